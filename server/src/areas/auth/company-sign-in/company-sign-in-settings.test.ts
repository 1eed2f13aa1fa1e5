import { eq } from 'drizzle-orm';
import { tryCompanySignIn } from 'shared-api/contracts/auth';
import { callOn } from '../../../testing/index.ts';
import { describeWithStaff } from '../../../testing/staff-app.ts';
import { authUsers } from '../users/user.schema.ts';
import { authCompanySignIn } from './company-sign-in.schema.ts';
import { client, startIdentityProvider } from 'tooling/identity-provider';
import { cookiesOf, stepsOf, visitProvider } from './testing/steps.ts';

const provider = await startIdentityProvider();
provider.serve('http://localhost:8080');
afterAll(() => provider.stop());

beforeEach(() => {
  provider.people.clear();
  provider.people.set('trial', {
    claims: { email: 'trial@acme.example', email_verified: true, name: 'Trial' },
  });
});

describeWithStaff(
  'setting a company’s sign-in up',
  (app) => {
    const { read, save, start, enter, accept, switchOn, attempt, finish, by } = stepsOf(app, () => provider);
    const allow = () =>
      app()
        .db.update(authUsers)
        .set({ permissions: ['notif_docsign'] })
        .where(eq(authUsers.id, 'hr'));
    const fieldsOf = async (...args: Parameters<typeof save>) => (await save(...args)).error?.fields ?? {};
    const events = () => app().platform.audit.list(app().db, 'auth_company_sign_in:acme');

    it('begins with nothing, keeps the secret sealed and never answers it', async () => {
      expect((await read()).output).toMatchObject({
        fields: null,
        version: 0,
        redirectAddress: expect.stringMatching(/^http:\/\/localhost:8080\/company-sign-in\/[\w-]{16}$/),
        nextRedirectAddress: '',
        entryAddress: '',
      });
      expect((await save()).output).toEqual({ version: 1 });
      const { output } = await read();
      expect(output).toMatchObject({
        hasSecret: true,
        isTried: false,
        fields: { name: 'Acme ID', mode: 'off' },
      });
      expect(output.entryAddress).toMatch(/^http:\/\/localhost:8080\/\?company=[\w-]{16}$/);
      const stored = JSON.stringify([
        output,
        await events(),
        await app().db.select().from(authCompanySignIn),
      ]);
      expect(stored).not.toContain(client.secret);
    });

    it('is a company administrator’s with the permission, and a super user’s of every company', async () => {
      expect((await read('hr')).error?.code).toBe('forbidden');
      await allow();
      expect((await save({}, 'hr')).status).toBe(200);
      expect((await read('hr', 'beta')).error?.code).toBe('not-found');
      expect((await save({ companyId: 'beta' }, 'hr')).error?.code).toBe('not-found');
      expect((await read('mario')).status).toBe(403);
      const trial = await callOn(app().app, tryCompanySignIn, { companyId: 'acme' }, by('luca'));
      expect(trial.status).toBe(403);
    });

    it('shows the second of two writers that somebody was first', async () => {
      await save();
      expect((await save()).error?.code).toBe('conflict');
    });

    it('refuses addresses of the own network, of no TLS and with a password, domains of all and of others', async () => {
      for (const issuer of [
        'http://login.example.com',
        'https://127.0.0.1',
        'https://10.0.0.7/realms/a',
        'https://[::1]/',
        'https://keycloak.lan',
        'https://localhost',
        'https://login.example.com:8443',
        'https://a:b@login.example.com',
      ])
        expect(Object.keys(await fieldsOf({ issuer }))).toEqual(['issuer']);
      expect(await fieldsOf({ domains: ['gmail.com', 'acme'] })).toHaveProperty('domains');
      expect(await fieldsOf({ domains: ['co.uk', 'github.io'] })).toEqual({
        domains: 'Non può essere di una sola azienda: co.uk, github.io',
      });
      await save({ companyId: 'beta', domains: ['beta.example'] });
      await accept('beta.example', 'beta');
      expect(await fieldsOf({ domains: ['beta.example'] })).toEqual({
        domains: 'Un’altra azienda ha già questo dominio: beta.example',
      });
    });

    it('is switched on once a whole sign-in was tried with this very provider and client', async () => {
      await save();
      expect(Object.keys(await fieldsOf({ mode: 'only', version: 1 }))).toEqual(['mode']);
      const { trial, outcome } = (await attempt('trial')).output;
      expect(outcome).toBeNull();
      expect(trial).toMatchObject({
        outcome: 'unknown',
        email: 'trial@acme.example',
        isVerified: true,
        person: '',
      });
      expect((await read()).output.isTried).toBe(true);
      expect(Object.keys(await fieldsOf({ mode: 'only', version: 1, clientId: 'other' }))).toEqual(['mode']);
      expect((await save({ mode: 'only', version: 1 })).status).toBe(200);
    });

    it('keeps the secret when none is typed, but hands it to no other provider or client', async () => {
      await save();
      await save({ version: 1, clientSecret: '', name: 'Altro' });
      expect((await read()).output.hasSecret).toBe(true);
      await save({ version: 2, clientSecret: '', clientId: 'another' });
      expect((await read()).output.hasSecret).toBe(false);
    });

    it('says in words what does not work when it is tried', async () => {
      await save({ clientSecret: 'wrong' });
      const refused = await attempt('trial');
      expect(refused.error).toMatchObject({ code: 'wrong-credentials' });
      expect(refused.error?.ErrDetails).toContain('invalid_client');
      await save({ version: 1, issuer: `${provider.issuer}/nowhere` });
      const gone = await callOn(app().app, tryCompanySignIn, { companyId: 'acme' }, by('root'));
      expect(gone.error?.code).toBe('unavailable');
      await save({ version: 2 });
      provider.people.set('trial', { claims: { email: 'trial@acme.example' } });
      expect((await attempt('trial')).output.trial).toMatchObject({ outcome: 'unverified' });
      expect((await read()).output.isTried).toBe(false);
    });

    it('moves from the address that companies shared to its own by a trial that comes back there', async () => {
      await switchOn();
      await app().db.update(authCompanySignIn).set({ hasOwnReturn: false });
      const shared = 'http://localhost:8080/company-sign-in';
      const own = (await read()).output.nextRedirectAddress;
      expect((await read()).output.redirectAddress).toBe(shared);
      expect(own).toMatch(/\/company-sign-in\/[\w-]{16}$/);
      const before = await start();
      const asked = (address: string) => new URL(address).searchParams.get('redirect_uri');
      expect(asked(before.output.address)).toBe(shared);
      expect((await enter('trial')).error?.code).toBe('forbidden');
      expect((await attempt('trial')).output.trial).toMatchObject({ isMoved: false });
      expect((await attempt('trial', 'root', { moves: true })).output.trial).toMatchObject({ isMoved: true });
      expect((await read()).output).toMatchObject({ redirectAddress: own, nextRedirectAddress: '' });
      expect(asked((await start()).output.address)).toBe(own);
      const late = await finish(await visitProvider(before.output.address, 'trial'), cookiesOf(before));
      expect(late.error?.code).toBe('link-invalid');
      expect((await events()).map(({ action }) => action)).toContain('company-sign-in.moved');
    });

    it('stays at the shared address when it is saved, unless provider or client is another', async () => {
      await save();
      await app().db.update(authCompanySignIn).set({ hasOwnReturn: false });
      await save({ version: 1, name: 'Altro' });
      expect((await read()).output.nextRedirectAddress).not.toBe('');
      await save({ version: 2, clientId: 'another' });
      expect((await read()).output.nextRedirectAddress).toBe('');
    });

    it('is tried anew where it goes back to the client of before, which does not know the own address', async () => {
      await allow();
      await save();
      await app().db.update(authCompanySignIn).set({ hasOwnReturn: false });
      await attempt('trial');
      expect((await save({ version: 1, mode: 'beside' })).status).toBe(200);
      await save({ version: 2, mode: 'off', clientId: 'another' });
      expect(Object.keys(await fieldsOf({ version: 3, mode: 'beside' }))).toEqual(['mode']);
    });

    it('is tried by who began, and opens no session for anybody', async () => {
      await allow();
      await save();
      const started = await callOn(app().app, tryCompanySignIn, { companyId: 'acme' }, by('hr'));
      const answer = await visitProvider(started.output.address, 'trial');
      const other = `${cookiesOf(started)}; ${app().cookies.mario}`;
      expect((await finish(answer, other)).error?.code).toBe('link-invalid');
      const own = await attempt('trial', 'hr');
      expect(cookiesOf(own)).not.toContain('sportello_session');
    });

    it('maps to groups of the company alone, and to none that gives what who saves may not', async () => {
      await allow();
      const { directory } = app().areas;
      const add = (
        companyId: string,
        permissions: readonly ['utenti_docsign'] | readonly ['notif_docsign'],
      ) => directory.addGroup(app().db, { companyId, name: permissions[0], permissions, isDefault: false });
      const rule = (groupId: string) => ({ groupsClaim: 'groups', groupRules: [{ value: 'x', groupId }] });
      const strong = await add('acme', ['utenti_docsign']);
      const foreign = await add('beta', ['notif_docsign']);
      const own = await add('acme', ['notif_docsign']);
      expect(Object.keys(await fieldsOf(rule(strong), 'hr'))).toEqual(['groupRules']);
      expect(Object.keys(await fieldsOf(rule(foreign)))).toEqual(['groupRules']);
      expect((await save(rule(strong))).status).toBe(200);
      expect(Object.keys(await fieldsOf({ ...rule(strong), version: 1 }, 'hr'))).toEqual(['groupRules']);
      expect((await save({ ...rule(own), version: 1 }, 'hr')).status).toBe(200);
    });

    it('stands in the log with before and after', async () => {
      await save();
      await save({ version: 1, name: 'Entra' });
      expect((await events()).at(-1)).toMatchObject({
        action: 'company-sign-in.saved',
        actor: 'root',
        data: { before: { name: 'Acme ID' }, after: { name: 'Entra' } },
      });
    });
  },
  { env: { OIDC_ORIGINS: provider.issuer } },
);
