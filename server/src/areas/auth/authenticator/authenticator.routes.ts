import type { FastifyInstance } from 'fastify';
import {
  createRecoveryCodes,
  disableTwoFactorAuth,
  enableTwoFactorAuth,
  getTwoFactorAuth,
  replaceTwoFactorAuth,
  verifyTwoFactorAuth,
} from 'shared-api/contracts/auth';
import { signedInCaller } from '../../../platform/http/resolve-caller.ts';
import { serve } from '../../../platform/http/serve.ts';
import { setSessionCookie } from '../../../platform/http/session-cookie.ts';
import type { AuthServices } from '../create-auth.ts';

/** The calls of authenticator apps. */
export function serveAuthenticators(app: FastifyInstance, { authenticators }: AuthServices): void {
  serve(
    app,
    enableTwoFactorAuth,
  )(({ input, caller }) => authenticators.begin(signedInCaller(caller), input.challenge));
  serve(
    app,
    verifyTwoFactorAuth,
  )(async ({ input: { code, challenge }, caller, reply }) => {
    const { opened, ...entered } = await authenticators.enter(signedInCaller(caller), { code, challenge });
    if (opened) setSessionCookie(reply, opened.token, opened);
    return { result: 'OK', ...entered };
  });
  serve(app, getTwoFactorAuth)(({ caller }) => authenticators.describe(signedInCaller(caller)));
  serve(
    app,
    replaceTwoFactorAuth,
  )(({ input, caller }) => authenticators.replace(signedInCaller(caller), input));
  serve(
    app,
    disableTwoFactorAuth,
  )(async ({ input, caller }) => {
    await authenticators.switchOff(signedInCaller(caller), input);
    return { Result: 'OK' };
  });
  serve(
    app,
    createRecoveryCodes,
  )(async ({ input, caller }) => ({
    recoveryCodes: await authenticators.renewRecoveryCodes(signedInCaller(caller), input),
  }));
}
