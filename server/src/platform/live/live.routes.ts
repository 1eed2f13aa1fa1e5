import type { FastifyInstance } from 'fastify';
import { liveEvents } from 'shared-api/contracts/platform';
import { requireAccess } from '../http/access.ts';
import { contextOf } from '../http/http-context.ts';
import { resolveCaller, signedInCaller } from '../http/resolve-caller.ts';
import type { Live } from './live.service.ts';

/**
 * `/api/events`: what changes, as server-sent events. Never compressed nor kept back by a proxy; a browser that is to try again is
 * told so by the page, so that it waits longer and longer.
 */
export function addLiveRoutes(app: FastifyInstance, live: Live): void {
  contextOf(app).calls.push(liveEvents);
  app.addHook('onReady', live.start);
  app.addHook('preClose', async () => live.closeStreams());
  app.addHook('onClose', live.stop);
  app.get(
    liveEvents.path,
    {
      config: { callName: liveEvents.name },
      onRequest: async (request, reply) => {
        requireAccess(liveEvents.access, (await resolveCaller(request, reply)).session);
      },
    },
    async (request, reply) => {
      const { session } = signedInCaller(await resolveCaller(request, reply));
      return (
        reply
          .type('text/event-stream; charset=utf-8')
          .header('cache-control', 'no-store, no-transform')
          .header('x-accel-buffering', 'no')
          // The line ends with the stream: one that is kept for another request would hold up a server that stops.
          .header('connection', 'close')
          .send(live.open(session))
      );
    },
  );
}
