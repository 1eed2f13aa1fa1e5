import { makeSomebody } from '../../engines/somebody.ts';
import { expect, test } from '../../engines/test.ts';

const menu = { role: 'navigation', name: 'Menu' } as const;
const documents = { role: 'heading', name: 'Documenti' } as const;

test('somebody comes in with a code, and goes by the menu and by the palette', async ({
  openHands,
  request,
}) => {
  const hands = await openHands();
  const somebody = await makeSomebody(request);
  const openButton = { role: 'button', name: 'Menu' };

  await test.step('Given somebody at the home after the code of the mail', async () => {
    await somebody.signIn(hands);
    await hands.sees(`Ciao, ${somebody.name}`);
    await expect.poll(hands.where).toBe('/dash');
  });

  const isPhone = (await hands.firstOf([openButton, menu])) === openButton;
  await test.step('When they open the menu, then it says who they are, and leads on', async () => {
    if (isPhone) await hands.press(openButton);
    await hands.sees(somebody.surname);
    await hands.press({ role: 'link', name: { part: 'Documenti' }, within: menu });
    await hands.waitFor(documents);
    await expect.poll(hands.where).toContain('/documents');
  });

  await test.step('When they search by a few letters, then Enter leads there', async () => {
    if (isPhone) {
      await hands.press(openButton);
      await hands.press({ role: 'button', name: 'Cerca', within: { role: 'dialog', name: 'Menu' } });
    } else await hands.keyWith('Control', 'k');
    const field = { role: 'combobox', name: { part: 'Cerca schermate' } };
    await hands.typeInto(field, 'ogge');
    await hands.waitFor({ role: 'option', name: { part: 'Oggetti' } });
    await hands.key('ArrowDown');
    await hands.key('ArrowUp');
    await hands.key('Enter');
    await hands.waitFor({ role: 'heading', name: 'Oggetti' });
    await hands.leaves(field);
  });
});

test('somebody changes the language, and back', async ({ openHands, request }) => {
  const hands = await openHands();
  const somebody = await makeSomebody(request);

  await test.step('Given somebody at their preferences', async () => {
    await somebody.signIn(hands);
    await hands.open('/profile?section=preferences');
    await hands.waitFor({ role: 'heading', name: 'Lingua e aspetto' });
  });

  await test.step('When they choose English, then all is in English, after a new start too', async () => {
    await hands.press({ role: 'radio', name: 'English' });
    await hands.waitFor({ role: 'heading', name: 'Language and look' });
    await hands.open('/dash');
    await hands.sees(`Hello, ${somebody.name}`);
  });

  await test.step('When they choose Italian again, then it is in Italian', async () => {
    await hands.open('/profile?section=preferences');
    await hands.press({ role: 'radio', name: 'Italiano' });
    await hands.waitFor({ role: 'heading', name: 'Lingua e aspetto' });
    await hands.open('/dash');
    await hands.sees(`Ciao, ${somebody.name}`);
  });
});
