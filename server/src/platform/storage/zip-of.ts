import { Readable } from 'node:stream';
import { Zip, ZipPassThrough } from 'fflate';

/** A file on its way into a zip. */
export interface ZippedFile {
  readonly name: string;
  readonly read: () => Promise<Readable>;
}

/**
 * A zip of files, made while it is read, so that no more of it than a part is in memory; what is in it is stored as it is, and the same
 * files are the same bytes.
 */
export function zipOf(files: readonly ZippedFile[] | AsyncIterable<ZippedFile>, at: Date): Readable {
  return Readable.from(chunksOf(files, at));
}

async function* chunksOf(
  files: readonly ZippedFile[] | AsyncIterable<ZippedFile>,
  at: Date,
): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  for await (const { name, read } of files) {
    const entry = new ZipPassThrough(name);
    entry.mtime = at;
    zip.add(entry);
    for await (const chunk of await read()) {
      entry.push(chunk as Uint8Array);
      yield* ready.splice(0);
    }
    entry.push(new Uint8Array(), true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}
