import { eq } from 'drizzle-orm';
import { guestId, pagePersonHeader } from 'shared-api/contracts/common';
import { actFor } from 'shared-api/contracts/directory';
import {
  checkDocumentExpiry,
  completeDocument,
  getDocumentToSign,
  readDocumentFile,
  decodeGuestLink,
  encodeGuestLink,
  getGuestLink,
  listDocuments,
  openGuestLink,
  sendDocuments,
} from 'shared-api/contracts/signing';
import { platformSessions } from '../../../platform/sessions/sessions.schema.ts';
import { hashSecret, newSecret } from '../../../platform/ids.ts';
import { callOn, downloadOn } from '../../../testing/index.ts';
import { signingDocuments } from '../documents/document.schema.ts';
import { documentSubject } from '../documents/document-audit.ts';
import { addDocument, drawnIn, lastLink, openLink, sendDocument } from '../testing/documents.builders.ts';
import { describeSigning, emailOf, type SigningTestApp } from '../testing/signing-app.ts';
import { signingGuestLinks } from './guest-link.schema.ts';
import { sendGuestsAway } from './send-guests-away.ts';

const describeLink = async (app: SigningTestApp, link: string) => callOn(app.app, getGuestLink, { link });
const open = async (app: SigningTestApp, link: string, cookie?: string) =>
  callOn(app.app, openGuestLink, { link }, cookie ? { cookie } : {});

describeSigning('the link of a receiver', (signingApp) => {
  it('describes what it leads to, and asking changes nothing', async () => {
    const app = signingApp();
    const id = await sendDocument(app, { title: 'Offerta' });
    const link = await lastLink(app, id);
    const before = await app.platform.audit.list(app.db, documentSubject(id));
    const sessions = await app.db.$count(platformSessions);
    const { output, headers } = await describeLink(app, link);
    expect(output).toEqual({
      title: 'Offerta',
      sender: 'acme Test',
      senderEmail: emailOf('acme'),
      company: 'Acme',
      receiverName: 'Mario',
      sentAt: app.clock.now().toISOString(),
      pageCount: 2,
      signaturesDone: 0,
      signaturesTotal: 2,
      expiresAt: null,
      isExpired: false,
      isSigned: false,
      needsSignIn: false,
      ownDocumentId: null,
    });
    expect(headers['set-cookie']).toBeUndefined();
    expect(await app.platform.audit.list(app.db, documentSubject(id))).toEqual(before);
    expect(await app.db.$count(platformSessions)).toBe(sessions);
  });

  it('opens a session for its document alone, as often as one likes', async () => {
    const app = signingApp();
    const [id, other] = [await sendDocument(app), await sendDocument(app)];
    const link = await lastLink(app, id);
    await openLink(app, link);
    const cookie = await openLink(app, link);
    expect((await callOn(app.app, getDocumentToSign, { id }, { cookie })).status).toBe(200);
    const foreign = await callOn(app.app, getDocumentToSign, { id: other }, { cookie });
    expect(foreign.error?.code).toBe('not-found');
    expect((await downloadOn(app.app, readDocumentFile, { id: other }, { cookie })).status).toBe(404);
  });

  it('leaves who is signed in as somebody else signed in, beside the guest of the document', async () => {
    const app = signingApp();
    const id = await sendDocument(app);
    const link = await lastLink(app, id);
    const cookie = app.cookies.beta;
    expect((await callOn(app.app, getGuestLink, { link }, { cookie })).output.ownDocumentId).toBeNull();
    const { headers, output } = await open(app, link, cookie);
    expect(output.documentId).toBe(id);
    const set = [headers['set-cookie']].flat().map((each) => String(each).split(';')[0] ?? '');
    expect(set.some((each) => each.startsWith('sportello_session='))).toBe(false);
    const both = [cookie, ...set].join('; ');
    const view = (page: string) =>
      callOn(app.app, getDocumentToSign, { id }, { cookie: both, headers: { [pagePersonHeader]: page } });
    expect((await view('beta')).error?.code).toBe('not-found');
    const asGuest = await view(encodeURIComponent(guestId(id)));
    expect(asGuest.output.maySign).toBe(true);
    const read = await app.app.inject({ url: asGuest.output.address, headers: { cookie: both } });
    expect(read.statusCode).toBe(200);
    const plain = await downloadOn(app.app, readDocumentFile, { id }, { cookie: both });
    expect(plain.status).toBe(404);
  });

  it('leaves who is signed in as its receiver signed in, and tells them which document it is', async () => {
    const app = signingApp();
    const id = await sendDocument(app);
    const link = await lastLink(app, id);
    const cookie = app.cookies.mario;
    expect((await callOn(app.app, getGuestLink, { link }, { cookie })).output.ownDocumentId).toBe(id);
    const { status, headers } = await open(app, link, cookie);
    expect(status).toBe(200);
    expect(headers['set-cookie']).toBeUndefined();
    expect((await callOn(app.app, getDocumentToSign, { id }, { cookie })).status).toBe(200);
    expect(await app.db.$count(platformSessions, eq(platformSessions.userId, guestId(id)))).toBe(0);
  });

  it('does not end the session of its receiver, who acts for others now', async () => {
    const app = signingApp();
    const id = await sendDocument(app, { receiverEmail: emailOf('root') });
    const link = await lastLink(app, id);
    const cookie = app.cookies.root;
    await callOn(app.app, actFor, { companyId: 'beta' }, { cookie });
    expect((await open(app, link, cookie)).error).toMatchObject({
      code: 'conflict',
      Error: 'Questo documento è per te: per aprirlo smetti prima di agire per altri',
    });
    expect(
      (await callOn(app.app, listDocuments, { start: 0, length: 1, status: '-1', search: '' }, { cookie }))
        .status,
    ).toBe(200);
  });

  describe('beside another of the same browser', () => {
    /** What a browser holds once it has opened the links of two documents, one after the other. */
    async function openTwo(app: SigningTestApp) {
      const ids = [await sendDocument(app), await sendDocument(app)] as const;
      const [first, second] = [await lastLink(app, ids[0]), await lastLink(app, ids[1])];
      const before = await openLink(app, first);
      const { headers } = await callOn(app.app, openGuestLink, { link: second }, { cookie: before });
      return { ids, cookie: String(headers['set-cookie']).split(';')[0] ?? '' };
    }
    const asGuestOf = (id: string) => ({ [pagePersonHeader]: encodeURIComponent(guestId(id)) });
    const read = async (app: SigningTestApp, id: string, cookie: string) =>
      (await callOn(app.app, getDocumentToSign, { id }, { cookie, headers: asGuestOf(id) })).status;

    it('both stay open, each for its own page', async () => {
      const app = signingApp();
      const { ids, cookie } = await openTwo(app);
      for (const id of ids) {
        expect(await read(app, id, cookie)).toBe(200);
        expect((await downloadOn(app.app, readDocumentFile, { id }, { cookie })).status).toBe(200);
      }
      const foreign = { cookie, headers: asGuestOf(ids[0]) };
      expect((await callOn(app.app, getDocumentToSign, { id: ids[1] }, foreign)).error?.code).toBe(
        'not-found',
      );
    });

    it('five at most are held, the oldest goes', async () => {
      const app = signingApp();
      const ids: string[] = [];
      let cookie = '';
      for (let count = 0; count < 6; count += 1) {
        const id = await sendDocument(app);
        const { headers } = await callOn(
          app.app,
          openGuestLink,
          { link: await lastLink(app, id) },
          { cookie },
        );
        cookie = String(headers['set-cookie']).split(';')[0] ?? '';
        ids.push(id);
      }
      const statuses = await Promise.all(ids.map((id) => read(app, id, cookie)));
      expect(statuses).toEqual([401, 200, 200, 200, 200, 200]);
    });
  });

  it('is nothing where its row was written into the database, or leads to another document', async () => {
    const app = signingApp();
    const id = await sendDocument(app, { receiverEmail: 'carla@example.org' });
    const other = await sendDocument(app, { receiverEmail: 'carla@example.org', title: 'Altro' });
    const secret = newSecret();
    const madeAt = app.clock.now();
    const receiverEmailKey = 'carla@example.org';
    const row = { secretHash: hashSecret(secret), documentId: id, receiverEmailKey, madeAt };
    await app.db.insert(signingGuestLinks).values(row);
    const written = encodeGuestLink({ user: receiverEmailKey, secret, documentId: id });
    expect((await open(app, written)).error?.code).toBe('link-invalid');
    const link = await lastLink(app, other);
    await app.db
      .update(signingGuestLinks)
      .set({ documentId: id })
      .where(eq(signingGuestLinks.documentId, other));
    expect((await open(app, link)).error?.code).toBe('link-invalid');
    const parts = decodeGuestLink(link);
    const moved = encodeGuestLink({ user: receiverEmailKey, secret: parts?.secret ?? '', documentId: id });
    expect((await open(app, moved)).error?.code).toBe('link-invalid');
  });

  it('answers every wrong link in the same way', async () => {
    const app = signingApp();
    const [id, other] = [await sendDocument(app), await addDocument(app)];
    const link = await lastLink(app, id);
    const [user = '', secret = ''] = Buffer.from(link.slice(1, -1), 'base64url').toString().split('|');
    const wrong = [
      'xxxxxxxxxx',
      encodeGuestLink({ user, secret: `${secret.slice(0, -2)}xx`, documentId: id }),
      encodeGuestLink({ user: 'anna@example.com', secret, documentId: id }),
      encodeGuestLink({ user, secret, documentId: other }),
      encodeGuestLink({ user, secret, documentId: 'nothing' }),
      'x',
      'x'.repeat(3000),
    ];
    for (const each of wrong) {
      for (const answer of [await describeLink(app, each), await open(app, each)]) {
        expect(answer.status).toBe(410);
        expect(answer.error).toMatchObject({
          code: 'link-invalid',
          Error: 'Il link non è più valido',
          details: { cause: 'incomplete' },
        });
      }
    }
  });

  it('names the one cause of its end to who has it', async () => {
    const app = signingApp();
    const id = await sendDocument(app, { title: 'Offerta' });
    const link = await lastLink(app, id);
    const causeOf = async (text: string) => (await describeLink(app, text)).error?.details?.['cause'];
    const [row] = await app.db.select().from(signingDocuments).where(eq(signingDocuments.id, id));
    const cookie = app.cookies.acme;
    app.clock.advance(1000);
    await callOn(app.app, sendDocuments, { ids: [id] }, { cookie });
    expect(await causeOf(link)).toBe('replaced');
    const newer = await lastLink(app, id);
    expect((await describeLink(app, newer)).status).toBe(200);
    await app.db.transaction((tx) =>
      sendGuestsAway(tx, { documentId: id, sessions: app.platform.sessions, now: app.clock.now() }),
    );
    await app.db.update(signingDocuments).set({ state: 'draft' }).where(eq(signingDocuments.id, id));
    expect(await causeOf(newer)).toBe('withdrawn');
    await app.db.update(signingDocuments).set({ state: 'sent', receiverEmailKey: 'other@example.com' });
    expect(await causeOf(newer)).toBe('readdressed');
    expect(row?.state).toBe('sent');
  });

  it('reports that the document has expired', async () => {
    const app = signingApp();
    const id = await sendDocument(app, { expires: true, hours: 1 });
    const link = await lastLink(app, id);
    const cookie = await openLink(app, link);
    const expired = async () => (await callOn(app.app, checkDocumentExpiry, {}, { cookie })).output.isExpired;
    expect(await expired()).toBe(false);
    app.clock.advance(3_600_000);
    expect(await expired()).toBe(true);
    expect((await describeLink(app, link)).output.isExpired).toBe(true);
    expect((await open(app, link)).error?.code).toBe('document-expired');
    const view = await callOn(app.app, getDocumentToSign, { id }, { cookie, language: 'en' });
    expect(view.error).toMatchObject({ code: 'document-expired', Error: 'Document expired !' });
  });

  it('ends thirty days after the signature', async () => {
    const app = signingApp();
    const id = await sendDocument(app, { boxes: 1 });
    const link = await lastLink(app, id);
    const completed = { id, ...drawnIn(0) };
    await app.whileWorking(callOn(app.app, completeDocument, completed, { cookie: app.cookies.mario }));
    app.clock.advance(29 * 24 * 3_600_000);
    expect((await describeLink(app, link)).output.isSigned).toBe(true);
    app.clock.advance(24 * 3_600_000);
    expect((await describeLink(app, link)).error?.code).toBe('link-invalid');
    expect((await open(app, link)).error?.code).toBe('link-invalid');
  });

  it('has five sessions open at most: the oldest ends', async () => {
    const app = signingApp();
    const id = await sendDocument(app);
    const link = await lastLink(app, id);
    const cookies: string[] = [];
    for (let visit = 0; visit < 6; visit += 1) {
      cookies.push(await openLink(app, link));
      app.clock.advance(1000);
    }
    const statuses = await Promise.all(
      cookies.map(async (cookie) => (await callOn(app.app, getDocumentToSign, { id }, { cookie })).status),
    );
    expect(statuses).toEqual([401, 200, 200, 200, 200, 200]);
  });

  it('gives a session of two hours', async () => {
    const app = signingApp();
    const id = await sendDocument(app);
    const cookie = await openLink(app, await lastLink(app, id));
    app.clock.advance(119 * 60_000);
    expect((await callOn(app.app, getDocumentToSign, { id }, { cookie })).status).toBe(200);
    app.clock.advance(2 * 60_000);
    expect((await callOn(app.app, getDocumentToSign, { id }, { cookie })).status).toBe(401);
  });

  it('cannot be guessed at speed', async () => {
    const app = signingApp();
    const codes: (string | undefined)[] = [];
    for (let attempt = 0; attempt < 61; attempt += 1)
      codes.push((await describeLink(app, 'xxxxxxxxxx')).error?.code);
    expect(codes.at(-2)).toBe('link-invalid');
    expect(codes.at(-1)).toBe('too-many-requests');
  });
});
