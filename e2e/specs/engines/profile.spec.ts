import { getProfile } from 'shared-api/contracts/auth';
import { callApi } from '../../core/call.ts';
import { pressAction } from '../../engines/screen-actions.ts';
import { makeSomebody } from '../../engines/somebody.ts';
import { expect, test } from '../../engines/test.ts';

const firstName = { role: 'textbox', name: 'Nome' };

test('somebody goes through their profile and changes their name', async ({ openHands, request }) => {
  const hands = await openHands();
  const somebody = await makeSomebody(request);

  await test.step('Given somebody who looks at the sections of their profile', async () => {
    await somebody.signIn(hands);
    await hands.open('/profile');
    await hands.press({ role: 'tab', name: 'Sicurezza' });
    await hands.waitFor({ role: 'heading', name: 'Dove hai effettuato l’accesso' });
    await hands.press({ role: 'tab', name: 'Preferenze' });
    await hands.waitFor({ role: 'heading', name: 'Lingua e aspetto' });
    await hands.press({ role: 'tab', name: 'Dati' });
    await hands.readsIn(firstName, somebody.name);
  });

  await test.step('When they change their name, then the service has it', async () => {
    await hands.typeInto(firstName, 'Paola Maria');
    await pressAction(hands, 'Salva');
    await hands.sees('Dati salvati correttamente');
    const profile = await callApi(request, getProfile, { userId: somebody.id });
    expect(profile.firstName).toBe('Paola Maria');
  });
});
