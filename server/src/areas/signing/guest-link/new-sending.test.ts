import { requestNewSending, requestNewSendingOf } from 'shared-api/contracts/signing';
import { callOn } from '../../../testing/index.ts';
import { documentSubject } from '../documents/document-audit.ts';
import { lastLink, send, sendDocument, openLink } from '../testing/documents.builders.ts';
import { describeSigning, emailOf, type SigningTestApp } from '../testing/signing-app.ts';

const hour = 3_600_000;
const ask = async (app: SigningTestApp, link: string) => callOn(app.app, requestNewSending, { link });

async function expiredLink(app: SigningTestApp) {
  const id = await sendDocument(app, { expires: true, hours: 1, title: 'Offerta' });
  const link = await lastLink(app, id);
  app.clock.advance(2 * hour);
  return { id, link };
}

const requests = async (app: SigningTestApp) =>
  (await app.outbox()).filter(({ subject }) => subject.startsWith('Richiesto un nuovo invio'));

describeSigning('asking for a new sending', (signingApp) => {
  it('mails the sender who asks for what, and keeps it in the log', async () => {
    const app = signingApp();
    const { id, link } = await expiredLink(app);
    expect((await ask(app, link)).status).toBe(200);
    expect(await requests(app)).toEqual([
      expect.objectContaining({
        recipient: emailOf('acme'),
        subject: 'Richiesto un nuovo invio: Offerta – Acme',
        text: expect.stringContaining(emailOf('mario')),
      }),
    ]);
    const events = await app.platform.audit.list(app.db, documentSubject(id));
    expect(events.at(-1)).toMatchObject({ action: 'document.new-sending-asked' });
  });

  it('gives no link away: the mail leads to the documents of who signs in', async () => {
    const app = signingApp();
    const { link } = await expiredLink(app);
    await ask(app, link);
    const [mail] = await requests(app);
    expect(mail?.text).toContain('/documentsAdmin');
    expect(mail?.text).not.toContain('reservate');
  });

  it('is asked for by its receiver who has it open, a guest or one of the staff, and by nobody else', async () => {
    const app = signingApp();
    const id = await sendDocument(app, { expires: true, hours: 1, title: 'Offerta' });
    const guest = await openLink(app, await lastLink(app, id));
    const askFor = async (cookie: string) =>
      (await callOn(app.app, requestNewSendingOf, { id }, { cookie })).error?.code ?? 'asked';
    expect(await askFor(guest)).toBe('conflict');
    app.clock.advance(1.5 * hour);
    expect(await askFor(app.cookies.luca)).toBe('not-found');
    expect(await askFor(app.cookies.acme)).toBe('forbidden');
    expect(await askFor(guest)).toBe('asked');
    expect(await askFor(app.cookies.mario)).toBe('asked');
    expect(await askFor(app.cookies.mario)).toBe('too-many-requests');
    expect(await requests(app)).toHaveLength(2);
  });

  it('is refused while the document can be signed', async () => {
    const app = signingApp();
    const id = await sendDocument(app, { expires: true, hours: 1 });
    expect((await ask(app, await lastLink(app, id))).error?.code).toBe('conflict');
    expect(await requests(app)).toEqual([]);
  });

  it('answers every wrong link in the same way, also that of a document that was sent again', async () => {
    const app = signingApp();
    const { id, link } = await expiredLink(app);
    await send(app, [id], { hours: 1 });
    for (const each of [link, 'xxxxxxxxxx', 'x'])
      expect((await ask(app, each)).error).toMatchObject({
        code: 'link-invalid',
        Error: 'Il link non è più valido',
      });
    expect(await requests(app)).toEqual([]);
  });

  it('is heard twice a day', async () => {
    const app = signingApp();
    const { link } = await expiredLink(app);
    const statuses = [await ask(app, link), await ask(app, link), await ask(app, link)].map(
      ({ status }) => status,
    );
    expect(statuses).toEqual([200, 200, 429]);
    app.clock.advance(24 * hour);
    expect((await ask(app, link)).status).toBe(200);
    expect(await requests(app)).toHaveLength(3);
  });
});
