import type { FastifyInstance } from 'fastify';
import { downloadDocuments, getDocumentToSign, readDocumentFile } from 'shared-api/contracts/signing';
import { serve, serveDownload } from '../../../platform/http/serve.ts';
import type { SigningServices } from '../create-signing.ts';

/** Looking at documents and reading their files. */
export function serveDocumentView(app: FastifyInstance, { documentView }: SigningServices): void {
  serve(app, getDocumentToSign, ({ caller, input }) => documentView.view(caller, input));
  serveDownload(app, readDocumentFile, ({ caller, input }) => documentView.readFile(caller, input));
  serveDownload(app, downloadDocuments, ({ caller, input }) => documentView.download(caller, input));
}
