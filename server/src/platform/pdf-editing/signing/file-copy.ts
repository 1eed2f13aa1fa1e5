import { createHash, type Hash } from 'node:crypto';
import { closeSync, openSync, readSync, writeSync } from 'node:fs';

/** A file that grows at its end, with the running SHA-256 of all its bytes. */
export interface GrowingFile {
  readonly size: () => number;
  /** A copy of the hash so far, to go on with. */
  readonly hash: () => Hash;
  readonly append: (bytes: Uint8Array) => void;
  readonly close: () => void;
}

const step = 1 << 20;

/** Copies a file and hashes it on the way, in one pass. */
export function copyFile(from: string, to: string): GrowingFile {
  const source = openSync(from, 'r');
  const target = openSync(to, 'w', 0o600);
  const hash = createHash('sha256');
  const buffer = Buffer.allocUnsafe(step);
  let size = 0;
  try {
    for (let count = read(); count > 0; count = read()) append(buffer.subarray(0, count));
  } finally {
    closeSync(source);
  }
  return { size: () => size, hash: () => hash.copy(), append, close: () => closeSync(target) };

  function read(): number {
    return readSync(source, buffer, 0, step, null);
  }

  function append(bytes: Uint8Array) {
    hash.update(bytes);
    for (let done = 0; done < bytes.length;) done += writeSync(target, bytes, done);
    size += bytes.length;
  }
}
