/** Every class is its own name. `__esModule` must be true: `import * as` copies nothing out of a plain Proxy. */
module.exports = new Proxy({}, { get: (_target, name) => (name === "__esModule" ? true : String(name)) });
