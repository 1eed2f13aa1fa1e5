import { defineCall, okAnswer, type Access } from 'shared-api/contracts/common';
import { z } from 'zod';
import { callOn, createTestApp, signInAs, type TestApp } from '../../testing/index.ts';
import type { Principal, SessionKind } from '../sessions/session.ts';
import { serve } from './serve.ts';
import { clearSessionCookie } from './session-cookie.ts';

const day = 24 * 60 * 60_000;
const define = (name: string, access: Access) =>
  defineCall({ name, access, input: z.object({}), output: okAnswer });
const calls = (['public', 'pending', 'guest', 'newcomer', 'signed-in', 'admin'] as const).map((access) =>
  define(`forThe-${access}`, access),
);
const leave = define('leave', 'guest');

const staff: Principal = {
  flags: { a: 'N', b: 'N' },
  permissions: [],
  companyId: null,
  email: 'm@b.it',
};
const principals: Record<string, Principal> = {
  mario: staff,
  admin: { ...staff, flags: { a: 'N', b: 'S' } },
  luca: { ...staff, flags: { a: 'N', b: 'S' }, owesFirstPassword: true },
};

const lines: string[] = [];

function startApp(publicUrl: string): Promise<TestApp> {
  return createTestApp({
    env: { PUBLIC_URL: publicUrl, LOG_LEVEL: 'info' },
    log: (line) => lines.push(line),
    loadPrincipal: async (_executor, userId) => principals[userId],
    routes: (app) => {
      for (const contract of calls) serve(app, contract, () => undefined);
      serve(app, leave, ({ reply }) => {
        clearSessionCookie(reply);
      });
    },
  });
}

describe('the cookie of a session', () => {
  let plain: TestApp;
  let secure: TestApp;
  beforeAll(async () => {
    plain = await startApp('http://localhost:8080');
    secure = await startApp('https://sportello.example.com');
  });
  afterAll(() => Promise.all([plain.close(), secure.close()]));

  const open = define('forThe-public', 'public');

  it('is kept from scripts and other sites, and on an https address from plain connections', async () => {
    for (const testApp of [plain, secure]) {
      const cookie = await signInAs(testApp, 'mario');
      testApp.clock.advance(day);
      const { headers } = await callOn(testApp.app, open, {}, { cookie });
      const name = testApp === secure ? '__Host-sportello_session' : 'sportello_session';
      expect(headers['set-cookie']).toMatch(new RegExp(`^${name}=[\\w-]{43}; Path=/; .*HttpOnly;`));
      expect(headers['set-cookie']).not.toMatch(/Domain/i);
      expect(headers['set-cookie']).toContain('SameSite=Lax');
      expect(/; Secure/.test(String(headers['set-cookie']))).toBe(testApp === secure);
    }
  });

  it('is taken away by a call that ends the session, even on the day it would be renewed', async () => {
    const cookie = await signInAs(plain, 'mario');
    plain.clock.advance(day);
    const { headers } = await callOn(plain.app, leave, {}, { cookie });
    expect(headers['set-cookie']).toMatch(/^sportello_session=; .*Expires=Thu, 01 Jan 1970/);
  });

  it('tells the log whose call was refused, under the number that the answer has', async () => {
    const cookie = await signInAs(plain, 'mario');
    const { error } = await callOn(plain.app, define('forThe-admin', 'admin'), {}, { cookie });
    const line = lines
      .map((each) => JSON.parse(each) as Record<string, unknown>)
      .findLast(({ refusal }) => refusal);
    const facts = { refusal: 'forbidden', user: 'mario', ip: '127.0.0.1', requestId: error?.requestId };
    expect(line).toMatchObject(facts);
  });

  it('counts on an https address under its prefix alone, which a neighbour cannot plant', async () => {
    const cookie = await signInAs(secure, 'mario');
    expect((await callOn(secure.app, leave, {}, { cookie })).status).toBe(200);
    const planted = cookie.replace('__Host-', '');
    expect((await callOn(secure.app, leave, {}, { cookie: planted })).status).toBe(401);
  });

  it('made up by somebody opens nothing', async () => {
    const { status } = await callOn(plain.app, leave, {}, { cookie: 'sportello_session=made-up' });
    expect(status).toBe(401);
  });

  it.each<[who: string, userId: string | undefined, kind: SessionKind, statuses: number[]]>([
    ['a visitor', undefined, 'staff', [200, 401, 401, 401, 401, 401]],
    ['who owes the second factor', 'admin', 'pending', [200, 200, 401, 401, 401, 401]],
    ['a guest, administrator or not', 'admin', 'guest', [200, 200, 200, 403, 403, 403]],
    [
      'who owes the first own password, administrator or not',
      'luca',
      'staff',
      [200, 200, 403, 200, 403, 403],
    ],
    ['staff', 'mario', 'staff', [200, 200, 200, 200, 200, 403]],
    ['an administrator', 'admin', 'staff', [200, 200, 200, 200, 200, 200]],
  ])('lets %s make the calls of their kind alone', async (_who, userId, kind, statuses) => {
    const cookie = userId ? await signInAs(plain, userId, { kind }) : '';
    const answers = await Promise.all(calls.map((contract) => callOn(plain.app, contract, {}, { cookie })));
    expect(answers.map(({ status }) => status)).toEqual(statuses);
  });
});
