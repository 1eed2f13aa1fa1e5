import { demoPassword } from '../../core/sign-in.ts';
import { pressAction } from '../../engines/screen-actions.ts';
import { signInByHand } from '../../engines/sign-in.ts';
import { makeSomebody } from '../../engines/somebody.ts';
import { expect, test } from '../../engines/test.ts';

test('an administrator narrows the users, selects one, and opens them', async ({ openHands, request }) => {
  const hands = await openHands();
  const { id, name, surname, email } = await makeSomebody(request);

  await test.step('Given an administrator at the users of all companies', async () => {
    const password = await demoPassword();
    await signInByHand(hands, request, { username: 'admin', password, email: 'admin@acme.example' });
    await hands.open('/filterusers');
    await hands.press({ role: 'button', name: 'Conferma' });
  });

  await test.step('When they narrow them by words and by those who never came', async () => {
    const inBar = { role: 'searchbox', name: 'Cerca una persona' };
    const button = { role: 'button', name: 'Cerca', within: { role: 'search' } };
    const popup = { role: 'dialog', name: 'Cerca' };
    const found = await hands.firstOf([inBar, button]);
    if (found === inBar) await hands.typeInto(inBar, email);
    else {
      await hands.press(button);
      await hands.typeInto({ role: 'searchbox', within: popup }, email);
      await hands.press({ role: 'button', name: 'Mostra', within: popup });
    }
    await hands.sees('1 di 1');
    const state = { role: 'combobox', name: 'Stato' };
    const sheet = { role: 'dialog', name: 'Filtri' };
    const shown = await hands.firstOf([state, { role: 'button', name: { part: 'Filtri' } }]);
    if (shown !== state) await hands.press(shown);
    await hands.choose(state, 'Mai entrati');
    if (shown !== state) await hands.press({ role: 'button', name: { part: 'Mostra' }, within: sheet });
    await hands.sees('1 di 1');
  });

  await test.step('And select the one, then it is opened', async () => {
    const rows = ['row', 'listitem'].map((role) => ({ role, words: { part: surname } }));
    const row = await hands.firstOf(rows);
    await hands.press({ role: 'checkbox', within: row });
    await hands.sees('1 utente selezionato');
    await pressAction(hands, 'Modifica');
    await hands.readsIn({ role: 'textbox', name: 'Nome' }, name);
    await hands.readsIn({ role: 'textbox', name: 'Cognome' }, surname);
    expect(await hands.where()).toContain(`/editUser/${id}`);
  });
});
