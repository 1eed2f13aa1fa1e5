import { eq } from 'drizzle-orm';
import {
  acceptMessage,
  getMessage,
  getMessageAttachment,
  getMessageToSign,
  getSentMessage,
  listSentReceivers,
  verifyDocumentLog,
} from 'shared-api/contracts/signing';
import { platformAudit, platformAuditHeads } from '../../../platform/audit/audit.schema.ts';
import { callOn, tamperWith } from '../../../testing/index.ts';
import { forgetRounds } from '../../../testing/forget-rounds.ts';
import { insertSend } from '../message-write/message-sends.repository.ts';
import { addMessage, pdfAttachment } from '../testing/messages.builders.ts';
import { addToSign, signCopy } from '../testing/message-sign.builders.ts';
import { describeSigning, type SigningTestApp } from '../testing/signing-app.ts';
import { messageSubject } from './message-audit.ts';
import { signingMessageCopies, signingMessages } from './message.schema.ts';

const day = 24 * 60 * 60_000;
const written = { title: 'Avviso', body: 'Testo dell’avviso' };

/** A message to Mario, sent as the product sends. */
async function send(app: SigningTestApp): Promise<{ messageId: string; copyId: string }> {
  const { db, clock } = app;
  const added = await addMessage(app, { ...written, file: pdfAttachment() });
  const id = added.messageId;
  await db.transaction(async (tx) => {
    await insertSend(tx, {
      messageId: id,
      title: written.title,
      senderUserId: 'acme',
      requestId: id,
      askedBy: { ip: '', userAgent: '', requestId: '', session: null },
      recipients: { everyone: false, userIds: ['mario'], groupIds: [], companyIds: [] },
      receivers: 'mario Test',
      total: 1,
      startsAt: clock.now(),
      beganAt: clock.now(),
      doneAt: clock.now(),
    } as never);
  });
  return added;
}

describeSigning('a message that somebody wrote in the database', (signingApp) => {
  beforeEach(() => forgetRounds(signingApp().platform));

  const mario = () => ({ cookie: signingApp().cookies.mario });
  const acme = () => ({ cookie: signingApp().cookies.acme });
  const write = (values: Partial<typeof signingMessages.$inferInsert>) =>
    signingApp().db.update(signingMessages).set(values);
  const writeCopy = (values: Partial<typeof signingMessageCopies.$inferInsert>) =>
    signingApp().db.update(signingMessageCopies).set(values);
  const accept = (id: string) => callOn(signingApp().app, acceptMessage, { id }, mario());
  /** What strayed, a day later. */
  const compare = async () => {
    const { platform, clock } = signingApp();
    clock.advance(day);
    await platform.notedRows.clean();
    const strayed = await platform.notedRows.checkAll();
    return strayed.filter(({ kind }) => kind === 'message').map(({ problem }) => problem);
  };

  it('is neither opened nor accepted where its text is another', async () => {
    const app = signingApp();
    const { copyId: id } = await send(app);
    expect(await compare()).toEqual([]);
    await write({ body: 'Un altro testo' });
    expect((await callOn(app.app, getMessage, { id }, mario())).error?.code).toBe('file-changed');
    expect((await accept(id)).error?.code).toBe('file-changed');
    expect(await compare()).toEqual(['contradicted']);
  });

  it('is not opened where its sending is gone from the log, so that nothing tells its text', async () => {
    const app = signingApp();
    const { messageId, copyId: id } = await send(app);
    await tamperWith(app.db, async (tx) => {
      await tx.delete(platformAudit).where(eq(platformAudit.subject, messageSubject(messageId)));
      await tx.delete(platformAuditHeads).where(eq(platformAuditHeads.subject, messageSubject(messageId)));
    });
    await write({ body: 'Un altro testo' });
    expect((await callOn(app.app, getMessage, { id }, mario())).error?.code).toBe('file-changed');
  });

  it('is shown to nobody who follows it where its text is another', async () => {
    const app = signingApp();
    const { messageId: id } = await send(app);
    expect((await callOn(app.app, getSentMessage, { id }, acme())).error).toBeUndefined();
    await write({ title: 'Un altro titolo' });
    expect((await callOn(app.app, getSentMessage, { id }, acme())).error?.code).toBe('file-changed');
  });

  it.each<[string, Partial<typeof signingMessageCopies.$inferInsert>]>([
    ['earlier', { readAt: new Date('2026-01-01T10:00:00Z') }],
    ['not at all', { readAt: null }],
  ])('was read %s by its row alone: the list of readings and the message are refused', async (_, values) => {
    const app = signingApp();
    const { messageId, copyId } = await send(app);
    expect((await accept(copyId)).error).toBeUndefined();
    const query = { id: messageId, filter: 'all', search: '', start: 0, length: 10 } as const;
    const readings = () => callOn(app.app, listSentReceivers, query, acme());
    expect((await readings()).error).toBeUndefined();
    expect(await compare()).toEqual([]);
    await writeCopy(values);
    expect((await readings()).error?.code).toBe('file-changed');
    expect((await accept(copyId)).error?.code).toBe('file-changed');
    expect(await compare()).toEqual(['contradicted']);
  });

  it('is read by nobody who did not accept it', async () => {
    const app = signingApp();
    const { copyId: id } = await send(app);
    await writeCopy({ readAt: app.clock.now() });
    expect((await callOn(app.app, getMessage, { id }, mario())).error?.code).toBe('file-changed');
    expect((await callOn(app.app, getMessageAttachment, { id }, mario())).error?.code).toBe('file-changed');
  });

  it('is neither signed nor proved where text or reading are others', async () => {
    const app = signingApp();
    const id = await addToSign(app);
    const [copy] = await app.db.select().from(signingMessageCopies).where(eq(signingMessageCopies.id, id));
    await writeCopy({ readAt: new Date('2026-01-01T10:00:00Z') });
    expect((await callOn(app.app, getMessageToSign, { id }, mario())).error?.code).toBe('file-changed');
    expect((await signCopy(app, id)).error?.code).toBe('file-changed');
    await writeCopy({ readAt: copy?.readAt ?? null });
    const { documentId } = (await app.whileWorking(signCopy(app, id))).output;
    const problems = async () =>
      (await callOn(app.app, verifyDocumentLog, { id: documentId }, acme())).output.problems;
    const other = { kind: 'message-other', at: null };
    expect(await problems()).not.toContainEqual(other);
    await writeCopy({ readAt: new Date('2026-01-01T10:00:00Z') });
    expect(await problems()).toContainEqual(other);
  });
});
