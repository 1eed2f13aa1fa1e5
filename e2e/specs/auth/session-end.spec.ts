import { expectAccessible } from '../../commands/accessibility.ts';
import { makeContract } from '../../commands/sample-pdf.ts';
import { endSessionOf } from '../../commands/sessions.ts';
import { expect, test } from '../../core/test.ts';
import { signIn } from '../../core/sign-in.ts';
import { comeBack } from '../../hands/come-back.ts';
import { loginPage } from '../../pages/auth/login.page.ts';
import { signInAgainPage } from '../../pages/auth/sign-in-again.page.ts';
import { shellPage } from '../../pages/platform/shell.page.ts';
import { adminAddDocument } from '../../pages/signing/admin-add-document.page.ts';

const receiver = { name: 'Carla', surname: 'Gallo', email: 'carla.fine@example.com', title: 'A metà' };

test(
  'a session that is ended in the middle of a form keeps what was typed and goes on',
  { tag: '@phone' },
  async ({ page, context, request, signInAs }) => {
    const adding = adminAddDocument(page);
    const again = signInAgainPage(page);

    await test.step('Given a form that is filled in', async () => {
      await signInAs('admin');
      await adding.open();
      await adding.fillIn(receiver);
      await shellPage(page).mark();
    });

    await test.step('When the session is ended from another device and a file is chosen', async () => {
      await endSessionOf(context, { username: 'admin', from: request });
      await adding.chooseFile('contratto.pdf', await makeContract('A metà'));
    });

    await test.step('Then it asks to sign in again over the form, for the same person', async () => {
      await expect(again.dialog).toContainText('La sessione è stata chiusa dall’elenco dei dispositivi.');
      await expect(again.username).toHaveValue('admin');
      await expect(again.username).not.toBeEditable();
      await expect(again.password).toBeFocused();
      await expectAccessible(page);
    });

    await test.step('When the person has signed in, then the form goes on by itself, with what was typed', async () => {
      await again.signIn('admin');
      await adding.expectChecked();
      await adding.next();
      await expect(page.locator('[data-page="1"]')).toBeVisible();
      await shellPage(page).expectNoReload();
      await page.goBack();
      await expect(page.getByLabel('Titolo')).toHaveValue(receiver.title);
    });
  },
);

test('a session that is ended from the list is noticed at once, though nobody does anything', async ({
  page,
  context,
  request,
  signInAs,
}) => {
  const again = signInAgainPage(page);
  await test.step('Given a page that is open and looked at', async () => {
    await signInAs('giulia.bianchi');
    await page.goto('/info');
    await expect(page.getByText('Arrivano appena qualcosa cambia')).toBeVisible();
  });
  await test.step('When another device ends its session, then it says so by itself, long before it asks', async () => {
    await endSessionOf(context, { username: 'giulia.bianchi', from: request });
    await expect(again.dialog).toContainText('La sessione è stata chiusa dall’elenco dei dispositivi.', {
      timeout: 15_000,
    });
  });
});

test(
  'nobody goes on with the form of another who was here before',
  { tag: '@phone' },
  async ({ page, context, signInAs }) => {
    const adding = adminAddDocument(page);
    const again = signInAgainPage(page);

    await test.step('Given a form that is filled in', async () => {
      await signInAs('admin');
      await adding.open();
      await adding.fillIn(receiver);
    });

    await test.step('When another person signs in in the same browser and a file is chosen', async () => {
      await signIn(context.request, 'giulia.bianchi');
      await adding.chooseFile('contratto.pdf', await makeContract('Di un altro'));
    });

    await test.step('Then nothing is done in her name, and leaving shows her own home', async () => {
      await expect(again.dialog).toContainText('è entrata un’altra persona');
      await again.leave();
      await expect(page).toHaveURL(/\/dash$/);
      await expect(page.getByRole('heading', { name: /Giulia/ })).toBeVisible();
    });
  },
);

test('two tabs agree on who is signed in', { tag: '@phone' }, async ({ page, context, signInAs }) => {
  const other = await context.newPage();

  await test.step('Given two tabs of one person', async () => {
    await signInAs('giulia.bianchi');
    await page.goto('/dash');
    await other.goto('/dash');
    await expect(other.getByRole('heading', { name: /Giulia/ })).toBeVisible();
  });

  await test.step('When she signs out in one, then the other is at the sign-in at once and says so', async () => {
    await shellPage(page).openFromMenu('Esci');
    await expect(loginPage(page).username).toBeVisible();
    await expect(loginPage(other).username).toBeVisible();
    await expect(other.getByText('La sessione è stata chiusa da un’altra scheda')).toBeVisible();
  });

  await test.step('When she signs in in one, then the other is at her home on coming back to it', async () => {
    await signInAs('giulia.bianchi');
    await page.goto('/dash');
    await expect(page.getByRole('heading', { name: /Giulia/ })).toBeVisible();
    await comeBack(other);
    await expect(other.getByRole('heading', { name: /Giulia/ })).toBeVisible();
  });
});
