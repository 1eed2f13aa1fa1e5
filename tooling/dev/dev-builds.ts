import { join, relative } from 'node:path';
import { deploy } from 'server/builds';
import { builtPackages } from '../build/build-changed.ts';
import { buildPackage, placeOf } from '../build/build-package.ts';
import { copyBuild } from '../build/copy-builds.ts';
import { deployerSecret } from '../build/deployer-secret.ts';
import { inputHash } from '../build/inputs.ts';
import { root } from '../webpack/folders.ts';
import { plainError } from './plain-error.ts';

/** Pages take a new build at once, so that nobody is in an old one for long. */
const keptForMs = 10 * 60_000;
const style = 'readable';

interface DevBuildsOptions {
  /** The folder of the package that is developed. */
  readonly source: string;
  /** The folder of the shell, and of everything that is built. */
  readonly shell?: string;
  readonly packages?: readonly string[];
  /** The folder of builds that the server of the development serves; never that of the project. */
  readonly dist: string;
  readonly log: (line: string) => void;
}

/** The builds of a development: the package that one works on, and the shell, which the kit and the client travel in. */
export interface DevBuilds {
  /** Makes the whole product live: the developed package readable, the others as they were built last. */
  prepare(): Promise<void>;
  /** Builds what changed since the last time and makes it live. What fails is said, and what was live stays. */
  update(): Promise<void>;
}

/** Keeps the builds of a development up to date. */
export function createDevBuilds({
  source,
  shell = join(root, 'shell'),
  packages = builtPackages(),
  dist,
  log,
}: DevBuildsOptions): DevBuilds {
  const watched = [...new Set([shell, source])];
  /** The inputs of what is live. */
  const live = new Map<string, string>();

  const makeLive = async (folder: string) => {
    const start = Date.now();
    const hash = inputHash(folder);
    if (live.get(folder) === hash) return;
    live.set(folder, hash);
    try {
      const { name, build } = await buildPackage(folder, { dist, style });
      await deploy({ dist, name, build, keptForMs, secret: await deployerSecret() });
      log(`${name} ${build} is live after ${Date.now() - start} ms`);
    } catch (error) {
      log(`${relative(root, folder)} was not built; the page stays as it is.\n${plainError(error)}`);
    }
  };

  return {
    async prepare() {
      for (const folder of packages) {
        const release = placeOf(folder);
        if (folder === source || !release.exists) await makeLive(folder);
        else {
          await copyBuild({ from: release.folder, to: dist, name: release.name, build: release.build });
          live.set(folder, release.hash);
        }
      }
    },
    async update() {
      for (const folder of watched) await makeLive(folder);
    },
  };
}
