import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../app.ts';
import { readConfig } from '../platform/config.ts';
import type { Database, DatabaseHandle } from '../platform/db/database.ts';
import type { DeliveryRow } from '../platform/deliveries/deliveries.schema.ts';
import type { LivePace } from '../platform/live/live.service.ts';
import { createLogger } from '../platform/logger.ts';
import { createPlatform, type Platform } from '../platform/platform.ts';
import type { LoadPrincipal } from '../platform/sessions/session.ts';
import { loadPrincipal } from '../principals.ts';
import { holdFieldNames, recordCalls } from './call-record.ts';
import { createFakeClock, type FakeClock } from './fake-clock.ts';
import { emptyTables } from './table-contents.ts';
import { openTestDatabase, type TestDatabaseKind } from './test-databases.ts';

/** What a test may change about its application. */
export interface TestAppOptions {
  /** A new database of a kind (default: embedded), or one that is open already; it is closed with the application. */
  database?: TestDatabaseKind | DatabaseHandle;
  /** Environment variables for `readConfig`. */
  env?: Record<string, string>;
  /** In place of the auth area's, for tests of the platform alone. */
  loadPrincipal?: LoadPrincipal;
  /** Adds routes of the test's own. */
  routes?: (app: FastifyInstance, platform: Platform) => void;
  /** The one-time codes that are given out. Default: always 123456. */
  makeCode?: () => string;
  livePace?: Partial<LivePace>;
  /** Is given every line of the log; without it nothing is logged. */
  log?: (line: string) => void;
}

/** The whole application on a database of its own, with a clock that stands still. */
export interface TestApp {
  readonly app: FastifyInstance;
  readonly platform: Platform;
  readonly db: Database;
  readonly clock: FakeClock;
  /** Does all jobs that are due and gives back the messages in the outbox, the newest first. */
  outbox(): Promise<DeliveryRow[]>;
  /** Empties every table. */
  empty(): Promise<void>;
  close(): Promise<void>;
}

/** Makes the whole application for a test; use it by `app.inject` or `callOn`, and close it at the end. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const folder = mkdtempSync(join(tmpdir(), 'sportello-test-'));
  const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent', ...options.env });
  const { log } = options;
  const clock = createFakeClock();
  const wanted = options.database ?? 'embedded';
  const database = typeof wanted === 'string' ? await openTestDatabase(wanted) : wanted;
  const platform = await createPlatform({
    config,
    clock,
    database,
    logger: log ? createLogger('trace', { write: log }) : createLogger(config.logLevel),
    secret: 'a secret of the tests',
    loadPrincipal: options.loadPrincipal ?? loadPrincipal,
    makeCode: options.makeCode ?? (() => '123456'),
    ...(options.livePace && { livePace: options.livePace }),
  });
  const app = await createApp(platform);
  recordCalls(app);
  holdFieldNames(app);
  options.routes?.(app, platform);
  await app.ready();
  return {
    app,
    platform,
    clock,
    db: database.db,
    outbox: async () => {
      await platform.jobs.runDue();
      return platform.deliveries.listOutbox(500);
    },
    empty: () => emptyTables(database.db),
    close: async () => {
      await app.close();
      await platform.jobs.stop();
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
