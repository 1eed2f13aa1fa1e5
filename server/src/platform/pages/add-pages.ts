import type { FastifyInstance } from 'fastify';
import { addHealthCheck } from '../http/health.routes.ts';
import type { Platform } from '../platform.ts';
import { createBoot, type ViewSession } from './boot.ts';
import { checkBuilds } from './check-builds.ts';
import { addFailureRoutes } from './failure.routes.ts';
import { addInstallRoutes } from './install.routes.ts';
import { addPageRoutes } from './page.routes.ts';
import { addViolationRoutes } from './violation.routes.ts';
import { watchBuilds } from './watch-builds.ts';

type PagesPlatform = Pick<
  Platform,
  'config' | 'deliveries' | 'modules' | 'rateLimits' | 'live' | 'areaFailures' | 'metrics'
>;

/** Pause between two looks for new builds where open pages take them at once, in milliseconds. */
const oftenMs = 200;

/** Serves what the browser starts from: the page with its boot document, the builds of shell and modules. */
export async function addPages(
  app: FastifyInstance,
  { config, deliveries, modules, rateLimits, live, areaFailures, metrics }: PagesPlatform,
  viewSession: ViewSession,
): Promise<void> {
  addHealthCheck(app, checkBuilds(modules));
  const { about, http, product, hasWorker, followsBuilds } = config;
  const branding = { product: product.name, accent: product.accent };
  const boot = createBoot({
    modules,
    viewSession,
    branding,
    about,
    hasWorker,
    followsBuilds,
    outbox: config.makesDemo && deliveries.outboxChannels.length > 0 ? '/dev/outbox' : undefined,
    frameAncestors: http.frameAncestors,
  });
  addInstallRoutes(app, { modules, product, hasWorker });
  addFailureRoutes(app, { rateLimits, modules, areaFailures, metrics });
  await addViolationRoutes(app, { rateLimits });
  const stopWatching = watchBuilds(modules, live.announceBuilds, followsBuilds ? oftenMs : undefined);
  app.addHook('onClose', async () => stopWatching());
  await addPageRoutes(app, { modules, boot, hasGallery: config.makesDemo });
}
