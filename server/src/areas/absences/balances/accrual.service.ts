import { randomUUID } from 'node:crypto';
import { accrualOf, counters, policyOf } from 'shared-api/contracts/absences';
import { addMonths, dayInItaly, daysOfMonth, monthOf, type PlainMonth } from 'shared-api/contracts/common';
import type { Executor } from '../../../platform/db/database.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import type { Directory, EmployeeRecord } from '../../ports/directory.port.ts';
import { companySubject } from '../absences-audit.ts';
import { announceAbsence } from '../requests/announce-absence.ts';
import { lockPerson } from '../requests/requests.repository.ts';
import {
  insertEntries,
  listAccruedThrough,
  listPolicies,
  saveAccruedThrough,
} from './balances.repository.ts';
import type { PolicyRecord } from './balances.schema.ts';

interface AccrualDependencies extends Pick<AreaPlatform, 'db' | 'clock' | 'logger' | 'audit'> {
  readonly directory: Pick<Directory, 'listCompanyIds' | 'listEmployees'>;
}

/** Makes the service that gives people what they earn, month by month (decision 043). */
export function createAccrualService({ db, clock, logger, audit, directory }: AccrualDependencies) {
  return {
    /**
     * Gives everybody of a company with policies the months that are over and were not given yet. Called every hour: no month is given
     * twice, whoever calls it how often. Who is seen for the first time begins with the month that it is. @returns how many people.
     */
    accrueDue: async (): Promise<number> => {
      const through = addMonths(monthOf(dayInItaly(clock.now())), -1);
      let people = 0;
      for (const companyId of await directory.listCompanyIds(db))
        people += await accrueCompany(companyId, through);
      if (people > 0) logger.info({ people, month: monthText(through) }, 'leave was accrued');
      return people;
    },
  };

  async function accrueCompany(companyId: string, through: PlainMonth): Promise<number> {
    const policies = await listPolicies(db, { companyId });
    if (policies.length === 0) return 0;
    const known = await listAccruedThrough(db, companyId);
    const employees = await directory.listEmployees(db, companyId);
    const due = employees.filter(({ id }) => (known.get(id) ?? '') < monthText(through));
    if (due.some(({ id }) => known.get(id))) await recordRun(companyId, monthText(through));
    for (const employee of due)
      await db.transaction((tx) => accrueEmployee(tx, employee, { policies, through }));
    return due.length;
  }

  /** Before anybody is given anything: what is in the ledger without an event was written by somebody else. */
  async function recordRun(companyId: string, month: string): Promise<void> {
    const subject = companySubject(companyId);
    const event = { subject, action: 'balances.accrued' as const, actor: null, companyId, data: { month } };
    await db.transaction((tx) => audit.append(tx, event));
  }

  async function accrueEmployee(
    tx: Executor,
    employee: EmployeeRecord,
    { policies, through }: { readonly policies: readonly PolicyRecord[]; readonly through: PlainMonth },
  ): Promise<void> {
    const { id: employeeId, companyId } = employee;
    const { accruedThrough } = await lockPerson(tx, employee);
    const last = monthText(through);
    // Another process was first.
    if (accruedThrough !== null && accruedThrough >= last) return;
    await saveAccruedThrough(tx, { employeeId, month: last });
    // What was earned before anybody kept it is imported, not guessed.
    if (accruedThrough === null) return;
    const first = addMonths(monthOf(`${accruedThrough}-01`), 1);
    for (let month = first; monthText(month) <= last; month = addMonths(month, 1)) {
      const yearly = policyOf(policies, employeeId, month)?.yearly;
      const day = daysOfMonth(month).at(-1) ?? '';
      const earned = counters
        .map((counter) => ({ counter, minutes: accrualOf(yearly?.[counter] ?? 0, month) }))
        .filter(({ minutes }) => minutes > 0);
      await insertEntries(
        tx,
        earned.map((entry) => ({
          ...entry,
          id: randomUUID(),
          employeeId,
          companyId,
          day,
          kind: 'accrual' as const,
          month: monthText(month),
          createdAt: clock.now(),
        })),
      );
    }
    await announceAbsence(tx, employee);
  }
}

function monthText(month: PlainMonth): string {
  return (daysOfMonth(month)[0] ?? '').slice(0, 7);
}
