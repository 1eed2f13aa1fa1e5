import type { FastifyInstance } from 'fastify';
import { sendDocuments } from 'shared-api/contracts/signing';
import { serve } from '../../../platform/http/serve.ts';
import type { SigningServices } from '../create-signing.ts';

/** Sending documents to their receivers. */
export function serveSending(app: FastifyInstance, { sending }: SigningServices): void {
  serve(app, sendDocuments, ({ caller, input }) => sending.send(caller, input));
}
