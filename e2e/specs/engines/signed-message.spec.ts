import { randomUUID } from 'node:crypto';
import { listSentMessages, noRecipients, sendMessage, uploadAttachment } from 'shared-api/contracts/signing';
import { makeContract } from '../../commands/sample-pdf.ts';
import { callApi } from '../../core/call.ts';
import { openMessage } from '../../engines/message.ts';
import { pressAction } from '../../engines/screen-actions.ts';
import { makeSomebody } from '../../engines/somebody.ts';
import { expect, test } from '../../engines/test.ts';

const page = { css: '[data-page="1"]' } as const;
const box = { role: 'button', name: 'Firma, pagina 1' } as const;
const dialog = { role: 'dialog', name: 'Firma' } as const;

test('somebody signs the PDF of a message where they like', async ({ openHands, request }) => {
  const title = `Consenso ${randomUUID().slice(0, 8)}`;
  const somebody = await makeSomebody(request, 'acme');
  const hands = await openHands();

  await test.step('Given a message with a PDF that may be signed', async () => {
    const bytes = new Uint8Array(await makeContract(title));
    const file = new File([bytes], 'consenso.pdf', { type: 'application/pdf' });
    const { uploadId } = await callApi(request, uploadAttachment, {}, { files: { file } });
    await callApi(request, sendMessage, {
      requestId: randomUUID(),
      title,
      body: 'Si prega di firmare.',
      recipients: { ...noRecipients, userIds: [somebody.id] },
      uploadId,
      viewsAttachment: true,
      signsAttachment: true,
      boxes: [],
    });
    await somebody.signIn(hands);
    await openMessage(hands, title);
    await hands.sees('Si prega di firmare.');
  });

  await test.step('When they draw a signature, then its box stands on the page', async () => {
    await pressAction(hands, 'Firma');
    await hands.waitFor({ css: '[data-state="drawn"]', within: page });
    await pressAction(hands, 'Firma');
    await hands.stroke({ css: 'canvas', within: dialog }, [
      [0.2, 0.6],
      [0.4, 0.2],
      [0.5, 0.8],
      [0.8, 0.3],
    ]);
    await hands.press({ role: 'button', name: 'Conferma la firma', within: dialog });
    await hands.waitFor(box);
  });

  await test.step('And they drag it to its place', async () => {
    const top = async () => (await hands.placeOf(box)).top;
    const before = await top();
    await hands.stroke(box, [
      [0.4, 0.5],
      [0.4, 1.6],
    ]);
    await expect.poll(top).toBeGreaterThan(before);
  });

  await test.step('Then it is signed, and the service has it so', async () => {
    await pressAction(hands, 'Salva');
    await hands.waitFor({ role: 'heading', name: 'Documenti' });
    await hands.sees(title);
    await hands.sees('Firmato');
    const { rows } = await callApi(request, listSentMessages, { search: title, start: 0, length: 1 });
    expect(rows).toMatchObject([{ title, total: 1, read: 1, signed: 1 }]);
  });
});
