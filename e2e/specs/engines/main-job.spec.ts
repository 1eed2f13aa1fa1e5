import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { findAttachment, findReceiverLink } from '../../commands/outbox-files.ts';
import { hasPdfsig, readSignatures } from '../../commands/pdfsig.ts';
import { makeContract } from '../../commands/sample-pdf.ts';
import { demoPassword } from '../../core/sign-in.ts';
import { pressAction } from '../../engines/screen-actions.ts';
import { signInByHand } from '../../engines/sign-in.ts';
import { expect, test } from '../../engines/test.ts';

const page = { css: '[data-page="1"]' };
const pad = { css: 'canvas', within: { role: 'dialog', name: { part: 'Firma ' } } };

test('a document is typed in, sent, drawn upon by its receiver, and sealed', async ({
  openHands,
  request,
}, info) => {
  const run = randomUUID().slice(0, 8);
  const title = `Contratto ${run}`;
  const email = `carla.${run}@example.com`;
  const file = info.outputPath('contratto.pdf');
  await writeFile(file, await makeContract(title));
  const sender = await openHands();

  await test.step('Given an administrator who signs in with the code from the outbox', async () => {
    const password = await demoPassword();
    await signInByHand(sender, request, { username: 'admin', password, email: 'admin@acme.example' });
  });

  await test.step('When she adds a document, letter by letter, and its PDF', async () => {
    await sender.open('/editDocument');
    const fields = { Nome: 'Carla', Cognome: 'Gallo', 'E-Mail': email };
    for (const [name, text] of Object.entries(fields)) {
      await sender.typeInto({ role: 'combobox', name }, text);
      await sender.readsIn({ role: 'combobox', name }, text);
    }
    await sender.key('Tab');
    await sender.typeInto({ role: 'textbox', name: { part: 'Titolo' } }, title);
    await sender.giveFiles('input[type=file]', [file]);
    await sender.sees('2 pagine');
    await pressAction(sender, 'Avanti');
  });

  await test.step('And places a box on its page, and sends it', async () => {
    await sender.waitFor({ css: '[data-state="drawn"]', within: page });
    await sender.press(page);
    await sender.waitFor({ role: 'button', name: { part: 'Firma 1, pagina 1' } });
    await pressAction(sender, 'Salva e invia');
    const question = { role: 'dialog', name: 'Inviare il documento?' };
    await sender.readsIn(question, { part: email });
    await sender.press({ role: 'button', name: 'Invia', within: question });
    // The ten seconds to undo it end when their popup is closed.
    await sender.sees(' parte per ');
    await sender.press({ role: 'button', name: 'Chiudi', within: { role: 'region', name: 'Avvisi' } });
    await sender.sees('Messaggi inviati correttamente');
  });

  const guest = await openHands();
  await test.step('Then its receiver opens the link of the mail, sees the page, and draws', async () => {
    await guest.open(await findReceiverLink(request, { to: email, subject: /Documento da firmare/ }));
    await guest.sees(title);
    await guest.press({ role: 'button', name: 'Apri e firma' });
    await guest.waitFor({ css: '[data-state="drawn"]', within: page });
    await guest.press({ role: 'button', name: { part: 'Firma qui: ' } });
    await guest.stroke(pad, [
      [0.2, 0.6],
      [0.4, 0.2],
      [0.5, 0.8],
    ]);
    await guest.stroke(pad, [
      [0.55, 0.7],
      [0.8, 0.3],
    ]);
    await guest.press({ role: 'button', name: { part: 'Conferma la firma' } });
  });

  await test.step('And it is done, and the service has it sealed', async () => {
    await guest.waitFor({ role: 'heading', name: 'Fatto' });
    await guest.sees('Documento firmato correttamente');
    const sealed = await findAttachment(request, { to: email, subject: /^Documento firmato/ });
    expect(sealed.subarray(0, 5).toString()).toBe('%PDF-');
    if (await hasPdfsig())
      expect(await readSignatures(sealed)).toEqual(['Signature is Valid.', 'Signature is Valid.']);
  });
});
