import { slowTable } from './slow-table.ts';

describe('the table of slow files', () => {
  it('names the slowest first, each file once', () => {
    const times = [
      { file: 'e2e/specs/auth/sign-in.spec.ts', milliseconds: 4000 },
      { file: 'server/src/a.test.ts', milliseconds: 11_250 },
      { file: 'e2e/specs/auth/sign-in.spec.ts', milliseconds: 3000 },
    ];
    expect(slowTable(times)).toEqual([
      'Slowest files:',
      '  11.3 s  server/src/a.test.ts',
      '   7.0 s  e2e/specs/auth/sign-in.spec.ts',
    ]);
  });

  it('names ten', () => {
    const times = Array.from({ length: 12 }, (_, index) => ({
      file: `${index}.test.ts`,
      milliseconds: index,
    }));
    expect(slowTable(times)).toHaveLength(11);
    expect(slowTable(times).join('\n')).not.toContain(' 1.test.ts');
  });

  it('is left out where nothing was timed', () => {
    expect(slowTable([])).toEqual([]);
  });
});
