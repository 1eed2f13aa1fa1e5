/** Stands for what no page does with zod (compile a schema, read one from JSON Schema): a shared package travels whole. */
function leftOut() {
  throw new Error('This part of zod is not on the page: see tooling/webpack/zod');
}

export const INVALID = Symbol.for('zod.compile.invalid');
export class ZodCompileAsyncError extends Error {}
export class ZodCompileUnsupportedError extends Error {}
export { leftOut as compile, leftOut as compileFn, leftOut as fromJSONSchema, leftOut as withParser };
