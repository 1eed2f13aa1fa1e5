import { createTestApp, type TestApp } from '../../testing/index.ts';
import { platformJobs } from '../jobs/jobs.schema.ts';
import { platformDeliveries } from './deliveries.schema.ts';
import { startMailServer } from './testing/mail-server.ts';

const content = { subject: 'Documento', paragraphs: [], closing: [] };
let testApp: TestApp | undefined;
let server: Awaited<ReturnType<typeof startMailServer>> | undefined;

afterEach(async () => {
  await testApp?.close();
  await server?.close();
  server = undefined;
});

const list = ({ db }: TestApp) => db.select().from(platformDeliveries);
const sendMail = ({ platform, db }: TestApp) =>
  platform.deliveries.sendMail(db, {
    to: 'mario.rossi@example.com',
    content: { from: 'product' as const, to: { firstName: 'Mario' }, it: content, en: content },
    language: 'it',
    companyId: null,
  });
async function sendAndRun(app: TestApp, send: typeof sendMail) {
  await send(app);
  await app.platform.jobs.runDue();
  return list(app);
}

describe('mails that failed', () => {
  it('leave once somebody tries them again, as they were written, which is sealed meanwhile', async () => {
    let code = 451;
    server = await startMailServer(() => code);
    testApp = await createTestApp({ env: { SMTP_URL: server.url } });
    const { deliveries, jobs } = testApp.platform;
    await sendMail(testApp);
    for (let attempt = 0; attempt < 8; attempt += 1) {
      await jobs.runDue();
      testApp.clock.advance(3_600_001);
    }
    const [failed] = await list(testApp);
    expect(failed).toMatchObject({ state: 'failed', text: '', failedAt: expect.any(Date) });
    expect(failed?.sealedContent).toMatch(/^v1\./);
    code = 250;
    expect(await deliveries.retry(testApp.db, [failed?.id ?? ''])).toHaveLength(1);
    await jobs.runDue();
    expect(await list(testApp)).toMatchObject([{ state: 'sent', sealedContent: null, failedAt: null }]);
    expect(server.accepted).toHaveLength(1);
    expect(await deliveries.retry(testApp.db, [failed?.id ?? ''])).toEqual([]);
  });

  it('cannot be tried again a week after they failed', async () => {
    server = await startMailServer(() => 550);
    testApp = await createTestApp({ env: { SMTP_URL: server.url } });
    const [bounced] = await sendAndRun(testApp, sendMail);
    expect(bounced?.sealedContent).not.toBeNull();
    testApp.clock.advance(8 * 24 * 3_600_000);
    await testApp.platform.deliveries.clean();
    expect(await testApp.platform.deliveries.retry(testApp.db, [bounced?.id ?? ''])).toEqual([]);
  });

  it('are left where they lie when what they said cannot be read any more', async () => {
    server = await startMailServer(() => 550);
    testApp = await createTestApp({ env: { SMTP_URL: server.url } });
    const [bounced] = await sendAndRun(testApp, sendMail);
    await testApp.db.update(platformDeliveries).set({ sealedContent: 'v1.spoilt' });
    expect(await testApp.platform.deliveries.retry(testApp.db, [bounced?.id ?? ''])).toEqual([]);
    expect(await list(testApp)).toMatchObject([{ state: 'bounced' }]);
  });

  it('have failed, too, when a try took its process with it', async () => {
    testApp = await createTestApp({ env: { SMTP_URL: 'smtp://127.0.0.1:9' } });
    await sendMail(testApp);
    await testApp.db.update(platformJobs).set({ attempts: 8 });
    await testApp.platform.jobs.runDue();
    expect(await list(testApp)).toMatchObject([{ state: 'failed' }]);
    expect(await testApp.db.select().from(platformJobs)).toMatchObject([{ archivedAt: expect.any(Date) }]);
  });
});
