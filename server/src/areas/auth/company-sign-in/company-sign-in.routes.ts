import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  acceptCompanyDomain,
  confirmCompanySignIn,
  findCompanySignIn,
  finishCompanySignIn,
  getCompanySignIn,
  getSignUpDomains,
  nameCompanySignIn,
  proveCompanyDomain,
  saveCompanySignIn,
  startCompanySignIn,
  tryCompanySignIn,
} from 'shared-api/contracts/auth';
import { cookieOptions, nameOfCookie } from '../../../platform/http/cookie-options.ts';
import { signedInCaller as signedIn } from '../../../platform/http/resolve-caller.ts';
import { serve } from '../../../platform/http/serve.ts';
import { answerWithSession } from '../../../platform/http/session-cookie.ts';
import type { AuthServices } from '../create-auth.ts';
import { attemptForMs } from './attempts.ts';

/** Name, before its prefix, of the cookie that a browser keeps while its person is at the provider. */
const attemptCookie = 'sportello_company_sign_in';

/** The calls of signing in by the company. */
export function serveCompanySignIn(
  app: FastifyInstance,
  { companySignIn, companySignInSettings }: AuthServices,
): void {
  serve(app, findCompanySignIn, async ({ input, caller }) => ({
    found: await companySignIn.find(caller, input),
  }));
  serve(app, startCompanySignIn, async ({ input, caller, reply }) =>
    depart(reply, await companySignIn.start(caller, input)),
  );
  serve(app, finishCompanySignIn, async ({ input, caller, request, reply }) => {
    const sealed = readAttempt(request);
    writeAttempt(reply, '', 0);
    const { outcome, ...rest } = await companySignIn.finish(caller, { ...input, sealed });
    return { outcome: outcome && answerWithSession(reply, outcome), ...rest };
  });
  serve(app, nameCompanySignIn, async ({ input, caller, reply }) => {
    const outcome = await companySignIn.finishNamed(caller, input);
    return { outcome: outcome && answerWithSession(reply, outcome) };
  });
  serve(app, getCompanySignIn, ({ input, caller }) => companySignInSettings.get(signedIn(caller), input));
  serve(app, saveCompanySignIn, ({ input, caller }) => companySignInSettings.save(signedIn(caller), input));
  serve(app, confirmCompanySignIn, ({ input, caller }) =>
    companySignInSettings.confirm(signedIn(caller), input),
  );
  serve(app, getSignUpDomains, ({ input, caller }) =>
    companySignInSettings.signUpDomains(signedIn(caller), input),
  );
  serve(app, proveCompanyDomain, ({ input, caller }) => companySignInSettings.prove(signedIn(caller), input));
  serve(app, acceptCompanyDomain, ({ input, caller }) =>
    companySignInSettings.accept(signedIn(caller), input),
  );
  serve(app, tryCompanySignIn, async ({ input, caller, reply }) => {
    const by = signedIn(caller);
    const settings = await companySignInSettings.require(by, input.companyId);
    return depart(
      reply,
      await companySignIn.startTrial(by.session, { settings, moves: input.moves ?? false }),
    );
  });
}

function depart(reply: FastifyReply, { address, sealed }: { address: string; sealed: string }) {
  writeAttempt(reply, sealed, attemptForMs / 1000);
  return { address };
}

function readAttempt(request: FastifyRequest): string | undefined {
  return request.cookies[nameOfCookie(attemptCookie, request)] || undefined;
}

function writeAttempt(reply: FastifyReply, value: string, maxAge: number): void {
  const { request } = reply;
  void reply.setCookie(nameOfCookie(attemptCookie, request), value, { ...cookieOptions(request), maxAge });
}
