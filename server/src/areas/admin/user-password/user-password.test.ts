import { changeUserPassword } from 'shared-api/contracts/admin';
import { callOn } from '../../../testing/index.ts';
import { postForm } from '../../../testing/post-form.ts';
import { describeWithStaff } from '../../../testing/staff-app.ts';
import { authUsers } from '../../auth/users/user.schema.ts';
import { userSubject } from '../../auth/users/user-audit.ts';

const oldPassword = 'Girasole-42';
const newPassword = 'Tramonto-77';

describeWithStaff('the password of a user', (app) => {
  beforeEach(async () => {
    await app()
      .db.update(authUsers)
      .set({ permissions: ['utenti_docsign'] });
    await app().db.transaction((tx) => app().areas.auth.accounts.setPassword(tx, 'mario', oldPassword));
  });
  const change = (
    given: Partial<Record<'id' | 'oldPassword' | 'newPassword', string>>,
    who: 'hr' | 'paola',
  ) =>
    callOn(
      app().app,
      changeUserPassword,
      { id: 'mario', oldPassword, newPassword, ...given },
      { cookie: app().cookies[who] },
    );
  const actions = async () => {
    const events = await app().platform.audit.list(app().db, userSubject('mario'));
    return events.map(({ action, actor, data }) => [action, actor, data['outcome']]);
  };

  it('is changed by who knows the old one; sessions end, a mail informs, the log knows', async () => {
    expect((await change({}, 'hr')).status).toBe(200);
    expect(await app().areas.auth.accounts.isPassword('mario', newPassword)).toBe(true);
    const [mail] = await app().outbox();
    expect(mail).toMatchObject({ recipient: 'mario@example.com' });
    expect(await actions()).toContainEqual(['password.changed', 'hr', 'done']);
  });

  it('is not found out by trying', async () => {
    const refused = await change({ oldPassword: 'Sbagliata-1' }, 'hr');
    expect(refused.error).toMatchObject({
      code: 'invalid-input',
      Error: 'Vecchia password non trovata',
      fields: { oldPassword: 'Vecchia password non trovata' },
    });
    expect(await actions()).toContainEqual(['password.change-refused', 'hr', 'refused']);
    for (let count = 0; count < 9; count += 1) await change({ oldPassword: 'Sbagliata-1' }, 'hr');
    expect((await change({}, 'hr')).status).toBe(429);
  });

  it('has 8 to 15 characters with a capital, and is none that is guessed at once', async () => {
    for (const newpassword of ['Corta-1', 'Troppo-lunga-12345', 'minuscola-1', 'Password1!', 'MarioTest1']) {
      const form = { id: 'mario', oldpassword: oldPassword, newpassword };
      const { error } = await postForm(app().app, changeUserPassword.path, form, app().cookies.hr);
      expect(error.fields).toHaveProperty('newpassword');
    }
  });

  it('is no business of who does not administer them', async () => {
    expect((await change({}, 'paola')).status).toBe(404);
    expect((await change({ id: 'root' }, 'hr')).status).toBe(404);
  });
});
