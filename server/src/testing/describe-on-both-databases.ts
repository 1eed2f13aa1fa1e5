import { createTestApp, type TestApp, type TestAppOptions } from './create-test-app.ts';
import type { TestDatabaseKind } from './test-databases.ts';
import { canUsePostgres, serverUrl } from './test-server.ts';

const startTimeoutMs = 240_000;
const hasPostgres = await canUsePostgres();

/**
 * Describes behaviour on the embedded database and, where a PostgreSQL server answers, on PostgreSQL. `define` is given a
 * function that gives back the application, which stands from before the first test to after the last.
 */
export function describeOnBothDatabases(
  name: string,
  define: (testApp: () => TestApp) => void,
  options: Omit<TestAppOptions, 'database'> = {},
): void {
  describeOn('embedded', name, define, options);
  describeOnPostgres(name, define, options);
}

/** As `describeOnBothDatabases`, for what only a PostgreSQL server can do: several processes at once. */
export function describeOnPostgres(
  name: string,
  define: (testApp: () => TestApp) => void,
  options: Omit<TestAppOptions, 'database'> = {},
): void {
  if (hasPostgres) return describeOn('postgres', name, define, options);
  const place = new URL(serverUrl).host;
  process.stderr.write(`left out: ${name} on PostgreSQL, because none answers at ${place}\n`);
  describe.skip(`${name} on PostgreSQL`, () => {
    it(`is left out, because none answers at ${place}`, () => undefined);
  });
}

function describeOn(
  database: TestDatabaseKind,
  name: string,
  define: (testApp: () => TestApp) => void,
  options: TestAppOptions,
): void {
  describe(`${name} on ${database === 'embedded' ? 'the embedded database' : 'PostgreSQL'}`, () => {
    let testApp: TestApp | undefined;
    beforeAll(async () => {
      testApp = await createTestApp({ ...options, database });
    }, startTimeoutMs);
    afterAll(() => testApp?.close(), startTimeoutMs);
    define(() => {
      if (!testApp) throw new Error('The application stands only within tests and hooks');
      return testApp;
    });
  });
}
