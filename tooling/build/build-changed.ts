import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { deploy, readLivePointers } from 'server/builds';
import { root } from '../webpack/folders.ts';
import { placeOf, type BuildPlace } from './build-package.ts';
import { goesLive, readWantedBuilds, writeWantedBuilds, type WantedBuilds } from './wanted-builds.ts';

/** The folders of everything that is built: the shell and the modules. */
function builtPackages(): string[] {
  const modules = readdirSync(root).filter((name) => name.startsWith('mfe-'));
  return ['shell', ...modules].map((name) => join(root, name));
}

/**
 * Builds what changed since it was built last, and makes what the sources now ask for live, also where that is an older build.
 * What did not change stays as it is: also when somebody has rolled it back. @throws when something could not be built; the rest is live then.
 */
export async function buildChanged(): Promise<void> {
  const dist = join(root, 'dist');
  const wanted = builtPackages().map((source) => ({ source, ...placeOf(source, dist) }));
  const changed = wanted.filter((place) => !place.exists);
  if (changed.length > 0) build(changed.map((place) => place.source));
  const live = await readLivePointers(dist);
  const wantedBefore = await readWantedBuilds(dist);
  const wantedNow: WantedBuilds = { ...wantedBefore };
  const failed: string[] = [];
  for (const place of wanted) {
    // Sources that somebody changed meanwhile are in the build already.
    const { name, build: version, folder } = [place, placeOf(place.source, dist)].find(isThere) ?? place;
    if (!existsSync(folder)) {
      failed.push(name);
      continue;
    }
    const choice = { build: version, wantedBefore: wantedBefore[name], live: live[name]?.live };
    if (goesLive({ ...choice, isNew: !place.exists })) await deploy({ dist, name, build: version });
    wantedNow[name] = version;
  }
  await writeWantedBuilds(dist, wantedNow);
  if (failed.length > 0) throw new Error(`Not built: ${failed.join(', ')}; the reasons are above.`);
}

const isThere = ({ folder }: BuildPlace) => existsSync(folder);

/** Through lerna, which runs each package's own `build`; what it says is shown when one failed. */
function build(folders: readonly string[]): void {
  console.log(`Building ${namesOf(folders)} ...`);
  const scopes = folders.flatMap((folder) => ['--scope', relative(root, folder)]);
  const lerna = join(root, 'node_modules/lerna/dist/cli.js');
  const options = ['--concurrency', '2', '--no-bail', '--loglevel', 'error'];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [lerna, 'run', 'build', ...options, ...scopes],
    {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, NX_DAEMON: 'false', NX_SKIP_NX_CACHE: 'true', NX_TUI: 'false' },
    },
  );
  if (status !== 0) console.error(stdout, stderr);
}

function namesOf(folders: readonly string[]): string {
  return folders.map((folder) => relative(root, folder)).join(', ');
}
