import { eq } from 'drizzle-orm';
import {
  saveSignatures,
  sendDocuments,
  getGuestLink,
  maxDocumentsAtOnce,
} from 'shared-api/contracts/signing';
import { callOn, postForm } from '../../../testing/index.ts';
import { signingDocuments } from '../documents/document.schema.ts';
import { signingGuestLinks } from '../guest-link/guest-link.schema.ts';
import {
  addDocument,
  drawnIn,
  firstRow,
  lastLink,
  openLink,
  send,
  sendDocument,
} from '../testing/documents.builders.ts';
import { describeSigning, emailOf, speakEnglish, type SigningTestApp } from '../testing/signing-app.ts';

const trySend = async (
  app: SigningTestApp,
  input: { ids: string[]; hours?: number },
  options: { cookie: string; language?: 'it' | 'en' } = { cookie: app.cookies.acme },
) => callOn(app.app, sendDocuments, input, options);

describeSigning('sending documents', (signingApp) => {
  it('brings a receiver whom we do not know a link in both languages', async () => {
    const app = signingApp();
    await sendDocument(app, { receiverEmail: 'ospite@example.org', title: 'Offerta <1>' });
    const [mail] = await app.outbox();
    // An answer reaches who sent it, not the installation.
    expect(mail?.replyTo).toEqual({ name: 'acme Test', email: 'acme@example.com' });
    expect(mail).toMatchObject({
      recipient: 'ospite@example.org',
      subject: 'Documento da firmare: Offerta <1> – Acme',
      text: expect.stringMatching(
        /acme Test \(Acme\).*http:\/\/localhost:\d+\/reservate\/x[\w-]+x\?lang=it.*reservate\/x[\w-]+x\?lang=en/s,
      ),
      html: expect.stringContaining('Offerta &lt;1&gt;'),
    });
  });

  it('writes to staff in their language alone', async () => {
    const app = signingApp();
    await sendDocument(app, { receiverEmail: emailOf('mario') });
    expect((await app.outbox())[0]?.subject).toBe('Documento da firmare: Contratto – Acme');
  });

  it('says at a glance what it is about, and cuts a title that no subject has room for', async () => {
    const app = signingApp();
    const title = 'Accordo '.repeat(20).trim();
    await sendDocument(app, { receiverEmail: 'ospite@example.org', title });
    const [mail] = await app.outbox();
    expect(mail?.subject).toMatch(/^Documento da firmare: (Accordo )+Accordo… – Acme$/);
    expect(mail?.text).toContain(`«${title}»`);
    expect(mail?.text).toContain(
      `Mittente: acme Test, ${emailOf('acme')}\nPagine: 2\nFirme richieste: 2\nInviato: 02/03/2026, 10:00`,
    );
    expect(mail?.text).toContain('Signatures requested: 2');
  });

  it('keeps only a hash of the secret', async () => {
    const app = signingApp();
    const id = await sendDocument(app);
    const link = await lastLink(app, id);
    const secret = Buffer.from(link.slice(1, -1), 'base64url').toString().split('|')[1] ?? '';
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
    const links = await app.db.select().from(signingGuestLinks);
    expect(links).toHaveLength(1);
    expect(JSON.stringify(links)).not.toContain(secret);
  });

  it('counts the hours from the sending, and states in the mail until when', async () => {
    const app = signingApp();
    await sendDocument(app, { expires: true, hours: 5 });
    const sent = await firstRow(app);
    expect(sent?.expiryHours).toBe(5);
    expect(new Date(sent?.expiresAt ?? '')).toEqual(new Date('2026-03-02T14:00:00Z'));
    expect((await app.outbox())[0]?.text).toContain('Da firmare entro: 02/03/2026, 15:00');
  });

  it('refuses more documents at once than others can wait for', async () => {
    const app = signingApp();
    const ids = Array.from({ length: maxDocumentsAtOnce + 1 }, (_, index) => `document-${index}`);
    const form = { v_id: ids.join(',') };
    const { status, error } = await postForm(app.app, sendDocuments.path, form, app.cookies.acme);
    expect(status).toBe(400);
    expect(error).toMatchObject({ code: 'invalid-input', fields: { v_id: expect.any(String) } });
  });

  it.each([undefined, 0, 25])('refuses a document that expires after %s hours', async (hours) => {
    const app = signingApp();
    const id = await addDocument(app, { expires: true });
    const input = { ids: [id], ...(hours !== undefined && { hours }) };
    await speakEnglish(app, 'acme');
    const { status, error } = await trySend(app, input, { cookie: app.cookies.acme });
    expect(status).toBe(400);
    expect(error?.Error).toBe('Specify a value greater than 0 and less than or equal to 24');
  });

  it('replaces the link when it sends again', async () => {
    const app = signingApp();
    const id = await sendDocument(app);
    const first = await lastLink(app, id);
    app.clock.advance(1000);
    await send(app, [id]);
    const second = await lastLink(app, id);
    expect(second).not.toBe(first);
    expect((await callOn(app.app, getGuestLink, { link: first })).error?.code).toBe('link-invalid');
    expect((await callOn(app.app, getGuestLink, { link: second })).status).toBe(200);
  });

  it('ends the session of the link before with it', async () => {
    const app = signingApp();
    const id = await sendDocument(app);
    const cookie = await openLink(app, await lastLink(app, id));
    await send(app, [id]);
    const signed = { id, ...drawnIn(0) };
    expect((await callOn(app.app, saveSignatures, signed, { cookie })).error?.code).toBe('not-signed-in');
  });

  it('sends one document ten times a day at most', async () => {
    const app = signingApp();
    const id = await addDocument(app, { title: 'Offerta' });
    for (let sending = 0; sending < 10; sending += 1) await send(app, [id]);
    expect((await trySend(app, { ids: [id] })).error).toMatchObject({
      code: 'too-many-requests',
      Error: 'Il documento «Offerta» è già stato inviato 10 volte in un giorno: riprovare domani',
    });
    expect(await app.outbox()).toHaveLength(10);
    app.clock.advance(24 * 3_600_000);
    expect((await trySend(app, { ids: [id] })).status).toBe(200);
  });

  it('sends all or none', async () => {
    const app = signingApp();
    const [good, expiring] = [await addDocument(app), await addDocument(app, { expires: true })];
    expect((await trySend(app, { ids: [good, expiring] })).status).toBe(400);
    expect(await app.outbox()).toEqual([]);
    expect((await trySend(app, { ids: [good, expiring], hours: 3 })).status).toBe(200);
    expect(await app.outbox()).toHaveLength(2);
  });

  it('refuses other people, what is not there, and what is signed', async () => {
    const app = signingApp();
    const id = await addDocument(app);
    expect((await trySend(app, { ids: [id] }, { cookie: app.cookies.mario })).error?.code).toBe('forbidden');
    expect((await trySend(app, { ids: [id] }, { cookie: app.cookies.beta })).error?.code).toBe('not-found');
    expect((await trySend(app, { ids: [id, 'gone'] })).error?.code).toBe('not-found');
    await app.db.update(signingDocuments).set({ state: 'signed' }).where(eq(signingDocuments.id, id));
    expect((await trySend(app, { ids: [id] })).error?.code).toBe('document-already-signed');
  });
});
