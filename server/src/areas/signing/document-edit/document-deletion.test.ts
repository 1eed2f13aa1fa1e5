import { eq } from 'drizzle-orm';
import { guestId } from 'shared-api/contracts/common';
import {
  completeDocument,
  deleteDocument,
  deleteDocuments,
  getDocumentForm,
  getDocumentToSign,
  getGuestLink,
  resendSignedCopy,
  saveSignatures,
} from 'shared-api/contracts/signing';
import { platformSessions } from '../../../platform/sessions/sessions.schema.ts';
import { callOn, postForm } from '../../../testing/index.ts';
import {
  addDocument,
  drawnIn,
  lastLink,
  listRows,
  openLink,
  sendDocument,
} from '../testing/documents.builders.ts';
import { chooseMailTimes, officeHours } from '../testing/mail-times.builders.ts';
import { describeSigning, emailOf, type SigningTestApp } from '../testing/signing-app.ts';

const get = async (app: SigningTestApp, id: string) =>
  callOn(app.app, getDocumentForm, { id }, { cookie: app.cookies.acme });

describeSigning('deleting documents', (signingApp) => {
  it('takes a signed one from the sight of who manages it; its signer keeps link, copy and mail', async () => {
    const app = signingApp();
    const id = await sendDocument(app, { boxes: 1 });
    const link = await lastLink(app, id);
    const cookie = await openLink(app, link);
    const completed = { id, ...drawnIn(0) };
    await app.whileWorking(callOn(app.app, completeDocument, completed, { cookie }));
    const deleted = await callOn(app.app, deleteDocument, { id }, { cookie: app.cookies.acme });
    expect(deleted.status).toBe(200);
    const rowsOf = async (as: string) => (await listRows(app, as)).map((row) => row.id);
    expect(await rowsOf(app.cookies.acme)).toEqual([]);
    expect(await rowsOf(app.cookies.root)).toEqual([]);
    const managers = await callOn(app.app, getDocumentToSign, { id }, { cookie: app.cookies.acme });
    expect(managers.error?.code).toBe('not-found');
    expect(await rowsOf(app.cookies.mario)).toEqual([id]);
    expect((await callOn(app.app, getDocumentToSign, { id }, { cookie })).status).toBe(200);
    expect((await callOn(app.app, getGuestLink, { link })).output.isSigned).toBe(true);
    expect((await callOn(app.app, resendSignedCopy, { id }, { cookie })).status).toBe(200);
  });

  it('deletes one, and its link leads nowhere', async () => {
    const app = signingApp();
    const id = await sendDocument(app);
    const link = await lastLink(app, id);
    const cookie = await openLink(app, link);
    await callOn(app.app, deleteDocument, { id }, { cookie: app.cookies.acme });
    expect((await get(app, id)).error?.code).toBe('not-found');
    expect((await callOn(app.app, getGuestLink, { link })).error?.code).toBe('link-invalid');
    expect((await callOn(app.app, getDocumentToSign, { id }, { cookie })).error?.code).toBe('not-signed-in');
  });

  it('has the receiver know that one that waits for them was taken back, in the mail, on the page and by the link', async () => {
    const app = signingApp();
    const id = await sendDocument(app, { title: 'Offerta', boxes: 2 });
    const link = await lastLink(app, id);
    const guest = await openLink(app, link);
    await callOn(app.app, saveSignatures, { id, ...drawnIn(0) }, { cookie: guest });
    await app.outbox();
    await callOn(app.app, deleteDocument, { id }, { cookie: app.cookies.acme });
    const [mail] = (await app.outbox()).filter(({ subject }) => subject.startsWith('Ritirato'));
    expect(mail).toMatchObject({ recipient: emailOf('mario'), subject: 'Ritirato: Offerta – Acme' });
    expect(mail?.replyTo).toEqual({ name: 'acme Test', email: emailOf('acme') });
    expect(mail?.text).toContain('Le firme già apposte restano senza effetto');
    const sessions = await app.db
      .select()
      .from(platformSessions)
      .where(eq(platformSessions.userId, guestId(id)));
    expect(sessions.map(({ revokedBecause }) => revokedBecause)).toEqual(['withdrawn']);
    const landed = await callOn(app.app, getGuestLink, { link });
    expect(landed.error).toMatchObject({ code: 'link-invalid', details: { cause: 'withdrawn' } });
    // Who is signed in as the receiver reads it too; nobody else learns that it was there.
    const own = await callOn(app.app, getDocumentToSign, { id }, { cookie: app.cookies.mario });
    expect(own.error).toMatchObject({
      code: 'not-found',
      Error: 'Il mittente ha ritirato il documento',
      details: { isWithdrawn: true },
    });
    const other = await callOn(app.app, getDocumentToSign, { id }, { cookie: app.cookies.luca });
    expect(other.error?.details?.['isWithdrawn']).toBeUndefined();
  });

  it('sends no mail about one that nobody waits for: a draft, one that expired, one whose invitation did not leave', async () => {
    const app = signingApp();
    const withdrawals = async () =>
      (await app.outbox()).filter(({ subject }) => subject.startsWith('Ritirato')).length;
    const draft = await addDocument(app);
    const expired = await sendDocument(app, { expires: true, hours: 1 });
    app.clock.advance(3_600_000);
    await chooseMailTimes(app, officeHours);
    app.clock.set(new Date('2026-03-02T20:00:00.000Z'));
    const held = await sendDocument(app);
    const removed = { ids: [draft, expired, held] };
    expect((await callOn(app.app, deleteDocuments, removed, { cookie: app.cookies.acme })).status).toBe(200);
    app.clock.set(new Date('2026-03-03T09:00:00.000Z'));
    expect(await withdrawals()).toBe(0);
  });

  it('deletes several, all or none', async () => {
    const app = signingApp();
    const [own, other] = [await addDocument(app), await addDocument(app, { as: 'beta' })];
    const remove = async (ids: string[]) =>
      callOn(app.app, deleteDocuments, { ids }, { cookie: app.cookies.acme });
    expect((await remove([own, other])).error?.code).toBe('not-found');
    expect((await get(app, own)).status).toBe(200);
    const second = await addDocument(app);
    expect((await remove([own, second, own])).status).toBe(200);
    expect((await get(app, second)).error?.code).toBe('not-found');
  });

  it('refuses other people and an empty list', async () => {
    const app = signingApp();
    const id = await addDocument(app);
    const stranger = await callOn(app.app, deleteDocument, { id }, { cookie: app.cookies.beta });
    expect(stranger.error?.code).toBe('not-found');
    const staff = await callOn(app.app, deleteDocument, { id }, { cookie: app.cookies.mario });
    expect(staff.error?.code).toBe('forbidden');
    const empty = await postForm(app.app, deleteDocuments.path, { id: ' , ' }, app.cookies.acme);
    expect(empty.status).toBe(400);
  });
});
