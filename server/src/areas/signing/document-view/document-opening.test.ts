import { getDocumentToSign, getGuestLink } from 'shared-api/contracts/signing';
import { callOn } from '../../../testing/index.ts';
import { firstRow, lastLink, openLink, send, sendDocument } from '../testing/documents.builders.ts';
import { describeSigning } from '../testing/signing-app.ts';

describeSigning('the opening of a document', (signingApp) => {
  it('is its receiver’s first look at it, and neither the link’s nor the sender’s', async () => {
    const app = signingApp();
    const id = await sendDocument(app);
    await app.outbox();
    const look = (cookie: string) => callOn(app.app, getDocumentToSign, { id }, { cookie });
    const link = await lastLink(app, id);
    await callOn(app.app, getGuestLink, { link });
    const guest = await openLink(app, link);
    await look(app.cookies.acme);
    expect(await firstRow(app)).toMatchObject({ lifecycle: 'sent', version: 2 });
    app.clock.advance(60_000);
    const at = app.clock.now();
    await look(guest);
    app.clock.advance(60_000);
    await look(app.cookies.mario);
    // It is no change that an editor has to know of.
    const row = await firstRow(app);
    expect(row).toMatchObject({ lifecycle: 'opened', version: 2 });
    expect(new Date(row?.lifecycleSince ?? '')).toEqual(at);
  });

  it('is waited for again once it is sent again', async () => {
    const app = signingApp();
    const id = await sendDocument(app);
    await app.outbox();
    await callOn(app.app, getDocumentToSign, { id }, { cookie: app.cookies.mario });
    expect(await firstRow(app)).toMatchObject({ lifecycle: 'opened' });
    await send(app, [id]);
    expect(await firstRow(app)).toMatchObject({ lifecycle: 'sent' });
  });
});
