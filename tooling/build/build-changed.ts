import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { deploy, readLivePointers } from 'server/builds';
import { root } from '../webpack/folders.ts';
import { placeOf } from './build-package.ts';

/** The folders of everything that is built: the shell and the modules. */
export function builtPackages(): string[] {
  const modules = readdirSync(root).filter((name) => name.startsWith('mfe-'));
  return ['shell', ...modules].map((name) => join(root, name));
}

/**
 * Builds what changed since it was built last, and makes the new builds live. What did not change stays as it is: also when
 * somebody has rolled it back. @throws when something could not be built; the rest is live then.
 */
export async function buildChanged(): Promise<void> {
  const dist = join(root, 'dist');
  const changed = builtPackages().filter((folder) => !placeOf(folder, dist).exists);
  if (changed.length > 0) build(changed);
  const live = await readLivePointers(dist);
  for (const folder of builtPackages()) {
    const { name, build, exists } = placeOf(folder, dist);
    if (exists && (changed.includes(folder) || !live[name])) await deploy({ dist, name, build });
  }
  const failed = changed.filter((folder) => !placeOf(folder, dist).exists);
  if (failed.length > 0) throw new Error(`Not built: ${namesOf(failed)}; the reasons are above.`);
}

function build(folders: readonly string[]): void {
  console.log(`Building ${namesOf(folders)} ...`);
  const scopes = folders.flatMap((folder) => ['--scope', relative(root, folder)]);
  const lerna = join(root, 'node_modules/lerna/dist/cli.js');
  const options = ['--concurrency', '2', '--no-bail', '--loglevel', 'error'];
  spawnSync(process.execPath, [lerna, 'run', 'build', ...options, ...scopes], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NX_DAEMON: 'false', NX_SKIP_NX_CACHE: 'true' },
  });
}

function namesOf(folders: readonly string[]): string {
  return folders.map((folder) => relative(root, folder)).join(', ');
}
