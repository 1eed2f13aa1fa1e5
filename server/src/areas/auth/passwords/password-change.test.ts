import { checkPassword, hasOwnPassword, changeOwnPassword, changePassword } from 'shared-api/contracts/auth';
import { callOn } from '../../../testing/index.ts';
import { cookieOf, describeAuth, enterPassword, idOf, password, post, signIn } from '../testing/auth-app.ts';
import { userSubject } from '../users/user-audit.ts';

const newPassword = 'Tutta-Nuova';

describeAuth('the password in the profile', (app) => {
  const change = (cookie: string, oldPassword = password) =>
    callOn(app().app, changeOwnPassword, { oldPassword, newPassword }, { cookie });

  it('is confirmed to its person', async () => {
    const cookie = await signIn(app());
    const right = await callOn(app().app, checkPassword, { password }, { cookie });
    expect(right.output.isRight).toBe(true);
    const wrong = await callOn(app().app, checkPassword, { password: 'Sbagliata' }, { cookie });
    expect(wrong.output.isRight).toBe(false);
  });

  it('cannot be found out by asking: ten tries over both calls, then a quarter of an hour', async () => {
    const cookie = await signIn(app());
    for (let tried = 0; tried < 5; tried += 1) {
      await callOn(app().app, checkPassword, { password: `Sbagliata-${tried}` }, { cookie });
      await change(cookie, `Sbagliata-${tried}`);
    }
    const { status } = await callOn(app().app, checkPassword, { password }, { cookie });
    expect(status).toBe(429);
    expect((await change(cookie)).status).toBe(429);
    app().clock.advance(15 * 60_000);
    expect((await change(cookie)).status).toBe(200);
  });

  it.each([changeOwnPassword, changePassword])(
    'is changed by $name, ends every other session, and a mail confirms it',
    async (save) => {
      const elsewhere = await signIn(app());
      app().clock.advance(60_000);
      const cookie = await signIn(app());
      const saved = await callOn(app().app, save, { oldPassword: password, newPassword }, { cookie });
      expect(saved.output).toBeUndefined();
      for (const ended of [elsewhere, cookie])
        expect((await callOn(app().app, hasOwnPassword, {}, { cookie: ended })).status).toBe(401);
      const here = await callOn(app().app, hasOwnPassword, {}, { cookie: cookieOf(saved) });
      expect(here.output.isChanged).toBe(true);
      expect((await enterPassword(app())).status).toBe(401);
      expect((await enterPassword(app(), { password: newPassword })).status).toBe(200);
      const mail = (await app().outbox()).find(({ subject }) => subject.includes('password'));
      expect(mail).toMatchObject({
        recipient: 'mario.rossi@acme.example',
        subject: 'La tua password di Sportello è stata cambiata',
      });
      const events = await app().platform.audit.list(app().db, userSubject(idOf('mario.rossi')));
      const changed = events.filter(({ action }) => action === 'password.changed');
      expect(changed).toMatchObject([
        { actor: idOf('mario.rossi'), data: { ip: '127.0.0.1', outcome: 'done' } },
      ]);
    },
  );

  it('is not changed by who does not know the one of now', async () => {
    const { status, error } = await change(await signIn(app()), 'Sbagliata');
    expect(status).toBe(400);
    expect(error?.fields).toEqual({ oldPassword: 'La vecchia password non corrisponde' });
    expect((await enterPassword(app())).status).toBe(200);
  });

  it('is not changed to the one of now', async () => {
    const cookie = await signIn(app());
    const same = { oldPassword: password, newPassword: password };
    const { error } = await callOn(app().app, changeOwnPassword, same, { cookie });
    expect(error?.fields).toHaveProperty('newPassword');
  });

  it.each(['corta', 'tutta minuscola'])('does not become %j', async (newpassword) => {
    const form = { oldpassword: password, newpassword };
    const { status, error } = await post(app(), '/api/savePassword', form, await signIn(app()));
    expect(status).toBe(400);
    expect(error.fields).toHaveProperty('newpassword');
  });

  it('is chosen elsewhere by who never had one of their own', async () => {
    const cookie = await signIn(app(), 'luca.verdi');
    expect((await change(cookie)).error?.code).toBe('forbidden');
  });

  it('needs a session', async () => {
    expect((await change('')).status).toBe(401);
    expect((await callOn(app().app, checkPassword, { password })).status).toBe(401);
    expect((await post(app(), '/api/checkPassword', {}, await signIn(app()))).status).toBe(400);
  });
});
