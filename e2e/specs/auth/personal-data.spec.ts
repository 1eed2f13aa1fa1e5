import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { unzipSync } from 'fflate';
import { personalDataFile } from 'shared-api/contracts/platform';
import { expectAccessible } from '../../commands/accessibility.ts';
import { signIn } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';
import { profilePage } from '../../pages/auth/profile.page.ts';

test('somebody downloads what is held of them, and reads it', async ({ page, browser }, info) => {
  const profile = profilePage(page);
  const zip = info.outputPath('dati.zip');
  const folder = info.outputPath('dati');

  await test.step('Given Mario, who has just signed in, at the profile', async () => {
    await signIn(page.request, 'mario.rossi');
    await page.goto('/profile');
    await expect(profile.downloadData).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('When the data is downloaded', async () => {
    const arrival = page.waitForEvent('download');
    await profile.downloadData.click();
    await (await arrival).saveAs(zip);
    await expect(page.getByText('Dati scaricati')).toBeVisible();
    await expect(page.getByText(/, da te$/).first()).toBeVisible();
  });

  const files = await test.step('Then the package has the account in a form that programs read', async () => {
    const found = unzipSync(await readFile(zip));
    const data = personalDataFile.parse(JSON.parse(Buffer.from(found['data.json'] ?? []).toString()));
    expect(data.person.username).toBe('mario.rossi');
    expect(data.tables.find(({ table }) => table === 'auth_users')?.records).toHaveLength(1);
    return found;
  });

  await test.step('And a page to read without a network', async () => {
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'index.html'), files['index.html'] ?? new Uint8Array());
    const context = await browser.newContext({ locale: 'it-IT', offline: true });
    const reader = await context.newPage();
    await reader.goto(pathToFileURL(join(folder, 'index.html')).href);
    await expect(reader.getByRole('heading', { level: 1, name: 'I tuoi dati' })).toBeVisible();
    await expect(reader.getByRole('cell', { name: 'mario.rossi', exact: true }).first()).toBeVisible();
    await expectAccessible(reader);
    await context.close();
  });
});
