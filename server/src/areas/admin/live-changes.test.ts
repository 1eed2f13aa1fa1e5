import { getTestDeliveries, sendTest, settingsLiveKey, usersLiveKey } from 'shared-api/contracts/admin';
import { rightsLiveKey, type LiveKey } from 'shared-api/contracts/platform';
import type { SignedInCaller } from '../../platform/http/caller.ts';
import { readEvents, type EventReader } from '../../platform/live/testing/event-reader.ts';
import { callOn } from '../../testing/index.ts';
import { describeWithStaff, type StaffTestApp } from '../../testing/staff-app.ts';

type Name = keyof StaffTestApp['cookies'];

const change = (...keys: LiveKey[]) => ({ name: 'change', data: { keys } });
/** Later than what is repeated to a stream that opens. */
const aWhile = 11_000;

describeWithStaff('pages that show users, rights and tests', (app) => {
  const open: EventReader[] = [];
  afterEach(() => open.splice(0).forEach((reader) => reader.leave()));

  async function follow(name: Name): Promise<EventReader> {
    const { app: server, clock, cookies } = app();
    if (!server.server.listening) await server.listen({ port: 0, host: '127.0.0.1' });
    clock.advance(aWhile);
    const reader = await readEvents(server, cookies[name]);
    open.push(reader);
    await reader.next();
    return reader;
  }

  /** Ends a person's sessions and returns what their page had received until then. */
  async function receivedBy(reader: EventReader, userId: Name): Promise<unknown[]> {
    await app().platform.sessions.revokeAll(app().db, userId);
    const received: unknown[] = [];
    for (let event = await reader.next(); event; event = await reader.next()) received.push(event);
    return received.filter((event) => (event as { name: string }).name !== 'end');
  }

  /** Reads until a page is asked to read something again; a stream that ends before fails. */
  async function receives(reader: EventReader, key: LiveKey): Promise<void> {
    const wanted = JSON.stringify(change(key));
    let event = await reader.next();
    while (event && JSON.stringify(event) !== wanted) event = await reader.next();
    expect(event).toEqual(change(key));
  }

  const asRoot = (): SignedInCaller => {
    const now = app().clock.now();
    const times = { createdAt: now, lastUsedAt: now, expiresAt: now };
    const own = { id: 'root', kind: 'staff', userId: 'root', documentId: null, actingFor: null } as const;
    const flags = { a: 'Y', b: 'N' } as const;
    const session = { ...own, ...times, flags, permissions: [], companyId: 'acme', email: '' };
    return { language: 'it', ip: '127.0.0.1', userAgent: 'a test', requestId: '1', session };
  };

  const changeUser = (id: Name, fields: { lastName?: string; isCompanyAdmin?: boolean }) =>
    app().db.transaction(async (tx) => {
      const { userChanges } = app().areas.admin;
      const user = await userChanges.lock(tx, asRoot(), id);
      await userChanges.change(tx, asRoot(), { user, fields });
    });

  it('read the list of users again where somebody of the company changed, and nobody else does', async () => {
    const [manager, member, elsewhere] = [await follow('hr'), await follow('giulia'), await follow('paola')];
    await changeUser('mario', { lastName: 'Rossi' });
    await receives(manager, usersLiveKey);
    expect(await receivedBy(member, 'giulia')).toEqual([]);
    expect(await receivedBy(elsewhere, 'paola')).toEqual([]);
  });

  it('get the menu of a new role at once, of the one whose role it is alone', async () => {
    const [person, other] = [await follow('mario'), await follow('giulia')];
    await changeUser('mario', { isCompanyAdmin: true });
    expect(await receivedBy(person, 'mario')).toContainEqual(change(rightsLiveKey));
    expect(await receivedBy(other, 'giulia')).toEqual([]);
  });

  it('follow a test mail until it has left, for who sent it alone', async () => {
    const { cookies } = app();
    const [sender, other] = [await follow('root'), await follow('hr')];
    const input = { companyId: 'acme' };
    await callOn(app().app, sendTest, { ...input, channel: 'mail' }, { cookie: cookies.root });
    await receives(sender, settingsLiveKey);
    // One that opens now hears only of what comes after the sending.
    const later = await follow('root');
    await app().platform.jobs.runDue();
    await receives(later, settingsLiveKey);
    const { output } = await callOn(app().app, getTestDeliveries, input, { cookie: cookies.root });
    expect(output.deliveries).toMatchObject([{ channel: 'mail', state: 'sent' }]);
    expect(await receivedBy(other, 'hr')).not.toContainEqual(change(settingsLiveKey));
  });
});
