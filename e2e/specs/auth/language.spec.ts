import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectAccessible } from '../../commands/accessibility.ts';
import { findMail } from '../../core/outbox.ts';
import { currentRun } from '../../core/run.ts';
import { startServer, type RunningServer } from '../../core/server.ts';
import { codeIn, demoPassword, signIn } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';
import { typeInto } from '../../hands/type-into.ts';

// A server of its own: a person's language would change under the other stories.
let server: RunningServer;
let folder: string;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sportello-language-'));
  const { distFolder, demoFolder } = currentRun();
  server = await startServer({ dataFolder: join(folder, 'data'), distFolder, like: demoFolder });
});
test.afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

test(
  'the language that somebody chooses at the sign-in follows to the next device',
  { tag: '@phone' },
  async ({ browser, viewport }) => {
    const device = () => browser.newContext({ baseURL: server.address, viewport, reducedMotion: 'reduce' });
    const [desk, phone] = [await device(), await device()];
    const [page, other] = [await desk.newPage(), await phone.newPage()];

    await test.step('Given the sign-in, in Italian until one chooses', async () => {
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Accedi');
      const choices = page.getByRole('group', { name: 'Lingua' }).getByRole('radio');
      await expect(choices.first()).toHaveAttribute('value', 'en');
      await choices.first().check();
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expectAccessible(page);
    });

    await test.step('When somebody signs in in English, then all is in English', async () => {
      await typeInto(page.getByRole('textbox', { name: 'Username' }), 'mario.rossi');
      await typeInto(page.getByLabel('Password', { exact: true }), await demoPassword(server.dataFolder));
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(page.getByText('We sent a six-digit code')).toBeVisible();
      const { text } = await findMail(desk.request, ({ subject }) => /Your code/.test(subject));
      await typeInto(page.getByRole('textbox', { name: 'Code' }), codeIn(text) ?? '');
      await expect(page.getByRole('heading', { name: /Hello/ })).toBeVisible();
    });

    await test.step('Then a device that never heard of the choice follows it', async () => {
      await signIn(phone.request, 'mario.rossi', server.dataFolder);
      await other.goto('/profile?section=preferences');
      await expect(other.getByRole('radio', { name: 'English' })).toBeChecked();
      await expect(other.locator('html')).toHaveAttribute('lang', 'en');
      await expectAccessible(other);
    });

    await test.step('When it is changed there, then it is so here too on coming back', async () => {
      await Promise.all([
        other.waitForResponse(/saveLanguage/),
        other.getByRole('radio', { name: 'Italiano' }).check(),
      ]);
      await expect(other.getByRole('tab', { name: 'Preferenze' })).toBeVisible();
      await page.reload();
      await expect(page.getByRole('heading', { name: /Ciao/ })).toBeVisible();
    });

    await Promise.all([desk.close(), phone.close()]);
  },
);
