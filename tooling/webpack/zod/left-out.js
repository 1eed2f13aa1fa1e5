/** Stands for the parts of zod that no page uses: they are a third of it, and a shared package travels whole. */
function leftOut() {
  throw new Error('This part of zod is not on the page: see tooling/webpack/zod');
}

export const INVALID = Symbol.for('zod.compile.invalid');
export class ZodCompileAsyncError extends Error {}
export class ZodCompileUnsupportedError extends Error {}
export { leftOut as compile, leftOut as compileFn, leftOut as fromJSONSchema, leftOut as withParser };
