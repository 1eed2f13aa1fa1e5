import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestInfo } from '@playwright/test';
import { test as base, expect } from '../core/test.ts';
import { currentRun } from '../core/run.ts';
import { startServer, type RunningServer } from '../core/server.ts';
import { handsAt, type Hands } from './hands.ts';
import { isProblem } from './is-problem.ts';
import { openFor } from './open-engine.ts';
import type { Engine } from './engine.ts';

interface Opened {
  /** Where the product is; by default the server of the run. */
  readonly address?: string;
  /** Whether the device asks for dark colours. */
  readonly isDark?: boolean;
}

interface Fixtures {
  /** Opens a browser of somebody's own, in the engine and at the size of the project. It ends with the story. */
  readonly openHands: (opened?: Opened) => Promise<Hands>;
  /** A server of the story's own with the demo that nobody has touched, for what changes a server or can be done once. */
  readonly ownServer: RunningServer;
}

/** The test of every journey. It fails where an error was caught by nobody, or the content security policy refused something. */
export const test = base.extend<Fixtures>({
  openHands: async ({}, use, info) => {
    const open: Engine[] = [];
    const problems: string[] = [];
    try {
      await use(async ({ address = currentRun().address, isDark = false } = {}) => {
        const engine = await openFor(info.project.name, isDark);
        open.push(engine);
        return handsAt(engine, address);
      });
      for (const engine of open) problems.push(...(await engine.problems()).filter(isProblem));
      if (info.status !== info.expectedStatus) await attachWindows(open, info);
    } finally {
      for (const engine of open) await engine.close();
    }
    expect(problems).toEqual([]);
  },
  ownServer: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'sportello-engines-'));
    const { distFolder, demoFolder } = currentRun();
    const server = await startServer({ dataFolder: join(folder, 'data'), distFolder, like: demoFolder });
    await use(server);
    await server.stop();
    await rm(folder, { recursive: true, force: true });
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
