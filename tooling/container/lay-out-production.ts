import { cpSync, linkSync, mkdirSync, readdirSync, readFileSync, copyFileSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { buildAllChanged } from '../build/build-changed.ts';
import { makeChangesLive } from '../build/make-changes-live.ts';
import { distFolder, root } from '../webpack/folders.ts';
import { readLayers } from './dockerfile.ts';
import { productionPackages, type Lockfile } from './production-packages.ts';

const notCopied = /\/node_modules$|\.test\.ts$/;

/**
 * Lays out in an empty folder what the last layer of the Dockerfile has in `/app`: packages that are installed here, and builds that
 * were made here, all of them live.
 */
export async function layOutProduction(folder: string): Promise<void> {
  const layer = readLayers(readFileSync(join(root, 'Dockerfile'), 'utf8')).at(-1);
  for (const { from, sources, target } of layer?.copies ?? []) {
    if (from === 'packages') layOutPackages(folder);
    else
      for (const source of sources.map((path) => relative('/app', path)))
        if (source === 'dist') await layOutBuilds(join(folder, target));
        else copy(join(root, source), join(folder, target));
  }
}

async function layOutBuilds(dist: string): Promise<void> {
  const builds = await buildAllChanged();
  for (const { folder } of builds) copy(folder, join(dist, relative(distFolder(), folder)));
  const notes = await makeChangesLive(builds, dist);
  if (notes.length > 0) throw new Error(notes.join('\n'));
}

function layOutPackages(folder: string): void {
  const lockfile = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lockfile;
  for (const place of ['', 'server', ...productionPackages(lockfile, 'server')]) {
    const { link, resolved } = lockfile.packages[place] ?? {};
    const target = join(folder, place);
    mkdirSync(dirname(target), { recursive: true });
    if (link && resolved) symlinkSync(relative(dirname(target), join(folder, resolved)), target);
    else if (place.includes('node_modules')) linkAll(join(root, place), target);
    else copy(join(root, place, 'package.json'), join(target, 'package.json'));
  }
}

/** A package without those within it: each has a place of its own in the lockfile. One of another system is not there. */
function linkAll(source: string, target: string): void {
  mkdirSync(target, { recursive: true });
  for (const entry of entriesOf(source)) {
    if (entry.name === 'node_modules') continue;
    const [from, to] = [join(source, entry.name), join(target, entry.name)];
    if (entry.isDirectory()) linkAll(from, to);
    else linkOrCopy(from, to);
  }
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

/** Two places of one disk can share a file. */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

function copy(source: string, target: string): void {
  const to = target.endsWith('/') ? join(target, source.split('/').at(-1) ?? '') : target;
  mkdirSync(dirname(to), { recursive: true });
  cpSync(source, to, { recursive: true, filter: (path) => !notCopied.test(path) });
}
