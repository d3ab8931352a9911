/* solo12: robot dynamics in closed form.
 *
 * Made by symdyn 0.1.0 from solo12.yaml
 * (SHA-256 57d5006e9bc1640c6d13f77cb4e74009ed2d4aac01e8d8e365b1c30a736ee2ff).
 * Make it again with
 *
 *     symdyn generate solo12.yaml --target python,c,javascript
 *
 * Arrays are flat, matrices row by row, of plain double. Inputs are read before outputs are
 * written, so arrays may be the same. Nothing is allocated and nothing is kept between calls: safe
 * in any thread. The _batch functions take count states one after another; there an output may be
 * the same array as an input of equal size. SI units, angles in rad.
 * Angles beyond 1e15 rad have no meaningful sine here; with '--sincos libm' they have.
 * Self-test: cc -std=c99 -O2 solo12.c solo12_test.c -lm && ./a.out
 * Fastest with -O3 -march=native -ffp-contract=fast.
 *
 * Joints, in the order of q:
 *
 *     0   FL_HAA  rad  [-10.0, 10.0]
 *     1   FL_HFE  rad  [-10.0, 10.0]
 *     2   FL_KFE  rad  [-10.0, 10.0]
 *     3   FR_HAA  rad  [-10.0, 10.0]
 *     4   FR_HFE  rad  [-10.0, 10.0]
 *     5   FR_KFE  rad  [-10.0, 10.0]
 *     6   HL_HAA  rad  [-10.0, 10.0]
 *     7   HL_HFE  rad  [-10.0, 10.0]
 *     8   HL_KFE  rad  [-10.0, 10.0]
 *     9   HR_HAA  rad  [-10.0, 10.0]
 *     10  HR_HFE  rad  [-10.0, 10.0]
 *     11  HR_KFE  rad  [-10.0, 10.0]
 *
 * Tools: FL_FOOT, FR_FOOT, HL_FOOT, HR_FOOT.
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
 * Bound: symdyn holds every function to its numeric core within 1.7e-13 kappa of the output's size,
 * where kappa is the condition number of what is solved (of M, or of Omega for its inverse), else
 * 1. 'symdyn verify' compares them again.
 *
 * Operations of each function:
 *
 *                                          mul  add  div  trig
 *     mass_matrix                           76   52    0    16
 *     udu                                  104   68    4    16
 *     innovations                          108   72    4    16
 *     mass_matrix_inverse                  136   88    8    16
 *     inverse_dynamics                     276  184    0    24
 *     bias_forces                          196  108    0    24
 *     gravity_forces                        48   24    0    24
 *     coriolis_matrix                      198  152    0    16
 *     forward_dynamics                     312  204    8    24
 *     pose_FL_FOOT                          10    7    0     6
 *     pose_FR_FOOT                          10    7    0     6
 *     pose_HL_FOOT                          10    7    0     6
 *     pose_HR_FOOT                          10    7    0     6
 *     jacobian_FL_FOOT                      12    5    0     6
 *     jacobian_FR_FOOT                      12    5    0     6
 *     jacobian_HL_FOOT                      12    5    0     6
 *     jacobian_HR_FOOT                      12    5    0     6
 *     jacobian_rate_FL_FOOT                 37   22    0     6
 *     jacobian_rate_FR_FOOT                 37   22    0     6
 *     jacobian_rate_HL_FOOT                 37   22    0     6
 *     jacobian_rate_HR_FOOT                 37   22    0     6
 *     operational_inertia_inverse_FL_FOOT  112   64    2     6
 *     operational_inertia_inverse_FR_FOOT  112   64    2     6
 *     operational_inertia_inverse_HL_FOOT  112   64    2     6
 *     operational_inertia_inverse_HR_FOOT  112   64    2     6
 *     tip_force_acceleration_FL_FOOT        58   37    2     6
 *     tip_force_acceleration_FR_FOOT        58   37    2     6
 *     tip_force_acceleration_HL_FOOT        58   37    2     6
 *     tip_force_acceleration_HR_FOOT        58   37    2     6
 *
 * Notes:
 *
 *     - operational_inertia_FL_FOOT is left out: the Jacobian has less than 6 independent rows
 *       everywhere.
 *     - operational_inertia_FR_FOOT is left out: the Jacobian has less than 6 independent rows
 *       everywhere.
 *     - operational_inertia_HL_FOOT is left out: the Jacobian has less than 6 independent rows
 *       everywhere.
 *     - operational_inertia_HR_FOOT is left out: the Jacobian has less than 6 independent rows
 *       everywhere.
 *
 * This output is yours: use, change and pass it on as you like; symdyn's licence does not reach it.
 */
#ifndef SOLO12_SECOND_READING
#include "solo12.h"

#include <math.h>

#if !defined(SOLO12_GENERATION) || SOLO12_GENERATION != 0x5deae8f8u
#error "solo12.c and solo12.h come from different generations: take both from one run"
#endif

/* Registers wider than double, as the x87's, round at other times. */
#if defined(__FLT_EVAL_METHOD__) && __FLT_EVAL_METHOD__ != 0 && __FLT_EVAL_METHOD__ != 16
#define SOLO12_WIDE_REGISTERS
#endif

/* Functions that end in _batch work on states side by side, by default on as many as registers hold
 * of the processor that is compiled for. Define SOLO12_WIDTH as 1, 2, 4, 8 or 16
 * to choose otherwise: 1 needs no extension of C, the others want gcc 8 or clang 11. */
#ifndef SOLO12_WIDTH
#if defined(SOLO12_WIDE_REGISTERS) || !defined(__GNUC__)
#define SOLO12_WIDTH 1
#elif defined(__clang__) ? __clang_major__ < 11 : __GNUC__ < 8
#define SOLO12_WIDTH 1
#elif defined(__AVX512F__)
#define SOLO12_WIDTH 8
#elif defined(__AVX__)
#define SOLO12_WIDTH 4
#elif defined(__SSE2__) || defined(__aarch64__)
#define SOLO12_WIDTH 2
#else
#define SOLO12_WIDTH 1
#endif
#endif

#if SOLO12_WIDTH == 1

/* The n numbers of a state. */
static void solo12_load(size_t lanes, size_t n, const double *from, double *to)
{
    for (size_t i = 0; i < lanes*n; ++i) {
        to[i] = from[i];
    }
}

static void solo12_store(size_t lanes, size_t n, const double *from, double *to)
{
    solo12_load(lanes, n, from, to);
}

#else

typedef double solo12_vector __attribute__((vector_size(8*SOLO12_WIDTH)));
/* Anywhere in an array. */
typedef solo12_vector solo12_row __attribute__((aligned(4), may_alias));
typedef long long solo12_places __attribute__((vector_size(8*SOLO12_WIDTH)));

/* A vector of entries of a and b by their places: those of b come behind those of a. */
#ifdef __clang__
#define SOLO12_LANES_UNROLLED
#define SOLO12_LANES_SHUFFLE(a, b, ...) __builtin_shufflevector(a, b, __VA_ARGS__)
#else
#define SOLO12_LANES_UNROLLED _Pragma("GCC unroll 16")
#define SOLO12_LANES_SHUFFLE(a, b, ...) \
    __builtin_shuffle(a, b, (solo12_places){__VA_ARGS__})
#endif

/* Of squares of d by d entries the upper right one and the lower left one change places. */
#define SOLO12_LANES_UPPER(i, d) (((i) & (d)) ? (i) - (d) + SOLO12_WIDTH : (i))
#define SOLO12_LANES_LOWER(i, d) (((i) & (d)) ? (i) + SOLO12_WIDTH : (i) + (d))
#define SOLO12_LANES_TWO(place, i, d) place(i, d), place((i) + 1, d)
#define SOLO12_LANES_FOUR(place, i, d) \
    SOLO12_LANES_TWO(place, i, d), \
    SOLO12_LANES_TWO(place, (i) + 2, d)
#define SOLO12_LANES_EIGHT(place, i, d) \
    SOLO12_LANES_FOUR(place, i, d), \
    SOLO12_LANES_FOUR(place, (i) + 4, d)
#if SOLO12_WIDTH == 2
#define SOLO12_LANES_PLACES(place, d) SOLO12_LANES_TWO(place, 0, d)
#elif SOLO12_WIDTH == 4
#define SOLO12_LANES_PLACES(place, d) SOLO12_LANES_FOUR(place, 0, d)
#elif SOLO12_WIDTH == 8
#define SOLO12_LANES_PLACES(place, d) SOLO12_LANES_EIGHT(place, 0, d)
#elif SOLO12_WIDTH == 16
#define SOLO12_LANES_PLACES(place, d) \
    SOLO12_LANES_EIGHT(place, 0, d), \
    SOLO12_LANES_EIGHT(place, 8, d)
#else
#error "SOLO12_WIDTH must be 1, 2, 4, 8 or 16"
#endif
#define SOLO12_LANES_EXCHANGE(d) \
    SOLO12_LANES_UNROLLED for (size_t i = 0; i < SOLO12_WIDTH; i += 2*(d)) { \
        SOLO12_LANES_UNROLLED for (size_t j = i; j < i + (d); ++j) { \
            const solo12_vector a = rows[j], b = rows[j + (d)]; \
            rows[j] = SOLO12_LANES_SHUFFLE( \
                a, b, SOLO12_LANES_PLACES(SOLO12_LANES_UPPER, d)); \
            rows[j + (d)] = SOLO12_LANES_SHUFFLE( \
                a, b, SOLO12_LANES_PLACES(SOLO12_LANES_LOWER, d)); \
        } \
    }

static inline void solo12_transpose(solo12_vector rows[SOLO12_WIDTH])
{
    SOLO12_LANES_EXCHANGE(1)
#if SOLO12_WIDTH > 2
    SOLO12_LANES_EXCHANGE(2)
#endif
#if SOLO12_WIDTH > 4
    SOLO12_LANES_EXCHANGE(4)
#endif
#if SOLO12_WIDTH > 8
    SOLO12_LANES_EXCHANGE(8)
#endif
}

/* The n numbers of some states, each number of all of them in one vector; the last state fills
 * up. */
static void solo12_load(size_t lanes, size_t n, const double *from, solo12_vector *to)
{
    if (lanes == SOLO12_WIDTH && n >= SOLO12_WIDTH) {
        /* squares, of which the last overlaps the one before */
        for (size_t i = 0; i < n; i += SOLO12_WIDTH) {
            const size_t first = i + SOLO12_WIDTH <= n ? i : n - SOLO12_WIDTH;
            solo12_vector rows[SOLO12_WIDTH];
            SOLO12_LANES_UNROLLED
            for (size_t lane = 0; lane < SOLO12_WIDTH; ++lane) {
                rows[lane] = *(const solo12_row *)(from + n*lane + first);
            }
            solo12_transpose(rows);
            SOLO12_LANES_UNROLLED
            for (size_t lane = 0; lane < SOLO12_WIDTH; ++lane) {
                to[first + lane] = rows[lane];
            }
        }
    } else {
        for (size_t i = 0; i < n; ++i) {
            solo12_vector column = {0};
            SOLO12_LANES_UNROLLED
            for (size_t lane = 0; lane < SOLO12_WIDTH; ++lane) {
                column[lane] = from[n*(lane < lanes ? lane : lanes - 1) + i];
            }
            to[i] = column;
        }
    }
}

/* The other way round. */
static void solo12_store(size_t lanes, size_t n, const solo12_vector *from, double *to)
{
    if (lanes == SOLO12_WIDTH && n >= SOLO12_WIDTH) {
        for (size_t i = 0; i < n; i += SOLO12_WIDTH) {
            const size_t first = i + SOLO12_WIDTH <= n ? i : n - SOLO12_WIDTH;
            solo12_vector rows[SOLO12_WIDTH];
            SOLO12_LANES_UNROLLED
            for (size_t lane = 0; lane < SOLO12_WIDTH; ++lane) {
                rows[lane] = from[first + lane];
            }
            solo12_transpose(rows);
            SOLO12_LANES_UNROLLED
            for (size_t lane = 0; lane < SOLO12_WIDTH; ++lane) {
                *(solo12_row *)(to + n*lane + first) = rows[lane];
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

/* 4 branches of the robot side by side, in as many registers as that takes. */
#if SOLO12_WIDTH > 1
typedef double solo12_lanes4 __attribute__((vector_size(8*4)));
#endif

/* From here on this file is read twice: first for plain numbers, then, where
 * SOLO12_WIDTH is not 1, for
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
#if defined(__FAST_MATH__) || defined(__ASSOCIATIVE_MATH__) || defined(SOLO12_WIDE_REGISTERS)
#ifndef SOLO12_SECOND_READING
static inline void OF(solo12_sincos)(size_t n, const REAL *angles, REAL *sines, REAL *cosines)
{
    for (size_t i = 0; i < n; ++i) {
        sines[i] = sin(angles[i]);
        cosines[i] = cos(angles[i]);
    }
}
#else
static inline void OF(solo12_sincos)(size_t n, const REAL *angles, REAL *sines, REAL *cosines)
{
    const double *each = (const double *)angles; /* all lanes of all angles */
    solo12_sincos(SOLO12_WIDTH*n, each, (double *)sines, (double *)cosines);
}
#endif
#else
#ifdef SOLO12_SECOND_READING
typedef unsigned long long solo12_bits
    __attribute__((vector_size(8*SOLO12_WIDTH)));
#endif
static inline void OF(solo12_sincos)(size_t n, const REAL *angles, REAL *sines, REAL *cosines)
{
#if defined(__clang__) && __clang_major__ >= 11
#pragma clang fp reassociate(off)
#endif
#ifdef SOLO12_SECOND_READING
    SOLO12_LANES_UNROLLED
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

#ifdef SOLO12_SECOND_READING
        /* turned by the quarters, which are the last bits of `rounded`: an odd number of them
           changes places, the bit above it signs */
        solo12_bits bits = (solo12_bits)rounded;
        const solo12_bits odd = -(bits & 1);
        const solo12_bits exchange = ((solo12_bits)s ^ (solo12_bits)c) & odd;
        bits <<= 62;
        const solo12_bits turned = bits ^ (bits << 1);
        const solo12_bits sign = (solo12_bits){0} + 9223372036854775808ULL;
        sines[i] = (REAL)((solo12_bits)s ^ exchange ^ (bits & sign));
        cosines[i] = (REAL)((solo12_bits)c ^ exchange ^ (turned & sign));
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

#if SOLO12_WIDTH > 1 && !defined(SOLO12_SECOND_READING)
FUNCTION(solo12_mass_matrix)(const REAL q[12], REAL M[144])
{
    /* Branches side by side, called as the first: those of FL_HAA, FR_HAA, HL_HAA, HR_HAA. */
    const REAL q1 = q[1], q2 = q[2], q4 = q[4], q5 = q[5], q7 = q[7], q8 = q[8], q10 = q[10];
    const REAL q11 = q[11];

    /* sines and cosines */
    const solo12_lanes4 q1_q4_q7_q10 = {q1, q4, q7, q10};
    const solo12_lanes4 q_1_2 = q1_q4_q7_q10 + (solo12_lanes4){q2, q5, q8, q11};
    const solo12_lanes4 angles[2] = {q1_q4_q7_q10, q_1_2};
    solo12_lanes4 sines[2], cosines[2];
    for (size_t i = 0; i < 2; ++i) {
        OF(solo12_sincos)(4, (const REAL *)&angles[i], (REAL *)&sines[i], (REAL *)&cosines[i]);
    }
    const solo12_lanes4 s_1 = sines[0], s_1_2 = sines[1];
    const solo12_lanes4 c_1 = cosines[0], c_1_2 = cosines[1];

    /* numbers in which the branches differ */
    const solo12_lanes4 I1_hy_0 = {
        0.01771278698415, -0.01771278698415, 0.01771278698415, -0.01771278698415,
    };
    const solo12_lanes4 I1_Jyy_0 = {
        0.0022644781431582876, -0.0022644781431582876, 0.0022644781431582876,
        -0.0022644781431582876,
    };
    const solo12_lanes4 I1_Jyz_0 = {
        0.0001172304186461722, -0.0001172304186461722, 0.0001172304186461722,
        -0.0001172304186461722,
    };
    const solo12_lanes4 R1_hy_0 = {1.0, -1.0, 1.0, -1.0};
    const solo12_lanes4 I2_Jyz_0 = {
        3.3497340042275575e-05, -3.3497340042275575e-05, 3.3497340042275575e-05,
        -3.3497340042275575e-05,
    };
    const solo12_lanes4 R0_Jzz_0 = {
        0.00037588290370216287, -0.00037588290370216287, 0.00037588290370216287,
        -0.00037588290370216287,
    };
    const solo12_lanes4 M0x2_0 = {
        0.00023148988883634047, -0.00023148988883634047, 0.00023148988883634047,
        -0.00023148988883634047,
    };

    /* inertia of 'FL_UPPER_LEG' in the axes of its group */
    const solo12_lanes4 I1_hy = 2.0453744565e-06*c_1 - I1_hy_0*s_1;
    const solo12_lanes4 I1_Jyy = c_1*(I1_Jyy_0*c_1 + 3.21970574695491e-07*s_1);
    const solo12_lanes4 I1_Jyz = 3.700383061853605e-08*c_1 - I1_Jyz_0*s_1;

    /* inertia of 'FL_LOWER_LEG' in the axes of its group */
    const solo12_lanes4 I2_hx = -0.0038482516772413*c_1_2;
    const solo12_lanes4 I2_hy = -0.0038482516772413*s_1_2;
    const solo12_lanes4 I2_Jyy = 0.0005396092213171668*c_1_2*c_1_2;
    const solo12_lanes4 I2_Jyz = I2_Jyz_0*s_1_2;

    /* composite inertia of 'FL_UPPER_LEG' */
    const solo12_lanes4 R1_Jzz_0 = -0.32*c_1*I2_hx;
    const solo12_lanes4 R1_Jzz_1 = R1_Jzz_0 - 0.32*s_1*I2_hy;
    const solo12_lanes4 R1_hy = I1_hy + R1_hy_0*I2_hy;
    const solo12_lanes4 R1_Jyy = I1_Jyy + R1_hy_0*(I2_Jyy + R1_Jzz_0);
    const solo12_lanes4 R1_Jzz = R1_Jzz_1 + 0.002838197420805067;
    const solo12_lanes4 R1_Jyz = I1_Jyz + I2_Jyz;

    /* composite inertia of 'FL_SHOULDER' */
    const solo12_lanes4 M_0 = 0.05145*R1_hy - R1_Jyz;
    const solo12_lanes4 R0_Jzz = R1_Jyy + R0_Jzz_0;

    /* inertia that joint 'FL_KFE' feels, and its couplings inward */
    const solo12_lanes4 M1x2 = 0.5*R1_Jzz_1 + 0.0005426192213171668;
    const solo12_lanes4 M0x2 = M0x2_0*s_1_2;

    const REAL M_1 = R0_Jzz[0];
    const REAL M_2 = M_0[0];
    const REAL M_3 = M0x2[0];
    const REAL M_4 = R1_Jzz[0];
    const REAL M_5 = M1x2[0];
    const REAL R3_Jzz_neg = R0_Jzz[1];
    const REAL M_6 = M_0[1];
    const REAL M3x5 = M0x2[1];
    const REAL R4_Jzz = R1_Jzz[1];
    const REAL M4x5 = M1x2[1];
    const REAL R6_Jzz = R0_Jzz[2];
    const REAL M_7 = M_0[2];
    const REAL M6x8 = M0x2[2];
    const REAL R7_Jzz = R1_Jzz[2];
    const REAL M7x8 = M1x2[2];
    const REAL R9_Jzz_neg = R0_Jzz[3];
    const REAL M_8 = M_0[3];
    const REAL M9x11 = M0x2[3];
    const REAL R10_Jzz = R1_Jzz[3];
    const REAL M10x11 = M1x2[3];

    for (size_t place = 0; place < 144; ++place) {
        M[place] = ALL(0.0);
    }
    M[0] = M_1;
    M[1] = -M_2;
    M[2] = M_3;
    M[12] = -M_2;
    M[13] = M_4;
    M[14] = M_5;
    M[24] = M_3;
    M[25] = M_5;
    M[26] = ALL(0.0005426192213171668);
    M[39] = -R3_Jzz_neg;
    M[40] = -M_6;
    M[41] = M3x5;
    M[51] = -M_6;
    M[52] = R4_Jzz;
    M[53] = M4x5;
    M[63] = M3x5;
    M[64] = M4x5;
    M[65] = ALL(0.0005426192213171668);
    M[78] = R6_Jzz;
    M[79] = -M_7;
    M[80] = M6x8;
    M[90] = -M_7;
    M[91] = R7_Jzz;
    M[92] = M7x8;
    M[102] = M6x8;
    M[103] = M7x8;
    M[104] = ALL(0.0005426192213171668);
    M[117] = -R9_Jzz_neg;
    M[118] = -M_8;
    M[119] = M9x11;
    M[129] = -M_8;
    M[130] = R10_Jzz;
    M[131] = M10x11;
    M[141] = M9x11;
    M[142] = M10x11;
    M[143] = ALL(0.0005426192213171668);
}
#endif

#if !(SOLO12_WIDTH > 1 && !defined(SOLO12_SECOND_READING))
FUNCTION(solo12_mass_matrix)(const REAL q[12], REAL M[144])
{
    const REAL q1 = q[1], q2 = q[2], q4 = q[4], q5 = q[5], q7 = q[7], q8 = q[8], q10 = q[10];
    const REAL q11 = q[11];

    /* sines and cosines */
    const REAL q_1_2 = q1 + q2;
    const REAL q_4_5 = q4 + q5;
    const REAL q_7_8 = q7 + q8;
    const REAL q_10_11 = q10 + q11;
    const REAL angles[8] = {q1, q_1_2, q4, q_4_5, q7, q_7_8, q10, q_10_11};
    REAL sines[8], cosines[8];
    OF(solo12_sincos)(8, angles, sines, cosines);
    const REAL s_1 = sines[0], s_1_2 = sines[1], s_4 = sines[2], s_4_5 = sines[3], s_7 = sines[4];
    const REAL s_7_8 = sines[5], s_10 = sines[6], s_10_11 = sines[7];
    const REAL c_1 = cosines[0], c_1_2 = cosines[1], c_4 = cosines[2], c_4_5 = cosines[3];
    const REAL c_7 = cosines[4], c_7_8 = cosines[5], c_10 = cosines[6], c_10_11 = cosines[7];

    /* inertia of 'FL_UPPER_LEG' in the axes of its group */
    const REAL I1_hy = 2.0453744565e-06*c_1 - 0.01771278698415*s_1;
    const REAL I1_Jyy = c_1*(0.0022644781431582876*c_1 + 3.21970574695491e-07*s_1);
    const REAL I1_Jyz = 3.700383061853605e-08*c_1 - 0.0001172304186461722*s_1;

    /* inertia of 'FL_LOWER_LEG' in the axes of its group */
    const REAL I2_hx = -0.0038482516772413*c_1_2;
    const REAL I2_hy = -0.0038482516772413*s_1_2;
    const REAL I2_Jyy = 0.0005396092213171668*c_1_2*c_1_2;
    const REAL I2_Jyz = 3.3497340042275575e-05*s_1_2;

    /* inertia of 'FR_UPPER_LEG' in the axes of its group */
    const REAL I4_hy_neg = 0.01771278698415*s_4 + 2.0453744565e-06*c_4;
    const REAL I4_Jyy = c_4*(0.0022644781431582876*c_4 - 3.21970574695491e-07*s_4);
    const REAL I4_Jyz = 0.0001172304186461722*s_4 + 3.700383061853605e-08*c_4;

    /* inertia of 'FR_LOWER_LEG' in the axes of its group */
    const REAL I5_hx = -0.0038482516772413*c_4_5;
    const REAL I5_hy = -0.0038482516772413*s_4_5;
    const REAL I5_Jyy = 0.0005396092213171668*c_4_5*c_4_5;
    const REAL I5_Jyz = -3.3497340042275575e-05*s_4_5;

    /* inertia of 'HL_UPPER_LEG' in the axes of its group */
    const REAL I7_hy = 2.0453744565e-06*c_7 - 0.01771278698415*s_7;
    const REAL I7_Jyy = c_7*(0.0022644781431582876*c_7 + 3.21970574695491e-07*s_7);
    const REAL I7_Jyz = 3.700383061853605e-08*c_7 - 0.0001172304186461722*s_7;

    /* inertia of 'HL_LOWER_LEG' in the axes of its group */
    const REAL I8_hx = -0.0038482516772413*c_7_8;
    const REAL I8_hy = -0.0038482516772413*s_7_8;
    const REAL I8_Jyy = 0.0005396092213171668*c_7_8*c_7_8;
    const REAL I8_Jyz = 3.3497340042275575e-05*s_7_8;

    /* inertia of 'HR_UPPER_LEG' in the axes of its group */
    const REAL I10_hy_neg = 0.01771278698415*s_10 + 2.0453744565e-06*c_10;
    const REAL I10_Jyy = c_10*(0.0022644781431582876*c_10 - 3.21970574695491e-07*s_10);
    const REAL I10_Jyz = 0.0001172304186461722*s_10 + 3.700383061853605e-08*c_10;

    /* inertia of 'HR_LOWER_LEG' in the axes of its group */
    const REAL I11_hx = -0.0038482516772413*c_10_11;
    const REAL I11_hy = -0.0038482516772413*s_10_11;
    const REAL I11_Jyy = 0.0005396092213171668*c_10_11*c_10_11;
    const REAL I11_Jyz = -3.3497340042275575e-05*s_10_11;

    /* composite inertia of 'HR_UPPER_LEG' */
    const REAL R10_Jzz_0 = -0.32*c_10*I11_hx;
    const REAL R10_Jzz_1 = R10_Jzz_0 - 0.32*s_10*I11_hy;
    const REAL R10_hy = I11_hy - I10_hy_neg;
    const REAL R10_Jyy = I11_Jyy + R10_Jzz_0 + I10_Jyy;
    const REAL R10_Jzz = R10_Jzz_1 + 0.002838197420805067;
    const REAL R10_Jyz = I10_Jyz + I11_Jyz;

    /* composite inertia of 'HR_SHOULDER' */
    const REAL M_0 = R10_Jyz + 0.05145*R10_hy;
    const REAL R9_Jzz = R10_Jyy + 0.00037588290370216287;

    /* composite inertia of 'HL_UPPER_LEG' */
    const REAL R7_Jzz_0 = -0.32*c_7*I8_hx;
    const REAL R7_Jzz_1 = R7_Jzz_0 - 0.32*s_7*I8_hy;
    const REAL R7_hy = I7_hy + I8_hy;
    const REAL R7_Jyy = I8_Jyy + R7_Jzz_0 + I7_Jyy;
    const REAL R7_Jzz = R7_Jzz_1 + 0.002838197420805067;
    const REAL R7_Jyz = I7_Jyz + I8_Jyz;

    /* composite inertia of 'HL_SHOULDER' */
    const REAL M_1 = 0.05145*R7_hy - R7_Jyz;
    const REAL R6_Jzz = R7_Jyy + 0.00037588290370216287;

    /* composite inertia of 'FR_UPPER_LEG' */
    const REAL R4_Jzz_0 = -0.32*c_4*I5_hx;
    const REAL R4_Jzz_1 = R4_Jzz_0 - 0.32*s_4*I5_hy;
    const REAL R4_hy = I5_hy - I4_hy_neg;
    const REAL R4_Jyy = I5_Jyy + R4_Jzz_0 + I4_Jyy;
    const REAL R4_Jzz = R4_Jzz_1 + 0.002838197420805067;
    const REAL R4_Jyz = I4_Jyz + I5_Jyz;

    /* composite inertia of 'FR_SHOULDER' */
    const REAL M_2 = R4_Jyz + 0.05145*R4_hy;
    const REAL R3_Jzz = R4_Jyy + 0.00037588290370216287;

    /* composite inertia of 'FL_UPPER_LEG' */
    const REAL R1_Jzz_0 = -0.32*c_1*I2_hx;
    const REAL R1_Jzz_1 = R1_Jzz_0 - 0.32*s_1*I2_hy;
    const REAL R1_hy = I1_hy + I2_hy;
    const REAL R1_Jyy = I2_Jyy + R1_Jzz_0 + I1_Jyy;
    const REAL R1_Jzz = R1_Jzz_1 + 0.002838197420805067;
    const REAL R1_Jyz = I1_Jyz + I2_Jyz;

    /* composite inertia of 'FL_SHOULDER' */
    const REAL M_3 = 0.05145*R1_hy - R1_Jyz;
    const REAL R0_Jzz = R1_Jyy + 0.00037588290370216287;

    /* inertia that joint 'FL_KFE' feels, and its couplings inward */
    const REAL M1x2 = 0.5*R1_Jzz_1 + 0.0005426192213171668;
    const REAL M0x2 = 0.00023148988883634047*s_1_2;

    /* inertia that joint 'FR_KFE' feels, and its couplings inward */
    const REAL M4x5 = 0.5*R4_Jzz_1 + 0.0005426192213171668;
    const REAL M3x5 = -0.00023148988883634047*s_4_5;

    /* inertia that joint 'HL_KFE' feels, and its couplings inward */
    const REAL M7x8 = 0.5*R7_Jzz_1 + 0.0005426192213171668;
    const REAL M6x8 = 0.00023148988883634047*s_7_8;

    /* inertia that joint 'HR_KFE' feels, and its couplings inward */
    const REAL M10x11 = 0.5*R10_Jzz_1 + 0.0005426192213171668;
    const REAL M9x11 = -0.00023148988883634047*s_10_11;

    for (size_t place = 0; place < 144; ++place) {
        M[place] = ALL(0.0);
    }
    M[0] = R0_Jzz;
    M[1] = -M_3;
    M[2] = M0x2;
    M[12] = -M_3;
    M[13] = R1_Jzz;
    M[14] = M1x2;
    M[24] = M0x2;
    M[25] = M1x2;
    M[26] = ALL(0.0005426192213171668);
    M[39] = R3_Jzz;
    M[40] = M_2;
    M[41] = M3x5;
    M[51] = M_2;
    M[52] = R4_Jzz;
    M[53] = M4x5;
    M[63] = M3x5;
    M[64] = M4x5;
    M[65] = ALL(0.0005426192213171668);
    M[78] = R6_Jzz;
    M[79] = -M_1;
    M[80] = M6x8;
    M[90] = -M_1;
    M[91] = R7_Jzz;
    M[92] = M7x8;
    M[102] = M6x8;
    M[103] = M7x8;
    M[104] = ALL(0.0005426192213171668);
    M[117] = R9_Jzz;
    M[118] = M_0;
    M[119] = M9x11;
    M[129] = M_0;
    M[130] = R10_Jzz;
    M[131] = M10x11;
    M[141] = M9x11;
    M[142] = M10x11;
    M[143] = ALL(0.0005426192213171668);
}
#endif

#if SOLO12_WIDTH > 1 && !defined(SOLO12_SECOND_READING)
FUNCTION(solo12_udu)(const REAL q[12], REAL U[144], REAL D[12])
{
    /* Branches side by side, called as the first: those of FL_HAA, FR_HAA, HL_HAA, HR_HAA. */
    const REAL q1 = q[1], q2 = q[2], q4 = q[4], q5 = q[5], q7 = q[7], q8 = q[8], q10 = q[10];
    const REAL q11 = q[11];

    /* sines and cosines */
    const solo12_lanes4 q1_q4_q7_q10 = {q1, q4, q7, q10};
    const solo12_lanes4 q_1_2 = q1_q4_q7_q10 + (solo12_lanes4){q2, q5, q8, q11};
    const solo12_lanes4 angles[2] = {q1_q4_q7_q10, q_1_2};
    solo12_lanes4 sines[2], cosines[2];
    for (size_t i = 0; i < 2; ++i) {
        OF(solo12_sincos)(4, (const REAL *)&angles[i], (REAL *)&sines[i], (REAL *)&cosines[i]);
    }
    const solo12_lanes4 s_1 = sines[0], s_1_2 = sines[1];
    const solo12_lanes4 c_1 = cosines[0], c_1_2 = cosines[1];

    /* numbers in which the branches differ */
    const solo12_lanes4 I1_hy_0 = {
        0.01771278698415, -0.01771278698415, 0.01771278698415, -0.01771278698415,
    };
    const solo12_lanes4 I1_Jyy_0 = {
        0.0022644781431582876, -0.0022644781431582876, 0.0022644781431582876,
        -0.0022644781431582876,
    };
    const solo12_lanes4 I1_Jyz_0 = {
        0.0001172304186461722, -0.0001172304186461722, 0.0001172304186461722,
        -0.0001172304186461722,
    };
    const solo12_lanes4 R1_hy_0 = {1.0, -1.0, 1.0, -1.0};
    const solo12_lanes4 I2_Jyz_0 = {
        3.3497340042275575e-05, -3.3497340042275575e-05, 3.3497340042275575e-05,
        -3.3497340042275575e-05,
    };
    const solo12_lanes4 R0_Jzz_0 = {
        0.00037588290370216287, -0.00037588290370216287, 0.00037588290370216287,
        -0.00037588290370216287,
    };
    const solo12_lanes4 M0x2_0 = {
        0.00023148988883634047, -0.00023148988883634047, 0.00023148988883634047,
        -0.00023148988883634047,
    };
    const solo12_lanes4 U0x2_0 = {
        0.4266157182460592, -0.4266157182460592, 0.4266157182460592, -0.4266157182460592,
    };

    /* inertia of 'FL_UPPER_LEG' in the axes of its group */
    const solo12_lanes4 I1_hy = 2.0453744565e-06*c_1 - I1_hy_0*s_1;
    const solo12_lanes4 I1_Jyy = c_1*(I1_Jyy_0*c_1 + 3.21970574695491e-07*s_1);
    const solo12_lanes4 I1_Jyz = 3.700383061853605e-08*c_1 - I1_Jyz_0*s_1;

    /* inertia of 'FL_LOWER_LEG' in the axes of its group */
    const solo12_lanes4 I2_hx = -0.0038482516772413*c_1_2;
    const solo12_lanes4 I2_hy = -0.0038482516772413*s_1_2;
    const solo12_lanes4 I2_Jyy = 0.0005396092213171668*c_1_2*c_1_2;
    const solo12_lanes4 I2_Jyz = I2_Jyz_0*s_1_2;

    /* composite inertia of 'FL_UPPER_LEG' */
    const solo12_lanes4 R1_Jzz_0 = -0.32*c_1*I2_hx;
    const solo12_lanes4 R1_Jzz_1 = R1_Jzz_0 - 0.32*s_1*I2_hy;
    const solo12_lanes4 R1_hy = I1_hy + R1_hy_0*I2_hy;
    const solo12_lanes4 R1_Jyy = I1_Jyy + R1_hy_0*(I2_Jyy + R1_Jzz_0);
    const solo12_lanes4 R1_Jzz = R1_Jzz_1 + 0.002838197420805067;
    const solo12_lanes4 R1_Jyz = I1_Jyz + I2_Jyz;

    /* composite inertia of 'FL_SHOULDER' */
    const solo12_lanes4 M0x1e2_neg_0 = 0.05145*R1_hy - R1_Jyz;
    const solo12_lanes4 R0_Jzz = R1_Jyy + R0_Jzz_0;

    /* inertia that joint 'FL_KFE' feels, and its couplings inward */
    const solo12_lanes4 M1x2 = 0.5*R1_Jzz_1 + 0.0005426192213171668;
    const solo12_lanes4 M0x2 = M0x2_0*s_1_2;

    /* elimination of 'FL_KFE' */
    const solo12_lanes4 U0x2 = U0x2_0*s_1_2;
    const solo12_lanes4 U1x2 = 1842.912968642313*M1x2;
    const solo12_lanes4 M0x0e2 = R0_Jzz - M0x2*U0x2*R1_hy_0;
    const solo12_lanes4 M0x1e2_neg = M0x1e2_neg_0 + M0x2*U1x2;
    const solo12_lanes4 D1 = R1_Jzz - M1x2*U1x2;

    /* elimination of 'FL_HFE' */
    const solo12_lanes4 D1_inv = 1.0/D1;
    const solo12_lanes4 U0x1_neg = M0x1e2_neg*D1_inv;
    const solo12_lanes4 D0 = M0x0e2 - M0x1e2_neg*U0x1_neg*R1_hy_0;

    const REAL U_0 = U0x1_neg[0];
    const REAL U_1 = U0x2[0];
    const REAL U_2 = U1x2[0];
    const REAL U3x4_neg = U0x1_neg[1];
    const REAL U3x5 = U0x2[1];
    const REAL U4x5 = U1x2[1];
    const REAL U6x7_neg = U0x1_neg[2];
    const REAL U6x8 = U0x2[2];
    const REAL U7x8 = U1x2[2];
    const REAL U9x10_neg = U0x1_neg[3];
    const REAL U9x11 = U0x2[3];
    const REAL U10x11 = U1x2[3];
    const REAL D_0 = D0[0];
    const REAL D_1 = D1[0];
    const REAL D3_neg = D0[1];
    const REAL D4 = D1[1];
    const REAL D6 = D0[2];
    const REAL D7 = D1[2];
    const REAL D9_neg = D0[3];
    const REAL D10 = D1[3];

    for (size_t place = 0; place < 144; ++place) {
        U[place] = ALL(0.0);
    }
    U[0] = ALL(1.0);
    U[1] = -U_0;
    U[2] = U_1;
    U[13] = ALL(1.0);
    U[14] = U_2;
    U[26] = ALL(1.0);
    U[39] = ALL(1.0);
    U[40] = -U3x4_neg;
    U[41] = U3x5;
    U[52] = ALL(1.0);
    U[53] = U4x5;
    U[65] = ALL(1.0);
    U[78] = ALL(1.0);
    U[79] = -U6x7_neg;
    U[80] = U6x8;
    U[91] = ALL(1.0);
    U[92] = U7x8;
    U[104] = ALL(1.0);
    U[117] = ALL(1.0);
    U[118] = -U9x10_neg;
    U[119] = U9x11;
    U[130] = ALL(1.0);
    U[131] = U10x11;
    U[143] = ALL(1.0);

    D[0] = D_0;
    D[1] = D_1;
    D[2] = ALL(0.0005426192213171668);
    D[3] = -D3_neg;
    D[4] = D4;
    D[5] = ALL(0.0005426192213171668);
    D[6] = D6;
    D[7] = D7;
    D[8] = ALL(0.0005426192213171668);
    D[9] = -D9_neg;
    D[10] = D10;
    D[11] = ALL(0.0005426192213171668);
}
#endif

#if !(SOLO12_WIDTH > 1 && !defined(SOLO12_SECOND_READING))
FUNCTION(solo12_udu)(const REAL q[12], REAL U[144], REAL D[12])
{
    const REAL q1 = q[1], q2 = q[2], q4 = q[4], q5 = q[5], q7 = q[7], q8 = q[8], q10 = q[10];
    const REAL q11 = q[11];

    /* sines and cosines */
    const REAL q_1_2 = q1 + q2;
    const REAL q_4_5 = q4 + q5;
    const REAL q_7_8 = q7 + q8;
    const REAL q_10_11 = q10 + q11;
    const REAL angles[8] = {q1, q_1_2, q4, q_4_5, q7, q_7_8, q10, q_10_11};
    REAL sines[8], cosines[8];
    OF(solo12_sincos)(8, angles, sines, cosines);
    const REAL s_1 = sines[0], s_1_2 = sines[1], s_4 = sines[2], s_4_5 = sines[3], s_7 = sines[4];
    const REAL s_7_8 = sines[5], s_10 = sines[6], s_10_11 = sines[7];
    const REAL c_1 = cosines[0], c_1_2 = cosines[1], c_4 = cosines[2], c_4_5 = cosines[3];
    const REAL c_7 = cosines[4], c_7_8 = cosines[5], c_10 = cosines[6], c_10_11 = cosines[7];

    /* inertia of 'FL_UPPER_LEG' in the axes of its group */
    const REAL I1_hy = 2.0453744565e-06*c_1 - 0.01771278698415*s_1;
    const REAL I1_Jyy = c_1*(0.0022644781431582876*c_1 + 3.21970574695491e-07*s_1);
    const REAL I1_Jyz = 3.700383061853605e-08*c_1 - 0.0001172304186461722*s_1;

    /* inertia of 'FL_LOWER_LEG' in the axes of its group */
    const REAL I2_hx = -0.0038482516772413*c_1_2;
    const REAL I2_hy = -0.0038482516772413*s_1_2;
    const REAL I2_Jyy = 0.0005396092213171668*c_1_2*c_1_2;
    const REAL I2_Jyz = 3.3497340042275575e-05*s_1_2;

    /* inertia of 'FR_UPPER_LEG' in the axes of its group */
    const REAL I4_hy_neg = 0.01771278698415*s_4 + 2.0453744565e-06*c_4;
    const REAL I4_Jyy = c_4*(0.0022644781431582876*c_4 - 3.21970574695491e-07*s_4);
    const REAL I4_Jyz = 0.0001172304186461722*s_4 + 3.700383061853605e-08*c_4;

    /* inertia of 'FR_LOWER_LEG' in the axes of its group */
    const REAL I5_hx = -0.0038482516772413*c_4_5;
    const REAL I5_hy = -0.0038482516772413*s_4_5;
    const REAL I5_Jyy = 0.0005396092213171668*c_4_5*c_4_5;
    const REAL I5_Jyz = -3.3497340042275575e-05*s_4_5;

    /* inertia of 'HL_UPPER_LEG' in the axes of its group */
    const REAL I7_hy = 2.0453744565e-06*c_7 - 0.01771278698415*s_7;
    const REAL I7_Jyy = c_7*(0.0022644781431582876*c_7 + 3.21970574695491e-07*s_7);
    const REAL I7_Jyz = 3.700383061853605e-08*c_7 - 0.0001172304186461722*s_7;

    /* inertia of 'HL_LOWER_LEG' in the axes of its group */
    const REAL I8_hx = -0.0038482516772413*c_7_8;
    const REAL I8_hy = -0.0038482516772413*s_7_8;
    const REAL I8_Jyy = 0.0005396092213171668*c_7_8*c_7_8;
    const REAL I8_Jyz = 3.3497340042275575e-05*s_7_8;

    /* inertia of 'HR_UPPER_LEG' in the axes of its group */
    const REAL I10_hy_neg = 0.01771278698415*s_10 + 2.0453744565e-06*c_10;
    const REAL I10_Jyy = c_10*(0.0022644781431582876*c_10 - 3.21970574695491e-07*s_10);
    const REAL I10_Jyz = 0.0001172304186461722*s_10 + 3.700383061853605e-08*c_10;

    /* inertia of 'HR_LOWER_LEG' in the axes of its group */
    const REAL I11_hx = -0.0038482516772413*c_10_11;
    const REAL I11_hy = -0.0038482516772413*s_10_11;
    const REAL I11_Jyy = 0.0005396092213171668*c_10_11*c_10_11;
    const REAL I11_Jyz = -3.3497340042275575e-05*s_10_11;

    /* composite inertia of 'HR_UPPER_LEG' */
    const REAL R10_Jzz_0 = -0.32*c_10*I11_hx;
    const REAL R10_Jzz_1 = R10_Jzz_0 - 0.32*s_10*I11_hy;
    const REAL R10_hy = I11_hy - I10_hy_neg;
    const REAL R10_Jyy = I11_Jyy + R10_Jzz_0 + I10_Jyy;
    const REAL R10_Jzz = R10_Jzz_1 + 0.002838197420805067;
    const REAL R10_Jyz = I10_Jyz + I11_Jyz;

    /* composite inertia of 'HR_SHOULDER' */
    const REAL M9x10e11_0 = R10_Jyz + 0.05145*R10_hy;
    const REAL R9_Jzz = R10_Jyy + 0.00037588290370216287;

    /* composite inertia of 'HL_UPPER_LEG' */
    const REAL R7_Jzz_0 = -0.32*c_7*I8_hx;
    const REAL R7_Jzz_1 = R7_Jzz_0 - 0.32*s_7*I8_hy;
    const REAL R7_hy = I7_hy + I8_hy;
    const REAL R7_Jyy = I8_Jyy + R7_Jzz_0 + I7_Jyy;
    const REAL R7_Jzz = R7_Jzz_1 + 0.002838197420805067;
    const REAL R7_Jyz = I7_Jyz + I8_Jyz;

    /* composite inertia of 'HL_SHOULDER' */
    const REAL M6x7e8_neg_0 = 0.05145*R7_hy - R7_Jyz;
    const REAL R6_Jzz = R7_Jyy + 0.00037588290370216287;

    /* composite inertia of 'FR_UPPER_LEG' */
    const REAL R4_Jzz_0 = -0.32*c_4*I5_hx;
    const REAL R4_Jzz_1 = R4_Jzz_0 - 0.32*s_4*I5_hy;
    const REAL R4_hy = I5_hy - I4_hy_neg;
    const REAL R4_Jyy = I5_Jyy + R4_Jzz_0 + I4_Jyy;
    const REAL R4_Jzz = R4_Jzz_1 + 0.002838197420805067;
    const REAL R4_Jyz = I4_Jyz + I5_Jyz;

    /* composite inertia of 'FR_SHOULDER' */
    const REAL M3x4e5_0 = R4_Jyz + 0.05145*R4_hy;
    const REAL R3_Jzz = R4_Jyy + 0.00037588290370216287;

    /* composite inertia of 'FL_UPPER_LEG' */
    const REAL R1_Jzz_0 = -0.32*c_1*I2_hx;
    const REAL R1_Jzz_1 = R1_Jzz_0 - 0.32*s_1*I2_hy;
    const REAL R1_hy = I1_hy + I2_hy;
    const REAL R1_Jyy = I2_Jyy + R1_Jzz_0 + I1_Jyy;
    const REAL R1_Jzz = R1_Jzz_1 + 0.002838197420805067;
    const REAL R1_Jyz = I1_Jyz + I2_Jyz;

    /* composite inertia of 'FL_SHOULDER' */
    const REAL M0x1e2_neg_0 = 0.05145*R1_hy - R1_Jyz;
    const REAL R0_Jzz = R1_Jyy + 0.00037588290370216287;

    /* inertia that joint 'FL_KFE' feels, and its couplings inward */
    const REAL M1x2 = 0.5*R1_Jzz_1 + 0.0005426192213171668;
    const REAL M0x2 = 0.00023148988883634047*s_1_2;

    /* inertia that joint 'FR_KFE' feels, and its couplings inward */
    const REAL M4x5 = 0.5*R4_Jzz_1 + 0.0005426192213171668;
    const REAL M3x5 = -0.00023148988883634047*s_4_5;

    /* inertia that joint 'HL_KFE' feels, and its couplings inward */
    const REAL M7x8 = 0.5*R7_Jzz_1 + 0.0005426192213171668;
    const REAL M6x8 = 0.00023148988883634047*s_7_8;

    /* inertia that joint 'HR_KFE' feels, and its couplings inward */
    const REAL M10x11 = 0.5*R10_Jzz_1 + 0.0005426192213171668;
    const REAL M9x11 = -0.00023148988883634047*s_10_11;

    /* elimination of 'HR_KFE' */
    const REAL U9x11 = -0.4266157182460592*s_10_11;
    const REAL U10x11 = 1842.912968642313*M10x11;
    const REAL M9x9e11 = R9_Jzz - M9x11*U9x11;
    const REAL M9x10e11 = M9x10e11_0 - M9x11*U10x11;
    const REAL D10 = R10_Jzz - M10x11*U10x11;

    /* elimination of 'HR_HFE' */
    const REAL D10_inv = 1.0/D10;
    const REAL U9x10 = M9x10e11*D10_inv;
    const REAL D9 = M9x9e11 - M9x10e11*U9x10;

    /* elimination of 'HL_KFE' */
    const REAL U6x8 = 0.4266157182460592*s_7_8;
    const REAL U7x8 = 1842.912968642313*M7x8;
    const REAL M6x6e8 = R6_Jzz - M6x8*U6x8;
    const REAL M6x7e8_neg = M6x7e8_neg_0 + M6x8*U7x8;
    const REAL D7 = R7_Jzz - M7x8*U7x8;

    /* elimination of 'HL_HFE' */
    const REAL D7_inv = 1.0/D7;
    const REAL U6x7_neg = M6x7e8_neg*D7_inv;
    const REAL D6 = M6x6e8 - M6x7e8_neg*U6x7_neg;

    /* elimination of 'FR_KFE' */
    const REAL U3x5 = -0.4266157182460592*s_4_5;
    const REAL U4x5 = 1842.912968642313*M4x5;
    const REAL M3x3e5 = R3_Jzz - M3x5*U3x5;
    const REAL M3x4e5 = M3x4e5_0 - M3x5*U4x5;
    const REAL D4 = R4_Jzz - M4x5*U4x5;

    /* elimination of 'FR_HFE' */
    const REAL D4_inv = 1.0/D4;
    const REAL U3x4 = M3x4e5*D4_inv;
    const REAL D3 = M3x3e5 - M3x4e5*U3x4;

    /* elimination of 'FL_KFE' */
    const REAL U0x2 = 0.4266157182460592*s_1_2;
    const REAL U1x2 = 1842.912968642313*M1x2;
    const REAL M0x0e2 = R0_Jzz - M0x2*U0x2;
    const REAL M0x1e2_neg = M0x1e2_neg_0 + M0x2*U1x2;
    const REAL D1 = R1_Jzz - M1x2*U1x2;

    /* elimination of 'FL_HFE' */
    const REAL D1_inv = 1.0/D1;
    const REAL U0x1_neg = M0x1e2_neg*D1_inv;
    const REAL D0 = M0x0e2 - M0x1e2_neg*U0x1_neg;

    for (size_t place = 0; place < 144; ++place) {
        U[place] = ALL(0.0);
    }
    U[0] = ALL(1.0);
    U[1] = -U0x1_neg;
    U[2] = U0x2;
    U[13] = ALL(1.0);
    U[14] = U1x2;
    U[26] = ALL(1.0);
    U[39] = ALL(1.0);
    U[40] = U3x4;
    U[41] = U3x5;
    U[52] = ALL(1.0);
    U[53] = U4x5;
    U[65] = ALL(1.0);
    U[78] = ALL(1.0);
    U[79] = -U6x7_neg;
    U[80] = U6x8;
    U[91] = ALL(1.0);
    U[92] = U7x8;
    U[104] = ALL(1.0);
    U[117] = ALL(1.0);
    U[118] = U9x10;
    U[119] = U9x11;
    U[130] = ALL(1.0);
    U[131] = U10x11;
    U[143] = ALL(1.0);

    D[0] = D0;
    D[1] = D1;
    D[2] = ALL(0.0005426192213171668);
    D[3] = D3;
    D[4] = D4;
    D[5] = ALL(0.0005426192213171668);
    D[6] = D6;
    D[7] = D7;
    D[8] = ALL(0.0005426192213171668);
    D[9] = D9;
    D[10] = D10;
    D[11] = ALL(0.0005426192213171668);
}
#endif

#if SOLO12_WIDTH > 1 && !defined(SOLO12_SECOND_READING)
FUNCTION(solo12_innovations)(const REAL q[12], REAL W[144], REAL D[12])
{
    /* Branches side by side, called as the first: those of FL_HAA, FR_HAA, HL_HAA, HR_HAA. */
    const REAL q1 = q[1], q2 = q[2], q4 = q[4], q5 = q[5], q7 = q[7], q8 = q[8], q10 = q[10];
    const REAL q11 = q[11];

    /* sines and cosines */
    const solo12_lanes4 q1_q4_q7_q10 = {q1, q4, q7, q10};
    const solo12_lanes4 q_1_2 = q1_q4_q7_q10 + (solo12_lanes4){q2, q5, q8, q11};
    const solo12_lanes4 angles[2] = {q1_q4_q7_q10, q_1_2};
    solo12_lanes4 sines[2], cosines[2];
    for (size_t i = 0; i < 2; ++i) {
        OF(solo12_sincos)(4, (const REAL *)&angles[i], (REAL *)&sines[i], (REAL *)&cosines[i]);
    }
    const solo12_lanes4 s_1 = sines[0], s_1_2 = sines[1];
    const solo12_lanes4 c_1 = cosines[0], c_1_2 = cosines[1];

    /* numbers in which the branches differ */
    const solo12_lanes4 I1_hy_0 = {
        0.01771278698415, -0.01771278698415, 0.01771278698415, -0.01771278698415,
    };
    const solo12_lanes4 I1_Jyy_0 = {
        0.0022644781431582876, -0.0022644781431582876, 0.0022644781431582876,
        -0.0022644781431582876,
    };
    const solo12_lanes4 I1_Jyz_0 = {
        0.0001172304186461722, -0.0001172304186461722, 0.0001172304186461722,
        -0.0001172304186461722,
    };
    const solo12_lanes4 R1_hy_0 = {1.0, -1.0, 1.0, -1.0};
    const solo12_lanes4 I2_Jyz_0 = {
        3.3497340042275575e-05, -3.3497340042275575e-05, 3.3497340042275575e-05,
        -3.3497340042275575e-05,
    };
    const solo12_lanes4 R0_Jzz_0 = {
        0.00037588290370216287, -0.00037588290370216287, 0.00037588290370216287,
        -0.00037588290370216287,
    };
    const solo12_lanes4 M0x2_0 = {
        0.00023148988883634047, -0.00023148988883634047, 0.00023148988883634047,
        -0.00023148988883634047,
    };
    const solo12_lanes4 U0x2_0 = {
        0.4266157182460592, -0.4266157182460592, 0.4266157182460592, -0.4266157182460592,
    };

    /* inertia of 'FL_UPPER_LEG' in the axes of its group */
    const solo12_lanes4 I1_hy = 2.0453744565e-06*c_1 - I1_hy_0*s_1;
    const solo12_lanes4 I1_Jyy = c_1*(I1_Jyy_0*c_1 + 3.21970574695491e-07*s_1);
    const solo12_lanes4 I1_Jyz = 3.700383061853605e-08*c_1 - I1_Jyz_0*s_1;

    /* inertia of 'FL_LOWER_LEG' in the axes of its group */
    const solo12_lanes4 I2_hx = -0.0038482516772413*c_1_2;
    const solo12_lanes4 I2_hy = -0.0038482516772413*s_1_2;
    const solo12_lanes4 I2_Jyy = 0.0005396092213171668*c_1_2*c_1_2;
    const solo12_lanes4 I2_Jyz = I2_Jyz_0*s_1_2;

    /* composite inertia of 'FL_UPPER_LEG' */
    const solo12_lanes4 R1_Jzz_0 = -0.32*c_1*I2_hx;
    const solo12_lanes4 R1_Jzz_1 = R1_Jzz_0 - 0.32*s_1*I2_hy;
    const solo12_lanes4 R1_hy = I1_hy + R1_hy_0*I2_hy;
    const solo12_lanes4 R1_Jyy = I1_Jyy + R1_hy_0*(I2_Jyy + R1_Jzz_0);
    const solo12_lanes4 R1_Jzz = R1_Jzz_1 + 0.002838197420805067;
    const solo12_lanes4 R1_Jyz = I1_Jyz + I2_Jyz;

    /* composite inertia of 'FL_SHOULDER' */
    const solo12_lanes4 M0x1e2_neg_0 = 0.05145*R1_hy - R1_Jyz;
    const solo12_lanes4 R0_Jzz = R1_Jyy + R0_Jzz_0;

    /* inertia that joint 'FL_KFE' feels, and its couplings inward */
    const solo12_lanes4 M1x2 = 0.5*R1_Jzz_1 + 0.0005426192213171668;
    const solo12_lanes4 M0x2 = M0x2_0*s_1_2;

    /* elimination of 'FL_KFE' */
    const solo12_lanes4 U0x2 = U0x2_0*s_1_2;
    const solo12_lanes4 U1x2 = 1842.912968642313*M1x2;
    const solo12_lanes4 M0x0e2 = R0_Jzz - M0x2*U0x2*R1_hy_0;
    const solo12_lanes4 M0x1e2_neg = M0x1e2_neg_0 + M0x2*U1x2;
    const solo12_lanes4 D1 = R1_Jzz - M1x2*U1x2;

    /* elimination of 'FL_HFE' */
    const solo12_lanes4 D1_inv = 1.0/D1;
    const solo12_lanes4 U0x1_neg = M0x1e2_neg*D1_inv;
    const solo12_lanes4 D0 = M0x0e2 - M0x1e2_neg*U0x1_neg*R1_hy_0;

    /* inverse of U */
    const solo12_lanes4 W0x2_neg = U0x2 + U1x2*U0x1_neg;

    const REAL W_0 = U0x1_neg[0];
    const REAL W_1 = W0x2_neg[0];
    const REAL W_2 = U1x2[0];
    const REAL U3x4_neg = U0x1_neg[1];
    const REAL W3x5_neg = W0x2_neg[1];
    const REAL U4x5 = U1x2[1];
    const REAL U6x7_neg = U0x1_neg[2];
    const REAL W6x8_neg = W0x2_neg[2];
    const REAL U7x8 = U1x2[2];
    const REAL U9x10_neg = U0x1_neg[3];
    const REAL W9x11_neg = W0x2_neg[3];
    const REAL U10x11 = U1x2[3];
    const REAL D_0 = D0[0];
    const REAL D_1 = D1[0];
    const REAL D3_neg = D0[1];
    const REAL D4 = D1[1];
    const REAL D6 = D0[2];
    const REAL D7 = D1[2];
    const REAL D9_neg = D0[3];
    const REAL D10 = D1[3];

    for (size_t place = 0; place < 144; ++place) {
        W[place] = ALL(0.0);
    }
    W[0] = ALL(1.0);
    W[1] = W_0;
    W[2] = -W_1;
    W[13] = ALL(1.0);
    W[14] = -W_2;
    W[26] = ALL(1.0);
    W[39] = ALL(1.0);
    W[40] = U3x4_neg;
    W[41] = -W3x5_neg;
    W[52] = ALL(1.0);
    W[53] = -U4x5;
    W[65] = ALL(1.0);
    W[78] = ALL(1.0);
    W[79] = U6x7_neg;
    W[80] = -W6x8_neg;
    W[91] = ALL(1.0);
    W[92] = -U7x8;
    W[104] = ALL(1.0);
    W[117] = ALL(1.0);
    W[118] = U9x10_neg;
    W[119] = -W9x11_neg;
    W[130] = ALL(1.0);
    W[131] = -U10x11;
    W[143] = ALL(1.0);

    D[0] = D_0;
    D[1] = D_1;
    D[2] = ALL(0.0005426192213171668);
    D[3] = -D3_neg;
    D[4] = D4;
    D[5] = ALL(0.0005426192213171668);
    D[6] = D6;
    D[7] = D7;
    D[8] = ALL(0.0005426192213171668);
    D[9] = -D9_neg;
    D[10] = D10;
    D[11] = ALL(0.0005426192213171668);
}
#endif

#if !(SOLO12_WIDTH > 1 && !defined(SOLO12_SECOND_READING))
FUNCTION(solo12_innovations)(const REAL q[12], REAL W[144], REAL D[12])
{
    const REAL q1 = q[1], q2 = q[2], q4 = q[4], q5 = q[5], q7 = q[7], q8 = q[8], q10 = q[10];
    const REAL q11 = q[11];

    /* sines and cosines */
    const REAL q_1_2 = q1 + q2;
    const REAL q_4_5 = q4 + q5;
    const REAL q_7_8 = q7 + q8;
    const REAL q_10_11 = q10 + q11;
    const REAL angles[8] = {q1, q_1_2, q4, q_4_5, q7, q_7_8, q10, q_10_11};
    REAL sines[8], cosines[8];
    OF(solo12_sincos)(8, angles, sines, cosines);
    const REAL s_1 = sines[0], s_1_2 = sines[1], s_4 = sines[2], s_4_5 = sines[3], s_7 = sines[4];
    const REAL s_7_8 = sines[5], s_10 = sines[6], s_10_11 = sines[7];
    const REAL c_1 = cosines[0], c_1_2 = cosines[1], c_4 = cosines[2], c_4_5 = cosines[3];
    const REAL c_7 = cosines[4], c_7_8 = cosines[5], c_10 = cosines[6], c_10_11 = cosines[7];

    /* inertia of 'FL_UPPER_LEG' in the axes of its group */
    const REAL I1_hy = 2.0453744565e-06*c_1 - 0.01771278698415*s_1;
    const REAL I1_Jyy = c_1*(0.0022644781431582876*c_1 + 3.21970574695491e-07*s_1);
    const REAL I1_Jyz = 3.700383061853605e-08*c_1 - 0.0001172304186461722*s_1;

    /* inertia of 'FL_LOWER_LEG' in the axes of its group */
    const REAL I2_hx = -0.0038482516772413*c_1_2;
    const REAL I2_hy = -0.0038482516772413*s_1_2;
    const REAL I2_Jyy = 0.0005396092213171668*c_1_2*c_1_2;
    const REAL I2_Jyz = 3.3497340042275575e-05*s_1_2;

    /* inertia of 'FR_UPPER_LEG' in the axes of its group */
    const REAL I4_hy_neg = 0.01771278698415*s_4 + 2.0453744565e-06*c_4;
    const REAL I4_Jyy = c_4*(0.0022644781431582876*c_4 - 3.21970574695491e-07*s_4);
    const REAL I4_Jyz = 0.0001172304186461722*s_4 + 3.700383061853605e-08*c_4;

    /* inertia of 'FR_LOWER_LEG' in the axes of its group */
    const REAL I5_hx = -0.0038482516772413*c_4_5;
    const REAL I5_hy = -0.0038482516772413*s_4_5;
    const REAL I5_Jyy = 0.0005396092213171668*c_4_5*c_4_5;
    const REAL I5_Jyz = -3.3497340042275575e-05*s_4_5;

    /* inertia of 'HL_UPPER_LEG' in the axes of its group */
    const REAL I7_hy = 2.0453744565e-06*c_7 - 0.01771278698415*s_7;
    const REAL I7_Jyy = c_7*(0.0022644781431582876*c_7 + 3.21970574695491e-07*s_7);
    const REAL I7_Jyz = 3.700383061853605e-08*c_7 - 0.0001172304186461722*s_7;

    /* inertia of 'HL_LOWER_LEG' in the axes of its group */
    const REAL I8_hx = -0.0038482516772413*c_7_8;
    const REAL I8_hy = -0.0038482516772413*s_7_8;
    const REAL I8_Jyy = 0.0005396092213171668*c_7_8*c_7_8;
    const REAL I8_Jyz = 3.3497340042275575e-05*s_7_8;

    /* inertia of 'HR_UPPER_LEG' in the axes of its group */
    const REAL I10_hy_neg = 0.01771278698415*s_10 + 2.0453744565e-06*c_10;
    const REAL I10_Jyy = c_10*(0.0022644781431582876*c_10 - 3.21970574695491e-07*s_10);
    const REAL I10_Jyz = 0.0001172304186461722*s_10 + 3.700383061853605e-08*c_10;

    /* inertia of 'HR_LOWER_LEG' in the axes of its group */
    const REAL I11_hx = -0.0038482516772413*c_10_11;
    const REAL I11_hy = -0.0038482516772413*s_10_11;
    const REAL I11_Jyy = 0.0005396092213171668*c_10_11*c_10_11;
    const REAL I11_Jyz = -3.3497340042275575e-05*s_10_11;

    /* composite inertia of 'HR_UPPER_LEG' */
    const REAL R10_Jzz_0 = -0.32*c_10*I11_hx;
    const REAL R10_Jzz_1 = R10_Jzz_0 - 0.32*s_10*I11_hy;
    const REAL R10_hy = I11_hy - I10_hy_neg;
    const REAL R10_Jyy = I11_Jyy + R10_Jzz_0 + I10_Jyy;
    const REAL R10_Jzz = R10_Jzz_1 + 0.002838197420805067;
    const REAL R10_Jyz = I10_Jyz + I11_Jyz;

    /* composite inertia of 'HR_SHOULDER' */
    const REAL M9x10e11_0 = R10_Jyz + 0.05145*R10_hy;
    const REAL R9_Jzz = R10_Jyy + 0.00037588290370216287;

    /* composite inertia of 'HL_UPPER_LEG' */
    const REAL R7_Jzz_0 = -0.32*c_7*I8_hx;
    const REAL R7_Jzz_1 = R7_Jzz_0 - 0.32*s_7*I8_hy;
    const REAL R7_hy = I7_hy + I8_hy;
    const REAL R7_Jyy = I8_Jyy + R7_Jzz_0 + I7_Jyy;
    const REAL R7_Jzz = R7_Jzz_1 + 0.002838197420805067;
    const REAL R7_Jyz = I7_Jyz + I8_Jyz;

    /* composite inertia of 'HL_SHOULDER' */
    const REAL M6x7e8_neg_0 = 0.05145*R7_hy - R7_Jyz;
    const REAL R6_Jzz = R7_Jyy + 0.00037588290370216287;

    /* composite inertia of 'FR_UPPER_LEG' */
    const REAL R4_Jzz_0 = -0.32*c_4*I5_hx;
    const REAL R4_Jzz_1 = R4_Jzz_0 - 0.32*s_4*I5_hy;
    const REAL R4_hy = I5_hy - I4_hy_neg;
    const REAL R4_Jyy = I5_Jyy + R4_Jzz_0 + I4_Jyy;
    const REAL R4_Jzz = R4_Jzz_1 + 0.002838197420805067;
    const REAL R4_Jyz = I4_Jyz + I5_Jyz;

    /* composite inertia of 'FR_SHOULDER' */
    const REAL M3x4e5_0 = R4_Jyz + 0.05145*R4_hy;
    const REAL R3_Jzz = R4_Jyy + 0.00037588290370216287;

    /* composite inertia of 'FL_UPPER_LEG' */
    const REAL R1_Jzz_0 = -0.32*c_1*I2_hx;
    const REAL R1_Jzz_1 = R1_Jzz_0 - 0.32*s_1*I2_hy;
    const REAL R1_hy = I1_hy + I2_hy;
    const REAL R1_Jyy = I2_Jyy + R1_Jzz_0 + I1_Jyy;
    const REAL R1_Jzz = R1_Jzz_1 + 0.002838197420805067;
    const REAL R1_Jyz = I1_Jyz + I2_Jyz;

    /* composite inertia of 'FL_SHOULDER' */
    const REAL M0x1e2_neg_0 = 0.05145*R1_hy - R1_Jyz;
    const REAL R0_Jzz = R1_Jyy + 0.00037588290370216287;

    /* inertia that joint 'FL_KFE' feels, and its couplings inward */
    const REAL M1x2 = 0.5*R1_Jzz_1 + 0.0005426192213171668;
    const REAL M0x2 = 0.00023148988883634047*s_1_2;

    /* inertia that joint 'FR_KFE' feels, and its couplings inward */
    const REAL M4x5 = 0.5*R4_Jzz_1 + 0.0005426192213171668;
    const REAL M3x5 = -0.00023148988883634047*s_4_5;

    /* inertia that joint 'HL_KFE' feels, and its couplings inward */
    const REAL M7x8 = 0.5*R7_Jzz_1 + 0.0005426192213171668;
    const REAL M6x8 = 0.00023148988883634047*s_7_8;

    /* inertia that joint 'HR_KFE' feels, and its couplings inward */
    const REAL M10x11 = 0.5*R10_Jzz_1 + 0.0005426192213171668;
    const REAL M9x11 = -0.00023148988883634047*s_10_11;

    /* elimination of 'HR_KFE' */
    const REAL U9x11 = -0.4266157182460592*s_10_11;
    const REAL U10x11 = 1842.912968642313*M10x11;
    const REAL M9x9e11 = R9_Jzz - M9x11*U9x11;
    const REAL M9x10e11 = M9x10e11_0 - M9x11*U10x11;
    const REAL D10 = R10_Jzz - M10x11*U10x11;

    /* elimination of 'HR_HFE' */
    const REAL D10_inv = 1.0/D10;
    const REAL U9x10 = M9x10e11*D10_inv;
    const REAL D9 = M9x9e11 - M9x10e11*U9x10;

    /* elimination of 'HL_KFE' */
    const REAL U6x8 = 0.4266157182460592*s_7_8;
    const REAL U7x8 = 1842.912968642313*M7x8;
    const REAL M6x6e8 = R6_Jzz - M6x8*U6x8;
    const REAL M6x7e8_neg = M6x7e8_neg_0 + M6x8*U7x8;
    const REAL D7 = R7_Jzz - M7x8*U7x8;

    /* elimination of 'HL_HFE' */
    const REAL D7_inv = 1.0/D7;
    const REAL U6x7_neg = M6x7e8_neg*D7_inv;
    const REAL D6 = M6x6e8 - M6x7e8_neg*U6x7_neg;

    /* elimination of 'FR_KFE' */
    const REAL U3x5 = -0.4266157182460592*s_4_5;
    const REAL U4x5 = 1842.912968642313*M4x5;
    const REAL M3x3e5 = R3_Jzz - M3x5*U3x5;
    const REAL M3x4e5 = M3x4e5_0 - M3x5*U4x5;
    const REAL D4 = R4_Jzz - M4x5*U4x5;

    /* elimination of 'FR_HFE' */
    const REAL D4_inv = 1.0/D4;
    const REAL U3x4 = M3x4e5*D4_inv;
    const REAL D3 = M3x3e5 - M3x4e5*U3x4;

    /* elimination of 'FL_KFE' */
    const REAL U0x2 = 0.4266157182460592*s_1_2;
    const REAL U1x2 = 1842.912968642313*M1x2;
    const REAL M0x0e2 = R0_Jzz - M0x2*U0x2;
    const REAL M0x1e2_neg = M0x1e2_neg_0 + M0x2*U1x2;
    const REAL D1 = R1_Jzz - M1x2*U1x2;

    /* elimination of 'FL_HFE' */
    const REAL D1_inv = 1.0/D1;
    const REAL U0x1_neg = M0x1e2_neg*D1_inv;
    const REAL D0 = M0x0e2 - M0x1e2_neg*U0x1_neg;

    /* inverse of U */
    const REAL W0x2_neg = U0x2 + U1x2*U0x1_neg;
    const REAL W3x5 = U4x5*U3x4 - U3x5;
    const REAL W6x8_neg = U6x8 + U7x8*U6x7_neg;
    const REAL W9x11 = U10x11*U9x10 - U9x11;

    for (size_t place = 0; place < 144; ++place) {
        W[place] = ALL(0.0);
    }
    W[0] = ALL(1.0);
    W[1] = U0x1_neg;
    W[2] = -W0x2_neg;
    W[13] = ALL(1.0);
    W[14] = -U1x2;
    W[26] = ALL(1.0);
    W[39] = ALL(1.0);
    W[40] = -U3x4;
    W[41] = W3x5;
    W[52] = ALL(1.0);
    W[53] = -U4x5;
    W[65] = ALL(1.0);
    W[78] = ALL(1.0);
    W[79] = U6x7_neg;
    W[80] = -W6x8_neg;
    W[91] = ALL(1.0);
    W[92] = -U7x8;
    W[104] = ALL(1.0);
    W[117] = ALL(1.0);
    W[118] = -U9x10;
    W[119] = W9x11;
    W[130] = ALL(1.0);
    W[131] = -U10x11;
    W[143] = ALL(1.0);

    D[0] = D0;
    D[1] = D1;
    D[2] = ALL(0.0005426192213171668);
    D[3] = D3;
    D[4] = D4;
    D[5] = ALL(0.0005426192213171668);
    D[6] = D6;
    D[7] = D7;
    D[8] = ALL(0.0005426192213171668);
    D[9] = D9;
    D[10] = D10;
    D[11] = ALL(0.0005426192213171668);
}
#endif

#if SOLO12_WIDTH > 1 && !defined(SOLO12_SECOND_READING)
FUNCTION(solo12_mass_matrix_inverse)(const REAL q[12], REAL M_inverse[144])
{
    /* Branches side by side, called as the first: those of FL_HAA, FR_HAA, HL_HAA, HR_HAA. */
    const REAL q1 = q[1], q2 = q[2], q4 = q[4], q5 = q[5], q7 = q[7], q8 = q[8], q10 = q[10];
    const REAL q11 = q[11];

    /* sines and cosines */
    const solo12_lanes4 q1_q4_q7_q10 = {q1, q4, q7, q10};
    const solo12_lanes4 q_1_2 = q1_q4_q7_q10 + (solo12_lanes4){q2, q5, q8, q11};
    const solo12_lanes4 angles[2] = {q1_q4_q7_q10, q_1_2};
    solo12_lanes4 sines[2], cosines[2];
    for (size_t i = 0; i < 2; ++i) {
        OF(solo12_sincos)(4, (const REAL *)&angles[i], (REAL *)&sines[i], (REAL *)&cosines[i]);
    }
    const solo12_lanes4 s_1 = sines[0], s_1_2 = sines[1];
    const solo12_lanes4 c_1 = cosines[0], c_1_2 = cosines[1];

    /* numbers in which the branches differ */
    const solo12_lanes4 I1_hy_0 = {
        0.01771278698415, -0.01771278698415, 0.01771278698415, -0.01771278698415,
    };
    const solo12_lanes4 I1_Jyy_0 = {
        0.0022644781431582876, -0.0022644781431582876, 0.0022644781431582876,
        -0.0022644781431582876,
    };
    const solo12_lanes4 I1_Jyz_0 = {
        0.0001172304186461722, -0.0001172304186461722, 0.0001172304186461722,
        -0.0001172304186461722,
    };
    const solo12_lanes4 R1_hy_0 = {1.0, -1.0, 1.0, -1.0};
    const solo12_lanes4 I2_Jyz_0 = {
        3.3497340042275575e-05, -3.3497340042275575e-05, 3.3497340042275575e-05,
        -3.3497340042275575e-05,
    };
    const solo12_lanes4 R0_Jzz_0 = {
        0.00037588290370216287, -0.00037588290370216287, 0.00037588290370216287,
        -0.00037588290370216287,
    };
    const solo12_lanes4 M0x2_0 = {
        0.00023148988883634047, -0.00023148988883634047, 0.00023148988883634047,
        -0.00023148988883634047,
    };
    const solo12_lanes4 U0x2_0 = {
        0.4266157182460592, -0.4266157182460592, 0.4266157182460592, -0.4266157182460592,
    };
    const solo12_lanes4 X2x2_0 = {
        1842.912968642313, -1842.912968642313, 1842.912968642313, -1842.912968642313,
    };

    /* inertia of 'FL_UPPER_LEG' in the axes of its group */
    const solo12_lanes4 I1_hy = 2.0453744565e-06*c_1 - I1_hy_0*s_1;
    const solo12_lanes4 I1_Jyy = c_1*(I1_Jyy_0*c_1 + 3.21970574695491e-07*s_1);
    const solo12_lanes4 I1_Jyz = 3.700383061853605e-08*c_1 - I1_Jyz_0*s_1;

    /* inertia of 'FL_LOWER_LEG' in the axes of its group */
    const solo12_lanes4 I2_hx = -0.0038482516772413*c_1_2;
    const solo12_lanes4 I2_hy = -0.0038482516772413*s_1_2;
    const solo12_lanes4 I2_Jyy = 0.0005396092213171668*c_1_2*c_1_2;
    const solo12_lanes4 I2_Jyz = I2_Jyz_0*s_1_2;

    /* composite inertia of 'FL_UPPER_LEG' */
    const solo12_lanes4 R1_Jzz_0 = -0.32*c_1*I2_hx;
    const solo12_lanes4 R1_Jzz_1 = R1_Jzz_0 - 0.32*s_1*I2_hy;
    const solo12_lanes4 R1_hy = I1_hy + R1_hy_0*I2_hy;
    const solo12_lanes4 R1_Jyy = I1_Jyy + R1_hy_0*(I2_Jyy + R1_Jzz_0);
    const solo12_lanes4 R1_Jzz = R1_Jzz_1 + 0.002838197420805067;
    const solo12_lanes4 R1_Jyz = I1_Jyz + I2_Jyz;

    /* composite inertia of 'FL_SHOULDER' */
    const solo12_lanes4 M0x1e2_neg_0 = 0.05145*R1_hy - R1_Jyz;
    const solo12_lanes4 R0_Jzz = R1_Jyy + R0_Jzz_0;

    /* inertia that joint 'FL_KFE' feels, and its couplings inward */
    const solo12_lanes4 M1x2 = 0.5*R1_Jzz_1 + 0.0005426192213171668;
    const solo12_lanes4 M0x2 = M0x2_0*s_1_2;

    /* elimination of 'FL_KFE' */
    const solo12_lanes4 U0x2 = U0x2_0*s_1_2;
    const solo12_lanes4 U1x2 = 1842.912968642313*M1x2;
    const solo12_lanes4 M0x0e2 = R0_Jzz - M0x2*U0x2*R1_hy_0;
    const solo12_lanes4 M0x1e2_neg = M0x1e2_neg_0 + M0x2*U1x2;
    const solo12_lanes4 D1 = R1_Jzz - M1x2*U1x2;

    /* elimination of 'FL_HFE' */
    const solo12_lanes4 D1_inv = 1.0/D1;
    const solo12_lanes4 U0x1_neg = M0x1e2_neg*D1_inv;
    const solo12_lanes4 D0 = M0x0e2 - M0x1e2_neg*U0x1_neg*R1_hy_0;

    /* elimination of 'FL_HAA' */
    const solo12_lanes4 D0_inv = 1.0/D0;

    /* row 'FL_HFE' of the inverse */
    const solo12_lanes4 X0x1 = U0x1_neg*D0_inv;
    const solo12_lanes4 X1x1 = D1_inv + U0x1_neg*X0x1*R1_hy_0;

    /* row 'FL_KFE' of the inverse */
    const solo12_lanes4 X0x2_neg = U0x2*D0_inv + U1x2*X0x1;
    const solo12_lanes4 X1x2_neg = U0x2*X0x1 + U1x2*X1x1*R1_hy_0;
    const solo12_lanes4 X2x2 = U0x2*X0x2_neg + X2x2_0 + U1x2*X1x2_neg;

    const REAL M_inverse_0 = D0_inv[0];
    const REAL M_inverse_1 = X0x1[0];
    const REAL M_inverse_2 = X0x2_neg[0];
    const REAL M_inverse_3 = X1x1[0];
    const REAL M_inverse_4 = X1x2_neg[0];
    const REAL M_inverse_5 = X2x2[0];
    const REAL D3_inv_neg = D0_inv[1];
    const REAL X3x4_neg = X0x1[1];
    const REAL X3x5 = X0x2_neg[1];
    const REAL X4x4 = X1x1[1];
    const REAL X4x5 = X1x2_neg[1];
    const REAL X5x5_neg = X2x2[1];
    const REAL D6_inv = D0_inv[2];
    const REAL X6x7 = X0x1[2];
    const REAL X6x8_neg = X0x2_neg[2];
    const REAL X7x7 = X1x1[2];
    const REAL X7x8_neg = X1x2_neg[2];
    const REAL X8x8 = X2x2[2];
    const REAL D9_inv_neg = D0_inv[3];
    const REAL X9x10_neg = X0x1[3];
    const REAL X9x11 = X0x2_neg[3];
    const REAL X10x10 = X1x1[3];
    const REAL X10x11 = X1x2_neg[3];
    const REAL X11x11_neg = X2x2[3];

    for (size_t place = 0; place < 144; ++place) {
        M_inverse[place] = ALL(0.0);
    }
    M_inverse[0] = M_inverse_0;
    M_inverse[1] = M_inverse_1;
    M_inverse[2] = -M_inverse_2;
    M_inverse[12] = M_inverse_1;
    M_inverse[13] = M_inverse_3;
    M_inverse[14] = -M_inverse_4;
    M_inverse[24] = -M_inverse_2;
    M_inverse[25] = -M_inverse_4;
    M_inverse[26] = M_inverse_5;
    M_inverse[39] = -D3_inv_neg;
    M_inverse[40] = -X3x4_neg;
    M_inverse[41] = X3x5;
    M_inverse[51] = -X3x4_neg;
    M_inverse[52] = X4x4;
    M_inverse[53] = X4x5;
    M_inverse[63] = X3x5;
    M_inverse[64] = X4x5;
    M_inverse[65] = -X5x5_neg;
    M_inverse[78] = D6_inv;
    M_inverse[79] = X6x7;
    M_inverse[80] = -X6x8_neg;
    M_inverse[90] = X6x7;
    M_inverse[91] = X7x7;
    M_inverse[92] = -X7x8_neg;
    M_inverse[102] = -X6x8_neg;
    M_inverse[103] = -X7x8_neg;
    M_inverse[104] = X8x8;
    M_inverse[117] = -D9_inv_neg;
    M_inverse[118] = -X9x10_neg;
    M_inverse[119] = X9x11;
    M_inverse[129] = -X9x10_neg;
    M_inverse[130] = X10x10;
    M_inverse[131] = X10x11;
    M_inverse[141] = X9x11;
    M_inverse[142] = X10x11;
    M_inverse[143] = -X11x11_neg;
}
#endif

#if !(SOLO12_WIDTH > 1 && !defined(SOLO12_SECOND_READING))
FUNCTION(solo12_mass_matrix_inverse)(const REAL q[12], REAL M_inverse[144])
{
    const REAL q1 = q[1], q2 = q[2], q4 = q[4], q5 = q[5], q7 = q[7], q8 = q[8], q10 = q[10];
    const REAL q11 = q[11];

    /* sines and cosines */
    const REAL q_1_2 = q1 + q2;
    const REAL q_4_5 = q4 + q5;
    const REAL q_7_8 = q7 + q8;
    const REAL q_10_11 = q10 + q11;
    const REAL angles[8] = {q1, q_1_2, q4, q_4_5, q7, q_7_8, q10, q_10_11};
    REAL sines[8], cosines[8];
    OF(solo12_sincos)(8, angles, sines, cosines);
    const REAL s_1 = sines[0], s_1_2 = sines[1], s_4 = sines[2], s_4_5 = sines[3], s_7 = sines[4];
    const REAL s_7_8 = sines[5], s_10 = sines[6], s_10_11 = sines[7];
    const REAL c_1 = cosines[0], c_1_2 = cosines[1], c_4 = cosines[2], c_4_5 = cosines[3];
    const REAL c_7 = cosines[4], c_7_8 = cosines[5], c_10 = cosines[6], c_10_11 = cosines[7];

    /* inertia of 'FL_UPPER_LEG' in the axes of its group */
    const REAL I1_hy = 2.0453744565e-06*c_1 - 0.01771278698415*s_1;
    const REAL I1_Jyy = c_1*(0.0022644781431582876*c_1 + 3.21970574695491e-07*s_1);
    const REAL I1_Jyz = 3.700383061853605e-08*c_1 - 0.0001172304186461722*s_1;

    /* inertia of 'FL_LOWER_LEG' in the axes of its group */
    const REAL I2_hx = -0.0038482516772413*c_1_2;
    const REAL I2_hy = -0.0038482516772413*s_1_2;
    const REAL I2_Jyy = 0.0005396092213171668*c_1_2*c_1_2;
    const REAL I2_Jyz = 3.3497340042275575e-05*s_1_2;

    /* inertia of 'FR_UPPER_LEG' in the axes of its group */
    const REAL I4_hy_neg = 0.01771278698415*s_4 + 2.0453744565e-06*c_4;
    const REAL I4_Jyy = c_4*(0.0022644781431582876*c_4 - 3.21970574695491e-07*s_4);
    const REAL I4_Jyz = 0.0001172304186461722*s_4 + 3.700383061853605e-08*c_4;

    /* inertia of 'FR_LOWER_LEG' in the axes of its group */
    const REAL I5_hx = -0.0038482516772413*c_4_5;
    const REAL I5_hy = -0.0038482516772413*s_4_5;
    const REAL I5_Jyy = 0.0005396092213171668*c_4_5*c_4_5;
    const REAL I5_Jyz = -3.3497340042275575e-05*s_4_5;

    /* inertia of 'HL_UPPER_LEG' in the axes of its group */
    const REAL I7_hy = 2.0453744565e-06*c_7 - 0.01771278698415*s_7;
    const REAL I7_Jyy = c_7*(0.0022644781431582876*c_7 + 3.21970574695491e-07*s_7);
    const REAL I7_Jyz = 3.700383061853605e-08*c_7 - 0.0001172304186461722*s_7;

    /* inertia of 'HL_LOWER_LEG' in the axes of its group */
    const REAL I8_hx = -0.0038482516772413*c_7_8;
    const REAL I8_hy = -0.0038482516772413*s_7_8;
    const REAL I8_Jyy = 0.0005396092213171668*c_7_8*c_7_8;
    const REAL I8_Jyz = 3.3497340042275575e-05*s_7_8;

    /* inertia of 'HR_UPPER_LEG' in the axes of its group */
    const REAL I10_hy_neg = 0.01771278698415*s_10 + 2.0453744565e-06*c_10;
    const REAL I10_Jyy = c_10*(0.0022644781431582876*c_10 - 3.21970574695491e-07*s_10);
    const REAL I10_Jyz = 0.0001172304186461722*s_10 + 3.700383061853605e-08*c_10;

    /* inertia of 'HR_LOWER_LEG' in the axes of its group */
    const REAL I11_hx = -0.0038482516772413*c_10_11;
    const REAL I11_hy = -0.0038482516772413*s_10_11;
    const REAL I11_Jyy = 0.0005396092213171668*c_10_11*c_10_11;
    const REAL I11_Jyz = -3.3497340042275575e-05*s_10_11;

    /* composite inertia of 'HR_UPPER_LEG' */
    const REAL R10_Jzz_0 = -0.32*c_10*I11_hx;
    const REAL R10_Jzz_1 = R10_Jzz_0 - 0.32*s_10*I11_hy;
    const REAL R10_hy = I11_hy - I10_hy_neg;
    const REAL R10_Jyy = I11_Jyy + R10_Jzz_0 + I10_Jyy;
    const REAL R10_Jzz = R10_Jzz_1 + 0.002838197420805067;
    const REAL R10_Jyz = I10_Jyz + I11_Jyz;

    /* composite inertia of 'HR_SHOULDER' */
    const REAL M9x10e11_0 = R10_Jyz + 0.05145*R10_hy;
    const REAL R9_Jzz = R10_Jyy + 0.00037588290370216287;

    /* composite inertia of 'HL_UPPER_LEG' */
    const REAL R7_Jzz_0 = -0.32*c_7*I8_hx;
    const REAL R7_Jzz_1 = R7_Jzz_0 - 0.32*s_7*I8_hy;
    const REAL R7_hy = I7_hy + I8_hy;
    const REAL R7_Jyy = I8_Jyy + R7_Jzz_0 + I7_Jyy;
    const REAL R7_Jzz = R7_Jzz_1 + 0.002838197420805067;
    const REAL R7_Jyz = I7_Jyz + I8_Jyz;

    /* composite inertia of 'HL_SHOULDER' */
    const REAL M6x7e8_neg_0 = 0.05145*R7_hy - R7_Jyz;
    const REAL R6_Jzz = R7_Jyy + 0.00037588290370216287;

    /* composite inertia of 'FR_UPPER_LEG' */
    const REAL R4_Jzz_0 = -0.32*c_4*I5_hx;
    const REAL R4_Jzz_1 = R4_Jzz_0 - 0.32*s_4*I5_hy;
    const REAL R4_hy = I5_hy - I4_hy_neg;
    const REAL R4_Jyy = I5_Jyy + R4_Jzz_0 + I4_Jyy;
    const REAL R4_Jzz = R4_Jzz_1 + 0.002838197420805067;
    const REAL R4_Jyz = I4_Jyz + I5_Jyz;

    /* composite inertia of 'FR_SHOULDER' */
    const REAL M3x4e5_0 = R4_Jyz + 0.05145*R4_hy;
    const REAL R3_Jzz = R4_Jyy + 0.00037588290370216287;

    /* composite inertia of 'FL_UPPER_LEG' */
    const REAL R1_Jzz_0 = -0.32*c_1*I2_hx;
    const REAL R1_Jzz_1 = R1_Jzz_0 - 0.32*s_1*I2_hy;
    const REAL R1_hy = I1_hy + I2_hy;
    const REAL R1_Jyy = I2_Jyy + R1_Jzz_0 + I1_Jyy;
    const REAL R1_Jzz = R1_Jzz_1 + 0.002838197420805067;
    const REAL R1_Jyz = I1_Jyz + I2_Jyz;

    /* composite inertia of 'FL_SHOULDER' */
    const REAL M0x1e2_neg_0 = 0.05145*R1_hy - R1_Jyz;
    const REAL R0_Jzz = R1_Jyy + 0.00037588290370216287;

    /* inertia that joint 'FL_KFE' feels, and its couplings inward */
    const REAL M1x2 = 0.5*R1_Jzz_1 + 0.0005426192213171668;
    const REAL M0x2 = 0.00023148988883634047*s_1_2;

    /* inertia that joint 'FR_KFE' feels, and its couplings inward */
    const REAL M4x5 = 0.5*R4_Jzz_1 + 0.0005426192213171668;
    const REAL M3x5 = -0.00023148988883634047*s_4_5;

    /* inertia that joint 'HL_KFE' feels, and its couplings inward */
    const REAL M7x8 = 0.5*R7_Jzz_1 + 0.0005426192213171668;
    const REAL M6x8 = 0.00023148988883634047*s_7_8;

    /* inertia that joint 'HR_KFE' feels, and its couplings inward */
    const REAL M10x11 = 0.5*R10_Jzz_1 + 0.0005426192213171668;
    const REAL M9x11 = -0.00023148988883634047*s_10_11;

    /* elimination of 'HR_KFE' */
    const REAL U9x11 = -0.4266157182460592*s_10_11;
    const REAL U10x11 = 1842.912968642313*M10x11;
    const REAL M9x9e11 = R9_Jzz - M9x11*U9x11;
    const REAL M9x10e11 = M9x10e11_0 - M9x11*U10x11;
    const REAL D10 = R10_Jzz - M10x11*U10x11;

    /* elimination of 'HR_HFE' */
    const REAL D10_inv = 1.0/D10;
    const REAL U9x10 = M9x10e11*D10_inv;
    const REAL D9 = M9x9e11 - M9x10e11*U9x10;

    /* elimination of 'HR_HAA' */
    const REAL D9_inv = 1.0/D9;

    /* elimination of 'HL_KFE' */
    const REAL U6x8 = 0.4266157182460592*s_7_8;
    const REAL U7x8 = 1842.912968642313*M7x8;
    const REAL M6x6e8 = R6_Jzz - M6x8*U6x8;
    const REAL M6x7e8_neg = M6x7e8_neg_0 + M6x8*U7x8;
    const REAL D7 = R7_Jzz - M7x8*U7x8;

    /* elimination of 'HL_HFE' */
    const REAL D7_inv = 1.0/D7;
    const REAL U6x7_neg = M6x7e8_neg*D7_inv;
    const REAL D6 = M6x6e8 - M6x7e8_neg*U6x7_neg;

    /* elimination of 'HL_HAA' */
    const REAL D6_inv = 1.0/D6;

    /* elimination of 'FR_KFE' */
    const REAL U3x5 = -0.4266157182460592*s_4_5;
    const REAL U4x5 = 1842.912968642313*M4x5;
    const REAL M3x3e5 = R3_Jzz - M3x5*U3x5;
    const REAL M3x4e5 = M3x4e5_0 - M3x5*U4x5;
    const REAL D4 = R4_Jzz - M4x5*U4x5;

    /* elimination of 'FR_HFE' */
    const REAL D4_inv = 1.0/D4;
    const REAL U3x4 = M3x4e5*D4_inv;
    const REAL D3 = M3x3e5 - M3x4e5*U3x4;

    /* elimination of 'FR_HAA' */
    const REAL D3_inv = 1.0/D3;

    /* elimination of 'FL_KFE' */
    const REAL U0x2 = 0.4266157182460592*s_1_2;
    const REAL U1x2 = 1842.912968642313*M1x2;
    const REAL M0x0e2 = R0_Jzz - M0x2*U0x2;
    const REAL M0x1e2_neg = M0x1e2_neg_0 + M0x2*U1x2;
    const REAL D1 = R1_Jzz - M1x2*U1x2;

    /* elimination of 'FL_HFE' */
    const REAL D1_inv = 1.0/D1;
    const REAL U0x1_neg = M0x1e2_neg*D1_inv;
    const REAL D0 = M0x0e2 - M0x1e2_neg*U0x1_neg;

    /* elimination of 'FL_HAA' */
    const REAL D0_inv = 1.0/D0;

    /* row 'FL_HFE' of the inverse */
    const REAL X0x1 = U0x1_neg*D0_inv;
    const REAL X1x1 = D1_inv + U0x1_neg*X0x1;

    /* row 'FL_KFE' of the inverse */
    const REAL X0x2_neg = U0x2*D0_inv + U1x2*X0x1;
    const REAL X1x2_neg = U0x2*X0x1 + U1x2*X1x1;
    const REAL X2x2 = U0x2*X0x2_neg + 1842.912968642313 + U1x2*X1x2_neg;

    /* row 'FR_HFE' of the inverse */
    const REAL X3x4_neg = U3x4*D3_inv;
    const REAL X4x4 = D4_inv + U3x4*X3x4_neg;

    /* row 'FR_KFE' of the inverse */
    const REAL X3x5 = U4x5*X3x4_neg - U3x5*D3_inv;
    const REAL X4x5_neg = U4x5*X4x4 - U3x5*X3x4_neg;
    const REAL X5x5 = 1842.912968642313 - U3x5*X3x5 + U4x5*X4x5_neg;

    /* row 'HL_HFE' of the inverse */
    const REAL X6x7 = U6x7_neg*D6_inv;
    const REAL X7x7 = D7_inv + U6x7_neg*X6x7;

    /* row 'HL_KFE' of the inverse */
    const REAL X6x8_neg = U6x8*D6_inv + U7x8*X6x7;
    const REAL X7x8_neg = U6x8*X6x7 + U7x8*X7x7;
    const REAL X8x8 = U6x8*X6x8_neg + 1842.912968642313 + U7x8*X7x8_neg;

    /* row 'HR_HFE' of the inverse */
    const REAL X9x10_neg = U9x10*D9_inv;
    const REAL X10x10 = D10_inv + U9x10*X9x10_neg;

    /* row 'HR_KFE' of the inverse */
    const REAL X9x11 = U10x11*X9x10_neg - U9x11*D9_inv;
    const REAL X10x11_neg = U10x11*X10x10 - U9x11*X9x10_neg;
    const REAL X11x11 = 1842.912968642313 - U9x11*X9x11 + U10x11*X10x11_neg;

    for (size_t place = 0; place < 144; ++place) {
        M_inverse[place] = ALL(0.0);
    }
    M_inverse[0] = D0_inv;
    M_inverse[1] = X0x1;
    M_inverse[2] = -X0x2_neg;
    M_inverse[12] = X0x1;
    M_inverse[13] = X1x1;
    M_inverse[14] = -X1x2_neg;
    M_inverse[24] = -X0x2_neg;
    M_inverse[25] = -X1x2_neg;
    M_inverse[26] = X2x2;
    M_inverse[39] = D3_inv;
    M_inverse[40] = -X3x4_neg;
    M_inverse[41] = X3x5;
    M_inverse[51] = -X3x4_neg;
    M_inverse[52] = X4x4;
    M_inverse[53] = -X4x5_neg;
    M_inverse[63] = X3x5;
    M_inverse[64] = -X4x5_neg;
    M_inverse[65] = X5x5;
    M_inverse[78] = D6_inv;
    M_inverse[79] = X6x7;
    M_inverse[80] = -X6x8_neg;
    M_inverse[90] = X6x7;
    M_inverse[91] = X7x7;
    M_inverse[92] = -X7x8_neg;
    M_inverse[102] = -X6x8_neg;
    M_inverse[103] = -X7x8_neg;
    M_inverse[104] = X8x8;
    M_inverse[117] = D9_inv;
    M_inverse[118] = -X9x10_neg;
    M_inverse[119] = X9x11;
    M_inverse[129] = -X9x10_neg;
    M_inverse[130] = X10x10;
    M_inverse[131] = -X10x11_neg;
    M_inverse[141] = X9x11;
    M_inverse[142] = -X10x11_neg;
    M_inverse[143] = X11x11;
}
#endif

#if SOLO12_WIDTH > 1 && !defined(SOLO12_SECOND_READING)
FUNCTION(solo12_inverse_dynamics)(
    const REAL q[12], const REAL qd[12], const REAL qdd[12], REAL tau[12])
{
    /* Branches side by side, called as the first: those of FL_HAA, FR_HAA, HL_HAA, HR_HAA. */
    const REAL q0 = q[0], q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6];
    const REAL q7 = q[7], q8 = q[8], q9 = q[9], q10 = q[10], q11 = q[11];
    const REAL qd0 = qd[0], qd1 = qd[1], qd2 = qd[2], qd3 = qd[3], qd4 = qd[4], qd5 = qd[5];
    const REAL qd6 = qd[6], qd7 = qd[7], qd8 = qd[8], qd9 = qd[9], qd10 = qd[10], qd11 = qd[11];
    const REAL qdd0 = qdd[0], qdd1 = qdd[1], qdd2 = qdd[2], qdd3 = qdd[3], qdd4 = qdd[4];
    const REAL qdd5 = qdd[5], qdd6 = qdd[6], qdd7 = qdd[7], qdd8 = qdd[8], qdd9 = qdd[9];
    const REAL qdd10 = qdd[10], qdd11 = qdd[11];

    /* sines and cosines */
    const solo12_lanes4 q0_q3_q6_q9 = {q0, q3, q6, q9};
    const solo12_lanes4 q1_q4_q7_q10 = {q1, q4, q7, q10};
    const solo12_lanes4 q_1_2 = q1_q4_q7_q10 + (solo12_lanes4){q2, q5, q8, q11};
    const solo12_lanes4 angles[3] = {q0_q3_q6_q9, q1_q4_q7_q10, q_1_2};
    solo12_lanes4 sines[3], cosines[3];
    for (size_t i = 0; i < 3; ++i) {
        OF(solo12_sincos)(4, (const REAL *)&angles[i], (REAL *)&sines[i], (REAL *)&cosines[i]);
    }
    const solo12_lanes4 s_0 = sines[0], s_1 = sines[1], s_1_2 = sines[2];
    const solo12_lanes4 c_0 = cosines[0], c_1 = cosines[1], c_1_2 = cosines[2];

    /* arguments, branch beside branch */
    const solo12_lanes4 qd0_qd3_qd6_qd9 = {qd0, qd3, qd6, qd9};
    const solo12_lanes4 qdd0_qdd3_qdd6_qdd9 = {qdd0, qdd3, qdd6, qdd9};
    const solo12_lanes4 qd1_qd4_qd7_qd10 = {qd1, qd4, qd7, qd10};
    const solo12_lanes4 qdd1_qdd4_qdd7_qdd10 = {qdd1, qdd4, qdd7, qdd10};
    const solo12_lanes4 qdd2_qdd5_qdd8_qdd11 = {qdd2, qdd5, qdd8, qdd11};
    const solo12_lanes4 qd2_qd5_qd8_qd11 = {qd2, qd5, qd8, qd11};

    /* numbers in which the branches differ */
    const solo12_lanes4 I1_hx_neg_0 = {
        0.01771278698415, -0.01771278698415, 0.01771278698415, -0.01771278698415,
    };
    const solo12_lanes4 I1_Jyy_0 = {
        0.0022644781431582876, -0.0022644781431582876, 0.0022644781431582876,
        -0.0022644781431582876,
    };
    const solo12_lanes4 I1_Jxz_neg_0 = {
        0.0001172304186461722, -0.0001172304186461722, 0.0001172304186461722,
        -0.0001172304186461722,
    };
    const solo12_lanes4 a0_x_0 = {9.81, -9.81, 9.81, -9.81};
    const solo12_lanes4 a0_y_0 = {-9.81, 9.81, -9.81, 9.81};
    const solo12_lanes4 a2_x_0 = {1.0, -1.0, 1.0, -1.0};
    const solo12_lanes4 I2_Jxz_0 = {
        3.3497340042275575e-05, -3.3497340042275575e-05, 3.3497340042275575e-05,
        -3.3497340042275575e-05,
    };
    const solo12_lanes4 n0_z_0 = {0.05145, -0.05145, 0.05145, -0.05145};
    const solo12_lanes4 n0_z_1 = {
        0.08509272390476785, -0.08509272390476785, 0.08509272390476785, -0.08509272390476785,
    };

    /* position of 'FL_LOWER_LEG' */
    const solo12_lanes4 r2_x = -0.16*c_1;
    const solo12_lanes4 r2_y = -0.16*s_1;

    /* inertia of 'FL_UPPER_LEG' in the axes of its group */
    const solo12_lanes4 I1_hx_neg = I1_hx_neg_0*c_1 + 2.0453744565e-06*s_1;
    const solo12_lanes4 I1_hy = 2.0453744565e-06*c_1 - I1_hx_neg_0*s_1;
    const solo12_lanes4 I1_Jyy_1 = I1_Jyy_0*c_1 + 3.21970574695491e-07*s_1;
    const solo12_lanes4 I1_Jyy = c_1*I1_Jyy_1;
    const solo12_lanes4 I1_Jxy = 1.609852873477455e-07 - s_1*I1_Jyy_1;
    const solo12_lanes4 I1_Jxz_neg = I1_Jxz_neg_0*c_1 + 3.700383061853605e-08*s_1;
    const solo12_lanes4 I1_Jyz = 3.700383061853605e-08*c_1 - I1_Jxz_neg_0*s_1;

    /* inertia of 'FL_LOWER_LEG' in the axes of its group */
    const solo12_lanes4 I2_hx = -0.0038482516772413*c_1_2;
    const solo12_lanes4 I2_hy = -0.0038482516772413*s_1_2;
    const solo12_lanes4 I2_Jyy_0 = 0.0005396092213171668*c_1_2;
    const solo12_lanes4 I2_Jyy = c_1_2*I2_Jyy_0;
    const solo12_lanes4 I2_Jxy_neg = s_1_2*I2_Jyy_0;
    const solo12_lanes4 I2_Jxz = I2_Jxz_0*c_1_2;
    const solo12_lanes4 I2_Jyz = I2_Jxz_0*s_1_2;

    /* motion of 'FL_SHOULDER' */
    const solo12_lanes4 a0_x = a0_x_0*c_0;
    const solo12_lanes4 a0_y = a0_y_0*s_0;
    const solo12_lanes4 ww0_zz = qd0_qd3_qd6_qd9*qd0_qd3_qd6_qd9;

    /* motion of 'FL_UPPER_LEG' */
    const solo12_lanes4 a1_x = a0_x + 0.05145*qdd0_qdd3_qdd6_qdd9;
    const solo12_lanes4 a1_z = -a0_y - 0.05145*ww0_zz;
    const solo12_lanes4 ww1_zz = qd1_qd4_qd7_qd10*qd1_qd4_qd7_qd10;
    const solo12_lanes4 E1_xx_neg = ww0_zz + ww1_zz;
    const solo12_lanes4 E1_zy = qd0_qd3_qd6_qd9*qd1_qd4_qd7_qd10*2.0;

    /* motion of 'FL_LOWER_LEG' */
    const solo12_lanes4 a2_y = qdd1_qdd4_qdd7_qdd10*r2_x - r2_y*ww1_zz;
    const solo12_lanes4 a2_x = a1_x - a2_x_0*(r2_x*E1_xx_neg + qdd1_qdd4_qdd7_qdd10*r2_y);
    const solo12_lanes4 a2_z = a1_z + a2_x_0*(r2_y*E1_zy - qdd0_qdd3_qdd6_qdd9*r2_x);
    const solo12_lanes4 wd2_z = qdd1_qdd4_qdd7_qdd10 + qdd2_qdd5_qdd8_qdd11;
    const solo12_lanes4 w2_z = qd1_qd4_qd7_qd10 + qd2_qd5_qd8_qd11;
    const solo12_lanes4 ww2_zz = w2_z*w2_z;
    const solo12_lanes4 E2_xx_neg = ww0_zz + ww2_zz;
    const solo12_lanes4 E2_zy = qd0_qd3_qd6_qd9*w2_z*2.0;

    /* force on 'FL_LOWER_LEG' */
    const solo12_lanes4 n0_z_2 = I2_Jxy_neg*E2_zy;
    const solo12_lanes4 n0_z_3 = I2_Jyz*wd2_z;
    const solo12_lanes4 n0_z_4 = I2_Jxz*ww2_zz;
    const solo12_lanes4 n2_z_0 = I2_Jxy_neg*ww0_zz;
    const solo12_lanes4 n2_z_1 = 0.0005426192213171668*wd2_z + qdd0_qdd3_qdd6_qdd9*I2_Jyz + n2_z_0;
    const solo12_lanes4 f2_x = -I2_hx*E2_xx_neg - I2_hy*wd2_z;
    const solo12_lanes4 f2_y = I2_hx*wd2_z - I2_hy*ww2_zz;
    const solo12_lanes4 f2_z = I2_hy*E2_zy - qdd0_qdd3_qdd6_qdd9*I2_hx;
    const solo12_lanes4 n0_z_5 = -I2_hx*a2_z;
    const solo12_lanes4 n2_z = I2_hx*a2_y - I2_hy*a2_x*a2_x_0 + n2_z_1;

    /* force on 'FL_UPPER_LEG' */
    const solo12_lanes4 n0_z_6 = -r2_x*f2_z;
    const solo12_lanes4 n0_z_7 = -I1_Jxy*E1_zy;
    const solo12_lanes4 n0_z_8 = -qdd1_qdd4_qdd7_qdd10*I1_Jyz;
    const solo12_lanes4 n0_z_9 = I1_Jxz_neg*ww1_zz;
    const solo12_lanes4 n1_z_0 = -qdd0_qdd3_qdd6_qdd9*I1_Jyz;
    const solo12_lanes4 n1_z_1 = -I1_Jxy*ww0_zz*a2_x_0;
    const solo12_lanes4 n1_z_2 = 0.0022955781994879005*qdd1_qdd4_qdd7_qdd10 - n1_z_0 + n1_z_1;
    const solo12_lanes4 n0_z_10 = I1_hx_neg*a1_z;
    const solo12_lanes4 n1_z = r2_x*f2_y - r2_y*f2_x + n2_z + (n1_z_2 - I1_hy*a1_x);
    const solo12_lanes4 f1_x = f2_x + a2_x_0*(I1_hx_neg*E1_xx_neg - qdd1_qdd4_qdd7_qdd10*I1_hy);

    /* force on 'FL_SHOULDER' */
    const solo12_lanes4 n0_z_11 = I2_Jyy + a2_x_0*I1_Jyy + 0.00037588290370216287;
    const solo12_lanes4 n0_z_12 = a2_x_0*n0_z_5;
    const solo12_lanes4 n0_z_13 = qdd0_qdd3_qdd6_qdd9*n0_z_11 - n0_z_2 + n0_z_3 + n0_z_4 + n0_z_12;
    const solo12_lanes4 n0_z_14 = n0_z_13 + n0_z_6 - a2_x_0*n0_z_7 - n0_z_8 - n0_z_9 + n0_z_10;
    const solo12_lanes4 n0_z = n0_z_14 + n0_z_0*f1_x + n0_z_1*c_0;

    const REAL tau_0 = n0_z[0];
    const REAL tau_1 = n1_z[0];
    const REAL tau_2 = n2_z[0];
    const REAL n3_z = n0_z[1];
    const REAL n4_z = n1_z[1];
    const REAL n5_z = n2_z[1];
    const REAL n6_z = n0_z[2];
    const REAL n7_z = n1_z[2];
    const REAL n8_z = n2_z[2];
    const REAL n9_z = n0_z[3];
    const REAL n10_z = n1_z[3];
    const REAL n11_z = n2_z[3];

    tau[0] = tau_0;
    tau[1] = tau_1;
    tau[2] = tau_2;
    tau[3] = n3_z;
    tau[4] = n4_z;
    tau[5] = n5_z;
    tau[6] = n6_z;
    tau[7] = n7_z;
    tau[8] = n8_z;
    tau[9] = n9_z;
    tau[10] = n10_z;
    tau[11] = n11_z;
}
#endif

#if !(SOLO12_WIDTH > 1 && !defined(SOLO12_SECOND_READING))
FUNCTION(solo12_inverse_dynamics)(
    const REAL q[12], const REAL qd[12], const REAL qdd[12], REAL tau[12])
{
    const REAL q0 = q[0], q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6];
    const REAL q7 = q[7], q8 = q[8], q9 = q[9], q10 = q[10], q11 = q[11];
    const REAL qd0 = qd[0], qd1 = qd[1], qd2 = qd[2], qd3 = qd[3], qd4 = qd[4], qd5 = qd[5];
    const REAL qd6 = qd[6], qd7 = qd[7], qd8 = qd[8], qd9 = qd[9], qd10 = qd[10], qd11 = qd[11];
    const REAL qdd0 = qdd[0], qdd1 = qdd[1], qdd2 = qdd[2], qdd3 = qdd[3], qdd4 = qdd[4];
    const REAL qdd5 = qdd[5], qdd6 = qdd[6], qdd7 = qdd[7], qdd8 = qdd[8], qdd9 = qdd[9];
    const REAL qdd10 = qdd[10], qdd11 = qdd[11];

    /* sines and cosines */
    const REAL q_1_2 = q1 + q2;
    const REAL q_4_5 = q4 + q5;
    const REAL q_7_8 = q7 + q8;
    const REAL q_10_11 = q10 + q11;
    const REAL angles[12] = {q0, q1, q_1_2, q3, q4, q_4_5, q6, q7, q_7_8, q9, q10, q_10_11};
    REAL sines[12], cosines[12];
    OF(solo12_sincos)(12, angles, sines, cosines);
    const REAL s_0 = sines[0], s_1 = sines[1], s_1_2 = sines[2], s_3 = sines[3], s_4 = sines[4];
    const REAL s_4_5 = sines[5], s_6 = sines[6], s_7 = sines[7], s_7_8 = sines[8], s_9 = sines[9];
    const REAL s_10 = sines[10], s_10_11 = sines[11];
    const REAL c_0 = cosines[0], c_1 = cosines[1], c_1_2 = cosines[2], c_3 = cosines[3];
    const REAL c_4 = cosines[4], c_4_5 = cosines[5], c_6 = cosines[6], c_7 = cosines[7];
    const REAL c_7_8 = cosines[8], c_9 = cosines[9], c_10 = cosines[10], c_10_11 = cosines[11];

    /* position of 'FL_LOWER_LEG' */
    const REAL r2_x = -0.16*c_1;
    const REAL r2_y = -0.16*s_1;

    /* position of 'FR_LOWER_LEG' */
    const REAL r5_x = -0.16*c_4;
    const REAL r5_y = -0.16*s_4;

    /* position of 'HL_LOWER_LEG' */
    const REAL r8_x = -0.16*c_7;
    const REAL r8_y = -0.16*s_7;

    /* position of 'HR_LOWER_LEG' */
    const REAL r11_x = -0.16*c_10;
    const REAL r11_y = -0.16*s_10;

    /* inertia of 'FL_UPPER_LEG' in the axes of its group */
    const REAL I1_hx_neg = 0.01771278698415*c_1 + 2.0453744565e-06*s_1;
    const REAL I1_hy = 2.0453744565e-06*c_1 - 0.01771278698415*s_1;
    const REAL I1_Jyy_0 = 0.0022644781431582876*c_1 + 3.21970574695491e-07*s_1;
    const REAL I1_Jyy = c_1*I1_Jyy_0;
    const REAL I1_Jxy = 1.609852873477455e-07 - s_1*I1_Jyy_0;
    const REAL I1_Jxz_neg = 0.0001172304186461722*c_1 + 3.700383061853605e-08*s_1;
    const REAL I1_Jyz = 3.700383061853605e-08*c_1 - 0.0001172304186461722*s_1;

    /* inertia of 'FL_LOWER_LEG' in the axes of its group */
    const REAL I2_hx = -0.0038482516772413*c_1_2;
    const REAL I2_hy = -0.0038482516772413*s_1_2;
    const REAL I2_Jyy_0 = 0.0005396092213171668*c_1_2;
    const REAL I2_Jyy = c_1_2*I2_Jyy_0;
    const REAL I2_Jxy_neg = s_1_2*I2_Jyy_0;
    const REAL I2_Jxz = 3.3497340042275575e-05*c_1_2;
    const REAL I2_Jyz = 3.3497340042275575e-05*s_1_2;

    /* inertia of 'FR_UPPER_LEG' in the axes of its group */
    const REAL I4_hx = 2.0453744565e-06*s_4 - 0.01771278698415*c_4;
    const REAL I4_hy_neg = 0.01771278698415*s_4 + 2.0453744565e-06*c_4;
    const REAL I4_Jyy_0 = 0.0022644781431582876*c_4 - 3.21970574695491e-07*s_4;
    const REAL I4_Jyy = c_4*I4_Jyy_0;
    const REAL I4_Jxy = -s_4*I4_Jyy_0 - 1.609852873477455e-07;
    const REAL I4_Jxz = 0.0001172304186461722*c_4 - 3.700383061853605e-08*s_4;
    const REAL I4_Jyz = 0.0001172304186461722*s_4 + 3.700383061853605e-08*c_4;

    /* inertia of 'FR_LOWER_LEG' in the axes of its group */
    const REAL I5_hx = -0.0038482516772413*c_4_5;
    const REAL I5_hy = -0.0038482516772413*s_4_5;
    const REAL I5_Jyy_0 = 0.0005396092213171668*c_4_5;
    const REAL I5_Jyy = c_4_5*I5_Jyy_0;
    const REAL I5_Jxy_neg = s_4_5*I5_Jyy_0;
    const REAL I5_Jxz = -3.3497340042275575e-05*c_4_5;
    const REAL I5_Jyz = -3.3497340042275575e-05*s_4_5;

    /* inertia of 'HL_UPPER_LEG' in the axes of its group */
    const REAL I7_hx_neg = 0.01771278698415*c_7 + 2.0453744565e-06*s_7;
    const REAL I7_hy = 2.0453744565e-06*c_7 - 0.01771278698415*s_7;
    const REAL I7_Jyy_0 = 0.0022644781431582876*c_7 + 3.21970574695491e-07*s_7;
    const REAL I7_Jyy = c_7*I7_Jyy_0;
    const REAL I7_Jxy = 1.609852873477455e-07 - s_7*I7_Jyy_0;
    const REAL I7_Jxz_neg = 0.0001172304186461722*c_7 + 3.700383061853605e-08*s_7;
    const REAL I7_Jyz = 3.700383061853605e-08*c_7 - 0.0001172304186461722*s_7;

    /* inertia of 'HL_LOWER_LEG' in the axes of its group */
    const REAL I8_hx = -0.0038482516772413*c_7_8;
    const REAL I8_hy = -0.0038482516772413*s_7_8;
    const REAL I8_Jyy_0 = 0.0005396092213171668*c_7_8;
    const REAL I8_Jyy = c_7_8*I8_Jyy_0;
    const REAL I8_Jxy_neg = s_7_8*I8_Jyy_0;
    const REAL I8_Jxz = 3.3497340042275575e-05*c_7_8;
    const REAL I8_Jyz = 3.3497340042275575e-05*s_7_8;

    /* inertia of 'HR_UPPER_LEG' in the axes of its group */
    const REAL I10_hx = 2.0453744565e-06*s_10 - 0.01771278698415*c_10;
    const REAL I10_hy_neg = 0.01771278698415*s_10 + 2.0453744565e-06*c_10;
    const REAL I10_Jyy_0 = 0.0022644781431582876*c_10 - 3.21970574695491e-07*s_10;
    const REAL I10_Jyy = c_10*I10_Jyy_0;
    const REAL I10_Jxy = -s_10*I10_Jyy_0 - 1.609852873477455e-07;
    const REAL I10_Jxz = 0.0001172304186461722*c_10 - 3.700383061853605e-08*s_10;
    const REAL I10_Jyz = 0.0001172304186461722*s_10 + 3.700383061853605e-08*c_10;

    /* inertia of 'HR_LOWER_LEG' in the axes of its group */
    const REAL I11_hx = -0.0038482516772413*c_10_11;
    const REAL I11_hy = -0.0038482516772413*s_10_11;
    const REAL I11_Jyy_0 = 0.0005396092213171668*c_10_11;
    const REAL I11_Jyy = c_10_11*I11_Jyy_0;
    const REAL I11_Jxy_neg = s_10_11*I11_Jyy_0;
    const REAL I11_Jxz = -3.3497340042275575e-05*c_10_11;
    const REAL I11_Jyz = -3.3497340042275575e-05*s_10_11;

    /* motion of 'FL_SHOULDER' */
    const REAL a0_x = 9.81*c_0;
    const REAL a0_y = -9.81*s_0;
    const REAL ww0_zz = qd0*qd0;

    /* motion of 'FL_UPPER_LEG' */
    const REAL a1_x = a0_x + 0.05145*qdd0;
    const REAL a1_z = -a0_y - 0.05145*ww0_zz;
    const REAL ww1_zz = qd1*qd1;
    const REAL E1_xx_neg = ww0_zz + ww1_zz;
    const REAL E1_zy = qd0*qd1*2.0;

    /* motion of 'FL_LOWER_LEG' */
    const REAL a2_y = qdd1*r2_x - r2_y*ww1_zz;
    const REAL a2_x = a1_x - (r2_x*E1_xx_neg + qdd1*r2_y);
    const REAL a2_z = r2_y*E1_zy - qdd0*r2_x + a1_z;
    const REAL wd2_z = qdd1 + qdd2;
    const REAL w2_z = qd1 + qd2;
    const REAL ww2_zz = w2_z*w2_z;
    const REAL E2_xx_neg = ww0_zz + ww2_zz;
    const REAL E2_zy = qd0*w2_z*2.0;

    /* motion of 'FR_SHOULDER' */
    const REAL a3_x = 9.81*c_3;
    const REAL a3_y = -9.81*s_3;
    const REAL ww3_zz = qd3*qd3;

    /* motion of 'FR_UPPER_LEG' */
    const REAL a4_x = a3_x - 0.05145*qdd3;
    const REAL a4_z = 0.05145*ww3_zz - a3_y;
    const REAL ww4_zz = qd4*qd4;
    const REAL E4_xx_neg = ww3_zz + ww4_zz;
    const REAL E4_zy = qd3*qd4*2.0;

    /* motion of 'FR_LOWER_LEG' */
    const REAL a5_y = qdd4*r5_x - r5_y*ww4_zz;
    const REAL a5_x = a4_x - (r5_x*E4_xx_neg + qdd4*r5_y);
    const REAL a5_z = r5_y*E4_zy - qdd3*r5_x + a4_z;
    const REAL wd5_z = qdd4 + qdd5;
    const REAL w5_z = qd4 + qd5;
    const REAL ww5_zz = w5_z*w5_z;
    const REAL E5_xx_neg = ww3_zz + ww5_zz;
    const REAL E5_zy = qd3*w5_z*2.0;

    /* motion of 'HL_SHOULDER' */
    const REAL a6_x = 9.81*c_6;
    const REAL a6_y = -9.81*s_6;
    const REAL ww6_zz = qd6*qd6;

    /* motion of 'HL_UPPER_LEG' */
    const REAL a7_x = a6_x + 0.05145*qdd6;
    const REAL a7_z = -a6_y - 0.05145*ww6_zz;
    const REAL ww7_zz = qd7*qd7;
    const REAL E7_xx_neg = ww6_zz + ww7_zz;
    const REAL E7_zy = qd6*qd7*2.0;

    /* motion of 'HL_LOWER_LEG' */
    const REAL a8_y = qdd7*r8_x - r8_y*ww7_zz;
    const REAL a8_x = a7_x - (r8_x*E7_xx_neg + qdd7*r8_y);
    const REAL a8_z = r8_y*E7_zy - qdd6*r8_x + a7_z;
    const REAL wd8_z = qdd7 + qdd8;
    const REAL w8_z = qd7 + qd8;
    const REAL ww8_zz = w8_z*w8_z;
    const REAL E8_xx_neg = ww6_zz + ww8_zz;
    const REAL E8_zy = qd6*w8_z*2.0;

    /* motion of 'HR_SHOULDER' */
    const REAL a9_x = 9.81*c_9;
    const REAL a9_y = -9.81*s_9;
    const REAL ww9_zz = qd9*qd9;

    /* motion of 'HR_UPPER_LEG' */
    const REAL a10_x = a9_x - 0.05145*qdd9;
    const REAL a10_z = 0.05145*ww9_zz - a9_y;
    const REAL ww10_zz = qd10*qd10;
    const REAL E10_xx_neg = ww9_zz + ww10_zz;
    const REAL E10_zy = qd9*qd10*2.0;

    /* motion of 'HR_LOWER_LEG' */
    const REAL a11_y = qdd10*r11_x - r11_y*ww10_zz;
    const REAL a11_x = a10_x - (r11_x*E10_xx_neg + qdd10*r11_y);
    const REAL a11_z = r11_y*E10_zy - qdd9*r11_x + a10_z;
    const REAL wd11_z = qdd10 + qdd11;
    const REAL w11_z = qd10 + qd11;
    const REAL ww11_zz = w11_z*w11_z;
    const REAL E11_xx_neg = ww9_zz + ww11_zz;
    const REAL E11_zy = qd9*w11_z*2.0;

    /* force on 'HR_LOWER_LEG' */
    const REAL n9_z_0 = I11_Jxy_neg*E11_zy;
    const REAL n9_z_1 = -I11_Jyz*wd11_z;
    const REAL n9_z_2 = -I11_Jxz*ww11_zz;
    const REAL n11_z_0 = 0.0005426192213171668*wd11_z + qdd9*I11_Jyz + I11_Jxy_neg*ww9_zz;
    const REAL f11_x = -I11_hx*E11_xx_neg - I11_hy*wd11_z;
    const REAL f11_y = I11_hx*wd11_z - I11_hy*ww11_zz;
    const REAL f11_z = I11_hy*E11_zy - qdd9*I11_hx;
    const REAL n9_z_3 = -I11_hx*a11_z;
    const REAL n11_z = I11_hx*a11_y - I11_hy*a11_x + n11_z_0;

    /* force on 'HR_UPPER_LEG' */
    const REAL n9_z_4 = -r11_x*f11_z;
    const REAL n9_z_5 = -I10_Jxy*E10_zy;
    const REAL n9_z_6 = qdd10*I10_Jyz;
    const REAL n9_z_7 = I10_Jxz*ww10_zz;
    const REAL n10_z_0 = 0.0022955781994879005*qdd10 + qdd9*I10_Jyz - I10_Jxy*ww9_zz;
    const REAL n9_z_8 = -I10_hx*a10_z;
    const REAL n10_z = r11_x*f11_y - r11_y*f11_x + n11_z + (n10_z_0 + I10_hy_neg*a10_x);
    const REAL f10_x = qdd10*I10_hy_neg - I10_hx*E10_xx_neg + f11_x;

    /* force on 'HR_SHOULDER' */
    const REAL n9_z_9 = qdd9*(I11_Jyy + I10_Jyy + 0.00037588290370216287) - n9_z_0 - n9_z_1;
    const REAL n9_z_10 = n9_z_9 - n9_z_2 + n9_z_3 + n9_z_4 - n9_z_5 + n9_z_6 + n9_z_7;
    const REAL n9_z = n9_z_10 + n9_z_8 - 0.05145*f10_x - 0.08509272390476785*c_9;

    /* force on 'HL_LOWER_LEG' */
    const REAL n6_z_0 = I8_Jxy_neg*E8_zy;
    const REAL n6_z_1 = I8_Jyz*wd8_z;
    const REAL n6_z_2 = I8_Jxz*ww8_zz;
    const REAL n8_z_0 = 0.0005426192213171668*wd8_z + qdd6*I8_Jyz + I8_Jxy_neg*ww6_zz;
    const REAL f8_x = -I8_hx*E8_xx_neg - I8_hy*wd8_z;
    const REAL f8_y = I8_hx*wd8_z - I8_hy*ww8_zz;
    const REAL f8_z = I8_hy*E8_zy - qdd6*I8_hx;
    const REAL n6_z_3 = -I8_hx*a8_z;
    const REAL n8_z = I8_hx*a8_y - I8_hy*a8_x + n8_z_0;

    /* force on 'HL_UPPER_LEG' */
    const REAL n6_z_4 = -r8_x*f8_z;
    const REAL n6_z_5 = -I7_Jxy*E7_zy;
    const REAL n6_z_6 = -qdd7*I7_Jyz;
    const REAL n6_z_7 = I7_Jxz_neg*ww7_zz;
    const REAL n6_z_8 = I7_hx_neg*a7_z;
    const REAL n7_z_0 = -I7_hy*a7_x;
    const REAL n7_z_1 = 0.0022955781994879005*qdd7 + qdd6*I7_Jyz - I7_Jxy*ww6_zz + n7_z_0;
    const REAL n7_z = r8_x*f8_y - r8_y*f8_x + n8_z + n7_z_1;
    const REAL f7_x = I7_hx_neg*E7_xx_neg - qdd7*I7_hy + f8_x;

    /* force on 'HL_SHOULDER' */
    const REAL n6_z_9 = qdd6*(I8_Jyy + I7_Jyy + 0.00037588290370216287) - n6_z_0 + n6_z_1;
    const REAL n6_z_10 = n6_z_9 + n6_z_2 + n6_z_3 + n6_z_4 - n6_z_5 - n6_z_6 - n6_z_7;
    const REAL n6_z = n6_z_10 + n6_z_8 + 0.05145*f7_x + 0.08509272390476785*c_6;

    /* force on 'FR_LOWER_LEG' */
    const REAL n3_z_0 = I5_Jxy_neg*E5_zy;
    const REAL n3_z_1 = -I5_Jyz*wd5_z;
    const REAL n3_z_2 = -I5_Jxz*ww5_zz;
    const REAL n5_z_0 = 0.0005426192213171668*wd5_z + qdd3*I5_Jyz + I5_Jxy_neg*ww3_zz;
    const REAL f5_x = -I5_hx*E5_xx_neg - I5_hy*wd5_z;
    const REAL f5_y = I5_hx*wd5_z - I5_hy*ww5_zz;
    const REAL f5_z = I5_hy*E5_zy - qdd3*I5_hx;
    const REAL n3_z_3 = -I5_hx*a5_z;
    const REAL n5_z = I5_hx*a5_y - I5_hy*a5_x + n5_z_0;

    /* force on 'FR_UPPER_LEG' */
    const REAL n3_z_4 = -r5_x*f5_z;
    const REAL n3_z_5 = -I4_Jxy*E4_zy;
    const REAL n3_z_6 = qdd4*I4_Jyz;
    const REAL n3_z_7 = I4_Jxz*ww4_zz;
    const REAL n3_z_8 = -I4_hx*a4_z;
    const REAL n4_z_0 = I4_hy_neg*a4_x;
    const REAL n4_z_1 = 0.0022955781994879005*qdd4 + qdd3*I4_Jyz - I4_Jxy*ww3_zz + n4_z_0;
    const REAL n4_z = r5_x*f5_y - r5_y*f5_x + n5_z + n4_z_1;
    const REAL f4_x = qdd4*I4_hy_neg - I4_hx*E4_xx_neg + f5_x;

    /* force on 'FR_SHOULDER' */
    const REAL n3_z_9 = qdd3*(I5_Jyy + I4_Jyy + 0.00037588290370216287) - n3_z_0 - n3_z_1;
    const REAL n3_z_10 = n3_z_9 - n3_z_2 + n3_z_3 + n3_z_4 - n3_z_5 + n3_z_6 + n3_z_7;
    const REAL n3_z = n3_z_10 + n3_z_8 - 0.05145*f4_x - 0.08509272390476785*c_3;

    /* force on 'FL_LOWER_LEG' */
    const REAL n0_z_0 = I2_Jxy_neg*E2_zy;
    const REAL n0_z_1 = I2_Jyz*wd2_z;
    const REAL n0_z_2 = I2_Jxz*ww2_zz;
    const REAL n2_z_0 = 0.0005426192213171668*wd2_z + qdd0*I2_Jyz + I2_Jxy_neg*ww0_zz;
    const REAL f2_x = -I2_hx*E2_xx_neg - I2_hy*wd2_z;
    const REAL f2_y = I2_hx*wd2_z - I2_hy*ww2_zz;
    const REAL f2_z = I2_hy*E2_zy - qdd0*I2_hx;
    const REAL n0_z_3 = -I2_hx*a2_z;
    const REAL n2_z = I2_hx*a2_y - I2_hy*a2_x + n2_z_0;

    /* force on 'FL_UPPER_LEG' */
    const REAL n0_z_4 = -r2_x*f2_z;
    const REAL n0_z_5 = -I1_Jxy*E1_zy;
    const REAL n0_z_6 = -qdd1*I1_Jyz;
    const REAL n0_z_7 = I1_Jxz_neg*ww1_zz;
    const REAL n0_z_8 = I1_hx_neg*a1_z;
    const REAL n1_z_0 = -I1_hy*a1_x;
    const REAL n1_z_1 = 0.0022955781994879005*qdd1 + qdd0*I1_Jyz - I1_Jxy*ww0_zz + n1_z_0;
    const REAL n1_z = r2_x*f2_y - r2_y*f2_x + n2_z + n1_z_1;
    const REAL f1_x = I1_hx_neg*E1_xx_neg - qdd1*I1_hy + f2_x;

    /* force on 'FL_SHOULDER' */
    const REAL n0_z_9 = qdd0*(I2_Jyy + I1_Jyy + 0.00037588290370216287) - n0_z_0 + n0_z_1;
    const REAL n0_z_10 = n0_z_9 + n0_z_2 + n0_z_3 + n0_z_4 - n0_z_5 - n0_z_6 - n0_z_7;
    const REAL n0_z = n0_z_10 + n0_z_8 + 0.05145*f1_x + 0.08509272390476785*c_0;

    tau[0] = n0_z;
    tau[1] = n1_z;
    tau[2] = n2_z;
    tau[3] = n3_z;
    tau[4] = n4_z;
    tau[5] = n5_z;
    tau[6] = n6_z;
    tau[7] = n7_z;
    tau[8] = n8_z;
    tau[9] = n9_z;
    tau[10] = n10_z;
    tau[11] = n11_z;
}
#endif

#if SOLO12_WIDTH > 1 && !defined(SOLO12_SECOND_READING)
FUNCTION(solo12_bias_forces)(const REAL q[12], const REAL qd[12], REAL bias[12])
{
    /* Branches side by side, called as the first: those of FL_HAA, FR_HAA, HL_HAA, HR_HAA. */
    const REAL q0 = q[0], q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6];
    const REAL q7 = q[7], q8 = q[8], q9 = q[9], q10 = q[10], q11 = q[11];
    const REAL qd0 = qd[0], qd1 = qd[1], qd2 = qd[2], qd3 = qd[3], qd4 = qd[4], qd5 = qd[5];
    const REAL qd6 = qd[6], qd7 = qd[7], qd8 = qd[8], qd9 = qd[9], qd10 = qd[10], qd11 = qd[11];

    /* sines and cosines */
    const solo12_lanes4 q0_q3_q6_q9 = {q0, q3, q6, q9};
    const solo12_lanes4 q1_q4_q7_q10 = {q1, q4, q7, q10};
    const solo12_lanes4 q_1_2 = q1_q4_q7_q10 + (solo12_lanes4){q2, q5, q8, q11};
    const solo12_lanes4 angles[3] = {q0_q3_q6_q9, q1_q4_q7_q10, q_1_2};
    solo12_lanes4 sines[3], cosines[3];
    for (size_t i = 0; i < 3; ++i) {
        OF(solo12_sincos)(4, (const REAL *)&angles[i], (REAL *)&sines[i], (REAL *)&cosines[i]);
    }
    const solo12_lanes4 s_0 = sines[0], s_1 = sines[1], s_1_2 = sines[2];
    const solo12_lanes4 c_0 = cosines[0], c_1 = cosines[1], c_1_2 = cosines[2];

    /* arguments, branch beside branch */
    const solo12_lanes4 qd0_qd3_qd6_qd9 = {qd0, qd3, qd6, qd9};
    const solo12_lanes4 qd1_qd4_qd7_qd10 = {qd1, qd4, qd7, qd10};
    const solo12_lanes4 qd2_qd5_qd8_qd11 = {qd2, qd5, qd8, qd11};

    /* numbers in which the branches differ */
    const solo12_lanes4 I1_hx_neg_0 = {
        0.01771278698415, -0.01771278698415, 0.01771278698415, -0.01771278698415,
    };
    const solo12_lanes4 I1_Jxy_0 = {
        0.0022644781431582876, -0.0022644781431582876, 0.0022644781431582876,
        -0.0022644781431582876,
    };
    const solo12_lanes4 I1_Jxz_neg_0 = {
        0.0001172304186461722, -0.0001172304186461722, 0.0001172304186461722,
        -0.0001172304186461722,
    };
    const solo12_lanes4 a0_y_0 = {-9.81, 9.81, -9.81, 9.81};
    const solo12_lanes4 a2_z_0 = {1.0, -1.0, 1.0, -1.0};
    const solo12_lanes4 I2_Jxz_0 = {
        3.3497340042275575e-05, -3.3497340042275575e-05, 3.3497340042275575e-05,
        -3.3497340042275575e-05,
    };
    const solo12_lanes4 n0_z_0 = {0.05145, -0.05145, 0.05145, -0.05145};
    const solo12_lanes4 n0_z_1 = {
        0.08509272390476785, -0.08509272390476785, 0.08509272390476785, -0.08509272390476785,
    };

    /* position of 'FL_LOWER_LEG' */
    const solo12_lanes4 r2_x = -0.16*c_1;
    const solo12_lanes4 r2_y = -0.16*s_1;

    /* inertia of 'FL_UPPER_LEG' in the axes of its group */
    const solo12_lanes4 I1_hx_neg = I1_hx_neg_0*c_1 + 2.0453744565e-06*s_1;
    const solo12_lanes4 I1_hy = 2.0453744565e-06*c_1 - I1_hx_neg_0*s_1;
    const solo12_lanes4 I1_Jxy_1 = s_1*(I1_Jxy_0*c_1 + 3.21970574695491e-07*s_1);
    const solo12_lanes4 I1_Jxy = 1.609852873477455e-07 - I1_Jxy_1;
    const solo12_lanes4 I1_Jxz_neg = I1_Jxz_neg_0*c_1 + 3.700383061853605e-08*s_1;

    /* inertia of 'FL_LOWER_LEG' in the axes of its group */
    const solo12_lanes4 I2_hx = -0.0038482516772413*c_1_2;
    const solo12_lanes4 I2_hy = -0.0038482516772413*s_1_2;
    const solo12_lanes4 I2_Jxy_neg = 0.0005396092213171668*c_1_2*s_1_2;
    const solo12_lanes4 I2_Jxz = I2_Jxz_0*c_1_2;

    /* motion of 'FL_SHOULDER' */
    const solo12_lanes4 a0_x = 9.81*c_0;
    const solo12_lanes4 a0_y = a0_y_0*s_0;
    const solo12_lanes4 ww0_zz = qd0_qd3_qd6_qd9*qd0_qd3_qd6_qd9;

    /* motion of 'FL_UPPER_LEG' */
    const solo12_lanes4 a1_z = -a0_y - 0.05145*ww0_zz;
    const solo12_lanes4 ww1_zz = qd1_qd4_qd7_qd10*qd1_qd4_qd7_qd10;
    const solo12_lanes4 E1_xx_neg = ww0_zz + ww1_zz;
    const solo12_lanes4 E1_zy = qd0_qd3_qd6_qd9*qd1_qd4_qd7_qd10*2.0;

    /* motion of 'FL_LOWER_LEG' */
    const solo12_lanes4 a2_y = -r2_y*ww1_zz;
    const solo12_lanes4 a2_x = a0_x - r2_x*E1_xx_neg;
    const solo12_lanes4 a2_z = a1_z + r2_y*E1_zy*a2_z_0;
    const solo12_lanes4 w2_z = qd1_qd4_qd7_qd10 + qd2_qd5_qd8_qd11;
    const solo12_lanes4 ww2_zz = w2_z*w2_z;
    const solo12_lanes4 E2_xx_neg = ww0_zz + ww2_zz;
    const solo12_lanes4 E2_zy = qd0_qd3_qd6_qd9*w2_z*2.0;

    /* force on 'FL_LOWER_LEG' */
    const solo12_lanes4 f2_x = -I2_hx*E2_xx_neg;
    const solo12_lanes4 f2_y = -I2_hy*ww2_zz;
    const solo12_lanes4 f2_z = I2_hy*E2_zy;
    const solo12_lanes4 n2_y = I2_Jxz*ww2_zz - I2_Jxy_neg*E2_zy - I2_hx*a2_z*a2_z_0;
    const solo12_lanes4 n2_z = I2_Jxy_neg*ww0_zz - (I2_hy*a2_x - I2_hx*a2_y);

    /* force on 'FL_UPPER_LEG' */
    const solo12_lanes4 n1_y_neg_0 = I1_hx_neg*a1_z*a2_z_0;
    const solo12_lanes4 n1_y_neg_1 = a2_z_0*(I1_Jxz_neg*ww1_zz*a2_z_0 - I1_Jxy*E1_zy - n1_y_neg_0);
    const solo12_lanes4 n1_y_neg = r2_x*f2_z - n2_y + n1_y_neg_1;
    const solo12_lanes4 n1_z_0 = -a2_z_0*(I1_Jxy*ww0_zz + I1_hy*a0_x);
    const solo12_lanes4 n1_z = n2_z - (r2_y*f2_x - r2_x*f2_y) + n1_z_0;
    const solo12_lanes4 f1_x = f2_x + I1_hx_neg*E1_xx_neg*a2_z_0;

    /* force on 'FL_SHOULDER' */
    const solo12_lanes4 n0_z = n0_z_1*c_0 - (n1_y_neg - n0_z_0*f1_x);

    const REAL bias_0 = n0_z[0];
    const REAL bias_1 = n1_z[0];
    const REAL bias_2 = n2_z[0];
    const REAL n3_z = n0_z[1];
    const REAL n4_z = n1_z[1];
    const REAL n5_z = n2_z[1];
    const REAL n6_z = n0_z[2];
    const REAL n7_z = n1_z[2];
    const REAL n8_z = n2_z[2];
    const REAL n9_z = n0_z[3];
    const REAL n10_z = n1_z[3];
    const REAL n11_z = n2_z[3];

    bias[0] = bias_0;
    bias[1] = bias_1;
    bias[2] = bias_2;
    bias[3] = n3_z;
    bias[4] = n4_z;
    bias[5] = n5_z;
    bias[6] = n6_z;
    bias[7] = n7_z;
    bias[8] = n8_z;
    bias[9] = n9_z;
    bias[10] = n10_z;
    bias[11] = n11_z;
}
#endif

#if !(SOLO12_WIDTH > 1 && !defined(SOLO12_SECOND_READING))
FUNCTION(solo12_bias_forces)(const REAL q[12], const REAL qd[12], REAL bias[12])
{
    const REAL q0 = q[0], q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6];
    const REAL q7 = q[7], q8 = q[8], q9 = q[9], q10 = q[10], q11 = q[11];
    const REAL qd0 = qd[0], qd1 = qd[1], qd2 = qd[2], qd3 = qd[3], qd4 = qd[4], qd5 = qd[5];
    const REAL qd6 = qd[6], qd7 = qd[7], qd8 = qd[8], qd9 = qd[9], qd10 = qd[10], qd11 = qd[11];

    /* sines and cosines */
    const REAL q_1_2 = q1 + q2;
    const REAL q_4_5 = q4 + q5;
    const REAL q_7_8 = q7 + q8;
    const REAL q_10_11 = q10 + q11;
    const REAL angles[12] = {q0, q1, q_1_2, q3, q4, q_4_5, q6, q7, q_7_8, q9, q10, q_10_11};
    REAL sines[12], cosines[12];
    OF(solo12_sincos)(12, angles, sines, cosines);
    const REAL s_0 = sines[0], s_1 = sines[1], s_1_2 = sines[2], s_3 = sines[3], s_4 = sines[4];
    const REAL s_4_5 = sines[5], s_6 = sines[6], s_7 = sines[7], s_7_8 = sines[8], s_9 = sines[9];
    const REAL s_10 = sines[10], s_10_11 = sines[11];
    const REAL c_0 = cosines[0], c_1 = cosines[1], c_1_2 = cosines[2], c_3 = cosines[3];
    const REAL c_4 = cosines[4], c_4_5 = cosines[5], c_6 = cosines[6], c_7 = cosines[7];
    const REAL c_7_8 = cosines[8], c_9 = cosines[9], c_10 = cosines[10], c_10_11 = cosines[11];

    /* position of 'FL_LOWER_LEG' */
    const REAL r2_x = -0.16*c_1;
    const REAL r2_y = -0.16*s_1;

    /* position of 'FR_LOWER_LEG' */
    const REAL r5_x = -0.16*c_4;
    const REAL r5_y = -0.16*s_4;

    /* position of 'HL_LOWER_LEG' */
    const REAL r8_x = -0.16*c_7;
    const REAL r8_y = -0.16*s_7;

    /* position of 'HR_LOWER_LEG' */
    const REAL r11_x = -0.16*c_10;
    const REAL r11_y = -0.16*s_10;

    /* inertia of 'FL_UPPER_LEG' in the axes of its group */
    const REAL I1_hx_neg = 0.01771278698415*c_1 + 2.0453744565e-06*s_1;
    const REAL I1_hy = 2.0453744565e-06*c_1 - 0.01771278698415*s_1;
    const REAL I1_Jxy_0 = s_1*(0.0022644781431582876*c_1 + 3.21970574695491e-07*s_1);
    const REAL I1_Jxy = 1.609852873477455e-07 - I1_Jxy_0;
    const REAL I1_Jxz_neg = 0.0001172304186461722*c_1 + 3.700383061853605e-08*s_1;

    /* inertia of 'FL_LOWER_LEG' in the axes of its group */
    const REAL I2_hx = -0.0038482516772413*c_1_2;
    const REAL I2_hy = -0.0038482516772413*s_1_2;
    const REAL I2_Jxy_neg = 0.0005396092213171668*c_1_2*s_1_2;
    const REAL I2_Jxz = 3.3497340042275575e-05*c_1_2;

    /* inertia of 'FR_UPPER_LEG' in the axes of its group */
    const REAL I4_hx = 2.0453744565e-06*s_4 - 0.01771278698415*c_4;
    const REAL I4_hy_neg = 0.01771278698415*s_4 + 2.0453744565e-06*c_4;
    const REAL I4_Jxy_0 = s_4*(0.0022644781431582876*c_4 - 3.21970574695491e-07*s_4);
    const REAL I4_Jxy = -I4_Jxy_0 - 1.609852873477455e-07;
    const REAL I4_Jxz = 0.0001172304186461722*c_4 - 3.700383061853605e-08*s_4;

    /* inertia of 'FR_LOWER_LEG' in the axes of its group */
    const REAL I5_hx = -0.0038482516772413*c_4_5;
    const REAL I5_hy = -0.0038482516772413*s_4_5;
    const REAL I5_Jxy_neg = 0.0005396092213171668*c_4_5*s_4_5;
    const REAL I5_Jxz = -3.3497340042275575e-05*c_4_5;

    /* inertia of 'HL_UPPER_LEG' in the axes of its group */
    const REAL I7_hx_neg = 0.01771278698415*c_7 + 2.0453744565e-06*s_7;
    const REAL I7_hy = 2.0453744565e-06*c_7 - 0.01771278698415*s_7;
    const REAL I7_Jxy_0 = s_7*(0.0022644781431582876*c_7 + 3.21970574695491e-07*s_7);
    const REAL I7_Jxy = 1.609852873477455e-07 - I7_Jxy_0;
    const REAL I7_Jxz_neg = 0.0001172304186461722*c_7 + 3.700383061853605e-08*s_7;

    /* inertia of 'HL_LOWER_LEG' in the axes of its group */
    const REAL I8_hx = -0.0038482516772413*c_7_8;
    const REAL I8_hy = -0.0038482516772413*s_7_8;
    const REAL I8_Jxy_neg = 0.0005396092213171668*c_7_8*s_7_8;
    const REAL I8_Jxz = 3.3497340042275575e-05*c_7_8;

    /* inertia of 'HR_UPPER_LEG' in the axes of its group */
    const REAL I10_hx = 2.0453744565e-06*s_10 - 0.01771278698415*c_10;
    const REAL I10_hy_neg = 0.01771278698415*s_10 + 2.0453744565e-06*c_10;
    const REAL I10_Jxy_0 = s_10*(0.0022644781431582876*c_10 - 3.21970574695491e-07*s_10);
    const REAL I10_Jxy = -I10_Jxy_0 - 1.609852873477455e-07;
    const REAL I10_Jxz = 0.0001172304186461722*c_10 - 3.700383061853605e-08*s_10;

    /* inertia of 'HR_LOWER_LEG' in the axes of its group */
    const REAL I11_hx = -0.0038482516772413*c_10_11;
    const REAL I11_hy = -0.0038482516772413*s_10_11;
    const REAL I11_Jxy_neg = 0.0005396092213171668*c_10_11*s_10_11;
    const REAL I11_Jxz = -3.3497340042275575e-05*c_10_11;

    /* motion of 'FL_SHOULDER' */
    const REAL a0_x = 9.81*c_0;
    const REAL a0_y = -9.81*s_0;
    const REAL ww0_zz = qd0*qd0;

    /* motion of 'FL_UPPER_LEG' */
    const REAL a1_z = -a0_y - 0.05145*ww0_zz;
    const REAL ww1_zz = qd1*qd1;
    const REAL E1_xx_neg = ww0_zz + ww1_zz;
    const REAL E1_zy = qd0*qd1*2.0;

    /* motion of 'FL_LOWER_LEG' */
    const REAL a2_y = -r2_y*ww1_zz;
    const REAL a2_x = a0_x - r2_x*E1_xx_neg;
    const REAL a2_z = a1_z + r2_y*E1_zy;
    const REAL w2_z = qd1 + qd2;
    const REAL ww2_zz = w2_z*w2_z;
    const REAL E2_xx_neg = ww0_zz + ww2_zz;
    const REAL E2_zy = qd0*w2_z*2.0;

    /* motion of 'FR_SHOULDER' */
    const REAL a3_x = 9.81*c_3;
    const REAL a3_y = -9.81*s_3;
    const REAL ww3_zz = qd3*qd3;

    /* motion of 'FR_UPPER_LEG' */
    const REAL a4_z = 0.05145*ww3_zz - a3_y;
    const REAL ww4_zz = qd4*qd4;
    const REAL E4_xx_neg = ww3_zz + ww4_zz;
    const REAL E4_zy = qd3*qd4*2.0;

    /* motion of 'FR_LOWER_LEG' */
    const REAL a5_y = -r5_y*ww4_zz;
    const REAL a5_x = a3_x - r5_x*E4_xx_neg;
    const REAL a5_z = a4_z + r5_y*E4_zy;
    const REAL w5_z = qd4 + qd5;
    const REAL ww5_zz = w5_z*w5_z;
    const REAL E5_xx_neg = ww3_zz + ww5_zz;
    const REAL E5_zy = qd3*w5_z*2.0;

    /* motion of 'HL_SHOULDER' */
    const REAL a6_x = 9.81*c_6;
    const REAL a6_y = -9.81*s_6;
    const REAL ww6_zz = qd6*qd6;

    /* motion of 'HL_UPPER_LEG' */
    const REAL a7_z = -a6_y - 0.05145*ww6_zz;
    const REAL ww7_zz = qd7*qd7;
    const REAL E7_xx_neg = ww6_zz + ww7_zz;
    const REAL E7_zy = qd6*qd7*2.0;

    /* motion of 'HL_LOWER_LEG' */
    const REAL a8_y = -r8_y*ww7_zz;
    const REAL a8_x = a6_x - r8_x*E7_xx_neg;
    const REAL a8_z = a7_z + r8_y*E7_zy;
    const REAL w8_z = qd7 + qd8;
    const REAL ww8_zz = w8_z*w8_z;
    const REAL E8_xx_neg = ww6_zz + ww8_zz;
    const REAL E8_zy = qd6*w8_z*2.0;

    /* motion of 'HR_SHOULDER' */
    const REAL a9_x = 9.81*c_9;
    const REAL a9_y = -9.81*s_9;
    const REAL ww9_zz = qd9*qd9;

    /* motion of 'HR_UPPER_LEG' */
    const REAL a10_z = 0.05145*ww9_zz - a9_y;
    const REAL ww10_zz = qd10*qd10;
    const REAL E10_xx_neg = ww9_zz + ww10_zz;
    const REAL E10_zy = qd9*qd10*2.0;

    /* motion of 'HR_LOWER_LEG' */
    const REAL a11_y = -r11_y*ww10_zz;
    const REAL a11_x = a9_x - r11_x*E10_xx_neg;
    const REAL a11_z = a10_z + r11_y*E10_zy;
    const REAL w11_z = qd10 + qd11;
    const REAL ww11_zz = w11_z*w11_z;
    const REAL E11_xx_neg = ww9_zz + ww11_zz;
    const REAL E11_zy = qd9*w11_z*2.0;

    /* force on 'HR_LOWER_LEG' */
    const REAL f11_x = -I11_hx*E11_xx_neg;
    const REAL f11_y = -I11_hy*ww11_zz;
    const REAL f11_z = I11_hy*E11_zy;
    const REAL n11_y = I11_Jxz*ww11_zz - I11_Jxy_neg*E11_zy - I11_hx*a11_z;
    const REAL n11_z = I11_Jxy_neg*ww9_zz - (I11_hy*a11_x - I11_hx*a11_y);

    /* force on 'HR_UPPER_LEG' */
    const REAL n10_y_neg_0 = I10_hx*a10_z - (I10_Jxy*E10_zy + I10_Jxz*ww10_zz);
    const REAL n10_z_0 = I10_hy_neg*a9_x - I10_Jxy*ww9_zz;
    const REAL n10_y_neg = r11_x*f11_z - n11_y + n10_y_neg_0;
    const REAL n10_z = n11_z - (r11_y*f11_x - r11_x*f11_y) + n10_z_0;
    const REAL f10_x = f11_x - I10_hx*E10_xx_neg;

    /* force on 'HR_SHOULDER' */
    const REAL n9_z_neg = n10_y_neg + 0.05145*f10_x + 0.08509272390476785*c_9;

    /* force on 'HL_LOWER_LEG' */
    const REAL f8_x = -I8_hx*E8_xx_neg;
    const REAL f8_y = -I8_hy*ww8_zz;
    const REAL f8_z = I8_hy*E8_zy;
    const REAL n8_y = I8_Jxz*ww8_zz - I8_Jxy_neg*E8_zy - I8_hx*a8_z;
    const REAL n8_z = I8_Jxy_neg*ww6_zz - (I8_hy*a8_x - I8_hx*a8_y);

    /* force on 'HL_UPPER_LEG' */
    const REAL n7_y_neg_0 = I7_Jxz_neg*ww7_zz - I7_Jxy*E7_zy - I7_hx_neg*a7_z;
    const REAL n7_y_neg = r8_x*f8_z - n8_y + n7_y_neg_0;
    const REAL n7_z = n8_z - (r8_y*f8_x - r8_x*f8_y) - (I7_Jxy*ww6_zz + I7_hy*a6_x);
    const REAL f7_x = f8_x + I7_hx_neg*E7_xx_neg;

    /* force on 'HL_SHOULDER' */
    const REAL n6_z = 0.08509272390476785*c_6 - (n7_y_neg - 0.05145*f7_x);

    /* force on 'FR_LOWER_LEG' */
    const REAL f5_x = -I5_hx*E5_xx_neg;
    const REAL f5_y = -I5_hy*ww5_zz;
    const REAL f5_z = I5_hy*E5_zy;
    const REAL n5_y = I5_Jxz*ww5_zz - I5_Jxy_neg*E5_zy - I5_hx*a5_z;
    const REAL n5_z = I5_Jxy_neg*ww3_zz - (I5_hy*a5_x - I5_hx*a5_y);

    /* force on 'FR_UPPER_LEG' */
    const REAL n4_y_neg_0 = I4_hx*a4_z - (I4_Jxy*E4_zy + I4_Jxz*ww4_zz);
    const REAL n4_y_neg = r5_x*f5_z - n5_y + n4_y_neg_0;
    const REAL n4_z = n5_z - (r5_y*f5_x - r5_x*f5_y) + (I4_hy_neg*a3_x - I4_Jxy*ww3_zz);
    const REAL f4_x = f5_x - I4_hx*E4_xx_neg;

    /* force on 'FR_SHOULDER' */
    const REAL n3_z_neg = n4_y_neg + 0.05145*f4_x + 0.08509272390476785*c_3;

    /* force on 'FL_LOWER_LEG' */
    const REAL f2_x = -I2_hx*E2_xx_neg;
    const REAL f2_y = -I2_hy*ww2_zz;
    const REAL f2_z = I2_hy*E2_zy;
    const REAL n2_y = I2_Jxz*ww2_zz - I2_Jxy_neg*E2_zy - I2_hx*a2_z;
    const REAL n2_z = I2_Jxy_neg*ww0_zz - (I2_hy*a2_x - I2_hx*a2_y);

    /* force on 'FL_UPPER_LEG' */
    const REAL n1_y_neg_0 = I1_Jxz_neg*ww1_zz - I1_Jxy*E1_zy - I1_hx_neg*a1_z;
    const REAL n1_y_neg = r2_x*f2_z - n2_y + n1_y_neg_0;
    const REAL n1_z = n2_z - (r2_y*f2_x - r2_x*f2_y) - (I1_Jxy*ww0_zz + I1_hy*a0_x);
    const REAL f1_x = f2_x + I1_hx_neg*E1_xx_neg;

    /* force on 'FL_SHOULDER' */
    const REAL n0_z = 0.08509272390476785*c_0 - (n1_y_neg - 0.05145*f1_x);

    bias[0] = n0_z;
    bias[1] = n1_z;
    bias[2] = n2_z;
    bias[3] = -n3_z_neg;
    bias[4] = n4_z;
    bias[5] = n5_z;
    bias[6] = n6_z;
    bias[7] = n7_z;
    bias[8] = n8_z;
    bias[9] = -n9_z_neg;
    bias[10] = n10_z;
    bias[11] = n11_z;
}
#endif

#if SOLO12_WIDTH > 1 && !defined(SOLO12_SECOND_READING)
FUNCTION(solo12_gravity_forces)(const REAL q[12], REAL g[12])
{
    /* Branches side by side, called as the first: those of FL_HAA, FR_HAA, HL_HAA, HR_HAA. */
    const REAL q0 = q[0], q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6];
    const REAL q7 = q[7], q8 = q[8], q9 = q[9], q10 = q[10], q11 = q[11];

    /* sines and cosines */
    const solo12_lanes4 q0_q3_q6_q9 = {q0, q3, q6, q9};
    const solo12_lanes4 q1_q4_q7_q10 = {q1, q4, q7, q10};
    const solo12_lanes4 q_1_2 = q1_q4_q7_q10 + (solo12_lanes4){q2, q5, q8, q11};
    const solo12_lanes4 angles[3] = {q0_q3_q6_q9, q1_q4_q7_q10, q_1_2};
    solo12_lanes4 sines[3], cosines[3];
    for (size_t i = 0; i < 3; ++i) {
        OF(solo12_sincos)(4, (const REAL *)&angles[i], (REAL *)&sines[i], (REAL *)&cosines[i]);
    }
    const solo12_lanes4 s_0 = sines[0], s_1 = sines[1], s_1_2 = sines[2];
    const solo12_lanes4 c_0 = cosines[0], c_1 = cosines[1], c_1_2 = cosines[2];

    /* numbers in which the branches differ */
    const solo12_lanes4 I1_hx_neg_0 = {
        0.01771278698415, -0.01771278698415, 0.01771278698415, -0.01771278698415,
    };
    const solo12_lanes4 n1_z_0 = {1.0, -1.0, 1.0, -1.0};
    const solo12_lanes4 I2_hx_0 = {
        -0.0038482516772413, 0.0038482516772413, -0.0038482516772413, 0.0038482516772413,
    };

    /* inertia of 'FL_UPPER_LEG' in the axes of its group */
    const solo12_lanes4 I1_hx_neg = I1_hx_neg_0*c_1 + 2.0453744565e-06*s_1;
    const solo12_lanes4 I1_hy = 2.0453744565e-06*c_1 - I1_hx_neg_0*s_1;

    /* inertia of 'FL_LOWER_LEG' in the axes of its group */
    const solo12_lanes4 I2_hx = I2_hx_0*c_1_2;
    const solo12_lanes4 I2_hy = -0.0038482516772413*s_1_2;

    /* motion of 'FL_SHOULDER' */
    const solo12_lanes4 a0_x = 9.81*c_0;
    const solo12_lanes4 a0_y = -9.81*s_0;

    /* force on 'FL_LOWER_LEG' */
    const solo12_lanes4 n2_z = -I2_hy*a0_x;

    /* force on 'FL_UPPER_LEG' */
    const solo12_lanes4 n1_z = n2_z - I1_hy*a0_x*n1_z_0;

    /* force on 'FL_SHOULDER' */
    const solo12_lanes4 n0_z = 0.08509272390476785*c_0 - a0_y*(I1_hx_neg - I2_hx);

    const REAL g_0 = n0_z[0];
    const REAL g_1 = n1_z[0];
    const REAL g_2 = n2_z[0];
    const REAL n3_z_neg = n0_z[1];
    const REAL n4_z = n1_z[1];
    const REAL n5_z = n2_z[1];
    const REAL n6_z = n0_z[2];
    const REAL n7_z = n1_z[2];
    const REAL n8_z = n2_z[2];
    const REAL n9_z_neg = n0_z[3];
    const REAL n10_z = n1_z[3];
    const REAL n11_z = n2_z[3];

    g[0] = g_0;
    g[1] = g_1;
    g[2] = g_2;
    g[3] = -n3_z_neg;
    g[4] = n4_z;
    g[5] = n5_z;
    g[6] = n6_z;
    g[7] = n7_z;
    g[8] = n8_z;
    g[9] = -n9_z_neg;
    g[10] = n10_z;
    g[11] = n11_z;
}
#endif

#if !(SOLO12_WIDTH > 1 && !defined(SOLO12_SECOND_READING))
FUNCTION(solo12_gravity_forces)(const REAL q[12], REAL g[12])
{
    const REAL q0 = q[0], q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6];
    const REAL q7 = q[7], q8 = q[8], q9 = q[9], q10 = q[10], q11 = q[11];

    /* sines and cosines */
    const REAL q_1_2 = q1 + q2;
    const REAL q_4_5 = q4 + q5;
    const REAL q_7_8 = q7 + q8;
    const REAL q_10_11 = q10 + q11;
    const REAL angles[12] = {q0, q1, q_1_2, q3, q4, q_4_5, q6, q7, q_7_8, q9, q10, q_10_11};
    REAL sines[12], cosines[12];
    OF(solo12_sincos)(12, angles, sines, cosines);
    const REAL s_0 = sines[0], s_1 = sines[1], s_1_2 = sines[2], s_3 = sines[3], s_4 = sines[4];
    const REAL s_4_5 = sines[5], s_6 = sines[6], s_7 = sines[7], s_7_8 = sines[8], s_9 = sines[9];
    const REAL s_10 = sines[10], s_10_11 = sines[11];
    const REAL c_0 = cosines[0], c_1 = cosines[1], c_1_2 = cosines[2], c_3 = cosines[3];
    const REAL c_4 = cosines[4], c_4_5 = cosines[5], c_6 = cosines[6], c_7 = cosines[7];
    const REAL c_7_8 = cosines[8], c_9 = cosines[9], c_10 = cosines[10], c_10_11 = cosines[11];

    /* inertia of 'FL_UPPER_LEG' in the axes of its group */
    const REAL I1_hx_neg = 0.01771278698415*c_1 + 2.0453744565e-06*s_1;
    const REAL I1_hy = 2.0453744565e-06*c_1 - 0.01771278698415*s_1;

    /* inertia of 'FL_LOWER_LEG' in the axes of its group */
    const REAL I2_hx = -0.0038482516772413*c_1_2;
    const REAL I2_hy = -0.0038482516772413*s_1_2;

    /* inertia of 'FR_UPPER_LEG' in the axes of its group */
    const REAL I4_hx = 2.0453744565e-06*s_4 - 0.01771278698415*c_4;
    const REAL I4_hy_neg = 0.01771278698415*s_4 + 2.0453744565e-06*c_4;

    /* inertia of 'FR_LOWER_LEG' in the axes of its group */
    const REAL I5_hx = -0.0038482516772413*c_4_5;
    const REAL I5_hy = -0.0038482516772413*s_4_5;

    /* inertia of 'HL_UPPER_LEG' in the axes of its group */
    const REAL I7_hx_neg = 0.01771278698415*c_7 + 2.0453744565e-06*s_7;
    const REAL I7_hy = 2.0453744565e-06*c_7 - 0.01771278698415*s_7;

    /* inertia of 'HL_LOWER_LEG' in the axes of its group */
    const REAL I8_hx = -0.0038482516772413*c_7_8;
    const REAL I8_hy = -0.0038482516772413*s_7_8;

    /* inertia of 'HR_UPPER_LEG' in the axes of its group */
    const REAL I10_hx = 2.0453744565e-06*s_10 - 0.01771278698415*c_10;
    const REAL I10_hy_neg = 0.01771278698415*s_10 + 2.0453744565e-06*c_10;

    /* inertia of 'HR_LOWER_LEG' in the axes of its group */
    const REAL I11_hx = -0.0038482516772413*c_10_11;
    const REAL I11_hy = -0.0038482516772413*s_10_11;

    /* motion of 'FL_SHOULDER' */
    const REAL a0_x = 9.81*c_0;
    const REAL a0_y = -9.81*s_0;

    /* motion of 'FR_SHOULDER' */
    const REAL a3_x = 9.81*c_3;
    const REAL a3_y = -9.81*s_3;

    /* motion of 'HL_SHOULDER' */
    const REAL a6_x = 9.81*c_6;
    const REAL a6_y = -9.81*s_6;

    /* motion of 'HR_SHOULDER' */
    const REAL a9_x = 9.81*c_9;
    const REAL a9_y = -9.81*s_9;

    /* force on 'HR_LOWER_LEG' */
    const REAL n11_z = -I11_hy*a9_x;

    /* force on 'HR_UPPER_LEG' */
    const REAL n10_z = n11_z + I10_hy_neg*a9_x;

    /* force on 'HR_SHOULDER' */
    const REAL n9_z = a9_y*(I11_hx + I10_hx) - 0.08509272390476785*c_9;

    /* force on 'HL_LOWER_LEG' */
    const REAL n8_z = -I8_hy*a6_x;

    /* force on 'HL_UPPER_LEG' */
    const REAL n7_z = n8_z - I7_hy*a6_x;

    /* force on 'HL_SHOULDER' */
    const REAL n6_z = 0.08509272390476785*c_6 - a6_y*(I7_hx_neg - I8_hx);

    /* force on 'FR_LOWER_LEG' */
    const REAL n5_z = -I5_hy*a3_x;

    /* force on 'FR_UPPER_LEG' */
    const REAL n4_z = n5_z + I4_hy_neg*a3_x;

    /* force on 'FR_SHOULDER' */
    const REAL n3_z = a3_y*(I5_hx + I4_hx) - 0.08509272390476785*c_3;

    /* force on 'FL_LOWER_LEG' */
    const REAL n2_z = -I2_hy*a0_x;

    /* force on 'FL_UPPER_LEG' */
    const REAL n1_z = n2_z - I1_hy*a0_x;

    /* force on 'FL_SHOULDER' */
    const REAL n0_z = 0.08509272390476785*c_0 - a0_y*(I1_hx_neg - I2_hx);

    g[0] = n0_z;
    g[1] = n1_z;
    g[2] = n2_z;
    g[3] = n3_z;
    g[4] = n4_z;
    g[5] = n5_z;
    g[6] = n6_z;
    g[7] = n7_z;
    g[8] = n8_z;
    g[9] = n9_z;
    g[10] = n10_z;
    g[11] = n11_z;
}
#endif

#if SOLO12_WIDTH > 1 && !defined(SOLO12_SECOND_READING)
FUNCTION(solo12_coriolis_matrix)(const REAL q[12], const REAL qd[12], REAL C[144])
{
    /* Branches side by side, called as the first: those of FL_HAA, FR_HAA, HL_HAA, HR_HAA. */
    const REAL q1 = q[1], q2 = q[2], q4 = q[4], q5 = q[5], q7 = q[7], q8 = q[8], q10 = q[10];
    const REAL q11 = q[11];
    const REAL qd0 = qd[0], qd1 = qd[1], qd2 = qd[2], qd3 = qd[3], qd4 = qd[4], qd5 = qd[5];
    const REAL qd6 = qd[6], qd7 = qd[7], qd8 = qd[8], qd9 = qd[9], qd10 = qd[10], qd11 = qd[11];

    /* sines and cosines */
    const solo12_lanes4 q1_q4_q7_q10 = {q1, q4, q7, q10};
    const solo12_lanes4 q_1_2 = q1_q4_q7_q10 + (solo12_lanes4){q2, q5, q8, q11};
    const solo12_lanes4 angles[2] = {q1_q4_q7_q10, q_1_2};
    solo12_lanes4 sines[2], cosines[2];
    for (size_t i = 0; i < 2; ++i) {
        OF(solo12_sincos)(4, (const REAL *)&angles[i], (REAL *)&sines[i], (REAL *)&cosines[i]);
    }
    const solo12_lanes4 s_1 = sines[0], s_1_2 = sines[1];
    const solo12_lanes4 c_1 = cosines[0], c_1_2 = cosines[1];

    /* arguments, branch beside branch */
    const solo12_lanes4 qd0_qd3_qd6_qd9 = {qd0, qd3, qd6, qd9};
    const solo12_lanes4 qd1_qd4_qd7_qd10 = {qd1, qd4, qd7, qd10};
    const solo12_lanes4 qd2_qd5_qd8_qd11 = {qd2, qd5, qd8, qd11};

    /* numbers in which the branches differ */
    const solo12_lanes4 I1_hx_neg_0 = {
        0.01771278698415, -0.01771278698415, 0.01771278698415, -0.01771278698415,
    };
    const solo12_lanes4 I1_Jxy_0 = {
        0.0022644781431582876, -0.0022644781431582876, 0.0022644781431582876,
        -0.0022644781431582876,
    };
    const solo12_lanes4 I1_Jxz_neg_0 = {
        0.0001172304186461722, -0.0001172304186461722, 0.0001172304186461722,
        -0.0001172304186461722,
    };
    const solo12_lanes4 v1_x_0 = {0.05145, -0.05145, 0.05145, -0.05145};
    const solo12_lanes4 T0_zz_0 = {-0.5, 0.5, -0.5, 0.5};
    const solo12_lanes4 T1_yz_0 = {0.5, -0.5, 0.5, -0.5};
    const solo12_lanes4 T1_yz_1 = {1.0, -1.0, 1.0, -1.0};
    const solo12_lanes4 I2_Jxz_0 = {
        3.3497340042275575e-05, -3.3497340042275575e-05, 3.3497340042275575e-05,
        -3.3497340042275575e-05,
    };
    const solo12_lanes4 p2_z_0 = {
        57.441153124167236, -57.441153124167236, 57.441153124167236, -57.441153124167236,
    };
    const solo12_lanes4 T0_zz_1 = {2.0, -2.0, 2.0, -2.0};

    /* position of 'FL_LOWER_LEG' */
    const solo12_lanes4 r2_x = -0.16*c_1;
    const solo12_lanes4 r2_y = -0.16*s_1;

    /* inertia of 'FL_UPPER_LEG' in the axes of its group */
    const solo12_lanes4 I1_hx_neg = I1_hx_neg_0*c_1 + 2.0453744565e-06*s_1;
    const solo12_lanes4 I1_Jxy_1 = s_1*(I1_Jxy_0*c_1 + 3.21970574695491e-07*s_1);
    const solo12_lanes4 I1_Jxy = 1.609852873477455e-07 - I1_Jxy_1;
    const solo12_lanes4 I1_Jxz_neg = I1_Jxz_neg_0*c_1 + 3.700383061853605e-08*s_1;

    /* inertia of 'FL_LOWER_LEG' in the axes of its group */
    const solo12_lanes4 I2_hx = -0.0038482516772413*c_1_2;
    const solo12_lanes4 I2_hy = -0.0038482516772413*s_1_2;
    const solo12_lanes4 T0_zz_2 = c_1_2*s_1_2;
    const solo12_lanes4 I2_Jxz = I2_Jxz_0*c_1_2;

    /* velocity of 'FL_UPPER_LEG' */
    const solo12_lanes4 v1_x = v1_x_0*qd0_qd3_qd6_qd9;

    /* velocity of 'FL_LOWER_LEG' */
    const solo12_lanes4 v2_z = -r2_x*qd0_qd3_qd6_qd9;
    const solo12_lanes4 v2_x = v1_x - r2_y*qd1_qd4_qd7_qd10;
    const solo12_lanes4 w2_z = qd1_qd4_qd7_qd10 + qd2_qd5_qd8_qd11;

    /* composite inertia of 'FL_UPPER_LEG' */
    const solo12_lanes4 T2_zz_neg_0 = r2_x*I2_hy;
    const solo12_lanes4 C1x2_0 = r2_y*I2_hx;

    const solo12_lanes4 T0_zz_3 = T0_zz_0*I1_Jxy;
    const solo12_lanes4 T1_yz_2 = T1_yz_0*I1_Jxz_neg;
    const solo12_lanes4 p1_y_0 = T1_yz_0*I1_hx_neg;
    const solo12_lanes4 T0_zz_4 = 0.0002698046106585834*T0_zz_2;
    const solo12_lanes4 p2_y_0 = 1.6748670021137788e-05*c_1_2;
    const solo12_lanes4 L2_x_neg_0 = 0.00192412583862065*s_1_2;

    /* momenta of 'FL_UPPER_LEG' */
    const solo12_lanes4 T0_zz_5 = qd1_qd4_qd7_qd10*T0_zz_3;
    const solo12_lanes4 T1_yz_3 = qd0_qd3_qd6_qd9*T0_zz_3;
    const solo12_lanes4 T1_zz_0 = I1_Jxz_neg*qd0_qd3_qd6_qd9;
    const solo12_lanes4 T1_yz_4 = qd1_qd4_qd7_qd10*T1_yz_2*T1_yz_1;
    const solo12_lanes4 T1_zz_1 = I1_hx_neg*v1_x;

    /* momenta of 'FL_LOWER_LEG' */
    const solo12_lanes4 T0_zz_6 = w2_z*T0_zz_4;
    const solo12_lanes4 T2_yz_0 = qd0_qd3_qd6_qd9*T0_zz_4;
    const solo12_lanes4 p2_y_1 = w2_z*p2_y_0;
    const solo12_lanes4 p2_z_1 = I2_Jxz*qd0_qd3_qd6_qd9;
    const solo12_lanes4 T2_yz_1 = T1_yz_1*p2_y_1;
    const solo12_lanes4 p2_y = -114.88230624833447*p2_y_1;
    const solo12_lanes4 p2_z = p2_z_0*p2_z_1;
    const solo12_lanes4 L2_x_neg_1 = v2_z*L2_x_neg_0;
    const solo12_lanes4 L2_x_neg = T2_yz_0 - T2_yz_1 + L2_x_neg_1;
    const solo12_lanes4 T2_zz_neg_1 = -I2_hx*v2_x;
    const solo12_lanes4 T2_zz_neg_2 = T2_zz_neg_1 - T2_zz_neg_0*qd1_qd4_qd7_qd10;
    const solo12_lanes4 T2_zz_neg = p2_z_1 + T2_zz_neg_2;
    const solo12_lanes4 T2_yz = T2_yz_0 + T2_yz_1 + L2_x_neg_1;

    /* momenta of 'FL_UPPER_LEG' */
    const solo12_lanes4 L1_x_neg_0 = -r2_y*p2_z;
    const solo12_lanes4 C1x2_1 = T2_zz_neg_0*w2_z;
    const solo12_lanes4 C1x2 = C1x2_0*w2_z - C1x2_1;
    const solo12_lanes4 p1_y = p2_y - qd1_qd4_qd7_qd10*p1_y_0;
    const solo12_lanes4 p1_z = qd0_qd3_qd6_qd9*p1_y_0 + p2_z;
    const solo12_lanes4 L1_x_neg = T1_yz_3 + T1_yz_4 + (L2_x_neg + L1_x_neg_0);
    const solo12_lanes4 T1_zz = T1_zz_0 - T1_yz_1*T1_zz_1 - (T2_zz_neg - C1x2);
    const solo12_lanes4 T1_yz = T1_yz_3 - T1_yz_4 + (T2_yz + L1_x_neg_0);

    /* momenta of 'FL_SHOULDER' */
    const solo12_lanes4 T0_zz_7 = 0.1029*p1_z;
    const solo12_lanes4 T0_zz_8 = T0_zz_1*(T0_zz_5 + T0_zz_6) + T1_zz_1 + T1_yz_1*T2_zz_neg_1;
    const solo12_lanes4 T0_zz = T0_zz_7 - (T0_zz_8 + T1_yz_1*C1x2_1);

    /* Coriolis terms of joint 'FL_HFE' */
    const solo12_lanes4 C1x0 = T1_yz + L1_x_neg;
    const solo12_lanes4 C1x1 = T1_zz - (T1_zz_0 - p2_z_1 - T1_yz_1*T0_zz_7);
    const solo12_lanes4 C0x1 = -T0_zz_1*L1_x_neg - 0.1029*p1_y;

    /* Coriolis terms of joint 'FL_KFE' */
    const solo12_lanes4 C2x0 = L2_x_neg + T2_yz;
    const REAL C2x1_0 = C1x1[0];
    const REAL C2x1_1 = C1x2[0];
    const REAL C2x1 = C2x1_0 - C2x1_1;
    const solo12_lanes4 C0x2 = -T0_zz_1*L2_x_neg - 0.1029*p2_y;

    /* Coriolis terms of joint 'FR_KFE' */
    const REAL C4x4 = C1x1[1];
    const REAL C4x5 = C1x2[1];
    const REAL C5x4 = C4x4 - C4x5;

    /* Coriolis terms of joint 'HL_KFE' */
    const REAL C8x7 = -I2_hx[2]*v1_x[2] - T2_zz_neg_2[2];

    /* Coriolis terms of joint 'HR_KFE' */
    const REAL C11x10 = -I2_hx[3]*v1_x[3] - T2_zz_neg_2[3];

    const REAL C_0 = T0_zz[0];
    const REAL C_1 = C0x1[0];
    const REAL C_2 = C0x2[0];
    const REAL C_3 = C1x0[0];
    const REAL C_4 = C2x0[0];
    const REAL T3_zz_neg = T0_zz[1];
    const REAL C3x4_neg = C0x1[1];
    const REAL C3x5_neg = C0x2[1];
    const REAL C4x3 = C1x0[1];
    const REAL C5x3 = C2x0[1];
    const REAL T6_zz = T0_zz[2];
    const REAL C6x7 = C0x1[2];
    const REAL C6x8 = C0x2[2];
    const REAL C7x6 = C1x0[2];
    const REAL C7x7 = C1x1[2];
    const REAL C7x8 = C1x2[2];
    const REAL C8x6 = C2x0[2];
    const REAL T9_zz_neg = T0_zz[3];
    const REAL C9x10_neg = C0x1[3];
    const REAL C9x11_neg = C0x2[3];
    const REAL C10x9 = C1x0[3];
    const REAL C10x10 = C1x1[3];
    const REAL C10x11 = C1x2[3];
    const REAL C11x9 = C2x0[3];

    for (size_t place = 0; place < 144; ++place) {
        C[place] = ALL(0.0);
    }
    C[0] = C_0;
    C[1] = C_1;
    C[2] = C_2;
    C[12] = C_3;
    C[13] = C2x1_0;
    C[14] = C2x1_1;
    C[24] = C_4;
    C[25] = C2x1;
    C[39] = -T3_zz_neg;
    C[40] = -C3x4_neg;
    C[41] = -C3x5_neg;
    C[51] = C4x3;
    C[52] = C4x4;
    C[53] = C4x5;
    C[63] = C5x3;
    C[64] = C5x4;
    C[78] = T6_zz;
    C[79] = C6x7;
    C[80] = C6x8;
    C[90] = C7x6;
    C[91] = C7x7;
    C[92] = C7x8;
    C[102] = C8x6;
    C[103] = C8x7;
    C[117] = -T9_zz_neg;
    C[118] = -C9x10_neg;
    C[119] = -C9x11_neg;
    C[129] = C10x9;
    C[130] = C10x10;
    C[131] = C10x11;
    C[141] = C11x9;
    C[142] = C11x10;
}
#endif

#if !(SOLO12_WIDTH > 1 && !defined(SOLO12_SECOND_READING))
FUNCTION(solo12_coriolis_matrix)(const REAL q[12], const REAL qd[12], REAL C[144])
{
    const REAL q1 = q[1], q2 = q[2], q4 = q[4], q5 = q[5], q7 = q[7], q8 = q[8], q10 = q[10];
    const REAL q11 = q[11];
    const REAL qd0 = qd[0], qd1 = qd[1], qd2 = qd[2], qd3 = qd[3], qd4 = qd[4], qd5 = qd[5];
    const REAL qd6 = qd[6], qd7 = qd[7], qd8 = qd[8], qd9 = qd[9], qd10 = qd[10], qd11 = qd[11];

    /* sines and cosines */
    const REAL q_1_2 = q1 + q2;
    const REAL q_4_5 = q4 + q5;
    const REAL q_7_8 = q7 + q8;
    const REAL q_10_11 = q10 + q11;
    const REAL angles[8] = {q1, q_1_2, q4, q_4_5, q7, q_7_8, q10, q_10_11};
    REAL sines[8], cosines[8];
    OF(solo12_sincos)(8, angles, sines, cosines);
    const REAL s_1 = sines[0], s_1_2 = sines[1], s_4 = sines[2], s_4_5 = sines[3], s_7 = sines[4];
    const REAL s_7_8 = sines[5], s_10 = sines[6], s_10_11 = sines[7];
    const REAL c_1 = cosines[0], c_1_2 = cosines[1], c_4 = cosines[2], c_4_5 = cosines[3];
    const REAL c_7 = cosines[4], c_7_8 = cosines[5], c_10 = cosines[6], c_10_11 = cosines[7];

    /* position of 'FL_LOWER_LEG' */
    const REAL r2_x = -0.16*c_1;
    const REAL r2_y = -0.16*s_1;

    /* position of 'FR_LOWER_LEG' */
    const REAL r5_x = -0.16*c_4;
    const REAL r5_y = -0.16*s_4;

    /* position of 'HL_LOWER_LEG' */
    const REAL r8_x = -0.16*c_7;
    const REAL r8_y = -0.16*s_7;

    /* position of 'HR_LOWER_LEG' */
    const REAL r11_x = -0.16*c_10;
    const REAL r11_y = -0.16*s_10;

    /* inertia of 'FL_UPPER_LEG' in the axes of its group */
    const REAL I1_hx_neg = 0.01771278698415*c_1 + 2.0453744565e-06*s_1;
    const REAL I1_Jxy_0 = s_1*(0.0022644781431582876*c_1 + 3.21970574695491e-07*s_1);
    const REAL I1_Jxy = 1.609852873477455e-07 - I1_Jxy_0;
    const REAL I1_Jxz_neg = 0.0001172304186461722*c_1 + 3.700383061853605e-08*s_1;

    /* inertia of 'FL_LOWER_LEG' in the axes of its group */
    const REAL I2_hx = -0.0038482516772413*c_1_2;
    const REAL I2_hy = -0.0038482516772413*s_1_2;
    const REAL T0_zz_0 = c_1_2*s_1_2;
    const REAL I2_Jxz = 3.3497340042275575e-05*c_1_2;

    /* inertia of 'FR_UPPER_LEG' in the axes of its group */
    const REAL I4_hx = 2.0453744565e-06*s_4 - 0.01771278698415*c_4;
    const REAL I4_Jxy_0 = s_4*(0.0022644781431582876*c_4 - 3.21970574695491e-07*s_4);
    const REAL I4_Jxy = -I4_Jxy_0 - 1.609852873477455e-07;
    const REAL I4_Jxz = 0.0001172304186461722*c_4 - 3.700383061853605e-08*s_4;

    /* inertia of 'FR_LOWER_LEG' in the axes of its group */
    const REAL I5_hx = -0.0038482516772413*c_4_5;
    const REAL I5_hy = -0.0038482516772413*s_4_5;
    const REAL T3_zz_neg_0 = c_4_5*s_4_5;
    const REAL I5_Jxz = -3.3497340042275575e-05*c_4_5;

    /* inertia of 'HL_UPPER_LEG' in the axes of its group */
    const REAL I7_hx_neg = 0.01771278698415*c_7 + 2.0453744565e-06*s_7;
    const REAL I7_Jxy_0 = s_7*(0.0022644781431582876*c_7 + 3.21970574695491e-07*s_7);
    const REAL I7_Jxy = 1.609852873477455e-07 - I7_Jxy_0;
    const REAL I7_Jxz_neg = 0.0001172304186461722*c_7 + 3.700383061853605e-08*s_7;

    /* inertia of 'HL_LOWER_LEG' in the axes of its group */
    const REAL I8_hx = -0.0038482516772413*c_7_8;
    const REAL I8_hy = -0.0038482516772413*s_7_8;
    const REAL T6_zz_0 = c_7_8*s_7_8;
    const REAL I8_Jxz = 3.3497340042275575e-05*c_7_8;

    /* inertia of 'HR_UPPER_LEG' in the axes of its group */
    const REAL I10_hx = 2.0453744565e-06*s_10 - 0.01771278698415*c_10;
    const REAL I10_Jxy_0 = s_10*(0.0022644781431582876*c_10 - 3.21970574695491e-07*s_10);
    const REAL I10_Jxy = -I10_Jxy_0 - 1.609852873477455e-07;
    const REAL I10_Jxz = 0.0001172304186461722*c_10 - 3.700383061853605e-08*s_10;

    /* inertia of 'HR_LOWER_LEG' in the axes of its group */
    const REAL I11_hx = -0.0038482516772413*c_10_11;
    const REAL I11_hy = -0.0038482516772413*s_10_11;
    const REAL T9_zz_neg_0 = c_10_11*s_10_11;
    const REAL I11_Jxz = -3.3497340042275575e-05*c_10_11;

    /* velocity of 'FL_UPPER_LEG' */
    const REAL v1_x = 0.05145*qd0;

    /* velocity of 'FL_LOWER_LEG' */
    const REAL v2_z = -r2_x*qd0;
    const REAL v2_x = v1_x - r2_y*qd1;
    const REAL w2_z = qd1 + qd2;

    /* velocity of 'FR_UPPER_LEG' */
    const REAL v4_x = -0.05145*qd3;

    /* velocity of 'FR_LOWER_LEG' */
    const REAL v5_z = -r5_x*qd3;
    const REAL v5_x = v4_x - r5_y*qd4;
    const REAL w5_z = qd4 + qd5;

    /* velocity of 'HL_UPPER_LEG' */
    const REAL v7_x = 0.05145*qd6;

    /* velocity of 'HL_LOWER_LEG' */
    const REAL v8_z = -r8_x*qd6;
    const REAL v8_x = v7_x - r8_y*qd7;
    const REAL w8_z = qd7 + qd8;

    /* velocity of 'HR_UPPER_LEG' */
    const REAL v10_x = -0.05145*qd9;

    /* velocity of 'HR_LOWER_LEG' */
    const REAL v11_z = -r11_x*qd9;
    const REAL v11_x = v10_x - r11_y*qd10;
    const REAL w11_z = qd10 + qd11;

    /* composite inertia of 'HR_UPPER_LEG' */
    const REAL T11_zz_0 = r11_x*I11_hy;
    const REAL C10x11_0 = r11_y*I11_hx;

    /* composite inertia of 'HL_UPPER_LEG' */
    const REAL T8_zz_neg_0 = r8_x*I8_hy;
    const REAL C7x8_0 = r8_y*I8_hx;

    /* composite inertia of 'FR_UPPER_LEG' */
    const REAL T5_zz_0 = r5_x*I5_hy;
    const REAL C4x5_0 = r5_y*I5_hx;

    /* composite inertia of 'FL_UPPER_LEG' */
    const REAL T2_zz_neg_0 = r2_x*I2_hy;
    const REAL C1x2_0 = r2_y*I2_hx;

    const REAL T0_zz_1 = -0.5*I1_Jxy;
    const REAL T1_yz_0 = 0.5*I1_Jxz_neg;
    const REAL p1_y_0 = 0.5*I1_hx_neg;
    const REAL T0_zz_2 = 0.0002698046106585834*T0_zz_0;
    const REAL p2_y_0 = 1.6748670021137788e-05*c_1_2;
    const REAL L2_x_neg_0 = 0.00192412583862065*s_1_2;
    const REAL T3_zz_neg_1 = -0.5*I4_Jxy;
    const REAL T4_yz_0 = 0.5*I4_Jxz;
    const REAL p4_y_0 = -0.5*I4_hx;
    const REAL T3_zz_neg_2 = 0.0002698046106585834*T3_zz_neg_0;
    const REAL p5_y_0 = 1.6748670021137788e-05*c_4_5;
    const REAL L5_x_neg_0 = 0.00192412583862065*s_4_5;
    const REAL T6_zz_1 = -0.5*I7_Jxy;
    const REAL T7_yz_0 = 0.5*I7_Jxz_neg;
    const REAL p7_y_0 = 0.5*I7_hx_neg;
    const REAL T6_zz_2 = 0.0002698046106585834*T6_zz_0;
    const REAL p8_y_0 = 1.6748670021137788e-05*c_7_8;
    const REAL L8_x_neg_0 = 0.00192412583862065*s_7_8;
    const REAL T9_zz_neg_1 = -0.5*I10_Jxy;
    const REAL T10_yz_0 = 0.5*I10_Jxz;
    const REAL p10_y_0 = -0.5*I10_hx;
    const REAL T9_zz_neg_2 = 0.0002698046106585834*T9_zz_neg_0;
    const REAL p11_y_0 = 1.6748670021137788e-05*c_10_11;
    const REAL L11_x_neg_0 = 0.00192412583862065*s_10_11;

    /* momenta of 'FL_UPPER_LEG' */
    const REAL T0_zz_3 = qd1*T0_zz_1;
    const REAL T1_yz_1 = qd0*T0_zz_1;
    const REAL T1_yz_2 = qd1*T1_yz_0;
    const REAL T1_zz_0 = I1_Jxz_neg*qd0;
    const REAL T1_zz_1 = I1_hx_neg*v1_x;

    /* momenta of 'FL_LOWER_LEG' */
    const REAL T0_zz_4 = w2_z*T0_zz_2;
    const REAL T2_yz_0 = qd0*T0_zz_2;
    const REAL p2_y_1 = w2_z*p2_y_0;
    const REAL p2_z_0 = I2_Jxz*qd0;
    const REAL p2_y = -114.88230624833447*p2_y_1;
    const REAL p2_z = 57.441153124167236*p2_z_0;
    const REAL L2_x_neg_1 = v2_z*L2_x_neg_0;
    const REAL L2_x_neg = T2_yz_0 - p2_y_1 + L2_x_neg_1;
    const REAL T2_zz_neg_1 = -I2_hx*v2_x;
    const REAL T2_zz_neg = T2_zz_neg_1 - T2_zz_neg_0*qd1 + p2_z_0;
    const REAL T2_yz = T2_yz_0 + p2_y_1 + L2_x_neg_1;

    /* momenta of 'FR_UPPER_LEG' */
    const REAL T3_zz_neg_3 = qd4*T3_zz_neg_1;
    const REAL T4_yz_1 = qd3*T3_zz_neg_1;
    const REAL T4_yz_2 = qd4*T4_yz_0;
    const REAL T4_zz_0 = I4_Jxz*qd3;
    const REAL T4_zz_1 = I4_hx*v4_x;

    /* momenta of 'FR_LOWER_LEG' */
    const REAL T3_zz_neg_4 = w5_z*T3_zz_neg_2;
    const REAL T5_yz_0 = qd3*T3_zz_neg_2;
    const REAL p5_y_1 = w5_z*p5_y_0;
    const REAL p5_z_0 = -I5_Jxz*qd3;
    const REAL p5_y = -114.88230624833447*p5_y_1;
    const REAL p5_z = 57.441153124167236*p5_z_0;
    const REAL L5_x_neg_1 = v5_z*L5_x_neg_0;
    const REAL L5_x_neg = T5_yz_0 + p5_y_1 + L5_x_neg_1;
    const REAL T5_zz_1 = I5_hx*v5_x;
    const REAL T5_zz = T5_zz_1 + T5_zz_0*qd4 + p5_z_0;
    const REAL T5_yz = T5_yz_0 - p5_y_1 + L5_x_neg_1;

    /* momenta of 'HL_UPPER_LEG' */
    const REAL T6_zz_3 = qd7*T6_zz_1;
    const REAL T7_yz_1 = qd6*T6_zz_1;
    const REAL T7_yz_2 = qd7*T7_yz_0;
    const REAL T7_zz_0 = I7_Jxz_neg*qd6;
    const REAL T7_zz_1 = I7_hx_neg*v7_x;

    /* momenta of 'HL_LOWER_LEG' */
    const REAL T6_zz_4 = w8_z*T6_zz_2;
    const REAL T8_yz_0 = qd6*T6_zz_2;
    const REAL p8_y_1 = w8_z*p8_y_0;
    const REAL p8_z_0 = I8_Jxz*qd6;
    const REAL p8_y = -114.88230624833447*p8_y_1;
    const REAL p8_z = 57.441153124167236*p8_z_0;
    const REAL L8_x_neg_1 = v8_z*L8_x_neg_0;
    const REAL L8_x_neg = T8_yz_0 - p8_y_1 + L8_x_neg_1;
    const REAL T8_zz_neg_1 = -I8_hx*v8_x;
    const REAL T8_zz_neg_2 = T8_zz_neg_1 - T8_zz_neg_0*qd7;
    const REAL T8_zz_neg = p8_z_0 + T8_zz_neg_2;
    const REAL T8_yz = T8_yz_0 + p8_y_1 + L8_x_neg_1;

    /* momenta of 'HR_UPPER_LEG' */
    const REAL T9_zz_neg_3 = qd10*T9_zz_neg_1;
    const REAL T10_yz_1 = qd9*T9_zz_neg_1;
    const REAL T10_yz_2 = qd10*T10_yz_0;
    const REAL T10_zz_0 = I10_Jxz*qd9;
    const REAL T10_zz_1 = I10_hx*v10_x;

    /* momenta of 'HR_LOWER_LEG' */
    const REAL T9_zz_neg_4 = w11_z*T9_zz_neg_2;
    const REAL T11_yz_0 = qd9*T9_zz_neg_2;
    const REAL p11_y_1 = w11_z*p11_y_0;
    const REAL p11_z_0 = -I11_Jxz*qd9;
    const REAL p11_y = -114.88230624833447*p11_y_1;
    const REAL p11_z = 57.441153124167236*p11_z_0;
    const REAL L11_x_neg_1 = v11_z*L11_x_neg_0;
    const REAL L11_x_neg = T11_yz_0 + p11_y_1 + L11_x_neg_1;
    const REAL T11_zz_1 = I11_hx*v11_x;
    const REAL T11_zz_2 = T11_zz_1 + T11_zz_0*qd10;
    const REAL T11_zz = p11_z_0 + T11_zz_2;
    const REAL T11_yz = T11_yz_0 - p11_y_1 + L11_x_neg_1;

    /* momenta of 'HR_UPPER_LEG' */
    const REAL L10_x_neg_0 = -r11_y*p11_z;
    const REAL C10x11_1 = T11_zz_0*w11_z;
    const REAL C10x11 = C10x11_0*w11_z - C10x11_1;
    const REAL p10_y = p11_y - qd10*p10_y_0;
    const REAL p10_z = qd9*p10_y_0 + p11_z;
    const REAL L10_x_neg = T10_yz_1 - T10_yz_2 + (L11_x_neg + L10_x_neg_0);
    const REAL T10_zz = T11_zz + C10x11 - (T10_zz_0 - T10_zz_1);
    const REAL T10_yz = T10_yz_1 + T10_yz_2 + (T11_yz + L10_x_neg_0);

    /* momenta of 'HR_SHOULDER' */
    const REAL T9_zz_neg_5 = 0.1029*p10_z;
    const REAL T9_zz_neg_6 = 2.0*(T9_zz_neg_3 + T9_zz_neg_4) - T10_zz_1 - T11_zz_1;
    const REAL T9_zz_neg = T9_zz_neg_6 + C10x11_1 + T9_zz_neg_5;

    /* momenta of 'HL_UPPER_LEG' */
    const REAL L7_x_neg_0 = -r8_y*p8_z;
    const REAL C7x8_1 = T8_zz_neg_0*w8_z;
    const REAL C7x8 = C7x8_0*w8_z - C7x8_1;
    const REAL p7_y = p8_y - qd7*p7_y_0;
    const REAL p7_z = qd6*p7_y_0 + p8_z;
    const REAL L7_x_neg = T7_yz_1 + T7_yz_2 + (L8_x_neg + L7_x_neg_0);
    const REAL T7_zz = T7_zz_0 - T7_zz_1 - (T8_zz_neg - C7x8);
    const REAL T7_yz = T7_yz_1 - T7_yz_2 + (T8_yz + L7_x_neg_0);

    /* momenta of 'HL_SHOULDER' */
    const REAL T6_zz_5 = 0.1029*p7_z;
    const REAL T6_zz_6 = 2.0*(T6_zz_3 + T6_zz_4) + T7_zz_1 + T8_zz_neg_1 + C7x8_1;
    const REAL T6_zz = T6_zz_5 - T6_zz_6;

    /* momenta of 'FR_UPPER_LEG' */
    const REAL L4_x_neg_0 = -r5_y*p5_z;
    const REAL C4x5_1 = T5_zz_0*w5_z;
    const REAL C4x5 = C4x5_0*w5_z - C4x5_1;
    const REAL p4_y = p5_y - qd4*p4_y_0;
    const REAL p4_z = qd3*p4_y_0 + p5_z;
    const REAL L4_x_neg = T4_yz_1 - T4_yz_2 + (L5_x_neg + L4_x_neg_0);
    const REAL T4_zz = T5_zz + C4x5 - (T4_zz_0 - T4_zz_1);
    const REAL T4_yz = T4_yz_1 + T4_yz_2 + (T5_yz + L4_x_neg_0);

    /* momenta of 'FR_SHOULDER' */
    const REAL T3_zz_neg_5 = 0.1029*p4_z;
    const REAL T3_zz_neg_6 = 2.0*(T3_zz_neg_3 + T3_zz_neg_4) - T4_zz_1 - T5_zz_1 + C4x5_1;
    const REAL T3_zz_neg = T3_zz_neg_6 + T3_zz_neg_5;

    /* momenta of 'FL_UPPER_LEG' */
    const REAL L1_x_neg_0 = -r2_y*p2_z;
    const REAL C1x2_1 = T2_zz_neg_0*w2_z;
    const REAL C1x2 = C1x2_0*w2_z - C1x2_1;
    const REAL p1_y = p2_y - qd1*p1_y_0;
    const REAL p1_z = qd0*p1_y_0 + p2_z;
    const REAL L1_x_neg = T1_yz_1 + T1_yz_2 + (L2_x_neg + L1_x_neg_0);
    const REAL T1_zz = T1_zz_0 - T1_zz_1 - (T2_zz_neg - C1x2);
    const REAL T1_yz = T1_yz_1 - T1_yz_2 + (T2_yz + L1_x_neg_0);

    /* momenta of 'FL_SHOULDER' */
    const REAL T0_zz_5 = 0.1029*p1_z;
    const REAL T0_zz_6 = 2.0*(T0_zz_3 + T0_zz_4) + T1_zz_1 + T2_zz_neg_1 + C1x2_1;
    const REAL T0_zz = T0_zz_5 - T0_zz_6;

    /* Coriolis terms of joint 'FL_HFE' */
    const REAL C1x0 = T1_yz + L1_x_neg;
    const REAL C1x1 = T1_zz - (T1_zz_0 - p2_z_0 - T0_zz_5);
    const REAL C0x1 = -2.0*L1_x_neg - 0.1029*p1_y;

    /* Coriolis terms of joint 'FL_KFE' */
    const REAL C2x0 = L2_x_neg + T2_yz;
    const REAL C2x1 = C1x1 - C1x2;
    const REAL C0x2 = -2.0*L2_x_neg - 0.1029*p2_y;

    /* Coriolis terms of joint 'FR_HFE' */
    const REAL C4x3 = T4_yz + L4_x_neg;
    const REAL C4x4 = T4_zz_0 - p5_z_0 - T3_zz_neg_5 + T4_zz;
    const REAL C3x4_neg = 2.0*L4_x_neg - 0.1029*p4_y;

    /* Coriolis terms of joint 'FR_KFE' */
    const REAL C5x3 = L5_x_neg + T5_yz;
    const REAL C5x4 = C4x4 - C4x5;
    const REAL C3x5_neg = 2.0*L5_x_neg - 0.1029*p5_y;

    /* Coriolis terms of joint 'HL_HFE' */
    const REAL C7x6 = T7_yz + L7_x_neg;
    const REAL C7x7 = T7_zz - (T7_zz_0 - p8_z_0 - T6_zz_5);
    const REAL C6x7 = -2.0*L7_x_neg - 0.1029*p7_y;

    /* Coriolis terms of joint 'HL_KFE' */
    const REAL C8x6 = L8_x_neg + T8_yz;
    const REAL C8x7 = -I8_hx*v7_x - T8_zz_neg_2;
    const REAL C6x8 = -2.0*L8_x_neg - 0.1029*p8_y;

    /* Coriolis terms of joint 'HR_HFE' */
    const REAL C10x9 = T10_yz + L10_x_neg;
    const REAL C10x10 = T10_zz_0 - p11_z_0 - T9_zz_neg_5 + T10_zz;
    const REAL C9x10_neg = 2.0*L10_x_neg - 0.1029*p10_y;

    /* Coriolis terms of joint 'HR_KFE' */
    const REAL C11x9 = L11_x_neg + T11_yz;
    const REAL C11x10 = T11_zz_2 - I11_hx*v10_x;
    const REAL C9x11_neg = 2.0*L11_x_neg - 0.1029*p11_y;

    for (size_t place = 0; place < 144; ++place) {
        C[place] = ALL(0.0);
    }
    C[0] = T0_zz;
    C[1] = C0x1;
    C[2] = C0x2;
    C[12] = C1x0;
    C[13] = C1x1;
    C[14] = C1x2;
    C[24] = C2x0;
    C[25] = C2x1;
    C[39] = -T3_zz_neg;
    C[40] = -C3x4_neg;
    C[41] = -C3x5_neg;
    C[51] = C4x3;
    C[52] = C4x4;
    C[53] = C4x5;
    C[63] = C5x3;
    C[64] = C5x4;
    C[78] = T6_zz;
    C[79] = C6x7;
    C[80] = C6x8;
    C[90] = C7x6;
    C[91] = C7x7;
    C[92] = C7x8;
    C[102] = C8x6;
    C[103] = C8x7;
    C[117] = -T9_zz_neg;
    C[118] = -C9x10_neg;
    C[119] = -C9x11_neg;
    C[129] = C10x9;
    C[130] = C10x10;
    C[131] = C10x11;
    C[141] = C11x9;
    C[142] = C11x10;
}
#endif

#if SOLO12_WIDTH > 1 && !defined(SOLO12_SECOND_READING)
FUNCTION(solo12_forward_dynamics)(
    const REAL q[12], const REAL qd[12], const REAL tau[12], REAL qdd[12])
{
    /* Branches side by side, called as the first: those of FL_HAA, FR_HAA, HL_HAA, HR_HAA. */
    const REAL q0 = q[0], q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6];
    const REAL q7 = q[7], q8 = q[8], q9 = q[9], q10 = q[10], q11 = q[11];
    const REAL qd0 = qd[0], qd1 = qd[1], qd2 = qd[2], qd3 = qd[3], qd4 = qd[4], qd5 = qd[5];
    const REAL qd6 = qd[6], qd7 = qd[7], qd8 = qd[8], qd9 = qd[9], qd10 = qd[10], qd11 = qd[11];
    const REAL tau0 = tau[0], tau1 = tau[1], tau2 = tau[2], tau3 = tau[3], tau4 = tau[4];
    const REAL tau5 = tau[5], tau6 = tau[6], tau7 = tau[7], tau8 = tau[8], tau9 = tau[9];
    const REAL tau10 = tau[10], tau11 = tau[11];

    /* sines and cosines */
    const solo12_lanes4 q0_q3_q6_q9 = {q0, q3, q6, q9};
    const solo12_lanes4 q1_q4_q7_q10 = {q1, q4, q7, q10};
    const solo12_lanes4 q_1_2 = q1_q4_q7_q10 + (solo12_lanes4){q2, q5, q8, q11};
    const solo12_lanes4 angles[3] = {q0_q3_q6_q9, q1_q4_q7_q10, q_1_2};
    solo12_lanes4 sines[3], cosines[3];
    for (size_t i = 0; i < 3; ++i) {
        OF(solo12_sincos)(4, (const REAL *)&angles[i], (REAL *)&sines[i], (REAL *)&cosines[i]);
    }
    const solo12_lanes4 s_0 = sines[0], s_1 = sines[1], s_1_2 = sines[2];
    const solo12_lanes4 c_0 = cosines[0], c_1 = cosines[1], c_1_2 = cosines[2];

    /* arguments, branch beside branch */
    const solo12_lanes4 qd0_qd3_qd6_qd9 = {qd0, qd3, qd6, qd9};
    const solo12_lanes4 qd1_qd4_qd7_qd10 = {qd1, qd4, qd7, qd10};
    const solo12_lanes4 qd2_qd5_qd8_qd11 = {qd2, qd5, qd8, qd11};
    const solo12_lanes4 tau0_tau3_tau6_tau9 = {tau0, tau3, tau6, tau9};
    const solo12_lanes4 tau1_tau4_tau7_tau10 = {tau1, tau4, tau7, tau10};
    const solo12_lanes4 tau2_tau5_tau8_tau11 = {tau2, tau5, tau8, tau11};

    /* numbers in which the branches differ */
    const solo12_lanes4 I1_hx_neg_0 = {
        0.01771278698415, -0.01771278698415, 0.01771278698415, -0.01771278698415,
    };
    const solo12_lanes4 I1_Jxx_neg_0 = {
        0.0022644781431582876, -0.0022644781431582876, 0.0022644781431582876,
        -0.0022644781431582876,
    };
    const solo12_lanes4 I1_Jxz_neg_0 = {
        0.0001172304186461722, -0.0001172304186461722, 0.0001172304186461722,
        -0.0001172304186461722,
    };
    const solo12_lanes4 a0_y_0 = {-9.81, 9.81, -9.81, 9.81};
    const solo12_lanes4 a2_z_0 = {1.0, -1.0, 1.0, -1.0};
    const solo12_lanes4 I2_Jxz_0 = {
        3.3497340042275575e-05, -3.3497340042275575e-05, 3.3497340042275575e-05,
        -3.3497340042275575e-05,
    };
    const solo12_lanes4 n0_z_0 = {0.05145, -0.05145, 0.05145, -0.05145};
    const solo12_lanes4 n0_z_1 = {
        0.08509272390476785, -0.08509272390476785, 0.08509272390476785, -0.08509272390476785,
    };
    const solo12_lanes4 R0_Jzz_0 = {
        0.00037588290370216287, -0.00037588290370216287, 0.00037588290370216287,
        -0.00037588290370216287,
    };
    const solo12_lanes4 M0x2_0 = {
        0.00023148988883634047, -0.00023148988883634047, 0.00023148988883634047,
        -0.00023148988883634047,
    };
    const solo12_lanes4 U0x2_0 = {
        0.4266157182460592, -0.4266157182460592, 0.4266157182460592, -0.4266157182460592,
    };
    const solo12_lanes4 x2_0 = {
        1842.912968642313, -1842.912968642313, 1842.912968642313, -1842.912968642313,
    };

    /* position of 'FL_LOWER_LEG' */
    const solo12_lanes4 r2_x = -0.16*c_1;
    const solo12_lanes4 r2_y = -0.16*s_1;

    /* inertia of 'FL_UPPER_LEG' in the axes of its group */
    const solo12_lanes4 I1_hx_neg = I1_hx_neg_0*c_1 + 2.0453744565e-06*s_1;
    const solo12_lanes4 I1_hy = 2.0453744565e-06*c_1 - I1_hx_neg_0*s_1;
    const solo12_lanes4 I1_Jxx_neg_1 = I1_Jxx_neg_0*c_1 + 3.21970574695491e-07*s_1;
    const solo12_lanes4 I1_Jxx_neg = c_1*I1_Jxx_neg_1;
    const solo12_lanes4 I1_Jxy = 1.609852873477455e-07 - s_1*I1_Jxx_neg_1;
    const solo12_lanes4 I1_Jxz_neg = I1_Jxz_neg_0*c_1 + 3.700383061853605e-08*s_1;
    const solo12_lanes4 I1_Jyz = 3.700383061853605e-08*c_1 - I1_Jxz_neg_0*s_1;

    /* inertia of 'FL_LOWER_LEG' in the axes of its group */
    const solo12_lanes4 I2_hx = -0.0038482516772413*c_1_2;
    const solo12_lanes4 I2_hy = -0.0038482516772413*s_1_2;
    const solo12_lanes4 I2_Jxx_neg_0 = 0.0005396092213171668*c_1_2;
    const solo12_lanes4 I2_Jxx_neg = c_1_2*I2_Jxx_neg_0;
    const solo12_lanes4 I2_Jxy_neg = s_1_2*I2_Jxx_neg_0;
    const solo12_lanes4 I2_Jxz = I2_Jxz_0*c_1_2;
    const solo12_lanes4 I2_Jyz = I2_Jxz_0*s_1_2;

    /* motion of 'FL_SHOULDER' */
    const solo12_lanes4 a0_x = 9.81*c_0;
    const solo12_lanes4 a0_y = a0_y_0*s_0;
    const solo12_lanes4 ww0_zz = qd0_qd3_qd6_qd9*qd0_qd3_qd6_qd9;

    /* motion of 'FL_UPPER_LEG' */
    const solo12_lanes4 a1_z = -a0_y - 0.05145*ww0_zz;
    const solo12_lanes4 ww1_zz = qd1_qd4_qd7_qd10*qd1_qd4_qd7_qd10;
    const solo12_lanes4 E1_xx_neg = ww0_zz + ww1_zz;
    const solo12_lanes4 E1_zy = qd0_qd3_qd6_qd9*qd1_qd4_qd7_qd10*2.0;

    /* motion of 'FL_LOWER_LEG' */
    const solo12_lanes4 a2_y = -r2_y*ww1_zz;
    const solo12_lanes4 a2_x = a0_x - r2_x*E1_xx_neg;
    const solo12_lanes4 a2_z = a1_z + r2_y*E1_zy*a2_z_0;
    const solo12_lanes4 w2_z = qd1_qd4_qd7_qd10 + qd2_qd5_qd8_qd11;
    const solo12_lanes4 ww2_zz = w2_z*w2_z;
    const solo12_lanes4 E2_xx_neg = ww0_zz + ww2_zz;
    const solo12_lanes4 E2_zy = qd0_qd3_qd6_qd9*w2_z*2.0;

    /* force on 'FL_LOWER_LEG' */
    const solo12_lanes4 f2_x = -I2_hx*E2_xx_neg;
    const solo12_lanes4 f2_y = -I2_hy*ww2_zz;
    const solo12_lanes4 f2_z = I2_hy*E2_zy;
    const solo12_lanes4 n2_y = I2_Jxz*ww2_zz - I2_Jxy_neg*E2_zy - I2_hx*a2_z*a2_z_0;
    const solo12_lanes4 n2_z = I2_Jxy_neg*ww0_zz - (I2_hy*a2_x - I2_hx*a2_y);

    /* force on 'FL_UPPER_LEG' */
    const solo12_lanes4 n1_y_neg_0 = I1_hx_neg*a1_z*a2_z_0;
    const solo12_lanes4 n1_y_neg_1 = a2_z_0*(I1_Jxz_neg*ww1_zz*a2_z_0 - I1_Jxy*E1_zy - n1_y_neg_0);
    const solo12_lanes4 n1_y_neg = r2_x*f2_z - n2_y + n1_y_neg_1;
    const solo12_lanes4 n1_z_0 = -a2_z_0*(I1_Jxy*ww0_zz + I1_hy*a0_x);
    const solo12_lanes4 n1_z = n2_z - (r2_y*f2_x - r2_x*f2_y) + n1_z_0;
    const solo12_lanes4 f1_x = f2_x + I1_hx_neg*E1_xx_neg*a2_z_0;

    /* force on 'FL_SHOULDER' */
    const solo12_lanes4 n0_z = n0_z_1*c_0 - (n1_y_neg - n0_z_0*f1_x);

    /* what accelerates the joints */
    const solo12_lanes4 drive0 = tau0_tau3_tau6_tau9 - n0_z;
    const solo12_lanes4 drive1 = tau1_tau4_tau7_tau10 - n1_z;
    const solo12_lanes4 drive2 = tau2_tau5_tau8_tau11 - n2_z;

    /* composite inertia of 'FL_UPPER_LEG' */
    const solo12_lanes4 R1_Jzz_0 = -0.32*c_1*I2_hx;
    const solo12_lanes4 R1_hy = I1_hy + a2_z_0*I2_hy;
    const solo12_lanes4 R1_Jyy = I1_Jxx_neg + a2_z_0*(I2_Jxx_neg + R1_Jzz_0);
    const solo12_lanes4 R1_Jzz = R1_Jzz_0 - 0.32*s_1*I2_hy + 0.002838197420805067;
    const solo12_lanes4 R1_Jyz = I1_Jyz + I2_Jyz;

    /* composite inertia of 'FL_SHOULDER' */
    const solo12_lanes4 M0x1e2_neg_0 = 0.05145*R1_hy - R1_Jyz;
    const solo12_lanes4 R0_Jzz = R1_Jyy + R0_Jzz_0;

    /* inertia that joint 'FL_KFE' feels, and its couplings inward */
    const solo12_lanes4 M1x2 = r2_x*I2_hx + r2_y*I2_hy + 0.0005426192213171668;
    const solo12_lanes4 M0x2 = M0x2_0*s_1_2;

    /* elimination of 'FL_KFE' */
    const solo12_lanes4 U0x2 = U0x2_0*s_1_2;
    const solo12_lanes4 U1x2 = 1842.912968642313*M1x2;
    const solo12_lanes4 M0x0e2 = R0_Jzz - M0x2*U0x2*a2_z_0;
    const solo12_lanes4 M0x1e2_neg = M0x1e2_neg_0 + M0x2*U1x2;
    const solo12_lanes4 D1 = R1_Jzz - M1x2*U1x2;

    /* elimination of 'FL_HFE' */
    const solo12_lanes4 D1_inv = 1.0/D1;
    const solo12_lanes4 U0x1_neg = M0x1e2_neg*D1_inv;
    const solo12_lanes4 D0 = M0x0e2 - M0x1e2_neg*U0x1_neg*a2_z_0;

    /* elimination of 'FL_HAA' */
    const solo12_lanes4 D0_inv = 1.0/D0;

    /* solve with U */
    const solo12_lanes4 e1 = drive1 - drive2*U1x2;
    const solo12_lanes4 e0 = drive0 + U0x1_neg*e1 - drive2*U0x2;

    /* solve with D and U* */
    const solo12_lanes4 x0 = D0_inv*e0;
    const solo12_lanes4 x1 = D1_inv*e1 + U0x1_neg*x0*a2_z_0;
    const solo12_lanes4 x2 = x2_0*drive2 - U0x2*x0 - U1x2*x1*a2_z_0;

    const REAL qdd_0 = x0[0];
    const REAL qdd_1 = x1[0];
    const REAL qdd_2 = x2[0];
    const REAL x3_neg = x0[1];
    const REAL x4 = x1[1];
    const REAL x5_neg = x2[1];
    const REAL x6 = x0[2];
    const REAL x7 = x1[2];
    const REAL x8 = x2[2];
    const REAL x9_neg = x0[3];
    const REAL x10 = x1[3];
    const REAL x11_neg = x2[3];

    qdd[0] = qdd_0;
    qdd[1] = qdd_1;
    qdd[2] = qdd_2;
    qdd[3] = -x3_neg;
    qdd[4] = x4;
    qdd[5] = -x5_neg;
    qdd[6] = x6;
    qdd[7] = x7;
    qdd[8] = x8;
    qdd[9] = -x9_neg;
    qdd[10] = x10;
    qdd[11] = -x11_neg;
}
#endif

#if !(SOLO12_WIDTH > 1 && !defined(SOLO12_SECOND_READING))
FUNCTION(solo12_forward_dynamics)(
    const REAL q[12], const REAL qd[12], const REAL tau[12], REAL qdd[12])
{
    const REAL q0 = q[0], q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6];
    const REAL q7 = q[7], q8 = q[8], q9 = q[9], q10 = q[10], q11 = q[11];
    const REAL qd0 = qd[0], qd1 = qd[1], qd2 = qd[2], qd3 = qd[3], qd4 = qd[4], qd5 = qd[5];
    const REAL qd6 = qd[6], qd7 = qd[7], qd8 = qd[8], qd9 = qd[9], qd10 = qd[10], qd11 = qd[11];
    const REAL tau0 = tau[0], tau1 = tau[1], tau2 = tau[2], tau3 = tau[3], tau4 = tau[4];
    const REAL tau5 = tau[5], tau6 = tau[6], tau7 = tau[7], tau8 = tau[8], tau9 = tau[9];
    const REAL tau10 = tau[10], tau11 = tau[11];

    /* sines and cosines */
    const REAL q_1_2 = q1 + q2;
    const REAL q_4_5 = q4 + q5;
    const REAL q_7_8 = q7 + q8;
    const REAL q_10_11 = q10 + q11;
    const REAL angles[12] = {q0, q1, q_1_2, q3, q4, q_4_5, q6, q7, q_7_8, q9, q10, q_10_11};
    REAL sines[12], cosines[12];
    OF(solo12_sincos)(12, angles, sines, cosines);
    const REAL s_0 = sines[0], s_1 = sines[1], s_1_2 = sines[2], s_3 = sines[3], s_4 = sines[4];
    const REAL s_4_5 = sines[5], s_6 = sines[6], s_7 = sines[7], s_7_8 = sines[8], s_9 = sines[9];
    const REAL s_10 = sines[10], s_10_11 = sines[11];
    const REAL c_0 = cosines[0], c_1 = cosines[1], c_1_2 = cosines[2], c_3 = cosines[3];
    const REAL c_4 = cosines[4], c_4_5 = cosines[5], c_6 = cosines[6], c_7 = cosines[7];
    const REAL c_7_8 = cosines[8], c_9 = cosines[9], c_10 = cosines[10], c_10_11 = cosines[11];

    /* position of 'FL_LOWER_LEG' */
    const REAL r2_x = -0.16*c_1;
    const REAL r2_y = -0.16*s_1;

    /* position of 'FR_LOWER_LEG' */
    const REAL r5_x = -0.16*c_4;
    const REAL r5_y = -0.16*s_4;

    /* position of 'HL_LOWER_LEG' */
    const REAL r8_x = -0.16*c_7;
    const REAL r8_y = -0.16*s_7;

    /* position of 'HR_LOWER_LEG' */
    const REAL r11_x = -0.16*c_10;
    const REAL r11_y = -0.16*s_10;

    /* inertia of 'FL_UPPER_LEG' in the axes of its group */
    const REAL I1_hx_neg = 0.01771278698415*c_1 + 2.0453744565e-06*s_1;
    const REAL I1_hy = 2.0453744565e-06*c_1 - 0.01771278698415*s_1;
    const REAL I1_Jxx_neg_0 = 0.0022644781431582876*c_1 + 3.21970574695491e-07*s_1;
    const REAL I1_Jxx_neg = c_1*I1_Jxx_neg_0;
    const REAL I1_Jxy = 1.609852873477455e-07 - s_1*I1_Jxx_neg_0;
    const REAL I1_Jxz_neg = 0.0001172304186461722*c_1 + 3.700383061853605e-08*s_1;
    const REAL I1_Jyz = 3.700383061853605e-08*c_1 - 0.0001172304186461722*s_1;

    /* inertia of 'FL_LOWER_LEG' in the axes of its group */
    const REAL I2_hx = -0.0038482516772413*c_1_2;
    const REAL I2_hy = -0.0038482516772413*s_1_2;
    const REAL I2_Jxx_neg_0 = 0.0005396092213171668*c_1_2;
    const REAL I2_Jxx_neg = c_1_2*I2_Jxx_neg_0;
    const REAL I2_Jxy_neg = s_1_2*I2_Jxx_neg_0;
    const REAL I2_Jxz = 3.3497340042275575e-05*c_1_2;
    const REAL I2_Jyz = 3.3497340042275575e-05*s_1_2;

    /* inertia of 'FR_UPPER_LEG' in the axes of its group */
    const REAL I4_hx = 2.0453744565e-06*s_4 - 0.01771278698415*c_4;
    const REAL I4_hy_neg = 0.01771278698415*s_4 + 2.0453744565e-06*c_4;
    const REAL I4_Jxx_neg_0 = 0.0022644781431582876*c_4 - 3.21970574695491e-07*s_4;
    const REAL I4_Jxx_neg = c_4*I4_Jxx_neg_0;
    const REAL I4_Jxy = -s_4*I4_Jxx_neg_0 - 1.609852873477455e-07;
    const REAL I4_Jxz = 0.0001172304186461722*c_4 - 3.700383061853605e-08*s_4;
    const REAL I4_Jyz = 0.0001172304186461722*s_4 + 3.700383061853605e-08*c_4;

    /* inertia of 'FR_LOWER_LEG' in the axes of its group */
    const REAL I5_hx = -0.0038482516772413*c_4_5;
    const REAL I5_hy = -0.0038482516772413*s_4_5;
    const REAL I5_Jxx_neg_0 = 0.0005396092213171668*c_4_5;
    const REAL I5_Jxx_neg = c_4_5*I5_Jxx_neg_0;
    const REAL I5_Jxy_neg = s_4_5*I5_Jxx_neg_0;
    const REAL I5_Jxz = -3.3497340042275575e-05*c_4_5;
    const REAL I5_Jyz = -3.3497340042275575e-05*s_4_5;

    /* inertia of 'HL_UPPER_LEG' in the axes of its group */
    const REAL I7_hx_neg = 0.01771278698415*c_7 + 2.0453744565e-06*s_7;
    const REAL I7_hy = 2.0453744565e-06*c_7 - 0.01771278698415*s_7;
    const REAL I7_Jxx_neg_0 = 0.0022644781431582876*c_7 + 3.21970574695491e-07*s_7;
    const REAL I7_Jxx_neg = c_7*I7_Jxx_neg_0;
    const REAL I7_Jxy = 1.609852873477455e-07 - s_7*I7_Jxx_neg_0;
    const REAL I7_Jxz_neg = 0.0001172304186461722*c_7 + 3.700383061853605e-08*s_7;
    const REAL I7_Jyz = 3.700383061853605e-08*c_7 - 0.0001172304186461722*s_7;

    /* inertia of 'HL_LOWER_LEG' in the axes of its group */
    const REAL I8_hx = -0.0038482516772413*c_7_8;
    const REAL I8_hy = -0.0038482516772413*s_7_8;
    const REAL I8_Jxx_neg_0 = 0.0005396092213171668*c_7_8;
    const REAL I8_Jxx_neg = c_7_8*I8_Jxx_neg_0;
    const REAL I8_Jxy_neg = s_7_8*I8_Jxx_neg_0;
    const REAL I8_Jxz = 3.3497340042275575e-05*c_7_8;
    const REAL I8_Jyz = 3.3497340042275575e-05*s_7_8;

    /* inertia of 'HR_UPPER_LEG' in the axes of its group */
    const REAL I10_hx = 2.0453744565e-06*s_10 - 0.01771278698415*c_10;
    const REAL I10_hy_neg = 0.01771278698415*s_10 + 2.0453744565e-06*c_10;
    const REAL I10_Jxx_neg_0 = 0.0022644781431582876*c_10 - 3.21970574695491e-07*s_10;
    const REAL I10_Jxx_neg = c_10*I10_Jxx_neg_0;
    const REAL I10_Jxy = -s_10*I10_Jxx_neg_0 - 1.609852873477455e-07;
    const REAL I10_Jxz = 0.0001172304186461722*c_10 - 3.700383061853605e-08*s_10;
    const REAL I10_Jyz = 0.0001172304186461722*s_10 + 3.700383061853605e-08*c_10;

    /* inertia of 'HR_LOWER_LEG' in the axes of its group */
    const REAL I11_hx = -0.0038482516772413*c_10_11;
    const REAL I11_hy = -0.0038482516772413*s_10_11;
    const REAL I11_Jxx_neg_0 = 0.0005396092213171668*c_10_11;
    const REAL I11_Jxx_neg = c_10_11*I11_Jxx_neg_0;
    const REAL I11_Jxy_neg = s_10_11*I11_Jxx_neg_0;
    const REAL I11_Jxz = -3.3497340042275575e-05*c_10_11;
    const REAL I11_Jyz = -3.3497340042275575e-05*s_10_11;

    /* motion of 'FL_SHOULDER' */
    const REAL a0_x = 9.81*c_0;
    const REAL a0_y = -9.81*s_0;
    const REAL ww0_zz = qd0*qd0;

    /* motion of 'FL_UPPER_LEG' */
    const REAL a1_z = -a0_y - 0.05145*ww0_zz;
    const REAL ww1_zz = qd1*qd1;
    const REAL E1_xx_neg = ww0_zz + ww1_zz;
    const REAL E1_zy = qd0*qd1*2.0;

    /* motion of 'FL_LOWER_LEG' */
    const REAL a2_y = -r2_y*ww1_zz;
    const REAL a2_x = a0_x - r2_x*E1_xx_neg;
    const REAL a2_z = a1_z + r2_y*E1_zy;
    const REAL w2_z = qd1 + qd2;
    const REAL ww2_zz = w2_z*w2_z;
    const REAL E2_xx_neg = ww0_zz + ww2_zz;
    const REAL E2_zy = qd0*w2_z*2.0;

    /* motion of 'FR_SHOULDER' */
    const REAL a3_x = 9.81*c_3;
    const REAL a3_y = -9.81*s_3;
    const REAL ww3_zz = qd3*qd3;

    /* motion of 'FR_UPPER_LEG' */
    const REAL a4_z = 0.05145*ww3_zz - a3_y;
    const REAL ww4_zz = qd4*qd4;
    const REAL E4_xx_neg = ww3_zz + ww4_zz;
    const REAL E4_zy = qd3*qd4*2.0;

    /* motion of 'FR_LOWER_LEG' */
    const REAL a5_y = -r5_y*ww4_zz;
    const REAL a5_x = a3_x - r5_x*E4_xx_neg;
    const REAL a5_z = a4_z + r5_y*E4_zy;
    const REAL w5_z = qd4 + qd5;
    const REAL ww5_zz = w5_z*w5_z;
    const REAL E5_xx_neg = ww3_zz + ww5_zz;
    const REAL E5_zy = qd3*w5_z*2.0;

    /* motion of 'HL_SHOULDER' */
    const REAL a6_x = 9.81*c_6;
    const REAL a6_y = -9.81*s_6;
    const REAL ww6_zz = qd6*qd6;

    /* motion of 'HL_UPPER_LEG' */
    const REAL a7_z = -a6_y - 0.05145*ww6_zz;
    const REAL ww7_zz = qd7*qd7;
    const REAL E7_xx_neg = ww6_zz + ww7_zz;
    const REAL E7_zy = qd6*qd7*2.0;

    /* motion of 'HL_LOWER_LEG' */
    const REAL a8_y = -r8_y*ww7_zz;
    const REAL a8_x = a6_x - r8_x*E7_xx_neg;
    const REAL a8_z = a7_z + r8_y*E7_zy;
    const REAL w8_z = qd7 + qd8;
    const REAL ww8_zz = w8_z*w8_z;
    const REAL E8_xx_neg = ww6_zz + ww8_zz;
    const REAL E8_zy = qd6*w8_z*2.0;

    /* motion of 'HR_SHOULDER' */
    const REAL a9_x = 9.81*c_9;
    const REAL a9_y = -9.81*s_9;
    const REAL ww9_zz = qd9*qd9;

    /* motion of 'HR_UPPER_LEG' */
    const REAL a10_z = 0.05145*ww9_zz - a9_y;
    const REAL ww10_zz = qd10*qd10;
    const REAL E10_xx_neg = ww9_zz + ww10_zz;
    const REAL E10_zy = qd9*qd10*2.0;

    /* motion of 'HR_LOWER_LEG' */
    const REAL a11_y = -r11_y*ww10_zz;
    const REAL a11_x = a9_x - r11_x*E10_xx_neg;
    const REAL a11_z = a10_z + r11_y*E10_zy;
    const REAL w11_z = qd10 + qd11;
    const REAL ww11_zz = w11_z*w11_z;
    const REAL E11_xx_neg = ww9_zz + ww11_zz;
    const REAL E11_zy = qd9*w11_z*2.0;

    /* force on 'HR_LOWER_LEG' */
    const REAL f11_x = -I11_hx*E11_xx_neg;
    const REAL f11_y = -I11_hy*ww11_zz;
    const REAL f11_z = I11_hy*E11_zy;
    const REAL n11_y = I11_Jxz*ww11_zz - I11_Jxy_neg*E11_zy - I11_hx*a11_z;
    const REAL n11_z = I11_Jxy_neg*ww9_zz - (I11_hy*a11_x - I11_hx*a11_y);

    /* force on 'HR_UPPER_LEG' */
    const REAL n10_y_neg_0 = I10_hx*a10_z - (I10_Jxy*E10_zy + I10_Jxz*ww10_zz);
    const REAL n10_z_0 = I10_hy_neg*a9_x - I10_Jxy*ww9_zz;
    const REAL n10_y_neg = r11_x*f11_z - n11_y + n10_y_neg_0;
    const REAL n10_z = n11_z - (r11_y*f11_x - r11_x*f11_y) + n10_z_0;
    const REAL f10_x = f11_x - I10_hx*E10_xx_neg;

    /* force on 'HR_SHOULDER' */
    const REAL n9_z_neg = n10_y_neg + 0.05145*f10_x + 0.08509272390476785*c_9;

    /* force on 'HL_LOWER_LEG' */
    const REAL f8_x = -I8_hx*E8_xx_neg;
    const REAL f8_y = -I8_hy*ww8_zz;
    const REAL f8_z = I8_hy*E8_zy;
    const REAL n8_y = I8_Jxz*ww8_zz - I8_Jxy_neg*E8_zy - I8_hx*a8_z;
    const REAL n8_z = I8_Jxy_neg*ww6_zz - (I8_hy*a8_x - I8_hx*a8_y);

    /* force on 'HL_UPPER_LEG' */
    const REAL n7_y_neg_0 = I7_Jxz_neg*ww7_zz - I7_Jxy*E7_zy - I7_hx_neg*a7_z;
    const REAL n7_y_neg = r8_x*f8_z - n8_y + n7_y_neg_0;
    const REAL n7_z = n8_z - (r8_y*f8_x - r8_x*f8_y) - (I7_Jxy*ww6_zz + I7_hy*a6_x);
    const REAL f7_x = f8_x + I7_hx_neg*E7_xx_neg;

    /* force on 'HL_SHOULDER' */
    const REAL n6_z = 0.08509272390476785*c_6 - (n7_y_neg - 0.05145*f7_x);

    /* force on 'FR_LOWER_LEG' */
    const REAL f5_x = -I5_hx*E5_xx_neg;
    const REAL f5_y = -I5_hy*ww5_zz;
    const REAL f5_z = I5_hy*E5_zy;
    const REAL n5_y = I5_Jxz*ww5_zz - I5_Jxy_neg*E5_zy - I5_hx*a5_z;
    const REAL n5_z = I5_Jxy_neg*ww3_zz - (I5_hy*a5_x - I5_hx*a5_y);

    /* force on 'FR_UPPER_LEG' */
    const REAL n4_y_neg_0 = I4_hx*a4_z - (I4_Jxy*E4_zy + I4_Jxz*ww4_zz);
    const REAL n4_y_neg = r5_x*f5_z - n5_y + n4_y_neg_0;
    const REAL n4_z = n5_z - (r5_y*f5_x - r5_x*f5_y) + (I4_hy_neg*a3_x - I4_Jxy*ww3_zz);
    const REAL f4_x = f5_x - I4_hx*E4_xx_neg;

    /* force on 'FR_SHOULDER' */
    const REAL n3_z_neg = n4_y_neg + 0.05145*f4_x + 0.08509272390476785*c_3;

    /* force on 'FL_LOWER_LEG' */
    const REAL f2_x = -I2_hx*E2_xx_neg;
    const REAL f2_y = -I2_hy*ww2_zz;
    const REAL f2_z = I2_hy*E2_zy;
    const REAL n2_y = I2_Jxz*ww2_zz - I2_Jxy_neg*E2_zy - I2_hx*a2_z;
    const REAL n2_z = I2_Jxy_neg*ww0_zz - (I2_hy*a2_x - I2_hx*a2_y);

    /* force on 'FL_UPPER_LEG' */
    const REAL n1_y_neg_0 = I1_Jxz_neg*ww1_zz - I1_Jxy*E1_zy - I1_hx_neg*a1_z;
    const REAL n1_y_neg = r2_x*f2_z - n2_y + n1_y_neg_0;
    const REAL n1_z = n2_z - (r2_y*f2_x - r2_x*f2_y) - (I1_Jxy*ww0_zz + I1_hy*a0_x);
    const REAL f1_x = f2_x + I1_hx_neg*E1_xx_neg;

    /* force on 'FL_SHOULDER' */
    const REAL n0_z = 0.08509272390476785*c_0 - (n1_y_neg - 0.05145*f1_x);

    /* what accelerates the joints */
    const REAL drive0 = tau0 - n0_z;
    const REAL drive1 = tau1 - n1_z;
    const REAL drive2 = tau2 - n2_z;
    const REAL drive3 = tau3 + n3_z_neg;
    const REAL drive4 = tau4 - n4_z;
    const REAL drive5 = tau5 - n5_z;
    const REAL drive6 = tau6 - n6_z;
    const REAL drive7 = tau7 - n7_z;
    const REAL drive8 = tau8 - n8_z;
    const REAL drive9 = tau9 + n9_z_neg;
    const REAL drive10 = tau10 - n10_z;
    const REAL drive11 = tau11 - n11_z;

    /* composite inertia of 'HR_UPPER_LEG' */
    const REAL R10_Jzz_0 = -0.32*c_10*I11_hx;
    const REAL R10_hy = I11_hy - I10_hy_neg;
    const REAL R10_Jyy = I11_Jxx_neg + R10_Jzz_0 + I10_Jxx_neg;
    const REAL R10_Jzz = R10_Jzz_0 - 0.32*s_10*I11_hy + 0.002838197420805067;
    const REAL R10_Jyz = I10_Jyz + I11_Jyz;

    /* composite inertia of 'HR_SHOULDER' */
    const REAL M9x10e11_0 = R10_Jyz + 0.05145*R10_hy;
    const REAL R9_Jzz = R10_Jyy + 0.00037588290370216287;

    /* composite inertia of 'HL_UPPER_LEG' */
    const REAL R7_Jzz_0 = -0.32*c_7*I8_hx;
    const REAL R7_hy = I7_hy + I8_hy;
    const REAL R7_Jyy = I8_Jxx_neg + R7_Jzz_0 + I7_Jxx_neg;
    const REAL R7_Jzz = R7_Jzz_0 - 0.32*s_7*I8_hy + 0.002838197420805067;
    const REAL R7_Jyz = I7_Jyz + I8_Jyz;

    /* composite inertia of 'HL_SHOULDER' */
    const REAL M6x7e8_neg_0 = 0.05145*R7_hy - R7_Jyz;
    const REAL R6_Jzz = R7_Jyy + 0.00037588290370216287;

    /* composite inertia of 'FR_UPPER_LEG' */
    const REAL R4_Jzz_0 = -0.32*c_4*I5_hx;
    const REAL R4_hy = I5_hy - I4_hy_neg;
    const REAL R4_Jyy = I5_Jxx_neg + R4_Jzz_0 + I4_Jxx_neg;
    const REAL R4_Jzz = R4_Jzz_0 - 0.32*s_4*I5_hy + 0.002838197420805067;
    const REAL R4_Jyz = I4_Jyz + I5_Jyz;

    /* composite inertia of 'FR_SHOULDER' */
    const REAL M3x4e5_0 = R4_Jyz + 0.05145*R4_hy;
    const REAL R3_Jzz = R4_Jyy + 0.00037588290370216287;

    /* composite inertia of 'FL_UPPER_LEG' */
    const REAL R1_Jzz_0 = -0.32*c_1*I2_hx;
    const REAL R1_hy = I1_hy + I2_hy;
    const REAL R1_Jyy = I2_Jxx_neg + R1_Jzz_0 + I1_Jxx_neg;
    const REAL R1_Jzz = R1_Jzz_0 - 0.32*s_1*I2_hy + 0.002838197420805067;
    const REAL R1_Jyz = I1_Jyz + I2_Jyz;

    /* composite inertia of 'FL_SHOULDER' */
    const REAL M0x1e2_neg_0 = 0.05145*R1_hy - R1_Jyz;
    const REAL R0_Jzz = R1_Jyy + 0.00037588290370216287;

    /* inertia that joint 'FL_KFE' feels, and its couplings inward */
    const REAL M1x2 = r2_x*I2_hx + r2_y*I2_hy + 0.0005426192213171668;
    const REAL M0x2 = 0.00023148988883634047*s_1_2;

    /* inertia that joint 'FR_KFE' feels, and its couplings inward */
    const REAL M4x5 = r5_x*I5_hx + r5_y*I5_hy + 0.0005426192213171668;
    const REAL M3x5 = -0.00023148988883634047*s_4_5;

    /* inertia that joint 'HL_KFE' feels, and its couplings inward */
    const REAL M7x8 = r8_x*I8_hx + r8_y*I8_hy + 0.0005426192213171668;
    const REAL M6x8 = 0.00023148988883634047*s_7_8;

    /* inertia that joint 'HR_KFE' feels, and its couplings inward */
    const REAL M10x11 = r11_x*I11_hx + r11_y*I11_hy + 0.0005426192213171668;
    const REAL M9x11 = -0.00023148988883634047*s_10_11;

    /* elimination of 'HR_KFE' */
    const REAL U9x11 = -0.4266157182460592*s_10_11;
    const REAL U10x11 = 1842.912968642313*M10x11;
    const REAL M9x9e11 = R9_Jzz - M9x11*U9x11;
    const REAL M9x10e11 = M9x10e11_0 - M9x11*U10x11;
    const REAL D10 = R10_Jzz - M10x11*U10x11;

    /* elimination of 'HR_HFE' */
    const REAL D10_inv = 1.0/D10;
    const REAL U9x10 = M9x10e11*D10_inv;
    const REAL D9 = M9x9e11 - M9x10e11*U9x10;

    /* elimination of 'HR_HAA' */
    const REAL D9_inv = 1.0/D9;

    /* elimination of 'HL_KFE' */
    const REAL U6x8 = 0.4266157182460592*s_7_8;
    const REAL U7x8 = 1842.912968642313*M7x8;
    const REAL M6x6e8 = R6_Jzz - M6x8*U6x8;
    const REAL M6x7e8_neg = M6x7e8_neg_0 + M6x8*U7x8;
    const REAL D7 = R7_Jzz - M7x8*U7x8;

    /* elimination of 'HL_HFE' */
    const REAL D7_inv = 1.0/D7;
    const REAL U6x7_neg = M6x7e8_neg*D7_inv;
    const REAL D6 = M6x6e8 - M6x7e8_neg*U6x7_neg;

    /* elimination of 'HL_HAA' */
    const REAL D6_inv = 1.0/D6;

    /* elimination of 'FR_KFE' */
    const REAL U3x5 = -0.4266157182460592*s_4_5;
    const REAL U4x5 = 1842.912968642313*M4x5;
    const REAL M3x3e5 = R3_Jzz - M3x5*U3x5;
    const REAL M3x4e5 = M3x4e5_0 - M3x5*U4x5;
    const REAL D4 = R4_Jzz - M4x5*U4x5;

    /* elimination of 'FR_HFE' */
    const REAL D4_inv = 1.0/D4;
    const REAL U3x4 = M3x4e5*D4_inv;
    const REAL D3 = M3x3e5 - M3x4e5*U3x4;

    /* elimination of 'FR_HAA' */
    const REAL D3_inv = 1.0/D3;

    /* elimination of 'FL_KFE' */
    const REAL U0x2 = 0.4266157182460592*s_1_2;
    const REAL U1x2 = 1842.912968642313*M1x2;
    const REAL M0x0e2 = R0_Jzz - M0x2*U0x2;
    const REAL M0x1e2_neg = M0x1e2_neg_0 + M0x2*U1x2;
    const REAL D1 = R1_Jzz - M1x2*U1x2;

    /* elimination of 'FL_HFE' */
    const REAL D1_inv = 1.0/D1;
    const REAL U0x1_neg = M0x1e2_neg*D1_inv;
    const REAL D0 = M0x0e2 - M0x1e2_neg*U0x1_neg;

    /* elimination of 'FL_HAA' */
    const REAL D0_inv = 1.0/D0;

    /* solve with U */
    const REAL e10 = drive10 - drive11*U10x11;
    const REAL e9 = drive9 - U9x10*e10 - drive11*U9x11;
    const REAL e7 = drive7 - drive8*U7x8;
    const REAL e6 = drive6 + U6x7_neg*e7 - drive8*U6x8;
    const REAL e4 = drive4 - drive5*U4x5;
    const REAL e3 = drive3 - U3x4*e4 - drive5*U3x5;
    const REAL e1 = drive1 - drive2*U1x2;
    const REAL e0 = drive0 + U0x1_neg*e1 - drive2*U0x2;

    /* solve with D and U* */
    const REAL x0 = D0_inv*e0;
    const REAL x3 = D3_inv*e3;
    const REAL x6 = D6_inv*e6;
    const REAL x9 = D9_inv*e9;
    const REAL x1 = D1_inv*e1 + U0x1_neg*x0;
    const REAL x2 = 1842.912968642313*drive2 - U0x2*x0 - U1x2*x1;
    const REAL x4 = D4_inv*e4 - U3x4*x3;
    const REAL x5 = 1842.912968642313*drive5 - U3x5*x3 - U4x5*x4;
    const REAL x7 = D7_inv*e7 + U6x7_neg*x6;
    const REAL x8 = 1842.912968642313*drive8 - U6x8*x6 - U7x8*x7;
    const REAL x10 = D10_inv*e10 - U9x10*x9;
    const REAL x11 = 1842.912968642313*drive11 - U9x11*x9 - U10x11*x10;

    qdd[0] = x0;
    qdd[1] = x1;
    qdd[2] = x2;
    qdd[3] = x3;
    qdd[4] = x4;
    qdd[5] = x5;
    qdd[6] = x6;
    qdd[7] = x7;
    qdd[8] = x8;
    qdd[9] = x9;
    qdd[10] = x10;
    qdd[11] = x11;
}
#endif

FUNCTION(solo12_pose_FL_FOOT)(const REAL q[12], REAL pose[16])
{
    const REAL q0 = q[0], q1 = q[1], q2 = q[2];

    /* sines and cosines */
    const REAL q_1_2 = q1 + q2;
    const REAL angles[3] = {q0, q1, q_1_2};
    REAL sines[3], cosines[3];
    OF(solo12_sincos)(3, angles, sines, cosines);
    const REAL s_0 = sines[0], s_1 = sines[1], s_1_2 = sines[2];
    const REAL c_0 = cosines[0], c_1 = cosines[1], c_1_2 = cosines[2];

    /* frame of tool 'FL_FOOT' */
    const REAL Qt_yx = s_0*s_1_2;
    const REAL Qt_yz_neg = s_0*c_1_2;
    const REAL Qt_zx_neg = c_0*s_1_2;
    const REAL Qt_zz = c_0*c_1_2;
    const REAL ot_x = 0.1946 - 0.16*(s_1 + s_1_2);
    const REAL ot_y_0 = 0.16*(c_1 + c_1_2);
    const REAL ot_y = 0.05945*c_0 + 0.0875 + s_0*ot_y_0;
    const REAL ot_z = 0.05945*s_0 - c_0*ot_y_0;

    pose[0] = c_1_2;
    pose[1] = ALL(0.0);
    pose[2] = s_1_2;
    pose[3] = ot_x;
    pose[4] = Qt_yx;
    pose[5] = c_0;
    pose[6] = -Qt_yz_neg;
    pose[7] = ot_y;
    pose[8] = -Qt_zx_neg;
    pose[9] = s_0;
    pose[10] = Qt_zz;
    pose[11] = ot_z;
    pose[12] = ALL(0.0);
    pose[13] = ALL(0.0);
    pose[14] = ALL(0.0);
    pose[15] = ALL(1.0);
}

FUNCTION(solo12_pose_FR_FOOT)(const REAL q[12], REAL pose[16])
{
    const REAL q3 = q[3], q4 = q[4], q5 = q[5];

    /* sines and cosines */
    const REAL q_4_5 = q4 + q5;
    const REAL angles[3] = {q3, q4, q_4_5};
    REAL sines[3], cosines[3];
    OF(solo12_sincos)(3, angles, sines, cosines);
    const REAL s_3 = sines[0], s_4 = sines[1], s_4_5 = sines[2];
    const REAL c_3 = cosines[0], c_4 = cosines[1], c_4_5 = cosines[2];

    /* frame of tool 'FR_FOOT' */
    const REAL Qt_yx = s_3*s_4_5;
    const REAL Qt_yz_neg = s_3*c_4_5;
    const REAL Qt_zx_neg = c_3*s_4_5;
    const REAL Qt_zz = c_3*c_4_5;
    const REAL ot_x = 0.1946 - 0.16*(s_4 + s_4_5);
    const REAL ot_y_neg_0 = -0.16*(c_4 + c_4_5);
    const REAL ot_y_neg = 0.05945*c_3 + 0.0875 + s_3*ot_y_neg_0;
    const REAL ot_z = c_3*ot_y_neg_0 - 0.05945*s_3;

    pose[0] = c_4_5;
    pose[1] = ALL(0.0);
    pose[2] = s_4_5;
    pose[3] = ot_x;
    pose[4] = Qt_yx;
    pose[5] = c_3;
    pose[6] = -Qt_yz_neg;
    pose[7] = -ot_y_neg;
    pose[8] = -Qt_zx_neg;
    pose[9] = s_3;
    pose[10] = Qt_zz;
    pose[11] = ot_z;
    pose[12] = ALL(0.0);
    pose[13] = ALL(0.0);
    pose[14] = ALL(0.0);
    pose[15] = ALL(1.0);
}

FUNCTION(solo12_pose_HL_FOOT)(const REAL q[12], REAL pose[16])
{
    const REAL q6 = q[6], q7 = q[7], q8 = q[8];

    /* sines and cosines */
    const REAL q_7_8 = q7 + q8;
    const REAL angles[3] = {q6, q7, q_7_8};
    REAL sines[3], cosines[3];
    OF(solo12_sincos)(3, angles, sines, cosines);
    const REAL s_6 = sines[0], s_7 = sines[1], s_7_8 = sines[2];
    const REAL c_6 = cosines[0], c_7 = cosines[1], c_7_8 = cosines[2];

    /* frame of tool 'HL_FOOT' */
    const REAL Qt_yx = s_6*s_7_8;
    const REAL Qt_yz_neg = s_6*c_7_8;
    const REAL Qt_zx_neg = c_6*s_7_8;
    const REAL Qt_zz = c_6*c_7_8;
    const REAL ot_x = -0.16*(s_7 + s_7_8) - 0.1946;
    const REAL ot_y_0 = 0.16*(c_7 + c_7_8);
    const REAL ot_y = 0.05945*c_6 + 0.0875 + s_6*ot_y_0;
    const REAL ot_z = 0.05945*s_6 - c_6*ot_y_0;

    pose[0] = c_7_8;
    pose[1] = ALL(0.0);
    pose[2] = s_7_8;
    pose[3] = ot_x;
    pose[4] = Qt_yx;
    pose[5] = c_6;
    pose[6] = -Qt_yz_neg;
    pose[7] = ot_y;
    pose[8] = -Qt_zx_neg;
    pose[9] = s_6;
    pose[10] = Qt_zz;
    pose[11] = ot_z;
    pose[12] = ALL(0.0);
    pose[13] = ALL(0.0);
    pose[14] = ALL(0.0);
    pose[15] = ALL(1.0);
}

FUNCTION(solo12_pose_HR_FOOT)(const REAL q[12], REAL pose[16])
{
    const REAL q9 = q[9], q10 = q[10], q11 = q[11];

    /* sines and cosines */
    const REAL q_10_11 = q10 + q11;
    const REAL angles[3] = {q9, q10, q_10_11};
    REAL sines[3], cosines[3];
    OF(solo12_sincos)(3, angles, sines, cosines);
    const REAL s_9 = sines[0], s_10 = sines[1], s_10_11 = sines[2];
    const REAL c_9 = cosines[0], c_10 = cosines[1], c_10_11 = cosines[2];

    /* frame of tool 'HR_FOOT' */
    const REAL Qt_yx = s_9*s_10_11;
    const REAL Qt_yz_neg = s_9*c_10_11;
    const REAL Qt_zx_neg = c_9*s_10_11;
    const REAL Qt_zz = c_9*c_10_11;
    const REAL ot_x = -0.16*(s_10 + s_10_11) - 0.1946;
    const REAL ot_y_neg_0 = -0.16*(c_10 + c_10_11);
    const REAL ot_y_neg = 0.05945*c_9 + 0.0875 + s_9*ot_y_neg_0;
    const REAL ot_z = c_9*ot_y_neg_0 - 0.05945*s_9;

    pose[0] = c_10_11;
    pose[1] = ALL(0.0);
    pose[2] = s_10_11;
    pose[3] = ot_x;
    pose[4] = Qt_yx;
    pose[5] = c_9;
    pose[6] = -Qt_yz_neg;
    pose[7] = -ot_y_neg;
    pose[8] = -Qt_zx_neg;
    pose[9] = s_9;
    pose[10] = Qt_zz;
    pose[11] = ot_z;
    pose[12] = ALL(0.0);
    pose[13] = ALL(0.0);
    pose[14] = ALL(0.0);
    pose[15] = ALL(1.0);
}

FUNCTION(solo12_jacobian_FL_FOOT)(const REAL q[12], REAL J[72])
{
    const REAL q0 = q[0], q1 = q[1], q2 = q[2];

    /* sines and cosines */
    const REAL q_1_2 = q1 + q2;
    const REAL angles[3] = {q0, q1, q_1_2};
    REAL sines[3], cosines[3];
    OF(solo12_sincos)(3, angles, sines, cosines);
    const REAL s_0 = sines[0], s_1 = sines[1], s_1_2 = sines[2];
    const REAL c_0 = cosines[0], c_1 = cosines[1], c_1_2 = cosines[2];

    /* position of 'FL_LOWER_LEG' */
    const REAL r2_x = -0.16*c_1;
    const REAL r2_y = -0.16*s_1;

    /* frame of tool 'FL_FOOT' */
    const REAL J_x2 = -0.16*c_1_2;
    const REAL J_y1_neg_0 = 0.16*s_1_2;
    const REAL J_x1 = r2_x + J_x2;
    const REAL ot_z = 0.05945*s_0 + c_0*J_x1;

    /* columns of the Jacobian */
    const REAL J_y1_neg_1 = J_y1_neg_0 - r2_y;
    const REAL J_z0 = 0.05945*c_0 - s_0*J_x1;
    const REAL J_y1_neg = s_0*J_y1_neg_1;
    const REAL J_z1 = c_0*J_y1_neg_1;
    const REAL J_y2_neg = s_0*J_y1_neg_0;
    const REAL J_z2 = c_0*J_y1_neg_0;

    for (size_t place = 0; place < 72; ++place) {
        J[place] = ALL(0.0);
    }
    J[0] = ALL(1.0);
    J[13] = c_0;
    J[14] = c_0;
    J[25] = s_0;
    J[26] = s_0;
    J[37] = J_x1;
    J[38] = J_x2;
    J[48] = -ot_z;
    J[49] = -J_y1_neg;
    J[50] = -J_y2_neg;
    J[60] = J_z0;
    J[61] = J_z1;
    J[62] = J_z2;
}

FUNCTION(solo12_jacobian_FR_FOOT)(const REAL q[12], REAL J[72])
{
    const REAL q3 = q[3], q4 = q[4], q5 = q[5];

    /* sines and cosines */
    const REAL q_4_5 = q4 + q5;
    const REAL angles[3] = {q3, q4, q_4_5};
    REAL sines[3], cosines[3];
    OF(solo12_sincos)(3, angles, sines, cosines);
    const REAL s_3 = sines[0], s_4 = sines[1], s_4_5 = sines[2];
    const REAL c_3 = cosines[0], c_4 = cosines[1], c_4_5 = cosines[2];

    /* position of 'FR_LOWER_LEG' */
    const REAL r5_x = -0.16*c_4;
    const REAL r5_y = -0.16*s_4;

    /* frame of tool 'FR_FOOT' */
    const REAL J_x5 = -0.16*c_4_5;
    const REAL J_y4_neg_0 = 0.16*s_4_5;
    const REAL J_x4 = r5_x + J_x5;
    const REAL ot_z_neg = 0.05945*s_3 - c_3*J_x4;

    /* columns of the Jacobian */
    const REAL J_y4_neg_1 = J_y4_neg_0 - r5_y;
    const REAL J_z3 = -s_3*J_x4 - 0.05945*c_3;
    const REAL J_y4_neg = s_3*J_y4_neg_1;
    const REAL J_z4 = c_3*J_y4_neg_1;
    const REAL J_y5_neg = s_3*J_y4_neg_0;
    const REAL J_z5 = c_3*J_y4_neg_0;

    for (size_t place = 0; place < 72; ++place) {
        J[place] = ALL(0.0);
    }
    J[3] = ALL(1.0);
    J[16] = c_3;
    J[17] = c_3;
    J[28] = s_3;
    J[29] = s_3;
    J[40] = J_x4;
    J[41] = J_x5;
    J[51] = ot_z_neg;
    J[52] = -J_y4_neg;
    J[53] = -J_y5_neg;
    J[63] = J_z3;
    J[64] = J_z4;
    J[65] = J_z5;
}

FUNCTION(solo12_jacobian_HL_FOOT)(const REAL q[12], REAL J[72])
{
    const REAL q6 = q[6], q7 = q[7], q8 = q[8];

    /* sines and cosines */
    const REAL q_7_8 = q7 + q8;
    const REAL angles[3] = {q6, q7, q_7_8};
    REAL sines[3], cosines[3];
    OF(solo12_sincos)(3, angles, sines, cosines);
    const REAL s_6 = sines[0], s_7 = sines[1], s_7_8 = sines[2];
    const REAL c_6 = cosines[0], c_7 = cosines[1], c_7_8 = cosines[2];

    /* position of 'HL_LOWER_LEG' */
    const REAL r8_x = -0.16*c_7;
    const REAL r8_y = -0.16*s_7;

    /* frame of tool 'HL_FOOT' */
    const REAL J_x8 = -0.16*c_7_8;
    const REAL J_y7_neg_0 = 0.16*s_7_8;
    const REAL J_x7 = r8_x + J_x8;
    const REAL ot_z = 0.05945*s_6 + c_6*J_x7;

    /* columns of the Jacobian */
    const REAL J_y7_neg_1 = J_y7_neg_0 - r8_y;
    const REAL J_z6 = 0.05945*c_6 - s_6*J_x7;
    const REAL J_y7_neg = s_6*J_y7_neg_1;
    const REAL J_z7 = c_6*J_y7_neg_1;
    const REAL J_y8_neg = s_6*J_y7_neg_0;
    const REAL J_z8 = c_6*J_y7_neg_0;

    for (size_t place = 0; place < 72; ++place) {
        J[place] = ALL(0.0);
    }
    J[6] = ALL(1.0);
    J[19] = c_6;
    J[20] = c_6;
    J[31] = s_6;
    J[32] = s_6;
    J[43] = J_x7;
    J[44] = J_x8;
    J[54] = -ot_z;
    J[55] = -J_y7_neg;
    J[56] = -J_y8_neg;
    J[66] = J_z6;
    J[67] = J_z7;
    J[68] = J_z8;
}

FUNCTION(solo12_jacobian_HR_FOOT)(const REAL q[12], REAL J[72])
{
    const REAL q9 = q[9], q10 = q[10], q11 = q[11];

    /* sines and cosines */
    const REAL q_10_11 = q10 + q11;
    const REAL angles[3] = {q9, q10, q_10_11};
    REAL sines[3], cosines[3];
    OF(solo12_sincos)(3, angles, sines, cosines);
    const REAL s_9 = sines[0], s_10 = sines[1], s_10_11 = sines[2];
    const REAL c_9 = cosines[0], c_10 = cosines[1], c_10_11 = cosines[2];

    /* position of 'HR_LOWER_LEG' */
    const REAL r11_x = -0.16*c_10;
    const REAL r11_y = -0.16*s_10;

    /* frame of tool 'HR_FOOT' */
    const REAL J_x11 = -0.16*c_10_11;
    const REAL J_y10_neg_0 = 0.16*s_10_11;
    const REAL J_x10 = r11_x + J_x11;
    const REAL ot_z_neg = 0.05945*s_9 - c_9*J_x10;

    /* columns of the Jacobian */
    const REAL J_y10_neg_1 = J_y10_neg_0 - r11_y;
    const REAL J_z9 = -s_9*J_x10 - 0.05945*c_9;
    const REAL J_y10_neg = s_9*J_y10_neg_1;
    const REAL J_z10 = c_9*J_y10_neg_1;
    const REAL J_y11_neg = s_9*J_y10_neg_0;
    const REAL J_z11 = c_9*J_y10_neg_0;

    for (size_t place = 0; place < 72; ++place) {
        J[place] = ALL(0.0);
    }
    J[9] = ALL(1.0);
    J[22] = c_9;
    J[23] = c_9;
    J[34] = s_9;
    J[35] = s_9;
    J[46] = J_x10;
    J[47] = J_x11;
    J[57] = ot_z_neg;
    J[58] = -J_y10_neg;
    J[59] = -J_y11_neg;
    J[69] = J_z9;
    J[70] = J_z10;
    J[71] = J_z11;
}

FUNCTION(solo12_jacobian_rate_FL_FOOT)(const REAL q[12], const REAL qd[12], REAL Jd[72])
{
    const REAL q0 = q[0], q1 = q[1], q2 = q[2];
    const REAL qd0 = qd[0], qd1 = qd[1], qd2 = qd[2];

    /* sines and cosines */
    const REAL q_1_2 = q1 + q2;
    const REAL angles[3] = {q0, q1, q_1_2};
    REAL sines[3], cosines[3];
    OF(solo12_sincos)(3, angles, sines, cosines);
    const REAL s_0 = sines[0], s_1 = sines[1], s_1_2 = sines[2];
    const REAL c_0 = cosines[0], c_1 = cosines[1], c_1_2 = cosines[2];

    /* position of 'FL_LOWER_LEG' */
    const REAL r2_x = -0.16*c_1;
    const REAL r2_y = -0.16*s_1;

    /* frame of 'FL_LOWER_LEG' in the base */
    const REAL J_z0_0 = -s_0*r2_x;
    const REAL ot_z_0 = -c_0*r2_x;

    /* frame of tool 'FL_FOOT' */
    const REAL J_x2 = -0.16*c_1_2;
    const REAL J_y1_neg_0 = 0.16*s_1_2;
    const REAL J_z0_1 = -s_0*J_x2;
    const REAL ot_z_1 = -c_0*J_x2;
    const REAL ot_z = 0.05945*s_0 - ot_z_0 - ot_z_1;

    /* columns of the Jacobian */
    const REAL J_y1_neg_1 = J_y1_neg_0 - r2_y;
    const REAL J_z0 = 0.05945*c_0 + 0.0875 + J_z0_0 + J_z0_1 - 0.0875;
    const REAL J_x1 = J_x2 + r2_x;
    const REAL J_y1_neg = s_0*J_y1_neg_1;
    const REAL J_z1 = c_0*J_y1_neg_1;
    const REAL J_y2_neg = s_0*J_y1_neg_0;
    const REAL J_z2 = c_0*J_y1_neg_0;

    /* columns of the Jacobian's rate */
    const REAL Jd_y2_neg_0 = -J_x2*qd2;
    const REAL Jd_ry1_neg = s_0*qd0;
    const REAL Jd_rz1 = c_0*qd0;
    const REAL Jd_x2 = J_y1_neg_0*(qd1 + qd2);
    const REAL Jd_y2_neg = J_z0_1*qd1 + J_z2*qd0 + s_0*Jd_y2_neg_0;
    const REAL Jd_z2 = c_0*Jd_y2_neg_0 - (J_y2_neg*qd0 - ot_z_1*qd1);
    const REAL Jd_y1_neg_0 = Jd_y2_neg_0 - J_x1*qd1;
    const REAL Jd_z0_neg_0 = J_y2_neg*qd2 + J_y1_neg*qd1;
    const REAL Jd_y0_neg_0 = J_z2*qd2 + J_z1*qd1;
    const REAL Jd_x1 = c_0*Jd_y0_neg_0 + s_0*Jd_z0_neg_0;
    const REAL Jd_y1_neg = J_z1*qd0 + s_0*Jd_y1_neg_0;
    const REAL Jd_z1 = c_0*Jd_y1_neg_0 - J_y1_neg*qd0;
    const REAL Jd_z0_neg = Jd_z0_neg_0 + ot_z*qd0;
    const REAL Jd_y0_neg = Jd_y0_neg_0 + J_z0*qd0;

    for (size_t place = 0; place < 72; ++place) {
        Jd[place] = ALL(0.0);
    }
    Jd[13] = -Jd_ry1_neg;
    Jd[14] = -Jd_ry1_neg;
    Jd[25] = Jd_rz1;
    Jd[26] = Jd_rz1;
    Jd[37] = Jd_x1;
    Jd[38] = Jd_x2;
    Jd[48] = -Jd_y0_neg;
    Jd[49] = -Jd_y1_neg;
    Jd[50] = -Jd_y2_neg;
    Jd[60] = -Jd_z0_neg;
    Jd[61] = Jd_z1;
    Jd[62] = Jd_z2;
}

FUNCTION(solo12_jacobian_rate_FR_FOOT)(const REAL q[12], const REAL qd[12], REAL Jd[72])
{
    const REAL q3 = q[3], q4 = q[4], q5 = q[5];
    const REAL qd3 = qd[3], qd4 = qd[4], qd5 = qd[5];

    /* sines and cosines */
    const REAL q_4_5 = q4 + q5;
    const REAL angles[3] = {q3, q4, q_4_5};
    REAL sines[3], cosines[3];
    OF(solo12_sincos)(3, angles, sines, cosines);
    const REAL s_3 = sines[0], s_4 = sines[1], s_4_5 = sines[2];
    const REAL c_3 = cosines[0], c_4 = cosines[1], c_4_5 = cosines[2];

    /* position of 'FR_LOWER_LEG' */
    const REAL r5_x = -0.16*c_4;
    const REAL r5_y = -0.16*s_4;

    /* frame of 'FR_LOWER_LEG' in the base */
    const REAL J_z3_0 = -s_3*r5_x;
    const REAL ot_z_neg_0 = -c_3*r5_x;

    /* frame of tool 'FR_FOOT' */
    const REAL J_x5 = -0.16*c_4_5;
    const REAL J_y4_neg_0 = 0.16*s_4_5;
    const REAL J_z3_1 = -s_3*J_x5;
    const REAL ot_z_neg_1 = -c_3*J_x5;
    const REAL ot_z_neg = 0.05945*s_3 + ot_z_neg_0 + ot_z_neg_1;

    /* columns of the Jacobian */
    const REAL J_y4_neg_1 = J_y4_neg_0 - r5_y;
    const REAL J_z3 = 0.0875 - (0.05945*c_3 + 0.0875 - J_z3_0 - J_z3_1);
    const REAL J_x4 = J_x5 + r5_x;
    const REAL J_y4_neg = s_3*J_y4_neg_1;
    const REAL J_z4 = c_3*J_y4_neg_1;
    const REAL J_y5_neg = s_3*J_y4_neg_0;
    const REAL J_z5 = c_3*J_y4_neg_0;

    /* columns of the Jacobian's rate */
    const REAL Jd_y5_neg_0 = -J_x5*qd5;
    const REAL Jd_ry4_neg = s_3*qd3;
    const REAL Jd_rz4 = c_3*qd3;
    const REAL Jd_x5 = J_y4_neg_0*(qd4 + qd5);
    const REAL Jd_y5_neg = J_z3_1*qd4 + J_z5*qd3 + s_3*Jd_y5_neg_0;
    const REAL Jd_z5 = c_3*Jd_y5_neg_0 - (J_y5_neg*qd3 - ot_z_neg_1*qd4);
    const REAL Jd_y4_neg_0 = Jd_y5_neg_0 - J_x4*qd4;
    const REAL Jd_z3_0 = J_y5_neg*qd5 + J_y4_neg*qd4;
    const REAL Jd_y3_0 = J_z5*qd5 + J_z4*qd4;
    const REAL Jd_x4 = c_3*Jd_y3_0 + s_3*Jd_z3_0;
    const REAL Jd_y4_neg = J_z4*qd3 + s_3*Jd_y4_neg_0;
    const REAL Jd_z4 = c_3*Jd_y4_neg_0 - J_y4_neg*qd3;
    const REAL Jd_z3 = ot_z_neg*qd3 - Jd_z3_0;
    const REAL Jd_y3 = -Jd_y3_0 - J_z3*qd3;

    for (size_t place = 0; place < 72; ++place) {
        Jd[place] = ALL(0.0);
    }
    Jd[16] = -Jd_ry4_neg;
    Jd[17] = -Jd_ry4_neg;
    Jd[28] = Jd_rz4;
    Jd[29] = Jd_rz4;
    Jd[40] = Jd_x4;
    Jd[41] = Jd_x5;
    Jd[51] = Jd_y3;
    Jd[52] = -Jd_y4_neg;
    Jd[53] = -Jd_y5_neg;
    Jd[63] = Jd_z3;
    Jd[64] = Jd_z4;
    Jd[65] = Jd_z5;
}

FUNCTION(solo12_jacobian_rate_HL_FOOT)(const REAL q[12], const REAL qd[12], REAL Jd[72])
{
    const REAL q6 = q[6], q7 = q[7], q8 = q[8];
    const REAL qd6 = qd[6], qd7 = qd[7], qd8 = qd[8];

    /* sines and cosines */
    const REAL q_7_8 = q7 + q8;
    const REAL angles[3] = {q6, q7, q_7_8};
    REAL sines[3], cosines[3];
    OF(solo12_sincos)(3, angles, sines, cosines);
    const REAL s_6 = sines[0], s_7 = sines[1], s_7_8 = sines[2];
    const REAL c_6 = cosines[0], c_7 = cosines[1], c_7_8 = cosines[2];

    /* position of 'HL_LOWER_LEG' */
    const REAL r8_x = -0.16*c_7;
    const REAL r8_y = -0.16*s_7;

    /* frame of 'HL_LOWER_LEG' in the base */
    const REAL J_z6_0 = -s_6*r8_x;
    const REAL ot_z_0 = -c_6*r8_x;

    /* frame of tool 'HL_FOOT' */
    const REAL J_x8 = -0.16*c_7_8;
    const REAL J_y7_neg_0 = 0.16*s_7_8;
    const REAL J_z6_1 = -s_6*J_x8;
    const REAL ot_z_1 = -c_6*J_x8;
    const REAL ot_z = 0.05945*s_6 - ot_z_0 - ot_z_1;

    /* columns of the Jacobian */
    const REAL J_y7_neg_1 = J_y7_neg_0 - r8_y;
    const REAL J_z6 = 0.05945*c_6 + 0.0875 + J_z6_0 + J_z6_1 - 0.0875;
    const REAL J_x7 = J_x8 + r8_x;
    const REAL J_y7_neg = s_6*J_y7_neg_1;
    const REAL J_z7 = c_6*J_y7_neg_1;
    const REAL J_y8_neg = s_6*J_y7_neg_0;
    const REAL J_z8 = c_6*J_y7_neg_0;

    /* columns of the Jacobian's rate */
    const REAL Jd_y8_neg_0 = -J_x8*qd8;
    const REAL Jd_ry7_neg = s_6*qd6;
    const REAL Jd_rz7 = c_6*qd6;
    const REAL Jd_x8 = J_y7_neg_0*(qd7 + qd8);
    const REAL Jd_y8_neg = J_z6_1*qd7 + J_z8*qd6 + s_6*Jd_y8_neg_0;
    const REAL Jd_z8 = c_6*Jd_y8_neg_0 - (J_y8_neg*qd6 - ot_z_1*qd7);
    const REAL Jd_y7_neg_0 = Jd_y8_neg_0 - J_x7*qd7;
    const REAL Jd_z6_neg_0 = J_y8_neg*qd8 + J_y7_neg*qd7;
    const REAL Jd_y6_neg_0 = J_z8*qd8 + J_z7*qd7;
    const REAL Jd_x7 = c_6*Jd_y6_neg_0 + s_6*Jd_z6_neg_0;
    const REAL Jd_y7_neg = J_z7*qd6 + s_6*Jd_y7_neg_0;
    const REAL Jd_z7 = c_6*Jd_y7_neg_0 - J_y7_neg*qd6;
    const REAL Jd_z6_neg = Jd_z6_neg_0 + ot_z*qd6;
    const REAL Jd_y6_neg = Jd_y6_neg_0 + J_z6*qd6;

    for (size_t place = 0; place < 72; ++place) {
        Jd[place] = ALL(0.0);
    }
    Jd[19] = -Jd_ry7_neg;
    Jd[20] = -Jd_ry7_neg;
    Jd[31] = Jd_rz7;
    Jd[32] = Jd_rz7;
    Jd[43] = Jd_x7;
    Jd[44] = Jd_x8;
    Jd[54] = -Jd_y6_neg;
    Jd[55] = -Jd_y7_neg;
    Jd[56] = -Jd_y8_neg;
    Jd[66] = -Jd_z6_neg;
    Jd[67] = Jd_z7;
    Jd[68] = Jd_z8;
}

FUNCTION(solo12_jacobian_rate_HR_FOOT)(const REAL q[12], const REAL qd[12], REAL Jd[72])
{
    const REAL q9 = q[9], q10 = q[10], q11 = q[11];
    const REAL qd9 = qd[9], qd10 = qd[10], qd11 = qd[11];

    /* sines and cosines */
    const REAL q_10_11 = q10 + q11;
    const REAL angles[3] = {q9, q10, q_10_11};
    REAL sines[3], cosines[3];
    OF(solo12_sincos)(3, angles, sines, cosines);
    const REAL s_9 = sines[0], s_10 = sines[1], s_10_11 = sines[2];
    const REAL c_9 = cosines[0], c_10 = cosines[1], c_10_11 = cosines[2];

    /* position of 'HR_LOWER_LEG' */
    const REAL r11_x = -0.16*c_10;
    const REAL r11_y = -0.16*s_10;

    /* frame of 'HR_LOWER_LEG' in the base */
    const REAL J_z9_0 = -s_9*r11_x;
    const REAL ot_z_neg_0 = -c_9*r11_x;

    /* frame of tool 'HR_FOOT' */
    const REAL J_x11 = -0.16*c_10_11;
    const REAL J_y10_neg_0 = 0.16*s_10_11;
    const REAL J_z9_1 = -s_9*J_x11;
    const REAL ot_z_neg_1 = -c_9*J_x11;
    const REAL ot_z_neg = 0.05945*s_9 + ot_z_neg_0 + ot_z_neg_1;

    /* columns of the Jacobian */
    const REAL J_y10_neg_1 = J_y10_neg_0 - r11_y;
    const REAL J_z9 = 0.0875 - (0.05945*c_9 + 0.0875 - J_z9_0 - J_z9_1);
    const REAL J_x10 = J_x11 + r11_x;
    const REAL J_y10_neg = s_9*J_y10_neg_1;
    const REAL J_z10 = c_9*J_y10_neg_1;
    const REAL J_y11_neg = s_9*J_y10_neg_0;
    const REAL J_z11 = c_9*J_y10_neg_0;

    /* columns of the Jacobian's rate */
    const REAL Jd_y11_neg_0 = -J_x11*qd11;
    const REAL Jd_ry10_neg = s_9*qd9;
    const REAL Jd_rz10 = c_9*qd9;
    const REAL Jd_x11 = J_y10_neg_0*(qd10 + qd11);
    const REAL Jd_y11_neg = J_z9_1*qd10 + J_z11*qd9 + s_9*Jd_y11_neg_0;
    const REAL Jd_z11 = c_9*Jd_y11_neg_0 - (J_y11_neg*qd9 - ot_z_neg_1*qd10);
    const REAL Jd_y10_neg_0 = Jd_y11_neg_0 - J_x10*qd10;
    const REAL Jd_z9_0 = J_y11_neg*qd11 + J_y10_neg*qd10;
    const REAL Jd_y9_0 = J_z11*qd11 + J_z10*qd10;
    const REAL Jd_x10 = c_9*Jd_y9_0 + s_9*Jd_z9_0;
    const REAL Jd_y10_neg = J_z10*qd9 + s_9*Jd_y10_neg_0;
    const REAL Jd_z10 = c_9*Jd_y10_neg_0 - J_y10_neg*qd9;
    const REAL Jd_z9 = ot_z_neg*qd9 - Jd_z9_0;
    const REAL Jd_y9 = -Jd_y9_0 - J_z9*qd9;

    for (size_t place = 0; place < 72; ++place) {
        Jd[place] = ALL(0.0);
    }
    Jd[22] = -Jd_ry10_neg;
    Jd[23] = -Jd_ry10_neg;
    Jd[34] = Jd_rz10;
    Jd[35] = Jd_rz10;
    Jd[46] = Jd_x10;
    Jd[47] = Jd_x11;
    Jd[57] = Jd_y9;
    Jd[58] = -Jd_y10_neg;
    Jd[59] = -Jd_y11_neg;
    Jd[69] = Jd_z9;
    Jd[70] = Jd_z10;
    Jd[71] = Jd_z11;
}

FUNCTION(solo12_operational_inertia_inverse_FL_FOOT)(const REAL q[12], REAL Omega[36])
{
    const REAL q0 = q[0], q1 = q[1], q2 = q[2];

    /* sines and cosines */
    const REAL q_1_2 = q1 + q2;
    const REAL angles[3] = {q0, q1, q_1_2};
    REAL sines[3], cosines[3];
    OF(solo12_sincos)(3, angles, sines, cosines);
    const REAL s_0 = sines[0], s_1 = sines[1], s_1_2 = sines[2];
    const REAL c_0 = cosines[0], c_1 = cosines[1], c_1_2 = cosines[2];

    /* position of 'FL_LOWER_LEG' */
    const REAL r2_x = -0.16*c_1;
    const REAL r2_y = -0.16*s_1;

    /* inertia of 'FL_UPPER_LEG' in the axes of its group */
    const REAL I1_hy = 2.0453744565e-06*c_1 - 0.01771278698415*s_1;
    const REAL I1_Jxx_neg = c_1*(0.0022644781431582876*c_1 + 3.21970574695491e-07*s_1);
    const REAL I1_Jyz = 3.700383061853605e-08*c_1 - 0.0001172304186461722*s_1;

    /* inertia of 'FL_LOWER_LEG' in the axes of its group */
    const REAL I2_hx = -0.0038482516772413*c_1_2;
    const REAL I2_hy = -0.0038482516772413*s_1_2;
    const REAL I2_Jxx_neg = 0.0005396092213171668*c_1_2*c_1_2;
    const REAL I2_Jyz = 3.3497340042275575e-05*s_1_2;

    /* frame of tool 'FL_FOOT' */
    const REAL J_x2 = -0.16*c_1_2;
    const REAL J_y1_neg_0 = 0.16*s_1_2;

    /* columns of the Jacobian */
    const REAL J_y1_neg_1 = J_y1_neg_0 - r2_y;
    const REAL J_x1 = J_x2 + r2_x;
    const REAL J_y1_neg = s_0*J_y1_neg_1;
    const REAL J_z1 = c_0*J_y1_neg_1;
    const REAL J_y2_neg = s_0*J_y1_neg_0;
    const REAL J_z2 = c_0*J_y1_neg_0;

    /* composite inertia of 'FL_UPPER_LEG' */
    const REAL R1_Jzz_0 = -0.32*c_1*I2_hx;
    const REAL R1_hy = I1_hy + I2_hy;
    const REAL R1_Jyy = I2_Jxx_neg + R1_Jzz_0 + I1_Jxx_neg;
    const REAL R1_Jzz = R1_Jzz_0 - 0.32*s_1*I2_hy + 0.002838197420805067;
    const REAL R1_Jyz = I1_Jyz + I2_Jyz;

    /* composite inertia of 'FL_SHOULDER' */
    const REAL M0x1e2_neg_0 = 0.05145*R1_hy - R1_Jyz;
    const REAL R0_Jzz = R1_Jyy + 0.00037588290370216287;

    /* inertia that joint 'FL_KFE' feels, and its couplings inward */
    const REAL M1x2 = r2_x*I2_hx + r2_y*I2_hy + 0.0005426192213171668;
    const REAL M0x2 = 0.00023148988883634047*s_1_2;

    /* elimination of 'FL_KFE' */
    const REAL U0x2 = 0.4266157182460592*s_1_2;
    const REAL U1x2 = 1842.912968642313*M1x2;
    const REAL M0x0e2 = R0_Jzz - M0x2*U0x2;
    const REAL M0x1e2_neg = M0x1e2_neg_0 + M0x2*U1x2;
    const REAL D1 = R1_Jzz - M1x2*U1x2;

    /* elimination of 'FL_HFE' */
    const REAL D1_inv = 1.0/D1;
    const REAL U0x1_neg = M0x1e2_neg*D1_inv;
    const REAL D0 = M0x0e2 - M0x1e2_neg*U0x1_neg;

    /* elimination of 'FL_HAA' */
    const REAL D0_inv = 1.0/D0;

    /* solve with U */
    const REAL e1_1 = c_0 - c_0*U1x2;
    const REAL e1_0 = U0x1_neg*e1_1 - c_0*U0x2;
    const REAL e2_1 = s_0 - s_0*U1x2;
    const REAL e2_0 = U0x1_neg*e2_1 - s_0*U0x2;
    const REAL e3_1 = J_x1 - J_x2*U1x2;
    const REAL e3_0 = U0x1_neg*e3_1 - J_x2*U0x2;
    const REAL e4_1 = J_y2_neg*U1x2 - J_y1_neg;
    const REAL e4_0 = J_y2_neg*U0x2 - (0.05945*s_0 + c_0*J_x1 - U0x1_neg*e4_1);
    const REAL e5_1 = J_z1 - J_z2*U1x2;
    const REAL e5_0 = 0.05945*c_0 - s_0*J_x1 + U0x1_neg*e5_1 - J_z2*U0x2;

    /* inverse of the operational-space inertia */
    const REAL O01 = D0_inv*e1_0;
    const REAL O02 = D0_inv*e2_0;
    const REAL O12_0 = D1_inv*e2_1;
    const REAL O12_1 = 1842.912968642313*s_0;
    const REAL O03 = D0_inv*e3_0;
    const REAL O13_neg_0 = -D1_inv*e3_1;
    const REAL O13_neg_1 = -1842.912968642313*J_x2;
    const REAL O04 = D0_inv*e4_0;
    const REAL O14_neg_0 = -D1_inv*e4_1;
    const REAL O14_neg_1 = 1842.912968642313*J_y2_neg;
    const REAL O05 = D0_inv*e5_0;
    const REAL O15_0 = D1_inv*e5_1;
    const REAL O15_1 = 1842.912968642313*J_z2;
    const REAL O11 = e1_0*O01 + D1_inv*e1_1*e1_1 + 1842.912968642313*c_0*c_0;
    const REAL O12 = e1_0*O02 + e1_1*O12_0 + c_0*O12_1;
    const REAL O22 = e2_0*O02 + e2_1*O12_0 + s_0*O12_1;
    const REAL O13_neg = e1_1*O13_neg_0 - e1_0*O03 + c_0*O13_neg_1;
    const REAL O23_neg = e2_1*O13_neg_0 - e2_0*O03 + s_0*O13_neg_1;
    const REAL O33 = e3_0*O03 - e3_1*O13_neg_0 - J_x2*O13_neg_1;
    const REAL O14_neg_2 = e1_1*O14_neg_0;
    const REAL O14_neg_3 = c_0*O14_neg_1;
    const REAL O14_neg = O14_neg_2 - e1_0*O04 + O14_neg_3;
    const REAL O24_neg = e2_1*O14_neg_0 - e2_0*O04 + s_0*O14_neg_1;
    const REAL O34 = e3_0*O04 - e3_1*O14_neg_0 - J_x2*O14_neg_1;
    const REAL O44 = e4_0*O04 - e4_1*O14_neg_0 + J_y2_neg*O14_neg_1;
    const REAL O15 = e1_0*O05 + e1_1*O15_0 + c_0*O15_1;
    const REAL O25 = e2_0*O05 + O14_neg_2 + O14_neg_3;
    const REAL O35_neg = -e3_0*O05 - e3_1*O15_0 - J_x2*O15_1;
    const REAL O45_neg = J_y2_neg*O15_1 - (e4_0*O05 + e4_1*O15_0);
    const REAL O55 = e5_0*O05 + e5_1*O15_0 + J_z2*O15_1;

    Omega[0] = D0_inv;
    Omega[1] = O01;
    Omega[2] = O02;
    Omega[3] = O03;
    Omega[4] = O04;
    Omega[5] = O05;
    Omega[6] = O01;
    Omega[7] = O11;
    Omega[8] = O12;
    Omega[9] = -O13_neg;
    Omega[10] = -O14_neg;
    Omega[11] = O15;
    Omega[12] = O02;
    Omega[13] = O12;
    Omega[14] = O22;
    Omega[15] = -O23_neg;
    Omega[16] = -O24_neg;
    Omega[17] = O25;
    Omega[18] = O03;
    Omega[19] = -O13_neg;
    Omega[20] = -O23_neg;
    Omega[21] = O33;
    Omega[22] = O34;
    Omega[23] = -O35_neg;
    Omega[24] = O04;
    Omega[25] = -O14_neg;
    Omega[26] = -O24_neg;
    Omega[27] = O34;
    Omega[28] = O44;
    Omega[29] = -O45_neg;
    Omega[30] = O05;
    Omega[31] = O15;
    Omega[32] = O25;
    Omega[33] = -O35_neg;
    Omega[34] = -O45_neg;
    Omega[35] = O55;
}

FUNCTION(solo12_operational_inertia_inverse_FR_FOOT)(const REAL q[12], REAL Omega[36])
{
    const REAL q3 = q[3], q4 = q[4], q5 = q[5];

    /* sines and cosines */
    const REAL q_4_5 = q4 + q5;
    const REAL angles[3] = {q3, q4, q_4_5};
    REAL sines[3], cosines[3];
    OF(solo12_sincos)(3, angles, sines, cosines);
    const REAL s_3 = sines[0], s_4 = sines[1], s_4_5 = sines[2];
    const REAL c_3 = cosines[0], c_4 = cosines[1], c_4_5 = cosines[2];

    /* position of 'FR_LOWER_LEG' */
    const REAL r5_x = -0.16*c_4;
    const REAL r5_y = -0.16*s_4;

    /* inertia of 'FR_UPPER_LEG' in the axes of its group */
    const REAL I4_hy_neg = 0.01771278698415*s_4 + 2.0453744565e-06*c_4;
    const REAL I4_Jxx_neg = c_4*(0.0022644781431582876*c_4 - 3.21970574695491e-07*s_4);
    const REAL I4_Jyz = 0.0001172304186461722*s_4 + 3.700383061853605e-08*c_4;

    /* inertia of 'FR_LOWER_LEG' in the axes of its group */
    const REAL I5_hx = -0.0038482516772413*c_4_5;
    const REAL I5_hy = -0.0038482516772413*s_4_5;
    const REAL I5_Jxx_neg = 0.0005396092213171668*c_4_5*c_4_5;
    const REAL I5_Jyz = -3.3497340042275575e-05*s_4_5;

    /* frame of tool 'FR_FOOT' */
    const REAL J_x5 = -0.16*c_4_5;
    const REAL J_y4_neg_0 = 0.16*s_4_5;

    /* columns of the Jacobian */
    const REAL J_y4_neg_1 = J_y4_neg_0 - r5_y;
    const REAL J_x4 = J_x5 + r5_x;
    const REAL J_y4_neg = s_3*J_y4_neg_1;
    const REAL J_z4 = c_3*J_y4_neg_1;
    const REAL J_y5_neg = s_3*J_y4_neg_0;
    const REAL J_z5 = c_3*J_y4_neg_0;

    /* composite inertia of 'FR_UPPER_LEG' */
    const REAL R4_Jzz_0 = -0.32*c_4*I5_hx;
    const REAL R4_hy = I5_hy - I4_hy_neg;
    const REAL R4_Jyy = I5_Jxx_neg + R4_Jzz_0 + I4_Jxx_neg;
    const REAL R4_Jzz = R4_Jzz_0 - 0.32*s_4*I5_hy + 0.002838197420805067;
    const REAL R4_Jyz = I4_Jyz + I5_Jyz;

    /* composite inertia of 'FR_SHOULDER' */
    const REAL M3x4e5_0 = R4_Jyz + 0.05145*R4_hy;
    const REAL R3_Jzz = R4_Jyy + 0.00037588290370216287;

    /* inertia that joint 'FR_KFE' feels, and its couplings inward */
    const REAL M4x5 = r5_x*I5_hx + r5_y*I5_hy + 0.0005426192213171668;
    const REAL M3x5 = -0.00023148988883634047*s_4_5;

    /* elimination of 'FR_KFE' */
    const REAL U3x5 = -0.4266157182460592*s_4_5;
    const REAL U4x5 = 1842.912968642313*M4x5;
    const REAL M3x3e5 = R3_Jzz - M3x5*U3x5;
    const REAL M3x4e5 = M3x4e5_0 - M3x5*U4x5;
    const REAL D4 = R4_Jzz - M4x5*U4x5;

    /* elimination of 'FR_HFE' */
    const REAL D4_inv = 1.0/D4;
    const REAL U3x4 = M3x4e5*D4_inv;
    const REAL D3 = M3x3e5 - M3x4e5*U3x4;

    /* elimination of 'FR_HAA' */
    const REAL D3_inv = 1.0/D3;

    /* solve with U */
    const REAL e1_4 = c_3 - c_3*U4x5;
    const REAL e1_3 = -U3x4*e1_4 - c_3*U3x5;
    const REAL e2_4 = s_3 - s_3*U4x5;
    const REAL e2_3 = -U3x4*e2_4 - s_3*U3x5;
    const REAL e3_4 = J_x4 - J_x5*U4x5;
    const REAL e3_3_neg = U3x4*e3_4 + J_x5*U3x5;
    const REAL e4_4 = J_y5_neg*U4x5 - J_y4_neg;
    const REAL e4_3 = 0.05945*s_3 - c_3*J_x4 - U3x4*e4_4 + J_y5_neg*U3x5;
    const REAL e5_4 = J_z4 - J_z5*U4x5;
    const REAL e5_3 = -s_3*J_x4 - 0.05945*c_3 - U3x4*e5_4 - J_z5*U3x5;

    /* inverse of the operational-space inertia */
    const REAL O01 = D3_inv*e1_3;
    const REAL O02 = D3_inv*e2_3;
    const REAL O12_0 = D4_inv*e2_4;
    const REAL O12_1 = 1842.912968642313*s_3;
    const REAL O03_neg = D3_inv*e3_3_neg;
    const REAL O13_0 = D4_inv*e3_4;
    const REAL O13_1 = -1842.912968642313*J_x5;
    const REAL O04 = D3_inv*e4_3;
    const REAL O14_neg_0 = -D4_inv*e4_4;
    const REAL O14_neg_1 = 1842.912968642313*J_y5_neg;
    const REAL O05 = D3_inv*e5_3;
    const REAL O15_0 = D4_inv*e5_4;
    const REAL O15_1 = 1842.912968642313*J_z5;
    const REAL O11 = e1_3*O01 + D4_inv*e1_4*e1_4 + 1842.912968642313*c_3*c_3;
    const REAL O12 = e1_3*O02 + e1_4*O12_0 + c_3*O12_1;
    const REAL O22 = e2_3*O02 + e2_4*O12_0 + s_3*O12_1;
    const REAL O13 = e1_4*O13_0 - e1_3*O03_neg - c_3*O13_1;
    const REAL O23 = e2_4*O13_0 - e2_3*O03_neg - s_3*O13_1;
    const REAL O33 = e3_3_neg*O03_neg + e3_4*O13_0 - J_x5*O13_1;
    const REAL O14_neg_2 = e1_4*O14_neg_0;
    const REAL O14_neg_3 = c_3*O14_neg_1;
    const REAL O14_neg = O14_neg_2 - e1_3*O04 + O14_neg_3;
    const REAL O24_neg = e2_4*O14_neg_0 - e2_3*O04 + s_3*O14_neg_1;
    const REAL O34 = -e3_3_neg*O04 - e3_4*O14_neg_0 - J_x5*O14_neg_1;
    const REAL O44 = e4_3*O04 - e4_4*O14_neg_0 + J_y5_neg*O14_neg_1;
    const REAL O15 = e1_3*O05 + e1_4*O15_0 + c_3*O15_1;
    const REAL O25 = e2_3*O05 + O14_neg_2 + O14_neg_3;
    const REAL O35 = e3_4*O15_0 - e3_3_neg*O05 + J_x5*O15_1;
    const REAL O45_neg = J_y5_neg*O15_1 - (e4_3*O05 + e4_4*O15_0);
    const REAL O55 = e5_3*O05 + e5_4*O15_0 + J_z5*O15_1;

    Omega[0] = D3_inv;
    Omega[1] = O01;
    Omega[2] = O02;
    Omega[3] = -O03_neg;
    Omega[4] = O04;
    Omega[5] = O05;
    Omega[6] = O01;
    Omega[7] = O11;
    Omega[8] = O12;
    Omega[9] = O13;
    Omega[10] = -O14_neg;
    Omega[11] = O15;
    Omega[12] = O02;
    Omega[13] = O12;
    Omega[14] = O22;
    Omega[15] = O23;
    Omega[16] = -O24_neg;
    Omega[17] = O25;
    Omega[18] = -O03_neg;
    Omega[19] = O13;
    Omega[20] = O23;
    Omega[21] = O33;
    Omega[22] = O34;
    Omega[23] = O35;
    Omega[24] = O04;
    Omega[25] = -O14_neg;
    Omega[26] = -O24_neg;
    Omega[27] = O34;
    Omega[28] = O44;
    Omega[29] = -O45_neg;
    Omega[30] = O05;
    Omega[31] = O15;
    Omega[32] = O25;
    Omega[33] = O35;
    Omega[34] = -O45_neg;
    Omega[35] = O55;
}

FUNCTION(solo12_operational_inertia_inverse_HL_FOOT)(const REAL q[12], REAL Omega[36])
{
    const REAL q6 = q[6], q7 = q[7], q8 = q[8];

    /* sines and cosines */
    const REAL q_7_8 = q7 + q8;
    const REAL angles[3] = {q6, q7, q_7_8};
    REAL sines[3], cosines[3];
    OF(solo12_sincos)(3, angles, sines, cosines);
    const REAL s_6 = sines[0], s_7 = sines[1], s_7_8 = sines[2];
    const REAL c_6 = cosines[0], c_7 = cosines[1], c_7_8 = cosines[2];

    /* position of 'HL_LOWER_LEG' */
    const REAL r8_x = -0.16*c_7;
    const REAL r8_y = -0.16*s_7;

    /* inertia of 'HL_UPPER_LEG' in the axes of its group */
    const REAL I7_hy = 2.0453744565e-06*c_7 - 0.01771278698415*s_7;
    const REAL I7_Jxx_neg = c_7*(0.0022644781431582876*c_7 + 3.21970574695491e-07*s_7);
    const REAL I7_Jyz = 3.700383061853605e-08*c_7 - 0.0001172304186461722*s_7;

    /* inertia of 'HL_LOWER_LEG' in the axes of its group */
    const REAL I8_hx = -0.0038482516772413*c_7_8;
    const REAL I8_hy = -0.0038482516772413*s_7_8;
    const REAL I8_Jxx_neg = 0.0005396092213171668*c_7_8*c_7_8;
    const REAL I8_Jyz = 3.3497340042275575e-05*s_7_8;

    /* frame of tool 'HL_FOOT' */
    const REAL J_x8 = -0.16*c_7_8;
    const REAL J_y7_neg_0 = 0.16*s_7_8;

    /* columns of the Jacobian */
    const REAL J_y7_neg_1 = J_y7_neg_0 - r8_y;
    const REAL J_x7 = J_x8 + r8_x;
    const REAL J_y7_neg = s_6*J_y7_neg_1;
    const REAL J_z7 = c_6*J_y7_neg_1;
    const REAL J_y8_neg = s_6*J_y7_neg_0;
    const REAL J_z8 = c_6*J_y7_neg_0;

    /* composite inertia of 'HL_UPPER_LEG' */
    const REAL R7_Jzz_0 = -0.32*c_7*I8_hx;
    const REAL R7_hy = I7_hy + I8_hy;
    const REAL R7_Jyy = I8_Jxx_neg + R7_Jzz_0 + I7_Jxx_neg;
    const REAL R7_Jzz = R7_Jzz_0 - 0.32*s_7*I8_hy + 0.002838197420805067;
    const REAL R7_Jyz = I7_Jyz + I8_Jyz;

    /* composite inertia of 'HL_SHOULDER' */
    const REAL M6x7e8_neg_0 = 0.05145*R7_hy - R7_Jyz;
    const REAL R6_Jzz = R7_Jyy + 0.00037588290370216287;

    /* inertia that joint 'HL_KFE' feels, and its couplings inward */
    const REAL M7x8 = r8_x*I8_hx + r8_y*I8_hy + 0.0005426192213171668;
    const REAL M6x8 = 0.00023148988883634047*s_7_8;

    /* elimination of 'HL_KFE' */
    const REAL U6x8 = 0.4266157182460592*s_7_8;
    const REAL U7x8 = 1842.912968642313*M7x8;
    const REAL M6x6e8 = R6_Jzz - M6x8*U6x8;
    const REAL M6x7e8_neg = M6x7e8_neg_0 + M6x8*U7x8;
    const REAL D7 = R7_Jzz - M7x8*U7x8;

    /* elimination of 'HL_HFE' */
    const REAL D7_inv = 1.0/D7;
    const REAL U6x7_neg = M6x7e8_neg*D7_inv;
    const REAL D6 = M6x6e8 - M6x7e8_neg*U6x7_neg;

    /* elimination of 'HL_HAA' */
    const REAL D6_inv = 1.0/D6;

    /* solve with U */
    const REAL e1_7 = c_6 - c_6*U7x8;
    const REAL e1_6 = U6x7_neg*e1_7 - c_6*U6x8;
    const REAL e2_7 = s_6 - s_6*U7x8;
    const REAL e2_6 = U6x7_neg*e2_7 - s_6*U6x8;
    const REAL e3_7 = J_x7 - J_x8*U7x8;
    const REAL e3_6 = U6x7_neg*e3_7 - J_x8*U6x8;
    const REAL e4_7 = J_y8_neg*U7x8 - J_y7_neg;
    const REAL e4_6 = J_y8_neg*U6x8 - (0.05945*s_6 + c_6*J_x7 - U6x7_neg*e4_7);
    const REAL e5_7 = J_z7 - J_z8*U7x8;
    const REAL e5_6 = 0.05945*c_6 - s_6*J_x7 + U6x7_neg*e5_7 - J_z8*U6x8;

    /* inverse of the operational-space inertia */
    const REAL O01 = D6_inv*e1_6;
    const REAL O02 = D6_inv*e2_6;
    const REAL O12_0 = D7_inv*e2_7;
    const REAL O12_1 = 1842.912968642313*s_6;
    const REAL O03 = D6_inv*e3_6;
    const REAL O13_neg_0 = -D7_inv*e3_7;
    const REAL O13_neg_1 = -1842.912968642313*J_x8;
    const REAL O04 = D6_inv*e4_6;
    const REAL O14_neg_0 = -D7_inv*e4_7;
    const REAL O14_neg_1 = 1842.912968642313*J_y8_neg;
    const REAL O05 = D6_inv*e5_6;
    const REAL O15_0 = D7_inv*e5_7;
    const REAL O15_1 = 1842.912968642313*J_z8;
    const REAL O11 = e1_6*O01 + D7_inv*e1_7*e1_7 + 1842.912968642313*c_6*c_6;
    const REAL O12 = e1_6*O02 + e1_7*O12_0 + c_6*O12_1;
    const REAL O22 = e2_6*O02 + e2_7*O12_0 + s_6*O12_1;
    const REAL O13_neg = e1_7*O13_neg_0 - e1_6*O03 + c_6*O13_neg_1;
    const REAL O23_neg = e2_7*O13_neg_0 - e2_6*O03 + s_6*O13_neg_1;
    const REAL O33 = e3_6*O03 - e3_7*O13_neg_0 - J_x8*O13_neg_1;
    const REAL O14_neg_2 = e1_7*O14_neg_0;
    const REAL O14_neg_3 = c_6*O14_neg_1;
    const REAL O14_neg = O14_neg_2 - e1_6*O04 + O14_neg_3;
    const REAL O24_neg = e2_7*O14_neg_0 - e2_6*O04 + s_6*O14_neg_1;
    const REAL O34 = e3_6*O04 - e3_7*O14_neg_0 - J_x8*O14_neg_1;
    const REAL O44 = e4_6*O04 - e4_7*O14_neg_0 + J_y8_neg*O14_neg_1;
    const REAL O15 = e1_6*O05 + e1_7*O15_0 + c_6*O15_1;
    const REAL O25 = e2_6*O05 + O14_neg_2 + O14_neg_3;
    const REAL O35_neg = -e3_6*O05 - e3_7*O15_0 - J_x8*O15_1;
    const REAL O45_neg = J_y8_neg*O15_1 - (e4_6*O05 + e4_7*O15_0);
    const REAL O55 = e5_6*O05 + e5_7*O15_0 + J_z8*O15_1;

    Omega[0] = D6_inv;
    Omega[1] = O01;
    Omega[2] = O02;
    Omega[3] = O03;
    Omega[4] = O04;
    Omega[5] = O05;
    Omega[6] = O01;
    Omega[7] = O11;
    Omega[8] = O12;
    Omega[9] = -O13_neg;
    Omega[10] = -O14_neg;
    Omega[11] = O15;
    Omega[12] = O02;
    Omega[13] = O12;
    Omega[14] = O22;
    Omega[15] = -O23_neg;
    Omega[16] = -O24_neg;
    Omega[17] = O25;
    Omega[18] = O03;
    Omega[19] = -O13_neg;
    Omega[20] = -O23_neg;
    Omega[21] = O33;
    Omega[22] = O34;
    Omega[23] = -O35_neg;
    Omega[24] = O04;
    Omega[25] = -O14_neg;
    Omega[26] = -O24_neg;
    Omega[27] = O34;
    Omega[28] = O44;
    Omega[29] = -O45_neg;
    Omega[30] = O05;
    Omega[31] = O15;
    Omega[32] = O25;
    Omega[33] = -O35_neg;
    Omega[34] = -O45_neg;
    Omega[35] = O55;
}

FUNCTION(solo12_operational_inertia_inverse_HR_FOOT)(const REAL q[12], REAL Omega[36])
{
    const REAL q9 = q[9], q10 = q[10], q11 = q[11];

    /* sines and cosines */
    const REAL q_10_11 = q10 + q11;
    const REAL angles[3] = {q9, q10, q_10_11};
    REAL sines[3], cosines[3];
    OF(solo12_sincos)(3, angles, sines, cosines);
    const REAL s_9 = sines[0], s_10 = sines[1], s_10_11 = sines[2];
    const REAL c_9 = cosines[0], c_10 = cosines[1], c_10_11 = cosines[2];

    /* position of 'HR_LOWER_LEG' */
    const REAL r11_x = -0.16*c_10;
    const REAL r11_y = -0.16*s_10;

    /* inertia of 'HR_UPPER_LEG' in the axes of its group */
    const REAL I10_hy_neg = 0.01771278698415*s_10 + 2.0453744565e-06*c_10;
    const REAL I10_Jxx_neg = c_10*(0.0022644781431582876*c_10 - 3.21970574695491e-07*s_10);
    const REAL I10_Jyz = 0.0001172304186461722*s_10 + 3.700383061853605e-08*c_10;

    /* inertia of 'HR_LOWER_LEG' in the axes of its group */
    const REAL I11_hx = -0.0038482516772413*c_10_11;
    const REAL I11_hy = -0.0038482516772413*s_10_11;
    const REAL I11_Jxx_neg = 0.0005396092213171668*c_10_11*c_10_11;
    const REAL I11_Jyz = -3.3497340042275575e-05*s_10_11;

    /* frame of tool 'HR_FOOT' */
    const REAL J_x11 = -0.16*c_10_11;
    const REAL J_y10_neg_0 = 0.16*s_10_11;

    /* columns of the Jacobian */
    const REAL J_y10_neg_1 = J_y10_neg_0 - r11_y;
    const REAL J_x10 = J_x11 + r11_x;
    const REAL J_y10_neg = s_9*J_y10_neg_1;
    const REAL J_z10 = c_9*J_y10_neg_1;
    const REAL J_y11_neg = s_9*J_y10_neg_0;
    const REAL J_z11 = c_9*J_y10_neg_0;

    /* composite inertia of 'HR_UPPER_LEG' */
    const REAL R10_Jzz_0 = -0.32*c_10*I11_hx;
    const REAL R10_hy = I11_hy - I10_hy_neg;
    const REAL R10_Jyy = I11_Jxx_neg + R10_Jzz_0 + I10_Jxx_neg;
    const REAL R10_Jzz = R10_Jzz_0 - 0.32*s_10*I11_hy + 0.002838197420805067;
    const REAL R10_Jyz = I10_Jyz + I11_Jyz;

    /* composite inertia of 'HR_SHOULDER' */
    const REAL M9x10e11_0 = R10_Jyz + 0.05145*R10_hy;
    const REAL R9_Jzz = R10_Jyy + 0.00037588290370216287;

    /* inertia that joint 'HR_KFE' feels, and its couplings inward */
    const REAL M10x11 = r11_x*I11_hx + r11_y*I11_hy + 0.0005426192213171668;
    const REAL M9x11 = -0.00023148988883634047*s_10_11;

    /* elimination of 'HR_KFE' */
    const REAL U9x11 = -0.4266157182460592*s_10_11;
    const REAL U10x11 = 1842.912968642313*M10x11;
    const REAL M9x9e11 = R9_Jzz - M9x11*U9x11;
    const REAL M9x10e11 = M9x10e11_0 - M9x11*U10x11;
    const REAL D10 = R10_Jzz - M10x11*U10x11;

    /* elimination of 'HR_HFE' */
    const REAL D10_inv = 1.0/D10;
    const REAL U9x10 = M9x10e11*D10_inv;
    const REAL D9 = M9x9e11 - M9x10e11*U9x10;

    /* elimination of 'HR_HAA' */
    const REAL D9_inv = 1.0/D9;

    /* solve with U */
    const REAL e1_10 = c_9 - c_9*U10x11;
    const REAL e1_9 = -U9x10*e1_10 - c_9*U9x11;
    const REAL e2_10 = s_9 - s_9*U10x11;
    const REAL e2_9 = -U9x10*e2_10 - s_9*U9x11;
    const REAL e3_10 = J_x10 - J_x11*U10x11;
    const REAL e3_9_neg = U9x10*e3_10 + J_x11*U9x11;
    const REAL e4_10 = J_y11_neg*U10x11 - J_y10_neg;
    const REAL e4_9 = 0.05945*s_9 - c_9*J_x10 - U9x10*e4_10 + J_y11_neg*U9x11;
    const REAL e5_10 = J_z10 - J_z11*U10x11;
    const REAL e5_9 = -s_9*J_x10 - 0.05945*c_9 - U9x10*e5_10 - J_z11*U9x11;

    /* inverse of the operational-space inertia */
    const REAL O01 = D9_inv*e1_9;
    const REAL O02 = D9_inv*e2_9;
    const REAL O12_0 = D10_inv*e2_10;
    const REAL O12_1 = 1842.912968642313*s_9;
    const REAL O03_neg = D9_inv*e3_9_neg;
    const REAL O13_0 = D10_inv*e3_10;
    const REAL O13_1 = -1842.912968642313*J_x11;
    const REAL O04 = D9_inv*e4_9;
    const REAL O14_neg_0 = -D10_inv*e4_10;
    const REAL O14_neg_1 = 1842.912968642313*J_y11_neg;
    const REAL O05 = D9_inv*e5_9;
    const REAL O15_0 = D10_inv*e5_10;
    const REAL O15_1 = 1842.912968642313*J_z11;
    const REAL O11 = e1_9*O01 + D10_inv*e1_10*e1_10 + 1842.912968642313*c_9*c_9;
    const REAL O12 = e1_9*O02 + e1_10*O12_0 + c_9*O12_1;
    const REAL O22 = e2_9*O02 + e2_10*O12_0 + s_9*O12_1;
    const REAL O13 = e1_10*O13_0 - e1_9*O03_neg - c_9*O13_1;
    const REAL O23 = e2_10*O13_0 - e2_9*O03_neg - s_9*O13_1;
    const REAL O33 = e3_9_neg*O03_neg + e3_10*O13_0 - J_x11*O13_1;
    const REAL O14_neg_2 = e1_10*O14_neg_0;
    const REAL O14_neg_3 = c_9*O14_neg_1;
    const REAL O14_neg = O14_neg_2 - e1_9*O04 + O14_neg_3;
    const REAL O24_neg = e2_10*O14_neg_0 - e2_9*O04 + s_9*O14_neg_1;
    const REAL O34 = -e3_9_neg*O04 - e3_10*O14_neg_0 - J_x11*O14_neg_1;
    const REAL O44 = e4_9*O04 - e4_10*O14_neg_0 + J_y11_neg*O14_neg_1;
    const REAL O15 = e1_9*O05 + e1_10*O15_0 + c_9*O15_1;
    const REAL O25 = e2_9*O05 + O14_neg_2 + O14_neg_3;
    const REAL O35 = e3_10*O15_0 - e3_9_neg*O05 + J_x11*O15_1;
    const REAL O45_neg = J_y11_neg*O15_1 - (e4_9*O05 + e4_10*O15_0);
    const REAL O55 = e5_9*O05 + e5_10*O15_0 + J_z11*O15_1;

    Omega[0] = D9_inv;
    Omega[1] = O01;
    Omega[2] = O02;
    Omega[3] = -O03_neg;
    Omega[4] = O04;
    Omega[5] = O05;
    Omega[6] = O01;
    Omega[7] = O11;
    Omega[8] = O12;
    Omega[9] = O13;
    Omega[10] = -O14_neg;
    Omega[11] = O15;
    Omega[12] = O02;
    Omega[13] = O12;
    Omega[14] = O22;
    Omega[15] = O23;
    Omega[16] = -O24_neg;
    Omega[17] = O25;
    Omega[18] = -O03_neg;
    Omega[19] = O13;
    Omega[20] = O23;
    Omega[21] = O33;
    Omega[22] = O34;
    Omega[23] = O35;
    Omega[24] = O04;
    Omega[25] = -O14_neg;
    Omega[26] = -O24_neg;
    Omega[27] = O34;
    Omega[28] = O44;
    Omega[29] = -O45_neg;
    Omega[30] = O05;
    Omega[31] = O15;
    Omega[32] = O25;
    Omega[33] = O35;
    Omega[34] = -O45_neg;
    Omega[35] = O55;
}

FUNCTION(solo12_tip_force_acceleration_FL_FOOT)(const REAL q[12], const REAL f[6], REAL qdd[12])
{
    const REAL q0 = q[0], q1 = q[1], q2 = q[2];
    const REAL f0 = f[0], f1 = f[1], f2 = f[2], f3 = f[3], f4 = f[4], f5 = f[5];

    /* sines and cosines */
    const REAL q_1_2 = q1 + q2;
    const REAL angles[3] = {q0, q1, q_1_2};
    REAL sines[3], cosines[3];
    OF(solo12_sincos)(3, angles, sines, cosines);
    const REAL s_0 = sines[0], s_1 = sines[1], s_1_2 = sines[2];
    const REAL c_0 = cosines[0], c_1 = cosines[1], c_1_2 = cosines[2];

    /* position of 'FL_LOWER_LEG' */
    const REAL r2_x = -0.16*c_1;
    const REAL r2_y = -0.16*s_1;

    /* inertia of 'FL_UPPER_LEG' in the axes of its group */
    const REAL I1_hy = 2.0453744565e-06*c_1 - 0.01771278698415*s_1;
    const REAL I1_Jxx_neg = c_1*(0.0022644781431582876*c_1 + 3.21970574695491e-07*s_1);
    const REAL I1_Jyz = 3.700383061853605e-08*c_1 - 0.0001172304186461722*s_1;

    /* inertia of 'FL_LOWER_LEG' in the axes of its group */
    const REAL I2_hx = -0.0038482516772413*c_1_2;
    const REAL I2_hy = -0.0038482516772413*s_1_2;
    const REAL I2_Jxx_neg = 0.0005396092213171668*c_1_2*c_1_2;
    const REAL I2_Jyz = 3.3497340042275575e-05*s_1_2;

    /* frame of tool 'FL_FOOT' */
    const REAL J_x2 = -0.16*c_1_2;
    const REAL J_y1_neg_0 = 0.16*s_1_2;
    const REAL J_x1 = r2_x + J_x2;
    const REAL ot_z = 0.05945*s_0 + c_0*J_x1;

    /* columns of the Jacobian */
    const REAL J_y1_neg_1 = J_y1_neg_0 - r2_y;
    const REAL J_z0 = 0.05945*c_0 - s_0*J_x1;
    const REAL J_y1_neg = s_0*J_y1_neg_1;
    const REAL J_z1 = c_0*J_y1_neg_1;
    const REAL J_y2_neg = s_0*J_y1_neg_0;
    const REAL J_z2 = c_0*J_y1_neg_0;

    /* joint forces of the wrench */
    const REAL tau0 = f0 - ot_z*f4 + J_z0*f5;
    const REAL tau1_0 = c_0*f1 + s_0*f2;
    const REAL tau1 = tau1_0 + J_x1*f3 - J_y1_neg*f4 + J_z1*f5;
    const REAL tau2 = tau1_0 + J_x2*f3 - J_y2_neg*f4 + J_z2*f5;

    /* composite inertia of 'FL_UPPER_LEG' */
    const REAL R1_Jzz_0 = -0.32*c_1*I2_hx;
    const REAL R1_hy = I1_hy + I2_hy;
    const REAL R1_Jyy = I2_Jxx_neg + R1_Jzz_0 + I1_Jxx_neg;
    const REAL R1_Jzz = R1_Jzz_0 - 0.32*s_1*I2_hy + 0.002838197420805067;
    const REAL R1_Jyz = I1_Jyz + I2_Jyz;

    /* composite inertia of 'FL_SHOULDER' */
    const REAL M0x1e2_neg_0 = 0.05145*R1_hy - R1_Jyz;
    const REAL R0_Jzz = R1_Jyy + 0.00037588290370216287;

    /* inertia that joint 'FL_KFE' feels, and its couplings inward */
    const REAL M1x2 = r2_x*I2_hx + r2_y*I2_hy + 0.0005426192213171668;
    const REAL M0x2 = 0.00023148988883634047*s_1_2;

    /* elimination of 'FL_KFE' */
    const REAL U0x2 = 0.4266157182460592*s_1_2;
    const REAL U1x2 = 1842.912968642313*M1x2;
    const REAL M0x0e2 = R0_Jzz - M0x2*U0x2;
    const REAL M0x1e2_neg = M0x1e2_neg_0 + M0x2*U1x2;
    const REAL D1 = R1_Jzz - M1x2*U1x2;

    /* elimination of 'FL_HFE' */
    const REAL D1_inv = 1.0/D1;
    const REAL U0x1_neg = M0x1e2_neg*D1_inv;
    const REAL D0 = M0x0e2 - M0x1e2_neg*U0x1_neg;

    /* elimination of 'FL_HAA' */
    const REAL D0_inv = 1.0/D0;

    /* solve with U */
    const REAL e1 = tau1 - tau2*U1x2;
    const REAL e0 = tau0 + U0x1_neg*e1 - tau2*U0x2;

    /* solve with D and U* */
    const REAL x0 = D0_inv*e0;
    const REAL x1 = D1_inv*e1 + U0x1_neg*x0;
    const REAL x2 = 1842.912968642313*tau2 - U0x2*x0 - U1x2*x1;

    qdd[0] = x0;
    qdd[1] = x1;
    qdd[2] = x2;
    qdd[3] = ALL(0.0);
    qdd[4] = ALL(0.0);
    qdd[5] = ALL(0.0);
    qdd[6] = ALL(0.0);
    qdd[7] = ALL(0.0);
    qdd[8] = ALL(0.0);
    qdd[9] = ALL(0.0);
    qdd[10] = ALL(0.0);
    qdd[11] = ALL(0.0);
}

FUNCTION(solo12_tip_force_acceleration_FR_FOOT)(const REAL q[12], const REAL f[6], REAL qdd[12])
{
    const REAL q3 = q[3], q4 = q[4], q5 = q[5];
    const REAL f0 = f[0], f1 = f[1], f2 = f[2], f3 = f[3], f4 = f[4], f5 = f[5];

    /* sines and cosines */
    const REAL q_4_5 = q4 + q5;
    const REAL angles[3] = {q3, q4, q_4_5};
    REAL sines[3], cosines[3];
    OF(solo12_sincos)(3, angles, sines, cosines);
    const REAL s_3 = sines[0], s_4 = sines[1], s_4_5 = sines[2];
    const REAL c_3 = cosines[0], c_4 = cosines[1], c_4_5 = cosines[2];

    /* position of 'FR_LOWER_LEG' */
    const REAL r5_x = -0.16*c_4;
    const REAL r5_y = -0.16*s_4;

    /* inertia of 'FR_UPPER_LEG' in the axes of its group */
    const REAL I4_hy_neg = 0.01771278698415*s_4 + 2.0453744565e-06*c_4;
    const REAL I4_Jxx_neg = c_4*(0.0022644781431582876*c_4 - 3.21970574695491e-07*s_4);
    const REAL I4_Jyz = 0.0001172304186461722*s_4 + 3.700383061853605e-08*c_4;

    /* inertia of 'FR_LOWER_LEG' in the axes of its group */
    const REAL I5_hx = -0.0038482516772413*c_4_5;
    const REAL I5_hy = -0.0038482516772413*s_4_5;
    const REAL I5_Jxx_neg = 0.0005396092213171668*c_4_5*c_4_5;
    const REAL I5_Jyz = -3.3497340042275575e-05*s_4_5;

    /* frame of tool 'FR_FOOT' */
    const REAL J_x5 = -0.16*c_4_5;
    const REAL J_y4_neg_0 = 0.16*s_4_5;
    const REAL J_x4 = r5_x + J_x5;
    const REAL ot_z_neg = 0.05945*s_3 - c_3*J_x4;

    /* columns of the Jacobian */
    const REAL J_y4_neg_1 = J_y4_neg_0 - r5_y;
    const REAL J_z3 = -s_3*J_x4 - 0.05945*c_3;
    const REAL J_y4_neg = s_3*J_y4_neg_1;
    const REAL J_z4 = c_3*J_y4_neg_1;
    const REAL J_y5_neg = s_3*J_y4_neg_0;
    const REAL J_z5 = c_3*J_y4_neg_0;

    /* joint forces of the wrench */
    const REAL tau3 = f0 + ot_z_neg*f4 + J_z3*f5;
    const REAL tau4_0 = c_3*f1 + s_3*f2;
    const REAL tau4 = tau4_0 + J_x4*f3 - J_y4_neg*f4 + J_z4*f5;
    const REAL tau5 = tau4_0 + J_x5*f3 - J_y5_neg*f4 + J_z5*f5;

    /* composite inertia of 'FR_UPPER_LEG' */
    const REAL R4_Jzz_0 = -0.32*c_4*I5_hx;
    const REAL R4_hy = I5_hy - I4_hy_neg;
    const REAL R4_Jyy = I5_Jxx_neg + R4_Jzz_0 + I4_Jxx_neg;
    const REAL R4_Jzz = R4_Jzz_0 - 0.32*s_4*I5_hy + 0.002838197420805067;
    const REAL R4_Jyz = I4_Jyz + I5_Jyz;

    /* composite inertia of 'FR_SHOULDER' */
    const REAL M3x4e5_0 = R4_Jyz + 0.05145*R4_hy;
    const REAL R3_Jzz = R4_Jyy + 0.00037588290370216287;

    /* inertia that joint 'FR_KFE' feels, and its couplings inward */
    const REAL M4x5 = r5_x*I5_hx + r5_y*I5_hy + 0.0005426192213171668;
    const REAL M3x5 = -0.00023148988883634047*s_4_5;

    /* elimination of 'FR_KFE' */
    const REAL U3x5 = -0.4266157182460592*s_4_5;
    const REAL U4x5 = 1842.912968642313*M4x5;
    const REAL M3x3e5 = R3_Jzz - M3x5*U3x5;
    const REAL M3x4e5 = M3x4e5_0 - M3x5*U4x5;
    const REAL D4 = R4_Jzz - M4x5*U4x5;

    /* elimination of 'FR_HFE' */
    const REAL D4_inv = 1.0/D4;
    const REAL U3x4 = M3x4e5*D4_inv;
    const REAL D3 = M3x3e5 - M3x4e5*U3x4;

    /* elimination of 'FR_HAA' */
    const REAL D3_inv = 1.0/D3;

    /* solve with U */
    const REAL e4 = tau4 - tau5*U4x5;
    const REAL e3 = tau3 - U3x4*e4 - tau5*U3x5;

    /* solve with D and U* */
    const REAL x3 = D3_inv*e3;
    const REAL x4 = D4_inv*e4 - U3x4*x3;
    const REAL x5 = 1842.912968642313*tau5 - U3x5*x3 - U4x5*x4;

    qdd[0] = ALL(0.0);
    qdd[1] = ALL(0.0);
    qdd[2] = ALL(0.0);
    qdd[3] = x3;
    qdd[4] = x4;
    qdd[5] = x5;
    qdd[6] = ALL(0.0);
    qdd[7] = ALL(0.0);
    qdd[8] = ALL(0.0);
    qdd[9] = ALL(0.0);
    qdd[10] = ALL(0.0);
    qdd[11] = ALL(0.0);
}

FUNCTION(solo12_tip_force_acceleration_HL_FOOT)(const REAL q[12], const REAL f[6], REAL qdd[12])
{
    const REAL q6 = q[6], q7 = q[7], q8 = q[8];
    const REAL f0 = f[0], f1 = f[1], f2 = f[2], f3 = f[3], f4 = f[4], f5 = f[5];

    /* sines and cosines */
    const REAL q_7_8 = q7 + q8;
    const REAL angles[3] = {q6, q7, q_7_8};
    REAL sines[3], cosines[3];
    OF(solo12_sincos)(3, angles, sines, cosines);
    const REAL s_6 = sines[0], s_7 = sines[1], s_7_8 = sines[2];
    const REAL c_6 = cosines[0], c_7 = cosines[1], c_7_8 = cosines[2];

    /* position of 'HL_LOWER_LEG' */
    const REAL r8_x = -0.16*c_7;
    const REAL r8_y = -0.16*s_7;

    /* inertia of 'HL_UPPER_LEG' in the axes of its group */
    const REAL I7_hy = 2.0453744565e-06*c_7 - 0.01771278698415*s_7;
    const REAL I7_Jxx_neg = c_7*(0.0022644781431582876*c_7 + 3.21970574695491e-07*s_7);
    const REAL I7_Jyz = 3.700383061853605e-08*c_7 - 0.0001172304186461722*s_7;

    /* inertia of 'HL_LOWER_LEG' in the axes of its group */
    const REAL I8_hx = -0.0038482516772413*c_7_8;
    const REAL I8_hy = -0.0038482516772413*s_7_8;
    const REAL I8_Jxx_neg = 0.0005396092213171668*c_7_8*c_7_8;
    const REAL I8_Jyz = 3.3497340042275575e-05*s_7_8;

    /* frame of tool 'HL_FOOT' */
    const REAL J_x8 = -0.16*c_7_8;
    const REAL J_y7_neg_0 = 0.16*s_7_8;
    const REAL J_x7 = r8_x + J_x8;
    const REAL ot_z = 0.05945*s_6 + c_6*J_x7;

    /* columns of the Jacobian */
    const REAL J_y7_neg_1 = J_y7_neg_0 - r8_y;
    const REAL J_z6 = 0.05945*c_6 - s_6*J_x7;
    const REAL J_y7_neg = s_6*J_y7_neg_1;
    const REAL J_z7 = c_6*J_y7_neg_1;
    const REAL J_y8_neg = s_6*J_y7_neg_0;
    const REAL J_z8 = c_6*J_y7_neg_0;

    /* joint forces of the wrench */
    const REAL tau6 = f0 - ot_z*f4 + J_z6*f5;
    const REAL tau7_0 = c_6*f1 + s_6*f2;
    const REAL tau7 = tau7_0 + J_x7*f3 - J_y7_neg*f4 + J_z7*f5;
    const REAL tau8 = tau7_0 + J_x8*f3 - J_y8_neg*f4 + J_z8*f5;

    /* composite inertia of 'HL_UPPER_LEG' */
    const REAL R7_Jzz_0 = -0.32*c_7*I8_hx;
    const REAL R7_hy = I7_hy + I8_hy;
    const REAL R7_Jyy = I8_Jxx_neg + R7_Jzz_0 + I7_Jxx_neg;
    const REAL R7_Jzz = R7_Jzz_0 - 0.32*s_7*I8_hy + 0.002838197420805067;
    const REAL R7_Jyz = I7_Jyz + I8_Jyz;

    /* composite inertia of 'HL_SHOULDER' */
    const REAL M6x7e8_neg_0 = 0.05145*R7_hy - R7_Jyz;
    const REAL R6_Jzz = R7_Jyy + 0.00037588290370216287;

    /* inertia that joint 'HL_KFE' feels, and its couplings inward */
    const REAL M7x8 = r8_x*I8_hx + r8_y*I8_hy + 0.0005426192213171668;
    const REAL M6x8 = 0.00023148988883634047*s_7_8;

    /* elimination of 'HL_KFE' */
    const REAL U6x8 = 0.4266157182460592*s_7_8;
    const REAL U7x8 = 1842.912968642313*M7x8;
    const REAL M6x6e8 = R6_Jzz - M6x8*U6x8;
    const REAL M6x7e8_neg = M6x7e8_neg_0 + M6x8*U7x8;
    const REAL D7 = R7_Jzz - M7x8*U7x8;

    /* elimination of 'HL_HFE' */
    const REAL D7_inv = 1.0/D7;
    const REAL U6x7_neg = M6x7e8_neg*D7_inv;
    const REAL D6 = M6x6e8 - M6x7e8_neg*U6x7_neg;

    /* elimination of 'HL_HAA' */
    const REAL D6_inv = 1.0/D6;

    /* solve with U */
    const REAL e7 = tau7 - tau8*U7x8;
    const REAL e6 = tau6 + U6x7_neg*e7 - tau8*U6x8;

    /* solve with D and U* */
    const REAL x6 = D6_inv*e6;
    const REAL x7 = D7_inv*e7 + U6x7_neg*x6;
    const REAL x8 = 1842.912968642313*tau8 - U6x8*x6 - U7x8*x7;

    qdd[0] = ALL(0.0);
    qdd[1] = ALL(0.0);
    qdd[2] = ALL(0.0);
    qdd[3] = ALL(0.0);
    qdd[4] = ALL(0.0);
    qdd[5] = ALL(0.0);
    qdd[6] = x6;
    qdd[7] = x7;
    qdd[8] = x8;
    qdd[9] = ALL(0.0);
    qdd[10] = ALL(0.0);
    qdd[11] = ALL(0.0);
}

FUNCTION(solo12_tip_force_acceleration_HR_FOOT)(const REAL q[12], const REAL f[6], REAL qdd[12])
{
    const REAL q9 = q[9], q10 = q[10], q11 = q[11];
    const REAL f0 = f[0], f1 = f[1], f2 = f[2], f3 = f[3], f4 = f[4], f5 = f[5];

    /* sines and cosines */
    const REAL q_10_11 = q10 + q11;
    const REAL angles[3] = {q9, q10, q_10_11};
    REAL sines[3], cosines[3];
    OF(solo12_sincos)(3, angles, sines, cosines);
    const REAL s_9 = sines[0], s_10 = sines[1], s_10_11 = sines[2];
    const REAL c_9 = cosines[0], c_10 = cosines[1], c_10_11 = cosines[2];

    /* position of 'HR_LOWER_LEG' */
    const REAL r11_x = -0.16*c_10;
    const REAL r11_y = -0.16*s_10;

    /* inertia of 'HR_UPPER_LEG' in the axes of its group */
    const REAL I10_hy_neg = 0.01771278698415*s_10 + 2.0453744565e-06*c_10;
    const REAL I10_Jxx_neg = c_10*(0.0022644781431582876*c_10 - 3.21970574695491e-07*s_10);
    const REAL I10_Jyz = 0.0001172304186461722*s_10 + 3.700383061853605e-08*c_10;

    /* inertia of 'HR_LOWER_LEG' in the axes of its group */
    const REAL I11_hx = -0.0038482516772413*c_10_11;
    const REAL I11_hy = -0.0038482516772413*s_10_11;
    const REAL I11_Jxx_neg = 0.0005396092213171668*c_10_11*c_10_11;
    const REAL I11_Jyz = -3.3497340042275575e-05*s_10_11;

    /* frame of tool 'HR_FOOT' */
    const REAL J_x11 = -0.16*c_10_11;
    const REAL J_y10_neg_0 = 0.16*s_10_11;
    const REAL J_x10 = r11_x + J_x11;
    const REAL ot_z_neg = 0.05945*s_9 - c_9*J_x10;

    /* columns of the Jacobian */
    const REAL J_y10_neg_1 = J_y10_neg_0 - r11_y;
    const REAL J_z9 = -s_9*J_x10 - 0.05945*c_9;
    const REAL J_y10_neg = s_9*J_y10_neg_1;
    const REAL J_z10 = c_9*J_y10_neg_1;
    const REAL J_y11_neg = s_9*J_y10_neg_0;
    const REAL J_z11 = c_9*J_y10_neg_0;

    /* joint forces of the wrench */
    const REAL tau9 = f0 + ot_z_neg*f4 + J_z9*f5;
    const REAL tau10_0 = c_9*f1 + s_9*f2;
    const REAL tau10 = tau10_0 + J_x10*f3 - J_y10_neg*f4 + J_z10*f5;
    const REAL tau11 = tau10_0 + J_x11*f3 - J_y11_neg*f4 + J_z11*f5;

    /* composite inertia of 'HR_UPPER_LEG' */
    const REAL R10_Jzz_0 = -0.32*c_10*I11_hx;
    const REAL R10_hy = I11_hy - I10_hy_neg;
    const REAL R10_Jyy = I11_Jxx_neg + R10_Jzz_0 + I10_Jxx_neg;
    const REAL R10_Jzz = R10_Jzz_0 - 0.32*s_10*I11_hy + 0.002838197420805067;
    const REAL R10_Jyz = I10_Jyz + I11_Jyz;

    /* composite inertia of 'HR_SHOULDER' */
    const REAL M9x10e11_0 = R10_Jyz + 0.05145*R10_hy;
    const REAL R9_Jzz = R10_Jyy + 0.00037588290370216287;

    /* inertia that joint 'HR_KFE' feels, and its couplings inward */
    const REAL M10x11 = r11_x*I11_hx + r11_y*I11_hy + 0.0005426192213171668;
    const REAL M9x11 = -0.00023148988883634047*s_10_11;

    /* elimination of 'HR_KFE' */
    const REAL U9x11 = -0.4266157182460592*s_10_11;
    const REAL U10x11 = 1842.912968642313*M10x11;
    const REAL M9x9e11 = R9_Jzz - M9x11*U9x11;
    const REAL M9x10e11 = M9x10e11_0 - M9x11*U10x11;
    const REAL D10 = R10_Jzz - M10x11*U10x11;

    /* elimination of 'HR_HFE' */
    const REAL D10_inv = 1.0/D10;
    const REAL U9x10 = M9x10e11*D10_inv;
    const REAL D9 = M9x9e11 - M9x10e11*U9x10;

    /* elimination of 'HR_HAA' */
    const REAL D9_inv = 1.0/D9;

    /* solve with U */
    const REAL e10 = tau10 - tau11*U10x11;
    const REAL e9 = tau9 - U9x10*e10 - tau11*U9x11;

    /* solve with D and U* */
    const REAL x9 = D9_inv*e9;
    const REAL x10 = D10_inv*e10 - U9x10*x9;
    const REAL x11 = 1842.912968642313*tau11 - U9x11*x9 - U10x11*x10;

    qdd[0] = ALL(0.0);
    qdd[1] = ALL(0.0);
    qdd[2] = ALL(0.0);
    qdd[3] = ALL(0.0);
    qdd[4] = ALL(0.0);
    qdd[5] = ALL(0.0);
    qdd[6] = ALL(0.0);
    qdd[7] = ALL(0.0);
    qdd[8] = ALL(0.0);
    qdd[9] = x9;
    qdd[10] = x10;
    qdd[11] = x11;
}

#ifndef SOLO12_SECOND_READING
#if SOLO12_WIDTH > 1
#define SOLO12_SECOND_READING
#undef REAL
#undef FUNCTION
#undef OF
#undef ALL
#define REAL solo12_vector
#define FUNCTION(name) static void name##_lanes
#define OF(name) name##_lanes
#define ALL(x) ((x) - (solo12_vector){0})
#include "solo12.c"
#endif

#ifdef _OPENMP
#define SOLO12_EACH_BLOCK _Pragma("omp parallel for if (count >= 1000)")
#else
#define SOLO12_EACH_BLOCK
#endif

void solo12_mass_matrix_batch(size_t count, const double *q, double *M)
{
    SOLO12_EACH_BLOCK
    for (size_t state = 0; state < count; state += SOLO12_WIDTH) {
        const size_t lanes = count - state < SOLO12_WIDTH ? count - state : SOLO12_WIDTH;
        REAL q_[12], M_[144];

        solo12_load(lanes, 12, q + 12*state, q_);
        OF(solo12_mass_matrix)(q_, M_);
        solo12_store(lanes, 144, M_, M + 144*state);
    }
}

void solo12_udu_batch(size_t count, const double *q, double *U, double *D)
{
    SOLO12_EACH_BLOCK
    for (size_t state = 0; state < count; state += SOLO12_WIDTH) {
        const size_t lanes = count - state < SOLO12_WIDTH ? count - state : SOLO12_WIDTH;
        REAL q_[12], U_[144], D_[12];

        solo12_load(lanes, 12, q + 12*state, q_);
        OF(solo12_udu)(q_, U_, D_);
        solo12_store(lanes, 144, U_, U + 144*state);
        solo12_store(lanes, 12, D_, D + 12*state);
    }
}

void solo12_innovations_batch(size_t count, const double *q, double *W, double *D)
{
    SOLO12_EACH_BLOCK
    for (size_t state = 0; state < count; state += SOLO12_WIDTH) {
        const size_t lanes = count - state < SOLO12_WIDTH ? count - state : SOLO12_WIDTH;
        REAL q_[12], W_[144], D_[12];

        solo12_load(lanes, 12, q + 12*state, q_);
        OF(solo12_innovations)(q_, W_, D_);
        solo12_store(lanes, 144, W_, W + 144*state);
        solo12_store(lanes, 12, D_, D + 12*state);
    }
}

void solo12_mass_matrix_inverse_batch(size_t count, const double *q, double *M_inverse)
{
    SOLO12_EACH_BLOCK
    for (size_t state = 0; state < count; state += SOLO12_WIDTH) {
        const size_t lanes = count - state < SOLO12_WIDTH ? count - state : SOLO12_WIDTH;
        REAL q_[12], M_inverse_[144];

        solo12_load(lanes, 12, q + 12*state, q_);
        OF(solo12_mass_matrix_inverse)(q_, M_inverse_);
        solo12_store(lanes, 144, M_inverse_, M_inverse + 144*state);
    }
}

void solo12_inverse_dynamics_batch(
    size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    SOLO12_EACH_BLOCK
    for (size_t state = 0; state < count; state += SOLO12_WIDTH) {
        const size_t lanes = count - state < SOLO12_WIDTH ? count - state : SOLO12_WIDTH;
        REAL q_[12], qd_[12], qdd_[12], tau_[12];

        solo12_load(lanes, 12, q + 12*state, q_);
        solo12_load(lanes, 12, qd + 12*state, qd_);
        solo12_load(lanes, 12, qdd + 12*state, qdd_);
        OF(solo12_inverse_dynamics)(q_, qd_, qdd_, tau_);
        solo12_store(lanes, 12, tau_, tau + 12*state);
    }
}

void solo12_bias_forces_batch(size_t count, const double *q, const double *qd, double *bias)
{
    SOLO12_EACH_BLOCK
    for (size_t state = 0; state < count; state += SOLO12_WIDTH) {
        const size_t lanes = count - state < SOLO12_WIDTH ? count - state : SOLO12_WIDTH;
        REAL q_[12], qd_[12], bias_[12];

        solo12_load(lanes, 12, q + 12*state, q_);
        solo12_load(lanes, 12, qd + 12*state, qd_);
        OF(solo12_bias_forces)(q_, qd_, bias_);
        solo12_store(lanes, 12, bias_, bias + 12*state);
    }
}

void solo12_gravity_forces_batch(size_t count, const double *q, double *g)
{
    SOLO12_EACH_BLOCK
    for (size_t state = 0; state < count; state += SOLO12_WIDTH) {
        const size_t lanes = count - state < SOLO12_WIDTH ? count - state : SOLO12_WIDTH;
        REAL q_[12], g_[12];

        solo12_load(lanes, 12, q + 12*state, q_);
        OF(solo12_gravity_forces)(q_, g_);
        solo12_store(lanes, 12, g_, g + 12*state);
    }
}

void solo12_coriolis_matrix_batch(size_t count, const double *q, const double *qd, double *C)
{
    SOLO12_EACH_BLOCK
    for (size_t state = 0; state < count; state += SOLO12_WIDTH) {
        const size_t lanes = count - state < SOLO12_WIDTH ? count - state : SOLO12_WIDTH;
        REAL q_[12], qd_[12], C_[144];

        solo12_load(lanes, 12, q + 12*state, q_);
        solo12_load(lanes, 12, qd + 12*state, qd_);
        OF(solo12_coriolis_matrix)(q_, qd_, C_);
        solo12_store(lanes, 144, C_, C + 144*state);
    }
}

void solo12_forward_dynamics_batch(
    size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    SOLO12_EACH_BLOCK
    for (size_t state = 0; state < count; state += SOLO12_WIDTH) {
        const size_t lanes = count - state < SOLO12_WIDTH ? count - state : SOLO12_WIDTH;
        REAL q_[12], qd_[12], tau_[12], qdd_[12];

        solo12_load(lanes, 12, q + 12*state, q_);
        solo12_load(lanes, 12, qd + 12*state, qd_);
        solo12_load(lanes, 12, tau + 12*state, tau_);
        OF(solo12_forward_dynamics)(q_, qd_, tau_, qdd_);
        solo12_store(lanes, 12, qdd_, qdd + 12*state);
    }
}

void solo12_pose_FL_FOOT_batch(size_t count, const double *q, double *pose)
{
    SOLO12_EACH_BLOCK
    for (size_t state = 0; state < count; state += SOLO12_WIDTH) {
        const size_t lanes = count - state < SOLO12_WIDTH ? count - state : SOLO12_WIDTH;
        REAL q_[12], pose_[16];

        solo12_load(lanes, 12, q + 12*state, q_);
        OF(solo12_pose_FL_FOOT)(q_, pose_);
        solo12_store(lanes, 16, pose_, pose + 16*state);
    }
}

void solo12_pose_FR_FOOT_batch(size_t count, const double *q, double *pose)
{
    SOLO12_EACH_BLOCK
    for (size_t state = 0; state < count; state += SOLO12_WIDTH) {
        const size_t lanes = count - state < SOLO12_WIDTH ? count - state : SOLO12_WIDTH;
        REAL q_[12], pose_[16];

        solo12_load(lanes, 12, q + 12*state, q_);
        OF(solo12_pose_FR_FOOT)(q_, pose_);
        solo12_store(lanes, 16, pose_, pose + 16*state);
    }
}

void solo12_pose_HL_FOOT_batch(size_t count, const double *q, double *pose)
{
    SOLO12_EACH_BLOCK
    for (size_t state = 0; state < count; state += SOLO12_WIDTH) {
        const size_t lanes = count - state < SOLO12_WIDTH ? count - state : SOLO12_WIDTH;
        REAL q_[12], pose_[16];

        solo12_load(lanes, 12, q + 12*state, q_);
        OF(solo12_pose_HL_FOOT)(q_, pose_);
        solo12_store(lanes, 16, pose_, pose + 16*state);
    }
}

void solo12_pose_HR_FOOT_batch(size_t count, const double *q, double *pose)
{
    SOLO12_EACH_BLOCK
    for (size_t state = 0; state < count; state += SOLO12_WIDTH) {
        const size_t lanes = count - state < SOLO12_WIDTH ? count - state : SOLO12_WIDTH;
        REAL q_[12], pose_[16];

        solo12_load(lanes, 12, q + 12*state, q_);
        OF(solo12_pose_HR_FOOT)(q_, pose_);
        solo12_store(lanes, 16, pose_, pose + 16*state);
    }
}

void solo12_jacobian_FL_FOOT_batch(size_t count, const double *q, double *J)
{
    SOLO12_EACH_BLOCK
    for (size_t state = 0; state < count; state += SOLO12_WIDTH) {
        const size_t lanes = count - state < SOLO12_WIDTH ? count - state : SOLO12_WIDTH;
        REAL q_[12], J_[72];

        solo12_load(lanes, 12, q + 12*state, q_);
        OF(solo12_jacobian_FL_FOOT)(q_, J_);
        solo12_store(lanes, 72, J_, J + 72*state);
    }
}

void solo12_jacobian_FR_FOOT_batch(size_t count, const double *q, double *J)
{
    SOLO12_EACH_BLOCK
    for (size_t state = 0; state < count; state += SOLO12_WIDTH) {
        const size_t lanes = count - state < SOLO12_WIDTH ? count - state : SOLO12_WIDTH;
        REAL q_[12], J_[72];

        solo12_load(lanes, 12, q + 12*state, q_);
        OF(solo12_jacobian_FR_FOOT)(q_, J_);
        solo12_store(lanes, 72, J_, J + 72*state);
    }
}

void solo12_jacobian_HL_FOOT_batch(size_t count, const double *q, double *J)
{
    SOLO12_EACH_BLOCK
    for (size_t state = 0; state < count; state += SOLO12_WIDTH) {
        const size_t lanes = count - state < SOLO12_WIDTH ? count - state : SOLO12_WIDTH;
        REAL q_[12], J_[72];

        solo12_load(lanes, 12, q + 12*state, q_);
        OF(solo12_jacobian_HL_FOOT)(q_, J_);
        solo12_store(lanes, 72, J_, J + 72*state);
    }
}

void solo12_jacobian_HR_FOOT_batch(size_t count, const double *q, double *J)
{
    SOLO12_EACH_BLOCK
    for (size_t state = 0; state < count; state += SOLO12_WIDTH) {
        const size_t lanes = count - state < SOLO12_WIDTH ? count - state : SOLO12_WIDTH;
        REAL q_[12], J_[72];

        solo12_load(lanes, 12, q + 12*state, q_);
        OF(solo12_jacobian_HR_FOOT)(q_, J_);
        solo12_store(lanes, 72, J_, J + 72*state);
    }
}

void solo12_jacobian_rate_FL_FOOT_batch(size_t count, const double *q, const double *qd, double *Jd)
{
    SOLO12_EACH_BLOCK
    for (size_t state = 0; state < count; state += SOLO12_WIDTH) {
        const size_t lanes = count - state < SOLO12_WIDTH ? count - state : SOLO12_WIDTH;
        REAL q_[12], qd_[12], Jd_[72];

        solo12_load(lanes, 12, q + 12*state, q_);
        solo12_load(lanes, 12, qd + 12*state, qd_);
        OF(solo12_jacobian_rate_FL_FOOT)(q_, qd_, Jd_);
        solo12_store(lanes, 72, Jd_, Jd + 72*state);
    }
}

void solo12_jacobian_rate_FR_FOOT_batch(size_t count, const double *q, const double *qd, double *Jd)
{
    SOLO12_EACH_BLOCK
    for (size_t state = 0; state < count; state += SOLO12_WIDTH) {
        const size_t lanes = count - state < SOLO12_WIDTH ? count - state : SOLO12_WIDTH;
        REAL q_[12], qd_[12], Jd_[72];

        solo12_load(lanes, 12, q + 12*state, q_);
        solo12_load(lanes, 12, qd + 12*state, qd_);
        OF(solo12_jacobian_rate_FR_FOOT)(q_, qd_, Jd_);
        solo12_store(lanes, 72, Jd_, Jd + 72*state);
    }
}

void solo12_jacobian_rate_HL_FOOT_batch(size_t count, const double *q, const double *qd, double *Jd)
{
    SOLO12_EACH_BLOCK
    for (size_t state = 0; state < count; state += SOLO12_WIDTH) {
        const size_t lanes = count - state < SOLO12_WIDTH ? count - state : SOLO12_WIDTH;
        REAL q_[12], qd_[12], Jd_[72];

        solo12_load(lanes, 12, q + 12*state, q_);
        solo12_load(lanes, 12, qd + 12*state, qd_);
        OF(solo12_jacobian_rate_HL_FOOT)(q_, qd_, Jd_);
        solo12_store(lanes, 72, Jd_, Jd + 72*state);
    }
}

void solo12_jacobian_rate_HR_FOOT_batch(size_t count, const double *q, const double *qd, double *Jd)
{
    SOLO12_EACH_BLOCK
    for (size_t state = 0; state < count; state += SOLO12_WIDTH) {
        const size_t lanes = count - state < SOLO12_WIDTH ? count - state : SOLO12_WIDTH;
        REAL q_[12], qd_[12], Jd_[72];

        solo12_load(lanes, 12, q + 12*state, q_);
        solo12_load(lanes, 12, qd + 12*state, qd_);
        OF(solo12_jacobian_rate_HR_FOOT)(q_, qd_, Jd_);
        solo12_store(lanes, 72, Jd_, Jd + 72*state);
    }
}

void solo12_operational_inertia_inverse_FL_FOOT_batch(size_t count, const double *q, double *Omega)
{
    SOLO12_EACH_BLOCK
    for (size_t state = 0; state < count; state += SOLO12_WIDTH) {
        const size_t lanes = count - state < SOLO12_WIDTH ? count - state : SOLO12_WIDTH;
        REAL q_[12], Omega_[36];

        solo12_load(lanes, 12, q + 12*state, q_);
        OF(solo12_operational_inertia_inverse_FL_FOOT)(q_, Omega_);
        solo12_store(lanes, 36, Omega_, Omega + 36*state);
    }
}

void solo12_operational_inertia_inverse_FR_FOOT_batch(size_t count, const double *q, double *Omega)
{
    SOLO12_EACH_BLOCK
    for (size_t state = 0; state < count; state += SOLO12_WIDTH) {
        const size_t lanes = count - state < SOLO12_WIDTH ? count - state : SOLO12_WIDTH;
        REAL q_[12], Omega_[36];

        solo12_load(lanes, 12, q + 12*state, q_);
        OF(solo12_operational_inertia_inverse_FR_FOOT)(q_, Omega_);
        solo12_store(lanes, 36, Omega_, Omega + 36*state);
    }
}

void solo12_operational_inertia_inverse_HL_FOOT_batch(size_t count, const double *q, double *Omega)
{
    SOLO12_EACH_BLOCK
    for (size_t state = 0; state < count; state += SOLO12_WIDTH) {
        const size_t lanes = count - state < SOLO12_WIDTH ? count - state : SOLO12_WIDTH;
        REAL q_[12], Omega_[36];

        solo12_load(lanes, 12, q + 12*state, q_);
        OF(solo12_operational_inertia_inverse_HL_FOOT)(q_, Omega_);
        solo12_store(lanes, 36, Omega_, Omega + 36*state);
    }
}

void solo12_operational_inertia_inverse_HR_FOOT_batch(size_t count, const double *q, double *Omega)
{
    SOLO12_EACH_BLOCK
    for (size_t state = 0; state < count; state += SOLO12_WIDTH) {
        const size_t lanes = count - state < SOLO12_WIDTH ? count - state : SOLO12_WIDTH;
        REAL q_[12], Omega_[36];

        solo12_load(lanes, 12, q + 12*state, q_);
        OF(solo12_operational_inertia_inverse_HR_FOOT)(q_, Omega_);
        solo12_store(lanes, 36, Omega_, Omega + 36*state);
    }
}

void solo12_tip_force_acceleration_FL_FOOT_batch(
    size_t count, const double *q, const double *f, double *qdd)
{
    SOLO12_EACH_BLOCK
    for (size_t state = 0; state < count; state += SOLO12_WIDTH) {
        const size_t lanes = count - state < SOLO12_WIDTH ? count - state : SOLO12_WIDTH;
        REAL q_[12], f_[6], qdd_[12];

        solo12_load(lanes, 12, q + 12*state, q_);
        solo12_load(lanes, 6, f + 6*state, f_);
        OF(solo12_tip_force_acceleration_FL_FOOT)(q_, f_, qdd_);
        solo12_store(lanes, 12, qdd_, qdd + 12*state);
    }
}

void solo12_tip_force_acceleration_FR_FOOT_batch(
    size_t count, const double *q, const double *f, double *qdd)
{
    SOLO12_EACH_BLOCK
    for (size_t state = 0; state < count; state += SOLO12_WIDTH) {
        const size_t lanes = count - state < SOLO12_WIDTH ? count - state : SOLO12_WIDTH;
        REAL q_[12], f_[6], qdd_[12];

        solo12_load(lanes, 12, q + 12*state, q_);
        solo12_load(lanes, 6, f + 6*state, f_);
        OF(solo12_tip_force_acceleration_FR_FOOT)(q_, f_, qdd_);
        solo12_store(lanes, 12, qdd_, qdd + 12*state);
    }
}

void solo12_tip_force_acceleration_HL_FOOT_batch(
    size_t count, const double *q, const double *f, double *qdd)
{
    SOLO12_EACH_BLOCK
    for (size_t state = 0; state < count; state += SOLO12_WIDTH) {
        const size_t lanes = count - state < SOLO12_WIDTH ? count - state : SOLO12_WIDTH;
        REAL q_[12], f_[6], qdd_[12];

        solo12_load(lanes, 12, q + 12*state, q_);
        solo12_load(lanes, 6, f + 6*state, f_);
        OF(solo12_tip_force_acceleration_HL_FOOT)(q_, f_, qdd_);
        solo12_store(lanes, 12, qdd_, qdd + 12*state);
    }
}

void solo12_tip_force_acceleration_HR_FOOT_batch(
    size_t count, const double *q, const double *f, double *qdd)
{
    SOLO12_EACH_BLOCK
    for (size_t state = 0; state < count; state += SOLO12_WIDTH) {
        const size_t lanes = count - state < SOLO12_WIDTH ? count - state : SOLO12_WIDTH;
        REAL q_[12], f_[6], qdd_[12];

        solo12_load(lanes, 12, q + 12*state, q_);
        solo12_load(lanes, 6, f + 6*state, f_);
        OF(solo12_tip_force_acceleration_HR_FOOT)(q_, f_, qdd_);
        solo12_store(lanes, 12, qdd_, qdd + 12*state);
    }
}

#undef REAL
#undef FUNCTION
#undef OF
#undef ALL
#endif
