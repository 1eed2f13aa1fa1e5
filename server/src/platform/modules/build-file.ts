import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The SHA-384 of a content in base64, as subresource integrity has it. */
export function hashOf(content: Buffer | string): string {
  return createHash('sha384').update(content).digest('base64');
}

interface BuildFile {
  readonly folder: string;
  readonly name: string;
  /** The hashes that the build's description names; it may be silent about a file. */
  readonly files: Readonly<Record<string, string>>;
}

/** Reads a file of a build that the server itself makes pages of. @throws when it is not the one that was built. */
export async function readBuildFile({ folder, name, files }: BuildFile): Promise<Buffer> {
  const content = await readFile(join(folder, name));
  const hash = files[name];
  if (hash && hash !== hashOf(content))
    throw new Error(`${name} in ${folder} is not the file that was built.`);
  return content;
}
