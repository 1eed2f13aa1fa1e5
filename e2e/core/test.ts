import { test as base } from '@playwright/test';
import { currentRun } from './run.ts';
import { signIn } from './sign-in.ts';

interface Fixtures {
  /** Signs a demo person in. */
  readonly signInAs: (username: string) => Promise<void>;
}

/** The test of every spec: the server of the run, and a way to sign in. */
export const test = base.extend<Fixtures>({
  baseURL: async ({}, use) => use(currentRun().address),
  signInAs: async ({ context }, use) => use((username) => signIn(context.request, username)),
});

export { expect } from '@playwright/test';
