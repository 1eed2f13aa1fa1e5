import { addLeave, decideAbsences, listAbsences } from 'shared-api/contracts/absences';
import { expectAccessible } from '../../commands/accessibility.ts';
import { quietWeek } from '../../commands/quiet-weeks.ts';
import { callApi } from '../../core/call.ts';
import { signIn } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';
import { typeDate } from '../../hands/choose.ts';
import { look } from '../../hands/look.ts';
import { typeInto } from '../../hands/type-into.ts';
import { decisionsPage } from '../../pages/absences/decisions.page.ts';
import { leavePage } from '../../pages/absences/leave.page.ts';

test('somebody asks for fewer days of what was approved, and an administrator takes them off', async ({
  page,
  browser,
  baseURL,
}, info) => {
  const [first, , third, , fifth] = quietWeek('fewer-days', info);
  const leave = leavePage(page);
  const desk = await browser.newContext({ ...(baseURL && { baseURL }), ...info.project.use });
  const decisions = decisionsPage(await desk.newPage());
  await signIn(page.request, 'giulia.bianchi');
  await signIn(desk.request, 'hr.acme');

  await test.step('Given a week of leave that was approved', async () => {
    const asked = { cause: 'unpaidLeave', from: first.day, to: fifth.day, start: null, end: null } as const;
    await callApi(page.request, addLeave, { ...asked, note: '', send: true });
    const { rows } = await callApi(desk.request, listAbsences, {
      isWaiting: true,
      search: 'Bianchi Giulia',
      length: 50,
    });
    const request = rows.find(({ from }) => from === first.day);
    if (!request) throw new Error('The request is not in the list');
    const { id, version } = request;
    await callApi(desk.request, decideAbsences, {
      requests: [{ id, version }],
      decision: 'approved',
      reason: '',
    });
  });

  await test.step('When they ask to be back after three days', async () => {
    await leave.open();
    await leave.showHistory();
    await leave.request(first.onScreen).click();
    await expect(leave.dialog).toBeVisible();
    await look();
    await leave.inDialog('Chiedi meno giorni').click();
    const dialog = page.getByRole('dialog', { name: 'Chiedi meno giorni' });
    await expect(dialog).toBeVisible();
    await look();
    await expectAccessible(page);
    await typeDate(dialog.getByLabel('Al', { exact: true }), third.day);
    await typeInto(dialog.getByLabel('Motivo'), 'Rientro prima');
    await dialog.getByRole('button', { name: 'Chiedi', exact: true }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('Then the whole week stays theirs until that is answered', async () => {
    await expect(page.getByText(fifth.onScreen).first()).toBeVisible();
  });

  await test.step('When an administrator takes the days off', async () => {
    await decisions.openOf('Bianchi Giulia');
    await expect(decisions.row(first.onScreen)).toContainText('Chiede meno giorni');
    const panel = await decisions.openPanel(first.onScreen, 'Bianchi Giulia');
    await expect(panel).toContainText('Rientro prima');
    await expect(panel).toContainText(third.onScreen);
    await look();
    await expectAccessible(panel.page());
    await panel.getByRole('button', { name: 'Togli i giorni' }).click();
    await look();
    await expect(panel).toBeHidden();
  });

  await test.step('Then three days of it are left', async () => {
    await leave.open();
    await leave.showHistory();
    await expect(page.getByText(third.onScreen).first()).toBeVisible();
    await expect(page.getByText(fifth.onScreen)).toHaveCount(0);
  });
  await desk.close();
});
