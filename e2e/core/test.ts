import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, type Browser } from '@playwright/test';
import { recordControls } from '../controls/record-controls.ts';
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
    async ({ browser }, use) => use(record === undefined ? browser : recorded(browser, record)),
    { scope: 'worker' },
  ],
});

/** A browser whose windows write down the controls of every page, by `recordControls`. */
function recorded(browser: Browser, folder: string): Browser {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `stories-${process.pid}.jsonl`);
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await open(options);
    await recordControls(context, (lines) => appendFileSync(file, `${JSON.stringify(lines)}\n`));
    return context;
  };
  return browser;
}

export { expect } from '@playwright/test';
