import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { unzipSync } from 'fflate';
import { expectAccessible } from '../../commands/accessibility.ts';
import { signInByScreen } from '../../commands/sign-in-by-screen.ts';
import { expect, test } from '../../core/test.ts';
import { adminDocuments } from '../../pages/signing/admin-documents.page.ts';
import { chooseFiles } from '../../hands/choose.ts';

const original = 'documento-originale.pdf';

test(
  'the log of a signed document is verified, and its evidence verifies itself from the disk',
  { tag: '@once' },
  async ({ page, browser }, info) => {
    test.setTimeout(120_000);
    const title = 'Informativa sulla privacy';
    const documents = adminDocuments(page);
    const details = page.getByRole('dialog', { name: title });

    await test.step('Given an administrator who looks back at a signed document', async () => {
      await signInByScreen(page, 'admin');
      await documents.open('?status=1');
      // What other stories have signed meanwhile stands above it.
      await documents.search(title);
      await page.getByRole('gridcell', { name: title }).first().dblclick();
      await expect(details.getByRole('button', { name: 'Verifica' })).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('Then she reads that its log is the one in the sealed PDF', async () => {
      await details.getByRole('button', { name: 'Verifica' }).click();
      await expect(details.getByText(/Il registro è integro.*PDF sigillato/)).toBeVisible();
      await expectAccessible(page);
    });

    const folder = info.outputPath('package');
    const zip = info.outputPath('prova.zip');
    await test.step('When she keeps the package of evidence and extracts it', async () => {
      const arrival = page.waitForEvent('download');
      await details.getByRole('button', { name: 'Pacchetto delle prove' }).click();
      await (await arrival).saveAs(zip);
      await mkdir(folder, { recursive: true });
      for (const [name, bytes] of Object.entries(unzipSync(await readFile(zip))))
        await writeFile(join(folder, name), bytes);
    });

    const context = await browser.newContext({ locale: 'it-IT', offline: true });
    const verifier = await context.newPage();
    const verdict = verifier.getByRole('status');
    await test.step('Then the page in it says, without a network, that it is intact', async () => {
      await verifier.goto(pathToFileURL(join(folder, 'verifica.html')).href);
      await expectAccessible(verifier);
      await chooseFiles(verifier.getByLabel('Il pacchetto, così come è stato scaricato'), zip);
      await expect(verdict).toHaveText(
        /^Il pacchetto è integro: lo garantisce il sigillo di «.+»\..*[0-9a-f]{64}$/,
      );
      await expect(
        verifier.getByText(/il sigillo elettronico di .* è valido e copre tutto il file/),
      ).toHaveCount(2);
      await expect(
        verifier.getByRole('heading', { name: 'Che cosa non si può controllare da qui' }),
      ).toBeVisible();
      await expectAccessible(verifier);
    });

    await test.step('And whose certificate it is stands on the page of our seals, for everybody', async () => {
      const stranger = await browser.newContext({ locale: 'it-IT' });
      const seals = await stranger.newPage();
      await seals.goto(new URL('/seals', page.url()).href);
      await expect(seals.getByRole('heading', { name: 'I sigilli dei documenti' })).toBeVisible();
      await expectAccessible(seals);
      const listed = (await seals.locator('code').allTextContents()).map((text) => text.replaceAll(' ', ''));
      const vouched = /[0-9a-f]{64}/.exec((await verdict.textContent()) ?? '')?.[0];
      expect(listed).toContain(vouched);
      await stranger.close();
    });

    await test.step('And fits a phone', async () => {
      await verifier.setViewportSize({ width: 390, height: 844 });
      expect(await verifier.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    });

    await test.step('And names a file that was changed, in both languages', async () => {
      const path = join(folder, original);
      const bytes = await readFile(path);
      bytes.writeUInt8(bytes.readUInt8(100) ^ 1, 100);
      await writeFile(path, bytes);
      const names = Object.keys(unzipSync(await readFile(zip)));
      await chooseFiles(
        verifier.getByLabel('oppure tutti i file della cartella'),
        names.map((name) => join(folder, name)),
      );
      await expect(verdict).toContainText('NON è integro');
      await expect(verifier.getByText(`${original}: è stato cambiato (SHA-256 diverso).`)).toBeVisible();
      await verifier.getByRole('button', { name: 'Read in English' }).click();
      await expect(verifier.getByText(`${original}: it was changed (other SHA-256).`)).toBeVisible();
    });
    await context.close();
  },
);
