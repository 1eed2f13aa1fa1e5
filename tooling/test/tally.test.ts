import { notRun } from './tally.ts';

describe('a check whose tool is missing', () => {
  it('is left out where a person works', () => {
    expect(notRun('signatures', 'install pdfsig', {})).toMatchObject({ failed: 0, skipped: 1 });
  });

  it('fails in CI', () => {
    expect(notRun('signatures', 'install pdfsig', { CI: 'true' })).toEqual({
      name: 'signatures',
      passed: 0,
      failed: 1,
      skipped: 0,
      notes: ['signatures left out: install pdfsig'],
    });
  });
});
