import { randomUUID } from 'node:crypto';
import { deleteDocument } from 'shared-api/contracts/signing';
import { expectAccessible } from '../../commands/accessibility.ts';
import { sendDocument } from '../../commands/documents.ts';
import { makeContract } from '../../commands/sample-pdf.ts';
import { callApi } from '../../core/call.ts';
import { findMail } from '../../core/outbox.ts';
import { signIn } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';
import { receiverLanding } from '../../pages/signing/receiver-landing.page.ts';
import { receiverSign } from '../../pages/signing/receiver-sign.page.ts';

const boxes = [
  { page: 1, x: 0.1, y: 0.6, width: 0.3, height: 0.1 },
  { page: 1, x: 0.55, y: 0.6, width: 0.3, height: 0.1 },
];

test('a document that the sender takes back while somebody signs it', async ({ page, request }) => {
  const email = `carla.${randomUUID().slice(0, 8)}@example.com`;
  await signIn(request, 'hr.acme');
  const pdf = await makeContract('Offerta ritirata');
  const { id, link } = await sendDocument(request, { title: 'Offerta ritirata', email, pdf, boxes });
  const sign = receiverSign(page);

  await test.step('Given a guest with one of two boxes signed and the pad open', async () => {
    await receiverLanding(page).open(link);
    await receiverLanding(page).openAndSign();
    await sign.signNext();
    await sign.expectSigned(1, 2);
    await sign.openNextBox();
  });

  await test.step('When the sender deletes it, the page says who did what', async () => {
    await callApi(request, deleteDocument, { id });
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText('Il mittente ha ritirato il documento.', { timeout: 90_000 });
    await expect(dialog).toContainText('Non serve fare altro.');
    await expect(dialog).not.toContainText('resta qui');
    await expectAccessible(page);
  });

  await test.step('And so do the mail and the link', async () => {
    const mail = await findMail(
      request,
      ({ to, subject }) => to === email && subject.startsWith('Ritirato: Offerta ritirata'),
    );
    expect(mail.text).toContain('ha ritirato il documento');
    await receiverLanding(page).open(link);
    await expect(page.getByRole('heading', { name: 'Il mittente ha ritirato il documento' })).toBeVisible();
    await expectAccessible(page);
  });
});
