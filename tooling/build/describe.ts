import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { hashOf, type ModuleBuild, type ShellBuild } from 'server/builds';
import type { Compilation, StatsChunk, StatsCompilation } from 'webpack';
import { areaOf } from '../webpack/preset.ts';
import { checkManifest } from './check-manifest.ts';

interface Built {
  readonly source: string;
  readonly build: string;
  readonly hash: string;
  readonly output: string;
  readonly stats: StatsCompilation;
  /** What each import() of a name asks for. */
  readonly groups: Compilation['namedChunkGroups'];
}

/** What `module.json` says of a build. @throws when the manifest names a chunk that the module does not have. */
export async function describeModule({
  source,
  build,
  hash,
  output,
  stats,
  groups,
}: Built): Promise<ModuleBuild> {
  const manifest = await readManifest(source, hash);
  const chunks: Record<string, string[]> = {};
  const reaches: Record<string, string[]> = {};
  const named = [
    ...manifest.routes.flatMap(({ path, chunk, wideChunk }) =>
      (wideChunk ? [chunk, wideChunk] : [chunk]).map((name) => ({ by: path, name })),
    ),
    ...(manifest.contributions ?? []).map(({ id, chunk }) => ({
      by: `The contribution '${id}'`,
      name: chunk,
    })),
  ];
  for (const { by, name } of named) {
    const files = filesOf(stats, name);
    if (!files)
      throw new Error(`${by} names the chunk '${name}', but no import() has that webpackChunkName.`);
    chunks[name] = files;
    reaches[name] = filesReachedFrom(groups, name);
  }
  const entry = filesOfBuild(stats).find((file) => /^entry\..*\.js$/.test(file));
  if (!entry) throw new Error('The build has no entry.');
  return {
    area: manifest.area,
    version: build,
    entry,
    files: hashes(output, filesOfBuild(stats)),
    manifest,
    start: [...new Set([entry, ...(filesOf(stats, 'module') ?? [])])],
    chunks,
    reaches,
  };
}

/** The files of the groups of chunks that an import() of this name asks for, and of all that these can load. */
function filesReachedFrom(groups: Built['groups'], name: string): string[] {
  const reached = new Set([groups.get(name)].filter((group) => group !== undefined));
  for (const group of reached) for (const child of group.childrenIterable) reached.add(child);
  const chunks = [...reached].flatMap((group) => group.chunks);
  const files = chunks.flatMap((chunk) => [...chunk.files, ...chunk.auxiliaryFiles]);
  return [...new Set(files)].toSorted();
}
/** The chunk that every page needs beside `main` (`shellChunks` of the preset). */
const startChunk = 'kit';

/** What `shell.json` says of a build; the files that are copied into it must be there already. */
export function describeShell({
  build,
  output,
  stats,
}: Pick<Built, 'build' | 'output' | 'stats'>): ShellBuild {
  return {
    version: build,
    start: filesOf(stats, 'main') ?? [],
    preload: filesOfChunk(stats, startChunk),
    further: filesOfChunk(stats, 'further'),
    signedIn: filesOfChunk(stats, 'frame'),
    gallery: filesOfGallery(stats),
    files: hashes(output, readdirSync(output).toSorted()),
    checksFiles: true,
  };
}

/** What is reached by way of the gallery alone. */
function filesOfGallery({ chunks = [] }: StatsCompilation): string[] {
  const reached = new Set(chunks.filter(({ names }) => names?.includes('main')));
  for (const { children = [] } of reached)
    for (const chunk of chunks)
      if (children.includes(chunk.id ?? '') && !chunk.names?.includes('screen-gallery')) reached.add(chunk);
  const files = (of: Iterable<StatsChunk>) =>
    [...of].flatMap((chunk) => [...(chunk.files ?? []), ...(chunk.auxiliaryFiles ?? [])]);
  const elsewhere = new Set(files(reached));
  return [...new Set(files(chunks))].filter((file) => !elsewhere.has(file)).toSorted();
}

function filesOfChunk({ chunks = [] }: StatsCompilation, wanted: string): string[] {
  return chunks.flatMap(({ names, files }) => (names?.includes(wanted) ? (files ?? []) : []));
}

/**
 * Reads and checks the manifest of a module; under the hash, so that a process that builds again reads it again.
 * @throws with a sentence for each thing that is wrong.
 */
export async function readManifest(source: string, hash: string) {
  const file = `${pathToFileURL(join(source, 'src/module.manifest.ts')).href}?${hash}`;
  const { manifest } = (await import(file)) as { manifest: unknown };
  return checkManifest(manifest, areaOf(source));
}

function filesOfBuild(stats: StatsCompilation): string[] {
  return (stats.assets ?? []).map((asset) => asset.name).toSorted();
}

function filesOf(stats: StatsCompilation, chunk: string): string[] | undefined {
  return stats.namedChunkGroups?.[chunk]?.assets?.map((asset) => asset.name);
}

/** The SHA-384 of each file. */
export function hashes(output: string, files: readonly string[]): Record<string, string> {
  return Object.fromEntries(files.map((file) => [file, hashOf(readFileSync(join(output, file)))]));
}
