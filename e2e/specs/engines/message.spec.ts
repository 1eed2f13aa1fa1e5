import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { listSentMessages } from 'shared-api/contracts/signing';
import { callApi } from '../../core/call.ts';
import { demoPassword } from '../../core/sign-in.ts';
import { openMessage } from '../../engines/message.ts';
import { pressAction } from '../../engines/screen-actions.ts';
import { signInByHand } from '../../engines/sign-in.ts';
import { makeSomebody } from '../../engines/somebody.ts';
import { expect, test } from '../../engines/test.ts';

const picture = join(import.meta.dirname, '../../../shell/public/icon-512.png');
const words = 'Si esce dalle scale.';

test('a message with a picture is written, read, and its reading accepted', async ({
  openHands,
  request,
}) => {
  const title = `Prova antincendio ${randomUUID().slice(0, 8)}`;
  const receiver = await makeSomebody(request);
  const sender = await openHands();

  await test.step('Given an administrator who writes to somebody', async () => {
    const password = await demoPassword();
    await signInByHand(sender, request, { username: 'admin', password, email: 'admin@acme.example' });
    await sender.open('/newMessage');
    await sender.press({ role: 'button', name: 'Persone' });
    const people = { role: 'dialog', name: 'Scegli una persona' };
    await sender.typeInto({ role: 'searchbox', within: people }, receiver.surname);
    await sender.press({ role: 'button', name: { part: receiver.surname }, within: people });
    await sender.leaves(people);
    await sender.typeInto({ role: 'textbox', name: { part: 'Oggetto' } }, title);
    await sender.typeInto({ role: 'textbox', name: { part: 'Testo' } }, words);
  });

  await test.step('When a picture is attached, and the message sent', async () => {
    await sender.press({ role: 'button', name: 'Aggiungi allegato' });
    await sender.giveFiles('dialog input[type=file]', [picture]);
    await sender.sees('icon-512.png');
    await sender.press({ role: 'button', name: 'Avanti' });
    // What the receiver may do is asked next: to open it is ticked already.
    await sender.press({ role: 'button', name: 'Conferma' });
    await sender.sees('Si può aprire');
    await pressAction(sender, 'Invia');
    const question = { role: 'dialog', name: 'Invia a 1 persona' };
    await sender.readsIn(question, { part: 'icon-512.png' });
    await sender.press({ role: 'button', name: 'Invia', within: question });
    await sender.sees('Il tuo messaggio è stato inviato correttamente');
  });

  const reader = await openHands();
  await test.step('Then its receiver accepts the reading, and reads it', async () => {
    await receiver.signIn(reader);
    await openMessage(reader, title);
    await reader.sees(words);
  });

  await test.step('And looks at the picture', async () => {
    await reader.press({ role: 'link', name: { part: 'icon-512.png' } });
    await reader.waitFor({ css: '[data-page="1"] [data-state="drawn"]' });
  });

  await test.step('And the service has it as read', async () => {
    const { rows } = await callApi(request, listSentMessages, { search: title, start: 0, length: 1 });
    expect(rows).toMatchObject([{ title, attachment: 'icon-512.png', total: 1, read: 1 }]);
  });
});
