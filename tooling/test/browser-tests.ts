import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter';
import { run } from './run.ts';
import type { FileTime } from './slow-table.ts';
import type { Outcome } from './tally.ts';

/** The stories in the browser, on the built product: all of them, or those of a folder. */
export async function browserTests(stories?: string): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'sportello-e2e-'));
  const file = join(folder, 'result.json');
  const isGood = await run(
    'playwright',
    [
      'test',
      '--config',
      'e2e/playwright.config.ts',
      '--reporter',
      'line,json',
      ...(stories ? [`${stories}/`] : []),
    ],
    {
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    },
  );
  const outcome = read(file, isGood);
  await rm(folder, { recursive: true, force: true });
  return outcome;
}

function read(file: string, isGood: boolean): Outcome {
  const name = 'browser tests';
  try {
    const { stats, suites } = JSON.parse(readFileSync(file, 'utf8')) as JSONReport;
    const failed = stats.unexpected;
    return {
      name,
      passed: stats.expected + stats.flaky,
      failed: isGood ? failed : Math.max(failed, 1),
      skipped: stats.skipped,
      notes: suites.flatMap(specsOf).flatMap(notesOf),
      times: suites.flatMap(specsOf).flatMap(timesOf),
    };
  } catch {
    return { name, passed: 0, failed: 1, skipped: 0, notes: ['Playwright ended without a result'] };
  }
}

function specsOf(suite: JSONReportSuite): JSONReportSpec[] {
  return [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)];
}

function timesOf({ file, tests }: JSONReportSpec): FileTime[] {
  const results = tests.flatMap((test) => test.results);
  return results.map(({ duration }) => ({ file: `e2e/specs/${file}`, milliseconds: duration }));
}

function notesOf(spec: JSONReportSpec): string[] {
  return spec.tests.flatMap(({ status, projectName, annotations }) => {
    if (status === 'unexpected') return [`failed: ${spec.title} (${projectName})`];
    if (status !== 'skipped') return [];
    const reason = annotations.find(({ type }) => type === 'skip')?.description ?? 'no reason given';
    return [`left out: ${spec.title} (${projectName}): ${reason}`];
  });
}
