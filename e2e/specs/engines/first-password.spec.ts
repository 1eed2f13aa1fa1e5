import { findMail } from '../../core/outbox.ts';
import { codeIn, demoPassword } from '../../core/sign-in.ts';
import { signInByHand } from '../../engines/sign-in.ts';
import { expect, test } from '../../engines/test.ts';

const newPassword = 'Tutta-Nuova-9!';
const page = { css: '[data-page="1"]' } as const;
const pad = { role: 'dialog', name: { part: 'Firma 1 di 1' } } as const;

test('somebody chooses their first password, and signs with a code by SMS', async ({
  openHands,
  ownServer,
  playwright,
}) => {
  const { address, dataFolder } = ownServer;
  const request = await playwright.request.newContext({ baseURL: address });
  const hands = await openHands({ address });

  await test.step('Given somebody who comes for the first time', async () => {
    await signInByHand(hands, request, {
      username: 'luca.verdi',
      password: await demoPassword(dataFolder),
      email: 'luca.verdi@beta.example',
      arrivesAt: { role: 'heading', name: 'Scegli la tua password' },
    });
  });

  await test.step('When they have typed a password twice, then they are at home', async () => {
    await hands.typeInto({ css: 'input[name="newPassword"]' }, newPassword);
    await hands.typeInto({ css: 'input[name="confirmation"]' }, newPassword);
    await hands.press({ role: 'button', name: 'Salva' });
    await hands.sees('Ciao, Luca');
  });

  await test.step('When they draw upon what waits for them', async () => {
    await hands.press({ role: 'link', name: { part: 'Nomina a incaricato' } });
    await hands.waitFor({ css: '[data-state="drawn"]', within: page });
    await hands.press({ role: 'button', name: { part: 'Firma qui: ' } });
    await hands.stroke({ css: 'canvas', within: pad }, [
      [0.2, 0.6],
      [0.4, 0.2],
      [0.5, 0.8],
      [0.8, 0.3],
    ]);
    await hands.press({ role: 'button', name: { part: 'Conferma la firma' }, within: pad });
  });

  await test.step('Then it is signed with the code that came by SMS', async () => {
    await hands.sees('Abbiamo inviato un codice di sei cifre al numero');
    const { text } = await findMail(
      request,
      ({ channel, to }) => channel === 'sms' && to === '+393330000005',
    );
    const code = { role: 'textbox', name: 'Codice' };
    await hands.typeInto(code, codeIn(text) ?? '');
    await hands.waitFor({ role: 'heading', name: 'Fatto' });
    expect(await hands.has(code)).toBe(false);
    await request.dispose();
  });
});
