import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../webpack/folders.ts';
import { run } from './run.ts';
import { check, timed, type Outcome } from './tally.ts';

const configs = 'tooling/types';
const kept = 'node_modules/.cache/types';

/**
 * Format, lint with the import bans, and the types of all code: what runs on the same platform is checked in one go. The format and
 * the types keep one processor each; the lint takes all there are.
 */
export async function staticChecks(): Promise<Outcome[]> {
  const [format, types] = await Promise.all([checked('format', 'oxfmt', ['--check']), typeChecks()]);
  const lint = await checked('lint', 'oxlint', ['--type-aware', '--quiet']);
  return [format, lint, ...types];
}

async function typeChecks(): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const config of readdirSync(join(root, configs)).filter((name) => name.endsWith('.json')))
    outcomes.push(
      await checked(`types, ${config.replace('.json', '')}`, 'tsc', [
        '-p',
        `${configs}/${config}`,
        // What did not change since the last time is not read again.
        '--incremental',
        '--tsBuildInfoFile',
        `${kept}/${config.replace('.json', '')}.tsbuildinfo`,
      ]),
    );
  return outcomes;
}

function checked(name: string, command: string, args: readonly string[]): Promise<Outcome> {
  return timed(async () => check(name, await run(command, args)));
}
