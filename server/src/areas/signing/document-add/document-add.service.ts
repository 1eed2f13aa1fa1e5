import { randomUUID } from 'node:crypto';
import type { InputOf } from 'shared-api/contracts/common';
import {
  areBoxesOnPages,
  mayAdd,
  type createDocument,
  type SignatureBox,
} from 'shared-api/contracts/signing';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import { namesOf, recordEvent } from '../documents/document-audit.ts';
import { insertDocument } from '../documents/document.repository.ts';
import { receiverFields } from '../documents/receiver-fields.ts';
import { actorOf } from '../actor.ts';
import type { SigningDirectory } from '../signing-directory.ts';
import { signingTexts } from '../signing.texts.ts';
import { insertBoxes } from '../documents/box.repository.ts';
import { claimUpload, findUpload } from './upload.repository.ts';
import type { UploadRecord } from './upload.schema.ts';

type NewDocumentInput = InputOf<typeof createDocument>;

interface DocumentAddDependencies extends Pick<AreaPlatform, 'db' | 'clock' | 'audit'> {
  directory: SigningDirectory;
}

/** Adding documents. */
export function createDocumentAddService({ db, clock, audit, directory }: DocumentAddDependencies) {
  return {
    /** Makes a document from an upload. Asked again for the same upload it answers the document that was made. */
    add: async (caller: Caller, input: NewDocumentInput): Promise<string> => {
      const actor = actorOf(caller);
      if (!mayAdd(actor)) throw new AppError('forbidden');
      const upload = await getUpload(actor.userId, input.uploadId);
      if (upload.documentId) return upload.documentId;
      if (!areBoxesOnPages(input.boxes, upload.pages)) throw boxOutside(caller);
      const sender = await directory.findPerson(db, actor.userId);
      if (!sender) throw new AppError('forbidden');
      const { companyId } = actor;
      const document = newDocument(input, upload, { ...sender, companyId, now: clock.now() });
      const isMade = await make(caller, document, input.boxes);
      return isMade ? document.id : ((await getUpload(actor.userId, upload.id)).documentId ?? document.id);
    },
  };

  async function getUpload(userId: string, id: string): Promise<UploadRecord> {
    const upload = await findUpload(db, { id, userId, now: clock.now() });
    if (!upload) throw new AppError('not-found', { text: signingTexts.uploadGone });
    return upload;
  }

  async function make(
    caller: Caller,
    document: ReturnType<typeof newDocument>,
    boxes: readonly SignatureBox[],
  ): Promise<boolean> {
    return db.transaction(async (tx) => {
      if (!(await claimUpload(tx, document.uploadId, document.id))) return false;
      await insertDocument(tx, document);
      await insertBoxes(
        tx,
        boxes.map((box, index) => ({ ...box, index, documentId: document.id })),
      );
      const { fileHash, uploadedHash } = document;
      await recordEvent(audit, tx, {
        documentId: document.id,
        action: 'document.created',
        caller,
        data: { ...namesOf(document), file: fileHash, uploaded: uploadedHash, boxes },
      });
      return true;
    });
  }
}

interface Sender {
  companyId: string | null;
  userId: string;
  name: string;
  email: string;
  now: Date;
}

function newDocument(input: NewDocumentInput, upload: UploadRecord, sender: Sender) {
  const { fileHash, fileName, fileSize, uploadedHash, pages } = upload;
  return {
    ...receiverFields(input, { senderName: sender.name, senderEmail: sender.email }),
    fileHash,
    fileName,
    fileSize,
    uploadedHash,
    pages,
    id: randomUUID(),
    uploadId: upload.id,
    companyId: sender.companyId,
    senderUserId: sender.userId,
    senderName: sender.name,
    senderEmail: sender.email,
    savesCopy: input.savesCopy,
    signaturesTotal: input.boxes.length,
    createdAt: sender.now,
    updatedAt: sender.now,
    updatedBy: sender.userId,
  };
}

function boxOutside({ language }: Caller): AppError {
  return new AppError('invalid-input', { fields: { boxes: signingTexts.boxOutside[language] } });
}
