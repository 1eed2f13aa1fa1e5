import { readdirSync } from 'node:fs';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { buildFolder, deploy, readLivePointers, type ModuleBuild, type ShellBuild } from 'server/builds';
import webpack, { type Stats, type StatsCompilation } from 'webpack';
import { baseConfiguration } from '../../tooling/webpack/base.ts';
import { precompress } from '../../tooling/build/compress.ts';
import { hashes } from '../../tooling/build/describe.ts';
import { IntegrityPlugin } from '../../tooling/webpack/integrity-plugin.ts';
import type { BenchSize } from '../row.ts';

const root = resolve(import.meta.dirname, '../..');
const shell = join(root, 'shell');
const build = 'one-bundle';

interface SingleBundle {
  /** The folder of builds whose areas are told of. */
  readonly project: string;
  readonly dist: string;
  readonly chunks: readonly string[];
  /** As in production; `small` spares the time of making the files small. */
  readonly size: BenchSize;
}

/**
 * Makes a folder of builds in which shell and modules are one ordinary webpack application with its usual splitting, served by
 * the same server: the page announces the files that `chunks` need, as it does for the federated ones.
 */
export async function buildSingleBundle({ project, dist, chunks, size }: SingleBundle): Promise<void> {
  const output = buildFolder(dist, 'shell', build);
  const stats = await run(output, size);
  await cp(join(shell, 'public'), output, { recursive: true });
  const files = (stats.assets ?? []).map((asset) => asset.name);
  if (size === 'whole') await precompress(output, files);
  const of = (name: string) => stats.namedChunkGroups?.[name]?.assets?.map((asset) => asset.name) ?? [];
  const start = of('main');
  const preload = [...of('bootstrap'), ...chunks.flatMap(of)].filter((file) => !start.includes(file));
  const description: ShellBuild = {
    version: build,
    start,
    preload: [...new Set(preload)],
    further: [],
    signedIn: [],
    gallery: [],
    files: hashes(output, files),
    checksFiles: true,
  };
  await writeFile(join(output, 'shell.json'), JSON.stringify(description));
  await deploy({ dist, name: 'shell', build });
  await describeModules(project, dist);
}

/** A copy of that folder whose page announces nothing, as an ordinary server would have it. */
export async function withoutAnnouncements(from: string, to: string): Promise<void> {
  await cp(from, to, { recursive: true });
  const file = join(buildFolder(to, 'shell', build), 'shell.json');
  const known = JSON.parse(await readFile(file, 'utf8')) as ShellBuild;
  await writeFile(file, JSON.stringify({ ...known, preload: [] }));
  await deploy({ dist: to, name: 'shell', build });
}

/** The server still tells of the areas, but has nothing to announce for them. */
async function describeModules(project: string, dist: string): Promise<void> {
  const { shell: _, ...areas } = await readLivePointers(project);
  for (const [name, { live }] of Object.entries(areas)) {
    const text = await readFile(join(buildFolder(project, name, live), 'module.json'), 'utf8');
    const known = JSON.parse(text) as ModuleBuild;
    const folder = buildFolder(dist, name, live);
    await mkdir(folder, { recursive: true });
    const description: ModuleBuild = { ...known, files: {}, start: [], chunks: {} };
    await writeFile(join(folder, 'module.json'), JSON.stringify(description));
    await cp(join(buildFolder(project, name, live), known.entry), join(folder, known.entry));
    await deploy({ dist, name, build: live });
  }
}

/** Writes a file that imports every module that is there. @returns its path */
async function writeDefinitions(folder: string): Promise<string> {
  const modules = readdirSync(root).filter((name) => name.startsWith('mfe-'));
  const imports = modules.map(
    (name, index) => `import { module as m${index} } from '${join(root, name, 'src/module.ts')}';`,
  );
  const entries = modules.map((name, index) => `'${name.replace('mfe-', '')}': m${index}`);
  await mkdir(folder, { recursive: true });
  const file = join(folder, 'all-modules.js');
  await writeFile(file, [...imports, `export const definitions = { ${entries.join(', ')} };`].join('\n'));
  return file;
}

async function run(output: string, size: BenchSize): Promise<StatsCompilation> {
  const definitions = await writeDefinitions(`${output}-definitions`);
  const base = baseConfiguration(
    { folder: shell, area: 'one' },
    { style: 'release', build, hash: build, output },
  );
  const replace = (file: RegExp, by: string) =>
    new webpack.NormalModuleReplacementPlugin(file, join(import.meta.dirname, by));
  const compiler = webpack({
    ...base,
    entry: { main: './src/main.ts' },
    output: { ...base.output, publicPath: `/shell/${build}/` },
    optimization: { ...base.optimization, splitChunks: { chunks: 'all' }, minimize: size === 'whole' },
    plugins: [
      ...(base.plugins ?? []),
      new IntegrityPlugin(),
      replace(/boot\/area-loader\.ts$/, 'bundle/local-areas.ts'),
      replace(/boot\/integrity\.ts$/, 'bundle/no-integrity.ts'),
      replace(/boot\/shared-retry\.ts$/, 'bundle/no-shared-retry.ts'),
      new webpack.NormalModuleReplacementPlugin(/\/definitions\.ts$/, definitions),
    ],
  });
  const stats = await new Promise<Stats>((resolve, reject) => {
    compiler.run((error, result) =>
      error || !result ? reject(error ?? new Error('No result')) : resolve(result),
    );
  });
  if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }));
  return stats.toJson({ all: false, assets: true, chunkGroups: true });
}
