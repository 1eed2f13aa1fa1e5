import type { Principal } from '../sessions/session.ts';
import {
  createTestApp,
  describeOnBothDatabases,
  describeOnPostgres,
  openAgain,
  signInAs,
  type TestApp,
} from '../../testing/index.ts';
import { publishChange } from './live-messages.ts';
import { readEvents, type EventReader } from './testing/event-reader.ts';

const nobody: Principal = {
  flags: { a: 'N', b: 'N' },
  permissions: [],
  companyId: 'acme',
  email: 'Mario@a.it',
};
const principals: Record<string, Principal> = {
  mario: nobody,
  luca: { ...nobody, companyId: 'beta', email: 'luca@b.it' },
  acme: { ...nobody, flags: { a: 'N', b: 'S' }, email: 'admin@a.it' },
  root: { ...nobody, flags: { a: 'Y', b: 'N' }, companyId: 'other', email: 'root@a.it' },
};
const options = { loadPrincipal: async (_: unknown, userId: string) => principals[userId] };
const keys = [['signing', 'documents']];
const change = { name: 'change', data: { keys } };
const place = { ip: '127.0.0.1', userAgent: '' };
const ready = { name: 'ready', data: {} };

describeOnBothDatabases(
  'the stream of changes',
  (testApp) => {
    const open: EventReader[] = [];

    beforeAll(() => testApp().app.listen({ port: 0, host: '127.0.0.1' }));
    beforeEach(async () => {
      await testApp().empty();
      testApp().clock.advance(60_000);
    });
    afterEach(() => open.splice(0).forEach((reader) => reader.leave()));

    async function read(cookie: string): Promise<EventReader> {
      const reader = await readEvents(testApp().app, cookie);
      open.push(reader);
      return reader;
    }
    async function follow(userId: string): Promise<EventReader> {
      const reader = await read(await signInAs(testApp(), userId));
      expect(await reader.next()).toEqual(ready);
      return reader;
    }
    const publish = (to: Parameters<typeof publishChange>[1]['to'], of = keys) =>
      publishChange(testApp().db, { to, keys: of });
    /** The first keys that a page receives once everything before has been sent. */
    async function received(reader: EventReader, userId: string) {
      await publish({ userId }, [['end']]);
      return reader.next();
    }

    it('is refused to who is not signed in, and to who has not finished signing in', async () => {
      expect((await read('')).status).toBe(401);
      expect((await read(await signInAs(testApp(), 'mario', { kind: 'pending' }))).status).toBe(401);
    });

    it('cannot be kept back or changed on the way', async () => {
      const { status, headers } = await follow('mario');
      expect(status).toBe(200);
      expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
      expect(headers.get('cache-control')).toBe('no-store, no-transform');
      expect(headers.get('x-accel-buffering')).toBe('no');
      expect(headers.get('content-encoding')).toBeNull();
      expect(headers.get('content-security-policy')).toContain("connect-src 'self'");
    });

    it('says which data to read again once the transaction commits, and nothing when it does not', async () => {
      const reader = await follow('mario');
      await testApp()
        .db.transaction(async (tx) => {
          await publishChange(tx, { to: { userId: 'mario' }, keys: [['taken', 'back']] });
          throw new Error('no');
        })
        .catch(() => undefined);
      await testApp().db.transaction((tx) => publishChange(tx, { to: { userId: 'mario' }, keys }));
      expect(await reader.next()).toEqual(change);
    });

    it.each([
      ['mario', { userId: 'mario' }],
      ['mario', { email: 'mario@a.it' }],
      ['acme', { managersOf: 'acme' }],
      ['root', { managersOf: 'acme' }],
      ['root', { managersOf: null }],
      ['mario', { membersOf: 'acme' }],
    ])('reaches %s, whom %o names', async (userId, to) => {
      const reader = await follow(userId);
      await publish(to);
      expect(await reader.next()).toEqual(change);
    });

    it.each([
      ['luca', { userId: 'mario' }],
      ['luca', { email: 'mario@a.it' }],
      ['mario', { managersOf: 'acme' }],
      ['acme', { managersOf: 'beta' }],
      ['acme', { managersOf: null }],
      ['mario', { documentId: 'd1' }],
      ['luca', { membersOf: 'acme' }],
    ])('says nothing to %s of what concerns %o', async (userId, to) => {
      const reader = await follow(userId);
      await publish(to);
      expect(await received(reader, userId)).toEqual({ name: 'change', data: { keys: [['end']] } });
    });

    it('notifies a guest of their document and of nothing else', async () => {
      const guest = { kind: 'guest', documentId: 'd1' } as const;
      const reader = await read(await signInAs(testApp(), 'guest:d1', guest));
      expect(await reader.next()).toEqual(ready);
      await publish({ userId: 'guest:d1', email: '', documentId: 'd2', managersOf: null });
      await publish({ documentId: 'd1' }, [['mine']]);
      expect(await reader.next()).toEqual({ name: 'change', data: { keys: [['mine']] } });
    });

    it('says again what changed a moment before it opened, and not what is older', async () => {
      const first = await follow('mario');
      await publish({ userId: 'mario' }, [['older']]);
      await first.next();
      testApp().clock.advance(11_000);
      await publish({ userId: 'mario' });
      await first.next();
      testApp().clock.advance(5000);
      const second = await follow('mario');
      expect(await second.next()).toEqual(change);
    });

    it('ends with its session, and with no other', async () => {
      const { platform, db } = testApp();
      const [ended, other] = [await follow('mario'), await follow('luca')];
      await platform.sessions.revokeAll(db, 'mario');
      expect(await ended.next()).toEqual({ name: 'end', data: { because: 'session' } });
      expect(await ended.next()).toBeUndefined();
      await publish({ userId: 'luca' });
      expect(await other.next()).toEqual(change);
    });

    it('stays open on the device on which the other sessions were ended', async () => {
      const { platform, db } = testApp();
      const cookies = [await signInAs(testApp(), 'mario'), await signInAs(testApp(), 'mario')];
      const [here, there] = [await read(cookies[0] ?? ''), await read(cookies[1] ?? '')];
      await Promise.all([here.next(), there.next()]);
      const token = (cookies[0] ?? '').split('=')[1] ?? '';
      const id = (await platform.sessions.find(token))?.session.id ?? '';
      await platform.sessions.revokeOthers(db, { id, userId: 'mario' });
      expect(await there.next()).toEqual({ name: 'end', data: { because: 'session' } });
      expect(await received(here, 'mario')).toEqual({ name: 'change', data: { keys: [['end']] } });
    });

    it('says that a session of the person came or went, to its other pages and to nobody else', async () => {
      const { platform, clock, db } = testApp();
      const [here, other] = [await follow('mario'), await follow('luca')];
      clock.advance(60_000);
      const there = await platform.sessions.open(db, { kind: 'staff', userId: 'mario', ...place });
      expect(await here.nextOfSessions()).toMatchObject({ name: 'change' });
      await platform.sessions.open(db, { kind: 'pending', userId: 'mario', ...place });
      await platform.sessions.revoke(db, there.id);
      expect(await here.nextOfSessions()).toMatchObject({ name: 'change' });
      expect(await received(here, 'mario')).toEqual({ name: 'change', data: { keys: [['end']] } });
      expect(await received(other, 'luca')).toEqual({ name: 'change', data: { keys: [['end']] } });
    });

    it('closes the oldest page of a session that opens too many', async () => {
      const cookie = await signInAs(testApp(), 'mario');
      const pages: EventReader[] = [];
      for (let count = 0; count < 3; count += 1) pages.push(await read(cookie));
      await Promise.all(pages.map((page) => page.next()));
      expect(await pages[0]?.next()).toEqual({ name: 'end', data: { because: 'replaced' } });
      expect(await received(pages[2] as EventReader, 'mario')).toMatchObject({ name: 'change' });
    });

    it('is forgotten when the page goes away', async () => {
      const reader = await follow('mario');
      const { live } = testApp().platform;
      const before = live.count();
      reader.leave();
      while (live.count() === before) await new Promise((resolve) => setImmediate(resolve));
      expect(live.count()).toBe(before - 1);
    });

    it('notifies everybody that another build is live, also whose line opened a moment later', async () => {
      const reader = await follow('mario');
      testApp().platform.live.announceBuilds();
      expect(await reader.next()).toEqual({ name: 'builds', data: {} });
      const late = await follow('mario');
      expect(await late.next()).toEqual({ name: 'builds', data: {} });
      testApp().clock.advance(60_000);
    });
  },
  { ...options, livePace: { maxStreamsOfSession: 2, heartbeatMs: 5 } },
);

describe('a server that stops', () => {
  it('closes the streams and takes no more, so that nobody holds it up', async () => {
    const testApp = await createTestApp(options);
    await testApp.app.listen({ port: 0, host: '127.0.0.1' });
    const reader = await readEvents(testApp.app, await signInAs(testApp, 'mario'));
    await reader.next();
    await testApp.close();
    expect(await reader.next()).toBeUndefined();
  });
});

describe('a stream', () => {
  let testApp: TestApp;
  afterEach(() => testApp.close());

  async function firstEnd(livePace: object, kind: 'guest' | 'staff') {
    testApp = await createTestApp({ ...options, livePace });
    await testApp.app.listen({ port: 0, host: '127.0.0.1' });
    const cookie = await signInAs(testApp, kind === 'guest' ? 'guest:d1' : 'mario', {
      kind,
      documentId: 'd1',
    });
    testApp.clock.advance(2 * 60 * 60_000 - 50);
    const reader = await readEvents(testApp.app, cookie);
    await reader.next();
    return reader.next();
  }

  it('has to be opened anew after a while, with the rights of then', async () => {
    expect(await firstEnd({ longestMs: 20 }, 'staff')).toEqual({ name: 'end', data: { because: 'renew' } });
  });

  it('ends when the session runs out', async () => {
    expect(await firstEnd({}, 'guest')).toEqual({ name: 'end', data: { because: 'session' } });
  });

  it('is refused when there are too many in all', async () => {
    testApp = await createTestApp({ ...options, livePace: { maxStreams: 0 } });
    await testApp.app.listen({ port: 0, host: '127.0.0.1' });
    expect((await readEvents(testApp.app, await signInAs(testApp, 'mario'))).status).toBe(503);
  });
});

describeOnPostgres(
  'two servers',
  (first) => {
    it('notify their pages of what changed at the other, also after a lost connection', async () => {
      const second = await createTestApp({ ...options, database: await openAgain(first()) });
      await second.app.listen({ port: 0, host: '127.0.0.1' });
      const reader = await readEvents(second.app, await signInAs(first(), 'mario'));
      await reader.next();
      await publishChange(first().db, { to: { userId: 'mario' }, keys });
      expect(await reader.next()).toEqual(change);
      await first().db.execute(
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'sportello-listener' and datname = current_database()",
      );
      expect(await reader.next()).toEqual({ name: 'change', data: { keys: [] } });
      await publishChange(first().db, { to: { userId: 'mario' }, keys });
      expect(await reader.next()).toEqual(change);
      reader.leave();
      await second.close();
    });
  },
  options,
);
