import { deleteSignatureObjects, listSignatureObjects } from 'shared-api/contracts/signing';
import { expectAccessible } from '../../commands/accessibility.ts';
import { callApi } from '../../core/call.ts';
import { signIn } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';
import { makeBmp, signatureObjectsPage } from '../../pages/signing/signature-objects.page.ts';

test('somebody keeps a signature and an image, takes a deletion back, and has the rest deleted', async ({
  page,
}, { project }) => {
  // One person a size: both run at the same time.
  const person = project.name === 'phone' ? 'giulia.bianchi' : 'mario.rossi';
  const objects = signatureObjectsPage(page);

  await test.step('Given who keeps no object', async () => {
    await signIn(page.request, person);
    const all = { search: '', start: 0, length: 100 };
    const { rows } = await callApi(page.request, listSignatureObjects, all);
    const ids = rows.map(({ id }) => id);
    if (ids.length > 0) await callApi(page.request, deleteSignatureObjects, { ids });
    await objects.open();
    await expect(page.getByRole('heading', { name: 'Nessun oggetto' })).toBeVisible();
  });

  await test.step('When they draw a signature under the stamp of the day', async () => {
    await objects.startAdding();
    await expect(page.getByText('Per accettazione')).toBeVisible();
    await expectAccessible(page);
    await objects.save();
    await expect(page.getByText('Specificare la firma').first()).toBeVisible();
    await objects.draw();
    await objects.save();
    await expect(page).toHaveURL(/\/firme$/);
    await expect(objects.previews('La tua firma')).toBeVisible();
  });

  await test.step('And upload an image of a kind that nobody writes any more', async () => {
    await objects.startAdding();
    await objects.choose('Immagine');
    await objects.chooseFile('appunti.bmp', Buffer.from('niente'));
    await expect(page.getByText('Accettati solo formati JPG, JPEG, GIF, BMP, PNG').first()).toBeVisible();
    await objects.chooseFile('timbro.bmp', makeBmp(1200, 500));
    await expect(page.getByRole('img', { name: 'L’immagine scelta' })).toBeVisible();
    await objects.save();
    await expect(page).toHaveURL(/\/firme$/);
  });

  await test.step('Then both are there, each the default of its kind', async () => {
    await expect(objects.previews('La tua immagine')).toBeVisible();
    await expect(objects.defaultOf('Firma')).toHaveCount(1);
    await expect(objects.defaultOf('Immagine')).toHaveCount(1);
    const width = await objects
      .previews('La tua immagine')
      .evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth));
    expect(width).toBe(480);
    await expectAccessible(page);
  });

  await test.step('And what is deleted can be taken back', async () => {
    await objects.remove([/Firma/, /Immagine/]);
    await expect(page.getByText('2 oggetti eliminati')).toBeVisible();
    await expect(objects.previews('La tua firma')).toHaveCount(0);
    await objects.takeBack();
    await expect(objects.previews('La tua firma')).toBeVisible();
  });
});
