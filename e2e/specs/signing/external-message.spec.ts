import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../../commands/accessibility.ts';
import { findReceiverLink } from '../../commands/outbox-files.ts';
import { makeContract } from '../../commands/sample-pdf.ts';
import { findMail } from '../../core/outbox.ts';
import { expect, test } from '../../core/test.ts';
import { adminAddDocument } from '../../pages/signing/admin-add-document.page.ts';
import { externalMessage } from '../../pages/signing/external-message.page.ts';
import { messagesPage } from '../../pages/signing/messages.page.ts';
import { receiverLanding } from '../../pages/signing/receiver-landing.page.ts';
import { receiverSign } from '../../pages/signing/receiver-sign.page.ts';

function somebody(title: string) {
  const run = randomUUID().slice(0, 8);
  return {
    name: 'Piera',
    surname: 'Sala',
    email: `piera.${run}@example.com`,
    title: `${title} ${run}`,
    body: 'Gentile Piera,\nla aspettiamo lunedì alle 10.',
  };
}

test('a message to an external person is a mail, with the words that were written', async ({
  page,
  request,
  signInAs,
}) => {
  const writing = externalMessage(page);
  const person = somebody('Colloquio');

  await test.step('Given an administrator who is told what is missing', async () => {
    await signInAs('hr.acme');
    await writing.open();
    await writing.fillIn({ ...person, surname: '', body: '' });
    await writing.send();
    await expect(page.getByText('Specificare il cognome')).toBeVisible();
    await expect(page.getByText('Specificare il testo')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('When all is there, it is asked once more and sent', async () => {
    await writing.fillIn(person);
    await writing.send();
    await expect(writing.question('Piera Sala')).toContainText(person.email);
    await expectAccessible(page);
    await writing.confirm('Piera Sala');
  });

  await test.step('Then the mail is in the outbox, and the list of what was sent says so', async () => {
    const mail = await findMail(request, ({ to }) => to === person.email);
    expect(mail.subject).toBe(`${person.title} – Acme S.p.A.`);
    expect(mail.text).toContain('la aspettiamo lunedì alle 10.');
    await expect(page.getByText(person.title).first()).toBeVisible();
    await expectAccessible(page);
  });
});

test('an external person signs the PDF of a message as a guest, and its sender sees it', async ({
  page,
  browser,
  request,
  signInAs,
}) => {
  const writing = externalMessage(page);
  const person = somebody('Accordo');

  await test.step('Given a message with a PDF, whose signature needs a place', async () => {
    await signInAs('hr.acme');
    await writing.open();
    await writing.fillIn(person);
    await writing.asksForSignature();
    await writing.send();
    await expect(page.getByText("Specificare l'allegato")).toBeVisible();
    await writing.attach(await makeContract(person.title));
    await writing.placeSignatures();
    const placing = adminAddDocument(page);
    await placing.clickPage(1, 0.5, 0.4);
    await expect(placing.box(1)).toBeVisible();
    await expectAccessible(page);
    await placing.save();
    await expect(writing.field('Oggetto')).toHaveValue(person.title);
    await writing.send();
    await writing.confirm('Piera Sala');
  });

  const link = await findReceiverLink(request, { to: person.email, subject: /./ });
  const theirs = await browser.newContext();
  const guest = await theirs.newPage();

  await test.step('When the person follows the link of the mail, they sign as a guest', async () => {
    await receiverLanding(guest).open(link);
    await expectAccessible(guest);
    await receiverLanding(guest).openAndSign();
    const sign = receiverSign(guest);
    await sign.signNext();
    await expect(sign.success()).toBeVisible({ timeout: 60_000 });
    await expectAccessible(guest);
    await theirs.close();
  });

  await test.step('Then its sender sees that it was signed', async () => {
    const sent = messagesPage(page);
    await sent.openSent();
    await sent.open(person.title);
    await expect(page.getByText('1 di 1 firmati')).toBeVisible();
    await expectAccessible(page);
  });
});
