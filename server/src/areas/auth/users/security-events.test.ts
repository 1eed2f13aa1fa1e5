import {
  changeOwnPassword,
  endOtherSessions,
  registerLogout,
  saveFirstPassword,
  updateOwnProfile,
} from 'shared-api/contracts/auth';
import { actFor, stopActingFor } from 'shared-api/contracts/directory';
import { callOn } from '../../../testing/index.ts';
import {
  askForCode,
  cookieOf,
  describeAuth,
  enterCode,
  enterPassword,
  idOf,
  password,
  signIn,
} from '../testing/auth-app.ts';
import { strangerSubject, userSubject } from './user-audit.ts';

const here = { ip: '127.0.0.1', browser: expect.any(String) as string };
const newPassword = 'Tutta-Nuova-9!';

describeAuth('the events of security', (app) => {
  const eventsOf = async (subject: string) =>
    (await app().platform.audit.list(app().db, subject)).map(({ action, actor, data }) => ({
      action,
      actor,
      data,
    }));

  it('say who signed in and out, and what was refused, from where', async () => {
    const mario = idOf('mario.rossi');
    await enterPassword(app(), { password: 'sbagliata' });
    const pending = cookieOf(await enterPassword(app()));
    const { challenge } = (await askForCode(app(), pending)).output;
    await enterCode(app(), pending, { challenge, code: '000000' });
    const cookie = cookieOf(await enterCode(app(), pending, { challenge }));
    await callOn(app().app, endOtherSessions, {}, { cookie });
    await callOn(app().app, registerLogout, {}, { cookie });
    const refused = { ...here, outcome: 'refused' };
    const done = { ...here, outcome: 'done' };
    const [mail, anyText] = ['mario.rossi@acme.example', expect.any(String) as string];
    expect(await eventsOf(userSubject(mario))).toEqual([
      { action: 'sign-in.failed', actor: null, data: { ...refused, reason: 'password' } },
      { action: 'second-factor.failed', actor: null, data: { ...refused, factor: 'code' } },
      { action: 'sign-in.first', actor: mario, data: done },
      {
        action: 'sign-in.passed',
        actor: mario,
        data: { ...done, method: 'password', factor: 'mail', to: mail, session: anyText },
      },
      { action: 'mail.confirmed', actor: mario, data: { ...done, to: mail } },
      { action: 'session.others-ended', actor: mario, data: { ...done, ended: 0 } },
      { action: 'session.signed-out', actor: mario, data: done },
    ]);
  });

  it('keep nothing of what was typed as the name of nobody: it may be a password', async () => {
    await enterPassword(app(), { username: 'La-mia-password-1!' });
    const events = await eventsOf(strangerSubject('127.0.0.1'));
    const data = { ...here, outcome: 'refused', reason: 'unknown-user' };
    expect(events).toEqual([{ action: 'sign-in.failed', actor: null, data }]);
    expect(JSON.stringify(events)).not.toContain('mia-password');
  });

  it('say what a person changed, with what stood before, but never a password', async () => {
    const cookie = await signIn(app());
    const mario = { firstName: 'Mario', lastName: 'Rossini', email: 'mario.rossi@acme.example', version: 1 };
    await callOn(app().app, updateOwnProfile, mario, { cookie });
    await callOn(app().app, changeOwnPassword, { oldPassword: password, newPassword }, { cookie });
    const events = await eventsOf(userSubject(idOf('mario.rossi')));
    expect(events.slice(-2)).toMatchObject([
      {
        action: 'profile.changed',
        data: { before: { lastName: 'Rossi' }, after: { lastName: 'Rossini' }, ...here },
      },
      { action: 'password.changed', data: here },
    ]);
    expect(JSON.stringify(events)).not.toContain(newPassword);
  });

  it('say that the first own password was chosen, and for whom somebody acts', async () => {
    const luca = await signIn(app(), 'luca.verdi');
    await callOn(app().app, saveFirstPassword, { newPassword }, { cookie: luca });
    expect((await eventsOf(userSubject(idOf('luca.verdi')))).at(-1)).toMatchObject({
      action: 'password.first-chosen',
      data: here,
    });
    const cookie = await signIn(app(), 'admin');
    await callOn(app().app, actFor, { companyId: 'beta', userId: idOf('luca.verdi') }, { cookie });
    await callOn(app().app, stopActingFor, {}, { cookie });
    const events = await eventsOf(userSubject(idOf('admin')));
    expect(events.slice(-2)).toMatchObject([
      { action: 'acting.started', data: { company: 'beta', ...here } },
      { action: 'acting.stopped', data: { company: 'beta', ...here } },
    ]);
  });
});
