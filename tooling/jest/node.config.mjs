import { fileURLToPath } from 'node:url';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));
const transform = {
  jsc: { parser: { syntax: 'typescript' }, target: 'es2024' },
  module: { type: 'es6' },
};

/** The jest project of a package whose code runs on Node, as ES modules in a context of each file's own. */
export function nodeProject(name, rootDir) {
  return {
    displayName: name,
    rootDir,
    testMatch: ['**/*.test.ts'],
    testEnvironment: 'node',
    extensionsToTreatAsEsm: ['.ts'],
    transform: { '^.+\\.ts$': ['@swc/jest', transform] },
  };
}

/** The jest project of the server: Node itself loads its sources, as in production (`server-runner.mjs`). */
export function serverProject(name, rootDir) {
  return {
    displayName: name,
    rootDir,
    roots: ['<rootDir>/src'],
    testMatch: ['**/*.test.ts'],
    testEnvironment: here('./server-environment.mjs'),
    testRunner: here('./server-runner.mjs'),
    globalSetup: here('./server.setup.mjs'),
    globalTeardown: here('./server.teardown.mjs'),
    transform: {},
  };
}
