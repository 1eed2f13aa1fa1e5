import { makeSomebody } from '../../engines/somebody.ts';
import { expect, test } from '../../engines/test.ts';

const username = { role: 'textbox', name: 'Utente' } as const;
const withPasskey = { role: 'button', name: 'Accedi con una passkey' } as const;

test('a QR code that was cut leads to the sign-in', async ({ openHands }) => {
  const hands = await openHands();
  await hands.open('/qrlogin');
  await hands.sees('Il codice non è completo');
  await hands.press({ role: 'link', name: 'Usa utente e password' });
  await hands.waitFor(username);
});

test('passkeys are offered where the browser has them', async ({ openHands, request }, { project }) => {
  // WebKitGTK has none.
  const isOffered = project.name.startsWith('firefox');
  const hands = await openHands();
  const somebody = await makeSomebody(request);

  await test.step('Given the sign-in', async () => {
    await hands.open('/');
    await hands.waitFor({ role: 'button', name: 'Accedi' });
    if (isOffered) await hands.waitFor(withPasskey);
    expect(await hands.has(withPasskey)).toBe(isOffered);
  });

  await test.step('Then the profile offers one, or says that this browser has none', async () => {
    await somebody.signIn(hands);
    await hands.open('/profile');
    await hands.press({ role: 'tab', name: 'Sicurezza' });
    const add = { role: 'button', name: 'Aggiungi una passkey' };
    if (isOffered) await hands.press(add);
    else await hands.sees('Questo browser non usa le passkey.');
    const asked = { role: 'dialog', name: 'Aggiungi una passkey' };
    if (isOffered) await hands.waitFor(asked);
    else expect(await hands.has(add)).toBe(false);
  });
});
