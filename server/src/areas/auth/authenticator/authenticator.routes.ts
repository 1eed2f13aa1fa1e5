import type { FastifyInstance } from 'fastify';
import {
  createRecoveryCodes,
  disableAuthenticator,
  startAuthenticatorSetup,
  getAuthenticator,
  replaceAuthenticator,
  verifyAuthenticator,
} from 'shared-api/contracts/auth';
import { signedInCaller as signedIn } from '../../../platform/http/resolve-caller.ts';
import { serve } from '../../../platform/http/serve.ts';
import { answerWithSession } from '../../../platform/http/session-cookie.ts';
import type { AuthServices } from '../create-auth.ts';

/** The calls of authenticator apps. */
export function serveAuthenticators(app: FastifyInstance, { authenticators }: AuthServices): void {
  serve(app, startAuthenticatorSetup, ({ input, caller }) => authenticators.begin(signedIn(caller), input));
  serve(app, verifyAuthenticator, async ({ input, caller, reply }) =>
    answerWithSession(reply, await authenticators.enter(signedIn(caller), input)),
  );
  serve(app, getAuthenticator, ({ caller }) => authenticators.describe(signedIn(caller)));
  serve(app, replaceAuthenticator, ({ input, caller }) => authenticators.replace(signedIn(caller), input));
  serve(app, disableAuthenticator, ({ input, caller }) => authenticators.switchOff(signedIn(caller), input));
  serve(app, createRecoveryCodes, async ({ input, caller }) => ({
    recoveryCodes: await authenticators.renewRecoveryCodes(signedIn(caller), input),
  }));
}
