import type { FastifyInstance } from 'fastify';
import {
  checkPassword,
  hasOwnPassword,
  changeOwnPassword,
  saveFirstPassword,
  changePassword,
} from 'shared-api/contracts/auth';
import { signedInCaller as signedIn } from '../../../platform/http/resolve-caller.ts';
import { serve } from '../../../platform/http/serve.ts';
import { setSessionCookie } from '../../../platform/http/session-cookie.ts';
import type { AuthServices } from '../create-auth.ts';

/** The calls about passwords. */
export function servePasswords(app: FastifyInstance, { passwords, passwordChange }: AuthServices): void {
  serve(app, hasOwnPassword, async ({ caller }) => ({
    isChanged: await passwords.hasChanged(signedIn(caller)),
  }));
  serve(app, saveFirstPassword, async ({ input, caller, reply }) =>
    setSessionCookie(reply, await passwords.chooseFirst(signedIn(caller), input)),
  );
  serve(app, checkPassword, async ({ input, caller }) => ({
    isRight: await passwordChange.isOwn(signedIn(caller), input),
  }));
  for (const save of [changeOwnPassword, changePassword])
    serve(app, save, async ({ input, caller, reply }) =>
      setSessionCookie(reply, await passwordChange.change(signedIn(caller), input)),
    );
}
