import { eq } from 'drizzle-orm';
import {
  getLastLogin,
  getLastLoginOfProduct,
  hasOwnPassword,
  registerLogin,
  registerLogout,
} from 'shared-api/contracts/auth';
import { callOn } from '../../../testing/index.ts';
import { authUsers } from '../users/user.schema.ts';
import { cookieOf, describeAuth, enterPassword, idOf, post, signIn, viewOf } from '../testing/auth-app.ts';

const minute = 60_000;

describeAuth('last login', (app) => {
  it('is that of the time before, on the call and on the page', async () => {
    const first = await signIn(app());
    await callOn(app().app, registerLogin, {}, { cookie: first });
    expect((await callOn(app().app, getLastLogin, {}, { cookie: first })).output.result).toBeNull();
    const firstTime = app().clock.now().toISOString();
    app().clock.advance(60 * minute);
    const second = await signIn(app());
    await callOn(app().app, registerLogin, {}, { cookie: second });
    await callOn(app().app, registerLogin, {}, { cookie: second });
    const { output } = await callOn(app().app, getLastLogin, {}, { cookie: second });
    expect(output.result).toBe(firstTime);
    expect((await viewOf(app(), second))?.lastLogin).toBe(firstTime);
  });

  it('is answered by token and product too, as specified, with the sentence in Error where it is not', async () => {
    const cookie = await signIn(app());
    const input = { token: idOf('mario.rossi'), product: 'docsign' };
    expect((await callOn(app().app, getLastLoginOfProduct, input, { cookie })).output.result).toBeNull();
    const stolen = await callOn(
      app().app,
      getLastLoginOfProduct,
      { ...input, token: idOf('admin') },
      { cookie },
    );
    expect(stolen.error).toMatchObject({ code: 'forbidden', Error: 'Operazione non consentita' });
    const { error } = await post(app(), getLastLoginOfProduct.path, { token: input.token }, cookie);
    expect(error.fields).toEqual({ productid: 'Campo obbligatorio' });
  });

  it.each([registerLogin, registerLogout, getLastLogin])(
    'is nobody else’s, nor another product’s ($name)',
    async ({ path }) => {
      const cookie = await signIn(app());
      const stolen = await post(app(), path, { username: idOf('admin') }, cookie);
      expect(stolen.error.code).toBe('forbidden');
      const foreign = await post(app(), path, { productid: 'other' }, cookie);
      expect(foreign.error).toMatchObject({
        code: 'invalid-input',
        Error: 'Il prodotto indicato non esiste',
      });
      expect((await callOn(app().app, getLastLogin, {}, { cookie })).status).toBe(200);
    },
  );

  it('is not answered to who is not signed in', async () => {
    expect((await callOn(app().app, getLastLogin, {})).status).toBe(401);
    expect((await callOn(app().app, registerLogin, {})).status).toBe(401);
  });
});

describeAuth('logout', (app) => {
  it('ends the session and takes the cookie', async () => {
    const cookie = await signIn(app());
    const { headers, output } = await callOn(app().app, registerLogout, {}, { cookie });
    expect(output).toEqual({ next: null });
    expect(String(headers['set-cookie'])).toMatch(/sportello_session=;.*Expires=Thu, 01 Jan 1970/);
    expect((await callOn(app().app, hasOwnPassword, {}, { cookie })).status).toBe(401);
  });

  it('needs a session', async () => {
    expect((await callOn(app().app, registerLogout, {})).error?.code).toBe('not-signed-in');
  });
});

describeAuth('the rights of a session', (app) => {
  it('are those that the person has now', async () => {
    const cookie = await signIn(app());
    await app()
      .db.update(authUsers)
      .set({ a: 'Y' })
      .where(eq(authUsers.id, idOf('mario.rossi')));
    expect((await viewOf(app(), cookie))?.flags).toEqual({ a: 'Y', b: 'N' });
  });

  it('end with the product for the person', async () => {
    const cookie = await signIn(app());
    const own = eq(authUsers.id, idOf('mario.rossi'));
    await app().db.update(authUsers).set({ isProductEnabled: false }).where(own);
    expect((await callOn(app().app, hasOwnPassword, {}, { cookie })).status).toBe(401);
  });
});

describeAuth('the session as the page sees it', (app) => {
  it('shows name, company, rights, and whether the first password is due', async () => {
    expect(await viewOf(app(), await signIn(app(), 'luca.verdi'))).toMatchObject({
      username: 'luca.verdi',
      fullName: 'Luca Verdi',
      company: { id: 'beta', name: 'Beta S.r.l.', accent: '#0f766e' },
      needsSmsCode: true,
      flags: { a: 'N', b: 'N' },
      isGuest: false,
      hasChangedPassword: false,
    });
  });

  it('is none while the code is still due, and without a session', async () => {
    expect(await viewOf(app(), cookieOf(await enterPassword(app())))).toBeNull();
    expect(await viewOf(app(), 'sportello_session=nothing')).toBeNull();
  });
});
