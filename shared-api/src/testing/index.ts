export { buildBoot, buildSession } from './builders.ts';
export { createFakeServer, failure } from './fake-server.ts';
export type { FakeFailure, FakeRequest, FakeRoute, FakeServer } from './fake-server.ts';
