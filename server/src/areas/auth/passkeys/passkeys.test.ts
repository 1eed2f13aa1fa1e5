import { randomUUID } from 'node:crypto';
import {
  addPasskey,
  getNewPasskeyOptions,
  getPasskeys,
  removePasskey,
  renamePasskey,
} from 'shared-api/contracts/auth';
import { callOn, createTestApp, type TestApp } from '../../../testing/index.ts';
import { serveAuth } from '../auth.routes.ts';
import { createAuthAreas, describeAuth, idOf, post, signIn } from '../testing/auth-app.ts';
import { addPasskeyOf, beginPasskey, submitPasskey, listPasskeysOf } from './testing/passkey-calls.ts';
import { createSoftwarePasskey } from './testing/software-passkey.ts';
import { userSubject } from '../users/user-audit.ts';

const rename = (app: TestApp, cookie: string, id: string, name: string) =>
  callOn(app.app, renamePasskey, { id, name }, { cookie });
const remove = (app: TestApp, cookie: string, id: string) =>
  callOn(app.app, removePasskey, { id }, { cookie });
const firstOf = async (app: TestApp, cookie: string) =>
  (await listPasskeysOf(app, cookie)).passkeys[0]?.id ?? '';

describeAuth('a passkey of a person', (app) => {
  it('is asked of the device for this product, unlocked by its person, and found without a user name', async () => {
    const { output } = await beginPasskey(app(), await signIn(app()));
    expect(output).toMatchObject({
      rp: { id: 'localhost', name: 'Sportello' },
      user: { name: 'mario.rossi', displayName: 'Mario Rossi' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [],
    });
    expect(Buffer.from(output.user.id, 'base64url').toString()).not.toContain('mario');
  });

  it('is kept under its name, with a notice by email and an entry in the log, and not asked of the same device again', async () => {
    const cookie = await signIn(app());
    const device = createSoftwarePasskey({ isSynced: true });
    const begun = await beginPasskey(app(), cookie);
    app().clock.advance(1);
    expect((await submitPasskey(app(), cookie, device.create(begun.output))).output).toBeUndefined();
    expect(await listPasskeysOf(app(), cookie)).toEqual({
      isAvailable: true,
      passkeys: [
        {
          id: expect.any(String),
          name: 'Telefono',
          createdAt: app().clock.now().toISOString(),
          lastUsedAt: null,
          isSynced: true,
        },
      ],
    });
    expect((await app().outbox())[0]).toMatchObject({
      recipient: 'mario.rossi@acme.example',
      subject: 'Nuova passkey per accedere a Sportello',
    });
    const trail = await app().platform.audit.list(app().db, userSubject(idOf('mario.rossi')));
    expect(trail.map(({ action }) => action)).toContain('passkey.added');
    const again = (await beginPasskey(app(), cookie)).output;
    expect(again.excludeCredentials.map(({ id }) => id)).toEqual([device.id]);
    expect(again.user.id).toBe(begun.output.user.id);
  });

  it('is kept once: a replay, another session’s challenge and an old one are refused', async () => {
    const [cookie, other] = [await signIn(app()), await signIn(app(), 'giulia.bianchi')];
    const device = createSoftwarePasskey();
    const credential = device.create((await beginPasskey(app(), cookie)).output);
    expect((await submitPasskey(app(), other, credential)).error?.code).toBe('invalid-input');
    const second = device.create((await beginPasskey(app(), cookie)).output);
    const answers = await Promise.all([1, 2, 3].map(() => submitPasskey(app(), cookie, second)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await submitPasskey(app(), cookie, second)).status).toBe(400);
    const late = createSoftwarePasskey().create((await beginPasskey(app(), cookie)).output);
    app().clock.advance(5 * 60_000);
    expect((await submitPasskey(app(), cookie, late)).status).toBe(400);
    expect((await listPasskeysOf(app(), cookie)).passkeys).toHaveLength(1);
  });

  it('is not kept when its device does not check its person, or a foreign page asked', async () => {
    const cookie = await signIn(app());
    for (const device of [{ verifiesUser: false }, { origin: 'https://evil.example' }]) {
      const { status, error } = await addPasskeyOf(app(), cookie, createSoftwarePasskey(device));
      expect([status, error?.Error]).toEqual([400, expect.stringContaining('non è stata aggiunta')]);
    }
    expect((await listPasskeysOf(app(), cookie)).passkeys).toEqual([]);
  });

  it('is not kept for another person when their device gives it twice', async () => {
    const device = createSoftwarePasskey();
    await addPasskeyOf(app(), await signIn(app()), device);
    const giulia = await signIn(app(), 'giulia.bianchi');
    expect((await addPasskeyOf(app(), giulia, device)).status).toBe(400);
    expect((await listPasskeysOf(app(), giulia)).passkeys).toEqual([]);
  });

  it('is begun only by who gives their password, ten tries a quarter of an hour', async () => {
    const cookie = await signIn(app());
    expect((await beginPasskey(app(), cookie, '')).error?.fields).toEqual({
      password: 'Per aggiungere una passkey serve la password',
    });
    for (let tried = 0; tried < 10; tried += 1)
      expect((await beginPasskey(app(), cookie, 'Sbagliata-1')).error).toMatchObject({
        code: 'invalid-input',
        fields: { password: 'La password non è corretta' },
      });
    expect((await beginPasskey(app(), cookie)).status).toBe(429);
  });

  it('is refused to visitors, and to who has not chosen their password yet', async () => {
    for (const call of [getNewPasskeyOptions, getPasskeys])
      expect((await post(app(), call.path, {})).status).toBe(401);
    const credential = createSoftwarePasskey().create(
      (await beginPasskey(app(), await signIn(app()))).output,
    );
    expect((await submitPasskey(app(), '', credential)).status).toBe(401);
    const luca = await signIn(app(), 'luca.verdi');
    expect((await beginPasskey(app(), luca)).error?.code).toBe('forbidden');
    expect((await submitPasskey(app(), luca, credential)).error?.code).toBe('forbidden');
  });

  it('needs a name, and a credential of the right shape', async () => {
    const cookie = await signIn(app());
    const credential = createSoftwarePasskey().create((await beginPasskey(app(), cookie)).output);
    for (const [name, wrong] of [
      [' ', credential],
      ['Telefono', { ...credential, id: '<script>' }],
    ] as const) {
      const response = await app().app.inject({
        method: 'POST',
        url: addPasskey.path,
        headers: { 'x-sportello-client': 'test', cookie },
        payload: { name, credential: wrong },
      });
      expect(response.statusCode).toBe(400);
    }
  });

  it('is one of ten at most', async () => {
    const cookie = await signIn(app());
    for (let count = 0; count < 10; count += 1)
      expect((await addPasskeyOf(app(), cookie, createSoftwarePasskey())).status).toBe(200);
    expect((await beginPasskey(app(), cookie)).error).toMatchObject({
      code: 'conflict',
      Error: 'Hai già 10 passkey: togline una prima di aggiungerne un’altra',
    });
  });

  it('is renamed by its person alone', async () => {
    const [cookie, other] = [await signIn(app()), await signIn(app(), 'giulia.bianchi')];
    await addPasskeyOf(app(), cookie, createSoftwarePasskey());
    const id = await firstOf(app(), cookie);
    expect((await rename(app(), cookie, id, 'Portatile')).status).toBe(200);
    expect((await listPasskeysOf(app(), cookie)).passkeys[0]?.name).toBe('Portatile');
    expect((await rename(app(), other, id, 'Mia')).error?.code).toBe('not-found');
    expect((await post(app(), renamePasskey.path, { id, name: '' }, cookie)).error.fields).toHaveProperty(
      'name',
    );
  });

  it('is removed by its person alone, once, with a notice by email', async () => {
    const [cookie, other] = [await signIn(app()), await signIn(app(), 'giulia.bianchi')];
    await addPasskeyOf(app(), cookie, createSoftwarePasskey());
    const id = await firstOf(app(), cookie);
    expect((await remove(app(), other, id)).error?.code).toBe('not-found');
    expect((await remove(app(), cookie, randomUUID())).status).toBe(404);
    expect((await post(app(), removePasskey.path, { id: '1' }, cookie)).status).toBe(400);
    app().clock.advance(1);
    expect((await remove(app(), cookie, id)).output).toBeUndefined();
    expect((await remove(app(), cookie, id)).status).toBe(404);
    expect((await app().outbox())[0]?.subject).toBe('Passkey tolta da Sportello');
  });
});

describe('an installation without a domain', () => {
  it('says that it has no passkeys', async () => {
    const app = await createTestApp({
      env: { PUBLIC_URL: 'http://127.0.0.1:8080' },
      routes: (server, platform) => serveAuth(server, createAuthAreas(platform).auth),
    });
    const { status, error } = await post(app, '/api/getPasskeyLoginOptions', {});
    expect([status, error.Error]).toEqual([503, 'Le passkey non sono disponibili a questo indirizzo']);
    await app.close();
  });
});
