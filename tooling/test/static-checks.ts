import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../webpack/folders.ts';
import { run } from './run.ts';
import { check, timed, type Outcome } from './tally.ts';

const types = 'tooling/types';

/** Format, lint with the import bans, and the types of all code: what runs on the same platform is checked in one go. */
export async function staticChecks(): Promise<Outcome[]> {
  const outcomes = [
    await timed(async () => check('format', await run('prettier', ['--check', '--log-level', 'warn', '.']))),
    await timed(async () => check('lint', await run('oxlint', ['--type-aware', '--quiet']))),
  ];
  for (const config of readdirSync(join(root, types)).filter((name) => name.endsWith('.json')))
    outcomes.push(
      await timed(async () =>
        check(`types, ${config.replace('.json', '')}`, await run('tsc', ['-p', `${types}/${config}`])),
      ),
    );
  return outcomes;
}
