import type { FastifyInstance } from 'fastify';
import {
  createRecoveryCodes,
  disableAuthenticator,
  startAuthenticatorSetup,
  getAuthenticator,
  replaceAuthenticator,
  verifyAuthenticator,
} from 'shared-api/contracts/auth';
import { signedInCaller } from '../../../platform/http/resolve-caller.ts';
import { serve } from '../../../platform/http/serve.ts';
import { setSessionCookie } from '../../../platform/http/session-cookie.ts';
import type { AuthServices } from '../create-auth.ts';

/** The calls of authenticator apps. */
export function serveAuthenticators(app: FastifyInstance, { authenticators }: AuthServices): void {
  serve(app, startAuthenticatorSetup, ({ input, caller }) =>
    authenticators.begin(signedInCaller(caller), input.challenge),
  );
  serve(app, verifyAuthenticator, async ({ input: { code, challenge }, caller, reply }) => {
    const { opened, ...entered } = await authenticators.enter(signedInCaller(caller), { code, challenge });
    if (opened) setSessionCookie(reply, opened.token, opened);
    return entered;
  });
  serve(app, getAuthenticator, ({ caller }) => authenticators.describe(signedInCaller(caller)));
  serve(app, replaceAuthenticator, ({ input, caller }) =>
    authenticators.replace(signedInCaller(caller), input),
  );
  serve(app, disableAuthenticator, ({ input, caller }) =>
    authenticators.switchOff(signedInCaller(caller), input),
  );
  serve(app, createRecoveryCodes, async ({ input, caller }) => ({
    recoveryCodes: await authenticators.renewRecoveryCodes(signedInCaller(caller), input),
  }));
}
