import { checkSession, hasOwnPassword, registerLogout } from 'shared-api/contracts/auth';
import {
  createAuthAreas,
  cookieOf,
  askForCode,
  enterCode,
  enterPassword,
  idOf,
  password,
  signIn,
} from '../areas/auth/testing/auth-app.ts';
import { serveAuth } from '../areas/auth/auth.routes.ts';
import { passwordHasher } from '../areas/auth/testing/password-hasher.ts';
import { makeDemoCompany } from '../demo/make-demo.ts';
import type { Platform } from '../platform/platform.ts';
import { callOn, createTestApp, describeOnPostgres, openAgain, type TestApp } from './index.ts';
import type { FastifyInstance } from 'fastify';

const routes = (app: FastifyInstance, platform: Platform) => serveAuth(app, createAuthAreas(platform).auth);

describeOnPostgres(
  'two servers on one database',
  (first) => {
    let second: TestApp;

    beforeAll(async () => {
      second = await createTestApp({ routes, database: await openAgain(first()) });
      await makeDemoCompany({ db: first().db, clock: first().clock, passwordHasher, password });
    });
    afterAll(() => second.close());

    it('let a person sign in at one and work at the other, until the session ends at either', async () => {
      const cookie = await signIn(first());
      expect((await callOn(second.app, hasOwnPassword, {}, { cookie })).output.isChanged).toBe(true);
      await callOn(second.app, registerLogout, {}, { cookie });
      expect((await callOn(first().app, hasOwnPassword, {}, { cookie })).status).toBe(401);
    });

    it('let each step of signing in happen at another', async () => {
      const pending = cookieOf(await enterPassword(first(), { username: 'giulia.bianchi' }));
      const sent = await askForCode(second, pending);
      expect((await enterCode(first(), pending, sent.output)).status).toBe(200);
    });

    it('force out everywhere who is forced out at one', async () => {
      first().clock.advance(60_000);
      second.clock.advance(60_000);
      const cookie = await signIn(first());
      await first().platform.sessions.revokeAll(first().db, idOf('mario.rossi'));
      expect((await callOn(second.app, checkSession, {}, { cookie })).output.isForced).toBe(true);
    });

    it('count the same attempts', async () => {
      const wrong = { username: 'luca.verdi', password: 'sbagliata' };
      for (let count = 0; count < 5; count += 1) {
        await enterPassword(first(), wrong);
        await enterPassword(second, wrong);
      }
      expect((await enterPassword(second, { username: 'luca.verdi' })).status).toBe(429);
    });

    it('do each job once', async () => {
      const done: number[] = [];
      for (const { platform } of [first(), second])
        platform.jobs.handle<{ number: number }>('test.number', async ({ number }) => {
          done.push(number);
        });
      const numbers = Array.from({ length: 20 }, (_, number) => number);
      for (const number of numbers)
        await first().platform.jobs.enqueue(first().db, { kind: 'test.number', payload: { number } });
      await Promise.all([first().platform.jobs.runDue(), second.platform.jobs.runDue()]);
      expect(done.toSorted((one, other) => one - other)).toEqual(numbers);
    });
  },
  { routes },
);
