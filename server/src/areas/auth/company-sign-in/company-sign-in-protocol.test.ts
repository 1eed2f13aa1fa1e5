import { eq } from 'drizzle-orm';
import { startIdentityProvider } from 'tooling/identity-provider';
import { describeWithStaff } from '../../../testing/staff-app.ts';
import { authUsers } from '../users/user.schema.ts';
import { authCompanySignIn } from './company-sign-in.schema.ts';
import { cookiesOf, stepsOf, visitProvider } from './testing/steps.ts';

const provider = await startIdentityProvider();
provider.serve('http://localhost:8080');
const minute = 60_000;

afterAll(() => provider.stop());

const person = (email: string) => ({ claims: { email, email_verified: true, name: 'Mario' } });

describeWithStaff(
  'the way to a company’s provider and back',
  (app) => {
    const { enter, start, finish, switchOn } = stepsOf(app, () => provider);

    beforeEach(async () => {
      provider.people.clear();
      provider.people.set('trial', person('trial@acme.example'));
      provider.people.set('mario', person('mario@acme.example'));
      const email = 'mario@acme.example';
      await app().db.update(authUsers).set({ email, emailKey: email }).where(eq(authUsers.id, 'mario'));
    });

    it('ends in the browser that began, once, and within ten minutes', async () => {
      await switchOn();
      const [mine, others] = [await start(), await start()];
      const answer = await visitProvider(mine.output.address, 'mario');
      expect((await finish(answer, cookiesOf(others))).error?.code).toBe('link-invalid');
      expect((await finish(answer, '')).error?.code).toBe('link-invalid');
      const forged = answer.replace(/state=[^&]+/, 'state=made-up');
      expect((await finish(forged, cookiesOf(mine))).error?.code).toBe('link-invalid');
      expect((await finish(answer, cookiesOf(mine))).status).toBe(200);
      expect((await finish(answer, cookiesOf(mine))).error?.code).toBe('link-invalid');
      const late = await start();
      const lateAnswer = await visitProvider(late.output.address, 'mario');
      app().clock.advance(10 * minute + 1);
      expect((await finish(lateAnswer, cookiesOf(late))).error).toMatchObject({
        code: 'link-invalid',
        ErrDetails: 'L’accesso con l’azienda è scaduto o è stato già usato: ricomincia',
      });
    });

    it('refuses an answer with another’s code, one without, and what the settings no longer say', async () => {
      await switchOn();
      const [one, two] = [await start(), await start()];
      const state = /state=([^&]+)/.exec(await visitProvider(one.output.address, 'mario'))?.[1] ?? '';
      const stolen = (await visitProvider(two.output.address, 'trial')).replace(
        /state=[^&]+/,
        `state=${state}`,
      );
      expect((await finish(stolen, cookiesOf(one))).error?.code).toBe('wrong-credentials');
      const third = await start();
      const bare = new URL(third.output.address).searchParams.get('state') ?? '';
      expect(
        (await finish(`/company-sign-in?state=${bare}`, cookiesOf(third))).status,
      ).toBeGreaterThanOrEqual(400);
      const before = await start();
      const answer = await visitProvider(before.output.address, 'mario');
      await app().db.update(authCompanySignIn).set({ version: 9 });
      expect((await finish(answer, cookiesOf(before))).error?.code).toBe('link-invalid');
    });

    it('says that somebody cancelled', async () => {
      await switchOn();
      expect((await enter('nobody')).error).toMatchObject({
        code: 'wrong-credentials',
        ErrDetails: 'L’accesso con l’azienda è stato annullato',
      });
    });

    it('tells the provider who was typed, and asks with PKCE, state and nonce', async () => {
      await switchOn();
      const asked = new URL((await start('mario@acme.example')).output.address).searchParams;
      expect(Object.fromEntries(asked)).toMatchObject({
        response_type: 'code',
        login_hint: 'mario@acme.example',
        domain_hint: 'acme.example',
        code_challenge_method: 'S256',
        redirect_uri: expect.stringMatching(/^http:\/\/localhost:8080\/company-sign-in\/[\w-]{16}$/),
        scope: 'openid email profile',
      });
      for (const name of ['state', 'nonce', 'code_challenge'])
        expect(asked.get(name)?.length).toBeGreaterThanOrEqual(43);
    });
  },
  { env: { OIDC_ORIGINS: provider.issuer } },
);
