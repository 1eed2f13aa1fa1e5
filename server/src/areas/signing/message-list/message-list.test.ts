import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import {
  acceptMessage,
  countUnreadMessages,
  deleteMessage,
  deleteMessages,
  getMessage,
  listMessages,
  type MessageRow,
} from 'shared-api/contracts/signing';
import type { InputOf } from 'shared-api/contracts/common';
import { platformAudit } from '../../../platform/audit/audit.schema.ts';
import { callOn } from '../../../testing/index.ts';
import { messageCopySubject } from '../messages/message-audit.ts';
import { addMessage, pdfAttachment } from '../testing/messages.builders.ts';
import { describeSigning, type SigningTestApp } from '../testing/signing-app.ts';

const firstPage: InputOf<typeof listMessages> = { start: 0, length: 30, status: '-1', search: '' };

type Who = keyof SigningTestApp['cookies'];

async function list(app: SigningTestApp, who: Who, query: Partial<typeof firstPage> = {}) {
  const cookie = app.cookies[who];
  return (await callOn(app.app, listMessages, { ...firstPage, ...query }, { cookie })).output;
}

async function titles(app: SigningTestApp, who: Who, query: Partial<typeof firstPage> = {}) {
  return (await list(app, who, query)).messages.pages[0]?.rows.map(({ title }) => title);
}

const open = (app: SigningTestApp, who: Who, id: string) =>
  callOn(app.app, getMessage, { id }, { cookie: app.cookies[who] });
const accept = (app: SigningTestApp, who: Who, id: string) =>
  callOn(app.app, acceptMessage, { id }, { cookie: app.cookies[who] });

async function unread(app: SigningTestApp, who: Who): Promise<number> {
  const input = { offset: 0, limit: 10 };
  return (await callOn(app.app, countUnreadMessages, input, { cookie: app.cookies[who] })).output.total;
}

const eventsOf = (app: SigningTestApp, copyId: string) =>
  app.db
    .select()
    .from(platformAudit)
    .where(eq(platformAudit.subject, messageCopySubject(copyId)));

describeSigning('the inbox', (signingApp) => {
  it('loads page after page without losing or repeating messages of the same instant', async () => {
    const app = signingApp();
    for (let index = 0; index < 25; index += 1) await addMessage(app);
    const rows: MessageRow[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const answer = await list(app, 'mario', {
        start: rows.length,
        length: 10,
        ...(cursor && { cursor }),
      });
      rows.push(...(answer.messages.pages[0]?.rows ?? []));
      cursor = answer.next;
      expect(answer.messages).toMatchObject({ total: 25, unread: 25 });
    }
    expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 25 }, (_, index) => index + 1));
    expect(new Set(rows.map(({ id }) => id)).size).toBe(25);
  });

  it('leads to a page by its start alone, newest first', async () => {
    const app = signingApp();
    for (const title of ['Vecchio', 'Medio', 'Nuovo']) {
      await addMessage(app, { title });
      app.clock.advance(1);
    }
    expect(await titles(app, 'mario', { start: 1, length: 1 })).toEqual(['Medio']);
  });

  it('shows a person their own messages, and nobody else’s, to a super user neither', async () => {
    const app = signingApp();
    const { copyId } = await addMessage(app, { title: 'Di Mario' });
    await addMessage(app, { title: 'Della super utente', to: 'root' });
    expect(await titles(app, 'mario')).toEqual(['Di Mario']);
    expect(await titles(app, 'root')).toEqual(['Della super utente']);
    for (const who of ['root', 'acme', 'luca'] as const) {
      expect((await open(app, who, copyId)).error?.code).toBe('not-found');
      expect((await accept(app, who, copyId)).error?.code).toBe('not-found');
    }
    expect(await unread(app, 'mario')).toBe(1);
  });

  it('searches by words and filters what is unread', async () => {
    const app = signingApp();
    const { copyId } = await addMessage(app, { title: 'Perché chiude il 50% degli uffici' });
    await addMessage(app, { title: 'Ferie' });
    expect(await titles(app, 'mario', { search: 'PERCHE acme' })).toEqual([
      'Perché chiude il 50% degli uffici',
    ]);
    await accept(app, 'mario', copyId);
    expect(await titles(app, 'mario', { status: '0' })).toEqual(['Ferie']);
    expect(await titles(app, 'mario', { status: '1' })).toEqual(['Perché chiude il 50% degli uffici']);
  });

  it('refuses a visitor, a cursor that is none and a page too long', async () => {
    const app = signingApp();
    const ask = (query: object, cookie: string) =>
      callOn(app.app, listMessages, { ...firstPage, ...query }, { cookie });
    expect((await ask({}, '')).error?.code).toBe('not-signed-in');
    expect((await ask({ cursor: 'x' }, app.cookies.mario)).error?.code).toBe('invalid-input');
    await expect(ask({ length: 101 }, app.cookies.mario)).rejects.toThrow();
  });
});

describeSigning('the acceptance of a message', (signingApp) => {
  it('is what its text is sent after', async () => {
    const app = signingApp();
    const { copyId } = await addMessage(app, { body: 'Riga uno\nRiga due', file: pdfAttachment() });
    const before = (await open(app, 'mario', copyId)).output.message;
    expect(before).toMatchObject({ body: null, row: { isRead: false, may: { open: false, view: false } } });
    await accept(app, 'mario', copyId);
    const after = (await open(app, 'mario', copyId)).output.message;
    expect(after).toMatchObject({
      body: 'Riga uno\nRiga due',
      senderName: 'acme Test',
      row: { isRead: true, attachment: 'regolamento.pdf', may: { open: true, view: true } },
    });
    expect(after.attachmentSize).toBe(pdfAttachment().bytes.length);
  });

  it('is recorded once, with what was accepted and from where', async () => {
    const app = signingApp();
    const file = pdfAttachment();
    const { copyId } = await addMessage(app, { title: 'Avviso', body: 'Testo', file });
    const first = (await accept(app, 'mario', copyId)).output.readAt;
    app.clock.advance(60_000);
    expect((await accept(app, 'mario', copyId)).output.readAt).toBe(first);
    const events = await eventsOf(app, copyId);
    expect(events).toMatchObject([
      {
        action: 'message.accepted',
        actor: 'mario',
        companyId: 'acme',
        data: {
          text: createHash('sha256').update('Avviso\nTesto').digest('hex'),
          file: createHash('sha256').update(file.bytes).digest('hex'),
          fileName: file.name,
          fileSize: file.bytes.length,
          ip: expect.any(String),
          userAgent: expect.any(String),
        },
      },
    ]);
  });

  it('takes one from the counter', async () => {
    const app = signingApp();
    const { copyId } = await addMessage(app);
    await addMessage(app);
    expect(await unread(app, 'mario')).toBe(2);
    await accept(app, 'mario', copyId);
    expect(await unread(app, 'mario')).toBe(1);
  });

  it('leaves the unread ones beside it to go on with', async () => {
    const app = signingApp();
    const ids: string[] = [];
    for (let index = 0; index < 3; index += 1) {
      ids.push((await addMessage(app)).copyId);
      app.clock.advance(1000);
    }
    const [oldest, middle, newest] = ids;
    expect((await open(app, 'mario', middle ?? '')).output.message).toMatchObject({
      previousUnreadId: newest,
      nextUnreadId: oldest,
    });
    await accept(app, 'mario', newest ?? '');
    expect((await open(app, 'mario', middle ?? '')).output.message.previousUnreadId).toBeNull();
  });
});

describeSigning('the deletion of messages', (signingApp) => {
  it('takes them from the inbox and the counter, and keeps their events', async () => {
    const app = signingApp();
    const ids = [await addMessage(app, { to: 'root' }), await addMessage(app, { to: 'root' })].map(
      ({ copyId }) => copyId,
    );
    const { copyId } = await addMessage(app, { to: 'root', title: 'Resta' });
    await callOn(app.app, deleteMessages, { ids }, { cookie: app.cookies.root });
    expect(await titles(app, 'root')).toEqual(['Resta']);
    expect(await unread(app, 'root')).toBe(1);
    expect(await eventsOf(app, ids[0] ?? '')).toMatchObject([{ action: 'message.removed', actor: 'root' }]);
    await callOn(app.app, deleteMessage, { id: copyId }, { cookie: app.cookies.root });
    expect(await titles(app, 'root')).toEqual([]);
  });

  it('is refused to who has not the flag, and takes all or none', async () => {
    const app = signingApp();
    const own = (await addMessage(app, { to: 'root' })).copyId;
    const other = (await addMessage(app, { to: 'mario' })).copyId;
    const toAdmin = (await addMessage(app, { to: 'acme' })).copyId;
    const remove = async (who: Who, ids: string[]) =>
      (await callOn(app.app, deleteMessages, { ids }, { cookie: app.cookies[who] })).error?.code;
    expect(await remove('mario', [other])).toBe('forbidden');
    expect(await remove('acme', [toAdmin])).toBe('forbidden');
    expect(await remove('root', [own, other])).toBe('not-found');
    expect(await titles(app, 'root')).toEqual(['Avviso']);
    await expect(remove('root', [])).rejects.toThrow();
  });
});
