import { eq } from 'drizzle-orm';
import { describeOnBothDatabases } from '../../testing/index.ts';
import { platformAudit } from './audit.schema.ts';

const subject = 'test:1';

describeOnBothDatabases('the event log', (testApp) => {
  const audit = () => testApp().platform.audit;

  beforeEach(async () => {
    await testApp().empty();
    for (const action of ['made', 'sent', 'signed'])
      await audit().append(testApp().db, {
        subject,
        action,
        actor: 'ada',
        data: { b: 1, a: [{ d: 1, c: 2 }] },
      });
  });

  it('is a chain that checks itself', async () => {
    expect(await audit().verifyChain(testApp().db, subject)).toEqual({ isIntact: true, events: 3 });
  });

  it('shows where an event was changed', async () => {
    await testApp().db.update(platformAudit).set({ actor: 'eve' }).where(eq(platformAudit.sequence, 2));
    expect(await audit().verifyChain(testApp().db, subject)).toEqual({ isIntact: false, brokenAt: 2 });
  });

  it('shows where an event is missing', async () => {
    await testApp().db.delete(platformAudit).where(eq(platformAudit.sequence, 1));
    expect(await audit().verifyChain(testApp().db, subject)).toEqual({ isIntact: false, brokenAt: 2 });
  });

  it('stays whole when many write at the same time', async () => {
    const write = () =>
      testApp().db.transaction((transaction) =>
        audit().append(transaction, { subject, action: 'seen', actor: null }),
      );
    await Promise.all(Array.from({ length: 10 }, write));
    expect(await audit().verifyChain(testApp().db, subject)).toEqual({ isIntact: true, events: 13 });
  });
});
