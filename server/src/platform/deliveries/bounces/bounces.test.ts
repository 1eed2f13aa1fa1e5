import { createTestApp, type TestApp } from '../../../testing/index.ts';
import { platformDeliveries } from '../deliveries.schema.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { readReturnedMail } from './delivery-report.ts';
import { createReturnAddresses } from './return-address.ts';

const letter = { subject: 'Avviso', paragraphs: [], closing: [] };
const token = 'a-token-of-the-bounces';
let testApp: TestApp | undefined;
let server: Awaited<ReturnType<typeof startMailServer>> | undefined;

afterEach(async () => {
  await testApp?.close();
  await server?.close();
  testApp = undefined;
  server = undefined;
});

interface Report {
  readonly to?: string;
  readonly messageId?: string;
  readonly action?: string;
  readonly status?: string;
  readonly diagnostic?: string;
}

/** A bounce as Postfix writes it. */
const bounceWith = ({
  to = 'portale@acme.example',
  messageId = 'other@elsewhere.example',
  action = 'failed',
  status = '5.1.1',
  diagnostic = 'smtp; 550 5.1.1 <ada@fuori.example>: User\n    unknown',
}: Report) =>
  [
    'Return-Path: <>',
    'From: MAILER-DAEMON@relay.example (Mail Delivery System)',
    `To: ${to}`,
    'Subject: Undelivered Mail Returned to Sender',
    'Content-Type: multipart/report; report-type=delivery-status;',
    '\tboundary="B1/relay"',
    '',
    '--B1/relay',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'This is the mail system. Action: failed is only a word here.',
    '',
    '--B1/relay',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; relay.example',
    '',
    'Final-Recipient: rfc822; ada@fuori.example',
    `Action: ${action}`,
    `Status: ${status}`,
    `Diagnostic-Code: ${diagnostic}`,
    '',
    '--B1/relay',
    'Content-Type: text/rfc822-headers',
    '',
    `Message-ID: <${messageId}>`,
    'Subject: Avviso',
    '',
    '--B1/relay--',
    '',
  ].join('\r\n');

async function sendOne(env: Record<string, string> = {}) {
  server = await startMailServer();
  testApp = await createTestApp({
    env: { SMTP_URL: server.url, BOUNCE_TOKEN: token, MAIL_FROM: 'Portale <portale@acme.example>', ...env },
  });
  const { platform, db } = testApp;
  const id = await platform.deliveries.sendMail(db, {
    to: 'ada@fuori.example',
    content: { from: 'product' as const, to: { fullName: '' }, it: letter, en: letter },
    language: 'it',
    companyId: 'acme',
    reference: 'test:1',
  });
  await platform.jobs.runDue();
  return { id, from: server.taken[0]?.from ?? '' };
}

async function handIn(payload: string, authorization = `Bearer ${token}`) {
  const headers = { authorization, 'content-type': 'message/rfc822' };
  const answer = await testApp?.app.inject({ method: 'POST', url: '/mail/bounces', headers, payload });
  const outcome = /"outcome":"(?<word>[\w-]+)"/.exec(answer?.body ?? '')?.groups?.['word'];
  return { status: answer?.statusCode, outcome };
}

const find = async () => (await testApp?.db.select().from(platformDeliveries))?.[0];

describe('a mail that comes back later', () => {
  it('is found by the address to which it does, and has bounced', async () => {
    const { from } = await sendOne({ BOUNCE_ADDRESS: 'bounces@acme.example' });
    expect(from).toMatch(/^bounces\+[\da-f]{44}@acme\.example$/);
    expect(server?.accepted[0]).toContain('From: Portale <portale@acme.example>');
    const changed: string[] = [];
    testApp?.platform.deliveries.watch('test:', async (_executor, reference) => void changed.push(reference));
    expect(await handIn(bounceWith({ to: from.toUpperCase() }))).toEqual({
      status: 200,
      outcome: 'recorded',
    });
    expect(await find()).toMatchObject({
      state: 'bounced',
      fault: 'receiver',
      failedAt: expect.any(Date) as Date,
      lastError: 'RefusedRecipientError: 5.1.1 550 5.1.1 <ada@fuori.example>: User unknown',
    });
    expect(changed).toEqual(['test:1']);
    expect(await handIn(bounceWith({ to: from }))).toEqual({ status: 404, outcome: 'unknown' });
  });

  it('is found by its own id where bounces go to the sender', async () => {
    const { id, from } = await sendOne();
    expect(from).toBe('portale@acme.example');
    await handIn(bounceWith({ messageId: `${id}@acme.example` }));
    expect(await find()).toMatchObject({ state: 'bounced' });
  });

  it.each([
    [{ status: '5.7.1', diagnostic: 'smtp; 554 5.7.1 Client host blocked' }, 'failed', 'installation'],
    [{ status: '5.3.4', diagnostic: 'smtp; 552 5.3.4 Message too big' }, 'failed', 'content'],
    [{ status: '4.4.7', diagnostic: 'smtp; 450 4.4.7 expired' }, 'failed', 'receiver'],
  ] as const)('failed by whoever is at fault: %p', async (report, state, fault) => {
    const { id } = await sendOne();
    await handIn(bounceWith({ ...report, messageId: `${id}@acme.example` }));
    expect(await find()).toMatchObject({ state, fault });
  });

  it.each(['delayed', 'delivered', 'relayed'])('is no failure while it is %s', async (action) => {
    const { id } = await sendOne();
    const answer = await handIn(bounceWith({ action, messageId: `${id}@acme.example` }));
    expect(answer).toEqual({ status: 200, outcome: 'no-failure' });
    expect(await find()).toMatchObject({ state: 'sent', fault: null });
  });

  it('is nothing to who has no token, makes up an address, or writes a letter', async () => {
    const { from } = await sendOne({ BOUNCE_ADDRESS: 'bounces@acme.example' });
    expect((await handIn(bounceWith({ to: from }), 'Bearer guess')).status).toBe(401);
    const forged = from.replace(/[\da-f]{12}@/, '000000000000@');
    expect((await handIn(bounceWith({ to: forged }))).status).toBe(404);
    for (const junk of [
      '',
      'x',
      'Content-Type: multipart/report; boundary=a\n\n--a\n--a--',
      `To: ${from}\n\nGrazie!`,
    ])
      expect((await handIn(junk)).outcome).not.toBe('recorded');
    expect(await find()).toMatchObject({ state: 'sent' });
  });

  it('has nowhere to go without a token of the installation', async () => {
    testApp = await createTestApp();
    expect((await handIn(bounceWith({}))).status).toBe(403);
  });
});

describe('a report', () => {
  it('is read whichever way its parts are written', () => {
    const plain =
      'Reporting-MTA: dns; x\n\nFinal-Recipient: rfc822; a@b\nAction: Failed\nStatus: 5.2.2 (full)\n';
    const raw = `Content-Type: multipart/mixed; boundary=out\n\n--out\nContent-Type: multipart/report; boundary=in\n\n--in\nContent-Type: message/delivery-status\nContent-Transfer-Encoding: base64\n\n${Buffer.from(plain).toString('base64')}\n--in\nContent-Type: message/rfc822\n\nSubject: x\nmessage-id:\n <abc@acme.example>\n\nText\n--in--\n--out--\n`;
    expect(readReturnedMail(raw)).toMatchObject({
      reports: [{ action: 'failed', status: '5.2.2', diagnostic: '' }],
      messageId: 'abc@acme.example',
    });
  });
});

describe('return addresses', () => {
  const id = '0b9d4f6e-7c1a-4e53-9a55-6f0f3f1d2c11';

  it('are found by the secret that made them, also one of before, and by no other', () => {
    const made = createReturnAddresses('b@acme.example', ['the first']).of(id) ?? '';
    expect(createReturnAddresses(undefined, ['the second', 'the first']).find(`To: <${made}>`)).toBe(id);
    expect(createReturnAddresses('b@acme.example', ['the second']).find(made)).toBeUndefined();
  });

  it('are none where they would be longer than a server takes', () => {
    expect(createReturnAddresses(`${'b'.repeat(19)}@acme.example`, ['x']).of(id)).toHaveLength(64 + 13);
    expect(createReturnAddresses(`${'b'.repeat(20)}@acme.example`, ['x']).of(id)).toBeUndefined();
  });
});
