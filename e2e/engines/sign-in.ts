import type { APIRequestContext } from '@playwright/test';
import { findMail } from '../core/outbox.ts';
import { codeIn } from '../core/sign-in.ts';
import type { Sought } from './in-page/finder.ts';
import type { Hands } from './hands.ts';

interface Account {
  readonly username: string;
  readonly password: string;
  /** Where the code goes. */
  readonly email: string;
  /** What they see when they are in; by default the menu. */
  readonly arrivesAt?: Sought;
}

const code = { role: 'textbox', name: 'Codice' } as const;
const menus = [
  { role: 'button', name: 'Menu' },
  { role: 'navigation', name: 'Menu' },
] as const;

/** Signs somebody in by hand, with the code of the outbox; one that came for another window is tried and passed over. */
export async function signInByHand(
  hands: Hands,
  request: APIRequestContext,
  { username, password, email, arrivesAt }: Account,
): Promise<void> {
  const since = new Date().toISOString();
  await hands.open('/');
  await hands.typeInto({ role: 'textbox', name: 'Utente' }, username);
  await hands.typeInto({ css: 'input[type=password]' }, password);
  await hands.press({ role: 'button', name: 'Accedi' });
  await hands.sees('Abbiamo inviato un codice');
  const tried = new Set<string | undefined>([undefined]);
  for (;;) {
    const { text } = await findMail(
      request,
      (message) => message.to === email && message.at >= since && !tried.has(codeIn(message.text)),
    );
    tried.add(codeIn(text));
    await hands.typeInto(code, codeIn(text) ?? '');
    const found = await hands.firstOf([
      ...(arrivesAt ? [arrivesAt] : menus),
      { role: 'alert', words: { part: 'Valore OTP non corretto' } },
    ]);
    if (found.role !== 'alert') return;
    await hands.readsIn(code, '');
  }
}
