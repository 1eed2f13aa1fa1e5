import type { FastifyInstance } from 'fastify';
import { liveEvents } from 'shared-api/contracts/platform';
import type { Metrics } from './metrics.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The name of the call that a route serves, by which it is counted and traced. */
    callName?: string;
  }
}

/** Counts every request that is answered, by the name of its call. Before any route. */
export function countRequests(app: FastifyInstance, metrics: Metrics): void {
  if (!metrics.isOn) return;
  app.addHook('onResponse', async ({ routeOptions }, { statusCode, elapsedTime }) => {
    const call = routeOptions.config.callName ?? 'other';
    const seconds = call === liveEvents.name ? undefined : elapsedTime / 1000;
    metrics.countRequest({ call, status: statusCode, seconds });
  });
}
