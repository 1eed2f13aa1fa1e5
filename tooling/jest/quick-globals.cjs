const { createTransformer } = require('@swc/jest');

// What a test may replace in its context, as `Date` and the timers, is not among them.
const globals = [
  'Array',
  'Error',
  'JSON',
  'Map',
  'Math',
  'Number',
  'Object',
  'Promise',
  'Set',
  'String',
  'Symbol',
  'Uint8Array',
  'WeakMap',
];
const line = `const { ${globals.join(', ')} } = globalThis;`;

/**
 * A jest transform that names a module's globals by constants of its own: in a test each use of a global goes through the lookup of
 * the context, which is slow. What is read pixel by pixel, or asks `Object` of each part of each query, takes a multiple by it.
 */
module.exports = {
  createTransformer(options) {
    const swc = options && createTransformer(options);
    return {
      process: (code, ...rest) => named(swc ? swc.process(code, ...rest) : { code }),
      processAsync: async (code, ...rest) => named(swc ? await swc.processAsync(code, ...rest) : { code }),
      getCacheKey: (code, ...rest) => `${line} ${swc ? swc.getCacheKey(code, ...rest) : code}`,
    };
  },
};

function named(result) {
  return { ...result, code: `${line}${result.code}` };
}
