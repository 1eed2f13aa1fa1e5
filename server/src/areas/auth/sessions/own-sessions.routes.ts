import type { FastifyInstance } from 'fastify';
import { endOtherSessions, endSession, getSessions } from 'shared-api/contracts/auth';
import { signedInCaller as signedIn } from '../../../platform/http/resolve-caller.ts';
import { serve } from '../../../platform/http/serve.ts';
import type { AuthServices } from '../create-auth.ts';

/** The calls of the list of sessions. */
export function serveOwnSessions(app: FastifyInstance, { ownSessions }: AuthServices): void {
  serve(app, getSessions, async ({ caller }) => ({ sessions: await ownSessions.list(signedIn(caller)) }));
  serve(app, endSession, ({ input, caller }) => ownSessions.end(signedIn(caller), input));
  serve(app, endOtherSessions, async ({ caller }) => ({
    ended: await ownSessions.endOthers(signedIn(caller)),
  }));
}
