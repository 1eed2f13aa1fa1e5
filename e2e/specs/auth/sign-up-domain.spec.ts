import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startNameServer, type NameServer } from '../../../tooling/testing/name-server.ts';
import { expectAccessible } from '../../commands/accessibility.ts';
import { findLink, newcomerPassword } from '../../commands/newcomers.ts';
import { currentRun } from '../../core/run.ts';
import { startServer, type RunningServer } from '../../core/server.ts';
import { signIn } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';
import { chooseOption } from '../../hands/choose.ts';
import { typeInto } from '../../hands/type-into.ts';
import { settingsPage } from '../../pages/admin/settings.page.ts';
import { loginPage } from '../../pages/auth/login.page.ts';
import { signUpPage } from '../../pages/auth/sign-up.page.ts';

// A server of its own, which asks a name server of its own.
let folder: string;
let names: NameServer;
let server: RunningServer;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sportello-domain-'));
  const { distFolder, demoFolder } = currentRun();
  names = await startNameServer();
  const env = { NAME_SERVERS: names.address };
  server = await startServer({ dataFolder: join(folder, 'data'), distFolder, like: demoFolder, env });
});
test.afterAll(async () => {
  await server.stop();
  await names.stop();
  await rm(folder, { recursive: true, force: true });
});

test('a domain lets its people sign up once it is shown to be the company’s', async ({ browser }) => {
  const { viewport, isMobile, hasTouch } = test.info().project.use;
  const look = {
    viewport: viewport ?? null,
    isMobile,
    hasTouch,
    locale: 'it-IT',
    baseURL: server.address,
    reducedMotion: 'reduce',
  } as const;
  const [office, home] = [await browser.newContext(look), await browser.newContext(look)];
  const [page, theirs] = [await office.newPage(), await home.newPage()];
  const settings = settingsPage(page);
  const signUp = signUpPage(theirs);
  const domain = 'nuova-beta.it';
  const newcomer = { name: 'Nina', surname: 'Sole', email: `nina@${domain}` };
  const verify = page.getByRole('button', { name: `Verifica ${domain}` });

  await test.step('Given a company that names a domain which nobody has shown to be its own', async () => {
    await signIn(office.request, 'admin', server.dataFolder);
    await settings.open();
    await chooseOption(settings.company, 'Beta S.r.l.');
    await expect(settings.domains).toHaveValue('beta.example');
    await typeInto(settings.domains, `beta.example, ${domain}`);
    await settings.save();
    await expect(verify).toBeVisible();
    await expect(page.getByText('Domini verificati: beta.example.')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('When somebody signs up with such an address, no company is found', async () => {
    await signUp.openFromSignIn();
    await signUp.fillIn(newcomer);
    await signUp.send();
    await expect(theirs.getByText(/Nessuna azienda accetta/).first()).toBeVisible();
  });

  await test.step('And before the record is there, that is said', async () => {
    await verify.click();
    await expect(page.getByText(/^Non c’è ancora un record TXT/)).toBeVisible();
  });

  await test.step('When it is there, the domain counts', async () => {
    const value = await page.getByText(/^sportello=/).innerText();
    names.records.set(`_sportello.${domain}`, [value.trim()]);
    await verify.click();
    await expect(page.getByText(`Domini verificati: beta.example, ${domain}.`)).toBeVisible();
    await expect(verify).toBeHidden();
  });

  await test.step('Then they sign up without anybody’s decision', async () => {
    await signUp.send();
    await expect(signUp.sent).toBeVisible();
    await theirs.goto(await findLink(office.request, newcomer.email, '/register/confirm'));
    await signUp.confirm(newcomerPassword);
    await expect(signUp.confirmed).toBeVisible();
    await loginPage(theirs).open();
    await loginPage(theirs).enterPassword(newcomer.email, newcomerPassword);
    await loginPage(theirs).expectCodeSent();
  });

  await office.close();
  await home.close();
});
