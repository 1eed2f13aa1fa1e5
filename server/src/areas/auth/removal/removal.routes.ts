import type { FastifyInstance } from 'fastify';
import { openRemovalLink, removeAccount, resetAccount } from 'shared-api/contracts/auth';
import { signedInCaller } from '../../../platform/http/resolve-caller.ts';
import { serve } from '../../../platform/http/serve.ts';
import type { AuthServices } from '../create-auth.ts';

/** The calls by which somebody leaves. */
export function serveRemoval(app: FastifyInstance, { removal }: AuthServices): void {
  serve(
    app,
    resetAccount,
  )(async ({ input, caller }) => {
    const channel = await removal.request(signedInCaller(caller), input);
    return { result: channel ? 'OK' : 'USER_NOT_FOUND', channel: channel ?? null };
  });
  serve(app, openRemovalLink)(async ({ input }) => ({ username: await removal.findUsername(input.secret) }));
  serve(
    app,
    removeAccount,
  )(async ({ input }) => {
    await removal.remove(input.secret);
    return { Result: 'OK' };
  });
}
