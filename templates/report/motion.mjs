// The sliders: what people move, and the position q that comes of it. Loops are closed by Newton's method.

const { data, el, number, robot, state, subscribe, setPosition, has, result, value } = globalThis.report;
const { joints, followers } = data("motion");
const { bodies } = data("scene");
const told = document.getElementById("motion-told");
const close = document.getElementById("motion-close");
const turned = (kind) => kind === "ball" || kind === "floating";

/** Quaternion x y z w of roll, pitch and yaw: about x, then the base's y, then its z. */
function quaternion([roll, pitch, yaw]) {
    const [a, b, c] = [roll / 2, pitch / 2, yaw / 2];
    const [sa, ca, sb, cb, sc, cc] = [Math.sin(a), Math.cos(a), Math.sin(b), Math.cos(b), Math.sin(c), Math.cos(c)];
    const found = [sa * cb * cc - ca * sb * sc, ca * sb * cc + sa * cb * sc, ca * cb * sc - sa * sb * cc, ca * cb * cc + sa * sb * sc];
    const size = Math.hypot(...found);
    return found.map((entry) => entry / size);
}

/** Roll, pitch and yaw of a unit quaternion. */
function angles([x, y, z, w]) {
    const sine = Math.max(-1, Math.min(1, 2 * (w * y - z * x)));
    return [Math.atan2(2 * (w * x + y * z), 1 - 2 * (x * x + y * y)), Math.asin(sine), Math.atan2(2 * (w * z + x * y), 1 - 2 * (y * y + z * z))];
}

/** Numbers of sliders of a joint from its numbers of position, and back. */
function shown(kind, q) {
    return turned(kind) ? [...q.slice(0, -4), ...angles(q.slice(-4))] : q;
}
function position(kind, numbers) {
    return turned(kind) ? [...numbers.slice(0, -3), ...quaternion(numbers.slice(-3))] : numbers;
}

const own = (k, q = state.q) => q.slice(robot.joints[k].q, robot.joints[k].q + robot.joints[k].nq);
let moving = null; // numbers of the sliders that are being moved: angles that a quaternion alone does not tell

/** Move one slider. */
function move(k, place, to) {
    const { kind } = joints[k];
    const numbers = moving?.k === k ? moving.numbers.slice() : shown(kind, own(k));
    numbers[place] = to;
    moving = { k, numbers };
    const q = Array.from(state.q);
    q.splice(robot.joints[k].q, robot.joints[k].nq, ...position(kind, numbers));
    settle(q, k);
    moving = { k, numbers };
}

/** Take a position; with loops one near it at which they are closed, joint `held` where it was put. */
function settle(q, held) {
    moving = null;
    told.textContent = "";
    told.className = "";
    if (!close?.checked || !has("closure_error")) {
        setPosition(q);
        return;
    }
    const found = closed(q, held);
    if (found === null) {
        told.textContent = "The loops cannot be closed here: they stay open by what the drawing shows.";
        told.className = "open";
    }
    setPosition(found ?? q);
}

const worst = (error) => Math.max(0, ...error.map(Math.abs));
const openAt = (q) => result("closure_error", "e", { q });

/** A position near `q` at which all loops are closed, by Gauss and Newton's steps in all joints but `held`; null if none is found. */
function closed(q, held) {
    const free = robot.joints.flatMap(({ v, nv }, k) => (k === held ? [] : Array.from({ length: nv }, (_, i) => v + i)));
    let here = q;
    for (let step = 0; step < 80; ++step) {
        const error = openAt(here);
        if (worst(error) < 1e-12) {
            return here;
        }
        const J = result("loop_constraint", "J_c", { q: here });
        const delta = least(J.map((row) => free.map((i) => row[i])), error);
        const size = Math.max(...delta.map(Math.abs));
        const velocity = Array(robot.dofs.length).fill(0);
        free.forEach((i, place) => {
            velocity[i] = delta[place] * Math.min(1, 0.3 / (size || 1));
        });
        here = moved(here, velocity);
    }
    return worst(openAt(here)) < 1e-9 ? here : null;
}

/** The position after a unit of time at a velocity. */
function moved(q, v) {
    return has("integrate") ? globalThis.generated.integrate(q, v) : q.map((x, i) => x + v[i]);
}

/** The smallest x with `J x = e`, hardly damped: rows may depend on each other. */
function least(J, e) {
    const A = J.map((a, i) => J.map((b, j) => a.reduce((sum, x, k) => sum + x * b[k], 0) + (i === j ? 1e-12 : 0)));
    const y = e.slice();
    for (let i = 0; i < y.length; ++i) {
        for (let j = i + 1; j < y.length; ++j) {
            const k = A[j][i] / A[i][i];
            A[j] = A[j].map((x, c) => x - k * A[i][c]);
            y[j] -= k * y[i];
        }
    }
    for (let i = y.length - 1; i >= 0; --i) {
        y[i] = (y[i] - A[i].slice(i + 1).reduce((sum, x, k) => sum + x * y[i + 1 + k], 0)) / A[i][i];
    }
    return J[0].map((_, k) => J.reduce((sum, row, i) => sum + row[k] * y[i], 0));
}

const rows = joints.map((joint, k) => {
    const sliders = joint.sliders.map((slider, place) => {
        const label = slider.label ? `${joint.name} ${slider.label}` : joint.name;
        const step = (slider.high - slider.low) / 1000;
        const range = el("input", { type: "range", min: slider.low, max: slider.high, step: "any", "aria-label": `${label}, ${slider.unit}`, "data-joint": joint.name });
        const field = el("input", { type: "number", step: Number(step.toPrecision(1)), "aria-label": `${label} as a number, ${slider.unit}` });
        range.addEventListener("input", () => move(k, place, Number(range.value)));
        range.addEventListener("keydown", (event) => nudge(event, range, step));
        field.addEventListener("change", () => field.value !== "" && Number.isFinite(Number(field.value)) && move(k, place, Number(field.value)));
        const row = el(
            "div",
            { class: "motion-row" },
            el("span", { class: "name", title: label }, slider.label || joint.name),
            range,
            el("span", { class: "value" }, field, el("span", { class: "unit" }, slider.unit)),
        );
        return { range, field, row };
    });
    const row = sliders.length === 1 ? sliders[0].row : el("fieldset", { class: "motion-joint" }, el("legend", {}, joint.name), ...sliders.map((it) => it.row));
    return { row, sliders };
});

/** Arrow keys move by a hundredth of the range, with Shift by a thousandth: `step=any` alone leaves that to the browser. */
function nudge(event, range, step) {
    const ways = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };
    if (event.key in ways) {
        event.preventDefault();
        range.value = Number(range.value) + ways[event.key] * step * (event.shiftKey ? 1 : 10);
        range.dispatchEvent(new Event("input"));
    }
}

const follow = followers.map(({ name, leader }) => {
    const line = el("p", { class: "motion-follower" });
    const body = bodies.findIndex((it) => it.joint === name);
    return { line, tell: (at) => (line.textContent = `${name} follows ${leader}: ${number(at.bodies[body].own[0])} ${bodies[body].motion === "prismatic" ? "m" : "rad"}`) };
});
document.getElementById("motion-sliders").replaceChildren(...rows.map((it) => it.row), ...follow.map((it) => it.line));

document.getElementById("motion-home").addEventListener("click", () => settle(robot.start.slice(), null));
document.getElementById("motion-zero").addEventListener("click", () => settle(joints.flatMap((joint, k) => position(joint.kind, Array(joint.sliders.length).fill(0))), null));
document.getElementById("motion-random").addEventListener("click", () => {
    settle(joints.flatMap((joint) => position(joint.kind, joint.sliders.map(({ low, high }) => low + Math.random() * (high - low)))), null);
});
close?.addEventListener("change", () => settle(Array.from(state.q), null));

subscribe("q parameters", () => {
    rows.forEach(({ sliders }, k) => {
        const numbers = moving?.k === k ? moving.numbers : shown(joints[k].kind, own(k));
        sliders.forEach(({ range, field }, place) => {
            range.value = numbers[place];
            if (document.activeElement !== field) {
                field.value = Number(numbers[place].toFixed(4));
            }
        });
    });
    if (follow.length) {
        const at = globalThis.kinematics.frames();
        follow.forEach(({ tell }) => tell(at));
    }
});
