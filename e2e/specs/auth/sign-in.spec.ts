import { demoPeople } from '../../../server/src/demo/people.demo.ts';
import { expectAccessible } from '../../commands/accessibility.ts';
import { enterMailedCode } from '../../commands/sign-in-by-screen.ts';
import { findMail } from '../../core/outbox.ts';
import { codeIn, demoPassword } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';
import { firstPasswordPage } from '../../pages/auth/first-password.page.ts';
import { loginPage } from '../../pages/auth/login.page.ts';
import { shellPage } from '../../pages/platform/shell.page.ts';

/** Two sizes of screen run at the same time: each has persons of its own, so that nobody gets the other's code. */
const people = {
  phone: { calm: 'giulia.bianchi', hasty: 'anna.neri' },
  desktop: { calm: 'mario.rossi', hasty: 'hr.acme' },
} as const;
const addressOf = (username: string) =>
  demoPeople.find((person) => person.username === username)?.email ?? username;

type Request = Parameters<typeof findMail>[0];

async function codeFor(request: Request, username: string, since: Date): Promise<string> {
  const to = addressOf(username);
  const mail = await findMail(
    request,
    (message) => message.to === to && message.at >= since.toISOString() && codeIn(message.text) !== undefined,
  );
  return codeIn(mail.text) ?? '';
}

test('somebody signs in with the code that came by mail, and stays signed in', async ({
  page,
  request,
}, info) => {
  const { calm } = people[info.project.name as keyof typeof people];
  const login = loginPage(page);
  const start = new Date();

  await test.step('Given the sign-in screen, which is accessible', async () => {
    await login.open();
    await expectAccessible(page);
  });

  await test.step('When the password is right, then a code comes by mail and never into the page', async () => {
    await login.enterPassword(calm, await demoPassword());
    await login.expectCodeSent();
    await expectAccessible(page);
    const code = await codeFor(request, calm, start);
    // As a word: the hash in the name of a file may hold six digits by chance.
    expect((await page.content()).split(/\W+/)).not.toContain(code);
    await enterMailedCode(page, { username: calm, since: start });
  });

  await test.step('Then the dashboard is there, also after a reload', async () => {
    await expect(page).toHaveURL(/\/dash$/);
    await page.reload();
    await expect(page).toHaveURL(/\/dash$/);
    await expect(login.username).toBeHidden();
  });

  await test.step('And the browser holds no secret that a script can read', async () => {
    const readable = await page.evaluate(() => document.cookie + JSON.stringify(localStorage));
    expect(readable).not.toMatch(/session|password|token/i);
  });
});

test(
  'a wrong password and a wrong code are refused in words, and one can go on',
  { tag: '@phone-first' },
  async ({ page, request }, info) => {
    const { hasty } = people[info.project.name as keyof typeof people];
    const login = loginPage(page);
    const password = await demoPassword();

    await test.step('Given a wrong password, the refusal stays until it is closed', async () => {
      await login.open();
      await login.enterPassword(hasty, 'sbagliata');
      await expect(login.popups.getByText('Utente o password non corretti')).toBeVisible();
      await expect(login.code).toBeHidden();
    });

    const start = new Date();
    await test.step('When the code is wrong, it is said and the field is empty again', async () => {
      await login.enterPassword(hasty, password);
      await login.expectCodeSent();
      const code = await codeFor(request, hasty, start);
      await login.enterCode(code === '000000' ? '111111' : '000000');
      await expect(login.problem('Valore OTP non corretto')).toBeVisible();
      await expect(login.code).toHaveValue('');
      await enterMailedCode(page, { username: hasty, since: start });
    });

    await test.step('Then the right one lets in', async () => {
      await expect(page).toHaveURL(/\/dash$/);
    });
  },
);

test('without a network the sign-in says so at once', { tag: '@phone' }, async ({ page, context }) => {
  const login = loginPage(page);

  await test.step('Given the sign-in screen and no network', async () => {
    await login.open();
    await context.setOffline(true);
    await expect(page.getByText('Connessione assente')).toBeVisible();
  });

  await test.step('When one tries, then it fails in words instead of waiting', async () => {
    await login.enterPassword('nessuno', 'nessuna');
    await expect(login.popups.getByText('Errore durante la login')).toBeVisible();
  });

  await test.step('When the network is back, then the notice goes and the server answers', async () => {
    await context.setOffline(false);
    await expect(page.getByText('Connessione assente')).toBeHidden();
    await login.enterPassword('nessuno', 'nessuna');
    await expect(login.popups.getByText('Utente o password non corretti')).toBeVisible();
  });
});

test('who signs out is out on every page', { tag: '@phone' }, async ({ page, signInAs }) => {
  const login = loginPage(page);

  await test.step('Given somebody who is signed in', async () => {
    await signInAs('admin');
    await page.goto('/dash');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  await test.step('When they sign out from the menu', async () => {
    await shellPage(page).openFromMenu('Esci');
    await expect(login.username).toBeVisible();
  });

  await test.step('Then the address that they were at asks to sign in again', async () => {
    await page.goto('/dash');
    await expect(login.username).toBeVisible();
    await expect(page).not.toHaveURL(/dash/);
  });
});

test(
  'who has never changed the password comes no further before they do',
  { tag: '@phone-first' },
  async ({ page, request }, info) => {
    test.skip(info.project.name !== 'phone', 'luca.verdi can choose their first password only once in a run');
    const login = loginPage(page);
    const first = firstPasswordPage(page);
    const start = new Date();

    await test.step('Given the first sign-in, whichever address was asked for', async () => {
      await login.open('/dash');
      await login.enterPassword('luca.verdi', await demoPassword());
      await login.expectCodeSent();
      await login.enterCode(await codeFor(request, 'luca.verdi', start));
      await expect(first.title).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('When another address is opened, then it leads back', async () => {
      await page.goto('/dash');
      await expect(first.title).toBeVisible();
    });

    await test.step('When a password that keeps the rules is saved, then the dashboard opens', async () => {
      await first.choose('Tutta-Nuova-9!');
      await expect(page).toHaveURL(/\/dash$/);
    });
  },
);
