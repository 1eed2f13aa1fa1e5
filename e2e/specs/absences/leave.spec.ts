import { expectAccessible } from '../../commands/accessibility.ts';
import { quietWeek } from '../../commands/quiet-weeks.ts';
import { signIn } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';
import { leavePage } from '../../pages/absences/leave.page.ts';
import { chooseOption } from '../../hands/choose.ts';

test('somebody asks for leave in five taps at most, finds it, and deletes it', async ({ page }, info) => {
  const [monday, , , , , , sunday] = quietWeek('leave', info);
  const row = info.project.name === 'phone' ? `Dal ${monday.onScreen}` : monday.onScreen;
  const leave = leavePage(page);

  await test.step('Given somebody who has chosen the days', async () => {
    await signIn(page.request, 'mario.rossi');
    await leave.open();
    await leave.showMonth(monday.month);
    await leave.day(monday.withWeekday).click();
    await leave.day(sunday.withWeekday).click();
    await expectAccessible(page);
  });

  await test.step('When they choose the causale, two taps, and see what it takes', async () => {
    await chooseOption(leave.cause, 'Ferie');
    await expect(leave.fact('Durata')).toHaveText('5 giorni, 40 ore');
    await expect(leave.fact('Esclusi')).toHaveText('2 giorni non lavorativi');
    await expectAccessible(page);
  });

  await test.step('And they send it, a tap, and are sure, another', async () => {
    await leave.send();
    await expect(leave.question).toContainText('Vuoi inserire la richiesta per il periodo');
    await leave.question.getByRole('button', { name: 'Invia' }).click();
    await expect(page.getByText('La richiesta è stata inviata correttamente')).toBeVisible();
  });

  await test.step('Then the days are coloured, and the history has it', async () => {
    await expect(leave.day(`${monday.withWeekday}.*Da approvare`)).toBeVisible();
    await leave.showHistory();
    await leave.request(row).click();
    await expect(leave.dialog).toContainText('Da approvare');
    await expectAccessible(page);
  });

  await test.step('And it can be deleted, after a question', async () => {
    await leave.inDialog('Elimina').click();
    await expect(leave.question).toContainText('Vuoi eliminare questa richiesta ferie ?');
    await leave.question.getByRole('button', { name: 'Elimina' }).click();
    await expect(page.getByText('Dati eliminati correttamente')).toBeVisible();
    await expect(leave.request(row)).toBeHidden();
  });
});
