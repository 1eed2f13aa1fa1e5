import { confirmSignUp, openSignUpLink, startSignUp } from 'shared-api/contracts/auth';
import { eq } from 'drizzle-orm';
import { callOn } from '../../../testing/index.ts';
import { directoryCompanies } from '../../directory/directory.schema.ts';
import {
  askForCode,
  authOf,
  cookieOf,
  describeAuth,
  enterCode,
  enterPassword,
  post,
  viewOf,
} from '../testing/auth-app.ts';
import {
  chosenPassword,
  confirm,
  newestSecret,
  signUp,
  signUpAndConfirm,
  stranger,
} from '../testing/sign-up-steps.ts';
import { authUsers } from '../users/user.schema.ts';
import { authSignUps } from './sign-up.schema.ts';

const url = '/api/registerUserForCompanyPost';

describeAuth('signing up', (app) => {
  const open = (secret: string) => callOn(app().app, openSignUpLink, { secret });
  const userOf = async (username: string) =>
    (await app().db.select().from(authUsers).where(eq(authUsers.username, username)))[0];
  const enter = (username = stranger.email) => enterPassword(app(), { username, password: chosenPassword });

  it('leads by a link in a mail to a user who can sign in', async () => {
    expect((await signUp(app())).output).toEqual({ errors: {}, fullName: 'Paola Gallo' });
    const secret = await newestSecret(app());
    expect((await app().outbox())[0]).toMatchObject({
      recipient: stranger.email,
      subject: 'Conferma la tua registrazione a Sportello',
    });
    expect((await enter()).error?.code).toBe('wrong-credentials');
    expect((await open(secret)).output).toEqual({
      name: 'Paola',
      email: stranger.email,
      company: 'Beta S.r.l.',
      needsApproval: false,
    });
    expect((await confirm(app(), secret)).output).toEqual({ needsApproval: false });
    const pending = cookieOf(await enter());
    const sent = await askForCode(app(), pending);
    const entered = await enterCode(app(), pending, sent.output);
    expect(await viewOf(app(), cookieOf(entered))).toMatchObject({
      username: stranger.email,
      fullName: 'Paola Gallo',
      flags: { b: 'N' },
    });
  });

  it('keeps the language and the company, and asks for no other password', async () => {
    await signUp(app(), {}, 'en');
    expect((await app().outbox())[0]?.subject).toBe('Confirm your sign-up to Sportello');
    await confirm(app(), await newestSecret(app()));
    const user = await userOf(stranger.email);
    expect(user).toMatchObject({
      prefix: '',
      mobile: '',
      pendingMobile: null,
      language: 'en',
      companyId: 'beta',
    });
    expect(user?.passwordChangedAt).not.toBeNull();
  });

  it('takes a number by the link alone, where it waits for its code', async () => {
    await signUp(app());
    const secret = await newestSecret(app());
    const wrong = { secret, newpassword: chosenPassword, phone: '12' };
    const refused = await post(app(), '/api/confirmSignUp', wrong);
    expect(refused.error.fields).toEqual({ phone: 'Cellulare non valido' });
    await callOn(app().app, confirmSignUp, {
      secret,
      newPassword: chosenPassword,
      phone: '+41 79 123 45 67',
    });
    const waiting = { pendingPrefix: '+41', pendingMobile: '791234567' };
    expect(await userOf(stranger.email)).toMatchObject({ prefix: '', mobile: '', ...waiting });
  });

  it('is left as it is when a stranger sends the form for the same address', async () => {
    await signUp(app());
    const first = await newestSecret(app());
    await signUp(app(), { name: 'Mallory', surname: 'Ladro', phone: '+39 3339999999' });
    const secret = await newestSecret(app());
    expect((await open(secret)).output.name).toBe('Paola');
    expect((await confirm(app(), first)).status).toBe(200);
    expect((await confirm(app(), secret)).error?.code).toBe('link-invalid');
    const planted = { prefix: '', mobile: '', pendingMobile: null };
    expect(await userOf(stranger.email)).toMatchObject({ firstName: 'Paola', lastName: 'Gallo', ...planted });
  });

  it('has nothing mailed that its sender wrote', async () => {
    const link = await signUp(app(), { name: 'Premio https://evil.example/', companyName: 'beta' });
    expect(link.output.errors).toEqual({ name: 'Nome non valido' });
    await signUp(app(), { name: 'Premio su evil.example', surname: 'Ritira\r\nsubito', companyName: 'beta' });
    const [mail] = await app().outbox();
    expect(mail?.recipient).toBe(stranger.email);
    expect(JSON.stringify(mail)).not.toMatch(/evil|Ritira|subito/);
  });

  it('has an administrator decide where the company asks for it: until then nobody signs in', async () => {
    const answer = await signUpAndConfirm(app(), { email: 'nuova@acme.example' });
    expect(answer.output.needsApproval).toBe(true);
    expect((await enter('nuova@acme.example')).error?.code).toBe('wrong-credentials');
    const notices = (await app().outbox()).filter(({ subject }) => subject.includes('chiede di registrarsi'));
    expect(notices.map(({ recipient }) => recipient).toSorted()).toEqual([
      'admin@acme.example',
      'hr@acme.example',
    ]);
  });

  it("has an administrator decide about an address that is not the company's", async () => {
    const answer = await signUpAndConfirm(app(), {
      email: 'paola@posta.example',
      companyName: 'beta s.r.l.',
    });
    expect(answer.output.needsApproval).toBe(true);
  });

  it('takes a link once, also when it is replayed at the same time', async () => {
    await signUp(app());
    const secret = await newestSecret(app());
    const answers = await Promise.all([1, 2, 3].map(() => confirm(app(), secret)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await confirm(app(), secret)).error?.code).toBe('link-invalid');
    expect((await open(secret)).error?.code).toBe('link-invalid');
    const users = await app().db.select().from(authUsers).where(eq(authUsers.username, stranger.email));
    expect(users).toHaveLength(1);
  });

  it('leaves a link alive that is only opened', async () => {
    await signUp(app());
    const secret = await newestSecret(app());
    for (let count = 0; count < 3; count += 1) expect((await open(secret)).status).toBe(200);
    expect((await confirm(app(), secret)).status).toBe(200);
  });

  it('counts each of its links until one is used, for two days; afterwards the form is a new sign-up', async () => {
    await signUp(app(), { name: 'Paula' });
    const first = await newestSecret(app());
    await signUp(app());
    const second = await newestSecret(app());
    expect((await open(first)).output.name).toBe('Paula');
    expect((await open(second)).output.name).toBe('Paula');
    app().clock.advance(2 * 24 * 60 * 60_000);
    expect((await confirm(app(), second)).error?.code).toBe('link-invalid');
    await signUp(app());
    expect((await open(await newestSecret(app()))).output.name).toBe('Paola');
  });

  it('answers a known address as an unknown one, and notifies its owner by mail', async () => {
    const unknown = await signUp(app());
    const known = await signUp(app(), { email: 'LUCA.verdi@beta.example' });
    expect([known.status, known.output]).toEqual([unknown.status, unknown.output]);
    const mails = await app().outbox();
    const notice = mails.find(({ recipient }) => recipient === 'luca.verdi@beta.example');
    expect(notice?.subject).toBe('Hai già un account di Sportello');
    expect(notice?.text).not.toContain('confirm#');
  });

  it('answers the same to who waits for an administrator, and notifies them by mail', async () => {
    await signUpAndConfirm(app(), { email: 'nuova@acme.example' });
    const again = await signUp(app(), { email: 'nuova@acme.example' });
    expect(again.output.errors).toEqual({});
    expect((await app().outbox())[0]?.subject).toBe('La tua registrazione a Sportello è in attesa');
  });

  it('looks nobody up while the caller waits, so that the time reveals nothing', async () => {
    await signUp(app());
    await signUp(app(), { email: 'luca.verdi@beta.example' });
    expect(await app().db.select().from(authSignUps)).toEqual([]);
    expect(await app().platform.deliveries.listOutbox(10)).toEqual([]);
  });

  it('names what is wrong with each field, in the language of the page', async () => {
    const wrong = { name: ' ', surname: 'x'.repeat(101), email: 'paola' };
    expect((await signUp(app(), wrong)).output.errors).toEqual({
      name: 'Nome richiesto',
      surname: 'Cognome troppo lungo',
      email: 'E-Mail non valida',
    });
    expect((await signUp(app(), { email: '' }, 'en')).output.errors).toEqual({ email: 'E-mail is required' });
    expect(await app().outbox()).toEqual([]);
  });

  it.each([
    ['of a domain that no company has', { email: 'paola@posta.example' }],
    ['of a company that does not exist', { companyName: 'gamma' }],
  ])('is not taken from an address %s', async (_what, details) => {
    expect((await signUp(app(), details)).output.errors['email']).toContain('Nessuna azienda accetta');
  });

  it('is not taken by a company that is closed to it', async () => {
    await app().db.update(directoryCompanies).set({ signUp: 'closed' });
    expect((await signUp(app())).output.errors).toHaveProperty('email');
    expect((await signUp(app(), { companyName: 'beta' })).output.errors).toHaveProperty('email');
  });

  it('needs a password that keeps the rules, and keeps the link until then', async () => {
    await signUp(app());
    const secret = await newestSecret(app());
    const refused = await post(app(), '/api/confirmSignUp', { secret, newpassword: 'corta' });
    expect(refused.error.fields).toHaveProperty('newpassword');
    expect((await confirm(app(), secret)).status).toBe(200);
  });

  it('can be asked for five times an hour with an address, known or not, and sixty times from a place', async () => {
    for (const email of [stranger.email, 'luca.verdi@beta.example']) {
      for (let count = 0; count < 5; count += 1) expect((await signUp(app(), { email })).status).toBe(200);
      expect((await signUp(app(), { email })).status).toBe(429);
    }
    for (let count = 12; count < 60; count += 1) await signUp(app(), { email: '' });
    expect((await signUp(app(), { email: '' })).status).toBe(429);
  });

  it('is forgotten after a week without a confirmation; who waits for an administrator is not', async () => {
    await signUpAndConfirm(app(), { email: 'nuova@acme.example' });
    await signUp(app());
    await app().outbox();
    app().clock.advance(8 * 24 * 60 * 60_000);
    await authOf(app()).signUp.clean();
    const left = await app().db.select().from(authSignUps);
    expect(left.map(({ email }) => email)).toEqual(['nuova@acme.example']);
  });

  it('needs every field of the call', async () => {
    const { status } = await post(app(), url, { name: 'Paola', surname: 'Gallo' });
    expect(status).toBe(400);
    const get = await app().app.inject({ method: 'GET', url: `${url}?email=${stranger.email}` });
    expect(get.statusCode).toBe(404);
    expect(startSignUp.access).toBe('public');
  });
});
