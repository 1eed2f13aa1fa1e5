import type { FastifyInstance } from 'fastify';
import type { DatabaseHandle } from '../db/database.ts';

/** `/healthz`: the process answers. `/readyz`: it can do its work; 503 while it cannot, or while it is stopping. */
export function addHealthRoutes(app: FastifyInstance, database: DatabaseHandle): void {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (request, reply) => {
    const isReady = !isStopping && (await answers(database, request.log));
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not-ready' });
  });
}

async function answers(database: DatabaseHandle, log: { warn(facts: object, words: string): void }) {
  try {
    await database.ping();
    return true;
  } catch (error) {
    log.warn({ err: error }, 'the database does not answer');
    return false;
  }
}
