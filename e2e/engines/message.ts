import type { Hands } from './hands.ts';
import { pressAction } from './screen-actions.ts';

/** Opens a message of somebody's inbox that is unread, by its card or its row, and accepts its reading. */
export async function openMessage(hands: Hands, title: string): Promise<void> {
  await hands.open('/messages');
  const row = await hands.firstOf(
    ['gridcell', 'button', 'link'].map((role) => ({ role, name: { part: title } })),
  );
  await hands.press(row);
  if (row.role === 'gridcell') await pressAction(hands, 'Vedi');
  const acceptance = { role: 'dialog', name: 'Accettazione' };
  await hands.press({ role: 'checkbox', within: acceptance });
  await hands.press({ role: 'button', name: 'Conferma', within: acceptance });
}
