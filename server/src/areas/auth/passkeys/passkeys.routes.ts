import type { FastifyInstance } from 'fastify';
import {
  addPasskey,
  checkLoginPasskey,
  getNewPasskeyOptions,
  getPasskeyLoginOptions,
  getPasskeys,
  removePasskey,
  renamePasskey,
} from 'shared-api/contracts/auth';
import { signedInCaller as signedIn } from '../../../platform/http/resolve-caller.ts';
import { serve } from '../../../platform/http/serve.ts';
import { answerWithSession } from '../../../platform/http/session-cookie.ts';
import type { AuthServices } from '../create-auth.ts';

/** The calls of passkeys. */
export function servePasskeys(app: FastifyInstance, services: AuthServices): void {
  serveLogin(app, services);
  serveOwn(app, services);
}

function serveLogin(app: FastifyInstance, { passkeyLogin }: AuthServices): void {
  serve(app, getPasskeyLoginOptions, ({ caller }) => passkeyLogin.begin(caller));
  serve(app, checkLoginPasskey, async ({ input, caller, reply }) =>
    answerWithSession(reply, await passkeyLogin.enter(caller, input)),
  );
}

function serveOwn(app: FastifyInstance, { passkeys }: AuthServices): void {
  serve(app, getPasskeys, ({ caller }) => passkeys.list(signedIn(caller)));
  serve(app, getNewPasskeyOptions, ({ input, caller }) => passkeys.begin(signedIn(caller), input));
  serve(app, addPasskey, ({ input, caller }) => passkeys.add(signedIn(caller), input));
  serve(app, renamePasskey, ({ input, caller }) => passkeys.rename(signedIn(caller), input));
  serve(app, removePasskey, ({ input, caller }) => passkeys.remove(signedIn(caller), input));
}
