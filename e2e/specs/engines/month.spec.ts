import type { TestInfo } from '@playwright/test';
import { getMonth } from 'shared-api/contracts/timesheet';
import { callApi } from '../../core/call.ts';
import { demoPassword, signIn } from '../../core/sign-in.ts';
import { signInByHand } from '../../engines/sign-in.ts';
import { expect, test } from '../../engines/test.ts';

/** A year that no other story is in. */
const year = 2024;
const projects = ['firefox-phone', 'firefox-desktop', 'webkit-phone', 'webkit-desktop'];

/** A working day of the second week of a month of the project's own; another one at another try, and where a story is repeated. */
function workingDayOf({ project, retry, repeatEachIndex }: TestInfo) {
  const month = 1 + projects.indexOf(project.name) * 3 + retry;
  const first = new Date(Date.UTC(year, month - 1, 1)).getUTCDay();
  const day = 8 + ((8 - first) % 7) + (repeatEachIndex % 5);
  const inWords = new Intl.DateTimeFormat('it', { weekday: 'long', day: 'numeric', month: 'long' });
  return { month, day, words: inWords.format(new Date(Date.UTC(year, month - 1, day, 12))) };
}

test('somebody types the hours of a day', async ({ openHands, request }, info) => {
  const { month, day, words } = workingDayOf(info);
  const hands = await openHands();

  await test.step('Given somebody who has a day open', async () => {
    const password = await demoPassword();
    const email = 'mario.rossi@acme.example';
    await signInByHand(hands, request, { username: 'mario.rossi', password, email });
    await hands.open(`/timesheet?month=${year}-${String(month).padStart(2, '0')}`);
    await hands.press({ role: 'button', name: { part: words } });
  });

  await test.step('When they type its hours, then they are saved', async () => {
    const ordinary = { role: 'spinbutton', name: 'Ordinari' };
    await hands.typeInto(ordinary, '7,5');
    await hands.key('Tab');
    await hands.sees('Salvato');
    await hands.readsIn(ordinary, '7,5');
  });

  await test.step('And the service has them', async () => {
    await signIn(request, 'mario.rossi');
    const saved = await callApi(request, getMonth, { year, month });
    expect(saved.month.days.find(({ dayOfMonth }) => dayOfMonth === day)?.ordinary).toBe(450);
  });
});
