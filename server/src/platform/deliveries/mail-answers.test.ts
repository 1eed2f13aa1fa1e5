import { createTestApp, type TestApp } from '../../testing/index.ts';
import { startMailServer } from './testing/mail-server.ts';

const letter = { subject: 'Contratto', paragraphs: [], closing: [] };
const mail = {
  to: 'mario.rossi@example.com',
  content: { from: 'product' as const, to: { fullName: '' }, it: letter, en: letter },
  language: 'it' as const,
  companyId: null,
};
let testApp: TestApp | undefined;
let server: Awaited<ReturnType<typeof startMailServer>> | undefined;

afterEach(async () => {
  await testApp?.close();
  await server?.close();
});

describe('the sender of a mail', () => {
  it('is the company that writes, by way of the installation’s own address', async () => {
    server = await startMailServer(() => 250);
    testApp = await createTestApp({
      env: { SMTP_URL: server.url, MAIL_FROM: 'Portale <portale@example.com>' },
    });
    const { platform, db } = testApp;
    platform.deliveries.nameCompanies((_executor, id) =>
      Promise.resolve(id === 'acme' ? 'Acme\r\nBcc: eva@evil.example' : undefined),
    );
    const ofCompany = { ...mail, content: { ...mail.content, from: 'company' as const } };
    for (const given of [
      { ...ofCompany, companyId: 'acme' },
      { ...mail, companyId: 'acme' },
      { ...ofCompany, companyId: 'gone' },
      ofCompany,
    ]) {
      await platform.deliveries.sendMail(db, given);
      await platform.jobs.runDue();
    }
    const [company, ...others] = server.accepted;
    expect(company).toMatch(/^From: "?Acme.*via Portale"? <portale@example\.com>/m);
    expect(company).not.toMatch(/^Bcc:/im);
    expect(others).toHaveLength(3);
    for (const other of others) expect(other).toMatch(/^From: Portale <portale@example\.com>/m);
  });
});

describe('the answers to a mail', () => {
  it('go to the person on whose behalf it leaves, in one line, else to the installation', async () => {
    server = await startMailServer(() => 250);
    testApp = await createTestApp({ env: { SMTP_URL: server.url } });
    const { platform, db } = testApp;
    const replyTo = { name: 'Ada Conti\r\nBcc: eva@evil.example', email: 'ada@acme.example' };
    for (const given of [{ ...mail, replyTo }, mail]) {
      await platform.deliveries.sendMail(db, given);
      await platform.jobs.runDue();
    }
    expect(server.accepted[0]).toMatch(/^Reply-To: [^<]*Ada[ _]Conti[^<]*<ada@acme\.example>/m);
    expect(server.accepted[0]).not.toMatch(/^Bcc:/im);
    expect(server.accepted[1]).not.toContain('Reply-To');
  });
});
