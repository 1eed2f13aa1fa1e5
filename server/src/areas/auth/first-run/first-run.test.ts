import { sql } from 'drizzle-orm';
import { finishFirstRun, openFirstRun } from 'shared-api/contracts/auth';
import type { InputOf } from 'shared-api/contracts/common';
import { callOn } from '../../../testing/index.ts';
import { directoryCompanies } from '../../directory/directory.schema.ts';
import { authOf, cookieOf, describeAuth, enterPassword, viewOf } from '../testing/auth-app.ts';
import { userSubject } from '../users/user-audit.ts';
import { authUsers } from '../users/user.schema.ts';

const person = {
  companyName: 'Nuova S.r.l.',
  firstName: 'Carla',
  lastName: 'De Santis',
  email: 'carla@nuova.example',
  newPassword: 'Partenza-Felice-7!',
};

describeAuth('the first run', (app) => {
  const secretOf = async () => {
    const address = await authOf(app()).firstRun.findAddress();
    return address?.split('#')[1] ?? '';
  };
  const finish = (changes: Partial<InputOf<typeof finishFirstRun>>) =>
    callOn(app().app, finishFirstRun, { secret: '', ...person, ...changes });
  const open = (secret: string) => callOn(app().app, openFirstRun, { secret });

  it('has no address where somebody has an account, and none of another installation counts', async () => {
    expect(await authOf(app()).firstRun.findAddress()).toBeUndefined();
    await app().empty();
    const secret = await secretOf();
    expect((await open('x'.repeat(43))).error?.code).toBe('link-invalid');
    expect((await open(secret)).status).toBe(200);
    expect((await finish({ secret: 'x'.repeat(43) })).error?.code).toBe('link-invalid');
    expect(await app().db.select().from(authUsers)).toEqual([]);
  });

  it('has an address that is good for one to two weeks: a log that is read later opens nothing', async () => {
    await app().empty();
    const secret = await secretOf();
    app().clock.advance(6 * 24 * 60 * 60_000);
    expect((await open(secret)).status).toBe(200);
    app().clock.advance(9 * 24 * 60 * 60_000);
    expect((await open(secret)).error?.code).toBe('link-invalid');
    expect((await open(await secretOf())).status).toBe(200);
  });

  it('makes the company and its administrator, signs them in, and is over', async () => {
    await app().empty();
    const secret = await secretOf();
    const finished = await finish({ secret });
    expect(await viewOf(app(), cookieOf(finished))).toMatchObject({
      username: person.email,
      fullName: 'Carla De Santis',
      hasChangedPassword: true,
      flags: { a: 'S' },
      company: { name: 'Nuova S.r.l.' },
    });
    expect((await open(secret)).error?.code).toBe('link-invalid');
    expect((await finish({ secret, email: 'mallory@nuova.example' })).error?.code).toBe('link-invalid');
    const again = await enterPassword(app(), { username: person.email, password: person.newPassword });
    expect(again.status).toBe(200);
    const [user] = await app().db.select().from(authUsers);
    const events = await app().platform.audit.list(app().db, userSubject(user?.id ?? ''));
    expect(events.map(({ action }) => action)).toContain('administrator.made');
  });

  it('makes one administrator, however many come at once', async () => {
    await app().empty();
    const secret = await secretOf();
    const answers = await Promise.all(
      ['a', 'b', 'c'].map((name) => finish({ secret, email: `${name}@nuova.example` })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await app().db.select().from(authUsers)).toHaveLength(1);
    expect(await app().db.select().from(directoryCompanies)).toHaveLength(1);
  });

  it('refuses on its field what cannot be taken, and the address stays', async () => {
    await app().empty();
    const secret = await secretOf();
    const refusedFields = async (changes: Partial<typeof person>) =>
      Object.keys((await finish({ secret, ...changes })).error?.fields ?? {});
    expect(await refusedFields({ newPassword: 'Password-1!' })).toEqual(['newPassword']);
    expect(await refusedFields({ newPassword: 'Nuova-Carla1!' })).toEqual(['newPassword']);
    const { rows } = await app().db.execute(
      sql`select count(*)::int as claims from platform_installation where name = 'first-run'`,
    );
    expect(rows).toEqual([{ claims: 0 }]);
    expect((await open(secret)).status).toBe(200);
  });
});
