import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { AreaPlatform } from '../../area-platform.ts';
import { insertPicture, listUnusedPictures, removeUnusedPicture } from './signature-objects.repository.ts';
import type { ObjectPictureRecord } from './signature-objects.schema.ts';

type FileDependencies = Pick<AreaPlatform, 'db' | 'clock' | 'storage' | 'secretBox'>;

/** A PNG that fulfils every rule of a drawing. */
export interface KeptPicture extends Pick<ObjectPictureRecord, 'width' | 'height'> {
  readonly bytes: Uint8Array;
}

/** How the pictures of signature objects are kept (decision 057). */
export type ObjectFiles = ReturnType<typeof createObjectFiles>;

/** Longer than a picture needs to get its object. */
const graceMs = 60 * 60_000;

/**
 * Makes what keeps, reads and throws away the pictures of signature objects. Each is encrypted for its owner's objects alone: it shares its
 * content with nothing else, and what was signed with it has a copy of its own.
 */
export function createObjectFiles({ db, clock, storage, secretBox }: FileDependencies) {
  return {
    /** Keeps a picture; it is thrown away unless an object gets it within the hour. @returns its key. */
    keep: async (userId: string, { bytes, width, height }: KeptPicture): Promise<string> => {
      const contentHash = hashOf(bytes);
      const content = secretBox.sealBytes(bytes, placeOfPicture({ userId, contentHash }));
      const fileKey = hashOf(content);
      const facts = { width, height, size: bytes.length, createdAt: clock.now() };
      // First the row, so that no content is there of which nothing knows.
      await insertPicture(db, { fileKey, userId, contentHash, ...facts });
      await storage.put([content], { limit: content.length });
      return fileKey;
    },

    /** A picture as it was kept. @throws AppError `not-found`, `file-changed` */
    read: async (picture: Pick<ObjectPictureRecord, 'fileKey' | 'userId' | 'contentHash'>): Promise<Buffer> =>
      secretBox.openBytes(await buffer(await storage.read(picture.fileKey)), placeOfPicture(picture)),

    /** Throws away the pictures that belong to no object any more. */
    clean: async (): Promise<void> => {
      const moment = new Date(clock.now().getTime() - graceMs);
      for (const { fileKey } of await listUnusedPictures(db, moment)) {
        if (await storage.remove(fileKey, { notPutFor: 0 })) await removeUnusedPicture(db, fileKey);
      }
    },
  };
}

/** For what a drawing is encrypted. */
export const placeOfPicture = ({
  userId,
  contentHash,
}: Pick<ObjectPictureRecord, 'userId' | 'contentHash'>) => `signing.object-picture:${userId}:${contentHash}`;
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
