import { addMonths, dayInItaly, dayOfMonth, monthOf } from 'shared-api/contracts/common';
import { setMonthsStatus, listMonths } from 'shared-api/contracts/timesheet';
import { expectAccessible } from '../../commands/accessibility.ts';
import { callApi } from '../../core/call.ts';
import { findMail } from '../../core/outbox.ts';
import { signIn } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';
import { monthsPage } from '../../pages/timesheet/months.page.ts';
import { shellPage } from '../../pages/platform/shell.page.ts';

/** A month of its own in each project, and others at another try: all run against one server. */
const monthsAgo = { desktop: 3, phone: 4 } as const;

test('an administrator reminds of a month, mends a missing day, and closes several at once', async ({
  page,
}, info) => {
  const months = monthsPage(page);
  const ago = (info.project.name === 'phone' ? monthsAgo.phone : monthsAgo.desktop) + 2 * info.retry;
  const of = addMonths(monthOf(dayInItaly(new Date())), -ago);
  const address = dayOfMonth(of, 1).slice(0, 7);

  await test.step('Given a month that nobody has filled in, and one that is closed', async () => {
    await signIn(page.request, 'hr.acme');
    const { rows } = await callApi(page.request, listMonths, { ...of, search: 'anna', length: 1 });
    const closed = rows.map(({ id: employeeId, version }) => ({ employeeId, version }));
    const input = { ...of, status: 'closed', months: closed, evenWithProblems: true } as const;
    await callApi(page.request, setMonthsStatus, input);
  });

  await test.step('When they open the months of the staff from the menu', async () => {
    await page.goto('/dash');
    await shellPage(page).openFromMenu('Timesheet del personale');
    await expect(months.title).toBeVisible();
    await months.open(address);
    await expect(months.row('Neri Anna')).toContainText('Chiuso');
    await expect(months.row('Rossi Mario')).toContainText('Aperto');
    // A grid fills the window, and has the page not scroll.
    const beyond = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
    if (info.project.name === 'desktop') expect(beyond).toBeLessThanOrEqual(0);
    await expectAccessible(page);
  });

  await test.step('Then who has not sent theirs is reminded by mail', async () => {
    const since = new Date().toISOString();
    const name = info.project.name === 'phone' ? 'Rossi Mario' : 'Bianchi Giulia';
    const to = info.project.name === 'phone' ? 'mario.rossi@acme.example' : 'giulia.bianchi@acme.example';
    await months.select(name);
    await months.press('Sollecita');
    await expect(months.popup.getByText(`Sollecito a ${name}`)).toBeVisible();
    await months.doNow();
    await expect(months.popup.getByText(`${name} ha ricevuto il sollecito`)).toBeVisible();
    const isReminder = /^Timesheet di .* da inviare – /;
    const mail = await findMail(
      page.request,
      (message) => message.to === to && message.at >= since && isReminder.test(message.subject),
    );
    expect(mail.text).toContain(`/timesheet?month=${address}`);
  });

  await test.step('And a missing day is mended beside the list', async () => {
    await months.openPanel('Rossi Mario');
    const panel = months.panel('Rossi Mario');
    const fill = panel.getByRole('button', { name: /^Come da piano/ });
    await expect(fill.first()).toBeVisible();
    await expectAccessible(page);
    const before = await fill.count();
    await fill.first().click();
    await expect(fill).toHaveCount(before - 1);
    await panel.getByRole('button', { name: 'Storia' }).click();
    const history = page.getByRole('dialog', { name: /^Storia di/ });
    await expect(history.getByText(/^Ore di .* modificate$/)).toBeVisible();
    await expect(history.getByText('Ordinarie: da 0 a 8')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(history).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
  });

  await test.step('When several with gaps are closed, the question says that they stay, and so they do', async () => {
    await page.reload();
    for (const name of ['Rossi Mario', 'Bianchi Giulia', 'Ricci Elena']) await months.select(name);
    await months.press('Chiudi mesi');
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Nessun mese da chiudere.');
    await expect(question).toContainText('2 mesi hanno giorni mancanti o da controllare e restano come sono');
    await expect(question).toContainText('Il tuo mese resta com’è: lo approva un altro amministratore.');
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Chiudi i mesi' }).click();
    const result = page.getByText(/^Nessun mese è stato chiuso/);
    await expect(result).toBeVisible();
    await months.closePopup();
    await expect(result).toBeHidden();
  });

  await test.step('And they are closed where that is meant', async () => {
    await months.press('Chiudi mesi');
    await page.getByRole('checkbox', { name: 'Chiudi anche questi' }).check();
    await expect(page.getByRole('alertdialog')).toContainText('Si chiudono 2 mesi.');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Chiudi i mesi' }).click();
    await months.doNow();
    for (const name of ['Rossi Mario', 'Bianchi Giulia'])
      await expect(months.row(name)).toContainText('Chiuso');
    await expect(months.row('Ricci Elena')).toContainText('Aperto');
  });
});
