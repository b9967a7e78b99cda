/** The page loader that Gatsby's runtime leaves on the global object. */
Object.assign(globalThis, { ___loader: { enqueue: jest.fn(), hovering: jest.fn() } });

// In Node there is no document to extend, and loading the testing library takes longer than most tests.
if (typeof document !== "undefined") require("./document");
