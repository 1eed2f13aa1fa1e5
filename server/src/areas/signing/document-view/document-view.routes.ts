import type { FastifyInstance } from 'fastify';
import {
  downloadDocuments,
  getDocumentHistory,
  getDocumentToSign,
  readDocumentFile,
} from 'shared-api/contracts/signing';
import { serve, serveDownload } from '../../../platform/http/serve.ts';
import type { SigningServices } from '../create-signing.ts';

/** Looking at documents and reading their files. */
export function serveDocumentView(app: FastifyInstance, services: SigningServices): void {
  const { documentView, documentHistory } = services;
  serve(app, getDocumentToSign, ({ caller, input }) => documentView.view(caller, input));
  serve(app, getDocumentHistory, ({ caller, input }) => documentHistory.get(caller, input));
  serveDownload(app, readDocumentFile, ({ caller, input }) => documentView.readFile(caller, input));
  serveDownload(app, downloadDocuments, ({ caller, input }) => documentView.download(caller, input));
}
