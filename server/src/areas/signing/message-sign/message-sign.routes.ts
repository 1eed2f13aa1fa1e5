import type { FastifyInstance } from 'fastify';
import { getMessageToSign, signMessage } from 'shared-api/contracts/signing';
import { signedInCaller as signedIn } from '../../../platform/http/resolve-caller.ts';
import { largeBody } from '../../../platform/http/request-body.ts';
import { serve } from '../../../platform/http/serve.ts';
import type { SigningServices } from '../create-signing.ts';

/** Signing the PDF of a message. */
export function serveMessageSign(app: FastifyInstance, { messageSign }: SigningServices): void {
  serve(app, getMessageToSign, ({ caller, input }) => messageSign.open(signedIn(caller), input));
  serve(app, signMessage, ({ caller, input }) => messageSign.sign(signedIn(caller), input), {
    bodyLimit: largeBody,
  });
}
