import { randomUUID } from 'node:crypto';
import type { Counter } from 'shared-api/contracts/absences';
import { describeWithStaff, employeeOf, type StaffTestApp } from '../../../testing/staff-app.ts';
import { getMonth } from 'shared-api/contracts/timesheet';
import { callOn } from '../../../testing/index.ts';
import { insertEntries } from '../balances/balances.repository.ts';
import type { AbsencesServices } from '../create-absences.ts';
import type { RequestActor } from '../requests/request-changes.ts';

/** The people of these tests, with the cookies of their sessions. */
export interface AbsencesTestApp extends StaffTestApp {
  readonly absences: AbsencesServices;
}

/** Describes behaviour of the absences on both databases, each test with fresh tables; it is Monday the 9th of March 2026. */
export function describeAbsences(name: string, define: (app: () => AbsencesTestApp) => void): void {
  describeWithStaff(name, (app) => define(() => ({ ...app(), absences: app().areas.absences })));
}

/** Gives somebody of Acme so many minutes of a balance, which is kept from then on. */
export async function giveBalance(
  { db, clock }: AbsencesTestApp,
  person: Parameters<typeof employeeOf>[0],
  { counter = 'holiday', minutes }: { readonly counter?: Counter; readonly minutes: number },
): Promise<void> {
  await insertEntries(db, [
    {
      id: randomUUID(),
      employeeId: employeeOf(person),
      companyId: 'acme',
      counter,
      day: '2026-01-01',
      minutes,
      kind: 'import',
      createdAt: clock.now(),
    },
  ]);
}

/** Somebody of Acme as who changes their own requests. */
export function actorFor(person: Parameters<typeof employeeOf>[0]): RequestActor {
  const employee = { id: employeeOf(person), companyId: 'acme', userId: person, name: `Test ${person}` };
  return { caller: null, employee: { ...employee, usesBadge: false }, mayManage: false };
}

/** The absences of Mario's March as the timesheet has them: day, minutes, causale. */
export async function monthOfMario({
  app,
  cookies,
}: AbsencesTestApp): Promise<[number, number, string | null][]> {
  const { output } = await callOn(app, getMonth, { year: 2026, month: 3 }, { cookie: cookies.mario });
  return output.month.days
    .filter(({ absence }) => absence > 0)
    .map(({ dayOfMonth, absence, causeId }) => [dayOfMonth, absence, causeId]);
}
