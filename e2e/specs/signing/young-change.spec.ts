import type { APIRequestContext, Page } from '@playwright/test';
import { checkLogin } from 'shared-api/contracts/auth';
import { sendCodeByMail, verifyCode } from 'shared-api/contracts/platform';
import { expectAccessible } from '../../commands/accessibility.ts';
import { addColleague } from '../../commands/colleagues.ts';
import { sendDocument } from '../../commands/documents.ts';
import { newcomerPassword as password } from '../../commands/newcomers.ts';
import { makeContract } from '../../commands/sample-pdf.ts';
import { callApi } from '../../core/call.ts';
import { findMail } from '../../core/outbox.ts';
import { codeIn, signIn } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';
import { typeInto } from '../../hands/type-into.ts';
import { userFormPage } from '../../pages/admin/user-form.page.ts';
import { loginPage } from '../../pages/auth/login.page.ts';
import { profilePage } from '../../pages/auth/profile.page.ts';
import { receiverLanding } from '../../pages/signing/receiver-landing.page.ts';
import { receiverSign } from '../../pages/signing/receiver-sign.page.ts';

const product = 'docsign';
const boxes = [
  { page: 1, x: 0.1, y: 0.6, width: 0.3, height: 0.1 },
  { page: 1, x: 0.55, y: 0.6, width: 0.3, height: 0.1 },
];

async function signInByMail(request: APIRequestContext, email: string): Promise<void> {
  await callApi(request, checkLogin, { username: email, password, product, channel: 'MAIL' });
  const sent = { username: email, product, purpose: 'login' } as const;
  const { challenge } = await callApi(request, sendCodeByMail, sent);
  const mail = await findMail(request, ({ to, text }) => to === email && codeIn(text) !== undefined);
  await callApi(request, verifyCode, { challenge, code: codeIn(mail.text) ?? '' });
}

/** The code in the newest message to somebody that says something. */
async function codeTo(page: Page, to: string, says: RegExp): Promise<string> {
  const { text } = await findMail(
    page.request,
    (message) => message.to === to && says.test(`${message.subject} ${message.text}`),
  );
  return codeIn(text) ?? '';
}

test('whose address an administrator changed signs with a code to the former one too', async ({
  page,
  context,
  request,
}) => {
  await signIn(request, 'hr.acme');
  const { id, email: former } = await addColleague(request);
  const email = `nuovo.${former}`;
  const title = `Nomina di ${former}`;
  const sign = receiverSign(page);
  const asked = page.getByRole('dialog', { name: 'Inserisci il codice' });

  await test.step('Given an administrator who wrote another address', async () => {
    const desk = await context.browser()?.newContext({ storageState: await request.storageState() });
    const form = userFormPage((await desk?.newPage()) ?? page);
    await form.open(id);
    await typeInto(form.field('E-Mail'), email);
    await form.save();
    await expect(form.field('E-Mail')).toHaveValue(former);
    await desk?.close();
  });

  await test.step('And the person, who confirmed it by the code that went there', async () => {
    await signInByMail(context.request, former);
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Inserisci il codice' }).click();
    await expect(asked).toBeVisible();
    await loginPage(page).enterCode(await codeTo(page, email, /conferm/i));
    await expect(page.getByText('Il nuovo indirizzo è confermato')).toBeVisible();
    await expect(profilePage(page).email).toHaveValue(email);
  });

  await test.step('When they sign what came to the new address, a code goes to the former one', async () => {
    const pdf = await makeContract(title);
    const { link } = await sendDocument(request, { title, email, pdf, boxes });
    await receiverLanding(page).open(link);
    await sign.openNextBox();
    await sign.draw();
    await sign.confirm();
    await expect(asked).toBeVisible();
    await expect(
      asked.getByText(/indirizzo e‑mail di chi firma è cambiato da poco.*anche un codice/),
    ).toBeVisible();
    await expect(asked.getByText(/p•••@acme\.example/).first()).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('Then a wrong one signs nothing, and the right one counts for all boxes', async () => {
    await loginPage(page).enterCode('000000');
    await expect(page.getByRole('alert').filter({ hasText: 'Valore OTP non corretto' })).toBeVisible();
    await expect(loginPage(page).code).toHaveValue('');
    await loginPage(page).enterCode(await codeTo(page, former, /confermare una firma/));
    await sign.expectSigned(1, 2);
    await sign.openNextBox();
    await sign.reuseButton().click();
    await expect(sign.done()).toBeVisible({ timeout: 30_000 });
  });
});

test('who has another number signs with a code by SMS to the former one too', async ({
  page,
  context,
  request,
}) => {
  await signIn(request, 'hr.acme');
  const { email } = await addColleague(request);
  const digits = String(Math.floor(Math.random() * 10_000_000)).padStart(7, '0');
  const [former, latest] = [`320${digits}`, `328${digits}`];
  const title = `Incarico di ${email}`;
  const profile = profilePage(page);
  const sign = receiverSign(page);
  const asked = page.getByRole('dialog', { name: 'Inserisci il codice' });
  const confirmNumber = async (number: string) => {
    await profile.enterPhone(number, password);
    await expect(asked).toBeVisible();
    await loginPage(page).enterCode(await codeTo(page, `+39${number}`, /codice/i));
    await expect(page.getByText('Il nuovo numero è confermato').last()).toBeVisible();
    await expect(asked).toBeHidden();
  };

  await test.step('Given somebody who confirmed a number, and then another one', async () => {
    await signInByMail(context.request, email);
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Aggiungi un numero' }).click();
    await confirmNumber(former);
    await page.getByRole('button', { name: 'Cambia numero' }).click();
    await confirmNumber(latest);
  });

  await test.step('When they sign, a code goes to the number from before', async () => {
    const pdf = await makeContract(title);
    const { link } = await sendDocument(request, { title, email, pdf, boxes });
    await receiverLanding(page).open(link);
    await sign.openNextBox();
    await sign.draw();
    await sign.confirm();
    await expect(asked).toBeVisible();
    await expect(asked.getByText(/numero di cellulare di chi firma è cambiato da poco/)).toBeVisible();
    await expect(asked.getByText(new RegExp(`••• ${former.slice(-2)}`)).first()).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('Then who reads it there signs all boxes', async () => {
    await loginPage(page).enterCode(await codeTo(page, `+39${former}`, /confermare la firma/));
    await sign.expectSigned(1, 2);
    await sign.openNextBox();
    await sign.reuseButton().click();
    await expect(sign.done()).toBeVisible({ timeout: 30_000 });
  });
});
