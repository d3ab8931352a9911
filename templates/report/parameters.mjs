// Run-time parameters as sliders; each with a field for any other number.

const { robot, state, data, subscribe, setParameters, el, number } = globalThis.report;
const told = data("parameters");
const box = document.getElementById("parameters-sliders");

if (box) {
    const rows = told.parameters.map((it, place) => {
        const id = `parameters-${place}`;
        const slider = el("input", { type: "range", id, min: it.low, max: it.high, step: "any", value: it.default });
        const typed = el("input", { type: "number", step: "any", value: it.default, "aria-label": `${it.name}, any number` });
        const back = el("button", { type: "button", class: "small", title: `default ${number(it.default)}`, "aria-label": `${it.name} to its default` }, "↺");
        const give = (value) => {
            if (Number.isFinite(value)) {
                setParameters({ [it.name]: value });
            }
        };
        slider.addEventListener("input", () => give(Number(Number(slider.value).toPrecision(4))));
        typed.addEventListener("change", () => give(typed.valueAsNumber));
        back.addEventListener("click", () => give(it.default));
        const row = el("div", { class: "parameter" }, el("label", { for: id }, it.name), slider, typed, back);
        return { it, row, slider, typed, back };
    });
    const inside = rows.map(({ row }) => row);
    box.append(...(told.many ? [el("details", { open: false }, el("summary", {}, `${rows.length} parameters`), ...inside)] : inside));
    document.getElementById("parameters-reset").addEventListener("click", () => setParameters(robot.parameters));
    subscribe("parameters", () => {
        for (const { it, slider, typed, back } of rows) {
            const value = state.parameters[it.name];
            slider.value = value;
            if (document.activeElement !== typed || typed.valueAsNumber !== value) {
                typed.value = value;
            }
            back.disabled = value === it.default;
        }
    });
}
