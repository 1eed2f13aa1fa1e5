import { chooseUsers, listUsers } from 'shared-api/contracts/admin';
import { approveRegistration, listRegistrations } from 'shared-api/contracts/auth';
import { expectAccessible } from '../../commands/accessibility.ts';
import { makeNewcomer, signUpByCalls } from '../../commands/newcomers.ts';
import { makeContract } from '../../commands/sample-pdf.ts';
import { callApi } from '../../core/call.ts';
import { findMail } from '../../core/outbox.ts';
import { expect, test } from '../../core/test.ts';
import { sendDoc } from '../../pages/signing/send-doc.page.ts';

test('an administrator sends one document to the people whom they chose, and follows each of them', async ({
  page,
  request,
  playwright,
  baseURL,
  signInAs,
}, info) => {
  test.setTimeout(120_000);
  const title = `Regolamento ${info.project.name} ${Date.now()}`;
  const people = [makeNewcomer('acme'), makeNewcomer('acme'), makeNewcomer('beta')] as const;
  const [first, second, third] = people;
  const nameOf = ({ name, surname }: (typeof people)[number]) => `${name} ${surname}`;
  const sending = sendDoc(page);
  const start = new Date();

  await test.step('Given three people, who are chosen in the list of users', async () => {
    for (const newcomer of people) {
      const own = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
      await signUpByCalls(own, newcomer);
      await own.dispose();
    }
    await signInAs('admin');
    const { registrations } = await callApi(page.request, listRegistrations, {});
    for (const { id } of registrations.filter(({ email }) => people.some((one) => one.email === email)))
      await callApi(page.request, approveRegistration, { id });
    const ids: string[] = [];
    for (const { email } of people) {
      const found = await callApi(page.request, listUsers, { search: email, start: 0, length: 30 });
      ids.push(...found.rows.map(({ id }) => id));
    }
    expect(ids).toHaveLength(3);
    const { selection } = await callApi(page.request, chooseUsers, {
      ids,
      search: '',
      isAll: false,
      except: [],
    });
    await sending.open(selection);
    await expect(sending.heading('2 destinatari')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('When one of them can get none, they stay out and are named with the reason', async () => {
    // Their company asks for a code by SMS, and no phone of theirs is known.
    await expect(page.getByText(/manca il cellulare/)).toContainText(nameOf(third));
    await expect(sending.receiver(nameOf(third))).toHaveCount(0);
  });

  await test.step('When a field is missing, the form says which', async () => {
    await sending.next();
    await expect(page.getByText('Specificare il titolo')).toBeVisible();
    await expect(page.getByText("Specificare l'allegato")).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('When the boxes are placed, once for all, it asks before it is sent, and names them', async () => {
    await sending.fillIn(title, await makeContract(title));
    await sending.next();
    await sending.placeByKeyboard();
    await sending.askToSend();
    await expect(sending.dialog()).toContainText(nameOf(first));
    await expect(sending.dialog()).toContainText(second.email);
    await expect(sending.dialog()).not.toContainText(third.email);
    await expectAccessible(page);
  });

  await test.step('Then it can be taken back, and nothing of it is lost', async () => {
    await sending.confirm();
    await expect(page.getByText('Parte tra pochi secondi per 2 persone')).toBeVisible();
    await expectAccessible(page);
    await sending.takeBack();
    await expect(page.getByText('Invio annullato: nessuno ha ricevuto il documento')).toBeVisible();
    await sending.backToDocument();
    await expect(page.getByLabel('Titolo')).toHaveValue(title);
    await expect(sending.heading('2 destinatari')).toBeVisible();
  });

  await test.step('When it is sent again and the page is left, it is found again with each person’s state', async () => {
    await sending.next();
    await expect(sending.box(1).first()).toBeVisible();
    await sending.askToSend();
    await sending.confirm();
    await expect(page.getByText('Parte tra pochi secondi per 2 persone')).toBeVisible();
    await sending.openOwn();
    await expectAccessible(page);
    await page
      .getByRole('link', { name: `Apri: ${title}` })
      .first()
      .click();
    await expect(page.getByText('Messaggi inviati correttamente')).toBeVisible({ timeout: 40_000 });
    for (const person of [first, second])
      await expect(sending.result(nameOf(person))).toContainText(/Inviato|E‑mail in partenza/);
    await expectAccessible(page);
  });

  await test.step('And above the documents stands how far it came', async () => {
    await page.goto('/documentsAdmin');
    await expect(page.getByText(/a più persone: \d+ di \d+ inviati/)).toBeVisible();
    await expectAccessible(page);
    await expect(page.getByRole('link', { name: /^Vedi (l’invio|gli invii)$/ })).toBeVisible();
  });

  await test.step('And each of them has a mail with a link of their own', async () => {
    const links = [];
    for (const { email } of [first, second]) {
      const mail = await findMail(
        request,
        (message) => message.to === email && message.at > start.toISOString() && message.text.includes(title),
      );
      links.push(mail.links.find((link) => link.includes('/reservate/')));
    }
    expect(new Set(links).size).toBe(2);
    expect(links).not.toContain(undefined);
  });
});
