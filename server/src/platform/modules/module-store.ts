import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'zod';
import { moduleBuild, shellBuild, type ModuleBuild, type ShellBuild } from './build-description.ts';
import { buildFolder, readLivePointers } from './live-pointers.ts';

/** What is live: the shell, and the modules in the order of their areas. */
export interface LiveBuilds {
  readonly shell: ShellBuild | null;
  readonly modules: readonly ModuleBuild[];
}

/** Knows which builds are live, at every moment. */
export interface ModuleStore {
  readonly dist: string;
  find(): Promise<LiveBuilds>;
}

/**
 * Reads the live builds from the folder that builds and deploys write. A moved pointer is seen by the next request. A
 * build whose description cannot be read is left out and told to `onBroken`: it must not take the other areas with it.
 */
export function createModuleStore(
  dist: string,
  onBroken: (name: string, error: unknown) => void,
): ModuleStore {
  let known: { stamp: string; builds: LiveBuilds } | null = null;

  async function find(): Promise<LiveBuilds> {
    const stamp = await stampOf(join(dist, 'live.json'));
    if (known?.stamp !== stamp) known = { stamp, builds: await read() };
    return known.builds;
  }

  async function read(): Promise<LiveBuilds> {
    const pointers = await readLivePointers(dist);
    const { shell, ...areas } = pointers;
    const modules = await Promise.all(
      Object.entries(areas).map(([area, { live }]) => describe(area, live, 'module.json', moduleBuild)),
    );
    return {
      shell: shell ? await describe('shell', shell.live, 'shell.json', shellBuild) : null,
      modules: modules
        .filter((module) => module !== null)
        .toSorted((one, other) => one.area.localeCompare(other.area)),
    };
  }

  async function describe<S extends z.ZodType>(name: string, build: string, file: string, shape: S) {
    try {
      const text = await readFile(join(buildFolder(dist, name, build), file), 'utf8');
      return shape.parse(JSON.parse(text));
    } catch (error) {
      onBroken(name, error);
      return null;
    }
  }

  return { dist, find };
}

async function stampOf(file: string): Promise<string> {
  if (!existsSync(file)) return 'none';
  const { mtimeNs, ino } = await stat(file, { bigint: true });
  return `${ino}-${mtimeNs}`;
}
