import type { FastifyInstance } from 'fastify';
import {
  checkLogin,
  checkLogoutNew,
  generateOtpAndSendMail,
  generateOtpAndSendMailDocSign,
  generateOtpAndSendSMS,
  getLastLogin,
  pswUserIsChanged,
  registerLogin,
  registerLogout,
  savePasswordNew,
  verifyOtp,
} from 'shared-api/contracts/auth';
import type { Caller, SignedInCaller } from '../../platform/http/caller.ts';
import { sessionOf } from '../../platform/http/resolve-caller.ts';
import { serve } from '../../platform/http/serve.ts';
import { clearSessionCookie, setSessionCookie } from '../../platform/http/session-cookie.ts';
import type { AuthServices } from './create-auth.ts';

const signedIn = (caller: Caller): SignedInCaller => ({ ...caller, session: sessionOf(caller) });

/** The calls of signing in. */
export function serveAuth(app: FastifyInstance, services: AuthServices): void {
  serveSignIn(app, services);
  serveCodes(app, services);
  servePasswords(app, services);
  serveTracking(app, services);
}

function serveSignIn(app: FastifyInstance, { signIn }: AuthServices): void {
  serve(
    app,
    checkLogin,
  )(async ({ input, caller, reply }) => {
    const { opened, ...outcome } = await signIn.checkPassword(input, caller);
    if (opened) setSessionCookie(reply, opened.token, opened);
    return { result: 'OK', ...outcome, maskedMobile: '', prefix: '' };
  });
  serve(
    app,
    verifyOtp,
  )(async ({ input, caller, reply }) => {
    const { opened, user } = await signIn.enterCode(input, signedIn(caller));
    if (opened) setSessionCookie(reply, opened.token, opened);
    return { result: 'OK', user };
  });
}

function serveCodes(app: FastifyInstance, { codes }: AuthServices): void {
  serve(
    app,
    generateOtpAndSendMail,
  )(({ input, caller }) =>
    codes.send(input.purpose, {
      caller: signedIn(caller),
      channel: 'mail',
      documentId: input.documentId,
      prefix: undefined,
      mobile: undefined,
    }),
  );
  serve(
    app,
    generateOtpAndSendMailDocSign,
  )(({ input: { documentId }, caller }) =>
    codes.send('mail', {
      caller: signedIn(caller),
      channel: 'mail',
      documentId,
      prefix: undefined,
      mobile: undefined,
    }),
  );
  serve(
    app,
    generateOtpAndSendSMS,
  )(({ input: { purpose, documentId, prefix, mobile }, caller }) =>
    codes.send(purpose, { caller: signedIn(caller), channel: 'sms', documentId, prefix, mobile }),
  );
}

function servePasswords(app: FastifyInstance, { passwords }: AuthServices): void {
  serve(
    app,
    pswUserIsChanged,
  )(async ({ caller }) => ({ isChanged: await passwords.hasChanged(sessionOf(caller).userId) }));
  serve(
    app,
    savePasswordNew,
  )(async ({ input, caller, reply }) => {
    const opened = await passwords.chooseFirst(input.newPassword, signedIn(caller));
    setSessionCookie(reply, opened.token, opened);
    return { Result: 'OK' };
  });
}

function serveTracking(app: FastifyInstance, { tracking }: AuthServices): void {
  serve(
    app,
    registerLogin,
  )(async ({ caller }) => {
    await tracking.noteLogin(signedIn(caller));
    return { Result: 'OK' };
  });
  serve(
    app,
    registerLogout,
  )(async ({ caller, reply }) => {
    await tracking.endSession(signedIn(caller));
    clearSessionCookie(reply);
    return { Result: 'OK' };
  });
  serve(app, checkLogoutNew)(({ caller }) => ({ isForced: tracking.hasEnded(caller) }));
  serve(
    app,
    getLastLogin,
  )(async ({ caller }) => {
    const lastLogin = await tracking.findLastLogin(signedIn(caller));
    return { result: lastLogin?.toISOString() ?? null };
  });
}
