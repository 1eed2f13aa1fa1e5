import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Transform, type Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import { extract } from 'tar-stream';
import { BackupError } from './backup-error.ts';
import { decrypt, type BackupKey } from './backup-key.ts';

/** A backup on this machine, and what opens it. */
export interface BackupFile {
  readonly path: string;
  readonly key: BackupKey | undefined;
  /** Is called with the bytes read so far. */
  onProgress?(bytes: number): void;
}

/** The bytes of an entry, to be used up. */
export type EntryContent = AsyncIterable<Uint8Array>;

type Entries = AsyncIterable<EntryContent & { readonly header: { readonly name: string } }>;

const ageMagic = Buffer.from('age-encryption.org/v1');
const zstdMagic = Buffer.from('28b52ffd', 'hex');

/** Whether a file is encrypted. @throws BackupError when it is no backup at all, or cannot be read */
async function isEncrypted(path: string): Promise<boolean> {
  const start = Buffer.alloc(ageMagic.length);
  const file = await open(path, 'r').catch((cause: unknown) => {
    throw new BackupError(`${path} cannot be read.`, { cause });
  });
  try {
    await file.read(start, 0, start.length, 0);
  } finally {
    await file.close();
  }
  if (start.equals(ageMagic)) return true;
  if (start.subarray(0, zstdMagic.length).equals(zstdMagic)) return false;
  throw new BackupError(`${path} is no backup of Sportello.`);
}

/**
 * Reads the entries of a backup one after the other; `read` has to use each up.
 * @returns the SHA-256 of the file, hex
 * @throws BackupError when the key is missing or another one, and when the file was cut or altered
 */
export async function readEntries(
  { path, key, onProgress }: BackupFile,
  read: (name: string, content: EntryContent) => Promise<void>,
): Promise<string> {
  const encrypted = await isEncrypted(path);
  if (encrypted && !key)
    throw new BackupError('This backup is encrypted: name the file of its key by --key.');
  const fileHash = createHash('sha256');
  const stored = countBytes(createReadStream(path), { fileHash, onProgress });
  try {
    const content = encrypted && key ? await decrypt(stored, key) : stored;
    const entries = extract();
    const reading = pipeline(content, createZstdDecompress(), entries);
    reading.catch(() => undefined);
    // Its types are of a stream of no content.
    for await (const entry of entries as unknown as Entries) await read(entry.header.name, entry);
    await reading;
    return fileHash.digest('hex');
  } catch (error) {
    throw describe(error, encrypted);
  } finally {
    stored.destroy();
  }
}

function countBytes(
  content: Readable,
  { fileHash, onProgress }: Pick<BackupFile, 'onProgress'> & { readonly fileHash: Hash },
): Readable {
  let bytes = 0;
  const counter = new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      bytes += chunk.length;
      fileHash.update(chunk);
      onProgress?.(bytes);
      done(null, chunk);
    },
  });
  content.on('error', (error) => counter.destroy(error));
  counter.on('close', () => content.destroy());
  return content.pipe(counter);
}

const cutCodes = ['Z_BUF_ERROR'];
const cutWords = /unexpected end/i;
/** What age, zstd and tar say of bytes that are not what they were. */
const alteredWords = /invalid|stream|Z_|ZSTD_|checksum|Unknown frame/i;

function describe(error: unknown, encrypted: boolean): unknown {
  if (!(error instanceof Error) || error instanceof BackupError) return error;
  const { code = '' } = error as NodeJS.ErrnoException;
  if (cutCodes.includes(code) || cutWords.test(error.message)) return cut(error);
  if (!alteredWords.test(`${code} ${error.message}`)) return error;
  return encrypted
    ? new BackupError('The file was cut or altered: it is not what was encrypted.', { cause: error })
    : altered('what is in it does not fit its checksum', error);
}

/** The file ends before its end. Of one that is not encrypted zlib does not always say so: what is missing does. */
export function cut(cause?: unknown): BackupError {
  return new BackupError('The file is cut: it ends before its end. Copy it again.', { cause });
}

/** The file says something else than what was backed up. */
export function altered(what: string, cause?: unknown): BackupError {
  return new BackupError(`The file was altered: ${what}.`, { cause });
}

/** Uses a content up. @returns its SHA-256, hex, and its bytes */
export async function digestOf(content: EntryContent): Promise<{ hash: string; bytes: number }> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of content) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { hash: hash.digest('hex'), bytes };
}

/** Uses a small content up, as text. */
export async function textOf(content: EntryContent): Promise<string> {
  return (await buffer(content)).toString('utf8');
}
