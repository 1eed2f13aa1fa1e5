import { listLeave } from 'shared-api/contracts/absences';
import { quietWeek } from '../../commands/quiet-weeks.ts';
import { callApi } from '../../core/call.ts';
import { chooseDays, sendRequest } from '../../engines/absence.ts';
import { makeSomebody } from '../../engines/somebody.ts';
import { expect, test } from '../../engines/test.ts';

test('somebody asks for leave of a few days', async ({ openHands, request }, info) => {
  const [monday, , wednesday] = quietWeek('leave', info);
  const hands = await openHands();
  const somebody = await makeSomebody(request);

  await test.step('Given somebody who has chosen the days', async () => {
    await somebody.signIn(hands);
    await hands.open('/holiday');
    await chooseDays(hands, monday.withWeekday, wednesday.withWeekday);
  });

  await test.step('When they say why, and send it', async () => {
    await hands.choose({ role: 'combobox', name: { part: 'Causale' } }, 'Permesso non retribuito');
    await hands.sees('3 giorni');
    await sendRequest(hands);
  });

  await test.step('Then the service has it, waiting', async () => {
    const theirs = { companyId: null, search: somebody.surname, offset: 0, length: 10 };
    const { list } = await callApi(request, listLeave, theirs);
    expect(list.rows).toMatchObject([
      { from: monday.day, to: wednesday.day, cause: 'unpaidLeave', status: 'toApprove' },
    ]);
  });
});
