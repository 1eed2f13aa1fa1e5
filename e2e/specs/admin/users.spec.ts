import { expectAccessible } from '../../commands/accessibility.ts';
import { makeNewcomer, signUpByCalls } from '../../commands/newcomers.ts';
import { signIn } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';
import { usersPage } from '../../pages/admin/users.page.ts';
import { shellPage } from '../../pages/platform/shell.page.ts';

test('an administrator finds users among those of a company, sends them a document, and deletes them', async ({
  page,
}) => {
  const users = usersPage(page);
  const one = makeNewcomer('beta');
  const other = { ...one, name: 'Niccolò', email: one.email.replace('paola', 'nic') };
  const names = [one, other].map(({ surname, name }) => `${surname} ${name}`);

  await test.step('Given two people of Beta who came by themselves', async () => {
    for (const newcomer of [one, other]) await signUpByCalls(page.request, newcomer);
    await signIn(page.request, 'admin');
  });

  await test.step('When they open the users of Beta from the menu', async () => {
    await page.goto('/dash');
    // Its section bears the same name, as a button.
    const menu = await shellPage(page).openMenu();
    await menu.getByRole('link', { name: 'Utenti', exact: true }).click();
    await expect(users.company).toHaveValue('Tutte le aziende');
    await expectAccessible(page);
    await users.openCompany('Beta S.r.l.');
    await expect(page).toHaveURL(/\/users$/);
    await expect(users.row('Verdi')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('Then a search finds both, whatever the accents', async () => {
    await users.search(`${one.surname.toUpperCase()} beta.example`);
    await expect(users.row('Verdi')).toBeHidden();
    await expect(users.row(one.name)).toBeVisible();
    await expect(page.getByText('2 di 2')).toBeVisible();
  });

  await test.step('When one of them is opened and left by the arrow, the search is as it was', async () => {
    await users.select(one.name);
    await users.press('Modifica');
    await expect(page).toHaveURL(/\/editUser\//);
    await expect(page.getByRole('textbox', { name: 'Nome', exact: true })).toBeVisible();
    await users.goBack('Utenti');
    await expect(page).toHaveURL(/\/users\?search=/);
    await expect(users.row(one.name)).toBeVisible();
    await expect(users.row('Verdi')).toBeHidden();
  });

  await test.step('And what is offered follows how many are selected', async () => {
    await expect(users.action('Aggiungi')).toBeVisible();
    await users.send();
    await expect(users.popup.getByText('Selezionare gli utenti a cui inviare il documento')).toBeVisible();
    await users.select(one.name);
    await expect(users.action('Modifica')).toBeVisible();
    await expect(users.action('Aggiungi')).toBeHidden();
    await users.select(other.name);
    await expect(users.action('Modifica')).toBeHidden();
    await expect(page.getByText('2 utenti selezionati')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('When they are sent a document, the next page knows whom', async () => {
    await users.send();
    await expect(page).toHaveURL(/\/sendDoc\?chosen=[\w-]+$/);
    await page.goBack();
    await expect(users.row(one.name)).toBeVisible();
  });

  await test.step('And they are still selected on the way back, and deleted once it is said who they are', async () => {
    await expect(page.getByText('2 utenti selezionati')).toBeVisible();
    await users.press('Elimina');
    await expect(users.question).toContainText('Eliminare 2 utenti?');
    for (const name of names) await expect(users.question).toContainText(name);
    await expectAccessible(page);
    await users.question.getByRole('button', { name: 'Elimina' }).click();
    await expect(users.popup.getByText('Dati eliminati correttamente')).toBeVisible();
    await expect(page.getByText('Nessun utente trovato')).toBeVisible();
  });
});
