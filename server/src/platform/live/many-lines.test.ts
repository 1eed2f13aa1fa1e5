import { createFakeClock, createTestApp } from '../../testing/index.ts';
import { createLogger } from '../logger.ts';
import type { SessionRecord } from '../sessions/session.ts';
import { createLive, maxLiveLines } from './live.service.ts';

const keys = [['signing', 'documents']];

/** A service whose database is this test, with so many lines of a company, and one of another. */
async function openMany(count: number) {
  let deliver: (payload: string) => void = () => undefined;
  const database = {
    listen: async (_channel: string, listener: (payload: string) => void) => {
      deliver = listener;
      return async () => undefined;
    },
  };
  const clock = createFakeClock();
  const live = createLive({ database, clock, logger: createLogger('silent') });
  await live.start();
  const open = (userId: string, companyId: string) => {
    const session: SessionRecord = {
      id: `session of ${userId}`,
      kind: 'staff',
      userId,
      companyId,
      email: `${userId}@a.it`,
      documentId: null,
      flags: { a: 'N', b: 'N' },
      permissions: [],
      actingFor: null,
      createdAt: clock.now(),
      lastUsedAt: clock.now(),
      expiresAt: new Date(clock.now().getTime() + 24 * 60 * 60_000),
    };
    return live.open(session);
  };
  const own = Array.from({ length: count }, (_, index) => open(`person-${index}`, 'acme'));
  return {
    live,
    own,
    other: open('luca', 'beta'),
    deliver: (change: object) => deliver(JSON.stringify(change)),
  };
}

/** Reads what lines have, and answers how many of them were told of a change. */
function countTold(lines: Awaited<ReturnType<typeof openMany>>['own']): number {
  return lines.filter((line) => String(line.read() ?? '').includes('event: change')).length;
}

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

describe('the lines of one process', () => {
  it('are more than ten thousand, and leave connections for calls', async () => {
    const { live } = await openMany(10_000);
    expect(live.count()).toBe(10_001);
    live.closeStreams();
    const testApp = await createTestApp();
    expect(testApp.app.server.maxConnections).toBeGreaterThan(maxLiveLines + 1000);
    await testApp.close();
  });

  it('are told of what concerns them all in turn with other work, and nobody else is', async () => {
    const { live, own, other, deliver } = await openMany(1000);
    deliver({ to: { membersOf: 'acme' }, keys });
    let told = countTold(own);
    expect(told).toBeGreaterThan(0);
    expect(told).toBeLessThan(own.length);
    for (; told < own.length; told += countTold(own)) await nextTurn();
    expect(told).toBe(own.length);
    expect(countTold([other])).toBe(0);
    live.closeStreams();
  });
});
