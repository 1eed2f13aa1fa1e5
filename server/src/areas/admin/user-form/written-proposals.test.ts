import { eq } from 'drizzle-orm';
import { describeWithStaff } from '../../../testing/staff-app.ts';
import { authUsers, type UserRecord } from '../../auth/users/user.schema.ts';

const day = 24 * 60 * 60_000;
const thief = 'thief@evil.example';

describeWithStaff('what somebody wrote into the row of a person as if it had been proposed', (app) => {
  const account = async () => (await app().db.select().from(authUsers).where(eq(authUsers.id, 'mario')))[0];
  const write = (fields: Partial<UserRecord>) =>
    app().db.update(authUsers).set(fields).where(eq(authUsers.id, 'mario'));
  const runDue = () => app().areas.auth.contactProposals.clean();
  const yesterday = () => new Date(app().clock.now().getTime() - day);

  it.each([
    ['an address', { pendingEmail: thief, pendingEmailBy: 'hr' }],
    ['the address that stands', { pendingEmail: 'mario@example.com', pendingEmailBy: 'hr' }],
  ])('never counts: %s', async (_, fields) => {
    const before = await account();
    await write({ ...fields, pendingEmailFrom: yesterday() });
    await runDue();
    expect(await account()).toMatchObject({ email: before?.email, emailSince: before?.emailSince });
    const events = await app().platform.audit.list(app().db, 'auth_users:mario');
    expect(events.map(({ action }) => action)).not.toContain('mail.changed');
  });
});
