import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { root } from '../webpack/folders.ts';

const apart = new Set(['node_modules', 'dist', '.git', '.cache', '.data', 'test-results']);

/**
 * A copy of the project in a folder of its own, with what is installed linked: commands that write sources are tried there. Its packages
 * are those of the copy. @returns the folder, which whoever asked removes
 */
export function copyProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'sportello-copy-'));
  for (const name of readdirSync(root))
    if (!apart.has(name))
      cpSync(join(root, name), join(copy, name), {
        recursive: true,
        filter: (path) => !apart.has(basename(path)),
      });
  linkPackages(copy);
  return copy;
}

function linkPackages(copy: string): void {
  const installed = join(root, 'node_modules');
  mkdirSync(join(copy, 'node_modules'));
  for (const name of readdirSync(installed).filter((entry) => entry !== '.cache'))
    symlinkSync(
      existsSync(join(copy, name, 'package.json')) ? join(copy, name) : join(installed, name),
      join(copy, 'node_modules', name),
    );
  for (const path of globSync('*/node_modules', { cwd: root }))
    symlinkSync(join(root, path), join(copy, path));
}
