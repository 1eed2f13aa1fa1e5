import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

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
