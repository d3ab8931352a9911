/* drone_arm: robot dynamics in closed form.
 *
 * Made by symdyn 0.1.0 from drone_arm.yaml
 * (SHA-256 76a49a6fc0b02bbfc95467e3afaaabb59cba9e644e47324458b02f528fc83a6b).
 * Make it again with
 *
 *     symdyn generate drone_arm.yaml --target python,c,javascript
 *
 * Arrays are flat, matrices row by row, of plain double. Inputs are read before outputs are
 * written, so arrays may be the same. Nothing is allocated and nothing is kept between calls: safe
 * in any thread. The _batch functions take count states one after another; there an output may be
 * the same array as an input of equal size. SI units, angles in rad.
 * Angles beyond 1e15 rad have no meaningful sine here; with '--sincos libm' they have.
 * Self-test: cc -std=c99 -O2 drone_arm.c drone_arm_test.c -lm && ./a.out
 * Fastest with -O3 -march=native -ffp-contract=fast.
 *
 * Joints, in the order of q:
 *
 *     q[0..6]  qd[0..5]  floating_base  m, quaternion
 *     q[7]     qd[6]     turn           rad            [-3.141592653589793, 3.141592653589793]
 *     q[8]     qd[7]     lift           rad            [-2.0, 2.0]
 *     q[9]     qd[8]     elbow          rad            [-2.6, 2.6]
 *
 * Tools: front_left, front_right, rear_left, rear_right, grip.
 *
 * Conventions:
 *
 *     - SI units, radians; q, and qd, qdd, tau, have the numbers of each joint from the places
 *       above.
 *     - Where a joint has several numbers, quaternions are x y z w, of length one (see normalise);
 *       they take vectors from the axes of the link that the joint moves to those of the joint (of
 *       a floating base: the world's), in which x y z is the link's origin. Velocities and forces
 *       are angular first, at the link's origin and in its axes; of a planar joint about the normal
 *       and along the axes of the plane, as the link carries them.
 *     - Floating: q = [x y z qx qy qz qw], qd = [wx wy wz vx vy vz]; ball: q = [qx qy qz qw], qd =
 *       [wx wy wz]; planar: q = [x y angle], qd = [wz vx vy]. qd is no derivative of q: see
 *       integrate and position_rate; qdd is that of qd.
 *     - tau of a floating base is a wrench on it from outside, zero where nothing pushes it.
 *     - Derivatives by q are by small motions along the numbers of qd, with qd itself held.
 *     - Spatial vectors are angular first: [wx wy wz vx vy vz], [nx ny nz fx fy fz].
 *     - Jacobians, operational inertias and wrenches: base axes, at the tool point.
 *     - Matrices are full, row by row.
 *     - Inside functions a number behind a letter is the place of a joint or its body; frames have
 *       z along its axis.
 *     - Frames of bodies with parallel axes may stand side by side: they do not turn then with each
 *       of the joints.
 *
 * Bound: symdyn holds every function to its numeric core within 1.3e-13 kappa of the output's size,
 * where kappa is the condition number of what is solved (of M, or of Omega for its inverse), else
 * 1. 'symdyn verify' compares them again.
 *
 * Operations of each function:
 *
 *                                              mul  add  div  sqrt  trig
 *     mass_matrix                               70   72    0     0     6
 *     udu                                      226  185    7     0     6
 *     innovations                              310  269    7     0     6
 *     mass_matrix_inverse                      466  389    8     0     6
 *     inverse_dynamics                         204  188    0     0     6
 *     bias_forces                              195  164    0     0     6
 *     gravity_forces                            43   26    0     0     6
 *     coriolis_matrix                          402  432    0     0     6
 *     forward_dynamics                         445  425    8     0     6
 *     pose_front_left                           18   21    0     0     0
 *     pose_front_right                          18   21    0     0     0
 *     pose_rear_left                            18   21    0     0     0
 *     pose_rear_right                           18   21    0     0     0
 *     pose_grip                                 49   37    0     0     6
 *     jacobian_front_left                       36   27    0     0     0
 *     jacobian_front_right                      36   27    0     0     0
 *     jacobian_rear_left                        36   27    0     0     0
 *     jacobian_rear_right                       36   27    0     0     0
 *     jacobian_grip                             82   61    0     0     6
 *     jacobian_rate_front_left                 108   75    0     0     0
 *     jacobian_rate_front_right                108   75    0     0     0
 *     jacobian_rate_rear_left                  108   75    0     0     0
 *     jacobian_rate_rear_right                 108   75    0     0     0
 *     jacobian_rate_grip                       211  160    0     0     6
 *     operational_inertia_inverse_front_left   424  326    8     0     6
 *     operational_inertia_inverse_front_right  424  326    8     0     6
 *     operational_inertia_inverse_rear_left    424  326    8     0     6
 *     operational_inertia_inverse_rear_right   424  326    8     0     6
 *     operational_inertia_inverse_grip         765  620    8     0     6
 *     operational_inertia_front_left           544  416   14     0     6
 *     operational_inertia_front_right          544  416   14     0     6
 *     operational_inertia_rear_left            544  416   14     0     6
 *     operational_inertia_rear_right           544  416   14     0     6
 *     operational_inertia_grip                 885  710   14     0     6
 *     tip_force_acceleration_front_left        331  286    8     0     6
 *     tip_force_acceleration_front_right       331  286    8     0     6
 *     tip_force_acceleration_rear_left         331  286    8     0     6
 *     tip_force_acceleration_rear_right        331  286    8     0     6
 *     tip_force_acceleration_grip              426  349    8     0     6
 *     integrate                                 69   52    1     1     2
 *     normalise                                  8    3    1     1     0
 *     position_rate                             36   26    0     0     0
 *
 * This output is yours: use, change and pass it on as you like; symdyn's licence does not reach it.
 */
#ifndef DRONE_ARM_SECOND_READING
#include "drone_arm.h"

#include <math.h>

#if !defined(DRONE_ARM_GENERATION) || DRONE_ARM_GENERATION != 0x5887c365u
#error "drone_arm.c and drone_arm.h come from different generations: take both from one run"
#endif

/* Registers wider than double, as the x87's, round at other times. */
#if defined(__FLT_EVAL_METHOD__) && __FLT_EVAL_METHOD__ != 0 && __FLT_EVAL_METHOD__ != 16
#define DRONE_ARM_WIDE_REGISTERS
#endif

/* Functions that end in _batch work on states side by side, by default on as many as registers hold
 * of the processor that is compiled for. Define DRONE_ARM_WIDTH as 1, 2, 4, 8 or 16
 * to choose otherwise: 1 needs no extension of C, the others want gcc 8 or clang 11. */
#ifndef DRONE_ARM_WIDTH
#if defined(DRONE_ARM_WIDE_REGISTERS) || !defined(__GNUC__)
#define DRONE_ARM_WIDTH 1
#elif defined(__clang__) ? __clang_major__ < 11 : __GNUC__ < 8
#define DRONE_ARM_WIDTH 1
#elif defined(__AVX512F__)
#define DRONE_ARM_WIDTH 8
#elif defined(__AVX__)
#define DRONE_ARM_WIDTH 4
#elif defined(__SSE2__) || defined(__aarch64__)
#define DRONE_ARM_WIDTH 2
#else
#define DRONE_ARM_WIDTH 1
#endif
#endif

#if DRONE_ARM_WIDTH == 1

/* The n numbers of a state. */
static void drone_arm_load(size_t lanes, size_t n, const double *from, double *to)
{
    for (size_t i = 0; i < lanes*n; ++i) {
        to[i] = from[i];
    }
}

static void drone_arm_store(size_t lanes, size_t n, const double *from, double *to)
{
    drone_arm_load(lanes, n, from, to);
}

#else

typedef double drone_arm_vector __attribute__((vector_size(8*DRONE_ARM_WIDTH)));
/* Anywhere in an array. */
typedef drone_arm_vector drone_arm_row __attribute__((aligned(4), may_alias));
typedef long long drone_arm_places __attribute__((vector_size(8*DRONE_ARM_WIDTH)));

/* A vector of entries of a and b by their places: those of b come behind those of a. */
#ifdef __clang__
#define DRONE_ARM_LANES_UNROLLED
#define DRONE_ARM_LANES_SHUFFLE(a, b, ...) __builtin_shufflevector(a, b, __VA_ARGS__)
#else
#define DRONE_ARM_LANES_UNROLLED _Pragma("GCC unroll 16")
#define DRONE_ARM_LANES_SHUFFLE(a, b, ...) \
    __builtin_shuffle(a, b, (drone_arm_places){__VA_ARGS__})
#endif

/* Of squares of d by d entries the upper right one and the lower left one change places. */
#define DRONE_ARM_LANES_UPPER(i, d) (((i) & (d)) ? (i) - (d) + DRONE_ARM_WIDTH : (i))
#define DRONE_ARM_LANES_LOWER(i, d) (((i) & (d)) ? (i) + DRONE_ARM_WIDTH : (i) + (d))
#define DRONE_ARM_LANES_TWO(place, i, d) place(i, d), place((i) + 1, d)
#define DRONE_ARM_LANES_FOUR(place, i, d) \
    DRONE_ARM_LANES_TWO(place, i, d), \
    DRONE_ARM_LANES_TWO(place, (i) + 2, d)
#define DRONE_ARM_LANES_EIGHT(place, i, d) \
    DRONE_ARM_LANES_FOUR(place, i, d), \
    DRONE_ARM_LANES_FOUR(place, (i) + 4, d)
#if DRONE_ARM_WIDTH == 2
#define DRONE_ARM_LANES_PLACES(place, d) DRONE_ARM_LANES_TWO(place, 0, d)
#elif DRONE_ARM_WIDTH == 4
#define DRONE_ARM_LANES_PLACES(place, d) DRONE_ARM_LANES_FOUR(place, 0, d)
#elif DRONE_ARM_WIDTH == 8
#define DRONE_ARM_LANES_PLACES(place, d) DRONE_ARM_LANES_EIGHT(place, 0, d)
#elif DRONE_ARM_WIDTH == 16
#define DRONE_ARM_LANES_PLACES(place, d) \
    DRONE_ARM_LANES_EIGHT(place, 0, d), \
    DRONE_ARM_LANES_EIGHT(place, 8, d)
#else
#error "DRONE_ARM_WIDTH must be 1, 2, 4, 8 or 16"
#endif
#define DRONE_ARM_LANES_EXCHANGE(d) \
    DRONE_ARM_LANES_UNROLLED for (size_t i = 0; i < DRONE_ARM_WIDTH; i += 2*(d)) { \
        DRONE_ARM_LANES_UNROLLED for (size_t j = i; j < i + (d); ++j) { \
            const drone_arm_vector a = rows[j], b = rows[j + (d)]; \
            rows[j] = DRONE_ARM_LANES_SHUFFLE( \
                a, b, DRONE_ARM_LANES_PLACES(DRONE_ARM_LANES_UPPER, d)); \
            rows[j + (d)] = DRONE_ARM_LANES_SHUFFLE( \
                a, b, DRONE_ARM_LANES_PLACES(DRONE_ARM_LANES_LOWER, d)); \
        } \
    }

static inline void drone_arm_transpose(drone_arm_vector rows[DRONE_ARM_WIDTH])
{
    DRONE_ARM_LANES_EXCHANGE(1)
#if DRONE_ARM_WIDTH > 2
    DRONE_ARM_LANES_EXCHANGE(2)
#endif
#if DRONE_ARM_WIDTH > 4
    DRONE_ARM_LANES_EXCHANGE(4)
#endif
#if DRONE_ARM_WIDTH > 8
    DRONE_ARM_LANES_EXCHANGE(8)
#endif
}

/* The n numbers of some states, each number of all of them in one vector; the last state fills
 * up. */
static void drone_arm_load(size_t lanes, size_t n, const double *from, drone_arm_vector *to)
{
    if (lanes == DRONE_ARM_WIDTH && n >= DRONE_ARM_WIDTH) {
        /* squares, of which the last overlaps the one before */
        for (size_t i = 0; i < n; i += DRONE_ARM_WIDTH) {
            const size_t first = i + DRONE_ARM_WIDTH <= n ? i : n - DRONE_ARM_WIDTH;
            drone_arm_vector rows[DRONE_ARM_WIDTH];
            DRONE_ARM_LANES_UNROLLED
            for (size_t lane = 0; lane < DRONE_ARM_WIDTH; ++lane) {
                rows[lane] = *(const drone_arm_row *)(from + n*lane + first);
            }
            drone_arm_transpose(rows);
            DRONE_ARM_LANES_UNROLLED
            for (size_t lane = 0; lane < DRONE_ARM_WIDTH; ++lane) {
                to[first + lane] = rows[lane];
            }
        }
    } else {
        for (size_t i = 0; i < n; ++i) {
            drone_arm_vector column = {0};
            DRONE_ARM_LANES_UNROLLED
            for (size_t lane = 0; lane < DRONE_ARM_WIDTH; ++lane) {
                column[lane] = from[n*(lane < lanes ? lane : lanes - 1) + i];
            }
            to[i] = column;
        }
    }
}

/* The other way round. */
static void drone_arm_store(size_t lanes, size_t n, const drone_arm_vector *from, double *to)
{
    if (lanes == DRONE_ARM_WIDTH && n >= DRONE_ARM_WIDTH) {
        for (size_t i = 0; i < n; i += DRONE_ARM_WIDTH) {
            const size_t first = i + DRONE_ARM_WIDTH <= n ? i : n - DRONE_ARM_WIDTH;
            drone_arm_vector rows[DRONE_ARM_WIDTH];
            DRONE_ARM_LANES_UNROLLED
            for (size_t lane = 0; lane < DRONE_ARM_WIDTH; ++lane) {
                rows[lane] = from[first + lane];
            }
            drone_arm_transpose(rows);
            DRONE_ARM_LANES_UNROLLED
            for (size_t lane = 0; lane < DRONE_ARM_WIDTH; ++lane) {
                *(drone_arm_row *)(to + n*lane + first) = rows[lane];
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
 * DRONE_ARM_WIDTH is not 1, for
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
#if defined(__FAST_MATH__) || defined(__ASSOCIATIVE_MATH__) || defined(DRONE_ARM_WIDE_REGISTERS)
#ifndef DRONE_ARM_SECOND_READING
static inline void OF(drone_arm_sincos)(size_t n, const REAL *angles, REAL *sines, REAL *cosines)
{
    for (size_t i = 0; i < n; ++i) {
        sines[i] = sin(angles[i]);
        cosines[i] = cos(angles[i]);
    }
}
#else
static inline void OF(drone_arm_sincos)(size_t n, const REAL *angles, REAL *sines, REAL *cosines)
{
    const double *each = (const double *)angles; /* all lanes of all angles */
    drone_arm_sincos(DRONE_ARM_WIDTH*n, each, (double *)sines, (double *)cosines);
}
#endif
#else
#ifdef DRONE_ARM_SECOND_READING
typedef unsigned long long drone_arm_bits
    __attribute__((vector_size(8*DRONE_ARM_WIDTH)));
#endif
static inline void OF(drone_arm_sincos)(size_t n, const REAL *angles, REAL *sines, REAL *cosines)
{
#if defined(__clang__) && __clang_major__ >= 11
#pragma clang fp reassociate(off)
#endif
#ifdef DRONE_ARM_SECOND_READING
    DRONE_ARM_LANES_UNROLLED
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

#ifdef DRONE_ARM_SECOND_READING
        /* turned by the quarters, which are the last bits of `rounded`: an odd number of them
           changes places, the bit above it signs */
        drone_arm_bits bits = (drone_arm_bits)rounded;
        const drone_arm_bits odd = -(bits & 1);
        const drone_arm_bits exchange = ((drone_arm_bits)s ^ (drone_arm_bits)c) & odd;
        bits <<= 62;
        const drone_arm_bits turned = bits ^ (bits << 1);
        const drone_arm_bits sign = (drone_arm_bits){0} + 9223372036854775808ULL;
        sines[i] = (REAL)((drone_arm_bits)s ^ exchange ^ (bits & sign));
        cosines[i] = (REAL)((drone_arm_bits)c ^ exchange ^ (turned & sign));
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

/* Square root. */
#ifndef DRONE_ARM_SECOND_READING
static inline double drone_arm_sqrt(double x)
{
    return sqrt(x);
}
#else
#define drone_arm_sqrt_lanes(x) \
    __extension__({ \
        REAL DRONE_ARM_LANES_X = (x); \
        for (size_t lane = 0; lane < DRONE_ARM_WIDTH; ++lane) { \
            DRONE_ARM_LANES_X[lane] = sqrt(DRONE_ARM_LANES_X[lane]); \
        } \
        DRONE_ARM_LANES_X; \
    })
#endif

FUNCTION(drone_arm_mass_matrix)(const REAL q[10], REAL M[81])
{
    const REAL q7 = q[7], q8 = q[8], q9 = q[9];

    /* sines and cosines */
    const REAL q89 = q8 + q9;
    const REAL angles[3] = {q7, q8, q89};
    REAL sines[3], cosines[3];
    OF(drone_arm_sincos)(3, angles, sines, cosines);
    const REAL s7 = sines[0], s8 = sines[1], s89 = sines[2];
    const REAL c7 = cosines[0], c8 = cosines[1], c89 = cosines[2];

    /* position of 'fore' */
    const REAL r3_x = 0.22*s8;
    const REAL r3_y = -0.22*c8;

    /* inertia of 'upper' in the axes of its group */
    const REAL I2_hx = 0.0736*s8 - 0.00072*c8;
    const REAL I2_hy_neg = 0.0736*c8 + 0.00072*s8;
    const REAL I2_Jxx_neg_0 = 0.01440184*s8 - 0.0001712*c8;
    const REAL I2_Jxx_neg = s8*I2_Jxx_neg_0;
    const REAL I2_Jxy = c8*I2_Jxx_neg_0 + 8.56e-05;
    const REAL I2_Jyy = I2_Jxx_neg - 0.01440184;
    const REAL I2_Jxz = 2.32e-06*c8 - 1.32e-05*s8;
    const REAL I2_Jyz = 1.32e-05*c8 + 2.32e-06*s8;

    /* inertia of 'fore' in the axes of its group */
    const REAL I3_hx = 0.0275*s89;
    const REAL I3_hy = -0.0275*c89;
    const REAL I3_Jxx_neg_0 = 0.004615*s89 - 6e-06*c89;
    const REAL I3_Jxx_neg = s89*I3_Jxx_neg_0;
    const REAL I3_Jxy = c89*I3_Jxx_neg_0 + 3e-06;
    const REAL I3_Jyy = I3_Jxx_neg - 0.004615;
    const REAL I3_Jxz = 5.2e-05*s89;
    const REAL I3_Jyz = -5.2e-05*c89;

    /* composite inertia of 'upper' */
    const REAL R2_Jzz_0 = 0.44*s8*I3_hx;
    const REAL R2_Jzz_1 = -0.44*c8*I3_hy;
    const REAL R2_Jzz_2 = R2_Jzz_0 + R2_Jzz_1;
    const REAL R2_hx = I2_hx + I3_hx;
    const REAL R2_hy = I3_hy - I2_hy_neg;
    const REAL R2_Jxx_neg = I3_Jxx_neg - R2_Jzz_1 + I2_Jxx_neg;
    const REAL R2_Jyy = I3_Jyy + R2_Jzz_0 + I2_Jyy;
    const REAL R2_Jzz = R2_Jzz_2 + 0.01916116;
    const REAL R2_Jxy = I3_Jxy - (r3_x*I3_hy + r3_y*I3_hx) + I2_Jxy;
    const REAL R2_Jxz = I2_Jxz + I3_Jxz;
    const REAL R2_Jyz = I2_Jyz + I3_Jyz;

    /* composite inertia of 'turret' */
    const REAL R1_hx = R2_hx - 0.00036;
    const REAL R1_Jxx = 0.01914932 - R2_Jxx_neg;
    const REAL R1_Jzz = R2_Jyy + 0.01925076;
    const REAL R1_Jxz = R2_Jxy + 2.84e-06;

    /* composite inertia of 'frame' */
    const REAL R0_hx_0 = c7*R1_hx + 0.00084*s7;
    const REAL R0_hy_0 = s7*R1_hx - 0.00084*c7;
    const REAL R0_Jxx_0 = c7*(R2_Jzz - R1_Jxx) - 2.0*R2_Jxz*s7;
    const REAL R0_Jxx_1 = c7*R0_Jxx_0;
    const REAL R0_Jxz_0 = c7*R1_Jxz + s7*R2_Jyz;
    const REAL R0_Jyy_0 = 0.06*R0_hx_0;
    const REAL R0_Jyy_1 = -0.2*R2_hy;
    const REAL R0_Jxz_1 = 0.1*R0_hx_0;
    const REAL R0_Jyz_0 = s7*R1_Jxz - c7*R2_Jyz + 0.1*R0_hy_0;
    const REAL R0_hx = 0.0096 - R0_hx_0;
    const REAL R0_hy = -R0_hy_0 - 0.0021;
    const REAL R0_hz = R2_hy + 0.00512;
    const REAL R0_Jxx = R2_Jzz - R0_Jxx_1 + R0_Jyy_1 + 0.0299287;
    const REAL R0_Jyy = 0.0340962 - (R0_Jyy_0 - R0_Jyy_1 - (R1_Jxx + R0_Jxx_1));
    const REAL R0_Jzz = R1_Jzz - R0_Jyy_0 + 0.0415717;
    const REAL R0_Jxy = 0.03*R0_hy_0 - (R2_Jxz + s7*R0_Jxx_0) + 0.0001084;
    const REAL R0_Jxz = 0.0028266 - (0.03*R2_hy + R0_Jxz_1 + R0_Jxz_0);
    const REAL R0_Jyz = -R0_Jyz_0 - 0.0001748;

    /* inertia that joint 'turn' feels, and its couplings inward */
    const REAL M66 = R2_Jyy + 0.02125076;
    const REAL M06_neg = R0_Jxz_0 + R0_Jxz_1;
    const REAL M26 = R1_Jzz - 0.03*R0_hx_0;

    /* inertia that joint 'lift' feels, and its couplings inward */
    const REAL M77 = R2_Jzz_2 + 0.02116116;
    const REAL M37 = c7*R2_hy;
    const REAL M47 = s7*R2_hy;
    const REAL M07 = 0.1*M47 - (c7*R2_Jxz + s7*R2_Jzz);
    const REAL M17 = c7*R2_Jzz - s7*R2_Jxz - (0.1*M37 + 0.03*R2_hx);
    const REAL M27 = R2_Jyz + 0.03*M47;

    /* inertia that joint 'elbow' feels, and its couplings inward */
    const REAL M78 = r3_x*I3_hx + r3_y*I3_hy + 0.004675;
    const REAL M38 = c7*I3_hy;
    const REAL M48 = s7*I3_hy;
    const REAL M08_neg = c7*I3_Jxz + s7*M78 - 0.1*M48;
    const REAL M18 = c7*M78 - s7*I3_Jxz - (0.1*M38 + 0.000825*s89);
    const REAL M28 = I3_Jyz + 0.03*M48;

    M[0] = R0_Jxx;
    M[1] = R0_Jxy;
    M[2] = R0_Jxz;
    M[3] = ALL(0.0);
    M[4] = -R0_hz;
    M[5] = R0_hy;
    M[6] = -M06_neg;
    M[7] = M07;
    M[8] = -M08_neg;
    M[9] = R0_Jxy;
    M[10] = R0_Jyy;
    M[11] = R0_Jyz;
    M[12] = R0_hz;
    M[13] = ALL(0.0);
    M[14] = -R0_hx;
    M[15] = -R0_Jyz_0;
    M[16] = M17;
    M[17] = M18;
    M[18] = R0_Jxz;
    M[19] = R0_Jyz;
    M[20] = R0_Jzz;
    M[21] = -R0_hy;
    M[22] = R0_hx;
    M[23] = ALL(0.0);
    M[24] = M26;
    M[25] = M27;
    M[26] = M28;
    M[27] = ALL(0.0);
    M[28] = R0_hz;
    M[29] = -R0_hy;
    M[30] = ALL(3.64);
    M[31] = ALL(0.0);
    M[32] = ALL(0.0);
    M[33] = R0_hy_0;
    M[34] = M37;
    M[35] = M38;
    M[36] = -R0_hz;
    M[37] = ALL(0.0);
    M[38] = R0_hx;
    M[39] = ALL(0.0);
    M[40] = ALL(3.64);
    M[41] = ALL(0.0);
    M[42] = -R0_hx_0;
    M[43] = M47;
    M[44] = M48;
    M[45] = R0_hy;
    M[46] = -R0_hx;
    M[47] = ALL(0.0);
    M[48] = ALL(0.0);
    M[49] = ALL(0.0);
    M[50] = ALL(3.64);
    M[51] = ALL(0.0);
    M[52] = R2_hx;
    M[53] = I3_hx;
    M[54] = -M06_neg;
    M[55] = -R0_Jyz_0;
    M[56] = M26;
    M[57] = R0_hy_0;
    M[58] = -R0_hx_0;
    M[59] = ALL(0.0);
    M[60] = M66;
    M[61] = R2_Jyz;
    M[62] = I3_Jyz;
    M[63] = M07;
    M[64] = M17;
    M[65] = M27;
    M[66] = M37;
    M[67] = M47;
    M[68] = R2_hx;
    M[69] = R2_Jyz;
    M[70] = M77;
    M[71] = M78;
    M[72] = -M08_neg;
    M[73] = M18;
    M[74] = M28;
    M[75] = M38;
    M[76] = M48;
    M[77] = I3_hx;
    M[78] = I3_Jyz;
    M[79] = M78;
    M[80] = ALL(0.005675);
}

FUNCTION(drone_arm_udu)(const REAL q[10], REAL U[81], REAL D[9])
{
    const REAL q7 = q[7], q8 = q[8], q9 = q[9];

    /* sines and cosines */
    const REAL q89 = q8 + q9;
    const REAL angles[3] = {q7, q8, q89};
    REAL sines[3], cosines[3];
    OF(drone_arm_sincos)(3, angles, sines, cosines);
    const REAL s7 = sines[0], s8 = sines[1], s89 = sines[2];
    const REAL c7 = cosines[0], c8 = cosines[1], c89 = cosines[2];

    /* position of 'fore' */
    const REAL r3_x = 0.22*s8;
    const REAL r3_y = -0.22*c8;

    /* inertia of 'upper' in the axes of its group */
    const REAL I2_hx = 0.0736*s8 - 0.00072*c8;
    const REAL I2_hy_neg = 0.0736*c8 + 0.00072*s8;
    const REAL I2_Jxx_neg_0 = 0.01440184*s8 - 0.0001712*c8;
    const REAL I2_Jxx_neg = s8*I2_Jxx_neg_0;
    const REAL I2_Jxy = c8*I2_Jxx_neg_0 + 8.56e-05;
    const REAL I2_Jyy = I2_Jxx_neg - 0.01440184;
    const REAL I2_Jxz = 2.32e-06*c8 - 1.32e-05*s8;
    const REAL I2_Jyz = 1.32e-05*c8 + 2.32e-06*s8;

    /* inertia of 'fore' in the axes of its group */
    const REAL I3_hx = 0.0275*s89;
    const REAL I3_hy = -0.0275*c89;
    const REAL I3_Jxx_neg_0 = 0.004615*s89 - 6e-06*c89;
    const REAL I3_Jxx_neg = s89*I3_Jxx_neg_0;
    const REAL I3_Jxy = c89*I3_Jxx_neg_0 + 3e-06;
    const REAL I3_Jyy = I3_Jxx_neg - 0.004615;
    const REAL I3_Jxz = 5.2e-05*s89;
    const REAL I3_Jyz = -5.2e-05*c89;

    /* composite inertia of 'upper' */
    const REAL R2_Jzz_0 = 0.44*s8*I3_hx;
    const REAL R2_Jzz_1 = -0.44*c8*I3_hy;
    const REAL R2_Jzz_2 = R2_Jzz_0 + R2_Jzz_1;
    const REAL R2_hx = I2_hx + I3_hx;
    const REAL R2_hy = I3_hy - I2_hy_neg;
    const REAL R2_Jxx_neg = I3_Jxx_neg - R2_Jzz_1 + I2_Jxx_neg;
    const REAL R2_Jyy = I3_Jyy + R2_Jzz_0 + I2_Jyy;
    const REAL R2_Jzz = R2_Jzz_2 + 0.01916116;
    const REAL R2_Jxy = I3_Jxy - (r3_x*I3_hy + r3_y*I3_hx) + I2_Jxy;
    const REAL R2_Jxz = I2_Jxz + I3_Jxz;
    const REAL R2_Jyz = I2_Jyz + I3_Jyz;

    /* composite inertia of 'turret' */
    const REAL R1_hx = R2_hx - 0.00036;
    const REAL R1_Jxx = 0.01914932 - R2_Jxx_neg;
    const REAL R1_Jzz = R2_Jyy + 0.01925076;
    const REAL R1_Jxz = R2_Jxy + 2.84e-06;

    /* composite inertia of 'frame' */
    const REAL R0_hx_0 = c7*R1_hx + 0.00084*s7;
    const REAL R0_hy_0 = s7*R1_hx - 0.00084*c7;
    const REAL R0_Jxx_0 = c7*(R2_Jzz - R1_Jxx) - 2.0*R2_Jxz*s7;
    const REAL R0_Jxx_1 = c7*R0_Jxx_0;
    const REAL R0_Jxz_0 = c7*R1_Jxz + s7*R2_Jyz;
    const REAL R0_Jyy_0 = 0.06*R0_hx_0;
    const REAL R0_Jyy_1 = -0.2*R2_hy;
    const REAL R0_Jxz_1 = 0.1*R0_hx_0;
    const REAL R0_Jyz_0 = s7*R1_Jxz - c7*R2_Jyz + 0.1*R0_hy_0;
    const REAL R0_hx = 0.0096 - R0_hx_0;
    const REAL R0_hy = -R0_hy_0 - 0.0021;
    const REAL R0_hz = R2_hy + 0.00512;
    const REAL R0_Jxx = R2_Jzz - R0_Jxx_1 + R0_Jyy_1 + 0.0299287;
    const REAL R0_Jyy = 0.0340962 - (R0_Jyy_0 - R0_Jyy_1 - (R1_Jxx + R0_Jxx_1));
    const REAL R0_Jzz = R1_Jzz - R0_Jyy_0 + 0.0415717;
    const REAL R0_Jxy = 0.03*R0_hy_0 - (R2_Jxz + s7*R0_Jxx_0) + 0.0001084;
    const REAL R0_Jxz = 0.0028266 - (0.03*R2_hy + R0_Jxz_1 + R0_Jxz_0);
    const REAL R0_Jyz = -R0_Jyz_0 - 0.0001748;

    /* inertia that joint 'turn' feels, and its couplings inward */
    const REAL M66 = R2_Jyy + 0.02125076;
    const REAL M06_neg = R0_Jxz_0 + R0_Jxz_1;
    const REAL M26 = R1_Jzz - 0.03*R0_hx_0;

    /* inertia that joint 'lift' feels, and its couplings inward */
    const REAL M77 = R2_Jzz_2 + 0.02116116;
    const REAL M37 = c7*R2_hy;
    const REAL M47 = s7*R2_hy;
    const REAL M07 = 0.1*M47 - (c7*R2_Jxz + s7*R2_Jzz);
    const REAL M17 = c7*R2_Jzz - s7*R2_Jxz - (0.1*M37 + 0.03*R2_hx);
    const REAL M27 = R2_Jyz + 0.03*M47;

    /* inertia that joint 'elbow' feels, and its couplings inward */
    const REAL M78 = r3_x*I3_hx + r3_y*I3_hy + 0.004675;
    const REAL M38 = c7*I3_hy;
    const REAL M48 = s7*I3_hy;
    const REAL M08_neg = c7*I3_Jxz + s7*M78 - 0.1*M48;
    const REAL M18 = c7*M78 - s7*I3_Jxz - (0.1*M38 + 0.000825*s89);
    const REAL M28 = I3_Jyz + 0.03*M48;

    /* elimination of 'elbow' */
    const REAL U08 = -176.21145374449338*M08_neg;
    const REAL U18 = 176.21145374449338*M18;
    const REAL U28 = 176.21145374449338*M28;
    const REAL U38 = 176.21145374449338*M38;
    const REAL U48 = 176.21145374449338*M48;
    const REAL U58 = 4.845814977973569*s89;
    const REAL U68 = -0.009162995594713657*c89;
    const REAL U78 = 176.21145374449338*M78;
    const REAL M00e8 = R0_Jxx + M08_neg*U08;
    const REAL M01e8 = R0_Jxy + M08_neg*U18;
    const REAL M11e8 = R0_Jyy - M18*U18;
    const REAL M02e8 = R0_Jxz + M08_neg*U28;
    const REAL M12e8 = R0_Jyz - M18*U28;
    const REAL M22e8 = R0_Jzz - M28*U28;
    const REAL M03e8 = M08_neg*U38;
    const REAL M13e8 = R0_hz - M18*U38;
    const REAL M23e8 = -R0_hy - M28*U38;
    const REAL M33e8 = 3.64 - M38*U38;
    const REAL M04e8 = M08_neg*U48 - R0_hz;
    const REAL M14e8 = -M18*U48;
    const REAL M24e8 = R0_hx - M28*U48;
    const REAL M34e8 = -M38*U48;
    const REAL M44e8 = 3.64 - M48*U48;
    const REAL M05e8 = R0_hy + M08_neg*U58;
    const REAL M15e8 = -R0_hx - M18*U58;
    const REAL M25e8 = -M28*U58;
    const REAL M35e8 = -M38*U58;
    const REAL M45e8 = -M48*U58;
    const REAL M55e8 = 3.64 - I3_hx*U58;
    const REAL M06e8_neg = M06_neg - M08_neg*U68;
    const REAL M16e8_neg = R0_Jyz_0 + M18*U68;
    const REAL M26e8 = M26 - M28*U68;
    const REAL M36e8 = R0_hy_0 - M38*U68;
    const REAL M46e8_neg = R0_hx_0 + M48*U68;
    const REAL M56e8 = -I3_hx*U68;
    const REAL M66e8 = M66 - I3_Jyz*U68;
    const REAL M07e8 = M07 + M08_neg*U78;
    const REAL M17e8 = M17 - M18*U78;
    const REAL M27e8 = M27 - M28*U78;
    const REAL M37e8 = M37 - M38*U78;
    const REAL M47e8 = M47 - M48*U78;
    const REAL M57e8 = R2_hx - I3_hx*U78;
    const REAL M67e8 = R2_Jyz - I3_Jyz*U78;
    const REAL D7 = M77 - M78*U78;

    /* elimination of 'lift' */
    const REAL D7_inv = 1.0/D7;
    const REAL U07 = M07e8*D7_inv;
    const REAL U17 = M17e8*D7_inv;
    const REAL U27 = M27e8*D7_inv;
    const REAL U37 = M37e8*D7_inv;
    const REAL U47 = M47e8*D7_inv;
    const REAL U57 = M57e8*D7_inv;
    const REAL U67 = M67e8*D7_inv;
    const REAL M00e7 = M00e8 - M07e8*U07;
    const REAL M01e7 = M01e8 - M07e8*U17;
    const REAL M11e7 = M11e8 - M17e8*U17;
    const REAL M02e7 = M02e8 - M07e8*U27;
    const REAL M12e7 = M12e8 - M17e8*U27;
    const REAL M22e7 = M22e8 - M27e8*U27;
    const REAL M03e7 = M03e8 - M07e8*U37;
    const REAL M13e7 = M13e8 - M17e8*U37;
    const REAL M23e7 = M23e8 - M27e8*U37;
    const REAL M33e7 = M33e8 - M37e8*U37;
    const REAL M04e7 = M04e8 - M07e8*U47;
    const REAL M14e7 = M14e8 - M17e8*U47;
    const REAL M24e7 = M24e8 - M27e8*U47;
    const REAL M34e7 = M34e8 - M37e8*U47;
    const REAL M44e7 = M44e8 - M47e8*U47;
    const REAL M05e7 = M05e8 - M07e8*U57;
    const REAL M15e7 = M15e8 - M17e8*U57;
    const REAL M25e7 = M25e8 - M27e8*U57;
    const REAL M35e7 = M35e8 - M37e8*U57;
    const REAL M45e7 = M45e8 - M47e8*U57;
    const REAL M55e7 = M55e8 - M57e8*U57;
    const REAL M06e7_neg = M06e8_neg + M07e8*U67;
    const REAL M16e7_neg = M16e8_neg + M17e8*U67;
    const REAL M26e7 = M26e8 - M27e8*U67;
    const REAL M36e7 = M36e8 - M37e8*U67;
    const REAL M46e7 = -M46e8_neg - M47e8*U67;
    const REAL M56e7 = M56e8 - M57e8*U67;
    const REAL D6 = M66e8 - M67e8*U67;

    /* elimination of 'turn' */
    const REAL D6_inv = 1.0/D6;
    const REAL U06_neg = M06e7_neg*D6_inv;
    const REAL U16_neg = M16e7_neg*D6_inv;
    const REAL U26 = M26e7*D6_inv;
    const REAL U36 = M36e7*D6_inv;
    const REAL U46 = M46e7*D6_inv;
    const REAL U56 = M56e7*D6_inv;
    const REAL M00e6 = M00e7 - M06e7_neg*U06_neg;
    const REAL M01e6 = M01e7 - M06e7_neg*U16_neg;
    const REAL M11e6 = M11e7 - M16e7_neg*U16_neg;
    const REAL M02e6 = M02e7 + M06e7_neg*U26;
    const REAL M12e6 = M12e7 + M16e7_neg*U26;
    const REAL M22e6 = M22e7 - M26e7*U26;
    const REAL M03e6 = M03e7 + M06e7_neg*U36;
    const REAL M13e6 = M13e7 + M16e7_neg*U36;
    const REAL M23e6 = M23e7 - M26e7*U36;
    const REAL M33e6 = M33e7 - M36e7*U36;
    const REAL M04e6 = M04e7 + M06e7_neg*U46;
    const REAL M14e6 = M14e7 + M16e7_neg*U46;
    const REAL M24e6 = M24e7 - M26e7*U46;
    const REAL M34e6 = M34e7 - M36e7*U46;
    const REAL M44e6 = M44e7 - M46e7*U46;
    const REAL M05e6 = M05e7 + M06e7_neg*U56;
    const REAL M15e6 = M15e7 + M16e7_neg*U56;
    const REAL M25e6 = M25e7 - M26e7*U56;
    const REAL M35e6 = M35e7 - M36e7*U56;
    const REAL M45e6 = M45e7 - M46e7*U56;
    const REAL D5 = M55e7 - M56e7*U56;

    /* elimination of 'floating_base' */
    const REAL D5_inv_neg = -1.0/D5;
    const REAL U05 = -M05e6*D5_inv_neg;
    const REAL U15_neg = M15e6*D5_inv_neg;
    const REAL U25_neg = M25e6*D5_inv_neg;
    const REAL U35_neg = M35e6*D5_inv_neg;
    const REAL U45_neg = M45e6*D5_inv_neg;
    const REAL M04e5 = M04e6 + M05e6*U45_neg;
    const REAL M14e5 = M14e6 + M15e6*U45_neg;
    const REAL M24e5 = M24e6 + M25e6*U45_neg;
    const REAL M34e5 = M34e6 + M35e6*U45_neg;
    const REAL D4 = M44e6 + M45e6*U45_neg;
    const REAL D4_inv_neg = -1.0/D4;
    const REAL U04_neg = M04e5*D4_inv_neg;
    const REAL U14 = -M14e5*D4_inv_neg;
    const REAL U24 = -M24e5*D4_inv_neg;
    const REAL U34 = -M34e5*D4_inv_neg;
    const REAL M03e4 = M03e6 + M05e6*U35_neg - M04e5*U34;
    const REAL M13e4 = M13e6 + M15e6*U35_neg - M14e5*U34;
    const REAL M23e4 = M23e6 + M25e6*U35_neg - M24e5*U34;
    const REAL D3 = M33e6 + M35e6*U35_neg - M34e5*U34;
    const REAL D3_inv_neg = -1.0/D3;
    const REAL U03 = -M03e4*D3_inv_neg;
    const REAL U13 = -M13e4*D3_inv_neg;
    const REAL U23_neg = M23e4*D3_inv_neg;
    const REAL M02e3 = M02e6 + M05e6*U25_neg - M04e5*U24 + M03e4*U23_neg;
    const REAL M12e3 = M12e6 + M15e6*U25_neg - M14e5*U24 + M13e4*U23_neg;
    const REAL D2 = M22e6 + M25e6*U25_neg - M24e5*U24 + M23e4*U23_neg;
    const REAL D2_inv = 1.0/D2;
    const REAL U02 = M02e3*D2_inv;
    const REAL U12 = M12e3*D2_inv;
    const REAL M01e2 = M01e6 + M05e6*U15_neg - M04e5*U14 - M03e4*U13 - M02e3*U12;
    const REAL D1 = M11e6 + M15e6*U15_neg - M14e5*U14 - M13e4*U13 - M12e3*U12;
    const REAL D1_inv_neg = -1.0/D1;
    const REAL U01_neg = M01e2*D1_inv_neg;
    const REAL D0_0 = M01e2*U01_neg;
    const REAL D0 = M00e6 - M05e6*U05 + M04e5*U04_neg - M03e4*U03 - M02e3*U02 + D0_0;

    U[0] = ALL(1.0);
    U[1] = -U01_neg;
    U[2] = U02;
    U[3] = U03;
    U[4] = -U04_neg;
    U[5] = U05;
    U[6] = -U06_neg;
    U[7] = U07;
    U[8] = U08;
    U[9] = ALL(0.0);
    U[10] = ALL(1.0);
    U[11] = U12;
    U[12] = U13;
    U[13] = U14;
    U[14] = -U15_neg;
    U[15] = -U16_neg;
    U[16] = U17;
    U[17] = U18;
    U[18] = ALL(0.0);
    U[19] = ALL(0.0);
    U[20] = ALL(1.0);
    U[21] = -U23_neg;
    U[22] = U24;
    U[23] = -U25_neg;
    U[24] = U26;
    U[25] = U27;
    U[26] = U28;
    U[27] = ALL(0.0);
    U[28] = ALL(0.0);
    U[29] = ALL(0.0);
    U[30] = ALL(1.0);
    U[31] = U34;
    U[32] = -U35_neg;
    U[33] = U36;
    U[34] = U37;
    U[35] = U38;
    U[36] = ALL(0.0);
    U[37] = ALL(0.0);
    U[38] = ALL(0.0);
    U[39] = ALL(0.0);
    U[40] = ALL(1.0);
    U[41] = -U45_neg;
    U[42] = U46;
    U[43] = U47;
    U[44] = U48;
    U[45] = ALL(0.0);
    U[46] = ALL(0.0);
    U[47] = ALL(0.0);
    U[48] = ALL(0.0);
    U[49] = ALL(0.0);
    U[50] = ALL(1.0);
    U[51] = U56;
    U[52] = U57;
    U[53] = U58;
    U[54] = ALL(0.0);
    U[55] = ALL(0.0);
    U[56] = ALL(0.0);
    U[57] = ALL(0.0);
    U[58] = ALL(0.0);
    U[59] = ALL(0.0);
    U[60] = ALL(1.0);
    U[61] = U67;
    U[62] = U68;
    U[63] = ALL(0.0);
    U[64] = ALL(0.0);
    U[65] = ALL(0.0);
    U[66] = ALL(0.0);
    U[67] = ALL(0.0);
    U[68] = ALL(0.0);
    U[69] = ALL(0.0);
    U[70] = ALL(1.0);
    U[71] = U78;
    U[72] = ALL(0.0);
    U[73] = ALL(0.0);
    U[74] = ALL(0.0);
    U[75] = ALL(0.0);
    U[76] = ALL(0.0);
    U[77] = ALL(0.0);
    U[78] = ALL(0.0);
    U[79] = ALL(0.0);
    U[80] = ALL(1.0);

    D[0] = D0;
    D[1] = D1;
    D[2] = D2;
    D[3] = D3;
    D[4] = D4;
    D[5] = D5;
    D[6] = D6;
    D[7] = D7;
    D[8] = ALL(0.005675);
}

FUNCTION(drone_arm_innovations)(const REAL q[10], REAL W[81], REAL D[9])
{
    const REAL q7 = q[7], q8 = q[8], q9 = q[9];

    /* sines and cosines */
    const REAL q89 = q8 + q9;
    const REAL angles[3] = {q7, q8, q89};
    REAL sines[3], cosines[3];
    OF(drone_arm_sincos)(3, angles, sines, cosines);
    const REAL s7 = sines[0], s8 = sines[1], s89 = sines[2];
    const REAL c7 = cosines[0], c8 = cosines[1], c89 = cosines[2];

    /* position of 'fore' */
    const REAL r3_x = 0.22*s8;
    const REAL r3_y = -0.22*c8;

    /* inertia of 'upper' in the axes of its group */
    const REAL I2_hx = 0.0736*s8 - 0.00072*c8;
    const REAL I2_hy_neg = 0.0736*c8 + 0.00072*s8;
    const REAL I2_Jxx_neg_0 = 0.01440184*s8 - 0.0001712*c8;
    const REAL I2_Jxx_neg = s8*I2_Jxx_neg_0;
    const REAL I2_Jxy = c8*I2_Jxx_neg_0 + 8.56e-05;
    const REAL I2_Jyy = I2_Jxx_neg - 0.01440184;
    const REAL I2_Jxz = 2.32e-06*c8 - 1.32e-05*s8;
    const REAL I2_Jyz = 1.32e-05*c8 + 2.32e-06*s8;

    /* inertia of 'fore' in the axes of its group */
    const REAL I3_hx = 0.0275*s89;
    const REAL I3_hy = -0.0275*c89;
    const REAL I3_Jxx_neg_0 = 0.004615*s89 - 6e-06*c89;
    const REAL I3_Jxx_neg = s89*I3_Jxx_neg_0;
    const REAL I3_Jxy = c89*I3_Jxx_neg_0 + 3e-06;
    const REAL I3_Jyy = I3_Jxx_neg - 0.004615;
    const REAL I3_Jxz = 5.2e-05*s89;
    const REAL I3_Jyz = -5.2e-05*c89;

    /* composite inertia of 'upper' */
    const REAL R2_Jzz_0 = 0.44*s8*I3_hx;
    const REAL R2_Jzz_1 = -0.44*c8*I3_hy;
    const REAL R2_Jzz_2 = R2_Jzz_0 + R2_Jzz_1;
    const REAL R2_hx = I2_hx + I3_hx;
    const REAL R2_hy = I3_hy - I2_hy_neg;
    const REAL R2_Jxx_neg = I3_Jxx_neg - R2_Jzz_1 + I2_Jxx_neg;
    const REAL R2_Jyy = I3_Jyy + R2_Jzz_0 + I2_Jyy;
    const REAL R2_Jzz = R2_Jzz_2 + 0.01916116;
    const REAL R2_Jxy = I3_Jxy - (r3_x*I3_hy + r3_y*I3_hx) + I2_Jxy;
    const REAL R2_Jxz = I2_Jxz + I3_Jxz;
    const REAL R2_Jyz = I2_Jyz + I3_Jyz;

    /* composite inertia of 'turret' */
    const REAL R1_hx = R2_hx - 0.00036;
    const REAL R1_Jxx = 0.01914932 - R2_Jxx_neg;
    const REAL R1_Jzz = R2_Jyy + 0.01925076;
    const REAL R1_Jxz = R2_Jxy + 2.84e-06;

    /* composite inertia of 'frame' */
    const REAL R0_hx_0 = c7*R1_hx + 0.00084*s7;
    const REAL R0_hy_0 = s7*R1_hx - 0.00084*c7;
    const REAL R0_Jxx_0 = c7*(R2_Jzz - R1_Jxx) - 2.0*R2_Jxz*s7;
    const REAL R0_Jxx_1 = c7*R0_Jxx_0;
    const REAL R0_Jxz_0 = c7*R1_Jxz + s7*R2_Jyz;
    const REAL R0_Jyy_0 = 0.06*R0_hx_0;
    const REAL R0_Jyy_1 = -0.2*R2_hy;
    const REAL R0_Jxz_1 = 0.1*R0_hx_0;
    const REAL R0_Jyz_0 = s7*R1_Jxz - c7*R2_Jyz + 0.1*R0_hy_0;
    const REAL R0_hx = 0.0096 - R0_hx_0;
    const REAL R0_hy = -R0_hy_0 - 0.0021;
    const REAL R0_hz = R2_hy + 0.00512;
    const REAL R0_Jxx = R2_Jzz - R0_Jxx_1 + R0_Jyy_1 + 0.0299287;
    const REAL R0_Jyy = 0.0340962 - (R0_Jyy_0 - R0_Jyy_1 - (R1_Jxx + R0_Jxx_1));
    const REAL R0_Jzz = R1_Jzz - R0_Jyy_0 + 0.0415717;
    const REAL R0_Jxy = 0.03*R0_hy_0 - (R2_Jxz + s7*R0_Jxx_0) + 0.0001084;
    const REAL R0_Jxz = 0.0028266 - (0.03*R2_hy + R0_Jxz_1 + R0_Jxz_0);
    const REAL R0_Jyz = -R0_Jyz_0 - 0.0001748;

    /* inertia that joint 'turn' feels, and its couplings inward */
    const REAL M66 = R2_Jyy + 0.02125076;
    const REAL M06_neg = R0_Jxz_0 + R0_Jxz_1;
    const REAL M26 = R1_Jzz - 0.03*R0_hx_0;

    /* inertia that joint 'lift' feels, and its couplings inward */
    const REAL M77 = R2_Jzz_2 + 0.02116116;
    const REAL M37 = c7*R2_hy;
    const REAL M47 = s7*R2_hy;
    const REAL M07 = 0.1*M47 - (c7*R2_Jxz + s7*R2_Jzz);
    const REAL M17 = c7*R2_Jzz - s7*R2_Jxz - (0.1*M37 + 0.03*R2_hx);
    const REAL M27 = R2_Jyz + 0.03*M47;

    /* inertia that joint 'elbow' feels, and its couplings inward */
    const REAL M78 = r3_x*I3_hx + r3_y*I3_hy + 0.004675;
    const REAL M38 = c7*I3_hy;
    const REAL M48 = s7*I3_hy;
    const REAL M08_neg = c7*I3_Jxz + s7*M78 - 0.1*M48;
    const REAL M18 = c7*M78 - s7*I3_Jxz - (0.1*M38 + 0.000825*s89);
    const REAL M28 = I3_Jyz + 0.03*M48;

    /* elimination of 'elbow' */
    const REAL U08 = -176.21145374449338*M08_neg;
    const REAL U18 = 176.21145374449338*M18;
    const REAL U28 = 176.21145374449338*M28;
    const REAL U38 = 176.21145374449338*M38;
    const REAL U48 = 176.21145374449338*M48;
    const REAL U58 = 4.845814977973569*s89;
    const REAL U68 = -0.009162995594713657*c89;
    const REAL U78 = 176.21145374449338*M78;
    const REAL M00e8 = R0_Jxx + M08_neg*U08;
    const REAL M01e8 = R0_Jxy + M08_neg*U18;
    const REAL M11e8 = R0_Jyy - M18*U18;
    const REAL M02e8 = R0_Jxz + M08_neg*U28;
    const REAL M12e8 = R0_Jyz - M18*U28;
    const REAL M22e8 = R0_Jzz - M28*U28;
    const REAL M03e8 = M08_neg*U38;
    const REAL M13e8 = R0_hz - M18*U38;
    const REAL M23e8 = -R0_hy - M28*U38;
    const REAL M33e8 = 3.64 - M38*U38;
    const REAL M04e8 = M08_neg*U48 - R0_hz;
    const REAL M14e8 = -M18*U48;
    const REAL M24e8 = R0_hx - M28*U48;
    const REAL M34e8 = -M38*U48;
    const REAL M44e8 = 3.64 - M48*U48;
    const REAL M05e8 = R0_hy + M08_neg*U58;
    const REAL M15e8 = -R0_hx - M18*U58;
    const REAL M25e8 = -M28*U58;
    const REAL M35e8 = -M38*U58;
    const REAL M45e8 = -M48*U58;
    const REAL M55e8 = 3.64 - I3_hx*U58;
    const REAL M06e8_neg = M06_neg - M08_neg*U68;
    const REAL M16e8_neg = R0_Jyz_0 + M18*U68;
    const REAL M26e8 = M26 - M28*U68;
    const REAL M36e8 = R0_hy_0 - M38*U68;
    const REAL M46e8_neg = R0_hx_0 + M48*U68;
    const REAL M56e8 = -I3_hx*U68;
    const REAL M66e8 = M66 - I3_Jyz*U68;
    const REAL M07e8 = M07 + M08_neg*U78;
    const REAL M17e8 = M17 - M18*U78;
    const REAL M27e8 = M27 - M28*U78;
    const REAL M37e8 = M37 - M38*U78;
    const REAL M47e8 = M47 - M48*U78;
    const REAL M57e8 = R2_hx - I3_hx*U78;
    const REAL M67e8 = R2_Jyz - I3_Jyz*U78;
    const REAL D7 = M77 - M78*U78;

    /* elimination of 'lift' */
    const REAL D7_inv = 1.0/D7;
    const REAL U07 = M07e8*D7_inv;
    const REAL U17 = M17e8*D7_inv;
    const REAL U27 = M27e8*D7_inv;
    const REAL U37 = M37e8*D7_inv;
    const REAL U47 = M47e8*D7_inv;
    const REAL U57 = M57e8*D7_inv;
    const REAL U67 = M67e8*D7_inv;
    const REAL M00e7 = M00e8 - M07e8*U07;
    const REAL M01e7 = M01e8 - M07e8*U17;
    const REAL M11e7 = M11e8 - M17e8*U17;
    const REAL M02e7 = M02e8 - M07e8*U27;
    const REAL M12e7 = M12e8 - M17e8*U27;
    const REAL M22e7 = M22e8 - M27e8*U27;
    const REAL M03e7 = M03e8 - M07e8*U37;
    const REAL M13e7 = M13e8 - M17e8*U37;
    const REAL M23e7 = M23e8 - M27e8*U37;
    const REAL M33e7 = M33e8 - M37e8*U37;
    const REAL M04e7 = M04e8 - M07e8*U47;
    const REAL M14e7 = M14e8 - M17e8*U47;
    const REAL M24e7 = M24e8 - M27e8*U47;
    const REAL M34e7 = M34e8 - M37e8*U47;
    const REAL M44e7 = M44e8 - M47e8*U47;
    const REAL M05e7 = M05e8 - M07e8*U57;
    const REAL M15e7 = M15e8 - M17e8*U57;
    const REAL M25e7 = M25e8 - M27e8*U57;
    const REAL M35e7 = M35e8 - M37e8*U57;
    const REAL M45e7 = M45e8 - M47e8*U57;
    const REAL M55e7 = M55e8 - M57e8*U57;
    const REAL M06e7_neg = M06e8_neg + M07e8*U67;
    const REAL M16e7_neg = M16e8_neg + M17e8*U67;
    const REAL M26e7 = M26e8 - M27e8*U67;
    const REAL M36e7 = M36e8 - M37e8*U67;
    const REAL M46e7 = -M46e8_neg - M47e8*U67;
    const REAL M56e7 = M56e8 - M57e8*U67;
    const REAL D6 = M66e8 - M67e8*U67;

    /* elimination of 'turn' */
    const REAL D6_inv = 1.0/D6;
    const REAL U06_neg = M06e7_neg*D6_inv;
    const REAL U16_neg = M16e7_neg*D6_inv;
    const REAL U26 = M26e7*D6_inv;
    const REAL U36 = M36e7*D6_inv;
    const REAL U46 = M46e7*D6_inv;
    const REAL U56 = M56e7*D6_inv;
    const REAL M00e6 = M00e7 - M06e7_neg*U06_neg;
    const REAL M01e6 = M01e7 - M06e7_neg*U16_neg;
    const REAL M11e6 = M11e7 - M16e7_neg*U16_neg;
    const REAL M02e6 = M02e7 + M06e7_neg*U26;
    const REAL M12e6 = M12e7 + M16e7_neg*U26;
    const REAL M22e6 = M22e7 - M26e7*U26;
    const REAL M03e6 = M03e7 + M06e7_neg*U36;
    const REAL M13e6 = M13e7 + M16e7_neg*U36;
    const REAL M23e6 = M23e7 - M26e7*U36;
    const REAL M33e6 = M33e7 - M36e7*U36;
    const REAL M04e6 = M04e7 + M06e7_neg*U46;
    const REAL M14e6 = M14e7 + M16e7_neg*U46;
    const REAL M24e6 = M24e7 - M26e7*U46;
    const REAL M34e6 = M34e7 - M36e7*U46;
    const REAL M44e6 = M44e7 - M46e7*U46;
    const REAL M05e6 = M05e7 + M06e7_neg*U56;
    const REAL M15e6 = M15e7 + M16e7_neg*U56;
    const REAL M25e6 = M25e7 - M26e7*U56;
    const REAL M35e6 = M35e7 - M36e7*U56;
    const REAL M45e6 = M45e7 - M46e7*U56;
    const REAL D5 = M55e7 - M56e7*U56;

    /* elimination of 'floating_base' */
    const REAL D5_inv_neg = -1.0/D5;
    const REAL U05 = -M05e6*D5_inv_neg;
    const REAL U15_neg = M15e6*D5_inv_neg;
    const REAL U25_neg = M25e6*D5_inv_neg;
    const REAL U35_neg = M35e6*D5_inv_neg;
    const REAL U45_neg = M45e6*D5_inv_neg;
    const REAL M04e5 = M04e6 + M05e6*U45_neg;
    const REAL M14e5 = M14e6 + M15e6*U45_neg;
    const REAL M24e5 = M24e6 + M25e6*U45_neg;
    const REAL M34e5 = M34e6 + M35e6*U45_neg;
    const REAL D4 = M44e6 + M45e6*U45_neg;
    const REAL D4_inv_neg = -1.0/D4;
    const REAL U04_neg = M04e5*D4_inv_neg;
    const REAL U14 = -M14e5*D4_inv_neg;
    const REAL U24 = -M24e5*D4_inv_neg;
    const REAL U34 = -M34e5*D4_inv_neg;
    const REAL M03e4 = M03e6 + M05e6*U35_neg - M04e5*U34;
    const REAL M13e4 = M13e6 + M15e6*U35_neg - M14e5*U34;
    const REAL M23e4 = M23e6 + M25e6*U35_neg - M24e5*U34;
    const REAL D3 = M33e6 + M35e6*U35_neg - M34e5*U34;
    const REAL D3_inv_neg = -1.0/D3;
    const REAL U03 = -M03e4*D3_inv_neg;
    const REAL U13 = -M13e4*D3_inv_neg;
    const REAL U23_neg = M23e4*D3_inv_neg;
    const REAL M02e3 = M02e6 + M05e6*U25_neg - M04e5*U24 + M03e4*U23_neg;
    const REAL M12e3 = M12e6 + M15e6*U25_neg - M14e5*U24 + M13e4*U23_neg;
    const REAL D2 = M22e6 + M25e6*U25_neg - M24e5*U24 + M23e4*U23_neg;
    const REAL D2_inv = 1.0/D2;
    const REAL U02 = M02e3*D2_inv;
    const REAL U12 = M12e3*D2_inv;
    const REAL M01e2 = M01e6 + M05e6*U15_neg - M04e5*U14 - M03e4*U13 - M02e3*U12;
    const REAL D1 = M11e6 + M15e6*U15_neg - M14e5*U14 - M13e4*U13 - M12e3*U12;
    const REAL D1_inv_neg = -1.0/D1;
    const REAL U01_neg = M01e2*D1_inv_neg;
    const REAL D0_0 = M01e2*U01_neg;
    const REAL D0 = M00e6 - M05e6*U05 + M04e5*U04_neg - M03e4*U03 - M02e3*U02 + D0_0;

    /* inverse of U */
    const REAL W02 = -U02 - U12*U01_neg;
    const REAL W13 = -U13 - U23_neg*U12;
    const REAL W03_neg = U23_neg*U02 - U01_neg*W13 + U03;
    const REAL W24_neg = U24 + U34*U23_neg;
    const REAL W14_neg = U14 - (U12*W24_neg + U34*U13);
    const REAL W04 = U04_neg - (U01_neg*W14_neg - U02*W24_neg - U34*U03);
    const REAL W35 = U35_neg - U45_neg*U34;
    const REAL W25 = U23_neg*W35 - U45_neg*U24 + U25_neg;
    const REAL W15 = U15_neg - (U12*W25 + U13*W35 + U45_neg*U14);
    const REAL W05 = U01_neg*W15 - U02*W25 - U03*W35 + U45_neg*U04_neg - U05;
    const REAL W46 = -U46 - U56*U45_neg;
    const REAL W36_neg = U34*W46 + U56*U35_neg + U36;
    const REAL W26_neg = U23_neg*W36_neg + U24*W46 + U56*U25_neg + U26;
    const REAL W16 = U16_neg - (U14*W46 - (U12*W26_neg + U13*W36_neg) + U56*U15_neg);
    const REAL W06_0 = U01_neg*W16 + U02*W26_neg + U03*W36_neg + U04_neg*W46 + U56*U05;
    const REAL W06 = U06_neg + W06_0;
    const REAL W57 = U67*U56 - U57;
    const REAL W47 = U45_neg*W57 + U67*U46 - U47;
    const REAL W37 = -U37 - (U34*W47 - U35_neg*W57 - U67*U36);
    const REAL W27 = U23_neg*W37 - U24*W47 + U25_neg*W57 + U67*U26 - U27;
    const REAL W17_neg_0 = U12*W27 + U13*W37 + U14*W47 - U15_neg*W57 + U67*U16_neg;
    const REAL W17_neg = U17 + W17_neg_0;
    const REAL W07_neg_0 = U01_neg*W17_neg + U02*W27 + U03*W37 - U04_neg*W47 + U05*W57;
    const REAL W07_neg = W07_neg_0 + U67*U06_neg + U07;
    const REAL W68 = U78*U67 - U68;
    const REAL W58_neg = U56*W68 - U78*U57 + U58;
    const REAL W48 = -U48 - (U45_neg*W58_neg + U46*W68 - U78*U47);
    const REAL W38 = -U38 - (U34*W48 + U35_neg*W58_neg + U36*W68 - U78*U37);
    const REAL W28_0 = U23_neg*W38 - U24*W48 - U25_neg*W58_neg - U26*W68 + U78*U27;
    const REAL W28 = W28_0 - U28;
    const REAL W18_0 = U16_neg*W68 - (U12*W28 + U13*W38 + U14*W48 + U15_neg*W58_neg);
    const REAL W18 = W18_0 + U78*U17 - U18;
    const REAL W08_0 = U01_neg*W18 - U02*W28 - U03*W38 + U04_neg*W48 + U05*W58_neg;
    const REAL W08 = W08_0 + U06_neg*W68 + U78*U07 - U08;

    W[0] = ALL(1.0);
    W[1] = U01_neg;
    W[2] = W02;
    W[3] = -W03_neg;
    W[4] = W04;
    W[5] = W05;
    W[6] = W06;
    W[7] = -W07_neg;
    W[8] = W08;
    W[9] = ALL(0.0);
    W[10] = ALL(1.0);
    W[11] = -U12;
    W[12] = W13;
    W[13] = -W14_neg;
    W[14] = W15;
    W[15] = W16;
    W[16] = -W17_neg;
    W[17] = W18;
    W[18] = ALL(0.0);
    W[19] = ALL(0.0);
    W[20] = ALL(1.0);
    W[21] = U23_neg;
    W[22] = -W24_neg;
    W[23] = W25;
    W[24] = -W26_neg;
    W[25] = W27;
    W[26] = W28;
    W[27] = ALL(0.0);
    W[28] = ALL(0.0);
    W[29] = ALL(0.0);
    W[30] = ALL(1.0);
    W[31] = -U34;
    W[32] = W35;
    W[33] = -W36_neg;
    W[34] = W37;
    W[35] = W38;
    W[36] = ALL(0.0);
    W[37] = ALL(0.0);
    W[38] = ALL(0.0);
    W[39] = ALL(0.0);
    W[40] = ALL(1.0);
    W[41] = U45_neg;
    W[42] = W46;
    W[43] = W47;
    W[44] = W48;
    W[45] = ALL(0.0);
    W[46] = ALL(0.0);
    W[47] = ALL(0.0);
    W[48] = ALL(0.0);
    W[49] = ALL(0.0);
    W[50] = ALL(1.0);
    W[51] = -U56;
    W[52] = W57;
    W[53] = -W58_neg;
    W[54] = ALL(0.0);
    W[55] = ALL(0.0);
    W[56] = ALL(0.0);
    W[57] = ALL(0.0);
    W[58] = ALL(0.0);
    W[59] = ALL(0.0);
    W[60] = ALL(1.0);
    W[61] = -U67;
    W[62] = W68;
    W[63] = ALL(0.0);
    W[64] = ALL(0.0);
    W[65] = ALL(0.0);
    W[66] = ALL(0.0);
    W[67] = ALL(0.0);
    W[68] = ALL(0.0);
    W[69] = ALL(0.0);
    W[70] = ALL(1.0);
    W[71] = -U78;
    W[72] = ALL(0.0);
    W[73] = ALL(0.0);
    W[74] = ALL(0.0);
    W[75] = ALL(0.0);
    W[76] = ALL(0.0);
    W[77] = ALL(0.0);
    W[78] = ALL(0.0);
    W[79] = ALL(0.0);
    W[80] = ALL(1.0);

    D[0] = D0;
    D[1] = D1;
    D[2] = D2;
    D[3] = D3;
    D[4] = D4;
    D[5] = D5;
    D[6] = D6;
    D[7] = D7;
    D[8] = ALL(0.005675);
}

FUNCTION(drone_arm_mass_matrix_inverse)(const REAL q[10], REAL M_inverse[81])
{
    const REAL q7 = q[7], q8 = q[8], q9 = q[9];

    /* sines and cosines */
    const REAL q89 = q8 + q9;
    const REAL angles[3] = {q7, q8, q89};
    REAL sines[3], cosines[3];
    OF(drone_arm_sincos)(3, angles, sines, cosines);
    const REAL s7 = sines[0], s8 = sines[1], s89 = sines[2];
    const REAL c7 = cosines[0], c8 = cosines[1], c89 = cosines[2];

    /* position of 'fore' */
    const REAL r3_x = 0.22*s8;
    const REAL r3_y = -0.22*c8;

    /* inertia of 'upper' in the axes of its group */
    const REAL I2_hx = 0.0736*s8 - 0.00072*c8;
    const REAL I2_hy_neg = 0.0736*c8 + 0.00072*s8;
    const REAL I2_Jxx_neg_0 = 0.01440184*s8 - 0.0001712*c8;
    const REAL I2_Jxx_neg = s8*I2_Jxx_neg_0;
    const REAL I2_Jxy = c8*I2_Jxx_neg_0 + 8.56e-05;
    const REAL I2_Jyy = I2_Jxx_neg - 0.01440184;
    const REAL I2_Jxz = 2.32e-06*c8 - 1.32e-05*s8;
    const REAL I2_Jyz = 1.32e-05*c8 + 2.32e-06*s8;

    /* inertia of 'fore' in the axes of its group */
    const REAL I3_hx = 0.0275*s89;
    const REAL I3_hy = -0.0275*c89;
    const REAL I3_Jxx_neg_0 = 0.004615*s89 - 6e-06*c89;
    const REAL I3_Jxx_neg = s89*I3_Jxx_neg_0;
    const REAL I3_Jxy = c89*I3_Jxx_neg_0 + 3e-06;
    const REAL I3_Jyy = I3_Jxx_neg - 0.004615;
    const REAL I3_Jxz = 5.2e-05*s89;
    const REAL I3_Jyz = -5.2e-05*c89;

    /* composite inertia of 'upper' */
    const REAL R2_Jzz_0 = 0.44*s8*I3_hx;
    const REAL R2_Jzz_1 = -0.44*c8*I3_hy;
    const REAL R2_Jzz_2 = R2_Jzz_0 + R2_Jzz_1;
    const REAL R2_hx = I2_hx + I3_hx;
    const REAL R2_hy = I3_hy - I2_hy_neg;
    const REAL R2_Jxx_neg = I3_Jxx_neg - R2_Jzz_1 + I2_Jxx_neg;
    const REAL R2_Jyy = I3_Jyy + R2_Jzz_0 + I2_Jyy;
    const REAL R2_Jzz = R2_Jzz_2 + 0.01916116;
    const REAL R2_Jxy = I3_Jxy - (r3_x*I3_hy + r3_y*I3_hx) + I2_Jxy;
    const REAL R2_Jxz = I2_Jxz + I3_Jxz;
    const REAL R2_Jyz = I2_Jyz + I3_Jyz;

    /* composite inertia of 'turret' */
    const REAL R1_hx = R2_hx - 0.00036;
    const REAL R1_Jxx = 0.01914932 - R2_Jxx_neg;
    const REAL R1_Jzz = R2_Jyy + 0.01925076;
    const REAL R1_Jxz = R2_Jxy + 2.84e-06;

    /* composite inertia of 'frame' */
    const REAL R0_hx_0 = c7*R1_hx + 0.00084*s7;
    const REAL R0_hy_0 = s7*R1_hx - 0.00084*c7;
    const REAL R0_Jxx_0 = c7*(R2_Jzz - R1_Jxx) - 2.0*R2_Jxz*s7;
    const REAL R0_Jxx_1 = c7*R0_Jxx_0;
    const REAL R0_Jxz_0 = c7*R1_Jxz + s7*R2_Jyz;
    const REAL R0_Jyy_0 = 0.06*R0_hx_0;
    const REAL R0_Jyy_1 = -0.2*R2_hy;
    const REAL R0_Jxz_1 = 0.1*R0_hx_0;
    const REAL R0_Jyz_0 = s7*R1_Jxz - c7*R2_Jyz + 0.1*R0_hy_0;
    const REAL R0_hx = 0.0096 - R0_hx_0;
    const REAL R0_hy = -R0_hy_0 - 0.0021;
    const REAL R0_hz = R2_hy + 0.00512;
    const REAL R0_Jxx = R2_Jzz - R0_Jxx_1 + R0_Jyy_1 + 0.0299287;
    const REAL R0_Jyy = 0.0340962 - (R0_Jyy_0 - R0_Jyy_1 - (R1_Jxx + R0_Jxx_1));
    const REAL R0_Jzz = R1_Jzz - R0_Jyy_0 + 0.0415717;
    const REAL R0_Jxy = 0.03*R0_hy_0 - (R2_Jxz + s7*R0_Jxx_0) + 0.0001084;
    const REAL R0_Jxz = 0.0028266 - (0.03*R2_hy + R0_Jxz_1 + R0_Jxz_0);
    const REAL R0_Jyz = -R0_Jyz_0 - 0.0001748;

    /* inertia that joint 'turn' feels, and its couplings inward */
    const REAL M66 = R2_Jyy + 0.02125076;
    const REAL M06_neg = R0_Jxz_0 + R0_Jxz_1;
    const REAL M26 = R1_Jzz - 0.03*R0_hx_0;

    /* inertia that joint 'lift' feels, and its couplings inward */
    const REAL M77 = R2_Jzz_2 + 0.02116116;
    const REAL M37 = c7*R2_hy;
    const REAL M47 = s7*R2_hy;
    const REAL M07 = 0.1*M47 - (c7*R2_Jxz + s7*R2_Jzz);
    const REAL M17 = c7*R2_Jzz - s7*R2_Jxz - (0.1*M37 + 0.03*R2_hx);
    const REAL M27 = R2_Jyz + 0.03*M47;

    /* inertia that joint 'elbow' feels, and its couplings inward */
    const REAL M78 = r3_x*I3_hx + r3_y*I3_hy + 0.004675;
    const REAL M38 = c7*I3_hy;
    const REAL M48 = s7*I3_hy;
    const REAL M08_neg = c7*I3_Jxz + s7*M78 - 0.1*M48;
    const REAL M18 = c7*M78 - s7*I3_Jxz - (0.1*M38 + 0.000825*s89);
    const REAL M28 = I3_Jyz + 0.03*M48;

    /* elimination of 'elbow' */
    const REAL U08 = -176.21145374449338*M08_neg;
    const REAL U18 = 176.21145374449338*M18;
    const REAL U28 = 176.21145374449338*M28;
    const REAL U38 = 176.21145374449338*M38;
    const REAL U48 = 176.21145374449338*M48;
    const REAL U58 = 4.845814977973569*s89;
    const REAL U68 = -0.009162995594713657*c89;
    const REAL U78 = 176.21145374449338*M78;
    const REAL M00e8 = R0_Jxx + M08_neg*U08;
    const REAL M01e8 = R0_Jxy + M08_neg*U18;
    const REAL M11e8 = R0_Jyy - M18*U18;
    const REAL M02e8 = R0_Jxz + M08_neg*U28;
    const REAL M12e8 = R0_Jyz - M18*U28;
    const REAL M22e8 = R0_Jzz - M28*U28;
    const REAL M03e8 = M08_neg*U38;
    const REAL M13e8 = R0_hz - M18*U38;
    const REAL M23e8 = -R0_hy - M28*U38;
    const REAL M33e8 = 3.64 - M38*U38;
    const REAL M04e8 = M08_neg*U48 - R0_hz;
    const REAL M14e8 = -M18*U48;
    const REAL M24e8 = R0_hx - M28*U48;
    const REAL M34e8 = -M38*U48;
    const REAL M44e8 = 3.64 - M48*U48;
    const REAL M05e8 = R0_hy + M08_neg*U58;
    const REAL M15e8 = -R0_hx - M18*U58;
    const REAL M25e8 = -M28*U58;
    const REAL M35e8 = -M38*U58;
    const REAL M45e8 = -M48*U58;
    const REAL M55e8 = 3.64 - I3_hx*U58;
    const REAL M06e8_neg = M06_neg - M08_neg*U68;
    const REAL M16e8_neg = R0_Jyz_0 + M18*U68;
    const REAL M26e8 = M26 - M28*U68;
    const REAL M36e8 = R0_hy_0 - M38*U68;
    const REAL M46e8_neg = R0_hx_0 + M48*U68;
    const REAL M56e8 = -I3_hx*U68;
    const REAL M66e8 = M66 - I3_Jyz*U68;
    const REAL M07e8 = M07 + M08_neg*U78;
    const REAL M17e8 = M17 - M18*U78;
    const REAL M27e8 = M27 - M28*U78;
    const REAL M37e8 = M37 - M38*U78;
    const REAL M47e8 = M47 - M48*U78;
    const REAL M57e8 = R2_hx - I3_hx*U78;
    const REAL M67e8 = R2_Jyz - I3_Jyz*U78;
    const REAL D7 = M77 - M78*U78;

    /* elimination of 'lift' */
    const REAL D7_inv = 1.0/D7;
    const REAL U07 = M07e8*D7_inv;
    const REAL U17 = M17e8*D7_inv;
    const REAL U27 = M27e8*D7_inv;
    const REAL U37 = M37e8*D7_inv;
    const REAL U47 = M47e8*D7_inv;
    const REAL U57 = M57e8*D7_inv;
    const REAL U67 = M67e8*D7_inv;
    const REAL M00e7 = M00e8 - M07e8*U07;
    const REAL M01e7 = M01e8 - M07e8*U17;
    const REAL M11e7 = M11e8 - M17e8*U17;
    const REAL M02e7 = M02e8 - M07e8*U27;
    const REAL M12e7 = M12e8 - M17e8*U27;
    const REAL M22e7 = M22e8 - M27e8*U27;
    const REAL M03e7 = M03e8 - M07e8*U37;
    const REAL M13e7 = M13e8 - M17e8*U37;
    const REAL M23e7 = M23e8 - M27e8*U37;
    const REAL M33e7 = M33e8 - M37e8*U37;
    const REAL M04e7 = M04e8 - M07e8*U47;
    const REAL M14e7 = M14e8 - M17e8*U47;
    const REAL M24e7 = M24e8 - M27e8*U47;
    const REAL M34e7 = M34e8 - M37e8*U47;
    const REAL M44e7 = M44e8 - M47e8*U47;
    const REAL M05e7 = M05e8 - M07e8*U57;
    const REAL M15e7 = M15e8 - M17e8*U57;
    const REAL M25e7 = M25e8 - M27e8*U57;
    const REAL M35e7 = M35e8 - M37e8*U57;
    const REAL M45e7 = M45e8 - M47e8*U57;
    const REAL M55e7 = M55e8 - M57e8*U57;
    const REAL M06e7_neg = M06e8_neg + M07e8*U67;
    const REAL M16e7_neg = M16e8_neg + M17e8*U67;
    const REAL M26e7 = M26e8 - M27e8*U67;
    const REAL M36e7 = M36e8 - M37e8*U67;
    const REAL M46e7 = -M46e8_neg - M47e8*U67;
    const REAL M56e7 = M56e8 - M57e8*U67;
    const REAL D6 = M66e8 - M67e8*U67;

    /* elimination of 'turn' */
    const REAL D6_inv = 1.0/D6;
    const REAL U06_neg = M06e7_neg*D6_inv;
    const REAL U16_neg = M16e7_neg*D6_inv;
    const REAL U26 = M26e7*D6_inv;
    const REAL U36 = M36e7*D6_inv;
    const REAL U46 = M46e7*D6_inv;
    const REAL U56 = M56e7*D6_inv;
    const REAL M00e6 = M00e7 - M06e7_neg*U06_neg;
    const REAL M01e6 = M01e7 - M06e7_neg*U16_neg;
    const REAL M11e6 = M11e7 - M16e7_neg*U16_neg;
    const REAL M02e6 = M02e7 + M06e7_neg*U26;
    const REAL M12e6 = M12e7 + M16e7_neg*U26;
    const REAL M22e6 = M22e7 - M26e7*U26;
    const REAL M03e6 = M03e7 + M06e7_neg*U36;
    const REAL M13e6 = M13e7 + M16e7_neg*U36;
    const REAL M23e6 = M23e7 - M26e7*U36;
    const REAL M33e6 = M33e7 - M36e7*U36;
    const REAL M04e6 = M04e7 + M06e7_neg*U46;
    const REAL M14e6 = M14e7 + M16e7_neg*U46;
    const REAL M24e6 = M24e7 - M26e7*U46;
    const REAL M34e6 = M34e7 - M36e7*U46;
    const REAL M44e6 = M44e7 - M46e7*U46;
    const REAL M05e6 = M05e7 + M06e7_neg*U56;
    const REAL M15e6 = M15e7 + M16e7_neg*U56;
    const REAL M25e6 = M25e7 - M26e7*U56;
    const REAL M35e6 = M35e7 - M36e7*U56;
    const REAL M45e6 = M45e7 - M46e7*U56;
    const REAL D5 = M55e7 - M56e7*U56;

    /* elimination of 'floating_base' */
    const REAL D5_inv_neg = -1.0/D5;
    const REAL U05 = -M05e6*D5_inv_neg;
    const REAL U15_neg = M15e6*D5_inv_neg;
    const REAL U25_neg = M25e6*D5_inv_neg;
    const REAL U35_neg = M35e6*D5_inv_neg;
    const REAL U45_neg = M45e6*D5_inv_neg;
    const REAL M04e5 = M04e6 + M05e6*U45_neg;
    const REAL M14e5 = M14e6 + M15e6*U45_neg;
    const REAL M24e5 = M24e6 + M25e6*U45_neg;
    const REAL M34e5 = M34e6 + M35e6*U45_neg;
    const REAL D4 = M44e6 + M45e6*U45_neg;
    const REAL D4_inv_neg = -1.0/D4;
    const REAL U04_neg = M04e5*D4_inv_neg;
    const REAL U14 = -M14e5*D4_inv_neg;
    const REAL U24 = -M24e5*D4_inv_neg;
    const REAL U34 = -M34e5*D4_inv_neg;
    const REAL M03e4 = M03e6 + M05e6*U35_neg - M04e5*U34;
    const REAL M13e4 = M13e6 + M15e6*U35_neg - M14e5*U34;
    const REAL M23e4 = M23e6 + M25e6*U35_neg - M24e5*U34;
    const REAL D3 = M33e6 + M35e6*U35_neg - M34e5*U34;
    const REAL D3_inv_neg = -1.0/D3;
    const REAL U03 = -M03e4*D3_inv_neg;
    const REAL U13 = -M13e4*D3_inv_neg;
    const REAL U23_neg = M23e4*D3_inv_neg;
    const REAL M02e3 = M02e6 + M05e6*U25_neg - M04e5*U24 + M03e4*U23_neg;
    const REAL M12e3 = M12e6 + M15e6*U25_neg - M14e5*U24 + M13e4*U23_neg;
    const REAL D2 = M22e6 + M25e6*U25_neg - M24e5*U24 + M23e4*U23_neg;
    const REAL D2_inv = 1.0/D2;
    const REAL U02 = M02e3*D2_inv;
    const REAL U12 = M12e3*D2_inv;
    const REAL M01e2 = M01e6 + M05e6*U15_neg - M04e5*U14 - M03e4*U13 - M02e3*U12;
    const REAL D1 = M11e6 + M15e6*U15_neg - M14e5*U14 - M13e4*U13 - M12e3*U12;
    const REAL D1_inv_neg = -1.0/D1;
    const REAL U01_neg = M01e2*D1_inv_neg;
    const REAL D0_0 = M01e2*U01_neg;
    const REAL D0 = M00e6 - M05e6*U05 + M04e5*U04_neg - M03e4*U03 - M02e3*U02 + D0_0;
    const REAL D0_inv = 1.0/D0;

    /* row 'floating_base' of the inverse */
    const REAL X01 = U01_neg*D0_inv;
    const REAL X11 = U01_neg*X01 - D1_inv_neg;
    const REAL X02 = -U02*D0_inv - U12*X01;
    const REAL X12 = -U02*X01 - U12*X11;
    const REAL X22 = D2_inv - U02*X02 - U12*X12;
    const REAL X03 = U23_neg*X02 - (U03*D0_inv + U13*X01);
    const REAL X13 = U23_neg*X12 - (U03*X01 + U13*X11);
    const REAL X23 = U23_neg*X22 - (U03*X02 + U13*X12);
    const REAL X33_neg = D3_inv_neg + U03*X03 + U13*X13 - U23_neg*X23;
    const REAL X04 = U04_neg*D0_inv - U14*X01 - U24*X02 - U34*X03;
    const REAL X14 = U04_neg*X01 - U14*X11 - U24*X12 - U34*X13;
    const REAL X24 = U04_neg*X02 - U14*X12 - U24*X22 - U34*X23;
    const REAL X34 = U34*X33_neg - (U14*X13 - U04_neg*X03 + U24*X23);
    const REAL X44 = U04_neg*X04 - D4_inv_neg - U14*X14 - U24*X24 - U34*X34;
    const REAL X05_0 = U45_neg*X04;
    const REAL X05 = X05_0 - (U05*D0_inv - U15_neg*X01 - U25_neg*X02 - U35_neg*X03);
    const REAL X15 = U45_neg*X14 - (U05*X01 - U15_neg*X11 - U25_neg*X12 - U35_neg*X13);
    const REAL X25 = U45_neg*X24 - (U05*X02 - U15_neg*X12 - U25_neg*X22 - U35_neg*X23);
    const REAL X35_0 = -U45_neg*X34;
    const REAL X35 = U15_neg*X13 - U05*X03 + U25_neg*X23 - U35_neg*X33_neg - X35_0;
    const REAL X45_neg_0 = -U45_neg*X44;
    const REAL X45_neg = U05*X04 - U15_neg*X14 - U25_neg*X24 - U35_neg*X34 + X45_neg_0;
    const REAL X55_neg_0 = U35_neg*X35;
    const REAL X55_neg_1 = D5_inv_neg + U05*X05 - U15_neg*X15 - U25_neg*X25 - X55_neg_0;
    const REAL X55_neg = X55_neg_1 + U45_neg*X45_neg;

    /* row 'turn' of the inverse */
    const REAL X06_0 = U06_neg*D0_inv + U16_neg*X01 - U26*X02 - U36*X03 - U46*X04;
    const REAL X06 = X06_0 - U56*X05;
    const REAL X16_0 = -U56*X15;
    const REAL X16 = U06_neg*X01 + U16_neg*X11 - U26*X12 - U36*X13 - U46*X14 + X16_0;
    const REAL X26_0 = -U56*X25;
    const REAL X26 = U06_neg*X02 + U16_neg*X12 - U26*X22 - U36*X23 - U46*X24 + X26_0;
    const REAL X36_neg_0 = U26*X23 - (U06_neg*X03 + U16_neg*X13) - U36*X33_neg;
    const REAL X36_neg = X36_neg_0 + U46*X34 + U56*X35;
    const REAL X46_0 = U56*X45_neg;
    const REAL X46 = U06_neg*X04 + U16_neg*X14 - U26*X24 - U36*X34 - U46*X44 + X46_0;
    const REAL X56_0 = U26*X25 - (U06_neg*X05 + U16_neg*X15) + U36*X35 - U46*X45_neg;
    const REAL X56 = U56*X55_neg - X56_0;
    const REAL X66_0 = D6_inv + U06_neg*X06 + U16_neg*X16 - U26*X26 + U36*X36_neg;
    const REAL X66 = X66_0 - U46*X46 - U56*X56;

    /* row 'lift' of the inverse */
    const REAL X07_neg_0 = U07*D0_inv + U17*X01 + U27*X02 + U37*X03 + U47*X04;
    const REAL X07_neg = X07_neg_0 + U57*X05 + U67*X06;
    const REAL X17_neg_0 = U07*X01 + U17*X11 + U27*X12 + U37*X13 + U47*X14 + U57*X15;
    const REAL X17_neg = X17_neg_0 + U67*X16;
    const REAL X27_neg_0 = U07*X02 + U17*X12 + U27*X22 + U37*X23 + U47*X24 + U57*X25;
    const REAL X27_neg = X27_neg_0 + U67*X26;
    const REAL X37_0 = U57*X35;
    const REAL X37_1 = U37*X33_neg - (U07*X03 + U17*X13 + U27*X23) - U47*X34 - X37_0;
    const REAL X37 = X37_1 + U67*X36_neg;
    const REAL X47_neg_0 = U07*X04 + U17*X14 + U27*X24 + U37*X34 + U47*X44;
    const REAL X47_neg = X47_neg_0 - U57*X45_neg + U67*X46;
    const REAL X57_0 = U57*X55_neg;
    const REAL X57_1 = U47*X45_neg - (U07*X05 + U17*X15 + U27*X25 + U37*X35) + X57_0;
    const REAL X57 = X57_1 - U67*X56;
    const REAL X67_neg_0 = U07*X06 + U17*X16 + U27*X26 - U37*X36_neg + U47*X46;
    const REAL X67_neg = X67_neg_0 + U57*X56 + U67*X66;
    const REAL X77_0 = D7_inv + U07*X07_neg + U17*X17_neg + U27*X27_neg - U37*X37;
    const REAL X77 = X77_0 + U47*X47_neg - U57*X57 + U67*X67_neg;

    /* row 'elbow' of the inverse */
    const REAL X08_0 = -U08*D0_inv - U18*X01 - U28*X02 - U38*X03 - U48*X04 - U58*X05;
    const REAL X08 = X08_0 - U68*X06 + U78*X07_neg;
    const REAL X18_0 = -U08*X01 - U18*X11 - U28*X12 - U38*X13 - U48*X14 - U58*X15;
    const REAL X18 = X18_0 - U68*X16 + U78*X17_neg;
    const REAL X28_0 = -U08*X02 - U18*X12 - U28*X22 - U38*X23 - U48*X24 - U58*X25;
    const REAL X28 = X28_0 - U68*X26 + U78*X27_neg;
    const REAL X38_neg_0 = U08*X03 + U18*X13 + U28*X23 - U38*X33_neg + U48*X34;
    const REAL X38_neg = X38_neg_0 + U58*X35 - U68*X36_neg + U78*X37;
    const REAL X48_0 = U58*X45_neg;
    const REAL X48_1 = X48_0 - (U08*X04 + U18*X14 + U28*X24 + U38*X34 + U48*X44);
    const REAL X48 = X48_1 - U68*X46 + U78*X47_neg;
    const REAL X58_neg_0 = U08*X05 + U18*X15 + U28*X25 + U38*X35 - U48*X45_neg;
    const REAL X58_neg = X58_neg_0 - U58*X55_neg + U68*X56 + U78*X57;
    const REAL X68_0 = -U58*X56;
    const REAL X68_1 = U38*X36_neg - (U08*X06 + U18*X16 + U28*X26) - U48*X46 + X68_0;
    const REAL X68 = X68_1 - U68*X66 + U78*X67_neg;
    const REAL X78_neg_0 = U38*X37 - (U08*X07_neg + U18*X17_neg + U28*X27_neg);
    const REAL X78_neg = X78_neg_0 - U48*X47_neg + U58*X57 - U68*X67_neg + U78*X77;
    const REAL X88_0 = 176.21145374449338 - U08*X08 - U18*X18 - U28*X28 + U38*X38_neg;
    const REAL X88 = X88_0 - U48*X48 + U58*X58_neg - U68*X68 + U78*X78_neg;

    M_inverse[0] = D0_inv;
    M_inverse[1] = X01;
    M_inverse[2] = X02;
    M_inverse[3] = X03;
    M_inverse[4] = X04;
    M_inverse[5] = X05;
    M_inverse[6] = X06;
    M_inverse[7] = -X07_neg;
    M_inverse[8] = X08;
    M_inverse[9] = X01;
    M_inverse[10] = X11;
    M_inverse[11] = X12;
    M_inverse[12] = X13;
    M_inverse[13] = X14;
    M_inverse[14] = X15;
    M_inverse[15] = X16;
    M_inverse[16] = -X17_neg;
    M_inverse[17] = X18;
    M_inverse[18] = X02;
    M_inverse[19] = X12;
    M_inverse[20] = X22;
    M_inverse[21] = X23;
    M_inverse[22] = X24;
    M_inverse[23] = X25;
    M_inverse[24] = X26;
    M_inverse[25] = -X27_neg;
    M_inverse[26] = X28;
    M_inverse[27] = X03;
    M_inverse[28] = X13;
    M_inverse[29] = X23;
    M_inverse[30] = -X33_neg;
    M_inverse[31] = X34;
    M_inverse[32] = X35;
    M_inverse[33] = -X36_neg;
    M_inverse[34] = X37;
    M_inverse[35] = -X38_neg;
    M_inverse[36] = X04;
    M_inverse[37] = X14;
    M_inverse[38] = X24;
    M_inverse[39] = X34;
    M_inverse[40] = X44;
    M_inverse[41] = -X45_neg;
    M_inverse[42] = X46;
    M_inverse[43] = -X47_neg;
    M_inverse[44] = X48;
    M_inverse[45] = X05;
    M_inverse[46] = X15;
    M_inverse[47] = X25;
    M_inverse[48] = X35;
    M_inverse[49] = -X45_neg;
    M_inverse[50] = -X55_neg;
    M_inverse[51] = X56;
    M_inverse[52] = X57;
    M_inverse[53] = -X58_neg;
    M_inverse[54] = X06;
    M_inverse[55] = X16;
    M_inverse[56] = X26;
    M_inverse[57] = -X36_neg;
    M_inverse[58] = X46;
    M_inverse[59] = X56;
    M_inverse[60] = X66;
    M_inverse[61] = -X67_neg;
    M_inverse[62] = X68;
    M_inverse[63] = -X07_neg;
    M_inverse[64] = -X17_neg;
    M_inverse[65] = -X27_neg;
    M_inverse[66] = X37;
    M_inverse[67] = -X47_neg;
    M_inverse[68] = X57;
    M_inverse[69] = -X67_neg;
    M_inverse[70] = X77;
    M_inverse[71] = -X78_neg;
    M_inverse[72] = X08;
    M_inverse[73] = X18;
    M_inverse[74] = X28;
    M_inverse[75] = -X38_neg;
    M_inverse[76] = X48;
    M_inverse[77] = -X58_neg;
    M_inverse[78] = X68;
    M_inverse[79] = -X78_neg;
    M_inverse[80] = X88;
}

FUNCTION(drone_arm_inverse_dynamics)(
    const REAL q[10], const REAL qd[9], const REAL qdd[9], REAL tau[9])
{
    const REAL q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6], q7 = q[7], q8 = q[8], q9 = q[9];
    const REAL qd0 = qd[0], qd1 = qd[1], qd2 = qd[2], qd3 = qd[3], qd4 = qd[4], qd5 = qd[5];
    const REAL qd6 = qd[6], qd7 = qd[7], qd8 = qd[8];
    const REAL qdd0 = qdd[0], qdd1 = qdd[1], qdd2 = qdd[2], qdd3 = qdd[3], qdd4 = qdd[4];
    const REAL qdd5 = qdd[5], qdd6 = qdd[6], qdd7 = qdd[7], qdd8 = qdd[8];

    /* sines and cosines */
    const REAL angles[3] = {q7, q8, q9};
    REAL sines[3], cosines[3];
    OF(drone_arm_sincos)(3, angles, sines, cosines);
    const REAL s7 = sines[0], s8 = sines[1], s9 = sines[2];
    const REAL c7 = cosines[0], c8 = cosines[1], c9 = cosines[2];
    const REAL angle_0 = 2.0*q3;
    const REAL angle_1 = 2.0*q4;
    const REAL angle_2 = q5*angle_0 - q6*angle_1;
    const REAL angle_3 = q5*angle_1 + q6*angle_0;
    const REAL angle_4 = q3*angle_0 + q4*angle_1 - 1.0;

    /* motion of 'frame' */
    const REAL a0_x = qd1*qd5 - qd2*qd4 + 9.81*angle_2 + qdd3;
    const REAL a0_y = qd2*qd3 - qd0*qd5 + 9.81*angle_3 + qdd4;
    const REAL a0_z = qdd5 - (9.81*angle_4 - (qd0*qd4 - qd1*qd3));
    const REAL ww0_xx = qd0*qd0;
    const REAL ww0_yy = qd1*qd1;
    const REAL ww0_zz = qd2*qd2;
    const REAL ww0_xy = qd0*qd1;
    const REAL ww0_xz = qd0*qd2;
    const REAL ww0_yz = qd1*qd2;
    const REAL E0_xx_neg = ww0_yy + ww0_zz;
    const REAL E0_xy = ww0_xy - qdd2;
    const REAL E0_xz = qdd1 + ww0_xz;
    const REAL E0_yx = qdd2 + ww0_xy;
    const REAL E0_yy_neg = ww0_xx + ww0_zz;
    const REAL E0_yz = ww0_yz - qdd0;
    const REAL E0_zx = ww0_xz - qdd1;
    const REAL E0_zy = qdd0 + ww0_yz;
    const REAL E0_zz_neg = ww0_xx + ww0_yy;

    /* motion of 'turret' */
    const REAL w1_x_neg = qd0*c7 + qd1*s7;
    const REAL w1_y = qd0*s7 - qd1*c7;
    const REAL a1_x_neg_0 = a0_x - (0.03*E0_xx_neg + 0.1*E0_xz);
    const REAL a1_x_neg_1 = 0.03*E0_yx - 0.1*E0_yz + a0_y;
    const REAL a1_z = 0.03*E0_zx + 0.1*E0_zz_neg + a0_z;
    const REAL a1_x_neg = c7*a1_x_neg_0 + s7*a1_x_neg_1;
    const REAL a1_y = s7*a1_x_neg_0 - c7*a1_x_neg_1;
    const REAL wd1_z = qdd2 + qdd6;
    const REAL w1_z = qd2 + qd6;
    const REAL E1_yz = s7*E0_xz - c7*E0_yz;
    const REAL ww1_xx = w1_x_neg*w1_x_neg;
    const REAL ww1_zz = w1_z*w1_z;
    const REAL ww1_xy_neg = w1_x_neg*w1_y;
    const REAL ww1_xz_neg = w1_x_neg*w1_z;
    const REAL ww1_yz = w1_y*w1_z;
    const REAL wd1_y = ww1_xz_neg - (c7*E0_xz + s7*E0_yz);
    const REAL E1_xx_0 = ww1_xx - ww1_zz;
    const REAL E1_xx = E1_xx_0 - E0_zz_neg;
    const REAL E1_xy_neg = wd1_z + ww1_xy_neg;
    const REAL E1_yx = wd1_z - ww1_xy_neg;
    const REAL E1_yy_neg = ww1_xx + ww1_zz;
    const REAL E1_zx_neg = ww1_xz_neg + wd1_y;
    const REAL E1_zy = ww1_yz - E1_yz + ww1_yz;

    /* motion of 'upper' */
    const REAL w2_x_neg = s8*w1_x_neg + c8*w1_z;
    const REAL w2_y = s8*w1_z - c8*w1_x_neg;
    const REAL a2_x_neg = s8*a1_x_neg + c8*a1_z;
    const REAL a2_y = s8*a1_z - c8*a1_x_neg;
    const REAL wd2_z = qdd7 - wd1_y;
    const REAL w2_z = qd7 - w1_y;
    const REAL E2_xz = s8*E1_xy_neg + c8*E1_zy;
    const REAL E2_yz = c8*E1_xy_neg - s8*E1_zy;
    const REAL ww2_xx = w2_x_neg*w2_x_neg;
    const REAL ww2_zz = w2_z*w2_z;
    const REAL ww2_xy = -w2_x_neg*w2_y;
    const REAL ww2_xz_neg = w2_x_neg*w2_z;
    const REAL ww2_yz = w2_y*w2_z;
    const REAL E2_xx_0 = ww2_xx - ww2_zz;
    const REAL E2_xx = E2_xx_0 - E1_yy_neg;
    const REAL E2_xy = ww2_xy - wd2_z;
    const REAL E2_yx = wd2_z + ww2_xy;
    const REAL E2_yy_neg = ww2_xx + ww2_zz;
    const REAL E2_zx_neg = E2_xz + ww2_xz_neg + ww2_xz_neg;
    const REAL E2_zy = ww2_yz - E2_yz + ww2_yz;

    /* motion of 'fore' */
    const REAL w3_x_neg = c9*w2_x_neg - s9*w2_y;
    const REAL w3_y = s9*w2_x_neg + c9*w2_y;
    const REAL a3_x_neg_0 = a2_x_neg - 0.22*E2_xx;
    const REAL a3_x_neg_1 = -a2_y - 0.22*E2_yx;
    const REAL a3_z_neg = a1_y + 0.22*E2_zx_neg;
    const REAL a3_x_neg = c9*a3_x_neg_0 + s9*a3_x_neg_1;
    const REAL a3_y = s9*a3_x_neg_0 - c9*a3_x_neg_1;
    const REAL wd3_z = qdd8 + wd2_z;
    const REAL w3_z = qd8 + w2_z;
    const REAL E3_yz = c9*E2_yz - s9*E2_xz;
    const REAL ww3_xx = w3_x_neg*w3_x_neg;
    const REAL ww3_xy_neg = w3_x_neg*w3_y;
    const REAL ww3_xz_neg = w3_x_neg*w3_z;
    const REAL ww3_yz = w3_y*w3_z;
    const REAL E3_xx_neg_0 = w3_y*w3_y;
    const REAL E3_xx_neg = w3_z*w3_z + E3_xx_neg_0;
    const REAL E3_yx = wd3_z - ww3_xy_neg;
    const REAL E3_zx_neg = c9*E2_xz + s9*E2_yz + ww3_xz_neg + ww3_xz_neg;
    const REAL E3_zy = ww3_yz - E3_yz + ww3_yz;

    /* force on 'fore' */
    const REAL n3_x = 3e-05*E3_zy + 5.2e-05*E3_yx + 3e-06*E3_zx_neg;
    const REAL n3_y_0 = 0.004645*E3_zx_neg + 3e-06*E3_zy - 5.2e-05*(E1_yy_neg - E3_xx_neg);
    const REAL n3_z_0 = 3e-06*(ww3_xx - E3_xx_neg_0);
    const REAL n3_z_1 = 0.004675*wd3_z - 0.004615*ww3_xy_neg - 5.2e-05*E3_yz + n3_z_0;
    const REAL f3_x_neg = 0.33454545454545453*a3_x_neg + 0.0275*E3_xx_neg;
    const REAL f3_y = 0.33454545454545453*a3_y + 0.0275*E3_yx;
    const REAL f3_z_neg = 0.33454545454545453*a3_z_neg + 0.0275*E3_zx_neg;
    const REAL n3_y = n3_y_0 + 0.0275*a3_z_neg;
    const REAL n3_z = n3_z_1 + 0.0275*a3_y;

    /* force on 'upper' */
    const REAL f2_y_0 = s9*f3_x_neg - c9*f3_y;
    const REAL n2_x_0 = 2.32e-06*(E1_yy_neg - E2_yy_neg);
    const REAL n2_x_1 = 1.32e-05*E2_yx - 4.216e-05*E2_zy - 8.56e-05*E2_zx_neg - n2_x_0;
    const REAL n2_y_0 = 1.32e-05*E2_xx_0;
    const REAL n2_y_1 = 0.001748*E2_zx_neg - 8.56e-05*E2_zy + 2.32e-06*E2_xy - n2_y_0;
    const REAL n2_z_0 = 0.001748*E2_yx + 4.216e-05*E2_xy - 2.32e-06*E2_xz - 1.32e-05*E2_yz;
    const REAL n2_z_1 = n2_z_0 - 8.56e-05*(E2_xx + E2_yy_neg) + 0.00072*a2_x_neg;
    const REAL n2_x = c9*n3_x - s9*n3_y - (n2_x_1 - 0.00072*a1_y);
    const REAL n2_y = s9*n3_x + c9*n3_y + 0.22*f3_z_neg - n2_y_1;
    const REAL n2_z = n3_z - 0.22*f2_y_0 - n2_z_1;
    const REAL f2_x = -c9*f3_x_neg - s9*f3_y - 0.00072*E2_xy;
    const REAL f2_y = 0.00072*E2_yy_neg - f2_y_0;
    const REAL f2_z = -f3_z_neg - 0.00072*E2_zy;

    /* force on 'turret' */
    const REAL n1_z_neg_0 = 2.84e-06*E1_yz - (0.00016176*wd1_z + 6.032e-05*ww1_xy_neg);
    const REAL f1_x_0 = 0.00084*E1_xy_neg - 0.00036*E1_xx + 0.014545454545454545*a1_x_neg;
    const REAL f1_y_0 = 0.00036*E1_yx - 0.00084*E1_yy_neg + 0.014545454545454545*a1_y;
    const REAL f1_z_0 = 0.014545454545454545*a1_z - (0.00036*E1_zx_neg - 0.00084*E1_zy);
    const REAL n1_x_0 = 0.00011104*E1_zy + 2.84e-06*E1_yx - 0.00084*a1_z;
    const REAL n1_z_neg_1 = 0.00036*a1_y + 0.00084*a1_x_neg + n1_z_neg_0;
    const REAL n1_x = s8*n2_x + c8*n2_y + n1_x_0;
    const REAL n1_y = 5.072e-05*E1_zx_neg - 2.84e-06*E1_xx_0 + 0.00036*a1_z - n2_z;
    const REAL n1_z_neg = c8*n2_x - s8*n2_y + n1_z_neg_1;
    const REAL f1_x = s8*f2_x + c8*f2_y + f1_x_0;
    const REAL f1_y = -f2_z - f1_y_0;
    const REAL f1_z = s8*f2_y - c8*f2_x - f1_z_0;

    /* force on 'frame' */
    const REAL f0_x_0 = s7*f1_y - c7*f1_x;
    const REAL f0_y_0 = -s7*f1_x - c7*f1_y;
    const REAL n0_x_0 = -0.0001084*E0_zx;
    const REAL n0_x_1 = 0.02667798*qdd0 + 0.01072622*ww0_yz + 0.0018666*E0_yx + n0_x_0;
    const REAL n0_y_0 = -0.0001748*E0_xy;
    const REAL n0_y_1 = 0.03055748*qdd1 - 0.01460572*ww0_xz + 0.0001084*E0_zy - n0_y_0;
    const REAL n0_z_0 = 0.0412837*qdd2 + 0.0038795*ww0_xy - 0.0001748*E0_xz - 0.0018666*E0_yz;
    const REAL n0_x_2 = n0_x_1 - 0.0001748*(ww0_yy - ww0_zz) - (0.0021*a0_z + 0.03712*a0_y);
    const REAL n0_y_2 = n0_y_1 - 0.0018666*(ww0_xx - ww0_zz) + 0.03712*a0_x;
    const REAL n0_z_1 = n0_z_0 + 0.0001084*(ww0_xx - ww0_yy) + 0.0021*a0_x;
    const REAL n0_x = n0_x_2 - (c7*n1_x - s7*n1_y - 0.1*f0_y_0);
    const REAL n0_y = n0_y_2 - (s7*n1_x + c7*n1_y + (0.1*f0_x_0 + 0.03*f1_z));
    const REAL n0_z = n0_z_1 - (n1_z_neg - 0.03*f0_y_0);
    const REAL f0_x = 0.03712*E0_xz - 0.0021*E0_xy + 3.32*a0_x + f0_x_0;
    const REAL f0_y = 0.0021*E0_yy_neg + 0.03712*E0_yz + 3.32*a0_y + f0_y_0;
    const REAL f0_z = 3.32*a0_z - (0.0021*E0_zy + 0.03712*E0_zz_neg) + f1_z;

    /* friction */
    const REAL fric6 = 0.01*qd6;
    const REAL fric7 = 0.01*qd7;
    const REAL fric8 = 0.01*qd8;

    /* joint forces */
    const REAL tau6 = 0.002*qdd6 - n1_z_neg + fric6;
    const REAL tau7 = n2_z + 0.002*qdd7 + fric7;
    const REAL tau8 = n3_z + 0.001*qdd8 + fric8;

    tau[0] = n0_x;
    tau[1] = n0_y;
    tau[2] = n0_z;
    tau[3] = f0_x;
    tau[4] = f0_y;
    tau[5] = f0_z;
    tau[6] = tau6;
    tau[7] = tau7;
    tau[8] = tau8;
}

FUNCTION(drone_arm_bias_forces)(const REAL q[10], const REAL qd[9], REAL bias[9])
{
    const REAL q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6], q7 = q[7], q8 = q[8], q9 = q[9];
    const REAL qd0 = qd[0], qd1 = qd[1], qd2 = qd[2], qd3 = qd[3], qd4 = qd[4], qd5 = qd[5];
    const REAL qd6 = qd[6], qd7 = qd[7], qd8 = qd[8];

    /* sines and cosines */
    const REAL angles[3] = {q7, q8, q9};
    REAL sines[3], cosines[3];
    OF(drone_arm_sincos)(3, angles, sines, cosines);
    const REAL s7 = sines[0], s8 = sines[1], s9 = sines[2];
    const REAL c7 = cosines[0], c8 = cosines[1], c9 = cosines[2];
    const REAL angle_0 = 2.0*q3;
    const REAL angle_1 = 2.0*q4;
    const REAL angle_2 = q5*angle_0 - q6*angle_1;
    const REAL angle_3 = q5*angle_1 + q6*angle_0;
    const REAL angle_4 = q3*angle_0 + q4*angle_1 - 1.0;

    /* motion of 'frame' */
    const REAL a0_x = qd1*qd5 - qd2*qd4 + 9.81*angle_2;
    const REAL a0_y = qd2*qd3 - qd0*qd5 + 9.81*angle_3;
    const REAL a0_z = qd0*qd4 - qd1*qd3 - 9.81*angle_4;
    const REAL ww0_xx = qd0*qd0;
    const REAL ww0_yy = qd1*qd1;
    const REAL ww0_zz = qd2*qd2;
    const REAL ww0_xy = qd0*qd1;
    const REAL ww0_xz = qd0*qd2;
    const REAL ww0_yz = qd1*qd2;
    const REAL E0_xx_neg = ww0_yy + ww0_zz;
    const REAL E0_yy_neg = ww0_xx + ww0_zz;
    const REAL E0_zz_neg = ww0_xx + ww0_yy;

    /* motion of 'turret' */
    const REAL w1_x_neg = qd0*c7 + qd1*s7;
    const REAL w1_y = qd0*s7 - qd1*c7;
    const REAL a1_x_neg_0 = a0_x - (0.03*E0_xx_neg + 0.1*ww0_xz);
    const REAL a1_x_neg_1 = 0.03*ww0_xy - 0.1*ww0_yz + a0_y;
    const REAL a1_z = 0.03*ww0_xz + 0.1*E0_zz_neg + a0_z;
    const REAL a1_x_neg = c7*a1_x_neg_0 + s7*a1_x_neg_1;
    const REAL a1_y = s7*a1_x_neg_0 - c7*a1_x_neg_1;
    const REAL w1_z = qd2 + qd6;
    const REAL E1_yz = w1_y*qd2;
    const REAL ww1_xx = w1_x_neg*w1_x_neg;
    const REAL ww1_zz = w1_z*w1_z;
    const REAL ww1_xy_neg = w1_x_neg*w1_y;
    const REAL ww1_yz = w1_y*w1_z;
    const REAL wd1_y = w1_x_neg*qd6;
    const REAL E1_xx_0 = ww1_xx - ww1_zz;
    const REAL E1_xx = E1_xx_0 - E0_zz_neg;
    const REAL E1_yy_neg = ww1_xx + ww1_zz;
    const REAL E1_zx_neg = w1_x_neg*w1_z + wd1_y;
    const REAL E1_zy = ww1_yz - E1_yz + ww1_yz;

    /* motion of 'upper' */
    const REAL w2_x_neg = s8*w1_x_neg + c8*w1_z;
    const REAL w2_y = s8*w1_z - c8*w1_x_neg;
    const REAL a2_x = -s8*a1_x_neg - c8*a1_z;
    const REAL a2_y_neg = c8*a1_x_neg - s8*a1_z;
    const REAL w2_z = qd7 - w1_y;
    const REAL E2_xz = s8*ww1_xy_neg + c8*E1_zy;
    const REAL E2_yz = c8*ww1_xy_neg - s8*E1_zy;
    const REAL ww2_xx = w2_x_neg*w2_x_neg;
    const REAL ww2_zz = w2_z*w2_z;
    const REAL ww2_xy = -w2_x_neg*w2_y;
    const REAL ww2_xz_neg = w2_x_neg*w2_z;
    const REAL ww2_yz = w2_y*w2_z;
    const REAL E2_xx_0 = ww2_xx - ww2_zz;
    const REAL E2_xx = E2_xx_0 - E1_yy_neg;
    const REAL E2_xy = wd1_y + ww2_xy;
    const REAL E2_yx = ww2_xy - wd1_y;
    const REAL E2_yy_neg = ww2_xx + ww2_zz;
    const REAL E2_zx_neg = E2_xz + ww2_xz_neg + ww2_xz_neg;
    const REAL E2_zy = ww2_yz - E2_yz + ww2_yz;

    /* motion of 'fore' */
    const REAL w3_x_neg = c9*w2_x_neg - s9*w2_y;
    const REAL w3_y = s9*w2_x_neg + c9*w2_y;
    const REAL a3_x_neg_0 = -a2_x - 0.22*E2_xx;
    const REAL a3_x_neg_1 = a2_y_neg - 0.22*E2_yx;
    const REAL a3_z_neg = a1_y + 0.22*E2_zx_neg;
    const REAL a3_x_neg = c9*a3_x_neg_0 + s9*a3_x_neg_1;
    const REAL a3_y = s9*a3_x_neg_0 - c9*a3_x_neg_1;
    const REAL w3_z = qd8 + w2_z;
    const REAL E3_yz = c9*E2_yz - s9*E2_xz;
    const REAL ww3_xx = w3_x_neg*w3_x_neg;
    const REAL ww3_xy_neg = w3_x_neg*w3_y;
    const REAL ww3_xz_neg = w3_x_neg*w3_z;
    const REAL ww3_yz = w3_y*w3_z;
    const REAL E3_xx_neg_0 = w3_y*w3_y;
    const REAL E3_xx_neg = w3_z*w3_z + E3_xx_neg_0;
    const REAL E3_yx = -wd1_y - ww3_xy_neg;
    const REAL E3_zx_neg = c9*E2_xz + s9*E2_yz + ww3_xz_neg + ww3_xz_neg;
    const REAL E3_zy = ww3_yz - E3_yz + ww3_yz;

    /* force on 'fore' */
    const REAL n3_x = 3e-05*E3_zy + 5.2e-05*E3_yx + 3e-06*E3_zx_neg;
    const REAL n3_y_0 = 0.004645*E3_zx_neg + 3e-06*E3_zy - 5.2e-05*(E1_yy_neg - E3_xx_neg);
    const REAL n3_z_0 = 3e-06*(ww3_xx - E3_xx_neg_0);
    const REAL n3_z_1 = n3_z_0 - (0.004675*wd1_y + 0.004615*ww3_xy_neg + 5.2e-05*E3_yz);
    const REAL f3_x_neg = 0.33454545454545453*a3_x_neg + 0.0275*E3_xx_neg;
    const REAL f3_y = 0.33454545454545453*a3_y + 0.0275*E3_yx;
    const REAL f3_z_neg = 0.33454545454545453*a3_z_neg + 0.0275*E3_zx_neg;
    const REAL n3_y = n3_y_0 + 0.0275*a3_z_neg;
    const REAL n3_z = n3_z_1 + 0.0275*a3_y;

    /* force on 'upper' */
    const REAL f2_y_0 = s9*f3_x_neg - c9*f3_y;
    const REAL n2_x_0 = 2.32e-06*(E1_yy_neg - E2_yy_neg);
    const REAL n2_x_1 = 1.32e-05*E2_yx - 4.216e-05*E2_zy - 8.56e-05*E2_zx_neg - n2_x_0;
    const REAL n2_y_0 = 1.32e-05*E2_xx_0;
    const REAL n2_y_1 = 0.001748*E2_zx_neg - 8.56e-05*E2_zy + 2.32e-06*E2_xy - n2_y_0;
    const REAL n2_z_0 = 0.001748*E2_yx + 4.216e-05*E2_xy - 2.32e-06*E2_xz - 1.32e-05*E2_yz;
    const REAL n2_z_1 = n2_z_0 - 8.56e-05*(E2_xx + E2_yy_neg) - 0.00072*a2_x;
    const REAL n2_x = c9*n3_x - s9*n3_y - (n2_x_1 - 0.00072*a1_y);
    const REAL n2_y = s9*n3_x + c9*n3_y + 0.22*f3_z_neg - n2_y_1;
    const REAL n2_z = n3_z - 0.22*f2_y_0 - n2_z_1;
    const REAL f2_x = -c9*f3_x_neg - s9*f3_y - 0.00072*E2_xy;
    const REAL f2_y = 0.00072*E2_yy_neg - f2_y_0;
    const REAL f2_z = -f3_z_neg - 0.00072*E2_zy;

    /* force on 'turret' */
    const REAL f1_x_0 = 0.00084*ww1_xy_neg - 0.00036*E1_xx + 0.014545454545454545*a1_x_neg;
    const REAL f1_y_0 = 0.014545454545454545*a1_y - (0.00036*ww1_xy_neg + 0.00084*E1_yy_neg);
    const REAL f1_z_0 = 0.00036*E1_zx_neg - 0.00084*E1_zy - 0.014545454545454545*a1_z;
    const REAL n1_z_0 = 0.00036*a1_y + 0.00084*a1_x_neg;
    const REAL n1_x_0 = 0.00011104*E1_zy - 2.84e-06*ww1_xy_neg - 0.00084*a1_z;
    const REAL n1_z_1 = 6.032e-05*ww1_xy_neg - 2.84e-06*E1_yz - n1_z_0;
    const REAL n1_x = s8*n2_x + c8*n2_y + n1_x_0;
    const REAL n1_y = 5.072e-05*E1_zx_neg - 2.84e-06*E1_xx_0 + 0.00036*a1_z - n2_z;
    const REAL n1_z = n1_z_1 - (c8*n2_x - s8*n2_y);
    const REAL f1_x = s8*f2_x + c8*f2_y + f1_x_0;
    const REAL f1_y = -f2_z - f1_y_0;
    const REAL f1_z = s8*f2_y - c8*f2_x + f1_z_0;

    /* force on 'frame' */
    const REAL f0_x_0 = s7*f1_y - c7*f1_x;
    const REAL f0_y_0 = -s7*f1_x - c7*f1_y;
    const REAL n0_x_0 = 0.0001748*(ww0_yy - ww0_zz);
    const REAL n0_x_1 = 0.01072622*ww0_yz + 0.0018666*ww0_xy - 0.0001084*ww0_xz - n0_x_0;
    const REAL n0_y_neg_0 = 0.01460572*ww0_xz - 0.0001084*ww0_yz - 0.0001748*ww0_xy;
    const REAL n0_z_0 = 0.0001084*(ww0_xx - ww0_yy);
    const REAL n0_z_1 = 0.0038795*ww0_xy - 0.0001748*ww0_xz - 0.0018666*ww0_yz + n0_z_0;
    const REAL n0_x_2 = n0_x_1 - (0.0021*a0_z + 0.03712*a0_y);
    const REAL n0_y_neg_1 = n0_y_neg_0 + 0.0018666*(ww0_xx - ww0_zz) - 0.03712*a0_x;
    const REAL n0_x = n0_x_2 - (c7*n1_x - s7*n1_y - 0.1*f0_y_0);
    const REAL n0_y_neg = s7*n1_x + c7*n1_y + (0.1*f0_x_0 + 0.03*f1_z) + n0_y_neg_1;
    const REAL n0_z = n1_z + 0.03*f0_y_0 + (n0_z_1 + 0.0021*a0_x);
    const REAL f0_x = 3.32*a0_x - (0.0021*ww0_xy - 0.03712*ww0_xz) + f0_x_0;
    const REAL f0_y = 0.0021*E0_yy_neg + 0.03712*ww0_yz + 3.32*a0_y + f0_y_0;
    const REAL f0_z = f1_z - (0.0021*ww0_yz + 0.03712*E0_zz_neg - 3.32*a0_z);

    /* friction */
    const REAL fric6 = 0.01*qd6;
    const REAL fric7 = 0.01*qd7;
    const REAL fric8 = 0.01*qd8;

    /* joint forces */
    const REAL bias6 = n1_z + fric6;
    const REAL bias7 = n2_z + fric7;
    const REAL bias8 = n3_z + fric8;

    bias[0] = n0_x;
    bias[1] = -n0_y_neg;
    bias[2] = n0_z;
    bias[3] = f0_x;
    bias[4] = f0_y;
    bias[5] = f0_z;
    bias[6] = bias6;
    bias[7] = bias7;
    bias[8] = bias8;
}

FUNCTION(drone_arm_gravity_forces)(const REAL q[10], REAL g[9])
{
    const REAL q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6], q7 = q[7], q8 = q[8], q9 = q[9];

    /* sines and cosines */
    const REAL q89 = q8 + q9;
    const REAL angles[3] = {q7, q8, q89};
    REAL sines[3], cosines[3];
    OF(drone_arm_sincos)(3, angles, sines, cosines);
    const REAL s7 = sines[0], s8 = sines[1], s89 = sines[2];
    const REAL c7 = cosines[0], c8 = cosines[1], c89 = cosines[2];
    const REAL angle_0 = 2.0*q3;
    const REAL angle_1 = 2.0*q4;
    const REAL angle_2 = q5*angle_0 - q6*angle_1;
    const REAL angle_3 = q5*angle_1 + q6*angle_0;
    const REAL angle_4 = q3*angle_0 + q4*angle_1 - 1.0;

    /* inertia of 'upper' in the axes of its group */
    const REAL I2_hx = 0.0736*s8 - 0.00072*c8;
    const REAL I2_hy_neg = 0.0736*c8 + 0.00072*s8;

    /* inertia of 'fore' in the axes of its group */
    const REAL I3_hx = 0.0275*s89;
    const REAL I3_hy = -0.0275*c89;

    /* motion of 'frame' */
    const REAL a0_x = 9.81*angle_2;
    const REAL a0_y = 9.81*angle_3;
    const REAL a0_z = -9.81*angle_4;

    /* motion of 'turret' */
    const REAL a1_x_neg = c7*a0_x + s7*a0_y;
    const REAL a1_y = s7*a0_x - c7*a0_y;

    /* force on 'fore' */
    const REAL n3_z_neg = -I3_hx*a0_z - I3_hy*a1_x_neg;

    /* force on 'upper' */
    const REAL n2_z_neg = I2_hy_neg*a1_x_neg - I2_hx*a0_z + n3_z_neg;

    /* force on 'turret' */
    const REAL n1_x = a1_y*(I2_hy_neg - I3_hy) + 0.0082404*angle_4;
    const REAL n1_y = n2_z_neg - 0.0035316*angle_4;
    const REAL n1_z = a1_y*(I3_hx + I2_hx - 0.00036) - 0.00084*a1_x_neg;

    /* force on 'frame' */
    const REAL f0_x = 35.7084*angle_2;
    const REAL f0_y = 35.7084*angle_3;
    const REAL f0_z = -35.7084*angle_4;
    const REAL n0_x = 0.020601*angle_4 - 0.0502272*angle_3 - (c7*n1_x - s7*n1_y);
    const REAL n0_y = 0.0502272*angle_2 + 0.094176*angle_4 - (s7*n1_x + c7*n1_y);
    const REAL n0_z = 0.094176*angle_3 + 0.020601*angle_2 + n1_z;

    g[0] = n0_x;
    g[1] = n0_y;
    g[2] = n0_z;
    g[3] = f0_x;
    g[4] = f0_y;
    g[5] = f0_z;
    g[6] = n1_z;
    g[7] = -n2_z_neg;
    g[8] = -n3_z_neg;
}

FUNCTION(drone_arm_coriolis_matrix)(const REAL q[10], const REAL qd[9], REAL C[81])
{
    const REAL q7 = q[7], q8 = q[8], q9 = q[9];
    const REAL qd0 = qd[0], qd1 = qd[1], qd2 = qd[2], qd3 = qd[3], qd4 = qd[4], qd5 = qd[5];
    const REAL qd6 = qd[6], qd7 = qd[7], qd8 = qd[8];

    /* sines and cosines */
    const REAL q89 = q8 + q9;
    const REAL angles[3] = {q7, q8, q89};
    REAL sines[3], cosines[3];
    OF(drone_arm_sincos)(3, angles, sines, cosines);
    const REAL s7 = sines[0], s8 = sines[1], s89 = sines[2];
    const REAL c7 = cosines[0], c8 = cosines[1], c89 = cosines[2];

    /* position of 'fore' */
    const REAL r3_x = 0.22*s8;
    const REAL r3_y = -0.22*c8;

    /* inertia of 'upper' in the axes of its group */
    const REAL I2_hx = 0.0736*s8 - 0.00072*c8;
    const REAL I2_hy_neg = 0.0736*c8 + 0.00072*s8;
    const REAL I2_Jxx_neg_0 = 0.01440184*s8 - 0.0001712*c8;
    const REAL I2_Jxx_neg = s8*I2_Jxx_neg_0;
    const REAL I2_Jxy = c8*I2_Jxx_neg_0 + 8.56e-05;
    const REAL I2_Jyy = I2_Jxx_neg - 0.01440184;
    const REAL I2_Jxz = 2.32e-06*c8 - 1.32e-05*s8;
    const REAL I2_Jyz = 1.32e-05*c8 + 2.32e-06*s8;

    /* inertia of 'fore' in the axes of its group */
    const REAL I3_hx = 0.0275*s89;
    const REAL I3_hy = -0.0275*c89;
    const REAL I3_Jxx_neg_0 = 0.004615*s89 - 6e-06*c89;
    const REAL I3_Jxx_neg = s89*I3_Jxx_neg_0;
    const REAL I3_Jxy = c89*I3_Jxx_neg_0 + 3e-06;
    const REAL I3_Jyy = I3_Jxx_neg - 0.004615;
    const REAL I3_Jxz = 5.2e-05*s89;
    const REAL I3_Jyz = -5.2e-05*c89;

    /* velocity of 'turret' */
    const REAL w1_x_neg = c7*qd0 + s7*qd1;
    const REAL w1_y = s7*qd0 - c7*qd1;
    const REAL v1_x_neg_0 = qd3 - 0.1*qd1;
    const REAL v1_x_neg_1 = 0.03*qd2 + 0.1*qd0 + qd4;
    const REAL v1_z = qd5 - 0.03*qd1;
    const REAL v1_x_neg = c7*v1_x_neg_0 + s7*v1_x_neg_1;
    const REAL v1_y = s7*v1_x_neg_0 - c7*v1_x_neg_1;
    const REAL w1_z = qd2 + qd6;

    /* velocity of 'upper' */
    const REAL w2_z = qd7 - w1_y;

    /* velocity of 'fore' */
    const REAL v3_x = -v1_x_neg - r3_y*w2_z;
    const REAL v3_y = v1_z + r3_x*w2_z;
    const REAL v3_z = -v1_y - (r3_y*w1_x_neg + r3_x*w1_z);
    const REAL w3_z = qd8 + w2_z;

    /* composite inertia of 'upper' */
    const REAL R2_Jzz_0 = 0.44*s8;
    const REAL R2_Jzz_1 = I3_hx*R2_Jzz_0;
    const REAL R2_Jzz_2 = 0.44*c8;
    const REAL R2_Jzz_3 = -I3_hy*R2_Jzz_2;
    const REAL R2_Jzz_4 = R2_Jzz_1 + R2_Jzz_3;
    const REAL R2_hx = I2_hx + I3_hx;
    const REAL R2_hy = I3_hy - I2_hy_neg;
    const REAL R2_Jxx_neg = I3_Jxx_neg - R2_Jzz_3 + I2_Jxx_neg;
    const REAL R2_Jyy = I3_Jyy + R2_Jzz_1 + I2_Jyy;
    const REAL R2_Jzz = R2_Jzz_4 + 0.01916116;
    const REAL R2_Jxy = I3_Jxy - (r3_x*I3_hy + r3_y*I3_hx) + I2_Jxy;
    const REAL R2_Jxz = I2_Jxz + I3_Jxz;
    const REAL R2_Jyz = I2_Jyz + I3_Jyz;

    /* composite inertia of 'turret' */
    const REAL R1_hx = R2_hx - 0.00036;
    const REAL R1_Jxx = 0.01914932 - R2_Jxx_neg;
    const REAL R1_Jzz = R2_Jyy + 0.01925076;
    const REAL R1_Jxz = R2_Jxy + 2.84e-06;

    /* composite inertia of 'frame' */
    const REAL R0_hx_0 = c7*R1_hx + 0.00084*s7;
    const REAL R0_hy_0 = s7*R1_hx - 0.00084*c7;
    const REAL R0_Jxx_0 = c7*(R2_Jzz - R1_Jxx) - 2.0*R2_Jxz*s7;
    const REAL R0_Jxx_1 = c7*R0_Jxx_0;
    const REAL R0_Jxz_0 = c7*R1_Jxz + s7*R2_Jyz;
    const REAL R0_Jyy_0 = 0.06*R0_hx_0;
    const REAL R0_Jyy_1 = -0.2*R2_hy;
    const REAL R0_Jxz_1 = 0.1*R0_hx_0;
    const REAL R0_Jyz_0 = s7*R1_Jxz - c7*R2_Jyz + 0.1*R0_hy_0;
    const REAL R0_hx = 0.0096 - R0_hx_0;
    const REAL R0_hy = -R0_hy_0 - 0.0021;
    const REAL R0_hz = R2_hy + 0.00512;
    const REAL R0_Jxx = R2_Jzz - R0_Jxx_1 + R0_Jyy_1 + 0.0299287;
    const REAL R0_Jyy = 0.0340962 - (R0_Jyy_0 - R0_Jyy_1 - (R1_Jxx + R0_Jxx_1));
    const REAL R0_Jzz = R1_Jzz - R0_Jyy_0 + 0.0415717;
    const REAL R0_Jxy = 0.03*R0_hy_0 - (R2_Jxz + s7*R0_Jxx_0) + 0.0001084;
    const REAL R0_Jxz = 0.0028266 - (0.03*R2_hy + R0_Jxz_1 + R0_Jxz_0);
    const REAL R0_Jyz = -R0_Jyz_0 - 0.0001748;

    const REAL L2_x_0 = 0.5*I2_Jxx_neg;
    const REAL L2_y_0 = 0.5*I2_Jyy;
    const REAL T1_xx_0 = 0.5*I2_Jxy;
    const REAL T1_xx_1 = -0.5*I2_Jxz;
    const REAL L2_z_0 = 0.5*I2_Jyz;
    const REAL p2_y_0 = 0.5*I2_hx;
    const REAL p2_x_0 = 0.5*I2_hy_neg;
    const REAL L3_x_0 = 0.5*I3_Jxx_neg;
    const REAL L3_y_0 = 0.5*I3_Jyy;
    const REAL T1_xx_2 = 0.5*I3_Jxy;
    const REAL T1_xx_3 = 2.6e-05*s89;
    const REAL L3_z_0 = 2.6e-05*c89;
    const REAL p3_y_0 = 0.01375*s89;
    const REAL p3_x_0 = 0.01375*c89;

    /* momenta of 'frame' */
    const REAL T0_zz_neg_0 = 5.42e-05*qd2;
    const REAL L0_z_0 = 0.0014133*qd0;
    const REAL L0_y_neg_0 = 5.42e-05*qd0;
    const REAL L0_z_1 = 8.74e-05*qd1;
    const REAL L0_x_0 = 5.42e-05*qd1;
    const REAL L0_y_neg_1 = 8.74e-05*qd2;
    const REAL L0_x_1 = 0.0014133*qd2;
    const REAL T0_zz_neg_1 = 2.0*(0.0014133*qd1 - T0_zz_neg_0);
    const REAL T0_zz_neg_2 = 2.0*(T0_zz_neg_0 + 8.74e-05*qd0);
    const REAL L0_x_2 = 0.00105*qd5;
    const REAL L0_x_3 = 0.00256*qd4;
    const REAL L0_y_neg_2 = 0.00256*qd3;
    const REAL L0_y_neg_3 = 0.0048*qd5;
    const REAL L0_y_neg_4 = L0_y_neg_2 - L0_y_neg_3;
    const REAL L0_z_2 = 0.0048*qd4;
    const REAL L0_z_3 = 0.00105*qd3;
    const REAL L0_y_neg_5 = L0_y_neg_1 - (L0_y_neg_0 + 0.0170481*qd1) - L0_y_neg_4;
    const REAL T0_yy_0 = 0.0096*qd3;
    const REAL T0_xx_0 = 0.0021*qd4;
    const REAL T0_xx_1 = 0.00512*qd5;

    /* momenta of 'turret' */
    const REAL T1_xy_0 = 1.42e-06*w1_x_neg;
    const REAL T1_yz_0 = 1.42e-06*w1_z;
    const REAL T1_xx_4 = 2.84e-06*w1_y;
    const REAL L1_x_0 = 0.00042*v1_z;
    const REAL L1_y_0 = 0.00018*v1_z;
    const REAL L1_z_0 = 0.00018*v1_y;
    const REAL L1_z_1 = 0.00042*v1_x_neg;
    const REAL T1_yy_0 = 0.00036*v1_x_neg;
    const REAL T1_xx_5 = 0.00084*v1_y;

    /* momenta of 'upper' */
    const REAL T1_xx_6 = w1_z*T1_xx_1;
    const REAL T1_xx_7 = w2_z*T1_xx_0;
    const REAL T1_xx_8 = T1_xx_6 + T1_xx_7;
    const REAL L2_z_1 = w1_x_neg*T1_xx_1;
    const REAL L2_y_1 = w1_x_neg*T1_xx_0;
    const REAL L2_z_2 = w1_z*L2_z_0;
    const REAL T1_zz_0 = w1_x_neg*L2_z_0;
    const REAL T1_zz_1 = T1_xx_7 + T1_zz_0;
    const REAL L2_x_1 = w1_z*T1_xx_0;
    const REAL L2_y_2 = w2_z*L2_z_0;
    const REAL L2_x_2 = w2_z*T1_xx_1;
    const REAL T2_zz_0 = 2.0*(T1_xx_6 - T1_zz_0);
    const REAL p1_y_neg_0 = w1_x_neg*p2_x_0;
    const REAL L2_x_3 = v1_y*p2_x_0;
    const REAL L2_y_3 = v1_y*p2_y_0;
    const REAL L2_z_3 = v1_z*p2_y_0;
    const REAL L2_z_4 = v1_x_neg*p2_x_0;
    const REAL T2_zz_1 = I2_hx*v1_x_neg;
    const REAL T2_zz_2 = I2_hy_neg*v1_z;

    /* momenta of 'fore' */
    const REAL T1_xx_9 = w1_z*T1_xx_3;
    const REAL T1_xx_10 = w3_z*T1_xx_2;
    const REAL T1_xx_11 = T1_xx_9 - T1_xx_10;
    const REAL L3_z_1 = w1_x_neg*T1_xx_3;
    const REAL L3_y_1 = w1_x_neg*T1_xx_2;
    const REAL L3_z_2 = w1_z*L3_z_0;
    const REAL T1_zz_2 = w1_x_neg*L3_z_0;
    const REAL T1_zz_3 = T1_xx_10 - T1_zz_2;
    const REAL L3_x_1 = w1_z*T1_xx_2;
    const REAL L3_y_2 = w3_z*L3_z_0;
    const REAL L3_x_2 = w3_z*T1_xx_3;
    const REAL T3_zz_neg_0 = 2.0*(T1_xx_9 - T1_zz_2);
    const REAL p3_x = w3_z*p3_x_0;
    const REAL p3_y = w3_z*p3_y_0;
    const REAL p3_z = w1_x_neg*p3_x_0 - w1_z*p3_y_0;
    const REAL L3_x_3 = -v3_z*p3_x_0;
    const REAL L3_y_3 = -v3_z*p3_y_0;
    const REAL L3_z_3 = v3_y*p3_y_0;
    const REAL L3_z_4 = -v3_x*p3_x_0;
    const REAL L3_x = L3_x_1 + w1_x_neg*L3_x_0 + L3_x_2 + L3_x_3;
    const REAL L3_y = L3_y_3 - (L3_y_1 - w1_z*L3_y_0 + L3_y_2);
    const REAL L3_z = L3_z_3 - L3_z_4 - (L3_z_1 + L3_z_2 - 0.0023375*w3_z);
    const REAL T3_zz_neg_1 = -I3_hx*v3_x;
    const REAL T3_zz_neg_2 = -I3_hy*v3_y;
    const REAL T3_zz_neg = T3_zz_neg_1 + T3_zz_neg_2 + T3_zz_neg_0;
    const REAL T3_xz = L3_y_3 - (L3_y_1 - w1_z*(L3_x_0 + 0.0023375) - L3_y_2);
    const REAL T3_yz_neg = w1_x_neg*(L3_y_0 - 0.0023375) + L3_x_1 - L3_x_2 + L3_x_3;

    /* momenta of 'upper' */
    const REAL T2_yz_0 = -r3_y*p3_z;
    const REAL T2_xz_neg_0 = r3_x*p3_z;
    const REAL L2_z_5 = r3_x*p3_y;
    const REAL L2_z_6 = -r3_y*p3_x;
    const REAL L2_z_7 = -L3_z - (L2_z_5 + L2_z_6);
    const REAL C78_0 = R2_Jzz_0*p3_x;
    const REAL C78_1 = R2_Jzz_2*p3_y;
    const REAL C78 = C78_0 - C78_1;
    const REAL p2_x = w2_z*p2_x_0 + p3_x;
    const REAL p2_y = w2_z*p2_y_0 + p3_y;
    const REAL L2_x = L3_x - T2_yz_0 - (L2_x_2 - (L2_x_1 + w1_x_neg*L2_x_0) - L2_x_3);
    const REAL L2_y = L2_y_2 - (L2_y_1 - w1_z*L2_y_0) + L2_y_3 - (T2_xz_neg_0 - L3_y);
    const REAL L2_z = L2_z_1 + L2_z_2 + 0.00724308*w2_z + (L2_z_3 - L2_z_4) - L2_z_7;
    const REAL T2_zz = T2_zz_0 - (T2_zz_1 + T2_zz_2) - (T3_zz_neg - C78);
    const REAL T2_xz_neg_1 = L2_y_1 - w1_z*(L2_x_0 + 0.00724308) + L2_y_2 - L2_y_3 - T3_xz;
    const REAL T2_xz_neg = T2_xz_neg_1 + T2_xz_neg_0;
    const REAL T2_yz_1 = w1_x_neg*(L2_y_0 - 0.00724308) + L2_x_1 + L2_x_2 + L2_x_3;
    const REAL T2_yz = T2_yz_0 - (T2_yz_1 + T3_yz_neg);

    /* momenta of 'turret' */
    const REAL p1_x = 0.00042*w1_z + p2_x;
    const REAL p1_y_neg = w1_z*(0.00018 - p2_y_0) + p1_y_neg_0 + p3_z;
    const REAL p1_z = 0.00042*w1_x_neg + 0.00018*w1_y + p2_y;
    const REAL L1_x = T1_yz_0 - 0.00957466*w1_x_neg - L1_x_0 + L2_x;
    const REAL L1_y = L1_y_0 - L2_z;
    const REAL L1_z = L2_y - (T1_xy_0 - 0.00962538*w1_z + (L1_z_0 + L1_z_1));
    const REAL T1_xx_12 = T1_xx_4 - T1_xx_5 + 2.0*(T1_xx_11 - T1_xx_8) - T2_zz_2;
    const REAL T1_xx = T1_xx_12 - T3_zz_neg_2 - C78_1;
    const REAL T1_yy = T1_yy_0 + T2_zz;
    const REAL T1_zz_4 = T1_xx_4 - T1_yy_0 + T1_xx_5 - 2.0*(T1_zz_1 + T1_zz_3) + T2_zz_1;
    const REAL T1_zz = C78_0 - (T1_zz_4 + T3_zz_neg_1);
    const REAL T1_xy = 0.00957466*w1_z + T1_xy_0 + (L1_z_0 - L1_z_1) + T2_xz_neg;
    const REAL T1_xz_0 = 5.072e-05*w1_y + L1_y_0 - w2_z*(L2_x_0 + L2_y_0) - L2_z_1;
    const REAL T1_xz_1 = T1_xz_0 + L2_z_2 - L2_z_3 - L2_z_4 - w3_z*(L3_x_0 + L3_y_0);
    const REAL T1_xz = T1_xz_1 + L3_z_1 - L3_z_2 - L3_z_3 - L3_z_4 - L2_z_5 + L2_z_6;
    const REAL T1_yz = T1_yz_0 + 0.00962538*w1_x_neg + L1_x_0 - T2_yz;

    /* momenta of 'frame' */
    const REAL p0_x_0 = c7*p1_x + s7*p1_y_neg;
    const REAL p0_y_0 = s7*p1_x - c7*p1_y_neg;
    const REAL L0_x_4 = 0.1*p0_y_0;
    const REAL L0_y_neg_6 = 0.1*p0_x_0;
    const REAL T0_xz_0 = 0.03*p1_z;
    const REAL L0_z_4 = 0.03*p0_y_0;
    const REAL L0_x_5 = c7*L1_x - s7*L1_y + L0_x_4;
    const REAL L0_z_5 = L0_z_4 - L1_z;
    const REAL T0_xx_2 = c7*(T1_xx - T1_yy) - 2.0*T1_xy*s7;
    const REAL T0_xx_3 = c7*T0_xx_2;
    const REAL T0_yy_1 = 0.06*p0_x_0;
    const REAL T0_yy_2 = 0.2*p1_z;
    const REAL T0_yy_3 = T1_xx - T0_xx_3 - (T0_yy_1 + T0_yy_2);
    const REAL T0_zz_neg_3 = T0_yy_1 - T1_zz;
    const REAL p0_x = 0.00256*qd1 + 0.00105*qd2 + 1.82*qd3 - p0_x_0;
    const REAL p0_y = 0.0048*qd2 - 0.00256*qd0 + 1.82*qd4 - p0_y_0;
    const REAL p0_z = 1.82*qd5 - (0.00105*qd0 + 0.0048*qd1) + p1_z;
    const REAL L0_x = L0_x_0 + 0.01496435*qd0 + L0_x_1 - (L0_x_2 + L0_x_3) - L0_x_5;
    const REAL L0_y_neg = s7*L1_x + c7*L1_y - (L0_y_neg_6 - T0_xz_0) + L0_y_neg_5;
    const REAL L0_z = L0_z_0 - L0_z_1 + 0.02078585*qd2 + (L0_z_2 + L0_z_3) - L0_z_5;
    const REAL T0_xx = T0_zz_neg_1 - (T0_xx_0 - T0_xx_1) + (T1_yy + T0_xx_3 - T0_yy_2);
    const REAL T0_yy = T0_yy_0 + T0_xx_1 + T0_zz_neg_2 + T0_yy_3;
    const REAL T0_zz_neg = T0_zz_neg_2 + T0_zz_neg_1 - (T0_yy_0 - T0_xx_0) + T0_zz_neg_3;
    const REAL T0_xy_0 = L0_z_3 - (0.00208375*qd2 + L0_z_0 + L0_z_1 + L0_z_2) + L0_z_4;
    const REAL T0_xy = T0_xy_0 + T1_xy + s7*T0_xx_2;
    const REAL T0_xz_1 = L0_y_neg_0 + 0.0058215*qd1 + L0_y_neg_1 - L0_y_neg_2 - L0_y_neg_3;
    const REAL T0_xz = T0_xz_1 - c7*T1_xz + s7*T1_yz - L0_y_neg_6 - T0_xz_0;
    const REAL T0_yz_0 = L0_x_1 - (0.00373775*qd0 + L0_x_0) + L0_x_2 - L0_x_3 - L0_x_4;
    const REAL T0_yz = T0_yz_0 - s7*T1_xz - c7*T1_yz;

    /* Coriolis terms of joint 'floating_base' */
    const REAL C00_0 = qd2*R0_Jxy;
    const REAL C00_1 = -qd1*R0_Jxz;
    const REAL C00_2 = -qd4*R0_hy;
    const REAL C00_3 = -qd5*R0_hz;
    const REAL C40_0 = 3.64*qd5;
    const REAL C50_0 = 3.64*qd4;
    const REAL C30_neg_0 = -qd1*R0_hy;
    const REAL C30_neg_1 = -qd2*R0_hz;
    const REAL C30_neg = C30_neg_0 + C30_neg_1;
    const REAL C13 = qd1*R0_hx;
    const REAL C23 = qd2*R0_hx;
    const REAL C40_1 = 2.0*p0_z;
    const REAL C50_1 = 2.0*p0_y;
    const REAL C00 = C00_0 + C00_1 + (C00_2 + C00_3) + T0_xx;
    const REAL C10_neg = qd1*R0_Jyz - qd2*R0_Jyy - qd4*R0_hx + (L0_z - T0_xy);
    const REAL C20_neg = qd1*R0_Jzz - qd2*R0_Jyz - qd5*R0_hx + (L0_y_neg - T0_xz);
    const REAL C40 = C40_0 - C13 - C40_1;
    const REAL C50 = C50_1 - (C50_0 + C23);
    const REAL C11_0 = -qd0*R0_Jyz;
    const REAL C11_1 = -qd3*R0_hx;
    const REAL C51_0 = 3.64*qd3;
    const REAL C04 = qd0*R0_hy;
    const REAL C41_neg_0 = -qd0*R0_hx;
    const REAL C41_neg = C30_neg_1 + C41_neg_0;
    const REAL C24 = qd2*R0_hy;
    const REAL C51_1 = 2.0*p0_x;
    const REAL C01 = L0_z + T0_xy - (qd2*R0_Jxx - qd0*R0_Jxz - qd3*R0_hy);
    const REAL C11 = T0_yy - (C00_0 + C11_0 - (C00_3 + C11_1));
    const REAL C21 = qd0*R0_Jzz - qd2*R0_Jxz + qd5*R0_hy - (L0_x - T0_yz);
    const REAL C31 = C40_1 - (C40_0 + C04);
    const REAL C51 = C51_0 - C24 - C51_1;
    const REAL C05 = qd0*R0_hz;
    const REAL C15 = qd1*R0_hz;
    const REAL C52_neg = C30_neg_0 + C41_neg_0;
    const REAL C02 = L0_y_neg + T0_xz + (qd1*R0_Jxx - qd0*R0_Jxy + qd3*R0_hz);
    const REAL C12 = L0_x + T0_yz + (qd1*R0_Jxy - qd0*R0_Jyy + qd4*R0_hz);
    const REAL C22_neg = C00_1 - C11_0 - (C00_2 + C11_1) + T0_zz_neg;
    const REAL C32 = C50_0 - C05 - C50_1;
    const REAL C42 = C51_1 - (C51_0 + C15);
    const REAL C43 = 3.64*qd2;
    const REAL C53 = -3.64*qd1;
    const REAL C54 = 3.64*qd0;

    /* Coriolis terms of joint 'turn' */
    const REAL C06_0 = w1_x_neg*R2_Jzz - w1_y*R2_Jxz + v1_y*R2_hy;
    const REAL C75 = -w1_y*R2_hy;
    const REAL C56_neg = w1_x_neg*R1_hx + 0.00084*w1_y;
    const REAL C06_1 = w1_x_neg*R2_Jxz - w1_y*R1_Jxx + v1_x_neg*R2_hy + (L1_y - T1_xz);
    const REAL C06_2 = L1_x + T1_yz + C06_0;
    const REAL C66 = w1_y*R1_Jxz - w1_x_neg*R2_Jyz + (T1_xx_5 + v1_x_neg*R1_hx) + T1_zz;
    const REAL C36_0 = R1_hx*w1_z;
    const REAL C36_1 = C75 + 2.0*p1_x;
    const REAL C60_neg_0 = L1_y + T1_xz;
    const REAL C60_neg_1 = L1_x - T1_yz;
    const REAL n6at0_z = R1_Jzz - 0.03*R0_hx_0;
    const REAL C36 = c7*C36_0 + s7*C36_1;
    const REAL C46 = s7*C36_0 - c7*C36_1;
    const REAL C26_0 = 0.03*C46;
    const REAL C06 = c7*C06_1 + s7*C06_2 + 0.1*C46;
    const REAL C16 = s7*C06_1 - c7*C06_2 - (0.1*C36 - 0.03*C56_neg);
    const REAL C26 = C66 + C26_0;
    const REAL C60_neg_2 = qd2*R0_Jyz_0 + qd1*n6at0_z + qd5*R0_hx_0;
    const REAL C60_neg = c7*C60_neg_0 + s7*C60_neg_1 + C60_neg_2;
    const REAL C61_0 = qd2*(R0_Jxz_0 + R0_Jxz_1) + qd0*n6at0_z - qd5*R0_hy_0;
    const REAL C61 = C61_0 - (s7*C60_neg_0 - c7*C60_neg_1);
    const REAL C62_neg = C26_0 + C22_neg;
    const REAL C63_neg = qd2*R0_hx_0;
    const REAL C64_neg = qd2*R0_hy_0;

    /* Coriolis terms of joint 'lift' */
    const REAL C37_0 = w1_x_neg*R2_hx - w1_z*R2_hy;
    const REAL C37_1 = 2.0*p2_y;
    const REAL C57 = 2.0*p2_x;
    const REAL C07_0 = w1_z*R2_Jxx_neg - w1_x_neg*R2_Jxy + (L2_y + T2_xz_neg);
    const REAL C67 = w1_z*R2_Jxy + w1_x_neg*R2_Jyy + (L2_x + T2_yz);
    const REAL C77 = T3_zz_neg_0 - T2_zz_0 + (v1_x_neg*R2_hx - v1_z*R2_hy) + T2_zz;
    const REAL C70_0 = L2_y - T2_xz_neg;
    const REAL C76_0 = T2_yz - L2_x;
    const REAL C76 = C76_0 - C06_0;
    const REAL f7at0_x = c7*R2_hy;
    const REAL f7at0_y = s7*R2_hy;
    const REAL n7at0_x = 0.1*f7at0_y - (c7*R2_Jxz + s7*R2_Jzz);
    const REAL n7at0_y = c7*R2_Jzz - s7*R2_Jxz - (0.1*f7at0_x + 0.03*R2_hx);
    const REAL n7at0_z = R2_Jyz + 0.03*f7at0_y;
    const REAL C37 = c7*C37_1 + s7*C37_0;
    const REAL C47 = s7*C37_1 - c7*C37_0;
    const REAL C07 = c7*C07_0 - s7*C77 + 0.1*C47;
    const REAL C17 = s7*C07_0 + c7*C77 - (0.1*C37 + 0.06*p2_x);
    const REAL C27 = C67 + 0.03*C47;
    const REAL C70_1 = qd2*n7at0_y - qd1*n7at0_z - (qd4*R2_hx - qd5*f7at0_y);
    const REAL C70 = C70_1 - (c7*C70_0 + s7*T2_zz);
    const REAL C71_neg_0 = qd2*n7at0_x - qd0*n7at0_z - (qd3*R2_hx - qd5*f7at0_x);
    const REAL C71_neg = s7*C70_0 - c7*T2_zz + C71_neg_0;
    const REAL C72 = qd1*n7at0_x - qd0*n7at0_y - (qd3*f7at0_y - qd4*f7at0_x) + C76_0;
    const REAL C73_neg = qd1*R2_hx - qd2*f7at0_y;
    const REAL C74 = qd0*R2_hx - qd2*f7at0_x;

    /* Coriolis terms of joint 'elbow' */
    const REAL C08_0 = I3_hx*w1_x_neg - I3_hy*w1_z;
    const REAL C38_0 = 2.0*p3_y;
    const REAL C58 = 2.0*p3_x;
    const REAL C80_0 = -L3_y - T3_xz;
    const REAL C86_0 = L3_x + T3_yz_neg;
    const REAL n8at2_z = 0.5*R2_Jzz_4 + 0.004675;
    const REAL C08_1 = I3_Jxx_neg*w1_z - I3_Jxy*w1_x_neg - (T3_xz - L3_y) + r3_y*C08_0;
    const REAL C68 = I3_Jxy*w1_z + I3_Jyy*w1_x_neg + (L3_x - T3_yz_neg) + r3_x*C08_0;
    const REAL C87 = C77 - C78;
    const REAL C86 = I3_Jxz*w1_y - w1_x_neg*n8at2_z - I3_hy*v1_y - C86_0;
    const REAL f8at0_x = c7*I3_hy;
    const REAL f8at0_y = s7*I3_hy;
    const REAL n8at0_x_neg = c7*I3_Jxz + s7*n8at2_z - 0.1*f8at0_y;
    const REAL n8at0_y = c7*n8at2_z - s7*I3_Jxz - (0.1*f8at0_x + 0.000825*s89);
    const REAL n8at0_z = I3_Jyz + 0.03*f8at0_y;
    const REAL C38 = c7*C38_0 + s7*C08_0;
    const REAL C48 = s7*C38_0 - c7*C08_0;
    const REAL C08 = c7*C08_1 - s7*C78 + 0.1*C48;
    const REAL C18 = s7*C08_1 + c7*C78 - (0.1*C38 + 0.06*p3_x);
    const REAL C28 = C68 + 0.03*C48;
    const REAL C80_1 = qd1*n8at0_z - qd2*n8at0_y + (I3_hx*qd4 - qd5*f8at0_y);
    const REAL C80 = c7*C80_0 + s7*T3_zz_neg - C80_1;
    const REAL C81_0 = qd2*n8at0_x_neg + qd0*n8at0_z + (I3_hx*qd3 - qd5*f8at0_x);
    const REAL C81 = s7*C80_0 - c7*T3_zz_neg + C81_0;
    const REAL C82_neg_0 = qd1*n8at0_x_neg + qd0*n8at0_y + (qd3*f8at0_y - qd4*f8at0_x);
    const REAL C82_neg = C86_0 + C82_neg_0;
    const REAL C83_neg = I3_hx*qd1 - qd2*f8at0_y;
    const REAL C84 = I3_hx*qd0 - qd2*f8at0_x;
    const REAL C85 = -w1_y*I3_hy;

    C[0] = C00;
    C[1] = C01;
    C[2] = C02;
    C[3] = C30_neg;
    C[4] = C04;
    C[5] = C05;
    C[6] = C06;
    C[7] = C07;
    C[8] = C08;
    C[9] = -C10_neg;
    C[10] = C11;
    C[11] = C12;
    C[12] = C13;
    C[13] = C41_neg;
    C[14] = C15;
    C[15] = C16;
    C[16] = C17;
    C[17] = C18;
    C[18] = -C20_neg;
    C[19] = C21;
    C[20] = -C22_neg;
    C[21] = C23;
    C[22] = C24;
    C[23] = C52_neg;
    C[24] = C26;
    C[25] = C27;
    C[26] = C28;
    C[27] = -C30_neg;
    C[28] = C31;
    C[29] = C32;
    C[30] = ALL(0.0);
    C[31] = -C43;
    C[32] = -C53;
    C[33] = C36;
    C[34] = C37;
    C[35] = C38;
    C[36] = C40;
    C[37] = -C41_neg;
    C[38] = C42;
    C[39] = C43;
    C[40] = ALL(0.0);
    C[41] = -C54;
    C[42] = C46;
    C[43] = C47;
    C[44] = C48;
    C[45] = C50;
    C[46] = C51;
    C[47] = -C52_neg;
    C[48] = C53;
    C[49] = C54;
    C[50] = ALL(0.0);
    C[51] = -C56_neg;
    C[52] = C57;
    C[53] = C58;
    C[54] = -C60_neg;
    C[55] = C61;
    C[56] = -C62_neg;
    C[57] = -C63_neg;
    C[58] = -C64_neg;
    C[59] = C56_neg;
    C[60] = C66;
    C[61] = C67;
    C[62] = C68;
    C[63] = C70;
    C[64] = -C71_neg;
    C[65] = C72;
    C[66] = -C73_neg;
    C[67] = C74;
    C[68] = C75;
    C[69] = C76;
    C[70] = C77;
    C[71] = C78;
    C[72] = C80;
    C[73] = C81;
    C[74] = -C82_neg;
    C[75] = -C83_neg;
    C[76] = C84;
    C[77] = C85;
    C[78] = C86;
    C[79] = C87;
    C[80] = ALL(0.0);
}

FUNCTION(drone_arm_forward_dynamics)(
    const REAL q[10], const REAL qd[9], const REAL tau[9], REAL qdd[9])
{
    const REAL q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6], q7 = q[7], q8 = q[8], q9 = q[9];
    const REAL qd0 = qd[0], qd1 = qd[1], qd2 = qd[2], qd3 = qd[3], qd4 = qd[4], qd5 = qd[5];
    const REAL qd6 = qd[6], qd7 = qd[7], qd8 = qd[8];
    const REAL tau0 = tau[0], tau1 = tau[1], tau2 = tau[2], tau3 = tau[3], tau4 = tau[4];
    const REAL tau5 = tau[5], tau6 = tau[6], tau7 = tau[7], tau8 = tau[8];

    /* sines and cosines */
    const REAL q89 = q8 + q9;
    const REAL angles[3] = {q7, q8, q89};
    REAL sines[3], cosines[3];
    OF(drone_arm_sincos)(3, angles, sines, cosines);
    const REAL s7 = sines[0], s8 = sines[1], s89 = sines[2];
    const REAL c7 = cosines[0], c8 = cosines[1], c89 = cosines[2];
    const REAL angle_0 = 2.0*q3;
    const REAL angle_1 = 2.0*q4;
    const REAL angle_2 = q5*angle_0 - q6*angle_1;
    const REAL angle_3 = q5*angle_1 + q6*angle_0;
    const REAL angle_4 = q3*angle_0 + q4*angle_1 - 1.0;

    /* position of 'fore' */
    const REAL r3_x = 0.22*s8;
    const REAL r3_y = -0.22*c8;

    /* inertia of 'upper' in the axes of its group */
    const REAL I2_hx = 0.0736*s8 - 0.00072*c8;
    const REAL I2_hy_neg = 0.0736*c8 + 0.00072*s8;
    const REAL I2_Jxx_neg_0 = 0.01440184*s8 - 0.0001712*c8;
    const REAL I2_Jxx_neg = s8*I2_Jxx_neg_0;
    const REAL I2_Jxy = c8*I2_Jxx_neg_0 + 8.56e-05;
    const REAL I2_Jyy = I2_Jxx_neg - 0.01440184;
    const REAL I2_Jxz = 2.32e-06*c8 - 1.32e-05*s8;
    const REAL I2_Jyz = 1.32e-05*c8 + 2.32e-06*s8;

    /* inertia of 'fore' in the axes of its group */
    const REAL I3_hx = 0.0275*s89;
    const REAL I3_hy = -0.0275*c89;
    const REAL I3_Jxx_neg_0 = 0.004615*s89 - 6e-06*c89;
    const REAL I3_Jxx_neg = s89*I3_Jxx_neg_0;
    const REAL I3_Jxy = c89*I3_Jxx_neg_0 + 3e-06;
    const REAL I3_Jyy = I3_Jxx_neg - 0.004615;
    const REAL I3_Jxz = 5.2e-05*s89;
    const REAL I3_Jyz = -5.2e-05*c89;

    /* friction */
    const REAL fric6 = 0.01*qd6;
    const REAL fric7 = 0.01*qd7;
    const REAL fric8 = 0.01*qd8;

    /* what accelerates the joints */
    const REAL drive6 = tau6 - fric6;
    const REAL drive7 = tau7 - fric7;
    const REAL drive8 = tau8 - fric8;

    /* articulated inertia of 'fore' */
    const REAL G8_n_x = 0.009162995594713657*s89;
    const REAL G8_n_y = -0.009162995594713657*c89;
    const REAL G8_f_x = 4.845814977973569*c89;
    const REAL G8_f_y = 4.845814977973569*s89;
    const REAL P8free_Jxx_neg = I3_Jxx_neg + I3_Jxz*G8_n_x;
    const REAL P8free_Jxy = I3_Jxy - I3_Jxz*G8_n_y;
    const REAL P8free_Jxz = 9.162995594713657e-06*s89;
    const REAL P8free_Jyy = I3_Jyy - I3_Jyz*G8_n_y;
    const REAL P8free_Jyz = -9.162995594713657e-06*c89;
    const REAL P8free_mxx = I3_hy*G8_f_x;
    const REAL P8free_mxy = I3_hy*G8_f_y;
    const REAL P8free_myy_neg = I3_hx*G8_f_y;
    const REAL P8free_Bxx = I3_hy*G8_n_x;
    const REAL P8free_Bxy_neg = I3_hx*G8_n_x;
    const REAL P8free_Byx = I3_hy*G8_n_y;
    const REAL P8free_Bzx = 0.004845814977973568*c89;
    const REAL P8free_Bzy = 0.004845814977973568*s89;

    /* articulated inertia of 'upper' */
    const REAL P2_Bzx_0 = P8free_Bzx - (r3_y*P8free_mxx - r3_x*P8free_mxy);
    const REAL P2_Bzy_0 = P8free_Bzy - (r3_x*P8free_myy_neg + r3_y*P8free_mxy);
    const REAL P2_Jzz_0 = r3_x*(P8free_Bzy + P2_Bzy_0) - r3_y*(P8free_Bzx + P2_Bzx_0);
    const REAL P2_Bxz = I3_hy - I2_hy_neg;
    const REAL P2_Byz_neg = I2_hx + I3_hx;
    const REAL P2_Bzx = I2_hy_neg + P2_Bzx_0;
    const REAL P2_Bzy = I2_hx + P2_Bzy_0;
    const REAL P2_Jxx_neg = P8free_Jxx_neg - r3_y*I3_hy*2.0 + I2_Jxx_neg;
    const REAL P2_Jzz = P2_Jzz_0 + 0.015309948546255506;
    const REAL P2_Jxy = P8free_Jxy - (r3_x*I3_hy + r3_y*I3_hx) + I2_Jxy;
    const REAL P2_Jxz = P8free_Jxz - (r3_x*P8free_Bxy_neg + r3_y*P8free_Bxx) + I2_Jxz;
    const REAL P2_Jyz = I2_Jyz - (r3_x*P8free_Bxx + r3_y*P8free_Byx - P8free_Jyz);
    const REAL D7 = P2_Jzz_0 + 0.017309948546255508;
    const REAL D7_inv = 1.0/D7;
    const REAL G7_n_x = P2_Jxz*D7_inv;
    const REAL G7_n_y = P2_Jyz*D7_inv;
    const REAL G7_n_z = P2_Jzz*D7_inv;
    const REAL G7_f_x = P2_Bzx*D7_inv;
    const REAL G7_f_y = P2_Bzy*D7_inv;
    const REAL P7free_Jxx_neg = P2_Jxx_neg + P2_Jxz*G7_n_x;
    const REAL P7free_Jxy = P2_Jxy - P2_Jxz*G7_n_y;
    const REAL P7free_Jxz = P2_Jxz - P2_Jxz*G7_n_z;
    const REAL P7free_Jyy = P8free_Jyy + r3_x*I3_hx*2.0 + I2_Jyy - P2_Jyz*G7_n_y;
    const REAL P7free_Jyz = P2_Jyz - P2_Jyz*G7_n_z;
    const REAL P7free_Jzz = P2_Jzz - P2_Jzz*G7_n_z;
    const REAL P7free_mxx = P8free_mxx - P2_Bzx*G7_f_x;
    const REAL P7free_mxy = P8free_mxy - P2_Bzx*G7_f_y;
    const REAL P7free_myy_neg = P8free_myy_neg + P2_Bzy*G7_f_y;
    const REAL P7free_Bxx = P8free_Bxx - P2_Bzx*G7_n_x;
    const REAL P7free_Bxy = -P8free_Bxy_neg - P2_Bzy*G7_n_x;
    const REAL P7free_Byx = P8free_Byx - P2_Bzx*G7_n_y;
    const REAL P7free_Byy = -P8free_Bxx - P2_Bzy*G7_n_y;
    const REAL P7free_Bzx = P2_Bzx - P2_Bzx*G7_n_z;
    const REAL P7free_Bzy = P2_Bzy - P2_Bzy*G7_n_z;

    /* articulated inertia of 'turret' */
    const REAL P1_Bzx = P7free_Byx + 0.00084;
    const REAL P1_Bzy = P2_Byz_neg - 0.00036;
    const REAL P1_Jzz = P7free_Jyy + 0.01925076;
    const REAL P1_Jxz = P7free_Jxy + 2.84e-06;
    const REAL D6 = P7free_Jyy + 0.02125076;
    const REAL D6_inv = 1.0/D6;
    const REAL G6_n_x = P1_Jxz*D6_inv;
    const REAL G6_n_y_neg = P7free_Jyz*D6_inv;
    const REAL G6_n_z = P1_Jzz*D6_inv;
    const REAL G6_f_x = P1_Bzx*D6_inv;
    const REAL G6_f_y = P1_Bzy*D6_inv;
    const REAL G6_f_z = P7free_Byy*D6_inv;
    const REAL P6free_Jxx = 0.01914932 - P7free_Jxx_neg - P1_Jxz*G6_n_x;
    const REAL P6free_Jxy = P1_Jxz*G6_n_y_neg - P7free_Jxz;
    const REAL P6free_Jxz = P1_Jxz - P1_Jxz*G6_n_z;
    const REAL P6free_Jyy = P7free_Jzz - P7free_Jyz*G6_n_y_neg;
    const REAL P6free_Jyz = P7free_Jyz*G6_n_z - P7free_Jyz;
    const REAL P3free_Jzz_0 = P1_Jzz*G6_n_z;
    const REAL P6free_mxx = P7free_mxx - P1_Bzx*G6_f_x;
    const REAL P6free_mxy_neg = P1_Bzx*G6_f_y;
    const REAL P6free_mxz = P7free_mxy - P1_Bzx*G6_f_z;
    const REAL P6free_myy_neg = P1_Bzy*G6_f_y;
    const REAL P6free_myz_neg = P1_Bzy*G6_f_z;
    const REAL P6free_mzz_neg = P7free_myy_neg + P7free_Byy*G6_f_z;
    const REAL P6free_Bxx = P7free_Bxx - P1_Bzx*G6_n_x;
    const REAL P6free_Bxy = -P2_Bxz - P1_Bzy*G6_n_x;
    const REAL P6free_Bxz = P7free_Bxy - 0.00084 - P7free_Byy*G6_n_x;
    const REAL P6free_Byx = P1_Bzx*G6_n_y_neg - P7free_Bzx;
    const REAL P6free_Byy = P1_Bzy*G6_n_y_neg;
    const REAL P6free_Byz = 0.00036 - P7free_Bzy + P7free_Byy*G6_n_y_neg;
    const REAL P6free_Bzx = P1_Bzx - P1_Bzx*G6_n_z;
    const REAL P6free_Bzy = P1_Bzy - P1_Bzy*G6_n_z;
    const REAL P6free_Bzz = P7free_Byy - P7free_Byy*G6_n_z;

    /* articulated inertia of 'frame' */
    const REAL P2free_Jyy_neg_0 = c7*(P6free_Jyy - P6free_Jxx) + 2.0*P6free_Jxy*s7;
    const REAL P2free_Jyy_neg_1 = c7*P2free_Jyy_neg_0;
    const REAL P0_Bxx_0 = c7*(P6free_Byy - P6free_Bxx) + s7*(P6free_Bxy + P6free_Byx);
    const REAL P0_Bxx_1 = c7*P0_Bxx_0;
    const REAL P0_Bxy_0 = s7*P0_Bxx_0;
    const REAL P0_Bxy_1 = P6free_Bxy - P0_Bxy_0;
    const REAL P0_Byx_0 = P0_Bxy_0 - P6free_Byx;
    const REAL P0_Byy_0 = -P6free_Bxx - P0_Bxx_1;
    const REAL P0_Byz_0 = -s7*P6free_Bxz - c7*P6free_Byz;
    const REAL P0_Bzx_0 = c7*P6free_Bzx - s7*P6free_Bzy;
    const REAL P0_Bzy_0 = s7*P6free_Bzx + c7*P6free_Bzy;
    const REAL P0_mxx_0 = -c7*(P6free_mxx + P6free_myy_neg) - 2.0*P6free_mxy_neg*s7;
    const REAL P0_mxx_1 = c7*P0_mxx_0;
    const REAL P0_mxx_2 = P6free_myy_neg + P0_mxx_1;
    const REAL P0_mxy_neg = P6free_mxy_neg + s7*P0_mxx_0;
    const REAL P0_myy_0 = -P6free_mxx - P0_mxx_1;
    const REAL P0_mxz = -c7*P6free_mxz - s7*P6free_myz_neg;
    const REAL P0_myz = c7*P6free_myz_neg - s7*P6free_mxz;
    const REAL P0_Bxx_2 = 0.1*P0_mxy_neg;
    const REAL P0_Bzz_0 = 0.03*P0_myz;
    const REAL P0_Bxx = P6free_Byy - P0_Bxx_1 - P0_Bxx_2;
    const REAL P0_Bxy_2 = P0_Bxy_1 - 0.1*P0_myy_0;
    const REAL P0_Bxz_0 = s7*P6free_Byz - c7*P6free_Bxz + 0.1*P0_myz;
    const REAL P0_Byx_1 = P0_Byx_0 - (0.1*P0_mxx_2 - 0.03*P0_mxz);
    const REAL P0_Byy = P0_Bxx_2 - P0_Bzz_0 - P0_Byy_0;
    const REAL P0_Byz_1 = P0_Byz_0 - (0.1*P0_mxz - 0.03*P6free_mzz_neg);
    const REAL P0_Bzy_1 = P0_Bzy_0 + 0.03*P0_myy_0;
    const REAL P0_Bzz = P6free_Bzz + P0_Bzz_0;
    const REAL P0_Jxz_0 = c7*P6free_Jxz - s7*P6free_Jyz + (0.1*P0_Bzy_0 - 0.03*P0_Bxy_2);
    const REAL P0_Bxz = P0_Bxz_0 - 0.0021;
    const REAL P0_Byz = P0_Byz_1 - 0.0096;
    const REAL P0_mzz = 3.64 - P6free_mzz_neg;
    const REAL D5_inv_neg = -1.0/P0_mzz;
    const REAL G5_n_x_neg = P0_Bxz*D5_inv_neg;
    const REAL G5_n_y_neg = P0_Byz*D5_inv_neg;
    const REAL G5_n_z_neg = P0_Bzz*D5_inv_neg;
    const REAL G5_f_x_neg = P0_mxz*D5_inv_neg;
    const REAL G5_f_y_neg = P0_myz*D5_inv_neg;
    const REAL P5free_mxy = P0_mxz*G5_f_y_neg - P0_mxy_neg;
    const REAL P5free_myy = 3.64 - P0_myy_0 + P0_myz*G5_f_y_neg;
    const REAL P5free_Bxy = P0_Bxy_2 - 0.00512 + P0_Bxz*G5_f_y_neg;
    const REAL P5free_Byy = P0_Byy + P0_Byz*G5_f_y_neg;
    const REAL P5free_Bzx = 0.0021 - (P0_Bzx_0 + 0.03*P0_mxy_neg) + P0_Bzz*G5_f_x_neg;
    const REAL P5free_Bzy = 0.0096 - P0_Bzy_1 + P0_Bzz*G5_f_y_neg;
    const REAL D4_inv_neg = -1.0/P5free_myy;
    const REAL G4_n_x_neg = P5free_Bxy*D4_inv_neg;
    const REAL G4_n_y = -P5free_Byy*D4_inv_neg;
    const REAL G4_n_z = -P5free_Bzy*D4_inv_neg;
    const REAL G4_f_x = -P5free_mxy*D4_inv_neg;
    const REAL P1free_Jxx_0 = P5free_Bxy*G4_n_x_neg;
    const REAL P4free_Jxz = 0.0028266 - P0_Jxz_0 + P0_Bxz*G5_n_z_neg - P5free_Bxy*G4_n_z;
    const REAL P3free_Jyz_0 = -P5free_Byy*G4_n_z;
    const REAL P4free_mxx = 3.64 - P0_mxx_2 + P0_mxz*G5_f_x_neg - P5free_mxy*G4_f_x;
    const REAL P4free_Bxx = P0_Bxx + P0_Bxz*G5_f_x_neg - P5free_Bxy*G4_f_x;
    const REAL P4free_Byx = 0.00512 - P0_Byx_1 + P0_Byz*G5_f_x_neg - P5free_Byy*G4_f_x;
    const REAL P4free_Bzx = P5free_Bzx - P5free_Bzy*G4_f_x;
    const REAL D3_inv_neg = -1.0/P4free_mxx;
    const REAL G3_n_x_neg = P4free_Bxx*D3_inv_neg;
    const REAL G3_n_y = -P4free_Byx*D3_inv_neg;
    const REAL G3_n_z = -P4free_Bzx*D3_inv_neg;
    const REAL P3free_Jxz = P4free_Jxz - P4free_Bxx*G3_n_z;
    const REAL P3free_Jyz_1 = 0.03*(P6free_Bzz - P0_Byy);
    const REAL P3free_Jyz_2 = s7*P6free_Jxz + c7*P6free_Jyz - 0.1*P0_Bzx_0 + P3free_Jyz_1;
    const REAL P3free_Jyz_3 = P3free_Jyz_2 + 0.0001748 - P0_Byz*G5_n_z_neg - P3free_Jyz_0;
    const REAL P3free_Jyz = -P3free_Jyz_3 - P4free_Byx*G3_n_z;
    const REAL P3free_Jzz_1 = P1_Jzz - P3free_Jzz_0 - 0.03*(P0_Bzy_0 + P0_Bzy_1) + 0.0415717;
    const REAL P3free_Jzz_2 = P3free_Jzz_1 + P0_Bzz*G5_n_z_neg - P5free_Bzy*G4_n_z;
    const REAL P3free_Jzz = P3free_Jzz_2 - P4free_Bzx*G3_n_z;
    const REAL D2_inv = 1.0/P3free_Jzz;
    const REAL G2_n_x = P3free_Jxz*D2_inv;
    const REAL G2_n_y = P3free_Jyz*D2_inv;
    const REAL P2free_Jxy_0 = P6free_Jxy - s7*P2free_Jyy_neg_0 - 0.1*(P0_Byy_0 + P0_Bxx);
    const REAL P2free_Jxy_1 = P2free_Jxy_0 - 0.03*P0_Bxz_0 + 0.0001084 + P0_Bxz*G5_n_y_neg;
    const REAL P2free_Jxy_2 = P2free_Jxy_1 - P5free_Bxy*G4_n_y - P4free_Bxx*G3_n_y;
    const REAL P2free_Jxy = P2free_Jxy_2 - P3free_Jxz*G2_n_y;
    const REAL P2free_Jyy_neg_2 = -P6free_Jxx - P2free_Jyy_neg_1 - 0.1*(P0_Byx_0 + P0_Byx_1);
    const REAL P2free_Jyy_neg_3 = P2free_Jyy_neg_2 + 0.03*(P0_Byz_0 + P0_Byz_1) - 0.0340962;
    const REAL P2free_Jyy_neg_4 = P2free_Jyy_neg_3 - P0_Byz*G5_n_y_neg + P5free_Byy*G4_n_y;
    const REAL P2free_Jyy_neg = P2free_Jyy_neg_4 + P4free_Byx*G3_n_y + P3free_Jyz*G2_n_y;
    const REAL D1_inv_neg = 1.0/P2free_Jyy_neg;
    const REAL G1_n_x_neg = P2free_Jxy*D1_inv_neg;
    const REAL P1free_Jxx_1 = P6free_Jyy - P2free_Jyy_neg_1 + 0.1*(P0_Bxy_1 + P0_Bxy_2);
    const REAL P1free_Jxx_2 = P1free_Jxx_1 + 0.0299287 + P0_Bxz*G5_n_x_neg + P1free_Jxx_0;
    const REAL P1free_Jxx_3 = P1free_Jxx_2 + P4free_Bxx*G3_n_x_neg - P3free_Jxz*G2_n_x;
    const REAL P1free_Jxx = P1free_Jxx_3 + P2free_Jxy*G1_n_x_neg;
    const REAL D0_inv = 1.0/P1free_Jxx;

    /* motion of 'frame' */
    const REAL ww0_xx = qd0*qd0;
    const REAL ww0_yy = qd1*qd1;
    const REAL ww0_zz = qd2*qd2;
    const REAL ww0_xy = qd0*qd1;
    const REAL ww0_xz = qd0*qd2;
    const REAL ww0_yz = qd1*qd2;
    const REAL E0_xx_neg = ww0_yy + ww0_zz;
    const REAL E0_yy_neg = ww0_xx + ww0_zz;
    const REAL E0_zz_neg = ww0_xx + ww0_yy;

    /* motion of 'turret' */
    const REAL w1_x_neg = c7*qd0 + s7*qd1;
    const REAL w1_y = s7*qd0 - c7*qd1;
    const REAL a1_x_0 = 0.03*E0_xx_neg + 0.1*ww0_xz;
    const REAL a1_x_1 = 0.03*ww0_xy - 0.1*ww0_yz;
    const REAL a1_z = 0.03*ww0_xz + 0.1*E0_zz_neg;
    const REAL a1_x = c7*a1_x_0 - s7*a1_x_1;
    const REAL a1_y_neg = s7*a1_x_0 + c7*a1_x_1;
    const REAL w1_z = qd2 + qd6;
    const REAL E1_xz_neg = w1_x_neg*qd2;
    const REAL E1_yz = w1_y*qd2;
    const REAL ww1_xx = w1_x_neg*w1_x_neg;
    const REAL ww1_zz = w1_z*w1_z;
    const REAL ww1_xy_neg = w1_x_neg*w1_y;
    const REAL ww1_xz_neg = w1_x_neg*w1_z;
    const REAL ww1_yz = w1_y*w1_z;
    const REAL wd1_y = ww1_xz_neg - E1_xz_neg;
    const REAL E1_xx_0 = ww1_xx - ww1_zz;
    const REAL E1_xx = E1_xx_0 - E0_zz_neg;
    const REAL E1_yy_neg = ww1_xx + ww1_zz;
    const REAL E1_zx_neg = ww1_xz_neg + wd1_y;
    const REAL E1_zy = ww1_yz - E1_yz + ww1_yz;

    /* motion of 'upper' */
    const REAL w2_z = qd7 - w1_y;
    const REAL ww2_zz = w2_z*w2_z;
    const REAL ww2_xz_neg = w1_x_neg*w2_z;
    const REAL ww2_yz = w1_z*w2_z;
    const REAL wd2_x = E1_zy + ww2_yz;
    const REAL wd2_y = ww1_xy_neg + ww2_xz_neg;
    const REAL E2_xx_neg = ww1_zz + ww2_zz;
    const REAL E2_yy_neg = ww1_xx + ww2_zz;
    const REAL E2_zx_neg = ww2_xz_neg + wd2_y;
    const REAL E2_zy = ww2_yz + wd2_x;

    /* motion of 'fore' */
    const REAL a3_x = a1_x - (r3_x*E2_xx_neg + r3_y*E1_xz_neg);
    const REAL a3_y = a1_z - (r3_x*E1_zx_neg + r3_y*E2_yy_neg);
    const REAL a3_z = a1_y_neg - (r3_x*E2_zx_neg - r3_y*E2_zy);
    const REAL w3_z = qd8 + w2_z;
    const REAL ww3_zz = w3_z*w3_z;
    const REAL ww3_xz_neg = w1_x_neg*w3_z;
    const REAL ww3_yz = w1_z*w3_z;
    const REAL wd3_x = E1_zy + ww3_yz;
    const REAL wd3_y = ww1_xy_neg + ww3_xz_neg;
    const REAL E3_xx_neg = ww1_zz + ww3_zz;
    const REAL E3_yy_neg = ww1_xx + ww3_zz;
    const REAL E3_zx_neg = ww3_xz_neg + wd3_y;
    const REAL E3_zy = ww3_yz + wd3_x;

    /* force on 'fore' alone */
    const REAL z1free_n_x_0 = I3_Jxx_neg*wd3_x;
    const REAL z1free_n_x_1 = ww3_yz*(I3_Jxx_neg - 0.00929);
    const REAL z1free_n_x_2 = I3_Jxy*E3_zx_neg;
    const REAL z1free_n_x_3 = -I3_Jyz*(ww1_zz - ww3_zz);
    const REAL z1_n_z_0 = I3_Jyy*wd3_y;
    const REAL z1_n_z_1 = ww3_xz_neg*(I3_Jxx_neg + 0.004675);
    const REAL z1_n_z_2 = I3_Jxy*E3_zy;
    const REAL z1_n_z_3 = I3_Jxz*(ww1_xx - ww3_zz);
    const REAL n3own_z_0 = -I3_Jyz*ww1_xy_neg;
    const REAL n3own_z_1 = -0.004675*wd1_y - ww1_xz_neg*(I3_Jxx_neg + I3_Jyy) - n3own_z_0;
    const REAL f3own_x = -I3_hx*E3_xx_neg - I3_hy*E1_xz_neg;
    const REAL f3own_y = -I3_hx*E1_zx_neg - I3_hy*E3_yy_neg;
    const REAL f3own_z_neg = I3_hx*E3_zx_neg - I3_hy*E3_zy;
    const REAL z1free_n_x_4 = -I3_hy*a3_z;
    const REAL z1_n_z_4 = I3_hx*a3_z;
    const REAL n3own_z_2 = I3_hx*a3_y - I3_hy*a3_x;
    const REAL n3own_z = n3own_z_1 + I3_Jxz*E1_zy + I3_Jxy*E1_xx_0 + n3own_z_2;

    /* force on 'upper' alone */
    const REAL z1free_n_x_5 = I2_Jxx_neg*wd2_x;
    const REAL z1free_n_x_6 = ww2_yz*(I2_Jxx_neg - 0.028888);
    const REAL z1free_n_x_7 = I2_Jxy*E2_zx_neg;
    const REAL z1free_n_x_8 = I2_Jyz*(ww1_zz - ww2_zz);
    const REAL z1_n_z_5 = I2_Jyy*wd2_y;
    const REAL z1_n_z_6 = ww2_xz_neg*(I2_Jxx_neg + 0.01448616);
    const REAL z1_n_z_7 = I2_Jxy*E2_zy;
    const REAL z1_n_z_8 = -I2_Jxz*(ww1_xx - ww2_zz);
    const REAL n2own_z_0 = -0.01448616*wd1_y - ww1_xz_neg*(I2_Jxx_neg + I2_Jyy);
    const REAL n2own_z_1 = n2own_z_0 + I2_Jyz*ww1_xy_neg + I2_Jxz*E1_zy + I2_Jxy*E1_xx_0;
    const REAL f2own_x = I2_hy_neg*E1_xz_neg - I2_hx*E2_xx_neg;
    const REAL z1free_f_z_0 = I2_hy_neg*E2_yy_neg;
    const REAL f2own_z_neg = I2_hx*E2_zx_neg + I2_hy_neg*E2_zy;
    const REAL z1free_n_x_9 = I2_hy_neg*a1_y_neg;
    const REAL n2own_z = I2_hx*a1_z + I2_hy_neg*a1_x + n2own_z_1;

    /* force on 'turret' alone */
    const REAL z1free_n_x_10 = 0.01920004*E1_zy;
    const REAL z1free_n_x_11 = 2.84e-06*ww1_xy_neg;
    const REAL z1_n_z_9 = 0.01914932*ww1_xy_neg;
    const REAL z1_n_z_10 = 2.84e-06*E1_yz;
    const REAL z1free_f_z_1 = 0.32*a1_z;
    const REAL z1free_f_z_2 = 0.00084*E1_zy;
    const REAL f1own_x = 0.00084*ww1_xy_neg - 0.00036*E1_xx + 0.32*a1_x;
    const REAL f1own_y = 0.00036*ww1_xy_neg + 0.00084*E1_yy_neg - 0.32*a1_y_neg;
    const REAL z1free_n_x_12 = 0.00084*a1_z;
    const REAL z1_n_z_11 = 0.00084*a1_x;
    const REAL n1own_y = 5.072e-05*E1_zx_neg - 2.84e-06*E1_xx_0 + 0.00036*a1_z;

    /* force on 'frame' alone */
    const REAL n0own_x_0 = 0.0001748*(ww0_yy - ww0_zz);
    const REAL n0own_x = 0.01072622*ww0_yz + 0.0018666*ww0_xy - 0.0001084*ww0_xz - n0own_x_0;
    const REAL n0own_y_neg_0 = 0.01460572*ww0_xz - 0.0001084*ww0_yz - 0.0001748*ww0_xy;
    const REAL n0own_y_neg = n0own_y_neg_0 + 0.0018666*(ww0_xx - ww0_zz);
    const REAL n0own_z_0 = 0.0001084*(ww0_xx - ww0_yy);
    const REAL n0own_z = 0.0038795*ww0_xy - 0.0001748*ww0_xz - 0.0018666*ww0_yz + n0own_z_0;
    const REAL f0own_x = 0.03712*ww0_xz - 0.0021*ww0_xy;
    const REAL f0own_y = 0.0021*E0_yy_neg + 0.03712*ww0_yz;
    const REAL f0own_z_neg = 0.0021*ww0_yz + 0.03712*E0_zz_neg;

    /* filter at 'elbow' */
    const REAL e8 = drive8 - n3own_z;
    const REAL z1free_n_x_13 = G8_n_x*e8;
    const REAL z1_n_z_12 = -G8_n_y*e8;
    const REAL z3free_n_z = n3own_z + 0.8237885462555066*e8;
    const REAL z3free_f_x = f3own_x + G8_f_x*e8;
    const REAL z3free_f_y = f3own_y + G8_f_y*e8;

    /* filter at 'lift' */
    const REAL z1free_n_x_14 = -r3_y*f3own_z_neg;
    const REAL z1_n_z_13 = r3_x*f3own_z_neg;
    const REAL z2_n_z = z3free_n_z - (r3_y*z3free_f_x - r3_x*z3free_f_y) + n2own_z;
    const REAL z2_f_z_neg = f3own_z_neg + f2own_z_neg;
    const REAL e7 = drive7 - z2_n_z;
    const REAL z1free_n_x_15 = -G7_n_x*e7;
    const REAL z1_n_z_14 = G7_n_y*e7;
    const REAL z1free_f_z_3 = G7_f_y*e7;
    const REAL z2free_n_z = z2_n_z + G7_n_z*e7;
    const REAL z2free_f_x = f2own_x + z3free_f_x + G7_f_x*e7;

    /* filter at 'turn' */
    const REAL z1_n_z_15 = 0.00036 - I2_hx;
    const REAL z1_n_z_16 = z1_n_z_9 - z1_n_z_10 + a1_y_neg*z1_n_z_15 + z1_n_z_11 + z1_n_z_5;
    const REAL z1_n_z_17 = z1_n_z_16 + z1_n_z_6 + z1_n_z_7 + E1_xz_neg*(I2_Jyz + I3_Jyz);
    const REAL z1_n_z_18 = z1_n_z_17 + z1_n_z_8 + z1_n_z_0 + z1_n_z_1 + z1_n_z_2 - z1_n_z_3;
    const REAL z1_n_z = z1_n_z_18 - z1_n_z_4 - z1_n_z_12 + z1_n_z_13 + z1_n_z_14;
    const REAL e6 = drive6 - z1_n_z;
    const REAL z1free_n_x_16 = z1free_n_x_10 - z1free_n_x_11 - z1free_n_x_12 - z1free_n_x_5;
    const REAL z1free_n_x_17 = z1free_n_x_16 - z1free_n_x_6 - E1_zx_neg*(I2_Jxz + I3_Jxz);
    const REAL z1free_n_x_18 = z1free_n_x_17 + z1free_n_x_7 + z1free_n_x_8 - z1free_n_x_9;
    const REAL z1free_n_x_19 = z1free_n_x_18 - z1free_n_x_0 - z1free_n_x_1 + z1free_n_x_2;
    const REAL z1free_n_x_20 = z1free_n_x_19 - z1free_n_x_3 - z1free_n_x_4 + z1free_n_x_13;
    const REAL z1free_n_x = z1free_n_x_20 + z1free_n_x_14 - z1free_n_x_15 + G6_n_x*e6;
    const REAL z1free_n_y = n1own_y - z2free_n_z - G6_n_y_neg*e6;
    const REAL z1free_n_z = z1_n_z + G6_n_z*e6;
    const REAL z1free_f_x = f1own_x + z2free_f_x + G6_f_x*e6;
    const REAL z1free_f_y = f1own_y + z2_f_z_neg + G6_f_y*e6;
    const REAL z1free_f_z_4 = z1free_f_z_1 + E1_zx_neg*z1_n_z_15 - z1free_f_z_2;
    const REAL z1free_f_z_5 = z1free_f_z_4 + z1free_f_z_0 + z3free_f_y + z1free_f_z_3;
    const REAL z1free_f_z = z1free_f_z_5 + G6_f_z*e6;

    /* filter at 'floating_base' */
    const REAL z0_f_x_0 = c7*z1free_f_x - s7*z1free_f_y;
    const REAL z0_f_y_0 = s7*z1free_f_x + c7*z1free_f_y;
    const REAL z0_n_y_neg_0 = 0.1*z0_f_x_0 - 0.03*z1free_f_z;
    const REAL z0_n_x = n0own_x - (c7*z1free_n_x - s7*z1free_n_y + 0.1*z0_f_y_0);
    const REAL z0_n_y_neg = s7*z1free_n_x + c7*z1free_n_y - z0_n_y_neg_0 + n0own_y_neg;
    const REAL e5 = tau5 - (z1free_f_z - f0own_z_neg);
    const REAL z0free_n_z = z1free_n_z - 0.03*z0_f_y_0 + n0own_z - G5_n_z_neg*e5;
    const REAL e4 = tau4 - (f0own_y - z0_f_y_0 - G5_f_y_neg*e5);
    const REAL e3 = tau3 - (f0own_x - z0_f_x_0 - G5_f_x_neg*e5 + G4_f_x*e4);
    const REAL z0free_n_x = z0_n_x - G5_n_x_neg*e5 - G4_n_x_neg*e4 - G3_n_x_neg*e3;
    const REAL z0free_n_y = G4_n_y*e4 - (z0_n_y_neg + G5_n_y_neg*e5) + G3_n_y*e3;
    const REAL e2 = tau2 - (z0free_n_z + G4_n_z*e4 + G3_n_z*e3);
    const REAL e1 = tau1 - (z0free_n_y + G2_n_y*e2);
    const REAL e0 = tau0 - (z0free_n_x + G2_n_x*e2 - G1_n_x_neg*e1);

    /* smoother at 'floating_base' */
    const REAL x0 = D0_inv*e0;
    const REAL x1 = G1_n_x_neg*x0 - D1_inv_neg*e1;
    const REAL x2 = D2_inv*e2 - (G2_n_x*x0 + G2_n_y*x1);
    const REAL x3 = G3_n_x_neg*x0 - G3_n_y*x1 - G3_n_z*x2 - D3_inv_neg*e3;
    const REAL x4 = G4_n_x_neg*x0 - G4_n_y*x1 - G4_n_z*x2 - D4_inv_neg*e4 - G4_f_x*x3;
    const REAL x5_neg_0 = G5_n_x_neg*x0 + G5_n_y_neg*x1 + G5_n_z_neg*x2;
    const REAL x5_neg = D5_inv_neg*e5 - x5_neg_0 - (G5_f_x_neg*x3 + G5_f_y_neg*x4);

    /* smoother at 'turn' */
    const REAL al1_w_x = -c7*x0 - s7*x1;
    const REAL al1_w_y = s7*x0 - c7*x1;
    const REAL al1_v_x_0 = 0.1*x1 - x3;
    const REAL al1_v_x_1 = -x4 - (0.03*x2 + 0.1*x0);
    const REAL al1_v_z = -x5_neg - 0.03*x1;
    const REAL al1_v_x = c7*al1_v_x_0 + s7*al1_v_x_1;
    const REAL x6_0 = -G6_f_z*al1_v_z;
    const REAL x6_1 = G6_f_x*al1_v_x + G6_f_y*(c7*al1_v_x_1 - s7*al1_v_x_0) - x6_0;
    const REAL x6 = G6_n_y_neg*al1_w_y - G6_n_x*al1_w_x - G6_n_z*x2 + D6_inv*e6 - x6_1;
    const REAL al1_w_z = x2 + x6;

    /* smoother at 'lift' */
    const REAL x7_0 = D7_inv*e7 - (G7_n_x*al1_w_x + G7_n_y*al1_w_z - G7_n_z*al1_w_y);
    const REAL x7 = x7_0 - (G7_f_x*al1_v_x + G7_f_y*al1_v_z);
    const REAL al2_w_z = x7 - al1_w_y;

    /* smoother at 'elbow' */
    const REAL x8_0 = -G8_n_x*al1_w_x - G8_n_y*al1_w_z - 0.8237885462555066*al2_w_z;
    const REAL x8_1 = G8_f_x*(al1_v_x - r3_y*al2_w_z) + G8_f_y*(al1_v_z + r3_x*al2_w_z);
    const REAL x8 = 176.21145374449338*e8 + x8_0 - x8_1;

    /* fall of 'frame' */
    const REAL qdd_0 = qd1*qd5 - qd2*qd4 - x3 + 9.81*angle_2;
    const REAL qdd_1 = qd2*qd3 - qd0*qd5 - x4 + 9.81*angle_3;
    const REAL qdd_2 = 9.81*angle_4 - (qd0*qd4 - qd1*qd3 + x5_neg);

    qdd[0] = x0;
    qdd[1] = x1;
    qdd[2] = x2;
    qdd[3] = -qdd_0;
    qdd[4] = -qdd_1;
    qdd[5] = qdd_2;
    qdd[6] = x6;
    qdd[7] = x7;
    qdd[8] = x8;
}

FUNCTION(drone_arm_pose_front_left)(const REAL q[10], REAL pose[16])
{
    const REAL q0 = q[0], q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6];

    /* sines and cosines */
    const REAL angle_0 = 2.0*q3;
    const REAL angle_1 = 2.0*q4;
    const REAL angle_2 = 2.0*q5;
    const REAL angle_3 = q3*angle_0;
    const REAL angle_4 = q4*angle_1;
    const REAL angle_5 = q5*angle_2;
    const REAL angle_6 = q4*angle_0;
    const REAL angle_7 = q5*angle_0;
    const REAL angle_8 = q5*angle_1;
    const REAL angle_9 = q6*angle_0;
    const REAL angle_10 = q6*angle_1;
    const REAL angle_11 = q6*angle_2;
    const REAL angle_12 = angle_4 + angle_5 - 1.0;
    const REAL angle_13 = angle_6 - angle_11;
    const REAL angle_14 = angle_7 + angle_10;
    const REAL angle_15 = angle_6 + angle_11;
    const REAL angle_16 = angle_3 + angle_5 - 1.0;
    const REAL angle_17 = angle_8 - angle_9;
    const REAL angle_18 = angle_7 - angle_10;
    const REAL angle_19 = angle_8 + angle_9;
    const REAL angle_20 = angle_3 + angle_4 - 1.0;

    /* frame of tool 'front_left' */
    const REAL ot_x = q0 + 0.19*(angle_13 - angle_12) + 0.03*angle_14;
    const REAL ot_y = q1 + 0.19*(angle_15 - angle_16) + 0.03*angle_17;
    const REAL ot_z = q2 + 0.19*(angle_18 + angle_19) - 0.03*angle_20;

    pose[0] = -angle_12;
    pose[1] = angle_13;
    pose[2] = angle_14;
    pose[3] = ot_x;
    pose[4] = angle_15;
    pose[5] = -angle_16;
    pose[6] = angle_17;
    pose[7] = ot_y;
    pose[8] = angle_18;
    pose[9] = angle_19;
    pose[10] = -angle_20;
    pose[11] = ot_z;
    pose[12] = ALL(0.0);
    pose[13] = ALL(0.0);
    pose[14] = ALL(0.0);
    pose[15] = ALL(1.0);
}

FUNCTION(drone_arm_pose_front_right)(const REAL q[10], REAL pose[16])
{
    const REAL q0 = q[0], q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6];

    /* sines and cosines */
    const REAL angle_0 = 2.0*q3;
    const REAL angle_1 = 2.0*q4;
    const REAL angle_2 = 2.0*q5;
    const REAL angle_3 = q3*angle_0;
    const REAL angle_4 = q4*angle_1;
    const REAL angle_5 = q5*angle_2;
    const REAL angle_6 = q4*angle_0;
    const REAL angle_7 = q5*angle_0;
    const REAL angle_8 = q5*angle_1;
    const REAL angle_9 = q6*angle_0;
    const REAL angle_10 = q6*angle_1;
    const REAL angle_11 = q6*angle_2;
    const REAL angle_12 = angle_4 + angle_5 - 1.0;
    const REAL angle_13 = angle_6 - angle_11;
    const REAL angle_14 = angle_7 + angle_10;
    const REAL angle_15 = angle_6 + angle_11;
    const REAL angle_16 = angle_3 + angle_5 - 1.0;
    const REAL angle_17 = angle_8 - angle_9;
    const REAL angle_18 = angle_7 - angle_10;
    const REAL angle_19 = angle_8 + angle_9;
    const REAL angle_20 = angle_3 + angle_4 - 1.0;

    /* frame of tool 'front_right' */
    const REAL ot_x = q0 - 0.19*(angle_12 + angle_13) + 0.03*angle_14;
    const REAL ot_y = q1 + 0.19*(angle_15 + angle_16) + 0.03*angle_17;
    const REAL ot_z = q2 + 0.19*(angle_18 - angle_19) - 0.03*angle_20;

    pose[0] = -angle_12;
    pose[1] = angle_13;
    pose[2] = angle_14;
    pose[3] = ot_x;
    pose[4] = angle_15;
    pose[5] = -angle_16;
    pose[6] = angle_17;
    pose[7] = ot_y;
    pose[8] = angle_18;
    pose[9] = angle_19;
    pose[10] = -angle_20;
    pose[11] = ot_z;
    pose[12] = ALL(0.0);
    pose[13] = ALL(0.0);
    pose[14] = ALL(0.0);
    pose[15] = ALL(1.0);
}

FUNCTION(drone_arm_pose_rear_left)(const REAL q[10], REAL pose[16])
{
    const REAL q0 = q[0], q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6];

    /* sines and cosines */
    const REAL angle_0 = 2.0*q3;
    const REAL angle_1 = 2.0*q4;
    const REAL angle_2 = 2.0*q5;
    const REAL angle_3 = q3*angle_0;
    const REAL angle_4 = q4*angle_1;
    const REAL angle_5 = q5*angle_2;
    const REAL angle_6 = q4*angle_0;
    const REAL angle_7 = q5*angle_0;
    const REAL angle_8 = q5*angle_1;
    const REAL angle_9 = q6*angle_0;
    const REAL angle_10 = q6*angle_1;
    const REAL angle_11 = q6*angle_2;
    const REAL angle_12 = angle_4 + angle_5 - 1.0;
    const REAL angle_13 = angle_6 - angle_11;
    const REAL angle_14 = angle_7 + angle_10;
    const REAL angle_15 = angle_6 + angle_11;
    const REAL angle_16 = angle_3 + angle_5 - 1.0;
    const REAL angle_17 = angle_8 - angle_9;
    const REAL angle_18 = angle_7 - angle_10;
    const REAL angle_19 = angle_8 + angle_9;
    const REAL angle_20 = angle_3 + angle_4 - 1.0;

    /* frame of tool 'rear_left' */
    const REAL ot_x = q0 + 0.19*(angle_12 + angle_13) + 0.03*angle_14;
    const REAL ot_y = q1 - 0.19*(angle_15 + angle_16) + 0.03*angle_17;
    const REAL ot_z = q2 + 0.19*(angle_19 - angle_18) - 0.03*angle_20;

    pose[0] = -angle_12;
    pose[1] = angle_13;
    pose[2] = angle_14;
    pose[3] = ot_x;
    pose[4] = angle_15;
    pose[5] = -angle_16;
    pose[6] = angle_17;
    pose[7] = ot_y;
    pose[8] = angle_18;
    pose[9] = angle_19;
    pose[10] = -angle_20;
    pose[11] = ot_z;
    pose[12] = ALL(0.0);
    pose[13] = ALL(0.0);
    pose[14] = ALL(0.0);
    pose[15] = ALL(1.0);
}

FUNCTION(drone_arm_pose_rear_right)(const REAL q[10], REAL pose[16])
{
    const REAL q0 = q[0], q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6];

    /* sines and cosines */
    const REAL angle_0 = 2.0*q3;
    const REAL angle_1 = 2.0*q4;
    const REAL angle_2 = 2.0*q5;
    const REAL angle_3 = q3*angle_0;
    const REAL angle_4 = q4*angle_1;
    const REAL angle_5 = q5*angle_2;
    const REAL angle_6 = q4*angle_0;
    const REAL angle_7 = q5*angle_0;
    const REAL angle_8 = q5*angle_1;
    const REAL angle_9 = q6*angle_0;
    const REAL angle_10 = q6*angle_1;
    const REAL angle_11 = q6*angle_2;
    const REAL angle_12 = angle_4 + angle_5 - 1.0;
    const REAL angle_13 = angle_6 - angle_11;
    const REAL angle_14 = angle_7 + angle_10;
    const REAL angle_15 = angle_6 + angle_11;
    const REAL angle_16 = angle_3 + angle_5 - 1.0;
    const REAL angle_17 = angle_8 - angle_9;
    const REAL angle_18 = angle_7 - angle_10;
    const REAL angle_19 = angle_8 + angle_9;
    const REAL angle_20 = angle_3 + angle_4 - 1.0;

    /* frame of tool 'rear_right' */
    const REAL ot_x = q0 + 0.19*(angle_12 - angle_13) + 0.03*angle_14;
    const REAL ot_y = q1 + 0.19*(angle_16 - angle_15) + 0.03*angle_17;
    const REAL ot_z = q2 - 0.19*(angle_18 + angle_19) - 0.03*angle_20;

    pose[0] = -angle_12;
    pose[1] = angle_13;
    pose[2] = angle_14;
    pose[3] = ot_x;
    pose[4] = angle_15;
    pose[5] = -angle_16;
    pose[6] = angle_17;
    pose[7] = ot_y;
    pose[8] = angle_18;
    pose[9] = angle_19;
    pose[10] = -angle_20;
    pose[11] = ot_z;
    pose[12] = ALL(0.0);
    pose[13] = ALL(0.0);
    pose[14] = ALL(0.0);
    pose[15] = ALL(1.0);
}

FUNCTION(drone_arm_pose_grip)(const REAL q[10], REAL pose[16])
{
    const REAL q0 = q[0], q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6];
    const REAL q7 = q[7], q8 = q[8], q9 = q[9];

    /* sines and cosines */
    const REAL q89 = q8 + q9;
    const REAL angles[3] = {q7, q8, q89};
    REAL sines[3], cosines[3];
    OF(drone_arm_sincos)(3, angles, sines, cosines);
    const REAL s7 = sines[0], s8 = sines[1], s89 = sines[2];
    const REAL c7 = cosines[0], c8 = cosines[1], c89 = cosines[2];
    const REAL angle_0 = 2.0*q3;
    const REAL angle_1 = 2.0*q4;
    const REAL angle_2 = 2.0*q5;
    const REAL angle_3 = q3*angle_0;
    const REAL angle_4 = q4*angle_1;
    const REAL angle_5 = q5*angle_2;
    const REAL angle_6 = q4*angle_0;
    const REAL angle_7 = q5*angle_0;
    const REAL angle_8 = q5*angle_1;
    const REAL angle_9 = q6*angle_0;
    const REAL angle_10 = q6*angle_1;
    const REAL angle_11 = q6*angle_2;
    const REAL angle_12 = angle_4 + angle_5 - 1.0;
    const REAL angle_13 = angle_6 - angle_11;
    const REAL angle_14 = angle_7 + angle_10;
    const REAL angle_15 = angle_6 + angle_11;
    const REAL angle_16 = angle_3 + angle_5 - 1.0;
    const REAL angle_17 = angle_8 - angle_9;
    const REAL angle_18 = angle_7 - angle_10;
    const REAL angle_19 = angle_8 + angle_9;
    const REAL angle_20 = angle_3 + angle_4 - 1.0;

    /* position of 'fore' */
    const REAL r3_x = 0.22*s8;
    const REAL r3_y = -0.22*c8;

    /* frame of 'turret' in the base */
    const REAL Q1_xx = angle_12*c7 - angle_13*s7;
    const REAL Q1_xy_neg = angle_12*s7 + angle_13*c7;
    const REAL Q1_yx = angle_16*s7 - angle_15*c7;
    const REAL Q1_yy = angle_15*s7 + angle_16*c7;
    const REAL Q1_zx_neg = angle_18*c7 + angle_19*s7;
    const REAL Q1_zy = angle_18*s7 - angle_19*c7;
    const REAL ot_x_0 = 0.03*angle_12;
    const REAL ot_y_0 = 0.03*angle_15;
    const REAL ot_z_0 = 0.03*angle_18;

    /* frame of tool 'grip' */
    const REAL Qt_xx_neg = c89*Q1_xx + angle_14*s89;
    const REAL Qt_xz = angle_14*c89 - s89*Q1_xx;
    const REAL Qt_yx = -c89*Q1_yx - angle_17*s89;
    const REAL Qt_yz = angle_17*c89 - s89*Q1_yx;
    const REAL Qt_zx = c89*Q1_zx_neg + angle_20*s89;
    const REAL Qt_zz = s89*Q1_zx_neg - angle_20*c89;
    const REAL ot_x_1 = r3_y - 0.1 - 0.24*c89;
    const REAL ot_x_2 = r3_x + 0.24*s89;
    const REAL ot_x = q0 - ot_x_0 + angle_14*ot_x_1 + Q1_xx*ot_x_2;
    const REAL ot_y = q1 + ot_y_0 + angle_17*ot_x_1 + Q1_yx*ot_x_2;
    const REAL ot_z = q2 + ot_z_0 - angle_20*ot_x_1 - Q1_zx_neg*ot_x_2;

    pose[0] = -Qt_xx_neg;
    pose[1] = Q1_xy_neg;
    pose[2] = Qt_xz;
    pose[3] = ot_x;
    pose[4] = Qt_yx;
    pose[5] = -Q1_yy;
    pose[6] = Qt_yz;
    pose[7] = ot_y;
    pose[8] = Qt_zx;
    pose[9] = -Q1_zy;
    pose[10] = Qt_zz;
    pose[11] = ot_z;
    pose[12] = ALL(0.0);
    pose[13] = ALL(0.0);
    pose[14] = ALL(0.0);
    pose[15] = ALL(1.0);
}

FUNCTION(drone_arm_jacobian_front_left)(const REAL q[10], REAL J[54])
{
    const REAL q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6];

    /* sines and cosines */
    const REAL angle_0 = 2.0*q3;
    const REAL angle_1 = 2.0*q4;
    const REAL angle_2 = 2.0*q5;
    const REAL angle_3 = q3*angle_0;
    const REAL angle_4 = q4*angle_1;
    const REAL angle_5 = q5*angle_2;
    const REAL angle_6 = q4*angle_0;
    const REAL angle_7 = q5*angle_0;
    const REAL angle_8 = q5*angle_1;
    const REAL angle_9 = q6*angle_0;
    const REAL angle_10 = q6*angle_1;
    const REAL angle_11 = q6*angle_2;
    const REAL angle_12 = angle_4 + angle_5 - 1.0;
    const REAL angle_13 = angle_6 - angle_11;
    const REAL angle_14 = angle_7 + angle_10;
    const REAL angle_15 = angle_6 + angle_11;
    const REAL angle_16 = angle_3 + angle_5 - 1.0;
    const REAL angle_17 = angle_8 - angle_9;
    const REAL angle_18 = angle_7 - angle_10;
    const REAL angle_19 = angle_8 + angle_9;
    const REAL angle_20 = angle_3 + angle_4 - 1.0;

    /* frame of tool 'front_left' */
    const REAL J_y0_0 = 0.19*(angle_12 - angle_13) - 0.03*angle_14;
    const REAL J_x0_0 = 0.19*(angle_15 - angle_16) + 0.03*angle_17;
    const REAL J_x0_1 = 0.19*(angle_18 + angle_19) - 0.03*angle_20;

    /* columns of the Jacobian */
    const REAL J_x0 = angle_15*J_x0_1 - angle_18*J_x0_0;
    const REAL J_y0 = angle_12*J_x0_1 - angle_18*J_y0_0;
    const REAL J_z0 = angle_15*J_y0_0 - angle_12*J_x0_0;
    const REAL J_x1_neg = angle_16*J_x0_1 + angle_19*J_x0_0;
    const REAL J_y1_neg = angle_19*J_y0_0 + angle_13*J_x0_1;
    const REAL J_z1 = angle_13*J_x0_0 - angle_16*J_y0_0;
    const REAL J_x2 = angle_17*J_x0_1 + angle_20*J_x0_0;
    const REAL J_y2 = angle_20*J_y0_0 - angle_14*J_x0_1;
    const REAL J_z2 = angle_14*J_x0_0 + angle_17*J_y0_0;

    J[0] = -angle_12;
    J[1] = angle_13;
    J[2] = angle_14;
    J[3] = ALL(0.0);
    J[4] = ALL(0.0);
    J[5] = ALL(0.0);
    J[6] = ALL(0.0);
    J[7] = ALL(0.0);
    J[8] = ALL(0.0);
    J[9] = angle_15;
    J[10] = -angle_16;
    J[11] = angle_17;
    J[12] = ALL(0.0);
    J[13] = ALL(0.0);
    J[14] = ALL(0.0);
    J[15] = ALL(0.0);
    J[16] = ALL(0.0);
    J[17] = ALL(0.0);
    J[18] = angle_18;
    J[19] = angle_19;
    J[20] = -angle_20;
    J[21] = ALL(0.0);
    J[22] = ALL(0.0);
    J[23] = ALL(0.0);
    J[24] = ALL(0.0);
    J[25] = ALL(0.0);
    J[26] = ALL(0.0);
    J[27] = J_x0;
    J[28] = -J_x1_neg;
    J[29] = J_x2;
    J[30] = -angle_12;
    J[31] = angle_13;
    J[32] = angle_14;
    J[33] = ALL(0.0);
    J[34] = ALL(0.0);
    J[35] = ALL(0.0);
    J[36] = J_y0;
    J[37] = -J_y1_neg;
    J[38] = J_y2;
    J[39] = angle_15;
    J[40] = -angle_16;
    J[41] = angle_17;
    J[42] = ALL(0.0);
    J[43] = ALL(0.0);
    J[44] = ALL(0.0);
    J[45] = J_z0;
    J[46] = J_z1;
    J[47] = J_z2;
    J[48] = angle_18;
    J[49] = angle_19;
    J[50] = -angle_20;
    J[51] = ALL(0.0);
    J[52] = ALL(0.0);
    J[53] = ALL(0.0);
}

FUNCTION(drone_arm_jacobian_front_right)(const REAL q[10], REAL J[54])
{
    const REAL q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6];

    /* sines and cosines */
    const REAL angle_0 = 2.0*q3;
    const REAL angle_1 = 2.0*q4;
    const REAL angle_2 = 2.0*q5;
    const REAL angle_3 = q3*angle_0;
    const REAL angle_4 = q4*angle_1;
    const REAL angle_5 = q5*angle_2;
    const REAL angle_6 = q4*angle_0;
    const REAL angle_7 = q5*angle_0;
    const REAL angle_8 = q5*angle_1;
    const REAL angle_9 = q6*angle_0;
    const REAL angle_10 = q6*angle_1;
    const REAL angle_11 = q6*angle_2;
    const REAL angle_12 = angle_4 + angle_5 - 1.0;
    const REAL angle_13 = angle_6 - angle_11;
    const REAL angle_14 = angle_7 + angle_10;
    const REAL angle_15 = angle_6 + angle_11;
    const REAL angle_16 = angle_3 + angle_5 - 1.0;
    const REAL angle_17 = angle_8 - angle_9;
    const REAL angle_18 = angle_7 - angle_10;
    const REAL angle_19 = angle_8 + angle_9;
    const REAL angle_20 = angle_3 + angle_4 - 1.0;

    /* frame of tool 'front_right' */
    const REAL J_y0_0 = 0.19*(angle_12 + angle_13) - 0.03*angle_14;
    const REAL J_x0_0 = 0.19*(angle_15 + angle_16) + 0.03*angle_17;
    const REAL J_x0_1 = 0.19*(angle_18 - angle_19) - 0.03*angle_20;

    /* columns of the Jacobian */
    const REAL J_x0 = angle_15*J_x0_1 - angle_18*J_x0_0;
    const REAL J_y0 = angle_12*J_x0_1 - angle_18*J_y0_0;
    const REAL J_z0 = angle_15*J_y0_0 - angle_12*J_x0_0;
    const REAL J_x1_neg = angle_16*J_x0_1 + angle_19*J_x0_0;
    const REAL J_y1_neg = angle_19*J_y0_0 + angle_13*J_x0_1;
    const REAL J_z1 = angle_13*J_x0_0 - angle_16*J_y0_0;
    const REAL J_x2 = angle_17*J_x0_1 + angle_20*J_x0_0;
    const REAL J_y2 = angle_20*J_y0_0 - angle_14*J_x0_1;
    const REAL J_z2 = angle_14*J_x0_0 + angle_17*J_y0_0;

    J[0] = -angle_12;
    J[1] = angle_13;
    J[2] = angle_14;
    J[3] = ALL(0.0);
    J[4] = ALL(0.0);
    J[5] = ALL(0.0);
    J[6] = ALL(0.0);
    J[7] = ALL(0.0);
    J[8] = ALL(0.0);
    J[9] = angle_15;
    J[10] = -angle_16;
    J[11] = angle_17;
    J[12] = ALL(0.0);
    J[13] = ALL(0.0);
    J[14] = ALL(0.0);
    J[15] = ALL(0.0);
    J[16] = ALL(0.0);
    J[17] = ALL(0.0);
    J[18] = angle_18;
    J[19] = angle_19;
    J[20] = -angle_20;
    J[21] = ALL(0.0);
    J[22] = ALL(0.0);
    J[23] = ALL(0.0);
    J[24] = ALL(0.0);
    J[25] = ALL(0.0);
    J[26] = ALL(0.0);
    J[27] = J_x0;
    J[28] = -J_x1_neg;
    J[29] = J_x2;
    J[30] = -angle_12;
    J[31] = angle_13;
    J[32] = angle_14;
    J[33] = ALL(0.0);
    J[34] = ALL(0.0);
    J[35] = ALL(0.0);
    J[36] = J_y0;
    J[37] = -J_y1_neg;
    J[38] = J_y2;
    J[39] = angle_15;
    J[40] = -angle_16;
    J[41] = angle_17;
    J[42] = ALL(0.0);
    J[43] = ALL(0.0);
    J[44] = ALL(0.0);
    J[45] = J_z0;
    J[46] = J_z1;
    J[47] = J_z2;
    J[48] = angle_18;
    J[49] = angle_19;
    J[50] = -angle_20;
    J[51] = ALL(0.0);
    J[52] = ALL(0.0);
    J[53] = ALL(0.0);
}

FUNCTION(drone_arm_jacobian_rear_left)(const REAL q[10], REAL J[54])
{
    const REAL q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6];

    /* sines and cosines */
    const REAL angle_0 = 2.0*q3;
    const REAL angle_1 = 2.0*q4;
    const REAL angle_2 = 2.0*q5;
    const REAL angle_3 = q3*angle_0;
    const REAL angle_4 = q4*angle_1;
    const REAL angle_5 = q5*angle_2;
    const REAL angle_6 = q4*angle_0;
    const REAL angle_7 = q5*angle_0;
    const REAL angle_8 = q5*angle_1;
    const REAL angle_9 = q6*angle_0;
    const REAL angle_10 = q6*angle_1;
    const REAL angle_11 = q6*angle_2;
    const REAL angle_12 = angle_4 + angle_5 - 1.0;
    const REAL angle_13 = angle_6 - angle_11;
    const REAL angle_14 = angle_7 + angle_10;
    const REAL angle_15 = angle_6 + angle_11;
    const REAL angle_16 = angle_3 + angle_5 - 1.0;
    const REAL angle_17 = angle_8 - angle_9;
    const REAL angle_18 = angle_7 - angle_10;
    const REAL angle_19 = angle_8 + angle_9;
    const REAL angle_20 = angle_3 + angle_4 - 1.0;

    /* frame of tool 'rear_left' */
    const REAL J_y0_0 = 0.19*(angle_12 + angle_13) + 0.03*angle_14;
    const REAL J_x0_0 = 0.19*(angle_15 + angle_16) - 0.03*angle_17;
    const REAL J_x0_1 = 0.19*(angle_18 - angle_19) + 0.03*angle_20;

    /* columns of the Jacobian */
    const REAL J_x0 = angle_18*J_x0_0 - angle_15*J_x0_1;
    const REAL J_y0 = angle_18*J_y0_0 - angle_12*J_x0_1;
    const REAL J_z0 = angle_12*J_x0_0 - angle_15*J_y0_0;
    const REAL J_x1 = angle_16*J_x0_1 + angle_19*J_x0_0;
    const REAL J_y1 = angle_19*J_y0_0 + angle_13*J_x0_1;
    const REAL J_z1 = angle_16*J_y0_0 - angle_13*J_x0_0;
    const REAL J_x2_neg = angle_17*J_x0_1 + angle_20*J_x0_0;
    const REAL J_y2 = angle_14*J_x0_1 - angle_20*J_y0_0;
    const REAL J_z2_neg = angle_14*J_x0_0 + angle_17*J_y0_0;

    J[0] = -angle_12;
    J[1] = angle_13;
    J[2] = angle_14;
    J[3] = ALL(0.0);
    J[4] = ALL(0.0);
    J[5] = ALL(0.0);
    J[6] = ALL(0.0);
    J[7] = ALL(0.0);
    J[8] = ALL(0.0);
    J[9] = angle_15;
    J[10] = -angle_16;
    J[11] = angle_17;
    J[12] = ALL(0.0);
    J[13] = ALL(0.0);
    J[14] = ALL(0.0);
    J[15] = ALL(0.0);
    J[16] = ALL(0.0);
    J[17] = ALL(0.0);
    J[18] = angle_18;
    J[19] = angle_19;
    J[20] = -angle_20;
    J[21] = ALL(0.0);
    J[22] = ALL(0.0);
    J[23] = ALL(0.0);
    J[24] = ALL(0.0);
    J[25] = ALL(0.0);
    J[26] = ALL(0.0);
    J[27] = J_x0;
    J[28] = J_x1;
    J[29] = -J_x2_neg;
    J[30] = -angle_12;
    J[31] = angle_13;
    J[32] = angle_14;
    J[33] = ALL(0.0);
    J[34] = ALL(0.0);
    J[35] = ALL(0.0);
    J[36] = J_y0;
    J[37] = J_y1;
    J[38] = J_y2;
    J[39] = angle_15;
    J[40] = -angle_16;
    J[41] = angle_17;
    J[42] = ALL(0.0);
    J[43] = ALL(0.0);
    J[44] = ALL(0.0);
    J[45] = J_z0;
    J[46] = J_z1;
    J[47] = -J_z2_neg;
    J[48] = angle_18;
    J[49] = angle_19;
    J[50] = -angle_20;
    J[51] = ALL(0.0);
    J[52] = ALL(0.0);
    J[53] = ALL(0.0);
}

FUNCTION(drone_arm_jacobian_rear_right)(const REAL q[10], REAL J[54])
{
    const REAL q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6];

    /* sines and cosines */
    const REAL angle_0 = 2.0*q3;
    const REAL angle_1 = 2.0*q4;
    const REAL angle_2 = 2.0*q5;
    const REAL angle_3 = q3*angle_0;
    const REAL angle_4 = q4*angle_1;
    const REAL angle_5 = q5*angle_2;
    const REAL angle_6 = q4*angle_0;
    const REAL angle_7 = q5*angle_0;
    const REAL angle_8 = q5*angle_1;
    const REAL angle_9 = q6*angle_0;
    const REAL angle_10 = q6*angle_1;
    const REAL angle_11 = q6*angle_2;
    const REAL angle_12 = angle_4 + angle_5 - 1.0;
    const REAL angle_13 = angle_6 - angle_11;
    const REAL angle_14 = angle_7 + angle_10;
    const REAL angle_15 = angle_6 + angle_11;
    const REAL angle_16 = angle_3 + angle_5 - 1.0;
    const REAL angle_17 = angle_8 - angle_9;
    const REAL angle_18 = angle_7 - angle_10;
    const REAL angle_19 = angle_8 + angle_9;
    const REAL angle_20 = angle_3 + angle_4 - 1.0;

    /* frame of tool 'rear_right' */
    const REAL J_y0_0 = 0.19*(angle_12 - angle_13) + 0.03*angle_14;
    const REAL J_x0_0 = 0.19*(angle_15 - angle_16) - 0.03*angle_17;
    const REAL J_x0_1 = 0.19*(angle_18 + angle_19) + 0.03*angle_20;

    /* columns of the Jacobian */
    const REAL J_x0 = angle_18*J_x0_0 - angle_15*J_x0_1;
    const REAL J_y0 = angle_18*J_y0_0 - angle_12*J_x0_1;
    const REAL J_z0 = angle_12*J_x0_0 - angle_15*J_y0_0;
    const REAL J_x1 = angle_16*J_x0_1 + angle_19*J_x0_0;
    const REAL J_y1 = angle_19*J_y0_0 + angle_13*J_x0_1;
    const REAL J_z1 = angle_16*J_y0_0 - angle_13*J_x0_0;
    const REAL J_x2_neg = angle_17*J_x0_1 + angle_20*J_x0_0;
    const REAL J_y2 = angle_14*J_x0_1 - angle_20*J_y0_0;
    const REAL J_z2_neg = angle_14*J_x0_0 + angle_17*J_y0_0;

    J[0] = -angle_12;
    J[1] = angle_13;
    J[2] = angle_14;
    J[3] = ALL(0.0);
    J[4] = ALL(0.0);
    J[5] = ALL(0.0);
    J[6] = ALL(0.0);
    J[7] = ALL(0.0);
    J[8] = ALL(0.0);
    J[9] = angle_15;
    J[10] = -angle_16;
    J[11] = angle_17;
    J[12] = ALL(0.0);
    J[13] = ALL(0.0);
    J[14] = ALL(0.0);
    J[15] = ALL(0.0);
    J[16] = ALL(0.0);
    J[17] = ALL(0.0);
    J[18] = angle_18;
    J[19] = angle_19;
    J[20] = -angle_20;
    J[21] = ALL(0.0);
    J[22] = ALL(0.0);
    J[23] = ALL(0.0);
    J[24] = ALL(0.0);
    J[25] = ALL(0.0);
    J[26] = ALL(0.0);
    J[27] = J_x0;
    J[28] = J_x1;
    J[29] = -J_x2_neg;
    J[30] = -angle_12;
    J[31] = angle_13;
    J[32] = angle_14;
    J[33] = ALL(0.0);
    J[34] = ALL(0.0);
    J[35] = ALL(0.0);
    J[36] = J_y0;
    J[37] = J_y1;
    J[38] = J_y2;
    J[39] = angle_15;
    J[40] = -angle_16;
    J[41] = angle_17;
    J[42] = ALL(0.0);
    J[43] = ALL(0.0);
    J[44] = ALL(0.0);
    J[45] = J_z0;
    J[46] = J_z1;
    J[47] = -J_z2_neg;
    J[48] = angle_18;
    J[49] = angle_19;
    J[50] = -angle_20;
    J[51] = ALL(0.0);
    J[52] = ALL(0.0);
    J[53] = ALL(0.0);
}

FUNCTION(drone_arm_jacobian_grip)(const REAL q[10], REAL J[54])
{
    const REAL q0 = q[0], q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6];
    const REAL q7 = q[7], q8 = q[8], q9 = q[9];

    /* sines and cosines */
    const REAL q89 = q8 + q9;
    const REAL angles[3] = {q7, q8, q89};
    REAL sines[3], cosines[3];
    OF(drone_arm_sincos)(3, angles, sines, cosines);
    const REAL s7 = sines[0], s8 = sines[1], s89 = sines[2];
    const REAL c7 = cosines[0], c8 = cosines[1], c89 = cosines[2];
    const REAL angle_0 = 2.0*q3;
    const REAL angle_1 = 2.0*q4;
    const REAL angle_2 = 2.0*q5;
    const REAL angle_3 = q3*angle_0;
    const REAL angle_4 = q4*angle_1;
    const REAL angle_5 = q5*angle_2;
    const REAL angle_6 = q4*angle_0;
    const REAL angle_7 = q5*angle_0;
    const REAL angle_8 = q5*angle_1;
    const REAL angle_9 = q6*angle_0;
    const REAL angle_10 = q6*angle_1;
    const REAL angle_11 = q6*angle_2;
    const REAL angle_12 = angle_4 + angle_5 - 1.0;
    const REAL angle_13 = angle_6 - angle_11;
    const REAL angle_14 = angle_7 + angle_10;
    const REAL angle_15 = angle_6 + angle_11;
    const REAL angle_16 = angle_3 + angle_5 - 1.0;
    const REAL angle_17 = angle_8 - angle_9;
    const REAL angle_18 = angle_7 - angle_10;
    const REAL angle_19 = angle_8 + angle_9;
    const REAL angle_20 = angle_3 + angle_4 - 1.0;

    /* position of 'fore' */
    const REAL r3_x = 0.22*s8;
    const REAL r3_y = -0.22*c8;

    /* frame of 'turret' in the base */
    const REAL Q1_xx = angle_12*c7 - angle_13*s7;
    const REAL Q1_xy_neg = angle_12*s7 + angle_13*c7;
    const REAL Q1_yx = angle_16*s7 - angle_15*c7;
    const REAL Q1_yy = angle_15*s7 + angle_16*c7;
    const REAL Q1_zx_neg = angle_18*c7 + angle_19*s7;
    const REAL Q1_zy = angle_18*s7 - angle_19*c7;
    const REAL o1_x = q0 - (0.03*angle_12 + 0.1*angle_14);
    const REAL o1_y = 0.03*angle_15 - 0.1*angle_17 + q1;
    const REAL o1_z = 0.03*angle_18 + 0.1*angle_20 + q2;

    /* frame of 'fore' in the base */
    const REAL o3_x = r3_x*Q1_xx + angle_14*r3_y + o1_x;
    const REAL o3_y = r3_x*Q1_yx + angle_17*r3_y + o1_y;
    const REAL o3_z = o1_z - (r3_x*Q1_zx_neg + angle_20*r3_y);

    /* frame of tool 'grip' */
    const REAL ot_x_0 = 0.24*s89;
    const REAL ot_x_1 = 0.24*c89;
    const REAL ot_x_2 = Q1_xx*ot_x_0 - angle_14*ot_x_1;
    const REAL ot_y_0 = angle_17*ot_x_1 - Q1_yx*ot_x_0;
    const REAL ot_z_0 = Q1_zx_neg*ot_x_0 - angle_20*ot_x_1;
    const REAL ot_x = o3_x + ot_x_2;
    const REAL ot_y = o3_y - ot_y_0;
    const REAL ot_z = o3_z - ot_z_0;

    /* columns of the Jacobian */
    const REAL J_y0_neg_0 = q0 - ot_x;
    const REAL J_x0_0 = q1 - ot_y;
    const REAL J_x0_1 = q2 - ot_z;
    const REAL J_x0 = angle_18*J_x0_0 - angle_15*J_x0_1;
    const REAL J_y0_neg = angle_18*J_y0_neg_0 + angle_12*J_x0_1;
    const REAL J_z0 = angle_12*J_x0_0 + angle_15*J_y0_neg_0;
    const REAL J_x1 = angle_16*J_x0_1 + angle_19*J_x0_0;
    const REAL J_y1 = angle_13*J_x0_1 - angle_19*J_y0_neg_0;
    const REAL J_z1_neg = angle_13*J_x0_0 + angle_16*J_y0_neg_0;
    const REAL J_x2_neg = angle_17*J_x0_1 + angle_20*J_x0_0;
    const REAL J_y2 = angle_20*J_y0_neg_0 + angle_14*J_x0_1;
    const REAL J_z2 = angle_17*J_y0_neg_0 - angle_14*J_x0_0;
    const REAL J_y6_0 = o1_x - ot_x;
    const REAL J_x6_neg_0 = o1_y - ot_y;
    const REAL J_x6_neg_1 = o1_z - ot_z;
    const REAL J_x6_neg = angle_17*J_x6_neg_1 + angle_20*J_x6_neg_0;
    const REAL J_y6 = angle_20*J_y6_0 + angle_14*J_x6_neg_1;
    const REAL J_z6 = angle_17*J_y6_0 - angle_14*J_x6_neg_0;
    const REAL J_x7 = Q1_yy*J_x6_neg_1 - Q1_zy*J_x6_neg_0;
    const REAL J_y7 = Q1_zy*J_y6_0 + Q1_xy_neg*J_x6_neg_1;
    const REAL J_z7_neg = Q1_xy_neg*J_x6_neg_0 + Q1_yy*J_y6_0;
    const REAL J_x8 = Q1_yy*ot_z_0 - Q1_zy*ot_y_0;
    const REAL J_y8 = Q1_xy_neg*ot_z_0 - Q1_zy*ot_x_2;
    const REAL J_z8 = Q1_yy*ot_x_2 - Q1_xy_neg*ot_y_0;

    J[0] = -angle_12;
    J[1] = angle_13;
    J[2] = angle_14;
    J[3] = ALL(0.0);
    J[4] = ALL(0.0);
    J[5] = ALL(0.0);
    J[6] = angle_14;
    J[7] = Q1_xy_neg;
    J[8] = Q1_xy_neg;
    J[9] = angle_15;
    J[10] = -angle_16;
    J[11] = angle_17;
    J[12] = ALL(0.0);
    J[13] = ALL(0.0);
    J[14] = ALL(0.0);
    J[15] = angle_17;
    J[16] = -Q1_yy;
    J[17] = -Q1_yy;
    J[18] = angle_18;
    J[19] = angle_19;
    J[20] = -angle_20;
    J[21] = ALL(0.0);
    J[22] = ALL(0.0);
    J[23] = ALL(0.0);
    J[24] = -angle_20;
    J[25] = -Q1_zy;
    J[26] = -Q1_zy;
    J[27] = J_x0;
    J[28] = J_x1;
    J[29] = -J_x2_neg;
    J[30] = -angle_12;
    J[31] = angle_13;
    J[32] = angle_14;
    J[33] = -J_x6_neg;
    J[34] = J_x7;
    J[35] = J_x8;
    J[36] = -J_y0_neg;
    J[37] = J_y1;
    J[38] = J_y2;
    J[39] = angle_15;
    J[40] = -angle_16;
    J[41] = angle_17;
    J[42] = J_y6;
    J[43] = J_y7;
    J[44] = J_y8;
    J[45] = J_z0;
    J[46] = -J_z1_neg;
    J[47] = J_z2;
    J[48] = angle_18;
    J[49] = angle_19;
    J[50] = -angle_20;
    J[51] = J_z6;
    J[52] = -J_z7_neg;
    J[53] = J_z8;
}

FUNCTION(drone_arm_jacobian_rate_front_left)(const REAL q[10], const REAL qd[9], REAL Jd[54])
{
    const REAL q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6];
    const REAL qd0 = qd[0], qd1 = qd[1], qd2 = qd[2];

    /* sines and cosines */
    const REAL angle_0 = 2.0*q3;
    const REAL angle_1 = 2.0*q4;
    const REAL angle_2 = 2.0*q5;
    const REAL angle_3 = q3*angle_0;
    const REAL angle_4 = q4*angle_1;
    const REAL angle_5 = q5*angle_2;
    const REAL angle_6 = q4*angle_0;
    const REAL angle_7 = q5*angle_0;
    const REAL angle_8 = q5*angle_1;
    const REAL angle_9 = q6*angle_0;
    const REAL angle_10 = q6*angle_1;
    const REAL angle_11 = q6*angle_2;
    const REAL angle_12 = angle_4 + angle_5 - 1.0;
    const REAL angle_13 = angle_6 - angle_11;
    const REAL angle_14 = angle_7 + angle_10;
    const REAL angle_15 = angle_6 + angle_11;
    const REAL angle_16 = angle_3 + angle_5 - 1.0;
    const REAL angle_17 = angle_8 - angle_9;
    const REAL angle_18 = angle_7 - angle_10;
    const REAL angle_19 = angle_8 + angle_9;
    const REAL angle_20 = angle_3 + angle_4 - 1.0;

    /* frame of tool 'front_left' */
    const REAL J_y0_0 = 0.19*(angle_12 - angle_13) - 0.03*angle_14;
    const REAL J_x0_0 = 0.19*(angle_15 - angle_16) + 0.03*angle_17;
    const REAL J_x0_1 = 0.19*(angle_18 + angle_19) - 0.03*angle_20;

    /* columns of the Jacobian */
    const REAL J_x0 = angle_15*J_x0_1 - angle_18*J_x0_0;
    const REAL J_y0 = angle_12*J_x0_1 - angle_18*J_y0_0;
    const REAL J_z0 = angle_15*J_y0_0 - angle_12*J_x0_0;
    const REAL J_x1_neg = angle_16*J_x0_1 + angle_19*J_x0_0;
    const REAL J_y1_neg = angle_19*J_y0_0 + angle_13*J_x0_1;
    const REAL J_z1 = angle_13*J_x0_0 - angle_16*J_y0_0;
    const REAL J_x2 = angle_17*J_x0_1 + angle_20*J_x0_0;
    const REAL J_y2 = angle_20*J_y0_0 - angle_14*J_x0_1;
    const REAL J_z2 = angle_14*J_x0_0 + angle_17*J_y0_0;

    /* angular velocities in base axes */
    const REAL spin0_x_0 = angle_13*qd1;
    const REAL spin0_y_0 = angle_16*qd1;
    const REAL spin0_z_0 = angle_19*qd1;
    const REAL spin0_x_1 = angle_14*qd2;
    const REAL spin0_y_1 = angle_17*qd2;
    const REAL spin0_z_1 = angle_20*qd2;
    const REAL Jd_y0_0 = spin0_x_0 + spin0_x_1;
    const REAL Jd_x0_0 = spin0_y_0 - spin0_y_1;
    const REAL Jd_x0_1 = spin0_z_0 - spin0_z_1;
    const REAL spin0_x_neg = angle_12*qd0;
    const REAL spin0_y = angle_15*qd0;
    const REAL spin0_z = angle_18*qd0;
    const REAL Jd_y1_0 = spin0_x_1 - spin0_x_neg;
    const REAL Jd_x1_0 = spin0_y_1 + spin0_y;
    const REAL Jd_x1_1 = spin0_z_1 - spin0_z;
    const REAL spin0_x = spin0_x_0 - spin0_x_neg;
    const REAL spin0_y_b = spin0_y - spin0_y_0;
    const REAL spin0_z_b = spin0_z_0 + spin0_z;
    const REAL spin0_x_b = spin0_x_1 + spin0_x;
    const REAL spin0_y_c = spin0_y_1 + spin0_y_b;
    const REAL spin0_z_c = spin0_z_b - spin0_z_1;

    /* columns of the Jacobian's rate */
    const REAL Jd_x5 = -angle_20*spin0_y_c - angle_17*spin0_z_c;
    const REAL Jd_y5 = angle_14*spin0_z_c + angle_20*spin0_x_b;
    const REAL Jd_z5 = angle_17*spin0_x_b - angle_14*spin0_y_c;
    const REAL Jd_x4 = angle_19*spin0_y_c + angle_16*spin0_z_c;
    const REAL Jd_y4_neg = angle_19*spin0_x_b - angle_13*spin0_z_c;
    const REAL Jd_z4_neg = angle_16*spin0_x_b + angle_13*spin0_y_c;
    const REAL Jd_x3 = angle_18*spin0_y_c - angle_15*spin0_z_c;
    const REAL Jd_y3 = -angle_12*spin0_z_c - angle_18*spin0_x_b;
    const REAL Jd_z3 = angle_15*spin0_x_b + angle_12*spin0_y_c;
    const REAL Jd_y2_0 = J_x2*qd2;
    const REAL Jd_x2_0 = J_y2*qd2;
    const REAL Jd_x2_1 = J_z2*qd2;
    const REAL Jd_x2 = angle_17*Jd_x2_1 + angle_20*Jd_x2_0 - (J_y2*spin0_z_b - J_z2*spin0_y_b);
    const REAL Jd_y2 = J_x2*spin0_z_b - J_z2*spin0_x - (angle_20*Jd_y2_0 + angle_14*Jd_x2_1);
    const REAL Jd_z2 = J_y2*spin0_x - J_x2*spin0_y_b + (angle_14*Jd_x2_0 - angle_17*Jd_y2_0);
    const REAL Jd_y1_1 = J_x1_neg*qd1;
    const REAL Jd_x1_2 = J_y1_neg*qd1;
    const REAL Jd_x1_3 = J_z1*qd1;
    const REAL Jd_x1_4 = angle_16*Jd_x1_3 - angle_19*Jd_x1_2;
    const REAL Jd_y1_2 = angle_19*Jd_y1_1 + angle_13*Jd_x1_3;
    const REAL Jd_z1_neg_0 = angle_13*Jd_x1_2 + angle_16*Jd_y1_1;
    const REAL Jd_x1 = J_z1*Jd_x1_0 - J_y1_neg*Jd_x1_1 - Jd_x1_4;
    const REAL Jd_y1 = J_x1_neg*Jd_x1_1 - J_z1*Jd_y1_0 - Jd_y1_2;
    const REAL Jd_z1_neg = J_y1_neg*Jd_y1_0 - J_x1_neg*Jd_x1_0 + Jd_z1_neg_0;
    const REAL Jd_y0_1 = J_x0*qd0;
    const REAL Jd_x0_2 = -J_y0*qd0;
    const REAL Jd_x0_3 = -J_z0*qd0;
    const REAL Jd_x0_4 = angle_15*Jd_x0_3 - angle_18*Jd_x0_2;
    const REAL Jd_x0 = -J_z0*Jd_x0_0 - J_y0*Jd_x0_1 - Jd_x0_4;
    const REAL Jd_y0 = J_x0*Jd_x0_1 - J_z0*Jd_y0_0 + (angle_18*Jd_y0_1 - angle_12*Jd_x0_3);
    const REAL Jd_z0 = J_y0*Jd_y0_0 + J_x0*Jd_x0_0 + (angle_12*Jd_x0_2 - angle_15*Jd_y0_1);

    Jd[0] = Jd_x3;
    Jd[1] = Jd_x4;
    Jd[2] = Jd_x5;
    Jd[3] = ALL(0.0);
    Jd[4] = ALL(0.0);
    Jd[5] = ALL(0.0);
    Jd[6] = ALL(0.0);
    Jd[7] = ALL(0.0);
    Jd[8] = ALL(0.0);
    Jd[9] = Jd_y3;
    Jd[10] = -Jd_y4_neg;
    Jd[11] = Jd_y5;
    Jd[12] = ALL(0.0);
    Jd[13] = ALL(0.0);
    Jd[14] = ALL(0.0);
    Jd[15] = ALL(0.0);
    Jd[16] = ALL(0.0);
    Jd[17] = ALL(0.0);
    Jd[18] = Jd_z3;
    Jd[19] = -Jd_z4_neg;
    Jd[20] = Jd_z5;
    Jd[21] = ALL(0.0);
    Jd[22] = ALL(0.0);
    Jd[23] = ALL(0.0);
    Jd[24] = ALL(0.0);
    Jd[25] = ALL(0.0);
    Jd[26] = ALL(0.0);
    Jd[27] = Jd_x0;
    Jd[28] = Jd_x1;
    Jd[29] = Jd_x2;
    Jd[30] = Jd_x3;
    Jd[31] = Jd_x4;
    Jd[32] = Jd_x5;
    Jd[33] = ALL(0.0);
    Jd[34] = ALL(0.0);
    Jd[35] = ALL(0.0);
    Jd[36] = Jd_y0;
    Jd[37] = Jd_y1;
    Jd[38] = Jd_y2;
    Jd[39] = Jd_y3;
    Jd[40] = -Jd_y4_neg;
    Jd[41] = Jd_y5;
    Jd[42] = ALL(0.0);
    Jd[43] = ALL(0.0);
    Jd[44] = ALL(0.0);
    Jd[45] = Jd_z0;
    Jd[46] = -Jd_z1_neg;
    Jd[47] = Jd_z2;
    Jd[48] = Jd_z3;
    Jd[49] = -Jd_z4_neg;
    Jd[50] = Jd_z5;
    Jd[51] = ALL(0.0);
    Jd[52] = ALL(0.0);
    Jd[53] = ALL(0.0);
}

FUNCTION(drone_arm_jacobian_rate_front_right)(const REAL q[10], const REAL qd[9], REAL Jd[54])
{
    const REAL q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6];
    const REAL qd0 = qd[0], qd1 = qd[1], qd2 = qd[2];

    /* sines and cosines */
    const REAL angle_0 = 2.0*q3;
    const REAL angle_1 = 2.0*q4;
    const REAL angle_2 = 2.0*q5;
    const REAL angle_3 = q3*angle_0;
    const REAL angle_4 = q4*angle_1;
    const REAL angle_5 = q5*angle_2;
    const REAL angle_6 = q4*angle_0;
    const REAL angle_7 = q5*angle_0;
    const REAL angle_8 = q5*angle_1;
    const REAL angle_9 = q6*angle_0;
    const REAL angle_10 = q6*angle_1;
    const REAL angle_11 = q6*angle_2;
    const REAL angle_12 = angle_4 + angle_5 - 1.0;
    const REAL angle_13 = angle_6 - angle_11;
    const REAL angle_14 = angle_7 + angle_10;
    const REAL angle_15 = angle_6 + angle_11;
    const REAL angle_16 = angle_3 + angle_5 - 1.0;
    const REAL angle_17 = angle_8 - angle_9;
    const REAL angle_18 = angle_7 - angle_10;
    const REAL angle_19 = angle_8 + angle_9;
    const REAL angle_20 = angle_3 + angle_4 - 1.0;

    /* frame of tool 'front_right' */
    const REAL J_y0_0 = 0.19*(angle_12 + angle_13) - 0.03*angle_14;
    const REAL J_x0_0 = 0.19*(angle_15 + angle_16) + 0.03*angle_17;
    const REAL J_x0_1 = 0.19*(angle_18 - angle_19) - 0.03*angle_20;

    /* columns of the Jacobian */
    const REAL J_x0 = angle_15*J_x0_1 - angle_18*J_x0_0;
    const REAL J_y0 = angle_12*J_x0_1 - angle_18*J_y0_0;
    const REAL J_z0 = angle_15*J_y0_0 - angle_12*J_x0_0;
    const REAL J_x1_neg = angle_16*J_x0_1 + angle_19*J_x0_0;
    const REAL J_y1_neg = angle_19*J_y0_0 + angle_13*J_x0_1;
    const REAL J_z1 = angle_13*J_x0_0 - angle_16*J_y0_0;
    const REAL J_x2 = angle_17*J_x0_1 + angle_20*J_x0_0;
    const REAL J_y2 = angle_20*J_y0_0 - angle_14*J_x0_1;
    const REAL J_z2 = angle_14*J_x0_0 + angle_17*J_y0_0;

    /* angular velocities in base axes */
    const REAL spin0_x_0 = angle_13*qd1;
    const REAL spin0_y_0 = angle_16*qd1;
    const REAL spin0_z_0 = angle_19*qd1;
    const REAL spin0_x_1 = angle_14*qd2;
    const REAL spin0_y_1 = angle_17*qd2;
    const REAL spin0_z_1 = angle_20*qd2;
    const REAL Jd_y0_0 = spin0_x_0 + spin0_x_1;
    const REAL Jd_x0_0 = spin0_y_0 - spin0_y_1;
    const REAL Jd_x0_1 = spin0_z_0 - spin0_z_1;
    const REAL spin0_x_neg = angle_12*qd0;
    const REAL spin0_y = angle_15*qd0;
    const REAL spin0_z = angle_18*qd0;
    const REAL Jd_y1_0 = spin0_x_1 - spin0_x_neg;
    const REAL Jd_x1_0 = spin0_y_1 + spin0_y;
    const REAL Jd_x1_1 = spin0_z_1 - spin0_z;
    const REAL spin0_x = spin0_x_0 - spin0_x_neg;
    const REAL spin0_y_b = spin0_y - spin0_y_0;
    const REAL spin0_z_b = spin0_z_0 + spin0_z;
    const REAL spin0_x_b = spin0_x_1 + spin0_x;
    const REAL spin0_y_c = spin0_y_1 + spin0_y_b;
    const REAL spin0_z_c = spin0_z_b - spin0_z_1;

    /* columns of the Jacobian's rate */
    const REAL Jd_x5 = -angle_20*spin0_y_c - angle_17*spin0_z_c;
    const REAL Jd_y5 = angle_14*spin0_z_c + angle_20*spin0_x_b;
    const REAL Jd_z5 = angle_17*spin0_x_b - angle_14*spin0_y_c;
    const REAL Jd_x4 = angle_19*spin0_y_c + angle_16*spin0_z_c;
    const REAL Jd_y4_neg = angle_19*spin0_x_b - angle_13*spin0_z_c;
    const REAL Jd_z4_neg = angle_16*spin0_x_b + angle_13*spin0_y_c;
    const REAL Jd_x3 = angle_18*spin0_y_c - angle_15*spin0_z_c;
    const REAL Jd_y3 = -angle_12*spin0_z_c - angle_18*spin0_x_b;
    const REAL Jd_z3 = angle_15*spin0_x_b + angle_12*spin0_y_c;
    const REAL Jd_y2_0 = J_x2*qd2;
    const REAL Jd_x2_0 = J_y2*qd2;
    const REAL Jd_x2_1 = J_z2*qd2;
    const REAL Jd_x2 = angle_17*Jd_x2_1 + angle_20*Jd_x2_0 - (J_y2*spin0_z_b - J_z2*spin0_y_b);
    const REAL Jd_y2 = J_x2*spin0_z_b - J_z2*spin0_x - (angle_20*Jd_y2_0 + angle_14*Jd_x2_1);
    const REAL Jd_z2 = J_y2*spin0_x - J_x2*spin0_y_b + (angle_14*Jd_x2_0 - angle_17*Jd_y2_0);
    const REAL Jd_y1_1 = J_x1_neg*qd1;
    const REAL Jd_x1_2 = J_y1_neg*qd1;
    const REAL Jd_x1_3 = J_z1*qd1;
    const REAL Jd_x1_4 = angle_16*Jd_x1_3 - angle_19*Jd_x1_2;
    const REAL Jd_y1_2 = angle_19*Jd_y1_1 + angle_13*Jd_x1_3;
    const REAL Jd_z1_neg_0 = angle_13*Jd_x1_2 + angle_16*Jd_y1_1;
    const REAL Jd_x1 = J_z1*Jd_x1_0 - J_y1_neg*Jd_x1_1 - Jd_x1_4;
    const REAL Jd_y1 = J_x1_neg*Jd_x1_1 - J_z1*Jd_y1_0 - Jd_y1_2;
    const REAL Jd_z1_neg = J_y1_neg*Jd_y1_0 - J_x1_neg*Jd_x1_0 + Jd_z1_neg_0;
    const REAL Jd_y0_1 = J_x0*qd0;
    const REAL Jd_x0_2 = -J_y0*qd0;
    const REAL Jd_x0_3 = -J_z0*qd0;
    const REAL Jd_x0_4 = angle_15*Jd_x0_3 - angle_18*Jd_x0_2;
    const REAL Jd_x0 = -J_z0*Jd_x0_0 - J_y0*Jd_x0_1 - Jd_x0_4;
    const REAL Jd_y0 = J_x0*Jd_x0_1 - J_z0*Jd_y0_0 + (angle_18*Jd_y0_1 - angle_12*Jd_x0_3);
    const REAL Jd_z0 = J_y0*Jd_y0_0 + J_x0*Jd_x0_0 + (angle_12*Jd_x0_2 - angle_15*Jd_y0_1);

    Jd[0] = Jd_x3;
    Jd[1] = Jd_x4;
    Jd[2] = Jd_x5;
    Jd[3] = ALL(0.0);
    Jd[4] = ALL(0.0);
    Jd[5] = ALL(0.0);
    Jd[6] = ALL(0.0);
    Jd[7] = ALL(0.0);
    Jd[8] = ALL(0.0);
    Jd[9] = Jd_y3;
    Jd[10] = -Jd_y4_neg;
    Jd[11] = Jd_y5;
    Jd[12] = ALL(0.0);
    Jd[13] = ALL(0.0);
    Jd[14] = ALL(0.0);
    Jd[15] = ALL(0.0);
    Jd[16] = ALL(0.0);
    Jd[17] = ALL(0.0);
    Jd[18] = Jd_z3;
    Jd[19] = -Jd_z4_neg;
    Jd[20] = Jd_z5;
    Jd[21] = ALL(0.0);
    Jd[22] = ALL(0.0);
    Jd[23] = ALL(0.0);
    Jd[24] = ALL(0.0);
    Jd[25] = ALL(0.0);
    Jd[26] = ALL(0.0);
    Jd[27] = Jd_x0;
    Jd[28] = Jd_x1;
    Jd[29] = Jd_x2;
    Jd[30] = Jd_x3;
    Jd[31] = Jd_x4;
    Jd[32] = Jd_x5;
    Jd[33] = ALL(0.0);
    Jd[34] = ALL(0.0);
    Jd[35] = ALL(0.0);
    Jd[36] = Jd_y0;
    Jd[37] = Jd_y1;
    Jd[38] = Jd_y2;
    Jd[39] = Jd_y3;
    Jd[40] = -Jd_y4_neg;
    Jd[41] = Jd_y5;
    Jd[42] = ALL(0.0);
    Jd[43] = ALL(0.0);
    Jd[44] = ALL(0.0);
    Jd[45] = Jd_z0;
    Jd[46] = -Jd_z1_neg;
    Jd[47] = Jd_z2;
    Jd[48] = Jd_z3;
    Jd[49] = -Jd_z4_neg;
    Jd[50] = Jd_z5;
    Jd[51] = ALL(0.0);
    Jd[52] = ALL(0.0);
    Jd[53] = ALL(0.0);
}

FUNCTION(drone_arm_jacobian_rate_rear_left)(const REAL q[10], const REAL qd[9], REAL Jd[54])
{
    const REAL q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6];
    const REAL qd0 = qd[0], qd1 = qd[1], qd2 = qd[2];

    /* sines and cosines */
    const REAL angle_0 = 2.0*q3;
    const REAL angle_1 = 2.0*q4;
    const REAL angle_2 = 2.0*q5;
    const REAL angle_3 = q3*angle_0;
    const REAL angle_4 = q4*angle_1;
    const REAL angle_5 = q5*angle_2;
    const REAL angle_6 = q4*angle_0;
    const REAL angle_7 = q5*angle_0;
    const REAL angle_8 = q5*angle_1;
    const REAL angle_9 = q6*angle_0;
    const REAL angle_10 = q6*angle_1;
    const REAL angle_11 = q6*angle_2;
    const REAL angle_12 = angle_4 + angle_5 - 1.0;
    const REAL angle_13 = angle_6 - angle_11;
    const REAL angle_14 = angle_7 + angle_10;
    const REAL angle_15 = angle_6 + angle_11;
    const REAL angle_16 = angle_3 + angle_5 - 1.0;
    const REAL angle_17 = angle_8 - angle_9;
    const REAL angle_18 = angle_7 - angle_10;
    const REAL angle_19 = angle_8 + angle_9;
    const REAL angle_20 = angle_3 + angle_4 - 1.0;

    /* frame of tool 'rear_left' */
    const REAL J_y0_0 = 0.19*(angle_12 + angle_13) + 0.03*angle_14;
    const REAL J_x0_0 = 0.19*(angle_15 + angle_16) - 0.03*angle_17;
    const REAL J_x0_1 = 0.19*(angle_18 - angle_19) + 0.03*angle_20;

    /* columns of the Jacobian */
    const REAL J_x0 = angle_18*J_x0_0 - angle_15*J_x0_1;
    const REAL J_y0 = angle_18*J_y0_0 - angle_12*J_x0_1;
    const REAL J_z0 = angle_12*J_x0_0 - angle_15*J_y0_0;
    const REAL J_x1 = angle_16*J_x0_1 + angle_19*J_x0_0;
    const REAL J_y1 = angle_19*J_y0_0 + angle_13*J_x0_1;
    const REAL J_z1 = angle_16*J_y0_0 - angle_13*J_x0_0;
    const REAL J_x2_neg = angle_17*J_x0_1 + angle_20*J_x0_0;
    const REAL J_y2 = angle_14*J_x0_1 - angle_20*J_y0_0;
    const REAL J_z2_neg = angle_14*J_x0_0 + angle_17*J_y0_0;

    /* angular velocities in base axes */
    const REAL spin0_x_0 = angle_13*qd1;
    const REAL spin0_y_0 = angle_16*qd1;
    const REAL spin0_z_0 = angle_19*qd1;
    const REAL spin0_x_1 = angle_14*qd2;
    const REAL spin0_y_1 = angle_17*qd2;
    const REAL spin0_z_1 = angle_20*qd2;
    const REAL Jd_y0_neg_0 = spin0_x_0 + spin0_x_1;
    const REAL Jd_x0_0 = spin0_y_0 - spin0_y_1;
    const REAL Jd_x0_1 = spin0_z_0 - spin0_z_1;
    const REAL spin0_x_neg = angle_12*qd0;
    const REAL spin0_y = angle_15*qd0;
    const REAL spin0_z = angle_18*qd0;
    const REAL Jd_y1_0 = spin0_x_1 - spin0_x_neg;
    const REAL Jd_x1_0 = spin0_y_1 + spin0_y;
    const REAL Jd_x1_1 = spin0_z_1 - spin0_z;
    const REAL spin0_x = spin0_x_0 - spin0_x_neg;
    const REAL spin0_y_b = spin0_y - spin0_y_0;
    const REAL spin0_z_b = spin0_z_0 + spin0_z;
    const REAL spin0_x_b = spin0_x_1 + spin0_x;
    const REAL spin0_y_c = spin0_y_1 + spin0_y_b;
    const REAL spin0_z_c = spin0_z_b - spin0_z_1;

    /* columns of the Jacobian's rate */
    const REAL Jd_x5 = -angle_20*spin0_y_c - angle_17*spin0_z_c;
    const REAL Jd_y5 = angle_14*spin0_z_c + angle_20*spin0_x_b;
    const REAL Jd_z5 = angle_17*spin0_x_b - angle_14*spin0_y_c;
    const REAL Jd_x4 = angle_19*spin0_y_c + angle_16*spin0_z_c;
    const REAL Jd_y4_neg = angle_19*spin0_x_b - angle_13*spin0_z_c;
    const REAL Jd_z4_neg = angle_16*spin0_x_b + angle_13*spin0_y_c;
    const REAL Jd_x3 = angle_18*spin0_y_c - angle_15*spin0_z_c;
    const REAL Jd_y3 = -angle_12*spin0_z_c - angle_18*spin0_x_b;
    const REAL Jd_z3 = angle_15*spin0_x_b + angle_12*spin0_y_c;
    const REAL Jd_y2_0 = J_x2_neg*qd2;
    const REAL Jd_x2_0 = -J_y2*qd2;
    const REAL Jd_x2_1 = J_z2_neg*qd2;
    const REAL Jd_x2_2 = angle_17*Jd_x2_1 + angle_20*Jd_x2_0;
    const REAL Jd_y2_1 = angle_20*Jd_y2_0 + angle_14*Jd_x2_1;
    const REAL Jd_z2_neg_0 = angle_14*Jd_x2_0 - angle_17*Jd_y2_0;
    const REAL Jd_x2 = -J_z2_neg*spin0_y_b - J_y2*spin0_z_b - Jd_x2_2;
    const REAL Jd_y2 = Jd_y2_1 - (J_x2_neg*spin0_z_b - J_z2_neg*spin0_x);
    const REAL Jd_z2_neg = Jd_z2_neg_0 - (J_y2*spin0_x + J_x2_neg*spin0_y_b);
    const REAL Jd_y1_1 = J_x1*qd1;
    const REAL Jd_x1_2 = J_y1*qd1;
    const REAL Jd_x1_3 = -J_z1*qd1;
    const REAL Jd_x1 = J_z1*Jd_x1_0 + J_y1*Jd_x1_1 + (angle_16*Jd_x1_3 - angle_19*Jd_x1_2);
    const REAL Jd_y1 = angle_19*Jd_y1_1 + angle_13*Jd_x1_3 - (J_x1*Jd_x1_1 + J_z1*Jd_y1_0);
    const REAL Jd_z1 = J_y1*Jd_y1_0 - J_x1*Jd_x1_0 + (angle_13*Jd_x1_2 + angle_16*Jd_y1_1);
    const REAL Jd_y0_neg_1 = -J_x0*qd0;
    const REAL Jd_x0_2 = J_y0*qd0;
    const REAL Jd_x0_3 = J_z0*qd0;
    const REAL Jd_y0_neg_2 = angle_18*Jd_y0_neg_1 - angle_12*Jd_x0_3;
    const REAL Jd_z0_0 = angle_12*Jd_x0_2 - angle_15*Jd_y0_neg_1;
    const REAL Jd_x0 = angle_15*Jd_x0_3 - angle_18*Jd_x0_2 - (J_z0*Jd_x0_0 + J_y0*Jd_x0_1);
    const REAL Jd_y0_neg = J_z0*Jd_y0_neg_0 - J_x0*Jd_x0_1 + Jd_y0_neg_2;
    const REAL Jd_z0 = J_y0*Jd_y0_neg_0 + J_x0*Jd_x0_0 - Jd_z0_0;

    Jd[0] = Jd_x3;
    Jd[1] = Jd_x4;
    Jd[2] = Jd_x5;
    Jd[3] = ALL(0.0);
    Jd[4] = ALL(0.0);
    Jd[5] = ALL(0.0);
    Jd[6] = ALL(0.0);
    Jd[7] = ALL(0.0);
    Jd[8] = ALL(0.0);
    Jd[9] = Jd_y3;
    Jd[10] = -Jd_y4_neg;
    Jd[11] = Jd_y5;
    Jd[12] = ALL(0.0);
    Jd[13] = ALL(0.0);
    Jd[14] = ALL(0.0);
    Jd[15] = ALL(0.0);
    Jd[16] = ALL(0.0);
    Jd[17] = ALL(0.0);
    Jd[18] = Jd_z3;
    Jd[19] = -Jd_z4_neg;
    Jd[20] = Jd_z5;
    Jd[21] = ALL(0.0);
    Jd[22] = ALL(0.0);
    Jd[23] = ALL(0.0);
    Jd[24] = ALL(0.0);
    Jd[25] = ALL(0.0);
    Jd[26] = ALL(0.0);
    Jd[27] = Jd_x0;
    Jd[28] = Jd_x1;
    Jd[29] = Jd_x2;
    Jd[30] = Jd_x3;
    Jd[31] = Jd_x4;
    Jd[32] = Jd_x5;
    Jd[33] = ALL(0.0);
    Jd[34] = ALL(0.0);
    Jd[35] = ALL(0.0);
    Jd[36] = -Jd_y0_neg;
    Jd[37] = Jd_y1;
    Jd[38] = Jd_y2;
    Jd[39] = Jd_y3;
    Jd[40] = -Jd_y4_neg;
    Jd[41] = Jd_y5;
    Jd[42] = ALL(0.0);
    Jd[43] = ALL(0.0);
    Jd[44] = ALL(0.0);
    Jd[45] = Jd_z0;
    Jd[46] = Jd_z1;
    Jd[47] = -Jd_z2_neg;
    Jd[48] = Jd_z3;
    Jd[49] = -Jd_z4_neg;
    Jd[50] = Jd_z5;
    Jd[51] = ALL(0.0);
    Jd[52] = ALL(0.0);
    Jd[53] = ALL(0.0);
}

FUNCTION(drone_arm_jacobian_rate_rear_right)(const REAL q[10], const REAL qd[9], REAL Jd[54])
{
    const REAL q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6];
    const REAL qd0 = qd[0], qd1 = qd[1], qd2 = qd[2];

    /* sines and cosines */
    const REAL angle_0 = 2.0*q3;
    const REAL angle_1 = 2.0*q4;
    const REAL angle_2 = 2.0*q5;
    const REAL angle_3 = q3*angle_0;
    const REAL angle_4 = q4*angle_1;
    const REAL angle_5 = q5*angle_2;
    const REAL angle_6 = q4*angle_0;
    const REAL angle_7 = q5*angle_0;
    const REAL angle_8 = q5*angle_1;
    const REAL angle_9 = q6*angle_0;
    const REAL angle_10 = q6*angle_1;
    const REAL angle_11 = q6*angle_2;
    const REAL angle_12 = angle_4 + angle_5 - 1.0;
    const REAL angle_13 = angle_6 - angle_11;
    const REAL angle_14 = angle_7 + angle_10;
    const REAL angle_15 = angle_6 + angle_11;
    const REAL angle_16 = angle_3 + angle_5 - 1.0;
    const REAL angle_17 = angle_8 - angle_9;
    const REAL angle_18 = angle_7 - angle_10;
    const REAL angle_19 = angle_8 + angle_9;
    const REAL angle_20 = angle_3 + angle_4 - 1.0;

    /* frame of tool 'rear_right' */
    const REAL J_y0_0 = 0.19*(angle_12 - angle_13) + 0.03*angle_14;
    const REAL J_x0_0 = 0.19*(angle_15 - angle_16) - 0.03*angle_17;
    const REAL J_x0_1 = 0.19*(angle_18 + angle_19) + 0.03*angle_20;

    /* columns of the Jacobian */
    const REAL J_x0 = angle_18*J_x0_0 - angle_15*J_x0_1;
    const REAL J_y0 = angle_18*J_y0_0 - angle_12*J_x0_1;
    const REAL J_z0 = angle_12*J_x0_0 - angle_15*J_y0_0;
    const REAL J_x1 = angle_16*J_x0_1 + angle_19*J_x0_0;
    const REAL J_y1 = angle_19*J_y0_0 + angle_13*J_x0_1;
    const REAL J_z1 = angle_16*J_y0_0 - angle_13*J_x0_0;
    const REAL J_x2_neg = angle_17*J_x0_1 + angle_20*J_x0_0;
    const REAL J_y2 = angle_14*J_x0_1 - angle_20*J_y0_0;
    const REAL J_z2_neg = angle_14*J_x0_0 + angle_17*J_y0_0;

    /* angular velocities in base axes */
    const REAL spin0_x_0 = angle_13*qd1;
    const REAL spin0_y_0 = angle_16*qd1;
    const REAL spin0_z_0 = angle_19*qd1;
    const REAL spin0_x_1 = angle_14*qd2;
    const REAL spin0_y_1 = angle_17*qd2;
    const REAL spin0_z_1 = angle_20*qd2;
    const REAL Jd_y0_neg_0 = spin0_x_0 + spin0_x_1;
    const REAL Jd_x0_0 = spin0_y_0 - spin0_y_1;
    const REAL Jd_x0_1 = spin0_z_0 - spin0_z_1;
    const REAL spin0_x_neg = angle_12*qd0;
    const REAL spin0_y = angle_15*qd0;
    const REAL spin0_z = angle_18*qd0;
    const REAL Jd_y1_0 = spin0_x_1 - spin0_x_neg;
    const REAL Jd_x1_0 = spin0_y_1 + spin0_y;
    const REAL Jd_x1_1 = spin0_z_1 - spin0_z;
    const REAL spin0_x = spin0_x_0 - spin0_x_neg;
    const REAL spin0_y_b = spin0_y - spin0_y_0;
    const REAL spin0_z_b = spin0_z_0 + spin0_z;
    const REAL spin0_x_b = spin0_x_1 + spin0_x;
    const REAL spin0_y_c = spin0_y_1 + spin0_y_b;
    const REAL spin0_z_c = spin0_z_b - spin0_z_1;

    /* columns of the Jacobian's rate */
    const REAL Jd_x5 = -angle_20*spin0_y_c - angle_17*spin0_z_c;
    const REAL Jd_y5 = angle_14*spin0_z_c + angle_20*spin0_x_b;
    const REAL Jd_z5 = angle_17*spin0_x_b - angle_14*spin0_y_c;
    const REAL Jd_x4 = angle_19*spin0_y_c + angle_16*spin0_z_c;
    const REAL Jd_y4_neg = angle_19*spin0_x_b - angle_13*spin0_z_c;
    const REAL Jd_z4_neg = angle_16*spin0_x_b + angle_13*spin0_y_c;
    const REAL Jd_x3 = angle_18*spin0_y_c - angle_15*spin0_z_c;
    const REAL Jd_y3 = -angle_12*spin0_z_c - angle_18*spin0_x_b;
    const REAL Jd_z3 = angle_15*spin0_x_b + angle_12*spin0_y_c;
    const REAL Jd_y2_0 = J_x2_neg*qd2;
    const REAL Jd_x2_0 = -J_y2*qd2;
    const REAL Jd_x2_1 = J_z2_neg*qd2;
    const REAL Jd_x2_2 = angle_17*Jd_x2_1 + angle_20*Jd_x2_0;
    const REAL Jd_y2_1 = angle_20*Jd_y2_0 + angle_14*Jd_x2_1;
    const REAL Jd_z2_neg_0 = angle_14*Jd_x2_0 - angle_17*Jd_y2_0;
    const REAL Jd_x2 = -J_z2_neg*spin0_y_b - J_y2*spin0_z_b - Jd_x2_2;
    const REAL Jd_y2 = Jd_y2_1 - (J_x2_neg*spin0_z_b - J_z2_neg*spin0_x);
    const REAL Jd_z2_neg = Jd_z2_neg_0 - (J_y2*spin0_x + J_x2_neg*spin0_y_b);
    const REAL Jd_y1_1 = J_x1*qd1;
    const REAL Jd_x1_2 = J_y1*qd1;
    const REAL Jd_x1_3 = -J_z1*qd1;
    const REAL Jd_x1 = J_z1*Jd_x1_0 + J_y1*Jd_x1_1 + (angle_16*Jd_x1_3 - angle_19*Jd_x1_2);
    const REAL Jd_y1 = angle_19*Jd_y1_1 + angle_13*Jd_x1_3 - (J_x1*Jd_x1_1 + J_z1*Jd_y1_0);
    const REAL Jd_z1 = J_y1*Jd_y1_0 - J_x1*Jd_x1_0 + (angle_13*Jd_x1_2 + angle_16*Jd_y1_1);
    const REAL Jd_y0_neg_1 = -J_x0*qd0;
    const REAL Jd_x0_2 = J_y0*qd0;
    const REAL Jd_x0_3 = J_z0*qd0;
    const REAL Jd_y0_neg_2 = angle_18*Jd_y0_neg_1 - angle_12*Jd_x0_3;
    const REAL Jd_z0_0 = angle_12*Jd_x0_2 - angle_15*Jd_y0_neg_1;
    const REAL Jd_x0 = angle_15*Jd_x0_3 - angle_18*Jd_x0_2 - (J_z0*Jd_x0_0 + J_y0*Jd_x0_1);
    const REAL Jd_y0_neg = J_z0*Jd_y0_neg_0 - J_x0*Jd_x0_1 + Jd_y0_neg_2;
    const REAL Jd_z0 = J_y0*Jd_y0_neg_0 + J_x0*Jd_x0_0 - Jd_z0_0;

    Jd[0] = Jd_x3;
    Jd[1] = Jd_x4;
    Jd[2] = Jd_x5;
    Jd[3] = ALL(0.0);
    Jd[4] = ALL(0.0);
    Jd[5] = ALL(0.0);
    Jd[6] = ALL(0.0);
    Jd[7] = ALL(0.0);
    Jd[8] = ALL(0.0);
    Jd[9] = Jd_y3;
    Jd[10] = -Jd_y4_neg;
    Jd[11] = Jd_y5;
    Jd[12] = ALL(0.0);
    Jd[13] = ALL(0.0);
    Jd[14] = ALL(0.0);
    Jd[15] = ALL(0.0);
    Jd[16] = ALL(0.0);
    Jd[17] = ALL(0.0);
    Jd[18] = Jd_z3;
    Jd[19] = -Jd_z4_neg;
    Jd[20] = Jd_z5;
    Jd[21] = ALL(0.0);
    Jd[22] = ALL(0.0);
    Jd[23] = ALL(0.0);
    Jd[24] = ALL(0.0);
    Jd[25] = ALL(0.0);
    Jd[26] = ALL(0.0);
    Jd[27] = Jd_x0;
    Jd[28] = Jd_x1;
    Jd[29] = Jd_x2;
    Jd[30] = Jd_x3;
    Jd[31] = Jd_x4;
    Jd[32] = Jd_x5;
    Jd[33] = ALL(0.0);
    Jd[34] = ALL(0.0);
    Jd[35] = ALL(0.0);
    Jd[36] = -Jd_y0_neg;
    Jd[37] = Jd_y1;
    Jd[38] = Jd_y2;
    Jd[39] = Jd_y3;
    Jd[40] = -Jd_y4_neg;
    Jd[41] = Jd_y5;
    Jd[42] = ALL(0.0);
    Jd[43] = ALL(0.0);
    Jd[44] = ALL(0.0);
    Jd[45] = Jd_z0;
    Jd[46] = Jd_z1;
    Jd[47] = -Jd_z2_neg;
    Jd[48] = Jd_z3;
    Jd[49] = -Jd_z4_neg;
    Jd[50] = Jd_z5;
    Jd[51] = ALL(0.0);
    Jd[52] = ALL(0.0);
    Jd[53] = ALL(0.0);
}

FUNCTION(drone_arm_jacobian_rate_grip)(const REAL q[10], const REAL qd[9], REAL Jd[54])
{
    const REAL q0 = q[0], q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6];
    const REAL q7 = q[7], q8 = q[8], q9 = q[9];
    const REAL qd0 = qd[0], qd1 = qd[1], qd2 = qd[2], qd6 = qd[6], qd7 = qd[7], qd8 = qd[8];

    /* sines and cosines */
    const REAL q89 = q8 + q9;
    const REAL angles[3] = {q7, q8, q89};
    REAL sines[3], cosines[3];
    OF(drone_arm_sincos)(3, angles, sines, cosines);
    const REAL s7 = sines[0], s8 = sines[1], s89 = sines[2];
    const REAL c7 = cosines[0], c8 = cosines[1], c89 = cosines[2];
    const REAL angle_0 = 2.0*q3;
    const REAL angle_1 = 2.0*q4;
    const REAL angle_2 = 2.0*q5;
    const REAL angle_3 = q3*angle_0;
    const REAL angle_4 = q4*angle_1;
    const REAL angle_5 = q5*angle_2;
    const REAL angle_6 = q4*angle_0;
    const REAL angle_7 = q5*angle_0;
    const REAL angle_8 = q5*angle_1;
    const REAL angle_9 = q6*angle_0;
    const REAL angle_10 = q6*angle_1;
    const REAL angle_11 = q6*angle_2;
    const REAL angle_12 = angle_4 + angle_5 - 1.0;
    const REAL angle_13 = angle_6 - angle_11;
    const REAL angle_14 = angle_7 + angle_10;
    const REAL angle_15 = angle_6 + angle_11;
    const REAL angle_16 = angle_3 + angle_5 - 1.0;
    const REAL angle_17 = angle_8 - angle_9;
    const REAL angle_18 = angle_7 - angle_10;
    const REAL angle_19 = angle_8 + angle_9;
    const REAL angle_20 = angle_3 + angle_4 - 1.0;

    /* position of 'fore' */
    const REAL r3_x = 0.22*s8;
    const REAL r3_y = -0.22*c8;

    /* frame of 'turret' in the base */
    const REAL Q1_xx = angle_12*c7 - angle_13*s7;
    const REAL Q1_xy_neg = angle_12*s7 + angle_13*c7;
    const REAL Q1_yx = angle_16*s7 - angle_15*c7;
    const REAL Q1_yy = angle_15*s7 + angle_16*c7;
    const REAL Q1_zx_neg = angle_18*c7 + angle_19*s7;
    const REAL Q1_zy = angle_18*s7 - angle_19*c7;
    const REAL o1_x = q0 - (0.03*angle_12 + 0.1*angle_14);
    const REAL o1_y = 0.03*angle_15 - 0.1*angle_17 + q1;
    const REAL o1_z = 0.03*angle_18 + 0.1*angle_20 + q2;

    /* frame of 'fore' in the base */
    const REAL o3_x = r3_x*Q1_xx + angle_14*r3_y + o1_x;
    const REAL o3_y = r3_x*Q1_yx + angle_17*r3_y + o1_y;
    const REAL o3_z = o1_z - (r3_x*Q1_zx_neg + angle_20*r3_y);

    /* frame of tool 'grip' */
    const REAL ot_x_0 = 0.24*s89;
    const REAL ot_x_1 = 0.24*c89;
    const REAL ot_x_2 = Q1_xx*ot_x_0 - angle_14*ot_x_1;
    const REAL ot_y_0 = angle_17*ot_x_1 - Q1_yx*ot_x_0;
    const REAL ot_z_0 = Q1_zx_neg*ot_x_0 - angle_20*ot_x_1;
    const REAL ot_x = o3_x + ot_x_2;
    const REAL ot_y = o3_y - ot_y_0;
    const REAL ot_z = o3_z - ot_z_0;

    /* columns of the Jacobian */
    const REAL J_y0_neg_0 = q0 - ot_x;
    const REAL J_x0_0 = q1 - ot_y;
    const REAL J_x0_1 = q2 - ot_z;
    const REAL J_x0 = angle_18*J_x0_0 - angle_15*J_x0_1;
    const REAL J_y0_neg = angle_18*J_y0_neg_0 + angle_12*J_x0_1;
    const REAL J_z0 = angle_12*J_x0_0 + angle_15*J_y0_neg_0;
    const REAL J_x1 = angle_16*J_x0_1 + angle_19*J_x0_0;
    const REAL J_y1 = angle_13*J_x0_1 - angle_19*J_y0_neg_0;
    const REAL J_z1_neg = angle_13*J_x0_0 + angle_16*J_y0_neg_0;
    const REAL J_x2_neg = angle_17*J_x0_1 + angle_20*J_x0_0;
    const REAL J_y2 = angle_20*J_y0_neg_0 + angle_14*J_x0_1;
    const REAL J_z2 = angle_17*J_y0_neg_0 - angle_14*J_x0_0;
    const REAL J_y6_0 = o1_x - ot_x;
    const REAL J_x6_neg_0 = o1_y - ot_y;
    const REAL J_x6_neg_1 = o1_z - ot_z;
    const REAL J_x6_neg = angle_17*J_x6_neg_1 + angle_20*J_x6_neg_0;
    const REAL J_y6 = angle_20*J_y6_0 + angle_14*J_x6_neg_1;
    const REAL J_z6 = angle_17*J_y6_0 - angle_14*J_x6_neg_0;
    const REAL J_x7 = Q1_yy*J_x6_neg_1 - Q1_zy*J_x6_neg_0;
    const REAL J_y7 = Q1_zy*J_y6_0 + Q1_xy_neg*J_x6_neg_1;
    const REAL J_z7_neg = Q1_xy_neg*J_x6_neg_0 + Q1_yy*J_y6_0;
    const REAL J_x8 = Q1_yy*ot_z_0 - Q1_zy*ot_y_0;
    const REAL J_y8 = Q1_xy_neg*ot_z_0 - Q1_zy*ot_x_2;
    const REAL J_z8 = Q1_yy*ot_x_2 - Q1_xy_neg*ot_y_0;

    /* angular velocities in base axes */
    const REAL spin0_x_0 = angle_13*qd1;
    const REAL spin0_y_0 = angle_16*qd1;
    const REAL spin0_z_0 = angle_19*qd1;
    const REAL spin0_x_1 = angle_14*qd2;
    const REAL spin0_y_1 = angle_17*qd2;
    const REAL spin0_z_1 = angle_20*qd2;
    const REAL Jd_y0_0 = spin0_x_0 + spin0_x_1;
    const REAL Jd_x0_neg_0 = spin0_y_0 - spin0_y_1;
    const REAL Jd_x0_neg_1 = spin0_z_0 - spin0_z_1;
    const REAL spin0_x_neg = angle_12*qd0;
    const REAL spin0_y = angle_15*qd0;
    const REAL spin0_z = angle_18*qd0;
    const REAL Jd_y1_0 = spin0_x_1 - spin0_x_neg;
    const REAL Jd_x1_0 = spin0_y_1 + spin0_y;
    const REAL Jd_x1_1 = spin0_z_1 - spin0_z;
    const REAL spin0_x = spin0_x_0 - spin0_x_neg;
    const REAL spin0_y_b = spin0_y - spin0_y_0;
    const REAL spin0_z_b = spin0_z_0 + spin0_z;
    const REAL spin0_x_b = spin0_x_1 + spin0_x;
    const REAL spin0_y_c = spin0_y_1 + spin0_y_b;
    const REAL spin0_z_c = spin0_z_b - spin0_z_1;
    const REAL spin1_x = spin0_x_b + angle_14*qd6;
    const REAL spin1_y = spin0_y_c + angle_17*qd6;
    const REAL spin1_z = spin0_z_c - angle_20*qd6;
    const REAL spin2_x = spin1_x + Q1_xy_neg*qd7;
    const REAL spin2_y = spin1_y - Q1_yy*qd7;
    const REAL spin2_z = spin1_z - Q1_zy*qd7;

    /* columns of the Jacobian's rate */
    const REAL Jd_y8_neg_0 = J_x8*qd8;
    const REAL Jd_x8_0 = -J_y8*qd8;
    const REAL Jd_x8_1 = -J_z8*qd8;
    const REAL Jd_rx8_neg = Q1_zy*spin2_y - Q1_yy*spin2_z;
    const REAL Jd_ry8 = Q1_xy_neg*spin2_z + Q1_zy*spin2_x;
    const REAL Jd_rz8_neg = Q1_yy*spin2_x + Q1_xy_neg*spin2_y;
    const REAL Jd_y8_neg_1 = Q1_zy*Jd_y8_neg_0 - Q1_xy_neg*Jd_x8_1;
    const REAL Jd_z8_neg_0 = Q1_xy_neg*Jd_x8_0 - Q1_yy*Jd_y8_neg_0;
    const REAL Jd_x8 = Q1_yy*Jd_x8_1 - Q1_zy*Jd_x8_0 - (J_y8*spin2_z - J_z8*spin2_y);
    const REAL Jd_y8_neg = J_z8*spin2_x - J_x8*spin2_z + Jd_y8_neg_1;
    const REAL Jd_z8_neg = J_x8*spin2_y - J_y8*spin2_x + Jd_z8_neg_0;
    const REAL Jd_y7_neg_0 = Jd_y8_neg_0 + J_x7*qd7;
    const REAL Jd_x7_0 = Jd_x8_0 - J_y7*qd7;
    const REAL Jd_x7_1 = Jd_x8_1 + J_z7_neg*qd7;
    const REAL Jd_y7_neg_1 = Q1_zy*Jd_y7_neg_0 - Q1_xy_neg*Jd_x7_1;
    const REAL Jd_z7_0 = Q1_xy_neg*Jd_x7_0 - Q1_yy*Jd_y7_neg_0;
    const REAL Jd_x7 = Q1_yy*Jd_x7_1 - Q1_zy*Jd_x7_0 - (J_z7_neg*spin1_y + J_y7*spin1_z);
    const REAL Jd_y7_neg = Jd_y7_neg_1 - (J_x7*spin1_z + J_z7_neg*spin1_x);
    const REAL Jd_z7 = J_y7*spin1_x - J_x7*spin1_y - Jd_z7_0;
    const REAL Jd_y6_0 = Jd_y7_neg_0 - J_x6_neg*qd6;
    const REAL Jd_x6_neg_0 = Jd_x7_0 - J_y6*qd6;
    const REAL Jd_x6_neg_1 = Jd_x7_1 - J_z6*qd6;
    const REAL Jd_rx6 = -angle_20*spin0_y_c - angle_17*spin0_z_c;
    const REAL Jd_ry6 = angle_14*spin0_z_c + angle_20*spin0_x_b;
    const REAL Jd_rz6 = angle_17*spin0_x_b - angle_14*spin0_y_c;
    const REAL Jd_x6_neg_2 = angle_17*Jd_x6_neg_1 + angle_20*Jd_x6_neg_0;
    const REAL Jd_y6_1 = angle_20*Jd_y6_0 - angle_14*Jd_x6_neg_1;
    const REAL Jd_z6_0 = angle_14*Jd_x6_neg_0 + angle_17*Jd_y6_0;
    const REAL Jd_x6_neg = J_y6*spin0_z_c - J_z6*spin0_y_c + Jd_x6_neg_2;
    const REAL Jd_y6 = -J_x6_neg*spin0_z_c - J_z6*spin0_x_b - Jd_y6_1;
    const REAL Jd_z6 = J_y6*spin0_x_b + J_x6_neg*spin0_y_c - Jd_z6_0;
    const REAL Jd_x4 = angle_19*spin0_y_c + angle_16*spin0_z_c;
    const REAL Jd_y4_neg = angle_19*spin0_x_b - angle_13*spin0_z_c;
    const REAL Jd_z4_neg = angle_16*spin0_x_b + angle_13*spin0_y_c;
    const REAL Jd_x3 = angle_18*spin0_y_c - angle_15*spin0_z_c;
    const REAL Jd_y3 = -angle_12*spin0_z_c - angle_18*spin0_x_b;
    const REAL Jd_z3 = angle_15*spin0_x_b + angle_12*spin0_y_c;
    const REAL Jd_y2_neg_0 = Jd_y6_0 - J_x2_neg*qd2;
    const REAL Jd_x2_0 = Jd_x6_neg_0 - J_y2*qd2;
    const REAL Jd_x2_1 = Jd_x6_neg_1 - J_z2*qd2;
    const REAL Jd_y2_neg_1 = angle_20*Jd_y2_neg_0 - angle_14*Jd_x2_1;
    const REAL Jd_z2_0 = angle_14*Jd_x2_0 + angle_17*Jd_y2_neg_0;
    const REAL Jd_x2 = J_z2*spin0_y_b - J_y2*spin0_z_b - (angle_17*Jd_x2_1 + angle_20*Jd_x2_0);
    const REAL Jd_y2_neg = J_x2_neg*spin0_z_b + J_z2*spin0_x + Jd_y2_neg_1;
    const REAL Jd_z2 = J_y2*spin0_x + J_x2_neg*spin0_y_b - Jd_z2_0;
    const REAL Jd_y1_1 = Jd_y6_0 + J_x1*qd1;
    const REAL Jd_x1_2 = Jd_x6_neg_0 - J_y1*qd1;
    const REAL Jd_x1_3 = Jd_x6_neg_1 + J_z1_neg*qd1;
    const REAL Jd_x1_4 = angle_16*Jd_x1_3 + angle_19*Jd_x1_2;
    const REAL Jd_y1_2 = angle_19*Jd_y1_1 + angle_13*Jd_x1_3;
    const REAL Jd_z1_neg_0 = angle_13*Jd_x1_2 - angle_16*Jd_y1_1;
    const REAL Jd_x1 = Jd_x1_4 - (J_z1_neg*Jd_x1_0 - J_y1*Jd_x1_1);
    const REAL Jd_y1 = Jd_y1_2 - (J_x1*Jd_x1_1 - J_z1_neg*Jd_y1_0);
    const REAL Jd_z1_neg = J_x1*Jd_x1_0 - J_y1*Jd_y1_0 + Jd_z1_neg_0;
    const REAL Jd_y0_1 = Jd_y6_0 + J_x0*qd0;
    const REAL Jd_x0_neg_2 = Jd_x6_neg_0 + J_y0_neg*qd0;
    const REAL Jd_x0_neg_3 = Jd_x6_neg_1 - J_z0*qd0;
    const REAL Jd_x0_neg_4 = angle_15*Jd_x0_neg_3 - angle_18*Jd_x0_neg_2;
    const REAL Jd_y0_2 = angle_18*Jd_y0_1 - angle_12*Jd_x0_neg_3;
    const REAL Jd_z0_0 = angle_12*Jd_x0_neg_2 - angle_15*Jd_y0_1;
    const REAL Jd_x0_neg = J_z0*Jd_x0_neg_0 - J_y0_neg*Jd_x0_neg_1 + Jd_x0_neg_4;
    const REAL Jd_y0 = Jd_y0_2 - (J_z0*Jd_y0_0 - J_x0*Jd_x0_neg_1);
    const REAL Jd_z0 = Jd_z0_0 - (J_y0_neg*Jd_y0_0 - J_x0*Jd_x0_neg_0);

    Jd[0] = Jd_x3;
    Jd[1] = Jd_x4;
    Jd[2] = Jd_rx6;
    Jd[3] = ALL(0.0);
    Jd[4] = ALL(0.0);
    Jd[5] = ALL(0.0);
    Jd[6] = Jd_rx6;
    Jd[7] = -Jd_rx8_neg;
    Jd[8] = -Jd_rx8_neg;
    Jd[9] = Jd_y3;
    Jd[10] = -Jd_y4_neg;
    Jd[11] = Jd_ry6;
    Jd[12] = ALL(0.0);
    Jd[13] = ALL(0.0);
    Jd[14] = ALL(0.0);
    Jd[15] = Jd_ry6;
    Jd[16] = Jd_ry8;
    Jd[17] = Jd_ry8;
    Jd[18] = Jd_z3;
    Jd[19] = -Jd_z4_neg;
    Jd[20] = Jd_rz6;
    Jd[21] = ALL(0.0);
    Jd[22] = ALL(0.0);
    Jd[23] = ALL(0.0);
    Jd[24] = Jd_rz6;
    Jd[25] = -Jd_rz8_neg;
    Jd[26] = -Jd_rz8_neg;
    Jd[27] = -Jd_x0_neg;
    Jd[28] = Jd_x1;
    Jd[29] = Jd_x2;
    Jd[30] = Jd_x3;
    Jd[31] = Jd_x4;
    Jd[32] = Jd_rx6;
    Jd[33] = -Jd_x6_neg;
    Jd[34] = Jd_x7;
    Jd[35] = Jd_x8;
    Jd[36] = Jd_y0;
    Jd[37] = Jd_y1;
    Jd[38] = -Jd_y2_neg;
    Jd[39] = Jd_y3;
    Jd[40] = -Jd_y4_neg;
    Jd[41] = Jd_ry6;
    Jd[42] = Jd_y6;
    Jd[43] = -Jd_y7_neg;
    Jd[44] = -Jd_y8_neg;
    Jd[45] = Jd_z0;
    Jd[46] = -Jd_z1_neg;
    Jd[47] = Jd_z2;
    Jd[48] = Jd_z3;
    Jd[49] = -Jd_z4_neg;
    Jd[50] = Jd_rz6;
    Jd[51] = Jd_z6;
    Jd[52] = Jd_z7;
    Jd[53] = -Jd_z8_neg;
}

FUNCTION(drone_arm_operational_inertia_inverse_front_left)(const REAL q[10], REAL Omega[36])
{
    const REAL q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6], q7 = q[7], q8 = q[8], q9 = q[9];

    /* sines and cosines */
    const REAL q89 = q8 + q9;
    const REAL angles[3] = {q7, q8, q89};
    REAL sines[3], cosines[3];
    OF(drone_arm_sincos)(3, angles, sines, cosines);
    const REAL s7 = sines[0], s8 = sines[1], s89 = sines[2];
    const REAL c7 = cosines[0], c8 = cosines[1], c89 = cosines[2];
    const REAL angle_0 = 2.0*q3;
    const REAL angle_1 = 2.0*q4;
    const REAL angle_2 = 2.0*q5;
    const REAL angle_3 = q3*angle_0;
    const REAL angle_4 = q4*angle_1;
    const REAL angle_5 = q5*angle_2;
    const REAL angle_6 = q4*angle_0;
    const REAL angle_7 = q5*angle_0;
    const REAL angle_8 = q5*angle_1;
    const REAL angle_9 = q6*angle_0;
    const REAL angle_10 = q6*angle_1;
    const REAL angle_11 = q6*angle_2;
    const REAL angle_12 = angle_4 + angle_5 - 1.0;
    const REAL angle_13 = angle_6 - angle_11;
    const REAL angle_14 = angle_7 + angle_10;
    const REAL angle_15 = angle_6 + angle_11;
    const REAL angle_16 = angle_3 + angle_5 - 1.0;
    const REAL angle_17 = angle_8 - angle_9;
    const REAL angle_18 = angle_7 - angle_10;
    const REAL angle_19 = angle_8 + angle_9;
    const REAL angle_20 = angle_3 + angle_4 - 1.0;

    /* position of 'fore' */
    const REAL r3_x = 0.22*s8;
    const REAL r3_y = -0.22*c8;

    /* inertia of 'upper' in the axes of its group */
    const REAL I2_hx = 0.0736*s8 - 0.00072*c8;
    const REAL I2_hy_neg = 0.0736*c8 + 0.00072*s8;
    const REAL I2_Jxx_neg_0 = 0.01440184*s8 - 0.0001712*c8;
    const REAL I2_Jxx_neg = s8*I2_Jxx_neg_0;
    const REAL I2_Jxy = c8*I2_Jxx_neg_0 + 8.56e-05;
    const REAL I2_Jyy = I2_Jxx_neg - 0.01440184;
    const REAL I2_Jxz = 2.32e-06*c8 - 1.32e-05*s8;
    const REAL I2_Jyz = 1.32e-05*c8 + 2.32e-06*s8;

    /* inertia of 'fore' in the axes of its group */
    const REAL I3_hx = 0.0275*s89;
    const REAL I3_hy = -0.0275*c89;
    const REAL I3_Jxx_neg_0 = 0.004615*s89 - 6e-06*c89;
    const REAL I3_Jxx_neg = s89*I3_Jxx_neg_0;
    const REAL I3_Jxy = c89*I3_Jxx_neg_0 + 3e-06;
    const REAL I3_Jyy = I3_Jxx_neg - 0.004615;
    const REAL I3_Jxz = 5.2e-05*s89;
    const REAL I3_Jyz = -5.2e-05*c89;

    /* frame of tool 'front_left' */
    const REAL J_y0_0 = 0.19*(angle_12 - angle_13) - 0.03*angle_14;
    const REAL J_x0_0 = 0.19*(angle_15 - angle_16) + 0.03*angle_17;
    const REAL J_x0_1 = 0.19*(angle_18 + angle_19) - 0.03*angle_20;

    /* columns of the Jacobian */
    const REAL J_x0 = angle_15*J_x0_1 - angle_18*J_x0_0;
    const REAL J_y0 = angle_12*J_x0_1 - angle_18*J_y0_0;
    const REAL J_z0 = angle_15*J_y0_0 - angle_12*J_x0_0;
    const REAL J_x1_neg = angle_16*J_x0_1 + angle_19*J_x0_0;
    const REAL J_y1_neg = angle_19*J_y0_0 + angle_13*J_x0_1;
    const REAL J_z1 = angle_13*J_x0_0 - angle_16*J_y0_0;
    const REAL J_x2 = angle_17*J_x0_1 + angle_20*J_x0_0;
    const REAL J_y2 = angle_20*J_y0_0 - angle_14*J_x0_1;
    const REAL J_z2 = angle_14*J_x0_0 + angle_17*J_y0_0;

    /* composite inertia of 'upper' */
    const REAL R2_Jzz_0 = 0.44*s8*I3_hx;
    const REAL R2_Jzz_1 = -0.44*c8*I3_hy;
    const REAL R2_Jzz_2 = R2_Jzz_0 + R2_Jzz_1;
    const REAL R2_hx = I2_hx + I3_hx;
    const REAL R2_hy = I3_hy - I2_hy_neg;
    const REAL R2_Jxx_neg = I3_Jxx_neg - R2_Jzz_1 + I2_Jxx_neg;
    const REAL R2_Jyy = I3_Jyy + R2_Jzz_0 + I2_Jyy;
    const REAL R2_Jzz = R2_Jzz_2 + 0.01916116;
    const REAL R2_Jxy = I3_Jxy - (r3_x*I3_hy + r3_y*I3_hx) + I2_Jxy;
    const REAL R2_Jxz = I2_Jxz + I3_Jxz;
    const REAL R2_Jyz = I2_Jyz + I3_Jyz;

    /* composite inertia of 'turret' */
    const REAL R1_hx = R2_hx - 0.00036;
    const REAL R1_Jxx = 0.01914932 - R2_Jxx_neg;
    const REAL R1_Jzz = R2_Jyy + 0.01925076;
    const REAL R1_Jxz = R2_Jxy + 2.84e-06;

    /* composite inertia of 'frame' */
    const REAL R0_hx_0 = c7*R1_hx + 0.00084*s7;
    const REAL R0_hy_0 = s7*R1_hx - 0.00084*c7;
    const REAL R0_Jxx_0 = c7*(R2_Jzz - R1_Jxx) - 2.0*R2_Jxz*s7;
    const REAL R0_Jxx_1 = c7*R0_Jxx_0;
    const REAL R0_Jxz_0 = c7*R1_Jxz + s7*R2_Jyz;
    const REAL R0_Jyy_0 = 0.06*R0_hx_0;
    const REAL R0_Jyy_1 = -0.2*R2_hy;
    const REAL R0_Jxz_1 = 0.1*R0_hx_0;
    const REAL R0_Jyz_0 = s7*R1_Jxz - c7*R2_Jyz + 0.1*R0_hy_0;
    const REAL R0_hx = 0.0096 - R0_hx_0;
    const REAL R0_hy = -R0_hy_0 - 0.0021;
    const REAL R0_hz = R2_hy + 0.00512;
    const REAL R0_Jxx = R2_Jzz - R0_Jxx_1 + R0_Jyy_1 + 0.0299287;
    const REAL R0_Jyy = 0.0340962 - (R0_Jyy_0 - R0_Jyy_1 - (R1_Jxx + R0_Jxx_1));
    const REAL R0_Jzz = R1_Jzz - R0_Jyy_0 + 0.0415717;
    const REAL R0_Jxy = 0.03*R0_hy_0 - (R2_Jxz + s7*R0_Jxx_0) + 0.0001084;
    const REAL R0_Jxz = 0.0028266 - (0.03*R2_hy + R0_Jxz_1 + R0_Jxz_0);
    const REAL R0_Jyz = -R0_Jyz_0 - 0.0001748;

    /* inertia that joint 'turn' feels, and its couplings inward */
    const REAL M66 = R2_Jyy + 0.02125076;
    const REAL M06_neg = R0_Jxz_0 + R0_Jxz_1;
    const REAL M26 = R1_Jzz - 0.03*R0_hx_0;

    /* inertia that joint 'lift' feels, and its couplings inward */
    const REAL M77 = R2_Jzz_2 + 0.02116116;
    const REAL M37 = c7*R2_hy;
    const REAL M47 = s7*R2_hy;
    const REAL M07 = 0.1*M47 - (c7*R2_Jxz + s7*R2_Jzz);
    const REAL M17 = c7*R2_Jzz - s7*R2_Jxz - (0.1*M37 + 0.03*R2_hx);
    const REAL M27 = R2_Jyz + 0.03*M47;

    /* inertia that joint 'elbow' feels, and its couplings inward */
    const REAL M78 = r3_x*I3_hx + r3_y*I3_hy + 0.004675;
    const REAL M38 = c7*I3_hy;
    const REAL M48 = s7*I3_hy;
    const REAL M08_neg = c7*I3_Jxz + s7*M78 - 0.1*M48;
    const REAL M18 = c7*M78 - s7*I3_Jxz - (0.1*M38 + 0.000825*s89);
    const REAL M28 = I3_Jyz + 0.03*M48;

    /* elimination of 'elbow' */
    const REAL U18 = 176.21145374449338*M18;
    const REAL U28 = 176.21145374449338*M28;
    const REAL U38 = 176.21145374449338*M38;
    const REAL U48 = 176.21145374449338*M48;
    const REAL U58 = 4.845814977973569*s89;
    const REAL U68 = -0.009162995594713657*c89;
    const REAL U78 = 176.21145374449338*M78;
    const REAL M00e8 = R0_Jxx - 176.21145374449338*M08_neg*M08_neg;
    const REAL M01e8 = R0_Jxy + M08_neg*U18;
    const REAL M11e8 = R0_Jyy - M18*U18;
    const REAL M02e8 = R0_Jxz + M08_neg*U28;
    const REAL M12e8 = R0_Jyz - M18*U28;
    const REAL M22e8 = R0_Jzz - M28*U28;
    const REAL M03e8 = M08_neg*U38;
    const REAL M13e8 = R0_hz - M18*U38;
    const REAL M23e8 = -R0_hy - M28*U38;
    const REAL M33e8 = 3.64 - M38*U38;
    const REAL M04e8 = M08_neg*U48 - R0_hz;
    const REAL M14e8 = -M18*U48;
    const REAL M24e8 = R0_hx - M28*U48;
    const REAL M34e8 = -M38*U48;
    const REAL M44e8 = 3.64 - M48*U48;
    const REAL M05e8 = R0_hy + M08_neg*U58;
    const REAL M15e8 = -R0_hx - M18*U58;
    const REAL M25e8 = -M28*U58;
    const REAL M35e8 = -M38*U58;
    const REAL M45e8 = -M48*U58;
    const REAL M55e8 = 3.64 - I3_hx*U58;
    const REAL M06e8_neg = M06_neg - M08_neg*U68;
    const REAL M16e8_neg = R0_Jyz_0 + M18*U68;
    const REAL M26e8 = M26 - M28*U68;
    const REAL M36e8 = R0_hy_0 - M38*U68;
    const REAL M46e8_neg = R0_hx_0 + M48*U68;
    const REAL M56e8 = -I3_hx*U68;
    const REAL M66e8 = M66 - I3_Jyz*U68;
    const REAL M07e8 = M07 + M08_neg*U78;
    const REAL M17e8 = M17 - M18*U78;
    const REAL M27e8 = M27 - M28*U78;
    const REAL M37e8 = M37 - M38*U78;
    const REAL M47e8 = M47 - M48*U78;
    const REAL M57e8 = R2_hx - I3_hx*U78;
    const REAL M67e8 = R2_Jyz - I3_Jyz*U78;
    const REAL D7 = M77 - M78*U78;

    /* elimination of 'lift' */
    const REAL D7_inv = 1.0/D7;
    const REAL U17 = M17e8*D7_inv;
    const REAL U27 = M27e8*D7_inv;
    const REAL U37 = M37e8*D7_inv;
    const REAL U47 = M47e8*D7_inv;
    const REAL U57 = M57e8*D7_inv;
    const REAL U67 = M67e8*D7_inv;
    const REAL M00e7 = M00e8 - M07e8*D7_inv*M07e8;
    const REAL M01e7 = M01e8 - M07e8*U17;
    const REAL M11e7 = M11e8 - M17e8*U17;
    const REAL M02e7 = M02e8 - M07e8*U27;
    const REAL M12e7 = M12e8 - M17e8*U27;
    const REAL M22e7 = M22e8 - M27e8*U27;
    const REAL M03e7 = M03e8 - M07e8*U37;
    const REAL M13e7 = M13e8 - M17e8*U37;
    const REAL M23e7 = M23e8 - M27e8*U37;
    const REAL M33e7 = M33e8 - M37e8*U37;
    const REAL M04e7 = M04e8 - M07e8*U47;
    const REAL M14e7 = M14e8 - M17e8*U47;
    const REAL M24e7 = M24e8 - M27e8*U47;
    const REAL M34e7 = M34e8 - M37e8*U47;
    const REAL M44e7 = M44e8 - M47e8*U47;
    const REAL M05e7 = M05e8 - M07e8*U57;
    const REAL M15e7 = M15e8 - M17e8*U57;
    const REAL M25e7 = M25e8 - M27e8*U57;
    const REAL M35e7 = M35e8 - M37e8*U57;
    const REAL M45e7 = M45e8 - M47e8*U57;
    const REAL M55e7 = M55e8 - M57e8*U57;
    const REAL M06e7_neg = M06e8_neg + M07e8*U67;
    const REAL M16e7_neg = M16e8_neg + M17e8*U67;
    const REAL M26e7 = M26e8 - M27e8*U67;
    const REAL M36e7 = M36e8 - M37e8*U67;
    const REAL M46e7 = -M46e8_neg - M47e8*U67;
    const REAL M56e7 = M56e8 - M57e8*U67;
    const REAL D6 = M66e8 - M67e8*U67;

    /* elimination of 'turn' */
    const REAL D6_inv = 1.0/D6;
    const REAL U16_neg = M16e7_neg*D6_inv;
    const REAL U26 = M26e7*D6_inv;
    const REAL U36 = M36e7*D6_inv;
    const REAL U46 = M46e7*D6_inv;
    const REAL U56 = M56e7*D6_inv;
    const REAL M00e6 = M00e7 - M06e7_neg*D6_inv*M06e7_neg;
    const REAL M01e6 = M01e7 - M06e7_neg*U16_neg;
    const REAL M11e6 = M11e7 - M16e7_neg*U16_neg;
    const REAL M02e6 = M02e7 + M06e7_neg*U26;
    const REAL M12e6 = M12e7 + M16e7_neg*U26;
    const REAL M22e6 = M22e7 - M26e7*U26;
    const REAL M03e6 = M03e7 + M06e7_neg*U36;
    const REAL M13e6 = M13e7 + M16e7_neg*U36;
    const REAL M23e6 = M23e7 - M26e7*U36;
    const REAL M33e6 = M33e7 - M36e7*U36;
    const REAL M04e6 = M04e7 + M06e7_neg*U46;
    const REAL M14e6 = M14e7 + M16e7_neg*U46;
    const REAL M24e6 = M24e7 - M26e7*U46;
    const REAL M34e6 = M34e7 - M36e7*U46;
    const REAL M44e6 = M44e7 - M46e7*U46;
    const REAL M05e6 = M05e7 + M06e7_neg*U56;
    const REAL M15e6 = M15e7 + M16e7_neg*U56;
    const REAL M25e6 = M25e7 - M26e7*U56;
    const REAL M35e6 = M35e7 - M36e7*U56;
    const REAL M45e6 = M45e7 - M46e7*U56;
    const REAL D5 = M55e7 - M56e7*U56;

    /* elimination of 'floating_base' */
    const REAL D5_inv_neg = -1.0/D5;
    const REAL U05 = -M05e6*D5_inv_neg;
    const REAL U15_neg = M15e6*D5_inv_neg;
    const REAL U25_neg = M25e6*D5_inv_neg;
    const REAL U35_neg = M35e6*D5_inv_neg;
    const REAL U45_neg = M45e6*D5_inv_neg;
    const REAL M04e5 = M04e6 + M05e6*U45_neg;
    const REAL M14e5 = M14e6 + M15e6*U45_neg;
    const REAL M24e5 = M24e6 + M25e6*U45_neg;
    const REAL M34e5 = M34e6 + M35e6*U45_neg;
    const REAL D4 = M44e6 + M45e6*U45_neg;
    const REAL D4_inv_neg = -1.0/D4;
    const REAL U04_neg = M04e5*D4_inv_neg;
    const REAL U14 = -M14e5*D4_inv_neg;
    const REAL U24 = -M24e5*D4_inv_neg;
    const REAL U34 = -M34e5*D4_inv_neg;
    const REAL M03e4 = M03e6 + M05e6*U35_neg - M04e5*U34;
    const REAL M13e4 = M13e6 + M15e6*U35_neg - M14e5*U34;
    const REAL M23e4 = M23e6 + M25e6*U35_neg - M24e5*U34;
    const REAL D3 = M33e6 + M35e6*U35_neg - M34e5*U34;
    const REAL D3_inv_neg = -1.0/D3;
    const REAL U03 = -M03e4*D3_inv_neg;
    const REAL U13 = -M13e4*D3_inv_neg;
    const REAL U23_neg = M23e4*D3_inv_neg;
    const REAL M02e3 = M02e6 + M05e6*U25_neg - M04e5*U24 + M03e4*U23_neg;
    const REAL M12e3 = M12e6 + M15e6*U25_neg - M14e5*U24 + M13e4*U23_neg;
    const REAL D2 = M22e6 + M25e6*U25_neg - M24e5*U24 + M23e4*U23_neg;
    const REAL D2_inv = 1.0/D2;
    const REAL U02 = M02e3*D2_inv;
    const REAL U12 = M12e3*D2_inv;
    const REAL M01e2 = M01e6 + M05e6*U15_neg - M04e5*U14 - M03e4*U13 - M02e3*U12;
    const REAL D1 = M11e6 + M15e6*U15_neg - M14e5*U14 - M13e4*U13 - M12e3*U12;
    const REAL D1_inv_neg = -1.0/D1;
    const REAL U01_neg = M01e2*D1_inv_neg;
    const REAL D0_0 = M01e2*U01_neg;
    const REAL D0 = M00e6 - M05e6*U05 + M04e5*U04_neg - M03e4*U03 - M02e3*U02 + D0_0;
    const REAL D0_inv = 1.0/D0;

    /* solve with U */
    const REAL e0_1 = angle_13 - angle_14*U12;
    const REAL e0_0 = U01_neg*e0_1 - angle_12 - angle_14*U02;
    const REAL e1_1 = -angle_16 - angle_17*U12;
    const REAL e1_0 = angle_15 + U01_neg*e1_1 - angle_17*U02;
    const REAL e2_1 = angle_19 + angle_20*U12;
    const REAL e2_0 = angle_18 + U01_neg*e2_1 + angle_20*U02;
    const REAL e3_4 = angle_13 + angle_14*U45_neg;
    const REAL e3_3 = angle_14*U35_neg - (angle_12 + U34*e3_4);
    const REAL e3_2 = J_x2 + U23_neg*e3_3 - U24*e3_4 + angle_14*U25_neg;
    const REAL e3_1 = angle_14*U15_neg - (J_x1_neg + U12*e3_2 + U13*e3_3 + U14*e3_4);
    const REAL e3_0_0 = J_x0 + U01_neg*e3_1 - U02*e3_2 - U03*e3_3 + U04_neg*e3_4;
    const REAL e3_0 = e3_0_0 - angle_14*U05;
    const REAL e4_4 = angle_17*U45_neg - angle_16;
    const REAL e4_3 = angle_15 - U34*e4_4 + angle_17*U35_neg;
    const REAL e4_2 = J_y2 + U23_neg*e4_3 - U24*e4_4 + angle_17*U25_neg;
    const REAL e4_1 = angle_17*U15_neg - (J_y1_neg + U12*e4_2 + U13*e4_3 + U14*e4_4);
    const REAL e4_0_neg_0 = U02*e4_2 - (J_y0 + U01_neg*e4_1) + U03*e4_3 - U04_neg*e4_4;
    const REAL e4_0_neg = e4_0_neg_0 + angle_17*U05;
    const REAL e5_4 = angle_19 - angle_20*U45_neg;
    const REAL e5_3 = angle_18 - U34*e5_4 - angle_20*U35_neg;
    const REAL e5_2 = J_z2 + U23_neg*e5_3 - U24*e5_4 - angle_20*U25_neg;
    const REAL e5_1 = J_z1 - U12*e5_2 - U13*e5_3 - U14*e5_4 - angle_20*U15_neg;
    const REAL e5_0_0 = U02*e5_2 - (J_z0 + U01_neg*e5_1) + U03*e5_3 - U04_neg*e5_4;
    const REAL e5_0 = angle_20*U05 - e5_0_0;

    /* inverse of the operational-space inertia */
    const REAL O01_0 = D0_inv*e1_0;
    const REAL O01_1 = -D1_inv_neg*e1_1;
    const REAL O01_2 = angle_17*D2_inv;
    const REAL O02_neg_0 = D0_inv*e2_0;
    const REAL O02_neg_1 = D1_inv_neg*e2_1;
    const REAL O02_neg_2 = angle_20*D2_inv;
    const REAL O03_0 = D0_inv*e3_0;
    const REAL O03_1 = -D1_inv_neg*e3_1;
    const REAL O03_2 = D2_inv*e3_2;
    const REAL O04_0 = D0_inv*e4_0_neg;
    const REAL O04_1 = -D1_inv_neg*e4_1;
    const REAL O04_2 = D2_inv*e4_2;
    const REAL O34_neg_0 = D3_inv_neg*e4_3;
    const REAL O34_neg_1 = -D4_inv_neg*e4_4;
    const REAL O34_neg_2 = angle_17*D5_inv_neg;
    const REAL O05_0 = -D0_inv*e5_0;
    const REAL O05_1 = D1_inv_neg*e5_1;
    const REAL O05_2 = D2_inv*e5_2;
    const REAL O35_0 = D3_inv_neg*e5_3;
    const REAL O35_1 = D4_inv_neg*e5_4;
    const REAL O35_2 = angle_20*D5_inv_neg;
    const REAL O00 = D0_inv*e0_0*e0_0 - D1_inv_neg*e0_1*e0_1 + angle_14*D2_inv*angle_14;
    const REAL O01 = e0_0*O01_0 + e0_1*O01_1 + angle_14*O01_2;
    const REAL O11 = e1_0*O01_0 + e1_1*O01_1 + angle_17*O01_2;
    const REAL O02_neg = e0_1*O02_neg_1 - e0_0*O02_neg_0 + angle_14*O02_neg_2;
    const REAL O12 = e1_0*O02_neg_0 - e1_1*O02_neg_1 - angle_17*O02_neg_2;
    const REAL O22 = e2_0*O02_neg_0 - e2_1*O02_neg_1 + angle_20*O02_neg_2;
    const REAL O03 = e0_0*O03_0 + e0_1*O03_1 + angle_14*O03_2;
    const REAL O13 = e1_0*O03_0 + e1_1*O03_1 + angle_17*O03_2;
    const REAL O23 = e2_0*O03_0 + e2_1*O03_1 - angle_20*O03_2;
    const REAL O33_0 = e3_0*O03_0 + e3_1*O03_1 + e3_2*O03_2 - D3_inv_neg*e3_3*e3_3;
    const REAL O33 = O33_0 - D4_inv_neg*e3_4*e3_4 - angle_14*D5_inv_neg*angle_14;
    const REAL O04 = e0_1*O04_1 - e0_0*O04_0 + angle_14*O04_2;
    const REAL O14 = angle_17*O04_2 - (e1_0*O04_0 - e1_1*O04_1);
    const REAL O24_neg = e2_0*O04_0 - e2_1*O04_1 + angle_20*O04_2;
    const REAL O34_neg_3 = e3_0*O04_0 - e3_1*O04_1 - e3_2*O04_2 + e3_3*O34_neg_0;
    const REAL O34_neg = O34_neg_3 - e3_4*O34_neg_1 + angle_14*O34_neg_2;
    const REAL O44_0 = e4_0_neg*O04_0 + e4_1*O04_1 + e4_2*O04_2 - e4_3*O34_neg_0;
    const REAL O44 = O44_0 + e4_4*O34_neg_1 - angle_17*O34_neg_2;
    const REAL O05 = angle_14*O05_2 - (e0_0*O05_0 + e0_1*O05_1);
    const REAL O15 = angle_17*O05_2 - (e1_0*O05_0 + e1_1*O05_1);
    const REAL O25_neg = e2_0*O05_0 + e2_1*O05_1 + angle_20*O05_2;
    const REAL O35_3 = e3_0*O05_0 + e3_1*O05_1 - e3_2*O05_2 + e3_3*O35_0 + e3_4*O35_1;
    const REAL O35 = angle_14*O35_2 - O35_3;
    const REAL O45_0 = -e4_4*O35_1;
    const REAL O45_1 = e4_0_neg*O05_0 - e4_1*O05_1 + e4_2*O05_2 - e4_3*O35_0 + O45_0;
    const REAL O45 = O45_1 + angle_17*O35_2;
    const REAL O55_0 = e5_4*O35_1;
    const REAL O55_1 = e5_2*O05_2 - (e5_0*O05_0 + e5_1*O05_1) - e5_3*O35_0 - O55_0;
    const REAL O55 = O55_1 - angle_20*O35_2;

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
    Omega[10] = O14;
    Omega[11] = O15;
    Omega[12] = -O02_neg;
    Omega[13] = O12;
    Omega[14] = O22;
    Omega[15] = O23;
    Omega[16] = -O24_neg;
    Omega[17] = -O25_neg;
    Omega[18] = O03;
    Omega[19] = O13;
    Omega[20] = O23;
    Omega[21] = O33;
    Omega[22] = -O34_neg;
    Omega[23] = O35;
    Omega[24] = O04;
    Omega[25] = O14;
    Omega[26] = -O24_neg;
    Omega[27] = -O34_neg;
    Omega[28] = O44;
    Omega[29] = O45;
    Omega[30] = O05;
    Omega[31] = O15;
    Omega[32] = -O25_neg;
    Omega[33] = O35;
    Omega[34] = O45;
    Omega[35] = O55;
}

FUNCTION(drone_arm_operational_inertia_inverse_front_right)(const REAL q[10], REAL Omega[36])
{
    const REAL q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6], q7 = q[7], q8 = q[8], q9 = q[9];

    /* sines and cosines */
    const REAL q89 = q8 + q9;
    const REAL angles[3] = {q7, q8, q89};
    REAL sines[3], cosines[3];
    OF(drone_arm_sincos)(3, angles, sines, cosines);
    const REAL s7 = sines[0], s8 = sines[1], s89 = sines[2];
    const REAL c7 = cosines[0], c8 = cosines[1], c89 = cosines[2];
    const REAL angle_0 = 2.0*q3;
    const REAL angle_1 = 2.0*q4;
    const REAL angle_2 = 2.0*q5;
    const REAL angle_3 = q3*angle_0;
    const REAL angle_4 = q4*angle_1;
    const REAL angle_5 = q5*angle_2;
    const REAL angle_6 = q4*angle_0;
    const REAL angle_7 = q5*angle_0;
    const REAL angle_8 = q5*angle_1;
    const REAL angle_9 = q6*angle_0;
    const REAL angle_10 = q6*angle_1;
    const REAL angle_11 = q6*angle_2;
    const REAL angle_12 = angle_4 + angle_5 - 1.0;
    const REAL angle_13 = angle_6 - angle_11;
    const REAL angle_14 = angle_7 + angle_10;
    const REAL angle_15 = angle_6 + angle_11;
    const REAL angle_16 = angle_3 + angle_5 - 1.0;
    const REAL angle_17 = angle_8 - angle_9;
    const REAL angle_18 = angle_7 - angle_10;
    const REAL angle_19 = angle_8 + angle_9;
    const REAL angle_20 = angle_3 + angle_4 - 1.0;

    /* position of 'fore' */
    const REAL r3_x = 0.22*s8;
    const REAL r3_y = -0.22*c8;

    /* inertia of 'upper' in the axes of its group */
    const REAL I2_hx = 0.0736*s8 - 0.00072*c8;
    const REAL I2_hy_neg = 0.0736*c8 + 0.00072*s8;
    const REAL I2_Jxx_neg_0 = 0.01440184*s8 - 0.0001712*c8;
    const REAL I2_Jxx_neg = s8*I2_Jxx_neg_0;
    const REAL I2_Jxy = c8*I2_Jxx_neg_0 + 8.56e-05;
    const REAL I2_Jyy = I2_Jxx_neg - 0.01440184;
    const REAL I2_Jxz = 2.32e-06*c8 - 1.32e-05*s8;
    const REAL I2_Jyz = 1.32e-05*c8 + 2.32e-06*s8;

    /* inertia of 'fore' in the axes of its group */
    const REAL I3_hx = 0.0275*s89;
    const REAL I3_hy = -0.0275*c89;
    const REAL I3_Jxx_neg_0 = 0.004615*s89 - 6e-06*c89;
    const REAL I3_Jxx_neg = s89*I3_Jxx_neg_0;
    const REAL I3_Jxy = c89*I3_Jxx_neg_0 + 3e-06;
    const REAL I3_Jyy = I3_Jxx_neg - 0.004615;
    const REAL I3_Jxz = 5.2e-05*s89;
    const REAL I3_Jyz = -5.2e-05*c89;

    /* frame of tool 'front_right' */
    const REAL J_y0_0 = 0.19*(angle_12 + angle_13) - 0.03*angle_14;
    const REAL J_x0_0 = 0.19*(angle_15 + angle_16) + 0.03*angle_17;
    const REAL J_x0_1 = 0.19*(angle_18 - angle_19) - 0.03*angle_20;

    /* columns of the Jacobian */
    const REAL J_x0 = angle_15*J_x0_1 - angle_18*J_x0_0;
    const REAL J_y0 = angle_12*J_x0_1 - angle_18*J_y0_0;
    const REAL J_z0 = angle_15*J_y0_0 - angle_12*J_x0_0;
    const REAL J_x1_neg = angle_16*J_x0_1 + angle_19*J_x0_0;
    const REAL J_y1_neg = angle_19*J_y0_0 + angle_13*J_x0_1;
    const REAL J_z1 = angle_13*J_x0_0 - angle_16*J_y0_0;
    const REAL J_x2 = angle_17*J_x0_1 + angle_20*J_x0_0;
    const REAL J_y2 = angle_20*J_y0_0 - angle_14*J_x0_1;
    const REAL J_z2 = angle_14*J_x0_0 + angle_17*J_y0_0;

    /* composite inertia of 'upper' */
    const REAL R2_Jzz_0 = 0.44*s8*I3_hx;
    const REAL R2_Jzz_1 = -0.44*c8*I3_hy;
    const REAL R2_Jzz_2 = R2_Jzz_0 + R2_Jzz_1;
    const REAL R2_hx = I2_hx + I3_hx;
    const REAL R2_hy = I3_hy - I2_hy_neg;
    const REAL R2_Jxx_neg = I3_Jxx_neg - R2_Jzz_1 + I2_Jxx_neg;
    const REAL R2_Jyy = I3_Jyy + R2_Jzz_0 + I2_Jyy;
    const REAL R2_Jzz = R2_Jzz_2 + 0.01916116;
    const REAL R2_Jxy = I3_Jxy - (r3_x*I3_hy + r3_y*I3_hx) + I2_Jxy;
    const REAL R2_Jxz = I2_Jxz + I3_Jxz;
    const REAL R2_Jyz = I2_Jyz + I3_Jyz;

    /* composite inertia of 'turret' */
    const REAL R1_hx = R2_hx - 0.00036;
    const REAL R1_Jxx = 0.01914932 - R2_Jxx_neg;
    const REAL R1_Jzz = R2_Jyy + 0.01925076;
    const REAL R1_Jxz = R2_Jxy + 2.84e-06;

    /* composite inertia of 'frame' */
    const REAL R0_hx_0 = c7*R1_hx + 0.00084*s7;
    const REAL R0_hy_0 = s7*R1_hx - 0.00084*c7;
    const REAL R0_Jxx_0 = c7*(R2_Jzz - R1_Jxx) - 2.0*R2_Jxz*s7;
    const REAL R0_Jxx_1 = c7*R0_Jxx_0;
    const REAL R0_Jxz_0 = c7*R1_Jxz + s7*R2_Jyz;
    const REAL R0_Jyy_0 = 0.06*R0_hx_0;
    const REAL R0_Jyy_1 = -0.2*R2_hy;
    const REAL R0_Jxz_1 = 0.1*R0_hx_0;
    const REAL R0_Jyz_0 = s7*R1_Jxz - c7*R2_Jyz + 0.1*R0_hy_0;
    const REAL R0_hx = 0.0096 - R0_hx_0;
    const REAL R0_hy = -R0_hy_0 - 0.0021;
    const REAL R0_hz = R2_hy + 0.00512;
    const REAL R0_Jxx = R2_Jzz - R0_Jxx_1 + R0_Jyy_1 + 0.0299287;
    const REAL R0_Jyy = 0.0340962 - (R0_Jyy_0 - R0_Jyy_1 - (R1_Jxx + R0_Jxx_1));
    const REAL R0_Jzz = R1_Jzz - R0_Jyy_0 + 0.0415717;
    const REAL R0_Jxy = 0.03*R0_hy_0 - (R2_Jxz + s7*R0_Jxx_0) + 0.0001084;
    const REAL R0_Jxz = 0.0028266 - (0.03*R2_hy + R0_Jxz_1 + R0_Jxz_0);
    const REAL R0_Jyz = -R0_Jyz_0 - 0.0001748;

    /* inertia that joint 'turn' feels, and its couplings inward */
    const REAL M66 = R2_Jyy + 0.02125076;
    const REAL M06_neg = R0_Jxz_0 + R0_Jxz_1;
    const REAL M26 = R1_Jzz - 0.03*R0_hx_0;

    /* inertia that joint 'lift' feels, and its couplings inward */
    const REAL M77 = R2_Jzz_2 + 0.02116116;
    const REAL M37 = c7*R2_hy;
    const REAL M47 = s7*R2_hy;
    const REAL M07 = 0.1*M47 - (c7*R2_Jxz + s7*R2_Jzz);
    const REAL M17 = c7*R2_Jzz - s7*R2_Jxz - (0.1*M37 + 0.03*R2_hx);
    const REAL M27 = R2_Jyz + 0.03*M47;

    /* inertia that joint 'elbow' feels, and its couplings inward */
    const REAL M78 = r3_x*I3_hx + r3_y*I3_hy + 0.004675;
    const REAL M38 = c7*I3_hy;
    const REAL M48 = s7*I3_hy;
    const REAL M08_neg = c7*I3_Jxz + s7*M78 - 0.1*M48;
    const REAL M18 = c7*M78 - s7*I3_Jxz - (0.1*M38 + 0.000825*s89);
    const REAL M28 = I3_Jyz + 0.03*M48;

    /* elimination of 'elbow' */
    const REAL U18 = 176.21145374449338*M18;
    const REAL U28 = 176.21145374449338*M28;
    const REAL U38 = 176.21145374449338*M38;
    const REAL U48 = 176.21145374449338*M48;
    const REAL U58 = 4.845814977973569*s89;
    const REAL U68 = -0.009162995594713657*c89;
    const REAL U78 = 176.21145374449338*M78;
    const REAL M00e8 = R0_Jxx - 176.21145374449338*M08_neg*M08_neg;
    const REAL M01e8 = R0_Jxy + M08_neg*U18;
    const REAL M11e8 = R0_Jyy - M18*U18;
    const REAL M02e8 = R0_Jxz + M08_neg*U28;
    const REAL M12e8 = R0_Jyz - M18*U28;
    const REAL M22e8 = R0_Jzz - M28*U28;
    const REAL M03e8 = M08_neg*U38;
    const REAL M13e8 = R0_hz - M18*U38;
    const REAL M23e8 = -R0_hy - M28*U38;
    const REAL M33e8 = 3.64 - M38*U38;
    const REAL M04e8 = M08_neg*U48 - R0_hz;
    const REAL M14e8 = -M18*U48;
    const REAL M24e8 = R0_hx - M28*U48;
    const REAL M34e8 = -M38*U48;
    const REAL M44e8 = 3.64 - M48*U48;
    const REAL M05e8 = R0_hy + M08_neg*U58;
    const REAL M15e8 = -R0_hx - M18*U58;
    const REAL M25e8 = -M28*U58;
    const REAL M35e8 = -M38*U58;
    const REAL M45e8 = -M48*U58;
    const REAL M55e8 = 3.64 - I3_hx*U58;
    const REAL M06e8_neg = M06_neg - M08_neg*U68;
    const REAL M16e8_neg = R0_Jyz_0 + M18*U68;
    const REAL M26e8 = M26 - M28*U68;
    const REAL M36e8 = R0_hy_0 - M38*U68;
    const REAL M46e8_neg = R0_hx_0 + M48*U68;
    const REAL M56e8 = -I3_hx*U68;
    const REAL M66e8 = M66 - I3_Jyz*U68;
    const REAL M07e8 = M07 + M08_neg*U78;
    const REAL M17e8 = M17 - M18*U78;
    const REAL M27e8 = M27 - M28*U78;
    const REAL M37e8 = M37 - M38*U78;
    const REAL M47e8 = M47 - M48*U78;
    const REAL M57e8 = R2_hx - I3_hx*U78;
    const REAL M67e8 = R2_Jyz - I3_Jyz*U78;
    const REAL D7 = M77 - M78*U78;

    /* elimination of 'lift' */
    const REAL D7_inv = 1.0/D7;
    const REAL U17 = M17e8*D7_inv;
    const REAL U27 = M27e8*D7_inv;
    const REAL U37 = M37e8*D7_inv;
    const REAL U47 = M47e8*D7_inv;
    const REAL U57 = M57e8*D7_inv;
    const REAL U67 = M67e8*D7_inv;
    const REAL M00e7 = M00e8 - M07e8*D7_inv*M07e8;
    const REAL M01e7 = M01e8 - M07e8*U17;
    const REAL M11e7 = M11e8 - M17e8*U17;
    const REAL M02e7 = M02e8 - M07e8*U27;
    const REAL M12e7 = M12e8 - M17e8*U27;
    const REAL M22e7 = M22e8 - M27e8*U27;
    const REAL M03e7 = M03e8 - M07e8*U37;
    const REAL M13e7 = M13e8 - M17e8*U37;
    const REAL M23e7 = M23e8 - M27e8*U37;
    const REAL M33e7 = M33e8 - M37e8*U37;
    const REAL M04e7 = M04e8 - M07e8*U47;
    const REAL M14e7 = M14e8 - M17e8*U47;
    const REAL M24e7 = M24e8 - M27e8*U47;
    const REAL M34e7 = M34e8 - M37e8*U47;
    const REAL M44e7 = M44e8 - M47e8*U47;
    const REAL M05e7 = M05e8 - M07e8*U57;
    const REAL M15e7 = M15e8 - M17e8*U57;
    const REAL M25e7 = M25e8 - M27e8*U57;
    const REAL M35e7 = M35e8 - M37e8*U57;
    const REAL M45e7 = M45e8 - M47e8*U57;
    const REAL M55e7 = M55e8 - M57e8*U57;
    const REAL M06e7_neg = M06e8_neg + M07e8*U67;
    const REAL M16e7_neg = M16e8_neg + M17e8*U67;
    const REAL M26e7 = M26e8 - M27e8*U67;
    const REAL M36e7 = M36e8 - M37e8*U67;
    const REAL M46e7 = -M46e8_neg - M47e8*U67;
    const REAL M56e7 = M56e8 - M57e8*U67;
    const REAL D6 = M66e8 - M67e8*U67;

    /* elimination of 'turn' */
    const REAL D6_inv = 1.0/D6;
    const REAL U16_neg = M16e7_neg*D6_inv;
    const REAL U26 = M26e7*D6_inv;
    const REAL U36 = M36e7*D6_inv;
    const REAL U46 = M46e7*D6_inv;
    const REAL U56 = M56e7*D6_inv;
    const REAL M00e6 = M00e7 - M06e7_neg*D6_inv*M06e7_neg;
    const REAL M01e6 = M01e7 - M06e7_neg*U16_neg;
    const REAL M11e6 = M11e7 - M16e7_neg*U16_neg;
    const REAL M02e6 = M02e7 + M06e7_neg*U26;
    const REAL M12e6 = M12e7 + M16e7_neg*U26;
    const REAL M22e6 = M22e7 - M26e7*U26;
    const REAL M03e6 = M03e7 + M06e7_neg*U36;
    const REAL M13e6 = M13e7 + M16e7_neg*U36;
    const REAL M23e6 = M23e7 - M26e7*U36;
    const REAL M33e6 = M33e7 - M36e7*U36;
    const REAL M04e6 = M04e7 + M06e7_neg*U46;
    const REAL M14e6 = M14e7 + M16e7_neg*U46;
    const REAL M24e6 = M24e7 - M26e7*U46;
    const REAL M34e6 = M34e7 - M36e7*U46;
    const REAL M44e6 = M44e7 - M46e7*U46;
    const REAL M05e6 = M05e7 + M06e7_neg*U56;
    const REAL M15e6 = M15e7 + M16e7_neg*U56;
    const REAL M25e6 = M25e7 - M26e7*U56;
    const REAL M35e6 = M35e7 - M36e7*U56;
    const REAL M45e6 = M45e7 - M46e7*U56;
    const REAL D5 = M55e7 - M56e7*U56;

    /* elimination of 'floating_base' */
    const REAL D5_inv_neg = -1.0/D5;
    const REAL U05 = -M05e6*D5_inv_neg;
    const REAL U15_neg = M15e6*D5_inv_neg;
    const REAL U25_neg = M25e6*D5_inv_neg;
    const REAL U35_neg = M35e6*D5_inv_neg;
    const REAL U45_neg = M45e6*D5_inv_neg;
    const REAL M04e5 = M04e6 + M05e6*U45_neg;
    const REAL M14e5 = M14e6 + M15e6*U45_neg;
    const REAL M24e5 = M24e6 + M25e6*U45_neg;
    const REAL M34e5 = M34e6 + M35e6*U45_neg;
    const REAL D4 = M44e6 + M45e6*U45_neg;
    const REAL D4_inv_neg = -1.0/D4;
    const REAL U04_neg = M04e5*D4_inv_neg;
    const REAL U14 = -M14e5*D4_inv_neg;
    const REAL U24 = -M24e5*D4_inv_neg;
    const REAL U34 = -M34e5*D4_inv_neg;
    const REAL M03e4 = M03e6 + M05e6*U35_neg - M04e5*U34;
    const REAL M13e4 = M13e6 + M15e6*U35_neg - M14e5*U34;
    const REAL M23e4 = M23e6 + M25e6*U35_neg - M24e5*U34;
    const REAL D3 = M33e6 + M35e6*U35_neg - M34e5*U34;
    const REAL D3_inv_neg = -1.0/D3;
    const REAL U03 = -M03e4*D3_inv_neg;
    const REAL U13 = -M13e4*D3_inv_neg;
    const REAL U23_neg = M23e4*D3_inv_neg;
    const REAL M02e3 = M02e6 + M05e6*U25_neg - M04e5*U24 + M03e4*U23_neg;
    const REAL M12e3 = M12e6 + M15e6*U25_neg - M14e5*U24 + M13e4*U23_neg;
    const REAL D2 = M22e6 + M25e6*U25_neg - M24e5*U24 + M23e4*U23_neg;
    const REAL D2_inv = 1.0/D2;
    const REAL U02 = M02e3*D2_inv;
    const REAL U12 = M12e3*D2_inv;
    const REAL M01e2 = M01e6 + M05e6*U15_neg - M04e5*U14 - M03e4*U13 - M02e3*U12;
    const REAL D1 = M11e6 + M15e6*U15_neg - M14e5*U14 - M13e4*U13 - M12e3*U12;
    const REAL D1_inv_neg = -1.0/D1;
    const REAL U01_neg = M01e2*D1_inv_neg;
    const REAL D0_0 = M01e2*U01_neg;
    const REAL D0 = M00e6 - M05e6*U05 + M04e5*U04_neg - M03e4*U03 - M02e3*U02 + D0_0;
    const REAL D0_inv = 1.0/D0;

    /* solve with U */
    const REAL e0_1 = angle_13 - angle_14*U12;
    const REAL e0_0 = U01_neg*e0_1 - angle_12 - angle_14*U02;
    const REAL e1_1 = -angle_16 - angle_17*U12;
    const REAL e1_0 = angle_15 + U01_neg*e1_1 - angle_17*U02;
    const REAL e2_1 = angle_19 + angle_20*U12;
    const REAL e2_0 = angle_18 + U01_neg*e2_1 + angle_20*U02;
    const REAL e3_4 = angle_13 + angle_14*U45_neg;
    const REAL e3_3 = angle_14*U35_neg - (angle_12 + U34*e3_4);
    const REAL e3_2 = J_x2 + U23_neg*e3_3 - U24*e3_4 + angle_14*U25_neg;
    const REAL e3_1 = angle_14*U15_neg - (J_x1_neg + U12*e3_2 + U13*e3_3 + U14*e3_4);
    const REAL e3_0_0 = J_x0 + U01_neg*e3_1 - U02*e3_2 - U03*e3_3 + U04_neg*e3_4;
    const REAL e3_0 = e3_0_0 - angle_14*U05;
    const REAL e4_4 = angle_17*U45_neg - angle_16;
    const REAL e4_3 = angle_15 - U34*e4_4 + angle_17*U35_neg;
    const REAL e4_2 = J_y2 + U23_neg*e4_3 - U24*e4_4 + angle_17*U25_neg;
    const REAL e4_1 = angle_17*U15_neg - (J_y1_neg + U12*e4_2 + U13*e4_3 + U14*e4_4);
    const REAL e4_0_neg_0 = U02*e4_2 - (J_y0 + U01_neg*e4_1) + U03*e4_3 - U04_neg*e4_4;
    const REAL e4_0_neg = e4_0_neg_0 + angle_17*U05;
    const REAL e5_4 = angle_19 - angle_20*U45_neg;
    const REAL e5_3 = angle_18 - U34*e5_4 - angle_20*U35_neg;
    const REAL e5_2 = J_z2 + U23_neg*e5_3 - U24*e5_4 - angle_20*U25_neg;
    const REAL e5_1 = J_z1 - U12*e5_2 - U13*e5_3 - U14*e5_4 - angle_20*U15_neg;
    const REAL e5_0_0 = U02*e5_2 - (J_z0 + U01_neg*e5_1) + U03*e5_3 - U04_neg*e5_4;
    const REAL e5_0 = angle_20*U05 - e5_0_0;

    /* inverse of the operational-space inertia */
    const REAL O01_0 = D0_inv*e1_0;
    const REAL O01_1 = -D1_inv_neg*e1_1;
    const REAL O01_2 = angle_17*D2_inv;
    const REAL O02_neg_0 = D0_inv*e2_0;
    const REAL O02_neg_1 = D1_inv_neg*e2_1;
    const REAL O02_neg_2 = angle_20*D2_inv;
    const REAL O03_0 = D0_inv*e3_0;
    const REAL O03_1 = -D1_inv_neg*e3_1;
    const REAL O03_2 = D2_inv*e3_2;
    const REAL O04_0 = D0_inv*e4_0_neg;
    const REAL O04_1 = -D1_inv_neg*e4_1;
    const REAL O04_2 = D2_inv*e4_2;
    const REAL O34_neg_0 = D3_inv_neg*e4_3;
    const REAL O34_neg_1 = -D4_inv_neg*e4_4;
    const REAL O34_neg_2 = angle_17*D5_inv_neg;
    const REAL O05_0 = -D0_inv*e5_0;
    const REAL O05_1 = D1_inv_neg*e5_1;
    const REAL O05_2 = D2_inv*e5_2;
    const REAL O35_0 = D3_inv_neg*e5_3;
    const REAL O35_1 = D4_inv_neg*e5_4;
    const REAL O35_2 = angle_20*D5_inv_neg;
    const REAL O00 = D0_inv*e0_0*e0_0 - D1_inv_neg*e0_1*e0_1 + angle_14*D2_inv*angle_14;
    const REAL O01 = e0_0*O01_0 + e0_1*O01_1 + angle_14*O01_2;
    const REAL O11 = e1_0*O01_0 + e1_1*O01_1 + angle_17*O01_2;
    const REAL O02_neg = e0_1*O02_neg_1 - e0_0*O02_neg_0 + angle_14*O02_neg_2;
    const REAL O12 = e1_0*O02_neg_0 - e1_1*O02_neg_1 - angle_17*O02_neg_2;
    const REAL O22 = e2_0*O02_neg_0 - e2_1*O02_neg_1 + angle_20*O02_neg_2;
    const REAL O03 = e0_0*O03_0 + e0_1*O03_1 + angle_14*O03_2;
    const REAL O13 = e1_0*O03_0 + e1_1*O03_1 + angle_17*O03_2;
    const REAL O23 = e2_0*O03_0 + e2_1*O03_1 - angle_20*O03_2;
    const REAL O33_0 = e3_0*O03_0 + e3_1*O03_1 + e3_2*O03_2 - D3_inv_neg*e3_3*e3_3;
    const REAL O33 = O33_0 - D4_inv_neg*e3_4*e3_4 - angle_14*D5_inv_neg*angle_14;
    const REAL O04 = e0_1*O04_1 - e0_0*O04_0 + angle_14*O04_2;
    const REAL O14 = angle_17*O04_2 - (e1_0*O04_0 - e1_1*O04_1);
    const REAL O24_neg = e2_0*O04_0 - e2_1*O04_1 + angle_20*O04_2;
    const REAL O34_neg_3 = e3_0*O04_0 - e3_1*O04_1 - e3_2*O04_2 + e3_3*O34_neg_0;
    const REAL O34_neg = O34_neg_3 - e3_4*O34_neg_1 + angle_14*O34_neg_2;
    const REAL O44_0 = e4_0_neg*O04_0 + e4_1*O04_1 + e4_2*O04_2 - e4_3*O34_neg_0;
    const REAL O44 = O44_0 + e4_4*O34_neg_1 - angle_17*O34_neg_2;
    const REAL O05 = angle_14*O05_2 - (e0_0*O05_0 + e0_1*O05_1);
    const REAL O15 = angle_17*O05_2 - (e1_0*O05_0 + e1_1*O05_1);
    const REAL O25_neg = e2_0*O05_0 + e2_1*O05_1 + angle_20*O05_2;
    const REAL O35_3 = e3_0*O05_0 + e3_1*O05_1 - e3_2*O05_2 + e3_3*O35_0 + e3_4*O35_1;
    const REAL O35 = angle_14*O35_2 - O35_3;
    const REAL O45_0 = -e4_4*O35_1;
    const REAL O45_1 = e4_0_neg*O05_0 - e4_1*O05_1 + e4_2*O05_2 - e4_3*O35_0 + O45_0;
    const REAL O45 = O45_1 + angle_17*O35_2;
    const REAL O55_0 = e5_4*O35_1;
    const REAL O55_1 = e5_2*O05_2 - (e5_0*O05_0 + e5_1*O05_1) - e5_3*O35_0 - O55_0;
    const REAL O55 = O55_1 - angle_20*O35_2;

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
    Omega[10] = O14;
    Omega[11] = O15;
    Omega[12] = -O02_neg;
    Omega[13] = O12;
    Omega[14] = O22;
    Omega[15] = O23;
    Omega[16] = -O24_neg;
    Omega[17] = -O25_neg;
    Omega[18] = O03;
    Omega[19] = O13;
    Omega[20] = O23;
    Omega[21] = O33;
    Omega[22] = -O34_neg;
    Omega[23] = O35;
    Omega[24] = O04;
    Omega[25] = O14;
    Omega[26] = -O24_neg;
    Omega[27] = -O34_neg;
    Omega[28] = O44;
    Omega[29] = O45;
    Omega[30] = O05;
    Omega[31] = O15;
    Omega[32] = -O25_neg;
    Omega[33] = O35;
    Omega[34] = O45;
    Omega[35] = O55;
}

FUNCTION(drone_arm_operational_inertia_inverse_rear_left)(const REAL q[10], REAL Omega[36])
{
    const REAL q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6], q7 = q[7], q8 = q[8], q9 = q[9];

    /* sines and cosines */
    const REAL q89 = q8 + q9;
    const REAL angles[3] = {q7, q8, q89};
    REAL sines[3], cosines[3];
    OF(drone_arm_sincos)(3, angles, sines, cosines);
    const REAL s7 = sines[0], s8 = sines[1], s89 = sines[2];
    const REAL c7 = cosines[0], c8 = cosines[1], c89 = cosines[2];
    const REAL angle_0 = 2.0*q3;
    const REAL angle_1 = 2.0*q4;
    const REAL angle_2 = 2.0*q5;
    const REAL angle_3 = q3*angle_0;
    const REAL angle_4 = q4*angle_1;
    const REAL angle_5 = q5*angle_2;
    const REAL angle_6 = q4*angle_0;
    const REAL angle_7 = q5*angle_0;
    const REAL angle_8 = q5*angle_1;
    const REAL angle_9 = q6*angle_0;
    const REAL angle_10 = q6*angle_1;
    const REAL angle_11 = q6*angle_2;
    const REAL angle_12 = angle_4 + angle_5 - 1.0;
    const REAL angle_13 = angle_6 - angle_11;
    const REAL angle_14 = angle_7 + angle_10;
    const REAL angle_15 = angle_6 + angle_11;
    const REAL angle_16 = angle_3 + angle_5 - 1.0;
    const REAL angle_17 = angle_8 - angle_9;
    const REAL angle_18 = angle_7 - angle_10;
    const REAL angle_19 = angle_8 + angle_9;
    const REAL angle_20 = angle_3 + angle_4 - 1.0;

    /* position of 'fore' */
    const REAL r3_x = 0.22*s8;
    const REAL r3_y = -0.22*c8;

    /* inertia of 'upper' in the axes of its group */
    const REAL I2_hx = 0.0736*s8 - 0.00072*c8;
    const REAL I2_hy_neg = 0.0736*c8 + 0.00072*s8;
    const REAL I2_Jxx_neg_0 = 0.01440184*s8 - 0.0001712*c8;
    const REAL I2_Jxx_neg = s8*I2_Jxx_neg_0;
    const REAL I2_Jxy = c8*I2_Jxx_neg_0 + 8.56e-05;
    const REAL I2_Jyy = I2_Jxx_neg - 0.01440184;
    const REAL I2_Jxz = 2.32e-06*c8 - 1.32e-05*s8;
    const REAL I2_Jyz = 1.32e-05*c8 + 2.32e-06*s8;

    /* inertia of 'fore' in the axes of its group */
    const REAL I3_hx = 0.0275*s89;
    const REAL I3_hy = -0.0275*c89;
    const REAL I3_Jxx_neg_0 = 0.004615*s89 - 6e-06*c89;
    const REAL I3_Jxx_neg = s89*I3_Jxx_neg_0;
    const REAL I3_Jxy = c89*I3_Jxx_neg_0 + 3e-06;
    const REAL I3_Jyy = I3_Jxx_neg - 0.004615;
    const REAL I3_Jxz = 5.2e-05*s89;
    const REAL I3_Jyz = -5.2e-05*c89;

    /* frame of tool 'rear_left' */
    const REAL J_y0_0 = 0.19*(angle_12 + angle_13) + 0.03*angle_14;
    const REAL J_x0_0 = 0.19*(angle_15 + angle_16) - 0.03*angle_17;
    const REAL J_x0_1 = 0.19*(angle_18 - angle_19) + 0.03*angle_20;

    /* columns of the Jacobian */
    const REAL J_x0 = angle_18*J_x0_0 - angle_15*J_x0_1;
    const REAL J_y0 = angle_18*J_y0_0 - angle_12*J_x0_1;
    const REAL J_z0 = angle_12*J_x0_0 - angle_15*J_y0_0;
    const REAL J_x1 = angle_16*J_x0_1 + angle_19*J_x0_0;
    const REAL J_y1 = angle_19*J_y0_0 + angle_13*J_x0_1;
    const REAL J_z1 = angle_16*J_y0_0 - angle_13*J_x0_0;
    const REAL J_x2_neg = angle_17*J_x0_1 + angle_20*J_x0_0;
    const REAL J_y2 = angle_14*J_x0_1 - angle_20*J_y0_0;
    const REAL J_z2_neg = angle_14*J_x0_0 + angle_17*J_y0_0;

    /* composite inertia of 'upper' */
    const REAL R2_Jzz_0 = 0.44*s8*I3_hx;
    const REAL R2_Jzz_1 = -0.44*c8*I3_hy;
    const REAL R2_Jzz_2 = R2_Jzz_0 + R2_Jzz_1;
    const REAL R2_hx = I2_hx + I3_hx;
    const REAL R2_hy = I3_hy - I2_hy_neg;
    const REAL R2_Jxx_neg = I3_Jxx_neg - R2_Jzz_1 + I2_Jxx_neg;
    const REAL R2_Jyy = I3_Jyy + R2_Jzz_0 + I2_Jyy;
    const REAL R2_Jzz = R2_Jzz_2 + 0.01916116;
    const REAL R2_Jxy = I3_Jxy - (r3_x*I3_hy + r3_y*I3_hx) + I2_Jxy;
    const REAL R2_Jxz = I2_Jxz + I3_Jxz;
    const REAL R2_Jyz = I2_Jyz + I3_Jyz;

    /* composite inertia of 'turret' */
    const REAL R1_hx = R2_hx - 0.00036;
    const REAL R1_Jxx = 0.01914932 - R2_Jxx_neg;
    const REAL R1_Jzz = R2_Jyy + 0.01925076;
    const REAL R1_Jxz = R2_Jxy + 2.84e-06;

    /* composite inertia of 'frame' */
    const REAL R0_hx_0 = c7*R1_hx + 0.00084*s7;
    const REAL R0_hy_0 = s7*R1_hx - 0.00084*c7;
    const REAL R0_Jxx_0 = c7*(R2_Jzz - R1_Jxx) - 2.0*R2_Jxz*s7;
    const REAL R0_Jxx_1 = c7*R0_Jxx_0;
    const REAL R0_Jxz_0 = c7*R1_Jxz + s7*R2_Jyz;
    const REAL R0_Jyy_0 = 0.06*R0_hx_0;
    const REAL R0_Jyy_1 = -0.2*R2_hy;
    const REAL R0_Jxz_1 = 0.1*R0_hx_0;
    const REAL R0_Jyz_0 = s7*R1_Jxz - c7*R2_Jyz + 0.1*R0_hy_0;
    const REAL R0_hx = 0.0096 - R0_hx_0;
    const REAL R0_hy = -R0_hy_0 - 0.0021;
    const REAL R0_hz = R2_hy + 0.00512;
    const REAL R0_Jxx = R2_Jzz - R0_Jxx_1 + R0_Jyy_1 + 0.0299287;
    const REAL R0_Jyy = 0.0340962 - (R0_Jyy_0 - R0_Jyy_1 - (R1_Jxx + R0_Jxx_1));
    const REAL R0_Jzz = R1_Jzz - R0_Jyy_0 + 0.0415717;
    const REAL R0_Jxy = 0.03*R0_hy_0 - (R2_Jxz + s7*R0_Jxx_0) + 0.0001084;
    const REAL R0_Jxz = 0.0028266 - (0.03*R2_hy + R0_Jxz_1 + R0_Jxz_0);
    const REAL R0_Jyz = -R0_Jyz_0 - 0.0001748;

    /* inertia that joint 'turn' feels, and its couplings inward */
    const REAL M66 = R2_Jyy + 0.02125076;
    const REAL M06_neg = R0_Jxz_0 + R0_Jxz_1;
    const REAL M26 = R1_Jzz - 0.03*R0_hx_0;

    /* inertia that joint 'lift' feels, and its couplings inward */
    const REAL M77 = R2_Jzz_2 + 0.02116116;
    const REAL M37 = c7*R2_hy;
    const REAL M47 = s7*R2_hy;
    const REAL M07 = 0.1*M47 - (c7*R2_Jxz + s7*R2_Jzz);
    const REAL M17 = c7*R2_Jzz - s7*R2_Jxz - (0.1*M37 + 0.03*R2_hx);
    const REAL M27 = R2_Jyz + 0.03*M47;

    /* inertia that joint 'elbow' feels, and its couplings inward */
    const REAL M78 = r3_x*I3_hx + r3_y*I3_hy + 0.004675;
    const REAL M38 = c7*I3_hy;
    const REAL M48 = s7*I3_hy;
    const REAL M08_neg = c7*I3_Jxz + s7*M78 - 0.1*M48;
    const REAL M18 = c7*M78 - s7*I3_Jxz - (0.1*M38 + 0.000825*s89);
    const REAL M28 = I3_Jyz + 0.03*M48;

    /* elimination of 'elbow' */
    const REAL U18 = 176.21145374449338*M18;
    const REAL U28 = 176.21145374449338*M28;
    const REAL U38 = 176.21145374449338*M38;
    const REAL U48 = 176.21145374449338*M48;
    const REAL U58 = 4.845814977973569*s89;
    const REAL U68 = -0.009162995594713657*c89;
    const REAL U78 = 176.21145374449338*M78;
    const REAL M00e8 = R0_Jxx - 176.21145374449338*M08_neg*M08_neg;
    const REAL M01e8 = R0_Jxy + M08_neg*U18;
    const REAL M11e8 = R0_Jyy - M18*U18;
    const REAL M02e8 = R0_Jxz + M08_neg*U28;
    const REAL M12e8 = R0_Jyz - M18*U28;
    const REAL M22e8 = R0_Jzz - M28*U28;
    const REAL M03e8 = M08_neg*U38;
    const REAL M13e8 = R0_hz - M18*U38;
    const REAL M23e8 = -R0_hy - M28*U38;
    const REAL M33e8 = 3.64 - M38*U38;
    const REAL M04e8 = M08_neg*U48 - R0_hz;
    const REAL M14e8 = -M18*U48;
    const REAL M24e8 = R0_hx - M28*U48;
    const REAL M34e8 = -M38*U48;
    const REAL M44e8 = 3.64 - M48*U48;
    const REAL M05e8 = R0_hy + M08_neg*U58;
    const REAL M15e8 = -R0_hx - M18*U58;
    const REAL M25e8 = -M28*U58;
    const REAL M35e8 = -M38*U58;
    const REAL M45e8 = -M48*U58;
    const REAL M55e8 = 3.64 - I3_hx*U58;
    const REAL M06e8_neg = M06_neg - M08_neg*U68;
    const REAL M16e8_neg = R0_Jyz_0 + M18*U68;
    const REAL M26e8 = M26 - M28*U68;
    const REAL M36e8 = R0_hy_0 - M38*U68;
    const REAL M46e8_neg = R0_hx_0 + M48*U68;
    const REAL M56e8 = -I3_hx*U68;
    const REAL M66e8 = M66 - I3_Jyz*U68;
    const REAL M07e8 = M07 + M08_neg*U78;
    const REAL M17e8 = M17 - M18*U78;
    const REAL M27e8 = M27 - M28*U78;
    const REAL M37e8 = M37 - M38*U78;
    const REAL M47e8 = M47 - M48*U78;
    const REAL M57e8 = R2_hx - I3_hx*U78;
    const REAL M67e8 = R2_Jyz - I3_Jyz*U78;
    const REAL D7 = M77 - M78*U78;

    /* elimination of 'lift' */
    const REAL D7_inv = 1.0/D7;
    const REAL U17 = M17e8*D7_inv;
    const REAL U27 = M27e8*D7_inv;
    const REAL U37 = M37e8*D7_inv;
    const REAL U47 = M47e8*D7_inv;
    const REAL U57 = M57e8*D7_inv;
    const REAL U67 = M67e8*D7_inv;
    const REAL M00e7 = M00e8 - M07e8*D7_inv*M07e8;
    const REAL M01e7 = M01e8 - M07e8*U17;
    const REAL M11e7 = M11e8 - M17e8*U17;
    const REAL M02e7 = M02e8 - M07e8*U27;
    const REAL M12e7 = M12e8 - M17e8*U27;
    const REAL M22e7 = M22e8 - M27e8*U27;
    const REAL M03e7 = M03e8 - M07e8*U37;
    const REAL M13e7 = M13e8 - M17e8*U37;
    const REAL M23e7 = M23e8 - M27e8*U37;
    const REAL M33e7 = M33e8 - M37e8*U37;
    const REAL M04e7 = M04e8 - M07e8*U47;
    const REAL M14e7 = M14e8 - M17e8*U47;
    const REAL M24e7 = M24e8 - M27e8*U47;
    const REAL M34e7 = M34e8 - M37e8*U47;
    const REAL M44e7 = M44e8 - M47e8*U47;
    const REAL M05e7 = M05e8 - M07e8*U57;
    const REAL M15e7 = M15e8 - M17e8*U57;
    const REAL M25e7 = M25e8 - M27e8*U57;
    const REAL M35e7 = M35e8 - M37e8*U57;
    const REAL M45e7 = M45e8 - M47e8*U57;
    const REAL M55e7 = M55e8 - M57e8*U57;
    const REAL M06e7_neg = M06e8_neg + M07e8*U67;
    const REAL M16e7_neg = M16e8_neg + M17e8*U67;
    const REAL M26e7 = M26e8 - M27e8*U67;
    const REAL M36e7 = M36e8 - M37e8*U67;
    const REAL M46e7 = -M46e8_neg - M47e8*U67;
    const REAL M56e7 = M56e8 - M57e8*U67;
    const REAL D6 = M66e8 - M67e8*U67;

    /* elimination of 'turn' */
    const REAL D6_inv = 1.0/D6;
    const REAL U16_neg = M16e7_neg*D6_inv;
    const REAL U26 = M26e7*D6_inv;
    const REAL U36 = M36e7*D6_inv;
    const REAL U46 = M46e7*D6_inv;
    const REAL U56 = M56e7*D6_inv;
    const REAL M00e6 = M00e7 - M06e7_neg*D6_inv*M06e7_neg;
    const REAL M01e6 = M01e7 - M06e7_neg*U16_neg;
    const REAL M11e6 = M11e7 - M16e7_neg*U16_neg;
    const REAL M02e6 = M02e7 + M06e7_neg*U26;
    const REAL M12e6 = M12e7 + M16e7_neg*U26;
    const REAL M22e6 = M22e7 - M26e7*U26;
    const REAL M03e6 = M03e7 + M06e7_neg*U36;
    const REAL M13e6 = M13e7 + M16e7_neg*U36;
    const REAL M23e6 = M23e7 - M26e7*U36;
    const REAL M33e6 = M33e7 - M36e7*U36;
    const REAL M04e6 = M04e7 + M06e7_neg*U46;
    const REAL M14e6 = M14e7 + M16e7_neg*U46;
    const REAL M24e6 = M24e7 - M26e7*U46;
    const REAL M34e6 = M34e7 - M36e7*U46;
    const REAL M44e6 = M44e7 - M46e7*U46;
    const REAL M05e6 = M05e7 + M06e7_neg*U56;
    const REAL M15e6 = M15e7 + M16e7_neg*U56;
    const REAL M25e6 = M25e7 - M26e7*U56;
    const REAL M35e6 = M35e7 - M36e7*U56;
    const REAL M45e6 = M45e7 - M46e7*U56;
    const REAL D5 = M55e7 - M56e7*U56;

    /* elimination of 'floating_base' */
    const REAL D5_inv_neg = -1.0/D5;
    const REAL U05 = -M05e6*D5_inv_neg;
    const REAL U15_neg = M15e6*D5_inv_neg;
    const REAL U25_neg = M25e6*D5_inv_neg;
    const REAL U35_neg = M35e6*D5_inv_neg;
    const REAL U45_neg = M45e6*D5_inv_neg;
    const REAL M04e5 = M04e6 + M05e6*U45_neg;
    const REAL M14e5 = M14e6 + M15e6*U45_neg;
    const REAL M24e5 = M24e6 + M25e6*U45_neg;
    const REAL M34e5 = M34e6 + M35e6*U45_neg;
    const REAL D4 = M44e6 + M45e6*U45_neg;
    const REAL D4_inv_neg = -1.0/D4;
    const REAL U04_neg = M04e5*D4_inv_neg;
    const REAL U14 = -M14e5*D4_inv_neg;
    const REAL U24 = -M24e5*D4_inv_neg;
    const REAL U34 = -M34e5*D4_inv_neg;
    const REAL M03e4 = M03e6 + M05e6*U35_neg - M04e5*U34;
    const REAL M13e4 = M13e6 + M15e6*U35_neg - M14e5*U34;
    const REAL M23e4 = M23e6 + M25e6*U35_neg - M24e5*U34;
    const REAL D3 = M33e6 + M35e6*U35_neg - M34e5*U34;
    const REAL D3_inv_neg = -1.0/D3;
    const REAL U03 = -M03e4*D3_inv_neg;
    const REAL U13 = -M13e4*D3_inv_neg;
    const REAL U23_neg = M23e4*D3_inv_neg;
    const REAL M02e3 = M02e6 + M05e6*U25_neg - M04e5*U24 + M03e4*U23_neg;
    const REAL M12e3 = M12e6 + M15e6*U25_neg - M14e5*U24 + M13e4*U23_neg;
    const REAL D2 = M22e6 + M25e6*U25_neg - M24e5*U24 + M23e4*U23_neg;
    const REAL D2_inv = 1.0/D2;
    const REAL U02 = M02e3*D2_inv;
    const REAL U12 = M12e3*D2_inv;
    const REAL M01e2 = M01e6 + M05e6*U15_neg - M04e5*U14 - M03e4*U13 - M02e3*U12;
    const REAL D1 = M11e6 + M15e6*U15_neg - M14e5*U14 - M13e4*U13 - M12e3*U12;
    const REAL D1_inv_neg = -1.0/D1;
    const REAL U01_neg = M01e2*D1_inv_neg;
    const REAL D0_0 = M01e2*U01_neg;
    const REAL D0 = M00e6 - M05e6*U05 + M04e5*U04_neg - M03e4*U03 - M02e3*U02 + D0_0;
    const REAL D0_inv = 1.0/D0;

    /* solve with U */
    const REAL e0_1 = angle_13 - angle_14*U12;
    const REAL e0_0 = U01_neg*e0_1 - angle_12 - angle_14*U02;
    const REAL e1_1 = -angle_16 - angle_17*U12;
    const REAL e1_0 = angle_15 + U01_neg*e1_1 - angle_17*U02;
    const REAL e2_1 = angle_19 + angle_20*U12;
    const REAL e2_0 = angle_18 + U01_neg*e2_1 + angle_20*U02;
    const REAL e3_4 = angle_13 + angle_14*U45_neg;
    const REAL e3_3 = angle_14*U35_neg - (angle_12 + U34*e3_4);
    const REAL e3_2 = angle_14*U25_neg - (J_x2_neg - U23_neg*e3_3 + U24*e3_4);
    const REAL e3_1 = J_x1 - U12*e3_2 - U13*e3_3 - U14*e3_4 + angle_14*U15_neg;
    const REAL e3_0_neg_0 = U02*e3_2 - (J_x0 + U01_neg*e3_1) + U03*e3_3 - U04_neg*e3_4;
    const REAL e3_0_neg = e3_0_neg_0 + angle_14*U05;
    const REAL e4_4 = angle_17*U45_neg - angle_16;
    const REAL e4_3 = angle_15 - U34*e4_4 + angle_17*U35_neg;
    const REAL e4_2 = angle_17*U25_neg - (U24*e4_4 - (J_y2 + U23_neg*e4_3));
    const REAL e4_1 = J_y1 - U12*e4_2 - U13*e4_3 - U14*e4_4 + angle_17*U15_neg;
    const REAL e4_0_0 = J_y0 + U01_neg*e4_1 - U02*e4_2 - U03*e4_3 + U04_neg*e4_4;
    const REAL e4_0 = e4_0_0 - angle_17*U05;
    const REAL e5_4 = angle_19 - angle_20*U45_neg;
    const REAL e5_3 = angle_18 - U34*e5_4 - angle_20*U35_neg;
    const REAL e5_2_neg = J_z2_neg - U23_neg*e5_3 + U24*e5_4 + angle_20*U25_neg;
    const REAL e5_1_neg = U13*e5_3 - (J_z1 + U12*e5_2_neg) + U14*e5_4 + angle_20*U15_neg;
    const REAL e5_0_0 = U04_neg*e5_4;
    const REAL e5_0_1 = J_z0 - U01_neg*e5_1_neg + U02*e5_2_neg - U03*e5_3 + e5_0_0;
    const REAL e5_0 = e5_0_1 + angle_20*U05;

    /* inverse of the operational-space inertia */
    const REAL O01_0 = D0_inv*e1_0;
    const REAL O01_1 = -D1_inv_neg*e1_1;
    const REAL O01_2 = angle_17*D2_inv;
    const REAL O02_neg_0 = D0_inv*e2_0;
    const REAL O02_neg_1 = D1_inv_neg*e2_1;
    const REAL O02_neg_2 = angle_20*D2_inv;
    const REAL O03_0 = D0_inv*e3_0_neg;
    const REAL O03_1 = D1_inv_neg*e3_1;
    const REAL O03_2 = -D2_inv*e3_2;
    const REAL O04_neg_0 = D0_inv*e4_0;
    const REAL O04_neg_1 = D1_inv_neg*e4_1;
    const REAL O04_neg_2 = -D2_inv*e4_2;
    const REAL O34_neg_0 = D3_inv_neg*e4_3;
    const REAL O34_neg_1 = -D4_inv_neg*e4_4;
    const REAL O34_neg_2 = angle_17*D5_inv_neg;
    const REAL O05_neg_0 = D0_inv*e5_0;
    const REAL O05_neg_1 = D1_inv_neg*e5_1_neg;
    const REAL O05_neg_2 = D2_inv*e5_2_neg;
    const REAL O35_0 = D3_inv_neg*e5_3;
    const REAL O35_1 = D4_inv_neg*e5_4;
    const REAL O35_2 = angle_20*D5_inv_neg;
    const REAL O00 = D0_inv*e0_0*e0_0 - D1_inv_neg*e0_1*e0_1 + angle_14*D2_inv*angle_14;
    const REAL O01 = e0_0*O01_0 + e0_1*O01_1 + angle_14*O01_2;
    const REAL O11 = e1_0*O01_0 + e1_1*O01_1 + angle_17*O01_2;
    const REAL O02_neg = e0_1*O02_neg_1 - e0_0*O02_neg_0 + angle_14*O02_neg_2;
    const REAL O12 = e1_0*O02_neg_0 - e1_1*O02_neg_1 - angle_17*O02_neg_2;
    const REAL O22 = e2_0*O02_neg_0 - e2_1*O02_neg_1 + angle_20*O02_neg_2;
    const REAL O03 = -e0_0*O03_0 - e0_1*O03_1 - angle_14*O03_2;
    const REAL O13_neg = e1_0*O03_0 + e1_1*O03_1 + angle_17*O03_2;
    const REAL O23 = angle_20*O03_2 - (e2_0*O03_0 + e2_1*O03_1);
    const REAL O33_0 = e3_0_neg*O03_0 - e3_1*O03_1 - e3_2*O03_2 - D3_inv_neg*e3_3*e3_3;
    const REAL O33 = O33_0 - D4_inv_neg*e3_4*e3_4 - angle_14*D5_inv_neg*angle_14;
    const REAL O04_neg = e0_1*O04_neg_1 - e0_0*O04_neg_0 + angle_14*O04_neg_2;
    const REAL O14 = e1_0*O04_neg_0 - e1_1*O04_neg_1 - angle_17*O04_neg_2;
    const REAL O24 = e2_0*O04_neg_0 - e2_1*O04_neg_1 + angle_20*O04_neg_2;
    const REAL O34_neg_3 = e3_0_neg*O04_neg_0 + e3_1*O04_neg_1 + e3_2*O04_neg_2;
    const REAL O34_neg = O34_neg_3 + e3_3*O34_neg_0 - e3_4*O34_neg_1 + angle_14*O34_neg_2;
    const REAL O44_0 = e4_0*O04_neg_0 - e4_1*O04_neg_1 - e4_2*O04_neg_2 - e4_3*O34_neg_0;
    const REAL O44 = O44_0 + e4_4*O34_neg_1 - angle_17*O34_neg_2;
    const REAL O05_neg = angle_14*O05_neg_2 - (e0_0*O05_neg_0 + e0_1*O05_neg_1);
    const REAL O15 = e1_0*O05_neg_0 + e1_1*O05_neg_1 - angle_17*O05_neg_2;
    const REAL O25 = e2_0*O05_neg_0 + e2_1*O05_neg_1 + angle_20*O05_neg_2;
    const REAL O35_3 = e3_0_neg*O05_neg_0 - e3_1*O05_neg_1 + e3_2*O05_neg_2 + e3_3*O35_0;
    const REAL O35 = angle_14*O35_2 - (O35_3 + e3_4*O35_1);
    const REAL O45_0 = e4_0*O05_neg_0 + e4_1*O05_neg_1 - e4_2*O05_neg_2 - e4_3*O35_0;
    const REAL O45 = O45_0 - e4_4*O35_1 + angle_17*O35_2;
    const REAL O55_0 = e5_3*O35_0;
    const REAL O55_1 = e5_0*O05_neg_0 - e5_1_neg*O05_neg_1 + e5_2_neg*O05_neg_2 - O55_0;
    const REAL O55 = O55_1 - e5_4*O35_1 - angle_20*O35_2;

    Omega[0] = O00;
    Omega[1] = O01;
    Omega[2] = -O02_neg;
    Omega[3] = O03;
    Omega[4] = -O04_neg;
    Omega[5] = -O05_neg;
    Omega[6] = O01;
    Omega[7] = O11;
    Omega[8] = O12;
    Omega[9] = -O13_neg;
    Omega[10] = O14;
    Omega[11] = O15;
    Omega[12] = -O02_neg;
    Omega[13] = O12;
    Omega[14] = O22;
    Omega[15] = O23;
    Omega[16] = O24;
    Omega[17] = O25;
    Omega[18] = O03;
    Omega[19] = -O13_neg;
    Omega[20] = O23;
    Omega[21] = O33;
    Omega[22] = -O34_neg;
    Omega[23] = O35;
    Omega[24] = -O04_neg;
    Omega[25] = O14;
    Omega[26] = O24;
    Omega[27] = -O34_neg;
    Omega[28] = O44;
    Omega[29] = O45;
    Omega[30] = -O05_neg;
    Omega[31] = O15;
    Omega[32] = O25;
    Omega[33] = O35;
    Omega[34] = O45;
    Omega[35] = O55;
}

FUNCTION(drone_arm_operational_inertia_inverse_rear_right)(const REAL q[10], REAL Omega[36])
{
    const REAL q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6], q7 = q[7], q8 = q[8], q9 = q[9];

    /* sines and cosines */
    const REAL q89 = q8 + q9;
    const REAL angles[3] = {q7, q8, q89};
    REAL sines[3], cosines[3];
    OF(drone_arm_sincos)(3, angles, sines, cosines);
    const REAL s7 = sines[0], s8 = sines[1], s89 = sines[2];
    const REAL c7 = cosines[0], c8 = cosines[1], c89 = cosines[2];
    const REAL angle_0 = 2.0*q3;
    const REAL angle_1 = 2.0*q4;
    const REAL angle_2 = 2.0*q5;
    const REAL angle_3 = q3*angle_0;
    const REAL angle_4 = q4*angle_1;
    const REAL angle_5 = q5*angle_2;
    const REAL angle_6 = q4*angle_0;
    const REAL angle_7 = q5*angle_0;
    const REAL angle_8 = q5*angle_1;
    const REAL angle_9 = q6*angle_0;
    const REAL angle_10 = q6*angle_1;
    const REAL angle_11 = q6*angle_2;
    const REAL angle_12 = angle_4 + angle_5 - 1.0;
    const REAL angle_13 = angle_6 - angle_11;
    const REAL angle_14 = angle_7 + angle_10;
    const REAL angle_15 = angle_6 + angle_11;
    const REAL angle_16 = angle_3 + angle_5 - 1.0;
    const REAL angle_17 = angle_8 - angle_9;
    const REAL angle_18 = angle_7 - angle_10;
    const REAL angle_19 = angle_8 + angle_9;
    const REAL angle_20 = angle_3 + angle_4 - 1.0;

    /* position of 'fore' */
    const REAL r3_x = 0.22*s8;
    const REAL r3_y = -0.22*c8;

    /* inertia of 'upper' in the axes of its group */
    const REAL I2_hx = 0.0736*s8 - 0.00072*c8;
    const REAL I2_hy_neg = 0.0736*c8 + 0.00072*s8;
    const REAL I2_Jxx_neg_0 = 0.01440184*s8 - 0.0001712*c8;
    const REAL I2_Jxx_neg = s8*I2_Jxx_neg_0;
    const REAL I2_Jxy = c8*I2_Jxx_neg_0 + 8.56e-05;
    const REAL I2_Jyy = I2_Jxx_neg - 0.01440184;
    const REAL I2_Jxz = 2.32e-06*c8 - 1.32e-05*s8;
    const REAL I2_Jyz = 1.32e-05*c8 + 2.32e-06*s8;

    /* inertia of 'fore' in the axes of its group */
    const REAL I3_hx = 0.0275*s89;
    const REAL I3_hy = -0.0275*c89;
    const REAL I3_Jxx_neg_0 = 0.004615*s89 - 6e-06*c89;
    const REAL I3_Jxx_neg = s89*I3_Jxx_neg_0;
    const REAL I3_Jxy = c89*I3_Jxx_neg_0 + 3e-06;
    const REAL I3_Jyy = I3_Jxx_neg - 0.004615;
    const REAL I3_Jxz = 5.2e-05*s89;
    const REAL I3_Jyz = -5.2e-05*c89;

    /* frame of tool 'rear_right' */
    const REAL J_y0_0 = 0.19*(angle_12 - angle_13) + 0.03*angle_14;
    const REAL J_x0_0 = 0.19*(angle_15 - angle_16) - 0.03*angle_17;
    const REAL J_x0_1 = 0.19*(angle_18 + angle_19) + 0.03*angle_20;

    /* columns of the Jacobian */
    const REAL J_x0 = angle_18*J_x0_0 - angle_15*J_x0_1;
    const REAL J_y0 = angle_18*J_y0_0 - angle_12*J_x0_1;
    const REAL J_z0 = angle_12*J_x0_0 - angle_15*J_y0_0;
    const REAL J_x1 = angle_16*J_x0_1 + angle_19*J_x0_0;
    const REAL J_y1 = angle_19*J_y0_0 + angle_13*J_x0_1;
    const REAL J_z1 = angle_16*J_y0_0 - angle_13*J_x0_0;
    const REAL J_x2_neg = angle_17*J_x0_1 + angle_20*J_x0_0;
    const REAL J_y2 = angle_14*J_x0_1 - angle_20*J_y0_0;
    const REAL J_z2_neg = angle_14*J_x0_0 + angle_17*J_y0_0;

    /* composite inertia of 'upper' */
    const REAL R2_Jzz_0 = 0.44*s8*I3_hx;
    const REAL R2_Jzz_1 = -0.44*c8*I3_hy;
    const REAL R2_Jzz_2 = R2_Jzz_0 + R2_Jzz_1;
    const REAL R2_hx = I2_hx + I3_hx;
    const REAL R2_hy = I3_hy - I2_hy_neg;
    const REAL R2_Jxx_neg = I3_Jxx_neg - R2_Jzz_1 + I2_Jxx_neg;
    const REAL R2_Jyy = I3_Jyy + R2_Jzz_0 + I2_Jyy;
    const REAL R2_Jzz = R2_Jzz_2 + 0.01916116;
    const REAL R2_Jxy = I3_Jxy - (r3_x*I3_hy + r3_y*I3_hx) + I2_Jxy;
    const REAL R2_Jxz = I2_Jxz + I3_Jxz;
    const REAL R2_Jyz = I2_Jyz + I3_Jyz;

    /* composite inertia of 'turret' */
    const REAL R1_hx = R2_hx - 0.00036;
    const REAL R1_Jxx = 0.01914932 - R2_Jxx_neg;
    const REAL R1_Jzz = R2_Jyy + 0.01925076;
    const REAL R1_Jxz = R2_Jxy + 2.84e-06;

    /* composite inertia of 'frame' */
    const REAL R0_hx_0 = c7*R1_hx + 0.00084*s7;
    const REAL R0_hy_0 = s7*R1_hx - 0.00084*c7;
    const REAL R0_Jxx_0 = c7*(R2_Jzz - R1_Jxx) - 2.0*R2_Jxz*s7;
    const REAL R0_Jxx_1 = c7*R0_Jxx_0;
    const REAL R0_Jxz_0 = c7*R1_Jxz + s7*R2_Jyz;
    const REAL R0_Jyy_0 = 0.06*R0_hx_0;
    const REAL R0_Jyy_1 = -0.2*R2_hy;
    const REAL R0_Jxz_1 = 0.1*R0_hx_0;
    const REAL R0_Jyz_0 = s7*R1_Jxz - c7*R2_Jyz + 0.1*R0_hy_0;
    const REAL R0_hx = 0.0096 - R0_hx_0;
    const REAL R0_hy = -R0_hy_0 - 0.0021;
    const REAL R0_hz = R2_hy + 0.00512;
    const REAL R0_Jxx = R2_Jzz - R0_Jxx_1 + R0_Jyy_1 + 0.0299287;
    const REAL R0_Jyy = 0.0340962 - (R0_Jyy_0 - R0_Jyy_1 - (R1_Jxx + R0_Jxx_1));
    const REAL R0_Jzz = R1_Jzz - R0_Jyy_0 + 0.0415717;
    const REAL R0_Jxy = 0.03*R0_hy_0 - (R2_Jxz + s7*R0_Jxx_0) + 0.0001084;
    const REAL R0_Jxz = 0.0028266 - (0.03*R2_hy + R0_Jxz_1 + R0_Jxz_0);
    const REAL R0_Jyz = -R0_Jyz_0 - 0.0001748;

    /* inertia that joint 'turn' feels, and its couplings inward */
    const REAL M66 = R2_Jyy + 0.02125076;
    const REAL M06_neg = R0_Jxz_0 + R0_Jxz_1;
    const REAL M26 = R1_Jzz - 0.03*R0_hx_0;

    /* inertia that joint 'lift' feels, and its couplings inward */
    const REAL M77 = R2_Jzz_2 + 0.02116116;
    const REAL M37 = c7*R2_hy;
    const REAL M47 = s7*R2_hy;
    const REAL M07 = 0.1*M47 - (c7*R2_Jxz + s7*R2_Jzz);
    const REAL M17 = c7*R2_Jzz - s7*R2_Jxz - (0.1*M37 + 0.03*R2_hx);
    const REAL M27 = R2_Jyz + 0.03*M47;

    /* inertia that joint 'elbow' feels, and its couplings inward */
    const REAL M78 = r3_x*I3_hx + r3_y*I3_hy + 0.004675;
    const REAL M38 = c7*I3_hy;
    const REAL M48 = s7*I3_hy;
    const REAL M08_neg = c7*I3_Jxz + s7*M78 - 0.1*M48;
    const REAL M18 = c7*M78 - s7*I3_Jxz - (0.1*M38 + 0.000825*s89);
    const REAL M28 = I3_Jyz + 0.03*M48;

    /* elimination of 'elbow' */
    const REAL U18 = 176.21145374449338*M18;
    const REAL U28 = 176.21145374449338*M28;
    const REAL U38 = 176.21145374449338*M38;
    const REAL U48 = 176.21145374449338*M48;
    const REAL U58 = 4.845814977973569*s89;
    const REAL U68 = -0.009162995594713657*c89;
    const REAL U78 = 176.21145374449338*M78;
    const REAL M00e8 = R0_Jxx - 176.21145374449338*M08_neg*M08_neg;
    const REAL M01e8 = R0_Jxy + M08_neg*U18;
    const REAL M11e8 = R0_Jyy - M18*U18;
    const REAL M02e8 = R0_Jxz + M08_neg*U28;
    const REAL M12e8 = R0_Jyz - M18*U28;
    const REAL M22e8 = R0_Jzz - M28*U28;
    const REAL M03e8 = M08_neg*U38;
    const REAL M13e8 = R0_hz - M18*U38;
    const REAL M23e8 = -R0_hy - M28*U38;
    const REAL M33e8 = 3.64 - M38*U38;
    const REAL M04e8 = M08_neg*U48 - R0_hz;
    const REAL M14e8 = -M18*U48;
    const REAL M24e8 = R0_hx - M28*U48;
    const REAL M34e8 = -M38*U48;
    const REAL M44e8 = 3.64 - M48*U48;
    const REAL M05e8 = R0_hy + M08_neg*U58;
    const REAL M15e8 = -R0_hx - M18*U58;
    const REAL M25e8 = -M28*U58;
    const REAL M35e8 = -M38*U58;
    const REAL M45e8 = -M48*U58;
    const REAL M55e8 = 3.64 - I3_hx*U58;
    const REAL M06e8_neg = M06_neg - M08_neg*U68;
    const REAL M16e8_neg = R0_Jyz_0 + M18*U68;
    const REAL M26e8 = M26 - M28*U68;
    const REAL M36e8 = R0_hy_0 - M38*U68;
    const REAL M46e8_neg = R0_hx_0 + M48*U68;
    const REAL M56e8 = -I3_hx*U68;
    const REAL M66e8 = M66 - I3_Jyz*U68;
    const REAL M07e8 = M07 + M08_neg*U78;
    const REAL M17e8 = M17 - M18*U78;
    const REAL M27e8 = M27 - M28*U78;
    const REAL M37e8 = M37 - M38*U78;
    const REAL M47e8 = M47 - M48*U78;
    const REAL M57e8 = R2_hx - I3_hx*U78;
    const REAL M67e8 = R2_Jyz - I3_Jyz*U78;
    const REAL D7 = M77 - M78*U78;

    /* elimination of 'lift' */
    const REAL D7_inv = 1.0/D7;
    const REAL U17 = M17e8*D7_inv;
    const REAL U27 = M27e8*D7_inv;
    const REAL U37 = M37e8*D7_inv;
    const REAL U47 = M47e8*D7_inv;
    const REAL U57 = M57e8*D7_inv;
    const REAL U67 = M67e8*D7_inv;
    const REAL M00e7 = M00e8 - M07e8*D7_inv*M07e8;
    const REAL M01e7 = M01e8 - M07e8*U17;
    const REAL M11e7 = M11e8 - M17e8*U17;
    const REAL M02e7 = M02e8 - M07e8*U27;
    const REAL M12e7 = M12e8 - M17e8*U27;
    const REAL M22e7 = M22e8 - M27e8*U27;
    const REAL M03e7 = M03e8 - M07e8*U37;
    const REAL M13e7 = M13e8 - M17e8*U37;
    const REAL M23e7 = M23e8 - M27e8*U37;
    const REAL M33e7 = M33e8 - M37e8*U37;
    const REAL M04e7 = M04e8 - M07e8*U47;
    const REAL M14e7 = M14e8 - M17e8*U47;
    const REAL M24e7 = M24e8 - M27e8*U47;
    const REAL M34e7 = M34e8 - M37e8*U47;
    const REAL M44e7 = M44e8 - M47e8*U47;
    const REAL M05e7 = M05e8 - M07e8*U57;
    const REAL M15e7 = M15e8 - M17e8*U57;
    const REAL M25e7 = M25e8 - M27e8*U57;
    const REAL M35e7 = M35e8 - M37e8*U57;
    const REAL M45e7 = M45e8 - M47e8*U57;
    const REAL M55e7 = M55e8 - M57e8*U57;
    const REAL M06e7_neg = M06e8_neg + M07e8*U67;
    const REAL M16e7_neg = M16e8_neg + M17e8*U67;
    const REAL M26e7 = M26e8 - M27e8*U67;
    const REAL M36e7 = M36e8 - M37e8*U67;
    const REAL M46e7 = -M46e8_neg - M47e8*U67;
    const REAL M56e7 = M56e8 - M57e8*U67;
    const REAL D6 = M66e8 - M67e8*U67;

    /* elimination of 'turn' */
    const REAL D6_inv = 1.0/D6;
    const REAL U16_neg = M16e7_neg*D6_inv;
    const REAL U26 = M26e7*D6_inv;
    const REAL U36 = M36e7*D6_inv;
    const REAL U46 = M46e7*D6_inv;
    const REAL U56 = M56e7*D6_inv;
    const REAL M00e6 = M00e7 - M06e7_neg*D6_inv*M06e7_neg;
    const REAL M01e6 = M01e7 - M06e7_neg*U16_neg;
    const REAL M11e6 = M11e7 - M16e7_neg*U16_neg;
    const REAL M02e6 = M02e7 + M06e7_neg*U26;
    const REAL M12e6 = M12e7 + M16e7_neg*U26;
    const REAL M22e6 = M22e7 - M26e7*U26;
    const REAL M03e6 = M03e7 + M06e7_neg*U36;
    const REAL M13e6 = M13e7 + M16e7_neg*U36;
    const REAL M23e6 = M23e7 - M26e7*U36;
    const REAL M33e6 = M33e7 - M36e7*U36;
    const REAL M04e6 = M04e7 + M06e7_neg*U46;
    const REAL M14e6 = M14e7 + M16e7_neg*U46;
    const REAL M24e6 = M24e7 - M26e7*U46;
    const REAL M34e6 = M34e7 - M36e7*U46;
    const REAL M44e6 = M44e7 - M46e7*U46;
    const REAL M05e6 = M05e7 + M06e7_neg*U56;
    const REAL M15e6 = M15e7 + M16e7_neg*U56;
    const REAL M25e6 = M25e7 - M26e7*U56;
    const REAL M35e6 = M35e7 - M36e7*U56;
    const REAL M45e6 = M45e7 - M46e7*U56;
    const REAL D5 = M55e7 - M56e7*U56;

    /* elimination of 'floating_base' */
    const REAL D5_inv_neg = -1.0/D5;
    const REAL U05 = -M05e6*D5_inv_neg;
    const REAL U15_neg = M15e6*D5_inv_neg;
    const REAL U25_neg = M25e6*D5_inv_neg;
    const REAL U35_neg = M35e6*D5_inv_neg;
    const REAL U45_neg = M45e6*D5_inv_neg;
    const REAL M04e5 = M04e6 + M05e6*U45_neg;
    const REAL M14e5 = M14e6 + M15e6*U45_neg;
    const REAL M24e5 = M24e6 + M25e6*U45_neg;
    const REAL M34e5 = M34e6 + M35e6*U45_neg;
    const REAL D4 = M44e6 + M45e6*U45_neg;
    const REAL D4_inv_neg = -1.0/D4;
    const REAL U04_neg = M04e5*D4_inv_neg;
    const REAL U14 = -M14e5*D4_inv_neg;
    const REAL U24 = -M24e5*D4_inv_neg;
    const REAL U34 = -M34e5*D4_inv_neg;
    const REAL M03e4 = M03e6 + M05e6*U35_neg - M04e5*U34;
    const REAL M13e4 = M13e6 + M15e6*U35_neg - M14e5*U34;
    const REAL M23e4 = M23e6 + M25e6*U35_neg - M24e5*U34;
    const REAL D3 = M33e6 + M35e6*U35_neg - M34e5*U34;
    const REAL D3_inv_neg = -1.0/D3;
    const REAL U03 = -M03e4*D3_inv_neg;
    const REAL U13 = -M13e4*D3_inv_neg;
    const REAL U23_neg = M23e4*D3_inv_neg;
    const REAL M02e3 = M02e6 + M05e6*U25_neg - M04e5*U24 + M03e4*U23_neg;
    const REAL M12e3 = M12e6 + M15e6*U25_neg - M14e5*U24 + M13e4*U23_neg;
    const REAL D2 = M22e6 + M25e6*U25_neg - M24e5*U24 + M23e4*U23_neg;
    const REAL D2_inv = 1.0/D2;
    const REAL U02 = M02e3*D2_inv;
    const REAL U12 = M12e3*D2_inv;
    const REAL M01e2 = M01e6 + M05e6*U15_neg - M04e5*U14 - M03e4*U13 - M02e3*U12;
    const REAL D1 = M11e6 + M15e6*U15_neg - M14e5*U14 - M13e4*U13 - M12e3*U12;
    const REAL D1_inv_neg = -1.0/D1;
    const REAL U01_neg = M01e2*D1_inv_neg;
    const REAL D0_0 = M01e2*U01_neg;
    const REAL D0 = M00e6 - M05e6*U05 + M04e5*U04_neg - M03e4*U03 - M02e3*U02 + D0_0;
    const REAL D0_inv = 1.0/D0;

    /* solve with U */
    const REAL e0_1 = angle_13 - angle_14*U12;
    const REAL e0_0 = U01_neg*e0_1 - angle_12 - angle_14*U02;
    const REAL e1_1 = -angle_16 - angle_17*U12;
    const REAL e1_0 = angle_15 + U01_neg*e1_1 - angle_17*U02;
    const REAL e2_1 = angle_19 + angle_20*U12;
    const REAL e2_0 = angle_18 + U01_neg*e2_1 + angle_20*U02;
    const REAL e3_4 = angle_13 + angle_14*U45_neg;
    const REAL e3_3 = angle_14*U35_neg - (angle_12 + U34*e3_4);
    const REAL e3_2 = angle_14*U25_neg - (J_x2_neg - U23_neg*e3_3 + U24*e3_4);
    const REAL e3_1 = J_x1 - U12*e3_2 - U13*e3_3 - U14*e3_4 + angle_14*U15_neg;
    const REAL e3_0_neg_0 = U02*e3_2 - (J_x0 + U01_neg*e3_1) + U03*e3_3 - U04_neg*e3_4;
    const REAL e3_0_neg = e3_0_neg_0 + angle_14*U05;
    const REAL e4_4 = angle_17*U45_neg - angle_16;
    const REAL e4_3 = angle_15 - U34*e4_4 + angle_17*U35_neg;
    const REAL e4_2 = angle_17*U25_neg - (U24*e4_4 - (J_y2 + U23_neg*e4_3));
    const REAL e4_1 = J_y1 - U12*e4_2 - U13*e4_3 - U14*e4_4 + angle_17*U15_neg;
    const REAL e4_0_0 = J_y0 + U01_neg*e4_1 - U02*e4_2 - U03*e4_3 + U04_neg*e4_4;
    const REAL e4_0 = e4_0_0 - angle_17*U05;
    const REAL e5_4 = angle_19 - angle_20*U45_neg;
    const REAL e5_3 = angle_18 - U34*e5_4 - angle_20*U35_neg;
    const REAL e5_2_neg = J_z2_neg - U23_neg*e5_3 + U24*e5_4 + angle_20*U25_neg;
    const REAL e5_1_neg = U13*e5_3 - (J_z1 + U12*e5_2_neg) + U14*e5_4 + angle_20*U15_neg;
    const REAL e5_0_0 = U04_neg*e5_4;
    const REAL e5_0_1 = J_z0 - U01_neg*e5_1_neg + U02*e5_2_neg - U03*e5_3 + e5_0_0;
    const REAL e5_0 = e5_0_1 + angle_20*U05;

    /* inverse of the operational-space inertia */
    const REAL O01_0 = D0_inv*e1_0;
    const REAL O01_1 = -D1_inv_neg*e1_1;
    const REAL O01_2 = angle_17*D2_inv;
    const REAL O02_neg_0 = D0_inv*e2_0;
    const REAL O02_neg_1 = D1_inv_neg*e2_1;
    const REAL O02_neg_2 = angle_20*D2_inv;
    const REAL O03_0 = D0_inv*e3_0_neg;
    const REAL O03_1 = D1_inv_neg*e3_1;
    const REAL O03_2 = -D2_inv*e3_2;
    const REAL O04_neg_0 = D0_inv*e4_0;
    const REAL O04_neg_1 = D1_inv_neg*e4_1;
    const REAL O04_neg_2 = -D2_inv*e4_2;
    const REAL O34_neg_0 = D3_inv_neg*e4_3;
    const REAL O34_neg_1 = -D4_inv_neg*e4_4;
    const REAL O34_neg_2 = angle_17*D5_inv_neg;
    const REAL O05_neg_0 = D0_inv*e5_0;
    const REAL O05_neg_1 = D1_inv_neg*e5_1_neg;
    const REAL O05_neg_2 = D2_inv*e5_2_neg;
    const REAL O35_0 = D3_inv_neg*e5_3;
    const REAL O35_1 = D4_inv_neg*e5_4;
    const REAL O35_2 = angle_20*D5_inv_neg;
    const REAL O00 = D0_inv*e0_0*e0_0 - D1_inv_neg*e0_1*e0_1 + angle_14*D2_inv*angle_14;
    const REAL O01 = e0_0*O01_0 + e0_1*O01_1 + angle_14*O01_2;
    const REAL O11 = e1_0*O01_0 + e1_1*O01_1 + angle_17*O01_2;
    const REAL O02_neg = e0_1*O02_neg_1 - e0_0*O02_neg_0 + angle_14*O02_neg_2;
    const REAL O12 = e1_0*O02_neg_0 - e1_1*O02_neg_1 - angle_17*O02_neg_2;
    const REAL O22 = e2_0*O02_neg_0 - e2_1*O02_neg_1 + angle_20*O02_neg_2;
    const REAL O03 = -e0_0*O03_0 - e0_1*O03_1 - angle_14*O03_2;
    const REAL O13_neg = e1_0*O03_0 + e1_1*O03_1 + angle_17*O03_2;
    const REAL O23 = angle_20*O03_2 - (e2_0*O03_0 + e2_1*O03_1);
    const REAL O33_0 = e3_0_neg*O03_0 - e3_1*O03_1 - e3_2*O03_2 - D3_inv_neg*e3_3*e3_3;
    const REAL O33 = O33_0 - D4_inv_neg*e3_4*e3_4 - angle_14*D5_inv_neg*angle_14;
    const REAL O04_neg = e0_1*O04_neg_1 - e0_0*O04_neg_0 + angle_14*O04_neg_2;
    const REAL O14 = e1_0*O04_neg_0 - e1_1*O04_neg_1 - angle_17*O04_neg_2;
    const REAL O24 = e2_0*O04_neg_0 - e2_1*O04_neg_1 + angle_20*O04_neg_2;
    const REAL O34_neg_3 = e3_0_neg*O04_neg_0 + e3_1*O04_neg_1 + e3_2*O04_neg_2;
    const REAL O34_neg = O34_neg_3 + e3_3*O34_neg_0 - e3_4*O34_neg_1 + angle_14*O34_neg_2;
    const REAL O44_0 = e4_0*O04_neg_0 - e4_1*O04_neg_1 - e4_2*O04_neg_2 - e4_3*O34_neg_0;
    const REAL O44 = O44_0 + e4_4*O34_neg_1 - angle_17*O34_neg_2;
    const REAL O05_neg = angle_14*O05_neg_2 - (e0_0*O05_neg_0 + e0_1*O05_neg_1);
    const REAL O15 = e1_0*O05_neg_0 + e1_1*O05_neg_1 - angle_17*O05_neg_2;
    const REAL O25 = e2_0*O05_neg_0 + e2_1*O05_neg_1 + angle_20*O05_neg_2;
    const REAL O35_3 = e3_0_neg*O05_neg_0 - e3_1*O05_neg_1 + e3_2*O05_neg_2 + e3_3*O35_0;
    const REAL O35 = angle_14*O35_2 - (O35_3 + e3_4*O35_1);
    const REAL O45_0 = e4_0*O05_neg_0 + e4_1*O05_neg_1 - e4_2*O05_neg_2 - e4_3*O35_0;
    const REAL O45 = O45_0 - e4_4*O35_1 + angle_17*O35_2;
    const REAL O55_0 = e5_3*O35_0;
    const REAL O55_1 = e5_0*O05_neg_0 - e5_1_neg*O05_neg_1 + e5_2_neg*O05_neg_2 - O55_0;
    const REAL O55 = O55_1 - e5_4*O35_1 - angle_20*O35_2;

    Omega[0] = O00;
    Omega[1] = O01;
    Omega[2] = -O02_neg;
    Omega[3] = O03;
    Omega[4] = -O04_neg;
    Omega[5] = -O05_neg;
    Omega[6] = O01;
    Omega[7] = O11;
    Omega[8] = O12;
    Omega[9] = -O13_neg;
    Omega[10] = O14;
    Omega[11] = O15;
    Omega[12] = -O02_neg;
    Omega[13] = O12;
    Omega[14] = O22;
    Omega[15] = O23;
    Omega[16] = O24;
    Omega[17] = O25;
    Omega[18] = O03;
    Omega[19] = -O13_neg;
    Omega[20] = O23;
    Omega[21] = O33;
    Omega[22] = -O34_neg;
    Omega[23] = O35;
    Omega[24] = -O04_neg;
    Omega[25] = O14;
    Omega[26] = O24;
    Omega[27] = -O34_neg;
    Omega[28] = O44;
    Omega[29] = O45;
    Omega[30] = -O05_neg;
    Omega[31] = O15;
    Omega[32] = O25;
    Omega[33] = O35;
    Omega[34] = O45;
    Omega[35] = O55;
}

FUNCTION(drone_arm_operational_inertia_inverse_grip)(const REAL q[10], REAL Omega[36])
{
    const REAL q0 = q[0], q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6];
    const REAL q7 = q[7], q8 = q[8], q9 = q[9];

    /* sines and cosines */
    const REAL q89 = q8 + q9;
    const REAL angles[3] = {q7, q8, q89};
    REAL sines[3], cosines[3];
    OF(drone_arm_sincos)(3, angles, sines, cosines);
    const REAL s7 = sines[0], s8 = sines[1], s89 = sines[2];
    const REAL c7 = cosines[0], c8 = cosines[1], c89 = cosines[2];
    const REAL angle_0 = 2.0*q3;
    const REAL angle_1 = 2.0*q4;
    const REAL angle_2 = 2.0*q5;
    const REAL angle_3 = q3*angle_0;
    const REAL angle_4 = q4*angle_1;
    const REAL angle_5 = q5*angle_2;
    const REAL angle_6 = q4*angle_0;
    const REAL angle_7 = q5*angle_0;
    const REAL angle_8 = q5*angle_1;
    const REAL angle_9 = q6*angle_0;
    const REAL angle_10 = q6*angle_1;
    const REAL angle_11 = q6*angle_2;
    const REAL angle_12 = angle_4 + angle_5 - 1.0;
    const REAL angle_13 = angle_6 - angle_11;
    const REAL angle_14 = angle_7 + angle_10;
    const REAL angle_15 = angle_6 + angle_11;
    const REAL angle_16 = angle_3 + angle_5 - 1.0;
    const REAL angle_17 = angle_8 - angle_9;
    const REAL angle_18 = angle_7 - angle_10;
    const REAL angle_19 = angle_8 + angle_9;
    const REAL angle_20 = angle_3 + angle_4 - 1.0;

    /* position of 'fore' */
    const REAL r3_x = 0.22*s8;
    const REAL r3_y = -0.22*c8;

    /* inertia of 'upper' in the axes of its group */
    const REAL I2_hx = 0.0736*s8 - 0.00072*c8;
    const REAL I2_hy_neg = 0.0736*c8 + 0.00072*s8;
    const REAL I2_Jxx_neg_0 = 0.01440184*s8 - 0.0001712*c8;
    const REAL I2_Jxx_neg = s8*I2_Jxx_neg_0;
    const REAL I2_Jxy = c8*I2_Jxx_neg_0 + 8.56e-05;
    const REAL I2_Jyy = I2_Jxx_neg - 0.01440184;
    const REAL I2_Jxz = 2.32e-06*c8 - 1.32e-05*s8;
    const REAL I2_Jyz = 1.32e-05*c8 + 2.32e-06*s8;

    /* inertia of 'fore' in the axes of its group */
    const REAL I3_hx = 0.0275*s89;
    const REAL I3_hy = -0.0275*c89;
    const REAL I3_Jxx_neg_0 = 0.004615*s89 - 6e-06*c89;
    const REAL I3_Jxx_neg = s89*I3_Jxx_neg_0;
    const REAL I3_Jxy = c89*I3_Jxx_neg_0 + 3e-06;
    const REAL I3_Jyy = I3_Jxx_neg - 0.004615;
    const REAL I3_Jxz = 5.2e-05*s89;
    const REAL I3_Jyz = -5.2e-05*c89;

    /* frame of 'turret' in the base */
    const REAL Q1_xx = angle_12*c7 - angle_13*s7;
    const REAL Q1_xy_neg = angle_12*s7 + angle_13*c7;
    const REAL Q1_yx = angle_16*s7 - angle_15*c7;
    const REAL Q1_yy = angle_15*s7 + angle_16*c7;
    const REAL Q1_zx_neg = angle_18*c7 + angle_19*s7;
    const REAL Q1_zy = angle_18*s7 - angle_19*c7;
    const REAL o1_x = q0 - (0.03*angle_12 + 0.1*angle_14);
    const REAL o1_y = 0.03*angle_15 - 0.1*angle_17 + q1;
    const REAL o1_z = 0.03*angle_18 + 0.1*angle_20 + q2;

    /* frame of 'fore' in the base */
    const REAL o3_x = r3_x*Q1_xx + angle_14*r3_y + o1_x;
    const REAL o3_y = r3_x*Q1_yx + angle_17*r3_y + o1_y;
    const REAL o3_z = o1_z - (r3_x*Q1_zx_neg + angle_20*r3_y);

    /* frame of tool 'grip' */
    const REAL ot_x_0 = 0.24*s89;
    const REAL ot_x_1 = 0.24*c89;
    const REAL ot_x_2 = Q1_xx*ot_x_0 - angle_14*ot_x_1;
    const REAL ot_y_0 = angle_17*ot_x_1 - Q1_yx*ot_x_0;
    const REAL ot_z_0 = Q1_zx_neg*ot_x_0 - angle_20*ot_x_1;
    const REAL ot_x = o3_x + ot_x_2;
    const REAL ot_y = o3_y - ot_y_0;
    const REAL ot_z = o3_z - ot_z_0;

    /* columns of the Jacobian */
    const REAL J_y0_neg_0 = q0 - ot_x;
    const REAL J_x0_0 = q1 - ot_y;
    const REAL J_x0_1 = q2 - ot_z;
    const REAL J_x0 = angle_18*J_x0_0 - angle_15*J_x0_1;
    const REAL J_y0_neg = angle_18*J_y0_neg_0 + angle_12*J_x0_1;
    const REAL J_z0 = angle_12*J_x0_0 + angle_15*J_y0_neg_0;
    const REAL J_x1 = angle_16*J_x0_1 + angle_19*J_x0_0;
    const REAL J_y1 = angle_13*J_x0_1 - angle_19*J_y0_neg_0;
    const REAL J_z1_neg = angle_13*J_x0_0 + angle_16*J_y0_neg_0;
    const REAL J_x2_neg = angle_17*J_x0_1 + angle_20*J_x0_0;
    const REAL J_y2 = angle_20*J_y0_neg_0 + angle_14*J_x0_1;
    const REAL J_z2 = angle_17*J_y0_neg_0 - angle_14*J_x0_0;
    const REAL J_y6_0 = o1_x - ot_x;
    const REAL J_x6_neg_0 = o1_y - ot_y;
    const REAL J_x6_neg_1 = o1_z - ot_z;
    const REAL J_x6_neg = angle_17*J_x6_neg_1 + angle_20*J_x6_neg_0;
    const REAL J_y6 = angle_20*J_y6_0 + angle_14*J_x6_neg_1;
    const REAL J_z6 = angle_17*J_y6_0 - angle_14*J_x6_neg_0;
    const REAL J_x7 = Q1_yy*J_x6_neg_1 - Q1_zy*J_x6_neg_0;
    const REAL J_y7 = Q1_zy*J_y6_0 + Q1_xy_neg*J_x6_neg_1;
    const REAL J_z7_neg = Q1_xy_neg*J_x6_neg_0 + Q1_yy*J_y6_0;
    const REAL J_x8 = Q1_yy*ot_z_0 - Q1_zy*ot_y_0;
    const REAL J_y8 = Q1_xy_neg*ot_z_0 - Q1_zy*ot_x_2;
    const REAL J_z8 = Q1_yy*ot_x_2 - Q1_xy_neg*ot_y_0;

    /* composite inertia of 'upper' */
    const REAL R2_Jzz_0 = 0.44*s8*I3_hx;
    const REAL R2_Jzz_1 = -0.44*c8*I3_hy;
    const REAL R2_Jzz_2 = R2_Jzz_0 + R2_Jzz_1;
    const REAL R2_hx = I2_hx + I3_hx;
    const REAL R2_hy = I3_hy - I2_hy_neg;
    const REAL R2_Jxx_neg = I3_Jxx_neg - R2_Jzz_1 + I2_Jxx_neg;
    const REAL R2_Jyy = I3_Jyy + R2_Jzz_0 + I2_Jyy;
    const REAL R2_Jzz = R2_Jzz_2 + 0.01916116;
    const REAL R2_Jxy = I3_Jxy - (r3_x*I3_hy + r3_y*I3_hx) + I2_Jxy;
    const REAL R2_Jxz = I2_Jxz + I3_Jxz;
    const REAL R2_Jyz = I2_Jyz + I3_Jyz;

    /* composite inertia of 'turret' */
    const REAL R1_hx = R2_hx - 0.00036;
    const REAL R1_Jxx = 0.01914932 - R2_Jxx_neg;
    const REAL R1_Jzz = R2_Jyy + 0.01925076;
    const REAL R1_Jxz = R2_Jxy + 2.84e-06;

    /* composite inertia of 'frame' */
    const REAL R0_hx_0 = c7*R1_hx + 0.00084*s7;
    const REAL R0_hy_0 = s7*R1_hx - 0.00084*c7;
    const REAL R0_Jxx_0 = c7*(R2_Jzz - R1_Jxx) - 2.0*R2_Jxz*s7;
    const REAL R0_Jxx_1 = c7*R0_Jxx_0;
    const REAL R0_Jxz_0 = c7*R1_Jxz + s7*R2_Jyz;
    const REAL R0_Jyy_0 = 0.06*R0_hx_0;
    const REAL R0_Jyy_1 = -0.2*R2_hy;
    const REAL R0_Jxz_1 = 0.1*R0_hx_0;
    const REAL R0_Jyz_0 = s7*R1_Jxz - c7*R2_Jyz + 0.1*R0_hy_0;
    const REAL R0_hx = 0.0096 - R0_hx_0;
    const REAL R0_hy = -R0_hy_0 - 0.0021;
    const REAL R0_hz = R2_hy + 0.00512;
    const REAL R0_Jxx = R2_Jzz - R0_Jxx_1 + R0_Jyy_1 + 0.0299287;
    const REAL R0_Jyy = 0.0340962 - (R0_Jyy_0 - R0_Jyy_1 - (R1_Jxx + R0_Jxx_1));
    const REAL R0_Jzz = R1_Jzz - R0_Jyy_0 + 0.0415717;
    const REAL R0_Jxy = 0.03*R0_hy_0 - (R2_Jxz + s7*R0_Jxx_0) + 0.0001084;
    const REAL R0_Jxz = 0.0028266 - (0.03*R2_hy + R0_Jxz_1 + R0_Jxz_0);
    const REAL R0_Jyz = -R0_Jyz_0 - 0.0001748;

    /* inertia that joint 'turn' feels, and its couplings inward */
    const REAL M66 = R2_Jyy + 0.02125076;
    const REAL M06_neg = R0_Jxz_0 + R0_Jxz_1;
    const REAL M26 = R1_Jzz - 0.03*R0_hx_0;

    /* inertia that joint 'lift' feels, and its couplings inward */
    const REAL M77 = R2_Jzz_2 + 0.02116116;
    const REAL M37 = c7*R2_hy;
    const REAL M47 = s7*R2_hy;
    const REAL M07 = 0.1*M47 - (c7*R2_Jxz + s7*R2_Jzz);
    const REAL M17 = c7*R2_Jzz - s7*R2_Jxz - (0.1*M37 + 0.03*R2_hx);
    const REAL M27 = R2_Jyz + 0.03*M47;

    /* inertia that joint 'elbow' feels, and its couplings inward */
    const REAL M78 = r3_x*I3_hx + r3_y*I3_hy + 0.004675;
    const REAL M38 = c7*I3_hy;
    const REAL M48 = s7*I3_hy;
    const REAL M08_neg = c7*I3_Jxz + s7*M78 - 0.1*M48;
    const REAL M18 = c7*M78 - s7*I3_Jxz - (0.1*M38 + 0.000825*s89);
    const REAL M28 = I3_Jyz + 0.03*M48;

    /* elimination of 'elbow' */
    const REAL U08 = -176.21145374449338*M08_neg;
    const REAL U18 = 176.21145374449338*M18;
    const REAL U28 = 176.21145374449338*M28;
    const REAL U38 = 176.21145374449338*M38;
    const REAL U48 = 176.21145374449338*M48;
    const REAL U58 = 4.845814977973569*s89;
    const REAL U68 = -0.009162995594713657*c89;
    const REAL U78 = 176.21145374449338*M78;
    const REAL M00e8 = R0_Jxx + M08_neg*U08;
    const REAL M01e8 = R0_Jxy + M08_neg*U18;
    const REAL M11e8 = R0_Jyy - M18*U18;
    const REAL M02e8 = R0_Jxz + M08_neg*U28;
    const REAL M12e8 = R0_Jyz - M18*U28;
    const REAL M22e8 = R0_Jzz - M28*U28;
    const REAL M03e8 = M08_neg*U38;
    const REAL M13e8 = R0_hz - M18*U38;
    const REAL M23e8 = -R0_hy - M28*U38;
    const REAL M33e8 = 3.64 - M38*U38;
    const REAL M04e8 = M08_neg*U48 - R0_hz;
    const REAL M14e8 = -M18*U48;
    const REAL M24e8 = R0_hx - M28*U48;
    const REAL M34e8 = -M38*U48;
    const REAL M44e8 = 3.64 - M48*U48;
    const REAL M05e8 = R0_hy + M08_neg*U58;
    const REAL M15e8 = -R0_hx - M18*U58;
    const REAL M25e8 = -M28*U58;
    const REAL M35e8 = -M38*U58;
    const REAL M45e8 = -M48*U58;
    const REAL M55e8 = 3.64 - I3_hx*U58;
    const REAL M06e8_neg = M06_neg - M08_neg*U68;
    const REAL M16e8_neg = R0_Jyz_0 + M18*U68;
    const REAL M26e8 = M26 - M28*U68;
    const REAL M36e8 = R0_hy_0 - M38*U68;
    const REAL M46e8_neg = R0_hx_0 + M48*U68;
    const REAL M56e8 = -I3_hx*U68;
    const REAL M66e8 = M66 - I3_Jyz*U68;
    const REAL M07e8 = M07 + M08_neg*U78;
    const REAL M17e8 = M17 - M18*U78;
    const REAL M27e8 = M27 - M28*U78;
    const REAL M37e8 = M37 - M38*U78;
    const REAL M47e8 = M47 - M48*U78;
    const REAL M57e8 = R2_hx - I3_hx*U78;
    const REAL M67e8 = R2_Jyz - I3_Jyz*U78;
    const REAL D7 = M77 - M78*U78;

    /* elimination of 'lift' */
    const REAL D7_inv = 1.0/D7;
    const REAL U07 = M07e8*D7_inv;
    const REAL U17 = M17e8*D7_inv;
    const REAL U27 = M27e8*D7_inv;
    const REAL U37 = M37e8*D7_inv;
    const REAL U47 = M47e8*D7_inv;
    const REAL U57 = M57e8*D7_inv;
    const REAL U67 = M67e8*D7_inv;
    const REAL M00e7 = M00e8 - M07e8*U07;
    const REAL M01e7 = M01e8 - M07e8*U17;
    const REAL M11e7 = M11e8 - M17e8*U17;
    const REAL M02e7 = M02e8 - M07e8*U27;
    const REAL M12e7 = M12e8 - M17e8*U27;
    const REAL M22e7 = M22e8 - M27e8*U27;
    const REAL M03e7 = M03e8 - M07e8*U37;
    const REAL M13e7 = M13e8 - M17e8*U37;
    const REAL M23e7 = M23e8 - M27e8*U37;
    const REAL M33e7 = M33e8 - M37e8*U37;
    const REAL M04e7 = M04e8 - M07e8*U47;
    const REAL M14e7 = M14e8 - M17e8*U47;
    const REAL M24e7 = M24e8 - M27e8*U47;
    const REAL M34e7 = M34e8 - M37e8*U47;
    const REAL M44e7 = M44e8 - M47e8*U47;
    const REAL M05e7 = M05e8 - M07e8*U57;
    const REAL M15e7 = M15e8 - M17e8*U57;
    const REAL M25e7 = M25e8 - M27e8*U57;
    const REAL M35e7 = M35e8 - M37e8*U57;
    const REAL M45e7 = M45e8 - M47e8*U57;
    const REAL M55e7 = M55e8 - M57e8*U57;
    const REAL M06e7_neg = M06e8_neg + M07e8*U67;
    const REAL M16e7_neg = M16e8_neg + M17e8*U67;
    const REAL M26e7 = M26e8 - M27e8*U67;
    const REAL M36e7 = M36e8 - M37e8*U67;
    const REAL M46e7 = -M46e8_neg - M47e8*U67;
    const REAL M56e7 = M56e8 - M57e8*U67;
    const REAL D6 = M66e8 - M67e8*U67;

    /* elimination of 'turn' */
    const REAL D6_inv = 1.0/D6;
    const REAL U06_neg = M06e7_neg*D6_inv;
    const REAL U16_neg = M16e7_neg*D6_inv;
    const REAL U26 = M26e7*D6_inv;
    const REAL U36 = M36e7*D6_inv;
    const REAL U46 = M46e7*D6_inv;
    const REAL U56 = M56e7*D6_inv;
    const REAL M00e6 = M00e7 - M06e7_neg*U06_neg;
    const REAL M01e6 = M01e7 - M06e7_neg*U16_neg;
    const REAL M11e6 = M11e7 - M16e7_neg*U16_neg;
    const REAL M02e6 = M02e7 + M06e7_neg*U26;
    const REAL M12e6 = M12e7 + M16e7_neg*U26;
    const REAL M22e6 = M22e7 - M26e7*U26;
    const REAL M03e6 = M03e7 + M06e7_neg*U36;
    const REAL M13e6 = M13e7 + M16e7_neg*U36;
    const REAL M23e6 = M23e7 - M26e7*U36;
    const REAL M33e6 = M33e7 - M36e7*U36;
    const REAL M04e6 = M04e7 + M06e7_neg*U46;
    const REAL M14e6 = M14e7 + M16e7_neg*U46;
    const REAL M24e6 = M24e7 - M26e7*U46;
    const REAL M34e6 = M34e7 - M36e7*U46;
    const REAL M44e6 = M44e7 - M46e7*U46;
    const REAL M05e6 = M05e7 + M06e7_neg*U56;
    const REAL M15e6 = M15e7 + M16e7_neg*U56;
    const REAL M25e6 = M25e7 - M26e7*U56;
    const REAL M35e6 = M35e7 - M36e7*U56;
    const REAL M45e6 = M45e7 - M46e7*U56;
    const REAL D5 = M55e7 - M56e7*U56;

    /* elimination of 'floating_base' */
    const REAL D5_inv_neg = -1.0/D5;
    const REAL U05 = -M05e6*D5_inv_neg;
    const REAL U15_neg = M15e6*D5_inv_neg;
    const REAL U25_neg = M25e6*D5_inv_neg;
    const REAL U35_neg = M35e6*D5_inv_neg;
    const REAL U45_neg = M45e6*D5_inv_neg;
    const REAL M04e5 = M04e6 + M05e6*U45_neg;
    const REAL M14e5 = M14e6 + M15e6*U45_neg;
    const REAL M24e5 = M24e6 + M25e6*U45_neg;
    const REAL M34e5 = M34e6 + M35e6*U45_neg;
    const REAL D4 = M44e6 + M45e6*U45_neg;
    const REAL D4_inv_neg = -1.0/D4;
    const REAL U04_neg = M04e5*D4_inv_neg;
    const REAL U14 = -M14e5*D4_inv_neg;
    const REAL U24 = -M24e5*D4_inv_neg;
    const REAL U34 = -M34e5*D4_inv_neg;
    const REAL M03e4 = M03e6 + M05e6*U35_neg - M04e5*U34;
    const REAL M13e4 = M13e6 + M15e6*U35_neg - M14e5*U34;
    const REAL M23e4 = M23e6 + M25e6*U35_neg - M24e5*U34;
    const REAL D3 = M33e6 + M35e6*U35_neg - M34e5*U34;
    const REAL D3_inv_neg = -1.0/D3;
    const REAL U03 = -M03e4*D3_inv_neg;
    const REAL U13 = -M13e4*D3_inv_neg;
    const REAL U23_neg = M23e4*D3_inv_neg;
    const REAL M02e3 = M02e6 + M05e6*U25_neg - M04e5*U24 + M03e4*U23_neg;
    const REAL M12e3 = M12e6 + M15e6*U25_neg - M14e5*U24 + M13e4*U23_neg;
    const REAL D2 = M22e6 + M25e6*U25_neg - M24e5*U24 + M23e4*U23_neg;
    const REAL D2_inv = 1.0/D2;
    const REAL U02 = M02e3*D2_inv;
    const REAL U12 = M12e3*D2_inv;
    const REAL M01e2 = M01e6 + M05e6*U15_neg - M04e5*U14 - M03e4*U13 - M02e3*U12;
    const REAL D1 = M11e6 + M15e6*U15_neg - M14e5*U14 - M13e4*U13 - M12e3*U12;
    const REAL D1_inv_neg = -1.0/D1;
    const REAL U01_neg = M01e2*D1_inv_neg;
    const REAL D0_0 = M01e2*U01_neg;
    const REAL D0 = M00e6 - M05e6*U05 + M04e5*U04_neg - M03e4*U03 - M02e3*U02 + D0_0;
    const REAL D0_inv = 1.0/D0;

    /* solve with U */
    const REAL e0_7 = Q1_xy_neg - Q1_xy_neg*U78;
    const REAL e0_6 = angle_14 - U67*e0_7 - Q1_xy_neg*U68;
    const REAL e0_5_neg = U56*e0_6 + U57*e0_7 + Q1_xy_neg*U58;
    const REAL e0_4 = -U45_neg*e0_5_neg - U46*e0_6 - U47*e0_7 - Q1_xy_neg*U48;
    const REAL e0_3_0 = -Q1_xy_neg*U38;
    const REAL e0_3 = e0_3_0 - (U34*e0_4 + U35_neg*e0_5_neg + U36*e0_6 + U37*e0_7);
    const REAL e0_2_0 = angle_14 + U23_neg*e0_3 - U24*e0_4 - U25_neg*e0_5_neg - U26*e0_6;
    const REAL e0_2 = e0_2_0 - U27*e0_7 - Q1_xy_neg*U28;
    const REAL e0_1_0 = angle_13 - U12*e0_2 - U13*e0_3 - U14*e0_4 - U15_neg*e0_5_neg;
    const REAL e0_1 = e0_1_0 + U16_neg*e0_6 - U17*e0_7 - Q1_xy_neg*U18;
    const REAL e0_0_0 = angle_12 - U01_neg*e0_1 + U02*e0_2 + U03*e0_3 - U04_neg*e0_4;
    const REAL e0_0 = U06_neg*e0_6 - (e0_0_0 - U05*e0_5_neg) - U07*e0_7 - Q1_xy_neg*U08;
    const REAL e1_7 = Q1_yy*U78 - Q1_yy;
    const REAL e1_6 = angle_17 - U67*e1_7 + Q1_yy*U68;
    const REAL e1_5 = Q1_yy*U58 - (U56*e1_6 + U57*e1_7);
    const REAL e1_4_neg = U46*e1_6 - U45_neg*e1_5 + U47*e1_7 - Q1_yy*U48;
    const REAL e1_3 = U34*e1_4_neg + U35_neg*e1_5 - U36*e1_6 - U37*e1_7 + Q1_yy*U38;
    const REAL e1_2_0 = angle_17 + U23_neg*e1_3 + U24*e1_4_neg + U25_neg*e1_5 - U26*e1_6;
    const REAL e1_2 = e1_2_0 - U27*e1_7 + Q1_yy*U28;
    const REAL e1_1_neg_0 = angle_16 + U12*e1_2 + U13*e1_3 - U14*e1_4_neg - U15_neg*e1_5;
    const REAL e1_1_neg = e1_1_neg_0 - U16_neg*e1_6 + U17*e1_7 - Q1_yy*U18;
    const REAL e1_0_0 = U04_neg*e1_4_neg;
    const REAL e1_0_1 = angle_15 - U01_neg*e1_1_neg - U02*e1_2 - U03*e1_3 - e1_0_0;
    const REAL e1_0 = e1_0_1 - U05*e1_5 + U06_neg*e1_6 - U07*e1_7 + Q1_yy*U08;
    const REAL e2_7 = Q1_zy*U78 - Q1_zy;
    const REAL e2_6_neg = angle_20 + U67*e2_7 - Q1_zy*U68;
    const REAL e2_5 = U56*e2_6_neg - U57*e2_7 + Q1_zy*U58;
    const REAL e2_4 = U45_neg*e2_5 + U46*e2_6_neg - U47*e2_7 + Q1_zy*U48;
    const REAL e2_3_neg_0 = U34*e2_4 - U35_neg*e2_5 - U36*e2_6_neg + U37*e2_7;
    const REAL e2_3_neg = e2_3_neg_0 - Q1_zy*U38;
    const REAL e2_2_neg_0 = angle_20 + U23_neg*e2_3_neg + U24*e2_4 - U25_neg*e2_5;
    const REAL e2_2_neg = e2_2_neg_0 - U26*e2_6_neg + U27*e2_7 - Q1_zy*U28;
    const REAL e2_1_0 = angle_19 + U12*e2_2_neg + U13*e2_3_neg - U14*e2_4 + U15_neg*e2_5;
    const REAL e2_1 = e2_1_0 - U16_neg*e2_6_neg - U17*e2_7 + Q1_zy*U18;
    const REAL e2_0_0 = U04_neg*e2_4;
    const REAL e2_0_1 = angle_18 + U01_neg*e2_1 + U02*e2_2_neg + U03*e2_3_neg + e2_0_0;
    const REAL e2_0 = e2_0_1 - U05*e2_5 - U06_neg*e2_6_neg - U07*e2_7 + Q1_zy*U08;
    const REAL e3_7 = J_x7 - J_x8*U78;
    const REAL e3_6 = -J_x6_neg - U67*e3_7 - J_x8*U68;
    const REAL e3_5 = angle_14 - U56*e3_6 - U57*e3_7 - J_x8*U58;
    const REAL e3_4 = angle_13 + U45_neg*e3_5 - U46*e3_6 - U47*e3_7 - J_x8*U48;
    const REAL e3_3_0 = angle_12 + U34*e3_4 - U35_neg*e3_5 + U36*e3_6 + U37*e3_7;
    const REAL e3_3 = -e3_3_0 - J_x8*U38;
    const REAL e3_2_0 = J_x2_neg - U23_neg*e3_3 + U24*e3_4 - U25_neg*e3_5 + U26*e3_6;
    const REAL e3_2 = -e3_2_0 - U27*e3_7 - J_x8*U28;
    const REAL e3_1_0 = -U16_neg*e3_6;
    const REAL e3_1_1 = J_x1 - U12*e3_2 - U13*e3_3 - U14*e3_4 + U15_neg*e3_5 - e3_1_0;
    const REAL e3_1 = e3_1_1 - U17*e3_7 - J_x8*U18;
    const REAL e3_0_0 = U02*e3_2 - (J_x0 + U01_neg*e3_1) + U03*e3_3 - U04_neg*e3_4;
    const REAL e3_0 = U06_neg*e3_6 - (e3_0_0 + U05*e3_5) - U07*e3_7 - J_x8*U08;
    const REAL e4_7 = J_y7 - J_y8*U78;
    const REAL e4_6 = J_y6 - U67*e4_7 - J_y8*U68;
    const REAL e4_5 = angle_17 - U56*e4_6 - U57*e4_7 - J_y8*U58;
    const REAL e4_4_neg = angle_16 - U45_neg*e4_5 + U46*e4_6 + U47*e4_7 + J_y8*U48;
    const REAL e4_3_0 = angle_15 + U34*e4_4_neg + U35_neg*e4_5 - U36*e4_6 - U37*e4_7;
    const REAL e4_3 = e4_3_0 - J_y8*U38;
    const REAL e4_2_0 = J_y2 + U23_neg*e4_3 + U24*e4_4_neg + U25_neg*e4_5 - U26*e4_6;
    const REAL e4_2 = e4_2_0 - U27*e4_7 - J_y8*U28;
    const REAL e4_1_neg_0 = U12*e4_2 - J_y1 + U13*e4_3 - U14*e4_4_neg - U15_neg*e4_5;
    const REAL e4_1_neg = e4_1_neg_0 - U16_neg*e4_6 + U17*e4_7 + J_y8*U18;
    const REAL e4_0_neg_0 = J_y0_neg + U01_neg*e4_1_neg + U02*e4_2 + U03*e4_3;
    const REAL e4_0_neg_1 = e4_0_neg_0 + U04_neg*e4_4_neg + U05*e4_5 - U06_neg*e4_6;
    const REAL e4_0_neg = e4_0_neg_1 + U07*e4_7 + J_y8*U08;
    const REAL e5_7 = -J_z7_neg - J_z8*U78;
    const REAL e5_6_neg = U67*e5_7 - J_z6 + J_z8*U68;
    const REAL e5_5 = U56*e5_6_neg - angle_20 - U57*e5_7 - J_z8*U58;
    const REAL e5_4 = angle_19 + U45_neg*e5_5 + U46*e5_6_neg - U47*e5_7 - J_z8*U48;
    const REAL e5_3_0 = angle_18 - U34*e5_4 + U35_neg*e5_5 + U36*e5_6_neg - U37*e5_7;
    const REAL e5_3 = e5_3_0 - J_z8*U38;
    const REAL e5_2_neg_0 = U26*e5_6_neg;
    const REAL e5_2_neg_1 = U24*e5_4 - (J_z2 + U23_neg*e5_3) - U25_neg*e5_5 - e5_2_neg_0;
    const REAL e5_2_neg = e5_2_neg_1 + U27*e5_7 + J_z8*U28;
    const REAL e5_1_neg_0 = -U15_neg*e5_5;
    const REAL e5_1_neg_1 = J_z1_neg - U12*e5_2_neg + U13*e5_3 + U14*e5_4 + e5_1_neg_0;
    const REAL e5_1_neg = e5_1_neg_1 + U16_neg*e5_6_neg + U17*e5_7 + J_z8*U18;
    const REAL e5_0_0 = U04_neg*e5_4;
    const REAL e5_0_1 = J_z0 - U01_neg*e5_1_neg + U02*e5_2_neg - U03*e5_3 + e5_0_0;
    const REAL e5_0 = e5_0_1 - U05*e5_5 - U06_neg*e5_6_neg - U07*e5_7 - J_z8*U08;

    /* inverse of the operational-space inertia */
    const REAL O01_neg_0 = D0_inv*e1_0;
    const REAL O01_neg_1 = D1_inv_neg*e1_1_neg;
    const REAL O01_neg_2 = D2_inv*e1_2;
    const REAL O01_neg_3 = D3_inv_neg*e1_3;
    const REAL O01_neg_4 = D4_inv_neg*e1_4_neg;
    const REAL O01_neg_5 = -D5_inv_neg*e1_5;
    const REAL O01_neg_6 = D6_inv*e1_6;
    const REAL O01_neg_7 = -D7_inv*e1_7;
    const REAL O01_neg_8 = 176.21145374449338*Q1_yy;
    const REAL O02_neg_0 = D0_inv*e2_0;
    const REAL O02_neg_1 = D1_inv_neg*e2_1;
    const REAL O02_neg_2 = D2_inv*e2_2_neg;
    const REAL O02_neg_3 = D3_inv_neg*e2_3_neg;
    const REAL O02_neg_4 = D4_inv_neg*e2_4;
    const REAL O02_neg_5 = D5_inv_neg*e2_5;
    const REAL O02_neg_6 = D6_inv*e2_6_neg;
    const REAL O02_neg_7 = -D7_inv*e2_7;
    const REAL O02_neg_8 = 176.21145374449338*Q1_zy;
    const REAL O03_0 = -D0_inv*e3_0;
    const REAL O03_1 = D1_inv_neg*e3_1;
    const REAL O03_2 = -D2_inv*e3_2;
    const REAL O03_3 = -D3_inv_neg*e3_3;
    const REAL O03_4 = D4_inv_neg*e3_4;
    const REAL O03_5 = D5_inv_neg*e3_5;
    const REAL O03_6 = -D6_inv*e3_6;
    const REAL O03_7 = D7_inv*e3_7;
    const REAL O03_8 = 176.21145374449338*J_x8;
    const REAL O04_0 = D0_inv*e4_0_neg;
    const REAL O04_1 = D1_inv_neg*e4_1_neg;
    const REAL O04_2 = D2_inv*e4_2;
    const REAL O04_3 = D3_inv_neg*e4_3;
    const REAL O04_4 = D4_inv_neg*e4_4_neg;
    const REAL O04_5 = D5_inv_neg*e4_5;
    const REAL O04_6 = D6_inv*e4_6;
    const REAL O04_7 = D7_inv*e4_7;
    const REAL O04_8 = -176.21145374449338*J_y8;
    const REAL O05_neg_0 = D0_inv*e5_0;
    const REAL O05_neg_1 = D1_inv_neg*e5_1_neg;
    const REAL O05_neg_2 = D2_inv*e5_2_neg;
    const REAL O05_neg_3 = D3_inv_neg*e5_3;
    const REAL O05_neg_4 = D4_inv_neg*e5_4;
    const REAL O05_neg_5 = -D5_inv_neg*e5_5;
    const REAL O05_neg_6 = D6_inv*e5_6_neg;
    const REAL O05_neg_7 = -D7_inv*e5_7;
    const REAL O05_neg_8 = -176.21145374449338*J_z8;
    const REAL O00_0 = D0_inv*e0_0*e0_0 - D1_inv_neg*e0_1*e0_1 + D2_inv*e0_2*e0_2;
    const REAL O00_1 = D5_inv_neg*e0_5_neg*e0_5_neg;
    const REAL O00_2 = O00_0 - D3_inv_neg*e0_3*e0_3 - D4_inv_neg*e0_4*e0_4 - O00_1;
    const REAL O00_3 = 176.21145374449338*Q1_xy_neg*Q1_xy_neg;
    const REAL O00 = O00_2 + D6_inv*e0_6*e0_6 + D7_inv*e0_7*e0_7 + O00_3;
    const REAL O01_neg_9 = e0_3*O01_neg_3;
    const REAL O01_neg_10 = O01_neg_9 - (e0_0*O01_neg_0 + e0_1*O01_neg_1 + e0_2*O01_neg_2);
    const REAL O01_neg_11 = e0_6*O01_neg_6;
    const REAL O01_neg_12 = O01_neg_10 - e0_4*O01_neg_4 + e0_5_neg*O01_neg_5 - O01_neg_11;
    const REAL O01_neg = O01_neg_12 + e0_7*O01_neg_7 + Q1_xy_neg*O01_neg_8;
    const REAL O11_0 = e1_3*O01_neg_3;
    const REAL O11_1 = e1_0*O01_neg_0 - e1_1_neg*O01_neg_1 + e1_2*O01_neg_2 - O11_0;
    const REAL O11_2 = O11_1 - e1_4_neg*O01_neg_4 + e1_5*O01_neg_5 + e1_6*O01_neg_6;
    const REAL O11 = O11_2 - e1_7*O01_neg_7 + Q1_yy*O01_neg_8;
    const REAL O02_neg_9 = e0_3*O02_neg_3;
    const REAL O02_neg_10 = e0_1*O02_neg_1 - e0_0*O02_neg_0 + e0_2*O02_neg_2 - O02_neg_9;
    const REAL O02_neg_11 = e0_6*O02_neg_6;
    const REAL O02_neg_12 = O02_neg_10 + e0_4*O02_neg_4 - e0_5_neg*O02_neg_5 + O02_neg_11;
    const REAL O02_neg = O02_neg_12 + e0_7*O02_neg_7 + Q1_xy_neg*O02_neg_8;
    const REAL O12_0 = e1_3*O02_neg_3;
    const REAL O12_1 = e1_0*O02_neg_0 + e1_1_neg*O02_neg_1 - e1_2*O02_neg_2 + O12_0;
    const REAL O12_2 = O12_1 + e1_4_neg*O02_neg_4 - e1_5*O02_neg_5 - e1_6*O02_neg_6;
    const REAL O12 = O12_2 - e1_7*O02_neg_7 + Q1_yy*O02_neg_8;
    const REAL O22_0 = e2_3_neg*O02_neg_3;
    const REAL O22_1 = e2_0*O02_neg_0 - e2_1*O02_neg_1 + e2_2_neg*O02_neg_2 - O22_0;
    const REAL O22_2 = O22_1 - e2_4*O02_neg_4 - e2_5*O02_neg_5 + e2_6_neg*O02_neg_6;
    const REAL O22 = O22_2 - e2_7*O02_neg_7 + Q1_zy*O02_neg_8;
    const REAL O03_9 = -e0_4*O03_4;
    const REAL O03_10 = e0_3*O03_3 - (e0_0*O03_0 + e0_1*O03_1 + e0_2*O03_2) + O03_9;
    const REAL O03 = O03_10 + e0_5_neg*O03_5 - e0_6*O03_6 + e0_7*O03_7 + Q1_xy_neg*O03_8;
    const REAL O13_neg_0 = e1_0*O03_0 - e1_1_neg*O03_1 + e1_2*O03_2 - e1_3*O03_3;
    const REAL O13_neg_1 = O13_neg_0 - e1_4_neg*O03_4 + e1_5*O03_5 + e1_6*O03_6;
    const REAL O13_neg = O13_neg_1 - e1_7*O03_7 + Q1_yy*O03_8;
    const REAL O23_neg_0 = e2_0*O03_0 + e2_1*O03_1 - e2_2_neg*O03_2 + e2_3_neg*O03_3;
    const REAL O23_neg_1 = O23_neg_0 + e2_4*O03_4 + e2_5*O03_5 - e2_6_neg*O03_6;
    const REAL O23_neg = O23_neg_1 - e2_7*O03_7 + Q1_zy*O03_8;
    const REAL O33_0 = e3_4*O03_4;
    const REAL O33_1 = e3_3*O03_3 - (e3_0*O03_0 + e3_1*O03_1 + e3_2*O03_2) - O33_0;
    const REAL O33 = O33_1 - e3_5*O03_5 - e3_6*O03_6 + e3_7*O03_7 + J_x8*O03_8;
    const REAL O04_9 = e0_1*O04_1 - e0_0*O04_0 + e0_2*O04_2 - e0_3*O04_3 + e0_4*O04_4;
    const REAL O04 = O04_9 + e0_5_neg*O04_5 + e0_6*O04_6 + e0_7*O04_7 - Q1_xy_neg*O04_8;
    const REAL O14_0 = e1_4_neg*O04_4;
    const REAL O14_1 = e1_0*O04_0 + e1_1_neg*O04_1 - e1_2*O04_2 + e1_3*O04_3 + O14_0;
    const REAL O14 = Q1_yy*O04_8 - (O14_1 + e1_5*O04_5 - e1_6*O04_6 - e1_7*O04_7);
    const REAL O24_0 = e2_0*O04_0 - e2_1*O04_1 + e2_2_neg*O04_2 - e2_3_neg*O04_3;
    const REAL O24_1 = O24_0 - e2_4*O04_4 + e2_5*O04_5 + e2_6_neg*O04_6 - e2_7*O04_7;
    const REAL O24 = Q1_zy*O04_8 - O24_1;
    const REAL O34_0 = e3_1*O04_1 - e3_0*O04_0 + e3_2*O04_2 - e3_3*O04_3 + e3_4*O04_4;
    const REAL O34 = O34_0 - e3_5*O04_5 + e3_6*O04_6 + e3_7*O04_7 - J_x8*O04_8;
    const REAL O44_0 = e4_0_neg*O04_0 - e4_1_neg*O04_1 + e4_2*O04_2 - e4_3*O04_3;
    const REAL O44_1 = O44_0 - e4_4_neg*O04_4 - e4_5*O04_5 + e4_6*O04_6 + e4_7*O04_7;
    const REAL O44 = O44_1 - J_y8*O04_8;
    const REAL O05_neg_9 = e0_3*O05_neg_3;
    const REAL O05_neg_10 = e0_2*O05_neg_2 - (e0_0*O05_neg_0 + e0_1*O05_neg_1) + O05_neg_9;
    const REAL O05_neg_11 = e0_6*O05_neg_6;
    const REAL O05_neg_12 = O05_neg_10 + e0_4*O05_neg_4 + e0_5_neg*O05_neg_5 + O05_neg_11;
    const REAL O05_neg = O05_neg_12 + e0_7*O05_neg_7 + Q1_xy_neg*O05_neg_8;
    const REAL O15_0 = e1_3*O05_neg_3;
    const REAL O15_1 = e1_0*O05_neg_0 - e1_1_neg*O05_neg_1 - e1_2*O05_neg_2 - O15_0;
    const REAL O15_2 = O15_1 + e1_4_neg*O05_neg_4 + e1_5*O05_neg_5 - e1_6*O05_neg_6;
    const REAL O15 = O15_2 - e1_7*O05_neg_7 + Q1_yy*O05_neg_8;
    const REAL O25_0 = e2_3_neg*O05_neg_3;
    const REAL O25_1 = e2_0*O05_neg_0 + e2_1*O05_neg_1 + e2_2_neg*O05_neg_2 + O25_0;
    const REAL O25_2 = O25_1 - e2_4*O05_neg_4 + e2_5*O05_neg_5 + e2_6_neg*O05_neg_6;
    const REAL O25 = O25_2 - e2_7*O05_neg_7 + Q1_zy*O05_neg_8;
    const REAL O35_neg_0 = -e3_3*O05_neg_3;
    const REAL O35_neg_1 = e3_2*O05_neg_2 - (e3_0*O05_neg_0 + e3_1*O05_neg_1) - O35_neg_0;
    const REAL O35_neg_2 = O35_neg_1 + e3_4*O05_neg_4 - e3_5*O05_neg_5 + e3_6*O05_neg_6;
    const REAL O35_neg = O35_neg_2 + e3_7*O05_neg_7 + J_x8*O05_neg_8;
    const REAL O45_0 = e4_3*O05_neg_3;
    const REAL O45_1 = e4_0_neg*O05_neg_0 + e4_1_neg*O05_neg_1 + e4_2*O05_neg_2 + O45_0;
    const REAL O45_2 = O45_1 - e4_4_neg*O05_neg_4 - e4_5*O05_neg_5 + e4_6*O05_neg_6;
    const REAL O45 = -O45_2 - e4_7*O05_neg_7 - J_y8*O05_neg_8;
    const REAL O55_0 = e5_3*O05_neg_3;
    const REAL O55_1 = e5_0*O05_neg_0 - e5_1_neg*O05_neg_1 + e5_2_neg*O05_neg_2 - O55_0;
    const REAL O55_2 = O55_1 - e5_4*O05_neg_4 + e5_5*O05_neg_5 + e5_6_neg*O05_neg_6;
    const REAL O55 = O55_2 - e5_7*O05_neg_7 - J_z8*O05_neg_8;

    Omega[0] = O00;
    Omega[1] = -O01_neg;
    Omega[2] = -O02_neg;
    Omega[3] = O03;
    Omega[4] = O04;
    Omega[5] = -O05_neg;
    Omega[6] = -O01_neg;
    Omega[7] = O11;
    Omega[8] = O12;
    Omega[9] = -O13_neg;
    Omega[10] = O14;
    Omega[11] = O15;
    Omega[12] = -O02_neg;
    Omega[13] = O12;
    Omega[14] = O22;
    Omega[15] = -O23_neg;
    Omega[16] = O24;
    Omega[17] = O25;
    Omega[18] = O03;
    Omega[19] = -O13_neg;
    Omega[20] = -O23_neg;
    Omega[21] = O33;
    Omega[22] = O34;
    Omega[23] = -O35_neg;
    Omega[24] = O04;
    Omega[25] = O14;
    Omega[26] = O24;
    Omega[27] = O34;
    Omega[28] = O44;
    Omega[29] = O45;
    Omega[30] = -O05_neg;
    Omega[31] = O15;
    Omega[32] = O25;
    Omega[33] = -O35_neg;
    Omega[34] = O45;
    Omega[35] = O55;
}

FUNCTION(drone_arm_operational_inertia_front_left)(const REAL q[10], REAL Lambda[36])
{
    const REAL q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6], q7 = q[7], q8 = q[8], q9 = q[9];

    /* sines and cosines */
    const REAL q89 = q8 + q9;
    const REAL angles[3] = {q7, q8, q89};
    REAL sines[3], cosines[3];
    OF(drone_arm_sincos)(3, angles, sines, cosines);
    const REAL s7 = sines[0], s8 = sines[1], s89 = sines[2];
    const REAL c7 = cosines[0], c8 = cosines[1], c89 = cosines[2];
    const REAL angle_0 = 2.0*q3;
    const REAL angle_1 = 2.0*q4;
    const REAL angle_2 = 2.0*q5;
    const REAL angle_3 = q3*angle_0;
    const REAL angle_4 = q4*angle_1;
    const REAL angle_5 = q5*angle_2;
    const REAL angle_6 = q4*angle_0;
    const REAL angle_7 = q5*angle_0;
    const REAL angle_8 = q5*angle_1;
    const REAL angle_9 = q6*angle_0;
    const REAL angle_10 = q6*angle_1;
    const REAL angle_11 = q6*angle_2;
    const REAL angle_12 = angle_4 + angle_5 - 1.0;
    const REAL angle_13 = angle_6 - angle_11;
    const REAL angle_14 = angle_7 + angle_10;
    const REAL angle_15 = angle_6 + angle_11;
    const REAL angle_16 = angle_3 + angle_5 - 1.0;
    const REAL angle_17 = angle_8 - angle_9;
    const REAL angle_18 = angle_7 - angle_10;
    const REAL angle_19 = angle_8 + angle_9;
    const REAL angle_20 = angle_3 + angle_4 - 1.0;

    /* position of 'fore' */
    const REAL r3_x = 0.22*s8;
    const REAL r3_y = -0.22*c8;

    /* inertia of 'upper' in the axes of its group */
    const REAL I2_hx = 0.0736*s8 - 0.00072*c8;
    const REAL I2_hy_neg = 0.0736*c8 + 0.00072*s8;
    const REAL I2_Jxx_neg_0 = 0.01440184*s8 - 0.0001712*c8;
    const REAL I2_Jxx_neg = s8*I2_Jxx_neg_0;
    const REAL I2_Jxy = c8*I2_Jxx_neg_0 + 8.56e-05;
    const REAL I2_Jyy = I2_Jxx_neg - 0.01440184;
    const REAL I2_Jxz = 2.32e-06*c8 - 1.32e-05*s8;
    const REAL I2_Jyz = 1.32e-05*c8 + 2.32e-06*s8;

    /* inertia of 'fore' in the axes of its group */
    const REAL I3_hx = 0.0275*s89;
    const REAL I3_hy = -0.0275*c89;
    const REAL I3_Jxx_neg_0 = 0.004615*s89 - 6e-06*c89;
    const REAL I3_Jxx_neg = s89*I3_Jxx_neg_0;
    const REAL I3_Jxy = c89*I3_Jxx_neg_0 + 3e-06;
    const REAL I3_Jyy = I3_Jxx_neg - 0.004615;
    const REAL I3_Jxz = 5.2e-05*s89;
    const REAL I3_Jyz = -5.2e-05*c89;

    /* frame of tool 'front_left' */
    const REAL J_y0_0 = 0.19*(angle_12 - angle_13) - 0.03*angle_14;
    const REAL J_x0_0 = 0.19*(angle_15 - angle_16) + 0.03*angle_17;
    const REAL J_x0_1 = 0.19*(angle_18 + angle_19) - 0.03*angle_20;

    /* columns of the Jacobian */
    const REAL J_x0 = angle_15*J_x0_1 - angle_18*J_x0_0;
    const REAL J_y0 = angle_12*J_x0_1 - angle_18*J_y0_0;
    const REAL J_z0 = angle_15*J_y0_0 - angle_12*J_x0_0;
    const REAL J_x1_neg = angle_16*J_x0_1 + angle_19*J_x0_0;
    const REAL J_y1_neg = angle_19*J_y0_0 + angle_13*J_x0_1;
    const REAL J_z1 = angle_13*J_x0_0 - angle_16*J_y0_0;
    const REAL J_x2 = angle_17*J_x0_1 + angle_20*J_x0_0;
    const REAL J_y2 = angle_20*J_y0_0 - angle_14*J_x0_1;
    const REAL J_z2 = angle_14*J_x0_0 + angle_17*J_y0_0;

    /* composite inertia of 'upper' */
    const REAL R2_Jzz_0 = 0.44*s8*I3_hx;
    const REAL R2_Jzz_1 = -0.44*c8*I3_hy;
    const REAL R2_Jzz_2 = R2_Jzz_0 + R2_Jzz_1;
    const REAL R2_hx = I2_hx + I3_hx;
    const REAL R2_hy = I3_hy - I2_hy_neg;
    const REAL R2_Jxx_neg = I3_Jxx_neg - R2_Jzz_1 + I2_Jxx_neg;
    const REAL R2_Jyy = I3_Jyy + R2_Jzz_0 + I2_Jyy;
    const REAL R2_Jzz = R2_Jzz_2 + 0.01916116;
    const REAL R2_Jxy = I3_Jxy - (r3_x*I3_hy + r3_y*I3_hx) + I2_Jxy;
    const REAL R2_Jxz = I2_Jxz + I3_Jxz;
    const REAL R2_Jyz = I2_Jyz + I3_Jyz;

    /* composite inertia of 'turret' */
    const REAL R1_hx = R2_hx - 0.00036;
    const REAL R1_Jxx = 0.01914932 - R2_Jxx_neg;
    const REAL R1_Jzz = R2_Jyy + 0.01925076;
    const REAL R1_Jxz = R2_Jxy + 2.84e-06;

    /* composite inertia of 'frame' */
    const REAL R0_hx_0 = c7*R1_hx + 0.00084*s7;
    const REAL R0_hy_0 = s7*R1_hx - 0.00084*c7;
    const REAL R0_Jxx_0 = c7*(R2_Jzz - R1_Jxx) - 2.0*R2_Jxz*s7;
    const REAL R0_Jxx_1 = c7*R0_Jxx_0;
    const REAL R0_Jxz_0 = c7*R1_Jxz + s7*R2_Jyz;
    const REAL R0_Jyy_0 = 0.06*R0_hx_0;
    const REAL R0_Jyy_1 = -0.2*R2_hy;
    const REAL R0_Jxz_1 = 0.1*R0_hx_0;
    const REAL R0_Jyz_0 = s7*R1_Jxz - c7*R2_Jyz + 0.1*R0_hy_0;
    const REAL R0_hx = 0.0096 - R0_hx_0;
    const REAL R0_hy = -R0_hy_0 - 0.0021;
    const REAL R0_hz = R2_hy + 0.00512;
    const REAL R0_Jxx = R2_Jzz - R0_Jxx_1 + R0_Jyy_1 + 0.0299287;
    const REAL R0_Jyy = 0.0340962 - (R0_Jyy_0 - R0_Jyy_1 - (R1_Jxx + R0_Jxx_1));
    const REAL R0_Jzz = R1_Jzz - R0_Jyy_0 + 0.0415717;
    const REAL R0_Jxy = 0.03*R0_hy_0 - (R2_Jxz + s7*R0_Jxx_0) + 0.0001084;
    const REAL R0_Jxz = 0.0028266 - (0.03*R2_hy + R0_Jxz_1 + R0_Jxz_0);
    const REAL R0_Jyz = -R0_Jyz_0 - 0.0001748;

    /* inertia that joint 'turn' feels, and its couplings inward */
    const REAL M66 = R2_Jyy + 0.02125076;
    const REAL M06_neg = R0_Jxz_0 + R0_Jxz_1;
    const REAL M26 = R1_Jzz - 0.03*R0_hx_0;

    /* inertia that joint 'lift' feels, and its couplings inward */
    const REAL M77 = R2_Jzz_2 + 0.02116116;
    const REAL M37 = c7*R2_hy;
    const REAL M47 = s7*R2_hy;
    const REAL M07 = 0.1*M47 - (c7*R2_Jxz + s7*R2_Jzz);
    const REAL M17 = c7*R2_Jzz - s7*R2_Jxz - (0.1*M37 + 0.03*R2_hx);
    const REAL M27 = R2_Jyz + 0.03*M47;

    /* inertia that joint 'elbow' feels, and its couplings inward */
    const REAL M78 = r3_x*I3_hx + r3_y*I3_hy + 0.004675;
    const REAL M38 = c7*I3_hy;
    const REAL M48 = s7*I3_hy;
    const REAL M08_neg = c7*I3_Jxz + s7*M78 - 0.1*M48;
    const REAL M18 = c7*M78 - s7*I3_Jxz - (0.1*M38 + 0.000825*s89);
    const REAL M28 = I3_Jyz + 0.03*M48;

    /* elimination of 'elbow' */
    const REAL U18 = 176.21145374449338*M18;
    const REAL U28 = 176.21145374449338*M28;
    const REAL U38 = 176.21145374449338*M38;
    const REAL U48 = 176.21145374449338*M48;
    const REAL U58 = 4.845814977973569*s89;
    const REAL U68 = -0.009162995594713657*c89;
    const REAL U78 = 176.21145374449338*M78;
    const REAL M00e8 = R0_Jxx - 176.21145374449338*M08_neg*M08_neg;
    const REAL M01e8 = R0_Jxy + M08_neg*U18;
    const REAL M11e8 = R0_Jyy - M18*U18;
    const REAL M02e8 = R0_Jxz + M08_neg*U28;
    const REAL M12e8 = R0_Jyz - M18*U28;
    const REAL M22e8 = R0_Jzz - M28*U28;
    const REAL M03e8 = M08_neg*U38;
    const REAL M13e8 = R0_hz - M18*U38;
    const REAL M23e8 = -R0_hy - M28*U38;
    const REAL M33e8 = 3.64 - M38*U38;
    const REAL M04e8 = M08_neg*U48 - R0_hz;
    const REAL M14e8 = -M18*U48;
    const REAL M24e8 = R0_hx - M28*U48;
    const REAL M34e8 = -M38*U48;
    const REAL M44e8 = 3.64 - M48*U48;
    const REAL M05e8 = R0_hy + M08_neg*U58;
    const REAL M15e8 = -R0_hx - M18*U58;
    const REAL M25e8 = -M28*U58;
    const REAL M35e8 = -M38*U58;
    const REAL M45e8 = -M48*U58;
    const REAL M55e8 = 3.64 - I3_hx*U58;
    const REAL M06e8_neg = M06_neg - M08_neg*U68;
    const REAL M16e8_neg = R0_Jyz_0 + M18*U68;
    const REAL M26e8 = M26 - M28*U68;
    const REAL M36e8 = R0_hy_0 - M38*U68;
    const REAL M46e8_neg = R0_hx_0 + M48*U68;
    const REAL M56e8 = -I3_hx*U68;
    const REAL M66e8 = M66 - I3_Jyz*U68;
    const REAL M07e8 = M07 + M08_neg*U78;
    const REAL M17e8 = M17 - M18*U78;
    const REAL M27e8 = M27 - M28*U78;
    const REAL M37e8 = M37 - M38*U78;
    const REAL M47e8 = M47 - M48*U78;
    const REAL M57e8 = R2_hx - I3_hx*U78;
    const REAL M67e8 = R2_Jyz - I3_Jyz*U78;
    const REAL D7 = M77 - M78*U78;

    /* elimination of 'lift' */
    const REAL D7_inv = 1.0/D7;
    const REAL U17 = M17e8*D7_inv;
    const REAL U27 = M27e8*D7_inv;
    const REAL U37 = M37e8*D7_inv;
    const REAL U47 = M47e8*D7_inv;
    const REAL U57 = M57e8*D7_inv;
    const REAL U67 = M67e8*D7_inv;
    const REAL M00e7 = M00e8 - M07e8*D7_inv*M07e8;
    const REAL M01e7 = M01e8 - M07e8*U17;
    const REAL M11e7 = M11e8 - M17e8*U17;
    const REAL M02e7 = M02e8 - M07e8*U27;
    const REAL M12e7 = M12e8 - M17e8*U27;
    const REAL M22e7 = M22e8 - M27e8*U27;
    const REAL M03e7 = M03e8 - M07e8*U37;
    const REAL M13e7 = M13e8 - M17e8*U37;
    const REAL M23e7 = M23e8 - M27e8*U37;
    const REAL M33e7 = M33e8 - M37e8*U37;
    const REAL M04e7 = M04e8 - M07e8*U47;
    const REAL M14e7 = M14e8 - M17e8*U47;
    const REAL M24e7 = M24e8 - M27e8*U47;
    const REAL M34e7 = M34e8 - M37e8*U47;
    const REAL M44e7 = M44e8 - M47e8*U47;
    const REAL M05e7 = M05e8 - M07e8*U57;
    const REAL M15e7 = M15e8 - M17e8*U57;
    const REAL M25e7 = M25e8 - M27e8*U57;
    const REAL M35e7 = M35e8 - M37e8*U57;
    const REAL M45e7 = M45e8 - M47e8*U57;
    const REAL M55e7 = M55e8 - M57e8*U57;
    const REAL M06e7_neg = M06e8_neg + M07e8*U67;
    const REAL M16e7_neg = M16e8_neg + M17e8*U67;
    const REAL M26e7 = M26e8 - M27e8*U67;
    const REAL M36e7 = M36e8 - M37e8*U67;
    const REAL M46e7 = -M46e8_neg - M47e8*U67;
    const REAL M56e7 = M56e8 - M57e8*U67;
    const REAL D6 = M66e8 - M67e8*U67;

    /* elimination of 'turn' */
    const REAL D6_inv = 1.0/D6;
    const REAL U16_neg = M16e7_neg*D6_inv;
    const REAL U26 = M26e7*D6_inv;
    const REAL U36 = M36e7*D6_inv;
    const REAL U46 = M46e7*D6_inv;
    const REAL U56 = M56e7*D6_inv;
    const REAL M00e6 = M00e7 - M06e7_neg*D6_inv*M06e7_neg;
    const REAL M01e6 = M01e7 - M06e7_neg*U16_neg;
    const REAL M11e6 = M11e7 - M16e7_neg*U16_neg;
    const REAL M02e6 = M02e7 + M06e7_neg*U26;
    const REAL M12e6 = M12e7 + M16e7_neg*U26;
    const REAL M22e6 = M22e7 - M26e7*U26;
    const REAL M03e6 = M03e7 + M06e7_neg*U36;
    const REAL M13e6 = M13e7 + M16e7_neg*U36;
    const REAL M23e6 = M23e7 - M26e7*U36;
    const REAL M33e6 = M33e7 - M36e7*U36;
    const REAL M04e6 = M04e7 + M06e7_neg*U46;
    const REAL M14e6 = M14e7 + M16e7_neg*U46;
    const REAL M24e6 = M24e7 - M26e7*U46;
    const REAL M34e6 = M34e7 - M36e7*U46;
    const REAL M44e6 = M44e7 - M46e7*U46;
    const REAL M05e6 = M05e7 + M06e7_neg*U56;
    const REAL M15e6 = M15e7 + M16e7_neg*U56;
    const REAL M25e6 = M25e7 - M26e7*U56;
    const REAL M35e6 = M35e7 - M36e7*U56;
    const REAL M45e6 = M45e7 - M46e7*U56;
    const REAL D5 = M55e7 - M56e7*U56;

    /* elimination of 'floating_base' */
    const REAL D5_inv_neg = -1.0/D5;
    const REAL U05 = -M05e6*D5_inv_neg;
    const REAL U15_neg = M15e6*D5_inv_neg;
    const REAL U25_neg = M25e6*D5_inv_neg;
    const REAL U35_neg = M35e6*D5_inv_neg;
    const REAL U45_neg = M45e6*D5_inv_neg;
    const REAL M04e5 = M04e6 + M05e6*U45_neg;
    const REAL M14e5 = M14e6 + M15e6*U45_neg;
    const REAL M24e5 = M24e6 + M25e6*U45_neg;
    const REAL M34e5 = M34e6 + M35e6*U45_neg;
    const REAL D4 = M44e6 + M45e6*U45_neg;
    const REAL D4_inv_neg = -1.0/D4;
    const REAL U04_neg = M04e5*D4_inv_neg;
    const REAL U14 = -M14e5*D4_inv_neg;
    const REAL U24 = -M24e5*D4_inv_neg;
    const REAL U34 = -M34e5*D4_inv_neg;
    const REAL M03e4 = M03e6 + M05e6*U35_neg - M04e5*U34;
    const REAL M13e4 = M13e6 + M15e6*U35_neg - M14e5*U34;
    const REAL M23e4 = M23e6 + M25e6*U35_neg - M24e5*U34;
    const REAL D3 = M33e6 + M35e6*U35_neg - M34e5*U34;
    const REAL D3_inv_neg = -1.0/D3;
    const REAL U03 = -M03e4*D3_inv_neg;
    const REAL U13 = -M13e4*D3_inv_neg;
    const REAL U23_neg = M23e4*D3_inv_neg;
    const REAL M02e3 = M02e6 + M05e6*U25_neg - M04e5*U24 + M03e4*U23_neg;
    const REAL M12e3 = M12e6 + M15e6*U25_neg - M14e5*U24 + M13e4*U23_neg;
    const REAL D2 = M22e6 + M25e6*U25_neg - M24e5*U24 + M23e4*U23_neg;
    const REAL D2_inv = 1.0/D2;
    const REAL U02 = M02e3*D2_inv;
    const REAL U12 = M12e3*D2_inv;
    const REAL M01e2 = M01e6 + M05e6*U15_neg - M04e5*U14 - M03e4*U13 - M02e3*U12;
    const REAL D1 = M11e6 + M15e6*U15_neg - M14e5*U14 - M13e4*U13 - M12e3*U12;
    const REAL D1_inv_neg = -1.0/D1;
    const REAL U01_neg = M01e2*D1_inv_neg;
    const REAL D0_0 = M01e2*U01_neg;
    const REAL D0 = M00e6 - M05e6*U05 + M04e5*U04_neg - M03e4*U03 - M02e3*U02 + D0_0;
    const REAL D0_inv = 1.0/D0;

    /* solve with U */
    const REAL e0_1 = angle_13 - angle_14*U12;
    const REAL e0_0 = U01_neg*e0_1 - angle_12 - angle_14*U02;
    const REAL e1_1 = -angle_16 - angle_17*U12;
    const REAL e1_0 = angle_15 + U01_neg*e1_1 - angle_17*U02;
    const REAL e2_1 = angle_19 + angle_20*U12;
    const REAL e2_0 = angle_18 + U01_neg*e2_1 + angle_20*U02;
    const REAL e3_4 = angle_13 + angle_14*U45_neg;
    const REAL e3_3 = angle_14*U35_neg - (angle_12 + U34*e3_4);
    const REAL e3_2 = J_x2 + U23_neg*e3_3 - U24*e3_4 + angle_14*U25_neg;
    const REAL e3_1 = angle_14*U15_neg - (J_x1_neg + U12*e3_2 + U13*e3_3 + U14*e3_4);
    const REAL e3_0_0 = J_x0 + U01_neg*e3_1 - U02*e3_2 - U03*e3_3 + U04_neg*e3_4;
    const REAL e3_0 = e3_0_0 - angle_14*U05;
    const REAL e4_4 = angle_17*U45_neg - angle_16;
    const REAL e4_3 = angle_15 - U34*e4_4 + angle_17*U35_neg;
    const REAL e4_2 = J_y2 + U23_neg*e4_3 - U24*e4_4 + angle_17*U25_neg;
    const REAL e4_1 = angle_17*U15_neg - (J_y1_neg + U12*e4_2 + U13*e4_3 + U14*e4_4);
    const REAL e4_0_neg_0 = U02*e4_2 - (J_y0 + U01_neg*e4_1) + U03*e4_3 - U04_neg*e4_4;
    const REAL e4_0_neg = e4_0_neg_0 + angle_17*U05;
    const REAL e5_4 = angle_19 - angle_20*U45_neg;
    const REAL e5_3 = angle_18 - U34*e5_4 - angle_20*U35_neg;
    const REAL e5_2 = J_z2 + U23_neg*e5_3 - U24*e5_4 - angle_20*U25_neg;
    const REAL e5_1 = J_z1 - U12*e5_2 - U13*e5_3 - U14*e5_4 - angle_20*U15_neg;
    const REAL e5_0_0 = U02*e5_2 - (J_z0 + U01_neg*e5_1) + U03*e5_3 - U04_neg*e5_4;
    const REAL e5_0 = angle_20*U05 - e5_0_0;

    /* inverse of the operational-space inertia */
    const REAL O01_0 = D0_inv*e1_0;
    const REAL O01_1 = -D1_inv_neg*e1_1;
    const REAL O01_2 = angle_17*D2_inv;
    const REAL O02_neg_0 = D0_inv*e2_0;
    const REAL O02_neg_1 = D1_inv_neg*e2_1;
    const REAL O02_neg_2 = angle_20*D2_inv;
    const REAL O03_0 = D0_inv*e3_0;
    const REAL O03_1 = -D1_inv_neg*e3_1;
    const REAL O03_2 = D2_inv*e3_2;
    const REAL O04_0 = D0_inv*e4_0_neg;
    const REAL O04_1 = -D1_inv_neg*e4_1;
    const REAL O04_2 = D2_inv*e4_2;
    const REAL O34_neg_0 = D3_inv_neg*e4_3;
    const REAL O34_neg_1 = -D4_inv_neg*e4_4;
    const REAL O34_neg_2 = angle_17*D5_inv_neg;
    const REAL O05_0 = -D0_inv*e5_0;
    const REAL O05_1 = D1_inv_neg*e5_1;
    const REAL O05_2 = D2_inv*e5_2;
    const REAL O35_0 = D3_inv_neg*e5_3;
    const REAL O35_1 = D4_inv_neg*e5_4;
    const REAL O35_2 = angle_20*D5_inv_neg;
    const REAL O00 = D0_inv*e0_0*e0_0 - D1_inv_neg*e0_1*e0_1 + angle_14*D2_inv*angle_14;
    const REAL O01 = e0_0*O01_0 + e0_1*O01_1 + angle_14*O01_2;
    const REAL O11 = e1_0*O01_0 + e1_1*O01_1 + angle_17*O01_2;
    const REAL O02_neg = e0_1*O02_neg_1 - e0_0*O02_neg_0 + angle_14*O02_neg_2;
    const REAL O12 = e1_0*O02_neg_0 - e1_1*O02_neg_1 - angle_17*O02_neg_2;
    const REAL O22 = e2_0*O02_neg_0 - e2_1*O02_neg_1 + angle_20*O02_neg_2;
    const REAL O03 = e0_0*O03_0 + e0_1*O03_1 + angle_14*O03_2;
    const REAL O13 = e1_0*O03_0 + e1_1*O03_1 + angle_17*O03_2;
    const REAL O23 = e2_0*O03_0 + e2_1*O03_1 - angle_20*O03_2;
    const REAL O33_0 = e3_0*O03_0 + e3_1*O03_1 + e3_2*O03_2 - D3_inv_neg*e3_3*e3_3;
    const REAL O33 = O33_0 - D4_inv_neg*e3_4*e3_4 - angle_14*D5_inv_neg*angle_14;
    const REAL O04 = e0_1*O04_1 - e0_0*O04_0 + angle_14*O04_2;
    const REAL O14 = angle_17*O04_2 - (e1_0*O04_0 - e1_1*O04_1);
    const REAL O24_neg = e2_0*O04_0 - e2_1*O04_1 + angle_20*O04_2;
    const REAL O34_neg_3 = e3_0*O04_0 - e3_1*O04_1 - e3_2*O04_2 + e3_3*O34_neg_0;
    const REAL O34_neg = O34_neg_3 - e3_4*O34_neg_1 + angle_14*O34_neg_2;
    const REAL O44_0 = e4_0_neg*O04_0 + e4_1*O04_1 + e4_2*O04_2 - e4_3*O34_neg_0;
    const REAL O44 = O44_0 + e4_4*O34_neg_1 - angle_17*O34_neg_2;
    const REAL O05 = angle_14*O05_2 - (e0_0*O05_0 + e0_1*O05_1);
    const REAL O15 = angle_17*O05_2 - (e1_0*O05_0 + e1_1*O05_1);
    const REAL O25_neg = e2_0*O05_0 + e2_1*O05_1 + angle_20*O05_2;
    const REAL O35_3 = e3_0*O05_0 + e3_1*O05_1 - e3_2*O05_2 + e3_3*O35_0 + e3_4*O35_1;
    const REAL O35 = angle_14*O35_2 - O35_3;
    const REAL O45_0 = -e4_4*O35_1;
    const REAL O45_1 = e4_0_neg*O05_0 - e4_1*O05_1 + e4_2*O05_2 - e4_3*O35_0 + O45_0;
    const REAL O45 = O45_1 + angle_17*O35_2;
    const REAL O55_0 = e5_4*O35_1;
    const REAL O55_1 = e5_2*O05_2 - (e5_0*O05_0 + e5_1*O05_1) - e5_3*O35_0 - O55_0;
    const REAL O55 = O55_1 - angle_20*O35_2;

    /* elimination of direction 'z' */
    const REAL DO5_inv = 1.0/O55;
    const REAL UO05 = O05*DO5_inv;
    const REAL UO15 = O15*DO5_inv;
    const REAL UO25_neg = O25_neg*DO5_inv;
    const REAL UO35 = O35*DO5_inv;
    const REAL UO45 = O45*DO5_inv;
    const REAL O00e5 = O00 - O05*UO05;
    const REAL O01e5 = O01 - O05*UO15;
    const REAL O11e5 = O11 - O15*UO15;
    const REAL O02e5 = O05*UO25_neg - O02_neg;
    const REAL O12e5 = O12 + O15*UO25_neg;
    const REAL O22e5 = O22 - O25_neg*UO25_neg;
    const REAL O03e5 = O03 - O05*UO35;
    const REAL O13e5 = O13 - O15*UO35;
    const REAL O23e5 = O23 + O25_neg*UO35;
    const REAL O33e5 = O33 - O35*UO35;
    const REAL O04e5 = O04 - O05*UO45;
    const REAL O14e5 = O14 - O15*UO45;
    const REAL O24e5 = O25_neg*UO45 - O24_neg;
    const REAL O34e5 = -O34_neg - O35*UO45;
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
    const REAL XO05_0_ = -UO45*XO04;
    const REAL XO05 = XO05_0_ - (UO05*DO0_inv + UO15*XO01 - UO25_neg*XO02 + UO35*XO03);
    const REAL XO15 = UO25_neg*XO12 - (UO05*XO01 + UO15*XO11) - UO35*XO13 - UO45*XO14;
    const REAL XO25 = UO25_neg*XO22 - (UO05*XO02 + UO15*XO12) - UO35*XO23 - UO45*XO24;
    const REAL XO35 = UO25_neg*XO23 - (UO05*XO03 + UO15*XO13) - UO35*XO33 - UO45*XO34;
    const REAL XO45 = UO25_neg*XO24 - (UO05*XO04 + UO15*XO14) - UO35*XO34 - UO45*XO44;
    const REAL XO55_0_ = DO5_inv - UO05*XO05 - UO15*XO15 + UO25_neg*XO25 - UO35*XO35;
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

FUNCTION(drone_arm_operational_inertia_front_right)(const REAL q[10], REAL Lambda[36])
{
    const REAL q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6], q7 = q[7], q8 = q[8], q9 = q[9];

    /* sines and cosines */
    const REAL q89 = q8 + q9;
    const REAL angles[3] = {q7, q8, q89};
    REAL sines[3], cosines[3];
    OF(drone_arm_sincos)(3, angles, sines, cosines);
    const REAL s7 = sines[0], s8 = sines[1], s89 = sines[2];
    const REAL c7 = cosines[0], c8 = cosines[1], c89 = cosines[2];
    const REAL angle_0 = 2.0*q3;
    const REAL angle_1 = 2.0*q4;
    const REAL angle_2 = 2.0*q5;
    const REAL angle_3 = q3*angle_0;
    const REAL angle_4 = q4*angle_1;
    const REAL angle_5 = q5*angle_2;
    const REAL angle_6 = q4*angle_0;
    const REAL angle_7 = q5*angle_0;
    const REAL angle_8 = q5*angle_1;
    const REAL angle_9 = q6*angle_0;
    const REAL angle_10 = q6*angle_1;
    const REAL angle_11 = q6*angle_2;
    const REAL angle_12 = angle_4 + angle_5 - 1.0;
    const REAL angle_13 = angle_6 - angle_11;
    const REAL angle_14 = angle_7 + angle_10;
    const REAL angle_15 = angle_6 + angle_11;
    const REAL angle_16 = angle_3 + angle_5 - 1.0;
    const REAL angle_17 = angle_8 - angle_9;
    const REAL angle_18 = angle_7 - angle_10;
    const REAL angle_19 = angle_8 + angle_9;
    const REAL angle_20 = angle_3 + angle_4 - 1.0;

    /* position of 'fore' */
    const REAL r3_x = 0.22*s8;
    const REAL r3_y = -0.22*c8;

    /* inertia of 'upper' in the axes of its group */
    const REAL I2_hx = 0.0736*s8 - 0.00072*c8;
    const REAL I2_hy_neg = 0.0736*c8 + 0.00072*s8;
    const REAL I2_Jxx_neg_0 = 0.01440184*s8 - 0.0001712*c8;
    const REAL I2_Jxx_neg = s8*I2_Jxx_neg_0;
    const REAL I2_Jxy = c8*I2_Jxx_neg_0 + 8.56e-05;
    const REAL I2_Jyy = I2_Jxx_neg - 0.01440184;
    const REAL I2_Jxz = 2.32e-06*c8 - 1.32e-05*s8;
    const REAL I2_Jyz = 1.32e-05*c8 + 2.32e-06*s8;

    /* inertia of 'fore' in the axes of its group */
    const REAL I3_hx = 0.0275*s89;
    const REAL I3_hy = -0.0275*c89;
    const REAL I3_Jxx_neg_0 = 0.004615*s89 - 6e-06*c89;
    const REAL I3_Jxx_neg = s89*I3_Jxx_neg_0;
    const REAL I3_Jxy = c89*I3_Jxx_neg_0 + 3e-06;
    const REAL I3_Jyy = I3_Jxx_neg - 0.004615;
    const REAL I3_Jxz = 5.2e-05*s89;
    const REAL I3_Jyz = -5.2e-05*c89;

    /* frame of tool 'front_right' */
    const REAL J_y0_0 = 0.19*(angle_12 + angle_13) - 0.03*angle_14;
    const REAL J_x0_0 = 0.19*(angle_15 + angle_16) + 0.03*angle_17;
    const REAL J_x0_1 = 0.19*(angle_18 - angle_19) - 0.03*angle_20;

    /* columns of the Jacobian */
    const REAL J_x0 = angle_15*J_x0_1 - angle_18*J_x0_0;
    const REAL J_y0 = angle_12*J_x0_1 - angle_18*J_y0_0;
    const REAL J_z0 = angle_15*J_y0_0 - angle_12*J_x0_0;
    const REAL J_x1_neg = angle_16*J_x0_1 + angle_19*J_x0_0;
    const REAL J_y1_neg = angle_19*J_y0_0 + angle_13*J_x0_1;
    const REAL J_z1 = angle_13*J_x0_0 - angle_16*J_y0_0;
    const REAL J_x2 = angle_17*J_x0_1 + angle_20*J_x0_0;
    const REAL J_y2 = angle_20*J_y0_0 - angle_14*J_x0_1;
    const REAL J_z2 = angle_14*J_x0_0 + angle_17*J_y0_0;

    /* composite inertia of 'upper' */
    const REAL R2_Jzz_0 = 0.44*s8*I3_hx;
    const REAL R2_Jzz_1 = -0.44*c8*I3_hy;
    const REAL R2_Jzz_2 = R2_Jzz_0 + R2_Jzz_1;
    const REAL R2_hx = I2_hx + I3_hx;
    const REAL R2_hy = I3_hy - I2_hy_neg;
    const REAL R2_Jxx_neg = I3_Jxx_neg - R2_Jzz_1 + I2_Jxx_neg;
    const REAL R2_Jyy = I3_Jyy + R2_Jzz_0 + I2_Jyy;
    const REAL R2_Jzz = R2_Jzz_2 + 0.01916116;
    const REAL R2_Jxy = I3_Jxy - (r3_x*I3_hy + r3_y*I3_hx) + I2_Jxy;
    const REAL R2_Jxz = I2_Jxz + I3_Jxz;
    const REAL R2_Jyz = I2_Jyz + I3_Jyz;

    /* composite inertia of 'turret' */
    const REAL R1_hx = R2_hx - 0.00036;
    const REAL R1_Jxx = 0.01914932 - R2_Jxx_neg;
    const REAL R1_Jzz = R2_Jyy + 0.01925076;
    const REAL R1_Jxz = R2_Jxy + 2.84e-06;

    /* composite inertia of 'frame' */
    const REAL R0_hx_0 = c7*R1_hx + 0.00084*s7;
    const REAL R0_hy_0 = s7*R1_hx - 0.00084*c7;
    const REAL R0_Jxx_0 = c7*(R2_Jzz - R1_Jxx) - 2.0*R2_Jxz*s7;
    const REAL R0_Jxx_1 = c7*R0_Jxx_0;
    const REAL R0_Jxz_0 = c7*R1_Jxz + s7*R2_Jyz;
    const REAL R0_Jyy_0 = 0.06*R0_hx_0;
    const REAL R0_Jyy_1 = -0.2*R2_hy;
    const REAL R0_Jxz_1 = 0.1*R0_hx_0;
    const REAL R0_Jyz_0 = s7*R1_Jxz - c7*R2_Jyz + 0.1*R0_hy_0;
    const REAL R0_hx = 0.0096 - R0_hx_0;
    const REAL R0_hy = -R0_hy_0 - 0.0021;
    const REAL R0_hz = R2_hy + 0.00512;
    const REAL R0_Jxx = R2_Jzz - R0_Jxx_1 + R0_Jyy_1 + 0.0299287;
    const REAL R0_Jyy = 0.0340962 - (R0_Jyy_0 - R0_Jyy_1 - (R1_Jxx + R0_Jxx_1));
    const REAL R0_Jzz = R1_Jzz - R0_Jyy_0 + 0.0415717;
    const REAL R0_Jxy = 0.03*R0_hy_0 - (R2_Jxz + s7*R0_Jxx_0) + 0.0001084;
    const REAL R0_Jxz = 0.0028266 - (0.03*R2_hy + R0_Jxz_1 + R0_Jxz_0);
    const REAL R0_Jyz = -R0_Jyz_0 - 0.0001748;

    /* inertia that joint 'turn' feels, and its couplings inward */
    const REAL M66 = R2_Jyy + 0.02125076;
    const REAL M06_neg = R0_Jxz_0 + R0_Jxz_1;
    const REAL M26 = R1_Jzz - 0.03*R0_hx_0;

    /* inertia that joint 'lift' feels, and its couplings inward */
    const REAL M77 = R2_Jzz_2 + 0.02116116;
    const REAL M37 = c7*R2_hy;
    const REAL M47 = s7*R2_hy;
    const REAL M07 = 0.1*M47 - (c7*R2_Jxz + s7*R2_Jzz);
    const REAL M17 = c7*R2_Jzz - s7*R2_Jxz - (0.1*M37 + 0.03*R2_hx);
    const REAL M27 = R2_Jyz + 0.03*M47;

    /* inertia that joint 'elbow' feels, and its couplings inward */
    const REAL M78 = r3_x*I3_hx + r3_y*I3_hy + 0.004675;
    const REAL M38 = c7*I3_hy;
    const REAL M48 = s7*I3_hy;
    const REAL M08_neg = c7*I3_Jxz + s7*M78 - 0.1*M48;
    const REAL M18 = c7*M78 - s7*I3_Jxz - (0.1*M38 + 0.000825*s89);
    const REAL M28 = I3_Jyz + 0.03*M48;

    /* elimination of 'elbow' */
    const REAL U18 = 176.21145374449338*M18;
    const REAL U28 = 176.21145374449338*M28;
    const REAL U38 = 176.21145374449338*M38;
    const REAL U48 = 176.21145374449338*M48;
    const REAL U58 = 4.845814977973569*s89;
    const REAL U68 = -0.009162995594713657*c89;
    const REAL U78 = 176.21145374449338*M78;
    const REAL M00e8 = R0_Jxx - 176.21145374449338*M08_neg*M08_neg;
    const REAL M01e8 = R0_Jxy + M08_neg*U18;
    const REAL M11e8 = R0_Jyy - M18*U18;
    const REAL M02e8 = R0_Jxz + M08_neg*U28;
    const REAL M12e8 = R0_Jyz - M18*U28;
    const REAL M22e8 = R0_Jzz - M28*U28;
    const REAL M03e8 = M08_neg*U38;
    const REAL M13e8 = R0_hz - M18*U38;
    const REAL M23e8 = -R0_hy - M28*U38;
    const REAL M33e8 = 3.64 - M38*U38;
    const REAL M04e8 = M08_neg*U48 - R0_hz;
    const REAL M14e8 = -M18*U48;
    const REAL M24e8 = R0_hx - M28*U48;
    const REAL M34e8 = -M38*U48;
    const REAL M44e8 = 3.64 - M48*U48;
    const REAL M05e8 = R0_hy + M08_neg*U58;
    const REAL M15e8 = -R0_hx - M18*U58;
    const REAL M25e8 = -M28*U58;
    const REAL M35e8 = -M38*U58;
    const REAL M45e8 = -M48*U58;
    const REAL M55e8 = 3.64 - I3_hx*U58;
    const REAL M06e8_neg = M06_neg - M08_neg*U68;
    const REAL M16e8_neg = R0_Jyz_0 + M18*U68;
    const REAL M26e8 = M26 - M28*U68;
    const REAL M36e8 = R0_hy_0 - M38*U68;
    const REAL M46e8_neg = R0_hx_0 + M48*U68;
    const REAL M56e8 = -I3_hx*U68;
    const REAL M66e8 = M66 - I3_Jyz*U68;
    const REAL M07e8 = M07 + M08_neg*U78;
    const REAL M17e8 = M17 - M18*U78;
    const REAL M27e8 = M27 - M28*U78;
    const REAL M37e8 = M37 - M38*U78;
    const REAL M47e8 = M47 - M48*U78;
    const REAL M57e8 = R2_hx - I3_hx*U78;
    const REAL M67e8 = R2_Jyz - I3_Jyz*U78;
    const REAL D7 = M77 - M78*U78;

    /* elimination of 'lift' */
    const REAL D7_inv = 1.0/D7;
    const REAL U17 = M17e8*D7_inv;
    const REAL U27 = M27e8*D7_inv;
    const REAL U37 = M37e8*D7_inv;
    const REAL U47 = M47e8*D7_inv;
    const REAL U57 = M57e8*D7_inv;
    const REAL U67 = M67e8*D7_inv;
    const REAL M00e7 = M00e8 - M07e8*D7_inv*M07e8;
    const REAL M01e7 = M01e8 - M07e8*U17;
    const REAL M11e7 = M11e8 - M17e8*U17;
    const REAL M02e7 = M02e8 - M07e8*U27;
    const REAL M12e7 = M12e8 - M17e8*U27;
    const REAL M22e7 = M22e8 - M27e8*U27;
    const REAL M03e7 = M03e8 - M07e8*U37;
    const REAL M13e7 = M13e8 - M17e8*U37;
    const REAL M23e7 = M23e8 - M27e8*U37;
    const REAL M33e7 = M33e8 - M37e8*U37;
    const REAL M04e7 = M04e8 - M07e8*U47;
    const REAL M14e7 = M14e8 - M17e8*U47;
    const REAL M24e7 = M24e8 - M27e8*U47;
    const REAL M34e7 = M34e8 - M37e8*U47;
    const REAL M44e7 = M44e8 - M47e8*U47;
    const REAL M05e7 = M05e8 - M07e8*U57;
    const REAL M15e7 = M15e8 - M17e8*U57;
    const REAL M25e7 = M25e8 - M27e8*U57;
    const REAL M35e7 = M35e8 - M37e8*U57;
    const REAL M45e7 = M45e8 - M47e8*U57;
    const REAL M55e7 = M55e8 - M57e8*U57;
    const REAL M06e7_neg = M06e8_neg + M07e8*U67;
    const REAL M16e7_neg = M16e8_neg + M17e8*U67;
    const REAL M26e7 = M26e8 - M27e8*U67;
    const REAL M36e7 = M36e8 - M37e8*U67;
    const REAL M46e7 = -M46e8_neg - M47e8*U67;
    const REAL M56e7 = M56e8 - M57e8*U67;
    const REAL D6 = M66e8 - M67e8*U67;

    /* elimination of 'turn' */
    const REAL D6_inv = 1.0/D6;
    const REAL U16_neg = M16e7_neg*D6_inv;
    const REAL U26 = M26e7*D6_inv;
    const REAL U36 = M36e7*D6_inv;
    const REAL U46 = M46e7*D6_inv;
    const REAL U56 = M56e7*D6_inv;
    const REAL M00e6 = M00e7 - M06e7_neg*D6_inv*M06e7_neg;
    const REAL M01e6 = M01e7 - M06e7_neg*U16_neg;
    const REAL M11e6 = M11e7 - M16e7_neg*U16_neg;
    const REAL M02e6 = M02e7 + M06e7_neg*U26;
    const REAL M12e6 = M12e7 + M16e7_neg*U26;
    const REAL M22e6 = M22e7 - M26e7*U26;
    const REAL M03e6 = M03e7 + M06e7_neg*U36;
    const REAL M13e6 = M13e7 + M16e7_neg*U36;
    const REAL M23e6 = M23e7 - M26e7*U36;
    const REAL M33e6 = M33e7 - M36e7*U36;
    const REAL M04e6 = M04e7 + M06e7_neg*U46;
    const REAL M14e6 = M14e7 + M16e7_neg*U46;
    const REAL M24e6 = M24e7 - M26e7*U46;
    const REAL M34e6 = M34e7 - M36e7*U46;
    const REAL M44e6 = M44e7 - M46e7*U46;
    const REAL M05e6 = M05e7 + M06e7_neg*U56;
    const REAL M15e6 = M15e7 + M16e7_neg*U56;
    const REAL M25e6 = M25e7 - M26e7*U56;
    const REAL M35e6 = M35e7 - M36e7*U56;
    const REAL M45e6 = M45e7 - M46e7*U56;
    const REAL D5 = M55e7 - M56e7*U56;

    /* elimination of 'floating_base' */
    const REAL D5_inv_neg = -1.0/D5;
    const REAL U05 = -M05e6*D5_inv_neg;
    const REAL U15_neg = M15e6*D5_inv_neg;
    const REAL U25_neg = M25e6*D5_inv_neg;
    const REAL U35_neg = M35e6*D5_inv_neg;
    const REAL U45_neg = M45e6*D5_inv_neg;
    const REAL M04e5 = M04e6 + M05e6*U45_neg;
    const REAL M14e5 = M14e6 + M15e6*U45_neg;
    const REAL M24e5 = M24e6 + M25e6*U45_neg;
    const REAL M34e5 = M34e6 + M35e6*U45_neg;
    const REAL D4 = M44e6 + M45e6*U45_neg;
    const REAL D4_inv_neg = -1.0/D4;
    const REAL U04_neg = M04e5*D4_inv_neg;
    const REAL U14 = -M14e5*D4_inv_neg;
    const REAL U24 = -M24e5*D4_inv_neg;
    const REAL U34 = -M34e5*D4_inv_neg;
    const REAL M03e4 = M03e6 + M05e6*U35_neg - M04e5*U34;
    const REAL M13e4 = M13e6 + M15e6*U35_neg - M14e5*U34;
    const REAL M23e4 = M23e6 + M25e6*U35_neg - M24e5*U34;
    const REAL D3 = M33e6 + M35e6*U35_neg - M34e5*U34;
    const REAL D3_inv_neg = -1.0/D3;
    const REAL U03 = -M03e4*D3_inv_neg;
    const REAL U13 = -M13e4*D3_inv_neg;
    const REAL U23_neg = M23e4*D3_inv_neg;
    const REAL M02e3 = M02e6 + M05e6*U25_neg - M04e5*U24 + M03e4*U23_neg;
    const REAL M12e3 = M12e6 + M15e6*U25_neg - M14e5*U24 + M13e4*U23_neg;
    const REAL D2 = M22e6 + M25e6*U25_neg - M24e5*U24 + M23e4*U23_neg;
    const REAL D2_inv = 1.0/D2;
    const REAL U02 = M02e3*D2_inv;
    const REAL U12 = M12e3*D2_inv;
    const REAL M01e2 = M01e6 + M05e6*U15_neg - M04e5*U14 - M03e4*U13 - M02e3*U12;
    const REAL D1 = M11e6 + M15e6*U15_neg - M14e5*U14 - M13e4*U13 - M12e3*U12;
    const REAL D1_inv_neg = -1.0/D1;
    const REAL U01_neg = M01e2*D1_inv_neg;
    const REAL D0_0 = M01e2*U01_neg;
    const REAL D0 = M00e6 - M05e6*U05 + M04e5*U04_neg - M03e4*U03 - M02e3*U02 + D0_0;
    const REAL D0_inv = 1.0/D0;

    /* solve with U */
    const REAL e0_1 = angle_13 - angle_14*U12;
    const REAL e0_0 = U01_neg*e0_1 - angle_12 - angle_14*U02;
    const REAL e1_1 = -angle_16 - angle_17*U12;
    const REAL e1_0 = angle_15 + U01_neg*e1_1 - angle_17*U02;
    const REAL e2_1 = angle_19 + angle_20*U12;
    const REAL e2_0 = angle_18 + U01_neg*e2_1 + angle_20*U02;
    const REAL e3_4 = angle_13 + angle_14*U45_neg;
    const REAL e3_3 = angle_14*U35_neg - (angle_12 + U34*e3_4);
    const REAL e3_2 = J_x2 + U23_neg*e3_3 - U24*e3_4 + angle_14*U25_neg;
    const REAL e3_1 = angle_14*U15_neg - (J_x1_neg + U12*e3_2 + U13*e3_3 + U14*e3_4);
    const REAL e3_0_0 = J_x0 + U01_neg*e3_1 - U02*e3_2 - U03*e3_3 + U04_neg*e3_4;
    const REAL e3_0 = e3_0_0 - angle_14*U05;
    const REAL e4_4 = angle_17*U45_neg - angle_16;
    const REAL e4_3 = angle_15 - U34*e4_4 + angle_17*U35_neg;
    const REAL e4_2 = J_y2 + U23_neg*e4_3 - U24*e4_4 + angle_17*U25_neg;
    const REAL e4_1 = angle_17*U15_neg - (J_y1_neg + U12*e4_2 + U13*e4_3 + U14*e4_4);
    const REAL e4_0_neg_0 = U02*e4_2 - (J_y0 + U01_neg*e4_1) + U03*e4_3 - U04_neg*e4_4;
    const REAL e4_0_neg = e4_0_neg_0 + angle_17*U05;
    const REAL e5_4 = angle_19 - angle_20*U45_neg;
    const REAL e5_3 = angle_18 - U34*e5_4 - angle_20*U35_neg;
    const REAL e5_2 = J_z2 + U23_neg*e5_3 - U24*e5_4 - angle_20*U25_neg;
    const REAL e5_1 = J_z1 - U12*e5_2 - U13*e5_3 - U14*e5_4 - angle_20*U15_neg;
    const REAL e5_0_0 = U02*e5_2 - (J_z0 + U01_neg*e5_1) + U03*e5_3 - U04_neg*e5_4;
    const REAL e5_0 = angle_20*U05 - e5_0_0;

    /* inverse of the operational-space inertia */
    const REAL O01_0 = D0_inv*e1_0;
    const REAL O01_1 = -D1_inv_neg*e1_1;
    const REAL O01_2 = angle_17*D2_inv;
    const REAL O02_neg_0 = D0_inv*e2_0;
    const REAL O02_neg_1 = D1_inv_neg*e2_1;
    const REAL O02_neg_2 = angle_20*D2_inv;
    const REAL O03_0 = D0_inv*e3_0;
    const REAL O03_1 = -D1_inv_neg*e3_1;
    const REAL O03_2 = D2_inv*e3_2;
    const REAL O04_0 = D0_inv*e4_0_neg;
    const REAL O04_1 = -D1_inv_neg*e4_1;
    const REAL O04_2 = D2_inv*e4_2;
    const REAL O34_neg_0 = D3_inv_neg*e4_3;
    const REAL O34_neg_1 = -D4_inv_neg*e4_4;
    const REAL O34_neg_2 = angle_17*D5_inv_neg;
    const REAL O05_0 = -D0_inv*e5_0;
    const REAL O05_1 = D1_inv_neg*e5_1;
    const REAL O05_2 = D2_inv*e5_2;
    const REAL O35_0 = D3_inv_neg*e5_3;
    const REAL O35_1 = D4_inv_neg*e5_4;
    const REAL O35_2 = angle_20*D5_inv_neg;
    const REAL O00 = D0_inv*e0_0*e0_0 - D1_inv_neg*e0_1*e0_1 + angle_14*D2_inv*angle_14;
    const REAL O01 = e0_0*O01_0 + e0_1*O01_1 + angle_14*O01_2;
    const REAL O11 = e1_0*O01_0 + e1_1*O01_1 + angle_17*O01_2;
    const REAL O02_neg = e0_1*O02_neg_1 - e0_0*O02_neg_0 + angle_14*O02_neg_2;
    const REAL O12 = e1_0*O02_neg_0 - e1_1*O02_neg_1 - angle_17*O02_neg_2;
    const REAL O22 = e2_0*O02_neg_0 - e2_1*O02_neg_1 + angle_20*O02_neg_2;
    const REAL O03 = e0_0*O03_0 + e0_1*O03_1 + angle_14*O03_2;
    const REAL O13 = e1_0*O03_0 + e1_1*O03_1 + angle_17*O03_2;
    const REAL O23 = e2_0*O03_0 + e2_1*O03_1 - angle_20*O03_2;
    const REAL O33_0 = e3_0*O03_0 + e3_1*O03_1 + e3_2*O03_2 - D3_inv_neg*e3_3*e3_3;
    const REAL O33 = O33_0 - D4_inv_neg*e3_4*e3_4 - angle_14*D5_inv_neg*angle_14;
    const REAL O04 = e0_1*O04_1 - e0_0*O04_0 + angle_14*O04_2;
    const REAL O14 = angle_17*O04_2 - (e1_0*O04_0 - e1_1*O04_1);
    const REAL O24_neg = e2_0*O04_0 - e2_1*O04_1 + angle_20*O04_2;
    const REAL O34_neg_3 = e3_0*O04_0 - e3_1*O04_1 - e3_2*O04_2 + e3_3*O34_neg_0;
    const REAL O34_neg = O34_neg_3 - e3_4*O34_neg_1 + angle_14*O34_neg_2;
    const REAL O44_0 = e4_0_neg*O04_0 + e4_1*O04_1 + e4_2*O04_2 - e4_3*O34_neg_0;
    const REAL O44 = O44_0 + e4_4*O34_neg_1 - angle_17*O34_neg_2;
    const REAL O05 = angle_14*O05_2 - (e0_0*O05_0 + e0_1*O05_1);
    const REAL O15 = angle_17*O05_2 - (e1_0*O05_0 + e1_1*O05_1);
    const REAL O25_neg = e2_0*O05_0 + e2_1*O05_1 + angle_20*O05_2;
    const REAL O35_3 = e3_0*O05_0 + e3_1*O05_1 - e3_2*O05_2 + e3_3*O35_0 + e3_4*O35_1;
    const REAL O35 = angle_14*O35_2 - O35_3;
    const REAL O45_0 = -e4_4*O35_1;
    const REAL O45_1 = e4_0_neg*O05_0 - e4_1*O05_1 + e4_2*O05_2 - e4_3*O35_0 + O45_0;
    const REAL O45 = O45_1 + angle_17*O35_2;
    const REAL O55_0 = e5_4*O35_1;
    const REAL O55_1 = e5_2*O05_2 - (e5_0*O05_0 + e5_1*O05_1) - e5_3*O35_0 - O55_0;
    const REAL O55 = O55_1 - angle_20*O35_2;

    /* elimination of direction 'z' */
    const REAL DO5_inv = 1.0/O55;
    const REAL UO05 = O05*DO5_inv;
    const REAL UO15 = O15*DO5_inv;
    const REAL UO25_neg = O25_neg*DO5_inv;
    const REAL UO35 = O35*DO5_inv;
    const REAL UO45 = O45*DO5_inv;
    const REAL O00e5 = O00 - O05*UO05;
    const REAL O01e5 = O01 - O05*UO15;
    const REAL O11e5 = O11 - O15*UO15;
    const REAL O02e5 = O05*UO25_neg - O02_neg;
    const REAL O12e5 = O12 + O15*UO25_neg;
    const REAL O22e5 = O22 - O25_neg*UO25_neg;
    const REAL O03e5 = O03 - O05*UO35;
    const REAL O13e5 = O13 - O15*UO35;
    const REAL O23e5 = O23 + O25_neg*UO35;
    const REAL O33e5 = O33 - O35*UO35;
    const REAL O04e5 = O04 - O05*UO45;
    const REAL O14e5 = O14 - O15*UO45;
    const REAL O24e5 = O25_neg*UO45 - O24_neg;
    const REAL O34e5 = -O34_neg - O35*UO45;
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
    const REAL XO05_0_ = -UO45*XO04;
    const REAL XO05 = XO05_0_ - (UO05*DO0_inv + UO15*XO01 - UO25_neg*XO02 + UO35*XO03);
    const REAL XO15 = UO25_neg*XO12 - (UO05*XO01 + UO15*XO11) - UO35*XO13 - UO45*XO14;
    const REAL XO25 = UO25_neg*XO22 - (UO05*XO02 + UO15*XO12) - UO35*XO23 - UO45*XO24;
    const REAL XO35 = UO25_neg*XO23 - (UO05*XO03 + UO15*XO13) - UO35*XO33 - UO45*XO34;
    const REAL XO45 = UO25_neg*XO24 - (UO05*XO04 + UO15*XO14) - UO35*XO34 - UO45*XO44;
    const REAL XO55_0_ = DO5_inv - UO05*XO05 - UO15*XO15 + UO25_neg*XO25 - UO35*XO35;
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

FUNCTION(drone_arm_operational_inertia_rear_left)(const REAL q[10], REAL Lambda[36])
{
    const REAL q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6], q7 = q[7], q8 = q[8], q9 = q[9];

    /* sines and cosines */
    const REAL q89 = q8 + q9;
    const REAL angles[3] = {q7, q8, q89};
    REAL sines[3], cosines[3];
    OF(drone_arm_sincos)(3, angles, sines, cosines);
    const REAL s7 = sines[0], s8 = sines[1], s89 = sines[2];
    const REAL c7 = cosines[0], c8 = cosines[1], c89 = cosines[2];
    const REAL angle_0 = 2.0*q3;
    const REAL angle_1 = 2.0*q4;
    const REAL angle_2 = 2.0*q5;
    const REAL angle_3 = q3*angle_0;
    const REAL angle_4 = q4*angle_1;
    const REAL angle_5 = q5*angle_2;
    const REAL angle_6 = q4*angle_0;
    const REAL angle_7 = q5*angle_0;
    const REAL angle_8 = q5*angle_1;
    const REAL angle_9 = q6*angle_0;
    const REAL angle_10 = q6*angle_1;
    const REAL angle_11 = q6*angle_2;
    const REAL angle_12 = angle_4 + angle_5 - 1.0;
    const REAL angle_13 = angle_6 - angle_11;
    const REAL angle_14 = angle_7 + angle_10;
    const REAL angle_15 = angle_6 + angle_11;
    const REAL angle_16 = angle_3 + angle_5 - 1.0;
    const REAL angle_17 = angle_8 - angle_9;
    const REAL angle_18 = angle_7 - angle_10;
    const REAL angle_19 = angle_8 + angle_9;
    const REAL angle_20 = angle_3 + angle_4 - 1.0;

    /* position of 'fore' */
    const REAL r3_x = 0.22*s8;
    const REAL r3_y = -0.22*c8;

    /* inertia of 'upper' in the axes of its group */
    const REAL I2_hx = 0.0736*s8 - 0.00072*c8;
    const REAL I2_hy_neg = 0.0736*c8 + 0.00072*s8;
    const REAL I2_Jxx_neg_0 = 0.01440184*s8 - 0.0001712*c8;
    const REAL I2_Jxx_neg = s8*I2_Jxx_neg_0;
    const REAL I2_Jxy = c8*I2_Jxx_neg_0 + 8.56e-05;
    const REAL I2_Jyy = I2_Jxx_neg - 0.01440184;
    const REAL I2_Jxz = 2.32e-06*c8 - 1.32e-05*s8;
    const REAL I2_Jyz = 1.32e-05*c8 + 2.32e-06*s8;

    /* inertia of 'fore' in the axes of its group */
    const REAL I3_hx = 0.0275*s89;
    const REAL I3_hy = -0.0275*c89;
    const REAL I3_Jxx_neg_0 = 0.004615*s89 - 6e-06*c89;
    const REAL I3_Jxx_neg = s89*I3_Jxx_neg_0;
    const REAL I3_Jxy = c89*I3_Jxx_neg_0 + 3e-06;
    const REAL I3_Jyy = I3_Jxx_neg - 0.004615;
    const REAL I3_Jxz = 5.2e-05*s89;
    const REAL I3_Jyz = -5.2e-05*c89;

    /* frame of tool 'rear_left' */
    const REAL J_y0_0 = 0.19*(angle_12 + angle_13) + 0.03*angle_14;
    const REAL J_x0_0 = 0.19*(angle_15 + angle_16) - 0.03*angle_17;
    const REAL J_x0_1 = 0.19*(angle_18 - angle_19) + 0.03*angle_20;

    /* columns of the Jacobian */
    const REAL J_x0 = angle_18*J_x0_0 - angle_15*J_x0_1;
    const REAL J_y0 = angle_18*J_y0_0 - angle_12*J_x0_1;
    const REAL J_z0 = angle_12*J_x0_0 - angle_15*J_y0_0;
    const REAL J_x1 = angle_16*J_x0_1 + angle_19*J_x0_0;
    const REAL J_y1 = angle_19*J_y0_0 + angle_13*J_x0_1;
    const REAL J_z1 = angle_16*J_y0_0 - angle_13*J_x0_0;
    const REAL J_x2_neg = angle_17*J_x0_1 + angle_20*J_x0_0;
    const REAL J_y2 = angle_14*J_x0_1 - angle_20*J_y0_0;
    const REAL J_z2_neg = angle_14*J_x0_0 + angle_17*J_y0_0;

    /* composite inertia of 'upper' */
    const REAL R2_Jzz_0 = 0.44*s8*I3_hx;
    const REAL R2_Jzz_1 = -0.44*c8*I3_hy;
    const REAL R2_Jzz_2 = R2_Jzz_0 + R2_Jzz_1;
    const REAL R2_hx = I2_hx + I3_hx;
    const REAL R2_hy = I3_hy - I2_hy_neg;
    const REAL R2_Jxx_neg = I3_Jxx_neg - R2_Jzz_1 + I2_Jxx_neg;
    const REAL R2_Jyy = I3_Jyy + R2_Jzz_0 + I2_Jyy;
    const REAL R2_Jzz = R2_Jzz_2 + 0.01916116;
    const REAL R2_Jxy = I3_Jxy - (r3_x*I3_hy + r3_y*I3_hx) + I2_Jxy;
    const REAL R2_Jxz = I2_Jxz + I3_Jxz;
    const REAL R2_Jyz = I2_Jyz + I3_Jyz;

    /* composite inertia of 'turret' */
    const REAL R1_hx = R2_hx - 0.00036;
    const REAL R1_Jxx = 0.01914932 - R2_Jxx_neg;
    const REAL R1_Jzz = R2_Jyy + 0.01925076;
    const REAL R1_Jxz = R2_Jxy + 2.84e-06;

    /* composite inertia of 'frame' */
    const REAL R0_hx_0 = c7*R1_hx + 0.00084*s7;
    const REAL R0_hy_0 = s7*R1_hx - 0.00084*c7;
    const REAL R0_Jxx_0 = c7*(R2_Jzz - R1_Jxx) - 2.0*R2_Jxz*s7;
    const REAL R0_Jxx_1 = c7*R0_Jxx_0;
    const REAL R0_Jxz_0 = c7*R1_Jxz + s7*R2_Jyz;
    const REAL R0_Jyy_0 = 0.06*R0_hx_0;
    const REAL R0_Jyy_1 = -0.2*R2_hy;
    const REAL R0_Jxz_1 = 0.1*R0_hx_0;
    const REAL R0_Jyz_0 = s7*R1_Jxz - c7*R2_Jyz + 0.1*R0_hy_0;
    const REAL R0_hx = 0.0096 - R0_hx_0;
    const REAL R0_hy = -R0_hy_0 - 0.0021;
    const REAL R0_hz = R2_hy + 0.00512;
    const REAL R0_Jxx = R2_Jzz - R0_Jxx_1 + R0_Jyy_1 + 0.0299287;
    const REAL R0_Jyy = 0.0340962 - (R0_Jyy_0 - R0_Jyy_1 - (R1_Jxx + R0_Jxx_1));
    const REAL R0_Jzz = R1_Jzz - R0_Jyy_0 + 0.0415717;
    const REAL R0_Jxy = 0.03*R0_hy_0 - (R2_Jxz + s7*R0_Jxx_0) + 0.0001084;
    const REAL R0_Jxz = 0.0028266 - (0.03*R2_hy + R0_Jxz_1 + R0_Jxz_0);
    const REAL R0_Jyz = -R0_Jyz_0 - 0.0001748;

    /* inertia that joint 'turn' feels, and its couplings inward */
    const REAL M66 = R2_Jyy + 0.02125076;
    const REAL M06_neg = R0_Jxz_0 + R0_Jxz_1;
    const REAL M26 = R1_Jzz - 0.03*R0_hx_0;

    /* inertia that joint 'lift' feels, and its couplings inward */
    const REAL M77 = R2_Jzz_2 + 0.02116116;
    const REAL M37 = c7*R2_hy;
    const REAL M47 = s7*R2_hy;
    const REAL M07 = 0.1*M47 - (c7*R2_Jxz + s7*R2_Jzz);
    const REAL M17 = c7*R2_Jzz - s7*R2_Jxz - (0.1*M37 + 0.03*R2_hx);
    const REAL M27 = R2_Jyz + 0.03*M47;

    /* inertia that joint 'elbow' feels, and its couplings inward */
    const REAL M78 = r3_x*I3_hx + r3_y*I3_hy + 0.004675;
    const REAL M38 = c7*I3_hy;
    const REAL M48 = s7*I3_hy;
    const REAL M08_neg = c7*I3_Jxz + s7*M78 - 0.1*M48;
    const REAL M18 = c7*M78 - s7*I3_Jxz - (0.1*M38 + 0.000825*s89);
    const REAL M28 = I3_Jyz + 0.03*M48;

    /* elimination of 'elbow' */
    const REAL U18 = 176.21145374449338*M18;
    const REAL U28 = 176.21145374449338*M28;
    const REAL U38 = 176.21145374449338*M38;
    const REAL U48 = 176.21145374449338*M48;
    const REAL U58 = 4.845814977973569*s89;
    const REAL U68 = -0.009162995594713657*c89;
    const REAL U78 = 176.21145374449338*M78;
    const REAL M00e8 = R0_Jxx - 176.21145374449338*M08_neg*M08_neg;
    const REAL M01e8 = R0_Jxy + M08_neg*U18;
    const REAL M11e8 = R0_Jyy - M18*U18;
    const REAL M02e8 = R0_Jxz + M08_neg*U28;
    const REAL M12e8 = R0_Jyz - M18*U28;
    const REAL M22e8 = R0_Jzz - M28*U28;
    const REAL M03e8 = M08_neg*U38;
    const REAL M13e8 = R0_hz - M18*U38;
    const REAL M23e8 = -R0_hy - M28*U38;
    const REAL M33e8 = 3.64 - M38*U38;
    const REAL M04e8 = M08_neg*U48 - R0_hz;
    const REAL M14e8 = -M18*U48;
    const REAL M24e8 = R0_hx - M28*U48;
    const REAL M34e8 = -M38*U48;
    const REAL M44e8 = 3.64 - M48*U48;
    const REAL M05e8 = R0_hy + M08_neg*U58;
    const REAL M15e8 = -R0_hx - M18*U58;
    const REAL M25e8 = -M28*U58;
    const REAL M35e8 = -M38*U58;
    const REAL M45e8 = -M48*U58;
    const REAL M55e8 = 3.64 - I3_hx*U58;
    const REAL M06e8_neg = M06_neg - M08_neg*U68;
    const REAL M16e8_neg = R0_Jyz_0 + M18*U68;
    const REAL M26e8 = M26 - M28*U68;
    const REAL M36e8 = R0_hy_0 - M38*U68;
    const REAL M46e8_neg = R0_hx_0 + M48*U68;
    const REAL M56e8 = -I3_hx*U68;
    const REAL M66e8 = M66 - I3_Jyz*U68;
    const REAL M07e8 = M07 + M08_neg*U78;
    const REAL M17e8 = M17 - M18*U78;
    const REAL M27e8 = M27 - M28*U78;
    const REAL M37e8 = M37 - M38*U78;
    const REAL M47e8 = M47 - M48*U78;
    const REAL M57e8 = R2_hx - I3_hx*U78;
    const REAL M67e8 = R2_Jyz - I3_Jyz*U78;
    const REAL D7 = M77 - M78*U78;

    /* elimination of 'lift' */
    const REAL D7_inv = 1.0/D7;
    const REAL U17 = M17e8*D7_inv;
    const REAL U27 = M27e8*D7_inv;
    const REAL U37 = M37e8*D7_inv;
    const REAL U47 = M47e8*D7_inv;
    const REAL U57 = M57e8*D7_inv;
    const REAL U67 = M67e8*D7_inv;
    const REAL M00e7 = M00e8 - M07e8*D7_inv*M07e8;
    const REAL M01e7 = M01e8 - M07e8*U17;
    const REAL M11e7 = M11e8 - M17e8*U17;
    const REAL M02e7 = M02e8 - M07e8*U27;
    const REAL M12e7 = M12e8 - M17e8*U27;
    const REAL M22e7 = M22e8 - M27e8*U27;
    const REAL M03e7 = M03e8 - M07e8*U37;
    const REAL M13e7 = M13e8 - M17e8*U37;
    const REAL M23e7 = M23e8 - M27e8*U37;
    const REAL M33e7 = M33e8 - M37e8*U37;
    const REAL M04e7 = M04e8 - M07e8*U47;
    const REAL M14e7 = M14e8 - M17e8*U47;
    const REAL M24e7 = M24e8 - M27e8*U47;
    const REAL M34e7 = M34e8 - M37e8*U47;
    const REAL M44e7 = M44e8 - M47e8*U47;
    const REAL M05e7 = M05e8 - M07e8*U57;
    const REAL M15e7 = M15e8 - M17e8*U57;
    const REAL M25e7 = M25e8 - M27e8*U57;
    const REAL M35e7 = M35e8 - M37e8*U57;
    const REAL M45e7 = M45e8 - M47e8*U57;
    const REAL M55e7 = M55e8 - M57e8*U57;
    const REAL M06e7_neg = M06e8_neg + M07e8*U67;
    const REAL M16e7_neg = M16e8_neg + M17e8*U67;
    const REAL M26e7 = M26e8 - M27e8*U67;
    const REAL M36e7 = M36e8 - M37e8*U67;
    const REAL M46e7 = -M46e8_neg - M47e8*U67;
    const REAL M56e7 = M56e8 - M57e8*U67;
    const REAL D6 = M66e8 - M67e8*U67;

    /* elimination of 'turn' */
    const REAL D6_inv = 1.0/D6;
    const REAL U16_neg = M16e7_neg*D6_inv;
    const REAL U26 = M26e7*D6_inv;
    const REAL U36 = M36e7*D6_inv;
    const REAL U46 = M46e7*D6_inv;
    const REAL U56 = M56e7*D6_inv;
    const REAL M00e6 = M00e7 - M06e7_neg*D6_inv*M06e7_neg;
    const REAL M01e6 = M01e7 - M06e7_neg*U16_neg;
    const REAL M11e6 = M11e7 - M16e7_neg*U16_neg;
    const REAL M02e6 = M02e7 + M06e7_neg*U26;
    const REAL M12e6 = M12e7 + M16e7_neg*U26;
    const REAL M22e6 = M22e7 - M26e7*U26;
    const REAL M03e6 = M03e7 + M06e7_neg*U36;
    const REAL M13e6 = M13e7 + M16e7_neg*U36;
    const REAL M23e6 = M23e7 - M26e7*U36;
    const REAL M33e6 = M33e7 - M36e7*U36;
    const REAL M04e6 = M04e7 + M06e7_neg*U46;
    const REAL M14e6 = M14e7 + M16e7_neg*U46;
    const REAL M24e6 = M24e7 - M26e7*U46;
    const REAL M34e6 = M34e7 - M36e7*U46;
    const REAL M44e6 = M44e7 - M46e7*U46;
    const REAL M05e6 = M05e7 + M06e7_neg*U56;
    const REAL M15e6 = M15e7 + M16e7_neg*U56;
    const REAL M25e6 = M25e7 - M26e7*U56;
    const REAL M35e6 = M35e7 - M36e7*U56;
    const REAL M45e6 = M45e7 - M46e7*U56;
    const REAL D5 = M55e7 - M56e7*U56;

    /* elimination of 'floating_base' */
    const REAL D5_inv_neg = -1.0/D5;
    const REAL U05 = -M05e6*D5_inv_neg;
    const REAL U15_neg = M15e6*D5_inv_neg;
    const REAL U25_neg = M25e6*D5_inv_neg;
    const REAL U35_neg = M35e6*D5_inv_neg;
    const REAL U45_neg = M45e6*D5_inv_neg;
    const REAL M04e5 = M04e6 + M05e6*U45_neg;
    const REAL M14e5 = M14e6 + M15e6*U45_neg;
    const REAL M24e5 = M24e6 + M25e6*U45_neg;
    const REAL M34e5 = M34e6 + M35e6*U45_neg;
    const REAL D4 = M44e6 + M45e6*U45_neg;
    const REAL D4_inv_neg = -1.0/D4;
    const REAL U04_neg = M04e5*D4_inv_neg;
    const REAL U14 = -M14e5*D4_inv_neg;
    const REAL U24 = -M24e5*D4_inv_neg;
    const REAL U34 = -M34e5*D4_inv_neg;
    const REAL M03e4 = M03e6 + M05e6*U35_neg - M04e5*U34;
    const REAL M13e4 = M13e6 + M15e6*U35_neg - M14e5*U34;
    const REAL M23e4 = M23e6 + M25e6*U35_neg - M24e5*U34;
    const REAL D3 = M33e6 + M35e6*U35_neg - M34e5*U34;
    const REAL D3_inv_neg = -1.0/D3;
    const REAL U03 = -M03e4*D3_inv_neg;
    const REAL U13 = -M13e4*D3_inv_neg;
    const REAL U23_neg = M23e4*D3_inv_neg;
    const REAL M02e3 = M02e6 + M05e6*U25_neg - M04e5*U24 + M03e4*U23_neg;
    const REAL M12e3 = M12e6 + M15e6*U25_neg - M14e5*U24 + M13e4*U23_neg;
    const REAL D2 = M22e6 + M25e6*U25_neg - M24e5*U24 + M23e4*U23_neg;
    const REAL D2_inv = 1.0/D2;
    const REAL U02 = M02e3*D2_inv;
    const REAL U12 = M12e3*D2_inv;
    const REAL M01e2 = M01e6 + M05e6*U15_neg - M04e5*U14 - M03e4*U13 - M02e3*U12;
    const REAL D1 = M11e6 + M15e6*U15_neg - M14e5*U14 - M13e4*U13 - M12e3*U12;
    const REAL D1_inv_neg = -1.0/D1;
    const REAL U01_neg = M01e2*D1_inv_neg;
    const REAL D0_0 = M01e2*U01_neg;
    const REAL D0 = M00e6 - M05e6*U05 + M04e5*U04_neg - M03e4*U03 - M02e3*U02 + D0_0;
    const REAL D0_inv = 1.0/D0;

    /* solve with U */
    const REAL e0_1 = angle_13 - angle_14*U12;
    const REAL e0_0 = U01_neg*e0_1 - angle_12 - angle_14*U02;
    const REAL e1_1 = -angle_16 - angle_17*U12;
    const REAL e1_0 = angle_15 + U01_neg*e1_1 - angle_17*U02;
    const REAL e2_1 = angle_19 + angle_20*U12;
    const REAL e2_0 = angle_18 + U01_neg*e2_1 + angle_20*U02;
    const REAL e3_4 = angle_13 + angle_14*U45_neg;
    const REAL e3_3 = angle_14*U35_neg - (angle_12 + U34*e3_4);
    const REAL e3_2 = angle_14*U25_neg - (J_x2_neg - U23_neg*e3_3 + U24*e3_4);
    const REAL e3_1 = J_x1 - U12*e3_2 - U13*e3_3 - U14*e3_4 + angle_14*U15_neg;
    const REAL e3_0_neg_0 = U02*e3_2 - (J_x0 + U01_neg*e3_1) + U03*e3_3 - U04_neg*e3_4;
    const REAL e3_0_neg = e3_0_neg_0 + angle_14*U05;
    const REAL e4_4 = angle_17*U45_neg - angle_16;
    const REAL e4_3 = angle_15 - U34*e4_4 + angle_17*U35_neg;
    const REAL e4_2 = angle_17*U25_neg - (U24*e4_4 - (J_y2 + U23_neg*e4_3));
    const REAL e4_1 = J_y1 - U12*e4_2 - U13*e4_3 - U14*e4_4 + angle_17*U15_neg;
    const REAL e4_0_0 = J_y0 + U01_neg*e4_1 - U02*e4_2 - U03*e4_3 + U04_neg*e4_4;
    const REAL e4_0 = e4_0_0 - angle_17*U05;
    const REAL e5_4 = angle_19 - angle_20*U45_neg;
    const REAL e5_3 = angle_18 - U34*e5_4 - angle_20*U35_neg;
    const REAL e5_2_neg = J_z2_neg - U23_neg*e5_3 + U24*e5_4 + angle_20*U25_neg;
    const REAL e5_1_neg = U13*e5_3 - (J_z1 + U12*e5_2_neg) + U14*e5_4 + angle_20*U15_neg;
    const REAL e5_0_0 = U04_neg*e5_4;
    const REAL e5_0_1 = J_z0 - U01_neg*e5_1_neg + U02*e5_2_neg - U03*e5_3 + e5_0_0;
    const REAL e5_0 = e5_0_1 + angle_20*U05;

    /* inverse of the operational-space inertia */
    const REAL O01_0 = D0_inv*e1_0;
    const REAL O01_1 = -D1_inv_neg*e1_1;
    const REAL O01_2 = angle_17*D2_inv;
    const REAL O02_neg_0 = D0_inv*e2_0;
    const REAL O02_neg_1 = D1_inv_neg*e2_1;
    const REAL O02_neg_2 = angle_20*D2_inv;
    const REAL O03_0 = D0_inv*e3_0_neg;
    const REAL O03_1 = D1_inv_neg*e3_1;
    const REAL O03_2 = -D2_inv*e3_2;
    const REAL O04_neg_0 = D0_inv*e4_0;
    const REAL O04_neg_1 = D1_inv_neg*e4_1;
    const REAL O04_neg_2 = -D2_inv*e4_2;
    const REAL O34_neg_0 = D3_inv_neg*e4_3;
    const REAL O34_neg_1 = -D4_inv_neg*e4_4;
    const REAL O34_neg_2 = angle_17*D5_inv_neg;
    const REAL O05_neg_0 = D0_inv*e5_0;
    const REAL O05_neg_1 = D1_inv_neg*e5_1_neg;
    const REAL O05_neg_2 = D2_inv*e5_2_neg;
    const REAL O35_0 = D3_inv_neg*e5_3;
    const REAL O35_1 = D4_inv_neg*e5_4;
    const REAL O35_2 = angle_20*D5_inv_neg;
    const REAL O00 = D0_inv*e0_0*e0_0 - D1_inv_neg*e0_1*e0_1 + angle_14*D2_inv*angle_14;
    const REAL O01 = e0_0*O01_0 + e0_1*O01_1 + angle_14*O01_2;
    const REAL O11 = e1_0*O01_0 + e1_1*O01_1 + angle_17*O01_2;
    const REAL O02_neg = e0_1*O02_neg_1 - e0_0*O02_neg_0 + angle_14*O02_neg_2;
    const REAL O12 = e1_0*O02_neg_0 - e1_1*O02_neg_1 - angle_17*O02_neg_2;
    const REAL O22 = e2_0*O02_neg_0 - e2_1*O02_neg_1 + angle_20*O02_neg_2;
    const REAL O03 = -e0_0*O03_0 - e0_1*O03_1 - angle_14*O03_2;
    const REAL O13_neg = e1_0*O03_0 + e1_1*O03_1 + angle_17*O03_2;
    const REAL O23 = angle_20*O03_2 - (e2_0*O03_0 + e2_1*O03_1);
    const REAL O33_0 = e3_0_neg*O03_0 - e3_1*O03_1 - e3_2*O03_2 - D3_inv_neg*e3_3*e3_3;
    const REAL O33 = O33_0 - D4_inv_neg*e3_4*e3_4 - angle_14*D5_inv_neg*angle_14;
    const REAL O04_neg = e0_1*O04_neg_1 - e0_0*O04_neg_0 + angle_14*O04_neg_2;
    const REAL O14 = e1_0*O04_neg_0 - e1_1*O04_neg_1 - angle_17*O04_neg_2;
    const REAL O24 = e2_0*O04_neg_0 - e2_1*O04_neg_1 + angle_20*O04_neg_2;
    const REAL O34_neg_3 = e3_0_neg*O04_neg_0 + e3_1*O04_neg_1 + e3_2*O04_neg_2;
    const REAL O34_neg = O34_neg_3 + e3_3*O34_neg_0 - e3_4*O34_neg_1 + angle_14*O34_neg_2;
    const REAL O44_0 = e4_0*O04_neg_0 - e4_1*O04_neg_1 - e4_2*O04_neg_2 - e4_3*O34_neg_0;
    const REAL O44 = O44_0 + e4_4*O34_neg_1 - angle_17*O34_neg_2;
    const REAL O05_neg = angle_14*O05_neg_2 - (e0_0*O05_neg_0 + e0_1*O05_neg_1);
    const REAL O15 = e1_0*O05_neg_0 + e1_1*O05_neg_1 - angle_17*O05_neg_2;
    const REAL O25 = e2_0*O05_neg_0 + e2_1*O05_neg_1 + angle_20*O05_neg_2;
    const REAL O35_3 = e3_0_neg*O05_neg_0 - e3_1*O05_neg_1 + e3_2*O05_neg_2 + e3_3*O35_0;
    const REAL O35 = angle_14*O35_2 - (O35_3 + e3_4*O35_1);
    const REAL O45_0 = e4_0*O05_neg_0 + e4_1*O05_neg_1 - e4_2*O05_neg_2 - e4_3*O35_0;
    const REAL O45 = O45_0 - e4_4*O35_1 + angle_17*O35_2;
    const REAL O55_0 = e5_3*O35_0;
    const REAL O55_1 = e5_0*O05_neg_0 - e5_1_neg*O05_neg_1 + e5_2_neg*O05_neg_2 - O55_0;
    const REAL O55 = O55_1 - e5_4*O35_1 - angle_20*O35_2;

    /* elimination of direction 'z' */
    const REAL DO5_inv = 1.0/O55;
    const REAL UO05_neg = O05_neg*DO5_inv;
    const REAL UO15 = O15*DO5_inv;
    const REAL UO25 = O25*DO5_inv;
    const REAL UO35 = O35*DO5_inv;
    const REAL UO45 = O45*DO5_inv;
    const REAL O00e5 = O00 - O05_neg*UO05_neg;
    const REAL O01e5 = O01 + O05_neg*UO15;
    const REAL O11e5 = O11 - O15*UO15;
    const REAL O02e5 = O05_neg*UO25 - O02_neg;
    const REAL O12e5 = O12 - O15*UO25;
    const REAL O22e5 = O22 - O25*UO25;
    const REAL O03e5 = O03 + O05_neg*UO35;
    const REAL O13e5 = -O13_neg - O15*UO35;
    const REAL O23e5 = O23 - O25*UO35;
    const REAL O33e5 = O33 - O35*UO35;
    const REAL O04e5 = O05_neg*UO45 - O04_neg;
    const REAL O14e5 = O14 - O15*UO45;
    const REAL O24e5 = O24 - O25*UO45;
    const REAL O34e5 = -O34_neg - O35*UO45;
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
    const REAL XO05 = UO05_neg*DO0_inv - UO15*XO01 - UO25*XO02 - UO35*XO03 - UO45*XO04;
    const REAL XO15 = UO05_neg*XO01 - UO15*XO11 - UO25*XO12 - UO35*XO13 - UO45*XO14;
    const REAL XO25 = UO05_neg*XO02 - UO15*XO12 - UO25*XO22 - UO35*XO23 - UO45*XO24;
    const REAL XO35 = UO05_neg*XO03 - UO15*XO13 - UO25*XO23 - UO35*XO33 - UO45*XO34;
    const REAL XO45 = UO05_neg*XO04 - UO15*XO14 - UO25*XO24 - UO35*XO34 - UO45*XO44;
    const REAL XO55_0_ = DO5_inv + UO05_neg*XO05 - UO15*XO15 - UO25*XO25 - UO35*XO35;
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

FUNCTION(drone_arm_operational_inertia_rear_right)(const REAL q[10], REAL Lambda[36])
{
    const REAL q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6], q7 = q[7], q8 = q[8], q9 = q[9];

    /* sines and cosines */
    const REAL q89 = q8 + q9;
    const REAL angles[3] = {q7, q8, q89};
    REAL sines[3], cosines[3];
    OF(drone_arm_sincos)(3, angles, sines, cosines);
    const REAL s7 = sines[0], s8 = sines[1], s89 = sines[2];
    const REAL c7 = cosines[0], c8 = cosines[1], c89 = cosines[2];
    const REAL angle_0 = 2.0*q3;
    const REAL angle_1 = 2.0*q4;
    const REAL angle_2 = 2.0*q5;
    const REAL angle_3 = q3*angle_0;
    const REAL angle_4 = q4*angle_1;
    const REAL angle_5 = q5*angle_2;
    const REAL angle_6 = q4*angle_0;
    const REAL angle_7 = q5*angle_0;
    const REAL angle_8 = q5*angle_1;
    const REAL angle_9 = q6*angle_0;
    const REAL angle_10 = q6*angle_1;
    const REAL angle_11 = q6*angle_2;
    const REAL angle_12 = angle_4 + angle_5 - 1.0;
    const REAL angle_13 = angle_6 - angle_11;
    const REAL angle_14 = angle_7 + angle_10;
    const REAL angle_15 = angle_6 + angle_11;
    const REAL angle_16 = angle_3 + angle_5 - 1.0;
    const REAL angle_17 = angle_8 - angle_9;
    const REAL angle_18 = angle_7 - angle_10;
    const REAL angle_19 = angle_8 + angle_9;
    const REAL angle_20 = angle_3 + angle_4 - 1.0;

    /* position of 'fore' */
    const REAL r3_x = 0.22*s8;
    const REAL r3_y = -0.22*c8;

    /* inertia of 'upper' in the axes of its group */
    const REAL I2_hx = 0.0736*s8 - 0.00072*c8;
    const REAL I2_hy_neg = 0.0736*c8 + 0.00072*s8;
    const REAL I2_Jxx_neg_0 = 0.01440184*s8 - 0.0001712*c8;
    const REAL I2_Jxx_neg = s8*I2_Jxx_neg_0;
    const REAL I2_Jxy = c8*I2_Jxx_neg_0 + 8.56e-05;
    const REAL I2_Jyy = I2_Jxx_neg - 0.01440184;
    const REAL I2_Jxz = 2.32e-06*c8 - 1.32e-05*s8;
    const REAL I2_Jyz = 1.32e-05*c8 + 2.32e-06*s8;

    /* inertia of 'fore' in the axes of its group */
    const REAL I3_hx = 0.0275*s89;
    const REAL I3_hy = -0.0275*c89;
    const REAL I3_Jxx_neg_0 = 0.004615*s89 - 6e-06*c89;
    const REAL I3_Jxx_neg = s89*I3_Jxx_neg_0;
    const REAL I3_Jxy = c89*I3_Jxx_neg_0 + 3e-06;
    const REAL I3_Jyy = I3_Jxx_neg - 0.004615;
    const REAL I3_Jxz = 5.2e-05*s89;
    const REAL I3_Jyz = -5.2e-05*c89;

    /* frame of tool 'rear_right' */
    const REAL J_y0_0 = 0.19*(angle_12 - angle_13) + 0.03*angle_14;
    const REAL J_x0_0 = 0.19*(angle_15 - angle_16) - 0.03*angle_17;
    const REAL J_x0_1 = 0.19*(angle_18 + angle_19) + 0.03*angle_20;

    /* columns of the Jacobian */
    const REAL J_x0 = angle_18*J_x0_0 - angle_15*J_x0_1;
    const REAL J_y0 = angle_18*J_y0_0 - angle_12*J_x0_1;
    const REAL J_z0 = angle_12*J_x0_0 - angle_15*J_y0_0;
    const REAL J_x1 = angle_16*J_x0_1 + angle_19*J_x0_0;
    const REAL J_y1 = angle_19*J_y0_0 + angle_13*J_x0_1;
    const REAL J_z1 = angle_16*J_y0_0 - angle_13*J_x0_0;
    const REAL J_x2_neg = angle_17*J_x0_1 + angle_20*J_x0_0;
    const REAL J_y2 = angle_14*J_x0_1 - angle_20*J_y0_0;
    const REAL J_z2_neg = angle_14*J_x0_0 + angle_17*J_y0_0;

    /* composite inertia of 'upper' */
    const REAL R2_Jzz_0 = 0.44*s8*I3_hx;
    const REAL R2_Jzz_1 = -0.44*c8*I3_hy;
    const REAL R2_Jzz_2 = R2_Jzz_0 + R2_Jzz_1;
    const REAL R2_hx = I2_hx + I3_hx;
    const REAL R2_hy = I3_hy - I2_hy_neg;
    const REAL R2_Jxx_neg = I3_Jxx_neg - R2_Jzz_1 + I2_Jxx_neg;
    const REAL R2_Jyy = I3_Jyy + R2_Jzz_0 + I2_Jyy;
    const REAL R2_Jzz = R2_Jzz_2 + 0.01916116;
    const REAL R2_Jxy = I3_Jxy - (r3_x*I3_hy + r3_y*I3_hx) + I2_Jxy;
    const REAL R2_Jxz = I2_Jxz + I3_Jxz;
    const REAL R2_Jyz = I2_Jyz + I3_Jyz;

    /* composite inertia of 'turret' */
    const REAL R1_hx = R2_hx - 0.00036;
    const REAL R1_Jxx = 0.01914932 - R2_Jxx_neg;
    const REAL R1_Jzz = R2_Jyy + 0.01925076;
    const REAL R1_Jxz = R2_Jxy + 2.84e-06;

    /* composite inertia of 'frame' */
    const REAL R0_hx_0 = c7*R1_hx + 0.00084*s7;
    const REAL R0_hy_0 = s7*R1_hx - 0.00084*c7;
    const REAL R0_Jxx_0 = c7*(R2_Jzz - R1_Jxx) - 2.0*R2_Jxz*s7;
    const REAL R0_Jxx_1 = c7*R0_Jxx_0;
    const REAL R0_Jxz_0 = c7*R1_Jxz + s7*R2_Jyz;
    const REAL R0_Jyy_0 = 0.06*R0_hx_0;
    const REAL R0_Jyy_1 = -0.2*R2_hy;
    const REAL R0_Jxz_1 = 0.1*R0_hx_0;
    const REAL R0_Jyz_0 = s7*R1_Jxz - c7*R2_Jyz + 0.1*R0_hy_0;
    const REAL R0_hx = 0.0096 - R0_hx_0;
    const REAL R0_hy = -R0_hy_0 - 0.0021;
    const REAL R0_hz = R2_hy + 0.00512;
    const REAL R0_Jxx = R2_Jzz - R0_Jxx_1 + R0_Jyy_1 + 0.0299287;
    const REAL R0_Jyy = 0.0340962 - (R0_Jyy_0 - R0_Jyy_1 - (R1_Jxx + R0_Jxx_1));
    const REAL R0_Jzz = R1_Jzz - R0_Jyy_0 + 0.0415717;
    const REAL R0_Jxy = 0.03*R0_hy_0 - (R2_Jxz + s7*R0_Jxx_0) + 0.0001084;
    const REAL R0_Jxz = 0.0028266 - (0.03*R2_hy + R0_Jxz_1 + R0_Jxz_0);
    const REAL R0_Jyz = -R0_Jyz_0 - 0.0001748;

    /* inertia that joint 'turn' feels, and its couplings inward */
    const REAL M66 = R2_Jyy + 0.02125076;
    const REAL M06_neg = R0_Jxz_0 + R0_Jxz_1;
    const REAL M26 = R1_Jzz - 0.03*R0_hx_0;

    /* inertia that joint 'lift' feels, and its couplings inward */
    const REAL M77 = R2_Jzz_2 + 0.02116116;
    const REAL M37 = c7*R2_hy;
    const REAL M47 = s7*R2_hy;
    const REAL M07 = 0.1*M47 - (c7*R2_Jxz + s7*R2_Jzz);
    const REAL M17 = c7*R2_Jzz - s7*R2_Jxz - (0.1*M37 + 0.03*R2_hx);
    const REAL M27 = R2_Jyz + 0.03*M47;

    /* inertia that joint 'elbow' feels, and its couplings inward */
    const REAL M78 = r3_x*I3_hx + r3_y*I3_hy + 0.004675;
    const REAL M38 = c7*I3_hy;
    const REAL M48 = s7*I3_hy;
    const REAL M08_neg = c7*I3_Jxz + s7*M78 - 0.1*M48;
    const REAL M18 = c7*M78 - s7*I3_Jxz - (0.1*M38 + 0.000825*s89);
    const REAL M28 = I3_Jyz + 0.03*M48;

    /* elimination of 'elbow' */
    const REAL U18 = 176.21145374449338*M18;
    const REAL U28 = 176.21145374449338*M28;
    const REAL U38 = 176.21145374449338*M38;
    const REAL U48 = 176.21145374449338*M48;
    const REAL U58 = 4.845814977973569*s89;
    const REAL U68 = -0.009162995594713657*c89;
    const REAL U78 = 176.21145374449338*M78;
    const REAL M00e8 = R0_Jxx - 176.21145374449338*M08_neg*M08_neg;
    const REAL M01e8 = R0_Jxy + M08_neg*U18;
    const REAL M11e8 = R0_Jyy - M18*U18;
    const REAL M02e8 = R0_Jxz + M08_neg*U28;
    const REAL M12e8 = R0_Jyz - M18*U28;
    const REAL M22e8 = R0_Jzz - M28*U28;
    const REAL M03e8 = M08_neg*U38;
    const REAL M13e8 = R0_hz - M18*U38;
    const REAL M23e8 = -R0_hy - M28*U38;
    const REAL M33e8 = 3.64 - M38*U38;
    const REAL M04e8 = M08_neg*U48 - R0_hz;
    const REAL M14e8 = -M18*U48;
    const REAL M24e8 = R0_hx - M28*U48;
    const REAL M34e8 = -M38*U48;
    const REAL M44e8 = 3.64 - M48*U48;
    const REAL M05e8 = R0_hy + M08_neg*U58;
    const REAL M15e8 = -R0_hx - M18*U58;
    const REAL M25e8 = -M28*U58;
    const REAL M35e8 = -M38*U58;
    const REAL M45e8 = -M48*U58;
    const REAL M55e8 = 3.64 - I3_hx*U58;
    const REAL M06e8_neg = M06_neg - M08_neg*U68;
    const REAL M16e8_neg = R0_Jyz_0 + M18*U68;
    const REAL M26e8 = M26 - M28*U68;
    const REAL M36e8 = R0_hy_0 - M38*U68;
    const REAL M46e8_neg = R0_hx_0 + M48*U68;
    const REAL M56e8 = -I3_hx*U68;
    const REAL M66e8 = M66 - I3_Jyz*U68;
    const REAL M07e8 = M07 + M08_neg*U78;
    const REAL M17e8 = M17 - M18*U78;
    const REAL M27e8 = M27 - M28*U78;
    const REAL M37e8 = M37 - M38*U78;
    const REAL M47e8 = M47 - M48*U78;
    const REAL M57e8 = R2_hx - I3_hx*U78;
    const REAL M67e8 = R2_Jyz - I3_Jyz*U78;
    const REAL D7 = M77 - M78*U78;

    /* elimination of 'lift' */
    const REAL D7_inv = 1.0/D7;
    const REAL U17 = M17e8*D7_inv;
    const REAL U27 = M27e8*D7_inv;
    const REAL U37 = M37e8*D7_inv;
    const REAL U47 = M47e8*D7_inv;
    const REAL U57 = M57e8*D7_inv;
    const REAL U67 = M67e8*D7_inv;
    const REAL M00e7 = M00e8 - M07e8*D7_inv*M07e8;
    const REAL M01e7 = M01e8 - M07e8*U17;
    const REAL M11e7 = M11e8 - M17e8*U17;
    const REAL M02e7 = M02e8 - M07e8*U27;
    const REAL M12e7 = M12e8 - M17e8*U27;
    const REAL M22e7 = M22e8 - M27e8*U27;
    const REAL M03e7 = M03e8 - M07e8*U37;
    const REAL M13e7 = M13e8 - M17e8*U37;
    const REAL M23e7 = M23e8 - M27e8*U37;
    const REAL M33e7 = M33e8 - M37e8*U37;
    const REAL M04e7 = M04e8 - M07e8*U47;
    const REAL M14e7 = M14e8 - M17e8*U47;
    const REAL M24e7 = M24e8 - M27e8*U47;
    const REAL M34e7 = M34e8 - M37e8*U47;
    const REAL M44e7 = M44e8 - M47e8*U47;
    const REAL M05e7 = M05e8 - M07e8*U57;
    const REAL M15e7 = M15e8 - M17e8*U57;
    const REAL M25e7 = M25e8 - M27e8*U57;
    const REAL M35e7 = M35e8 - M37e8*U57;
    const REAL M45e7 = M45e8 - M47e8*U57;
    const REAL M55e7 = M55e8 - M57e8*U57;
    const REAL M06e7_neg = M06e8_neg + M07e8*U67;
    const REAL M16e7_neg = M16e8_neg + M17e8*U67;
    const REAL M26e7 = M26e8 - M27e8*U67;
    const REAL M36e7 = M36e8 - M37e8*U67;
    const REAL M46e7 = -M46e8_neg - M47e8*U67;
    const REAL M56e7 = M56e8 - M57e8*U67;
    const REAL D6 = M66e8 - M67e8*U67;

    /* elimination of 'turn' */
    const REAL D6_inv = 1.0/D6;
    const REAL U16_neg = M16e7_neg*D6_inv;
    const REAL U26 = M26e7*D6_inv;
    const REAL U36 = M36e7*D6_inv;
    const REAL U46 = M46e7*D6_inv;
    const REAL U56 = M56e7*D6_inv;
    const REAL M00e6 = M00e7 - M06e7_neg*D6_inv*M06e7_neg;
    const REAL M01e6 = M01e7 - M06e7_neg*U16_neg;
    const REAL M11e6 = M11e7 - M16e7_neg*U16_neg;
    const REAL M02e6 = M02e7 + M06e7_neg*U26;
    const REAL M12e6 = M12e7 + M16e7_neg*U26;
    const REAL M22e6 = M22e7 - M26e7*U26;
    const REAL M03e6 = M03e7 + M06e7_neg*U36;
    const REAL M13e6 = M13e7 + M16e7_neg*U36;
    const REAL M23e6 = M23e7 - M26e7*U36;
    const REAL M33e6 = M33e7 - M36e7*U36;
    const REAL M04e6 = M04e7 + M06e7_neg*U46;
    const REAL M14e6 = M14e7 + M16e7_neg*U46;
    const REAL M24e6 = M24e7 - M26e7*U46;
    const REAL M34e6 = M34e7 - M36e7*U46;
    const REAL M44e6 = M44e7 - M46e7*U46;
    const REAL M05e6 = M05e7 + M06e7_neg*U56;
    const REAL M15e6 = M15e7 + M16e7_neg*U56;
    const REAL M25e6 = M25e7 - M26e7*U56;
    const REAL M35e6 = M35e7 - M36e7*U56;
    const REAL M45e6 = M45e7 - M46e7*U56;
    const REAL D5 = M55e7 - M56e7*U56;

    /* elimination of 'floating_base' */
    const REAL D5_inv_neg = -1.0/D5;
    const REAL U05 = -M05e6*D5_inv_neg;
    const REAL U15_neg = M15e6*D5_inv_neg;
    const REAL U25_neg = M25e6*D5_inv_neg;
    const REAL U35_neg = M35e6*D5_inv_neg;
    const REAL U45_neg = M45e6*D5_inv_neg;
    const REAL M04e5 = M04e6 + M05e6*U45_neg;
    const REAL M14e5 = M14e6 + M15e6*U45_neg;
    const REAL M24e5 = M24e6 + M25e6*U45_neg;
    const REAL M34e5 = M34e6 + M35e6*U45_neg;
    const REAL D4 = M44e6 + M45e6*U45_neg;
    const REAL D4_inv_neg = -1.0/D4;
    const REAL U04_neg = M04e5*D4_inv_neg;
    const REAL U14 = -M14e5*D4_inv_neg;
    const REAL U24 = -M24e5*D4_inv_neg;
    const REAL U34 = -M34e5*D4_inv_neg;
    const REAL M03e4 = M03e6 + M05e6*U35_neg - M04e5*U34;
    const REAL M13e4 = M13e6 + M15e6*U35_neg - M14e5*U34;
    const REAL M23e4 = M23e6 + M25e6*U35_neg - M24e5*U34;
    const REAL D3 = M33e6 + M35e6*U35_neg - M34e5*U34;
    const REAL D3_inv_neg = -1.0/D3;
    const REAL U03 = -M03e4*D3_inv_neg;
    const REAL U13 = -M13e4*D3_inv_neg;
    const REAL U23_neg = M23e4*D3_inv_neg;
    const REAL M02e3 = M02e6 + M05e6*U25_neg - M04e5*U24 + M03e4*U23_neg;
    const REAL M12e3 = M12e6 + M15e6*U25_neg - M14e5*U24 + M13e4*U23_neg;
    const REAL D2 = M22e6 + M25e6*U25_neg - M24e5*U24 + M23e4*U23_neg;
    const REAL D2_inv = 1.0/D2;
    const REAL U02 = M02e3*D2_inv;
    const REAL U12 = M12e3*D2_inv;
    const REAL M01e2 = M01e6 + M05e6*U15_neg - M04e5*U14 - M03e4*U13 - M02e3*U12;
    const REAL D1 = M11e6 + M15e6*U15_neg - M14e5*U14 - M13e4*U13 - M12e3*U12;
    const REAL D1_inv_neg = -1.0/D1;
    const REAL U01_neg = M01e2*D1_inv_neg;
    const REAL D0_0 = M01e2*U01_neg;
    const REAL D0 = M00e6 - M05e6*U05 + M04e5*U04_neg - M03e4*U03 - M02e3*U02 + D0_0;
    const REAL D0_inv = 1.0/D0;

    /* solve with U */
    const REAL e0_1 = angle_13 - angle_14*U12;
    const REAL e0_0 = U01_neg*e0_1 - angle_12 - angle_14*U02;
    const REAL e1_1 = -angle_16 - angle_17*U12;
    const REAL e1_0 = angle_15 + U01_neg*e1_1 - angle_17*U02;
    const REAL e2_1 = angle_19 + angle_20*U12;
    const REAL e2_0 = angle_18 + U01_neg*e2_1 + angle_20*U02;
    const REAL e3_4 = angle_13 + angle_14*U45_neg;
    const REAL e3_3 = angle_14*U35_neg - (angle_12 + U34*e3_4);
    const REAL e3_2 = angle_14*U25_neg - (J_x2_neg - U23_neg*e3_3 + U24*e3_4);
    const REAL e3_1 = J_x1 - U12*e3_2 - U13*e3_3 - U14*e3_4 + angle_14*U15_neg;
    const REAL e3_0_neg_0 = U02*e3_2 - (J_x0 + U01_neg*e3_1) + U03*e3_3 - U04_neg*e3_4;
    const REAL e3_0_neg = e3_0_neg_0 + angle_14*U05;
    const REAL e4_4 = angle_17*U45_neg - angle_16;
    const REAL e4_3 = angle_15 - U34*e4_4 + angle_17*U35_neg;
    const REAL e4_2 = angle_17*U25_neg - (U24*e4_4 - (J_y2 + U23_neg*e4_3));
    const REAL e4_1 = J_y1 - U12*e4_2 - U13*e4_3 - U14*e4_4 + angle_17*U15_neg;
    const REAL e4_0_0 = J_y0 + U01_neg*e4_1 - U02*e4_2 - U03*e4_3 + U04_neg*e4_4;
    const REAL e4_0 = e4_0_0 - angle_17*U05;
    const REAL e5_4 = angle_19 - angle_20*U45_neg;
    const REAL e5_3 = angle_18 - U34*e5_4 - angle_20*U35_neg;
    const REAL e5_2_neg = J_z2_neg - U23_neg*e5_3 + U24*e5_4 + angle_20*U25_neg;
    const REAL e5_1_neg = U13*e5_3 - (J_z1 + U12*e5_2_neg) + U14*e5_4 + angle_20*U15_neg;
    const REAL e5_0_0 = U04_neg*e5_4;
    const REAL e5_0_1 = J_z0 - U01_neg*e5_1_neg + U02*e5_2_neg - U03*e5_3 + e5_0_0;
    const REAL e5_0 = e5_0_1 + angle_20*U05;

    /* inverse of the operational-space inertia */
    const REAL O01_0 = D0_inv*e1_0;
    const REAL O01_1 = -D1_inv_neg*e1_1;
    const REAL O01_2 = angle_17*D2_inv;
    const REAL O02_neg_0 = D0_inv*e2_0;
    const REAL O02_neg_1 = D1_inv_neg*e2_1;
    const REAL O02_neg_2 = angle_20*D2_inv;
    const REAL O03_0 = D0_inv*e3_0_neg;
    const REAL O03_1 = D1_inv_neg*e3_1;
    const REAL O03_2 = -D2_inv*e3_2;
    const REAL O04_neg_0 = D0_inv*e4_0;
    const REAL O04_neg_1 = D1_inv_neg*e4_1;
    const REAL O04_neg_2 = -D2_inv*e4_2;
    const REAL O34_neg_0 = D3_inv_neg*e4_3;
    const REAL O34_neg_1 = -D4_inv_neg*e4_4;
    const REAL O34_neg_2 = angle_17*D5_inv_neg;
    const REAL O05_neg_0 = D0_inv*e5_0;
    const REAL O05_neg_1 = D1_inv_neg*e5_1_neg;
    const REAL O05_neg_2 = D2_inv*e5_2_neg;
    const REAL O35_0 = D3_inv_neg*e5_3;
    const REAL O35_1 = D4_inv_neg*e5_4;
    const REAL O35_2 = angle_20*D5_inv_neg;
    const REAL O00 = D0_inv*e0_0*e0_0 - D1_inv_neg*e0_1*e0_1 + angle_14*D2_inv*angle_14;
    const REAL O01 = e0_0*O01_0 + e0_1*O01_1 + angle_14*O01_2;
    const REAL O11 = e1_0*O01_0 + e1_1*O01_1 + angle_17*O01_2;
    const REAL O02_neg = e0_1*O02_neg_1 - e0_0*O02_neg_0 + angle_14*O02_neg_2;
    const REAL O12 = e1_0*O02_neg_0 - e1_1*O02_neg_1 - angle_17*O02_neg_2;
    const REAL O22 = e2_0*O02_neg_0 - e2_1*O02_neg_1 + angle_20*O02_neg_2;
    const REAL O03 = -e0_0*O03_0 - e0_1*O03_1 - angle_14*O03_2;
    const REAL O13_neg = e1_0*O03_0 + e1_1*O03_1 + angle_17*O03_2;
    const REAL O23 = angle_20*O03_2 - (e2_0*O03_0 + e2_1*O03_1);
    const REAL O33_0 = e3_0_neg*O03_0 - e3_1*O03_1 - e3_2*O03_2 - D3_inv_neg*e3_3*e3_3;
    const REAL O33 = O33_0 - D4_inv_neg*e3_4*e3_4 - angle_14*D5_inv_neg*angle_14;
    const REAL O04_neg = e0_1*O04_neg_1 - e0_0*O04_neg_0 + angle_14*O04_neg_2;
    const REAL O14 = e1_0*O04_neg_0 - e1_1*O04_neg_1 - angle_17*O04_neg_2;
    const REAL O24 = e2_0*O04_neg_0 - e2_1*O04_neg_1 + angle_20*O04_neg_2;
    const REAL O34_neg_3 = e3_0_neg*O04_neg_0 + e3_1*O04_neg_1 + e3_2*O04_neg_2;
    const REAL O34_neg = O34_neg_3 + e3_3*O34_neg_0 - e3_4*O34_neg_1 + angle_14*O34_neg_2;
    const REAL O44_0 = e4_0*O04_neg_0 - e4_1*O04_neg_1 - e4_2*O04_neg_2 - e4_3*O34_neg_0;
    const REAL O44 = O44_0 + e4_4*O34_neg_1 - angle_17*O34_neg_2;
    const REAL O05_neg = angle_14*O05_neg_2 - (e0_0*O05_neg_0 + e0_1*O05_neg_1);
    const REAL O15 = e1_0*O05_neg_0 + e1_1*O05_neg_1 - angle_17*O05_neg_2;
    const REAL O25 = e2_0*O05_neg_0 + e2_1*O05_neg_1 + angle_20*O05_neg_2;
    const REAL O35_3 = e3_0_neg*O05_neg_0 - e3_1*O05_neg_1 + e3_2*O05_neg_2 + e3_3*O35_0;
    const REAL O35 = angle_14*O35_2 - (O35_3 + e3_4*O35_1);
    const REAL O45_0 = e4_0*O05_neg_0 + e4_1*O05_neg_1 - e4_2*O05_neg_2 - e4_3*O35_0;
    const REAL O45 = O45_0 - e4_4*O35_1 + angle_17*O35_2;
    const REAL O55_0 = e5_3*O35_0;
    const REAL O55_1 = e5_0*O05_neg_0 - e5_1_neg*O05_neg_1 + e5_2_neg*O05_neg_2 - O55_0;
    const REAL O55 = O55_1 - e5_4*O35_1 - angle_20*O35_2;

    /* elimination of direction 'z' */
    const REAL DO5_inv = 1.0/O55;
    const REAL UO05_neg = O05_neg*DO5_inv;
    const REAL UO15 = O15*DO5_inv;
    const REAL UO25 = O25*DO5_inv;
    const REAL UO35 = O35*DO5_inv;
    const REAL UO45 = O45*DO5_inv;
    const REAL O00e5 = O00 - O05_neg*UO05_neg;
    const REAL O01e5 = O01 + O05_neg*UO15;
    const REAL O11e5 = O11 - O15*UO15;
    const REAL O02e5 = O05_neg*UO25 - O02_neg;
    const REAL O12e5 = O12 - O15*UO25;
    const REAL O22e5 = O22 - O25*UO25;
    const REAL O03e5 = O03 + O05_neg*UO35;
    const REAL O13e5 = -O13_neg - O15*UO35;
    const REAL O23e5 = O23 - O25*UO35;
    const REAL O33e5 = O33 - O35*UO35;
    const REAL O04e5 = O05_neg*UO45 - O04_neg;
    const REAL O14e5 = O14 - O15*UO45;
    const REAL O24e5 = O24 - O25*UO45;
    const REAL O34e5 = -O34_neg - O35*UO45;
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
    const REAL XO05 = UO05_neg*DO0_inv - UO15*XO01 - UO25*XO02 - UO35*XO03 - UO45*XO04;
    const REAL XO15 = UO05_neg*XO01 - UO15*XO11 - UO25*XO12 - UO35*XO13 - UO45*XO14;
    const REAL XO25 = UO05_neg*XO02 - UO15*XO12 - UO25*XO22 - UO35*XO23 - UO45*XO24;
    const REAL XO35 = UO05_neg*XO03 - UO15*XO13 - UO25*XO23 - UO35*XO33 - UO45*XO34;
    const REAL XO45 = UO05_neg*XO04 - UO15*XO14 - UO25*XO24 - UO35*XO34 - UO45*XO44;
    const REAL XO55_0_ = DO5_inv + UO05_neg*XO05 - UO15*XO15 - UO25*XO25 - UO35*XO35;
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

FUNCTION(drone_arm_operational_inertia_grip)(const REAL q[10], REAL Lambda[36])
{
    const REAL q0 = q[0], q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6];
    const REAL q7 = q[7], q8 = q[8], q9 = q[9];

    /* sines and cosines */
    const REAL q89 = q8 + q9;
    const REAL angles[3] = {q7, q8, q89};
    REAL sines[3], cosines[3];
    OF(drone_arm_sincos)(3, angles, sines, cosines);
    const REAL s7 = sines[0], s8 = sines[1], s89 = sines[2];
    const REAL c7 = cosines[0], c8 = cosines[1], c89 = cosines[2];
    const REAL angle_0 = 2.0*q3;
    const REAL angle_1 = 2.0*q4;
    const REAL angle_2 = 2.0*q5;
    const REAL angle_3 = q3*angle_0;
    const REAL angle_4 = q4*angle_1;
    const REAL angle_5 = q5*angle_2;
    const REAL angle_6 = q4*angle_0;
    const REAL angle_7 = q5*angle_0;
    const REAL angle_8 = q5*angle_1;
    const REAL angle_9 = q6*angle_0;
    const REAL angle_10 = q6*angle_1;
    const REAL angle_11 = q6*angle_2;
    const REAL angle_12 = angle_4 + angle_5 - 1.0;
    const REAL angle_13 = angle_6 - angle_11;
    const REAL angle_14 = angle_7 + angle_10;
    const REAL angle_15 = angle_6 + angle_11;
    const REAL angle_16 = angle_3 + angle_5 - 1.0;
    const REAL angle_17 = angle_8 - angle_9;
    const REAL angle_18 = angle_7 - angle_10;
    const REAL angle_19 = angle_8 + angle_9;
    const REAL angle_20 = angle_3 + angle_4 - 1.0;

    /* position of 'fore' */
    const REAL r3_x = 0.22*s8;
    const REAL r3_y = -0.22*c8;

    /* inertia of 'upper' in the axes of its group */
    const REAL I2_hx = 0.0736*s8 - 0.00072*c8;
    const REAL I2_hy_neg = 0.0736*c8 + 0.00072*s8;
    const REAL I2_Jxx_neg_0 = 0.01440184*s8 - 0.0001712*c8;
    const REAL I2_Jxx_neg = s8*I2_Jxx_neg_0;
    const REAL I2_Jxy = c8*I2_Jxx_neg_0 + 8.56e-05;
    const REAL I2_Jyy = I2_Jxx_neg - 0.01440184;
    const REAL I2_Jxz = 2.32e-06*c8 - 1.32e-05*s8;
    const REAL I2_Jyz = 1.32e-05*c8 + 2.32e-06*s8;

    /* inertia of 'fore' in the axes of its group */
    const REAL I3_hx = 0.0275*s89;
    const REAL I3_hy = -0.0275*c89;
    const REAL I3_Jxx_neg_0 = 0.004615*s89 - 6e-06*c89;
    const REAL I3_Jxx_neg = s89*I3_Jxx_neg_0;
    const REAL I3_Jxy = c89*I3_Jxx_neg_0 + 3e-06;
    const REAL I3_Jyy = I3_Jxx_neg - 0.004615;
    const REAL I3_Jxz = 5.2e-05*s89;
    const REAL I3_Jyz = -5.2e-05*c89;

    /* frame of 'turret' in the base */
    const REAL Q1_xx = angle_12*c7 - angle_13*s7;
    const REAL Q1_xy_neg = angle_12*s7 + angle_13*c7;
    const REAL Q1_yx = angle_16*s7 - angle_15*c7;
    const REAL Q1_yy = angle_15*s7 + angle_16*c7;
    const REAL Q1_zx_neg = angle_18*c7 + angle_19*s7;
    const REAL Q1_zy = angle_18*s7 - angle_19*c7;
    const REAL o1_x = q0 - (0.03*angle_12 + 0.1*angle_14);
    const REAL o1_y = 0.03*angle_15 - 0.1*angle_17 + q1;
    const REAL o1_z = 0.03*angle_18 + 0.1*angle_20 + q2;

    /* frame of 'fore' in the base */
    const REAL o3_x = r3_x*Q1_xx + angle_14*r3_y + o1_x;
    const REAL o3_y = r3_x*Q1_yx + angle_17*r3_y + o1_y;
    const REAL o3_z = o1_z - (r3_x*Q1_zx_neg + angle_20*r3_y);

    /* frame of tool 'grip' */
    const REAL ot_x_0 = 0.24*s89;
    const REAL ot_x_1 = 0.24*c89;
    const REAL ot_x_2 = Q1_xx*ot_x_0 - angle_14*ot_x_1;
    const REAL ot_y_0 = angle_17*ot_x_1 - Q1_yx*ot_x_0;
    const REAL ot_z_0 = Q1_zx_neg*ot_x_0 - angle_20*ot_x_1;
    const REAL ot_x = o3_x + ot_x_2;
    const REAL ot_y = o3_y - ot_y_0;
    const REAL ot_z = o3_z - ot_z_0;

    /* columns of the Jacobian */
    const REAL J_y0_neg_0 = q0 - ot_x;
    const REAL J_x0_0 = q1 - ot_y;
    const REAL J_x0_1 = q2 - ot_z;
    const REAL J_x0 = angle_18*J_x0_0 - angle_15*J_x0_1;
    const REAL J_y0_neg = angle_18*J_y0_neg_0 + angle_12*J_x0_1;
    const REAL J_z0 = angle_12*J_x0_0 + angle_15*J_y0_neg_0;
    const REAL J_x1 = angle_16*J_x0_1 + angle_19*J_x0_0;
    const REAL J_y1 = angle_13*J_x0_1 - angle_19*J_y0_neg_0;
    const REAL J_z1_neg = angle_13*J_x0_0 + angle_16*J_y0_neg_0;
    const REAL J_x2_neg = angle_17*J_x0_1 + angle_20*J_x0_0;
    const REAL J_y2 = angle_20*J_y0_neg_0 + angle_14*J_x0_1;
    const REAL J_z2 = angle_17*J_y0_neg_0 - angle_14*J_x0_0;
    const REAL J_y6_0 = o1_x - ot_x;
    const REAL J_x6_neg_0 = o1_y - ot_y;
    const REAL J_x6_neg_1 = o1_z - ot_z;
    const REAL J_x6_neg = angle_17*J_x6_neg_1 + angle_20*J_x6_neg_0;
    const REAL J_y6 = angle_20*J_y6_0 + angle_14*J_x6_neg_1;
    const REAL J_z6 = angle_17*J_y6_0 - angle_14*J_x6_neg_0;
    const REAL J_x7 = Q1_yy*J_x6_neg_1 - Q1_zy*J_x6_neg_0;
    const REAL J_y7 = Q1_zy*J_y6_0 + Q1_xy_neg*J_x6_neg_1;
    const REAL J_z7_neg = Q1_xy_neg*J_x6_neg_0 + Q1_yy*J_y6_0;
    const REAL J_x8 = Q1_yy*ot_z_0 - Q1_zy*ot_y_0;
    const REAL J_y8 = Q1_xy_neg*ot_z_0 - Q1_zy*ot_x_2;
    const REAL J_z8 = Q1_yy*ot_x_2 - Q1_xy_neg*ot_y_0;

    /* composite inertia of 'upper' */
    const REAL R2_Jzz_0 = 0.44*s8*I3_hx;
    const REAL R2_Jzz_1 = -0.44*c8*I3_hy;
    const REAL R2_Jzz_2 = R2_Jzz_0 + R2_Jzz_1;
    const REAL R2_hx = I2_hx + I3_hx;
    const REAL R2_hy = I3_hy - I2_hy_neg;
    const REAL R2_Jxx_neg = I3_Jxx_neg - R2_Jzz_1 + I2_Jxx_neg;
    const REAL R2_Jyy = I3_Jyy + R2_Jzz_0 + I2_Jyy;
    const REAL R2_Jzz = R2_Jzz_2 + 0.01916116;
    const REAL R2_Jxy = I3_Jxy - (r3_x*I3_hy + r3_y*I3_hx) + I2_Jxy;
    const REAL R2_Jxz = I2_Jxz + I3_Jxz;
    const REAL R2_Jyz = I2_Jyz + I3_Jyz;

    /* composite inertia of 'turret' */
    const REAL R1_hx = R2_hx - 0.00036;
    const REAL R1_Jxx = 0.01914932 - R2_Jxx_neg;
    const REAL R1_Jzz = R2_Jyy + 0.01925076;
    const REAL R1_Jxz = R2_Jxy + 2.84e-06;

    /* composite inertia of 'frame' */
    const REAL R0_hx_0 = c7*R1_hx + 0.00084*s7;
    const REAL R0_hy_0 = s7*R1_hx - 0.00084*c7;
    const REAL R0_Jxx_0 = c7*(R2_Jzz - R1_Jxx) - 2.0*R2_Jxz*s7;
    const REAL R0_Jxx_1 = c7*R0_Jxx_0;
    const REAL R0_Jxz_0 = c7*R1_Jxz + s7*R2_Jyz;
    const REAL R0_Jyy_0 = 0.06*R0_hx_0;
    const REAL R0_Jyy_1 = -0.2*R2_hy;
    const REAL R0_Jxz_1 = 0.1*R0_hx_0;
    const REAL R0_Jyz_0 = s7*R1_Jxz - c7*R2_Jyz + 0.1*R0_hy_0;
    const REAL R0_hx = 0.0096 - R0_hx_0;
    const REAL R0_hy = -R0_hy_0 - 0.0021;
    const REAL R0_hz = R2_hy + 0.00512;
    const REAL R0_Jxx = R2_Jzz - R0_Jxx_1 + R0_Jyy_1 + 0.0299287;
    const REAL R0_Jyy = 0.0340962 - (R0_Jyy_0 - R0_Jyy_1 - (R1_Jxx + R0_Jxx_1));
    const REAL R0_Jzz = R1_Jzz - R0_Jyy_0 + 0.0415717;
    const REAL R0_Jxy = 0.03*R0_hy_0 - (R2_Jxz + s7*R0_Jxx_0) + 0.0001084;
    const REAL R0_Jxz = 0.0028266 - (0.03*R2_hy + R0_Jxz_1 + R0_Jxz_0);
    const REAL R0_Jyz = -R0_Jyz_0 - 0.0001748;

    /* inertia that joint 'turn' feels, and its couplings inward */
    const REAL M66 = R2_Jyy + 0.02125076;
    const REAL M06_neg = R0_Jxz_0 + R0_Jxz_1;
    const REAL M26 = R1_Jzz - 0.03*R0_hx_0;

    /* inertia that joint 'lift' feels, and its couplings inward */
    const REAL M77 = R2_Jzz_2 + 0.02116116;
    const REAL M37 = c7*R2_hy;
    const REAL M47 = s7*R2_hy;
    const REAL M07 = 0.1*M47 - (c7*R2_Jxz + s7*R2_Jzz);
    const REAL M17 = c7*R2_Jzz - s7*R2_Jxz - (0.1*M37 + 0.03*R2_hx);
    const REAL M27 = R2_Jyz + 0.03*M47;

    /* inertia that joint 'elbow' feels, and its couplings inward */
    const REAL M78 = r3_x*I3_hx + r3_y*I3_hy + 0.004675;
    const REAL M38 = c7*I3_hy;
    const REAL M48 = s7*I3_hy;
    const REAL M08_neg = c7*I3_Jxz + s7*M78 - 0.1*M48;
    const REAL M18 = c7*M78 - s7*I3_Jxz - (0.1*M38 + 0.000825*s89);
    const REAL M28 = I3_Jyz + 0.03*M48;

    /* elimination of 'elbow' */
    const REAL U08 = -176.21145374449338*M08_neg;
    const REAL U18 = 176.21145374449338*M18;
    const REAL U28 = 176.21145374449338*M28;
    const REAL U38 = 176.21145374449338*M38;
    const REAL U48 = 176.21145374449338*M48;
    const REAL U58 = 4.845814977973569*s89;
    const REAL U68 = -0.009162995594713657*c89;
    const REAL U78 = 176.21145374449338*M78;
    const REAL M00e8 = R0_Jxx + M08_neg*U08;
    const REAL M01e8 = R0_Jxy + M08_neg*U18;
    const REAL M11e8 = R0_Jyy - M18*U18;
    const REAL M02e8 = R0_Jxz + M08_neg*U28;
    const REAL M12e8 = R0_Jyz - M18*U28;
    const REAL M22e8 = R0_Jzz - M28*U28;
    const REAL M03e8 = M08_neg*U38;
    const REAL M13e8 = R0_hz - M18*U38;
    const REAL M23e8 = -R0_hy - M28*U38;
    const REAL M33e8 = 3.64 - M38*U38;
    const REAL M04e8 = M08_neg*U48 - R0_hz;
    const REAL M14e8 = -M18*U48;
    const REAL M24e8 = R0_hx - M28*U48;
    const REAL M34e8 = -M38*U48;
    const REAL M44e8 = 3.64 - M48*U48;
    const REAL M05e8 = R0_hy + M08_neg*U58;
    const REAL M15e8 = -R0_hx - M18*U58;
    const REAL M25e8 = -M28*U58;
    const REAL M35e8 = -M38*U58;
    const REAL M45e8 = -M48*U58;
    const REAL M55e8 = 3.64 - I3_hx*U58;
    const REAL M06e8_neg = M06_neg - M08_neg*U68;
    const REAL M16e8_neg = R0_Jyz_0 + M18*U68;
    const REAL M26e8 = M26 - M28*U68;
    const REAL M36e8 = R0_hy_0 - M38*U68;
    const REAL M46e8_neg = R0_hx_0 + M48*U68;
    const REAL M56e8 = -I3_hx*U68;
    const REAL M66e8 = M66 - I3_Jyz*U68;
    const REAL M07e8 = M07 + M08_neg*U78;
    const REAL M17e8 = M17 - M18*U78;
    const REAL M27e8 = M27 - M28*U78;
    const REAL M37e8 = M37 - M38*U78;
    const REAL M47e8 = M47 - M48*U78;
    const REAL M57e8 = R2_hx - I3_hx*U78;
    const REAL M67e8 = R2_Jyz - I3_Jyz*U78;
    const REAL D7 = M77 - M78*U78;

    /* elimination of 'lift' */
    const REAL D7_inv = 1.0/D7;
    const REAL U07 = M07e8*D7_inv;
    const REAL U17 = M17e8*D7_inv;
    const REAL U27 = M27e8*D7_inv;
    const REAL U37 = M37e8*D7_inv;
    const REAL U47 = M47e8*D7_inv;
    const REAL U57 = M57e8*D7_inv;
    const REAL U67 = M67e8*D7_inv;
    const REAL M00e7 = M00e8 - M07e8*U07;
    const REAL M01e7 = M01e8 - M07e8*U17;
    const REAL M11e7 = M11e8 - M17e8*U17;
    const REAL M02e7 = M02e8 - M07e8*U27;
    const REAL M12e7 = M12e8 - M17e8*U27;
    const REAL M22e7 = M22e8 - M27e8*U27;
    const REAL M03e7 = M03e8 - M07e8*U37;
    const REAL M13e7 = M13e8 - M17e8*U37;
    const REAL M23e7 = M23e8 - M27e8*U37;
    const REAL M33e7 = M33e8 - M37e8*U37;
    const REAL M04e7 = M04e8 - M07e8*U47;
    const REAL M14e7 = M14e8 - M17e8*U47;
    const REAL M24e7 = M24e8 - M27e8*U47;
    const REAL M34e7 = M34e8 - M37e8*U47;
    const REAL M44e7 = M44e8 - M47e8*U47;
    const REAL M05e7 = M05e8 - M07e8*U57;
    const REAL M15e7 = M15e8 - M17e8*U57;
    const REAL M25e7 = M25e8 - M27e8*U57;
    const REAL M35e7 = M35e8 - M37e8*U57;
    const REAL M45e7 = M45e8 - M47e8*U57;
    const REAL M55e7 = M55e8 - M57e8*U57;
    const REAL M06e7_neg = M06e8_neg + M07e8*U67;
    const REAL M16e7_neg = M16e8_neg + M17e8*U67;
    const REAL M26e7 = M26e8 - M27e8*U67;
    const REAL M36e7 = M36e8 - M37e8*U67;
    const REAL M46e7 = -M46e8_neg - M47e8*U67;
    const REAL M56e7 = M56e8 - M57e8*U67;
    const REAL D6 = M66e8 - M67e8*U67;

    /* elimination of 'turn' */
    const REAL D6_inv = 1.0/D6;
    const REAL U06_neg = M06e7_neg*D6_inv;
    const REAL U16_neg = M16e7_neg*D6_inv;
    const REAL U26 = M26e7*D6_inv;
    const REAL U36 = M36e7*D6_inv;
    const REAL U46 = M46e7*D6_inv;
    const REAL U56 = M56e7*D6_inv;
    const REAL M00e6 = M00e7 - M06e7_neg*U06_neg;
    const REAL M01e6 = M01e7 - M06e7_neg*U16_neg;
    const REAL M11e6 = M11e7 - M16e7_neg*U16_neg;
    const REAL M02e6 = M02e7 + M06e7_neg*U26;
    const REAL M12e6 = M12e7 + M16e7_neg*U26;
    const REAL M22e6 = M22e7 - M26e7*U26;
    const REAL M03e6 = M03e7 + M06e7_neg*U36;
    const REAL M13e6 = M13e7 + M16e7_neg*U36;
    const REAL M23e6 = M23e7 - M26e7*U36;
    const REAL M33e6 = M33e7 - M36e7*U36;
    const REAL M04e6 = M04e7 + M06e7_neg*U46;
    const REAL M14e6 = M14e7 + M16e7_neg*U46;
    const REAL M24e6 = M24e7 - M26e7*U46;
    const REAL M34e6 = M34e7 - M36e7*U46;
    const REAL M44e6 = M44e7 - M46e7*U46;
    const REAL M05e6 = M05e7 + M06e7_neg*U56;
    const REAL M15e6 = M15e7 + M16e7_neg*U56;
    const REAL M25e6 = M25e7 - M26e7*U56;
    const REAL M35e6 = M35e7 - M36e7*U56;
    const REAL M45e6 = M45e7 - M46e7*U56;
    const REAL D5 = M55e7 - M56e7*U56;

    /* elimination of 'floating_base' */
    const REAL D5_inv_neg = -1.0/D5;
    const REAL U05 = -M05e6*D5_inv_neg;
    const REAL U15_neg = M15e6*D5_inv_neg;
    const REAL U25_neg = M25e6*D5_inv_neg;
    const REAL U35_neg = M35e6*D5_inv_neg;
    const REAL U45_neg = M45e6*D5_inv_neg;
    const REAL M04e5 = M04e6 + M05e6*U45_neg;
    const REAL M14e5 = M14e6 + M15e6*U45_neg;
    const REAL M24e5 = M24e6 + M25e6*U45_neg;
    const REAL M34e5 = M34e6 + M35e6*U45_neg;
    const REAL D4 = M44e6 + M45e6*U45_neg;
    const REAL D4_inv_neg = -1.0/D4;
    const REAL U04_neg = M04e5*D4_inv_neg;
    const REAL U14 = -M14e5*D4_inv_neg;
    const REAL U24 = -M24e5*D4_inv_neg;
    const REAL U34 = -M34e5*D4_inv_neg;
    const REAL M03e4 = M03e6 + M05e6*U35_neg - M04e5*U34;
    const REAL M13e4 = M13e6 + M15e6*U35_neg - M14e5*U34;
    const REAL M23e4 = M23e6 + M25e6*U35_neg - M24e5*U34;
    const REAL D3 = M33e6 + M35e6*U35_neg - M34e5*U34;
    const REAL D3_inv_neg = -1.0/D3;
    const REAL U03 = -M03e4*D3_inv_neg;
    const REAL U13 = -M13e4*D3_inv_neg;
    const REAL U23_neg = M23e4*D3_inv_neg;
    const REAL M02e3 = M02e6 + M05e6*U25_neg - M04e5*U24 + M03e4*U23_neg;
    const REAL M12e3 = M12e6 + M15e6*U25_neg - M14e5*U24 + M13e4*U23_neg;
    const REAL D2 = M22e6 + M25e6*U25_neg - M24e5*U24 + M23e4*U23_neg;
    const REAL D2_inv = 1.0/D2;
    const REAL U02 = M02e3*D2_inv;
    const REAL U12 = M12e3*D2_inv;
    const REAL M01e2 = M01e6 + M05e6*U15_neg - M04e5*U14 - M03e4*U13 - M02e3*U12;
    const REAL D1 = M11e6 + M15e6*U15_neg - M14e5*U14 - M13e4*U13 - M12e3*U12;
    const REAL D1_inv_neg = -1.0/D1;
    const REAL U01_neg = M01e2*D1_inv_neg;
    const REAL D0_0 = M01e2*U01_neg;
    const REAL D0 = M00e6 - M05e6*U05 + M04e5*U04_neg - M03e4*U03 - M02e3*U02 + D0_0;
    const REAL D0_inv = 1.0/D0;

    /* solve with U */
    const REAL e0_7 = Q1_xy_neg - Q1_xy_neg*U78;
    const REAL e0_6 = angle_14 - U67*e0_7 - Q1_xy_neg*U68;
    const REAL e0_5_neg = U56*e0_6 + U57*e0_7 + Q1_xy_neg*U58;
    const REAL e0_4 = -U45_neg*e0_5_neg - U46*e0_6 - U47*e0_7 - Q1_xy_neg*U48;
    const REAL e0_3_0 = -Q1_xy_neg*U38;
    const REAL e0_3 = e0_3_0 - (U34*e0_4 + U35_neg*e0_5_neg + U36*e0_6 + U37*e0_7);
    const REAL e0_2_0 = angle_14 + U23_neg*e0_3 - U24*e0_4 - U25_neg*e0_5_neg - U26*e0_6;
    const REAL e0_2 = e0_2_0 - U27*e0_7 - Q1_xy_neg*U28;
    const REAL e0_1_0 = angle_13 - U12*e0_2 - U13*e0_3 - U14*e0_4 - U15_neg*e0_5_neg;
    const REAL e0_1 = e0_1_0 + U16_neg*e0_6 - U17*e0_7 - Q1_xy_neg*U18;
    const REAL e0_0_0 = angle_12 - U01_neg*e0_1 + U02*e0_2 + U03*e0_3 - U04_neg*e0_4;
    const REAL e0_0 = U06_neg*e0_6 - (e0_0_0 - U05*e0_5_neg) - U07*e0_7 - Q1_xy_neg*U08;
    const REAL e1_7 = Q1_yy*U78 - Q1_yy;
    const REAL e1_6 = angle_17 - U67*e1_7 + Q1_yy*U68;
    const REAL e1_5 = Q1_yy*U58 - (U56*e1_6 + U57*e1_7);
    const REAL e1_4_neg = U46*e1_6 - U45_neg*e1_5 + U47*e1_7 - Q1_yy*U48;
    const REAL e1_3 = U34*e1_4_neg + U35_neg*e1_5 - U36*e1_6 - U37*e1_7 + Q1_yy*U38;
    const REAL e1_2_0 = angle_17 + U23_neg*e1_3 + U24*e1_4_neg + U25_neg*e1_5 - U26*e1_6;
    const REAL e1_2 = e1_2_0 - U27*e1_7 + Q1_yy*U28;
    const REAL e1_1_neg_0 = angle_16 + U12*e1_2 + U13*e1_3 - U14*e1_4_neg - U15_neg*e1_5;
    const REAL e1_1_neg = e1_1_neg_0 - U16_neg*e1_6 + U17*e1_7 - Q1_yy*U18;
    const REAL e1_0_0 = U04_neg*e1_4_neg;
    const REAL e1_0_1 = angle_15 - U01_neg*e1_1_neg - U02*e1_2 - U03*e1_3 - e1_0_0;
    const REAL e1_0 = e1_0_1 - U05*e1_5 + U06_neg*e1_6 - U07*e1_7 + Q1_yy*U08;
    const REAL e2_7 = Q1_zy*U78 - Q1_zy;
    const REAL e2_6_neg = angle_20 + U67*e2_7 - Q1_zy*U68;
    const REAL e2_5 = U56*e2_6_neg - U57*e2_7 + Q1_zy*U58;
    const REAL e2_4 = U45_neg*e2_5 + U46*e2_6_neg - U47*e2_7 + Q1_zy*U48;
    const REAL e2_3_neg_0 = U34*e2_4 - U35_neg*e2_5 - U36*e2_6_neg + U37*e2_7;
    const REAL e2_3_neg = e2_3_neg_0 - Q1_zy*U38;
    const REAL e2_2_neg_0 = angle_20 + U23_neg*e2_3_neg + U24*e2_4 - U25_neg*e2_5;
    const REAL e2_2_neg = e2_2_neg_0 - U26*e2_6_neg + U27*e2_7 - Q1_zy*U28;
    const REAL e2_1_0 = angle_19 + U12*e2_2_neg + U13*e2_3_neg - U14*e2_4 + U15_neg*e2_5;
    const REAL e2_1 = e2_1_0 - U16_neg*e2_6_neg - U17*e2_7 + Q1_zy*U18;
    const REAL e2_0_0 = U04_neg*e2_4;
    const REAL e2_0_1 = angle_18 + U01_neg*e2_1 + U02*e2_2_neg + U03*e2_3_neg + e2_0_0;
    const REAL e2_0 = e2_0_1 - U05*e2_5 - U06_neg*e2_6_neg - U07*e2_7 + Q1_zy*U08;
    const REAL e3_7 = J_x7 - J_x8*U78;
    const REAL e3_6 = -J_x6_neg - U67*e3_7 - J_x8*U68;
    const REAL e3_5 = angle_14 - U56*e3_6 - U57*e3_7 - J_x8*U58;
    const REAL e3_4 = angle_13 + U45_neg*e3_5 - U46*e3_6 - U47*e3_7 - J_x8*U48;
    const REAL e3_3_0 = angle_12 + U34*e3_4 - U35_neg*e3_5 + U36*e3_6 + U37*e3_7;
    const REAL e3_3 = -e3_3_0 - J_x8*U38;
    const REAL e3_2_0 = J_x2_neg - U23_neg*e3_3 + U24*e3_4 - U25_neg*e3_5 + U26*e3_6;
    const REAL e3_2 = -e3_2_0 - U27*e3_7 - J_x8*U28;
    const REAL e3_1_0 = -U16_neg*e3_6;
    const REAL e3_1_1 = J_x1 - U12*e3_2 - U13*e3_3 - U14*e3_4 + U15_neg*e3_5 - e3_1_0;
    const REAL e3_1 = e3_1_1 - U17*e3_7 - J_x8*U18;
    const REAL e3_0_0 = U02*e3_2 - (J_x0 + U01_neg*e3_1) + U03*e3_3 - U04_neg*e3_4;
    const REAL e3_0 = U06_neg*e3_6 - (e3_0_0 + U05*e3_5) - U07*e3_7 - J_x8*U08;
    const REAL e4_7 = J_y7 - J_y8*U78;
    const REAL e4_6 = J_y6 - U67*e4_7 - J_y8*U68;
    const REAL e4_5 = angle_17 - U56*e4_6 - U57*e4_7 - J_y8*U58;
    const REAL e4_4_neg = angle_16 - U45_neg*e4_5 + U46*e4_6 + U47*e4_7 + J_y8*U48;
    const REAL e4_3_0 = angle_15 + U34*e4_4_neg + U35_neg*e4_5 - U36*e4_6 - U37*e4_7;
    const REAL e4_3 = e4_3_0 - J_y8*U38;
    const REAL e4_2_0 = J_y2 + U23_neg*e4_3 + U24*e4_4_neg + U25_neg*e4_5 - U26*e4_6;
    const REAL e4_2 = e4_2_0 - U27*e4_7 - J_y8*U28;
    const REAL e4_1_neg_0 = U12*e4_2 - J_y1 + U13*e4_3 - U14*e4_4_neg - U15_neg*e4_5;
    const REAL e4_1_neg = e4_1_neg_0 - U16_neg*e4_6 + U17*e4_7 + J_y8*U18;
    const REAL e4_0_neg_0 = J_y0_neg + U01_neg*e4_1_neg + U02*e4_2 + U03*e4_3;
    const REAL e4_0_neg_1 = e4_0_neg_0 + U04_neg*e4_4_neg + U05*e4_5 - U06_neg*e4_6;
    const REAL e4_0_neg = e4_0_neg_1 + U07*e4_7 + J_y8*U08;
    const REAL e5_7 = -J_z7_neg - J_z8*U78;
    const REAL e5_6_neg = U67*e5_7 - J_z6 + J_z8*U68;
    const REAL e5_5 = U56*e5_6_neg - angle_20 - U57*e5_7 - J_z8*U58;
    const REAL e5_4 = angle_19 + U45_neg*e5_5 + U46*e5_6_neg - U47*e5_7 - J_z8*U48;
    const REAL e5_3_0 = angle_18 - U34*e5_4 + U35_neg*e5_5 + U36*e5_6_neg - U37*e5_7;
    const REAL e5_3 = e5_3_0 - J_z8*U38;
    const REAL e5_2_neg_0 = U26*e5_6_neg;
    const REAL e5_2_neg_1 = U24*e5_4 - (J_z2 + U23_neg*e5_3) - U25_neg*e5_5 - e5_2_neg_0;
    const REAL e5_2_neg = e5_2_neg_1 + U27*e5_7 + J_z8*U28;
    const REAL e5_1_neg_0 = -U15_neg*e5_5;
    const REAL e5_1_neg_1 = J_z1_neg - U12*e5_2_neg + U13*e5_3 + U14*e5_4 + e5_1_neg_0;
    const REAL e5_1_neg = e5_1_neg_1 + U16_neg*e5_6_neg + U17*e5_7 + J_z8*U18;
    const REAL e5_0_0 = U04_neg*e5_4;
    const REAL e5_0_1 = J_z0 - U01_neg*e5_1_neg + U02*e5_2_neg - U03*e5_3 + e5_0_0;
    const REAL e5_0 = e5_0_1 - U05*e5_5 - U06_neg*e5_6_neg - U07*e5_7 - J_z8*U08;

    /* inverse of the operational-space inertia */
    const REAL O01_neg_0 = D0_inv*e1_0;
    const REAL O01_neg_1 = D1_inv_neg*e1_1_neg;
    const REAL O01_neg_2 = D2_inv*e1_2;
    const REAL O01_neg_3 = D3_inv_neg*e1_3;
    const REAL O01_neg_4 = D4_inv_neg*e1_4_neg;
    const REAL O01_neg_5 = -D5_inv_neg*e1_5;
    const REAL O01_neg_6 = D6_inv*e1_6;
    const REAL O01_neg_7 = -D7_inv*e1_7;
    const REAL O01_neg_8 = 176.21145374449338*Q1_yy;
    const REAL O02_neg_0 = D0_inv*e2_0;
    const REAL O02_neg_1 = D1_inv_neg*e2_1;
    const REAL O02_neg_2 = D2_inv*e2_2_neg;
    const REAL O02_neg_3 = D3_inv_neg*e2_3_neg;
    const REAL O02_neg_4 = D4_inv_neg*e2_4;
    const REAL O02_neg_5 = D5_inv_neg*e2_5;
    const REAL O02_neg_6 = D6_inv*e2_6_neg;
    const REAL O02_neg_7 = -D7_inv*e2_7;
    const REAL O02_neg_8 = 176.21145374449338*Q1_zy;
    const REAL O03_0 = -D0_inv*e3_0;
    const REAL O03_1 = D1_inv_neg*e3_1;
    const REAL O03_2 = -D2_inv*e3_2;
    const REAL O03_3 = -D3_inv_neg*e3_3;
    const REAL O03_4 = D4_inv_neg*e3_4;
    const REAL O03_5 = D5_inv_neg*e3_5;
    const REAL O03_6 = -D6_inv*e3_6;
    const REAL O03_7 = D7_inv*e3_7;
    const REAL O03_8 = 176.21145374449338*J_x8;
    const REAL O04_0 = D0_inv*e4_0_neg;
    const REAL O04_1 = D1_inv_neg*e4_1_neg;
    const REAL O04_2 = D2_inv*e4_2;
    const REAL O04_3 = D3_inv_neg*e4_3;
    const REAL O04_4 = D4_inv_neg*e4_4_neg;
    const REAL O04_5 = D5_inv_neg*e4_5;
    const REAL O04_6 = D6_inv*e4_6;
    const REAL O04_7 = D7_inv*e4_7;
    const REAL O04_8 = -176.21145374449338*J_y8;
    const REAL O05_neg_0 = D0_inv*e5_0;
    const REAL O05_neg_1 = D1_inv_neg*e5_1_neg;
    const REAL O05_neg_2 = D2_inv*e5_2_neg;
    const REAL O05_neg_3 = D3_inv_neg*e5_3;
    const REAL O05_neg_4 = D4_inv_neg*e5_4;
    const REAL O05_neg_5 = -D5_inv_neg*e5_5;
    const REAL O05_neg_6 = D6_inv*e5_6_neg;
    const REAL O05_neg_7 = -D7_inv*e5_7;
    const REAL O05_neg_8 = -176.21145374449338*J_z8;
    const REAL O00_0 = D0_inv*e0_0*e0_0 - D1_inv_neg*e0_1*e0_1 + D2_inv*e0_2*e0_2;
    const REAL O00_1 = D5_inv_neg*e0_5_neg*e0_5_neg;
    const REAL O00_2 = O00_0 - D3_inv_neg*e0_3*e0_3 - D4_inv_neg*e0_4*e0_4 - O00_1;
    const REAL O00_3 = 176.21145374449338*Q1_xy_neg*Q1_xy_neg;
    const REAL O00 = O00_2 + D6_inv*e0_6*e0_6 + D7_inv*e0_7*e0_7 + O00_3;
    const REAL O01_neg_9 = e0_3*O01_neg_3;
    const REAL O01_neg_10 = O01_neg_9 - (e0_0*O01_neg_0 + e0_1*O01_neg_1 + e0_2*O01_neg_2);
    const REAL O01_neg_11 = e0_6*O01_neg_6;
    const REAL O01_neg_12 = O01_neg_10 - e0_4*O01_neg_4 + e0_5_neg*O01_neg_5 - O01_neg_11;
    const REAL O01_neg = O01_neg_12 + e0_7*O01_neg_7 + Q1_xy_neg*O01_neg_8;
    const REAL O11_0 = e1_3*O01_neg_3;
    const REAL O11_1 = e1_0*O01_neg_0 - e1_1_neg*O01_neg_1 + e1_2*O01_neg_2 - O11_0;
    const REAL O11_2 = O11_1 - e1_4_neg*O01_neg_4 + e1_5*O01_neg_5 + e1_6*O01_neg_6;
    const REAL O11 = O11_2 - e1_7*O01_neg_7 + Q1_yy*O01_neg_8;
    const REAL O02_neg_9 = e0_3*O02_neg_3;
    const REAL O02_neg_10 = e0_1*O02_neg_1 - e0_0*O02_neg_0 + e0_2*O02_neg_2 - O02_neg_9;
    const REAL O02_neg_11 = e0_6*O02_neg_6;
    const REAL O02_neg_12 = O02_neg_10 + e0_4*O02_neg_4 - e0_5_neg*O02_neg_5 + O02_neg_11;
    const REAL O02_neg = O02_neg_12 + e0_7*O02_neg_7 + Q1_xy_neg*O02_neg_8;
    const REAL O12_0 = e1_3*O02_neg_3;
    const REAL O12_1 = e1_0*O02_neg_0 + e1_1_neg*O02_neg_1 - e1_2*O02_neg_2 + O12_0;
    const REAL O12_2 = O12_1 + e1_4_neg*O02_neg_4 - e1_5*O02_neg_5 - e1_6*O02_neg_6;
    const REAL O12 = O12_2 - e1_7*O02_neg_7 + Q1_yy*O02_neg_8;
    const REAL O22_0 = e2_3_neg*O02_neg_3;
    const REAL O22_1 = e2_0*O02_neg_0 - e2_1*O02_neg_1 + e2_2_neg*O02_neg_2 - O22_0;
    const REAL O22_2 = O22_1 - e2_4*O02_neg_4 - e2_5*O02_neg_5 + e2_6_neg*O02_neg_6;
    const REAL O22 = O22_2 - e2_7*O02_neg_7 + Q1_zy*O02_neg_8;
    const REAL O03_9 = -e0_4*O03_4;
    const REAL O03_10 = e0_3*O03_3 - (e0_0*O03_0 + e0_1*O03_1 + e0_2*O03_2) + O03_9;
    const REAL O03 = O03_10 + e0_5_neg*O03_5 - e0_6*O03_6 + e0_7*O03_7 + Q1_xy_neg*O03_8;
    const REAL O13_neg_0 = e1_0*O03_0 - e1_1_neg*O03_1 + e1_2*O03_2 - e1_3*O03_3;
    const REAL O13_neg_1 = O13_neg_0 - e1_4_neg*O03_4 + e1_5*O03_5 + e1_6*O03_6;
    const REAL O13_neg = O13_neg_1 - e1_7*O03_7 + Q1_yy*O03_8;
    const REAL O23_neg_0 = e2_0*O03_0 + e2_1*O03_1 - e2_2_neg*O03_2 + e2_3_neg*O03_3;
    const REAL O23_neg_1 = O23_neg_0 + e2_4*O03_4 + e2_5*O03_5 - e2_6_neg*O03_6;
    const REAL O23_neg = O23_neg_1 - e2_7*O03_7 + Q1_zy*O03_8;
    const REAL O33_0 = e3_4*O03_4;
    const REAL O33_1 = e3_3*O03_3 - (e3_0*O03_0 + e3_1*O03_1 + e3_2*O03_2) - O33_0;
    const REAL O33 = O33_1 - e3_5*O03_5 - e3_6*O03_6 + e3_7*O03_7 + J_x8*O03_8;
    const REAL O04_9 = e0_1*O04_1 - e0_0*O04_0 + e0_2*O04_2 - e0_3*O04_3 + e0_4*O04_4;
    const REAL O04 = O04_9 + e0_5_neg*O04_5 + e0_6*O04_6 + e0_7*O04_7 - Q1_xy_neg*O04_8;
    const REAL O14_0 = e1_4_neg*O04_4;
    const REAL O14_1 = e1_0*O04_0 + e1_1_neg*O04_1 - e1_2*O04_2 + e1_3*O04_3 + O14_0;
    const REAL O14 = Q1_yy*O04_8 - (O14_1 + e1_5*O04_5 - e1_6*O04_6 - e1_7*O04_7);
    const REAL O24_0 = e2_0*O04_0 - e2_1*O04_1 + e2_2_neg*O04_2 - e2_3_neg*O04_3;
    const REAL O24_1 = O24_0 - e2_4*O04_4 + e2_5*O04_5 + e2_6_neg*O04_6 - e2_7*O04_7;
    const REAL O24 = Q1_zy*O04_8 - O24_1;
    const REAL O34_0 = e3_1*O04_1 - e3_0*O04_0 + e3_2*O04_2 - e3_3*O04_3 + e3_4*O04_4;
    const REAL O34 = O34_0 - e3_5*O04_5 + e3_6*O04_6 + e3_7*O04_7 - J_x8*O04_8;
    const REAL O44_0 = e4_0_neg*O04_0 - e4_1_neg*O04_1 + e4_2*O04_2 - e4_3*O04_3;
    const REAL O44_1 = O44_0 - e4_4_neg*O04_4 - e4_5*O04_5 + e4_6*O04_6 + e4_7*O04_7;
    const REAL O44 = O44_1 - J_y8*O04_8;
    const REAL O05_neg_9 = e0_3*O05_neg_3;
    const REAL O05_neg_10 = e0_2*O05_neg_2 - (e0_0*O05_neg_0 + e0_1*O05_neg_1) + O05_neg_9;
    const REAL O05_neg_11 = e0_6*O05_neg_6;
    const REAL O05_neg_12 = O05_neg_10 + e0_4*O05_neg_4 + e0_5_neg*O05_neg_5 + O05_neg_11;
    const REAL O05_neg = O05_neg_12 + e0_7*O05_neg_7 + Q1_xy_neg*O05_neg_8;
    const REAL O15_0 = e1_3*O05_neg_3;
    const REAL O15_1 = e1_0*O05_neg_0 - e1_1_neg*O05_neg_1 - e1_2*O05_neg_2 - O15_0;
    const REAL O15_2 = O15_1 + e1_4_neg*O05_neg_4 + e1_5*O05_neg_5 - e1_6*O05_neg_6;
    const REAL O15 = O15_2 - e1_7*O05_neg_7 + Q1_yy*O05_neg_8;
    const REAL O25_0 = e2_3_neg*O05_neg_3;
    const REAL O25_1 = e2_0*O05_neg_0 + e2_1*O05_neg_1 + e2_2_neg*O05_neg_2 + O25_0;
    const REAL O25_2 = O25_1 - e2_4*O05_neg_4 + e2_5*O05_neg_5 + e2_6_neg*O05_neg_6;
    const REAL O25 = O25_2 - e2_7*O05_neg_7 + Q1_zy*O05_neg_8;
    const REAL O35_neg_0 = -e3_3*O05_neg_3;
    const REAL O35_neg_1 = e3_2*O05_neg_2 - (e3_0*O05_neg_0 + e3_1*O05_neg_1) - O35_neg_0;
    const REAL O35_neg_2 = O35_neg_1 + e3_4*O05_neg_4 - e3_5*O05_neg_5 + e3_6*O05_neg_6;
    const REAL O35_neg = O35_neg_2 + e3_7*O05_neg_7 + J_x8*O05_neg_8;
    const REAL O45_0 = e4_3*O05_neg_3;
    const REAL O45_1 = e4_0_neg*O05_neg_0 + e4_1_neg*O05_neg_1 + e4_2*O05_neg_2 + O45_0;
    const REAL O45_2 = O45_1 - e4_4_neg*O05_neg_4 - e4_5*O05_neg_5 + e4_6*O05_neg_6;
    const REAL O45 = -O45_2 - e4_7*O05_neg_7 - J_y8*O05_neg_8;
    const REAL O55_0 = e5_3*O05_neg_3;
    const REAL O55_1 = e5_0*O05_neg_0 - e5_1_neg*O05_neg_1 + e5_2_neg*O05_neg_2 - O55_0;
    const REAL O55_2 = O55_1 - e5_4*O05_neg_4 + e5_5*O05_neg_5 + e5_6_neg*O05_neg_6;
    const REAL O55 = O55_2 - e5_7*O05_neg_7 - J_z8*O05_neg_8;

    /* elimination of direction 'z' */
    const REAL DO5_inv = 1.0/O55;
    const REAL UO05_neg = O05_neg*DO5_inv;
    const REAL UO15 = O15*DO5_inv;
    const REAL UO25 = O25*DO5_inv;
    const REAL UO35_neg = O35_neg*DO5_inv;
    const REAL UO45 = O45*DO5_inv;
    const REAL O00e5 = O00 - O05_neg*UO05_neg;
    const REAL O01e5 = O05_neg*UO15 - O01_neg;
    const REAL O11e5 = O11 - O15*UO15;
    const REAL O02e5 = O05_neg*UO25 - O02_neg;
    const REAL O12e5 = O12 - O15*UO25;
    const REAL O22e5 = O22 - O25*UO25;
    const REAL O03e5 = O03 - O05_neg*UO35_neg;
    const REAL O13e5 = O15*UO35_neg - O13_neg;
    const REAL O23e5 = O25*UO35_neg - O23_neg;
    const REAL O33e5 = O33 - O35_neg*UO35_neg;
    const REAL O04e5 = O04 + O05_neg*UO45;
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
    const REAL XO05_0_ = UO45*XO04;
    const REAL XO05 = UO05_neg*DO0_inv - UO15*XO01 - UO25*XO02 + UO35_neg*XO03 - XO05_0_;
    const REAL XO15_0_ = UO45*XO14;
    const REAL XO15 = UO05_neg*XO01 - UO15*XO11 - UO25*XO12 + UO35_neg*XO13 - XO15_0_;
    const REAL XO25_0_ = UO45*XO24;
    const REAL XO25 = UO05_neg*XO02 - UO15*XO12 - UO25*XO22 + UO35_neg*XO23 - XO25_0_;
    const REAL XO35_0_ = -UO45*XO34;
    const REAL XO35 = XO35_0_ - (UO15*XO13 - UO05_neg*XO03 + UO25*XO23 - UO35_neg*XO33);
    const REAL XO45_0_ = -UO45*XO44;
    const REAL XO45 = XO45_0_ - (UO15*XO14 - UO05_neg*XO04 + UO25*XO24 - UO35_neg*XO34);
    const REAL XO55_0_ = DO5_inv + UO05_neg*XO05 - UO15*XO15 - UO25*XO25 + UO35_neg*XO35;
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

FUNCTION(drone_arm_tip_force_acceleration_front_left)(
    const REAL q[10], const REAL f[6], REAL qdd[9])
{
    const REAL q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6], q7 = q[7], q8 = q[8], q9 = q[9];
    const REAL f0 = f[0], f1 = f[1], f2 = f[2], f3 = f[3], f4 = f[4], f5 = f[5];

    /* sines and cosines */
    const REAL q89 = q8 + q9;
    const REAL angles[3] = {q7, q8, q89};
    REAL sines[3], cosines[3];
    OF(drone_arm_sincos)(3, angles, sines, cosines);
    const REAL s7 = sines[0], s8 = sines[1], s89 = sines[2];
    const REAL c7 = cosines[0], c8 = cosines[1], c89 = cosines[2];
    const REAL angle_0 = 2.0*q3;
    const REAL angle_1 = 2.0*q4;
    const REAL angle_2 = 2.0*q5;
    const REAL angle_3 = q3*angle_0;
    const REAL angle_4 = q4*angle_1;
    const REAL angle_5 = q5*angle_2;
    const REAL angle_6 = q4*angle_0;
    const REAL angle_7 = q5*angle_0;
    const REAL angle_8 = q5*angle_1;
    const REAL angle_9 = q6*angle_0;
    const REAL angle_10 = q6*angle_1;
    const REAL angle_11 = q6*angle_2;
    const REAL angle_12 = angle_4 + angle_5 - 1.0;
    const REAL angle_13 = angle_6 - angle_11;
    const REAL angle_14 = angle_7 + angle_10;
    const REAL angle_15 = angle_6 + angle_11;
    const REAL angle_16 = angle_3 + angle_5 - 1.0;
    const REAL angle_17 = angle_8 - angle_9;
    const REAL angle_18 = angle_7 - angle_10;
    const REAL angle_19 = angle_8 + angle_9;
    const REAL angle_20 = angle_3 + angle_4 - 1.0;

    /* position of 'fore' */
    const REAL r3_x = 0.22*s8;
    const REAL r3_y = -0.22*c8;

    /* inertia of 'upper' in the axes of its group */
    const REAL I2_hx = 0.0736*s8 - 0.00072*c8;
    const REAL I2_hy_neg = 0.0736*c8 + 0.00072*s8;
    const REAL I2_Jxx_neg_0 = 0.01440184*s8 - 0.0001712*c8;
    const REAL I2_Jxx_neg = s8*I2_Jxx_neg_0;
    const REAL I2_Jxy = c8*I2_Jxx_neg_0 + 8.56e-05;
    const REAL I2_Jyy = I2_Jxx_neg - 0.01440184;
    const REAL I2_Jxz = 2.32e-06*c8 - 1.32e-05*s8;
    const REAL I2_Jyz = 1.32e-05*c8 + 2.32e-06*s8;

    /* inertia of 'fore' in the axes of its group */
    const REAL I3_hx = 0.0275*s89;
    const REAL I3_hy = -0.0275*c89;
    const REAL I3_Jxx_neg_0 = 0.004615*s89 - 6e-06*c89;
    const REAL I3_Jxx_neg = s89*I3_Jxx_neg_0;
    const REAL I3_Jxy = c89*I3_Jxx_neg_0 + 3e-06;
    const REAL I3_Jyy = I3_Jxx_neg - 0.004615;
    const REAL I3_Jxz = 5.2e-05*s89;
    const REAL I3_Jyz = -5.2e-05*c89;

    /* frame of tool 'front_left' */
    const REAL J_y0_0 = 0.19*(angle_12 - angle_13) - 0.03*angle_14;
    const REAL J_x0_0 = 0.19*(angle_15 - angle_16) + 0.03*angle_17;
    const REAL J_x0_1 = 0.19*(angle_18 + angle_19) - 0.03*angle_20;

    /* columns of the Jacobian */
    const REAL J_x0 = angle_15*J_x0_1 - angle_18*J_x0_0;
    const REAL J_y0 = angle_12*J_x0_1 - angle_18*J_y0_0;
    const REAL J_z0 = angle_15*J_y0_0 - angle_12*J_x0_0;
    const REAL J_x1_neg = angle_16*J_x0_1 + angle_19*J_x0_0;
    const REAL J_y1_neg = angle_19*J_y0_0 + angle_13*J_x0_1;
    const REAL J_z1 = angle_13*J_x0_0 - angle_16*J_y0_0;
    const REAL J_x2 = angle_17*J_x0_1 + angle_20*J_x0_0;
    const REAL J_y2 = angle_20*J_y0_0 - angle_14*J_x0_1;
    const REAL J_z2 = angle_14*J_x0_0 + angle_17*J_y0_0;

    /* joint forces of the wrench */
    const REAL tau0_neg_0 = angle_12*f0 - angle_15*f1 - angle_18*f2 - J_x0*f3 - J_y0*f4;
    const REAL tau0_neg = tau0_neg_0 - J_z0*f5;
    const REAL tau1_0 = angle_13*f0 - angle_16*f1 + angle_19*f2 - J_x1_neg*f3 - J_y1_neg*f4;
    const REAL tau1 = tau1_0 + J_z1*f5;
    const REAL tau2 = angle_14*f0 + angle_17*f1 - angle_20*f2 + J_x2*f3 + J_y2*f4 + J_z2*f5;
    const REAL tau3 = angle_18*f5 - (angle_12*f3 - angle_15*f4);
    const REAL tau4 = angle_13*f3 - angle_16*f4 + angle_19*f5;
    const REAL tau5 = angle_14*f3 + angle_17*f4 - angle_20*f5;

    /* articulated inertia of 'fore' */
    const REAL G8_n_x = 0.009162995594713657*s89;
    const REAL G8_n_y = -0.009162995594713657*c89;
    const REAL G8_f_x = 4.845814977973569*c89;
    const REAL G8_f_y = 4.845814977973569*s89;
    const REAL P8free_Jxx_neg = I3_Jxx_neg + I3_Jxz*G8_n_x;
    const REAL P8free_Jxy = I3_Jxy - I3_Jxz*G8_n_y;
    const REAL P8free_Jxz = 9.162995594713657e-06*s89;
    const REAL P8free_Jyy = I3_Jyy - I3_Jyz*G8_n_y;
    const REAL P8free_Jyz = -9.162995594713657e-06*c89;
    const REAL P8free_mxx = I3_hy*G8_f_x;
    const REAL P8free_mxy = I3_hy*G8_f_y;
    const REAL P8free_myy_neg = I3_hx*G8_f_y;
    const REAL P8free_Bxx = I3_hy*G8_n_x;
    const REAL P8free_Bxy_neg = I3_hx*G8_n_x;
    const REAL P8free_Byx = I3_hy*G8_n_y;
    const REAL P8free_Bzx = 0.004845814977973568*c89;
    const REAL P8free_Bzy = 0.004845814977973568*s89;

    /* articulated inertia of 'upper' */
    const REAL P2_Bzx_0 = P8free_Bzx - (r3_y*P8free_mxx - r3_x*P8free_mxy);
    const REAL P2_Bzy_0 = P8free_Bzy - (r3_x*P8free_myy_neg + r3_y*P8free_mxy);
    const REAL P2_Jzz_0 = r3_x*(P8free_Bzy + P2_Bzy_0) - r3_y*(P8free_Bzx + P2_Bzx_0);
    const REAL P2_Bxz = I3_hy - I2_hy_neg;
    const REAL P2_Byz_neg = I2_hx + I3_hx;
    const REAL P2_Bzx = I2_hy_neg + P2_Bzx_0;
    const REAL P2_Bzy = I2_hx + P2_Bzy_0;
    const REAL P2_Jxx_neg = P8free_Jxx_neg - r3_y*I3_hy*2.0 + I2_Jxx_neg;
    const REAL P2_Jzz = P2_Jzz_0 + 0.015309948546255506;
    const REAL P2_Jxy = P8free_Jxy - (r3_x*I3_hy + r3_y*I3_hx) + I2_Jxy;
    const REAL P2_Jxz = P8free_Jxz - (r3_x*P8free_Bxy_neg + r3_y*P8free_Bxx) + I2_Jxz;
    const REAL P2_Jyz = I2_Jyz - (r3_x*P8free_Bxx + r3_y*P8free_Byx - P8free_Jyz);
    const REAL D7 = P2_Jzz_0 + 0.017309948546255508;
    const REAL D7_inv = 1.0/D7;
    const REAL G7_n_x = P2_Jxz*D7_inv;
    const REAL G7_n_y = P2_Jyz*D7_inv;
    const REAL G7_n_z = P2_Jzz*D7_inv;
    const REAL G7_f_x = P2_Bzx*D7_inv;
    const REAL G7_f_y = P2_Bzy*D7_inv;
    const REAL P7free_Jxx_neg = P2_Jxx_neg + P2_Jxz*G7_n_x;
    const REAL P7free_Jxy = P2_Jxy - P2_Jxz*G7_n_y;
    const REAL P7free_Jxz = P2_Jxz - P2_Jxz*G7_n_z;
    const REAL P7free_Jyy = P8free_Jyy + r3_x*I3_hx*2.0 + I2_Jyy - P2_Jyz*G7_n_y;
    const REAL P7free_Jyz = P2_Jyz - P2_Jyz*G7_n_z;
    const REAL P7free_Jzz = P2_Jzz - P2_Jzz*G7_n_z;
    const REAL P7free_mxx = P8free_mxx - P2_Bzx*G7_f_x;
    const REAL P7free_mxy = P8free_mxy - P2_Bzx*G7_f_y;
    const REAL P7free_myy_neg = P8free_myy_neg + P2_Bzy*G7_f_y;
    const REAL P7free_Bxx = P8free_Bxx - P2_Bzx*G7_n_x;
    const REAL P7free_Bxy = -P8free_Bxy_neg - P2_Bzy*G7_n_x;
    const REAL P7free_Byx = P8free_Byx - P2_Bzx*G7_n_y;
    const REAL P7free_Byy = -P8free_Bxx - P2_Bzy*G7_n_y;
    const REAL P7free_Bzx = P2_Bzx - P2_Bzx*G7_n_z;
    const REAL P7free_Bzy = P2_Bzy - P2_Bzy*G7_n_z;

    /* articulated inertia of 'turret' */
    const REAL P1_Bzx = P7free_Byx + 0.00084;
    const REAL P1_Bzy = P2_Byz_neg - 0.00036;
    const REAL P1_Jzz = P7free_Jyy + 0.01925076;
    const REAL P1_Jxz = P7free_Jxy + 2.84e-06;
    const REAL D6 = P7free_Jyy + 0.02125076;
    const REAL D6_inv = 1.0/D6;
    const REAL G6_n_x = P1_Jxz*D6_inv;
    const REAL G6_n_y_neg = P7free_Jyz*D6_inv;
    const REAL G6_n_z = P1_Jzz*D6_inv;
    const REAL G6_f_x = P1_Bzx*D6_inv;
    const REAL G6_f_y = P1_Bzy*D6_inv;
    const REAL G6_f_z = P7free_Byy*D6_inv;
    const REAL P6free_Jxx = 0.01914932 - P7free_Jxx_neg - P1_Jxz*G6_n_x;
    const REAL P6free_Jxy = P1_Jxz*G6_n_y_neg - P7free_Jxz;
    const REAL P6free_Jxz = P1_Jxz - P1_Jxz*G6_n_z;
    const REAL P6free_Jyy = P7free_Jzz - P7free_Jyz*G6_n_y_neg;
    const REAL P6free_Jyz = P7free_Jyz*G6_n_z - P7free_Jyz;
    const REAL P3free_Jzz_0 = P1_Jzz*G6_n_z;
    const REAL P6free_mxx = P7free_mxx - P1_Bzx*G6_f_x;
    const REAL P6free_mxy_neg = P1_Bzx*G6_f_y;
    const REAL P6free_mxz = P7free_mxy - P1_Bzx*G6_f_z;
    const REAL P6free_myy_neg = P1_Bzy*G6_f_y;
    const REAL P6free_myz_neg = P1_Bzy*G6_f_z;
    const REAL P6free_mzz_neg = P7free_myy_neg + P7free_Byy*G6_f_z;
    const REAL P6free_Bxx = P7free_Bxx - P1_Bzx*G6_n_x;
    const REAL P6free_Bxy = -P2_Bxz - P1_Bzy*G6_n_x;
    const REAL P6free_Bxz = P7free_Bxy - 0.00084 - P7free_Byy*G6_n_x;
    const REAL P6free_Byx = P1_Bzx*G6_n_y_neg - P7free_Bzx;
    const REAL P6free_Byy = P1_Bzy*G6_n_y_neg;
    const REAL P6free_Byz = 0.00036 - P7free_Bzy + P7free_Byy*G6_n_y_neg;
    const REAL P6free_Bzx = P1_Bzx - P1_Bzx*G6_n_z;
    const REAL P6free_Bzy = P1_Bzy - P1_Bzy*G6_n_z;
    const REAL P6free_Bzz = P7free_Byy - P7free_Byy*G6_n_z;

    /* articulated inertia of 'frame' */
    const REAL P2free_Jyy_neg_0 = c7*(P6free_Jyy - P6free_Jxx) + 2.0*P6free_Jxy*s7;
    const REAL P2free_Jyy_neg_1 = c7*P2free_Jyy_neg_0;
    const REAL P0_Bxx_0 = c7*(P6free_Byy - P6free_Bxx) + s7*(P6free_Bxy + P6free_Byx);
    const REAL P0_Bxx_1 = c7*P0_Bxx_0;
    const REAL P0_Bxy_0 = s7*P0_Bxx_0;
    const REAL P0_Bxy_1 = P6free_Bxy - P0_Bxy_0;
    const REAL P0_Byx_0 = P0_Bxy_0 - P6free_Byx;
    const REAL P0_Byy_0 = -P6free_Bxx - P0_Bxx_1;
    const REAL P0_Byz_0 = -s7*P6free_Bxz - c7*P6free_Byz;
    const REAL P0_Bzx_0 = c7*P6free_Bzx - s7*P6free_Bzy;
    const REAL P0_Bzy_0 = s7*P6free_Bzx + c7*P6free_Bzy;
    const REAL P0_mxx_0 = -c7*(P6free_mxx + P6free_myy_neg) - 2.0*P6free_mxy_neg*s7;
    const REAL P0_mxx_1 = c7*P0_mxx_0;
    const REAL P0_mxx_2 = P6free_myy_neg + P0_mxx_1;
    const REAL P0_mxy_neg = P6free_mxy_neg + s7*P0_mxx_0;
    const REAL P0_myy_0 = -P6free_mxx - P0_mxx_1;
    const REAL P0_mxz = -c7*P6free_mxz - s7*P6free_myz_neg;
    const REAL P0_myz = c7*P6free_myz_neg - s7*P6free_mxz;
    const REAL P0_Bxx_2 = 0.1*P0_mxy_neg;
    const REAL P0_Bzz_0 = 0.03*P0_myz;
    const REAL P0_Bxx = P6free_Byy - P0_Bxx_1 - P0_Bxx_2;
    const REAL P0_Bxy_2 = P0_Bxy_1 - 0.1*P0_myy_0;
    const REAL P0_Bxz_0 = s7*P6free_Byz - c7*P6free_Bxz + 0.1*P0_myz;
    const REAL P0_Byx_1 = P0_Byx_0 - (0.1*P0_mxx_2 - 0.03*P0_mxz);
    const REAL P0_Byy = P0_Bxx_2 - P0_Bzz_0 - P0_Byy_0;
    const REAL P0_Byz_1 = P0_Byz_0 - (0.1*P0_mxz - 0.03*P6free_mzz_neg);
    const REAL P0_Bzy_1 = P0_Bzy_0 + 0.03*P0_myy_0;
    const REAL P0_Bzz = P6free_Bzz + P0_Bzz_0;
    const REAL P0_Jxz_0 = c7*P6free_Jxz - s7*P6free_Jyz + (0.1*P0_Bzy_0 - 0.03*P0_Bxy_2);
    const REAL P0_Bxz = P0_Bxz_0 - 0.0021;
    const REAL P0_Byz = P0_Byz_1 - 0.0096;
    const REAL P0_mzz = 3.64 - P6free_mzz_neg;
    const REAL D5_inv_neg = -1.0/P0_mzz;
    const REAL G5_n_x_neg = P0_Bxz*D5_inv_neg;
    const REAL G5_n_y_neg = P0_Byz*D5_inv_neg;
    const REAL G5_n_z_neg = P0_Bzz*D5_inv_neg;
    const REAL G5_f_x_neg = P0_mxz*D5_inv_neg;
    const REAL G5_f_y_neg = P0_myz*D5_inv_neg;
    const REAL P5free_mxy = P0_mxz*G5_f_y_neg - P0_mxy_neg;
    const REAL P5free_myy = 3.64 - P0_myy_0 + P0_myz*G5_f_y_neg;
    const REAL P5free_Bxy = P0_Bxy_2 - 0.00512 + P0_Bxz*G5_f_y_neg;
    const REAL P5free_Byy = P0_Byy + P0_Byz*G5_f_y_neg;
    const REAL P5free_Bzx = 0.0021 - (P0_Bzx_0 + 0.03*P0_mxy_neg) + P0_Bzz*G5_f_x_neg;
    const REAL P5free_Bzy = 0.0096 - P0_Bzy_1 + P0_Bzz*G5_f_y_neg;
    const REAL D4_inv_neg = -1.0/P5free_myy;
    const REAL G4_n_x_neg = P5free_Bxy*D4_inv_neg;
    const REAL G4_n_y = -P5free_Byy*D4_inv_neg;
    const REAL G4_n_z = -P5free_Bzy*D4_inv_neg;
    const REAL G4_f_x = -P5free_mxy*D4_inv_neg;
    const REAL P1free_Jxx_0 = P5free_Bxy*G4_n_x_neg;
    const REAL P4free_Jxz = 0.0028266 - P0_Jxz_0 + P0_Bxz*G5_n_z_neg - P5free_Bxy*G4_n_z;
    const REAL P3free_Jyz_0 = -P5free_Byy*G4_n_z;
    const REAL P4free_mxx = 3.64 - P0_mxx_2 + P0_mxz*G5_f_x_neg - P5free_mxy*G4_f_x;
    const REAL P4free_Bxx = P0_Bxx + P0_Bxz*G5_f_x_neg - P5free_Bxy*G4_f_x;
    const REAL P4free_Byx = 0.00512 - P0_Byx_1 + P0_Byz*G5_f_x_neg - P5free_Byy*G4_f_x;
    const REAL P4free_Bzx = P5free_Bzx - P5free_Bzy*G4_f_x;
    const REAL D3_inv_neg = -1.0/P4free_mxx;
    const REAL G3_n_x_neg = P4free_Bxx*D3_inv_neg;
    const REAL G3_n_y = -P4free_Byx*D3_inv_neg;
    const REAL G3_n_z = -P4free_Bzx*D3_inv_neg;
    const REAL P3free_Jxz = P4free_Jxz - P4free_Bxx*G3_n_z;
    const REAL P3free_Jyz_1 = 0.03*(P6free_Bzz - P0_Byy);
    const REAL P3free_Jyz_2 = s7*P6free_Jxz + c7*P6free_Jyz - 0.1*P0_Bzx_0 + P3free_Jyz_1;
    const REAL P3free_Jyz_3 = P3free_Jyz_2 + 0.0001748 - P0_Byz*G5_n_z_neg - P3free_Jyz_0;
    const REAL P3free_Jyz = -P3free_Jyz_3 - P4free_Byx*G3_n_z;
    const REAL P3free_Jzz_1 = P1_Jzz - P3free_Jzz_0 - 0.03*(P0_Bzy_0 + P0_Bzy_1) + 0.0415717;
    const REAL P3free_Jzz_2 = P3free_Jzz_1 + P0_Bzz*G5_n_z_neg - P5free_Bzy*G4_n_z;
    const REAL P3free_Jzz = P3free_Jzz_2 - P4free_Bzx*G3_n_z;
    const REAL D2_inv = 1.0/P3free_Jzz;
    const REAL G2_n_x = P3free_Jxz*D2_inv;
    const REAL G2_n_y = P3free_Jyz*D2_inv;
    const REAL P2free_Jxy_0 = P6free_Jxy - s7*P2free_Jyy_neg_0 - 0.1*(P0_Byy_0 + P0_Bxx);
    const REAL P2free_Jxy_1 = P2free_Jxy_0 - 0.03*P0_Bxz_0 + 0.0001084 + P0_Bxz*G5_n_y_neg;
    const REAL P2free_Jxy_2 = P2free_Jxy_1 - P5free_Bxy*G4_n_y - P4free_Bxx*G3_n_y;
    const REAL P2free_Jxy = P2free_Jxy_2 - P3free_Jxz*G2_n_y;
    const REAL P2free_Jyy_neg_2 = -P6free_Jxx - P2free_Jyy_neg_1 - 0.1*(P0_Byx_0 + P0_Byx_1);
    const REAL P2free_Jyy_neg_3 = P2free_Jyy_neg_2 + 0.03*(P0_Byz_0 + P0_Byz_1) - 0.0340962;
    const REAL P2free_Jyy_neg_4 = P2free_Jyy_neg_3 - P0_Byz*G5_n_y_neg + P5free_Byy*G4_n_y;
    const REAL P2free_Jyy_neg = P2free_Jyy_neg_4 + P4free_Byx*G3_n_y + P3free_Jyz*G2_n_y;
    const REAL D1_inv_neg = 1.0/P2free_Jyy_neg;
    const REAL G1_n_x_neg = P2free_Jxy*D1_inv_neg;
    const REAL P1free_Jxx_1 = P6free_Jyy - P2free_Jyy_neg_1 + 0.1*(P0_Bxy_1 + P0_Bxy_2);
    const REAL P1free_Jxx_2 = P1free_Jxx_1 + 0.0299287 + P0_Bxz*G5_n_x_neg + P1free_Jxx_0;
    const REAL P1free_Jxx_3 = P1free_Jxx_2 + P4free_Bxx*G3_n_x_neg - P3free_Jxz*G2_n_x;
    const REAL P1free_Jxx = P1free_Jxx_3 + P2free_Jxy*G1_n_x_neg;
    const REAL D0_inv = 1.0/P1free_Jxx;

    /* filter at 'floating_base' */
    const REAL e4 = tau4 + tau5*G5_f_y_neg;
    const REAL e3 = tau3 - (G4_f_x*e4 - tau5*G5_f_x_neg);
    const REAL z0free_n_x = -tau5*G5_n_x_neg - G4_n_x_neg*e4 - G3_n_x_neg*e3;
    const REAL e2 = tau2 - (G4_n_z*e4 - tau5*G5_n_z_neg + G3_n_z*e3);
    const REAL e1 = tau1 - (G4_n_y*e4 - tau5*G5_n_y_neg + G3_n_y*e3 + G2_n_y*e2);
    const REAL e0_neg = z0free_n_x + G2_n_x*e2 - G1_n_x_neg*e1 + tau0_neg;

    /* smoother at 'floating_base' */
    const REAL x0_neg = D0_inv*e0_neg;
    const REAL x1_neg = D1_inv_neg*e1 + G1_n_x_neg*x0_neg;
    const REAL x2 = G2_n_x*x0_neg + G2_n_y*x1_neg + D2_inv*e2;
    const REAL x3 = -D3_inv_neg*e3 - (G3_n_x_neg*x0_neg - G3_n_y*x1_neg + G3_n_z*x2);
    const REAL x4_neg_0 = G4_n_x_neg*x0_neg - G4_n_y*x1_neg + G4_n_z*x2 + D4_inv_neg*e4;
    const REAL x4_neg = x4_neg_0 + G4_f_x*x3;
    const REAL x5_0 = G5_n_x_neg*x0_neg + G5_n_y_neg*x1_neg - G5_n_z_neg*x2;
    const REAL x5 = G5_f_x_neg*x3 - G5_f_y_neg*x4_neg - (tau5*D5_inv_neg + x5_0);

    /* smoother at 'turn' */
    const REAL al1_w_x = c7*x0_neg + s7*x1_neg;
    const REAL al1_w_y = c7*x1_neg - s7*x0_neg;
    const REAL al1_v_x_0 = x3 + 0.1*x1_neg;
    const REAL al1_v_x_1 = x4_neg - (0.03*x2 - 0.1*x0_neg);
    const REAL al1_v_z = x5 + 0.03*x1_neg;
    const REAL al1_v_x = s7*al1_v_x_1 - c7*al1_v_x_0;
    const REAL x6_0 = -G6_f_z*al1_v_z;
    const REAL x6_1 = x6_0 - (G6_f_x*al1_v_x + G6_f_y*(s7*al1_v_x_0 + c7*al1_v_x_1));
    const REAL x6 = x6_1 - (G6_n_x*al1_w_x - G6_n_y_neg*al1_w_y + G6_n_z*x2);
    const REAL al1_w_z = x2 + x6;

    /* smoother at 'lift' */
    const REAL x7_0 = -G7_f_x*al1_v_x - G7_f_y*al1_v_z;
    const REAL x7 = G7_n_z*al1_w_y - (G7_n_x*al1_w_x + G7_n_y*al1_w_z) + x7_0;
    const REAL al2_w_z = x7 - al1_w_y;

    /* smoother at 'elbow' */
    const REAL x8_0 = -G8_f_x*(al1_v_x - r3_y*al2_w_z) - G8_f_y*(al1_v_z + r3_x*al2_w_z);
    const REAL x8 = x8_0 - (G8_n_x*al1_w_x + G8_n_y*al1_w_z + 0.8237885462555066*al2_w_z);

    qdd[0] = -x0_neg;
    qdd[1] = -x1_neg;
    qdd[2] = x2;
    qdd[3] = x3;
    qdd[4] = -x4_neg;
    qdd[5] = x5;
    qdd[6] = x6;
    qdd[7] = x7;
    qdd[8] = x8;
}

FUNCTION(drone_arm_tip_force_acceleration_front_right)(
    const REAL q[10], const REAL f[6], REAL qdd[9])
{
    const REAL q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6], q7 = q[7], q8 = q[8], q9 = q[9];
    const REAL f0 = f[0], f1 = f[1], f2 = f[2], f3 = f[3], f4 = f[4], f5 = f[5];

    /* sines and cosines */
    const REAL q89 = q8 + q9;
    const REAL angles[3] = {q7, q8, q89};
    REAL sines[3], cosines[3];
    OF(drone_arm_sincos)(3, angles, sines, cosines);
    const REAL s7 = sines[0], s8 = sines[1], s89 = sines[2];
    const REAL c7 = cosines[0], c8 = cosines[1], c89 = cosines[2];
    const REAL angle_0 = 2.0*q3;
    const REAL angle_1 = 2.0*q4;
    const REAL angle_2 = 2.0*q5;
    const REAL angle_3 = q3*angle_0;
    const REAL angle_4 = q4*angle_1;
    const REAL angle_5 = q5*angle_2;
    const REAL angle_6 = q4*angle_0;
    const REAL angle_7 = q5*angle_0;
    const REAL angle_8 = q5*angle_1;
    const REAL angle_9 = q6*angle_0;
    const REAL angle_10 = q6*angle_1;
    const REAL angle_11 = q6*angle_2;
    const REAL angle_12 = angle_4 + angle_5 - 1.0;
    const REAL angle_13 = angle_6 - angle_11;
    const REAL angle_14 = angle_7 + angle_10;
    const REAL angle_15 = angle_6 + angle_11;
    const REAL angle_16 = angle_3 + angle_5 - 1.0;
    const REAL angle_17 = angle_8 - angle_9;
    const REAL angle_18 = angle_7 - angle_10;
    const REAL angle_19 = angle_8 + angle_9;
    const REAL angle_20 = angle_3 + angle_4 - 1.0;

    /* position of 'fore' */
    const REAL r3_x = 0.22*s8;
    const REAL r3_y = -0.22*c8;

    /* inertia of 'upper' in the axes of its group */
    const REAL I2_hx = 0.0736*s8 - 0.00072*c8;
    const REAL I2_hy_neg = 0.0736*c8 + 0.00072*s8;
    const REAL I2_Jxx_neg_0 = 0.01440184*s8 - 0.0001712*c8;
    const REAL I2_Jxx_neg = s8*I2_Jxx_neg_0;
    const REAL I2_Jxy = c8*I2_Jxx_neg_0 + 8.56e-05;
    const REAL I2_Jyy = I2_Jxx_neg - 0.01440184;
    const REAL I2_Jxz = 2.32e-06*c8 - 1.32e-05*s8;
    const REAL I2_Jyz = 1.32e-05*c8 + 2.32e-06*s8;

    /* inertia of 'fore' in the axes of its group */
    const REAL I3_hx = 0.0275*s89;
    const REAL I3_hy = -0.0275*c89;
    const REAL I3_Jxx_neg_0 = 0.004615*s89 - 6e-06*c89;
    const REAL I3_Jxx_neg = s89*I3_Jxx_neg_0;
    const REAL I3_Jxy = c89*I3_Jxx_neg_0 + 3e-06;
    const REAL I3_Jyy = I3_Jxx_neg - 0.004615;
    const REAL I3_Jxz = 5.2e-05*s89;
    const REAL I3_Jyz = -5.2e-05*c89;

    /* frame of tool 'front_right' */
    const REAL J_y0_0 = 0.19*(angle_12 + angle_13) - 0.03*angle_14;
    const REAL J_x0_0 = 0.19*(angle_15 + angle_16) + 0.03*angle_17;
    const REAL J_x0_1 = 0.19*(angle_18 - angle_19) - 0.03*angle_20;

    /* columns of the Jacobian */
    const REAL J_x0 = angle_15*J_x0_1 - angle_18*J_x0_0;
    const REAL J_y0 = angle_12*J_x0_1 - angle_18*J_y0_0;
    const REAL J_z0 = angle_15*J_y0_0 - angle_12*J_x0_0;
    const REAL J_x1_neg = angle_16*J_x0_1 + angle_19*J_x0_0;
    const REAL J_y1_neg = angle_19*J_y0_0 + angle_13*J_x0_1;
    const REAL J_z1 = angle_13*J_x0_0 - angle_16*J_y0_0;
    const REAL J_x2 = angle_17*J_x0_1 + angle_20*J_x0_0;
    const REAL J_y2 = angle_20*J_y0_0 - angle_14*J_x0_1;
    const REAL J_z2 = angle_14*J_x0_0 + angle_17*J_y0_0;

    /* joint forces of the wrench */
    const REAL tau0_neg_0 = angle_12*f0 - angle_15*f1 - angle_18*f2 - J_x0*f3 - J_y0*f4;
    const REAL tau0_neg = tau0_neg_0 - J_z0*f5;
    const REAL tau1_0 = angle_13*f0 - angle_16*f1 + angle_19*f2 - J_x1_neg*f3 - J_y1_neg*f4;
    const REAL tau1 = tau1_0 + J_z1*f5;
    const REAL tau2 = angle_14*f0 + angle_17*f1 - angle_20*f2 + J_x2*f3 + J_y2*f4 + J_z2*f5;
    const REAL tau3 = angle_18*f5 - (angle_12*f3 - angle_15*f4);
    const REAL tau4 = angle_13*f3 - angle_16*f4 + angle_19*f5;
    const REAL tau5 = angle_14*f3 + angle_17*f4 - angle_20*f5;

    /* articulated inertia of 'fore' */
    const REAL G8_n_x = 0.009162995594713657*s89;
    const REAL G8_n_y = -0.009162995594713657*c89;
    const REAL G8_f_x = 4.845814977973569*c89;
    const REAL G8_f_y = 4.845814977973569*s89;
    const REAL P8free_Jxx_neg = I3_Jxx_neg + I3_Jxz*G8_n_x;
    const REAL P8free_Jxy = I3_Jxy - I3_Jxz*G8_n_y;
    const REAL P8free_Jxz = 9.162995594713657e-06*s89;
    const REAL P8free_Jyy = I3_Jyy - I3_Jyz*G8_n_y;
    const REAL P8free_Jyz = -9.162995594713657e-06*c89;
    const REAL P8free_mxx = I3_hy*G8_f_x;
    const REAL P8free_mxy = I3_hy*G8_f_y;
    const REAL P8free_myy_neg = I3_hx*G8_f_y;
    const REAL P8free_Bxx = I3_hy*G8_n_x;
    const REAL P8free_Bxy_neg = I3_hx*G8_n_x;
    const REAL P8free_Byx = I3_hy*G8_n_y;
    const REAL P8free_Bzx = 0.004845814977973568*c89;
    const REAL P8free_Bzy = 0.004845814977973568*s89;

    /* articulated inertia of 'upper' */
    const REAL P2_Bzx_0 = P8free_Bzx - (r3_y*P8free_mxx - r3_x*P8free_mxy);
    const REAL P2_Bzy_0 = P8free_Bzy - (r3_x*P8free_myy_neg + r3_y*P8free_mxy);
    const REAL P2_Jzz_0 = r3_x*(P8free_Bzy + P2_Bzy_0) - r3_y*(P8free_Bzx + P2_Bzx_0);
    const REAL P2_Bxz = I3_hy - I2_hy_neg;
    const REAL P2_Byz_neg = I2_hx + I3_hx;
    const REAL P2_Bzx = I2_hy_neg + P2_Bzx_0;
    const REAL P2_Bzy = I2_hx + P2_Bzy_0;
    const REAL P2_Jxx_neg = P8free_Jxx_neg - r3_y*I3_hy*2.0 + I2_Jxx_neg;
    const REAL P2_Jzz = P2_Jzz_0 + 0.015309948546255506;
    const REAL P2_Jxy = P8free_Jxy - (r3_x*I3_hy + r3_y*I3_hx) + I2_Jxy;
    const REAL P2_Jxz = P8free_Jxz - (r3_x*P8free_Bxy_neg + r3_y*P8free_Bxx) + I2_Jxz;
    const REAL P2_Jyz = I2_Jyz - (r3_x*P8free_Bxx + r3_y*P8free_Byx - P8free_Jyz);
    const REAL D7 = P2_Jzz_0 + 0.017309948546255508;
    const REAL D7_inv = 1.0/D7;
    const REAL G7_n_x = P2_Jxz*D7_inv;
    const REAL G7_n_y = P2_Jyz*D7_inv;
    const REAL G7_n_z = P2_Jzz*D7_inv;
    const REAL G7_f_x = P2_Bzx*D7_inv;
    const REAL G7_f_y = P2_Bzy*D7_inv;
    const REAL P7free_Jxx_neg = P2_Jxx_neg + P2_Jxz*G7_n_x;
    const REAL P7free_Jxy = P2_Jxy - P2_Jxz*G7_n_y;
    const REAL P7free_Jxz = P2_Jxz - P2_Jxz*G7_n_z;
    const REAL P7free_Jyy = P8free_Jyy + r3_x*I3_hx*2.0 + I2_Jyy - P2_Jyz*G7_n_y;
    const REAL P7free_Jyz = P2_Jyz - P2_Jyz*G7_n_z;
    const REAL P7free_Jzz = P2_Jzz - P2_Jzz*G7_n_z;
    const REAL P7free_mxx = P8free_mxx - P2_Bzx*G7_f_x;
    const REAL P7free_mxy = P8free_mxy - P2_Bzx*G7_f_y;
    const REAL P7free_myy_neg = P8free_myy_neg + P2_Bzy*G7_f_y;
    const REAL P7free_Bxx = P8free_Bxx - P2_Bzx*G7_n_x;
    const REAL P7free_Bxy = -P8free_Bxy_neg - P2_Bzy*G7_n_x;
    const REAL P7free_Byx = P8free_Byx - P2_Bzx*G7_n_y;
    const REAL P7free_Byy = -P8free_Bxx - P2_Bzy*G7_n_y;
    const REAL P7free_Bzx = P2_Bzx - P2_Bzx*G7_n_z;
    const REAL P7free_Bzy = P2_Bzy - P2_Bzy*G7_n_z;

    /* articulated inertia of 'turret' */
    const REAL P1_Bzx = P7free_Byx + 0.00084;
    const REAL P1_Bzy = P2_Byz_neg - 0.00036;
    const REAL P1_Jzz = P7free_Jyy + 0.01925076;
    const REAL P1_Jxz = P7free_Jxy + 2.84e-06;
    const REAL D6 = P7free_Jyy + 0.02125076;
    const REAL D6_inv = 1.0/D6;
    const REAL G6_n_x = P1_Jxz*D6_inv;
    const REAL G6_n_y_neg = P7free_Jyz*D6_inv;
    const REAL G6_n_z = P1_Jzz*D6_inv;
    const REAL G6_f_x = P1_Bzx*D6_inv;
    const REAL G6_f_y = P1_Bzy*D6_inv;
    const REAL G6_f_z = P7free_Byy*D6_inv;
    const REAL P6free_Jxx = 0.01914932 - P7free_Jxx_neg - P1_Jxz*G6_n_x;
    const REAL P6free_Jxy = P1_Jxz*G6_n_y_neg - P7free_Jxz;
    const REAL P6free_Jxz = P1_Jxz - P1_Jxz*G6_n_z;
    const REAL P6free_Jyy = P7free_Jzz - P7free_Jyz*G6_n_y_neg;
    const REAL P6free_Jyz = P7free_Jyz*G6_n_z - P7free_Jyz;
    const REAL P3free_Jzz_0 = P1_Jzz*G6_n_z;
    const REAL P6free_mxx = P7free_mxx - P1_Bzx*G6_f_x;
    const REAL P6free_mxy_neg = P1_Bzx*G6_f_y;
    const REAL P6free_mxz = P7free_mxy - P1_Bzx*G6_f_z;
    const REAL P6free_myy_neg = P1_Bzy*G6_f_y;
    const REAL P6free_myz_neg = P1_Bzy*G6_f_z;
    const REAL P6free_mzz_neg = P7free_myy_neg + P7free_Byy*G6_f_z;
    const REAL P6free_Bxx = P7free_Bxx - P1_Bzx*G6_n_x;
    const REAL P6free_Bxy = -P2_Bxz - P1_Bzy*G6_n_x;
    const REAL P6free_Bxz = P7free_Bxy - 0.00084 - P7free_Byy*G6_n_x;
    const REAL P6free_Byx = P1_Bzx*G6_n_y_neg - P7free_Bzx;
    const REAL P6free_Byy = P1_Bzy*G6_n_y_neg;
    const REAL P6free_Byz = 0.00036 - P7free_Bzy + P7free_Byy*G6_n_y_neg;
    const REAL P6free_Bzx = P1_Bzx - P1_Bzx*G6_n_z;
    const REAL P6free_Bzy = P1_Bzy - P1_Bzy*G6_n_z;
    const REAL P6free_Bzz = P7free_Byy - P7free_Byy*G6_n_z;

    /* articulated inertia of 'frame' */
    const REAL P2free_Jyy_neg_0 = c7*(P6free_Jyy - P6free_Jxx) + 2.0*P6free_Jxy*s7;
    const REAL P2free_Jyy_neg_1 = c7*P2free_Jyy_neg_0;
    const REAL P0_Bxx_0 = c7*(P6free_Byy - P6free_Bxx) + s7*(P6free_Bxy + P6free_Byx);
    const REAL P0_Bxx_1 = c7*P0_Bxx_0;
    const REAL P0_Bxy_0 = s7*P0_Bxx_0;
    const REAL P0_Bxy_1 = P6free_Bxy - P0_Bxy_0;
    const REAL P0_Byx_0 = P0_Bxy_0 - P6free_Byx;
    const REAL P0_Byy_0 = -P6free_Bxx - P0_Bxx_1;
    const REAL P0_Byz_0 = -s7*P6free_Bxz - c7*P6free_Byz;
    const REAL P0_Bzx_0 = c7*P6free_Bzx - s7*P6free_Bzy;
    const REAL P0_Bzy_0 = s7*P6free_Bzx + c7*P6free_Bzy;
    const REAL P0_mxx_0 = -c7*(P6free_mxx + P6free_myy_neg) - 2.0*P6free_mxy_neg*s7;
    const REAL P0_mxx_1 = c7*P0_mxx_0;
    const REAL P0_mxx_2 = P6free_myy_neg + P0_mxx_1;
    const REAL P0_mxy_neg = P6free_mxy_neg + s7*P0_mxx_0;
    const REAL P0_myy_0 = -P6free_mxx - P0_mxx_1;
    const REAL P0_mxz = -c7*P6free_mxz - s7*P6free_myz_neg;
    const REAL P0_myz = c7*P6free_myz_neg - s7*P6free_mxz;
    const REAL P0_Bxx_2 = 0.1*P0_mxy_neg;
    const REAL P0_Bzz_0 = 0.03*P0_myz;
    const REAL P0_Bxx = P6free_Byy - P0_Bxx_1 - P0_Bxx_2;
    const REAL P0_Bxy_2 = P0_Bxy_1 - 0.1*P0_myy_0;
    const REAL P0_Bxz_0 = s7*P6free_Byz - c7*P6free_Bxz + 0.1*P0_myz;
    const REAL P0_Byx_1 = P0_Byx_0 - (0.1*P0_mxx_2 - 0.03*P0_mxz);
    const REAL P0_Byy = P0_Bxx_2 - P0_Bzz_0 - P0_Byy_0;
    const REAL P0_Byz_1 = P0_Byz_0 - (0.1*P0_mxz - 0.03*P6free_mzz_neg);
    const REAL P0_Bzy_1 = P0_Bzy_0 + 0.03*P0_myy_0;
    const REAL P0_Bzz = P6free_Bzz + P0_Bzz_0;
    const REAL P0_Jxz_0 = c7*P6free_Jxz - s7*P6free_Jyz + (0.1*P0_Bzy_0 - 0.03*P0_Bxy_2);
    const REAL P0_Bxz = P0_Bxz_0 - 0.0021;
    const REAL P0_Byz = P0_Byz_1 - 0.0096;
    const REAL P0_mzz = 3.64 - P6free_mzz_neg;
    const REAL D5_inv_neg = -1.0/P0_mzz;
    const REAL G5_n_x_neg = P0_Bxz*D5_inv_neg;
    const REAL G5_n_y_neg = P0_Byz*D5_inv_neg;
    const REAL G5_n_z_neg = P0_Bzz*D5_inv_neg;
    const REAL G5_f_x_neg = P0_mxz*D5_inv_neg;
    const REAL G5_f_y_neg = P0_myz*D5_inv_neg;
    const REAL P5free_mxy = P0_mxz*G5_f_y_neg - P0_mxy_neg;
    const REAL P5free_myy = 3.64 - P0_myy_0 + P0_myz*G5_f_y_neg;
    const REAL P5free_Bxy = P0_Bxy_2 - 0.00512 + P0_Bxz*G5_f_y_neg;
    const REAL P5free_Byy = P0_Byy + P0_Byz*G5_f_y_neg;
    const REAL P5free_Bzx = 0.0021 - (P0_Bzx_0 + 0.03*P0_mxy_neg) + P0_Bzz*G5_f_x_neg;
    const REAL P5free_Bzy = 0.0096 - P0_Bzy_1 + P0_Bzz*G5_f_y_neg;
    const REAL D4_inv_neg = -1.0/P5free_myy;
    const REAL G4_n_x_neg = P5free_Bxy*D4_inv_neg;
    const REAL G4_n_y = -P5free_Byy*D4_inv_neg;
    const REAL G4_n_z = -P5free_Bzy*D4_inv_neg;
    const REAL G4_f_x = -P5free_mxy*D4_inv_neg;
    const REAL P1free_Jxx_0 = P5free_Bxy*G4_n_x_neg;
    const REAL P4free_Jxz = 0.0028266 - P0_Jxz_0 + P0_Bxz*G5_n_z_neg - P5free_Bxy*G4_n_z;
    const REAL P3free_Jyz_0 = -P5free_Byy*G4_n_z;
    const REAL P4free_mxx = 3.64 - P0_mxx_2 + P0_mxz*G5_f_x_neg - P5free_mxy*G4_f_x;
    const REAL P4free_Bxx = P0_Bxx + P0_Bxz*G5_f_x_neg - P5free_Bxy*G4_f_x;
    const REAL P4free_Byx = 0.00512 - P0_Byx_1 + P0_Byz*G5_f_x_neg - P5free_Byy*G4_f_x;
    const REAL P4free_Bzx = P5free_Bzx - P5free_Bzy*G4_f_x;
    const REAL D3_inv_neg = -1.0/P4free_mxx;
    const REAL G3_n_x_neg = P4free_Bxx*D3_inv_neg;
    const REAL G3_n_y = -P4free_Byx*D3_inv_neg;
    const REAL G3_n_z = -P4free_Bzx*D3_inv_neg;
    const REAL P3free_Jxz = P4free_Jxz - P4free_Bxx*G3_n_z;
    const REAL P3free_Jyz_1 = 0.03*(P6free_Bzz - P0_Byy);
    const REAL P3free_Jyz_2 = s7*P6free_Jxz + c7*P6free_Jyz - 0.1*P0_Bzx_0 + P3free_Jyz_1;
    const REAL P3free_Jyz_3 = P3free_Jyz_2 + 0.0001748 - P0_Byz*G5_n_z_neg - P3free_Jyz_0;
    const REAL P3free_Jyz = -P3free_Jyz_3 - P4free_Byx*G3_n_z;
    const REAL P3free_Jzz_1 = P1_Jzz - P3free_Jzz_0 - 0.03*(P0_Bzy_0 + P0_Bzy_1) + 0.0415717;
    const REAL P3free_Jzz_2 = P3free_Jzz_1 + P0_Bzz*G5_n_z_neg - P5free_Bzy*G4_n_z;
    const REAL P3free_Jzz = P3free_Jzz_2 - P4free_Bzx*G3_n_z;
    const REAL D2_inv = 1.0/P3free_Jzz;
    const REAL G2_n_x = P3free_Jxz*D2_inv;
    const REAL G2_n_y = P3free_Jyz*D2_inv;
    const REAL P2free_Jxy_0 = P6free_Jxy - s7*P2free_Jyy_neg_0 - 0.1*(P0_Byy_0 + P0_Bxx);
    const REAL P2free_Jxy_1 = P2free_Jxy_0 - 0.03*P0_Bxz_0 + 0.0001084 + P0_Bxz*G5_n_y_neg;
    const REAL P2free_Jxy_2 = P2free_Jxy_1 - P5free_Bxy*G4_n_y - P4free_Bxx*G3_n_y;
    const REAL P2free_Jxy = P2free_Jxy_2 - P3free_Jxz*G2_n_y;
    const REAL P2free_Jyy_neg_2 = -P6free_Jxx - P2free_Jyy_neg_1 - 0.1*(P0_Byx_0 + P0_Byx_1);
    const REAL P2free_Jyy_neg_3 = P2free_Jyy_neg_2 + 0.03*(P0_Byz_0 + P0_Byz_1) - 0.0340962;
    const REAL P2free_Jyy_neg_4 = P2free_Jyy_neg_3 - P0_Byz*G5_n_y_neg + P5free_Byy*G4_n_y;
    const REAL P2free_Jyy_neg = P2free_Jyy_neg_4 + P4free_Byx*G3_n_y + P3free_Jyz*G2_n_y;
    const REAL D1_inv_neg = 1.0/P2free_Jyy_neg;
    const REAL G1_n_x_neg = P2free_Jxy*D1_inv_neg;
    const REAL P1free_Jxx_1 = P6free_Jyy - P2free_Jyy_neg_1 + 0.1*(P0_Bxy_1 + P0_Bxy_2);
    const REAL P1free_Jxx_2 = P1free_Jxx_1 + 0.0299287 + P0_Bxz*G5_n_x_neg + P1free_Jxx_0;
    const REAL P1free_Jxx_3 = P1free_Jxx_2 + P4free_Bxx*G3_n_x_neg - P3free_Jxz*G2_n_x;
    const REAL P1free_Jxx = P1free_Jxx_3 + P2free_Jxy*G1_n_x_neg;
    const REAL D0_inv = 1.0/P1free_Jxx;

    /* filter at 'floating_base' */
    const REAL e4 = tau4 + tau5*G5_f_y_neg;
    const REAL e3 = tau3 - (G4_f_x*e4 - tau5*G5_f_x_neg);
    const REAL z0free_n_x = -tau5*G5_n_x_neg - G4_n_x_neg*e4 - G3_n_x_neg*e3;
    const REAL e2 = tau2 - (G4_n_z*e4 - tau5*G5_n_z_neg + G3_n_z*e3);
    const REAL e1 = tau1 - (G4_n_y*e4 - tau5*G5_n_y_neg + G3_n_y*e3 + G2_n_y*e2);
    const REAL e0_neg = z0free_n_x + G2_n_x*e2 - G1_n_x_neg*e1 + tau0_neg;

    /* smoother at 'floating_base' */
    const REAL x0_neg = D0_inv*e0_neg;
    const REAL x1_neg = D1_inv_neg*e1 + G1_n_x_neg*x0_neg;
    const REAL x2 = G2_n_x*x0_neg + G2_n_y*x1_neg + D2_inv*e2;
    const REAL x3 = -D3_inv_neg*e3 - (G3_n_x_neg*x0_neg - G3_n_y*x1_neg + G3_n_z*x2);
    const REAL x4_neg_0 = G4_n_x_neg*x0_neg - G4_n_y*x1_neg + G4_n_z*x2 + D4_inv_neg*e4;
    const REAL x4_neg = x4_neg_0 + G4_f_x*x3;
    const REAL x5_0 = G5_n_x_neg*x0_neg + G5_n_y_neg*x1_neg - G5_n_z_neg*x2;
    const REAL x5 = G5_f_x_neg*x3 - G5_f_y_neg*x4_neg - (tau5*D5_inv_neg + x5_0);

    /* smoother at 'turn' */
    const REAL al1_w_x = c7*x0_neg + s7*x1_neg;
    const REAL al1_w_y = c7*x1_neg - s7*x0_neg;
    const REAL al1_v_x_0 = x3 + 0.1*x1_neg;
    const REAL al1_v_x_1 = x4_neg - (0.03*x2 - 0.1*x0_neg);
    const REAL al1_v_z = x5 + 0.03*x1_neg;
    const REAL al1_v_x = s7*al1_v_x_1 - c7*al1_v_x_0;
    const REAL x6_0 = -G6_f_z*al1_v_z;
    const REAL x6_1 = x6_0 - (G6_f_x*al1_v_x + G6_f_y*(s7*al1_v_x_0 + c7*al1_v_x_1));
    const REAL x6 = x6_1 - (G6_n_x*al1_w_x - G6_n_y_neg*al1_w_y + G6_n_z*x2);
    const REAL al1_w_z = x2 + x6;

    /* smoother at 'lift' */
    const REAL x7_0 = -G7_f_x*al1_v_x - G7_f_y*al1_v_z;
    const REAL x7 = G7_n_z*al1_w_y - (G7_n_x*al1_w_x + G7_n_y*al1_w_z) + x7_0;
    const REAL al2_w_z = x7 - al1_w_y;

    /* smoother at 'elbow' */
    const REAL x8_0 = -G8_f_x*(al1_v_x - r3_y*al2_w_z) - G8_f_y*(al1_v_z + r3_x*al2_w_z);
    const REAL x8 = x8_0 - (G8_n_x*al1_w_x + G8_n_y*al1_w_z + 0.8237885462555066*al2_w_z);

    qdd[0] = -x0_neg;
    qdd[1] = -x1_neg;
    qdd[2] = x2;
    qdd[3] = x3;
    qdd[4] = -x4_neg;
    qdd[5] = x5;
    qdd[6] = x6;
    qdd[7] = x7;
    qdd[8] = x8;
}

FUNCTION(drone_arm_tip_force_acceleration_rear_left)(const REAL q[10], const REAL f[6], REAL qdd[9])
{
    const REAL q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6], q7 = q[7], q8 = q[8], q9 = q[9];
    const REAL f0 = f[0], f1 = f[1], f2 = f[2], f3 = f[3], f4 = f[4], f5 = f[5];

    /* sines and cosines */
    const REAL q89 = q8 + q9;
    const REAL angles[3] = {q7, q8, q89};
    REAL sines[3], cosines[3];
    OF(drone_arm_sincos)(3, angles, sines, cosines);
    const REAL s7 = sines[0], s8 = sines[1], s89 = sines[2];
    const REAL c7 = cosines[0], c8 = cosines[1], c89 = cosines[2];
    const REAL angle_0 = 2.0*q3;
    const REAL angle_1 = 2.0*q4;
    const REAL angle_2 = 2.0*q5;
    const REAL angle_3 = q3*angle_0;
    const REAL angle_4 = q4*angle_1;
    const REAL angle_5 = q5*angle_2;
    const REAL angle_6 = q4*angle_0;
    const REAL angle_7 = q5*angle_0;
    const REAL angle_8 = q5*angle_1;
    const REAL angle_9 = q6*angle_0;
    const REAL angle_10 = q6*angle_1;
    const REAL angle_11 = q6*angle_2;
    const REAL angle_12 = angle_4 + angle_5 - 1.0;
    const REAL angle_13 = angle_6 - angle_11;
    const REAL angle_14 = angle_7 + angle_10;
    const REAL angle_15 = angle_6 + angle_11;
    const REAL angle_16 = angle_3 + angle_5 - 1.0;
    const REAL angle_17 = angle_8 - angle_9;
    const REAL angle_18 = angle_7 - angle_10;
    const REAL angle_19 = angle_8 + angle_9;
    const REAL angle_20 = angle_3 + angle_4 - 1.0;

    /* position of 'fore' */
    const REAL r3_x = 0.22*s8;
    const REAL r3_y = -0.22*c8;

    /* inertia of 'upper' in the axes of its group */
    const REAL I2_hx = 0.0736*s8 - 0.00072*c8;
    const REAL I2_hy_neg = 0.0736*c8 + 0.00072*s8;
    const REAL I2_Jxx_neg_0 = 0.01440184*s8 - 0.0001712*c8;
    const REAL I2_Jxx_neg = s8*I2_Jxx_neg_0;
    const REAL I2_Jxy = c8*I2_Jxx_neg_0 + 8.56e-05;
    const REAL I2_Jyy = I2_Jxx_neg - 0.01440184;
    const REAL I2_Jxz = 2.32e-06*c8 - 1.32e-05*s8;
    const REAL I2_Jyz = 1.32e-05*c8 + 2.32e-06*s8;

    /* inertia of 'fore' in the axes of its group */
    const REAL I3_hx = 0.0275*s89;
    const REAL I3_hy = -0.0275*c89;
    const REAL I3_Jxx_neg_0 = 0.004615*s89 - 6e-06*c89;
    const REAL I3_Jxx_neg = s89*I3_Jxx_neg_0;
    const REAL I3_Jxy = c89*I3_Jxx_neg_0 + 3e-06;
    const REAL I3_Jyy = I3_Jxx_neg - 0.004615;
    const REAL I3_Jxz = 5.2e-05*s89;
    const REAL I3_Jyz = -5.2e-05*c89;

    /* frame of tool 'rear_left' */
    const REAL J_y0_0 = 0.19*(angle_12 + angle_13) + 0.03*angle_14;
    const REAL J_x0_0 = 0.19*(angle_15 + angle_16) - 0.03*angle_17;
    const REAL J_x0_1 = 0.19*(angle_18 - angle_19) + 0.03*angle_20;

    /* columns of the Jacobian */
    const REAL J_x0 = angle_18*J_x0_0 - angle_15*J_x0_1;
    const REAL J_y0 = angle_18*J_y0_0 - angle_12*J_x0_1;
    const REAL J_z0 = angle_12*J_x0_0 - angle_15*J_y0_0;
    const REAL J_x1 = angle_16*J_x0_1 + angle_19*J_x0_0;
    const REAL J_y1 = angle_19*J_y0_0 + angle_13*J_x0_1;
    const REAL J_z1 = angle_16*J_y0_0 - angle_13*J_x0_0;
    const REAL J_x2_neg = angle_17*J_x0_1 + angle_20*J_x0_0;
    const REAL J_y2 = angle_14*J_x0_1 - angle_20*J_y0_0;
    const REAL J_z2_neg = angle_14*J_x0_0 + angle_17*J_y0_0;

    /* joint forces of the wrench */
    const REAL tau0 = J_z0*f5 - (angle_12*f0 - angle_15*f1 - angle_18*f2 - J_x0*f3 - J_y0*f4);
    const REAL tau1 = angle_13*f0 - angle_16*f1 + angle_19*f2 + J_x1*f3 + J_y1*f4 + J_z1*f5;
    const REAL tau2_0 = angle_14*f0 + angle_17*f1 - angle_20*f2 - J_x2_neg*f3 + J_y2*f4;
    const REAL tau2 = tau2_0 - J_z2_neg*f5;
    const REAL tau3 = angle_18*f5 - (angle_12*f3 - angle_15*f4);
    const REAL tau4 = angle_13*f3 - angle_16*f4 + angle_19*f5;
    const REAL tau5 = angle_14*f3 + angle_17*f4 - angle_20*f5;

    /* articulated inertia of 'fore' */
    const REAL G8_n_x = 0.009162995594713657*s89;
    const REAL G8_n_y = -0.009162995594713657*c89;
    const REAL G8_f_x = 4.845814977973569*c89;
    const REAL G8_f_y = 4.845814977973569*s89;
    const REAL P8free_Jxx_neg = I3_Jxx_neg + I3_Jxz*G8_n_x;
    const REAL P8free_Jxy = I3_Jxy - I3_Jxz*G8_n_y;
    const REAL P8free_Jxz = 9.162995594713657e-06*s89;
    const REAL P8free_Jyy = I3_Jyy - I3_Jyz*G8_n_y;
    const REAL P8free_Jyz = -9.162995594713657e-06*c89;
    const REAL P8free_mxx = I3_hy*G8_f_x;
    const REAL P8free_mxy = I3_hy*G8_f_y;
    const REAL P8free_myy_neg = I3_hx*G8_f_y;
    const REAL P8free_Bxx = I3_hy*G8_n_x;
    const REAL P8free_Bxy_neg = I3_hx*G8_n_x;
    const REAL P8free_Byx = I3_hy*G8_n_y;
    const REAL P8free_Bzx = 0.004845814977973568*c89;
    const REAL P8free_Bzy = 0.004845814977973568*s89;

    /* articulated inertia of 'upper' */
    const REAL P2_Bzx_0 = P8free_Bzx - (r3_y*P8free_mxx - r3_x*P8free_mxy);
    const REAL P2_Bzy_0 = P8free_Bzy - (r3_x*P8free_myy_neg + r3_y*P8free_mxy);
    const REAL P2_Jzz_0 = r3_x*(P8free_Bzy + P2_Bzy_0) - r3_y*(P8free_Bzx + P2_Bzx_0);
    const REAL P2_Bxz = I3_hy - I2_hy_neg;
    const REAL P2_Byz_neg = I2_hx + I3_hx;
    const REAL P2_Bzx = I2_hy_neg + P2_Bzx_0;
    const REAL P2_Bzy = I2_hx + P2_Bzy_0;
    const REAL P2_Jxx_neg = P8free_Jxx_neg - r3_y*I3_hy*2.0 + I2_Jxx_neg;
    const REAL P2_Jzz = P2_Jzz_0 + 0.015309948546255506;
    const REAL P2_Jxy = P8free_Jxy - (r3_x*I3_hy + r3_y*I3_hx) + I2_Jxy;
    const REAL P2_Jxz = P8free_Jxz - (r3_x*P8free_Bxy_neg + r3_y*P8free_Bxx) + I2_Jxz;
    const REAL P2_Jyz = I2_Jyz - (r3_x*P8free_Bxx + r3_y*P8free_Byx - P8free_Jyz);
    const REAL D7 = P2_Jzz_0 + 0.017309948546255508;
    const REAL D7_inv = 1.0/D7;
    const REAL G7_n_x = P2_Jxz*D7_inv;
    const REAL G7_n_y = P2_Jyz*D7_inv;
    const REAL G7_n_z = P2_Jzz*D7_inv;
    const REAL G7_f_x = P2_Bzx*D7_inv;
    const REAL G7_f_y = P2_Bzy*D7_inv;
    const REAL P7free_Jxx_neg = P2_Jxx_neg + P2_Jxz*G7_n_x;
    const REAL P7free_Jxy = P2_Jxy - P2_Jxz*G7_n_y;
    const REAL P7free_Jxz = P2_Jxz - P2_Jxz*G7_n_z;
    const REAL P7free_Jyy = P8free_Jyy + r3_x*I3_hx*2.0 + I2_Jyy - P2_Jyz*G7_n_y;
    const REAL P7free_Jyz = P2_Jyz - P2_Jyz*G7_n_z;
    const REAL P7free_Jzz = P2_Jzz - P2_Jzz*G7_n_z;
    const REAL P7free_mxx = P8free_mxx - P2_Bzx*G7_f_x;
    const REAL P7free_mxy = P8free_mxy - P2_Bzx*G7_f_y;
    const REAL P7free_myy_neg = P8free_myy_neg + P2_Bzy*G7_f_y;
    const REAL P7free_Bxx = P8free_Bxx - P2_Bzx*G7_n_x;
    const REAL P7free_Bxy = -P8free_Bxy_neg - P2_Bzy*G7_n_x;
    const REAL P7free_Byx = P8free_Byx - P2_Bzx*G7_n_y;
    const REAL P7free_Byy = -P8free_Bxx - P2_Bzy*G7_n_y;
    const REAL P7free_Bzx = P2_Bzx - P2_Bzx*G7_n_z;
    const REAL P7free_Bzy = P2_Bzy - P2_Bzy*G7_n_z;

    /* articulated inertia of 'turret' */
    const REAL P1_Bzx = P7free_Byx + 0.00084;
    const REAL P1_Bzy = P2_Byz_neg - 0.00036;
    const REAL P1_Jzz = P7free_Jyy + 0.01925076;
    const REAL P1_Jxz = P7free_Jxy + 2.84e-06;
    const REAL D6 = P7free_Jyy + 0.02125076;
    const REAL D6_inv = 1.0/D6;
    const REAL G6_n_x = P1_Jxz*D6_inv;
    const REAL G6_n_y_neg = P7free_Jyz*D6_inv;
    const REAL G6_n_z = P1_Jzz*D6_inv;
    const REAL G6_f_x = P1_Bzx*D6_inv;
    const REAL G6_f_y = P1_Bzy*D6_inv;
    const REAL G6_f_z = P7free_Byy*D6_inv;
    const REAL P6free_Jxx = 0.01914932 - P7free_Jxx_neg - P1_Jxz*G6_n_x;
    const REAL P6free_Jxy = P1_Jxz*G6_n_y_neg - P7free_Jxz;
    const REAL P6free_Jxz = P1_Jxz - P1_Jxz*G6_n_z;
    const REAL P6free_Jyy = P7free_Jzz - P7free_Jyz*G6_n_y_neg;
    const REAL P6free_Jyz = P7free_Jyz*G6_n_z - P7free_Jyz;
    const REAL P3free_Jzz_0 = P1_Jzz*G6_n_z;
    const REAL P6free_mxx = P7free_mxx - P1_Bzx*G6_f_x;
    const REAL P6free_mxy_neg = P1_Bzx*G6_f_y;
    const REAL P6free_mxz = P7free_mxy - P1_Bzx*G6_f_z;
    const REAL P6free_myy_neg = P1_Bzy*G6_f_y;
    const REAL P6free_myz_neg = P1_Bzy*G6_f_z;
    const REAL P6free_mzz_neg = P7free_myy_neg + P7free_Byy*G6_f_z;
    const REAL P6free_Bxx = P7free_Bxx - P1_Bzx*G6_n_x;
    const REAL P6free_Bxy = -P2_Bxz - P1_Bzy*G6_n_x;
    const REAL P6free_Bxz = P7free_Bxy - 0.00084 - P7free_Byy*G6_n_x;
    const REAL P6free_Byx = P1_Bzx*G6_n_y_neg - P7free_Bzx;
    const REAL P6free_Byy = P1_Bzy*G6_n_y_neg;
    const REAL P6free_Byz = 0.00036 - P7free_Bzy + P7free_Byy*G6_n_y_neg;
    const REAL P6free_Bzx = P1_Bzx - P1_Bzx*G6_n_z;
    const REAL P6free_Bzy = P1_Bzy - P1_Bzy*G6_n_z;
    const REAL P6free_Bzz = P7free_Byy - P7free_Byy*G6_n_z;

    /* articulated inertia of 'frame' */
    const REAL P2free_Jyy_neg_0 = c7*(P6free_Jyy - P6free_Jxx) + 2.0*P6free_Jxy*s7;
    const REAL P2free_Jyy_neg_1 = c7*P2free_Jyy_neg_0;
    const REAL P0_Bxx_0 = c7*(P6free_Byy - P6free_Bxx) + s7*(P6free_Bxy + P6free_Byx);
    const REAL P0_Bxx_1 = c7*P0_Bxx_0;
    const REAL P0_Bxy_0 = s7*P0_Bxx_0;
    const REAL P0_Bxy_1 = P6free_Bxy - P0_Bxy_0;
    const REAL P0_Byx_0 = P0_Bxy_0 - P6free_Byx;
    const REAL P0_Byy_0 = -P6free_Bxx - P0_Bxx_1;
    const REAL P0_Byz_0 = -s7*P6free_Bxz - c7*P6free_Byz;
    const REAL P0_Bzx_0 = c7*P6free_Bzx - s7*P6free_Bzy;
    const REAL P0_Bzy_0 = s7*P6free_Bzx + c7*P6free_Bzy;
    const REAL P0_mxx_0 = -c7*(P6free_mxx + P6free_myy_neg) - 2.0*P6free_mxy_neg*s7;
    const REAL P0_mxx_1 = c7*P0_mxx_0;
    const REAL P0_mxx_2 = P6free_myy_neg + P0_mxx_1;
    const REAL P0_mxy_neg = P6free_mxy_neg + s7*P0_mxx_0;
    const REAL P0_myy_0 = -P6free_mxx - P0_mxx_1;
    const REAL P0_mxz = -c7*P6free_mxz - s7*P6free_myz_neg;
    const REAL P0_myz = c7*P6free_myz_neg - s7*P6free_mxz;
    const REAL P0_Bxx_2 = 0.1*P0_mxy_neg;
    const REAL P0_Bzz_0 = 0.03*P0_myz;
    const REAL P0_Bxx = P6free_Byy - P0_Bxx_1 - P0_Bxx_2;
    const REAL P0_Bxy_2 = P0_Bxy_1 - 0.1*P0_myy_0;
    const REAL P0_Bxz_0 = s7*P6free_Byz - c7*P6free_Bxz + 0.1*P0_myz;
    const REAL P0_Byx_1 = P0_Byx_0 - (0.1*P0_mxx_2 - 0.03*P0_mxz);
    const REAL P0_Byy = P0_Bxx_2 - P0_Bzz_0 - P0_Byy_0;
    const REAL P0_Byz_1 = P0_Byz_0 - (0.1*P0_mxz - 0.03*P6free_mzz_neg);
    const REAL P0_Bzy_1 = P0_Bzy_0 + 0.03*P0_myy_0;
    const REAL P0_Bzz = P6free_Bzz + P0_Bzz_0;
    const REAL P0_Jxz_0 = c7*P6free_Jxz - s7*P6free_Jyz + (0.1*P0_Bzy_0 - 0.03*P0_Bxy_2);
    const REAL P0_Bxz = P0_Bxz_0 - 0.0021;
    const REAL P0_Byz = P0_Byz_1 - 0.0096;
    const REAL P0_mzz = 3.64 - P6free_mzz_neg;
    const REAL D5_inv_neg = -1.0/P0_mzz;
    const REAL G5_n_x_neg = P0_Bxz*D5_inv_neg;
    const REAL G5_n_y_neg = P0_Byz*D5_inv_neg;
    const REAL G5_n_z_neg = P0_Bzz*D5_inv_neg;
    const REAL G5_f_x_neg = P0_mxz*D5_inv_neg;
    const REAL G5_f_y_neg = P0_myz*D5_inv_neg;
    const REAL P5free_mxy = P0_mxz*G5_f_y_neg - P0_mxy_neg;
    const REAL P5free_myy = 3.64 - P0_myy_0 + P0_myz*G5_f_y_neg;
    const REAL P5free_Bxy = P0_Bxy_2 - 0.00512 + P0_Bxz*G5_f_y_neg;
    const REAL P5free_Byy = P0_Byy + P0_Byz*G5_f_y_neg;
    const REAL P5free_Bzx = 0.0021 - (P0_Bzx_0 + 0.03*P0_mxy_neg) + P0_Bzz*G5_f_x_neg;
    const REAL P5free_Bzy = 0.0096 - P0_Bzy_1 + P0_Bzz*G5_f_y_neg;
    const REAL D4_inv_neg = -1.0/P5free_myy;
    const REAL G4_n_x_neg = P5free_Bxy*D4_inv_neg;
    const REAL G4_n_y = -P5free_Byy*D4_inv_neg;
    const REAL G4_n_z = -P5free_Bzy*D4_inv_neg;
    const REAL G4_f_x = -P5free_mxy*D4_inv_neg;
    const REAL P1free_Jxx_0 = P5free_Bxy*G4_n_x_neg;
    const REAL P4free_Jxz = 0.0028266 - P0_Jxz_0 + P0_Bxz*G5_n_z_neg - P5free_Bxy*G4_n_z;
    const REAL P3free_Jyz_0 = -P5free_Byy*G4_n_z;
    const REAL P4free_mxx = 3.64 - P0_mxx_2 + P0_mxz*G5_f_x_neg - P5free_mxy*G4_f_x;
    const REAL P4free_Bxx = P0_Bxx + P0_Bxz*G5_f_x_neg - P5free_Bxy*G4_f_x;
    const REAL P4free_Byx = 0.00512 - P0_Byx_1 + P0_Byz*G5_f_x_neg - P5free_Byy*G4_f_x;
    const REAL P4free_Bzx = P5free_Bzx - P5free_Bzy*G4_f_x;
    const REAL D3_inv_neg = -1.0/P4free_mxx;
    const REAL G3_n_x_neg = P4free_Bxx*D3_inv_neg;
    const REAL G3_n_y = -P4free_Byx*D3_inv_neg;
    const REAL G3_n_z = -P4free_Bzx*D3_inv_neg;
    const REAL P3free_Jxz = P4free_Jxz - P4free_Bxx*G3_n_z;
    const REAL P3free_Jyz_1 = 0.03*(P6free_Bzz - P0_Byy);
    const REAL P3free_Jyz_2 = s7*P6free_Jxz + c7*P6free_Jyz - 0.1*P0_Bzx_0 + P3free_Jyz_1;
    const REAL P3free_Jyz_3 = P3free_Jyz_2 + 0.0001748 - P0_Byz*G5_n_z_neg - P3free_Jyz_0;
    const REAL P3free_Jyz = -P3free_Jyz_3 - P4free_Byx*G3_n_z;
    const REAL P3free_Jzz_1 = P1_Jzz - P3free_Jzz_0 - 0.03*(P0_Bzy_0 + P0_Bzy_1) + 0.0415717;
    const REAL P3free_Jzz_2 = P3free_Jzz_1 + P0_Bzz*G5_n_z_neg - P5free_Bzy*G4_n_z;
    const REAL P3free_Jzz = P3free_Jzz_2 - P4free_Bzx*G3_n_z;
    const REAL D2_inv = 1.0/P3free_Jzz;
    const REAL G2_n_x = P3free_Jxz*D2_inv;
    const REAL G2_n_y = P3free_Jyz*D2_inv;
    const REAL P2free_Jxy_0 = P6free_Jxy - s7*P2free_Jyy_neg_0 - 0.1*(P0_Byy_0 + P0_Bxx);
    const REAL P2free_Jxy_1 = P2free_Jxy_0 - 0.03*P0_Bxz_0 + 0.0001084 + P0_Bxz*G5_n_y_neg;
    const REAL P2free_Jxy_2 = P2free_Jxy_1 - P5free_Bxy*G4_n_y - P4free_Bxx*G3_n_y;
    const REAL P2free_Jxy = P2free_Jxy_2 - P3free_Jxz*G2_n_y;
    const REAL P2free_Jyy_neg_2 = -P6free_Jxx - P2free_Jyy_neg_1 - 0.1*(P0_Byx_0 + P0_Byx_1);
    const REAL P2free_Jyy_neg_3 = P2free_Jyy_neg_2 + 0.03*(P0_Byz_0 + P0_Byz_1) - 0.0340962;
    const REAL P2free_Jyy_neg_4 = P2free_Jyy_neg_3 - P0_Byz*G5_n_y_neg + P5free_Byy*G4_n_y;
    const REAL P2free_Jyy_neg = P2free_Jyy_neg_4 + P4free_Byx*G3_n_y + P3free_Jyz*G2_n_y;
    const REAL D1_inv_neg = 1.0/P2free_Jyy_neg;
    const REAL G1_n_x_neg = P2free_Jxy*D1_inv_neg;
    const REAL P1free_Jxx_1 = P6free_Jyy - P2free_Jyy_neg_1 + 0.1*(P0_Bxy_1 + P0_Bxy_2);
    const REAL P1free_Jxx_2 = P1free_Jxx_1 + 0.0299287 + P0_Bxz*G5_n_x_neg + P1free_Jxx_0;
    const REAL P1free_Jxx_3 = P1free_Jxx_2 + P4free_Bxx*G3_n_x_neg - P3free_Jxz*G2_n_x;
    const REAL P1free_Jxx = P1free_Jxx_3 + P2free_Jxy*G1_n_x_neg;
    const REAL D0_inv = 1.0/P1free_Jxx;

    /* filter at 'floating_base' */
    const REAL e4 = tau4 + tau5*G5_f_y_neg;
    const REAL e3 = tau3 - (G4_f_x*e4 - tau5*G5_f_x_neg);
    const REAL z0free_n_x = -tau5*G5_n_x_neg - G4_n_x_neg*e4 - G3_n_x_neg*e3;
    const REAL e2 = tau2 - (G4_n_z*e4 - tau5*G5_n_z_neg + G3_n_z*e3);
    const REAL e1 = tau1 - (G4_n_y*e4 - tau5*G5_n_y_neg + G3_n_y*e3 + G2_n_y*e2);
    const REAL e0 = tau0 - (z0free_n_x + G2_n_x*e2 - G1_n_x_neg*e1);

    /* smoother at 'floating_base' */
    const REAL x0 = D0_inv*e0;
    const REAL x1_neg = D1_inv_neg*e1 - G1_n_x_neg*x0;
    const REAL x2 = D2_inv*e2 - (G2_n_x*x0 - G2_n_y*x1_neg);
    const REAL x3 = -D3_inv_neg*e3 - (G3_n_z*x2 - (G3_n_x_neg*x0 + G3_n_y*x1_neg));
    const REAL x4_neg_0 = G4_n_z*x2 - (G4_n_x_neg*x0 + G4_n_y*x1_neg) + D4_inv_neg*e4;
    const REAL x4_neg = x4_neg_0 + G4_f_x*x3;
    const REAL x5_0 = G5_n_y_neg*x1_neg - G5_n_x_neg*x0 - G5_n_z_neg*x2;
    const REAL x5 = G5_f_x_neg*x3 - G5_f_y_neg*x4_neg - (tau5*D5_inv_neg + x5_0);

    /* smoother at 'turn' */
    const REAL al1_w_x = s7*x1_neg - c7*x0;
    const REAL al1_w_y = s7*x0 + c7*x1_neg;
    const REAL al1_v_x_0 = x3 + 0.1*x1_neg;
    const REAL al1_v_x_1 = x4_neg - (0.03*x2 + 0.1*x0);
    const REAL al1_v_z = x5 + 0.03*x1_neg;
    const REAL al1_v_x = s7*al1_v_x_1 - c7*al1_v_x_0;
    const REAL x6_0 = -G6_f_z*al1_v_z;
    const REAL x6_1 = x6_0 - (G6_f_x*al1_v_x + G6_f_y*(s7*al1_v_x_0 + c7*al1_v_x_1));
    const REAL x6 = x6_1 - (G6_n_x*al1_w_x - G6_n_y_neg*al1_w_y + G6_n_z*x2);
    const REAL al1_w_z = x2 + x6;

    /* smoother at 'lift' */
    const REAL x7_0 = -G7_f_x*al1_v_x - G7_f_y*al1_v_z;
    const REAL x7 = G7_n_z*al1_w_y - (G7_n_x*al1_w_x + G7_n_y*al1_w_z) + x7_0;
    const REAL al2_w_z = x7 - al1_w_y;

    /* smoother at 'elbow' */
    const REAL x8_0 = -G8_f_x*(al1_v_x - r3_y*al2_w_z) - G8_f_y*(al1_v_z + r3_x*al2_w_z);
    const REAL x8 = x8_0 - (G8_n_x*al1_w_x + G8_n_y*al1_w_z + 0.8237885462555066*al2_w_z);

    qdd[0] = x0;
    qdd[1] = -x1_neg;
    qdd[2] = x2;
    qdd[3] = x3;
    qdd[4] = -x4_neg;
    qdd[5] = x5;
    qdd[6] = x6;
    qdd[7] = x7;
    qdd[8] = x8;
}

FUNCTION(drone_arm_tip_force_acceleration_rear_right)(
    const REAL q[10], const REAL f[6], REAL qdd[9])
{
    const REAL q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6], q7 = q[7], q8 = q[8], q9 = q[9];
    const REAL f0 = f[0], f1 = f[1], f2 = f[2], f3 = f[3], f4 = f[4], f5 = f[5];

    /* sines and cosines */
    const REAL q89 = q8 + q9;
    const REAL angles[3] = {q7, q8, q89};
    REAL sines[3], cosines[3];
    OF(drone_arm_sincos)(3, angles, sines, cosines);
    const REAL s7 = sines[0], s8 = sines[1], s89 = sines[2];
    const REAL c7 = cosines[0], c8 = cosines[1], c89 = cosines[2];
    const REAL angle_0 = 2.0*q3;
    const REAL angle_1 = 2.0*q4;
    const REAL angle_2 = 2.0*q5;
    const REAL angle_3 = q3*angle_0;
    const REAL angle_4 = q4*angle_1;
    const REAL angle_5 = q5*angle_2;
    const REAL angle_6 = q4*angle_0;
    const REAL angle_7 = q5*angle_0;
    const REAL angle_8 = q5*angle_1;
    const REAL angle_9 = q6*angle_0;
    const REAL angle_10 = q6*angle_1;
    const REAL angle_11 = q6*angle_2;
    const REAL angle_12 = angle_4 + angle_5 - 1.0;
    const REAL angle_13 = angle_6 - angle_11;
    const REAL angle_14 = angle_7 + angle_10;
    const REAL angle_15 = angle_6 + angle_11;
    const REAL angle_16 = angle_3 + angle_5 - 1.0;
    const REAL angle_17 = angle_8 - angle_9;
    const REAL angle_18 = angle_7 - angle_10;
    const REAL angle_19 = angle_8 + angle_9;
    const REAL angle_20 = angle_3 + angle_4 - 1.0;

    /* position of 'fore' */
    const REAL r3_x = 0.22*s8;
    const REAL r3_y = -0.22*c8;

    /* inertia of 'upper' in the axes of its group */
    const REAL I2_hx = 0.0736*s8 - 0.00072*c8;
    const REAL I2_hy_neg = 0.0736*c8 + 0.00072*s8;
    const REAL I2_Jxx_neg_0 = 0.01440184*s8 - 0.0001712*c8;
    const REAL I2_Jxx_neg = s8*I2_Jxx_neg_0;
    const REAL I2_Jxy = c8*I2_Jxx_neg_0 + 8.56e-05;
    const REAL I2_Jyy = I2_Jxx_neg - 0.01440184;
    const REAL I2_Jxz = 2.32e-06*c8 - 1.32e-05*s8;
    const REAL I2_Jyz = 1.32e-05*c8 + 2.32e-06*s8;

    /* inertia of 'fore' in the axes of its group */
    const REAL I3_hx = 0.0275*s89;
    const REAL I3_hy = -0.0275*c89;
    const REAL I3_Jxx_neg_0 = 0.004615*s89 - 6e-06*c89;
    const REAL I3_Jxx_neg = s89*I3_Jxx_neg_0;
    const REAL I3_Jxy = c89*I3_Jxx_neg_0 + 3e-06;
    const REAL I3_Jyy = I3_Jxx_neg - 0.004615;
    const REAL I3_Jxz = 5.2e-05*s89;
    const REAL I3_Jyz = -5.2e-05*c89;

    /* frame of tool 'rear_right' */
    const REAL J_y0_0 = 0.19*(angle_12 - angle_13) + 0.03*angle_14;
    const REAL J_x0_0 = 0.19*(angle_15 - angle_16) - 0.03*angle_17;
    const REAL J_x0_1 = 0.19*(angle_18 + angle_19) + 0.03*angle_20;

    /* columns of the Jacobian */
    const REAL J_x0 = angle_18*J_x0_0 - angle_15*J_x0_1;
    const REAL J_y0 = angle_18*J_y0_0 - angle_12*J_x0_1;
    const REAL J_z0 = angle_12*J_x0_0 - angle_15*J_y0_0;
    const REAL J_x1 = angle_16*J_x0_1 + angle_19*J_x0_0;
    const REAL J_y1 = angle_19*J_y0_0 + angle_13*J_x0_1;
    const REAL J_z1 = angle_16*J_y0_0 - angle_13*J_x0_0;
    const REAL J_x2_neg = angle_17*J_x0_1 + angle_20*J_x0_0;
    const REAL J_y2 = angle_14*J_x0_1 - angle_20*J_y0_0;
    const REAL J_z2_neg = angle_14*J_x0_0 + angle_17*J_y0_0;

    /* joint forces of the wrench */
    const REAL tau0 = J_z0*f5 - (angle_12*f0 - angle_15*f1 - angle_18*f2 - J_x0*f3 - J_y0*f4);
    const REAL tau1 = angle_13*f0 - angle_16*f1 + angle_19*f2 + J_x1*f3 + J_y1*f4 + J_z1*f5;
    const REAL tau2_0 = angle_14*f0 + angle_17*f1 - angle_20*f2 - J_x2_neg*f3 + J_y2*f4;
    const REAL tau2 = tau2_0 - J_z2_neg*f5;
    const REAL tau3 = angle_18*f5 - (angle_12*f3 - angle_15*f4);
    const REAL tau4 = angle_13*f3 - angle_16*f4 + angle_19*f5;
    const REAL tau5 = angle_14*f3 + angle_17*f4 - angle_20*f5;

    /* articulated inertia of 'fore' */
    const REAL G8_n_x = 0.009162995594713657*s89;
    const REAL G8_n_y = -0.009162995594713657*c89;
    const REAL G8_f_x = 4.845814977973569*c89;
    const REAL G8_f_y = 4.845814977973569*s89;
    const REAL P8free_Jxx_neg = I3_Jxx_neg + I3_Jxz*G8_n_x;
    const REAL P8free_Jxy = I3_Jxy - I3_Jxz*G8_n_y;
    const REAL P8free_Jxz = 9.162995594713657e-06*s89;
    const REAL P8free_Jyy = I3_Jyy - I3_Jyz*G8_n_y;
    const REAL P8free_Jyz = -9.162995594713657e-06*c89;
    const REAL P8free_mxx = I3_hy*G8_f_x;
    const REAL P8free_mxy = I3_hy*G8_f_y;
    const REAL P8free_myy_neg = I3_hx*G8_f_y;
    const REAL P8free_Bxx = I3_hy*G8_n_x;
    const REAL P8free_Bxy_neg = I3_hx*G8_n_x;
    const REAL P8free_Byx = I3_hy*G8_n_y;
    const REAL P8free_Bzx = 0.004845814977973568*c89;
    const REAL P8free_Bzy = 0.004845814977973568*s89;

    /* articulated inertia of 'upper' */
    const REAL P2_Bzx_0 = P8free_Bzx - (r3_y*P8free_mxx - r3_x*P8free_mxy);
    const REAL P2_Bzy_0 = P8free_Bzy - (r3_x*P8free_myy_neg + r3_y*P8free_mxy);
    const REAL P2_Jzz_0 = r3_x*(P8free_Bzy + P2_Bzy_0) - r3_y*(P8free_Bzx + P2_Bzx_0);
    const REAL P2_Bxz = I3_hy - I2_hy_neg;
    const REAL P2_Byz_neg = I2_hx + I3_hx;
    const REAL P2_Bzx = I2_hy_neg + P2_Bzx_0;
    const REAL P2_Bzy = I2_hx + P2_Bzy_0;
    const REAL P2_Jxx_neg = P8free_Jxx_neg - r3_y*I3_hy*2.0 + I2_Jxx_neg;
    const REAL P2_Jzz = P2_Jzz_0 + 0.015309948546255506;
    const REAL P2_Jxy = P8free_Jxy - (r3_x*I3_hy + r3_y*I3_hx) + I2_Jxy;
    const REAL P2_Jxz = P8free_Jxz - (r3_x*P8free_Bxy_neg + r3_y*P8free_Bxx) + I2_Jxz;
    const REAL P2_Jyz = I2_Jyz - (r3_x*P8free_Bxx + r3_y*P8free_Byx - P8free_Jyz);
    const REAL D7 = P2_Jzz_0 + 0.017309948546255508;
    const REAL D7_inv = 1.0/D7;
    const REAL G7_n_x = P2_Jxz*D7_inv;
    const REAL G7_n_y = P2_Jyz*D7_inv;
    const REAL G7_n_z = P2_Jzz*D7_inv;
    const REAL G7_f_x = P2_Bzx*D7_inv;
    const REAL G7_f_y = P2_Bzy*D7_inv;
    const REAL P7free_Jxx_neg = P2_Jxx_neg + P2_Jxz*G7_n_x;
    const REAL P7free_Jxy = P2_Jxy - P2_Jxz*G7_n_y;
    const REAL P7free_Jxz = P2_Jxz - P2_Jxz*G7_n_z;
    const REAL P7free_Jyy = P8free_Jyy + r3_x*I3_hx*2.0 + I2_Jyy - P2_Jyz*G7_n_y;
    const REAL P7free_Jyz = P2_Jyz - P2_Jyz*G7_n_z;
    const REAL P7free_Jzz = P2_Jzz - P2_Jzz*G7_n_z;
    const REAL P7free_mxx = P8free_mxx - P2_Bzx*G7_f_x;
    const REAL P7free_mxy = P8free_mxy - P2_Bzx*G7_f_y;
    const REAL P7free_myy_neg = P8free_myy_neg + P2_Bzy*G7_f_y;
    const REAL P7free_Bxx = P8free_Bxx - P2_Bzx*G7_n_x;
    const REAL P7free_Bxy = -P8free_Bxy_neg - P2_Bzy*G7_n_x;
    const REAL P7free_Byx = P8free_Byx - P2_Bzx*G7_n_y;
    const REAL P7free_Byy = -P8free_Bxx - P2_Bzy*G7_n_y;
    const REAL P7free_Bzx = P2_Bzx - P2_Bzx*G7_n_z;
    const REAL P7free_Bzy = P2_Bzy - P2_Bzy*G7_n_z;

    /* articulated inertia of 'turret' */
    const REAL P1_Bzx = P7free_Byx + 0.00084;
    const REAL P1_Bzy = P2_Byz_neg - 0.00036;
    const REAL P1_Jzz = P7free_Jyy + 0.01925076;
    const REAL P1_Jxz = P7free_Jxy + 2.84e-06;
    const REAL D6 = P7free_Jyy + 0.02125076;
    const REAL D6_inv = 1.0/D6;
    const REAL G6_n_x = P1_Jxz*D6_inv;
    const REAL G6_n_y_neg = P7free_Jyz*D6_inv;
    const REAL G6_n_z = P1_Jzz*D6_inv;
    const REAL G6_f_x = P1_Bzx*D6_inv;
    const REAL G6_f_y = P1_Bzy*D6_inv;
    const REAL G6_f_z = P7free_Byy*D6_inv;
    const REAL P6free_Jxx = 0.01914932 - P7free_Jxx_neg - P1_Jxz*G6_n_x;
    const REAL P6free_Jxy = P1_Jxz*G6_n_y_neg - P7free_Jxz;
    const REAL P6free_Jxz = P1_Jxz - P1_Jxz*G6_n_z;
    const REAL P6free_Jyy = P7free_Jzz - P7free_Jyz*G6_n_y_neg;
    const REAL P6free_Jyz = P7free_Jyz*G6_n_z - P7free_Jyz;
    const REAL P3free_Jzz_0 = P1_Jzz*G6_n_z;
    const REAL P6free_mxx = P7free_mxx - P1_Bzx*G6_f_x;
    const REAL P6free_mxy_neg = P1_Bzx*G6_f_y;
    const REAL P6free_mxz = P7free_mxy - P1_Bzx*G6_f_z;
    const REAL P6free_myy_neg = P1_Bzy*G6_f_y;
    const REAL P6free_myz_neg = P1_Bzy*G6_f_z;
    const REAL P6free_mzz_neg = P7free_myy_neg + P7free_Byy*G6_f_z;
    const REAL P6free_Bxx = P7free_Bxx - P1_Bzx*G6_n_x;
    const REAL P6free_Bxy = -P2_Bxz - P1_Bzy*G6_n_x;
    const REAL P6free_Bxz = P7free_Bxy - 0.00084 - P7free_Byy*G6_n_x;
    const REAL P6free_Byx = P1_Bzx*G6_n_y_neg - P7free_Bzx;
    const REAL P6free_Byy = P1_Bzy*G6_n_y_neg;
    const REAL P6free_Byz = 0.00036 - P7free_Bzy + P7free_Byy*G6_n_y_neg;
    const REAL P6free_Bzx = P1_Bzx - P1_Bzx*G6_n_z;
    const REAL P6free_Bzy = P1_Bzy - P1_Bzy*G6_n_z;
    const REAL P6free_Bzz = P7free_Byy - P7free_Byy*G6_n_z;

    /* articulated inertia of 'frame' */
    const REAL P2free_Jyy_neg_0 = c7*(P6free_Jyy - P6free_Jxx) + 2.0*P6free_Jxy*s7;
    const REAL P2free_Jyy_neg_1 = c7*P2free_Jyy_neg_0;
    const REAL P0_Bxx_0 = c7*(P6free_Byy - P6free_Bxx) + s7*(P6free_Bxy + P6free_Byx);
    const REAL P0_Bxx_1 = c7*P0_Bxx_0;
    const REAL P0_Bxy_0 = s7*P0_Bxx_0;
    const REAL P0_Bxy_1 = P6free_Bxy - P0_Bxy_0;
    const REAL P0_Byx_0 = P0_Bxy_0 - P6free_Byx;
    const REAL P0_Byy_0 = -P6free_Bxx - P0_Bxx_1;
    const REAL P0_Byz_0 = -s7*P6free_Bxz - c7*P6free_Byz;
    const REAL P0_Bzx_0 = c7*P6free_Bzx - s7*P6free_Bzy;
    const REAL P0_Bzy_0 = s7*P6free_Bzx + c7*P6free_Bzy;
    const REAL P0_mxx_0 = -c7*(P6free_mxx + P6free_myy_neg) - 2.0*P6free_mxy_neg*s7;
    const REAL P0_mxx_1 = c7*P0_mxx_0;
    const REAL P0_mxx_2 = P6free_myy_neg + P0_mxx_1;
    const REAL P0_mxy_neg = P6free_mxy_neg + s7*P0_mxx_0;
    const REAL P0_myy_0 = -P6free_mxx - P0_mxx_1;
    const REAL P0_mxz = -c7*P6free_mxz - s7*P6free_myz_neg;
    const REAL P0_myz = c7*P6free_myz_neg - s7*P6free_mxz;
    const REAL P0_Bxx_2 = 0.1*P0_mxy_neg;
    const REAL P0_Bzz_0 = 0.03*P0_myz;
    const REAL P0_Bxx = P6free_Byy - P0_Bxx_1 - P0_Bxx_2;
    const REAL P0_Bxy_2 = P0_Bxy_1 - 0.1*P0_myy_0;
    const REAL P0_Bxz_0 = s7*P6free_Byz - c7*P6free_Bxz + 0.1*P0_myz;
    const REAL P0_Byx_1 = P0_Byx_0 - (0.1*P0_mxx_2 - 0.03*P0_mxz);
    const REAL P0_Byy = P0_Bxx_2 - P0_Bzz_0 - P0_Byy_0;
    const REAL P0_Byz_1 = P0_Byz_0 - (0.1*P0_mxz - 0.03*P6free_mzz_neg);
    const REAL P0_Bzy_1 = P0_Bzy_0 + 0.03*P0_myy_0;
    const REAL P0_Bzz = P6free_Bzz + P0_Bzz_0;
    const REAL P0_Jxz_0 = c7*P6free_Jxz - s7*P6free_Jyz + (0.1*P0_Bzy_0 - 0.03*P0_Bxy_2);
    const REAL P0_Bxz = P0_Bxz_0 - 0.0021;
    const REAL P0_Byz = P0_Byz_1 - 0.0096;
    const REAL P0_mzz = 3.64 - P6free_mzz_neg;
    const REAL D5_inv_neg = -1.0/P0_mzz;
    const REAL G5_n_x_neg = P0_Bxz*D5_inv_neg;
    const REAL G5_n_y_neg = P0_Byz*D5_inv_neg;
    const REAL G5_n_z_neg = P0_Bzz*D5_inv_neg;
    const REAL G5_f_x_neg = P0_mxz*D5_inv_neg;
    const REAL G5_f_y_neg = P0_myz*D5_inv_neg;
    const REAL P5free_mxy = P0_mxz*G5_f_y_neg - P0_mxy_neg;
    const REAL P5free_myy = 3.64 - P0_myy_0 + P0_myz*G5_f_y_neg;
    const REAL P5free_Bxy = P0_Bxy_2 - 0.00512 + P0_Bxz*G5_f_y_neg;
    const REAL P5free_Byy = P0_Byy + P0_Byz*G5_f_y_neg;
    const REAL P5free_Bzx = 0.0021 - (P0_Bzx_0 + 0.03*P0_mxy_neg) + P0_Bzz*G5_f_x_neg;
    const REAL P5free_Bzy = 0.0096 - P0_Bzy_1 + P0_Bzz*G5_f_y_neg;
    const REAL D4_inv_neg = -1.0/P5free_myy;
    const REAL G4_n_x_neg = P5free_Bxy*D4_inv_neg;
    const REAL G4_n_y = -P5free_Byy*D4_inv_neg;
    const REAL G4_n_z = -P5free_Bzy*D4_inv_neg;
    const REAL G4_f_x = -P5free_mxy*D4_inv_neg;
    const REAL P1free_Jxx_0 = P5free_Bxy*G4_n_x_neg;
    const REAL P4free_Jxz = 0.0028266 - P0_Jxz_0 + P0_Bxz*G5_n_z_neg - P5free_Bxy*G4_n_z;
    const REAL P3free_Jyz_0 = -P5free_Byy*G4_n_z;
    const REAL P4free_mxx = 3.64 - P0_mxx_2 + P0_mxz*G5_f_x_neg - P5free_mxy*G4_f_x;
    const REAL P4free_Bxx = P0_Bxx + P0_Bxz*G5_f_x_neg - P5free_Bxy*G4_f_x;
    const REAL P4free_Byx = 0.00512 - P0_Byx_1 + P0_Byz*G5_f_x_neg - P5free_Byy*G4_f_x;
    const REAL P4free_Bzx = P5free_Bzx - P5free_Bzy*G4_f_x;
    const REAL D3_inv_neg = -1.0/P4free_mxx;
    const REAL G3_n_x_neg = P4free_Bxx*D3_inv_neg;
    const REAL G3_n_y = -P4free_Byx*D3_inv_neg;
    const REAL G3_n_z = -P4free_Bzx*D3_inv_neg;
    const REAL P3free_Jxz = P4free_Jxz - P4free_Bxx*G3_n_z;
    const REAL P3free_Jyz_1 = 0.03*(P6free_Bzz - P0_Byy);
    const REAL P3free_Jyz_2 = s7*P6free_Jxz + c7*P6free_Jyz - 0.1*P0_Bzx_0 + P3free_Jyz_1;
    const REAL P3free_Jyz_3 = P3free_Jyz_2 + 0.0001748 - P0_Byz*G5_n_z_neg - P3free_Jyz_0;
    const REAL P3free_Jyz = -P3free_Jyz_3 - P4free_Byx*G3_n_z;
    const REAL P3free_Jzz_1 = P1_Jzz - P3free_Jzz_0 - 0.03*(P0_Bzy_0 + P0_Bzy_1) + 0.0415717;
    const REAL P3free_Jzz_2 = P3free_Jzz_1 + P0_Bzz*G5_n_z_neg - P5free_Bzy*G4_n_z;
    const REAL P3free_Jzz = P3free_Jzz_2 - P4free_Bzx*G3_n_z;
    const REAL D2_inv = 1.0/P3free_Jzz;
    const REAL G2_n_x = P3free_Jxz*D2_inv;
    const REAL G2_n_y = P3free_Jyz*D2_inv;
    const REAL P2free_Jxy_0 = P6free_Jxy - s7*P2free_Jyy_neg_0 - 0.1*(P0_Byy_0 + P0_Bxx);
    const REAL P2free_Jxy_1 = P2free_Jxy_0 - 0.03*P0_Bxz_0 + 0.0001084 + P0_Bxz*G5_n_y_neg;
    const REAL P2free_Jxy_2 = P2free_Jxy_1 - P5free_Bxy*G4_n_y - P4free_Bxx*G3_n_y;
    const REAL P2free_Jxy = P2free_Jxy_2 - P3free_Jxz*G2_n_y;
    const REAL P2free_Jyy_neg_2 = -P6free_Jxx - P2free_Jyy_neg_1 - 0.1*(P0_Byx_0 + P0_Byx_1);
    const REAL P2free_Jyy_neg_3 = P2free_Jyy_neg_2 + 0.03*(P0_Byz_0 + P0_Byz_1) - 0.0340962;
    const REAL P2free_Jyy_neg_4 = P2free_Jyy_neg_3 - P0_Byz*G5_n_y_neg + P5free_Byy*G4_n_y;
    const REAL P2free_Jyy_neg = P2free_Jyy_neg_4 + P4free_Byx*G3_n_y + P3free_Jyz*G2_n_y;
    const REAL D1_inv_neg = 1.0/P2free_Jyy_neg;
    const REAL G1_n_x_neg = P2free_Jxy*D1_inv_neg;
    const REAL P1free_Jxx_1 = P6free_Jyy - P2free_Jyy_neg_1 + 0.1*(P0_Bxy_1 + P0_Bxy_2);
    const REAL P1free_Jxx_2 = P1free_Jxx_1 + 0.0299287 + P0_Bxz*G5_n_x_neg + P1free_Jxx_0;
    const REAL P1free_Jxx_3 = P1free_Jxx_2 + P4free_Bxx*G3_n_x_neg - P3free_Jxz*G2_n_x;
    const REAL P1free_Jxx = P1free_Jxx_3 + P2free_Jxy*G1_n_x_neg;
    const REAL D0_inv = 1.0/P1free_Jxx;

    /* filter at 'floating_base' */
    const REAL e4 = tau4 + tau5*G5_f_y_neg;
    const REAL e3 = tau3 - (G4_f_x*e4 - tau5*G5_f_x_neg);
    const REAL z0free_n_x = -tau5*G5_n_x_neg - G4_n_x_neg*e4 - G3_n_x_neg*e3;
    const REAL e2 = tau2 - (G4_n_z*e4 - tau5*G5_n_z_neg + G3_n_z*e3);
    const REAL e1 = tau1 - (G4_n_y*e4 - tau5*G5_n_y_neg + G3_n_y*e3 + G2_n_y*e2);
    const REAL e0 = tau0 - (z0free_n_x + G2_n_x*e2 - G1_n_x_neg*e1);

    /* smoother at 'floating_base' */
    const REAL x0 = D0_inv*e0;
    const REAL x1_neg = D1_inv_neg*e1 - G1_n_x_neg*x0;
    const REAL x2 = D2_inv*e2 - (G2_n_x*x0 - G2_n_y*x1_neg);
    const REAL x3 = -D3_inv_neg*e3 - (G3_n_z*x2 - (G3_n_x_neg*x0 + G3_n_y*x1_neg));
    const REAL x4_neg_0 = G4_n_z*x2 - (G4_n_x_neg*x0 + G4_n_y*x1_neg) + D4_inv_neg*e4;
    const REAL x4_neg = x4_neg_0 + G4_f_x*x3;
    const REAL x5_0 = G5_n_y_neg*x1_neg - G5_n_x_neg*x0 - G5_n_z_neg*x2;
    const REAL x5 = G5_f_x_neg*x3 - G5_f_y_neg*x4_neg - (tau5*D5_inv_neg + x5_0);

    /* smoother at 'turn' */
    const REAL al1_w_x = s7*x1_neg - c7*x0;
    const REAL al1_w_y = s7*x0 + c7*x1_neg;
    const REAL al1_v_x_0 = x3 + 0.1*x1_neg;
    const REAL al1_v_x_1 = x4_neg - (0.03*x2 + 0.1*x0);
    const REAL al1_v_z = x5 + 0.03*x1_neg;
    const REAL al1_v_x = s7*al1_v_x_1 - c7*al1_v_x_0;
    const REAL x6_0 = -G6_f_z*al1_v_z;
    const REAL x6_1 = x6_0 - (G6_f_x*al1_v_x + G6_f_y*(s7*al1_v_x_0 + c7*al1_v_x_1));
    const REAL x6 = x6_1 - (G6_n_x*al1_w_x - G6_n_y_neg*al1_w_y + G6_n_z*x2);
    const REAL al1_w_z = x2 + x6;

    /* smoother at 'lift' */
    const REAL x7_0 = -G7_f_x*al1_v_x - G7_f_y*al1_v_z;
    const REAL x7 = G7_n_z*al1_w_y - (G7_n_x*al1_w_x + G7_n_y*al1_w_z) + x7_0;
    const REAL al2_w_z = x7 - al1_w_y;

    /* smoother at 'elbow' */
    const REAL x8_0 = -G8_f_x*(al1_v_x - r3_y*al2_w_z) - G8_f_y*(al1_v_z + r3_x*al2_w_z);
    const REAL x8 = x8_0 - (G8_n_x*al1_w_x + G8_n_y*al1_w_z + 0.8237885462555066*al2_w_z);

    qdd[0] = x0;
    qdd[1] = -x1_neg;
    qdd[2] = x2;
    qdd[3] = x3;
    qdd[4] = -x4_neg;
    qdd[5] = x5;
    qdd[6] = x6;
    qdd[7] = x7;
    qdd[8] = x8;
}

FUNCTION(drone_arm_tip_force_acceleration_grip)(const REAL q[10], const REAL f[6], REAL qdd[9])
{
    const REAL q0 = q[0], q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6];
    const REAL q7 = q[7], q8 = q[8], q9 = q[9];
    const REAL f0 = f[0], f1 = f[1], f2 = f[2], f3 = f[3], f4 = f[4], f5 = f[5];

    /* sines and cosines */
    const REAL q89 = q8 + q9;
    const REAL angles[3] = {q7, q8, q89};
    REAL sines[3], cosines[3];
    OF(drone_arm_sincos)(3, angles, sines, cosines);
    const REAL s7 = sines[0], s8 = sines[1], s89 = sines[2];
    const REAL c7 = cosines[0], c8 = cosines[1], c89 = cosines[2];
    const REAL angle_0 = 2.0*q3;
    const REAL angle_1 = 2.0*q4;
    const REAL angle_2 = 2.0*q5;
    const REAL angle_3 = q3*angle_0;
    const REAL angle_4 = q4*angle_1;
    const REAL angle_5 = q5*angle_2;
    const REAL angle_6 = q4*angle_0;
    const REAL angle_7 = q5*angle_0;
    const REAL angle_8 = q5*angle_1;
    const REAL angle_9 = q6*angle_0;
    const REAL angle_10 = q6*angle_1;
    const REAL angle_11 = q6*angle_2;
    const REAL angle_12 = angle_4 + angle_5 - 1.0;
    const REAL angle_13 = angle_6 - angle_11;
    const REAL angle_14 = angle_7 + angle_10;
    const REAL angle_15 = angle_6 + angle_11;
    const REAL angle_16 = angle_3 + angle_5 - 1.0;
    const REAL angle_17 = angle_8 - angle_9;
    const REAL angle_18 = angle_7 - angle_10;
    const REAL angle_19 = angle_8 + angle_9;
    const REAL angle_20 = angle_3 + angle_4 - 1.0;

    /* position of 'fore' */
    const REAL r3_x = 0.22*s8;
    const REAL r3_y = -0.22*c8;

    /* inertia of 'upper' in the axes of its group */
    const REAL I2_hx = 0.0736*s8 - 0.00072*c8;
    const REAL I2_hy_neg = 0.0736*c8 + 0.00072*s8;
    const REAL I2_Jxx_neg_0 = 0.01440184*s8 - 0.0001712*c8;
    const REAL I2_Jxx_neg = s8*I2_Jxx_neg_0;
    const REAL I2_Jxy = c8*I2_Jxx_neg_0 + 8.56e-05;
    const REAL I2_Jyy = I2_Jxx_neg - 0.01440184;
    const REAL I2_Jxz = 2.32e-06*c8 - 1.32e-05*s8;
    const REAL I2_Jyz = 1.32e-05*c8 + 2.32e-06*s8;

    /* inertia of 'fore' in the axes of its group */
    const REAL I3_hx = 0.0275*s89;
    const REAL I3_hy = -0.0275*c89;
    const REAL I3_Jxx_neg_0 = 0.004615*s89 - 6e-06*c89;
    const REAL I3_Jxx_neg = s89*I3_Jxx_neg_0;
    const REAL I3_Jxy = c89*I3_Jxx_neg_0 + 3e-06;
    const REAL I3_Jyy = I3_Jxx_neg - 0.004615;
    const REAL I3_Jxz = 5.2e-05*s89;
    const REAL I3_Jyz = -5.2e-05*c89;

    /* frame of 'turret' in the base */
    const REAL Q1_xx = angle_12*c7 - angle_13*s7;
    const REAL Q1_xy_neg = angle_12*s7 + angle_13*c7;
    const REAL Q1_yx = angle_16*s7 - angle_15*c7;
    const REAL Q1_yy = angle_15*s7 + angle_16*c7;
    const REAL Q1_zx_neg = angle_18*c7 + angle_19*s7;
    const REAL Q1_zy = angle_18*s7 - angle_19*c7;
    const REAL o1_x = q0 - (0.03*angle_12 + 0.1*angle_14);
    const REAL o1_y = 0.03*angle_15 - 0.1*angle_17 + q1;
    const REAL o1_z = 0.03*angle_18 + 0.1*angle_20 + q2;

    /* frame of 'fore' in the base */
    const REAL o3_x = r3_x*Q1_xx + angle_14*r3_y + o1_x;
    const REAL o3_y = r3_x*Q1_yx + angle_17*r3_y + o1_y;
    const REAL o3_z = o1_z - (r3_x*Q1_zx_neg + angle_20*r3_y);

    /* frame of tool 'grip' */
    const REAL ot_x_0 = 0.24*s89;
    const REAL ot_x_1 = 0.24*c89;
    const REAL ot_x_2 = Q1_xx*ot_x_0 - angle_14*ot_x_1;
    const REAL ot_y_0 = angle_17*ot_x_1 - Q1_yx*ot_x_0;
    const REAL ot_z_0 = Q1_zx_neg*ot_x_0 - angle_20*ot_x_1;
    const REAL ot_x = o3_x + ot_x_2;
    const REAL ot_y = o3_y - ot_y_0;
    const REAL ot_z = o3_z - ot_z_0;

    /* columns of the Jacobian */
    const REAL J_y0_neg_0 = q0 - ot_x;
    const REAL J_x0_0 = q1 - ot_y;
    const REAL J_x0_1 = q2 - ot_z;
    const REAL J_x0 = angle_18*J_x0_0 - angle_15*J_x0_1;
    const REAL J_y0_neg = angle_18*J_y0_neg_0 + angle_12*J_x0_1;
    const REAL J_z0 = angle_12*J_x0_0 + angle_15*J_y0_neg_0;
    const REAL J_x1 = angle_16*J_x0_1 + angle_19*J_x0_0;
    const REAL J_y1 = angle_13*J_x0_1 - angle_19*J_y0_neg_0;
    const REAL J_z1_neg = angle_13*J_x0_0 + angle_16*J_y0_neg_0;
    const REAL J_x2_neg = angle_17*J_x0_1 + angle_20*J_x0_0;
    const REAL J_y2 = angle_20*J_y0_neg_0 + angle_14*J_x0_1;
    const REAL J_z2 = angle_17*J_y0_neg_0 - angle_14*J_x0_0;
    const REAL J_y6_0 = o1_x - ot_x;
    const REAL J_x6_neg_0 = o1_y - ot_y;
    const REAL J_x6_neg_1 = o1_z - ot_z;
    const REAL J_x6_neg = angle_17*J_x6_neg_1 + angle_20*J_x6_neg_0;
    const REAL J_y6 = angle_20*J_y6_0 + angle_14*J_x6_neg_1;
    const REAL J_z6 = angle_17*J_y6_0 - angle_14*J_x6_neg_0;
    const REAL J_x7 = Q1_yy*J_x6_neg_1 - Q1_zy*J_x6_neg_0;
    const REAL J_y7 = Q1_zy*J_y6_0 + Q1_xy_neg*J_x6_neg_1;
    const REAL J_z7_neg = Q1_xy_neg*J_x6_neg_0 + Q1_yy*J_y6_0;
    const REAL J_x8 = Q1_yy*ot_z_0 - Q1_zy*ot_y_0;
    const REAL J_y8 = Q1_xy_neg*ot_z_0 - Q1_zy*ot_x_2;
    const REAL J_z8 = Q1_yy*ot_x_2 - Q1_xy_neg*ot_y_0;

    /* joint forces of the wrench */
    const REAL tau0_0 = angle_12*f0 - angle_15*f1 - angle_18*f2 - J_x0*f3 + J_y0_neg*f4;
    const REAL tau0 = J_z0*f5 - tau0_0;
    const REAL tau1_0 = J_z1_neg*f5;
    const REAL tau1 = angle_13*f0 - angle_16*f1 + angle_19*f2 + J_x1*f3 + J_y1*f4 - tau1_0;
    const REAL tau2_0 = angle_14*f0 + angle_17*f1 - angle_20*f2;
    const REAL tau2 = tau2_0 - J_x2_neg*f3 + J_y2*f4 + J_z2*f5;
    const REAL tau3 = angle_18*f5 - (angle_12*f3 - angle_15*f4);
    const REAL tau4 = angle_13*f3 - angle_16*f4 + angle_19*f5;
    const REAL tau5 = angle_14*f3 + angle_17*f4 - angle_20*f5;
    const REAL tau6 = tau2_0 - J_x6_neg*f3 + J_y6*f4 + J_z6*f5;
    const REAL tau7_0 = Q1_xy_neg*f0 - Q1_yy*f1 - Q1_zy*f2;
    const REAL tau7 = tau7_0 + J_x7*f3 + J_y7*f4 - J_z7_neg*f5;
    const REAL tau8 = tau7_0 + J_x8*f3 + J_y8*f4 + J_z8*f5;

    /* composite inertia of 'upper' */
    const REAL R2_Jzz_0 = 0.44*s8*I3_hx;
    const REAL R2_Jzz_1 = -0.44*c8*I3_hy;
    const REAL R2_Jzz_2 = R2_Jzz_0 + R2_Jzz_1;
    const REAL R2_hx = I2_hx + I3_hx;
    const REAL R2_hy = I3_hy - I2_hy_neg;
    const REAL R2_Jxx_neg = I3_Jxx_neg - R2_Jzz_1 + I2_Jxx_neg;
    const REAL R2_Jyy = I3_Jyy + R2_Jzz_0 + I2_Jyy;
    const REAL R2_Jzz = R2_Jzz_2 + 0.01916116;
    const REAL R2_Jxy = I3_Jxy - (r3_x*I3_hy + r3_y*I3_hx) + I2_Jxy;
    const REAL R2_Jxz = I2_Jxz + I3_Jxz;
    const REAL R2_Jyz = I2_Jyz + I3_Jyz;

    /* composite inertia of 'turret' */
    const REAL R1_hx = R2_hx - 0.00036;
    const REAL R1_Jxx = 0.01914932 - R2_Jxx_neg;
    const REAL R1_Jzz = R2_Jyy + 0.01925076;
    const REAL R1_Jxz = R2_Jxy + 2.84e-06;

    /* composite inertia of 'frame' */
    const REAL R0_hx_0 = c7*R1_hx + 0.00084*s7;
    const REAL R0_hy_0 = s7*R1_hx - 0.00084*c7;
    const REAL R0_Jxx_0 = c7*(R2_Jzz - R1_Jxx) - 2.0*R2_Jxz*s7;
    const REAL R0_Jxx_1 = c7*R0_Jxx_0;
    const REAL R0_Jxz_0 = c7*R1_Jxz + s7*R2_Jyz;
    const REAL R0_Jyy_0 = 0.06*R0_hx_0;
    const REAL R0_Jyy_1 = -0.2*R2_hy;
    const REAL R0_Jxz_1 = 0.1*R0_hx_0;
    const REAL R0_Jyz_0 = s7*R1_Jxz - c7*R2_Jyz + 0.1*R0_hy_0;
    const REAL R0_hx = 0.0096 - R0_hx_0;
    const REAL R0_hy = -R0_hy_0 - 0.0021;
    const REAL R0_hz = R2_hy + 0.00512;
    const REAL R0_Jxx = R2_Jzz - R0_Jxx_1 + R0_Jyy_1 + 0.0299287;
    const REAL R0_Jyy = 0.0340962 - (R0_Jyy_0 - R0_Jyy_1 - (R1_Jxx + R0_Jxx_1));
    const REAL R0_Jzz = R1_Jzz - R0_Jyy_0 + 0.0415717;
    const REAL R0_Jxy = 0.03*R0_hy_0 - (R2_Jxz + s7*R0_Jxx_0) + 0.0001084;
    const REAL R0_Jxz = 0.0028266 - (0.03*R2_hy + R0_Jxz_1 + R0_Jxz_0);
    const REAL R0_Jyz = -R0_Jyz_0 - 0.0001748;

    /* inertia that joint 'turn' feels, and its couplings inward */
    const REAL M66 = R2_Jyy + 0.02125076;
    const REAL M06_neg = R0_Jxz_0 + R0_Jxz_1;
    const REAL M26 = R1_Jzz - 0.03*R0_hx_0;

    /* inertia that joint 'lift' feels, and its couplings inward */
    const REAL M77 = R2_Jzz_2 + 0.02116116;
    const REAL M37 = c7*R2_hy;
    const REAL M47 = s7*R2_hy;
    const REAL M07 = 0.1*M47 - (c7*R2_Jxz + s7*R2_Jzz);
    const REAL M17 = c7*R2_Jzz - s7*R2_Jxz - (0.1*M37 + 0.03*R2_hx);
    const REAL M27 = R2_Jyz + 0.03*M47;

    /* inertia that joint 'elbow' feels, and its couplings inward */
    const REAL M78 = r3_x*I3_hx + r3_y*I3_hy + 0.004675;
    const REAL M38 = c7*I3_hy;
    const REAL M48 = s7*I3_hy;
    const REAL M08_neg = c7*I3_Jxz + s7*M78 - 0.1*M48;
    const REAL M18 = c7*M78 - s7*I3_Jxz - (0.1*M38 + 0.000825*s89);
    const REAL M28 = I3_Jyz + 0.03*M48;

    /* elimination of 'elbow' */
    const REAL U08 = -176.21145374449338*M08_neg;
    const REAL U18 = 176.21145374449338*M18;
    const REAL U28 = 176.21145374449338*M28;
    const REAL U38 = 176.21145374449338*M38;
    const REAL U48 = 176.21145374449338*M48;
    const REAL U58 = 4.845814977973569*s89;
    const REAL U68 = -0.009162995594713657*c89;
    const REAL U78 = 176.21145374449338*M78;
    const REAL M00e8 = R0_Jxx + M08_neg*U08;
    const REAL M01e8 = R0_Jxy + M08_neg*U18;
    const REAL M11e8 = R0_Jyy - M18*U18;
    const REAL M02e8 = R0_Jxz + M08_neg*U28;
    const REAL M12e8 = R0_Jyz - M18*U28;
    const REAL M22e8 = R0_Jzz - M28*U28;
    const REAL M03e8 = M08_neg*U38;
    const REAL M13e8 = R0_hz - M18*U38;
    const REAL M23e8 = -R0_hy - M28*U38;
    const REAL M33e8 = 3.64 - M38*U38;
    const REAL M04e8 = M08_neg*U48 - R0_hz;
    const REAL M14e8 = -M18*U48;
    const REAL M24e8 = R0_hx - M28*U48;
    const REAL M34e8 = -M38*U48;
    const REAL M44e8 = 3.64 - M48*U48;
    const REAL M05e8 = R0_hy + M08_neg*U58;
    const REAL M15e8 = -R0_hx - M18*U58;
    const REAL M25e8 = -M28*U58;
    const REAL M35e8 = -M38*U58;
    const REAL M45e8 = -M48*U58;
    const REAL M55e8 = 3.64 - I3_hx*U58;
    const REAL M06e8_neg = M06_neg - M08_neg*U68;
    const REAL M16e8_neg = R0_Jyz_0 + M18*U68;
    const REAL M26e8 = M26 - M28*U68;
    const REAL M36e8 = R0_hy_0 - M38*U68;
    const REAL M46e8_neg = R0_hx_0 + M48*U68;
    const REAL M56e8 = -I3_hx*U68;
    const REAL M66e8 = M66 - I3_Jyz*U68;
    const REAL M07e8 = M07 + M08_neg*U78;
    const REAL M17e8 = M17 - M18*U78;
    const REAL M27e8 = M27 - M28*U78;
    const REAL M37e8 = M37 - M38*U78;
    const REAL M47e8 = M47 - M48*U78;
    const REAL M57e8 = R2_hx - I3_hx*U78;
    const REAL M67e8 = R2_Jyz - I3_Jyz*U78;
    const REAL D7 = M77 - M78*U78;

    /* elimination of 'lift' */
    const REAL D7_inv = 1.0/D7;
    const REAL U07 = M07e8*D7_inv;
    const REAL U17 = M17e8*D7_inv;
    const REAL U27 = M27e8*D7_inv;
    const REAL U37 = M37e8*D7_inv;
    const REAL U47 = M47e8*D7_inv;
    const REAL U57 = M57e8*D7_inv;
    const REAL U67 = M67e8*D7_inv;
    const REAL M00e7 = M00e8 - M07e8*U07;
    const REAL M01e7 = M01e8 - M07e8*U17;
    const REAL M11e7 = M11e8 - M17e8*U17;
    const REAL M02e7 = M02e8 - M07e8*U27;
    const REAL M12e7 = M12e8 - M17e8*U27;
    const REAL M22e7 = M22e8 - M27e8*U27;
    const REAL M03e7 = M03e8 - M07e8*U37;
    const REAL M13e7 = M13e8 - M17e8*U37;
    const REAL M23e7 = M23e8 - M27e8*U37;
    const REAL M33e7 = M33e8 - M37e8*U37;
    const REAL M04e7 = M04e8 - M07e8*U47;
    const REAL M14e7 = M14e8 - M17e8*U47;
    const REAL M24e7 = M24e8 - M27e8*U47;
    const REAL M34e7 = M34e8 - M37e8*U47;
    const REAL M44e7 = M44e8 - M47e8*U47;
    const REAL M05e7 = M05e8 - M07e8*U57;
    const REAL M15e7 = M15e8 - M17e8*U57;
    const REAL M25e7 = M25e8 - M27e8*U57;
    const REAL M35e7 = M35e8 - M37e8*U57;
    const REAL M45e7 = M45e8 - M47e8*U57;
    const REAL M55e7 = M55e8 - M57e8*U57;
    const REAL M06e7_neg = M06e8_neg + M07e8*U67;
    const REAL M16e7_neg = M16e8_neg + M17e8*U67;
    const REAL M26e7 = M26e8 - M27e8*U67;
    const REAL M36e7 = M36e8 - M37e8*U67;
    const REAL M46e7 = -M46e8_neg - M47e8*U67;
    const REAL M56e7 = M56e8 - M57e8*U67;
    const REAL D6 = M66e8 - M67e8*U67;

    /* elimination of 'turn' */
    const REAL D6_inv = 1.0/D6;
    const REAL U06_neg = M06e7_neg*D6_inv;
    const REAL U16_neg = M16e7_neg*D6_inv;
    const REAL U26 = M26e7*D6_inv;
    const REAL U36 = M36e7*D6_inv;
    const REAL U46 = M46e7*D6_inv;
    const REAL U56 = M56e7*D6_inv;
    const REAL M00e6 = M00e7 - M06e7_neg*U06_neg;
    const REAL M01e6 = M01e7 - M06e7_neg*U16_neg;
    const REAL M11e6 = M11e7 - M16e7_neg*U16_neg;
    const REAL M02e6 = M02e7 + M06e7_neg*U26;
    const REAL M12e6 = M12e7 + M16e7_neg*U26;
    const REAL M22e6 = M22e7 - M26e7*U26;
    const REAL M03e6 = M03e7 + M06e7_neg*U36;
    const REAL M13e6 = M13e7 + M16e7_neg*U36;
    const REAL M23e6 = M23e7 - M26e7*U36;
    const REAL M33e6 = M33e7 - M36e7*U36;
    const REAL M04e6 = M04e7 + M06e7_neg*U46;
    const REAL M14e6 = M14e7 + M16e7_neg*U46;
    const REAL M24e6 = M24e7 - M26e7*U46;
    const REAL M34e6 = M34e7 - M36e7*U46;
    const REAL M44e6 = M44e7 - M46e7*U46;
    const REAL M05e6 = M05e7 + M06e7_neg*U56;
    const REAL M15e6 = M15e7 + M16e7_neg*U56;
    const REAL M25e6 = M25e7 - M26e7*U56;
    const REAL M35e6 = M35e7 - M36e7*U56;
    const REAL M45e6 = M45e7 - M46e7*U56;
    const REAL D5 = M55e7 - M56e7*U56;

    /* elimination of 'floating_base' */
    const REAL D5_inv_neg = -1.0/D5;
    const REAL U05 = -M05e6*D5_inv_neg;
    const REAL U15_neg = M15e6*D5_inv_neg;
    const REAL U25_neg = M25e6*D5_inv_neg;
    const REAL U35_neg = M35e6*D5_inv_neg;
    const REAL U45_neg = M45e6*D5_inv_neg;
    const REAL M04e5 = M04e6 + M05e6*U45_neg;
    const REAL M14e5 = M14e6 + M15e6*U45_neg;
    const REAL M24e5 = M24e6 + M25e6*U45_neg;
    const REAL M34e5 = M34e6 + M35e6*U45_neg;
    const REAL D4 = M44e6 + M45e6*U45_neg;
    const REAL D4_inv_neg = -1.0/D4;
    const REAL U04_neg = M04e5*D4_inv_neg;
    const REAL U14 = -M14e5*D4_inv_neg;
    const REAL U24 = -M24e5*D4_inv_neg;
    const REAL U34 = -M34e5*D4_inv_neg;
    const REAL M03e4 = M03e6 + M05e6*U35_neg - M04e5*U34;
    const REAL M13e4 = M13e6 + M15e6*U35_neg - M14e5*U34;
    const REAL M23e4 = M23e6 + M25e6*U35_neg - M24e5*U34;
    const REAL D3 = M33e6 + M35e6*U35_neg - M34e5*U34;
    const REAL D3_inv_neg = -1.0/D3;
    const REAL U03 = -M03e4*D3_inv_neg;
    const REAL U13 = -M13e4*D3_inv_neg;
    const REAL U23_neg = M23e4*D3_inv_neg;
    const REAL M02e3 = M02e6 + M05e6*U25_neg - M04e5*U24 + M03e4*U23_neg;
    const REAL M12e3 = M12e6 + M15e6*U25_neg - M14e5*U24 + M13e4*U23_neg;
    const REAL D2 = M22e6 + M25e6*U25_neg - M24e5*U24 + M23e4*U23_neg;
    const REAL D2_inv = 1.0/D2;
    const REAL U02 = M02e3*D2_inv;
    const REAL U12 = M12e3*D2_inv;
    const REAL M01e2 = M01e6 + M05e6*U15_neg - M04e5*U14 - M03e4*U13 - M02e3*U12;
    const REAL D1 = M11e6 + M15e6*U15_neg - M14e5*U14 - M13e4*U13 - M12e3*U12;
    const REAL D1_inv_neg = -1.0/D1;
    const REAL U01_neg = M01e2*D1_inv_neg;
    const REAL D0_0 = M01e2*U01_neg;
    const REAL D0 = M00e6 - M05e6*U05 + M04e5*U04_neg - M03e4*U03 - M02e3*U02 + D0_0;
    const REAL D0_inv = 1.0/D0;

    /* solve with U */
    const REAL e7 = tau7 - tau8*U78;
    const REAL e6 = tau6 - U67*e7 - tau8*U68;
    const REAL e5 = tau5 - U56*e6 - U57*e7 - tau8*U58;
    const REAL e4 = tau4 + U45_neg*e5 - U46*e6 - U47*e7 - tau8*U48;
    const REAL e3 = U35_neg*e5 - (U34*e4 - tau3) - U36*e6 - U37*e7 - tau8*U38;
    const REAL e2_0 = -tau8*U28;
    const REAL e2 = tau2 + U23_neg*e3 - U24*e4 + U25_neg*e5 - U26*e6 - U27*e7 + e2_0;
    const REAL e1_0 = tau1 - U12*e2 - U13*e3 - U14*e4 + U15_neg*e5 + U16_neg*e6;
    const REAL e1 = e1_0 - U17*e7 - tau8*U18;
    const REAL e0_0 = U02*e2 - (tau0 + U01_neg*e1) + U03*e3 - U04_neg*e4 + U05*e5;
    const REAL e0 = U06_neg*e6 - e0_0 - U07*e7 - tau8*U08;

    /* solve with D and U* */
    const REAL x0 = D0_inv*e0;
    const REAL x1_neg = D1_inv_neg*e1 - U01_neg*x0;
    const REAL x2 = D2_inv*e2 - U02*x0 + U12*x1_neg;
    const REAL x3 = U13*x1_neg - (D3_inv_neg*e3 + U03*x0) + U23_neg*x2;
    const REAL x4_neg = D4_inv_neg*e4 - U04_neg*x0 - U14*x1_neg + U24*x2 + U34*x3;
    const REAL x5_neg_0 = D5_inv_neg*e5 + U05*x0 + U15_neg*x1_neg - U25_neg*x2;
    const REAL x5_neg = x5_neg_0 - U35_neg*x3 + U45_neg*x4_neg;
    const REAL x6_0 = D6_inv*e6 + U06_neg*x0 - U16_neg*x1_neg - U26*x2 - U36*x3;
    const REAL x6 = x6_0 + U46*x4_neg + U56*x5_neg;
    const REAL x7_0 = D7_inv*e7 - U07*x0 + U17*x1_neg - U27*x2 - U37*x3 + U47*x4_neg;
    const REAL x7 = x7_0 + U57*x5_neg - U67*x6;
    const REAL x8_0 = 176.21145374449338*tau8 - U08*x0 + U18*x1_neg - U28*x2 - U38*x3;
    const REAL x8 = x8_0 + U48*x4_neg + U58*x5_neg - U68*x6 - U78*x7;

    qdd[0] = x0;
    qdd[1] = -x1_neg;
    qdd[2] = x2;
    qdd[3] = x3;
    qdd[4] = -x4_neg;
    qdd[5] = -x5_neg;
    qdd[6] = x6;
    qdd[7] = x7;
    qdd[8] = x8;
}

FUNCTION(drone_arm_integrate)(const REAL q[10], const REAL v[9], REAL q_next[10])
{
    const REAL q0 = q[0], q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6];
    const REAL q7 = q[7], q8 = q[8], q9 = q[9];
    const REAL v0 = v[0], v1 = v[1], v2 = v[2], v3 = v[3], v4 = v[4], v5 = v[5], v6 = v[6];
    const REAL v7 = v[7], v8 = v[8];

    /* sines and cosines */
    const REAL angle_0 = v0*v0 + v1*v1 + v2*v2 + 1e-16;
    const REAL qn0_0 = OF(drone_arm_sqrt)(angle_0);
    const REAL qn0_1 = 0.5*qn0_0;
    const REAL angles[1] = {qn0_1};
    REAL sines[1], cosines[1];
    OF(drone_arm_sincos)(1, angles, sines, cosines);
    const REAL qn0_2 = sines[0];
    const REAL qn0_3 = cosines[0];

    /* position of joint 'floating_base' */
    const REAL qn0_4 = 1.0/angle_0;
    const REAL qn0_5 = qn0_0*qn0_2*qn0_4;
    const REAL qn0_6 = v1*v5 - v2*v4;
    const REAL qn0_7 = v2*v3 - v0*v5;
    const REAL qn0_8 = v0*v4 - v1*v3;
    const REAL qn0_9 = qn0_5*qn0_5*2.0;
    const REAL qn0_10 = qn0_4*(2.0*qn0_5*qn0_3 - 1.0);
    const REAL qn1_0 = 2.0*q3;
    const REAL qn0_11 = 2.0*q4;
    const REAL qn0_12 = 2.0*q5;
    const REAL qn1_1 = q3*qn1_0;
    const REAL qn0_13 = q4*qn0_11;
    const REAL qn0_14 = q5*qn0_12;
    const REAL qn0_15 = q4*qn1_0;
    const REAL qn0_16 = q5*qn1_0;
    const REAL qn1_2 = q5*qn0_11;
    const REAL qn1_3 = q6*qn1_0;
    const REAL qn0_17 = q6*qn0_11;
    const REAL qn0_18 = q6*qn0_12;
    const REAL qn0_19 = qn0_6*qn0_9 - qn0_10*(v1*qn0_8 - v2*qn0_7) + v3;
    const REAL qn0_20 = qn0_7*qn0_9 - qn0_10*(v2*qn0_6 - v0*qn0_8) + v4;
    const REAL qn0_21 = qn0_8*qn0_9 - qn0_10*(v0*qn0_7 - v1*qn0_6) + v5;
    const REAL qn0_22 = (qn0_16 + qn0_17)*qn0_21;
    const REAL qn1_4 = (qn1_2 - qn1_3)*qn0_21;
    const REAL qn2_0 = (qn1_1 + qn0_13 - 1.0)*qn0_21;
    const REAL qn0 = q0 - ((qn0_13 + qn0_14 - 1.0)*qn0_19 - (qn0_15 - qn0_18)*qn0_20 - qn0_22);
    const REAL qn1 = (qn0_15 + qn0_18)*qn0_19 - (qn1_1 + qn0_14 - 1.0)*qn0_20 + qn1_4 + q1;
    const REAL qn2 = (qn0_16 - qn0_17)*qn0_19 + (qn1_2 + qn1_3)*qn0_20 - qn2_0 + q2;
    const REAL qn3_0 = v0*qn0_5;
    const REAL qn3_1 = v1*qn0_5;
    const REAL qn3_2 = v2*qn0_5;
    const REAL qn3 = q6*qn3_0 + q3*qn0_3 + (q4*qn3_2 - q5*qn3_1);
    const REAL qn4 = q6*qn3_1 + q4*qn0_3 + (q5*qn3_0 - q3*qn3_2);
    const REAL qn5 = q6*qn3_2 + q5*qn0_3 + (q3*qn3_1 - q4*qn3_0);
    const REAL qn6 = q6*qn0_3 - (q3*qn3_0 + q4*qn3_1 + q5*qn3_2);

    /* position of joint 'turn' */
    const REAL qn7 = v6 + q7;

    /* position of joint 'lift' */
    const REAL qn8 = v7 + q8;

    /* position of joint 'elbow' */
    const REAL qn9 = v8 + q9;

    q_next[0] = qn0;
    q_next[1] = qn1;
    q_next[2] = qn2;
    q_next[3] = qn3;
    q_next[4] = qn4;
    q_next[5] = qn5;
    q_next[6] = qn6;
    q_next[7] = qn7;
    q_next[8] = qn8;
    q_next[9] = qn9;
}

FUNCTION(drone_arm_normalise)(const REAL q[10], REAL q_unit[10])
{
    const REAL q0 = q[0], q1 = q[1], q2 = q[2], q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6];
    const REAL q7 = q[7], q8 = q[8], q9 = q[9];

    /* position of joint 'floating_base' */
    const REAL qu3_0 = 1.0/OF(drone_arm_sqrt)(q3*q3 + q4*q4 + q5*q5 + q6*q6);
    const REAL qu3 = q3*qu3_0;
    const REAL qu4 = q4*qu3_0;
    const REAL qu5 = q5*qu3_0;
    const REAL qu6 = q6*qu3_0;

    q_unit[0] = q0;
    q_unit[1] = q1;
    q_unit[2] = q2;
    q_unit[3] = qu3;
    q_unit[4] = qu4;
    q_unit[5] = qu5;
    q_unit[6] = qu6;
    q_unit[7] = q7;
    q_unit[8] = q8;
    q_unit[9] = q9;
}

FUNCTION(drone_arm_position_rate)(const REAL q[10], const REAL v[9], REAL q_rate[10])
{
    const REAL q3 = q[3], q4 = q[4], q5 = q[5], q6 = q[6];
    const REAL v0 = v[0], v1 = v[1], v2 = v[2], v3 = v[3], v4 = v[4], v5 = v[5], v6 = v[6];
    const REAL v7 = v[7], v8 = v[8];

    /* position of joint 'floating_base' */
    const REAL qr1_0 = 2.0*q3;
    const REAL qr0_0 = 2.0*q4;
    const REAL qr0_1 = 2.0*q5;
    const REAL qr1_1 = q3*qr1_0;
    const REAL qr0_2 = q4*qr0_0;
    const REAL qr0_3 = q5*qr0_1;
    const REAL qr0_4 = q4*qr1_0;
    const REAL qr0_5 = q5*qr1_0;
    const REAL qr1_2 = q5*qr0_0;
    const REAL qr1_3 = q6*qr1_0;
    const REAL qr0_6 = q6*qr0_0;
    const REAL qr0_7 = q6*qr0_1;
    const REAL qr0_8 = v5*(qr0_5 + qr0_6);
    const REAL qr0 = qr0_8 - (v3*(qr0_2 + qr0_3 - 1.0) - v4*(qr0_4 - qr0_7));
    const REAL qr1 = v3*(qr0_4 + qr0_7) - v4*(qr1_1 + qr0_3 - 1.0) + v5*(qr1_2 - qr1_3);
    const REAL qr2 = v3*(qr0_5 - qr0_6) + v4*(qr1_2 + qr1_3) - v5*(qr1_1 + qr0_2 - 1.0);
    const REAL qr3_0 = 0.5*v0;
    const REAL qr3_1 = 0.5*v1;
    const REAL qr3_2 = 0.5*v2;
    const REAL qr3 = q4*qr3_2 - q5*qr3_1 + q6*qr3_0;
    const REAL qr4 = q5*qr3_0 - q3*qr3_2 + q6*qr3_1;
    const REAL qr5 = q3*qr3_1 - q4*qr3_0 + q6*qr3_2;
    const REAL qr6_neg = q3*qr3_0 + q4*qr3_1 + q5*qr3_2;

    q_rate[0] = qr0;
    q_rate[1] = qr1;
    q_rate[2] = qr2;
    q_rate[3] = qr3;
    q_rate[4] = qr4;
    q_rate[5] = qr5;
    q_rate[6] = -qr6_neg;
    q_rate[7] = v6;
    q_rate[8] = v7;
    q_rate[9] = v8;
}

#ifndef DRONE_ARM_SECOND_READING
#if DRONE_ARM_WIDTH > 1
#define DRONE_ARM_SECOND_READING
#undef REAL
#undef FUNCTION
#undef OF
#undef ALL
#define REAL drone_arm_vector
#define FUNCTION(name) static void name##_lanes
#define OF(name) name##_lanes
#define ALL(x) ((x) - (drone_arm_vector){0})
#include "drone_arm.c"
#endif

#ifdef _OPENMP
#define DRONE_ARM_EACH_BLOCK _Pragma("omp parallel for if (count >= 1000)")
#else
#define DRONE_ARM_EACH_BLOCK
#endif

void drone_arm_mass_matrix_batch(size_t count, const double *q, double *M)
{
    DRONE_ARM_EACH_BLOCK
    for (size_t state = 0; state < count; state += DRONE_ARM_WIDTH) {
        const size_t lanes = count - state < DRONE_ARM_WIDTH ? count - state : DRONE_ARM_WIDTH;
        REAL q_[10], M_[81];

        drone_arm_load(lanes, 10, q + 10*state, q_);
        OF(drone_arm_mass_matrix)(q_, M_);
        drone_arm_store(lanes, 81, M_, M + 81*state);
    }
}

void drone_arm_udu_batch(size_t count, const double *q, double *U, double *D)
{
    DRONE_ARM_EACH_BLOCK
    for (size_t state = 0; state < count; state += DRONE_ARM_WIDTH) {
        const size_t lanes = count - state < DRONE_ARM_WIDTH ? count - state : DRONE_ARM_WIDTH;
        REAL q_[10], U_[81], D_[9];

        drone_arm_load(lanes, 10, q + 10*state, q_);
        OF(drone_arm_udu)(q_, U_, D_);
        drone_arm_store(lanes, 81, U_, U + 81*state);
        drone_arm_store(lanes, 9, D_, D + 9*state);
    }
}

void drone_arm_innovations_batch(size_t count, const double *q, double *W, double *D)
{
    DRONE_ARM_EACH_BLOCK
    for (size_t state = 0; state < count; state += DRONE_ARM_WIDTH) {
        const size_t lanes = count - state < DRONE_ARM_WIDTH ? count - state : DRONE_ARM_WIDTH;
        REAL q_[10], W_[81], D_[9];

        drone_arm_load(lanes, 10, q + 10*state, q_);
        OF(drone_arm_innovations)(q_, W_, D_);
        drone_arm_store(lanes, 81, W_, W + 81*state);
        drone_arm_store(lanes, 9, D_, D + 9*state);
    }
}

void drone_arm_mass_matrix_inverse_batch(size_t count, const double *q, double *M_inverse)
{
    DRONE_ARM_EACH_BLOCK
    for (size_t state = 0; state < count; state += DRONE_ARM_WIDTH) {
        const size_t lanes = count - state < DRONE_ARM_WIDTH ? count - state : DRONE_ARM_WIDTH;
        REAL q_[10], M_inverse_[81];

        drone_arm_load(lanes, 10, q + 10*state, q_);
        OF(drone_arm_mass_matrix_inverse)(q_, M_inverse_);
        drone_arm_store(lanes, 81, M_inverse_, M_inverse + 81*state);
    }
}

void drone_arm_inverse_dynamics_batch(
    size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    DRONE_ARM_EACH_BLOCK
    for (size_t state = 0; state < count; state += DRONE_ARM_WIDTH) {
        const size_t lanes = count - state < DRONE_ARM_WIDTH ? count - state : DRONE_ARM_WIDTH;
        REAL q_[10], qd_[9], qdd_[9], tau_[9];

        drone_arm_load(lanes, 10, q + 10*state, q_);
        drone_arm_load(lanes, 9, qd + 9*state, qd_);
        drone_arm_load(lanes, 9, qdd + 9*state, qdd_);
        OF(drone_arm_inverse_dynamics)(q_, qd_, qdd_, tau_);
        drone_arm_store(lanes, 9, tau_, tau + 9*state);
    }
}

void drone_arm_bias_forces_batch(size_t count, const double *q, const double *qd, double *bias)
{
    DRONE_ARM_EACH_BLOCK
    for (size_t state = 0; state < count; state += DRONE_ARM_WIDTH) {
        const size_t lanes = count - state < DRONE_ARM_WIDTH ? count - state : DRONE_ARM_WIDTH;
        REAL q_[10], qd_[9], bias_[9];

        drone_arm_load(lanes, 10, q + 10*state, q_);
        drone_arm_load(lanes, 9, qd + 9*state, qd_);
        OF(drone_arm_bias_forces)(q_, qd_, bias_);
        drone_arm_store(lanes, 9, bias_, bias + 9*state);
    }
}

void drone_arm_gravity_forces_batch(size_t count, const double *q, double *g)
{
    DRONE_ARM_EACH_BLOCK
    for (size_t state = 0; state < count; state += DRONE_ARM_WIDTH) {
        const size_t lanes = count - state < DRONE_ARM_WIDTH ? count - state : DRONE_ARM_WIDTH;
        REAL q_[10], g_[9];

        drone_arm_load(lanes, 10, q + 10*state, q_);
        OF(drone_arm_gravity_forces)(q_, g_);
        drone_arm_store(lanes, 9, g_, g + 9*state);
    }
}

void drone_arm_coriolis_matrix_batch(size_t count, const double *q, const double *qd, double *C)
{
    DRONE_ARM_EACH_BLOCK
    for (size_t state = 0; state < count; state += DRONE_ARM_WIDTH) {
        const size_t lanes = count - state < DRONE_ARM_WIDTH ? count - state : DRONE_ARM_WIDTH;
        REAL q_[10], qd_[9], C_[81];

        drone_arm_load(lanes, 10, q + 10*state, q_);
        drone_arm_load(lanes, 9, qd + 9*state, qd_);
        OF(drone_arm_coriolis_matrix)(q_, qd_, C_);
        drone_arm_store(lanes, 81, C_, C + 81*state);
    }
}

void drone_arm_forward_dynamics_batch(
    size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    DRONE_ARM_EACH_BLOCK
    for (size_t state = 0; state < count; state += DRONE_ARM_WIDTH) {
        const size_t lanes = count - state < DRONE_ARM_WIDTH ? count - state : DRONE_ARM_WIDTH;
        REAL q_[10], qd_[9], tau_[9], qdd_[9];

        drone_arm_load(lanes, 10, q + 10*state, q_);
        drone_arm_load(lanes, 9, qd + 9*state, qd_);
        drone_arm_load(lanes, 9, tau + 9*state, tau_);
        OF(drone_arm_forward_dynamics)(q_, qd_, tau_, qdd_);
        drone_arm_store(lanes, 9, qdd_, qdd + 9*state);
    }
}

void drone_arm_pose_front_left_batch(size_t count, const double *q, double *pose)
{
    DRONE_ARM_EACH_BLOCK
    for (size_t state = 0; state < count; state += DRONE_ARM_WIDTH) {
        const size_t lanes = count - state < DRONE_ARM_WIDTH ? count - state : DRONE_ARM_WIDTH;
        REAL q_[10], pose_[16];

        drone_arm_load(lanes, 10, q + 10*state, q_);
        OF(drone_arm_pose_front_left)(q_, pose_);
        drone_arm_store(lanes, 16, pose_, pose + 16*state);
    }
}

void drone_arm_pose_front_right_batch(size_t count, const double *q, double *pose)
{
    DRONE_ARM_EACH_BLOCK
    for (size_t state = 0; state < count; state += DRONE_ARM_WIDTH) {
        const size_t lanes = count - state < DRONE_ARM_WIDTH ? count - state : DRONE_ARM_WIDTH;
        REAL q_[10], pose_[16];

        drone_arm_load(lanes, 10, q + 10*state, q_);
        OF(drone_arm_pose_front_right)(q_, pose_);
        drone_arm_store(lanes, 16, pose_, pose + 16*state);
    }
}

void drone_arm_pose_rear_left_batch(size_t count, const double *q, double *pose)
{
    DRONE_ARM_EACH_BLOCK
    for (size_t state = 0; state < count; state += DRONE_ARM_WIDTH) {
        const size_t lanes = count - state < DRONE_ARM_WIDTH ? count - state : DRONE_ARM_WIDTH;
        REAL q_[10], pose_[16];

        drone_arm_load(lanes, 10, q + 10*state, q_);
        OF(drone_arm_pose_rear_left)(q_, pose_);
        drone_arm_store(lanes, 16, pose_, pose + 16*state);
    }
}

void drone_arm_pose_rear_right_batch(size_t count, const double *q, double *pose)
{
    DRONE_ARM_EACH_BLOCK
    for (size_t state = 0; state < count; state += DRONE_ARM_WIDTH) {
        const size_t lanes = count - state < DRONE_ARM_WIDTH ? count - state : DRONE_ARM_WIDTH;
        REAL q_[10], pose_[16];

        drone_arm_load(lanes, 10, q + 10*state, q_);
        OF(drone_arm_pose_rear_right)(q_, pose_);
        drone_arm_store(lanes, 16, pose_, pose + 16*state);
    }
}

void drone_arm_pose_grip_batch(size_t count, const double *q, double *pose)
{
    DRONE_ARM_EACH_BLOCK
    for (size_t state = 0; state < count; state += DRONE_ARM_WIDTH) {
        const size_t lanes = count - state < DRONE_ARM_WIDTH ? count - state : DRONE_ARM_WIDTH;
        REAL q_[10], pose_[16];

        drone_arm_load(lanes, 10, q + 10*state, q_);
        OF(drone_arm_pose_grip)(q_, pose_);
        drone_arm_store(lanes, 16, pose_, pose + 16*state);
    }
}

void drone_arm_jacobian_front_left_batch(size_t count, const double *q, double *J)
{
    DRONE_ARM_EACH_BLOCK
    for (size_t state = 0; state < count; state += DRONE_ARM_WIDTH) {
        const size_t lanes = count - state < DRONE_ARM_WIDTH ? count - state : DRONE_ARM_WIDTH;
        REAL q_[10], J_[54];

        drone_arm_load(lanes, 10, q + 10*state, q_);
        OF(drone_arm_jacobian_front_left)(q_, J_);
        drone_arm_store(lanes, 54, J_, J + 54*state);
    }
}

void drone_arm_jacobian_front_right_batch(size_t count, const double *q, double *J)
{
    DRONE_ARM_EACH_BLOCK
    for (size_t state = 0; state < count; state += DRONE_ARM_WIDTH) {
        const size_t lanes = count - state < DRONE_ARM_WIDTH ? count - state : DRONE_ARM_WIDTH;
        REAL q_[10], J_[54];

        drone_arm_load(lanes, 10, q + 10*state, q_);
        OF(drone_arm_jacobian_front_right)(q_, J_);
        drone_arm_store(lanes, 54, J_, J + 54*state);
    }
}

void drone_arm_jacobian_rear_left_batch(size_t count, const double *q, double *J)
{
    DRONE_ARM_EACH_BLOCK
    for (size_t state = 0; state < count; state += DRONE_ARM_WIDTH) {
        const size_t lanes = count - state < DRONE_ARM_WIDTH ? count - state : DRONE_ARM_WIDTH;
        REAL q_[10], J_[54];

        drone_arm_load(lanes, 10, q + 10*state, q_);
        OF(drone_arm_jacobian_rear_left)(q_, J_);
        drone_arm_store(lanes, 54, J_, J + 54*state);
    }
}

void drone_arm_jacobian_rear_right_batch(size_t count, const double *q, double *J)
{
    DRONE_ARM_EACH_BLOCK
    for (size_t state = 0; state < count; state += DRONE_ARM_WIDTH) {
        const size_t lanes = count - state < DRONE_ARM_WIDTH ? count - state : DRONE_ARM_WIDTH;
        REAL q_[10], J_[54];

        drone_arm_load(lanes, 10, q + 10*state, q_);
        OF(drone_arm_jacobian_rear_right)(q_, J_);
        drone_arm_store(lanes, 54, J_, J + 54*state);
    }
}

void drone_arm_jacobian_grip_batch(size_t count, const double *q, double *J)
{
    DRONE_ARM_EACH_BLOCK
    for (size_t state = 0; state < count; state += DRONE_ARM_WIDTH) {
        const size_t lanes = count - state < DRONE_ARM_WIDTH ? count - state : DRONE_ARM_WIDTH;
        REAL q_[10], J_[54];

        drone_arm_load(lanes, 10, q + 10*state, q_);
        OF(drone_arm_jacobian_grip)(q_, J_);
        drone_arm_store(lanes, 54, J_, J + 54*state);
    }
}

void drone_arm_jacobian_rate_front_left_batch(
    size_t count, const double *q, const double *qd, double *Jd)
{
    DRONE_ARM_EACH_BLOCK
    for (size_t state = 0; state < count; state += DRONE_ARM_WIDTH) {
        const size_t lanes = count - state < DRONE_ARM_WIDTH ? count - state : DRONE_ARM_WIDTH;
        REAL q_[10], qd_[9], Jd_[54];

        drone_arm_load(lanes, 10, q + 10*state, q_);
        drone_arm_load(lanes, 9, qd + 9*state, qd_);
        OF(drone_arm_jacobian_rate_front_left)(q_, qd_, Jd_);
        drone_arm_store(lanes, 54, Jd_, Jd + 54*state);
    }
}

void drone_arm_jacobian_rate_front_right_batch(
    size_t count, const double *q, const double *qd, double *Jd)
{
    DRONE_ARM_EACH_BLOCK
    for (size_t state = 0; state < count; state += DRONE_ARM_WIDTH) {
        const size_t lanes = count - state < DRONE_ARM_WIDTH ? count - state : DRONE_ARM_WIDTH;
        REAL q_[10], qd_[9], Jd_[54];

        drone_arm_load(lanes, 10, q + 10*state, q_);
        drone_arm_load(lanes, 9, qd + 9*state, qd_);
        OF(drone_arm_jacobian_rate_front_right)(q_, qd_, Jd_);
        drone_arm_store(lanes, 54, Jd_, Jd + 54*state);
    }
}

void drone_arm_jacobian_rate_rear_left_batch(
    size_t count, const double *q, const double *qd, double *Jd)
{
    DRONE_ARM_EACH_BLOCK
    for (size_t state = 0; state < count; state += DRONE_ARM_WIDTH) {
        const size_t lanes = count - state < DRONE_ARM_WIDTH ? count - state : DRONE_ARM_WIDTH;
        REAL q_[10], qd_[9], Jd_[54];

        drone_arm_load(lanes, 10, q + 10*state, q_);
        drone_arm_load(lanes, 9, qd + 9*state, qd_);
        OF(drone_arm_jacobian_rate_rear_left)(q_, qd_, Jd_);
        drone_arm_store(lanes, 54, Jd_, Jd + 54*state);
    }
}

void drone_arm_jacobian_rate_rear_right_batch(
    size_t count, const double *q, const double *qd, double *Jd)
{
    DRONE_ARM_EACH_BLOCK
    for (size_t state = 0; state < count; state += DRONE_ARM_WIDTH) {
        const size_t lanes = count - state < DRONE_ARM_WIDTH ? count - state : DRONE_ARM_WIDTH;
        REAL q_[10], qd_[9], Jd_[54];

        drone_arm_load(lanes, 10, q + 10*state, q_);
        drone_arm_load(lanes, 9, qd + 9*state, qd_);
        OF(drone_arm_jacobian_rate_rear_right)(q_, qd_, Jd_);
        drone_arm_store(lanes, 54, Jd_, Jd + 54*state);
    }
}

void drone_arm_jacobian_rate_grip_batch(size_t count, const double *q, const double *qd, double *Jd)
{
    DRONE_ARM_EACH_BLOCK
    for (size_t state = 0; state < count; state += DRONE_ARM_WIDTH) {
        const size_t lanes = count - state < DRONE_ARM_WIDTH ? count - state : DRONE_ARM_WIDTH;
        REAL q_[10], qd_[9], Jd_[54];

        drone_arm_load(lanes, 10, q + 10*state, q_);
        drone_arm_load(lanes, 9, qd + 9*state, qd_);
        OF(drone_arm_jacobian_rate_grip)(q_, qd_, Jd_);
        drone_arm_store(lanes, 54, Jd_, Jd + 54*state);
    }
}

void drone_arm_operational_inertia_inverse_front_left_batch(
    size_t count, const double *q, double *Omega)
{
    DRONE_ARM_EACH_BLOCK
    for (size_t state = 0; state < count; state += DRONE_ARM_WIDTH) {
        const size_t lanes = count - state < DRONE_ARM_WIDTH ? count - state : DRONE_ARM_WIDTH;
        REAL q_[10], Omega_[36];

        drone_arm_load(lanes, 10, q + 10*state, q_);
        OF(drone_arm_operational_inertia_inverse_front_left)(q_, Omega_);
        drone_arm_store(lanes, 36, Omega_, Omega + 36*state);
    }
}

void drone_arm_operational_inertia_inverse_front_right_batch(
    size_t count, const double *q, double *Omega)
{
    DRONE_ARM_EACH_BLOCK
    for (size_t state = 0; state < count; state += DRONE_ARM_WIDTH) {
        const size_t lanes = count - state < DRONE_ARM_WIDTH ? count - state : DRONE_ARM_WIDTH;
        REAL q_[10], Omega_[36];

        drone_arm_load(lanes, 10, q + 10*state, q_);
        OF(drone_arm_operational_inertia_inverse_front_right)(q_, Omega_);
        drone_arm_store(lanes, 36, Omega_, Omega + 36*state);
    }
}

void drone_arm_operational_inertia_inverse_rear_left_batch(
    size_t count, const double *q, double *Omega)
{
    DRONE_ARM_EACH_BLOCK
    for (size_t state = 0; state < count; state += DRONE_ARM_WIDTH) {
        const size_t lanes = count - state < DRONE_ARM_WIDTH ? count - state : DRONE_ARM_WIDTH;
        REAL q_[10], Omega_[36];

        drone_arm_load(lanes, 10, q + 10*state, q_);
        OF(drone_arm_operational_inertia_inverse_rear_left)(q_, Omega_);
        drone_arm_store(lanes, 36, Omega_, Omega + 36*state);
    }
}

void drone_arm_operational_inertia_inverse_rear_right_batch(
    size_t count, const double *q, double *Omega)
{
    DRONE_ARM_EACH_BLOCK
    for (size_t state = 0; state < count; state += DRONE_ARM_WIDTH) {
        const size_t lanes = count - state < DRONE_ARM_WIDTH ? count - state : DRONE_ARM_WIDTH;
        REAL q_[10], Omega_[36];

        drone_arm_load(lanes, 10, q + 10*state, q_);
        OF(drone_arm_operational_inertia_inverse_rear_right)(q_, Omega_);
        drone_arm_store(lanes, 36, Omega_, Omega + 36*state);
    }
}

void drone_arm_operational_inertia_inverse_grip_batch(size_t count, const double *q, double *Omega)
{
    DRONE_ARM_EACH_BLOCK
    for (size_t state = 0; state < count; state += DRONE_ARM_WIDTH) {
        const size_t lanes = count - state < DRONE_ARM_WIDTH ? count - state : DRONE_ARM_WIDTH;
        REAL q_[10], Omega_[36];

        drone_arm_load(lanes, 10, q + 10*state, q_);
        OF(drone_arm_operational_inertia_inverse_grip)(q_, Omega_);
        drone_arm_store(lanes, 36, Omega_, Omega + 36*state);
    }
}

void drone_arm_operational_inertia_front_left_batch(size_t count, const double *q, double *Lambda)
{
    DRONE_ARM_EACH_BLOCK
    for (size_t state = 0; state < count; state += DRONE_ARM_WIDTH) {
        const size_t lanes = count - state < DRONE_ARM_WIDTH ? count - state : DRONE_ARM_WIDTH;
        REAL q_[10], Lambda_[36];

        drone_arm_load(lanes, 10, q + 10*state, q_);
        OF(drone_arm_operational_inertia_front_left)(q_, Lambda_);
        drone_arm_store(lanes, 36, Lambda_, Lambda + 36*state);
    }
}

void drone_arm_operational_inertia_front_right_batch(size_t count, const double *q, double *Lambda)
{
    DRONE_ARM_EACH_BLOCK
    for (size_t state = 0; state < count; state += DRONE_ARM_WIDTH) {
        const size_t lanes = count - state < DRONE_ARM_WIDTH ? count - state : DRONE_ARM_WIDTH;
        REAL q_[10], Lambda_[36];

        drone_arm_load(lanes, 10, q + 10*state, q_);
        OF(drone_arm_operational_inertia_front_right)(q_, Lambda_);
        drone_arm_store(lanes, 36, Lambda_, Lambda + 36*state);
    }
}

void drone_arm_operational_inertia_rear_left_batch(size_t count, const double *q, double *Lambda)
{
    DRONE_ARM_EACH_BLOCK
    for (size_t state = 0; state < count; state += DRONE_ARM_WIDTH) {
        const size_t lanes = count - state < DRONE_ARM_WIDTH ? count - state : DRONE_ARM_WIDTH;
        REAL q_[10], Lambda_[36];

        drone_arm_load(lanes, 10, q + 10*state, q_);
        OF(drone_arm_operational_inertia_rear_left)(q_, Lambda_);
        drone_arm_store(lanes, 36, Lambda_, Lambda + 36*state);
    }
}

void drone_arm_operational_inertia_rear_right_batch(size_t count, const double *q, double *Lambda)
{
    DRONE_ARM_EACH_BLOCK
    for (size_t state = 0; state < count; state += DRONE_ARM_WIDTH) {
        const size_t lanes = count - state < DRONE_ARM_WIDTH ? count - state : DRONE_ARM_WIDTH;
        REAL q_[10], Lambda_[36];

        drone_arm_load(lanes, 10, q + 10*state, q_);
        OF(drone_arm_operational_inertia_rear_right)(q_, Lambda_);
        drone_arm_store(lanes, 36, Lambda_, Lambda + 36*state);
    }
}

void drone_arm_operational_inertia_grip_batch(size_t count, const double *q, double *Lambda)
{
    DRONE_ARM_EACH_BLOCK
    for (size_t state = 0; state < count; state += DRONE_ARM_WIDTH) {
        const size_t lanes = count - state < DRONE_ARM_WIDTH ? count - state : DRONE_ARM_WIDTH;
        REAL q_[10], Lambda_[36];

        drone_arm_load(lanes, 10, q + 10*state, q_);
        OF(drone_arm_operational_inertia_grip)(q_, Lambda_);
        drone_arm_store(lanes, 36, Lambda_, Lambda + 36*state);
    }
}

void drone_arm_tip_force_acceleration_front_left_batch(
    size_t count, const double *q, const double *f, double *qdd)
{
    DRONE_ARM_EACH_BLOCK
    for (size_t state = 0; state < count; state += DRONE_ARM_WIDTH) {
        const size_t lanes = count - state < DRONE_ARM_WIDTH ? count - state : DRONE_ARM_WIDTH;
        REAL q_[10], f_[6], qdd_[9];

        drone_arm_load(lanes, 10, q + 10*state, q_);
        drone_arm_load(lanes, 6, f + 6*state, f_);
        OF(drone_arm_tip_force_acceleration_front_left)(q_, f_, qdd_);
        drone_arm_store(lanes, 9, qdd_, qdd + 9*state);
    }
}

void drone_arm_tip_force_acceleration_front_right_batch(
    size_t count, const double *q, const double *f, double *qdd)
{
    DRONE_ARM_EACH_BLOCK
    for (size_t state = 0; state < count; state += DRONE_ARM_WIDTH) {
        const size_t lanes = count - state < DRONE_ARM_WIDTH ? count - state : DRONE_ARM_WIDTH;
        REAL q_[10], f_[6], qdd_[9];

        drone_arm_load(lanes, 10, q + 10*state, q_);
        drone_arm_load(lanes, 6, f + 6*state, f_);
        OF(drone_arm_tip_force_acceleration_front_right)(q_, f_, qdd_);
        drone_arm_store(lanes, 9, qdd_, qdd + 9*state);
    }
}

void drone_arm_tip_force_acceleration_rear_left_batch(
    size_t count, const double *q, const double *f, double *qdd)
{
    DRONE_ARM_EACH_BLOCK
    for (size_t state = 0; state < count; state += DRONE_ARM_WIDTH) {
        const size_t lanes = count - state < DRONE_ARM_WIDTH ? count - state : DRONE_ARM_WIDTH;
        REAL q_[10], f_[6], qdd_[9];

        drone_arm_load(lanes, 10, q + 10*state, q_);
        drone_arm_load(lanes, 6, f + 6*state, f_);
        OF(drone_arm_tip_force_acceleration_rear_left)(q_, f_, qdd_);
        drone_arm_store(lanes, 9, qdd_, qdd + 9*state);
    }
}

void drone_arm_tip_force_acceleration_rear_right_batch(
    size_t count, const double *q, const double *f, double *qdd)
{
    DRONE_ARM_EACH_BLOCK
    for (size_t state = 0; state < count; state += DRONE_ARM_WIDTH) {
        const size_t lanes = count - state < DRONE_ARM_WIDTH ? count - state : DRONE_ARM_WIDTH;
        REAL q_[10], f_[6], qdd_[9];

        drone_arm_load(lanes, 10, q + 10*state, q_);
        drone_arm_load(lanes, 6, f + 6*state, f_);
        OF(drone_arm_tip_force_acceleration_rear_right)(q_, f_, qdd_);
        drone_arm_store(lanes, 9, qdd_, qdd + 9*state);
    }
}

void drone_arm_tip_force_acceleration_grip_batch(
    size_t count, const double *q, const double *f, double *qdd)
{
    DRONE_ARM_EACH_BLOCK
    for (size_t state = 0; state < count; state += DRONE_ARM_WIDTH) {
        const size_t lanes = count - state < DRONE_ARM_WIDTH ? count - state : DRONE_ARM_WIDTH;
        REAL q_[10], f_[6], qdd_[9];

        drone_arm_load(lanes, 10, q + 10*state, q_);
        drone_arm_load(lanes, 6, f + 6*state, f_);
        OF(drone_arm_tip_force_acceleration_grip)(q_, f_, qdd_);
        drone_arm_store(lanes, 9, qdd_, qdd + 9*state);
    }
}

void drone_arm_integrate_batch(size_t count, const double *q, const double *v, double *q_next)
{
    DRONE_ARM_EACH_BLOCK
    for (size_t state = 0; state < count; state += DRONE_ARM_WIDTH) {
        const size_t lanes = count - state < DRONE_ARM_WIDTH ? count - state : DRONE_ARM_WIDTH;
        REAL q_[10], v_[9], q_next_[10];

        drone_arm_load(lanes, 10, q + 10*state, q_);
        drone_arm_load(lanes, 9, v + 9*state, v_);
        OF(drone_arm_integrate)(q_, v_, q_next_);
        drone_arm_store(lanes, 10, q_next_, q_next + 10*state);
    }
}

void drone_arm_normalise_batch(size_t count, const double *q, double *q_unit)
{
    DRONE_ARM_EACH_BLOCK
    for (size_t state = 0; state < count; state += DRONE_ARM_WIDTH) {
        const size_t lanes = count - state < DRONE_ARM_WIDTH ? count - state : DRONE_ARM_WIDTH;
        REAL q_[10], q_unit_[10];

        drone_arm_load(lanes, 10, q + 10*state, q_);
        OF(drone_arm_normalise)(q_, q_unit_);
        drone_arm_store(lanes, 10, q_unit_, q_unit + 10*state);
    }
}

void drone_arm_position_rate_batch(size_t count, const double *q, const double *v, double *q_rate)
{
    DRONE_ARM_EACH_BLOCK
    for (size_t state = 0; state < count; state += DRONE_ARM_WIDTH) {
        const size_t lanes = count - state < DRONE_ARM_WIDTH ? count - state : DRONE_ARM_WIDTH;
        REAL q_[10], v_[9], q_rate_[10];

        drone_arm_load(lanes, 10, q + 10*state, q_);
        drone_arm_load(lanes, 9, v + 9*state, v_);
        OF(drone_arm_position_rate)(q_, v_, q_rate_);
        drone_arm_store(lanes, 10, q_rate_, q_rate + 10*state);
    }
}

#undef REAL
#undef FUNCTION
#undef OF
#undef ALL
#endif
