import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './webpack/folders.ts';

/** A figure that several screens show, and where alone it may be worked out (decision 082). */
const rules = [
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
    figure: 'a day that is missing',
    call: /[=!]== 'incomplete'/,
    only: ['shared-api/src/contracts/timesheet/month.rules.ts'],
  },
] as const;

const sources = globSync(join(root, '{shared-api,shared-ui,shell,server,mfe-*}/src/**/*.{ts,tsx}'))
  .filter((path) => !/\.test\.tsx?$/.test(path))
  .map((path) => ({ path: relative(root, path), text: readFileSync(path, 'utf8') }));

describe('a figure that several screens show', () => {
  it.each(rules)('is worked out in one place: $figure', ({ call, only }) => {
    const places = sources.filter(({ text }) => call.test(text)).map(({ path }) => path);
    expect(places.filter((place) => !only.some((known) => known === place))).toEqual([]);
  });
});
