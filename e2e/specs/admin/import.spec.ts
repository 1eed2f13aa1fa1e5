import { expectAccessible } from '../../commands/accessibility.ts';
import { findMail } from '../../core/outbox.ts';
import { signIn } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';
import { importPage } from '../../pages/admin/import.page.ts';

const head = 'Cognome;Nome;Username;E-Mail;Cellulare;Gruppi';

test('an administrator imports people from a file, and those who are new are invited', async ({
  page,
}, info) => {
  const imports = importPage(page);
  const own = `${info.project.name}-${Date.now().toString(36)}`;
  const email = `ugo.${own}@acme.example`;
  const ugo = `Foscolo;Ugo;ugo.${own};${email};3331234567;Dipendenti`;
  const ada = `Negri;Ada;ada.${own};ada.${own}@acme.example;;Dipendenti`;

  await test.step('Given an administrator who opens the import', async () => {
    await signIn(page.request, 'hr.acme');
    await imports.open();
    await expect(page.getByRole('heading', { name: 'Importazioni precedenti' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('When a line is wrong, it says why, and nothing can be imported', async () => {
    await imports.check([head, ugo, `Negri;;ada.${own};non-è-posta;;Nessuno`]);
    await expect(page.getByText(/^Correggi 1 riga/)).toBeVisible();
    await page.getByRole('radio', { name: 'Solo errori (1)' }).check();
    await expect(page.getByText('Gruppi «Nessuno»: L’azienda non ha questo gruppo')).toBeVisible();
    await expect(page.getByText('Nome: Nome richiesto')).toBeVisible();
    await expect(page.getByText(`ugo.${own}`)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Importa', exact: true })).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step('Then the mended file is imported after a question', async () => {
    await imports.open();
    await imports.check([head, ugo, ada]);
    await expect(page.getByText(/^Tutte le righe vanno bene/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Importa', exact: true }).click();
    await expect(imports.dialog.getByText(/2 nuovi utenti vengono aggiunti/)).toBeVisible();
    await expectAccessible(page);
    await imports.dialog.getByRole('button', { name: 'Importa' }).click();
    await expect(page.getByText('2 inviti inviati')).toBeVisible();
    await expectAccessible(page);
    expect((await findMail(page.request, ({ to }) => to === email)).text).toContain('/recover#');
  });

  await test.step('And it stays listed with what became of each line', async () => {
    await imports.open();
    await expect(imports.line('Importato')).toBeVisible();
    await page.goBack();
    const saved = page.waitForEvent('download');
    await imports.press('Scarica l’esito');
    expect((await saved).suggestedFilename()).toBe('persone-esito.csv');
  });

  await test.step('When the same people are checked again from a workbook, nobody changes', async () => {
    await imports.open();
    await imports.checkWorkbook([head, ugo, ada]);
    await expect(page.getByText('2 invariati')).toBeVisible();
    await expect(page.getByText('In questo file non c’è nulla da importare.')).toBeVisible();
  });
});
