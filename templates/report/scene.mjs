const { subscribe } = globalThis.report; subscribe("q", () => {});
