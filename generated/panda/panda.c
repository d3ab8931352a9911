/* panda: robot dynamics in closed form.
 *
 * Made by symdyn 0.1.0 from panda.yaml
 * (SHA-256 decf25b26b9b081979dc3f7d9b05e6c15b8cfdb6936edbc76286fb97d43c4753).
 * Make it again with
 *
 *     symdyn generate panda.yaml --target python,c,javascript
 *
 * Arrays are flat, matrices row by row, of plain double. Inputs are read before outputs are
 * written, so arrays may be the same. Nothing is allocated and nothing is kept between calls: safe
 * in any thread. The _batch functions take count states one after another; there an output may be
 * the same array as an input of equal size. SI units, angles in rad.
 * Angles beyond 1e15 rad have no meaningful sine here; with '--sincos libm' they have.
 * Self-test: cc -std=c99 -O2 panda.c panda_test.c -lm && ./a.out
 * Fastest with -O3 -march=native -ffp-contract=fast.
 *
 * Joints, in the order of q:
 *
 *     0  panda_joint1  rad  [-2.8973, 2.8973]
 *     1  panda_joint2  rad  [-1.7628, 1.7628]
 *     2  panda_joint3  rad  [-2.8973, 2.8973]
 *     3  panda_joint4  rad  [-3.0718, -0.0698]
 *     4  panda_joint5  rad  [-2.8973, 2.8973]
 *     5  panda_joint6  rad  [-0.0175, 3.7525]
 *     6  panda_joint7  rad  [-2.8973, 2.8973]
 *
 * Tools: panda_hand_tcp.
 *
 * Conventions:
 *
 *     - SI units, radians; q has one entry for each joint, in the order above.
 *     - Spatial vectors are angular first: [wx wy wz vx vy vz], [nx ny nz fx fy fz].
 *     - Jacobians, operational inertias and wrenches: base axes, at the tool point.
 *     - Matrices are full, row by row.
 *     - Inside functions a number behind a letter is the place of a joint or its body; frames have
 *       z along its axis.
 *
 * Bound: symdyn holds every function to its numeric core within 9.9e-14 kappa of the output's size,
 * where kappa is the condition number of what is solved (of M, or of Omega for its inverse), else
 * 1. 'symdyn verify' compares them again.
 *
 * Operations of each function:
 *
 *                                                 mul  add  div  trig
 *     mass_matrix                                 183  160    0    12
 *     udu                                         260  216    5    12
 *     innovations                                 295  251    5    12
 *     mass_matrix_inverse                         372  307    6    12
 *     inverse_dynamics                            290  271    0    12
 *     bias_forces                                 284  256    0    12
 *     gravity_forces                               54   33    0    12
 *     coriolis_matrix                             757  695    0    12
 *     forward_dynamics                            593  520    6    12
 *     pose_panda_hand_tcp                          89   51    0    14
 *     jacobian_panda_hand_tcp                      96   61    0    12
 *     jacobian_rate_panda_hand_tcp                209  137    0    12
 *     operational_inertia_inverse_panda_hand_tcp  635  492    6    14
 *     operational_inertia_panda_hand_tcp          755  582   12    14
 *     tip_force_acceleration_panda_hand_tcp       439  347    6    14
 *
 * This output is yours: use, change and pass it on as you like; symdyn's licence does not reach it.
 */
#ifndef PANDA_SECOND_READING
#include "panda.h"

#include <math.h>

#if !defined(PANDA_GENERATION) || PANDA_GENERATION != 0x19dc9610u
#error "panda.c and panda.h come from different generations: take both from one run"
#endif

/* Registers wider than double, as the x87's, round at other times. */
#if defined(__FLT_EVAL_METHOD__) && __FLT_EVAL_METHOD__ != 0 && __FLT_EVAL_METHOD__ != 16
#define PANDA_WIDE_REGISTERS
#endif

/* Functions that end in _batch work on states side by side, by default on as many as registers hold
 * of the processor that is compiled for. Define PANDA_WIDTH as 1, 2, 4, 8 or 16
 * to choose otherwise: 1 needs no extension of C, the others want gcc 8 or clang 11. */
#ifndef PANDA_WIDTH
#if defined(PANDA_WIDE_REGISTERS) || !defined(__GNUC__)
#define PANDA_WIDTH 1
#elif defined(__clang__) ? __clang_major__ < 11 : __GNUC__ < 8
#define PANDA_WIDTH 1
#elif defined(__AVX512F__)
#define PANDA_WIDTH 8
#elif defined(__AVX__)
#define PANDA_WIDTH 4
#elif defined(__SSE2__) || defined(__aarch64__)
#define PANDA_WIDTH 2
#else
#define PANDA_WIDTH 1
#endif
#endif

#if PANDA_WIDTH == 1

/* The n numbers of a state. */
static void panda_load(size_t lanes, size_t n, const double *from, double *to)
{
    for (size_t i = 0; i < lanes*n; ++i) {
        to[i] = from[i];
    }
}

static void panda_store(size_t lanes, size_t n, const double *from, double *to)
{
    panda_load(lanes, n, from, to);
}

#else

typedef double panda_vector __attribute__((vector_size(8*PANDA_WIDTH)));
/* Anywhere in an array. */
typedef panda_vector panda_row __attribute__((aligned(4), may_alias));
typedef long long panda_places __attribute__((vector_size(8*PANDA_WIDTH)));

/* A vector of entries of a and b by their places: those of b come behind those of a. */
#ifdef __clang__
#define PANDA_LANES_UNROLLED
#define PANDA_LANES_SHUFFLE(a, b, ...) __builtin_shufflevector(a, b, __VA_ARGS__)
#else
#define PANDA_LANES_UNROLLED _Pragma("GCC unroll 16")
#define PANDA_LANES_SHUFFLE(a, b, ...) \
    __builtin_shuffle(a, b, (panda_places){__VA_ARGS__})
#endif

/* Of squares of d by d entries the upper right one and the lower left one change places. */
#define PANDA_LANES_UPPER(i, d) (((i) & (d)) ? (i) - (d) + PANDA_WIDTH : (i))
#define PANDA_LANES_LOWER(i, d) (((i) & (d)) ? (i) + PANDA_WIDTH : (i) + (d))
#define PANDA_LANES_TWO(place, i, d) place(i, d), place((i) + 1, d)
#define PANDA_LANES_FOUR(place, i, d) \
    PANDA_LANES_TWO(place, i, d), \
    PANDA_LANES_TWO(place, (i) + 2, d)
#define PANDA_LANES_EIGHT(place, i, d) \
    PANDA_LANES_FOUR(place, i, d), \
    PANDA_LANES_FOUR(place, (i) + 4, d)
#if PANDA_WIDTH == 2
#define PANDA_LANES_PLACES(place, d) PANDA_LANES_TWO(place, 0, d)
#elif PANDA_WIDTH == 4
#define PANDA_LANES_PLACES(place, d) PANDA_LANES_FOUR(place, 0, d)
#elif PANDA_WIDTH == 8
#define PANDA_LANES_PLACES(place, d) PANDA_LANES_EIGHT(place, 0, d)
#elif PANDA_WIDTH == 16
#define PANDA_LANES_PLACES(place, d) \
    PANDA_LANES_EIGHT(place, 0, d), \
    PANDA_LANES_EIGHT(place, 8, d)
#else
#error "PANDA_WIDTH must be 1, 2, 4, 8 or 16"
#endif
#define PANDA_LANES_EXCHANGE(d) \
    PANDA_LANES_UNROLLED for (size_t i = 0; i < PANDA_WIDTH; i += 2*(d)) { \
        PANDA_LANES_UNROLLED for (size_t j = i; j < i + (d); ++j) { \
            const panda_vector a = rows[j], b = rows[j + (d)]; \
            rows[j] = PANDA_LANES_SHUFFLE( \
                a, b, PANDA_LANES_PLACES(PANDA_LANES_UPPER, d)); \
            rows[j + (d)] = PANDA_LANES_SHUFFLE( \
                a, b, PANDA_LANES_PLACES(PANDA_LANES_LOWER, d)); \
        } \
    }

static inline void panda_transpose(panda_vector rows[PANDA_WIDTH])
{
    PANDA_LANES_EXCHANGE(1)
#if PANDA_WIDTH > 2
    PANDA_LANES_EXCHANGE(2)
#endif
#if PANDA_WIDTH > 4
    PANDA_LANES_EXCHANGE(4)
#endif
#if PANDA_WIDTH > 8
    PANDA_LANES_EXCHANGE(8)
#endif
}

/* The n numbers of some states, each number of all of them in one vector; the last state fills
 * up. */
static void panda_load(size_t lanes, size_t n, const double *from, panda_vector *to)
{
    if (lanes == PANDA_WIDTH && n >= PANDA_WIDTH) {
        /* squares, of which the last overlaps the one before */
        for (size_t i = 0; i < n; i += PANDA_WIDTH) {
            const size_t first = i + PANDA_WIDTH <= n ? i : n - PANDA_WIDTH;
            panda_vector rows[PANDA_WIDTH];
            PANDA_LANES_UNROLLED
            for (size_t lane = 0; lane < PANDA_WIDTH; ++lane) {
                rows[lane] = *(const panda_row *)(from + n*lane + first);
            }
            panda_transpose(rows);
            PANDA_LANES_UNROLLED
            for (size_t lane = 0; lane < PANDA_WIDTH; ++lane) {
                to[first + lane] = rows[lane];
            }
        }
    } else {
        for (size_t i = 0; i < n; ++i) {
            panda_vector column = {0};
            PANDA_LANES_UNROLLED
            for (size_t lane = 0; lane < PANDA_WIDTH; ++lane) {
                column[lane] = from[n*(lane < lanes ? lane : lanes - 1) + i];
            }
            to[i] = column;
        }
    }
}

/* The other way round. */
static void panda_store(size_t lanes, size_t n, const panda_vector *from, double *to)
{
    if (lanes == PANDA_WIDTH && n >= PANDA_WIDTH) {
        for (size_t i = 0; i < n; i += PANDA_WIDTH) {
            const size_t first = i + PANDA_WIDTH <= n ? i : n - PANDA_WIDTH;
            panda_vector rows[PANDA_WIDTH];
            PANDA_LANES_UNROLLED
            for (size_t lane = 0; lane < PANDA_WIDTH; ++lane) {
                rows[lane] = from[first + lane];
            }
            panda_transpose(rows);
            PANDA_LANES_UNROLLED
            for (size_t lane = 0; lane < PANDA_WIDTH; ++lane) {
                *(panda_row *)(to + n*lane + first) = rows[lane];
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
 * PANDA_WIDTH is not 1, for
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
#if defined(__FAST_MATH__) || defined(__ASSOCIATIVE_MATH__) || defined(PANDA_WIDE_REGISTERS)
#ifndef PANDA_SECOND_READING
static inline void OF(panda_sincos)(size_t n, const REAL *angles, REAL *sines, REAL *cosines)
{
    for (size_t i = 0; i < n; ++i) {
        sines[i] = sin(angles[i]);
        cosines[i] = cos(angles[i]);
    }
}
#else
static inline void OF(panda_sincos)(size_t n, const REAL *angles, REAL *sines, REAL *cosines)
{
    const double *each = (const double *)angles; /* all lanes of all angles */
    panda_sincos(PANDA_WIDTH*n, each, (double *)sines, (double *)cosines);
}
#endif
#else
#ifdef PANDA_SECOND_READING
typedef unsigned long long panda_bits
    __attribute__((vector_size(8*PANDA_WIDTH)));
#endif
static inline void OF(panda_sincos)(size_t n, const REAL *angles, REAL *sines, REAL *cosines)
{
#if defined(__clang__) && __clang_major__ >= 11
#pragma clang fp reassociate(off)
#endif
#ifdef PANDA_SECOND_READING
    PANDA_LANES_UNROLLED
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

#ifdef PANDA_SECOND_READING
        /* turned by the quarters, which are the last bits of `rounded`: an odd number of them
           changes places, the bit above it signs */
        panda_bits bits = (panda_bits)rounded;
        const panda_bits odd = -(bits & 1);
        const panda_bits exchange = ((panda_bits)s ^ (panda_bits)c) & odd;
        bits <<= 62;
        const panda_bits turned = bits ^ (bits << 1);
        const panda_bits sign = (panda_bits){0} + 9223372036854775808ULL;
        sines[i] = (REAL)((panda_bits)s ^ exchange ^ (bits & sign));
        cosines[i] = (REAL)((panda_bits)c ^ exchange ^ (turned & sign));
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

FUNCTION(panda_mass_matrix)(const REAL q[7], REAL M[49])
{
    const REAL q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6];

    /* sines and cosines */
    const REAL q6o = q6 + 0.6689225306301614;
    const REAL angles[6] = {q1, q2, q3, q4, q5, q6o};
    REAL sines[6], cosines[6];
    OF(panda_sincos)(6, angles, sines, cosines);
    const REAL s1 = sines[0], s2 = sines[1], s3 = sines[2], s4 = sines[3], s5 = sines[4];
    const REAL s6o = sines[5];
    const REAL c1 = cosines[0], c2 = cosines[1], c3 = cosines[2], c4 = cosines[3], c5 = cosines[4];
    const REAL c6o = cosines[5];

    /* composite inertia of 'panda_link6' */
    const REAL R5_hx_0 = 0.0032806082595733164*c6o;
    const REAL R5_hz = 0.0032806082595733164*s6o;
    const REAL R5_Jxx_0 = 0.001320514136461655*c6o + 0.002174847060296271*s6o;
    const REAL R5_Jxx_1 = c6o*R5_Jxx_0;
    const REAL R5_Jxx = R5_Jxx_1 - 0.001320514136461655;
    const REAL R5_Jxy_0 = 0.001535882372017312*c6o - 0.0003863308944437672*s6o;
    const REAL R5_Jyz_0 = 0.001535882372017312*s6o + 0.0003863308944437672*c6o;
    const REAL R5_Jyy_0 = 0.0005773870536849037*c6o;
    const REAL R5_Jzz_0 = R5_Jxx_1 - R5_Jyy_0;
    const REAL R5_hx = R5_hx_0 + 0.231847552695;
    const REAL R5_Jyy = R5_Jyy_0 - 0.004730348259622693;
    const REAL R5_Jzz = 0.05445901096815875 - R5_Jzz_0;
    const REAL R5_Jxy = R5_Jxy_0 + 0.014748570382675316;
    const REAL R5_Jxz_0 = s6o*(R5_Jxx_0 - 0.00028869352684245185) - 0.0010874235301481356;
    const REAL R5_Jxz = R5_Jxz_0 - 0.000103758917218685;
    const REAL R5_Jyz = R5_Jyz_0 + 9.3569097314605e-05;

    /* composite inertia of 'panda_link5' */
    const REAL R4_hx_0 = c5*R5_hx + 0.173804705569*s5;
    const REAL R4_hz = s5*R5_hx - 0.173804705569*c5;
    const REAL R4_Jxx_0 = c5*(R5_Jxx - R5_Jyy) - 2.0*R5_Jxy*s5;
    const REAL R4_Jxx_1 = c5*R4_Jxx_0;
    const REAL R4_Jxx = R5_Jyy + R4_Jxx_1;
    const REAL R4_Jxy_0 = c5*R5_Jxz - s5*R5_Jyz;
    const REAL R4_Jyz_0 = s5*R5_Jxz + c5*R5_Jyz;
    const REAL R4_hx = R4_hx_0 - 0.014653732538;
    const REAL R4_hy = 0.067870631425 - R5_hz;
    const REAL R4_Jyy = 0.012928223607293024 - R5_Jzz_0;
    const REAL R4_Jzz = R5_Jxx - R4_Jxx_1 + 0.04443309949091915;
    const REAL R4_Jxy = -R4_Jxy_0 - 0.00151524447332703;
    const REAL R4_Jxz = R5_Jxy + s5*R4_Jxx_0 - 0.004600245517563106;
    const REAL R4_Jyz = 0.00216405205209813 - R4_Jyz_0;

    /* composite inertia of 'panda_link4' */
    const REAL R3_hx_0 = c4*R4_hx - s4*R4_hy;
    const REAL R3_hz = -s4*R4_hx - c4*R4_hy;
    const REAL R3_Jxx_0 = c4*(R4_Jxx - R4_Jyy) - 2.0*R4_Jxy*s4;
    const REAL R3_Jxx_1 = c4*R3_Jxx_0;
    const REAL R3_Jxy_0 = c4*R4_Jxz - s4*R4_Jyz;
    const REAL R3_Jzz_0 = 0.165*R3_hx_0;
    const REAL R3_Jxx_2 = 0.768*R4_hz;
    const REAL R3_Jxy_1 = 0.384*R3_hx_0;
    const REAL R3_Jxz_0 = -0.0825*R3_hz;
    const REAL R3_Jxx = R4_Jyy + R3_Jxx_1 + R3_Jxx_2;
    const REAL R3_Jyz_0 = s4*R4_Jxz + c4*R4_Jyz + 0.384*R3_hz;
    const REAL R3_hx = 0.55278027465 - R3_hx_0;
    const REAL R3_hy = -R4_hz - 2.012523553603;
    const REAL R3_Jyy = R4_Jzz - R3_Jzz_0 - 0.6892538823000487;
    const REAL R3_Jzz = R4_Jxx - R3_Jxx_1 - (R3_Jzz_0 - R3_Jxx_2) + 0.7912941546136797;
    const REAL R3_Jxy = 0.0825*R4_hz - R3_Jxy_1 + R3_Jxy_0 + 0.16284087268546085;
    const REAL R3_Jxz = R4_Jxy + s4*R3_Jxx_0 + R3_Jxz_0 - 0.0039053550262761;
    const REAL R3_Jyz = R3_Jyz_0 + 0.00164448757736927;

    /* composite inertia of 'panda_link3' */
    const REAL R2_hx_0 = s3*R3_hy - c3*R3_hx;
    const REAL R2_hz = -s3*R3_hx - c3*R3_hy;
    const REAL R2_Jxx_0 = c3*(R3_Jyy - R3_Jxx) + 2.0*R3_Jxy*s3;
    const REAL R2_Jxx_1 = c3*R2_Jxx_0;
    const REAL R2_Jxx = R3_Jyy - R2_Jxx_1;
    const REAL R2_Jxy_0 = s3*R3_Jyz - c3*R3_Jxz;
    const REAL R2_Jyz_0 = -s3*R3_Jxz - c3*R3_Jyz;
    const REAL R2_Jyy_0 = 0.165*R2_hx_0;
    const REAL R2_Jzz_0 = -R3_Jxx - R2_Jxx_1 - R2_Jyy_0;
    const REAL R2_hx = R2_hx_0 + 0.746857959872;
    const REAL R2_hy = 0.028227094878 - R3_hz;
    const REAL R2_Jyy = R3_Jzz + R2_Jyy_0 - 0.7008497463952148;
    const REAL R2_Jzz = 0.8240545884482702 - R2_Jzz_0;
    const REAL R2_Jxy = -R3_Jxz_0 - R2_Jxy_0 - 0.000121912420950744;
    const REAL R2_Jxz = R3_Jxy - s3*R2_Jxx_0 - 0.0825*R2_hz - 0.005487648106562256;
    const REAL R2_Jyz = -R2_Jyz_0 - 0.004377257121839584;

    /* composite inertia of 'panda_link2' */
    const REAL R1_Jxx_0 = c2*(R2_Jxx - R2_Jyy) - 2.0*R2_Jxy*s2;
    const REAL R1_Jxx_1 = c2*R1_Jxx_0;
    const REAL R1_Jxx_2 = 0.632*R2_hz;
    const REAL R1_Jxx = R2_Jyy + R1_Jxx_1 + R1_Jxx_2;
    const REAL R1_Jxy_0 = c2*R2_Jxz - s2*R2_Jyz - 0.316*(c2*R2_hx - s2*R2_hy);
    const REAL R1_Jyz_0 = s2*R2_Jxz + c2*R2_Jyz - 0.316*(s2*R2_hx + c2*R2_hy);
    const REAL R1_Jyy = -R2_Jzz_0 - 0.9474817577104213;
    const REAL R1_Jzz = R2_Jxx - R1_Jxx_1 + R1_Jxx_2 + 1.8176921111485551;
    const REAL R1_Jxy = -R1_Jxy_0 - 0.00398335888393552;
    const REAL R1_Jxz = R2_Jxy + s2*R1_Jxx_0 + 0.01026110182100817;
    const REAL R1_Jyz = 0.0007689361029464 - R1_Jyz_0;

    /* composite inertia of 'panda_link1' */
    const REAL R0_Jzz_0 = R1_Jxx - c1*(c1*(R1_Jxx - R1_Jyy) - 2.0*R1_Jxy*s1);
    const REAL M_0 = -s1*R1_Jxz - c1*R1_Jyz;
    const REAL R0_Jzz = R0_Jzz_0 + 1.8088737946480977;

    /* inertia that joint 'panda_joint3' feels, and its couplings inward */
    const REAL M02_neg = s1*R1_Jxy_0 - c1*R2_Jzz;

    /* inertia that joint 'panda_joint4' feels, and its couplings inward */
    const REAL n3at2_y_neg = R3_Jzz + 0.0825*R2_hx_0;
    const REAL M13 = s2*R2_Jxy_0 - c2*n3at2_y_neg - c2*R2_hz*0.316;
    const REAL M03 = c1*R2_Jyz_0 - s1*(c2*R2_Jxy_0 + s2*n3at2_y_neg + s2*R2_hz*0.316);

    /* inertia that joint 'panda_joint5' feels, and its couplings inward */
    const REAL n4at3_y_0 = 0.0825*R3_hx_0;
    const REAL n4at3_x = R3_Jxy_1 - R3_Jxy_0;
    const REAL n4at3_y = n4at3_y_0 - R4_Jzz;
    const REAL f4at2_x = c3*R3_hz;
    const REAL n4at2_x = s3*n4at3_y - c3*n4at3_x;
    const REAL n4at2_y = R3_Jyz_0 + R3_Jxz_0*s3;
    const REAL M24 = n4at3_y_0 - (s3*n4at3_x + c3*n4at3_y);
    const REAL M14 = s2*n4at2_x + c2*n4at2_y - 0.316*(s2*R3_hx_0 - c2*f4at2_x);
    const REAL M04_0 = s1*(c2*n4at2_x - s2*n4at2_y - 0.316*(s2*f4at2_x + c2*R3_hx_0));
    const REAL M04 = c1*M24 - M04_0;

    /* inertia that joint 'panda_joint6' feels, and its couplings inward */
    const REAL f5at3_x = c4*R4_hz;
    const REAL f5at3_z = s4*R4_hz;
    const REAL n5at3_y_neg_0 = 0.0825*f5at3_z;
    const REAL n5at3_x_neg = c4*R4_Jxy_0 + s4*R5_Jzz + 0.384*f5at3_z;
    const REAL n5at3_y_neg = R4_Jyz_0 + n5at3_y_neg_0;
    const REAL M35_neg = s4*R4_Jxy_0 - c4*R5_Jzz + (0.0825*R4_hx_0 - 0.384*f5at3_x);
    const REAL f5at2_x_neg = c3*f5at3_x + s3*R4_hx_0;
    const REAL n5at2_x = c3*n5at3_x_neg - s3*n5at3_y_neg;
    const REAL n5at2_y = M35_neg - 0.0825*(c3*R4_hx_0 - s3*f5at3_x);
    const REAL M25 = s3*n5at3_x_neg + c3*n5at3_y_neg - n5at3_y_neg_0;
    const REAL n5at1_x = c2*n5at2_x - s2*n5at2_y + 0.316*(s2*f5at2_x_neg + c2*f5at3_z);
    const REAL M15 = s2*n5at2_x + c2*n5at2_y + 0.316*(s2*f5at3_z - c2*f5at2_x_neg);
    const REAL M05_neg = s1*n5at1_x - c1*M25;

    /* inertia that joint 'panda_joint7' feels, and its couplings inward */
    const REAL n6at5_y = -0.00028869352684245185*c6o - 0.006684151967360946;
    const REAL f6at4_x_neg = c5*R5_hz;
    const REAL f6at4_z_neg = s5*R5_hz;
    const REAL n6at4_x = -c5*R5_Jxy_0 - s5*n6at5_y;
    const REAL M46_neg = s5*R5_Jxy_0 - c5*n6at5_y;
    const REAL f6at3_x = c4*f6at4_x_neg - s4*R5_hx_0;
    const REAL f6at3_z = s4*f6at4_x_neg + c4*R5_hx_0;
    const REAL n6at3_y_0 = 0.0825*f6at3_z;
    const REAL n6at3_x = s4*R5_Jyz_0 - c4*n6at4_x - 0.384*f6at3_z;
    const REAL n6at3_y = M46_neg - n6at3_y_0;
    const REAL M36 = 0.0825*f6at4_z_neg + 0.384*f6at3_x - (s4*n6at4_x + c4*R5_Jyz_0);
    const REAL f6at2_x = s3*f6at4_z_neg - c3*f6at3_x;
    const REAL n6at2_x = s3*n6at3_y - c3*n6at3_x;
    const REAL n6at2_y = 0.0825*(s3*f6at3_x + c3*f6at4_z_neg) - M36;
    const REAL M26_neg = s3*n6at3_x + c3*n6at3_y + n6at3_y_0;
    const REAL n6at1_x = 0.316*(c2*f6at3_z - s2*f6at2_x) - (s2*n6at2_y - c2*n6at2_x);
    const REAL M16_neg = -s2*n6at2_x - c2*n6at2_y - 0.316*(c2*f6at2_x + s2*f6at3_z);
    const REAL M06 = -s1*n6at1_x - c1*M26_neg;

    M[0] = R0_Jzz;
    M[1] = M_0;
    M[2] = -M02_neg;
    M[3] = M03;
    M[4] = M04;
    M[5] = -M05_neg;
    M[6] = M06;
    M[7] = M_0;
    M[8] = R1_Jzz;
    M[9] = R1_Jyz_0;
    M[10] = M13;
    M[11] = M14;
    M[12] = M15;
    M[13] = -M16_neg;
    M[14] = -M02_neg;
    M[15] = R1_Jyz_0;
    M[16] = R2_Jzz;
    M[17] = R2_Jyz_0;
    M[18] = M24;
    M[19] = M25;
    M[20] = -M26_neg;
    M[21] = M03;
    M[22] = M13;
    M[23] = R2_Jyz_0;
    M[24] = R3_Jzz;
    M[25] = -R3_Jyz_0;
    M[26] = -M35_neg;
    M[27] = M36;
    M[28] = M04;
    M[29] = M14;
    M[30] = M24;
    M[31] = -R3_Jyz_0;
    M[32] = R4_Jzz;
    M[33] = R4_Jyz_0;
    M[34] = -M46_neg;
    M[35] = -M05_neg;
    M[36] = M15;
    M[37] = M25;
    M[38] = -M35_neg;
    M[39] = R4_Jyz_0;
    M[40] = R5_Jzz;
    M[41] = -R5_Jyz_0;
    M[42] = M06;
    M[43] = -M16_neg;
    M[44] = -M26_neg;
    M[45] = M36;
    M[46] = -M46_neg;
    M[47] = -R5_Jyz_0;
    M[48] = ALL(0.006684151967360946);
}

FUNCTION(panda_udu)(const REAL q[7], REAL U[49], REAL D[7])
{
    const REAL q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6];

    /* sines and cosines */
    const REAL q6o = q6 + 0.6689225306301614;
    const REAL angles[6] = {q1, q2, q3, q4, q5, q6o};
    REAL sines[6], cosines[6];
    OF(panda_sincos)(6, angles, sines, cosines);
    const REAL s1 = sines[0], s2 = sines[1], s3 = sines[2], s4 = sines[3], s5 = sines[4];
    const REAL s6o = sines[5];
    const REAL c1 = cosines[0], c2 = cosines[1], c3 = cosines[2], c4 = cosines[3], c5 = cosines[4];
    const REAL c6o = cosines[5];

    /* composite inertia of 'panda_link6' */
    const REAL R5_hx_0 = 0.0032806082595733164*c6o;
    const REAL R5_hz = 0.0032806082595733164*s6o;
    const REAL R5_Jxx_0 = 0.001320514136461655*c6o + 0.002174847060296271*s6o;
    const REAL R5_Jxx_1 = c6o*R5_Jxx_0;
    const REAL R5_Jxx = R5_Jxx_1 - 0.001320514136461655;
    const REAL R5_Jxy_0 = 0.001535882372017312*c6o - 0.0003863308944437672*s6o;
    const REAL R5_Jyz_0 = 0.001535882372017312*s6o + 0.0003863308944437672*c6o;
    const REAL R5_Jyy_0 = 0.0005773870536849037*c6o;
    const REAL R5_Jzz_0 = R5_Jxx_1 - R5_Jyy_0;
    const REAL R5_hx = R5_hx_0 + 0.231847552695;
    const REAL R5_Jyy = R5_Jyy_0 - 0.004730348259622693;
    const REAL R5_Jzz = 0.05445901096815875 - R5_Jzz_0;
    const REAL R5_Jxy = R5_Jxy_0 + 0.014748570382675316;
    const REAL R5_Jxz_0 = s6o*(R5_Jxx_0 - 0.00028869352684245185) - 0.0010874235301481356;
    const REAL R5_Jxz = R5_Jxz_0 - 0.000103758917218685;
    const REAL R5_Jyz = R5_Jyz_0 + 9.3569097314605e-05;

    /* composite inertia of 'panda_link5' */
    const REAL R4_hx_0 = c5*R5_hx + 0.173804705569*s5;
    const REAL R4_hz = s5*R5_hx - 0.173804705569*c5;
    const REAL R4_Jxx_0 = c5*(R5_Jxx - R5_Jyy) - 2.0*R5_Jxy*s5;
    const REAL R4_Jxx_1 = c5*R4_Jxx_0;
    const REAL R4_Jxx = R5_Jyy + R4_Jxx_1;
    const REAL R4_Jxy_0 = c5*R5_Jxz - s5*R5_Jyz;
    const REAL R4_Jyz_0 = s5*R5_Jxz + c5*R5_Jyz;
    const REAL R4_hx = R4_hx_0 - 0.014653732538;
    const REAL R4_hy = 0.067870631425 - R5_hz;
    const REAL R4_Jyy = 0.012928223607293024 - R5_Jzz_0;
    const REAL R4_Jzz = R5_Jxx - R4_Jxx_1 + 0.04443309949091915;
    const REAL R4_Jxy = -R4_Jxy_0 - 0.00151524447332703;
    const REAL R4_Jxz = R5_Jxy + s5*R4_Jxx_0 - 0.004600245517563106;
    const REAL R4_Jyz = 0.00216405205209813 - R4_Jyz_0;

    /* composite inertia of 'panda_link4' */
    const REAL R3_hx_0 = c4*R4_hx - s4*R4_hy;
    const REAL R3_hz = -s4*R4_hx - c4*R4_hy;
    const REAL R3_Jxx_0 = c4*(R4_Jxx - R4_Jyy) - 2.0*R4_Jxy*s4;
    const REAL R3_Jxx_1 = c4*R3_Jxx_0;
    const REAL R3_Jxy_0 = c4*R4_Jxz - s4*R4_Jyz;
    const REAL R3_Jzz_0 = 0.165*R3_hx_0;
    const REAL R3_Jxx_2 = 0.768*R4_hz;
    const REAL R3_Jxy_1 = 0.384*R3_hx_0;
    const REAL R3_Jxz_0 = -0.0825*R3_hz;
    const REAL R3_Jxx = R4_Jyy + R3_Jxx_1 + R3_Jxx_2;
    const REAL R3_Jyz_0 = s4*R4_Jxz + c4*R4_Jyz + 0.384*R3_hz;
    const REAL R3_hx = 0.55278027465 - R3_hx_0;
    const REAL R3_hy = -R4_hz - 2.012523553603;
    const REAL R3_Jyy = R4_Jzz - R3_Jzz_0 - 0.6892538823000487;
    const REAL R3_Jzz = R4_Jxx - R3_Jxx_1 - (R3_Jzz_0 - R3_Jxx_2) + 0.7912941546136797;
    const REAL R3_Jxy = 0.0825*R4_hz - R3_Jxy_1 + R3_Jxy_0 + 0.16284087268546085;
    const REAL R3_Jxz = R4_Jxy + s4*R3_Jxx_0 + R3_Jxz_0 - 0.0039053550262761;
    const REAL R3_Jyz = R3_Jyz_0 + 0.00164448757736927;

    /* composite inertia of 'panda_link3' */
    const REAL R2_hx_0 = s3*R3_hy - c3*R3_hx;
    const REAL R2_hz = -s3*R3_hx - c3*R3_hy;
    const REAL R2_Jxx_0 = c3*(R3_Jyy - R3_Jxx) + 2.0*R3_Jxy*s3;
    const REAL R2_Jxx_1 = c3*R2_Jxx_0;
    const REAL R2_Jxx = R3_Jyy - R2_Jxx_1;
    const REAL R2_Jxy_0 = s3*R3_Jyz - c3*R3_Jxz;
    const REAL R2_Jyz_0 = -s3*R3_Jxz - c3*R3_Jyz;
    const REAL R2_Jyy_0 = 0.165*R2_hx_0;
    const REAL R2_Jzz_0 = -R3_Jxx - R2_Jxx_1 - R2_Jyy_0;
    const REAL R2_hx = R2_hx_0 + 0.746857959872;
    const REAL R2_hy = 0.028227094878 - R3_hz;
    const REAL R2_Jyy = R3_Jzz + R2_Jyy_0 - 0.7008497463952148;
    const REAL R2_Jzz = 0.8240545884482702 - R2_Jzz_0;
    const REAL R2_Jxy = -R3_Jxz_0 - R2_Jxy_0 - 0.000121912420950744;
    const REAL R2_Jxz = R3_Jxy - s3*R2_Jxx_0 - 0.0825*R2_hz - 0.005487648106562256;
    const REAL R2_Jyz = -R2_Jyz_0 - 0.004377257121839584;

    /* composite inertia of 'panda_link2' */
    const REAL R1_Jxx_0 = c2*(R2_Jxx - R2_Jyy) - 2.0*R2_Jxy*s2;
    const REAL R1_Jxx_1 = c2*R1_Jxx_0;
    const REAL R1_Jxx_2 = 0.632*R2_hz;
    const REAL R1_Jxx = R2_Jyy + R1_Jxx_1 + R1_Jxx_2;
    const REAL R1_Jxy_0 = c2*R2_Jxz - s2*R2_Jyz - 0.316*(c2*R2_hx - s2*R2_hy);
    const REAL R1_Jyz_0 = s2*R2_Jxz + c2*R2_Jyz - 0.316*(s2*R2_hx + c2*R2_hy);
    const REAL R1_Jyy = -R2_Jzz_0 - 0.9474817577104213;
    const REAL R1_Jzz = R2_Jxx - R1_Jxx_1 + R1_Jxx_2 + 1.8176921111485551;
    const REAL R1_Jxy = -R1_Jxy_0 - 0.00398335888393552;
    const REAL R1_Jxz = R2_Jxy + s2*R1_Jxx_0 + 0.01026110182100817;
    const REAL R1_Jyz = 0.0007689361029464 - R1_Jyz_0;

    /* composite inertia of 'panda_link1' */
    const REAL R0_Jzz_0 = R1_Jxx - c1*(c1*(R1_Jxx - R1_Jyy) - 2.0*R1_Jxy*s1);
    const REAL M01e6_0 = -s1*R1_Jxz - c1*R1_Jyz;
    const REAL R0_Jzz = R0_Jzz_0 + 1.8088737946480977;

    /* inertia that joint 'panda_joint3' feels, and its couplings inward */
    const REAL M02_neg = s1*R1_Jxy_0 - c1*R2_Jzz;

    /* inertia that joint 'panda_joint4' feels, and its couplings inward */
    const REAL n3at2_y_neg = R3_Jzz + 0.0825*R2_hx_0;
    const REAL M13 = s2*R2_Jxy_0 - c2*n3at2_y_neg - c2*R2_hz*0.316;
    const REAL M03 = c1*R2_Jyz_0 - s1*(c2*R2_Jxy_0 + s2*n3at2_y_neg + s2*R2_hz*0.316);

    /* inertia that joint 'panda_joint5' feels, and its couplings inward */
    const REAL n4at3_y_0 = 0.0825*R3_hx_0;
    const REAL n4at3_x = R3_Jxy_1 - R3_Jxy_0;
    const REAL n4at3_y = n4at3_y_0 - R4_Jzz;
    const REAL f4at2_x = c3*R3_hz;
    const REAL n4at2_x = s3*n4at3_y - c3*n4at3_x;
    const REAL n4at2_y = R3_Jyz_0 + R3_Jxz_0*s3;
    const REAL M24 = n4at3_y_0 - (s3*n4at3_x + c3*n4at3_y);
    const REAL M14 = s2*n4at2_x + c2*n4at2_y - 0.316*(s2*R3_hx_0 - c2*f4at2_x);
    const REAL M04_0 = s1*(c2*n4at2_x - s2*n4at2_y - 0.316*(s2*f4at2_x + c2*R3_hx_0));
    const REAL M04 = c1*M24 - M04_0;

    /* inertia that joint 'panda_joint6' feels, and its couplings inward */
    const REAL f5at3_x = c4*R4_hz;
    const REAL f5at3_z = s4*R4_hz;
    const REAL n5at3_y_neg_0 = 0.0825*f5at3_z;
    const REAL n5at3_x_neg = c4*R4_Jxy_0 + s4*R5_Jzz + 0.384*f5at3_z;
    const REAL n5at3_y_neg = R4_Jyz_0 + n5at3_y_neg_0;
    const REAL M35_neg = s4*R4_Jxy_0 - c4*R5_Jzz + (0.0825*R4_hx_0 - 0.384*f5at3_x);
    const REAL f5at2_x_neg = c3*f5at3_x + s3*R4_hx_0;
    const REAL n5at2_x = c3*n5at3_x_neg - s3*n5at3_y_neg;
    const REAL n5at2_y = M35_neg - 0.0825*(c3*R4_hx_0 - s3*f5at3_x);
    const REAL M25 = s3*n5at3_x_neg + c3*n5at3_y_neg - n5at3_y_neg_0;
    const REAL n5at1_x = c2*n5at2_x - s2*n5at2_y + 0.316*(s2*f5at2_x_neg + c2*f5at3_z);
    const REAL M15 = s2*n5at2_x + c2*n5at2_y + 0.316*(s2*f5at3_z - c2*f5at2_x_neg);
    const REAL M05_neg = s1*n5at1_x - c1*M25;

    /* inertia that joint 'panda_joint7' feels, and its couplings inward */
    const REAL n6at5_y = -0.00028869352684245185*c6o - 0.006684151967360946;
    const REAL f6at4_x_neg = c5*R5_hz;
    const REAL f6at4_z_neg = s5*R5_hz;
    const REAL n6at4_x = -c5*R5_Jxy_0 - s5*n6at5_y;
    const REAL M46_neg = s5*R5_Jxy_0 - c5*n6at5_y;
    const REAL f6at3_x = c4*f6at4_x_neg - s4*R5_hx_0;
    const REAL f6at3_z = s4*f6at4_x_neg + c4*R5_hx_0;
    const REAL n6at3_y_0 = 0.0825*f6at3_z;
    const REAL n6at3_x = s4*R5_Jyz_0 - c4*n6at4_x - 0.384*f6at3_z;
    const REAL n6at3_y = M46_neg - n6at3_y_0;
    const REAL M36 = 0.0825*f6at4_z_neg + 0.384*f6at3_x - (s4*n6at4_x + c4*R5_Jyz_0);
    const REAL f6at2_x = s3*f6at4_z_neg - c3*f6at3_x;
    const REAL n6at2_x = s3*n6at3_y - c3*n6at3_x;
    const REAL n6at2_y = 0.0825*(s3*f6at3_x + c3*f6at4_z_neg) - M36;
    const REAL M26_neg = s3*n6at3_x + c3*n6at3_y + n6at3_y_0;
    const REAL n6at1_x = 0.316*(c2*f6at3_z - s2*f6at2_x) - (s2*n6at2_y - c2*n6at2_x);
    const REAL M16_neg = -s2*n6at2_x - c2*n6at2_y - 0.316*(c2*f6at2_x + s2*f6at3_z);
    const REAL M06 = -s1*n6at1_x - c1*M26_neg;

    /* elimination of 'panda_joint7' */
    const REAL U06 = 149.60760989322966*M06;
    const REAL U16 = -149.60760989322966*M16_neg;
    const REAL U26 = -149.60760989322966*M26_neg;
    const REAL U36 = 149.60760989322966*M36;
    const REAL U46 = -149.60760989322966*M46_neg;
    const REAL U56 = -149.60760989322966*R5_Jyz_0;
    const REAL M00e6 = R0_Jzz - M06*U06;
    const REAL M01e6 = M01e6_0 - M06*U16;
    const REAL M11e6 = R1_Jzz + M16_neg*U16;
    const REAL M02e6 = -M02_neg - M06*U26;
    const REAL M12e6 = R1_Jyz_0 + M16_neg*U26;
    const REAL M22e6 = R2_Jzz + M26_neg*U26;
    const REAL M03e6 = M03 - M06*U36;
    const REAL M13e6 = M13 + M16_neg*U36;
    const REAL M23e6 = R2_Jyz_0 + M26_neg*U36;
    const REAL M33e6 = R3_Jzz - M36*U36;
    const REAL M04e6 = M04 - M06*U46;
    const REAL M14e6 = M14 + M16_neg*U46;
    const REAL M24e6 = M24 + M26_neg*U46;
    const REAL M34e6 = -R3_Jyz_0 - M36*U46;
    const REAL M44e6 = R4_Jzz + M46_neg*U46;
    const REAL M05e6 = -M05_neg - M06*U56;
    const REAL M15e6 = M15 + M16_neg*U56;
    const REAL M25e6 = M25 + M26_neg*U56;
    const REAL M35e6 = -M35_neg - M36*U56;
    const REAL M45e6 = R4_Jyz_0 + M46_neg*U56;
    const REAL D5 = R5_Jzz + R5_Jyz_0*U56;

    /* elimination of 'panda_joint6' */
    const REAL D5_inv_neg = -1.0/D5;
    const REAL U05 = -M05e6*D5_inv_neg;
    const REAL U15_neg = M15e6*D5_inv_neg;
    const REAL U25 = -M25e6*D5_inv_neg;
    const REAL U35 = -M35e6*D5_inv_neg;
    const REAL U45_neg = M45e6*D5_inv_neg;
    const REAL M00e5 = M00e6 - M05e6*U05;
    const REAL M01e5 = M01e6 + M05e6*U15_neg;
    const REAL M11e5 = M11e6 + M15e6*U15_neg;
    const REAL M02e5 = M02e6 - M05e6*U25;
    const REAL M12e5 = M12e6 - M15e6*U25;
    const REAL M22e5 = M22e6 - M25e6*U25;
    const REAL M03e5 = M03e6 - M05e6*U35;
    const REAL M13e5 = M13e6 - M15e6*U35;
    const REAL M23e5 = M23e6 - M25e6*U35;
    const REAL M33e5 = M33e6 - M35e6*U35;
    const REAL M04e5 = M04e6 + M05e6*U45_neg;
    const REAL M14e5 = M14e6 + M15e6*U45_neg;
    const REAL M24e5 = M24e6 + M25e6*U45_neg;
    const REAL M34e5 = M34e6 + M35e6*U45_neg;
    const REAL D4 = M44e6 + M45e6*U45_neg;

    /* elimination of 'panda_joint5' */
    const REAL D4_inv = 1.0/D4;
    const REAL U04 = M04e5*D4_inv;
    const REAL U14 = M14e5*D4_inv;
    const REAL U24 = M24e5*D4_inv;
    const REAL U34 = M34e5*D4_inv;
    const REAL M00e4 = M00e5 - M04e5*U04;
    const REAL M01e4 = M01e5 - M04e5*U14;
    const REAL M11e4 = M11e5 - M14e5*U14;
    const REAL M02e4 = M02e5 - M04e5*U24;
    const REAL M12e4 = M12e5 - M14e5*U24;
    const REAL M22e4 = M22e5 - M24e5*U24;
    const REAL M03e4 = M03e5 - M04e5*U34;
    const REAL M13e4 = M13e5 - M14e5*U34;
    const REAL M23e4 = M23e5 - M24e5*U34;
    const REAL D3 = M33e5 - M34e5*U34;

    /* elimination of 'panda_joint4' */
    const REAL D3_inv = 1.0/D3;
    const REAL U03 = M03e4*D3_inv;
    const REAL U13 = M13e4*D3_inv;
    const REAL U23 = M23e4*D3_inv;
    const REAL M00e3 = M00e4 - M03e4*U03;
    const REAL M01e3 = M01e4 - M03e4*U13;
    const REAL M11e3 = M11e4 - M13e4*U13;
    const REAL M02e3 = M02e4 - M03e4*U23;
    const REAL M12e3 = M12e4 - M13e4*U23;
    const REAL D2 = M22e4 - M23e4*U23;

    /* elimination of 'panda_joint3' */
    const REAL D2_inv_neg = -1.0/D2;
    const REAL U02 = -M02e3*D2_inv_neg;
    const REAL U12_neg = M12e3*D2_inv_neg;
    const REAL M00e2 = M00e3 - M02e3*U02;
    const REAL M01e2 = M01e3 + M02e3*U12_neg;
    const REAL D1 = M11e3 + M12e3*U12_neg;

    /* elimination of 'panda_joint2' */
    const REAL D1_inv = 1.0/D1;
    const REAL U01 = M01e2*D1_inv;
    const REAL D0 = M00e2 - M01e2*U01;

    U[0] = ALL(1.0);
    U[1] = U01;
    U[2] = U02;
    U[3] = U03;
    U[4] = U04;
    U[5] = U05;
    U[6] = U06;
    U[7] = ALL(0.0);
    U[8] = ALL(1.0);
    U[9] = -U12_neg;
    U[10] = U13;
    U[11] = U14;
    U[12] = -U15_neg;
    U[13] = U16;
    U[14] = ALL(0.0);
    U[15] = ALL(0.0);
    U[16] = ALL(1.0);
    U[17] = U23;
    U[18] = U24;
    U[19] = U25;
    U[20] = U26;
    U[21] = ALL(0.0);
    U[22] = ALL(0.0);
    U[23] = ALL(0.0);
    U[24] = ALL(1.0);
    U[25] = U34;
    U[26] = U35;
    U[27] = U36;
    U[28] = ALL(0.0);
    U[29] = ALL(0.0);
    U[30] = ALL(0.0);
    U[31] = ALL(0.0);
    U[32] = ALL(1.0);
    U[33] = -U45_neg;
    U[34] = U46;
    U[35] = ALL(0.0);
    U[36] = ALL(0.0);
    U[37] = ALL(0.0);
    U[38] = ALL(0.0);
    U[39] = ALL(0.0);
    U[40] = ALL(1.0);
    U[41] = U56;
    U[42] = ALL(0.0);
    U[43] = ALL(0.0);
    U[44] = ALL(0.0);
    U[45] = ALL(0.0);
    U[46] = ALL(0.0);
    U[47] = ALL(0.0);
    U[48] = ALL(1.0);

    D[0] = D0;
    D[1] = D1;
    D[2] = D2;
    D[3] = D3;
    D[4] = D4;
    D[5] = D5;
    D[6] = ALL(0.006684151967360946);
}

FUNCTION(panda_innovations)(const REAL q[7], REAL W[49], REAL D[7])
{
    const REAL q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6];

    /* sines and cosines */
    const REAL q6o = q6 + 0.6689225306301614;
    const REAL angles[6] = {q1, q2, q3, q4, q5, q6o};
    REAL sines[6], cosines[6];
    OF(panda_sincos)(6, angles, sines, cosines);
    const REAL s1 = sines[0], s2 = sines[1], s3 = sines[2], s4 = sines[3], s5 = sines[4];
    const REAL s6o = sines[5];
    const REAL c1 = cosines[0], c2 = cosines[1], c3 = cosines[2], c4 = cosines[3], c5 = cosines[4];
    const REAL c6o = cosines[5];

    /* composite inertia of 'panda_link6' */
    const REAL R5_hx_0 = 0.0032806082595733164*c6o;
    const REAL R5_hz = 0.0032806082595733164*s6o;
    const REAL R5_Jxx_0 = 0.001320514136461655*c6o + 0.002174847060296271*s6o;
    const REAL R5_Jxx_1 = c6o*R5_Jxx_0;
    const REAL R5_Jxx = R5_Jxx_1 - 0.001320514136461655;
    const REAL R5_Jxy_0 = 0.001535882372017312*c6o - 0.0003863308944437672*s6o;
    const REAL R5_Jyz_0 = 0.001535882372017312*s6o + 0.0003863308944437672*c6o;
    const REAL R5_Jyy_0 = 0.0005773870536849037*c6o;
    const REAL R5_Jzz_0 = R5_Jxx_1 - R5_Jyy_0;
    const REAL R5_hx = R5_hx_0 + 0.231847552695;
    const REAL R5_Jyy = R5_Jyy_0 - 0.004730348259622693;
    const REAL R5_Jzz = 0.05445901096815875 - R5_Jzz_0;
    const REAL R5_Jxy = R5_Jxy_0 + 0.014748570382675316;
    const REAL R5_Jxz_0 = s6o*(R5_Jxx_0 - 0.00028869352684245185) - 0.0010874235301481356;
    const REAL R5_Jxz = R5_Jxz_0 - 0.000103758917218685;
    const REAL R5_Jyz = R5_Jyz_0 + 9.3569097314605e-05;

    /* composite inertia of 'panda_link5' */
    const REAL R4_hx_0 = c5*R5_hx + 0.173804705569*s5;
    const REAL R4_hz = s5*R5_hx - 0.173804705569*c5;
    const REAL R4_Jxx_0 = c5*(R5_Jxx - R5_Jyy) - 2.0*R5_Jxy*s5;
    const REAL R4_Jxx_1 = c5*R4_Jxx_0;
    const REAL R4_Jxx = R5_Jyy + R4_Jxx_1;
    const REAL R4_Jxy_0 = c5*R5_Jxz - s5*R5_Jyz;
    const REAL R4_Jyz_0 = s5*R5_Jxz + c5*R5_Jyz;
    const REAL R4_hx = R4_hx_0 - 0.014653732538;
    const REAL R4_hy = 0.067870631425 - R5_hz;
    const REAL R4_Jyy = 0.012928223607293024 - R5_Jzz_0;
    const REAL R4_Jzz = R5_Jxx - R4_Jxx_1 + 0.04443309949091915;
    const REAL R4_Jxy = -R4_Jxy_0 - 0.00151524447332703;
    const REAL R4_Jxz = R5_Jxy + s5*R4_Jxx_0 - 0.004600245517563106;
    const REAL R4_Jyz = 0.00216405205209813 - R4_Jyz_0;

    /* composite inertia of 'panda_link4' */
    const REAL R3_hx_0 = c4*R4_hx - s4*R4_hy;
    const REAL R3_hz = -s4*R4_hx - c4*R4_hy;
    const REAL R3_Jxx_0 = c4*(R4_Jxx - R4_Jyy) - 2.0*R4_Jxy*s4;
    const REAL R3_Jxx_1 = c4*R3_Jxx_0;
    const REAL R3_Jxy_0 = c4*R4_Jxz - s4*R4_Jyz;
    const REAL R3_Jzz_0 = 0.165*R3_hx_0;
    const REAL R3_Jxx_2 = 0.768*R4_hz;
    const REAL R3_Jxy_1 = 0.384*R3_hx_0;
    const REAL R3_Jxz_0 = -0.0825*R3_hz;
    const REAL R3_Jxx = R4_Jyy + R3_Jxx_1 + R3_Jxx_2;
    const REAL R3_Jyz_0 = s4*R4_Jxz + c4*R4_Jyz + 0.384*R3_hz;
    const REAL R3_hx = 0.55278027465 - R3_hx_0;
    const REAL R3_hy = -R4_hz - 2.012523553603;
    const REAL R3_Jyy = R4_Jzz - R3_Jzz_0 - 0.6892538823000487;
    const REAL R3_Jzz = R4_Jxx - R3_Jxx_1 - (R3_Jzz_0 - R3_Jxx_2) + 0.7912941546136797;
    const REAL R3_Jxy = 0.0825*R4_hz - R3_Jxy_1 + R3_Jxy_0 + 0.16284087268546085;
    const REAL R3_Jxz = R4_Jxy + s4*R3_Jxx_0 + R3_Jxz_0 - 0.0039053550262761;
    const REAL R3_Jyz = R3_Jyz_0 + 0.00164448757736927;

    /* composite inertia of 'panda_link3' */
    const REAL R2_hx_0 = s3*R3_hy - c3*R3_hx;
    const REAL R2_hz = -s3*R3_hx - c3*R3_hy;
    const REAL R2_Jxx_0 = c3*(R3_Jyy - R3_Jxx) + 2.0*R3_Jxy*s3;
    const REAL R2_Jxx_1 = c3*R2_Jxx_0;
    const REAL R2_Jxx = R3_Jyy - R2_Jxx_1;
    const REAL R2_Jxy_0 = s3*R3_Jyz - c3*R3_Jxz;
    const REAL R2_Jyz_0 = -s3*R3_Jxz - c3*R3_Jyz;
    const REAL R2_Jyy_0 = 0.165*R2_hx_0;
    const REAL R2_Jzz_0 = -R3_Jxx - R2_Jxx_1 - R2_Jyy_0;
    const REAL R2_hx = R2_hx_0 + 0.746857959872;
    const REAL R2_hy = 0.028227094878 - R3_hz;
    const REAL R2_Jyy = R3_Jzz + R2_Jyy_0 - 0.7008497463952148;
    const REAL R2_Jzz = 0.8240545884482702 - R2_Jzz_0;
    const REAL R2_Jxy = -R3_Jxz_0 - R2_Jxy_0 - 0.000121912420950744;
    const REAL R2_Jxz = R3_Jxy - s3*R2_Jxx_0 - 0.0825*R2_hz - 0.005487648106562256;
    const REAL R2_Jyz = -R2_Jyz_0 - 0.004377257121839584;

    /* composite inertia of 'panda_link2' */
    const REAL R1_Jxx_0 = c2*(R2_Jxx - R2_Jyy) - 2.0*R2_Jxy*s2;
    const REAL R1_Jxx_1 = c2*R1_Jxx_0;
    const REAL R1_Jxx_2 = 0.632*R2_hz;
    const REAL R1_Jxx = R2_Jyy + R1_Jxx_1 + R1_Jxx_2;
    const REAL R1_Jxy_0 = c2*R2_Jxz - s2*R2_Jyz - 0.316*(c2*R2_hx - s2*R2_hy);
    const REAL R1_Jyz_0 = s2*R2_Jxz + c2*R2_Jyz - 0.316*(s2*R2_hx + c2*R2_hy);
    const REAL R1_Jyy = -R2_Jzz_0 - 0.9474817577104213;
    const REAL R1_Jzz = R2_Jxx - R1_Jxx_1 + R1_Jxx_2 + 1.8176921111485551;
    const REAL R1_Jxy = -R1_Jxy_0 - 0.00398335888393552;
    const REAL R1_Jxz = R2_Jxy + s2*R1_Jxx_0 + 0.01026110182100817;
    const REAL R1_Jyz = 0.0007689361029464 - R1_Jyz_0;

    /* composite inertia of 'panda_link1' */
    const REAL R0_Jzz_0 = R1_Jxx - c1*(c1*(R1_Jxx - R1_Jyy) - 2.0*R1_Jxy*s1);
    const REAL M01e6_0 = -s1*R1_Jxz - c1*R1_Jyz;
    const REAL R0_Jzz = R0_Jzz_0 + 1.8088737946480977;

    /* inertia that joint 'panda_joint3' feels, and its couplings inward */
    const REAL M02_neg = s1*R1_Jxy_0 - c1*R2_Jzz;

    /* inertia that joint 'panda_joint4' feels, and its couplings inward */
    const REAL n3at2_y_neg = R3_Jzz + 0.0825*R2_hx_0;
    const REAL M13 = s2*R2_Jxy_0 - c2*n3at2_y_neg - c2*R2_hz*0.316;
    const REAL M03 = c1*R2_Jyz_0 - s1*(c2*R2_Jxy_0 + s2*n3at2_y_neg + s2*R2_hz*0.316);

    /* inertia that joint 'panda_joint5' feels, and its couplings inward */
    const REAL n4at3_y_0 = 0.0825*R3_hx_0;
    const REAL n4at3_x = R3_Jxy_1 - R3_Jxy_0;
    const REAL n4at3_y = n4at3_y_0 - R4_Jzz;
    const REAL f4at2_x = c3*R3_hz;
    const REAL n4at2_x = s3*n4at3_y - c3*n4at3_x;
    const REAL n4at2_y = R3_Jyz_0 + R3_Jxz_0*s3;
    const REAL M24 = n4at3_y_0 - (s3*n4at3_x + c3*n4at3_y);
    const REAL M14 = s2*n4at2_x + c2*n4at2_y - 0.316*(s2*R3_hx_0 - c2*f4at2_x);
    const REAL M04_0 = s1*(c2*n4at2_x - s2*n4at2_y - 0.316*(s2*f4at2_x + c2*R3_hx_0));
    const REAL M04 = c1*M24 - M04_0;

    /* inertia that joint 'panda_joint6' feels, and its couplings inward */
    const REAL f5at3_x = c4*R4_hz;
    const REAL f5at3_z = s4*R4_hz;
    const REAL n5at3_y_neg_0 = 0.0825*f5at3_z;
    const REAL n5at3_x_neg = c4*R4_Jxy_0 + s4*R5_Jzz + 0.384*f5at3_z;
    const REAL n5at3_y_neg = R4_Jyz_0 + n5at3_y_neg_0;
    const REAL M35_neg = s4*R4_Jxy_0 - c4*R5_Jzz + (0.0825*R4_hx_0 - 0.384*f5at3_x);
    const REAL f5at2_x_neg = c3*f5at3_x + s3*R4_hx_0;
    const REAL n5at2_x = c3*n5at3_x_neg - s3*n5at3_y_neg;
    const REAL n5at2_y = M35_neg - 0.0825*(c3*R4_hx_0 - s3*f5at3_x);
    const REAL M25 = s3*n5at3_x_neg + c3*n5at3_y_neg - n5at3_y_neg_0;
    const REAL n5at1_x = c2*n5at2_x - s2*n5at2_y + 0.316*(s2*f5at2_x_neg + c2*f5at3_z);
    const REAL M15 = s2*n5at2_x + c2*n5at2_y + 0.316*(s2*f5at3_z - c2*f5at2_x_neg);
    const REAL M05_neg = s1*n5at1_x - c1*M25;

    /* inertia that joint 'panda_joint7' feels, and its couplings inward */
    const REAL n6at5_y = -0.00028869352684245185*c6o - 0.006684151967360946;
    const REAL f6at4_x_neg = c5*R5_hz;
    const REAL f6at4_z_neg = s5*R5_hz;
    const REAL n6at4_x = -c5*R5_Jxy_0 - s5*n6at5_y;
    const REAL M46_neg = s5*R5_Jxy_0 - c5*n6at5_y;
    const REAL f6at3_x = c4*f6at4_x_neg - s4*R5_hx_0;
    const REAL f6at3_z = s4*f6at4_x_neg + c4*R5_hx_0;
    const REAL n6at3_y_0 = 0.0825*f6at3_z;
    const REAL n6at3_x = s4*R5_Jyz_0 - c4*n6at4_x - 0.384*f6at3_z;
    const REAL n6at3_y = M46_neg - n6at3_y_0;
    const REAL M36 = 0.0825*f6at4_z_neg + 0.384*f6at3_x - (s4*n6at4_x + c4*R5_Jyz_0);
    const REAL f6at2_x = s3*f6at4_z_neg - c3*f6at3_x;
    const REAL n6at2_x = s3*n6at3_y - c3*n6at3_x;
    const REAL n6at2_y = 0.0825*(s3*f6at3_x + c3*f6at4_z_neg) - M36;
    const REAL M26_neg = s3*n6at3_x + c3*n6at3_y + n6at3_y_0;
    const REAL n6at1_x = 0.316*(c2*f6at3_z - s2*f6at2_x) - (s2*n6at2_y - c2*n6at2_x);
    const REAL M16_neg = -s2*n6at2_x - c2*n6at2_y - 0.316*(c2*f6at2_x + s2*f6at3_z);
    const REAL M06 = -s1*n6at1_x - c1*M26_neg;

    /* elimination of 'panda_joint7' */
    const REAL U06 = 149.60760989322966*M06;
    const REAL U16 = -149.60760989322966*M16_neg;
    const REAL U26 = -149.60760989322966*M26_neg;
    const REAL U36 = 149.60760989322966*M36;
    const REAL U46 = -149.60760989322966*M46_neg;
    const REAL U56 = -149.60760989322966*R5_Jyz_0;
    const REAL M00e6 = R0_Jzz - M06*U06;
    const REAL M01e6 = M01e6_0 - M06*U16;
    const REAL M11e6 = R1_Jzz + M16_neg*U16;
    const REAL M02e6 = -M02_neg - M06*U26;
    const REAL M12e6 = R1_Jyz_0 + M16_neg*U26;
    const REAL M22e6 = R2_Jzz + M26_neg*U26;
    const REAL M03e6 = M03 - M06*U36;
    const REAL M13e6 = M13 + M16_neg*U36;
    const REAL M23e6 = R2_Jyz_0 + M26_neg*U36;
    const REAL M33e6 = R3_Jzz - M36*U36;
    const REAL M04e6 = M04 - M06*U46;
    const REAL M14e6 = M14 + M16_neg*U46;
    const REAL M24e6 = M24 + M26_neg*U46;
    const REAL M34e6 = -R3_Jyz_0 - M36*U46;
    const REAL M44e6 = R4_Jzz + M46_neg*U46;
    const REAL M05e6 = -M05_neg - M06*U56;
    const REAL M15e6 = M15 + M16_neg*U56;
    const REAL M25e6 = M25 + M26_neg*U56;
    const REAL M35e6 = -M35_neg - M36*U56;
    const REAL M45e6 = R4_Jyz_0 + M46_neg*U56;
    const REAL D5 = R5_Jzz + R5_Jyz_0*U56;

    /* elimination of 'panda_joint6' */
    const REAL D5_inv_neg = -1.0/D5;
    const REAL U05 = -M05e6*D5_inv_neg;
    const REAL U15_neg = M15e6*D5_inv_neg;
    const REAL U25 = -M25e6*D5_inv_neg;
    const REAL U35 = -M35e6*D5_inv_neg;
    const REAL U45_neg = M45e6*D5_inv_neg;
    const REAL M00e5 = M00e6 - M05e6*U05;
    const REAL M01e5 = M01e6 + M05e6*U15_neg;
    const REAL M11e5 = M11e6 + M15e6*U15_neg;
    const REAL M02e5 = M02e6 - M05e6*U25;
    const REAL M12e5 = M12e6 - M15e6*U25;
    const REAL M22e5 = M22e6 - M25e6*U25;
    const REAL M03e5 = M03e6 - M05e6*U35;
    const REAL M13e5 = M13e6 - M15e6*U35;
    const REAL M23e5 = M23e6 - M25e6*U35;
    const REAL M33e5 = M33e6 - M35e6*U35;
    const REAL M04e5 = M04e6 + M05e6*U45_neg;
    const REAL M14e5 = M14e6 + M15e6*U45_neg;
    const REAL M24e5 = M24e6 + M25e6*U45_neg;
    const REAL M34e5 = M34e6 + M35e6*U45_neg;
    const REAL D4 = M44e6 + M45e6*U45_neg;

    /* elimination of 'panda_joint5' */
    const REAL D4_inv = 1.0/D4;
    const REAL U04 = M04e5*D4_inv;
    const REAL U14 = M14e5*D4_inv;
    const REAL U24 = M24e5*D4_inv;
    const REAL U34 = M34e5*D4_inv;
    const REAL M00e4 = M00e5 - M04e5*U04;
    const REAL M01e4 = M01e5 - M04e5*U14;
    const REAL M11e4 = M11e5 - M14e5*U14;
    const REAL M02e4 = M02e5 - M04e5*U24;
    const REAL M12e4 = M12e5 - M14e5*U24;
    const REAL M22e4 = M22e5 - M24e5*U24;
    const REAL M03e4 = M03e5 - M04e5*U34;
    const REAL M13e4 = M13e5 - M14e5*U34;
    const REAL M23e4 = M23e5 - M24e5*U34;
    const REAL D3 = M33e5 - M34e5*U34;

    /* elimination of 'panda_joint4' */
    const REAL D3_inv = 1.0/D3;
    const REAL U03 = M03e4*D3_inv;
    const REAL U13 = M13e4*D3_inv;
    const REAL U23 = M23e4*D3_inv;
    const REAL M00e3 = M00e4 - M03e4*U03;
    const REAL M01e3 = M01e4 - M03e4*U13;
    const REAL M11e3 = M11e4 - M13e4*U13;
    const REAL M02e3 = M02e4 - M03e4*U23;
    const REAL M12e3 = M12e4 - M13e4*U23;
    const REAL D2 = M22e4 - M23e4*U23;

    /* elimination of 'panda_joint3' */
    const REAL D2_inv_neg = -1.0/D2;
    const REAL U02 = -M02e3*D2_inv_neg;
    const REAL U12_neg = M12e3*D2_inv_neg;
    const REAL M00e2 = M00e3 - M02e3*U02;
    const REAL M01e2 = M01e3 + M02e3*U12_neg;
    const REAL D1 = M11e3 + M12e3*U12_neg;

    /* elimination of 'panda_joint2' */
    const REAL D1_inv = 1.0/D1;
    const REAL U01 = M01e2*D1_inv;
    const REAL D0 = M00e2 - M01e2*U01;

    /* inverse of U */
    const REAL W02_neg = U02 + U12_neg*U01;
    const REAL W13_neg = U13 + U23*U12_neg;
    const REAL W03 = U01*W13_neg + U23*U02 - U03;
    const REAL W24_neg = U24 - U34*U23;
    const REAL W14_neg = U12_neg*W24_neg - U34*U13 + U14;
    const REAL W04 = U01*W14_neg + U02*W24_neg + U34*U03 - U04;
    const REAL W35 = -U35 - U45_neg*U34;
    const REAL W25 = -U25 - (U23*W35 + U45_neg*U24);
    const REAL W15 = U15_neg - (U13*W35 - U12_neg*W25 + U45_neg*U14);
    const REAL W05_neg = U01*W15 + U02*W25 + U03*W35 + U45_neg*U04 + U05;
    const REAL W46 = -U46 - U56*U45_neg;
    const REAL W36 = U56*U35 - U34*W46 - U36;
    const REAL W26 = U56*U25 - (U23*W36 + U24*W46) - U26;
    const REAL W16 = U12_neg*W26 - U13*W36 - U14*W46 - U56*U15_neg - U16;
    const REAL W06_neg = U01*W16 + U02*W26 + U03*W36 + U04*W46 - U56*U05 + U06;

    W[0] = ALL(1.0);
    W[1] = -U01;
    W[2] = -W02_neg;
    W[3] = W03;
    W[4] = W04;
    W[5] = -W05_neg;
    W[6] = -W06_neg;
    W[7] = ALL(0.0);
    W[8] = ALL(1.0);
    W[9] = U12_neg;
    W[10] = -W13_neg;
    W[11] = -W14_neg;
    W[12] = W15;
    W[13] = W16;
    W[14] = ALL(0.0);
    W[15] = ALL(0.0);
    W[16] = ALL(1.0);
    W[17] = -U23;
    W[18] = -W24_neg;
    W[19] = W25;
    W[20] = W26;
    W[21] = ALL(0.0);
    W[22] = ALL(0.0);
    W[23] = ALL(0.0);
    W[24] = ALL(1.0);
    W[25] = -U34;
    W[26] = W35;
    W[27] = W36;
    W[28] = ALL(0.0);
    W[29] = ALL(0.0);
    W[30] = ALL(0.0);
    W[31] = ALL(0.0);
    W[32] = ALL(1.0);
    W[33] = U45_neg;
    W[34] = W46;
    W[35] = ALL(0.0);
    W[36] = ALL(0.0);
    W[37] = ALL(0.0);
    W[38] = ALL(0.0);
    W[39] = ALL(0.0);
    W[40] = ALL(1.0);
    W[41] = -U56;
    W[42] = ALL(0.0);
    W[43] = ALL(0.0);
    W[44] = ALL(0.0);
    W[45] = ALL(0.0);
    W[46] = ALL(0.0);
    W[47] = ALL(0.0);
    W[48] = ALL(1.0);

    D[0] = D0;
    D[1] = D1;
    D[2] = D2;
    D[3] = D3;
    D[4] = D4;
    D[5] = D5;
    D[6] = ALL(0.006684151967360946);
}

FUNCTION(panda_mass_matrix_inverse)(const REAL q[7], REAL M_inverse[49])
{
    const REAL q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6];

    /* sines and cosines */
    const REAL q6o = q6 + 0.6689225306301614;
    const REAL angles[6] = {q1, q2, q3, q4, q5, q6o};
    REAL sines[6], cosines[6];
    OF(panda_sincos)(6, angles, sines, cosines);
    const REAL s1 = sines[0], s2 = sines[1], s3 = sines[2], s4 = sines[3], s5 = sines[4];
    const REAL s6o = sines[5];
    const REAL c1 = cosines[0], c2 = cosines[1], c3 = cosines[2], c4 = cosines[3], c5 = cosines[4];
    const REAL c6o = cosines[5];

    /* composite inertia of 'panda_link6' */
    const REAL R5_hx_0 = 0.0032806082595733164*c6o;
    const REAL R5_hz = 0.0032806082595733164*s6o;
    const REAL R5_Jxx_0 = 0.001320514136461655*c6o + 0.002174847060296271*s6o;
    const REAL R5_Jxx_1 = c6o*R5_Jxx_0;
    const REAL R5_Jxx = R5_Jxx_1 - 0.001320514136461655;
    const REAL R5_Jxy_0 = 0.001535882372017312*c6o - 0.0003863308944437672*s6o;
    const REAL R5_Jyz_0 = 0.001535882372017312*s6o + 0.0003863308944437672*c6o;
    const REAL R5_Jyy_0 = 0.0005773870536849037*c6o;
    const REAL R5_Jzz_0 = R5_Jxx_1 - R5_Jyy_0;
    const REAL R5_hx = R5_hx_0 + 0.231847552695;
    const REAL R5_Jyy = R5_Jyy_0 - 0.004730348259622693;
    const REAL R5_Jzz = 0.05445901096815875 - R5_Jzz_0;
    const REAL R5_Jxy = R5_Jxy_0 + 0.014748570382675316;
    const REAL R5_Jxz_0 = s6o*(R5_Jxx_0 - 0.00028869352684245185) - 0.0010874235301481356;
    const REAL R5_Jxz = R5_Jxz_0 - 0.000103758917218685;
    const REAL R5_Jyz = R5_Jyz_0 + 9.3569097314605e-05;

    /* composite inertia of 'panda_link5' */
    const REAL R4_hx_0 = c5*R5_hx + 0.173804705569*s5;
    const REAL R4_hz = s5*R5_hx - 0.173804705569*c5;
    const REAL R4_Jxx_0 = c5*(R5_Jxx - R5_Jyy) - 2.0*R5_Jxy*s5;
    const REAL R4_Jxx_1 = c5*R4_Jxx_0;
    const REAL R4_Jxx = R5_Jyy + R4_Jxx_1;
    const REAL R4_Jxy_0 = c5*R5_Jxz - s5*R5_Jyz;
    const REAL R4_Jyz_0 = s5*R5_Jxz + c5*R5_Jyz;
    const REAL R4_hx = R4_hx_0 - 0.014653732538;
    const REAL R4_hy = 0.067870631425 - R5_hz;
    const REAL R4_Jyy = 0.012928223607293024 - R5_Jzz_0;
    const REAL R4_Jzz = R5_Jxx - R4_Jxx_1 + 0.04443309949091915;
    const REAL R4_Jxy = -R4_Jxy_0 - 0.00151524447332703;
    const REAL R4_Jxz = R5_Jxy + s5*R4_Jxx_0 - 0.004600245517563106;
    const REAL R4_Jyz = 0.00216405205209813 - R4_Jyz_0;

    /* composite inertia of 'panda_link4' */
    const REAL R3_hx_0 = c4*R4_hx - s4*R4_hy;
    const REAL R3_hz = -s4*R4_hx - c4*R4_hy;
    const REAL R3_Jxx_0 = c4*(R4_Jxx - R4_Jyy) - 2.0*R4_Jxy*s4;
    const REAL R3_Jxx_1 = c4*R3_Jxx_0;
    const REAL R3_Jxy_0 = c4*R4_Jxz - s4*R4_Jyz;
    const REAL R3_Jzz_0 = 0.165*R3_hx_0;
    const REAL R3_Jxx_2 = 0.768*R4_hz;
    const REAL R3_Jxy_1 = 0.384*R3_hx_0;
    const REAL R3_Jxz_0 = -0.0825*R3_hz;
    const REAL R3_Jxx = R4_Jyy + R3_Jxx_1 + R3_Jxx_2;
    const REAL R3_Jyz_0 = s4*R4_Jxz + c4*R4_Jyz + 0.384*R3_hz;
    const REAL R3_hx = 0.55278027465 - R3_hx_0;
    const REAL R3_hy = -R4_hz - 2.012523553603;
    const REAL R3_Jyy = R4_Jzz - R3_Jzz_0 - 0.6892538823000487;
    const REAL R3_Jzz = R4_Jxx - R3_Jxx_1 - (R3_Jzz_0 - R3_Jxx_2) + 0.7912941546136797;
    const REAL R3_Jxy = 0.0825*R4_hz - R3_Jxy_1 + R3_Jxy_0 + 0.16284087268546085;
    const REAL R3_Jxz = R4_Jxy + s4*R3_Jxx_0 + R3_Jxz_0 - 0.0039053550262761;
    const REAL R3_Jyz = R3_Jyz_0 + 0.00164448757736927;

    /* composite inertia of 'panda_link3' */
    const REAL R2_hx_0 = s3*R3_hy - c3*R3_hx;
    const REAL R2_hz = -s3*R3_hx - c3*R3_hy;
    const REAL R2_Jxx_0 = c3*(R3_Jyy - R3_Jxx) + 2.0*R3_Jxy*s3;
    const REAL R2_Jxx_1 = c3*R2_Jxx_0;
    const REAL R2_Jxx = R3_Jyy - R2_Jxx_1;
    const REAL R2_Jxy_0 = s3*R3_Jyz - c3*R3_Jxz;
    const REAL R2_Jyz_0 = -s3*R3_Jxz - c3*R3_Jyz;
    const REAL R2_Jyy_0 = 0.165*R2_hx_0;
    const REAL R2_Jzz_0 = -R3_Jxx - R2_Jxx_1 - R2_Jyy_0;
    const REAL R2_hx = R2_hx_0 + 0.746857959872;
    const REAL R2_hy = 0.028227094878 - R3_hz;
    const REAL R2_Jyy = R3_Jzz + R2_Jyy_0 - 0.7008497463952148;
    const REAL R2_Jzz = 0.8240545884482702 - R2_Jzz_0;
    const REAL R2_Jxy = -R3_Jxz_0 - R2_Jxy_0 - 0.000121912420950744;
    const REAL R2_Jxz = R3_Jxy - s3*R2_Jxx_0 - 0.0825*R2_hz - 0.005487648106562256;
    const REAL R2_Jyz = -R2_Jyz_0 - 0.004377257121839584;

    /* composite inertia of 'panda_link2' */
    const REAL R1_Jxx_0 = c2*(R2_Jxx - R2_Jyy) - 2.0*R2_Jxy*s2;
    const REAL R1_Jxx_1 = c2*R1_Jxx_0;
    const REAL R1_Jxx_2 = 0.632*R2_hz;
    const REAL R1_Jxx = R2_Jyy + R1_Jxx_1 + R1_Jxx_2;
    const REAL R1_Jxy_0 = c2*R2_Jxz - s2*R2_Jyz - 0.316*(c2*R2_hx - s2*R2_hy);
    const REAL R1_Jyz_0 = s2*R2_Jxz + c2*R2_Jyz - 0.316*(s2*R2_hx + c2*R2_hy);
    const REAL R1_Jyy = -R2_Jzz_0 - 0.9474817577104213;
    const REAL R1_Jzz = R2_Jxx - R1_Jxx_1 + R1_Jxx_2 + 1.8176921111485551;
    const REAL R1_Jxy = -R1_Jxy_0 - 0.00398335888393552;
    const REAL R1_Jxz = R2_Jxy + s2*R1_Jxx_0 + 0.01026110182100817;
    const REAL R1_Jyz = 0.0007689361029464 - R1_Jyz_0;

    /* composite inertia of 'panda_link1' */
    const REAL R0_Jzz_0 = R1_Jxx - c1*(c1*(R1_Jxx - R1_Jyy) - 2.0*R1_Jxy*s1);
    const REAL M01e6_0 = -s1*R1_Jxz - c1*R1_Jyz;
    const REAL R0_Jzz = R0_Jzz_0 + 1.8088737946480977;

    /* inertia that joint 'panda_joint3' feels, and its couplings inward */
    const REAL M02_neg = s1*R1_Jxy_0 - c1*R2_Jzz;

    /* inertia that joint 'panda_joint4' feels, and its couplings inward */
    const REAL n3at2_y_neg = R3_Jzz + 0.0825*R2_hx_0;
    const REAL M13 = s2*R2_Jxy_0 - c2*n3at2_y_neg - c2*R2_hz*0.316;
    const REAL M03 = c1*R2_Jyz_0 - s1*(c2*R2_Jxy_0 + s2*n3at2_y_neg + s2*R2_hz*0.316);

    /* inertia that joint 'panda_joint5' feels, and its couplings inward */
    const REAL n4at3_y_0 = 0.0825*R3_hx_0;
    const REAL n4at3_x = R3_Jxy_1 - R3_Jxy_0;
    const REAL n4at3_y = n4at3_y_0 - R4_Jzz;
    const REAL f4at2_x = c3*R3_hz;
    const REAL n4at2_x = s3*n4at3_y - c3*n4at3_x;
    const REAL n4at2_y = R3_Jyz_0 + R3_Jxz_0*s3;
    const REAL M24 = n4at3_y_0 - (s3*n4at3_x + c3*n4at3_y);
    const REAL M14 = s2*n4at2_x + c2*n4at2_y - 0.316*(s2*R3_hx_0 - c2*f4at2_x);
    const REAL M04_0 = s1*(c2*n4at2_x - s2*n4at2_y - 0.316*(s2*f4at2_x + c2*R3_hx_0));
    const REAL M04 = c1*M24 - M04_0;

    /* inertia that joint 'panda_joint6' feels, and its couplings inward */
    const REAL f5at3_x = c4*R4_hz;
    const REAL f5at3_z = s4*R4_hz;
    const REAL n5at3_y_neg_0 = 0.0825*f5at3_z;
    const REAL n5at3_x_neg = c4*R4_Jxy_0 + s4*R5_Jzz + 0.384*f5at3_z;
    const REAL n5at3_y_neg = R4_Jyz_0 + n5at3_y_neg_0;
    const REAL M35_neg = s4*R4_Jxy_0 - c4*R5_Jzz + (0.0825*R4_hx_0 - 0.384*f5at3_x);
    const REAL f5at2_x_neg = c3*f5at3_x + s3*R4_hx_0;
    const REAL n5at2_x = c3*n5at3_x_neg - s3*n5at3_y_neg;
    const REAL n5at2_y = M35_neg - 0.0825*(c3*R4_hx_0 - s3*f5at3_x);
    const REAL M25 = s3*n5at3_x_neg + c3*n5at3_y_neg - n5at3_y_neg_0;
    const REAL n5at1_x = c2*n5at2_x - s2*n5at2_y + 0.316*(s2*f5at2_x_neg + c2*f5at3_z);
    const REAL M15 = s2*n5at2_x + c2*n5at2_y + 0.316*(s2*f5at3_z - c2*f5at2_x_neg);
    const REAL M05_neg = s1*n5at1_x - c1*M25;

    /* inertia that joint 'panda_joint7' feels, and its couplings inward */
    const REAL n6at5_y = -0.00028869352684245185*c6o - 0.006684151967360946;
    const REAL f6at4_x_neg = c5*R5_hz;
    const REAL f6at4_z_neg = s5*R5_hz;
    const REAL n6at4_x = -c5*R5_Jxy_0 - s5*n6at5_y;
    const REAL M46_neg = s5*R5_Jxy_0 - c5*n6at5_y;
    const REAL f6at3_x = c4*f6at4_x_neg - s4*R5_hx_0;
    const REAL f6at3_z = s4*f6at4_x_neg + c4*R5_hx_0;
    const REAL n6at3_y_0 = 0.0825*f6at3_z;
    const REAL n6at3_x = s4*R5_Jyz_0 - c4*n6at4_x - 0.384*f6at3_z;
    const REAL n6at3_y = M46_neg - n6at3_y_0;
    const REAL M36 = 0.0825*f6at4_z_neg + 0.384*f6at3_x - (s4*n6at4_x + c4*R5_Jyz_0);
    const REAL f6at2_x = s3*f6at4_z_neg - c3*f6at3_x;
    const REAL n6at2_x = s3*n6at3_y - c3*n6at3_x;
    const REAL n6at2_y = 0.0825*(s3*f6at3_x + c3*f6at4_z_neg) - M36;
    const REAL M26_neg = s3*n6at3_x + c3*n6at3_y + n6at3_y_0;
    const REAL n6at1_x = 0.316*(c2*f6at3_z - s2*f6at2_x) - (s2*n6at2_y - c2*n6at2_x);
    const REAL M16_neg = -s2*n6at2_x - c2*n6at2_y - 0.316*(c2*f6at2_x + s2*f6at3_z);
    const REAL M06 = -s1*n6at1_x - c1*M26_neg;

    /* elimination of 'panda_joint7' */
    const REAL U06 = 149.60760989322966*M06;
    const REAL U16 = -149.60760989322966*M16_neg;
    const REAL U26 = -149.60760989322966*M26_neg;
    const REAL U36 = 149.60760989322966*M36;
    const REAL U46 = -149.60760989322966*M46_neg;
    const REAL U56 = -149.60760989322966*R5_Jyz_0;
    const REAL M00e6 = R0_Jzz - M06*U06;
    const REAL M01e6 = M01e6_0 - M06*U16;
    const REAL M11e6 = R1_Jzz + M16_neg*U16;
    const REAL M02e6 = -M02_neg - M06*U26;
    const REAL M12e6 = R1_Jyz_0 + M16_neg*U26;
    const REAL M22e6 = R2_Jzz + M26_neg*U26;
    const REAL M03e6 = M03 - M06*U36;
    const REAL M13e6 = M13 + M16_neg*U36;
    const REAL M23e6 = R2_Jyz_0 + M26_neg*U36;
    const REAL M33e6 = R3_Jzz - M36*U36;
    const REAL M04e6 = M04 - M06*U46;
    const REAL M14e6 = M14 + M16_neg*U46;
    const REAL M24e6 = M24 + M26_neg*U46;
    const REAL M34e6 = -R3_Jyz_0 - M36*U46;
    const REAL M44e6 = R4_Jzz + M46_neg*U46;
    const REAL M05e6 = -M05_neg - M06*U56;
    const REAL M15e6 = M15 + M16_neg*U56;
    const REAL M25e6 = M25 + M26_neg*U56;
    const REAL M35e6 = -M35_neg - M36*U56;
    const REAL M45e6 = R4_Jyz_0 + M46_neg*U56;
    const REAL D5 = R5_Jzz + R5_Jyz_0*U56;

    /* elimination of 'panda_joint6' */
    const REAL D5_inv_neg = -1.0/D5;
    const REAL U05 = -M05e6*D5_inv_neg;
    const REAL U15_neg = M15e6*D5_inv_neg;
    const REAL U25 = -M25e6*D5_inv_neg;
    const REAL U35 = -M35e6*D5_inv_neg;
    const REAL U45_neg = M45e6*D5_inv_neg;
    const REAL M00e5 = M00e6 - M05e6*U05;
    const REAL M01e5 = M01e6 + M05e6*U15_neg;
    const REAL M11e5 = M11e6 + M15e6*U15_neg;
    const REAL M02e5 = M02e6 - M05e6*U25;
    const REAL M12e5 = M12e6 - M15e6*U25;
    const REAL M22e5 = M22e6 - M25e6*U25;
    const REAL M03e5 = M03e6 - M05e6*U35;
    const REAL M13e5 = M13e6 - M15e6*U35;
    const REAL M23e5 = M23e6 - M25e6*U35;
    const REAL M33e5 = M33e6 - M35e6*U35;
    const REAL M04e5 = M04e6 + M05e6*U45_neg;
    const REAL M14e5 = M14e6 + M15e6*U45_neg;
    const REAL M24e5 = M24e6 + M25e6*U45_neg;
    const REAL M34e5 = M34e6 + M35e6*U45_neg;
    const REAL D4 = M44e6 + M45e6*U45_neg;

    /* elimination of 'panda_joint5' */
    const REAL D4_inv = 1.0/D4;
    const REAL U04 = M04e5*D4_inv;
    const REAL U14 = M14e5*D4_inv;
    const REAL U24 = M24e5*D4_inv;
    const REAL U34 = M34e5*D4_inv;
    const REAL M00e4 = M00e5 - M04e5*U04;
    const REAL M01e4 = M01e5 - M04e5*U14;
    const REAL M11e4 = M11e5 - M14e5*U14;
    const REAL M02e4 = M02e5 - M04e5*U24;
    const REAL M12e4 = M12e5 - M14e5*U24;
    const REAL M22e4 = M22e5 - M24e5*U24;
    const REAL M03e4 = M03e5 - M04e5*U34;
    const REAL M13e4 = M13e5 - M14e5*U34;
    const REAL M23e4 = M23e5 - M24e5*U34;
    const REAL D3 = M33e5 - M34e5*U34;

    /* elimination of 'panda_joint4' */
    const REAL D3_inv = 1.0/D3;
    const REAL U03 = M03e4*D3_inv;
    const REAL U13 = M13e4*D3_inv;
    const REAL U23 = M23e4*D3_inv;
    const REAL M00e3 = M00e4 - M03e4*U03;
    const REAL M01e3 = M01e4 - M03e4*U13;
    const REAL M11e3 = M11e4 - M13e4*U13;
    const REAL M02e3 = M02e4 - M03e4*U23;
    const REAL M12e3 = M12e4 - M13e4*U23;
    const REAL D2 = M22e4 - M23e4*U23;

    /* elimination of 'panda_joint3' */
    const REAL D2_inv_neg = -1.0/D2;
    const REAL U02 = -M02e3*D2_inv_neg;
    const REAL U12_neg = M12e3*D2_inv_neg;
    const REAL M00e2 = M00e3 - M02e3*U02;
    const REAL M01e2 = M01e3 + M02e3*U12_neg;
    const REAL D1 = M11e3 + M12e3*U12_neg;

    /* elimination of 'panda_joint2' */
    const REAL D1_inv = 1.0/D1;
    const REAL U01 = M01e2*D1_inv;
    const REAL D0 = M00e2 - M01e2*U01;

    /* elimination of 'panda_joint1' */
    const REAL D0_inv = 1.0/D0;

    /* row 'panda_joint2' of the inverse */
    const REAL X01_neg = U01*D0_inv;
    const REAL X11 = D1_inv + U01*X01_neg;

    /* row 'panda_joint3' of the inverse */
    const REAL X02_neg = U02*D0_inv + U12_neg*X01_neg;
    const REAL X12 = U02*X01_neg + U12_neg*X11;
    const REAL X22 = U12_neg*X12 - (D2_inv_neg - U02*X02_neg);

    /* row 'panda_joint4' of the inverse */
    const REAL X03 = U13*X01_neg - U03*D0_inv + U23*X02_neg;
    const REAL X13_neg = U13*X11 - U03*X01_neg + U23*X12;
    const REAL X23 = U03*X02_neg - U13*X12 - U23*X22;
    const REAL X33 = D3_inv - U03*X03 + U13*X13_neg - U23*X23;

    /* row 'panda_joint5' of the inverse */
    const REAL X04 = U14*X01_neg - U04*D0_inv + U24*X02_neg - U34*X03;
    const REAL X14_neg = U14*X11 - U04*X01_neg + U24*X12 - U34*X13_neg;
    const REAL X24_neg = U14*X12 - U04*X02_neg + U24*X22 + U34*X23;
    const REAL X34 = U14*X13_neg - U04*X03 - U24*X23 - U34*X33;
    const REAL X44 = D4_inv - U04*X04 + U14*X14_neg + U24*X24_neg - U34*X34;

    /* row 'panda_joint6' of the inverse */
    const REAL X05_0 = U45_neg*X04;
    const REAL X05 = X05_0 - (U05*D0_inv + U15_neg*X01_neg - U25*X02_neg + U35*X03);
    const REAL X15_0 = U45_neg*X14_neg;
    const REAL X15 = U05*X01_neg + U15_neg*X11 - U25*X12 + U35*X13_neg - X15_0;
    const REAL X25 = U05*X02_neg + U15_neg*X12 - U25*X22 - U35*X23 - U45_neg*X24_neg;
    const REAL X35 = U45_neg*X34 - (U05*X03 + U15_neg*X13_neg + U25*X23 + U35*X33);
    const REAL X45 = U45_neg*X44 - (U05*X04 + U15_neg*X14_neg - U25*X24_neg + U35*X34);
    const REAL X55_neg_0 = D5_inv_neg + U05*X05 - U15_neg*X15 + U25*X25 + U35*X35;
    const REAL X55_neg = X55_neg_0 - U45_neg*X45;

    /* row 'panda_joint7' of the inverse */
    const REAL X06_neg_0 = U06*D0_inv - U16*X01_neg - U26*X02_neg + U36*X03 + U46*X04;
    const REAL X06_neg = X06_neg_0 + U56*X05;
    const REAL X16_0 = U06*X01_neg - U16*X11 - U26*X12 + U36*X13_neg + U46*X14_neg;
    const REAL X16 = X16_0 - U56*X15;
    const REAL X26_0 = -U56*X25;
    const REAL X26 = U06*X02_neg - U16*X12 - U26*X22 - U36*X23 + U46*X24_neg + X26_0;
    const REAL X36_neg_0 = U06*X03 - U16*X13_neg + U26*X23 + U36*X33 + U46*X34;
    const REAL X36_neg = X36_neg_0 + U56*X35;
    const REAL X46_neg_0 = U06*X04 - U16*X14_neg - U26*X24_neg + U36*X34 + U46*X44;
    const REAL X46_neg = X46_neg_0 + U56*X45;
    const REAL X56 = U56*X55_neg - (U06*X05 + U16*X15 + U26*X25 + U36*X35 + U46*X45);
    const REAL X66_0 = U36*X36_neg;
    const REAL X66_1 = U06*X06_neg + 149.60760989322966 - U16*X16 - U26*X26 + X66_0;
    const REAL X66 = X66_1 + U46*X46_neg - U56*X56;

    M_inverse[0] = D0_inv;
    M_inverse[1] = -X01_neg;
    M_inverse[2] = -X02_neg;
    M_inverse[3] = X03;
    M_inverse[4] = X04;
    M_inverse[5] = X05;
    M_inverse[6] = -X06_neg;
    M_inverse[7] = -X01_neg;
    M_inverse[8] = X11;
    M_inverse[9] = X12;
    M_inverse[10] = -X13_neg;
    M_inverse[11] = -X14_neg;
    M_inverse[12] = X15;
    M_inverse[13] = X16;
    M_inverse[14] = -X02_neg;
    M_inverse[15] = X12;
    M_inverse[16] = X22;
    M_inverse[17] = X23;
    M_inverse[18] = -X24_neg;
    M_inverse[19] = X25;
    M_inverse[20] = X26;
    M_inverse[21] = X03;
    M_inverse[22] = -X13_neg;
    M_inverse[23] = X23;
    M_inverse[24] = X33;
    M_inverse[25] = X34;
    M_inverse[26] = X35;
    M_inverse[27] = -X36_neg;
    M_inverse[28] = X04;
    M_inverse[29] = -X14_neg;
    M_inverse[30] = -X24_neg;
    M_inverse[31] = X34;
    M_inverse[32] = X44;
    M_inverse[33] = X45;
    M_inverse[34] = -X46_neg;
    M_inverse[35] = X05;
    M_inverse[36] = X15;
    M_inverse[37] = X25;
    M_inverse[38] = X35;
    M_inverse[39] = X45;
    M_inverse[40] = -X55_neg;
    M_inverse[41] = X56;
    M_inverse[42] = -X06_neg;
    M_inverse[43] = X16;
    M_inverse[44] = X26;
    M_inverse[45] = -X36_neg;
    M_inverse[46] = -X46_neg;
    M_inverse[47] = X56;
    M_inverse[48] = X66;
}

FUNCTION(panda_inverse_dynamics)(const REAL q[7], const REAL qd[7], const REAL qdd[7], REAL tau[7])
{
    const REAL q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6];
    const REAL qd0 = qd[0], qd1 = qd[1], qd2 = qd[2], qd3 = qd[3], qd4 = qd[4], qd5 = qd[5];
    const REAL qd6 = qd[6];
    const REAL qdd0 = qdd[0], qdd1 = qdd[1], qdd2 = qdd[2], qdd3 = qdd[3], qdd4 = qdd[4];
    const REAL qdd5 = qdd[5], qdd6 = qdd[6];

    /* sines and cosines */
    const REAL q6o = q6 + 0.6689225306301614;
    const REAL angles[6] = {q1, q2, q3, q4, q5, q6o};
    REAL sines[6], cosines[6];
    OF(panda_sincos)(6, angles, sines, cosines);
    const REAL s1 = sines[0], s2 = sines[1], s3 = sines[2], s4 = sines[3], s5 = sines[4];
    const REAL s6o = sines[5];
    const REAL c1 = cosines[0], c2 = cosines[1], c3 = cosines[2], c4 = cosines[3], c5 = cosines[4];
    const REAL c6o = cosines[5];

    /* motion of 'panda_link1' */
    const REAL ww0_zz = qd0*qd0;

    /* motion of 'panda_link2' */
    const REAL w1_x_neg = qd0*s1;
    const REAL w1_y_neg = qd0*c1;
    const REAL E1_yz = qdd0*s1;
    const REAL E1_xz_neg = qdd0*c1;
    const REAL a1_x = -9.81*s1;
    const REAL a1_y = -9.81*c1;
    const REAL ww1_yz_neg = qd1*w1_y_neg;
    const REAL ww1_xz_neg = qd1*w1_x_neg;
    const REAL wd1_y = ww1_xz_neg - E1_xz_neg;
    const REAL ww1_xx = w1_x_neg*w1_x_neg;
    const REAL ww1_zz = qd1*qd1;
    const REAL ww1_xy = w1_x_neg*w1_y_neg;
    const REAL n1_y_0 = ww1_xx - ww1_zz;
    const REAL E1_xy = ww1_xy - qdd1;
    const REAL E1_yx = qdd1 + ww1_xy;
    const REAL E1_yy_neg = ww1_xx + ww1_zz;
    const REAL E1_zx_neg = ww1_xz_neg + wd1_y;
    const REAL E1_zy_neg = E1_yz + ww1_yz_neg + ww1_yz_neg;

    /* motion of 'panda_link3' */
    const REAL w2_x = qd1*s2 - c2*w1_x_neg;
    const REAL w2_y = s2*w1_x_neg + qd1*c2;
    const REAL a2_x_0 = 0.316*E1_zy_neg;
    const REAL a2_x_1 = 0.316*E1_xy - a1_x;
    const REAL a2_z = -a1_y - 0.316*E1_yy_neg;
    const REAL a2_x = s2*a2_x_0 - c2*a2_x_1;
    const REAL a2_y = s2*a2_x_1 + c2*a2_x_0;
    const REAL wd2_z = qdd2 - wd1_y;
    const REAL w2_z = qd2 + w1_y_neg;
    const REAL E2_xz = s2*E1_zy_neg - c2*E1_xy;
    const REAL E2_yz = s2*E1_xy + c2*E1_zy_neg;
    const REAL ww2_xx = w2_x*w2_x;
    const REAL ww2_zz = w2_z*w2_z;
    const REAL ww2_xy = w2_x*w2_y;
    const REAL ww2_xz = w2_x*w2_z;
    const REAL ww2_yz = w2_y*w2_z;
    const REAL wd2_y = E2_xz - ww2_xz;
    const REAL E2_xx_0 = ww2_xx - ww2_zz;
    const REAL E2_xx = E2_xx_0 - E1_yy_neg;
    const REAL E2_xy = ww2_xy - wd2_z;
    const REAL E2_yx = wd2_z + ww2_xy;
    const REAL E2_yy_neg = ww2_xx + ww2_zz;
    const REAL E2_zx = ww2_xz - wd2_y;
    const REAL E2_zy = ww2_yz - E2_yz + ww2_yz;

    /* motion of 'panda_link4' */
    const REAL w3_x = -c3*w2_x - s3*w2_z;
    const REAL w3_y_neg = c3*w2_z - s3*w2_x;
    const REAL a3_x_0 = -a2_x - 0.0825*E2_xx;
    const REAL a3_z_neg = a2_y + 0.0825*E2_yx;
    const REAL a3_x_1 = a2_z + 0.0825*E2_zx;
    const REAL a3_x = c3*a3_x_0 - s3*a3_x_1;
    const REAL a3_y_neg = s3*a3_x_0 + c3*a3_x_1;
    const REAL wd3_z = qdd3 - wd2_y;
    const REAL w3_z = qd3 - w2_y;
    const REAL E3_xz = c3*E2_xy + s3*E2_zy;
    const REAL E3_yz = c3*E2_zy - s3*E2_xy;
    const REAL ww3_xx = w3_x*w3_x;
    const REAL ww3_zz = w3_z*w3_z;
    const REAL ww3_xy_neg = w3_x*w3_y_neg;
    const REAL ww3_xz = w3_x*w3_z;
    const REAL ww3_yz_neg = w3_y_neg*w3_z;
    const REAL wd3_y = E3_xz - ww3_xz;
    const REAL E3_xx_0 = ww3_xx - ww3_zz;
    const REAL E3_xx = E3_xx_0 - E2_yy_neg;
    const REAL E3_xy_neg = wd3_z + ww3_xy_neg;
    const REAL E3_yx = wd3_z - ww3_xy_neg;
    const REAL E3_yy_neg = ww3_xx + ww3_zz;
    const REAL E3_zx = ww3_xz - wd3_y;
    const REAL E3_zy_neg = E3_yz + ww3_yz_neg + ww3_yz_neg;

    /* motion of 'panda_link5' */
    const REAL w4_x_neg = c4*w3_x + s4*w3_z;
    const REAL w4_y = s4*w3_x - c4*w3_z;
    const REAL a4_x_0 = 0.0825*E3_xx + 0.384*E3_xy_neg + a3_x;
    const REAL a4_z = a3_y_neg - (0.0825*E3_yx + 0.384*E3_yy_neg);
    const REAL a4_x_1 = a3_z_neg - (0.0825*E3_zx + 0.384*E3_zy_neg);
    const REAL a4_x = s4*a4_x_1 - c4*a4_x_0;
    const REAL a4_y = s4*a4_x_0 + c4*a4_x_1;
    const REAL wd4_z = qdd4 - wd3_y;
    const REAL w4_z = qd4 + w3_y_neg;
    const REAL E4_xz_neg = c4*E3_xy_neg + s4*E3_zy_neg;
    const REAL E4_yz = s4*E3_xy_neg - c4*E3_zy_neg;
    const REAL ww4_xx = w4_x_neg*w4_x_neg;
    const REAL ww4_zz = w4_z*w4_z;
    const REAL ww4_xy_neg = w4_x_neg*w4_y;
    const REAL ww4_xz_neg = w4_x_neg*w4_z;
    const REAL ww4_yz = w4_y*w4_z;
    const REAL wd4_y = ww4_xz_neg - E4_xz_neg;
    const REAL E4_xx_0 = ww4_xx - ww4_zz;
    const REAL E4_xx = E4_xx_0 - E3_yy_neg;
    const REAL E4_xy_neg = wd4_z + ww4_xy_neg;
    const REAL E4_yx = wd4_z - ww4_xy_neg;
    const REAL E4_yy_neg = ww4_xx + ww4_zz;
    const REAL E4_zx_neg = ww4_xz_neg + wd4_y;
    const REAL E4_zy = ww4_yz - E4_yz + ww4_yz;

    /* motion of 'panda_link6' */
    const REAL w5_x = s5*w4_z - c5*w4_x_neg;
    const REAL w5_y = s5*w4_x_neg + c5*w4_z;
    const REAL a5_x = c5*a4_x + s5*a4_z;
    const REAL a5_y = c5*a4_z - s5*a4_x;
    const REAL wd5_z = qdd5 - wd4_y;
    const REAL w5_z = qd5 - w4_y;
    const REAL E5_xz = c5*E4_xy_neg - s5*E4_zy;
    const REAL E5_yz_neg = s5*E4_xy_neg + c5*E4_zy;
    const REAL ww5_xx = w5_x*w5_x;
    const REAL ww5_zz = w5_z*w5_z;
    const REAL ww5_xy = w5_x*w5_y;
    const REAL ww5_xz = w5_x*w5_z;
    const REAL ww5_yz = w5_y*w5_z;
    const REAL wd5_y = E5_xz - ww5_xz;
    const REAL E5_xx_0 = ww5_xx - ww5_zz;
    const REAL E5_xx = E5_xx_0 - E4_yy_neg;
    const REAL E5_xy = ww5_xy - wd5_z;
    const REAL E5_yx = wd5_z + ww5_xy;
    const REAL E5_yy_neg = ww5_xx + ww5_zz;
    const REAL E5_zx = ww5_xz - wd5_y;
    const REAL E5_zy = E5_yz_neg + ww5_yz + ww5_yz;

    /* motion of 'panda_link7' */
    const REAL w6_x = c6o*w5_x + s6o*w5_z;
    const REAL w6_y = c6o*w5_z - s6o*w5_x;
    const REAL a6_x_neg_0 = -a5_x - 0.088*E5_xx;
    const REAL a6_z_neg = a5_y + 0.088*E5_yx;
    const REAL a6_x_neg_1 = a4_y - 0.088*E5_zx;
    const REAL a6_x_neg = c6o*a6_x_neg_0 + s6o*a6_x_neg_1;
    const REAL a6_y = s6o*a6_x_neg_0 - c6o*a6_x_neg_1;
    const REAL wd6_z = qdd6 - wd5_y;
    const REAL w6_z = qd6 - w5_y;
    const REAL E6_xz = -c6o*E5_xy - s6o*E5_zy;
    const REAL E6_yz_neg = c6o*E5_zy - s6o*E5_xy;
    const REAL ww6_xx = w6_x*w6_x;
    const REAL ww6_zz = w6_z*w6_z;
    const REAL ww6_xy = w6_x*w6_y;
    const REAL ww6_xz = w6_x*w6_z;
    const REAL ww6_yz = w6_y*w6_z;
    const REAL E6_xx_0 = ww6_xx - ww6_zz;
    const REAL E6_xx = E6_xx_0 - E5_yy_neg;
    const REAL E6_xy = ww6_xy - wd6_z;
    const REAL E6_yx = wd6_z + ww6_xy;
    const REAL E6_yy_neg = ww6_xx + ww6_zz;
    const REAL E6_zx = ww6_xz - (E6_xz - ww6_xz);
    const REAL E6_zy = E6_yz_neg + ww6_yz + ww6_yz;

    /* force on 'panda_link7' */
    const REAL n6_x_0 = -0.0010874235301481356*E6_zx;
    const REAL n6_x_1 = 0.0040023330519113*E6_zy - 0.001535882372017312*E6_yx - n6_x_0;
    const REAL n6_x = n6_x_1 - 0.0003863308944437672*(E5_yy_neg - E6_yy_neg);
    const REAL n6_y_0 = -0.0003863308944437672*E6_xy;
    const REAL n6_y_1 = -0.0026818189154496457*E6_zx - 0.0010874235301481356*E6_zy - n6_y_0;
    const REAL n6_z_0 = 0.0003863308944437672*E6_xz;
    const REAL n6_z_1 = 0.0026818189154496457*E6_yx - 0.0040023330519113*E6_xy - n6_z_0;
    const REAL n6_z_2 = -0.0010874235301481356*(E6_xx + E6_yy_neg);
    const REAL f6_x_neg = 2.634631280625*a6_x_neg - 0.0032806082595733164*E6_xx;
    const REAL f6_y = 2.634631280625*a6_y + 0.0032806082595733164*E6_yx;
    const REAL f6_z_neg = 2.634631280625*a6_z_neg - 0.0032806082595733164*E6_zx;
    const REAL n6_z_3 = 0.0032806082595733164*a6_y;
    const REAL n6_y = n6_y_1 + 0.001535882372017312*E6_xx_0 + 0.0032806082595733164*a6_z_neg;
    const REAL n6_z = n6_z_1 - 0.001535882372017312*E6_yz_neg + n6_z_2 + n6_z_3;

    /* force on 'panda_link6' */
    const REAL f5_z_neg_0 = s6o*f6_x_neg - c6o*f6_y;
    const REAL n5_x_0 = -0.014748570382675316*E5_zx;
    const REAL n5_x_1 = 0.028934422545659894*E5_zy - 0.000103758917218685*E5_yx + n5_x_0;
    const REAL n5_y_0 = -9.3569097314605e-05*E5_xy;
    const REAL n5_y_1 = 0.014748570382675316*E5_zy - 0.001119670733427555*E5_zx + n5_y_0;
    const REAL n5_z_0 = 9.3569097314605e-05*E5_xz;
    const REAL n5_z_1 = 0.001119670733427555*E5_yx - 0.028934422545659894*E5_xy + n5_z_0;
    const REAL n5_z_2 = -0.014748570382675316*(E5_xx + E5_yy_neg);
    const REAL n5_x_2 = 0.173804705569*a4_y;
    const REAL n5_z_3 = -0.173804705569*a5_x;
    const REAL n5_x_3 = n5_x_1 + 9.3569097314605e-05*(E4_yy_neg - E5_yy_neg) + n5_x_2;
    const REAL n5_z_4 = n5_z_1 - 0.000103758917218685*E5_yz_neg - n5_z_2 - n5_z_3;
    const REAL n5_x = c6o*n6_x - s6o*n6_y + n5_x_3;
    const REAL n5_y = n5_y_1 + 0.000103758917218685*E5_xx_0 - (n6_z - 0.088*f5_z_neg_0);
    const REAL n5_z = s6o*n6_x + c6o*n6_y + 0.088*f6_z_neg + n5_z_4;
    const REAL f5_x = -c6o*f6_x_neg - s6o*f6_y - 0.173804705569*E5_xy;
    const REAL f5_y = f6_z_neg + 0.173804705569*E5_yy_neg;
    const REAL f5_z_neg = f5_z_neg_0 + 0.173804705569*E5_zy;

    /* force on 'panda_link5' */
    const REAL n4_x_0 = 0.00151524447332703*E4_zx_neg;
    const REAL n4_x_1 = 0.010045187828321245*E4_zy - 0.004600245517563106*E4_yx - n4_x_0;
    const REAL n4_y_0 = 0.00216405205209813*E4_xy_neg;
    const REAL n4_y_1 = 0.001451156065026714*E4_zx_neg - 0.00151524447332703*E4_zy + n4_y_0;
    const REAL n4_z_0 = 0.00216405205209813*E4_xz_neg;
    const REAL n4_z_1 = 0.001451156065026714*E4_yx + 0.010045187828321245*E4_xy_neg - n4_z_0;
    const REAL n4_z_2 = -0.00151524447332703*(E4_xx + E4_yy_neg);
    const REAL f4_x_neg_0 = -0.014653732538*E4_xx - 0.067870631425*E4_xy_neg;
    const REAL f4_y_0 = 0.014653732538*E4_yx + 0.067870631425*E4_yy_neg;
    const REAL f4_z_0 = 0.014653732538*E4_zx_neg + 0.067870631425*E4_zy;
    const REAL n4_x_2 = 0.067870631425*a4_z;
    const REAL n4_z_3 = 0.014653732538*a4_y + 0.067870631425*a4_x;
    const REAL n4_x_3 = n4_x_1 + 0.00216405205209813*(E3_yy_neg - E4_yy_neg) + n4_x_2;
    const REAL n4_z_4 = n4_z_1 + 0.004600245517563106*E4_yz + n4_z_2 - n4_z_3;
    const REAL n4_x = c5*n5_x - s5*n5_y + n4_x_3;
    const REAL n4_y = n4_y_1 + 0.004600245517563106*E4_xx_0 + 0.014653732538*a4_z - n5_z;
    const REAL n4_z = s5*n5_x + c5*n5_y + n4_z_4;
    const REAL f4_x_neg = s5*f5_y - c5*f5_x - (4.065735684829545*a4_x + f4_x_neg_0);
    const REAL f4_y = 4.065735684829545*a4_y - f4_y_0 + f5_z_neg;
    const REAL f4_z = s5*f5_x + c5*f5_y + (4.065735684829545*a4_z + f4_z_0);

    /* force on 'panda_link4' */
    const REAL f3_x_0 = c4*f4_x_neg + s4*f4_y;
    const REAL f3_z_0 = s4*f4_x_neg - c4*f4_y;
    const REAL n3_x_0 = 0.04942675278013915*E3_zx;
    const REAL n3_x_1 = 0.29071723622709367*E3_zy_neg - 0.0039053550262761*E3_yx + n3_x_0;
    const REAL n3_y_neg_0 = 0.0054157634981905*E3_zx - 0.04942675278013915*E3_zy_neg;
    const REAL n3_y_neg_1 = 0.0039053550262761*E3_xx_0;
    const REAL n3_y_neg_2 = n3_y_neg_0 - 0.00164448757736927*E3_xy_neg - n3_y_neg_1;
    const REAL n3_z_0 = -0.00164448757736927*E3_xz;
    const REAL n3_z_1 = 0.0054157634981905*E3_yx - 0.29071723622709367*E3_xy_neg - n3_z_0;
    const REAL n3_z_2 = -0.04942675278013915*(E3_xx + E3_yy_neg);
    const REAL n3_x_2 = 0.5604173611315455*a3_z_neg;
    const REAL n3_x_3 = n3_x_1 + 0.00164448757736927*(E2_yy_neg - E3_yy_neg) - n3_x_2;
    const REAL n3_z_3 = n3_z_1 + 0.0039053550262761*E3_yz + n3_z_2 - 0.5604173611315455*a3_x;
    const REAL n3_x = n3_x_3 - (c4*n4_x - s4*n4_y + 0.384*f3_z_0);
    const REAL n3_y_neg = n4_z + 0.0825*f3_z_0 + n3_y_neg_2;
    const REAL n3_z = n3_z_3 - (s4*n4_x + c4*n4_y - (0.384*f3_x_0 - 0.0825*f4_z));
    const REAL f3_x = 2.352456790569697*a3_x - 0.5604173611315455*E3_xy_neg + f3_x_0;
    const REAL f3_y = -f4_z - (2.352456790569697*a3_y_neg + 0.5604173611315455*E3_yy_neg);
    const REAL f3_z = f3_z_0 - (2.352456790569697*a3_z_neg + 0.5604173611315455*E3_zy_neg);

    /* force on 'panda_link3' */
    const REAL n2_x_0 = -0.000121912420950744*E2_zx;
    const REAL n2_x_1 = 0.022178148964878235*E2_zy - 0.005487648106562256*E2_yx - n2_x_0;
    const REAL n2_y_0 = -0.004377257121839584*E2_xy;
    const REAL n2_y_1 = 0.000121912420950744*E2_zy - 1.3360662912304e-05*E2_zx + n2_y_0;
    const REAL n2_y_2 = n2_y_1 - 0.005487648106562256*E2_xx_0;
    const REAL n2_z_0 = 0.004377257121839584*E2_xz;
    const REAL n2_z_1 = 1.3360662912304e-05*E2_yx + 0.022178148964878235*E2_xy + n2_z_0;
    const REAL n2_z_2 = -0.000121912420950744*(E2_xx + E2_yy_neg);
    const REAL n2_x_2 = 0.028227094878*a2_z;
    const REAL n2_x_3 = n2_x_1 - 0.004377257121839584*(E1_yy_neg - E2_yy_neg) + n2_x_2;
    const REAL n2_z_3 = n2_z_1 - 0.005487648106562256*E2_yz - n2_z_2 + 0.028227094878*a2_x;
    const REAL n2_x = n2_x_3 - (c3*n3_x + s3*n3_y_neg);
    const REAL n2_y = 0.0825*(s3*f3_x + c3*f3_y) - n3_z - n2_y_2;
    const REAL n2_z = c3*n3_y_neg - s3*n3_x - 0.0825*f3_z - n2_z_3;
    const REAL f2_x_neg = c3*f3_x - s3*f3_y - 0.028227094878*E2_xy;
    const REAL f2_y_neg = f3_z + 0.028227094878*E2_yy_neg;

    /* force on 'panda_link2' */
    const REAL n1_x_0 = 0.00398335888393552*E1_zx_neg;
    const REAL n1_x_1 = 0.12818329225032407*E1_zy_neg - 0.01026110182100817*E1_yx + n1_x_0;
    const REAL n1_x_2 = ww0_zz - E1_yy_neg;
    const REAL n1_x_3 = n1_x_1 - 0.0007689361029464*n1_x_2;
    const REAL n1_y_1 = 0.023077882494931805*E1_zx_neg + 0.00398335888393552*E1_zy_neg;
    const REAL n1_z_0 = 0.15126117474525588*qdd1 - 0.10510540975539226*ww1_xy;
    const REAL n1_z_1 = 0.0007689361029464*E1_xz_neg - n1_z_0 + 0.01026110182100817*E1_yz;
    const REAL n1_z_2 = 0.01993386669246*c1 - 4.74615389612781*s1;
    const REAL n1_z_3 = n1_z_1 + 0.00398335888393552*(n1_y_0 - n1_x_2) - n1_z_2;
    const REAL n1_x = c2*n2_x - s2*n2_y + 0.316*(s2*f2_x_neg + c2*f2_y_neg) - n1_x_3;
    const REAL n1_y = n1_y_1 - 0.0007689361029464*E1_xy - 0.01026110182100817*n1_y_0 - n2_z;
    const REAL n1_z = s2*n2_x + c2*n2_y - 0.316*(c2*f2_x_neg - s2*f2_y_neg) - n1_z_3;

    /* force on 'panda_link1' */
    const REAL n0_z = 0.014259565994474374*qdd0 - (s1*n1_x + c1*n1_y);

    /* friction */
    const REAL fric0 = 0.003*qd0;
    const REAL fric1 = 0.003*qd1;
    const REAL fric2 = 0.003*qd2;
    const REAL fric3 = 0.003*qd3;
    const REAL fric4 = 0.003*qd4;
    const REAL fric5 = 0.003*qd5;
    const REAL fric6 = 0.003*qd6;

    /* joint forces */
    const REAL tau0 = n0_z + fric0;
    const REAL tau1 = n1_z + fric1;
    const REAL tau2 = n2_z + fric2;
    const REAL tau3 = n3_z + fric3;
    const REAL tau4 = n4_z + fric4;
    const REAL tau5 = n5_z + fric5;
    const REAL tau6 = n6_z + fric6;

    tau[0] = tau0;
    tau[1] = tau1;
    tau[2] = tau2;
    tau[3] = tau3;
    tau[4] = tau4;
    tau[5] = tau5;
    tau[6] = tau6;
}

FUNCTION(panda_bias_forces)(const REAL q[7], const REAL qd[7], REAL bias[7])
{
    const REAL q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6];
    const REAL qd0 = qd[0], qd1 = qd[1], qd2 = qd[2], qd3 = qd[3], qd4 = qd[4], qd5 = qd[5];
    const REAL qd6 = qd[6];

    /* sines and cosines */
    const REAL q6o = q6 + 0.6689225306301614;
    const REAL angles[6] = {q1, q2, q3, q4, q5, q6o};
    REAL sines[6], cosines[6];
    OF(panda_sincos)(6, angles, sines, cosines);
    const REAL s1 = sines[0], s2 = sines[1], s3 = sines[2], s4 = sines[3], s5 = sines[4];
    const REAL s6o = sines[5];
    const REAL c1 = cosines[0], c2 = cosines[1], c3 = cosines[2], c4 = cosines[3], c5 = cosines[4];
    const REAL c6o = cosines[5];

    /* motion of 'panda_link1' */
    const REAL ww0_zz = qd0*qd0;

    /* motion of 'panda_link2' */
    const REAL w1_x_neg = qd0*s1;
    const REAL w1_y_neg = qd0*c1;
    const REAL a1_x = -9.81*s1;
    const REAL a1_y = -9.81*c1;
    const REAL ww1_yz_neg = qd1*w1_y_neg;
    const REAL ww1_xz_neg = qd1*w1_x_neg;
    const REAL ww1_xx = w1_x_neg*w1_x_neg;
    const REAL ww1_zz = qd1*qd1;
    const REAL ww1_xy = w1_x_neg*w1_y_neg;
    const REAL n1_y_0 = ww1_xx - ww1_zz;
    const REAL E1_yy_neg = ww1_xx + ww1_zz;

    /* motion of 'panda_link3' */
    const REAL w2_x = qd1*s2 - c2*w1_x_neg;
    const REAL w2_y = s2*w1_x_neg + qd1*c2;
    const REAL a2_x_0 = 0.632*ww1_yz_neg;
    const REAL a2_x_1 = 0.316*ww1_xy - a1_x;
    const REAL a2_z = -a1_y - 0.316*E1_yy_neg;
    const REAL a2_x_2 = s2*a2_x_0;
    const REAL a2_x = a2_x_2 - c2*a2_x_1;
    const REAL a2_y_0 = c2*a2_x_0;
    const REAL a2_y = s2*a2_x_1 + a2_y_0;
    const REAL w2_z = qd2 + w1_y_neg;
    const REAL E2_xz = 3.1645569620253164*a2_x_2 - c2*ww1_xy;
    const REAL E2_yz = s2*ww1_xy + 3.1645569620253164*a2_y_0;
    const REAL ww2_xx = w2_x*w2_x;
    const REAL ww2_zz = w2_z*w2_z;
    const REAL ww2_xy = w2_x*w2_y;
    const REAL ww2_xz = w2_x*w2_z;
    const REAL ww2_yz = w2_y*w2_z;
    const REAL wd2_y = E2_xz - ww2_xz;
    const REAL E2_xx_0 = ww2_xx - ww2_zz;
    const REAL E2_xx = E2_xx_0 - E1_yy_neg;
    const REAL E2_xy = ww1_xz_neg + ww2_xy;
    const REAL E2_yx = ww2_xy - ww1_xz_neg;
    const REAL E2_yy_neg = ww2_xx + ww2_zz;
    const REAL E2_zx = ww2_xz - wd2_y;
    const REAL E2_zy = ww2_yz - E2_yz + ww2_yz;

    /* motion of 'panda_link4' */
    const REAL w3_x = -c3*w2_x - s3*w2_z;
    const REAL w3_y_neg = c3*w2_z - s3*w2_x;
    const REAL a3_x_0 = -a2_x - 0.0825*E2_xx;
    const REAL a3_z = -a2_y - 0.0825*E2_yx;
    const REAL a3_x_1 = a2_z + 0.0825*E2_zx;
    const REAL a3_x = c3*a3_x_0 - s3*a3_x_1;
    const REAL a3_y_neg = s3*a3_x_0 + c3*a3_x_1;
    const REAL w3_z = qd3 - w2_y;
    const REAL E3_xz = c3*E2_xy + s3*E2_zy;
    const REAL E3_yz = c3*E2_zy - s3*E2_xy;
    const REAL ww3_xx = w3_x*w3_x;
    const REAL ww3_zz = w3_z*w3_z;
    const REAL ww3_xy_neg = w3_x*w3_y_neg;
    const REAL ww3_xz = w3_x*w3_z;
    const REAL ww3_yz_neg = w3_y_neg*w3_z;
    const REAL wd3_y = E3_xz - ww3_xz;
    const REAL E3_xx_0 = ww3_xx - ww3_zz;
    const REAL E3_xx = E3_xx_0 - E2_yy_neg;
    const REAL E3_xy = wd2_y - ww3_xy_neg;
    const REAL E3_yx = -wd2_y - ww3_xy_neg;
    const REAL E3_yy_neg = ww3_xx + ww3_zz;
    const REAL E3_zx = ww3_xz - wd3_y;
    const REAL E3_zy = -ww3_yz_neg - (E3_yz + ww3_yz_neg);

    /* motion of 'panda_link5' */
    const REAL w4_x_neg = c4*w3_x + s4*w3_z;
    const REAL w4_y = s4*w3_x - c4*w3_z;
    const REAL a4_x_0 = a3_x - (0.384*E3_xy - 0.0825*E3_xx);
    const REAL a4_z = a3_y_neg - (0.0825*E3_yx + 0.384*E3_yy_neg);
    const REAL a4_x_1 = -a3_z - (0.0825*E3_zx - 0.384*E3_zy);
    const REAL a4_x = s4*a4_x_1 - c4*a4_x_0;
    const REAL a4_y = s4*a4_x_0 + c4*a4_x_1;
    const REAL w4_z = qd4 + w3_y_neg;
    const REAL E4_xz_neg = -c4*E3_xy - s4*E3_zy;
    const REAL E4_yz = c4*E3_zy - s4*E3_xy;
    const REAL ww4_xx = w4_x_neg*w4_x_neg;
    const REAL ww4_zz = w4_z*w4_z;
    const REAL ww4_xy_neg = w4_x_neg*w4_y;
    const REAL ww4_xz_neg = w4_x_neg*w4_z;
    const REAL ww4_yz = w4_y*w4_z;
    const REAL wd4_y = ww4_xz_neg - E4_xz_neg;
    const REAL E4_xx_0 = ww4_xx - ww4_zz;
    const REAL E4_xx = E4_xx_0 - E3_yy_neg;
    const REAL E4_xy = wd3_y - ww4_xy_neg;
    const REAL E4_yx_neg = wd3_y + ww4_xy_neg;
    const REAL E4_yy_neg = ww4_xx + ww4_zz;
    const REAL E4_zx_neg = ww4_xz_neg + wd4_y;
    const REAL E4_zy = ww4_yz - E4_yz + ww4_yz;

    /* motion of 'panda_link6' */
    const REAL w5_x = s5*w4_z - c5*w4_x_neg;
    const REAL w5_y = s5*w4_x_neg + c5*w4_z;
    const REAL a5_x = c5*a4_x + s5*a4_z;
    const REAL a5_y = c5*a4_z - s5*a4_x;
    const REAL w5_z = qd5 - w4_y;
    const REAL E5_xz_neg = c5*E4_xy + s5*E4_zy;
    const REAL E5_yz = s5*E4_xy - c5*E4_zy;
    const REAL ww5_xx = w5_x*w5_x;
    const REAL ww5_zz = w5_z*w5_z;
    const REAL ww5_xy = w5_x*w5_y;
    const REAL ww5_xz = w5_x*w5_z;
    const REAL ww5_yz = w5_y*w5_z;
    const REAL wd5_y_neg = E5_xz_neg + ww5_xz;
    const REAL E5_xx_0 = ww5_xx - ww5_zz;
    const REAL E5_xx = E5_xx_0 - E4_yy_neg;
    const REAL E5_xy = wd4_y + ww5_xy;
    const REAL E5_yx = ww5_xy - wd4_y;
    const REAL E5_yy_neg = ww5_xx + ww5_zz;
    const REAL E5_zx = ww5_xz + wd5_y_neg;
    const REAL E5_zy = ww5_yz - E5_yz + ww5_yz;

    /* motion of 'panda_link7' */
    const REAL w6_x = c6o*w5_x + s6o*w5_z;
    const REAL w6_y = c6o*w5_z - s6o*w5_x;
    const REAL a6_x_neg_0 = -a5_x - 0.088*E5_xx;
    const REAL a6_z_neg = a5_y + 0.088*E5_yx;
    const REAL a6_x_neg_1 = a4_y - 0.088*E5_zx;
    const REAL a6_x_neg = c6o*a6_x_neg_0 + s6o*a6_x_neg_1;
    const REAL a6_y = s6o*a6_x_neg_0 - c6o*a6_x_neg_1;
    const REAL w6_z = qd6 - w5_y;
    const REAL E6_xz = -c6o*E5_xy - s6o*E5_zy;
    const REAL E6_yz_neg = c6o*E5_zy - s6o*E5_xy;
    const REAL ww6_xx = w6_x*w6_x;
    const REAL ww6_zz = w6_z*w6_z;
    const REAL ww6_xy = w6_x*w6_y;
    const REAL ww6_xz = w6_x*w6_z;
    const REAL ww6_yz = w6_y*w6_z;
    const REAL E6_xx_0 = ww6_xx - ww6_zz;
    const REAL E6_xx = E6_xx_0 - E5_yy_neg;
    const REAL E6_xy = ww6_xy - wd5_y_neg;
    const REAL E6_yx = wd5_y_neg + ww6_xy;
    const REAL E6_yy_neg = ww6_xx + ww6_zz;
    const REAL E6_zx = ww6_xz - (E6_xz - ww6_xz);
    const REAL E6_zy = E6_yz_neg + ww6_yz + ww6_yz;

    /* force on 'panda_link7' */
    const REAL n6_x_0 = -0.0010874235301481356*E6_zx;
    const REAL n6_x_1 = 0.0040023330519113*E6_zy - 0.001535882372017312*E6_yx - n6_x_0;
    const REAL n6_x = n6_x_1 - 0.0003863308944437672*(E5_yy_neg - E6_yy_neg);
    const REAL n6_y_0 = -0.0003863308944437672*E6_xy;
    const REAL n6_y_1 = -0.0026818189154496457*E6_zx - 0.0010874235301481356*E6_zy - n6_y_0;
    const REAL n6_z_0 = 0.0003863308944437672*E6_xz;
    const REAL n6_z_1 = 0.0026818189154496457*E6_yx - 0.0040023330519113*E6_xy - n6_z_0;
    const REAL n6_z_2 = -0.0010874235301481356*(E6_xx + E6_yy_neg);
    const REAL f6_x_neg = 2.634631280625*a6_x_neg - 0.0032806082595733164*E6_xx;
    const REAL f6_y = 2.634631280625*a6_y + 0.0032806082595733164*E6_yx;
    const REAL f6_z_neg = 2.634631280625*a6_z_neg - 0.0032806082595733164*E6_zx;
    const REAL n6_z_3 = 0.0032806082595733164*a6_y;
    const REAL n6_y = n6_y_1 + 0.001535882372017312*E6_xx_0 + 0.0032806082595733164*a6_z_neg;
    const REAL n6_z = n6_z_1 - 0.001535882372017312*E6_yz_neg + n6_z_2 + n6_z_3;

    /* force on 'panda_link6' */
    const REAL f5_z_neg_0 = s6o*f6_x_neg - c6o*f6_y;
    const REAL n5_x_0 = -0.014748570382675316*E5_zx;
    const REAL n5_x_1 = 0.028934422545659894*E5_zy - 0.000103758917218685*E5_yx + n5_x_0;
    const REAL n5_y_0 = -9.3569097314605e-05*E5_xy;
    const REAL n5_y_1 = 0.014748570382675316*E5_zy - 0.001119670733427555*E5_zx + n5_y_0;
    const REAL n5_z_0 = 9.3569097314605e-05*E5_xz_neg;
    const REAL n5_z_1 = 0.001119670733427555*E5_yx - 0.028934422545659894*E5_xy - n5_z_0;
    const REAL n5_z_2 = -0.014748570382675316*(E5_xx + E5_yy_neg);
    const REAL n5_x_2 = 0.173804705569*a4_y;
    const REAL n5_x_3 = n5_x_1 + 9.3569097314605e-05*(E4_yy_neg - E5_yy_neg) + n5_x_2;
    const REAL n5_z_3 = n5_z_1 + 0.000103758917218685*E5_yz - n5_z_2 + 0.173804705569*a5_x;
    const REAL n5_x = c6o*n6_x - s6o*n6_y + n5_x_3;
    const REAL n5_y = n5_y_1 + 0.000103758917218685*E5_xx_0 - (n6_z - 0.088*f5_z_neg_0);
    const REAL n5_z = s6o*n6_x + c6o*n6_y + 0.088*f6_z_neg + n5_z_3;
    const REAL f5_x = -c6o*f6_x_neg - s6o*f6_y - 0.173804705569*E5_xy;
    const REAL f5_y = f6_z_neg + 0.173804705569*E5_yy_neg;
    const REAL f5_z_neg = f5_z_neg_0 + 0.173804705569*E5_zy;

    /* force on 'panda_link5' */
    const REAL n4_x_0 = 0.00151524447332703*E4_zx_neg;
    const REAL n4_x_1 = 0.010045187828321245*E4_zy + 0.004600245517563106*E4_yx_neg - n4_x_0;
    const REAL n4_y_0 = 0.00216405205209813*E4_xy;
    const REAL n4_y_1 = 0.001451156065026714*E4_zx_neg - 0.00151524447332703*E4_zy - n4_y_0;
    const REAL n4_z_0 = 0.00216405205209813*E4_xz_neg;
    const REAL n4_z_1 = 0.001451156065026714*E4_yx_neg + 0.010045187828321245*E4_xy + n4_z_0;
    const REAL n4_z_2 = -0.00151524447332703*(E4_xx + E4_yy_neg);
    const REAL f4_x_neg_0 = 0.067870631425*E4_xy - 0.014653732538*E4_xx;
    const REAL f4_y_0 = 0.014653732538*E4_yx_neg - 0.067870631425*E4_yy_neg;
    const REAL f4_z_0 = 0.014653732538*E4_zx_neg + 0.067870631425*E4_zy;
    const REAL n4_x_2 = 0.067870631425*a4_z;
    const REAL n4_z_3 = 0.014653732538*a4_y + 0.067870631425*a4_x;
    const REAL n4_x_3 = n4_x_1 + 0.00216405205209813*(E3_yy_neg - E4_yy_neg) + n4_x_2;
    const REAL n4_z_4 = n4_z_1 - 0.004600245517563106*E4_yz - n4_z_2 + n4_z_3;
    const REAL n4_x = c5*n5_x - s5*n5_y + n4_x_3;
    const REAL n4_y = n4_y_1 + 0.004600245517563106*E4_xx_0 + 0.014653732538*a4_z - n5_z;
    const REAL n4_z = s5*n5_x + c5*n5_y - n4_z_4;
    const REAL f4_x_neg = s5*f5_y - c5*f5_x - (4.065735684829545*a4_x + f4_x_neg_0);
    const REAL f4_y = 4.065735684829545*a4_y + f4_y_0 + f5_z_neg;
    const REAL f4_z = s5*f5_x + c5*f5_y + (4.065735684829545*a4_z + f4_z_0);

    /* force on 'panda_link4' */
    const REAL f3_x_0 = c4*f4_x_neg + s4*f4_y;
    const REAL f3_z_0 = s4*f4_x_neg - c4*f4_y;
    const REAL n3_x_0 = 0.04942675278013915*E3_zx;
    const REAL n3_x_1 = n3_x_0 - (0.29071723622709367*E3_zy + 0.0039053550262761*E3_yx);
    const REAL n3_y_neg_0 = -0.00164448757736927*E3_xy;
    const REAL n3_y_neg_1 = 0.0054157634981905*E3_zx + 0.04942675278013915*E3_zy - n3_y_neg_0;
    const REAL n3_z_0 = 0.00164448757736927*E3_xz;
    const REAL n3_z_1 = 0.0054157634981905*E3_yx + 0.29071723622709367*E3_xy + n3_z_0;
    const REAL n3_z_2 = -0.04942675278013915*(E3_xx + E3_yy_neg);
    const REAL n3_x_2 = -0.5604173611315455*a3_z;
    const REAL n3_x_3 = n3_x_1 + 0.00164448757736927*(E2_yy_neg - E3_yy_neg) - n3_x_2;
    const REAL n3_z_3 = n3_z_1 + 0.0039053550262761*E3_yz + n3_z_2 - 0.5604173611315455*a3_x;
    const REAL n3_x = n3_x_3 - (c4*n4_x - s4*n4_y + 0.384*f3_z_0);
    const REAL n3_y_neg = n4_z + 0.0825*f3_z_0 + (n3_y_neg_1 - 0.0039053550262761*E3_xx_0);
    const REAL n3_z = n3_z_3 - (s4*n4_x + c4*n4_y - (0.384*f3_x_0 - 0.0825*f4_z));
    const REAL f3_x = 2.352456790569697*a3_x + 0.5604173611315455*E3_xy + f3_x_0;
    const REAL f3_y = -f4_z - (2.352456790569697*a3_y_neg + 0.5604173611315455*E3_yy_neg);
    const REAL f3_z = 2.352456790569697*a3_z + 0.5604173611315455*E3_zy + f3_z_0;

    /* force on 'panda_link3' */
    const REAL n2_x_0 = -0.000121912420950744*E2_zx;
    const REAL n2_x_1 = 0.022178148964878235*E2_zy - 0.005487648106562256*E2_yx - n2_x_0;
    const REAL n2_y_0 = 0.004377257121839584*E2_xy;
    const REAL n2_y_1 = 0.000121912420950744*E2_zy - 1.3360662912304e-05*E2_zx - n2_y_0;
    const REAL n2_y_2 = n2_y_1 - 0.005487648106562256*E2_xx_0;
    const REAL n2_z_0 = -0.004377257121839584*E2_xz;
    const REAL n2_z_1 = n2_z_0 - (1.3360662912304e-05*E2_yx + 0.022178148964878235*E2_xy);
    const REAL n2_z_2 = -0.000121912420950744*(E2_xx + E2_yy_neg);
    const REAL n2_x_2 = 0.028227094878*a2_z;
    const REAL n2_x_3 = n2_x_1 - 0.004377257121839584*(E1_yy_neg - E2_yy_neg) + n2_x_2;
    const REAL n2_z_3 = n2_z_1 + 0.005487648106562256*E2_yz + n2_z_2 - 0.028227094878*a2_x;
    const REAL n2_x = n2_x_3 - (c3*n3_x + s3*n3_y_neg);
    const REAL n2_y = 0.0825*(s3*f3_x + c3*f3_y) - n3_z - n2_y_2;
    const REAL n2_z = c3*n3_y_neg - s3*n3_x - 0.0825*f3_z + n2_z_3;
    const REAL f2_x = 0.028227094878*E2_xy - (c3*f3_x - s3*f3_y);
    const REAL f2_y_neg = f3_z + 0.028227094878*E2_yy_neg;

    /* force on 'panda_link2' */
    const REAL n1_x_0 = 0.00796671776787104*ww1_xz_neg;
    const REAL n1_x_1 = 0.25636658450064814*ww1_yz_neg - 0.01026110182100817*ww1_xy + n1_x_0;
    const REAL n1_x_2 = ww0_zz - E1_yy_neg;
    const REAL n1_x_3 = n1_x_1 - 0.0007689361029464*n1_x_2;
    const REAL n1_y_1 = 0.04615576498986361*ww1_xz_neg + 0.00796671776787104*ww1_yz_neg;
    const REAL n1_z_0 = 0.10510540975539226*ww1_xy + 0.00398335888393552*(n1_y_0 - n1_x_2);
    const REAL n1_z_1 = n1_z_0 - (0.01993386669246*c1 - 4.74615389612781*s1);
    const REAL n1_x = c2*n2_x - s2*n2_y + 0.316*(c2*f2_y_neg - s2*f2_x) - n1_x_3;
    const REAL n1_y = n1_y_1 - 0.0007689361029464*ww1_xy - 0.01026110182100817*n1_y_0 - n2_z;
    const REAL n1_z = s2*n2_x + c2*n2_y + 0.316*(c2*f2_x + s2*f2_y_neg) - n1_z_1;

    /* force on 'panda_link1' */
    const REAL n0_z = -s1*n1_x - c1*n1_y;

    /* friction */
    const REAL fric0 = 0.003*qd0;
    const REAL fric1 = 0.003*qd1;
    const REAL fric2 = 0.003*qd2;
    const REAL fric3 = 0.003*qd3;
    const REAL fric4 = 0.003*qd4;
    const REAL fric5 = 0.003*qd5;
    const REAL fric6 = 0.003*qd6;

    /* joint forces */
    const REAL bias0 = n0_z + fric0;
    const REAL bias1 = n1_z + fric1;
    const REAL bias2 = n2_z + fric2;
    const REAL bias3 = n3_z + fric3;
    const REAL bias4 = n4_z + fric4;
    const REAL bias5 = n5_z + fric5;
    const REAL bias6 = n6_z + fric6;

    bias[0] = bias0;
    bias[1] = bias1;
    bias[2] = bias2;
    bias[3] = bias3;
    bias[4] = bias4;
    bias[5] = bias5;
    bias[6] = bias6;
}

FUNCTION(panda_gravity_forces)(const REAL q[7], REAL g[7])
{
    const REAL q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6];

    /* sines and cosines */
    const REAL q6o = q6 + 0.6689225306301614;
    const REAL angles[6] = {q1, q2, q3, q4, q5, q6o};
    REAL sines[6], cosines[6];
    OF(panda_sincos)(6, angles, sines, cosines);
    const REAL s1 = sines[0], s2 = sines[1], s3 = sines[2], s4 = sines[3], s5 = sines[4];
    const REAL s6o = sines[5];
    const REAL c1 = cosines[0], c2 = cosines[1], c3 = cosines[2], c4 = cosines[3], c5 = cosines[4];
    const REAL c6o = cosines[5];

    /* motion of 'panda_link2' */
    const REAL a1_x = -9.81*s1;
    const REAL a1_y = -9.81*c1;

    /* motion of 'panda_link3' */
    const REAL a2_x = c2*a1_x;
    const REAL a2_y = -s2*a1_x;

    /* motion of 'panda_link4' */
    const REAL a3_x = s3*a1_y - c3*a2_x;
    const REAL a3_y_neg = -s3*a2_x - c3*a1_y;

    /* motion of 'panda_link5' */
    const REAL a4_x = s4*a2_y - c4*a3_x;
    const REAL a4_y = s4*a3_x + c4*a2_y;

    /* motion of 'panda_link6' */
    const REAL a5_x = c5*a4_x + s5*a3_y_neg;
    const REAL a5_y = c5*a3_y_neg - s5*a4_x;

    /* motion of 'panda_link7' */
    const REAL a6_y = -s6o*a5_x - c6o*a4_y;

    /* force on 'panda_link7' */
    const REAL n6_y = 0.0032806082595733164*a5_y;
    const REAL n6_z = 0.0032806082595733164*a6_y;

    /* force on 'panda_link6' */
    const REAL n5_x = 0.173804705569*a4_y - s6o*n6_y;
    const REAL n5_y = 0.231847552695*a4_y - n6_z;
    const REAL n5_z = 0.231847552695*a5_y + 0.173804705569*a5_x + c6o*n6_y;

    /* force on 'panda_link5' */
    const REAL n4_x = 0.067870631425*a3_y_neg - (s5*n5_y - c5*n5_x);
    const REAL n4_y = 0.014653732538*a3_y_neg - n5_z;
    const REAL n4_z_neg = 0.014653732538*a4_y + 0.067870631425*a4_x - (s5*n5_x + c5*n5_y);

    /* force on 'panda_link4' */
    const REAL n3_x = s4*n4_y - c4*n4_x + 2.012523553603*a2_y;
    const REAL n3_y = n4_z_neg + 0.55278027465*a2_y;
    const REAL n3_z = -s4*n4_x - c4*n4_y - (0.55278027465*a3_y_neg - 2.012523553603*a3_x);

    /* force on 'panda_link3' */
    const REAL n2_x = 0.27690780075318*c1 - (c3*n3_x - s3*n3_y);
    const REAL n2_y_neg = n3_z + 7.32667658634432*c1;
    const REAL n2_z = 0.746857959872*a2_y - 0.028227094878*a2_x - (s3*n3_x + c3*n3_y);

    /* force on 'panda_link2' */
    const REAL n1_z = 0.01993386669246*c1 - 32.80954542685272*s1 - (c2*n2_y_neg - s2*n2_x);

    g[0] = ALL(0.0);
    g[1] = n1_z;
    g[2] = n2_z;
    g[3] = n3_z;
    g[4] = -n4_z_neg;
    g[5] = n5_z;
    g[6] = n6_z;
}

FUNCTION(panda_coriolis_matrix)(const REAL q[7], const REAL qd[7], REAL C[49])
{
    const REAL q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6];
    const REAL qd0 = qd[0], qd1 = qd[1], qd2 = qd[2], qd3 = qd[3], qd4 = qd[4], qd5 = qd[5];
    const REAL qd6 = qd[6];

    /* sines and cosines */
    const REAL q6o = q6 + 0.6689225306301614;
    const REAL angles[6] = {q1, q2, q3, q4, q5, q6o};
    REAL sines[6], cosines[6];
    OF(panda_sincos)(6, angles, sines, cosines);
    const REAL s1 = sines[0], s2 = sines[1], s3 = sines[2], s4 = sines[3], s5 = sines[4];
    const REAL s6o = sines[5];
    const REAL c1 = cosines[0], c2 = cosines[1], c3 = cosines[2], c4 = cosines[3], c5 = cosines[4];
    const REAL c6o = cosines[5];

    /* velocity of 'panda_link2' */
    const REAL w1_x_neg = s1*qd0;
    const REAL w1_y_neg = c1*qd0;

    /* velocity of 'panda_link3' */
    const REAL w2_x = s2*qd1 - c2*w1_x_neg;
    const REAL w2_y = s2*w1_x_neg + c2*qd1;
    const REAL v2_x = 0.316*w2_y;
    const REAL v2_y = -0.316*w2_x;
    const REAL w2_z = qd2 + w1_y_neg;

    /* velocity of 'panda_link4' */
    const REAL w3_x = -c3*w2_x - s3*w2_z;
    const REAL w3_y_neg = c3*w2_z - s3*w2_x;
    const REAL v3_x_0 = 0.0825*w2_y;
    const REAL v3_z = -v2_y - 0.0825*w2_z;
    const REAL v3_x = s3*v3_x_0 - c3*v2_x;
    const REAL v3_y = s3*v2_x + c3*v3_x_0;
    const REAL w3_z = qd3 - w2_y;

    /* velocity of 'panda_link5' */
    const REAL w4_x_neg = c4*w3_x + s4*w3_z;
    const REAL w4_y = s4*w3_x - c4*w3_z;
    const REAL v4_x_0 = -v3_x - 0.384*w3_z;
    const REAL v4_z_neg = v3_y + 0.0825*w3_z;
    const REAL v4_x_1 = v3_z - (0.384*w3_x - 0.0825*w3_y_neg);
    const REAL v4_x = c4*v4_x_0 - s4*v4_x_1;
    const REAL v4_y_neg = s4*v4_x_0 + c4*v4_x_1;
    const REAL w4_z = qd4 + w3_y_neg;

    /* velocity of 'panda_link6' */
    const REAL w5_x = s5*w4_z - c5*w4_x_neg;
    const REAL w5_y = s5*w4_x_neg + c5*w4_z;
    const REAL v5_x = c5*v4_x - s5*v4_z_neg;
    const REAL v5_y_neg = s5*v4_x + c5*v4_z_neg;
    const REAL w5_z = qd5 - w4_y;

    /* velocity of 'panda_link7' */
    const REAL w6_x = c6o*w5_x + s6o*w5_z;
    const REAL w6_y = c6o*w5_z - s6o*w5_x;
    const REAL v6_z = v5_y_neg - 0.088*w5_z;
    const REAL v6_x_0 = v4_y_neg - 0.088*w5_y;
    const REAL v6_x = c6o*v5_x + s6o*v6_x_0;
    const REAL v6_y = c6o*v6_x_0 - s6o*v5_x;
    const REAL w6_z = qd6 - w5_y;

    /* composite inertia of 'panda_link6' */
    const REAL R5_hx_0 = 0.0032806082595733164*c6o;
    const REAL R5_hz = 0.0032806082595733164*s6o;
    const REAL R5_Jxx_0 = 0.001320514136461655*c6o + 0.002174847060296271*s6o;
    const REAL R5_Jxx_1 = c6o*R5_Jxx_0;
    const REAL R5_Jxy_0 = 0.001535882372017312*c6o - 0.0003863308944437672*s6o;
    const REAL R5_Jyz_0 = 0.001535882372017312*s6o + 0.0003863308944437672*c6o;
    const REAL R5_Jyy_0 = 0.0005773870536849037*c6o;
    const REAL R5_Jyy = R5_Jyy_0 + 0.006684151967360946;
    const REAL R5_hx = R5_hx_0 + 0.231847552695;
    const REAL R5_Jxx = R5_Jxx_1 + 0.010093986090521983;
    const REAL R5_Jzz = 0.053138496831697093 - (R5_Jxx_1 - 0.001320514136461655 - R5_Jyy_0);
    const REAL R5_Jxy = R5_Jxy_0 + 0.014748570382675316;
    const REAL R5_Jxz_0 = s6o*(R5_Jxx_0 - 0.00028869352684245185) - 0.0010874235301481356;
    const REAL R5_Jxz = R5_Jxz_0 - 0.000103758917218685;
    const REAL R5_Jyz = R5_Jyz_0 + 9.3569097314605e-05;

    /* composite inertia of 'panda_link5' */
    const REAL R4_hx_0 = c5*R5_hx + 0.173804705569*s5;
    const REAL R4_hz = s5*R5_hx - 0.173804705569*c5;
    const REAL R4_Jxx_0 = c5*(R5_Jyy - R5_Jxx) + 2.0*R5_Jxy*s5;
    const REAL R4_Jxx_1 = c5*R4_Jxx_0;
    const REAL R4_Jxy_0 = c5*R5_Jxz - s5*R5_Jyz;
    const REAL R4_Jyz_0 = s5*R5_Jxz + c5*R5_Jyz;
    const REAL R4_hx = R4_hx_0 - 0.014653732538;
    const REAL R4_hy = 0.067870631425 - R5_hz;
    const REAL R4_Jxx = R5_Jyy - R4_Jxx_1 + 0.030116287133882085;
    const REAL R4_Jzz = R5_Jxx + R4_Jxx_1 + 0.033018599263935515;
    const REAL R4_Jxy = -R4_Jxy_0 - 0.00151524447332703;
    const REAL R4_Jxz = R5_Jxy - s5*R4_Jxx_0 - 0.004600245517563106;
    const REAL R4_Jyz = 0.00216405205209813 - R4_Jyz_0;

    /* composite inertia of 'panda_link4' */
    const REAL R3_hx_0 = c4*R4_hx - s4*R4_hy;
    const REAL R3_hz = -s4*R4_hx - c4*R4_hy;
    const REAL R3_Jxx_0 = c4*(R4_Jxx - R5_Jzz) - 2.0*R4_Jxy*s4;
    const REAL R3_Jxx_1 = c4*R3_Jxx_0;
    const REAL R3_Jxy_0 = c4*R4_Jxz - s4*R4_Jyz;
    const REAL R3_Jyy_0 = 0.165*R3_hx_0;
    const REAL R3_Jzz_0 = 0.768*R4_hz;
    const REAL R3_Jxy_1 = 0.384*R3_hx_0;
    const REAL R3_Jxz_0 = -0.0825*R3_hz;
    const REAL R3_Jyy = R4_Jzz - R3_Jyy_0;
    const REAL R3_Jyz_0 = s4*R4_Jxz + c4*R4_Jyz + 0.384*R3_hz;
    const REAL R3_hx = 0.55278027465 - R3_hx_0;
    const REAL R3_hy = -R4_hz - 2.012523553603;
    const REAL R3_Jxx = R5_Jzz + R3_Jxx_1 + R3_Jzz_0 + 0.647723094939183;
    const REAL R3_Jzz = R4_Jxx - R3_Jxx_1 - (R3_Jyy_0 - R3_Jzz_0) + 0.749763367252814;
    const REAL R3_Jxy = 0.0825*R4_hz - R3_Jxy_1 + R3_Jxy_0 + 0.16284087268546085;
    const REAL R3_Jxz = R4_Jxy + s4*R3_Jxx_0 + R3_Jxz_0 - 0.0039053550262761;
    const REAL R3_Jyz = R3_Jyz_0 + 0.00164448757736927;

    /* composite inertia of 'panda_link3' */
    const REAL R2_hx_0 = s3*R3_hy - c3*R3_hx;
    const REAL R2_hz = -s3*R3_hx - c3*R3_hy;
    const REAL R2_Jxx_0 = c3*(R3_Jyy - R3_Jxx) + 2.0*R3_Jxy*s3;
    const REAL R2_Jxx_1 = c3*R2_Jxx_0;
    const REAL R2_Jxy_0 = s3*R3_Jyz - c3*R3_Jxz;
    const REAL R2_Jyz_0 = -s3*R3_Jxz - c3*R3_Jyz;
    const REAL R2_Jyy_0 = 0.165*R2_hx_0;
    const REAL R2_Jyy = R3_Jzz + R2_Jyy_0;
    const REAL R2_hx = R2_hx_0 + 0.746857959872;
    const REAL R2_hy = 0.028227094878 - R3_hz;
    const REAL R2_Jxx = R3_Jyy - R2_Jxx_1 + 0.01159586409516604;
    const REAL R2_Jzz = R3_Jxx + R2_Jxx_1 + R2_Jyy_0 + 0.13480070614822143;
    const REAL R2_Jxy = -R3_Jxz_0 - R2_Jxy_0 - 0.000121912420950744;
    const REAL R2_Jxz = R3_Jxy - s3*R2_Jxx_0 - 0.0825*R2_hz - 0.005487648106562256;
    const REAL R2_Jyz = -R2_Jyz_0 - 0.004377257121839584;

    /* composite inertia of 'panda_link2' */
    const REAL R1_Jxx_0 = c2*(R2_Jyy - R2_Jxx) + 2.0*R2_Jxy*s2;
    const REAL R1_Jxy_0 = c2*R2_Jxz - s2*R2_Jyz - 0.316*(c2*R2_hx - s2*R2_hy);
    const REAL R1_Jyz_0 = s2*R2_Jxz + c2*R2_Jyz - 0.316*(s2*R2_hx + c2*R2_hy);
    const REAL R1_Jxx = R2_Jyy - c2*R1_Jxx_0 + 0.632*R2_hz + 1.0706865997634767;
    const REAL R1_Jxy = -R1_Jxy_0 - 0.00398335888393552;
    const REAL R1_Jxz = 0.01026110182100817 - (s2*R1_Jxx_0 - R2_Jxy);
    const REAL R1_Jyz = 0.0007689361029464 - R1_Jyz_0;

    /* momenta of 'panda_link2' */
    const REAL T1_xx_neg_0 = 0.005130550910504085*w1_y_neg;
    const REAL T1_xx_neg_1 = 0.00199167944196776*qd1;
    const REAL L1_y_0 = 0.00199167944196776*w1_x_neg;
    const REAL T1_xy_0 = 0.0003844680514732*w1_y_neg;
    const REAL T1_yy_0 = 0.0003844680514732*w1_x_neg;
    const REAL T1_yz_neg_0 = 0.00199167944196776*w1_y_neg;
    const REAL L1_y_1 = 0.0003844680514732*qd1;
    const REAL T1_yz_neg_1 = 0.005130550910504085*qd1;
    const REAL T1_xy_1 = 0.5353432998817383*qd1 + 0.005130550910504085*w1_x_neg - T1_xy_0;
    const REAL T1_yz_neg_2 = T1_yz_neg_0 - (T1_yz_neg_1 + 0.5584211823766702*w1_x_neg);

    /* momenta of 'panda_link3' */
    const REAL T2_zz_0 = 6.0956210475372e-05*w2_z;
    const REAL T2_xy_0 = -0.002743824053281128*w2_x;
    const REAL L2_y_0 = -6.0956210475372e-05*w2_x;
    const REAL T2_xy_1 = 0.002188628560919792*w2_y;
    const REAL T2_yz_0 = 6.0956210475372e-05*w2_y;
    const REAL L2_y_1 = 0.002188628560919792*w2_z;
    const REAL T2_yz_1 = 0.002743824053281128*w2_z;
    const REAL T2_zz_1 = 2.0*(0.002743824053281128*w2_y - T2_zz_0);
    const REAL T2_zz_2 = 2.0*(T2_zz_0 - 0.002188628560919792*w2_x);
    const REAL L2_z_0 = 0.373428979936*v2_y;
    const REAL L2_z_1 = 0.014113547439*v2_x;
    const REAL L2_z_2 = T2_xy_0 - T2_xy_1 + 0.06740035307411071*w2_z - (L2_z_1 - L2_z_0);
    const REAL T2_zz_3 = 0.746857959872*v2_x;
    const REAL T2_zz_4 = 0.028227094878*v2_y;
    const REAL T2_xy_2 = 0.00579793204758302*w2_z - T2_xy_0 - T2_xy_1 - (L2_z_0 + L2_z_1);

    /* momenta of 'panda_link4' */
    const REAL T3_xx_0 = 0.00195267751313805*w3_y_neg;
    const REAL T3_xx_1 = 0.08142043634273043*w3_z;
    const REAL T3_xy_0 = 0.00195267751313805*w3_x;
    const REAL L3_y_0 = 0.08142043634273043*w3_x;
    const REAL T3_xy_1 = 0.000822243788684635*w3_y_neg;
    const REAL T3_yy_0 = 0.000822243788684635*w3_x;
    const REAL T3_yz_0 = 0.08142043634273043*w3_y_neg;
    const REAL L3_y_1 = 0.000822243788684635*w3_z;
    const REAL T3_yz_1 = 0.00195267751313805*w3_z;
    const REAL L3_x_0 = 1.0062617768015*v3_z;
    const REAL L3_y_2 = 0.276390137325*v3_z;
    const REAL L3_z_0 = 0.276390137325*v3_y;
    const REAL L3_z_1 = -1.0062617768015*v3_x;
    const REAL L3_z_2 = T3_xy_0 + T3_xy_1 - 0.374881683626407*w3_z - (L3_z_0 - L3_z_1);
    const REAL T3_zz_neg_0 = -0.55278027465*v3_x;
    const REAL T3_zz_neg_1 = 2.012523553603*v3_y;
    const REAL T3_zz_neg_2 = T3_zz_neg_0 + T3_zz_neg_1 + 2.0*(T3_xx_0 - T3_yy_0);
    const REAL T3_xy_2 = 0.3238615474695915*w3_z + T3_xy_0 - T3_xy_1 - (L3_z_0 + L3_z_1);

    /* momenta of 'panda_link5' */
    const REAL T4_zz_0 = 0.000757622236663515*w4_z;
    const REAL T4_xy_0 = 0.002300122758781553*w4_x_neg;
    const REAL L4_y_0 = 0.000757622236663515*w4_x_neg;
    const REAL T4_xy_1 = 0.001082026026049065*w4_y;
    const REAL T4_yz_0 = 0.000757622236663515*w4_y;
    const REAL L4_y_1 = 0.001082026026049065*w4_z;
    const REAL T4_yz_1 = 0.002300122758781553*w4_z;
    const REAL T4_zz_1 = 2.0*(0.002300122758781553*w4_y - T4_zz_0);
    const REAL T4_zz_2 = 2.0*(T4_zz_0 - 0.001082026026049065*w4_x_neg);
    const REAL L4_x_neg_0 = 0.0339353157125*v4_z_neg;
    const REAL L4_y_2 = 0.007326866269*v4_z_neg;
    const REAL L4_z_0 = 0.007326866269*v4_y_neg;
    const REAL L4_z_1 = 0.0339353157125*v4_x;
    const REAL L4_x_neg_1 = T4_yz_0 + 0.015058143566941042*w4_x_neg + T4_yz_1 + L4_x_neg_0;
    const REAL L4_z_2 = T4_xy_0 + T4_xy_1 + 0.016509299631967757*w4_z + (L4_z_0 - L4_z_1);
    const REAL T4_zz_3 = 0.014653732538*v4_x;
    const REAL T4_zz_4 = 0.067870631425*v4_y_neg;
    const REAL T4_xy_2 = 0.015058143566941042*w4_z - T4_xy_0 + T4_xy_1 - (L4_z_0 + L4_z_1);
    const REAL T4_yz_2 = T4_yz_0 - (T4_yz_1 - 0.016509299631967757*w4_x_neg) + L4_x_neg_0;

    /* momenta of 'panda_link6' */
    const REAL T5_xx_neg_0 = 5.18794586093425e-05*w5_y;
    const REAL T5_xx_neg_1 = 0.007374285191337658*w5_z;
    const REAL T5_xy_0 = -5.18794586093425e-05*w5_x;
    const REAL L5_y_neg_0 = -0.007374285191337658*w5_x;
    const REAL T5_xy_1 = 4.67845486573025e-05*w5_y;
    const REAL T5_yy_0 = -4.67845486573025e-05*w5_x;
    const REAL T5_yz_neg_0 = 0.007374285191337658*w5_y;
    const REAL L5_y_neg_1 = 4.67845486573025e-05*w5_z;
    const REAL T5_yz_neg_1 = 5.18794586093425e-05*w5_z;
    const REAL T5_yz_neg_2 = T5_yz_neg_1 + 0.026569248415848547*w5_x + T5_yz_neg_0;
    const REAL L5_x_neg_0 = T5_yz_neg_1 - (T5_yz_neg_0 + 0.005046993045260992*w5_x);
    const REAL L5_x_neg_1 = 0.0869023527845*v4_y_neg;
    const REAL L5_y_neg_2 = 0.1159237763475*v4_y_neg;
    const REAL L5_z_0 = 0.1159237763475*v5_y_neg;
    const REAL L5_z_1 = 0.0869023527845*v5_x;
    const REAL L5_z_2 = T5_xy_0 + T5_xy_1 + 0.026569248415848547*w5_z - (L5_z_0 - L5_z_1);
    const REAL T5_zz_0 = 0.231847552695*v5_x;
    const REAL T5_zz_1 = 0.173804705569*v5_y_neg;
    const REAL T5_xy_2 = 0.005046993045260992*w5_z - T5_xy_0 + T5_xy_1 + (L5_z_0 + L5_z_1);

    /* momenta of 'panda_link7' */
    const REAL T6_xx_0 = 0.0005437117650740678*w6_z;
    const REAL T6_xy_0 = -0.000767941186008656*w6_x;
    const REAL L6_y_0 = -0.0005437117650740678*w6_x;
    const REAL T6_xy_1 = 0.0001931654472218836*w6_y;
    const REAL T6_yz_0 = 0.0005437117650740678*w6_y;
    const REAL L6_y_1 = 0.0001931654472218836*w6_z;
    const REAL L6_x_neg_0 = 0.000767941186008656*w6_z;
    const REAL T6_xx = -2.0*(0.000767941186008656*w6_y - T6_xx_0);
    const REAL T6_yy_0 = 2.0*(T6_xx_0 - 0.0001931654472218836*w6_x);
    const REAL T6_yz = T6_yz_0 - (L6_x_neg_0 + 0.003342075983680473*w6_x);
    const REAL p6_y = 0.0016403041297866582*w6_z;
    const REAL p6_z = -0.0016403041297866582*w6_y;
    const REAL L6_x_neg = T6_yz_0 - 0.0006602570682308275*w6_x + L6_x_neg_0;
    const REAL L6_y_2 = 0.0016403041297866582*v6_z;
    const REAL L6_z_0 = -0.0016403041297866582*v6_y;
    const REAL L6_y = L6_y_0 - L6_y_1 - L6_y_2;
    const REAL L6_z = T6_xy_0 - T6_xy_1 + 0.003342075983680473*w6_z - L6_z_0;
    const REAL T6_yy_1 = 0.0032806082595733164*v6_x;
    const REAL T6_yy = T6_yy_1 - T6_yy_0;
    const REAL T6_zz = T6_yy_0 - T6_xx + T6_yy_1;
    const REAL T6_xy = 0.0006602570682308275*w6_z - T6_xy_0 - T6_xy_1 + L6_z_0;
    const REAL T6_xz = L6_y_0 + 0.0026818189154496457*w6_y + L6_y_1 - L6_y_2;

    /* momenta of 'panda_link6' */
    const REAL p5_x_0 = s6o*p6_y;
    const REAL p5_z_0 = c6o*p6_y;
    const REAL L5_x_neg_2 = c6o*L6_x_neg + s6o*L6_y;
    const REAL L5_z_3 = s6o*L6_x_neg - c6o*L6_y;
    const REAL L5_y_neg_3 = 0.088*p5_z_0;
    const REAL L5_z_4 = 0.00014434676342122592*w6_y;
    const REAL T5_xx_neg_2 = c6o*(T6_yy - T6_xx) + 2.0*T6_xy*s6o;
    const REAL T5_xx_neg_3 = c6o*T5_xx_neg_2;
    const REAL T5_xx_neg_4 = T5_xx_neg_3 - T6_yy;
    const REAL T5_xy_3 = c6o*T6_xz - s6o*T6_yz;
    const REAL T5_yz_neg_3 = s6o*T6_xz + c6o*T6_yz;
    const REAL T5_yy_1 = 0.176*p5_x_0;
    const REAL T5_zz_2 = T5_yy_1 - (T6_xx + T5_xx_neg_3);
    const REAL p5_x = 0.0869023527845*w5_z - p5_x_0;
    const REAL p5_y = 0.1159237763475*w5_z - p6_z;
    const REAL p5_z = p5_z_0 - (0.0869023527845*w5_x + 0.1159237763475*w5_y);
    const REAL L5_x_neg = L5_x_neg_0 + L5_x_neg_1 + L5_x_neg_2;
    const REAL L5_y_neg = L5_y_neg_0 - L5_y_neg_1 + L5_y_neg_2 + (L6_z + L5_y_neg_3);
    const REAL L5_z = L5_z_2 - (L5_z_3 - L5_z_4);
    const REAL T5_xx_neg = 2.0*(T5_xx_neg_0 + T5_xx_neg_1) - T5_zz_1 + T5_xx_neg_4;
    const REAL T5_yy = 2.0*(T5_xx_neg_1 + T5_yy_0) + T5_zz_0 + (T6_zz - T5_yy_1);
    const REAL T5_zz = T5_zz_0 + T5_zz_1 + 2.0*(T5_xx_neg_0 - T5_yy_0) - T5_zz_2;
    const REAL T5_xy = T5_xy_2 - (L5_z_4 + T5_xy_3);
    const REAL T5_xz_neg_0 = L5_y_neg_0 - 0.021522255370587554*w5_y + L5_y_neg_1;
    const REAL T5_xz_neg = T5_xz_neg_0 + L5_y_neg_2 + L5_y_neg_3 - T6_xy + s6o*T5_xx_neg_2;
    const REAL T5_yz_neg = T5_yz_neg_2 - L5_x_neg_1 + T5_yz_neg_3;

    /* momenta of 'panda_link5' */
    const REAL L4_x_neg_2 = c5*L5_x_neg - s5*L5_y_neg;
    const REAL L4_z_3 = s5*L5_x_neg + c5*L5_y_neg;
    const REAL T4_xx_0 = c5*(T5_xx_neg + T5_yy) + 2.0*T5_xy*s5;
    const REAL T4_xx_1 = c5*T4_xx_0;
    const REAL T4_xy_3 = c5*T5_xz_neg - s5*T5_yz_neg;
    const REAL T4_yz_3 = s5*T5_xz_neg + c5*T5_yz_neg;
    const REAL p4_x = c5*p5_x - s5*p5_y - 0.0339353157125*w4_z;
    const REAL p4_y_neg = 0.007326866269*w4_z + p5_z;
    const REAL p4_z = s5*p5_x + c5*p5_y - (0.0339353157125*w4_x_neg - 0.007326866269*w4_y);
    const REAL L4_x_neg = L4_x_neg_1 + L4_x_neg_2;
    const REAL L4_y = L4_y_0 + L4_y_1 - L4_y_2 - L5_z;
    const REAL L4_z = L4_z_2 - L4_z_3;
    const REAL T4_xx = T5_yy - T4_xx_1 - (T4_zz_1 + T4_zz_4);
    const REAL T4_yy = T5_zz - (T4_zz_2 + T4_zz_3);
    const REAL T4_zz = T4_zz_2 + T4_zz_1 - (T4_zz_3 + T4_zz_4) - (T5_xx_neg - T4_xx_1);
    const REAL T4_xy = T4_xy_2 + T4_xy_3;
    const REAL T4_xz_0 = L4_y_0 + 0.001451156065026714*w4_y - L4_y_1 - L4_y_2 + T5_xy;
    const REAL T4_xz = T4_xz_0 - s5*T4_xx_0;
    const REAL T4_yz = T4_yz_2 + T4_yz_3;

    /* momenta of 'panda_link4' */
    const REAL p3_x_0 = -c4*p4_x - s4*p4_y_neg;
    const REAL p3_z_0 = c4*p4_y_neg - s4*p4_x;
    const REAL L3_x_1 = c4*L4_x_neg + s4*L4_y;
    const REAL L3_z_3 = s4*L4_x_neg - c4*L4_y;
    const REAL L3_x_2 = 0.384*p3_z_0;
    const REAL L3_y_3 = 0.0825*p3_z_0;
    const REAL L3_z_4 = -0.0825*p4_z;
    const REAL L3_z_5 = 0.384*p3_x_0;
    const REAL L3_x_3 = L3_x_1 - L3_x_2;
    const REAL T3_xx_2 = c4*(T4_yy - T4_xx) + 2.0*T4_xy*s4;
    const REAL T3_xx_3 = c4*T3_xx_2;
    const REAL T3_xy_3 = c4*T4_xz - s4*T4_yz;
    const REAL T3_yz_2 = s4*T4_xz + c4*T4_yz;
    const REAL T3_zz_neg_3 = 0.165*p3_x_0;
    const REAL T3_zz_neg_4 = -0.768*p4_z;
    const REAL T3_xx_4 = T3_xx_3 - T4_yy + T3_zz_neg_4;
    const REAL T3_yz_3 = L3_x_2 + T3_yz_2;
    const REAL p3_x = 1.0062617768015*w3_z + p3_x_0;
    const REAL p3_y = 0.276390137325*w3_z - p4_z;
    const REAL p3_z = p3_z_0 - (1.0062617768015*w3_x - 0.276390137325*w3_y_neg);
    const REAL L3_x = L3_x_3 - (T3_yz_0 - 0.3238615474695915*w3_x + T3_yz_1 + L3_x_0);
    const REAL L3_y = L3_y_0 + L3_y_1 - L3_y_2 - (L4_z + L3_y_3);
    const REAL L3_z = L3_z_4 + L3_z_5 + L3_z_3 - L3_z_2;
    const REAL T3_xx = 2.0*(T3_xx_0 - T3_xx_1) - T3_zz_neg_1 - T3_xx_4;
    const REAL T3_yy = 2.0*(T3_xx_1 - T3_yy_0) - T3_zz_neg_0 + (T4_zz + T3_zz_neg_3);
    const REAL T3_zz_neg = T3_zz_neg_2 - (T4_xx + T3_xx_3 + (T3_zz_neg_3 - T3_zz_neg_4));
    const REAL T3_xy = T3_xy_3 - (L3_z_4 - L3_z_5) + T3_xy_2;
    const REAL T3_xz_0 = L3_y_0 - 0.0510201361568155*w3_y_neg - L3_y_1 - L3_y_2 - L3_y_3;
    const REAL T3_xz = T3_xz_0 + T4_xy - s4*T3_xx_2;
    const REAL T3_yz = T3_yz_0 - (T3_yz_1 + 0.374881683626407*w3_x) + L3_x_0 + T3_yz_3;

    /* momenta of 'panda_link3' */
    const REAL p2_x_neg_0 = c3*p3_x - s3*p3_y;
    const REAL p2_z_neg_0 = s3*p3_x + c3*p3_y;
    const REAL L2_x_0 = s3*L3_y - c3*L3_x;
    const REAL L2_z_3 = -s3*L3_x - c3*L3_y;
    const REAL L2_y_2 = 0.0825*p2_z_neg_0;
    const REAL L2_z_4 = -0.0825*p3_z;
    const REAL T2_xx_0 = c3*(T3_xx - T3_yy) - 2.0*T3_xy*s3;
    const REAL T2_xx_1 = c3*T2_xx_0;
    const REAL T2_xy_3 = c3*T3_xz - s3*T3_yz;
    const REAL T2_yz_2 = s3*T3_xz + c3*T3_yz;
    const REAL T2_yy_neg_0 = 0.165*p2_x_neg_0;
    const REAL T2_zz_5 = T3_xx - T2_xx_1 - T2_yy_neg_0;
    const REAL p2_x_neg = 0.014113547439*w2_z + p2_x_neg_0;
    const REAL p2_y = 0.373428979936*w2_z - p3_z;
    const REAL p2_z_neg = 0.373428979936*w2_y - 0.014113547439*w2_x + p2_z_neg_0;
    const REAL L2_x = L2_x_0 - (T2_yz_0 - 0.00579793204758302*w2_x + T2_yz_1);
    const REAL L2_y = L2_y_0 - L2_y_1 + (L2_y_2 - L3_z);
    const REAL L2_z = L2_z_3 + L2_z_4 + L2_z_2;
    const REAL T2_xx = T3_yy + T2_xx_1 - (T2_zz_1 - T2_zz_4);
    const REAL T2_yy_neg = T2_zz_2 - T2_zz_3 + (T3_zz_neg + T2_yy_neg_0);
    const REAL T2_zz = T2_zz_2 + T2_zz_1 + (T2_zz_3 + T2_zz_4) + T2_zz_5;
    const REAL T2_xy = T2_xy_2 - (L2_z_4 - T2_xy_3);
    const REAL T2_xz_0 = L2_y_0 + 0.061602421026527694*w2_y + L2_y_1 + L2_y_2 + T3_xy;
    const REAL T2_xz = T2_xz_0 + s3*T2_xx_0;
    const REAL T2_yz = T2_yz_0 - (T2_yz_1 + 0.06740035307411071*w2_x) + T2_yz_2;

    /* momenta of 'panda_link2' */
    const REAL L1_x_0 = s2*L2_y - c2*L2_x;
    const REAL L1_x_1 = 0.316*(s2*p2_x_neg - c2*p2_y);
    const REAL L1_x_2 = L1_x_0 - L1_x_1;
    const REAL T1_xx_neg_2 = 2.0*T2_xy*s2 - c2*(T2_xx + T2_yy_neg);
    const REAL T1_xx_neg_3 = c2*T1_xx_neg_2;
    const REAL T1_xz_0 = s2*T1_xx_neg_2;
    const REAL T1_yz_neg_3 = s2*T2_xz + c2*T2_yz;
    const REAL T1_xx_neg_4 = 0.632*p2_z_neg;
    const REAL T1_xx_neg_5 = T2_yy_neg + T1_xx_neg_3 + T1_xx_neg_4;
    const REAL L1_x = T1_yz_neg_0 - 0.5353432998817383*w1_x_neg + T1_yz_neg_1 - L1_x_2;
    const REAL L1_y = L1_y_0 + L1_y_1 - L2_z;
    const REAL T1_xx_neg = 2.0*(T1_xx_neg_0 - T1_xx_neg_1) + T1_xx_neg_5;
    const REAL T1_yy = T2_zz - 2.0*(T1_xx_neg_1 - T1_yy_0);
    const REAL T1_zz = 2.0*(T1_xx_neg_0 - T1_yy_0) - (T1_xx_neg_4 - (T2_xx + T1_xx_neg_3));
    const REAL T1_xy = T1_xy_1 - (c2*T2_xz - s2*T2_yz + 0.316*(c2*p2_x_neg + s2*p2_y));
    const REAL T1_xz = L1_y_0 - 0.023077882494931805*w1_y_neg - L1_y_1 + T2_xy - T1_xz_0;
    const REAL T1_yz_neg = L1_x_1 + T1_yz_neg_3 + T1_yz_neg_2;

    /* momenta of 'panda_link1' */
    const REAL T0_zz = c1*(c1*(T1_xx_neg + T1_yy) + 2.0*T1_xy*s1) - T1_xx_neg;

    /* Coriolis terms of joint 'panda_joint2' */
    const REAL C01_0 = -w1_x_neg*R2_Jzz;
    const REAL C11 = w1_x_neg*R1_Jyz - w1_y_neg*R1_Jxz + T1_zz;
    const REAL C01_1 = c1*(L1_x - T1_yz_neg - (w1_y_neg*R1_Jxy + C01_0));
    const REAL C01 = s1*(w1_y_neg*R1_Jxx - w1_x_neg*R1_Jxy + (L1_y - T1_xz)) - C01_1;
    const REAL C10 = c1*(L1_x + T1_yz_neg) - s1*(L1_y + T1_xz);

    /* Coriolis terms of joint 'panda_joint3' */
    const REAL C02_0 = v2_y*R2_hz;
    const REAL C02_1 = w2_y*R2_Jxx - w2_x*R2_Jxy + v2_x*R2_hz - (L2_y - T2_xz);
    const REAL C02_2 = w2_x*R2_Jyy - w2_y*R2_Jxy - C02_0 - (L2_x + T2_yz);
    const REAL C22 = w2_y*R2_Jxz - w2_x*R2_Jyz - (v2_x*R2_hx + v2_y*R2_hy) + T2_zz;
    const REAL C12_0 = -w2_x*R2_hz - 2.0*p2_y;
    const REAL C12_1 = w2_y*R2_hz + 2.0*p2_x_neg;
    const REAL C12 = s2*C02_1 - c2*C02_2 + 0.316*(c2*C12_0 + s2*C12_1);
    const REAL C21 = T1_yz_neg_3 + L1_x_0 + (C01_0 - w1_y_neg*R1_Jxy_0);
    const REAL C02 = c1*C22 - s1*(c2*C02_1 + s2*C02_2 - 0.316*(s2*C12_0 - c2*C12_1));
    const REAL C20 = c1*T2_zz - s1*(c2*(L2_y + T2_xz) - s2*(T2_yz - L2_x));

    /* Coriolis terms of joint 'panda_joint4' */
    const REAL C03_0 = -v3_y*R3_hz;
    const REAL C33_0 = -w3_y_neg*R3_Jxz - w3_x*R3_Jyz - (v3_x*R3_hx + v3_y*R3_hy);
    const REAL C23_0 = w3_y_neg*R3_hy - w3_x*R3_hx;
    const REAL C03_1 = v3_x*R3_hz - (w3_y_neg*R3_Jxx + w3_x*R3_Jxy) - (L3_y - T3_xz);
    const REAL C03_2 = w3_y_neg*R3_Jxy + w3_x*R3_Jyy + C03_0 - (L3_x + T3_yz);
    const REAL C33 = C33_0 - T3_zz_neg;
    const REAL C13_neg_0 = -w3_x*R3_hz - 2.0*p3_y;
    const REAL C13_neg_1 = -w3_y_neg*R3_hz - 2.0*p3_x;
    const REAL n3at2_y_neg = R3_Jzz + 0.0825*R2_hx_0;
    const REAL C13_neg_2 = c3*C13_neg_0 + s3*C13_neg_1;
    const REAL C03_3 = c3*C03_1 + s3*C03_2;
    const REAL C03_4 = 0.0825*(s3*C13_neg_0 - c3*C13_neg_1) - C33;
    const REAL C23 = 0.0825*C23_0 - (s3*C03_1 - c3*C03_2);
    const REAL C30_0 = T2_xy_3 - L2_z_3;
    const REAL C32_0 = T2_yz_2 + L2_x_0;
    const REAL C32 = w2_y*R2_Jxy_0 + w2_x*n3at2_y_neg - C02_0 - C32_0;
    const REAL C13_neg = s2*C03_3 - c2*C03_4 + 0.316*(c2*C13_neg_2 + s2*C23_0);
    const REAL C31_neg_0 = w1_y_neg*(c2*R2_Jxy_0 + s2*n3at2_y_neg + s2*R2_hz*0.316);
    const REAL C31_neg = s2*C30_0 - c2*T3_zz_neg + (C31_neg_0 + w1_x_neg*R2_Jyz_0);
    const REAL C03_5 = s1*(c2*C03_3 + s2*C03_4 - 0.316*(s2*C13_neg_2 - c2*C23_0));
    const REAL C03 = C03_5 + c1*C23;
    const REAL C30 = s1*(c2*C30_0 + s2*T3_zz_neg) - c1*C32_0;

    /* Coriolis terms of joint 'panda_joint5' */
    const REAL C04_0 = -w4_x_neg*R5_Jzz;
    const REAL C04_1 = v4_y_neg*R4_hz;
    const REAL C44_0 = w4_y*R4_Jxz + w4_x_neg*R4_Jyz - (v4_x*R4_hx - v4_y_neg*R4_hy);
    const REAL C34_0 = w4_x_neg*R4_hx - w4_y*R4_hy;
    const REAL C04_2 = w4_y*R4_Jxx + w4_x_neg*R4_Jxy + v4_x*R4_hz - (L4_y - T4_xz);
    const REAL C04_3 = C04_0 - w4_y*R4_Jxy + C04_1 + (L4_x_neg - T4_yz);
    const REAL C44 = T4_zz + C44_0;
    const REAL C34_1 = w4_x_neg*R4_hz + 2.0*p4_y_neg;
    const REAL C34_2 = w4_y*R4_hz - 2.0*p4_x;
    const REAL n4at3_y_0 = 0.0825*R3_hx_0;
    const REAL n4at3_x = R3_Jxy_1 - R3_Jxy_0;
    const REAL n4at3_y = n4at3_y_0 - R4_Jzz;
    const REAL C34_3 = c4*C34_1 + s4*C34_2;
    const REAL C04_4 = s4*C34_1 - c4*C34_2;
    const REAL C24_0 = 0.0825*C04_4;
    const REAL C04_5 = c4*C04_2 + s4*C04_3 - 0.384*C04_4;
    const REAL C04_6 = C44 - C24_0;
    const REAL C34 = 0.0825*C34_0 - 0.384*C34_3 - (s4*C04_2 - c4*C04_3);
    const REAL C40_0 = T3_xy_3 - L3_z_3;
    const REAL C43_0 = T3_yz_2 + L3_x_1;
    const REAL C43 = C03_0 - (w3_y_neg*n4at3_x + w3_x*n4at3_y) - C43_0;
    const REAL f4at2_x = c3*R3_hz;
    const REAL n4at2_x = s3*n4at3_y - c3*n4at3_x;
    const REAL n4at2_y = R3_Jyz_0 + R3_Jxz_0*s3;
    const REAL C14_0 = c3*C34_3 + s3*C34_0;
    const REAL C04_7 = c3*C04_5 - s3*C04_6;
    const REAL C04_8 = -C34 - 0.0825*(s3*C34_3 - c3*C34_0);
    const REAL C24 = s3*C04_5 + c3*C04_6 + C24_0;
    const REAL C40_1 = c3*C40_0 - s3*T4_zz;
    const REAL C42_0 = s3*C40_0 + c3*T4_zz;
    const REAL C42_1 = w2_y*n4at2_x - w2_x*n4at2_y + (v2_y*f4at2_x - v2_x*R3_hx_0);
    const REAL C42 = C42_0 + C42_1;
    const REAL n4at1_x = c2*n4at2_x - s2*n4at2_y - 0.316*(s2*f4at2_x + c2*R3_hx_0);
    const REAL C14 = s2*C04_7 + c2*C04_8 + 0.316*(c2*C14_0 - s2*C04_4);
    const REAL C41_0 = w1_x_neg*(n4at3_y_0 - (s3*n4at3_x + c3*n4at3_y));
    const REAL C41 = s2*C40_1 + c2*C43_0 - (w1_y_neg*n4at1_x + C41_0);
    const REAL C04 = c1*C24 - s1*(c2*C04_7 - s2*C04_8 - 0.316*(s2*C14_0 + c2*C04_4));
    const REAL C40 = c1*C42_0 - s1*(c2*C40_1 - s2*C43_0);

    /* Coriolis terms of joint 'panda_joint6' */
    const REAL C05_0 = v5_y_neg*R5_hz;
    const REAL C35_neg_0 = 0.173804705569*w5_y - w5_x*R5_hx;
    const REAL C05_1 = w5_y*R5_Jxx - w5_x*R5_Jxy + v5_x*R5_hz + (L5_y_neg - T5_xz_neg);
    const REAL C05_2 = w5_y*R5_Jxy - w5_x*R5_Jyy - C05_0 - (L5_x_neg + T5_yz_neg);
    const REAL C55 = w5_y*R5_Jxz - w5_x*R5_Jyz - (T5_zz_1 + v5_x*R5_hx) + T5_zz;
    const REAL C35_neg_1 = R5_hx*w5_z;
    const REAL C35_neg_2 = w5_y*R5_hz - 2.0*p5_x;
    const REAL C35_neg_3 = s5*C35_neg_2 - c5*C35_neg_1;
    const REAL C35_neg_4 = -s5*C35_neg_1 - c5*C35_neg_2;
    const REAL C05_3 = c5*C05_1 - s5*C05_2;
    const REAL C45 = s5*C05_1 + c5*C05_2;
    const REAL C50_0 = T4_xy_3 + L4_z_3;
    const REAL C54_0 = T4_yz_3 - L4_x_neg_2;
    const REAL C54 = C04_0 + w4_y*R4_Jxy_0 + C04_1 - C54_0;
    const REAL f5at3_x = c4*R4_hz;
    const REAL f5at3_z = s4*R4_hz;
    const REAL n5at3_y_neg_0 = 0.0825*f5at3_z;
    const REAL n5at3_x_neg = c4*R4_Jxy_0 + s4*R5_Jzz + 0.384*f5at3_z;
    const REAL n5at3_y_neg = R4_Jyz_0 + n5at3_y_neg_0;
    const REAL C35_neg_5 = c4*C35_neg_3 - s4*C35_neg_0;
    const REAL C05_4 = s4*C35_neg_3 + c4*C35_neg_0;
    const REAL C25_0 = 0.0825*C05_4;
    const REAL C05_5 = c4*C05_3 + s4*C55 - 0.384*C05_4;
    const REAL C05_6 = C45 - C25_0;
    const REAL C35_neg = s4*C05_3 - c4*C55 + (0.0825*C35_neg_4 + 0.384*C35_neg_5);
    const REAL C50_1 = c4*C50_0 - s4*T5_zz;
    const REAL C53_0 = s4*C50_0 + c4*T5_zz;
    const REAL C53_1 = v3_y*f5at3_x + v3_x*R4_hx_0;
    const REAL C53 = w3_y_neg*n5at3_x_neg + w3_x*n5at3_y_neg + C53_1 + C53_0;
    const REAL f5at2_x_neg = c3*f5at3_x + s3*R4_hx_0;
    const REAL n5at2_x = c3*n5at3_x_neg - s3*n5at3_y_neg;
    const REAL n5at2_y_0 = 0.0825*(R4_hx_0 - (c3*R4_hx_0 - s3*f5at3_x));
    const REAL n5at2_y = s4*R4_Jxy_0 - c4*R5_Jzz + n5at2_y_0 - 0.384*f5at3_x;
    const REAL C15_0 = c3*C35_neg_5 - s3*C35_neg_4;
    const REAL C05_7 = c3*C05_5 - s3*C05_6;
    const REAL C05_8 = C35_neg - 0.0825*(s3*C35_neg_5 + c3*C35_neg_4);
    const REAL C25 = s3*C05_5 + c3*C05_6 + C25_0;
    const REAL C50_2 = c3*C50_1 - s3*C54_0;
    const REAL C52_0 = s3*C50_1 + c3*C54_0;
    const REAL C52_1 = w2_y*n5at2_x - w2_x*n5at2_y + (v2_x*f5at3_z - v2_y*f5at2_x_neg);
    const REAL C52 = C52_1 - C52_0;
    const REAL n5at1_x = c2*n5at2_x - s2*n5at2_y + 0.316*(s2*f5at2_x_neg + c2*f5at3_z);
    const REAL C15 = s2*C05_7 + c2*C05_8 + 0.316*(c2*C15_0 - s2*C05_4);
    const REAL C51_neg_0 = -w1_x_neg*(s3*n5at3_x_neg + c3*n5at3_y_neg - n5at3_y_neg_0);
    const REAL C51_neg = s2*C50_2 + c2*C53_0 + (w1_y_neg*n5at1_x - C51_neg_0);
    const REAL C05 = c1*C25 - s1*(c2*C05_7 - s2*C05_8 - 0.316*(s2*C15_0 + c2*C05_4));
    const REAL C50 = s1*(c2*C50_2 - s2*C53_0) - c1*C52_0;

    /* Coriolis terms of joint 'panda_joint7' */
    const REAL C36_0 = -0.0032806082595733164*w6_x;
    const REAL C06_neg_0 = L6_y - T6_xz;
    const REAL C06_neg_1 = 0.001320514136461655*w6_y + 0.0010874235301481356*w6_x - C06_neg_0;
    const REAL C06_neg_2 = 0.0010874235301481356*w6_y - (T6_yz - L6_x_neg);
    const REAL n6at5_y = -0.00028869352684245185*c6o - 0.006684151967360946;
    const REAL C36_1 = 2.0*p5_z_0;
    const REAL C36_2 = 2.0*p5_x_0;
    const REAL C06_neg_3 = c6o*C06_neg_1 + s6o*C06_neg_2;
    const REAL C56 = s6o*C06_neg_1 - c6o*C06_neg_2 - 0.00028869352684245185*w6_x;
    const REAL C60_0 = T5_xy_3 - L5_z_3;
    const REAL C65_0 = T5_yz_neg_3 + L5_x_neg_2;
    const REAL C65 = C05_0 - (w5_y*R5_Jxy_0 + w5_x*n6at5_y) + C65_0;
    const REAL f6at4_x_neg = c5*R5_hz;
    const REAL f6at4_z_neg = s5*R5_hz;
    const REAL n6at4_x = -c5*R5_Jxy_0 - s5*n6at5_y;
    const REAL C36_3 = c5*C36_1 + s5*C36_0;
    const REAL C36_4 = s5*C36_1 - c5*C36_0;
    const REAL C06_neg_4 = c5*C06_neg_3 - s5*T5_yy_1;
    const REAL C46 = s5*C06_neg_3 + c5*T5_yy_1;
    const REAL C60_1 = c5*C60_0 + s5*T6_zz;
    const REAL C64_0 = s5*C60_0 - c5*T6_zz;
    const REAL C64_1 = v4_y_neg*f6at4_x_neg + v4_x*R5_hx_0;
    const REAL C64 = w4_y*n6at4_x + w4_x_neg*R5_Jyz_0 + C64_1 + C64_0;
    const REAL f6at3_x = c4*f6at4_x_neg - s4*R5_hx_0;
    const REAL f6at3_z = s4*f6at4_x_neg + c4*R5_hx_0;
    const REAL n6at3_y_0 = 0.0825*f6at3_z;
    const REAL n6at3_x = s4*R5_Jyz_0 - c4*n6at4_x - 0.384*f6at3_z;
    const REAL n6at3_y = s5*R5_Jxy_0 - c5*n6at5_y - n6at3_y_0;
    const REAL C36_5 = c4*C36_3 + s4*C36_2;
    const REAL C06_neg_5 = s4*C36_3 - c4*C36_2;
    const REAL C26_0 = 0.0825*C06_neg_5;
    const REAL C06_neg_6 = c4*C06_neg_4 + s4*C56 + 0.384*C06_neg_5;
    const REAL C06_neg_7 = C46 + C26_0;
    const REAL C36 = 0.0825*C36_4 + 0.384*C36_5 - (s4*C06_neg_4 - c4*C56);
    const REAL C60_2 = c4*C60_1 + s4*C65_0;
    const REAL C63_neg_0 = s4*C60_1 - c4*C65_0;
    const REAL C63_neg_1 = v3_y*f6at3_x - v3_x*f6at4_z_neg;
    const REAL C63_neg = w3_y_neg*n6at3_x + w3_x*n6at3_y - C63_neg_1 + C63_neg_0;
    const REAL f6at2_x = s3*f6at4_z_neg - c3*f6at3_x;
    const REAL n6at2_x = s3*n6at3_y - c3*n6at3_x;
    const REAL n6at2_y_neg_0 = 0.0825*(f6at4_z_neg - (s3*f6at3_x + c3*f6at4_z_neg));
    const REAL n6at2_y_neg = n6at2_y_neg_0 - (s4*n6at4_x + c4*R5_Jyz_0) + 0.384*f6at3_x;
    const REAL C16_0 = c3*C36_5 - s3*C36_4;
    const REAL C06_neg_8 = c3*C06_neg_6 - s3*C06_neg_7;
    const REAL C06_neg_9 = 0.0825*(s3*C36_5 + c3*C36_4) - C36;
    const REAL C26 = s3*C06_neg_6 + c3*C06_neg_7 - C26_0;
    const REAL C60_3 = c3*C60_2 - s3*C64_0;
    const REAL C62_0 = s3*C60_2 + c3*C64_0;
    const REAL C62_1 = -w2_y*n6at2_x - w2_x*n6at2_y_neg - (v2_y*f6at2_x + v2_x*f6at3_z);
    const REAL C62 = C62_0 - C62_1;
    const REAL n6at1_x = c2*n6at2_x + s2*n6at2_y_neg + 0.316*(c2*f6at3_z - s2*f6at2_x);
    const REAL C06_neg_10 = c2*C06_neg_8 - s2*C06_neg_9 + 0.316*(s2*C16_0 + c2*C06_neg_5);
    const REAL C16 = s2*C06_neg_8 + c2*C06_neg_9 - 0.316*(c2*C16_0 - s2*C06_neg_5);
    const REAL C61_0 = w1_x_neg*(s3*n6at3_x + c3*n6at3_y + n6at3_y_0) - w1_y_neg*n6at1_x;
    const REAL C61 = s2*C60_3 + c2*C63_neg_0 + C61_0;
    const REAL C06_neg = s1*C06_neg_10 - c1*C26;
    const REAL C60 = c1*C62_0 - s1*(c2*C60_3 - s2*C63_neg_0);

    C[0] = T0_zz;
    C[1] = C01;
    C[2] = C02;
    C[3] = C03;
    C[4] = C04;
    C[5] = C05;
    C[6] = -C06_neg;
    C[7] = C10;
    C[8] = C11;
    C[9] = C12;
    C[10] = -C13_neg;
    C[11] = C14;
    C[12] = C15;
    C[13] = C16;
    C[14] = C20;
    C[15] = C21;
    C[16] = C22;
    C[17] = C23;
    C[18] = C24;
    C[19] = C25;
    C[20] = C26;
    C[21] = C30;
    C[22] = -C31_neg;
    C[23] = C32;
    C[24] = C33;
    C[25] = C34;
    C[26] = -C35_neg;
    C[27] = C36;
    C[28] = C40;
    C[29] = C41;
    C[30] = C42;
    C[31] = C43;
    C[32] = C44;
    C[33] = C45;
    C[34] = C46;
    C[35] = C50;
    C[36] = -C51_neg;
    C[37] = C52;
    C[38] = C53;
    C[39] = C54;
    C[40] = C55;
    C[41] = C56;
    C[42] = C60;
    C[43] = C61;
    C[44] = C62;
    C[45] = -C63_neg;
    C[46] = C64;
    C[47] = C65;
    C[48] = ALL(0.0);
}

FUNCTION(panda_forward_dynamics)(const REAL q[7], const REAL qd[7], const REAL tau[7], REAL qdd[7])
{
    const REAL q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6];
    const REAL qd0 = qd[0], qd1 = qd[1], qd2 = qd[2], qd3 = qd[3], qd4 = qd[4], qd5 = qd[5];
    const REAL qd6 = qd[6];
    const REAL tau0 = tau[0], tau1 = tau[1], tau2 = tau[2], tau3 = tau[3], tau4 = tau[4];
    const REAL tau5 = tau[5], tau6 = tau[6];

    /* sines and cosines */
    const REAL q6o = q6 + 0.6689225306301614;
    const REAL angles[6] = {q1, q2, q3, q4, q5, q6o};
    REAL sines[6], cosines[6];
    OF(panda_sincos)(6, angles, sines, cosines);
    const REAL s1 = sines[0], s2 = sines[1], s3 = sines[2], s4 = sines[3], s5 = sines[4];
    const REAL s6o = sines[5];
    const REAL c1 = cosines[0], c2 = cosines[1], c3 = cosines[2], c4 = cosines[3], c5 = cosines[4];
    const REAL c6o = cosines[5];

    /* friction */
    const REAL fric0 = 0.003*qd0;
    const REAL fric1 = 0.003*qd1;
    const REAL fric2 = 0.003*qd2;
    const REAL fric3 = 0.003*qd3;
    const REAL fric4 = 0.003*qd4;
    const REAL fric5 = 0.003*qd5;
    const REAL fric6 = 0.003*qd6;

    /* motion of 'panda_link1' */
    const REAL ww0_zz = qd0*qd0;

    /* motion of 'panda_link2' */
    const REAL w1_x_neg = s1*qd0;
    const REAL w1_y_neg = c1*qd0;
    const REAL a1_x = -9.81*s1;
    const REAL a1_y = -9.81*c1;
    const REAL ww1_yz_neg = qd1*w1_y_neg;
    const REAL ww1_xz_neg = qd1*w1_x_neg;
    const REAL ww1_xx = w1_x_neg*w1_x_neg;
    const REAL ww1_zz = qd1*qd1;
    const REAL ww1_xy = w1_x_neg*w1_y_neg;
    const REAL n1_y_0 = ww1_xx - ww1_zz;
    const REAL E1_yy_neg = ww1_xx + ww1_zz;

    /* motion of 'panda_link3' */
    const REAL w2_x = s2*qd1 - c2*w1_x_neg;
    const REAL w2_y = s2*w1_x_neg + c2*qd1;
    const REAL a2_x_0 = 0.632*ww1_yz_neg;
    const REAL a2_x_1 = 0.316*ww1_xy - a1_x;
    const REAL a2_z = -a1_y - 0.316*E1_yy_neg;
    const REAL a2_x_2 = s2*a2_x_0;
    const REAL a2_x = a2_x_2 - c2*a2_x_1;
    const REAL a2_y_0 = c2*a2_x_0;
    const REAL a2_y = s2*a2_x_1 + a2_y_0;
    const REAL w2_z = qd2 + w1_y_neg;
    const REAL E2_xz = 3.1645569620253164*a2_x_2 - c2*ww1_xy;
    const REAL E2_yz = s2*ww1_xy + 3.1645569620253164*a2_y_0;
    const REAL ww2_xx = w2_x*w2_x;
    const REAL ww2_zz = w2_z*w2_z;
    const REAL ww2_xy = w2_x*w2_y;
    const REAL ww2_xz = w2_x*w2_z;
    const REAL ww2_yz = w2_y*w2_z;
    const REAL wd2_y = E2_xz - ww2_xz;
    const REAL E2_xx_0 = ww2_xx - ww2_zz;
    const REAL E2_xx = E2_xx_0 - E1_yy_neg;
    const REAL E2_xy = ww1_xz_neg + ww2_xy;
    const REAL E2_yx = ww2_xy - ww1_xz_neg;
    const REAL E2_yy_neg = ww2_xx + ww2_zz;
    const REAL E2_zx = ww2_xz - wd2_y;
    const REAL E2_zy = ww2_yz - E2_yz + ww2_yz;

    /* motion of 'panda_link4' */
    const REAL w3_x = -c3*w2_x - s3*w2_z;
    const REAL w3_y_neg = c3*w2_z - s3*w2_x;
    const REAL a3_x_0 = -a2_x - 0.0825*E2_xx;
    const REAL a3_z = -a2_y - 0.0825*E2_yx;
    const REAL a3_x_1 = a2_z + 0.0825*E2_zx;
    const REAL a3_x = c3*a3_x_0 - s3*a3_x_1;
    const REAL a3_y_neg = s3*a3_x_0 + c3*a3_x_1;
    const REAL w3_z = qd3 - w2_y;
    const REAL E3_xz = c3*E2_xy + s3*E2_zy;
    const REAL E3_yz = c3*E2_zy - s3*E2_xy;
    const REAL ww3_xx = w3_x*w3_x;
    const REAL ww3_zz = w3_z*w3_z;
    const REAL ww3_xy_neg = w3_x*w3_y_neg;
    const REAL ww3_xz = w3_x*w3_z;
    const REAL ww3_yz_neg = w3_y_neg*w3_z;
    const REAL wd3_y = E3_xz - ww3_xz;
    const REAL E3_xx_0 = ww3_xx - ww3_zz;
    const REAL E3_xx = E3_xx_0 - E2_yy_neg;
    const REAL E3_xy = wd2_y - ww3_xy_neg;
    const REAL E3_yx = -wd2_y - ww3_xy_neg;
    const REAL E3_yy_neg = ww3_xx + ww3_zz;
    const REAL E3_zx = ww3_xz - wd3_y;
    const REAL E3_zy = -ww3_yz_neg - (E3_yz + ww3_yz_neg);

    /* motion of 'panda_link5' */
    const REAL w4_x_neg = c4*w3_x + s4*w3_z;
    const REAL w4_y = s4*w3_x - c4*w3_z;
    const REAL a4_x_0 = a3_x - (0.384*E3_xy - 0.0825*E3_xx);
    const REAL a4_z = a3_y_neg - (0.0825*E3_yx + 0.384*E3_yy_neg);
    const REAL a4_x_1 = -a3_z - (0.0825*E3_zx - 0.384*E3_zy);
    const REAL a4_x = s4*a4_x_1 - c4*a4_x_0;
    const REAL a4_y = s4*a4_x_0 + c4*a4_x_1;
    const REAL w4_z = qd4 + w3_y_neg;
    const REAL E4_xz_neg = -c4*E3_xy - s4*E3_zy;
    const REAL E4_yz = c4*E3_zy - s4*E3_xy;
    const REAL ww4_xx = w4_x_neg*w4_x_neg;
    const REAL ww4_zz = w4_z*w4_z;
    const REAL ww4_xy_neg = w4_x_neg*w4_y;
    const REAL ww4_xz_neg = w4_x_neg*w4_z;
    const REAL ww4_yz = w4_y*w4_z;
    const REAL wd4_y = ww4_xz_neg - E4_xz_neg;
    const REAL E4_xx_0 = ww4_xx - ww4_zz;
    const REAL E4_xx = E4_xx_0 - E3_yy_neg;
    const REAL E4_xy = wd3_y - ww4_xy_neg;
    const REAL E4_yx_neg = wd3_y + ww4_xy_neg;
    const REAL E4_yy_neg = ww4_xx + ww4_zz;
    const REAL E4_zx_neg = ww4_xz_neg + wd4_y;
    const REAL E4_zy = ww4_yz - E4_yz + ww4_yz;

    /* motion of 'panda_link6' */
    const REAL w5_x = s5*w4_z - c5*w4_x_neg;
    const REAL w5_y = s5*w4_x_neg + c5*w4_z;
    const REAL a5_x = c5*a4_x + s5*a4_z;
    const REAL a5_y = c5*a4_z - s5*a4_x;
    const REAL w5_z = qd5 - w4_y;
    const REAL E5_xz_neg = c5*E4_xy + s5*E4_zy;
    const REAL E5_yz = s5*E4_xy - c5*E4_zy;
    const REAL ww5_xx = w5_x*w5_x;
    const REAL ww5_zz = w5_z*w5_z;
    const REAL ww5_xy = w5_x*w5_y;
    const REAL ww5_xz = w5_x*w5_z;
    const REAL ww5_yz = w5_y*w5_z;
    const REAL wd5_y_neg = E5_xz_neg + ww5_xz;
    const REAL E5_xx_0 = ww5_xx - ww5_zz;
    const REAL E5_xx = E5_xx_0 - E4_yy_neg;
    const REAL E5_xy = wd4_y + ww5_xy;
    const REAL E5_yx = ww5_xy - wd4_y;
    const REAL E5_yy_neg = ww5_xx + ww5_zz;
    const REAL E5_zx = ww5_xz + wd5_y_neg;
    const REAL E5_zy = ww5_yz - E5_yz + ww5_yz;

    /* motion of 'panda_link7' */
    const REAL w6_x = c6o*w5_x + s6o*w5_z;
    const REAL w6_y = c6o*w5_z - s6o*w5_x;
    const REAL a6_x_neg_0 = -a5_x - 0.088*E5_xx;
    const REAL a6_z_neg = a5_y + 0.088*E5_yx;
    const REAL a6_x_neg_1 = a4_y - 0.088*E5_zx;
    const REAL a6_x_neg = c6o*a6_x_neg_0 + s6o*a6_x_neg_1;
    const REAL a6_y = s6o*a6_x_neg_0 - c6o*a6_x_neg_1;
    const REAL w6_z = qd6 - w5_y;
    const REAL E6_xz = -c6o*E5_xy - s6o*E5_zy;
    const REAL E6_yz_neg = c6o*E5_zy - s6o*E5_xy;
    const REAL ww6_xx = w6_x*w6_x;
    const REAL ww6_zz = w6_z*w6_z;
    const REAL ww6_xy = w6_x*w6_y;
    const REAL ww6_xz = w6_x*w6_z;
    const REAL ww6_yz = w6_y*w6_z;
    const REAL E6_xx_0 = ww6_xx - ww6_zz;
    const REAL E6_xx = E6_xx_0 - E5_yy_neg;
    const REAL E6_xy = ww6_xy - wd5_y_neg;
    const REAL E6_yx = wd5_y_neg + ww6_xy;
    const REAL E6_yy_neg = ww6_xx + ww6_zz;
    const REAL E6_zx = ww6_xz - (E6_xz - ww6_xz);
    const REAL E6_zy = E6_yz_neg + ww6_yz + ww6_yz;

    /* force on 'panda_link7' */
    const REAL n6_x_0 = -0.0010874235301481356*E6_zx;
    const REAL n6_x_1 = 0.0040023330519113*E6_zy - 0.001535882372017312*E6_yx - n6_x_0;
    const REAL n6_x = n6_x_1 - 0.0003863308944437672*(E5_yy_neg - E6_yy_neg);
    const REAL n6_y_0 = -0.0003863308944437672*E6_xy;
    const REAL n6_y_1 = -0.0026818189154496457*E6_zx - 0.0010874235301481356*E6_zy - n6_y_0;
    const REAL n6_z_0 = 0.0003863308944437672*E6_xz;
    const REAL n6_z_1 = 0.0026818189154496457*E6_yx - 0.0040023330519113*E6_xy - n6_z_0;
    const REAL n6_z_2 = -0.0010874235301481356*(E6_xx + E6_yy_neg);
    const REAL f6_x_neg = 2.634631280625*a6_x_neg - 0.0032806082595733164*E6_xx;
    const REAL f6_y = 2.634631280625*a6_y + 0.0032806082595733164*E6_yx;
    const REAL f6_z_neg = 2.634631280625*a6_z_neg - 0.0032806082595733164*E6_zx;
    const REAL n6_z_3 = 0.0032806082595733164*a6_y;
    const REAL n6_y = n6_y_1 + 0.001535882372017312*E6_xx_0 + 0.0032806082595733164*a6_z_neg;
    const REAL n6_z = n6_z_1 - 0.001535882372017312*E6_yz_neg + n6_z_2 + n6_z_3;

    /* force on 'panda_link6' */
    const REAL f5_z_neg_0 = s6o*f6_x_neg - c6o*f6_y;
    const REAL n5_x_0 = -0.014748570382675316*E5_zx;
    const REAL n5_x_1 = 0.028934422545659894*E5_zy - 0.000103758917218685*E5_yx + n5_x_0;
    const REAL n5_y_0 = -9.3569097314605e-05*E5_xy;
    const REAL n5_y_1 = 0.014748570382675316*E5_zy - 0.001119670733427555*E5_zx + n5_y_0;
    const REAL n5_z_0 = 9.3569097314605e-05*E5_xz_neg;
    const REAL n5_z_1 = 0.001119670733427555*E5_yx - 0.028934422545659894*E5_xy - n5_z_0;
    const REAL n5_z_2 = -0.014748570382675316*(E5_xx + E5_yy_neg);
    const REAL n5_x_2 = 0.173804705569*a4_y;
    const REAL n5_x_3 = n5_x_1 + 9.3569097314605e-05*(E4_yy_neg - E5_yy_neg) + n5_x_2;
    const REAL n5_z_3 = n5_z_1 + 0.000103758917218685*E5_yz - n5_z_2 + 0.173804705569*a5_x;
    const REAL n5_x = c6o*n6_x - s6o*n6_y + n5_x_3;
    const REAL n5_y = n5_y_1 + 0.000103758917218685*E5_xx_0 - (n6_z - 0.088*f5_z_neg_0);
    const REAL n5_z = s6o*n6_x + c6o*n6_y + 0.088*f6_z_neg + n5_z_3;
    const REAL f5_x = -c6o*f6_x_neg - s6o*f6_y - 0.173804705569*E5_xy;
    const REAL f5_y = f6_z_neg + 0.173804705569*E5_yy_neg;
    const REAL f5_z_neg = f5_z_neg_0 + 0.173804705569*E5_zy;

    /* force on 'panda_link5' */
    const REAL n4_x_0 = 0.00151524447332703*E4_zx_neg;
    const REAL n4_x_1 = 0.010045187828321245*E4_zy + 0.004600245517563106*E4_yx_neg - n4_x_0;
    const REAL n4_y_0 = 0.00216405205209813*E4_xy;
    const REAL n4_y_1 = 0.001451156065026714*E4_zx_neg - 0.00151524447332703*E4_zy - n4_y_0;
    const REAL n4_z_0 = 0.00216405205209813*E4_xz_neg;
    const REAL n4_z_1 = 0.001451156065026714*E4_yx_neg + 0.010045187828321245*E4_xy + n4_z_0;
    const REAL n4_z_2 = -0.00151524447332703*(E4_xx + E4_yy_neg);
    const REAL f4_x_neg_0 = 0.067870631425*E4_xy - 0.014653732538*E4_xx;
    const REAL f4_y_0 = 0.014653732538*E4_yx_neg - 0.067870631425*E4_yy_neg;
    const REAL f4_z_0 = 0.014653732538*E4_zx_neg + 0.067870631425*E4_zy;
    const REAL n4_x_2 = 0.067870631425*a4_z;
    const REAL n4_z_3 = 0.014653732538*a4_y + 0.067870631425*a4_x;
    const REAL n4_x_3 = n4_x_1 + 0.00216405205209813*(E3_yy_neg - E4_yy_neg) + n4_x_2;
    const REAL n4_z_4 = n4_z_1 - 0.004600245517563106*E4_yz - n4_z_2 + n4_z_3;
    const REAL n4_x = c5*n5_x - s5*n5_y + n4_x_3;
    const REAL n4_y = n4_y_1 + 0.004600245517563106*E4_xx_0 + 0.014653732538*a4_z - n5_z;
    const REAL n4_z = s5*n5_x + c5*n5_y - n4_z_4;
    const REAL f4_x_neg = s5*f5_y - c5*f5_x - (4.065735684829545*a4_x + f4_x_neg_0);
    const REAL f4_y = 4.065735684829545*a4_y + f4_y_0 + f5_z_neg;
    const REAL f4_z = s5*f5_x + c5*f5_y + (4.065735684829545*a4_z + f4_z_0);

    /* force on 'panda_link4' */
    const REAL f3_x_0 = c4*f4_x_neg + s4*f4_y;
    const REAL f3_z_0 = s4*f4_x_neg - c4*f4_y;
    const REAL n3_x_0 = 0.04942675278013915*E3_zx;
    const REAL n3_x_1 = n3_x_0 - (0.29071723622709367*E3_zy + 0.0039053550262761*E3_yx);
    const REAL n3_y_neg_0 = -0.00164448757736927*E3_xy;
    const REAL n3_y_neg_1 = 0.0054157634981905*E3_zx + 0.04942675278013915*E3_zy - n3_y_neg_0;
    const REAL n3_z_0 = 0.00164448757736927*E3_xz;
    const REAL n3_z_1 = 0.0054157634981905*E3_yx + 0.29071723622709367*E3_xy + n3_z_0;
    const REAL n3_z_2 = -0.04942675278013915*(E3_xx + E3_yy_neg);
    const REAL n3_x_2 = -0.5604173611315455*a3_z;
    const REAL n3_x_3 = n3_x_1 + 0.00164448757736927*(E2_yy_neg - E3_yy_neg) - n3_x_2;
    const REAL n3_z_3 = n3_z_1 + 0.0039053550262761*E3_yz + n3_z_2 - 0.5604173611315455*a3_x;
    const REAL n3_x = n3_x_3 - (c4*n4_x - s4*n4_y + 0.384*f3_z_0);
    const REAL n3_y_neg = n4_z + 0.0825*f3_z_0 + (n3_y_neg_1 - 0.0039053550262761*E3_xx_0);
    const REAL n3_z = n3_z_3 - (s4*n4_x + c4*n4_y - (0.384*f3_x_0 - 0.0825*f4_z));
    const REAL f3_x = 2.352456790569697*a3_x + 0.5604173611315455*E3_xy + f3_x_0;
    const REAL f3_y = -f4_z - (2.352456790569697*a3_y_neg + 0.5604173611315455*E3_yy_neg);
    const REAL f3_z = 2.352456790569697*a3_z + 0.5604173611315455*E3_zy + f3_z_0;

    /* force on 'panda_link3' */
    const REAL n2_x_0 = -0.000121912420950744*E2_zx;
    const REAL n2_x_1 = 0.022178148964878235*E2_zy - 0.005487648106562256*E2_yx - n2_x_0;
    const REAL n2_y_0 = 0.004377257121839584*E2_xy;
    const REAL n2_y_1 = 0.000121912420950744*E2_zy - 1.3360662912304e-05*E2_zx - n2_y_0;
    const REAL n2_y_2 = n2_y_1 - 0.005487648106562256*E2_xx_0;
    const REAL n2_z_0 = -0.004377257121839584*E2_xz;
    const REAL n2_z_1 = n2_z_0 - (1.3360662912304e-05*E2_yx + 0.022178148964878235*E2_xy);
    const REAL n2_z_2 = -0.000121912420950744*(E2_xx + E2_yy_neg);
    const REAL n2_x_2 = 0.028227094878*a2_z;
    const REAL n2_x_3 = n2_x_1 - 0.004377257121839584*(E1_yy_neg - E2_yy_neg) + n2_x_2;
    const REAL n2_z_3 = n2_z_1 + 0.005487648106562256*E2_yz + n2_z_2 - 0.028227094878*a2_x;
    const REAL n2_x = n2_x_3 - (c3*n3_x + s3*n3_y_neg);
    const REAL n2_y = 0.0825*(s3*f3_x + c3*f3_y) - n3_z - n2_y_2;
    const REAL n2_z = c3*n3_y_neg - s3*n3_x - 0.0825*f3_z + n2_z_3;
    const REAL f2_x = 0.028227094878*E2_xy - (c3*f3_x - s3*f3_y);
    const REAL f2_y_neg = f3_z + 0.028227094878*E2_yy_neg;

    /* force on 'panda_link2' */
    const REAL n1_x_0 = 0.00796671776787104*ww1_xz_neg;
    const REAL n1_x_1 = 0.25636658450064814*ww1_yz_neg - 0.01026110182100817*ww1_xy + n1_x_0;
    const REAL n1_x_2 = ww0_zz - E1_yy_neg;
    const REAL n1_x_3 = n1_x_1 - 0.0007689361029464*n1_x_2;
    const REAL n1_y_1 = 0.04615576498986361*ww1_xz_neg + 0.00796671776787104*ww1_yz_neg;
    const REAL n1_z_0 = 0.10510540975539226*ww1_xy + 0.00398335888393552*(n1_y_0 - n1_x_2);
    const REAL n1_z_1 = n1_z_0 - (0.01993386669246*c1 - 4.74615389612781*s1);
    const REAL n1_x = c2*n2_x - s2*n2_y + 0.316*(c2*f2_y_neg - s2*f2_x) - n1_x_3;
    const REAL n1_y = n1_y_1 - 0.0007689361029464*ww1_xy - 0.01026110182100817*n1_y_0 - n2_z;
    const REAL n1_z = s2*n2_x + c2*n2_y + 0.316*(c2*f2_x + s2*f2_y_neg) - n1_z_1;

    /* force on 'panda_link1' */
    const REAL n0_z = -s1*n1_x - c1*n1_y;

    /* what accelerates the joints */
    const REAL drive0 = tau0 - fric0 - n0_z;
    const REAL drive1 = tau1 - fric1 - n1_z;
    const REAL drive2 = tau2 - fric2 - n2_z;
    const REAL drive3 = tau3 - fric3 - n3_z;
    const REAL drive4 = tau4 - fric4 - n4_z;
    const REAL drive5 = tau5 - fric5 - n5_z;
    const REAL drive6 = tau6 - fric6 - n6_z;

    /* composite inertia of 'panda_link6' */
    const REAL R5_hx_0 = 0.0032806082595733164*c6o;
    const REAL R5_hz = 0.0032806082595733164*s6o;
    const REAL R5_Jxx_0 = 0.001320514136461655*c6o + 0.002174847060296271*s6o;
    const REAL R5_Jxx_1 = c6o*R5_Jxx_0;
    const REAL R5_Jxx = R5_Jxx_1 - 0.001320514136461655;
    const REAL R5_Jxy_0 = 0.001535882372017312*c6o - 0.0003863308944437672*s6o;
    const REAL R5_Jyz_0 = 0.001535882372017312*s6o + 0.0003863308944437672*c6o;
    const REAL R5_Jyy_0 = 0.0005773870536849037*c6o;
    const REAL R5_Jzz_0 = R5_Jxx_1 - R5_Jyy_0;
    const REAL R5_hx = R5_hx_0 + 0.231847552695;
    const REAL R5_Jyy = R5_Jyy_0 - 0.004730348259622693;
    const REAL R5_Jzz = 0.05445901096815875 - R5_Jzz_0;
    const REAL R5_Jxy = R5_Jxy_0 + 0.014748570382675316;
    const REAL R5_Jxz_0 = s6o*(R5_Jxx_0 - 0.00028869352684245185) - 0.0010874235301481356;
    const REAL R5_Jxz = R5_Jxz_0 - 0.000103758917218685;
    const REAL R5_Jyz = R5_Jyz_0 + 9.3569097314605e-05;

    /* composite inertia of 'panda_link5' */
    const REAL R4_hx_0 = c5*R5_hx + 0.173804705569*s5;
    const REAL R4_hz = s5*R5_hx - 0.173804705569*c5;
    const REAL R4_Jxx_0 = c5*(R5_Jxx - R5_Jyy) - 2.0*R5_Jxy*s5;
    const REAL R4_Jxx_1 = c5*R4_Jxx_0;
    const REAL R4_Jxx = R5_Jyy + R4_Jxx_1;
    const REAL R4_Jxy_0 = c5*R5_Jxz - s5*R5_Jyz;
    const REAL R4_Jyz_0 = s5*R5_Jxz + c5*R5_Jyz;
    const REAL R4_hx = R4_hx_0 - 0.014653732538;
    const REAL R4_hy = 0.067870631425 - R5_hz;
    const REAL R4_Jyy = 0.012928223607293024 - R5_Jzz_0;
    const REAL R4_Jzz = R5_Jxx - R4_Jxx_1 + 0.04443309949091915;
    const REAL R4_Jxy = -R4_Jxy_0 - 0.00151524447332703;
    const REAL R4_Jxz = R5_Jxy + s5*R4_Jxx_0 - 0.004600245517563106;
    const REAL R4_Jyz = 0.00216405205209813 - R4_Jyz_0;

    /* composite inertia of 'panda_link4' */
    const REAL R3_hx_0 = c4*R4_hx - s4*R4_hy;
    const REAL R3_hz = -s4*R4_hx - c4*R4_hy;
    const REAL R3_Jxx_0 = c4*(R4_Jxx - R4_Jyy) - 2.0*R4_Jxy*s4;
    const REAL R3_Jxx_1 = c4*R3_Jxx_0;
    const REAL R3_Jxy_0 = c4*R4_Jxz - s4*R4_Jyz;
    const REAL R3_Jzz_0 = 0.165*R3_hx_0;
    const REAL R3_Jxx_2 = 0.768*R4_hz;
    const REAL R3_Jxy_1 = 0.384*R3_hx_0;
    const REAL R3_Jxz_0 = -0.0825*R3_hz;
    const REAL R3_Jxx = R4_Jyy + R3_Jxx_1 + R3_Jxx_2;
    const REAL R3_Jyz_0 = s4*R4_Jxz + c4*R4_Jyz + 0.384*R3_hz;
    const REAL R3_hx = 0.55278027465 - R3_hx_0;
    const REAL R3_hy = -R4_hz - 2.012523553603;
    const REAL R3_Jyy = R4_Jzz - R3_Jzz_0 - 0.6892538823000487;
    const REAL R3_Jzz = R4_Jxx - R3_Jxx_1 - (R3_Jzz_0 - R3_Jxx_2) + 0.7912941546136797;
    const REAL R3_Jxy = 0.0825*R4_hz - R3_Jxy_1 + R3_Jxy_0 + 0.16284087268546085;
    const REAL R3_Jxz = R4_Jxy + s4*R3_Jxx_0 + R3_Jxz_0 - 0.0039053550262761;
    const REAL R3_Jyz = R3_Jyz_0 + 0.00164448757736927;

    /* composite inertia of 'panda_link3' */
    const REAL R2_hx_0 = s3*R3_hy - c3*R3_hx;
    const REAL R2_hz = -s3*R3_hx - c3*R3_hy;
    const REAL R2_Jxx_0 = c3*(R3_Jyy - R3_Jxx) + 2.0*R3_Jxy*s3;
    const REAL R2_Jxx_1 = c3*R2_Jxx_0;
    const REAL R2_Jxx = R3_Jyy - R2_Jxx_1;
    const REAL R2_Jxy_0 = s3*R3_Jyz - c3*R3_Jxz;
    const REAL R2_Jyz_0 = -s3*R3_Jxz - c3*R3_Jyz;
    const REAL R2_Jyy_0 = 0.165*R2_hx_0;
    const REAL R2_Jzz_0 = -R3_Jxx - R2_Jxx_1 - R2_Jyy_0;
    const REAL R2_hx = R2_hx_0 + 0.746857959872;
    const REAL R2_hy = 0.028227094878 - R3_hz;
    const REAL R2_Jyy = R3_Jzz + R2_Jyy_0 - 0.7008497463952148;
    const REAL R2_Jzz = 0.8240545884482702 - R2_Jzz_0;
    const REAL R2_Jxy = -R3_Jxz_0 - R2_Jxy_0 - 0.000121912420950744;
    const REAL R2_Jxz = R3_Jxy - s3*R2_Jxx_0 - 0.0825*R2_hz - 0.005487648106562256;
    const REAL R2_Jyz = -R2_Jyz_0 - 0.004377257121839584;

    /* composite inertia of 'panda_link2' */
    const REAL R1_Jxx_0 = c2*(R2_Jxx - R2_Jyy) - 2.0*R2_Jxy*s2;
    const REAL R1_Jxx_1 = c2*R1_Jxx_0;
    const REAL R1_Jxx_2 = 0.632*R2_hz;
    const REAL R1_Jxx = R2_Jyy + R1_Jxx_1 + R1_Jxx_2;
    const REAL R1_Jxy_0 = c2*R2_Jxz - s2*R2_Jyz - 0.316*(c2*R2_hx - s2*R2_hy);
    const REAL R1_Jyz_0 = s2*R2_Jxz + c2*R2_Jyz - 0.316*(s2*R2_hx + c2*R2_hy);
    const REAL R1_Jyy = -R2_Jzz_0 - 0.9474817577104213;
    const REAL R1_Jzz = R2_Jxx - R1_Jxx_1 + R1_Jxx_2 + 1.8176921111485551;
    const REAL R1_Jxy = -R1_Jxy_0 - 0.00398335888393552;
    const REAL R1_Jxz = R2_Jxy + s2*R1_Jxx_0 + 0.01026110182100817;
    const REAL R1_Jyz = 0.0007689361029464 - R1_Jyz_0;

    /* composite inertia of 'panda_link1' */
    const REAL R0_Jzz_0 = R1_Jxx - c1*(c1*(R1_Jxx - R1_Jyy) - 2.0*R1_Jxy*s1);
    const REAL M01e6_0 = -s1*R1_Jxz - c1*R1_Jyz;
    const REAL R0_Jzz = R0_Jzz_0 + 1.8088737946480977;

    /* inertia that joint 'panda_joint3' feels, and its couplings inward */
    const REAL M02_neg = s1*R1_Jxy_0 - c1*R2_Jzz;

    /* inertia that joint 'panda_joint4' feels, and its couplings inward */
    const REAL n3at2_y_neg = R3_Jzz + 0.0825*R2_hx_0;
    const REAL M13 = s2*R2_Jxy_0 - c2*n3at2_y_neg - c2*R2_hz*0.316;
    const REAL M03 = c1*R2_Jyz_0 - s1*(c2*R2_Jxy_0 + s2*n3at2_y_neg + s2*R2_hz*0.316);

    /* inertia that joint 'panda_joint5' feels, and its couplings inward */
    const REAL n4at3_y_0 = 0.0825*R3_hx_0;
    const REAL n4at3_x = R3_Jxy_1 - R3_Jxy_0;
    const REAL n4at3_y = n4at3_y_0 - R4_Jzz;
    const REAL f4at2_x = c3*R3_hz;
    const REAL n4at2_x = s3*n4at3_y - c3*n4at3_x;
    const REAL n4at2_y = R3_Jyz_0 + R3_Jxz_0*s3;
    const REAL M24 = n4at3_y_0 - (s3*n4at3_x + c3*n4at3_y);
    const REAL M14 = s2*n4at2_x + c2*n4at2_y - 0.316*(s2*R3_hx_0 - c2*f4at2_x);
    const REAL M04_0 = s1*(c2*n4at2_x - s2*n4at2_y - 0.316*(s2*f4at2_x + c2*R3_hx_0));
    const REAL M04 = c1*M24 - M04_0;

    /* inertia that joint 'panda_joint6' feels, and its couplings inward */
    const REAL f5at3_x = c4*R4_hz;
    const REAL f5at3_z = s4*R4_hz;
    const REAL n5at3_y_neg_0 = 0.0825*f5at3_z;
    const REAL n5at3_x_neg = c4*R4_Jxy_0 + s4*R5_Jzz + 0.384*f5at3_z;
    const REAL n5at3_y_neg = R4_Jyz_0 + n5at3_y_neg_0;
    const REAL M35_neg = s4*R4_Jxy_0 - c4*R5_Jzz + (0.0825*R4_hx_0 - 0.384*f5at3_x);
    const REAL f5at2_x_neg = c3*f5at3_x + s3*R4_hx_0;
    const REAL n5at2_x = c3*n5at3_x_neg - s3*n5at3_y_neg;
    const REAL n5at2_y = M35_neg - 0.0825*(c3*R4_hx_0 - s3*f5at3_x);
    const REAL M25 = s3*n5at3_x_neg + c3*n5at3_y_neg - n5at3_y_neg_0;
    const REAL n5at1_x = c2*n5at2_x - s2*n5at2_y + 0.316*(s2*f5at2_x_neg + c2*f5at3_z);
    const REAL M15 = s2*n5at2_x + c2*n5at2_y + 0.316*(s2*f5at3_z - c2*f5at2_x_neg);
    const REAL M05_neg = s1*n5at1_x - c1*M25;

    /* inertia that joint 'panda_joint7' feels, and its couplings inward */
    const REAL n6at5_y = -0.00028869352684245185*c6o - 0.006684151967360946;
    const REAL f6at4_x_neg = c5*R5_hz;
    const REAL f6at4_z_neg = s5*R5_hz;
    const REAL n6at4_x = -c5*R5_Jxy_0 - s5*n6at5_y;
    const REAL M46_neg = s5*R5_Jxy_0 - c5*n6at5_y;
    const REAL f6at3_x = c4*f6at4_x_neg - s4*R5_hx_0;
    const REAL f6at3_z = s4*f6at4_x_neg + c4*R5_hx_0;
    const REAL n6at3_y_0 = 0.0825*f6at3_z;
    const REAL n6at3_x = s4*R5_Jyz_0 - c4*n6at4_x - 0.384*f6at3_z;
    const REAL n6at3_y = M46_neg - n6at3_y_0;
    const REAL M36 = 0.0825*f6at4_z_neg + 0.384*f6at3_x - (s4*n6at4_x + c4*R5_Jyz_0);
    const REAL f6at2_x = s3*f6at4_z_neg - c3*f6at3_x;
    const REAL n6at2_x = s3*n6at3_y - c3*n6at3_x;
    const REAL n6at2_y = 0.0825*(s3*f6at3_x + c3*f6at4_z_neg) - M36;
    const REAL M26_neg = s3*n6at3_x + c3*n6at3_y + n6at3_y_0;
    const REAL n6at1_x = 0.316*(c2*f6at3_z - s2*f6at2_x) - (s2*n6at2_y - c2*n6at2_x);
    const REAL M16_neg = -s2*n6at2_x - c2*n6at2_y - 0.316*(c2*f6at2_x + s2*f6at3_z);
    const REAL M06 = -s1*n6at1_x - c1*M26_neg;

    /* elimination of 'panda_joint7' */
    const REAL U06 = 149.60760989322966*M06;
    const REAL U16 = -149.60760989322966*M16_neg;
    const REAL U26 = -149.60760989322966*M26_neg;
    const REAL U36 = 149.60760989322966*M36;
    const REAL U46 = -149.60760989322966*M46_neg;
    const REAL U56 = -149.60760989322966*R5_Jyz_0;
    const REAL M00e6 = R0_Jzz - M06*U06;
    const REAL M01e6 = M01e6_0 - M06*U16;
    const REAL M11e6 = R1_Jzz + M16_neg*U16;
    const REAL M02e6 = -M02_neg - M06*U26;
    const REAL M12e6 = R1_Jyz_0 + M16_neg*U26;
    const REAL M22e6 = R2_Jzz + M26_neg*U26;
    const REAL M03e6 = M03 - M06*U36;
    const REAL M13e6 = M13 + M16_neg*U36;
    const REAL M23e6 = R2_Jyz_0 + M26_neg*U36;
    const REAL M33e6 = R3_Jzz - M36*U36;
    const REAL M04e6 = M04 - M06*U46;
    const REAL M14e6 = M14 + M16_neg*U46;
    const REAL M24e6 = M24 + M26_neg*U46;
    const REAL M34e6 = -R3_Jyz_0 - M36*U46;
    const REAL M44e6 = R4_Jzz + M46_neg*U46;
    const REAL M05e6 = -M05_neg - M06*U56;
    const REAL M15e6 = M15 + M16_neg*U56;
    const REAL M25e6 = M25 + M26_neg*U56;
    const REAL M35e6 = -M35_neg - M36*U56;
    const REAL M45e6 = R4_Jyz_0 + M46_neg*U56;
    const REAL D5 = R5_Jzz + R5_Jyz_0*U56;

    /* elimination of 'panda_joint6' */
    const REAL D5_inv_neg = -1.0/D5;
    const REAL U05 = -M05e6*D5_inv_neg;
    const REAL U15_neg = M15e6*D5_inv_neg;
    const REAL U25 = -M25e6*D5_inv_neg;
    const REAL U35 = -M35e6*D5_inv_neg;
    const REAL U45_neg = M45e6*D5_inv_neg;
    const REAL M00e5 = M00e6 - M05e6*U05;
    const REAL M01e5 = M01e6 + M05e6*U15_neg;
    const REAL M11e5 = M11e6 + M15e6*U15_neg;
    const REAL M02e5 = M02e6 - M05e6*U25;
    const REAL M12e5 = M12e6 - M15e6*U25;
    const REAL M22e5 = M22e6 - M25e6*U25;
    const REAL M03e5 = M03e6 - M05e6*U35;
    const REAL M13e5 = M13e6 - M15e6*U35;
    const REAL M23e5 = M23e6 - M25e6*U35;
    const REAL M33e5 = M33e6 - M35e6*U35;
    const REAL M04e5 = M04e6 + M05e6*U45_neg;
    const REAL M14e5 = M14e6 + M15e6*U45_neg;
    const REAL M24e5 = M24e6 + M25e6*U45_neg;
    const REAL M34e5 = M34e6 + M35e6*U45_neg;
    const REAL D4 = M44e6 + M45e6*U45_neg;

    /* elimination of 'panda_joint5' */
    const REAL D4_inv = 1.0/D4;
    const REAL U04 = M04e5*D4_inv;
    const REAL U14 = M14e5*D4_inv;
    const REAL U24 = M24e5*D4_inv;
    const REAL U34 = M34e5*D4_inv;
    const REAL M00e4 = M00e5 - M04e5*U04;
    const REAL M01e4 = M01e5 - M04e5*U14;
    const REAL M11e4 = M11e5 - M14e5*U14;
    const REAL M02e4 = M02e5 - M04e5*U24;
    const REAL M12e4 = M12e5 - M14e5*U24;
    const REAL M22e4 = M22e5 - M24e5*U24;
    const REAL M03e4 = M03e5 - M04e5*U34;
    const REAL M13e4 = M13e5 - M14e5*U34;
    const REAL M23e4 = M23e5 - M24e5*U34;
    const REAL D3 = M33e5 - M34e5*U34;

    /* elimination of 'panda_joint4' */
    const REAL D3_inv = 1.0/D3;
    const REAL U03 = M03e4*D3_inv;
    const REAL U13 = M13e4*D3_inv;
    const REAL U23 = M23e4*D3_inv;
    const REAL M00e3 = M00e4 - M03e4*U03;
    const REAL M01e3 = M01e4 - M03e4*U13;
    const REAL M11e3 = M11e4 - M13e4*U13;
    const REAL M02e3 = M02e4 - M03e4*U23;
    const REAL M12e3 = M12e4 - M13e4*U23;
    const REAL D2 = M22e4 - M23e4*U23;

    /* elimination of 'panda_joint3' */
    const REAL D2_inv_neg = -1.0/D2;
    const REAL U02 = -M02e3*D2_inv_neg;
    const REAL U12_neg = M12e3*D2_inv_neg;
    const REAL M00e2 = M00e3 - M02e3*U02;
    const REAL M01e2 = M01e3 + M02e3*U12_neg;
    const REAL D1 = M11e3 + M12e3*U12_neg;

    /* elimination of 'panda_joint2' */
    const REAL D1_inv = 1.0/D1;
    const REAL U01 = M01e2*D1_inv;
    const REAL D0 = M00e2 - M01e2*U01;

    /* elimination of 'panda_joint1' */
    const REAL D0_inv = 1.0/D0;

    /* solve with U */
    const REAL e5 = drive5 - drive6*U56;
    const REAL e4_neg = drive6*U46 - (drive4 + U45_neg*e5);
    const REAL e3 = drive3 + U34*e4_neg - U35*e5 - drive6*U36;
    const REAL e2_neg = U23*e3 - drive2 - U24*e4_neg + U25*e5 + drive6*U26;
    const REAL e1_neg_0 = U12_neg*e2_neg - drive1 + U13*e3 - U14*e4_neg - U15_neg*e5;
    const REAL e1_neg = e1_neg_0 + drive6*U16;
    const REAL e0_0 = drive0 + U01*e1_neg + U02*e2_neg - U03*e3 + U04*e4_neg - U05*e5;
    const REAL e0 = e0_0 - drive6*U06;

    /* solve with D and U* */
    const REAL x0 = D0_inv*e0;
    const REAL x1_neg = D1_inv*e1_neg + U01*x0;
    const REAL x2 = D2_inv_neg*e2_neg - U02*x0 - U12_neg*x1_neg;
    const REAL x3 = D3_inv*e3 - U03*x0 + U13*x1_neg - U23*x2;
    const REAL x4 = U14*x1_neg - (D4_inv*e4_neg + U04*x0) - U24*x2 - U34*x3;
    const REAL x5_0 = -U45_neg*x4;
    const REAL x5 = -D5_inv_neg*e5 - U05*x0 - U15_neg*x1_neg - U25*x2 - U35*x3 - x5_0;
    const REAL x6_0 = U06*x0 - 149.60760989322966*drive6 - U16*x1_neg + U26*x2 + U36*x3;
    const REAL x6 = -x6_0 - U46*x4 - U56*x5;

    qdd[0] = x0;
    qdd[1] = -x1_neg;
    qdd[2] = x2;
    qdd[3] = x3;
    qdd[4] = x4;
    qdd[5] = x5;
    qdd[6] = x6;
}

FUNCTION(panda_pose_panda_hand_tcp)(const REAL q[7], REAL pose[16])
{
    const REAL q0 = q[0], q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6];

    /* sines and cosines */
    const REAL q6o = q6 + 0.6689225306301614;
    const REAL angles[7] = {q0, q1, q2, q3, q4, q5, q6o};
    REAL sines[7], cosines[7];
    OF(panda_sincos)(7, angles, sines, cosines);
    const REAL s0 = sines[0], s1 = sines[1], s2 = sines[2], s3 = sines[3], s4 = sines[4];
    const REAL s5 = sines[5], s6o = sines[6];
    const REAL c0 = cosines[0], c1 = cosines[1], c2 = cosines[2], c3 = cosines[3], c4 = cosines[4];
    const REAL c5 = cosines[5], c6o = cosines[6];

    /* frame of 'panda_link2' in the base */
    const REAL Q1_xx = c0*c1;
    const REAL Q1_xy_neg = c0*s1;
    const REAL Q1_yx = s0*c1;
    const REAL Q1_yy_neg = s0*s1;

    /* frame of 'panda_link3' in the base */
    const REAL Q2_xx = c2*Q1_xx - s0*s2;
    const REAL Q2_xy_neg = s2*Q1_xx + s0*c2;
    const REAL Q2_yx = c2*Q1_yx + c0*s2;
    const REAL Q2_yy = c0*c2 - s2*Q1_yx;
    const REAL Q2_zx_neg = s1*c2;
    const REAL Q2_zy = s1*s2;
    const REAL o2_x = 0.316*Q1_xy_neg;
    const REAL o2_y = 0.316*Q1_yy_neg;
    const REAL ot_z_0 = 0.316*c1;

    /* frame of 'panda_link4' in the base */
    const REAL Q3_xx_neg = c3*Q2_xx + s3*Q1_xy_neg;
    const REAL Q3_xy = s3*Q2_xx - c3*Q1_xy_neg;
    const REAL Q3_yx_neg = c3*Q2_yx + s3*Q1_yy_neg;
    const REAL Q3_yy = s3*Q2_yx - c3*Q1_yy_neg;
    const REAL Q3_zx = c3*Q2_zx_neg - c1*s3;
    const REAL Q3_zy_neg = s3*Q2_zx_neg + c1*c3;

    /* frame of 'panda_link5' in the base */
    const REAL Q4_xx = c4*Q3_xx_neg - s4*Q2_xy_neg;
    const REAL Q4_xy_neg = s4*Q3_xx_neg + c4*Q2_xy_neg;
    const REAL Q4_yx = c4*Q3_yx_neg + s4*Q2_yy;
    const REAL Q4_yy_neg = s4*Q3_yx_neg - c4*Q2_yy;
    const REAL Q4_zx = s4*Q2_zy - c4*Q3_zx;
    const REAL Q4_zy = s4*Q3_zx + c4*Q2_zy;
    const REAL ot_x_0 = 0.384*Q3_xy;
    const REAL ot_y_0 = 0.384*Q3_yy;
    const REAL ot_z_1 = 0.384*Q3_zy_neg;

    /* frame of 'panda_link6' in the base */
    const REAL Q5_xx = c5*Q4_xx - s5*Q3_xy;
    const REAL Q5_xy_neg = s5*Q4_xx + c5*Q3_xy;
    const REAL Q5_yx = c5*Q4_yx - s5*Q3_yy;
    const REAL Q5_yy_neg = s5*Q4_yx + c5*Q3_yy;
    const REAL Q5_zx = c5*Q4_zx + s5*Q3_zy_neg;
    const REAL Q5_zy = c5*Q3_zy_neg - s5*Q4_zx;

    /* frame of 'panda_link7' in the base */
    const REAL Q6_xx = c6o*Q5_xx + s6o*Q4_xy_neg;
    const REAL Q6_xy = c6o*Q4_xy_neg - s6o*Q5_xx;
    const REAL Q6_yx = c6o*Q5_yx + s6o*Q4_yy_neg;
    const REAL Q6_yy = c6o*Q4_yy_neg - s6o*Q5_yx;
    const REAL Q6_zx_neg = s6o*Q4_zy - c6o*Q5_zx;
    const REAL Q6_zy = -s6o*Q5_zx - c6o*Q4_zy;
    const REAL ot_x_1 = 0.088*Q5_xx;
    const REAL ot_y_1 = 0.088*Q5_yx;
    const REAL ot_z_2 = -0.088*Q5_zx;

    /* frame of tool 'panda_hand_tcp' */
    const REAL Qt_xx = 0.11621244882627836*Q6_xx - 0.9932243788479014*Q6_xy;
    const REAL Qt_xy = 0.9932243788479014*Q6_xx + 0.11621244882627836*Q6_xy;
    const REAL Qt_yx = 0.11621244882627836*Q6_yx - 0.9932243788479014*Q6_yy;
    const REAL Qt_yy = 0.9932243788479014*Q6_yx + 0.11621244882627836*Q6_yy;
    const REAL Qt_zx_neg = 0.11621244882627836*Q6_zx_neg + 0.9932243788479014*Q6_zy;
    const REAL Qt_zy = 0.11621244882627836*Q6_zy - 0.9932243788479014*Q6_zx_neg;
    const REAL ot_x_2 = 0.2104*Q5_xy_neg;
    const REAL ot_y_2 = 0.2104*Q5_yy_neg;
    const REAL ot_x = o2_x + 0.0825*(Q2_xx - Q3_xx_neg) - ot_x_0 + ot_x_1 + ot_x_2;
    const REAL ot_y = o2_y + 0.0825*(Q2_yx - Q3_yx_neg) - ot_y_0 + ot_y_1 + ot_y_2;
    const REAL ot_z_3 = ot_z_0 + 0.333 + 0.0825*(Q3_zx - Q2_zx_neg) + ot_z_1 - ot_z_2;
    const REAL ot_z = ot_z_3 - 0.2104*Q5_zy;

    pose[0] = Qt_xx;
    pose[1] = Qt_xy;
    pose[2] = Q5_xy_neg;
    pose[3] = ot_x;
    pose[4] = Qt_yx;
    pose[5] = Qt_yy;
    pose[6] = Q5_yy_neg;
    pose[7] = ot_y;
    pose[8] = -Qt_zx_neg;
    pose[9] = Qt_zy;
    pose[10] = -Q5_zy;
    pose[11] = ot_z;
    pose[12] = ALL(0.0);
    pose[13] = ALL(0.0);
    pose[14] = ALL(0.0);
    pose[15] = ALL(1.0);
}

FUNCTION(panda_jacobian_panda_hand_tcp)(const REAL q[7], REAL J[42])
{
    const REAL q0 = q[0], q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5];

    /* sines and cosines */
    const REAL angles[6] = {q0, q1, q2, q3, q4, q5};
    REAL sines[6], cosines[6];
    OF(panda_sincos)(6, angles, sines, cosines);
    const REAL s0 = sines[0], s1 = sines[1], s2 = sines[2], s3 = sines[3], s4 = sines[4];
    const REAL s5 = sines[5];
    const REAL c0 = cosines[0], c1 = cosines[1], c2 = cosines[2], c3 = cosines[3], c4 = cosines[4];
    const REAL c5 = cosines[5];

    /* frame of 'panda_link2' in the base */
    const REAL Q1_xx = c0*c1;
    const REAL Q1_xy_neg = c0*s1;
    const REAL Q1_yx = s0*c1;
    const REAL Q1_yy_neg = s0*s1;

    /* frame of 'panda_link3' in the base */
    const REAL Q2_xx = c2*Q1_xx - s0*s2;
    const REAL Q2_xy_neg = s2*Q1_xx + s0*c2;
    const REAL Q2_yx = c2*Q1_yx + c0*s2;
    const REAL Q2_yy = c0*c2 - s2*Q1_yx;
    const REAL Q2_zx_neg = s1*c2;
    const REAL Q2_zy = s1*s2;
    const REAL o2_x = 0.316*Q1_xy_neg;
    const REAL o2_y = 0.316*Q1_yy_neg;
    const REAL o2_z = 0.316*c1 + 0.333;

    /* frame of 'panda_link4' in the base */
    const REAL Q3_xx_neg = c3*Q2_xx + s3*Q1_xy_neg;
    const REAL Q3_xy = s3*Q2_xx - c3*Q1_xy_neg;
    const REAL Q3_yx_neg = c3*Q2_yx + s3*Q1_yy_neg;
    const REAL Q3_yy = s3*Q2_yx - c3*Q1_yy_neg;
    const REAL Q3_zx = c3*Q2_zx_neg - c1*s3;
    const REAL Q3_zy_neg = s3*Q2_zx_neg + c1*c3;
    const REAL o3_x = o2_x + 0.0825*Q2_xx;
    const REAL o3_y = o2_y + 0.0825*Q2_yx;
    const REAL o3_z = o2_z - 0.0825*Q2_zx_neg;

    /* frame of 'panda_link5' in the base */
    const REAL Q4_xx = c4*Q3_xx_neg - s4*Q2_xy_neg;
    const REAL Q4_xy_neg = s4*Q3_xx_neg + c4*Q2_xy_neg;
    const REAL Q4_yx = c4*Q3_yx_neg + s4*Q2_yy;
    const REAL Q4_yy_neg = s4*Q3_yx_neg - c4*Q2_yy;
    const REAL Q4_zx = s4*Q2_zy - c4*Q3_zx;
    const REAL Q4_zy = s4*Q3_zx + c4*Q2_zy;
    const REAL o4_x = o3_x - (0.0825*Q3_xx_neg + 0.384*Q3_xy);
    const REAL o4_y = o3_y - (0.0825*Q3_yx_neg + 0.384*Q3_yy);
    const REAL o4_z = 0.0825*Q3_zx + 0.384*Q3_zy_neg + o3_z;

    /* frame of 'panda_link6' in the base */
    const REAL Q5_xx = c5*Q4_xx - s5*Q3_xy;
    const REAL Q5_xy_neg = s5*Q4_xx + c5*Q3_xy;
    const REAL Q5_yx = c5*Q4_yx - s5*Q3_yy;
    const REAL Q5_yy_neg = s5*Q4_yx + c5*Q3_yy;
    const REAL Q5_zx = c5*Q4_zx + s5*Q3_zy_neg;
    const REAL Q5_zy = c5*Q3_zy_neg - s5*Q4_zx;

    /* frame of 'panda_link7' in the base */
    const REAL o6_x = o4_x + 0.088*Q5_xx;
    const REAL o6_y = o4_y + 0.088*Q5_yx;
    const REAL o6_z = o4_z + 0.088*Q5_zx;

    /* frame of tool 'panda_hand_tcp' */
    const REAL ot_x = o6_x + 0.2104*Q5_xy_neg;
    const REAL ot_y = o6_y + 0.2104*Q5_yy_neg;
    const REAL ot_z = o6_z - 0.2104*Q5_zy;

    /* columns of the Jacobian */
    const REAL J_x1_0 = ot_z - 0.333;
    const REAL J_x1 = c0*J_x1_0;
    const REAL J_y1 = s0*J_x1_0;
    const REAL J_z1_neg = s0*ot_y + c0*ot_x;
    const REAL J_y2_0 = o2_x - ot_x;
    const REAL J_x2_0 = o2_y - ot_y;
    const REAL J_x2_1 = o2_z - ot_z;
    const REAL J_x2 = c1*J_x2_0 - Q1_yy_neg*J_x2_1;
    const REAL J_y2 = Q1_xy_neg*J_x2_1 - c1*J_y2_0;
    const REAL J_z2 = Q1_yy_neg*J_y2_0 - Q1_xy_neg*J_x2_0;
    const REAL J_y3_0 = o3_x - ot_x;
    const REAL J_x3_neg_0 = o3_y - ot_y;
    const REAL J_x3_neg_1 = o3_z - ot_z;
    const REAL J_x3_neg = Q2_zy*J_x3_neg_0 - Q2_yy*J_x3_neg_1;
    const REAL J_y3 = Q2_zy*J_y3_0 + Q2_xy_neg*J_x3_neg_1;
    const REAL J_z3 = -Q2_xy_neg*J_x3_neg_0 - Q2_yy*J_y3_0;
    const REAL J_y4_neg_0 = o4_x - ot_x;
    const REAL J_x4_0 = o4_y - ot_y;
    const REAL J_x4_1 = o4_z - ot_z;
    const REAL J_x4 = Q3_yy*J_x4_1 + Q3_zy_neg*J_x4_0;
    const REAL J_y4_neg = Q3_zy_neg*J_y4_neg_0 + Q3_xy*J_x4_1;
    const REAL J_z4 = Q3_xy*J_x4_0 - Q3_yy*J_y4_neg_0;
    const REAL J_x5_neg = Q4_yy_neg*J_x4_1 + Q4_zy*J_x4_0;
    const REAL J_y5 = Q4_zy*J_y4_neg_0 + Q4_xy_neg*J_x4_1;
    const REAL J_z5 = Q4_yy_neg*J_y4_neg_0 - Q4_xy_neg*J_x4_0;

    J[0] = ALL(0.0);
    J[1] = -s0;
    J[2] = Q1_xy_neg;
    J[3] = Q2_xy_neg;
    J[4] = -Q3_xy;
    J[5] = Q4_xy_neg;
    J[6] = Q5_xy_neg;
    J[7] = ALL(0.0);
    J[8] = c0;
    J[9] = Q1_yy_neg;
    J[10] = -Q2_yy;
    J[11] = -Q3_yy;
    J[12] = Q4_yy_neg;
    J[13] = Q5_yy_neg;
    J[14] = ALL(1.0);
    J[15] = ALL(0.0);
    J[16] = c1;
    J[17] = -Q2_zy;
    J[18] = Q3_zy_neg;
    J[19] = -Q4_zy;
    J[20] = -Q5_zy;
    J[21] = -ot_y;
    J[22] = J_x1;
    J[23] = J_x2;
    J[24] = -J_x3_neg;
    J[25] = J_x4;
    J[26] = -J_x5_neg;
    J[27] = ALL(0.0);
    J[28] = ot_x;
    J[29] = J_y1;
    J[30] = J_y2;
    J[31] = J_y3;
    J[32] = -J_y4_neg;
    J[33] = J_y5;
    J[34] = ALL(0.0);
    J[35] = ALL(0.0);
    J[36] = -J_z1_neg;
    J[37] = J_z2;
    J[38] = J_z3;
    J[39] = J_z4;
    J[40] = J_z5;
    J[41] = ALL(0.0);
}

FUNCTION(panda_jacobian_rate_panda_hand_tcp)(const REAL q[7], const REAL qd[7], REAL Jd[42])
{
    const REAL q0 = q[0], q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5];
    const REAL qd0 = qd[0], qd1 = qd[1], qd2 = qd[2], qd3 = qd[3], qd4 = qd[4], qd5 = qd[5];

    /* sines and cosines */
    const REAL angles[6] = {q0, q1, q2, q3, q4, q5};
    REAL sines[6], cosines[6];
    OF(panda_sincos)(6, angles, sines, cosines);
    const REAL s0 = sines[0], s1 = sines[1], s2 = sines[2], s3 = sines[3], s4 = sines[4];
    const REAL s5 = sines[5];
    const REAL c0 = cosines[0], c1 = cosines[1], c2 = cosines[2], c3 = cosines[3], c4 = cosines[4];
    const REAL c5 = cosines[5];

    /* frame of 'panda_link2' in the base */
    const REAL Q1_xx = c0*c1;
    const REAL Q1_xy_neg = c0*s1;
    const REAL Q1_yx = s0*c1;
    const REAL Q1_yy_neg = s0*s1;

    /* frame of 'panda_link3' in the base */
    const REAL Q2_xx = c2*Q1_xx - s0*s2;
    const REAL Q2_xy_neg = s2*Q1_xx + s0*c2;
    const REAL Q2_yx = c2*Q1_yx + c0*s2;
    const REAL Q2_yy = c0*c2 - s2*Q1_yx;
    const REAL Q2_zx_neg = s1*c2;
    const REAL Q2_zy = s1*s2;
    const REAL o2_x = 0.316*Q1_xy_neg;
    const REAL o2_y = 0.316*Q1_yy_neg;
    const REAL o2_z = 0.316*c1 + 0.333;

    /* frame of 'panda_link4' in the base */
    const REAL Q3_xx_neg = c3*Q2_xx + s3*Q1_xy_neg;
    const REAL Q3_xy = s3*Q2_xx - c3*Q1_xy_neg;
    const REAL Q3_yx_neg = c3*Q2_yx + s3*Q1_yy_neg;
    const REAL Q3_yy = s3*Q2_yx - c3*Q1_yy_neg;
    const REAL Q3_zx = c3*Q2_zx_neg - c1*s3;
    const REAL Q3_zy_neg = s3*Q2_zx_neg + c1*c3;
    const REAL o3_x = o2_x + 0.0825*Q2_xx;
    const REAL o3_y = o2_y + 0.0825*Q2_yx;
    const REAL o3_z = o2_z - 0.0825*Q2_zx_neg;

    /* frame of 'panda_link5' in the base */
    const REAL Q4_xx = c4*Q3_xx_neg - s4*Q2_xy_neg;
    const REAL Q4_xy_neg = s4*Q3_xx_neg + c4*Q2_xy_neg;
    const REAL Q4_yx = c4*Q3_yx_neg + s4*Q2_yy;
    const REAL Q4_yy_neg = s4*Q3_yx_neg - c4*Q2_yy;
    const REAL Q4_zx = s4*Q2_zy - c4*Q3_zx;
    const REAL Q4_zy = s4*Q3_zx + c4*Q2_zy;
    const REAL o4_x = o3_x - (0.0825*Q3_xx_neg + 0.384*Q3_xy);
    const REAL o4_y = o3_y - (0.0825*Q3_yx_neg + 0.384*Q3_yy);
    const REAL o4_z = 0.0825*Q3_zx + 0.384*Q3_zy_neg + o3_z;

    /* frame of 'panda_link6' in the base */
    const REAL Q5_xx = c5*Q4_xx - s5*Q3_xy;
    const REAL Q5_xy_neg = s5*Q4_xx + c5*Q3_xy;
    const REAL Q5_yx = c5*Q4_yx - s5*Q3_yy;
    const REAL Q5_yy_neg = s5*Q4_yx + c5*Q3_yy;
    const REAL Q5_zx = c5*Q4_zx + s5*Q3_zy_neg;
    const REAL Q5_zy = c5*Q3_zy_neg - s5*Q4_zx;

    /* frame of 'panda_link7' in the base */
    const REAL o6_x = o4_x + 0.088*Q5_xx;
    const REAL o6_y = o4_y + 0.088*Q5_yx;
    const REAL o6_z = o4_z + 0.088*Q5_zx;

    /* frame of tool 'panda_hand_tcp' */
    const REAL ot_x = o6_x + 0.2104*Q5_xy_neg;
    const REAL ot_y = o6_y + 0.2104*Q5_yy_neg;
    const REAL ot_z = o6_z - 0.2104*Q5_zy;

    /* columns of the Jacobian */
    const REAL J_x1_0 = ot_z - 0.333;
    const REAL J_x1 = c0*J_x1_0;
    const REAL J_y1 = s0*J_x1_0;
    const REAL J_z1_neg = s0*ot_y + c0*ot_x;
    const REAL J_y2_0 = o2_x - ot_x;
    const REAL J_x2_0 = o2_y - ot_y;
    const REAL J_x2_1 = o2_z - ot_z;
    const REAL J_x2 = c1*J_x2_0 - Q1_yy_neg*J_x2_1;
    const REAL J_y2 = Q1_xy_neg*J_x2_1 - c1*J_y2_0;
    const REAL J_z2 = Q1_yy_neg*J_y2_0 - Q1_xy_neg*J_x2_0;
    const REAL J_y3_0 = o3_x - ot_x;
    const REAL J_x3_neg_0 = o3_y - ot_y;
    const REAL J_x3_neg_1 = o3_z - ot_z;
    const REAL J_x3_neg = Q2_zy*J_x3_neg_0 - Q2_yy*J_x3_neg_1;
    const REAL J_y3 = Q2_zy*J_y3_0 + Q2_xy_neg*J_x3_neg_1;
    const REAL J_z3 = -Q2_xy_neg*J_x3_neg_0 - Q2_yy*J_y3_0;
    const REAL J_y4_neg_0 = o4_x - ot_x;
    const REAL J_x4_0 = o4_y - ot_y;
    const REAL J_x4_1 = o4_z - ot_z;
    const REAL J_x4 = Q3_yy*J_x4_1 + Q3_zy_neg*J_x4_0;
    const REAL J_y4_neg = Q3_zy_neg*J_y4_neg_0 + Q3_xy*J_x4_1;
    const REAL J_z4 = Q3_xy*J_x4_0 - Q3_yy*J_y4_neg_0;
    const REAL J_x5_neg = Q4_yy_neg*J_x4_1 + Q4_zy*J_x4_0;
    const REAL J_y5 = Q4_zy*J_y4_neg_0 + Q4_xy_neg*J_x4_1;
    const REAL J_z5 = Q4_yy_neg*J_y4_neg_0 - Q4_xy_neg*J_x4_0;

    /* angular velocities in base axes */
    const REAL spin1_x_neg = s0*qd1;
    const REAL spin1_y = c0*qd1;
    const REAL spin2_x = Q1_xy_neg*qd2 - spin1_x_neg;
    const REAL spin2_y = spin1_y + Q1_yy_neg*qd2;
    const REAL spin2_z = qd0 + c1*qd2;
    const REAL spin3_x = spin2_x + Q2_xy_neg*qd3;
    const REAL spin3_y = spin2_y - Q2_yy*qd3;
    const REAL spin3_z = spin2_z - Q2_zy*qd3;
    const REAL spin4_x = spin3_x - Q3_xy*qd4;
    const REAL spin4_y = spin3_y - Q3_yy*qd4;
    const REAL spin4_z = spin3_z + Q3_zy_neg*qd4;
    const REAL spin5_x = spin4_x + Q4_xy_neg*qd5;
    const REAL spin5_y = spin4_y + Q4_yy_neg*qd5;
    const REAL spin5_z = spin4_z - Q4_zy*qd5;

    /* columns of the Jacobian's rate */
    const REAL Jd_rx6_neg = Q5_zy*spin5_y + Q5_yy_neg*spin5_z;
    const REAL Jd_ry6 = Q5_xy_neg*spin5_z + Q5_zy*spin5_x;
    const REAL Jd_rz6_neg = Q5_xy_neg*spin5_y - Q5_yy_neg*spin5_x;
    const REAL Jd_rx5_neg = Q4_zy*spin4_y + Q4_yy_neg*spin4_z;
    const REAL Jd_ry5 = Q4_xy_neg*spin4_z + Q4_zy*spin4_x;
    const REAL Jd_rz5_neg = Q4_xy_neg*spin4_y - Q4_yy_neg*spin4_x;
    const REAL Jd_x5 = J_y4_neg_0*qd5 - (J_y5*spin4_z - J_z5*spin4_y);
    const REAL Jd_y5 = J_x4_0*qd5 - (J_x5_neg*spin4_z + J_z5*spin4_x);
    const REAL Jd_z5 = J_y5*spin4_x + J_x5_neg*spin4_y + J_x4_1*qd5;
    const REAL Jd_y4_0 = J_x5_neg*qd5 - J_x4*qd4;
    const REAL Jd_x4_0 = J_y4_neg*qd4 - J_y5*qd5;
    const REAL Jd_x4_1 = J_z5*qd5 + J_z4*qd4;
    const REAL Jd_rx4 = Q3_zy_neg*spin3_y + Q3_yy*spin3_z;
    const REAL Jd_ry4 = -Q3_xy*spin3_z - Q3_zy_neg*spin3_x;
    const REAL Jd_rz4 = Q3_xy*spin3_y - Q3_yy*spin3_x;
    const REAL Jd_x4_2 = Q3_yy*Jd_x4_1 - Q3_zy_neg*Jd_x4_0;
    const REAL Jd_x4 = J_z4*spin3_y + J_y4_neg*spin3_z - Jd_x4_2;
    const REAL Jd_y4 = J_x4*spin3_z - J_z4*spin3_x - (Q3_zy_neg*Jd_y4_0 - Q3_xy*Jd_x4_1);
    const REAL Jd_z4 = Q3_xy*Jd_x4_0 - Q3_yy*Jd_y4_0 - (J_y4_neg*spin3_x + J_x4*spin3_y);
    const REAL Jd_y3_0 = Jd_y4_0 + J_x3_neg*qd3;
    const REAL Jd_x3_0 = Jd_x4_0 - J_y3*qd3;
    const REAL Jd_x3_1 = Jd_x4_1 + J_z3*qd3;
    const REAL Jd_rx3_neg = Q2_zy*spin2_y - Q2_yy*spin2_z;
    const REAL Jd_ry3 = Q2_xy_neg*spin2_z + Q2_zy*spin2_x;
    const REAL Jd_rz3_neg = Q2_yy*spin2_x + Q2_xy_neg*spin2_y;
    const REAL Jd_y3_1 = Q2_zy*Jd_y3_0 - Q2_xy_neg*Jd_x3_1;
    const REAL Jd_z3_neg_0 = Q2_xy_neg*Jd_x3_0 + Q2_yy*Jd_y3_0;
    const REAL Jd_x3 = J_z3*spin2_y - J_y3*spin2_z - (Q2_yy*Jd_x3_1 + Q2_zy*Jd_x3_0);
    const REAL Jd_y3 = Jd_y3_1 - (J_x3_neg*spin2_z + J_z3*spin2_x);
    const REAL Jd_z3_neg = Jd_z3_neg_0 - (J_y3*spin2_x + J_x3_neg*spin2_y);
    const REAL Jd_y2_neg_0 = Jd_y3_0 - J_x2*qd2;
    const REAL Jd_x2_0 = Jd_x3_0 - J_y2*qd2;
    const REAL Jd_x2_1 = Jd_x3_1 + J_z2*qd2;
    const REAL Jd_rx2 = c1*spin1_y - Q1_yy_neg*qd0;
    const REAL Jd_ry2 = Q1_xy_neg*qd0 + c1*spin1_x_neg;
    const REAL Jd_rz2_neg = s1*qd1;
    const REAL Jd_y2_neg_1 = c1*Jd_y2_neg_0 + Q1_xy_neg*Jd_x2_1;
    const REAL Jd_z2_0 = Q1_xy_neg*Jd_x2_0 - Q1_yy_neg*Jd_y2_neg_0;
    const REAL Jd_x2 = Q1_yy_neg*Jd_x2_1 + c1*Jd_x2_0 - (J_y2*qd0 - J_z2*spin1_y);
    const REAL Jd_y2_neg = Jd_y2_neg_1 - (J_x2*qd0 + J_z2*spin1_x_neg);
    const REAL Jd_z2 = -J_y2*spin1_x_neg - J_x2*spin1_y - Jd_z2_0;
    const REAL Jd_y0_neg_0 = Jd_y2_neg_0 - J_x1*qd1;
    const REAL Jd_x0_0 = Jd_x2_0 - J_y1*qd1;
    const REAL Jd_x1_0 = Jd_x2_1 - J_z1_neg*qd1;
    const REAL Jd_rx1_neg = c0*qd0;
    const REAL Jd_ry1_neg = s0*qd0;
    const REAL Jd_z1 = s0*Jd_x0_0 + c0*Jd_y0_neg_0;
    const REAL Jd_x1 = c0*Jd_x1_0 - J_y1*qd0;
    const REAL Jd_y1 = J_x1*qd0 + s0*Jd_x1_0;
    const REAL Jd_y0_neg = Jd_y0_neg_0 + ot_y*qd0;
    const REAL Jd_x0 = Jd_x0_0 - ot_x*qd0;

    Jd[0] = ALL(0.0);
    Jd[1] = -Jd_rx1_neg;
    Jd[2] = Jd_rx2;
    Jd[3] = -Jd_rx3_neg;
    Jd[4] = Jd_rx4;
    Jd[5] = -Jd_rx5_neg;
    Jd[6] = -Jd_rx6_neg;
    Jd[7] = ALL(0.0);
    Jd[8] = -Jd_ry1_neg;
    Jd[9] = Jd_ry2;
    Jd[10] = Jd_ry3;
    Jd[11] = Jd_ry4;
    Jd[12] = Jd_ry5;
    Jd[13] = Jd_ry6;
    Jd[14] = ALL(0.0);
    Jd[15] = ALL(0.0);
    Jd[16] = -Jd_rz2_neg;
    Jd[17] = -Jd_rz3_neg;
    Jd[18] = Jd_rz4;
    Jd[19] = -Jd_rz5_neg;
    Jd[20] = -Jd_rz6_neg;
    Jd[21] = Jd_x0;
    Jd[22] = Jd_x1;
    Jd[23] = Jd_x2;
    Jd[24] = Jd_x3;
    Jd[25] = Jd_x4;
    Jd[26] = Jd_x5;
    Jd[27] = ALL(0.0);
    Jd[28] = -Jd_y0_neg;
    Jd[29] = Jd_y1;
    Jd[30] = -Jd_y2_neg;
    Jd[31] = Jd_y3;
    Jd[32] = Jd_y4;
    Jd[33] = Jd_y5;
    Jd[34] = ALL(0.0);
    Jd[35] = ALL(0.0);
    Jd[36] = Jd_z1;
    Jd[37] = Jd_z2;
    Jd[38] = -Jd_z3_neg;
    Jd[39] = Jd_z4;
    Jd[40] = Jd_z5;
    Jd[41] = ALL(0.0);
}

FUNCTION(panda_operational_inertia_inverse_panda_hand_tcp)(const REAL q[7], REAL Omega[36])
{
    const REAL q0 = q[0], q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6];

    /* sines and cosines */
    const REAL q6o = q6 + 0.6689225306301614;
    const REAL angles[7] = {q0, q1, q2, q3, q4, q5, q6o};
    REAL sines[7], cosines[7];
    OF(panda_sincos)(7, angles, sines, cosines);
    const REAL s0 = sines[0], s1 = sines[1], s2 = sines[2], s3 = sines[3], s4 = sines[4];
    const REAL s5 = sines[5], s6o = sines[6];
    const REAL c0 = cosines[0], c1 = cosines[1], c2 = cosines[2], c3 = cosines[3], c4 = cosines[4];
    const REAL c5 = cosines[5], c6o = cosines[6];

    /* frame of 'panda_link2' in the base */
    const REAL Q1_xx = c0*c1;
    const REAL Q1_xy_neg = c0*s1;
    const REAL Q1_yx = s0*c1;
    const REAL Q1_yy_neg = s0*s1;

    /* frame of 'panda_link3' in the base */
    const REAL Q2_xx = c2*Q1_xx - s0*s2;
    const REAL Q2_xy_neg = s2*Q1_xx + s0*c2;
    const REAL Q2_yx = c2*Q1_yx + c0*s2;
    const REAL Q2_yy = c0*c2 - s2*Q1_yx;
    const REAL Q2_zx_neg = s1*c2;
    const REAL Q2_zy = s1*s2;
    const REAL o2_x = 0.316*Q1_xy_neg;
    const REAL o2_y = 0.316*Q1_yy_neg;
    const REAL o2_z = 0.316*c1 + 0.333;

    /* frame of 'panda_link4' in the base */
    const REAL Q3_xx_neg = c3*Q2_xx + s3*Q1_xy_neg;
    const REAL Q3_xy = s3*Q2_xx - c3*Q1_xy_neg;
    const REAL Q3_yx_neg = c3*Q2_yx + s3*Q1_yy_neg;
    const REAL Q3_yy = s3*Q2_yx - c3*Q1_yy_neg;
    const REAL Q3_zx = c3*Q2_zx_neg - c1*s3;
    const REAL Q3_zy_neg = s3*Q2_zx_neg + c1*c3;
    const REAL o3_x = o2_x + 0.0825*Q2_xx;
    const REAL o3_y = o2_y + 0.0825*Q2_yx;
    const REAL o3_z = o2_z - 0.0825*Q2_zx_neg;

    /* frame of 'panda_link5' in the base */
    const REAL Q4_xx = c4*Q3_xx_neg - s4*Q2_xy_neg;
    const REAL Q4_xy_neg = s4*Q3_xx_neg + c4*Q2_xy_neg;
    const REAL Q4_yx = c4*Q3_yx_neg + s4*Q2_yy;
    const REAL Q4_yy_neg = s4*Q3_yx_neg - c4*Q2_yy;
    const REAL Q4_zx = s4*Q2_zy - c4*Q3_zx;
    const REAL Q4_zy = s4*Q3_zx + c4*Q2_zy;
    const REAL o4_x = o3_x - (0.0825*Q3_xx_neg + 0.384*Q3_xy);
    const REAL o4_y = o3_y - (0.0825*Q3_yx_neg + 0.384*Q3_yy);
    const REAL o4_z = 0.0825*Q3_zx + 0.384*Q3_zy_neg + o3_z;

    /* frame of 'panda_link6' in the base */
    const REAL Q5_xx = c5*Q4_xx - s5*Q3_xy;
    const REAL Q5_xy_neg = s5*Q4_xx + c5*Q3_xy;
    const REAL Q5_yx = c5*Q4_yx - s5*Q3_yy;
    const REAL Q5_yy_neg = s5*Q4_yx + c5*Q3_yy;
    const REAL Q5_zx = c5*Q4_zx + s5*Q3_zy_neg;
    const REAL Q5_zy = c5*Q3_zy_neg - s5*Q4_zx;

    /* frame of 'panda_link7' in the base */
    const REAL o6_x = o4_x + 0.088*Q5_xx;
    const REAL o6_y = o4_y + 0.088*Q5_yx;
    const REAL o6_z = o4_z + 0.088*Q5_zx;

    /* frame of tool 'panda_hand_tcp' */
    const REAL ot_x = o6_x + 0.2104*Q5_xy_neg;
    const REAL ot_y = o6_y + 0.2104*Q5_yy_neg;
    const REAL ot_z = o6_z - 0.2104*Q5_zy;

    /* columns of the Jacobian */
    const REAL J_x1_0 = ot_z - 0.333;
    const REAL J_x1 = c0*J_x1_0;
    const REAL J_y1 = s0*J_x1_0;
    const REAL J_z1_neg = s0*ot_y + c0*ot_x;
    const REAL J_y2_0 = o2_x - ot_x;
    const REAL J_x2_0 = o2_y - ot_y;
    const REAL J_x2_1 = o2_z - ot_z;
    const REAL J_x2 = c1*J_x2_0 - Q1_yy_neg*J_x2_1;
    const REAL J_y2 = Q1_xy_neg*J_x2_1 - c1*J_y2_0;
    const REAL J_z2 = Q1_yy_neg*J_y2_0 - Q1_xy_neg*J_x2_0;
    const REAL J_y3_0 = o3_x - ot_x;
    const REAL J_x3_neg_0 = o3_y - ot_y;
    const REAL J_x3_neg_1 = o3_z - ot_z;
    const REAL J_x3_neg = Q2_zy*J_x3_neg_0 - Q2_yy*J_x3_neg_1;
    const REAL J_y3 = Q2_zy*J_y3_0 + Q2_xy_neg*J_x3_neg_1;
    const REAL J_z3 = -Q2_xy_neg*J_x3_neg_0 - Q2_yy*J_y3_0;
    const REAL J_y4_neg_0 = o4_x - ot_x;
    const REAL J_x4_0 = o4_y - ot_y;
    const REAL J_x4_1 = o4_z - ot_z;
    const REAL J_x4 = Q3_yy*J_x4_1 + Q3_zy_neg*J_x4_0;
    const REAL J_y4_neg = Q3_zy_neg*J_y4_neg_0 + Q3_xy*J_x4_1;
    const REAL J_z4 = Q3_xy*J_x4_0 - Q3_yy*J_y4_neg_0;
    const REAL J_x5_neg = Q4_yy_neg*J_x4_1 + Q4_zy*J_x4_0;
    const REAL J_y5 = Q4_zy*J_y4_neg_0 + Q4_xy_neg*J_x4_1;
    const REAL J_z5 = Q4_yy_neg*J_y4_neg_0 - Q4_xy_neg*J_x4_0;

    /* composite inertia of 'panda_link6' */
    const REAL R5_hx_0 = 0.0032806082595733164*c6o;
    const REAL R5_hz = 0.0032806082595733164*s6o;
    const REAL R5_Jxx_0 = 0.001320514136461655*c6o + 0.002174847060296271*s6o;
    const REAL R5_Jxx_1 = c6o*R5_Jxx_0;
    const REAL R5_Jxx = R5_Jxx_1 - 0.001320514136461655;
    const REAL R5_Jxy_0 = 0.001535882372017312*c6o - 0.0003863308944437672*s6o;
    const REAL R5_Jyz_0 = 0.001535882372017312*s6o + 0.0003863308944437672*c6o;
    const REAL R5_Jyy_0 = 0.0005773870536849037*c6o;
    const REAL R5_Jzz_0 = R5_Jxx_1 - R5_Jyy_0;
    const REAL R5_hx = R5_hx_0 + 0.231847552695;
    const REAL R5_Jyy = R5_Jyy_0 - 0.004730348259622693;
    const REAL R5_Jzz = 0.05445901096815875 - R5_Jzz_0;
    const REAL R5_Jxy = R5_Jxy_0 + 0.014748570382675316;
    const REAL R5_Jxz_0 = s6o*(R5_Jxx_0 - 0.00028869352684245185) - 0.0010874235301481356;
    const REAL R5_Jxz = R5_Jxz_0 - 0.000103758917218685;
    const REAL R5_Jyz = R5_Jyz_0 + 9.3569097314605e-05;

    /* composite inertia of 'panda_link5' */
    const REAL R4_hx_0 = c5*R5_hx + 0.173804705569*s5;
    const REAL R4_hz = s5*R5_hx - 0.173804705569*c5;
    const REAL R4_Jxx_0 = c5*(R5_Jxx - R5_Jyy) - 2.0*R5_Jxy*s5;
    const REAL R4_Jxx_1 = c5*R4_Jxx_0;
    const REAL R4_Jxx = R5_Jyy + R4_Jxx_1;
    const REAL R4_Jxy_0 = c5*R5_Jxz - s5*R5_Jyz;
    const REAL R4_Jyz_0 = s5*R5_Jxz + c5*R5_Jyz;
    const REAL R4_hx = R4_hx_0 - 0.014653732538;
    const REAL R4_hy = 0.067870631425 - R5_hz;
    const REAL R4_Jyy = 0.012928223607293024 - R5_Jzz_0;
    const REAL R4_Jzz = R5_Jxx - R4_Jxx_1 + 0.04443309949091915;
    const REAL R4_Jxy = -R4_Jxy_0 - 0.00151524447332703;
    const REAL R4_Jxz = R5_Jxy + s5*R4_Jxx_0 - 0.004600245517563106;
    const REAL R4_Jyz = 0.00216405205209813 - R4_Jyz_0;

    /* composite inertia of 'panda_link4' */
    const REAL R3_hx_0 = c4*R4_hx - s4*R4_hy;
    const REAL R3_hz = -s4*R4_hx - c4*R4_hy;
    const REAL R3_Jxx_0 = c4*(R4_Jxx - R4_Jyy) - 2.0*R4_Jxy*s4;
    const REAL R3_Jxx_1 = c4*R3_Jxx_0;
    const REAL R3_Jxy_0 = c4*R4_Jxz - s4*R4_Jyz;
    const REAL R3_Jzz_0 = 0.165*R3_hx_0;
    const REAL R3_Jxx_2 = 0.768*R4_hz;
    const REAL R3_Jxy_1 = 0.384*R3_hx_0;
    const REAL R3_Jxz_0 = -0.0825*R3_hz;
    const REAL R3_Jxx = R4_Jyy + R3_Jxx_1 + R3_Jxx_2;
    const REAL R3_Jyz_0 = s4*R4_Jxz + c4*R4_Jyz + 0.384*R3_hz;
    const REAL R3_hx = 0.55278027465 - R3_hx_0;
    const REAL R3_hy = -R4_hz - 2.012523553603;
    const REAL R3_Jyy = R4_Jzz - R3_Jzz_0 - 0.6892538823000487;
    const REAL R3_Jzz = R4_Jxx - R3_Jxx_1 - (R3_Jzz_0 - R3_Jxx_2) + 0.7912941546136797;
    const REAL R3_Jxy = 0.0825*R4_hz - R3_Jxy_1 + R3_Jxy_0 + 0.16284087268546085;
    const REAL R3_Jxz = R4_Jxy + s4*R3_Jxx_0 + R3_Jxz_0 - 0.0039053550262761;
    const REAL R3_Jyz = R3_Jyz_0 + 0.00164448757736927;

    /* composite inertia of 'panda_link3' */
    const REAL R2_hx_0 = s3*R3_hy - c3*R3_hx;
    const REAL R2_hz = -s3*R3_hx - c3*R3_hy;
    const REAL R2_Jxx_0 = c3*(R3_Jyy - R3_Jxx) + 2.0*R3_Jxy*s3;
    const REAL R2_Jxx_1 = c3*R2_Jxx_0;
    const REAL R2_Jxx = R3_Jyy - R2_Jxx_1;
    const REAL R2_Jxy_0 = s3*R3_Jyz - c3*R3_Jxz;
    const REAL R2_Jyz_0 = -s3*R3_Jxz - c3*R3_Jyz;
    const REAL R2_Jyy_0 = 0.165*R2_hx_0;
    const REAL R2_Jzz_0 = -R3_Jxx - R2_Jxx_1 - R2_Jyy_0;
    const REAL R2_hx = R2_hx_0 + 0.746857959872;
    const REAL R2_hy = 0.028227094878 - R3_hz;
    const REAL R2_Jyy = R3_Jzz + R2_Jyy_0 - 0.7008497463952148;
    const REAL R2_Jzz = 0.8240545884482702 - R2_Jzz_0;
    const REAL R2_Jxy = -R3_Jxz_0 - R2_Jxy_0 - 0.000121912420950744;
    const REAL R2_Jxz = R3_Jxy - s3*R2_Jxx_0 - 0.0825*R2_hz - 0.005487648106562256;
    const REAL R2_Jyz = -R2_Jyz_0 - 0.004377257121839584;

    /* composite inertia of 'panda_link2' */
    const REAL R1_Jxx_0 = c2*(R2_Jxx - R2_Jyy) - 2.0*R2_Jxy*s2;
    const REAL R1_Jxx_1 = c2*R1_Jxx_0;
    const REAL R1_Jxx_2 = 0.632*R2_hz;
    const REAL R1_Jxx = R2_Jyy + R1_Jxx_1 + R1_Jxx_2;
    const REAL R1_Jxy_0 = c2*R2_Jxz - s2*R2_Jyz - 0.316*(c2*R2_hx - s2*R2_hy);
    const REAL R1_Jyz_0 = s2*R2_Jxz + c2*R2_Jyz - 0.316*(s2*R2_hx + c2*R2_hy);
    const REAL R1_Jyy = -R2_Jzz_0 - 0.9474817577104213;
    const REAL R1_Jzz = R2_Jxx - R1_Jxx_1 + R1_Jxx_2 + 1.8176921111485551;
    const REAL R1_Jxy = -R1_Jxy_0 - 0.00398335888393552;
    const REAL R1_Jxz = R2_Jxy + s2*R1_Jxx_0 + 0.01026110182100817;
    const REAL R1_Jyz = 0.0007689361029464 - R1_Jyz_0;

    /* composite inertia of 'panda_link1' */
    const REAL R0_Jzz_0 = R1_Jxx - c1*(c1*(R1_Jxx - R1_Jyy) - 2.0*R1_Jxy*s1);
    const REAL M01e6_0 = -s1*R1_Jxz - c1*R1_Jyz;
    const REAL R0_Jzz = R0_Jzz_0 + 1.8088737946480977;

    /* inertia that joint 'panda_joint3' feels, and its couplings inward */
    const REAL M02_neg = s1*R1_Jxy_0 - c1*R2_Jzz;

    /* inertia that joint 'panda_joint4' feels, and its couplings inward */
    const REAL n3at2_y_neg = R3_Jzz + 0.0825*R2_hx_0;
    const REAL M13 = s2*R2_Jxy_0 - c2*n3at2_y_neg - c2*R2_hz*0.316;
    const REAL M03 = c1*R2_Jyz_0 - s1*(c2*R2_Jxy_0 + s2*n3at2_y_neg + s2*R2_hz*0.316);

    /* inertia that joint 'panda_joint5' feels, and its couplings inward */
    const REAL n4at3_y_0 = 0.0825*R3_hx_0;
    const REAL n4at3_x = R3_Jxy_1 - R3_Jxy_0;
    const REAL n4at3_y = n4at3_y_0 - R4_Jzz;
    const REAL f4at2_x = c3*R3_hz;
    const REAL n4at2_x = s3*n4at3_y - c3*n4at3_x;
    const REAL n4at2_y = R3_Jyz_0 + R3_Jxz_0*s3;
    const REAL M24 = n4at3_y_0 - (s3*n4at3_x + c3*n4at3_y);
    const REAL M14 = s2*n4at2_x + c2*n4at2_y - 0.316*(s2*R3_hx_0 - c2*f4at2_x);
    const REAL M04_0 = s1*(c2*n4at2_x - s2*n4at2_y - 0.316*(s2*f4at2_x + c2*R3_hx_0));
    const REAL M04 = c1*M24 - M04_0;

    /* inertia that joint 'panda_joint6' feels, and its couplings inward */
    const REAL f5at3_x = c4*R4_hz;
    const REAL f5at3_z = s4*R4_hz;
    const REAL n5at3_y_neg_0 = 0.0825*f5at3_z;
    const REAL n5at3_x_neg = c4*R4_Jxy_0 + s4*R5_Jzz + 0.384*f5at3_z;
    const REAL n5at3_y_neg = R4_Jyz_0 + n5at3_y_neg_0;
    const REAL M35_neg = s4*R4_Jxy_0 - c4*R5_Jzz + (0.0825*R4_hx_0 - 0.384*f5at3_x);
    const REAL f5at2_x_neg = c3*f5at3_x + s3*R4_hx_0;
    const REAL n5at2_x = c3*n5at3_x_neg - s3*n5at3_y_neg;
    const REAL n5at2_y = M35_neg - 0.0825*(c3*R4_hx_0 - s3*f5at3_x);
    const REAL M25 = s3*n5at3_x_neg + c3*n5at3_y_neg - n5at3_y_neg_0;
    const REAL n5at1_x = c2*n5at2_x - s2*n5at2_y + 0.316*(s2*f5at2_x_neg + c2*f5at3_z);
    const REAL M15 = s2*n5at2_x + c2*n5at2_y + 0.316*(s2*f5at3_z - c2*f5at2_x_neg);
    const REAL M05_neg = s1*n5at1_x - c1*M25;

    /* inertia that joint 'panda_joint7' feels, and its couplings inward */
    const REAL n6at5_y = -0.00028869352684245185*c6o - 0.006684151967360946;
    const REAL f6at4_x_neg = c5*R5_hz;
    const REAL f6at4_z_neg = s5*R5_hz;
    const REAL n6at4_x = -c5*R5_Jxy_0 - s5*n6at5_y;
    const REAL M46_neg = s5*R5_Jxy_0 - c5*n6at5_y;
    const REAL f6at3_x = c4*f6at4_x_neg - s4*R5_hx_0;
    const REAL f6at3_z = s4*f6at4_x_neg + c4*R5_hx_0;
    const REAL n6at3_y_0 = 0.0825*f6at3_z;
    const REAL n6at3_x = s4*R5_Jyz_0 - c4*n6at4_x - 0.384*f6at3_z;
    const REAL n6at3_y = M46_neg - n6at3_y_0;
    const REAL M36 = 0.0825*f6at4_z_neg + 0.384*f6at3_x - (s4*n6at4_x + c4*R5_Jyz_0);
    const REAL f6at2_x = s3*f6at4_z_neg - c3*f6at3_x;
    const REAL n6at2_x = s3*n6at3_y - c3*n6at3_x;
    const REAL n6at2_y = 0.0825*(s3*f6at3_x + c3*f6at4_z_neg) - M36;
    const REAL M26_neg = s3*n6at3_x + c3*n6at3_y + n6at3_y_0;
    const REAL n6at1_x = 0.316*(c2*f6at3_z - s2*f6at2_x) - (s2*n6at2_y - c2*n6at2_x);
    const REAL M16_neg = -s2*n6at2_x - c2*n6at2_y - 0.316*(c2*f6at2_x + s2*f6at3_z);
    const REAL M06 = -s1*n6at1_x - c1*M26_neg;

    /* elimination of 'panda_joint7' */
    const REAL U06 = 149.60760989322966*M06;
    const REAL U16 = -149.60760989322966*M16_neg;
    const REAL U26 = -149.60760989322966*M26_neg;
    const REAL U36 = 149.60760989322966*M36;
    const REAL U46 = -149.60760989322966*M46_neg;
    const REAL U56 = -149.60760989322966*R5_Jyz_0;
    const REAL M00e6 = R0_Jzz - M06*U06;
    const REAL M01e6 = M01e6_0 - M06*U16;
    const REAL M11e6 = R1_Jzz + M16_neg*U16;
    const REAL M02e6 = -M02_neg - M06*U26;
    const REAL M12e6 = R1_Jyz_0 + M16_neg*U26;
    const REAL M22e6 = R2_Jzz + M26_neg*U26;
    const REAL M03e6 = M03 - M06*U36;
    const REAL M13e6 = M13 + M16_neg*U36;
    const REAL M23e6 = R2_Jyz_0 + M26_neg*U36;
    const REAL M33e6 = R3_Jzz - M36*U36;
    const REAL M04e6 = M04 - M06*U46;
    const REAL M14e6 = M14 + M16_neg*U46;
    const REAL M24e6 = M24 + M26_neg*U46;
    const REAL M34e6 = -R3_Jyz_0 - M36*U46;
    const REAL M44e6 = R4_Jzz + M46_neg*U46;
    const REAL M05e6 = -M05_neg - M06*U56;
    const REAL M15e6 = M15 + M16_neg*U56;
    const REAL M25e6 = M25 + M26_neg*U56;
    const REAL M35e6 = -M35_neg - M36*U56;
    const REAL M45e6 = R4_Jyz_0 + M46_neg*U56;
    const REAL D5 = R5_Jzz + R5_Jyz_0*U56;

    /* elimination of 'panda_joint6' */
    const REAL D5_inv_neg = -1.0/D5;
    const REAL U05 = -M05e6*D5_inv_neg;
    const REAL U15_neg = M15e6*D5_inv_neg;
    const REAL U25 = -M25e6*D5_inv_neg;
    const REAL U35 = -M35e6*D5_inv_neg;
    const REAL U45_neg = M45e6*D5_inv_neg;
    const REAL M00e5 = M00e6 - M05e6*U05;
    const REAL M01e5 = M01e6 + M05e6*U15_neg;
    const REAL M11e5 = M11e6 + M15e6*U15_neg;
    const REAL M02e5 = M02e6 - M05e6*U25;
    const REAL M12e5 = M12e6 - M15e6*U25;
    const REAL M22e5 = M22e6 - M25e6*U25;
    const REAL M03e5 = M03e6 - M05e6*U35;
    const REAL M13e5 = M13e6 - M15e6*U35;
    const REAL M23e5 = M23e6 - M25e6*U35;
    const REAL M33e5 = M33e6 - M35e6*U35;
    const REAL M04e5 = M04e6 + M05e6*U45_neg;
    const REAL M14e5 = M14e6 + M15e6*U45_neg;
    const REAL M24e5 = M24e6 + M25e6*U45_neg;
    const REAL M34e5 = M34e6 + M35e6*U45_neg;
    const REAL D4 = M44e6 + M45e6*U45_neg;

    /* elimination of 'panda_joint5' */
    const REAL D4_inv = 1.0/D4;
    const REAL U04 = M04e5*D4_inv;
    const REAL U14 = M14e5*D4_inv;
    const REAL U24 = M24e5*D4_inv;
    const REAL U34 = M34e5*D4_inv;
    const REAL M00e4 = M00e5 - M04e5*U04;
    const REAL M01e4 = M01e5 - M04e5*U14;
    const REAL M11e4 = M11e5 - M14e5*U14;
    const REAL M02e4 = M02e5 - M04e5*U24;
    const REAL M12e4 = M12e5 - M14e5*U24;
    const REAL M22e4 = M22e5 - M24e5*U24;
    const REAL M03e4 = M03e5 - M04e5*U34;
    const REAL M13e4 = M13e5 - M14e5*U34;
    const REAL M23e4 = M23e5 - M24e5*U34;
    const REAL D3 = M33e5 - M34e5*U34;

    /* elimination of 'panda_joint4' */
    const REAL D3_inv = 1.0/D3;
    const REAL U03 = M03e4*D3_inv;
    const REAL U13 = M13e4*D3_inv;
    const REAL U23 = M23e4*D3_inv;
    const REAL M00e3 = M00e4 - M03e4*U03;
    const REAL M01e3 = M01e4 - M03e4*U13;
    const REAL M11e3 = M11e4 - M13e4*U13;
    const REAL M02e3 = M02e4 - M03e4*U23;
    const REAL M12e3 = M12e4 - M13e4*U23;
    const REAL D2 = M22e4 - M23e4*U23;

    /* elimination of 'panda_joint3' */
    const REAL D2_inv_neg = -1.0/D2;
    const REAL U02 = -M02e3*D2_inv_neg;
    const REAL U12_neg = M12e3*D2_inv_neg;
    const REAL M00e2 = M00e3 - M02e3*U02;
    const REAL M01e2 = M01e3 + M02e3*U12_neg;
    const REAL D1 = M11e3 + M12e3*U12_neg;

    /* elimination of 'panda_joint2' */
    const REAL D1_inv = 1.0/D1;
    const REAL U01 = M01e2*D1_inv;
    const REAL D0 = M00e2 - M01e2*U01;

    /* elimination of 'panda_joint1' */
    const REAL D0_inv = 1.0/D0;

    /* solve with U */
    const REAL e0_5 = Q4_xy_neg - Q5_xy_neg*U56;
    const REAL e0_4 = U45_neg*e0_5 - Q3_xy - Q5_xy_neg*U46;
    const REAL e0_3 = Q2_xy_neg - U34*e0_4 - U35*e0_5 - Q5_xy_neg*U36;
    const REAL e0_2 = Q1_xy_neg - U23*e0_3 - U24*e0_4 - U25*e0_5 - Q5_xy_neg*U26;
    const REAL e0_1_0 = s0 - U12_neg*e0_2 + U13*e0_3 + U14*e0_4 - U15_neg*e0_5;
    const REAL e0_1 = -e0_1_0 - Q5_xy_neg*U16;
    const REAL e0_0_0 = Q5_xy_neg*U06;
    const REAL e0_0 = -U01*e0_1 - U02*e0_2 - U03*e0_3 - U04*e0_4 - U05*e0_5 - e0_0_0;
    const REAL e1_5 = Q4_yy_neg - Q5_yy_neg*U56;
    const REAL e1_4 = U45_neg*e1_5 - Q3_yy - Q5_yy_neg*U46;
    const REAL e1_3 = -Q2_yy - U34*e1_4 - U35*e1_5 - Q5_yy_neg*U36;
    const REAL e1_2 = Q1_yy_neg - U23*e1_3 - U24*e1_4 - U25*e1_5 - Q5_yy_neg*U26;
    const REAL e1_1_0 = -Q5_yy_neg*U16;
    const REAL e1_1 = c0 + U12_neg*e1_2 - U13*e1_3 - U14*e1_4 + U15_neg*e1_5 + e1_1_0;
    const REAL e1_0_neg_0 = U01*e1_1 + U02*e1_2 + U03*e1_3 + U04*e1_4 + U05*e1_5;
    const REAL e1_0_neg = e1_0_neg_0 + Q5_yy_neg*U06;
    const REAL e2_5_neg = Q4_zy - Q5_zy*U56;
    const REAL e2_4 = Q3_zy_neg - U45_neg*e2_5_neg + Q5_zy*U46;
    const REAL e2_3 = Q5_zy*U36 - (Q2_zy + U34*e2_4 - U35*e2_5_neg);
    const REAL e2_2 = c1 - U23*e2_3 - U24*e2_4 + U25*e2_5_neg + Q5_zy*U26;
    const REAL e2_1_0 = -Q5_zy*U16;
    const REAL e2_1 = U12_neg*e2_2 - U13*e2_3 - U14*e2_4 - U15_neg*e2_5_neg - e2_1_0;
    const REAL e2_0_0 = U01*e2_1 - 1.0 + U02*e2_2 + U03*e2_3 + U04*e2_4 - U05*e2_5_neg;
    const REAL e2_0 = Q5_zy*U06 - e2_0_0;
    const REAL e3_4 = J_x4 - U45_neg*J_x5_neg;
    const REAL e3_3 = U35*J_x5_neg - (J_x3_neg + U34*e3_4);
    const REAL e3_2 = U25*J_x5_neg - (U23*e3_3 - J_x2 + U24*e3_4);
    const REAL e3_1 = J_x1 + U12_neg*e3_2 - U13*e3_3 - U14*e3_4 - U15_neg*J_x5_neg;
    const REAL e3_0_0 = U05*J_x5_neg;
    const REAL e3_0 = e3_0_0 - (ot_y + U01*e3_1 + U02*e3_2 + U03*e3_3 + U04*e3_4);
    const REAL e4_4 = U45_neg*J_y5 - J_y4_neg;
    const REAL e4_3 = J_y3 - U34*e4_4 - U35*J_y5;
    const REAL e4_2_neg = U23*e4_3 - J_y2 + U24*e4_4 + U25*J_y5;
    const REAL e4_1 = J_y1 - U12_neg*e4_2_neg - U13*e4_3 - U14*e4_4 + U15_neg*J_y5;
    const REAL e4_0 = ot_x - U01*e4_1 + U02*e4_2_neg - U03*e4_3 - U04*e4_4 - U05*J_y5;
    const REAL e5_4 = J_z4 + U45_neg*J_z5;
    const REAL e5_3 = J_z3 - U34*e5_4 - U35*J_z5;
    const REAL e5_2 = J_z2 - U23*e5_3 - U24*e5_4 - U25*J_z5;
    const REAL e5_1_neg = J_z1_neg - U12_neg*e5_2 + U13*e5_3 + U14*e5_4 - U15_neg*J_z5;
    const REAL e5_0 = U01*e5_1_neg - U02*e5_2 - U03*e5_3 - U04*e5_4 - U05*J_z5;

    /* inverse of the operational-space inertia */
    const REAL O01_0 = D0_inv*e1_0_neg;
    const REAL O01_1 = D1_inv*e1_1;
    const REAL O01_2 = D2_inv_neg*e1_2;
    const REAL O01_3 = D3_inv*e1_3;
    const REAL O01_4 = -D4_inv*e1_4;
    const REAL O01_5 = D5_inv_neg*e1_5;
    const REAL O01_6 = 149.60760989322966*Q5_yy_neg;
    const REAL O02_neg_0 = -D0_inv*e2_0;
    const REAL O02_neg_1 = D1_inv*e2_1;
    const REAL O02_neg_2 = D2_inv_neg*e2_2;
    const REAL O02_neg_3 = -D3_inv*e2_3;
    const REAL O02_neg_4 = D4_inv*e2_4;
    const REAL O02_neg_5 = D5_inv_neg*e2_5_neg;
    const REAL O02_neg_6 = 149.60760989322966*Q5_zy;
    const REAL O03_0 = -D0_inv*e3_0;
    const REAL O03_1 = D1_inv*e3_1;
    const REAL O03_2 = -D2_inv_neg*e3_2;
    const REAL O03_3 = -D3_inv*e3_3;
    const REAL O03_4 = D4_inv*e3_4;
    const REAL O03_5 = D5_inv_neg*J_x5_neg;
    const REAL O04_0 = D0_inv*e4_0;
    const REAL O04_1 = D1_inv*e4_1;
    const REAL O04_2 = D2_inv_neg*e4_2_neg;
    const REAL O04_3 = D3_inv*e4_3;
    const REAL O04_4 = -D4_inv*e4_4;
    const REAL O04_5 = D5_inv_neg*J_y5;
    const REAL O05_0 = D0_inv*e5_0;
    const REAL O05_1 = D1_inv*e5_1_neg;
    const REAL O05_2 = -D2_inv_neg*e5_2;
    const REAL O05_3 = -D3_inv*e5_3;
    const REAL O05_4 = D4_inv*e5_4;
    const REAL O05_5 = -D5_inv_neg*J_z5;
    const REAL O00_0 = D0_inv*e0_0*e0_0 + D1_inv*e0_1*e0_1 - D2_inv_neg*e0_2*e0_2;
    const REAL O00_1 = D5_inv_neg*e0_5*e0_5;
    const REAL O00_2 = 149.60760989322966*Q5_xy_neg*Q5_xy_neg;
    const REAL O00 = O00_0 + D3_inv*e0_3*e0_3 + D4_inv*e0_4*e0_4 - O00_1 + O00_2;
    const REAL O01_7 = e0_0*O01_0 - e0_1*O01_1 + e0_2*O01_2 - e0_3*O01_3 + e0_4*O01_4;
    const REAL O01 = Q5_xy_neg*O01_6 - (O01_7 + e0_5*O01_5);
    const REAL O11_0 = -e1_4*O01_4;
    const REAL O11_1 = e1_0_neg*O01_0 + e1_1*O01_1 - e1_2*O01_2 + e1_3*O01_3 + O11_0;
    const REAL O11 = O11_1 - e1_5*O01_5 + Q5_yy_neg*O01_6;
    const REAL O02_neg_7 = e0_3*O02_neg_3;
    const REAL O02_neg_8 = e0_0*O02_neg_0 - e0_1*O02_neg_1 + e0_2*O02_neg_2 + O02_neg_7;
    const REAL O02_neg_9 = Q5_xy_neg*O02_neg_6;
    const REAL O02_neg = O02_neg_8 - e0_4*O02_neg_4 - e0_5*O02_neg_5 + O02_neg_9;
    const REAL O12_0 = e1_3*O02_neg_3;
    const REAL O12_1 = e1_0_neg*O02_neg_0 + e1_1*O02_neg_1 - e1_2*O02_neg_2 - O12_0;
    const REAL O12 = O12_1 + e1_4*O02_neg_4 + e1_5*O02_neg_5 - Q5_yy_neg*O02_neg_6;
    const REAL O22_0 = e2_1*O02_neg_1 - e2_0*O02_neg_0 - e2_2*O02_neg_2 - e2_3*O02_neg_3;
    const REAL O22 = O22_0 + e2_4*O02_neg_4 - e2_5_neg*O02_neg_5 + Q5_zy*O02_neg_6;
    const REAL O03_6 = e0_0*O03_0 - e0_1*O03_1 - e0_2*O03_2 + e0_3*O03_3 - e0_4*O03_4;
    const REAL O03 = e0_5*O03_5 - O03_6;
    const REAL O13_0 = -e1_4*O03_4;
    const REAL O13_1 = e1_0_neg*O03_0 + e1_1*O03_1 + e1_2*O03_2 - e1_3*O03_3 - O13_0;
    const REAL O13 = O13_1 + e1_5*O03_5;
    const REAL O23_0 = e2_1*O03_1 - e2_0*O03_0 + e2_2*O03_2 - e2_3*O03_3 + e2_4*O03_4;
    const REAL O23 = O23_0 - e2_5_neg*O03_5;
    const REAL O33_0 = e3_1*O03_1 - e3_0*O03_0 + e3_2*O03_2 - e3_3*O03_3 + e3_4*O03_4;
    const REAL O33 = O33_0 - J_x5_neg*O03_5;
    const REAL O04_6 = e0_0*O04_0 + e0_1*O04_1 + e0_2*O04_2 + e0_3*O04_3 - e0_4*O04_4;
    const REAL O04 = O04_6 - e0_5*O04_5;
    const REAL O14_neg_0 = e1_0_neg*O04_0 - e1_1*O04_1 - e1_2*O04_2 - e1_3*O04_3;
    const REAL O14_neg = O14_neg_0 + e1_4*O04_4 + e1_5*O04_5;
    const REAL O24_0 = e2_4*O04_4;
    const REAL O24_1 = O24_0 - (e2_0*O04_0 + e2_1*O04_1 + e2_2*O04_2 + e2_3*O04_3);
    const REAL O24 = e2_5_neg*O04_5 - O24_1;
    const REAL O34_0 = e3_4*O04_4;
    const REAL O34_1 = O34_0 - (e3_0*O04_0 + e3_1*O04_1 + e3_2*O04_2 + e3_3*O04_3);
    const REAL O34 = J_x5_neg*O04_5 - O34_1;
    const REAL O44_0 = -e4_4*O04_4;
    const REAL O44_1 = e4_0*O04_0 + e4_1*O04_1 - e4_2_neg*O04_2 + e4_3*O04_3 + O44_0;
    const REAL O44 = O44_1 - J_y5*O04_5;
    const REAL O05_6 = e0_0*O05_0 - e0_1*O05_1 + e0_2*O05_2 - e0_3*O05_3 + e0_4*O05_4;
    const REAL O05 = O05_6 + e0_5*O05_5;
    const REAL O15_0 = -e1_4*O05_4;
    const REAL O15_1 = e1_0_neg*O05_0 + e1_1*O05_1 - e1_2*O05_2 + e1_3*O05_3 + O15_0;
    const REAL O15 = e1_5*O05_5 - O15_1;
    const REAL O25_neg_0 = e2_1*O05_1 - e2_0*O05_0 - e2_2*O05_2 + e2_3*O05_3;
    const REAL O25_neg = O25_neg_0 - e2_4*O05_4 + e2_5_neg*O05_5;
    const REAL O35_neg_0 = e3_1*O05_1 - e3_0*O05_0 - e3_2*O05_2 + e3_3*O05_3;
    const REAL O35_neg = O35_neg_0 - e3_4*O05_4 + J_x5_neg*O05_5;
    const REAL O45_0 = -e4_4*O05_4;
    const REAL O45_1 = e4_0*O05_0 - e4_1*O05_1 - e4_2_neg*O05_2 - e4_3*O05_3 - O45_0;
    const REAL O45 = O45_1 + J_y5*O05_5;
    const REAL O55_0 = e5_4*O05_4;
    const REAL O55_1 = e5_0*O05_0 + e5_1_neg*O05_1 + e5_2*O05_2 - e5_3*O05_3 + O55_0;
    const REAL O55 = O55_1 + J_z5*O05_5;

    Omega[0] = O00;
    Omega[1] = O01;
    Omega[2] = -O02_neg;
    Omega[3] = O03;
    Omega[4] = O04;
    Omega[5] = O05;
    Omega[6] = O01;
    Omega[7] = O11;
    Omega[8] = O12;
    Omega[9] = O13;
    Omega[10] = -O14_neg;
    Omega[11] = O15;
    Omega[12] = -O02_neg;
    Omega[13] = O12;
    Omega[14] = O22;
    Omega[15] = O23;
    Omega[16] = O24;
    Omega[17] = -O25_neg;
    Omega[18] = O03;
    Omega[19] = O13;
    Omega[20] = O23;
    Omega[21] = O33;
    Omega[22] = O34;
    Omega[23] = -O35_neg;
    Omega[24] = O04;
    Omega[25] = -O14_neg;
    Omega[26] = O24;
    Omega[27] = O34;
    Omega[28] = O44;
    Omega[29] = O45;
    Omega[30] = O05;
    Omega[31] = O15;
    Omega[32] = -O25_neg;
    Omega[33] = -O35_neg;
    Omega[34] = O45;
    Omega[35] = O55;
}

FUNCTION(panda_operational_inertia_panda_hand_tcp)(const REAL q[7], REAL Lambda[36])
{
    const REAL q0 = q[0], q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6];

    /* sines and cosines */
    const REAL q6o = q6 + 0.6689225306301614;
    const REAL angles[7] = {q0, q1, q2, q3, q4, q5, q6o};
    REAL sines[7], cosines[7];
    OF(panda_sincos)(7, angles, sines, cosines);
    const REAL s0 = sines[0], s1 = sines[1], s2 = sines[2], s3 = sines[3], s4 = sines[4];
    const REAL s5 = sines[5], s6o = sines[6];
    const REAL c0 = cosines[0], c1 = cosines[1], c2 = cosines[2], c3 = cosines[3], c4 = cosines[4];
    const REAL c5 = cosines[5], c6o = cosines[6];

    /* frame of 'panda_link2' in the base */
    const REAL Q1_xx = c0*c1;
    const REAL Q1_xy_neg = c0*s1;
    const REAL Q1_yx = s0*c1;
    const REAL Q1_yy_neg = s0*s1;

    /* frame of 'panda_link3' in the base */
    const REAL Q2_xx = c2*Q1_xx - s0*s2;
    const REAL Q2_xy_neg = s2*Q1_xx + s0*c2;
    const REAL Q2_yx = c2*Q1_yx + c0*s2;
    const REAL Q2_yy = c0*c2 - s2*Q1_yx;
    const REAL Q2_zx_neg = s1*c2;
    const REAL Q2_zy = s1*s2;
    const REAL o2_x = 0.316*Q1_xy_neg;
    const REAL o2_y = 0.316*Q1_yy_neg;
    const REAL o2_z = 0.316*c1 + 0.333;

    /* frame of 'panda_link4' in the base */
    const REAL Q3_xx_neg = c3*Q2_xx + s3*Q1_xy_neg;
    const REAL Q3_xy = s3*Q2_xx - c3*Q1_xy_neg;
    const REAL Q3_yx_neg = c3*Q2_yx + s3*Q1_yy_neg;
    const REAL Q3_yy = s3*Q2_yx - c3*Q1_yy_neg;
    const REAL Q3_zx = c3*Q2_zx_neg - c1*s3;
    const REAL Q3_zy_neg = s3*Q2_zx_neg + c1*c3;
    const REAL o3_x = o2_x + 0.0825*Q2_xx;
    const REAL o3_y = o2_y + 0.0825*Q2_yx;
    const REAL o3_z = o2_z - 0.0825*Q2_zx_neg;

    /* frame of 'panda_link5' in the base */
    const REAL Q4_xx = c4*Q3_xx_neg - s4*Q2_xy_neg;
    const REAL Q4_xy_neg = s4*Q3_xx_neg + c4*Q2_xy_neg;
    const REAL Q4_yx = c4*Q3_yx_neg + s4*Q2_yy;
    const REAL Q4_yy_neg = s4*Q3_yx_neg - c4*Q2_yy;
    const REAL Q4_zx = s4*Q2_zy - c4*Q3_zx;
    const REAL Q4_zy = s4*Q3_zx + c4*Q2_zy;
    const REAL o4_x = o3_x - (0.0825*Q3_xx_neg + 0.384*Q3_xy);
    const REAL o4_y = o3_y - (0.0825*Q3_yx_neg + 0.384*Q3_yy);
    const REAL o4_z = 0.0825*Q3_zx + 0.384*Q3_zy_neg + o3_z;

    /* frame of 'panda_link6' in the base */
    const REAL Q5_xx = c5*Q4_xx - s5*Q3_xy;
    const REAL Q5_xy_neg = s5*Q4_xx + c5*Q3_xy;
    const REAL Q5_yx = c5*Q4_yx - s5*Q3_yy;
    const REAL Q5_yy_neg = s5*Q4_yx + c5*Q3_yy;
    const REAL Q5_zx = c5*Q4_zx + s5*Q3_zy_neg;
    const REAL Q5_zy = c5*Q3_zy_neg - s5*Q4_zx;

    /* frame of 'panda_link7' in the base */
    const REAL o6_x = o4_x + 0.088*Q5_xx;
    const REAL o6_y = o4_y + 0.088*Q5_yx;
    const REAL o6_z = o4_z + 0.088*Q5_zx;

    /* frame of tool 'panda_hand_tcp' */
    const REAL ot_x = o6_x + 0.2104*Q5_xy_neg;
    const REAL ot_y = o6_y + 0.2104*Q5_yy_neg;
    const REAL ot_z = o6_z - 0.2104*Q5_zy;

    /* columns of the Jacobian */
    const REAL J_x1_0 = ot_z - 0.333;
    const REAL J_x1 = c0*J_x1_0;
    const REAL J_y1 = s0*J_x1_0;
    const REAL J_z1_neg = s0*ot_y + c0*ot_x;
    const REAL J_y2_0 = o2_x - ot_x;
    const REAL J_x2_0 = o2_y - ot_y;
    const REAL J_x2_1 = o2_z - ot_z;
    const REAL J_x2 = c1*J_x2_0 - Q1_yy_neg*J_x2_1;
    const REAL J_y2 = Q1_xy_neg*J_x2_1 - c1*J_y2_0;
    const REAL J_z2 = Q1_yy_neg*J_y2_0 - Q1_xy_neg*J_x2_0;
    const REAL J_y3_0 = o3_x - ot_x;
    const REAL J_x3_neg_0 = o3_y - ot_y;
    const REAL J_x3_neg_1 = o3_z - ot_z;
    const REAL J_x3_neg = Q2_zy*J_x3_neg_0 - Q2_yy*J_x3_neg_1;
    const REAL J_y3 = Q2_zy*J_y3_0 + Q2_xy_neg*J_x3_neg_1;
    const REAL J_z3 = -Q2_xy_neg*J_x3_neg_0 - Q2_yy*J_y3_0;
    const REAL J_y4_neg_0 = o4_x - ot_x;
    const REAL J_x4_0 = o4_y - ot_y;
    const REAL J_x4_1 = o4_z - ot_z;
    const REAL J_x4 = Q3_yy*J_x4_1 + Q3_zy_neg*J_x4_0;
    const REAL J_y4_neg = Q3_zy_neg*J_y4_neg_0 + Q3_xy*J_x4_1;
    const REAL J_z4 = Q3_xy*J_x4_0 - Q3_yy*J_y4_neg_0;
    const REAL J_x5_neg = Q4_yy_neg*J_x4_1 + Q4_zy*J_x4_0;
    const REAL J_y5 = Q4_zy*J_y4_neg_0 + Q4_xy_neg*J_x4_1;
    const REAL J_z5 = Q4_yy_neg*J_y4_neg_0 - Q4_xy_neg*J_x4_0;

    /* composite inertia of 'panda_link6' */
    const REAL R5_hx_0 = 0.0032806082595733164*c6o;
    const REAL R5_hz = 0.0032806082595733164*s6o;
    const REAL R5_Jxx_0 = 0.001320514136461655*c6o + 0.002174847060296271*s6o;
    const REAL R5_Jxx_1 = c6o*R5_Jxx_0;
    const REAL R5_Jxx = R5_Jxx_1 - 0.001320514136461655;
    const REAL R5_Jxy_0 = 0.001535882372017312*c6o - 0.0003863308944437672*s6o;
    const REAL R5_Jyz_0 = 0.001535882372017312*s6o + 0.0003863308944437672*c6o;
    const REAL R5_Jyy_0 = 0.0005773870536849037*c6o;
    const REAL R5_Jzz_0 = R5_Jxx_1 - R5_Jyy_0;
    const REAL R5_hx = R5_hx_0 + 0.231847552695;
    const REAL R5_Jyy = R5_Jyy_0 - 0.004730348259622693;
    const REAL R5_Jzz = 0.05445901096815875 - R5_Jzz_0;
    const REAL R5_Jxy = R5_Jxy_0 + 0.014748570382675316;
    const REAL R5_Jxz_0 = s6o*(R5_Jxx_0 - 0.00028869352684245185) - 0.0010874235301481356;
    const REAL R5_Jxz = R5_Jxz_0 - 0.000103758917218685;
    const REAL R5_Jyz = R5_Jyz_0 + 9.3569097314605e-05;

    /* composite inertia of 'panda_link5' */
    const REAL R4_hx_0 = c5*R5_hx + 0.173804705569*s5;
    const REAL R4_hz = s5*R5_hx - 0.173804705569*c5;
    const REAL R4_Jxx_0 = c5*(R5_Jxx - R5_Jyy) - 2.0*R5_Jxy*s5;
    const REAL R4_Jxx_1 = c5*R4_Jxx_0;
    const REAL R4_Jxx = R5_Jyy + R4_Jxx_1;
    const REAL R4_Jxy_0 = c5*R5_Jxz - s5*R5_Jyz;
    const REAL R4_Jyz_0 = s5*R5_Jxz + c5*R5_Jyz;
    const REAL R4_hx = R4_hx_0 - 0.014653732538;
    const REAL R4_hy = 0.067870631425 - R5_hz;
    const REAL R4_Jyy = 0.012928223607293024 - R5_Jzz_0;
    const REAL R4_Jzz = R5_Jxx - R4_Jxx_1 + 0.04443309949091915;
    const REAL R4_Jxy = -R4_Jxy_0 - 0.00151524447332703;
    const REAL R4_Jxz = R5_Jxy + s5*R4_Jxx_0 - 0.004600245517563106;
    const REAL R4_Jyz = 0.00216405205209813 - R4_Jyz_0;

    /* composite inertia of 'panda_link4' */
    const REAL R3_hx_0 = c4*R4_hx - s4*R4_hy;
    const REAL R3_hz = -s4*R4_hx - c4*R4_hy;
    const REAL R3_Jxx_0 = c4*(R4_Jxx - R4_Jyy) - 2.0*R4_Jxy*s4;
    const REAL R3_Jxx_1 = c4*R3_Jxx_0;
    const REAL R3_Jxy_0 = c4*R4_Jxz - s4*R4_Jyz;
    const REAL R3_Jzz_0 = 0.165*R3_hx_0;
    const REAL R3_Jxx_2 = 0.768*R4_hz;
    const REAL R3_Jxy_1 = 0.384*R3_hx_0;
    const REAL R3_Jxz_0 = -0.0825*R3_hz;
    const REAL R3_Jxx = R4_Jyy + R3_Jxx_1 + R3_Jxx_2;
    const REAL R3_Jyz_0 = s4*R4_Jxz + c4*R4_Jyz + 0.384*R3_hz;
    const REAL R3_hx = 0.55278027465 - R3_hx_0;
    const REAL R3_hy = -R4_hz - 2.012523553603;
    const REAL R3_Jyy = R4_Jzz - R3_Jzz_0 - 0.6892538823000487;
    const REAL R3_Jzz = R4_Jxx - R3_Jxx_1 - (R3_Jzz_0 - R3_Jxx_2) + 0.7912941546136797;
    const REAL R3_Jxy = 0.0825*R4_hz - R3_Jxy_1 + R3_Jxy_0 + 0.16284087268546085;
    const REAL R3_Jxz = R4_Jxy + s4*R3_Jxx_0 + R3_Jxz_0 - 0.0039053550262761;
    const REAL R3_Jyz = R3_Jyz_0 + 0.00164448757736927;

    /* composite inertia of 'panda_link3' */
    const REAL R2_hx_0 = s3*R3_hy - c3*R3_hx;
    const REAL R2_hz = -s3*R3_hx - c3*R3_hy;
    const REAL R2_Jxx_0 = c3*(R3_Jyy - R3_Jxx) + 2.0*R3_Jxy*s3;
    const REAL R2_Jxx_1 = c3*R2_Jxx_0;
    const REAL R2_Jxx = R3_Jyy - R2_Jxx_1;
    const REAL R2_Jxy_0 = s3*R3_Jyz - c3*R3_Jxz;
    const REAL R2_Jyz_0 = -s3*R3_Jxz - c3*R3_Jyz;
    const REAL R2_Jyy_0 = 0.165*R2_hx_0;
    const REAL R2_Jzz_0 = -R3_Jxx - R2_Jxx_1 - R2_Jyy_0;
    const REAL R2_hx = R2_hx_0 + 0.746857959872;
    const REAL R2_hy = 0.028227094878 - R3_hz;
    const REAL R2_Jyy = R3_Jzz + R2_Jyy_0 - 0.7008497463952148;
    const REAL R2_Jzz = 0.8240545884482702 - R2_Jzz_0;
    const REAL R2_Jxy = -R3_Jxz_0 - R2_Jxy_0 - 0.000121912420950744;
    const REAL R2_Jxz = R3_Jxy - s3*R2_Jxx_0 - 0.0825*R2_hz - 0.005487648106562256;
    const REAL R2_Jyz = -R2_Jyz_0 - 0.004377257121839584;

    /* composite inertia of 'panda_link2' */
    const REAL R1_Jxx_0 = c2*(R2_Jxx - R2_Jyy) - 2.0*R2_Jxy*s2;
    const REAL R1_Jxx_1 = c2*R1_Jxx_0;
    const REAL R1_Jxx_2 = 0.632*R2_hz;
    const REAL R1_Jxx = R2_Jyy + R1_Jxx_1 + R1_Jxx_2;
    const REAL R1_Jxy_0 = c2*R2_Jxz - s2*R2_Jyz - 0.316*(c2*R2_hx - s2*R2_hy);
    const REAL R1_Jyz_0 = s2*R2_Jxz + c2*R2_Jyz - 0.316*(s2*R2_hx + c2*R2_hy);
    const REAL R1_Jyy = -R2_Jzz_0 - 0.9474817577104213;
    const REAL R1_Jzz = R2_Jxx - R1_Jxx_1 + R1_Jxx_2 + 1.8176921111485551;
    const REAL R1_Jxy = -R1_Jxy_0 - 0.00398335888393552;
    const REAL R1_Jxz = R2_Jxy + s2*R1_Jxx_0 + 0.01026110182100817;
    const REAL R1_Jyz = 0.0007689361029464 - R1_Jyz_0;

    /* composite inertia of 'panda_link1' */
    const REAL R0_Jzz_0 = R1_Jxx - c1*(c1*(R1_Jxx - R1_Jyy) - 2.0*R1_Jxy*s1);
    const REAL M01e6_0 = -s1*R1_Jxz - c1*R1_Jyz;
    const REAL R0_Jzz = R0_Jzz_0 + 1.8088737946480977;

    /* inertia that joint 'panda_joint3' feels, and its couplings inward */
    const REAL M02_neg = s1*R1_Jxy_0 - c1*R2_Jzz;

    /* inertia that joint 'panda_joint4' feels, and its couplings inward */
    const REAL n3at2_y_neg = R3_Jzz + 0.0825*R2_hx_0;
    const REAL M13 = s2*R2_Jxy_0 - c2*n3at2_y_neg - c2*R2_hz*0.316;
    const REAL M03 = c1*R2_Jyz_0 - s1*(c2*R2_Jxy_0 + s2*n3at2_y_neg + s2*R2_hz*0.316);

    /* inertia that joint 'panda_joint5' feels, and its couplings inward */
    const REAL n4at3_y_0 = 0.0825*R3_hx_0;
    const REAL n4at3_x = R3_Jxy_1 - R3_Jxy_0;
    const REAL n4at3_y = n4at3_y_0 - R4_Jzz;
    const REAL f4at2_x = c3*R3_hz;
    const REAL n4at2_x = s3*n4at3_y - c3*n4at3_x;
    const REAL n4at2_y = R3_Jyz_0 + R3_Jxz_0*s3;
    const REAL M24 = n4at3_y_0 - (s3*n4at3_x + c3*n4at3_y);
    const REAL M14 = s2*n4at2_x + c2*n4at2_y - 0.316*(s2*R3_hx_0 - c2*f4at2_x);
    const REAL M04_0 = s1*(c2*n4at2_x - s2*n4at2_y - 0.316*(s2*f4at2_x + c2*R3_hx_0));
    const REAL M04 = c1*M24 - M04_0;

    /* inertia that joint 'panda_joint6' feels, and its couplings inward */
    const REAL f5at3_x = c4*R4_hz;
    const REAL f5at3_z = s4*R4_hz;
    const REAL n5at3_y_neg_0 = 0.0825*f5at3_z;
    const REAL n5at3_x_neg = c4*R4_Jxy_0 + s4*R5_Jzz + 0.384*f5at3_z;
    const REAL n5at3_y_neg = R4_Jyz_0 + n5at3_y_neg_0;
    const REAL M35_neg = s4*R4_Jxy_0 - c4*R5_Jzz + (0.0825*R4_hx_0 - 0.384*f5at3_x);
    const REAL f5at2_x_neg = c3*f5at3_x + s3*R4_hx_0;
    const REAL n5at2_x = c3*n5at3_x_neg - s3*n5at3_y_neg;
    const REAL n5at2_y = M35_neg - 0.0825*(c3*R4_hx_0 - s3*f5at3_x);
    const REAL M25 = s3*n5at3_x_neg + c3*n5at3_y_neg - n5at3_y_neg_0;
    const REAL n5at1_x = c2*n5at2_x - s2*n5at2_y + 0.316*(s2*f5at2_x_neg + c2*f5at3_z);
    const REAL M15 = s2*n5at2_x + c2*n5at2_y + 0.316*(s2*f5at3_z - c2*f5at2_x_neg);
    const REAL M05_neg = s1*n5at1_x - c1*M25;

    /* inertia that joint 'panda_joint7' feels, and its couplings inward */
    const REAL n6at5_y = -0.00028869352684245185*c6o - 0.006684151967360946;
    const REAL f6at4_x_neg = c5*R5_hz;
    const REAL f6at4_z_neg = s5*R5_hz;
    const REAL n6at4_x = -c5*R5_Jxy_0 - s5*n6at5_y;
    const REAL M46_neg = s5*R5_Jxy_0 - c5*n6at5_y;
    const REAL f6at3_x = c4*f6at4_x_neg - s4*R5_hx_0;
    const REAL f6at3_z = s4*f6at4_x_neg + c4*R5_hx_0;
    const REAL n6at3_y_0 = 0.0825*f6at3_z;
    const REAL n6at3_x = s4*R5_Jyz_0 - c4*n6at4_x - 0.384*f6at3_z;
    const REAL n6at3_y = M46_neg - n6at3_y_0;
    const REAL M36 = 0.0825*f6at4_z_neg + 0.384*f6at3_x - (s4*n6at4_x + c4*R5_Jyz_0);
    const REAL f6at2_x = s3*f6at4_z_neg - c3*f6at3_x;
    const REAL n6at2_x = s3*n6at3_y - c3*n6at3_x;
    const REAL n6at2_y = 0.0825*(s3*f6at3_x + c3*f6at4_z_neg) - M36;
    const REAL M26_neg = s3*n6at3_x + c3*n6at3_y + n6at3_y_0;
    const REAL n6at1_x = 0.316*(c2*f6at3_z - s2*f6at2_x) - (s2*n6at2_y - c2*n6at2_x);
    const REAL M16_neg = -s2*n6at2_x - c2*n6at2_y - 0.316*(c2*f6at2_x + s2*f6at3_z);
    const REAL M06 = -s1*n6at1_x - c1*M26_neg;

    /* elimination of 'panda_joint7' */
    const REAL U06 = 149.60760989322966*M06;
    const REAL U16 = -149.60760989322966*M16_neg;
    const REAL U26 = -149.60760989322966*M26_neg;
    const REAL U36 = 149.60760989322966*M36;
    const REAL U46 = -149.60760989322966*M46_neg;
    const REAL U56 = -149.60760989322966*R5_Jyz_0;
    const REAL M00e6 = R0_Jzz - M06*U06;
    const REAL M01e6 = M01e6_0 - M06*U16;
    const REAL M11e6 = R1_Jzz + M16_neg*U16;
    const REAL M02e6 = -M02_neg - M06*U26;
    const REAL M12e6 = R1_Jyz_0 + M16_neg*U26;
    const REAL M22e6 = R2_Jzz + M26_neg*U26;
    const REAL M03e6 = M03 - M06*U36;
    const REAL M13e6 = M13 + M16_neg*U36;
    const REAL M23e6 = R2_Jyz_0 + M26_neg*U36;
    const REAL M33e6 = R3_Jzz - M36*U36;
    const REAL M04e6 = M04 - M06*U46;
    const REAL M14e6 = M14 + M16_neg*U46;
    const REAL M24e6 = M24 + M26_neg*U46;
    const REAL M34e6 = -R3_Jyz_0 - M36*U46;
    const REAL M44e6 = R4_Jzz + M46_neg*U46;
    const REAL M05e6 = -M05_neg - M06*U56;
    const REAL M15e6 = M15 + M16_neg*U56;
    const REAL M25e6 = M25 + M26_neg*U56;
    const REAL M35e6 = -M35_neg - M36*U56;
    const REAL M45e6 = R4_Jyz_0 + M46_neg*U56;
    const REAL D5 = R5_Jzz + R5_Jyz_0*U56;

    /* elimination of 'panda_joint6' */
    const REAL D5_inv_neg = -1.0/D5;
    const REAL U05 = -M05e6*D5_inv_neg;
    const REAL U15_neg = M15e6*D5_inv_neg;
    const REAL U25 = -M25e6*D5_inv_neg;
    const REAL U35 = -M35e6*D5_inv_neg;
    const REAL U45_neg = M45e6*D5_inv_neg;
    const REAL M00e5 = M00e6 - M05e6*U05;
    const REAL M01e5 = M01e6 + M05e6*U15_neg;
    const REAL M11e5 = M11e6 + M15e6*U15_neg;
    const REAL M02e5 = M02e6 - M05e6*U25;
    const REAL M12e5 = M12e6 - M15e6*U25;
    const REAL M22e5 = M22e6 - M25e6*U25;
    const REAL M03e5 = M03e6 - M05e6*U35;
    const REAL M13e5 = M13e6 - M15e6*U35;
    const REAL M23e5 = M23e6 - M25e6*U35;
    const REAL M33e5 = M33e6 - M35e6*U35;
    const REAL M04e5 = M04e6 + M05e6*U45_neg;
    const REAL M14e5 = M14e6 + M15e6*U45_neg;
    const REAL M24e5 = M24e6 + M25e6*U45_neg;
    const REAL M34e5 = M34e6 + M35e6*U45_neg;
    const REAL D4 = M44e6 + M45e6*U45_neg;

    /* elimination of 'panda_joint5' */
    const REAL D4_inv = 1.0/D4;
    const REAL U04 = M04e5*D4_inv;
    const REAL U14 = M14e5*D4_inv;
    const REAL U24 = M24e5*D4_inv;
    const REAL U34 = M34e5*D4_inv;
    const REAL M00e4 = M00e5 - M04e5*U04;
    const REAL M01e4 = M01e5 - M04e5*U14;
    const REAL M11e4 = M11e5 - M14e5*U14;
    const REAL M02e4 = M02e5 - M04e5*U24;
    const REAL M12e4 = M12e5 - M14e5*U24;
    const REAL M22e4 = M22e5 - M24e5*U24;
    const REAL M03e4 = M03e5 - M04e5*U34;
    const REAL M13e4 = M13e5 - M14e5*U34;
    const REAL M23e4 = M23e5 - M24e5*U34;
    const REAL D3 = M33e5 - M34e5*U34;

    /* elimination of 'panda_joint4' */
    const REAL D3_inv = 1.0/D3;
    const REAL U03 = M03e4*D3_inv;
    const REAL U13 = M13e4*D3_inv;
    const REAL U23 = M23e4*D3_inv;
    const REAL M00e3 = M00e4 - M03e4*U03;
    const REAL M01e3 = M01e4 - M03e4*U13;
    const REAL M11e3 = M11e4 - M13e4*U13;
    const REAL M02e3 = M02e4 - M03e4*U23;
    const REAL M12e3 = M12e4 - M13e4*U23;
    const REAL D2 = M22e4 - M23e4*U23;

    /* elimination of 'panda_joint3' */
    const REAL D2_inv_neg = -1.0/D2;
    const REAL U02 = -M02e3*D2_inv_neg;
    const REAL U12_neg = M12e3*D2_inv_neg;
    const REAL M00e2 = M00e3 - M02e3*U02;
    const REAL M01e2 = M01e3 + M02e3*U12_neg;
    const REAL D1 = M11e3 + M12e3*U12_neg;

    /* elimination of 'panda_joint2' */
    const REAL D1_inv = 1.0/D1;
    const REAL U01 = M01e2*D1_inv;
    const REAL D0 = M00e2 - M01e2*U01;

    /* elimination of 'panda_joint1' */
    const REAL D0_inv = 1.0/D0;

    /* solve with U */
    const REAL e0_5 = Q4_xy_neg - Q5_xy_neg*U56;
    const REAL e0_4 = U45_neg*e0_5 - Q3_xy - Q5_xy_neg*U46;
    const REAL e0_3 = Q2_xy_neg - U34*e0_4 - U35*e0_5 - Q5_xy_neg*U36;
    const REAL e0_2 = Q1_xy_neg - U23*e0_3 - U24*e0_4 - U25*e0_5 - Q5_xy_neg*U26;
    const REAL e0_1_0 = s0 - U12_neg*e0_2 + U13*e0_3 + U14*e0_4 - U15_neg*e0_5;
    const REAL e0_1 = -e0_1_0 - Q5_xy_neg*U16;
    const REAL e0_0_0 = Q5_xy_neg*U06;
    const REAL e0_0 = -U01*e0_1 - U02*e0_2 - U03*e0_3 - U04*e0_4 - U05*e0_5 - e0_0_0;
    const REAL e1_5 = Q4_yy_neg - Q5_yy_neg*U56;
    const REAL e1_4 = U45_neg*e1_5 - Q3_yy - Q5_yy_neg*U46;
    const REAL e1_3 = -Q2_yy - U34*e1_4 - U35*e1_5 - Q5_yy_neg*U36;
    const REAL e1_2 = Q1_yy_neg - U23*e1_3 - U24*e1_4 - U25*e1_5 - Q5_yy_neg*U26;
    const REAL e1_1_0 = -Q5_yy_neg*U16;
    const REAL e1_1 = c0 + U12_neg*e1_2 - U13*e1_3 - U14*e1_4 + U15_neg*e1_5 + e1_1_0;
    const REAL e1_0_neg_0 = U01*e1_1 + U02*e1_2 + U03*e1_3 + U04*e1_4 + U05*e1_5;
    const REAL e1_0_neg = e1_0_neg_0 + Q5_yy_neg*U06;
    const REAL e2_5_neg = Q4_zy - Q5_zy*U56;
    const REAL e2_4 = Q3_zy_neg - U45_neg*e2_5_neg + Q5_zy*U46;
    const REAL e2_3 = Q5_zy*U36 - (Q2_zy + U34*e2_4 - U35*e2_5_neg);
    const REAL e2_2 = c1 - U23*e2_3 - U24*e2_4 + U25*e2_5_neg + Q5_zy*U26;
    const REAL e2_1_0 = -Q5_zy*U16;
    const REAL e2_1 = U12_neg*e2_2 - U13*e2_3 - U14*e2_4 - U15_neg*e2_5_neg - e2_1_0;
    const REAL e2_0_0 = U01*e2_1 - 1.0 + U02*e2_2 + U03*e2_3 + U04*e2_4 - U05*e2_5_neg;
    const REAL e2_0 = Q5_zy*U06 - e2_0_0;
    const REAL e3_4 = J_x4 - U45_neg*J_x5_neg;
    const REAL e3_3 = U35*J_x5_neg - (J_x3_neg + U34*e3_4);
    const REAL e3_2 = U25*J_x5_neg - (U23*e3_3 - J_x2 + U24*e3_4);
    const REAL e3_1 = J_x1 + U12_neg*e3_2 - U13*e3_3 - U14*e3_4 - U15_neg*J_x5_neg;
    const REAL e3_0_0 = U05*J_x5_neg;
    const REAL e3_0 = e3_0_0 - (ot_y + U01*e3_1 + U02*e3_2 + U03*e3_3 + U04*e3_4);
    const REAL e4_4 = U45_neg*J_y5 - J_y4_neg;
    const REAL e4_3 = J_y3 - U34*e4_4 - U35*J_y5;
    const REAL e4_2_neg = U23*e4_3 - J_y2 + U24*e4_4 + U25*J_y5;
    const REAL e4_1 = J_y1 - U12_neg*e4_2_neg - U13*e4_3 - U14*e4_4 + U15_neg*J_y5;
    const REAL e4_0 = ot_x - U01*e4_1 + U02*e4_2_neg - U03*e4_3 - U04*e4_4 - U05*J_y5;
    const REAL e5_4 = J_z4 + U45_neg*J_z5;
    const REAL e5_3 = J_z3 - U34*e5_4 - U35*J_z5;
    const REAL e5_2 = J_z2 - U23*e5_3 - U24*e5_4 - U25*J_z5;
    const REAL e5_1_neg = J_z1_neg - U12_neg*e5_2 + U13*e5_3 + U14*e5_4 - U15_neg*J_z5;
    const REAL e5_0 = U01*e5_1_neg - U02*e5_2 - U03*e5_3 - U04*e5_4 - U05*J_z5;

    /* inverse of the operational-space inertia */
    const REAL O01_0 = D0_inv*e1_0_neg;
    const REAL O01_1 = D1_inv*e1_1;
    const REAL O01_2 = D2_inv_neg*e1_2;
    const REAL O01_3 = D3_inv*e1_3;
    const REAL O01_4 = -D4_inv*e1_4;
    const REAL O01_5 = D5_inv_neg*e1_5;
    const REAL O01_6 = 149.60760989322966*Q5_yy_neg;
    const REAL O02_neg_0 = -D0_inv*e2_0;
    const REAL O02_neg_1 = D1_inv*e2_1;
    const REAL O02_neg_2 = D2_inv_neg*e2_2;
    const REAL O02_neg_3 = -D3_inv*e2_3;
    const REAL O02_neg_4 = D4_inv*e2_4;
    const REAL O02_neg_5 = D5_inv_neg*e2_5_neg;
    const REAL O02_neg_6 = 149.60760989322966*Q5_zy;
    const REAL O03_0 = -D0_inv*e3_0;
    const REAL O03_1 = D1_inv*e3_1;
    const REAL O03_2 = -D2_inv_neg*e3_2;
    const REAL O03_3 = -D3_inv*e3_3;
    const REAL O03_4 = D4_inv*e3_4;
    const REAL O03_5 = D5_inv_neg*J_x5_neg;
    const REAL O04_0 = D0_inv*e4_0;
    const REAL O04_1 = D1_inv*e4_1;
    const REAL O04_2 = D2_inv_neg*e4_2_neg;
    const REAL O04_3 = D3_inv*e4_3;
    const REAL O04_4 = -D4_inv*e4_4;
    const REAL O04_5 = D5_inv_neg*J_y5;
    const REAL O05_0 = D0_inv*e5_0;
    const REAL O05_1 = D1_inv*e5_1_neg;
    const REAL O05_2 = -D2_inv_neg*e5_2;
    const REAL O05_3 = -D3_inv*e5_3;
    const REAL O05_4 = D4_inv*e5_4;
    const REAL O05_5 = -D5_inv_neg*J_z5;
    const REAL O00_0 = D0_inv*e0_0*e0_0 + D1_inv*e0_1*e0_1 - D2_inv_neg*e0_2*e0_2;
    const REAL O00_1 = D5_inv_neg*e0_5*e0_5;
    const REAL O00_2 = 149.60760989322966*Q5_xy_neg*Q5_xy_neg;
    const REAL O00 = O00_0 + D3_inv*e0_3*e0_3 + D4_inv*e0_4*e0_4 - O00_1 + O00_2;
    const REAL O01_7 = e0_0*O01_0 - e0_1*O01_1 + e0_2*O01_2 - e0_3*O01_3 + e0_4*O01_4;
    const REAL O01 = Q5_xy_neg*O01_6 - (O01_7 + e0_5*O01_5);
    const REAL O11_0 = -e1_4*O01_4;
    const REAL O11_1 = e1_0_neg*O01_0 + e1_1*O01_1 - e1_2*O01_2 + e1_3*O01_3 + O11_0;
    const REAL O11 = O11_1 - e1_5*O01_5 + Q5_yy_neg*O01_6;
    const REAL O02_neg_7 = e0_3*O02_neg_3;
    const REAL O02_neg_8 = e0_0*O02_neg_0 - e0_1*O02_neg_1 + e0_2*O02_neg_2 + O02_neg_7;
    const REAL O02_neg_9 = Q5_xy_neg*O02_neg_6;
    const REAL O02_neg = O02_neg_8 - e0_4*O02_neg_4 - e0_5*O02_neg_5 + O02_neg_9;
    const REAL O12_0 = e1_3*O02_neg_3;
    const REAL O12_1 = e1_0_neg*O02_neg_0 + e1_1*O02_neg_1 - e1_2*O02_neg_2 - O12_0;
    const REAL O12 = O12_1 + e1_4*O02_neg_4 + e1_5*O02_neg_5 - Q5_yy_neg*O02_neg_6;
    const REAL O22_0 = e2_1*O02_neg_1 - e2_0*O02_neg_0 - e2_2*O02_neg_2 - e2_3*O02_neg_3;
    const REAL O22 = O22_0 + e2_4*O02_neg_4 - e2_5_neg*O02_neg_5 + Q5_zy*O02_neg_6;
    const REAL O03_6 = e0_0*O03_0 - e0_1*O03_1 - e0_2*O03_2 + e0_3*O03_3 - e0_4*O03_4;
    const REAL O03 = e0_5*O03_5 - O03_6;
    const REAL O13_0 = -e1_4*O03_4;
    const REAL O13_1 = e1_0_neg*O03_0 + e1_1*O03_1 + e1_2*O03_2 - e1_3*O03_3 - O13_0;
    const REAL O13 = O13_1 + e1_5*O03_5;
    const REAL O23_0 = e2_1*O03_1 - e2_0*O03_0 + e2_2*O03_2 - e2_3*O03_3 + e2_4*O03_4;
    const REAL O23 = O23_0 - e2_5_neg*O03_5;
    const REAL O33_0 = e3_1*O03_1 - e3_0*O03_0 + e3_2*O03_2 - e3_3*O03_3 + e3_4*O03_4;
    const REAL O33 = O33_0 - J_x5_neg*O03_5;
    const REAL O04_6 = e0_0*O04_0 + e0_1*O04_1 + e0_2*O04_2 + e0_3*O04_3 - e0_4*O04_4;
    const REAL O04 = O04_6 - e0_5*O04_5;
    const REAL O14_neg_0 = e1_0_neg*O04_0 - e1_1*O04_1 - e1_2*O04_2 - e1_3*O04_3;
    const REAL O14_neg = O14_neg_0 + e1_4*O04_4 + e1_5*O04_5;
    const REAL O24_0 = e2_4*O04_4;
    const REAL O24_1 = O24_0 - (e2_0*O04_0 + e2_1*O04_1 + e2_2*O04_2 + e2_3*O04_3);
    const REAL O24 = e2_5_neg*O04_5 - O24_1;
    const REAL O34_0 = e3_4*O04_4;
    const REAL O34_1 = O34_0 - (e3_0*O04_0 + e3_1*O04_1 + e3_2*O04_2 + e3_3*O04_3);
    const REAL O34 = J_x5_neg*O04_5 - O34_1;
    const REAL O44_0 = -e4_4*O04_4;
    const REAL O44_1 = e4_0*O04_0 + e4_1*O04_1 - e4_2_neg*O04_2 + e4_3*O04_3 + O44_0;
    const REAL O44 = O44_1 - J_y5*O04_5;
    const REAL O05_6 = e0_0*O05_0 - e0_1*O05_1 + e0_2*O05_2 - e0_3*O05_3 + e0_4*O05_4;
    const REAL O05 = O05_6 + e0_5*O05_5;
    const REAL O15_0 = -e1_4*O05_4;
    const REAL O15_1 = e1_0_neg*O05_0 + e1_1*O05_1 - e1_2*O05_2 + e1_3*O05_3 + O15_0;
    const REAL O15 = e1_5*O05_5 - O15_1;
    const REAL O25_neg_0 = e2_1*O05_1 - e2_0*O05_0 - e2_2*O05_2 + e2_3*O05_3;
    const REAL O25_neg = O25_neg_0 - e2_4*O05_4 + e2_5_neg*O05_5;
    const REAL O35_neg_0 = e3_1*O05_1 - e3_0*O05_0 - e3_2*O05_2 + e3_3*O05_3;
    const REAL O35_neg = O35_neg_0 - e3_4*O05_4 + J_x5_neg*O05_5;
    const REAL O45_0 = -e4_4*O05_4;
    const REAL O45_1 = e4_0*O05_0 - e4_1*O05_1 - e4_2_neg*O05_2 - e4_3*O05_3 - O45_0;
    const REAL O45 = O45_1 + J_y5*O05_5;
    const REAL O55_0 = e5_4*O05_4;
    const REAL O55_1 = e5_0*O05_0 + e5_1_neg*O05_1 + e5_2*O05_2 - e5_3*O05_3 + O55_0;
    const REAL O55 = O55_1 + J_z5*O05_5;

    /* elimination of direction 'z' */
    const REAL DO5_inv = 1.0/O55;
    const REAL UO05 = O05*DO5_inv;
    const REAL UO15 = O15*DO5_inv;
    const REAL UO25_neg = O25_neg*DO5_inv;
    const REAL UO35_neg = O35_neg*DO5_inv;
    const REAL UO45 = O45*DO5_inv;
    const REAL O00e5 = O00 - O05*UO05;
    const REAL O01e5 = O01 - O05*UO15;
    const REAL O11e5 = O11 - O15*UO15;
    const REAL O02e5 = O05*UO25_neg - O02_neg;
    const REAL O12e5 = O12 + O15*UO25_neg;
    const REAL O22e5 = O22 - O25_neg*UO25_neg;
    const REAL O03e5 = O03 + O05*UO35_neg;
    const REAL O13e5 = O13 + O15*UO35_neg;
    const REAL O23e5 = O23 - O25_neg*UO35_neg;
    const REAL O33e5 = O33 - O35_neg*UO35_neg;
    const REAL O04e5 = O04 - O05*UO45;
    const REAL O14e5 = -O14_neg - O15*UO45;
    const REAL O24e5 = O24 + O25_neg*UO45;
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
    const REAL XO01 = -UO01*DO0_inv;
    const REAL XO11 = DO1_inv - UO01*XO01;

    /* row direction 'rz' of the inverse */
    const REAL XO02 = -UO02*DO0_inv - UO12*XO01;
    const REAL XO12 = -UO02*XO01 - UO12*XO11;
    const REAL XO22 = DO2_inv - UO02*XO02 - UO12*XO12;

    /* row direction 'x' of the inverse */
    const REAL XO03 = -UO03*DO0_inv - UO13*XO01 - UO23*XO02;
    const REAL XO13 = -UO03*XO01 - UO13*XO11 - UO23*XO12;
    const REAL XO23 = -UO03*XO02 - UO13*XO12 - UO23*XO22;
    const REAL XO33 = DO3_inv - UO03*XO03 - UO13*XO13 - UO23*XO23;

    /* row direction 'y' of the inverse */
    const REAL XO04 = -UO04*DO0_inv - UO14*XO01 - UO24*XO02 - UO34*XO03;
    const REAL XO14 = -UO04*XO01 - UO14*XO11 - UO24*XO12 - UO34*XO13;
    const REAL XO24 = -UO04*XO02 - UO14*XO12 - UO24*XO22 - UO34*XO23;
    const REAL XO34 = -UO04*XO03 - UO14*XO13 - UO24*XO23 - UO34*XO33;
    const REAL XO44 = DO4_inv - UO04*XO04 - UO14*XO14 - UO24*XO24 - UO34*XO34;

    /* row direction 'z' of the inverse */
    const REAL XO05_0_ = UO05*DO0_inv + UO15*XO01 - UO25_neg*XO02 - UO35_neg*XO03;
    const REAL XO05 = -XO05_0_ - UO45*XO04;
    const REAL XO15_0_ = -UO45*XO14;
    const REAL XO15 = XO15_0_ - (UO05*XO01 + UO15*XO11 - UO25_neg*XO12 - UO35_neg*XO13);
    const REAL XO25_0_ = -UO45*XO24;
    const REAL XO25 = XO25_0_ - (UO05*XO02 + UO15*XO12 - UO25_neg*XO22 - UO35_neg*XO23);
    const REAL XO35_0_ = -UO45*XO34;
    const REAL XO35 = XO35_0_ - (UO05*XO03 + UO15*XO13 - UO25_neg*XO23 - UO35_neg*XO33);
    const REAL XO45_0_ = UO45*XO44;
    const REAL XO45 = UO25_neg*XO24 - (UO05*XO04 + UO15*XO14) + UO35_neg*XO34 - XO45_0_;
    const REAL XO55_0_ = DO5_inv - UO05*XO05 - UO15*XO15 + UO25_neg*XO25 + UO35_neg*XO35;
    const REAL XO55 = XO55_0_ - UO45*XO45;

    Lambda[0] = DO0_inv;
    Lambda[1] = XO01;
    Lambda[2] = XO02;
    Lambda[3] = XO03;
    Lambda[4] = XO04;
    Lambda[5] = XO05;
    Lambda[6] = XO01;
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

FUNCTION(panda_tip_force_acceleration_panda_hand_tcp)(const REAL q[7], const REAL f[6], REAL qdd[7])
{
    const REAL q0 = q[0], q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6];
    const REAL f0 = f[0], f1 = f[1], f2 = f[2], f3 = f[3], f4 = f[4], f5 = f[5];

    /* sines and cosines */
    const REAL q6o = q6 + 0.6689225306301614;
    const REAL angles[7] = {q0, q1, q2, q3, q4, q5, q6o};
    REAL sines[7], cosines[7];
    OF(panda_sincos)(7, angles, sines, cosines);
    const REAL s0 = sines[0], s1 = sines[1], s2 = sines[2], s3 = sines[3], s4 = sines[4];
    const REAL s5 = sines[5], s6o = sines[6];
    const REAL c0 = cosines[0], c1 = cosines[1], c2 = cosines[2], c3 = cosines[3], c4 = cosines[4];
    const REAL c5 = cosines[5], c6o = cosines[6];

    /* frame of 'panda_link2' in the base */
    const REAL Q1_xx = c0*c1;
    const REAL Q1_xy_neg = c0*s1;
    const REAL Q1_yx = s0*c1;
    const REAL Q1_yy_neg = s0*s1;

    /* frame of 'panda_link3' in the base */
    const REAL Q2_xx = c2*Q1_xx - s0*s2;
    const REAL Q2_xy_neg = s2*Q1_xx + s0*c2;
    const REAL Q2_yx = c2*Q1_yx + c0*s2;
    const REAL Q2_yy = c0*c2 - s2*Q1_yx;
    const REAL Q2_zx_neg = s1*c2;
    const REAL Q2_zy = s1*s2;
    const REAL o2_x = 0.316*Q1_xy_neg;
    const REAL o2_y = 0.316*Q1_yy_neg;
    const REAL o2_z = 0.316*c1 + 0.333;

    /* frame of 'panda_link4' in the base */
    const REAL Q3_xx_neg = c3*Q2_xx + s3*Q1_xy_neg;
    const REAL Q3_xy = s3*Q2_xx - c3*Q1_xy_neg;
    const REAL Q3_yx_neg = c3*Q2_yx + s3*Q1_yy_neg;
    const REAL Q3_yy = s3*Q2_yx - c3*Q1_yy_neg;
    const REAL Q3_zx = c3*Q2_zx_neg - c1*s3;
    const REAL Q3_zy_neg = s3*Q2_zx_neg + c1*c3;
    const REAL o3_x = o2_x + 0.0825*Q2_xx;
    const REAL o3_y = o2_y + 0.0825*Q2_yx;
    const REAL o3_z = o2_z - 0.0825*Q2_zx_neg;

    /* frame of 'panda_link5' in the base */
    const REAL Q4_xx = c4*Q3_xx_neg - s4*Q2_xy_neg;
    const REAL Q4_xy_neg = s4*Q3_xx_neg + c4*Q2_xy_neg;
    const REAL Q4_yx = c4*Q3_yx_neg + s4*Q2_yy;
    const REAL Q4_yy_neg = s4*Q3_yx_neg - c4*Q2_yy;
    const REAL Q4_zx = s4*Q2_zy - c4*Q3_zx;
    const REAL Q4_zy = s4*Q3_zx + c4*Q2_zy;
    const REAL o4_x = o3_x - (0.0825*Q3_xx_neg + 0.384*Q3_xy);
    const REAL o4_y = o3_y - (0.0825*Q3_yx_neg + 0.384*Q3_yy);
    const REAL o4_z = 0.0825*Q3_zx + 0.384*Q3_zy_neg + o3_z;

    /* frame of 'panda_link6' in the base */
    const REAL Q5_xx = c5*Q4_xx - s5*Q3_xy;
    const REAL Q5_xy_neg = s5*Q4_xx + c5*Q3_xy;
    const REAL Q5_yx = c5*Q4_yx - s5*Q3_yy;
    const REAL Q5_yy_neg = s5*Q4_yx + c5*Q3_yy;
    const REAL Q5_zx = c5*Q4_zx + s5*Q3_zy_neg;
    const REAL Q5_zy = c5*Q3_zy_neg - s5*Q4_zx;

    /* frame of 'panda_link7' in the base */
    const REAL o6_x = o4_x + 0.088*Q5_xx;
    const REAL o6_y = o4_y + 0.088*Q5_yx;
    const REAL o6_z = o4_z + 0.088*Q5_zx;

    /* frame of tool 'panda_hand_tcp' */
    const REAL ot_x = o6_x + 0.2104*Q5_xy_neg;
    const REAL ot_y = o6_y + 0.2104*Q5_yy_neg;
    const REAL ot_z = o6_z - 0.2104*Q5_zy;

    /* columns of the Jacobian */
    const REAL J_x1_0 = ot_z - 0.333;
    const REAL J_x1 = c0*J_x1_0;
    const REAL J_y1 = s0*J_x1_0;
    const REAL J_z1_neg = s0*ot_y + c0*ot_x;
    const REAL J_y2_0 = o2_x - ot_x;
    const REAL J_x2_0 = o2_y - ot_y;
    const REAL J_x2_1 = o2_z - ot_z;
    const REAL J_x2 = c1*J_x2_0 - Q1_yy_neg*J_x2_1;
    const REAL J_y2 = Q1_xy_neg*J_x2_1 - c1*J_y2_0;
    const REAL J_z2 = Q1_yy_neg*J_y2_0 - Q1_xy_neg*J_x2_0;
    const REAL J_y3_0 = o3_x - ot_x;
    const REAL J_x3_neg_0 = o3_y - ot_y;
    const REAL J_x3_neg_1 = o3_z - ot_z;
    const REAL J_x3_neg = Q2_zy*J_x3_neg_0 - Q2_yy*J_x3_neg_1;
    const REAL J_y3 = Q2_zy*J_y3_0 + Q2_xy_neg*J_x3_neg_1;
    const REAL J_z3 = -Q2_xy_neg*J_x3_neg_0 - Q2_yy*J_y3_0;
    const REAL J_y4_neg_0 = o4_x - ot_x;
    const REAL J_x4_0 = o4_y - ot_y;
    const REAL J_x4_1 = o4_z - ot_z;
    const REAL J_x4 = Q3_yy*J_x4_1 + Q3_zy_neg*J_x4_0;
    const REAL J_y4_neg = Q3_zy_neg*J_y4_neg_0 + Q3_xy*J_x4_1;
    const REAL J_z4 = Q3_xy*J_x4_0 - Q3_yy*J_y4_neg_0;
    const REAL J_x5_neg = Q4_yy_neg*J_x4_1 + Q4_zy*J_x4_0;
    const REAL J_y5 = Q4_zy*J_y4_neg_0 + Q4_xy_neg*J_x4_1;
    const REAL J_z5 = Q4_yy_neg*J_y4_neg_0 - Q4_xy_neg*J_x4_0;

    /* joint forces of the wrench */
    const REAL tau0 = f2 - ot_y*f3 + ot_x*f4;
    const REAL tau1_neg = s0*f0 - c0*f1 - J_x1*f3 - J_y1*f4 + J_z1_neg*f5;
    const REAL tau2 = Q1_xy_neg*f0 + Q1_yy_neg*f1 + c1*f2 + J_x2*f3 + J_y2*f4 + J_z2*f5;
    const REAL tau3 = Q2_xy_neg*f0 - Q2_yy*f1 - Q2_zy*f2 - J_x3_neg*f3 + J_y3*f4 + J_z3*f5;
    const REAL tau4_0 = Q3_xy*f0 + Q3_yy*f1 - Q3_zy_neg*f2 - J_x4*f3 + J_y4_neg*f4;
    const REAL tau4 = J_z4*f5 - tau4_0;
    const REAL tau5_0 = Q4_xy_neg*f0 + Q4_yy_neg*f1 - Q4_zy*f2 - J_x5_neg*f3 + J_y5*f4;
    const REAL tau5 = tau5_0 + J_z5*f5;
    const REAL tau6 = Q5_xy_neg*f0 + Q5_yy_neg*f1 - Q5_zy*f2;

    /* composite inertia of 'panda_link6' */
    const REAL R5_hx_0 = 0.0032806082595733164*c6o;
    const REAL R5_hz = 0.0032806082595733164*s6o;
    const REAL R5_Jxx_0 = 0.001320514136461655*c6o + 0.002174847060296271*s6o;
    const REAL R5_Jxx_1 = c6o*R5_Jxx_0;
    const REAL R5_Jxx = R5_Jxx_1 - 0.001320514136461655;
    const REAL R5_Jxy_0 = 0.001535882372017312*c6o - 0.0003863308944437672*s6o;
    const REAL R5_Jyz_0 = 0.001535882372017312*s6o + 0.0003863308944437672*c6o;
    const REAL R5_Jyy_0 = 0.0005773870536849037*c6o;
    const REAL R5_Jzz_0 = R5_Jxx_1 - R5_Jyy_0;
    const REAL R5_hx = R5_hx_0 + 0.231847552695;
    const REAL R5_Jyy = R5_Jyy_0 - 0.004730348259622693;
    const REAL R5_Jzz = 0.05445901096815875 - R5_Jzz_0;
    const REAL R5_Jxy = R5_Jxy_0 + 0.014748570382675316;
    const REAL R5_Jxz_0 = s6o*(R5_Jxx_0 - 0.00028869352684245185) - 0.0010874235301481356;
    const REAL R5_Jxz = R5_Jxz_0 - 0.000103758917218685;
    const REAL R5_Jyz = R5_Jyz_0 + 9.3569097314605e-05;

    /* composite inertia of 'panda_link5' */
    const REAL R4_hx_0 = c5*R5_hx + 0.173804705569*s5;
    const REAL R4_hz = s5*R5_hx - 0.173804705569*c5;
    const REAL R4_Jxx_0 = c5*(R5_Jxx - R5_Jyy) - 2.0*R5_Jxy*s5;
    const REAL R4_Jxx_1 = c5*R4_Jxx_0;
    const REAL R4_Jxx = R5_Jyy + R4_Jxx_1;
    const REAL R4_Jxy_0 = c5*R5_Jxz - s5*R5_Jyz;
    const REAL R4_Jyz_0 = s5*R5_Jxz + c5*R5_Jyz;
    const REAL R4_hx = R4_hx_0 - 0.014653732538;
    const REAL R4_hy = 0.067870631425 - R5_hz;
    const REAL R4_Jyy = 0.012928223607293024 - R5_Jzz_0;
    const REAL R4_Jzz = R5_Jxx - R4_Jxx_1 + 0.04443309949091915;
    const REAL R4_Jxy = -R4_Jxy_0 - 0.00151524447332703;
    const REAL R4_Jxz = R5_Jxy + s5*R4_Jxx_0 - 0.004600245517563106;
    const REAL R4_Jyz = 0.00216405205209813 - R4_Jyz_0;

    /* composite inertia of 'panda_link4' */
    const REAL R3_hx_0 = c4*R4_hx - s4*R4_hy;
    const REAL R3_hz = -s4*R4_hx - c4*R4_hy;
    const REAL R3_Jxx_0 = c4*(R4_Jxx - R4_Jyy) - 2.0*R4_Jxy*s4;
    const REAL R3_Jxx_1 = c4*R3_Jxx_0;
    const REAL R3_Jxy_0 = c4*R4_Jxz - s4*R4_Jyz;
    const REAL R3_Jzz_0 = 0.165*R3_hx_0;
    const REAL R3_Jxx_2 = 0.768*R4_hz;
    const REAL R3_Jxy_1 = 0.384*R3_hx_0;
    const REAL R3_Jxz_0 = -0.0825*R3_hz;
    const REAL R3_Jxx = R4_Jyy + R3_Jxx_1 + R3_Jxx_2;
    const REAL R3_Jyz_0 = s4*R4_Jxz + c4*R4_Jyz + 0.384*R3_hz;
    const REAL R3_hx = 0.55278027465 - R3_hx_0;
    const REAL R3_hy = -R4_hz - 2.012523553603;
    const REAL R3_Jyy = R4_Jzz - R3_Jzz_0 - 0.6892538823000487;
    const REAL R3_Jzz = R4_Jxx - R3_Jxx_1 - (R3_Jzz_0 - R3_Jxx_2) + 0.7912941546136797;
    const REAL R3_Jxy = 0.0825*R4_hz - R3_Jxy_1 + R3_Jxy_0 + 0.16284087268546085;
    const REAL R3_Jxz = R4_Jxy + s4*R3_Jxx_0 + R3_Jxz_0 - 0.0039053550262761;
    const REAL R3_Jyz = R3_Jyz_0 + 0.00164448757736927;

    /* composite inertia of 'panda_link3' */
    const REAL R2_hx_0 = s3*R3_hy - c3*R3_hx;
    const REAL R2_hz = -s3*R3_hx - c3*R3_hy;
    const REAL R2_Jxx_0 = c3*(R3_Jyy - R3_Jxx) + 2.0*R3_Jxy*s3;
    const REAL R2_Jxx_1 = c3*R2_Jxx_0;
    const REAL R2_Jxx = R3_Jyy - R2_Jxx_1;
    const REAL R2_Jxy_0 = s3*R3_Jyz - c3*R3_Jxz;
    const REAL R2_Jyz_0 = -s3*R3_Jxz - c3*R3_Jyz;
    const REAL R2_Jyy_0 = 0.165*R2_hx_0;
    const REAL R2_Jzz_0 = -R3_Jxx - R2_Jxx_1 - R2_Jyy_0;
    const REAL R2_hx = R2_hx_0 + 0.746857959872;
    const REAL R2_hy = 0.028227094878 - R3_hz;
    const REAL R2_Jyy = R3_Jzz + R2_Jyy_0 - 0.7008497463952148;
    const REAL R2_Jzz = 0.8240545884482702 - R2_Jzz_0;
    const REAL R2_Jxy = -R3_Jxz_0 - R2_Jxy_0 - 0.000121912420950744;
    const REAL R2_Jxz = R3_Jxy - s3*R2_Jxx_0 - 0.0825*R2_hz - 0.005487648106562256;
    const REAL R2_Jyz = -R2_Jyz_0 - 0.004377257121839584;

    /* composite inertia of 'panda_link2' */
    const REAL R1_Jxx_0 = c2*(R2_Jxx - R2_Jyy) - 2.0*R2_Jxy*s2;
    const REAL R1_Jxx_1 = c2*R1_Jxx_0;
    const REAL R1_Jxx_2 = 0.632*R2_hz;
    const REAL R1_Jxx = R2_Jyy + R1_Jxx_1 + R1_Jxx_2;
    const REAL R1_Jxy_0 = c2*R2_Jxz - s2*R2_Jyz - 0.316*(c2*R2_hx - s2*R2_hy);
    const REAL R1_Jyz_0 = s2*R2_Jxz + c2*R2_Jyz - 0.316*(s2*R2_hx + c2*R2_hy);
    const REAL R1_Jyy = -R2_Jzz_0 - 0.9474817577104213;
    const REAL R1_Jzz = R2_Jxx - R1_Jxx_1 + R1_Jxx_2 + 1.8176921111485551;
    const REAL R1_Jxy = -R1_Jxy_0 - 0.00398335888393552;
    const REAL R1_Jxz = R2_Jxy + s2*R1_Jxx_0 + 0.01026110182100817;
    const REAL R1_Jyz = 0.0007689361029464 - R1_Jyz_0;

    /* composite inertia of 'panda_link1' */
    const REAL R0_Jzz_0 = R1_Jxx - c1*(c1*(R1_Jxx - R1_Jyy) - 2.0*R1_Jxy*s1);
    const REAL M01e6_0 = -s1*R1_Jxz - c1*R1_Jyz;
    const REAL R0_Jzz = R0_Jzz_0 + 1.8088737946480977;

    /* inertia that joint 'panda_joint3' feels, and its couplings inward */
    const REAL M02_neg = s1*R1_Jxy_0 - c1*R2_Jzz;

    /* inertia that joint 'panda_joint4' feels, and its couplings inward */
    const REAL n3at2_y_neg = R3_Jzz + 0.0825*R2_hx_0;
    const REAL M13 = s2*R2_Jxy_0 - c2*n3at2_y_neg - c2*R2_hz*0.316;
    const REAL M03 = c1*R2_Jyz_0 - s1*(c2*R2_Jxy_0 + s2*n3at2_y_neg + s2*R2_hz*0.316);

    /* inertia that joint 'panda_joint5' feels, and its couplings inward */
    const REAL n4at3_y_0 = 0.0825*R3_hx_0;
    const REAL n4at3_x = R3_Jxy_1 - R3_Jxy_0;
    const REAL n4at3_y = n4at3_y_0 - R4_Jzz;
    const REAL f4at2_x = c3*R3_hz;
    const REAL n4at2_x = s3*n4at3_y - c3*n4at3_x;
    const REAL n4at2_y = R3_Jyz_0 + R3_Jxz_0*s3;
    const REAL M24 = n4at3_y_0 - (s3*n4at3_x + c3*n4at3_y);
    const REAL M14 = s2*n4at2_x + c2*n4at2_y - 0.316*(s2*R3_hx_0 - c2*f4at2_x);
    const REAL M04_0 = s1*(c2*n4at2_x - s2*n4at2_y - 0.316*(s2*f4at2_x + c2*R3_hx_0));
    const REAL M04 = c1*M24 - M04_0;

    /* inertia that joint 'panda_joint6' feels, and its couplings inward */
    const REAL f5at3_x = c4*R4_hz;
    const REAL f5at3_z = s4*R4_hz;
    const REAL n5at3_y_neg_0 = 0.0825*f5at3_z;
    const REAL n5at3_x_neg = c4*R4_Jxy_0 + s4*R5_Jzz + 0.384*f5at3_z;
    const REAL n5at3_y_neg = R4_Jyz_0 + n5at3_y_neg_0;
    const REAL M35_neg = s4*R4_Jxy_0 - c4*R5_Jzz + (0.0825*R4_hx_0 - 0.384*f5at3_x);
    const REAL f5at2_x_neg = c3*f5at3_x + s3*R4_hx_0;
    const REAL n5at2_x = c3*n5at3_x_neg - s3*n5at3_y_neg;
    const REAL n5at2_y = M35_neg - 0.0825*(c3*R4_hx_0 - s3*f5at3_x);
    const REAL M25 = s3*n5at3_x_neg + c3*n5at3_y_neg - n5at3_y_neg_0;
    const REAL n5at1_x = c2*n5at2_x - s2*n5at2_y + 0.316*(s2*f5at2_x_neg + c2*f5at3_z);
    const REAL M15 = s2*n5at2_x + c2*n5at2_y + 0.316*(s2*f5at3_z - c2*f5at2_x_neg);
    const REAL M05_neg = s1*n5at1_x - c1*M25;

    /* inertia that joint 'panda_joint7' feels, and its couplings inward */
    const REAL n6at5_y = -0.00028869352684245185*c6o - 0.006684151967360946;
    const REAL f6at4_x_neg = c5*R5_hz;
    const REAL f6at4_z_neg = s5*R5_hz;
    const REAL n6at4_x = -c5*R5_Jxy_0 - s5*n6at5_y;
    const REAL M46_neg = s5*R5_Jxy_0 - c5*n6at5_y;
    const REAL f6at3_x = c4*f6at4_x_neg - s4*R5_hx_0;
    const REAL f6at3_z = s4*f6at4_x_neg + c4*R5_hx_0;
    const REAL n6at3_y_0 = 0.0825*f6at3_z;
    const REAL n6at3_x = s4*R5_Jyz_0 - c4*n6at4_x - 0.384*f6at3_z;
    const REAL n6at3_y = M46_neg - n6at3_y_0;
    const REAL M36 = 0.0825*f6at4_z_neg + 0.384*f6at3_x - (s4*n6at4_x + c4*R5_Jyz_0);
    const REAL f6at2_x = s3*f6at4_z_neg - c3*f6at3_x;
    const REAL n6at2_x = s3*n6at3_y - c3*n6at3_x;
    const REAL n6at2_y = 0.0825*(s3*f6at3_x + c3*f6at4_z_neg) - M36;
    const REAL M26_neg = s3*n6at3_x + c3*n6at3_y + n6at3_y_0;
    const REAL n6at1_x = 0.316*(c2*f6at3_z - s2*f6at2_x) - (s2*n6at2_y - c2*n6at2_x);
    const REAL M16_neg = -s2*n6at2_x - c2*n6at2_y - 0.316*(c2*f6at2_x + s2*f6at3_z);
    const REAL M06 = -s1*n6at1_x - c1*M26_neg;

    /* elimination of 'panda_joint7' */
    const REAL U06 = 149.60760989322966*M06;
    const REAL U16 = -149.60760989322966*M16_neg;
    const REAL U26 = -149.60760989322966*M26_neg;
    const REAL U36 = 149.60760989322966*M36;
    const REAL U46 = -149.60760989322966*M46_neg;
    const REAL U56 = -149.60760989322966*R5_Jyz_0;
    const REAL M00e6 = R0_Jzz - M06*U06;
    const REAL M01e6 = M01e6_0 - M06*U16;
    const REAL M11e6 = R1_Jzz + M16_neg*U16;
    const REAL M02e6 = -M02_neg - M06*U26;
    const REAL M12e6 = R1_Jyz_0 + M16_neg*U26;
    const REAL M22e6 = R2_Jzz + M26_neg*U26;
    const REAL M03e6 = M03 - M06*U36;
    const REAL M13e6 = M13 + M16_neg*U36;
    const REAL M23e6 = R2_Jyz_0 + M26_neg*U36;
    const REAL M33e6 = R3_Jzz - M36*U36;
    const REAL M04e6 = M04 - M06*U46;
    const REAL M14e6 = M14 + M16_neg*U46;
    const REAL M24e6 = M24 + M26_neg*U46;
    const REAL M34e6 = -R3_Jyz_0 - M36*U46;
    const REAL M44e6 = R4_Jzz + M46_neg*U46;
    const REAL M05e6 = -M05_neg - M06*U56;
    const REAL M15e6 = M15 + M16_neg*U56;
    const REAL M25e6 = M25 + M26_neg*U56;
    const REAL M35e6 = -M35_neg - M36*U56;
    const REAL M45e6 = R4_Jyz_0 + M46_neg*U56;
    const REAL D5 = R5_Jzz + R5_Jyz_0*U56;

    /* elimination of 'panda_joint6' */
    const REAL D5_inv_neg = -1.0/D5;
    const REAL U05 = -M05e6*D5_inv_neg;
    const REAL U15_neg = M15e6*D5_inv_neg;
    const REAL U25 = -M25e6*D5_inv_neg;
    const REAL U35 = -M35e6*D5_inv_neg;
    const REAL U45_neg = M45e6*D5_inv_neg;
    const REAL M00e5 = M00e6 - M05e6*U05;
    const REAL M01e5 = M01e6 + M05e6*U15_neg;
    const REAL M11e5 = M11e6 + M15e6*U15_neg;
    const REAL M02e5 = M02e6 - M05e6*U25;
    const REAL M12e5 = M12e6 - M15e6*U25;
    const REAL M22e5 = M22e6 - M25e6*U25;
    const REAL M03e5 = M03e6 - M05e6*U35;
    const REAL M13e5 = M13e6 - M15e6*U35;
    const REAL M23e5 = M23e6 - M25e6*U35;
    const REAL M33e5 = M33e6 - M35e6*U35;
    const REAL M04e5 = M04e6 + M05e6*U45_neg;
    const REAL M14e5 = M14e6 + M15e6*U45_neg;
    const REAL M24e5 = M24e6 + M25e6*U45_neg;
    const REAL M34e5 = M34e6 + M35e6*U45_neg;
    const REAL D4 = M44e6 + M45e6*U45_neg;

    /* elimination of 'panda_joint5' */
    const REAL D4_inv = 1.0/D4;
    const REAL U04 = M04e5*D4_inv;
    const REAL U14 = M14e5*D4_inv;
    const REAL U24 = M24e5*D4_inv;
    const REAL U34 = M34e5*D4_inv;
    const REAL M00e4 = M00e5 - M04e5*U04;
    const REAL M01e4 = M01e5 - M04e5*U14;
    const REAL M11e4 = M11e5 - M14e5*U14;
    const REAL M02e4 = M02e5 - M04e5*U24;
    const REAL M12e4 = M12e5 - M14e5*U24;
    const REAL M22e4 = M22e5 - M24e5*U24;
    const REAL M03e4 = M03e5 - M04e5*U34;
    const REAL M13e4 = M13e5 - M14e5*U34;
    const REAL M23e4 = M23e5 - M24e5*U34;
    const REAL D3 = M33e5 - M34e5*U34;

    /* elimination of 'panda_joint4' */
    const REAL D3_inv = 1.0/D3;
    const REAL U03 = M03e4*D3_inv;
    const REAL U13 = M13e4*D3_inv;
    const REAL U23 = M23e4*D3_inv;
    const REAL M00e3 = M00e4 - M03e4*U03;
    const REAL M01e3 = M01e4 - M03e4*U13;
    const REAL M11e3 = M11e4 - M13e4*U13;
    const REAL M02e3 = M02e4 - M03e4*U23;
    const REAL M12e3 = M12e4 - M13e4*U23;
    const REAL D2 = M22e4 - M23e4*U23;

    /* elimination of 'panda_joint3' */
    const REAL D2_inv_neg = -1.0/D2;
    const REAL U02 = -M02e3*D2_inv_neg;
    const REAL U12_neg = M12e3*D2_inv_neg;
    const REAL M00e2 = M00e3 - M02e3*U02;
    const REAL M01e2 = M01e3 + M02e3*U12_neg;
    const REAL D1 = M11e3 + M12e3*U12_neg;

    /* elimination of 'panda_joint2' */
    const REAL D1_inv = 1.0/D1;
    const REAL U01 = M01e2*D1_inv;
    const REAL D0 = M00e2 - M01e2*U01;

    /* elimination of 'panda_joint1' */
    const REAL D0_inv = 1.0/D0;

    /* solve with U */
    const REAL e5 = tau5 - tau6*U56;
    const REAL e4 = tau4 + U45_neg*e5 - tau6*U46;
    const REAL e3 = tau3 - U34*e4 - U35*e5 - tau6*U36;
    const REAL e2 = tau2 - U23*e3 - U24*e4 - U25*e5 - tau6*U26;
    const REAL e1 = U15_neg*e5 - (tau1_neg - U12_neg*e2 + U13*e3 + U14*e4) - tau6*U16;
    const REAL e0 = tau0 - U01*e1 - U02*e2 - U03*e3 - U04*e4 - U05*e5 - tau6*U06;

    /* solve with D and U* */
    const REAL x0 = D0_inv*e0;
    const REAL x1_neg = U01*x0 - D1_inv*e1;
    const REAL x2_neg = D2_inv_neg*e2 + U02*x0 + U12_neg*x1_neg;
    const REAL x3 = D3_inv*e3 - U03*x0 + U13*x1_neg + U23*x2_neg;
    const REAL x4 = U24*x2_neg - (U04*x0 - D4_inv*e4 - U14*x1_neg) - U34*x3;
    const REAL x5_neg_0 = D5_inv_neg*e5 + U05*x0 + U15_neg*x1_neg - U25*x2_neg;
    const REAL x5_neg = x5_neg_0 + U35*x3 - U45_neg*x4;
    const REAL x6_0 = U36*x3;
    const REAL x6_1 = 149.60760989322966*tau6 - U06*x0 + U16*x1_neg + U26*x2_neg - x6_0;
    const REAL x6 = x6_1 - U46*x4 + U56*x5_neg;

    qdd[0] = x0;
    qdd[1] = -x1_neg;
    qdd[2] = -x2_neg;
    qdd[3] = x3;
    qdd[4] = x4;
    qdd[5] = -x5_neg;
    qdd[6] = x6;
}

#ifndef PANDA_SECOND_READING
#if PANDA_WIDTH > 1
#define PANDA_SECOND_READING
#undef REAL
#undef FUNCTION
#undef OF
#undef ALL
#define REAL panda_vector
#define FUNCTION(name) static void name##_lanes
#define OF(name) name##_lanes
#define ALL(x) ((x) - (panda_vector){0})
#include "panda.c"
#endif

#ifdef _OPENMP
#define PANDA_EACH_BLOCK _Pragma("omp parallel for if (count >= 1000)")
#else
#define PANDA_EACH_BLOCK
#endif

void panda_mass_matrix_batch(size_t count, const double *q, double *M)
{
    PANDA_EACH_BLOCK
    for (size_t state = 0; state < count; state += PANDA_WIDTH) {
        const size_t lanes = count - state < PANDA_WIDTH ? count - state : PANDA_WIDTH;
        REAL q_[7], M_[49];

        panda_load(lanes, 7, q + 7*state, q_);
        OF(panda_mass_matrix)(q_, M_);
        panda_store(lanes, 49, M_, M + 49*state);
    }
}

void panda_udu_batch(size_t count, const double *q, double *U, double *D)
{
    PANDA_EACH_BLOCK
    for (size_t state = 0; state < count; state += PANDA_WIDTH) {
        const size_t lanes = count - state < PANDA_WIDTH ? count - state : PANDA_WIDTH;
        REAL q_[7], U_[49], D_[7];

        panda_load(lanes, 7, q + 7*state, q_);
        OF(panda_udu)(q_, U_, D_);
        panda_store(lanes, 49, U_, U + 49*state);
        panda_store(lanes, 7, D_, D + 7*state);
    }
}

void panda_innovations_batch(size_t count, const double *q, double *W, double *D)
{
    PANDA_EACH_BLOCK
    for (size_t state = 0; state < count; state += PANDA_WIDTH) {
        const size_t lanes = count - state < PANDA_WIDTH ? count - state : PANDA_WIDTH;
        REAL q_[7], W_[49], D_[7];

        panda_load(lanes, 7, q + 7*state, q_);
        OF(panda_innovations)(q_, W_, D_);
        panda_store(lanes, 49, W_, W + 49*state);
        panda_store(lanes, 7, D_, D + 7*state);
    }
}

void panda_mass_matrix_inverse_batch(size_t count, const double *q, double *M_inverse)
{
    PANDA_EACH_BLOCK
    for (size_t state = 0; state < count; state += PANDA_WIDTH) {
        const size_t lanes = count - state < PANDA_WIDTH ? count - state : PANDA_WIDTH;
        REAL q_[7], M_inverse_[49];

        panda_load(lanes, 7, q + 7*state, q_);
        OF(panda_mass_matrix_inverse)(q_, M_inverse_);
        panda_store(lanes, 49, M_inverse_, M_inverse + 49*state);
    }
}

void panda_inverse_dynamics_batch(
    size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    PANDA_EACH_BLOCK
    for (size_t state = 0; state < count; state += PANDA_WIDTH) {
        const size_t lanes = count - state < PANDA_WIDTH ? count - state : PANDA_WIDTH;
        REAL q_[7], qd_[7], qdd_[7], tau_[7];

        panda_load(lanes, 7, q + 7*state, q_);
        panda_load(lanes, 7, qd + 7*state, qd_);
        panda_load(lanes, 7, qdd + 7*state, qdd_);
        OF(panda_inverse_dynamics)(q_, qd_, qdd_, tau_);
        panda_store(lanes, 7, tau_, tau + 7*state);
    }
}

void panda_bias_forces_batch(size_t count, const double *q, const double *qd, double *bias)
{
    PANDA_EACH_BLOCK
    for (size_t state = 0; state < count; state += PANDA_WIDTH) {
        const size_t lanes = count - state < PANDA_WIDTH ? count - state : PANDA_WIDTH;
        REAL q_[7], qd_[7], bias_[7];

        panda_load(lanes, 7, q + 7*state, q_);
        panda_load(lanes, 7, qd + 7*state, qd_);
        OF(panda_bias_forces)(q_, qd_, bias_);
        panda_store(lanes, 7, bias_, bias + 7*state);
    }
}

void panda_gravity_forces_batch(size_t count, const double *q, double *g)
{
    PANDA_EACH_BLOCK
    for (size_t state = 0; state < count; state += PANDA_WIDTH) {
        const size_t lanes = count - state < PANDA_WIDTH ? count - state : PANDA_WIDTH;
        REAL q_[7], g_[7];

        panda_load(lanes, 7, q + 7*state, q_);
        OF(panda_gravity_forces)(q_, g_);
        panda_store(lanes, 7, g_, g + 7*state);
    }
}

void panda_coriolis_matrix_batch(size_t count, const double *q, const double *qd, double *C)
{
    PANDA_EACH_BLOCK
    for (size_t state = 0; state < count; state += PANDA_WIDTH) {
        const size_t lanes = count - state < PANDA_WIDTH ? count - state : PANDA_WIDTH;
        REAL q_[7], qd_[7], C_[49];

        panda_load(lanes, 7, q + 7*state, q_);
        panda_load(lanes, 7, qd + 7*state, qd_);
        OF(panda_coriolis_matrix)(q_, qd_, C_);
        panda_store(lanes, 49, C_, C + 49*state);
    }
}

void panda_forward_dynamics_batch(
    size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    PANDA_EACH_BLOCK
    for (size_t state = 0; state < count; state += PANDA_WIDTH) {
        const size_t lanes = count - state < PANDA_WIDTH ? count - state : PANDA_WIDTH;
        REAL q_[7], qd_[7], tau_[7], qdd_[7];

        panda_load(lanes, 7, q + 7*state, q_);
        panda_load(lanes, 7, qd + 7*state, qd_);
        panda_load(lanes, 7, tau + 7*state, tau_);
        OF(panda_forward_dynamics)(q_, qd_, tau_, qdd_);
        panda_store(lanes, 7, qdd_, qdd + 7*state);
    }
}

void panda_pose_panda_hand_tcp_batch(size_t count, const double *q, double *pose)
{
    PANDA_EACH_BLOCK
    for (size_t state = 0; state < count; state += PANDA_WIDTH) {
        const size_t lanes = count - state < PANDA_WIDTH ? count - state : PANDA_WIDTH;
        REAL q_[7], pose_[16];

        panda_load(lanes, 7, q + 7*state, q_);
        OF(panda_pose_panda_hand_tcp)(q_, pose_);
        panda_store(lanes, 16, pose_, pose + 16*state);
    }
}

void panda_jacobian_panda_hand_tcp_batch(size_t count, const double *q, double *J)
{
    PANDA_EACH_BLOCK
    for (size_t state = 0; state < count; state += PANDA_WIDTH) {
        const size_t lanes = count - state < PANDA_WIDTH ? count - state : PANDA_WIDTH;
        REAL q_[7], J_[42];

        panda_load(lanes, 7, q + 7*state, q_);
        OF(panda_jacobian_panda_hand_tcp)(q_, J_);
        panda_store(lanes, 42, J_, J + 42*state);
    }
}

void panda_jacobian_rate_panda_hand_tcp_batch(
    size_t count, const double *q, const double *qd, double *Jd)
{
    PANDA_EACH_BLOCK
    for (size_t state = 0; state < count; state += PANDA_WIDTH) {
        const size_t lanes = count - state < PANDA_WIDTH ? count - state : PANDA_WIDTH;
        REAL q_[7], qd_[7], Jd_[42];

        panda_load(lanes, 7, q + 7*state, q_);
        panda_load(lanes, 7, qd + 7*state, qd_);
        OF(panda_jacobian_rate_panda_hand_tcp)(q_, qd_, Jd_);
        panda_store(lanes, 42, Jd_, Jd + 42*state);
    }
}

void panda_operational_inertia_inverse_panda_hand_tcp_batch(
    size_t count, const double *q, double *Omega)
{
    PANDA_EACH_BLOCK
    for (size_t state = 0; state < count; state += PANDA_WIDTH) {
        const size_t lanes = count - state < PANDA_WIDTH ? count - state : PANDA_WIDTH;
        REAL q_[7], Omega_[36];

        panda_load(lanes, 7, q + 7*state, q_);
        OF(panda_operational_inertia_inverse_panda_hand_tcp)(q_, Omega_);
        panda_store(lanes, 36, Omega_, Omega + 36*state);
    }
}

void panda_operational_inertia_panda_hand_tcp_batch(size_t count, const double *q, double *Lambda)
{
    PANDA_EACH_BLOCK
    for (size_t state = 0; state < count; state += PANDA_WIDTH) {
        const size_t lanes = count - state < PANDA_WIDTH ? count - state : PANDA_WIDTH;
        REAL q_[7], Lambda_[36];

        panda_load(lanes, 7, q + 7*state, q_);
        OF(panda_operational_inertia_panda_hand_tcp)(q_, Lambda_);
        panda_store(lanes, 36, Lambda_, Lambda + 36*state);
    }
}

void panda_tip_force_acceleration_panda_hand_tcp_batch(
    size_t count, const double *q, const double *f, double *qdd)
{
    PANDA_EACH_BLOCK
    for (size_t state = 0; state < count; state += PANDA_WIDTH) {
        const size_t lanes = count - state < PANDA_WIDTH ? count - state : PANDA_WIDTH;
        REAL q_[7], f_[6], qdd_[7];

        panda_load(lanes, 7, q + 7*state, q_);
        panda_load(lanes, 6, f + 6*state, f_);
        OF(panda_tip_force_acceleration_panda_hand_tcp)(q_, f_, qdd_);
        panda_store(lanes, 7, qdd_, qdd + 7*state);
    }
}

#undef REAL
#undef FUNCTION
#undef OF
#undef ALL
#endif
