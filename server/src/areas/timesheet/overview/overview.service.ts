import {
  addMonths,
  dayInItaly,
  dayOfMonth,
  monthOf,
  type OutputOf,
  type PlainMonth,
} from 'shared-api/contracts/common';
import {
  calendarOf,
  maxMissingDays,
  missingDaysOf,
  noHours,
  totalOf,
  type CalendarDay,
  type DayFrame,
  type getTimesheetOverview,
  type UnsentMonth,
} from 'shared-api/contracts/timesheet';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import { listDays } from '../month/month.repository.ts';
import type { DayRecord, MonthRecord } from '../month/month.schema.ts';
import { monthText } from '../month/month.service.ts';
import type { Directory, OpenedEmployee } from '../../ports/directory.port.ts';
import type { People } from '../../ports/people.port.ts';
import { readFirstDays } from '../month/first-days.ts';
import { plansOfEmployee } from '../work-calendar/employee-calendar.ts';
import { hasDaysUntil, listMonths } from './overview.repository.ts';

interface OverviewDependencies extends Pick<AreaPlatform, 'db' | 'clock'> {
  readonly directory: Pick<Directory, 'openEmployee'>;
  readonly people: Pick<People, 'findAccounts'>;
}

/** A month with what was entered of its days. */
interface ReadMonth {
  readonly of: PlainMonth;
  readonly record: MonthRecord | undefined;
  readonly calendar: readonly CalendarDay[];
  readonly days: readonly DayRecord[];
}

/** What the dashboard and the top bar show of somebody's months. */
export function createOverviewService({ db, clock, directory, people }: OverviewDependencies) {
  return {
    /** This month, and the one before where it was not sent; neither for who is no employee. */
    get: async (caller: SignedInCaller): Promise<OutputOf<typeof getTimesheetOverview>> => {
      const subject = await findSubject(caller);
      if (!subject) return { current: null, unsent: null, isOwn: true };
      const today = dayInItaly(clock.now());
      const [now, before] = [monthOf(today), addMonths(monthOf(today), -1)];
      const since = (await readFirstDays(db, people, [subject])).get(subject.id) ?? null;
      const frame = { today, since };
      const [current, last] = await readMonths(subject, [now, before]);
      const lastDay = dayOfMonth(now, 0);
      const isUnsent =
        (last?.record?.status ?? 'open') === 'open' &&
        (since === null || since <= lastDay) &&
        (await hasDaysUntil(db, { employeeId: subject.id, until: lastDay }));
      return {
        current: current ? { ...present(current, frame), worked: workedOf(current) } : null,
        unsent: last && isUnsent ? present(last, frame) : null,
        isOwn: subject.isOwn,
      };
    },
  };

  async function findSubject(caller: SignedInCaller): Promise<OpenedEmployee | undefined> {
    try {
      return await directory.openEmployee(caller);
    } catch (error) {
      if (error instanceof AppError && error.code === 'not-found') return undefined;
      throw error;
    }
  }

  async function readMonths(
    subject: OpenedEmployee,
    months: readonly [PlainMonth, PlainMonth],
  ): Promise<ReadMonth[]> {
    const [now, before] = months;
    const period = { from: dayOfMonth(before, 1), to: dayOfMonth({ ...now, month: now.month + 1 }, 0) };
    const [records, plans, days] = await Promise.all([
      listMonths(db, { employeeId: subject.id, months: months.map(monthText) }),
      plansOfEmployee(db, subject),
      listDays(db, { employeeId: subject.id, ...period }),
    ]);
    return months.map((of) => {
      const record = records.find(({ month }) => month === monthText(of));
      return {
        of,
        record,
        calendar: record?.calendar ?? calendarOf(of, plans),
        days: days.filter(({ day }) => day.startsWith(monthText(of))),
      };
    });
  }
}

function present({ of, record, calendar, days }: ReadMonth, frame: DayFrame): UnsentMonth {
  const entered = new Map(days.map((day) => [day.day, day]));
  const worked = calendar.map((planned) => ({ ...noHours, ...entered.get(planned.day), ...planned }));
  const missing = missingDaysOf(worked, frame);
  return {
    ...of,
    status: record?.status ?? 'open',
    version: record?.version ?? 0,
    missing: missing.slice(0, maxMissingDays),
    missingTotal: missing.length,
  };
}

function workedOf({ days }: ReadMonth): number {
  return days.reduce((sum, day) => sum + totalOf(day), 0);
}
