import type { FastifyInstance } from 'fastify';
import { openRemovalLink, removeAccount, requestRemoval } from 'shared-api/contracts/auth';
import { signedInCaller } from '../../../platform/http/resolve-caller.ts';
import { serve } from '../../../platform/http/serve.ts';
import type { AuthServices } from '../create-auth.ts';

/** The calls by which somebody leaves. */
export function serveRemoval(app: FastifyInstance, { removal }: AuthServices): void {
  serve(app, requestRemoval, async ({ input, caller }) => {
    const channel = await removal.request(signedInCaller(caller), input);
    return { isSent: channel !== undefined, channel: channel ?? null };
  });
  serve(app, openRemovalLink, async ({ input }) => ({ username: await removal.findUsername(input.secret) }));
  serve(app, removeAccount, ({ input }) => removal.remove(input.secret));
}
