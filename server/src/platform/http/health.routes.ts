import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { DatabaseHandle } from '../db/database.ts';
import { healthOperations } from './health-operations.ts';
import { describePlain } from './http-context.ts';

/** What a part of the server says of itself: nothing is wrong, it works with less than it should, or it cannot do its work. */
type Health = 'good' | 'degraded' | 'bad';

/** Asks a part of the server how it is; `reasons` name what is wrong, without a word that not everybody may read. */
export type HealthCheck = () => Promise<{ readonly health: Health; readonly reasons: readonly string[] }>;

/** How long the database has to answer who asks whether the server is ready. */
const patienceMs = 2000;

const stopping = new WeakSet<FastifyInstance>();
const checks = new WeakMap<FastifyInstance, HealthCheck[]>();

/** Has `/readyz` ask a further part of the server. */
export function addHealthCheck(app: FastifyInstance, check: HealthCheck): void {
  checks.set(app, [...(checks.get(app) ?? []), check]);
}

/**
 * Has `/readyz` say that this server stops, while it goes on to answer everything, and every answer ends its connection: who sends
 * requests here finds another server before this one is gone.
 */
export function announceStop(app: FastifyInstance): void {
  stopping.add(app);
}

/**
 * `/healthz`: the process answers. `/readyz`: it can do its work; 503 while it cannot, or while it is stopping; 200 and `degraded`,
 * with the reasons, while it works with less than it should.
 */
export function addHealthRoutes(app: FastifyInstance, database: DatabaseHandle): void {
  app.addHook('preClose', async () => announceStop(app));
  app.addHook('onSend', async (_request, reply) => {
    if (stopping.has(app)) void reply.header('connection', 'close');
  });
  describePlain(app, ...healthOperations);
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (request, reply) => {
    if (stopping.has(app) || !(await answers(database, request.log)))
      return reply.code(503).send({ status: 'not-ready' });
    const found = await Promise.all((checks.get(app) ?? []).map((check) => check()));
    const reasons = found.flatMap((each) => each.reasons);
    if (found.some(({ health }) => health === 'bad'))
      return reply.code(503).send({ status: 'not-ready', reasons });
    return reasons.length > 0 ? { status: 'degraded', reasons } : { status: 'ready' };
  });
}

async function answers(database: DatabaseHandle, log: { warn(facts: object, words: string): void }) {
  try {
    await Promise.race([database.ping(), silence()]);
    return true;
  } catch (error) {
    log.warn({ err: error }, 'the database does not answer');
    return false;
  }
}

/** A database that says nothing is none: whoever asks is not kept waiting with it. */
async function silence(): Promise<never> {
  await wait(patienceMs, undefined, { ref: false });
  throw new Error(`no answer within ${patienceMs} ms`);
}
