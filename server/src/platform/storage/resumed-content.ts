import { Readable } from 'node:stream';

/** A content from one of its bytes on. */
type OpenFrom = (start: number) => Promise<Readable>;

const maxCuts = 3;

/**
 * Reads a content whose connection may be cut: it goes on from the byte where it stopped. @throws what cut it, the fourth time in a row
 * without a byte between
 */
export function resumed(first: Readable, openFrom: OpenFrom): Readable {
  return Readable.from(chunksOf(first, openFrom), { objectMode: false });
}

async function* chunksOf(first: Readable, openFrom: OpenFrom): AsyncGenerator<Uint8Array> {
  let source = first;
  let read = 0;
  for (let cuts = 0; ; cuts += 1) {
    try {
      for await (const chunk of source as AsyncIterable<Uint8Array>) {
        cuts = 0;
        read += chunk.length;
        yield chunk;
      }
      return;
    } catch (error) {
      if (cuts >= maxCuts) throw error;
      source = await openFrom(read);
    }
  }
}
