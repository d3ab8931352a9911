// The condition number of M: over poses, where it is worst, and here.

const { data, result, subscribe, setPosition, el, number } = globalThis.report;
const { field } = globalThis.charts;
const told = data("conditioning");
const total = told.columns.reduce((sum, count) => sum + count, 0);

/** Eigenvalues of a symmetric matrix, by Jacobi's rotations. */
function eigenvalues(matrix) {
    const a = matrix.map((row) => Float64Array.from(row));
    const n = a.length;
    for (let sweep = 0; sweep < 60; ++sweep) {
        let off = 0;
        let all = 0;
        for (let p = 0; p < n; ++p) {
            all += a[p][p] ** 2;
            for (let q = p + 1; q < n; ++q) {
                off += a[p][q] ** 2;
                const small = Math.abs(a[p][q]) <= 1e-18 * (Math.abs(a[p][p]) + Math.abs(a[q][q]));
                if (!small && a[p][q] !== 0) {
                    turn(a, p, q);
                }
            }
        }
        if (!(off > 1e-30 * all)) {
            break;
        }
    }
    return a.map((row, k) => row[k]);
}

function turn(a, p, q) {
    const theta = (a[q][q] - a[p][p]) / (2 * a[p][q]);
    const t = (theta < 0 ? -1 : 1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
    const c = 1 / Math.sqrt(t * t + 1);
    const s = t * c;
    for (let k = 0; k < a.length; ++k) {
        const [x, y] = [a[k][p], a[k][q]];
        a[k][p] = c * x - s * y;
        a[k][q] = s * x + c * y;
    }
    for (let k = 0; k < a.length; ++k) {
        const [x, y] = [a[p][k], a[q][k]];
        a[p][k] = c * x - s * y;
        a[q][k] = s * x + c * y;
    }
}

/** Of the mass matrix here; infinite where it is not positive definite. */
function condition() {
    const found = eigenvalues(result("mass_matrix", "M"));
    const [least, most] = [Math.min(...found), Math.max(...found)];
    return least > Number.EPSILON * most ? most / least : Number.isNaN(most) ? NaN : Infinity;
}

const value = document.getElementById("conditioning-value");
const rank = document.getElementById("conditioning-rank");
const end = told.start + told.width * told.columns.length;
let mark = () => {};

if (told.constant) {
    document.getElementById("conditioning-picture").append(el("p", {}, "It is the same at every pose."));
} else {
    const most = Math.max(...told.columns);
    const drawn = field([10 ** told.start, 10 ** end], [0, most / total], "how many of the poses have which condition number", { label: (part) => `${number(100 * part, 2)} %` });
    drawn.svg.querySelectorAll("text[text-anchor=middle], line.axis[y2]").forEach((it) => it.remove());
    const { left, right, width, height, bottom, top } = drawn.FIELD;
    const x = (decade) => left + ((decade - told.start) / (end - told.start)) * (width - left - right);
    const floor = drawn.y(0);
    for (const [k, count] of told.columns.entries()) {
        const y = drawn.y(count / total);
        const [from, to] = [x(told.start + k * told.width), x(told.start + (k + 1) * told.width)];
        drawn.svg.append(el("rect", { x: from + 0.5, width: Math.max(0.5, to - from - 1), y, height: Math.max(0, floor - y), class: "column" }));
    }
    drawn.svg.append(el("line", { x1: left, x2: width - right, y1: floor, y2: floor, class: "axis" }));
    for (const tick of logTicks()) {
        const at = x(Math.log10(tick));
        drawn.svg.append(el("text", { x: at, y: height - bottom + 16, "text-anchor": "middle" }, number(tick, 3)));
        drawn.svg.append(el("line", { x1: at, x2: at, y1: floor, y2: floor + 4, class: "axis" }));
    }
    const line = el("line", { y1: top, y2: floor, class: "here-line strong" });
    drawn.svg.append(line);
    document.getElementById("conditioning-picture").append(drawn.svg);
    mark = (found) => {
        const at = x(Math.min(end, Math.max(told.start, Math.log10(found))));
        line.setAttribute("x1", Number.isFinite(at) ? at : x(end));
        line.setAttribute("x2", Number.isFinite(at) ? at : x(end));
    };
}

/** Round numbers along the axis, whose steps are factors. */
function logTicks() {
    const decades = end - told.start;
    const choices = decades > 3 ? [1] : decades > 1.2 ? [1, 3] : decades > 0.6 ? [1, 2, 5] : null;
    if (choices === null) {
        return globalThis.charts.ticks(10 ** told.start, 10 ** end, 4);
    }
    const found = [];
    for (let power = Math.floor(told.start); power <= end; ++power) {
        found.push(...choices.map((digit) => digit * 10 ** power));
    }
    return found.filter((tick) => Math.log10(tick) >= told.start && Math.log10(tick) <= end);
}

const rows = [["least", told.best.value], ["5 %", told.low], ["median", told.median], ["95 %", told.high], ["worst", told.worst.value]];
document.getElementById("conditioning-reach").append(...rows.map(([label, x]) => el("div", {}, el("dt", {}, label), el("dd", {}, number(x, 3)))));
if (!told.constant) {
    const go = (label, q) => el("button", { type: "button", class: "small", onclick: () => setPosition(q) }, label);
    document.getElementById("conditioning-buttons").append(go("Go to the worst pose", told.worst.q), go("Go to the best pose", told.best.q));
}

/** Which part of the poses has a smaller condition number, as far as the columns tell. */
function below(found) {
    const place = (Math.log10(found) - told.start) / told.width;
    const whole = told.columns.slice(0, Math.max(0, Math.floor(place))).reduce((sum, count) => sum + count, 0);
    const rest = place >= 0 && place < told.columns.length ? (place % 1) * told.columns[Math.floor(place)] : 0;
    return Math.min(1, (whole + rest) / total);
}

function draw() {
    const found = condition();
    value.textContent = number(found, 4);
    const part = told.constant || !Number.isFinite(found) ? "" : `, more than in ${Math.round(100 * below(found))} % of the poses`;
    rank.textContent = `at the present position${part}`;
    mark(found);
}

subscribe("q parameters", draw, document.getElementById("conditioning"));
