import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../db/database.ts';
import { describeOnBothDatabases, tamperWith } from '../../testing/index.ts';
import { createAudit } from './audit.service.ts';
import { platformAudit, platformAuditHeads } from './audit.schema.ts';

const subject = 'test:1';

describeOnBothDatabases('the event log', (testApp) => {
  const audit = () => testApp().platform.audit;
  const verdict = () => audit().verifyChain(testApp().db, subject);

  beforeEach(async () => {
    await testApp().empty();
    for (const action of ['document.created', 'document.sent', 'box.signed'] as const)
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

  it('takes many events at once, of the same subject one after the other', async () => {
    const events = [subject, 'test:2', subject].map((each, index) => ({
      subject: each,
      action: (['document.viewed', 'file.changed', 'file.restored'] as const)[index] ?? 'document.viewed',
      actor: null,
    }));
    await audit().appendMany(testApp().db, events);
    const listed = await audit().list(testApp().db, subject);
    expect(listed.slice(3).map(({ action, sequence }) => [action, sequence])).toEqual([
      ['document.viewed', 4],
      ['file.restored', 5],
    ]);
    expect(await audit().verifyChain(testApp().db, subject)).toEqual({ isIntact: true, events: 5 });
    expect(await audit().verifyChain(testApp().db, 'test:2')).toEqual({ isIntact: true, events: 1 });
    await audit().appendMany(testApp().db, []);
  });

  it('shows where an event was changed', async () => {
    await tamperWith(testApp().db, (tx) =>
      tx.update(platformAudit).set({ actor: 'eve' }).where(eq(platformAudit.sequence, 2)),
    );
    expect(await audit().verifyChain(testApp().db, subject)).toEqual({
      isIntact: false,
      brokenAt: 2,
      problem: 'altered',
    });
  });

  it('shows where an event is missing', async () => {
    await tamperWith(testApp().db, (tx) => tx.delete(platformAudit).where(eq(platformAudit.sequence, 1)));
    expect(await verdict()).toEqual({ isIntact: false, brokenAt: 2, problem: 'missing' });
  });

  it('shows where it was cut off, also after something was added to it', async () => {
    const isLast = eq(platformAudit.sequence, 3);
    await tamperWith(testApp().db, (tx) => tx.delete(platformAudit).where(isLast));
    expect(await verdict()).toEqual({ isIntact: false, brokenAt: 3, problem: 'cut' });
    await audit().append(testApp().db, { subject, action: 'document.viewed', actor: null });
    expect(await verdict()).toEqual({ isIntact: false, brokenAt: 4, problem: 'missing' });
  });

  it('shows that all of it was deleted', async () => {
    await tamperWith(testApp().db, (tx) => tx.delete(platformAudit));
    expect(await verdict()).toEqual({ isIntact: false, brokenAt: 1, problem: 'emptied' });
  });

  it('shows that events changed places', async () => {
    const move = (tx: Executor, from: number, to: number) =>
      tx.update(platformAudit).set({ sequence: to }).where(eq(platformAudit.sequence, from));
    await tamperWith(testApp().db, async (tx) => {
      await move(tx, 2, 9);
      await move(tx, 3, 2);
      await move(tx, 9, 3);
    });
    expect(await verdict()).toEqual({ isIntact: false, brokenAt: 2, problem: 'reordered' });
  });

  it('shows an end that another chain had, and one that is gone', async () => {
    const { db } = testApp();
    await audit().append(db, { subject: 'test:2', action: 'document.created', actor: 'ada' });
    const [other] = await db
      .select()
      .from(platformAuditHeads)
      .where(eq(platformAuditHeads.subject, 'test:2'));
    const isOurs = eq(platformAuditHeads.subject, subject);
    await tamperWith(db, (tx) =>
      tx
        .update(platformAuditHeads)
        .set({ proof: other?.proof ?? '' })
        .where(isOurs),
    );
    expect(await verdict()).toEqual({ isIntact: false, brokenAt: 3, problem: 'end-swapped' });
    await tamperWith(db, (tx) => tx.delete(platformAuditHeads).where(isOurs));
    expect(await verdict()).toEqual({ isIntact: false, brokenAt: 1, problem: 'end-missing' });
  });

  it('shows events behind an end that was put back to what it was', async () => {
    const { db } = testApp();
    const [before] = await db.select().from(platformAuditHeads);
    await audit().append(db, { subject, action: 'document.viewed', actor: null });
    const putBack = (executor: Executor) => executor.update(platformAuditHeads).set({ ...before, subject });
    await expect(putBack(db)).rejects.toMatchObject({
      cause: { message: expect.stringContaining('only added to') as string },
    });
    await tamperWith(db, putBack);
    expect(await verdict()).toEqual({ isIntact: false, brokenAt: 3, problem: 'added' });
  });

  it('goes on where its end was damaged, and stays broken', async () => {
    const { db } = testApp();
    await tamperWith(db, (tx) => tx.update(platformAuditHeads).set({ events: 7 }));
    await audit().append(db, { subject, action: 'document.viewed', actor: null });
    expect(await verdict()).toEqual({ isIntact: false, brokenAt: 4, problem: 'end-swapped' });
  });

  it('shows a change after which every hash was computed anew', async () => {
    // What somebody does who has the database and the source, and another secret.
    const { db, clock } = testApp();
    await tamperWith(db, async (tx) => {
      await tx.delete(platformAudit);
      await tx.delete(platformAuditHeads);
    });
    const forger = createAudit({ clock, secret: 'what somebody tries' });
    for (const action of ['document.created', 'document.sent', 'box.signed'] as const)
      await forger.append(db, { subject, action, actor: 'eve' });
    expect(await forger.verifyChain(db, subject)).toEqual({ isIntact: true, events: 3 });
    expect(await verdict()).toEqual({ isIntact: false, brokenAt: 3, problem: 'end-swapped' });
    await audit().append(db, { subject, action: 'document.viewed', actor: null });
    expect(await audit().verifyChain(db, subject)).toMatchObject({ isIntact: false });
  });

  it('shows such a change also under the end that was proved', async () => {
    const { db, clock } = testApp();
    const [proved] = await db.select().from(platformAuditHeads);
    const forger = createAudit({ clock, secret: 'what somebody tries' });
    await tamperWith(db, async (tx) => {
      await tx.delete(platformAudit);
      await tx.delete(platformAuditHeads);
      for (const action of ['document.created', 'document.sent', 'box.signed'] as const)
        await forger.append(tx, { subject, action, actor: 'eve' });
      await tx.update(platformAuditHeads).set({ ...proved, subject });
    });
    expect(await verdict()).toEqual({ isIntact: false, brokenAt: 3, problem: 'rewritten' });
  });

  it('is proved by a secret from before until something is added, then by the new one', async () => {
    const { db, clock } = testApp();
    const next = { clock, secret: 'the next secret of the tests' };
    const renewed = createAudit({ ...next, previousSecrets: ['a secret of the tests'] });
    expect(await createAudit(next).verifyChain(db, subject)).toMatchObject({ isIntact: false });
    expect(await renewed.verifyChain(db, subject)).toEqual({ isIntact: true, events: 3 });
    await renewed.append(db, { subject, action: 'document.viewed', actor: 'ada' });
    expect(await createAudit(next).verifyChain(db, subject)).toEqual({ isIntact: true, events: 4 });
  });

  it('stays whole when many write at the same time', async () => {
    const write = () =>
      testApp().db.transaction((transaction) =>
        audit().append(transaction, { subject, action: 'document.viewed', actor: null }),
      );
    await Promise.all(Array.from({ length: 10 }, write));
    expect(await audit().verifyChain(testApp().db, subject)).toEqual({ isIntact: true, events: 13 });
  });
});
