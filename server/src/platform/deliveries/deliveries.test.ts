import { desc, eq, sql } from 'drizzle-orm';
import { createTestApp, type TestApp } from '../../testing/index.ts';
import { platformDeliveries } from './deliveries.schema.ts';
import type { outboxEntry } from './outbox-page.ts';
import type { MailContent } from './mail-content.ts';
import { startMailServer } from './testing/mail-server.ts';

const letter: MailContent = {
  subject: 'Perché no?',
  paragraphs: [],
  closing: [],
};
const mailWith = (changes: Partial<MailContent> = {}) => {
  const changed = { ...letter, ...changes };
  return {
    to: 'mario.rossi@example.com',
    content: { from: 'product' as const, to: { firstName: 'Mario' }, it: changed, en: changed },
    language: 'it' as const,
    companyId: null,
  };
};
const mail = mailWith();
let testApp: TestApp | undefined;
let end: (() => Promise<void>) | undefined;

afterEach(async () => {
  await testApp?.close();
  await end?.();
  end = undefined;
});

async function mailServer(answer: (recipient: string) => number) {
  const server = await startMailServer(answer);
  end = server.close;
  return server;
}

/** The messages of a test, the newest first. */
const listSent = ({ db }: TestApp) =>
  db
    .select()
    .from(platformDeliveries)
    .where(eq(platformDeliveries.reference, 'test:1'))
    .orderBy(desc(platformDeliveries.createdAt));

async function sendAndRun(app: TestApp, send: (app: TestApp) => Promise<string>) {
  await send(app);
  await app.platform.jobs.runDue();
  return listSent(app);
}

const sendMail = ({ platform, db }: TestApp) =>
  platform.deliveries.sendMail(db, { ...mail, reference: 'test:1' });
const sendSms = ({ platform, db }: TestApp) =>
  platform.deliveries.sendSms(db, {
    to: '+393331234567',
    text: 'Codice 123456',
    reference: 'test:1',
    companyId: null,
  });

describe('mails', () => {
  it('leave by SMTP with their attachments, and count as sent', async () => {
    const server = await mailServer(() => 250);
    testApp = await createTestApp({ env: { SMTP_URL: server.url } });
    const { hash } = await testApp.platform.storage.put([Buffer.from('%PDF-1.7')], { limit: 100 });
    const states = await sendAndRun(testApp, ({ platform, db }) =>
      platform.deliveries.sendMail(db, {
        ...mail,
        attachments: [{ name: 'contratto.pdf', hash }],
        reference: 'test:1',
      }),
    );
    expect(states).toMatchObject([{ state: 'sent', recipient: mail.to }]);
    expect(server.accepted[0]).toContain('filename=contratto.pdf');
    expect(server.accepted[0]).toContain('=?UTF-8?');
  });

  it('leave in the name that an administrator entered, unless the environment says another', async () => {
    const server = await mailServer(() => 250);
    testApp = await createTestApp({ env: { SMTP_URL: server.url } });
    const sender = { name: 'Portale Acme', address: 'portale@acme.example' };
    await sendAndRun(testApp, sendMail);
    await testApp.platform.mailSenders.save(testApp.db, sender);
    await sendAndRun(testApp, sendMail);
    expect(server.accepted[0]).toContain('From: Sportello <sportello@localhost>');
    expect(server.accepted[1]).toContain('From: Portale Acme <portale@acme.example>');
    await testApp.close();
    testApp = await createTestApp({
      env: { SMTP_URL: server.url, MAIL_FROM: 'Ufficio <ufficio@acme.example>' },
    });
    await testApp.platform.mailSenders.save(testApp.db, sender);
    await sendAndRun(testApp, sendMail);
    expect(server.accepted[2]).toContain('From: Ufficio <ufficio@acme.example>');
  });

  it.each([
    ['to whom they go', sql`update platform_deliveries set recipient = 'thief@evil.example'`],
    ['what they say', sql`update platform_deliveries set text = 'Codice per un altro'`],
    [
      'where an answer goes',
      sql`update platform_deliveries set reply_to = '{"name":"HR","email":"thief@evil.example"}'`,
    ],
  ])('do not leave where somebody wrote %s into the database', async (_, statement) => {
    const server = await mailServer(() => 250);
    testApp = await createTestApp({ env: { SMTP_URL: server.url } });
    await sendMail(testApp);
    await testApp.db.execute(statement);
    for (let attempt = 0; attempt < 8; attempt += 1) {
      await testApp.platform.jobs.runDue();
      testApp.clock.advance(3_600_001);
    }
    expect(server.accepted).toEqual([]);
    expect(await listSent(testApp)).toMatchObject([{ state: 'failed' }]);
  });

  it('leave no text behind when they have left', async () => {
    const server = await mailServer(() => 250);
    testApp = await createTestApp({ env: { SMTP_URL: server.url } });
    await sendAndRun(testApp, sendMail);
    const [row] = await testApp.db.select().from(platformDeliveries);
    expect(row).toMatchObject({ state: 'sent', text: '', html: null });
  });

  it('get no further line by what somebody typed', async () => {
    const server = await mailServer(() => 250);
    testApp = await createTestApp({ env: { SMTP_URL: server.url } });
    const typed = mailWith({ subject: 'Ciao\r\nBcc: eva@evil.example\r\n\r\nAltro' });
    await sendAndRun(testApp, ({ platform, db }) => platform.deliveries.sendMail(db, typed));
    expect(server.accepted).toHaveLength(1);
    expect(server.accepted[0]).not.toMatch(/^Bcc:/im);
  });

  it('bounce when the server refuses the recipient for good', async () => {
    const server = await mailServer(() => 550);
    testApp = await createTestApp({ env: { SMTP_URL: server.url } });
    expect(await sendAndRun(testApp, sendMail)).toMatchObject([{ state: 'bounced', sentAt: null }]);
    const [row] = await testApp.db.select().from(platformDeliveries);
    expect(row).toMatchObject({ text: '', html: null });
  });

  it('are tried again when the server cannot take them now, and fail in the end', async () => {
    let code = 451;
    const server = await mailServer(() => code);
    testApp = await createTestApp({ env: { SMTP_URL: server.url } });
    expect(await sendAndRun(testApp, sendMail)).toMatchObject([{ state: 'queued' }]);
    code = 250;
    testApp.clock.advance(3_600_000);
    await testApp.platform.jobs.runDue();
    expect(await listSent(testApp)).toMatchObject([{ state: 'sent' }]);
    code = 451;
    await sendMail(testApp);
    for (let attempt = 0; attempt < 8; attempt += 1) {
      await testApp.platform.jobs.runDue();
      testApp.clock.advance(3_600_001);
    }
    expect((await listSent(testApp)).map(({ state }) => state)).toEqual(['failed', 'sent']);
    for (const row of await testApp.db.select().from(platformDeliveries))
      expect(row).toMatchObject({ text: '', html: null });
  });
});

describe('the outbox', () => {
  const get = (url: string) => {
    if (!testApp) throw new Error('no application');
    const headers = { authorization: `Bearer ${testApp.platform.outboxToken}` };
    return testApp.app.inject({ method: 'GET', url, headers });
  };

  it('shows what was sent, with links to follow and markup made harmless', async () => {
    testApp = await createTestApp();
    await testApp.platform.deliveries.sendMail(testApp.db, {
      ...mailWith({ subject: '<b>Ciao</b>', paragraphs: ['Apri https://example.com/a?b=1&c=2'] }),
    });
    await testApp.platform.jobs.runDue();
    const page = await get('/dev/outbox');
    expect(page.body).toContain('&lt;b&gt;Ciao&lt;/b&gt;');
    expect(page.body).toContain('href="https://example.com/a?b=1&amp;c=2"');
    const entries = (await get('/dev/outbox.json')).json<ReturnType<typeof outboxEntry>[]>();
    expect(entries).toMatchObject([
      {
        channel: 'mail',
        to: mail.to,
        subject: '<b>Ciao</b>',
        html: expect.stringContaining('Apri https://example.com/a?b=1&amp;c=2') as string,
        links: ['https://example.com/a?b=1&c=2'],
      },
    ]);
  });

  it('hands out attachments', async () => {
    testApp = await createTestApp();
    const { hash } = await testApp.platform.storage.put([Buffer.from('%PDF-1.7')], { limit: 100 });
    await testApp.platform.deliveries.sendMail(testApp.db, {
      ...mail,
      attachments: [{ name: 'è.pdf', hash }],
    });
    const [entry] = (await get('/dev/outbox.json')).json<ReturnType<typeof outboxEntry>[]>();
    const file = await get(entry?.attachments[0]?.address ?? '');
    expect(file.body).toBe('%PDF-1.7');
    expect((await get('/dev/outbox/00000000-0000-0000-0000-000000000000/html')).statusCode).toBe(404);
  });

  it.each([
    ['from the machine itself', {}, '127.0.0.1'],
    ['by its IPv6 address', { host: '[::1]:8080' }, '::1'],
    ['from another machine', {}, '192.168.1.20'],
    ['through a proxy that passes on neither name nor address', { host: 'portal.example.com' }, '127.0.0.1'],
    [
      'with a token of somebody’s own',
      { authorization: 'Bearer guess', cookie: 'sportello_outbox=guess' },
      '::1',
    ],
  ])('is closed to who asks %s without its token', async (_who, headers, remoteAddress) => {
    testApp = await createTestApp();
    const asked = { method: 'GET', headers: { host: 'localhost:8080', ...headers }, remoteAddress } as const;
    for (const url of [
      '/dev/outbox',
      '/dev/outbox.js',
      '/dev/outbox.json',
      '/dev/outbox/x/html',
      '/dev/outbox/x/files/0',
    ])
      expect((await testApp.app.inject({ ...asked, url })).statusCode).toBe(403);
    expect((await testApp.app.inject({ ...asked, url: '/dev/outbox?token=guess' })).statusCode).toBe(403);
  });

  it('opens by the address that the start prints, and stays open in that browser', async () => {
    testApp = await createTestApp();
    const { app, platform } = testApp;
    const first = await app.inject({ method: 'GET', url: `/dev/outbox?token=${platform.outboxToken}` });
    expect([first.statusCode, first.headers.location]).toEqual([302, '/dev/outbox']);
    const [cookie] = first.cookies;
    expect(cookie).toMatchObject({ name: 'sportello_outbox', path: '/', httpOnly: true, sameSite: 'Strict' });
    const cookies = { [cookie?.name ?? '']: cookie?.value ?? '' };
    expect((await app.inject({ method: 'GET', url: '/dev/outbox', cookies })).statusCode).toBe(200);
  });

  it('holds SMS alone, and nothing of a mail, when only mails leave for real', async () => {
    const server = await mailServer(() => 250);
    testApp = await createTestApp({ env: { SMTP_URL: server.url } });
    const { hash } = await testApp.platform.storage.put([Buffer.from('%PDF-1.7')], { limit: 100 });
    const file = { ...mail, attachments: [{ name: 'contratto.pdf', hash }] };
    const left = await testApp.platform.deliveries.sendMail(testApp.db, file);
    // Before it has left it holds its codes and links; then there is nothing of them any more.
    for (const step of ['waiting', 'left']) {
      if (step === 'left') await testApp.platform.jobs.runDue();
      await sendSms(testApp);
      const entries = (await get('/dev/outbox.json')).json<ReturnType<typeof outboxEntry>[]>();
      expect(new Set(entries.map(({ channel }) => channel))).toEqual(new Set(['sms']));
      expect((await get('/dev/outbox')).body).not.toContain(mail.to);
      for (const address of [`/dev/outbox/${left}/html`, `/dev/outbox/${left}/files/0`])
        expect((await get(address)).statusCode).toBe(404);
    }
  });

  it('forgets what was written more than half a year ago, unless it is still on its way', async () => {
    testApp = await createTestApp();
    await testApp.platform.deliveries.sendMail(testApp.db, mail);
    await testApp.platform.jobs.runDue();
    await testApp.platform.deliveries.sendMail(testApp.db, mail);
    testApp.clock.advance(180 * 24 * 60 * 60_000 + 1);
    await testApp.platform.deliveries.sendMail(testApp.db, mail);
    await testApp.platform.deliveries.clean();
    expect(await testApp.db.select().from(platformDeliveries)).toMatchObject([
      { state: 'queued' },
      { state: 'queued' },
    ]);
  });

  it('is not there when mails and SMS leave for real', async () => {
    testApp = await createTestApp({
      env: { SMTP_URL: 'smtp://127.0.0.1:9', SMS_GATEWAY_URL: 'http://127.0.0.1:9/' },
    });
    expect((await get('/dev/outbox')).statusCode).toBe(404);
    expect((await get('/dev/outbox.json')).statusCode).toBe(404);
  });
});
