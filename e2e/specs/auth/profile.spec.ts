import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../commands/accessibility.ts';
import { enterMailedCode } from '../../commands/sign-in-by-screen.ts';
import { findMail } from '../../core/outbox.ts';
import { currentRun } from '../../core/run.ts';
import { startServer, type RunningServer } from '../../core/server.ts';
import { codeIn, demoPassword, signIn } from '../../core/sign-in.ts';
import { expect, test as base } from '../../core/test.ts';
import { loginPage } from '../../pages/auth/login.page.ts';
import { profilePage } from '../../pages/auth/profile.page.ts';
import { shellPage } from '../../pages/platform/shell.page.ts';
import { typeInto } from '../../hands/type-into.ts';

// A server of its own: these people change their names, addresses and passwords, and one leaves for good.
let server: RunningServer;
let folder: string;

const test = base.extend<{ openAs: (username: string, address: string) => Promise<Page> }>({
  openAs: async ({ browser, viewport, hasTouch, isMobile }, use) => {
    const look = { viewport, hasTouch, isMobile, locale: 'it-IT', timezoneId: 'Europe/Rome' };
    const context = await browser.newContext({ ...look, baseURL: server.address, reducedMotion: 'reduce' });
    await use(async (username, address) => {
      await signIn(context.request, username, server.dataFolder);
      const page = await context.newPage();
      await page.goto(address);
      return page;
    });
    await context.close();
  },
});

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sportello-profile-'));
  const { distFolder, demoFolder } = currentRun();
  server = await startServer({ dataFolder: join(folder, 'data'), distFolder, like: demoFolder });
});
test.afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

test('somebody changes their name and sees it at the top at once', async ({ openAs }) => {
  const page = await openAs('mario.rossi', '/dash');
  const profile = profilePage(page);

  await test.step('Given the tile of the profile', async () => {
    await page
      .getByRole('main')
      .getByRole('link', { name: /Profilo/ })
      .click();
    await expect(profile.firstName).toHaveValue('Mario');
    await expectAccessible(page);
  });

  await test.step('When the name is left empty, then it is asked for', async () => {
    await typeInto(profile.firstName, '');
    await profile.press('Salva');
    await expect(page.getByText('Per favore verificare i dati')).toBeVisible();
    await expect(page.getByText('Campo obbligatorio')).toBeVisible();
  });

  await test.step('When it is saved, then the top bar has it', async () => {
    await typeInto(profile.firstName, 'Mario Luigi');
    await profile.press('Salva');
    await expect(page.getByText('Dati salvati correttamente')).toBeVisible();
    await expect(page.getByText('Mario Luigi Rossi', { exact: true }).first()).toBeVisible();
  });

  await test.step('And the account at the top leads there too', async () => {
    await page.goto('/dash');
    await page.getByTitle('Utente e preferenze').click();
    await expect(page.getByRole('dialog', { name: 'Utente' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Profilo, sicurezza e notifiche' }).click();
    await expect(profile.firstName).toHaveValue('Mario Luigi');
  });

  await test.step('And each section has its address', async () => {
    await profile.tab('Sicurezza').click();
    await expect(page).toHaveURL(/section=security/);
    await expect(page.getByRole('heading', { name: 'Dove hai effettuato l’accesso' })).toBeVisible();
    await expectAccessible(page);
    await profile.tab('Preferenze').click();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Lingua e aspetto' })).toBeVisible();
    await expectAccessible(page);
  });
});

test('a new mail address counts once its code was entered', async ({ openAs }) => {
  const page = await openAs('giulia.bianchi', '/profile');
  const profile = profilePage(page);
  const address = 'giulia@nuovo.example';

  await typeInto(profile.email, address);
  await typeInto(profile.password, await demoPassword(server.dataFolder));
  await profile.press('Salva');
  await expect(page.getByRole('dialog', { name: 'Inserisci il codice' })).toBeVisible();
  await expectAccessible(page);
  const mail = await findMail(page.request, ({ to }) => to === address);
  await loginPage(page).enterCode(codeIn(mail.text) ?? '');
  await expect(page.getByText('Il nuovo indirizzo è confermato')).toBeVisible();
  await expect(profile.email).toHaveValue(address);
  const told = await findMail(page.request, ({ subject }) =>
    subject.includes('indirizzo di Sportello è cambiato'),
  );
  expect(told.to).toBe('giulia.bianchi@acme.example');
});

test(
  'somebody without a phone number adds one, confirms it, and signs in by SMS',
  { tag: '@phone' },
  async ({ openAs }) => {
    const page = await openAs('hr.acme', '/profile');
    const profile = profilePage(page);

    await test.step('Given a number that cannot be one, then it is not taken', async () => {
      await page.getByRole('button', { name: 'Aggiungi un numero' }).click();
      await profile.enterPhone('12', await demoPassword(server.dataFolder));
      await expect(page.getByText('Il numero di cellulare non è valido').first()).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('When another is given, then its code comes there', async () => {
      await profile.enterPhone('3331234567', await demoPassword(server.dataFolder));
      await expect(page.getByRole('dialog', { name: 'Inserisci il codice' })).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('And the number waits, over a reload too', async () => {
      await page.reload();
      await expect(page.getByText(/numero \+39\s333\s123\s45\s67 vale solo dopo la conferma/)).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('When the code is entered, then it counts and a mail tells it', async () => {
      await page.getByRole('button', { name: 'Annulla la modifica' }).click();
      await expect(page.getByText('Il numero non è stato aggiunto')).toBeVisible();
      await page.getByRole('button', { name: 'Aggiungi un numero' }).click();
      await profile.enterPhone('333 765 43 21', await demoPassword(server.dataFolder));
      const sms = await findMail(page.request, ({ to }) => to === '+393337654321');
      await loginPage(page).enterCode(codeIn(sms.text) ?? '');
      await expect(page.getByText('Il nuovo numero è confermato')).toBeVisible();
      await expect(page.getByText('+39 333 765 43 21')).toBeVisible();
      const told = await findMail(page.request, ({ subject }) =>
        subject.includes('numero di cellulare per Sportello'),
      );
      expect(told.to).toBe('hr@acme.example');
    });

    await test.step('Then codes of the sign-in go there', async () => {
      await page.context().clearCookies();
      await page.goto('/');
      await loginPage(page).chooseChannel('SMS');
      await loginPage(page).enterPassword('hr.acme', await demoPassword(server.dataFolder));
      await expect(page.getByText(/al numero ••• 21/)).toBeVisible();
    });
  },
);

test('somebody changes their password, stays signed in here alone, and sees live who comes and goes', async ({
  openAs,
  browser,
}) => {
  const page = await openAs('anna.neri', '/profile');
  const profile = profilePage(page);
  const old = await demoPassword(server.dataFolder);
  const lines: string[] = [];
  page.on('request', (request) => request.url().endsWith('/api/events') && lines.push(request.url()));

  await profile.press('Password');
  await expect(page.getByLabel('Utente', { exact: true })).toHaveValue('anna.neri');
  await expectAccessible(page);
  await profile.changePassword('Sbagliata-1', 'Tutta-Nuova');
  await expect(page.getByText('La vecchia password non corrisponde').first()).toBeVisible();
  await profile.changePassword(old, 'Tutta-Nuova');
  await expect(page.getByText('La password è stata cambiata con successo')).toBeVisible();
  await expect(page).toHaveURL(/\/profile\?section=security/);
  const alone = page.getByText('Non ci sono altre sessioni aperte.');
  await expect(alone).toBeVisible();

  const look = { baseURL: server.address, locale: 'it-IT' };
  const elsewhere = await browser.newContext(look);
  const other = await elsewhere.newPage();
  await loginPage(other).open();
  const since = new Date();
  await loginPage(other).enterPassword('anna.neri', 'Tutta-Nuova');
  await enterMailedCode(other, { username: 'anna.neri', since });
  await expect(alone).toBeHidden();
  await shellPage(other).openFromMenu('Esci');
  await expect(alone).toBeVisible();
  await elsewhere.close();
  // One for the page, one for the session that the new password brought.
  expect(lines.length).toBeLessThanOrEqual(2);
});

test('an administrator edits the data of an employee', { tag: '@once' }, async ({ openAs }) => {
  const page = await openAs('admin', '/profile');
  const profile = profilePage(page);

  await profile.press('Aziende');
  await page.getByRole('button', { name: 'Beta S.r.l.' }).click();
  await page.getByRole('button', { name: /Verdi Luca/ }).click();
  await expect(page.getByText(/Stai modificando i dati di Luca Verdi/)).toBeVisible();
  await expectAccessible(page);
  await typeInto(profile.firstName, 'Luca Maria');
  await profile.press('Salva');
  await expect(page.getByText('Dati salvati correttamente')).toBeVisible();
  await expect(page.getByText(/Stai modificando i dati di Luca Maria Verdi/)).toBeVisible();

  await typeInto(profile.email, 'luca@nuovo.example');
  await typeInto(profile.password, await demoPassword(server.dataFolder));
  await profile.press('Salva');
  await expect(page.getByText(/luca@nuovo.example vale solo quando la persona lo conferma/)).toBeVisible();
  await expectAccessible(page);
  const told = await findMail(page.request, ({ to }) => to === 'luca.verdi@beta.example');
  expect(told.subject).toBe('Conferma il tuo nuovo indirizzo di Sportello');
});

test('somebody leaves for good, by the link of an SMS', { tag: '@phone' }, async ({ openAs }) => {
  const page = await openAs('mario.rossi', '/profile');
  const profile = profilePage(page);

  await test.step('Given the dialog that says what goes and what stays', async () => {
    await profile.press('Elimina account');
    await expect(page.getByText('Resta, come prevede la legge')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('When it is confirmed, then a link comes by SMS and the person is signed out', async () => {
    await page.getByRole('alertdialog').getByRole('button', { name: 'Elimina account' }).click();
    await expect(page.getByText('Verifica il tuo Sms')).toBeVisible();
    await expect(loginPage(page).username).toBeVisible();
  });

  await test.step('And only the link removes the account', async () => {
    const message = await findMail(page.request, ({ text }) => text.includes('/removeAccount#'));
    await page.goto(/\S+removeAccount#\S+/.exec(message.text)?.[0] ?? '');
    await expect(page.getByText(/l’account mario.rossi/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Elimina per sempre' }).click();
    await expect(page.getByRole('heading', { name: 'L’account è stato eliminato' })).toBeVisible();
  });

  await test.step('Then nobody signs in with it any more', async () => {
    await page.goto('/');
    await loginPage(page).enterPassword('mario.rossi', await demoPassword(server.dataFolder));
    await expect(page.getByText('Utente o password non corretti')).toBeVisible();
  });
});
