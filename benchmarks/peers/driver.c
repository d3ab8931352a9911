/* Calls one function at many states and prints the nanoseconds of a call (the smallest mean of several
 * rounds), then what the function gives at the first state.
 *
 *     driver FUNCTION CALLS ROUNDS N [MODEL]
 *
 * Linked with a side, which defines `start` and `function_named`. */
#define _POSIX_C_SOURCE 199309L
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { STATES = 64, LARGEST = 32 };

typedef void function(const double *q, const double *v, const double *u, double *out);

void start(const char *model);
function *function_named(const char *name);

static double q[STATES][LARGEST], v[STATES][LARGEST], u[STATES][LARGEST], out[LARGEST * LARGEST];

static double seconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

static double entry(int state, int joint, int shift)
{
    return (double)((state * 37 + joint * 101 + shift * 53) % 401) / 100.0 - 2.0;
}

int main(int count, char **words)
{
    if (count < 5) {
        return 2;
    }
    const int calls = atoi(words[2]), rounds = atoi(words[3]), n = atoi(words[4]);
    for (int state = 0; state < STATES; ++state) {
        for (int joint = 0; joint < n; ++joint) {
            q[state][joint] = entry(state, joint, 1);
            v[state][joint] = entry(state, joint, 2);
            u[state][joint] = entry(state, joint, 3);
        }
    }
    start(count > 5 ? words[5] : "");
    function *const run = function_named(words[1]);
    if (run == NULL) {
        return 2;
    }
    double best = 1e9;
    for (int round = 0; round < rounds; ++round) {
        const double begin = seconds();
        for (int call = 0; call < calls; ++call) {
            const int state = call % STATES;
            run(q[state], v[state], u[state], out);
        }
        const double mean = (seconds() - begin) / calls;
        best = mean < best ? mean : best;
    }
    printf("%.3f\n", 1e9 * best);
    run(q[0], v[0], u[0], out);
    for (int i = 0; i < n * n; ++i) {
        printf("%.17g\n", out[i]);
    }
    return 0;
}
