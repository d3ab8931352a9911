// Heat maps of M, U, D and the inverse: every entry a button that chooses it; numbers in tables for those who want them.

const { data, el, number, state, subscribe, choose, result } = globalThis.report;
const { matrices, dofs } = data("matrices");
const n = dofs.length;
const told = document.getElementById("matrices-told");
const scale = document.getElementById("matrices-scale");
const FEW = 9; // rows up to which numbers stand in the cells
const MANY = 20; // rows up to which two matrices stand side by side

const index = (k) => `${k + 1}`.replace(/\d/g, (digit) => "₀₁₂₃₄₅₆₇₈₉"[digit]);
const sign = (symbol, place) => `${symbol}${place.map(index).join(n > 9 ? "," : "")}`;
/** Colours go with the root of the size, so that what is small can be told from nothing. */
const shade = (part) => (part === 0 ? "transparent" : `rgba(var(${part > 0 ? "--plus" : "--minus"}), ${(0.1 + 0.9 * Math.sqrt(Math.min(1, Math.abs(part)))).toFixed(3)})`);

const shown = matrices.map((matrix) => {
    const places = matrix.diagonal ? dofs.map((_, i) => [i]) : dofs.flatMap((_, i) => dofs.map((_, j) => [i, j]));
    const cells = places.map((place, k) => {
        const zero = matrix.kinds[k] === "0";
        return el("button", {
            type: "button",
            role: "gridcell",
            class: zero ? "zero" : null,
            tabindex: k === 0 ? 0 : -1,
            "aria-pressed": "false",
            "data-place": place.join(" "),
            onclick: () => pick(matrix, place),
            onfocus: () => tell(matrix, place, k),
            onpointerenter: () => tell(matrix, place, k),
        });
    });
    const rows = matrix.diagonal ? [cells] : dofs.map((_, i) => cells.slice(i * n, (i + 1) * n));
    const grid = el(
        "div",
        { class: matrix.diagonal ? "grid flat" : "grid", role: "grid", "aria-label": `${matrix.symbol}, ${matrix.meaning}`, style: `--n: ${n}` },
        el("div", { role: "presentation", class: "heads" }, el("span", {}), ...dofs.map((name, j) => el("span", { title: name }, `${j + 1}`))),
        ...rows.map((row, i) => el("div", { role: "row" }, el("span", { "aria-hidden": "true", title: matrix.diagonal ? null : dofs[i] }, matrix.diagonal ? "" : `${i + 1}`), ...row)),
    );
    grid.addEventListener("keydown", (event) => step(event, cells, matrix.diagonal ? 1 : n));
    const details = el("details", {}, el("summary", {}, "as numbers"), el("div", { class: "scroll", tabindex: 0 }));
    details.addEventListener("toggle", () => draw());
    const box = el("div", { class: n > FEW ? `matrix many${n > MANY ? " whole" : ""}` : "matrix", id: `matrices-${matrix.output}` }, el("h3", {}, matrix.symbol), el("p", {}, matrix.meaning), grid, details);
    return { matrix, places, cells, details, box };
});
const grids = document.getElementById("matrices-grids");
grids.style.setProperty("--least", n <= 4 ? "11rem" : "19rem");
grids.replaceChildren(...shown.map((it) => it.box));

/** Arrow keys move in the matrix; Home and End in the row. */
function step(event, cells, rows) {
    const k = cells.indexOf(event.target);
    const column = k % n;
    const to = { ArrowRight: column < n - 1 ? k + 1 : k, ArrowLeft: column > 0 ? k - 1 : k, ArrowDown: k + n < n * rows ? k + n : k, ArrowUp: k >= n ? k - n : k, Home: k - column, End: k - column + n - 1 }[event.key];
    if (to !== undefined && k >= 0) {
        event.preventDefault();
        cells[k].tabIndex = -1;
        cells[to].tabIndex = 0;
        cells[to].focus();
    }
}

const flat = ({ matrix }) => result(matrix.function, matrix.output).flat();

function tell(matrix, place, k) {
    const value = result(matrix.function, matrix.output).flat()[k];
    const kind = { 0: "zero by structure", 1: "the same at every position", q: "" }[matrix.kinds[k]];
    const among = place.length === 2 && place[0] === place[1] ? dofs[place[0]] : place.map((i) => dofs[i]).join(", ");
    told.textContent = `${sign(matrix.symbol, place)} = ${number(value, 6)}   ${among}${kind ? ` · ${kind}` : ""}`;
}

function pick(matrix, place) {
    choose({ function: matrix.function, output: matrix.output, place });
    document.getElementById("entry")?.scrollIntoView({ block: "nearest" });
}

/** Eigenvalues of a symmetric matrix, by Jacobi's turns. */
function eigenvalues(M) {
    const A = M.map((row) => row.slice());
    for (let sweep = 0; sweep < 30; ++sweep) {
        let off = 0;
        for (let p = 0; p < n; ++p) {
            for (let q = p + 1; q < n; ++q) {
                off = Math.max(off, Math.abs(A[p][q]) / Math.sqrt(Math.abs(A[p][p] * A[q][q]) || 1));
                if (A[p][q] === 0) {
                    continue;
                }
                const theta = (A[q][q] - A[p][p]) / (2 * A[p][q]);
                const t = Math.sign(theta || 1) / (Math.abs(theta) + Math.hypot(theta, 1));
                const c = 1 / Math.hypot(t, 1);
                const s = t * c;
                for (let k = 0; k < n; ++k) {
                    [A[k][p], A[k][q]] = [c * A[k][p] - s * A[k][q], s * A[k][p] + c * A[k][q]];
                }
                for (let k = 0; k < n; ++k) {
                    [A[p][k], A[q][k]] = [c * A[p][k] - s * A[q][k], s * A[p][k] + c * A[q][k]];
                }
            }
        }
        if (off < 1e-13) {
            break;
        }
    }
    return A.map((row, i) => row[i]).sort((a, b) => a - b);
}

function draw() {
    const coupling = scale.value === "coupling";
    for (const { matrix, places, cells, details } of shown) {
        const values = flat({ matrix });
        const largest = Math.max(...values.map(Math.abs)) || 1;
        const diagonal = coupling && !matrix.diagonal ? dofs.map((_, i) => Math.sqrt(Math.abs(values[i * n + i]))) : null;
        cells.forEach((cell, k) => {
            const [i, j] = places[k];
            const part = diagonal ? values[k] / (diagonal[i] * diagonal[j] || 1) : values[k] / largest;
            cell.style.background = shade(part);
            cell.classList.toggle("strong", Math.abs(part) > 0.3);
            const text = matrix.kinds[k] === "0" ? "·" : n > FEW ? "" : number(values[k], n > 5 ? 2 : 3);
            if (cell.firstChild?.data !== text) {
                cell.textContent = text;
            }
            const chosen = state.chosen;
            const mine = chosen !== null && chosen.function === matrix.function && chosen.output === matrix.output && chosen.place.join() === places[k].join();
            cell.setAttribute("aria-pressed", mine);
            cell.setAttribute("aria-label", `${sign(matrix.symbol, places[k])} ${number(values[k])}`);
        });
        if (details.open) {
            details.lastChild.replaceChildren(table(matrix, values));
        }
    }
    const mass = shown.find(({ matrix }) => matrix.function === "mass_matrix");
    if (mass) {
        const found = eigenvalues(result("mass_matrix", "M"));
        document.getElementById("matrices-figures").textContent = `M here: eigenvalues ${number(found[0])} to ${number(found[n - 1])}, condition number ${number(found[n - 1] / found[0])}.`;
    }
}

function table(matrix, values) {
    const width = matrix.diagonal ? 1 : n;
    const head = matrix.diagonal ? [matrix.symbol] : dofs.map((_, j) => `${j + 1}`);
    return el(
        "table",
        {},
        el("tr", {}, el("th", { scope: "col" }), ...head.map((text) => el("th", { scope: "col" }, text))),
        ...dofs.map((name, i) => el("tr", {}, el("th", { scope: "row" }, `${i + 1} ${name}`), ...values.slice(i * width, (i + 1) * width).map((x) => el("td", {}, number(x, 6))))),
    );
}

scale.addEventListener("change", draw);
if (new Set(data("matrices").units).size > 1) {
    scale.value = "coupling"; // sizes of different units say nothing of each other
}
subscribe("q parameters chosen", draw, document.getElementById("matrices"));
