import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { writeVerifiers } from '../verifier.ts';
import { distFolder, root } from '../webpack/folders.ts';
import { placeOf, type BuildPlace } from './build-package.ts';
import { checkPathsTogether } from './check-paths.ts';

/** A build of what the sources of a package are now. */
export interface CurrentBuild extends BuildPlace {
  /** The folder of the package. */
  readonly source: string;
}

/** The folders of everything that is built: the shell and the modules. */
export function builtPackages(): string[] {
  const modules = readdirSync(root).filter((name) => name.startsWith('mfe-'));
  return ['shell', ...modules].map((name) => join(root, name));
}

/** What `buildChanged` gives back. */
interface Built {
  readonly builds: readonly CurrentBuild[];
  /** The names of what could not be built; the reasons stand in the terminal. */
  readonly failed: readonly string[];
}

/** Builds what changed since it was built last. Nothing goes live by it. */
export async function buildChanged(dist = distFolder()): Promise<Built> {
  await writeVerifiers();
  const wanted = builtPackages().map((source) => ({ source, ...placeOf(source, { dist }) }));
  const changed = wanted.filter((place) => !place.exists);
  if (changed.length > 0) build(changed.map((place) => place.source));
  // Sources that somebody changed meanwhile are in the build already.
  const now = wanted.map(
    (place) => [place, { ...place, ...placeOf(place.source, { dist }) }].find(isThere) ?? place,
  );
  const builds = now.filter(isThere);
  await checkPathsTogether(builds);
  return { builds, failed: now.filter((place) => !isThere(place)).map(({ name }) => name) };
}

/** As `buildChanged`. @throws when something could not be built. */
export async function buildAllChanged(): Promise<readonly CurrentBuild[]> {
  const { builds, failed } = await buildChanged();
  if (failed.length > 0) throw new Error(`Not built: ${failed.join(', ')}; the reasons are above.`);
  return builds;
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
