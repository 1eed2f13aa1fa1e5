import type { FastifyInstance } from 'fastify';
import { changeUserPassword } from 'shared-api/contracts/admin';
import { signedInCaller as signedIn } from '../../../platform/http/resolve-caller.ts';
import { serve } from '../../../platform/http/serve.ts';
import type { AdminServices } from '../create-admin.ts';

/** The call that changes somebody's password. */
export function serveUserPassword(app: FastifyInstance, { userPassword }: AdminServices): void {
  serve(app, changeUserPassword, ({ input, caller }) => userPassword.change(signedIn(caller), input));
}
