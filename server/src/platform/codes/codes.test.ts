import { sendCodeBySms, verifyCode } from 'shared-api/contracts/platform';
import { callOn, describeOnBothDatabases, signInAs } from '../../testing/index.ts';
import { AppError } from '../errors/app-error.ts';
import type { SignedInCaller } from '../http/caller.ts';
import type { Platform } from '../platform.ts';
import type { Principal } from '../sessions/session.ts';
import type { CodePurposes } from './code-purpose.ts';

const phone = '+393330000189';
const principal: Principal = {
  flags: { a: 'N', b: 'N' },
  permissions: [],
  companyId: null,
  email: 'mario@acme.example',
};

const purposes: CodePurposes = {
  mobile: {
    plan: async ({ caller }) => ({
      channel: 'sms',
      subject: caller.session.userId,
      to: phone,
      companyId: null,
      write: (code) => code,
    }),
  },
  sign: {
    maxSmsPerHour: 40,
    plan: async ({ channel, documentId }) => {
      if (channel !== 'sms') throw new AppError('invalid-input');
      if (!documentId) throw new AppError('not-found');
      return { channel, subject: documentId, to: phone, companyId: null, write: (code) => `Codice ${code}` };
    },
  },
};

const options = {
  loadPrincipal: async () => principal,
  routes: (_app: unknown, { codes }: Platform) => codes.handle(purposes),
};

describeOnBothDatabases(
  'a one-time code',
  (testApp) => {
    let mario: SignedInCaller;
    const codes = () => testApp().platform.codes;
    const send = (caller = mario) => codes().send('mobile', { caller, channel: 'sms' });
    const verify = (challenge: string, { code = '123456', caller = mario } = {}) =>
      codes().verify(caller, { challenge, code });

    async function callerOf(cookie: string): Promise<SignedInCaller> {
      const found = await testApp().platform.sessions.find(cookie.split('=')[1] ?? '');
      if (!found) throw new Error('The cookie is of no session');
      const { session } = found;
      return { session, language: 'it', ip: '127.0.0.1', userAgent: 'test', requestId: 'test' };
    }

    beforeEach(async () => {
      await testApp().empty();
      mario = await callerOf(await signInAs(testApp(), 'mario'));
    });

    it('is right once, however many enter it at the same time', async () => {
      const { challenge } = await send();
      const results = await Promise.allSettled([1, 2, 3].map(() => verify(challenge)));
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    });

    it('stands five tries, however many come at the same time', async () => {
      const { challenge } = await send();
      const results = await Promise.allSettled(
        Array.from({ length: 12 }, (_, index) => verify(challenge, { code: String(100_000 + index) })),
      );
      const refusals = results.map((result) => (result.status === 'rejected' ? result.reason.code : 'right'));
      expect(refusals.filter((code) => code === 'wrong-code')).toHaveLength(5);
      expect(refusals.filter((code) => code === 'code-expired')).toHaveLength(7);
      await expect(verify(challenge)).rejects.toMatchObject({
        code: 'code-expired',
        text: { it: 'Troppi tentativi con questo codice: richiederne uno nuovo' },
      });
    });

    it('costs one try where the same wrong one is entered again, and another where others came between', async () => {
      const { challenge } = await send();
      const enter = async (code: string) =>
        (await verify(challenge, { code }).catch((error: unknown) => error)) as AppError;
      const entered = ['000001', '000001', '000001', '000002', '000001', '000003', '000003', '000004'];
      for (const code of entered) expect((await enter(code)).code).toBe('wrong-code');
      expect((await enter('000004')).code).toBe('code-expired');
      expect((await enter('123456')).code).toBe('code-expired');
    });

    it('is of no use in another session of the same person, and costs the first no try', async () => {
      const { challenge } = await send();
      const caller = await callerOf(await signInAs(testApp(), 'mario'));
      for (let count = 0; count < 6; count += 1)
        await expect(verify(challenge, { caller })).rejects.toMatchObject({ code: 'code-expired' });
      await expect(verify(challenge)).resolves.toBeUndefined();
    });

    it('is over after five minutes', async () => {
      const { challenge } = await send();
      testApp().clock.advance(5 * 60_000);
      await expect(verify(challenge)).rejects.toMatchObject({ code: 'code-expired' });
    });

    it('is made once where two ask at the same time', async () => {
      const results = await Promise.allSettled([send(), send()]);
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    });

    it('is gone on with where it is asked for again, and no other is sent', async () => {
      const resume = (caller = mario) => codes().send('mobile', { caller, channel: 'sms', resumes: true });
      const first = await resume();
      expect(first).toMatchObject({ resendAfter: 30, expiresAfter: 300 });
      expect(first.isResumed).toBeUndefined();
      testApp().clock.advance(17_000);
      expect(await resume()).toMatchObject({
        challenge: first.challenge,
        resendAfter: 13,
        expiresAfter: 283,
        isResumed: true,
      });
      testApp().clock.advance(60_000);
      expect(await resume()).toMatchObject({ challenge: first.challenge, resendAfter: 0 });
      expect(await testApp().outbox()).toHaveLength(1);
      await expect(verify(first.challenge)).resolves.toBeUndefined();
      expect((await resume()).challenge).not.toBe(first.challenge);
    });

    it('is made once where two windows go on at the same time', async () => {
      const ask = () => codes().send('mobile', { caller: mario, channel: 'sms', resumes: true });
      const [one, other] = await Promise.all([ask(), ask()]);
      expect(one.challenge).toBe(other.challenge);
      expect(await testApp().outbox()).toHaveLength(1);
    });

    it('is not gone on with once its tries are used up, in its last minute, and in another session', async () => {
      const resume = (caller = mario) => codes().send('mobile', { caller, channel: 'sms', resumes: true });
      const first = await resume();
      const other = await callerOf(await signInAs(testApp(), 'mario'));
      await expect(resume(other)).rejects.toMatchObject({ code: 'resend-too-early' });
      testApp().clock.advance(30_000);
      for (let count = 0; count < 5; count += 1)
        await expect(verify(first.challenge, { code: `00000${count}` })).rejects.toMatchObject({
          code: 'wrong-code',
        });
      const second = await resume();
      expect(second.challenge).not.toBe(first.challenge);
      testApp().clock.advance(4 * 60_000 + 1);
      expect((await resume()).challenge).not.toBe(second.challenge);
    });

    it('may be asked for at once when the one before was entered', async () => {
      const first = await send();
      await verify(first.challenge);
      const second = await send();
      expect(second.challenge).not.toBe(first.challenge);
      await expect(verify(second.challenge)).resolves.toBeUndefined();
    });

    it('is deleted a day after it expired, and not before', async () => {
      const { challenge } = await send();
      await verify(challenge);
      const passed = { challenge, purpose: 'mobile', subject: 'mario', sessionId: mario.session.id } as const;
      const listKept = async () =>
        (await testApp().db.execute('select id from platform_one_time_codes')).rows;
      testApp().clock.advance(24 * 60 * 60_000 + 5 * 60_000);
      await codes().clean();
      expect(await listKept()).toEqual([{ id: challenge }]);
      testApp().clock.advance(1);
      await codes().clean();
      expect(await listKept()).toEqual([]);
      await expect(codes().consume(testApp().db, passed)).rejects.toMatchObject({ code: 'code-expired' });
    });
  },
  options,
);

describeOnBothDatabases(
  'the code of a purpose that an area registers',
  (testApp) => {
    let cookie: string;
    beforeEach(async () => {
      await testApp().empty();
      cookie = await signInAs(testApp(), 'mario');
    });

    const ask = (documentId?: string, as = cookie) => {
      const input = { username: 'mario.rossi', product: 'docsign', purpose: 'sign' as const, documentId };
      return callOn(testApp().app, sendCodeBySms, input, { cookie: as });
    };
    const enter = (challenge: string) =>
      callOn(testApp().app, verifyCode, { challenge, code: '123456' }, { cookie });
    const consume = async (challenge: string, subject: string, purpose: 'sign' | 'mobile' = 'sign') => {
      const { platform, db } = testApp();
      const found = await platform.sessions.find(cookie.split('=')[1] ?? '');
      const sessionId = found?.session.id ?? '';
      return platform.codes.consume(db, { challenge, purpose, subject, sessionId });
    };
    const expired = { code: 'code-expired' };

    it('goes by SMS, opens no session, and is used once by the call that it was made for', async () => {
      const { output } = await ask('doc-1');
      expect(output.sentTo).toBe('••• 89');
      const message = (await testApp().outbox()).find(({ channel }) => channel === 'sms');
      expect(message).toMatchObject({ recipient: phone, text: 'Codice 123456' });
      const entered = await enter(output.challenge);
      expect(entered.output.user).toBeNull();
      expect(entered.headers['set-cookie']).toBeUndefined();
      await consume(output.challenge, 'doc-1');
      await expect(consume(output.challenge, 'doc-1')).rejects.toMatchObject(expired);
    });

    it('goes to one phone as often as the purpose says, and no more', async () => {
      for (let box = 1; box <= 40; box += 1) {
        const { output, error } = await ask('doc-1');
        expect(error).toBeUndefined();
        await enter(output.challenge);
      }
      expect((await ask('doc-1')).error?.code).toBe('too-many-requests');
    });

    it('is used for nothing else, nor before it was entered, nor ten minutes later', async () => {
      const { challenge } = (await ask('doc-1')).output;
      await expect(consume(challenge, 'doc-1')).rejects.toMatchObject(expired);
      await enter(challenge);
      await expect(consume(challenge, 'doc-2')).rejects.toMatchObject(expired);
      await expect(consume(challenge, 'doc-1', 'mobile')).rejects.toMatchObject(expired);
      await expect(consume('nothing', 'doc-1')).rejects.toMatchObject(expired);
      testApp().clock.advance(10 * 60_000);
      await expect(consume(challenge, 'doc-1')).rejects.toMatchObject(expired);
    });

    it('is refused where the purpose refuses, nobody registered it, or nobody is signed in', async () => {
      expect((await ask()).error?.code).toBe('not-found');
      const other = { product: 'docsign', purpose: 'newphone' as const };
      const unknown = await callOn(testApp().app, sendCodeBySms, other, { cookie });
      expect(unknown.error?.code).toBe('invalid-input');
      expect((await ask('doc-1', '')).status).toBe(401);
    });

    it('is registered by one area alone', () => {
      expect(() => testApp().platform.codes.handle(purposes)).toThrow(
        'Codes for mobile have a handler already',
      );
    });
  },
  options,
);

const noise: string[] = [];

describeOnBothDatabases(
  'the SMS of a day',
  (testApp) => {
    it('are no more than the installation says, which is an error of the log', async () => {
      await testApp().empty();
      const send = async (user: string) => {
        const cookie = await signInAs(testApp(), user);
        const input = { product: 'docsign', purpose: 'sign' as const, documentId: `doc-${user}` };
        return (await callOn(testApp().app, sendCodeBySms, input, { cookie })).error;
      };
      expect([await send('mario'), await send('anna')]).toEqual([undefined, undefined]);
      expect(await send('luca')).toMatchObject({
        code: 'too-many-requests',
        Error: 'Per oggi non si possono inviare altri SMS: rivolgersi all’amministratore',
      });
      expect(noise.filter((line) => line.includes('the SMS of a day are used up')).length).toBeGreaterThan(0);
      testApp().clock.advance(24 * 60 * 60_000);
      expect(await send('luca')).toBeUndefined();
    });
  },
  { ...options, env: { SMS_MAX_PER_DAY: '2' }, log: (line: string) => noise.push(line) },
);
