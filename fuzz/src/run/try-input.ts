import fc from 'fast-check';
import type { Problem } from '../oracle/problem.ts';
import type { Kind } from './kind.ts';
import type { Session } from './session.ts';

/** What one input showed. */
interface Tried {
  readonly isPast: boolean;
  readonly statuses: readonly number[];
  /** Problems that were not known before, each with the smallest plan that still shows it. */
  readonly found: readonly { readonly problem: Problem; readonly plan: unknown }[];
}

interface TryOptions<Plan> {
  readonly kind: Kind<Plan>;
  readonly seed: number;
  readonly session: Session;
  /** Whether a problem was found before. */
  isKnown(problem: Problem): boolean;
}

/** How many smaller plans are tried at most, and for how long. */
const maxShrinks = 60;
const maxShrinkMs = 30_000;

/** Makes the plan of a seed and sends it; where something new is wrong, a smaller plan that shows the same is looked for. */
export async function tryInput<Plan>({ kind, seed, session, isKnown }: TryOptions<Plan>): Promise<Tried> {
  let isPast = false;
  let statuses: readonly number[] = [];
  let sought: string | undefined;
  let smallest: unknown;
  let tries = 0;
  const found: Problem[] = [];
  const started = performance.now();
  await fc.check(
    fc.asyncProperty(kind.plans, async (plan) => {
      tries += 1;
      const isEnough = tries > maxShrinks || performance.now() - started > maxShrinkMs || !session.isUsable();
      if (tries > 1 && isEnough) return true;
      const attempt = await kind.attempt(plan, session);
      const problems = session.takeProblems().filter((problem) => !isKnown(problem));
      if (sought === undefined) {
        isPast = attempt.isPast;
        statuses = session.takeStatuses();
        found.push(...problems);
        sought = problems[0]?.fault;
      }
      session.takeStatuses();
      const isShown = problems.some(({ fault }) => fault === sought);
      if (isShown) smallest = plan;
      return !isShown;
    }),
    { seed, numRuns: 1 },
  );
  return { isPast, statuses, found: found.map((problem) => ({ problem, plan: smallest })) };
}
