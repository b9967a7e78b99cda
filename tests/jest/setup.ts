Object.assign(globalThis, { ___loader: { enqueue: jest.fn(), hovering: jest.fn() } });

// Removes a publishing environment's settings: tests expect the repository's.
for (const name of Object.keys(process.env)) if (name.startsWith("GATSBY_")) delete process.env[name];

// Loading the testing library takes longer than most tests, and Node has no document.
if (typeof document !== "undefined") require("./document");
