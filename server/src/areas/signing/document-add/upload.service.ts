import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { InputOf } from 'shared-api/contracts/common';
import { mayAdd, refusedAs, type PageShape, type readUpload } from 'shared-api/contracts/signing';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import type { FileAnswer } from '../../../platform/http/file-answer.ts';
import { nameOfType } from '../../../platform/http/file-name.ts';
import type { UploadedFile } from '../../../platform/http/multipart.ts';
import { noteSentence, refusalText } from '../../../platform/pdf-editing/preflight.texts.ts';
import type { StoredFile } from '../../../platform/storage/storage.ts';
import { PdfEditingError, type PdfEditing } from '../../../platform/pdf-editing/pdf-editing.ts';
import type { FindFilesInUse } from '../../area.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import { withScratchFile } from '../documents/scratch-file.ts';
import { actorOf } from '../actor.ts';
import { hiddenPartsOf, type HiddenParts } from './hidden-parts.ts';
import { keepHiddenParts } from './hidden-parts.repository.ts';
import { createUploadCleaner } from './upload-cleaner.ts';
import { findUpload, insertUpload } from './upload.repository.ts';

interface UploadDependencies extends Pick<AreaPlatform, 'db' | 'clock' | 'storage'> {
  pdfEditing: PdfEditing;
  findFilesInUse: FindFilesInUse;
}

/** What the preflight made of an upload. */
interface Checked {
  stored: StoredFile;
  pages: PageShape[];
  notes: string[];
  hiddenParts: HiddenParts;
}

interface Keeping extends Partial<Checked> {
  userId: string;
  file: UploadedFile;
  lifetimeMs: number;
}

/** Too many files wait to be checked, or the engine is stopping: this one can be sent again. */
function whenUnavailable(error: unknown): never {
  const isUnavailable = error instanceof PdfEditingError && error.code === 'unavailable';
  throw isUnavailable ? new AppError('unavailable', { cause: error }) : error;
}

/** How long an upload waits for its boxes. */
const uploadLifetimeMs = 24 * 60 * 60_000;

/** PDFs on their way to become documents. */
export function createUploadService(dependencies: UploadDependencies) {
  const { db, clock, storage, pdfEditing } = dependencies;
  return {
    /** Checks a PDF and keeps it for its uploader (spec 02 §7). @throws AppError `pdf-refused` with the reason in words. */
    add: async (caller: Caller, file: UploadedFile | undefined) => {
      const actor = actorOf(caller);
      if (!mayAdd(actor)) throw new AppError('forbidden');
      if (!file) throw new AppError('invalid-input', refusedAs('attachment-required').params);
      const { userId } = actor;
      const checked = await check(file, caller, userId).catch(async (error: unknown) => {
        // Remembered as run out already, so that its file does not stay.
        await keep({ userId, file, lifetimeMs: 0 });
        throw error;
      });
      const id = await keep({ userId, file, ...checked, lifetimeMs: uploadLifetimeMs });
      await keepHiddenParts(db, checked.stored.hash, checked.hiddenParts);
      return { id, pages: checked.pages, notes: checked.notes };
    },

    /** The PDF of an upload, for who uploaded it. */
    read: async (caller: Caller, { uploadId: id }: InputOf<typeof readUpload>): Promise<FileAnswer> => {
      const actor = actorOf(caller);
      if (!mayAdd(actor)) throw new AppError('forbidden');
      const upload = await findUpload(db, { id, userId: actor.userId, now: clock.now() });
      if (!upload) throw new AppError('not-found');
      return {
        stream: await storage.read(upload.fileHash),
        hash: upload.fileHash,
        name: upload.fileName,
        type: 'application/pdf',
        size: upload.fileSize,
        inline: true,
      };
    },

    /** Deletes uploads that became no document in time, with their files. */
    clean: createUploadCleaner(dependencies),
  };

  async function keep({ userId, file, stored = file, pages = [], notes = [], lifetimeMs }: Keeping) {
    const id = randomUUID();
    const now = clock.now();
    await insertUpload(db, {
      id,
      userId,
      fileHash: stored.hash,
      fileName: nameOfType(file.name, 'application/pdf', 'documento'),
      fileSize: stored.size,
      uploadedHash: file.hash,
      pages,
      notes,
      createdAt: now,
      expiresAt: new Date(now.getTime() + lifetimeMs),
    });
    return id;
  }

  async function check(file: UploadedFile, { language }: Caller, person: string): Promise<Checked> {
    return withScratchFile(async (repairTo) => {
      const found = await storage.withLocalFile(file.hash, (path) =>
        pdfEditing.preflight({ path, repairTo, person }).catch(whenUnavailable),
      );
      if (found.reason) throw new AppError('pdf-refused', { text: refusalText(found.reason, found.limits) });
      const stored =
        found.verdict === 'repaired'
          ? await storage.put(createReadStream(repairTo), { limit: Number.MAX_SAFE_INTEGER })
          : { hash: file.hash, size: file.size };
      const notes = found.notes.map((note) => noteSentence(note, found, language));
      return { stored, pages: [...found.pages], notes, hiddenParts: hiddenPartsOf(found.notes) };
    });
  }
}
