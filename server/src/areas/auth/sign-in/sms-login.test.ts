import { eq } from 'drizzle-orm';
import { hasOwnPassword } from 'shared-api/contracts/auth';
import { callOn } from '../../../testing/index.ts';
import {
  askForSms,
  cookieOf,
  describeAuth,
  enterCode,
  enterPassword,
  post,
  viewOf,
} from '../testing/auth-app.ts';
import { authUsers } from '../users/user.schema.ts';
import { loginSms } from './login.sms.ts';

describeAuth('signing in by SMS', (app) => {
  const enterForSms = (username = 'mario.rossi') => enterPassword(app(), { username, channel: 'SMS' });

  it("sends the code to the person's own number, shows little of it, and signs in", async () => {
    const answer = await enterForSms();
    expect(answer.output).toMatchObject({
      loginType: 'SMS',
      maskedMobile: '••• 03',
      prefix: '+39',
      user: null,
    });
    const pending = cookieOf(answer);
    const sent = await askForSms(app(), pending);
    expect(sent.output.sentTo).toBe('••• 03');
    const [sms] = await app().outbox();
    expect(sms).toMatchObject({
      channel: 'sms',
      recipient: '+393330000003',
      text: '123456 è il codice per accedere a Sportello. Vale cinque minuti: non darlo a nessuno.',
    });
    const entered = await enterCode(app(), pending, sent.output);
    expect(await viewOf(app(), cookieOf(entered))).toMatchObject({ username: 'mario.rossi' });
    const { status } = await callOn(app().app, hasOwnPassword, {}, { cookie: cookieOf(entered) });
    expect(status).toBe(200);
  });

  it('sends it nowhere else, whatever number the call names', async () => {
    const form = {
      username: btoa('mario.rossi'),
      name_product: 'docsign',
      tipo_op: 'login',
      prefix_mobile: '+39',
      mobile: '3339999999',
    };
    await post(app(), '/api/generateOtpAndSendSMS', form, cookieOf(await enterForSms()));
    expect((await app().outbox()).map(({ recipient }) => recipient)).toEqual(['+393330000003']);
  });

  it('is sent to who asks with the specified fields alone', async () => {
    const form = {
      username: btoa('mario.rossi'),
      name_product: 'docsign',
      prefix_mobile: '+39',
      mobile: '3330000003',
    };
    const { status } = await post(app(), '/api/generateOtpAndSendSMS', form, cookieOf(await enterForSms()));
    expect(status).toBe(200);
    expect((await app().outbox()).map(({ recipient }) => recipient)).toEqual(['+393330000003']);
  });

  it('is answered in the language of the page', async () => {
    await askForSms(app(), cookieOf(await enterForSms()), 'en');
    expect((await app().outbox())[0]?.text).toContain('is your code to sign in to Sportello');
  });

  it.each(['', 'interno 12'])(
    'says that the number is missing when it is %j, and opens nothing',
    async (mobile) => {
      await app().db.update(authUsers).set({ mobile }).where(eq(authUsers.username, 'mario.rossi'));
      const answer = await enterForSms();
      expect(answer.output).toMatchObject({ loginType: 'SMS_ERR_TEL_NUMBER', maskedMobile: '', user: null });
      expect(answer.headers['set-cookie']).toBeUndefined();
    },
  );

  it('reveals nothing of a number to who does not know the password', async () => {
    const { status, error } = await enterPassword(app(), {
      username: 'hr.acme',
      password: 'sbagliata',
      channel: 'SMS',
    });
    expect(status).toBe(401);
    expect(error?.code).toBe('wrong-credentials');
  });

  it('refuses when the number is gone by the time the code is asked for', async () => {
    const pending = cookieOf(await enterForSms());
    await app().db.update(authUsers).set({ mobile: '' }).where(eq(authUsers.username, 'mario.rossi'));
    const { status, error } = await askForSms(app(), pending);
    expect(status).toBe(422);
    expect(error).toMatchObject({
      code: 'phone-number-missing',
      ErrDetails: "Numero di Telefono non impostato correttamente, chiedere all'amministratore",
    });
  });

  it('sends no code by SMS to who gave no password', async () => {
    expect((await askForSms(app(), '')).status).toBe(401);
  });

  it('refuses a channel that does not exist', async () => {
    const form = { user: 'mario.rossi', password: 'x', productid: 'docsign', channel: 'FAX' };
    const { status, error } = await post(app(), '/public/utility/checkLogin.php', form);
    expect(status).toBe(400);
    expect(error.fields).toHaveProperty('channel');
  });
});

describe('the SMS of a login', () => {
  it('is tied to the site on an https address, so that the phone offers the code there alone', () => {
    const sms = { product: 'Sportello', code: '012345', language: 'it' } as const;
    const lines = loginSms({ ...sms, publicUrl: 'https://sportello.acme.example:8443' }).split('\n');
    expect(lines.at(-1)).toBe('@sportello.acme.example #012345');
    expect(loginSms({ ...sms, publicUrl: 'http://localhost:8080' })).not.toContain('@');
  });

  it.each(['it', 'en'] as const)('fits one message in %s', (language) => {
    const publicUrl = 'https://sportello.acme.example';
    expect(
      loginSms({ product: 'Sportello', code: '012345', language, publicUrl }).length,
    ).toBeLessThanOrEqual(160);
  });
});
