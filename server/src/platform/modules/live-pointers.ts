import { existsSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const pointer = z.object({
  live: z.string(),
  /** The builds that were live, the latest at the end; their folders are kept. */
  history: z.array(z.string()),
});
const pointers = z.record(z.string(), pointer);

/** Which build of each module, and of the shell, is live. */
export type LivePointers = z.infer<typeof pointers>;

const keptBuilds = 6;

/** Reads which builds are live; none before the first deploy. @throws when the file is not of its shape. */
export async function readLivePointers(dist: string): Promise<LivePointers> {
  const file = join(dist, 'live.json');
  return existsSync(file) ? pointers.parse(JSON.parse(await readFile(file, 'utf8'))) : {};
}

/** The folder of a build. `shell` has its own, every other name is an area's. */
export function buildFolder(dist: string, name: string, build: string): string {
  return name === 'shell' ? join(dist, 'shell', build) : join(dist, 'modules', name, build);
}

interface Move {
  readonly dist: string;
  /** An area, or `shell`. */
  readonly name: string;
  readonly build: string;
}

/** Makes a build live: who opens the area from now on gets it. The oldest builds go. @throws when it was never built. */
export async function deploy({ dist, name, build }: Move): Promise<void> {
  if (!existsSync(buildFolder(dist, name, build))) throw new Error(`There is no build ${build} of ${name}.`);
  const all = await readLivePointers(dist);
  const before = all[name]?.history.filter((other) => other !== build) ?? [];
  const history = [...before, build].slice(-keptBuilds);
  await write(dist, { ...all, [name]: { live: build, history } });
  const gone = before.filter((other) => !history.includes(other));
  await Promise.all(
    gone.map((other) => rm(buildFolder(dist, name, other), { recursive: true, force: true })),
  );
}

/** Makes an earlier build live again: the one named, or the one before. @throws when there is none. @returns which. */
export async function rollback({
  dist,
  name,
  build,
}: Omit<Move, 'build'> & { build?: string }): Promise<string> {
  const all = await readLivePointers(dist);
  const now = all[name];
  if (!now) throw new Error(`${name} was never deployed.`);
  const target = build ?? now.history[now.history.indexOf(now.live) - 1];
  if (!target) throw new Error(`There is no build of ${name} before ${now.live}.`);
  if (!now.history.includes(target) || !existsSync(buildFolder(dist, name, target)))
    throw new Error(`There is no build ${target} of ${name}; there are ${now.history.join(', ')}.`);
  await write(dist, { ...all, [name]: { ...now, live: target } });
  return target;
}

/** Replaces the file in one step, so that no reader ever sees half of it. */
async function write(dist: string, next: LivePointers): Promise<void> {
  const file = join(dist, 'live.json');
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, JSON.stringify(next, null, 1));
  await rename(draft, file);
}
