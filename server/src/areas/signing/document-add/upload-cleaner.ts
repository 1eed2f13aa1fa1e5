import type { AreaPlatform } from '../../area-platform.ts';
import type { FindFilesInUse } from '../../area.ts';
import { forgetHiddenParts } from './hidden-parts.repository.ts';
import { deleteUpload, findFilesOfUploads, listUploadsBefore } from './upload.repository.ts';
import { signingUploads, type UploadRecord } from './upload.schema.ts';

interface UploadCleanerDependencies extends Pick<AreaPlatform, 'db' | 'clock' | 'storage'> {
  readonly findFilesInUse: FindFilesInUse;
}

/** Longer than any upload or document needs from its file to its row in the table. */
const graceMs = 60 * 60_000;
const batch = 500;

/**
 * Deletes uploads that ran out. A file goes with the last one that names it, unless anything else has the same content; where
 * somebody has just brought it again, the upload waits for the next round.
 */
export function createUploadCleaner({ db, clock, storage, findFilesInUse }: UploadCleanerDependencies) {
  return async (): Promise<void> => {
    const moment = new Date(clock.now().getTime() - graceMs);
    const uploads = await listUploadsBefore(db, { moment, limit: batch });
    const hashes = uploads.flatMap(filesOf);
    const elsewhere = await findFilesInUse(db, hashes, { except: signingUploads });
    const waiting = await findFilesOfUploads(db, { hashes, moment });
    const used = new Set([...elsewhere, ...waiting]);
    for (const upload of uploads)
      if (await areGone(filesOf(upload).filter((hash) => !used.has(hash)))) await deleteUpload(db, upload.id);
  };

  async function areGone(hashes: readonly string[]): Promise<boolean> {
    const removals = hashes.map((hash) => storage.remove(hash, { notPutFor: graceMs }));
    const areRemoved = (await Promise.all(removals)).every(Boolean);
    if (areRemoved) await forgetHiddenParts(db, hashes);
    return areRemoved;
  }
}

const filesOf = ({ fileHash, uploadedHash }: UploadRecord) => [...new Set([fileHash, uploadedHash])];
