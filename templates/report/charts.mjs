// Small drawings that several sections share. Colours come from classes, so that they follow the page from light to dark.

globalThis.charts = (() => {
    const { el, number } = globalThis.report;

    /** Round numbers from low to high: steps of 1, 2 or 5 times a power of ten. */
    function ticks(low, high, most = 5) {
        const raw = (high - low) / most;
        if (!(raw > 0)) {
            return [low];
        }
        const power = 10 ** Math.floor(Math.log10(raw));
        const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= raw * (1 - 1e-9));
        const first = Math.ceil(low / step - 1e-9);
        const last = Math.floor(high / step + 1e-9);
        return Array.from({ length: last - first + 1 }, (_, place) => (first + place) * step);
    }

    /** A part of one in percent. */
    function percent(part, digits = 0) {
        const least = 10 ** -digits;
        return part > 0 && 100 * part < least / 2 ? `<${least}\u00a0%` : `${(100 * part).toFixed(digits)}\u00a0%`;
    }

    /** A bar for a part of one, with a word before it, figures behind it and a note below. */
    function bar(label, part, figures, note = null) {
        const width = `width:${(100 * Math.min(1, Math.max(0, part))).toFixed(2)}%`;
        return el(
            "div",
            { class: "bar" },
            el("span", { class: "bar-label", title: label }, label),
            el("span", { class: "bar-track" }, el("span", { class: "bar-fill", style: width })),
            el("span", { class: "bar-figures" }, figures),
            note === null ? null : el("span", { class: "bar-note" }, note),
        );
    }

    /**
     * A range as a strip: a thin line between the ends, a thick one where nine of ten values lie, a tick at the median.
     * `mark(value)` shows where a value is, or that it is outside; values that are no numbers are not shown.
     */
    function strip([low, high], [least, five, median, most, largest], told) {
        const at = (value) => 100 * (high > low ? (value - low) / (high - low) : 0.5);
        const line = (from, to, kind) => el("span", { class: kind, style: `left:${at(from)}%;width:${Math.max(0, at(to) - at(from))}%` });
        const here = el("span", { class: "strip-here", hidden: true });
        const middle = el("span", { class: "strip-median", style: `left:${at(median)}%` });
        const drawn = [line(least, largest, "strip-all"), line(five, most, "strip-most"), middle, here];
        const track = el("span", { class: "strip", role: "img", "aria-label": told }, ...drawn);
        function mark(value) {
            here.hidden = !Number.isFinite(value);
            here.style.left = `${Math.min(100, Math.max(0, at(value)))}%`;
            here.classList.toggle("outside", value < low - 1e-9 * Math.abs(low) || value > high + 1e-9 * Math.abs(high));
        }
        return { track, mark };
    }

    const FIELD = { width: 360, height: 190, left: 46, right: 8, top: 8, bottom: 26 };

    /** A field with axes: `x` and `y` turn numbers into places, `svg` is to be drawn into. */
    function field(xs, ys, told, { xTicks = 5, yTicks = 4, label = number } = {}) {
        const { width, height, left, right, top, bottom } = FIELD;
        const [x0, x1] = xs;
        const room = ys[1] > ys[0] ? 0.04 * (ys[1] - ys[0]) : 0.5 * (Math.abs(ys[0]) || 1);
        const [y0, y1] = [ys[0] - room, ys[1] + room];
        const x = (value) => left + ((value - x0) / (x1 - x0 || 1)) * (width - left - right);
        const y = (value) => height - bottom - ((value - y0) / (y1 - y0)) * (height - top - bottom);
        const svg = el("svg", { viewBox: `0 0 ${width} ${height}`, class: "field", role: "img", "aria-label": told });
        for (const value of ticks(y0, y1, yTicks)) {
            const clean = Math.abs(value) < 1e-9 * (y1 - y0) ? 0 : value;
            svg.append(el("line", { x1: left, x2: width - right, y1: y(value), y2: y(value), class: clean === 0 ? "axis" : "grid" }));
            svg.append(el("text", { x: left - 5, y: y(value) + 4, "text-anchor": "end" }, label(clean)));
        }
        for (const value of ticks(x0, x1, xTicks)) {
            const clean = Math.abs(value) < 1e-9 * (x1 - x0) ? 0 : value;
            svg.append(el("text", { x: x(value), y: height - bottom + 16, "text-anchor": "middle" }, number(clean)));
            svg.append(el("line", { x1: x(value), x2: x(value), y1: height - bottom, y2: height - bottom + 4, class: "axis" }));
        }
        svg.append(el("line", { x1: left, x2: width - right, y1: height - bottom, y2: height - bottom, class: "axis" }));
        return { svg, x, y, FIELD };
    }

    /** Copy a text; whether that was possible. */
    async function copy(text) {
        try {
            await navigator.clipboard.writeText(text);
            return true;
        } catch {
            const area = el("textarea", { style: "position:fixed;top:0;left:0;opacity:0", "aria-hidden": "true" });
            area.value = text;
            document.body.append(area);
            area.select();
            const done = document.execCommand("copy");
            area.remove();
            return done;
        }
    }

    /** A button that copies a text and says so. */
    function copyButton(text, label = "Copy") {
        const button = el("button", { type: "button", class: "small" }, label);
        button.addEventListener("click", async () => {
            button.textContent = (await copy(typeof text === "function" ? text() : text)) ? "Copied" : "Cannot copy here";
            setTimeout(() => {
                button.textContent = label;
            }, 1500);
        });
        return button;
    }

    /** A command whose words stay whole where there is room. */
    function command(text) {
        return el("code", { class: "words" }, ...text.split(" ").flatMap((word) => [el("span", {}, word), " "]));
    }

    return Object.freeze({ command, ticks, percent, bar, strip, field, copyButton });
})();
