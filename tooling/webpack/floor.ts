/** A browser, and the oldest version in which the product runs. */
export interface Floor {
  /** As `@mdn/browser-compat-data` calls it. */
  readonly browser: 'safari' | 'safari_ios' | 'chrome' | 'chrome_android' | 'firefox';
  readonly version: string;
  readonly reason: string;
}

const phones =
  'the first that takes push notices of a page, and what the phones of 2017 (iPhone 8, X) still get';
const chromes = 'two years old: a computer or phone that takes updates is far above';

/** The oldest browsers that the product runs in, and why these (decision 088). Whatever is older is told so in words. */
export const floor: readonly Floor[] = [
  { browser: 'safari_ios', version: '16.4', reason: phones },
  { browser: 'safari', version: '16.4', reason: 'the same engine on a Mac' },
  { browser: 'chrome', version: '130', reason: chromes },
  { browser: 'chrome_android', version: '130', reason: chromes },
  {
    browser: 'firefox',
    version: '140',
    reason: 'the oldest release with long support that offices may still have',
  },
];

/** The newest language that all of them know whole: class static blocks came to Safari with 16.4. */
export const syntax = 'es2022';

const listed = { safari: 'safari', safari_ios: 'ios_saf', chrome: 'chrome', firefox: 'firefox' } as const;

/** The floor as browserslist reads it, for what writes CSS. Of Chrome on Android it knows the newest alone. */
export const browsers = floor.flatMap(({ browser, version }) =>
  browser === 'chrome_android' ? [] : `${listed[browser]} >= ${version}`,
);
