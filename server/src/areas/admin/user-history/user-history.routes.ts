import type { FastifyInstance } from 'fastify';
import { getUserHistory } from 'shared-api/contracts/admin';
import { signedInCaller as signedIn } from '../../../platform/http/resolve-caller.ts';
import { serve } from '../../../platform/http/serve.ts';
import type { AdminServices } from '../create-admin.ts';

/** The call for what happened to a user's account. */
export function serveUserHistory(app: FastifyInstance, { userHistory }: AdminServices): void {
  serve(app, getUserHistory, ({ input, caller }) => userHistory.list(signedIn(caller), input));
}
