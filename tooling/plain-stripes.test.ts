import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './webpack/folders.ts';

const read = (path: string) => readFileSync(path, 'utf8');
const tokens = read(join(root, 'shared-ui/src/theme/tokens.css'));
const sheets = globSync(join(root, '{shell,shared-ui,mfe-*}/src/**/*.css'));

/** All values that a style sheet, or the tokens, give a variable. */
const valuesOf = (name: string, sheet: string) =>
  [...`${sheet}\n${tokens}`.matchAll(/(--[\w-]+):([^;]*);/g)]
    .filter(([, declared]) => declared === name)
    .map(([, , value = '']) => value);

/** Whether a colour is mixed, itself or by a variable that it is made of. */
function isMixed(value: string, sheet: string): boolean {
  if (value.includes('color-mix(')) return true;
  const names = [...value.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);
  return names.flatMap((name) => valuesOf(name, sheet)).some((inner) => isMixed(inner, sheet));
}

/** The repeated gradients of a style sheet whose colours are mixed: Firefox draws a few of their stripes. */
const mixedStripes = (sheet: string) =>
  [...sheet.matchAll(/repeating-[\w-]+-gradient\([^;]*;/g)]
    .map(([gradient]) => gradient)
    .filter((gradient) => isMixed(gradient, sheet));

it('finds a mixed colour, however far away it is mixed', () => {
  const stripes =
    'a { background: repeating-linear-gradient(135deg, var(--stripe) 0 2px, transparent 2px); }';
  expect(mixedStripes(`b { --stripe: color-mix(in srgb, red, blue); } ${stripes}`)).toHaveLength(1);
  expect(mixedStripes(`b { --stripe: var(--sp-accent-soft); } ${stripes}`)).toHaveLength(1);
  expect(mixedStripes(`b { --stripe: var(--sp-info); } ${stripes}`)).toEqual([]);
});

it.each(sheets.map((path) => [relative(root, path), read(path)]))(
  '%s has its stripes in plain colours',
  (_, sheet) => {
    expect(mixedStripes(sheet)).toEqual([]);
  },
);
