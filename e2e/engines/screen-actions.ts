import type { Hands } from './hands.ts';

const bar = { role: 'navigation', name: 'Azioni della pagina' } as const;

/** Presses an action of the screen, or finds it in what the bar's last button opens: 'Altro' on a phone, a menu on a desktop. */
export async function pressAction(hands: Hands, name: string): Promise<void> {
  const action = { role: 'button', name, within: bar };
  const more = ['Altro', 'Altre azioni'].map((title) => ({ role: 'button', name: title, within: bar }));
  const found = await hands.firstOf([action, ...more]);
  await hands.press(found);
  if (found === action) return;
  const inSheet = { role: 'button', name, within: { role: 'dialog', name: 'Altro' } };
  const place = await hands.firstOf([inSheet, { role: 'menuitem', name }, action]);
  // What was just selected may have brought the action into the bar itself: a press beside an open menu closes it and no more.
  if (place === action) await hands.press(found);
  await hands.press(place);
}
