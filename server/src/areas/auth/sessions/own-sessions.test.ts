import { randomUUID } from 'node:crypto';
import {
  checkSession,
  endOtherSessions,
  endSession,
  getSessions,
  hasOwnPassword,
} from 'shared-api/contracts/auth';
import { pagePersonHeader } from 'shared-api/contracts/common';
import { callOn, type TestApp } from '../../../testing/index.ts';
import { describeAuth, enterPassword, idOf, post, signIn } from '../testing/auth-app.ts';

const minute = 60_000;
const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0.0.0 Safari/537.36';

const list = async (app: TestApp, cookie: string) =>
  (await callOn(app.app, getSessions, {}, { cookie })).output.sessions;
const lives = async (app: TestApp, cookie: string) =>
  (await callOn(app.app, hasOwnPassword, {}, { cookie })).status === 200;
const endOf = async (app: TestApp, cookie: string) =>
  (await callOn(app.app, checkSession, {}, { cookie })).output;

async function idOfOther(app: TestApp, cookie: string): Promise<string> {
  const other = (await list(app, cookie)).find(({ isCurrent }) => !isCurrent);
  return other?.id ?? '';
}

describeAuth('the list of sessions', (app) => {
  it('shows where somebody is signed in, this one first, and nothing of others', async () => {
    const phone = await signIn(app());
    app().clock.advance(5 * minute);
    const desktop = await signIn(app());
    await signIn(app(), 'giulia.bianchi');
    const sessions = await list(app(), phone);
    expect(sessions.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
    expect(sessions[0]?.lastUsedAt).toBe(app().clock.now().toISOString());
    expect((await list(app(), desktop))[0]?.isCurrent).toBe(true);
  });

  it('follows browser and address to where a session is used now', async () => {
    const cookie = await signIn(app());
    app().clock.advance(minute);
    await callOn(app().app, getSessions, {}, { cookie, headers: { 'user-agent': chrome } });
    expect((await list(app(), cookie))[0]).toMatchObject({
      device: 'desktop',
      browser: 'Chrome',
      system: 'Windows',
      ip: '127.0.0.1',
      country: null,
    });
  });

  it('leaves out who has only given the password so far, and is nothing for them', async () => {
    const cookie = await signIn(app());
    const { sessions } = app().platform;
    const place = { ip: '::1', userAgent: '' };
    const pending = await sessions.open(app().db, {
      kind: 'pending',
      userId: idOf('mario.rossi'),
      ...place,
    });
    expect(await list(app(), cookie)).toHaveLength(1);
    const token = `sportello_session=${pending.token}`;
    expect((await callOn(app().app, getSessions, {}, { cookie: token })).error?.code).toBe('not-signed-in');
  });
});

describeAuth('ending a session from the list', (app) => {
  it('ends that one at once, and its page is shown who did it', async () => {
    const [phone, desktop] = [await signIn(app()), await signIn(app())];
    const id = await idOfOther(app(), desktop);
    expect((await callOn(app().app, endSession, { id }, { cookie: desktop })).output).toBeUndefined();
    expect(await lives(app(), phone)).toBe(false);
    expect(await lives(app(), desktop)).toBe(true);
    expect(await endOf(app(), phone)).toEqual({ isForced: false, reason: 'ended' });
    expect(await endOf(app(), desktop)).toEqual({ isForced: false, reason: null });
  });

  it("refuses somebody else's, and one that is over", async () => {
    const [mario, giulia] = [await signIn(app()), await signIn(app(), 'giulia.bianchi')];
    const [own] = await list(app(), mario);
    const id = own?.id ?? '';
    const stolen = await callOn(app().app, endSession, { id }, { cookie: giulia });
    expect(stolen.error?.code).toBe('not-found');
    expect(await lives(app(), mario)).toBe(true);
    const unknown = await callOn(app().app, endSession, { id: randomUUID() }, { cookie: mario });
    expect(unknown.status).toBe(404);
  });

  it('refuses what is no id', async () => {
    const cookie = await signIn(app());
    const { error } = await post(app(), endSession.path, { id: '1' }, cookie);
    expect(error).toMatchObject({ code: 'invalid-input', fields: { id: 'Valore non valido' } });
  });

  it('ends all others of the same person, and no more', async () => {
    const [first, second, here] = [await signIn(app()), await signIn(app()), await signIn(app())];
    const giulia = await signIn(app(), 'giulia.bianchi');
    expect((await callOn(app().app, endOtherSessions, {}, { cookie: here })).output).toEqual({ ended: 2 });
    expect(await Promise.all([first, second, here, giulia].map((cookie) => lives(app(), cookie)))).toEqual([
      false,
      false,
      true,
      true,
    ]);
    expect((await callOn(app().app, endOtherSessions, {})).status).toBe(401);
  });
});

describeAuth('a forced logout', (app) => {
  it('ends every session of the person at once, and the pages are notified', async () => {
    const [phone, desktop] = [await signIn(app()), await signIn(app())];
    await app().platform.sessions.revokeAll(app().db, idOf('mario.rossi'), 'forced');
    expect([await lives(app(), phone), await lives(app(), desktop)]).toEqual([false, false]);
    expect(await endOf(app(), phone)).toEqual({ isForced: true, reason: 'forced' });
  });

  it('is said of a guest whose document was taken back, as forced to a page of before', async () => {
    const mario = await signIn(app());
    await app().platform.sessions.revokeAll(app().db, idOf('mario.rossi'), 'withdrawn');
    expect(await endOf(app(), mario)).toEqual({ isForced: true, reason: 'forced', isWithdrawn: true });
  });

  it('is not claimed where nobody forced anything', async () => {
    expect(await endOf(app(), '')).toEqual({ isForced: false, reason: 'expired' });
    expect(await endOf(app(), 'sportello_session=nothing')).toEqual({ isForced: false, reason: 'expired' });
  });

  it('is distinguished from somebody else’s sign-in in the same browser', async () => {
    const cookie = await signIn(app(), 'giulia.bianchi');
    const headers = { [pagePersonHeader]: idOf('mario.rossi') };
    const { output } = await callOn(app().app, checkSession, {}, { cookie, headers });
    expect(output).toEqual({ isForced: false, reason: 'other-person' });
  });

  it('is distinguished from it too where the page asks before it has the other’s cookie', async () => {
    const cookie = await signIn(app(), 'mario.rossi');
    await enterPassword(app(), { username: 'giulia.bianchi' }, cookie);
    expect(await endOf(app(), cookie)).toEqual({ isForced: false, reason: 'other-person' });
  });
});
