/* scara: robot dynamics in closed form.
 *
 * Made by symdyn 0.1.0 from scara.yaml
 * (SHA-256 d94c332f50aafa3b134b3e7c2a3bc0d8fb5b431838c5679de5b62406c1115b3b).
 * Make it again with
 *
 *     symdyn generate scara.yaml --target python,c,javascript
 *
 * Arrays are flat, matrices row by row, of plain double. Inputs are read before outputs are
 * written, so arrays may be the same. Nothing is allocated and nothing is kept between calls: safe
 * in any thread. The _batch functions take count states one after another; there an output may be
 * the same array as an input of equal size. SI units, angles in rad.
 * Angles beyond 1e15 rad have no meaningful sine here; with '--sincos libm' they have.
 * Self-test: cc -std=c99 -O2 scara.c scara_test.c -lm && ./a.out
 * Fastest with -O3 -march=native -ffp-contract=fast.
 *
 * Joints, in the order of q:
 *
 *     0  joint1  rad  [-1.57, 1.57]
 *     1  joint2  rad  [-1.57, 1.57]
 *     2  joint3  m    [-1e-05, 0.3]
 *
 * Tools: tool0.
 *
 * Conventions:
 *
 *     - SI units, radians; q has one entry for each joint, in the order above.
 *     - Spatial vectors are angular first: [wx wy wz vx vy vz], [nx ny nz fx fy fz].
 *     - Jacobians, operational inertias and wrenches: base axes, at the tool point.
 *     - Matrices are full, row by row.
 *     - Inside functions a number behind a letter is the place of a joint or its body; frames have
 *       z along its axis.
 *     - Frames of bodies with parallel axes may stand side by side: they do not turn then with each
 *       of the joints.
 *
 * Bound: symdyn holds every function to its numeric core within 4.3e-14 kappa of the output's size,
 * where kappa is the condition number of what is solved (of M, or of Omega for its inverse), else
 * 1. 'symdyn verify' compares them again.
 *
 * Operations of each function:
 *
 *                                        mul  add  div  trig
 *     mass_matrix                          3    3    0     1
 *     udu                                  4    3    0     1
 *     innovations                          4    3    0     1
 *     mass_matrix_inverse                  7    5    1     1
 *     inverse_dynamics                    28   20    0     2
 *     bias_forces                         19   11    0     2
 *     gravity_forces                       0    0    0     0
 *     coriolis_matrix                     11    5    0     2
 *     forward_dynamics                    28   19    1     2
 *     pose_tool0                           4    4    0     4
 *     jacobian_tool0                       4    3    0     4
 *     jacobian_rate_tool0                 10    7    0     4
 *     operational_inertia_inverse_tool0   29   17    1     4
 *     tip_force_acceleration_tool0        22   14    1     4
 *
 * Notes:
 *
 *     - operational_inertia_tool0 is left out: the Jacobian has less than 6 independent rows
 *       everywhere.
 *
 * This output is yours: use, change and pass it on as you like; symdyn's licence does not reach it.
 */
#ifndef SCARA_SECOND_READING
#include "scara.h"

#include <math.h>

#if !defined(SCARA_GENERATION) || SCARA_GENERATION != 0xee32fabau
#error "scara.c and scara.h come from different generations: take both from one run"
#endif

/* Registers wider than double, as the x87's, round at other times. */
#if defined(__FLT_EVAL_METHOD__) && __FLT_EVAL_METHOD__ != 0 && __FLT_EVAL_METHOD__ != 16
#define SCARA_WIDE_REGISTERS
#endif

/* Functions that end in _batch work on states side by side, by default on as many as registers hold
 * of the processor that is compiled for. Define SCARA_WIDTH as 1, 2, 4, 8 or 16
 * to choose otherwise: 1 needs no extension of C, the others want gcc 8 or clang 11. */
#ifndef SCARA_WIDTH
#if defined(SCARA_WIDE_REGISTERS) || !defined(__GNUC__)
#define SCARA_WIDTH 1
#elif defined(__clang__) ? __clang_major__ < 11 : __GNUC__ < 8
#define SCARA_WIDTH 1
#elif defined(__AVX512F__)
#define SCARA_WIDTH 8
#elif defined(__AVX__)
#define SCARA_WIDTH 4
#elif defined(__SSE2__) || defined(__aarch64__)
#define SCARA_WIDTH 2
#else
#define SCARA_WIDTH 1
#endif
#endif

#if SCARA_WIDTH == 1

/* The n numbers of a state. */
static void scara_load(size_t lanes, size_t n, const double *from, double *to)
{
    for (size_t i = 0; i < lanes*n; ++i) {
        to[i] = from[i];
    }
}

static void scara_store(size_t lanes, size_t n, const double *from, double *to)
{
    scara_load(lanes, n, from, to);
}

#else

typedef double scara_vector __attribute__((vector_size(8*SCARA_WIDTH)));
/* Anywhere in an array. */
typedef scara_vector scara_row __attribute__((aligned(4), may_alias));
typedef long long scara_places __attribute__((vector_size(8*SCARA_WIDTH)));

/* A vector of entries of a and b by their places: those of b come behind those of a. */
#ifdef __clang__
#define SCARA_LANES_UNROLLED
#define SCARA_LANES_SHUFFLE(a, b, ...) __builtin_shufflevector(a, b, __VA_ARGS__)
#else
#define SCARA_LANES_UNROLLED _Pragma("GCC unroll 16")
#define SCARA_LANES_SHUFFLE(a, b, ...) \
    __builtin_shuffle(a, b, (scara_places){__VA_ARGS__})
#endif

/* Of squares of d by d entries the upper right one and the lower left one change places. */
#define SCARA_LANES_UPPER(i, d) (((i) & (d)) ? (i) - (d) + SCARA_WIDTH : (i))
#define SCARA_LANES_LOWER(i, d) (((i) & (d)) ? (i) + SCARA_WIDTH : (i) + (d))
#define SCARA_LANES_TWO(place, i, d) place(i, d), place((i) + 1, d)
#define SCARA_LANES_FOUR(place, i, d) \
    SCARA_LANES_TWO(place, i, d), \
    SCARA_LANES_TWO(place, (i) + 2, d)
#define SCARA_LANES_EIGHT(place, i, d) \
    SCARA_LANES_FOUR(place, i, d), \
    SCARA_LANES_FOUR(place, (i) + 4, d)
#if SCARA_WIDTH == 2
#define SCARA_LANES_PLACES(place, d) SCARA_LANES_TWO(place, 0, d)
#elif SCARA_WIDTH == 4
#define SCARA_LANES_PLACES(place, d) SCARA_LANES_FOUR(place, 0, d)
#elif SCARA_WIDTH == 8
#define SCARA_LANES_PLACES(place, d) SCARA_LANES_EIGHT(place, 0, d)
#elif SCARA_WIDTH == 16
#define SCARA_LANES_PLACES(place, d) \
    SCARA_LANES_EIGHT(place, 0, d), \
    SCARA_LANES_EIGHT(place, 8, d)
#else
#error "SCARA_WIDTH must be 1, 2, 4, 8 or 16"
#endif
#define SCARA_LANES_EXCHANGE(d) \
    SCARA_LANES_UNROLLED for (size_t i = 0; i < SCARA_WIDTH; i += 2*(d)) { \
        SCARA_LANES_UNROLLED for (size_t j = i; j < i + (d); ++j) { \
            const scara_vector a = rows[j], b = rows[j + (d)]; \
            rows[j] = SCARA_LANES_SHUFFLE( \
                a, b, SCARA_LANES_PLACES(SCARA_LANES_UPPER, d)); \
            rows[j + (d)] = SCARA_LANES_SHUFFLE( \
                a, b, SCARA_LANES_PLACES(SCARA_LANES_LOWER, d)); \
        } \
    }

static inline void scara_transpose(scara_vector rows[SCARA_WIDTH])
{
    SCARA_LANES_EXCHANGE(1)
#if SCARA_WIDTH > 2
    SCARA_LANES_EXCHANGE(2)
#endif
#if SCARA_WIDTH > 4
    SCARA_LANES_EXCHANGE(4)
#endif
#if SCARA_WIDTH > 8
    SCARA_LANES_EXCHANGE(8)
#endif
}

/* The n numbers of some states, each number of all of them in one vector; the last state fills
 * up. */
static void scara_load(size_t lanes, size_t n, const double *from, scara_vector *to)
{
    if (lanes == SCARA_WIDTH && n >= SCARA_WIDTH) {
        /* squares, of which the last overlaps the one before */
        for (size_t i = 0; i < n; i += SCARA_WIDTH) {
            const size_t first = i + SCARA_WIDTH <= n ? i : n - SCARA_WIDTH;
            scara_vector rows[SCARA_WIDTH];
            SCARA_LANES_UNROLLED
            for (size_t lane = 0; lane < SCARA_WIDTH; ++lane) {
                rows[lane] = *(const scara_row *)(from + n*lane + first);
            }
            scara_transpose(rows);
            SCARA_LANES_UNROLLED
            for (size_t lane = 0; lane < SCARA_WIDTH; ++lane) {
                to[first + lane] = rows[lane];
            }
        }
    } else {
        for (size_t i = 0; i < n; ++i) {
            scara_vector column = {0};
            SCARA_LANES_UNROLLED
            for (size_t lane = 0; lane < SCARA_WIDTH; ++lane) {
                column[lane] = from[n*(lane < lanes ? lane : lanes - 1) + i];
            }
            to[i] = column;
        }
    }
}

/* The other way round. */
static void scara_store(size_t lanes, size_t n, const scara_vector *from, double *to)
{
    if (lanes == SCARA_WIDTH && n >= SCARA_WIDTH) {
        for (size_t i = 0; i < n; i += SCARA_WIDTH) {
            const size_t first = i + SCARA_WIDTH <= n ? i : n - SCARA_WIDTH;
            scara_vector rows[SCARA_WIDTH];
            SCARA_LANES_UNROLLED
            for (size_t lane = 0; lane < SCARA_WIDTH; ++lane) {
                rows[lane] = from[first + lane];
            }
            scara_transpose(rows);
            SCARA_LANES_UNROLLED
            for (size_t lane = 0; lane < SCARA_WIDTH; ++lane) {
                *(scara_row *)(to + n*lane + first) = rows[lane];
            }
        }
    } else {
        for (size_t lane = 0; lane < lanes; ++lane) {
            for (size_t i = 0; i < n; ++i) {
                to[n*lane + i] = from[i][lane];
            }
        }
    }
}

#endif

/* From here on this file is read twice: first for plain numbers, then, where
 * SCARA_WIDTH is not 1, for
 * vectors of them, by functions that only the batches at the end know. REAL is the type, OF(name)
 * the function of that name for that type, ALL(x) a plain number as that type. */
#define REAL double
#define FUNCTION(name) void name
#define OF(name) name
#define ALL(x) (x)
#endif

/* Sines and cosines of n angles. Quarter turns are taken off, pi/2 in three parts whose products
 * with whole numbers are exact; polynomials do the rest. Errors are below 1e-16 up to
 * 3e6 rad; from there
 * to 1e15 rad they are those of an angle that is off by a unit in its last place. What is not
 * finite gives NaN. Options that let compilers rearrange sums, and registers wider than double,
 * would spoil the rounding: then the C library does it. */
#if defined(__FAST_MATH__) || defined(__ASSOCIATIVE_MATH__) || defined(SCARA_WIDE_REGISTERS)
#ifndef SCARA_SECOND_READING
static inline void OF(scara_sincos)(size_t n, const REAL *angles, REAL *sines, REAL *cosines)
{
    for (size_t i = 0; i < n; ++i) {
        sines[i] = sin(angles[i]);
        cosines[i] = cos(angles[i]);
    }
}
#else
static inline void OF(scara_sincos)(size_t n, const REAL *angles, REAL *sines, REAL *cosines)
{
    const double *each = (const double *)angles; /* all lanes of all angles */
    scara_sincos(SCARA_WIDTH*n, each, (double *)sines, (double *)cosines);
}
#endif
#else
#ifdef SCARA_SECOND_READING
typedef unsigned long long scara_bits
    __attribute__((vector_size(8*SCARA_WIDTH)));
#endif
static inline void OF(scara_sincos)(size_t n, const REAL *angles, REAL *sines, REAL *cosines)
{
#if defined(__clang__) && __clang_major__ >= 11
#pragma clang fp reassociate(off)
#endif
#ifdef SCARA_SECOND_READING
    SCARA_LANES_UNROLLED
#endif
    for (size_t i = 0; i < n; ++i) {
        /* quarter turns: by the large number the sum is rounded to a whole one */
        const REAL rounded = 0.6366197723675814*angles[i] + 6755399441055744.0;
        const REAL quarters = rounded - 6755399441055744.0;
        const REAL less = angles[i] - 1.5707963267341256*quarters;
        const REAL first = less - 6.077100506303966e-11*quarters;
        const REAL last = 2.0222662487959506e-21*quarters, r = first - last;
        const REAL over = (last - (first - r)) - ((less - first) - 6.077100506303966e-11*quarters);

        /* sine and cosine of r - over */
        const REAL z = r*r, zz = z*z;
        const REAL half = 0.5*z, near = 1.0 - half;
        const REAL p = -0.16666666666666632 + 0.00833333333332249*z
            + zz*(-0.00019841269829857808 + 2.7557313707008543e-06*z
            + zz*(-2.5050760242314077e-08 + 1.5896909238011026e-10*z));
        const REAL q = 0.0416666666666666 - 0.0013888888888874474*z
            + zz*(2.480158728967154e-05 - 2.755731440103351e-07*z
            + zz*(2.0875729281951644e-09 - 1.135993429733334e-11*z));
        const REAL s = r - (over*near - r*z*p);
        const REAL c = near + (((1.0 - near) - half) + (zz*q + r*over));

#ifdef SCARA_SECOND_READING
        /* turned by the quarters, which are the last bits of `rounded`: an odd number of them
           changes places, the bit above it signs */
        scara_bits bits = (scara_bits)rounded;
        const scara_bits odd = -(bits & 1);
        const scara_bits exchange = ((scara_bits)s ^ (scara_bits)c) & odd;
        bits <<= 62;
        const scara_bits turned = bits ^ (bits << 1);
        const scara_bits sign = (scara_bits){0} + 9223372036854775808ULL;
        sines[i] = (REAL)((scara_bits)s ^ exchange ^ (bits & sign));
        cosines[i] = (REAL)((scara_bits)c ^ exchange ^ (turned & sign));
#else
        /* turned by the quarters: half turns, an odd number of which changes both signs, and
           -1, 0, 1 back */
        const REAL halves_rounded = 0.5*quarters + 6755399441055744.0;
        const REAL halves = halves_rounded - 6755399441055744.0;
        const REAL back = 2.0*halves - quarters;
        const REAL turns_rounded = 0.5*halves + 6755399441055744.0;
        const REAL odd = halves - 2.0*(turns_rounded - 6755399441055744.0);
        const REAL sign = 1.0 - 2.0*(odd*odd);
        const REAL straight = sign*(1.0 - back*back), across = sign*back;
        sines[i] = straight*s - across*c;
        cosines[i] = straight*c + across*s;
#endif
    }
}
#endif

/* -1, 0 or 1. */
#ifndef SCARA_SECOND_READING
static inline double scara_sign(double x)
{
    return (double)((x > 0.0) - (x < 0.0));
}
#else
#define scara_sign_lanes(x) \
    __extension__({ \
        const REAL SCARA_LANES_X = (x); \
        const scara_places SCARA_LANES_ONE = (scara_places)ALL(1.0); \
        (REAL)((SCARA_LANES_X > 0.0) & SCARA_LANES_ONE) \
            - (REAL)((SCARA_LANES_X < 0.0) & SCARA_LANES_ONE); \
    })
#endif

FUNCTION(scara_mass_matrix)(const REAL q[3], REAL M[9])
{
    const REAL q1 = q[1];

    /* sines and cosines */
    const REAL angles[1] = {q1};
    REAL sines[1], cosines[1];
    OF(scara_sincos)(1, angles, sines, cosines);
    const REAL c1 = cosines[0];

    /* composite inertia of 'revolute1' */
    const REAL R0_Jzz = 0.85*(0.32775*c1 + 0.0425) + 3.09171125;

    /* inertia that joint 'joint2' feels, and its couplings inward */
    const REAL M01 = 0.13929375*c1 + 1.798195625;

    M[0] = R0_Jzz;
    M[1] = M01;
    M[2] = ALL(0.0);
    M[3] = M01;
    M[4] = ALL(1.798195625);
    M[5] = ALL(0.0);
    M[6] = ALL(0.0);
    M[7] = ALL(0.0);
    M[8] = ALL(0.2);
}

FUNCTION(scara_udu)(const REAL q[3], REAL U[9], REAL D[3])
{
    const REAL q1 = q[1];

    /* sines and cosines */
    const REAL angles[1] = {q1};
    REAL sines[1], cosines[1];
    OF(scara_sincos)(1, angles, sines, cosines);
    const REAL c1 = cosines[0];

    /* articulated inertia of 'revolute1' */
    const REAL P0_Jzz = 0.180625*(0.2 - 0.05973769539117859*c1*c1) + 1.293515625;

    /* what the joints inward feel of 'joint2' */
    const REAL U01 = 0.07746306801296994*c1 + 1.0;

    U[0] = ALL(1.0);
    U[1] = U01;
    U[2] = ALL(0.0);
    U[3] = ALL(0.0);
    U[4] = ALL(1.0);
    U[5] = ALL(0.0);
    U[6] = ALL(0.0);
    U[7] = ALL(0.0);
    U[8] = ALL(1.0);

    D[0] = P0_Jzz;
    D[1] = ALL(1.798195625);
    D[2] = ALL(0.2);
}

FUNCTION(scara_innovations)(const REAL q[3], REAL W[9], REAL D[3])
{
    const REAL q1 = q[1];

    /* sines and cosines */
    const REAL angles[1] = {q1};
    REAL sines[1], cosines[1];
    OF(scara_sincos)(1, angles, sines, cosines);
    const REAL c1 = cosines[0];

    /* articulated inertia of 'revolute1' */
    const REAL P0_Jzz = 0.180625*(0.2 - 0.05973769539117859*c1*c1) + 1.293515625;

    /* what the free joints inward feel of 'joint2' */
    const REAL W01 = -0.07746306801296994*c1 - 1.0;

    W[0] = ALL(1.0);
    W[1] = W01;
    W[2] = ALL(0.0);
    W[3] = ALL(0.0);
    W[4] = ALL(1.0);
    W[5] = ALL(0.0);
    W[6] = ALL(0.0);
    W[7] = ALL(0.0);
    W[8] = ALL(1.0);

    D[0] = P0_Jzz;
    D[1] = ALL(1.798195625);
    D[2] = ALL(0.2);
}

FUNCTION(scara_mass_matrix_inverse)(const REAL q[3], REAL M_inverse[9])
{
    const REAL q1 = q[1];

    /* sines and cosines */
    const REAL angles[1] = {q1};
    REAL sines[1], cosines[1];
    OF(scara_sincos)(1, angles, sines, cosines);
    const REAL c1 = cosines[0];

    /* composite inertia of 'revolute1' */
    const REAL R0_Jzz = 0.85*(0.32775*c1 + 0.0425) + 3.09171125;

    /* inertia that joint 'joint2' feels, and its couplings inward */
    const REAL M01 = 0.13929375*c1 + 1.798195625;

    /* elimination of 'joint2' */
    const REAL U01 = 0.5561130202393858*M01;
    const REAL D0 = R0_Jzz - M01*U01;

    /* elimination of 'joint1' */
    const REAL D0_inv = 1.0/D0;

    /* row 'joint2' of the inverse */
    const REAL X01_neg = U01*D0_inv;
    const REAL X11 = U01*X01_neg + 0.5561130202393858;

    M_inverse[0] = D0_inv;
    M_inverse[1] = -X01_neg;
    M_inverse[2] = ALL(0.0);
    M_inverse[3] = -X01_neg;
    M_inverse[4] = X11;
    M_inverse[5] = ALL(0.0);
    M_inverse[6] = ALL(0.0);
    M_inverse[7] = ALL(0.0);
    M_inverse[8] = ALL(5.0);
}

FUNCTION(scara_inverse_dynamics)(const REAL q[3], const REAL qd[3], const REAL qdd[3], REAL tau[3])
{
    const REAL q1 = q[1];
    const REAL qd0 = qd[0], qd1 = qd[1], qd2 = qd[2];
    const REAL qdd0 = qdd[0], qdd1 = qdd[1], qdd2 = qdd[2];

    /* sines and cosines */
    const REAL angles[1] = {q1};
    REAL sines[1], cosines[1];
    OF(scara_sincos)(1, angles, sines, cosines);
    const REAL s1 = sines[0];
    const REAL c1 = cosines[0];

    /* motion of 'revolute1' */
    const REAL ww0_zz = qd0*qd0;

    /* motion of 'revolute2' */
    const REAL a1_x_0 = 0.425*ww0_zz;
    const REAL a1_x_1 = 0.425*qdd0;
    const REAL a1_x = s1*a1_x_1 - c1*a1_x_0;
    const REAL a1_y = s1*a1_x_0 + c1*a1_x_1;
    const REAL wd1_z = qdd0 + qdd1;
    const REAL w1_z = qd0 + qd1;
    const REAL ww1_zz = w1_z*w1_z;

    /* motion of 'link3' */
    const REAL a2_x = a1_x - 0.345*ww1_zz;
    const REAL a2_y_neg = a1_y + 0.345*wd1_z;
    const REAL a2_z = qdd2 - 9.81;

    /* force on 'link3' */
    const REAL f2_x = 0.2*a2_x;
    const REAL f2_y = -0.2*a2_y_neg;
    const REAL f2_z = 0.2*a2_z;

    /* force on 'revolute2' */
    const REAL n1_z = 1.774390625*wd1_z + 0.25875*a1_y + 0.069*a2_y_neg;
    const REAL f1_x = f2_x - 0.25875*ww1_zz;
    const REAL f1_y = 0.25875*wd1_z - f2_y;

    /* force on 'revolute1' */
    const REAL n0_z = n1_z + 0.425*(s1*f1_x + c1*f1_y) + 1.293515625*qdd0;

    /* friction */
    const REAL fric0 = 0.2*qd0 + 0.1*OF(scara_sign)(qd0);
    const REAL fric1 = 0.2*qd1 + 0.1*OF(scara_sign)(qd1);
    const REAL fric2 = 0.4*qd2 + 5.0*OF(scara_sign)(qd2);

    /* joint forces */
    const REAL tau0 = n0_z + fric0;
    const REAL tau1 = n1_z + fric1;
    const REAL tau2 = f2_z + fric2;

    tau[0] = tau0;
    tau[1] = tau1;
    tau[2] = tau2;
}

FUNCTION(scara_bias_forces)(const REAL q[3], const REAL qd[3], REAL bias[3])
{
    const REAL q1 = q[1];
    const REAL qd0 = qd[0], qd1 = qd[1], qd2 = qd[2];

    /* sines and cosines */
    const REAL angles[1] = {q1};
    REAL sines[1], cosines[1];
    OF(scara_sincos)(1, angles, sines, cosines);
    const REAL s1 = sines[0];
    const REAL c1 = cosines[0];

    /* motion of 'revolute1' */
    const REAL ww0_zz = qd0*qd0;

    /* motion of 'revolute2' */
    const REAL a1_x_neg_0 = 0.425*ww0_zz;
    const REAL a1_x_neg = c1*a1_x_neg_0;
    const REAL a1_y = s1*a1_x_neg_0;
    const REAL w1_z = qd0 + qd1;
    const REAL ww1_zz = w1_z*w1_z;

    /* motion of 'link3' */
    const REAL a2_x_neg = a1_x_neg + 0.345*ww1_zz;

    /* force on 'link3' */
    const REAL f2_x = -0.2*a2_x_neg;
    const REAL f2_y = -0.2*a1_y;

    /* force on 'revolute2' */
    const REAL n1_z = 0.32775*a1_y;
    const REAL f1_x = f2_x - 0.25875*ww1_zz;

    /* force on 'revolute1' */
    const REAL n0_z = n1_z + 0.425*(s1*f1_x - c1*f2_y);

    /* friction */
    const REAL fric0 = 0.2*qd0 + 0.1*OF(scara_sign)(qd0);
    const REAL fric1 = 0.2*qd1 + 0.1*OF(scara_sign)(qd1);
    const REAL fric2 = 0.4*qd2 + 5.0*OF(scara_sign)(qd2);

    /* joint forces */
    const REAL bias0 = n0_z + fric0;
    const REAL bias1 = n1_z + fric1;
    const REAL bias2 = fric2 - 1.962;

    bias[0] = bias0;
    bias[1] = bias1;
    bias[2] = bias2;
}

FUNCTION(scara_gravity_forces)(const REAL q[3], REAL g[3])
{
    (void)q;

    g[0] = ALL(0.0);
    g[1] = ALL(0.0);
    g[2] = ALL(-1.962);
}

FUNCTION(scara_coriolis_matrix)(const REAL q[3], const REAL qd[3], REAL C[9])
{
    const REAL q1 = q[1];
    const REAL qd0 = qd[0], qd1 = qd[1];

    /* sines and cosines */
    const REAL angles[1] = {q1};
    REAL sines[1], cosines[1];
    OF(scara_sincos)(1, angles, sines, cosines);
    const REAL s1 = sines[0];
    const REAL c1 = cosines[0];

    /* velocity of 'revolute2' */
    const REAL v1_x_0 = 0.425*qd0;
    const REAL v1_x = s1*v1_x_0;
    const REAL v1_y = c1*v1_x_0;
    const REAL w1_z = qd0 + qd1;

    /* velocity of 'link3' */
    const REAL v2_y_neg = v1_y + 0.345*w1_z;

    /* momenta of 'link3' */
    const REAL p2_x = 0.1*v1_x;
    const REAL p2_y = -0.1*v2_y_neg;

    /* momenta of 'revolute2' */
    const REAL p1_y = 0.129375*w1_z - p2_y;
    const REAL T1_zz = 0.32775*v1_x;

    /* momenta of 'revolute1' */
    const REAL C01 = 0.85*(c1*p2_x - s1*p1_y);
    const REAL T0_zz = T1_zz + C01;

    C[0] = T0_zz;
    C[1] = C01;
    C[2] = ALL(0.0);
    C[3] = T1_zz;
    C[4] = ALL(0.0);
    C[5] = ALL(0.0);
    C[6] = ALL(0.0);
    C[7] = ALL(0.0);
    C[8] = ALL(0.0);
}

FUNCTION(scara_forward_dynamics)(const REAL q[3], const REAL qd[3], const REAL tau[3], REAL qdd[3])
{
    const REAL q1 = q[1];
    const REAL qd0 = qd[0], qd1 = qd[1], qd2 = qd[2];
    const REAL tau0 = tau[0], tau1 = tau[1], tau2 = tau[2];

    /* sines and cosines */
    const REAL angles[1] = {q1};
    REAL sines[1], cosines[1];
    OF(scara_sincos)(1, angles, sines, cosines);
    const REAL s1 = sines[0];
    const REAL c1 = cosines[0];

    /* friction */
    const REAL fric0 = 0.2*qd0 + 0.1*OF(scara_sign)(qd0);
    const REAL fric1 = 0.2*qd1 + 0.1*OF(scara_sign)(qd1);
    const REAL fric2 = 0.4*qd2 + 5.0*OF(scara_sign)(qd2);

    /* what accelerates the joints */
    const REAL drive0 = tau0 - fric0;
    const REAL drive1 = tau1 - fric1;
    const REAL drive2 = tau2 - fric2;

    /* articulated inertia of 'revolute1' */
    const REAL P0_Jzz = 0.180625*(0.2 - 0.05973769539117859*c1*c1) + 1.293515625;
    const REAL D0_inv_neg = -1.0/P0_Jzz;

    /* motion of 'revolute1' */
    const REAL ww0_zz = qd0*qd0;

    /* motion of 'revolute2' */
    const REAL a1_x_neg_0 = 0.425*ww0_zz;
    const REAL a1_x_neg = c1*a1_x_neg_0;
    const REAL a1_y = s1*a1_x_neg_0;
    const REAL w1_z = qd0 + qd1;
    const REAL ww1_zz = w1_z*w1_z;

    /* motion of 'link3' */
    const REAL a2_x_neg = a1_x_neg + 0.345*ww1_zz;

    /* force on 'link3' alone */
    const REAL f2own_x = -0.2*a2_x_neg;
    const REAL f2own_y = -0.2*a1_y;

    /* force on 'revolute2' alone */
    const REAL f1own_x = -0.25875*ww1_zz;

    /* filter at 'joint3' */
    const REAL e2 = drive2 + 1.962;

    /* filter at 'joint2' */
    const REAL z1_f_x = f2own_x + f1own_x;
    const REAL e1 = drive1 - 0.32775*a1_y;
    const REAL z1free_f_y = 0.1822660423834587*e1 - f2own_y;

    /* filter at 'joint1' */
    const REAL e0 = drive0 - (drive1 + 0.425*(s1*z1_f_x + c1*z1free_f_y));

    /* smoother at 'joint1' */
    const REAL x0_neg = D0_inv_neg*e0;

    /* smoother at 'joint2' */
    const REAL x1 = x0_neg + 0.5561130202393858*e1 + x0_neg*c1*0.07746306801296994;

    /* smoother at 'joint3' */
    const REAL x2 = 5.0*e2;

    qdd[0] = -x0_neg;
    qdd[1] = x1;
    qdd[2] = x2;
}

FUNCTION(scara_pose_tool0)(const REAL q[3], REAL pose[16])
{
    const REAL q0 = q[0], q1 = q[1], q2 = q[2];

    /* sines and cosines */
    const REAL q01 = q0 + q1;
    const REAL angles[2] = {q0, q01};
    REAL sines[2], cosines[2];
    OF(scara_sincos)(2, angles, sines, cosines);
    const REAL s0 = sines[0], s01 = sines[1];
    const REAL c0 = cosines[0], c01 = cosines[1];

    /* position of 'revolute2' */
    const REAL r1_x = 0.425*c0;
    const REAL r1_y = 0.425*s0;

    /* position of 'link3' */
    const REAL r2_x = 0.345*c01;
    const REAL r2_y = 0.345*s01;

    /* frame of 'link3' in the base */
    const REAL o2_x = r1_x + r2_x;
    const REAL o2_y = r1_y + r2_y;

    /* frame of tool 'tool0' */
    const REAL ot_z = 0.44 - q2;

    pose[0] = c01;
    pose[1] = s01;
    pose[2] = ALL(0.0);
    pose[3] = o2_x;
    pose[4] = s01;
    pose[5] = -c01;
    pose[6] = ALL(0.0);
    pose[7] = o2_y;
    pose[8] = ALL(0.0);
    pose[9] = ALL(0.0);
    pose[10] = ALL(-1.0);
    pose[11] = ot_z;
    pose[12] = ALL(0.0);
    pose[13] = ALL(0.0);
    pose[14] = ALL(0.0);
    pose[15] = ALL(1.0);
}

FUNCTION(scara_jacobian_tool0)(const REAL q[3], REAL J[18])
{
    const REAL q0 = q[0], q1 = q[1];

    /* sines and cosines */
    const REAL q01 = q0 + q1;
    const REAL angles[2] = {q0, q01};
    REAL sines[2], cosines[2];
    OF(scara_sincos)(2, angles, sines, cosines);
    const REAL s0 = sines[0], s01 = sines[1];
    const REAL c0 = cosines[0], c01 = cosines[1];

    /* position of 'revolute2' */
    const REAL r1_x = 0.425*c0;
    const REAL r1_y = 0.425*s0;

    /* position of 'link3' */
    const REAL r2_x = 0.345*c01;
    const REAL r2_y = 0.345*s01;

    /* frame of 'link3' in the base */
    const REAL o2_x = r1_x + r2_x;
    const REAL o2_y = r1_y + r2_y;

    J[0] = ALL(0.0);
    J[1] = ALL(0.0);
    J[2] = ALL(0.0);
    J[3] = ALL(0.0);
    J[4] = ALL(0.0);
    J[5] = ALL(0.0);
    J[6] = ALL(1.0);
    J[7] = ALL(1.0);
    J[8] = ALL(0.0);
    J[9] = -o2_y;
    J[10] = -r2_y;
    J[11] = ALL(0.0);
    J[12] = o2_x;
    J[13] = r2_x;
    J[14] = ALL(0.0);
    J[15] = ALL(0.0);
    J[16] = ALL(0.0);
    J[17] = ALL(-1.0);
}

FUNCTION(scara_jacobian_rate_tool0)(const REAL q[3], const REAL qd[3], REAL Jd[18])
{
    const REAL q0 = q[0], q1 = q[1];
    const REAL qd0 = qd[0], qd1 = qd[1];

    /* sines and cosines */
    const REAL q01 = q0 + q1;
    const REAL angles[2] = {q0, q01};
    REAL sines[2], cosines[2];
    OF(scara_sincos)(2, angles, sines, cosines);
    const REAL s0 = sines[0], s01 = sines[1];
    const REAL c0 = cosines[0], c01 = cosines[1];

    /* position of 'revolute2' */
    const REAL r1_x = 0.425*c0;
    const REAL r1_y = 0.425*s0;

    /* position of 'link3' */
    const REAL r2_x = 0.345*c01;
    const REAL r2_y = 0.345*s01;

    /* frame of 'link3' in the base */
    const REAL o2_x = r1_x + r2_x;
    const REAL o2_y = r1_y + r2_y;

    /* columns of the Jacobian's rate */
    const REAL Jd_y1_neg_0 = r2_y*qd1;
    const REAL Jd_x1_neg_0 = r2_x*qd1;
    const REAL Jd_x1_neg = Jd_x1_neg_0 + r2_x*qd0;
    const REAL Jd_y1_neg = Jd_y1_neg_0 + r2_y*qd0;
    const REAL Jd_y0_neg = Jd_y1_neg_0 + o2_y*qd0;
    const REAL Jd_x0_neg = Jd_x1_neg_0 + o2_x*qd0;

    Jd[0] = ALL(0.0);
    Jd[1] = ALL(0.0);
    Jd[2] = ALL(0.0);
    Jd[3] = ALL(0.0);
    Jd[4] = ALL(0.0);
    Jd[5] = ALL(0.0);
    Jd[6] = ALL(0.0);
    Jd[7] = ALL(0.0);
    Jd[8] = ALL(0.0);
    Jd[9] = -Jd_x0_neg;
    Jd[10] = -Jd_x1_neg;
    Jd[11] = ALL(0.0);
    Jd[12] = -Jd_y0_neg;
    Jd[13] = -Jd_y1_neg;
    Jd[14] = ALL(0.0);
    Jd[15] = ALL(0.0);
    Jd[16] = ALL(0.0);
    Jd[17] = ALL(0.0);
}

FUNCTION(scara_operational_inertia_inverse_tool0)(const REAL q[3], REAL Omega[36])
{
    const REAL q0 = q[0], q1 = q[1];

    /* sines and cosines */
    const REAL angles[2] = {q0, q1};
    REAL sines[2], cosines[2];
    OF(scara_sincos)(2, angles, sines, cosines);
    const REAL s0 = sines[0], s1 = sines[1];
    const REAL c0 = cosines[0], c1 = cosines[1];

    /* frame of 'revolute2' in the base */
    const REAL Q1_xx = c0*c1 - s0*s1;
    const REAL Q1_xy_neg = c0*s1 + s0*c1;
    const REAL o1_x = 0.425*c0;
    const REAL o1_y = 0.425*s0;

    /* frame of 'link3' in the base */
    const REAL o2_x_0 = 0.345*Q1_xx;
    const REAL o2_y_0 = 0.345*Q1_xy_neg;
    const REAL o2_x = o1_x + o2_x_0;
    const REAL o2_y = o1_y + o2_y_0;

    /* composite inertia of 'revolute1' */
    const REAL R0_Jzz = 0.85*(0.32775*c1 + 0.0425) + 3.09171125;

    /* inertia that joint 'joint2' feels, and its couplings inward */
    const REAL M01 = 0.13929375*c1 + 1.798195625;

    /* elimination of 'joint2' */
    const REAL U01 = 0.5561130202393858*M01;
    const REAL D0 = R0_Jzz - M01*U01;

    /* elimination of 'joint1' */
    const REAL D0_inv = 1.0/D0;

    /* solve with U */
    const REAL e2_0 = 1.0 - U01;
    const REAL e3_0 = o2_y_0*U01 - o2_y;
    const REAL e4_0 = o2_x - o2_x_0*U01;

    /* inverse of the operational-space inertia */
    const REAL O23_0 = -D0_inv*e3_0;
    const REAL O23_1 = 0.1918589919825881*Q1_xy_neg;
    const REAL O24_0 = D0_inv*e4_0;
    const REAL O24_1 = 0.1918589919825881*Q1_xx;
    const REAL O22 = D0_inv*e2_0*e2_0 + 0.5561130202393858;
    const REAL O23 = -O23_1 - e2_0*O23_0;
    const REAL O33 = o2_y_0*O23_1 - e3_0*O23_0;
    const REAL O24 = O24_1 + e2_0*O24_0;
    const REAL O34_neg = o2_y_0*O24_1 - e3_0*O24_0;
    const REAL O44 = e4_0*O24_0 + o2_x_0*O24_1;

    Omega[0] = ALL(0.0);
    Omega[1] = ALL(0.0);
    Omega[2] = ALL(0.0);
    Omega[3] = ALL(0.0);
    Omega[4] = ALL(0.0);
    Omega[5] = ALL(0.0);
    Omega[6] = ALL(0.0);
    Omega[7] = ALL(0.0);
    Omega[8] = ALL(0.0);
    Omega[9] = ALL(0.0);
    Omega[10] = ALL(0.0);
    Omega[11] = ALL(0.0);
    Omega[12] = ALL(0.0);
    Omega[13] = ALL(0.0);
    Omega[14] = O22;
    Omega[15] = O23;
    Omega[16] = O24;
    Omega[17] = ALL(0.0);
    Omega[18] = ALL(0.0);
    Omega[19] = ALL(0.0);
    Omega[20] = O23;
    Omega[21] = O33;
    Omega[22] = -O34_neg;
    Omega[23] = ALL(0.0);
    Omega[24] = ALL(0.0);
    Omega[25] = ALL(0.0);
    Omega[26] = O24;
    Omega[27] = -O34_neg;
    Omega[28] = O44;
    Omega[29] = ALL(0.0);
    Omega[30] = ALL(0.0);
    Omega[31] = ALL(0.0);
    Omega[32] = ALL(0.0);
    Omega[33] = ALL(0.0);
    Omega[34] = ALL(0.0);
    Omega[35] = ALL(5.0);
}

FUNCTION(scara_tip_force_acceleration_tool0)(const REAL q[3], const REAL f[6], REAL qdd[3])
{
    const REAL q0 = q[0], q1 = q[1];
    const REAL f2 = f[2], f3 = f[3], f4 = f[4], f5 = f[5];

    /* sines and cosines */
    const REAL angles[2] = {q0, q1};
    REAL sines[2], cosines[2];
    OF(scara_sincos)(2, angles, sines, cosines);
    const REAL s0 = sines[0], s1 = sines[1];
    const REAL c0 = cosines[0], c1 = cosines[1];

    /* frame of 'revolute2' in the base */
    const REAL Q1_xx = c0*c1 - s0*s1;
    const REAL Q1_xy_neg = c0*s1 + s0*c1;
    const REAL o1_x = 0.425*c0;
    const REAL o1_y = 0.425*s0;

    /* frame of 'link3' in the base */
    const REAL o2_x_0 = 0.345*Q1_xx;
    const REAL o2_y_0 = 0.345*Q1_xy_neg;
    const REAL o2_x = o1_x + o2_x_0;
    const REAL o2_y = o1_y + o2_y_0;

    /* joint forces of the wrench */
    const REAL tau0 = f2 - o2_y*f3 + o2_x*f4;
    const REAL tau1 = f2 - o2_y_0*f3 + o2_x_0*f4;

    /* composite inertia of 'revolute1' */
    const REAL R0_Jzz = 0.85*(0.32775*c1 + 0.0425) + 3.09171125;

    /* inertia that joint 'joint2' feels, and its couplings inward */
    const REAL M01 = 0.13929375*c1 + 1.798195625;

    /* elimination of 'joint2' */
    const REAL U01 = 0.5561130202393858*M01;
    const REAL D0 = R0_Jzz - M01*U01;

    /* elimination of 'joint1' */
    const REAL D0_inv = 1.0/D0;

    /* solve with U */
    const REAL e0 = tau0 - tau1*U01;

    /* solve with D and U* */
    const REAL x0 = D0_inv*e0;
    const REAL x2 = -5.0*f5;
    const REAL x1 = 0.5561130202393858*tau1 - U01*x0;

    qdd[0] = x0;
    qdd[1] = x1;
    qdd[2] = x2;
}

#ifndef SCARA_SECOND_READING
#if SCARA_WIDTH > 1
#define SCARA_SECOND_READING
#undef REAL
#undef FUNCTION
#undef OF
#undef ALL
#define REAL scara_vector
#define FUNCTION(name) static void name##_lanes
#define OF(name) name##_lanes
#define ALL(x) ((x) - (scara_vector){0})
#include "scara.c"
#endif

#ifdef _OPENMP
#define SCARA_EACH_BLOCK _Pragma("omp parallel for if (count >= 1000)")
#else
#define SCARA_EACH_BLOCK
#endif

void scara_mass_matrix_batch(size_t count, const double *q, double *M)
{
    SCARA_EACH_BLOCK
    for (size_t state = 0; state < count; state += SCARA_WIDTH) {
        const size_t lanes = count - state < SCARA_WIDTH ? count - state : SCARA_WIDTH;
        REAL q_[3], M_[9];

        scara_load(lanes, 3, q + 3*state, q_);
        OF(scara_mass_matrix)(q_, M_);
        scara_store(lanes, 9, M_, M + 9*state);
    }
}

void scara_udu_batch(size_t count, const double *q, double *U, double *D)
{
    SCARA_EACH_BLOCK
    for (size_t state = 0; state < count; state += SCARA_WIDTH) {
        const size_t lanes = count - state < SCARA_WIDTH ? count - state : SCARA_WIDTH;
        REAL q_[3], U_[9], D_[3];

        scara_load(lanes, 3, q + 3*state, q_);
        OF(scara_udu)(q_, U_, D_);
        scara_store(lanes, 9, U_, U + 9*state);
        scara_store(lanes, 3, D_, D + 3*state);
    }
}

void scara_innovations_batch(size_t count, const double *q, double *W, double *D)
{
    SCARA_EACH_BLOCK
    for (size_t state = 0; state < count; state += SCARA_WIDTH) {
        const size_t lanes = count - state < SCARA_WIDTH ? count - state : SCARA_WIDTH;
        REAL q_[3], W_[9], D_[3];

        scara_load(lanes, 3, q + 3*state, q_);
        OF(scara_innovations)(q_, W_, D_);
        scara_store(lanes, 9, W_, W + 9*state);
        scara_store(lanes, 3, D_, D + 3*state);
    }
}

void scara_mass_matrix_inverse_batch(size_t count, const double *q, double *M_inverse)
{
    SCARA_EACH_BLOCK
    for (size_t state = 0; state < count; state += SCARA_WIDTH) {
        const size_t lanes = count - state < SCARA_WIDTH ? count - state : SCARA_WIDTH;
        REAL q_[3], M_inverse_[9];

        scara_load(lanes, 3, q + 3*state, q_);
        OF(scara_mass_matrix_inverse)(q_, M_inverse_);
        scara_store(lanes, 9, M_inverse_, M_inverse + 9*state);
    }
}

void scara_inverse_dynamics_batch(
    size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    SCARA_EACH_BLOCK
    for (size_t state = 0; state < count; state += SCARA_WIDTH) {
        const size_t lanes = count - state < SCARA_WIDTH ? count - state : SCARA_WIDTH;
        REAL q_[3], qd_[3], qdd_[3], tau_[3];

        scara_load(lanes, 3, q + 3*state, q_);
        scara_load(lanes, 3, qd + 3*state, qd_);
        scara_load(lanes, 3, qdd + 3*state, qdd_);
        OF(scara_inverse_dynamics)(q_, qd_, qdd_, tau_);
        scara_store(lanes, 3, tau_, tau + 3*state);
    }
}

void scara_bias_forces_batch(size_t count, const double *q, const double *qd, double *bias)
{
    SCARA_EACH_BLOCK
    for (size_t state = 0; state < count; state += SCARA_WIDTH) {
        const size_t lanes = count - state < SCARA_WIDTH ? count - state : SCARA_WIDTH;
        REAL q_[3], qd_[3], bias_[3];

        scara_load(lanes, 3, q + 3*state, q_);
        scara_load(lanes, 3, qd + 3*state, qd_);
        OF(scara_bias_forces)(q_, qd_, bias_);
        scara_store(lanes, 3, bias_, bias + 3*state);
    }
}

void scara_gravity_forces_batch(size_t count, const double *q, double *g)
{
    SCARA_EACH_BLOCK
    for (size_t state = 0; state < count; state += SCARA_WIDTH) {
        const size_t lanes = count - state < SCARA_WIDTH ? count - state : SCARA_WIDTH;
        REAL q_[3], g_[3];

        scara_load(lanes, 3, q + 3*state, q_);
        OF(scara_gravity_forces)(q_, g_);
        scara_store(lanes, 3, g_, g + 3*state);
    }
}

void scara_coriolis_matrix_batch(size_t count, const double *q, const double *qd, double *C)
{
    SCARA_EACH_BLOCK
    for (size_t state = 0; state < count; state += SCARA_WIDTH) {
        const size_t lanes = count - state < SCARA_WIDTH ? count - state : SCARA_WIDTH;
        REAL q_[3], qd_[3], C_[9];

        scara_load(lanes, 3, q + 3*state, q_);
        scara_load(lanes, 3, qd + 3*state, qd_);
        OF(scara_coriolis_matrix)(q_, qd_, C_);
        scara_store(lanes, 9, C_, C + 9*state);
    }
}

void scara_forward_dynamics_batch(
    size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    SCARA_EACH_BLOCK
    for (size_t state = 0; state < count; state += SCARA_WIDTH) {
        const size_t lanes = count - state < SCARA_WIDTH ? count - state : SCARA_WIDTH;
        REAL q_[3], qd_[3], tau_[3], qdd_[3];

        scara_load(lanes, 3, q + 3*state, q_);
        scara_load(lanes, 3, qd + 3*state, qd_);
        scara_load(lanes, 3, tau + 3*state, tau_);
        OF(scara_forward_dynamics)(q_, qd_, tau_, qdd_);
        scara_store(lanes, 3, qdd_, qdd + 3*state);
    }
}

void scara_pose_tool0_batch(size_t count, const double *q, double *pose)
{
    SCARA_EACH_BLOCK
    for (size_t state = 0; state < count; state += SCARA_WIDTH) {
        const size_t lanes = count - state < SCARA_WIDTH ? count - state : SCARA_WIDTH;
        REAL q_[3], pose_[16];

        scara_load(lanes, 3, q + 3*state, q_);
        OF(scara_pose_tool0)(q_, pose_);
        scara_store(lanes, 16, pose_, pose + 16*state);
    }
}

void scara_jacobian_tool0_batch(size_t count, const double *q, double *J)
{
    SCARA_EACH_BLOCK
    for (size_t state = 0; state < count; state += SCARA_WIDTH) {
        const size_t lanes = count - state < SCARA_WIDTH ? count - state : SCARA_WIDTH;
        REAL q_[3], J_[18];

        scara_load(lanes, 3, q + 3*state, q_);
        OF(scara_jacobian_tool0)(q_, J_);
        scara_store(lanes, 18, J_, J + 18*state);
    }
}

void scara_jacobian_rate_tool0_batch(size_t count, const double *q, const double *qd, double *Jd)
{
    SCARA_EACH_BLOCK
    for (size_t state = 0; state < count; state += SCARA_WIDTH) {
        const size_t lanes = count - state < SCARA_WIDTH ? count - state : SCARA_WIDTH;
        REAL q_[3], qd_[3], Jd_[18];

        scara_load(lanes, 3, q + 3*state, q_);
        scara_load(lanes, 3, qd + 3*state, qd_);
        OF(scara_jacobian_rate_tool0)(q_, qd_, Jd_);
        scara_store(lanes, 18, Jd_, Jd + 18*state);
    }
}

void scara_operational_inertia_inverse_tool0_batch(size_t count, const double *q, double *Omega)
{
    SCARA_EACH_BLOCK
    for (size_t state = 0; state < count; state += SCARA_WIDTH) {
        const size_t lanes = count - state < SCARA_WIDTH ? count - state : SCARA_WIDTH;
        REAL q_[3], Omega_[36];

        scara_load(lanes, 3, q + 3*state, q_);
        OF(scara_operational_inertia_inverse_tool0)(q_, Omega_);
        scara_store(lanes, 36, Omega_, Omega + 36*state);
    }
}

void scara_tip_force_acceleration_tool0_batch(
    size_t count, const double *q, const double *f, double *qdd)
{
    SCARA_EACH_BLOCK
    for (size_t state = 0; state < count; state += SCARA_WIDTH) {
        const size_t lanes = count - state < SCARA_WIDTH ? count - state : SCARA_WIDTH;
        REAL q_[3], f_[6], qdd_[3];

        scara_load(lanes, 3, q + 3*state, q_);
        scara_load(lanes, 6, f + 6*state, f_);
        OF(scara_tip_force_acceleration_tool0)(q_, f_, qdd_);
        scara_store(lanes, 3, qdd_, qdd + 3*state);
    }
}

#undef REAL
#undef FUNCTION
#undef OF
#undef ALL
#endif
