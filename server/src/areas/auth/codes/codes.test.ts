import { sendCodeBySms } from 'shared-api/contracts/auth';
import { AppError } from '../../../platform/errors/app-error.ts';
import { callOn, type TestApp } from '../../../testing/index.ts';
import type { CodePurposes } from './code-purpose.ts';
import { createCodes } from './codes.service.ts';
import { createSignInLimits } from '../sign-in/sign-in-limits.ts';
import { describeAuth, enterCode, post, signIn } from '../testing/auth-app.ts';

const purposes: CodePurposes = {
  sign: {
    plan: async ({ channel, documentId }) => {
      if (channel !== 'sms') throw new AppError('invalid-input');
      if (!documentId) throw new AppError('not-found');
      return { channel, subject: documentId, to: '+393330000189', write: (code) => `Codice ${code}` };
    },
  },
};

function askForSms(app: TestApp, cookie: string, documentId?: string) {
  const input = { username: 'mario.rossi', product: 'docsign', purpose: 'sign' as const };
  return callOn(app.app, sendCodeBySms, { ...input, ...(documentId && { documentId }) }, { cookie });
}

async function sessionIdOf(app: TestApp, cookie: string): Promise<string> {
  const found = await app.platform.sessions.find(cookie.split('=')[1] ?? '');
  return found?.session.id ?? '';
}

describeAuth(
  'codes of other areas',
  (app) => {
    const take = async (cookie: string, challenge: string, subject: string) => {
      const { platform, db } = app();
      const limits = createSignInLimits(platform.rateLimits);
      const codes = createCodes({ ...platform, db, limits, purposes });
      const sessionId = await sessionIdOf(app(), cookie);
      return codes.take(db, { challenge, purpose: 'sign', subject, sessionId });
    };

    it('go by SMS, and are taken once by the call that they were made for', async () => {
      const cookie = await signIn(app());
      const { output } = await askForSms(app(), cookie, 'doc-1');
      expect(output.sentTo).toBe('••• 89');
      const message = (await app().outbox()).find(({ channel }) => channel === 'sms');
      expect(message).toMatchObject({ recipient: '+393330000189', text: 'Codice 123456' });
      expect((await enterCode(app(), cookie, output)).output.user).toBeNull();
      await take(cookie, output.challenge, 'doc-1');
      await expect(take(cookie, output.challenge, 'doc-1')).rejects.toMatchObject({ code: 'code-expired' });
    });

    it('go to one phone as often as a document has boxes', async () => {
      const cookie = await signIn(app());
      for (let box = 1; box <= 35; box += 1) {
        const { output, error } = await askForSms(app(), cookie, 'doc-1');
        expect(error).toBeUndefined();
        await enterCode(app(), cookie, output);
      }
    });

    it('are not taken for anything else, nor before they were entered, nor ten minutes later', async () => {
      const cookie = await signIn(app());
      const { output } = await askForSms(app(), cookie, 'doc-1');
      await expect(take(cookie, output.challenge, 'doc-1')).rejects.toMatchObject({ code: 'code-expired' });
      await enterCode(app(), cookie, output);
      await expect(take(cookie, output.challenge, 'doc-2')).rejects.toMatchObject({ code: 'code-expired' });
      await expect(take(cookie, 'nothing', 'doc-1')).rejects.toMatchObject({ code: 'code-expired' });
      app().clock.advance(10 * 60_000);
      await expect(take(cookie, output.challenge, 'doc-1')).rejects.toMatchObject({ code: 'code-expired' });
    });

    it('are refused where the purpose refuses, or nobody answers for it', async () => {
      const cookie = await signIn(app());
      expect((await askForSms(app(), cookie)).error?.code).toBe('not-found');
      const form = { username: btoa('mario.rossi'), name_product: 'docsign', tipo_op: 'mobile' };
      expect((await post(app(), '/api/generateOtpAndSendSMS', form, cookie)).error.code).toBe(
        'invalid-input',
      );
    });

    it('are refused to who is not signed in', async () => {
      expect((await askForSms(app(), '', 'doc-1')).status).toBe(401);
    });
  },
  purposes,
);
