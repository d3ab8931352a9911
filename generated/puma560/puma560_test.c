/* Self-test of puma560.c; prints a line for each function, returns 1 on failure.
 *
 * Made by symdyn 0.1.0 from puma560.yaml
 * (SHA-256 1ece3ed02383acdae13dd5e198bc421659729a9104ee0ef37d16054020686f44).
 * Make it again with
 *
 *     symdyn generate puma560.yaml --target python,c,javascript
 */
#include "puma560.h"

#include <math.h>
#include <stdio.h>

static const double state_q[2][6] = {
    {-1.46, 1.39, 1.06, -0.98, -0.02, -0.2},
    {0.01, 1.93, 1.08, 0.16, 1.44, -1.07},
};
static const double state_qd[2][6] = {
    {0.61, 1.15, -1.62, -1.89, 1.34, -0.27},
    {0.06, 1.81, 0.31, -0.16, -0.92, 0.19},
};
static const double state_qdd[2][6] = {
    {1.05, -1.99, -0.22, 0.89, -1.08, 1.78},
    {1.83, -1.98, 1.13, 1.28, 1.54, 0.96},
};
static const double state_tau[2][6] = {
    {1.61, -1.88, -1.9, 0.17, 1.76, -0.48},
    {1.24, 0.07, 0.25, -0.3, -1.78, 1.48},
};
static const double state_f[2][6] = {
    {-1.83, 0.81, 1.93, 0.37, -0.43, -1.32},
    {-1.92, -1.93, -1.41, 0.88, -1.36, 0.82},
};

static int differing(const double *got, const double *want, size_t count, double within)
{
    int wrong = 0;
    for (size_t i = 0; i < count; ++i) {
        if (!(fabs(got[i] - want[i]) <= within)) {
            ++wrong;
        }
    }
    return wrong;
}

static int report(const char *name, int wrong)
{
    if (wrong > 0) {
        printf("%s: %d numbers WRONG\n", name, wrong);
    } else {
        printf("%s: ok\n", name);
    }
    return wrong > 0;
}

static int puma560_test_mass_matrix(void)
{
    static const double want_0[2][36] = {
        {
            2.43903136, -0.57887691, 0.10455267, -0.00127705, -0.00067054, -3.052e-05, -0.57887691,
            3.77169949, 0.03024091, -5.99e-06, 0.00045943, 6.6e-07, 0.10455267, 0.03024091,
            0.93858451, -2.401e-05, 0.00105143, 6.6e-07, -0.00127705, -5.99e-06, -2.401e-05,
            0.19243071, 0.0, 3.999e-05, -0.00067054, 0.00045943, 0.00105143, 0.0, 0.17134845, 0.0,
            -3.052e-05, 6.6e-07, 6.6e-07, 3.999e-05, 0.0, 0.19410451,
        },
        {
            2.59068973, -0.50106329, 0.13709997, -0.00124278, 0.00013848, -1.031e-05, -0.50106329,
            3.76242924, 0.02449749, -2.735e-05, 1.376e-05, 6.32e-06, 0.13709997, 0.02449749,
            0.93636792, -0.0002006, 0.00073611, 6.32e-06, -0.00124278, -2.735e-05, -0.0002006,
            0.19262935, 0.0, 5.22e-06, 0.00013848, 1.376e-05, 0.00073611, 0.0, 0.17134845, 0.0,
            -1.031e-05, 6.32e-06, 6.32e-06, 5.22e-06, 0.0, 0.19410451,
        },
    };
    static const double within_0[2] = {5.1e-09, 5.1e-09};
    static double got_0[36], batch_0[2][36];
    static const size_t states[2] = {0, 1};
    int wrong = 0;

    for (size_t row = 0; row < 2; ++row) {
        const size_t state = states[row];
        puma560_mass_matrix(state_q[state], got_0);
        puma560_mass_matrix_batch(2, &state_q[0][0], &batch_0[0][0]);
        wrong += differing(got_0, want_0[row], 36, within_0[row]);
        wrong += differing(batch_0[state], want_0[row], 36, within_0[row]);
    }
    return report("mass_matrix", wrong);
}

static int puma560_test_udu(void)
{
    static const double want_0[2][36] = {
        {
            1.0, -0.15441163, 0.11139897, -0.00663639, -0.00391329, -0.00015723, 0.0, 1.0,
            0.03221691, -3.115e-05, 0.00268125, 3.42e-06, 0.0, 0.0, 1.0, -0.00012478, 0.00613622,
            3.42e-06, 0.0, 0.0, 0.0, 1.0, 0.0, 0.00020603, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0,
            0.0, 0.0, 0.0, 1.0,
        },
        {
            1.0, -0.13415169, 0.14641529, -0.00645165, 0.00080819, -5.311e-05, 0.0, 1.0, 0.02616225,
            -0.00014199, 8.033e-05, 3.255e-05, 0.0, 0.0, 1.0, -0.00104137, 0.00429601, 3.255e-05,
            0.0, 0.0, 0.0, 1.0, 0.0, 2.688e-05, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0,
            0.0, 1.0,
        },
    };
    static const double within_0[2] = {5.1e-09, 5.1e-09};
    static double got_0[36], batch_0[2][36];
    static const double want_1[2][6] = {
        {2.33746757, 3.77072408, 0.93857805, 0.1924307, 0.17134845, 0.19410451},
        {2.50290866, 3.76178833, 0.93636455, 0.19262935, 0.17134845, 0.19410451},
    };
    static const double within_1[2] = {5.1e-09, 5.1e-09};
    static double got_1[6], batch_1[2][6];
    static const size_t states[2] = {0, 1};
    int wrong = 0;

    for (size_t row = 0; row < 2; ++row) {
        const size_t state = states[row];
        puma560_udu(state_q[state], got_0, got_1);
        puma560_udu_batch(2, &state_q[0][0], &batch_0[0][0], &batch_1[0][0]);
        wrong += differing(got_0, want_0[row], 36, within_0[row]);
        wrong += differing(batch_0[state], want_0[row], 36, within_0[row]);
        wrong += differing(got_1, want_1[row], 6, within_1[row]);
        wrong += differing(batch_1[state], want_1[row], 6, within_1[row]);
    }
    return report("udu", wrong);
}

static int puma560_test_innovations(void)
{
    static const double want_0[2][36] = {
        {
            1.0, 0.15441163, -0.11637363, 0.00662668, 0.00421337, 0.00015573, 0.0, 1.0, -0.03221691,
            2.713e-05, -0.00248356, -3.32e-06, 0.0, 0.0, 1.0, 0.00012478, -0.00613622, -3.45e-06,
            0.0, 0.0, 0.0, 1.0, 0.0, -0.00020603, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0,
            0.0, 1.0,
        },
        {
            1.0, 0.13415169, -0.149925, 0.00631458, -0.00017489, 5.345e-05, 0.0, 1.0, -0.02616225,
            0.00011475, 3.206e-05, -3.17e-05, 0.0, 0.0, 1.0, 0.00104137, -0.00429601, -3.258e-05,
            0.0, 0.0, 0.0, 1.0, 0.0, -2.688e-05, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0,
            0.0, 1.0,
        },
    };
    static const double within_0[2] = {5.1e-09, 5.1e-09};
    static double got_0[36], batch_0[2][36];
    static const double want_1[2][6] = {
        {2.33746757, 3.77072408, 0.93857805, 0.1924307, 0.17134845, 0.19410451},
        {2.50290866, 3.76178833, 0.93636455, 0.19262935, 0.17134845, 0.19410451},
    };
    static const double within_1[2] = {5.1e-09, 5.1e-09};
    static double got_1[6], batch_1[2][6];
    static const size_t states[2] = {0, 1};
    int wrong = 0;

    for (size_t row = 0; row < 2; ++row) {
        const size_t state = states[row];
        puma560_innovations(state_q[state], got_0, got_1);
        puma560_innovations_batch(2, &state_q[0][0], &batch_0[0][0], &batch_1[0][0]);
        wrong += differing(got_0, want_0[row], 36, within_0[row]);
        wrong += differing(batch_0[state], want_0[row], 36, within_0[row]);
        wrong += differing(got_1, want_1[row], 6, within_1[row]);
        wrong += differing(batch_1[state], want_1[row], 6, within_1[row]);
    }
    return report("innovations", wrong);
}

static int puma560_test_mass_matrix_inverse(void)
{
    static const double want_0[2][36] = {
        {
            0.42781342, 0.06605937, -0.0497862, 0.00283498, 0.00180254, 6.662e-05, 0.06605937,
            0.27540139, -0.01623153, 0.00044495, -0.00038031, 9.41e-06, -0.0497862, -0.01623153,
            1.07151055, -0.0001972, -0.00672634, -1.14e-05, 0.00283498, 0.00044495, -0.0001972,
            5.19669484, 1.111e-05, -0.00107025, 0.00180254, -0.00038031, -0.00672634, 1.111e-05,
            5.83611025, 3.1e-07, 6.662e-05, 9.41e-06, -1.14e-05, -0.00107025, 3.1e-07, 5.15186415,
        },
        {
            0.39953516, 0.05359832, -0.05990031, 0.0025229, -6.987e-05, 2.136e-05, 0.05359832,
            0.27302132, -0.01499046, 0.00036895, -8.5e-07, -5.56e-06, -0.05990031, -0.01499046,
            1.07712263, 0.0007331, -0.00457771, -3.777e-05, 0.0025229, 0.00036895, 0.0007331,
            5.19133407, -5.22e-06, -0.00013943, -6.987e-05, -8.5e-07, -0.00457771, -5.22e-06,
            5.83608063, 1.5e-07, 2.136e-05, -5.56e-06, -3.777e-05, -0.00013943, 1.5e-07, 5.15186393,
        },
    };
    static const double within_0[2] = {5.1e-09, 5.1e-09};
    static double got_0[36], batch_0[2][36];
    static const size_t states[2] = {0, 1};
    int wrong = 0;

    for (size_t row = 0; row < 2; ++row) {
        const size_t state = states[row];
        puma560_mass_matrix_inverse(state_q[state], got_0);
        puma560_mass_matrix_inverse_batch(2, &state_q[0][0], &batch_0[0][0]);
        wrong += differing(got_0, want_0[row], 36, within_0[row]);
        wrong += differing(batch_0[state], want_0[row], 36, within_0[row]);
    }
    return report("mass_matrix_inverse", wrong);
}

static int puma560_test_inverse_dynamics(void)
{
    static const double want_0[2][6] = {
        {33.1198575, 13.586769, -18.4635248, -1.6756346, 1.2285059, -0.2671907},
        {33.2654325, 3.8228033, 8.1194293, -0.8899529, -0.9530249, 0.7817509},
    };
    static const double within_0[2] = {5.1e-08, 5.1e-08};
    static double got_0[6], batch_0[2][6];
    static const size_t states[2] = {0, 1};
    int wrong = 0;

    for (size_t row = 0; row < 2; ++row) {
        const size_t state = states[row];
        puma560_inverse_dynamics(state_q[state], state_qd[state], state_qdd[state], got_0);
        puma560_inverse_dynamics_batch(
            2, &state_q[0][0], &state_qd[0][0], &state_qdd[0][0], &batch_0[0][0]
        );
        wrong += differing(got_0, want_0[row], 6, within_0[row]);
        wrong += differing(batch_0[state], want_0[row], 6, within_0[row]);
    }
    return report("inverse_dynamics", wrong);
}

static int puma560_test_bias_forces(void)
{
    static const double want_0[2][6] = {
        {29.4303778, 21.7074251, -18.3054813, -1.8456454, 1.4154119, -0.6126988},
        {27.3788294, 12.1616846, 6.8580627, -1.1340767, -1.2179595, 0.5954282},
    };
    static const double within_0[2] = {5.1e-08, 5.1e-08};
    static double got_0[6], batch_0[2][6];
    static const size_t states[2] = {0, 1};
    int wrong = 0;

    for (size_t row = 0; row < 2; ++row) {
        const size_t state = states[row];
        puma560_bias_forces(state_q[state], state_qd[state], got_0);
        puma560_bias_forces_batch(2, &state_q[0][0], &state_qd[0][0], &batch_0[0][0]);
        wrong += differing(got_0, want_0[row], 6, within_0[row]);
        wrong += differing(batch_0[state], want_0[row], 6, within_0[row]);
    }
    return report("bias_forces", wrong);
}

static int puma560_test_gravity_forces(void)
{
    static const double want_0[2][6] = {
        {0.0, -0.09875296, -5.7865711, 0.00029927, -0.01046998, 0.0},
        {0.0, -15.4150498, -1.3671667, 0.0005856, 0.027292, 0.0},
    };
    static const double within_0[2] = {5.1e-09, 5.1e-08};
    static double got_0[6], batch_0[2][6];
    static const size_t states[2] = {0, 1};
    int wrong = 0;

    for (size_t row = 0; row < 2; ++row) {
        const size_t state = states[row];
        puma560_gravity_forces(state_q[state], got_0);
        puma560_gravity_forces_batch(2, &state_q[0][0], &batch_0[0][0]);
        wrong += differing(got_0, want_0[row], 6, within_0[row]);
        wrong += differing(batch_0[state], want_0[row], 6, within_0[row]);
    }
    return report("gravity_forces", wrong);
}

static int puma560_test_coriolis_matrix(void)
{
    static const double want_0[2][36] = {
        {
            0.020906563, -0.240760016, -0.108911089, 0.001295341, -0.001647692, -4.258e-06,
            0.082250801, 0.320702557, 0.092619003, 0.000924474, -0.001636582, -1.3948e-05,
            0.064964848, 0.227987648, -9.5906e-05, 0.002105115, -0.003297311, -1.3948e-05,
            0.000126894, -0.000547014, -0.00052709, -5.416e-06, 4.7644e-05, 3.02e-07, -0.001387828,
            7.27e-05, 0.000278, -4.7644e-05, 0.0, -2.528e-06, -4.258e-06, -2.9716e-05, -2.9716e-05,
            7.7e-07, 2.528e-06, 0.0,
        },
        {
            0.672394783, 0.549932606, 0.03495805, -0.000192325, -0.000564983, 2.2576e-05,
            -0.024269489, -0.058719476, -0.402745406, 0.000196114, -0.000267887, -4.658e-06,
            0.010856528, 0.345173831, 0.001147901, 0.000260938, -0.001490807, -4.658e-06,
            -0.000787118, -0.000166111, -6.6905e-05, -2.405e-05, 0.000128666, -2.3283e-05,
            -9.6017e-05, 0.000807983, 0.002638162, -0.000128666, 0.0, -5.213e-06, 2.2576e-05,
            -2.371e-06, -2.371e-06, 5.9769e-05, 5.213e-06, 0.0,
        },
    };
    static const double within_0[2] = {5.1e-10, 5.1e-10};
    static double got_0[36], batch_0[2][36];
    static const size_t states[2] = {0, 1};
    int wrong = 0;

    for (size_t row = 0; row < 2; ++row) {
        const size_t state = states[row];
        puma560_coriolis_matrix(state_q[state], state_qd[state], got_0);
        puma560_coriolis_matrix_batch(2, &state_q[0][0], &state_qd[0][0], &batch_0[0][0]);
        wrong += differing(got_0, want_0[row], 36, within_0[row]);
        wrong += differing(batch_0[state], want_0[row], 36, within_0[row]);
    }
    return report("coriolis_matrix", wrong);
}

static int puma560_test_forward_dynamics(void)
{
    static const double want_0[2][6] = {
        {-14.2705237, -8.5993252, 19.3438604, 10.3819553, 1.859551, 0.6792264},
        {-10.6934878, -4.6029237, -5.3675591, 4.254599, -3.2480312, 4.556836},
    };
    static const double within_0[2] = {5.1e-08, 5.1e-08};
    static double got_0[6], batch_0[2][6];
    static const size_t states[2] = {0, 1};
    int wrong = 0;

    for (size_t row = 0; row < 2; ++row) {
        const size_t state = states[row];
        puma560_forward_dynamics(state_q[state], state_qd[state], state_tau[state], got_0);
        puma560_forward_dynamics_batch(
            2, &state_q[0][0], &state_qd[0][0], &state_tau[0][0], &batch_0[0][0]
        );
        wrong += differing(got_0, want_0[row], 6, within_0[row]);
        wrong += differing(batch_0[state], want_0[row], 6, within_0[row]);
    }
    return report("forward_dynamics", wrong);
}

static int puma560_test_pose_flange(void)
{
    static const double want_0[2][16] = {
        {
            -0.94982463, 0.30016056, -0.08795911, -0.17272324, 0.17687856, 0.74738084, 0.6404185,
            0.19547989, 0.25796733, 0.59272719, -0.7629727, 0.77695278, 0.0, 0.0, 0.0, 1.0,
        },
        {
            -0.25371835, -0.15517047, 0.95475082, -0.2270606, -0.8585999, 0.49069183, -0.14841744,
            -0.15232818, -0.44545842, -0.85740519, -0.25772687, 0.65066815, 0.0, 0.0, 0.0, 1.0,
        },
    };
    static const double within_0[2] = {5.1e-09, 5.1e-09};
    static double got_0[16], batch_0[2][16];
    static const size_t states[2] = {0, 1};
    int wrong = 0;

    for (size_t row = 0; row < 2; ++row) {
        const size_t state = states[row];
        puma560_pose_flange(state_q[state], got_0);
        puma560_pose_flange_batch(2, &state_q[0][0], &batch_0[0][0]);
        wrong += differing(got_0, want_0[row], 16, within_0[row]);
        wrong += differing(batch_0[state], want_0[row], 16, within_0[row]);
    }
    return report("pose_flange", wrong);
}

static int puma560_test_jacobian_flange(void)
{
    static const double want_0[2][36] = {
        {
            0.0, -0.99386836, -0.99386836, -0.0705175, -0.48287836, -0.08795911, 0.0, -0.11056978,
            -0.11056978, 0.63385416, -0.69734264, 0.6404185, 1.0, 0.0, 0.0, -0.77023125,
            -0.52966191, -0.7629727, -0.19547989, -0.0116234, 0.03534244, 0.0, 0.0, 0.0,
            -0.17272324, 0.10447821, -0.31767932, 0.0, 0.0, 0.0, 0.0, -0.21337925, -0.29102249, 0.0,
            0.0, 0.0,
        },
        {
            0.0, 0.00999983, 0.00999983, -0.13120663, -0.14806076, 0.95475082, 0.0, -0.99995,
            -0.99995, -0.00131211, -0.9887573, -0.14841744, 1.0, 0.0, 0.0, -0.99135417, 0.02090465,
            -0.25772687, 0.15232818, 0.0211608, 0.42538183, 0.0, 0.0, 0.0, -0.2270606, 0.00021162,
            0.00425396, 0.0, 0.0, 0.0, 0.0, -0.2285725, -0.07678235, 0.0, 0.0, 0.0,
        },
    };
    static const double within_0[2] = {5.1e-09, 5.1e-09};
    static double got_0[36], batch_0[2][36];
    static const size_t states[2] = {0, 1};
    int wrong = 0;

    for (size_t row = 0; row < 2; ++row) {
        const size_t state = states[row];
        puma560_jacobian_flange(state_q[state], got_0);
        puma560_jacobian_flange_batch(2, &state_q[0][0], &batch_0[0][0]);
        wrong += differing(got_0, want_0[row], 36, within_0[row]);
        wrong += differing(batch_0[state], want_0[row], 36, within_0[row]);
    }
    return report("jacobian_flange", wrong);
}

static int puma560_test_jacobian_rate_flange(void)
{
    static const double want_0[2][36] = {
        {
            0.0, 0.06744757, 0.06744757, -0.42667826, 2.04752786, 0.71892975, 0.0, -0.6062597,
            -0.6062597, 0.31677331, -0.67949273, -0.15487259, 0.0, 0.0, 0.0, 0.29974941,
            -0.97206848, -0.21287746, -0.52942926, -0.08872825, 0.17866059, 0.0, 0.0, 0.0,
            -0.1898644, 0.21759385, 0.15750077, 0.0, 0.0, 0.0, 0.0, -0.63870675, -0.15023044, 0.0,
            0.0, 0.0,
        },
        {
            0.0, 0.059997, 0.059997, 2.10164449, 0.17184757, 0.34144868, 0.0, 0.00059999,
            0.00059999, 0.01314396, -0.03325057, 0.2363431, 0.0, 0.0, 0.0, -0.27817197, -0.35556039,
            1.12879565, 0.01192188, 0.43748418, 0.1625152, 0.0, 0.0, 0.0, 0.1793091, 0.00564476,
            0.02715067, 0.0, 0.0, 0.0, 0.0, 0.17017792, 0.90185458, 0.0, 0.0, 0.0,
        },
    };
    static const double within_0[2] = {5.1e-09, 5.1e-09};
    static double got_0[36], batch_0[2][36];
    static const size_t states[2] = {0, 1};
    int wrong = 0;

    for (size_t row = 0; row < 2; ++row) {
        const size_t state = states[row];
        puma560_jacobian_rate_flange(state_q[state], state_qd[state], got_0);
        puma560_jacobian_rate_flange_batch(2, &state_q[0][0], &state_qd[0][0], &batch_0[0][0]);
        wrong += differing(got_0, want_0[row], 36, within_0[row]);
        wrong += differing(batch_0[state], want_0[row], 36, within_0[row]);
    }
    return report("jacobian_rate_flange", wrong);
}

static int puma560_test_operational_inertia_inverse_flange(void)
{
    static const double want_0[2][36] = {
        {
            2.71809484, 1.58180898, 2.09972995, -0.03058798, 0.30823184, 0.35920733, 1.58180898,
            7.05292977, -2.89937673, -0.00339824, 0.03289337, 0.03862714, 2.09972995, -2.89937673,
            8.13947136, -0.08539959, -0.05182299, -0.00065867, -0.03058798, -0.00339824,
            -0.08539959, 0.01872484, -0.00204444, -0.01034728, 0.30823184, 0.03289337, -0.05182299,
            -0.00204444, 0.11713598, 0.09224879, 0.35920733, 0.03862714, -0.00065867, -0.01034728,
            0.09224879, 0.10127394,
        },
        {
            4.91366185, 0.11159512, -0.61075678, 0.00474822, 0.00013053, -0.00143493, 0.11159512,
            7.13005186, 0.09070354, -0.45435216, -0.00599845, 0.14017657, -0.61075678, 0.09070354,
            5.84115677, 0.03577867, -0.09039622, -0.00750613, 0.00474822, -0.45435216, 0.03577867,
            0.19661091, -0.00638037, -0.03618502, 0.00013053, -0.00599845, -0.09039622, -0.00638037,
            0.02072868, 0.00138722, -0.00143493, 0.14017657, -0.00750613, -0.03618502, 0.00138722,
            0.02008814,
        },
    };
    static const double within_0[2] = {5.1e-09, 5.1e-09};
    static double got_0[36], batch_0[2][36];
    static const size_t states[2] = {0, 1};
    int wrong = 0;

    for (size_t row = 0; row < 2; ++row) {
        const size_t state = states[row];
        puma560_operational_inertia_inverse_flange(state_q[state], got_0);
        puma560_operational_inertia_inverse_flange_batch(2, &state_q[0][0], &batch_0[0][0]);
        wrong += differing(got_0, want_0[row], 36, within_0[row]);
        wrong += differing(batch_0[state], want_0[row], 36, within_0[row]);
    }
    return report("operational_inertia_inverse_flange", wrong);
}

static int puma560_test_operational_inertia_flange(void)
{
    static const double want_0[2][36] = {
        {
            734.8663, -276.5291, -305.7286, -1868.9239, 345.4222, -3008.5952, -276.5291, 104.2255,
            115.1083, 703.5538, -129.9351, 1132.0522, -305.7286, 115.1083, 127.3464, 778.238,
            -143.6225, 1251.6465, -1868.9239, 703.5538, 778.238, 4818.7263, -892.0094, 7670.4337,
            345.4222, -129.9351, -143.6225, -892.0094, 195.7184, -1445.9635, -3008.5952, 1132.0522,
            1251.6465, 7670.4337, -1445.9635, 12358.1888,
        },
        {
            0.2065261, -0.0047768, 0.0232176, -0.0119221, 0.0929658, 0.0288654, -0.0047768,
            0.1719969, -0.0031616, 0.2697196, 0.1677193, -0.727463, 0.0232176, -0.0031616,
            0.1862503, -0.0129693, 0.8062147, 0.0142787, -0.0119221, 0.2697196, -0.0129693,
            8.0744689, 1.6676, 12.5416655, 0.0929658, 0.1677193, 0.8062147, 1.6676, 52.4183578,
            -1.4784346, 0.0288654, -0.727463, 0.0142787, 12.5416655, -1.4784346, 77.5578765,
        },
    };
    static const double within_0[2] = {0.00035, 6.1e-08};
    static double got_0[36], batch_0[2][36];
    static const size_t states[2] = {0, 1};
    int wrong = 0;

    for (size_t row = 0; row < 2; ++row) {
        const size_t state = states[row];
        puma560_operational_inertia_flange(state_q[state], got_0);
        puma560_operational_inertia_flange_batch(2, &state_q[0][0], &batch_0[0][0]);
        wrong += differing(got_0, want_0[row], 36, within_0[row]);
        wrong += differing(batch_0[state], want_0[row], 36, within_0[row]);
    }
    return report("operational_inertia_flange", wrong);
}

static int puma560_test_tip_force_acceleration_flange(void)
{
    static const double want_0[2][6] = {
        {0.83971463, 0.63101642, 2.30176001, -4.37966848, -4.11777641, -4.08354422},
        {-0.4218272, 0.3910497, 2.4103982, 8.5774068, 12.6139535, -6.096447},
    };
    static const double within_0[2] = {5.1e-09, 5.1e-08};
    static double got_0[6], batch_0[2][6];
    static const size_t states[2] = {0, 1};
    int wrong = 0;

    for (size_t row = 0; row < 2; ++row) {
        const size_t state = states[row];
        puma560_tip_force_acceleration_flange(state_q[state], state_f[state], got_0);
        puma560_tip_force_acceleration_flange_batch(
            2, &state_q[0][0], &state_f[0][0], &batch_0[0][0]
        );
        wrong += differing(got_0, want_0[row], 6, within_0[row]);
        wrong += differing(batch_0[state], want_0[row], 6, within_0[row]);
    }
    return report("tip_force_acceleration_flange", wrong);
}

static int puma560_test_places(void)
{
    static const size_t places[6] = {
        PUMA560_WAIST, PUMA560_SHOULDER, PUMA560_ELBOW, PUMA560_WRIST_ROLL, PUMA560_WRIST_PITCH,
        PUMA560_FLANGE,
    };
    int wrong = 0;

    for (size_t joint = 0; joint < 6; ++joint) {
        wrong += places[joint] != joint;
    }
    return report("places of the joints", wrong);
}

int main(void)
{
    int failed = 0;

    failed += puma560_test_mass_matrix();
    failed += puma560_test_udu();
    failed += puma560_test_innovations();
    failed += puma560_test_mass_matrix_inverse();
    failed += puma560_test_inverse_dynamics();
    failed += puma560_test_bias_forces();
    failed += puma560_test_gravity_forces();
    failed += puma560_test_coriolis_matrix();
    failed += puma560_test_forward_dynamics();
    failed += puma560_test_pose_flange();
    failed += puma560_test_jacobian_flange();
    failed += puma560_test_jacobian_rate_flange();
    failed += puma560_test_operational_inertia_inverse_flange();
    failed += puma560_test_operational_inertia_flange();
    failed += puma560_test_tip_force_acceleration_flange();
    failed += puma560_test_places();
    return failed > 0;
}
