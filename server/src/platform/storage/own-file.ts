import { randomUUID } from 'node:crypto';
import { appendFile, link, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openOwnFolder, ownFileMode } from './own-folder.ts';

/** A line that this installation keeps in its data folder under a name, or undefined. */
export async function readOwnFile(dataFolder: string, name: string): Promise<string | undefined> {
  try {
    return (await readFile(join(dataFolder, name), 'utf8')).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Keeps a line for later starts, readable by the owner alone. */
export async function writeOwnFile(dataFolder: string, name: string, line: string): Promise<void> {
  await openOwnFolder(dataFolder);
  await writeFile(join(dataFolder, name), `${line}\n`, { mode: ownFileMode });
}

/** Keeps a line in the place of the one that stands: whoever reads, and whatever a power cut leaves, has one of the two whole. */
export async function replaceOwnFile(dataFolder: string, name: string, line: string): Promise<void> {
  await openOwnFolder(dataFolder);
  const draft = join(dataFolder, `${name}.${randomUUID()}`);
  try {
    await writeDurably(draft, `${line}\n`);
    await rename(draft, join(dataFolder, name));
  } finally {
    await rm(draft, { force: true });
  }
}

/** The lines that were appended under a name, the first one first. */
export async function readOwnLines(dataFolder: string, name: string): Promise<string[]> {
  return ((await readOwnFile(dataFolder, name)) ?? '').split('\n').filter(Boolean);
}

/** Appends a line, whole or not at all beside other processes that do the same. */
export async function appendOwnLine(dataFolder: string, name: string, line: string): Promise<void> {
  await openOwnFolder(dataFolder);
  await appendFile(join(dataFolder, name), `${line}\n`, { mode: ownFileMode });
}

/** Keeps a line unless one stands already; gives back the one that counts, the same for all processes that ask at once. */
export async function keepOwnFileOnce(dataFolder: string, name: string, line: string): Promise<string> {
  await openOwnFolder(dataFolder);
  const draft = join(dataFolder, `${name}.${randomUUID()}`);
  try {
    await writeDurably(draft, `${line}\n`);
    // A link is made once only.
    await link(draft, join(dataFolder, name));
    return line;
  } catch (error) {
    const first = (error as NodeJS.ErrnoException).code === 'EEXIST' && (await readOwnFile(dataFolder, name));
    if (first) return first;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

async function writeDurably(path: string, text: string): Promise<void> {
  const file = await open(path, 'wx', ownFileMode);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}
