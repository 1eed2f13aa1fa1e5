import { writeFile } from 'node:fs/promises';
import type { TestInfo } from '@playwright/test';
import { test as base, expect } from '../core/test.ts';
import { currentRun } from '../core/run.ts';
import { handsAt, type Hands } from './hands.ts';
import { isProblem } from './is-problem.ts';
import { openFor } from './open-engine.ts';
import type { Engine } from './engine.ts';

interface Fixtures {
  /** Opens a browser of somebody's own, in the engine and at the size of the project. It ends with the story. */
  readonly openHands: () => Promise<Hands>;
}

/** The test of every journey. It fails where an error was caught by nobody, or the content security policy refused something. */
export const test = base.extend<Fixtures>({
  openHands: async ({}, use, info) => {
    const open: Engine[] = [];
    const problems: string[] = [];
    try {
      await use(async () => {
        const engine = await openFor(info.project.name);
        open.push(engine);
        return handsAt(engine, currentRun().address);
      });
      for (const engine of open) problems.push(...(await engine.problems()).filter(isProblem));
      if (info.status !== info.expectedStatus) await attachWindows(open, info);
    } finally {
      for (const engine of open) await engine.close();
    }
    expect(problems).toEqual([]);
  },
});

/** What was seen where a journey failed. */
async function attachWindows(open: readonly Engine[], info: TestInfo): Promise<void> {
  for (const [index, engine] of open.entries()) {
    const path = info.outputPath(`window-${index}.png`);
    const picture = await engine.screenshot().catch(() => undefined);
    if (!picture) continue;
    await writeFile(path, picture);
    info.attachments.push({ name: `window-${index}`, path, contentType: 'image/png' });
  }
}

export { expect } from '@playwright/test';
