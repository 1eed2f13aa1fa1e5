import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { InputOf } from 'shared-api/contracts/common';
import {
  cancelMessage,
  countRecipients,
  findRecipientGroups,
  getMessageDraft,
  getSentMessage,
  listMessages,
  listSentMessages,
  listSentReceivers,
  noRecipients,
  sendMessage,
} from 'shared-api/contracts/signing';
import { platformAudit } from '../../../platform/audit/audit.schema.ts';
import { callOn, postForm } from '../../../testing/index.ts';
import { authUsers } from '../../auth/users/user.schema.ts';
import { insertGroup } from '../../directory/groups.repository.ts';
import { messageSubject } from '../messages/message-audit.ts';
import { boxesOf, uploadPdf } from '../testing/documents.builders.ts';
import { describeSigning, type SigningTestApp } from '../testing/signing-app.ts';

type Staff = keyof SigningTestApp['cookies'];
type Message = InputOf<typeof sendMessage>;

const toAcme = { ...noRecipients, companyIds: ['acme'] };

async function send(app: SigningTestApp, shape: Partial<Message> = {}, as: Staff = 'acme') {
  const message: Message = {
    requestId: randomUUID(),
    title: 'Chiusura',
    body: 'Venerdì si chiude alle 13.',
    recipients: toAcme,
    viewsAttachment: false,
    signsAttachment: false,
    boxes: [],
    ...shape,
  };
  return callOn(app.app, sendMessage, message, { cookie: app.cookies[as] });
}

/** Lets the ten seconds pass, and the message go. */
async function handOut(app: SigningTestApp): Promise<void> {
  app.clock.advance(10_001);
  await app.platform.jobs.runDue();
}

async function titlesOf(app: SigningTestApp, who: Staff): Promise<string[]> {
  const query = { start: 0, length: 30, status: '-1', search: '' } as const;
  const { output } = await callOn(app.app, listMessages, query, { cookie: app.cookies[who] });
  return (output.messages.pages[0]?.rows ?? []).map(({ title }) => title);
}

const count = (app: SigningTestApp, recipients: Partial<typeof noRecipients>, as: Staff = 'acme') =>
  callOn(
    app.app,
    countRecipients,
    { recipients: { ...noRecipients, ...recipients } },
    { cookie: app.cookies[as] },
  );

async function sentOf(app: SigningTestApp, who: Staff) {
  const query = { search: '', start: 0, length: 25 };
  return (await callOn(app.app, listSentMessages, query, { cookie: app.cookies[who] })).output;
}

describeSigning('writing a message', (signingApp) => {
  it('hands it out after ten seconds, each person once, in the name of the company', async () => {
    const app = signingApp();
    await insertGroup(app.db, { id: 'uffici', companyId: 'acme', name: 'Uffici', permissions: [] }, [
      'mario',
    ]);
    const recipients = { ...toAcme, groupIds: ['uffici'], userIds: ['mario'] };
    const { output } = await send(app, { recipients });
    expect(output).toMatchObject({ total: 2, startsAt: '2026-03-02T09:00:10.000Z' });
    await app.platform.jobs.runDue();
    expect(await titlesOf(app, 'mario')).toEqual([]);
    await handOut(app);
    expect([await titlesOf(app, 'mario'), await titlesOf(app, 'root')]).toEqual([['Chiusura'], ['Chiusura']]);
    expect([await titlesOf(app, 'acme'), await titlesOf(app, 'luca')]).toEqual([[], []]);
    const [event] = await app.db
      .select()
      .from(platformAudit)
      .where(eq(platformAudit.subject, messageSubject(output.id)));
    expect(event).toMatchObject({
      action: 'message.sent',
      actor: 'acme',
      data: { people: 2, title: 'Chiusura' },
    });
  });

  it('does it once, however often it is asked for', async () => {
    const app = signingApp();
    const requestId = randomUUID();
    const [first, again] = [await send(app, { requestId }), await send(app, { requestId })];
    expect(again.output).toEqual(first.output);
    await handOut(app);
    expect(await titlesOf(app, 'mario')).toEqual(['Chiusura']);
  });

  it('reaches who may be written to: the own company, all of them for a super user', async () => {
    const app = signingApp();
    expect((await count(app, { everybody: true })).output).toMatchObject({ total: 2 });
    expect((await count(app, { everybody: true }, 'root')).output.total).toBe(4);
    expect((await count(app, { userIds: ['mario', 'luca'] })).output).toEqual({
      total: 1,
      names: ['mario Test'],
    });
    expect((await count(app, { companyIds: ['beta'] })).error?.code).toBe('not-found');
    await insertGroup(app.db, { id: 'vendite', companyId: 'beta', name: 'Vendite', permissions: [] }, [
      'luca',
    ]);
    expect((await count(app, { groupIds: ['vendite'] })).error?.code).toBe('not-found');
    expect((await count(app, { groupIds: ['vendite'] }, 'root')).output.names).toEqual(['luca Test']);
    await app.db.update(authUsers).set({ isProductEnabled: false }).where(eq(authUsers.id, 'mario'));
    expect((await count(app, { companyIds: ['acme'] })).output.total).toBe(1);
  });

  it('is refused to the staff, without a title, a text or receivers, and where they are nobody', async () => {
    const app = signingApp();
    expect((await send(app, {}, 'mario')).error?.code).toBe('forbidden');
    const form = {
      request_id: randomUUID(),
      title: 'Chiusura',
      msg: 'Venerdì',
      recipients: JSON.stringify(toAcme),
      viewAttach: 'N',
      signAttach: 'N',
      v_coords: '[]',
    };
    const refuse = async (changes: Partial<typeof form>) => {
      const posted = await postForm(app.app, sendMessage.path, { ...form, ...changes }, app.cookies.acme);
      return Object.values(posted.error.fields ?? {}).join();
    };
    expect(await refuse({ title: ' ', msg: '' })).toContain('Inserire il titolo del messaggio');
    expect(await refuse({ msg: '' })).toContain('Specificare un testo per la mail');
    expect(await refuse({ title: 'Chiusura ᠠ' })).toContain(
      'Questi caratteri non si possono scrivere in un PDF: ᠠ',
    );
    expect(await refuse({ recipients: JSON.stringify(noRecipients) })).toContain('a chi inviare');
    expect((await send(app, { recipients: { ...noRecipients, userIds: ['luca'] } })).error?.code).toBe(
      'conflict',
    );
  });

  it('keeps the lines of its text, up to ten thousand characters', async () => {
    const app = signingApp();
    const bodyOf = async (body: string) => {
      const { id } = (await send(app, { body })).output;
      return (await callOn(app.app, getSentMessage, { id }, { cookie: app.cookies.acme })).output.body;
    };
    expect(await bodyOf(' Care colleghe,\r\n\r\nvenerdì si chiude.\n')).toBe(
      'Care colleghe,\n\nvenerdì si chiude.',
    );
    const long = `${'Riga di prova.\n'.repeat(660)}fine`;
    expect(await bodyOf(long)).toBe(long);
    await expect(send(app, { body: 'x'.repeat(10_001) })).rejects.toThrow();
  });

  it('keeps the attachment, which is signed only where it is a PDF that may be opened', async () => {
    const app = signingApp();
    const uploadId = await uploadPdf(app);
    const boxes = boxesOf(1);
    const refused = await send(app, { uploadId, signsAttachment: true, viewsAttachment: false, boxes });
    expect(refused.error?.fields?.['boxes']).toContain('allegato da firmare');
    await send(app, { uploadId, viewsAttachment: true, signsAttachment: true, boxes });
    expect((await send(app, { uploadId, viewsAttachment: true })).error?.code).toBe('not-found');
    await handOut(app);
    const [sent] = (await sentOf(app, 'acme')).rows;
    expect(sent).toMatchObject({ attachment: 'contratto.pdf', signsAttachment: true, delivered: 2 });
  });

  it('is a draft again where it is taken back in time', async () => {
    const app = signingApp();
    const uploadId = await uploadPdf(app);
    const { id } = (await send(app, { uploadId, viewsAttachment: true })).output;
    const cancelled = await callOn(app.app, cancelMessage, { id }, { cookie: app.cookies.acme });
    await handOut(app);
    expect(await titlesOf(app, 'mario')).toEqual([]);
    expect((await sentOf(app, 'acme')).total).toBe(0);
    const { draft } = (
      await callOn(app.app, getMessageDraft, { id: cancelled.output.draftId }, { cookie: app.cookies.acme })
    ).output;
    expect(draft).toMatchObject({
      title: 'Chiusura',
      companies: [{ id: 'acme', name: 'Acme' }],
      upload: { uploadId, fileName: 'contratto.pdf' },
    });
    const again = (await send(app, { uploadId, viewsAttachment: true })).output;
    await handOut(app);
    const late = await callOn(app.app, cancelMessage, { id: again.id }, { cookie: app.cookies.acme });
    expect(late.error?.code).toBe('conflict');
    const others = await callOn(app.app, cancelMessage, { id: again.id }, { cookie: app.cookies.root });
    expect(others.error?.code).toBe('not-found');
  });

  it('finds groups by name, of companies that one may write to', async () => {
    const app = signingApp();
    await insertGroup(app.db, { id: 'uffici', companyId: 'acme', name: 'Uffici', permissions: [] }, [
      'mario',
    ]);
    await insertGroup(app.db, { id: 'vendite', companyId: 'beta', name: 'Vendite', permissions: [] });
    const find = (input: { text: string; companyId?: string }, as: Staff = 'acme') =>
      callOn(app.app, findRecipientGroups, input, { cookie: app.cookies[as] });
    expect((await find({ text: 'uff' })).output.groups).toEqual([
      { id: 'uffici', name: 'Uffici', companyName: 'Acme', people: 1 },
    ]);
    expect((await find({ text: '' }, 'root')).output.groups).toHaveLength(2);
    expect((await find({ text: '', companyId: 'beta' })).error?.code).toBe('not-found');
    expect((await find({ text: '' }, 'mario')).error?.code).toBe('forbidden');
  });
});

describeSigning('messages that were sent', (signingApp) => {
  it('say who read them, to who wrote them and who administers the company', async () => {
    const app = signingApp();
    const { id } = (await send(app)).output;
    expect((await sentOf(app, 'acme')).rows[0]).toMatchObject({ state: 'scheduled', total: 2, delivered: 0 });
    await handOut(app);
    expect((await sentOf(app, 'root')).rows[0]).toMatchObject({
      state: 'done',
      receivers: 'Acme',
      delivered: 2,
      read: 0,
      delivery: null,
    });
    const input = { id, filter: 'unread', search: 'mario', start: 0, length: 25 } as const;
    const receivers = await callOn(app.app, listSentReceivers, input, { cookie: app.cookies.acme });
    expect(receivers.output).toMatchObject({
      total: 1,
      rows: [{ name: 'mario Test', companyName: 'Acme', readAt: null, signedAt: null }],
    });
    const one = await callOn(app.app, getSentMessage, { id }, { cookie: app.cookies.acme });
    expect(one.output.body).toBe('Venerdì si chiude alle 13.');
  });

  it('are nobody else’s', async () => {
    const app = signingApp();
    const { id } = (await send(app)).output;
    expect((await sentOf(app, 'beta')).total).toBe(0);
    const input = { id, filter: 'all', search: '', start: 0, length: 25 } as const;
    for (const who of ['beta', 'mario'] as const) {
      const cookie = { cookie: app.cookies[who] };
      const code = who === 'mario' ? 'forbidden' : 'not-found';
      expect((await callOn(app.app, getSentMessage, { id }, cookie)).error?.code).toBe(code);
      expect((await callOn(app.app, listSentReceivers, input, cookie)).error?.code).toBe(code);
    }
    expect(
      (
        await callOn(
          app.app,
          listSentMessages,
          { search: '', start: 0, length: 25 },
          { cookie: app.cookies.mario },
        )
      ).error?.code,
    ).toBe('forbidden');
  });
});
