import { createHash, type Hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../webpack/folders.ts';

const everyBuild = ['package-lock.json', 'tooling/webpack', 'tooling/build'];
const contracts = ['shared-api/package.json', 'shared-api/src/contracts'];
const inputs = {
  module: [
    ...contracts,
    'shared-ui/package.json',
    'shared-ui/src/module-kit/module-manifest.ts',
    ...builtInParts(),
  ],
  shell: [...contracts, 'shared-api/src', 'shared-ui/package.json', 'shared-ui/src'],
};
const notBuilt = /(\.test\.tsx?|\/testing|\/gallery|\/node_modules)$/;
const notOwn = /(\.test\.tsx?|\/testing|\/gallery|\/node_modules|shared-api\/src\/contracts)$/;

/**
 * The hash of all that a build is made from: its own sources, what of the shared packages travels in it, the preset and the
 * lockfile. Equal inputs make an equal build, so a folder named by it is never built twice.
 */
export function inputHash(folder: string): string {
  return hashOf([...everyBuild, ...inputs[roleOf(folder)]].map(inRoot).concat(ownPaths(folder)), notBuilt);
}

/** The hash of what is a package's own: its folder, and for the shell the kit and the client that travel in it; no contracts. */
export function ownHash(folder: string): string {
  const kit = roleOf(folder) === 'shell' ? ['shared-api/src', 'shared-ui/src'].map(inRoot) : [];
  return hashOf([...kit, ...ownPaths(folder)], notOwn);
}

/** The folders of the kit that are built into the modules that use them; what these need of the kit, they take from the page. */
function builtInParts(): string[] {
  const { exports } = JSON.parse(readFileSync(join(root, 'shared-ui/package.json'), 'utf8')) as {
    readonly exports: Readonly<Record<string, string>>;
  };
  const folders = Object.values(exports).map(
    (file) => /^\.\/(src\/(?!testing\/)[^/]+)\/.*index\.ts$/.exec(file)?.[1],
  );
  return [...new Set(folders)].flatMap((folder) => (folder ? join('shared-ui', folder) : []));
}

const inRoot = (name: string) => join(root, name);
const roleOf = (folder: string) => (relative(root, folder) === 'shell' ? 'shell' : 'module');
const ownPaths = (folder: string) =>
  ['src', 'public', 'package.json', 'webpack.config.ts'].map((name) => join(folder, name));

function hashOf(paths: readonly string[], leftOut: RegExp): string {
  const hash = createHash('sha256');
  for (const path of paths) add(hash, path, leftOut);
  return hash.digest('hex').slice(0, 10);
}

function add(hash: Hash, path: string, leftOut: RegExp): void {
  if (leftOut.test(path) || !existsSync(path)) return;
  if (statSync(path).isDirectory()) {
    for (const name of readdirSync(path).toSorted()) add(hash, join(path, name), leftOut);
    return;
  }
  hash.update(relative(root, path)).update('\0').update(readFileSync(path)).update('\0');
}
