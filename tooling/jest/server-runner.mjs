import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const require = createRequire(import.meta.url);
// Not among what the package exports; jest's own adapter loads it into the context of a test in the same way.
const circus = join(dirname(require.resolve('jest-circus/package.json')), 'build/jestAdapterInit.js');
const circusHandlers = Symbol.for('EVENT_HANDLERS');

// Of this process, not of a test file: opening a database takes longer than most files' tests.
globalThis.spareDatabases = { embedded: [], postgres: [], areKept: true };

/**
 * Runs a test file as Node runs the server: Node itself loads its modules, once for all files of a process. In a context of each file's
 * own, into which all that the server is made of is loaded anew, these tests took twice the processor time. A file finds the modules as
 * the files before have left them (decision 007), but not their environment, console, or what they replaced by `jest.spyOn`.
 */
export default async function runFile(
  globalConfig,
  config,
  environment,
  runtime,
  testPath,
  sendMessageToJest,
) {
  const { initialize, runAndTransformResultsToJestFormat } = loadCircus();
  const { console } = globalThis;
  const env = { ...process.env };
  globalThis.jest = environment.moduleMocker;
  globalThis.console = environment.global.console;
  try {
    await initialize({
      globalConfig,
      config,
      runtime,
      testPath,
      sendMessageToJest,
      environment: { global: globalThis, handleTestEvent: environment.handleTestEvent },
      localRequire: require,
      parentProcess: process,
      setGlobalsForRuntime: () => undefined,
    });
    await import(pathToFileURL(testPath).href);
    return await runAndTransformResultsToJestFormat({
      globalConfig,
      config,
      testPath,
      setupAfterEnvPerfStats: {},
    });
  } finally {
    globalThis.console = console;
    for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
    Object.assign(process.env, env);
  }
}

/** What describes and runs tests keeps them for good: each file has its own. */
function loadCircus() {
  delete require.cache[circus];
  delete globalThis[circusHandlers];
  return require(circus);
}
