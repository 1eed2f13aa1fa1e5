import { eq } from 'drizzle-orm';
import { getUser, unlinkUser } from 'shared-api/contracts/admin';
import { getSessions } from 'shared-api/contracts/auth';
import { startIdentityProvider } from 'tooling/identity-provider';
import { callOn } from '../../../testing/index.ts';
import { describeWithStaff } from '../../../testing/staff-app.ts';
import { cookiesOf, stepsOf } from '../../auth/company-sign-in/testing/steps.ts';
import { userSubject } from '../../auth/users/user-audit.ts';
import { authUsers } from '../../auth/users/user.schema.ts';

const provider = await startIdentityProvider();
provider.serve('http://localhost:8080');
const env = { OIDC_ORIGINS: provider.issuer };

afterAll(() => provider.stop());

describeWithStaff(
  'the link of a user to the provider of their company',
  (app) => {
    const { enter, enterByCode, switchOn, by } = stepsOf(app, () => provider);
    const linkOf = async (who: 'hr' | 'root' = 'hr') =>
      (await callOn(app().app, getUser, { id: 'mario' }, by(who))).output.user.companyLink;
    const unlink = (who: 'hr' | 'paola' | 'mario') => callOn(app().app, unlinkUser, { id: 'mario' }, by(who));
    const isSignedIn = async (cookie: string) =>
      (await callOn(app().app, getSessions, {}, { cookie })).status === 200;
    const actions = async () =>
      (await app().platform.audit.list(app().db, userSubject('mario'))).map(({ action, actor }) => [
        action,
        actor,
      ]);

    beforeEach(async () => {
      const email = 'mario@acme.example';
      provider.people.clear();
      provider.people.set('trial', { claims: { email: 'trial@acme.example', email_verified: true } });
      provider.people.set('mario', { claims: { email, email_verified: true } });
      await app().db.update(authUsers).set({ email, emailKey: email }).where(eq(authUsers.id, 'mario'));
      await app()
        .db.update(authUsers)
        .set({ permissions: ['utenti_docsign'] });
    });

    it('is read and undone by who administers them; their sessions end, and it is in the log', async () => {
      await switchOn();
      expect(await linkOf()).toBeNull();
      const cookie = cookiesOf(await enterByCode('mario'));
      expect(await linkOf()).toMatchObject({
        provider: 'Acme ID',
        linkedAt: app().clock.now().toISOString(),
      });
      expect(await isSignedIn(cookie)).toBe(true);
      expect((await unlink('hr')).status).toBe(200);
      expect(await linkOf()).toBeNull();
      expect(await isSignedIn(cookie)).toBe(false);
      expect(await actions()).toContainEqual(['company-sign-in.unlinked', 'hr']);
      expect((await unlink('hr')).status).toBe(200);
      expect((await actions()).filter(([action]) => action === 'company-sign-in.unlinked')).toHaveLength(1);
    });

    it('is no business of who does not administer them', async () => {
      await switchOn();
      await enterByCode('mario');
      expect((await unlink('paola')).status).toBe(404);
      expect((await unlink('mario')).status).toBe(403);
      expect(await linkOf()).not.toBeNull();
    });

    it('is made anew for who comes with an address that is theirs, and for nobody else', async () => {
      await switchOn();
      await enterByCode('mario');
      await unlink('hr');
      provider.people.set('mario', { claims: { email: 'mario@acme.example', email_verified: false } });
      expect((await enter('mario')).error?.code).toBe('forbidden');
      provider.people.set('mario', { claims: { email: 'mario@acme.example', email_verified: true } });
      expect((await enterByCode('mario')).status).toBe(200);
      expect(await linkOf()).not.toBeNull();
    });

    it('is named to its person, by the session that came by it', async () => {
      await switchOn();
      const cookie = cookiesOf(await enterByCode('mario'));
      const viewOf = async (given: string) => {
        const found = await app().platform.sessions.find(/sportello_session=([\w-]+)/.exec(given)?.[1] ?? '');
        return app().areas.auth.viewSession(found?.session ?? null);
      };
      expect((await viewOf(cookie))?.signedInWith).toBe('Acme ID');
      expect(await viewOf(app().cookies.mario)).not.toHaveProperty('signedInWith');
    });
  },
  { env },
);
