import { readDocumentFile, mayDownload, maySign, mayView } from 'shared-api/contracts/signing';
import type { Audit } from '../../../platform/audit/audit.service.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import type { FileAnswer } from '../../../platform/http/file-answer.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { getDocument, refusalOf } from '../documents/document-access.ts';
import { recordEvent } from '../documents/document-audit.ts';
import type { DocumentRecord } from '../documents/document.schema.ts';
import { actorOf } from '../actor.ts';
import { presentBoxes } from '../documents/box.presenter.ts';
import { listBoxes } from '../documents/box.repository.ts';

interface DocumentViewDependencies {
  db: Database;
  clock: Clock;
  audit: Audit;
  storage: Storage;
}

/** Looking at documents and reading their files. */
export function createDocumentViewService({ db, clock, audit, storage }: DocumentViewDependencies) {
  return {
    /** A document with its boxes and the address of its PDF. */
    view: async (caller: Caller, id: string) => {
      const actor = actorOf(caller);
      const known = await getDocument(db, { actor, id, now: clock.now() });
      if (!mayView(actor, known.facts)) throw refusalOf(known);
      const { document, facts } = known;
      await db.transaction((tx) =>
        recordEvent(audit, tx, { documentId: id, action: 'document.viewed', caller }),
      );
      return {
        id,
        title: document.title,
        sender: document.senderEmail,
        receiverEmail: document.receiverEmail,
        boxes: await presentBoxes(storage, await listBoxes(db, id)),
        address: fileAddress(id),
        pages: document.pages,
        needsCode: document.needsCode,
        maySign: maySign(actor, facts),
        isSigned: document.state === 'signed',
      };
    },

    /** The PDF for a viewer: the original until it is sealed, then the sealed one. */
    readFile: async (caller: Caller, id: string): Promise<FileAnswer> => {
      const actor = actorOf(caller);
      const known = await getDocument(db, { actor, id, now: clock.now() });
      if (!mayView(actor, known.facts)) throw refusalOf(known);
      return { ...(await answerWith(known.document)), inline: true };
    },

    /** The saved signed copy, to be kept. */
    download: async (caller: Caller, id: string): Promise<FileAnswer> => {
      const actor = actorOf(caller);
      const { document, facts } = await getDocument(db, { actor, id, now: clock.now() });
      if (!mayDownload(actor, facts)) throw new AppError('forbidden');
      await db.transaction((tx) =>
        recordEvent(audit, tx, { documentId: id, action: 'document.downloaded', caller }),
      );
      return answerWith(document);
    },
  };

  async function answerWith(document: DocumentRecord): Promise<FileAnswer> {
    const { fileHash, fileSize, sealedHash, sealedSize, fileName } = document;
    return {
      stream: await storage.read(sealedHash ?? fileHash),
      name: sealedHash ? signedFileName(fileName) : fileName,
      type: 'application/pdf',
      size: sealedSize ?? fileSize,
    };
  }
}

/** Where a document's PDF is read. */
export function fileAddress(id: string): string {
  return `${readDocumentFile.path}?v_id=${encodeURIComponent(id)}`;
}

/** Name of the signed copy: the original's, with the specified prefix (spec 02 §4). */
export function signedFileName(fileName: string): string {
  return `signed_${fileName}`;
}
