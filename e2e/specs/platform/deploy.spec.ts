import { cp, readFile, rm, writeFile } from 'node:fs/promises';
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

async function takesNewBuilds({ page, signInAs }: TestFixtures) {
  const dist = currentRun().distFolder;
  const shell = shellPage(page);
  await signInAs('admin');
  await page.goto('/late');
  await expect(shell.heading('Prima versione')).toBeVisible();
  await shell.mark();

  const copy = join(root, 'dist/unfinished', `late-${process.pid}`);
  await cp(fixture, copy, { recursive: true });
  const texts = join(copy, 'src/texts.ts');
  await writeFile(texts, (await readFile(texts, 'utf8')).replace('Prima versione', 'Seconda versione'));
  const { name, build } = await buildPackage(copy, { dist });
  await rm(copy, { recursive: true });
  await deploy({ dist, name, build });

  await shell.goHome();
  await shell.openFromMenu('Tardi');
  await expect(shell.heading('Seconda versione')).toBeVisible();
  await rollback({ dist, name });
  await shell.goHome();
  await shell.openFromMenu('Tardi');
  await expect(shell.heading('Prima versione')).toBeVisible();
  await shell.expectNoReload();
  await deploy({ dist, name, build });
  await page.reload();
  await expect(shell.heading('Seconda versione')).toBeVisible();
  await rollback({ dist, name });
}
