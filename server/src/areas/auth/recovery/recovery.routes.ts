import type { FastifyInstance } from 'fastify';
import { openRecoveryLink, requestRecovery, saveRecoveredPassword } from 'shared-api/contracts/auth';
import { serve } from '../../../platform/http/serve.ts';
import type { AuthServices } from '../create-auth.ts';

/** The calls about a forgotten password. */
export function serveRecovery(app: FastifyInstance, { recovery }: AuthServices): void {
  serve(app, requestRecovery, async ({ input, caller }) => ({
    result: await recovery.request(caller, input),
  }));
  serve(app, openRecoveryLink, async ({ input, caller }) => ({
    username: await recovery.findUsername(caller, input),
  }));
  serve(app, saveRecoveredPassword, ({ input, caller }) => recovery.choosePassword(caller, input));
}
