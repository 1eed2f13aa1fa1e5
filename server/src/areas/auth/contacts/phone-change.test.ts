import { eq } from 'drizzle-orm';
import {
  cancelPhone,
  changePhone,
  confirmPhone,
  getOwnProfile,
  updateOwnProfile,
} from 'shared-api/contracts/auth';
import { sendCodeByMail, sendCodeBySms } from 'shared-api/contracts/platform';
import { actFor, stopActingFor } from 'shared-api/contracts/directory';
import { callOn } from '../../../testing/index.ts';
import { describeAuth, enterCode, enterPassword, idOf, password, post, signIn } from '../testing/auth-app.ts';
import { authUsers } from '../users/user.schema.ts';
import { newPhoneSms } from './phone-change.sms.ts';
import { userSubject } from '../users/user-audit.ts';

const wanted = { prefix: '+41', mobile: '79 123 45 67', password };
const form = ({ prefix, mobile, password: typed }: Partial<typeof wanted>) => ({
  prefix_mobile: prefix ?? wanted.prefix,
  tel_cell: mobile ?? wanted.mobile,
  password: typed ?? password,
});
const pendingPhone = '+41 791234567';

describeAuth('a new phone number', (app) => {
  const request = (cookie: string, more: Partial<typeof wanted> = {}) =>
    callOn(app().app, changePhone, { ...wanted, ...more }, { cookie });
  const send = (cookie: string, username = 'mario.rossi') =>
    callOn(
      app().app,
      sendCodeBySms,
      // The number in the call counts for nothing.
      { username, product: 'docsign', purpose: 'newphone', prefix: '+39', mobile: '3339999999' },
      { cookie },
    );
  const pass = async (cookie: string): Promise<string> => {
    const { output } = await send(cookie);
    await enterCode(app(), cookie, output);
    return output.challenge;
  };
  const read = async (cookie: string) => (await callOn(app().app, getOwnProfile, {}, { cookie })).output;
  const confirm = (cookie: string, challenge: string) =>
    callOn(app().app, confirmPhone, { challenge }, { cookie });
  const lastSms = async () => (await app().outbox()).filter(({ channel }) => channel === 'sms').at(-1);

  it('is recorded, and the one of now stays until it is confirmed', async () => {
    const cookie = await signIn(app());
    expect((await request(cookie)).output).toEqual({ pendingPhone, version: 2 });
    expect(await read(cookie)).toMatchObject({ prefix: '+39', mobile: '3330000003', pendingPhone });
    const entered = await enterPassword(app(), { channel: 'SMS' });
    expect(entered.output?.maskedMobile).toBe('••• 03');
  });

  it('counts once the code that went there was entered, and a mail confirms it', async () => {
    const cookie = await signIn(app());
    await request(cookie);
    const challenge = await pass(cookie);
    expect(await lastSms()).toMatchObject({
      recipient: '+41791234567',
      text: '123456 è il codice per usare questo numero con Sportello. Vale cinque minuti: non darlo a nessuno.',
    });
    expect((await confirm(cookie, challenge)).output).toEqual({
      prefix: '+41',
      mobile: '791234567',
      version: 3,
    });
    expect(await read(cookie)).toMatchObject({ prefix: '+41', mobile: '791234567', pendingPhone: null });
    const notice = (await app().outbox()).find(({ subject }) => subject.includes('è cambiato'));
    expect(notice?.recipient).toBe('mario.rossi@acme.example');
    expect(notice?.text).toContain('••• 67');
    expect(notice?.text).toContain('••• 03');
    expect(notice?.text).not.toContain('791234567');
    const events = await app().platform.audit.list(app().db, userSubject(idOf('mario.rossi')));
    expect(events.map(({ action }) => action)).toEqual([
      'sign-in.first',
      'sign-in.passed',
      'mail.confirmed',
      'phone.change-asked',
      'phone.changed',
    ]);
    const before = expect.stringMatching(/^\+39/) as string;
    expect(events.at(-1)?.data).toMatchObject({ before, after: '+41791234567', outcome: 'done' });
    expect((await confirm(cookie, challenge)).error?.code).toBe('not-found');
  });

  it('can be a first one, by which one then signs in', async () => {
    const cookie = await signIn(app(), 'hr.acme');
    expect((await enterPassword(app(), { username: 'hr.acme', channel: 'SMS' })).output?.loginType).toBe(
      'SMS_ERR_TEL_NUMBER',
    );
    await request(cookie);
    const { output } = await send(cookie, 'hr.acme');
    await enterCode(app(), cookie, output);
    await confirm(cookie, output.challenge);
    const entered = await enterPassword(app(), { username: 'hr.acme', channel: 'SMS' });
    expect(entered.output).toMatchObject({ loginType: 'SMS', maskedMobile: '••• 67', prefix: '+41' });
  });

  it('needs the password of now', async () => {
    const cookie = await signIn(app());
    const wrong = await request(cookie, { password: 'Sbagliata' });
    expect(wrong.error?.fields).toEqual({ password: 'La password non è corretta' });
    const missing = await post(app(), '/api/changePhone', form({ password: '' }), cookie);
    expect(missing.error.fields).toHaveProperty('password');
    expect((await read(cookie)).pendingPhone).toBeNull();
    expect((await send(cookie)).error?.code).toBe('not-found');
  });

  it.each([
    ['letters', { mobile: 'interno 12' }],
    ['too few digits', { mobile: '12' }],
    ['more than 30 characters', { mobile: '3 3 3 1 2 3 4 5 6 7            8' }],
    ['nothing', { mobile: '' }],
    ['a country that there is not', { prefix: '+999' }],
    ['the number of now', { prefix: '+39', mobile: '333 0000003' }],
  ])('is refused on its field: %s', async (_, more) => {
    const cookie = await signIn(app());
    const { status, error } = await post(app(), '/api/changePhone', form(more), cookie);
    expect(status).toBe(400);
    expect(error.fields).toHaveProperty('tel_cell');
    expect((await read(cookie)).pendingPhone).toBeNull();
  });

  it('is not confirmed by a code for another number, another purpose, nor from another session', async () => {
    const cookie = await signIn(app());
    await request(cookie);
    const challenge = await pass(cookie);
    app().clock.advance(60_000);
    const elsewhere = await signIn(app());
    expect((await confirm(elsewhere, challenge)).error?.code).toBe('code-expired');
    await request(cookie, { mobile: '791234568' });
    expect((await confirm(cookie, challenge)).error?.code).toBe('code-expired');
    const before = { firstName: 'Mario', lastName: 'Rossi', email: 'mario@nuovo.example', password };
    await callOn(app().app, updateOwnProfile, { ...before, version: 3 }, { cookie });
    const mail = { username: 'mario.rossi', product: 'docsign', purpose: 'newmail' as const };
    const { output } = await callOn(app().app, sendCodeByMail, mail, { cookie });
    await enterCode(app(), cookie, output);
    expect((await confirm(cookie, output.challenge)).error?.code).toBe('code-expired');
  });

  it('has its code sent anew after 30 seconds, and by SMS alone', async () => {
    const cookie = await signIn(app());
    await request(cookie);
    expect((await send(cookie)).status).toBe(200);
    expect((await send(cookie)).error?.code).toBe('resend-too-early');
    app().clock.advance(30_000);
    expect((await send(cookie)).status).toBe(200);
    const byMail = { username: 'mario.rossi', product: 'docsign', purpose: 'newphone' as const };
    const { error } = await callOn(app().app, sendCodeByMail, byMail, { cookie });
    expect(error?.code).toBe('invalid-input');
  });

  it('can be given up', async () => {
    const cookie = await signIn(app());
    await request(cookie);
    expect((await callOn(app().app, cancelPhone, {}, { cookie })).output).toBeUndefined();
    expect((await read(cookie)).pendingPhone).toBeNull();
    expect((await send(cookie)).error?.code).toBe('not-found');
  });

  it('is refused without the permission', async () => {
    const cookie = await signIn(app());
    await app().db.update(authUsers).set({ permissions: [] }).where(eq(authUsers.username, 'mario.rossi'));
    expect((await request(cookie)).error?.code).toBe('forbidden');
    expect(await read(cookie)).toMatchObject({ mayChangePhone: false, mayChangeEmail: false });
  });

  it('is refused while one acts for others, as a new mail address is', async () => {
    const cookie = await signIn(app(), 'admin');
    await request(cookie);
    const challenge = await pass(cookie);
    await callOn(app().app, actFor, { companyId: 'acme', userId: idOf('mario.rossi') }, { cookie });
    expect(await read(cookie)).toMatchObject({ mayChangePhone: false, mayChangeEmail: false, mayEdit: true });
    const refused = await request(cookie);
    expect(refused.error).toMatchObject({
      code: 'forbidden',
      ErrDetails: 'Mentre agisci per altri, il tuo indirizzo e il tuo numero non si possono cambiare',
    });
    expect((await confirm(cookie, challenge)).error?.code).toBe('forbidden');
    app().clock.advance(60_000);
    expect((await send(cookie)).error?.code).toBe('forbidden');
    const mine = { firstName: 'Ada', lastName: 'Conti', email: 'ada@nuovo.example', password, version: 2 };
    expect((await callOn(app().app, updateOwnProfile, mine, { cookie })).error?.code).toBe('forbidden');
    await callOn(app().app, stopActingFor, {}, { cookie });
    expect((await confirm(cookie, challenge)).status).toBe(200);
  });

  it('is nothing that a visitor or a bad form gets', async () => {
    expect((await request('')).status).toBe(401);
    expect((await confirm('', 'x')).status).toBe(401);
    expect((await callOn(app().app, cancelPhone, {})).status).toBe(401);
    const cookie = await signIn(app());
    expect((await post(app(), '/api/confirmPhone', {}, cookie)).status).toBe(400);
    expect((await post(app(), '/api/changePhone', { tel_cell: '3331234567' }, cookie)).status).toBe(400);
    expect((await confirm(cookie, 'x')).error?.code).toBe('not-found');
  });
});

describe('the SMS of a new number', () => {
  it.each(['it', 'en'] as const)('fits one message in %s, tied to the site', (language) => {
    const publicUrl = 'https://sportello.acme.example';
    const text = newPhoneSms({ product: 'Sportello', code: '012345', language, publicUrl });
    expect(text.length).toBeLessThanOrEqual(160);
    expect(text.split('\n').at(-1)).toBe('@sportello.acme.example #012345');
  });
});
