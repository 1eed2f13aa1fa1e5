import type { FastifyInstance } from 'fastify';
import { checkDocumentExpiry, getVerificationData, markContactVerified } from 'shared-api/contracts/signing';
import { serve } from '../../../platform/http/serve.ts';
import type { SigningServices } from '../create-signing.ts';

/** Who the receiver is, and whether there is still time. */
export function serveVerification(app: FastifyInstance, { verification }: SigningServices): void {
  serve(app, checkDocumentExpiry, async ({ caller, input }) => ({
    isExpired: await verification.isExpired(caller, input),
  }));
  serve(app, getVerificationData, ({ caller, input }) => verification.phoneData(caller, input));
  serve(app, markContactVerified, ({ caller, input }) => verification.verify(caller, input));
}
