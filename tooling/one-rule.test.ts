import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './webpack/folders.ts';

interface Rule {
  readonly figure: string;
  readonly call: RegExp;
  /** The folder that it is about, where it is not all. */
  readonly within?: string;
  readonly only: readonly string[];
}

/** A figure that several screens show, and where alone it may be worked out (decision 082). */
const rules: readonly Rule[] = [
  {
    figure: 'what is available of a balance',
    call: /\b(availableFor|leftFor)\(/,
    only: [
      'shared-api/src/contracts/absences/balance.rules.ts',
      'server/src/areas/absences/balances/read-balance.ts',
    ],
  },
  {
    figure: 'how much of a balance is said',
    call: /\bunitOfCounter\b/,
    only: [
      'shared-api/src/contracts/absences/balance.rules.ts',
      'shared-api/src/contracts/absences/index.ts',
      'mfe-absences/src/common/balance-in-words.ts',
    ],
  },
  {
    figure: 'hours, said beside a balance: of a span of time, typed or read from a file, never of a balance',
    call: /\bformatHours\(/,
    within: 'mfe-absences/',
    only: [
      'mfe-absences/src/common/balance-in-words.ts',
      'mfe-absences/src/common/amount-in-words.ts',
      'mfe-absences/src/common/shorten.dialog.tsx',
      'mfe-absences/src/decisions/bulk-summary.component.tsx',
      'mfe-absences/src/sickness/sickness-facts.component.tsx',
      'mfe-absences/src/sickness/sickness-summary.component.tsx',
      'mfe-absences/src/settings/closure-results.dialog.tsx',
      // As they are typed, and as they stand in the file.
      'mfe-absences/src/settings/policy.dialog.tsx',
      'mfe-absences/src/settings/settings-cards.component.tsx',
      'mfe-absences/src/balances/import.dialog.tsx',
    ],
  },
  {
    figure: 'a day that is missing',
    call: /[=!]== 'incomplete'/,
    only: ['shared-api/src/contracts/timesheet/month.rules.ts'],
  },
];

const sources = globSync(join(root, '{shared-api,shared-ui,shell,server,mfe-*}/src/**/*.{ts,tsx}'))
  .filter((path) => !/\.test\.tsx?$/.test(path))
  .map((path) => ({ path: relative(root, path), text: readFileSync(path, 'utf8') }));

describe('a figure that several screens show', () => {
  it.each(rules)('is worked out in one place: $figure', ({ call, within = '', only }) => {
    const places = sources
      .filter(({ path, text }) => path.startsWith(within) && call.test(text))
      .map(({ path }) => path);
    expect(places.filter((place) => !only.includes(place))).toEqual([]);
    expect(only.filter((known) => !sources.some(({ path }) => path === known))).toEqual([]);
  });
});
