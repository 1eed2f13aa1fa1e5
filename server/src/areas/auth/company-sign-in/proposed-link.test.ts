import { eq } from 'drizzle-orm';
import { checkLoginPasskey, finishCompanySignIn, getSessions } from 'shared-api/contracts/auth';
import { sendCodeByMail } from 'shared-api/contracts/platform';
import { startIdentityProvider } from 'tooling/identity-provider';
import { callOn } from '../../../testing/index.ts';
import { describeWithStaff } from '../../../testing/staff-app.ts';
import type { SignedInBy } from '../../../platform/sessions/session.ts';
import { platformSessions } from '../../../platform/sessions/sessions.schema.ts';
import { authPasskeys } from '../passkeys/passkey.schema.ts';
import { beginLogin } from '../passkeys/testing/passkey-calls.ts';
import { passkeyRowOf } from '../passkeys/testing/passkey-rows.ts';
import { createSoftwarePasskey } from '../passkeys/testing/software-passkey.ts';
import { askForCode, enterCode } from '../testing/auth-app.ts';
import { userSubject } from '../users/user-audit.ts';
import { authUsers } from '../users/user.schema.ts';
import { authCompanyIdentities, authCompanySignIn } from './company-sign-in.schema.ts';
import { cookiesOf, stepsOf, visitProvider } from './testing/steps.ts';

const provider = await startIdentityProvider();
provider.serve('http://localhost:8080');
const env = { OIDC_ORIGINS: provider.issuer };
const email = 'mario@acme.example';

afterAll(() => provider.stop());

const person = (address: string) => ({
  claims: { email: address, email_verified: true, given_name: 'Maria', family_name: 'De Rossi' },
});

describeWithStaff(
  'the link of an account to the provider of its company',
  (app) => {
    const { enter, start, switchOn } = stepsOf(app, () => provider);
    const links = () => app().db.select().from(authCompanyIdentities);
    const give = (fields: Partial<typeof authUsers.$inferInsert>) =>
      app().db.update(authUsers).set(fields).where(eq(authUsers.id, 'mario'));
    const linkEvents = async () =>
      (await app().platform.audit.list(app().db, userSubject('mario')))
        .filter(({ action }) => action.startsWith('company-sign-in.'))
        .map(({ action, data }) => [action, data?.['confirmedBy']]);
    /** Comes back from the provider in a browser with these cookies. */
    const comeBack = async (account: string, cookie: string) => {
      const started = await start();
      const [path = '', answer = ''] = (await visitProvider(started.output.address, account)).split('?');
      const input = { answer, channel: 'MAIL', company: path.split('/')[2] } as const;
      return callOn(app().app, finishCompanySignIn, input, { cookie: `${cookiesOf(started)}; ${cookie}` });
    };
    const sessionOf = async (userId: string, signedInBy: SignedInBy) => {
      const place = { ip: '127.0.0.1', userAgent: 'test' };
      const details = { kind: 'staff', userId, signedInBy, ...place } as const;
      return `sportello_session=${(await app().platform.sessions.open(app().db, details)).token}`;
    };
    const askCode = async (cookie: string) => {
      const { output } = await askForCode(app(), cookie);
      const mails = await app().outbox();
      const mail = mails.findLast(({ recipient, subject }) => recipient === email && /codice/.test(subject));
      return { challenge: output.challenge, mail, code: /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '' };
    };
    const verify = (cookie: string, asked: { challenge: string; code: string }) =>
      enterCode(app(), cookie, { challenge: asked.challenge, code: asked.code });
    const isSignedIn = async (cookie: string) =>
      (await callOn(app().app, getSessions, {}, { cookie })).status === 200;

    beforeEach(async () => {
      provider.people.clear();
      provider.people.set('trial', person('trial@acme.example'));
      provider.people.set('mario', person(email));
      provider.people.set('thief', person(email));
      await give({ email, emailKey: email });
      await switchOn();
    });

    it('is no link until a code went to the address on record and came back, whatever the provider vouches for', async () => {
      const answer = await enter('mario');
      const cookie = cookiesOf(answer);
      expect(answer.output).toMatchObject({ outcome: { loginType: 'OTP', user: null }, links: 'Acme ID' });
      expect(await links()).toEqual([]);
      expect(await isSignedIn(cookie)).toBe(false);
      const asked = await askCode(cookie);
      expect(asked.mail?.subject).toBe('Il codice per collegare Acme ID a Sportello');
      expect((await verify(cookie, { ...asked, code: '000000' })).status).not.toBe(200);
      expect(await links()).toEqual([]);
      const passed = await verify(cookie, asked);
      expect(passed.status).toBe(200);
      expect(await links()).toMatchObject([{ companyId: 'acme', subject: 'mario', userId: 'mario' }]);
      expect(await linkEvents()).toEqual([
        ['company-sign-in.proposed', undefined],
        ['company-sign-in.linked', 'code'],
      ]);
      const again = await enter('mario');
      expect(again.output).toMatchObject({ outcome: { user: { userId: 'mario' } }, links: '' });
    });

    it('counts for who came with the code, and for nobody who came with the same address meanwhile', async () => {
      const own = cookiesOf(await enter('mario'));
      const others = cookiesOf(await enter('thief'));
      await verify(own, await askCode(own));
      expect(await links()).toMatchObject([{ subject: 'mario' }]);
      const late = await verify(others, await askCode(others));
      expect(late.status).not.toBe(200);
      expect(await links()).toHaveLength(1);
    });

    it('is not made by a code that is entered once the company switched its provider off', async () => {
      const cookie = cookiesOf(await enter('mario'));
      const asked = await askCode(cookie);
      await app().db.update(authCompanySignIn).set({ mode: 'off' });
      expect((await verify(cookie, asked)).error?.code).toBe('link-invalid');
      expect(await links()).toEqual([]);
    });

    it('is not made of what somebody wrote into the session that waits', async () => {
      const [own, others] = [cookiesOf(await enter('mario')), cookiesOf(await enter('thief'))];
      expect(others).not.toBe(own);
      const waiting = await app()
        .db.select()
        .from(platformSessions)
        .where(eq(platformSessions.kind, 'pending'));
      const [first, second] = waiting.map(({ waits }) => waits);
      expect([first, second]).not.toContain(null);
      for (const { id, waits } of waiting)
        await app()
          .db.update(platformSessions)
          .set({ waits: waits === first ? second : first })
          .where(eq(platformSessions.id, id));
      expect((await askForCode(app(), own)).error?.code).toBe('not-signed-in');
    });

    it('is said by the code to set up a first app too, where that would make it', async () => {
      const cookie = cookiesOf(await enter('mario'));
      const input = { username: 'mario', product: 'docsign', purpose: 'authenticator' } as const;
      expect((await callOn(app().app, sendCodeByMail, input, { cookie })).error).toBeUndefined();
      const mails = (await app().outbox()).filter(({ recipient }) => recipient === email);
      expect(mails.at(-1)?.subject).toBe('Il codice per collegare Acme ID a Sportello');
    });

    it('is not made by a mailbox of who signs in by a passkey alone', async () => {
      await give({ strongSignIn: true });
      const key = { userHandle: 'h', credentialId: 'c', publicKey: 'k', counter: 0, transports: [] };
      const facts = { userId: 'mario', isSynced: false, name: 'Telefono', createdAt: app().clock.now() };
      await app()
        .db.insert(authPasskeys)
        .values({ ...key, ...facts });
      const cookie = cookiesOf(await enter('thief'));
      const input = { username: 'mario', product: 'docsign', purpose: 'authenticator' } as const;
      expect((await callOn(app().app, sendCodeByMail, input, { cookie })).error?.code).toBe('forbidden');
      expect(await links()).toEqual([]);
    });

    describe('of who signs in by a passkey alone', () => {
      const device = createSoftwarePasskey();
      const foreign = createSoftwarePasskey();
      const confirm = async (cookie: string, by = device) => {
        const credential = by.get(await beginLogin(app()));
        const input = { credential, product: 'docsign', isFactor: true };
        return callOn(app().app, checkLoginPasskey, input, { cookie });
      };

      beforeEach(async () => {
        for (const [userId, own] of [
          ['mario', device],
          ['giulia', foreign],
        ] as const) {
          const made = await passkeyRowOf(own, userId);
          await app().db.insert(authPasskeys).values(made);
        }
        await give({ strongSignIn: true });
      });

      it('is confirmed by the passkey in that same sign-in', async () => {
        const answer = await enter('mario');
        expect(answer.output).toMatchObject({ outcome: { user: null }, links: 'Acme ID', passkey: true });
        const passed = await confirm(cookiesOf(answer));
        expect(passed.output).toMatchObject({ loginType: '', user: { userId: 'mario' } });
        expect(await links()).toMatchObject([{ companyId: 'acme', subject: 'mario', userId: 'mario' }]);
        expect(await linkEvents()).toEqual([
          ['company-sign-in.proposed', undefined],
          ['company-sign-in.linked', 'passkey'],
        ]);
        const events = await app().platform.audit.list(app().db, userSubject('mario'));
        expect(events.findLast(({ action }) => action === 'sign-in.passed')?.data).toMatchObject({
          method: 'company',
          provider: 'Acme ID',
          factor: 'passkey',
        });
      });

      it('is confirmed so too where the company wants no other way in', async () => {
        await app().db.update(authCompanySignIn).set({ mode: 'only' });
        expect((await confirm(cookiesOf(await enter('mario')))).error).toBeUndefined();
        expect(await links()).toHaveLength(1);
      });

      it('is confirmed by nobody else’s passkey, nor without a sign-in that waits, nor by a sign-in beside it', async () => {
        const cookie = cookiesOf(await enter('thief'));
        expect((await confirm(cookie, foreign)).error?.code).toBe('other-person');
        expect((await confirm('')).error?.code).toBe('not-signed-in');
        const credential = device.get(await beginLogin(app()));
        const beside = await callOn(
          app().app,
          checkLoginPasskey,
          { credential, product: 'docsign' },
          { cookie },
        );
        expect(beside.status).toBe(200);
        expect(await links()).toEqual([]);
      });

      it('is said of who has an app or takes codes to be none of this', async () => {
        await give({ strongSignIn: false });
        expect((await enter('mario')).output.passkey).toBe(false);
      });
    });

    it('is one alone where two enter their codes at once', async () => {
      const cookies = [cookiesOf(await enter('mario')), cookiesOf(await enter('thief'))];
      const asked = [];
      for (const cookie of cookies) asked.push({ cookie, ...(await askCode(cookie)) });
      const answers = await Promise.all(asked.map(({ cookie, ...code }) => verify(cookie, code)));
      expect(answers.map(({ error }) => error?.code ?? 'in').toSorted()).toEqual(['in', 'link-invalid']);
      expect(await links()).toHaveLength(1);
    });

    it('asks for it of who needs no second factor elsewhere too', async () => {
      await give({ secondFactor: 'none' });
      expect((await enter('mario')).output).toMatchObject({ outcome: { loginType: 'OTP', user: null } });
      expect(await links()).toEqual([]);
    });

    it('asks for it of who is signed in in that browser too: the provider may have held the way back until then', async () => {
      const byPassword = { method: 'password', provider: '', factor: 'mail' } as const;
      const byCompany = { method: 'company', provider: 'Another ID' } as const;
      const colleague = await comeBack('mario', await sessionOf('giulia', byPassword));
      expect(colleague.output.links).toBe('Acme ID');
      const vouched = await comeBack('mario', await sessionOf('mario', byCompany));
      expect(vouched.output.links).toBe('Acme ID');
      expect(await links()).toEqual([]);
      const own = await comeBack('mario', await sessionOf('mario', byPassword));
      expect(own.output).toMatchObject({ outcome: { loginType: 'OTP', user: null }, links: 'Acme ID' });
      expect(await links()).toEqual([]);
    });

    it('is free to who never came in', async () => {
      await give({ passwordChangedAt: null });
      expect((await enter('mario')).output).toMatchObject({
        outcome: { user: { userId: 'mario' } },
        links: '',
      });
      expect(await linkEvents()).toEqual([['company-sign-in.linked', undefined]]);
    });
  },
  { env },
);
