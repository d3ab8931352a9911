// The names of functions lead to their code.

for (const link of document.querySelectorAll("#operations a[data-function]")) {
    link.addEventListener("click", () => document.dispatchEvent(new CustomEvent("show-code", { detail: { function: link.dataset.function, which: "line" } })));
}
