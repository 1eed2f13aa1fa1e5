import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import { createLogger } from '../logger.ts';
import { describeOnBothDatabases, tamperWith } from '../../testing/index.ts';
import { auditSubject } from './audit-subject.ts';
import { createAuditVerification } from './audit-verification.ts';
import { platformAudit, platformAuditHeads } from './audit.schema.ts';
import { platformInstallation } from '../installation/installation.schema.ts';

const day = 24 * 60 * 60_000;
const subjects = Array.from({ length: 3 }, (_each, index) => `test:${index}`);

describeOnBothDatabases('the verification of the event log', (testApp) => {
  let lines: string[] = [];

  const forget = (name: string) => rmSync(join(testApp().platform.config.dataFolder, name), { force: true });

  beforeEach(async () => {
    await testApp().empty();
    for (const name of ['audit-checkpoint', 'audit-proofs', 'anchors']) forget(name);
    lines = [];
    for (const subject of subjects)
      for (const action of ['document.created', 'document.sent', 'box.signed'] as const)
        await testApp().platform.audit.append(testApp().db, { subject, action, actor: 'ada' });
  });

  const create = () => {
    const logger = createLogger('error', { write: (line) => lines.push(line) });
    return createAuditVerification({ ...testApp().platform, logger }, 2);
  };
  const listRecorded = () => testApp().platform.audit.list(testApp().db, auditSubject);
  const tamper = (subject: string, sequence: number) =>
    tamperWith(testApp().db, (tx) =>
      tx
        .update(platformAudit)
        .set({ actor: 'eve' })
        .where(and(eq(platformAudit.subject, subject), eq(platformAudit.sequence, sequence))),
    );

  it('is silent about a log that nobody changed', async () => {
    await create().verifyDue();
    expect(lines).toEqual([]);
    expect(await listRecorded()).toEqual([]);
  });

  it('logs an error for each chain that was changed, and records it once', async () => {
    const verification = create();
    await tamper('test:0', 3);
    await tamper('test:2', 2);
    await verification.verifyDue();
    const broken = [
      { subject: 'test:0', brokenAt: 3, problem: 'altered' },
      { subject: 'test:2', brokenAt: 2, problem: 'altered' },
    ];
    expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject(broken);
    testApp().clock.advance(day);
    await verification.verifyDue();
    expect(lines).toHaveLength(4);
    const recorded = await listRecorded();
    expect(recorded.map(({ action, actor, data }) => [action, actor, data])).toEqual(
      broken.map((data) => ['chain.broken', null, data]),
    );
  });

  it('misses a chain that was deleted with its end since the last time', async () => {
    const { db, clock } = testApp();
    const verification = create();
    await verification.verifyDue();
    await tamperWith(db, async (tx) => {
      await tx.delete(platformAudit).where(eq(platformAudit.subject, 'test:1'));
      await tx.delete(platformAuditHeads).where(eq(platformAuditHeads.subject, 'test:1'));
    });
    clock.advance(day);
    await verification.verifyDue();
    const missing = { expected: 9, found: 6 };
    expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([missing]);
    expect((await listRecorded()).slice(-2)).toMatchObject([
      { action: 'events.missing', data: missing },
      { action: 'anchor.strayed', data: { of: 'log', problem: 'other', expected: 4, found: 3 } },
    ]);
  });

  it('proves once what a version without proofs wrote, and never again what lost its proof', async () => {
    const { db, clock } = testApp();
    await tamperWith(db, (tx) => tx.delete(platformAuditHeads));
    const verification = create();
    await verification.adoptOnce();
    await verification.verifyDue();
    expect(lines).toEqual([]);
    await tamperWith(db, (tx) => tx.delete(platformAuditHeads));
    await db.delete(platformInstallation);
    await create().adoptOnce();
    clock.advance(day);
    await verification.verifyDue();
    expect(lines).toHaveLength(3);
  });

  it('is made once a day', async () => {
    const verification = create();
    await verification.verifyDue();
    await tamper('test:1', 1);
    testApp().clock.advance(day - 1);
    await verification.verifyDue();
    expect(lines).toEqual([]);
    testApp().clock.advance(1);
    await verification.verifyDue();
    expect(lines).toHaveLength(1);
  });
});
