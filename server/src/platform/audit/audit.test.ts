import { eq, sql } from 'drizzle-orm';
import { describeOnBothDatabases, tamperWith } from '../../testing/index.ts';
import { createAudit } from './audit.service.ts';
import { platformAudit, platformAuditHeads } from './audit.schema.ts';

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

  it.each([
    ['changed', sql`update platform_audit set actor = 'eve'`],
    ['deleted', sql`delete from platform_audit`],
    ['emptied', sql`truncate platform_audit`],
    ['left without the ends of its chains', sql`delete from platform_audit_heads`],
  ])('is not %s by whoever has the connection of the product', async (_what, statement) => {
    await expect(testApp().db.execute(statement)).rejects.toMatchObject({
      cause: { message: expect.stringContaining('only added to') as string },
    });
    expect(await audit().verifyChain(testApp().db, subject)).toEqual({ isIntact: true, events: 3 });
  });

  it('is a chain that checks itself', async () => {
    expect(await audit().verifyChain(testApp().db, subject)).toEqual({ isIntact: true, events: 3 });
  });

  it('shows where an event was changed', async () => {
    await tamperWith(testApp().db, (tx) =>
      tx.update(platformAudit).set({ actor: 'eve' }).where(eq(platformAudit.sequence, 2)),
    );
    expect(await audit().verifyChain(testApp().db, subject)).toEqual({ isIntact: false, brokenAt: 2 });
  });

  it('shows where an event is missing', async () => {
    await tamperWith(testApp().db, (tx) => tx.delete(platformAudit).where(eq(platformAudit.sequence, 1)));
    expect(await audit().verifyChain(testApp().db, subject)).toEqual({ isIntact: false, brokenAt: 2 });
  });

  it('shows where it was cut off, also after something was added to it', async () => {
    const isLast = eq(platformAudit.sequence, 3);
    await tamperWith(testApp().db, (tx) => tx.delete(platformAudit).where(isLast));
    expect(await audit().verifyChain(testApp().db, subject)).toEqual({ isIntact: false, brokenAt: 3 });
    await audit().append(testApp().db, { subject, action: 'seen', actor: null });
    expect(await audit().verifyChain(testApp().db, subject)).toEqual({ isIntact: false, brokenAt: 4 });
  });

  it('shows that all of it was deleted', async () => {
    await tamperWith(testApp().db, (tx) => tx.delete(platformAudit));
    expect(await audit().verifyChain(testApp().db, subject)).toEqual({ isIntact: false, brokenAt: 1 });
  });

  it('shows a change after which every hash was computed anew', async () => {
    // What somebody does who has the database and the source, and another secret.
    const { db, clock } = testApp();
    await tamperWith(db, async (tx) => {
      await tx.delete(platformAudit);
      await tx.delete(platformAuditHeads);
    });
    const forger = createAudit({ clock, secret: 'what somebody tries' });
    for (const action of ['made', 'sent', 'signed'])
      await forger.append(db, { subject, action, actor: 'eve' });
    expect(await forger.verifyChain(db, subject)).toEqual({ isIntact: true, events: 3 });
    expect(await audit().verifyChain(db, subject)).toEqual({ isIntact: false, brokenAt: 3 });
    await audit().append(db, { subject, action: 'seen', actor: null });
    expect(await audit().verifyChain(db, subject)).toMatchObject({ isIntact: false });
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
