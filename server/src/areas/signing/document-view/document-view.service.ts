import { guestId, type InputOf } from 'shared-api/contracts/common';
import {
  isReceiver,
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
import { findHiddenParts } from '../document-add/hidden-parts.repository.ts';
import type { DocumentAccess } from '../documents/document-access.ts';
import { withAnswering, type AnsweringDirectory } from '../documents/answering.ts';
import { documentEvent, recordEvent } from '../documents/document-audit.ts';
import type { DocumentFiles } from '../documents/document-files.ts';
import type { DocumentRecord } from '../documents/document.schema.ts';
import type { FormerMeansService } from '../former-means/former-means.ts';
import type { LoggedFiles } from '../evidence/logged-files.ts';
import { needsSignIn } from '../sign/own-way.ts';
import type { SigningDirectory } from '../signing-directory.ts';
import { presentBoxes } from '../documents/box.presenter.ts';
import { listBoxes } from '../documents/box.repository.ts';
import { recordOutcome } from '../documents/document.repository.ts';

interface DocumentViewDependencies extends Pick<
  AreaPlatform,
  'db' | 'audit' | 'readings' | 'clock' | 'secretBox'
> {
  access: DocumentAccess;
  files: DocumentFiles;
  loggedFiles: LoggedFiles;
  directory: AnsweringDirectory & Pick<SigningDirectory, 'demandsStrongSignIn'>;
  formerMeans: Pick<FormerMeansService, 'describe'>;
}

/** Looking at documents and reading their files. */
export function createDocumentViewService(dependencies: DocumentViewDependencies) {
  const { db, audit, readings, clock, secretBox, files, access, loggedFiles, directory } = dependencies;
  const { formerMeans } = dependencies;
  return {
    /** A document with its boxes and the address of its PDF. Its receiver has opened it then (departure D92). */
    view: async (caller: Caller, { id }: InputOf<typeof getDocumentToSign>) => {
      const { actor, document, facts } = await access.requireDocument(db, caller, id, mayView);
      await files.requireUnchanged(document);
      await loggedFiles.requireLogged(document);
      const isFirstOpening =
        isReceiver(actor, facts) && document.state === 'sent' && document.openedAt === null;
      await db.transaction(async (tx) => {
        await recordEvent(audit, tx, { documentId: id, action: 'document.viewed', caller });
        if (isFirstOpening) await recordOutcome(tx, id, { openedAt: clock.now() });
      });
      const isSignable = maySign(actor, facts);
      return {
        id,
        title: document.title,
        sender: (await withAnswering(db, directory, document)).senderEmail,
        receiverEmail: document.receiverEmail,
        boxes: await presentBoxes(await listBoxes(db, id), (hash) => files.read(document, hash)),
        address: fileAddress(id, actor.kind),
        pages: document.pages,
        needsCode: document.needsCode,
        needsAllPages: document.needsAllPages,
        maySign: isSignable,
        needsSignIn: isSignable && (await needsSignIn(db, directory, caller, document)),
        formerMeans: isSignable ? await formerMeans.describe(caller, document) : null,
        hiddenParts: await findHiddenParts(db, document.fileHash),
        deviceKey: isSignable ? secretBox.deviceKey(drawingsPlace(actor.userId, document)) : null,
        isSigned: document.state === 'signed',
        sentAt: document.sentAt?.toISOString() ?? null,
      };
    },

    /**
     * The PDF for a viewer: the original until it is sealed, then the sealed one. What was sent is its receiver's: whoever else reads it is an
     * event, once a day.
     */
    readFile: async (caller: Caller, { id }: InputOf<typeof readDocumentFile>): Promise<FileAnswer> => {
      const { actor, document, facts } = await access.requireDocument(db, caller, id, mayView);
      const answer = await answerWith(document);
      if (document.state !== 'draft' && !isReceiver(actor, facts)) {
        const read = documentEvent({ documentId: id, action: 'document.file-read', caller });
        await readings.note(db, [{ ...read, actor: actor.userId }]);
      }
      return { ...answer, inline: true };
    },

    /** The saved signed copy, to be kept. */
    download: async (caller: Caller, { id }: InputOf<typeof downloadDocuments>): Promise<FileAnswer> => {
      const { document } = await access.requireDocument(db, caller, id, mayDownload);
      const answer = await answerWith(document);
      await db.transaction((tx) =>
        recordEvent(audit, tx, { documentId: id, action: 'document.downloaded', caller }),
      );
      return answer;
    },
  };

  async function answerWith(document: DocumentRecord): Promise<FileAnswer> {
    await loggedFiles.requireLogged(document);
    const { fileHash, fileSize, sealedHash, sealedSize, fileName } = document;
    const hash = sealedHash ?? fileHash;
    return {
      stream: await files.read(document, hash),
      hash,
      name: sealedHash ? signedFileName(fileName) : fileName,
      type: 'application/pdf',
      size: sealedSize ?? fileSize,
    };
  }
}

/** Whose drawings a browser keeps, and for what: another file, title or receiver needs drawings of its own (departure D68). */
function drawingsPlace(userId: string, document: DocumentRecord): string {
  const { id, fileHash, title, receiverName, receiverSurname, receiverEmailKey } = document;
  const what = [id, fileHash, title, receiverName, receiverSurname, receiverEmailKey];
  return JSON.stringify(['signing.drawings', userId, ...what]);
}

/** Where a document's PDF is read; that of a guest says so, for a browser in which somebody is signed in besides. */
export function fileAddress(id: string, kind: 'staff' | 'guest' = 'staff'): string {
  const address = `${readDocumentFile.path}?v_id=${encodeURIComponent(id)}`;
  return kind === 'guest' ? `${address}&of=${encodeURIComponent(guestId(id))}` : address;
}

/** Name of the signed copy: the original's, with the specified prefix (spec 02 §4). */
export function signedFileName(fileName: string): string {
  return `signed_${fileName}`;
}
