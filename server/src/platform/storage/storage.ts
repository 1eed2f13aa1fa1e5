import type { Readable } from 'node:stream';

/** A file in the storage: the SHA-256 of its content (hex) is its name. */
export interface StoredFile {
  readonly hash: string;
  /** In bytes. */
  readonly size: number;
}

/** Where files are kept, by content: the same content is kept once. */
export interface Storage {
  /** Keeps a content. @throws AppError `too-large` as soon as it passes the limit (bytes); nothing stays then. */
  put(
    content: NodeJS.ReadableStream | Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
    options: { limit: number },
  ): Promise<StoredFile>;
  /** Reads a content. @throws AppError `not-found` */
  read(hash: string): Promise<Readable>;
  /** Runs a function on a local file with the content; the file must not be changed, and is gone afterwards or not ours. */
  withLocalFile<T>(hash: string, use: (path: string) => Promise<T>): Promise<T>;
  has(hash: string): Promise<boolean>;
  /**
   * Removes a content that nobody has put within some time (ms): who just put it may be about to write down that he uses it.
   * @returns whether it is gone.
   */
  remove(hash: string, options: { notPutFor: number }): Promise<boolean>;
}

const hashShape = /^[0-9a-f]{64}$/;

/** Whether a text can be the name of a content at all. */
export function isHash(text: string): boolean {
  return hashShape.test(text);
}
