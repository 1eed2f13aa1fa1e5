import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { WindowTooShort } from './lexer.ts';
import { createByteBudget, type ByteBudget } from './byte-budget.ts';
import { longestStream, maxDecodedBytes } from './limits.ts';
import { PdfSyntaxError } from './objects.ts';

/** A file read in pieces: only what is touched comes into memory. */
export interface Source {
  readonly size: number;
  /** Up to `length` bytes from `position`; fewer at the end of the file. */
  readonly read: (position: number, length: number) => Buffer;
  /** The same bytes in memory that the next call uses again: for what is looked at once. */
  readonly view: (position: number, length: number) => Buffer;
  /** What the structural streams of this file may still decode to. */
  readonly decoded: ByteBudget;
  readonly close: () => void;
}

/** Views up to this size share their memory; it is no larger than what was ever asked for. */
const longestShared = 1 << 21;

/** Opens a file for reading by position. */
export function openSource(path: string): Source {
  const file = openSync(path, 'r');
  const { size } = fstatSync(file);
  let shared = Buffer.alloc(0);
  return { size, read, view, decoded: createByteBudget(maxDecodedBytes), close: () => closeSync(file) };

  function read(position: number, length: number): Buffer {
    return fill(Buffer.allocUnsafe(lengthFrom(position, length)), position);
  }

  function view(position: number, length: number): Buffer {
    const wanted = lengthFrom(position, length);
    if (wanted > longestShared) return read(position, wanted);
    if (shared.length < wanted) shared = Buffer.allocUnsafeSlow(Math.max(wanted, shared.length * 2));
    return fill(shared.subarray(0, wanted), position);
  }

  function lengthFrom(position: number, length: number): number {
    return Math.max(0, Math.min(length, size - position));
  }

  function fill(buffer: Buffer, position: number): Buffer {
    let done = 0;
    while (done < buffer.length) {
      const count = readSync(file, buffer, done, buffer.length - done, position + done);
      if (count === 0) break;
      done += count;
    }
    return buffer.subarray(0, done);
  }
}

const firstWindow = 2048;

/**
 * Lets `parse` look at a window from `position` on, and again at a longer one when it ends in the middle of something. The window
 * is gone afterwards: what `parse` gives may not refer to it.
 */
export function readWindow<T>(
  source: Source,
  position: number,
  parse: (window: Buffer, last: boolean) => T,
): T {
  if (!(position >= 0 && position < source.size)) throw new PdfSyntaxError('an offset lies outside the file');
  for (let length = firstWindow; ; length = Math.min(length * 8, longestStream)) {
    const window = source.view(position, length);
    const last = position + window.length >= source.size;
    try {
      return parse(window, last);
    } catch (error) {
      if (!(error instanceof WindowTooShort)) throw error;
      if (last || length >= longestStream) throw new PdfSyntaxError('an object has no end');
    }
  }
}

/** Where `mark` stands first in the file between two positions, or -1. */
export function findForward(source: Source, mark: string, from: number, to: number): number {
  const step = 1 << 16;
  for (let at = from; at < to; at += step) {
    const found = source.view(at, Math.min(step, to - at) + mark.length).indexOf(mark, 0, 'latin1');
    if (found >= 0) return at + found;
  }
  return -1;
}
