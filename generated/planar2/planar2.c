/* planar2: robot dynamics in closed form.
 *
 * Made by symdyn 0.1.0 from planar2.yaml
 * (SHA-256 4c9c5c39407a74f1167365ab1bfaf5b10e8ad6d3bc634d95f23168095cb7ccd8).
 * Make it again with
 *
 *     symdyn generate planar2.yaml --target python,c,javascript
 *
 * Arrays are flat, matrices row by row, of plain double. Inputs are read before outputs are
 * written, so arrays may be the same. Nothing is allocated and nothing is kept between calls: safe
 * in any thread. The _batch functions take count states one after another; there an output may be
 * the same array as an input of equal size. SI units, angles in rad.
 * Angles beyond 1e15 rad have no meaningful sine here; with '--sincos libm' they have.
 * Self-test: cc -std=c99 -O2 planar2.c planar2_test.c -lm && ./a.out
 * Fastest with -O3 -march=native -ffp-contract=fast.
 *
 * Joints, in the order of q:
 *
 *     0  shoulder  rad
 *     1  elbow     rad
 *
 * Tools: tip.
 *
 * Run-time parameters, in order, with their defaults:
 *
 *     m1  =  1.0
 *     m2  =  0.8
 *     l1  =  0.5
 *     l2  =  0.4
 *     r1  =  0.25
 *     r2  =  0.2
 *     i1  =  0.021
 *     i2  =  0.011
 *     g   =  9.81
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
 * Bound: symdyn holds every function to its numeric core within 2.8e-14 kappa of the output's size,
 * where kappa is the condition number of what is solved (of M, or of Omega for its inverse), else
 * 1. 'symdyn verify' compares them again.
 *
 * Operations of each function:
 *
 *                                      mul  add  div  trig
 *     mass_matrix                        3    3    0     1
 *     udu                                6    2    0     1
 *     innovations                        6    2    0     1
 *     mass_matrix_inverse                7    5    1     1
 *     inverse_dynamics                  16   10    0     4
 *     bias_forces                       12    5    0     4
 *     gravity_forces                     4    2    0     2
 *     coriolis_matrix                    8    2    0     1
 *     forward_dynamics                  21   11    1     4
 *     pose_tip                           4    3    0     4
 *     jacobian_tip                       4    3    0     4
 *     jacobian_rate_tip                 10    7    0     4
 *     operational_inertia_inverse_tip   29   17    1     4
 *     operational_inertia_tip           29   15    3     4
 *     tip_force_acceleration_tip        21   14    1     4
 *
 * This output is yours: use, change and pass it on as you like; symdyn's licence does not reach it.
 */
#ifndef PLANAR2_SECOND_READING
#include "planar2.h"

#include <math.h>

#if !defined(PLANAR2_GENERATION) || PLANAR2_GENERATION != 0x15d1c498u
#error "planar2.c and planar2.h come from different generations: take both from one run"
#endif

/* Registers wider than double, as the x87's, round at other times. */
#if defined(__FLT_EVAL_METHOD__) && __FLT_EVAL_METHOD__ != 0 && __FLT_EVAL_METHOD__ != 16
#define PLANAR2_WIDE_REGISTERS
#endif

/* Functions that end in _batch work on states side by side, by default on as many as registers hold
 * of the processor that is compiled for. Define PLANAR2_WIDTH as 1, 2, 4, 8 or 16
 * to choose otherwise: 1 needs no extension of C, the others want gcc 8 or clang 11. */
#ifndef PLANAR2_WIDTH
#if defined(PLANAR2_WIDE_REGISTERS) || !defined(__GNUC__)
#define PLANAR2_WIDTH 1
#elif defined(__clang__) ? __clang_major__ < 11 : __GNUC__ < 8
#define PLANAR2_WIDTH 1
#elif defined(__AVX512F__)
#define PLANAR2_WIDTH 8
#elif defined(__AVX__)
#define PLANAR2_WIDTH 4
#elif defined(__SSE2__) || defined(__aarch64__)
#define PLANAR2_WIDTH 2
#else
#define PLANAR2_WIDTH 1
#endif
#endif

#if PLANAR2_WIDTH == 1

/* The n numbers of a state. */
static void planar2_load(size_t lanes, size_t n, const double *from, double *to)
{
    for (size_t i = 0; i < lanes*n; ++i) {
        to[i] = from[i];
    }
}

static void planar2_store(size_t lanes, size_t n, const double *from, double *to)
{
    planar2_load(lanes, n, from, to);
}

#else

typedef double planar2_vector __attribute__((vector_size(8*PLANAR2_WIDTH)));
/* Anywhere in an array. */
typedef planar2_vector planar2_row __attribute__((aligned(4), may_alias));
typedef long long planar2_places __attribute__((vector_size(8*PLANAR2_WIDTH)));

/* A vector of entries of a and b by their places: those of b come behind those of a. */
#ifdef __clang__
#define PLANAR2_LANES_UNROLLED
#define PLANAR2_LANES_SHUFFLE(a, b, ...) __builtin_shufflevector(a, b, __VA_ARGS__)
#else
#define PLANAR2_LANES_UNROLLED _Pragma("GCC unroll 16")
#define PLANAR2_LANES_SHUFFLE(a, b, ...) \
    __builtin_shuffle(a, b, (planar2_places){__VA_ARGS__})
#endif

/* Of squares of d by d entries the upper right one and the lower left one change places. */
#define PLANAR2_LANES_UPPER(i, d) (((i) & (d)) ? (i) - (d) + PLANAR2_WIDTH : (i))
#define PLANAR2_LANES_LOWER(i, d) (((i) & (d)) ? (i) + PLANAR2_WIDTH : (i) + (d))
#define PLANAR2_LANES_TWO(place, i, d) place(i, d), place((i) + 1, d)
#define PLANAR2_LANES_FOUR(place, i, d) \
    PLANAR2_LANES_TWO(place, i, d), \
    PLANAR2_LANES_TWO(place, (i) + 2, d)
#define PLANAR2_LANES_EIGHT(place, i, d) \
    PLANAR2_LANES_FOUR(place, i, d), \
    PLANAR2_LANES_FOUR(place, (i) + 4, d)
#if PLANAR2_WIDTH == 2
#define PLANAR2_LANES_PLACES(place, d) PLANAR2_LANES_TWO(place, 0, d)
#elif PLANAR2_WIDTH == 4
#define PLANAR2_LANES_PLACES(place, d) PLANAR2_LANES_FOUR(place, 0, d)
#elif PLANAR2_WIDTH == 8
#define PLANAR2_LANES_PLACES(place, d) PLANAR2_LANES_EIGHT(place, 0, d)
#elif PLANAR2_WIDTH == 16
#define PLANAR2_LANES_PLACES(place, d) \
    PLANAR2_LANES_EIGHT(place, 0, d), \
    PLANAR2_LANES_EIGHT(place, 8, d)
#else
#error "PLANAR2_WIDTH must be 1, 2, 4, 8 or 16"
#endif
#define PLANAR2_LANES_EXCHANGE(d) \
    PLANAR2_LANES_UNROLLED for (size_t i = 0; i < PLANAR2_WIDTH; i += 2*(d)) { \
        PLANAR2_LANES_UNROLLED for (size_t j = i; j < i + (d); ++j) { \
            const planar2_vector a = rows[j], b = rows[j + (d)]; \
            rows[j] = PLANAR2_LANES_SHUFFLE( \
                a, b, PLANAR2_LANES_PLACES(PLANAR2_LANES_UPPER, d)); \
            rows[j + (d)] = PLANAR2_LANES_SHUFFLE( \
                a, b, PLANAR2_LANES_PLACES(PLANAR2_LANES_LOWER, d)); \
        } \
    }

static inline void planar2_transpose(planar2_vector rows[PLANAR2_WIDTH])
{
    PLANAR2_LANES_EXCHANGE(1)
#if PLANAR2_WIDTH > 2
    PLANAR2_LANES_EXCHANGE(2)
#endif
#if PLANAR2_WIDTH > 4
    PLANAR2_LANES_EXCHANGE(4)
#endif
#if PLANAR2_WIDTH > 8
    PLANAR2_LANES_EXCHANGE(8)
#endif
}

/* The n numbers of some states, each number of all of them in one vector; the last state fills
 * up. */
static void planar2_load(size_t lanes, size_t n, const double *from, planar2_vector *to)
{
    if (lanes == PLANAR2_WIDTH && n >= PLANAR2_WIDTH) {
        /* squares, of which the last overlaps the one before */
        for (size_t i = 0; i < n; i += PLANAR2_WIDTH) {
            const size_t first = i + PLANAR2_WIDTH <= n ? i : n - PLANAR2_WIDTH;
            planar2_vector rows[PLANAR2_WIDTH];
            PLANAR2_LANES_UNROLLED
            for (size_t lane = 0; lane < PLANAR2_WIDTH; ++lane) {
                rows[lane] = *(const planar2_row *)(from + n*lane + first);
            }
            planar2_transpose(rows);
            PLANAR2_LANES_UNROLLED
            for (size_t lane = 0; lane < PLANAR2_WIDTH; ++lane) {
                to[first + lane] = rows[lane];
            }
        }
    } else {
        for (size_t i = 0; i < n; ++i) {
            planar2_vector column = {0};
            PLANAR2_LANES_UNROLLED
            for (size_t lane = 0; lane < PLANAR2_WIDTH; ++lane) {
                column[lane] = from[n*(lane < lanes ? lane : lanes - 1) + i];
            }
            to[i] = column;
        }
    }
}

/* The other way round. */
static void planar2_store(size_t lanes, size_t n, const planar2_vector *from, double *to)
{
    if (lanes == PLANAR2_WIDTH && n >= PLANAR2_WIDTH) {
        for (size_t i = 0; i < n; i += PLANAR2_WIDTH) {
            const size_t first = i + PLANAR2_WIDTH <= n ? i : n - PLANAR2_WIDTH;
            planar2_vector rows[PLANAR2_WIDTH];
            PLANAR2_LANES_UNROLLED
            for (size_t lane = 0; lane < PLANAR2_WIDTH; ++lane) {
                rows[lane] = from[first + lane];
            }
            planar2_transpose(rows);
            PLANAR2_LANES_UNROLLED
            for (size_t lane = 0; lane < PLANAR2_WIDTH; ++lane) {
                *(planar2_row *)(to + n*lane + first) = rows[lane];
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

void planar2_default_parameters(double p[9])
{
    p[0] = 1.0;
    p[1] = 0.8;
    p[2] = 0.5;
    p[3] = 0.4;
    p[4] = 0.25;
    p[5] = 0.2;
    p[6] = 0.021;
    p[7] = 0.011;
    p[8] = 9.81;
}

void planar2_prepare(const double p[9], double k[12])
{
    const double m1 = p[0], m2 = p[1], l1 = p[2], l2 = p[3], r1 = p[4], r2 = p[5], i1 = p[6];
    const double i2 = p[7], g = p[8];

    /* parameters only */
    const double M0_hx = m1*r1;
    const double h1_x = m2*r2;
    const double J1_zz = i2 + r2*h1_x;
    const double J0_zz_0 = 2.0*l1;
    const double J0_zz = i1 + r1*M0_hx + 0.5*m2*l1*J0_zz_0;

    /* articulated inertia of 'fore' */
    const double D1_inv = 1.0/J1_zz;
    const double G1_f_y = h1_x*D1_inv;
    const double P1free_myy_neg = h1_x*G1_f_y;

    /* parameters only */
    const double h0_x = M0_hx + m2*l1;

    const double k_0 = 0.5*h1_x;

    k[0] = l1;
    k[1] = h1_x;
    k[2] = J1_zz;
    k[3] = J0_zz_0;
    k[4] = J0_zz;
    k[5] = G1_f_y;
    k[6] = P1free_myy_neg;
    k[7] = D1_inv;
    k[8] = g;
    k[9] = h0_x;
    k[10] = k_0;
    k[11] = l2;
}

/* From here on this file is read twice: first for plain numbers, then, where
 * PLANAR2_WIDTH is not 1, for
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
#if defined(__FAST_MATH__) || defined(__ASSOCIATIVE_MATH__) || defined(PLANAR2_WIDE_REGISTERS)
#ifndef PLANAR2_SECOND_READING
static inline void OF(planar2_sincos)(size_t n, const REAL *angles, REAL *sines, REAL *cosines)
{
    for (size_t i = 0; i < n; ++i) {
        sines[i] = sin(angles[i]);
        cosines[i] = cos(angles[i]);
    }
}
#else
static inline void OF(planar2_sincos)(size_t n, const REAL *angles, REAL *sines, REAL *cosines)
{
    const double *each = (const double *)angles; /* all lanes of all angles */
    planar2_sincos(PLANAR2_WIDTH*n, each, (double *)sines, (double *)cosines);
}
#endif
#else
#ifdef PLANAR2_SECOND_READING
typedef unsigned long long planar2_bits
    __attribute__((vector_size(8*PLANAR2_WIDTH)));
#endif
static inline void OF(planar2_sincos)(size_t n, const REAL *angles, REAL *sines, REAL *cosines)
{
#if defined(__clang__) && __clang_major__ >= 11
#pragma clang fp reassociate(off)
#endif
#ifdef PLANAR2_SECOND_READING
    PLANAR2_LANES_UNROLLED
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

#ifdef PLANAR2_SECOND_READING
        /* turned by the quarters, which are the last bits of `rounded`: an odd number of them
           changes places, the bit above it signs */
        planar2_bits bits = (planar2_bits)rounded;
        const planar2_bits odd = -(bits & 1);
        const planar2_bits exchange = ((planar2_bits)s ^ (planar2_bits)c) & odd;
        bits <<= 62;
        const planar2_bits turned = bits ^ (bits << 1);
        const planar2_bits sign = (planar2_bits){0} + 9223372036854775808ULL;
        sines[i] = (REAL)((planar2_bits)s ^ exchange ^ (bits & sign));
        cosines[i] = (REAL)((planar2_bits)c ^ exchange ^ (turned & sign));
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

FUNCTION(planar2_mass_matrix)(const REAL q[2], const double k[12], REAL M[4])
{
    const REAL q1 = q[1];
    const REAL h1_x = ALL(k[1]);
    const REAL R0_Jzz_0 = ALL(k[3]);
    const REAL J1_zz = ALL(k[2]);
    const REAL J0_zz = ALL(k[4]);
    const REAL l1 = ALL(k[0]);

    /* sines and cosines */
    const REAL angles[1] = {q1};
    REAL sines[1], cosines[1];
    OF(planar2_sincos)(1, angles, sines, cosines);
    const REAL c1 = cosines[0];

    /* composite inertia of 'upper' */
    const REAL R0_Jzz_1 = h1_x*c1;
    const REAL R0_Jzz = J1_zz + R0_Jzz_0*R0_Jzz_1 + J0_zz;

    /* inertia that joint 'elbow' feels, and its couplings inward */
    const REAL M01 = J1_zz + l1*R0_Jzz_1;

    M[0] = R0_Jzz;
    M[1] = M01;
    M[2] = M01;
    M[3] = J1_zz;
}

FUNCTION(planar2_udu)(const REAL q[2], const double k[12], REAL U[4], REAL D[2])
{
    const REAL q1 = q[1];
    const REAL P1free_myy_neg = ALL(k[6]);
    const REAL l1 = ALL(k[0]);
    const REAL J0_zz = ALL(k[4]);
    const REAL G1_f_y = ALL(k[5]);
    const REAL J1_zz = ALL(k[2]);

    /* sines and cosines */
    const REAL angles[1] = {q1};
    REAL sines[1], cosines[1];
    OF(planar2_sincos)(1, angles, sines, cosines);
    const REAL c1 = cosines[0];

    /* articulated inertia of 'upper' */
    const REAL P0_Jzz = J0_zz - c1*P1free_myy_neg*c1*l1*l1;

    /* what the joints inward feel of 'elbow' */
    const REAL U01 = c1*G1_f_y*l1 + 1.0;

    U[0] = ALL(1.0);
    U[1] = U01;
    U[2] = ALL(0.0);
    U[3] = ALL(1.0);

    D[0] = P0_Jzz;
    D[1] = J1_zz;
}

FUNCTION(planar2_innovations)(const REAL q[2], const double k[12], REAL W[4], REAL D[2])
{
    const REAL q1 = q[1];
    const REAL P1free_myy_neg = ALL(k[6]);
    const REAL l1 = ALL(k[0]);
    const REAL J0_zz = ALL(k[4]);
    const REAL G1_f_y = ALL(k[5]);
    const REAL J1_zz = ALL(k[2]);

    /* sines and cosines */
    const REAL angles[1] = {q1};
    REAL sines[1], cosines[1];
    OF(planar2_sincos)(1, angles, sines, cosines);
    const REAL c1 = cosines[0];

    /* articulated inertia of 'upper' */
    const REAL P0_Jzz = J0_zz - c1*P1free_myy_neg*c1*l1*l1;

    /* what the free joints inward feel of 'elbow' */
    const REAL W01 = -c1*G1_f_y*l1 - 1.0;

    W[0] = ALL(1.0);
    W[1] = W01;
    W[2] = ALL(0.0);
    W[3] = ALL(1.0);

    D[0] = P0_Jzz;
    D[1] = J1_zz;
}

FUNCTION(planar2_mass_matrix_inverse)(const REAL q[2], const double k[12], REAL M_inverse[4])
{
    const REAL q1 = q[1];
    const REAL h1_x = ALL(k[1]);
    const REAL R0_Jzz_0 = ALL(k[3]);
    const REAL J1_zz = ALL(k[2]);
    const REAL J0_zz = ALL(k[4]);
    const REAL l1 = ALL(k[0]);
    const REAL D1_inv = ALL(k[7]);

    /* sines and cosines */
    const REAL angles[1] = {q1};
    REAL sines[1], cosines[1];
    OF(planar2_sincos)(1, angles, sines, cosines);
    const REAL c1 = cosines[0];

    /* composite inertia of 'upper' */
    const REAL R0_Jzz_1 = h1_x*c1;
    const REAL R0_Jzz = J1_zz + R0_Jzz_0*R0_Jzz_1 + J0_zz;

    /* inertia that joint 'elbow' feels, and its couplings inward */
    const REAL M01 = J1_zz + l1*R0_Jzz_1;

    /* elimination of 'elbow' */
    const REAL U01 = M01*D1_inv;
    const REAL D0 = R0_Jzz - M01*U01;

    /* elimination of 'shoulder' */
    const REAL D0_inv = 1.0/D0;

    /* row 'elbow' of the inverse */
    const REAL X01_neg = U01*D0_inv;
    const REAL X11 = D1_inv + U01*X01_neg;

    M_inverse[0] = D0_inv;
    M_inverse[1] = -X01_neg;
    M_inverse[2] = -X01_neg;
    M_inverse[3] = X11;
}

FUNCTION(planar2_inverse_dynamics)(
    const REAL q[2], const REAL qd[2], const REAL qdd[2], const double k[12], REAL tau[2])
{
    const REAL q0 = q[0], q1 = q[1];
    const REAL qd0 = qd[0], qd1 = qd[1];
    const REAL qdd0 = qdd[0], qdd1 = qdd[1];
    const REAL h1_x = ALL(k[1]);
    const REAL g = ALL(k[8]);
    const REAL l1 = ALL(k[0]);
    const REAL J1_zz = ALL(k[2]);
    const REAL J0_zz = ALL(k[4]);
    const REAL h0_x = ALL(k[9]);

    /* sines and cosines */
    const REAL angles[2] = {q0, q1};
    REAL sines[2], cosines[2];
    OF(planar2_sincos)(2, angles, sines, cosines);
    const REAL s0 = sines[0], s1 = sines[1];
    const REAL c0 = cosines[0], c1 = cosines[1];

    /* inertia of 'fore' in the axes of its group */
    const REAL I1_hx = h1_x*c1;
    const REAL I1_hy = h1_x*s1;

    /* motion of 'upper' */
    const REAL a0_x = g*s0;
    const REAL a0_y = g*c0;
    const REAL ww0_zz = qd0*qd0;

    /* motion of 'fore' */
    const REAL a1_x = a0_x - l1*ww0_zz;
    const REAL a1_y = a0_y + l1*qdd0;
    const REAL wd1_z = qdd0 + qdd1;
    const REAL w1_z = qd0 + qd1;
    const REAL ww1_zz = w1_z*w1_z;

    /* force on 'fore' */
    const REAL f1_y = I1_hx*wd1_z - I1_hy*ww1_zz;
    const REAL n1_z = I1_hx*a1_y - I1_hy*a1_x + J1_zz*wd1_z;

    /* force on 'upper' */
    const REAL n0_z = n1_z + l1*f1_y + (J0_zz*qdd0 + h0_x*a0_y);

    tau[0] = n0_z;
    tau[1] = n1_z;
}

FUNCTION(planar2_bias_forces)(const REAL q[2], const REAL qd[2], const double k[12], REAL bias[2])
{
    const REAL q0 = q[0], q1 = q[1];
    const REAL qd0 = qd[0], qd1 = qd[1];
    const REAL g = ALL(k[8]);
    const REAL l1 = ALL(k[0]);
    const REAL h1_x = ALL(k[1]);
    const REAL h0_x = ALL(k[9]);

    /* sines and cosines */
    const REAL angles[2] = {q0, q1};
    REAL sines[2], cosines[2];
    OF(planar2_sincos)(2, angles, sines, cosines);
    const REAL s0 = sines[0], s1 = sines[1];
    const REAL c0 = cosines[0], c1 = cosines[1];

    /* motion of 'upper' */
    const REAL a0_x = g*s0;
    const REAL a0_y = g*c0;
    const REAL ww0_zz = qd0*qd0;

    /* motion of 'fore' */
    const REAL a1_y = c1*a0_y - s1*(a0_x - l1*ww0_zz);
    const REAL w1_z = qd0 + qd1;
    const REAL ww1_zz = w1_z*w1_z;

    /* force on 'fore' */
    const REAL f1_x_neg = h1_x*ww1_zz;
    const REAL n1_z = h1_x*a1_y;

    /* force on 'upper' */
    const REAL n0_z = h0_x*a0_y - (s1*f1_x_neg*l1 - n1_z);

    bias[0] = n0_z;
    bias[1] = n1_z;
}

FUNCTION(planar2_gravity_forces)(const REAL q[2], const double k[12], REAL g[2])
{
    const REAL q0 = q[0], q1 = q[1];
    const REAL h0_x = ALL(k[9]);
    const REAL h1_x = ALL(k[1]);
    const REAL g_b = ALL(k[8]);

    /* sines and cosines */
    const REAL angles[2] = {q0, q0 + q1};
    REAL sines[2], cosines[2];
    OF(planar2_sincos)(2, angles, sines, cosines);
    const REAL c0 = cosines[0], c01 = cosines[1];

    /* inertia of 'upper' in the axes of its group */
    const REAL I0_hx = h0_x*c0;

    /* inertia of 'fore' in the axes of its group */
    const REAL I1_hx = h1_x*c01;

    /* force on 'fore' */
    const REAL n1_z = g_b*I1_hx;

    /* force on 'upper' */
    const REAL n0_z = n1_z + g_b*I0_hx;

    g[0] = n0_z;
    g[1] = n1_z;
}

FUNCTION(planar2_coriolis_matrix)(const REAL q[2], const REAL qd[2], const double k[12], REAL C[4])
{
    const REAL q1 = q[1];
    const REAL qd0 = qd[0], qd1 = qd[1];
    const REAL l1 = ALL(k[0]);
    const REAL p1_y_0 = ALL(k[10]);
    const REAL h1_x = ALL(k[1]);
    const REAL T0_zz_0 = ALL(k[3]);

    /* sines and cosines */
    const REAL angles[1] = {q1};
    REAL sines[1], cosines[1];
    OF(planar2_sincos)(1, angles, sines, cosines);
    const REAL s1 = sines[0];

    /* velocity of 'fore' */
    const REAL v1_x = l1*qd0*s1;
    const REAL w1_z = qd0 + qd1;

    /* momenta of 'fore' */
    const REAL p1_y = w1_z*p1_y_0;
    const REAL T1_yy = h1_x*v1_x;

    /* momenta of 'upper' */
    const REAL p0_x_neg = s1*p1_y;
    const REAL T0_zz = T1_yy - T0_zz_0*p0_x_neg;

    /* Coriolis terms of joint 'elbow' */
    const REAL C01_neg = 2.0*p0_x_neg*l1;

    C[0] = T0_zz;
    C[1] = -C01_neg;
    C[2] = T1_yy;
    C[3] = ALL(0.0);
}

FUNCTION(planar2_forward_dynamics)(
    const REAL q[2], const REAL qd[2], const REAL tau[2], const double k[12], REAL qdd[2])
{
    const REAL q0 = q[0], q1 = q[1];
    const REAL qd0 = qd[0], qd1 = qd[1];
    const REAL tau0 = tau[0], tau1 = tau[1];
    const REAL h1_x = ALL(k[1]);
    const REAL D1_inv = ALL(k[7]);
    const REAL l1 = ALL(k[0]);
    const REAL J0_zz = ALL(k[4]);
    const REAL g = ALL(k[8]);
    const REAL h0_x = ALL(k[9]);

    /* sines and cosines */
    const REAL angles[2] = {q0, q1};
    REAL sines[2], cosines[2];
    OF(planar2_sincos)(2, angles, sines, cosines);
    const REAL s0 = sines[0], s1 = sines[1];
    const REAL c0 = cosines[0], c1 = cosines[1];

    /* inertia of 'fore' in the axes of its group */
    const REAL I1_hx = h1_x*c1;
    const REAL I1_hy = h1_x*s1;

    /* articulated inertia of 'fore' */
    const REAL G1_f_y = I1_hx*D1_inv;
    const REAL P1free_myy_neg = I1_hx*G1_f_y;

    /* articulated inertia of 'upper' */
    const REAL P0_Jzz = J0_zz - l1*P1free_myy_neg*l1;
    const REAL D0_inv = 1.0/P0_Jzz;

    /* motion of 'upper' */
    const REAL a0_x = g*s0;
    const REAL a0_y = g*c0;
    const REAL ww0_zz = qd0*qd0;

    /* motion of 'fore' */
    const REAL a1_x = a0_x - l1*ww0_zz;
    const REAL w1_z = qd0 + qd1;
    const REAL ww1_zz = w1_z*w1_z;

    /* force on 'fore' alone */
    const REAL f1own_y_neg = I1_hy*ww1_zz;
    const REAL n1own_z = I1_hx*a0_y - I1_hy*a1_x;

    /* force on 'upper' alone */
    const REAL n0own_z = h0_x*a0_y;

    /* filter at 'elbow' */
    const REAL e1 = tau1 - n1own_z;
    const REAL z1free_f_y = G1_f_y*e1 - f1own_y_neg;

    /* filter at 'shoulder' */
    const REAL e0 = tau0 - (tau1 + l1*z1free_f_y + n0own_z);

    /* smoother at 'shoulder' */
    const REAL x0 = D0_inv*e0;

    /* smoother at 'elbow' */
    const REAL x1_neg = x0 - D1_inv*e1 + l1*x0*G1_f_y;

    qdd[0] = x0;
    qdd[1] = -x1_neg;
}

FUNCTION(planar2_pose_tip)(const REAL q[2], const double k[12], REAL pose[16])
{
    const REAL q0 = q[0], q1 = q[1];
    const REAL l1 = ALL(k[0]);
    const REAL l2 = ALL(k[11]);

    /* sines and cosines */
    const REAL q01 = q0 + q1;
    const REAL angles[2] = {q0, q01};
    REAL sines[2], cosines[2];
    OF(planar2_sincos)(2, angles, sines, cosines);
    const REAL s0 = sines[0], s01 = sines[1];
    const REAL c0 = cosines[0], c01 = cosines[1];

    /* position of 'fore' */
    const REAL r1_x = l1*c0;
    const REAL r1_y = l1*s0;

    /* frame of tool 'tip' */
    const REAL ot_x = r1_x + l2*c01;
    const REAL ot_y = r1_y + l2*s01;

    pose[0] = c01;
    pose[1] = -s01;
    pose[2] = ALL(0.0);
    pose[3] = ot_x;
    pose[4] = s01;
    pose[5] = c01;
    pose[6] = ALL(0.0);
    pose[7] = ot_y;
    pose[8] = ALL(0.0);
    pose[9] = ALL(0.0);
    pose[10] = ALL(1.0);
    pose[11] = ALL(0.0);
    pose[12] = ALL(0.0);
    pose[13] = ALL(0.0);
    pose[14] = ALL(0.0);
    pose[15] = ALL(1.0);
}

FUNCTION(planar2_jacobian_tip)(const REAL q[2], const double k[12], REAL J[12])
{
    const REAL q0 = q[0], q1 = q[1];
    const REAL l1 = ALL(k[0]);
    const REAL l2 = ALL(k[11]);

    /* sines and cosines */
    const REAL q01 = q0 + q1;
    const REAL angles[2] = {q0, q01};
    REAL sines[2], cosines[2];
    OF(planar2_sincos)(2, angles, sines, cosines);
    const REAL s0 = sines[0], s01 = sines[1];
    const REAL c0 = cosines[0], c01 = cosines[1];

    /* position of 'fore' */
    const REAL r1_x = l1*c0;
    const REAL r1_y = l1*s0;

    /* frame of tool 'tip' */
    const REAL ot_x_0 = l2*c01;
    const REAL ot_y_0 = l2*s01;
    const REAL ot_x = r1_x + ot_x_0;
    const REAL ot_y = r1_y + ot_y_0;

    J[0] = ALL(0.0);
    J[1] = ALL(0.0);
    J[2] = ALL(0.0);
    J[3] = ALL(0.0);
    J[4] = ALL(1.0);
    J[5] = ALL(1.0);
    J[6] = -ot_y;
    J[7] = -ot_y_0;
    J[8] = ot_x;
    J[9] = ot_x_0;
    J[10] = ALL(0.0);
    J[11] = ALL(0.0);
}

FUNCTION(planar2_jacobian_rate_tip)(
    const REAL q[2], const REAL qd[2], const double k[12], REAL Jd[12])
{
    const REAL q0 = q[0], q1 = q[1];
    const REAL qd0 = qd[0], qd1 = qd[1];
    const REAL l1 = ALL(k[0]);
    const REAL l2 = ALL(k[11]);

    /* sines and cosines */
    const REAL q01 = q0 + q1;
    const REAL angles[2] = {q0, q01};
    REAL sines[2], cosines[2];
    OF(planar2_sincos)(2, angles, sines, cosines);
    const REAL s0 = sines[0], s01 = sines[1];
    const REAL c0 = cosines[0], c01 = cosines[1];

    /* position of 'fore' */
    const REAL r1_x = l1*c0;
    const REAL r1_y = l1*s0;

    /* frame of tool 'tip' */
    const REAL ot_x_0 = l2*c01;
    const REAL ot_y_0 = l2*s01;
    const REAL ot_x = r1_x + ot_x_0;
    const REAL ot_y = r1_y + ot_y_0;

    /* columns of the Jacobian's rate */
    const REAL Jd_y1_neg_0 = ot_y_0*qd1;
    const REAL Jd_x1_neg_0 = ot_x_0*qd1;
    const REAL Jd_x1_neg = Jd_x1_neg_0 + ot_x_0*qd0;
    const REAL Jd_y1_neg = Jd_y1_neg_0 + ot_y_0*qd0;
    const REAL Jd_y0_neg = Jd_y1_neg_0 + ot_y*qd0;
    const REAL Jd_x0_neg = Jd_x1_neg_0 + ot_x*qd0;

    Jd[0] = ALL(0.0);
    Jd[1] = ALL(0.0);
    Jd[2] = ALL(0.0);
    Jd[3] = ALL(0.0);
    Jd[4] = ALL(0.0);
    Jd[5] = ALL(0.0);
    Jd[6] = -Jd_x0_neg;
    Jd[7] = -Jd_x1_neg;
    Jd[8] = -Jd_y0_neg;
    Jd[9] = -Jd_y1_neg;
    Jd[10] = ALL(0.0);
    Jd[11] = ALL(0.0);
}

FUNCTION(planar2_operational_inertia_inverse_tip)(
    const REAL q[2], const double k[12], REAL Omega[36])
{
    const REAL q0 = q[0], q1 = q[1];
    const REAL l1 = ALL(k[0]);
    const REAL l2 = ALL(k[11]);
    const REAL h1_x = ALL(k[1]);
    const REAL R0_Jzz_0 = ALL(k[3]);
    const REAL J1_zz = ALL(k[2]);
    const REAL J0_zz = ALL(k[4]);
    const REAL D1_inv = ALL(k[7]);

    /* sines and cosines */
    const REAL angles[2] = {q0, q1};
    REAL sines[2], cosines[2];
    OF(planar2_sincos)(2, angles, sines, cosines);
    const REAL s0 = sines[0], s1 = sines[1];
    const REAL c0 = cosines[0], c1 = cosines[1];

    /* frame of 'fore' in the base */
    const REAL Q1_xx = c0*c1 - s0*s1;
    const REAL Q1_xy_neg = c0*s1 + s0*c1;
    const REAL o1_x = l1*c0;
    const REAL o1_y = l1*s0;

    /* frame of tool 'tip' */
    const REAL ot_x_0 = l2*Q1_xx;
    const REAL ot_y_0 = l2*Q1_xy_neg;
    const REAL ot_x = o1_x + ot_x_0;
    const REAL ot_y = o1_y + ot_y_0;

    /* composite inertia of 'upper' */
    const REAL R0_Jzz_1 = h1_x*c1;
    const REAL R0_Jzz = J1_zz + R0_Jzz_0*R0_Jzz_1 + J0_zz;

    /* inertia that joint 'elbow' feels, and its couplings inward */
    const REAL M01 = J1_zz + l1*R0_Jzz_1;

    /* elimination of 'elbow' */
    const REAL U01 = M01*D1_inv;
    const REAL D0 = R0_Jzz - M01*U01;

    /* elimination of 'shoulder' */
    const REAL D0_inv = 1.0/D0;

    /* solve with U */
    const REAL e2_0 = 1.0 - U01;
    const REAL e3_0 = ot_y_0*U01 - ot_y;
    const REAL e4_0 = ot_x - ot_x_0*U01;

    /* inverse of the operational-space inertia */
    const REAL O23_0 = -D0_inv*e3_0;
    const REAL O23_1 = ot_y_0*D1_inv;
    const REAL O24_0 = D0_inv*e4_0;
    const REAL O24_1 = ot_x_0*D1_inv;
    const REAL O22 = D1_inv + D0_inv*e2_0*e2_0;
    const REAL O23 = -O23_1 - e2_0*O23_0;
    const REAL O33 = ot_y_0*O23_1 - e3_0*O23_0;
    const REAL O24 = O24_1 + e2_0*O24_0;
    const REAL O34_neg = ot_y_0*O24_1 - e3_0*O24_0;
    const REAL O44 = e4_0*O24_0 + ot_x_0*O24_1;

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
    Omega[35] = ALL(0.0);
}

FUNCTION(planar2_operational_inertia_tip)(const REAL q[2], const double k[12], REAL Lambda[4])
{
    const REAL q0 = q[0], q1 = q[1];
    const REAL l1 = ALL(k[0]);
    const REAL l2 = ALL(k[11]);
    const REAL h1_x = ALL(k[1]);
    const REAL R0_Jzz_0 = ALL(k[3]);
    const REAL J1_zz = ALL(k[2]);
    const REAL J0_zz = ALL(k[4]);
    const REAL D1_inv = ALL(k[7]);

    /* sines and cosines */
    const REAL angles[2] = {q0, q1};
    REAL sines[2], cosines[2];
    OF(planar2_sincos)(2, angles, sines, cosines);
    const REAL s0 = sines[0], s1 = sines[1];
    const REAL c0 = cosines[0], c1 = cosines[1];

    /* frame of 'fore' in the base */
    const REAL Q1_xx = c0*c1 - s0*s1;
    const REAL Q1_xy_neg = c0*s1 + s0*c1;
    const REAL o1_x = l1*c0;
    const REAL o1_y = l1*s0;

    /* frame of tool 'tip' */
    const REAL ot_x_0 = l2*Q1_xx;
    const REAL ot_y_0 = l2*Q1_xy_neg;
    const REAL ot_x = o1_x + ot_x_0;
    const REAL ot_y = o1_y + ot_y_0;

    /* composite inertia of 'upper' */
    const REAL R0_Jzz_1 = h1_x*c1;
    const REAL R0_Jzz = J1_zz + R0_Jzz_0*R0_Jzz_1 + J0_zz;

    /* inertia that joint 'elbow' feels, and its couplings inward */
    const REAL M01 = J1_zz + l1*R0_Jzz_1;

    /* elimination of 'elbow' */
    const REAL U01 = M01*D1_inv;
    const REAL D0 = R0_Jzz - M01*U01;

    /* elimination of 'shoulder' */
    const REAL D0_inv = 1.0/D0;

    /* solve with U */
    const REAL e0_0 = ot_y_0*U01 - ot_y;
    const REAL e1_0 = ot_x - ot_x_0*U01;

    /* inverse of the operational-space inertia */
    const REAL O01_neg_0 = D0_inv*e1_0;
    const REAL O01_neg_1 = ot_x_0*D1_inv;
    const REAL O00 = D0_inv*e0_0*e0_0 + ot_y_0*D1_inv*ot_y_0;
    const REAL O01_neg = ot_y_0*O01_neg_1 - e0_0*O01_neg_0;
    const REAL O11 = e1_0*O01_neg_0 + ot_x_0*O01_neg_1;

    /* elimination of direction 'y' */
    const REAL DO1_inv = 1.0/O11;
    const REAL UO01_neg = O01_neg*DO1_inv;
    const REAL DO0 = O00 - O01_neg*UO01_neg;

    /* elimination of direction 'x' */
    const REAL DO0_inv = 1.0/DO0;

    /* row direction 'y' of the inverse */
    const REAL XO01 = UO01_neg*DO0_inv;
    const REAL XO11 = DO1_inv + UO01_neg*XO01;

    Lambda[0] = DO0_inv;
    Lambda[1] = XO01;
    Lambda[2] = XO01;
    Lambda[3] = XO11;
}

FUNCTION(planar2_tip_force_acceleration_tip)(
    const REAL q[2], const REAL f[6], const double k[12], REAL qdd[2])
{
    const REAL q0 = q[0], q1 = q[1];
    const REAL f2 = f[2], f3 = f[3], f4 = f[4];
    const REAL l1 = ALL(k[0]);
    const REAL l2 = ALL(k[11]);
    const REAL h1_x = ALL(k[1]);
    const REAL R0_Jzz_0 = ALL(k[3]);
    const REAL J1_zz = ALL(k[2]);
    const REAL J0_zz = ALL(k[4]);
    const REAL D1_inv = ALL(k[7]);

    /* sines and cosines */
    const REAL angles[2] = {q0, q1};
    REAL sines[2], cosines[2];
    OF(planar2_sincos)(2, angles, sines, cosines);
    const REAL s0 = sines[0], s1 = sines[1];
    const REAL c0 = cosines[0], c1 = cosines[1];

    /* frame of 'fore' in the base */
    const REAL Q1_xx = c0*c1 - s0*s1;
    const REAL Q1_xy_neg = c0*s1 + s0*c1;
    const REAL o1_x = l1*c0;
    const REAL o1_y = l1*s0;

    /* frame of tool 'tip' */
    const REAL ot_x_0 = l2*Q1_xx;
    const REAL ot_y_0 = l2*Q1_xy_neg;
    const REAL ot_x = o1_x + ot_x_0;
    const REAL ot_y = o1_y + ot_y_0;

    /* joint forces of the wrench */
    const REAL tau0 = f2 - ot_y*f3 + ot_x*f4;
    const REAL tau1 = f2 - ot_y_0*f3 + ot_x_0*f4;

    /* composite inertia of 'upper' */
    const REAL R0_Jzz_1 = h1_x*c1;
    const REAL R0_Jzz = J1_zz + R0_Jzz_0*R0_Jzz_1 + J0_zz;

    /* inertia that joint 'elbow' feels, and its couplings inward */
    const REAL M01 = J1_zz + l1*R0_Jzz_1;

    /* elimination of 'elbow' */
    const REAL U01 = M01*D1_inv;
    const REAL D0 = R0_Jzz - M01*U01;

    /* elimination of 'shoulder' */
    const REAL D0_inv = 1.0/D0;

    /* solve with U */
    const REAL e0 = tau0 - tau1*U01;

    /* solve with D and U* */
    const REAL x0 = D0_inv*e0;
    const REAL x1 = tau1*D1_inv - U01*x0;

    qdd[0] = x0;
    qdd[1] = x1;
}

#ifndef PLANAR2_SECOND_READING
#if PLANAR2_WIDTH > 1
#define PLANAR2_SECOND_READING
#undef REAL
#undef FUNCTION
#undef OF
#undef ALL
#define REAL planar2_vector
#define FUNCTION(name) static void name##_lanes
#define OF(name) name##_lanes
#define ALL(x) ((x) - (planar2_vector){0})
#include "planar2.c"
#endif

#ifdef _OPENMP
#define PLANAR2_EACH_BLOCK _Pragma("omp parallel for if (count >= 1000)")
#else
#define PLANAR2_EACH_BLOCK
#endif

void planar2_mass_matrix_batch(size_t count, const double *q, const double k[12], double *M)
{
    PLANAR2_EACH_BLOCK
    for (size_t state = 0; state < count; state += PLANAR2_WIDTH) {
        const size_t lanes = count - state < PLANAR2_WIDTH ? count - state : PLANAR2_WIDTH;
        REAL q_[2], M_[4];

        planar2_load(lanes, 2, q + 2*state, q_);
        OF(planar2_mass_matrix)(q_, k, M_);
        planar2_store(lanes, 4, M_, M + 4*state);
    }
}

void planar2_udu_batch(size_t count, const double *q, const double k[12], double *U, double *D)
{
    PLANAR2_EACH_BLOCK
    for (size_t state = 0; state < count; state += PLANAR2_WIDTH) {
        const size_t lanes = count - state < PLANAR2_WIDTH ? count - state : PLANAR2_WIDTH;
        REAL q_[2], U_[4], D_[2];

        planar2_load(lanes, 2, q + 2*state, q_);
        OF(planar2_udu)(q_, k, U_, D_);
        planar2_store(lanes, 4, U_, U + 4*state);
        planar2_store(lanes, 2, D_, D + 2*state);
    }
}

void planar2_innovations_batch(
    size_t count, const double *q, const double k[12], double *W, double *D)
{
    PLANAR2_EACH_BLOCK
    for (size_t state = 0; state < count; state += PLANAR2_WIDTH) {
        const size_t lanes = count - state < PLANAR2_WIDTH ? count - state : PLANAR2_WIDTH;
        REAL q_[2], W_[4], D_[2];

        planar2_load(lanes, 2, q + 2*state, q_);
        OF(planar2_innovations)(q_, k, W_, D_);
        planar2_store(lanes, 4, W_, W + 4*state);
        planar2_store(lanes, 2, D_, D + 2*state);
    }
}

void planar2_mass_matrix_inverse_batch(
    size_t count, const double *q, const double k[12], double *M_inverse)
{
    PLANAR2_EACH_BLOCK
    for (size_t state = 0; state < count; state += PLANAR2_WIDTH) {
        const size_t lanes = count - state < PLANAR2_WIDTH ? count - state : PLANAR2_WIDTH;
        REAL q_[2], M_inverse_[4];

        planar2_load(lanes, 2, q + 2*state, q_);
        OF(planar2_mass_matrix_inverse)(q_, k, M_inverse_);
        planar2_store(lanes, 4, M_inverse_, M_inverse + 4*state);
    }
}

void planar2_inverse_dynamics_batch(
    size_t count, const double *q, const double *qd, const double *qdd, const double k[12],
    double *tau)
{
    PLANAR2_EACH_BLOCK
    for (size_t state = 0; state < count; state += PLANAR2_WIDTH) {
        const size_t lanes = count - state < PLANAR2_WIDTH ? count - state : PLANAR2_WIDTH;
        REAL q_[2], qd_[2], qdd_[2], tau_[2];

        planar2_load(lanes, 2, q + 2*state, q_);
        planar2_load(lanes, 2, qd + 2*state, qd_);
        planar2_load(lanes, 2, qdd + 2*state, qdd_);
        OF(planar2_inverse_dynamics)(q_, qd_, qdd_, k, tau_);
        planar2_store(lanes, 2, tau_, tau + 2*state);
    }
}

void planar2_bias_forces_batch(
    size_t count, const double *q, const double *qd, const double k[12], double *bias)
{
    PLANAR2_EACH_BLOCK
    for (size_t state = 0; state < count; state += PLANAR2_WIDTH) {
        const size_t lanes = count - state < PLANAR2_WIDTH ? count - state : PLANAR2_WIDTH;
        REAL q_[2], qd_[2], bias_[2];

        planar2_load(lanes, 2, q + 2*state, q_);
        planar2_load(lanes, 2, qd + 2*state, qd_);
        OF(planar2_bias_forces)(q_, qd_, k, bias_);
        planar2_store(lanes, 2, bias_, bias + 2*state);
    }
}

void planar2_gravity_forces_batch(size_t count, const double *q, const double k[12], double *g)
{
    PLANAR2_EACH_BLOCK
    for (size_t state = 0; state < count; state += PLANAR2_WIDTH) {
        const size_t lanes = count - state < PLANAR2_WIDTH ? count - state : PLANAR2_WIDTH;
        REAL q_[2], g_[2];

        planar2_load(lanes, 2, q + 2*state, q_);
        OF(planar2_gravity_forces)(q_, k, g_);
        planar2_store(lanes, 2, g_, g + 2*state);
    }
}

void planar2_coriolis_matrix_batch(
    size_t count, const double *q, const double *qd, const double k[12], double *C)
{
    PLANAR2_EACH_BLOCK
    for (size_t state = 0; state < count; state += PLANAR2_WIDTH) {
        const size_t lanes = count - state < PLANAR2_WIDTH ? count - state : PLANAR2_WIDTH;
        REAL q_[2], qd_[2], C_[4];

        planar2_load(lanes, 2, q + 2*state, q_);
        planar2_load(lanes, 2, qd + 2*state, qd_);
        OF(planar2_coriolis_matrix)(q_, qd_, k, C_);
        planar2_store(lanes, 4, C_, C + 4*state);
    }
}

void planar2_forward_dynamics_batch(
    size_t count, const double *q, const double *qd, const double *tau, const double k[12],
    double *qdd)
{
    PLANAR2_EACH_BLOCK
    for (size_t state = 0; state < count; state += PLANAR2_WIDTH) {
        const size_t lanes = count - state < PLANAR2_WIDTH ? count - state : PLANAR2_WIDTH;
        REAL q_[2], qd_[2], tau_[2], qdd_[2];

        planar2_load(lanes, 2, q + 2*state, q_);
        planar2_load(lanes, 2, qd + 2*state, qd_);
        planar2_load(lanes, 2, tau + 2*state, tau_);
        OF(planar2_forward_dynamics)(q_, qd_, tau_, k, qdd_);
        planar2_store(lanes, 2, qdd_, qdd + 2*state);
    }
}

void planar2_pose_tip_batch(size_t count, const double *q, const double k[12], double *pose)
{
    PLANAR2_EACH_BLOCK
    for (size_t state = 0; state < count; state += PLANAR2_WIDTH) {
        const size_t lanes = count - state < PLANAR2_WIDTH ? count - state : PLANAR2_WIDTH;
        REAL q_[2], pose_[16];

        planar2_load(lanes, 2, q + 2*state, q_);
        OF(planar2_pose_tip)(q_, k, pose_);
        planar2_store(lanes, 16, pose_, pose + 16*state);
    }
}

void planar2_jacobian_tip_batch(size_t count, const double *q, const double k[12], double *J)
{
    PLANAR2_EACH_BLOCK
    for (size_t state = 0; state < count; state += PLANAR2_WIDTH) {
        const size_t lanes = count - state < PLANAR2_WIDTH ? count - state : PLANAR2_WIDTH;
        REAL q_[2], J_[12];

        planar2_load(lanes, 2, q + 2*state, q_);
        OF(planar2_jacobian_tip)(q_, k, J_);
        planar2_store(lanes, 12, J_, J + 12*state);
    }
}

void planar2_jacobian_rate_tip_batch(
    size_t count, const double *q, const double *qd, const double k[12], double *Jd)
{
    PLANAR2_EACH_BLOCK
    for (size_t state = 0; state < count; state += PLANAR2_WIDTH) {
        const size_t lanes = count - state < PLANAR2_WIDTH ? count - state : PLANAR2_WIDTH;
        REAL q_[2], qd_[2], Jd_[12];

        planar2_load(lanes, 2, q + 2*state, q_);
        planar2_load(lanes, 2, qd + 2*state, qd_);
        OF(planar2_jacobian_rate_tip)(q_, qd_, k, Jd_);
        planar2_store(lanes, 12, Jd_, Jd + 12*state);
    }
}

void planar2_operational_inertia_inverse_tip_batch(
    size_t count, const double *q, const double k[12], double *Omega)
{
    PLANAR2_EACH_BLOCK
    for (size_t state = 0; state < count; state += PLANAR2_WIDTH) {
        const size_t lanes = count - state < PLANAR2_WIDTH ? count - state : PLANAR2_WIDTH;
        REAL q_[2], Omega_[36];

        planar2_load(lanes, 2, q + 2*state, q_);
        OF(planar2_operational_inertia_inverse_tip)(q_, k, Omega_);
        planar2_store(lanes, 36, Omega_, Omega + 36*state);
    }
}

void planar2_operational_inertia_tip_batch(
    size_t count, const double *q, const double k[12], double *Lambda)
{
    PLANAR2_EACH_BLOCK
    for (size_t state = 0; state < count; state += PLANAR2_WIDTH) {
        const size_t lanes = count - state < PLANAR2_WIDTH ? count - state : PLANAR2_WIDTH;
        REAL q_[2], Lambda_[4];

        planar2_load(lanes, 2, q + 2*state, q_);
        OF(planar2_operational_inertia_tip)(q_, k, Lambda_);
        planar2_store(lanes, 4, Lambda_, Lambda + 4*state);
    }
}

void planar2_tip_force_acceleration_tip_batch(
    size_t count, const double *q, const double *f, const double k[12], double *qdd)
{
    PLANAR2_EACH_BLOCK
    for (size_t state = 0; state < count; state += PLANAR2_WIDTH) {
        const size_t lanes = count - state < PLANAR2_WIDTH ? count - state : PLANAR2_WIDTH;
        REAL q_[2], f_[6], qdd_[2];

        planar2_load(lanes, 2, q + 2*state, q_);
        planar2_load(lanes, 6, f + 6*state, f_);
        OF(planar2_tip_force_acceleration_tip)(q_, f_, k, qdd_);
        planar2_store(lanes, 2, qdd_, qdd + 2*state);
    }
}

#undef REAL
#undef FUNCTION
#undef OF
#undef ALL
#endif
