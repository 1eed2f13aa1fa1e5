import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../webpack/folders.ts';
import { run } from './run.ts';
import { check, type Outcome } from './tally.ts';

/** Format, lint with the import bans, and the types of every workspace. */
export async function staticChecks(): Promise<Outcome[]> {
  const outcomes = [
    check('format', await run('prettier', ['--check', '--log-level', 'warn', '.'])),
    check('lint', await run('oxlint', ['--type-aware', '--quiet'])),
  ];
  for (const workspace of typedWorkspaces())
    outcomes.push(check(`types ${workspace}`, await run('tsc', ['-p', workspace])));
  return outcomes;
}

/** What is typed for the browser within a workspace that is typed for Node. */
const apart = ['e2e/fixtures/mfe-sample', 'e2e/fixtures/mfe-late', 'bench/navigation/bundle'];

function typedWorkspaces(): string[] {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    workspaces: string[];
  };
  return [...workspaces, ...apart].filter((name) => existsSync(join(root, name, 'tsconfig.json')));
}
