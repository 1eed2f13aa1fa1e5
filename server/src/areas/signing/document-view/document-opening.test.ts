import { getDocumentToSign, getGuestLink, readDocumentFile } from 'shared-api/contracts/signing';
import { callOn, downloadOn } from '../../../testing/index.ts';
import {
  addDocument,
  firstRow,
  lastLink,
  openLink,
  send,
  sendDocument,
} from '../testing/documents.builders.ts';
import { documentSubject } from '../documents/document-audit.ts';
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

  it('by whoever else reads its file once it was sent is an event once a day; its receiver’s is none', async () => {
    const app = signingApp();
    const draft = await addDocument(app);
    const id = await sendDocument(app);
    const read = (document: string, cookie: string) =>
      downloadOn(app.app, readDocumentFile, { id: document }, { cookie });
    const readersOf = async (document: string) =>
      (await app.platform.audit.list(app.db, documentSubject(document))).flatMap(({ action, actor }) =>
        action === 'document.file-read' ? actor : [],
      );
    for (let count = 0; count < 3; count += 1) {
      expect((await read(id, app.cookies.acme)).status).toBe(200);
      expect((await read(id, app.cookies.mario)).status).toBe(200);
      expect((await read(draft, app.cookies.acme)).status).toBe(200);
    }
    expect(await readersOf(id)).toHaveLength(1);
    expect(await readersOf(draft)).toEqual([]);
    app.clock.advance(24 * 3_600_000);
    await read(id, app.cookies.acme);
    expect(await readersOf(id)).toHaveLength(2);
    expect((await read(id, app.cookies.beta)).status).toBe(404);
    expect(await readersOf(id)).toHaveLength(2);
  });
});
