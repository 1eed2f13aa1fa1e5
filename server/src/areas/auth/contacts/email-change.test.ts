import {
  cancelEmail,
  confirmEmail,
  getOwnProfile,
  openRecoveryLink,
  requestRecovery,
  updateOwnProfile,
} from 'shared-api/contracts/auth';
import { sendCodeByMail } from 'shared-api/contracts/platform';
import { callOn } from '../../../testing/index.ts';
import { describeAuth, enterCode, enterPassword, idOf, password, post, signIn } from '../testing/auth-app.ts';
import { userSubject } from '../users/user-audit.ts';

const before = 'mario.rossi@acme.example';
const email = 'mario@nuovo.example';
const changed = { firstName: 'Mario', lastName: 'Rossi', email, version: 1, password };

describeAuth('a new mail address', (app) => {
  const save = (cookie: string, more: { password?: string } = {}) =>
    callOn(app().app, updateOwnProfile, { ...changed, ...more }, { cookie });
  const send = (cookie: string) =>
    callOn(
      app().app,
      sendCodeByMail,
      { username: 'mario.rossi', product: 'docsign', purpose: 'newmail' },
      { cookie },
    );
  const pass = async (cookie: string): Promise<string> => {
    const { output } = await send(cookie);
    await enterCode(app(), cookie, output);
    return output.challenge;
  };
  const read = async (cookie: string) => (await callOn(app().app, getOwnProfile, {}, { cookie })).output;
  const confirm = (cookie: string, challenge: string) =>
    callOn(app().app, confirmEmail, { challenge }, { cookie });

  it('is recorded, and the one of now stays until it is confirmed', async () => {
    const cookie = await signIn(app());
    expect((await save(cookie)).output).toEqual({ version: 2, pendingEmail: email });
    expect(await read(cookie)).toMatchObject({ email: before, pendingEmail: email, version: 2 });
  });

  it('counts once the code that went there was entered, and the old one is notified', async () => {
    const cookie = await signIn(app());
    await save(cookie);
    const challenge = await pass(cookie);
    const { output } = await confirm(cookie, challenge);
    expect(output).toEqual({ email, version: 3 });
    expect(await read(cookie)).toMatchObject({ email, pendingEmail: null });
    const mails = await app().outbox();
    expect(mails.find(({ subject }) => subject.includes('confermare'))?.recipient).toBe(email);
    const notice = mails.find(({ subject }) => subject.includes('è cambiato'));
    expect(notice?.recipient).toBe(before);
    expect(notice?.text).toContain('m•••@nuovo.example');
    const events = await app().platform.audit.list(app().db, userSubject(idOf('mario.rossi')));
    expect(events.map(({ action }) => action)).toEqual([
      'sign-in.first',
      'sign-in.passed',
      'mail.confirmed',
      'profile.changed',
      'mail.changed',
    ]);
    expect(events.at(-1)?.data).toMatchObject({ before: 'mario.rossi@acme.example' });
    expect((await confirm(cookie, challenge)).error?.code).toBe('not-found');
  });

  it('ends the recovery link that lies at the old one', async () => {
    const cookie = await signIn(app());
    await callOn(app().app, requestRecovery, {
      username: 'mario.rossi',
      method: 'SEND_OLD_PASSWORD',
      siteDomain: '',
      product: 'docsign',
    });
    const texts = (await app().outbox()).map(({ text }) => text).join();
    const secret = /\/recover#([\w-]{43})\b/.exec(texts)?.[1] ?? '';
    expect((await callOn(app().app, openRecoveryLink, { secret })).status).toBe(200);
    await save(cookie);
    await confirm(cookie, await pass(cookie));
    expect((await callOn(app().app, openRecoveryLink, { secret })).error?.code).toBe('link-invalid');
  });

  it('needs the password of now', async () => {
    const cookie = await signIn(app());
    const { password: _password, ...without } = changed;
    const missing = await callOn(app().app, updateOwnProfile, without, { cookie });
    expect(missing.error?.fields).toEqual({ password: 'Per cambiare l’indirizzo serve la password' });
    const wrong = await save(cookie, { password: 'Sbagliata' });
    expect(wrong.error?.fields).toEqual({ password: 'La password non è corretta' });
    expect((await read(cookie)).pendingEmail).toBeNull();
  });

  it('is not confirmed by a code for another address, nor from another session', async () => {
    const cookie = await signIn(app());
    await save(cookie);
    const challenge = await pass(cookie);
    app().clock.advance(60_000);
    const elsewhere = await signIn(app());
    expect((await confirm(elsewhere, challenge)).error?.code).toBe('code-expired');
    const other = { ...changed, email: 'altro@nuovo.example', version: 2 };
    await callOn(app().app, updateOwnProfile, other, { cookie });
    expect((await confirm(cookie, challenge)).error?.code).toBe('code-expired');
  });

  it('can be given up', async () => {
    const cookie = await signIn(app());
    await save(cookie);
    expect((await callOn(app().app, cancelEmail, {}, { cookie })).output).toBeUndefined();
    expect((await read(cookie)).pendingEmail).toBeNull();
    expect((await send(cookie)).error?.code).toBe('not-found');
  });

  it('takes the codes of a login only once it counts', async () => {
    const cookie = await signIn(app());
    await save(cookie);
    app().clock.advance(60_000);
    await signIn(app());
    const codes = (await app().outbox()).filter(({ subject }) => subject.includes('per accedere'));
    expect(new Set(codes.map(({ recipient }) => recipient))).toEqual(new Set([before]));
    expect((await enterPassword(app())).status).toBe(200);
  });

  it('is nothing that a visitor or a bad form gets', async () => {
    expect((await confirm('', 'x')).status).toBe(401);
    expect((await callOn(app().app, cancelEmail, {})).status).toBe(401);
    const cookie = await signIn(app());
    expect((await post(app(), '/api/confirmEmail', {}, cookie)).status).toBe(400);
    expect((await confirm(cookie, 'x')).error?.code).toBe('not-found');
  });
});
