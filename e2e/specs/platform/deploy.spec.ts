import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { deploy, rollback } from 'server/builds';
import { buildPackage } from '../../../tooling/build/build-package.ts';
import { currentRun } from '../../core/run.ts';
import { expect, test } from '../../core/test.ts';
import { shellPage } from '../../pages/platform/shell.page.ts';

const root = resolve(import.meta.dirname, '../../..');
const fixture = join(root, 'e2e/fixtures/mfe-late');

interface TestFixtures {
  readonly page: Page;
  readonly signInAs: (username: string) => Promise<void>;
}

test.describe.configure({ mode: 'serial' });

for (const serviceWorkers of ['block', 'allow'] as const) {
  test.describe(serviceWorkers === 'allow' ? 'with the service worker' : 'without a service worker', () => {
    test.use({ serviceWorkers });
    test(
      'a new build is taken at the next entry into its area, and a roll-back too, without a reload',
      { tag: '@once' },
      takesNewBuilds,
    );
  });
}

type Changes = Readonly<Record<string, readonly [string, string]>>;

/** Builds the module with other words in some of its files. */
async function buildChanged(dist: string, changes: Changes) {
  const copy = join(root, 'dist/unfinished', `late-${process.pid}`);
  await cp(fixture, copy, { recursive: true });
  for (const [name, [from, to]] of Object.entries(changes)) {
    const file = join(copy, 'src', name);
    await writeFile(file, (await readFile(file, 'utf8')).replace(from, to));
  }
  const place = await buildPackage(copy, { dist });
  await rm(copy, { recursive: true });
  return place;
}

/** Opens the dashboard, which asks which builds are live, and waits for the answer. */
async function goHomeAndAsk(page: Page): Promise<void> {
  const asked = page.waitForResponse(/\/api\/getBoot\b/);
  await shellPage(page).goHome();
  await asked;
}

async function takesNewBuilds({ page, signInAs }: TestFixtures) {
  const dist = currentRun().distFolder;
  const shell = shellPage(page);
  await signInAs('admin');
  await page.goto('/late');
  await expect(shell.heading('Prima versione')).toBeVisible();
  await shell.mark();

  const { name, build } = await buildChanged(dist, { 'texts.ts': ['Prima versione', 'Seconda versione'] });
  await deploy({ dist, name, build });

  await goHomeAndAsk(page);
  await shell.openFromMenu('Tardi');
  await expect(shell.heading('Seconda versione')).toBeVisible();
  await rollback({ dist, name });
  await goHomeAndAsk(page);
  await shell.openFromMenu('Tardi');
  await expect(shell.heading('Prima versione')).toBeVisible();
  await shell.expectNoReload();
  await deploy({ dist, name, build });
  await page.reload();
  await expect(shell.heading('Seconda versione')).toBeVisible();
  await rollback({ dist, name });
}

const brokenBuilds: Record<string, { changes: Changes; harm?: (folder: string) => Promise<void> }> = {
  'throws while it is drawn': {
    changes: {
      'late.screen.tsx': ['const t =', "if (document) throw new Error('Broken build');\n  const t ="],
    },
  },
  'throws while it is loaded': {
    changes: { 'late.screen.tsx': ['export function', "throw new Error('Broken file');\nexport function"] },
  },
  'lacks the file of its screen': {
    changes: { 'texts.ts': ['Prima versione', 'Senza schermata'] },
    harm: async (folder) => {
      const files = await readdir(folder);
      await Promise.all(
        files.filter((file) => file.startsWith('screen-late')).map((file) => rm(join(folder, file))),
      );
    },
  },
};

for (const [how, { changes, harm }] of Object.entries(brokenBuilds)) {
  test(
    `a build that ${how} heals by a retry once it is rolled back, for who is inside`,
    { tag: ['@once', ...(how === 'throws while it is loaded' ? [] : ['@in-full'])] },
    async ({ page, signInAs }) => {
      const dist = currentRun().distFolder;
      const shell = shellPage(page);
      const { name, build, folder } = await buildChanged(dist, changes);
      await harm?.(folder);
      await signInAs('admin');
      await page.goto('/dash');
      await shell.mark();
      await deploy({ dist, name, build });
      await goHomeAndAsk(page);
      await shell.openFromMenu('Tardi');
      await expect(shell.card).toContainText('Tardi non è disponibile');
      await shell.retry();
      await expect(shell.card).toContainText('Tardi non è disponibile');

      await rollback({ dist, name });
      await shell.retryUntil('Prima versione');
      await expect(page).toHaveURL(/\/late$/);
      await shell.expectNoReload();
    },
  );
}
