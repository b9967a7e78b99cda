/** The page loader that Gatsby's runtime leaves on the global object. */
Object.assign(globalThis, { ___loader: { enqueue: jest.fn(), hovering: jest.fn() } });

// Where a site is published the environment has its settings; what tests expect is the repository's.
for (const name of Object.keys(process.env)) if (name.startsWith("GATSBY_")) delete process.env[name];

// In Node there is no document to extend, and loading the testing library takes longer than most tests.
if (typeof document !== "undefined") require("./document");
