import { expectAccessible } from '../../commands/accessibility.ts';
import { signIn } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';
import { confirmationMailsPage } from '../../pages/signing/confirmation-mails.page.ts';
import { typeInto } from '../../hands/type-into.ts';

test('an administrator keeps the addresses that get the signed documents of a company', async ({
  page,
}, info) => {
  const mails = confirmationMailsPage(page);
  const mark = `${info.project.name}-${Date.now().toString(36)}`.toLowerCase();
  const [first, second] = [`archivio-${mark}@beta.example`, `paghe-${mark}@beta.example`];

  await test.step('Given the list of a company', async () => {
    await signIn(page.request, 'admin');
    await mails.open('beta');
    await expect(mails.heading('Conf. Mail')).toBeVisible();
    await expect(mails.action('Modifica')).toBeHidden();
    await expectAccessible(page);
  });

  await test.step('When they add an address, what is none is refused on the field', async () => {
    await mails.press('Aggiungi');
    await expect(mails.heading('Aggiungi E-Mail')).toBeVisible();
    await mails.press('Salva');
    await expect(page.getByText('Specificare una mail')).toBeVisible();
    await typeInto(mails.email, 'paghe@beta');
    await expect(page.getByText('E-Mail non valida')).toBeVisible();
    await expectAccessible(page);
    await typeInto(mails.email, first);
    await mails.press('Salva');
    await expect(mails.popup.getByText('Dati salvati correttamente')).toBeVisible();
    await expect(mails.box(first)).toBeVisible();
  });

  await test.step('And they change it', async () => {
    await mails.box(first).check();
    await mails.press('Modifica');
    await expect(mails.heading('Modifica E-Mail')).toBeVisible();
    await typeInto(mails.email, second);
    await mails.press('Salva');
    await expect(mails.box(second)).toBeVisible();
    await expect(mails.box(first)).toBeHidden();
  });

  await test.step('Then it is deleted after a question, and comes back when that is undone', async () => {
    const remove = async () => {
      await mails.box(second).check();
      await mails.press('Elimina');
      await expect(mails.question).toContainText("Vuoi eliminare l'elemento selezionato ?");
      await mails.question.getByRole('button', { name: 'Elimina' }).click();
      await expect(mails.box(second)).toBeHidden();
    };
    await remove();
    await mails.popup.getByRole('button', { name: /^Annulla/ }).click();
    await expect(mails.box(second)).toBeVisible();
    await remove();
    await page.reload();
    await expect(mails.heading('Conf. Mail')).toBeVisible();
    await expect(mails.box(second)).toBeHidden();
  });
});
