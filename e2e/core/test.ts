import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, type Browser, type BrowserContext } from '@playwright/test';
import { recordControls } from '../controls/record-controls.ts';
import { leaveBetweenSteps } from '../hands/settled-steps.ts';
import { currentRun } from './run.ts';
import { signIn } from './sign-in.ts';

interface Fixtures {
  /** Signs a demo person in. */
  readonly signInAs: (username: string) => Promise<void>;
}

/** Where `npm test` wants to know which controls were used; elsewhere nobody does. */
const record = process.env['CONTROL_RECORD'];

/** The test of every spec: the server of the run, and a way to sign in. */
export const test = base.extend<Fixtures, { browser: Browser }>({
  baseURL: async ({}, use) => use(currentRun().address),
  signInAs: async ({ context }, use) => use((username) => signIn(context.request, username)),
  browser: [
    async ({ browser }, use) => {
      prepareContexts(browser, record === undefined ? leaveBetweenSteps : recorder(record));
      await use(browser);
    },
    { scope: 'worker' },
  ],
});

/** Has something done with every context of a browser before it is used. */
function prepareContexts(browser: Browser, prepare: (context: BrowserContext) => void | Promise<void>): void {
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await open(options);
    await prepare(context);
    return context;
  };
}

/** Has the windows of a context write down the controls of every page, by `recordControls`. */
function recorder(folder: string) {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `stories-${process.pid}.jsonl`);
  return async (context: BrowserContext) => {
    leaveBetweenSteps(context);
    await recordControls(context, (lines) => appendFileSync(file, `${JSON.stringify(lines)}\n`));
  };
}

export { expect } from '@playwright/test';
