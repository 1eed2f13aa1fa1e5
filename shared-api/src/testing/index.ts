export { buildBoot, buildSession } from './builders.ts';
export { createFakeServer, failure } from './fake-server.ts';
export { testQueryDefaults } from './query-defaults.ts';
