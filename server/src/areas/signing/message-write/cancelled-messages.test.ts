import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import {
  cancelMessage,
  deleteMessageDraft,
  getMessageDraft,
  noRecipients,
  sendMessage,
} from 'shared-api/contracts/signing';
import { callOn, signInAs } from '../../../testing/index.ts';
import { findFilesInUse } from '../../files-in-use.ts';
import { createUploadCleaner } from '../document-add/upload-cleaner.ts';
import { recordMessageEvent, messageSubject } from '../messages/message-audit.ts';
import { findMessage } from '../messages/message.repository.ts';
import { signingMessages } from '../messages/message.schema.ts';
import { pdfFile, uploadPdf } from '../testing/documents.builders.ts';
import { describeSigning, type SigningTestApp } from '../testing/signing-app.ts';
import { createCancelledMessages } from './cancelled-messages.ts';
import { signingMessageSends } from './message-write.schema.ts';

const dayMs = 24 * 60 * 60_000;

async function send(app: SigningTestApp, uploadId?: string): Promise<string> {
  const input = {
    requestId: randomUUID(),
    title: 'Chiusura',
    body: 'Venerdì si chiude alle 13.',
    recipients: { ...noRecipients, userIds: ['mario'] },
    ...(uploadId && { uploadId }),
    viewsAttachment: uploadId !== undefined,
    signsAttachment: false,
    boxes: [],
  };
  return (await callOn(app.app, sendMessage, input, { cookie: await signInAs(app, 'acme') })).output.id;
}

async function takeBack(app: SigningTestApp, uploadId?: string) {
  const id = await send(app, uploadId);
  const { output } = await callOn(app.app, cancelMessage, { id }, { cookie: await signInAs(app, 'acme') });
  const fileHash = (await findMessage(app.db, id))?.fileHash ?? '';
  return { id, draftId: output.draftId, fileHash };
}

const clean = ({ db, clock }: SigningTestApp) => createCancelledMessages({ db, clock }).clean();

/** Deletes the files of uploads that ran out, as the housekeeping does a while later. */
async function cleanUploads(app: SigningTestApp): Promise<void> {
  const { db, clock, platform } = app;
  app.clock.advance(2 * 3_600_000);
  const disk = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 2 * 3_600_000);
  await createUploadCleaner({ ...platform, db, clock, findFilesInUse })();
  disk.mockRestore();
}

describeSigning('messages that were taken back', (signingApp) => {
  it('are deleted after thirty days, with their sending; their draft, their events and all others stay', async () => {
    const app = signingApp();
    const { id, draftId } = await takeBack(app);
    const sent = await send(app);
    await recordMessageEvent(app.platform.audit, app.db, {
      id,
      action: 'file.changed',
      caller: null,
      companyId: 'acme',
    });
    app.clock.advance(10_001);
    await app.platform.jobs.runDue();
    app.clock.advance(29 * dayMs);
    await clean(app);
    expect(await findMessage(app.db, id)).toBeDefined();
    app.clock.advance(dayMs);
    const later = await takeBack(app);
    await clean(app);
    const kept = await app.db.select({ id: signingMessages.id }).from(signingMessages);
    expect(kept.map((message) => message.id).toSorted()).toEqual([sent, later.id].toSorted());
    expect(await app.db.$count(signingMessageSends, eq(signingMessageSends.messageId, id))).toBe(0);
    const draft = await callOn(
      app.app,
      getMessageDraft,
      { id: draftId },
      { cookie: await signInAs(app, 'acme') },
    );
    expect(draft.output.draft.title).toBe('Chiusura');
    expect(await app.platform.audit.list(app.db, messageSubject(id))).toHaveLength(1);
    const again = await callOn(app.app, cancelMessage, { id }, { cookie: await signInAs(app, 'acme') });
    expect(again.error?.code).toBe('not-found');
  });

  it('leave no file behind, unless anything else has the same one', async () => {
    const app = signingApp();
    const { storage } = app.platform;
    const lonely = await takeBack(app, await uploadPdf(app));
    const other = pdfFile('Regolamento');
    const shared = await takeBack(app, await uploadPdf(app, 'acme', other));
    await send(app, await uploadPdf(app, 'acme', other));
    for (const { draftId } of [lonely, shared])
      await callOn(app.app, deleteMessageDraft, { id: draftId }, { cookie: await signInAs(app, 'acme') });
    app.clock.advance(31 * dayMs);
    // The uploads ran out first: the message holds the file until it goes itself.
    await cleanUploads(app);
    expect(await storage.has(lonely.fileHash)).toBe(true);
    await clean(app);
    await cleanUploads(app);
    expect(await storage.has(lonely.fileHash)).toBe(false);
    expect(await storage.has(shared.fileHash)).toBe(true);
  });
});
