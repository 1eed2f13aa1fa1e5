import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { fieldWords as words } from '../../platform/personal-data/field-words.ts';
import { byEveryAddress } from '../../platform/personal-data/personal-sources.repository.ts';
import { personalTable, type PersonalData } from '../../platform/personal-data/personal-table.ts';
import { signingConfirmationMails } from './confirmation-mails/confirmation-mail.schema.ts';
import { signingHiddenParts } from './document-add/hidden-parts.schema.ts';
import { signingUploads } from './document-add/upload.schema.ts';
import { signingBoxes } from './documents/box.schema.ts';
import { signingDocuments } from './documents/document.schema.ts';
import { forgetDrafts, keepFromOthers, nobodyNamed } from './documents/forget-drafts.ts';
import { signingMarks } from './documents/mark.schema.ts';
import { signingEvidenceFiles } from './evidence/evidence.schema.ts';
import { signingGuestLinks } from './guest-link/guest-link.schema.ts';
import {
  signingMessageDrafts,
  signingMessageSends,
  signingMessageWaiting,
} from './message-write/message-write.schema.ts';
import { forgetNamedReceivers } from './message-write/forget-receivers.repository.ts';
import { signingMessageCopies, signingMessages } from './messages/message.schema.ts';
import { signingBulkReceivers, signingBulkSends } from './send-doc/send-doc.schema.ts';
import { placeOfPicture } from './signature-objects/object-files.ts';
import { signingObjectPictures, signingObjects } from './signature-objects/signature-objects.schema.ts';
import { messageTerms } from './messages/message-terms.repository.ts';

const proof = {
  it: 'i documenti e le loro firme sono prove, e chi li ha inviati o ricevuti ne ha bisogno',
  en: 'documents and their signatures are proof, which who sent or got them needs',
} as const;

const ofReceiver = [{ column: signingDocuments.receiverEmailKey, is: 'emails' }] as const;
const ofDocument = { column: signingDocuments.id, of: ofReceiver } as const;
/** They prove nothing: nobody was asked anything yet. */
const drafts = { column: signingDocuments.state, value: 'draft' } as const;

/** What the tables of documents and messages hold about people. */
export const signingPersonalData: PersonalData = {
  tables: [
    personalTable({
      table: signingDocuments,
      of: ofReceiver,
      company: signingDocuments.companyId,
      title: { it: 'Documenti ricevuti', en: 'Documents received' },
      shows: {
        title: words.title,
        senderName: { it: 'Mittente', en: 'Sender' },
        receiverName: words.firstName,
        receiverSurname: words.lastName,
        receiverEmail: words.address,
        phoneMobile: words.number,
        state: words.state,
        sentAt: words.sent,
        openedAt: { it: 'Aperto il', en: 'Opened' },
        signedAt: { it: 'Firmato il', en: 'Signed' },
        expiresAt: words.expires,
        fileName: words.file,
        fileSize: words.fileSize,
      },
      files: ({ id, state, deletedAt, sealedHash, fileHash }, { storage }) =>
        state === 'draft' || deletedAt
          ? []
          : [{ name: `documento-${id}.pdf`, open: () => storage.read(sealedHash ?? fileHash) }],
      erasure: { stays: proof, until: 'no-end', except: drafts },
    }),
    personalTable({
      table: signingDocuments,
      of: [{ column: signingDocuments.senderUserId, is: 'users' }],
      company: signingDocuments.companyId,
      title: { it: 'Documenti inviati', en: 'Documents sent' },
      // Not to whom, nor the files: they are the company's.
      shows: {
        title: words.title,
        senderName: words.name,
        senderEmail: words.address,
        sentAt: words.sent,
        createdAt: words.created,
      },
      erasure: { stays: proof, until: 'no-end', except: drafts },
    }),
    personalTable({
      table: signingDocuments,
      of: [...ofReceiver, { column: signingDocuments.senderUserId, is: 'users' }],
      title: { it: 'Bozze di documenti', en: 'Drafts of documents' },
      shows: {},
      erasure: {
        by: async (executor, keys, tools) => {
          await forgetDrafts(executor, keys, tools);
          await keepFromOthers(executor, keys, tools);
        },
        what: 'a draft stays its company’s, without a receiver or a sender that is gone; what was sent is kept from other accounts with the address',
      },
    }),
    personalTable({
      table: signingBoxes,
      of: [{ column: signingBoxes.documentId, through: ofDocument }],
      isOwnOnly: true,
      title: { it: 'Firme', en: 'Signatures' },
      shows: {
        documentId: { it: 'Documento (codice)', en: 'Document (id)' },
        firstLine: { it: 'Prima riga', en: 'First line' },
        secondLine: { it: 'Seconda riga', en: 'Second line' },
        signedAt: { it: 'Firmato il', en: 'Signed' },
        ip: words.ip,
        userAgent: words.browser,
      },
      files: ({ documentId, index, imageHash }, { storage }) =>
        imageHash === null
          ? []
          : [{ name: `firma-${documentId}-${index + 1}.png`, open: () => storage.read(imageHash) }],
      // One without a signature keeps nothing by itself.
      erasure: { stays: proof, until: 'no-end', except: { column: signingBoxes.firstLine, value: '' } },
    }),
    personalTable({
      table: signingMarks,
      of: [{ column: signingMarks.documentId, through: ofDocument }],
      isOwnOnly: true,
      title: { it: 'Testi e immagini sui documenti', en: 'Texts and pictures on documents' },
      shows: { documentId: { it: 'Documento (codice)', en: 'Document (id)' }, text: words.text },
      files: ({ documentId, index, imageHash }, { storage }) =>
        imageHash === null
          ? []
          : [{ name: `immagine-${documentId}-${index + 1}.png`, open: () => storage.read(imageHash) }],
      erasure: { stays: proof, until: 'no-end' },
    }),
    personalTable({
      table: signingGuestLinks,
      of: byEveryAddress(signingGuestLinks.receiverEmailKey),
      isOwnOnly: true,
      title: { it: 'Link dei documenti', en: 'Links of documents' },
      shows: {
        documentId: { it: 'Documento (codice)', en: 'Document (id)' },
        madeAt: words.created,
        revokedAt: words.ended,
      },
      erasure: { stays: proof, until: 'no-end' },
    }),
    personalTable({
      table: signingObjects,
      of: [{ column: signingObjects.userId, is: 'users' }],
      title: { it: 'Firme salvate', en: 'Saved signatures' },
      shows: { kind: words.kind, text: words.text, createdAt: words.created, updatedAt: words.changed },
      isOwnOnly: true,
      erasure: 'deleted',
    }),
    personalTable({
      table: signingObjectPictures,
      of: [{ column: signingObjectPictures.userId, is: 'users' }],
      title: { it: 'Disegni delle firme salvate', en: 'Drawings of saved signatures' },
      shows: {
        width: { it: 'Larghezza', en: 'Width' },
        height: { it: 'Altezza', en: 'Height' },
        createdAt: words.created,
      },
      files: (picture, { storage, secretBox }) => [
        {
          name: `disegno-${picture.contentHash.slice(0, 16)}.png`,
          open: async () =>
            Readable.from([
              secretBox.openBytes(await buffer(await storage.read(picture.fileKey)), placeOfPicture(picture)),
            ]),
        },
      ],
      isOwnOnly: true,
      erasure: {
        endsBy:
          'the hourly chore that throws away the drawings of no object, and their files (`objectFiles`)',
      },
    }),
    // Before the copies, by which is known who got it.
    personalTable({
      table: signingMessageSends,
      of: [{ column: signingMessageSends.senderUserId, is: 'users' }],
      isOwnOnly: true,
      title: { it: 'Invii di messaggi', en: 'Sendings of messages' },
      shows: {
        receivers: { it: 'A chi', en: 'To whom' },
        total: { it: 'Persone', en: 'People' },
        doneAt: words.sent,
      },
      erasure: {
        by: forgetNamedReceivers,
        what: 'the names and the address to whom it went are emptied where they are theirs; the rest ends with the message',
      },
    }),
    personalTable({
      table: signingMessageCopies,
      of: [{ column: signingMessageCopies.userId, is: 'users' }],
      company: signingMessageCopies.companyId,
      title: { it: 'Messaggi ricevuti', en: 'Messages received' },
      shows: {
        messageId: { it: 'Messaggio (codice)', en: 'Message (id)' },
        receiverName: words.name,
        createdAt: words.created,
        readAt: { it: 'Letto il', en: 'Read' },
        documentId: { it: 'Documento (codice)', en: 'Document (id)' },
      },
      erasure: { blanks: { receiverName: nobodyNamed, receiverFold: '', searchKey: '' } },
    }),
    personalTable({
      table: signingMessages,
      of: [
        {
          column: signingMessages.id,
          through: {
            column: signingMessageCopies.messageId,
            of: [{ column: signingMessageCopies.userId, is: 'users' }],
          },
        },
      ],
      title: { it: 'Testi dei messaggi ricevuti', en: 'Texts of the messages received' },
      shows: {
        id: { it: 'Messaggio (codice)', en: 'Message (id)' },
        senderCompany: { it: 'Azienda del mittente', en: 'Company of the sender' },
        senderName: { it: 'Mittente', en: 'Sender' },
        title: words.title,
        body: words.text,
        createdAt: words.created,
        fileName: words.file,
      },
      files: ({ id, fileHash, fileName, viewsAttachment }, { storage }) =>
        fileHash === null || !viewsAttachment
          ? []
          : [{ name: `messaggio-${id}-${fileName ?? 'allegato'}`, open: () => storage.read(fileHash) }],
      isOwnOnly: true,
      erasure: { endsBy: 'the daily job: they are their writer’s and the other receivers’ too' },
    }),
    personalTable({
      table: signingMessages,
      of: [{ column: signingMessages.senderUserId, is: 'users' }],
      company: signingMessages.companyId,
      title: { it: 'Messaggi scritti', en: 'Messages written' },
      shows: { senderName: words.name, title: words.title, body: words.text, createdAt: words.created },
      erasure: {
        stays: {
          it: 'chi li ha ricevuti deve poterli rileggere',
          en: 'who got them must be able to read them again',
        },
        until: { term: 'messages', day: signingMessages.createdAt },
      },
    }),
    personalTable({
      table: signingMessageDrafts,
      of: [{ column: signingMessageDrafts.userId, is: 'users' }],
      title: { it: 'Bozze di messaggi', en: 'Drafts of messages' },
      shows: { title: words.title, body: words.text, updatedAt: words.changed },
      isOwnOnly: true,
      erasure: 'deleted',
    }),
    personalTable({
      table: signingBulkReceivers,
      // Each was chosen by their account: an address alone may be another company's.
      of: [{ column: signingBulkReceivers.userId, is: 'users' }],
      isOwnOnly: true,
      title: { it: 'Invii a più persone', en: 'Sendings to many' },
      shows: { name: words.name, email: words.address, state: words.state },
      erasure: { blanks: { name: nobodyNamed, email: '' } },
    }),
    personalTable({
      table: signingUploads,
      of: [{ column: signingUploads.userId, is: 'users' }],
      title: { it: 'File caricati', en: 'Uploads' },
      shows: { fileName: words.file, fileSize: words.fileSize, createdAt: words.created },
      isOwnOnly: true,
      erasure: { endsBy: 'the hourly chore, a day after, unless a document was made of it' },
    }),
  ],
  others: [
    { table: signingHiddenParts, why: 'what files hold beside their pages, by their hashes' },
    { table: signingConfirmationMails, why: 'addresses that a company gave for its copies' },
    { table: signingEvidenceFiles, why: 'hashes of the evidence of documents' },
    { table: signingMessageWaiting, why: 'ids of who still waits for a copy, for minutes' },
    { table: signingBulkSends, why: 'what is sent to many, and the id of who sends it' },
  ],
  terms: messageTerms,
};
