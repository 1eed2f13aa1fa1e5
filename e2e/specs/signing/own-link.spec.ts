import { sendDocument } from '../../commands/documents.ts';
import { makeContract } from '../../commands/sample-pdf.ts';
import { expectAccessible } from '../../commands/accessibility.ts';
import { signIn } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';
import { receiverLanding } from '../../pages/signing/receiver-landing.page.ts';
import { receiverSign } from '../../pages/signing/receiver-sign.page.ts';

const boxes = [{ page: 1, x: 0.1, y: 0.6, width: 0.3, height: 0.1 }];

test('who is signed in opens the link of their mail as themselves, and stays signed in', async ({
  page,
  context,
  request,
}) => {
  const email = 'mario.rossi@acme.example';
  await signIn(request, 'hr.acme');
  const pdf = await makeContract('Accordo di Mario');
  const { id, link } = await sendDocument(request, { title: 'Accordo di Mario', email, pdf, boxes });
  const sign = receiverSign(page);

  await test.step('Given a member of the staff who is signed in', async () => {
    await signIn(context.request, 'mario.rossi');
  });

  await test.step('When they open the link of the mail, they see the document as themselves', async () => {
    await receiverLanding(page).open(link);
    await expect(page).toHaveURL(new RegExp(`/sign/${id}$`));
  });

  await test.step('And sign it', async () => {
    await sign.signNext();
    await expect(sign.success()).toBeVisible({ timeout: 30_000 });
  });

  await test.step('Then their session stands', async () => {
    await page.goto('/dash');
    await expect(page).toHaveURL(/\/dash$/);
  });
});

test('two people in one browser: the guest of a link signs beside who is signed in, who stays so', async ({
  page,
  context,
  request,
}) => {
  const email = `carla.${crypto.randomUUID().slice(0, 8)}@example.com`;
  await signIn(request, 'hr.acme');
  const pdf = await makeContract('Accordo di Carla');
  const { id, link } = await sendDocument(request, { title: 'Accordo di Carla', email, pdf, boxes });
  const theirs = await context.newPage();
  const landing = receiverLanding(theirs);
  const sign = receiverSign(theirs);

  await test.step('Given Mario, who is signed in with the profile open', async () => {
    await signIn(context.request, 'mario.rossi');
    await page.goto('/profile');
    await expect(page.getByRole('textbox', { name: 'Cognome' })).toHaveValue('Rossi');
  });

  await test.step('When Carla opens the link of the mail in another tab, it says that Mario stays signed in', async () => {
    await landing.open(link);
    await expect(
      theirs.getByText(/^Accesso effettuato come Mario Rossi, ma il documento è per Carla/),
    ).toBeVisible();
    await expectAccessible(theirs);
    await landing.openAndSign();
    await expect(theirs).toHaveURL(new RegExp(`/sign/${id}$`));
    await expect(sign.nextBox()).toBeVisible();
  });

  await test.step('Then Mario goes on as before, after a reload too', async () => {
    await page.bringToFront();
    await expect(page.getByRole('textbox', { name: 'Cognome' })).toHaveValue('Rossi');
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Cognome' })).toHaveValue('Rossi');
  });

  await test.step('And Carla signs, after a reload too', async () => {
    await theirs.bringToFront();
    await theirs.reload();
    await sign.signNext();
    await expect(sign.success()).toBeVisible({ timeout: 30_000 });
  });

  await test.step('And Mario is still signed in', async () => {
    await page.bringToFront();
    await page.goto('/dash');
    await expect(page).toHaveURL(/\/dash$/);
  });
});
