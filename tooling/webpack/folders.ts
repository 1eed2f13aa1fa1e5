import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The project's root folder. */
export const root = resolve(import.meta.dirname, '../..');

/** The folder of the builds that this machine serves: `DIST_DIR` as for the server, else `dist`. */
export function distFolder(): string {
  return resolve(root, process.env['DIST_DIR'] ?? 'dist');
}

interface Package {
  readonly name: string;
  readonly version: string;
}

/** Name and version of the workspace in a folder. */
export function readPackage(folder: string): Package {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Package;
}

/** The version of a package that is installed, or of a workspace; also by the name of one of its entries. */
export function versionOf(name: string): string {
  const [workspace = ''] = name.split('/');
  const folder = name.startsWith('shared-') ? join(root, workspace) : join(root, 'node_modules', name);
  return readPackage(folder).version;
}

/** The path of a file in an installed package, past what its `exports` allow. */
export function fileIn(name: string, file: string): string {
  return join(root, 'node_modules', name, file);
}
