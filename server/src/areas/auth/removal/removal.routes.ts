import type { FastifyInstance } from 'fastify';
import { openRemovalLink, removeAccount, requestRemoval } from 'shared-api/contracts/auth';
import { signedInCaller as signedIn } from '../../../platform/http/resolve-caller.ts';
import { serve } from '../../../platform/http/serve.ts';
import type { AuthServices } from '../create-auth.ts';

/** The calls by which somebody leaves. */
export function serveRemoval(app: FastifyInstance, { removal }: AuthServices): void {
  serve(app, requestRemoval, ({ input, caller }) => removal.request(signedIn(caller), input));
  serve(app, openRemovalLink, async ({ input, caller }) => ({
    username: await removal.findUsername(caller, input),
  }));
  serve(app, removeAccount, ({ input, caller }) => removal.remove(caller, input));
}
