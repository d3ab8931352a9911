// The drawing in space: links as segments between joints, joints by their kind, turned by mouse, touch and keyboard.

const { data, el, number, robot, state, subscribe, has, result } = globalThis.report;
const { frames, center, turn, plus } = globalThis.kinematics;
const { bodies, tools, loops, weighs } = data("scene");
const view = document.getElementById("scene-view");
const names = document.getElementById("scene-names");
const [WIDTH, HEIGHT] = [640, 480];
view.setAttribute("viewBox", `0 0 ${WIDTH} ${HEIGHT}`);

const minus = (a, b) => a.map((x, i) => x - b[i]);
const dot = (a, b) => a.reduce((sum, x, i) => sum + x * b[i], 0);
const cross = (a, b) => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
const scaled = (a, k) => a.map((x) => x * k);
const length = (a) => Math.hypot(...a);
const unit = (a) => scaled(a, 1 / (length(a) || 1));

const start = frames();
const up = length(start.gravity) > 0 ? scaled(unit(start.gravity), -1) : [0, 0, 1];
const east = unit(cross(Math.abs(up[2]) < 0.9 ? [0, 0, 1] : [0, 1, 0], up));
const [right, ahead] = Math.abs(up[2]) < 0.9 ? [scaled(cross(up, [0, 0, 1]), 1), [0, 0, -1]] : [east, cross(up, east)];

/** All points that the drawing must hold. */
function points(at) {
    return [[0, 0, 0], ...at.bodies.flatMap((body) => [body.neutral.p, body.p]), ...at.tools.map((tool) => tool.p)];
}

const middle = (found) => [0, 1, 2].map((i) => (Math.min(...found.map((p) => p[i])) + Math.max(...found.map((p) => p[i]))) / 2);
/** How far the robot reaches from its base with everything stretched, so that no pose leaves the picture by much. */
function reach(at) {
    const far = [];
    at.bodies.forEach((body, i) => {
        const parent = bodies[i].parent;
        const before = parent < 0 ? 0 : far[parent];
        far.push(bodies[i].motion === "floating" ? 0 : before + length(minus(body.neutral.p, parent < 0 ? [0, 0, 0] : at.bodies[parent].p)));
    });
    const ends = at.tools.map((tool, i) => (tools[i].body < 0 ? length(tool.p) : far[tools[i].body] + length(minus(tool.p, at.bodies[tools[i].body].p))));
    const centers = at.bodies.map((body, i) => (body.center ? far[i] + length(minus(body.center, body.p)) : 0));
    return Math.max(...far, ...ends, ...centers) || 1;
}
const stretch = reach(start);
const seen = points(start);
const spread = Math.max(...seen.map((p) => length(minus(p, middle(seen)))), 0.35 * stretch);

const planar = bodies.length > 0 && bodies.every((body, i) => body.motion === "revolute" && Math.abs(dot(turn(start.bodies[i].R, body.axis), ahead)) > 0.999);
const HOME = planar ? { azimuth: 0.3, elevation: 0.18, zoom: 1 } : { azimuth: 0.65, elevation: 0.35, zoom: 1 };
const VIEWS = {
    home: HOME,
    front: { azimuth: 0, elevation: 0, zoom: 1 },
    side: { azimuth: Math.PI / 2, elevation: 0, zoom: 1 },
    top: { azimuth: 0, elevation: Math.PI / 2, zoom: 1 },
};
const camera = { ...HOME };

/** The projection of the present view: a point to x, y on the picture and its depth, larger nearer. */
function projection(focus) {
    const [sa, ca, se, ce] = [Math.sin(camera.azimuth), Math.cos(camera.azimuth), Math.sin(camera.elevation), Math.cos(camera.elevation)];
    const x = plus(scaled(right, ca), scaled(ahead, sa));
    const back = plus(scaled(right, sa), scaled(ahead, -ca));
    const y = plus(scaled(up, ce), scaled(back, -se));
    const z = plus(scaled(up, se), scaled(back, ce));
    const scale = (0.46 * HEIGHT * camera.zoom) / spread;
    return (p) => {
        const d = minus(p, focus);
        const near = 1 / (1 - (0.12 * dot(d, z)) / spread);
        return [WIDTH / 2 + scale * dot(d, x) * near, HEIGHT / 2 - scale * dot(d, y) * near, dot(d, z)];
    };
}

const at2 = (p) => `${p[0].toFixed(1)},${p[1].toFixed(1)}`;
const path = (found, closed) => `M${found.map(at2).join("L")}${closed ? "Z" : ""}`;

/** Points of a circle about a unit normal. */
function circle(middle, normal, radius) {
    const a = unit(cross(Math.abs(normal[0]) < 0.9 ? [1, 0, 0] : [0, 1, 0], normal));
    const b = cross(normal, a);
    return Array.from({ length: 20 }, (_, i) => {
        const angle = (i * Math.PI) / 10;
        return plus(middle, plus(scaled(a, radius * Math.cos(angle)), scaled(b, radius * Math.sin(angle))));
    });
}

/** A joint's glyph in space, `size` large: for each kind its own. */
const glyphs = {
    revolute: (p, axis, size) => [["joint", circle(p, axis, 0.55 * size), true], ...arrow(p, axis, size)],
    prismatic: (p, axis, size, across) => [["joint", box(p, across, axis, 0.5 * size), true], ...arrow(p, axis, size), ...arrow(p, scaled(axis, -1), size)],
    ball: (p, _, size) => [[1, 0, 0], [0, 1, 0], [0, 0, 1]].map((normal, i) => [i ? "axis" : "joint", circle(p, normal, 0.55 * size), true]),
    planar: (p, axis, size, across) => [["joint", box(p, across, cross(axis, across), size), true], ...arrow(p, axis, size)],
    floating: (p, _, size) => [[1, 0, 0], [0, 1, 0], [0, 0, 1]].flatMap((axis) => [...arrow(p, axis, 0.8 * size), ...arrow(p, scaled(axis, -1), 0.8 * size)]),
};
const arrow = (p, axis, size) => [["axis", [p, plus(p, scaled(axis, 1.5 * size))], false], ["head", [plus(p, scaled(axis, 1.2 * size)), plus(p, scaled(axis, 1.9 * size))], false]];
const box = (p, a, b, size) => [[1, 1], [-1, 1], [-1, -1], [1, -1]].map(([i, j]) => plus(p, plus(scaled(a, i * size), scaled(b, j * size))));
const acrossOf = (axis) => unit(cross(Math.abs(axis[0]) < 0.9 ? [1, 0, 0] : [0, 1, 0], axis));

/** A triangle in the picture from a tail to a tip. */
function head([tail, tip]) {
    const d = [tip[0] - tail[0], tip[1] - tail[1]];
    const long = Math.hypot(...d);
    if (long < 1.5) {
        return [tip, tip, tip];
    }
    const side = [(-d[1] / long) * Math.min(4, 0.45 * long), (d[0] / long) * Math.min(4, 0.45 * long)];
    return [tip, [tail[0] + side[0], tail[1] + side[1]], [tail[0] - side[0], tail[1] - side[1]]];
}

/** Joints whose row or column is chosen. */
function chosenJoints() {
    const places = state.chosen?.place ?? [];
    return new Set(robot.joints.flatMap((joint, i) => (places.some((k) => k >= joint.v && k < joint.v + joint.nv) ? [i] : [])));
}

/** What shapes are made with: each keeps its depth, so that what is nearer is painted later. */
function brush(to) {
    const shapes = [];
    const labels = [];
    const add = (found, make) => shapes.push([found.reduce((sum, p) => sum + p[2], 0) / found.length, make(found)]);
    return {
        line: (a, b, kind) =>
            add([to(a), to(b)], ([p, q]) => el("line", { x1: p[0].toFixed(1), y1: p[1].toFixed(1), x2: q[0].toFixed(1), y2: q[1].toFixed(1), class: kind })),
        dot: (p, radius, kind, more = {}) => add([to(p)], ([c]) => el("circle", { cx: c[0].toFixed(1), cy: c[1].toFixed(1), r: radius, class: kind, ...more })),
        glyph: (found, chosen) => {
            for (const [kind, corners, closed] of found) {
                const shape = (shown) => (kind === "head" ? path(head(shown), true) : path(shown, closed));
                add(corners.map(to), (shown) => el("path", { d: shape(shown), class: chosen ? `${kind} chosen` : kind }));
            }
        },
        label: (p, text) => labels.push(el("text", { x: to(p)[0] + 8, y: to(p)[1] - 8 }, text)),
        labels,
        sorted: () => shapes.sort((a, b) => a[0] - b[0]).map(([, shape]) => shape),
    };
}

/** A body: the link that leads to it, its joint, its centre of mass. */
function drawBody(paint, at, i, size, chosen) {
    const { parent, motion, axis, joint, leader, name } = bodies[i];
    const body = at.bodies[i];
    const from = parent < 0 ? [0, 0, 0] : at.bodies[parent].p;
    const world = turn(body.R, axis);
    const free = motion === "floating";
    paint.line(from, body.neutral.p, parent < 0 ? "base" : "link");
    if (free || motion === "prismatic" || motion === "planar") {
        paint.line(body.neutral.p, body.p, "slide");
    }
    paint.glyph(glyphs[motion](motion === "prismatic" ? body.neutral.p : body.p, world, size, acrossOf(world)), chosen.has(leader));
    if (body.center) {
        const carries = bodies.some((other) => other.parent === i) || tools.some((tool) => tool.body === i);
        if (!carries && length(minus(body.center, body.p)) > 0.4 * size) {
            paint.line(body.p, body.center, "link");
        }
        paint.dot(body.center, 2.5, "bodycenter");
    }
    paint.label(body.p, free ? name : joint);
}

/** A tool: its point, its axes, and what it sits on. */
function drawTool(paint, at, i, size) {
    const { name, body } = tools[i];
    const { R, p } = at.tools[i];
    paint.line(body < 0 ? [0, 0, 0] : at.bodies[body].p, p, body < 0 ? "base" : "link");
    ["x", "y", "z"].forEach((kind, k) => paint.line(p, plus(p, scaled([R[k], R[k + 3], R[k + 6]], 1.5 * size)), `tool ${kind}`));
    paint.dot(p, 4, "toolpoint", { "data-tool": name, "data-position": p.join(" ") });
    paint.label(p, name);
}

function draw() {
    const at = frames();
    const floats = bodies[0]?.motion === "floating";
    const focus = floats ? plus(at.bodies[0].p, minus(middle(seen), start.bodies[0].p)) : middle(seen);
    const to = projection(focus);
    const size = Math.min(0.075 * stretch, 0.09 * spread);
    const chosen = chosenJoints();
    const paint = brush(to);
    bodies.forEach((_, i) => drawBody(paint, at, i, size, chosen));
    tools.forEach((_, i) => drawTool(paint, at, i, size));
    for (const [a, b] of at.loops) {
        paint.line(a.p, b.p, "loop");
        paint.dot(a.p, 8, "loopend");
        paint.dot(b.p, 8, "loopend");
    }
    const whole = center(at);
    if (whole) {
        paint.dot(whole, 7, "center");
        paint.dot(whole, 3, "center full", { "data-center": whole.join(" ") });
    }
    view.replaceChildren(
        el("g", {}, ...ground(to)),
        el("g", {}, ...paint.sorted()),
        el("g", {}, ...(names.checked ? paint.labels : [])),
        el("g", {}, ...corner(to, at.gravity)),
    );
    tellLoops();
}

/** A grid on the ground through the base. */
function ground(to) {
    const step = 10 ** Math.round(Math.log10(spread / 2)) / (spread / 2 < 10 ** Math.round(Math.log10(spread / 2)) ? 2 : 1);
    const reached = Math.ceil(spread / step);
    const lines = [];
    for (let i = -reached; i <= reached; ++i) {
        for (const [a, b] of [[right, ahead], [ahead, right]]) {
            const ends = [-reached, reached].map((k) => to(plus(scaled(a, i * step), scaled(b, k * step))));
            lines.push(el("path", { d: path(ends, false), class: "grid" }));
        }
    }
    return lines;
}

/** The base's axes and gravity in a corner. */
function corner(to, gravity) {
    const origin = to([0, 0, 0]);
    const small = (axis, size) => {
        const tip = to(scaled(axis, 1e-3 * spread));
        const k = (size * 1e3) / (0.46 * HEIGHT * camera.zoom);
        return [46 + (tip[0] - origin[0]) * k, HEIGHT - 46 + (tip[1] - origin[1]) * k];
    };
    const made = ["x", "y", "z"].flatMap((name, i) => {
        const axis = [0, 1, 2].map((k) => (k === i ? 1 : 0));
        const tip = small(axis, 26);
        return [el("line", { x1: 46, y1: HEIGHT - 46, x2: tip[0], y2: tip[1], class: `tool ${name}` }), el("text", { x: small(axis, 36)[0] - 3, y: small(axis, 36)[1] + 4 }, name)];
    });
    if (length(gravity) > 0) {
        const down = small(unit(gravity), 40);
        const tail = [WIDTH - 40, HEIGHT - 60];
        const tip = [tail[0] + down[0] - 46, tail[1] + down[1] - (HEIGHT - 46)];
        const near = [tail[0] + 0.75 * (tip[0] - tail[0]), tail[1] + 0.75 * (tip[1] - tail[1])];
        made.push(el("path", { d: path([tail, tip], false), class: "gravity" }), el("path", { d: path(head([near, tip]), true), class: "gravity", style: "fill:var(--quiet)" }), el("text", { x: tail[0] - 16, y: tail[1] - 4 }, `g ${number(length(gravity), 3)}`));
    }
    return made;
}

/** How far loops are open, as `closure_error` says: displacements in m, turns by their sine. */
function tellLoops() {
    if (!loops.length || !has("closure_error")) {
        return;
    }
    const error = result("closure_error", "e");
    let next = 0;
    const told = loops.map(({ a, b, constrain }) => {
        const own = constrain.map((row) => [row, error[next++]]);
        const size = (turns) => Math.hypot(...own.filter(([row]) => row.startsWith("r") === turns).map(([, x]) => x));
        const open = [[size(false), " m"], [size(true), " rad"]].filter(([x]) => x > 1e-9).map(([x, unit]) => number(x, 3) + unit);
        return `Loop ${a.name} – ${b.name}: ${open.length ? `open by ${open.join(" and ")}` : "closed"}.`;
    });
    document.getElementById("scene-loops").textContent = told.join(" ");
}

/** Which kinds of joints there are, each with its glyph. */
function legend() {
    const kinds = [...new Set(bodies.map((body) => body.motion))];
    const glyph = {
        revolute: ["M10,14m-6,0a6,2.5 0 1,0 12,0a6,2.5 0 1,0 -12,0", "M10,14V3M7.5,6L10,2L12.5,6"],
        prismatic: ["M6,7H14V13H6Z", "M10,7V1M10,13V19M8,3L10,0L12,3M8,17L10,20L12,17"],
        ball: ["M10,10m-6,0a6,6 0 1,0 12,0a6,6 0 1,0 -12,0", "M4,10a6,2.5 0 1,0 12,0"],
        planar: ["M2,14L6,9H18L14,14Z", "M10,11V2"],
        floating: ["", "M10,2V18M2,10H18M5,15L15,5"],
    };
    const rows = kinds.map((kind) => el("li", {}, el("svg", { viewBox: "0 0 20 20", "aria-hidden": "true" }, ...glyph[kind].map((d) => el("path", { d, fill: "none", stroke: "var(--accent)", "stroke-width": 1.4 }))), kind));
    const mark = (d, style) => el("svg", { viewBox: "0 0 20 20", "aria-hidden": "true" }, el("path", { d, fill: "none", stroke: "var(--ink)", "stroke-width": 1.5, style }));
    if (weighs) {
        rows.push(el("li", {}, mark("M10,10m-6,0a6,6 0 1,0 12,0a6,6 0 1,0 -12,0M10,10m-2,0a2,2 0 1,0 4,0a2,2 0 1,0 -4,0"), "centre of mass"));
    }
    if (tools.length) {
        rows.push(el("li", {}, mark("M6,15V4M6,15H17M6,15L12,18"), "tool"));
    }
    if (loops.length) {
        rows.push(el("li", {}, mark("M2,10H18", "stroke:rgb(var(--minus));stroke-dasharray:4 3"), "loop"));
    }
    document.getElementById("scene-legend").replaceChildren(...rows);
}

function look(change) {
    Object.assign(camera, change);
    camera.elevation = Math.max(-Math.PI / 2, Math.min(Math.PI / 2, camera.elevation));
    camera.zoom = Math.max(0.2, Math.min(12, camera.zoom));
    draw();
}

let last = null; // where the pointer that drags was
view.addEventListener("pointerdown", (event) => {
    view.setPointerCapture(event.pointerId);
    last = [event.clientX, event.clientY];
});
view.addEventListener("pointermove", (event) => {
    if (last !== null) {
        const [x, y] = last;
        last = [event.clientX, event.clientY];
        look({ azimuth: camera.azimuth - 0.008 * (last[0] - x), elevation: camera.elevation + 0.008 * (last[1] - y) });
    }
});
for (const end of ["pointerup", "pointercancel", "lostpointercapture"]) {
    view.addEventListener(end, () => (last = null));
}
view.addEventListener("wheel", (event) => {
    if (event.ctrlKey) {
        event.preventDefault();
        look({ zoom: camera.zoom * Math.exp(-0.01 * event.deltaY) });
    }
}, { passive: false });
const KEYS = {
    ArrowLeft: () => ({ azimuth: camera.azimuth + 0.1 }),
    ArrowRight: () => ({ azimuth: camera.azimuth - 0.1 }),
    ArrowUp: () => ({ elevation: camera.elevation - 0.1 }),
    ArrowDown: () => ({ elevation: camera.elevation + 0.1 }),
    "+": () => ({ zoom: camera.zoom * 1.2 }),
    "=": () => ({ zoom: camera.zoom * 1.2 }),
    "-": () => ({ zoom: camera.zoom / 1.2 }),
    0: () => HOME,
};
view.addEventListener("keydown", (event) => {
    if (KEYS[event.key] && !event.ctrlKey && !event.metaKey) {
        event.preventDefault();
        look(KEYS[event.key]());
    }
});
document.querySelectorAll("#scene [data-view]").forEach((button) => button.addEventListener("click", () => look(VIEWS[button.dataset.view])));
document.querySelectorAll("#scene [data-zoom]").forEach((button) => button.addEventListener("click", () => look({ zoom: camera.zoom * Number(button.dataset.zoom) })));
names.addEventListener("change", draw);
legend();
subscribe("q parameters chosen", draw);
