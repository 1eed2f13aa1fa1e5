import {
  getDeviceNotifications,
  turnOffDeviceNotifications,
  turnOnDeviceNotifications,
} from 'shared-api/contracts/auth';
import {
  createFakeBrowser,
  readVapid,
  startFakePushService,
} from '../../../platform/push/testing/fake-push-service.ts';
import { callOn, signInAs } from '../../../testing/index.ts';
import { describeSigning, type SigningTestApp } from '../testing/signing-app.ts';

const service = await startFakePushService();
const notice = { text: 'Nuovo messaggio: Avviso', path: '/messages/1', about: 'message:1' };

afterAll(() => service.close());
beforeEach(() => {
  service.received.length = 0;
  service.answerWith(201);
});

const turnOn = (
  { app }: SigningTestApp,
  cookie: string,
  subscription = createFakeBrowser(service.origin, 'phone').subscription,
) => callOn(app, turnOnDeviceNotifications, subscription, { cookie });
const isOn = async ({ app }: SigningTestApp, cookie: string) =>
  (await callOn(app, getDeviceNotifications, {}, { cookie })).output.isOn;
const push = async ({ platform, db }: SigningTestApp, userId = 'mario') => {
  await platform.push.send(db, userId, notice);
  await platform.jobs.runDue();
};

describeSigning(
  'the notifications of a device',
  (signingApp) => {
    it('are shown on each that asked, encrypted for it and signed by the installation', async () => {
      const app = signingApp();
      const browsers = [
        createFakeBrowser(service.origin, 'phone'),
        createFakeBrowser(service.origin, 'desk'),
      ];
      const cookies = [app.cookies.mario, await signInAs(app, 'mario')];
      for (const [index, browser] of browsers.entries())
        expect((await turnOn(app, cookies[index] ?? '', browser.subscription)).error).toBeUndefined();
      const { output } = await callOn(app.app, getDeviceNotifications, {}, { cookie: app.cookies.mario });
      expect(output.isOn).toBe(true);
      await push(app);
      expect(service.received).toHaveLength(2);
      for (const browser of browsers) {
        const received = service.received.find(({ path }) => path === browser.path);
        expect(browser.read(received?.body ?? Buffer.alloc(0))).toEqual({ title: 'Sportello', ...notice });
        expect(received?.headers).toMatchObject({ ttl: '86400', 'content-encoding': 'aes128gcm' });
        expect(readVapid(received?.headers.authorization)).toMatchObject({
          key: output.publicKey,
          claims: { aud: service.origin },
        });
      }
    });

    it('are nobody else’s, and end when they are turned off', async () => {
      const app = signingApp();
      await turnOn(app, app.cookies.mario);
      expect(await isOn(app, app.cookies.luca)).toBe(false);
      await push(app, 'luca');
      expect(service.received).toEqual([]);
      await callOn(app.app, turnOffDeviceNotifications, {}, { cookie: app.cookies.mario });
      expect(await isOn(app, app.cookies.mario)).toBe(false);
      await push(app);
      expect(service.received).toEqual([]);
    });

    it('end with the session, also of those that are on their way', async () => {
      const app = signingApp();
      const cookie = await signInAs(app, 'mario');
      await turnOn(app, cookie);
      await app.platform.push.send(app.db, 'mario', notice);
      await app.platform.sessions.revokeAll(app.db, 'mario');
      await app.platform.jobs.runDue();
      expect(service.received).toEqual([]);
      expect(await app.platform.push.reaches(app.db, 'mario')).toBe(false);
      await app.platform.push.clean();
      expect(await app.platform.push.send(app.db, 'mario', notice)).toBe(0);
    });

    it('are the next person’s alone, once somebody else asks in the same browser', async () => {
      const app = signingApp();
      const { subscription } = createFakeBrowser(service.origin, 'shared');
      await turnOn(app, app.cookies.mario, subscription);
      await turnOn(app, app.cookies.luca, subscription);
      expect(await isOn(app, app.cookies.mario)).toBe(false);
      await push(app);
      expect(service.received).toEqual([]);
    });

    it.each([404, 410])('end where the push service knows them no more (%s)', async (status) => {
      const app = signingApp();
      await turnOn(app, app.cookies.mario);
      service.answerWith(status);
      await push(app);
      expect(await isOn(app, app.cookies.mario)).toBe(false);
    });

    it('are tried again later where the push service is at its end, and follow it nowhere', async () => {
      const app = signingApp();
      await turnOn(app, app.cookies.mario);
      service.answerWith(503);
      await push(app);
      service.answerWith(302);
      app.clock.set(new Date(app.clock.now().getTime() + 6000));
      await app.platform.jobs.runDue();
      expect(service.received).toHaveLength(2);
      expect(await isOn(app, app.cookies.mario)).toBe(true);
    });

    it.each([429, 503])('wait, all of a push service, for as long as it asks (%s)', async (status) => {
      const app = signingApp();
      await turnOn(app, app.cookies.mario);
      await turnOn(app, app.cookies.luca, createFakeBrowser(service.origin, 'desk').subscription);
      const { clock, platform } = app;
      const asked = clock.now().getTime();
      const runAfter = async (seconds: number) => {
        clock.set(new Date(asked + seconds * 1000));
        await platform.jobs.runDue();
        return service.received.length;
      };
      service.answerWith(status, '900');
      await push(app);
      await push(app, 'luca');
      expect(await runAfter(899)).toBe(1);
      service.answerWith(201);
      // A fourth of the pause and ten seconds are its spread.
      expect(await runAfter(900 + 225 + 10)).toBe(3);
    });

    it('are given up where a push service asks for longer than they are of use', async () => {
      const app = signingApp();
      await turnOn(app, app.cookies.mario);
      service.answerWith(429, '86400');
      await push(app);
      service.answerWith(201);
      app.clock.set(new Date(app.clock.now().getTime() + 2 * 86_400_000));
      await app.platform.jobs.runDue();
      expect(service.received).toHaveLength(1);
    });

    it.each([
      ['an address within the house', { endpoint: 'https://10.0.0.7/push' }],
      ['the machine itself', { endpoint: 'http://127.0.0.1:1/push' }],
      ['a key that is no point', { p256dh: 'AAAA' }],
      ['a secret of another length', { auth: 'AAAA' }],
    ])('are refused with %s', async (_what, wrong) => {
      const app = signingApp();
      const { subscription } = createFakeBrowser(service.origin, 'phone');
      const { error } = await turnOn(app, app.cookies.mario, { ...subscription, ...wrong });
      expect(error?.code).toBe('invalid-input');
      expect(Object.keys(error?.fields ?? {})).toEqual(['endpoint']);
      expect(await isOn(app, app.cookies.mario)).toBe(false);
    });

    it('are refused to visitors', async () => {
      const app = signingApp();
      expect((await turnOn(app, '')).error?.code).toBe('not-signed-in');
      expect((await callOn(app.app, getDeviceNotifications, {})).error?.code).toBe('not-signed-in');
      expect((await callOn(app.app, turnOffDeviceNotifications, {})).error?.code).toBe('not-signed-in');
    });
  },
  { env: { PUSH_ORIGINS: service.origin } },
);
