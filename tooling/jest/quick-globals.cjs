// Names a module's globals by constants of its own. In a test every use of a global goes through the context's own lookup, which is
// slow: drizzle asks `Object` of each part of each query.
const globals = ['Array', 'Error', 'Map', 'Object', 'Set', 'Symbol', 'WeakMap'];
const line = `const { ${globals.join(', ')} } = globalThis;`;

module.exports = {
  process: (code) => ({ code: `${line}${code}` }),
};
