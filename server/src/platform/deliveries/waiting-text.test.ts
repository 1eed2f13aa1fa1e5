import { eq, sql } from 'drizzle-orm';
import { createTestApp, type TestApp } from '../../testing/index.ts';
import { platformDeliveries } from './deliveries.schema.ts';
import { deliveryFacts } from './delivery-facts.ts';
import { startMailServer } from './testing/mail-server.ts';

const words = { subject: 'Codice', paragraphs: ['ecco il codice:'], code: '654321', closing: [] };
const mail = {
  to: 'mario.rossi@example.com',
  content: { from: 'product' as const, to: { firstName: 'Mario' }, it: words, en: words },
  language: 'it' as const,
  companyId: null,
};
const sms = { to: '+393331234567', text: '654321 è il codice', companyId: null };
let testApp: TestApp | undefined;
let end: (() => Promise<void>) | undefined;

afterEach(async () => {
  await testApp?.close();
  await end?.();
  end = undefined;
});

/** An installation whose mail server answers so. */
async function startWith(answer: () => number) {
  const server = await startMailServer(answer);
  end = server.close;
  testApp = await createTestApp({ env: { SMTP_URL: server.url } });
  return { app: testApp, server };
}

const everything = async ({ db }: TestApp) =>
  JSON.stringify((await db.execute(sql`select * from platform_deliveries`)).rows);

describe('what a message says', () => {
  it('cannot be read in the database while it waits, whatever way it goes, and is nowhere once it left', async () => {
    const { app, server } = await startWith(() => 250);
    await app.platform.deliveries.sendMail(app.db, mail);
    await app.platform.deliveries.sendSms(app.db, sms);
    const waiting = await everything(app);
    expect(waiting).toContain(mail.to);
    expect(waiting).not.toContain('654321');
    await app.platform.jobs.runDue();
    expect(server.accepted[0]).toContain('654321');
    const [left] = await app.db
      .select()
      .from(platformDeliveries)
      .where(eq(platformDeliveries.channel, 'mail'));
    expect(left).toMatchObject({ state: 'sent', text: '', html: null, sealedContent: null });
  });

  it('is sent as it was written after tries that failed, and once somebody sends it again', async () => {
    let code = 451;
    const { app, server } = await startWith(() => code);
    const id = await app.platform.deliveries.sendMail(app.db, mail);
    await app.platform.jobs.runDue();
    expect(await everything(app)).not.toContain('654321');
    for (let attempt = 0; attempt < 12; attempt += 1) {
      app.clock.advance(12 * 3_600_001);
      await app.platform.jobs.runDue();
    }
    expect(await app.db.select().from(platformDeliveries)).toMatchObject([{ state: 'failed' }]);
    code = 250;
    expect(await app.platform.deliveries.retry(app.db, [id])).toEqual([id]);
    expect(await everything(app)).not.toContain('654321');
    await app.platform.jobs.runDue();
    expect(server.accepted.at(-1)).toContain('654321');
  });

  it('leaves where it was written before texts were sealed', async () => {
    const { app, server } = await startWith(() => 250);
    const id = await app.platform.deliveries.sendMail(app.db, mail);
    const whole = {
      text: 'Il codice di prima: 111222',
      html: null,
      unsubscribeAddress: null,
      sealedContent: null,
    };
    const [row] = await app.db.update(platformDeliveries).set(whole).returning();
    if (!row) throw new Error('The message is gone');
    const proof = app.platform.rowProofs.of('delivery', deliveryFacts(row));
    await app.db.update(platformDeliveries).set({ proof }).where(eq(platformDeliveries.id, id));
    await app.platform.jobs.runDue();
    expect(server.accepted[0]).toContain('111222');
  });

  it('is not another message’s: sealed texts cannot change places', async () => {
    const { app, server } = await startWith(() => 250);
    await app.platform.deliveries.sendMail(app.db, mail);
    await app.platform.deliveries.sendMail(app.db, { ...mail, to: 'thief@evil.example' });
    const rows = await app.db.select().from(platformDeliveries);
    for (const { id } of rows) {
      const other = rows.find((row) => row.id !== id);
      await app.db
        .update(platformDeliveries)
        .set({ sealedContent: other?.sealedContent ?? null })
        .where(eq(platformDeliveries.id, id));
    }
    await app.platform.jobs.runDue();
    expect(server.accepted).toEqual([]);
  });

  it('stays in the outbox to be read, where there is no mail server', async () => {
    testApp = await createTestApp();
    const id = await testApp.platform.deliveries.sendMail(testApp.db, mail);
    expect((await testApp.platform.deliveries.findInOutbox(id))?.text).toContain('654321');
    await testApp.platform.jobs.runDue();
    const [shown] = await testApp.platform.deliveries.listOutbox(10);
    expect(shown?.text).toContain('654321');
  });
});
