import { demoPeople } from '../../../server/src/demo/people.demo.ts';
import { sendDocument } from '../../commands/documents.ts';
import { makeContract } from '../../commands/sample-pdf.ts';
import { signIn } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';
import { adminDocuments } from '../../pages/signing/admin-documents.page.ts';
import { dashboardPage } from '../../pages/platform/dashboard.page.ts';
import { receiverLanding } from '../../pages/signing/receiver-landing.page.ts';
import { receiverSign } from '../../pages/signing/receiver-sign.page.ts';
import { shellPage } from '../../pages/platform/shell.page.ts';

const box = { page: 1, x: 0.1, y: 0.6, width: 0.3, height: 0.1 };

test('a document that is sent and signed shows at once on every page that counts or lists it', async ({
  page,
  browser,
  baseURL,
  signInAs,
}, info) => {
  const title = `Vivo ${info.project.name} ${Date.now()}`;
  const address = baseURL ?? '';
  const atWork = await browser.newContext({ baseURL: address });
  const guest = await browser.newContext({ baseURL: address });
  const sender = await atWork.newPage();
  const dashboard = dashboardPage(page);
  // Each size has a receiver of its own: both runs would count the same documents.
  const receiver = info.project.name === 'phone' ? 'giulia.bianchi' : 'mario.rossi';
  const email = demoPeople.find(({ username }) => username === receiver)?.email ?? '';

  await test.step('Given a receiver at the dashboard, and the sender at the list of what is not signed', async () => {
    await signInAs(receiver);
    await dashboard.open();
    await shellPage(page).mark();
    await signIn(atWork.request, 'admin');
    await adminDocuments(sender).open('?status=0');
    await shellPage(sender).mark();
  });

  const before = await dashboard.waiting();
  const { link } = await test.step('When a document is sent', async () =>
    sendDocument(atWork.request, { title, email, pdf: await makeContract(title), boxes: [box] }));

  await test.step('Then the dashboard counts it and the list shows it, without a reload', async () => {
    await expect.poll(() => dashboard.waiting()).toBe(before + 1);
    await expect(adminDocuments(sender).row(title)).toBeVisible();
  });

  await test.step('When the receiver signs it in another window', async () => {
    const window = await guest.newPage();
    await window.goto(link);
    await receiverLanding(window).openAndSign();
    await receiverSign(window).signNext();
    await expect(receiverSign(window).success()).toBeVisible({ timeout: 30_000 });
  });

  await test.step('Then the dashboard counts it no more, and the list of what is not signed lets it go', async () => {
    await expect.poll(() => dashboard.waiting()).toBe(before);
    await expect(adminDocuments(sender).row(title)).toBeHidden();
    await shellPage(page).expectNoReload();
    await shellPage(sender).expectNoReload();
  });
  await atWork.close();
  await guest.close();
});
