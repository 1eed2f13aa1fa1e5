import { eq, like } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { provedTables } from '../../proved-tables.ts';
import { platformInstallation } from '../installation/installation.schema.ts';
import { hashSecret, newSecret } from '../ids.ts';
import { createRowAdoption } from '../secrets/adopt-rows.ts';
import { createTestApp, type TestApp } from '../../testing/index.ts';
import type { Principal, SessionKind } from './session.ts';
import { platformSessions } from './sessions.schema.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const principal: Principal = { flags: { a: 'Y', b: 'N' }, permissions: [], companyId: null, email: 'a@b.it' };
let testApp: TestApp;
let known: Principal | undefined = principal;

beforeAll(async () => {
  testApp = await createTestApp({ loadPrincipal: async () => known });
});
afterAll(() => testApp.close());
beforeEach(async () => {
  known = principal;
  await testApp.empty();
});

const sessions = () => testApp.platform.sessions;
const find = (token: string) => sessions().find(token);
const open = async (kind: SessionKind, replaces: { id: string; userId: string } | null = null) => {
  const userId = 'mario';
  return {
    ...(await sessions().open(testApp.db, { kind, userId, replaces, ip: '::1', userAgent: 'test' })),
    userId,
  };
};

describe('a session', () => {
  it('is found by its token alone, of which the database knows nothing', async () => {
    const { token, id } = await open('staff');
    expect((await find(token))?.session.id).toBe(id);
    expect(await find(id)).toBeUndefined();
    expect(JSON.stringify(await testApp.db.select().from(platformSessions))).not.toContain(token);
  });

  it('is nobody’s that was written into the database, made for another, or given what it did not have', async () => {
    const { db } = testApp;
    const { token, id } = await open('pending');
    const [row] = await db.select().from(platformSessions);
    if (!row) throw new Error('there is a session');
    const own = newSecret();
    const written = { ...row, id: randomUUID(), tokenHash: hashSecret(own) };
    await db.insert(platformSessions).values(written);
    expect(await find(own)).toBeUndefined();
    for (const change of [
      { userId: 'anna' },
      { kind: 'staff' },
      { factor: 'app' },
      { documentId: 'x' },
    ] as const) {
      await db.update(platformSessions).set(change).where(eq(platformSessions.id, id));
      expect([change, await find(token)]).toEqual([change, undefined]);
      await db.update(platformSessions).set(row).where(eq(platformSessions.id, id));
    }
    expect((await find(token))?.session.id).toBe(id);
  });

  it('of a version that proved nothing goes on, where it was written before its hour was over', async () => {
    const { db, clock, platform } = testApp;
    const dataFolder = mkdtempSync(join(tmpdir(), 'sportello-proofs-'));
    const adopt = () =>
      createRowAdoption({ db, clock, dataFolder }, provedTables(platform.rowProofs)).adopt();
    const before = await open('staff');
    const forget = () => db.update(platformSessions).set({ proof: null });
    await forget();
    expect(await find(before.token)).toBeUndefined();
    await adopt();
    expect(await find(before.token)).toBeDefined();
    // An older process that is still about to be restarted.
    await forget();
    testApp.clock.advance(59 * minute);
    await adopt();
    expect(await find(before.token)).toBeDefined();
    await forget();
    testApp.clock.advance(minute);
    await adopt();
    expect(await find(before.token)).toBeUndefined();
    // The database alone does not have it done again.
    await db.delete(platformInstallation).where(like(platformInstallation.name, 'row-proofs%'));
    await adopt();
    expect(await find(before.token)).toBeUndefined();
    rmSync(dataFolder, { recursive: true });
  });

  it('gets a new token with more rights, and the old one ends', async () => {
    const pending = await open('pending');
    const staff = await open('staff', pending);
    expect(await find(pending.token)).toBeUndefined();
    expect((await find(staff.token))?.session.kind).toBe('staff');
  });

  it('of staff lives for 30 days from its last use, and the cookie follows once a day', async () => {
    const { token } = await open('staff');
    testApp.clock.advance(29 * day);
    expect((await find(token))?.needsNewCookie).toBe(true);
    testApp.clock.advance(minute);
    expect((await find(token))?.needsNewCookie).toBe(false);
    testApp.clock.advance(29 * day);
    expect(await find(token)).toBeDefined();
    testApp.clock.advance(30 * day);
    expect(await find(token)).toBeUndefined();
  });

  it('of staff ends 90 days after the sign-in, however it is used', async () => {
    const { token } = await open('staff');
    for (let used = 0; used < 89; used += 1) {
      testApp.clock.advance(day);
      expect(await find(token)).toBeDefined();
    }
    testApp.clock.advance(day);
    expect(await find(token)).toBeUndefined();
  });

  it.each([
    ['guest', 120],
    ['pending', 10],
  ] as const)('of a %s ends after %d minutes, used or not', async (kind, minutes) => {
    const { token } = await open(kind);
    testApp.clock.advance((minutes - 1) * minute);
    expect((await find(token))?.needsNewCookie).toBe(false);
    testApp.clock.advance(minute);
    expect(await find(token)).toBeUndefined();
  });

  it('gives a guest and who has not finished signing in no rights', async () => {
    for (const kind of ['guest', 'pending'] as const) {
      const found = await find((await open(kind)).token);
      expect(found?.session).toMatchObject({ flags: { a: 'N', b: 'N' }, email: '' });
    }
  });

  it('ends at once when it is revoked, alone or with all of its person', async () => {
    const [first, second, third] = [await open('staff'), await open('staff'), await open('staff')];
    await sessions().revoke(testApp.db, first.id);
    expect(await find(first.token)).toBeUndefined();
    expect(await sessions().list(testApp.db, 'mario')).toHaveLength(2);
    await sessions().revokeAll(testApp.db, 'mario');
    expect(await find(second.token)).toBeUndefined();
    expect(await find(third.token)).toBeUndefined();
  });

  it('ends with its person', async () => {
    const { token } = await open('staff');
    known = undefined;
    expect(await find(token)).toBeUndefined();
  });

  it('is thrown away thirty days after its end, and not before', async () => {
    await open('guest');
    testApp.clock.advance(30 * day);
    await sessions().clean();
    expect(await testApp.db.select().from(platformSessions)).toHaveLength(1);
    testApp.clock.advance(day);
    await sessions().clean();
    expect(await testApp.db.select().from(platformSessions)).toHaveLength(0);
  });
});
