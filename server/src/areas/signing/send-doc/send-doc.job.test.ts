import { eq, sql } from 'drizzle-orm';
import { retryBulkSend } from 'shared-api/contracts/signing';
import { platformDeliveries } from '../../../platform/deliveries/deliveries.schema.ts';
import { callOn } from '../../../testing/index.ts';
import { authUsers } from '../../auth/users/user.schema.ts';
import { signingBoxes } from '../documents/box.schema.ts';
import { signingDocuments } from '../documents/document.schema.ts';
import { addBulkSend, beginBulkSends, givePhone, readBulkSend } from '../testing/bulk-sends.builders.ts';
import { lastLink, listRows, openLink } from '../testing/documents.builders.ts';
import { describeSigning, emailOf, speakEnglish } from '../testing/signing-app.ts';
import { createSendDocService } from './send-doc.service.ts';
import { signingBulkSends } from './send-doc.schema.ts';

describeSigning('the job of a document for chosen users', (signingApp) => {
  it('gives each of them a document of their own, with a link of their own, and keeps the file once', async () => {
    const app = signingApp();
    await givePhone(app, 'luca');
    const { output } = await addBulkSend(app, ['mario', 'luca']);
    expect(await listRows(app, app.cookies.root)).toEqual([]);
    expect(await readBulkSend(app, output.id)).toMatchObject({
      state: 'scheduled',
      total: 2,
      sent: 0,
      failed: 0,
    });
    await beginBulkSends(app);
    const bulkSend = await readBulkSend(app, output.id);
    expect(bulkSend).toMatchObject({ state: 'done', total: 2, sent: 2, failed: 0, title: 'Regolamento' });
    expect(bulkSend.receivers.map(({ name, state }) => [name, state])).toEqual([
      ['luca Test', 'sent'],
      ['mario Test', 'sent'],
    ]);
    const documents = await app.db.select().from(signingDocuments);
    expect(new Set(documents.map(({ fileHash }) => fileHash)).size).toBe(1);
    expect(
      documents.map(({ receiverEmail, companyId, needsCode, state }) => ({
        receiverEmail,
        companyId,
        needsCode,
        state,
      })),
    ).toEqual(
      expect.arrayContaining([
        { receiverEmail: emailOf('mario'), companyId: 'acme', needsCode: false, state: 'sent' },
        { receiverEmail: emailOf('luca'), companyId: 'beta', needsCode: true, state: 'sent' },
      ]),
    );
    expect(await app.db.$count(signingBoxes)).toBe(4);
    const links = await Promise.all(documents.map(({ id }) => lastLink(app, id)));
    expect(new Set(links).size).toBe(2);
    for (const link of links) expect(await openLink(app, link)).not.toBe('');
  });

  it('counts the hours of each from its sending, and needs them where documents expire', async () => {
    const app = signingApp();
    await speakEnglish(app, 'root');
    const refused = await addBulkSend(app, ['mario'], { expires: true });
    expect(refused.error).toMatchObject({
      code: 'invalid-input',
      fields: { hours: 'Hours expire required' },
    });
    await addBulkSend(app, ['mario'], { expires: true, hours: 5, choiceId: 'choice-root' });
    await beginBulkSends(app);
    const [document] = await app.db.select().from(signingDocuments);
    expect(document?.expiresAt).toEqual(new Date('2026-03-02T14:00:10Z'));
  });

  it('says of each why it failed, and tries again for those alone', async () => {
    const app = signingApp();
    const cookie = app.cookies.root;
    const { output } = await addBulkSend(app, ['luca', 'mario', 'acme']);
    await app.db.update(authUsers).set({ isProductEnabled: false }).where(eq(authUsers.id, 'acme'));
    await beginBulkSends(app);
    const failed = await readBulkSend(app, output.id);
    expect(failed).toMatchObject({ state: 'done', sent: 1, failed: 2 });
    expect(failed.receivers.map(({ userId, problem }) => [userId, problem])).toEqual([
      ['acme', 'inactive'],
      ['luca', 'no-phone'],
      ['mario', null],
    ]);
    await givePhone(app, 'luca');
    expect((await callOn(app.app, retryBulkSend, { id: output.id }, { cookie })).status).toBe(200);
    expect((await readBulkSend(app, output.id)).state).toBe('running');
    await app.platform.jobs.runDue();
    expect(await readBulkSend(app, output.id)).toMatchObject({ state: 'done', sent: 2, failed: 1 });
    expect(await app.outbox()).toHaveLength(2);
  });

  it('knows a mail that did not arrive as a failure, and sends the same document again', async () => {
    const app = signingApp();
    const { output } = await addBulkSend(app, ['mario']);
    await beginBulkSends(app);
    await app.db.update(platformDeliveries).set({ state: 'bounced' });
    const [receiver] = (await readBulkSend(app, output.id)).receivers;
    expect(receiver).toMatchObject({ state: 'failed', problem: 'mail-bounced' });
    await callOn(app.app, retryBulkSend, { id: output.id }, { cookie: app.cookies.root });
    await app.platform.jobs.runDue();
    expect((await readBulkSend(app, output.id)).receivers).toEqual([
      { ...receiver, state: 'sent', problem: null },
    ]);
    expect(await app.db.$count(signingDocuments)).toBe(1);
    const nothing = await callOn(app.app, retryBulkSend, { id: output.id }, { cookie: app.cookies.root });
    expect(nothing.error).toMatchObject({
      code: 'conflict',
      Error: expect.stringContaining('inviato a tutti'),
    });
  });

  it('sends nothing for who may not send any more', async () => {
    const app = signingApp();
    const { output } = await addBulkSend(app, ['mario'], { as: 'acme' });
    await app.db.update(authUsers).set({ b: 'N' }).where(eq(authUsers.id, 'acme'));
    await beginBulkSends(app);
    await app.db.update(authUsers).set({ b: 'S' }).where(eq(authUsers.id, 'acme'));
    expect((await readBulkSend(app, output.id, 'acme')).receivers).toMatchObject([
      { state: 'failed', problem: 'not-allowed' },
    ]);
    expect(await app.outbox()).toEqual([]);
  });

  it('ends with a mail to the administrators of who got none where its sender has no access any more', async () => {
    const app = signingApp();
    await addBulkSend(app, ['mario', 'luca']);
    await app.db.update(authUsers).set({ isProductEnabled: false }).where(eq(authUsers.id, 'root'));
    await beginBulkSends(app);
    expect(await app.db.$count(signingDocuments)).toBe(0);
    const mails = await app.outbox();
    expect(
      mails.map(({ recipient, subject }) => `${recipient} ${subject.split(' – ')[0]}`).toSorted(),
    ).toEqual([
      `${emailOf('acme')} Invio interrotto: Regolamento`,
      `${emailOf('beta')} Invio interrotto: Regolamento`,
    ]);
    expect(mails.find(({ recipient }) => recipient === emailOf('acme'))?.text).toContain(
      'Non è arrivato a: mario Test.',
    );
    await app.platform.jobs.runDue();
    expect(await app.outbox()).toHaveLength(2);
  });

  it('goes on for the others where one of them fails, and goes on where it stopped', async () => {
    const app = signingApp();
    const { output } = await addBulkSend(app, ['mario', 'acme']);
    app.clock.advance(10_000);
    const sendMail = jest.spyOn(app.platform.deliveries, 'sendMail').mockRejectedValueOnce(new Error('full'));
    await app.platform.jobs.runDue();
    sendMail.mockRestore();
    expect(await readBulkSend(app, output.id)).toMatchObject({
      receivers: [
        { userId: 'acme', state: 'failed', problem: 'failed', documentId: null },
        { userId: 'mario', state: 'sent' },
      ],
    });
    expect(await app.db.$count(signingDocuments)).toBe(1);
  });

  it('fails for those who still wait once nobody tries any more, and goes on when its sender asks', async () => {
    const app = signingApp();
    const { output } = await addBulkSend(app, ['mario', 'acme']);
    const dieAtIt = async () => {
      await app.db.execute(sql`update platform_jobs set attempts = max_attempts where done_at is null`);
      await beginBulkSends(app);
    };
    await dieAtIt();
    expect(await readBulkSend(app, output.id)).toMatchObject({
      state: 'done',
      sent: 0,
      failed: 2,
      receivers: [
        { userId: 'acme', state: 'failed', problem: 'failed', documentId: null },
        { userId: 'mario', state: 'failed', problem: 'failed', documentId: null },
      ],
    });
    expect(await app.outbox()).toEqual([]);
    await callOn(app.app, retryBulkSend, { id: output.id }, { cookie: app.cookies.root });
    await beginBulkSends(app);
    expect(await readBulkSend(app, output.id)).toMatchObject({ state: 'done', sent: 2, failed: 0 });
  });

  it('stays taken back where it dies afterwards', async () => {
    const app = signingApp();
    const { output } = await addBulkSend(app, ['mario']);
    await app.db.update(signingBulkSends).set({ cancelledAt: app.clock.now() });
    await app.db.execute(sql`update platform_jobs set attempts = max_attempts where done_at is null`);
    await beginBulkSends(app);
    expect(await readBulkSend(app, output.id)).toMatchObject({ state: 'cancelled', sent: 0, failed: 0 });
  });

  it('keeps its file as long as it can be tried again, and is forgotten after thirty days', async () => {
    const app = signingApp();
    const { output } = await addBulkSend(app, ['luca']);
    await beginBulkSends(app);
    app.clock.advance(20 * 24 * 3_600_000);
    await givePhone(app, 'luca');
    await app.db.update(authUsers).set({ email: 'nuova@example.com' }).where(eq(authUsers.id, 'luca'));
    const { platform, db } = app;
    const services = { ...platform, db, uploadSizes: platform.config.documentUpload };
    const { clean } = createSendDocService(services as unknown as Parameters<typeof createSendDocService>[0]);
    await clean();
    expect(await app.db.$count(signingBulkSends)).toBe(1);
    await callOn(app.app, retryBulkSend, { id: output.id }, { cookie: app.cookies.root });
    await app.platform.jobs.runDue();
    expect(await readBulkSend(app, output.id)).toMatchObject({ sent: 1 });
    app.clock.advance(11 * 24 * 3_600_000);
    await clean();
    expect(await app.db.$count(signingBulkSends)).toBe(0);
    expect(await app.db.$count(signingDocuments)).toBe(1);
  });
});
