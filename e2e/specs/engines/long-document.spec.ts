import { randomUUID } from 'node:crypto';
import { sendDocument } from '../../commands/documents.ts';
import { makeLongContract } from '../../commands/sample-pdf.ts';
import { signIn } from '../../core/sign-in.ts';
import { expect, test } from '../../engines/test.ts';

const pages = { role: 'region', name: 'Pagine del documento' } as const;
const pageField = { role: 'textbox', name: 'Vai alla pagina, da 1 a 30' } as const;
const zoomIn = { role: 'button', name: 'Ingrandisci' } as const;
const drawn = (page: number) => ({
  css: '[data-state="drawn"]',
  within: { css: `[data-page="${page}"]` },
});
const box = { page: 1, x: 0.1, y: 0.6, width: 0.3, height: 0.1 };

test('a document of thirty pages is scrolled, searched and zoomed', async ({ openHands, request }) => {
  const title = `Capitolato ${randomUUID().slice(0, 8)}`;
  const email = `carla.${randomUUID().slice(0, 8)}@example.com`;
  const guest = await openHands();

  await test.step('Given a receiver who has opened it', async () => {
    await signIn(request, 'admin');
    const pdf = await makeLongContract(30);
    const { link } = await sendDocument(request, { title, email, pdf, boxes: [box] });
    await guest.open(link);
    await guest.press({ role: 'button', name: 'Apri e firma' });
    await guest.waitFor(drawn(1));
  });

  await test.step('When they turn the wheel, then further pages come and are drawn', async () => {
    await guest.turnWheelUntil(pages, async () => Number(await guest.waitFor(pageField)) >= 4);
    await guest.waitFor(drawn(4));
  });

  await test.step('When they type a page, then it is there', async () => {
    await guest.typeInto(pageField, '30');
    await guest.key('Enter');
    await guest.waitFor(drawn(30));
  });

  await test.step('When they search, then the one place is shown', async () => {
    await guest.press({ role: 'button', name: 'Cerca nel documento' });
    await guest.typeInto({ role: 'searchbox', name: 'Cerca nel documento' }, 'pagina 17');
    await guest.readsIn({ role: 'status', within: { role: 'search' } }, '1 di 1');
    await guest.waitFor(drawn(17));
    await guest.readsIn(pageField, '17');
  });

  await test.step('When they press the buttons, then the pages grow, and shrink again', async () => {
    const width = async () => (await guest.placeOf({ css: '[data-page="17"]' })).width;
    const before = await width();
    await guest.press(zoomIn);
    await expect.poll(width).toBeGreaterThan(before);
    await guest.waitFor(drawn(17));
    const grown = await width();
    await guest.press({ role: 'button', name: 'Riduci' });
    await expect.poll(width).toBeLessThan(grown);
  });
});
