import type { FastifyInstance } from 'fastify';
import { countDocumentsToSign, countListedDocuments, listDocuments } from 'shared-api/contracts/signing';
import { serve, serveUnchecked } from '../../../platform/http/serve.ts';
import type { SigningServices } from '../create-signing.ts';

/** The document grid and the counter of the dashboard. */
export function serveDocumentList(app: FastifyInstance, { documentList }: SigningServices): void {
  serveUnchecked(app, listDocuments, ({ caller, input }) => documentList.list(caller, input));
  serve(app, countListedDocuments, async ({ caller, input }) => ({
    total: await documentList.count(caller, input),
  }));
  serve(app, countDocumentsToSign, async ({ caller, input }) => ({
    total: await documentList.countWaiting(caller, input),
  }));
}
