import { eq } from 'drizzle-orm';
import { findCompanySignIn, type startCompanySignIn } from 'shared-api/contracts/auth';
import type { InputOf } from 'shared-api/contracts/common';
import { startIdentityProvider } from 'tooling/identity-provider';
import { callOn } from '../../../testing/index.ts';
import { describeWithStaff } from '../../../testing/staff-app.ts';
import { authUsers } from '../users/user.schema.ts';
import { findOnlyWay } from './only-way.ts';
import { stepsOf } from './testing/steps.ts';

const provider = await startIdentityProvider();
provider.serve('http://localhost:8080');
afterAll(() => provider.stop());

const day = 24 * 60 * 60_000;

beforeEach(() => {
  provider.people.clear();
  const claims = (email: string) => ({ claims: { email, email_verified: true, name: 'Somebody' } });
  provider.people.set('trial', claims('trial@acme.example'));
  provider.people.set('thief', claims('mario@acme.example'));
});

describeWithStaff(
  'a sign-in by the company that one administrator set up',
  (app) => {
    const { read, save, attempt, start, enter, confirm, accept } = stepsOf(app, () => provider);
    beforeEach(async () => {
      const { db } = app();
      await db.update(authUsers).set({ permissions: ['notif_docsign'] });
      await db.update(authUsers).set({ b: 'S' }).where(eq(authUsers.id, 'giulia'));
      await db
        .update(authUsers)
        .set({ email: 'mario@acme.example', emailKey: 'mario@acme.example' })
        .where(eq(authUsers.id, 'mario'));
      await save({}, 'hr');
      await attempt('trial', 'hr');
      await accept('acme.example');
    });
    const switchOn = (changes: Parameters<typeof save>[0] = {}) =>
      save({ version: 1, mode: 'beside', ...changes }, 'hr');
    const found = async (typed: InputOf<typeof startCompanySignIn>['typed'] = 'mario@acme.example') =>
      (await callOn(app().app, findCompanySignIn, { typed })).output.found?.name;
    const waits = async () => (await read('hr')).output.waits;
    const cameInAt = (name: 'giulia' | 'hr', firstSignInAt: Date) =>
      app().db.update(authUsers).set({ firstSignInAt }).where(eq(authUsers.id, name));
    const passDays = async (days: number) => {
      app().clock.advance(days * day);
      await app().areas.auth.companyVouching.clean();
    };

    it('signs nobody in, whoever its provider says they are, and the others are told', async () => {
      await switchOn();
      const from = new Date(app().clock.now().getTime() + 7 * day).toISOString();
      expect(await waits()).toEqual({ by: 'hr Test', countsFrom: from, mayConfirm: false, isOff: true });
      expect(await found()).toBeUndefined();
      expect((await start()).error?.code).toBe('not-found');
      const mails = (await app().outbox()).filter(({ subject }) => subject.includes('serve la tua conferma'));
      expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual([
        'giulia@example.com',
        'root@example.com',
      ]);
    });

    it('is not confirmed by who saved it, nor by somebody who is new or may not change the settings', async () => {
      await switchOn();
      await cameInAt('hr', new Date(0));
      expect((await confirm('hr', 2)).error?.ErrDetails).toBe('Lo deve confermare un altro amministratore');
      await cameInAt('giulia', new Date(app().clock.now().getTime() - 7 * day + 1000));
      expect((await confirm('giulia', 2)).error?.ErrDetails).toContain('accede da almeno 7 giorni');
      expect((await confirm('paola', 2)).error?.code).toBe('not-found');
      expect((await confirm('mario', 2)).status).toBe(403);
      expect(await found()).toBeUndefined();
    });

    it('counts once another one confirms it, of the version that they saw', async () => {
      await switchOn();
      await cameInAt('giulia', new Date(app().clock.now().getTime() - 7 * day));
      expect((await confirm('giulia', 1)).error?.code).toBe('conflict');
      expect((await confirm('giulia', 2)).status).toBe(200);
      expect(await waits()).toBeNull();
      expect(await found()).toBe('Acme ID');
      // And it still opens nobody's account alone: who came in before shows their own means first.
      expect((await enter('thief')).output).toMatchObject({ outcome: { user: null }, links: 'Acme ID' });
      const events = await app().platform.audit.list(app().db, 'auth_company_sign_in:acme');
      expect(events.at(-1)).toMatchObject({ action: 'company-sign-in.confirmed', actor: 'giulia' });
    });

    it('is a super user’s to confirm at once, and counts by itself after seven days', async () => {
      await switchOn();
      await passDays(6.9);
      expect(await found()).toBeUndefined();
      await passDays(0.1);
      expect(await found()).toBe('Acme ID');
      await save(
        { version: 2, mode: 'beside', issuer: provider.issuer, domains: ['acme.example', 'acme.it'] },
        'hr',
      );
      expect((await confirm('root', 3)).status).toBe(200);
      expect(await found('x@acme.it')).toBeUndefined();
      await accept('acme.it');
      expect(await found('x@acme.it')).toBe('Acme ID');
    });

    it('goes on as it was confirmed while more is asked for, and is made stricter at once', async () => {
      await switchOn({ secondFactor: 'ours' });
      await confirm('root', 2);
      const domains = ['acme.example', 'acme.it'];
      await save({ version: 2, mode: 'beside', domains, secondFactor: 'provider' }, 'hr');
      await accept('acme.it');
      expect(await waits()).toMatchObject({ isOff: false });
      expect(await found('x@acme.it')).toBeUndefined();
      expect(await found()).toBe('Acme ID');
      // Our code is still asked for.
      expect((await enter('thief')).output.outcome?.user).toBeNull();
      await save({ version: 3, mode: 'beside', domains: ['acme.it'], secondFactor: 'ours' }, 'hr');
      expect(await found()).toBeUndefined();
    });

    it('closes no other way in while it waits', async () => {
      await switchOn({ mode: 'only' });
      const mario = { companyId: 'acme', a: 'N', b: 'N' } as const;
      expect(await findOnlyWay(app().db, mario)).toBeUndefined();
      await confirm('root', 2);
      expect(await findOnlyWay(app().db, mario)).toMatchObject({ name: 'Acme ID' });
    });

    it('keeps its days where the same is saved again, and ends them where it is switched off', async () => {
      await switchOn();
      const before = (await waits())?.countsFrom;
      app().clock.advance(day);
      await save({ version: 2, mode: 'only', name: 'Altro nome' }, 'hr');
      expect((await waits())?.countsFrom).toBe(before);
      await save({ version: 3, mode: 'off' }, 'hr');
      expect(await waits()).toBeNull();
      await passDays(8);
      await save({ version: 4, mode: 'beside' }, 'hr');
      expect(await found()).toBeUndefined();
    });
  },
  { env: { OIDC_ORIGINS: provider.issuer } },
);
