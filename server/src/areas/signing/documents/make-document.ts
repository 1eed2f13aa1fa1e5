import type { PageShape, SignatureBox } from 'shared-api/contracts/signing';
import type { Audit } from '../../../platform/audit/audit.service.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { insertBoxes } from './box.repository.ts';
import { insertMarks } from './mark.repository.ts';
import type { MarkRecord } from './mark.schema.ts';
import { namesOf, recordEvent, type EventSource } from './document-audit.ts';
import { insertDocument } from './document.repository.ts';
import type { NewDocument } from './document.schema.ts';
import { receiverFields } from './receiver-fields.ts';

/** What is said of a document that is made. */
interface DocumentInput {
  readonly receiverName: string;
  readonly receiverSurname: string;
  readonly receiverEmail: string;
  readonly title: string;
  readonly savesCopy: boolean;
  readonly expires: boolean;
  /** Whether its sender asks that every page is shown before one signs. */
  readonly needsAllPages?: boolean | undefined;
  readonly boxes: readonly SignatureBox[];
}

/** A PDF that passed preflight. */
interface CheckedFile {
  readonly fileHash: string;
  readonly fileName: string;
  readonly fileSize: number;
  readonly uploadedHash: string;
  readonly pages: PageShape[];
}

/** Whose document it is. */
interface DocumentOrigin {
  /** Of the document. */
  readonly id: string;
  readonly companyId: string | null;
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  readonly now: Date;
}

export type MadeDocument = ReturnType<typeof newDocument>;

/** The record of a document that was never sent. */
export function newDocument(input: DocumentInput, file: CheckedFile, origin: DocumentOrigin) {
  const { fileHash, fileName, fileSize, uploadedHash, pages } = file;
  return {
    ...receiverFields(input, { senderName: origin.name, senderEmail: origin.email }),
    fileHash,
    fileName,
    fileSize,
    uploadedHash,
    pages,
    id: origin.id,
    companyId: origin.companyId,
    senderUserId: origin.userId,
    senderName: origin.name,
    senderEmail: origin.email,
    savesCopy: input.savesCopy,
    needsAllPages: input.needsAllPages ?? false,
    signaturesTotal: input.boxes.length,
    createdAt: origin.now,
    updatedAt: origin.now,
    updatedBy: origin.userId,
  };
}

interface Making {
  readonly document: NewDocument;
  readonly boxes: readonly SignatureBox[];
  /** Texts and pictures that its signer put beside the signatures. */
  readonly marks?: readonly Omit<MarkRecord, 'documentId'>[];
  readonly caller: EventSource;
}

/** Writes a document with its boxes and the first event of its chain. */
export async function makeDocument(
  tx: Executor,
  audit: Audit,
  { document, boxes, marks = [], caller }: Making,
): Promise<void> {
  const { id: documentId, fileHash, uploadedHash, fileName, fileSize, pages, companyId } = document;
  const { senderUserId: userId, senderName: name, senderEmail: email } = document;
  const sender = { userId, name, email };
  await insertDocument(tx, document);
  await insertBoxes(
    tx,
    boxes.map((box, index) => ({ ...box, index, documentId })),
  );
  await insertMarks(
    tx,
    marks.map((mark) => ({ ...mark, documentId })),
  );
  await recordEvent(audit, tx, {
    documentId,
    action: 'document.created',
    caller,
    data: {
      ...namesOf(document),
      file: fileHash,
      uploaded: uploadedHash,
      fileName,
      fileSize,
      pages: pages.length,
      boxes,
      marks,
      needsAllPages: document.needsAllPages ?? false,
      needsCode: document.needsCode ?? false,
      savesCopy: document.savesCopy,
      sender,
      company: companyId ?? null,
    },
  });
}
