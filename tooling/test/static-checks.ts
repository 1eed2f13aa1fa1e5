import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../webpack/folders.ts';
import { run } from './run.ts';
import { check, timed, type Outcome } from './tally.ts';

interface TypeConfig {
  readonly include: readonly string[];
  readonly exclude?: readonly string[];
}

const configs = 'tooling/types';
const kept = 'node_modules/.cache/types';

/**
 * Format, lint with the import bans, and the types of all code, or of some files and folders with what is compiled together with them. The
 * format and the types keep one processor each; the lint takes all there are.
 */
export async function staticChecks(places: readonly string[] = []): Promise<Outcome[]> {
  const [format, types] = await Promise.all([
    checked('format', 'oxfmt', ['--check', ...places]),
    typeChecks(places),
  ]);
  const lint = await checked('lint', 'oxlint', ['--type-aware', '--quiet', ...places]);
  return [format, lint, ...types];
}

async function typeChecks(places: readonly string[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const name of typeSets().filter((set) => places.length === 0 || holdsAny(set, places)))
    outcomes.push(
      await checked(`types, ${name}`, 'tsc', [
        '-p',
        `${configs}/${name}.json`,
        // What did not change since the last time is not read again.
        '--incremental',
        '--tsBuildInfoFile',
        `${kept}/${name}.tsbuildinfo`,
      ]),
    );
  return outcomes;
}

/** The sets of code whose types are checked in one go, by their platform. */
export function typeSets(): string[] {
  return readdirSync(join(root, configs))
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.replace('.json', ''));
}

/** Whether a set holds a file or folder, or part of it. What the client and the server share is in both. */
function holdsAny(set: string, places: readonly string[]): boolean {
  return places.some((place) => place.startsWith('shared-api') || isInSet(set, place));
}

/** Whether a file or folder, or part of it, is among what a set includes. */
export function isInSet(set: string, place: string): boolean {
  const { included, excluded } = (known[set] ??= readSet(set));
  const isWithin = (path: string) => place === path || place.startsWith(`${path}/`);
  return (
    included.some((path) => isWithin(path) || path.startsWith(`${place}/`)) &&
    !excluded.some((path) => isWithin(path))
  );
}

interface TypeSet {
  readonly included: readonly string[];
  readonly excluded: readonly string[];
}

const known: Record<string, TypeSet> = {};

function readSet(set: string): TypeSet {
  const cwd = join(root, configs);
  const config = JSON.parse(readFileSync(join(cwd, `${set}.json`), 'utf8')) as TypeConfig;
  const pathsOf = (patterns: readonly string[] = []) =>
    patterns
      .flatMap((pattern) => globSync(pattern, { cwd }))
      .map((path) => relative(root, join(cwd, path)).replaceAll('\\', '/'));
  return { included: pathsOf(config.include), excluded: pathsOf(config.exclude) };
}

function checked(name: string, command: string, args: readonly string[]): Promise<Outcome> {
  return timed(async () => check(name, await run(command, args)));
}
