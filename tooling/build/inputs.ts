import { createHash, type Hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../webpack/folders.ts';

const everyBuild = ['package-lock.json', 'tooling/webpack', 'tooling/build'];
const contracts = ['shared-api/package.json', 'shared-api/src/contracts'];
const inputs = {
  module: [...contracts, 'shared-ui/package.json', 'shared-ui/src/module-kit/module-manifest.ts'],
  shell: [...contracts, 'shared-api/src', 'shared-ui/package.json', 'shared-ui/src'],
};
const notBuilt = /(\.test\.tsx?|\/testing|\/gallery|\/node_modules)$/;

/**
 * The hash of all that a build is made from: its own sources, what of the shared packages travels in it, the preset and the
 * lockfile. Equal inputs make an equal build, so a folder named by it is never built twice.
 */
export function inputHash(folder: string): string {
  const role = relative(root, folder) === 'shell' ? 'shell' : 'module';
  const own = ['src', 'public', 'package.json', 'webpack.config.ts'].map((name) => join(folder, name));
  const hash = createHash('sha256');
  for (const path of [...everyBuild, ...inputs[role]].map((name) => join(root, name)).concat(own))
    add(hash, path);
  return hash.digest('hex').slice(0, 10);
}

function add(hash: Hash, path: string): void {
  if (notBuilt.test(path) || !existsSync(path)) return;
  if (statSync(path).isDirectory()) {
    for (const name of readdirSync(path).toSorted()) add(hash, join(path, name));
    return;
  }
  hash.update(relative(root, path)).update('\0').update(readFileSync(path)).update('\0');
}
