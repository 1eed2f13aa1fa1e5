import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'zod';
import { moduleBuild, shellBuild, type ModuleBuild, type ShellBuild } from './build-description.ts';
import { hashOf } from './build-file.ts';
import { buildFolder, descriptionFile } from './live-pointers.ts';
import { findRefusedPaths, withoutPaths } from './path-owners.ts';
import { readJournal, stampOfJournal, type LivePointers } from './pointer-journal.ts';

/** What is live: the shell, and the modules in the order of their areas. */
export interface LiveBuilds {
  readonly shell: ShellBuild | null;
  readonly modules: readonly ModuleBuild[];
  /** What is not as the deploys wanted it; something earlier is served in its place where there is any. */
  readonly problems: readonly BuildProblem[];
}

/**
 * `pointers`: the newest record of what is live cannot be read. `shell` and `module`: a live build cannot be read. `path`: an area
 * claims a path that is not its own. `isMissing`: nothing earlier could be served.
 */
export interface BuildProblem {
  readonly kind: 'pointers' | 'shell' | 'module' | 'path';
  /** The file, the area or the path that it is about. */
  readonly name: string;
  readonly isMissing: boolean;
  readonly error: unknown;
}

/** Knows which builds are live, at every moment. */
export interface ModuleStore {
  readonly dist: string;
  find(): Promise<LiveBuilds>;
}

interface StoreOptions {
  /** Is called with each problem once. */
  readonly onProblem: (problem: BuildProblem) => void;
  /** Milliseconds after which builds that had a problem are read again. */
  readonly rereadAfterMs?: number;
}

type Description = ModuleBuild | ShellBuild;

/**
 * Reads the live builds from the folder that builds and deploys write. A moved pointer is seen by the next request. What cannot be
 * read costs its own area only, and that one falls back to the build that was live before.
 */
export function createModuleStore(
  dist: string,
  { onProblem, rereadAfterMs = 2000 }: StoreOptions,
): ModuleStore {
  let known: { stamp: string; at: number; builds: LiveBuilds } | null = null;
  /** A build never changes: what was read once is good for ever. */
  const descriptions = new Map<string, Description>();

  async function find(): Promise<LiveBuilds> {
    const stamp = await stampOfJournal(dist).catch(() => 'unreadable');
    const isDue = known?.builds.problems.length !== 0 && Date.now() - (known?.at ?? 0) > rereadAfterMs;
    if (known?.stamp === stamp && !isDue) return known.builds;
    const read = withKnown(await readBuilds().catch(unreadable), known?.builds);
    for (const problem of newOnes(read.problems, known?.builds.problems)) onProblem(problem);
    const isSame = known?.stamp === stamp && textOf(read) === textOf(known.builds);
    known = { stamp, at: Date.now(), builds: isSame && known ? known.builds : read };
    return known.builds;
  }

  async function readBuilds(): Promise<LiveBuilds> {
    const { pointers, broken } = await readJournal(dist);
    const problems: BuildProblem[] = broken.map(({ file, error }) => ({
      kind: 'pointers',
      name: file,
      isMissing: Object.keys(pointers).length === 0,
      error,
    }));
    const { shell, ...areas } = pointers;
    const modules: ModuleBuild[] = [];
    for (const [area, pointer] of Object.entries(areas)) {
      const module = await lastGood({ name: area, pointer, kind: 'module', problems });
      if (module) modules.push(module as ModuleBuild);
    }
    const found = shell && (await lastGood({ name: 'shell', pointer: shell, kind: 'shell', problems }));
    return {
      shell: (found as ShellBuild | undefined) ?? null,
      modules: withOwnPaths(modules, problems).toSorted((one, other) => one.area.localeCompare(other.area)),
      problems,
    };
  }

  interface Sought {
    readonly name: string;
    readonly pointer: LivePointers[string];
    readonly kind: 'shell' | 'module';
    readonly problems: BuildProblem[];
  }

  /** The live build, or the newest of those before it that can be read. One that was rolled back is never used. */
  async function lastGood({ name, pointer, kind, problems }: Sought): Promise<Description | undefined> {
    const { live, history, digests } = pointer;
    const before = history.slice(0, Math.max(history.indexOf(live), 0)).toReversed();
    let reason: unknown;
    for (const build of [live, ...before]) {
      try {
        const description = await describe({ dist, name, build, digest: digests?.[build] });
        if (build !== live) problems.push({ kind, name, isMissing: false, error: reason });
        return description;
      } catch (error) {
        reason ??= error;
      }
    }
    problems.push({ kind, name, isMissing: true, error: reason });
    return undefined;
  }

  async function describe(place: Place): Promise<Description> {
    const key = `${place.name} ${place.build} ${place.digest}`;
    const cached = descriptions.get(key);
    if (cached) return cached;
    const read = await readDescription(place);
    descriptions.set(key, read);
    return read;
  }

  return { dist, find };
}

interface Place {
  readonly dist: string;
  /** An area, or `shell`. */
  readonly name: string;
  readonly build: string;
  /** The hash that the description had when the build went live. */
  readonly digest?: string | undefined;
}

/**
 * Reads what a build says of itself. @throws when it cannot be read, is of another area, lacks the file that starts it, or is not
 * what went live.
 */
export async function readDescription({ dist, name, build, digest }: Place): Promise<Description> {
  const folder = buildFolder(dist, name, build);
  const text = await readFile(descriptionFile(dist, name, build), 'utf8');
  if (digest && digest !== hashOf(text))
    throw new Error(`The description of the build ${build} of ${name} was changed after it went live.`);
  if (name === 'shell') return parse(text, shellBuild);
  const module = parse(text, moduleBuild);
  if (module.area !== name)
    throw new Error(`The build ${build} of ${name} says that it is of ${module.area}.`);
  await stat(join(folder, module.entry));
  return module;
}

/** What it looks like when not even the folder can be read. */
function unreadable(error: unknown): LiveBuilds {
  return {
    shell: null,
    modules: [],
    problems: [{ kind: 'pointers', name: 'live', isMissing: true, error }],
  };
}

/** While no record can be read, what was live goes on being served. */
function withKnown(read: LiveBuilds, known: LiveBuilds | undefined): LiveBuilds {
  const hasNone = read.problems.some(({ kind, isMissing }) => kind === 'pointers' && isMissing);
  return hasNone && known ? { ...known, problems: read.problems } : read;
}

function parse<S extends z.ZodType>(text: string, shape: S): z.infer<S> {
  return shape.parse(JSON.parse(text));
}

function withOwnPaths(modules: readonly ModuleBuild[], problems: BuildProblem[]): ModuleBuild[] {
  const claims = modules.map(({ area, manifest }) => ({ area, routes: manifest.routes }));
  const refused = findRefusedPaths(claims);
  for (const { path, reason } of refused)
    problems.push({ kind: 'path', name: path, isMissing: false, error: new Error(reason) });
  return modules.map((module) => {
    const paths = refused.filter(({ area }) => area === module.area).map(({ path }) => path);
    return { ...module, manifest: withoutPaths(module.manifest, paths) };
  });
}

function newOnes(
  problems: readonly BuildProblem[],
  before: readonly BuildProblem[] = [],
): readonly BuildProblem[] {
  const known = new Set(before.map(keyOf));
  return problems.filter((problem) => !known.has(keyOf(problem)));
}

const keyOf = ({ kind, name, isMissing }: BuildProblem) => `${kind} ${name} ${isMissing}`;

/** Errors are left out: they never compare as equal. */
function textOf({ shell, modules, problems }: LiveBuilds): string {
  return JSON.stringify([
    shell?.version,
    modules.map(({ area, version }) => [area, version]),
    problems.map(keyOf),
  ]);
}
