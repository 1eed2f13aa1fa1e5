import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  client,
  startIdentityProvider,
  type IdentityProvider,
} from '../../../tooling/testing/identity-provider.ts';
import { startNameServer, type NameServer } from '../../../tooling/testing/name-server.ts';
import { getBoot } from 'shared-api/contracts/platform';
import { addVirtualAuthenticator } from '../../commands/virtual-authenticator.ts';
import { expectAccessible } from '../../commands/accessibility.ts';
import { callApi } from '../../core/call.ts';
import { currentRun } from '../../core/run.ts';
import { startServer, type RunningServer } from '../../core/server.ts';
import { findMail } from '../../core/outbox.ts';
import { codeIn, demoPassword, signIn } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';
import { look } from '../../hands/look.ts';
import { companySignInPage, enterAtProvider } from '../../pages/admin/company-sign-in.page.ts';
import { settingsPage } from '../../pages/admin/settings.page.ts';
import { loginPage } from '../../pages/auth/login.page.ts';
import { securityPage } from '../../pages/auth/security.page.ts';
import { profilePage } from '../../pages/auth/profile.page.ts';
import { chooseOption } from '../../hands/choose.ts';
import { typeInto } from '../../hands/type-into.ts';

let folder: string;
let provider: IdentityProvider;
let names: NameServer;
let server: RunningServer;

const person = (email: string, groups: readonly string[] = []) => ({
  claims: { email, email_verified: true, given_name: 'Nina', family_name: 'Sole', groups },
});

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sportello-company-'));
  const { distFolder, demoFolder } = currentRun();
  provider = await startIdentityProvider();
  names = await startNameServer();
  const env = { OIDC_ORIGINS: provider.issuer, NAME_SERVERS: names.address };
  server = await startServer({ dataFolder: join(folder, 'data'), distFolder, like: demoFolder, env });
  provider.serve(server.address);
  provider.people.set('elena', person('hr@acme.example'));
  provider.people.set('mario', person('mario.rossi@acme.example'));
  provider.people.set('nina', person('nina.sole@acme.example', ['uffici']));
  provider.people.set('sofia', { claims: { email: 'sofia.neri@acme.example', email_verified: true } });
});
test.afterAll(async () => {
  await server.stop();
  await provider.stop();
  await names.stop();
  await rm(folder, { recursive: true, force: true });
});

test('a company signs its people in by its own provider, which gives them their groups', async ({
  browser,
}) => {
  const { viewport, isMobile, hasTouch } = test.info().project.use;
  const window = {
    viewport: viewport ?? null,
    isMobile,
    hasTouch,
    baseURL: server.address,
    reducedMotion: 'reduce',
  } as const;
  const office = await browser.newContext(window);
  const home = await browser.newContext(window);
  const page = await office.newPage();
  const setUp = companySignInPage(page);

  await test.step('Given an administrator who sets it up', async () => {
    await signIn(office.request, 'hr.acme', server.dataFolder);
    await setUp.open();
    await expect(setUp.redirect).toContainText(`${server.address}/company-sign-in/`);
    await setUp.edit('Configura');
    await setUp.enter({
      'Indirizzo del servizio': provider.issuer,
      'ID del client': client.id,
      'Segreto del client': client.secret,
      'Nome sul pulsante': 'Acme ID',
      'Domini delle': 'acme.example',
      'Campo dei gruppi': 'groups',
    });
    await setUp.dialog.getByLabel(/^Crea chi non c’è ancora/).check();
    await chooseOption(
      setUp.dialog.getByLabel(/^Secondo fattore/),
      'Lo chiede sempre il servizio di accesso',
    );
    await setUp.dialog.getByRole('button', { name: 'Aggiungi un gruppo' }).click();
    await typeInto(setUp.dialog.getByLabel('Valore 1'), 'uffici');
    await chooseOption(setUp.dialog.getByLabel('Gruppo 1'), 'Dipendenti');
    await expectAccessible(page);
    await setUp.save();
    await expect(setUp.status).toContainText('ma spento. Non ancora provato');
    await expectAccessible(page);
  });

  await test.step('When they try it, they read what would happen, and nobody is signed in', async () => {
    await setUp.trial.click();
    await enterAtProvider(page, 'elena');
    await expect(
      page.getByText('hr@acme.example accederebbe come Elena Ricci', { exact: false }),
    ).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Torna alle impostazioni' }).click();
    await expect(setUp.status).toContainText('Provato con successo');
    await setUp.edit('Modifica');
    await chooseOption(setUp.dialog.getByLabel(/^Uso/), 'Accanto alle password');
    await setUp.save();
    await expect(setUp.status).toContainText('non ancora attivo');
    await expect(page.getByText(/^Quello che Elena Ricci ha salvato vale/)).toBeVisible();
    await expect(setUp.confirm).toBeHidden();
    await expectAccessible(page);
  });

  await test.step('And they show by a record of its name that the domain is the company’s', async () => {
    const verify = page.getByRole('button', { name: 'Verifica acme.example' });
    await verify.click();
    await expect(page.getByText(/^Non c’è ancora un record TXT/)).toBeVisible();
    await expectAccessible(page);
    const value = await page.getByText(/^sportello=/).innerText();
    names.records.set('_sportello.acme.example', [value]);
    // The sentence above the button has moved it.
    await look();
    await verify.click();
    await expect(verify).toBeHidden();
    // The sign-up names it as well, and had it shown before.
    await expect(page.getByText('Domini verificati: acme.example.')).toHaveCount(2);
  });

  await test.step('And it signs nobody in until another administrator confirms it', async () => {
    const early = await home.newPage();
    await loginPage(early).open();
    await typeInto(loginPage(early).username, 'nina.sole@acme.example');
    await expect(early.getByRole('button', { name: 'Accedi con Acme ID' })).toBeHidden();
    await early.close();
    const other = await browser.newContext(window);
    const second = await other.newPage();
    await signIn(other.request, 'admin', server.dataFolder);
    await companySignInPage(second).open();
    await chooseOption(settingsPage(second).company, 'Acme S.p.A.');
    await expect(second.getByText(/^Con .* accede chi ha un indirizzo di acme\.example/)).toBeVisible();
    await expectAccessible(second);
    await companySignInPage(second).confirm.click();
    await expect(second.getByText('Accesso con l’azienda confermato')).toBeVisible();
    await expect(companySignInPage(second).status).toContainText('Attivo: «Accedi con Acme ID»');
    await other.close();
  });

  await test.step('Then somebody of the company finds the button by their address, and is let in for the first time', async () => {
    const visitor = await home.newPage();
    const login = loginPage(visitor);
    await login.open('/profile?section=security');
    await typeInto(login.username, 'nina.sole@acme.example');
    const button = visitor.getByRole('button', { name: 'Accedi con Acme ID' });
    await expect(button).toBeVisible();
    await expectAccessible(visitor);
    await button.click();
    await enterAtProvider(visitor, 'nina');
    await expect(visitor).toHaveURL(/\/profile\?section=security$/);
    await expect(visitor.getByText(/Accesso: .*, con Acme ID/)).toBeVisible();
  });

  await test.step('And the group of the provider gives them what it gives here', async () => {
    const { session } = await callApi(home.request, getBoot, {});
    expect(session?.permissions).toContain('doc_docsign');
    expect(session?.flags).toEqual({ a: 'N', b: 'N' });
  });

  await test.step('And who comes by a provider that sends no name says it, and is let in by it', async () => {
    const elsewhere = await browser.newContext(window);
    const visitor = await elsewhere.newPage();
    await loginPage(visitor).open();
    await typeInto(loginPage(visitor).username, 'sofia.neri@acme.example');
    await visitor.getByRole('button', { name: 'Accedi con Acme ID' }).click();
    await enterAtProvider(visitor, 'sofia');
    await expect(visitor.getByText('sofia.neri@acme.example', { exact: false })).toBeVisible();
    await expectAccessible(visitor);
    const submit = visitor.getByRole('button', { name: 'Continua' });
    await submit.click();
    await expect(visitor.getByRole('textbox', { name: 'Nome', exact: true })).toHaveAccessibleDescription(
      /./,
    );
    await typeInto(visitor.getByRole('textbox', { name: 'Nome', exact: true }), 'Sofia');
    await typeInto(visitor.getByRole('textbox', { name: 'Cognome' }), 'Neri');
    await submit.click();
    await expect(visitor.getByRole('heading', { name: 'Ciao, Sofia' })).toBeVisible();
    await elsewhere.close();
  });

  await test.step('When an administrator undoes the link while they write, they sign in again in a tab of its own', async () => {
    const [visitor] = home.pages();
    if (!visitor) throw new Error('The page is gone');
    await profilePage(visitor).tab('Dati').click();
    await typeInto(profilePage(visitor).firstName, 'Nina Maria');
    const { session } = await callApi(home.request, getBoot, {});
    await page.goto(`/editUser/${session?.userId}`);
    await expect(page.getByText(/^Accede con Acme ID/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Scollega' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Scollega' }).click();
    await expect(page.getByText(/^Accede con Acme ID/)).toBeHidden();
    await profilePage(visitor).press('Salva');
    await expect(visitor.getByText('Si apre in un’altra scheda', { exact: false })).toBeVisible();
    await expectAccessible(visitor);
    const opening = home.waitForEvent('page');
    await visitor.getByRole('button', { name: 'Accedi con Acme ID' }).click();
    // The provider still knows them, and asks nothing; we do, of who has come in before.
    const opened = await opening;
    await expect(opened.getByText(/^È la prima volta che accedi con Acme ID/)).toBeVisible();
    await expectAccessible(opened);
    const mail = await findMail(home.request, ({ subject }) => subject.startsWith('Il codice per collegare'));
    await loginPage(opened).enterCode(codeIn(mail.text) ?? '');
    await opened.waitForURL(/\/profile/);
  });

  await test.step('Then what they wrote is saved, and the two accounts are linked again', async () => {
    const [visitor] = home.pages();
    if (!visitor) throw new Error('The page is gone');
    await expect(visitor.getByRole('alertdialog')).toBeHidden();
    await expect
      .poll(async () => (await callApi(home.request, getBoot, {})).session?.fullName)
      .toBe('Nina Maria Sole');
    await page.reload();
    await expect(page.getByText(/^Accede con Acme ID/)).toBeVisible();
  });

  await test.step('And what was cancelled there is said here, with the way back', async () => {
    const visitor = await home.newPage();
    await home.clearCookies();
    await visitor.goto('/');
    await visitor.getByRole('button', { name: 'Accedi con Acme ID' }).click();
    await enterAtProvider(visitor, 'nobody');
    await expect(visitor.getByText('L’accesso con l’azienda è stato annullato')).toBeVisible();
    await expectAccessible(visitor);
    await visitor.getByRole('button', { name: 'Torna all’accesso' }).click();
    await expect(loginPage(visitor).username).toBeVisible();
  });

  await test.step('When somebody comes by it who signs in by a passkey alone, the passkey links them in that same sign-in', async () => {
    const desk = await browser.newContext(window);
    const own = await desk.newPage();
    const security = securityPage(own);
    const password = await demoPassword(server.dataFolder);
    await addVirtualAuthenticator(own);
    await signIn(desk.request, 'mario.rossi', server.dataFolder);
    await security.open();
    await security.addPasskey('Chiave di prova', password);
    await own.getByRole('button', { name: 'Accedi solo così' }).click();
    await typeInto(own.getByRole('dialog').getByLabel('La tua password'), password);
    await own.getByRole('dialog').getByRole('button', { name: 'Accedi solo così' }).click();
    await expect(own.getByText('Da adesso si accede solo con app o passkey')).toBeVisible();
    await desk.clearCookies();
    await loginPage(own).open();
    await typeInto(loginPage(own).username, 'mario.rossi@acme.example');
    await own.getByRole('button', { name: 'Accedi con Acme ID' }).click();
    await enterAtProvider(own, 'mario');
    await expect(own.getByText('la tua passkey lo collega al tuo utente', { exact: false })).toBeVisible();
    await expectAccessible(own);
    await own.getByRole('button', { name: 'Accedi con una passkey' }).click();
    await expect(own).toHaveURL(/\/dash$/);
    await security.open();
    await expect(own.getByText(/Accesso: .*, con Acme ID/)).toBeVisible();
    await desk.close();
  });
  await office.close();
  await home.close();
});
