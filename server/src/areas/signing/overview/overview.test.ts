import { eq } from 'drizzle-orm';
import { actFor } from 'shared-api/contracts/directory';
import { sendCodeBySms } from 'shared-api/contracts/platform';
import { countUnreadMessages, getSigningOverview, sendDocuments } from 'shared-api/contracts/signing';
import { platformDeliveries } from '../../../platform/deliveries/deliveries.schema.ts';
import { callOn } from '../../../testing/index.ts';
import { signingDocuments } from '../documents/document.schema.ts';
import { updateCopies } from '../messages/message.repository.ts';
import { addDocument, lastLink, openLink, sendDocument } from '../testing/documents.builders.ts';
import { addMessage, pdfAttachment } from '../testing/messages.builders.ts';
import { describeSigning, emailOf, type SigningTestApp } from '../testing/signing-app.ts';

const overviewOf = async (app: SigningTestApp, name: keyof SigningTestApp['cookies']) =>
  (await callOn(app.app, getSigningOverview, {}, { cookie: app.cookies[name] })).output;

const change = async (
  app: SigningTestApp,
  id: string,
  changes: Partial<typeof signingDocuments.$inferInsert>,
) => app.db.update(signingDocuments).set(changes).where(eq(signingDocuments.id, id));

/** The latest mail about a document fails. */
async function failMail(app: SigningTestApp, id: string, state: 'failed' | 'bounced') {
  const [document] = await app.db.select().from(signingDocuments).where(eq(signingDocuments.id, id));
  await app.db
    .update(platformDeliveries)
    .set({ state })
    .where(eq(platformDeliveries.id, document?.deliveryId ?? ''));
}

const signedOn = (instant: string) => ({ state: 'signed' as const, signedAt: new Date(instant) });

describeSigning('what the dashboard shows of documents', (signingApp) => {
  it('is what waits for one’s own signature, the newest first, three at most, and how much it is', async () => {
    const app = signingApp();
    for (const title of ['Uno', 'Due', 'Tre', 'Quattro']) {
      await sendDocument(app, { title });
      app.clock.advance(1000);
    }
    await addDocument(app, { title: 'Bozza' });
    await sendDocument(app, { title: 'Di altri', receiverEmail: emailOf('luca') });
    const expired = await sendDocument(app, { title: 'Scaduto' });
    await change(app, expired, { expiresAt: app.clock.now() });
    const { toSign, toSignTotal, managed } = await overviewOf(app, 'mario');
    expect(toSign.map(({ title }) => title)).toEqual(['Quattro', 'Tre', 'Due']);
    expect(toSign[0]).toMatchObject({
      sender: 'acme Test',
      sentAt: '2026-03-02T09:00:03.000Z',
      expiresAt: null,
      mustVerifyPhone: false,
    });
    expect([toSignTotal, managed]).toEqual([4, null]);
  });

  it('says that the phone has to be verified first, where codes go by SMS', async () => {
    const app = signingApp();
    const id = await sendDocument(app, { as: 'beta', receiverEmail: emailOf('luca') });
    expect((await overviewOf(app, 'luca')).toSign[0]?.mustVerifyPhone).toBe(true);
    await change(app, id, { phoneVerifiedAt: app.clock.now() });
    expect((await overviewOf(app, 'luca')).toSign[0]?.mustVerifyPhone).toBe(false);
  });

  it('is, for administrators, what is out and was signed this week by the days of Italy, in their company alone', async () => {
    const app = signingApp();
    await sendDocument(app, { as: 'acme' });
    await addDocument(app, { as: 'acme' });
    await sendDocument(app, { as: 'beta' });
    const instants = [
      ['acme', '2026-03-01T22:59:59.999Z'],
      ['acme', '2026-03-01T23:00:00.000Z'],
      ['acme', '2026-03-02T08:00:00.000Z'],
      ['beta', '2026-03-03T08:00:00.000Z'],
    ] as const;
    for (const [as, instant] of instants)
      await change(app, await sendDocument(app, { as }), signedOn(instant));
    const { managed: acme } = await overviewOf(app, 'acme');
    expect(acme?.outTotal).toBe(1);
    expect(acme?.signedByDay.map(({ day }) => day)).toEqual([
      '2026-03-02',
      '2026-03-03',
      '2026-03-04',
      '2026-03-05',
      '2026-03-06',
      '2026-03-07',
      '2026-03-08',
    ]);
    expect(acme?.signedByDay.map(({ total }) => total)).toEqual([2, 0, 0, 0, 0, 0, 0]);
    const { managed: all } = await overviewOf(app, 'root');
    expect([all?.outTotal, all?.signedByDay[1]?.total]).toEqual([2, 1]);
  });

  it('names what failed: mails, also for good, and seals, but not what was mended or of another company', async () => {
    const app = signingApp();
    const [failed, bounced, again, signed, seal, deleted] = [
      await sendDocument(app, { title: 'Mail' }),
      await sendDocument(app, { title: 'Indirizzo' }),
      await sendDocument(app, { title: 'Di nuovo' }),
      await sendDocument(app, { title: 'Firmato' }),
      await sendDocument(app, { title: 'Sigillo' }),
      await sendDocument(app, { title: 'Cancellato' }),
    ];
    const other = await sendDocument(app, { as: 'beta', title: 'Di Beta' });
    for (const id of [failed, again, signed, deleted, other]) await failMail(app, id, 'failed');
    await failMail(app, bounced, 'bounced');
    await callOn(app.app, sendDocuments, { ids: [again] }, { cookie: app.cookies.acme });
    await change(app, signed, { state: 'signed', signedAt: new Date(app.clock.now().getTime() + 1) });
    await change(app, seal, { state: 'sealing', sealProblem: 'no key', completedAt: app.clock.now() });
    await change(app, deleted, { deletedAt: app.clock.now() });
    const { managed } = await overviewOf(app, 'acme');
    expect(managed?.failedTotal).toBe(3);
    expect(managed?.failed.map(({ title, problem }) => [title, problem]).toSorted()).toEqual([
      ['Indirizzo', 'mail-bounced'],
      ['Mail', 'mail-failed'],
      ['Sigillo', 'seal'],
    ]);
    expect(managed?.failed[0]?.receiver).toBe('Mario Rossi');
    const old = new Date(app.clock.now().getTime() - 31 * 86_400_000);
    await app.db.update(platformDeliveries).set({ createdAt: old });
    expect((await overviewOf(app, 'beta')).managed).toMatchObject({ failed: [], failedTotal: 0 });
  });

  it('names a code by SMS that failed, until another one leaves', async () => {
    const app = signingApp();
    const documentId = await sendDocument(app, {
      as: 'beta',
      title: 'Codice',
      receiverEmail: emailOf('luca'),
    });
    const phone = { product: 'docsign', purpose: 'mobile', prefix: '+39', mobile: '3331234567' } as const;
    const askCode = async () => {
      app.clock.advance(31_000);
      const { error } = await callOn(
        app.app,
        sendCodeBySms,
        { ...phone, username: 'luca', documentId },
        { cookie: app.cookies.luca },
      );
      expect(error).toBeUndefined();
    };
    const problems = async () =>
      (await overviewOf(app, 'beta')).managed?.failed.map(({ problem }) => problem);
    await askCode();
    expect(await problems()).toEqual([]);
    await app.db
      .update(platformDeliveries)
      .set({ state: 'failed' })
      .where(eq(platformDeliveries.channel, 'sms'));
    expect(await problems()).toEqual(['sms-failed']);
    await askCode();
    expect(await problems()).toEqual([]);
  });

  it('is what concerns the employee for whom one acts, and nothing to sign', async () => {
    const app = signingApp();
    await sendDocument(app, { receiverEmail: emailOf('mario') });
    await sendDocument(app, { receiverEmail: emailOf('root') });
    await callOn(app.app, actFor, { companyId: 'acme', userId: 'mario' }, { cookie: app.cookies.root });
    const { toSignTotal, managed } = await overviewOf(app, 'root');
    expect([toSignTotal, managed?.outTotal]).toEqual([0, 1]);
  });

  it('is no business of a visitor', async () => {
    const { error } = await callOn(signingApp().app, getSigningOverview, {}, { cookie: '' });
    expect(error?.code).toBe('not-signed-in');
  });
});

describeSigning('what the dashboard shows of messages', (signingApp) => {
  const count = async (app: SigningTestApp, cookie: string) =>
    (await callOn(app.app, countUnreadMessages, { offset: 0, limit: 10 }, { cookie })).output.total;

  it('is what one has not read, the newest first, three at most, and how much it is', async () => {
    const app = signingApp();
    const copies: string[] = [];
    for (const title of ['Uno', 'Due', 'Tre', 'Quattro', 'Letto', 'Eliminato']) {
      const file = title === 'Quattro' ? { file: pdfAttachment() } : {};
      copies.push((await addMessage(app, { title, ...file })).copyId);
      app.clock.advance(1000);
    }
    await addMessage(app, { to: 'luca', title: 'Di altri' });
    const now = app.clock.now();
    await updateCopies(app.db, [copies[4] ?? ''], { readAt: now });
    await updateCopies(app.db, [copies[5] ?? ''], { deletedAt: now });
    const { unread, unreadTotal } = await overviewOf(app, 'mario');
    expect(unread.map(({ title, hasAttachment }) => [title, hasAttachment])).toEqual([
      ['Quattro', true],
      ['Tre', false],
      ['Due', false],
    ]);
    expect(unread[0]).toMatchObject({ id: copies[3], sender: 'Acme', sentAt: '2026-03-02T09:00:03.000Z' });
    expect([unreadTotal, await count(app, app.cookies.mario)]).toEqual([4, 4]);
    expect(await overviewOf(app, 'beta')).toMatchObject({ unread: [], unreadTotal: 0 });
  });

  it('is one’s own, whomever one acts for, and nothing for a guest', async () => {
    const app = signingApp();
    await addMessage(app, { to: 'root', title: 'Per chi amministra' });
    await addMessage(app, { to: 'luca' });
    await callOn(app.app, actFor, { companyId: 'beta', userId: 'luca' }, { cookie: app.cookies.root });
    expect((await overviewOf(app, 'root')).unread.map(({ title }) => title)).toEqual(['Per chi amministra']);
    expect(await count(app, app.cookies.root)).toBe(1);
    const id = await sendDocument(app, { receiverEmail: 'carla@example.org' });
    expect(await count(app, await openLink(app, await lastLink(app, id)))).toBe(0);
  });

  it('is counted as far as a tile shows it', async () => {
    const app = signingApp();
    for (let index = 0; index < 12; index++) await addMessage(app);
    expect(await count(app, app.cookies.mario)).toBe(10);
    expect((await overviewOf(app, 'mario')).unreadTotal).toBe(12);
  });
});
