import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Runs a function with the path of a PDF that may be written, and deletes it afterwards. */
export async function withScratchFile<T>(use: (path: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'sportello-signing-'));
  try {
    return await use(join(folder, 'document.pdf'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
