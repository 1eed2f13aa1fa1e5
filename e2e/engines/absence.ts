import type { Hands } from './hands.ts';
import { pressAction } from './screen-actions.ts';

/** Chooses days in the calendar of an absence, each by a part of its name, in whichever month they lie. */
export async function chooseDays(hands: Hands, from: string, to: string): Promise<void> {
  const first = { role: 'button', name: { part: from } };
  await hands.goOnUntil({ role: 'button', name: 'Mese successivo' }, first);
  await hands.press(first);
  await hands.press({ role: 'button', name: { part: to } });
}

/** Sends what was filled in, and says that it is meant. */
export async function sendRequest(hands: Hands): Promise<void> {
  await pressAction(hands, 'Invia');
  await hands.press({ role: 'button', name: 'Invia', within: { role: 'alertdialog', name: 'Sei sicuro?' } });
  await hands.sees('La richiesta è stata inviata correttamente');
}
