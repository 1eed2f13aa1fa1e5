import type { FastifyInstance } from 'fastify';
import {
  downloadDocuments,
  getVerificationData,
  resendSignedCopy,
  saveSignatures,
  completeDocument,
  checkDocumentExpiry,
  deleteDocument,
  deleteDocuments,
  getDocumentToSign,
  getDocumentForm,
  listDocuments,
  createDocument,
  readDocumentFile,
  readUpload,
  updateDocument,
  sealDocumentAgain,
  sendDocuments,
  uploadDocument,
  countDocumentsToSign,
  getGuestLink,
  openGuestLink,
  markContactVerified,
} from 'shared-api/contracts/signing';
import { serve, serveDownload, serveWire } from '../../platform/http/serve.ts';
import { setSessionCookie } from '../../platform/http/session-cookie.ts';
import type { SigningServices } from './create-signing.ts';
import { fileAddress } from './document-view/document-view.service.ts';

/** Drawings travel in a form field: twenty of the largest, in the longer notation of a form. */
const drawingsLimit = 12_000_000;

/** The calls of the signing area. */
export function serveSigning(app: FastifyInstance, services: SigningServices): void {
  serveList(app, services);
  serveUploads(app, services);
  serveDocuments(app, services);
  serveGuests(app, services);
  serveSignatures(app, services);
  serveVerification(app, services);
}

function serveList(app: FastifyInstance, { list }: SigningServices): void {
  serveWire(app, listDocuments, ({ caller, input }) => list.list(caller, input));
  serve(app, countDocumentsToSign, async ({ caller, input }) => ({
    total: await list.countWaiting(caller, input.limit),
  }));
}

function serveUploads(app: FastifyInstance, { uploads }: SigningServices): void {
  serve(app, uploadDocument, async ({ caller, files }) => {
    const { id, pages, notes } = await uploads.add(caller, files['v_file']);
    const address = `${readUpload.path}?upload_id=${id}`;
    return { uploadId: id, address, pages, notes };
  });
  serveDownload(app, readUpload, ({ caller, input }) => uploads.read(caller, input.uploadId));
}

function serveDocuments(app: FastifyInstance, services: SigningServices): void {
  const { inserting, editing, sending, viewing } = services;
  serve(app, createDocument, async ({ caller, input }) => ({ id: await inserting.insert(caller, input) }));
  serve(app, getDocumentForm, ({ caller, input }) => editing.get(caller, input.id));
  serve(app, updateDocument, async ({ caller, input }) => ({ version: await editing.save(caller, input) }));
  serve(app, deleteDocument, ({ caller, input }) => editing.remove(caller, [input.id]));
  serve(app, deleteDocuments, ({ caller, input }) => editing.remove(caller, input.ids));
  serve(app, sendDocuments, ({ caller, input }) => sending.send(caller, input));
  serve(app, getDocumentToSign, ({ caller, input }) => viewing.view(caller, input.id));
  serveDownload(app, readDocumentFile, ({ caller, input }) => viewing.readFile(caller, input.id));
  serveDownload(app, downloadDocuments, ({ caller, input }) => viewing.download(caller, input.id));
}

function serveGuests(app: FastifyInstance, { guestLinks }: SigningServices): void {
  serve(app, getGuestLink, ({ caller, input }) => guestLinks.describe(caller, input.link));
  serve(app, openGuestLink, async ({ caller, input, reply }) => {
    const session = await guestLinks.open(caller, input.link);
    setSessionCookie(reply, session.token, session);
  });
}

function serveSignatures(app: FastifyInstance, services: SigningServices): void {
  const { signing, completion, resending } = services;
  serve(
    app,
    saveSignatures,
    async ({ caller, input }) => ({
      boxes: await signing.sign(caller, input),
    }),
    { bodyLimit: drawingsLimit },
  );
  serve(
    app,
    completeDocument,
    async ({ caller, input }) => {
      const isMailed = await completion.complete(caller, input);
      const address = fileAddress(input.id);
      return { inputPath: address, outputPath: address, imagesPath: '', isMailed };
    },
    { bodyLimit: drawingsLimit },
  );
  serve(app, sealDocumentAgain, ({ caller, input }) => completion.sealAgain(caller, input.id));
  serve(app, resendSignedCopy, ({ caller, input }) => resending.resend(caller, input.id));
}

function serveVerification(app: FastifyInstance, { verification }: SigningServices): void {
  serve(app, checkDocumentExpiry, async ({ caller, input }) => ({
    isExpired: await verification.isExpired(caller, input.id),
  }));
  serve(app, getVerificationData, ({ caller, input }) => verification.phoneData(caller, input.id));
  serve(app, markContactVerified, ({ caller, input }) => verification.verify(caller, input));
}
