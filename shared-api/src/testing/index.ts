export { buildBoot, buildSession } from './builders.ts';
export { createFakeServer, failure } from './fake-server.ts';
export { testQueryDefaults } from './query-defaults.ts';
export type { FakeFailure, FakeRequest, FakeRoute, FakeServer } from './fake-server.ts';
