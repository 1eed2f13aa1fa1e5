import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { ModuleMocker } = require('jest-mock');

/** What jest asks of an environment, without a context of its own: the tests of the server run where `server-runner.mjs` does. */
export default class ServerEnvironment {
  global = {};
  moduleMocker = new ModuleMocker(globalThis);
  fakeTimers = null;
  fakeTimersModern = null;

  getVmContext() {
    return null;
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  async setup() {}

  async teardown() {
    this.moduleMocker.restoreAllMocks();
  }

  /** A module that Node loads stands in a stack by its URL, which jest takes for a path. */
  handleTestEvent({ name, test }) {
    if (name !== 'test_done') return;
    for (const error of test.errors.flat())
      if (typeof error?.stack === 'string') error.stack = error.stack.replaceAll(/file:\/\/(?=\/)/g, '');
  }
}
