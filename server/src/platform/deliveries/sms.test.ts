import { desc, eq } from 'drizzle-orm';
import { createTestApp, type TestApp } from '../../testing/index.ts';
import { platformDeliveries } from './deliveries.schema.ts';
import { startSmsGateway } from './testing/sms-gateway.ts';

let testApp: TestApp | undefined;
let end: (() => Promise<void>) | undefined;

afterEach(async () => {
  await testApp?.close();
  await end?.();
  end = undefined;
});

async function smsGateway(answer: () => number, headers: Record<string, string> = {}) {
  const gateway = await startSmsGateway(answer, headers);
  end = gateway.close;
  return gateway;
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

const sendSms = ({ platform, db }: TestApp) =>
  platform.deliveries.sendSms(db, {
    to: '+393331234567',
    text: 'Codice 123456',
    reference: 'test:1',
    companyId: null,
  });

describe('SMS', () => {
  it('leave through the gateway with a key against repetition', async () => {
    const gateway = await smsGateway(() => 202);
    testApp = await createTestApp({ env: { SMS_GATEWAY_URL: gateway.url, SMS_GATEWAY_TOKEN: 'the-token' } });
    expect(await sendAndRun(testApp, sendSms)).toMatchObject([{ state: 'sent', channel: 'sms' }]);
    expect(gateway.asked).toMatchObject([
      {
        headers: { authorization: 'Bearer the-token' },
        body: { to: '+393331234567', text: 'Codice 123456' },
      },
    ]);
    expect(gateway.asked[0]?.headers['idempotency-key']).toBe(
      (gateway.asked[0]?.body as { id: string } | undefined)?.id,
    );
  });

  it.each([
    [422, 'bounced'],
    [503, 'queued'],
  ])('that the gateway answers with %d are %s', async (code, state) => {
    const gateway = await smsGateway(() => code);
    testApp = await createTestApp({ env: { SMS_GATEWAY_URL: gateway.url } });
    expect(await sendAndRun(testApp, sendSms)).toMatchObject([{ state }]);
  });
});

describe('SMS that the gateway does not take', () => {
  it.each([
    ['asks for fewer', 429, null],
    ['does not know us', 401, 'installation'],
  ])('because it %s wait at no cost, and leave later', async (_why, code, fault) => {
    let status = code;
    const gateway = await smsGateway(() => status, { 'retry-after': '120' });
    testApp = await createTestApp({ env: { SMS_GATEWAY_URL: gateway.url } });
    await sendAndRun(testApp, sendSms);
    testApp.clock.advance(20_000);
    await testApp.platform.jobs.runDue();
    expect(gateway.asked).toHaveLength(1);
    for (let round = 0; round < 12; round += 1) {
      testApp.clock.advance(3_600_000);
      await testApp.platform.jobs.runDue();
    }
    expect(await listSent(testApp)).toMatchObject([{ state: 'queued', attempts: 0, fault }]);
    status = 202;
    testApp.clock.advance(5 * 3_600_000);
    await testApp.platform.jobs.runDue();
    expect(await listSent(testApp)).toMatchObject([{ state: 'sent', attempts: 1, fault: null }]);
  });
});
