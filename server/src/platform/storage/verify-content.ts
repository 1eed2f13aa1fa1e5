import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Transform, pipeline, type Readable } from 'node:stream';
import { AppError } from '../errors/app-error.ts';
import type { OnRefusal } from './storage.ts';

/** Is informed of a content that is not what was stored under its name. */
export type OnChangedContent = (hash: string) => void;

/** The hash of a file's content, as the storage names it; of its first bytes alone where their number is given. */
export async function hashOfFile(path: string, bytes = Infinity): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path, { end: bytes - 1 })) hash.update(chunk as Uint8Array);
  return hash.digest('hex');
}

/** What happens to a content that has another hash than its name: the storage logs it, and who reads it may refuse it themselves. */
interface Refusal {
  readonly onChanged: OnChangedContent;
  readonly onRefusal?: OnRefusal | undefined;
}

/** Refuses a content that has another hash than its name. @throws AppError `file-changed` */
export async function refuseChanged(name: string, found: string, refusal: Refusal): Promise<void> {
  if (found === name) return;
  refusal.onChanged(name);
  await refusal.onRefusal?.();
  throw new AppError('file-changed');
}

/**
 * Passes a content on and hashes it on the way. Its last part is held back until the hash is known, so that nobody gets the whole of
 * a content that is not what was stored: the stream fails with `file-changed` in its place.
 */
export function verified(content: Readable, name: string, refusal: Refusal): Readable {
  const hash = createHash('sha256');
  let heldBack: Uint8Array | undefined;
  const verifier = new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      hash.update(chunk);
      const passed = heldBack;
      heldBack = chunk;
      done(null, passed);
    },
    flush(done) {
      refuseChanged(name, hash.digest('hex'), refusal).then(() => done(null, heldBack), done);
    },
  });
  // Whoever reads the verifier is given every failure.
  pipeline(content, verifier, () => undefined);
  return verifier;
}
