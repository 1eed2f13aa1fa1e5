import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { namesOf, type ErrorAnswer } from 'shared-api/contracts/common';
import { z } from 'zod';

/**
 * Records what every call of a test answered, a line each (`POST /api/checkLogin 401`), in a file of this process in the folder
 * that `CALL_RECORD` names; without it nothing is recorded. `npm test` reads the files and names the calls that no test tries.
 */
export function recordCalls(app: FastifyInstance): void {
  const folder = process.env['CALL_RECORD'];
  if (!folder) return;
  const file = join(folder, `${process.pid}.txt`);
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode }) => {
    if (routeOptions.url) appendFileSync(file, `${method} ${routeOptions.url} ${statusCode}\n`);
  });
}

/** Has a refusal fail whose fields are not what the call takes, by their names on the wire: nobody could tell what is wrong. */
export function holdFieldNames(app: FastifyInstance): void {
  app.addHook('onSend', async ({ routeOptions, headers }, { statusCode }, payload) => {
    const { contract } = routeOptions.config;
    if (!contract || statusCode < 400 || typeof payload !== 'string') return;
    const { fields = {} } = JSON.parse(payload) as Partial<ErrorAnswer>;
    const sent = z.toJSONSchema(contract.input, { io: 'input', unrepresentable: 'any' }).properties ?? {};
    // A page from before is given ours as well (`error-handler.ts`).
    const own = headers['x-sportello-client'] === 'web' ? Object.values(namesOf(contract.input)) : [];
    const known = [...Object.keys(sent), ...contract.files, ...own];
    const unknown = Object.keys(fields).filter((name) => !known.includes(name));
    if (unknown.length > 0) throw new Error(`${contract.name} takes no field ${unknown.join(', ')}`);
  });
}
