import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../../commands/accessibility.ts';
import { sendDocument } from '../../commands/documents.ts';
import { makeContract, makeLayeredContract } from '../../commands/sample-pdf.ts';
import { signIn } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';
import { typeInto } from '../../hands/type-into.ts';
import { receiverLanding } from '../../pages/signing/receiver-landing.page.ts';
import { receiverSign } from '../../pages/signing/receiver-sign.page.ts';

const boxes = [{ page: 1, x: 0.55, y: 0.6, width: 0.3, height: 0.08 }];

/** Takes what no page of a PDF is drawn without; the pad of the signature is. */
const drawNoPage = () => Reflect.deleteProperty(CanvasRenderingContext2D.prototype, 'transform');

test('a document that the browser cannot draw is signed once it was read in the file', async ({
  page,
  context,
  request,
}) => {
  const run = randomUUID().slice(0, 8);
  const title = `Lettera ${run}`;
  await signIn(request, 'admin');
  const pdf = await makeContract(title);
  const { link } = await sendDocument(request, { title, email: `carla.${run}@example.com`, pdf, boxes });
  await context.addInitScript(drawNoPage);
  const sign = receiverSign(page);
  const reading = page.getByRole('dialog', { name: 'Leggere prima di firmare' });

  await test.step('Given a guest whose browser draws no page', async () => {
    await receiverLanding(page).open(link);
    await receiverLanding(page).openAndSign();
    await expect(page.getByText('Questa pagina non può essere mostrata').first()).toBeVisible();
    await expect(page.getByText('Alcune pagine non si vedono per intero')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('When she presses the box, she is told why it cannot be signed, and what to do', async () => {
    await expect(sign.nextBox()).toHaveCount(0);
    await page.getByRole('button', { name: /^Pagina non mostrata: Firma 1 di 1/ }).click();
    await expect(reading).toBeVisible();
    await expectAccessible(page);
    await reading.getByRole('button', { name: 'Continua' }).click();
    await expect(reading.getByText('Prima scaricare il file e leggerlo')).toBeVisible();
  });

  await test.step('And she keeps the file, reads it with her device and says so', async () => {
    const arrival = page.waitForEvent('download');
    await reading.getByRole('button', { name: 'Scarica il file' }).click();
    expect((await arrival).suggestedFilename()).toMatch(/\.pdf$/);
    await reading.getByRole('checkbox', { name: /^Ho aperto il file/ }).check();
    await reading.getByRole('button', { name: 'Continua' }).click();
    await expect(reading).toBeHidden();
  });

  await test.step('Then the box is signed, and the document is sealed', async () => {
    await sign.signNext();
    await expect(sign.success()).toBeVisible({ timeout: 30_000 });
  });
});

test('what no page shows is neither read aloud nor found', async ({ page, request }) => {
  const run = randomUUID().slice(0, 8);
  await signIn(request, 'admin');
  const pdf = await makeLayeredContract('Prezzo 100 euro', 'Prezzo 99.999 euro');
  const { link } = await sendDocument(request, {
    title: `Offerta ${run}`,
    email: `dora.${run}@example.com`,
    pdf,
    boxes,
  });
  await receiverLanding(page).open(link);
  await receiverLanding(page).openAndSign();
  await expect(page.getByText('Prezzo 100 euro')).toBeAttached();
  await expect(page.getByText('99.999')).toHaveCount(0);
  await page.getByRole('button', { name: 'Cerca nel documento' }).click();
  await typeInto(page.getByRole('searchbox', { name: 'Cerca nel documento' }), 'prezzo');
  await expect(page.getByRole('search').getByRole('status')).toHaveText('1 di 1');
});
