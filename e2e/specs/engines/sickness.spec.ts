import { listSickness } from 'shared-api/contracts/absences';
import { quietWeek } from '../../commands/quiet-weeks.ts';
import { callApi } from '../../core/call.ts';
import { pressAction } from '../../engines/screen-actions.ts';
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
    const first = { role: 'button', name: { part: tuesday.inWords } };
    await hands.goOnUntil({ role: 'button', name: 'Mese successivo' }, first);
    await hands.press(first);
    await hands.press({ role: 'button', name: { part: wednesday.inWords } });
    await hands.sees('2 giorni di lavoro, 16 ore');
  });

  await test.step('When they type the number, and send it', async () => {
    await hands.typeInto({ role: 'textbox', name: { part: 'Numero di protocollo' } }, '123456789');
    await pressAction(hands, 'Invia');
    const question = { role: 'alertdialog', name: 'Sei sicuro?' };
    await hands.press({ role: 'button', name: 'Invia', within: question });
    await hands.sees('La richiesta è stata inviata correttamente');
  });

  await test.step('Then the service has it, waiting', async () => {
    const theirs = { companyId: null, search: somebody.surname, offset: 0, length: 10 };
    const { list } = await callApi(request, listSickness, theirs);
    expect(list.rows).toMatchObject([
      { from: tuesday.day, to: wednesday.day, protocol: '123456789', status: 'toApprove' },
    ]);
  });
});
