// Generated files as text: put on the page in pieces, coloured when they are seen.

const { data, el } = globalThis.report;
const { copyButton } = globalThis.charts;
const section = document.getElementById("code");
const box = document.getElementById("code-text");
const files = document.getElementById("code-file");
const functions = document.getElementById("code-function");
const LINE = 18;
const PIECE = 120;

const WORDS = {
    Python: "False None True and as assert break class continue def del elif else except finally for from global if import in is lambda not or pass raise return try while with yield",
    C: "break case char const continue default do double else enum extern float for if inline int long restrict return short signed sizeof static struct switch typedef union unsigned void while size_t",
};
const TOKENS = {
    Python: /(?<comment>#.*|"""[\s\S]*?""")|(?<text>"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')|(?<number>\b\d[\w.]*(?:(?<=e)[-+]\d+)?)|(?<word>[A-Za-z_]\w*)/g,
    C: /(?<comment>\/\*[\s\S]*?\*\/|\/\/.*|^#.*)|(?<text>"(?:[^"\\\n]|\\.)*")|(?<number>\b\d[\w.]*(?:(?<=e)[-+]\d+)?)|(?<word>[A-Za-z_]\w*)/gm,
};
let told = null;
let words = new Set();

/** A piece of text as elements: comments, strings, numbers and words of the language in their colours. */
function coloured(text, language) {
    const made = document.createDocumentFragment();
    let end = 0;
    for (const match of text.matchAll(TOKENS[language])) {
        const [kind] = Object.entries(match.groups).find(([, found]) => found !== undefined);
        if (kind === "word" && !words.has(match[0])) {
            continue;
        }
        made.append(text.slice(end, match.index), el("span", { class: `code-${kind}` }, match[0]));
        end = match.index + match[0].length;
    }
    made.append(text.slice(end));
    return made;
}

const seen = new IntersectionObserver(
    (pieces) => {
        for (const { isIntersecting, target } of pieces) {
            if (isIntersecting) {
                seen.unobserve(target);
                target.replaceChildren(coloured(target.textContent, told.files[files.value].language));
            }
        }
    },
    { root: box, rootMargin: "400px" },
);

function show() {
    const file = told.files[files.value];
    words = new Set(WORDS[file.language].split(" "));
    seen.disconnect();
    const lines = file.text.split("\n");
    const pieces = [];
    for (let start = 0; start < lines.length; start += PIECE) {
        const part = lines.slice(start, start + PIECE);
        const last = start + PIECE >= lines.length;
        pieces.push(el("pre", { style: `height:${part.length * LINE}px` }, part.join("\n") + (last ? "" : "\n")));
    }
    box.replaceChildren(...pieces);
    pieces.forEach((piece) => seen.observe(piece));
    const chosen = functions.value;
    functions.replaceChildren(el("option", { value: "" }, "the beginning"), ...file.places.map((it) => el("option", { value: it.function }, it.function)));
    functions.value = file.places.some((it) => it.function === chosen) ? chosen : "";
    goTo();
}

function goTo(which = "line") {
    const place = told.files[files.value].places.find((it) => it.function === functions.value);
    box.scrollTop = place ? LINE * place[which] : 0;
    box.scrollLeft = 0;
}

/** Read the texts and show the first, once somebody looks this way. */
function begin() {
    if (told !== null) {
        return;
    }
    told = data("code");
    const text = () => told.files[files.value].text;
    const save = el("button", { type: "button", class: "small" }, "Save");
    save.addEventListener("click", () => {
        const url = URL.createObjectURL(new Blob([text()], { type: "text/plain" }));
        el("a", { href: url, download: told.files[files.value].name }).click();
        setTimeout(() => URL.revokeObjectURL(url), 1000);
    });
    document.getElementById("code-buttons").append(copyButton(text), save);
    files.addEventListener("change", show);
    functions.addEventListener("change", () => goTo());
    show();
}

new IntersectionObserver(([it], watcher) => {
    if (it.isIntersecting) {
        watcher.disconnect();
        begin();
    }
}, { rootMargin: "600px" }).observe(section);

document.addEventListener("show-code", ({ detail }) => {
    begin();
    functions.value = detail.function;
    goTo(detail.which);
});
