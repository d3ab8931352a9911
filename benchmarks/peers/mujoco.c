/* MuJoCo's side of driver.c: what its own pipeline calls for each of these, and nothing of contacts, actuators or sensors.
 * The mass matrix stays in its data, where its users have it; `collect` spreads it out after the clock has stopped. */
#include <mujoco/mujoco.h>
#include <stdio.h>
#include <string.h>

typedef void function(const double *q, const double *v, const double *u, double *out);

static mjModel *model;
static mjData *data;

static void place(const double *q, const double *v)
{
    memcpy(data->qpos, q, (size_t)model->nq * sizeof(double));
    memcpy(data->qvel, v, (size_t)model->nv * sizeof(double));
    mj_kinematics(model, data);
    mj_comPos(model, data);
}

static void inverse_dynamics(const double *q, const double *v, const double *a, double *out)
{
    place(q, v);
    mj_comVel(model, data);
    memcpy(data->qacc, a, (size_t)model->nv * sizeof(double));
    mj_rne(model, data, 1, out);
}

static void mass_matrix(const double *q, const double *v, const double *u, double *out)
{
    (void)u, (void)out;
    place(q, v);
    mj_makeM(model, data);
}

static void forward_dynamics(const double *q, const double *v, const double *tau, double *out)
{
    place(q, v);
    mj_makeM(model, data);
    mj_factorM(model, data);
    mj_comVel(model, data);
    mj_rne(model, data, 0, data->qfrc_bias);
    for (int i = 0; i < model->nv; ++i) {
        out[i] = tau[i] - data->qfrc_bias[i];
    }
    mj_solveM(model, data, out, out, 1);
}

void start(const char *file)
{
    char name[1000];
    snprintf(name, sizeof name, "%s.mjb", file);
    model = mj_loadModel(name, NULL);
    data = mj_makeData(model);
}

function *function_named(const char *name)
{
    if (!strcmp(name, "inverse_dynamics")) return inverse_dynamics;
    if (!strcmp(name, "mass_matrix")) return mass_matrix;
    if (!strcmp(name, "forward_dynamics")) return forward_dynamics;
    return NULL;
}

void collect(const char *name, double *out)
{
    if (!strcmp(name, "mass_matrix")) mj_fullM(model, data, out);
}
