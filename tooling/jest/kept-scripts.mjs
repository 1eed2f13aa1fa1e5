import vm from 'node:vm';

const { compileFunction } = vm;
/** The scripts of this process, by the names of their files. */
const scripts = new Map();

/**
 * Keeps what jest compiles from test file to test file. Each file has a context of its own, for which jest compiles every module
 * anew, React and the kit among them, which took a third of the time of short tests; a script that is kept runs in every context.
 * What may import while it runs is left to jest, which can say from where.
 */
export function keepScripts() {
  vm.compileFunction = (code, parameters, options) => {
    const { parsingContext, filename } = options;
    if (!parsingContext || /\bimport\s*\(/.test(code)) return compileFunction(code, parameters, options);
    return scriptOf(code, parameters, filename).runInContext(parsingContext);
  };
}

function scriptOf(code, parameters, filename) {
  const known = scripts.get(filename);
  if (known?.code === code) return known.script;
  const head = `(function (${parameters.join(', ')}) {`;
  const script = new vm.Script(`${head}${code}\n})`, { filename, columnOffset: -head.length });
  scripts.set(filename, { code, script });
  return script;
}
