import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildFolder } from 'server/builds';
import webpack, { type Configuration, type Stats } from 'webpack';
import { distFolder, readPackage } from '../webpack/folders.ts';
import type { BuildRequest } from '../webpack/base.ts';
import type { BuildPlan } from '../webpack/preset.ts';
import { precompress } from './compress.ts';
import { describeModule, describeShell, readManifest } from './describe.ts';
import { inputHash } from './inputs.ts';
import { checkFloor } from './floor/check-floor.ts';
import { writeLoneScripts, writeLoneStyle } from './lone-scripts.ts';

/** Where a build of a package belongs, and whether it is there already. */
export interface BuildPlace {
  readonly name: string;
  readonly build: string;
  readonly hash: string;
  readonly folder: string;
  /** Whether it was there before. */
  readonly exists: boolean;
}

interface BuildOptions {
  readonly dist?: string;
  readonly style?: BuildRequest['style'];
}

/** Finds the immutable folder of what the sources are now. A readable build is another one than that for the release. */
export function placeOf(
  source: string,
  { dist = distFolder(), style = 'release' }: BuildOptions = {},
): BuildPlace {
  const { name: packageName, version } = readPackage(source);
  const hash = inputHash(source);
  const name = packageName.replace(/^mfe-/, '');
  const release = name === 'shell' ? hash : `${version}-${hash}`;
  const build = style === 'release' ? release : `${release}-${style}`;
  const folder = buildFolder(dist, name, build);
  return { name, build, hash, folder, exists: existsSync(folder) };
}

/** Builds a package into its folder, unless it is there. The folder appears whole or not at all. */
export async function buildPackage(
  source: string,
  { dist = distFolder(), style = 'release' }: BuildOptions = {},
): Promise<BuildPlace> {
  const place = placeOf(source, { dist, style });
  if (place.exists) return place;
  const output = join(dist, 'unfinished', `${place.name}-${process.pid}`);
  const plan = (await import(pathToFileURL(join(source, 'webpack.config.ts')).href)) as {
    default: BuildPlan;
  };
  const { build, hash } = place;
  // What is wrong with it is said at once.
  if (place.name !== 'shell') await readManifest(source, hash);
  const stats = await run(plan.default({ style, build, hash, output }));
  const files = await finish().catch(async (error: unknown) => {
    await rm(output, { recursive: true, force: true });
    throw error;
  });
  if (style === 'release') await precompress(output, files);
  await mkdir(dirname(place.folder), { recursive: true });
  await rename(output, place.folder).catch(async (error: unknown) => {
    // Somebody who built the same at the same time was first.
    if (!existsSync(place.folder)) throw error;
    await rm(output, { recursive: true, force: true });
  });
  return place;

  async function finish() {
    const written = await describe(source, output, place, stats);
    // One that is quick to make is for the browser of who works on it.
    if (style === 'release') checkFloor(output);
    return written;
  }
}

/** Writes what the build says of itself; answers its files. */
async function describe(source: string, output: string, { name, build, hash }: BuildPlace, stats: Stats) {
  const built = {
    source,
    build,
    hash,
    output,
    groups: stats.compilation.namedChunkGroups,
    stats: stats.toJson({
      all: false,
      assets: true,
      chunks: true,
      chunkRelations: true,
      ids: true,
      chunkGroups: true,
      chunkGroupAuxiliary: true,
    }),
  };
  const isShell = name === 'shell';
  if (isShell) {
    await cp(join(source, 'public'), output, { recursive: true });
    await writeLoneScripts(join(source, 'src/install'), output);
    await writeLoneStyle(output);
  }
  const description = isShell ? describeShell(built) : await describeModule(built);
  await writeFile(join(output, isShell ? 'shell.json' : 'module.json'), JSON.stringify(description, null, 1));
  return Object.keys(description.files);
}

async function run(configuration: Configuration): Promise<Stats> {
  const compiler = webpack(configuration);
  const stats = await new Promise<Stats>((resolve, reject) => {
    compiler.run((error, result) =>
      error || !result ? reject(error ?? new Error('No result')) : resolve(result),
    );
  });
  await new Promise<void>((resolve) => compiler.close(() => resolve()));
  if (stats.hasErrors()) {
    await rm(configuration.output?.path ?? '', { recursive: true, force: true });
    throw new Error(stats.toString({ all: false, errors: true, colors: process.stdout.isTTY }));
  }
  return stats;
}
