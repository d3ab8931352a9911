/* Self-test of planar2.c; prints a line for each function, returns 1 on failure.
 *
 * Made by symdyn 0.1.0 from planar2.yaml
 * (SHA-256 4c9c5c39407a74f1167365ab1bfaf5b10e8ad6d3bc634d95f23168095cb7ccd8).
 * Make it again with
 *
 *     symdyn generate planar2.yaml --target python,c,javascript
 */
#include "planar2.h"

#include <math.h>
#include <stdio.h>

static const double state_q[2][2] = {
    {-1.46, 1.39},
    {-1.07, -1.08},
};
static const double state_qd[2][2] = {
    {1.06, -0.98},
    {-1.12, -0.16},
};
static const double state_qdd[2][2] = {
    {-0.02, -0.2},
    {-0.84, -1.91},
};
static const double state_tau[2][2] = {
    {0.61, 1.15},
    {1.35, 0.23},
};
static const double state_f[2][6] = {
    {-1.13, -0.31, -1.88, -1.11, -0.25, -0.02},
    {0.02, 0.36, -1.86, -1.03, 1.19, -0.34},
};
static const double state_params[2][9] = {
    {
        [PLANAR2_P_M1] = 1.0, [PLANAR2_P_M2] = 0.8, [PLANAR2_P_L1] = 0.5, [PLANAR2_P_L2] = 0.4,
        [PLANAR2_P_R1] = 0.25, [PLANAR2_P_R2] = 0.2, [PLANAR2_P_I1] = 0.021, [PLANAR2_P_I2] = 0.011,
        [PLANAR2_P_G] = 9.81,
    },
    {
        [PLANAR2_P_M1] = 0.673, [PLANAR2_P_M2] = 0.839, [PLANAR2_P_L1] = 0.602,
        [PLANAR2_P_L2] = 0.47, [PLANAR2_P_R1] = 0.219, [PLANAR2_P_R2] = 0.188,
        [PLANAR2_P_I1] = 0.0212, [PLANAR2_P_I2] = 0.0141, [PLANAR2_P_G] = 10.0,
    },
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

static int planar2_test_mass_matrix(void)
{
    static const double want_0[2][4] = {
        {0.355270076, 0.057385038, 0.057385038, 0.043},
        {0.490797978, 0.088508442, 0.088508442, 0.043753616},
    };
    static const double within_0[2] = {5.1e-10, 5.1e-10};
    static double got_0[4], batch_0[2][4];
    static const size_t states[2] = {0, 1};
    int wrong = 0;

    for (size_t row = 0; row < 2; ++row) {
        const size_t state = states[row];
        double k[12];
        planar2_prepare(state_params[state], k);
        planar2_mass_matrix(state_q[state], k, got_0);
        planar2_mass_matrix_batch(2, &state_q[0][0], k, &batch_0[0][0]);
        wrong += differing(got_0, want_0[row], 4, within_0[row]);
        wrong += differing(batch_0[state], want_0[row], 4, within_0[row]);
    }
    return report("mass_matrix", wrong);
}

static int planar2_test_udu(void)
{
    static const double want_0[2][4] = {
        {1.0, 1.33453577, 0.0, 1.0},
        {1.0, 2.02288292, 0.0, 1.0},
    };
    static const double within_0[2] = {5.1e-09, 5.1e-09};
    static double got_0[4], batch_0[2][4];
    static const double want_1[2][2] = {
        {0.27868769, 0.043},
        {0.311755761, 0.043753616},
    };
    static const double within_1[2] = {5.1e-10, 5.1e-10};
    static double got_1[2], batch_1[2][2];
    static const size_t states[2] = {0, 1};
    int wrong = 0;

    for (size_t row = 0; row < 2; ++row) {
        const size_t state = states[row];
        double k[12];
        planar2_prepare(state_params[state], k);
        planar2_udu(state_q[state], k, got_0, got_1);
        planar2_udu_batch(2, &state_q[0][0], k, &batch_0[0][0], &batch_1[0][0]);
        wrong += differing(got_0, want_0[row], 4, within_0[row]);
        wrong += differing(batch_0[state], want_0[row], 4, within_0[row]);
        wrong += differing(got_1, want_1[row], 2, within_1[row]);
        wrong += differing(batch_1[state], want_1[row], 2, within_1[row]);
    }
    return report("udu", wrong);
}

static int planar2_test_innovations(void)
{
    static const double want_0[2][4] = {
        {1.0, -1.33453577, 0.0, 1.0},
        {1.0, -2.02288292, 0.0, 1.0},
    };
    static const double within_0[2] = {5.1e-09, 5.1e-09};
    static double got_0[4], batch_0[2][4];
    static const double want_1[2][2] = {
        {0.27868769, 0.043},
        {0.311755761, 0.043753616},
    };
    static const double within_1[2] = {5.1e-10, 5.1e-10};
    static double got_1[2], batch_1[2][2];
    static const size_t states[2] = {0, 1};
    int wrong = 0;

    for (size_t row = 0; row < 2; ++row) {
        const size_t state = states[row];
        double k[12];
        planar2_prepare(state_params[state], k);
        planar2_innovations(state_q[state], k, got_0, got_1);
        planar2_innovations_batch(2, &state_q[0][0], k, &batch_0[0][0], &batch_1[0][0]);
        wrong += differing(got_0, want_0[row], 4, within_0[row]);
        wrong += differing(batch_0[state], want_0[row], 4, within_0[row]);
        wrong += differing(got_1, want_1[row], 2, within_1[row]);
        wrong += differing(batch_1[state], want_1[row], 2, within_1[row]);
    }
    return report("innovations", wrong);
}

static int planar2_test_mass_matrix_inverse(void)
{
    static const double want_0[2][4] = {
        {3.588246, -4.7886427, -4.7886427, 29.6464289},
        {3.2076392, -6.4886785, -6.4886785, 35.9810908},
    };
    static const double within_0[2] = {5.1e-08, 5.1e-08};
    static double got_0[4], batch_0[2][4];
    static const size_t states[2] = {0, 1};
    int wrong = 0;

    for (size_t row = 0; row < 2; ++row) {
        const size_t state = states[row];
        double k[12];
        planar2_prepare(state_params[state], k);
        planar2_mass_matrix_inverse(state_q[state], k, got_0);
        planar2_mass_matrix_inverse_batch(2, &state_q[0][0], k, &batch_0[0][0]);
        wrong += differing(got_0, want_0[row], 4, within_0[row]);
        wrong += differing(batch_0[state], want_0[row], 4, within_0[row]);
    }
    return report("mass_matrix_inverse", wrong);
}

static int planar2_test_inverse_dynamics(void)
{
    static const double want_0[2][2] = {
        {2.34014109, 1.64443125},
        {1.7201214, -1.12632568},
    };
    static const double within_0[2] = {5.1e-09, 5.1e-09};
    static double got_0[2], batch_0[2][2];
    static const size_t states[2] = {0, 1};
    int wrong = 0;

    for (size_t row = 0; row < 2; ++row) {
        const size_t state = states[row];
        double k[12];
        planar2_prepare(state_params[state], k);
        planar2_inverse_dynamics(state_q[state], state_qd[state], state_qdd[state], k, got_0);
        planar2_inverse_dynamics_batch(
            2, &state_q[0][0], &state_qd[0][0], &state_qdd[0][0], k, &batch_0[0][0]
        );
        wrong += differing(got_0, want_0[row], 2, within_0[row]);
        wrong += differing(batch_0[state], want_0[row], 2, within_0[row]);
    }
    return report("inverse_dynamics", wrong);
}

static int planar2_test_bias_forces(void)
{
    static const double want_0[2][2] = {
        {2.3587235, 1.65417895},
        {2.30144282, -0.96840918},
    };
    static const double within_0[2] = {5.1e-09, 5.1e-09};
    static double got_0[2], batch_0[2][2];
    static const size_t states[2] = {0, 1};
    int wrong = 0;

    for (size_t row = 0; row < 2; ++row) {
        const size_t state = states[row];
        double k[12];
        planar2_prepare(state_params[state], k);
        planar2_bias_forces(state_q[state], state_qd[state], k, got_0);
        planar2_bias_forces_batch(2, &state_q[0][0], &state_qd[0][0], k, &batch_0[0][0]);
        wrong += differing(got_0, want_0[row], 2, within_0[row]);
        wrong += differing(batch_0[state], want_0[row], 2, within_0[row]);
    }
    return report("bias_forces", wrong);
}

static int planar2_test_gravity_forces(void)
{
    static const double want_0[2][2] = {
        {2.27080425, 1.56575605},
        {2.26928436, -0.86335819},
    };
    static const double within_0[2] = {5.1e-09, 5.1e-09};
    static double got_0[2], batch_0[2][2];
    static const size_t states[2] = {0, 1};
    int wrong = 0;

    for (size_t row = 0; row < 2; ++row) {
        const size_t state = states[row];
        double k[12];
        planar2_prepare(state_params[state], k);
        planar2_gravity_forces(state_q[state], k, got_0);
        planar2_gravity_forces_batch(2, &state_q[0][0], k, &batch_0[0][0]);
        wrong += differing(got_0, want_0[row], 2, within_0[row]);
        wrong += differing(batch_0[state], want_0[row], 2, within_0[row]);
    }
    return report("gravity_forces", wrong);
}

static int planar2_test_coriolis_matrix(void)
{
    static const double want_0[2][4] = {
        {0.0771221439, -0.0062956852, 0.0834178291, 0.0},
        {-0.013399361, -0.107194889, 0.093795528, 0.0},
    };
    static const double within_0[2] = {5.1e-11, 5.1e-10};
    static double got_0[4], batch_0[2][4];
    static const size_t states[2] = {0, 1};
    int wrong = 0;

    for (size_t row = 0; row < 2; ++row) {
        const size_t state = states[row];
        double k[12];
        planar2_prepare(state_params[state], k);
        planar2_coriolis_matrix(state_q[state], state_qd[state], k, got_0);
        planar2_coriolis_matrix_batch(2, &state_q[0][0], &state_qd[0][0], k, &batch_0[0][0]);
        wrong += differing(got_0, want_0[row], 4, within_0[row]);
        wrong += differing(batch_0[state], want_0[row], 4, within_0[row]);
    }
    return report("coriolis_matrix", wrong);
}

static int planar2_test_forward_dynamics(void)
{
    static const double want_0[2][2] = {
        {-3.86051731, -6.57309338},
        {-10.8279773, 49.2936763},
    };
    static const double within_0[2] = {5.1e-09, 5.1e-08};
    static double got_0[2], batch_0[2][2];
    static const size_t states[2] = {0, 1};
    int wrong = 0;

    for (size_t row = 0; row < 2; ++row) {
        const size_t state = states[row];
        double k[12];
        planar2_prepare(state_params[state], k);
        planar2_forward_dynamics(state_q[state], state_qd[state], state_tau[state], k, got_0);
        planar2_forward_dynamics_batch(
            2, &state_q[0][0], &state_qd[0][0], &state_tau[0][0], k, &batch_0[0][0]
        );
        wrong += differing(got_0, want_0[row], 2, within_0[row]);
        wrong += differing(batch_0[state], want_0[row], 2, within_0[row]);
    }
    return report("forward_dynamics", wrong);
}

static int planar2_test_pose_tip(void)
{
    static const double want_0[2][16] = {
        {
            0.997551, 0.06994285, 0.0, 0.45430529, -0.06994285, 0.997551, 0.0, -0.52491132, 0.0,
            0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 1.0,
        },
        {
            -0.54735767, 0.83689879, 0.0, 0.03177668, -0.83689879, -0.54735767, 0.0, -0.92141714,
            0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 1.0,
        },
    };
    static const double within_0[2] = {5.1e-09, 5.1e-09};
    static double got_0[16], batch_0[2][16];
    static const size_t states[2] = {0, 1};
    int wrong = 0;

    for (size_t row = 0; row < 2; ++row) {
        const size_t state = states[row];
        double k[12];
        planar2_prepare(state_params[state], k);
        planar2_pose_tip(state_q[state], k, got_0);
        planar2_pose_tip_batch(2, &state_q[0][0], k, &batch_0[0][0]);
        wrong += differing(got_0, want_0[row], 16, within_0[row]);
        wrong += differing(batch_0[state], want_0[row], 16, within_0[row]);
    }
    return report("pose_tip", wrong);
}

static int planar2_test_jacobian_tip(void)
{
    static const double want_0[2][12] = {
        {0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 0.52491132, 0.02797714, 0.45430529, 0.3990204, 0.0, 0.0},
        {0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 0.92141714, 0.39334243, 0.03177668, -0.2572581, 0.0, 0.0},
    };
    static const double within_0[2] = {5.1e-09, 5.1e-09};
    static double got_0[12], batch_0[2][12];
    static const size_t states[2] = {0, 1};
    int wrong = 0;

    for (size_t row = 0; row < 2; ++row) {
        const size_t state = states[row];
        double k[12];
        planar2_prepare(state_params[state], k);
        planar2_jacobian_tip(state_q[state], k, got_0);
        planar2_jacobian_tip_batch(2, &state_q[0][0], k, &batch_0[0][0]);
        wrong += differing(got_0, want_0[row], 12, within_0[row]);
        wrong += differing(batch_0[state], want_0[row], 12, within_0[row]);
    }
    return report("jacobian_tip", wrong);
}

static int planar2_test_jacobian_rate_tip(void)
{
    static const double want_0[2][12] = {
        {
            0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.090523615, -0.031921632, 0.528988404, 0.002238171, 0.0,
            0.0,
        },
        {
            0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.00557141, -0.32929037, -1.09492198, -0.50347831, 0.0,
            0.0,
        },
    };
    static const double within_0[2] = {5.1e-10, 5.1e-09};
    static double got_0[12], batch_0[2][12];
    static const size_t states[2] = {0, 1};
    int wrong = 0;

    for (size_t row = 0; row < 2; ++row) {
        const size_t state = states[row];
        double k[12];
        planar2_prepare(state_params[state], k);
        planar2_jacobian_rate_tip(state_q[state], state_qd[state], k, got_0);
        planar2_jacobian_rate_tip_batch(2, &state_q[0][0], &state_qd[0][0], k, &batch_0[0][0]);
        wrong += differing(got_0, want_0[row], 12, within_0[row]);
        wrong += differing(batch_0[state], want_0[row], 12, within_0[row]);
    }
    return report("jacobian_rate_tip", wrong);
}

static int planar2_test_operational_inertia_inverse_tip(void)
{
    static const double want_0[2][36] = {
        {
            0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 23.6573896,
            0.0653479, 9.3734173, 0.0, 0.0, 0.0, 0.0653479, 0.8712337, 0.1227982, 0.0, 0.0, 0.0,
            9.3734173, 0.1227982, 3.7246714, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        },
        {
            0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 26.2113729,
            8.5774113, -7.6914226, 0.0, 0.0, 0.0, 8.5774113, 3.5868329, -2.0900405, 0.0, 0.0, 0.0,
            -7.6914226, -2.0900405, 2.4906172, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        },
    };
    static const double within_0[2] = {5.1e-08, 5.1e-08};
    static double got_0[36], batch_0[2][36];
    static const size_t states[2] = {0, 1};
    int wrong = 0;

    for (size_t row = 0; row < 2; ++row) {
        const size_t state = states[row];
        double k[12];
        planar2_prepare(state_params[state], k);
        planar2_operational_inertia_inverse_tip(state_q[state], k, got_0);
        planar2_operational_inertia_inverse_tip_batch(2, &state_q[0][0], k, &batch_0[0][0]);
        wrong += differing(got_0, want_0[row], 36, within_0[row]);
        wrong += differing(batch_0[state], want_0[row], 36, within_0[row]);
    }
    return report("operational_inertia_inverse_tip", wrong);
}

static int planar2_test_operational_inertia_tip(void)
{
    static const double want_0[2][4] = {
        {1.15315623, -0.03801826, -0.03801826, 0.26973348},
        {0.545570795, 0.457824284, 0.457824284, 0.785697321},
    };
    static const double within_0[2] = {5.1e-09, 5.1e-10};
    static double got_0[4], batch_0[2][4];
    static const size_t states[2] = {0, 1};
    int wrong = 0;

    for (size_t row = 0; row < 2; ++row) {
        const size_t state = states[row];
        double k[12];
        planar2_prepare(state_params[state], k);
        planar2_operational_inertia_tip(state_q[state], k, got_0);
        planar2_operational_inertia_tip_batch(2, &state_q[0][0], k, &batch_0[0][0]);
        wrong += differing(got_0, want_0[row], 4, within_0[row]);
        wrong += differing(batch_0[state], want_0[row], 4, within_0[row]);
    }
    return report("operational_inertia_tip", wrong);
}

static int planar2_test_tip_force_acceleration_tip(void)
{
    static const double want_0[2][2] = {
        {0.3849098, -47.2766927},
        {7.795053, -74.5357332},
    };
    static const double within_0[2] = {5.1e-08, 5.1e-08};
    static double got_0[2], batch_0[2][2];
    static const size_t states[2] = {0, 1};
    int wrong = 0;

    for (size_t row = 0; row < 2; ++row) {
        const size_t state = states[row];
        double k[12];
        planar2_prepare(state_params[state], k);
        planar2_tip_force_acceleration_tip(state_q[state], state_f[state], k, got_0);
        planar2_tip_force_acceleration_tip_batch(
            2, &state_q[0][0], &state_f[0][0], k, &batch_0[0][0]
        );
        wrong += differing(got_0, want_0[row], 2, within_0[row]);
        wrong += differing(batch_0[state], want_0[row], 2, within_0[row]);
    }
    return report("tip_force_acceleration_tip", wrong);
}

static int planar2_test_places(void)
{
    static const size_t places[2] = {PLANAR2_SHOULDER, PLANAR2_ELBOW};
    int wrong = 0;

    for (size_t joint = 0; joint < 2; ++joint) {
        wrong += places[joint] != joint;
    }
    return report("places of the joints", wrong);
}

static int planar2_test_default_parameters(void)
{
    static const double want[9] = {
        [PLANAR2_P_M1] = 1.0, [PLANAR2_P_M2] = 0.8, [PLANAR2_P_L1] = 0.5, [PLANAR2_P_L2] = 0.4,
        [PLANAR2_P_R1] = 0.25, [PLANAR2_P_R2] = 0.2, [PLANAR2_P_I1] = 0.021, [PLANAR2_P_I2] = 0.011,
        [PLANAR2_P_G] = 9.81,
    };
    double p[9];

    planar2_default_parameters(p);
    return report("default_parameters", differing(p, want, 9, 0.0));
}

int main(void)
{
    int failed = 0;

    failed += planar2_test_mass_matrix();
    failed += planar2_test_udu();
    failed += planar2_test_innovations();
    failed += planar2_test_mass_matrix_inverse();
    failed += planar2_test_inverse_dynamics();
    failed += planar2_test_bias_forces();
    failed += planar2_test_gravity_forces();
    failed += planar2_test_coriolis_matrix();
    failed += planar2_test_forward_dynamics();
    failed += planar2_test_pose_tip();
    failed += planar2_test_jacobian_tip();
    failed += planar2_test_jacobian_rate_tip();
    failed += planar2_test_operational_inertia_inverse_tip();
    failed += planar2_test_operational_inertia_tip();
    failed += planar2_test_tip_force_acceleration_tip();
    failed += planar2_test_places();
    failed += planar2_test_default_parameters();
    return failed > 0;
}
