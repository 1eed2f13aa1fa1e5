import { expectAccessible } from '../../commands/accessibility.ts';
import { signIn } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';
import { timesheetPage } from '../../pages/timesheet/timesheet.page.ts';
import { shellPage } from '../../pages/platform/shell.page.ts';
import { chooseOption } from '../../hands/choose.ts';
import { typeInto } from '../../hands/type-into.ts';

/** Months of one person that nobody else touches, one for each size of the screen. */
const monthsOf = (size: string) =>
  size === 'phone'
    ? { sent: '2025-03', sentName: 'marzo', offline: '2025-05', offlineName: 'maggio' }
    : { sent: '2025-07', sentName: 'luglio', offline: '2025-10', offlineName: 'ottobre' };

test('somebody fills in days and sends the month, an administrator approves it', async ({ page, browser }, {
  project,
}) => {
  const { sent, sentName } = monthsOf(project.name);
  const month = timesheetPage(page);

  await test.step('Given somebody who has their month open', async () => {
    await signIn(page.request, 'mario.rossi');
    await page.goto('/dash');
    await shellPage(page).openFromMenu('Timesheet');
    await month.open(sent);
    await expectAccessible(page);
  });

  await test.step('When they fill in one day as planned and half of another', async () => {
    await month.openDay(`3 ${sentName}`);
    await month.action('Come da piano').click();
    await month.action('Aumenta Straordinari').click();
    await expect(month.notice('Salvato')).toBeVisible();
    await month.leaveDay();
    await month.openDay(`4 ${sentName}`);
    await typeInto(month.field('Ordinari'), '4');
    await chooseOption(month.cause, 'Ferie');
    await expect(month.notice('Salvato')).toBeVisible();
    await expectAccessible(page);
    await month.leaveDay();
  });

  await test.step('Then the totals count them, also after a reload', async () => {
    await expect(month.total('Ore presenza')).toHaveText('12');
    await page.reload();
    await expect(month.total('Ore presenza')).toHaveText('12');
    await expect(month.total('Ore assenza')).toHaveText('4');
    await expect(month.total('Ore straordinario')).toHaveText('0,5');
  });

  await test.step('And they send it, after a question that says what is missing', async () => {
    await month.action('Invia').click();
    const question = page.getByRole('alertdialog', { name: 'Sei sicuro?' });
    await expect(question).toContainText(`Vuoi inviare il timesheet ${sentName} - 2025 ?`);
    await expect(question).toContainText(/Mancano \d+ giorni/);
    await question.getByRole('button', { name: 'Invia' }).click();
    await expect(page.getByText('Il timesheet è stato inviato correttamente')).toBeVisible();
    await expect(month.action('Invia')).toBeDisabled();
  });

  const office = await browser.newContext();
  const desk = await office.newPage();
  const theirs = timesheetPage(desk);
  await test.step('When an administrator opens that month and closes it', async () => {
    await signIn(desk.request, 'admin');
    await theirs.open(sent);
    await theirs.openEmployee('Acme', 'Rossi');
    await expect(desk.getByText(/Stai agendo per Mario Rossi/)).toBeVisible();
    await theirs.setStatus('Chiudi il mese');
    const question = desk.getByRole('alertdialog', { name: /^Chiudere / });
    await expect(question).toContainText(/Mancano \d+ giorni/);
    await question.getByRole('button', { name: 'Chiudi il mese' }).click();
    await expect(desk.getByText('Il timesheet è stato aggiornato correttamente')).toBeVisible();
    await office.close();
  });

  await test.step('Then its person sees it closed, without a reload', async () => {
    await expect(page.getByText('Chiuso').first()).toBeVisible();
    await month.openDay(`3 ${sentName}`);
    await expect(page.getByText('Il mese non si può modificare: Chiuso')).toBeVisible();
  });
});

test('what was changed without a network is sent when it is back', async ({ page, context }, { project }) => {
  const { offline, offlineName } = monthsOf(project.name);
  const month = timesheetPage(page);

  await test.step('Given somebody who has a day open', async () => {
    await signIn(page.request, 'mario.rossi');
    await month.open(offline);
    await month.openDay(`7 ${offlineName}`);
  });

  await test.step('When they fill it in without a network', async () => {
    await context.setOffline(true);
    await month.action('Come da piano').click();
    await expect(month.notice('In attesa di invio')).toBeVisible();
  });

  await test.step('Then it goes by itself when the network is back, and the service has it', async () => {
    await context.setOffline(false);
    await expect(month.notice('Salvato')).toBeVisible();
    await page.reload();
    await expect(month.field('Ordinari')).toHaveValue('8');
    await month.leaveDay();
    await expect(month.total('Ore presenza')).toHaveText('8');
  });
});
