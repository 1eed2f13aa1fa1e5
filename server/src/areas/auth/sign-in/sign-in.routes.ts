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
import { signedInCaller as signedIn } from '../../../platform/http/resolve-caller.ts';
import { serve } from '../../../platform/http/serve.ts';
import {
  clearSessionCookie,
  answerWithSession,
  readSessionCookie,
} from '../../../platform/http/session-cookie.ts';
import type { AuthServices } from '../create-auth.ts';

/** The calls of signing in and out. */
export function serveSignIn(app: FastifyInstance, { signIn, tracking, companySignIn }: AuthServices): void {
  serve(app, checkLogin, async ({ input, caller, reply }) =>
    answerWithSession(reply, await signIn.checkPassword(caller, input)),
  );
  serve(app, registerLogin, ({ input, caller }) => tracking.recordLogin(signedIn(caller), input));
  serve(app, registerLogout, async ({ input, caller, reply }) => {
    const by = signedIn(caller);
    await tracking.endSession(by, input);
    clearSessionCookie(reply);
    return { next: await companySignIn.findLogout(by.session) };
  });
  serve(app, checkSession, ({ input, caller, request }) => {
    const isOtherPerson = isOtherPersonsPage(request, caller.session);
    return tracking.findEnd(caller, { ...input, cookie: readSessionCookie(request), isOtherPerson });
  });
  for (const call of [getLastLogin, getLastLoginOfProduct] as const)
    serve(app, call, async ({ input, caller }) => ({
      result: await tracking.findLastLogin(signedIn(caller), input),
    }));
}
