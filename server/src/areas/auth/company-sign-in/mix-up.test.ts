import { eq } from 'drizzle-orm';
import { startIdentityProvider } from 'tooling/identity-provider';
import { describeWithStaff } from '../../../testing/staff-app.ts';
import { authUsers } from '../users/user.schema.ts';
import { authCompanySignIn } from './company-sign-in.schema.ts';
import { cookiesOf, stepsOf, visitProvider } from './testing/steps.ts';

const [honest, hostile] = [await startIdentityProvider(), await startIdentityProvider()];
for (const provider of [honest, hostile]) provider.serve('http://localhost:8080');

afterAll(() => Promise.all([honest.stop(), hostile.stop()]));

const person = (email: string) => ({ claims: { email, email_verified: true, name: 'Mario' } });

describeWithStaff(
  'a company whose provider wants the accounts of another company (RFC 9700 §4.4)',
  (app) => {
    const acme = stepsOf(app, () => honest);
    const beta = stepsOf(app, () => hostile);
    const share = (companyId: string) =>
      app()
        .db.update(authCompanySignIn)
        .set({ hasOwnReturn: false })
        .where(eq(authCompanySignIn.companyId, companyId));

    beforeEach(async () => {
      honest.people.set('trial', person('trial@acme.example'));
      honest.people.set('mario', person('mario@acme.example'));
      hostile.people.set('trial', person('trial@beta.example'));
      const email = 'mario@acme.example';
      await app().db.update(authUsers).set({ email, emailKey: email }).where(eq(authUsers.id, 'mario'));
      await acme.switchOn();
      await beta.switchOn({ companyId: 'beta', domains: ['beta.example'] });
      hostile.paths.length = 0;
    });

    /** Mario presses Beta's button; its page sends the browser on to Acme's provider, with what an attempt of the attacker has asked for. */
    async function sendOn() {
      const attacker = new URL((await acme.start()).output.address);
      const victim = await beta.start(undefined, 'beta');
      const state = new URL(victim.output.address).searchParams.get('state') ?? '';
      attacker.searchParams.set('state', state);
      const back = await visitProvider(attacker.href, 'mario');
      expect(back).toMatch(/[?&]code=/);
      expect(back).toContain(state);
      return { back, cookie: cookiesOf(victim) };
    }

    it('gets no code of its provider, for what came back to its address is taken there alone', async () => {
      const { back, cookie } = await sendOn();
      expect((await acme.finish(back, cookie)).error?.code).toBe('link-invalid');
      expect(hostile.paths).not.toContain('/token');
    });

    it.each(['acme', 'beta'])(
      'gets none where %s still comes back to the shared address',
      async (company) => {
        await share(company);
        const { back, cookie } = await sendOn();
        expect((await acme.finish(back, cookie)).error?.code).toBe('link-invalid');
        expect(hostile.paths).not.toContain('/token');
      },
    );

    it('gets none where both share it and the provider says who it is (RFC 9207)', async () => {
      await Promise.all([share('acme'), share('beta')]);
      const { back, cookie } = await sendOn();
      expect(back).toContain('iss=');
      expect((await acme.finish(back, cookie)).error?.code).toBe('wrong-credentials');
      expect(hostile.paths).not.toContain('/token');
    });
  },
  { env: { OIDC_ORIGINS: `${honest.issuer},${hostile.issuer}` } },
);
