import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What the demo of this installation keeps beside its data under a name, or undefined. */
export async function readDemoFile(dataFolder: string, name: string): Promise<string | undefined> {
  try {
    return (await readFile(join(dataFolder, name), 'utf8')).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Keeps a line for later starts, readable by the owner alone. */
export async function writeDemoFile(dataFolder: string, name: string, line: string): Promise<void> {
  await mkdir(dataFolder, { recursive: true });
  await writeFile(join(dataFolder, name), `${line}\n`, { mode: 0o600 });
}
