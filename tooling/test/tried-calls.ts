import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { everyCall } from 'server/every-call';
import type { Outcome } from './tally.ts';

/**
 * Whether every call once did in a test what it is for: refusals and bad input are tried for all of them by `every-call.test.ts`,
 * which nobody can forget; a success needs a test of its own. `folder` holds what `recordCalls` of the server's tests noted.
 */
export async function triedCalls(folder: string): Promise<Outcome> {
  const succeeded = await readSuccesses(folder);
  const untried = everyCall.filter(({ method, path }) => !succeeded.has(`${method} ${path}`));
  return {
    name: 'calls that succeed in a test',
    passed: everyCall.length - untried.length,
    failed: untried.length,
    skipped: 0,
    notes: untried.map(({ name }) => `${name} succeeds in no server test`),
  };
}

/** The routes, as `METHOD path`, that answered below 400. */
async function readSuccesses(folder: string): Promise<Set<string>> {
  const files = await readdir(folder);
  const texts = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
  const answers = texts.flatMap((text) => text.split('\n')).map((line) => line.split(' '));
  return new Set(
    answers.filter(([, , status]) => Number(status) < 400).map(([method, path]) => `${method} ${path}`),
  );
}
