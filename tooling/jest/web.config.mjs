import { fileURLToPath } from 'node:url';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));
const transform = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    target: 'es2022',
    transform: { react: { runtime: 'automatic' } },
  },
  module: { type: 'commonjs' },
};

/** The jest project of a package whose code runs in the browser. */
export function webProject(name, rootDir) {
  return {
    displayName: name,
    rootDir,
    roots: ['<rootDir>/src'],
    testMatch: ['**/*.test.ts', '**/*.test.tsx'],
    testEnvironment: here('./browser-environment.mjs'),
    setupFilesAfterEnv: [here('./web.setup.ts')],
    transform: { '^.+\\.(t|j|mj)sx?$': ['@swc/jest', transform] },
    transformIgnorePatterns: ['/node_modules/(?!(jotai|@fontsource-variable)/)'],
    moduleNameMapper: {
      'pdf-worker(\\.ts)?$': here('./stubs/empty.cjs'),
      '^signature_pad$': here('./stubs/signature-pad.cjs'),
      '^pdfjs-dist/legacy/build/pdf\\.mjs$': here('../../shared-ui/src/testing/fake-pdfjs.ts'),
      '^\\./start-reader\\.ts$': here('../../shared-ui/src/testing/fake-pdfjs.ts'),
      '^\\.\\./fetch-file\\.ts$': here('../../shared-ui/src/testing/fake-files.ts'),
      '\\.module\\.css$': here('./stubs/css-module.cjs'),
      '\\.(webm|mp4|webp|vtt)$': here('./stubs/address.cjs'),
      '\\.(css|svg|png)$': here('./stubs/empty.cjs'),
    },
  };
}
