import type { JSONReport } from '@playwright/test/reporter';
import { browserOutcome } from './browser-report.ts';

const results = [
  { duration: 2000, error: { message: 'Error: not visible\n  at a line' } },
  { duration: 1000 },
];
const spec = (title: string, status: string) => ({
  title,
  file: 'auth/login.spec.ts',
  tests: [{ projectName: 'phone', status, annotations: [], results }],
});
const reportOf = (stats: object, ...specs: object[]) =>
  ({
    stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats },
    suites: [{ specs: [], suites: [{ specs }] }],
  }) as unknown as JSONReport;

describe('the stories of a run', () => {
  it('name what failed, was left out, and passed at a later try only', () => {
    const report = reportOf(
      { expected: 5, unexpected: 1, flaky: 1, skipped: 1 },
      spec('a', 'unexpected'),
      spec('b', 'flaky'),
      spec('c', 'skipped'),
      spec('d', 'expected'),
    );

    expect(browserOutcome(report, false)).toMatchObject({
      passed: 6,
      failed: 1,
      skipped: 1,
      notes: [
        'failed: a (phone)',
        'passed at a later try: b (phone): Error: not visible',
        'left out: c (phone): no reason given',
      ],
    });
  });

  it('fail with Playwright, though none of them did', () => {
    expect(browserOutcome(reportOf({ expected: 5 }), false).failed).toBe(1);
  });
});
