import { createHash, type Hash } from 'node:crypto';
import { chmodSync, closeSync, copyFileSync, openSync, readSync, writeSync } from 'node:fs';

/** A file that grows at its end, with the running SHA-256 of all its bytes. */
export interface GrowingFile {
  readonly size: () => number;
  /** A copy of the hash so far, to go on with. */
  readonly hash: () => Hash;
  readonly append: (bytes: Uint8Array) => void;
  readonly close: () => void;
}

const step = 1 << 20;
const ownerOnly = 0o600;

/** Copies a file, by the system's own means where it has them, and hashes what the copy holds. */
export function copyFile(from: string, to: string): GrowingFile {
  copyFileSync(from, to);
  // The copy has the mode of the original, which may be read-only.
  chmodSync(to, ownerOnly);
  const file = openSync(to, 'r+');
  const hash = createHash('sha256');
  let size = hashAll(file, hash);
  return { size: () => size, hash: () => hash.copy(), append, close: () => closeSync(file) };

  function append(bytes: Uint8Array) {
    hash.update(bytes);
    for (let done = 0; done < bytes.length;) {
      done += writeSync(file, bytes, done, bytes.length - done, size + done);
    }
    size += bytes.length;
  }
}

function hashAll(file: number, hash: Hash): number {
  const buffer = Buffer.allocUnsafe(step);
  let size = 0;
  for (let count = readSync(file, buffer, 0, step, size); count > 0;) {
    hash.update(buffer.subarray(0, count));
    size += count;
    count = readSync(file, buffer, 0, step, size);
  }
  return size;
}
