import type { FastifyInstance } from 'fastify';
import {
  checkPassword,
  hasOwnPassword,
  changeOwnPassword,
  saveFirstPassword,
  changePassword,
} from 'shared-api/contracts/auth';
import { sessionOf, signedInCaller } from '../../../platform/http/resolve-caller.ts';
import { serve } from '../../../platform/http/serve.ts';
import { setSessionCookie } from '../../../platform/http/session-cookie.ts';
import type { AuthServices } from '../create-auth.ts';

/** The calls about passwords. */
export function servePasswords(app: FastifyInstance, { passwords, passwordChange }: AuthServices): void {
  serve(app, hasOwnPassword, async ({ caller }) => ({
    isChanged: await passwords.hasChanged(sessionOf(caller).userId),
  }));
  serve(app, saveFirstPassword, async ({ input, caller, reply }) => {
    const opened = await passwords.chooseFirst(signedInCaller(caller), input.newPassword);
    setSessionCookie(reply, opened.token, opened);
  });
  serve(app, checkPassword, async ({ input, caller }) => ({
    isRight: await passwordChange.isOwn(sessionOf(caller), input.password),
  }));
  for (const save of [changeOwnPassword, changePassword])
    serve(app, save, async ({ input, caller, reply }) => {
      const opened = await passwordChange.change(signedInCaller(caller), input);
      setSessionCookie(reply, opened.token, opened);
    });
}
