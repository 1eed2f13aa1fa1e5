/** Stands for what describes schemas as JSON Schema, which no page does: every schema of zod asks for its part of it. */
function leftOut() {
  throw new Error('JSON Schema is not on the page: see tooling/webpack/zod');
}

const makeLeftOut = () => leftOut;

export { makeLeftOut as createStandardJSONSchemaMethod, makeLeftOut as createToJSONSchemaMethod };
export {
  leftOut as aggregateChecks,
  leftOut as anyProcessor,
  leftOut as arrayProcessor,
  leftOut as bigintProcessor,
  leftOut as booleanProcessor,
  leftOut as catchProcessor,
  leftOut as customProcessor,
  leftOut as dateProcessor,
  leftOut as defaultProcessor,
  leftOut as enumProcessor,
  leftOut as fileProcessor,
  leftOut as functionProcessor,
  leftOut as intersectionProcessor,
  leftOut as lazyProcessor,
  leftOut as literalProcessor,
  leftOut as mapProcessor,
  leftOut as nanProcessor,
  leftOut as neverProcessor,
  leftOut as nonoptionalProcessor,
  leftOut as nullProcessor,
  leftOut as nullableProcessor,
  leftOut as numberProcessor,
  leftOut as objectProcessor,
  leftOut as optionalProcessor,
  leftOut as pipeProcessor,
  leftOut as prefaultProcessor,
  leftOut as promiseProcessor,
  leftOut as readonlyProcessor,
  leftOut as recordProcessor,
  leftOut as setProcessor,
  leftOut as stringProcessor,
  leftOut as successProcessor,
  leftOut as symbolProcessor,
  leftOut as templateLiteralProcessor,
  leftOut as transformProcessor,
  leftOut as tupleProcessor,
  leftOut as undefinedProcessor,
  leftOut as unionProcessor,
  leftOut as unknownProcessor,
  leftOut as voidProcessor,
};
