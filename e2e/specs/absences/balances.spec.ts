import { addDays, dayInItaly } from 'shared-api/contracts/common';
import { expectAccessible } from '../../commands/accessibility.ts';
import { signIn } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';
import { balancesPage } from '../../pages/absences/balances.page.ts';
import { typeDate } from '../../hands/choose.ts';
import { typeInto } from '../../hands/type-into.ts';

/** A person of their own in each project: both run against one server. */
const people = { desktop: 'Rossi Mario', phone: 'Bianchi Giulia' } as const;

test('an administrator imports a payslip’s balances, adjusts one and blocks days', async ({ page }, info) => {
  const balances = balancesPage(page);
  const name = info.project.name === 'phone' ? people.phone : people.desktop;
  const lastMonthEnd = addDays(`${dayInItaly(new Date()).slice(0, 7)}-01`, -1);

  await test.step('Given an administrator who looks at the balances of the company', async () => {
    await signIn(page.request, 'hr.acme');
    await balances.openCompany();
    await expect(balances.person(name)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('When a line of the file is wrong, it is said and nothing is entered', async () => {
    await page.getByRole('button', { name: 'Importa dal cedolino' }).click();
    await balances.chooseFile(['Dipendente;Ferie;Permessi', `${name};120,5;20`, 'Nessuno;1;2']);
    await expect(balances.dialog.getByText('Nessun dipendente dell’azienda si chiama così')).toBeVisible();
    await expect(balances.dialog.getByRole('button', { name: /^Registra/ })).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step('Then a good file is entered, and the ledger says so', async () => {
    await balances.chooseFile(['Dipendente;Ferie;Permessi', `${name};120,5;20`]);
    await expect(balances.dialog.getByText(/Ferie: da .* a 120,5 ore/)).toBeVisible();
    await balances.dialog.getByRole('button', { name: 'Registra 1 riga' }).click();
    await expect(page.getByText('Saldi importati')).toBeVisible();
    await balances.openPerson(name);
    await expect(page.getByRole('heading', { name: `Saldi di ${name}` })).toBeVisible();
    const day = lastMonthEnd.split('-').toReversed().join('-');
    await expect(page.getByText(`Saldo del cedolino al ${day}`)).toBeVisible();
    await expect(balances.entry('Saldo del cedolino')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('And what is adjusted by hand stands there with its reason', async () => {
    await page.getByRole('button', { name: 'Rettifica' }).click();
    await typeInto(balances.dialog.getByLabel(/^Ore da aggiungere/), '-4:30');
    await typeInto(balances.dialog.getByLabel(/^Motivo/), 'Ore monetizzate');
    await expectAccessible(page);
    await balances.dialog.getByRole('button', { name: 'Registra' }).click();
    await expect(page.getByText('Rettifica registrata')).toBeVisible();
    await expect(balances.entry('Ore monetizzate')).toContainText('−4,5 ore');
  });

  await test.step('When days are blocked, the rules show them until they are taken out', async () => {
    const reason = `Inventario ${info.project.name}`;
    await page.goto('/absenceSettings');
    await page.getByRole('button', { name: 'Blocca giorni' }).click();
    await typeInto(balances.dialog.getByLabel(/^Motivo/), reason);
    await typeDate(balances.dialog.getByLabel(/^Dal/), '2035-01-02');
    await typeDate(balances.dialog.getByLabel(/^Al/), '2035-01-05');
    await balances.dialog.getByRole('button', { name: 'Salva' }).click();
    await expect(balances.entry(reason)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: `Togli ${reason}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Togli' }).click();
    await expect(page.getByRole('button', { name: `Togli ${reason}` })).toHaveCount(0);
  });
});
