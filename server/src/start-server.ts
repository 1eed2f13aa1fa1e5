import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { createApp } from './app.ts';
import { createPasswordHasher } from './areas/auth/passwords/password-hasher.ts';
import { choresOf, createAreas, makeDemoOfAreas, roundsOf, serveAreas } from './areas/create-areas.ts';
import { prepareDemo, type Demo } from './demo/make-demo.ts';
import { createAuditVerification } from './platform/audit/audit-verification.ts';
import { serveBackups } from './platform/backup/backup-channel.ts';
import { recordRestore } from './platform/backup/last-restore.ts';
import { systemClock } from './platform/clock.ts';
import { localHost, type Config } from './platform/config.ts';
import type { DatabaseHandle } from './platform/db/database.ts';
import { migrateDatabase } from './platform/db/migrate.ts';
import { openDatabase } from './platform/db/open-database.ts';
import type { DeliveryChannel } from './platform/deliveries/deliveries.schema.ts';
import { announceStop } from './platform/http/health.routes.ts';
import { openInstallationSecret } from './platform/installation/installation-secret.ts';
import { openMetricsPort } from './platform/metrics/metrics.routes.ts';
import { addPages } from './platform/pages/add-pages.ts';
import { openPdfEditing } from './platform/pdf-editing/open-pdf-editing.ts';
import type { PdfEditing } from './platform/pdf-editing/pdf-editing.ts';
import { addPdfEditingRoutes } from './platform/pdf-editing/remote/pdf-editing.routes.ts';
import { startHousekeeping, startRounds } from './housekeeping.ts';
import { createPlatform, type Platform } from './platform/platform.ts';
import { provedTables } from './proved-tables.ts';
import { createRowAdoption } from './platform/secrets/adopt-rows.ts';
import { isThisMachine } from './platform/this-machine.ts';
import { startTraces } from './platform/tracing/start-traces.ts';
import { openOwnFolder } from './platform/storage/own-folder.ts';
import { foldTexts } from './areas/folded-texts.repository.ts';
import { loadPrincipal } from './principals.ts';

interface StartOptions {
  config: Config;
  logger: Logger;
}

/** A server that answers. */
interface RunningServer {
  /** Where people go, as configured. */
  readonly address: string;
  /** The demo people, where this installation has them. */
  readonly demo: Demo | undefined;
  /** Where the first administrator is made, as long as nobody can sign in. */
  readonly setUpAddress: string | undefined;
  /** Where mails and SMS that do not leave can be read, with the token that opens it; undefined when all of them leave. */
  readonly outbox: string | undefined;
  /** What stays there. */
  readonly outboxChannels: readonly DeliveryChannel[];
  /** Whether it answers this machine alone. */
  readonly isLocal: boolean;
  /** Whether everybody may read the list of calls: with the demo. */
  readonly hasDocs: boolean;
  /**
   * Says for `delayMs` that it stops while it still answers; then accepts no more requests, ends what is in hand within 25 seconds and
   * closes the database.
   */
  stop(options?: { delayMs?: number }): Promise<void>;
}

/** How long requests in hand may take once the server stops, in milliseconds; its jobs have ten seconds more. */
const longestRequestMs = 15_000;

/** Puts everything together and starts it: the one place where platform, areas and pages are wired. */
export async function startServer({ config, logger }: StartOptions): Promise<RunningServer> {
  warnOfPlainAddress(config, logger);
  const stopTraces = await startTraces(config, logger);
  const platform = await openPlatform({ config, logger });
  const { database } = platform;
  const pdfEditing = await openPdfEditing(platform);
  const areas = createAreas({ ...platform, pdfEditing });
  const app = await createApp(platform);
  serveAreas(app, areas);
  servePdfEditing(app, platform, pdfEditing);
  await addPages(app, platform, areas.ports.viewSession);
  const demo = config.makesDemo
    ? await prepareDemo({
        db: database.db,
        clock: systemClock,
        passwordHasher: createPasswordHasher(),
        secretBox: platform.secretBox,
        dataFolder: config.dataFolder,
      })
    : undefined;
  const demoLeft = demo?.isNew ? await makeDemoOfAreas(areas) : [];
  await platform.jobs.start();
  const stopHousekeeping = startHousekeeping(platform, choresOf(areas));
  const { logTally } = platform;
  const rounds = [...roundsOf(areas), { clean: rowAdoptionOf(platform).adopt }, { clean: logTally.count }];
  const stopRounds = startRounds(platform, rounds);
  const metricsPort = await openMetricsPort(platform);
  await app.listen({ port: config.http.port, host: config.http.host });
  const stopBackups =
    database.kind === 'embedded'
      ? await serveBackups({ ...platform, dataFolder: config.dataFolder })
      : undefined;
  const demoFinished = demoLeft.map((finish) =>
    finish().catch((error: unknown) => {
      logger.warn({ err: error }, 'a part of the demo was not finished at once');
    }),
  );
  return {
    address: config.http.publicUrl,
    demo,
    setUpAddress: await areas.services.auth.firstRun.findAddress(),
    outbox:
      platform.deliveries.outboxChannels.length > 0
        ? `${config.http.publicUrl}/dev/outbox?token=${platform.outboxToken}`
        : undefined,
    outboxChannels: platform.deliveries.outboxChannels,
    isLocal: config.http.host === localHost,
    hasDocs: config.makesDemo,
    stop: async ({ delayMs = 0 } = {}) => {
      announceStop(app);
      if (delayMs > 0) await setTimeout(delayMs);
      await Promise.all(demoFinished);
      await Promise.all([stopHousekeeping(), stopRounds(), stopBackups?.()]);
      await metricsPort.close();
      await stop({ app, platform, pdfEditing });
      await stopTraces();
    },
  };
}

interface OpenOptions extends StartOptions {
  /** Where it is open already, and up to date. */
  readonly database?: DatabaseHandle;
}

/** Opens the installation of a configuration, its database brought up to date: what server and commands stand on. */
export async function openPlatform({ config, logger, database: given }: OpenOptions): Promise<Platform> {
  await openOwnFolder(config.dataFolder);
  const database = given ?? (await openMigratedDatabase(config, logger));
  const secret = await openSecret(config, database);
  const platform = await createPlatform({
    config,
    clock: systemClock,
    logger,
    database,
    secret,
    loadPrincipal,
  });
  await createAuditVerification(platform).adoptOnce();
  await rowAdoptionOf(platform).adopt();
  await recordRestore({ ...platform, db: database.db });
  return platform;
}

function rowAdoptionOf({ clock, config: { dataFolder }, database: { db }, rowProofs }: Platform) {
  return createRowAdoption({ clock, dataFolder, db }, provedTables(rowProofs));
}

async function openSecret(
  { dataFolder, installationSecret: given, previousSecrets: previous }: Config,
  database: DatabaseHandle,
): Promise<string> {
  try {
    return await openInstallationSecret({ db: database.db, dataFolder, given, previous });
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Without TLS anybody on the way reads passwords and sessions; only this machine's own address goes nowhere. */
export function warnOfPlainAddress({ http: { publicUrl } }: Config, logger: Logger): void {
  const { protocol, hostname } = new URL(publicUrl);
  if (protocol === 'https:' || isThisMachine(hostname)) return;
  logger.warn({ publicUrl }, 'PUBLIC_URL is without https: cookies and passwords can be read on the way');
}

async function openMigratedDatabase(config: Config, logger: Logger): Promise<DatabaseHandle> {
  const database = await openDatabase({
    ...config.database,
    dataFolder: config.dataFolder,
    onError: (error) => logger.error({ err: error }, 'the database reports a problem'),
  });
  try {
    await migrateDatabase(database);
    await foldTexts(database.db);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

function servePdfEditing(app: FastifyInstance, platform: Platform, pdfEditing: PdfEditing): void {
  const { config, clock, rateLimits } = platform;
  const { secret, isServed } = config.pdfEditing;
  const maxBytes = config.documentUpload.max;
  if (isServed && secret) addPdfEditingRoutes(app, { pdfEditing, secret, maxBytes, clock, rateLimits });
}

async function stop({
  app,
  platform,
  pdfEditing,
}: {
  app: FastifyInstance;
  platform: Platform;
  pdfEditing: PdfEditing;
}) {
  // What takes longer, such as an upload on a slow line, is cut off: who stops a process waits for it, but not for ever.
  const timer = setTimeout(longestRequestMs, undefined, { ref: false });
  void timer.then(() => app.server.closeAllConnections());
  await app.close();
  await platform.jobs.stop();
  await platform.logTally.count().catch((error: unknown) => {
    platform.logger.warn({ err: error }, 'the last events of the log were not counted');
  });
  await pdfEditing.close();
  await platform.database.close();
}
