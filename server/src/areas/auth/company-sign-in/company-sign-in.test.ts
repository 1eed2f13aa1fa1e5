import { eq } from 'drizzle-orm';
import {
  checkLogin,
  findCompanySignIn,
  getSessions,
  registerLogout,
  requestRecovery,
  startCompanySignIn,
} from 'shared-api/contracts/auth';
import { startIdentityProvider } from 'tooling/identity-provider';
import { callOn } from '../../../testing/index.ts';
import { describeWithStaff } from '../../../testing/staff-app.ts';
import { directoryGroups } from '../../directory/directory.schema.ts';
import { createPasswordHasher } from '../passwords/password-hasher.ts';
import { userSubject } from '../users/user-audit.ts';
import { authUsers } from '../users/user.schema.ts';
import { findUserByEmail } from '../users/users.repository.ts';
import { authCompanyIdentities, authCompanySignIn } from './company-sign-in.schema.ts';
import { cookiesOf, stepsOf } from './testing/steps.ts';

const provider = await startIdentityProvider();
provider.serve('http://localhost:8080');
const env = { OIDC_ORIGINS: provider.issuer };
const hasher = createPasswordHasher();

afterAll(() => provider.stop());

/** Somebody of Acme at the provider. */
const person = (email: string, claims: Readonly<Record<string, unknown>> = {}) => ({
  claims: { email, email_verified: true, given_name: 'Maria', family_name: 'De Rossi', ...claims },
});

beforeEach(() => {
  provider.people.clear();
  provider.people.set('trial', person('trial@acme.example'));
  provider.people.set('mario', person('Mario@Acme.example'));
});

describeWithStaff(
  'signing in by the company',
  (app) => {
    const { attempt, enter, switchOn, by } = stepsOf(app, () => provider);
    const userOf = async (id: string) =>
      (await app().db.select().from(authUsers).where(eq(authUsers.id, id)))[0];
    const give = (id: string, fields: Partial<typeof authUsers.$inferInsert>) =>
      app().db.update(authUsers).set(fields).where(eq(authUsers.id, id));
    const links = () => app().db.select().from(authCompanyIdentities);
    const sessionIn = (answer: Awaited<ReturnType<typeof enter>>) =>
      /sportello_session=[\w-]+/.exec(cookiesOf(answer))?.[0] ?? '';

    beforeEach(async () => {
      for (const name of ['mario', 'giulia', 'hr', 'root']) {
        const email = `${name}@acme.example`;
        await give(name, { email, emailKey: email });
      }
      // Who never came in is linked at once; who has shows it by their own means (`proposed-link.test.ts`).
      for (const name of ['mario', 'giulia']) await give(name, { passwordChangedAt: null });
    });

    it('links an account by the address that the provider confirms, notifies its person, and knows them again by name', async () => {
      await switchOn();
      const answer = await enter('mario');
      expect(answer.output.outcome?.user).toMatchObject({ userId: 'mario' });
      expect(sessionIn(answer)).not.toBe('');
      const linked = (await app().outbox()).filter(
        // Administrators are told of the provider and of its domain.
        ({ subject }) => !/serve la tua conferma|^Il dominio /.test(subject),
      );
      expect(linked.map(({ recipient }) => recipient)).toEqual(['mario@acme.example']);
      provider.people.set('mario', person('other@acme.example', { email_verified: false }));
      expect((await enter('mario')).output.outcome?.user).toMatchObject({ userId: 'mario' });
      expect(await links()).toMatchObject([{ companyId: 'acme', subject: 'mario', userId: 'mario' }]);
    });

    it('says in the list of sessions and in the log by what somebody signed in', async () => {
      await switchOn();
      const cookie = sessionIn(await enter('mario'));
      const { sessions } = (await callOn(app().app, getSessions, {}, { cookie })).output;
      expect(sessions.find(({ isCurrent }) => isCurrent)).toMatchObject({
        method: 'company',
        provider: 'Acme ID',
      });
      const events = await app().platform.audit.list(app().db, userSubject('mario'));
      expect(events.map(({ action, data }) => [action, data?.['method'], data?.['provider']])).toEqual([
        ['company-sign-in.linked', undefined, 'Acme ID'],
        ['password.ended', undefined, undefined],
        ['sign-in.first', undefined, undefined],
        ['sign-in.passed', 'company', 'Acme ID'],
      ]);
    });

    it.each([
      ['does not confirm', { email_verified: false }],
      ['says nothing of', { email_verified: undefined }],
      ['does not confirm, in words', { email_verified: 'false' }],
      ['confirms as another product would', { email_verified: undefined, xms_edov: true }],
    ])('links nobody by an address that the provider %s', async (_name, claims) => {
      await switchOn();
      provider.people.set('mario', person('mario@acme.example', claims));
      const { error, headers } = await enter('mario');
      expect(error).toMatchObject({ code: 'forbidden' });
      expect(cookiesOf({ headers })).not.toContain('sportello_session');
      expect(await links()).toEqual([]);
    });

    it('opens no super user’s account, no other company’s, and none outside the domains, whatever a provider says', async () => {
      await give('luca', { email: 'luca@acme.example', emailKey: 'luca@acme.example' });
      await give('giulia', { email: 'giulia@elsewhere.example', emailKey: 'giulia@elsewhere.example' });
      await switchOn({ addsUnknown: true });
      for (const address of ['root@acme.example', 'luca@acme.example', 'giulia@elsewhere.example']) {
        provider.people.set('evil', person(address));
        expect((await enter('evil')).error?.code).toBe('forbidden');
      }
      expect(await links()).toEqual([]);
    });

    it('opens nothing any more for who became a super user, went to another company, or is not let in', async () => {
      await switchOn();
      await enter('mario');
      await give('mario', { a: 'Y' });
      expect((await enter('mario')).error?.code).toBe('forbidden');
      await give('mario', { a: 'N', companyId: 'beta' });
      expect((await enter('mario')).error?.code).toBe('forbidden');
      await give('mario', { companyId: 'acme', isProductEnabled: false });
      const answer = await enter('mario');
      expect(answer.output.outcome).toMatchObject({ isProductEnabled: false, user: null });
      expect(sessionIn(answer)).toBe('');
    });

    it('does not open an account for a second person at the provider who was given the same address', async () => {
      await switchOn();
      await enter('mario');
      provider.people.set('new', person('mario@acme.example'));
      expect((await enter('new')).error?.code).toBe('forbidden');
      expect(await links()).toHaveLength(1);
    });

    it('keeps companies with the same provider apart', async () => {
      await switchOn();
      provider.people.set('trial', person('trial@beta.example'));
      await switchOn({ companyId: 'beta', domains: ['beta.example'], addsUnknown: true });
      await enter('mario');
      expect((await enter('mario', 'beta')).error?.code).toBe('forbidden');
      provider.people.set('mario', person('mario@beta.example'));
      const { userId } = (await enter('mario', 'beta')).output.outcome?.user ?? {};
      expect(await userOf(userId ?? '')).toMatchObject({ companyId: 'beta', permissions: [] });
    });

    it('makes an account without rights of who is unknown, where the company wants that, and else refuses', async () => {
      await switchOn();
      provider.people.set('nina', person('nina@acme.example', { given_name: 'Nina', family_name: 'Sole' }));
      expect((await enter('nina')).error).toMatchObject({
        code: 'forbidden',
        ErrDetails: 'Nessun utente ha l’indirizzo nina@acme.example: chiedi alla tua azienda di aggiungerlo',
      });
      await app().db.update(authCompanySignIn).set({ addsUnknown: true });
      const { output } = await enter('nina');
      expect(output.outcome?.user).toMatchObject({
        username: 'nina@acme.example',
        a: 'N',
        b: 'N',
        permissions: [],
      });
      expect(await findUserByEmail(app().db, 'nina@acme.example')).toMatchObject({
        firstName: 'Nina',
        lastName: 'Sole',
        companyId: 'acme',
        passwordHash: '',
      });
    });

    it.each([
      ['an address in it', { given_name: 'Vinci su https://evil.example', family_name: 'Sole' }],
      ['more than a name can have', { given_name: 'N'.repeat(101), family_name: 'Sole' }],
    ])('makes no account of a name with %s, says so, and a trial too', async (_what, claims) => {
      await switchOn({ addsUnknown: true });
      provider.people.set('nina', person('nina@acme.example', claims));
      const { error } = await enter('nina');
      expect(error?.code).toBe('forbidden');
      expect(error?.ErrDetails).toContain('non indica un nome e un cognome che si possano usare');
      expect(await findUserByEmail(app().db, 'nina@acme.example')).toBeUndefined();
      expect((await attempt('nina')).output.trial).toMatchObject({ outcome: 'name' });
      // Whoever has an account has their name there.
      provider.people.set('mario', person('mario@acme.example', claims));
      expect((await enter('mario')).output.outcome?.user).toMatchObject({ userId: 'mario' });
    });

    it('gives and takes the groups of the table at each sign-in, and leaves the others', async () => {
      const { directory } = app().areas;
      const add = (name: string) =>
        directory.addGroup(app().db, {
          companyId: 'acme',
          name,
          permissions: ['doc_docsign'],
          isDefault: false,
        });
      const [signers, readers, byHand] = [await add('signers'), await add('readers'), await add('by hand')];
      await directory.setGroups(app().db, [
        { userId: 'mario', companyId: 'acme', groupIds: [byHand, readers] },
      ]);
      const groupRules = [
        { value: 'team-a', groupId: signers },
        { value: 'team-b', groupId: readers },
      ];
      await switchOn({ groupsClaim: 'groups', groupRules });
      provider.people.set('mario', person('mario@acme.example', { groups: ['team-a', 'x'] }));
      expect((await enter('mario')).output.outcome?.user?.permissions).toEqual(['doc_docsign']);
      const groupsNow = async () => (await directory.describeUser(app().db, 'mario')).groupIds.toSorted();
      expect(await groupsNow()).toEqual([byHand, signers].toSorted());
      provider.people.set('mario', person('mario@acme.example', { _claim_names: { groups: 'src1' } }));
      await enter('mario');
      provider.people.set('mario', person('mario@acme.example', { groups: [] }));
      await app().db.delete(directoryGroups).where(eq(directoryGroups.id, readers));
      await enter('mario');
      expect(await groupsNow()).toEqual([byHand]);
    });

    it('asks for our code, unless the provider asked for its own and the company trusts it', async () => {
      await switchOn({ secondFactor: 'said' });
      expect((await enter('mario')).output.outcome).toMatchObject({ loginType: 'OTP', user: null });
      provider.people.set('mario', { ...person('mario@acme.example'), amr: ['pwd', 'mfa'] });
      expect((await enter('mario')).output.outcome).toMatchObject({
        loginType: '',
        user: { userId: 'mario' },
      });
      await app().db.update(authCompanySignIn).set({ secondFactor: 'ours' });
      expect((await enter('mario')).output.outcome).toMatchObject({ loginType: 'OTP', user: null });
    });

    it('ends a first password that an administrator knows', async () => {
      await give('mario', { passwordHash: await hasher.hash('Prima-password-1'), passwordChangedAt: null });
      await switchOn();
      await enter('mario');
      expect(await userOf('mario')).toMatchObject({ passwordHash: '' });
      expect((await userOf('mario'))?.passwordChangedAt).not.toBeNull();
    });

    it('is found by an address of the company or its key, and nothing else; off, by neither', async () => {
      const find = async (input: { typed?: string; company?: string }) =>
        (await callOn(app().app, findCompanySignIn, input)).output.found;
      await switchOn();
      const found = await find({ typed: ' Nobody@ACME.example ' });
      expect(found).toEqual({ company: expect.any(String), name: 'Acme ID', isOnlyWay: false });
      expect(await find({ company: found?.company ?? '' })).toEqual(found);
      for (const typed of ['mario', 'acme', 'acme.example', 'mario@beta.example', 'mario@sub.acme.example'])
        expect(await find({ typed })).toBeNull();
      expect(await find({ company: 'acme' })).toBeNull();
      await app().db.update(authCompanySignIn).set({ mode: 'off' });
      expect(await find({ typed: 'mario@acme.example' })).toBeNull();
      const begun = await callOn(app().app, startCompanySignIn, { company: found?.company ?? '' });
      expect(begun.error?.code).toBe('not-found');
      const many = Array.from({ length: 120 }, () => find({ typed: 'x@x.example' }));
      await Promise.allSettled(many);
      expect((await callOn(app().app, findCompanySignIn, {})).error?.code).toBe('too-many-requests');
    });

    it('signs out at the provider too where the company wants that, and only who came by it', async () => {
      await switchOn({ endsAtProvider: true });
      const cookie = sessionIn(await enter('mario'));
      const { next } = (await callOn(app().app, registerLogout, {}, { cookie })).output;
      expect(next).toContain(`${provider.issuer}/session/end?`);
      expect(new URL(next ?? '').searchParams.get('post_logout_redirect_uri')).toBe('http://localhost:8080/');
      expect((await callOn(app().app, registerLogout, {}, by('giulia'))).output.next).toBeNull();
    });

    it('in place of passwords refuses every other way to the company’s people, but never to a super user', async () => {
      const passwordHash = await hasher.hash('Una-password-12!');
      for (const id of ['mario', 'root']) await give(id, { passwordHash });
      await switchOn({ mode: 'only' });
      const enterPassword = (username: string, password = 'Una-password-12!') =>
        callOn(app().app, checkLogin, { username, password, product: 'docsign', channel: 'MAIL' });
      expect((await enterPassword('root')).output.loginType).toBe('OTP');
      const { error } = await enterPassword('mario');
      expect(error).toMatchObject({
        code: 'forbidden',
        details: { name: 'Acme ID' },
        ErrDetails: 'La tua azienda chiede di accedere con Acme ID: usa il pulsante «Accedi con Acme ID»',
      });
      expect((await enterPassword('mario', 'wrong')).error?.code).toBe('wrong-credentials');
      const recover = {
        username: 'mario',
        method: 'SEND_OLD_PASSWORD',
        siteDomain: '',
        product: 'docsign',
      } as const;
      await callOn(app().app, requestRecovery, recover);
      const [mail] = await app().outbox();
      expect(mail?.subject).toBe('Accedi a Sportello con Acme ID');
      expect(mail?.text).not.toContain('/recover');
      expect((await enter('mario')).status).toBe(200);
    });
  },
  { env },
);
