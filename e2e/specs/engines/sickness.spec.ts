import { listSickness } from 'shared-api/contracts/absences';
import { quietWeek } from '../../commands/quiet-weeks.ts';
import { callApi } from '../../core/call.ts';
import { chooseDays, sendRequest } from '../../engines/absence.ts';
import { makeSomebody } from '../../engines/somebody.ts';
import { expect, test } from '../../engines/test.ts';

test('somebody is sick for two days and gives the number of the certificate', async ({
  openHands,
  request,
}, info) => {
  const [, tuesday, wednesday] = quietWeek('sickness', info);
  const hands = await openHands();
  const somebody = await makeSomebody(request);

  await test.step('Given somebody who has chosen the days', async () => {
    await somebody.signIn(hands);
    await hands.open('/disease');
    await chooseDays(hands, tuesday.inWords, wednesday.inWords);
    await hands.sees('2 giorni di lavoro, 16 ore');
  });

  await test.step('When they type the number, and send it', async () => {
    await hands.typeInto({ role: 'textbox', name: { part: 'Numero di protocollo' } }, '123456789');
    await sendRequest(hands);
  });

  await test.step('Then the service has it, waiting', async () => {
    const theirs = { companyId: null, search: somebody.surname, offset: 0, length: 10 };
    const { list } = await callApi(request, listSickness, theirs);
    expect(list.rows).toMatchObject([
      { from: tuesday.day, to: wednesday.day, protocol: '123456789', status: 'toApprove' },
    ]);
  });
});
