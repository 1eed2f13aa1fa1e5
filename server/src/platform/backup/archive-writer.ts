import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress } from 'node:zlib';
import { pack } from 'tar-stream';
import { ownFileMode } from '../storage/own-folder.ts';
import { encrypt, type BackupKey } from './backup-key.ts';

/** Adds entries to an archive, one after the other. */
export interface ArchiveWriter {
  add(name: string, content: string | Uint8Array): Promise<void>;
  /** Adds a file of this machine, of so many bytes. */
  addFile(name: string, file: { readonly path: string; readonly size: number }): Promise<void>;
}

interface WriteOptions {
  /** Where the archive goes; it must not be there yet. */
  readonly path: string;
  readonly key: BackupKey | undefined;
  /** Is called with the bytes of the file so far. */
  onProgress(bytes: number): void;
}

/**
 * Writes an archive: tar, compressed by zstd, encrypted by age where there is a key. It is on disk for sure when this resolves; when it
 * rejects, what is there of it is of no use.
 */
export async function writeArchive<T>(
  { path, key, onProgress }: WriteOptions,
  fill: (writer: ArchiveWriter) => Promise<T>,
): Promise<T> {
  const tar = pack();
  const compressed = createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } });
  const compressing = pipeline(tar, compressed);
  // Whoever waits for an entry learns that nobody takes it any more.
  const broken = new Promise<never>((_, reject) => {
    compressing.catch(reject);
    tar.once('close', () => reject(new Error('The archive was ended')));
  });
  broken.catch(() => undefined);
  const whole = (entry: (done: (error?: Error | null) => void) => unknown) =>
    Promise.race([
      broken,
      new Promise<void>((resolve, reject) => entry((error) => (error ? reject(error) : resolve()))),
    ]);
  const writer: ArchiveWriter = {
    add: (name, content) => whole((done) => tar.entry({ name }, Buffer.from(content), done)),
    addFile: (name, { path: from, size }) =>
      whole((done) => {
        const entry = tar.entry({ name, size }, done);
        pipeline(createReadStream(from), entry).catch(done);
      }),
  };
  const output = key ? await encrypt(compressed, key) : compressed;
  const writing = writeDurably(output, path, onProgress);
  writing.catch((error: Error) => tar.destroy(error));
  try {
    const result = await fill(writer);
    tar.finalize();
    await Promise.all([compressing, writing]);
    return result;
  } catch (error) {
    tar.destroy();
    // Of a full disk the writing says more than what came of it.
    const [written] = await Promise.allSettled([writing, compressing]);
    throw written.status === 'rejected' && isOfDisk(written.reason) ? written.reason : error;
  }
}

const isOfDisk = (error: unknown) => error instanceof Error && 'syscall' in error;

async function writeDurably(
  content: Readable,
  path: string,
  onProgress: WriteOptions['onProgress'],
): Promise<void> {
  const file = await open(path, 'wx', ownFileMode);
  let bytes = 0;
  const counter = new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      bytes += chunk.length;
      onProgress(bytes);
      done(null, chunk);
    },
  });
  try {
    await pipeline(content, counter, async (chunks: AsyncIterable<Uint8Array>) => {
      for await (const chunk of chunks) await file.writeFile(chunk);
    });
    await file.sync();
  } finally {
    await file.close();
  }
}

/** The SHA-256 of a content, hex. */
export function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
