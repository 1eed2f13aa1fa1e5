import type { DayHours } from 'shared-api/contracts/timesheet';
import { createDelivery, savePayrollSettings, setMonthStatus } from 'shared-api/contracts/timesheet';
import type { InputOf } from 'shared-api/contracts/common';
import { callOn } from '../../../testing/index.ts';
import { saveDay } from '../month/month.repository.ts';
import { employeeOf, type TimesheetTestApp } from './timesheet-app.ts';

/** The month of these tests. */
export const march = { year: 2026, month: 3 };

const nothing: DayHours = { ordinary: 0, overtime: 0, absence: 0, causeId: null };

/** Writes hours of days of March 2026 down, as they were entered. */
export async function enterDays(
  { db, clock }: TimesheetTestApp,
  employeeId: string,
  days: Readonly<Record<number, Partial<DayHours>>>,
): Promise<void> {
  for (const [day, hours] of Object.entries(days))
    await saveDay(db, {
      ...nothing,
      ...hours,
      employeeId,
      day: `2026-03-${day.padStart(2, '0')}`,
      version: 1,
      changedAt: clock.now(),
      changedBy: 'hr',
    });
}

/** Sets the month of somebody with an account. */
export async function setMarch(
  { app, cookies }: TimesheetTestApp,
  userId: string,
  status: 'open' | 'closed',
): Promise<void> {
  await callOn(app, setMonthStatus, { ...march, status, userId }, { cookie: cookies.root });
}

/** Enters what a payroll must know of Acme. */
export async function enterPayrollCodes(
  { app, cookies }: TimesheetTestApp,
  changes: Partial<InputOf<typeof savePayrollSettings>['settings']> = {},
) {
  const settings = {
    companyCode: '42',
    companyCodeLength: 6,
    employeeCodeLength: 7,
    causeCodeLength: 2,
    ordinaryCode: '1',
    overtimeCode: 'ST',
    causes: [{ id: 'FE', code: 'FE' }],
    employees: [
      { id: employeeOf('mario'), code: '12' },
      { id: employeeOf('giulia'), code: '7' },
    ],
    layout: [],
    ...changes,
  };
  const input = { companyId: 'acme', settings, version: 0 };
  return callOn(app, savePayrollSettings, input, { cookie: cookies.hr });
}

/** Makes a payroll file of Acme's March. */
export async function deliver(
  { app, cookies }: TimesheetTestApp,
  changes: Partial<InputOf<typeof createDelivery>> = {},
) {
  const input = {
    companyId: 'acme',
    ...march,
    format: 'zucchetti' as const,
    isChangesOnly: false,
    ...changes,
  };
  return callOn(app, createDelivery, input, { cookie: cookies.hr });
}
