import { expectAccessible } from '../../commands/accessibility.ts';
import { makeNewcomer, signUpByCalls } from '../../commands/newcomers.ts';
import { signIn } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';
import { groupsPage } from '../../pages/admin/groups.page.ts';
import { chooseOption } from '../../hands/choose.ts';
import { typeInto } from '../../hands/type-into.ts';

test('an administrator makes a group, sees what its people will see, and who is in it', async ({
  page,
}, info) => {
  const groups = groupsPage(page);
  const name = `Sala ${info.project.name} ${Date.now().toString(36)}`;
  const person = makeNewcomer('beta');
  const save = () => groups.form.getByRole('button', { name: 'Salva' }).click();

  await test.step('Given somebody of Beta, and an administrator of all companies', async () => {
    await signUpByCalls(page.request, person);
    await signIn(page.request, 'admin');
    await page.goto('/groups');
    await chooseOption(page.getByLabel('Azienda'), 'Beta S.r.l.');
    await expect(groups.group('Dipendenti')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('When they say what a group gives, they see the menu that its people will see', async () => {
    await groups.add();
    await typeInto(groups.form.getByLabel('Nome'), name);
    const settings = groups.form.getByRole('list', { name: 'Impostazioni' }).getByText('Settings');
    await groups.form.getByRole('checkbox', { name: 'Impostazioni di notifiche e codici SMS' }).check();
    await expect(groups.form.getByRole('list', { name: 'Applicazione' }).getByText('Home')).toBeVisible();
    await expect(settings).toBeHidden();
    await groups.form.getByRole('radio', { name: 'Amministratore' }).check();
    await expect(settings).toBeVisible();
    await expectAccessible(page);
    await save();
    await expect(groups.group(name)).toBeVisible();
  });

  await test.step('And they put somebody into it', async () => {
    await groups.openPeople(name);
    await groups.people.getByRole('button', { name: 'Aggiungi persona' }).click();
    await typeInto(groups.picker.getByRole('searchbox'), person.surname);
    await groups.picker.getByRole('button', { name: new RegExp(person.surname) }).click();
    await expect(
      groups.people.getByRole('button', { name: `Togli ${person.surname} ${person.name}` }),
    ).toBeVisible();
    await expectAccessible(page);
    await groups.people.getByText('Chiudi', { exact: true }).click();
  });

  await test.step('Then a right is taken away only once it is said who loses it', async () => {
    await groups.edit(name);
    await groups.form.getByRole('checkbox', { name: 'Impostazioni di notifiche e codici SMS' }).uncheck();
    await save();
    await expect(groups.question).toContainText('1 persona perde il permesso');
    await expectAccessible(page);
    await groups.question.getByRole('button', { name: 'Salva' }).click();
    await expect(groups.group(name)).toContainText('Nessun permesso');
  });

  await test.step('And the group is deleted after a question', async () => {
    await groups.remove(name);
    await expect(groups.question).toContainText('Nessuno perde permessi.');
    await groups.question.getByRole('button', { name: 'Elimina' }).click();
    await expect(page.getByText(name, { exact: true })).toBeHidden();
  });
});
