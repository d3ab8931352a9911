/* Self-test of panda.c; prints a line for each function, returns 1 on failure.
 *
 * Made by symdyn 0.1.0 from panda.yaml
 * (SHA-256 decf25b26b9b081979dc3f7d9b05e6c15b8cfdb6936edbc76286fb97d43c4753).
 * Make it again with
 *
 *     symdyn generate panda.yaml --target python,c,javascript
 */
#include "panda.h"

#include <math.h>
#include <stdio.h>

static const double state_q[2][7] = {
    {-1.46, 1.39, 1.06, -0.98, -0.02, -0.2, 0.61},
    {1.83, -1.98, 1.13, 1.28, 1.54, 0.96, 1.24},
};
static const double state_qd[2][7] = {
    {1.15, -1.62, -1.89, 1.34, -0.27, 1.05, -1.99},
    {0.07, 0.25, -0.3, -1.78, 1.48, 0.28, -1.2},
};
static const double state_qdd[2][7] = {
    {-0.22, 0.89, -1.08, 1.78, 1.61, -1.88, -1.9},
    {0.02, -0.06, -0.57, -0.62, 0.15, 0.49, 0.45},
};
static const double state_tau[2][7] = {
    {0.17, 1.76, -0.48, -1.13, -0.31, -1.88, -1.11},
    {-0.17, -1.89, -1.08, -1.29, 0.34, 1.44, 1.19},
};
static const double state_f[2][6] = {
    {0.06, 1.81, 0.31, -0.16, -0.92, 0.19},
    {-0.76, 1.76, 0.98, -0.34, -0.99, -1.97},
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

static int panda_test_mass_matrix(void)
{
    static const double want_0[2][49] = {
        {
            2.74048498, 0.04868766, 0.57189323, -0.97454525, 0.01715728, 0.11818081, 0.00211817,
            0.04868766, 2.31532945, -0.91905319, -0.53509013, -0.08376237, 0.07185914, -0.00507962,
            0.57189323, -0.91905319, 0.63433502, 0.01067373, 0.07625527, -0.0008295, -0.00285138,
            -0.97454525, -0.53509013, 0.01067373, 0.60770821, 0.02294343, -0.0451974, -0.00047213,
            0.01715728, -0.08376237, 0.07625527, 0.02294343, 0.03425351, 0.00146524, -0.00661803,
            0.11818081, 0.07185914, -0.0008295, -0.0451974, 0.00146524, 0.05391648, -0.00158209,
            0.00211817, -0.00507962, -0.00285138, -0.00047213, -0.00661803, -0.00158209, 0.00668415,
        },
        {
            1.10288049, -0.35909313, 0.04548846, 0.51470189, 0.06693942, 0.04483912, -0.00323713,
            -0.35909313, 1.30786725, 0.39033443, -0.38614036, -0.07746844, 0.0112339, 0.0055085,
            0.04548846, 0.39033443, 0.59135432, 0.01417873, 0.03170733, 0.08029087, -0.00143092,
            0.51470189, -0.38614036, 0.01417873, 0.85233491, 0.1084487, -0.0187964, -0.00528841,
            0.06693942, -0.07746844, 0.03170733, 0.1084487, 0.05460602, 0.00085929, -0.00306265,
            0.04483912, 0.0112339, 0.08029087, -0.0187964, 0.00085929, 0.05480276, -0.00132076,
            -0.00323713, 0.0055085, -0.00143092, -0.00528841, -0.00306265, -0.00132076, 0.00668415,
        },
    };
    static const double within_0[2] = {5.1e-09, 5.1e-09};
    static double got_0[49], batch_0[2][49];
    static const size_t states[2] = {0, 1};
    int wrong = 0;

    for (size_t row = 0; row < 2; ++row) {
        const size_t state = states[row];
        panda_mass_matrix(state_q[state], got_0);
        panda_mass_matrix_batch(2, &state_q[0][0], &batch_0[0][0]);
        wrong += differing(got_0, want_0[row], 49, within_0[row]);
        wrong += differing(batch_0[state], want_0[row], 49, within_0[row]);
    }
    return report("mass_matrix", wrong);
}

static int panda_test_udu(void)
{
    static const double want_0[2][49] = {
        {
            1.0, 0.09318064, 1.02231512, -1.6140261, 0.70318733, 2.21661777, 0.31689447, 0.0, 1.0,
            -1.66174548, -0.73289067, -3.20057087, 1.31965232, -0.75995003, 0.0, 0.0, 1.0,
            -0.09098328, 2.65080427, -0.02809753, -0.42658742, 0.0, 0.0, 0.0, 1.0, 0.8082935,
            -0.84623548, -0.07063408, 0.0, 0.0, 0.0, 0.0, 1.0, -0.00189009, -0.9901082, 0.0, 0.0,
            0.0, 0.0, 0.0, 1.0, -0.2366927, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0,
        },
        {
            1.0, -0.1201217, -0.1001785, 0.63259295, 1.22647266, 0.81037812, -0.48429978, 0.0, 1.0,
            0.89983296, -0.36184662, -1.40976881, 0.22592512, 0.8241135, 0.0, 0.0, 1.0, -0.03025949,
            0.57665455, 1.46691423, -0.21407678, 0.0, 0.0, 0.0, 1.0, 1.99464155, -0.36378292,
            -0.79118621, 0.0, 0.0, 0.0, 0.0, 1.0, 0.00465915, -0.45819545, 0.0, 0.0, 0.0, 0.0, 0.0,
            1.0, -0.19759632, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0,
        },
    };
    static const double within_0[2] = {5.3e-09, 5.1e-09};
    static double got_0[49], batch_0[2][49];
    static const double want_1[2][7] = {
        {0.569763533, 0.440307203, 0.433866709, 0.55123469, 0.027700746, 0.053542008, 0.006684152},
        {0.718350292, 0.743667036, 0.455415622, 0.629265428, 0.05320155, 0.054541786, 0.006684152},
    };
    static const double within_1[2] = {5.4e-10, 5.2e-10};
    static double got_1[7], batch_1[2][7];
    static const size_t states[2] = {0, 1};
    int wrong = 0;

    for (size_t row = 0; row < 2; ++row) {
        const size_t state = states[row];
        panda_udu(state_q[state], got_0, got_1);
        panda_udu_batch(2, &state_q[0][0], &batch_0[0][0], &batch_1[0][0]);
        wrong += differing(got_0, want_0[row], 49, within_0[row]);
        wrong += differing(batch_0[state], want_0[row], 49, within_0[row]);
        wrong += differing(got_1, want_1[row], 7, within_1[row]);
        wrong += differing(batch_1[state], want_1[row], 7, within_1[row]);
    }
    return report("udu", wrong);
}

static int panda_test_innovations(void)
{
    static const double want_0[2][49] = {
        {
            1.0, -0.09318064, -1.17715763, 1.43863321, 0.95615802, -0.90749725, -0.05634927, 0.0,
            1.0, 1.66174548, 0.88408172, -1.91898867, -0.52844712, -0.49380995, 0.0, 0.0, 1.0,
            0.09098328, -2.72434547, 0.09994155, -2.24072742, 0.0, 0.0, 0.0, 1.0, -0.8082935,
            0.84470773, -0.52972778, 0.0, 0.0, 0.0, 0.0, 1.0, 0.00189009, 0.99055558, 0.0, 0.0, 0.0,
            0.0, 0.0, 1.0, 0.2366927, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0,
        },
        {
            1.0, 0.1201217, -0.00791097, -0.5893667, 0.12300836, -1.04088657, -0.23199998, 0.0, 1.0,
            -0.89983296, 0.33461814, 1.26121834, 1.20990481, 0.06495565, 0.0, 0.0, 1.0, 0.03025949,
            -0.63701138, -1.45293841, -0.34095332, 0.0, 0.0, 0.0, 1.0, -1.99464155, 0.37307626,
            -0.04903097, 0.0, 0.0, 0.0, 0.0, 1.0, -0.00465915, 0.45727481, 0.0, 0.0, 0.0, 0.0, 0.0,
            1.0, 0.19759632, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0,
        },
    };
    static const double within_0[2] = {5.3e-09, 5.1e-09};
    static double got_0[49], batch_0[2][49];
    static const double want_1[2][7] = {
        {0.569763533, 0.440307203, 0.433866709, 0.55123469, 0.027700746, 0.053542008, 0.006684152},
        {0.718350292, 0.743667036, 0.455415622, 0.629265428, 0.05320155, 0.054541786, 0.006684152},
    };
    static const double within_1[2] = {5.4e-10, 5.2e-10};
    static double got_1[7], batch_1[2][7];
    static const size_t states[2] = {0, 1};
    int wrong = 0;

    for (size_t row = 0; row < 2; ++row) {
        const size_t state = states[row];
        panda_innovations(state_q[state], got_0, got_1);
        panda_innovations_batch(2, &state_q[0][0], &batch_0[0][0], &batch_1[0][0]);
        wrong += differing(got_0, want_0[row], 49, within_0[row]);
        wrong += differing(batch_0[state], want_0[row], 49, within_0[row]);
        wrong += differing(got_1, want_1[row], 7, within_1[row]);
        wrong += differing(batch_1[state], want_1[row], 7, within_1[row]);
    }
    return report("innovations", wrong);
}

static int panda_test_mass_matrix_inverse(void)
{
    static const double want_0[2][49] = {
        {
            1.755114, -0.163543, -2.066046, 2.524965, 1.678166, -1.592761, -0.098899, -0.163543,
            2.286381, 3.966575, 1.772597, -4.514668, -1.051764, -1.112297, -2.066046, 3.966575,
            11.008443, 0.573998, -15.497066, 0.110891, -6.9118, 2.524965, 1.772597, 0.573998,
            7.240813, -3.47646, -1.799105, -2.564661, 1.678166, -4.514668, -15.497066, -3.47646,
            64.36022, -1.017748, 52.663555, -1.592761, -1.051764, 0.110891, -1.799105, -1.017748,
            22.074155, 3.842786, -0.098899, -1.112297, -6.9118, -2.564661, 52.663555, 3.842786,
            198.716198,
        },
        {
            1.392079, 0.167219, -0.011013, -0.820445, 0.171237, -1.448996, -0.322962, 0.167219,
            1.364774, -1.211317, 0.351404, 1.716514, 1.452888, 0.04855, -0.011013, -1.211317,
            3.284676, -0.331952, -2.926169, -4.642872, -0.824705, -0.820445, 0.351404, -0.331952,
            2.225272, -2.745547, 1.894732, 0.118998, 0.171237, 1.716514, -2.926169, -2.745547,
            28.170085, 2.635837, 9.297901, -1.448996, 1.452888, -4.642872, 1.894732, 2.635837,
            26.668243, 5.083336, -0.322962, 0.04855, -0.824705, 0.118998, 9.297901, 5.083336,
            154.593492,
        },
    };
    static const double within_0[2] = {5.2e-07, 5.1e-07};
    static double got_0[49], batch_0[2][49];
    static const size_t states[2] = {0, 1};
    int wrong = 0;

    for (size_t row = 0; row < 2; ++row) {
        const size_t state = states[row];
        panda_mass_matrix_inverse(state_q[state], got_0);
        panda_mass_matrix_inverse_batch(2, &state_q[0][0], &batch_0[0][0]);
        wrong += differing(got_0, want_0[row], 49, within_0[row]);
        wrong += differing(batch_0[state], want_0[row], 49, within_0[row]);
    }
    return report("mass_matrix_inverse", wrong);
}

static int panda_test_inverse_dynamics(void)
{
    static const double want_0[2][7] = {
        {-3.7878209, -53.5417189, 20.4317902, 11.7653153, 2.2022256, -2.0036944, -0.0278993},
        {-2.0042984, 28.5304797, 10.9088332, 7.6219181, 0.9742088, -0.6642829, 0.0381155},
    };
    static const double within_0[2] = {5.1e-08, 5.1e-08};
    static double got_0[7], batch_0[2][7];
    static const size_t states[2] = {0, 1};
    int wrong = 0;

    for (size_t row = 0; row < 2; ++row) {
        const size_t state = states[row];
        panda_inverse_dynamics(state_q[state], state_qd[state], state_qdd[state], got_0);
        panda_inverse_dynamics_batch(
            2, &state_q[0][0], &state_qd[0][0], &state_qdd[0][0], &batch_0[0][0]
        );
        wrong += differing(got_0, want_0[row], 7, within_0[row]);
        wrong += differing(batch_0[state], want_0[row], 7, within_0[row]);
    }
    return report("inverse_dynamics", wrong);
}

static int panda_test_bias_forces(void)
{
    static const double want_0[2][7] = {
        {-0.6773298, -55.3714665, 21.9118986, 10.8341455, 2.2570973, -1.8660958, -0.004771},
        {-1.7334134, 28.602854, 11.2337515, 8.1203078, 1.0462995, -0.6567815, 0.032515},
    };
    static const double within_0[2] = {5.1e-08, 5.1e-08};
    static double got_0[7], batch_0[2][7];
    static const size_t states[2] = {0, 1};
    int wrong = 0;

    for (size_t row = 0; row < 2; ++row) {
        const size_t state = states[row];
        panda_bias_forces(state_q[state], state_qd[state], got_0);
        panda_bias_forces_batch(2, &state_q[0][0], &state_qd[0][0], &batch_0[0][0]);
        wrong += differing(got_0, want_0[row], 7, within_0[row]);
        wrong += differing(batch_0[state], want_0[row], 7, within_0[row]);
    }
    return report("bias_forces", wrong);
}

static int panda_test_gravity_forces(void)
{
    static const double want_0[2][7] = {
        {0.0, -46.5245199, 17.5179906, 8.4440395, 1.767426, -1.4911089, 0.0034184},
        {0.0, 26.8362527, 10.6195116, 8.4698527, 1.1529196, -0.5838392, 0.029346},
    };
    static const double within_0[2] = {5.1e-08, 5.1e-08};
    static double got_0[7], batch_0[2][7];
    static const size_t states[2] = {0, 1};
    int wrong = 0;

    for (size_t row = 0; row < 2; ++row) {
        const size_t state = states[row];
        panda_gravity_forces(state_q[state], got_0);
        panda_gravity_forces_batch(2, &state_q[0][0], &batch_0[0][0]);
        wrong += differing(got_0, want_0[row], 7, within_0[row]);
        wrong += differing(batch_0[state], want_0[row], 7, within_0[row]);
    }
    return report("gravity_forces", wrong);
}

static int panda_test_coriolis_matrix(void)
{
    static const double want_0[2][49] = {
        {
            0.51189118, -0.98253126, 2.12036091, 1.14919458, 0.37946619, -0.28546993, -0.00432433,
            -0.06683612, 1.21245888, 2.02382147, -2.39114211, -0.04706947, 0.20519598, 2.679e-05,
            0.20879383, -0.95110685, -0.41464859, 1.51738865, 0.13071922, -0.16662236, -0.00599646,
            -0.26593361, 0.24397736, -1.50176138, 0.05564211, -0.17013496, 0.12360151, 0.0007309,
            0.01360387, -0.11482468, -0.06575479, 0.15410865, 0.01354042, -0.03891266, -0.00128288,
            0.05621682, 0.01745377, 0.16462208, -0.06880005, 0.04004423, -0.00197959, -0.00085789,
            0.00066965, 0.01139692, -0.00825538, -0.00090428, -0.00011658, 0.00100108, 0.0,
        },
        {
            0.82525056, -0.3163865, 0.20565076, 0.93613783, 0.0462467, -0.17430152, 0.00326199,
            0.04070329, 1.22557774, -0.15327238, -0.6940392, 0.08276704, 0.18496958, -0.00079124,
            0.566367, 0.95233875, 0.00264862, -0.03730737, 0.18009847, -0.01747032, -0.00845251,
            -0.00087602, 0.03779616, 0.18449273, 0.06239688, -0.07887214, -0.25184411, -5.732e-05,
            0.03828933, 0.02313823, 0.0437979, 0.04814503, 0.00027645, -0.08043483, -0.00118769,
            0.15832192, 0.01696862, 0.01637461, 0.12240937, 0.08297769, -0.00019503, -0.0091181,
            0.00049245, -0.00184376, -0.00508252, -0.00079108, 0.00135345, 0.00806937, 0.0,
        },
    };
    static const double within_0[2] = {5.1e-09, 5.1e-09};
    static double got_0[49], batch_0[2][49];
    static const size_t states[2] = {0, 1};
    int wrong = 0;

    for (size_t row = 0; row < 2; ++row) {
        const size_t state = states[row];
        panda_coriolis_matrix(state_q[state], state_qd[state], got_0);
        panda_coriolis_matrix_batch(2, &state_q[0][0], &state_qd[0][0], &batch_0[0][0]);
        wrong += differing(got_0, want_0[row], 49, within_0[row]);
        wrong += differing(batch_0[state], want_0[row], 49, within_0[row]);
    }
    return report("coriolis_matrix", wrong);
}

static int panda_test_forward_dynamics(void)
{
    static const double want_0[2][7] = {
        {4.020802, 33.292513, 18.918334, 15.711455, -91.316113, -44.338134, -233.051455},
        {1.400663, -27.85518, -9.026536, -22.801158, 6.187292, 52.712739, 190.081235},
    };
    static const double within_0[2] = {5.3e-07, 5.1e-07};
    static double got_0[7], batch_0[2][7];
    static const size_t states[2] = {0, 1};
    int wrong = 0;

    for (size_t row = 0; row < 2; ++row) {
        const size_t state = states[row];
        panda_forward_dynamics(state_q[state], state_qd[state], state_tau[state], got_0);
        panda_forward_dynamics_batch(
            2, &state_q[0][0], &state_qd[0][0], &state_tau[0][0], &batch_0[0][0]
        );
        wrong += differing(got_0, want_0[row], 7, within_0[row]);
        wrong += differing(batch_0[state], want_0[row], 7, within_0[row]);
    }
    return report("forward_dynamics", wrong);
}

static int panda_test_pose_panda_hand_tcp(void)
{
    static const double want_0[2][16] = {
        {
            0.30383079, -0.42997521, -0.85018126, 0.21757209, 0.92876992, -0.06518023, 0.36488076,
            -0.42557089, -0.21230469, -0.90048479, 0.37954428, 0.31729399, 0.0, 0.0, 0.0, 1.0,
        },
        {
            0.37638888, -0.18100752, -0.90860756, 0.18390246, -0.22636025, -0.96897252, 0.09926379,
            -0.14499533, -0.89838324, 0.16831085, -0.40568338, -0.08894223, 0.0, 0.0, 0.0, 1.0,
        },
    };
    static const double within_0[2] = {5.1e-09, 5.1e-09};
    static double got_0[16], batch_0[2][16];
    static const size_t states[2] = {0, 1};
    int wrong = 0;

    for (size_t row = 0; row < 2; ++row) {
        const size_t state = states[row];
        panda_pose_panda_hand_tcp(state_q[state], got_0);
        panda_pose_panda_hand_tcp_batch(2, &state_q[0][0], &batch_0[0][0]);
        wrong += differing(got_0, want_0[row], 16, within_0[row]);
        wrong += differing(batch_0[state], want_0[row], 16, within_0[row]);
    }
    return report("pose_panda_hand_tcp", wrong);
}

static int panda_test_jacobian_panda_hand_tcp(void)
{
    static const double want_0[2][42] = {
        {
            0.0, 0.99386836, 0.10876758, -0.46853043, 0.78870481, -0.4763967, -0.85018126, 0.0,
            0.11056978, -0.97766912, -0.2099535, -0.53703484, -0.22625072, 0.36488076, 1.0, 0.0,
            0.17981298, -0.8581368, -0.29922951, -0.84962156, 0.37954428, 0.42557089, -0.00173661,
            0.09187845, -0.09382835, 0.02117385, 0.12197467, 0.0, 0.21757209, 0.0156097, 0.04083059,
            -0.11053534, 0.0100559, 0.15791241, 0.0, 0.0, -0.44701834, 0.1664252, 0.07827274,
            0.03776214, -0.11044461, 0.0,
        },
        {
            0.0, -0.96659439, 0.23514936, 0.50463956, 0.86323383, 0.00265043, -0.90860756, 0.0,
            -0.25631091, -0.88679038, -0.23846805, 0.12502098, -0.96995556, 0.09926379, 1.0, 0.0,
            -0.39787887, 0.82974207, -0.48907781, -0.24326772, -0.40568338, 0.14499533, 0.1081484,
            0.31648373, -0.06096898, -0.00059059, 0.16782945, 0.0, 0.18390246, -0.40784699,
            0.02604854, 0.31357656, 0.21613293, 0.03799676, 0.0, 0.0, 0.18728788, 0.12898738,
            0.1272026, 0.05420678, -0.14967191, 0.0,
        },
    };
    static const double within_0[2] = {5.1e-09, 5.1e-09};
    static double got_0[42], batch_0[2][42];
    static const size_t states[2] = {0, 1};
    int wrong = 0;

    for (size_t row = 0; row < 2; ++row) {
        const size_t state = states[row];
        panda_jacobian_panda_hand_tcp(state_q[state], got_0);
        panda_jacobian_panda_hand_tcp_batch(2, &state_q[0][0], &batch_0[0][0]);
        wrong += differing(got_0, want_0[row], 42, within_0[row]);
        wrong += differing(batch_0[state], want_0[row], 42, within_0[row]);
    }
    return report("jacobian_panda_hand_tcp", wrong);
}

static int panda_test_jacobian_rate_panda_hand_tcp(void)
{
    static const double want_0[2][42] = {
        {
            0.0, -0.12715525, 1.09211084, -1.26185394, -0.59758875, -1.36049282, 0.9114224, 0.0,
            1.14294862, 0.41459362, -1.93764689, -0.99912015, -2.13358381, 2.17669287, 0.0, 0.0,
            1.59359532, 1.16302286, 0.21803067, 1.33101513, -0.05100617, -0.16272595, 0.0249885,
            0.26273916, 0.23748039, 0.17236112, 0.03876636, 0.0, 0.31519604, -0.38796483,
            0.37831113, 0.05902551, 0.14796917, -0.48903356, 0.0, 0.0, -0.06768313, -0.22911784,
            0.34953601, 0.14039539, -0.65640099, 0.0,
        },
        {
            0.0, 0.01794176, 0.0875705, 0.21273138, -0.14540008, -2.14838352, -0.01259695, 0.0,
            -0.06766161, -0.07968642, 0.3546004, -1.70348535, 0.01100048, 1.91701057, 0.0, 0.0,
            0.22935949, -0.02746854, -0.69208961, -0.06726797, 0.49727308, 0.32455358, 0.07467935,
            0.09734796, 0.20005739, 0.47868323, -0.00178898, 0.0, 0.09688461, -0.16639435,
            0.0829026, 0.25140436, 0.01074244, -0.33884675, 0.0, 0.0, 0.34838591, 0.01155499,
            -0.16358729, 0.01829817, -0.08802801, 0.0,
        },
    };
    static const double within_0[2] = {5.1e-09, 5.1e-09};
    static double got_0[42], batch_0[2][42];
    static const size_t states[2] = {0, 1};
    int wrong = 0;

    for (size_t row = 0; row < 2; ++row) {
        const size_t state = states[row];
        panda_jacobian_rate_panda_hand_tcp(state_q[state], state_qd[state], got_0);
        panda_jacobian_rate_panda_hand_tcp_batch(
            2, &state_q[0][0], &state_qd[0][0], &batch_0[0][0]
        );
        wrong += differing(got_0, want_0[row], 42, within_0[row]);
        wrong += differing(batch_0[state], want_0[row], 42, within_0[row]);
    }
    return report("jacobian_rate_panda_hand_tcp", wrong);
}

static int panda_test_operational_inertia_inverse_panda_hand_tcp(void)
{
    static const double want_0[2][36] = {
        {
            119.18573, -43.353982, -35.910429, -1.528359, -2.109712, 1.458399, -43.353982,
            23.436924, 22.081251, -0.341076, -0.416774, 0.287681, -35.910429, 22.081251, 37.133761,
            -1.681282, -2.358278, 1.697783, -1.528359, -0.341076, -1.681282, 0.315855, 0.358901,
            -0.191699, -2.109712, -0.416774, -2.358278, 0.358901, 0.529211, -0.300341, 1.458399,
            0.287681, 1.697783, -0.191699, -0.300341, 0.336652,
        },
        {
            130.049664, -7.517115, 47.18194, -0.562268, 1.893073, 1.005095, -7.517115, 22.268665,
            -3.10895, -2.847786, -0.042924, 3.28586, 47.18194, -3.10895, 41.268951, -0.886349,
            -3.459822, 0.510868, -0.562268, -2.847786, -0.886349, 0.528018, 0.084777, -0.410254,
            1.893073, -0.042924, -3.459822, 0.084777, 0.98004, 0.005956, 1.005095, 3.28586,
            0.510868, -0.410254, 0.005956, 0.705009,
        },
    };
    static const double within_0[2] = {5.1e-07, 5.1e-07};
    static double got_0[36], batch_0[2][36];
    static const size_t states[2] = {0, 1};
    int wrong = 0;

    for (size_t row = 0; row < 2; ++row) {
        const size_t state = states[row];
        panda_operational_inertia_inverse_panda_hand_tcp(state_q[state], got_0);
        panda_operational_inertia_inverse_panda_hand_tcp_batch(2, &state_q[0][0], &batch_0[0][0]);
        wrong += differing(got_0, want_0[row], 36, within_0[row]);
        wrong += differing(batch_0[state], want_0[row], 36, within_0[row]);
    }
    return report("operational_inertia_inverse_panda_hand_tcp", wrong);
}

static int panda_test_operational_inertia_panda_hand_tcp(void)
{
    static const double want_0[2][36] = {
        {
            0.0626226, 0.0783531, 0.0512074, 0.2469769, 0.2295805, -0.2510337, 0.0783531, 0.232535,
            -0.0407634, 0.2677682, 0.0608372, -0.1258148, 0.0512074, -0.0407634, 0.1625172,
            0.2927663, 0.4477358, -0.4404447, 0.2469769, 0.2677682, 0.2927663, 15.0436231,
            -8.9442732, -2.1885147, 0.2295805, 0.0608372, 0.4477358, -8.9442732, 12.4530896,
            2.7122732, -0.2510337, -0.1258148, -0.4404447, -2.1885147, 2.7122732, 7.5601976,
        },
        {
            0.03839934, 0.0021501, -0.0711659, -0.04292538, -0.32138647, -0.03545995, 0.0021501,
            0.4314266, 0.09715756, 1.5219414, 0.23337911, -1.20056656, -0.0711659, 0.09715756,
            0.19084614, 0.47172608, 0.77600447, -0.22171246, -0.04292538, 1.5219414, 0.47172608,
            9.02401338, 1.04724454, -2.13164805, -0.32138647, 0.23337911, 0.77600447, 1.04724454,
            4.30407675, -0.61880404, -0.03545995, -1.20056656, -0.22171246, -2.13164805,
            -0.61880404, 5.98994752,
        },
    };
    static const double within_0[2] = {7.1e-08, 1.1e-08};
    static double got_0[36], batch_0[2][36];
    static const size_t states[2] = {0, 1};
    int wrong = 0;

    for (size_t row = 0; row < 2; ++row) {
        const size_t state = states[row];
        panda_operational_inertia_panda_hand_tcp(state_q[state], got_0);
        panda_operational_inertia_panda_hand_tcp_batch(2, &state_q[0][0], &batch_0[0][0]);
        wrong += differing(got_0, want_0[row], 36, within_0[row]);
        wrong += differing(batch_0[state], want_0[row], 36, within_0[row]);
    }
    return report("operational_inertia_panda_hand_tcp", wrong);
}

static int panda_test_tip_force_acceleration_panda_hand_tcp(void)
{
    static const double want_0[2][7] = {
        {1.871661, -2.712457, -8.053502, -1.242425, 1.36615, -15.201427, 100.353843},
        {3.7213633, -1.2656175, 2.9030989, -0.7220226, -25.6395777, -37.4744112, 53.7106905},
    };
    static const double within_0[2] = {5.1e-07, 5.3e-08};
    static double got_0[7], batch_0[2][7];
    static const size_t states[2] = {0, 1};
    int wrong = 0;

    for (size_t row = 0; row < 2; ++row) {
        const size_t state = states[row];
        panda_tip_force_acceleration_panda_hand_tcp(state_q[state], state_f[state], got_0);
        panda_tip_force_acceleration_panda_hand_tcp_batch(
            2, &state_q[0][0], &state_f[0][0], &batch_0[0][0]
        );
        wrong += differing(got_0, want_0[row], 7, within_0[row]);
        wrong += differing(batch_0[state], want_0[row], 7, within_0[row]);
    }
    return report("tip_force_acceleration_panda_hand_tcp", wrong);
}

static int panda_test_places(void)
{
    static const size_t places[7] = {
        PANDA_JOINT1, PANDA_JOINT2, PANDA_JOINT3, PANDA_JOINT4, PANDA_JOINT5, PANDA_JOINT6,
        PANDA_JOINT7,
    };
    int wrong = 0;

    for (size_t joint = 0; joint < 7; ++joint) {
        wrong += places[joint] != joint;
    }
    return report("places of the joints", wrong);
}

int main(void)
{
    int failed = 0;

    failed += panda_test_mass_matrix();
    failed += panda_test_udu();
    failed += panda_test_innovations();
    failed += panda_test_mass_matrix_inverse();
    failed += panda_test_inverse_dynamics();
    failed += panda_test_bias_forces();
    failed += panda_test_gravity_forces();
    failed += panda_test_coriolis_matrix();
    failed += panda_test_forward_dynamics();
    failed += panda_test_pose_panda_hand_tcp();
    failed += panda_test_jacobian_panda_hand_tcp();
    failed += panda_test_jacobian_rate_panda_hand_tcp();
    failed += panda_test_operational_inertia_inverse_panda_hand_tcp();
    failed += panda_test_operational_inertia_panda_hand_tcp();
    failed += panda_test_tip_force_acceleration_panda_hand_tcp();
    failed += panda_test_places();
    return failed > 0;
}
