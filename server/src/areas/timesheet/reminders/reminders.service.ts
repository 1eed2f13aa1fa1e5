import {
  addMonths,
  dayInItaly,
  monthOf,
  type InputOf,
  type OutputOf,
  type PlainDay,
  type PlainMonth,
} from 'shared-api/contracts/common';
import {
  isMonthOver,
  isReminderDay,
  mayBeReminderDay,
  stateOf,
  type ReminderRefusal,
  type remindMonths,
} from 'shared-api/contracts/timesheet';
import type { Executor } from '../../../platform/db/database.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import type { Absences } from '../../ports/absences.port.ts';
import type { Directory } from '../../ports/directory.port.ts';
import type { People } from '../../ports/people.port.ts';
import { announceMonth } from '../month/month-changes.ts';
import { monthText } from '../month/month.service.ts';
import { readCalendars, readOverviews, type MonthOverview } from '../months/month-overview.ts';
import { listEnteredDays } from '../months/months.repository.ts';
import { monthSubject, recordMonthEvent } from '../timesheet-audit.ts';
import { reminderMail } from './reminder.mail.ts';
import { insertReminder, listReminders } from './reminders.repository.ts';

interface ReminderDependencies extends Pick<
  AreaPlatform,
  'db' | 'clock' | 'audit' | 'deliveries' | 'logger'
> {
  readonly directory: Pick<Directory, 'listCompanyIds' | 'listEmployees' | 'listManaged'>;
  readonly people: Pick<People, 'findAccounts' | 'findPerson' | 'wantsMail'>;
  readonly absences: Absences;
  /** Address of the product, without a slash at its end. */
  readonly publicUrl: string;
}

/** What became of a reminder. */
type Outcome = { readonly outcome: 'done' | 'already' } | { readonly refusal: ReminderRefusal };

interface Reminder {
  readonly month: MonthOverview;
  readonly of: PlainMonth;
  readonly today: PlainDay;
  /** Null for the product itself. */
  readonly caller: SignedInCaller | null;
}

/** Nobody is written to at night: the hour of Italy from which on reminders leave by themselves. */
const firstHour = 8;
const italianHour = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Rome',
  hour: '2-digit',
  hourCycle: 'h23',
});

/** The service that reminds people of months that they have not sent (decision 038). */
export function createReminderService(dependencies: ReminderDependencies) {
  const { db, clock, audit, deliveries, logger, directory, people, absences, publicUrl } = dependencies;
  return {
    /** Reminds those who are chosen. @throws AppError `not-found` for a company that the caller does not manage. */
    remind: async (
      caller: SignedInCaller,
      input: InputOf<typeof remindMonths>,
    ): Promise<OutputOf<typeof remindMonths>> => {
      const { companyId, employees } = await directory.listManaged(db, caller, input.companyId);
      const chosen = employees.filter(({ id }) => input.employeeIds.includes(id));
      const today = dayInItaly(clock.now());
      const months = await readOverviews(db, {
        companyId,
        employees: chosen,
        of: input,
        now: clock.now(),
        absences,
        people,
      });
      const byId = new Map(months.map((month) => [month.employee.id, month]));
      const results: OutputOf<typeof remindMonths>['results'] = [];
      for (const id of input.employeeIds) {
        const month = byId.get(id);
        const result: Outcome = month
          ? await remindOne({ month, of: input, today, caller })
          : { refusal: 'not-found' };
        results.push({ id, outcome: 'refused', refusal: null, ...result });
      }
      return { results };
    },

    /**
     * Reminds by itself whoever has the first or third working day after a month's end today and has not sent that month. Called every
     * hour; nobody is reminded twice a day, whoever calls it how often. @returns how many were reminded.
     */
    remindDue: async (): Promise<number> => {
      const today = dayInItaly(clock.now());
      if (!mayBeReminderDay(today) || Number(italianHour.format(clock.now())) < firstHour) return 0;
      let reminded = 0;
      for (const companyId of await directory.listCompanyIds(db))
        reminded += await remindCompany(companyId, today);
      if (reminded > 0) logger.info({ reminded, today }, 'reminded of months that were not sent');
      return reminded;
    },
  };

  async function remindCompany(companyId: string, today: PlainDay): Promise<number> {
    const of = addMonths(monthOf(today), -1);
    const staff = (await directory.listEmployees(db, companyId)).filter(({ userId }) => userId !== null);
    const working = await findWhoWorks({ companyId, employeeIds: staff.map(({ id }) => id), today });
    const employees = staff.filter(({ id }) => working.has(id));
    if (employees.length === 0) return 0;
    const months = await readOverviews(db, { companyId, employees, of, now: clock.now(), absences, people });
    const facts = await listReminders(db, {
      employeeIds: employees.map(({ id }) => id),
      month: monthText(of),
      today,
    });
    let reminded = 0;
    for (const month of months) {
      if (month.status !== 'open' || facts.get(month.employee.id)?.isToday) continue;
      const result = await remindOne({ month, of, today, caller: null });
      if ('outcome' in result && result.outcome === 'done') reminded += 1;
    }
    return reminded;
  }

  interface OnDay {
    readonly companyId: string;
    readonly employeeIds: readonly string[];
    readonly today: PlainDay;
  }

  /** Those whose reminder day it is and who are not away: nobody is reminded on a day off. */
  async function findWhoWorks({ companyId, employeeIds, today }: OnDay): Promise<ReadonlySet<string>> {
    const calendars = await readCalendars(db, { companyId, employeeIds, of: monthOf(today) });
    const due = employeeIds.filter((id) => isReminderDay(calendars(id), today));
    if (due.length === 0) return new Set();
    const entered = await listEnteredDays(db, { employeeIds: due, from: today, to: today });
    const away = entered.filter(({ employeeId, days }) => {
      const planned = calendars(employeeId).find(({ day }) => day === today);
      const hours = days.get(today);
      return planned && hours && stateOf(planned, hours, { today, since: null }) === 'absent';
    });
    const gone = new Set(away.map(({ employeeId }) => employeeId));
    return new Set(due.filter((id) => !gone.has(id)));
  }

  async function remindOne({ month, of, today, caller }: Reminder): Promise<Outcome> {
    const { employee, status, check } = month;
    const { userId, companyId } = employee;
    if (status !== 'open') return { refusal: 'not-open' };
    if (!isMonthOver(of, today)) return { refusal: 'not-over' };
    if (userId === null) return { refusal: 'no-account' };
    return db.transaction(async (tx: Executor): Promise<Outcome> => {
      const person = await people.findPerson(tx, userId);
      if (!person) return { refusal: 'no-account' };
      if (!(await people.wantsMail(tx, { userId }, 'timesheet'))) return { refusal: 'unwanted' };
      const key = { employeeId: employee.id, month: monthText(of) };
      const sentBy = caller?.session.userId ?? null;
      const isFirst = await insertReminder(tx, { ...key, day: today, sentAt: clock.now(), sentBy });
      if (!isFirst) return { outcome: 'already' };
      await deliveries.sendMail(tx, {
        noticeKind: 'timesheet',
        to: person.email,
        language: person.language,
        reference: monthSubject(key),
        companyId,
        content: reminderMail({
          firstName: person.firstName,
          month: of,
          missing: check.missing.length,
          address: `${publicUrl}/timesheet?month=${monthText(of)}`,
        }),
      });
      await recordMonthEvent(audit, tx, { ...key, action: 'month.reminded', caller, userId, companyId });
      await announceMonth(tx, employee);
      return { outcome: 'done' };
    });
  }
}
