// `__esModule` must be true: `import * as` copies nothing from a plain Proxy.
module.exports = new Proxy({}, { get: (_target, name) => (name === "__esModule" ? true : String(name)) });
