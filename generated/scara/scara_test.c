/* Self-test of scara.c; prints a line for each function, returns 1 on failure.
 *
 * Made by symdyn 0.1.0 from scara.yaml
 * (SHA-256 d94c332f50aafa3b134b3e7c2a3bc0d8fb5b431838c5679de5b62406c1115b3b).
 * Make it again with
 *
 *     symdyn generate scara.yaml --target python,c,javascript
 */
#include "scara.h"

#include <math.h>
#include <stdio.h>

static const double state_q[2][3] = {
    {-1.46, 1.39, 1.06},
    {-1.52, -0.67, 0.89},
};
static const double state_qd[2][3] = {
    {-0.98, -0.02, -0.2},
    {0.84, 1.75, -0.31},
};
static const double state_qdd[2][3] = {
    {0.61, 1.15, -1.62},
    {1.32, 0.68, -0.79},
};
static const double state_tau[2][3] = {
    {-1.89, 1.34, -0.27},
    {0.35, 1.53, 1.38},
};
static const double state_f[2][6] = {
    {1.35, 0.23, 0.57, -1.26, 1.97, 1.44},
    {0.01, 1.93, 1.08, 0.16, 1.44, -1.07},
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

static int scara_test_mass_matrix(void)
{
    static const double want_0[2][9] = {
        {3.1779299, 1.82324245, 0.0, 1.82324245, 1.79819562, 0.0, 0.0, 0.0, 0.2},
        {3.34619917, 1.90737708, 0.0, 1.90737708, 1.79819562, 0.0, 0.0, 0.0, 0.2},
    };
    static const double within_0[2] = {5.1e-09, 5.1e-09};
    static double got_0[9], batch_0[2][9];
    static const size_t states[2] = {0, 1};
    int wrong = 0;

    for (size_t row = 0; row < 2; ++row) {
        const size_t state = states[row];
        scara_mass_matrix(state_q[state], got_0);
        scara_mass_matrix_batch(2, &state_q[0][0], &batch_0[0][0]);
        wrong += differing(got_0, want_0[row], 9, within_0[row]);
        wrong += differing(batch_0[state], want_0[row], 9, within_0[row]);
    }
    return report("mass_matrix", wrong);
}

static int scara_test_udu(void)
{
    static const double want_0[2][9] = {
        {1.0, 1.01392886, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0},
        {1.0, 1.06071723, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0},
    };
    static const double within_0[2] = {5.1e-09, 5.1e-09};
    static double got_0[9], batch_0[2][9];
    static const double want_1[2][3] = {
        {1.32929175, 1.79819562, 0.2},
        {1.32301143, 1.79819562, 0.2},
    };
    static const double within_1[2] = {5.1e-09, 5.1e-09};
    static double got_1[3], batch_1[2][3];
    static const size_t states[2] = {0, 1};
    int wrong = 0;

    for (size_t row = 0; row < 2; ++row) {
        const size_t state = states[row];
        scara_udu(state_q[state], got_0, got_1);
        scara_udu_batch(2, &state_q[0][0], &batch_0[0][0], &batch_1[0][0]);
        wrong += differing(got_0, want_0[row], 9, within_0[row]);
        wrong += differing(batch_0[state], want_0[row], 9, within_0[row]);
        wrong += differing(got_1, want_1[row], 3, within_1[row]);
        wrong += differing(batch_1[state], want_1[row], 3, within_1[row]);
    }
    return report("udu", wrong);
}

static int scara_test_innovations(void)
{
    static const double want_0[2][9] = {
        {1.0, -1.01392886, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0},
        {1.0, -1.06071723, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0},
    };
    static const double within_0[2] = {5.1e-09, 5.1e-09};
    static double got_0[9], batch_0[2][9];
    static const double want_1[2][3] = {
        {1.32929175, 1.79819562, 0.2},
        {1.32301143, 1.79819562, 0.2},
    };
    static const double within_1[2] = {5.1e-09, 5.1e-09};
    static double got_1[3], batch_1[2][3];
    static const size_t states[2] = {0, 1};
    int wrong = 0;

    for (size_t row = 0; row < 2; ++row) {
        const size_t state = states[row];
        scara_innovations(state_q[state], got_0, got_1);
        scara_innovations_batch(2, &state_q[0][0], &batch_0[0][0], &batch_1[0][0]);
        wrong += differing(got_0, want_0[row], 9, within_0[row]);
        wrong += differing(batch_0[state], want_0[row], 9, within_0[row]);
        wrong += differing(got_1, want_1[row], 3, within_1[row]);
        wrong += differing(batch_1[state], want_1[row], 3, within_1[row]);
    }
    return report("innovations", wrong);
}

static int scara_test_mass_matrix_inverse(void)
{
    static const double want_0[2][9] = {
        {0.7522803, -0.76275871, 0.0, -0.76275871, 1.3294961, 0.0, 0.0, 0.0, 5.0},
        {0.75585137, -0.80174457, 0.0, -0.80174457, 1.4065373, 0.0, 0.0, 0.0, 5.0},
    };
    static const double within_0[2] = {5.1e-09, 5.1e-09};
    static double got_0[9], batch_0[2][9];
    static const size_t states[2] = {0, 1};
    int wrong = 0;

    for (size_t row = 0; row < 2; ++row) {
        const size_t state = states[row];
        scara_mass_matrix_inverse(state_q[state], got_0);
        scara_mass_matrix_inverse_batch(2, &state_q[0][0], &batch_0[0][0]);
        wrong += differing(got_0, want_0[row], 9, within_0[row]);
        wrong += differing(batch_0[state], want_0[row], 9, within_0[row]);
    }
    return report("mass_matrix_inverse", wrong);
}

static int scara_test_inverse_dynamics(void)
{
    static const double want_0[2][3] = {
        {3.73383993, 3.20770011, -7.366},
        {6.50121237, 4.12947675, -7.244},
    };
    static const double within_0[2] = {5.1e-09, 5.1e-09};
    static double got_0[3], batch_0[2][3];
    static const size_t states[2] = {0, 1};
    int wrong = 0;

    for (size_t row = 0; row < 2; ++row) {
        const size_t state = states[row];
        scara_inverse_dynamics(state_q[state], state_qd[state], state_qdd[state], got_0);
        scara_inverse_dynamics_batch(
            2, &state_q[0][0], &state_qd[0][0], &state_qdd[0][0], &batch_0[0][0]
        );
        wrong += differing(got_0, want_0[row], 3, within_0[row]);
        wrong += differing(batch_0[state], want_0[row], 3, within_0[row]);
    }
    return report("inverse_dynamics", wrong);
}

static int scara_test_bias_forces(void)
{
    static const double want_0[2][3] = {
        {-0.30142613, 0.02759725, -7.042},
        {0.78721305, 0.38896598, -7.086},
    };
    static const double within_0[2] = {5.1e-09, 5.1e-09};
    static double got_0[3], batch_0[2][3];
    static const size_t states[2] = {0, 1};
    int wrong = 0;

    for (size_t row = 0; row < 2; ++row) {
        const size_t state = states[row];
        scara_bias_forces(state_q[state], state_qd[state], got_0);
        scara_bias_forces_batch(2, &state_q[0][0], &state_qd[0][0], &batch_0[0][0]);
        wrong += differing(got_0, want_0[row], 3, within_0[row]);
        wrong += differing(batch_0[state], want_0[row], 3, within_0[row]);
    }
    return report("bias_forces", wrong);
}

static int scara_test_gravity_forces(void)
{
    static const double want_0[2][3] = {
        {0.0, 0.0, -1.962},
        {0.0, 0.0, -1.962},
    };
    static const double within_0[2] = {5.1e-09, 5.1e-09};
    static double got_0[3], batch_0[2][3];
    static const size_t states[2] = {0, 1};
    int wrong = 0;

    for (size_t row = 0; row < 2; ++row) {
        const size_t state = states[row];
        scara_gravity_forces(state_q[state], got_0);
        scara_gravity_forces_batch(2, &state_q[0][0], &batch_0[0][0]);
        wrong += differing(got_0, want_0[row], 3, within_0[row]);
        wrong += differing(batch_0[state], want_0[row], 3, within_0[row]);
    }
    return report("gravity_forces", wrong);
}

static int scara_test_coriolis_matrix(void)
{
    static const double want_0[2][9] = {
        {0.002740468, 0.137023375, 0.0, -0.134282908, 0.0, 0.0, 0.0, 0.0, 0.0},
        {0.151374067, 0.224033619, 0.0, -0.072659552, 0.0, 0.0, 0.0, 0.0, 0.0},
    };
    static const double within_0[2] = {5.1e-10, 5.1e-10};
    static double got_0[9], batch_0[2][9];
    static const size_t states[2] = {0, 1};
    int wrong = 0;

    for (size_t row = 0; row < 2; ++row) {
        const size_t state = states[row];
        scara_coriolis_matrix(state_q[state], state_qd[state], got_0);
        scara_coriolis_matrix_batch(2, &state_q[0][0], &state_qd[0][0], &batch_0[0][0]);
        wrong += differing(got_0, want_0[row], 9, within_0[row]);
        wrong += differing(batch_0[state], want_0[row], 9, within_0[row]);
    }
    return report("coriolis_matrix", wrong);
}

static int scara_test_forward_dynamics(void)
{
    static const double want_0[2][3] = {
        {-2.1960995, 2.9565329, 33.86},
        {-1.2452859, 1.9554401, 42.33},
    };
    static const double within_0[2] = {5.1e-08, 5.1e-08};
    static double got_0[3], batch_0[2][3];
    static const size_t states[2] = {0, 1};
    int wrong = 0;

    for (size_t row = 0; row < 2; ++row) {
        const size_t state = states[row];
        scara_forward_dynamics(state_q[state], state_qd[state], state_tau[state], got_0);
        scara_forward_dynamics_batch(
            2, &state_q[0][0], &state_qd[0][0], &state_tau[0][0], &batch_0[0][0]
        );
        wrong += differing(got_0, want_0[row], 3, within_0[row]);
        wrong += differing(batch_0[state], want_0[row], 3, within_0[row]);
    }
    return report("forward_dynamics", wrong);
}

static int scara_test_pose_tool0(void)
{
    static const double want_0[2][16] = {
        {
            0.997551, -0.06994285, 0.0, 0.39114725, -0.06994285, -0.997551, 0.0, -0.44652434, 0.0,
            0.0, -1.0, -0.62, 0.0, 0.0, 0.0, 1.0,
        },
        {
            -0.58038686, -0.81434089, 0.0, -0.17865431, -0.81434089, 0.58038686, 0.0, -0.70539942,
            0.0, 0.0, -1.0, -0.45, 0.0, 0.0, 0.0, 1.0,
        },
    };
    static const double within_0[2] = {5.1e-09, 5.1e-09};
    static double got_0[16], batch_0[2][16];
    static const size_t states[2] = {0, 1};
    int wrong = 0;

    for (size_t row = 0; row < 2; ++row) {
        const size_t state = states[row];
        scara_pose_tool0(state_q[state], got_0);
        scara_pose_tool0_batch(2, &state_q[0][0], &batch_0[0][0]);
        wrong += differing(got_0, want_0[row], 16, within_0[row]);
        wrong += differing(batch_0[state], want_0[row], 16, within_0[row]);
    }
    return report("pose_tool0", wrong);
}

static int scara_test_jacobian_tool0(void)
{
    static const double want_0[2][18] = {
        {
            0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 0.0, 0.44652434, 0.02413028, 0.0, 0.39114725,
            0.3441551, 0.0, 0.0, 0.0, -1.0,
        },
        {
            0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 0.0, 0.70539942, 0.28094761, 0.0, -0.17865431,
            -0.20023347, 0.0, 0.0, 0.0, -1.0,
        },
    };
    static const double within_0[2] = {5.1e-09, 5.1e-09};
    static double got_0[18], batch_0[2][18];
    static const size_t states[2] = {0, 1};
    int wrong = 0;

    for (size_t row = 0; row < 2; ++row) {
        const size_t state = states[row];
        scara_jacobian_tool0(state_q[state], got_0);
        scara_jacobian_tool0_batch(2, &state_q[0][0], &batch_0[0][0]);
        wrong += differing(got_0, want_0[row], 18, within_0[row]);
        wrong += differing(batch_0[state], want_0[row], 18, within_0[row]);
    }
    return report("jacobian_tool0", wrong);
}

static int scara_test_jacobian_rate_tool0(void)
{
    static const double want_0[2][18] = {
        {
            0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.390207408, 0.344155095, 0.0,
            -0.438076456, -0.024130282, 0.0, 0.0, 0.0, 0.0,
        },
        {
            0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.50047819, 0.51860468, 0.0, 1.08419383,
            0.7276543, 0.0, 0.0, 0.0, 0.0,
        },
    };
    static const double within_0[2] = {5.1e-10, 5.1e-09};
    static double got_0[18], batch_0[2][18];
    static const size_t states[2] = {0, 1};
    int wrong = 0;

    for (size_t row = 0; row < 2; ++row) {
        const size_t state = states[row];
        scara_jacobian_rate_tool0(state_q[state], state_qd[state], got_0);
        scara_jacobian_rate_tool0_batch(2, &state_q[0][0], &state_qd[0][0], &batch_0[0][0]);
        wrong += differing(got_0, want_0[row], 18, within_0[row]);
        wrong += differing(batch_0[state], want_0[row], 18, within_0[row]);
    }
    return report("jacobian_rate_tool0", wrong);
}

static int scara_test_operational_inertia_inverse_tool0(void)
{
    static const double want_0[2][36] = {
        {
            0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.55625897,
            0.00899667, 0.19094696, 0.0, 0.0, 0.0, 0.00899667, 0.13432969, 0.01801653, 0.0, 0.0,
            0.0, 0.19094696, 0.01801653, 0.06720714, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 5.0,
        },
        {
            0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.55889953,
            0.13754203, -0.11290073, 0.0, 0.0, 0.0, 0.13754203, 0.16934308, -0.02089567, 0.0, 0.0,
            0.0, -0.11290073, -0.02089567, 0.02315677, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 5.0,
        },
    };
    static const double within_0[2] = {5.1e-09, 5.1e-09};
    static double got_0[36], batch_0[2][36];
    static const size_t states[2] = {0, 1};
    int wrong = 0;

    for (size_t row = 0; row < 2; ++row) {
        const size_t state = states[row];
        scara_operational_inertia_inverse_tool0(state_q[state], got_0);
        scara_operational_inertia_inverse_tool0_batch(2, &state_q[0][0], &batch_0[0][0]);
        wrong += differing(got_0, want_0[row], 36, within_0[row]);
        wrong += differing(batch_0[state], want_0[row], 36, within_0[row]);
    }
    return report("operational_inertia_inverse_tool0", wrong);
}

static int scara_test_tip_force_acceleration_tool0(void)
{
    static const double want_0[2][3] = {
        {-0.3434923, 1.02538962, -7.2},
        {0.03642395, 0.42661722, 5.35},
    };
    static const double within_0[2] = {5.1e-09, 5.1e-09};
    static double got_0[3], batch_0[2][3];
    static const size_t states[2] = {0, 1};
    int wrong = 0;

    for (size_t row = 0; row < 2; ++row) {
        const size_t state = states[row];
        scara_tip_force_acceleration_tool0(state_q[state], state_f[state], got_0);
        scara_tip_force_acceleration_tool0_batch(2, &state_q[0][0], &state_f[0][0], &batch_0[0][0]);
        wrong += differing(got_0, want_0[row], 3, within_0[row]);
        wrong += differing(batch_0[state], want_0[row], 3, within_0[row]);
    }
    return report("tip_force_acceleration_tool0", wrong);
}

static int scara_test_places(void)
{
    static const size_t places[3] = {SCARA_JOINT1, SCARA_JOINT2, SCARA_JOINT3};
    int wrong = 0;

    for (size_t joint = 0; joint < 3; ++joint) {
        wrong += places[joint] != joint;
    }
    return report("places of the joints", wrong);
}

int main(void)
{
    int failed = 0;

    failed += scara_test_mass_matrix();
    failed += scara_test_udu();
    failed += scara_test_innovations();
    failed += scara_test_mass_matrix_inverse();
    failed += scara_test_inverse_dynamics();
    failed += scara_test_bias_forces();
    failed += scara_test_gravity_forces();
    failed += scara_test_coriolis_matrix();
    failed += scara_test_forward_dynamics();
    failed += scara_test_pose_tool0();
    failed += scara_test_jacobian_tool0();
    failed += scara_test_jacobian_rate_tool0();
    failed += scara_test_operational_inertia_inverse_tool0();
    failed += scara_test_tip_force_acceleration_tool0();
    failed += scara_test_places();
    return failed > 0;
}
