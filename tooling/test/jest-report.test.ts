import { join } from 'node:path';
import { root } from '../webpack/folders.ts';
import { failedFiles, jestOutcome, type JestReport } from './jest-report.ts';

const fileOf = (name: string, tests: Record<string, string>, status = 'passed') => ({
  name: join(root, name),
  status: Object.values(tests).includes('failed') ? 'failed' : status,
  startTime: 1000,
  endTime: 3000,
  assertionResults: Object.entries(tests).map(([fullName, state]) => ({
    fullName,
    status: state,
    failureMessages: state === 'failed' ? ['Error: not there\n at a line'] : [],
  })),
});
const reportOf = (...testResults: JestReport['testResults']): JestReport => ({ testResults });

describe('the tests beside the code', () => {
  const first = reportOf(
    fileOf('a.test.ts', { one: 'passed', two: 'failed', three: 'failed' }),
    fileOf('b.test.ts', { four: 'passed', five: 'pending' }),
    fileOf('c.test.ts', {}, 'failed'),
  );

  it('name what failed and what was left out, with files that did not load', () => {
    expect(failedFiles(first)).toEqual([join(root, 'a.test.ts'), join(root, 'c.test.ts')]);
    expect(jestOutcome(first, undefined, false)).toMatchObject({
      passed: 2,
      failed: 3,
      skipped: 1,
      notes: ['failed: two', 'failed: three', 'left out: five', 'failed: c.test.ts as a whole'],
      times: [{ file: 'a.test.ts', milliseconds: 2000 }, { file: 'b.test.ts' }, { file: 'c.test.ts' }],
    });
  });

  it('count what passed at a second try, and name it with what had been wrong', () => {
    const again = reportOf(
      fileOf('a.test.ts', { one: 'passed', two: 'passed', three: 'failed' }),
      fileOf('c.test.ts', { six: 'passed' }),
    );
    expect(jestOutcome(first, again, false)).toMatchObject({
      passed: 4,
      failed: 1,
      skipped: 1,
      notes: [
        'failed: three',
        'left out: five',
        'passed at a later try: two: Error: not there',
        'passed at a later try: c.test.ts as a whole',
      ],
    });
  });

  it('fail with jest, though none of them did', () => {
    expect(jestOutcome(reportOf(fileOf('b.test.ts', { four: 'passed' })), undefined, false).failed).toBe(1);
  });
});
