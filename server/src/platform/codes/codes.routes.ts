import type { FastifyInstance } from 'fastify';
import {
  sendCodeByMail,
  sendCodeBySms,
  sendReceiverCodeByMail,
  verifyCode,
} from 'shared-api/contracts/platform';
import { signedInCaller } from '../http/resolve-caller.ts';
import { serve } from '../http/serve.ts';
import { setSessionCookie } from '../http/session-cookie.ts';
import type { Codes } from './codes.service.ts';

/** The calls of one-time codes. */
export function addCodeRoutes(app: FastifyInstance, codes: Codes): void {
  serve(app, sendCodeByMail, ({ input: { purpose, ...asked }, caller }) =>
    codes.send(purpose, { caller: signedInCaller(caller), channel: 'mail', ...asked }),
  );
  serve(app, sendReceiverCodeByMail, ({ input: { documentId, resumes }, caller }) =>
    codes.send('mail', { caller: signedInCaller(caller), channel: 'mail', documentId, resumes }),
  );
  serve(app, sendCodeBySms, ({ input: { purpose, ...asked }, caller }) =>
    codes.send(purpose, { caller: signedInCaller(caller), channel: 'sms', ...asked }),
  );
  serve(app, verifyCode, async ({ input, caller, reply }) => {
    const opened = await codes.verify(signedInCaller(caller), input);
    if (opened) setSessionCookie(reply, opened);
    return { user: null };
  });
}
