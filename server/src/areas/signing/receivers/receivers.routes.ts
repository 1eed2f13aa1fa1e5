import type { FastifyInstance } from 'fastify';
import { findReceivers } from 'shared-api/contracts/signing';
import { serve } from '../../../platform/http/serve.ts';
import type { SigningServices } from '../create-signing.ts';

/** The search for receivers. */
export function serveReceivers(app: FastifyInstance, { receivers }: SigningServices): void {
  serve(app, findReceivers, ({ caller, input }) => receivers.find(caller, input));
}
