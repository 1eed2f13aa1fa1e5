import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../../commands/accessibility.ts';
import { sendDocument } from '../../commands/documents.ts';
import { makeContract } from '../../commands/sample-pdf.ts';
import { findMail } from '../../core/outbox.ts';
import { signIn } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';
import { receiverLanding } from '../../pages/signing/receiver-landing.page.ts';

const boxes = [{ page: 1, x: 0.1, y: 0.6, width: 0.3, height: 0.1 }];

test('whoever got the link of somebody else says so, and the sender learns it', async ({ page, request }) => {
  const run = randomUUID().slice(0, 8);
  const email = `carla.${run}@example.com`;
  const title = `Offerta ${run}`;
  await signIn(request, 'hr.acme');
  const { link } = await sendDocument(request, { title, email, pdf: await makeContract(title), boxes });

  await test.step('Given the landing of a document that is for somebody else', async () => {
    await receiverLanding(page).open(link);
    await expect(receiverLanding(page).invitation()).toBeVisible();
  });

  await test.step('When they say that they are not who it is for, a question comes first', async () => {
    await page.getByRole('button', { name: /^Non sono .*: avvisa il mittente$/ }).click();
    const question = page.getByRole('alertdialog', { name: 'Destinatario errato?' });
    await expect(question).toContainText(title);
    await expectAccessible(page);
    await question.getByRole('button', { name: /^Non sono / }).click();
    await expect(page.getByRole('heading', { name: /il mittente è stato avvisato/ })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('Then the link opens nothing any more, and the sender has a mail', async () => {
    await receiverLanding(page).open(link);
    await expect(page.getByText(/Chi l’ha aperto ha segnalato/)).toBeVisible();
    const mail = await findMail(request, ({ subject }) =>
      subject.startsWith(`Destinatario errato: ${title}`),
    );
    expect(mail.text).toContain('Correggi il destinatario');
  });
});
