import { minutesOf, type getAbsenceOverview } from 'shared-api/contracts/absences';
import { addDays, dayInItaly, type OutputOf } from 'shared-api/contracts/common';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import type { Directory, EmployeeRecord } from '../../ports/directory.port.ts';
import type { Months } from '../../ports/months.port.ts';
import { readAvailable } from '../balances/read-balance.ts';
import { listDaysOfRequests } from '../requests/requests.repository.ts';
import { listAwayBetween } from './team.repository.ts';

interface OverviewDependencies extends Pick<AreaPlatform, 'db' | 'clock'> {
  readonly directory: Pick<Directory, 'openEmployee'>;
  readonly months: Pick<Months, 'listUsualDays'>;
}

type Overview = OutputOf<typeof getAbsenceOverview>;

const usualDay = 480;
const nothing: Overview = { next: null, balances: [], dayMinutes: usualDay };

/** The service of what one sees of one's own absences on the dashboard. */
export function createAbsenceOverviewService({ db, clock, directory, months }: OverviewDependencies) {
  return {
    /** One's next absence and balances, or those of whom one acts for; nothing for who is nobody's employee. */
    get: async (caller: SignedInCaller): Promise<Overview> => {
      const employee = await findEmployee(caller);
      if (!employee) return nothing;
      const [next, balances, dayMinutes] = await Promise.all([
        readNext(employee),
        readBalances(employee),
        readDay(employee),
      ]);
      return { next, balances, dayMinutes };
    },
  };

  async function findEmployee(caller: SignedInCaller): Promise<EmployeeRecord | undefined> {
    try {
      return await directory.openEmployee(caller);
    } catch (error) {
      if (error instanceof AppError && error.code === 'not-found') return undefined;
      throw error;
    }
  }

  async function readNext({ id: employeeId, companyId }: EmployeeRecord): Promise<Overview['next']> {
    const today = dayInItaly(clock.now());
    const [request] = await listAwayBetween(db, {
      companyId,
      employeeId,
      from: today,
      to: addDays(today, 366),
      statuses: ['approved', 'toApprove'],
    });
    if (!request) return null;
    const { id, from, to, start, end, cause, status } = request;
    const days = (await listDaysOfRequests(db, [id])).filter(({ givenBackTo }) => givenBackTo === null);
    return { from, to, start, end, reason: cause ?? 'sickness', status, minutes: minutesOf(days) };
  }

  /** What may be taken of each balance that is kept. */
  async function readBalances({ id, companyId }: EmployeeRecord): Promise<Overview['balances']> {
    const today = dayInItaly(clock.now());
    const available = await readAvailable(db, { employeeIds: [id], companyId, today });
    return [...(available.get(id) ?? [])].map(([counter, minutes]) => ({ counter, available: minutes }));
  }

  async function readDay(employee: EmployeeRecord): Promise<number> {
    const usual = await months.listUsualDays(db, [employee], dayInItaly(clock.now()));
    return usual.get(employee.id) ?? usualDay;
  }
}
