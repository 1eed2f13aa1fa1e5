import type { InputOf } from 'shared-api/contracts/common';
import {
  absenceSettingsConflict,
  addBlockedDays,
  deleteAccrualPolicy,
  deleteBlockedDays,
  getAbsenceSettings,
  saveAbsenceSettings,
  saveAccrualPolicy,
} from 'shared-api/contracts/absences';
import { callOn, postForm } from '../../../testing/index.ts';
import { employeeOf } from '../../../testing/staff-app.ts';
import { describeAbsences, type AbsencesTestApp } from '../testing/absences-app.ts';

type Person = keyof AbsencesTestApp['cookies'];

const companyId = 'acme';
const yearly = { holiday: 12_480, paidLeave: 4320, formerHolidays: 1920 };

describeAbsences('how a company has its absences', (app) => {
  const cookieOf = (person: Person) => ({ cookie: app().cookies[person] });
  const read = (person: Person = 'hr') =>
    callOn(app().app, getAbsenceSettings, { companyId }, cookieOf(person));
  const save = (changes: Partial<InputOf<typeof saveAbsenceSettings>> = {}, person: Person = 'hr') =>
    callOn(
      app().app,
      saveAbsenceSettings,
      { companyId, isBalanceLimit: false, tellsApprovers: false, reminderDays: 5, version: 0, ...changes },
      cookieOf(person),
    );
  const policy = (changes: Partial<InputOf<typeof saveAccrualPolicy>> = {}, person: Person = 'hr') =>
    callOn(
      app().app,
      saveAccrualPolicy,
      { companyId, validFrom: '2026-01-01', yearly, ...changes },
      cookieOf(person),
    );
  const block = (from: string, to: string, person: Person = 'hr') =>
    callOn(app().app, addBlockedDays, { companyId, reason: 'Inventario', from, to }, cookieOf(person));

  it('has defaults until somebody saves, and shows the second of two who was first', async () => {
    expect((await read()).output).toMatchObject({ isBalanceLimit: true, reminderDays: 2, version: 0 });
    expect((await save()).output).toEqual({ version: 1 });
    expect((await read()).output).toMatchObject({
      isBalanceLimit: false,
      tellsApprovers: false,
      reminderDays: 5,
    });
    const { error } = await save({ reminderDays: 1 });
    expect(error?.code).toBe('conflict');
    expect(absenceSettingsConflict.parse(error?.details)).toMatchObject({
      changedBy: 'hr Test',
      current: { version: 1 },
    });
    expect((await read()).output.reminderDays).toBe(5);
  });

  it('says what people earn, of the company and of one of them, each from a month on', async () => {
    await policy();
    await policy({ userId: 'mario', validFrom: '2026-02-01', yearly: { ...yearly, holiday: 6240 } });
    const { policies } = (await read()).output;
    expect(
      policies.map(({ employeeName, validFrom, yearly: { holiday } }) => [employeeName, validFrom, holiday]),
    ).toEqual([
      ['', '2026-01-01', 12_480],
      ['Test mario', '2026-02-01', 6240],
    ]);
    const [first] = policies;
    await policy({ id: first?.id, version: 1, yearly: { ...yearly, paidLeave: 0 } });
    expect((await read()).output.policies[0]).toMatchObject({ version: 2, yearly: { paidLeave: 0 } });
    expect((await policy({ id: first?.id, version: 1 })).error?.code).toBe('conflict');
    expect((await policy()).error?.fields).toEqual({
      validFrom: 'Da questo mese vale già un’altra maturazione',
    });
    const remove = (person: Person) =>
      callOn(app().app, deleteAccrualPolicy, { companyId, id: first?.id ?? '' }, cookieOf(person));
    expect((await remove('mario')).error?.code).toBe('forbidden');
    await remove('hr');
    expect((await read()).output.policies).toHaveLength(1);
    expect((await remove('hr')).error?.code).toBe('not-found');
  });

  it('blocks days and lets them go', async () => {
    const { id } = (await block('2026-12-28', '2026-12-31')).output;
    expect((await read()).output.blocked).toEqual([
      { id, reason: 'Inventario', from: '2026-12-28', to: '2026-12-31' },
    ]);
    expect((await block('2026-12-31', '2026-12-28')).error?.fields).toEqual({
      to: 'La fine viene prima dell’inizio',
    });
    const unblock = (of: string) =>
      callOn(app().app, deleteBlockedDays, { companyId: of, id }, cookieOf('root'));
    expect((await unblock('beta')).error?.code).toBe('not-found');
    await unblock(companyId);
    expect((await read()).output.blocked).toEqual([]);
  });

  it.each([
    [
      saveAbsenceSettings,
      { is_balance_limit: 'Y', tells_approvers: 'Y', reminder_days: '31', version: '0' },
      'reminder_days',
    ],
    [saveAccrualPolicy, { valid_from: '2026-01-02', yearly: JSON.stringify(yearly) }, 'valid_from'],
    [
      saveAccrualPolicy,
      { valid_from: '2026-01-01', yearly: '{"holiday":-1,"paidLeave":0,"formerHolidays":0}' },
      'yearly',
    ],
    [addBlockedDays, { motivo: '  ', data_inizio: '2026-01-01', data_fine: '2026-01-01' }, 'motivo'],
  ])('refuses what no form would send, on its field', async (contract, form, field) => {
    const { error } = await postForm(
      app().app,
      contract.path,
      { company: companyId, ...form },
      app().cookies.hr,
    );
    expect(Object.keys(error.fields ?? {}).map((name) => name.split('.')[0])).toEqual([field]);
  });

  it('belongs to who manages the company', async () => {
    for (const change of [
      read,
      (person: Person) => save({}, person),
      (person: Person) => policy({}, person),
    ]) {
      expect((await change('mario')).error?.code).toBe('forbidden');
      expect((await change('paola')).error?.code).toBe('not-found');
    }
    expect((await block('2026-12-28', '2026-12-31', 'mario')).error?.code).toBe('forbidden');
    expect((await block('2026-12-28', '2026-12-31', 'paola')).error?.code).toBe('not-found');
    expect((await policy({ employeeId: employeeOf('luca') })).error?.code).toBe('not-found');
    expect((await read('root')).error).toBeUndefined();
  });
});
