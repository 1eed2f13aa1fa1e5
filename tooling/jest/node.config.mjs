import { fileURLToPath } from 'node:url';

const quickGlobals = fileURLToPath(new URL('./quick-globals.cjs', import.meta.url));
const transform = {
  jsc: { parser: { syntax: 'typescript' }, target: 'es2024' },
  module: { type: 'es6' },
};

/** The jest project of a package whose code runs on Node, as ES modules. */
export function nodeProject(name, rootDir, roots = ['<rootDir>/src']) {
  return {
    displayName: name,
    rootDir,
    roots,
    testMatch: ['**/*.test.ts'],
    testEnvironment: 'node',
    extensionsToTreatAsEsm: ['.ts'],
    transform: {
      '^.+\\.ts$': [quickGlobals, transform],
      '/node_modules/drizzle-orm/.+\\.js$': quickGlobals,
    },
    transformIgnorePatterns: ['/node_modules/(?!drizzle-orm/)'],
  };
}
