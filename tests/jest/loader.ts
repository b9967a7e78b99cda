/** The page loader that Gatsby's runtime leaves on the global object. */
Object.assign(globalThis, { ___loader: { enqueue: jest.fn(), hovering: jest.fn() } });
