import type { InputOf } from 'shared-api/contracts/common';
import {
  mayDownload,
  maySign,
  mayView,
  readDocumentFile,
  type downloadDocuments,
  type getDocumentToSign,
} from 'shared-api/contracts/signing';
import type { Caller } from '../../../platform/http/caller.ts';
import type { FileAnswer } from '../../../platform/http/file-answer.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import type { DocumentAccess } from '../documents/document-access.ts';
import { recordEvent } from '../documents/document-audit.ts';
import type { DocumentFiles } from '../documents/document-files.ts';
import type { DocumentRecord } from '../documents/document.schema.ts';
import { presentBoxes } from '../documents/box.presenter.ts';
import { listBoxes } from '../documents/box.repository.ts';

interface DocumentViewDependencies extends Pick<AreaPlatform, 'db' | 'audit'> {
  access: DocumentAccess;
  files: DocumentFiles;
}

/** Looking at documents and reading their files. */
export function createDocumentViewService({ db, audit, files, access }: DocumentViewDependencies) {
  return {
    /** A document with its boxes and the address of its PDF. */
    view: async (caller: Caller, { id }: InputOf<typeof getDocumentToSign>) => {
      const { actor, document, facts } = await access.requireDocument(db, caller, id, mayView);
      await files.requireUnchanged(document);
      await db.transaction((tx) =>
        recordEvent(audit, tx, { documentId: id, action: 'document.viewed', caller }),
      );
      return {
        id,
        title: document.title,
        sender: document.senderEmail,
        receiverEmail: document.receiverEmail,
        boxes: await presentBoxes(await listBoxes(db, id), (hash) => files.read(document, hash)),
        address: fileAddress(id),
        pages: document.pages,
        needsCode: document.needsCode,
        maySign: maySign(actor, facts),
        isSigned: document.state === 'signed',
      };
    },

    /** The PDF for a viewer: the original until it is sealed, then the sealed one. */
    readFile: async (caller: Caller, { id }: InputOf<typeof readDocumentFile>): Promise<FileAnswer> => {
      const { document } = await access.requireDocument(db, caller, id, mayView);
      return { ...(await answerWith(document)), inline: true };
    },

    /** The saved signed copy, to be kept. */
    download: async (caller: Caller, { id }: InputOf<typeof downloadDocuments>): Promise<FileAnswer> => {
      const { document } = await access.requireDocument(db, caller, id, mayDownload);
      await db.transaction((tx) =>
        recordEvent(audit, tx, { documentId: id, action: 'document.downloaded', caller }),
      );
      return answerWith(document);
    },
  };

  async function answerWith(document: DocumentRecord): Promise<FileAnswer> {
    const { fileHash, fileSize, sealedHash, sealedSize, fileName } = document;
    return {
      stream: await files.read(document, sealedHash ?? fileHash),
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
