/* Calls one function of several sides in turn, at the same states. Prints for each side a line of nanoseconds, the mean of
 * a call in every round, and a line with what the function gives at the first state.
 *
 *     driver FUNCTION N RESULTS CALLS ROUNDS MODEL SIDE...
 *
 * A side is a shared library with `start`, `function_named` and, where results stay in memory of its own, `collect`. */
#define _POSIX_C_SOURCE 199309L
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { STATES = 64, LARGEST = 32, SIDES = 8, ROUNDS = 10000 };

typedef void function(const double *q, const double *v, const double *u, double *out);
typedef function *finder(const char *name);
typedef void starter(const char *model);
typedef void collector(const char *name, double *out);

static double q[STATES][LARGEST], v[STATES][LARGEST], u[STATES][LARGEST], out[3 * LARGEST * LARGEST];
static double took[SIDES][ROUNDS];

static double nanoseconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return 1e9 * (double)now.tv_sec + (double)now.tv_nsec;
}

static double entry(int state, int joint, int shift)
{
    return (double)((state * 37 + joint * 101 + shift * 53) % 401) / 100.0 - 2.0;
}

static void *library(const char *file, const char *model)
{
    void *const side = dlopen(file, RTLD_NOW | RTLD_LOCAL);
    if (side == NULL) {
        fprintf(stderr, "%s\n", dlerror());
        exit(2);
    }
    ((starter *)dlsym(side, "start"))(model);
    return side;
}

static void timed(function *run, int calls, double *mean)
{
    const double begin = nanoseconds();
    for (int call = 0; call < calls; ++call) {
        const int state = call % STATES;
        run(q[state], v[state], u[state], out);
    }
    *mean = (nanoseconds() - begin) / calls;
}

int main(int count, char **words)
{
    if (count < 8) {
        return 2;
    }
    const char *const name = words[1];
    const int n = atoi(words[2]), results = atoi(words[3]), calls = atoi(words[4]), rounds = atoi(words[5]);
    const int sides = count - 7;
    if (n > LARGEST || results > 3 * n * n || sides > SIDES || rounds > ROUNDS) {
        return 2;
    }
    for (int state = 0; state < STATES; ++state) {
        for (int joint = 0; joint < n; ++joint) {
            q[state][joint] = entry(state, joint, 1);
            v[state][joint] = entry(state, joint, 2);
            u[state][joint] = entry(state, joint, 3);
        }
    }
    void *loaded[SIDES];
    function *run[SIDES];
    for (int side = 0; side < sides; ++side) {
        loaded[side] = library(words[7 + side], words[6]);
        run[side] = ((finder *)dlsym(loaded[side], "function_named"))(name);
        if (run[side] == NULL) {
            return 2;
        }
    }
    for (int round = 0; round < rounds; ++round) {
        for (int side = 0; side < sides; ++side) {
            timed(run[side], calls, &took[side][round]);
        }
    }
    for (int side = 0; side < sides; ++side) {
        for (int round = 0; round < rounds; ++round) {
            printf("%.2f ", took[side][round]);
        }
        printf("\n");
        run[side](q[0], v[0], u[0], out);
        collector *const collect = (collector *)dlsym(loaded[side], "collect");
        if (collect != NULL) {
            collect(name, out);
        }
        for (int i = 0; i < results; ++i) {
            printf("%.17g ", out[i]);
        }
        printf("\n");
    }
    return 0;
}
