/* puma560: robot dynamics in closed form.
 *
 * Made by symdyn 0.1.0 from puma560.yaml
 * (SHA-256 1ece3ed02383acdae13dd5e198bc421659729a9104ee0ef37d16054020686f44).
 * Make it again with
 *
 *     symdyn generate puma560.yaml --target python,c,javascript
 *
 * Arrays are flat, matrices row by row, of plain double. Inputs are read before outputs are
 * written, so arrays may be the same. Nothing is allocated and nothing is kept between calls: safe
 * in any thread. The _batch functions take count states one after another; there an output may be
 * the same array as an input of equal size. SI units, angles in rad.
 * Angles beyond 1e15 rad have no meaningful sine here; with '--sincos libm' they have.
 * Self-test: cc -std=c99 -O2 puma560.c puma560_test.c -lm && ./a.out
 * Fastest with -O3 -march=native -ffp-contract=fast.
 *
 * Joints, in the order of q:
 *
 *     0  waist        rad  [-2.792526803190927, 2.792526803190927]
 *     1  shoulder     rad  [-1.9198621771937625, 1.9198621771937625]
 *     2  elbow        rad  [-2.356194490192345, 2.356194490192345]
 *     3  wrist_roll   rad  [-4.642575810304916, 4.642575810304916]
 *     4  wrist_pitch  rad  [-1.7453292519943295, 1.7453292519943295]
 *     5  flange       rad  [-4.642575810304916, 4.642575810304916]
 *
 * Tools: flange.
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
 *                                         mul  add  div  trig
 *     mass_matrix                          79   63    0     8
 *     udu                                 113   89    3     8
 *     innovations                         126  102    3     8
 *     mass_matrix_inverse                 167  133    4     8
 *     inverse_dynamics                    178  143    0    10
 *     bias_forces                         156  105    0    10
 *     gravity_forces                       17    7    0     8
 *     coriolis_matrix                     283  204    0     8
 *     forward_dynamics                    291  218    4    10
 *     pose_flange                          46   24    0    12
 *     jacobian_flange                      34   14    0    10
 *     jacobian_rate_flange                 85   44    0    10
 *     operational_inertia_inverse_flange  293  198    4    10
 *     operational_inertia_flange          395  276   10    10
 *     tip_force_acceleration_flange       189  136    4    10
 *
 * This output is yours: use, change and pass it on as you like; symdyn's licence does not reach it.
 */
#ifndef PUMA560_SECOND_READING
#include "puma560.h"

#include <math.h>

#if !defined(PUMA560_GENERATION) || PUMA560_GENERATION != 0x2f5dbde4u
#error "puma560.c and puma560.h come from different generations: take both from one run"
#endif

/* Registers wider than double, as the x87's, round at other times. */
#if defined(__FLT_EVAL_METHOD__) && __FLT_EVAL_METHOD__ != 0 && __FLT_EVAL_METHOD__ != 16
#define PUMA560_WIDE_REGISTERS
#endif

/* Functions that end in _batch work on states side by side, by default on as many as registers hold
 * of the processor that is compiled for. Define PUMA560_WIDTH as 1, 2, 4, 8 or 16
 * to choose otherwise: 1 needs no extension of C, the others want gcc 8 or clang 11. */
#ifndef PUMA560_WIDTH
#if defined(PUMA560_WIDE_REGISTERS) || !defined(__GNUC__)
#define PUMA560_WIDTH 1
#elif defined(__clang__) ? __clang_major__ < 11 : __GNUC__ < 8
#define PUMA560_WIDTH 1
#elif defined(__AVX512F__)
#define PUMA560_WIDTH 8
#elif defined(__AVX__)
#define PUMA560_WIDTH 4
#elif defined(__SSE2__) || defined(__aarch64__)
#define PUMA560_WIDTH 2
#else
#define PUMA560_WIDTH 1
#endif
#endif

#if PUMA560_WIDTH == 1

/* The n numbers of a state. */
static void puma560_load(size_t lanes, size_t n, const double *from, double *to)
{
    for (size_t i = 0; i < lanes*n; ++i) {
        to[i] = from[i];
    }
}

static void puma560_store(size_t lanes, size_t n, const double *from, double *to)
{
    puma560_load(lanes, n, from, to);
}

#else

typedef double puma560_vector __attribute__((vector_size(8*PUMA560_WIDTH)));
/* Anywhere in an array. */
typedef puma560_vector puma560_row __attribute__((aligned(4), may_alias));
typedef long long puma560_places __attribute__((vector_size(8*PUMA560_WIDTH)));

/* A vector of entries of a and b by their places: those of b come behind those of a. */
#ifdef __clang__
#define PUMA560_LANES_UNROLLED
#define PUMA560_LANES_SHUFFLE(a, b, ...) __builtin_shufflevector(a, b, __VA_ARGS__)
#else
#define PUMA560_LANES_UNROLLED _Pragma("GCC unroll 16")
#define PUMA560_LANES_SHUFFLE(a, b, ...) \
    __builtin_shuffle(a, b, (puma560_places){__VA_ARGS__})
#endif

/* Of squares of d by d entries the upper right one and the lower left one change places. */
#define PUMA560_LANES_UPPER(i, d) (((i) & (d)) ? (i) - (d) + PUMA560_WIDTH : (i))
#define PUMA560_LANES_LOWER(i, d) (((i) & (d)) ? (i) + PUMA560_WIDTH : (i) + (d))
#define PUMA560_LANES_TWO(place, i, d) place(i, d), place((i) + 1, d)
#define PUMA560_LANES_FOUR(place, i, d) \
    PUMA560_LANES_TWO(place, i, d), \
    PUMA560_LANES_TWO(place, (i) + 2, d)
#define PUMA560_LANES_EIGHT(place, i, d) \
    PUMA560_LANES_FOUR(place, i, d), \
    PUMA560_LANES_FOUR(place, (i) + 4, d)
#if PUMA560_WIDTH == 2
#define PUMA560_LANES_PLACES(place, d) PUMA560_LANES_TWO(place, 0, d)
#elif PUMA560_WIDTH == 4
#define PUMA560_LANES_PLACES(place, d) PUMA560_LANES_FOUR(place, 0, d)
#elif PUMA560_WIDTH == 8
#define PUMA560_LANES_PLACES(place, d) PUMA560_LANES_EIGHT(place, 0, d)
#elif PUMA560_WIDTH == 16
#define PUMA560_LANES_PLACES(place, d) \
    PUMA560_LANES_EIGHT(place, 0, d), \
    PUMA560_LANES_EIGHT(place, 8, d)
#else
#error "PUMA560_WIDTH must be 1, 2, 4, 8 or 16"
#endif
#define PUMA560_LANES_EXCHANGE(d) \
    PUMA560_LANES_UNROLLED for (size_t i = 0; i < PUMA560_WIDTH; i += 2*(d)) { \
        PUMA560_LANES_UNROLLED for (size_t j = i; j < i + (d); ++j) { \
            const puma560_vector a = rows[j], b = rows[j + (d)]; \
            rows[j] = PUMA560_LANES_SHUFFLE( \
                a, b, PUMA560_LANES_PLACES(PUMA560_LANES_UPPER, d)); \
            rows[j + (d)] = PUMA560_LANES_SHUFFLE( \
                a, b, PUMA560_LANES_PLACES(PUMA560_LANES_LOWER, d)); \
        } \
    }

static inline void puma560_transpose(puma560_vector rows[PUMA560_WIDTH])
{
    PUMA560_LANES_EXCHANGE(1)
#if PUMA560_WIDTH > 2
    PUMA560_LANES_EXCHANGE(2)
#endif
#if PUMA560_WIDTH > 4
    PUMA560_LANES_EXCHANGE(4)
#endif
#if PUMA560_WIDTH > 8
    PUMA560_LANES_EXCHANGE(8)
#endif
}

/* The n numbers of some states, each number of all of them in one vector; the last state fills
 * up. */
static void puma560_load(size_t lanes, size_t n, const double *from, puma560_vector *to)
{
    if (lanes == PUMA560_WIDTH && n >= PUMA560_WIDTH) {
        /* squares, of which the last overlaps the one before */
        for (size_t i = 0; i < n; i += PUMA560_WIDTH) {
            const size_t first = i + PUMA560_WIDTH <= n ? i : n - PUMA560_WIDTH;
            puma560_vector rows[PUMA560_WIDTH];
            PUMA560_LANES_UNROLLED
            for (size_t lane = 0; lane < PUMA560_WIDTH; ++lane) {
                rows[lane] = *(const puma560_row *)(from + n*lane + first);
            }
            puma560_transpose(rows);
            PUMA560_LANES_UNROLLED
            for (size_t lane = 0; lane < PUMA560_WIDTH; ++lane) {
                to[first + lane] = rows[lane];
            }
        }
    } else {
        for (size_t i = 0; i < n; ++i) {
            puma560_vector column = {0};
            PUMA560_LANES_UNROLLED
            for (size_t lane = 0; lane < PUMA560_WIDTH; ++lane) {
                column[lane] = from[n*(lane < lanes ? lane : lanes - 1) + i];
            }
            to[i] = column;
        }
    }
}

/* The other way round. */
static void puma560_store(size_t lanes, size_t n, const puma560_vector *from, double *to)
{
    if (lanes == PUMA560_WIDTH && n >= PUMA560_WIDTH) {
        for (size_t i = 0; i < n; i += PUMA560_WIDTH) {
            const size_t first = i + PUMA560_WIDTH <= n ? i : n - PUMA560_WIDTH;
            puma560_vector rows[PUMA560_WIDTH];
            PUMA560_LANES_UNROLLED
            for (size_t lane = 0; lane < PUMA560_WIDTH; ++lane) {
                rows[lane] = from[first + lane];
            }
            puma560_transpose(rows);
            PUMA560_LANES_UNROLLED
            for (size_t lane = 0; lane < PUMA560_WIDTH; ++lane) {
                *(puma560_row *)(to + n*lane + first) = rows[lane];
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
 * PUMA560_WIDTH is not 1, for
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
#if defined(__FAST_MATH__) || defined(__ASSOCIATIVE_MATH__) || defined(PUMA560_WIDE_REGISTERS)
#ifndef PUMA560_SECOND_READING
static inline void OF(puma560_sincos)(size_t n, const REAL *angles, REAL *sines, REAL *cosines)
{
    for (size_t i = 0; i < n; ++i) {
        sines[i] = sin(angles[i]);
        cosines[i] = cos(angles[i]);
    }
}
#else
static inline void OF(puma560_sincos)(size_t n, const REAL *angles, REAL *sines, REAL *cosines)
{
    const double *each = (const double *)angles; /* all lanes of all angles */
    puma560_sincos(PUMA560_WIDTH*n, each, (double *)sines, (double *)cosines);
}
#endif
#else
#ifdef PUMA560_SECOND_READING
typedef unsigned long long puma560_bits
    __attribute__((vector_size(8*PUMA560_WIDTH)));
#endif
static inline void OF(puma560_sincos)(size_t n, const REAL *angles, REAL *sines, REAL *cosines)
{
#if defined(__clang__) && __clang_major__ >= 11
#pragma clang fp reassociate(off)
#endif
#ifdef PUMA560_SECOND_READING
    PUMA560_LANES_UNROLLED
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

#ifdef PUMA560_SECOND_READING
        /* turned by the quarters, which are the last bits of `rounded`: an odd number of them
           changes places, the bit above it signs */
        puma560_bits bits = (puma560_bits)rounded;
        const puma560_bits odd = -(bits & 1);
        const puma560_bits exchange = ((puma560_bits)s ^ (puma560_bits)c) & odd;
        bits <<= 62;
        const puma560_bits turned = bits ^ (bits << 1);
        const puma560_bits sign = (puma560_bits){0} + 9223372036854775808ULL;
        sines[i] = (REAL)((puma560_bits)s ^ exchange ^ (bits & sign));
        cosines[i] = (REAL)((puma560_bits)c ^ exchange ^ (turned & sign));
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
#ifndef PUMA560_SECOND_READING
static inline double puma560_sign(double x)
{
    return (double)((x > 0.0) - (x < 0.0));
}
#else
#define puma560_sign_lanes(x) \
    __extension__({ \
        const REAL PUMA560_LANES_X = (x); \
        const puma560_places PUMA560_LANES_ONE = (puma560_places)ALL(1.0); \
        (REAL)((PUMA560_LANES_X > 0.0) & PUMA560_LANES_ONE) \
            - (REAL)((PUMA560_LANES_X < 0.0) & PUMA560_LANES_ONE); \
    })
#endif

FUNCTION(puma560_mass_matrix)(const REAL q[6], REAL M[36])
{
    const REAL q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4];

    /* sines and cosines */
    const REAL q12 = q1 + q2;
    const REAL angles[4] = {q1, q12, q3, q4};
    REAL sines[4], cosines[4];
    OF(puma560_sincos)(4, angles, sines, cosines);
    const REAL s1 = sines[0], s12 = sines[1], s3 = sines[2], s4 = sines[3];
    const REAL c1 = cosines[0], c12 = cosines[1], c3 = cosines[2], c4 = cosines[3];

    /* position of 'link3' */
    const REAL r2_x = 0.4318*c1;
    const REAL r2_y = 0.4318*s1;

    /* inertia of 'link2' in the axes of its group */
    const REAL I1_hy = 3.79559*s1 + 0.1044*c1;
    const REAL I1_Jyy = c1*(1.601861202*c1 - 0.0141984*s1);
    const REAL I1_Jyz_neg = 0.120863064*s1 + 0.00808578*c1;

    /* composite inertia of 'link4' */
    const REAL R3_hx = -0.00288*s4;
    const REAL R3_hz = 0.00288*c4;
    const REAL R3_Jxz_0 = 0.00020216*c4;
    const REAL R3_Jxx_0 = c4*R3_Jxz_0;
    const REAL R3_Jxz = s4*R3_Jxz_0;
    const REAL R3_Jxx = R3_Jxx_0 - 0.00020216;
    const REAL R3_Jzz = 0.00184216 - R3_Jxx_0;

    /* composite inertia of 'link3' */
    const REAL R2_hx_0 = -c3*R3_hx;
    const REAL R2_hz = -s3*R3_hx;
    const REAL R2_Jxx_0 = c3*(R3_Jxx_0 - 0.00030216);
    const REAL R2_Jxx_1 = c3*R2_Jxx_0;
    const REAL R2_Jxy_0 = c3*R3_Jxz;
    const REAL R2_Jzz_0 = 0.0406*R2_hx_0;
    const REAL R2_Jxx_2 = 0.002487168*c4;
    const REAL R2_Jxy_1 = 0.4318*R2_hx_0;
    const REAL R2_Jxx = R2_Jxx_1 + 0.0001 + R2_Jxx_2;
    const REAL R2_Jzz_1 = R3_Jxx - R2_Jxx_1 - (R2_Jzz_0 - R2_Jxx_2);
    const REAL R2_Jxz = s3*R2_Jxx_0 + 0.0203*R2_hz;
    const REAL R2_Jyz_0 = s3*R3_Jxz + 0.4318*R2_hz;
    const REAL R2_hx = R2_hx_0 - 0.025375;
    const REAL R2_hy = -R3_hz - 0.89133;
    const REAL R2_Jyy = R3_Jzz - R2_Jzz_0 - 0.3256620055;
    const REAL R2_Jzz = R2_Jzz_1 + 0.3591922305;
    const REAL R2_Jxy = R2_Jxy_0 - (5.8464e-05*c4 - R2_Jxy_1) - 0.011273199;
    const REAL R2_Jyz = R2_Jyz_0 + 0.0047376;

    /* composite inertia of 'link2' */
    const REAL M11_0 = c12*R2_hx - s12*R2_hy;
    const REAL R1_hy_0 = s12*R2_hx + c12*R2_hy;
    const REAL R1_Jyz_neg_0 = s12*R2_Jxz + c12*R2_Jyz;
    const REAL M11_1 = 0.8636*c1*M11_0;
    const REAL R1_Jyy_0 = R2_Jxx - c12*(c12*(R2_Jxx - R2_Jyy) - 2.0*R2_Jxy*s12) - M11_1;
    const REAL M11_2 = R2_Jzz - (M11_1 + 0.8636*s1*R1_hy_0);
    const REAL R1_hy = I1_hy - R1_hy_0;
    const REAL R1_Jyy = I1_Jyy + R1_Jyy_0;
    const REAL R1_Jyz_neg = R1_Jyz_neg_0 + r2_y*R2_hz + I1_Jyz_neg;

    /* composite inertia of 'link1' */
    const REAL M00_0 = R1_Jyy + 0.3001*R2_hz;
    const REAL R0_Jyz = R1_Jyz_neg + 0.15005*R1_hy;

    /* inertia that joint 'waist' feels, and its couplings inward */
    const REAL M00 = M00_0 + 2.661373057767;

    /* inertia that joint 'shoulder' feels, and its couplings inward */
    const REAL M11 = M11_2 + 4.072928847;

    /* inertia that joint 'elbow' feels, and its couplings inward */
    const REAL M22 = R2_Jzz_1 + 0.936065562438;
    const REAL M12 = R2_Jzz - (r2_x*M11_0 + r2_y*R1_hy_0);
    const REAL M02 = 0.15005*R1_hy_0 - R1_Jyz_neg_0;

    /* inertia that joint 'wrist_roll' feels, and its couplings inward */
    const REAL M33 = 0.19263278612368 - R3_Jxx_0;
    const REAL f3at1_x = c12*R2_hz;
    const REAL n3at1_y_0 = s12*(R2_Jxy_0 + R2_Jxy_1) - c12*(0.0203*R2_hx_0 - R3_Jzz);
    const REAL M13 = s12*R2_hz*r2_x - r2_y*f3at1_x - R2_Jyz_0;
    const REAL M03 = n3at1_y_0 - r2_x*R2_hx_0 + 0.15005*f3at1_x;

    /* inertia that joint 'wrist_pitch' feels, and its couplings inward */
    const REAL f4at2_x = c3*R3_hz;
    const REAL f4at2_z = s3*R3_hz;
    const REAL M24 = 0.00064216*c3 - (5.8464e-05*s4 - 0.4318*f4at2_x);
    const REAL f4at1_x = -c12*f4at2_x - s12*R3_hx;
    const REAL n4at1_y_0 = s12*(0.00064216*s3 + 0.4318*f4at2_z) - 0.0203*f4at2_z*c12;
    const REAL M14 = M24 - (r2_x*(s12*f4at2_x - c12*R3_hx) + r2_y*f4at1_x);
    const REAL M04 = n4at1_y_0 - r2_x*f4at2_z + 0.15005*f4at1_x;

    /* inertia that joint 'flange' feels, and its couplings inward */
    const REAL M35 = 4e-05*c4;
    const REAL M25 = 0.013888888888888888*R2_hz;
    const REAL n5at1_y = c12*M35 - 0.013888888888888888*R2_hx_0*s12;

    M[0] = M00;
    M[1] = -R0_Jyz;
    M[2] = M02;
    M[3] = M03;
    M[4] = M04;
    M[5] = n5at1_y;
    M[6] = -R0_Jyz;
    M[7] = M11;
    M[8] = M12;
    M[9] = M13;
    M[10] = M14;
    M[11] = M25;
    M[12] = M02;
    M[13] = M12;
    M[14] = M22;
    M[15] = -R2_Jyz_0;
    M[16] = M24;
    M[17] = M25;
    M[18] = M03;
    M[19] = M13;
    M[20] = -R2_Jyz_0;
    M[21] = M33;
    M[22] = ALL(0.0);
    M[23] = M35;
    M[24] = M04;
    M[25] = M14;
    M[26] = M24;
    M[27] = ALL(0.0);
    M[28] = ALL(0.171348451657);
    M[29] = ALL(0.0);
    M[30] = n5at1_y;
    M[31] = M25;
    M[32] = M25;
    M[33] = M35;
    M[34] = ALL(0.0);
    M[35] = ALL(0.194104505668);
}

FUNCTION(puma560_udu)(const REAL q[6], REAL U[36], REAL D[6])
{
    const REAL q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4];

    /* sines and cosines */
    const REAL q12 = q1 + q2;
    const REAL angles[4] = {q1, q12, q3, q4};
    REAL sines[4], cosines[4];
    OF(puma560_sincos)(4, angles, sines, cosines);
    const REAL s1 = sines[0], s12 = sines[1], s3 = sines[2], s4 = sines[3];
    const REAL c1 = cosines[0], c12 = cosines[1], c3 = cosines[2], c4 = cosines[3];

    /* position of 'link3' */
    const REAL r2_x = 0.4318*c1;
    const REAL r2_y = 0.4318*s1;

    /* inertia of 'link2' in the axes of its group */
    const REAL I1_hy = 3.79559*s1 + 0.1044*c1;
    const REAL I1_Jyy = c1*(1.601861202*c1 - 0.0141984*s1);
    const REAL I1_Jyz_neg = 0.120863064*s1 + 0.00808578*c1;

    /* composite inertia of 'link4' */
    const REAL R3_hx = -0.00288*s4;
    const REAL R3_hz = 0.00288*c4;
    const REAL R3_Jxz_0 = 0.00020216*c4;
    const REAL R3_Jxx_0 = c4*R3_Jxz_0;
    const REAL R3_Jxz = s4*R3_Jxz_0;
    const REAL R3_Jxx = R3_Jxx_0 - 0.00020216;
    const REAL R3_Jzz = 0.00184216 - R3_Jxx_0;

    /* composite inertia of 'link3' */
    const REAL R2_hx_0 = -c3*R3_hx;
    const REAL R2_hz = -s3*R3_hx;
    const REAL R2_Jxx_0 = c3*(R3_Jxx_0 - 0.00030216);
    const REAL R2_Jxx_1 = c3*R2_Jxx_0;
    const REAL R2_Jxy_0 = c3*R3_Jxz;
    const REAL R2_Jzz_0 = 0.0406*R2_hx_0;
    const REAL R2_Jxx_2 = 0.002487168*c4;
    const REAL R2_Jxy_1 = 0.4318*R2_hx_0;
    const REAL R2_Jxx = R2_Jxx_1 + 0.0001 + R2_Jxx_2;
    const REAL R2_Jzz_1 = R3_Jxx - R2_Jxx_1 - (R2_Jzz_0 - R2_Jxx_2);
    const REAL R2_Jxz = s3*R2_Jxx_0 + 0.0203*R2_hz;
    const REAL R2_Jyz_0 = s3*R3_Jxz + 0.4318*R2_hz;
    const REAL R2_hx = R2_hx_0 - 0.025375;
    const REAL R2_hy = -R3_hz - 0.89133;
    const REAL R2_Jyy = R3_Jzz - R2_Jzz_0 - 0.3256620055;
    const REAL R2_Jzz = R2_Jzz_1 + 0.3591922305;
    const REAL R2_Jxy = R2_Jxy_0 - (5.8464e-05*c4 - R2_Jxy_1) - 0.011273199;
    const REAL R2_Jyz = R2_Jyz_0 + 0.0047376;

    /* composite inertia of 'link2' */
    const REAL M11_0 = c12*R2_hx - s12*R2_hy;
    const REAL R1_hy_0 = s12*R2_hx + c12*R2_hy;
    const REAL R1_Jyz_neg_0 = s12*R2_Jxz + c12*R2_Jyz;
    const REAL M11_1 = 0.8636*c1*M11_0;
    const REAL R1_Jyy_0 = R2_Jxx - c12*(c12*(R2_Jxx - R2_Jyy) - 2.0*R2_Jxy*s12) - M11_1;
    const REAL M11_2 = R2_Jzz - (M11_1 + 0.8636*s1*R1_hy_0);
    const REAL R1_hy = I1_hy - R1_hy_0;
    const REAL R1_Jyy = I1_Jyy + R1_Jyy_0;
    const REAL R1_Jyz_neg = R1_Jyz_neg_0 + r2_y*R2_hz + I1_Jyz_neg;

    /* composite inertia of 'link1' */
    const REAL M00_0 = R1_Jyy + 0.3001*R2_hz;
    const REAL R0_Jyz = R1_Jyz_neg + 0.15005*R1_hy;

    /* inertia that joint 'waist' feels, and its couplings inward */
    const REAL M00 = M00_0 + 2.661373057767;

    /* inertia that joint 'shoulder' feels, and its couplings inward */
    const REAL M11 = M11_2 + 4.072928847;

    /* inertia that joint 'elbow' feels, and its couplings inward */
    const REAL M22 = R2_Jzz_1 + 0.936065562438;
    const REAL M12 = R2_Jzz - (r2_x*M11_0 + r2_y*R1_hy_0);
    const REAL M02 = 0.15005*R1_hy_0 - R1_Jyz_neg_0;

    /* inertia that joint 'wrist_roll' feels, and its couplings inward */
    const REAL M33 = 0.19263278612368 - R3_Jxx_0;
    const REAL f3at1_x = c12*R2_hz;
    const REAL n3at1_y_0 = s12*(R2_Jxy_0 + R2_Jxy_1) - c12*(0.0203*R2_hx_0 - R3_Jzz);
    const REAL M13 = s12*R2_hz*r2_x - r2_y*f3at1_x - R2_Jyz_0;
    const REAL M03 = n3at1_y_0 - r2_x*R2_hx_0 + 0.15005*f3at1_x;

    /* inertia that joint 'wrist_pitch' feels, and its couplings inward */
    const REAL f4at2_x = c3*R3_hz;
    const REAL f4at2_z = s3*R3_hz;
    const REAL M24 = 0.00064216*c3 - (5.8464e-05*s4 - 0.4318*f4at2_x);
    const REAL f4at1_x = -c12*f4at2_x - s12*R3_hx;
    const REAL n4at1_y_0 = s12*(0.00064216*s3 + 0.4318*f4at2_z) - 0.0203*f4at2_z*c12;
    const REAL M14 = M24 - (r2_x*(s12*f4at2_x - c12*R3_hx) + r2_y*f4at1_x);
    const REAL M04 = n4at1_y_0 - r2_x*f4at2_z + 0.15005*f4at1_x;

    /* inertia that joint 'flange' feels, and its couplings inward */
    const REAL M35 = 4e-05*c4;
    const REAL M25 = 0.013888888888888888*R2_hz;
    const REAL n5at1_y = c12*M35 - 0.013888888888888888*R2_hx_0*s12;

    /* elimination of 'flange' */
    const REAL U05 = 5.1518639227799214*n5at1_y;
    const REAL U15 = 5.1518639227799214*M25;
    const REAL U35 = 0.00020607455691119687*c4;
    const REAL M00e5 = M00 - n5at1_y*U05;
    const REAL M01e5_0 = -n5at1_y*U15;
    const REAL M01e5 = M01e5_0 - R0_Jyz;
    const REAL M11e5_0 = M25*U15;
    const REAL M11e5 = M11 - M11e5_0;
    const REAL M02e5 = M02 + M01e5_0;
    const REAL M12e5 = M12 - M11e5_0;
    const REAL M22e5 = M22 - M11e5_0;
    const REAL M03e5 = M03 - n5at1_y*U35;
    const REAL M13e5_0 = M25*U35;
    const REAL M13e5 = M13 - M13e5_0;
    const REAL M23e5_neg = R2_Jyz_0 + M13e5_0;
    const REAL M33e5 = M33 - M35*U35;

    /* elimination of 'wrist_pitch' */
    const REAL U04 = 5.836060905888831*M04;
    const REAL U14 = 5.836060905888831*M14;
    const REAL U24 = 5.836060905888831*M24;
    const REAL M00e4 = M00e5 - M04*U04;
    const REAL M01e4 = M01e5 - M04*U14;
    const REAL M11e4 = M11e5 - M14*U14;
    const REAL M02e4 = M02e5 - M04*U24;
    const REAL M12e4 = M12e5 - M14*U24;
    const REAL M22e4 = M22e5 - M24*U24;

    /* elimination of 'wrist_roll' */
    const REAL D3_inv_neg = -1.0/M33e5;
    const REAL U03_neg = M03e5*D3_inv_neg;
    const REAL U13 = -M13e5*D3_inv_neg;
    const REAL U23 = M23e5_neg*D3_inv_neg;
    const REAL M00e3 = M00e4 + M03e5*U03_neg;
    const REAL M01e3 = M01e4 - M03e5*U13;
    const REAL M11e3 = M11e4 - M13e5*U13;
    const REAL M02e3 = M02e4 - M03e5*U23;
    const REAL M12e3 = M12e4 - M13e5*U23;
    const REAL D2 = M22e4 + M23e5_neg*U23;

    /* elimination of 'elbow' */
    const REAL D2_inv = 1.0/D2;
    const REAL U02 = M02e3*D2_inv;
    const REAL U12 = M12e3*D2_inv;
    const REAL M00e2 = M00e3 - M02e3*U02;
    const REAL M01e2 = M01e3 - M02e3*U12;
    const REAL D1 = M11e3 - M12e3*U12;

    /* elimination of 'shoulder' */
    const REAL D1_inv = 1.0/D1;
    const REAL U01 = M01e2*D1_inv;
    const REAL D0 = M00e2 - M01e2*U01;

    U[0] = ALL(1.0);
    U[1] = U01;
    U[2] = U02;
    U[3] = -U03_neg;
    U[4] = U04;
    U[5] = U05;
    U[6] = ALL(0.0);
    U[7] = ALL(1.0);
    U[8] = U12;
    U[9] = U13;
    U[10] = U14;
    U[11] = U15;
    U[12] = ALL(0.0);
    U[13] = ALL(0.0);
    U[14] = ALL(1.0);
    U[15] = U23;
    U[16] = U24;
    U[17] = U15;
    U[18] = ALL(0.0);
    U[19] = ALL(0.0);
    U[20] = ALL(0.0);
    U[21] = ALL(1.0);
    U[22] = ALL(0.0);
    U[23] = U35;
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
    D[3] = M33e5;
    D[4] = ALL(0.171348451657);
    D[5] = ALL(0.194104505668);
}

FUNCTION(puma560_innovations)(const REAL q[6], REAL W[36], REAL D[6])
{
    const REAL q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4];

    /* sines and cosines */
    const REAL q12 = q1 + q2;
    const REAL angles[4] = {q1, q12, q3, q4};
    REAL sines[4], cosines[4];
    OF(puma560_sincos)(4, angles, sines, cosines);
    const REAL s1 = sines[0], s12 = sines[1], s3 = sines[2], s4 = sines[3];
    const REAL c1 = cosines[0], c12 = cosines[1], c3 = cosines[2], c4 = cosines[3];

    /* position of 'link3' */
    const REAL r2_x = 0.4318*c1;
    const REAL r2_y = 0.4318*s1;

    /* inertia of 'link2' in the axes of its group */
    const REAL I1_hy = 3.79559*s1 + 0.1044*c1;
    const REAL I1_Jyy = c1*(1.601861202*c1 - 0.0141984*s1);
    const REAL I1_Jyz_neg = 0.120863064*s1 + 0.00808578*c1;

    /* composite inertia of 'link4' */
    const REAL R3_hx = -0.00288*s4;
    const REAL R3_hz = 0.00288*c4;
    const REAL R3_Jxz_0 = 0.00020216*c4;
    const REAL R3_Jxx_0 = c4*R3_Jxz_0;
    const REAL R3_Jxz = s4*R3_Jxz_0;
    const REAL R3_Jxx = R3_Jxx_0 - 0.00020216;
    const REAL R3_Jzz = 0.00184216 - R3_Jxx_0;

    /* composite inertia of 'link3' */
    const REAL R2_hx_0 = -c3*R3_hx;
    const REAL R2_hz = -s3*R3_hx;
    const REAL R2_Jxx_0 = c3*(R3_Jxx_0 - 0.00030216);
    const REAL R2_Jxx_1 = c3*R2_Jxx_0;
    const REAL R2_Jxy_0 = c3*R3_Jxz;
    const REAL R2_Jzz_0 = 0.0406*R2_hx_0;
    const REAL R2_Jxx_2 = 0.002487168*c4;
    const REAL R2_Jxy_1 = 0.4318*R2_hx_0;
    const REAL R2_Jxx = R2_Jxx_1 + 0.0001 + R2_Jxx_2;
    const REAL R2_Jzz_1 = R3_Jxx - R2_Jxx_1 - (R2_Jzz_0 - R2_Jxx_2);
    const REAL R2_Jxz = s3*R2_Jxx_0 + 0.0203*R2_hz;
    const REAL R2_Jyz_0 = s3*R3_Jxz + 0.4318*R2_hz;
    const REAL R2_hx = R2_hx_0 - 0.025375;
    const REAL R2_hy = -R3_hz - 0.89133;
    const REAL R2_Jyy = R3_Jzz - R2_Jzz_0 - 0.3256620055;
    const REAL R2_Jzz = R2_Jzz_1 + 0.3591922305;
    const REAL R2_Jxy = R2_Jxy_0 - (5.8464e-05*c4 - R2_Jxy_1) - 0.011273199;
    const REAL R2_Jyz = R2_Jyz_0 + 0.0047376;

    /* composite inertia of 'link2' */
    const REAL M11_0 = c12*R2_hx - s12*R2_hy;
    const REAL R1_hy_0 = s12*R2_hx + c12*R2_hy;
    const REAL R1_Jyz_neg_0 = s12*R2_Jxz + c12*R2_Jyz;
    const REAL M11_1 = 0.8636*c1*M11_0;
    const REAL R1_Jyy_0 = R2_Jxx - c12*(c12*(R2_Jxx - R2_Jyy) - 2.0*R2_Jxy*s12) - M11_1;
    const REAL M11_2 = R2_Jzz - (M11_1 + 0.8636*s1*R1_hy_0);
    const REAL R1_hy = I1_hy - R1_hy_0;
    const REAL R1_Jyy = I1_Jyy + R1_Jyy_0;
    const REAL R1_Jyz_neg = R1_Jyz_neg_0 + r2_y*R2_hz + I1_Jyz_neg;

    /* composite inertia of 'link1' */
    const REAL M00_0 = R1_Jyy + 0.3001*R2_hz;
    const REAL R0_Jyz = R1_Jyz_neg + 0.15005*R1_hy;

    /* inertia that joint 'waist' feels, and its couplings inward */
    const REAL M00 = M00_0 + 2.661373057767;

    /* inertia that joint 'shoulder' feels, and its couplings inward */
    const REAL M11 = M11_2 + 4.072928847;

    /* inertia that joint 'elbow' feels, and its couplings inward */
    const REAL M22 = R2_Jzz_1 + 0.936065562438;
    const REAL M12 = R2_Jzz - (r2_x*M11_0 + r2_y*R1_hy_0);
    const REAL M02 = 0.15005*R1_hy_0 - R1_Jyz_neg_0;

    /* inertia that joint 'wrist_roll' feels, and its couplings inward */
    const REAL M33 = 0.19263278612368 - R3_Jxx_0;
    const REAL f3at1_x = c12*R2_hz;
    const REAL n3at1_y_0 = s12*(R2_Jxy_0 + R2_Jxy_1) - c12*(0.0203*R2_hx_0 - R3_Jzz);
    const REAL M13 = s12*R2_hz*r2_x - r2_y*f3at1_x - R2_Jyz_0;
    const REAL M03 = n3at1_y_0 - r2_x*R2_hx_0 + 0.15005*f3at1_x;

    /* inertia that joint 'wrist_pitch' feels, and its couplings inward */
    const REAL f4at2_x = c3*R3_hz;
    const REAL f4at2_z = s3*R3_hz;
    const REAL M24 = 0.00064216*c3 - (5.8464e-05*s4 - 0.4318*f4at2_x);
    const REAL f4at1_x = -c12*f4at2_x - s12*R3_hx;
    const REAL n4at1_y_0 = s12*(0.00064216*s3 + 0.4318*f4at2_z) - 0.0203*f4at2_z*c12;
    const REAL M14 = M24 - (r2_x*(s12*f4at2_x - c12*R3_hx) + r2_y*f4at1_x);
    const REAL M04 = n4at1_y_0 - r2_x*f4at2_z + 0.15005*f4at1_x;

    /* inertia that joint 'flange' feels, and its couplings inward */
    const REAL M35 = 4e-05*c4;
    const REAL M25 = 0.013888888888888888*R2_hz;
    const REAL n5at1_y = c12*M35 - 0.013888888888888888*R2_hx_0*s12;

    /* elimination of 'flange' */
    const REAL U05 = 5.1518639227799214*n5at1_y;
    const REAL U15 = 5.1518639227799214*M25;
    const REAL U35 = 0.00020607455691119687*c4;
    const REAL M00e5 = M00 - n5at1_y*U05;
    const REAL M01e5_0 = -n5at1_y*U15;
    const REAL M01e5 = M01e5_0 - R0_Jyz;
    const REAL M11e5_0 = M25*U15;
    const REAL M11e5 = M11 - M11e5_0;
    const REAL M02e5 = M02 + M01e5_0;
    const REAL M12e5 = M12 - M11e5_0;
    const REAL M22e5 = M22 - M11e5_0;
    const REAL M03e5 = M03 - n5at1_y*U35;
    const REAL M13e5_0 = M25*U35;
    const REAL M13e5 = M13 - M13e5_0;
    const REAL M23e5_neg = R2_Jyz_0 + M13e5_0;
    const REAL M33e5 = M33 - M35*U35;

    /* elimination of 'wrist_pitch' */
    const REAL U04 = 5.836060905888831*M04;
    const REAL U14 = 5.836060905888831*M14;
    const REAL U24 = 5.836060905888831*M24;
    const REAL M00e4 = M00e5 - M04*U04;
    const REAL M01e4 = M01e5 - M04*U14;
    const REAL M11e4 = M11e5 - M14*U14;
    const REAL M02e4 = M02e5 - M04*U24;
    const REAL M12e4 = M12e5 - M14*U24;
    const REAL M22e4 = M22e5 - M24*U24;

    /* elimination of 'wrist_roll' */
    const REAL D3_inv_neg = -1.0/M33e5;
    const REAL U03_neg = M03e5*D3_inv_neg;
    const REAL U13 = -M13e5*D3_inv_neg;
    const REAL U23 = M23e5_neg*D3_inv_neg;
    const REAL M00e3 = M00e4 + M03e5*U03_neg;
    const REAL M01e3 = M01e4 - M03e5*U13;
    const REAL M11e3 = M11e4 - M13e5*U13;
    const REAL M02e3 = M02e4 - M03e5*U23;
    const REAL M12e3 = M12e4 - M13e5*U23;
    const REAL D2 = M22e4 + M23e5_neg*U23;

    /* elimination of 'elbow' */
    const REAL D2_inv = 1.0/D2;
    const REAL U02 = M02e3*D2_inv;
    const REAL U12 = M12e3*D2_inv;
    const REAL M00e2 = M00e3 - M02e3*U02;
    const REAL M01e2 = M01e3 - M02e3*U12;
    const REAL D1 = M11e3 - M12e3*U12;

    /* elimination of 'shoulder' */
    const REAL D1_inv = 1.0/D1;
    const REAL U01 = M01e2*D1_inv;
    const REAL D0 = M00e2 - M01e2*U01;

    /* inverse of U */
    const REAL W02 = U12*U01 - U02;
    const REAL W13 = U23*U12 - U13;
    const REAL W03 = U03_neg - (U01*W13 - U23*U02);
    const REAL W14 = U24*U12 - U14;
    const REAL W04_neg = U01*W14 - U24*U02 + U04;
    const REAL W25 = U35*U23 - U15;
    const REAL W15 = U35*U13 - U12*W25 - U15;
    const REAL W05 = -U05 - (U01*W15 + U02*W25 + U35*U03_neg);

    W[0] = ALL(1.0);
    W[1] = -U01;
    W[2] = W02;
    W[3] = W03;
    W[4] = -W04_neg;
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
    W[16] = -U24;
    W[17] = W25;
    W[18] = ALL(0.0);
    W[19] = ALL(0.0);
    W[20] = ALL(0.0);
    W[21] = ALL(1.0);
    W[22] = ALL(0.0);
    W[23] = -U35;
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
    D[3] = M33e5;
    D[4] = ALL(0.171348451657);
    D[5] = ALL(0.194104505668);
}

FUNCTION(puma560_mass_matrix_inverse)(const REAL q[6], REAL M_inverse[36])
{
    const REAL q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4];

    /* sines and cosines */
    const REAL q12 = q1 + q2;
    const REAL angles[4] = {q1, q12, q3, q4};
    REAL sines[4], cosines[4];
    OF(puma560_sincos)(4, angles, sines, cosines);
    const REAL s1 = sines[0], s12 = sines[1], s3 = sines[2], s4 = sines[3];
    const REAL c1 = cosines[0], c12 = cosines[1], c3 = cosines[2], c4 = cosines[3];

    /* position of 'link3' */
    const REAL r2_x = 0.4318*c1;
    const REAL r2_y = 0.4318*s1;

    /* inertia of 'link2' in the axes of its group */
    const REAL I1_hy = 3.79559*s1 + 0.1044*c1;
    const REAL I1_Jyy = c1*(1.601861202*c1 - 0.0141984*s1);
    const REAL I1_Jyz_neg = 0.120863064*s1 + 0.00808578*c1;

    /* composite inertia of 'link4' */
    const REAL R3_hx = -0.00288*s4;
    const REAL R3_hz = 0.00288*c4;
    const REAL R3_Jxz_0 = 0.00020216*c4;
    const REAL R3_Jxx_0 = c4*R3_Jxz_0;
    const REAL R3_Jxz = s4*R3_Jxz_0;
    const REAL R3_Jxx = R3_Jxx_0 - 0.00020216;
    const REAL R3_Jzz = 0.00184216 - R3_Jxx_0;

    /* composite inertia of 'link3' */
    const REAL R2_hx_0 = -c3*R3_hx;
    const REAL R2_hz = -s3*R3_hx;
    const REAL R2_Jxx_0 = c3*(R3_Jxx_0 - 0.00030216);
    const REAL R2_Jxx_1 = c3*R2_Jxx_0;
    const REAL R2_Jxy_0 = c3*R3_Jxz;
    const REAL R2_Jzz_0 = 0.0406*R2_hx_0;
    const REAL R2_Jxx_2 = 0.002487168*c4;
    const REAL R2_Jxy_1 = 0.4318*R2_hx_0;
    const REAL R2_Jxx = R2_Jxx_1 + 0.0001 + R2_Jxx_2;
    const REAL R2_Jzz_1 = R3_Jxx - R2_Jxx_1 - (R2_Jzz_0 - R2_Jxx_2);
    const REAL R2_Jxz = s3*R2_Jxx_0 + 0.0203*R2_hz;
    const REAL R2_Jyz_0 = s3*R3_Jxz + 0.4318*R2_hz;
    const REAL R2_hx = R2_hx_0 - 0.025375;
    const REAL R2_hy = -R3_hz - 0.89133;
    const REAL R2_Jyy = R3_Jzz - R2_Jzz_0 - 0.3256620055;
    const REAL R2_Jzz = R2_Jzz_1 + 0.3591922305;
    const REAL R2_Jxy = R2_Jxy_0 - (5.8464e-05*c4 - R2_Jxy_1) - 0.011273199;
    const REAL R2_Jyz = R2_Jyz_0 + 0.0047376;

    /* composite inertia of 'link2' */
    const REAL M11_0 = c12*R2_hx - s12*R2_hy;
    const REAL R1_hy_0 = s12*R2_hx + c12*R2_hy;
    const REAL R1_Jyz_neg_0 = s12*R2_Jxz + c12*R2_Jyz;
    const REAL M11_1 = 0.8636*c1*M11_0;
    const REAL R1_Jyy_0 = R2_Jxx - c12*(c12*(R2_Jxx - R2_Jyy) - 2.0*R2_Jxy*s12) - M11_1;
    const REAL M11_2 = R2_Jzz - (M11_1 + 0.8636*s1*R1_hy_0);
    const REAL R1_hy = I1_hy - R1_hy_0;
    const REAL R1_Jyy = I1_Jyy + R1_Jyy_0;
    const REAL R1_Jyz_neg = R1_Jyz_neg_0 + r2_y*R2_hz + I1_Jyz_neg;

    /* composite inertia of 'link1' */
    const REAL M00_0 = R1_Jyy + 0.3001*R2_hz;
    const REAL R0_Jyz = R1_Jyz_neg + 0.15005*R1_hy;

    /* inertia that joint 'waist' feels, and its couplings inward */
    const REAL M00 = M00_0 + 2.661373057767;

    /* inertia that joint 'shoulder' feels, and its couplings inward */
    const REAL M11 = M11_2 + 4.072928847;

    /* inertia that joint 'elbow' feels, and its couplings inward */
    const REAL M22 = R2_Jzz_1 + 0.936065562438;
    const REAL M12 = R2_Jzz - (r2_x*M11_0 + r2_y*R1_hy_0);
    const REAL M02 = 0.15005*R1_hy_0 - R1_Jyz_neg_0;

    /* inertia that joint 'wrist_roll' feels, and its couplings inward */
    const REAL M33 = 0.19263278612368 - R3_Jxx_0;
    const REAL f3at1_x = c12*R2_hz;
    const REAL n3at1_y_0 = s12*(R2_Jxy_0 + R2_Jxy_1) - c12*(0.0203*R2_hx_0 - R3_Jzz);
    const REAL M13 = s12*R2_hz*r2_x - r2_y*f3at1_x - R2_Jyz_0;
    const REAL M03 = n3at1_y_0 - r2_x*R2_hx_0 + 0.15005*f3at1_x;

    /* inertia that joint 'wrist_pitch' feels, and its couplings inward */
    const REAL f4at2_x = c3*R3_hz;
    const REAL f4at2_z = s3*R3_hz;
    const REAL M24 = 0.00064216*c3 - (5.8464e-05*s4 - 0.4318*f4at2_x);
    const REAL f4at1_x = -c12*f4at2_x - s12*R3_hx;
    const REAL n4at1_y_0 = s12*(0.00064216*s3 + 0.4318*f4at2_z) - 0.0203*f4at2_z*c12;
    const REAL M14 = M24 - (r2_x*(s12*f4at2_x - c12*R3_hx) + r2_y*f4at1_x);
    const REAL M04 = n4at1_y_0 - r2_x*f4at2_z + 0.15005*f4at1_x;

    /* inertia that joint 'flange' feels, and its couplings inward */
    const REAL M35 = 4e-05*c4;
    const REAL M25 = 0.013888888888888888*R2_hz;
    const REAL n5at1_y = c12*M35 - 0.013888888888888888*R2_hx_0*s12;

    /* elimination of 'flange' */
    const REAL U05 = 5.1518639227799214*n5at1_y;
    const REAL U15 = 5.1518639227799214*M25;
    const REAL U35 = 0.00020607455691119687*c4;
    const REAL M00e5 = M00 - n5at1_y*U05;
    const REAL M01e5_0 = -n5at1_y*U15;
    const REAL M01e5 = M01e5_0 - R0_Jyz;
    const REAL M11e5_0 = M25*U15;
    const REAL M11e5 = M11 - M11e5_0;
    const REAL M02e5 = M02 + M01e5_0;
    const REAL M12e5 = M12 - M11e5_0;
    const REAL M22e5 = M22 - M11e5_0;
    const REAL M03e5 = M03 - n5at1_y*U35;
    const REAL M13e5_0 = M25*U35;
    const REAL M13e5 = M13 - M13e5_0;
    const REAL M23e5_neg = R2_Jyz_0 + M13e5_0;
    const REAL M33e5 = M33 - M35*U35;

    /* elimination of 'wrist_pitch' */
    const REAL U04 = 5.836060905888831*M04;
    const REAL U14 = 5.836060905888831*M14;
    const REAL U24 = 5.836060905888831*M24;
    const REAL M00e4 = M00e5 - M04*U04;
    const REAL M01e4 = M01e5 - M04*U14;
    const REAL M11e4 = M11e5 - M14*U14;
    const REAL M02e4 = M02e5 - M04*U24;
    const REAL M12e4 = M12e5 - M14*U24;
    const REAL M22e4 = M22e5 - M24*U24;

    /* elimination of 'wrist_roll' */
    const REAL D3_inv_neg = -1.0/M33e5;
    const REAL U03_neg = M03e5*D3_inv_neg;
    const REAL U13 = -M13e5*D3_inv_neg;
    const REAL U23 = M23e5_neg*D3_inv_neg;
    const REAL M00e3 = M00e4 + M03e5*U03_neg;
    const REAL M01e3 = M01e4 - M03e5*U13;
    const REAL M11e3 = M11e4 - M13e5*U13;
    const REAL M02e3 = M02e4 - M03e5*U23;
    const REAL M12e3 = M12e4 - M13e5*U23;
    const REAL D2 = M22e4 + M23e5_neg*U23;

    /* elimination of 'elbow' */
    const REAL D2_inv = 1.0/D2;
    const REAL U02 = M02e3*D2_inv;
    const REAL U12 = M12e3*D2_inv;
    const REAL M00e2 = M00e3 - M02e3*U02;
    const REAL M01e2 = M01e3 - M02e3*U12;
    const REAL D1 = M11e3 - M12e3*U12;

    /* elimination of 'shoulder' */
    const REAL D1_inv = 1.0/D1;
    const REAL U01 = M01e2*D1_inv;
    const REAL D0 = M00e2 - M01e2*U01;

    /* elimination of 'waist' */
    const REAL D0_inv = 1.0/D0;

    /* row 'shoulder' of the inverse */
    const REAL X01 = -U01*D0_inv;
    const REAL X11 = D1_inv - U01*X01;

    /* row 'elbow' of the inverse */
    const REAL X02 = -U02*D0_inv - U12*X01;
    const REAL X12 = -U02*X01 - U12*X11;
    const REAL X22 = D2_inv - U02*X02 - U12*X12;

    /* row 'wrist_roll' of the inverse */
    const REAL X03 = U03_neg*D0_inv - U13*X01 - U23*X02;
    const REAL X13 = U03_neg*X01 - U13*X11 - U23*X12;
    const REAL X23 = U03_neg*X02 - U13*X12 - U23*X22;
    const REAL X33_neg = D3_inv_neg - U03_neg*X03 + U13*X13 + U23*X23;

    /* row 'wrist_pitch' of the inverse */
    const REAL X04_neg = U04*D0_inv + U14*X01 + U24*X02;
    const REAL X14_neg = U04*X01 + U14*X11 + U24*X12;
    const REAL X24_neg = U04*X02 + U14*X12 + U24*X22;
    const REAL X34_neg = U04*X03 + U14*X13 + U24*X23;
    const REAL X44 = U04*X04_neg + 5.836060905888831 + U14*X14_neg + U24*X24_neg;

    /* row 'flange' of the inverse */
    const REAL X05 = -U05*D0_inv - U15*(X01 + X02) - U35*X03;
    const REAL X15_0 = U15*X12;
    const REAL X15 = -U05*X01 - U15*X11 - X15_0 - U35*X13;
    const REAL X25_neg = X15_0 + U05*X02 + U15*X22 + U35*X23;
    const REAL X35 = U35*X33_neg - (U05*X03 + U15*(X13 + X23));
    const REAL X45 = U05*X04_neg + U15*(X14_neg + X24_neg) + U35*X34_neg;
    const REAL X55 = 5.1518639227799214 - U05*X05 + U15*(X25_neg - X15) - U35*X35;

    M_inverse[0] = D0_inv;
    M_inverse[1] = X01;
    M_inverse[2] = X02;
    M_inverse[3] = X03;
    M_inverse[4] = -X04_neg;
    M_inverse[5] = X05;
    M_inverse[6] = X01;
    M_inverse[7] = X11;
    M_inverse[8] = X12;
    M_inverse[9] = X13;
    M_inverse[10] = -X14_neg;
    M_inverse[11] = X15;
    M_inverse[12] = X02;
    M_inverse[13] = X12;
    M_inverse[14] = X22;
    M_inverse[15] = X23;
    M_inverse[16] = -X24_neg;
    M_inverse[17] = -X25_neg;
    M_inverse[18] = X03;
    M_inverse[19] = X13;
    M_inverse[20] = X23;
    M_inverse[21] = -X33_neg;
    M_inverse[22] = -X34_neg;
    M_inverse[23] = X35;
    M_inverse[24] = -X04_neg;
    M_inverse[25] = -X14_neg;
    M_inverse[26] = -X24_neg;
    M_inverse[27] = -X34_neg;
    M_inverse[28] = X44;
    M_inverse[29] = X45;
    M_inverse[30] = X05;
    M_inverse[31] = X15;
    M_inverse[32] = -X25_neg;
    M_inverse[33] = X35;
    M_inverse[34] = X45;
    M_inverse[35] = X55;
}

FUNCTION(puma560_inverse_dynamics)(
    const REAL q[6], const REAL qd[6], const REAL qdd[6], REAL tau[6])
{
    const REAL q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5];
    const REAL qd0 = qd[0], qd1 = qd[1], qd2 = qd[2], qd3 = qd[3], qd4 = qd[4], qd5 = qd[5];
    const REAL qdd0 = qdd[0], qdd1 = qdd[1], qdd2 = qdd[2], qdd3 = qdd[3], qdd4 = qdd[4];
    const REAL qdd5 = qdd[5];

    /* sines and cosines */
    const REAL q12 = q1 + q2;
    const REAL angles[5] = {q1, q12, q3, q4, q5};
    REAL sines[5], cosines[5];
    OF(puma560_sincos)(5, angles, sines, cosines);
    const REAL s1 = sines[0], s12 = sines[1], s3 = sines[2], s4 = sines[3], s5 = sines[4];
    const REAL c1 = cosines[0], c12 = cosines[1], c3 = cosines[2], c4 = cosines[3], c5 = cosines[4];

    /* position of 'link3' */
    const REAL r2_x = 0.4318*c1;
    const REAL r2_y = 0.4318*s1;

    /* inertia of 'link2' in the axes of its group */
    const REAL I1_hx = 2.90426*c1 - 0.1044*s1;
    const REAL I1_hy = 2.90426*s1 + 0.1044*c1;
    const REAL I1_Jyy_0 = 1.216984908*c1 - 0.0141984*s1;
    const REAL I1_Jyy = c1*I1_Jyy_0;
    const REAL I1_Jxy = -s1*I1_Jyy_0 - 0.0070992;
    const REAL I1_Jxz = 0.00808578*s1 - 0.120863064*c1;
    const REAL I1_Jyz_neg = 0.120863064*s1 + 0.00808578*c1;

    /* motion of 'link1' */
    const REAL ww0_zz = qd0*qd0;

    /* motion of 'link2' */
    const REAL a1_x = 0.15005*qdd0;
    const REAL a1_z = -0.15005*ww0_zz;
    const REAL ww1_zz = qd1*qd1;
    const REAL E1_xx_neg = ww0_zz + ww1_zz;
    const REAL E1_zy = qd0*qd1*2.0;

    /* motion of 'link3' */
    const REAL w2_x_neg = qd0*s12;
    const REAL w2_y_neg = qd0*c12;
    const REAL E2_xz_neg = qdd0*c12;
    const REAL a2_x_neg_0 = a1_x - (r2_x*E1_xx_neg + qdd1*r2_y);
    const REAL a2_x_neg_1 = qdd1*r2_x - r2_y*ww1_zz + 9.81;
    const REAL a2_z = a1_z - (qdd0*r2_x - r2_y*E1_zy);
    const REAL a2_x_neg = c12*a2_x_neg_0 + s12*a2_x_neg_1;
    const REAL a2_y = s12*a2_x_neg_0 - c12*a2_x_neg_1;
    const REAL wd2_z = qdd1 + qdd2;
    const REAL w2_z = qd1 + qd2;
    const REAL ww2_xx = w2_x_neg*w2_x_neg;
    const REAL ww2_zz = w2_z*w2_z;
    const REAL ww2_xy = w2_x_neg*w2_y_neg;
    const REAL ww2_xz_neg = w2_x_neg*w2_z;
    const REAL ww2_yz_neg = w2_y_neg*w2_z;
    const REAL wd2_y = ww2_xz_neg - E2_xz_neg;
    const REAL E2_xx_neg_0 = w2_y_neg*w2_y_neg;
    const REAL E2_xx_neg = ww2_zz + E2_xx_neg_0;
    const REAL E2_xy = ww2_xy - wd2_z;
    const REAL E2_yx = wd2_z + ww2_xy;
    const REAL E2_yy_neg = ww2_xx + ww2_zz;
    const REAL E2_zx_neg = ww2_xz_neg + wd2_y;
    const REAL E2_zy_neg = qdd0*s12 + ww2_yz_neg + ww2_yz_neg;

    /* motion of 'link4' */
    const REAL w3_x = c3*w2_x_neg - s3*w2_z;
    const REAL w3_y_neg = s3*w2_x_neg + c3*w2_z;
    const REAL a3_x_0 = a2_x_neg - (0.0203*E2_xx_neg - 0.4318*E2_xy);
    const REAL a3_z = 0.0203*E2_yx - 0.4318*E2_yy_neg - a2_y;
    const REAL a3_x_1 = -a2_z - (0.0203*E2_zx_neg + 0.4318*E2_zy_neg);
    const REAL a3_x = c3*a3_x_0 + s3*a3_x_1;
    const REAL a3_y = c3*a3_x_1 - s3*a3_x_0;
    const REAL wd3_z = qdd3 - wd2_y;
    const REAL w3_z = qd3 + w2_y_neg;
    const REAL ww3_xy_neg = w3_x*w3_y_neg;
    const REAL ww3_xz = w3_x*w3_z;
    const REAL ww3_yz_neg = w3_y_neg*w3_z;
    const REAL wd3_y_neg = s3*E2_zy_neg - c3*E2_xy + ww3_xz;
    const REAL E3_xy_neg = wd3_z + ww3_xy_neg;
    const REAL E3_zx = ww3_xz + wd3_y_neg;
    const REAL E3_zy_neg = ww3_yz_neg - (s3*E2_xy + c3*E2_zy_neg) + ww3_yz_neg;

    /* motion of 'link5' */
    const REAL w4_x_neg = c4*w3_x + s4*w3_z;
    const REAL w4_y = s4*w3_x - c4*w3_z;
    const REAL a4_x = -c4*a3_x - s4*a3_z;
    const REAL wd4_z = qdd4 + wd3_y_neg;
    const REAL w4_z = qd4 + w3_y_neg;
    const REAL ww4_xy_neg = w4_x_neg*w4_y;
    const REAL ww4_xz_neg = w4_x_neg*w4_z;
    const REAL ww4_yz = w4_y*w4_z;
    const REAL wd4_y = ww4_xz_neg - (c4*E3_xy_neg + s4*E3_zy_neg);
    const REAL E4_xy_neg = wd4_z + ww4_xy_neg;
    const REAL E4_yy_neg = w4_x_neg*w4_x_neg + w4_z*w4_z;
    const REAL E4_zx_neg = ww4_xz_neg + wd4_y;
    const REAL E4_zy = ww4_yz - (s4*E3_xy_neg - c4*E3_zy_neg) + ww4_yz;

    /* motion of 'link6' */
    const REAL wd5_z = qdd5 - wd4_y;
    const REAL w5_z = qd5 - w4_y;
    const REAL ww5_xz = (c5*w4_x_neg - s5*w4_z)*w5_z;
    const REAL ww5_yz_neg = (s5*w4_x_neg + c5*w4_z)*w5_z;

    /* force on 'link6' */
    const REAL n5_x = -4e-05*ww5_yz_neg;
    const REAL n5_y = -4e-05*ww5_xz;
    const REAL n5_z = 4e-05*wd5_z;

    /* force on 'link5' */
    const REAL f4_x = 0.00288*E4_xy_neg;
    const REAL f4_y = 0.00288*E4_yy_neg;
    const REAL f4_z = -0.00288*E4_zy;
    const REAL n4_z_0 = 0.00064216*wd4_z + 0.00024216*ww4_xy_neg + 0.00288*a4_x;
    const REAL n4_x = s5*n5_y - c5*n5_x + (0.00044216*E4_zy + 0.00288*a3_y);
    const REAL n4_y = 0.0002*E4_zx_neg - n5_z;
    const REAL n4_z = n4_z_0 - (s5*n5_x + c5*n5_y);

    /* force on 'link4' */
    const REAL n3_x_neg = c4*n4_x - s4*n4_y + 0.00075*E3_zy_neg;
    const REAL n3_y_neg = n4_z + 0.00065*E3_zx;
    const REAL n3_z = 0.0014*wd3_z + 0.0001*ww3_xy_neg - (s4*n4_x + c4*n4_y);
    const REAL f3_x = 2.064219546086151*a3_x - (c4*f4_x - s4*f4_y);
    const REAL f3_y = 2.064219546086151*a3_y - f4_z;
    const REAL f3_z_neg = s4*f4_x + c4*f4_y - 2.064219546086151*a3_z;

    /* force on 'link3' */
    const REAL f2_x_0 = s3*f3_y - c3*f3_x;
    const REAL f2_z_0 = -s3*f3_x - c3*f3_y;
    const REAL n2_z_0 = s3*n3_x_neg + c3*n3_y_neg - (0.0203*f3_z_neg - 0.4318*f2_x_0);
    const REAL n2_x_0 = 0.0047376*(ww0_zz - E2_yy_neg);
    const REAL n2_x_1 = 0.043641336*E2_zy_neg + 0.0068208*E2_zx_neg + n2_x_0;
    const REAL n2_y_0 = 0.01591446826725336*E2_zx_neg - 0.0068208*E2_zy_neg - 0.0047376*E2_xy;
    const REAL n2_z_1 = 0.027726867732746643*wd2_z - 0.059555804267253355*ww2_xy;
    const REAL n2_z_2 = 0.0047376*E2_xz_neg + n2_z_1 - 0.0068208*(ww2_xx - E2_xx_neg_0);
    const REAL n2_x = c3*n3_x_neg - s3*n3_y_neg - 0.4318*f2_z_0 + n2_x_1;
    const REAL n2_y = 0.0203*f2_z_0 - n3_z + (n2_y_0 - 0.016528656785548865*a2_z);
    const REAL n2_z = n2_z_0 - (n2_z_2 - 0.016528656785548865*a2_y);
    const REAL f2_x = f2_x_0 - 0.016528656785548865*E2_xx_neg;
    const REAL f2_y = f3_z_neg + 0.016528656785548865*E2_yx;
    const REAL f2_z = f2_z_0 - 0.016528656785548865*E2_zx_neg;

    /* force on 'link2' */
    const REAL f1_x_neg_0 = c12*f2_x - s12*f2_y;
    const REAL tau0_0 = s12*n2_x;
    const REAL tau0_1 = c12*n2_y;
    const REAL tau0_2 = r2_x*f2_z;
    const REAL tau1_0 = r2_x*(s12*f2_x + c12*f2_y);
    const REAL tau1_1 = r2_y*f1_x_neg_0;
    const REAL tau0_3 = -I1_Jxy*E1_zy;
    const REAL tau0_4 = qdd1*I1_Jyz_neg;
    const REAL tau0_5 = -I1_Jxz*ww1_zz;
    const REAL tau1_2 = qdd0*I1_Jyz_neg;
    const REAL tau1_3 = -I1_Jxy*ww0_zz;
    const REAL tau0_6 = -I1_hx*a1_z;
    const REAL tau1_4 = 9.81*I1_hx;
    const REAL tau1_5 = I1_hy*a1_x;
    const REAL f1_x_neg = I1_hx*E1_xx_neg + qdd1*I1_hy + f1_x_neg_0;

    /* force on 'link1' */
    const REAL tau0_7 = 0.15005*f1_x_neg;

    /* friction */
    const REAL tau0_8 = 5.8018217679508*qd0;
    const REAL tau0_9 = 25.9836065*OF(puma560_sign)(qd0);
    const REAL tau1_6 = 9.496868641825*qd1;
    const REAL tau1_7 = 10.6197775*OF(puma560_sign)(qd1);
    const REAL fric2 = 3.9804259903722*qd2 + 6.36419655*OF(puma560_sign)(qd2);
    const REAL fric3 = 0.411645229697152*qd3 + 1.06831142*OF(puma560_sign)(qd3);
    const REAL fric4 = 0.4272830209354*qd4 + 0.85444524*OF(puma560_sign)(qd4);
    const REAL fric5 = 0.2158232532732*qd5 + 0.55443978*OF(puma560_sign)(qd5);

    /* joint forces */
    const REAL tau0_10 = -qdd0*(I1_Jyy + 1.4884400628843215 + 0.784029968642);
    const REAL tau0_11 = tau0_0 + tau0_1 + tau0_2 + tau0_10 + tau0_3 + tau0_4 + tau0_5;
    const REAL tau0 = tau0_9 - (tau0_11 - tau0_6 + tau0_7 - tau0_8);
    const REAL tau1_8 = n2_z - tau1_0 + tau1_1 + 3.688052553*qdd1 - tau1_2 + tau1_3;
    const REAL tau1 = tau1_8 + tau1_4 - tau1_5 + tau1_6 + tau1_7;
    const REAL tau2 = n2_z + 0.576873331938*qdd2 + fric2;
    const REAL tau3 = n3_z + 0.19079062612368*qdd3 + fric3;
    const REAL tau4 = n4_z + 0.170706291657*qdd4 + fric4;
    const REAL tau5 = n5_z + 0.194064505668*qdd5 + fric5;

    tau[0] = tau0;
    tau[1] = tau1;
    tau[2] = tau2;
    tau[3] = tau3;
    tau[4] = tau4;
    tau[5] = tau5;
}

FUNCTION(puma560_bias_forces)(const REAL q[6], const REAL qd[6], REAL bias[6])
{
    const REAL q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5];
    const REAL qd0 = qd[0], qd1 = qd[1], qd2 = qd[2], qd3 = qd[3], qd4 = qd[4], qd5 = qd[5];

    /* sines and cosines */
    const REAL q12 = q1 + q2;
    const REAL angles[5] = {q1, q12, q3, q4, q5};
    REAL sines[5], cosines[5];
    OF(puma560_sincos)(5, angles, sines, cosines);
    const REAL s1 = sines[0], s12 = sines[1], s3 = sines[2], s4 = sines[3], s5 = sines[4];
    const REAL c1 = cosines[0], c12 = cosines[1], c3 = cosines[2], c4 = cosines[3], c5 = cosines[4];

    /* position of 'link3' */
    const REAL r2_x = 0.4318*c1;
    const REAL r2_y = 0.4318*s1;

    /* position of 'link4' */
    const REAL r3_x = 0.0203*c12 - 0.4318*s12;
    const REAL r3_y = 0.0203*s12 + 0.4318*c12;

    /* inertia of 'link2' in the axes of its group */
    const REAL I1_hx = 3.79559*c1 - 0.1044*s1;
    const REAL I1_Jxy = -s1*(1.601861202*c1 - 0.0141984*s1) - 0.0070992;
    const REAL I1_Jxz = 0.00808578*s1 - 0.120863064*c1;

    /* inertia of 'link3' in the axes of its group */
    const REAL I2_hx = 0.025375*c12 - 0.89133*s12;
    const REAL I2_hy = 0.025375*s12 + 0.89133*c12;
    const REAL I2_Jxy = s12*(0.3244698455*c12 + 0.022546398*s12) - 0.011273199;
    const REAL I2_Jxz = 0.0047376*s12;

    /* motion of 'link1' */
    const REAL ww0_zz = qd0*qd0;

    /* motion of 'link2' */
    const REAL a1_z = -0.15005*ww0_zz;
    const REAL ww1_zz = qd1*qd1;
    const REAL E1_xx_neg = ww0_zz + ww1_zz;
    const REAL E1_zy = qd0*qd1*2.0;

    /* motion of 'link3' */
    const REAL a2_x_neg = r2_x*E1_xx_neg;
    const REAL a2_y = 9.81 - r2_y*ww1_zz;
    const REAL a2_z = a1_z + r2_y*E1_zy;
    const REAL w2_z = qd1 + qd2;
    const REAL ww2_zz = w2_z*w2_z;
    const REAL ww2_yz = qd0*w2_z;
    const REAL E2_xx_neg = ww0_zz + ww2_zz;
    const REAL E2_zy = 2.0*ww2_yz;

    /* motion of 'link4' */
    const REAL w3_x_0 = qd0*s12;
    const REAL w3_z_0 = qd0*c12;
    const REAL w3_x = c3*w3_x_0 - s3*w2_z;
    const REAL w3_y_neg = s3*w3_x_0 + c3*w2_z;
    const REAL wd3_z_neg = s12*ww2_yz;
    const REAL a3_x_0 = a2_x_neg + r3_x*E2_xx_neg;
    const REAL a3_x_1 = r3_y*ww2_zz - a2_y;
    const REAL a3_x_2 = -a2_z - r3_y*E2_zy;
    const REAL a3_x_3 = c12*a3_x_0 + s12*a3_x_1;
    const REAL a3_z = s12*a3_x_0 - c12*a3_x_1;
    const REAL a3_x = s3*a3_x_2 - c3*a3_x_3;
    const REAL a3_y = s3*a3_x_3 + c3*a3_x_2;
    const REAL w3_z = qd3 + w3_z_0;
    const REAL E3_xz_0 = c12*E2_zy;
    const REAL E3_xz_1 = w3_z_0*w3_x_0;
    const REAL ww3_xy_neg = w3_x*w3_y_neg;
    const REAL ww3_xz = w3_x*w3_z;
    const REAL ww3_yz_neg = w3_y_neg*w3_z;
    const REAL wd3_y = c3*E3_xz_1 - s3*E3_xz_0 - ww3_xz;
    const REAL E3_xy = wd3_z_neg - ww3_xy_neg;
    const REAL E3_zx = ww3_xz - wd3_y;
    const REAL E3_zy = s3*E3_xz_1 + c3*E3_xz_0 - ww3_yz_neg - ww3_yz_neg;

    /* motion of 'link5' */
    const REAL w4_x_neg = c4*w3_x + s4*w3_z;
    const REAL w4_y = s4*w3_x - c4*w3_z;
    const REAL a4_x = -c4*a3_x - s4*a3_z;
    const REAL w4_z = qd4 + w3_y_neg;
    const REAL ww4_xy_neg = w4_x_neg*w4_y;
    const REAL ww4_xz_neg = w4_x_neg*w4_z;
    const REAL ww4_yz = w4_y*w4_z;
    const REAL wd4_y = c4*E3_xy + s4*E3_zy + ww4_xz_neg;
    const REAL E4_xy = wd3_y - ww4_xy_neg;
    const REAL E4_yy_neg = w4_x_neg*w4_x_neg + w4_z*w4_z;
    const REAL E4_zx_neg = ww4_xz_neg + wd4_y;
    const REAL E4_zy = s4*E3_xy - c4*E3_zy + ww4_yz + ww4_yz;

    /* motion of 'link6' */
    const REAL w5_z = qd5 - w4_y;
    const REAL ww5_xz = (c5*w4_x_neg - s5*w4_z)*w5_z;
    const REAL ww5_yz_neg = (s5*w4_x_neg + c5*w4_z)*w5_z;

    /* force on 'link6' */
    const REAL n5_x = -4e-05*ww5_yz_neg;
    const REAL n5_y = -4e-05*ww5_xz;
    const REAL n5_z = -4e-05*wd4_y;

    /* force on 'link5' */
    const REAL f4_x = -0.00288*E4_xy;
    const REAL f4_y = 0.00288*E4_yy_neg;
    const REAL f4_z = -0.00288*E4_zy;
    const REAL n4_z_0 = 0.00064216*wd3_y - 0.00024216*ww4_xy_neg - 0.00288*a4_x;
    const REAL n4_x = s5*n5_y - c5*n5_x + (0.00044216*E4_zy + 0.00288*a3_y);
    const REAL n4_y = 0.0002*E4_zx_neg - n5_z;
    const REAL n4_z = -s5*n5_x - c5*n5_y - n4_z_0;

    /* force on 'link4' */
    const REAL f3_x = s4*f4_y - c4*f4_x;
    const REAL f3_z = -s4*f4_x - c4*f4_y;
    const REAL n3_x_neg = c4*n4_x - s4*n4_y - 0.00075*E3_zy;
    const REAL n3_y_neg = n4_z + 0.00065*E3_zx;
    const REAL n3_z_neg = s4*n4_x + c4*n4_y + (0.0014*wd3_z_neg - 0.0001*ww3_xy_neg);

    /* force on 'link3' */
    const REAL f2_x_0 = c3*f3_x + s3*f4_z;
    const REAL f2_z_0 = s3*f3_x - c3*f4_z;
    const REAL f2_x_1 = c12*f2_x_0 - s12*f3_z;
    const REAL f2_y_0 = s12*f2_x_0 + c12*f3_z;
    const REAL n2_y_0 = s12*(c3*n3_x_neg - s3*n3_y_neg) + c12*n3_z_neg - r3_x*f2_z_0;
    const REAL n2_z_0 = I2_Jxy*ww0_zz - (I2_hx*a2_y + I2_hy*a2_x_neg);
    const REAL n2_y = I2_Jxy*E2_zy + I2_Jxz*ww2_zz - I2_hx*a2_z - n2_y_0;
    const REAL n2_z = s3*n3_x_neg + c3*n3_y_neg + (r3_x*f2_y_0 - r3_y*f2_x_1) - n2_z_0;
    const REAL f2_x = f2_x_1 - I2_hx*E2_xx_neg;
    const REAL f2_y = f2_y_0 - I2_hy*ww2_zz;
    const REAL f2_z = I2_hy*E2_zy - f2_z_0;

    /* force on 'link2' */
    const REAL n1_y_neg_0 = I1_hx*a1_z - (I1_Jxy*E1_zy + I1_Jxz*ww1_zz);
    const REAL n1_y_neg = r2_x*f2_z - n2_y + n1_y_neg_0;
    const REAL n1_z = r2_x*f2_y - r2_y*f2_x + n2_z + (9.81*I1_hx - I1_Jxy*ww0_zz);
    const REAL f1_x = f2_x - I1_hx*E1_xx_neg;

    /* force on 'link1' */
    const REAL n0_z = 0.15005*f1_x - n1_y_neg;

    /* friction */
    const REAL fric0 = 5.8018217679508*qd0 + 25.9836065*OF(puma560_sign)(qd0);
    const REAL fric1 = 9.496868641825*qd1 + 10.6197775*OF(puma560_sign)(qd1);
    const REAL fric2 = 3.9804259903722*qd2 + 6.36419655*OF(puma560_sign)(qd2);
    const REAL fric3 = 0.411645229697152*qd3 + 1.06831142*OF(puma560_sign)(qd3);
    const REAL fric4 = 0.4272830209354*qd4 + 0.85444524*OF(puma560_sign)(qd4);
    const REAL fric5 = 0.2158232532732*qd5 + 0.55443978*OF(puma560_sign)(qd5);

    /* joint forces */
    const REAL bias0 = n0_z + fric0;
    const REAL bias1 = n1_z + fric1;
    const REAL bias2 = n2_z + fric2;
    const REAL bias3 = fric3 - n3_z_neg;
    const REAL bias4 = n4_z + fric4;
    const REAL bias5 = n5_z + fric5;

    bias[0] = bias0;
    bias[1] = bias1;
    bias[2] = bias2;
    bias[3] = bias3;
    bias[4] = bias4;
    bias[5] = bias5;
}

FUNCTION(puma560_gravity_forces)(const REAL q[6], REAL g[6])
{
    const REAL q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4];

    /* sines and cosines */
    const REAL q12 = q1 + q2;
    const REAL angles[4] = {q1, q12, q3, q4};
    REAL sines[4], cosines[4];
    OF(puma560_sincos)(4, angles, sines, cosines);
    const REAL s1 = sines[0], s12 = sines[1], s3 = sines[2], s4 = sines[3];
    const REAL c1 = cosines[0], c12 = cosines[1], c3 = cosines[2], c4 = cosines[3];

    /* inertia of 'link2' in the axes of its group */
    const REAL I1_hx = 3.79559*c1 - 0.1044*s1;

    /* motion of 'link3' */
    const REAL a2_x = -9.81*s12;
    const REAL a2_y = -9.81*c12;

    /* motion of 'link4' */
    const REAL a3_x = -c3*a2_x;
    const REAL a3_y = s3*a2_x;

    /* motion of 'link5' */
    const REAL a4_x_neg = c4*a3_x - s4*a2_y;

    /* force on 'link5' */
    const REAL n4_x = 0.00288*a3_y;
    const REAL n4_z = -0.00288*a4_x_neg;

    /* force on 'link4' */
    const REAL n3_x = -c4*n4_x;
    const REAL n3_z = -s4*n4_x;

    /* force on 'link3' */
    const REAL n2_z = 0.24892875*c12 - 8.7439473*s12 - (s3*n3_x - c3*n4_z);

    /* force on 'link2' */
    const REAL n1_z = n2_z + 9.81*I1_hx;

    g[0] = ALL(0.0);
    g[1] = n1_z;
    g[2] = n2_z;
    g[3] = n3_z;
    g[4] = n4_z;
    g[5] = ALL(0.0);
}

FUNCTION(puma560_coriolis_matrix)(const REAL q[6], const REAL qd[6], REAL C[36])
{
    const REAL q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4];
    const REAL qd0 = qd[0], qd1 = qd[1], qd2 = qd[2], qd3 = qd[3], qd4 = qd[4], qd5 = qd[5];

    /* sines and cosines */
    const REAL q12 = q1 + q2;
    const REAL angles[4] = {q1, q12, q3, q4};
    REAL sines[4], cosines[4];
    OF(puma560_sincos)(4, angles, sines, cosines);
    const REAL s1 = sines[0], s12 = sines[1], s3 = sines[2], s4 = sines[3];
    const REAL c1 = cosines[0], c12 = cosines[1], c3 = cosines[2], c4 = cosines[3];

    /* position of 'link3' */
    const REAL r2_x = 0.4318*c1;
    const REAL r2_y = 0.4318*s1;

    /* position of 'link4' */
    const REAL r3_x = 0.0203*c12 - 0.4318*s12;
    const REAL r3_y = 0.0203*s12 + 0.4318*c12;

    /* inertia of 'link2' in the axes of its group */
    const REAL I1_hx = 3.79559*c1 - 0.1044*s1;
    const REAL I1_Jxy = -s1*(1.601861202*c1 - 0.0141984*s1) - 0.0070992;
    const REAL I1_Jxz = 0.00808578*s1 - 0.120863064*c1;

    /* inertia of 'link3' in the axes of its group */
    const REAL I2_hx = 0.025375*c12 - 0.89133*s12;
    const REAL I2_hy = 0.025375*s12 + 0.89133*c12;
    const REAL I2_Jxy = s12*(0.3251198455*c12 + 0.022546398*s12) - 0.011273199;

    /* velocity of 'link2' */
    const REAL v1_x = 0.15005*qd0;

    /* velocity of 'link3' */
    const REAL v2_y = r2_x*qd1;
    const REAL v2_z_neg = r2_x*qd0;
    const REAL v2_x = v1_x - r2_y*qd1;
    const REAL w2_z = qd1 + qd2;

    /* velocity of 'link4' */
    const REAL w3_x_0 = s12*qd0;
    const REAL w3_x = c3*w3_x_0 - s3*w2_z;
    const REAL w3_y_neg = s3*w3_x_0 + c3*w2_z;
    const REAL v3_x_0 = v2_x - r3_y*w2_z;
    const REAL v3_x_1 = v2_y + r3_x*w2_z;
    const REAL v3_x_2 = v2_z_neg + r3_x*qd0;
    const REAL v3_x_3 = c12*v3_x_0 + s12*v3_x_1;
    const REAL v3_z = c12*v3_x_1 - s12*v3_x_0;
    const REAL v3_x = c3*v3_x_3 + s3*v3_x_2;
    const REAL v3_y = c3*v3_x_2 - s3*v3_x_3;
    const REAL w3_z = qd3 + c12*qd0;

    /* velocity of 'link5' */
    const REAL w4_x_neg_0 = s4*w3_z;
    const REAL w4_x_neg = c4*w3_x + w4_x_neg_0;
    const REAL w4_y = s4*w3_x - c4*w3_z;
    const REAL v4_x = -c4*v3_x - s4*v3_z;
    const REAL v4_y = s4*v3_x - c4*v3_z;
    const REAL w4_z = qd4 + w3_y_neg;

    /* velocity of 'link6' */
    const REAL w5_z = qd5 - w4_y;

    /* composite inertia of 'link4' */
    const REAL R3_hx = -0.00288*s4;
    const REAL R3_hz = 0.00288*c4;
    const REAL R3_Jxz_0 = 0.00020216*c4;
    const REAL R3_Jxx_0 = c4*R3_Jxz_0;
    const REAL R3_Jxz = s4*R3_Jxz_0;
    const REAL R3_Jxx = R3_Jxx_0 + 0.00034;
    const REAL R3_Jzz = 0.00184216 - R3_Jxx_0;

    /* composite inertia of 'link3' */
    const REAL R2_hx_0 = -c3*R3_hx;
    const REAL R2_hz = -s3*R3_hx;
    const REAL R2_hx_1 = c12*R2_hx_0 + s12*R3_hz;
    const REAL R2_hy_0 = s12*R2_hx_0 - c12*R3_hz;
    const REAL R2_Jxy_0 = c3*(R3_Jxx_0 - 0.00030216);
    const REAL R2_Jxy_1 = c3*R3_Jxz;
    const REAL R2_Jxy_2 = c12*(c3*R2_Jxy_0 + 0.00064216 - R3_Jzz) - 2.0*R2_Jxy_1*s12;
    const REAL T2_zz_neg_0 = 2.0*r3_x;
    const REAL T2_zz_neg_1 = 2.0*r3_y;
    const REAL R2_hx = I2_hx - R2_hx_1;
    const REAL R2_hy = I2_hy - R2_hy_0;
    const REAL R2_Jxy = R2_Jxy_1 + s12*R2_Jxy_2 + (r3_x*R2_hy_0 + r3_y*R2_hx_1) + I2_Jxy;
    const REAL R2_Jxz = s12*(s3*R3_Jxz + 0.0047376) - s3*R2_Jxy_0*c12 - r3_x*R2_hz;

    /* composite inertia of 'link2' */
    const REAL T0_zz_neg_0 = 0.8636*c1;
    const REAL C11_0 = 0.8636*s1;
    const REAL C11_1 = R2_Jxz - r2_x*R2_hz;
    const REAL R1_hx = I1_hx + R2_hx;
    const REAL R1_Jxy = R2_Jxy - (r2_x*R2_hy + r2_y*R2_hx) + I1_Jxy;

    const REAL T0_zz_neg_1 = -0.5*I1_Jxy;
    const REAL T1_yz_0 = -0.5*I1_Jxz;
    const REAL p1_y_0 = 0.5*I1_hx;
    const REAL T0_zz_neg_2 = 0.5*I2_Jxy;
    const REAL T2_yz_neg_0 = 0.0023688*s12;
    const REAL p2_y_0 = 0.5*I2_hx;
    const REAL p2_x_neg_0 = 0.5*I2_hy;

    /* momenta of 'link2' */
    const REAL T0_zz_neg_3 = qd1*T0_zz_neg_1;
    const REAL T1_yz_1 = qd0*T0_zz_neg_1;
    const REAL T1_yz_2 = qd1*T1_yz_0;
    const REAL T0_zz_neg_4 = I1_hx*v1_x;

    /* momenta of 'link3' */
    const REAL T0_zz_neg_5 = w2_z*T0_zz_neg_2;
    const REAL T2_yz_neg_1 = qd0*T0_zz_neg_2;
    const REAL T2_yz_neg_2 = w2_z*T2_yz_neg_0;
    const REAL L2_x_0 = v2_z_neg*p2_x_neg_0;
    const REAL T2_zz_neg_2 = I2_hx*v2_x;

    /* momenta of 'link5' */
    const REAL T4_xz = 0.0002*w4_y;
    const REAL p4_x = 0.00144*w4_z;
    const REAL p4_z = 0.00144*w4_x_neg;
    const REAL L4_x_neg_0 = -0.00144*v3_y;
    const REAL L4_z_0 = -0.00144*v4_x;
    const REAL L4_x_neg = 0.00012108*w4_x_neg + L4_x_neg_0;
    const REAL L4_z = 0.00032108*w4_z - L4_z_0;
    const REAL T4_xx = -0.00288*v4_y;

    /* momenta of 'link6' */
    const REAL L5_z = 2e-05*w5_z;

    /* momenta of 'link5' */
    const REAL T4_xy_0 = 2e-05*w4_z;
    const REAL C54 = -2e-05*w4_x_neg;
    const REAL T4_xy = 0.00012108*w4_z - L4_z_0 - T4_xy_0;
    const REAL T4_yz = 0.00032108*w4_x_neg + L4_x_neg_0 + C54;

    /* momenta of 'link4' */
    const REAL p3_x_neg = c4*p4_x;
    const REAL p3_z_neg = s4*p4_x;
    const REAL L3_x_0 = c4*L4_x_neg - s4*L5_z;
    const REAL L3_z_0 = s4*L4_x_neg + c4*L5_z;
    const REAL T3_xx_neg_0 = 2.0*T4_xy*s4 - c4*T4_xx;
    const REAL T3_xx_neg = c4*T3_xx_neg_0;
    const REAL T3_zz = T4_xx + T3_xx_neg;
    const REAL T3_xy_0 = c4*T4_xz - s4*T4_yz;
    const REAL T3_yz_0 = s4*T4_xz + c4*T4_yz;
    const REAL L3_x = 0.00015*w3_x + L3_x_0;
    const REAL L3_z = 0.0008*w3_z + L3_z_0;
    const REAL T3_xy = 0.00015*w3_z + T3_xy_0;
    const REAL T3_xz = T4_xy - s4*T3_xx_neg_0 - 0.00065*w3_y_neg;
    const REAL T3_yz = T3_yz_0 - 0.0008*w3_x;

    /* momenta of 'link3' */
    const REAL p2_x_neg_1 = c3*p3_x_neg - s3*p4_z;
    const REAL p2_z_0 = s3*p3_x_neg + c3*p4_z;
    const REAL p2_x_neg_2 = c12*p2_x_neg_1 - s12*p3_z_neg;
    const REAL p2_y_1 = s12*p2_x_neg_1 + c12*p3_z_neg;
    const REAL L2_x_1 = c3*L3_x + s3*L4_z;
    const REAL L2_x_2 = r3_y*p2_z_0;
    const REAL L2_x_3 = c12*L2_x_1 - s12*L3_z + L2_x_2;
    const REAL T0_zz_neg_6 = -c3*T3_zz - 2.0*T3_xy*s3;
    const REAL T0_zz_neg_7 = c3*T0_zz_neg_6;
    const REAL T0_zz_neg_8 = -T4_xx - T0_zz_neg_7;
    const REAL T2_yz_neg_3 = -s3*T3_xz - c3*T3_yz;
    const REAL T0_zz_neg_9 = 2.0*(s3*T3_yz - c3*T3_xz)*s12 - c12*(T3_zz + T0_zz_neg_8);
    const REAL T0_zz_neg_10 = c12*T0_zz_neg_9;
    const REAL T2_zz_neg_3 = T2_zz_neg_0*p2_x_neg_2;
    const REAL T2_zz_neg_4 = T3_xx_neg + T0_zz_neg_7 + (T2_zz_neg_3 + T2_zz_neg_1*p2_y_1);
    const REAL T2_yz_neg_4 = s12*(T3_xy + s3*T0_zz_neg_6) - c12*T2_yz_neg_3 + L2_x_2;
    const REAL p2_x_neg = w2_z*p2_x_neg_0 + p2_x_neg_2;
    const REAL p2_y = w2_z*p2_y_0 - p2_y_1;
    const REAL p2_z = p2_z_0 - qd0*p2_y_0;
    const REAL L2_x = T2_yz_neg_1 + T2_yz_neg_2 - L2_x_0 + L2_x_3;
    const REAL T2_zz_neg = 0.0047376*w3_x_0 - (T2_zz_neg_2 + I2_hy*v2_y) + T2_zz_neg_4;
    const REAL T2_yz_neg = T2_yz_neg_1 - T2_yz_neg_2 - L2_x_0 + T2_yz_neg_4;

    /* momenta of 'link2' */
    const REAL L1_x_0 = -r2_y*p2_z;
    const REAL T0_zz_neg_11 = T0_zz_neg_0*p2_x_neg;
    const REAL C11_2 = C11_0*p2_y;
    const REAL p1_y = qd1*p1_y_0 + p2_y;
    const REAL p1_z = p2_z - qd0*p1_y_0;
    const REAL L1_x = L2_x - L1_x_0 - (T1_yz_1 + T1_yz_2);
    const REAL T1_yz = T1_yz_1 - T1_yz_2 - (T2_yz_neg - L1_x_0);

    /* momenta of 'link1' */
    const REAL T0_zz_neg_12 = 2.0*(T0_zz_neg_3 - T0_zz_neg_5) - T0_zz_neg_4 - T2_zz_neg_2;
    const REAL T0_zz_neg_13 = T0_zz_neg_12 + T0_zz_neg_8 + T0_zz_neg_10 + T2_zz_neg_3;
    const REAL T0_zz_neg = T0_zz_neg_13 + T0_zz_neg_11 - 0.3001*p1_z;

    /* Coriolis terms of joint 'shoulder' */
    const REAL C11_3 = v1_x*R1_hx;
    const REAL C12_0 = qd0*R2_hz;
    const REAL C11 = qd0*C11_1 + T0_zz_neg_4 - T2_zz_neg - T0_zz_neg_11 + C11_2 - C11_3;
    const REAL C10 = T1_yz - L1_x;
    const REAL C01_neg = 0.3001*p1_y - (L1_x + T1_yz + qd0*R1_Jxy);

    /* Coriolis terms of joint 'elbow' */
    const REAL C02_0 = v2_y*R2_hz;
    const REAL C22 = qd0*R2_Jxz - (v2_x*R2_hx + v2_y*R2_hy) - T2_zz_neg;
    const REAL C20_neg = L2_x + T2_yz_neg;
    const REAL C12_1 = r2_x*(C12_0 + 2.0*p2_x_neg) - C11_2;
    const REAL C12 = C22 - C12_1;
    const REAL C21 = C12_1 + C11;
    const REAL C02_1 = 0.3001*p2_y;
    const REAL C02 = qd0*R2_Jxy + C02_0 + (L2_x - T2_yz_neg) - R2_hy*v2_z_neg - C02_1;

    /* Coriolis terms of joint 'wrist_roll' */
    const REAL C23_0 = -w3_x*R3_hx;
    const REAL C24_0 = 2.0*p3_x_neg;
    const REAL C03_neg_0 = w3_y_neg*R3_Jxx - v3_x*R3_hz - (L4_z + T3_xz);
    const REAL C03_neg_1 = 0.00064216*w3_x - v3_y*R3_hz - (L3_x + T3_yz);
    const REAL C33 = R3_Jxz*qd4;
    const REAL C23_1 = 0.00288*w4_x_neg_0;
    const REAL C23_2 = R3_hz*qd4;
    const REAL f3at2_y = s12*R2_hz;
    const REAL n3at2_x = c12*R2_Jxy_1 - s12*R3_Jzz + r3_y*R2_hx_0;
    const REAL C23_3 = -c3*C23_1 - s3*C23_2;
    const REAL C23_4 = c12*C23_3 - s12*C23_0;
    const REAL C23_5 = s12*C23_3 + c12*C23_0;
    const REAL C23 = s3*C03_neg_0 + c3*C03_neg_1 - (r3_x*C23_5 - r3_y*C23_4);
    const REAL C32_0 = T2_yz_neg_3 + L2_x_1;
    const REAL C30_neg = s12*(c3*(L4_z - T3_xz) - s3*(L3_x - T3_yz)) - c12*T3_zz;
    const REAL C32 = C02_0*c12 - v2_x*f3at2_y + qd0*n3at2_x + C32_0;
    const REAL C13 = C23 - (r2_x*C23_5 - r2_y*C23_4);
    const REAL C31 = qd0*(n3at2_x + r2_y*R2_hx_0) - v1_x*f3at2_y + C32_0;
    const REAL C03_neg_2 = r3_x + r2_x;
    const REAL C03_neg_3 = (c3*C23_2 - s3*C23_1)*C03_neg_2;
    const REAL C03_neg_4 = s12*(c3*C03_neg_0 - s3*C03_neg_1) - c12*C33 + C03_neg_3;
    const REAL C03_neg = C03_neg_4 + 0.15005*C23_4;

    /* Coriolis terms of joint 'wrist_pitch' */
    const REAL C24_1 = 0.00288*w4_y;
    const REAL C04_0 = T4_xz + L5_z + 0.00024216*w4_y;
    const REAL C04_1 = 4e-05*w4_x_neg - (L4_x_neg - T4_yz);
    const REAL C24_2 = 2.0*p3_z_neg;
    const REAL C04_2 = c4*C04_0 - s4*C04_1;
    const REAL C34_neg = s4*C04_0 + c4*C04_1;
    const REAL C40_neg_0 = T3_xy_0 - L3_z_0;
    const REAL f4at2_x_0 = c3*R3_hz;
    const REAL f4at2_z = s3*R3_hz;
    const REAL f4at2_y_neg = s12*f4at2_x_0 - c12*R3_hx;
    const REAL n4at2_x = 0.00064216*s3*c12 + r3_y*f4at2_z;
    const REAL C24_3 = c3*C24_2 - s3*C24_1;
    const REAL C24_4 = c12*C24_3 + s12*C24_0;
    const REAL C24_5 = s12*C24_3 - c12*C24_0;
    const REAL C24 = r3_x*C24_5 - r3_y*C24_4 + s3*C04_2;
    const REAL C42_0 = s3*C40_neg_0 + c3*T4_xx;
    const REAL C40_neg = s12*(c3*C40_neg_0 - s3*T4_xx) + c12*(T3_yz_0 + L3_x_0);
    const REAL C42_1 = v2_y*(c12*f4at2_x_0 + s12*R3_hx) - v2_x*f4at2_y_neg;
    const REAL C42 = qd0*n4at2_x - C42_1 + C42_0;
    const REAL C14 = r2_x*C24_5 - r2_y*C24_4 + C24;
    const REAL C41 = qd0*(n4at2_x + r2_y*f4at2_z) + v1_x*f4at2_y_neg + C42_0;
    const REAL C04_3 = c3*C04_2*s12 + c12*C34_neg - (s3*C24_2 + c3*C24_1)*C03_neg_2;
    const REAL C04 = 0.15005*C24_4 - C04_3;

    /* Coriolis terms of joint 'flange' */
    const REAL C35_neg = s4*T4_xy_0;
    const REAL C53 = 4e-05*s4*w3_y_neg - C35_neg;
    const REAL C25 = 0.013888888888888888*p2_z_0;
    const REAL C05 = -0.013888888888888888*p2_y_1;
    const REAL C52 = C25 - 0.013888888888888888*R2_hx_1*qd0;

    C[0] = -T0_zz_neg;
    C[1] = -C01_neg;
    C[2] = C02;
    C[3] = -C03_neg;
    C[4] = C04;
    C[5] = C05;
    C[6] = C10;
    C[7] = C11;
    C[8] = C12;
    C[9] = C13;
    C[10] = C14;
    C[11] = C25;
    C[12] = -C20_neg;
    C[13] = C21;
    C[14] = C22;
    C[15] = C23;
    C[16] = C24;
    C[17] = C25;
    C[18] = -C30_neg;
    C[19] = C31;
    C[20] = C32;
    C[21] = C33;
    C[22] = -C34_neg;
    C[23] = -C35_neg;
    C[24] = -C40_neg;
    C[25] = C41;
    C[26] = C42;
    C[27] = C34_neg;
    C[28] = ALL(0.0);
    C[29] = -C54;
    C[30] = C05;
    C[31] = C52;
    C[32] = C52;
    C[33] = C53;
    C[34] = C54;
    C[35] = ALL(0.0);
}

FUNCTION(puma560_forward_dynamics)(
    const REAL q[6], const REAL qd[6], const REAL tau[6], REAL qdd[6])
{
    const REAL q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5];
    const REAL qd0 = qd[0], qd1 = qd[1], qd2 = qd[2], qd3 = qd[3], qd4 = qd[4], qd5 = qd[5];
    const REAL tau0 = tau[0], tau1 = tau[1], tau2 = tau[2], tau3 = tau[3], tau4 = tau[4];
    const REAL tau5 = tau[5];

    /* sines and cosines */
    const REAL q12 = q1 + q2;
    const REAL angles[5] = {q1, q12, q3, q4, q5};
    REAL sines[5], cosines[5];
    OF(puma560_sincos)(5, angles, sines, cosines);
    const REAL s1 = sines[0], s12 = sines[1], s3 = sines[2], s4 = sines[3], s5 = sines[4];
    const REAL c1 = cosines[0], c12 = cosines[1], c3 = cosines[2], c4 = cosines[3], c5 = cosines[4];

    /* position of 'link3' */
    const REAL r2_x = 0.4318*c1;
    const REAL r2_y = 0.4318*s1;

    /* position of 'link4' */
    const REAL r3_x = 0.0203*c12 - 0.4318*s12;
    const REAL r3_y = 0.0203*s12 + 0.4318*c12;

    /* inertia of 'link2' in the axes of its group */
    const REAL I1_hx = 3.79559*c1 - 0.1044*s1;
    const REAL I1_hy = 3.79559*s1 + 0.1044*c1;
    const REAL I1_Jxx_neg_0 = 1.601861202*c1 - 0.0141984*s1;
    const REAL I1_Jxx_neg = c1*I1_Jxx_neg_0;
    const REAL I1_Jxy = -s1*I1_Jxx_neg_0 - 0.0070992;
    const REAL I1_Jxz = 0.00808578*s1 - 0.120863064*c1;
    const REAL I1_Jyz_neg = 0.120863064*s1 + 0.00808578*c1;

    /* inertia of 'link3' in the axes of its group */
    const REAL I2_hx = 0.025375*c12 - 0.89133*s12;
    const REAL I2_hy = 0.025375*s12 + 0.89133*c12;
    const REAL I2_Jxy_0 = 0.022546398*s12;
    const REAL I2_Jxz = 0.0047376*s12;

    /* friction */
    const REAL fric0 = 5.8018217679508*qd0 + 25.9836065*OF(puma560_sign)(qd0);
    const REAL fric1 = 9.496868641825*qd1 + 10.6197775*OF(puma560_sign)(qd1);
    const REAL fric2 = 3.9804259903722*qd2 + 6.36419655*OF(puma560_sign)(qd2);
    const REAL fric3 = 0.411645229697152*qd3 + 1.06831142*OF(puma560_sign)(qd3);
    const REAL fric4 = 0.4272830209354*qd4 + 0.85444524*OF(puma560_sign)(qd4);
    const REAL fric5 = 0.2158232532732*qd5 + 0.55443978*OF(puma560_sign)(qd5);

    /* inertia of 'link3' in the axes of its group */
    const REAL I2_Jxy = s12*(I2_Jxy_0 + 0.3244698455*c12) - 0.011273199;

    /* motion of 'link1' */
    const REAL ww0_zz = qd0*qd0;

    /* motion of 'link2' */
    const REAL a1_z = -0.15005*ww0_zz;
    const REAL ww1_zz = qd1*qd1;
    const REAL E1_xx_neg = ww0_zz + ww1_zz;
    const REAL E1_zy = qd0*qd1*2.0;

    /* motion of 'link3' */
    const REAL a2_x_neg = r2_x*E1_xx_neg;
    const REAL a2_y = 9.81 - r2_y*ww1_zz;
    const REAL a2_z = a1_z + r2_y*E1_zy;
    const REAL w2_z = qd1 + qd2;
    const REAL ww2_zz = w2_z*w2_z;
    const REAL ww2_yz = qd0*w2_z;
    const REAL E2_xx_neg = ww0_zz + ww2_zz;
    const REAL E2_zy = 2.0*ww2_yz;

    /* motion of 'link4' */
    const REAL w3_x_0 = s12*qd0;
    const REAL w3_z_0 = c12*qd0;
    const REAL w3_x = c3*w3_x_0 - s3*w2_z;
    const REAL w3_y_neg = s3*w3_x_0 + c3*w2_z;
    const REAL wd3_z_neg = s12*ww2_yz;
    const REAL a3_x_0 = a2_x_neg + r3_x*E2_xx_neg;
    const REAL a3_x_1 = r3_y*ww2_zz - a2_y;
    const REAL a3_x_2 = -a2_z - r3_y*E2_zy;
    const REAL a3_x_3 = c12*a3_x_0 + s12*a3_x_1;
    const REAL a3_z = s12*a3_x_0 - c12*a3_x_1;
    const REAL a3_x = s3*a3_x_2 - c3*a3_x_3;
    const REAL a3_y = s3*a3_x_3 + c3*a3_x_2;
    const REAL w3_z = qd3 + w3_z_0;
    const REAL E3_xz_0 = c12*E2_zy;
    const REAL E3_xz_1 = w3_z_0*w3_x_0;
    const REAL ww3_xy_neg = w3_x*w3_y_neg;
    const REAL ww3_xz = w3_x*w3_z;
    const REAL ww3_yz_neg = w3_y_neg*w3_z;
    const REAL wd3_y = c3*E3_xz_1 - s3*E3_xz_0 - ww3_xz;
    const REAL E3_xy = wd3_z_neg - ww3_xy_neg;
    const REAL E3_zx = ww3_xz - wd3_y;
    const REAL E3_zy = s3*E3_xz_1 + c3*E3_xz_0 - ww3_yz_neg - ww3_yz_neg;

    /* motion of 'link5' */
    const REAL w4_x_neg = c4*w3_x + s4*w3_z;
    const REAL w4_y = s4*w3_x - c4*w3_z;
    const REAL a4_x = -c4*a3_x - s4*a3_z;
    const REAL w4_z = qd4 + w3_y_neg;
    const REAL ww4_xy_neg = w4_x_neg*w4_y;
    const REAL ww4_xz_neg = w4_x_neg*w4_z;
    const REAL ww4_yz = w4_y*w4_z;
    const REAL wd4_y = c4*E3_xy + s4*E3_zy + ww4_xz_neg;
    const REAL E4_xy = wd3_y - ww4_xy_neg;
    const REAL E4_yy_neg = w4_x_neg*w4_x_neg + w4_z*w4_z;
    const REAL E4_zx_neg = ww4_xz_neg + wd4_y;
    const REAL E4_zy = s4*E3_xy - c4*E3_zy + ww4_yz + ww4_yz;

    /* motion of 'link6' */
    const REAL w5_z = qd5 - w4_y;
    const REAL ww5_xz = (c5*w4_x_neg - s5*w4_z)*w5_z;
    const REAL ww5_yz_neg = (s5*w4_x_neg + c5*w4_z)*w5_z;

    /* force on 'link6' */
    const REAL n5_x = -4e-05*ww5_yz_neg;
    const REAL n5_y = -4e-05*ww5_xz;
    const REAL n5_z = -4e-05*wd4_y;

    /* force on 'link5' */
    const REAL f4_x = -0.00288*E4_xy;
    const REAL f4_y = 0.00288*E4_yy_neg;
    const REAL f4_z = -0.00288*E4_zy;
    const REAL n4_z_0 = 0.00064216*wd3_y - 0.00024216*ww4_xy_neg - 0.00288*a4_x;
    const REAL n4_x = s5*n5_y - c5*n5_x + (0.00044216*E4_zy + 0.00288*a3_y);
    const REAL n4_y = 0.0002*E4_zx_neg - n5_z;
    const REAL n4_z = -s5*n5_x - c5*n5_y - n4_z_0;

    /* force on 'link4' */
    const REAL f3_x = s4*f4_y - c4*f4_x;
    const REAL f3_z = -s4*f4_x - c4*f4_y;
    const REAL n3_x_neg = c4*n4_x - s4*n4_y - 0.00075*E3_zy;
    const REAL n3_y_neg = n4_z + 0.00065*E3_zx;
    const REAL n3_z_neg = s4*n4_x + c4*n4_y + (0.0014*wd3_z_neg - 0.0001*ww3_xy_neg);

    /* force on 'link3' */
    const REAL f2_x_0 = c3*f3_x + s3*f4_z;
    const REAL f2_z_0 = s3*f3_x - c3*f4_z;
    const REAL f2_x_1 = c12*f2_x_0 - s12*f3_z;
    const REAL f2_y_0 = s12*f2_x_0 + c12*f3_z;
    const REAL n2_y_0 = s12*(c3*n3_x_neg - s3*n3_y_neg) + c12*n3_z_neg - r3_x*f2_z_0;
    const REAL n2_z_0 = I2_Jxy*ww0_zz - (I2_hx*a2_y + I2_hy*a2_x_neg);
    const REAL n2_y = I2_Jxy*E2_zy + I2_Jxz*ww2_zz - I2_hx*a2_z - n2_y_0;
    const REAL n2_z = s3*n3_x_neg + c3*n3_y_neg + (r3_x*f2_y_0 - r3_y*f2_x_1) - n2_z_0;
    const REAL f2_x = f2_x_1 - I2_hx*E2_xx_neg;
    const REAL f2_y = f2_y_0 - I2_hy*ww2_zz;
    const REAL f2_z = I2_hy*E2_zy - f2_z_0;

    /* force on 'link2' */
    const REAL n1_y_neg_0 = I1_hx*a1_z - (I1_Jxy*E1_zy + I1_Jxz*ww1_zz);
    const REAL n1_y_neg = r2_x*f2_z - n2_y + n1_y_neg_0;
    const REAL n1_z = r2_x*f2_y - r2_y*f2_x + n2_z + (9.81*I1_hx - I1_Jxy*ww0_zz);
    const REAL f1_x = f2_x - I1_hx*E1_xx_neg;

    /* force on 'link1' */
    const REAL n0_z = 0.15005*f1_x - n1_y_neg;

    /* what accelerates the joints */
    const REAL drive0 = tau0 - fric0 - n0_z;
    const REAL drive1 = tau1 - fric1 - n1_z;
    const REAL drive2 = tau2 - fric2 - n2_z;
    const REAL drive3 = tau3 - fric3 + n3_z_neg;
    const REAL drive4 = tau4 - fric4 - n4_z;
    const REAL drive5 = tau5 - fric5 - n5_z;

    /* composite inertia of 'link4' */
    const REAL R3_hx = -0.00288*s4;
    const REAL R3_hz = 0.00288*c4;
    const REAL R3_Jxz_0 = 0.00020216*c4;
    const REAL R3_Jxx_0 = c4*R3_Jxz_0;
    const REAL R3_Jxz = s4*R3_Jxz_0;
    const REAL R3_Jxx = R3_Jxx_0 - 0.00020216;
    const REAL R3_Jzz = 0.00184216 - R3_Jxx_0;

    /* composite inertia of 'link3' */
    const REAL R2_hx_0 = -c3*R3_hx;
    const REAL R2_hz = -s3*R3_hx;
    const REAL R2_hx_1 = c12*R2_hx_0 + s12*R3_hz;
    const REAL R2_hy_0 = s12*R2_hx_0 - c12*R3_hz;
    const REAL D0_0 = c3*(R3_Jxx_0 - 0.00030216);
    const REAL D0_1 = c3*D0_0;
    const REAL D0_2 = D0_1 + 0.0001;
    const REAL D0_3 = c3*R3_Jxz;
    const REAL R2_Jyz_neg_0 = s3*R3_Jxz;
    const REAL D0_4 = D0_2 - R3_Jzz;
    const REAL D0_5 = 2.0*D0_3*s12;
    const REAL R2_Jzz_0 = 2.0*r3_x*R2_hx_1;
    const REAL R2_Jzz_1 = R3_Jxx - D0_1 - (R2_Jzz_0 + 2.0*r3_y*R2_hy_0);
    const REAL R2_hx = I2_hx - R2_hx_1;
    const REAL R2_hy = I2_hy - R2_hy_0;
    const REAL R2_Jzz = R2_Jzz_1 + 0.3591922305;
    const REAL R2_Jyz_neg = c12*(R2_Jyz_neg_0 + 0.0047376) + s3*D0_0*s12 + r3_y*R2_hz;

    /* composite inertia of 'link2' */
    const REAL M11_0 = 0.8636*c1*R2_hx;
    const REAL M11_1 = M11_0 + 0.8636*s1*R2_hy + R2_Jzz;
    const REAL R1_hy = I1_hy + R2_hy;
    const REAL R1_Jyz_neg = R2_Jyz_neg + r2_y*R2_hz + I1_Jyz_neg;

    /* composite inertia of 'link1' */
    const REAL D0_6 = 0.3001*R2_hz;
    const REAL R0_Jyz = R1_Jyz_neg + 0.15005*R1_hy;

    /* inertia that joint 'shoulder' feels, and its couplings inward */
    const REAL M11 = M11_1 + 4.072928847;

    /* inertia that joint 'elbow' feels, and its couplings inward */
    const REAL M22 = R2_Jzz_1 + 0.936065562438;
    const REAL M12 = r2_x*R2_hx + r2_y*R2_hy + R2_Jzz;
    const REAL M02_neg = R2_Jyz_neg + 0.15005*R2_hy;

    /* inertia that joint 'wrist_roll' feels, and its couplings inward */
    const REAL M33 = 0.19263278612368 - R3_Jxx_0;
    const REAL f3at2_x = c12*R2_hz;
    const REAL M03e5_0 = s12*D0_3;
    const REAL M03e5_1 = -c12*R3_Jzz;
    const REAL M23_neg = R2_Jyz_neg_0 + 0.4318*R2_hz;
    const REAL M13 = s12*R2_hz*r2_x - r2_y*f3at2_x - M23_neg;
    const REAL M03e5_2 = 0.15005*f3at2_x;

    /* inertia that joint 'wrist_pitch' feels, and its couplings inward */
    const REAL f4at2_x_0 = c3*R3_hz;
    const REAL f4at2_x = -c12*f4at2_x_0 - s12*R3_hx;
    const REAL f4at2_y_neg = s12*f4at2_x_0 - c12*R3_hx;
    const REAL M24 = 0.00064216*c3 - (r3_x*f4at2_y_neg + r3_y*f4at2_x);
    const REAL M14 = M24 - (r2_x*f4at2_y_neg + r2_y*f4at2_x);
    const REAL M04_0 = -r3_x - r2_x;
    const REAL M04 = 0.00064216*s3*s12 + s3*R3_hz*M04_0 + 0.15005*f4at2_x;

    /* inertia that joint 'flange' feels, and its couplings inward */
    const REAL M35 = 4e-05*c4;
    const REAL M25 = 0.013888888888888888*R2_hz;
    const REAL n5at2_y = c12*M35 - 0.013888888888888888*R2_hx_0*s12;

    /* elimination of 'flange' */
    const REAL U05 = 5.1518639227799214*n5at2_y;
    const REAL U15 = 5.1518639227799214*M25;
    const REAL U35 = 0.00020607455691119687*c4;
    const REAL D0_7 = n5at2_y*U05;
    const REAL M01e5_0 = -n5at2_y*U15;
    const REAL M01e5 = M01e5_0 - R0_Jyz;
    const REAL M11e5_0 = M25*U15;
    const REAL M11e5 = M11 - M11e5_0;
    const REAL M02e5 = M01e5_0 - M02_neg;
    const REAL M12e5 = M12 - M11e5_0;
    const REAL M22e5 = M22 - M11e5_0;
    const REAL M03e5 = M03e5_0 - M03e5_1 + R2_hx_0*M04_0 + M03e5_2 - n5at2_y*U35;
    const REAL M13e5_0 = M25*U35;
    const REAL M13e5 = M13 - M13e5_0;
    const REAL M23e5_neg = M23_neg + M13e5_0;
    const REAL M33e5 = M33 - M35*U35;

    /* elimination of 'wrist_pitch' */
    const REAL U04 = 5.836060905888831*M04;
    const REAL U14 = 5.836060905888831*M14;
    const REAL U24 = 5.836060905888831*M24;
    const REAL D0_8 = M04*U04;
    const REAL M01e4 = M01e5 - M04*U14;
    const REAL M11e4 = M11e5 - M14*U14;
    const REAL M02e4 = M02e5 - M04*U24;
    const REAL M12e4 = M12e5 - M14*U24;
    const REAL M22e4 = M22e5 - M24*U24;

    /* elimination of 'wrist_roll' */
    const REAL D3_inv_neg = -1.0/M33e5;
    const REAL U03_neg = M03e5*D3_inv_neg;
    const REAL U13 = -M13e5*D3_inv_neg;
    const REAL U23 = M23e5_neg*D3_inv_neg;
    const REAL D0_9 = M03e5*U03_neg;
    const REAL M01e3 = M01e4 - M03e5*U13;
    const REAL M11e3 = M11e4 - M13e5*U13;
    const REAL M02e3 = M02e4 - M03e5*U23;
    const REAL M12e3 = M12e4 - M13e5*U23;
    const REAL D2 = M22e4 + M23e5_neg*U23;

    /* elimination of 'elbow' */
    const REAL D2_inv = 1.0/D2;
    const REAL U02 = M02e3*D2_inv;
    const REAL U12 = M12e3*D2_inv;
    const REAL D0_10 = M02e3*U02;
    const REAL M01e2 = M01e3 - M02e3*U12;
    const REAL D1 = M11e3 - M12e3*U12;

    /* elimination of 'shoulder' */
    const REAL D1_inv = 1.0/D1;
    const REAL U01 = M01e2*D1_inv;
    const REAL D0_11 = I1_Jxx_neg + c12*(D0_5 - (I2_Jxy_0 + c12*(D0_4 + 0.3256620055)));
    const REAL D0_12 = D0_11 + D0_2 - R2_Jzz_0 + M11_0 + D0_6 + 2.661373057767 - D0_7;
    const REAL D0 = D0_12 - D0_8 + D0_9 - D0_10 - M01e2*U01;

    /* elimination of 'waist' */
    const REAL D0_inv = 1.0/D0;

    /* solve with U */
    const REAL e3 = drive3 - drive5*U35;
    const REAL e2_neg_0 = drive5*U15;
    const REAL e2_neg = U23*e3 - drive2 + drive4*U24 + e2_neg_0;
    const REAL e1_neg = U13*e3 - (drive1 + U12*e2_neg) + drive4*U14 + e2_neg_0;
    const REAL e0_0 = -drive5*U05;
    const REAL e0 = drive0 + U01*e1_neg + U02*e2_neg + U03_neg*e3 - drive4*U04 + e0_0;

    /* solve with D and U* */
    const REAL x0 = D0_inv*e0;
    const REAL x1 = -D1_inv*e1_neg - U01*x0;
    const REAL x2 = -D2_inv*e2_neg - U02*x0 - U12*x1;
    const REAL x3 = U03_neg*x0 - D3_inv_neg*e3 - U13*x1 - U23*x2;
    const REAL x4 = 5.836060905888831*drive4 - U04*x0 - U14*x1 - U24*x2;
    const REAL x5 = 5.1518639227799214*drive5 - U05*x0 - U15*(x1 + x2) - U35*x3;

    qdd[0] = x0;
    qdd[1] = x1;
    qdd[2] = x2;
    qdd[3] = x3;
    qdd[4] = x4;
    qdd[5] = x5;
}

FUNCTION(puma560_pose_flange)(const REAL q[6], REAL pose[16])
{
    const REAL q0 = q[0], q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5];

    /* sines and cosines */
    const REAL q12 = q1 + q2;
    const REAL angles[6] = {q0, q1, q12, q3, q4, q5};
    REAL sines[6], cosines[6];
    OF(puma560_sincos)(6, angles, sines, cosines);
    const REAL s0 = sines[0], s1 = sines[1], s12 = sines[2], s3 = sines[3], s4 = sines[4];
    const REAL s5 = sines[5];
    const REAL c0 = cosines[0], c1 = cosines[1], c12 = cosines[2], c3 = cosines[3], c4 = cosines[4];
    const REAL c5 = cosines[5];

    /* position of 'link4' */
    const REAL o3_x_0 = 0.0203*c12;
    const REAL o3_z_0 = 0.0203*s12;

    /* frame of 'link2' in the base */
    const REAL o1_x = 0.15005*s0;
    const REAL o1_y = -0.15005*c0;

    /* frame of 'link4' in the base */
    const REAL Q3_xx_0 = c0*c12;
    const REAL Q3_xz_neg = c0*s12;
    const REAL Q3_xx = c3*Q3_xx_0 - s0*s3;
    const REAL Q3_xy_neg = s3*Q3_xx_0 + s0*c3;
    const REAL Q3_yx_0 = s0*c12;
    const REAL Q3_yz_neg = s0*s12;
    const REAL Q3_yx = c3*Q3_yx_0 + c0*s3;
    const REAL Q3_yy = c0*c3 - s3*Q3_yx_0;
    const REAL Q3_zx = s12*c3;
    const REAL Q3_zy_neg = s12*s3;
    const REAL o3_x_1 = 0.4318*(c1 - s12) + o3_x_0;
    const REAL o3_x = o1_x + c0*o3_x_1;
    const REAL o3_y = o1_y + s0*o3_x_1;
    const REAL o3_z = o3_z_0 + 0.4318*(c12 + s1) + 0.67183;

    /* frame of 'link5' in the base */
    const REAL Q4_xx = s4*Q3_xz_neg - c4*Q3_xx;
    const REAL Q4_xy = s4*Q3_xx + c4*Q3_xz_neg;
    const REAL Q4_yx = s4*Q3_yz_neg - c4*Q3_yx;
    const REAL Q4_yy = s4*Q3_yx + c4*Q3_yz_neg;
    const REAL Q4_zx_neg = c4*Q3_zx + c12*s4;
    const REAL Q4_zy = s4*Q3_zx - c12*c4;

    /* frame of 'link6' in the base */
    const REAL Q5_xx = -c5*Q4_xx - s5*Q3_xy_neg;
    const REAL Q5_xy_neg = c5*Q3_xy_neg - s5*Q4_xx;
    const REAL Q5_yx = s5*Q3_yy - c5*Q4_yx;
    const REAL Q5_yy_neg = -s5*Q4_yx - c5*Q3_yy;
    const REAL Q5_zx = c5*Q4_zx_neg - s5*Q3_zy_neg;
    const REAL Q5_zy_neg = s5*Q4_zx_neg + c5*Q3_zy_neg;

    pose[0] = Q5_xx;
    pose[1] = -Q5_xy_neg;
    pose[2] = -Q4_xy;
    pose[3] = o3_x;
    pose[4] = Q5_yx;
    pose[5] = -Q5_yy_neg;
    pose[6] = -Q4_yy;
    pose[7] = o3_y;
    pose[8] = Q5_zx;
    pose[9] = -Q5_zy_neg;
    pose[10] = -Q4_zy;
    pose[11] = o3_z;
    pose[12] = ALL(0.0);
    pose[13] = ALL(0.0);
    pose[14] = ALL(0.0);
    pose[15] = ALL(1.0);
}

FUNCTION(puma560_jacobian_flange)(const REAL q[6], REAL J[36])
{
    const REAL q0 = q[0], q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4];

    /* sines and cosines */
    const REAL q12 = q1 + q2;
    const REAL angles[5] = {q0, q1, q12, q3, q4};
    REAL sines[5], cosines[5];
    OF(puma560_sincos)(5, angles, sines, cosines);
    const REAL s0 = sines[0], s1 = sines[1], s12 = sines[2], s3 = sines[3], s4 = sines[4];
    const REAL c0 = cosines[0], c1 = cosines[1], c12 = cosines[2], c3 = cosines[3], c4 = cosines[4];

    /* position of 'link3' */
    const REAL r2_x = 0.4318*c1;
    const REAL r2_y = 0.4318*s1;

    /* position of 'link4' */
    const REAL r3_x = 0.0203*c12 - 0.4318*s12;
    const REAL r3_y = 0.0203*s12 + 0.4318*c12;

    /* frame of 'link2' in the base */
    const REAL o1_x = 0.15005*s0;
    const REAL o1_y = -0.15005*c0;

    /* frame of 'link4' in the base */
    const REAL Q3_xx_0 = c0*c12;
    const REAL Q3_xz_neg = c0*s12;
    const REAL Q3_xx = c3*Q3_xx_0 - s0*s3;
    const REAL Q3_xy_neg = s3*Q3_xx_0 + s0*c3;
    const REAL Q3_yx_0 = s0*c12;
    const REAL Q3_yz_neg = s0*s12;
    const REAL Q3_yx = c3*Q3_yx_0 + c0*s3;
    const REAL Q3_yy = c0*c3 - s3*Q3_yx_0;
    const REAL Q3_zx = s12*c3;
    const REAL Q3_zy_neg = s12*s3;
    const REAL J_z1 = r2_x + r3_x;
    const REAL o3_x = o1_x + c0*J_z1;
    const REAL o3_y = o1_y + s0*J_z1;

    /* frame of 'link5' in the base */
    const REAL Q4_xy = s4*Q3_xx + c4*Q3_xz_neg;
    const REAL Q4_yy = s4*Q3_yx + c4*Q3_yz_neg;
    const REAL Q4_zy = s4*Q3_zx - c12*c4;

    /* columns of the Jacobian */
    const REAL J_x1_neg_0 = r3_y + r2_y;
    const REAL J_x1_neg = c0*J_x1_neg_0;
    const REAL J_y1_neg = s0*J_x1_neg_0;
    const REAL J_x2_neg = c0*r3_y;
    const REAL J_y2_neg = s0*r3_y;

    J[0] = ALL(0.0);
    J[1] = s0;
    J[2] = s0;
    J[3] = -Q3_xz_neg;
    J[4] = Q3_xy_neg;
    J[5] = -Q4_xy;
    J[6] = ALL(0.0);
    J[7] = -c0;
    J[8] = -c0;
    J[9] = -Q3_yz_neg;
    J[10] = -Q3_yy;
    J[11] = -Q4_yy;
    J[12] = ALL(1.0);
    J[13] = ALL(0.0);
    J[14] = ALL(0.0);
    J[15] = c12;
    J[16] = Q3_zy_neg;
    J[17] = -Q4_zy;
    J[18] = -o3_y;
    J[19] = -J_x1_neg;
    J[20] = -J_x2_neg;
    J[21] = ALL(0.0);
    J[22] = ALL(0.0);
    J[23] = ALL(0.0);
    J[24] = o3_x;
    J[25] = -J_y1_neg;
    J[26] = -J_y2_neg;
    J[27] = ALL(0.0);
    J[28] = ALL(0.0);
    J[29] = ALL(0.0);
    J[30] = ALL(0.0);
    J[31] = J_z1;
    J[32] = r3_x;
    J[33] = ALL(0.0);
    J[34] = ALL(0.0);
    J[35] = ALL(0.0);
}

FUNCTION(puma560_jacobian_rate_flange)(const REAL q[6], const REAL qd[6], REAL Jd[36])
{
    const REAL q0 = q[0], q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4];
    const REAL qd0 = qd[0], qd1 = qd[1], qd2 = qd[2], qd3 = qd[3], qd4 = qd[4];

    /* sines and cosines */
    const REAL q12 = q1 + q2;
    const REAL angles[5] = {q0, q1, q12, q3, q4};
    REAL sines[5], cosines[5];
    OF(puma560_sincos)(5, angles, sines, cosines);
    const REAL s0 = sines[0], s1 = sines[1], s12 = sines[2], s3 = sines[3], s4 = sines[4];
    const REAL c0 = cosines[0], c1 = cosines[1], c12 = cosines[2], c3 = cosines[3], c4 = cosines[4];

    /* position of 'link3' */
    const REAL r2_x = 0.4318*c1;
    const REAL r2_y = 0.4318*s1;

    /* position of 'link4' */
    const REAL r3_x = 0.0203*c12 - 0.4318*s12;
    const REAL r3_y = 0.0203*s12 + 0.4318*c12;

    /* frame of 'link2' in the base */
    const REAL o1_x = 0.15005*s0;
    const REAL o1_y = -0.15005*c0;

    /* frame of 'link4' in the base */
    const REAL Q3_xx_0 = c0*c12;
    const REAL Q3_xz_neg = c0*s12;
    const REAL Q3_xx = c3*Q3_xx_0 - s0*s3;
    const REAL Q3_xy_neg = s3*Q3_xx_0 + s0*c3;
    const REAL Q3_yx_0 = s0*c12;
    const REAL Q3_yz_neg = s0*s12;
    const REAL Q3_yx = c3*Q3_yx_0 + c0*s3;
    const REAL Q3_yy = c0*c3 - s3*Q3_yx_0;
    const REAL Q3_zx = s12*c3;
    const REAL Q3_zy_neg = s12*s3;
    const REAL J_z1 = r2_x + r3_x;
    const REAL o3_x = o1_x + c0*J_z1;
    const REAL o3_y = o1_y + s0*J_z1;

    /* frame of 'link5' in the base */
    const REAL Q4_xy = s4*Q3_xx + c4*Q3_xz_neg;
    const REAL Q4_yy = s4*Q3_yx + c4*Q3_yz_neg;
    const REAL Q4_zy = s4*Q3_zx - c12*c4;

    /* columns of the Jacobian */
    const REAL J_x1_neg_0 = r3_y + r2_y;
    const REAL J_x1_neg = c0*J_x1_neg_0;
    const REAL J_y1_neg = s0*J_x1_neg_0;
    const REAL J_x2_neg = c0*r3_y;
    const REAL J_y2_neg = s0*r3_y;

    /* angular velocities in base axes */
    const REAL spin1_x = s0*qd1;
    const REAL spin1_y_neg = c0*qd1;
    const REAL spin2_x = spin1_x + s0*qd2;
    const REAL spin2_y_neg = spin1_y_neg + c0*qd2;
    const REAL spin3_x = spin2_x - Q3_xz_neg*qd3;
    const REAL spin3_y_neg = spin2_y_neg + Q3_yz_neg*qd3;
    const REAL spin3_z = qd0 + c12*qd3;
    const REAL spin4_x = spin3_x + Q3_xy_neg*qd4;
    const REAL spin4_y = -spin3_y_neg - Q3_yy*qd4;
    const REAL spin4_z = spin3_z + Q3_zy_neg*qd4;

    /* columns of the Jacobian's rate */
    const REAL Jd_rx5 = Q4_yy*spin4_z - Q4_zy*spin4_y;
    const REAL Jd_ry5 = Q4_zy*spin4_x - Q4_xy*spin4_z;
    const REAL Jd_rz5_neg = Q4_yy*spin4_x - Q4_xy*spin4_y;
    const REAL Jd_rx4_neg = Q3_zy_neg*spin3_y_neg - Q3_yy*spin3_z;
    const REAL Jd_ry4 = Q3_xy_neg*spin3_z - Q3_zy_neg*spin3_x;
    const REAL Jd_rz4 = Q3_xy_neg*spin3_y_neg - Q3_yy*spin3_x;
    const REAL Jd_rx3 = Q3_yz_neg*qd0 - c12*spin2_y_neg;
    const REAL Jd_ry3_neg = Q3_xz_neg*qd0 + c12*spin2_x;
    const REAL Jd_rz3_neg = Q3_yz_neg*spin2_x + Q3_xz_neg*spin2_y_neg;
    const REAL Jd_x2_neg_0 = r3_x*qd2;
    const REAL Jd_rx1 = c0*qd0;
    const REAL Jd_ry1 = s0*qd0;
    const REAL Jd_x2_neg = r3_x*spin1_y_neg - J_y2_neg*qd0 + c0*Jd_x2_neg_0;
    const REAL Jd_y2_neg = J_x2_neg*qd0 + r3_x*spin1_x + s0*Jd_x2_neg_0;
    const REAL Jd_z2_neg = r3_y*(qd1 + qd2);
    const REAL Jd_y0_0 = J_x2_neg*qd2 + J_x1_neg*qd1;
    const REAL Jd_x0_0 = J_y2_neg*qd2 + J_y1_neg*qd1;
    const REAL Jd_x1_0 = Jd_x2_neg_0 + J_z1*qd1;
    const REAL Jd_z1_neg = s0*Jd_x0_0 + c0*Jd_y0_0;
    const REAL Jd_x1 = J_y1_neg*qd0 - c0*Jd_x1_0;
    const REAL Jd_y1_neg = J_x1_neg*qd0 + s0*Jd_x1_0;
    const REAL Jd_y0 = -Jd_y0_0 - o3_y*qd0;
    const REAL Jd_x0 = Jd_x0_0 - o3_x*qd0;

    Jd[0] = ALL(0.0);
    Jd[1] = Jd_rx1;
    Jd[2] = Jd_rx1;
    Jd[3] = Jd_rx3;
    Jd[4] = -Jd_rx4_neg;
    Jd[5] = Jd_rx5;
    Jd[6] = ALL(0.0);
    Jd[7] = Jd_ry1;
    Jd[8] = Jd_ry1;
    Jd[9] = -Jd_ry3_neg;
    Jd[10] = Jd_ry4;
    Jd[11] = Jd_ry5;
    Jd[12] = ALL(0.0);
    Jd[13] = ALL(0.0);
    Jd[14] = ALL(0.0);
    Jd[15] = -Jd_rz3_neg;
    Jd[16] = Jd_rz4;
    Jd[17] = -Jd_rz5_neg;
    Jd[18] = Jd_x0;
    Jd[19] = Jd_x1;
    Jd[20] = -Jd_x2_neg;
    Jd[21] = ALL(0.0);
    Jd[22] = ALL(0.0);
    Jd[23] = ALL(0.0);
    Jd[24] = Jd_y0;
    Jd[25] = -Jd_y1_neg;
    Jd[26] = -Jd_y2_neg;
    Jd[27] = ALL(0.0);
    Jd[28] = ALL(0.0);
    Jd[29] = ALL(0.0);
    Jd[30] = ALL(0.0);
    Jd[31] = -Jd_z1_neg;
    Jd[32] = -Jd_z2_neg;
    Jd[33] = ALL(0.0);
    Jd[34] = ALL(0.0);
    Jd[35] = ALL(0.0);
}

FUNCTION(puma560_operational_inertia_inverse_flange)(const REAL q[6], REAL Omega[36])
{
    const REAL q0 = q[0], q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4];

    /* sines and cosines */
    const REAL q12 = q1 + q2;
    const REAL angles[5] = {q0, q1, q12, q3, q4};
    REAL sines[5], cosines[5];
    OF(puma560_sincos)(5, angles, sines, cosines);
    const REAL s0 = sines[0], s1 = sines[1], s12 = sines[2], s3 = sines[3], s4 = sines[4];
    const REAL c0 = cosines[0], c1 = cosines[1], c12 = cosines[2], c3 = cosines[3], c4 = cosines[4];

    /* position of 'link3' */
    const REAL r2_x = 0.4318*c1;
    const REAL r2_y = 0.4318*s1;

    /* position of 'link4' */
    const REAL r3_x = 0.0203*c12 - 0.4318*s12;
    const REAL r3_y = 0.0203*s12 + 0.4318*c12;

    /* inertia of 'link2' in the axes of its group */
    const REAL I1_hy = 3.79559*s1 + 0.1044*c1;
    const REAL I1_Jxx_neg = c1*(1.601861202*c1 - 0.0141984*s1);
    const REAL I1_Jyz_neg = 0.120863064*s1 + 0.00808578*c1;

    /* inertia of 'link3' in the axes of its group */
    const REAL I2_hx = 0.025375*c12 - 0.89133*s12;
    const REAL I2_hy = 0.025375*s12 + 0.89133*c12;

    /* frame of 'link2' in the base */
    const REAL o1_x = 0.15005*s0;
    const REAL o1_y = -0.15005*c0;

    /* frame of 'link4' in the base */
    const REAL Q3_xx_0 = c0*c12;
    const REAL Q3_xz_neg = c0*s12;
    const REAL Q3_xx = c3*Q3_xx_0 - s0*s3;
    const REAL Q3_xy_neg = s3*Q3_xx_0 + s0*c3;
    const REAL Q3_yx_0 = s0*c12;
    const REAL Q3_yz_neg = s0*s12;
    const REAL Q3_yx = c3*Q3_yx_0 + c0*s3;
    const REAL Q3_yy = c0*c3 - s3*Q3_yx_0;
    const REAL Q3_zx = s12*c3;
    const REAL Q3_zy_neg = s12*s3;

    /* frame of 'link5' in the base */
    const REAL Q4_xy = s4*Q3_xx + c4*Q3_xz_neg;
    const REAL Q4_yy = s4*Q3_yx + c4*Q3_yz_neg;
    const REAL Q4_zy = s4*Q3_zx - c12*c4;

    /* columns of the Jacobian */
    const REAL J_x1_neg_0 = r3_y + r2_y;
    const REAL J_x1_neg = c0*J_x1_neg_0;
    const REAL J_y1_neg = s0*J_x1_neg_0;
    const REAL J_z1 = r3_x + r2_x;
    const REAL J_x2_neg = c0*r3_y;
    const REAL J_y2_neg = s0*r3_y;

    /* composite inertia of 'link4' */
    const REAL R3_hx = -0.00288*s4;
    const REAL R3_hz = 0.00288*c4;
    const REAL R3_Jxz_0 = 0.00020216*c4;
    const REAL R3_Jxx_0 = c4*R3_Jxz_0;
    const REAL R3_Jxz = s4*R3_Jxz_0;
    const REAL R3_Jxx = R3_Jxx_0 - 0.00020216;
    const REAL R3_Jzz = 0.00184216 - R3_Jxx_0;

    /* composite inertia of 'link3' */
    const REAL R2_hx_0 = -c3*R3_hx;
    const REAL R2_hz = -s3*R3_hx;
    const REAL R2_hx_1 = c12*R2_hx_0 + s12*R3_hz;
    const REAL R2_hy_0 = 0.00288*Q4_zy;
    const REAL D0_0 = c3*(R3_Jxx_0 - 0.00030216);
    const REAL D0_1 = c3*D0_0;
    const REAL D0_2 = D0_1 + 0.0001;
    const REAL D0_3 = c3*R3_Jxz;
    const REAL R2_Jyz_neg_0 = s3*R3_Jxz;
    const REAL D0_4 = D0_2 - R3_Jzz;
    const REAL D0_5 = 2.0*D0_3;
    const REAL R2_Jzz_0 = 2.0*r3_x*R2_hx_1;
    const REAL R2_Jzz_1 = R3_Jxx - D0_1 - (R2_Jzz_0 + 2.0*r3_y*R2_hy_0);
    const REAL R2_hx = I2_hx - R2_hx_1;
    const REAL R2_hy = I2_hy - R2_hy_0;
    const REAL R2_Jzz = R2_Jzz_1 + 0.3591922305;
    const REAL R2_Jyz_neg = c12*(R2_Jyz_neg_0 + 0.0047376) + D0_0*Q3_zy_neg + r3_y*R2_hz;

    /* composite inertia of 'link2' */
    const REAL M11_0 = 0.8636*c1*R2_hx;
    const REAL M11_1 = M11_0 + 0.8636*s1*R2_hy + R2_Jzz;
    const REAL R1_hy = I1_hy + R2_hy;
    const REAL R1_Jyz_neg = R2_Jyz_neg + r2_y*R2_hz + I1_Jyz_neg;

    /* composite inertia of 'link1' */
    const REAL D0_6 = 0.3001*R2_hz;
    const REAL R0_Jyz = R1_Jyz_neg + 0.15005*R1_hy;

    /* inertia that joint 'shoulder' feels, and its couplings inward */
    const REAL M11 = M11_1 + 4.072928847;

    /* inertia that joint 'elbow' feels, and its couplings inward */
    const REAL M22 = R2_Jzz_1 + 0.936065562438;
    const REAL M12 = r2_x*R2_hx + r2_y*R2_hy + R2_Jzz;
    const REAL M02_neg = R2_Jyz_neg + 0.15005*R2_hy;

    /* inertia that joint 'wrist_roll' feels, and its couplings inward */
    const REAL M33 = 0.19263278612368 - R3_Jxx_0;
    const REAL f3at2_x = c12*R2_hz;
    const REAL M03e5_0 = s12*D0_3;
    const REAL M03e5_1 = -c12*R3_Jzz;
    const REAL M23_neg = R2_Jyz_neg_0 + 0.4318*R2_hz;
    const REAL M13 = s12*R2_hz*r2_x - r2_y*f3at2_x - M23_neg;
    const REAL M03e5_2 = 0.15005*f3at2_x;

    /* inertia that joint 'wrist_pitch' feels, and its couplings inward */
    const REAL f4at2_x_0 = c3*R3_hz;
    const REAL f4at2_x = -c12*f4at2_x_0 - s12*R3_hx;
    const REAL f4at2_y_neg = s12*f4at2_x_0 - c12*R3_hx;
    const REAL M24 = 0.00064216*c3 - (r3_x*f4at2_y_neg + r3_y*f4at2_x);
    const REAL M14 = M24 - (r2_x*f4at2_y_neg + r2_y*f4at2_x);
    const REAL M04 = 0.00064216*Q3_zy_neg - s3*R3_hz*J_z1 + 0.15005*f4at2_x;

    /* inertia that joint 'flange' feels, and its couplings inward */
    const REAL M35 = 4e-05*c4;
    const REAL M25 = 0.013888888888888888*R2_hz;
    const REAL n5at2_y = -4e-05*Q4_zy;

    /* elimination of 'flange' */
    const REAL U05 = 5.1518639227799214*n5at2_y;
    const REAL U15 = 5.1518639227799214*M25;
    const REAL U35 = 0.00020607455691119687*c4;
    const REAL D0_7 = n5at2_y*U05;
    const REAL M01e5_0 = -n5at2_y*U15;
    const REAL M01e5 = M01e5_0 - R0_Jyz;
    const REAL M11e5_0 = M25*U15;
    const REAL M11e5 = M11 - M11e5_0;
    const REAL M02e5 = M01e5_0 - M02_neg;
    const REAL M12e5 = M12 - M11e5_0;
    const REAL M22e5 = M22 - M11e5_0;
    const REAL M03e5 = M03e5_0 - M03e5_1 - R2_hx_0*J_z1 + M03e5_2 - n5at2_y*U35;
    const REAL M13e5_0 = M25*U35;
    const REAL M13e5 = M13 - M13e5_0;
    const REAL M23e5_neg = M23_neg + M13e5_0;
    const REAL M33e5 = M33 - M35*U35;

    /* elimination of 'wrist_pitch' */
    const REAL U04 = 5.836060905888831*M04;
    const REAL U14 = 5.836060905888831*M14;
    const REAL U24 = 5.836060905888831*M24;
    const REAL D0_8 = M04*U04;
    const REAL M01e4 = M01e5 - M04*U14;
    const REAL M11e4 = M11e5 - M14*U14;
    const REAL M02e4 = M02e5 - M04*U24;
    const REAL M12e4 = M12e5 - M14*U24;
    const REAL M22e4 = M22e5 - M24*U24;

    /* elimination of 'wrist_roll' */
    const REAL D3_inv_neg = -1.0/M33e5;
    const REAL U03_neg = M03e5*D3_inv_neg;
    const REAL U13 = -M13e5*D3_inv_neg;
    const REAL U23 = M23e5_neg*D3_inv_neg;
    const REAL D0_9 = M03e5*U03_neg;
    const REAL M01e3 = M01e4 - M03e5*U13;
    const REAL M11e3 = M11e4 - M13e5*U13;
    const REAL M02e3 = M02e4 - M03e5*U23;
    const REAL M12e3 = M12e4 - M13e5*U23;
    const REAL D2 = M22e4 + M23e5_neg*U23;

    /* elimination of 'elbow' */
    const REAL D2_inv = 1.0/D2;
    const REAL U02 = M02e3*D2_inv;
    const REAL U12 = M12e3*D2_inv;
    const REAL D0_10 = M02e3*U02;
    const REAL M01e2 = M01e3 - M02e3*U12;
    const REAL D1 = M11e3 - M12e3*U12;

    /* elimination of 'shoulder' */
    const REAL D1_inv = 1.0/D1;
    const REAL U01 = M01e2*D1_inv;
    const REAL D0_11 = c12*(s12*(D0_5 - 0.022546398) - c12*(D0_4 + 0.3256620055));
    const REAL D0_12 = I1_Jxx_neg + D0_11 + D0_2 - R2_Jzz_0 + M11_0 + D0_6 + 2.661373057767;
    const REAL D0 = D0_12 - D0_7 - D0_8 + D0_9 - D0_10 - M01e2*U01;

    /* elimination of 'waist' */
    const REAL D0_inv = 1.0/D0;

    /* solve with U */
    const REAL e0_3 = Q4_xy*U35 - Q3_xz_neg;
    const REAL e0_2_0 = Q4_xy*U15;
    const REAL e0_2 = s0 - U23*e0_3 - Q3_xy_neg*U24 + e0_2_0;
    const REAL e0_1 = s0 - U12*e0_2 - U13*e0_3 - Q3_xy_neg*U14 + e0_2_0;
    const REAL e0_0 = U03_neg*e0_3 - (U01*e0_1 + U02*e0_2) - Q3_xy_neg*U04 + Q4_xy*U05;
    const REAL e1_3 = Q4_yy*U35 - Q3_yz_neg;
    const REAL e1_2_0 = Q4_yy*U15;
    const REAL e1_2 = e1_2_0 - (c0 + U23*e1_3 - Q3_yy*U24);
    const REAL e1_1 = e1_2_0 - (c0 + U12*e1_2 + U13*e1_3 - Q3_yy*U14);
    const REAL e1_0 = U03_neg*e1_3 - (U01*e1_1 + U02*e1_2) + Q3_yy*U04 + Q4_yy*U05;
    const REAL e2_3 = c12 + Q4_zy*U35;
    const REAL e2_2_0 = Q4_zy*U15;
    const REAL e2_2 = e2_2_0 - (U23*e2_3 + Q3_zy_neg*U24);
    const REAL e2_1 = e2_2_0 - (U12*e2_2 + U13*e2_3 + Q3_zy_neg*U14);
    const REAL e2_0_0 = -Q4_zy*U05;
    const REAL e2_0 = 1.0 - U01*e2_1 - U02*e2_2 + U03_neg*e2_3 - Q3_zy_neg*U04 - e2_0_0;
    const REAL e3_1 = J_x2_neg*U12 - J_x1_neg;
    const REAL e3_0 = J_x2_neg*U02 - (o1_y + s0*J_z1 + U01*e3_1);
    const REAL e4_1 = J_y2_neg*U12 - J_y1_neg;
    const REAL e4_0 = o1_x + c0*J_z1 - U01*e4_1 + J_y2_neg*U02;
    const REAL e5_1 = J_z1 - r3_x*U12;
    const REAL e5_0 = -U01*e5_1 - r3_x*U02;

    /* inverse of the operational-space inertia */
    const REAL O01_0 = D0_inv*e1_0;
    const REAL O01_1 = D1_inv*e1_1;
    const REAL O01_2 = -D2_inv*e1_2;
    const REAL O01_3 = -D3_inv_neg*e1_3;
    const REAL O01_4 = -5.836060905888831*Q3_yy;
    const REAL O01_5 = 5.1518639227799214*Q4_yy;
    const REAL O02_0 = D0_inv*e2_0;
    const REAL O02_1 = D1_inv*e2_1;
    const REAL O02_2 = -D2_inv*e2_2;
    const REAL O02_3 = D3_inv_neg*e2_3;
    const REAL O02_4 = 5.836060905888831*Q3_zy_neg;
    const REAL O02_5 = 5.1518639227799214*Q4_zy;
    const REAL O03_0 = D0_inv*e3_0;
    const REAL O03_1 = -D1_inv*e3_1;
    const REAL O03_2 = J_x2_neg*D2_inv;
    const REAL O04_0 = D0_inv*e4_0;
    const REAL O04_1 = -D1_inv*e4_1;
    const REAL O04_2 = J_y2_neg*D2_inv;
    const REAL O05_0 = D0_inv*e5_0;
    const REAL O05_1 = D1_inv*e5_1;
    const REAL O05_2 = r3_x*D2_inv;
    const REAL O00_0 = D3_inv_neg*e0_3*e0_3;
    const REAL O00_1 = D0_inv*e0_0*e0_0 + D1_inv*e0_1*e0_1 + D2_inv*e0_2*e0_2 - O00_0;
    const REAL O00_2 = 5.1518639227799214*Q4_xy*Q4_xy;
    const REAL O00 = O00_1 + 5.836060905888831*Q3_xy_neg*Q3_xy_neg + O00_2;
    const REAL O01_6 = Q3_xy_neg*O01_4;
    const REAL O01_7 = Q4_xy*O01_5;
    const REAL O01 = e0_0*O01_0 + e0_1*O01_1 - e0_2*O01_2 + e0_3*O01_3 + O01_6 + O01_7;
    const REAL O11_0 = e1_0*O01_0 + e1_1*O01_1 - e1_2*O01_2 + e1_3*O01_3 - Q3_yy*O01_4;
    const REAL O11 = O11_0 + Q4_yy*O01_5;
    const REAL O02_6 = Q3_xy_neg*O02_4;
    const REAL O02_7 = Q4_xy*O02_5;
    const REAL O02 = e0_0*O02_0 + e0_1*O02_1 - e0_2*O02_2 - e0_3*O02_3 + O02_6 + O02_7;
    const REAL O12_0 = e1_0*O02_0 + e1_1*O02_1 - e1_2*O02_2 - e1_3*O02_3 - Q3_yy*O02_4;
    const REAL O12 = O12_0 + Q4_yy*O02_5;
    const REAL O22_0 = Q3_zy_neg*O02_4;
    const REAL O22_1 = Q4_zy*O02_5;
    const REAL O22 = e2_0*O02_0 + e2_1*O02_1 - e2_2*O02_2 - e2_3*O02_3 + O22_0 + O22_1;
    const REAL O03 = e0_0*O03_0 - e0_1*O03_1 - e0_2*O03_2;
    const REAL O13 = e1_0*O03_0 - e1_1*O03_1 - e1_2*O03_2;
    const REAL O23 = e2_0*O03_0 - e2_1*O03_1 - e2_2*O03_2;
    const REAL O33 = e3_0*O03_0 - e3_1*O03_1 + J_x2_neg*O03_2;
    const REAL O04 = e0_0*O04_0 - e0_1*O04_1 - e0_2*O04_2;
    const REAL O14 = e1_0*O04_0 - e1_1*O04_1 - e1_2*O04_2;
    const REAL O24 = e2_0*O04_0 - e2_1*O04_1 - e2_2*O04_2;
    const REAL O34 = e3_0*O04_0 - e3_1*O04_1 + J_x2_neg*O04_2;
    const REAL O44 = e4_0*O04_0 - e4_1*O04_1 + J_y2_neg*O04_2;
    const REAL O05 = e0_0*O05_0 + e0_1*O05_1 + e0_2*O05_2;
    const REAL O15 = e1_0*O05_0 + e1_1*O05_1 + e1_2*O05_2;
    const REAL O25 = e2_0*O05_0 + e2_1*O05_1 + e2_2*O05_2;
    const REAL O35 = e3_0*O05_0 + e3_1*O05_1 - J_x2_neg*O05_2;
    const REAL O45 = e4_0*O05_0 + e4_1*O05_1 - J_y2_neg*O05_2;
    const REAL O55 = e5_0*O05_0 + e5_1*O05_1 + r3_x*O05_2;

    Omega[0] = O00;
    Omega[1] = O01;
    Omega[2] = O02;
    Omega[3] = O03;
    Omega[4] = O04;
    Omega[5] = O05;
    Omega[6] = O01;
    Omega[7] = O11;
    Omega[8] = O12;
    Omega[9] = O13;
    Omega[10] = O14;
    Omega[11] = O15;
    Omega[12] = O02;
    Omega[13] = O12;
    Omega[14] = O22;
    Omega[15] = O23;
    Omega[16] = O24;
    Omega[17] = O25;
    Omega[18] = O03;
    Omega[19] = O13;
    Omega[20] = O23;
    Omega[21] = O33;
    Omega[22] = O34;
    Omega[23] = O35;
    Omega[24] = O04;
    Omega[25] = O14;
    Omega[26] = O24;
    Omega[27] = O34;
    Omega[28] = O44;
    Omega[29] = O45;
    Omega[30] = O05;
    Omega[31] = O15;
    Omega[32] = O25;
    Omega[33] = O35;
    Omega[34] = O45;
    Omega[35] = O55;
}

FUNCTION(puma560_operational_inertia_flange)(const REAL q[6], REAL Lambda[36])
{
    const REAL q0 = q[0], q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4];

    /* sines and cosines */
    const REAL q12 = q1 + q2;
    const REAL angles[5] = {q0, q1, q12, q3, q4};
    REAL sines[5], cosines[5];
    OF(puma560_sincos)(5, angles, sines, cosines);
    const REAL s0 = sines[0], s1 = sines[1], s12 = sines[2], s3 = sines[3], s4 = sines[4];
    const REAL c0 = cosines[0], c1 = cosines[1], c12 = cosines[2], c3 = cosines[3], c4 = cosines[4];

    /* position of 'link3' */
    const REAL r2_x = 0.4318*c1;
    const REAL r2_y = 0.4318*s1;

    /* position of 'link4' */
    const REAL r3_x = 0.0203*c12 - 0.4318*s12;
    const REAL r3_y = 0.0203*s12 + 0.4318*c12;

    /* inertia of 'link2' in the axes of its group */
    const REAL I1_hy = 3.79559*s1 + 0.1044*c1;
    const REAL I1_Jxx_neg = c1*(1.601861202*c1 - 0.0141984*s1);
    const REAL I1_Jyz_neg = 0.120863064*s1 + 0.00808578*c1;

    /* inertia of 'link3' in the axes of its group */
    const REAL I2_hx = 0.025375*c12 - 0.89133*s12;
    const REAL I2_hy = 0.025375*s12 + 0.89133*c12;

    /* frame of 'link2' in the base */
    const REAL o1_x = 0.15005*s0;
    const REAL o1_y = -0.15005*c0;

    /* frame of 'link4' in the base */
    const REAL Q3_xx_0 = c0*c12;
    const REAL Q3_xz_neg = c0*s12;
    const REAL Q3_xx = c3*Q3_xx_0 - s0*s3;
    const REAL Q3_xy_neg = s3*Q3_xx_0 + s0*c3;
    const REAL Q3_yx_0 = s0*c12;
    const REAL Q3_yz_neg = s0*s12;
    const REAL Q3_yx = c3*Q3_yx_0 + c0*s3;
    const REAL Q3_yy = c0*c3 - s3*Q3_yx_0;
    const REAL Q3_zx = s12*c3;
    const REAL Q3_zy_neg = s12*s3;

    /* frame of 'link5' in the base */
    const REAL Q4_xy = s4*Q3_xx + c4*Q3_xz_neg;
    const REAL Q4_yy = s4*Q3_yx + c4*Q3_yz_neg;
    const REAL Q4_zy = s4*Q3_zx - c12*c4;

    /* columns of the Jacobian */
    const REAL J_x1_neg_0 = r3_y + r2_y;
    const REAL J_x1_neg = c0*J_x1_neg_0;
    const REAL J_y1_neg = s0*J_x1_neg_0;
    const REAL J_z1 = r3_x + r2_x;
    const REAL J_x2_neg = c0*r3_y;
    const REAL J_y2_neg = s0*r3_y;

    /* composite inertia of 'link4' */
    const REAL R3_hx = -0.00288*s4;
    const REAL R3_hz = 0.00288*c4;
    const REAL R3_Jxz_0 = 0.00020216*c4;
    const REAL R3_Jxx_0 = c4*R3_Jxz_0;
    const REAL R3_Jxz = s4*R3_Jxz_0;
    const REAL R3_Jxx = R3_Jxx_0 - 0.00020216;
    const REAL R3_Jzz = 0.00184216 - R3_Jxx_0;

    /* composite inertia of 'link3' */
    const REAL R2_hx_0 = -c3*R3_hx;
    const REAL R2_hz = -s3*R3_hx;
    const REAL R2_hx_1 = c12*R2_hx_0 + s12*R3_hz;
    const REAL R2_hy_0 = 0.00288*Q4_zy;
    const REAL D0_0 = c3*(R3_Jxx_0 - 0.00030216);
    const REAL D0_1 = c3*D0_0;
    const REAL D0_2 = D0_1 + 0.0001;
    const REAL D0_3 = c3*R3_Jxz;
    const REAL R2_Jyz_neg_0 = s3*R3_Jxz;
    const REAL D0_4 = D0_2 - R3_Jzz;
    const REAL D0_5 = 2.0*D0_3;
    const REAL R2_Jzz_0 = 2.0*r3_x*R2_hx_1;
    const REAL R2_Jzz_1 = R3_Jxx - D0_1 - (R2_Jzz_0 + 2.0*r3_y*R2_hy_0);
    const REAL R2_hx = I2_hx - R2_hx_1;
    const REAL R2_hy = I2_hy - R2_hy_0;
    const REAL R2_Jzz = R2_Jzz_1 + 0.3591922305;
    const REAL R2_Jyz_neg = c12*(R2_Jyz_neg_0 + 0.0047376) + D0_0*Q3_zy_neg + r3_y*R2_hz;

    /* composite inertia of 'link2' */
    const REAL M11_0 = 0.8636*c1*R2_hx;
    const REAL M11_1 = M11_0 + 0.8636*s1*R2_hy + R2_Jzz;
    const REAL R1_hy = I1_hy + R2_hy;
    const REAL R1_Jyz_neg = R2_Jyz_neg + r2_y*R2_hz + I1_Jyz_neg;

    /* composite inertia of 'link1' */
    const REAL D0_6 = 0.3001*R2_hz;
    const REAL R0_Jyz = R1_Jyz_neg + 0.15005*R1_hy;

    /* inertia that joint 'shoulder' feels, and its couplings inward */
    const REAL M11 = M11_1 + 4.072928847;

    /* inertia that joint 'elbow' feels, and its couplings inward */
    const REAL M22 = R2_Jzz_1 + 0.936065562438;
    const REAL M12 = r2_x*R2_hx + r2_y*R2_hy + R2_Jzz;
    const REAL M02_neg = R2_Jyz_neg + 0.15005*R2_hy;

    /* inertia that joint 'wrist_roll' feels, and its couplings inward */
    const REAL M33 = 0.19263278612368 - R3_Jxx_0;
    const REAL f3at2_x = c12*R2_hz;
    const REAL M03e5_0 = s12*D0_3;
    const REAL M03e5_1 = -c12*R3_Jzz;
    const REAL M23_neg = R2_Jyz_neg_0 + 0.4318*R2_hz;
    const REAL M13 = s12*R2_hz*r2_x - r2_y*f3at2_x - M23_neg;
    const REAL M03e5_2 = 0.15005*f3at2_x;

    /* inertia that joint 'wrist_pitch' feels, and its couplings inward */
    const REAL f4at2_x_0 = c3*R3_hz;
    const REAL f4at2_x = -c12*f4at2_x_0 - s12*R3_hx;
    const REAL f4at2_y_neg = s12*f4at2_x_0 - c12*R3_hx;
    const REAL M24 = 0.00064216*c3 - (r3_x*f4at2_y_neg + r3_y*f4at2_x);
    const REAL M14 = M24 - (r2_x*f4at2_y_neg + r2_y*f4at2_x);
    const REAL M04 = 0.00064216*Q3_zy_neg - s3*R3_hz*J_z1 + 0.15005*f4at2_x;

    /* inertia that joint 'flange' feels, and its couplings inward */
    const REAL M35 = 4e-05*c4;
    const REAL M25 = 0.013888888888888888*R2_hz;
    const REAL n5at2_y = -4e-05*Q4_zy;

    /* elimination of 'flange' */
    const REAL U05 = 5.1518639227799214*n5at2_y;
    const REAL U15 = 5.1518639227799214*M25;
    const REAL U35 = 0.00020607455691119687*c4;
    const REAL D0_7 = n5at2_y*U05;
    const REAL M01e5_0 = -n5at2_y*U15;
    const REAL M01e5 = M01e5_0 - R0_Jyz;
    const REAL M11e5_0 = M25*U15;
    const REAL M11e5 = M11 - M11e5_0;
    const REAL M02e5 = M01e5_0 - M02_neg;
    const REAL M12e5 = M12 - M11e5_0;
    const REAL M22e5 = M22 - M11e5_0;
    const REAL M03e5 = M03e5_0 - M03e5_1 - R2_hx_0*J_z1 + M03e5_2 - n5at2_y*U35;
    const REAL M13e5_0 = M25*U35;
    const REAL M13e5 = M13 - M13e5_0;
    const REAL M23e5_neg = M23_neg + M13e5_0;
    const REAL M33e5 = M33 - M35*U35;

    /* elimination of 'wrist_pitch' */
    const REAL U04 = 5.836060905888831*M04;
    const REAL U14 = 5.836060905888831*M14;
    const REAL U24 = 5.836060905888831*M24;
    const REAL D0_8 = M04*U04;
    const REAL M01e4 = M01e5 - M04*U14;
    const REAL M11e4 = M11e5 - M14*U14;
    const REAL M02e4 = M02e5 - M04*U24;
    const REAL M12e4 = M12e5 - M14*U24;
    const REAL M22e4 = M22e5 - M24*U24;

    /* elimination of 'wrist_roll' */
    const REAL D3_inv_neg = -1.0/M33e5;
    const REAL U03_neg = M03e5*D3_inv_neg;
    const REAL U13 = -M13e5*D3_inv_neg;
    const REAL U23 = M23e5_neg*D3_inv_neg;
    const REAL D0_9 = M03e5*U03_neg;
    const REAL M01e3 = M01e4 - M03e5*U13;
    const REAL M11e3 = M11e4 - M13e5*U13;
    const REAL M02e3 = M02e4 - M03e5*U23;
    const REAL M12e3 = M12e4 - M13e5*U23;
    const REAL D2 = M22e4 + M23e5_neg*U23;

    /* elimination of 'elbow' */
    const REAL D2_inv = 1.0/D2;
    const REAL U02 = M02e3*D2_inv;
    const REAL U12 = M12e3*D2_inv;
    const REAL D0_10 = M02e3*U02;
    const REAL M01e2 = M01e3 - M02e3*U12;
    const REAL D1 = M11e3 - M12e3*U12;

    /* elimination of 'shoulder' */
    const REAL D1_inv = 1.0/D1;
    const REAL U01 = M01e2*D1_inv;
    const REAL D0_11 = c12*(s12*(D0_5 - 0.022546398) - c12*(D0_4 + 0.3256620055));
    const REAL D0_12 = I1_Jxx_neg + D0_11 + D0_2 - R2_Jzz_0 + M11_0 + D0_6 + 2.661373057767;
    const REAL D0 = D0_12 - D0_7 - D0_8 + D0_9 - D0_10 - M01e2*U01;

    /* elimination of 'waist' */
    const REAL D0_inv = 1.0/D0;

    /* solve with U */
    const REAL e0_3 = Q4_xy*U35 - Q3_xz_neg;
    const REAL e0_2_0 = Q4_xy*U15;
    const REAL e0_2 = s0 - U23*e0_3 - Q3_xy_neg*U24 + e0_2_0;
    const REAL e0_1 = s0 - U12*e0_2 - U13*e0_3 - Q3_xy_neg*U14 + e0_2_0;
    const REAL e0_0 = U03_neg*e0_3 - (U01*e0_1 + U02*e0_2) - Q3_xy_neg*U04 + Q4_xy*U05;
    const REAL e1_3 = Q4_yy*U35 - Q3_yz_neg;
    const REAL e1_2_0 = Q4_yy*U15;
    const REAL e1_2 = e1_2_0 - (c0 + U23*e1_3 - Q3_yy*U24);
    const REAL e1_1 = e1_2_0 - (c0 + U12*e1_2 + U13*e1_3 - Q3_yy*U14);
    const REAL e1_0 = U03_neg*e1_3 - (U01*e1_1 + U02*e1_2) + Q3_yy*U04 + Q4_yy*U05;
    const REAL e2_3 = c12 + Q4_zy*U35;
    const REAL e2_2_0 = Q4_zy*U15;
    const REAL e2_2 = e2_2_0 - (U23*e2_3 + Q3_zy_neg*U24);
    const REAL e2_1 = e2_2_0 - (U12*e2_2 + U13*e2_3 + Q3_zy_neg*U14);
    const REAL e2_0_0 = -Q4_zy*U05;
    const REAL e2_0 = 1.0 - U01*e2_1 - U02*e2_2 + U03_neg*e2_3 - Q3_zy_neg*U04 - e2_0_0;
    const REAL e3_1 = J_x2_neg*U12 - J_x1_neg;
    const REAL e3_0 = J_x2_neg*U02 - (o1_y + s0*J_z1 + U01*e3_1);
    const REAL e4_1 = J_y2_neg*U12 - J_y1_neg;
    const REAL e4_0 = o1_x + c0*J_z1 - U01*e4_1 + J_y2_neg*U02;
    const REAL e5_1 = J_z1 - r3_x*U12;
    const REAL e5_0 = -U01*e5_1 - r3_x*U02;

    /* inverse of the operational-space inertia */
    const REAL O01_0 = D0_inv*e1_0;
    const REAL O01_1 = D1_inv*e1_1;
    const REAL O01_2 = -D2_inv*e1_2;
    const REAL O01_3 = -D3_inv_neg*e1_3;
    const REAL O01_4 = -5.836060905888831*Q3_yy;
    const REAL O01_5 = 5.1518639227799214*Q4_yy;
    const REAL O02_0 = D0_inv*e2_0;
    const REAL O02_1 = D1_inv*e2_1;
    const REAL O02_2 = -D2_inv*e2_2;
    const REAL O02_3 = D3_inv_neg*e2_3;
    const REAL O02_4 = 5.836060905888831*Q3_zy_neg;
    const REAL O02_5 = 5.1518639227799214*Q4_zy;
    const REAL O03_0 = D0_inv*e3_0;
    const REAL O03_1 = -D1_inv*e3_1;
    const REAL O03_2 = J_x2_neg*D2_inv;
    const REAL O04_0 = D0_inv*e4_0;
    const REAL O04_1 = -D1_inv*e4_1;
    const REAL O04_2 = J_y2_neg*D2_inv;
    const REAL O05_0 = D0_inv*e5_0;
    const REAL O05_1 = D1_inv*e5_1;
    const REAL O05_2 = r3_x*D2_inv;
    const REAL O00_0 = D0_inv*e0_0*e0_0 + D1_inv*e0_1*e0_1 + D2_inv*e0_2*e0_2;
    const REAL O00_1 = 5.836060905888831*Q3_xy_neg*Q3_xy_neg;
    const REAL O00_2 = 5.1518639227799214*Q4_xy*Q4_xy;
    const REAL O00 = O00_0 - D3_inv_neg*e0_3*e0_3 + O00_1 + O00_2;
    const REAL O01_6 = e0_0*O01_0 + e0_1*O01_1 - e0_2*O01_2;
    const REAL O01 = O01_6 + e0_3*O01_3 + Q3_xy_neg*O01_4 + Q4_xy*O01_5;
    const REAL O11_0 = e1_0*O01_0 + e1_1*O01_1 - e1_2*O01_2;
    const REAL O11 = O11_0 + e1_3*O01_3 - Q3_yy*O01_4 + Q4_yy*O01_5;
    const REAL O02_6 = e0_0*O02_0 + e0_1*O02_1 - e0_2*O02_2;
    const REAL O02 = O02_6 - e0_3*O02_3 + Q3_xy_neg*O02_4 + Q4_xy*O02_5;
    const REAL O12_0 = e1_0*O02_0 + e1_1*O02_1 - e1_2*O02_2;
    const REAL O12 = O12_0 - e1_3*O02_3 - Q3_yy*O02_4 + Q4_yy*O02_5;
    const REAL O22_0 = e2_0*O02_0 + e2_1*O02_1 - e2_2*O02_2;
    const REAL O22 = O22_0 - e2_3*O02_3 + Q3_zy_neg*O02_4 + Q4_zy*O02_5;
    const REAL O03 = e0_0*O03_0 - e0_1*O03_1 - e0_2*O03_2;
    const REAL O13 = e1_0*O03_0 - e1_1*O03_1 - e1_2*O03_2;
    const REAL O23 = e2_0*O03_0 - e2_1*O03_1 - e2_2*O03_2;
    const REAL O33 = e3_0*O03_0 - e3_1*O03_1 + J_x2_neg*O03_2;
    const REAL O04 = e0_0*O04_0 - e0_1*O04_1 - e0_2*O04_2;
    const REAL O14 = e1_0*O04_0 - e1_1*O04_1 - e1_2*O04_2;
    const REAL O24 = e2_0*O04_0 - e2_1*O04_1 - e2_2*O04_2;
    const REAL O34 = e3_0*O04_0 - e3_1*O04_1 + J_x2_neg*O04_2;
    const REAL O44 = e4_0*O04_0 - e4_1*O04_1 + J_y2_neg*O04_2;
    const REAL O05 = e0_0*O05_0 + e0_1*O05_1 + e0_2*O05_2;
    const REAL O15 = e1_0*O05_0 + e1_1*O05_1 + e1_2*O05_2;
    const REAL O25 = e2_0*O05_0 + e2_1*O05_1 + e2_2*O05_2;
    const REAL O35 = e3_0*O05_0 + e3_1*O05_1 - J_x2_neg*O05_2;
    const REAL O45 = e4_0*O05_0 + e4_1*O05_1 - J_y2_neg*O05_2;
    const REAL O55 = e5_0*O05_0 + e5_1*O05_1 + r3_x*O05_2;

    /* elimination of direction 'z' */
    const REAL DO5_inv = 1.0/O55;
    const REAL UO05 = O05*DO5_inv;
    const REAL UO15 = O15*DO5_inv;
    const REAL UO25 = O25*DO5_inv;
    const REAL UO35 = O35*DO5_inv;
    const REAL UO45 = O45*DO5_inv;
    const REAL O03e5 = O03 - O05*UO35;
    const REAL O13e5 = O13 - O15*UO35;
    const REAL O23e5 = O23 - O25*UO35;
    const REAL O33e5 = O33 - O35*UO35;
    const REAL O04e5 = O04 - O05*UO45;
    const REAL O14e5 = O14 - O15*UO45;
    const REAL O24e5 = O24 - O25*UO45;
    const REAL O34e5 = O34 - O35*UO45;
    const REAL DO4 = O44 - O45*UO45;

    /* elimination of direction 'y' */
    const REAL DO4_inv = 1.0/DO4;
    const REAL UO04 = O04e5*DO4_inv;
    const REAL UO14 = O14e5*DO4_inv;
    const REAL UO24 = O24e5*DO4_inv;
    const REAL UO34 = O34e5*DO4_inv;
    const REAL O03e4 = O03e5 - O04e5*UO34;
    const REAL O13e4 = O13e5 - O14e5*UO34;
    const REAL O23e4 = O23e5 - O24e5*UO34;
    const REAL DO3 = O33e5 - O34e5*UO34;

    /* elimination of direction 'x' */
    const REAL DO3_inv = 1.0/DO3;
    const REAL UO03 = O03e4*DO3_inv;
    const REAL UO13 = O13e4*DO3_inv;
    const REAL UO23 = O23e4*DO3_inv;
    const REAL O00e3 = O00 - O00_0;
    const REAL O01e3 = O01 - O01_6;
    const REAL O11e3 = O11 - O11_0;
    const REAL O02e3 = O02 - O02_6;
    const REAL O12e3 = O12 - O12_0;
    const REAL DO2 = O22 - O22_0;

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
    const REAL XO05 = UO15*XO01_neg - UO05*DO0_inv - UO25*XO02 - UO35*XO03 - UO45*XO04;
    const REAL XO15 = UO05*XO01_neg - UO15*XO11 - UO25*XO12 - UO35*XO13 - UO45*XO14;
    const REAL XO25 = -UO05*XO02 - UO15*XO12 - UO25*XO22 - UO35*XO23 - UO45*XO24;
    const REAL XO35 = -UO05*XO03 - UO15*XO13 - UO25*XO23 - UO35*XO33 - UO45*XO34;
    const REAL XO45 = -UO05*XO04 - UO15*XO14 - UO25*XO24 - UO35*XO34 - UO45*XO44;
    const REAL XO55_0_ = UO45*XO45;
    const REAL XO55 = DO5_inv - UO05*XO05 - UO15*XO15 - UO25*XO25 - UO35*XO35 - XO55_0_;

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

FUNCTION(puma560_tip_force_acceleration_flange)(const REAL q[6], const REAL f[6], REAL qdd[6])
{
    const REAL q0 = q[0], q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4];
    const REAL f0 = f[0], f1 = f[1], f2 = f[2], f3 = f[3], f4 = f[4], f5 = f[5];

    /* sines and cosines */
    const REAL q12 = q1 + q2;
    const REAL angles[5] = {q0, q1, q12, q3, q4};
    REAL sines[5], cosines[5];
    OF(puma560_sincos)(5, angles, sines, cosines);
    const REAL s0 = sines[0], s1 = sines[1], s12 = sines[2], s3 = sines[3], s4 = sines[4];
    const REAL c0 = cosines[0], c1 = cosines[1], c12 = cosines[2], c3 = cosines[3], c4 = cosines[4];

    /* position of 'link3' */
    const REAL r2_x = 0.4318*c1;
    const REAL r2_y = 0.4318*s1;

    /* position of 'link4' */
    const REAL r3_x = 0.0203*c12 - 0.4318*s12;
    const REAL r3_y = 0.0203*s12 + 0.4318*c12;

    /* inertia of 'link2' in the axes of its group */
    const REAL I1_hy = 3.79559*s1 + 0.1044*c1;
    const REAL I1_Jxx_neg = c1*(1.601861202*c1 - 0.0141984*s1);
    const REAL I1_Jyz_neg = 0.120863064*s1 + 0.00808578*c1;

    /* inertia of 'link3' in the axes of its group */
    const REAL I2_hx = 0.025375*c12 - 0.89133*s12;
    const REAL I2_hy = 0.025375*s12 + 0.89133*c12;

    /* frame of 'link2' in the base */
    const REAL o1_x = 0.15005*s0;
    const REAL o1_y = -0.15005*c0;

    /* frame of 'link4' in the base */
    const REAL Q3_xx_0 = c0*c12;
    const REAL Q3_xz_neg = c0*s12;
    const REAL Q3_xx = c3*Q3_xx_0 - s0*s3;
    const REAL Q3_xy_neg = s3*Q3_xx_0 + s0*c3;
    const REAL Q3_yx_0 = s0*c12;
    const REAL Q3_yz_neg = s0*s12;
    const REAL Q3_yx = c3*Q3_yx_0 + c0*s3;
    const REAL Q3_yy = c0*c3 - s3*Q3_yx_0;
    const REAL Q3_zx = s12*c3;
    const REAL Q3_zy_neg = s12*s3;
    const REAL J_z1 = r2_x + r3_x;
    const REAL o3_x = o1_x + c0*J_z1;
    const REAL o3_y = o1_y + s0*J_z1;

    /* frame of 'link5' in the base */
    const REAL Q4_xy = s4*Q3_xx + c4*Q3_xz_neg;
    const REAL Q4_yy = s4*Q3_yx + c4*Q3_yz_neg;
    const REAL Q4_zy = s4*Q3_zx - c12*c4;

    /* columns of the Jacobian */
    const REAL J_x1_neg_0 = r3_y + r2_y;
    const REAL J_x1_neg = c0*J_x1_neg_0;
    const REAL J_y1_neg = s0*J_x1_neg_0;
    const REAL J_x2_neg = c0*r3_y;
    const REAL J_y2_neg = s0*r3_y;

    /* joint forces of the wrench */
    const REAL tau0 = f2 - o3_y*f3 + o3_x*f4;
    const REAL tau1_0 = s0*f0 - c0*f1;
    const REAL tau1 = tau1_0 - J_x1_neg*f3 - J_y1_neg*f4 + J_z1*f5;
    const REAL tau2 = tau1_0 - J_x2_neg*f3 - J_y2_neg*f4 + r3_x*f5;
    const REAL tau3 = c12*f2 - (Q3_xz_neg*f0 + Q3_yz_neg*f1);
    const REAL tau4 = Q3_xy_neg*f0 - Q3_yy*f1 + Q3_zy_neg*f2;
    const REAL tau5_neg = Q4_xy*f0 + Q4_yy*f1 + Q4_zy*f2;

    /* composite inertia of 'link4' */
    const REAL R3_hx = -0.00288*s4;
    const REAL R3_hz = 0.00288*c4;
    const REAL R3_Jxz_0 = 0.00020216*c4;
    const REAL R3_Jxx_0 = c4*R3_Jxz_0;
    const REAL R3_Jxz = s4*R3_Jxz_0;
    const REAL R3_Jxx = R3_Jxx_0 - 0.00020216;
    const REAL R3_Jzz = 0.00184216 - R3_Jxx_0;

    /* composite inertia of 'link3' */
    const REAL R2_hx_0 = -c3*R3_hx;
    const REAL R2_hz = -s3*R3_hx;
    const REAL R2_hx_1 = c12*R2_hx_0 + s12*R3_hz;
    const REAL R2_hy_0 = 0.00288*Q4_zy;
    const REAL D0_0 = c3*(R3_Jxx_0 - 0.00030216);
    const REAL D0_1 = c3*D0_0;
    const REAL D0_2 = D0_1 + 0.0001;
    const REAL D0_3 = c3*R3_Jxz;
    const REAL R2_Jyz_neg_0 = s3*R3_Jxz;
    const REAL D0_4 = D0_2 - R3_Jzz;
    const REAL D0_5 = 2.0*D0_3;
    const REAL R2_Jzz_0 = 2.0*r3_x*R2_hx_1;
    const REAL R2_Jzz_1 = R3_Jxx - D0_1 - (R2_Jzz_0 + 2.0*r3_y*R2_hy_0);
    const REAL R2_hx = I2_hx - R2_hx_1;
    const REAL R2_hy = I2_hy - R2_hy_0;
    const REAL R2_Jzz = R2_Jzz_1 + 0.3591922305;
    const REAL R2_Jyz_neg = c12*(R2_Jyz_neg_0 + 0.0047376) + D0_0*Q3_zy_neg + r3_y*R2_hz;

    /* composite inertia of 'link2' */
    const REAL M11_0 = 0.8636*c1*R2_hx;
    const REAL M11_1 = M11_0 + 0.8636*s1*R2_hy + R2_Jzz;
    const REAL R1_hy = I1_hy + R2_hy;
    const REAL R1_Jyz_neg = R2_Jyz_neg + r2_y*R2_hz + I1_Jyz_neg;

    /* composite inertia of 'link1' */
    const REAL D0_6 = 0.3001*R2_hz;
    const REAL R0_Jyz = R1_Jyz_neg + 0.15005*R1_hy;

    /* inertia that joint 'shoulder' feels, and its couplings inward */
    const REAL M11 = M11_1 + 4.072928847;

    /* inertia that joint 'elbow' feels, and its couplings inward */
    const REAL M22 = R2_Jzz_1 + 0.936065562438;
    const REAL M12 = r2_x*R2_hx + r2_y*R2_hy + R2_Jzz;
    const REAL M02_neg = R2_Jyz_neg + 0.15005*R2_hy;

    /* inertia that joint 'wrist_roll' feels, and its couplings inward */
    const REAL M33 = 0.19263278612368 - R3_Jxx_0;
    const REAL f3at2_x = c12*R2_hz;
    const REAL M03e5_0 = s12*D0_3;
    const REAL M03e5_1 = -c12*R3_Jzz;
    const REAL M23_neg = R2_Jyz_neg_0 + 0.4318*R2_hz;
    const REAL M13 = s12*R2_hz*r2_x - r2_y*f3at2_x - M23_neg;
    const REAL M03e5_2 = 0.15005*f3at2_x;

    /* inertia that joint 'wrist_pitch' feels, and its couplings inward */
    const REAL f4at2_x_0 = c3*R3_hz;
    const REAL f4at2_x = -c12*f4at2_x_0 - s12*R3_hx;
    const REAL f4at2_y_neg = s12*f4at2_x_0 - c12*R3_hx;
    const REAL M24 = 0.00064216*c3 - (r3_x*f4at2_y_neg + r3_y*f4at2_x);
    const REAL M14 = M24 - (r2_x*f4at2_y_neg + r2_y*f4at2_x);
    const REAL M04 = 0.00064216*Q3_zy_neg - s3*R3_hz*J_z1 + 0.15005*f4at2_x;

    /* inertia that joint 'flange' feels, and its couplings inward */
    const REAL M35 = 4e-05*c4;
    const REAL M25 = 0.013888888888888888*R2_hz;
    const REAL n5at2_y = -4e-05*Q4_zy;

    /* elimination of 'flange' */
    const REAL U05 = 5.1518639227799214*n5at2_y;
    const REAL U15 = 5.1518639227799214*M25;
    const REAL U35 = 0.00020607455691119687*c4;
    const REAL D0_7 = n5at2_y*U05;
    const REAL M01e5_0 = -n5at2_y*U15;
    const REAL M01e5 = M01e5_0 - R0_Jyz;
    const REAL M11e5_0 = M25*U15;
    const REAL M11e5 = M11 - M11e5_0;
    const REAL M02e5 = M01e5_0 - M02_neg;
    const REAL M12e5 = M12 - M11e5_0;
    const REAL M22e5 = M22 - M11e5_0;
    const REAL M03e5 = M03e5_0 - M03e5_1 - R2_hx_0*J_z1 + M03e5_2 - n5at2_y*U35;
    const REAL M13e5_0 = M25*U35;
    const REAL M13e5 = M13 - M13e5_0;
    const REAL M23e5_neg = M23_neg + M13e5_0;
    const REAL M33e5 = M33 - M35*U35;

    /* elimination of 'wrist_pitch' */
    const REAL U04 = 5.836060905888831*M04;
    const REAL U14 = 5.836060905888831*M14;
    const REAL U24 = 5.836060905888831*M24;
    const REAL D0_8 = M04*U04;
    const REAL M01e4 = M01e5 - M04*U14;
    const REAL M11e4 = M11e5 - M14*U14;
    const REAL M02e4 = M02e5 - M04*U24;
    const REAL M12e4 = M12e5 - M14*U24;
    const REAL M22e4 = M22e5 - M24*U24;

    /* elimination of 'wrist_roll' */
    const REAL D3_inv_neg = -1.0/M33e5;
    const REAL U03_neg = M03e5*D3_inv_neg;
    const REAL U13 = -M13e5*D3_inv_neg;
    const REAL U23 = M23e5_neg*D3_inv_neg;
    const REAL D0_9 = M03e5*U03_neg;
    const REAL M01e3 = M01e4 - M03e5*U13;
    const REAL M11e3 = M11e4 - M13e5*U13;
    const REAL M02e3 = M02e4 - M03e5*U23;
    const REAL M12e3 = M12e4 - M13e5*U23;
    const REAL D2 = M22e4 + M23e5_neg*U23;

    /* elimination of 'elbow' */
    const REAL D2_inv = 1.0/D2;
    const REAL U02 = M02e3*D2_inv;
    const REAL U12 = M12e3*D2_inv;
    const REAL D0_10 = M02e3*U02;
    const REAL M01e2 = M01e3 - M02e3*U12;
    const REAL D1 = M11e3 - M12e3*U12;

    /* elimination of 'shoulder' */
    const REAL D1_inv = 1.0/D1;
    const REAL U01 = M01e2*D1_inv;
    const REAL D0_11 = c12*(s12*(D0_5 - 0.022546398) - c12*(D0_4 + 0.3256620055));
    const REAL D0_12 = I1_Jxx_neg + D0_11 + D0_2 - R2_Jzz_0 + M11_0 + D0_6 + 2.661373057767;
    const REAL D0 = D0_12 - D0_7 - D0_8 + D0_9 - D0_10 - M01e2*U01;

    /* elimination of 'waist' */
    const REAL D0_inv = 1.0/D0;

    /* solve with U */
    const REAL e3 = tau3 + tau5_neg*U35;
    const REAL e2_0 = tau5_neg*U15;
    const REAL e2 = tau2 - U23*e3 - tau4*U24 + e2_0;
    const REAL e1 = tau1 - U12*e2 - U13*e3 - tau4*U14 + e2_0;
    const REAL e0 = tau0 - U01*e1 - U02*e2 + U03_neg*e3 - tau4*U04 + tau5_neg*U05;

    /* solve with D and U* */
    const REAL x0 = D0_inv*e0;
    const REAL x1 = D1_inv*e1 - U01*x0;
    const REAL x2 = D2_inv*e2 - U02*x0 - U12*x1;
    const REAL x3 = U03_neg*x0 - D3_inv_neg*e3 - U13*x1 - U23*x2;
    const REAL x4 = 5.836060905888831*tau4 - U04*x0 - U14*x1 - U24*x2;
    const REAL x5_neg = 5.1518639227799214*tau5_neg + U05*x0 + U15*(x1 + x2) + U35*x3;

    qdd[0] = x0;
    qdd[1] = x1;
    qdd[2] = x2;
    qdd[3] = x3;
    qdd[4] = x4;
    qdd[5] = -x5_neg;
}

#ifndef PUMA560_SECOND_READING
#if PUMA560_WIDTH > 1
#define PUMA560_SECOND_READING
#undef REAL
#undef FUNCTION
#undef OF
#undef ALL
#define REAL puma560_vector
#define FUNCTION(name) static void name##_lanes
#define OF(name) name##_lanes
#define ALL(x) ((x) - (puma560_vector){0})
#include "puma560.c"
#endif

#ifdef _OPENMP
#define PUMA560_EACH_BLOCK _Pragma("omp parallel for if (count >= 1000)")
#else
#define PUMA560_EACH_BLOCK
#endif

void puma560_mass_matrix_batch(size_t count, const double *q, double *M)
{
    PUMA560_EACH_BLOCK
    for (size_t state = 0; state < count; state += PUMA560_WIDTH) {
        const size_t lanes = count - state < PUMA560_WIDTH ? count - state : PUMA560_WIDTH;
        REAL q_[6], M_[36];

        puma560_load(lanes, 6, q + 6*state, q_);
        OF(puma560_mass_matrix)(q_, M_);
        puma560_store(lanes, 36, M_, M + 36*state);
    }
}

void puma560_udu_batch(size_t count, const double *q, double *U, double *D)
{
    PUMA560_EACH_BLOCK
    for (size_t state = 0; state < count; state += PUMA560_WIDTH) {
        const size_t lanes = count - state < PUMA560_WIDTH ? count - state : PUMA560_WIDTH;
        REAL q_[6], U_[36], D_[6];

        puma560_load(lanes, 6, q + 6*state, q_);
        OF(puma560_udu)(q_, U_, D_);
        puma560_store(lanes, 36, U_, U + 36*state);
        puma560_store(lanes, 6, D_, D + 6*state);
    }
}

void puma560_innovations_batch(size_t count, const double *q, double *W, double *D)
{
    PUMA560_EACH_BLOCK
    for (size_t state = 0; state < count; state += PUMA560_WIDTH) {
        const size_t lanes = count - state < PUMA560_WIDTH ? count - state : PUMA560_WIDTH;
        REAL q_[6], W_[36], D_[6];

        puma560_load(lanes, 6, q + 6*state, q_);
        OF(puma560_innovations)(q_, W_, D_);
        puma560_store(lanes, 36, W_, W + 36*state);
        puma560_store(lanes, 6, D_, D + 6*state);
    }
}

void puma560_mass_matrix_inverse_batch(size_t count, const double *q, double *M_inverse)
{
    PUMA560_EACH_BLOCK
    for (size_t state = 0; state < count; state += PUMA560_WIDTH) {
        const size_t lanes = count - state < PUMA560_WIDTH ? count - state : PUMA560_WIDTH;
        REAL q_[6], M_inverse_[36];

        puma560_load(lanes, 6, q + 6*state, q_);
        OF(puma560_mass_matrix_inverse)(q_, M_inverse_);
        puma560_store(lanes, 36, M_inverse_, M_inverse + 36*state);
    }
}

void puma560_inverse_dynamics_batch(
    size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    PUMA560_EACH_BLOCK
    for (size_t state = 0; state < count; state += PUMA560_WIDTH) {
        const size_t lanes = count - state < PUMA560_WIDTH ? count - state : PUMA560_WIDTH;
        REAL q_[6], qd_[6], qdd_[6], tau_[6];

        puma560_load(lanes, 6, q + 6*state, q_);
        puma560_load(lanes, 6, qd + 6*state, qd_);
        puma560_load(lanes, 6, qdd + 6*state, qdd_);
        OF(puma560_inverse_dynamics)(q_, qd_, qdd_, tau_);
        puma560_store(lanes, 6, tau_, tau + 6*state);
    }
}

void puma560_bias_forces_batch(size_t count, const double *q, const double *qd, double *bias)
{
    PUMA560_EACH_BLOCK
    for (size_t state = 0; state < count; state += PUMA560_WIDTH) {
        const size_t lanes = count - state < PUMA560_WIDTH ? count - state : PUMA560_WIDTH;
        REAL q_[6], qd_[6], bias_[6];

        puma560_load(lanes, 6, q + 6*state, q_);
        puma560_load(lanes, 6, qd + 6*state, qd_);
        OF(puma560_bias_forces)(q_, qd_, bias_);
        puma560_store(lanes, 6, bias_, bias + 6*state);
    }
}

void puma560_gravity_forces_batch(size_t count, const double *q, double *g)
{
    PUMA560_EACH_BLOCK
    for (size_t state = 0; state < count; state += PUMA560_WIDTH) {
        const size_t lanes = count - state < PUMA560_WIDTH ? count - state : PUMA560_WIDTH;
        REAL q_[6], g_[6];

        puma560_load(lanes, 6, q + 6*state, q_);
        OF(puma560_gravity_forces)(q_, g_);
        puma560_store(lanes, 6, g_, g + 6*state);
    }
}

void puma560_coriolis_matrix_batch(size_t count, const double *q, const double *qd, double *C)
{
    PUMA560_EACH_BLOCK
    for (size_t state = 0; state < count; state += PUMA560_WIDTH) {
        const size_t lanes = count - state < PUMA560_WIDTH ? count - state : PUMA560_WIDTH;
        REAL q_[6], qd_[6], C_[36];

        puma560_load(lanes, 6, q + 6*state, q_);
        puma560_load(lanes, 6, qd + 6*state, qd_);
        OF(puma560_coriolis_matrix)(q_, qd_, C_);
        puma560_store(lanes, 36, C_, C + 36*state);
    }
}

void puma560_forward_dynamics_batch(
    size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    PUMA560_EACH_BLOCK
    for (size_t state = 0; state < count; state += PUMA560_WIDTH) {
        const size_t lanes = count - state < PUMA560_WIDTH ? count - state : PUMA560_WIDTH;
        REAL q_[6], qd_[6], tau_[6], qdd_[6];

        puma560_load(lanes, 6, q + 6*state, q_);
        puma560_load(lanes, 6, qd + 6*state, qd_);
        puma560_load(lanes, 6, tau + 6*state, tau_);
        OF(puma560_forward_dynamics)(q_, qd_, tau_, qdd_);
        puma560_store(lanes, 6, qdd_, qdd + 6*state);
    }
}

void puma560_pose_flange_batch(size_t count, const double *q, double *pose)
{
    PUMA560_EACH_BLOCK
    for (size_t state = 0; state < count; state += PUMA560_WIDTH) {
        const size_t lanes = count - state < PUMA560_WIDTH ? count - state : PUMA560_WIDTH;
        REAL q_[6], pose_[16];

        puma560_load(lanes, 6, q + 6*state, q_);
        OF(puma560_pose_flange)(q_, pose_);
        puma560_store(lanes, 16, pose_, pose + 16*state);
    }
}

void puma560_jacobian_flange_batch(size_t count, const double *q, double *J)
{
    PUMA560_EACH_BLOCK
    for (size_t state = 0; state < count; state += PUMA560_WIDTH) {
        const size_t lanes = count - state < PUMA560_WIDTH ? count - state : PUMA560_WIDTH;
        REAL q_[6], J_[36];

        puma560_load(lanes, 6, q + 6*state, q_);
        OF(puma560_jacobian_flange)(q_, J_);
        puma560_store(lanes, 36, J_, J + 36*state);
    }
}

void puma560_jacobian_rate_flange_batch(size_t count, const double *q, const double *qd, double *Jd)
{
    PUMA560_EACH_BLOCK
    for (size_t state = 0; state < count; state += PUMA560_WIDTH) {
        const size_t lanes = count - state < PUMA560_WIDTH ? count - state : PUMA560_WIDTH;
        REAL q_[6], qd_[6], Jd_[36];

        puma560_load(lanes, 6, q + 6*state, q_);
        puma560_load(lanes, 6, qd + 6*state, qd_);
        OF(puma560_jacobian_rate_flange)(q_, qd_, Jd_);
        puma560_store(lanes, 36, Jd_, Jd + 36*state);
    }
}

void puma560_operational_inertia_inverse_flange_batch(size_t count, const double *q, double *Omega)
{
    PUMA560_EACH_BLOCK
    for (size_t state = 0; state < count; state += PUMA560_WIDTH) {
        const size_t lanes = count - state < PUMA560_WIDTH ? count - state : PUMA560_WIDTH;
        REAL q_[6], Omega_[36];

        puma560_load(lanes, 6, q + 6*state, q_);
        OF(puma560_operational_inertia_inverse_flange)(q_, Omega_);
        puma560_store(lanes, 36, Omega_, Omega + 36*state);
    }
}

void puma560_operational_inertia_flange_batch(size_t count, const double *q, double *Lambda)
{
    PUMA560_EACH_BLOCK
    for (size_t state = 0; state < count; state += PUMA560_WIDTH) {
        const size_t lanes = count - state < PUMA560_WIDTH ? count - state : PUMA560_WIDTH;
        REAL q_[6], Lambda_[36];

        puma560_load(lanes, 6, q + 6*state, q_);
        OF(puma560_operational_inertia_flange)(q_, Lambda_);
        puma560_store(lanes, 36, Lambda_, Lambda + 36*state);
    }
}

void puma560_tip_force_acceleration_flange_batch(
    size_t count, const double *q, const double *f, double *qdd)
{
    PUMA560_EACH_BLOCK
    for (size_t state = 0; state < count; state += PUMA560_WIDTH) {
        const size_t lanes = count - state < PUMA560_WIDTH ? count - state : PUMA560_WIDTH;
        REAL q_[6], f_[6], qdd_[6];

        puma560_load(lanes, 6, q + 6*state, q_);
        puma560_load(lanes, 6, f + 6*state, f_);
        OF(puma560_tip_force_acceleration_flange)(q_, f_, qdd_);
        puma560_store(lanes, 6, qdd_, qdd + 6*state);
    }
}

#undef REAL
#undef FUNCTION
#undef OF
#undef ALL
#endif
