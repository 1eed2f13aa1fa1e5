import type { FastifyInstance } from 'fastify';
import {
  AlertMsgDownAttachDocSign,
  AlertMsgGetDataForOtp,
  AlertMsgGetSendMailDocSignedDocSign,
  AlertMsgSaveDataSigns,
  AlertMsgSaveDataSignsDocSign,
  checkExpireMessage,
  DocSignDeleteDocumentApi,
  DocSignDeleteMultiDocumentApi,
  DocSignGetAttachment,
  docsignGetDoc,
  DocSignGetDocumentsApi,
  DocSignInsertDocumentNew,
  DocSignReadFile,
  DocSignReadUpload,
  docsignSaveDoc,
  DocSignSealAgain,
  DocSignSendMessage,
  DocSignUploadFileForSetSign,
  getNumDocToSignApi,
  getReservation,
  openReservation,
  updateRowVer,
} from 'shared-api/contracts/signing';
import { serve, serveDownload, serveWire } from '../../platform/http/serve.ts';
import { setSessionCookie } from '../../platform/http/session-cookie.ts';
import type { SigningServices } from './create-signing.ts';
import { fileAddress } from './documents/document-view.service.ts';

const ok = { Result: 'OK' } as const;
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
  serveWire(app, DocSignGetDocumentsApi)(({ caller, input }) => list.list(caller, input));
  serve(
    app,
    getNumDocToSignApi,
  )(async ({ caller, input }) => ({ total: await list.countWaiting(caller, input.limit) }));
}

function serveUploads(app: FastifyInstance, { uploads }: SigningServices): void {
  serve(
    app,
    DocSignUploadFileForSetSign,
  )(async ({ caller, files }) => {
    const { id, pages, notes } = await uploads.add(caller, files['v_file']);
    const address = `${DocSignReadUpload.path}?upload_id=${id}`;
    return { result: 'OK', uploadId: id, address, pages, notes };
  });
  serveDownload(app, DocSignReadUpload)(({ caller, input }) => uploads.read(caller, input.uploadId));
}

function serveDocuments(app: FastifyInstance, services: SigningServices): void {
  const { inserting, editing, sending, viewing } = services;
  serve(
    app,
    DocSignInsertDocumentNew,
  )(async ({ caller, input }) => ({ result: 'OK', id: await inserting.insert(caller, input) }));
  serve(app, docsignGetDoc)(({ caller, input }) => editing.get(caller, input.id));
  serve(
    app,
    docsignSaveDoc,
  )(async ({ caller, input }) => ({ result: 'OK', version: await editing.save(caller, input) }));
  serve(
    app,
    DocSignDeleteDocumentApi,
  )(async ({ caller, input }) => {
    await editing.remove(caller, [input.id]);
    return ok;
  });
  serve(
    app,
    DocSignDeleteMultiDocumentApi,
  )(async ({ caller, input }) => {
    await editing.remove(caller, input.ids);
    return ok;
  });
  serve(
    app,
    DocSignSendMessage,
  )(async ({ caller, input }) => {
    await sending.send(caller, input);
    return ok;
  });
  serve(app, DocSignGetAttachment)(({ caller, input }) => viewing.view(caller, input.id));
  serveDownload(app, DocSignReadFile)(({ caller, input }) => viewing.readFile(caller, input.id));
  serveDownload(app, AlertMsgDownAttachDocSign)(({ caller, input }) => viewing.download(caller, input.id));
}

function serveGuests(app: FastifyInstance, { guestLinks }: SigningServices): void {
  serve(app, getReservation)(({ caller, input }) => guestLinks.describe(caller, input.link));
  serve(
    app,
    openReservation,
  )(async ({ caller, input, reply }) => {
    const session = await guestLinks.open(caller, input.link);
    setSessionCookie(reply, session.token, session);
    return ok;
  });
}

function serveSignatures(app: FastifyInstance, services: SigningServices): void {
  const { signing, completion, resending } = services;
  serve(app, AlertMsgSaveDataSigns, { bodyLimit: drawingsLimit })(async ({ caller, input }) => ({
    result: 'OK',
    slots: await signing.sign(caller, input),
  }));
  serve(app, AlertMsgSaveDataSignsDocSign, { bodyLimit: drawingsLimit })(async ({ caller, input }) => {
    const isMailed = await completion.complete(caller, input);
    const address = fileAddress(input.id);
    return { result: 'OK', inputPath: address, outputPath: address, imagesPath: '', isMailed };
  });
  serve(
    app,
    DocSignSealAgain,
  )(async ({ caller, input }) => {
    await completion.sealAgain(caller, input.id);
    return ok;
  });
  serve(
    app,
    AlertMsgGetSendMailDocSignedDocSign,
  )(async ({ caller, input }) => {
    await resending.resend(caller, input.id);
    return ok;
  });
}

function serveVerification(app: FastifyInstance, { verification }: SigningServices): void {
  serve(
    app,
    checkExpireMessage,
  )(async ({ caller, input }) => ({ isExpired: await verification.isExpired(caller, input.id) }));
  serve(app, AlertMsgGetDataForOtp)(({ caller, input }) => verification.phoneData(caller, input.id));
  serve(
    app,
    updateRowVer,
  )(async ({ caller, input }) => {
    await verification.verify(caller, input);
    return ok;
  });
}
