import { cpSync, existsSync, mkdtempSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** What a command is going to change below a root. */
interface Changes {
  readonly root: string;
  /** Files and folders that are there and will be changed. */
  readonly changed: readonly string[];
  /** Files that are not there and will be written. */
  readonly added: readonly string[];
}

/**
 * Does the work, or leaves no trace of it: where it fails, or is interrupted while another process runs, what was changed is as before,
 * and what was added is gone, with the folders that it alone stood in.
 * @throws what the work throws
 */
export function undoable(changes: Changes, work: () => void): void {
  const { root, changed } = changes;
  const kept = mkdtempSync(join(tmpdir(), 'sportello-kept-'));
  const wait = () => undefined;
  // Whoever interrupts ends the process that runs; this one lives on to clean up.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, wait);
  try {
    for (const path of changed) cpSync(join(root, path), join(kept, path), { recursive: true });
    work();
  } catch (error) {
    putBack(changes, kept);
    throw error;
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, wait);
    rmSync(kept, { recursive: true });
  }
}

function putBack({ root, changed, added }: Changes, kept: string): void {
  for (const path of added) {
    rmSync(join(root, path), { force: true });
    removeEmpty(dirname(path), root);
  }
  for (const path of changed) {
    rmSync(join(root, path), { recursive: true, force: true });
    cpSync(join(kept, path), join(root, path), { recursive: true });
  }
}

function removeEmpty(path: string, root: string): void {
  const folder = join(root, path);
  if (path === '.' || !existsSync(folder) || readdirSync(folder).length > 0) return;
  rmdirSync(folder);
  removeEmpty(dirname(path), root);
}
