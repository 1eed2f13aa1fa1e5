import { sendWithoutLink } from '../../commands/documents.ts';
import { makeContract } from '../../commands/sample-pdf.ts';
import { expect, test } from '../../core/test.ts';
import { typeHere, typeInto } from '../../hands/type-into.ts';
import { adminAddDocument } from '../../pages/signing/admin-add-document.page.ts';

/** Often enough that suggestions come for a part of the address, and for the whole of it. */
const byLetters = { restsAfter: 6 };
const address = 'mario.rossi@acme.example';

test('the address of a new document is typed by letters, with pauses, and gone on from', async ({
  page,
  signInAs,
}, info) => {
  const title = `Lettere ${info.project.name} ${Date.now()}`;
  const adding = adminAddDocument(page);

  await test.step('Given an administrator who adds a document', async () => {
    await signInAs('admin');
    await adding.open();
    await expect(adding.field('Nome')).toBeVisible();
  });

  await test.step('When name and address are typed by letters, and the next field is pressed', async () => {
    await typeInto(adding.field('Nome'), 'Mario', byLetters);
    await typeInto(adding.field('Cognome'), 'Rossi', byLetters);
    await typeInto(adding.field('E-Mail'), address, byLetters);
    await expect(page.getByRole('option', { name: new RegExp(address) })).toBeVisible();
    await typeInto(page.getByLabel('Titolo'), title);
  });

  await test.step('Then all of it stands, and the screen goes on to the boxes', async () => {
    await expect(adding.field('E-Mail')).toHaveValue(address);
    await adding.attach('contratto.pdf', await makeContract(title));
    await adding.next();
    await expect(page).toHaveURL(/\/editDocumentSetSign/);
  });
});

test('the address of a document is typed anew by letters, with pauses, and saved', async ({
  page,
  signInAs,
}, info) => {
  const title = `Lettere ${info.project.name} ${Date.now()}`;
  const adding = adminAddDocument(page);

  await test.step('Given a document of somebody else', async () => {
    await signInAs('admin');
    const pdf = await makeContract(title);
    const boxes = [{ page: 1, x: 0.1, y: 0.1, width: 0.3, height: 0.1 }];
    const email = `${info.project.name}.${Date.now()}@example.com`;
    const id = await sendWithoutLink(page.request, { title, email, pdf, boxes });
    await page.goto(`/updateDocument/${id}`);
  });

  await test.step('When the address is typed by letters, under another name', async () => {
    await typeInto(adding.field('E-Mail'), address, byLetters);
    await expect(page.getByRole('option', { name: new RegExp(address) })).toBeVisible();
    // The suggestions lie over the next field.
    await page.keyboard.press('Tab');
  });

  await test.step('Then it says whose it is, and is saved', async () => {
    await expect(page.getByText('Questo indirizzo è di Mario Rossi')).toBeVisible();
    await expect(adding.field('E-Mail')).toHaveValue(address);
    await adding.save();
    await expect(page).toHaveURL(/\/documentsAdmin/);
  });
});

test('Tab goes from a name with many namesakes to the next field', async ({ page, signInAs }, info) => {
  const adding = adminAddDocument(page);

  await test.step('Given six people of one name with long addresses', async () => {
    await signInAs('admin');
    const pdf = await makeContract('Omonime');
    const boxes = [{ page: 1, x: 0.1, y: 0.1, width: 0.3, height: 0.1 }];
    const long = 'ufficio.amministrazione.del.personale.e.delle.paghe';
    for (const number of [1, 2, 3, 4, 5, 6]) {
      const email = `carla.${number}.${info.project.name}.${Date.now()}.${long}@sede-centrale.example.com`;
      await sendWithoutLink(page.request, { title: `Omonime ${number}`, email, pdf, boxes });
    }
    await adding.open();
  });

  await test.step('When the name is typed by letters, and the surname after Tab', async () => {
    await typeInto(adding.field('Nome'), 'Carla', { restsAfter: 5 });
    await expect(page.getByRole('listbox')).toBeVisible();
    await page.keyboard.press('Tab');
    await typeHere(page, 'Gallo');
  });

  await test.step('Then what was typed stands in the surname', async () => {
    await expect(adding.field('Cognome')).toHaveValue('Gallo');
  });
});
