// How strongly joints act on each other through M⁻¹: over poses, and here.

const { robot, data, result, subscribe, choose, el } = globalThis.report;
const { percent, strip } = globalThis.charts;
const told = data("couplings");
const n = robot.dofs.length;
const table = document.getElementById("couplings-matrix");
const ofHere = document.getElementById("couplings-here");
const numbers = n <= 12;
const cells = [];

function show(i, j) {
    choose({ function: "mass_matrix_inverse", output: "M_inverse", place: [Math.min(i, j), Math.max(i, j)] });
}

table.append(el("tr", {}, el("td"), ...robot.dofs.map((_, j) => el("th", { scope: "col" }, numbers || (j + 1) % 5 === 0 ? String(j + 1) : ""))));
for (const [i, dof] of robot.dofs.entries()) {
    const row = el("tr", {}, el("th", { scope: "row" }, `${i + 1} ${dof}`));
    for (let j = 0; j < n; ++j) {
        const cell = el("td", { class: i === j ? "couplings-self" : "couplings-cell", title: i === j ? null : `${dof} and ${robot.dofs[j]}` });
        if (i !== j) {
            cell.addEventListener("click", () => show(i, j));
            cells.push([cell, i, j]);
        }
        row.append(cell);
    }
    table.append(row);
}
table.classList.toggle("many", !numbers);

/** Strengths at the present position. */
function strengths() {
    const inverse = result("mass_matrix_inverse", "M_inverse");
    return inverse.map((row, i) => row.map((entry, j) => Math.abs(entry) / Math.sqrt(inverse[i][i] * inverse[j][j])));
}

function paint(found) {
    for (const [cell, i, j] of cells) {
        const strength = found[i][j];
        const known = Number.isFinite(strength);
        cell.style.setProperty("--strength", known ? strength.toFixed(3) : "0");
        cell.classList.toggle("strong", strength > 0.55);
        cell.textContent = numbers ? (known ? (strength > 1e-9 ? String(Math.round(100 * strength)) : "·") : "–") : "";
    }
}

const strongest = document.getElementById("couplings-strongest");
const marks = told.strongest.map(({ first, second, low, median, high }) => {
    const names = `${robot.dofs[first]}, ${robot.dofs[second]}`;
    const drawn = strip([0, 1], [0, low, median, high, 1], `${names}: median ${percent(median)}, nine poses of ten from ${percent(low)} to ${percent(high)}`);
    const link = el("button", { type: "button", class: "small pair", onclick: () => show(first, second) }, names);
    const now = el("span", { class: "quiet" });
    strongest.append(el("div", { class: "couplings-pair" }, link, el("span", { class: "couplings-figures" }, percent(median), now), drawn.track));
    return { mark: drawn.mark, now, first, second };
});

function draw() {
    const found = strengths();
    paint(ofHere.checked ? found : told.median);
    for (const { mark, now, first, second } of marks) {
        mark(found[first][second]);
        now.textContent = Number.isFinite(found[first][second]) ? `, here ${percent(found[first][second])}` : "";
    }
}

ofHere.addEventListener("change", draw);
subscribe("q parameters", draw, document.getElementById("couplings"));
