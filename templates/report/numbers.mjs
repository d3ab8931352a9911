// Tools, centre of mass, energy and holding forces at the state of the page.

const { data, el, number, subscribe, has, result } = globalThis.report;
const { tools, held, dofs } = data("numbers");
const body = document.getElementById("numbers-body");

/** Roll, pitch and yaw of a rotation. */
function angles(R) {
    return [Math.atan2(R[2][1], R[2][2]), Math.asin(Math.max(-1, Math.min(1, -R[2][0]))), Math.atan2(R[1][0], R[0][0])];
}

const cells = [];
/** A table of rows of numbers that `values` gives anew at each state. */
function block(title, heads, names, values) {
    const rows = names.map(() => heads.map(() => el("td", {})));
    body.append(
        el(
            "div",
            {},
            el("h3", {}, title),
            el(
                "div",
                { class: "scroll", tabindex: 0, role: "group", "aria-label": title },
                el("table", {}, el("tr", {}, el("td", {}), ...heads.map((head) => el("th", { scope: "col", style: "text-align:right" }, head))), ...names.map((name, i) => el("tr", {}, el("th", { scope: "row" }, name), ...rows[i]))),
            ),
        ),
    );
    cells.push([rows, values]);
}

if (tools.length) {
    const poses = () => tools.map((tool) => result(tool.function, "T"));
    block("Positions of tools", ["x m", "y m", "z m"], tools.map((tool) => tool.name), () => poses().map((T) => [T[0][3], T[1][3], T[2][3]]));
    block("Attitudes of tools", ["roll rad", "pitch rad", "yaw rad"], tools.map((tool) => tool.name), () => poses().map(angles));
}
const whole = [
    ["center_of_mass", "centre of mass", ["x m", "y m", "z m"], (found) => found],
].filter(([name]) => has(name));
for (const [name, title, heads, of] of whole) {
    block("Centre of mass", heads, [title], () => [of([result(name)].flat(2))]);
}
if (has("potential_energy")) {
    block("Energy", ["J"], ["potential"], () => [[result("potential_energy")].flat()]);
}
if (held.length) {
    block("Forces that hold it against gravity", ["", "unit"], dofs, () => result("gravity_forces").map((x, i) => [x, held[i]]));
}

subscribe("q parameters", () => {
    for (const [rows, values] of cells) {
        values().forEach((row, i) => row.forEach((x, j) => (rows[i][j].textContent = typeof x === "number" ? number(Math.abs(x) < 1e-14 ? 0 : x, 5) : x)));
    }
}, document.getElementById("numbers"));
