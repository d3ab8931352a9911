// What all sections of the page share: the robot's state, who is told when it changes, and the generated functions at it.
// Each section is a script of its own; it reads `globalThis.report`, subscribes, and draws.

const generated = globalThis.generated;
const read = (name) => JSON.parse(document.getElementById(`data-${name}`).textContent);
const robot = read("robot");
const functions = new Map(robot.functions.map((it) => [it.name, it]));

const state = {
    q: Object.freeze(robot.start.slice()),
    parameters: Object.freeze({ ...robot.parameters }),
    chosen: null,
};
const prepare = () => (generated.prepare ? generated.prepare(state.parameters) : undefined);
let prepared = prepare();

const subscribers = new Map([["q", new Set()], ["parameters", new Set()], ["chosen", new Set()]]);
const changed = new Set();
const values = new Map();

/**
 * Call `draw(state)` once now and, once for each picture that the browser paints, after a change of one of the topics. Of an
 * `element` that is out of sight the drawing waits until it comes into sight, or is printed.
 */
function subscribe(topics, draw, element) {
    const told = element === undefined ? draw : whenSeen(draw, element);
    for (const topic of topics.split(" ")) {
        subscribers.get(topic).add(told);
    }
    draw(state);
}

/** A drawing that is put off while nobody sees it. */
function whenSeen(draw, element) {
    let seen = true;
    let stale = false;
    const catchUp = () => {
        if (stale) {
            stale = false;
            draw(state);
        }
    };
    const watch = new IntersectionObserver(
        ([...entries]) => {
            seen = entries.at(-1).isIntersecting;
            if (seen) {
                catchUp();
            }
        },
        { rootMargin: "200px" },
    );
    watch.observe(element);
    addEventListener("beforeprint", catchUp);
    return () => {
        stale = true;
        if (seen) {
            catchUp();
        }
    };
}

function tell(topic) {
    if (changed.size === 0) {
        requestAnimationFrame(redraw);
    }
    changed.add(topic);
}

function redraw() {
    const draws = new Set([...changed].flatMap((topic) => [...subscribers.get(topic)]));
    changed.clear();
    for (const draw of draws) {
        draw(state);
    }
}

/** Move the robot; quaternions in `q` are taken at length one. */
function setPosition(q) {
    state.q = Object.freeze(Array.from(q));
    values.clear();
    tell("q");
}

/** Give some run-time parameters other values. */
function setParameters(some) {
    state.parameters = Object.freeze({ ...state.parameters, ...some });
    prepared = prepare();
    values.clear();
    tell("parameters");
}

/** Choose an entry of a result, `{ function, output, place }`, for the section that says more of it; null for none. */
function choose(entry) {
    state.chosen = entry === null ? null : Object.freeze({ ...entry });
    tell("chosen");
}

const size = (shape) => shape.reduce((product, length) => product * length, 1);
const zeros = ([rows, ...rest]) => (rest.length ? Array.from({ length: rows }, () => zeros(rest)) : Array(rows).fill(0));

/**
 * A generated function at the present position and parameters; velocities, accelerations and forces are zero where
 * `given` has none. Several results come as an object by their names. Worked out once for each state.
 */
function value(name, given) {
    if (given === undefined && values.has(name)) {
        return values.get(name);
    }
    const told = functions.get(name);
    const here = { q: state.q, k: prepared, ...given };
    const found = generated[name](...told.arguments.map(([argument, shape]) => here[argument] ?? (argument === "k" ? prepared : zeros(shape))));
    if (given === undefined) {
        values.set(name, found);
    }
    return found;
}

/** One result of a function as an array of its entries, by its name. */
function result(name, output, given) {
    const found = value(name, given);
    return functions.get(name).outputs.length > 1 ? found[output] : found;
}

/** An element with attributes and children; text is never markup, since names are the user's. */
function el(tag, attributes = {}, ...children) {
    const svg = ["svg", "g", "path", "line", "circle", "rect", "text", "polygon", "polyline", "title"].includes(tag);
    const made = svg ? document.createElementNS("http://www.w3.org/2000/svg", tag) : document.createElement(tag);
    for (const [name, attribute] of Object.entries(attributes)) {
        if (name.startsWith("on")) {
            made.addEventListener(name.slice(2), attribute);
        } else if (attribute !== null && attribute !== undefined && attribute !== false) {
            made.setAttribute(name, attribute === true ? "" : attribute);
        }
    }
    made.append(...children.filter((child) => child !== null && child !== undefined));
    return made;
}

/** A number as people read it: `digits` significant ones, a true minus sign, no exponent where none is needed. */
function number(x, digits = 4) {
    if (!Number.isFinite(x)) {
        return Number.isNaN(x) ? "–" : x > 0 ? "∞" : "−∞";
    }
    if (x === 0) {
        return "0";
    }
    const size = Math.abs(x);
    const text = size >= 1e-3 && size < 1e5 ? String(Number(x.toPrecision(digits))) : x.toExponential(digits - 1);
    return text.replace("-", "−").replace(/e[+]?/, "e").replace("e-", "e−");
}

globalThis.report = Object.freeze({
    robot,
    state,
    data: read,
    has: (name) => functions.has(name),
    about: (name) => functions.get(name),
    value,
    result,
    prepared: () => prepared,
    subscribe,
    setPosition,
    setParameters,
    choose,
    el,
    number,
    size,
});

const theme = document.getElementById("theme");
theme.addEventListener("click", () => {
    const root = document.documentElement;
    const dark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
    root.dataset.theme = dark ? "light" : "dark";
    dispatchEvent(new Event("themechange"));
});
