import { mkdir } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { createApp } from './app.ts';
import { createPasswordHasher } from './areas/auth/passwords/password-hasher.ts';
import { createAreas, makeDemoOfAreas, serveAreas } from './areas/create-areas.ts';
import { prepareDemo, type Demo } from './demo/make-demo.ts';
import { systemClock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import type { DatabaseHandle } from './platform/db/database.ts';
import { migrateDatabase } from './platform/db/migrate.ts';
import { openDatabase } from './platform/db/open-database.ts';
import { openInstallationSecret } from './platform/installation/installation-secret.ts';
import { addPages } from './platform/pages/add-pages.ts';
import { openPdfEditing } from './platform/pdf-editing/open-pdf-editing.ts';
import type { PdfEditing } from './platform/pdf-editing/pdf-editing.ts';
import { addPdfEditingRoutes } from './platform/pdf-editing/remote/pdf-editing.routes.ts';
import { startHousekeeping } from './housekeeping.ts';
import { createPlatform, type Platform } from './platform/platform.ts';
import { loadPrincipal } from './principals.ts';

interface StartOptions {
  config: Config;
  logger: Logger;
}

/** A server that answers. */
export interface RunningServer {
  /** Where people go, as configured. */
  readonly address: string;
  /** The demo people, where this installation has them. */
  readonly demo: Demo | undefined;
  /** Whether mails or SMS stay in the local outbox. */
  readonly hasOutbox: boolean;
  /** Takes no more requests, ends what is in hand, closes the database. */
  stop(): Promise<void>;
}

/** Puts everything together and starts it: the one place where platform, areas and pages are wired. */
export async function startServer({ config, logger }: StartOptions): Promise<RunningServer> {
  await mkdir(config.dataFolder, { recursive: true });
  const database = await openMigratedDatabase(config, logger);
  const pdfEditing = await openPdfEditing(config, systemClock);
  const secret = await openInstallationSecret(database.db);
  const platform = await createPlatform({
    config,
    clock: systemClock,
    logger,
    database,
    secret,
    loadPrincipal,
  });
  const areas = createAreas({ ...platform, pdfEditing });
  const app = await createApp(platform);
  serveAreas(app, areas);
  servePdfEditing(app, config, pdfEditing);
  await addPages(app, platform, areas.ports.viewSession);
  const demo = config.makesDemo
    ? await prepareDemo({
        db: database.db,
        clock: systemClock,
        passwordHasher: createPasswordHasher(),
        sealer: platform.sealer,
        dataFolder: config.dataFolder,
      })
    : undefined;
  const demoLeft = demo?.isNew ? await makeDemoOfAreas(areas) : [];
  await platform.jobs.start();
  const stopHousekeeping = startHousekeeping(platform, areas);
  await app.listen({ port: config.http.port, host: config.http.host });
  for (const finish of demoLeft)
    void finish().catch((error: unknown) => {
      logger.warn({ err: error }, 'a part of the demo was not finished at once');
    });
  return {
    address: config.http.publicUrl,
    demo,
    hasOutbox: platform.deliveries.hasOutbox,
    stop: () => {
      stopHousekeeping();
      return stop({ app, platform, pdfEditing });
    },
  };
}

async function openMigratedDatabase(config: Config, logger: Logger): Promise<DatabaseHandle> {
  const database = await openDatabase({
    ...config.database,
    dataFolder: config.dataFolder,
    onError: (error) => logger.error({ err: error }, 'the database reports a problem'),
  });
  try {
    await migrateDatabase(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

function servePdfEditing(app: FastifyInstance, config: Config, pdfEditing: PdfEditing): void {
  const { secret } = config.pdfEditing;
  if (secret) addPdfEditingRoutes(app, { pdfEditing, secret, maxBytes: config.documentUpload.max });
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
  await app.close();
  await platform.jobs.stop();
  await pdfEditing.close();
  await platform.database.close();
}
