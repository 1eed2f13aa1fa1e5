import { expectAccessible } from '../../commands/accessibility.ts';
import { signIn } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';
import { messagesPage } from '../../pages/signing/messages.page.ts';
import { typeInto } from '../../hands/type-into.ts';

test('an administrator writes to somebody, who accepts the reading, and sees that it was read', async ({
  page,
  browser,
}, { project }) => {
  const [person, words, name] =
    project.name === 'phone'
      ? (['giulia.bianchi', 'bianchi', 'Bianchi Giulia'] as const)
      : (['mario.rossi', 'rossi', 'Rossi Mario'] as const);
  const title = `Prova antincendio (${project.name})`;
  const writing = messagesPage(page);

  await test.step('Given an administrator who writes a message', async () => {
    await signIn(page.request, 'hr.acme');
    await writing.openNew();
    await writing.actions.press('Invia');
    await expect(page.getByText('Inserire il titolo del messaggio')).toBeVisible();
    await writing.addPerson(words, name);
    await typeInto(page.getByLabel('Oggetto'), title);
    await typeInto(page.getByLabel('Testo'), 'Giovedì alle 10 suona l’allarme.\nSi esce dalle scale.');
    await expectAccessible(page);
  });

  await test.step('When it is sent, and handed out once it can no longer be taken back', async () => {
    await writing.actions.press('Invia');
    await expect(writing.question).toContainText('Invia a 1 persona');
    await writing.question.getByRole('button', { name: 'Invia', exact: true }).click();
    await expect(page.getByText('Il tuo messaggio è stato inviato correttamente').first()).toBeVisible();
    await expectAccessible(page);
  });

  const theirs = await browser.newContext();
  const other = await theirs.newPage();
  const reading = messagesPage(other);
  await test.step('Then the person finds it unread, and reads it after accepting the reading', async () => {
    await signIn(other.request, person);
    await reading.openInbox();
    await expectAccessible(other);
    await reading.open(title);
    await expect(reading.acceptance).toBeVisible();
    await expect(other.getByText('Si esce dalle scale.')).toHaveCount(0);
    await expectAccessible(other);
    await reading.acceptance.getByText('Dichiaro di accettare la lettura del messaggio').click();
    await reading.acceptance.getByRole('button', { name: 'Conferma' }).click();
    await expect(other.getByText('Si esce dalle scale.')).toBeVisible();
    await expectAccessible(other);
    await theirs.close();
  });

  await test.step('And the administrator sees that it was read', async () => {
    await writing.openSent();
    await writing.open(title);
    await expect(page.getByText('1 di 1 letti')).toBeVisible();
    await expectAccessible(page);
  });
});
