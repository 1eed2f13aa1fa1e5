import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createRowProofs } from '../secrets/row-proofs.ts';
import { hashOf } from './build-file.ts';
import { isVouchedFor, vouchFor } from './live-vouchers.ts';
import { findOldBuilds } from './old-builds.ts';
import { readJournal, updateJournal, type LivePointers } from './pointer-journal.ts';

/** Reads which builds are live; none before the first deploy. What cannot be read is left out (`readJournal`). */
export async function readLivePointers(dist: string): Promise<LivePointers> {
  return (await readJournal(dist)).pointers;
}

/** The folder of a build. `shell` has its own, every other name is an area's. */
export function buildFolder(dist: string, name: string, build: string): string {
  return join(buildsFolder(dist, name), build);
}

/** The folder of all builds of an area, or of the shell. */
function buildsFolder(dist: string, name: string): string {
  return name === 'shell' ? join(dist, 'shell') : join(dist, 'modules', name);
}

/** The file in which a build says what it holds. */
export function descriptionFile(dist: string, name: string, build: string): string {
  return join(buildFolder(dist, name, build), name === 'shell' ? 'shell.json' : 'module.json');
}

/** Whether an earlier build was made live again, so that the newest one that was deployed is not. */
export function isRolledBack({ live, history }: LivePointers[string]): boolean {
  return history.at(-1) !== live;
}

interface Move {
  readonly dist: string;
  /** An area, or `shell`. */
  readonly name: string;
  readonly build: string;
  readonly now?: Date;
  /** The installation's secret, where who moves has it: it vouches for what is live from now on. */
  readonly secret?: string | undefined;
  /** How long a build is kept after it was live or built, in milliseconds; 30 days by default. */
  readonly keptForMs?: number;
}

/**
 * Makes a build live: whoever opens the area from now on gets it. Builds of the area that nobody can be in any more are removed.
 * @throws when it was never built.
 */
export async function deploy({
  dist,
  name,
  build,
  now = new Date(),
  secret,
  keptForMs,
}: Move): Promise<void> {
  if (!existsSync(buildFolder(dist, name, build))) throw new Error(`There is no build ${build} of ${name}.`);
  const digest = await digestOf(descriptionFile(dist, name, build));
  await updateJournal(dist, (all) => {
    const known = all[name];
    const isSame = known?.digests?.[build] === digest;
    const isVouched = !secret || (known && isVouchedFor(createRowProofs(secret), name, known));
    if (known?.live === build && !isRolledBack(known) && isSame && isVouched) return all;
    // What is live comes right before: a step back leads to it, and never to what was rolled back before.
    const recent = known ? [known.live, build] : [build];
    const earlier = known?.history.filter((other) => !recent.includes(other)) ?? [];
    const history = [...earlier, ...new Set(recent)];
    const moved = move(known, { live: build, history, now });
    const digests = { ...known?.digests, ...(digest && { [build]: digest }) };
    return { ...all, [name]: vouchFor(name, { ...moved, digests }, secret) };
  });
  await removeOldBuilds({ dist, name, now, ...(keptForMs !== undefined && { keptForMs }) });
}

/** One that is not there has none: the server says of such a build that it cannot be read. */
async function digestOf(file: string): Promise<string | undefined> {
  return readFile(file).then(hashOf, () => undefined);
}

/** Removes the builds from the pointers before their folders go, so that nobody goes back to one of them meanwhile. */
async function removeOldBuilds({
  dist,
  name,
  now = new Date(),
  keptForMs,
}: Omit<Move, 'build'>): Promise<void> {
  const folder = buildsFolder(dist, name);
  const old = await findOldBuilds({
    folder,
    left: (await readLivePointers(dist))[name]?.left,
    now,
    keptForMs,
  });
  if (old.length === 0) return;
  let gone: readonly string[] = [];
  await updateJournal(dist, (all) => {
    gone = old.filter((build) => build !== all[name]?.live);
    return without(all, name, gone);
  });
  await Promise.all(gone.map((build) => rm(join(folder, build), { recursive: true, force: true })));
}

/** Makes an earlier build live again: the one named, or the one before. @throws when there is none. @returns which. */
export async function rollback({
  dist,
  name,
  build,
  now = new Date(),
  secret,
}: Omit<Move, 'build'> & { build?: string }): Promise<string> {
  let target = build;
  await updateJournal(dist, (all) => {
    const known = all[name];
    if (!known) throw new Error(`${name} was never deployed.`);
    // Chosen once: of two who go back at the same time neither goes back twice.
    target ??= known.history[known.history.indexOf(known.live) - 1];
    if (!target) throw new Error(`There is no build of ${name} before ${known.live}.`);
    if (!known.history.includes(target) || !existsSync(buildFolder(dist, name, target)))
      throw new Error(`There is no build ${target} of ${name}; there are ${known.history.join(', ')}.`);
    if (known.live === target) return all;
    const moved = move(known, { live: target, history: known.history, now });
    return { ...all, [name]: vouchFor(name, moved, secret) };
  });
  return target ?? '';
}

interface Next {
  readonly live: string;
  readonly history: string[];
  readonly now: Date;
}

function move(known: LivePointers[string] | undefined, { live, history, now }: Next): LivePointers[string] {
  const isLeft = known && known.live !== live;
  const left = { ...known?.left, ...(isLeft && { [known.live]: now.toISOString() }) };
  return { ...known, live, history, left, movedAt: now.toISOString() };
}

function without(all: LivePointers, name: string, gone: readonly string[]): LivePointers {
  const known = all[name];
  if (!known?.history.some((build) => gone.includes(build))) return all;
  const history = known.history.filter((build) => !gone.includes(build));
  const kept = (facts: Readonly<Record<string, string>> = {}) =>
    Object.fromEntries(Object.entries(facts).filter(([build]) => !gone.includes(build)));
  return { ...all, [name]: { ...known, history, left: kept(known.left), digests: kept(known.digests) } };
}
