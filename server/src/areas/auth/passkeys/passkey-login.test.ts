import { eq } from 'drizzle-orm';
import { checkLoginPasskey, hasOwnPassword, removePasskey } from 'shared-api/contracts/auth';
import { callOn } from '../../../testing/index.ts';
import { cookieOf, describeAuth, idOf, signIn, viewOf } from '../testing/auth-app.ts';
import { authUsers } from '../users/user.schema.ts';
import { addPasskeyOf, beginLogin, enterBy, listPasskeysOf } from './testing/passkey-calls.ts';
import { createSoftwarePasskey } from './testing/software-passkey.ts';
import { userSubject } from '../users/user-audit.ts';

describeAuth('signing in by passkey', (app) => {
  async function deviceOf(username = 'mario.rossi', kind = {}) {
    const device = createSoftwarePasskey(kind);
    const cookie = await signIn(app(), username);
    await addPasskeyOf(app(), cookie, device);
    return { device, cookie };
  }

  it('stands for both factors: the session is there at once', async () => {
    const { device } = await deviceOf();
    const options = await beginLogin(app());
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    app().clock.advance(60_000);
    const answer = await enterBy(app(), device.get(options));
    expect(answer.output).toMatchObject({ isProductEnabled: true, loginType: '' });
    expect(answer.output.user?.username).toBe('mario.rossi');
    const cookie = cookieOf(answer);
    expect((await callOn(app().app, hasOwnPassword, {}, { cookie })).output.isChanged).toBe(true);
    const [used] = (await listPasskeysOf(app(), cookie)).passkeys;
    expect(used?.lastUsedAt).toBe(app().clock.now().toISOString());
    const trail = await app().platform.audit.list(app().db, userSubject(idOf('mario.rossi')));
    expect(trail.map(({ action }) => action)).toContain('passkey.used');
  });

  it('takes a signed challenge once, for five minutes', async () => {
    const { device } = await deviceOf();
    const signed = device.get(await beginLogin(app()));
    const answers = await Promise.all([1, 2, 3].map(() => enterBy(app(), signed)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await enterBy(app(), signed)).error?.code).toBe('wrong-credentials');
    const late = device.get(await beginLogin(app()));
    app().clock.advance(5 * 60_000);
    expect((await enterBy(app(), late)).status).toBe(401);
  });

  it('answers the same for whatever is wrong, and opens nothing', async () => {
    const { device, cookie } = await deviceOf();
    const foreign = await deviceOf('giulia.bianchi');
    const begin = () => beginLogin(app());
    const byOther = foreign.device.get(await begin());
    const own = device.get(await begin());
    const wrong = [
      createSoftwarePasskey().get(await begin()),
      { ...byOther, id: device.id, rawId: device.id },
      { ...own, response: { ...own.response, userHandle: byOther.response.userHandle } },
      { ...device.get(await begin()), response: { ...own.response } },
      device.get({ ...(await begin()), rpId: 'evil.example' }),
      device.get({ ...(await begin()), challenge: 'x'.repeat(43) }),
    ];
    const answers = [];
    for (const assertion of wrong) answers.push(await enterBy(app(), assertion));
    const { passkeys } = await listPasskeysOf(app(), cookie);
    await callOn(app().app, removePasskey, { id: passkeys[0]?.id ?? '' }, { cookie });
    answers.push(await enterBy(app(), device.get(await begin())));
    const refusals = answers.map(({ status, error, headers }) => [
      status,
      error?.Error,
      headers['set-cookie'],
    ]);
    expect(refusals).toEqual(
      refusals.map(() => [
        401,
        'Passkey non riconosciuta: accedi con la password, oppure riprova',
        undefined,
      ]),
    );
  });

  it('opens nothing by another’s passkey where a screen waits for one person', async () => {
    const { device } = await deviceOf();
    const foreign = await deviceOf('giulia.bianchi');
    const mario = idOf('mario.rossi');
    const refused = await enterBy(app(), foreign.device.get(await beginLogin(app())), mario);
    expect([refused.status, refused.error?.code]).toEqual([409, 'other-person']);
    expect(refused.error?.Error).toMatch(/di un’altra persona/);
    expect(cookieOf(refused)).toBe('');
    const own = await enterBy(app(), device.get(await beginLogin(app())), mario);
    expect(own.output.user?.username).toBe('mario.rossi');
  });

  it('is offered again to who has one, when their session ends', async () => {
    const { cookie } = await deviceOf();
    const other = await signIn(app(), 'giulia.bianchi');
    const hasPasskeys = async (of: string) => (await viewOf(app(), of))?.hasPasskeys;
    expect([await hasPasskeys(cookie), await hasPasskeys(other)]).toEqual([true, false]);
  });

  it('refuses a device that does not check its person, or a foreign page', async () => {
    const { device } = await deviceOf();
    for (const use of [{ checksPerson: false }, { page: 'https://evil.example' }])
      expect((await enterBy(app(), device.get(await beginLogin(app()), use))).status).toBe(401);
    expect((await enterBy(app(), device.get(await beginLogin(app())))).status).toBe(200);
  });

  it('refuses a copy, whose counter is behind; one that is synced has none', async () => {
    const { device } = await deviceOf();
    expect((await enterBy(app(), device.get(await beginLogin(app())))).status).toBe(200);
    const copied = device.get(await beginLogin(app()), { countsUp: false });
    expect((await enterBy(app(), copied)).status).toBe(401);
    const synced = await deviceOf('anna.neri', { isSynced: true });
    for (let count = 0; count < 2; count += 1)
      expect((await enterBy(app(), synced.device.get(await beginLogin(app())))).status).toBe(200);
  });

  it('says that the product is not enabled, and opens nothing', async () => {
    const { device } = await deviceOf();
    const own = eq(authUsers.id, idOf('mario.rossi'));
    await app().db.update(authUsers).set({ isProductEnabled: false }).where(own);
    const answer = await enterBy(app(), device.get(await beginLogin(app())));
    expect(answer.output).toMatchObject({ isProductEnabled: false, user: null });
    expect(cookieOf(answer)).toBe('');
  });

  it('needs a credential of the right shape', async () => {
    const response = await app().app.inject({
      method: 'POST',
      url: checkLoginPasskey.path,
      headers: { 'x-sportello-client': 'test' },
      payload: { productid: 'docsign', credential: { id: 'x' } },
    });
    expect(response.statusCode).toBe(400);
  });

  it('may be tried a hundred times a quarter of an hour from an address', async () => {
    const { device } = await deviceOf();
    const signed = device.get({ challenge: 'x'.repeat(43), rpId: 'localhost' });
    for (let count = 0; count < 100; count += 1) expect((await enterBy(app(), signed)).status).toBe(401);
    const refused = await enterBy(app(), device.get(await beginLogin(app())));
    expect(refused.error?.ErrDetails).toBe('Troppi tentativi: riprovare tra 15 minuti');
  });
});
