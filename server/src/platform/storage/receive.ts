import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError } from '../errors/app-error.ts';
import { ownFileMode, ownFolderMode } from './own-folder.ts';
import type { Content, StoredFile } from './storage.ts';

/** A content that has arrived in a temporary file, on disk for sure. */
export interface Received extends StoredFile {
  readonly path: string;
}

/** Writes a content into a temporary file of the folder, counting and hashing on the way. @throws AppError `too-large` */
export async function receiveInto(content: Content, limit: number, folder: string): Promise<Received> {
  await mkdir(folder, { recursive: true, mode: ownFolderMode });
  const path = join(folder, randomUUID());
  const hash = createHash('sha256');
  let size = 0;
  const measure = new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      size += chunk.length;
      if (size > limit) return done(new AppError('too-large'));
      hash.update(chunk);
      done(null, chunk);
    },
  });
  try {
    await pipeline(content, measure, createWriteStream(path, { mode: ownFileMode }));
    await syncFile(path);
    return { path, size, hash: hash.digest('hex') };
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

/** Makes sure that what was written to a file, or a folder's list of files, survives a power cut. */
export async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
