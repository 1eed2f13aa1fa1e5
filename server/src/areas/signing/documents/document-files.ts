import type { Readable } from 'node:stream';
import type { Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import { signingTexts } from '../signing.texts.ts';
import { recordEvent } from './document-audit.ts';
import { recordOutcome } from './document.repository.ts';
import type { DocumentRecord } from './document.schema.ts';

/** A document, as far as its files must know it. */
type Owner = Pick<DocumentRecord, 'id' | 'title' | 'changedFile'>;

/** How the files of documents are read: one that is not what was stored is refused, and the document says so. */
export type DocumentFiles = ReturnType<typeof createDocumentFiles>;

/** Makes the reading of documents' files. */
export function createDocumentFiles({ db, audit, storage }: Pick<AreaPlatform, 'db' | 'audit' | 'storage'>) {
  return {
    /** Reads a file of a document. @throws AppError `file-changed`, here or by the stream, with the document's title. */
    read: async (document: Owner, hash: string): Promise<Readable> => {
      if (document.changedFile === hash) await requireUnchanged(document);
      return storage.read(hash, () => refuse(document, hash));
    },
    requireUnchanged,
    withLocalFile,
    refuse,
  };

  /**
   * Hashes again what was found changed, before anything of the document is sent, so that its reader gets a sentence; what is as it
   * was stored again is no longer held against it. @throws AppError `file-changed`
   */
  async function requireUnchanged(document: Owner): Promise<void> {
    const { changedFile } = document;
    if (changedFile) await withLocalFile(document, changedFile, () => markRestored(document));
  }

  /** Runs a function on a file of a document. @throws AppError `file-changed` */
  async function withLocalFile<T>(
    document: Owner,
    hash: string,
    use: (path: string) => Promise<T>,
  ): Promise<T> {
    return storage.withLocalFile(hash, use, () => refuse(document, hash));
  }

  /** Records on the document and in its log that a file is not what was stored, once. @throws AppError `file-changed` always */
  async function refuse(document: Owner, hash: string): Promise<never> {
    const { id, title, changedFile } = document;
    if (changedFile !== hash) await db.transaction((tx) => mark(tx, id, hash, 'file.changed'));
    throw new AppError('file-changed', { text: signingTexts.fileChanged, details: { title } });
  }

  async function markRestored({ id, changedFile }: Owner): Promise<void> {
    await db.transaction((tx) => mark(tx, id, changedFile, 'file.restored'));
  }

  async function mark(
    tx: Executor,
    documentId: string,
    file: string | null,
    action: 'file.changed' | 'file.restored',
  ): Promise<void> {
    await recordOutcome(tx, documentId, { changedFile: action === 'file.changed' ? file : null });
    await recordEvent(audit, tx, { documentId, action, caller: null, data: { file } });
  }
}
