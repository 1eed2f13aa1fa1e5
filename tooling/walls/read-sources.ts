import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceFile } from './find-breaches.ts';
import type { Entries } from './read-imports.ts';

interface PackageFile {
  readonly name: string;
  readonly exports?: Entries;
}

const notOurs = (path: string) => /(?:^|\/)(?:node_modules|dist)$/.test(path);

/** Every source file of the workspaces below a root folder. */
export function readSources(root: string): SourceFile[] {
  const pattern = '{shared-api,shared-ui,shell,mfe-*,server,tooling,e2e,bench,fuzz}/**/*.{ts,tsx,mts,mjs}';
  return globSync(pattern, { cwd: root, exclude: notOurs }).map((path) => ({
    path: path.replaceAll('\\', '/'),
    source: readFileSync(join(root, path), 'utf8'),
  }));
}

/** What a new area is written of, which imports from the packages as an area does. */
export function readTemplates(root: string): SourceFile[] {
  return globSync('tooling/area/template/**/*.tmpl', { cwd: root }).map((path) => ({
    path: path.replaceAll('\\', '/').replace(/\.tmpl$/, ''),
    source: readFileSync(join(root, path), 'utf8'),
  }));
}

/** The workspaces by name, with what each exports. */
export function readWorkspaces(root: string): Record<string, Entries> {
  const packages = globSync('*/package.json', { cwd: root, exclude: notOurs }).map(
    (path) => JSON.parse(readFileSync(join(root, path), 'utf8')) as PackageFile,
  );
  return Object.fromEntries(packages.map(({ name, exports }) => [name, exports ?? {}]));
}
