import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../../commands/accessibility.ts';
import { sendDocument } from '../../commands/documents.ts';
import { makeLongContract } from '../../commands/sample-pdf.ts';
import { signIn } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';
import { look } from '../../hands/look.ts';
import { receiverLanding } from '../../pages/signing/receiver-landing.page.ts';
import { receiverSign } from '../../pages/signing/receiver-sign.page.ts';

const pages = 5;

test('a document of which every page is to be seen is signed once they were', async ({ page, request }) => {
  const sign = receiverSign(page);
  await signIn(request, 'admin');
  const { link } = await sendDocument(request, {
    title: 'Regolamento',
    email: `carla.${randomUUID().slice(0, 8)}@example.com`,
    pdf: await makeLongContract(pages),
    boxes: [{ page: 1, x: 0.55, y: 0.6, width: 0.3, height: 0.1 }],
    needsAllPages: true,
  });

  await test.step('Given its first page, where the box is', async () => {
    await receiverLanding(page).open(link);
    await receiverLanding(page).openAndSign();
    await expect(page.getByText(/[0-4] di 5 pagine viste/)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('When one presses on, one is led from page to page and no pad opens', async () => {
    // A page that is higher than the window takes two presses, or three.
    for (let presses = 0; presses < 3 * pages; presses += 1) {
      if (await page.getByText(/di 5 pagine viste/).isHidden()) break;
      await page.getByRole('button', { name: 'Firma', exact: true }).click();
      await expect(sign.dialog()).toBeHidden();
      await look();
    }
    await expect(page.getByText(/di 5 pagine viste/)).toBeHidden();
  });

  await test.step('Then one signs', async () => {
    await page.getByRole('button', { name: 'Firma', exact: true }).click();
    await sign.draw();
    await sign.confirm();
    await expect(sign.success()).toBeVisible({ timeout: 30_000 });
  });
});
