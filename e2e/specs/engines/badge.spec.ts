import { updateUsers } from 'shared-api/contracts/admin';
import { callApi } from '../../core/call.ts';
import { makeSomebody } from '../../engines/somebody.ts';
import { test } from '../../engines/test.ts';

const enter = { role: 'button', name: 'Entrata' } as const;
const leave = { role: 'button', name: 'Uscita' } as const;

test('somebody punches in, and out again', async ({ openHands, request }) => {
  const hands = await openHands();
  const somebody = await makeSomebody(request);

  await test.step('Given somebody with a badge', async () => {
    const change = { ids: [somebody.id], usesBadge: true, addedGroupIds: [], removedGroupIds: [] };
    await callApi(request, updateUsers, change);
    await somebody.signIn(hands);
  });

  await test.step('When they come in, then it says since when', async () => {
    await hands.press(enter);
    await hands.sees('Al lavoro da: oggi, ');
  });

  await test.step('When they go within a minute, then it asks, and they are out', async () => {
    await hands.press(leave);
    const question = { role: 'alertdialog', name: 'Timbrare di nuovo?' };
    await hands.press({ role: 'button', name: 'Timbra Uscita', within: question });
    await hands.sees('Ultima timbratura: Uscita, oggi, ');
  });

  await test.step('And it is so after a new start', async () => {
    await hands.open('/dash');
    await hands.sees('Ultima timbratura: Uscita, oggi, ');
  });
});
