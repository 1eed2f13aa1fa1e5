import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Fastify from 'fastify';
import { isSameText } from '../ids.ts';
import type { Platform } from '../platform.ts';
import { createInstallationFigures } from './installation-figures.ts';

type MetricsPlatform = Pick<Platform, 'config' | 'metrics' | 'database' | 'live' | 'clock'>;

/** `/metrics` on the public port, for who has the token; where a port of its own is set it is not there. */
export function addMetricsRoutes(app: FastifyInstance, platform: MetricsPlatform): void {
  const { port, token } = platform.config.metrics;
  if (port === undefined && token !== undefined) addRoute(app, platform, token);
}

/** Opens `/metrics` on a port of its own, where one is set. @returns how to close it, and its port */
export async function openMetricsPort(
  platform: MetricsPlatform,
): Promise<{ readonly port: number | undefined; close(): Promise<void> }> {
  const { port, host, token } = platform.config.metrics;
  if (port === undefined) return { port, close: async () => undefined };
  const app = Fastify({ logger: false, forceCloseConnections: true });
  addRoute(app, platform, token);
  await app.listen({ port, host });
  const address = app.server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () => app.close(),
  };
}

function addRoute(app: FastifyInstance, platform: MetricsPlatform, token: string | undefined): void {
  const { metrics, database, live, clock } = platform;
  const figures = createInstallationFigures(database.db, clock);
  app.get('/metrics', async (request, reply) => {
    if (token !== undefined && !hasToken(request, token)) return refuse(reply);
    const { type, text } = await metrics.read({ database, live, figures });
    return reply.type(type).header('cache-control', 'no-store').send(text);
  });
}

function hasToken({ headers }: FastifyRequest, token: string): boolean {
  return isSameText(headers.authorization ?? '', `Bearer ${token}`);
}

function refuse(reply: FastifyReply) {
  return reply
    .code(401)
    .header('www-authenticate', 'Bearer')
    .type('text/plain')
    .send('The token is missing or wrong');
}
