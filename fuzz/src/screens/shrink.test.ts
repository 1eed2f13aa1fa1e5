import { shrink } from './shrink.ts';
import type { Step } from './step.ts';
import { createRandom } from './random.ts';

const key = (name: string): Step => ({ does: 'key', key: name });
const open = (path: string): Step => ({ does: 'open', path });

/** Shows what was found whenever these keys come in this order. */
const showsFor =
  (...wanted: readonly string[]) =>
  async (steps: readonly Step[]) => {
    const rest = [...wanted];
    for (const step of steps) if ('key' in step && step.key === rest[0]) rest.shift();
    return rest.length === 0;
  };

it('leaves the fewest steps that still show it', async () => {
  const steps = [open('/a'), key('x'), open('/b'), key('1'), key('y'), key('2'), key('z'), key('3')];
  const smaller = await shrink({ steps, shows: showsFor('1', '3'), goesOn: () => true });
  expect(smaller).toEqual([key('1'), key('3')]);
});

it('keeps everything where nothing smaller shows it, and where there is no time', async () => {
  const steps = [open('/a'), key('1')];
  expect(await shrink({ steps, shows: async () => false, goesOn: () => true })).toEqual(steps);
  expect(await shrink({ steps, shows: async () => true, goesOn: () => false })).toEqual(steps);
});

it('has the same chance for the same seed', () => {
  const chances = (seed: number) => {
    const random = createRandom(seed);
    return [random.next(), random.below(100), random.pick(['a', 'b', 'c']), random.weigh([1, 2, 9], Number)];
  };
  expect(chances(7)).toEqual(chances(7));
  expect(chances(7)).not.toEqual(chances(8));
});
