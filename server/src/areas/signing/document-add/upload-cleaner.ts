import type { AreaPlatform } from '../../area-platform.ts';
import { deleteUpload, findUsedFiles, listUploadsBefore } from './upload.repository.ts';
import type { UploadRecord } from './upload.schema.ts';

type UploadCleanerDependencies = Pick<AreaPlatform, 'db' | 'clock' | 'storage'>;

/** Longer than any upload or document needs from its file to its row in the table. */
const graceMs = 60 * 60_000;
const batch = 500;

/**
 * Deletes uploads that ran out. A file goes with the last one that names it, unless a document has the same content; where
 * somebody has just brought it again, the upload waits for the next round.
 */
export function createUploadCleaner({ db, clock, storage }: UploadCleanerDependencies) {
  return async (): Promise<void> => {
    const moment = new Date(clock.now().getTime() - graceMs);
    const uploads = await listUploadsBefore(db, { moment, limit: batch });
    const used = await findUsedFiles(db, { hashes: uploads.flatMap(filesOf), moment });
    for (const upload of uploads)
      if (await areGone(filesOf(upload).filter((hash) => !used.has(hash)))) await deleteUpload(db, upload.id);
  };

  async function areGone(hashes: readonly string[]): Promise<boolean> {
    const removals = hashes.map((hash) => storage.remove(hash, { notPutFor: graceMs }));
    return (await Promise.all(removals)).every(Boolean);
  }
}

const filesOf = ({ fileHash, uploadedHash }: UploadRecord) => [...new Set([fileHash, uploadedHash])];
