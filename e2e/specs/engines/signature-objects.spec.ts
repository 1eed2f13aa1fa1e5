import { join } from 'node:path';
import { pressAction } from '../../engines/screen-actions.ts';
import { makeSomebody } from '../../engines/somebody.ts';
import { test } from '../../engines/test.ts';

const picture = join(import.meta.dirname, '../../../shell/public/icon-512.png');
/** The rows of a desktop and the cards of a phone, the newest first. */
const newestOf = (kind: string) => ['row', 'listitem'].map((role) => ({ role, words: { part: kind } }));
const signature = { role: 'img', name: 'La tua firma' } as const;
const image = { role: 'img', name: 'La tua immagine' } as const;

test('somebody keeps two drawn signatures and a picture, and chooses the default', async ({
  openHands,
  request,
}) => {
  const hands = await openHands();
  const somebody = await makeSomebody(request);
  const draw = async () => {
    await hands.stroke({ css: 'canvas', within: { role: 'group', name: 'Area della firma' } }, [
      [0.1, 0.5],
      [0.3, 0.2],
      [0.5, 0.7],
      [0.8, 0.4],
    ]);
    await hands.sees('1 tratto');
  };

  await test.step('Given somebody who keeps none', async () => {
    await somebody.signIn(hands);
    await hands.open('/firme');
    await hands.waitFor({ role: 'heading', name: 'Nessun oggetto' });
  });

  await test.step('When they draw a signature, then it is kept, and the default', async () => {
    await hands.press({ role: 'link', name: 'Inserisci un oggetto' });
    await hands.sees('È il primo di questo tipo: sarà il predefinito.');
    await draw();
    await pressAction(hands, 'Salva');
    await hands.waitFor(signature);
    await hands.readsIn(await hands.firstOf(newestOf('Firma')), { part: 'Default' });
  });

  await test.step('And when they upload a picture, then it is kept as well', async () => {
    await pressAction(hands, 'Aggiungi');
    await hands.press({ role: 'radio', name: 'Immagine' });
    await hands.giveFiles('input[type=file]', [picture]);
    await hands.waitFor({ role: 'img', name: 'L’immagine scelta' });
    await pressAction(hands, 'Salva');
    await hands.waitFor(image);
    await hands.waitFor(signature);
  });

  await test.step('And when they draw another as the default, then it stands first, and is it', async () => {
    await pressAction(hands, 'Aggiungi');
    await draw();
    await hands.press({ role: 'checkbox', name: { part: 'Default' } });
    await pressAction(hands, 'Salva');
    await hands.waitFor(image);
    await hands.sees('3 di 3');
    await hands.readsIn(await hands.firstOf(newestOf('Firma')), { part: 'Default' });
  });
});
