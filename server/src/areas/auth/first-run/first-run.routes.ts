import type { FastifyInstance } from 'fastify';
import { finishFirstRun, openFirstRun } from 'shared-api/contracts/auth';
import { serve } from '../../../platform/http/serve.ts';
import { setSessionCookie } from '../../../platform/http/session-cookie.ts';
import type { AuthServices } from '../create-auth.ts';

/** The calls of the first run. */
export function serveFirstRun(app: FastifyInstance, { firstRun }: AuthServices): void {
  serve(app, openFirstRun, ({ input, caller }) => firstRun.open(caller, input));
  serve(app, finishFirstRun, async ({ input, caller, reply }) =>
    setSessionCookie(reply, await firstRun.finish(caller, input)),
  );
}
