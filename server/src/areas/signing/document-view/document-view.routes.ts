import type { FastifyInstance } from 'fastify';
import {
  downloadDocuments,
  getDocumentHistory,
  getDocumentToSign,
  getSigningState,
  readDocumentFile,
  verifyDocumentLog,
} from 'shared-api/contracts/signing';
import { serve, serveDownload, serveInParts } from '../../../platform/http/serve.ts';
import type { SigningServices } from '../create-signing.ts';

/** Looking at documents and reading their files. */
export function serveDocumentView(app: FastifyInstance, services: SigningServices): void {
  const { documentView, documentHistory, logCheck, signingState } = services;
  serveInParts(app, getDocumentToSign, ({ caller, input }) => documentView.view(caller, input));
  serve(app, getSigningState, ({ caller, input }) => signingState.get(caller, input));
  serve(app, getDocumentHistory, ({ caller, input }) => documentHistory.get(caller, input));
  serve(app, verifyDocumentLog, ({ caller, input }) => logCheck.verify(caller, input));
  serveDownload(app, readDocumentFile, ({ caller, input }) => documentView.readFile(caller, input));
  serveDownload(app, downloadDocuments, ({ caller, input }) => documentView.download(caller, input));
}
