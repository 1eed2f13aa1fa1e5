import { problemAt, type Check, type ScreenProblem, type Seen } from './seen.ts';

/** A number that stands at two places is the same: at the menu's entry and the tile, on this screen and the one before. `10+` is any number over ten. */
export const checkFigures: Check = (seen) =>
  seen.isNetworkBad ? [] : [...onOneScreen(seen), ...onTwoScreens(seen)];

function onOneScreen({ after, before }: Seen): ScreenProblem[] {
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
}

function onTwoScreens({ after, figures }: Seen): ScreenProblem[] {
  return Object.entries(after.facts).flatMap(([what, value]) => {
    const other = figures[what];
    if (!other || other.value === value || other.screen === after.screen) return [];
    return [
      problemAt(
        'figures differ',
        `${what.replace(/ of .*/, '')} ${[other.screen, after.screen].toSorted().join(' ')}`,
        `${what}: ${other.value} at ${other.screen}, ${value} at ${after.screen}`,
      ),
    ];
  });
}

const shown = (number: string) => (number.endsWith('+') || Number(number) > 10 ? '10+' : number);
