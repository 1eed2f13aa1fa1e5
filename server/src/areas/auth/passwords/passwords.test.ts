import {
  endOtherSessions,
  getLastLogin,
  getSessions,
  hasOwnPassword,
  registerLogout,
  saveFirstPassword,
} from 'shared-api/contracts/auth';
import { callOn } from '../../../testing/index.ts';
import { cookieOf, describeAuth, enterPassword, password, post, signIn } from '../testing/auth-app.ts';

const newPassword = 'Tutta-Nuova-9!';

describeAuth('the first password', (app) => {
  it('takes the place of the one that was given, and ends every other session', async () => {
    const elsewhere = await signIn(app(), 'luca.verdi');
    app().clock.advance(60_000);
    const cookie = await signIn(app(), 'luca.verdi');
    const saved = await callOn(app().app, saveFirstPassword, { newPassword }, { cookie });
    expect(saved.output).toBeUndefined();
    const now = await callOn(app().app, hasOwnPassword, {}, { cookie: cookieOf(saved) });
    expect(now.output.isChanged).toBe(true);
    for (const ended of [elsewhere, cookie])
      expect((await callOn(app().app, hasOwnPassword, {}, { cookie: ended })).status).toBe(401);
    expect((await enterPassword(app(), { username: 'luca.verdi' })).status).toBe(401);
    expect((await enterPassword(app(), { username: 'luca.verdi', password: newPassword })).status).toBe(200);
  });

  it('is refused to who has changed their password before', async () => {
    const cookie = await signIn(app(), 'mario.rossi');
    const { error } = await callOn(app().app, saveFirstPassword, { newPassword }, { cookie });
    expect(error?.code).toBe('forbidden');
  });

  it('is refused when it is the one of now', async () => {
    const cookie = await signIn(app(), 'luca.verdi');
    const { error } = await callOn(app().app, saveFirstPassword, { newPassword: password }, { cookie });
    expect(error?.ErrDetails).toBe('La nuova password deve essere diversa da quella attuale');
  });

  it('is refused when it breaks a rule', async () => {
    const cookie = await signIn(app(), 'luca.verdi');
    const { status, error } = await post(app(), '/api/savePasswordNew', { newpassword: 'corta' }, cookie);
    expect(status).toBe(400);
    expect(error.fields).toHaveProperty('newpassword');
  });

  it('is due before any other call: until then the server refuses them', async () => {
    const cookie = await signIn(app(), 'luca.verdi');
    const refused = [
      await callOn(app().app, getLastLogin, {}, { cookie }),
      await callOn(app().app, getSessions, {}, { cookie }),
      await callOn(app().app, endOtherSessions, {}, { cookie }),
    ];
    for (const { status, error } of refused)
      expect([status, error?.ErrDetails]).toEqual([403, 'Prima di continuare scegli la tua password']);
    const saved = await callOn(app().app, saveFirstPassword, { newPassword }, { cookie });
    const after = await callOn(app().app, getSessions, {}, { cookie: cookieOf(saved) });
    expect(after.status).toBe(200);
  });

  it('can be put off by signing out', async () => {
    const cookie = await signIn(app(), 'luca.verdi');
    expect((await callOn(app().app, registerLogout, {}, { cookie })).output).toEqual({ next: null });
    expect((await callOn(app().app, hasOwnPassword, {}, { cookie })).status).toBe(401);
  });

  it('needs a session', async () => {
    expect((await callOn(app().app, saveFirstPassword, { newPassword })).status).toBe(401);
    expect((await callOn(app().app, hasOwnPassword, {})).status).toBe(401);
  });
});
