import type { Readable } from 'node:stream';

/** A file in the storage: the SHA-256 of its content (hex) is its name. */
export interface StoredFile {
  readonly hash: string;
  /** In bytes. */
  readonly size: number;
}

/** Bytes on their way into the storage. */
export type Content = NodeJS.ReadableStream | Iterable<Uint8Array> | AsyncIterable<Uint8Array>;

/** A content that has arrived and is in nobody's way yet: it is kept, or thrown away. */
export interface IncomingFile extends StoredFile {
  /** Where it lies on this machine until then. */
  readonly path: string;
  keep(): Promise<void>;
  discard(): Promise<void>;
}

/** Is awaited before a content is refused; may refuse it in words of its own. */
export type OnRefusal = () => Promise<void>;

/**
 * Where files are kept, by content: the same content is kept once. What is read is what was put: a content that has another hash
 * than its name is refused (`file-changed`) and logged as an error.
 */
export interface Storage {
  /** Takes a content in. @throws AppError `too-large` as soon as it passes the limit (bytes); nothing stays then. */
  receive(content: Content, options: { limit: number }): Promise<IncomingFile>;
  /** Takes a content in and keeps it. @throws AppError `too-large`, as above. */
  put(content: Content, options: { limit: number }): Promise<StoredFile>;
  /**
   * Reads a content, hashing it on the way: the stream fails with `file-changed` before its last part.
   * @throws AppError `not-found`
   */
  read(hash: string, onChanged?: OnRefusal): Promise<Readable>;
  /**
   * Runs a function on a local file with the content; the file must not be changed, and is gone afterwards or not ours.
   * @throws AppError `not-found`, `file-changed`
   */
  withLocalFile<T>(hash: string, use: (path: string) => Promise<T>, onChanged?: OnRefusal): Promise<T>;
  has(hash: string): Promise<boolean>;
  /**
   * Removes a content that nobody has put within some time (ms): who just put it may be about to record that they use it.
   * @returns whether it is gone.
   */
  remove(hash: string, options: { notPutFor: number }): Promise<boolean>;
}

/** Keeps a content at once: for a storage's `put`. */
export function putBy(receive: Storage['receive']): Storage['put'] {
  return async (content, options) => {
    const { hash, size, keep } = await receive(content, options);
    await keep();
    return { hash, size };
  };
}

const hashShape = /^[0-9a-f]{64}$/;

/** Whether a text can be the name of a content at all. */
export function isHash(text: string): boolean {
  return hashShape.test(text);
}
