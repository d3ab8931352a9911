/* ur5: robot dynamics in closed form.
 *
 * Made by symdyn 0.1.0 from ur5.yaml
 * (SHA-256 f67163af3ec0355dae0dde4c3b1cfa0aa49056b1937c0db044ea2f69a4424d7f).
 * Make it again with
 *
 *     symdyn generate ur5.yaml --target python,c,javascript
 *
 * Arrays are flat, matrices row by row, of plain double. Inputs are read before outputs are
 * written, so arrays may be the same. Nothing is allocated and nothing is kept between calls: safe
 * in any thread. The _batch functions take count states one after another; there an output may be
 * the same array as an input of equal size. SI units, angles in rad.
 * Angles beyond 1e15 rad have no meaningful sine here; with '--sincos libm' they have.
 * Self-test: cc -std=c99 -O2 ur5.c ur5_test.c -lm && ./a.out
 * Fastest with -O3 -march=native -ffp-contract=fast.
 *
 * Joints, in the order of q:
 *
 *     0  shoulder_pan_joint   rad  [-6.28318530718, 6.28318530718]
 *     1  shoulder_lift_joint  rad  [-6.28318530718, 6.28318530718]
 *     2  elbow_joint          rad  [-3.14159265359, 3.14159265359]
 *     3  wrist_1_joint        rad  [-6.28318530718, 6.28318530718]
 *     4  wrist_2_joint        rad  [-6.28318530718, 6.28318530718]
 *     5  wrist_3_joint        rad  [-6.28318530718, 6.28318530718]
 *
 * Tools: ee_link, tool0.
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
 * Bound: symdyn holds every function to its numeric core within 8.5e-14 kappa of the output's size,
 * where kappa is the condition number of what is solved (of M, or of Omega for its inverse), else
 * 1. 'symdyn verify' compares them again.
 *
 * Operations of each function:
 *
 *                                          mul  add  div  trig
 *     mass_matrix                           47   35    0    10
 *     udu                                   72   63    4    10
 *     innovations                           88   79    4    10
 *     mass_matrix_inverse                  120  108    5    10
 *     inverse_dynamics                     129   89    0    10
 *     bias_forces                          102   62    0    10
 *     gravity_forces                         3    4    0     3
 *     coriolis_matrix                      173  139    0    10
 *     forward_dynamics                     201  140    5    10
 *     pose_ee_link                          39   22    0    12
 *     pose_tool0                            39   22    0    12
 *     jacobian_ee_link                      36   25    0    10
 *     jacobian_tool0                        36   25    0    10
 *     jacobian_rate_ee_link                107   71    0    10
 *     jacobian_rate_tool0                  107   71    0    10
 *     operational_inertia_inverse_ee_link  303  238    5    12
 *     operational_inertia_inverse_tool0    303  238    5    12
 *     operational_inertia_ee_link          423  328   11    12
 *     operational_inertia_tool0            423  328   11    12
 *     tip_force_acceleration_ee_link       153  133    5    12
 *     tip_force_acceleration_tool0         153  133    5    12
 *
 * This output is yours: use, change and pass it on as you like; symdyn's licence does not reach it.
 */
#ifndef UR5_SECOND_READING
#include "ur5.h"

#include <math.h>

#if !defined(UR5_GENERATION) || UR5_GENERATION != 0xc4d44346u
#error "ur5.c and ur5.h come from different generations: take both from one run"
#endif

/* Registers wider than double, as the x87's, round at other times. */
#if defined(__FLT_EVAL_METHOD__) && __FLT_EVAL_METHOD__ != 0 && __FLT_EVAL_METHOD__ != 16
#define UR5_WIDE_REGISTERS
#endif

/* Functions that end in _batch work on states side by side, by default on as many as registers hold
 * of the processor that is compiled for. Define UR5_WIDTH as 1, 2, 4, 8 or 16
 * to choose otherwise: 1 needs no extension of C, the others want gcc 8 or clang 11. */
#ifndef UR5_WIDTH
#if defined(UR5_WIDE_REGISTERS) || !defined(__GNUC__)
#define UR5_WIDTH 1
#elif defined(__clang__) ? __clang_major__ < 11 : __GNUC__ < 8
#define UR5_WIDTH 1
#elif defined(__AVX512F__)
#define UR5_WIDTH 8
#elif defined(__AVX__)
#define UR5_WIDTH 4
#elif defined(__SSE2__) || defined(__aarch64__)
#define UR5_WIDTH 2
#else
#define UR5_WIDTH 1
#endif
#endif

#if UR5_WIDTH == 1

/* The n numbers of a state. */
static void ur5_load(size_t lanes, size_t n, const double *from, double *to)
{
    for (size_t i = 0; i < lanes*n; ++i) {
        to[i] = from[i];
    }
}

static void ur5_store(size_t lanes, size_t n, const double *from, double *to)
{
    ur5_load(lanes, n, from, to);
}

#else

typedef double ur5_vector __attribute__((vector_size(8*UR5_WIDTH)));
/* Anywhere in an array. */
typedef ur5_vector ur5_row __attribute__((aligned(4), may_alias));
typedef long long ur5_places __attribute__((vector_size(8*UR5_WIDTH)));

/* A vector of entries of a and b by their places: those of b come behind those of a. */
#ifdef __clang__
#define UR5_LANES_UNROLLED
#define UR5_LANES_SHUFFLE(a, b, ...) __builtin_shufflevector(a, b, __VA_ARGS__)
#else
#define UR5_LANES_UNROLLED _Pragma("GCC unroll 16")
#define UR5_LANES_SHUFFLE(a, b, ...) \
    __builtin_shuffle(a, b, (ur5_places){__VA_ARGS__})
#endif

/* Of squares of d by d entries the upper right one and the lower left one change places. */
#define UR5_LANES_UPPER(i, d) (((i) & (d)) ? (i) - (d) + UR5_WIDTH : (i))
#define UR5_LANES_LOWER(i, d) (((i) & (d)) ? (i) + UR5_WIDTH : (i) + (d))
#define UR5_LANES_TWO(place, i, d) place(i, d), place((i) + 1, d)
#define UR5_LANES_FOUR(place, i, d) \
    UR5_LANES_TWO(place, i, d), \
    UR5_LANES_TWO(place, (i) + 2, d)
#define UR5_LANES_EIGHT(place, i, d) \
    UR5_LANES_FOUR(place, i, d), \
    UR5_LANES_FOUR(place, (i) + 4, d)
#if UR5_WIDTH == 2
#define UR5_LANES_PLACES(place, d) UR5_LANES_TWO(place, 0, d)
#elif UR5_WIDTH == 4
#define UR5_LANES_PLACES(place, d) UR5_LANES_FOUR(place, 0, d)
#elif UR5_WIDTH == 8
#define UR5_LANES_PLACES(place, d) UR5_LANES_EIGHT(place, 0, d)
#elif UR5_WIDTH == 16
#define UR5_LANES_PLACES(place, d) \
    UR5_LANES_EIGHT(place, 0, d), \
    UR5_LANES_EIGHT(place, 8, d)
#else
#error "UR5_WIDTH must be 1, 2, 4, 8 or 16"
#endif
#define UR5_LANES_EXCHANGE(d) \
    UR5_LANES_UNROLLED for (size_t i = 0; i < UR5_WIDTH; i += 2*(d)) { \
        UR5_LANES_UNROLLED for (size_t j = i; j < i + (d); ++j) { \
            const ur5_vector a = rows[j], b = rows[j + (d)]; \
            rows[j] = UR5_LANES_SHUFFLE( \
                a, b, UR5_LANES_PLACES(UR5_LANES_UPPER, d)); \
            rows[j + (d)] = UR5_LANES_SHUFFLE( \
                a, b, UR5_LANES_PLACES(UR5_LANES_LOWER, d)); \
        } \
    }

static inline void ur5_transpose(ur5_vector rows[UR5_WIDTH])
{
    UR5_LANES_EXCHANGE(1)
#if UR5_WIDTH > 2
    UR5_LANES_EXCHANGE(2)
#endif
#if UR5_WIDTH > 4
    UR5_LANES_EXCHANGE(4)
#endif
#if UR5_WIDTH > 8
    UR5_LANES_EXCHANGE(8)
#endif
}

/* The n numbers of some states, each number of all of them in one vector; the last state fills
 * up. */
static void ur5_load(size_t lanes, size_t n, const double *from, ur5_vector *to)
{
    if (lanes == UR5_WIDTH && n >= UR5_WIDTH) {
        /* squares, of which the last overlaps the one before */
        for (size_t i = 0; i < n; i += UR5_WIDTH) {
            const size_t first = i + UR5_WIDTH <= n ? i : n - UR5_WIDTH;
            ur5_vector rows[UR5_WIDTH];
            UR5_LANES_UNROLLED
            for (size_t lane = 0; lane < UR5_WIDTH; ++lane) {
                rows[lane] = *(const ur5_row *)(from + n*lane + first);
            }
            ur5_transpose(rows);
            UR5_LANES_UNROLLED
            for (size_t lane = 0; lane < UR5_WIDTH; ++lane) {
                to[first + lane] = rows[lane];
            }
        }
    } else {
        for (size_t i = 0; i < n; ++i) {
            ur5_vector column = {0};
            UR5_LANES_UNROLLED
            for (size_t lane = 0; lane < UR5_WIDTH; ++lane) {
                column[lane] = from[n*(lane < lanes ? lane : lanes - 1) + i];
            }
            to[i] = column;
        }
    }
}

/* The other way round. */
static void ur5_store(size_t lanes, size_t n, const ur5_vector *from, double *to)
{
    if (lanes == UR5_WIDTH && n >= UR5_WIDTH) {
        for (size_t i = 0; i < n; i += UR5_WIDTH) {
            const size_t first = i + UR5_WIDTH <= n ? i : n - UR5_WIDTH;
            ur5_vector rows[UR5_WIDTH];
            UR5_LANES_UNROLLED
            for (size_t lane = 0; lane < UR5_WIDTH; ++lane) {
                rows[lane] = from[first + lane];
            }
            ur5_transpose(rows);
            UR5_LANES_UNROLLED
            for (size_t lane = 0; lane < UR5_WIDTH; ++lane) {
                *(ur5_row *)(to + n*lane + first) = rows[lane];
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
 * UR5_WIDTH is not 1, for
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
#if defined(__FAST_MATH__) || defined(__ASSOCIATIVE_MATH__) || defined(UR5_WIDE_REGISTERS)
#ifndef UR5_SECOND_READING
static inline void OF(ur5_sincos)(size_t n, const REAL *angles, REAL *sines, REAL *cosines)
{
    for (size_t i = 0; i < n; ++i) {
        sines[i] = sin(angles[i]);
        cosines[i] = cos(angles[i]);
    }
}
#else
static inline void OF(ur5_sincos)(size_t n, const REAL *angles, REAL *sines, REAL *cosines)
{
    const double *each = (const double *)angles; /* all lanes of all angles */
    ur5_sincos(UR5_WIDTH*n, each, (double *)sines, (double *)cosines);
}
#endif
#else
#ifdef UR5_SECOND_READING
typedef unsigned long long ur5_bits
    __attribute__((vector_size(8*UR5_WIDTH)));
#endif
static inline void OF(ur5_sincos)(size_t n, const REAL *angles, REAL *sines, REAL *cosines)
{
#if defined(__clang__) && __clang_major__ >= 11
#pragma clang fp reassociate(off)
#endif
#ifdef UR5_SECOND_READING
    UR5_LANES_UNROLLED
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

#ifdef UR5_SECOND_READING
        /* turned by the quarters, which are the last bits of `rounded`: an odd number of them
           changes places, the bit above it signs */
        ur5_bits bits = (ur5_bits)rounded;
        const ur5_bits odd = -(bits & 1);
        const ur5_bits exchange = ((ur5_bits)s ^ (ur5_bits)c) & odd;
        bits <<= 62;
        const ur5_bits turned = bits ^ (bits << 1);
        const ur5_bits sign = (ur5_bits){0} + 9223372036854775808ULL;
        sines[i] = (REAL)((ur5_bits)s ^ exchange ^ (bits & sign));
        cosines[i] = (REAL)((ur5_bits)c ^ exchange ^ (turned & sign));
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

FUNCTION(ur5_mass_matrix)(const REAL q[6], REAL M[36])
{
    const REAL q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5];

    /* sines and cosines */
    const REAL q12 = q1 + q2;
    const REAL q123 = q3 + q12;
    const REAL angles[5] = {q1, q12, q123, q4, q5};
    REAL sines[5], cosines[5];
    OF(ur5_sincos)(5, angles, sines, cosines);
    const REAL s1 = sines[0], s12 = sines[1], s123 = sines[2], s4 = sines[3], s5 = sines[4];
    const REAL c1 = cosines[0], c12 = cosines[1], c123 = cosines[2], c4 = cosines[3];
    const REAL c5 = cosines[4];

    /* position of 'forearm_link' */
    const REAL r2_x = -0.425*c1;
    const REAL r2_y = -0.425*s1;

    /* inertia of 'upper_arm_link' in the axes of its group */
    const REAL I1_hy = -4.4329225*s1;
    const REAL I1_Jyy = 1.75501953841*c1*c1;
    const REAL I1_Jyz = -0.075354282*s1;

    /* inertia of 'forearm_link' in the axes of its group */
    const REAL I2_hx = -1.598759275*c12;
    const REAL I2_hy = -1.598759275*s12;
    const REAL I2_Jyy = 0.59155695167475*c12*c12;
    const REAL I2_Jyz = -0.09736195575*s12;

    /* inertia of 'wrist_1_link' in the axes of its group */
    const REAL I3_hx = 0.017784735*s123;
    const REAL I3_hy = -0.017784735*c123;

    /* composite inertia of 'wrist_2_link' */
    const REAL R4_Jxz_neg_0 = 0.0166855268546*c5;
    const REAL R4_Jxx_0 = c5*R4_Jxz_neg_0;
    const REAL R4_Jxz_neg = s5*R4_Jxz_neg_0;
    const REAL R4_Jxx = 0.0166855268546 - R4_Jxx_0;
    const REAL R4_Jzz = R4_Jxx_0 + 0.2365564731454;

    /* composite inertia of 'wrist_1_link' */
    const REAL R3_Jzz_0 = -c4*R4_Jxx;
    const REAL R3_Jzz_1 = c4*R3_Jzz_0;
    const REAL R0_Jzz_0 = c4*R4_Jxz_neg;
    const REAL R3_Jyz_neg_0 = s4*R4_Jxz_neg;
    const REAL R0_Jzz_1 = R4_Jzz + R3_Jzz_1;
    const REAL R0_Jzz_2 = 2.0*R0_Jzz_0*s123;
    const REAL R3_Jyz_neg = s4*R3_Jzz_0*s123 + c123*R3_Jyz_neg_0;
    const REAL R3_Jzz = R4_Jxx + R3_Jzz_1 + 0.24116530937515;

    /* composite inertia of 'forearm_link' */
    const REAL R2_Jzz_0 = 0.7845*c12*I3_hx;
    const REAL R2_Jzz_1 = R2_Jzz_0 + 0.7845*s12*I3_hy;
    const REAL R2_hx = I2_hx + I3_hx;
    const REAL R2_hy = I2_hy + I3_hy;
    const REAL R2_Jzz = 0.59565195167475 - (R2_Jzz_1 - R3_Jzz);
    const REAL R2_Jyz = I2_Jyz - R3_Jyz_neg;

    /* composite inertia of 'upper_arm_link' */
    const REAL R1_Jzz_0 = -0.85*c1*R2_hx;
    const REAL R1_Jzz_1 = R1_Jzz_0 - 0.85*s1*R2_hy;
    const REAL R1_hy = I1_hy + R2_hy;
    const REAL R1_Jzz = R2_Jzz + R1_Jzz_1 + 1.77012693841;
    const REAL R1_Jyz = I1_Jyz + R2_Jyz;

    /* composite inertia of 'shoulder_link' */
    const REAL R0_Jyz = 0.10915*R1_hy - R1_Jyz;
    const REAL R0_Jzz_3 = c123*(c123*(R0_Jzz_1 - 0.02174530937515) - R0_Jzz_2);
    const REAL R0_Jzz_4 = I1_Jyy + I2_Jyy + R0_Jzz_3 - R3_Jzz_1 - R2_Jzz_0 + R1_Jzz_0;
    const REAL R0_Jzz = R0_Jzz_4 + 0.4395951218179;

    /* inertia that joint 'elbow_joint' feels, and its couplings inward */
    const REAL M12 = R2_Jzz + 0.5*R1_Jzz_1;
    const REAL M02 = R2_Jyz - 0.10915*R2_hy;

    /* inertia that joint 'wrist_1_joint' feels, and its couplings inward */
    const REAL M23 = R3_Jzz - 0.5*R2_Jzz_1;
    const REAL M13 = r2_x*I3_hx + r2_y*I3_hy + M23;
    const REAL M03 = 0.00194120382525*c123 - R3_Jyz_neg;

    /* inertia that joint 'wrist_2_joint' feels, and its couplings inward */
    const REAL n4at3_y = s123*R0_Jzz_0 - c123*R4_Jzz;

    /* inertia that joint 'wrist_3_joint' feels, and its couplings inward */
    const REAL M35 = 0.0171364731454*c4;
    const REAL n5at3_y_neg = 0.0171364731454*s4*s123;

    M[0] = R0_Jzz;
    M[1] = -R0_Jyz;
    M[2] = M02;
    M[3] = M03;
    M[4] = n4at3_y;
    M[5] = -n5at3_y_neg;
    M[6] = -R0_Jyz;
    M[7] = R1_Jzz;
    M[8] = M12;
    M[9] = M13;
    M[10] = R3_Jyz_neg_0;
    M[11] = M35;
    M[12] = M02;
    M[13] = M12;
    M[14] = R2_Jzz;
    M[15] = M23;
    M[16] = R3_Jyz_neg_0;
    M[17] = M35;
    M[18] = M03;
    M[19] = M13;
    M[20] = M23;
    M[21] = R3_Jzz;
    M[22] = R3_Jyz_neg_0;
    M[23] = M35;
    M[24] = n4at3_y;
    M[25] = R3_Jyz_neg_0;
    M[26] = R3_Jyz_neg_0;
    M[27] = R3_Jyz_neg_0;
    M[28] = R4_Jzz;
    M[29] = ALL(0.0);
    M[30] = -n5at3_y_neg;
    M[31] = M35;
    M[32] = M35;
    M[33] = M35;
    M[34] = ALL(0.0);
    M[35] = ALL(0.0171364731454);
}

FUNCTION(ur5_udu)(const REAL q[6], REAL U[36], REAL D[6])
{
    const REAL q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5];

    /* sines and cosines */
    const REAL q12 = q1 + q2;
    const REAL q123 = q3 + q12;
    const REAL angles[5] = {q1, q12, q123, q4, q5};
    REAL sines[5], cosines[5];
    OF(ur5_sincos)(5, angles, sines, cosines);
    const REAL s1 = sines[0], s12 = sines[1], s123 = sines[2], s4 = sines[3], s5 = sines[4];
    const REAL c1 = cosines[0], c12 = cosines[1], c123 = cosines[2], c4 = cosines[3];
    const REAL c5 = cosines[4];

    /* position of 'forearm_link' */
    const REAL r2_x = -0.425*c1;
    const REAL r2_y = -0.425*s1;

    /* inertia of 'upper_arm_link' in the axes of its group */
    const REAL I1_hy = -4.4329225*s1;
    const REAL I1_Jyy = 1.75501953841*c1*c1;
    const REAL I1_Jyz = -0.075354282*s1;

    /* inertia of 'forearm_link' in the axes of its group */
    const REAL I2_hx = -1.598759275*c12;
    const REAL I2_hy = -1.598759275*s12;
    const REAL I2_Jyy = 0.59155695167475*c12*c12;
    const REAL I2_Jyz = -0.09736195575*s12;

    /* inertia of 'wrist_1_link' in the axes of its group */
    const REAL I3_hx = 0.017784735*s123;
    const REAL I3_hy = -0.017784735*c123;

    /* composite inertia of 'wrist_2_link' */
    const REAL R4_Jxz_neg_0 = 0.0166855268546*c5;
    const REAL R4_Jxx_0 = c5*R4_Jxz_neg_0;
    const REAL R4_Jxz_neg = s5*R4_Jxz_neg_0;
    const REAL R4_Jxx = 0.0166855268546 - R4_Jxx_0;
    const REAL R4_Jzz = R4_Jxx_0 + 0.2365564731454;

    /* composite inertia of 'wrist_1_link' */
    const REAL R3_Jzz_0 = -c4*R4_Jxx;
    const REAL R3_Jzz_1 = c4*R3_Jzz_0;
    const REAL D0_0 = c4*R4_Jxz_neg;
    const REAL R3_Jyz_neg_0 = s4*R4_Jxz_neg;
    const REAL D0_1 = R4_Jzz + R3_Jzz_1;
    const REAL D0_2 = 2.0*D0_0*s123;
    const REAL R3_Jyz_neg = s4*R3_Jzz_0*s123 + c123*R3_Jyz_neg_0;
    const REAL R3_Jzz = R4_Jxx + R3_Jzz_1 + 0.24116530937515;

    /* composite inertia of 'forearm_link' */
    const REAL R2_Jzz_0 = 0.7845*c12*I3_hx;
    const REAL R2_Jzz_1 = R2_Jzz_0 + 0.7845*s12*I3_hy;
    const REAL R2_hx = I2_hx + I3_hx;
    const REAL R2_hy = I2_hy + I3_hy;
    const REAL R2_Jzz = 0.59565195167475 - (R2_Jzz_1 - R3_Jzz);
    const REAL R2_Jyz = I2_Jyz - R3_Jyz_neg;

    /* composite inertia of 'upper_arm_link' */
    const REAL R1_Jzz_0 = -0.85*c1*R2_hx;
    const REAL R1_Jzz_1 = R1_Jzz_0 - 0.85*s1*R2_hy;
    const REAL R1_hy = I1_hy + R2_hy;
    const REAL R1_Jzz = R2_Jzz + R1_Jzz_1 + 1.77012693841;
    const REAL R1_Jyz = I1_Jyz + R2_Jyz;

    /* composite inertia of 'shoulder_link' */
    const REAL R0_Jyz = 0.10915*R1_hy - R1_Jyz;

    /* inertia that joint 'elbow_joint' feels, and its couplings inward */
    const REAL M12 = R2_Jzz + 0.5*R1_Jzz_1;
    const REAL M02 = R2_Jyz - 0.10915*R2_hy;

    /* inertia that joint 'wrist_1_joint' feels, and its couplings inward */
    const REAL M23_0 = 0.5*R2_Jzz_1;
    const REAL M13_0 = -r2_x*I3_hx - r2_y*I3_hy;
    const REAL M13 = R3_Jzz - M23_0 - M13_0;
    const REAL M03 = 0.00194120382525*c123 - R3_Jyz_neg;

    /* inertia that joint 'wrist_2_joint' feels, and its couplings inward */
    const REAL n4at3_y = s123*D0_0 - c123*R4_Jzz;

    /* inertia that joint 'wrist_3_joint' feels, and its couplings inward */
    const REAL M35 = 0.0171364731454*c4;
    const REAL n5at3_y_neg = 0.0171364731454*s4*s123;

    /* elimination of 'wrist_3_joint' */
    const REAL U05 = -58.355064750790525*n5at3_y_neg;
    const REAL D0_3 = -n5at3_y_neg*U05;
    const REAL M01e5_0 = c4*n5at3_y_neg;
    const REAL M01e5 = M01e5_0 - R0_Jyz;
    const REAL M11e5_0 = c4*M35;
    const REAL M11e5 = R1_Jzz - M11e5_0;
    const REAL M02e5 = M02 + M01e5_0;
    const REAL M12e5 = M12 - M11e5_0;
    const REAL M22e5 = R2_Jzz - M11e5_0;
    const REAL M03e5 = M03 + M01e5_0;
    const REAL M13e5 = M13 - M11e5_0;

    /* elimination of 'wrist_2_joint' */
    const REAL D4_inv = 1.0/R4_Jzz;
    const REAL U04 = n4at3_y*D4_inv;
    const REAL U14 = R3_Jyz_neg_0*D4_inv;
    const REAL D0_4 = n4at3_y*U04;
    const REAL M01e4_0 = n4at3_y*U14;
    const REAL M01e4 = M01e5 - M01e4_0;
    const REAL M11e4_0 = R3_Jyz_neg_0*U14;
    const REAL M11e4 = M11e5 - M11e4_0;
    const REAL M02e4 = M02e5 - M01e4_0;
    const REAL M12e4 = M12e5 - M11e4_0;
    const REAL M22e4 = M22e5 - M11e4_0;
    const REAL M03e4 = M03e5 - M01e4_0;
    const REAL M13e4 = M13e5 - M11e4_0;
    const REAL M23e4 = M13e4 + M13_0;
    const REAL D3 = M23e4 + M23_0;

    /* elimination of 'wrist_1_joint' */
    const REAL D3_inv_neg = -1.0/D3;
    const REAL U03 = -M03e4*D3_inv_neg;
    const REAL U13 = -M13e4*D3_inv_neg;
    const REAL U23 = -M23e4*D3_inv_neg;
    const REAL D0_5 = -M03e4*U03;
    const REAL M01e3 = M01e4 - M03e4*U13;
    const REAL M11e3 = M11e4 - M13e4*U13;
    const REAL M02e3 = M02e4 - M03e4*U23;
    const REAL M12e3 = M12e4 - M13e4*U23;
    const REAL D2 = M22e4 - M23e4*U23;

    /* elimination of 'elbow_joint' */
    const REAL D2_inv_neg = -1.0/D2;
    const REAL U02 = -M02e3*D2_inv_neg;
    const REAL U12 = -M12e3*D2_inv_neg;
    const REAL D0_6 = -M02e3*U02;
    const REAL M01e2 = M01e3 - M02e3*U12;
    const REAL D1 = M11e3 - M12e3*U12;

    /* elimination of 'shoulder_lift_joint' */
    const REAL D1_inv_neg = -1.0/D1;
    const REAL U01 = -M01e2*D1_inv_neg;
    const REAL D0_7 = I1_Jyy + I2_Jyy + c123*(c123*(D0_1 - 0.02174530937515) - D0_2);
    const REAL D0_8 = D0_7 - R3_Jzz_1 - R2_Jzz_0 + R1_Jzz_0 + 0.4395951218179 - D0_3;
    const REAL D0 = D0_8 - D0_4 + D0_5 + D0_6 - M01e2*U01;

    U[0] = ALL(1.0);
    U[1] = U01;
    U[2] = U02;
    U[3] = U03;
    U[4] = U04;
    U[5] = U05;
    U[6] = ALL(0.0);
    U[7] = ALL(1.0);
    U[8] = U12;
    U[9] = U13;
    U[10] = U14;
    U[11] = c4;
    U[12] = ALL(0.0);
    U[13] = ALL(0.0);
    U[14] = ALL(1.0);
    U[15] = U23;
    U[16] = U14;
    U[17] = c4;
    U[18] = ALL(0.0);
    U[19] = ALL(0.0);
    U[20] = ALL(0.0);
    U[21] = ALL(1.0);
    U[22] = U14;
    U[23] = c4;
    U[24] = ALL(0.0);
    U[25] = ALL(0.0);
    U[26] = ALL(0.0);
    U[27] = ALL(0.0);
    U[28] = ALL(1.0);
    U[29] = ALL(0.0);
    U[30] = ALL(0.0);
    U[31] = ALL(0.0);
    U[32] = ALL(0.0);
    U[33] = ALL(0.0);
    U[34] = ALL(0.0);
    U[35] = ALL(1.0);

    D[0] = D0;
    D[1] = D1;
    D[2] = D2;
    D[3] = D3;
    D[4] = R4_Jzz;
    D[5] = ALL(0.0171364731454);
}

FUNCTION(ur5_innovations)(const REAL q[6], REAL W[36], REAL D[6])
{
    const REAL q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5];

    /* sines and cosines */
    const REAL q12 = q1 + q2;
    const REAL q123 = q3 + q12;
    const REAL angles[5] = {q1, q12, q123, q4, q5};
    REAL sines[5], cosines[5];
    OF(ur5_sincos)(5, angles, sines, cosines);
    const REAL s1 = sines[0], s12 = sines[1], s123 = sines[2], s4 = sines[3], s5 = sines[4];
    const REAL c1 = cosines[0], c12 = cosines[1], c123 = cosines[2], c4 = cosines[3];
    const REAL c5 = cosines[4];

    /* position of 'forearm_link' */
    const REAL r2_x = -0.425*c1;
    const REAL r2_y = -0.425*s1;

    /* inertia of 'upper_arm_link' in the axes of its group */
    const REAL I1_hy = -4.4329225*s1;
    const REAL I1_Jyy = 1.75501953841*c1*c1;
    const REAL I1_Jyz = -0.075354282*s1;

    /* inertia of 'forearm_link' in the axes of its group */
    const REAL I2_hx = -1.598759275*c12;
    const REAL I2_hy = -1.598759275*s12;
    const REAL I2_Jyy = 0.59155695167475*c12*c12;
    const REAL I2_Jyz = -0.09736195575*s12;

    /* inertia of 'wrist_1_link' in the axes of its group */
    const REAL I3_hx = 0.017784735*s123;
    const REAL I3_hy = -0.017784735*c123;

    /* composite inertia of 'wrist_2_link' */
    const REAL R4_Jxz_neg_0 = 0.0166855268546*c5;
    const REAL R4_Jxx_0 = c5*R4_Jxz_neg_0;
    const REAL R4_Jxz_neg = s5*R4_Jxz_neg_0;
    const REAL R4_Jxx = 0.0166855268546 - R4_Jxx_0;
    const REAL R4_Jzz = R4_Jxx_0 + 0.2365564731454;

    /* composite inertia of 'wrist_1_link' */
    const REAL R3_Jzz_0 = -c4*R4_Jxx;
    const REAL R3_Jzz_1 = c4*R3_Jzz_0;
    const REAL D0_0 = c4*R4_Jxz_neg;
    const REAL R3_Jyz_neg_0 = s4*R4_Jxz_neg;
    const REAL D0_1 = R4_Jzz + R3_Jzz_1;
    const REAL D0_2 = 2.0*D0_0*s123;
    const REAL R3_Jyz_neg = s4*R3_Jzz_0*s123 + c123*R3_Jyz_neg_0;
    const REAL R3_Jzz = R4_Jxx + R3_Jzz_1 + 0.24116530937515;

    /* composite inertia of 'forearm_link' */
    const REAL R2_Jzz_0 = 0.7845*c12*I3_hx;
    const REAL R2_Jzz_1 = R2_Jzz_0 + 0.7845*s12*I3_hy;
    const REAL R2_hx = I2_hx + I3_hx;
    const REAL R2_hy = I2_hy + I3_hy;
    const REAL R2_Jzz = 0.59565195167475 - (R2_Jzz_1 - R3_Jzz);
    const REAL R2_Jyz = I2_Jyz - R3_Jyz_neg;

    /* composite inertia of 'upper_arm_link' */
    const REAL R1_Jzz_0 = -0.85*c1*R2_hx;
    const REAL R1_Jzz_1 = R1_Jzz_0 - 0.85*s1*R2_hy;
    const REAL R1_hy = I1_hy + R2_hy;
    const REAL R1_Jzz = R2_Jzz + R1_Jzz_1 + 1.77012693841;
    const REAL R1_Jyz = I1_Jyz + R2_Jyz;

    /* composite inertia of 'shoulder_link' */
    const REAL R0_Jyz = 0.10915*R1_hy - R1_Jyz;

    /* inertia that joint 'elbow_joint' feels, and its couplings inward */
    const REAL M12 = R2_Jzz + 0.5*R1_Jzz_1;
    const REAL M02 = R2_Jyz - 0.10915*R2_hy;

    /* inertia that joint 'wrist_1_joint' feels, and its couplings inward */
    const REAL M23_0 = 0.5*R2_Jzz_1;
    const REAL M13_0 = -r2_x*I3_hx - r2_y*I3_hy;
    const REAL M13 = R3_Jzz - M23_0 - M13_0;
    const REAL M03 = 0.00194120382525*c123 - R3_Jyz_neg;

    /* inertia that joint 'wrist_2_joint' feels, and its couplings inward */
    const REAL n4at3_y = s123*D0_0 - c123*R4_Jzz;

    /* inertia that joint 'wrist_3_joint' feels, and its couplings inward */
    const REAL M35 = 0.0171364731454*c4;
    const REAL n5at3_y_neg = 0.0171364731454*s4*s123;

    /* elimination of 'wrist_3_joint' */
    const REAL U05 = -58.355064750790525*n5at3_y_neg;
    const REAL D0_3 = -n5at3_y_neg*U05;
    const REAL M01e5_0 = c4*n5at3_y_neg;
    const REAL M01e5 = M01e5_0 - R0_Jyz;
    const REAL M11e5_0 = c4*M35;
    const REAL M11e5 = R1_Jzz - M11e5_0;
    const REAL M02e5 = M02 + M01e5_0;
    const REAL M12e5 = M12 - M11e5_0;
    const REAL M22e5 = R2_Jzz - M11e5_0;
    const REAL M03e5 = M03 + M01e5_0;
    const REAL M13e5 = M13 - M11e5_0;

    /* elimination of 'wrist_2_joint' */
    const REAL D4_inv = 1.0/R4_Jzz;
    const REAL U04 = n4at3_y*D4_inv;
    const REAL U14 = R3_Jyz_neg_0*D4_inv;
    const REAL D0_4 = n4at3_y*U04;
    const REAL M01e4_0 = n4at3_y*U14;
    const REAL M01e4 = M01e5 - M01e4_0;
    const REAL M11e4_0 = R3_Jyz_neg_0*U14;
    const REAL M11e4 = M11e5 - M11e4_0;
    const REAL M02e4 = M02e5 - M01e4_0;
    const REAL M12e4 = M12e5 - M11e4_0;
    const REAL M22e4 = M22e5 - M11e4_0;
    const REAL M03e4 = M03e5 - M01e4_0;
    const REAL M13e4 = M13e5 - M11e4_0;
    const REAL M23e4 = M13e4 + M13_0;
    const REAL D3 = M23e4 + M23_0;

    /* elimination of 'wrist_1_joint' */
    const REAL D3_inv_neg = -1.0/D3;
    const REAL U03 = -M03e4*D3_inv_neg;
    const REAL U13 = -M13e4*D3_inv_neg;
    const REAL U23 = -M23e4*D3_inv_neg;
    const REAL D0_5 = -M03e4*U03;
    const REAL M01e3 = M01e4 - M03e4*U13;
    const REAL M11e3 = M11e4 - M13e4*U13;
    const REAL M02e3 = M02e4 - M03e4*U23;
    const REAL M12e3 = M12e4 - M13e4*U23;
    const REAL D2 = M22e4 - M23e4*U23;

    /* elimination of 'elbow_joint' */
    const REAL D2_inv_neg = -1.0/D2;
    const REAL U02 = -M02e3*D2_inv_neg;
    const REAL U12 = -M12e3*D2_inv_neg;
    const REAL D0_6 = -M02e3*U02;
    const REAL M01e2 = M01e3 - M02e3*U12;
    const REAL D1 = M11e3 - M12e3*U12;

    /* elimination of 'shoulder_lift_joint' */
    const REAL D1_inv_neg = -1.0/D1;
    const REAL U01 = -M01e2*D1_inv_neg;
    const REAL D0_7 = I1_Jyy + I2_Jyy + c123*(c123*(D0_1 - 0.02174530937515) - D0_2);
    const REAL D0_8 = D0_7 - R3_Jzz_1 - R2_Jzz_0 + R1_Jzz_0 + 0.4395951218179 - D0_3;
    const REAL D0 = D0_8 - D0_4 + D0_5 + D0_6 - M01e2*U01;

    /* inverse of U */
    const REAL W02 = U12*U01 - U02;
    const REAL W13 = U23*U12 - U13;
    const REAL W03 = U23*U02 - U01*W13 - U03;
    const REAL W24 = U14*U23 - U14;
    const REAL W14 = U14*U13 - U12*W24 - U14;
    const REAL W04 = U14*U03 - (U01*W14 + U02*W24) - U04;
    const REAL W25 = c4*U23 - c4;
    const REAL W15 = c4*U13 - U12*W25 - c4;
    const REAL W05 = c4*U03 - (U01*W15 + U02*W25) - U05;

    W[0] = ALL(1.0);
    W[1] = -U01;
    W[2] = W02;
    W[3] = W03;
    W[4] = W04;
    W[5] = W05;
    W[6] = ALL(0.0);
    W[7] = ALL(1.0);
    W[8] = -U12;
    W[9] = W13;
    W[10] = W14;
    W[11] = W15;
    W[12] = ALL(0.0);
    W[13] = ALL(0.0);
    W[14] = ALL(1.0);
    W[15] = -U23;
    W[16] = W24;
    W[17] = W25;
    W[18] = ALL(0.0);
    W[19] = ALL(0.0);
    W[20] = ALL(0.0);
    W[21] = ALL(1.0);
    W[22] = -U14;
    W[23] = -c4;
    W[24] = ALL(0.0);
    W[25] = ALL(0.0);
    W[26] = ALL(0.0);
    W[27] = ALL(0.0);
    W[28] = ALL(1.0);
    W[29] = ALL(0.0);
    W[30] = ALL(0.0);
    W[31] = ALL(0.0);
    W[32] = ALL(0.0);
    W[33] = ALL(0.0);
    W[34] = ALL(0.0);
    W[35] = ALL(1.0);

    D[0] = D0;
    D[1] = D1;
    D[2] = D2;
    D[3] = D3;
    D[4] = R4_Jzz;
    D[5] = ALL(0.0171364731454);
}

FUNCTION(ur5_mass_matrix_inverse)(const REAL q[6], REAL M_inverse[36])
{
    const REAL q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5];

    /* sines and cosines */
    const REAL q12 = q1 + q2;
    const REAL q123 = q3 + q12;
    const REAL angles[5] = {q1, q12, q123, q4, q5};
    REAL sines[5], cosines[5];
    OF(ur5_sincos)(5, angles, sines, cosines);
    const REAL s1 = sines[0], s12 = sines[1], s123 = sines[2], s4 = sines[3], s5 = sines[4];
    const REAL c1 = cosines[0], c12 = cosines[1], c123 = cosines[2], c4 = cosines[3];
    const REAL c5 = cosines[4];

    /* position of 'forearm_link' */
    const REAL r2_x = -0.425*c1;
    const REAL r2_y = -0.425*s1;

    /* inertia of 'upper_arm_link' in the axes of its group */
    const REAL I1_hy = -4.4329225*s1;
    const REAL I1_Jyy = 1.75501953841*c1*c1;
    const REAL I1_Jyz = -0.075354282*s1;

    /* inertia of 'forearm_link' in the axes of its group */
    const REAL I2_hx = -1.598759275*c12;
    const REAL I2_hy = -1.598759275*s12;
    const REAL I2_Jyy = 0.59155695167475*c12*c12;
    const REAL I2_Jyz = -0.09736195575*s12;

    /* inertia of 'wrist_1_link' in the axes of its group */
    const REAL I3_hx = 0.017784735*s123;
    const REAL I3_hy = -0.017784735*c123;

    /* composite inertia of 'wrist_2_link' */
    const REAL R4_Jxz_neg_0 = 0.0166855268546*c5;
    const REAL R4_Jxx_0 = c5*R4_Jxz_neg_0;
    const REAL R4_Jxz_neg = s5*R4_Jxz_neg_0;
    const REAL R4_Jxx = 0.0166855268546 - R4_Jxx_0;
    const REAL R4_Jzz = R4_Jxx_0 + 0.2365564731454;

    /* composite inertia of 'wrist_1_link' */
    const REAL R3_Jzz_0 = -c4*R4_Jxx;
    const REAL R3_Jzz_1 = c4*R3_Jzz_0;
    const REAL D0_0 = c4*R4_Jxz_neg;
    const REAL R3_Jyz_neg_0 = s4*R4_Jxz_neg;
    const REAL D0_1 = R4_Jzz + R3_Jzz_1;
    const REAL D0_2 = 2.0*D0_0*s123;
    const REAL R3_Jyz_neg = s4*R3_Jzz_0*s123 + c123*R3_Jyz_neg_0;
    const REAL R3_Jzz = R4_Jxx + R3_Jzz_1 + 0.24116530937515;

    /* composite inertia of 'forearm_link' */
    const REAL R2_Jzz_0 = 0.7845*c12*I3_hx;
    const REAL R2_Jzz_1 = R2_Jzz_0 + 0.7845*s12*I3_hy;
    const REAL R2_hx = I2_hx + I3_hx;
    const REAL R2_hy = I2_hy + I3_hy;
    const REAL R2_Jzz = 0.59565195167475 - (R2_Jzz_1 - R3_Jzz);
    const REAL R2_Jyz = I2_Jyz - R3_Jyz_neg;

    /* composite inertia of 'upper_arm_link' */
    const REAL R1_Jzz_0 = -0.85*c1*R2_hx;
    const REAL R1_Jzz_1 = R1_Jzz_0 - 0.85*s1*R2_hy;
    const REAL R1_hy = I1_hy + R2_hy;
    const REAL R1_Jzz = R2_Jzz + R1_Jzz_1 + 1.77012693841;
    const REAL R1_Jyz = I1_Jyz + R2_Jyz;

    /* composite inertia of 'shoulder_link' */
    const REAL R0_Jyz = 0.10915*R1_hy - R1_Jyz;

    /* inertia that joint 'elbow_joint' feels, and its couplings inward */
    const REAL M12 = R2_Jzz + 0.5*R1_Jzz_1;
    const REAL M02 = R2_Jyz - 0.10915*R2_hy;

    /* inertia that joint 'wrist_1_joint' feels, and its couplings inward */
    const REAL M23_0 = 0.5*R2_Jzz_1;
    const REAL M13_0 = -r2_x*I3_hx - r2_y*I3_hy;
    const REAL M13 = R3_Jzz - M23_0 - M13_0;
    const REAL M03 = 0.00194120382525*c123 - R3_Jyz_neg;

    /* inertia that joint 'wrist_2_joint' feels, and its couplings inward */
    const REAL n4at3_y = s123*D0_0 - c123*R4_Jzz;

    /* inertia that joint 'wrist_3_joint' feels, and its couplings inward */
    const REAL M35 = 0.0171364731454*c4;
    const REAL n5at3_y_neg = 0.0171364731454*s4*s123;

    /* elimination of 'wrist_3_joint' */
    const REAL U05 = -58.355064750790525*n5at3_y_neg;
    const REAL D0_3 = -n5at3_y_neg*U05;
    const REAL M01e5_0 = c4*n5at3_y_neg;
    const REAL M01e5 = M01e5_0 - R0_Jyz;
    const REAL M11e5_0 = c4*M35;
    const REAL M11e5 = R1_Jzz - M11e5_0;
    const REAL M02e5 = M02 + M01e5_0;
    const REAL M12e5 = M12 - M11e5_0;
    const REAL M22e5 = R2_Jzz - M11e5_0;
    const REAL M03e5 = M03 + M01e5_0;
    const REAL M13e5 = M13 - M11e5_0;

    /* elimination of 'wrist_2_joint' */
    const REAL D4_inv = 1.0/R4_Jzz;
    const REAL U04 = n4at3_y*D4_inv;
    const REAL U14 = R3_Jyz_neg_0*D4_inv;
    const REAL D0_4 = n4at3_y*U04;
    const REAL M01e4_0 = n4at3_y*U14;
    const REAL M01e4 = M01e5 - M01e4_0;
    const REAL M11e4_0 = R3_Jyz_neg_0*U14;
    const REAL M11e4 = M11e5 - M11e4_0;
    const REAL M02e4 = M02e5 - M01e4_0;
    const REAL M12e4 = M12e5 - M11e4_0;
    const REAL M22e4 = M22e5 - M11e4_0;
    const REAL M03e4 = M03e5 - M01e4_0;
    const REAL M13e4 = M13e5 - M11e4_0;
    const REAL M23e4 = M13e4 + M13_0;
    const REAL D3 = M23e4 + M23_0;

    /* elimination of 'wrist_1_joint' */
    const REAL D3_inv_neg = -1.0/D3;
    const REAL U03 = -M03e4*D3_inv_neg;
    const REAL U13 = -M13e4*D3_inv_neg;
    const REAL U23 = -M23e4*D3_inv_neg;
    const REAL D0_5 = -M03e4*U03;
    const REAL M01e3 = M01e4 - M03e4*U13;
    const REAL M11e3 = M11e4 - M13e4*U13;
    const REAL M02e3 = M02e4 - M03e4*U23;
    const REAL M12e3 = M12e4 - M13e4*U23;
    const REAL D2 = M22e4 - M23e4*U23;

    /* elimination of 'elbow_joint' */
    const REAL D2_inv_neg = -1.0/D2;
    const REAL U02 = -M02e3*D2_inv_neg;
    const REAL U12 = -M12e3*D2_inv_neg;
    const REAL D0_6 = -M02e3*U02;
    const REAL M01e2 = M01e3 - M02e3*U12;
    const REAL D1 = M11e3 - M12e3*U12;

    /* elimination of 'shoulder_lift_joint' */
    const REAL D1_inv_neg = -1.0/D1;
    const REAL U01 = -M01e2*D1_inv_neg;
    const REAL D0_7 = I1_Jyy + I2_Jyy + c123*(c123*(D0_1 - 0.02174530937515) - D0_2);
    const REAL D0_8 = D0_7 - R3_Jzz_1 - R2_Jzz_0 + R1_Jzz_0 + 0.4395951218179 - D0_3;
    const REAL D0 = D0_8 - D0_4 + D0_5 + D0_6 - M01e2*U01;

    /* elimination of 'shoulder_pan_joint' */
    const REAL D0_inv = 1.0/D0;

    /* row 'shoulder_lift_joint' of the inverse */
    const REAL X01_neg = U01*D0_inv;
    const REAL X11 = U01*X01_neg - D1_inv_neg;

    /* row 'elbow_joint' of the inverse */
    const REAL X02 = U12*X01_neg - U02*D0_inv;
    const REAL X12 = U02*X01_neg - U12*X11;
    const REAL X22_neg = D2_inv_neg + U02*X02 + U12*X12;

    /* row 'wrist_1_joint' of the inverse */
    const REAL X03 = U13*X01_neg - U03*D0_inv - U23*X02;
    const REAL X13 = U03*X01_neg - U13*X11 - U23*X12;
    const REAL X23 = U23*X22_neg - (U03*X02 + U13*X12);
    const REAL X33_neg = D3_inv_neg + U03*X03 + U13*X13 + U23*X23;

    /* row 'wrist_2_joint' of the inverse */
    const REAL X04_neg_0 = X02 - X01_neg + X03;
    const REAL X04_neg = U04*D0_inv + U14*X04_neg_0;
    const REAL X14_0 = U14*X12;
    const REAL X14_1 = U14*X13;
    const REAL X14 = U04*X01_neg - U14*X11 - X14_0 - X14_1;
    const REAL X24_neg_0 = U14*X23;
    const REAL X24_neg = X14_0 + U04*X02 - U14*X22_neg + X24_neg_0;
    const REAL X34 = U14*X33_neg - (X14_1 + U04*X03 + X24_neg_0);
    const REAL X44_0 = X24_neg - X14 - X34;
    const REAL X44 = D4_inv + U04*X04_neg + U14*X44_0;

    /* row 'wrist_3_joint' of the inverse */
    const REAL X05 = -U05*D0_inv - c4*X04_neg_0;
    const REAL X15_neg_0 = c4*X12;
    const REAL X15_neg_1 = c4*X13;
    const REAL X15_neg = c4*X11 - U05*X01_neg + X15_neg_0 + X15_neg_1;
    const REAL X25_neg_0 = c4*X23;
    const REAL X25_neg = X15_neg_0 + U05*X02 - c4*X22_neg + X25_neg_0;
    const REAL X35 = c4*X33_neg - (X15_neg_1 + U05*X03 + X25_neg_0);
    const REAL X45 = U05*X04_neg + c4*X44_0;
    const REAL X55 = 58.355064750790525 - U05*X05 + c4*(X15_neg + X25_neg - X35);

    M_inverse[0] = D0_inv;
    M_inverse[1] = -X01_neg;
    M_inverse[2] = X02;
    M_inverse[3] = X03;
    M_inverse[4] = -X04_neg;
    M_inverse[5] = X05;
    M_inverse[6] = -X01_neg;
    M_inverse[7] = X11;
    M_inverse[8] = X12;
    M_inverse[9] = X13;
    M_inverse[10] = X14;
    M_inverse[11] = -X15_neg;
    M_inverse[12] = X02;
    M_inverse[13] = X12;
    M_inverse[14] = -X22_neg;
    M_inverse[15] = X23;
    M_inverse[16] = -X24_neg;
    M_inverse[17] = -X25_neg;
    M_inverse[18] = X03;
    M_inverse[19] = X13;
    M_inverse[20] = X23;
    M_inverse[21] = -X33_neg;
    M_inverse[22] = X34;
    M_inverse[23] = X35;
    M_inverse[24] = -X04_neg;
    M_inverse[25] = X14;
    M_inverse[26] = -X24_neg;
    M_inverse[27] = X34;
    M_inverse[28] = X44;
    M_inverse[29] = X45;
    M_inverse[30] = X05;
    M_inverse[31] = -X15_neg;
    M_inverse[32] = -X25_neg;
    M_inverse[33] = X35;
    M_inverse[34] = X45;
    M_inverse[35] = X55;
}

FUNCTION(ur5_inverse_dynamics)(const REAL q[6], const REAL qd[6], const REAL qdd[6], REAL tau[6])
{
    const REAL q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5];
    const REAL qd0 = qd[0], qd1 = qd[1], qd2 = qd[2], qd3 = qd[3], qd4 = qd[4], qd5 = qd[5];
    const REAL qdd0 = qdd[0], qdd1 = qdd[1], qdd2 = qdd[2], qdd3 = qdd[3], qdd4 = qdd[4];
    const REAL qdd5 = qdd[5];

    /* sines and cosines */
    const REAL q12 = q1 + q2;
    const REAL q123 = q3 + q12;
    const REAL angles[5] = {q1, q12, q123, q4, q5};
    REAL sines[5], cosines[5];
    OF(ur5_sincos)(5, angles, sines, cosines);
    const REAL s1 = sines[0], s12 = sines[1], s123 = sines[2], s4 = sines[3], s5 = sines[4];
    const REAL c1 = cosines[0], c12 = cosines[1], c123 = cosines[2], c4 = cosines[3];
    const REAL c5 = cosines[4];

    /* position of 'forearm_link' */
    const REAL r2_x = -0.425*c1;
    const REAL r2_y = -0.425*s1;

    /* position of 'wrist_1_link' */
    const REAL r3_x = -0.39225*c12;
    const REAL r3_y = -0.39225*s12;

    /* inertia of 'upper_arm_link' in the axes of its group */
    const REAL I1_Jyy_neg_0 = 0.12897252409*c1;
    const REAL I1_Jyy_neg = c1*I1_Jyy_neg_0;
    const REAL I1_Jxy = s1*I1_Jyy_neg_0;
    const REAL I1_Jxz = -0.075354282*c1;
    const REAL I1_Jyz = -0.075354282*s1;

    /* inertia of 'forearm_link' in the axes of its group */
    const REAL I2_Jyy_neg_0 = 0.035556373944*c12;
    const REAL I2_Jyy_neg = c12*I2_Jyy_neg_0;
    const REAL I2_Jxy = s12*I2_Jyy_neg_0;
    const REAL I2_Jxz = -0.09736195575*c12;
    const REAL I2_Jyz = -0.09736195575*s12;

    /* inertia of 'wrist_1_link' in the axes of its group */
    const REAL I3_hx = 0.017784735*s123;
    const REAL I3_hy = -0.017784735*c123;
    const REAL I3_Jyy_0 = 0.10510116377025*c123;
    const REAL I3_Jyy = c123*I3_Jyy_0;
    const REAL I3_Jxy_neg = s123*I3_Jyy_0;

    /* motion of 'shoulder_link' */
    const REAL ww0_zz = qd0*qd0;

    /* motion of 'upper_arm_link' */
    const REAL a1_x = 0.10915*qdd0;
    const REAL a1_z = -0.10915*ww0_zz;
    const REAL ww1_zz = qd1*qd1;
    const REAL E1_xx_neg = ww0_zz + ww1_zz;
    const REAL E1_zy = qd0*qd1*2.0;

    /* motion of 'forearm_link' */
    const REAL a2_x = a1_x - (r2_x*E1_xx_neg + qdd1*r2_y);
    const REAL a2_y = 9.81 - (r2_y*ww1_zz - qdd1*r2_x);
    const REAL a2_z = r2_y*E1_zy - qdd0*r2_x + a1_z;
    const REAL wd2_z = qdd1 + qdd2;
    const REAL w2_z = qd1 + qd2;
    const REAL ww2_zz = w2_z*w2_z;
    const REAL E2_xx_neg = ww0_zz + ww2_zz;
    const REAL E2_zy = qd0*w2_z*2.0;

    /* motion of 'wrist_1_link' */
    const REAL a3_x = a2_x - (r3_x*E2_xx_neg + r3_y*wd2_z);
    const REAL a3_y = a2_y - (r3_y*ww2_zz - r3_x*wd2_z);
    const REAL a3_z = r3_y*E2_zy - qdd0*r3_x + a2_z;
    const REAL wd3_z = qdd3 + wd2_z;
    const REAL w3_z = qd3 + w2_z;
    const REAL ww3_zz = w3_z*w3_z;
    const REAL ww3_yz = qd0*w3_z;
    const REAL E3_xx_neg = ww0_zz + ww3_zz;
    const REAL E3_zy = 2.0*ww3_yz;

    /* motion of 'wrist_2_link' */
    const REAL w4_x_neg_0 = qd0*s123;
    const REAL w4_x_neg = c4*w4_x_neg_0 + s4*w3_z;
    const REAL w4_y = s4*w4_x_neg_0 - c4*w3_z;
    const REAL wd4_z = s123*ww3_yz - qdd0*c123 + qdd4;
    const REAL w4_z = qd4 - qd0*c123;
    const REAL E4_xz_0 = s123*E3_xx_neg - c123*wd3_z;
    const REAL E4_xz_1 = s123*wd3_z + c123*ww3_zz;
    const REAL E4_xz_2 = qdd0*s123 + c123*E3_zy;
    const REAL E4_xz_3 = c123*E4_xz_0 - s123*E4_xz_1;
    const REAL ww4_xy_neg = w4_x_neg*w4_y;
    const REAL ww4_xz_neg = w4_x_neg*w4_z;
    const REAL ww4_yz = w4_y*w4_z;
    const REAL wd4_y = c4*E4_xz_3 + s4*E4_xz_2 + ww4_xz_neg;
    const REAL E4_xy_neg = wd4_z + ww4_xy_neg;
    const REAL E4_zx_neg = ww4_xz_neg + wd4_y;
    const REAL E4_zy = ww4_yz - (c4*E4_xz_2 - s4*E4_xz_3) + ww4_yz;

    /* motion of 'wrist_3_link' */
    const REAL w5_x = c5*w4_x_neg - s5*w4_z;
    const REAL w5_y_neg = s5*w4_x_neg + c5*w4_z;
    const REAL wd5_z = qdd5 - wd4_y;
    const REAL w5_z = qd5 - w4_y;
    const REAL ww5_xy_neg = w5_x*w5_y_neg;
    const REAL ww5_xz = w5_x*w5_z;
    const REAL ww5_yz_neg = w5_y_neg*w5_z;
    const REAL wd5_x_neg = s5*E4_xy_neg + c5*E4_zy + ww5_yz_neg;

    /* force on 'wrist_3_link' */
    const REAL n5_x = 0.0166855268546*wd5_x_neg - 0.0171364731454*ww5_yz_neg;
    const REAL n5_y = -0.033822*ww5_xz;
    const REAL n5_z = 0.0171364731454*wd5_z - 0.0166855268546*ww5_xy_neg;

    /* force on 'wrist_2_link' */
    const REAL n4_x = 0.143532*E4_zy - (c5*n5_x - s5*n5_y);
    const REAL n4_y = 0.10971*E4_zx_neg - n5_z;
    const REAL n4_z = 0.253242*wd4_z + 0.033822*ww4_xy_neg - (s5*n5_x + c5*n5_y);

    /* force on 'wrist_1_link' */
    const REAL n0_z_0 = s123*(s4*n4_y - c4*n4_x);
    const REAL n0_z_1 = -c123*n4_z;
    const REAL n0_z_2 = I3_Jxy_neg*E3_zy;
    const REAL f3_x = 4.075868132568515*a3_x - 0.017784735*E4_xz_0;
    const REAL f3_y = 4.075868132568515*a3_y + 0.017784735*E4_xz_1;
    const REAL f3_z_neg = 0.017784735*E4_xz_2 - 4.075868132568515*a3_z;
    const REAL n0_z_3 = -I3_hx*a3_z;
    const REAL n3_z_0 = I3_hy*a3_x - I3_hx*a3_y;
    const REAL n3_z_1 = 0.11431883622975*wd3_z + I3_Jxy_neg*ww0_zz - n3_z_0;
    const REAL n3_z = n3_z_1 - (s4*n4_x + c4*n4_y);

    /* force on 'forearm_link' */
    const REAL n0_z_4 = -r3_x*f3_z_neg;
    const REAL n0_z_5 = I2_Jxy*E2_zy;
    const REAL n0_z_6 = -I2_Jyz*wd2_z;
    const REAL n0_z_7 = -I2_Jxz*ww2_zz;
    const REAL n2_z_0 = 0.031461373944*wd2_z - qdd0*I2_Jyz + I2_Jxy*ww0_zz;
    const REAL n2_z = r3_x*f3_y - r3_y*f3_x + n3_z - n2_z_0;
    const REAL f2_x = f3_x + 6.354537749784426*a2_x;
    const REAL f2_y = f3_y + 6.354537749784426*a2_y;
    const REAL f2_z_neg = f3_z_neg - 6.354537749784426*a2_z;

    /* force on 'upper_arm_link' */
    const REAL n0_z_8 = -r2_x*f2_z_neg;
    const REAL n0_z_9 = I1_Jxy*E1_zy;
    const REAL n0_z_10 = -qdd1*I1_Jyz;
    const REAL n0_z_11 = -I1_Jxz*ww1_zz;
    const REAL n1_z_0 = 0.11386512409*qdd1 - qdd0*I1_Jyz + I1_Jxy*ww0_zz;
    const REAL n1_z = r2_x*f2_y - r2_y*f2_x + n2_z - n1_z_0;

    /* force on 'shoulder_link' */
    const REAL n0_z_12 = qdd0*(I3_Jyy - I2_Jyy_neg - I1_Jyy_neg + 0.1884836874277794);
    const REAL n0_z_13 = n0_z_0 + n0_z_1 + n0_z_12 - n0_z_2 + n0_z_3 - n0_z_4 + n0_z_5;
    const REAL n0_z_14 = n0_z_13 - n0_z_6 - n0_z_7 - n0_z_8 + n0_z_9 - n0_z_10 - n0_z_11;
    const REAL n0_z = n0_z_14 + 0.10915*f2_x;

    tau[0] = n0_z;
    tau[1] = n1_z;
    tau[2] = n2_z;
    tau[3] = n3_z;
    tau[4] = n4_z;
    tau[5] = n5_z;
}

FUNCTION(ur5_bias_forces)(const REAL q[6], const REAL qd[6], REAL bias[6])
{
    const REAL q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5];
    const REAL qd0 = qd[0], qd1 = qd[1], qd2 = qd[2], qd3 = qd[3], qd4 = qd[4], qd5 = qd[5];

    /* sines and cosines */
    const REAL q12 = q1 + q2;
    const REAL q123 = q3 + q12;
    const REAL angles[5] = {q1, q12, q123, q4, q5};
    REAL sines[5], cosines[5];
    OF(ur5_sincos)(5, angles, sines, cosines);
    const REAL s1 = sines[0], s12 = sines[1], s123 = sines[2], s4 = sines[3], s5 = sines[4];
    const REAL c1 = cosines[0], c12 = cosines[1], c123 = cosines[2], c4 = cosines[3];
    const REAL c5 = cosines[4];

    /* position of 'forearm_link' */
    const REAL r2_x = -0.425*c1;
    const REAL r2_y = -0.425*s1;

    /* position of 'wrist_1_link' */
    const REAL r3_x = -0.39225*c12;
    const REAL r3_y = -0.39225*s12;

    /* inertia of 'upper_arm_link' in the axes of its group */
    const REAL I1_Jxy = 0.12897252409*c1*s1;
    const REAL I1_Jxz = -0.075354282*c1;

    /* inertia of 'forearm_link' in the axes of its group */
    const REAL I2_Jxy = 0.035556373944*c12*s12;
    const REAL I2_Jxz = -0.09736195575*c12;

    /* inertia of 'wrist_1_link' in the axes of its group */
    const REAL I3_hx = 0.017784735*s123;
    const REAL I3_hy = -0.017784735*c123;
    const REAL I3_Jxy_neg = 0.10510116377025*c123*s123;

    /* motion of 'shoulder_link' */
    const REAL ww0_zz = qd0*qd0;

    /* motion of 'upper_arm_link' */
    const REAL a1_z = -0.10915*ww0_zz;
    const REAL ww1_zz = qd1*qd1;
    const REAL E1_xx_neg = ww0_zz + ww1_zz;
    const REAL E1_zy = qd0*qd1*2.0;

    /* motion of 'forearm_link' */
    const REAL a2_x = -r2_x*E1_xx_neg;
    const REAL a2_y = 9.81 - r2_y*ww1_zz;
    const REAL a2_z = a1_z + r2_y*E1_zy;
    const REAL w2_z = qd1 + qd2;
    const REAL ww2_zz = w2_z*w2_z;
    const REAL E2_xx_neg = ww0_zz + ww2_zz;
    const REAL E2_zy = qd0*w2_z*2.0;

    /* motion of 'wrist_1_link' */
    const REAL a3_x = a2_x - r3_x*E2_xx_neg;
    const REAL a3_y = a2_y - r3_y*ww2_zz;
    const REAL a3_z = a2_z + r3_y*E2_zy;
    const REAL w3_z = qd3 + w2_z;
    const REAL ww3_zz = w3_z*w3_z;
    const REAL ww3_yz = qd0*w3_z;
    const REAL E3_xx_neg = ww0_zz + ww3_zz;
    const REAL E3_zy = 2.0*ww3_yz;

    /* motion of 'wrist_2_link' */
    const REAL w4_x_neg_0 = qd0*s123;
    const REAL w4_z_0 = qd0*c123;
    const REAL w4_x_neg = c4*w4_x_neg_0 + s4*w3_z;
    const REAL w4_y = s4*w4_x_neg_0 - c4*w3_z;
    const REAL wd4_z = s123*ww3_yz;
    const REAL w4_z = qd4 - w4_z_0;
    const REAL E4_xz_0 = c123*E3_zy;
    const REAL E4_xz_1 = w4_z_0*w4_x_neg_0;
    const REAL ww4_xy_neg = w4_x_neg*w4_y;
    const REAL ww4_xz_neg = w4_x_neg*w4_z;
    const REAL ww4_yz = w4_y*w4_z;
    const REAL wd4_y = c4*E4_xz_1 + s4*E4_xz_0 + ww4_xz_neg;
    const REAL E4_xy_neg = wd4_z + ww4_xy_neg;
    const REAL E4_zx_neg = ww4_xz_neg + wd4_y;
    const REAL E4_zy = ww4_yz - (c4*E4_xz_0 - s4*E4_xz_1) + ww4_yz;

    /* motion of 'wrist_3_link' */
    const REAL w5_x = c5*w4_x_neg - s5*w4_z;
    const REAL w5_y_neg = s5*w4_x_neg + c5*w4_z;
    const REAL w5_z = qd5 - w4_y;
    const REAL ww5_xy_neg = w5_x*w5_y_neg;
    const REAL ww5_xz = w5_x*w5_z;
    const REAL ww5_yz_neg = w5_y_neg*w5_z;
    const REAL wd5_x_neg = s5*E4_xy_neg + c5*E4_zy + ww5_yz_neg;

    /* force on 'wrist_3_link' */
    const REAL n5_x = 0.0166855268546*wd5_x_neg - 0.0171364731454*ww5_yz_neg;
    const REAL n5_y = -0.033822*ww5_xz;
    const REAL n5_z_neg = 0.0171364731454*wd4_y + 0.0166855268546*ww5_xy_neg;

    /* force on 'wrist_2_link' */
    const REAL n4_x = 0.143532*E4_zy - (c5*n5_x - s5*n5_y);
    const REAL n4_y = n5_z_neg + 0.10971*E4_zx_neg;
    const REAL n4_z = 0.253242*wd4_z + 0.033822*ww4_xy_neg - (s5*n5_x + c5*n5_y);

    /* force on 'wrist_1_link' */
    const REAL f3_x = 4.075868132568515*a3_x - I3_hx*E3_xx_neg;
    const REAL f3_y = 4.075868132568515*a3_y - I3_hy*ww3_zz;
    const REAL f3_z_neg = -4.075868132568515*a3_z - I3_hy*E3_zy;
    const REAL n3_y_0 = I3_Jxy_neg*E3_zy + I3_hx*a3_z;
    const REAL n3_z_0 = I3_hx*a3_y - I3_hy*a3_x + I3_Jxy_neg*ww0_zz;
    const REAL n3_y = s123*(s4*n4_y - c4*n4_x) - c123*n4_z - n3_y_0;
    const REAL n3_z = n3_z_0 - (s4*n4_x + c4*n4_y);

    /* force on 'forearm_link' */
    const REAL n2_y = n3_y + r3_x*f3_z_neg + (I2_Jxy*E2_zy + I2_Jxz*ww2_zz);
    const REAL n2_z = n3_z - (r3_y*f3_x - r3_x*f3_y) - I2_Jxy*ww0_zz;
    const REAL f2_x = f3_x + 6.354537749784426*a2_x;
    const REAL f2_y = f3_y + 6.354537749784426*a2_y;
    const REAL f2_z_neg = f3_z_neg - 6.354537749784426*a2_z;

    /* force on 'upper_arm_link' */
    const REAL n1_y = n2_y + r2_x*f2_z_neg + (I1_Jxy*E1_zy + I1_Jxz*ww1_zz);
    const REAL n1_z = n2_z - (r2_y*f2_x - r2_x*f2_y) - I1_Jxy*ww0_zz;

    /* force on 'shoulder_link' */
    const REAL n0_z = n1_y + 0.10915*f2_x;

    bias[0] = n0_z;
    bias[1] = n1_z;
    bias[2] = n2_z;
    bias[3] = n3_z;
    bias[4] = n4_z;
    bias[5] = -n5_z_neg;
}

FUNCTION(ur5_gravity_forces)(const REAL q[6], REAL g[6])
{
    const REAL q1 = q[1], q2 = q[2], q3 = q[3];

    /* sines and cosines */
    const REAL q12 = q1 + q2;
    const REAL angles[3] = {q1, q12, q3 + q12};
    REAL sines[3], cosines[3];
    OF(ur5_sincos)(3, angles, sines, cosines);
    const REAL s123 = sines[2];
    const REAL c1 = cosines[0], c12 = cosines[1];

    /* force on 'wrist_1_link' */
    const REAL n3_z = 0.17446825035*s123;

    /* force on 'forearm_link' */
    const REAL n2_z = n3_z - 15.68382848775*c12;

    /* force on 'upper_arm_link' */
    const REAL n1_z = n2_z - 43.486969725*c1;

    g[0] = ALL(0.0);
    g[1] = n1_z;
    g[2] = n2_z;
    g[3] = n3_z;
    g[4] = ALL(0.0);
    g[5] = ALL(0.0);
}

FUNCTION(ur5_coriolis_matrix)(const REAL q[6], const REAL qd[6], REAL C[36])
{
    const REAL q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5];
    const REAL qd0 = qd[0], qd1 = qd[1], qd2 = qd[2], qd3 = qd[3], qd4 = qd[4], qd5 = qd[5];

    /* sines and cosines */
    const REAL q12 = q1 + q2;
    const REAL q123 = q3 + q12;
    const REAL angles[5] = {q1, q12, q123, q4, q5};
    REAL sines[5], cosines[5];
    OF(ur5_sincos)(5, angles, sines, cosines);
    const REAL s1 = sines[0], s12 = sines[1], s123 = sines[2], s4 = sines[3], s5 = sines[4];
    const REAL c1 = cosines[0], c12 = cosines[1], c123 = cosines[2], c4 = cosines[3];
    const REAL c5 = cosines[4];

    /* position of 'forearm_link' */
    const REAL r2_x = -0.425*c1;
    const REAL r2_y = -0.425*s1;

    /* position of 'wrist_1_link' */
    const REAL r3_x = -0.39225*c12;
    const REAL r3_y = -0.39225*s12;

    /* inertia of 'upper_arm_link' in the axes of its group */
    const REAL I1_Jxy_neg = 1.75501953841*c1*s1;

    /* inertia of 'forearm_link' in the axes of its group */
    const REAL I2_hx = -1.598759275*c12;
    const REAL I2_hy = -1.598759275*s12;
    const REAL I2_Jxy_neg = 0.59155695167475*c12*s12;
    const REAL I2_Jxz = -0.09736195575*c12;

    /* inertia of 'wrist_1_link' in the axes of its group */
    const REAL I3_hx = 0.017784735*s123;
    const REAL I3_hy = -0.017784735*c123;
    const REAL I3_Jxy = 0.00460883622975*c123*s123;

    /* velocity of 'upper_arm_link' */
    const REAL v1_x = 0.10915*qd0;

    /* velocity of 'forearm_link' */
    const REAL v2_y = r2_x*qd1;
    const REAL v2_z = -r2_x*qd0;
    const REAL v2_x = v1_x - r2_y*qd1;
    const REAL w2_z = qd1 + qd2;

    /* velocity of 'wrist_1_link' */
    const REAL v3_y_0 = -r3_x*w2_z;
    const REAL v3_z_0 = -r3_x*qd0;
    const REAL v3_x = v2_x - r3_y*w2_z;
    const REAL v3_y = v2_y - v3_y_0;
    const REAL v3_z = v2_z + v3_z_0;
    const REAL w3_z = qd3 + w2_z;

    /* velocity of 'wrist_2_link' */
    const REAL w4_x_neg_0 = s123*qd0;
    const REAL w4_z_0 = c123*qd0;
    const REAL w4_x_neg = c4*w4_x_neg_0 + s4*w3_z;
    const REAL w4_y = s4*w4_x_neg_0 - c4*w3_z;
    const REAL w4_z = qd4 - w4_z_0;

    /* velocity of 'wrist_3_link' */
    const REAL w5_x = c5*w4_x_neg - s5*w4_z;
    const REAL w5_y_neg = s5*w4_x_neg + c5*w4_z;
    const REAL w5_z = qd5 - w4_y;

    /* composite inertia of 'wrist_2_link' */
    const REAL R4_Jxz_neg_0 = 0.0166855268546*c5;
    const REAL R4_Jxx_0 = c5*R4_Jxz_neg_0;
    const REAL R4_Jxz_neg = s5*R4_Jxz_neg_0;
    const REAL R3_Jxy_0 = R4_Jxx_0 - 0.0166855268546;
    const REAL R4_Jxx = 0.033822 - R4_Jxx_0;
    const REAL R4_Jzz = R4_Jxx_0 + 0.2365564731454;

    /* composite inertia of 'wrist_1_link' */
    const REAL R3_Jxy_1 = c4*R3_Jxy_0;
    const REAL R3_Jxy_2 = c4*R4_Jxz_neg;
    const REAL R3_Jxy_3 = 2.0*R3_Jxy_2*s123;
    const REAL R3_Jxy_4 = s123*(c123*(c4*R3_Jxy_1 - 0.0171364731454 + R4_Jzz) - R3_Jxy_3);
    const REAL R3_Jxz = s4*R4_Jxz_neg*s123 - s4*R3_Jxy_1*c123;
    const REAL R3_Jxy = I3_Jxy - (R3_Jxy_2 + R3_Jxy_4);

    /* composite inertia of 'forearm_link' */
    const REAL R2_Jxy_0 = r3_x*I3_hy;
    const REAL R2_Jxy_1 = -r3_y*I3_hx;
    const REAL R2_hx = I2_hx + I3_hx;
    const REAL R2_hy = I2_hy + I3_hy;
    const REAL R2_Jxy = R3_Jxy - (R2_Jxy_0 - R2_Jxy_1) - I2_Jxy_neg;
    const REAL R2_Jxz = I2_Jxz + R3_Jxz;

    /* composite inertia of 'upper_arm_link' */
    const REAL C11_0 = 0.85*c1;
    const REAL C11_1 = 0.85*s1;
    const REAL R1_Jxy_neg = r2_x*R2_hy + r2_y*R2_hx - R2_Jxy + I1_Jxy_neg;

    const REAL T0_zz_0 = 0.5*I1_Jxy_neg;
    const REAL T0_zz_1 = 0.5*I2_Jxy_neg;
    const REAL p2_x_0 = 0.7993796375*s12;
    const REAL T0_zz_2 = 0.5*I3_Jxy;
    const REAL p3_y_0 = 0.0088923675*s123;
    const REAL p3_x_0 = 0.0088923675*c123;

    /* momenta of 'upper_arm_link' */
    const REAL T0_zz_3 = qd1*T0_zz_0;
    const REAL T1_yz_0 = qd0*T0_zz_0;
    const REAL T1_yz_1 = -0.08865209647058823*v2_y;
    const REAL p1_z_0 = 5.215202941176471*v2_z;
    const REAL T0_zz_4 = 0.2183*p1_z_0;

    /* momenta of 'forearm_link' */
    const REAL T0_zz_5 = w2_z*T0_zz_1;
    const REAL T2_yz_0 = qd0*T0_zz_1;
    const REAL T2_yz_1 = 0.12410701816443595*v3_y_0;
    const REAL L2_x_0 = v2_z*p2_x_0;
    const REAL T2_zz_0 = -I2_hx*v2_x;

    /* momenta of 'wrist_1_link' */
    const REAL T0_zz_6 = w3_z*T0_zz_2;
    const REAL p3_x = w3_z*p3_x_0;
    const REAL p3_y = w3_z*p3_y_0;
    const REAL p3_z_neg = qd0*p3_y_0;
    const REAL L3_x_0 = v3_z*p3_x_0;
    const REAL L3_x_1 = qd0*T0_zz_2 - L3_x_0;
    const REAL T3_zz_0 = I3_hx*v3_x;

    /* momenta of 'wrist_2_link' */
    const REAL T4_yz_0 = 0.126621*w4_x_neg;

    /* momenta of 'wrist_3_link' */
    const REAL T5_xy = -0.0083427634273*w5_z;
    const REAL T5_yz = -0.0085682365727*w5_x;
    const REAL T5_xz = -0.016911*w5_y_neg;
    const REAL L5_x = -0.0083427634273*w5_x;
    const REAL L5_z = 0.0085682365727*w5_z;

    /* momenta of 'wrist_2_link' */
    const REAL T4_xy = s5*L5_x;
    const REAL T4_xx_0 = 0.0166855268546*w5_z*s5;
    const REAL T4_xx = c5*T4_xx_0;
    const REAL C35_neg_0 = -c5*T5_xz;
    const REAL L4_x_neg_0 = -s5*T5_xz;
    const REAL L4_x_neg_1 = -c5*T5_yz;
    const REAL L4_x_neg = L4_x_neg_0 + L4_x_neg_1;
    const REAL L4_z = 0.126621*w4_z - T4_xy;
    const REAL T4_xz = T5_xy + s5*T4_xx_0 + 0.10971*w4_y;
    const REAL T4_yz = T4_yz_0 - L4_x_neg;

    /* momenta of 'wrist_1_link' */
    const REAL L3_x_2 = c4*L4_x_neg - s4*L5_z;
    const REAL T3_zz_1 = c4*T4_xx - 2.0*T4_xy*s4;
    const REAL T3_zz_2 = c4*T3_zz_1;
    const REAL T3_zz_3 = T4_xx - T3_zz_2;
    const REAL T3_yz_0 = s4*T4_xz + c4*T4_yz;
    const REAL T0_zz_7 = c123*(c123*(T4_xx + T3_zz_2) - 2.0*(c4*T4_xz - s4*T4_yz)*s123);
    const REAL L3_x = c123*L3_x_2 + s123*L4_z + L3_x_1;
    const REAL T3_zz = T3_zz_0 + I3_hy*v3_y + T3_zz_3;
    const REAL T3_yz = s123*(T4_xy + s4*T3_zz_1) + c123*T3_yz_0 - L3_x_1;

    /* momenta of 'forearm_link' */
    const REAL L2_x_1 = -r3_y*p3_z_neg;
    const REAL T2_zz_1 = R2_Jxy_0*w3_z;
    const REAL T2_zz_2 = T2_zz_1 + R2_Jxy_1*w3_z;
    const REAL p2_x = w2_z*p2_x_0 + p3_x;
    const REAL p2_y = p3_y - 2.0379340662842576*v3_y_0;
    const REAL p2_z = 2.0379340662842576*v3_z_0 - p3_z_neg;
    const REAL L2_x = L3_x + L2_x_1 - (T2_yz_0 + T2_yz_1 + L2_x_0);
    const REAL T2_zz = T3_zz - T2_zz_2 - (T2_zz_0 - I2_hy*v2_y + I2_Jxz*qd0);
    const REAL T2_yz = T2_yz_0 - T2_yz_1 + L2_x_0 - (L2_x_1 - T3_yz);

    /* momenta of 'upper_arm_link' */
    const REAL L1_x_neg_0 = -r2_y*p2_z;
    const REAL C11_2 = C11_0*p2_x;
    const REAL C11_3 = C11_2 + C11_1*p2_y;
    const REAL p1_y = 5.215202941176471*v2_y + p2_y;
    const REAL p1_z = p1_z_0 + p2_z;
    const REAL L1_x_neg = T1_yz_0 + T1_yz_1 + (L1_x_neg_0 - L2_x);
    const REAL T1_yz = T1_yz_0 - T1_yz_1 + (T2_yz + L1_x_neg_0);

    /* momenta of 'shoulder_link' */
    const REAL T0_zz_8 = 0.2183*p1_z;
    const REAL T0_zz_9 = 2.0*(T0_zz_3 + T0_zz_5 - T0_zz_6) + T0_zz_4 + T2_zz_0 - T3_zz_0;
    const REAL T0_zz = T0_zz_8 - (T0_zz_9 - T3_zz_2 + T0_zz_7 + T2_zz_1 + C11_2);

    /* Coriolis terms of joint 'shoulder_lift_joint' */
    const REAL C11_4 = -qd0*R2_Jxz;
    const REAL C11 = T2_zz - (C11_4 + T0_zz_4) - C11_3 + T0_zz_8;
    const REAL C10 = L1_x_neg + T1_yz;
    const REAL C01 = -qd0*R1_Jxy_neg - (L1_x_neg - T1_yz) - 0.2183*p1_y;

    /* Coriolis terms of joint 'elbow_joint' */
    const REAL C22 = T2_zz - (v2_x*R2_hx + v2_y*R2_hy + C11_4);
    const REAL C20 = T2_yz - L2_x;
    const REAL C12 = C22 - C11_3;
    const REAL C21 = C11 + C11_3;
    const REAL C02 = L2_x + T2_yz + qd0*R2_Jxy + R2_hy*v2_z - 0.2183*p2_y;

    /* Coriolis terms of joint 'wrist_1_joint' */
    const REAL C33_0 = -qd0*R3_Jxz;
    const REAL C33 = T3_zz_3 - C33_0;
    const REAL C30 = T3_yz - L3_x;
    const REAL C23 = C33 - T2_zz_2;
    const REAL C32 = T3_zz - (I3_hy*v2_y + I3_hx*v2_x + C33_0);
    const REAL C13 = C23 - (p3_x*C11_0 + p3_y*C11_1);
    const REAL C31 = T3_zz - (C33_0 + I3_hx*v1_x);
    const REAL C03 = qd0*R3_Jxy + L3_x + T3_yz - 2.0*L3_x_0 - 0.2183*p3_y;

    /* Coriolis terms of joint 'wrist_2_joint' */
    const REAL C04_0 = 0.0171364731454*w4_x_neg;
    const REAL C04_1 = -w4_y*R4_Jxx - (L5_z + T4_xz);
    const REAL C04_2 = C04_0 - (L4_x_neg - T4_yz);
    const REAL C44_neg = R4_Jxz_neg*qd5;
    const REAL C34 = s4*C04_1 - c4*C04_2;
    const REAL C04 = s123*(c4*C04_1 + s4*C04_2) + c123*C44_neg;
    const REAL C40 = s123*(c4*(L5_z - T4_xz) + s4*T4_yz_0) + c123*T4_xx;
    const REAL C43 = qd0*(c123*R3_Jxy_2 + s123*R4_Jzz) - (T3_yz_0 + L3_x_2);

    /* Coriolis terms of joint 'wrist_3_joint' */
    const REAL C35_neg_1 = 0.013332927999526935*C35_neg_0 + 2.0270261943017807*T4_xy;
    const REAL C45 = 0.013332927999526935*L4_x_neg_0 + 1.9736850000012371*L4_x_neg_1;
    const REAL C50_neg_0 = C35_neg_0 + 0.02702619430178074*T4_xy;
    const REAL C35_neg = s4*C35_neg_1;
    const REAL C05_neg = c4*C35_neg_1*s123 + c123*C45;
    const REAL C50_neg = c4*C50_neg_0*s123 + c123*(C04_0 - C45);
    const REAL C53_neg = s4*C50_neg_0 + 0.0171364731454*s4*w4_z_0;

    C[0] = T0_zz;
    C[1] = C01;
    C[2] = C02;
    C[3] = C03;
    C[4] = C04;
    C[5] = -C05_neg;
    C[6] = C10;
    C[7] = C11;
    C[8] = C12;
    C[9] = C13;
    C[10] = C34;
    C[11] = -C35_neg;
    C[12] = C20;
    C[13] = C21;
    C[14] = C22;
    C[15] = C23;
    C[16] = C34;
    C[17] = -C35_neg;
    C[18] = C30;
    C[19] = C31;
    C[20] = C32;
    C[21] = C33;
    C[22] = C34;
    C[23] = -C35_neg;
    C[24] = C40;
    C[25] = C43;
    C[26] = C43;
    C[27] = C43;
    C[28] = -C44_neg;
    C[29] = C45;
    C[30] = -C50_neg;
    C[31] = -C53_neg;
    C[32] = -C53_neg;
    C[33] = -C53_neg;
    C[34] = -C45;
    C[35] = ALL(0.0);
}

FUNCTION(ur5_forward_dynamics)(const REAL q[6], const REAL qd[6], const REAL tau[6], REAL qdd[6])
{
    const REAL q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5];
    const REAL qd0 = qd[0], qd1 = qd[1], qd2 = qd[2], qd3 = qd[3], qd4 = qd[4], qd5 = qd[5];
    const REAL tau0 = tau[0], tau1 = tau[1], tau2 = tau[2], tau3 = tau[3], tau4 = tau[4];
    const REAL tau5 = tau[5];

    /* sines and cosines */
    const REAL q12 = q1 + q2;
    const REAL q123 = q3 + q12;
    const REAL angles[5] = {q1, q12, q123, q4, q5};
    REAL sines[5], cosines[5];
    OF(ur5_sincos)(5, angles, sines, cosines);
    const REAL s1 = sines[0], s12 = sines[1], s123 = sines[2], s4 = sines[3], s5 = sines[4];
    const REAL c1 = cosines[0], c12 = cosines[1], c123 = cosines[2], c4 = cosines[3];
    const REAL c5 = cosines[4];

    /* position of 'forearm_link' */
    const REAL r2_x = -0.425*c1;
    const REAL r2_y = -0.425*s1;

    /* position of 'wrist_1_link' */
    const REAL r3_x = -0.39225*c12;
    const REAL r3_y = -0.39225*s12;

    /* inertia of 'upper_arm_link' in the axes of its group */
    const REAL I1_hy = -4.4329225*s1;
    const REAL I1_Jxx_neg = 1.75501953841*c1*c1;
    const REAL I1_Jxz = -0.075354282*c1;
    const REAL I1_Jyz = -0.075354282*s1;

    /* inertia of 'forearm_link' in the axes of its group */
    const REAL I2_hx = -1.598759275*c12;
    const REAL I2_hy = -1.598759275*s12;
    const REAL I2_Jxx_neg = 0.59155695167475*c12*c12;
    const REAL I2_Jxz = -0.09736195575*c12;
    const REAL I2_Jyz = -0.09736195575*s12;

    /* inertia of 'wrist_1_link' in the axes of its group */
    const REAL I3_hx = 0.017784735*s123;
    const REAL I3_hy = -0.017784735*c123;

    /* articulated inertia of 'wrist_2_link' */
    const REAL P4_Jxz_neg_0 = 0.0166855268546*c5;
    const REAL P4_Jxx_0 = c5*P4_Jxz_neg_0;
    const REAL P4_Jxz_neg = s5*P4_Jxz_neg_0;
    const REAL P4_Jzz = P4_Jxx_0 + 0.2365564731454;
    const REAL D4_inv = 1.0/P4_Jzz;
    const REAL G4_n_x_neg = P4_Jxz_neg*D4_inv;
    const REAL P4free_Jxx = 0.033822 - P4_Jxx_0 - P4_Jxz_neg*G4_n_x_neg;

    /* articulated inertia of 'wrist_1_link' */
    const REAL P3_Jzz_0 = -c4*P4free_Jxx;
    const REAL P3_Jzz_1 = c4*P3_Jzz_0;
    const REAL P3_Jyz_neg = s4*P3_Jzz_0*s123;
    const REAL P3_Jzz = P4free_Jxx + P3_Jzz_1 + 0.22402883622975;
    const REAL D3_inv_neg = -1.0/P3_Jzz;
    const REAL G3_n_y = P3_Jyz_neg*D3_inv_neg;
    const REAL G3_f_x = I3_hy*D3_inv_neg;
    const REAL G3_f_y_neg = I3_hx*D3_inv_neg;
    const REAL P0_Jzz_0 = P3_Jyz_neg*G3_n_y;
    const REAL P3free_mxx = I3_hy*G3_f_x;
    const REAL P3free_mxy = -I3_hy*G3_f_y_neg;
    const REAL P3free_myy = I3_hx*G3_f_y_neg;
    const REAL P3free_Byx = I3_hy*G3_n_y;
    const REAL P3free_Byy_neg = I3_hx*G3_n_y;

    /* articulated inertia of 'forearm_link' */
    const REAL P2_Bzx_0 = r3_y*P3free_mxx - r3_x*P3free_mxy;
    const REAL P2_Bzy_0 = r3_y*P3free_mxy - r3_x*P3free_myy;
    const REAL P0_Jzz_1 = -r3_x*I3_hx;
    const REAL P2_Byz = -I2_hx - I3_hx;
    const REAL P2_Bzx = -I2_hy - P2_Bzx_0;
    const REAL P2_Bzy = I2_hx - P2_Bzy_0;
    const REAL P2_Jzz = r3_y*P2_Bzx_0 - r3_x*P2_Bzy_0 + 0.59565195167475;
    const REAL P2_Jyz = I2_Jyz - (r3_x*P3free_Byy_neg + r3_y*P3free_Byx);
    const REAL D2_inv = 1.0/P2_Jzz;
    const REAL G2_n_y = P2_Jyz*D2_inv;
    const REAL G2_f_x = P2_Bzx*D2_inv;
    const REAL G2_f_y = P2_Bzy*D2_inv;
    const REAL P0_Jzz_2 = P2_Jyz*G2_n_y;
    const REAL P2free_mxx = P3free_mxx - P2_Bzx*G2_f_x;
    const REAL P2free_mxy = P3free_mxy - P2_Bzx*G2_f_y;
    const REAL P2free_myy = P3free_myy - P2_Bzy*G2_f_y;
    const REAL P2free_Byx = P3free_Byx - P2_Bzx*G2_n_y;
    const REAL P2free_Byy_neg = P3free_Byy_neg + P2_Bzy*G2_n_y;

    /* articulated inertia of 'upper_arm_link' */
    const REAL P1_Bzx_0 = r2_y*P2free_mxx - r2_x*P2free_mxy;
    const REAL P0_Jzz_3 = -r2_x*P2_Byz;
    const REAL P1_Jzz_0 = r2_y*P1_Bzx_0 - r2_x*(r2_y*P2free_mxy - r2_x*P2free_myy);
    const REAL P1_Bzx = -I1_hy - P1_Bzx_0;
    const REAL P1_Jzz = P1_Jzz_0 + 1.77012693841;
    const REAL P1_Jyz = I1_Jyz - (r2_x*P2free_Byy_neg + r2_y*P2free_Byx);
    const REAL D1_inv = 1.0/P1_Jzz;
    const REAL G1_n_y = P1_Jyz*D1_inv;
    const REAL G1_f_x = P1_Bzx*D1_inv;
    const REAL P0_Jzz_4 = P1_Jyz*G1_n_y;
    const REAL P1free_mxx = P2free_mxx - P1_Bzx*G1_f_x;
    const REAL P1free_Byx = P2free_Byx - P1_Bzx*G1_n_y;

    /* articulated inertia of 'shoulder_link' */
    const REAL P0_Jzz_5 = P3_Jzz_1 - 0.00460883622975;
    const REAL P0_Jzz_6 = 2.0*(P0_Jzz_3 - P0_Jzz_1);
    const REAL P0_Jzz_7 = 0.10915*(P1free_Byx + 0.10915*P1free_mxx + P1free_Byx);
    const REAL P0_Jzz_8 = I1_Jxx_neg - 1.75501953841 + I2_Jxx_neg - 0.59155695167475;
    const REAL P0_Jzz_9 = P0_Jzz_8 + c123*P0_Jzz_5*c123 - P0_Jzz_5 + P0_Jzz_0 + P0_Jzz_6;
    const REAL P0_Jzz = P0_Jzz_9 - P0_Jzz_2 - P0_Jzz_4 + P0_Jzz_7 + 2.7644263025275;
    const REAL D0_inv = 1.0/P0_Jzz;

    /* inertia of 'upper_arm_link' in the axes of its group */
    const REAL I1_Jxy = 0.12897252409*c1*s1;

    /* inertia of 'forearm_link' in the axes of its group */
    const REAL I2_Jxy = 0.035556373944*c12*s12;

    /* inertia of 'wrist_1_link' in the axes of its group */
    const REAL I3_Jxy_neg = 0.10510116377025*c123*s123;

    /* motion of 'shoulder_link' */
    const REAL ww0_zz = qd0*qd0;

    /* motion of 'upper_arm_link' */
    const REAL a1_z = -0.10915*ww0_zz;
    const REAL ww1_zz = qd1*qd1;
    const REAL E1_xx_neg = ww0_zz + ww1_zz;
    const REAL E1_zy = qd0*qd1*2.0;

    /* motion of 'forearm_link' */
    const REAL a2_x = -r2_x*E1_xx_neg;
    const REAL a2_y = 9.81 - r2_y*ww1_zz;
    const REAL a2_z = a1_z + r2_y*E1_zy;
    const REAL w2_z = qd1 + qd2;
    const REAL ww2_zz = w2_z*w2_z;
    const REAL E2_xx_neg = ww0_zz + ww2_zz;
    const REAL E2_zy = qd0*w2_z*2.0;

    /* motion of 'wrist_1_link' */
    const REAL a3_x = a2_x - r3_x*E2_xx_neg;
    const REAL a3_y = a2_y - r3_y*ww2_zz;
    const REAL a3_z = a2_z + r3_y*E2_zy;
    const REAL w3_z = qd3 + w2_z;
    const REAL ww3_zz = w3_z*w3_z;
    const REAL ww3_yz = qd0*w3_z;
    const REAL E3_xx_neg = ww0_zz + ww3_zz;
    const REAL E3_zy = 2.0*ww3_yz;

    /* motion of 'wrist_2_link' */
    const REAL w4_x_neg_0 = s123*qd0;
    const REAL w4_z_0 = c123*qd0;
    const REAL w4_x_neg = c4*w4_x_neg_0 + s4*w3_z;
    const REAL w4_y = s4*w4_x_neg_0 - c4*w3_z;
    const REAL wd4_z = s123*ww3_yz;
    const REAL w4_z = qd4 - w4_z_0;
    const REAL E4_xz_0 = c123*E3_zy;
    const REAL E4_xz_1 = w4_z_0*w4_x_neg_0;
    const REAL ww4_xy_neg = w4_x_neg*w4_y;
    const REAL ww4_xz_neg = w4_x_neg*w4_z;
    const REAL ww4_yz = w4_y*w4_z;
    const REAL wd4_y = c4*E4_xz_1 + s4*E4_xz_0 + ww4_xz_neg;
    const REAL E4_xy_neg = wd4_z + ww4_xy_neg;
    const REAL E4_zx_neg = ww4_xz_neg + wd4_y;
    const REAL E4_zy = ww4_yz - (c4*E4_xz_0 - s4*E4_xz_1) + ww4_yz;

    /* motion of 'wrist_3_link' */
    const REAL w5_x = c5*w4_x_neg - s5*w4_z;
    const REAL w5_y_neg = s5*w4_x_neg + c5*w4_z;
    const REAL w5_z = qd5 - w4_y;
    const REAL ww5_xy_neg = w5_x*w5_y_neg;
    const REAL ww5_xz = w5_x*w5_z;
    const REAL ww5_yz_neg = w5_y_neg*w5_z;
    const REAL wd5_x_neg = s5*E4_xy_neg + c5*E4_zy + ww5_yz_neg;

    /* force on 'wrist_3_link' alone */
    const REAL n5own_x = 0.0166855268546*wd5_x_neg - 0.0171364731454*ww5_yz_neg;
    const REAL n5own_y = -0.033822*ww5_xz;
    const REAL n5own_z_neg = 0.0171364731454*wd4_y + 0.0166855268546*ww5_xy_neg;

    /* force on 'wrist_2_link' alone */
    const REAL n4own_x = 0.143532*E4_zy;
    const REAL n4own_y = 0.10971*E4_zx_neg;
    const REAL n4own_z = 0.253242*wd4_z + 0.033822*ww4_xy_neg;

    /* force on 'wrist_1_link' alone */
    const REAL f3own_x = 4.075868132568515*a3_x - I3_hx*E3_xx_neg;
    const REAL f3own_y = 4.075868132568515*a3_y - I3_hy*ww3_zz;
    const REAL f3own_z_neg = -4.075868132568515*a3_z - I3_hy*E3_zy;
    const REAL n3own_y = -I3_Jxy_neg*E3_zy - I3_hx*a3_z;
    const REAL n3own_z = I3_hx*a3_y - I3_hy*a3_x + I3_Jxy_neg*ww0_zz;

    /* force on 'forearm_link' alone */
    const REAL n2own_y = I2_Jxy*E2_zy + I2_Jxz*ww2_zz;
    const REAL n2own_z_neg = I2_Jxy*ww0_zz;
    const REAL f2own_x = 6.354537749784426*a2_x;
    const REAL f2own_y = 6.354537749784426*a2_y;
    const REAL f2own_z = 6.354537749784426*a2_z;

    /* force on 'upper_arm_link' alone */
    const REAL n1own_y = I1_Jxy*E1_zy + I1_Jxz*ww1_zz;
    const REAL n1own_z_neg = I1_Jxy*ww0_zz;

    /* filter at 'wrist_3_joint' */
    const REAL e5 = tau5 + n5own_z_neg;

    /* filter at 'wrist_2_joint' */
    const REAL z4_n_y = n4own_y - tau5;
    const REAL e4 = tau4 - (n4own_z - (s5*n5own_x + c5*n5own_y));
    const REAL z4free_n_x = n4own_x - (c5*n5own_x - s5*n5own_y) - G4_n_x_neg*e4;

    /* filter at 'wrist_1_joint' */
    const REAL z3_n_y = n3own_y - (s123*(c4*z4free_n_x - s4*z4_n_y) + tau4*c123);
    const REAL e3 = tau3 - (n3own_z - (s4*z4free_n_x + c4*z4_n_y));
    const REAL z3free_n_y = z3_n_y + G3_n_y*e3;
    const REAL z3free_f_x = f3own_x + G3_f_x*e3;
    const REAL z3free_f_y = f3own_y - G3_f_y_neg*e3;

    /* filter at 'elbow_joint' */
    const REAL z2_f_z = f2own_z - f3own_z_neg;
    const REAL e2 = tau2 - (tau3 - (r3_y*z3free_f_x - r3_x*z3free_f_y) - n2own_z_neg);
    const REAL z2free_n_y = z3free_n_y + r3_x*f3own_z_neg + n2own_y + G2_n_y*e2;
    const REAL z2free_f_x = f2own_x + z3free_f_x + G2_f_x*e2;
    const REAL z2free_f_y = f2own_y + z3free_f_y + G2_f_y*e2;

    /* filter at 'shoulder_lift_joint' */
    const REAL e1 = tau1 - (tau2 - (r2_y*z2free_f_x - r2_x*z2free_f_y) - n1own_z_neg);
    const REAL z1free_n_y = z2free_n_y - r2_x*z2_f_z + n1own_y + G1_n_y*e1;
    const REAL z1free_f_x = z2free_f_x + G1_f_x*e1;

    /* filter at 'shoulder_pan_joint' */
    const REAL e0 = tau0 - (z1free_n_y + 0.10915*z1free_f_x);

    /* smoother at 'shoulder_pan_joint' */
    const REAL x0 = D0_inv*e0;

    /* smoother at 'shoulder_lift_joint' */
    const REAL al1_v_x = 0.10915*x0;
    const REAL x1 = D1_inv*e1 - G1_n_y*x0 - G1_f_x*al1_v_x;

    /* smoother at 'elbow_joint' */
    const REAL al2_v_y = r2_x*x1;
    const REAL al2_v_x = al1_v_x - r2_y*x1;
    const REAL x2 = D2_inv*e2 - (x1 + G2_n_y*x0) - (G2_f_x*al2_v_x + G2_f_y*al2_v_y);
    const REAL al2_w_z = x1 + x2;

    /* smoother at 'wrist_1_joint' */
    const REAL x3_0 = -G3_f_y_neg*(al2_v_y + r3_x*al2_w_z);
    const REAL x3_1 = -G3_f_x*(al2_v_x - r3_y*al2_w_z) - x3_0;
    const REAL x3 = x3_1 - (al2_w_z + G3_n_y*x0 + D3_inv_neg*e3);
    const REAL al3_w_z = al2_w_z + x3;

    /* smoother at 'wrist_2_joint' */
    const REAL al4_w_x_neg_0 = s123*x0;
    const REAL al4_w_y = s4*al4_w_x_neg_0 - c4*al3_w_z;
    const REAL x4 = c123*x0 - G4_n_x_neg*(c4*al4_w_x_neg_0 + s4*al3_w_z) + D4_inv*e4;

    /* smoother at 'wrist_3_joint' */
    const REAL x5 = al4_w_y + 58.355064750790525*e5;

    qdd[0] = x0;
    qdd[1] = x1;
    qdd[2] = x2;
    qdd[3] = x3;
    qdd[4] = x4;
    qdd[5] = x5;
}

FUNCTION(ur5_pose_ee_link)(const REAL q[6], REAL pose[16])
{
    const REAL q0 = q[0], q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5];

    /* sines and cosines */
    const REAL q12 = q1 + q2;
    const REAL q123 = q3 + q12;
    const REAL angles[6] = {q0, q1, q12, q123, q4, q5};
    REAL sines[6], cosines[6];
    OF(ur5_sincos)(6, angles, sines, cosines);
    const REAL s0 = sines[0], s1 = sines[1], s12 = sines[2], s123 = sines[3], s4 = sines[4];
    const REAL s5 = sines[5];
    const REAL c0 = cosines[0], c1 = cosines[1], c12 = cosines[2], c123 = cosines[3];
    const REAL c4 = cosines[4], c5 = cosines[5];

    /* position of 'forearm_link' */
    const REAL r2_x = -0.425*c1;
    const REAL r2_y = -0.425*s1;

    /* position of 'wrist_1_link' */
    const REAL r3_x = -0.39225*c12;
    const REAL r3_y = -0.39225*s12;

    /* position of 'wrist_2_link' */
    const REAL r4_x = 0.09465*s123;
    const REAL r4_y = -0.09465*c123;

    /* frame of 'upper_arm_link' in the base */
    const REAL o1_x = -0.10915*s0;
    const REAL o1_y = 0.10915*c0;

    /* frame of 'forearm_link' in the base */
    const REAL o2_z = r2_y + 0.089159;

    /* frame of 'wrist_1_link' in the base */
    const REAL o3_z = r3_y + o2_z;

    /* frame of 'wrist_2_link' in the base */
    const REAL Q4_xx_0 = c0*c123;
    const REAL Q4_xz_neg = c0*s123;
    const REAL Q4_xx = c4*Q4_xx_0 + s0*s4;
    const REAL Q4_xy = s0*c4 - s4*Q4_xx_0;
    const REAL Q4_yx_0 = s0*c123;
    const REAL Q4_yz_neg = s0*s123;
    const REAL Q4_yx = c4*Q4_yx_0 - c0*s4;
    const REAL Q4_yy_neg = s4*Q4_yx_0 + c0*c4;
    const REAL Q4_zx_neg = s123*c4;
    const REAL Q4_zy = s123*s4;
    const REAL o4_z = r4_y + o3_z;

    /* frame of 'wrist_3_link' in the base */
    const REAL Q5_xx = s5*Q4_xz_neg - c5*Q4_xx;
    const REAL Q5_xy = s5*Q4_xx + c5*Q4_xz_neg;
    const REAL Q5_yx = s5*Q4_yz_neg - c5*Q4_yx;
    const REAL Q5_yy = s5*Q4_yx + c5*Q4_yz_neg;
    const REAL Q5_zx = c5*Q4_zx_neg + c123*s5;
    const REAL Q5_zy = c123*c5 - s5*Q4_zx_neg;

    /* frame of tool 'ee_link' */
    const REAL ot_x_0 = r2_x + r3_x + r4_x;
    const REAL ot_x = o1_x - c0*ot_x_0 - 0.0823*Q4_xy;
    const REAL ot_y = o1_y - s0*ot_x_0 + 0.0823*Q4_yy_neg;
    const REAL ot_z = o4_z - 0.0823*Q4_zy;

    pose[0] = -Q4_xy;
    pose[1] = -Q5_xx;
    pose[2] = -Q5_xy;
    pose[3] = ot_x;
    pose[4] = Q4_yy_neg;
    pose[5] = -Q5_yx;
    pose[6] = -Q5_yy;
    pose[7] = ot_y;
    pose[8] = -Q4_zy;
    pose[9] = -Q5_zx;
    pose[10] = -Q5_zy;
    pose[11] = ot_z;
    pose[12] = ALL(0.0);
    pose[13] = ALL(0.0);
    pose[14] = ALL(0.0);
    pose[15] = ALL(1.0);
}

FUNCTION(ur5_pose_tool0)(const REAL q[6], REAL pose[16])
{
    const REAL q0 = q[0], q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5];

    /* sines and cosines */
    const REAL q12 = q1 + q2;
    const REAL q123 = q3 + q12;
    const REAL angles[6] = {q0, q1, q12, q123, q4, q5};
    REAL sines[6], cosines[6];
    OF(ur5_sincos)(6, angles, sines, cosines);
    const REAL s0 = sines[0], s1 = sines[1], s12 = sines[2], s123 = sines[3], s4 = sines[4];
    const REAL s5 = sines[5];
    const REAL c0 = cosines[0], c1 = cosines[1], c12 = cosines[2], c123 = cosines[3];
    const REAL c4 = cosines[4], c5 = cosines[5];

    /* position of 'forearm_link' */
    const REAL r2_x = -0.425*c1;
    const REAL r2_y = -0.425*s1;

    /* position of 'wrist_1_link' */
    const REAL r3_x = -0.39225*c12;
    const REAL r3_y = -0.39225*s12;

    /* position of 'wrist_2_link' */
    const REAL r4_x = 0.09465*s123;
    const REAL r4_y = -0.09465*c123;

    /* frame of 'upper_arm_link' in the base */
    const REAL o1_x = -0.10915*s0;
    const REAL o1_y = 0.10915*c0;

    /* frame of 'forearm_link' in the base */
    const REAL o2_z = r2_y + 0.089159;

    /* frame of 'wrist_1_link' in the base */
    const REAL o3_z = r3_y + o2_z;

    /* frame of 'wrist_2_link' in the base */
    const REAL Q4_xx_0 = c0*c123;
    const REAL Q4_xz_neg = c0*s123;
    const REAL Q4_xx = c4*Q4_xx_0 + s0*s4;
    const REAL Q4_xy = s0*c4 - s4*Q4_xx_0;
    const REAL Q4_yx_0 = s0*c123;
    const REAL Q4_yz_neg = s0*s123;
    const REAL Q4_yx = c4*Q4_yx_0 - c0*s4;
    const REAL Q4_yy_neg = s4*Q4_yx_0 + c0*c4;
    const REAL Q4_zx_neg = s123*c4;
    const REAL Q4_zy = s123*s4;
    const REAL o4_z = r4_y + o3_z;

    /* frame of 'wrist_3_link' in the base */
    const REAL Q5_xx = s5*Q4_xz_neg - c5*Q4_xx;
    const REAL Q5_xy = s5*Q4_xx + c5*Q4_xz_neg;
    const REAL Q5_yx = s5*Q4_yz_neg - c5*Q4_yx;
    const REAL Q5_yy = s5*Q4_yx + c5*Q4_yz_neg;
    const REAL Q5_zx = c5*Q4_zx_neg + c123*s5;
    const REAL Q5_zy = c123*c5 - s5*Q4_zx_neg;

    /* frame of tool 'tool0' */
    const REAL ot_x_0 = r2_x + r3_x + r4_x;
    const REAL ot_x = o1_x - c0*ot_x_0 - 0.0823*Q4_xy;
    const REAL ot_y = o1_y - s0*ot_x_0 + 0.0823*Q4_yy_neg;
    const REAL ot_z = o4_z - 0.0823*Q4_zy;

    pose[0] = Q5_xx;
    pose[1] = Q5_xy;
    pose[2] = -Q4_xy;
    pose[3] = ot_x;
    pose[4] = Q5_yx;
    pose[5] = Q5_yy;
    pose[6] = Q4_yy_neg;
    pose[7] = ot_y;
    pose[8] = Q5_zx;
    pose[9] = Q5_zy;
    pose[10] = -Q4_zy;
    pose[11] = ot_z;
    pose[12] = ALL(0.0);
    pose[13] = ALL(0.0);
    pose[14] = ALL(0.0);
    pose[15] = ALL(1.0);
}

FUNCTION(ur5_jacobian_ee_link)(const REAL q[6], REAL J[36])
{
    const REAL q0 = q[0], q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4];

    /* sines and cosines */
    const REAL q12 = q1 + q2;
    const REAL q123 = q3 + q12;
    const REAL angles[5] = {q0, q1, q12, q123, q4};
    REAL sines[5], cosines[5];
    OF(ur5_sincos)(5, angles, sines, cosines);
    const REAL s0 = sines[0], s1 = sines[1], s12 = sines[2], s123 = sines[3], s4 = sines[4];
    const REAL c0 = cosines[0], c1 = cosines[1], c12 = cosines[2], c123 = cosines[3];
    const REAL c4 = cosines[4];

    /* position of 'forearm_link' */
    const REAL r2_x = -0.425*c1;
    const REAL r2_y = -0.425*s1;

    /* position of 'wrist_1_link' */
    const REAL r3_x = -0.39225*c12;
    const REAL r3_y = -0.39225*s12;

    /* position of 'wrist_2_link' */
    const REAL r4_x = 0.09465*s123;
    const REAL r4_y = -0.09465*c123;

    /* frame of 'upper_arm_link' in the base */
    const REAL o1_x = -0.10915*s0;
    const REAL o1_y = 0.10915*c0;

    /* frame of 'forearm_link' in the base */
    const REAL o2_z = r2_y + 0.089159;

    /* frame of 'wrist_1_link' in the base */
    const REAL o3_z = r3_y + o2_z;

    /* frame of 'wrist_2_link' in the base */
    const REAL Q4_xz_neg = c0*s123;
    const REAL Q4_xy = s0*c4 - c0*c123*s4;
    const REAL Q4_yz_neg = s0*s123;
    const REAL Q4_yy_neg = s0*c123*s4 + c0*c4;
    const REAL Q4_zy = s123*s4;
    const REAL o4_z = r4_y + o3_z;

    /* frame of tool 'ee_link' */
    const REAL ot_x_0 = -0.0823*Q4_xy;
    const REAL ot_y_0 = 0.0823*Q4_yy_neg;
    const REAL ot_z_0 = 0.0823*Q4_zy;
    const REAL ot_x_1 = r2_x + r3_x + r4_x;
    const REAL ot_x = ot_x_0 - (c0*ot_x_1 - o1_x);
    const REAL ot_y = o1_y - s0*ot_x_1 + ot_y_0;
    const REAL ot_z = o4_z - ot_z_0;

    /* columns of the Jacobian */
    const REAL J_x1_neg_0 = 0.089159 - ot_z;
    const REAL J_x1_neg = c0*J_x1_neg_0;
    const REAL J_y1_neg = s0*J_x1_neg_0;
    const REAL J_z1 = s0*(o1_y - ot_y) - c0*(ot_x - o1_x);
    const REAL J_x2_0 = ot_z - o2_z;
    const REAL J_x2 = c0*J_x2_0;
    const REAL J_y2 = s0*J_x2_0;
    const REAL J_z2 = J_z1 - r2_x;
    const REAL J_x3_0 = ot_z - o3_z;
    const REAL J_x3 = c0*J_x3_0;
    const REAL J_y3 = s0*J_x3_0;
    const REAL J_z3 = J_z2 - r3_x;
    const REAL J_x4 = Q4_yz_neg*ot_z_0 + c123*ot_y_0;
    const REAL J_y4_neg = c123*ot_x_0 + Q4_xz_neg*ot_z_0;
    const REAL J_z4 = Q4_yz_neg*ot_x_0 - Q4_xz_neg*ot_y_0;

    J[0] = ALL(0.0);
    J[1] = -s0;
    J[2] = -s0;
    J[3] = -s0;
    J[4] = -Q4_xz_neg;
    J[5] = -Q4_xy;
    J[6] = ALL(0.0);
    J[7] = c0;
    J[8] = c0;
    J[9] = c0;
    J[10] = -Q4_yz_neg;
    J[11] = Q4_yy_neg;
    J[12] = ALL(1.0);
    J[13] = ALL(0.0);
    J[14] = ALL(0.0);
    J[15] = ALL(0.0);
    J[16] = -c123;
    J[17] = -Q4_zy;
    J[18] = -ot_y;
    J[19] = -J_x1_neg;
    J[20] = J_x2;
    J[21] = J_x3;
    J[22] = J_x4;
    J[23] = ALL(0.0);
    J[24] = ot_x;
    J[25] = -J_y1_neg;
    J[26] = J_y2;
    J[27] = J_y3;
    J[28] = -J_y4_neg;
    J[29] = ALL(0.0);
    J[30] = ALL(0.0);
    J[31] = J_z1;
    J[32] = J_z2;
    J[33] = J_z3;
    J[34] = J_z4;
    J[35] = ALL(0.0);
}

FUNCTION(ur5_jacobian_tool0)(const REAL q[6], REAL J[36])
{
    const REAL q0 = q[0], q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4];

    /* sines and cosines */
    const REAL q12 = q1 + q2;
    const REAL q123 = q3 + q12;
    const REAL angles[5] = {q0, q1, q12, q123, q4};
    REAL sines[5], cosines[5];
    OF(ur5_sincos)(5, angles, sines, cosines);
    const REAL s0 = sines[0], s1 = sines[1], s12 = sines[2], s123 = sines[3], s4 = sines[4];
    const REAL c0 = cosines[0], c1 = cosines[1], c12 = cosines[2], c123 = cosines[3];
    const REAL c4 = cosines[4];

    /* position of 'forearm_link' */
    const REAL r2_x = -0.425*c1;
    const REAL r2_y = -0.425*s1;

    /* position of 'wrist_1_link' */
    const REAL r3_x = -0.39225*c12;
    const REAL r3_y = -0.39225*s12;

    /* position of 'wrist_2_link' */
    const REAL r4_x = 0.09465*s123;
    const REAL r4_y = -0.09465*c123;

    /* frame of 'upper_arm_link' in the base */
    const REAL o1_x = -0.10915*s0;
    const REAL o1_y = 0.10915*c0;

    /* frame of 'forearm_link' in the base */
    const REAL o2_z = r2_y + 0.089159;

    /* frame of 'wrist_1_link' in the base */
    const REAL o3_z = r3_y + o2_z;

    /* frame of 'wrist_2_link' in the base */
    const REAL Q4_xz_neg = c0*s123;
    const REAL Q4_xy = s0*c4 - c0*c123*s4;
    const REAL Q4_yz_neg = s0*s123;
    const REAL Q4_yy_neg = s0*c123*s4 + c0*c4;
    const REAL Q4_zy = s123*s4;
    const REAL o4_z = r4_y + o3_z;

    /* frame of tool 'tool0' */
    const REAL ot_x_0 = -0.0823*Q4_xy;
    const REAL ot_y_0 = 0.0823*Q4_yy_neg;
    const REAL ot_z_0 = 0.0823*Q4_zy;
    const REAL ot_x_1 = r2_x + r3_x + r4_x;
    const REAL ot_x = ot_x_0 - (c0*ot_x_1 - o1_x);
    const REAL ot_y = o1_y - s0*ot_x_1 + ot_y_0;
    const REAL ot_z = o4_z - ot_z_0;

    /* columns of the Jacobian */
    const REAL J_x1_neg_0 = 0.089159 - ot_z;
    const REAL J_x1_neg = c0*J_x1_neg_0;
    const REAL J_y1_neg = s0*J_x1_neg_0;
    const REAL J_z1 = s0*(o1_y - ot_y) - c0*(ot_x - o1_x);
    const REAL J_x2_0 = ot_z - o2_z;
    const REAL J_x2 = c0*J_x2_0;
    const REAL J_y2 = s0*J_x2_0;
    const REAL J_z2 = J_z1 - r2_x;
    const REAL J_x3_0 = ot_z - o3_z;
    const REAL J_x3 = c0*J_x3_0;
    const REAL J_y3 = s0*J_x3_0;
    const REAL J_z3 = J_z2 - r3_x;
    const REAL J_x4 = Q4_yz_neg*ot_z_0 + c123*ot_y_0;
    const REAL J_y4_neg = c123*ot_x_0 + Q4_xz_neg*ot_z_0;
    const REAL J_z4 = Q4_yz_neg*ot_x_0 - Q4_xz_neg*ot_y_0;

    J[0] = ALL(0.0);
    J[1] = -s0;
    J[2] = -s0;
    J[3] = -s0;
    J[4] = -Q4_xz_neg;
    J[5] = -Q4_xy;
    J[6] = ALL(0.0);
    J[7] = c0;
    J[8] = c0;
    J[9] = c0;
    J[10] = -Q4_yz_neg;
    J[11] = Q4_yy_neg;
    J[12] = ALL(1.0);
    J[13] = ALL(0.0);
    J[14] = ALL(0.0);
    J[15] = ALL(0.0);
    J[16] = -c123;
    J[17] = -Q4_zy;
    J[18] = -ot_y;
    J[19] = -J_x1_neg;
    J[20] = J_x2;
    J[21] = J_x3;
    J[22] = J_x4;
    J[23] = ALL(0.0);
    J[24] = ot_x;
    J[25] = -J_y1_neg;
    J[26] = J_y2;
    J[27] = J_y3;
    J[28] = -J_y4_neg;
    J[29] = ALL(0.0);
    J[30] = ALL(0.0);
    J[31] = J_z1;
    J[32] = J_z2;
    J[33] = J_z3;
    J[34] = J_z4;
    J[35] = ALL(0.0);
}

FUNCTION(ur5_jacobian_rate_ee_link)(const REAL q[6], const REAL qd[6], REAL Jd[36])
{
    const REAL q0 = q[0], q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4];
    const REAL qd0 = qd[0], qd1 = qd[1], qd2 = qd[2], qd3 = qd[3], qd4 = qd[4];

    /* sines and cosines */
    const REAL q12 = q1 + q2;
    const REAL q123 = q3 + q12;
    const REAL angles[5] = {q0, q1, q12, q123, q4};
    REAL sines[5], cosines[5];
    OF(ur5_sincos)(5, angles, sines, cosines);
    const REAL s0 = sines[0], s1 = sines[1], s12 = sines[2], s123 = sines[3], s4 = sines[4];
    const REAL c0 = cosines[0], c1 = cosines[1], c12 = cosines[2], c123 = cosines[3];
    const REAL c4 = cosines[4];

    /* position of 'forearm_link' */
    const REAL r2_x = -0.425*c1;
    const REAL r2_y = -0.425*s1;

    /* position of 'wrist_1_link' */
    const REAL r3_x = -0.39225*c12;
    const REAL r3_y = -0.39225*s12;

    /* position of 'wrist_2_link' */
    const REAL r4_x = 0.09465*s123;
    const REAL r4_y = -0.09465*c123;

    /* frame of 'upper_arm_link' in the base */
    const REAL o1_x = -0.10915*s0;
    const REAL o1_y = 0.10915*c0;

    /* frame of 'forearm_link' in the base */
    const REAL o2_z = r2_y + 0.089159;

    /* frame of 'wrist_1_link' in the base */
    const REAL o3_z = r3_y + o2_z;

    /* frame of 'wrist_2_link' in the base */
    const REAL Q4_xz_neg = c0*s123;
    const REAL Q4_xy = s0*c4 - c0*c123*s4;
    const REAL Q4_yz_neg = s0*s123;
    const REAL Q4_yy_neg = s0*c123*s4 + c0*c4;
    const REAL Q4_zy = s123*s4;
    const REAL o4_z = r4_y + o3_z;

    /* frame of tool 'ee_link' */
    const REAL ot_x_0 = -0.0823*Q4_xy;
    const REAL ot_y_0 = 0.0823*Q4_yy_neg;
    const REAL ot_z_0 = 0.0823*Q4_zy;
    const REAL ot_x_1 = r2_x + r3_x + r4_x;
    const REAL ot_x = ot_x_0 - (c0*ot_x_1 - o1_x);
    const REAL ot_y = o1_y - s0*ot_x_1 + ot_y_0;
    const REAL ot_z = o4_z - ot_z_0;

    /* columns of the Jacobian */
    const REAL J_x1_neg_0 = 0.089159 - ot_z;
    const REAL J_x1_neg = c0*J_x1_neg_0;
    const REAL J_y1_neg = s0*J_x1_neg_0;
    const REAL J_z1 = s0*(o1_y - ot_y) - c0*(ot_x - o1_x);
    const REAL J_x2_0 = ot_z - o2_z;
    const REAL J_x2 = c0*J_x2_0;
    const REAL J_y2 = s0*J_x2_0;
    const REAL J_z2 = J_z1 - r2_x;
    const REAL J_x3_0 = ot_z - o3_z;
    const REAL J_x3 = c0*J_x3_0;
    const REAL J_y3 = s0*J_x3_0;
    const REAL J_z3 = J_z2 - r3_x;
    const REAL J_x4 = Q4_yz_neg*ot_z_0 + c123*ot_y_0;
    const REAL J_y4_neg = c123*ot_x_0 + Q4_xz_neg*ot_z_0;
    const REAL J_z4 = Q4_yz_neg*ot_x_0 - Q4_xz_neg*ot_y_0;

    /* angular velocities in base axes */
    const REAL spin1_x_neg = s0*qd1;
    const REAL spin1_y = c0*qd1;
    const REAL spin2_x_neg = spin1_x_neg + s0*qd2;
    const REAL spin2_y = spin1_y + c0*qd2;
    const REAL spin3_x_neg = spin2_x_neg + s0*qd3;
    const REAL spin3_y = spin2_y + c0*qd3;
    const REAL spin4_x_neg = spin3_x_neg + Q4_xz_neg*qd4;
    const REAL spin4_y = spin3_y - Q4_yz_neg*qd4;
    const REAL spin4_z = qd0 - c123*qd4;

    /* columns of the Jacobian's rate */
    const REAL Jd_rx5_neg = Q4_zy*spin4_y + Q4_yy_neg*spin4_z;
    const REAL Jd_ry5 = -Q4_xy*spin4_z - Q4_zy*spin4_x_neg;
    const REAL Jd_rz5_neg = Q4_yy_neg*spin4_x_neg - Q4_xy*spin4_y;
    const REAL Jd_rx4 = Q4_yz_neg*qd0 - c123*spin3_y;
    const REAL Jd_ry4_neg = Q4_xz_neg*qd0 + c123*spin3_x_neg;
    const REAL Jd_rz4 = Q4_yz_neg*spin3_x_neg + Q4_xz_neg*spin3_y;
    const REAL Jd_x4_neg = ot_x_0*qd4 - (J_z4*spin3_y + J_y4_neg*qd0);
    const REAL Jd_y4 = J_x4*qd0 + J_z4*spin3_x_neg - ot_y_0*qd4;
    const REAL Jd_z4 = J_y4_neg*spin3_x_neg - J_x4*spin3_y + ot_z_0*qd4;
    const REAL Jd_z3_0 = -J_x4*qd4 - J_x3*qd3;
    const REAL Jd_z3_1 = J_y4_neg*qd4 - J_y3*qd3;
    const REAL Jd_x3_0 = J_z4*qd4 + J_z3*qd3;
    const REAL Jd_rx1_neg = c0*qd0;
    const REAL Jd_ry1_neg = s0*qd0;
    const REAL Jd_x3 = J_z3*spin2_y - J_y3*qd0 + c0*Jd_x3_0;
    const REAL Jd_y3 = J_x3*qd0 + J_z3*spin2_x_neg + s0*Jd_x3_0;
    const REAL Jd_z3 = s0*Jd_z3_1 + c0*Jd_z3_0 - (J_y3*spin2_x_neg + J_x3*spin2_y);
    const REAL Jd_z2_0 = Jd_z3_0 - J_x2*qd2;
    const REAL Jd_z2_1 = Jd_z3_1 - J_y2*qd2;
    const REAL Jd_x2_0 = Jd_x3_0 + J_z2*qd2;
    const REAL Jd_x2 = J_z2*spin1_y - J_y2*qd0 + c0*Jd_x2_0;
    const REAL Jd_y2 = J_x2*qd0 + J_z2*spin1_x_neg + s0*Jd_x2_0;
    const REAL Jd_z2 = s0*Jd_z2_1 + c0*Jd_z2_0 - J_x2_0*qd1;
    const REAL Jd_y0_neg_0 = Jd_z2_0 + J_x1_neg*qd1;
    const REAL Jd_x0_0 = Jd_z2_1 + J_y1_neg*qd1;
    const REAL Jd_x1_0 = Jd_x2_0 + J_z1*qd1;
    const REAL Jd_z1 = s0*Jd_x0_0 + c0*Jd_y0_neg_0;
    const REAL Jd_x1 = J_y1_neg*qd0 + c0*Jd_x1_0;
    const REAL Jd_y1 = s0*Jd_x1_0 - J_x1_neg*qd0;
    const REAL Jd_y0_neg = Jd_y0_neg_0 + ot_y*qd0;
    const REAL Jd_x0 = Jd_x0_0 - ot_x*qd0;

    Jd[0] = ALL(0.0);
    Jd[1] = -Jd_rx1_neg;
    Jd[2] = -Jd_rx1_neg;
    Jd[3] = -Jd_rx1_neg;
    Jd[4] = Jd_rx4;
    Jd[5] = -Jd_rx5_neg;
    Jd[6] = ALL(0.0);
    Jd[7] = -Jd_ry1_neg;
    Jd[8] = -Jd_ry1_neg;
    Jd[9] = -Jd_ry1_neg;
    Jd[10] = -Jd_ry4_neg;
    Jd[11] = Jd_ry5;
    Jd[12] = ALL(0.0);
    Jd[13] = ALL(0.0);
    Jd[14] = ALL(0.0);
    Jd[15] = ALL(0.0);
    Jd[16] = Jd_rz4;
    Jd[17] = -Jd_rz5_neg;
    Jd[18] = Jd_x0;
    Jd[19] = Jd_x1;
    Jd[20] = Jd_x2;
    Jd[21] = Jd_x3;
    Jd[22] = -Jd_x4_neg;
    Jd[23] = ALL(0.0);
    Jd[24] = -Jd_y0_neg;
    Jd[25] = Jd_y1;
    Jd[26] = Jd_y2;
    Jd[27] = Jd_y3;
    Jd[28] = Jd_y4;
    Jd[29] = ALL(0.0);
    Jd[30] = ALL(0.0);
    Jd[31] = Jd_z1;
    Jd[32] = Jd_z2;
    Jd[33] = Jd_z3;
    Jd[34] = Jd_z4;
    Jd[35] = ALL(0.0);
}

FUNCTION(ur5_jacobian_rate_tool0)(const REAL q[6], const REAL qd[6], REAL Jd[36])
{
    const REAL q0 = q[0], q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4];
    const REAL qd0 = qd[0], qd1 = qd[1], qd2 = qd[2], qd3 = qd[3], qd4 = qd[4];

    /* sines and cosines */
    const REAL q12 = q1 + q2;
    const REAL q123 = q3 + q12;
    const REAL angles[5] = {q0, q1, q12, q123, q4};
    REAL sines[5], cosines[5];
    OF(ur5_sincos)(5, angles, sines, cosines);
    const REAL s0 = sines[0], s1 = sines[1], s12 = sines[2], s123 = sines[3], s4 = sines[4];
    const REAL c0 = cosines[0], c1 = cosines[1], c12 = cosines[2], c123 = cosines[3];
    const REAL c4 = cosines[4];

    /* position of 'forearm_link' */
    const REAL r2_x = -0.425*c1;
    const REAL r2_y = -0.425*s1;

    /* position of 'wrist_1_link' */
    const REAL r3_x = -0.39225*c12;
    const REAL r3_y = -0.39225*s12;

    /* position of 'wrist_2_link' */
    const REAL r4_x = 0.09465*s123;
    const REAL r4_y = -0.09465*c123;

    /* frame of 'upper_arm_link' in the base */
    const REAL o1_x = -0.10915*s0;
    const REAL o1_y = 0.10915*c0;

    /* frame of 'forearm_link' in the base */
    const REAL o2_z = r2_y + 0.089159;

    /* frame of 'wrist_1_link' in the base */
    const REAL o3_z = r3_y + o2_z;

    /* frame of 'wrist_2_link' in the base */
    const REAL Q4_xz_neg = c0*s123;
    const REAL Q4_xy = s0*c4 - c0*c123*s4;
    const REAL Q4_yz_neg = s0*s123;
    const REAL Q4_yy_neg = s0*c123*s4 + c0*c4;
    const REAL Q4_zy = s123*s4;
    const REAL o4_z = r4_y + o3_z;

    /* frame of tool 'tool0' */
    const REAL ot_x_0 = -0.0823*Q4_xy;
    const REAL ot_y_0 = 0.0823*Q4_yy_neg;
    const REAL ot_z_0 = 0.0823*Q4_zy;
    const REAL ot_x_1 = r2_x + r3_x + r4_x;
    const REAL ot_x = ot_x_0 - (c0*ot_x_1 - o1_x);
    const REAL ot_y = o1_y - s0*ot_x_1 + ot_y_0;
    const REAL ot_z = o4_z - ot_z_0;

    /* columns of the Jacobian */
    const REAL J_x1_neg_0 = 0.089159 - ot_z;
    const REAL J_x1_neg = c0*J_x1_neg_0;
    const REAL J_y1_neg = s0*J_x1_neg_0;
    const REAL J_z1 = s0*(o1_y - ot_y) - c0*(ot_x - o1_x);
    const REAL J_x2_0 = ot_z - o2_z;
    const REAL J_x2 = c0*J_x2_0;
    const REAL J_y2 = s0*J_x2_0;
    const REAL J_z2 = J_z1 - r2_x;
    const REAL J_x3_0 = ot_z - o3_z;
    const REAL J_x3 = c0*J_x3_0;
    const REAL J_y3 = s0*J_x3_0;
    const REAL J_z3 = J_z2 - r3_x;
    const REAL J_x4 = Q4_yz_neg*ot_z_0 + c123*ot_y_0;
    const REAL J_y4_neg = c123*ot_x_0 + Q4_xz_neg*ot_z_0;
    const REAL J_z4 = Q4_yz_neg*ot_x_0 - Q4_xz_neg*ot_y_0;

    /* angular velocities in base axes */
    const REAL spin1_x_neg = s0*qd1;
    const REAL spin1_y = c0*qd1;
    const REAL spin2_x_neg = spin1_x_neg + s0*qd2;
    const REAL spin2_y = spin1_y + c0*qd2;
    const REAL spin3_x_neg = spin2_x_neg + s0*qd3;
    const REAL spin3_y = spin2_y + c0*qd3;
    const REAL spin4_x_neg = spin3_x_neg + Q4_xz_neg*qd4;
    const REAL spin4_y = spin3_y - Q4_yz_neg*qd4;
    const REAL spin4_z = qd0 - c123*qd4;

    /* columns of the Jacobian's rate */
    const REAL Jd_rx5_neg = Q4_zy*spin4_y + Q4_yy_neg*spin4_z;
    const REAL Jd_ry5 = -Q4_xy*spin4_z - Q4_zy*spin4_x_neg;
    const REAL Jd_rz5_neg = Q4_yy_neg*spin4_x_neg - Q4_xy*spin4_y;
    const REAL Jd_rx4 = Q4_yz_neg*qd0 - c123*spin3_y;
    const REAL Jd_ry4_neg = Q4_xz_neg*qd0 + c123*spin3_x_neg;
    const REAL Jd_rz4 = Q4_yz_neg*spin3_x_neg + Q4_xz_neg*spin3_y;
    const REAL Jd_x4_neg = ot_x_0*qd4 - (J_z4*spin3_y + J_y4_neg*qd0);
    const REAL Jd_y4 = J_x4*qd0 + J_z4*spin3_x_neg - ot_y_0*qd4;
    const REAL Jd_z4 = J_y4_neg*spin3_x_neg - J_x4*spin3_y + ot_z_0*qd4;
    const REAL Jd_z3_0 = -J_x4*qd4 - J_x3*qd3;
    const REAL Jd_z3_1 = J_y4_neg*qd4 - J_y3*qd3;
    const REAL Jd_x3_0 = J_z4*qd4 + J_z3*qd3;
    const REAL Jd_rx1_neg = c0*qd0;
    const REAL Jd_ry1_neg = s0*qd0;
    const REAL Jd_x3 = J_z3*spin2_y - J_y3*qd0 + c0*Jd_x3_0;
    const REAL Jd_y3 = J_x3*qd0 + J_z3*spin2_x_neg + s0*Jd_x3_0;
    const REAL Jd_z3 = s0*Jd_z3_1 + c0*Jd_z3_0 - (J_y3*spin2_x_neg + J_x3*spin2_y);
    const REAL Jd_z2_0 = Jd_z3_0 - J_x2*qd2;
    const REAL Jd_z2_1 = Jd_z3_1 - J_y2*qd2;
    const REAL Jd_x2_0 = Jd_x3_0 + J_z2*qd2;
    const REAL Jd_x2 = J_z2*spin1_y - J_y2*qd0 + c0*Jd_x2_0;
    const REAL Jd_y2 = J_x2*qd0 + J_z2*spin1_x_neg + s0*Jd_x2_0;
    const REAL Jd_z2 = s0*Jd_z2_1 + c0*Jd_z2_0 - J_x2_0*qd1;
    const REAL Jd_y0_neg_0 = Jd_z2_0 + J_x1_neg*qd1;
    const REAL Jd_x0_0 = Jd_z2_1 + J_y1_neg*qd1;
    const REAL Jd_x1_0 = Jd_x2_0 + J_z1*qd1;
    const REAL Jd_z1 = s0*Jd_x0_0 + c0*Jd_y0_neg_0;
    const REAL Jd_x1 = J_y1_neg*qd0 + c0*Jd_x1_0;
    const REAL Jd_y1 = s0*Jd_x1_0 - J_x1_neg*qd0;
    const REAL Jd_y0_neg = Jd_y0_neg_0 + ot_y*qd0;
    const REAL Jd_x0 = Jd_x0_0 - ot_x*qd0;

    Jd[0] = ALL(0.0);
    Jd[1] = -Jd_rx1_neg;
    Jd[2] = -Jd_rx1_neg;
    Jd[3] = -Jd_rx1_neg;
    Jd[4] = Jd_rx4;
    Jd[5] = -Jd_rx5_neg;
    Jd[6] = ALL(0.0);
    Jd[7] = -Jd_ry1_neg;
    Jd[8] = -Jd_ry1_neg;
    Jd[9] = -Jd_ry1_neg;
    Jd[10] = -Jd_ry4_neg;
    Jd[11] = Jd_ry5;
    Jd[12] = ALL(0.0);
    Jd[13] = ALL(0.0);
    Jd[14] = ALL(0.0);
    Jd[15] = ALL(0.0);
    Jd[16] = Jd_rz4;
    Jd[17] = -Jd_rz5_neg;
    Jd[18] = Jd_x0;
    Jd[19] = Jd_x1;
    Jd[20] = Jd_x2;
    Jd[21] = Jd_x3;
    Jd[22] = -Jd_x4_neg;
    Jd[23] = ALL(0.0);
    Jd[24] = -Jd_y0_neg;
    Jd[25] = Jd_y1;
    Jd[26] = Jd_y2;
    Jd[27] = Jd_y3;
    Jd[28] = Jd_y4;
    Jd[29] = ALL(0.0);
    Jd[30] = ALL(0.0);
    Jd[31] = Jd_z1;
    Jd[32] = Jd_z2;
    Jd[33] = Jd_z3;
    Jd[34] = Jd_z4;
    Jd[35] = ALL(0.0);
}

FUNCTION(ur5_operational_inertia_inverse_ee_link)(const REAL q[6], REAL Omega[36])
{
    const REAL q0 = q[0], q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5];

    /* sines and cosines */
    const REAL q12 = q1 + q2;
    const REAL q123 = q3 + q12;
    const REAL angles[6] = {q0, q1, q12, q123, q4, q5};
    REAL sines[6], cosines[6];
    OF(ur5_sincos)(6, angles, sines, cosines);
    const REAL s0 = sines[0], s1 = sines[1], s12 = sines[2], s123 = sines[3], s4 = sines[4];
    const REAL s5 = sines[5];
    const REAL c0 = cosines[0], c1 = cosines[1], c12 = cosines[2], c123 = cosines[3];
    const REAL c4 = cosines[4], c5 = cosines[5];

    /* position of 'forearm_link' */
    const REAL r2_x = -0.425*c1;
    const REAL r2_y = -0.425*s1;

    /* position of 'wrist_1_link' */
    const REAL r3_x = -0.39225*c12;
    const REAL r3_y = -0.39225*s12;

    /* position of 'wrist_2_link' */
    const REAL r4_x = 0.09465*s123;
    const REAL r4_y = -0.09465*c123;

    /* inertia of 'upper_arm_link' in the axes of its group */
    const REAL I1_hy = -4.4329225*s1;
    const REAL I1_Jxx_neg = 1.75501953841*c1*c1;
    const REAL I1_Jyz = -0.075354282*s1;

    /* inertia of 'forearm_link' in the axes of its group */
    const REAL I2_hx = -1.598759275*c12;
    const REAL I2_hy = -1.598759275*s12;
    const REAL I2_Jxx_neg = 0.59155695167475*c12*c12;
    const REAL I2_Jyz = -0.09736195575*s12;

    /* inertia of 'wrist_1_link' in the axes of its group */
    const REAL I3_hx = 0.017784735*s123;
    const REAL I3_hy = -0.017784735*c123;

    /* frame of 'upper_arm_link' in the base */
    const REAL o1_x = -0.10915*s0;
    const REAL o1_y = 0.10915*c0;

    /* frame of 'forearm_link' in the base */
    const REAL o2_z = r2_y + 0.089159;

    /* frame of 'wrist_1_link' in the base */
    const REAL o3_z = r3_y + o2_z;

    /* frame of 'wrist_2_link' in the base */
    const REAL Q4_xz_neg = c0*s123;
    const REAL Q4_xy = s0*c4 - c0*c123*s4;
    const REAL Q4_yz_neg = s0*s123;
    const REAL Q4_yy_neg = s0*c123*s4 + c0*c4;
    const REAL Q4_zy = s123*s4;
    const REAL o4_z = r4_y + o3_z;

    /* frame of tool 'ee_link' */
    const REAL ot_x_0 = -0.0823*Q4_xy;
    const REAL ot_y_0 = 0.0823*Q4_yy_neg;
    const REAL ot_z_0 = 0.0823*Q4_zy;
    const REAL ot_x_1 = r2_x + r3_x + r4_x;
    const REAL ot_x = ot_x_0 - (c0*ot_x_1 - o1_x);
    const REAL ot_y = o1_y - s0*ot_x_1 + ot_y_0;
    const REAL ot_z = o4_z - ot_z_0;

    /* columns of the Jacobian */
    const REAL J_x1_neg_0 = 0.089159 - ot_z;
    const REAL J_x1_neg = c0*J_x1_neg_0;
    const REAL J_y1_neg = s0*J_x1_neg_0;
    const REAL J_z1 = s0*(o1_y - ot_y) - c0*(ot_x - o1_x);
    const REAL J_x2_0 = ot_z - o2_z;
    const REAL J_x2 = c0*J_x2_0;
    const REAL J_y2 = s0*J_x2_0;
    const REAL J_z2 = J_z1 - r2_x;
    const REAL J_x3_0 = ot_z - o3_z;
    const REAL J_x3 = c0*J_x3_0;
    const REAL J_y3 = s0*J_x3_0;
    const REAL J_z3 = J_z2 - r3_x;
    const REAL J_x4 = Q4_yz_neg*ot_z_0 + c123*ot_y_0;
    const REAL J_y4_neg = c123*ot_x_0 + Q4_xz_neg*ot_z_0;
    const REAL J_z4 = Q4_yz_neg*ot_x_0 - Q4_xz_neg*ot_y_0;

    /* composite inertia of 'wrist_2_link' */
    const REAL R4_Jxz_neg_0 = 0.0166855268546*c5;
    const REAL R4_Jxx_0 = c5*R4_Jxz_neg_0;
    const REAL R4_Jxz_neg = s5*R4_Jxz_neg_0;
    const REAL R4_Jxx = 0.0166855268546 - R4_Jxx_0;
    const REAL R4_Jzz = R4_Jxx_0 + 0.2365564731454;

    /* composite inertia of 'wrist_1_link' */
    const REAL R3_Jzz_0 = -c4*R4_Jxx;
    const REAL R3_Jzz_1 = c4*R3_Jzz_0;
    const REAL D0_0 = c4*R4_Jxz_neg;
    const REAL R3_Jyz_neg_0 = s4*R4_Jxz_neg;
    const REAL D0_1 = R4_Jzz + R3_Jzz_1;
    const REAL D0_2 = 2.0*D0_0*s123;
    const REAL R3_Jyz_neg = R3_Jzz_0*Q4_zy + c123*R3_Jyz_neg_0;
    const REAL R3_Jzz = R4_Jxx + R3_Jzz_1 + 0.24116530937515;

    /* composite inertia of 'forearm_link' */
    const REAL R2_Jzz_0 = 0.7845*c12*I3_hx;
    const REAL R2_hx = I2_hx + I3_hx;
    const REAL R2_hy = I2_hy + I3_hy;
    const REAL R2_Jzz = 0.59565195167475 - (R2_Jzz_0 + 0.7845*s12*I3_hy - R3_Jzz);
    const REAL R2_Jyz = I2_Jyz - R3_Jyz_neg;

    /* composite inertia of 'upper_arm_link' */
    const REAL R1_Jzz_0 = -0.85*c1*R2_hx;
    const REAL R1_hy = I1_hy + R2_hy;
    const REAL R1_Jzz = R1_Jzz_0 - 0.85*s1*R2_hy + R2_Jzz + 1.77012693841;
    const REAL R1_Jyz = I1_Jyz + R2_Jyz;

    /* composite inertia of 'shoulder_link' */
    const REAL R0_Jyz = 0.10915*R1_hy - R1_Jyz;

    /* inertia that joint 'elbow_joint' feels, and its couplings inward */
    const REAL M12 = r2_x*R2_hx + r2_y*R2_hy + R2_Jzz;
    const REAL M02 = R2_Jyz - 0.10915*R2_hy;

    /* inertia that joint 'wrist_1_joint' feels, and its couplings inward */
    const REAL M23_0 = -r3_x*I3_hx - r3_y*I3_hy;
    const REAL M13_0 = -r2_x*I3_hx - r2_y*I3_hy;
    const REAL M13 = R3_Jzz - M23_0 - M13_0;
    const REAL M03 = 0.00194120382525*c123 - R3_Jyz_neg;

    /* inertia that joint 'wrist_2_joint' feels, and its couplings inward */
    const REAL n4at3_y = s123*D0_0 - c123*R4_Jzz;

    /* inertia that joint 'wrist_3_joint' feels, and its couplings inward */
    const REAL M35 = 0.0171364731454*c4;
    const REAL n5at3_y = -0.0171364731454*Q4_zy;

    /* elimination of 'wrist_3_joint' */
    const REAL D0_3 = -n5at3_y*Q4_zy;
    const REAL M01e5_0 = -c4*n5at3_y;
    const REAL M01e5 = M01e5_0 - R0_Jyz;
    const REAL M11e5_0 = c4*M35;
    const REAL M11e5 = R1_Jzz - M11e5_0;
    const REAL M02e5 = M02 + M01e5_0;
    const REAL M12e5 = M12 - M11e5_0;
    const REAL M22e5 = R2_Jzz - M11e5_0;
    const REAL M03e5 = M03 + M01e5_0;
    const REAL M13e5 = M13 - M11e5_0;

    /* elimination of 'wrist_2_joint' */
    const REAL D4_inv = 1.0/R4_Jzz;
    const REAL U04 = n4at3_y*D4_inv;
    const REAL U14 = R3_Jyz_neg_0*D4_inv;
    const REAL D0_4 = n4at3_y*U04;
    const REAL M01e4_0 = n4at3_y*U14;
    const REAL M01e4 = M01e5 - M01e4_0;
    const REAL M11e4_0 = R3_Jyz_neg_0*U14;
    const REAL M11e4 = M11e5 - M11e4_0;
    const REAL M02e4 = M02e5 - M01e4_0;
    const REAL M12e4 = M12e5 - M11e4_0;
    const REAL M22e4 = M22e5 - M11e4_0;
    const REAL M03e4 = M03e5 - M01e4_0;
    const REAL M13e4 = M13e5 - M11e4_0;
    const REAL M23e4 = M13e4 + M13_0;
    const REAL D3 = M23e4 + M23_0;

    /* elimination of 'wrist_1_joint' */
    const REAL D3_inv_neg = -1.0/D3;
    const REAL U03 = -M03e4*D3_inv_neg;
    const REAL U13 = -M13e4*D3_inv_neg;
    const REAL U23 = -M23e4*D3_inv_neg;
    const REAL D0_5 = -M03e4*U03;
    const REAL M01e3 = M01e4 - M03e4*U13;
    const REAL M11e3 = M11e4 - M13e4*U13;
    const REAL M02e3 = M02e4 - M03e4*U23;
    const REAL M12e3 = M12e4 - M13e4*U23;
    const REAL D2 = M22e4 - M23e4*U23;

    /* elimination of 'elbow_joint' */
    const REAL D2_inv_neg = -1.0/D2;
    const REAL U02 = -M02e3*D2_inv_neg;
    const REAL U12 = -M12e3*D2_inv_neg;
    const REAL D0_6 = -M02e3*U02;
    const REAL M01e2 = M01e3 - M02e3*U12;
    const REAL D1 = M11e3 - M12e3*U12;

    /* elimination of 'shoulder_lift_joint' */
    const REAL D1_inv_neg = -1.0/D1;
    const REAL U01 = -M01e2*D1_inv_neg;
    const REAL D0_7 = c123*(c123*(D0_1 - 0.02174530937515) - D0_2);
    const REAL D0_8 = I1_Jxx_neg + I2_Jxx_neg + D0_7 - R3_Jzz_1 - R2_Jzz_0 + R1_Jzz_0;
    const REAL D0 = D0_8 + 0.4395951218179 - D0_3 - D0_4 + D0_5 + D0_6 - M01e2*U01;

    /* elimination of 'shoulder_pan_joint' */
    const REAL D0_inv = 1.0/D0;

    /* solve with U */
    const REAL e0_3_neg_0 = Q4_xz_neg*U14;
    const REAL e0_3_neg_1 = -c4*Q4_xy;
    const REAL e0_3_neg = s0 - e0_3_neg_0 + e0_3_neg_1;
    const REAL e0_2 = U23*e0_3_neg - e0_3_neg;
    const REAL e0_1 = e0_3_neg_0 - (s0 + U12*e0_2 - U13*e0_3_neg) - e0_3_neg_1;
    const REAL e0_0_0 = -Q4_xy*Q4_zy;
    const REAL e0_0 = U03*e0_3_neg - (U01*e0_1 + U02*e0_2) + Q4_xz_neg*U04 + e0_0_0;
    const REAL e1_3_0 = Q4_yz_neg*U14;
    const REAL e1_3_1 = c4*Q4_yy_neg;
    const REAL e1_3 = c0 + e1_3_0 - e1_3_1;
    const REAL e1_2 = e1_3 - U23*e1_3;
    const REAL e1_1 = c0 - U12*e1_2 - U13*e1_3 + e1_3_0 - e1_3_1;
    const REAL e1_0_0 = Q4_yy_neg*Q4_zy;
    const REAL e1_0 = Q4_yz_neg*U04 - (U01*e1_1 + U02*e1_2 + U03*e1_3) + e1_0_0;
    const REAL e2_3 = c123*U14 + c4*Q4_zy;
    const REAL e2_2 = e2_3 - U23*e2_3;
    const REAL e2_1 = e2_3 - (U12*e2_2 + U13*e2_3);
    const REAL e2_0_neg_0 = Q4_zy*Q4_zy;
    const REAL e2_0_neg = U01*e2_1 - 1.0 + U02*e2_2 + U03*e2_3 - c123*U04 + e2_0_neg_0;
    const REAL e3_3_0 = J_x4*U14;
    const REAL e3_3 = J_x3 - e3_3_0;
    const REAL e3_2 = J_x2 - U23*e3_3 - e3_3_0;
    const REAL e3_1_neg = J_x1_neg + U12*e3_2 + U13*e3_3 + e3_3_0;
    const REAL e3_0_neg = ot_y - U01*e3_1_neg + U02*e3_2 + U03*e3_3 + J_x4*U04;
    const REAL e4_3_0 = J_y4_neg*U14;
    const REAL e4_3 = J_y3 + e4_3_0;
    const REAL e4_2 = J_y2 - U23*e4_3 + e4_3_0;
    const REAL e4_1 = e4_3_0 - (J_y1_neg + U12*e4_2 + U13*e4_3);
    const REAL e4_0 = J_y4_neg*U04 - (U01*e4_1 - ot_x + U02*e4_2 + U03*e4_3);
    const REAL e5_3_0 = -J_z4*U14;
    const REAL e5_3 = J_z3 + e5_3_0;
    const REAL e5_2 = J_z2 - U23*e5_3 + e5_3_0;
    const REAL e5_1 = J_z1 - U12*e5_2 - U13*e5_3 + e5_3_0;
    const REAL e5_0 = -U01*e5_1 - U02*e5_2 - U03*e5_3 - J_z4*U04;

    /* inverse of the operational-space inertia */
    const REAL O01_0 = D0_inv*e1_0;
    const REAL O01_1 = -D1_inv_neg*e1_1;
    const REAL O01_2 = -D2_inv_neg*e1_2;
    const REAL O01_3 = D3_inv_neg*e1_3;
    const REAL O01_4 = Q4_yz_neg*D4_inv;
    const REAL O01_5 = 58.355064750790525*Q4_yy_neg;
    const REAL O02_neg_0 = D0_inv*e2_0_neg;
    const REAL O02_neg_1 = D1_inv_neg*e2_1;
    const REAL O02_neg_2 = D2_inv_neg*e2_2;
    const REAL O02_neg_3 = D3_inv_neg*e2_3;
    const REAL O02_neg_4 = c123*D4_inv;
    const REAL O02_neg_5 = 58.355064750790525*Q4_zy;
    const REAL O03_neg_0 = D0_inv*e3_0_neg;
    const REAL O03_neg_1 = D1_inv_neg*e3_1_neg;
    const REAL O03_neg_2 = -D2_inv_neg*e3_2;
    const REAL O03_neg_3 = D3_inv_neg*e3_3;
    const REAL O03_neg_4 = J_x4*D4_inv;
    const REAL O04_0 = -D0_inv*e4_0;
    const REAL O04_1 = D1_inv_neg*e4_1;
    const REAL O04_2 = D2_inv_neg*e4_2;
    const REAL O04_3 = D3_inv_neg*e4_3;
    const REAL O04_4 = J_y4_neg*D4_inv;
    const REAL O05_0 = D0_inv*e5_0;
    const REAL O05_1 = D1_inv_neg*e5_1;
    const REAL O05_2 = D2_inv_neg*e5_2;
    const REAL O05_3 = D3_inv_neg*e5_3;
    const REAL O05_4 = -J_z4*D4_inv;
    const REAL O00_0 = D0_inv*e0_0*e0_0 - D1_inv_neg*e0_1*e0_1 - D2_inv_neg*e0_2*e0_2;
    const REAL O00_1 = O00_0 - D3_inv_neg*e0_3_neg*e0_3_neg + Q4_xz_neg*D4_inv*Q4_xz_neg;
    const REAL O00 = O00_1 + 58.355064750790525*Q4_xy*Q4_xy;
    const REAL O01_6 = Q4_xz_neg*O01_4;
    const REAL O01_7 = e0_0*O01_0 + e0_1*O01_1 + e0_2*O01_2 + e0_3_neg*O01_3 + O01_6;
    const REAL O01 = O01_7 - Q4_xy*O01_5;
    const REAL O11_0 = Q4_yz_neg*O01_4;
    const REAL O11_1 = Q4_yy_neg*O01_5;
    const REAL O11 = e1_0*O01_0 + e1_1*O01_1 + e1_2*O01_2 - e1_3*O01_3 + O11_0 + O11_1;
    const REAL O02_neg_6 = e0_3_neg*O02_neg_3;
    const REAL O02_neg_7 = e0_0*O02_neg_0 + e0_1*O02_neg_1 + e0_2*O02_neg_2 - O02_neg_6;
    const REAL O02_neg = O02_neg_7 - Q4_xz_neg*O02_neg_4 - Q4_xy*O02_neg_5;
    const REAL O12_neg_0 = e1_3*O02_neg_3;
    const REAL O12_neg_1 = e1_0*O02_neg_0 + e1_1*O02_neg_1 + e1_2*O02_neg_2 + O12_neg_0;
    const REAL O12_neg = O12_neg_1 - Q4_yz_neg*O02_neg_4 + Q4_yy_neg*O02_neg_5;
    const REAL O22_0 = e2_3*O02_neg_3;
    const REAL O22_1 = e2_0_neg*O02_neg_0 - e2_1*O02_neg_1 - e2_2*O02_neg_2 - O22_0;
    const REAL O22 = O22_1 + c123*O02_neg_4 + Q4_zy*O02_neg_5;
    const REAL O03_neg_5 = e0_3_neg*O03_neg_3;
    const REAL O03_neg_6 = e0_0*O03_neg_0 - e0_1*O03_neg_1 - e0_2*O03_neg_2 - O03_neg_5;
    const REAL O03_neg = O03_neg_6 + Q4_xz_neg*O03_neg_4;
    const REAL O13_neg_0 = e1_3*O03_neg_3;
    const REAL O13_neg_1 = e1_0*O03_neg_0 - e1_1*O03_neg_1 - e1_2*O03_neg_2 + O13_neg_0;
    const REAL O13_neg = O13_neg_1 + Q4_yz_neg*O03_neg_4;
    const REAL O23_0 = e2_3*O03_neg_3;
    const REAL O23_1 = e2_0_neg*O03_neg_0 + e2_1*O03_neg_1 + e2_2*O03_neg_2 - O23_0;
    const REAL O23 = O23_1 - c123*O03_neg_4;
    const REAL O33_0 = e3_3*O03_neg_3;
    const REAL O33_1 = e3_0_neg*O03_neg_0 - e3_1_neg*O03_neg_1 + e3_2*O03_neg_2 - O33_0;
    const REAL O33 = O33_1 + J_x4*O03_neg_4;
    const REAL O04_5 = Q4_xz_neg*O04_4;
    const REAL O04 = O04_5 - (e0_0*O04_0 + e0_1*O04_1 + e0_2*O04_2 - e0_3_neg*O04_3);
    const REAL O14_0 = Q4_yz_neg*O04_4;
    const REAL O14 = O14_0 - (e1_0*O04_0 + e1_1*O04_1 + e1_2*O04_2 + e1_3*O04_3);
    const REAL O24_0 = c123*O04_4;
    const REAL O24 = e2_0_neg*O04_0 - e2_1*O04_1 - e2_2*O04_2 - e2_3*O04_3 + O24_0;
    const REAL O34_0 = J_x4*O04_4;
    const REAL O34 = e3_0_neg*O04_0 + e3_1_neg*O04_1 - e3_2*O04_2 - e3_3*O04_3 - O34_0;
    const REAL O44_0 = J_y4_neg*O04_4;
    const REAL O44 = O44_0 - (e4_0*O04_0 + e4_1*O04_1 + e4_2*O04_2 + e4_3*O04_3);
    const REAL O05_5 = Q4_xz_neg*O05_4;
    const REAL O05 = e0_0*O05_0 - e0_1*O05_1 - e0_2*O05_2 + e0_3_neg*O05_3 + O05_5;
    const REAL O15_0 = Q4_yz_neg*O05_4;
    const REAL O15 = e1_0*O05_0 - e1_1*O05_1 - e1_2*O05_2 - e1_3*O05_3 + O15_0;
    const REAL O25_0 = c123*O05_4;
    const REAL O25 = O25_0 - (e2_0_neg*O05_0 + e2_1*O05_1 + e2_2*O05_2 + e2_3*O05_3);
    const REAL O35_neg_0 = e3_0_neg*O05_0 - e3_1_neg*O05_1 + e3_2*O05_2 + e3_3*O05_3;
    const REAL O35_neg = O35_neg_0 + J_x4*O05_4;
    const REAL O45_0 = J_y4_neg*O05_4;
    const REAL O45 = O45_0 - (e4_1*O05_1 - e4_0*O05_0 + e4_2*O05_2 + e4_3*O05_3);
    const REAL O55 = e5_0*O05_0 - e5_1*O05_1 - e5_2*O05_2 - e5_3*O05_3 - J_z4*O05_4;

    Omega[0] = O00;
    Omega[1] = O01;
    Omega[2] = -O02_neg;
    Omega[3] = -O03_neg;
    Omega[4] = O04;
    Omega[5] = O05;
    Omega[6] = O01;
    Omega[7] = O11;
    Omega[8] = -O12_neg;
    Omega[9] = -O13_neg;
    Omega[10] = O14;
    Omega[11] = O15;
    Omega[12] = -O02_neg;
    Omega[13] = -O12_neg;
    Omega[14] = O22;
    Omega[15] = O23;
    Omega[16] = O24;
    Omega[17] = O25;
    Omega[18] = -O03_neg;
    Omega[19] = -O13_neg;
    Omega[20] = O23;
    Omega[21] = O33;
    Omega[22] = O34;
    Omega[23] = -O35_neg;
    Omega[24] = O04;
    Omega[25] = O14;
    Omega[26] = O24;
    Omega[27] = O34;
    Omega[28] = O44;
    Omega[29] = O45;
    Omega[30] = O05;
    Omega[31] = O15;
    Omega[32] = O25;
    Omega[33] = -O35_neg;
    Omega[34] = O45;
    Omega[35] = O55;
}

FUNCTION(ur5_operational_inertia_inverse_tool0)(const REAL q[6], REAL Omega[36])
{
    const REAL q0 = q[0], q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5];

    /* sines and cosines */
    const REAL q12 = q1 + q2;
    const REAL q123 = q3 + q12;
    const REAL angles[6] = {q0, q1, q12, q123, q4, q5};
    REAL sines[6], cosines[6];
    OF(ur5_sincos)(6, angles, sines, cosines);
    const REAL s0 = sines[0], s1 = sines[1], s12 = sines[2], s123 = sines[3], s4 = sines[4];
    const REAL s5 = sines[5];
    const REAL c0 = cosines[0], c1 = cosines[1], c12 = cosines[2], c123 = cosines[3];
    const REAL c4 = cosines[4], c5 = cosines[5];

    /* position of 'forearm_link' */
    const REAL r2_x = -0.425*c1;
    const REAL r2_y = -0.425*s1;

    /* position of 'wrist_1_link' */
    const REAL r3_x = -0.39225*c12;
    const REAL r3_y = -0.39225*s12;

    /* position of 'wrist_2_link' */
    const REAL r4_x = 0.09465*s123;
    const REAL r4_y = -0.09465*c123;

    /* inertia of 'upper_arm_link' in the axes of its group */
    const REAL I1_hy = -4.4329225*s1;
    const REAL I1_Jxx_neg = 1.75501953841*c1*c1;
    const REAL I1_Jyz = -0.075354282*s1;

    /* inertia of 'forearm_link' in the axes of its group */
    const REAL I2_hx = -1.598759275*c12;
    const REAL I2_hy = -1.598759275*s12;
    const REAL I2_Jxx_neg = 0.59155695167475*c12*c12;
    const REAL I2_Jyz = -0.09736195575*s12;

    /* inertia of 'wrist_1_link' in the axes of its group */
    const REAL I3_hx = 0.017784735*s123;
    const REAL I3_hy = -0.017784735*c123;

    /* frame of 'upper_arm_link' in the base */
    const REAL o1_x = -0.10915*s0;
    const REAL o1_y = 0.10915*c0;

    /* frame of 'forearm_link' in the base */
    const REAL o2_z = r2_y + 0.089159;

    /* frame of 'wrist_1_link' in the base */
    const REAL o3_z = r3_y + o2_z;

    /* frame of 'wrist_2_link' in the base */
    const REAL Q4_xz_neg = c0*s123;
    const REAL Q4_xy = s0*c4 - c0*c123*s4;
    const REAL Q4_yz_neg = s0*s123;
    const REAL Q4_yy_neg = s0*c123*s4 + c0*c4;
    const REAL Q4_zy = s123*s4;
    const REAL o4_z = r4_y + o3_z;

    /* frame of tool 'tool0' */
    const REAL ot_x_0 = -0.0823*Q4_xy;
    const REAL ot_y_0 = 0.0823*Q4_yy_neg;
    const REAL ot_z_0 = 0.0823*Q4_zy;
    const REAL ot_x_1 = r2_x + r3_x + r4_x;
    const REAL ot_x = ot_x_0 - (c0*ot_x_1 - o1_x);
    const REAL ot_y = o1_y - s0*ot_x_1 + ot_y_0;
    const REAL ot_z = o4_z - ot_z_0;

    /* columns of the Jacobian */
    const REAL J_x1_neg_0 = 0.089159 - ot_z;
    const REAL J_x1_neg = c0*J_x1_neg_0;
    const REAL J_y1_neg = s0*J_x1_neg_0;
    const REAL J_z1 = s0*(o1_y - ot_y) - c0*(ot_x - o1_x);
    const REAL J_x2_0 = ot_z - o2_z;
    const REAL J_x2 = c0*J_x2_0;
    const REAL J_y2 = s0*J_x2_0;
    const REAL J_z2 = J_z1 - r2_x;
    const REAL J_x3_0 = ot_z - o3_z;
    const REAL J_x3 = c0*J_x3_0;
    const REAL J_y3 = s0*J_x3_0;
    const REAL J_z3 = J_z2 - r3_x;
    const REAL J_x4 = Q4_yz_neg*ot_z_0 + c123*ot_y_0;
    const REAL J_y4_neg = c123*ot_x_0 + Q4_xz_neg*ot_z_0;
    const REAL J_z4 = Q4_yz_neg*ot_x_0 - Q4_xz_neg*ot_y_0;

    /* composite inertia of 'wrist_2_link' */
    const REAL R4_Jxz_neg_0 = 0.0166855268546*c5;
    const REAL R4_Jxx_0 = c5*R4_Jxz_neg_0;
    const REAL R4_Jxz_neg = s5*R4_Jxz_neg_0;
    const REAL R4_Jxx = 0.0166855268546 - R4_Jxx_0;
    const REAL R4_Jzz = R4_Jxx_0 + 0.2365564731454;

    /* composite inertia of 'wrist_1_link' */
    const REAL R3_Jzz_0 = -c4*R4_Jxx;
    const REAL R3_Jzz_1 = c4*R3_Jzz_0;
    const REAL D0_0 = c4*R4_Jxz_neg;
    const REAL R3_Jyz_neg_0 = s4*R4_Jxz_neg;
    const REAL D0_1 = R4_Jzz + R3_Jzz_1;
    const REAL D0_2 = 2.0*D0_0*s123;
    const REAL R3_Jyz_neg = R3_Jzz_0*Q4_zy + c123*R3_Jyz_neg_0;
    const REAL R3_Jzz = R4_Jxx + R3_Jzz_1 + 0.24116530937515;

    /* composite inertia of 'forearm_link' */
    const REAL R2_Jzz_0 = 0.7845*c12*I3_hx;
    const REAL R2_hx = I2_hx + I3_hx;
    const REAL R2_hy = I2_hy + I3_hy;
    const REAL R2_Jzz = 0.59565195167475 - (R2_Jzz_0 + 0.7845*s12*I3_hy - R3_Jzz);
    const REAL R2_Jyz = I2_Jyz - R3_Jyz_neg;

    /* composite inertia of 'upper_arm_link' */
    const REAL R1_Jzz_0 = -0.85*c1*R2_hx;
    const REAL R1_hy = I1_hy + R2_hy;
    const REAL R1_Jzz = R1_Jzz_0 - 0.85*s1*R2_hy + R2_Jzz + 1.77012693841;
    const REAL R1_Jyz = I1_Jyz + R2_Jyz;

    /* composite inertia of 'shoulder_link' */
    const REAL R0_Jyz = 0.10915*R1_hy - R1_Jyz;

    /* inertia that joint 'elbow_joint' feels, and its couplings inward */
    const REAL M12 = r2_x*R2_hx + r2_y*R2_hy + R2_Jzz;
    const REAL M02 = R2_Jyz - 0.10915*R2_hy;

    /* inertia that joint 'wrist_1_joint' feels, and its couplings inward */
    const REAL M23_0 = -r3_x*I3_hx - r3_y*I3_hy;
    const REAL M13_0 = -r2_x*I3_hx - r2_y*I3_hy;
    const REAL M13 = R3_Jzz - M23_0 - M13_0;
    const REAL M03 = 0.00194120382525*c123 - R3_Jyz_neg;

    /* inertia that joint 'wrist_2_joint' feels, and its couplings inward */
    const REAL n4at3_y = s123*D0_0 - c123*R4_Jzz;

    /* inertia that joint 'wrist_3_joint' feels, and its couplings inward */
    const REAL M35 = 0.0171364731454*c4;
    const REAL n5at3_y = -0.0171364731454*Q4_zy;

    /* elimination of 'wrist_3_joint' */
    const REAL D0_3 = -n5at3_y*Q4_zy;
    const REAL M01e5_0 = -c4*n5at3_y;
    const REAL M01e5 = M01e5_0 - R0_Jyz;
    const REAL M11e5_0 = c4*M35;
    const REAL M11e5 = R1_Jzz - M11e5_0;
    const REAL M02e5 = M02 + M01e5_0;
    const REAL M12e5 = M12 - M11e5_0;
    const REAL M22e5 = R2_Jzz - M11e5_0;
    const REAL M03e5 = M03 + M01e5_0;
    const REAL M13e5 = M13 - M11e5_0;

    /* elimination of 'wrist_2_joint' */
    const REAL D4_inv = 1.0/R4_Jzz;
    const REAL U04 = n4at3_y*D4_inv;
    const REAL U14 = R3_Jyz_neg_0*D4_inv;
    const REAL D0_4 = n4at3_y*U04;
    const REAL M01e4_0 = n4at3_y*U14;
    const REAL M01e4 = M01e5 - M01e4_0;
    const REAL M11e4_0 = R3_Jyz_neg_0*U14;
    const REAL M11e4 = M11e5 - M11e4_0;
    const REAL M02e4 = M02e5 - M01e4_0;
    const REAL M12e4 = M12e5 - M11e4_0;
    const REAL M22e4 = M22e5 - M11e4_0;
    const REAL M03e4 = M03e5 - M01e4_0;
    const REAL M13e4 = M13e5 - M11e4_0;
    const REAL M23e4 = M13e4 + M13_0;
    const REAL D3 = M23e4 + M23_0;

    /* elimination of 'wrist_1_joint' */
    const REAL D3_inv_neg = -1.0/D3;
    const REAL U03 = -M03e4*D3_inv_neg;
    const REAL U13 = -M13e4*D3_inv_neg;
    const REAL U23 = -M23e4*D3_inv_neg;
    const REAL D0_5 = -M03e4*U03;
    const REAL M01e3 = M01e4 - M03e4*U13;
    const REAL M11e3 = M11e4 - M13e4*U13;
    const REAL M02e3 = M02e4 - M03e4*U23;
    const REAL M12e3 = M12e4 - M13e4*U23;
    const REAL D2 = M22e4 - M23e4*U23;

    /* elimination of 'elbow_joint' */
    const REAL D2_inv_neg = -1.0/D2;
    const REAL U02 = -M02e3*D2_inv_neg;
    const REAL U12 = -M12e3*D2_inv_neg;
    const REAL D0_6 = -M02e3*U02;
    const REAL M01e2 = M01e3 - M02e3*U12;
    const REAL D1 = M11e3 - M12e3*U12;

    /* elimination of 'shoulder_lift_joint' */
    const REAL D1_inv_neg = -1.0/D1;
    const REAL U01 = -M01e2*D1_inv_neg;
    const REAL D0_7 = c123*(c123*(D0_1 - 0.02174530937515) - D0_2);
    const REAL D0_8 = I1_Jxx_neg + I2_Jxx_neg + D0_7 - R3_Jzz_1 - R2_Jzz_0 + R1_Jzz_0;
    const REAL D0 = D0_8 + 0.4395951218179 - D0_3 - D0_4 + D0_5 + D0_6 - M01e2*U01;

    /* elimination of 'shoulder_pan_joint' */
    const REAL D0_inv = 1.0/D0;

    /* solve with U */
    const REAL e0_3_neg_0 = Q4_xz_neg*U14;
    const REAL e0_3_neg_1 = -c4*Q4_xy;
    const REAL e0_3_neg = s0 - e0_3_neg_0 + e0_3_neg_1;
    const REAL e0_2 = U23*e0_3_neg - e0_3_neg;
    const REAL e0_1 = e0_3_neg_0 - (s0 + U12*e0_2 - U13*e0_3_neg) - e0_3_neg_1;
    const REAL e0_0_0 = -Q4_xy*Q4_zy;
    const REAL e0_0 = U03*e0_3_neg - (U01*e0_1 + U02*e0_2) + Q4_xz_neg*U04 + e0_0_0;
    const REAL e1_3_0 = Q4_yz_neg*U14;
    const REAL e1_3_1 = c4*Q4_yy_neg;
    const REAL e1_3 = c0 + e1_3_0 - e1_3_1;
    const REAL e1_2 = e1_3 - U23*e1_3;
    const REAL e1_1 = c0 - U12*e1_2 - U13*e1_3 + e1_3_0 - e1_3_1;
    const REAL e1_0_0 = Q4_yy_neg*Q4_zy;
    const REAL e1_0 = Q4_yz_neg*U04 - (U01*e1_1 + U02*e1_2 + U03*e1_3) + e1_0_0;
    const REAL e2_3 = c123*U14 + c4*Q4_zy;
    const REAL e2_2 = e2_3 - U23*e2_3;
    const REAL e2_1 = e2_3 - (U12*e2_2 + U13*e2_3);
    const REAL e2_0_neg_0 = Q4_zy*Q4_zy;
    const REAL e2_0_neg = U01*e2_1 - 1.0 + U02*e2_2 + U03*e2_3 - c123*U04 + e2_0_neg_0;
    const REAL e3_3_0 = J_x4*U14;
    const REAL e3_3 = J_x3 - e3_3_0;
    const REAL e3_2 = J_x2 - U23*e3_3 - e3_3_0;
    const REAL e3_1_neg = J_x1_neg + U12*e3_2 + U13*e3_3 + e3_3_0;
    const REAL e3_0_neg = ot_y - U01*e3_1_neg + U02*e3_2 + U03*e3_3 + J_x4*U04;
    const REAL e4_3_0 = J_y4_neg*U14;
    const REAL e4_3 = J_y3 + e4_3_0;
    const REAL e4_2 = J_y2 - U23*e4_3 + e4_3_0;
    const REAL e4_1 = e4_3_0 - (J_y1_neg + U12*e4_2 + U13*e4_3);
    const REAL e4_0 = J_y4_neg*U04 - (U01*e4_1 - ot_x + U02*e4_2 + U03*e4_3);
    const REAL e5_3_0 = -J_z4*U14;
    const REAL e5_3 = J_z3 + e5_3_0;
    const REAL e5_2 = J_z2 - U23*e5_3 + e5_3_0;
    const REAL e5_1 = J_z1 - U12*e5_2 - U13*e5_3 + e5_3_0;
    const REAL e5_0 = -U01*e5_1 - U02*e5_2 - U03*e5_3 - J_z4*U04;

    /* inverse of the operational-space inertia */
    const REAL O01_0 = D0_inv*e1_0;
    const REAL O01_1 = -D1_inv_neg*e1_1;
    const REAL O01_2 = -D2_inv_neg*e1_2;
    const REAL O01_3 = D3_inv_neg*e1_3;
    const REAL O01_4 = Q4_yz_neg*D4_inv;
    const REAL O01_5 = 58.355064750790525*Q4_yy_neg;
    const REAL O02_neg_0 = D0_inv*e2_0_neg;
    const REAL O02_neg_1 = D1_inv_neg*e2_1;
    const REAL O02_neg_2 = D2_inv_neg*e2_2;
    const REAL O02_neg_3 = D3_inv_neg*e2_3;
    const REAL O02_neg_4 = c123*D4_inv;
    const REAL O02_neg_5 = 58.355064750790525*Q4_zy;
    const REAL O03_neg_0 = D0_inv*e3_0_neg;
    const REAL O03_neg_1 = D1_inv_neg*e3_1_neg;
    const REAL O03_neg_2 = -D2_inv_neg*e3_2;
    const REAL O03_neg_3 = D3_inv_neg*e3_3;
    const REAL O03_neg_4 = J_x4*D4_inv;
    const REAL O04_0 = -D0_inv*e4_0;
    const REAL O04_1 = D1_inv_neg*e4_1;
    const REAL O04_2 = D2_inv_neg*e4_2;
    const REAL O04_3 = D3_inv_neg*e4_3;
    const REAL O04_4 = J_y4_neg*D4_inv;
    const REAL O05_0 = D0_inv*e5_0;
    const REAL O05_1 = D1_inv_neg*e5_1;
    const REAL O05_2 = D2_inv_neg*e5_2;
    const REAL O05_3 = D3_inv_neg*e5_3;
    const REAL O05_4 = -J_z4*D4_inv;
    const REAL O00_0 = D0_inv*e0_0*e0_0 - D1_inv_neg*e0_1*e0_1 - D2_inv_neg*e0_2*e0_2;
    const REAL O00_1 = O00_0 - D3_inv_neg*e0_3_neg*e0_3_neg + Q4_xz_neg*D4_inv*Q4_xz_neg;
    const REAL O00 = O00_1 + 58.355064750790525*Q4_xy*Q4_xy;
    const REAL O01_6 = Q4_xz_neg*O01_4;
    const REAL O01_7 = e0_0*O01_0 + e0_1*O01_1 + e0_2*O01_2 + e0_3_neg*O01_3 + O01_6;
    const REAL O01 = O01_7 - Q4_xy*O01_5;
    const REAL O11_0 = Q4_yz_neg*O01_4;
    const REAL O11_1 = Q4_yy_neg*O01_5;
    const REAL O11 = e1_0*O01_0 + e1_1*O01_1 + e1_2*O01_2 - e1_3*O01_3 + O11_0 + O11_1;
    const REAL O02_neg_6 = e0_3_neg*O02_neg_3;
    const REAL O02_neg_7 = e0_0*O02_neg_0 + e0_1*O02_neg_1 + e0_2*O02_neg_2 - O02_neg_6;
    const REAL O02_neg = O02_neg_7 - Q4_xz_neg*O02_neg_4 - Q4_xy*O02_neg_5;
    const REAL O12_neg_0 = e1_3*O02_neg_3;
    const REAL O12_neg_1 = e1_0*O02_neg_0 + e1_1*O02_neg_1 + e1_2*O02_neg_2 + O12_neg_0;
    const REAL O12_neg = O12_neg_1 - Q4_yz_neg*O02_neg_4 + Q4_yy_neg*O02_neg_5;
    const REAL O22_0 = e2_3*O02_neg_3;
    const REAL O22_1 = e2_0_neg*O02_neg_0 - e2_1*O02_neg_1 - e2_2*O02_neg_2 - O22_0;
    const REAL O22 = O22_1 + c123*O02_neg_4 + Q4_zy*O02_neg_5;
    const REAL O03_neg_5 = e0_3_neg*O03_neg_3;
    const REAL O03_neg_6 = e0_0*O03_neg_0 - e0_1*O03_neg_1 - e0_2*O03_neg_2 - O03_neg_5;
    const REAL O03_neg = O03_neg_6 + Q4_xz_neg*O03_neg_4;
    const REAL O13_neg_0 = e1_3*O03_neg_3;
    const REAL O13_neg_1 = e1_0*O03_neg_0 - e1_1*O03_neg_1 - e1_2*O03_neg_2 + O13_neg_0;
    const REAL O13_neg = O13_neg_1 + Q4_yz_neg*O03_neg_4;
    const REAL O23_0 = e2_3*O03_neg_3;
    const REAL O23_1 = e2_0_neg*O03_neg_0 + e2_1*O03_neg_1 + e2_2*O03_neg_2 - O23_0;
    const REAL O23 = O23_1 - c123*O03_neg_4;
    const REAL O33_0 = e3_3*O03_neg_3;
    const REAL O33_1 = e3_0_neg*O03_neg_0 - e3_1_neg*O03_neg_1 + e3_2*O03_neg_2 - O33_0;
    const REAL O33 = O33_1 + J_x4*O03_neg_4;
    const REAL O04_5 = Q4_xz_neg*O04_4;
    const REAL O04 = O04_5 - (e0_0*O04_0 + e0_1*O04_1 + e0_2*O04_2 - e0_3_neg*O04_3);
    const REAL O14_0 = Q4_yz_neg*O04_4;
    const REAL O14 = O14_0 - (e1_0*O04_0 + e1_1*O04_1 + e1_2*O04_2 + e1_3*O04_3);
    const REAL O24_0 = c123*O04_4;
    const REAL O24 = e2_0_neg*O04_0 - e2_1*O04_1 - e2_2*O04_2 - e2_3*O04_3 + O24_0;
    const REAL O34_0 = J_x4*O04_4;
    const REAL O34 = e3_0_neg*O04_0 + e3_1_neg*O04_1 - e3_2*O04_2 - e3_3*O04_3 - O34_0;
    const REAL O44_0 = J_y4_neg*O04_4;
    const REAL O44 = O44_0 - (e4_0*O04_0 + e4_1*O04_1 + e4_2*O04_2 + e4_3*O04_3);
    const REAL O05_5 = Q4_xz_neg*O05_4;
    const REAL O05 = e0_0*O05_0 - e0_1*O05_1 - e0_2*O05_2 + e0_3_neg*O05_3 + O05_5;
    const REAL O15_0 = Q4_yz_neg*O05_4;
    const REAL O15 = e1_0*O05_0 - e1_1*O05_1 - e1_2*O05_2 - e1_3*O05_3 + O15_0;
    const REAL O25_0 = c123*O05_4;
    const REAL O25 = O25_0 - (e2_0_neg*O05_0 + e2_1*O05_1 + e2_2*O05_2 + e2_3*O05_3);
    const REAL O35_neg_0 = e3_0_neg*O05_0 - e3_1_neg*O05_1 + e3_2*O05_2 + e3_3*O05_3;
    const REAL O35_neg = O35_neg_0 + J_x4*O05_4;
    const REAL O45_0 = J_y4_neg*O05_4;
    const REAL O45 = O45_0 - (e4_1*O05_1 - e4_0*O05_0 + e4_2*O05_2 + e4_3*O05_3);
    const REAL O55 = e5_0*O05_0 - e5_1*O05_1 - e5_2*O05_2 - e5_3*O05_3 - J_z4*O05_4;

    Omega[0] = O00;
    Omega[1] = O01;
    Omega[2] = -O02_neg;
    Omega[3] = -O03_neg;
    Omega[4] = O04;
    Omega[5] = O05;
    Omega[6] = O01;
    Omega[7] = O11;
    Omega[8] = -O12_neg;
    Omega[9] = -O13_neg;
    Omega[10] = O14;
    Omega[11] = O15;
    Omega[12] = -O02_neg;
    Omega[13] = -O12_neg;
    Omega[14] = O22;
    Omega[15] = O23;
    Omega[16] = O24;
    Omega[17] = O25;
    Omega[18] = -O03_neg;
    Omega[19] = -O13_neg;
    Omega[20] = O23;
    Omega[21] = O33;
    Omega[22] = O34;
    Omega[23] = -O35_neg;
    Omega[24] = O04;
    Omega[25] = O14;
    Omega[26] = O24;
    Omega[27] = O34;
    Omega[28] = O44;
    Omega[29] = O45;
    Omega[30] = O05;
    Omega[31] = O15;
    Omega[32] = O25;
    Omega[33] = -O35_neg;
    Omega[34] = O45;
    Omega[35] = O55;
}

FUNCTION(ur5_operational_inertia_ee_link)(const REAL q[6], REAL Lambda[36])
{
    const REAL q0 = q[0], q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5];

    /* sines and cosines */
    const REAL q12 = q1 + q2;
    const REAL q123 = q3 + q12;
    const REAL angles[6] = {q0, q1, q12, q123, q4, q5};
    REAL sines[6], cosines[6];
    OF(ur5_sincos)(6, angles, sines, cosines);
    const REAL s0 = sines[0], s1 = sines[1], s12 = sines[2], s123 = sines[3], s4 = sines[4];
    const REAL s5 = sines[5];
    const REAL c0 = cosines[0], c1 = cosines[1], c12 = cosines[2], c123 = cosines[3];
    const REAL c4 = cosines[4], c5 = cosines[5];

    /* position of 'forearm_link' */
    const REAL r2_x = -0.425*c1;
    const REAL r2_y = -0.425*s1;

    /* position of 'wrist_1_link' */
    const REAL r3_x = -0.39225*c12;
    const REAL r3_y = -0.39225*s12;

    /* position of 'wrist_2_link' */
    const REAL r4_x = 0.09465*s123;
    const REAL r4_y = -0.09465*c123;

    /* inertia of 'upper_arm_link' in the axes of its group */
    const REAL I1_hy = -4.4329225*s1;
    const REAL I1_Jxx_neg = 1.75501953841*c1*c1;
    const REAL I1_Jyz = -0.075354282*s1;

    /* inertia of 'forearm_link' in the axes of its group */
    const REAL I2_hx = -1.598759275*c12;
    const REAL I2_hy = -1.598759275*s12;
    const REAL I2_Jxx_neg = 0.59155695167475*c12*c12;
    const REAL I2_Jyz = -0.09736195575*s12;

    /* inertia of 'wrist_1_link' in the axes of its group */
    const REAL I3_hx = 0.017784735*s123;
    const REAL I3_hy = -0.017784735*c123;

    /* frame of 'upper_arm_link' in the base */
    const REAL o1_x = -0.10915*s0;
    const REAL o1_y = 0.10915*c0;

    /* frame of 'forearm_link' in the base */
    const REAL o2_z = r2_y + 0.089159;

    /* frame of 'wrist_1_link' in the base */
    const REAL o3_z = r3_y + o2_z;

    /* frame of 'wrist_2_link' in the base */
    const REAL Q4_xz_neg = c0*s123;
    const REAL Q4_xy = s0*c4 - c0*c123*s4;
    const REAL Q4_yz_neg = s0*s123;
    const REAL Q4_yy_neg = s0*c123*s4 + c0*c4;
    const REAL Q4_zy = s123*s4;
    const REAL o4_z = r4_y + o3_z;

    /* frame of tool 'ee_link' */
    const REAL ot_x_0 = -0.0823*Q4_xy;
    const REAL ot_y_0 = 0.0823*Q4_yy_neg;
    const REAL ot_z_0 = 0.0823*Q4_zy;
    const REAL ot_x_1 = r2_x + r3_x + r4_x;
    const REAL ot_x = ot_x_0 - (c0*ot_x_1 - o1_x);
    const REAL ot_y = o1_y - s0*ot_x_1 + ot_y_0;
    const REAL ot_z = o4_z - ot_z_0;

    /* columns of the Jacobian */
    const REAL J_x1_neg_0 = 0.089159 - ot_z;
    const REAL J_x1_neg = c0*J_x1_neg_0;
    const REAL J_y1_neg = s0*J_x1_neg_0;
    const REAL J_z1 = s0*(o1_y - ot_y) - c0*(ot_x - o1_x);
    const REAL J_x2_0 = ot_z - o2_z;
    const REAL J_x2 = c0*J_x2_0;
    const REAL J_y2 = s0*J_x2_0;
    const REAL J_z2 = J_z1 - r2_x;
    const REAL J_x3_0 = ot_z - o3_z;
    const REAL J_x3 = c0*J_x3_0;
    const REAL J_y3 = s0*J_x3_0;
    const REAL J_z3 = J_z2 - r3_x;
    const REAL J_x4 = Q4_yz_neg*ot_z_0 + c123*ot_y_0;
    const REAL J_y4_neg = c123*ot_x_0 + Q4_xz_neg*ot_z_0;
    const REAL J_z4 = Q4_yz_neg*ot_x_0 - Q4_xz_neg*ot_y_0;

    /* composite inertia of 'wrist_2_link' */
    const REAL R4_Jxz_neg_0 = 0.0166855268546*c5;
    const REAL R4_Jxx_0 = c5*R4_Jxz_neg_0;
    const REAL R4_Jxz_neg = s5*R4_Jxz_neg_0;
    const REAL R4_Jxx = 0.0166855268546 - R4_Jxx_0;
    const REAL R4_Jzz = R4_Jxx_0 + 0.2365564731454;

    /* composite inertia of 'wrist_1_link' */
    const REAL R3_Jzz_0 = -c4*R4_Jxx;
    const REAL R3_Jzz_1 = c4*R3_Jzz_0;
    const REAL D0_0 = c4*R4_Jxz_neg;
    const REAL R3_Jyz_neg_0 = s4*R4_Jxz_neg;
    const REAL D0_1 = R4_Jzz + R3_Jzz_1;
    const REAL D0_2 = 2.0*D0_0*s123;
    const REAL R3_Jyz_neg = R3_Jzz_0*Q4_zy + c123*R3_Jyz_neg_0;
    const REAL R3_Jzz = R4_Jxx + R3_Jzz_1 + 0.24116530937515;

    /* composite inertia of 'forearm_link' */
    const REAL R2_Jzz_0 = 0.7845*c12*I3_hx;
    const REAL R2_hx = I2_hx + I3_hx;
    const REAL R2_hy = I2_hy + I3_hy;
    const REAL R2_Jzz = 0.59565195167475 - (R2_Jzz_0 + 0.7845*s12*I3_hy - R3_Jzz);
    const REAL R2_Jyz = I2_Jyz - R3_Jyz_neg;

    /* composite inertia of 'upper_arm_link' */
    const REAL R1_Jzz_0 = -0.85*c1*R2_hx;
    const REAL R1_hy = I1_hy + R2_hy;
    const REAL R1_Jzz = R1_Jzz_0 - 0.85*s1*R2_hy + R2_Jzz + 1.77012693841;
    const REAL R1_Jyz = I1_Jyz + R2_Jyz;

    /* composite inertia of 'shoulder_link' */
    const REAL R0_Jyz = 0.10915*R1_hy - R1_Jyz;

    /* inertia that joint 'elbow_joint' feels, and its couplings inward */
    const REAL M12 = r2_x*R2_hx + r2_y*R2_hy + R2_Jzz;
    const REAL M02 = R2_Jyz - 0.10915*R2_hy;

    /* inertia that joint 'wrist_1_joint' feels, and its couplings inward */
    const REAL M23_0 = -r3_x*I3_hx - r3_y*I3_hy;
    const REAL M13_0 = -r2_x*I3_hx - r2_y*I3_hy;
    const REAL M13 = R3_Jzz - M23_0 - M13_0;
    const REAL M03 = 0.00194120382525*c123 - R3_Jyz_neg;

    /* inertia that joint 'wrist_2_joint' feels, and its couplings inward */
    const REAL n4at3_y = s123*D0_0 - c123*R4_Jzz;

    /* inertia that joint 'wrist_3_joint' feels, and its couplings inward */
    const REAL M35 = 0.0171364731454*c4;
    const REAL n5at3_y = -0.0171364731454*Q4_zy;

    /* elimination of 'wrist_3_joint' */
    const REAL D0_3 = -n5at3_y*Q4_zy;
    const REAL M01e5_0 = -c4*n5at3_y;
    const REAL M01e5 = M01e5_0 - R0_Jyz;
    const REAL M11e5_0 = c4*M35;
    const REAL M11e5 = R1_Jzz - M11e5_0;
    const REAL M02e5 = M02 + M01e5_0;
    const REAL M12e5 = M12 - M11e5_0;
    const REAL M22e5 = R2_Jzz - M11e5_0;
    const REAL M03e5 = M03 + M01e5_0;
    const REAL M13e5 = M13 - M11e5_0;

    /* elimination of 'wrist_2_joint' */
    const REAL D4_inv = 1.0/R4_Jzz;
    const REAL U04 = n4at3_y*D4_inv;
    const REAL U14 = R3_Jyz_neg_0*D4_inv;
    const REAL D0_4 = n4at3_y*U04;
    const REAL M01e4_0 = n4at3_y*U14;
    const REAL M01e4 = M01e5 - M01e4_0;
    const REAL M11e4_0 = R3_Jyz_neg_0*U14;
    const REAL M11e4 = M11e5 - M11e4_0;
    const REAL M02e4 = M02e5 - M01e4_0;
    const REAL M12e4 = M12e5 - M11e4_0;
    const REAL M22e4 = M22e5 - M11e4_0;
    const REAL M03e4 = M03e5 - M01e4_0;
    const REAL M13e4 = M13e5 - M11e4_0;
    const REAL M23e4 = M13e4 + M13_0;
    const REAL D3 = M23e4 + M23_0;

    /* elimination of 'wrist_1_joint' */
    const REAL D3_inv_neg = -1.0/D3;
    const REAL U03 = -M03e4*D3_inv_neg;
    const REAL U13 = -M13e4*D3_inv_neg;
    const REAL U23 = -M23e4*D3_inv_neg;
    const REAL D0_5 = -M03e4*U03;
    const REAL M01e3 = M01e4 - M03e4*U13;
    const REAL M11e3 = M11e4 - M13e4*U13;
    const REAL M02e3 = M02e4 - M03e4*U23;
    const REAL M12e3 = M12e4 - M13e4*U23;
    const REAL D2 = M22e4 - M23e4*U23;

    /* elimination of 'elbow_joint' */
    const REAL D2_inv_neg = -1.0/D2;
    const REAL U02 = -M02e3*D2_inv_neg;
    const REAL U12 = -M12e3*D2_inv_neg;
    const REAL D0_6 = -M02e3*U02;
    const REAL M01e2 = M01e3 - M02e3*U12;
    const REAL D1 = M11e3 - M12e3*U12;

    /* elimination of 'shoulder_lift_joint' */
    const REAL D1_inv_neg = -1.0/D1;
    const REAL U01 = -M01e2*D1_inv_neg;
    const REAL D0_7 = c123*(c123*(D0_1 - 0.02174530937515) - D0_2);
    const REAL D0_8 = I1_Jxx_neg + I2_Jxx_neg + D0_7 - R3_Jzz_1 - R2_Jzz_0 + R1_Jzz_0;
    const REAL D0 = D0_8 + 0.4395951218179 - D0_3 - D0_4 + D0_5 + D0_6 - M01e2*U01;

    /* elimination of 'shoulder_pan_joint' */
    const REAL D0_inv = 1.0/D0;

    /* solve with U */
    const REAL e0_3_neg_0 = Q4_xz_neg*U14;
    const REAL e0_3_neg_1 = -c4*Q4_xy;
    const REAL e0_3_neg = s0 - e0_3_neg_0 + e0_3_neg_1;
    const REAL e0_2 = U23*e0_3_neg - e0_3_neg;
    const REAL e0_1 = e0_3_neg_0 - (s0 + U12*e0_2 - U13*e0_3_neg) - e0_3_neg_1;
    const REAL e0_0_0 = -Q4_xy*Q4_zy;
    const REAL e0_0 = U03*e0_3_neg - (U01*e0_1 + U02*e0_2) + Q4_xz_neg*U04 + e0_0_0;
    const REAL e1_3_0 = Q4_yz_neg*U14;
    const REAL e1_3_1 = c4*Q4_yy_neg;
    const REAL e1_3 = c0 + e1_3_0 - e1_3_1;
    const REAL e1_2 = e1_3 - U23*e1_3;
    const REAL e1_1 = c0 - U12*e1_2 - U13*e1_3 + e1_3_0 - e1_3_1;
    const REAL e1_0_0 = Q4_yy_neg*Q4_zy;
    const REAL e1_0 = Q4_yz_neg*U04 - (U01*e1_1 + U02*e1_2 + U03*e1_3) + e1_0_0;
    const REAL e2_3 = c123*U14 + c4*Q4_zy;
    const REAL e2_2 = e2_3 - U23*e2_3;
    const REAL e2_1 = e2_3 - (U12*e2_2 + U13*e2_3);
    const REAL e2_0_neg_0 = Q4_zy*Q4_zy;
    const REAL e2_0_neg = U01*e2_1 - 1.0 + U02*e2_2 + U03*e2_3 - c123*U04 + e2_0_neg_0;
    const REAL e3_3_0 = J_x4*U14;
    const REAL e3_3 = J_x3 - e3_3_0;
    const REAL e3_2 = J_x2 - U23*e3_3 - e3_3_0;
    const REAL e3_1_neg = J_x1_neg + U12*e3_2 + U13*e3_3 + e3_3_0;
    const REAL e3_0_neg = ot_y - U01*e3_1_neg + U02*e3_2 + U03*e3_3 + J_x4*U04;
    const REAL e4_3_0 = J_y4_neg*U14;
    const REAL e4_3 = J_y3 + e4_3_0;
    const REAL e4_2 = J_y2 - U23*e4_3 + e4_3_0;
    const REAL e4_1 = e4_3_0 - (J_y1_neg + U12*e4_2 + U13*e4_3);
    const REAL e4_0 = J_y4_neg*U04 - (U01*e4_1 - ot_x + U02*e4_2 + U03*e4_3);
    const REAL e5_3_0 = -J_z4*U14;
    const REAL e5_3 = J_z3 + e5_3_0;
    const REAL e5_2 = J_z2 - U23*e5_3 + e5_3_0;
    const REAL e5_1 = J_z1 - U12*e5_2 - U13*e5_3 + e5_3_0;
    const REAL e5_0 = -U01*e5_1 - U02*e5_2 - U03*e5_3 - J_z4*U04;

    /* inverse of the operational-space inertia */
    const REAL O01_0 = D0_inv*e1_0;
    const REAL O01_1 = -D1_inv_neg*e1_1;
    const REAL O01_2 = -D2_inv_neg*e1_2;
    const REAL O01_3 = D3_inv_neg*e1_3;
    const REAL O01_4 = Q4_yz_neg*D4_inv;
    const REAL O01_5 = 58.355064750790525*Q4_yy_neg;
    const REAL O02_neg_0 = D0_inv*e2_0_neg;
    const REAL O02_neg_1 = D1_inv_neg*e2_1;
    const REAL O02_neg_2 = D2_inv_neg*e2_2;
    const REAL O02_neg_3 = D3_inv_neg*e2_3;
    const REAL O02_neg_4 = c123*D4_inv;
    const REAL O02_neg_5 = 58.355064750790525*Q4_zy;
    const REAL O03_neg_0 = D0_inv*e3_0_neg;
    const REAL O03_neg_1 = D1_inv_neg*e3_1_neg;
    const REAL O03_neg_2 = -D2_inv_neg*e3_2;
    const REAL O03_neg_3 = D3_inv_neg*e3_3;
    const REAL O03_neg_4 = J_x4*D4_inv;
    const REAL O04_0 = -D0_inv*e4_0;
    const REAL O04_1 = D1_inv_neg*e4_1;
    const REAL O04_2 = D2_inv_neg*e4_2;
    const REAL O04_3 = D3_inv_neg*e4_3;
    const REAL O04_4 = J_y4_neg*D4_inv;
    const REAL O05_0 = D0_inv*e5_0;
    const REAL O05_1 = D1_inv_neg*e5_1;
    const REAL O05_2 = D2_inv_neg*e5_2;
    const REAL O05_3 = D3_inv_neg*e5_3;
    const REAL O05_4 = -J_z4*D4_inv;
    const REAL O00_0 = D0_inv*e0_0*e0_0 - D1_inv_neg*e0_1*e0_1 - D2_inv_neg*e0_2*e0_2;
    const REAL O00_1 = O00_0 - D3_inv_neg*e0_3_neg*e0_3_neg + Q4_xz_neg*D4_inv*Q4_xz_neg;
    const REAL O00 = O00_1 + 58.355064750790525*Q4_xy*Q4_xy;
    const REAL O01_6 = Q4_xz_neg*O01_4;
    const REAL O01_7 = e0_0*O01_0 + e0_1*O01_1 + e0_2*O01_2 + e0_3_neg*O01_3 + O01_6;
    const REAL O01 = O01_7 - Q4_xy*O01_5;
    const REAL O11_0 = Q4_yz_neg*O01_4;
    const REAL O11_1 = Q4_yy_neg*O01_5;
    const REAL O11 = e1_0*O01_0 + e1_1*O01_1 + e1_2*O01_2 - e1_3*O01_3 + O11_0 + O11_1;
    const REAL O02_neg_6 = e0_3_neg*O02_neg_3;
    const REAL O02_neg_7 = e0_0*O02_neg_0 + e0_1*O02_neg_1 + e0_2*O02_neg_2 - O02_neg_6;
    const REAL O02_neg = O02_neg_7 - Q4_xz_neg*O02_neg_4 - Q4_xy*O02_neg_5;
    const REAL O12_neg_0 = e1_3*O02_neg_3;
    const REAL O12_neg_1 = e1_0*O02_neg_0 + e1_1*O02_neg_1 + e1_2*O02_neg_2 + O12_neg_0;
    const REAL O12_neg = O12_neg_1 - Q4_yz_neg*O02_neg_4 + Q4_yy_neg*O02_neg_5;
    const REAL O22_0 = e2_3*O02_neg_3;
    const REAL O22_1 = e2_0_neg*O02_neg_0 - e2_1*O02_neg_1 - e2_2*O02_neg_2 - O22_0;
    const REAL O22 = O22_1 + c123*O02_neg_4 + Q4_zy*O02_neg_5;
    const REAL O03_neg_5 = e0_3_neg*O03_neg_3;
    const REAL O03_neg_6 = e0_0*O03_neg_0 - e0_1*O03_neg_1 - e0_2*O03_neg_2 - O03_neg_5;
    const REAL O03_neg = O03_neg_6 + Q4_xz_neg*O03_neg_4;
    const REAL O13_neg_0 = e1_3*O03_neg_3;
    const REAL O13_neg_1 = e1_0*O03_neg_0 - e1_1*O03_neg_1 - e1_2*O03_neg_2 + O13_neg_0;
    const REAL O13_neg = O13_neg_1 + Q4_yz_neg*O03_neg_4;
    const REAL O23_0 = e2_3*O03_neg_3;
    const REAL O23_1 = e2_0_neg*O03_neg_0 + e2_1*O03_neg_1 + e2_2*O03_neg_2 - O23_0;
    const REAL O23 = O23_1 - c123*O03_neg_4;
    const REAL O33_0 = e3_3*O03_neg_3;
    const REAL O33_1 = e3_0_neg*O03_neg_0 - e3_1_neg*O03_neg_1 + e3_2*O03_neg_2 - O33_0;
    const REAL O33 = O33_1 + J_x4*O03_neg_4;
    const REAL O04_5 = Q4_xz_neg*O04_4;
    const REAL O04 = O04_5 - (e0_0*O04_0 + e0_1*O04_1 + e0_2*O04_2 - e0_3_neg*O04_3);
    const REAL O14_0 = Q4_yz_neg*O04_4;
    const REAL O14 = O14_0 - (e1_0*O04_0 + e1_1*O04_1 + e1_2*O04_2 + e1_3*O04_3);
    const REAL O24_0 = c123*O04_4;
    const REAL O24 = e2_0_neg*O04_0 - e2_1*O04_1 - e2_2*O04_2 - e2_3*O04_3 + O24_0;
    const REAL O34_0 = J_x4*O04_4;
    const REAL O34 = e3_0_neg*O04_0 + e3_1_neg*O04_1 - e3_2*O04_2 - e3_3*O04_3 - O34_0;
    const REAL O44_0 = J_y4_neg*O04_4;
    const REAL O44 = O44_0 - (e4_0*O04_0 + e4_1*O04_1 + e4_2*O04_2 + e4_3*O04_3);
    const REAL O05_5 = Q4_xz_neg*O05_4;
    const REAL O05 = e0_0*O05_0 - e0_1*O05_1 - e0_2*O05_2 + e0_3_neg*O05_3 + O05_5;
    const REAL O15_0 = Q4_yz_neg*O05_4;
    const REAL O15 = e1_0*O05_0 - e1_1*O05_1 - e1_2*O05_2 - e1_3*O05_3 + O15_0;
    const REAL O25_0 = c123*O05_4;
    const REAL O25 = O25_0 - (e2_0_neg*O05_0 + e2_1*O05_1 + e2_2*O05_2 + e2_3*O05_3);
    const REAL O35_neg_0 = e3_0_neg*O05_0 - e3_1_neg*O05_1 + e3_2*O05_2 + e3_3*O05_3;
    const REAL O35_neg = O35_neg_0 + J_x4*O05_4;
    const REAL O45_0 = J_y4_neg*O05_4;
    const REAL O45 = O45_0 - (e4_1*O05_1 - e4_0*O05_0 + e4_2*O05_2 + e4_3*O05_3);
    const REAL O55 = e5_0*O05_0 - e5_1*O05_1 - e5_2*O05_2 - e5_3*O05_3 - J_z4*O05_4;

    /* elimination of direction 'z' */
    const REAL DO5_inv = 1.0/O55;
    const REAL UO05 = O05*DO5_inv;
    const REAL UO15 = O15*DO5_inv;
    const REAL UO25 = O25*DO5_inv;
    const REAL UO35_neg = O35_neg*DO5_inv;
    const REAL UO45 = O45*DO5_inv;
    const REAL O00e5 = O00 - O05*UO05;
    const REAL O01e5 = O01 - O05*UO15;
    const REAL O11e5 = O11 - O15*UO15;
    const REAL O02e5 = -O02_neg - O05*UO25;
    const REAL O12e5 = -O12_neg - O15*UO25;
    const REAL O22e5 = O22 - O25*UO25;
    const REAL O03e5 = O05*UO35_neg - O03_neg;
    const REAL O13e5 = O15*UO35_neg - O13_neg;
    const REAL O23e5 = O23 + O25*UO35_neg;
    const REAL O33e5 = O33 - O35_neg*UO35_neg;
    const REAL O04e5 = O04 - O05*UO45;
    const REAL O14e5 = O14 - O15*UO45;
    const REAL O24e5 = O24 - O25*UO45;
    const REAL O34e5 = O34 + O35_neg*UO45;
    const REAL DO4 = O44 - O45*UO45;

    /* elimination of direction 'y' */
    const REAL DO4_inv = 1.0/DO4;
    const REAL UO04 = O04e5*DO4_inv;
    const REAL UO14 = O14e5*DO4_inv;
    const REAL UO24 = O24e5*DO4_inv;
    const REAL UO34 = O34e5*DO4_inv;
    const REAL O00e4 = O00e5 - O04e5*UO04;
    const REAL O01e4 = O01e5 - O04e5*UO14;
    const REAL O11e4 = O11e5 - O14e5*UO14;
    const REAL O02e4 = O02e5 - O04e5*UO24;
    const REAL O12e4 = O12e5 - O14e5*UO24;
    const REAL O22e4 = O22e5 - O24e5*UO24;
    const REAL O03e4 = O03e5 - O04e5*UO34;
    const REAL O13e4 = O13e5 - O14e5*UO34;
    const REAL O23e4 = O23e5 - O24e5*UO34;
    const REAL DO3 = O33e5 - O34e5*UO34;

    /* elimination of direction 'x' */
    const REAL DO3_inv = 1.0/DO3;
    const REAL UO03 = O03e4*DO3_inv;
    const REAL UO13 = O13e4*DO3_inv;
    const REAL UO23 = O23e4*DO3_inv;
    const REAL O00e3 = O00e4 - O03e4*UO03;
    const REAL O01e3 = O01e4 - O03e4*UO13;
    const REAL O11e3 = O11e4 - O13e4*UO13;
    const REAL O02e3 = O02e4 - O03e4*UO23;
    const REAL O12e3 = O12e4 - O13e4*UO23;
    const REAL DO2 = O22e4 - O23e4*UO23;

    /* elimination of direction 'rz' */
    const REAL DO2_inv = 1.0/DO2;
    const REAL UO02 = O02e3*DO2_inv;
    const REAL UO12 = O12e3*DO2_inv;
    const REAL O00e2 = O00e3 - O02e3*UO02;
    const REAL O01e2 = O01e3 - O02e3*UO12;
    const REAL DO1 = O11e3 - O12e3*UO12;

    /* elimination of direction 'ry' */
    const REAL DO1_inv = 1.0/DO1;
    const REAL UO01 = O01e2*DO1_inv;
    const REAL DO0 = O00e2 - O01e2*UO01;

    /* elimination of direction 'rx' */
    const REAL DO0_inv = 1.0/DO0;

    /* row direction 'ry' of the inverse */
    const REAL XO01_neg = UO01*DO0_inv;
    const REAL XO11 = DO1_inv + UO01*XO01_neg;

    /* row direction 'rz' of the inverse */
    const REAL XO02 = UO12*XO01_neg - UO02*DO0_inv;
    const REAL XO12 = UO02*XO01_neg - UO12*XO11;
    const REAL XO22 = DO2_inv - UO02*XO02 - UO12*XO12;

    /* row direction 'x' of the inverse */
    const REAL XO03 = UO13*XO01_neg - UO03*DO0_inv - UO23*XO02;
    const REAL XO13 = UO03*XO01_neg - UO13*XO11 - UO23*XO12;
    const REAL XO23 = -UO03*XO02 - UO13*XO12 - UO23*XO22;
    const REAL XO33 = DO3_inv - UO03*XO03 - UO13*XO13 - UO23*XO23;

    /* row direction 'y' of the inverse */
    const REAL XO04 = UO14*XO01_neg - UO04*DO0_inv - UO24*XO02 - UO34*XO03;
    const REAL XO14 = UO04*XO01_neg - UO14*XO11 - UO24*XO12 - UO34*XO13;
    const REAL XO24 = -UO04*XO02 - UO14*XO12 - UO24*XO22 - UO34*XO23;
    const REAL XO34 = -UO04*XO03 - UO14*XO13 - UO24*XO23 - UO34*XO33;
    const REAL XO44 = DO4_inv - UO04*XO04 - UO14*XO14 - UO24*XO24 - UO34*XO34;

    /* row direction 'z' of the inverse */
    const REAL XO05_0_ = UO05*DO0_inv - UO15*XO01_neg + UO25*XO02 - UO35_neg*XO03;
    const REAL XO05 = -XO05_0_ - UO45*XO04;
    const REAL XO15_0_ = UO45*XO14;
    const REAL XO15 = UO05*XO01_neg - UO15*XO11 - UO25*XO12 + UO35_neg*XO13 - XO15_0_;
    const REAL XO25 = UO35_neg*XO23 - (UO05*XO02 + UO15*XO12 + UO25*XO22) - UO45*XO24;
    const REAL XO35 = UO35_neg*XO33 - (UO05*XO03 + UO15*XO13 + UO25*XO23) - UO45*XO34;
    const REAL XO45 = UO35_neg*XO34 - (UO05*XO04 + UO15*XO14 + UO25*XO24) - UO45*XO44;
    const REAL XO55_0_ = DO5_inv - UO05*XO05 - UO15*XO15 - UO25*XO25 + UO35_neg*XO35;
    const REAL XO55 = XO55_0_ - UO45*XO45;

    Lambda[0] = DO0_inv;
    Lambda[1] = -XO01_neg;
    Lambda[2] = XO02;
    Lambda[3] = XO03;
    Lambda[4] = XO04;
    Lambda[5] = XO05;
    Lambda[6] = -XO01_neg;
    Lambda[7] = XO11;
    Lambda[8] = XO12;
    Lambda[9] = XO13;
    Lambda[10] = XO14;
    Lambda[11] = XO15;
    Lambda[12] = XO02;
    Lambda[13] = XO12;
    Lambda[14] = XO22;
    Lambda[15] = XO23;
    Lambda[16] = XO24;
    Lambda[17] = XO25;
    Lambda[18] = XO03;
    Lambda[19] = XO13;
    Lambda[20] = XO23;
    Lambda[21] = XO33;
    Lambda[22] = XO34;
    Lambda[23] = XO35;
    Lambda[24] = XO04;
    Lambda[25] = XO14;
    Lambda[26] = XO24;
    Lambda[27] = XO34;
    Lambda[28] = XO44;
    Lambda[29] = XO45;
    Lambda[30] = XO05;
    Lambda[31] = XO15;
    Lambda[32] = XO25;
    Lambda[33] = XO35;
    Lambda[34] = XO45;
    Lambda[35] = XO55;
}

FUNCTION(ur5_operational_inertia_tool0)(const REAL q[6], REAL Lambda[36])
{
    const REAL q0 = q[0], q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5];

    /* sines and cosines */
    const REAL q12 = q1 + q2;
    const REAL q123 = q3 + q12;
    const REAL angles[6] = {q0, q1, q12, q123, q4, q5};
    REAL sines[6], cosines[6];
    OF(ur5_sincos)(6, angles, sines, cosines);
    const REAL s0 = sines[0], s1 = sines[1], s12 = sines[2], s123 = sines[3], s4 = sines[4];
    const REAL s5 = sines[5];
    const REAL c0 = cosines[0], c1 = cosines[1], c12 = cosines[2], c123 = cosines[3];
    const REAL c4 = cosines[4], c5 = cosines[5];

    /* position of 'forearm_link' */
    const REAL r2_x = -0.425*c1;
    const REAL r2_y = -0.425*s1;

    /* position of 'wrist_1_link' */
    const REAL r3_x = -0.39225*c12;
    const REAL r3_y = -0.39225*s12;

    /* position of 'wrist_2_link' */
    const REAL r4_x = 0.09465*s123;
    const REAL r4_y = -0.09465*c123;

    /* inertia of 'upper_arm_link' in the axes of its group */
    const REAL I1_hy = -4.4329225*s1;
    const REAL I1_Jxx_neg = 1.75501953841*c1*c1;
    const REAL I1_Jyz = -0.075354282*s1;

    /* inertia of 'forearm_link' in the axes of its group */
    const REAL I2_hx = -1.598759275*c12;
    const REAL I2_hy = -1.598759275*s12;
    const REAL I2_Jxx_neg = 0.59155695167475*c12*c12;
    const REAL I2_Jyz = -0.09736195575*s12;

    /* inertia of 'wrist_1_link' in the axes of its group */
    const REAL I3_hx = 0.017784735*s123;
    const REAL I3_hy = -0.017784735*c123;

    /* frame of 'upper_arm_link' in the base */
    const REAL o1_x = -0.10915*s0;
    const REAL o1_y = 0.10915*c0;

    /* frame of 'forearm_link' in the base */
    const REAL o2_z = r2_y + 0.089159;

    /* frame of 'wrist_1_link' in the base */
    const REAL o3_z = r3_y + o2_z;

    /* frame of 'wrist_2_link' in the base */
    const REAL Q4_xz_neg = c0*s123;
    const REAL Q4_xy = s0*c4 - c0*c123*s4;
    const REAL Q4_yz_neg = s0*s123;
    const REAL Q4_yy_neg = s0*c123*s4 + c0*c4;
    const REAL Q4_zy = s123*s4;
    const REAL o4_z = r4_y + o3_z;

    /* frame of tool 'tool0' */
    const REAL ot_x_0 = -0.0823*Q4_xy;
    const REAL ot_y_0 = 0.0823*Q4_yy_neg;
    const REAL ot_z_0 = 0.0823*Q4_zy;
    const REAL ot_x_1 = r2_x + r3_x + r4_x;
    const REAL ot_x = ot_x_0 - (c0*ot_x_1 - o1_x);
    const REAL ot_y = o1_y - s0*ot_x_1 + ot_y_0;
    const REAL ot_z = o4_z - ot_z_0;

    /* columns of the Jacobian */
    const REAL J_x1_neg_0 = 0.089159 - ot_z;
    const REAL J_x1_neg = c0*J_x1_neg_0;
    const REAL J_y1_neg = s0*J_x1_neg_0;
    const REAL J_z1 = s0*(o1_y - ot_y) - c0*(ot_x - o1_x);
    const REAL J_x2_0 = ot_z - o2_z;
    const REAL J_x2 = c0*J_x2_0;
    const REAL J_y2 = s0*J_x2_0;
    const REAL J_z2 = J_z1 - r2_x;
    const REAL J_x3_0 = ot_z - o3_z;
    const REAL J_x3 = c0*J_x3_0;
    const REAL J_y3 = s0*J_x3_0;
    const REAL J_z3 = J_z2 - r3_x;
    const REAL J_x4 = Q4_yz_neg*ot_z_0 + c123*ot_y_0;
    const REAL J_y4_neg = c123*ot_x_0 + Q4_xz_neg*ot_z_0;
    const REAL J_z4 = Q4_yz_neg*ot_x_0 - Q4_xz_neg*ot_y_0;

    /* composite inertia of 'wrist_2_link' */
    const REAL R4_Jxz_neg_0 = 0.0166855268546*c5;
    const REAL R4_Jxx_0 = c5*R4_Jxz_neg_0;
    const REAL R4_Jxz_neg = s5*R4_Jxz_neg_0;
    const REAL R4_Jxx = 0.0166855268546 - R4_Jxx_0;
    const REAL R4_Jzz = R4_Jxx_0 + 0.2365564731454;

    /* composite inertia of 'wrist_1_link' */
    const REAL R3_Jzz_0 = -c4*R4_Jxx;
    const REAL R3_Jzz_1 = c4*R3_Jzz_0;
    const REAL D0_0 = c4*R4_Jxz_neg;
    const REAL R3_Jyz_neg_0 = s4*R4_Jxz_neg;
    const REAL D0_1 = R4_Jzz + R3_Jzz_1;
    const REAL D0_2 = 2.0*D0_0*s123;
    const REAL R3_Jyz_neg = R3_Jzz_0*Q4_zy + c123*R3_Jyz_neg_0;
    const REAL R3_Jzz = R4_Jxx + R3_Jzz_1 + 0.24116530937515;

    /* composite inertia of 'forearm_link' */
    const REAL R2_Jzz_0 = 0.7845*c12*I3_hx;
    const REAL R2_hx = I2_hx + I3_hx;
    const REAL R2_hy = I2_hy + I3_hy;
    const REAL R2_Jzz = 0.59565195167475 - (R2_Jzz_0 + 0.7845*s12*I3_hy - R3_Jzz);
    const REAL R2_Jyz = I2_Jyz - R3_Jyz_neg;

    /* composite inertia of 'upper_arm_link' */
    const REAL R1_Jzz_0 = -0.85*c1*R2_hx;
    const REAL R1_hy = I1_hy + R2_hy;
    const REAL R1_Jzz = R1_Jzz_0 - 0.85*s1*R2_hy + R2_Jzz + 1.77012693841;
    const REAL R1_Jyz = I1_Jyz + R2_Jyz;

    /* composite inertia of 'shoulder_link' */
    const REAL R0_Jyz = 0.10915*R1_hy - R1_Jyz;

    /* inertia that joint 'elbow_joint' feels, and its couplings inward */
    const REAL M12 = r2_x*R2_hx + r2_y*R2_hy + R2_Jzz;
    const REAL M02 = R2_Jyz - 0.10915*R2_hy;

    /* inertia that joint 'wrist_1_joint' feels, and its couplings inward */
    const REAL M23_0 = -r3_x*I3_hx - r3_y*I3_hy;
    const REAL M13_0 = -r2_x*I3_hx - r2_y*I3_hy;
    const REAL M13 = R3_Jzz - M23_0 - M13_0;
    const REAL M03 = 0.00194120382525*c123 - R3_Jyz_neg;

    /* inertia that joint 'wrist_2_joint' feels, and its couplings inward */
    const REAL n4at3_y = s123*D0_0 - c123*R4_Jzz;

    /* inertia that joint 'wrist_3_joint' feels, and its couplings inward */
    const REAL M35 = 0.0171364731454*c4;
    const REAL n5at3_y = -0.0171364731454*Q4_zy;

    /* elimination of 'wrist_3_joint' */
    const REAL D0_3 = -n5at3_y*Q4_zy;
    const REAL M01e5_0 = -c4*n5at3_y;
    const REAL M01e5 = M01e5_0 - R0_Jyz;
    const REAL M11e5_0 = c4*M35;
    const REAL M11e5 = R1_Jzz - M11e5_0;
    const REAL M02e5 = M02 + M01e5_0;
    const REAL M12e5 = M12 - M11e5_0;
    const REAL M22e5 = R2_Jzz - M11e5_0;
    const REAL M03e5 = M03 + M01e5_0;
    const REAL M13e5 = M13 - M11e5_0;

    /* elimination of 'wrist_2_joint' */
    const REAL D4_inv = 1.0/R4_Jzz;
    const REAL U04 = n4at3_y*D4_inv;
    const REAL U14 = R3_Jyz_neg_0*D4_inv;
    const REAL D0_4 = n4at3_y*U04;
    const REAL M01e4_0 = n4at3_y*U14;
    const REAL M01e4 = M01e5 - M01e4_0;
    const REAL M11e4_0 = R3_Jyz_neg_0*U14;
    const REAL M11e4 = M11e5 - M11e4_0;
    const REAL M02e4 = M02e5 - M01e4_0;
    const REAL M12e4 = M12e5 - M11e4_0;
    const REAL M22e4 = M22e5 - M11e4_0;
    const REAL M03e4 = M03e5 - M01e4_0;
    const REAL M13e4 = M13e5 - M11e4_0;
    const REAL M23e4 = M13e4 + M13_0;
    const REAL D3 = M23e4 + M23_0;

    /* elimination of 'wrist_1_joint' */
    const REAL D3_inv_neg = -1.0/D3;
    const REAL U03 = -M03e4*D3_inv_neg;
    const REAL U13 = -M13e4*D3_inv_neg;
    const REAL U23 = -M23e4*D3_inv_neg;
    const REAL D0_5 = -M03e4*U03;
    const REAL M01e3 = M01e4 - M03e4*U13;
    const REAL M11e3 = M11e4 - M13e4*U13;
    const REAL M02e3 = M02e4 - M03e4*U23;
    const REAL M12e3 = M12e4 - M13e4*U23;
    const REAL D2 = M22e4 - M23e4*U23;

    /* elimination of 'elbow_joint' */
    const REAL D2_inv_neg = -1.0/D2;
    const REAL U02 = -M02e3*D2_inv_neg;
    const REAL U12 = -M12e3*D2_inv_neg;
    const REAL D0_6 = -M02e3*U02;
    const REAL M01e2 = M01e3 - M02e3*U12;
    const REAL D1 = M11e3 - M12e3*U12;

    /* elimination of 'shoulder_lift_joint' */
    const REAL D1_inv_neg = -1.0/D1;
    const REAL U01 = -M01e2*D1_inv_neg;
    const REAL D0_7 = c123*(c123*(D0_1 - 0.02174530937515) - D0_2);
    const REAL D0_8 = I1_Jxx_neg + I2_Jxx_neg + D0_7 - R3_Jzz_1 - R2_Jzz_0 + R1_Jzz_0;
    const REAL D0 = D0_8 + 0.4395951218179 - D0_3 - D0_4 + D0_5 + D0_6 - M01e2*U01;

    /* elimination of 'shoulder_pan_joint' */
    const REAL D0_inv = 1.0/D0;

    /* solve with U */
    const REAL e0_3_neg_0 = Q4_xz_neg*U14;
    const REAL e0_3_neg_1 = -c4*Q4_xy;
    const REAL e0_3_neg = s0 - e0_3_neg_0 + e0_3_neg_1;
    const REAL e0_2 = U23*e0_3_neg - e0_3_neg;
    const REAL e0_1 = e0_3_neg_0 - (s0 + U12*e0_2 - U13*e0_3_neg) - e0_3_neg_1;
    const REAL e0_0_0 = -Q4_xy*Q4_zy;
    const REAL e0_0 = U03*e0_3_neg - (U01*e0_1 + U02*e0_2) + Q4_xz_neg*U04 + e0_0_0;
    const REAL e1_3_0 = Q4_yz_neg*U14;
    const REAL e1_3_1 = c4*Q4_yy_neg;
    const REAL e1_3 = c0 + e1_3_0 - e1_3_1;
    const REAL e1_2 = e1_3 - U23*e1_3;
    const REAL e1_1 = c0 - U12*e1_2 - U13*e1_3 + e1_3_0 - e1_3_1;
    const REAL e1_0_0 = Q4_yy_neg*Q4_zy;
    const REAL e1_0 = Q4_yz_neg*U04 - (U01*e1_1 + U02*e1_2 + U03*e1_3) + e1_0_0;
    const REAL e2_3 = c123*U14 + c4*Q4_zy;
    const REAL e2_2 = e2_3 - U23*e2_3;
    const REAL e2_1 = e2_3 - (U12*e2_2 + U13*e2_3);
    const REAL e2_0_neg_0 = Q4_zy*Q4_zy;
    const REAL e2_0_neg = U01*e2_1 - 1.0 + U02*e2_2 + U03*e2_3 - c123*U04 + e2_0_neg_0;
    const REAL e3_3_0 = J_x4*U14;
    const REAL e3_3 = J_x3 - e3_3_0;
    const REAL e3_2 = J_x2 - U23*e3_3 - e3_3_0;
    const REAL e3_1_neg = J_x1_neg + U12*e3_2 + U13*e3_3 + e3_3_0;
    const REAL e3_0_neg = ot_y - U01*e3_1_neg + U02*e3_2 + U03*e3_3 + J_x4*U04;
    const REAL e4_3_0 = J_y4_neg*U14;
    const REAL e4_3 = J_y3 + e4_3_0;
    const REAL e4_2 = J_y2 - U23*e4_3 + e4_3_0;
    const REAL e4_1 = e4_3_0 - (J_y1_neg + U12*e4_2 + U13*e4_3);
    const REAL e4_0 = J_y4_neg*U04 - (U01*e4_1 - ot_x + U02*e4_2 + U03*e4_3);
    const REAL e5_3_0 = -J_z4*U14;
    const REAL e5_3 = J_z3 + e5_3_0;
    const REAL e5_2 = J_z2 - U23*e5_3 + e5_3_0;
    const REAL e5_1 = J_z1 - U12*e5_2 - U13*e5_3 + e5_3_0;
    const REAL e5_0 = -U01*e5_1 - U02*e5_2 - U03*e5_3 - J_z4*U04;

    /* inverse of the operational-space inertia */
    const REAL O01_0 = D0_inv*e1_0;
    const REAL O01_1 = -D1_inv_neg*e1_1;
    const REAL O01_2 = -D2_inv_neg*e1_2;
    const REAL O01_3 = D3_inv_neg*e1_3;
    const REAL O01_4 = Q4_yz_neg*D4_inv;
    const REAL O01_5 = 58.355064750790525*Q4_yy_neg;
    const REAL O02_neg_0 = D0_inv*e2_0_neg;
    const REAL O02_neg_1 = D1_inv_neg*e2_1;
    const REAL O02_neg_2 = D2_inv_neg*e2_2;
    const REAL O02_neg_3 = D3_inv_neg*e2_3;
    const REAL O02_neg_4 = c123*D4_inv;
    const REAL O02_neg_5 = 58.355064750790525*Q4_zy;
    const REAL O03_neg_0 = D0_inv*e3_0_neg;
    const REAL O03_neg_1 = D1_inv_neg*e3_1_neg;
    const REAL O03_neg_2 = -D2_inv_neg*e3_2;
    const REAL O03_neg_3 = D3_inv_neg*e3_3;
    const REAL O03_neg_4 = J_x4*D4_inv;
    const REAL O04_0 = -D0_inv*e4_0;
    const REAL O04_1 = D1_inv_neg*e4_1;
    const REAL O04_2 = D2_inv_neg*e4_2;
    const REAL O04_3 = D3_inv_neg*e4_3;
    const REAL O04_4 = J_y4_neg*D4_inv;
    const REAL O05_0 = D0_inv*e5_0;
    const REAL O05_1 = D1_inv_neg*e5_1;
    const REAL O05_2 = D2_inv_neg*e5_2;
    const REAL O05_3 = D3_inv_neg*e5_3;
    const REAL O05_4 = -J_z4*D4_inv;
    const REAL O00_0 = D0_inv*e0_0*e0_0 - D1_inv_neg*e0_1*e0_1 - D2_inv_neg*e0_2*e0_2;
    const REAL O00_1 = O00_0 - D3_inv_neg*e0_3_neg*e0_3_neg + Q4_xz_neg*D4_inv*Q4_xz_neg;
    const REAL O00 = O00_1 + 58.355064750790525*Q4_xy*Q4_xy;
    const REAL O01_6 = Q4_xz_neg*O01_4;
    const REAL O01_7 = e0_0*O01_0 + e0_1*O01_1 + e0_2*O01_2 + e0_3_neg*O01_3 + O01_6;
    const REAL O01 = O01_7 - Q4_xy*O01_5;
    const REAL O11_0 = Q4_yz_neg*O01_4;
    const REAL O11_1 = Q4_yy_neg*O01_5;
    const REAL O11 = e1_0*O01_0 + e1_1*O01_1 + e1_2*O01_2 - e1_3*O01_3 + O11_0 + O11_1;
    const REAL O02_neg_6 = e0_3_neg*O02_neg_3;
    const REAL O02_neg_7 = e0_0*O02_neg_0 + e0_1*O02_neg_1 + e0_2*O02_neg_2 - O02_neg_6;
    const REAL O02_neg = O02_neg_7 - Q4_xz_neg*O02_neg_4 - Q4_xy*O02_neg_5;
    const REAL O12_neg_0 = e1_3*O02_neg_3;
    const REAL O12_neg_1 = e1_0*O02_neg_0 + e1_1*O02_neg_1 + e1_2*O02_neg_2 + O12_neg_0;
    const REAL O12_neg = O12_neg_1 - Q4_yz_neg*O02_neg_4 + Q4_yy_neg*O02_neg_5;
    const REAL O22_0 = e2_3*O02_neg_3;
    const REAL O22_1 = e2_0_neg*O02_neg_0 - e2_1*O02_neg_1 - e2_2*O02_neg_2 - O22_0;
    const REAL O22 = O22_1 + c123*O02_neg_4 + Q4_zy*O02_neg_5;
    const REAL O03_neg_5 = e0_3_neg*O03_neg_3;
    const REAL O03_neg_6 = e0_0*O03_neg_0 - e0_1*O03_neg_1 - e0_2*O03_neg_2 - O03_neg_5;
    const REAL O03_neg = O03_neg_6 + Q4_xz_neg*O03_neg_4;
    const REAL O13_neg_0 = e1_3*O03_neg_3;
    const REAL O13_neg_1 = e1_0*O03_neg_0 - e1_1*O03_neg_1 - e1_2*O03_neg_2 + O13_neg_0;
    const REAL O13_neg = O13_neg_1 + Q4_yz_neg*O03_neg_4;
    const REAL O23_0 = e2_3*O03_neg_3;
    const REAL O23_1 = e2_0_neg*O03_neg_0 + e2_1*O03_neg_1 + e2_2*O03_neg_2 - O23_0;
    const REAL O23 = O23_1 - c123*O03_neg_4;
    const REAL O33_0 = e3_3*O03_neg_3;
    const REAL O33_1 = e3_0_neg*O03_neg_0 - e3_1_neg*O03_neg_1 + e3_2*O03_neg_2 - O33_0;
    const REAL O33 = O33_1 + J_x4*O03_neg_4;
    const REAL O04_5 = Q4_xz_neg*O04_4;
    const REAL O04 = O04_5 - (e0_0*O04_0 + e0_1*O04_1 + e0_2*O04_2 - e0_3_neg*O04_3);
    const REAL O14_0 = Q4_yz_neg*O04_4;
    const REAL O14 = O14_0 - (e1_0*O04_0 + e1_1*O04_1 + e1_2*O04_2 + e1_3*O04_3);
    const REAL O24_0 = c123*O04_4;
    const REAL O24 = e2_0_neg*O04_0 - e2_1*O04_1 - e2_2*O04_2 - e2_3*O04_3 + O24_0;
    const REAL O34_0 = J_x4*O04_4;
    const REAL O34 = e3_0_neg*O04_0 + e3_1_neg*O04_1 - e3_2*O04_2 - e3_3*O04_3 - O34_0;
    const REAL O44_0 = J_y4_neg*O04_4;
    const REAL O44 = O44_0 - (e4_0*O04_0 + e4_1*O04_1 + e4_2*O04_2 + e4_3*O04_3);
    const REAL O05_5 = Q4_xz_neg*O05_4;
    const REAL O05 = e0_0*O05_0 - e0_1*O05_1 - e0_2*O05_2 + e0_3_neg*O05_3 + O05_5;
    const REAL O15_0 = Q4_yz_neg*O05_4;
    const REAL O15 = e1_0*O05_0 - e1_1*O05_1 - e1_2*O05_2 - e1_3*O05_3 + O15_0;
    const REAL O25_0 = c123*O05_4;
    const REAL O25 = O25_0 - (e2_0_neg*O05_0 + e2_1*O05_1 + e2_2*O05_2 + e2_3*O05_3);
    const REAL O35_neg_0 = e3_0_neg*O05_0 - e3_1_neg*O05_1 + e3_2*O05_2 + e3_3*O05_3;
    const REAL O35_neg = O35_neg_0 + J_x4*O05_4;
    const REAL O45_0 = J_y4_neg*O05_4;
    const REAL O45 = O45_0 - (e4_1*O05_1 - e4_0*O05_0 + e4_2*O05_2 + e4_3*O05_3);
    const REAL O55 = e5_0*O05_0 - e5_1*O05_1 - e5_2*O05_2 - e5_3*O05_3 - J_z4*O05_4;

    /* elimination of direction 'z' */
    const REAL DO5_inv = 1.0/O55;
    const REAL UO05 = O05*DO5_inv;
    const REAL UO15 = O15*DO5_inv;
    const REAL UO25 = O25*DO5_inv;
    const REAL UO35_neg = O35_neg*DO5_inv;
    const REAL UO45 = O45*DO5_inv;
    const REAL O00e5 = O00 - O05*UO05;
    const REAL O01e5 = O01 - O05*UO15;
    const REAL O11e5 = O11 - O15*UO15;
    const REAL O02e5 = -O02_neg - O05*UO25;
    const REAL O12e5 = -O12_neg - O15*UO25;
    const REAL O22e5 = O22 - O25*UO25;
    const REAL O03e5 = O05*UO35_neg - O03_neg;
    const REAL O13e5 = O15*UO35_neg - O13_neg;
    const REAL O23e5 = O23 + O25*UO35_neg;
    const REAL O33e5 = O33 - O35_neg*UO35_neg;
    const REAL O04e5 = O04 - O05*UO45;
    const REAL O14e5 = O14 - O15*UO45;
    const REAL O24e5 = O24 - O25*UO45;
    const REAL O34e5 = O34 + O35_neg*UO45;
    const REAL DO4 = O44 - O45*UO45;

    /* elimination of direction 'y' */
    const REAL DO4_inv = 1.0/DO4;
    const REAL UO04 = O04e5*DO4_inv;
    const REAL UO14 = O14e5*DO4_inv;
    const REAL UO24 = O24e5*DO4_inv;
    const REAL UO34 = O34e5*DO4_inv;
    const REAL O00e4 = O00e5 - O04e5*UO04;
    const REAL O01e4 = O01e5 - O04e5*UO14;
    const REAL O11e4 = O11e5 - O14e5*UO14;
    const REAL O02e4 = O02e5 - O04e5*UO24;
    const REAL O12e4 = O12e5 - O14e5*UO24;
    const REAL O22e4 = O22e5 - O24e5*UO24;
    const REAL O03e4 = O03e5 - O04e5*UO34;
    const REAL O13e4 = O13e5 - O14e5*UO34;
    const REAL O23e4 = O23e5 - O24e5*UO34;
    const REAL DO3 = O33e5 - O34e5*UO34;

    /* elimination of direction 'x' */
    const REAL DO3_inv = 1.0/DO3;
    const REAL UO03 = O03e4*DO3_inv;
    const REAL UO13 = O13e4*DO3_inv;
    const REAL UO23 = O23e4*DO3_inv;
    const REAL O00e3 = O00e4 - O03e4*UO03;
    const REAL O01e3 = O01e4 - O03e4*UO13;
    const REAL O11e3 = O11e4 - O13e4*UO13;
    const REAL O02e3 = O02e4 - O03e4*UO23;
    const REAL O12e3 = O12e4 - O13e4*UO23;
    const REAL DO2 = O22e4 - O23e4*UO23;

    /* elimination of direction 'rz' */
    const REAL DO2_inv = 1.0/DO2;
    const REAL UO02 = O02e3*DO2_inv;
    const REAL UO12 = O12e3*DO2_inv;
    const REAL O00e2 = O00e3 - O02e3*UO02;
    const REAL O01e2 = O01e3 - O02e3*UO12;
    const REAL DO1 = O11e3 - O12e3*UO12;

    /* elimination of direction 'ry' */
    const REAL DO1_inv = 1.0/DO1;
    const REAL UO01 = O01e2*DO1_inv;
    const REAL DO0 = O00e2 - O01e2*UO01;

    /* elimination of direction 'rx' */
    const REAL DO0_inv = 1.0/DO0;

    /* row direction 'ry' of the inverse */
    const REAL XO01_neg = UO01*DO0_inv;
    const REAL XO11 = DO1_inv + UO01*XO01_neg;

    /* row direction 'rz' of the inverse */
    const REAL XO02 = UO12*XO01_neg - UO02*DO0_inv;
    const REAL XO12 = UO02*XO01_neg - UO12*XO11;
    const REAL XO22 = DO2_inv - UO02*XO02 - UO12*XO12;

    /* row direction 'x' of the inverse */
    const REAL XO03 = UO13*XO01_neg - UO03*DO0_inv - UO23*XO02;
    const REAL XO13 = UO03*XO01_neg - UO13*XO11 - UO23*XO12;
    const REAL XO23 = -UO03*XO02 - UO13*XO12 - UO23*XO22;
    const REAL XO33 = DO3_inv - UO03*XO03 - UO13*XO13 - UO23*XO23;

    /* row direction 'y' of the inverse */
    const REAL XO04 = UO14*XO01_neg - UO04*DO0_inv - UO24*XO02 - UO34*XO03;
    const REAL XO14 = UO04*XO01_neg - UO14*XO11 - UO24*XO12 - UO34*XO13;
    const REAL XO24 = -UO04*XO02 - UO14*XO12 - UO24*XO22 - UO34*XO23;
    const REAL XO34 = -UO04*XO03 - UO14*XO13 - UO24*XO23 - UO34*XO33;
    const REAL XO44 = DO4_inv - UO04*XO04 - UO14*XO14 - UO24*XO24 - UO34*XO34;

    /* row direction 'z' of the inverse */
    const REAL XO05_0_ = UO05*DO0_inv - UO15*XO01_neg + UO25*XO02 - UO35_neg*XO03;
    const REAL XO05 = -XO05_0_ - UO45*XO04;
    const REAL XO15_0_ = UO45*XO14;
    const REAL XO15 = UO05*XO01_neg - UO15*XO11 - UO25*XO12 + UO35_neg*XO13 - XO15_0_;
    const REAL XO25 = UO35_neg*XO23 - (UO05*XO02 + UO15*XO12 + UO25*XO22) - UO45*XO24;
    const REAL XO35 = UO35_neg*XO33 - (UO05*XO03 + UO15*XO13 + UO25*XO23) - UO45*XO34;
    const REAL XO45 = UO35_neg*XO34 - (UO05*XO04 + UO15*XO14 + UO25*XO24) - UO45*XO44;
    const REAL XO55_0_ = DO5_inv - UO05*XO05 - UO15*XO15 - UO25*XO25 + UO35_neg*XO35;
    const REAL XO55 = XO55_0_ - UO45*XO45;

    Lambda[0] = DO0_inv;
    Lambda[1] = -XO01_neg;
    Lambda[2] = XO02;
    Lambda[3] = XO03;
    Lambda[4] = XO04;
    Lambda[5] = XO05;
    Lambda[6] = -XO01_neg;
    Lambda[7] = XO11;
    Lambda[8] = XO12;
    Lambda[9] = XO13;
    Lambda[10] = XO14;
    Lambda[11] = XO15;
    Lambda[12] = XO02;
    Lambda[13] = XO12;
    Lambda[14] = XO22;
    Lambda[15] = XO23;
    Lambda[16] = XO24;
    Lambda[17] = XO25;
    Lambda[18] = XO03;
    Lambda[19] = XO13;
    Lambda[20] = XO23;
    Lambda[21] = XO33;
    Lambda[22] = XO34;
    Lambda[23] = XO35;
    Lambda[24] = XO04;
    Lambda[25] = XO14;
    Lambda[26] = XO24;
    Lambda[27] = XO34;
    Lambda[28] = XO44;
    Lambda[29] = XO45;
    Lambda[30] = XO05;
    Lambda[31] = XO15;
    Lambda[32] = XO25;
    Lambda[33] = XO35;
    Lambda[34] = XO45;
    Lambda[35] = XO55;
}

FUNCTION(ur5_tip_force_acceleration_ee_link)(const REAL q[6], const REAL f[6], REAL qdd[6])
{
    const REAL q0 = q[0], q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5];
    const REAL f0 = f[0], f1 = f[1], f2 = f[2], f3 = f[3], f4 = f[4], f5 = f[5];

    /* sines and cosines */
    const REAL q12 = q1 + q2;
    const REAL q123 = q3 + q12;
    const REAL angles[6] = {q0, q1, q12, q123, q4, q5};
    REAL sines[6], cosines[6];
    OF(ur5_sincos)(6, angles, sines, cosines);
    const REAL s0 = sines[0], s1 = sines[1], s12 = sines[2], s123 = sines[3], s4 = sines[4];
    const REAL s5 = sines[5];
    const REAL c0 = cosines[0], c1 = cosines[1], c12 = cosines[2], c123 = cosines[3];
    const REAL c4 = cosines[4], c5 = cosines[5];

    /* position of 'forearm_link' */
    const REAL r2_x = -0.425*c1;
    const REAL r2_y = -0.425*s1;

    /* position of 'wrist_1_link' */
    const REAL r3_x = -0.39225*c12;
    const REAL r3_y = -0.39225*s12;

    /* position of 'wrist_2_link' */
    const REAL r4_x = 0.09465*s123;
    const REAL r4_y = -0.09465*c123;

    /* inertia of 'upper_arm_link' in the axes of its group */
    const REAL I1_hy = -4.4329225*s1;
    const REAL I1_Jxx_neg = 1.75501953841*c1*c1;
    const REAL I1_Jyz = -0.075354282*s1;

    /* inertia of 'forearm_link' in the axes of its group */
    const REAL I2_hx = -1.598759275*c12;
    const REAL I2_hy = -1.598759275*s12;
    const REAL I2_Jxx_neg = 0.59155695167475*c12*c12;
    const REAL I2_Jyz = -0.09736195575*s12;

    /* inertia of 'wrist_1_link' in the axes of its group */
    const REAL I3_hx = 0.017784735*s123;
    const REAL I3_hy = -0.017784735*c123;

    /* frame of 'upper_arm_link' in the base */
    const REAL o1_x = -0.10915*s0;
    const REAL o1_y = 0.10915*c0;

    /* frame of 'forearm_link' in the base */
    const REAL o2_z = r2_y + 0.089159;

    /* frame of 'wrist_1_link' in the base */
    const REAL o3_z = r3_y + o2_z;

    /* frame of 'wrist_2_link' in the base */
    const REAL Q4_xz_neg = c0*s123;
    const REAL Q4_xy = s0*c4 - c0*c123*s4;
    const REAL Q4_yz_neg = s0*s123;
    const REAL Q4_yy_neg = s0*c123*s4 + c0*c4;
    const REAL Q4_zy = s123*s4;
    const REAL o4_z = r4_y + o3_z;

    /* frame of tool 'ee_link' */
    const REAL ot_x_0 = -0.0823*Q4_xy;
    const REAL ot_y_0 = 0.0823*Q4_yy_neg;
    const REAL ot_z_0 = 0.0823*Q4_zy;
    const REAL ot_x_1 = r2_x + r3_x + r4_x;
    const REAL ot_x = ot_x_0 - (c0*ot_x_1 - o1_x);
    const REAL ot_y = o1_y - s0*ot_x_1 + ot_y_0;
    const REAL ot_z = o4_z - ot_z_0;

    /* columns of the Jacobian */
    const REAL J_x1_neg_0 = 0.089159 - ot_z;
    const REAL J_x1_neg = c0*J_x1_neg_0;
    const REAL J_y1_neg = s0*J_x1_neg_0;
    const REAL J_z1 = s0*(o1_y - ot_y) - c0*(ot_x - o1_x);
    const REAL J_x2_0 = ot_z - o2_z;
    const REAL J_x2 = c0*J_x2_0;
    const REAL J_y2 = s0*J_x2_0;
    const REAL J_z2 = J_z1 - r2_x;
    const REAL J_x3_0 = ot_z - o3_z;
    const REAL J_x3 = c0*J_x3_0;
    const REAL J_y3 = s0*J_x3_0;
    const REAL J_z3 = J_z2 - r3_x;
    const REAL J_x4 = Q4_yz_neg*ot_z_0 + c123*ot_y_0;
    const REAL J_y4_neg = c123*ot_x_0 + Q4_xz_neg*ot_z_0;
    const REAL J_z4 = Q4_yz_neg*ot_x_0 - Q4_xz_neg*ot_y_0;

    /* joint forces of the wrench */
    const REAL tau0 = f2 - ot_y*f3 + ot_x*f4;
    const REAL tau1_0 = s0*f0 - c0*f1;
    const REAL tau1 = J_z1*f5 - (tau1_0 + J_x1_neg*f3 + J_y1_neg*f4);
    const REAL tau2 = J_z2*f5 - (tau1_0 - J_x2*f3 - J_y2*f4);
    const REAL tau3 = J_z3*f5 - (tau1_0 - J_x3*f3 - J_y3*f4);
    const REAL tau4_neg_0 = Q4_xz_neg*f0 + Q4_yz_neg*f1 + c123*f2 - J_x4*f3 + J_y4_neg*f4;
    const REAL tau4_neg = tau4_neg_0 - J_z4*f5;
    const REAL tau5 = Q4_yy_neg*f1 - Q4_xy*f0 - Q4_zy*f2;

    /* composite inertia of 'wrist_2_link' */
    const REAL R4_Jxz_neg_0 = 0.0166855268546*c5;
    const REAL R4_Jxx_0 = c5*R4_Jxz_neg_0;
    const REAL R4_Jxz_neg = s5*R4_Jxz_neg_0;
    const REAL R4_Jxx = 0.0166855268546 - R4_Jxx_0;
    const REAL R4_Jzz = R4_Jxx_0 + 0.2365564731454;

    /* composite inertia of 'wrist_1_link' */
    const REAL R3_Jzz_0 = -c4*R4_Jxx;
    const REAL R3_Jzz_1 = c4*R3_Jzz_0;
    const REAL D0_0 = c4*R4_Jxz_neg;
    const REAL R3_Jyz_neg_0 = s4*R4_Jxz_neg;
    const REAL D0_1 = R4_Jzz + R3_Jzz_1;
    const REAL D0_2 = 2.0*D0_0*s123;
    const REAL R3_Jyz_neg = R3_Jzz_0*Q4_zy + c123*R3_Jyz_neg_0;
    const REAL R3_Jzz = R4_Jxx + R3_Jzz_1 + 0.24116530937515;

    /* composite inertia of 'forearm_link' */
    const REAL R2_Jzz_0 = 0.7845*c12*I3_hx;
    const REAL R2_hx = I2_hx + I3_hx;
    const REAL R2_hy = I2_hy + I3_hy;
    const REAL R2_Jzz = 0.59565195167475 - (R2_Jzz_0 + 0.7845*s12*I3_hy - R3_Jzz);
    const REAL R2_Jyz = I2_Jyz - R3_Jyz_neg;

    /* composite inertia of 'upper_arm_link' */
    const REAL R1_Jzz_0 = -0.85*c1*R2_hx;
    const REAL R1_hy = I1_hy + R2_hy;
    const REAL R1_Jzz = R1_Jzz_0 - 0.85*s1*R2_hy + R2_Jzz + 1.77012693841;
    const REAL R1_Jyz = I1_Jyz + R2_Jyz;

    /* composite inertia of 'shoulder_link' */
    const REAL R0_Jyz = 0.10915*R1_hy - R1_Jyz;

    /* inertia that joint 'elbow_joint' feels, and its couplings inward */
    const REAL M12 = r2_x*R2_hx + r2_y*R2_hy + R2_Jzz;
    const REAL M02 = R2_Jyz - 0.10915*R2_hy;

    /* inertia that joint 'wrist_1_joint' feels, and its couplings inward */
    const REAL M23_0 = -r3_x*I3_hx - r3_y*I3_hy;
    const REAL M13_0 = -r2_x*I3_hx - r2_y*I3_hy;
    const REAL M13 = R3_Jzz - M23_0 - M13_0;
    const REAL M03 = 0.00194120382525*c123 - R3_Jyz_neg;

    /* inertia that joint 'wrist_2_joint' feels, and its couplings inward */
    const REAL n4at3_y = s123*D0_0 - c123*R4_Jzz;

    /* inertia that joint 'wrist_3_joint' feels, and its couplings inward */
    const REAL M35 = 0.0171364731454*c4;
    const REAL n5at3_y = -0.0171364731454*Q4_zy;

    /* elimination of 'wrist_3_joint' */
    const REAL D0_3 = -n5at3_y*Q4_zy;
    const REAL M01e5_0 = -c4*n5at3_y;
    const REAL M01e5 = M01e5_0 - R0_Jyz;
    const REAL M11e5_0 = c4*M35;
    const REAL M11e5 = R1_Jzz - M11e5_0;
    const REAL M02e5 = M02 + M01e5_0;
    const REAL M12e5 = M12 - M11e5_0;
    const REAL M22e5 = R2_Jzz - M11e5_0;
    const REAL M03e5 = M03 + M01e5_0;
    const REAL M13e5 = M13 - M11e5_0;

    /* elimination of 'wrist_2_joint' */
    const REAL D4_inv = 1.0/R4_Jzz;
    const REAL U04 = n4at3_y*D4_inv;
    const REAL U14 = R3_Jyz_neg_0*D4_inv;
    const REAL D0_4 = n4at3_y*U04;
    const REAL M01e4_0 = n4at3_y*U14;
    const REAL M01e4 = M01e5 - M01e4_0;
    const REAL M11e4_0 = R3_Jyz_neg_0*U14;
    const REAL M11e4 = M11e5 - M11e4_0;
    const REAL M02e4 = M02e5 - M01e4_0;
    const REAL M12e4 = M12e5 - M11e4_0;
    const REAL M22e4 = M22e5 - M11e4_0;
    const REAL M03e4 = M03e5 - M01e4_0;
    const REAL M13e4 = M13e5 - M11e4_0;
    const REAL M23e4 = M13e4 + M13_0;
    const REAL D3 = M23e4 + M23_0;

    /* elimination of 'wrist_1_joint' */
    const REAL D3_inv_neg = -1.0/D3;
    const REAL U03 = -M03e4*D3_inv_neg;
    const REAL U13 = -M13e4*D3_inv_neg;
    const REAL U23 = -M23e4*D3_inv_neg;
    const REAL D0_5 = -M03e4*U03;
    const REAL M01e3 = M01e4 - M03e4*U13;
    const REAL M11e3 = M11e4 - M13e4*U13;
    const REAL M02e3 = M02e4 - M03e4*U23;
    const REAL M12e3 = M12e4 - M13e4*U23;
    const REAL D2 = M22e4 - M23e4*U23;

    /* elimination of 'elbow_joint' */
    const REAL D2_inv_neg = -1.0/D2;
    const REAL U02 = -M02e3*D2_inv_neg;
    const REAL U12 = -M12e3*D2_inv_neg;
    const REAL D0_6 = -M02e3*U02;
    const REAL M01e2 = M01e3 - M02e3*U12;
    const REAL D1 = M11e3 - M12e3*U12;

    /* elimination of 'shoulder_lift_joint' */
    const REAL D1_inv_neg = -1.0/D1;
    const REAL U01 = -M01e2*D1_inv_neg;
    const REAL D0_7 = c123*(c123*(D0_1 - 0.02174530937515) - D0_2);
    const REAL D0_8 = I1_Jxx_neg + I2_Jxx_neg + D0_7 - R3_Jzz_1 - R2_Jzz_0 + R1_Jzz_0;
    const REAL D0 = D0_8 + 0.4395951218179 - D0_3 - D0_4 + D0_5 + D0_6 - M01e2*U01;

    /* elimination of 'shoulder_pan_joint' */
    const REAL D0_inv = 1.0/D0;

    /* solve with U */
    const REAL e3_neg_0 = tau4_neg*U14;
    const REAL e3_neg_1 = c4*tau5;
    const REAL e3_neg = e3_neg_1 - (tau3 + e3_neg_0);
    const REAL e2 = tau2 + U23*e3_neg + e3_neg_0 - e3_neg_1;
    const REAL e1 = e3_neg_0 - (U12*e2 - tau1 - U13*e3_neg) - e3_neg_1;
    const REAL e0 = tau0 - U01*e1 - U02*e2 + U03*e3_neg + tau4_neg*U04 + tau5*Q4_zy;

    /* solve with D and U* */
    const REAL x0 = D0_inv*e0;
    const REAL x1 = -D1_inv_neg*e1 - U01*x0;
    const REAL x2 = -D2_inv_neg*e2 - U02*x0 - U12*x1;
    const REAL x3 = D3_inv_neg*e3_neg - U03*x0 - U13*x1 - U23*x2;
    const REAL x4_neg_0 = x1 + x2 + x3;
    const REAL x4_neg = tau4_neg*D4_inv + U04*x0 + U14*x4_neg_0;
    const REAL x5 = 58.355064750790525*tau5 + Q4_zy*x0 - c4*x4_neg_0;

    qdd[0] = x0;
    qdd[1] = x1;
    qdd[2] = x2;
    qdd[3] = x3;
    qdd[4] = -x4_neg;
    qdd[5] = x5;
}

FUNCTION(ur5_tip_force_acceleration_tool0)(const REAL q[6], const REAL f[6], REAL qdd[6])
{
    const REAL q0 = q[0], q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5];
    const REAL f0 = f[0], f1 = f[1], f2 = f[2], f3 = f[3], f4 = f[4], f5 = f[5];

    /* sines and cosines */
    const REAL q12 = q1 + q2;
    const REAL q123 = q3 + q12;
    const REAL angles[6] = {q0, q1, q12, q123, q4, q5};
    REAL sines[6], cosines[6];
    OF(ur5_sincos)(6, angles, sines, cosines);
    const REAL s0 = sines[0], s1 = sines[1], s12 = sines[2], s123 = sines[3], s4 = sines[4];
    const REAL s5 = sines[5];
    const REAL c0 = cosines[0], c1 = cosines[1], c12 = cosines[2], c123 = cosines[3];
    const REAL c4 = cosines[4], c5 = cosines[5];

    /* position of 'forearm_link' */
    const REAL r2_x = -0.425*c1;
    const REAL r2_y = -0.425*s1;

    /* position of 'wrist_1_link' */
    const REAL r3_x = -0.39225*c12;
    const REAL r3_y = -0.39225*s12;

    /* position of 'wrist_2_link' */
    const REAL r4_x = 0.09465*s123;
    const REAL r4_y = -0.09465*c123;

    /* inertia of 'upper_arm_link' in the axes of its group */
    const REAL I1_hy = -4.4329225*s1;
    const REAL I1_Jxx_neg = 1.75501953841*c1*c1;
    const REAL I1_Jyz = -0.075354282*s1;

    /* inertia of 'forearm_link' in the axes of its group */
    const REAL I2_hx = -1.598759275*c12;
    const REAL I2_hy = -1.598759275*s12;
    const REAL I2_Jxx_neg = 0.59155695167475*c12*c12;
    const REAL I2_Jyz = -0.09736195575*s12;

    /* inertia of 'wrist_1_link' in the axes of its group */
    const REAL I3_hx = 0.017784735*s123;
    const REAL I3_hy = -0.017784735*c123;

    /* frame of 'upper_arm_link' in the base */
    const REAL o1_x = -0.10915*s0;
    const REAL o1_y = 0.10915*c0;

    /* frame of 'forearm_link' in the base */
    const REAL o2_z = r2_y + 0.089159;

    /* frame of 'wrist_1_link' in the base */
    const REAL o3_z = r3_y + o2_z;

    /* frame of 'wrist_2_link' in the base */
    const REAL Q4_xz_neg = c0*s123;
    const REAL Q4_xy = s0*c4 - c0*c123*s4;
    const REAL Q4_yz_neg = s0*s123;
    const REAL Q4_yy_neg = s0*c123*s4 + c0*c4;
    const REAL Q4_zy = s123*s4;
    const REAL o4_z = r4_y + o3_z;

    /* frame of tool 'tool0' */
    const REAL ot_x_0 = -0.0823*Q4_xy;
    const REAL ot_y_0 = 0.0823*Q4_yy_neg;
    const REAL ot_z_0 = 0.0823*Q4_zy;
    const REAL ot_x_1 = r2_x + r3_x + r4_x;
    const REAL ot_x = ot_x_0 - (c0*ot_x_1 - o1_x);
    const REAL ot_y = o1_y - s0*ot_x_1 + ot_y_0;
    const REAL ot_z = o4_z - ot_z_0;

    /* columns of the Jacobian */
    const REAL J_x1_neg_0 = 0.089159 - ot_z;
    const REAL J_x1_neg = c0*J_x1_neg_0;
    const REAL J_y1_neg = s0*J_x1_neg_0;
    const REAL J_z1 = s0*(o1_y - ot_y) - c0*(ot_x - o1_x);
    const REAL J_x2_0 = ot_z - o2_z;
    const REAL J_x2 = c0*J_x2_0;
    const REAL J_y2 = s0*J_x2_0;
    const REAL J_z2 = J_z1 - r2_x;
    const REAL J_x3_0 = ot_z - o3_z;
    const REAL J_x3 = c0*J_x3_0;
    const REAL J_y3 = s0*J_x3_0;
    const REAL J_z3 = J_z2 - r3_x;
    const REAL J_x4 = Q4_yz_neg*ot_z_0 + c123*ot_y_0;
    const REAL J_y4_neg = c123*ot_x_0 + Q4_xz_neg*ot_z_0;
    const REAL J_z4 = Q4_yz_neg*ot_x_0 - Q4_xz_neg*ot_y_0;

    /* joint forces of the wrench */
    const REAL tau0 = f2 - ot_y*f3 + ot_x*f4;
    const REAL tau1_0 = s0*f0 - c0*f1;
    const REAL tau1 = J_z1*f5 - (tau1_0 + J_x1_neg*f3 + J_y1_neg*f4);
    const REAL tau2 = J_z2*f5 - (tau1_0 - J_x2*f3 - J_y2*f4);
    const REAL tau3 = J_z3*f5 - (tau1_0 - J_x3*f3 - J_y3*f4);
    const REAL tau4_neg_0 = Q4_xz_neg*f0 + Q4_yz_neg*f1 + c123*f2 - J_x4*f3 + J_y4_neg*f4;
    const REAL tau4_neg = tau4_neg_0 - J_z4*f5;
    const REAL tau5 = Q4_yy_neg*f1 - Q4_xy*f0 - Q4_zy*f2;

    /* composite inertia of 'wrist_2_link' */
    const REAL R4_Jxz_neg_0 = 0.0166855268546*c5;
    const REAL R4_Jxx_0 = c5*R4_Jxz_neg_0;
    const REAL R4_Jxz_neg = s5*R4_Jxz_neg_0;
    const REAL R4_Jxx = 0.0166855268546 - R4_Jxx_0;
    const REAL R4_Jzz = R4_Jxx_0 + 0.2365564731454;

    /* composite inertia of 'wrist_1_link' */
    const REAL R3_Jzz_0 = -c4*R4_Jxx;
    const REAL R3_Jzz_1 = c4*R3_Jzz_0;
    const REAL D0_0 = c4*R4_Jxz_neg;
    const REAL R3_Jyz_neg_0 = s4*R4_Jxz_neg;
    const REAL D0_1 = R4_Jzz + R3_Jzz_1;
    const REAL D0_2 = 2.0*D0_0*s123;
    const REAL R3_Jyz_neg = R3_Jzz_0*Q4_zy + c123*R3_Jyz_neg_0;
    const REAL R3_Jzz = R4_Jxx + R3_Jzz_1 + 0.24116530937515;

    /* composite inertia of 'forearm_link' */
    const REAL R2_Jzz_0 = 0.7845*c12*I3_hx;
    const REAL R2_hx = I2_hx + I3_hx;
    const REAL R2_hy = I2_hy + I3_hy;
    const REAL R2_Jzz = 0.59565195167475 - (R2_Jzz_0 + 0.7845*s12*I3_hy - R3_Jzz);
    const REAL R2_Jyz = I2_Jyz - R3_Jyz_neg;

    /* composite inertia of 'upper_arm_link' */
    const REAL R1_Jzz_0 = -0.85*c1*R2_hx;
    const REAL R1_hy = I1_hy + R2_hy;
    const REAL R1_Jzz = R1_Jzz_0 - 0.85*s1*R2_hy + R2_Jzz + 1.77012693841;
    const REAL R1_Jyz = I1_Jyz + R2_Jyz;

    /* composite inertia of 'shoulder_link' */
    const REAL R0_Jyz = 0.10915*R1_hy - R1_Jyz;

    /* inertia that joint 'elbow_joint' feels, and its couplings inward */
    const REAL M12 = r2_x*R2_hx + r2_y*R2_hy + R2_Jzz;
    const REAL M02 = R2_Jyz - 0.10915*R2_hy;

    /* inertia that joint 'wrist_1_joint' feels, and its couplings inward */
    const REAL M23_0 = -r3_x*I3_hx - r3_y*I3_hy;
    const REAL M13_0 = -r2_x*I3_hx - r2_y*I3_hy;
    const REAL M13 = R3_Jzz - M23_0 - M13_0;
    const REAL M03 = 0.00194120382525*c123 - R3_Jyz_neg;

    /* inertia that joint 'wrist_2_joint' feels, and its couplings inward */
    const REAL n4at3_y = s123*D0_0 - c123*R4_Jzz;

    /* inertia that joint 'wrist_3_joint' feels, and its couplings inward */
    const REAL M35 = 0.0171364731454*c4;
    const REAL n5at3_y = -0.0171364731454*Q4_zy;

    /* elimination of 'wrist_3_joint' */
    const REAL D0_3 = -n5at3_y*Q4_zy;
    const REAL M01e5_0 = -c4*n5at3_y;
    const REAL M01e5 = M01e5_0 - R0_Jyz;
    const REAL M11e5_0 = c4*M35;
    const REAL M11e5 = R1_Jzz - M11e5_0;
    const REAL M02e5 = M02 + M01e5_0;
    const REAL M12e5 = M12 - M11e5_0;
    const REAL M22e5 = R2_Jzz - M11e5_0;
    const REAL M03e5 = M03 + M01e5_0;
    const REAL M13e5 = M13 - M11e5_0;

    /* elimination of 'wrist_2_joint' */
    const REAL D4_inv = 1.0/R4_Jzz;
    const REAL U04 = n4at3_y*D4_inv;
    const REAL U14 = R3_Jyz_neg_0*D4_inv;
    const REAL D0_4 = n4at3_y*U04;
    const REAL M01e4_0 = n4at3_y*U14;
    const REAL M01e4 = M01e5 - M01e4_0;
    const REAL M11e4_0 = R3_Jyz_neg_0*U14;
    const REAL M11e4 = M11e5 - M11e4_0;
    const REAL M02e4 = M02e5 - M01e4_0;
    const REAL M12e4 = M12e5 - M11e4_0;
    const REAL M22e4 = M22e5 - M11e4_0;
    const REAL M03e4 = M03e5 - M01e4_0;
    const REAL M13e4 = M13e5 - M11e4_0;
    const REAL M23e4 = M13e4 + M13_0;
    const REAL D3 = M23e4 + M23_0;

    /* elimination of 'wrist_1_joint' */
    const REAL D3_inv_neg = -1.0/D3;
    const REAL U03 = -M03e4*D3_inv_neg;
    const REAL U13 = -M13e4*D3_inv_neg;
    const REAL U23 = -M23e4*D3_inv_neg;
    const REAL D0_5 = -M03e4*U03;
    const REAL M01e3 = M01e4 - M03e4*U13;
    const REAL M11e3 = M11e4 - M13e4*U13;
    const REAL M02e3 = M02e4 - M03e4*U23;
    const REAL M12e3 = M12e4 - M13e4*U23;
    const REAL D2 = M22e4 - M23e4*U23;

    /* elimination of 'elbow_joint' */
    const REAL D2_inv_neg = -1.0/D2;
    const REAL U02 = -M02e3*D2_inv_neg;
    const REAL U12 = -M12e3*D2_inv_neg;
    const REAL D0_6 = -M02e3*U02;
    const REAL M01e2 = M01e3 - M02e3*U12;
    const REAL D1 = M11e3 - M12e3*U12;

    /* elimination of 'shoulder_lift_joint' */
    const REAL D1_inv_neg = -1.0/D1;
    const REAL U01 = -M01e2*D1_inv_neg;
    const REAL D0_7 = c123*(c123*(D0_1 - 0.02174530937515) - D0_2);
    const REAL D0_8 = I1_Jxx_neg + I2_Jxx_neg + D0_7 - R3_Jzz_1 - R2_Jzz_0 + R1_Jzz_0;
    const REAL D0 = D0_8 + 0.4395951218179 - D0_3 - D0_4 + D0_5 + D0_6 - M01e2*U01;

    /* elimination of 'shoulder_pan_joint' */
    const REAL D0_inv = 1.0/D0;

    /* solve with U */
    const REAL e3_neg_0 = tau4_neg*U14;
    const REAL e3_neg_1 = c4*tau5;
    const REAL e3_neg = e3_neg_1 - (tau3 + e3_neg_0);
    const REAL e2 = tau2 + U23*e3_neg + e3_neg_0 - e3_neg_1;
    const REAL e1 = e3_neg_0 - (U12*e2 - tau1 - U13*e3_neg) - e3_neg_1;
    const REAL e0 = tau0 - U01*e1 - U02*e2 + U03*e3_neg + tau4_neg*U04 + tau5*Q4_zy;

    /* solve with D and U* */
    const REAL x0 = D0_inv*e0;
    const REAL x1 = -D1_inv_neg*e1 - U01*x0;
    const REAL x2 = -D2_inv_neg*e2 - U02*x0 - U12*x1;
    const REAL x3 = D3_inv_neg*e3_neg - U03*x0 - U13*x1 - U23*x2;
    const REAL x4_neg_0 = x1 + x2 + x3;
    const REAL x4_neg = tau4_neg*D4_inv + U04*x0 + U14*x4_neg_0;
    const REAL x5 = 58.355064750790525*tau5 + Q4_zy*x0 - c4*x4_neg_0;

    qdd[0] = x0;
    qdd[1] = x1;
    qdd[2] = x2;
    qdd[3] = x3;
    qdd[4] = -x4_neg;
    qdd[5] = x5;
}

#ifndef UR5_SECOND_READING
#if UR5_WIDTH > 1
#define UR5_SECOND_READING
#undef REAL
#undef FUNCTION
#undef OF
#undef ALL
#define REAL ur5_vector
#define FUNCTION(name) static void name##_lanes
#define OF(name) name##_lanes
#define ALL(x) ((x) - (ur5_vector){0})
#include "ur5.c"
#endif

#ifdef _OPENMP
#define UR5_EACH_BLOCK _Pragma("omp parallel for if (count >= 1000)")
#else
#define UR5_EACH_BLOCK
#endif

void ur5_mass_matrix_batch(size_t count, const double *q, double *M)
{
    UR5_EACH_BLOCK
    for (size_t state = 0; state < count; state += UR5_WIDTH) {
        const size_t lanes = count - state < UR5_WIDTH ? count - state : UR5_WIDTH;
        REAL q_[6], M_[36];

        ur5_load(lanes, 6, q + 6*state, q_);
        OF(ur5_mass_matrix)(q_, M_);
        ur5_store(lanes, 36, M_, M + 36*state);
    }
}

void ur5_udu_batch(size_t count, const double *q, double *U, double *D)
{
    UR5_EACH_BLOCK
    for (size_t state = 0; state < count; state += UR5_WIDTH) {
        const size_t lanes = count - state < UR5_WIDTH ? count - state : UR5_WIDTH;
        REAL q_[6], U_[36], D_[6];

        ur5_load(lanes, 6, q + 6*state, q_);
        OF(ur5_udu)(q_, U_, D_);
        ur5_store(lanes, 36, U_, U + 36*state);
        ur5_store(lanes, 6, D_, D + 6*state);
    }
}

void ur5_innovations_batch(size_t count, const double *q, double *W, double *D)
{
    UR5_EACH_BLOCK
    for (size_t state = 0; state < count; state += UR5_WIDTH) {
        const size_t lanes = count - state < UR5_WIDTH ? count - state : UR5_WIDTH;
        REAL q_[6], W_[36], D_[6];

        ur5_load(lanes, 6, q + 6*state, q_);
        OF(ur5_innovations)(q_, W_, D_);
        ur5_store(lanes, 36, W_, W + 36*state);
        ur5_store(lanes, 6, D_, D + 6*state);
    }
}

void ur5_mass_matrix_inverse_batch(size_t count, const double *q, double *M_inverse)
{
    UR5_EACH_BLOCK
    for (size_t state = 0; state < count; state += UR5_WIDTH) {
        const size_t lanes = count - state < UR5_WIDTH ? count - state : UR5_WIDTH;
        REAL q_[6], M_inverse_[36];

        ur5_load(lanes, 6, q + 6*state, q_);
        OF(ur5_mass_matrix_inverse)(q_, M_inverse_);
        ur5_store(lanes, 36, M_inverse_, M_inverse + 36*state);
    }
}

void ur5_inverse_dynamics_batch(
    size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    UR5_EACH_BLOCK
    for (size_t state = 0; state < count; state += UR5_WIDTH) {
        const size_t lanes = count - state < UR5_WIDTH ? count - state : UR5_WIDTH;
        REAL q_[6], qd_[6], qdd_[6], tau_[6];

        ur5_load(lanes, 6, q + 6*state, q_);
        ur5_load(lanes, 6, qd + 6*state, qd_);
        ur5_load(lanes, 6, qdd + 6*state, qdd_);
        OF(ur5_inverse_dynamics)(q_, qd_, qdd_, tau_);
        ur5_store(lanes, 6, tau_, tau + 6*state);
    }
}

void ur5_bias_forces_batch(size_t count, const double *q, const double *qd, double *bias)
{
    UR5_EACH_BLOCK
    for (size_t state = 0; state < count; state += UR5_WIDTH) {
        const size_t lanes = count - state < UR5_WIDTH ? count - state : UR5_WIDTH;
        REAL q_[6], qd_[6], bias_[6];

        ur5_load(lanes, 6, q + 6*state, q_);
        ur5_load(lanes, 6, qd + 6*state, qd_);
        OF(ur5_bias_forces)(q_, qd_, bias_);
        ur5_store(lanes, 6, bias_, bias + 6*state);
    }
}

void ur5_gravity_forces_batch(size_t count, const double *q, double *g)
{
    UR5_EACH_BLOCK
    for (size_t state = 0; state < count; state += UR5_WIDTH) {
        const size_t lanes = count - state < UR5_WIDTH ? count - state : UR5_WIDTH;
        REAL q_[6], g_[6];

        ur5_load(lanes, 6, q + 6*state, q_);
        OF(ur5_gravity_forces)(q_, g_);
        ur5_store(lanes, 6, g_, g + 6*state);
    }
}

void ur5_coriolis_matrix_batch(size_t count, const double *q, const double *qd, double *C)
{
    UR5_EACH_BLOCK
    for (size_t state = 0; state < count; state += UR5_WIDTH) {
        const size_t lanes = count - state < UR5_WIDTH ? count - state : UR5_WIDTH;
        REAL q_[6], qd_[6], C_[36];

        ur5_load(lanes, 6, q + 6*state, q_);
        ur5_load(lanes, 6, qd + 6*state, qd_);
        OF(ur5_coriolis_matrix)(q_, qd_, C_);
        ur5_store(lanes, 36, C_, C + 36*state);
    }
}

void ur5_forward_dynamics_batch(
    size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    UR5_EACH_BLOCK
    for (size_t state = 0; state < count; state += UR5_WIDTH) {
        const size_t lanes = count - state < UR5_WIDTH ? count - state : UR5_WIDTH;
        REAL q_[6], qd_[6], tau_[6], qdd_[6];

        ur5_load(lanes, 6, q + 6*state, q_);
        ur5_load(lanes, 6, qd + 6*state, qd_);
        ur5_load(lanes, 6, tau + 6*state, tau_);
        OF(ur5_forward_dynamics)(q_, qd_, tau_, qdd_);
        ur5_store(lanes, 6, qdd_, qdd + 6*state);
    }
}

void ur5_pose_ee_link_batch(size_t count, const double *q, double *pose)
{
    UR5_EACH_BLOCK
    for (size_t state = 0; state < count; state += UR5_WIDTH) {
        const size_t lanes = count - state < UR5_WIDTH ? count - state : UR5_WIDTH;
        REAL q_[6], pose_[16];

        ur5_load(lanes, 6, q + 6*state, q_);
        OF(ur5_pose_ee_link)(q_, pose_);
        ur5_store(lanes, 16, pose_, pose + 16*state);
    }
}

void ur5_pose_tool0_batch(size_t count, const double *q, double *pose)
{
    UR5_EACH_BLOCK
    for (size_t state = 0; state < count; state += UR5_WIDTH) {
        const size_t lanes = count - state < UR5_WIDTH ? count - state : UR5_WIDTH;
        REAL q_[6], pose_[16];

        ur5_load(lanes, 6, q + 6*state, q_);
        OF(ur5_pose_tool0)(q_, pose_);
        ur5_store(lanes, 16, pose_, pose + 16*state);
    }
}

void ur5_jacobian_ee_link_batch(size_t count, const double *q, double *J)
{
    UR5_EACH_BLOCK
    for (size_t state = 0; state < count; state += UR5_WIDTH) {
        const size_t lanes = count - state < UR5_WIDTH ? count - state : UR5_WIDTH;
        REAL q_[6], J_[36];

        ur5_load(lanes, 6, q + 6*state, q_);
        OF(ur5_jacobian_ee_link)(q_, J_);
        ur5_store(lanes, 36, J_, J + 36*state);
    }
}

void ur5_jacobian_tool0_batch(size_t count, const double *q, double *J)
{
    UR5_EACH_BLOCK
    for (size_t state = 0; state < count; state += UR5_WIDTH) {
        const size_t lanes = count - state < UR5_WIDTH ? count - state : UR5_WIDTH;
        REAL q_[6], J_[36];

        ur5_load(lanes, 6, q + 6*state, q_);
        OF(ur5_jacobian_tool0)(q_, J_);
        ur5_store(lanes, 36, J_, J + 36*state);
    }
}

void ur5_jacobian_rate_ee_link_batch(size_t count, const double *q, const double *qd, double *Jd)
{
    UR5_EACH_BLOCK
    for (size_t state = 0; state < count; state += UR5_WIDTH) {
        const size_t lanes = count - state < UR5_WIDTH ? count - state : UR5_WIDTH;
        REAL q_[6], qd_[6], Jd_[36];

        ur5_load(lanes, 6, q + 6*state, q_);
        ur5_load(lanes, 6, qd + 6*state, qd_);
        OF(ur5_jacobian_rate_ee_link)(q_, qd_, Jd_);
        ur5_store(lanes, 36, Jd_, Jd + 36*state);
    }
}

void ur5_jacobian_rate_tool0_batch(size_t count, const double *q, const double *qd, double *Jd)
{
    UR5_EACH_BLOCK
    for (size_t state = 0; state < count; state += UR5_WIDTH) {
        const size_t lanes = count - state < UR5_WIDTH ? count - state : UR5_WIDTH;
        REAL q_[6], qd_[6], Jd_[36];

        ur5_load(lanes, 6, q + 6*state, q_);
        ur5_load(lanes, 6, qd + 6*state, qd_);
        OF(ur5_jacobian_rate_tool0)(q_, qd_, Jd_);
        ur5_store(lanes, 36, Jd_, Jd + 36*state);
    }
}

void ur5_operational_inertia_inverse_ee_link_batch(size_t count, const double *q, double *Omega)
{
    UR5_EACH_BLOCK
    for (size_t state = 0; state < count; state += UR5_WIDTH) {
        const size_t lanes = count - state < UR5_WIDTH ? count - state : UR5_WIDTH;
        REAL q_[6], Omega_[36];

        ur5_load(lanes, 6, q + 6*state, q_);
        OF(ur5_operational_inertia_inverse_ee_link)(q_, Omega_);
        ur5_store(lanes, 36, Omega_, Omega + 36*state);
    }
}

void ur5_operational_inertia_inverse_tool0_batch(size_t count, const double *q, double *Omega)
{
    UR5_EACH_BLOCK
    for (size_t state = 0; state < count; state += UR5_WIDTH) {
        const size_t lanes = count - state < UR5_WIDTH ? count - state : UR5_WIDTH;
        REAL q_[6], Omega_[36];

        ur5_load(lanes, 6, q + 6*state, q_);
        OF(ur5_operational_inertia_inverse_tool0)(q_, Omega_);
        ur5_store(lanes, 36, Omega_, Omega + 36*state);
    }
}

void ur5_operational_inertia_ee_link_batch(size_t count, const double *q, double *Lambda)
{
    UR5_EACH_BLOCK
    for (size_t state = 0; state < count; state += UR5_WIDTH) {
        const size_t lanes = count - state < UR5_WIDTH ? count - state : UR5_WIDTH;
        REAL q_[6], Lambda_[36];

        ur5_load(lanes, 6, q + 6*state, q_);
        OF(ur5_operational_inertia_ee_link)(q_, Lambda_);
        ur5_store(lanes, 36, Lambda_, Lambda + 36*state);
    }
}

void ur5_operational_inertia_tool0_batch(size_t count, const double *q, double *Lambda)
{
    UR5_EACH_BLOCK
    for (size_t state = 0; state < count; state += UR5_WIDTH) {
        const size_t lanes = count - state < UR5_WIDTH ? count - state : UR5_WIDTH;
        REAL q_[6], Lambda_[36];

        ur5_load(lanes, 6, q + 6*state, q_);
        OF(ur5_operational_inertia_tool0)(q_, Lambda_);
        ur5_store(lanes, 36, Lambda_, Lambda + 36*state);
    }
}

void ur5_tip_force_acceleration_ee_link_batch(
    size_t count, const double *q, const double *f, double *qdd)
{
    UR5_EACH_BLOCK
    for (size_t state = 0; state < count; state += UR5_WIDTH) {
        const size_t lanes = count - state < UR5_WIDTH ? count - state : UR5_WIDTH;
        REAL q_[6], f_[6], qdd_[6];

        ur5_load(lanes, 6, q + 6*state, q_);
        ur5_load(lanes, 6, f + 6*state, f_);
        OF(ur5_tip_force_acceleration_ee_link)(q_, f_, qdd_);
        ur5_store(lanes, 6, qdd_, qdd + 6*state);
    }
}

void ur5_tip_force_acceleration_tool0_batch(
    size_t count, const double *q, const double *f, double *qdd)
{
    UR5_EACH_BLOCK
    for (size_t state = 0; state < count; state += UR5_WIDTH) {
        const size_t lanes = count - state < UR5_WIDTH ? count - state : UR5_WIDTH;
        REAL q_[6], f_[6], qdd_[6];

        ur5_load(lanes, 6, q + 6*state, q_);
        ur5_load(lanes, 6, f + 6*state, f_);
        OF(ur5_tip_force_acceleration_tool0)(q_, f_, qdd_);
        ur5_store(lanes, 6, qdd_, qdd + 6*state);
    }
}

#undef REAL
#undef FUNCTION
#undef OF
#undef ALL
#endif
