import { sendReceiverCodeByMail } from 'shared-api/contracts/platform';
import * as signing from 'shared-api/contracts/signing';
import { everyPageShown } from '../../areas/signing/testing/documents.builders.ts';
import { pdfFile } from './pdf-file.ts';
import { managers, right, selfAndManagers, type Right } from './rights.ts';

const receivers = ['guest', 'self'] as const;
const readers = [...receivers, ...managers] as const;
const drawing = 'data:image/png;base64,iVBORw0KGgo=';

/** Documents: their sender's company, their receiver, and the guest who came by their link. */
export const documents: readonly Right[] = [
  right(signing.uploadDocument, {
    about: 'a PDF',
    may: ['adminElsewhere', ...managers],
    input: () => ({}),
    files: () => ({ v_file: pdfFile() }),
  }),
  right(signing.readUpload, {
    about: 'a PDF that an administrator uploaded',
    may: ['admin'],
    input: ({ uploadId }) => ({ uploadId }),
  }),
  right(signing.createDocument, {
    about: 'a PDF that an administrator uploaded',
    may: ['admin'],
    input: ({ uploadId }) => ({
      uploadId,
      receiverName: 'Mario',
      receiverSurname: 'Test',
      receiverEmail: 'mario@example.com',
      title: 'Altro',
      boxes: [{ page: 1, x: 0.1, y: 0.1, width: 0.3, height: 0.1 }],
      savesCopy: true,
      expires: false,
    }),
  }),
  right(signing.getDocumentForm, {
    about: 'a document',
    may: managers,
    input: ({ sentId }) => ({ id: sentId }),
  }),
  right(signing.updateDocument, {
    about: 'a document',
    may: managers,
    input: ({ draftId }) => ({
      id: draftId,
      receiverName: 'Mario',
      receiverSurname: 'Test',
      receiverEmail: 'mario@example.com',
      title: 'Cambiato',
      expires: false,
      version: 1,
    }),
  }),
  right(signing.deleteDocument, {
    about: 'a document',
    may: managers,
    input: ({ draftId }) => ({ id: draftId }),
  }),
  right(signing.deleteDocuments, {
    about: 'a document',
    may: managers,
    input: ({ draftId }) => ({ ids: [draftId] }),
  }),
  right(signing.getDocumentHistory, {
    about: 'a document',
    may: managers,
    input: ({ sentId }) => ({ id: sentId }),
  }),
  right(signing.verifyDocumentLog, {
    about: 'a document',
    may: managers,
    input: ({ sentId }) => ({ id: sentId }),
  }),
  right(signing.sendDocuments, {
    about: 'a document',
    may: managers,
    input: ({ draftId }) => ({ ids: [draftId], hours: undefined }),
  }),
  right(signing.sealDocumentAgain, {
    about: 'a document',
    may: managers,
    input: ({ sentId }) => ({ id: sentId }),
  }),
  right(signing.listDocuments, {
    about: 'a document that was sent',
    may: readers,
    input: () => ({ status: '-1' as const, search: '', start: 0, length: 30 }),
    shows: ({ rows }, { sentId }) => rows.some(({ id }) => id === sentId),
  }),
  right(signing.countListedDocuments, {
    about: 'a document that was sent',
    may: readers,
    input: () => ({ status: '-1' as const, search: '' }),
    shows: ({ total }) => total > 0,
  }),
  right(signing.countDocumentsToSign, {
    about: 'a document to sign',
    may: receivers,
    input: () => ({ offset: 0, limit: 100 }),
    shows: ({ total }) => total > 0,
  }),
  right(signing.getSigningOverview, {
    about: 'a document to sign',
    may: ['self'],
    input: () => ({}),
    shows: ({ toSign }, { sentId }) => toSign.some(({ id }) => id === sentId),
  }),
  right(signing.getDocumentToSign, {
    about: 'a document that was sent',
    may: readers,
    input: ({ sentId }) => ({ id: sentId }),
  }),
  right(signing.readDocumentFile, {
    about: 'a document that was sent',
    may: readers,
    input: ({ sentId }) => ({ id: sentId }),
  }),
  right(signing.downloadDocuments, {
    about: 'a document that was signed',
    may: selfAndManagers,
    input: ({ signedId }) => ({ id: signedId }),
  }),
  right(signing.downloadEvidence, {
    about: 'a document that was signed',
    may: selfAndManagers,
    input: ({ signedId }) => ({ id: signedId }),
  }),
  right(signing.downloadEvidencePackage, {
    about: 'a document that was signed',
    may: selfAndManagers,
    input: ({ signedId }) => ({ id: signedId }),
  }),
  right(signing.getSealing, {
    about: 'a document that was signed',
    may: ['self'],
    input: ({ signedId }) => ({ id: signedId }),
  }),
  right(signing.resendSignedCopy, {
    about: 'a document that was signed',
    may: selfAndManagers,
    input: ({ signedId }) => ({ id: signedId }),
  }),
  right(signing.saveSignatures, {
    about: 'a document to sign',
    may: receivers,
    input: ({ sentId }) => ({
      id: sentId,
      signatures: [{ index: 0, image: drawing }],
      shownPages: everyPageShown,
    }),
  }),
  right(signing.getSigningState, {
    about: 'a document to sign',
    may: receivers,
    input: ({ sentId }) => ({ id: sentId }),
  }),
  right(signing.completeDocument, {
    about: 'a document to sign',
    may: receivers,
    input: ({ sentId }) => ({ id: sentId }),
  }),
  right(signing.checkDocumentExpiry, {
    about: 'a document that expired',
    may: selfAndManagers,
    input: ({ expiredId }) => ({ id: expiredId }),
    shows: ({ isExpired }) => isExpired,
  }),
  right(signing.requestNewSendingOf, {
    about: 'a document that expired',
    may: ['self'],
    input: ({ expiredId }) => ({ id: expiredId }),
  }),
  right(signing.getVerificationData, {
    about: 'a document to sign',
    may: receivers,
    input: ({ sentId }) => ({ id: sentId }),
  }),
  right(signing.markContactVerified, {
    about: 'a document to sign',
    may: receivers,
    input: ({ sentId }) => ({
      id: sentId,
      kind: 'mail' as const,
      prefix: '',
      mobile: '',
      challenge: 'unknown',
    }),
  }),
  right(sendReceiverCodeByMail, {
    about: 'a document to sign',
    may: receivers,
    input: ({ sentId }) => ({ email: 'mario@example.com', product: 'docsign', documentId: sentId }),
  }),
  right(signing.findReceivers, {
    about: 'an employee, as a receiver',
    may: managers,
    input: () => ({ text: 'mario' }),
    shows: ({ receivers: found }) => found.some(({ receiverEmail }) => receiverEmail === 'mario@example.com'),
  }),
];
