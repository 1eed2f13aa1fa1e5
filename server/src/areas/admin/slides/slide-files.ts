import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { AreaPlatform } from '../../area-platform.ts';
import { insertPictures, listUnusedPictures, removeUnusedPicture } from './slides.repository.ts';
import type { SlidePictureRecord } from './slides.schema.ts';

type FileDependencies = Pick<AreaPlatform, 'db' | 'clock' | 'storage' | 'secretBox'>;

/** A picture that we drew ourselves. */
export interface DrawnPicture extends Pick<SlidePictureRecord, 'type' | 'width' | 'height'> {
  readonly bytes: Uint8Array;
}

/** How the pictures of slides are kept (decision 050). */
export type SlideFiles = ReturnType<typeof createSlideFiles>;

/** Longer than a picture needs to get its slide. */
const graceMs = 60 * 60_000;

/**
 * Makes what keeps, reads and throws away the pictures of slides. Each is encrypted for slides alone: the storage then shares its content
 * with no other area, so that neither throws away what the other needs.
 */
export function createSlideFiles({ db, clock, storage, secretBox }: FileDependencies) {
  return {
    /** Keeps pictures; they are thrown away unless a slide gets them within the hour. @returns their keys. */
    keep: async (pictures: readonly DrawnPicture[]): Promise<string[]> => {
      const sealed = pictures.map(({ bytes, type, width, height }) => {
        const contentHash = hashOf(bytes);
        const content = secretBox.sealBytes(bytes, placeOf(contentHash));
        const row = { fileKey: hashOf(content), contentHash, type, width, height, size: bytes.length };
        return { content, row: { ...row, createdAt: clock.now() } };
      });
      // First the rows, so that no content is there of which nothing knows.
      await insertPictures(
        db,
        sealed.map(({ row }) => row),
      );
      for (const { content } of sealed) await storage.put([content], { limit: content.length });
      return sealed.map(({ row }) => row.fileKey);
    },

    /** A picture as a browser is given it. @throws AppError `not-found`, `file-changed` */
    read: async ({
      fileKey,
      contentHash,
    }: Pick<SlidePictureRecord, 'fileKey' | 'contentHash'>): Promise<Readable> =>
      Readable.from([secretBox.openBytes(await buffer(await storage.read(fileKey)), placeOf(contentHash))]),

    /** Throws away the pictures that belong to no slide any more. */
    clean: async (): Promise<void> => {
      const moment = new Date(clock.now().getTime() - graceMs);
      for (const { fileKey } of await listUnusedPictures(db, moment)) {
        await storage.remove(fileKey, { notPutFor: 0 });
        await removeUnusedPicture(db, fileKey);
      }
    },
  };
}

const placeOf = (contentHash: string) => `admin.slide-picture:${contentHash}`;
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
