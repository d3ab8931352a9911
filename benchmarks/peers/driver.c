/* Calls one function of several sides in turn, at the same states.
 *
 *     driver FUNCTION RESULTS CALLS ROUNDS MODEL SIDE STATES [SIDE STATES]...   prints nanoseconds of a state in every round
 *     driver FUNCTION RESULTS cold ROUNDS MODEL SIDE STATES ...                 the same of single calls with empty caches
 *     driver FUNCTION RESULTS count 0 MODEL SIDE STATES                         64 calls in `counted`, for callgrind
 *
 * For each side there is a line of nanoseconds, and a line with what the function gives at the first state. A side is a shared
 * library with `start`, `function_named` and, where results stay in memory of its own, `collect`. STATES is a file of doubles:
 * the numbers of states, of positions and of velocities, then all positions, velocities and forces (or accelerations), in the
 * side's own order. A side whose file says `at_once` (a fourth number, not zero) is called once for all states. */
#define _POSIX_C_SOURCE 199309L
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { SIDES = 8, CYCLE = 64, CACHES = 1 << 26 };

typedef void function(const double *q, const double *v, const double *u, double *out);
typedef function *finder(const char *name);
typedef void starter(const char *model);
typedef void collector(const char *name, double *out);

typedef struct {
    void *library;
    function *run;
    size_t states, nq, nv;
    int at_once;
    double *q, *v, *u, *out;
} side;

static double nanoseconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return 1e9 * (double)now.tv_sec + (double)now.tv_nsec;
}

static void fail(const char *message)
{
    fprintf(stderr, "%s\n", message);
    exit(2);
}

static double *numbers(FILE *file, size_t count)
{
    double *const found = malloc((count + 8) * sizeof(double));
    if (found == NULL || fread(found, sizeof(double), count, file) != count) {
        fail("states cannot be read");
    }
    return found;
}

static side load(const char *library, const char *states, const char *name, const char *model, size_t results)
{
    side it;
    it.library = dlopen(library, RTLD_NOW | RTLD_LOCAL);
    if (it.library == NULL) {
        fail(dlerror());
    }
    ((starter *)dlsym(it.library, "start"))(model);
    it.run = ((finder *)dlsym(it.library, "function_named"))(name);
    FILE *const file = fopen(states, "rb");
    if (it.run == NULL || file == NULL) {
        fail("no such function, or no such file of states");
    }
    double *const sizes = numbers(file, 4);
    it.states = (size_t)sizes[0], it.nq = (size_t)sizes[1], it.nv = (size_t)sizes[2], it.at_once = sizes[3] != 0;
    it.q = numbers(file, it.states * it.nq);
    it.v = numbers(file, it.states * it.nv);
    it.u = numbers(file, it.states * it.nv);
    it.out = calloc((it.at_once ? it.states : 1) * results, sizeof(double));
    free(sizes);
    fclose(file);
    return it;
}

static void call(const side *it, size_t state)
{
    it->run(it->q + it->nq * state, it->v + it->nv * state, it->u + it->nv * state, it->out);
}

__attribute__((noinline)) void counted(const side *it)
{
    for (size_t state = 0; state < CYCLE; ++state) {
        call(it, state);
    }
}

static double timed(const side *it, size_t calls)
{
    const size_t rounds = it->at_once ? (calls + it->states - 1) / it->states : calls;
    const double begin = nanoseconds();
    for (size_t round = 0; round < rounds; ++round) {
        call(it, it->at_once ? 0 : round % CYCLE);
    }
    return (nanoseconds() - begin) / (double)(rounds * (it->at_once ? it->states : 1));
}

/* A call after a walk through more memory than the caches hold; what the clock itself takes is taken off. */
static double cold(const side *it, size_t state)
{
    static unsigned char memory[CACHES];
    static unsigned char sum;
    for (size_t byte = 0; byte < CACHES; byte += 64) {
        sum = (unsigned char)(sum + ++memory[byte]);
    }
    const double first = nanoseconds(), begin = nanoseconds();
    call(it, state % CYCLE);
    return nanoseconds() - begin - (begin - first);
}

int main(int count, char **words)
{
    if (count < 8 || count % 2 != 0 || count > 6 + 2 * SIDES) {
        return 2;
    }
    const char *const name = words[1], *const mode = words[3];
    const size_t results = (size_t)atoi(words[2]), rounds = (size_t)atoi(words[4]);
    const int sides = (count - 6) / 2;
    side it[SIDES];
    for (int i = 0; i < sides; ++i) {
        it[i] = load(words[6 + 2 * i], words[7 + 2 * i], name, words[5], results);
        call(&it[i], 0);
    }
    if (!strcmp(mode, "count")) {
        counted(&it[0]);
        return 0;
    }
    double *const took = malloc((size_t)sides * rounds * sizeof(double));
    for (size_t round = 0; round < rounds; ++round) {
        for (int i = 0; i < sides; ++i) {
            const int is_cold = !strcmp(mode, "cold");
            took[(size_t)i * rounds + round] = is_cold ? cold(&it[i], round) : timed(&it[i], (size_t)atoi(mode));
        }
    }
    for (int i = 0; i < sides; ++i) {
        for (size_t round = 0; round < rounds; ++round) {
            printf("%.2f ", took[(size_t)i * rounds + round]);
        }
        call(&it[i], 0);
        collector *const collect = (collector *)dlsym(it[i].library, "collect");
        if (collect != NULL) {
            collect(name, it[i].out);
        }
        printf("\n");
        for (size_t entry = 0; entry < results; ++entry) {
            printf("%.17g ", it[i].out[entry]);
        }
        printf("\n");
    }
    return 0;
}
