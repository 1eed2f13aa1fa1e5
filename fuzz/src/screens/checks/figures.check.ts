import { problemAt, type Check } from './seen.ts';

/** A number that stands at two places for one address is the same: the menu's, the tile's. `10+` is any number over ten. */
export const checkFigures: Check = ({ after, before, isNetworkBad }) => {
  if (isNetworkBad) return [];
  return Object.entries(after.counters).flatMap(([path, numbers]) => {
    const differ = new Set(numbers.map(shown)).size > 1;
    // One of them may be on its way: what still differs after the next step is wrong.
    const didBefore = new Set((before.counters[path] ?? []).map(shown)).size > 1;
    return differ && didBefore
      ? [
          problemAt(
            'figures differ',
            `${after.screen} ${path}`,
            `${after.screen}: ${path} has ${numbers.join(' and ')}`,
          ),
        ]
      : [];
  });
};

const shown = (number: string) => (number.endsWith('+') || Number(number) > 10 ? '10+' : number);
