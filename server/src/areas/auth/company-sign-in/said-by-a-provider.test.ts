import { eq } from 'drizzle-orm';
import { nameCompanySignIn } from 'shared-api/contracts/auth';
import { startIdentityProvider } from 'tooling/identity-provider';
import { callOn } from '../../../testing/index.ts';
import { describeWithStaff } from '../../../testing/staff-app.ts';
import { authUsers } from '../users/user.schema.ts';
import { findUserByEmail } from '../users/users.repository.ts';
import { authCompanyIdentities } from './company-sign-in.schema.ts';
import { cookiesOf, stepsOf, visitProvider } from './testing/steps.ts';

const provider = await startIdentityProvider();
provider.serve('http://localhost:8080');
const env = { OIDC_ORIGINS: provider.issuer };
const anna = { given_name: 'Anna', family_name: 'Neri' };
const email = 'new@acme.example';

afterAll(() => provider.stop());

const says = (claims: Readonly<Record<string, unknown>>, signed: Readonly<Record<string, unknown>> = {}) =>
  provider.people.set('anna', { claims, signed });

describeWithStaff(
  'what a company’s provider says',
  (app) => {
    const { attempt, enter, switchOn, start, finish, read } = stepsOf(app, () => provider);
    const outcomeOf = async () => (await attempt('anna')).output.trial?.outcome;
    const refusal = async () => (await enter('anna')).error?.ErrDetails;
    const name = (ticket: string, firstName = 'Anna', lastName = 'Neri') =>
      callOn(app().app, nameCompanySignIn, { ticket, firstName, lastName, channel: 'MAIL' });

    beforeEach(async () => {
      provider.people.clear();
      provider.people.set('trial', {
        claims: { email: 'trial@acme.example', email_verified: true, ...anna },
      });
      const address = { email: 'mario@acme.example', emailKey: 'mario@acme.example' };
      // Who never came in is linked at once (`proposed-link.test.ts` has who did).
      const never = { ...address, passwordChangedAt: null };
      await app().db.update(authUsers).set(never).where(eq(authUsers.id, 'mario'));
    });

    it.each([
      ['in words', { email, email_verified: 'true', ...anna }, {}],
      ['when it is asked', { email, email_verified: true, ...anna }, { email }],
      ['as it signs', {}, { email, email_verified: true, ...anna }],
    ])('confirms an address %s', async (_how, claims, signed) => {
      await switchOn({ addsUnknown: true });
      says(claims, signed);
      expect((await enter('anna')).output.outcome?.user).toMatchObject({ username: email });
    });

    it.each([
      [
        'no address',
        { upn: email, ...anna },
        'noEmail',
        'Il servizio di accesso non ha inviato alcun indirizzo e‑mail: chiedi alla tua azienda',
      ],
      [
        'two in one',
        { email: `x@acme.example,y@acme.example`, email_verified: true, ...anna },
        'email',
        'Il servizio di accesso ha inviato un indirizzo e‑mail che non si può usare: x@acme.example,y@acme.example',
      ],
      [
        'one of elsewhere before ours',
        { email: `out@evil.example,${email}`, email_verified: true, ...anna },
        'email',
        `Il servizio di accesso ha inviato un indirizzo e‑mail che non si può usare: out@evil.example,${email}`,
      ],
      [
        'one that is no user name',
        { email: 'r&d@acme.example', email_verified: true, ...anna },
        'username',
        'L’indirizzo r&d@acme.example ha caratteri che uno username non può avere: chiedi alla tua azienda di aggiungerti qui',
      ],
    ])(
      'is refused in words with %s, in a trial too, and writes nothing',
      async (_what, claims, outcome, words) => {
        await switchOn({ addsUnknown: true });
        const before = await app().db.select().from(authUsers);
        says(claims);
        expect(await refusal()).toBe(words);
        expect(await outcomeOf()).toBe(outcome);
        expect(await app().db.select().from(authUsers)).toHaveLength(before.length);
        expect((await app().outbox()).filter(({ recipient }) => /evil|x@|y@/.test(recipient))).toEqual([]);
      },
    );

    it('makes no fault of a name or a person with characters that nothing can keep', async () => {
      await switchOn({ addsUnknown: true });
      says({ email, email_verified: true, given_name: 'A\u0000da', family_name: 'Neri' });
      expect((await enter('anna')).output.outcome?.user).toMatchObject({ username: email });
      expect(await findUserByEmail(app().db, email)).toMatchObject({ firstName: 'A da', lastName: 'Neri' });
    });

    it('has a person asked for the name that it does not send, once, and makes nothing up', async () => {
      await switchOn({ addsUnknown: true });
      says({ email, email_verified: true, name: 'De Luca, Maria Pia' });
      expect((await attempt('anna')).output.trial).toMatchObject({ outcome: 'add', asksName: true });
      const { outcome, asks } = (await enter('anna')).output;
      expect(outcome).toBeNull();
      expect(asks).toMatchObject({ email, firstName: 'Maria Pia', lastName: 'De Luca' });
      expect(await findUserByEmail(app().db, email)).toBeUndefined();
      const ticket = asks?.ticket ?? '';
      const payload = { ticket, firstName: 'Vinci su https://evil.example', lastName: '', channel: 'MAIL' };
      const headers = { 'x-sportello-client': 'web' };
      const wrong = await app().app.inject({ method: 'POST', url: nameCompanySignIn.path, headers, payload });
      expect(wrong.statusCode).toBe(400);
      expect(Object.keys(wrong.json<{ fields: object }>().fields)).toEqual(['firstName', 'lastName']);
      const named = await name(ticket, 'Maria Pia', 'De Luca');
      expect(named.output.outcome?.user).toMatchObject({ username: email });
      expect(cookiesOf(named)).toContain('sportello_session');
      expect(await findUserByEmail(app().db, email)).toMatchObject({
        firstName: 'Maria Pia',
        lastName: 'De Luca',
        companyId: 'acme',
      });
      expect((await name(ticket)).error?.code).toBe('link-invalid');
      expect((await name(`${ticket.slice(0, -4)}AAAA`)).error?.code).toBe('link-invalid');
      // Who has an account is asked for nothing.
      expect((await enter('anna')).output).toMatchObject({
        asks: null,
        outcome: { user: { username: email } },
      });
    });

    it('asks for a name for ten minutes, and as long as the company’s sign-in is the same', async () => {
      await switchOn({ addsUnknown: true });
      says({ email, email_verified: true });
      const late = (await enter('anna')).output.asks?.ticket ?? '';
      app().clock.advance(10 * 60_000 + 1);
      expect((await name(late)).error?.code).toBe('link-invalid');
      const { asks } = (await enter('anna')).output;
      const { save } = stepsOf(app, () => provider);
      expect((await save({ mode: 'beside', addsUnknown: false, version: 2 })).error).toBeUndefined();
      expect((await name(asks?.ticket ?? '')).error?.code).toBe('link-invalid');
      expect(await findUserByEmail(app().db, email)).toBeUndefined();
    });

    it('is known by its address with a slash too many, and kept as it writes it', async () => {
      const { save } = stepsOf(app, () => provider);
      await save({ issuer: `${provider.issuer}/` });
      says({ email: 'mario@acme.example', email_verified: true, ...anna });
      expect((await attempt('anna')).output.trial).toMatchObject({ outcome: 'link' });
      const { fields, isTried } = (await read()).output;
      expect([fields?.issuer, isTried]).toEqual([provider.issuer, true]);
      expect((await save({ mode: 'beside', version: 1 })).error).toBeUndefined();
      const events = await app().platform.audit.list(app().db, 'auth_company_sign_in:acme');
      expect(events[1]).toMatchObject({
        action: 'company-sign-in.saved',
        data: { after: { issuer: provider.issuer } },
      });
    });

    it('lets who comes first in twice at once in twice, with one account', async () => {
      await switchOn({ addsUnknown: true });
      for (let round = 0; round < 5; round += 1) {
        const account = `twin-${round}`;
        const own = { email: `${account}@acme.example`, email_verified: true, ...anna };
        provider.people.set(account, { claims: round % 2 ? own : { ...own, email: 'mario@acme.example' } });
        if (round % 2 === 0) {
          const never = { passwordChangedAt: null, firstSignInAt: null };
          await app().db.delete(authCompanyIdentities);
          await app().db.update(authUsers).set(never).where(eq(authUsers.id, 'mario'));
        }
        const backs = await Promise.all(
          [0, 1].map(async () => {
            const started = await start();
            return { back: await visitProvider(started.output.address, account), cookie: cookiesOf(started) };
          }),
        );
        const answers = await Promise.all(backs.map(({ back, cookie }) => finish(back, cookie)));
        const people = answers.map(({ output, error }) => output?.outcome?.user?.userId ?? error);
        expect(people[0]).toEqual(expect.any(String));
        expect(people[1]).toBe(people[0]);
      }
    });

    describe('of groups', () => {
      const withGroup = async (value = 'staff', groupsClaim = 'groups') => {
        const { directory } = app().areas;
        const group = {
          companyId: 'acme',
          name: 'Staff',
          permissions: ['doc_docsign' as const],
          isDefault: false,
        };
        const groupId = await directory.addGroup(app().db, group);
        await switchOn({ groupsClaim, groupRules: [{ value, groupId }] });
        return async () => (await directory.describeUser(app().db, 'mario')).groupIds.includes(groupId);
      };
      const mario = (claims: Readonly<Record<string, unknown>>) => {
        provider.people.set('anna', {
          claims: { email: 'mario@acme.example', email_verified: true, ...anna, ...claims },
        });
      };

      it.each([
        ['is not there', {}],
        ['is of another name', { Groups: ['staff'] }],
        ['holds something else', { groups: [{ name: 'staff' }] }],
      ])(
        'takes none where the claim %s; the log says so once a day, and so do the settings',
        async (_how, claims) => {
          const has = await withGroup();
          mario({ groups: ['staff'] });
          await enter('anna');
          expect(await has()).toBe(true);
          expect((await read()).output.groupsUnsaid).toBeNull();
          mario(claims);
          for (let time = 0; time < 2; time += 1) expect((await enter('anna')).status).toBe(200);
          expect(await has()).toBe(true);
          expect((await read()).output.groupsUnsaid).toEqual({ at: expect.any(String), tooMany: false });
          const events = await app().platform.audit.list(app().db, 'auth_company_sign_in:acme');
          expect(events.filter(({ action }) => action === 'company-sign-in.groups-unsaid')).toMatchObject([
            { actor: 'mario', companyId: 'acme', data: { claim: 'groups' } },
          ]);
          mario({ groups: [] });
          await enter('anna');
          expect(await has()).toBe(false);
        },
      );

      it('gives them by a path, and through lists', async () => {
        const has = await withGroup('staff', 'realm_access.roles');
        mario({ realm_access: { roles: ['staff'] } });
        await enter('anna');
        expect(await has()).toBe(true);
      });

      it('says in the trial what looks alike, and that nothing came', async () => {
        await withGroup();
        mario({ groups: ['Staff', 'x'] });
        expect((await attempt('anna')).output.trial).toMatchObject({
          values: ['Staff', 'x'],
          groups: [],
          valuesAlike: [{ sent: 'Staff', wanted: 'staff' }],
        });
        mario({ realm_access: { roles: ['staff'] } });
        expect((await attempt('anna')).output.trial).toMatchObject({
          values: null,
          groupsSent: 'missing',
          claimsAlike: ['realm_access.roles'],
        });
      });
    });
  },
  { env },
);
