import { TestEnvironment } from 'jest-environment-node';

// Of this process, not of a test file: opening a database takes longer than most files' tests.
const spareDatabases = { embedded: [], postgres: [], areKept: true };

/** Node, with the databases that the files before have left empty. */
export default class ServerEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.spareDatabases = spareDatabases;
  }

  async teardown() {
    delete this.global.spareDatabases;
    await super.teardown();
  }
}
