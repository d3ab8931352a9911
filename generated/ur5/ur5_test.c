/* Self-test of ur5.c; prints a line for each function, returns 1 on failure.
 *
 * Made by symdyn 0.1.0 from ur5.yaml
 * (SHA-256 f67163af3ec0355dae0dde4c3b1cfa0aa49056b1937c0db044ea2f69a4424d7f).
 * Make it again with
 *
 *     symdyn generate ur5.yaml --target python,c,javascript
 */
#include "ur5.h"

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

static int ur5_test_mass_matrix(void)
{
    static const double want_0[2][36] = {
        {
            0.67070059, 0.45121554, 0.04937454, 0.0001757, -0.02864808, 0.00034097, 0.45121554,
            3.28167405, 1.17997592, 0.24635514, 6.497e-05, 0.01713305, 0.04937454, 1.17997592,
            0.84840473, 0.24695917, 6.497e-05, 0.01713305, 0.0001757, 0.24635514, 0.24695917,
            0.24116557, 6.497e-05, 0.01713305, -0.02864808, 6.497e-05, 6.497e-05, 6.497e-05,
            0.25258343, 0.0, 0.00034097, 0.01713305, 0.01713305, 0.01713305, 0.0, 0.01713647,
        },
        {
            1.92940732, 0.38359761, 0.00117003, -0.0089521, 0.24033185, 0.00048258, 0.38359761,
            3.24355423, 1.16032126, 0.24552597, -0.00696734, 0.002235, 0.00117003, 1.16032126,
            0.84721523, 0.25267469, -0.00696734, 0.002235, -0.0089521, 0.24552597, 0.25267469,
            0.2537861, -0.00696734, 0.002235, 0.24033185, -0.00696734, -0.00696734, -0.00696734,
            0.24040281, 0.0, 0.00048258, 0.002235, 0.002235, 0.002235, 0.0, 0.01713647,
        },
    };
    static const double within_0[2] = {5.1e-09, 5.1e-09};
    static double got_0[36], batch_0[2][36];
    static const size_t states[2] = {0, 1};
    int wrong = 0;

    for (size_t row = 0; row < 2; ++row) {
        const size_t state = states[row];
        ur5_mass_matrix(state_q[state], got_0);
        ur5_mass_matrix_batch(2, &state_q[0][0], &batch_0[0][0]);
        wrong += differing(got_0, want_0[row], 36, within_0[row]);
        wrong += differing(batch_0[state], want_0[row], 36, within_0[row]);
    }
    return report("mass_matrix", wrong);
}

static int ur5_test_udu(void)
{
    static const double want_0[2][36] = {
        {
            1.0, 0.23623754, 0.08262426, -0.0007045, -0.11342027, 0.01989716, 0.0, 1.0, 1.55783319,
            1.02316399, 0.00025723, 0.99980001, 0.0, 0.0, 1.0, 1.02586014, 0.00025723, 0.99980001,
            0.0, 0.0, 0.0, 1.0, 0.00025723, 0.99980001, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0,
            0.0, 0.0, 1.0,
        },
        {
            1.0, 0.23591166, 0.0169784, -0.00809247, 0.99970483, 0.02816091, 0.0, 1.0, 1.5376059,
            0.96738898, -0.02898193, 0.13042371, 0.0, 0.0, 1.0, 0.99561214, -0.02898193, 0.13042371,
            0.0, 0.0, 0.0, 1.0, -0.02898193, 0.13042371, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0,
            0.0, 0.0, 0.0, 1.0,
        },
    };
    static const double within_0[2] = {5.1e-09, 5.1e-09};
    static double got_0[36], batch_0[2][36];
    static const double want_1[2][6] = {
        {0.57493326, 1.58481823, 0.59550213, 0.22403594, 0.25258343, 0.01713647},
        {1.60002168, 1.5977712, 0.59564707, 0.25329268, 0.24040281, 0.01713647},
    };
    static const double within_1[2] = {5.1e-09, 5.1e-09};
    static double got_1[6], batch_1[2][6];
    static const size_t states[2] = {0, 1};
    int wrong = 0;

    for (size_t row = 0; row < 2; ++row) {
        const size_t state = states[row];
        ur5_udu(state_q[state], got_0, got_1);
        ur5_udu_batch(2, &state_q[0][0], &batch_0[0][0], &batch_1[0][0]);
        wrong += differing(got_0, want_0[row], 36, within_0[row]);
        wrong += differing(batch_0[state], want_0[row], 36, within_0[row]);
        wrong += differing(got_1, want_1[row], 6, within_1[row]);
        wrong += differing(batch_1[state], want_1[row], 6, within_1[row]);
    }
    return report("udu", wrong);
}

static int ur5_test_innovations(void)
{
    static const double want_0[2][36] = {
        {
            1.0, -0.23623754, 0.28539442, -0.05036052, 0.11342058, -0.01869377, 0.0, 1.0,
            -1.55783319, 0.57495499, -4.4e-06, -0.01711838, 0.0, 0.0, 1.0, -1.02586014, 6.65e-06,
            0.02585497, 0.0, 0.0, 0.0, 1.0, -0.00025723, -0.99980001, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0,
            0.0, 0.0, 0.0, 0.0, 0.0, 1.0,
        },
        {
            1.0, -0.23591166, 0.34576076, -0.1079328, -0.99964929, -0.02841084, 0.0, 1.0,
            -1.5376059, 0.56347012, 0.0007496, -0.00337331, 0.0, 0.0, 1.0, -0.99561214, 0.00012717,
            -0.00057228, 0.0, 0.0, 0.0, 1.0, 0.02898193, -0.13042371, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0,
            0.0, 0.0, 0.0, 0.0, 0.0, 1.0,
        },
    };
    static const double within_0[2] = {5.1e-09, 5.1e-09};
    static double got_0[36], batch_0[2][36];
    static const double want_1[2][6] = {
        {0.57493326, 1.58481823, 0.59550213, 0.22403594, 0.25258343, 0.01713647},
        {1.60002168, 1.5977712, 0.59564707, 0.25329268, 0.24040281, 0.01713647},
    };
    static const double within_1[2] = {5.1e-09, 5.1e-09};
    static double got_1[6], batch_1[2][6];
    static const size_t states[2] = {0, 1};
    int wrong = 0;

    for (size_t row = 0; row < 2; ++row) {
        const size_t state = states[row];
        ur5_innovations(state_q[state], got_0, got_1);
        ur5_innovations_batch(2, &state_q[0][0], &batch_0[0][0], &batch_1[0][0]);
        wrong += differing(got_0, want_0[row], 36, within_0[row]);
        wrong += differing(batch_0[state], want_0[row], 36, within_0[row]);
        wrong += differing(got_1, want_1[row], 6, within_1[row]);
        wrong += differing(batch_1[state], want_1[row], 6, within_1[row]);
    }
    return report("innovations", wrong);
}

static int ur5_test_mass_matrix_inverse(void)
{
    static const double want_0[2][36] = {
        {
            1.7393323, -0.4108956, 0.4963957, -0.0875937, 0.1972761, -0.0325147, -0.4108956,
            0.7280562, -1.1002401, 0.3834821, -0.0466068, -0.0031203, 0.4963957, -1.1002401,
            3.3522313, -2.3128448, 0.056317, 0.0509645, -0.0875937, 0.3834821, -2.3128448, 6.443798,
            -0.0110961, -4.5117897, 0.1972761, -0.0466068, 0.056317, -0.0110961, 3.9814633,
            -0.0025396, -0.0325147, -0.0031203, 0.0509645, -4.5117897, -0.0025396, 62.8187645,
        },
        {
            0.6249915, -0.1474428, 0.2160975, -0.0674571, -0.6247723, -0.0177565, -0.1474428,
            0.6606553, -1.0133242, 0.368574, 0.1478602, 0.0020777, 0.2160975, -1.0133242, 3.2332707,
            -2.2370562, -0.2165296, -0.003854, -0.0674571, 0.368574, -2.2370562, 5.818142, 0.181906,
            -0.5132296, -0.6247723, 0.1478602, -0.2165296, 0.181906, 4.7875549, 0.0028254,
            -0.0177565, 0.0020777, -0.003854, -0.5132296, 0.0028254, 58.4227338,
        },
    };
    static const double within_0[2] = {5.2e-08, 5.2e-08};
    static double got_0[36], batch_0[2][36];
    static const size_t states[2] = {0, 1};
    int wrong = 0;

    for (size_t row = 0; row < 2; ++row) {
        const size_t state = states[row];
        ur5_mass_matrix_inverse(state_q[state], got_0);
        ur5_mass_matrix_inverse_batch(2, &state_q[0][0], &batch_0[0][0]);
        wrong += differing(got_0, want_0[row], 36, within_0[row]);
        wrong += differing(batch_0[state], want_0[row], 36, within_0[row]);
    }
    return report("mass_matrix_inverse", wrong);
}

static int ur5_test_inverse_dynamics(void)
{
    static const double want_0[2][6] = {
        {-0.6465437, -1.3923563, 10.5128005, -0.3154439, -0.6707629, -0.0235944},
        {2.6108334, 25.9871627, 16.4876599, 0.1253846, 0.8007353, 0.0572312},
    };
    static const double within_0[2] = {5.1e-08, 5.1e-08};
    static double got_0[6], batch_0[2][6];
    static const size_t states[2] = {0, 1};
    int wrong = 0;

    for (size_t row = 0; row < 2; ++row) {
        const size_t state = states[row];
        ur5_inverse_dynamics(state_q[state], state_qd[state], state_qdd[state], got_0);
        ur5_inverse_dynamics_batch(
            2, &state_q[0][0], &state_qd[0][0], &state_qdd[0][0], &batch_0[0][0]
        );
        wrong += differing(got_0, want_0[row], 6, within_0[row]);
        wrong += differing(batch_0[state], want_0[row], 6, within_0[row]);
    }
    return report("inverse_dynamics", wrong);
}

static int ur5_test_bias_forces(void)
{
    static const double want_0[2][6] = {
        {-0.4737012, 4.6743108, 12.745538, -0.0161146, -0.3678065, -0.0318397},
        {-0.5208965, 30.0905643, 17.5107621, 0.0261239, -0.0062964, 0.038936},
    };
    static const double within_0[2] = {5.1e-08, 5.1e-08};
    static double got_0[6], batch_0[2][6];
    static const size_t states[2] = {0, 1};
    int wrong = 0;

    for (size_t row = 0; row < 2; ++row) {
        const size_t state = states[row];
        ur5_bias_forces(state_q[state], state_qd[state], got_0);
        ur5_bias_forces_batch(2, &state_q[0][0], &state_qd[0][0], &batch_0[0][0]);
        wrong += differing(got_0, want_0[row], 6, within_0[row]);
        wrong += differing(batch_0[state], want_0[row], 6, within_0[row]);
    }
    return report("bias_forces", wrong);
}

static int ur5_test_gravity_forces(void)
{
    static const double want_0[2][6] = {
        {0.0, 4.4342361, 12.2537576, 0.1735827, 0.0, 0.0},
        {0.0, 30.8301974, 15.5432733, -0.0049555, 0.0, 0.0},
    };
    static const double within_0[2] = {5.1e-08, 5.1e-08};
    static double got_0[6], batch_0[2][6];
    static const size_t states[2] = {0, 1};
    int wrong = 0;

    for (size_t row = 0; row < 2; ++row) {
        const size_t state = states[row];
        ur5_gravity_forces(state_q[state], got_0);
        ur5_gravity_forces_batch(2, &state_q[0][0], &batch_0[0][0]);
        wrong += differing(got_0, want_0[row], 6, within_0[row]);
        wrong += differing(batch_0[state], want_0[row], 6, within_0[row]);
    }
    return report("gravity_forces", wrong);
}

static int ur5_test_coriolis_matrix(void)
{
    static const double want_0[2][36] = {
        {
            0.203763353, 0.531455969, 0.317794535, 0.157440885, -0.29705721, -0.004725375,
            -0.413377603, 0.994014039, 0.303696563, 0.026934288, -0.080574118, 6.5096e-05,
            -0.284187647, 0.697644389, 0.007326913, 0.00915325, -0.080574118, 6.5096e-05,
            -0.151760295, 0.006820857, -0.001843631, -1.7294e-05, -0.080574118, 6.5096e-05,
            -0.299280405, 0.076304547, 0.076304547, 0.076304547, -0.000877183, 0.014782761,
            -0.018197764, 0.000394131, 0.000394131, 0.000394131, -0.014782761, 0.0,
        },
        {
            2.38835334, -0.34296649, -0.15553011, 0.00010245, -0.00483252, 0.00187617, -0.08299812,
            -0.18787877, -1.27699418, -0.02115009, 0.00179663, -0.00239784, -0.01051985, 1.08737743,
            -0.00173799, -0.01633834, 0.00179663, -0.00239784, -0.00402402, 0.01620396, 0.01176045,
            -0.0028399, 0.00179663, -0.00239784, -0.00389752, -0.00264747, -0.00264747, -0.00264747,
            0.0013352, 0.00186797, 0.03135258, 0.01802873, 0.01802873, 0.01802873, -0.00186797, 0.0,
        },
    };
    static const double within_0[2] = {5.1e-10, 5.1e-09};
    static double got_0[36], batch_0[2][36];
    static const size_t states[2] = {0, 1};
    int wrong = 0;

    for (size_t row = 0; row < 2; ++row) {
        const size_t state = states[row];
        ur5_coriolis_matrix(state_q[state], state_qd[state], got_0);
        ur5_coriolis_matrix_batch(2, &state_q[0][0], &state_qd[0][0], &batch_0[0][0]);
        wrong += differing(got_0, want_0[row], 36, within_0[row]);
        wrong += differing(batch_0[state], want_0[row], 36, within_0[row]);
    }
    return report("coriolis_matrix", wrong);
}

static int ur5_test_forward_dynamics(void)
{
    static const double want_0[2][6] = {
        {-0.5345618, 10.459118, -41.1830383, 34.3745552, 8.3626039, -29.7916928},
        {2.9014248, -2.9815962, -23.8995652, 24.4700314, -10.3484964, 84.3261453},
    };
    static const double within_0[2] = {5.1e-08, 5.3e-08};
    static double got_0[6], batch_0[2][6];
    static const size_t states[2] = {0, 1};
    int wrong = 0;

    for (size_t row = 0; row < 2; ++row) {
        const size_t state = states[row];
        ur5_forward_dynamics(state_q[state], state_qd[state], state_tau[state], got_0);
        ur5_forward_dynamics_batch(
            2, &state_q[0][0], &state_qd[0][0], &state_tau[0][0], &batch_0[0][0]
        );
        wrong += differing(got_0, want_0[row], 6, within_0[row]);
        wrong += differing(batch_0[state], want_0[row], 6, within_0[row]);
    }
    return report("forward_dynamics", wrong);
}

static int ur5_test_pose_ee_link(void)
{
    static const double want_0[2][16] = {
        {
            0.99344709, 0.05223737, -0.10165697, 0.15487322, 0.11254771, -0.29227741, 0.94968781,
            0.33924231, 0.01989716, -0.95490584, -0.29624134, -0.58696374, 0.0, 0.0, 0.0, 1.0,
        },
        {
            -0.992313, -0.08274538, -0.09202239, -0.6183021, 0.12050677, -0.47687446, -0.8706715,
            0.11370664, 0.02816091, -0.87506797, 0.4831801, -0.26325517, 0.0, 0.0, 0.0, 1.0,
        },
    };
    static const double within_0[2] = {5.1e-09, 5.1e-09};
    static double got_0[16], batch_0[2][16];
    static const size_t states[2] = {0, 1};
    int wrong = 0;

    for (size_t row = 0; row < 2; ++row) {
        const size_t state = states[row];
        ur5_pose_ee_link(state_q[state], got_0);
        ur5_pose_ee_link_batch(2, &state_q[0][0], &batch_0[0][0]);
        wrong += differing(got_0, want_0[row], 16, within_0[row]);
        wrong += differing(batch_0[state], want_0[row], 16, within_0[row]);
    }
    return report("pose_ee_link", wrong);
}

static int ur5_test_pose_tool0(void)
{
    static const double want_0[2][16] = {
        {
            -0.05223737, 0.10165697, 0.99344709, 0.15487322, 0.29227741, -0.94968781, 0.11254771,
            0.33924231, 0.95490584, 0.29624134, 0.01989716, -0.58696374, 0.0, 0.0, 0.0, 1.0,
        },
        {
            0.08274538, 0.09202239, -0.992313, -0.6183021, 0.47687446, 0.8706715, 0.12050677,
            0.11370664, 0.87506797, -0.4831801, 0.02816091, -0.26325517, 0.0, 0.0, 0.0, 1.0,
        },
    };
    static const double within_0[2] = {5.1e-09, 5.1e-09};
    static double got_0[16], batch_0[2][16];
    static const size_t states[2] = {0, 1};
    int wrong = 0;

    for (size_t row = 0; row < 2; ++row) {
        const size_t state = states[row];
        ur5_pose_tool0(state_q[state], got_0);
        ur5_pose_tool0_batch(2, &state_q[0][0], &batch_0[0][0]);
        wrong += differing(got_0, want_0[row], 16, within_0[row]);
        wrong += differing(batch_0[state], want_0[row], 16, within_0[row]);
    }
    return report("pose_tool0", wrong);
}

static int ur5_test_jacobian_ee_link(void)
{
    static const double want_0[2][36] = {
        {
            0.0, 0.99386836, 0.99386836, 0.99386836, -0.11000857, 0.99344709, 0.0, 0.11056978,
            0.11056978, 0.11056978, 0.98882384, 0.11254771, 1.0, 0.0, 0.0, 0.0, -0.10062573,
            0.01989716, -0.33924231, -0.07475874, -0.02853252, -0.00087203, 0.0025513, 0.0,
            0.15487322, 0.671977, 0.25646763, 0.00783833, -0.00804709, 0.0, 0.0, 0.3200379,
            0.39645842, 0.09433521, -0.0818659, 0.0,
        },
        {
            0.0, -0.00999983, -0.00999983, -0.00999983, 0.02840211, -0.992313, 0.0, 0.99995,
            0.99995, 0.99995, 0.00028403, 0.12050677, 1.0, 0.0, 0.0, 0.0, 0.99959654, 0.02816091,
            -0.11370664, -0.35239655, 0.04545881, 0.09692461, -0.00991305, 0.0, -0.6183021,
            -0.00352408, 0.0004546, 0.00096928, -0.08170024, 0.0, 0.0, 0.61713414, 0.46773438,
            0.07887571, 0.00030488, 0.0,
        },
    };
    static const double within_0[2] = {5.1e-09, 5.1e-09};
    static double got_0[36], batch_0[2][36];
    static const size_t states[2] = {0, 1};
    int wrong = 0;

    for (size_t row = 0; row < 2; ++row) {
        const size_t state = states[row];
        ur5_jacobian_ee_link(state_q[state], got_0);
        ur5_jacobian_ee_link_batch(2, &state_q[0][0], &batch_0[0][0]);
        wrong += differing(got_0, want_0[row], 36, within_0[row]);
        wrong += differing(batch_0[state], want_0[row], 36, within_0[row]);
    }
    return report("jacobian_ee_link", wrong);
}

static int ur5_test_jacobian_tool0(void)
{
    static const double want_0[2][36] = {
        {
            0.0, 0.99386836, 0.99386836, 0.99386836, -0.11000857, 0.99344709, 0.0, 0.11056978,
            0.11056978, 0.11056978, 0.98882384, 0.11254771, 1.0, 0.0, 0.0, 0.0, -0.10062573,
            0.01989716, -0.33924231, -0.07475874, -0.02853252, -0.00087203, 0.0025513, 0.0,
            0.15487322, 0.671977, 0.25646763, 0.00783833, -0.00804709, 0.0, 0.0, 0.3200379,
            0.39645842, 0.09433521, -0.0818659, 0.0,
        },
        {
            0.0, -0.00999983, -0.00999983, -0.00999983, 0.02840211, -0.992313, 0.0, 0.99995,
            0.99995, 0.99995, 0.00028403, 0.12050677, 1.0, 0.0, 0.0, 0.0, 0.99959654, 0.02816091,
            -0.11370664, -0.35239655, 0.04545881, 0.09692461, -0.00991305, 0.0, -0.6183021,
            -0.00352408, 0.0004546, 0.00096928, -0.08170024, 0.0, 0.0, 0.61713414, 0.46773438,
            0.07887571, 0.00030488, 0.0,
        },
    };
    static const double within_0[2] = {5.1e-09, 5.1e-09};
    static double got_0[36], batch_0[2][36];
    static const size_t states[2] = {0, 1};
    int wrong = 0;

    for (size_t row = 0; row < 2; ++row) {
        const size_t state = states[row];
        ur5_jacobian_tool0(state_q[state], got_0);
        ur5_jacobian_tool0_batch(2, &state_q[0][0], &batch_0[0][0]);
        wrong += differing(got_0, want_0[row], 36, within_0[row]);
        wrong += differing(batch_0[state], want_0[row], 36, within_0[row]);
    }
    return report("jacobian_tool0", wrong);
}

static int ur5_test_jacobian_rate_ee_link(void)
{
    static const double want_0[2][36] = {
        {
            0.0, -0.06744757, -0.06744757, -0.06744757, -0.57692479, -0.03230618, 0.0, 0.6062597,
            0.6062597, 0.6062597, -0.30312584, 0.52165027, 0.0, 0.0, 0.0, 0.0, -2.34802147,
            -1.33768122, -0.42617112, -0.47206973, -0.20889174, -0.04152719, -0.08328814, 0.0,
            -0.24162081, 0.51316278, 0.45401605, 0.32976172, -0.20287456, 0.0, 0.0, 0.33349949,
            -0.14728428, -0.02970757, 0.01734613, 0.0,
        },
        {
            0.0, -0.059997, -0.059997, -0.059997, 1.95909421, 0.15877636, 0.0, -0.00059999,
            -0.00059999, -0.00059999, 0.02129589, 0.85430863, 0.0, 0.0, 0.0, 0.0, -0.05567091,
            1.9390662, -0.03167334, 1.24925884, 0.97862008, 0.15425002, -0.06963442, 0.0,
            -0.63695585, -0.0086529, 0.01251433, 0.00735861, 0.00853548, 0.0, 0.0, 0.62941424,
            -0.09073996, -0.19985291, 0.02316213, 0.0,
        },
    };
    static const double within_0[2] = {5.1e-09, 5.1e-09};
    static double got_0[36], batch_0[2][36];
    static const size_t states[2] = {0, 1};
    int wrong = 0;

    for (size_t row = 0; row < 2; ++row) {
        const size_t state = states[row];
        ur5_jacobian_rate_ee_link(state_q[state], state_qd[state], got_0);
        ur5_jacobian_rate_ee_link_batch(2, &state_q[0][0], &state_qd[0][0], &batch_0[0][0]);
        wrong += differing(got_0, want_0[row], 36, within_0[row]);
        wrong += differing(batch_0[state], want_0[row], 36, within_0[row]);
    }
    return report("jacobian_rate_ee_link", wrong);
}

static int ur5_test_jacobian_rate_tool0(void)
{
    static const double want_0[2][36] = {
        {
            0.0, -0.06744757, -0.06744757, -0.06744757, -0.57692479, -0.03230618, 0.0, 0.6062597,
            0.6062597, 0.6062597, -0.30312584, 0.52165027, 0.0, 0.0, 0.0, 0.0, -2.34802147,
            -1.33768122, -0.42617112, -0.47206973, -0.20889174, -0.04152719, -0.08328814, 0.0,
            -0.24162081, 0.51316278, 0.45401605, 0.32976172, -0.20287456, 0.0, 0.0, 0.33349949,
            -0.14728428, -0.02970757, 0.01734613, 0.0,
        },
        {
            0.0, -0.059997, -0.059997, -0.059997, 1.95909421, 0.15877636, 0.0, -0.00059999,
            -0.00059999, -0.00059999, 0.02129589, 0.85430863, 0.0, 0.0, 0.0, 0.0, -0.05567091,
            1.9390662, -0.03167334, 1.24925884, 0.97862008, 0.15425002, -0.06963442, 0.0,
            -0.63695585, -0.0086529, 0.01251433, 0.00735861, 0.00853548, 0.0, 0.0, 0.62941424,
            -0.09073996, -0.19985291, 0.02316213, 0.0,
        },
    };
    static const double within_0[2] = {5.1e-09, 5.1e-09};
    static double got_0[36], batch_0[2][36];
    static const size_t states[2] = {0, 1};
    int wrong = 0;

    for (size_t row = 0; row < 2; ++row) {
        const size_t state = states[row];
        ur5_jacobian_rate_tool0(state_q[state], state_qd[state], got_0);
        ur5_jacobian_rate_tool0_batch(2, &state_q[0][0], &state_qd[0][0], &batch_0[0][0]);
        wrong += differing(got_0, want_0[row], 36, within_0[row]);
        wrong += differing(batch_0[state], want_0[row], 36, within_0[row]);
    }
    return report("jacobian_rate_tool0", wrong);
}

static int ur5_test_operational_inertia_inverse_ee_link(void)
{
    static const double want_0[2][36] = {
        {
            57.6425021, 6.0878541, 1.1418365, 0.0173606, -0.0002921, 0.0345999, 6.0878541, 4.631306,
            -0.0741312, -0.0529785, -0.0185602, -0.3168942, 1.1418365, -0.0741312, 1.7635307,
            -0.5671252, 0.1195703, 0.0649605, 0.0173606, -0.0529785, -0.5671252, 0.190626,
            -0.0559925, -0.0238393, -0.0002921, -0.0185602, 0.1195703, -0.0559925, 0.1606107,
            0.0911863, 0.0345999, -0.3168942, 0.0649605, -0.0238393, 0.0911863, 0.2554117,
        },
        {
            57.5218069, -6.5107925, -1.5005928, 0.0439462, -0.0102508, 0.0377161, -6.5107925,
            4.6724162, 0.2975252, 0.3692892, -0.0049945, 0.3084247, -1.5005928, 0.2975252,
            4.2051339, -0.0317266, -0.339836, 0.0091949, 0.0439462, 0.3692892, -0.0317266,
            0.1264146, 0.0088987, 0.00992, -0.0102508, -0.0049945, -0.339836, 0.0088987, 0.2071703,
            -0.0031947, 0.0377161, 0.3084247, 0.0091949, 0.00992, -0.0031947, 0.2809911,
        },
    };
    static const double within_0[2] = {5.2e-08, 5.2e-08};
    static double got_0[36], batch_0[2][36];
    static const size_t states[2] = {0, 1};
    int wrong = 0;

    for (size_t row = 0; row < 2; ++row) {
        const size_t state = states[row];
        ur5_operational_inertia_inverse_ee_link(state_q[state], got_0);
        ur5_operational_inertia_inverse_ee_link_batch(2, &state_q[0][0], &batch_0[0][0]);
        wrong += differing(got_0, want_0[row], 36, within_0[row]);
        wrong += differing(batch_0[state], want_0[row], 36, within_0[row]);
    }
    return report("operational_inertia_inverse_ee_link", wrong);
}

static int ur5_test_operational_inertia_inverse_tool0(void)
{
    static const double want_0[2][36] = {
        {
            57.6425021, 6.0878541, 1.1418365, 0.0173606, -0.0002921, 0.0345999, 6.0878541, 4.631306,
            -0.0741312, -0.0529785, -0.0185602, -0.3168942, 1.1418365, -0.0741312, 1.7635307,
            -0.5671252, 0.1195703, 0.0649605, 0.0173606, -0.0529785, -0.5671252, 0.190626,
            -0.0559925, -0.0238393, -0.0002921, -0.0185602, 0.1195703, -0.0559925, 0.1606107,
            0.0911863, 0.0345999, -0.3168942, 0.0649605, -0.0238393, 0.0911863, 0.2554117,
        },
        {
            57.5218069, -6.5107925, -1.5005928, 0.0439462, -0.0102508, 0.0377161, -6.5107925,
            4.6724162, 0.2975252, 0.3692892, -0.0049945, 0.3084247, -1.5005928, 0.2975252,
            4.2051339, -0.0317266, -0.339836, 0.0091949, 0.0439462, 0.3692892, -0.0317266,
            0.1264146, 0.0088987, 0.00992, -0.0102508, -0.0049945, -0.339836, 0.0088987, 0.2071703,
            -0.0031947, 0.0377161, 0.3084247, 0.0091949, 0.00992, -0.0031947, 0.2809911,
        },
    };
    static const double within_0[2] = {5.2e-08, 5.2e-08};
    static double got_0[36], batch_0[2][36];
    static const size_t states[2] = {0, 1};
    int wrong = 0;

    for (size_t row = 0; row < 2; ++row) {
        const size_t state = states[row];
        ur5_operational_inertia_inverse_tool0(state_q[state], got_0);
        ur5_operational_inertia_inverse_tool0_batch(2, &state_q[0][0], &batch_0[0][0]);
        wrong += differing(got_0, want_0[row], 36, within_0[row]);
        wrong += differing(batch_0[state], want_0[row], 36, within_0[row]);
    }
    return report("operational_inertia_inverse_tool0", wrong);
}

static int ur5_test_operational_inertia_ee_link(void)
{
    static const double want_0[2][36] = {
        {
            0.67736, -2.07771, -21.21185, -65.8834, -6.86275, -0.97389, -2.07771, 6.6674, 66.12139,
            205.42106, 21.27345, 3.31509, -21.21185, 66.12139, 685.09174, 2127.53992, 222.3182,
            29.87396, -65.8834, 205.42106, 2127.53992, 6612.91525, 692.5231, 92.66908, -6.86275,
            21.27345, 222.3182, 692.5231, 80.87619, 6.54408, -0.97389, 3.31509, 29.87396, 92.66908,
            6.54408, 6.87532,
        },
        {
            0.0228042, 0.045434, 0.0052929, -0.1366779, 0.0160351, -0.0480963, 0.045434, 0.3953298,
            -0.0174046, -1.1455838, 0.0262876, -0.3987132, 0.0052929, -0.0174046, 0.2781212,
            0.0860533, 0.4525434, 0.0113995, -0.1366779, -1.1455838, 0.0860533, 11.2834766,
            -0.3644661, 0.8704668, 0.0160351, 0.0262876, 0.4525434, -0.3644661, 5.5868381,
            0.0305708, -0.0480963, -0.3987132, 0.0113995, 0.8704668, 0.0305708, 3.9721716,
        },
    };
    static const double within_0[2] = {0.0011, 5.3e-08};
    static double got_0[36], batch_0[2][36];
    static const size_t states[2] = {0, 1};
    int wrong = 0;

    for (size_t row = 0; row < 2; ++row) {
        const size_t state = states[row];
        ur5_operational_inertia_ee_link(state_q[state], got_0);
        ur5_operational_inertia_ee_link_batch(2, &state_q[0][0], &batch_0[0][0]);
        wrong += differing(got_0, want_0[row], 36, within_0[row]);
        wrong += differing(batch_0[state], want_0[row], 36, within_0[row]);
    }
    return report("operational_inertia_ee_link", wrong);
}

static int ur5_test_operational_inertia_tool0(void)
{
    static const double want_0[2][36] = {
        {
            0.67736, -2.07771, -21.21185, -65.8834, -6.86275, -0.97389, -2.07771, 6.6674, 66.12139,
            205.42106, 21.27345, 3.31509, -21.21185, 66.12139, 685.09174, 2127.53992, 222.3182,
            29.87396, -65.8834, 205.42106, 2127.53992, 6612.91525, 692.5231, 92.66908, -6.86275,
            21.27345, 222.3182, 692.5231, 80.87619, 6.54408, -0.97389, 3.31509, 29.87396, 92.66908,
            6.54408, 6.87532,
        },
        {
            0.0228042, 0.045434, 0.0052929, -0.1366779, 0.0160351, -0.0480963, 0.045434, 0.3953298,
            -0.0174046, -1.1455838, 0.0262876, -0.3987132, 0.0052929, -0.0174046, 0.2781212,
            0.0860533, 0.4525434, 0.0113995, -0.1366779, -1.1455838, 0.0860533, 11.2834766,
            -0.3644661, 0.8704668, 0.0160351, 0.0262876, 0.4525434, -0.3644661, 5.5868381,
            0.0305708, -0.0480963, -0.3987132, 0.0113995, 0.8704668, 0.0305708, 3.9721716,
        },
    };
    static const double within_0[2] = {0.0011, 5.3e-08};
    static double got_0[36], batch_0[2][36];
    static const size_t states[2] = {0, 1};
    int wrong = 0;

    for (size_t row = 0; row < 2; ++row) {
        const size_t state = states[row];
        ur5_operational_inertia_tool0(state_q[state], got_0);
        ur5_operational_inertia_tool0_batch(2, &state_q[0][0], &batch_0[0][0]);
        wrong += differing(got_0, want_0[row], 36, within_0[row]);
        wrong += differing(batch_0[state], want_0[row], 36, within_0[row]);
    }
    return report("operational_inertia_tool0", wrong);
}

static int ur5_test_tip_force_acceleration_ee_link(void)
{
    static const double want_0[2][6] = {
        {3.2580236, -0.6497725, -0.1159989, 0.0292541, 4.014145, -97.8576565},
        {0.4531192, -0.3708567, 1.0081626, -8.5945443, -6.3485625, 96.3163054},
    };
    static const double within_0[2] = {5.3e-08, 5.3e-08};
    static double got_0[6], batch_0[2][6];
    static const size_t states[2] = {0, 1};
    int wrong = 0;

    for (size_t row = 0; row < 2; ++row) {
        const size_t state = states[row];
        ur5_tip_force_acceleration_ee_link(state_q[state], state_f[state], got_0);
        ur5_tip_force_acceleration_ee_link_batch(2, &state_q[0][0], &state_f[0][0], &batch_0[0][0]);
        wrong += differing(got_0, want_0[row], 6, within_0[row]);
        wrong += differing(batch_0[state], want_0[row], 6, within_0[row]);
    }
    return report("tip_force_acceleration_ee_link", wrong);
}

static int ur5_test_tip_force_acceleration_tool0(void)
{
    static const double want_0[2][6] = {
        {3.2580236, -0.6497725, -0.1159989, 0.0292541, 4.014145, -97.8576565},
        {0.4531192, -0.3708567, 1.0081626, -8.5945443, -6.3485625, 96.3163054},
    };
    static const double within_0[2] = {5.3e-08, 5.3e-08};
    static double got_0[6], batch_0[2][6];
    static const size_t states[2] = {0, 1};
    int wrong = 0;

    for (size_t row = 0; row < 2; ++row) {
        const size_t state = states[row];
        ur5_tip_force_acceleration_tool0(state_q[state], state_f[state], got_0);
        ur5_tip_force_acceleration_tool0_batch(2, &state_q[0][0], &state_f[0][0], &batch_0[0][0]);
        wrong += differing(got_0, want_0[row], 6, within_0[row]);
        wrong += differing(batch_0[state], want_0[row], 6, within_0[row]);
    }
    return report("tip_force_acceleration_tool0", wrong);
}

static int ur5_test_places(void)
{
    static const size_t places[6] = {
        UR5_SHOULDER_PAN_JOINT, UR5_SHOULDER_LIFT_JOINT, UR5_ELBOW_JOINT, UR5_WRIST_1_JOINT,
        UR5_WRIST_2_JOINT, UR5_WRIST_3_JOINT,
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

    failed += ur5_test_mass_matrix();
    failed += ur5_test_udu();
    failed += ur5_test_innovations();
    failed += ur5_test_mass_matrix_inverse();
    failed += ur5_test_inverse_dynamics();
    failed += ur5_test_bias_forces();
    failed += ur5_test_gravity_forces();
    failed += ur5_test_coriolis_matrix();
    failed += ur5_test_forward_dynamics();
    failed += ur5_test_pose_ee_link();
    failed += ur5_test_pose_tool0();
    failed += ur5_test_jacobian_ee_link();
    failed += ur5_test_jacobian_tool0();
    failed += ur5_test_jacobian_rate_ee_link();
    failed += ur5_test_jacobian_rate_tool0();
    failed += ur5_test_operational_inertia_inverse_ee_link();
    failed += ur5_test_operational_inertia_inverse_tool0();
    failed += ur5_test_operational_inertia_ee_link();
    failed += ur5_test_operational_inertia_tool0();
    failed += ur5_test_tip_force_acceleration_ee_link();
    failed += ur5_test_tip_force_acceleration_tool0();
    failed += ur5_test_places();
    return failed > 0;
}
