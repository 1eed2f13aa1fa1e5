import { eq } from 'drizzle-orm';
import {
  completeDocument,
  getDocumentHistory,
  getDocumentToSign,
  getGuestLink,
  listDocuments,
  reportWrongReceiver,
  saveSignatures,
  sendDocuments,
  updateDocument,
  verifyDocumentLog,
} from 'shared-api/contracts/signing';
import { callOn } from '../../../testing/index.ts';
import { documentSubject } from '../documents/document-audit.ts';
import { signingDocuments } from '../documents/document.schema.ts';
import { drawnIn, firstRow, lastLink, openLink, sendDocument } from '../testing/documents.builders.ts';
import { describeSigning, emailOf, type SigningTestApp } from '../testing/signing-app.ts';

const report = async ({ app }: SigningTestApp, link: string, cookie?: string) =>
  callOn(app, reportWrongReceiver, { link }, cookie ? { cookie } : {});
const mails = async (app: SigningTestApp) =>
  (await app.outbox()).filter(({ subject }) => subject.startsWith('Destinatario errato'));

describeSigning('a document that reached the wrong person', (signingApp) => {
  it('ends its link and who came by it, and nobody signs it, whoever has the address', async () => {
    const app = signingApp();
    const id = await sendDocument(app);
    const link = await lastLink(app, id);
    const guest = await openLink(app, link);
    expect((await report(app, link)).status).toBe(200);
    const described = await callOn(app.app, getGuestLink, { link });
    expect(described.error).toMatchObject({ code: 'link-invalid', details: { cause: 'misaddressed' } });
    for (const cookie of [guest, app.cookies.mario]) {
      expect((await callOn(app.app, getDocumentToSign, { id }, { cookie })).status).not.toBe(200);
      expect((await callOn(app.app, saveSignatures, { id, ...drawnIn(0) }, { cookie })).status).not.toBe(200);
      expect((await callOn(app.app, completeDocument, { id }, { cookie })).status).not.toBe(200);
    }
    const own = await callOn(
      app.app,
      listDocuments,
      { status: '-1', search: '', start: 0, length: 30 },
      { cookie: app.cookies.mario },
    );
    expect(own.output.rows).toEqual([]);
  });

  it('is told to the sender by mail, in the list, in the history and in the log, once', async () => {
    const app = signingApp();
    const id = await sendDocument(app, { title: 'Offerta' });
    const link = await lastLink(app, id);
    app.clock.advance(60_000);
    await Promise.all([report(app, link, app.cookies.beta), report(app, link)]);
    await app.platform.jobs.runDue();
    expect(await mails(app)).toMatchObject([
      { recipient: emailOf('acme'), subject: 'Destinatario errato: Offerta – Acme' },
    ]);
    expect((await mails(app))[0]?.text).toContain(`/updateDocument/${id}`);
    const row = await firstRow(app);
    expect(row).toMatchObject({ isMisaddressed: true, may: { edit: true, send: true } });
    expect(new Date(row?.lifecycleSince ?? 0)).toEqual(app.clock.now());
    const cookie = app.cookies.acme;
    const { events } = (await callOn(app.app, getDocumentHistory, { id }, { cookie })).output;
    expect(events.at(-1)).toMatchObject({ isWrongReceiver: true, who: null });
    const log = await app.platform.audit.list(app.db, documentSubject(id));
    expect(log.filter(({ action }) => action === 'document.wrong-receiver')).toMatchObject([{ actor: null }]);
    expect((await callOn(app.app, verifyDocumentLog, { id }, { cookie })).output.problems).toEqual([]);
  });

  it('is corrected and sent again, and is signed then', async () => {
    const app = signingApp();
    const id = await sendDocument(app);
    await report(app, await lastLink(app, id));
    const cookie = app.cookies.acme;
    const version = (await firstRow(app))?.version ?? 0;
    const form = { title: 'Contratto', expires: false };
    const receiver = { receiverName: 'Luca', receiverSurname: 'Verdi', receiverEmail: emailOf('luca') };
    await callOn(app.app, updateDocument, { id, version, ...form, ...receiver }, { cookie });
    expect(await firstRow(app)).toMatchObject({ isMisaddressed: false, state: 'draft' });
    app.clock.advance(60_000);
    await callOn(app.app, sendDocuments, { ids: [id] }, { cookie });
    const guest = await openLink(app, await lastLink(app, id));
    const signed = await callOn(app.app, saveSignatures, { id, ...drawnIn(0) }, { cookie: guest });
    expect(signed.status).toBe(200);
    expect((await callOn(app.app, verifyDocumentLog, { id }, { cookie })).output.problems).toEqual([]);
  });

  it('is not said of one that is signed in part, or by a link that is not whole', async () => {
    const app = signingApp();
    const id = await sendDocument(app);
    const link = await lastLink(app, id);
    const guest = await openLink(app, link);
    await callOn(app.app, saveSignatures, { id, ...drawnIn(0) }, { cookie: guest });
    expect((await report(app, link)).error?.code).toBe('conflict');
    expect((await report(app, 'xbGlua3g=x')).error?.code).toBe('link-invalid');
    expect(await mails(app)).toEqual([]);
  });

  it('is found where a row says what no event does', async () => {
    const app = signingApp();
    const id = await sendDocument(app);
    await report(app, await lastLink(app, id));
    await app.db.update(signingDocuments).set({ wrongReceiverAt: null }).where(eq(signingDocuments.id, id));
    const { output } = await callOn(app.app, verifyDocumentLog, { id }, { cookie: app.cookies.acme });
    expect(output.problems).toEqual([{ kind: 'row-unknown', at: null }]);
    const { status } = await callOn(app.app, getDocumentToSign, { id }, { cookie: app.cookies.mario });
    expect(status).not.toBe(200);
  });
});
