import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { ModuleBuild } from './build-description.ts';
import { hashOf } from './build-file.ts';
import { buildFolder, readLivePointers } from './live-pointers.ts';
import { readDescription } from './module-store.ts';
import { findRefusedPaths } from './path-owners.ts';

interface Candidate {
  readonly dist: string;
  /** An area, or `shell`. */
  readonly name: string;
  readonly build: string;
}

/**
 * Checks that a build can be served before it goes live: it is there whole and as it was built, its compressed forms too, is of the
 * area that it is deployed as, and claims no path of the shell, of the sign-in or of an area that is live. @throws with a sentence that says what is wrong.
 */
export async function checkBuild({ dist, name, build }: Candidate): Promise<void> {
  const folder = buildFolder(dist, name, build);
  if (!existsSync(folder)) throw new Error(`There is no build ${build} of ${name}.`);
  const description = await readDescription({ dist, name, build }).catch((cause: unknown) => {
    const reason = cause instanceof SyntaxError || !(cause instanceof Error) ? '' : ` ${cause.message}`;
    throw new Error(
      `The build ${build} of ${name} cannot be served: its description cannot be read.${reason}`,
      {
        cause,
      },
    );
  });
  const missing = Object.keys(description.files).filter((file) => !existsSync(join(folder, file)));
  if (missing.length > 0)
    throw new Error(`The build ${build} of ${name} is not whole: ${missing.join(', ')} is missing.`);
  const changed = await findChanged(folder, description.files);
  if (changed.length > 0)
    throw new Error(`The build ${build} of ${name} was changed after it was built: ${changed.join(', ')}.`);
  if ('manifest' in description) await checkPaths(dist, description);
}

const forms = [
  ['', async (content: Buffer) => content],
  ['.br', promisify(brotliDecompress)],
  ['.gz', promisify<Buffer, Buffer>(gunzip)],
] as const;

/** The files, compressed or not, that hold something else than their hash says. */
async function findChanged(folder: string, files: Readonly<Record<string, string>>): Promise<string[]> {
  const changed: string[] = [];
  for (const [name, hash] of Object.entries(files))
    for (const [ending, unpack] of forms) {
      const path = join(folder, name + ending);
      if (ending && !existsSync(path)) continue;
      const content = await unpack(await readFile(path)).catch(() => undefined);
      if (!content || hashOf(content) !== hash) changed.push(name + ending);
    }
  return changed;
}

async function checkPaths(dist: string, { area, manifest }: ModuleBuild): Promise<void> {
  const { shell: _, ...pointers } = await readLivePointers(dist);
  const others = [];
  for (const [name, { live }] of Object.entries(pointers)) {
    if (name === area) continue;
    // What cannot be read has no path at the moment; the server decides by who was there first.
    const other = await readDescription({ dist, name, build: live }).catch(() => undefined);
    if (other && 'manifest' in other) others.push({ area: name, routes: other.manifest.routes });
  }
  const refused = findRefusedPaths([...others, { area, routes: manifest.routes }]);
  const reasons = refused.filter((path) => path.area === area).map(({ reason }) => reason);
  if (reasons.length > 0) throw new Error(reasons.join('\n'));
}
