import fc from 'fast-check';
import type { Problem } from '../oracle/problem.ts';
import type { Kind } from './kind.ts';
import type { Session } from './session.ts';
import { tryInput } from './try-input.ts';

/** A kind of lists of numbers, of which a 7 breaks the server. */
function createBroken() {
  const problems: Problem[] = [];
  const session = {
    takeProblems: () => problems.splice(0),
    takeStatuses: () => [200],
    isUsable: () => true,
  } as unknown as Session;
  const kind: Kind<readonly number[]> = {
    name: 'lists',
    weight: 1,
    plans: fc.array(fc.nat({ max: 9 }), { maxLength: 30, size: 'max' }),
    attempt: async (plan) => {
      if (plan.includes(7)) problems.push({ rule: 'failure', seen: '500', fault: 'seven' });
      return { isPast: true };
    },
  };
  return { session, kind };
}

describe('an input', () => {
  it('that breaks something is made as small as it still shows it', async () => {
    const { session, kind } = createBroken();
    const broken: unknown[] = [];
    for (let seed = 0; seed < 20; seed += 1) {
      const { found } = await tryInput({ kind, seed, session, isKnown: () => false });
      broken.push(...found.map(({ plan }) => plan));
    }
    expect(broken.length).toBeGreaterThan(3);
    expect(broken.every((plan) => JSON.stringify(plan) === '[7]')).toBe(true);
  });

  it('that shows what is known is only counted', async () => {
    const { session, kind } = createBroken();
    for (let seed = 0; seed < 20; seed += 1) {
      const tried = await tryInput({ kind, seed, session, isKnown: ({ fault }) => fault === 'seven' });
      expect(tried).toEqual({ isPast: true, statuses: [200], found: [] });
    }
  });
});
