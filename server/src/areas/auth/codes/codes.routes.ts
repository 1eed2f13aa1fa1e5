import type { FastifyInstance } from 'fastify';
import { sendCodeByMail, sendReceiverCodeByMail, sendCodeBySms } from 'shared-api/contracts/auth';
import { signedInCaller } from '../../../platform/http/resolve-caller.ts';
import { serve } from '../../../platform/http/serve.ts';
import type { AuthServices } from '../create-auth.ts';

/** The calls that send one-time codes. */
export function serveCodes(app: FastifyInstance, { codes }: AuthServices): void {
  serve(app, sendCodeByMail, ({ input, caller }) =>
    codes.send(input.purpose, {
      caller: signedInCaller(caller),
      channel: 'mail',
      documentId: input.documentId,
      prefix: undefined,
      mobile: undefined,
    }),
  );
  serve(app, sendReceiverCodeByMail, ({ input: { documentId }, caller }) =>
    codes.send('mail', {
      caller: signedInCaller(caller),
      channel: 'mail',
      documentId,
      prefix: undefined,
      mobile: undefined,
    }),
  );
  serve(app, sendCodeBySms, ({ input: { purpose, documentId, prefix, mobile }, caller }) =>
    codes.send(purpose, { caller: signedInCaller(caller), channel: 'sms', documentId, prefix, mobile }),
  );
}
