import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildFolder, deploy, readLivePointers, rollback } from 'server/builds';
import { copyLiveBuilds } from '../../../tooling/build/copy-builds.ts';
import { expectAccessible } from '../../commands/accessibility.ts';
import { currentRun } from '../../core/run.ts';
import { startServer, type RunningServer } from '../../core/server.ts';
import { signIn } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';
import { profilePage } from '../../pages/auth/profile.page.ts';
import { shellPage } from '../../pages/platform/shell.page.ts';
import { typeInto } from '../../hands/type-into.ts';

// A server and builds of its own: what it makes live is offered to every page that is open.
let server: RunningServer;
let folder: string;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sportello-shell-'));
  const { distFolder, demoFolder } = currentRun();
  await copyLiveBuilds(distFolder, join(folder, 'dist'));
  server = await startServer({
    dataFolder: join(folder, 'data'),
    distFolder: join(folder, 'dist'),
    like: demoFolder,
  });
});
test.afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Makes another build of the shell live: the same files under another name. */
async function deployAnotherShell(dist: string): Promise<void> {
  const { shell } = await readLivePointers(dist);
  const live = shell?.live ?? '';
  const build = `${live}-next`;
  await cp(buildFolder(dist, 'shell', live), buildFolder(dist, 'shell', build), { recursive: true });
  const description = join(buildFolder(dist, 'shell', build), 'shell.json');
  await writeFile(description, (await readFile(description, 'utf8')).replaceAll(live, build));
  await deploy({ dist, name: 'shell', build });
}

test('a new shell is offered to an open page, and never takes away what is being typed', async ({
  browser,
  viewport,
}) => {
  const dist = join(folder, 'dist');
  const context = await browser.newContext({ viewport, baseURL: server.address, locale: 'it-IT' });
  const page = await context.newPage();
  const { firstName } = profilePage(page);
  const offer = page.getByRole('region', { name: 'Avvisi' }).getByText(/È pronta una nuova versione/);

  await test.step('Given a form that is being filled in', async () => {
    await signIn(context.request, 'giulia.bianchi', server.dataFolder);
    await page.goto('/profile');
    await typeInto(firstName, 'Giuliana');
    await shellPage(page).mark();
  });

  await test.step('When another build of the shell is live, then a reload is offered and nothing else happens', async () => {
    await deployAnotherShell(dist);
    await expect(offer).toBeVisible();
    await expectAccessible(page);
    await shellPage(page).expectNoReload();
    await expect(firstName).toHaveValue('Giuliana');
  });

  await test.step('When it is taken in the middle of the form, then the browser asks first, and what was typed stays', async () => {
    const asked = new Promise<string>((resolve) =>
      page.once('dialog', (dialog) => {
        resolve(dialog.type());
        void dialog.dismiss();
      }),
    );
    await page.getByRole('button', { name: 'Ricarica', exact: true }).click();
    expect(await asked).toBe('beforeunload');
    await expect(firstName).toHaveValue('Giuliana');
    await shellPage(page).expectNoReload();
  });

  await test.step('When it is taken with nothing in progress, then the page is that of the new shell', async () => {
    await rollback({ dist, name: 'shell' });
    await page.goto('/dash', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { name: /Giulia/ })).toBeVisible();
    await deployAnotherShell(dist);
    await expect(offer).toBeVisible();
    await Promise.all([
      page.waitForEvent('load'),
      page.getByRole('button', { name: 'Ricarica', exact: true }).click(),
    ]);
    await expect(page.getByRole('heading', { name: /Giulia/ })).toBeVisible();
    await expect(offer).toBeHidden();
    expect(await page.content()).toMatch(/\/shell\/[^/]+-next\//);
  });
  await context.close();
});
