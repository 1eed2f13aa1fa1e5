import { listCompanyBalances } from 'shared-api/contracts/absences';
import { getUser } from 'shared-api/contracts/admin';
import { getOwnProfile, getProfile } from 'shared-api/contracts/auth';
import { downloadHours } from 'shared-api/contracts/timesheet';
import { callOn, downloadOn } from '../testing/index.ts';
import { describeWithStaff } from '../testing/staff-app.ts';

describeWithStaff('looking at other people’s data, and taking it out', (app) => {
  const as = (person: 'hr' | 'root' | 'mario') => ({ cookie: app().cookies[person] });
  const eventsOf = async (subject: string) =>
    (await app().platform.audit.list(app().db, subject)).map(({ actor, action }) => `${actor} ${action}`);

  it('opening a person’s record is an event once a day, by whichever call; one’s own is none', async () => {
    const open = async (id: string) => (await callOn(app().app, getUser, { id }, as('root'))).status;
    for (let count = 0; count < 2; count += 1) {
      expect([await open('mario'), await open('root')]).toEqual([200, 200]);
      await callOn(app().app, getProfile, { userId: 'mario' }, as('root'));
      await callOn(app().app, getOwnProfile, { userId: 'mario' }, as('hr'));
      await callOn(app().app, getProfile, {}, as('mario'));
    }
    expect((await callOn(app().app, getProfile, { userId: 'luca' }, as('hr'))).status).toBe(403);
    expect(await eventsOf('auth_users:mario')).toEqual(['root user.opened', 'hr user.opened']);
    expect(await eventsOf('auth_users:root')).toEqual([]);
    expect(await eventsOf('auth_users:luca')).toEqual([]);
    app().clock.advance(24 * 3_600_000);
    await open('mario');
    expect(await eventsOf('auth_users:mario')).toHaveLength(3);
  });

  it('a file of hours is an event each time, with what was asked for', async () => {
    const wanted = { companyId: 'acme', year: 2026, month: 3, format: 'csv', text: 'mario' } as const;
    for (let count = 0; count < 2; count += 1) await downloadOn(app().app, downloadHours, wanted, as('hr'));
    expect((await downloadOn(app().app, downloadHours, wanted, as('mario'))).status).toBe(403);
    expect(await eventsOf('timesheet_exports:acme')).toEqual(['hr hours.exported', 'hr hours.exported']);
    const [event] = await app().platform.audit.list(app().db, 'timesheet_exports:acme');
    expect(event).toMatchObject({
      companyId: 'acme',
      data: { month: '2026-03', format: 'csv', people: 1, text: 'mario' },
    });
  });

  it('the balances of a company are an event once a day, whatever is searched', async () => {
    for (const search of ['', 'm', 'ma']) {
      const page = { companyId: 'acme', search, offset: 0, length: 10 };
      await callOn(app().app, listCompanyBalances, page, as('hr'));
    }
    expect(await eventsOf('absence_company:acme')).toEqual(['hr balances.read']);
  });
});
