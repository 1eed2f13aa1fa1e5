import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../../commands/accessibility.ts';
import { sendMessages } from '../../commands/messages.ts';
import { signIn } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';
import { inboxPage } from '../../pages/signing/inbox.page.ts';

test('an administrator deletes one message and several, and takes both back first', async ({
  page,
  request,
  signInAs,
}) => {
  const run = randomUUID().slice(0, 8);
  const [one, two, three] = [`Avviso uno ${run}`, `Avviso due ${run}`, `Avviso tre ${run}`] as const;
  const inbox = inboxPage(page);

  await test.step('Given three messages that arrive while the list is open', async () => {
    await signIn(request, 'hr.acme');
    await sendMessages(request, { to: 'admin', titles: [one, two, three] });
    await signInAs('admin');
    await inbox.open(`?search=${run}`);
    for (const title of [one, two, three]) await expect(inbox.row(title)).toBeVisible();
  });

  await test.step('When one is deleted it is asked first, then it is gone, and undone it is back', async () => {
    await inbox.select(one);
    await inbox.remove("Vuoi eliminare l'elemento selezionato ?");
    await expect(inbox.row(one)).toHaveCount(0);
    await expect(inbox.row(two)).toBeVisible();
    await expectAccessible(page);
    await inbox.undo();
    await expect(inbox.row(one)).toBeVisible();
  });

  await test.step('When the ten seconds are over, it is deleted', async () => {
    await inbox.select(one);
    await inbox.remove("Vuoi eliminare l'elemento selezionato ?");
    await inbox.finish('Messaggio eliminato');
    await expect(inbox.popup('Dati eliminati correttamente')).toBeVisible();
    await expect(inbox.row(one)).toHaveCount(0);
  });

  await test.step('When several are deleted, they go and come back together', async () => {
    for (const title of [two, three]) await inbox.select(title);
    await inbox.remove('Vuoi eliminare gli elementi selezionati ?');
    await expect(page.getByText('Nessun messaggio trovato')).toBeVisible();
    await inbox.undo();
    for (const title of [two, three]) await expect(inbox.row(title)).toBeVisible();
  });

  await test.step('Then nothing of them is there after a reload', async () => {
    for (const title of [two, three]) await inbox.select(title);
    await inbox.remove('Vuoi eliminare gli elementi selezionati ?');
    await inbox.finish('2 messaggi eliminati');
    await expect(inbox.popup('Dati eliminati correttamente')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Nessun messaggio trovato')).toBeVisible();
    await expectAccessible(page);
  });
});
