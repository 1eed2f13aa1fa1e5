import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JSONReport } from '@playwright/test/reporter';
import { browserOutcome } from './browser-report.ts';
import { controlRecord } from './controls.ts';
import { run } from './run.ts';
import type { Outcome } from './tally.ts';

interface StoriesOptions {
  readonly folder?: string | undefined;
  readonly isWhole?: boolean;
}

/**
 * The stories in the browser, on the built product: all of them, or those of a folder; whole, at every size of the screen at which they
 * hold. A story that fails is tried once more, in a browser of its own; one that passes then is named.
 */
export async function browserTests({
  folder: stories,
  isWhole = false,
}: StoriesOptions = {}): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'sportello-e2e-'));
  const file = join(folder, 'result.json');
  const isGood = await run(
    'playwright',
    [
      'test',
      '--config',
      'e2e/playwright.config.ts',
      '--retries',
      '1',
      '--reporter',
      'line,json',
      ...(stories ? [`${stories}/`] : []),
    ],
    {
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
      CONTROL_RECORD: controlRecord,
      STORIES: isWhole ? 'whole' : 'once',
    },
  );
  const outcome = read(file, isGood);
  await rm(folder, { recursive: true, force: true });
  return outcome;
}

function read(file: string, isGood: boolean): Outcome {
  try {
    return browserOutcome(JSON.parse(readFileSync(file, 'utf8')) as JSONReport, isGood);
  } catch {
    const notes = ['Playwright ended without a result'];
    return { name: 'browser tests', passed: 0, failed: 1, skipped: 0, notes };
  }
}
