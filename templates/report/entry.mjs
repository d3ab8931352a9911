// The entry that is chosen: its value here, its closed form, figures over poses, and the lines of the program behind it.

const { robot, state, data, result, subscribe, setPosition, choose, el, number } = globalThis.report;
const { percent, bar, strip, field, copyButton, command: spelt } = globalThis.charts;
const told = data("entry");
const results = new Map(told.results.map((it) => [`${it.function}.${it.output}`, it]));
const shown = document.getElementById("entry-shown");
const selects = Object.fromEntries(["result", "row", "column"].map((name) => [name, document.getElementById(`entry-${name}`)]));
const joints = robot.joints;
const name = (joint) => joints[joint]?.name ?? String(joint);
const isDefault = () => Object.entries(robot.parameters).every(([key, value]) => state.parameters[key] === value);
let live = [];

document.head.append(el("style", {}, told.style));

// What is chosen ------------------------------------------------------------------------------------------------------

for (const [key, it] of results) {
    selects.result.append(el("option", { value: key }, it.letter));
}
for (const [place, dof] of robot.dofs.entries()) {
    selects.row.append(el("option", { value: place }, `${place + 1} ${dof}`));
    selects.column.append(el("option", { value: place }, `${place + 1} ${dof}`));
}
for (const select of Object.values(selects)) {
    select.addEventListener("change", () => {
        const it = results.get(selects.result.value);
        const row = Number(selects.row.value);
        const place = it.kind === "diagonal" ? [row] : [row, Number(selects.column.value)];
        choose({ function: it.function, output: it.output, place });
    });
}

/** What the page begins with: the strongest coupling, else the first entry that changes. */
function first() {
    const it = told.results[0];
    const strongest = data("couplings")?.strongest[0];
    if (strongest && it.output === "M_inverse") {
        return { function: it.function, output: it.output, place: [strongest.first, strongest.second] };
    }
    const places = Object.keys(it.entries);
    const key = places.find((place) => it.entries[place].behaviour === "varies") ?? places[0];
    return { function: it.function, output: it.output, place: key.split(",").map(Number) };
}

function draw() {
    const chosen = state.chosen ?? first();
    const it = results.get(`${chosen.function}.${chosen.output}`);
    live = [];
    if (it === undefined) {
        shown.replaceChildren(el("p", { class: "reason" }, `Of ${chosen.function} this page has the values alone; ask symdyn inspect ${told.robot} ${chosen.function} for more.`));
        return;
    }
    const flat = it.kind === "diagonal" ? chosen.place.slice(0, 1) : chosen.place;
    selects.result.value = `${it.function}.${it.output}`;
    selects.row.value = flat[0];
    selects.column.value = flat[1] ?? flat[0];
    document.getElementById("entry-column-label").hidden = it.kind === "diagonal";
    const place = it.kind === "symmetric" ? [...flat].sort((a, b) => a - b) : flat;
    shown.replaceChildren(...parts(it, flat, place));
    redraw();
}

function redraw() {
    for (const update of live) {
        update();
    }
}

function parts(it, asked, place) {
    const entry = it.entries[place.join(",")];
    const head = heading(it, asked);
    if (entry === undefined) {
        const one = asked[0] === asked[1];
        return [head, el("p", {}, `${one ? "1" : "0"} at every pose: ${it.letter} is upper triangular with ones on its diagonal.`)];
    }
    const mirrored = asked[0] !== place[0] ? ` ${it.letter} is symmetric: this is entry [${place.join(",")}].` : "";
    const found = [head, value(it, place, entry), el("p", {}, `${entry.meaning || it.about}${mirrored}`)];
    if (entry.zero) {
        found.push(el("p", {}, `It is zero at every pose: ${entry.zero}.`));
        return [...found, ...ask(it, asked)];
    }
    found.push(...range(it, place, entry), ...form(it, entry), ...figures(it, place, entry), ...lines(it, place), ...ask(it, asked));
    return found;
}

function heading(it, place) {
    const names = place.map((at) => robot.dofs[at]).join(", ");
    return el("h3", { class: "entry-title" }, `${it.letter}[${names}]`, el("span", { class: "quiet" }, ` index [${place.join(",")}] in code`));
}

const here = (it, place) => place.reduce((rows, at) => rows[at], result(it.function, it.output));

function value(it, place, entry) {
    const text = el("output", { class: "entry-value", id: "entry-value" });
    live.push(() => {
        text.textContent = number(here(it, place), 6);
    });
    return el("p", { class: "entry-now" }, text, ` ${entry.unit} `, el("span", { class: "quiet" }, "at the present position"));
}

// Where it lies -------------------------------------------------------------------------------------------------------

function goTo(label, q) {
    return el("button", { type: "button", class: "small", onclick: () => setPosition(q) }, label);
}

function range(it, place, entry) {
    if (!entry.reach.length) {
        return [el("p", {}, "At some of the poses it is not finite.")];
    }
    const [least, low, median, high, most] = entry.reach;
    if (entry.behaviour === "constant") {
        return [el("p", {}, "It is the same at every pose: no joint changes it.")];
    }
    const said = `least ${number(least)}, most ${number(most)}, median ${number(median)}, nine poses of ten from ${number(low)} to ${number(high)}`;
    const drawn = strip([least, most], entry.reach, said);
    live.push(() => drawn.mark(here(it, place)));
    const figures = entry.figures;
    const ends = el("div", { class: "strip-ends" }, el("span", {}, number(least)), el("span", {}, number(most)));
    const buttons = figures && figures.least.length ? el("p", { class: "buttons" }, goTo("Go where it is least", figures.least), goTo("Go where it is most", figures.most)) : null;
    const rows = [["least", least], ["5 %", low], ["median", median], ["95 %", high], ["most", most]];
    if (figures && figures.rest !== null) {
        rows.push(["joints at rest", figures.rest]);
    }
    return [
        el("div", { class: "strip-box" }, drawn.track, ends),
        el("dl", { class: "reach" }, ...rows.map(([label, x]) => el("div", {}, el("dt", {}, label), el("dd", {}, number(x, 3))))),
        buttons ?? "",
        el("p", { class: "quiet small-text" }, told.told, isDefault() ? "" : " With the parameters at their defaults."),
    ];
}

// The closed form -----------------------------------------------------------------------------------------------------

/** Rows of formulas, made by symdyn of its own elements: names in them are text already. */
function table(places) {
    const made = el("table");
    made.innerHTML = places.map((place) => told.rows[place]).join("");
    return made;
}

function form(it, entry) {
    if (told.refused) {
        return [el("p", {}, `Formulas and further figures are not made of this robot, because ${told.refused}.`)];
    }
    const title = el("h4", {}, "As a formula");
    if (!entry.form) {
        const why = entry.why || told.no_forms;
        return why ? [title, el("p", {}, `There is none that anybody would read: ${why}.`)] : [];
    }
    const box = el("div", { class: "symdyn-closed scroll", tabindex: "0" }, table(entry.form.formulas));
    if (entry.form.where.length) {
        box.append(el("p", {}, "where"), table(entry.form.where));
    }
    if (entry.form.short.length) {
        const short = el("p");
        short.innerHTML = entry.form.short.map((place) => told.rows[place]).join(", ");
        short.prepend(entry.form.where.length ? "with " : "where ");
        box.append(short);
    }
    const numbers = el("p", { class: "quiet small-text" }, "In formulas joints count from 1: ", joints.map((joint, k) => `q${k + 1} is ${joint.name}`).join(", "), ".");
    return [title, ...entry.form.notes.map((note) => el("p", {}, note)), box, numbers];
}

// Figures -------------------------------------------------------------------------------------------------------------

function figures(it, place, entry) {
    const found = entry.figures;
    if (!found) {
        return told.refused ? [] : [el("p", {}, `This page has figures of the ${it.figured} entries that couple most; the command below gives those of this one.`)];
    }
    const cards = [band(it, place, entry), effects(found), shares(it, place, found), masses(found), coupling(it, place, found)];
    return [el("h4", {}, "In figures"), el("div", { class: "cards" }, ...cards.filter(Boolean)), el("p", { class: "quiet small-text" }, it.told === told.told ? "" : it.told)];
}

const card = (title, ...inside) => el("div", { class: "card" }, el("h5", {}, title), ...inside);

function coupling(it, place, found) {
    if (!found.coupling.length) {
        return null;
    }
    const [low, median, high] = found.coupling;
    const drawn = strip([0, 1], [0, low, median, high, 1], `from ${percent(low)} to ${percent(high)}, median ${percent(median)}`);
    const ends = el("div", { class: "strip-ends" }, el("span", {}, "0 %"), el("span", {}, "100 %"));
    const [first, second] = place.map((at) => [at, at]);
    live.push(() => drawn.mark(Math.abs(here(it, place)) / Math.sqrt(here(it, first) * here(it, second))));
    return card(`It couples them by ${percent(median)}`, el("p", {}, `Its size over the root of its two diagonal entries: median ${percent(median)}, in nine poses of ten from ${percent(low)} to ${percent(high)}.`), drawn.track, ends);
}

function effects(found) {
    if (!found.effects.length) {
        return null;
    }
    const rows = found.effects.map(([joint, total]) => bar(name(joint), total, percent(total)));
    const idle = found.idle.length ? `No effect at all: ${found.idle.map(name).join(", ")}. ` : "";
    const lesser = found.lesser ? `${found.lesser} more with less. ` : "";
    const cut = found.cut ? "A few poses stand far out: the ends, 1 % each, are cut off for this. " : "";
    return card(
        `${name(found.effects[0][0])} changes it most`,
        el("p", {}, "The part of its variance that is left while all other joints stand still; where joints act together the parts add up to more than all."),
        el("div", { class: "bars" }, ...rows),
        el("p", { class: "quiet small-text" }, lesser, idle, cut),
    );
}

function shares(it, place, found) {
    if (!found.shares.length) {
        return null;
    }
    const [main, part] = found.shares[0];
    const what = place[0] === place[1] ? "of it comes" : "of the coupling runs";
    const rows = found.shares.map(([joint, size, against, rest]) => bar(name(joint), size, percent(size), against >= 0.005 ? `against the rest in ${percent(against)} of poses` : null));
    return card(
        `${percent(part)} ${what} through ${name(main)}`,
        el("p", {}, "Think of all joints as held, then released one after another from the tips towards the base: the entry is the sum of what each release adds."),
        el("div", { class: "bars" }, ...rows),
    );
}

const WAY = { 1: "larger", "-1": "smaller", 0: "either way" };

function masses(found) {
    if (!found.masses.length) {
        return null;
    }
    const most = found.masses[0][1];
    if (most < 1e-9) {
        return card("Masses cancel", el("p", {}, "None of the masses changes it."));
    }
    const rows = found.masses.filter(([, , largest]) => largest >= 0.0005).map(([link, mean, largest, way]) => bar(link, mean / most, percent(mean, 1), `at most ${percent(largest, 1)}, ${WAY[way]}`));
    return card(
        `10 % more of ${found.masses[0][0]} changes it by ${percent(most, 1)}`,
        el("p", {}, "More mass and inertia of one body at a time, in the same shape, with all that is fixed to it; on average, of the entry's typical size."),
        el("div", { class: "bars" }, ...rows),
    );
}

/** The entry over its main joint, with the place where the robot is. */
function band(it, place, entry) {
    const found = entry.figures.band;
    if (!found || found.median.some((x) => x === null)) {
        return null;
    }
    const [start, end] = told.spans[found.joint];
    const xs = found.median.map((_, k) => start + ((end - start) * k) / (found.median.length - 1));
    const low = Math.min(...found.low);
    const high = Math.max(...found.high);
    const title = `Over ${name(found.joint)}`;
    const drawn = field([start, end], [low, high], `${it.letter} over ${name(found.joint)}: 5 %, median and 95 % of the poses of the other joints`, { label: (x) => number(x, 3) });
    const along = (values) => values.map((y, k) => `${drawn.x(xs[k]).toFixed(1)},${drawn.y(y).toFixed(1)}`);
    drawn.svg.append(el("polygon", { points: [...along(found.low), ...along(found.high).reverse()].join(" "), class: "band" }));
    drawn.svg.append(el("polyline", { points: along(found.median).join(" "), class: "curve" }));
    const { top, height, bottom } = drawn.FIELD;
    const line = el("line", { y1: top, y2: height - bottom, class: "here-line" });
    const dot = el("circle", { r: 4.5, class: "here-dot" });
    drawn.svg.append(line, dot);
    live.push(() => {
        const x = drawn.x(Math.min(end, Math.max(start, state.q[joints[found.joint].q])));
        const y = Math.min(height - bottom, Math.max(top, drawn.y(here(it, place))));
        for (const [key, at] of [["x1", x], ["x2", x]]) {
            line.setAttribute(key, at);
        }
        dot.setAttribute("cx", x);
        dot.setAttribute("cy", Number.isFinite(y) ? y : height);
    });
    const unit = joints[found.joint].kind === "prismatic" ? "m" : "rad";
    return card(title, el("p", {}, `Line: median; shade: nine of ten poses of the other joints. Dot: here. Along it: ${name(found.joint)} in ${unit}.`), drawn.svg);
}

// The lines behind it -------------------------------------------------------------------------------------------------

const TOKEN = /\d+(?:\.\d*)?(?:[eE][+-]?\d+)?|\.\d+(?:[eE][+-]?\d+)?|[A-Za-z_]\w*|[-+*/()]/g;
const CALLS = { sin: Math.sin, cos: Math.cos, sqrt: Math.sqrt, sign: Math.sign };
const compiled = new Map();

/** An expression of a line as a function of the values that are known, and the names that it uses. */
function understood(text) {
    const tokens = text.match(TOKEN) ?? [];
    const names = [];
    let at = 0;
    const peek = () => tokens[at];
    function factor() {
        const token = tokens[at++];
        if (token === "-") {
            const inner = factor();
            return (known) => -inner(known);
        }
        if (token === "(") {
            const inner = sum();
            at++;
            return inner;
        }
        if (token in CALLS && peek() === "(") {
            at++;
            const inner = sum();
            at++;
            return (known) => CALLS[token](inner(known));
        }
        if (/^[A-Za-z_]/.test(token)) {
            names.push(token);
            return (known) => known.get(token);
        }
        const constant = Number(token);
        return () => constant;
    }
    function chain(part, one, other, act, react) {
        let left = part();
        while (peek() === one || peek() === other) {
            const [before, combine] = [left, tokens[at++] === one ? act : react];
            const right = part();
            left = (known) => combine(before(known), right(known));
        }
        return left;
    }
    const product = () => chain(factor, "*", "/", (a, b) => a * b, (a, b) => a / b);
    function sum() {
        return chain(product, "+", "-", (a, b) => a + b, (a, b) => a - b);
    }
    return { value: sum(), names };
}

function program(function_) {
    if (!compiled.has(function_)) {
        const { sections } = told.lines[function_];
        const flat = sections.flatMap(([heading, lines]) => lines.map(([symbol, text]) => ({ heading, symbol, text, ...understood(text) })));
        compiled.set(function_, flat);
    }
    return compiled.get(function_);
}

/** Of the lines of a function those that an expression needs. */
function behind(all, names) {
    const needed = new Set(names);
    const kept = [];
    for (const line of [...all].reverse()) {
        if (needed.has(line.symbol)) {
            kept.unshift(line);
            line.names.forEach((used) => needed.add(used));
        }
    }
    return kept;
}

function given(lines) {
    const known = new Map(Object.entries(lines.positions).map(([symbol, at]) => [symbol, state.q[at]]));
    const values = Object.values(state.parameters);
    for (const [symbol, at] of Object.entries(lines.parameters)) {
        known.set(symbol, values[at]);
    }
    return known;
}

function lines(it, place) {
    const has = told.lines[it.function];
    if (!has) {
        return [el("p", {}, `The lines of ${it.function} are too many for this page; with --lines the command below gives them.`)];
    }
    const n = robot.dofs.length;
    const text = has.results[it.output][place.length > 1 ? place[0] * n + place[1] : place[0]];
    const last = { heading: "", symbol: `${it.output}[${place.join(", ")}]`, text, ...understood(text) };
    const box = el("div", { class: "scroll lines", tabindex: "0" });
    const count = el("span");
    const details = el("details", { id: "entry-lines" }, el("summary", {}, count), box);
    let shownLines = null;
    const fill = () => {
        const every = [...behind(program(it.function), last.names), last];
        shownLines = every.map((line) => ({ line, cell: el("td", { class: "lines-value" }) }));
        const rows = [];
        let heading = "";
        for (const { line, cell } of shownLines) {
            if (line.heading !== heading && line.heading) {
                heading = line.heading;
                rows.push(el("tr", {}, el("th", { colspan: 3, scope: "rowgroup" }, heading)));
            }
            rows.push(el("tr", {}, el("td", { class: "lines-name" }, line.symbol), el("td", { class: "lines-text" }, `= ${line.text}`), cell));
        }
        box.replaceChildren(el("table", {}, ...rows));
        update();
    };
    const update = () => {
        if (!details.open || shownLines === null) {
            return;
        }
        const known = given(has);
        for (const line of program(it.function)) {
            known.set(line.symbol, line.value(known));
        }
        for (const { line, cell } of shownLines) {
            cell.textContent = number(line.value(known), 5);
        }
    };
    const counted = behind(program(it.function), last.names).length + 1;
    count.textContent = counted === 1 ? "The line behind it, with its value here" : `The ${counted} lines behind it, with their values here`;
    details.addEventListener("toggle", () => (details.open && shownLines === null ? fill() : update()));
    live.push(update);
    const jump = el("a", { href: "#code", onclick: () => document.dispatchEvent(new CustomEvent("show-code", { detail: { function: it.function, which: "formulas" } })) }, `${it.function} in the generated code`);
    return [el("h4", {}, "In the program"), details, el("p", { class: "small-text" }, jump)];
}

// More ----------------------------------------------------------------------------------------------------------------

const typed = (it, place) => `${it.function}${told.results.filter((other) => other.function === it.function).length > 1 ? `.${it.output}` : ""}[${place.join(",")}]`;

function ask(it, place) {
    const command = `symdyn inspect ${told.robot} '${typed(it, place)}'${told.refused ? " --lines" : ""}`;
    const more = told.refused ? "." : "; --wrt, --sweep, --depends, --lines and --format latex ask for more.";
    return [el("p", { class: "command" }, spelt(command), copyButton(command), el("span", { class: "quiet" }, ` gives it in a terminal${more}`))];
}

subscribe("chosen parameters", draw);
subscribe("q", redraw, document.getElementById("entry"));
