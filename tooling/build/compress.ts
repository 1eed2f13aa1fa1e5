import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const compressible = /\.(js|mjs|css|svg|wasm)$/;

/** Writes each file of a build in its compressed forms beside it, once and at the best quality; Node does four at a time. */
export async function precompress(folder: string, files: readonly string[]): Promise<void> {
  await Promise.all(
    files.filter((name) => compressible.test(name)).map((name) => compressFile(join(folder, name))),
  );
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  const [br, gz] = await Promise.all([brotli(content, quality), zip(content, { level: 9 })]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}
