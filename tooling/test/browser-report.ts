import type { JSONReport, JSONReportSpec, JSONReportSuite, JSONReportTest } from '@playwright/test/reporter';
import type { FileTime } from './slow-table.ts';
import type { Outcome } from './tally.ts';

/**
 * What Playwright's report says of the stories: those that failed, were left out, or passed at a later try only, by name. `isGood`
 * is whether Playwright ended well, so that a failure outside a story counts as well.
 */
export function browserOutcome({ stats, suites }: JSONReport, isGood: boolean): Outcome {
  const specs = suites.flatMap(specsOf);
  return {
    name: 'browser tests',
    passed: stats.expected + stats.flaky,
    failed: isGood ? stats.unexpected : Math.max(stats.unexpected, 1),
    skipped: stats.skipped,
    notes: specs.flatMap(notesOf),
    times: specs.flatMap(timesOf),
  };
}

function specsOf(suite: JSONReportSuite): JSONReportSpec[] {
  return [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)];
}

function timesOf({ file, tests }: JSONReportSpec): FileTime[] {
  const results = tests.flatMap((test) => test.results);
  return results.map(({ duration }) => ({ file: `e2e/specs/${file}`, milliseconds: duration }));
}

function notesOf(spec: JSONReportSpec): string[] {
  return spec.tests.flatMap((test) => {
    const name = `${spec.title} (${test.projectName})`;
    if (test.status === 'unexpected') return [`failed: ${name}`];
    if (test.status === 'flaky') return [`passed at a later try: ${name}: ${firstError(test)}`];
    if (test.status !== 'skipped') return [];
    const reason = test.annotations.find(({ type }) => type === 'skip')?.description ?? 'no reason given';
    return [`left out: ${name}: ${reason}`];
  });
}

function firstError({ results }: JSONReportTest): string {
  const error = results.find((result) => result.error)?.error;
  return error?.message?.split('\n')[0] ?? 'no reason given';
}
