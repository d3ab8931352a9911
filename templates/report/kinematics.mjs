// Where all bodies, tools and ends of loops are, at the state of the page: the frames of `geometry`, the joints of `scene`.

const { data, robot, state } = globalThis.report;
const { bodies, tools, loops } = data("scene");
const I = [1, 0, 0, 0, 1, 0, 0, 0, 1];

const times = (A, B) => [0, 3, 6].flatMap((i) => [0, 1, 2].map((j) => A[i] * B[j] + A[i + 1] * B[j + 3] + A[i + 2] * B[j + 6]));
const turn = (R, x) => [0, 3, 6].map((i) => R[i] * x[0] + R[i + 1] * x[1] + R[i + 2] * x[2]);
const plus = (a, b) => a.map((x, i) => x + b[i]);

/** Rotation about a unit axis: `c 1 + s a~ + (1 - c) a a*`. */
function about([x, y, z], angle) {
    const c = Math.cos(angle);
    const s = Math.sin(angle);
    const d = 1 - c;
    return [
        c + d * x * x, d * x * y - s * z, d * x * z + s * y,
        d * x * y + s * z, c + d * y * y, d * y * z - s * x,
        d * x * z - s * y, d * y * z + s * x, c + d * z * z,
    ];
}

/** Rotation of a unit quaternion x y z w. */
function attitude([x, y, z, w]) {
    return [
        1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y),
        2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x),
        2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y),
    ];
}

/** Rotation and displacement of a joint at its own numbers of position. */
const motions = {
    revolute: ({ axis }, [angle]) => [about(axis, angle), [0, 0, 0]],
    prismatic: ({ axis }, [way]) => [I, axis.map((entry) => entry * way)],
    ball: (_, q) => [attitude(q), [0, 0, 0]],
    planar: ({ axes }, [x, y, angle]) => [about([axes[2], axes[5], axes[8]], angle), turn(axes, [x, y, 0])],
    floating: (_, q) => [attitude(q.slice(3)), q.slice(0, 3)],
};
const counts = { revolute: 1, prismatic: 1, ball: 4, planar: 3, floating: 7 };

/** All frames in base axes: of each body also `neutral`, its frame before the joint moves it, and its centre of mass. */
function frames(q = state.q, parameters = state.parameters) {
    const numbers = globalThis.geometry(Object.keys(robot.parameters).map((name) => parameters[name]));
    let next = 0;
    const take = (count) => numbers.slice(next, (next += count));
    const frame = () => ({ R: take(9), p: take(3) });
    const placed = bodies.map(() => ({ ...frame(), mass: take(1)[0], moment: take(3) }));
    const ofTools = tools.map(frame);
    const ofLoops = loops.map(() => [frame(), frame()]);
    const follows = bodies.filter((body) => body.follower !== null).map(() => take(2));
    const gravity = take(3);

    const found = [];
    const hung = (parent, { R, p }) => {
        const on = parent < 0 ? { R: I, p: [0, 0, 0] } : found[parent];
        return { R: times(on.R, R), p: plus(on.p, turn(on.R, p)) };
    };
    bodies.forEach((body, i) => {
        const neutral = hung(body.parent, placed[i]);
        let own = q.slice(body.q, body.q + counts[body.motion]);
        if (body.follower !== null) {
            const [multiplier, offset] = follows[body.follower];
            own = [multiplier * own[0] + offset];
        }
        const [R, p] = motions[body.motion](body, own);
        const at = { R: times(neutral.R, R), p: plus(neutral.p, turn(neutral.R, p)) };
        const { mass, moment } = placed[i];
        const center = mass > 0 ? plus(at.p, turn(at.R, moment.map((entry) => entry / mass))) : null;
        found.push({ ...at, neutral, mass, center, own });
    });
    return {
        bodies: found,
        tools: tools.map((tool, i) => hung(tool.body, ofTools[i])),
        loops: loops.map((loop, i) => [hung(loop.a.body, ofLoops[i][0]), hung(loop.b.body, ofLoops[i][1])]),
        gravity,
    };
}

/** Centre of mass of all bodies that move; null where none has mass. */
function center({ bodies: placed }) {
    const mass = placed.reduce((sum, body) => sum + body.mass, 0);
    if (!(mass > 0)) {
        return null;
    }
    const moment = placed.reduce((sum, body) => (body.center ? plus(sum, body.center.map((x) => x * body.mass)) : sum), [0, 0, 0]);
    return moment.map((entry) => entry / mass);
}

globalThis.kinematics = Object.freeze({ frames, center, turn, plus });
