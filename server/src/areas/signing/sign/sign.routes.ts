import type { FastifyInstance } from 'fastify';
import { saveSignatures } from 'shared-api/contracts/signing';
import { largeBody } from '../../../platform/http/request-body.ts';
import { serve } from '../../../platform/http/serve.ts';
import type { SigningServices } from '../create-signing.ts';

/** Signing the boxes of a document. */
export function serveSign(app: FastifyInstance, { sign }: SigningServices): void {
  serve(app, saveSignatures, async ({ caller, input }) => ({ boxes: await sign.sign(caller, input) }), {
    bodyLimit: largeBody,
  });
}
