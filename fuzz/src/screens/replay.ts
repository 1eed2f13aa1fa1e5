import type { Browser } from 'playwright';
import type { ScreenProblem } from './checks/seen.ts';
import { createCoverage } from './coverage.ts';
import type { Find } from './finds.ts';
import { byLookingCloser, lookCloser } from './look-closer.ts';
import { openWalk } from './walk.ts';
import type { ScreensWorldMaker } from './world.ts';

interface ReplayOptions {
  readonly browser: Browser;
  readonly maker: ScreensWorldMaker;
  readonly find: Pick<Find, 'person' | 'steps' | 'problem'>;
}

/** Does the steps of a find again in a world of its own. @returns all that is wrong on the way, and after which step */
export async function replay({ browser, maker, find }: ReplayOptions) {
  const world = await maker.open();
  const walk = await openWalk({ browser, world, person: find.person, coverage: createCoverage() });
  const states = new Set<string>();
  const problems: { readonly problem: ScreenProblem; readonly index: number }[] = [];
  try {
    for (const [index, step] of find.steps.entries()) {
      const seen = await walk.take(step);
      const closer = seen && byLookingCloser.has(find.problem.rule) ? await lookCloser(walk, states) : [];
      for (const problem of [...(seen ?? []), ...closer]) problems.push({ problem, index });
    }
    return problems;
  } finally {
    await walk.close();
    await world.close();
  }
}
