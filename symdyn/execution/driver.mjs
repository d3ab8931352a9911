// Calls the functions of a generated module for symdyn: a line of JSON in, a line of JSON out.
// What JSON has no numbers for goes as text: "NaN", "Infinity", "-Infinity".
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const SPECIAL = new Map([NaN, Infinity, -Infinity].map((value) => [String(value), value]));

function say(answer) {
    const plain = (_, value) => (typeof value === "number" && !Number.isFinite(value) ? String(value) : value);
    process.stdout.write(`${JSON.stringify(answer, plain)}\n`);
}

function heard(line) {
    return JSON.parse(line, (_, value) => (SPECIAL.has(value) ? SPECIAL.get(value) : value));
}

/** Results in order; several come as an object. */
function outputs(made) {
    return typeof made === "object" && !Array.isArray(made) ? Object.values(made) : [made];
}

/** Results at every state, or the seconds that all of them take. */
function answer(module, { name, states, timed }) {
    const start = performance.now();
    const results = states.map((given) => outputs(module[name](...given)));
    return timed ? { seconds: (performance.now() - start) / 1000 } : { results };
}

console.log = console.error; // standard output is for answers
try {
    const module = await import(pathToFileURL(process.argv[2]).href);
    const { JOINTS, NQ, NV, PARAMETERS, OPERATIONS, SOURCE_SHA256, TOOLS } = module;
    const parameters = Object.entries(PARAMETERS);
    const sizes = [NQ, NV, JOINTS.length, Object.keys(module.REGRESSOR ?? {}).length];
    say({ joints: JOINTS, sizes, parameters, operations: OPERATIONS, tools: TOOLS, source_sha256: SOURCE_SHA256 });
    for await (const line of createInterface({ input: process.stdin })) {
        try {
            say(answer(module, heard(line)));
        } catch (problem) {
            say({ error: String(problem) });
        }
    }
} catch (problem) {
    say({ error: String(problem) });
}
