import type { Page } from '@playwright/test';
import { addMonths, dayInItaly, monthOf } from 'shared-api/contracts/common';
import { listMonths, setMonthsStatus, type MonthStatus } from 'shared-api/contracts/timesheet';
import { expectAccessible } from '../../commands/accessibility.ts';
import { callApi } from '../../core/call.ts';
import { signIn } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';
import { shellPage } from '../../pages/platform/shell.page.ts';
import { receiverSign } from '../../pages/signing/receiver-sign.page.ts';
import { exportsPage } from '../../pages/timesheet/exports.page.ts';
import { typeInto } from '../../hands/type-into.ts';

/** Sets Giulia's last month to a state. */
async function setLastMonth({ request }: Page, status: MonthStatus) {
  const of = addMonths(monthOf(dayInItaly(new Date())), -1);
  const { rows } = await callApi(request, listMonths, {
    ...of,
    companyId: 'acme',
    search: 'giulia',
    length: 1,
  });
  const months = rows.map(({ id: employeeId, version }) => ({ employeeId, version }));
  await callApi(request, setMonthsStatus, {
    ...of,
    companyId: 'acme',
    status,
    months,
    evenWithProblems: true,
  });
}

test('@once an administrator takes hours out, delivers the payroll and has a sheet signed', async ({
  page,
  browser,
}) => {
  const exports = exportsPage(page);

  await test.step('Given an administrator, and people whose last month is closed', async () => {
    await signIn(page.request, 'admin');
    await page.goto('/dash');
    await shellPage(page).openFromMenu('Esporta ore');
    await expect(exports.title).toBeVisible();
    await exports.chooseCompany('Acme S.p.A.');
    await expect(exports.rowOf('Bianchi Giulia')).toContainText('Chiuso');
    await expectAccessible(page);
  });

  await test.step('When they download the hours, then the file has everybody’s days', async () => {
    const { name, bytes } = await exports.download('CSV');
    expect(name).toMatch(/^ore-acme-\d{4}-\d\d\.csv$/);
    expect(bytes.toString()).toMatch(/Bianchi Giulia;\d\d\/\d\d\/\d{4};8;8;/);
    const workbook = await exports.download('Excel');
    expect(workbook.bytes.subarray(0, 2).toString()).toBe('PK');
  });

  await test.step('When they have a sheet signed, then its person has a document to sign', async () => {
    await exports.sign('Bianchi Giulia');
    await expect(exports.rowOf('Bianchi Giulia')).toContainText('In attesa di firma');
    await page.getByRole('link', { name: 'Documento con il cartellino di Bianchi Giulia' }).click();
    await expect(page.getByText(/Cartellino \S+ \d{4}/).first()).toBeVisible();
    await page.goBack();
  });

  await test.step('And once they have signed it, the month is signed, without a reload', async () => {
    const home = await browser.newContext();
    const theirs = await home.newPage();
    await signIn(home.request, 'giulia.bianchi');
    await theirs.goto('/dash');
    await theirs.getByRole('link', { name: /Cartellino/ }).click();
    await receiverSign(theirs).signNext();
    await expect(receiverSign(theirs).success()).toBeVisible();
    await home.close();
    await expect(exports.rowOf('Bianchi Giulia').getByText('Firmato', { exact: true })).toBeVisible();
  });

  await test.step('When the month is opened again, then it is signed and changed, until it is closed as it was', async () => {
    await setLastMonth(page, 'open');
    await expect(exports.rowOf('Bianchi Giulia')).toContainText('Firmato, poi modificato');
    await setLastMonth(page, 'closed');
    await expect(exports.rowOf('Bianchi Giulia').getByText('Firmato', { exact: true })).toBeVisible();
  });

  await test.step('And when they make the payroll file, then it is there to be delivered, with who is left out', async () => {
    await exports.openPart('Paghe');
    await expect(page.getByText('Manca il codice della persona').first()).toBeVisible();
    await expectAccessible(page);
    const { name, bytes } = await exports.download('Crea file');
    expect(name).toMatch(/^paghe-acme-s-p-a-\d{4}-\d\d\.xml$/);
    expect(bytes.toString()).toContain('CodAziendaUfficiale="000042"');
    await expect(exports.deliveries).toContainText(name);
    await expect(page.getByText('Nessuna differenza: le paghe hanno già tutto.')).toBeVisible();
  });

  await test.step('And a code that does not fit is said on its field', async () => {
    await exports.openPart('Impostazioni paghe');
    const field = page.getByLabel('Codice azienda', { exact: true });
    await typeInto(field, '1234567');
    await exports.button('Salva').first().click();
    await expect(page.getByText('Il codice è più lungo di quanto prevede il tracciato')).toBeVisible();
    await expectAccessible(page);
  });
});
