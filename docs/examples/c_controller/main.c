/* A Panda is controlled at 1 kHz with generated code and the C library, nothing else.
 *
 *     symdyn generate panda --functions inverse_dynamics,forward_dynamics --payload panda_hand_tcp --target c -o panda
 *     cmake -S . -B build && cmake --build build
 *     build/controller 2 log.csv
 *
 * Every period: measure, work out torques by computed torque, send them, sleep until the next period begins. The robot
 * is simulated here (robot_measures, robot_takes); put your driver in their place. It carries a load of 1.5 kg, of
 * which the controller is told at half time only: panda_prepare makes a load into numbers that all functions take.
 *
 * Nothing is allocated once the loop runs, and no call in it waits for anything but the clock, which is monotonic: no
 * correction of the time of day makes a period longer. On a robot, run it with a real-time priority (SCHED_FIFO,
 * mlockall).
 */
#define _POSIX_C_SOURCE 200809L /* clock_nanosleep */

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "panda.h"

enum { N = PANDA_N, RATE = 1000, LONGEST = 60 }; /* joints; periods a second; seconds */

static const double MIDDLE[N] = {0.0, -0.4, 0.0, -2.0, 0.0, 1.8, 0.6}; /* rad */
static const double SWING[N] = {0.7, 0.5, 0.6, 0.45, 0.65, 0.5, 0.6};  /* rad */
static const double SPEED[N] = {3.0, 4.0, 3.5, 4.5, 3.5, 5.0, 4.0};    /* rad/s */
static const double W = 20.0;                                          /* 1/s, of the errors */

typedef struct {
    double q[N], qd[N];
} State;

typedef struct {
    State state;
    double tau[N], error[N];
} Row;

static Row rows[LONGEST * RATE];

/* --- the motion that is asked for */

static void wanted(double t, double q[N], double qd[N], double qdd[N])
{
    for (int j = 0; j < N; ++j) {
        q[j] = MIDDLE[j] + SWING[j] * sin(SPEED[j] * t);
        qd[j] = SWING[j] * SPEED[j] * cos(SPEED[j] * t);
        qdd[j] = -SWING[j] * SPEED[j] * SPEED[j] * sin(SPEED[j] * t);
    }
}

/* --- the robot: replace these two by your driver */

static State robot;
static double load[PANDA_PREPARED];

static State robot_measures(void)
{
    return robot;
}

static void robot_takes(const double tau[N])
{
    double qdd[N];
    panda_forward_dynamics(robot.q, robot.qd, tau, load, qdd);
    for (int j = 0; j < N; ++j) {
        robot.qd[j] += qdd[j] / RATE;
        robot.q[j] += robot.qd[j] / RATE;
    }
}

/* --- the controller: torques that make every joint's error obey  e'' + 2 W e' + W^2 e = 0 */

static void control(double t, const State *at, const double *k, double tau[N], double error[N])
{
    double q[N], qd[N], qdd[N];
    wanted(t, q, qd, qdd);
    for (int j = 0; j < N; ++j) {
        error[j] = q[j] - at->q[j];
        qdd[j] += 2.0 * W * (qd[j] - at->qd[j]) + W * W * error[j];
    }
    panda_inverse_dynamics(at->q, at->qd, qdd, k, tau);
}

/* --- the clock */

static double microseconds(struct timespec from, struct timespec to)
{
    return 1e6 * (double)(to.tv_sec - from.tv_sec) + 1e-3 * (double)(to.tv_nsec - from.tv_nsec);
}

static struct timespec now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t;
}

static void next_period(struct timespec *t)
{
    t->tv_nsec += 1000000000L / RATE;
    if (t->tv_nsec >= 1000000000L) {
        t->tv_nsec -= 1000000000L;
        t->tv_sec += 1;
    }
    clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, t, NULL);
}

/* --- the loop */

static void run(int count, const double *without_load)
{
    double total = 0.0, longest = 0.0, latest = 0.0;
    struct timespec period = now();
    for (int i = 0; i < count; ++i) {
        const double t = (double)i / RATE;
        const struct timespec start = now();
        Row *row = &rows[i];
        row->state = robot_measures();
        control(t, &row->state, 2 * i < count ? without_load : load, row->tau, row->error);
        const double spent = microseconds(start, now());
        total += spent;
        longest = fmax(longest, spent);
        latest = fmax(latest, microseconds(period, start));
        robot_takes(row->tau);
        next_period(&period);
    }
    printf("%d periods of %d us: computing takes %.2f us on average, %.1f us at most\n", count, 1000000 / RATE,
           total / count, longest);
    printf("woken up %.0f us late at most\n", latest);
}

static int write_log(const char *name, int count)
{
    static const char *const columns[] = {"q", "qd", "tau", "error"};
    FILE *file = fopen(name, "w");
    if (file == NULL) {
        perror(name);
        return EXIT_FAILURE;
    }
    fprintf(file, "t");
    for (int c = 0; c < 4; ++c)
        for (int j = 0; j < N; ++j)
            fprintf(file, ",%s%d", columns[c], j + 1);
    for (int i = 0; i < count; ++i) {
        const double *const values[] = {rows[i].state.q, rows[i].state.qd, rows[i].tau, rows[i].error};
        fprintf(file, "\n%.3f", (double)i / RATE);
        for (int c = 0; c < 4; ++c)
            for (int j = 0; j < N; ++j)
                fprintf(file, ",%.17g", values[c][j]);
    }
    fprintf(file, "\n");
    return fclose(file) == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}

int main(int argc, char **argv)
{
    double parameters[PANDA_PARAMETERS], without_load[PANDA_PREPARED], qdd[N];
    const double seconds = argc == 3 ? atof(argv[1]) : 0.0;
    if (!(seconds > 0.0 && seconds <= LONGEST)) {
        fprintf(stderr, "usage: controller SECONDS FILE, up to %d seconds\n", LONGEST);
        return EXIT_FAILURE;
    }
    panda_default_parameters(parameters);
    panda_prepare(parameters, without_load);
    parameters[PANDA_P_PAYLOAD_PANDA_HAND_TCP_MASS] = 1.5;
    parameters[PANDA_P_PAYLOAD_PANDA_HAND_TCP_COM_Z] = 0.06;
    panda_prepare(parameters, load);
    wanted(0.0, robot.q, robot.qd, qdd);
    const int count = (int)(seconds * RATE);
    run(count, without_load);
    return write_log(argv[2], count);
}
