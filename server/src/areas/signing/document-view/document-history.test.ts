import { getDocumentHistory, getDocumentToSign, saveSignatures } from 'shared-api/contracts/signing';
import { callOn } from '../../../testing/index.ts';
import { addDocument, drawnIn, lastLink, openLink, send } from '../testing/documents.builders.ts';
import { describeSigning } from '../testing/signing-app.ts';

describeSigning('what happened to a document', (signingApp) => {
  it('is told to who manages it, with who did it and from where', async () => {
    const app = signingApp();
    const id = await addDocument(app, { boxes: 2 });
    await send(app, [id]);
    await app.outbox();
    const guest = await openLink(app, await lastLink(app, id));
    const look = (cookie: string) => callOn(app.app, getDocumentToSign, { id }, { cookie });
    await look(app.cookies.acme);
    await look(guest);
    await look(guest);
    await callOn(app.app, saveSignatures, { id, ...drawnIn(1) }, { cookie: guest });
    const { output } = await callOn(app.app, getDocumentHistory, { id }, { cookie: app.cookies.acme });
    const told = output.events.map(({ kind, who, box }) => [kind, who, box]);
    const sender = output.events[0]?.who;
    expect(sender).toEqual(expect.any(String));
    expect(told).toEqual([
      ['created', sender, null],
      ['sent', sender, null],
      ['opened', 'Mario Rossi', null],
      ['signed', 'Mario Rossi', 2],
    ]);
    expect(output.events.every(({ ip }) => ip === '127.0.0.1')).toBe(true);
  });

  it('is refused to its receiver, and unknown to another company', async () => {
    const app = signingApp();
    const id = await addDocument(app);
    await send(app, [id]);
    const ask = async (cookie: string) =>
      (await callOn(app.app, getDocumentHistory, { id }, { cookie })).error?.code;
    expect(await ask(app.cookies.mario)).toBe('forbidden');
    expect(await ask(app.cookies.beta)).toBe('not-found');
  });
});
