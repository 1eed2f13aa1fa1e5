import type { FastifyInstance } from 'fastify';
import { addCodeRoutes } from './platform/codes/codes.routes.ts';
import { createHttp } from './platform/http/create-http.ts';
import { addDocsRoutes } from './platform/http/docs.routes.ts';
import { addBounceRoutes } from './platform/deliveries/bounces/bounces.routes.ts';
import { addOutboxRoutes } from './platform/deliveries/outbox.routes.ts';
import { addHealthRoutes } from './platform/http/health.routes.ts';
import { addSecurityContactRoutes } from './platform/http/security-contact.routes.ts';
import { addLiveRoutes } from './platform/live/live.routes.ts';
import { addMetricsRoutes } from './platform/metrics/metrics.routes.ts';
import { countRequests } from './platform/metrics/request-metrics.ts';
import type { Platform } from './platform/platform.ts';
import { addUnsubscribeRoutes } from './platform/unsubscribe/unsubscribe.routes.ts';

/** Makes the application with what the platform serves; `start-server.ts` adds areas and pages. */
export async function createApp(platform: Platform): Promise<FastifyInstance> {
  const { config, logger, sessions, storage } = platform;
  const app = await createHttp({ config, logger, sessions, storage });
  countRequests(app, platform.metrics);
  addMetricsRoutes(app, platform);
  addHealthRoutes(app, platform.database);
  addSecurityContactRoutes(app, platform);
  addDocsRoutes(app);
  addOutboxRoutes(app, platform);
  addUnsubscribeRoutes(app, platform);
  addBounceRoutes(app, platform);
  addLiveRoutes(app, platform.live);
  addCodeRoutes(app, platform.codes);
  return app;
}
