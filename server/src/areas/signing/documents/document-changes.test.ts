import {
  completeDocument,
  saveSignatures,
  deleteDocument,
  documentLiveKeys,
} from 'shared-api/contracts/signing';
import { callOn } from '../../../testing/index.ts';
import { publishChange } from '../../../platform/live/live-messages.ts';
import { readEvents, type EventReader } from '../../../platform/live/testing/event-reader.ts';
import {
  addDocument,
  drawnIn,
  lastLink,
  listRows,
  openLink,
  send,
  sendDocument,
} from '../testing/documents.builders.ts';
import { describeSigning, type SigningTestApp } from '../testing/signing-app.ts';

const change = { name: 'change', data: { keys: documentLiveKeys } };
/** Later than what is repeated to a stream that opens. */
const aWhile = 11_000;

describeSigning('a change of a document', (signingApp) => {
  const open: EventReader[] = [];
  afterEach(() => open.splice(0).forEach((reader) => reader.leave()));

  async function follow(app: SigningTestApp, cookie: string): Promise<EventReader> {
    if (!app.app.server.listening) await app.app.listen({ port: 0, host: '127.0.0.1' });
    app.clock.advance(aWhile);
    const reader = await readEvents(app.app, cookie);
    open.push(reader);
    await reader.next();
    return reader;
  }
  /** Ends a session and returns what its page had received until then. */
  async function receivedBy(app: SigningTestApp, reader: EventReader, userId: string) {
    await app.platform.sessions.revokeAll(app.db, userId);
    const names: string[] = [];
    for (let event = await reader.next(); event; event = await reader.next()) names.push(event.name);
    return names;
  }

  it('is announced to who manages it and to its receiver, and to nobody else', async () => {
    const app = signingApp();
    const id = await addDocument(app);
    const [manager, root] = [await follow(app, app.cookies.acme), await follow(app, app.cookies.root)];
    const [receiver, other] = [await follow(app, app.cookies.mario), await follow(app, app.cookies.beta)];
    await send(app, [id]);
    for (const reader of [manager, root, receiver]) expect(await reader.next()).toEqual(change);
    expect(await receivedBy(app, other, 'beta')).toEqual(['end']);
  });

  it('is announced when its guest signs a box, and when its mail has left', async () => {
    const app = signingApp();
    const id = await sendDocument(app);
    const manager = await follow(app, app.cookies.acme);
    const guest = await openLink(app, await lastLink(app, id));
    expect(await manager.next()).toEqual(change);
    await callOn(app.app, saveSignatures, { id, ...drawnIn(0) }, { cookie: guest });
    expect(await manager.next()).toEqual(change);
  });

  it.each([
    ['sealed', 0],
    ['not sealed yet, since a try failed', 1],
  ])('is announced to its signer when it is %s', async (_, failures) => {
    const app = signingApp();
    const id = await sendDocument(app, { boxes: 1 });
    await app.outbox();
    app.pdfEditing.failNext(failures);
    const input = { id, ...drawnIn(0) };
    await callOn(app.app, completeDocument, input, { cookie: app.cookies.mario });
    const signer = await follow(app, app.cookies.mario);
    await app.platform.jobs.runDue();
    expect(await signer.next()).toEqual(change);
  });

  it('is announced with the last failed try to seal it, when the list shows that nobody tries again', async () => {
    const app = signingApp();
    const id = await sendDocument(app, { boxes: 1 });
    await app.outbox();
    app.pdfEditing.failNext(8);
    const input = { id, ...drawnIn(0) };
    await callOn(app.app, completeDocument, input, { cookie: app.cookies.mario });
    for (let attempt = 1; attempt < 8; attempt += 1) {
      await app.platform.jobs.runDue();
      app.clock.advance(3_600_000);
    }
    const [manager, signer] = [await follow(app, app.cookies.acme), await follow(app, app.cookies.mario)];
    await app.platform.jobs.runDue();
    for (const reader of [manager, signer]) {
      // The try has failed; and then: no other follows.
      expect(await reader.next()).toEqual(change);
      expect(await reader.next()).toEqual(change);
    }
    expect(await listRows(app, app.cookies.acme)).toMatchObject([
      { id, hasSealProblem: true, isSealGivenUp: true },
    ]);
  });

  it('is announced to the guest of this document alone', async () => {
    const app = signingApp();
    const [mine, other] = [await sendDocument(app), await sendDocument(app)];
    const page = await follow(app, await openLink(app, await lastLink(app, mine)));
    // That its mail left and that it was opened may still be on the way: they come before what is announced now.
    const own = { managersOf: null, email: '', documentId: mine };
    await publishChange(app.db, { to: own, keys: [['until-here']] });
    for (let told = ''; !told.includes('until-here');) told = JSON.stringify(await page.next());
    await send(app, [other]);
    expect(await receivedBy(app, page, `guest:${mine}`)).toEqual(['end']);
  });

  it('is announced to who saw it before it was deleted', async () => {
    const app = signingApp();
    const id = await sendDocument(app);
    await app.outbox();
    const receiver = await follow(app, app.cookies.mario);
    await callOn(app.app, deleteDocument, { id }, { cookie: app.cookies.acme });
    expect(await receiver.next()).toEqual(change);
  });
});
