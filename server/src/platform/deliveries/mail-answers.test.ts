import { createTestApp, type TestApp } from '../../testing/index.ts';
import { startMailServer } from './testing/mail-server.ts';

const letter = { subject: 'Contratto', greeting: 'Buongiorno,', paragraphs: [], closing: [] };
const mail = {
  to: 'mario.rossi@example.com',
  content: { it: letter, en: letter },
  language: 'it' as const,
  companyId: null,
};
let testApp: TestApp | undefined;
let server: Awaited<ReturnType<typeof startMailServer>> | undefined;

afterEach(async () => {
  await testApp?.close();
  await server?.close();
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
