import { setTimeout as wait } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { startHousekeeping } from './housekeeping.ts';
import { auditSubject } from './platform/audit/audit-subject.ts';
import { platformAudit } from './platform/audit/audit.schema.ts';
import { createTestApp, tamperWith, type TestApp } from './testing/index.ts';

const lines: string[] = [];
let testApp: TestApp;

beforeAll(async () => {
  testApp = await createTestApp({ log: (line) => lines.push(line) });
});
afterAll(() => testApp.close());

describe('housekeeping', () => {
  it('goes on with the next task when one fails, and finds a log of events that was changed', async () => {
    const { platform, db } = testApp;
    for (const action of ['document.created', 'document.sent'] as const)
      await platform.audit.append(db, { subject: 'test:1', action, actor: 'ada' });
    await tamperWith(db, (tx) =>
      tx.update(platformAudit).set({ actor: 'eve' }).where(eq(platformAudit.sequence, 1)),
    );
    let cleaned = 0;
    const broken = { clean: async () => Promise.reject(new Error('not today')) };
    const counting = { clean: async () => void (cleaned += 1) };
    const stop = startHousekeeping(platform, [broken, counting], 5);
    const isFound = async () => (await platform.audit.list(db, auditSubject)).length > 0;
    const isDone = async () => cleaned > 0 && (await isFound());
    for (let round = 0; round < 1000 && !(await isDone()); round += 1) await wait(20);
    await stop();
    expect(await isFound()).toBe(true);
    expect(cleaned).toBeGreaterThan(0);
    expect(lines.filter((line) => line.includes('not today')).length).toBeGreaterThan(0);
    expect(lines.filter((line) => line.includes('a chain of the event log is broken'))).toHaveLength(1);
  });
});
