import { expectAccessible } from '../../commands/accessibility.ts';
import { findLink } from '../../commands/newcomers.ts';
import { signIn } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';
import { userFormPage } from '../../pages/admin/user-form.page.ts';
import { chooseOption } from '../../hands/choose.ts';
import { typeInto } from '../../hands/type-into.ts';

test('an administrator adds a user, who gets a link; edits them, and finds all of it in the history', async ({
  page,
}, info) => {
  const form = userFormPage(page);
  const name = `verdi.${info.project.name}.${Date.now()}`;
  const email = `${name}@acme.example`;
  let id = '';

  await test.step('Given the form, which says what is missing', async () => {
    await signIn(page.request, 'hr.acme');
    await form.open('0');
    await expect(page.getByRole('heading', { name: 'Aggiungi Utente' })).toBeVisible();
    await form.save();
    for (const sentence of ['Nome richiesto', 'Cognome richiesto', 'Username richiesto', 'E-Mail richiesta'])
      await expect(form.error(sentence)).toBeVisible();
    await expect(form.field('Nome')).toBeFocused();
    await expectAccessible(page);
  });

  await test.step('When it is filled in without a group, the tab of the groups opens', async () => {
    await typeInto(form.field('Nome'), 'Giuseppe');
    await typeInto(form.field('Cognome'), 'Verdi');
    await typeInto(form.field('Codice fiscale'), 'vrdgpp13r10b293p');
    await typeInto(form.field('E-Mail'), email);
    await typeInto(form.field('Username'), name);
    await expect(form.field('Codice fiscale')).toHaveValue('VRD GPP 13R10 B293 P');
    await form.tab(/^Gruppo/).click();
    const groups = page.getByRole('checkbox');
    await expect(groups.first()).toBeVisible();
    for (const box of await groups.all()) await box.setChecked(false).catch(() => undefined);
    await form.tab(/^Informazioni/).click();
    await form.save();
    await expect(form.error('Per favore specificare i gruppi')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('Then with a group they are added, and the mail with the link is on its way', async () => {
    await form.group('Dipendenti').check();
    await form.save();
    await expect(form.saved).toBeVisible();
    await page.waitForURL(/\/editUser\/[\w-]{10,}$/);
    id = page.url().split('/').at(-1) ?? '';
    await expect(page.getByText('Consegnato al servizio di posta', { exact: true })).toBeVisible();
    expect(await findLink(page.request, email, '/recover')).toContain('/recover#');
    await expectAccessible(page);
  });

  await test.step('And what is changed stands in the history, with what stood before', async () => {
    await typeInto(form.field('Nome'), 'Luigi');
    await form.field('Nome').blur();
    await expect(form.error(/non sembra di Luigi Verdi/)).toBeVisible();
    await form.save();
    await expect(form.saved.first()).toBeVisible();
    await form.tab(/^Storico/).click();
    await expect(page.getByText('Utente modificato').first()).toBeVisible();
    await expect(page.getByText('Giuseppe → Luigi')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('And the password is changed by who knows the old one alone', async () => {
    await page.goto(`/changepassword/${id}`);
    await typeInto(page.getByLabel('Vecchia password'), 'Sbagliata-1');
    await typeInto(page.getByLabel('Nuova password', { exact: true }), 'Tramonto-77');
    await typeInto(page.getByLabel('Ripeti la nuova password'), 'Tramonto-77');
    await form.save();
    await expect(form.error('Vecchia password non trovata')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Invia un link per scegliere la password' }).click();
    await expect(page.getByText('Il link per la password è in partenza')).toBeVisible();
  });

  await test.step('And several at once have a result each', async () => {
    await form.open(`${id},nobody`);
    await chooseOption(page.getByRole('combobox', { name: 'Stato' }), 'Disattiva');
    await expectAccessible(page);
    await form.save();
    const question = page.getByRole('alertdialog', { name: 'Modificare 1 utente?' });
    await expect(question).toContainText('Luigi Verdi');
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Modifica' }).click();
    await expect(page.getByRole('list', { name: 'Esito' })).toContainText('Luigi Verdi');
    await expectAccessible(page);
  });
});
