import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectAccessible } from '../../commands/accessibility.ts';
import { makeP12 } from '../../commands/made-p12.ts';
import { currentRun } from '../../core/run.ts';
import { startServer, type RunningServer } from '../../core/server.ts';
import { expect, test } from '../../core/test.ts';
import { typeInto } from '../../hands/type-into.ts';
import { chooseFiles } from '../../hands/choose.ts';

let server: RunningServer;
let folder: string;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sportello-first-run-'));
  const { distFolder } = currentRun();
  server = await startServer({ dataFolder: join(folder, 'data'), distFolder, env: { DEMO: 'false' } });
});
test.afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

test('an empty installation gets its company and its administrator by the address that it prints, and says what is left', async ({
  page,
}) => {
  let address = '';
  await test.step('Given the address that the start prints', async () => {
    await expect.poll(() => server.said()).toContain('/setup#');
    address = /http\S+\/setup#\S+/.exec(server.said())?.[0] ?? '';
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Configurazione iniziale');
    await expectAccessible(page);
  });

  await test.step('When the first administrator enters the company and themselves', async () => {
    await typeInto(page.getByLabel('Azienda'), 'Nuova S.r.l.');
    await typeInto(page.getByLabel('Nome', { exact: true }), 'Carla');
    await typeInto(page.getByLabel('Cognome'), 'De Santis');
    await typeInto(page.getByLabel('E‑mail'), 'carla@nuova.example');
    await typeInto(page.getByLabel('Nuova password', { exact: true }), 'Partenza-Felice-7!');
    await typeInto(page.getByLabel('Conferma la nuova password'), 'Partenza-Felice-7!');
    await page.getByRole('button', { name: 'Crea e continua' }).click();
  });

  await test.step('Then they are in, read what is still to be done, and try the mail', async () => {
    await expect(page.getByText('Restano 7 passi')).toBeVisible();
    await expectAccessible(page);
    await typeInto(page.getByLabel('Indirizzo del mittente'), 'portale@nuova.example');
    await page.getByRole('button', { name: 'Salva il mittente' }).click();
    await expect(page.getByText('Mittente salvato')).toBeVisible();
    await page.getByRole('button', { name: 'Invia e‑mail di prova' }).click();
    await expect(page.getByText(/^carla@nuova\.example: resta nella casella/)).toBeVisible();
    await page.getByRole('button', { name: 'Ne facciamo a meno' }).last().click();
    await expect(page.getByText('Restano 6 passi')).toBeVisible();
  });

  await test.step('And they give the installation the seal of the company, which they see before it is used', async () => {
    const p12 = { name: 'sigillo.p12', mimeType: 'application/x-pkcs12', buffer: await makeP12('segreta') };
    await page.getByRole('button', { name: 'Carica un certificato' }).click();
    const dialog = page.getByRole('dialog');
    await chooseFiles(dialog.getByLabel('File P12 o PFX'), p12);
    await typeInto(dialog.getByLabel('Password del file'), 'sbagliata');
    await dialog.getByRole('button', { name: 'Controlla' }).click();
    await expect(dialog.getByText('La password non apre questo file')).toBeVisible();
    await typeInto(dialog.getByLabel('Password del file'), 'segreta');
    await dialog.getByRole('button', { name: 'Controlla' }).click();
    await expect(dialog.getByText('Sigillo Nuova, Nuova S.r.l.').first()).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Usa questo certificato' }).click();
    await expect(page.getByText('I documenti portano il sigillo dell’azienda.')).toBeVisible();
    await expect(page.getByText('Restano 5 passi')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('And the address is over', async () => {
    await page.goto('about:blank');
    await page.goto(address);
    await expect(page.getByText('Il link non è più valido')).toBeVisible();
    await expectAccessible(page);
  });
});
