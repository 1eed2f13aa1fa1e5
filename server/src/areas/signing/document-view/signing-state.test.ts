import { getSigningState, saveSignatures } from 'shared-api/contracts/signing';
import { callOn } from '../../../testing/index.ts';
import { documentSubject } from '../documents/document-audit.ts';
import { drawnIn, lastLink, openLink, sendDocument } from '../testing/documents.builders.ts';
import { describeSigning, type SigningTestApp } from '../testing/signing-app.ts';

const stateOf = (app: SigningTestApp, id: string, cookie: string) =>
  callOn(app.app, getSigningState, { id }, { cookie });

describeSigning('what happens elsewhere to a document that is signed', (signingApp) => {
  it('names the other browsers in which its link stands open, to each of them, and to its receiver in the portal', async () => {
    const app = signingApp();
    const id = await sendDocument(app);
    const link = await lastLink(app, id);
    const first = await openLink(app, link);
    expect((await stateOf(app, id, first)).output).toEqual({ signed: [], openings: [] });
    const firstAt = app.clock.now().toISOString();
    app.clock.advance(60_000);
    const second = await openLink(app, link);
    const secondAt = app.clock.now().toISOString();
    const times = async (cookie: string) =>
      (await stateOf(app, id, cookie)).output.openings.map(({ openedAt }) => openedAt);
    expect(await times(first)).toEqual([secondAt]);
    expect(await times(second)).toEqual([firstAt]);
    expect(await times(app.cookies.mario)).toEqual([secondAt, firstAt]);
  });

  it('names the boxes that are signed by now, and asking is no event', async () => {
    const app = signingApp();
    const id = await sendDocument(app);
    const link = await lastLink(app, id);
    const [first, second] = [await openLink(app, link), await openLink(app, link)];
    const signing = await callOn(app.app, saveSignatures, { id, ...drawnIn(0) }, { cookie: second });
    expect(signing.status).toBe(200);
    const before = await app.platform.audit.list(app.db, documentSubject(id));
    expect((await stateOf(app, id, first)).output.signed).toEqual([0]);
    expect(await app.platform.audit.list(app.db, documentSubject(id))).toEqual(before);
  });

  it('is its receiver’s alone to know', async () => {
    const app = signingApp();
    const id = await sendDocument(app);
    const foreign = await openLink(app, await lastLink(app, await sendDocument(app)));
    expect((await stateOf(app, id, foreign)).error?.code).toBe('not-found');
    expect((await stateOf(app, id, app.cookies.acme)).error?.code).toBe('forbidden');
    expect((await stateOf(app, 'nothing', app.cookies.mario)).error?.code).toBe('not-found');
  });
});
