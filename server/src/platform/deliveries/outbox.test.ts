import { createTestApp, type TestApp } from '../../testing/index.ts';
import type { outboxEntry } from './outbox-page.ts';

const letter = { subject: 'Contratto', paragraphs: [], closing: [] };
const mail = {
  to: 'mario.rossi@example.com',
  content: { from: 'product' as const, to: { fullName: '' }, it: letter, en: letter },
  language: 'it',
  companyId: null,
} as const;
let testApp: TestApp;

beforeEach(async () => {
  testApp = await createTestApp();
});
afterEach(() => testApp.close());

const get = (url: string) =>
  testApp.app.inject({ url, headers: { authorization: `Bearer ${testApp.platform.outboxToken}` } });

describe('the page of the outbox', () => {
  it('shows what went to one person, and codes to copy that many mails followed', async () => {
    const { deliveries } = testApp.platform;
    await deliveries.sendSms(testApp.db, {
      to: '+393330000003',
      text: 'Codice 167595, vale cinque minuti',
      companyId: null,
    });
    testApp.clock.advance(1000);
    for (let count = 0; count < 100; count++) await deliveries.sendMail(testApp.db, mail);
    await testApp.outbox();
    const entries = (await get('/dev/outbox.json')).json<ReturnType<typeof outboxEntry>[]>();
    expect([entries.length, entries.at(-1)?.channel]).toEqual([101, 'sms']);
    const page = await get('/dev/outbox?to=%2B393330000003');
    expect(page.body).toContain('<button data-copy="167595" title="Copy">167595</button>');
    expect(page.body).toContain('<option value="+393330000003" selected>');
    expect(page.body.match(/<article>/g)).toHaveLength(1);
    expect(page.body).toContain('<script type="module" src="/dev/outbox.js">');
    expect((await get('/dev/outbox.js')).headers['content-type']).toContain('text/javascript');
  });
});
