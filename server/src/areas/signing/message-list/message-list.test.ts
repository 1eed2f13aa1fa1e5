import type { InputOf } from 'shared-api/contracts/common';
import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import {
  acceptMessage,
  countUnreadMessages,
  deleteMessage,
  deleteMessages,
  getMessage,
  listMessages,
} from 'shared-api/contracts/signing';
import { platformAudit } from '../../../platform/audit/audit.schema.ts';
import { callOn } from '../../../testing/index.ts';
import { authUsers } from '../../auth/users/user.schema.ts';
import { messageCopySubject } from '../messages/message-audit.ts';
import { addMessage, pdfAttachment } from '../testing/messages.builders.ts';
import { describeSigning, type SigningTestApp } from '../testing/signing-app.ts';

type Staff = keyof SigningTestApp['cookies'];
type Query = Partial<InputOf<typeof listMessages>>;

const defaults = { start: 0, length: 30, status: '-1', search: '' } as const;

async function inboxOf({ app, cookies }: SigningTestApp, who: Staff, query: Query = {}) {
  const { output } = await callOn(app, listMessages, { ...defaults, ...query }, { cookie: cookies[who] });
  return { ...output.messages, rows: output.messages.pages[0]?.rows ?? [], next: output.next };
}

const accept = ({ app, cookies }: SigningTestApp, id: string, who: Staff = 'mario') =>
  callOn(app, acceptMessage, { id }, { cookie: cookies[who] });

const open = ({ app, cookies }: SigningTestApp, id: string, who: Staff = 'mario') =>
  callOn(app, getMessage, { id }, { cookie: cookies[who] });

describeSigning('the inbox', (signingApp) => {
  it('has one’s own messages, the newest first, page by page', async () => {
    const app = signingApp();
    for (const title of ['Uno', 'Due', 'Tre']) {
      await addMessage(app, { title });
      app.clock.advance(1000);
    }
    await addMessage(app, { to: 'luca', title: 'Di altri' });
    const first = await inboxOf(app, 'mario', { length: 2 });
    expect(first.rows.map(({ number, title }) => [number, title])).toEqual([
      [1, 'Tre'],
      [2, 'Due'],
    ]);
    expect([first.total, first.unread]).toEqual([3, 3]);
    const second = await inboxOf(app, 'mario', { length: 2, start: 2, cursor: first.next ?? '' });
    expect(second.rows.map(({ number, title }) => [number, title])).toEqual([[3, 'Uno']]);
    expect(second.next).toBeNull();
    const byPage = await inboxOf(app, 'mario', { length: 2, start: 2 });
    expect(byPage.rows.map(({ title }) => title)).toEqual(['Uno']);
  });

  it('finds words of title, sender and receiver, whatever their accents, and the unread alone', async () => {
    const app = signingApp();
    const { copyId } = await addMessage(app, { title: 'Novità in mensa' });
    await addMessage(app, { title: 'Chiusura' });
    expect((await inboxOf(app, 'mario', { search: 'novita acme' })).rows).toHaveLength(1);
    expect((await inboxOf(app, 'mario', { search: '100%' })).rows).toEqual([]);
    await accept(app, copyId);
    expect((await inboxOf(app, 'mario', { status: '0' })).rows.map(({ title }) => title)).toEqual([
      'Chiusura',
    ]);
    const read = await inboxOf(app, 'mario', { status: '1' });
    expect([read.total, read.unread, read.rows[0]?.isRead]).toEqual([1, 1, true]);
  });

  it('opens a message once its reading is accepted, and counts it as read', async () => {
    const app = signingApp();
    const { copyId } = await addMessage(app, { file: pdfAttachment(), signsAttachment: true });
    const refused = await open(app, copyId);
    expect(refused.error).toMatchObject({
      code: 'forbidden',
      details: { mustAccept: true, title: 'Avviso' },
    });
    expect(JSON.stringify(refused.error)).not.toContain('Testo');
    const [row] = (await inboxOf(app, 'mario')).rows;
    expect(row?.may).toEqual({ open: false, view: false, sign: false, remove: false });
    await accept(app, copyId);
    const { message } = (await open(app, copyId)).output;
    expect(message).toMatchObject({ body: 'Testo dell’avviso', senderName: 'acme Test', nextUnreadId: null });
    expect(message.row).toMatchObject({ attachment: 'regolamento.pdf', isRead: true, hasAttachment: true });
    const count = await callOn(
      app.app,
      countUnreadMessages,
      { offset: 0, limit: 10 },
      { cookie: app.cookies.mario },
    );
    expect(count.output.total).toBe(0);
  });

  it('keeps what was accepted as evidence, once', async () => {
    const app = signingApp();
    const file = pdfAttachment();
    const { copyId } = await addMessage(app, { file, body: 'Nuove regole' });
    const first = await accept(app, copyId);
    app.clock.advance(60_000);
    expect((await accept(app, copyId)).output).toEqual(first.output);
    const events = await app.db
      .select()
      .from(platformAudit)
      .where(eq(platformAudit.subject, messageCopySubject(copyId)));
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({
      action: 'message.accepted',
      actor: 'mario',
      companyId: 'acme',
      data: {
        declaration: 'Dichiaro di accettare la lettura del messaggio',
        text: createHash('sha256').update('Avviso\nNuove regole').digest('hex'),
        file: createHash('sha256').update(file.bytes).digest('hex'),
        fileName: 'regolamento.pdf',
      },
    });
  });

  it('is nobody else’s, administrators and super users included', async () => {
    const app = signingApp();
    const { copyId } = await addMessage(app);
    for (const who of ['acme', 'root', 'luca'] as const) {
      expect((await accept(app, copyId, who)).error?.code).toBe('not-found');
      expect((await open(app, copyId, who)).error?.code).toBe('not-found');
      expect((await inboxOf(app, who)).rows).toEqual([]);
    }
    expect((await callOn(app.app, listMessages, defaults)).error?.code).toBe('not-signed-in');
  });

  it('leads to the next unread message', async () => {
    const app = signingApp();
    const { copyId: older } = await addMessage(app, { title: 'Prima' });
    app.clock.advance(1000);
    const { copyId } = await addMessage(app, { title: 'Dopo' });
    await accept(app, copyId);
    expect((await open(app, copyId)).output.message.nextUnreadId).toBe(older);
  });

  it('refuses a cursor of another list, on its field', async () => {
    const app = signingApp();
    const query = { ...defaults, cursor: 'nonsense' };
    const { error } = await callOn(app.app, listMessages, query, { cookie: app.cookies.mario });
    expect(error?.code).toBe('invalid-input');
  });
});

describeSigning('deleting messages', (signingApp) => {
  const remove = ({ app, cookies }: SigningTestApp, ids: string[], who: Staff = 'root') =>
    callOn(app, deleteMessages, { ids }, { cookie: cookies[who] });

  it('takes them out of the own inbox of who has flag a, all or none', async () => {
    const app = signingApp();
    const [one, two] = [await addMessage(app, { to: 'root' }), await addMessage(app, { to: 'root' })];
    const others = await addMessage(app);
    expect((await remove(app, [one.copyId, others.copyId])).error?.code).toBe('not-found');
    expect((await inboxOf(app, 'root')).total).toBe(2);
    expect((await remove(app, [one.copyId, two.copyId])).error).toBeUndefined();
    expect(await inboxOf(app, 'root')).toMatchObject({ total: 0, unread: 0, rows: [] });
    expect((await open(app, one.copyId, 'root')).error?.code).toBe('not-found');
    expect((await inboxOf(app, 'mario')).total).toBe(1);
  });

  it('is refused to who has not, one and many', async () => {
    const app = signingApp();
    const { copyId } = await addMessage(app, { to: 'acme' });
    expect((await remove(app, [copyId], 'acme')).error?.code).toBe('forbidden');
    const one = await callOn(app.app, deleteMessage, { id: copyId }, { cookie: app.cookies.acme });
    expect(one.error?.code).toBe('forbidden');
    await app.db.update(authUsers).set({ a: 'S' }).where(eq(authUsers.id, 'acme'));
    const allowed = await callOn(app.app, deleteMessage, { id: copyId }, { cookie: app.cookies.acme });
    expect(allowed.error).toBeUndefined();
  });
});
