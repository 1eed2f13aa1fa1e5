import type { FastifyInstance } from 'fastify';
import {
  checkLogin,
  checkSession,
  getLastLogin,
  getLastLoginOfProduct,
  registerLogin,
  registerLogout,
} from 'shared-api/contracts/auth';
import { isOtherPersonsPage } from '../../../platform/http/page-person.ts';
import { signedInCaller } from '../../../platform/http/resolve-caller.ts';
import { serve } from '../../../platform/http/serve.ts';
import {
  clearSessionCookie,
  readSessionCookie,
  setSessionCookie,
} from '../../../platform/http/session-cookie.ts';
import type { AuthServices } from '../create-auth.ts';

/** The calls of signing in and out. */
export function serveSignIn(app: FastifyInstance, services: AuthServices): void {
  serveCredentials(app, services);
  serveTracking(app, services);
  serveLastLogin(app, services);
}

function serveCredentials(app: FastifyInstance, { signIn }: AuthServices): void {
  serve(app, checkLogin, async ({ input, caller, reply }) => {
    const { opened, ...outcome } = await signIn.checkPassword(caller, input);
    if (opened) setSessionCookie(reply, opened.token, opened);
    return outcome;
  });
}

function serveTracking(app: FastifyInstance, { tracking }: AuthServices): void {
  serve(app, registerLogin, async ({ input, caller }) => {
    tracking.requireOwn(signedInCaller(caller), input);
    await tracking.recordLogin(signedInCaller(caller));
  });
  serve(app, registerLogout, async ({ input, caller, reply }) => {
    tracking.requireOwn(signedInCaller(caller), input);
    await tracking.endSession(signedInCaller(caller));
    clearSessionCookie(reply);
  });
  serve(app, checkSession, async ({ input, caller, request }) => {
    tracking.requireProduct(input.product);
    const reason = isOtherPersonsPage(request, caller.session)
      ? ('other-person' as const)
      : await tracking.findEnd(caller, readSessionCookie(request));
    return { isForced: reason === 'forced', reason };
  });
}

function serveLastLogin(app: FastifyInstance, { tracking }: AuthServices): void {
  for (const call of [getLastLogin, getLastLoginOfProduct] as const) {
    serve(app, call, async ({ input, caller }) => {
      tracking.requireOwn(signedInCaller(caller), input);
      const lastLogin = await tracking.findLastLogin(signedInCaller(caller));
      return { result: lastLogin?.toISOString() ?? null };
    });
  }
}
