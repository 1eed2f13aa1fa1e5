import type { Browser } from 'playwright';
import type { ScreenProblem } from './checks/seen.ts';
import { createCoverage } from './coverage.ts';
import type { Find } from './finds.ts';
import { openWalk } from './walk.ts';
import type { ScreensWorldMaker } from './world.ts';

interface ReplayOptions {
  readonly browser: Browser;
  readonly maker: ScreensWorldMaker;
  readonly find: Pick<Find, 'person' | 'steps'>;
}

/** Does the steps of a find again in a world of its own. @returns all that is wrong on the way, and after which step */
export async function replay({ browser, maker, find }: ReplayOptions) {
  const world = await maker.open();
  const walk = await openWalk({ browser, world, person: find.person, coverage: createCoverage() });
  const problems: { readonly problem: ScreenProblem; readonly index: number }[] = [];
  try {
    for (const [index, step] of find.steps.entries())
      for (const problem of (await walk.take(step)) ?? []) problems.push({ problem, index });
    return problems;
  } finally {
    await walk.close();
    await world.close();
  }
}
