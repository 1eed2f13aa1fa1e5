import { getBalances, saveAccrualPolicy, type YearlyMinutes } from 'shared-api/contracts/absences';
import { callOn } from '../../../testing/index.ts';
import { employeeOf } from '../../../testing/staff-app.ts';
import { describeAbsences, giveBalance } from '../testing/absences-app.ts';
import { listEntriesOf, saveAccruedThrough } from './balances.repository.ts';
import { readBalance } from './read-balance.ts';
import { lockPerson } from '../requests/requests.repository.ts';

const none: YearlyMinutes = { holiday: 0, paidLeave: 0, formerHolidays: 0 };

describeAbsences('what is earned', (app) => {
  const policy = (
    yearly: YearlyMinutes,
    { userId, from = '2026-01-01' }: { userId?: string; from?: string } = {},
  ) =>
    callOn(
      app().app,
      saveAccrualPolicy,
      { companyId: 'acme', validFrom: from, yearly, ...(userId !== undefined && { userId }) },
      { cookie: app().cookies.hr },
    );
  const begin = async (person: 'mario' | 'giulia', month: string) => {
    const employeeId = employeeOf(person);
    await lockPerson(app().db, { id: employeeId, companyId: 'acme' });
    await saveAccruedThrough(app().db, { employeeId, month });
  };
  const accrueOn = (instant: string) => {
    app().clock.set(new Date(instant));
    return app().absences.accruals.accrueDue();
  };
  const earned = async (person: 'mario' | 'giulia') =>
    (await listEntriesOf(app().db, [employeeOf(person)]))
      .filter(({ kind }) => kind === 'accrual')
      .toSorted((one, other) => `${one.counter} ${one.day}`.localeCompare(`${other.counter} ${other.day}`))
      .map(({ counter, day, minutes }) => [counter, day, minutes]);

  it('is given once a month is over, by the policy of that month, and never twice', async () => {
    await policy({ ...none, holiday: 12_000, paidLeave: 100 });
    await policy({ ...none, holiday: 6000 }, { userId: 'giulia', from: '2026-02-01' });
    await begin('mario', '2025-12');
    await begin('giulia', '2025-12');
    await accrueOn('2026-03-09T09:00:00Z');
    await accrueOn('2026-03-09T10:00:00Z');
    expect(await earned('mario')).toEqual([
      ['holiday', '2026-01-31', 1000],
      ['holiday', '2026-02-28', 1000],
      ['paidLeave', '2026-01-31', 8],
      ['paidLeave', '2026-02-28', 9],
    ]);
    expect(await earned('giulia')).toEqual([
      ['holiday', '2026-01-31', 1000],
      ['holiday', '2026-02-28', 500],
      ['paidLeave', '2026-01-31', 8],
    ]);
    await Promise.all([accrueOn('2026-04-01T09:00:00Z'), accrueOn('2026-04-01T09:00:00Z')]);
    expect((await earned('mario')).filter(([counter]) => counter === 'holiday')).toHaveLength(3);
  });

  it('is nothing of the past of who is seen for the first time', async () => {
    await policy({ ...none, holiday: 12_000 });
    await accrueOn('2026-03-09T09:00:00Z');
    expect(await earned('mario')).toEqual([]);
    await accrueOn('2026-04-01T09:00:00Z');
    expect(await earned('mario')).toEqual([['holiday', '2026-03-31', 1000]]);
  });

  it('counts before it is given, for a request of a later day', async () => {
    await giveBalance(app(), 'mario', { minutes: 480 });
    await policy({ ...none, holiday: 12_000 });
    await begin('mario', '2026-02');
    const left = (until: string) =>
      readBalance(app().db, {
        employeeId: employeeOf('mario'),
        companyId: 'acme',
        cause: 'holiday',
        today: '2026-03-09',
        until,
      });
    expect(await left('2026-03-20')).toMatchObject({ available: 480, earnedUntil: 0 });
    expect(await left('2026-05-20')).toMatchObject({ available: 480, earnedUntil: 2000 });
    const { output } = await callOn(app().app, getBalances, {}, { cookie: app().cookies.mario });
    expect(output.balances).toMatchObject([{ available: 480, toEarn: 10_000 }]);
  });
});
