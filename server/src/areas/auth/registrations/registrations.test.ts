import {
  approveRegistration,
  countRegistrations,
  listRegistrations,
  rejectRegistration,
  saveLanguage,
} from 'shared-api/contracts/auth';
import { eq } from 'drizzle-orm';
import { callOn } from '../../../testing/index.ts';
import { describeAuth, enterPassword, post, signIn } from '../testing/auth-app.ts';
import { chosenPassword, newestSecret, signUp, signUpAndConfirm } from '../testing/sign-up-steps.ts';
import { authUsers } from '../users/user.schema.ts';

const email = 'nuova@acme.example';
const nobody = '00000000-0000-4000-8000-000000000000';

describeAuth('registrations that wait for an administrator', (app) => {
  const list = (cookie: string) => callOn(app().app, listRegistrations, {}, { cookie });
  const askCount = (cookie: string) =>
    callOn(app().app, countRegistrations, { offset: 0, limit: 10 }, { cookie });
  const count = async (cookie: string) => (await askCount(cookie)).output.total;
  const approve = (cookie: string, id: string) => callOn(app().app, approveRegistration, { id }, { cookie });
  const reject = (cookie: string, id: string, reason = 'Non lavori da noi') =>
    callOn(app().app, rejectRegistration, { id, reason }, { cookie });

  async function waiting(details: Parameters<typeof signUp>[1] = { email }): Promise<string> {
    await signUpAndConfirm(app(), details);
    const { output } = await list(await signIn(app(), 'admin'));
    return output.registrations.at(-1)?.id ?? '';
  }

  it('are listed with what an administrator needs to decide', async () => {
    await waiting({ email, phone: '+39 333 1234567' });
    const { output } = await list(await signIn(app(), 'hr.acme'));
    expect(output.registrations).toMatchObject([
      {
        name: 'Paola',
        surname: 'Gallo',
        email,
        phone: '+39 3331234567',
        company: 'Acme S.p.A.',
        isCompanyAddress: true,
      },
    ]);
    expect(JSON.stringify(output)).not.toMatch(/argon2|password/i);
  });

  it('are counted for the dashboard, for who decides about them alone', async () => {
    const [admin, elena] = [await signIn(app(), 'admin'), await signIn(app(), 'hr.acme')];
    expect([await count(admin), await count(elena)]).toEqual([0, 0]);
    const id = await waiting();
    await waiting({ email: 'paola@posta.example', companyName: 'beta' });
    expect([await count(admin), await count(elena)]).toEqual([2, 1]);
    await approve(elena, id);
    expect([await count(admin), await count(elena)]).toEqual([1, 0]);
  });

  it('are announced to every super user where the company has nobody who decides', async () => {
    await signUpAndConfirm(app(), { email: 'paola@posta.example', companyName: 'beta' });
    const notices = (await app().outbox()).filter(({ subject }) => subject.includes('chiede di registrarsi'));
    expect(notices.map(({ recipient }) => recipient)).toEqual(['admin@acme.example']);
  });

  it('are not listed before the address is confirmed', async () => {
    await signUp(app(), { email });
    await newestSecret(app());
    expect((await list(await signIn(app(), 'admin'))).output.registrations).toEqual([]);
  });

  it('become users who are notified by mail and can sign in', async () => {
    const id = await waiting();
    expect((await approve(await signIn(app(), 'hr.acme'), id)).output).toBeUndefined();
    const mails = (await app().outbox()).filter(({ recipient }) => recipient === email);
    expect(mails.map(({ subject }) => subject)).toContain('Ora puoi accedere a Sportello');
    expect((await enterPassword(app(), { username: email, password: chosenPassword })).status).toBe(200);
    expect((await list(await signIn(app(), 'admin'))).output.registrations).toEqual([]);
  });

  it('can be turned down with a reason, which goes to the person; they may ask again', async () => {
    const id = await waiting();
    expect((await reject(await signIn(app(), 'admin'), id)).output).toBeUndefined();
    const mails = (await app().outbox()).filter(({ recipient }) => recipient === email);
    expect(mails.map(({ text }) => text).join()).toContain('Non lavori da noi');
    const refused = await enterPassword(app(), { username: email, password: chosenPassword });
    expect(refused.error?.code).toBe('wrong-credentials');
    expect((await signUpAndConfirm(app(), { email })).output.needsApproval).toBe(true);
  });

  it('are decided once: the second administrator is shown who was first', async () => {
    const id = await waiting();
    await approve(await signIn(app(), 'hr.acme'), id);
    const late = await reject(await signIn(app(), 'admin'), id);
    expect(late.error).toMatchObject({
      code: 'conflict',
      ErrDetails: 'Elena Ricci ha già accettato questa registrazione',
      details: { by: 'Elena Ricci', decision: 'approved' },
    });
    const admin = await signIn(app(), 'admin');
    await callOn(app().app, saveLanguage, { language: 'en' }, { cookie: admin });
    const english = await approve(admin, id);
    expect(english.error?.ErrDetails).toBe('Elena Ricci has already accepted this registration');
  });

  it('are decided once by two at the same time', async () => {
    const id = await waiting();
    const cookie = await signIn(app(), 'admin');
    const answers = await Promise.all([approve(cookie, id), reject(cookie, id), approve(cookie, id)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
    const users = await app().db.select().from(authUsers).where(eq(authUsers.username, email));
    expect(users.length).toBeLessThanOrEqual(1);
  });

  it('stay when there is such a user by now', async () => {
    const id = await waiting();
    await app().db.update(authUsers).set({ emailKey: email }).where(eq(authUsers.username, 'anna.neri'));
    const { error } = await approve(await signIn(app(), 'admin'), id);
    expect(error).toMatchObject({ code: 'conflict', ErrDetails: 'Un account con questo indirizzo c’è già' });
    expect((await list(await signIn(app(), 'admin'))).output.registrations).toHaveLength(1);
  });

  it("of another company are hidden from a company's administrator", async () => {
    const id = await waiting({ email: 'paola@posta.example', companyName: 'beta' });
    const cookie = await signIn(app(), 'hr.acme');
    expect((await list(cookie)).output.registrations).toEqual([]);
    expect((await approve(cookie, id)).error?.code).toBe('not-found');
    expect((await reject(cookie, id)).error?.code).toBe('not-found');
  });

  it('are for administrators with the permission for users alone', async () => {
    const id = await waiting();
    const cookie = await signIn(app(), 'hr.acme');
    await app().db.update(authUsers).set({ permissions: [] }).where(eq(authUsers.username, 'hr.acme'));
    const asked = [list(cookie), askCount(cookie), approve(cookie, id), reject(cookie, id)];
    const codes = (await Promise.all(asked)).map(({ error }) => error?.code);
    expect(codes).toEqual(['forbidden', 'forbidden', 'forbidden', 'forbidden']);
  });

  it('need an id and, to be turned down, a reason', async () => {
    const cookie = await signIn(app(), 'admin');
    expect((await approve(cookie, nobody)).error?.code).toBe('not-found');
    expect((await post(app(), '/api/approveRegistration', { id: 'x' }, cookie)).status).toBe(400);
    expect((await post(app(), '/api/getNumRegistrations', { offset: 'x' }, cookie)).status).toBe(400);
    const empty = await post(app(), '/api/rejectRegistration', { id: nobody, reason: ' ' }, cookie);
    expect(empty.error.fields).toHaveProperty('reason');
  });
});
