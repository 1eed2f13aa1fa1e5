import {
  dayOfMonth,
  daysOfMonth,
  isSuperUser,
  type InputOf,
  type Language,
  type PlainMonth,
} from 'shared-api/contracts/common';
import {
  areSameHours,
  faultsOf,
  isEditable,
  limitsOf,
  noHours,
  planOn,
  type ApprovedAbsence,
  type CalendarDay,
  type DayConflict,
  type DayHours,
  type DayLimits,
  type getMonth,
  type Month,
  type MonthDay,
  type PunchTimes,
  type updateDay,
} from 'shared-api/contracts/timesheet';
import type { Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import type { People } from '../../ports/people.port.ts';
import { readApprovedDays } from '../absences/approved-days.repository.ts';
import { listPunchTimes } from '../badge/punched-day.ts';
import type { Directory, OpenedEmployee } from '../../ports/directory.port.ts';
import { monthReading, recordMonthEvent } from '../timesheet-audit.ts';
import { timesheetTexts } from '../timesheet.texts.ts';
import { findSettings } from '../work-calendar/work-calendar.repository.ts';
import { plansOfEmployee } from '../work-calendar/employee-calendar.ts';
import { isCause, listCauses } from './causes.ts';
import { readFirstDays } from './first-days.ts';
import { requireMonth } from './require-month.ts';
import { monthCalendar } from './month-calendar.ts';
import { announceMonth } from './month-changes.ts';
import { hoursOf, presentDay, presentPlan } from './month.presenter.ts';
import { findMonth, listDays, lockMonth, saveDay } from './month.repository.ts';
import type { DayRecord, MonthRecord } from './month.schema.ts';

interface MonthDependencies extends Pick<AreaPlatform, 'db' | 'clock' | 'audit' | 'readings'> {
  readonly directory: Directory;
  readonly people: People;
}

/** A month as a text, `YYYY-MM`: how it is stored. */
export function monthText({ year, month }: PlainMonth): string {
  return dayOfMonth({ year, month }, 1).slice(0, 7);
}

/** The service of a person's month (spec 01 §4 and §7). */
export function createMonthService(dependencies: MonthDependencies) {
  const { db, clock, audit, readings, directory, people } = dependencies;
  return {
    /** A month: the caller's own, that of whom they act for, or one that they manage. @throws AppError `not-found`. */
    get: async (caller: SignedInCaller, input: InputOf<typeof getMonth>): Promise<{ month: Month }> => {
      const subject = await directory.openEmployee(caller, { employeeId: input.employeeId });
      if (!subject.isOwn) await readings.note(db, [monthReading(caller, subject, monthText(input))]);
      const { session } = caller;
      const [opened, plans, settings, companies, times, firstDays] = await Promise.all([
        openMonth(db, subject, input),
        plansOfEmployee(db, subject),
        findSettings(db, subject.companyId),
        directory.listOwnCompanies(session),
        timesOf(db, subject, input),
        readFirstDays(db, people, [subject]),
      ]);
      const editable = isEditable(opened.status, { mayManage: subject.mayDecide });
      const manages = managedBy(session);
      return {
        month: {
          info: {
            fullName: subject.name,
            status: opened.status,
            isEditable: editable,
            employeeId: subject.id,
            isOwn: subject.isOwn,
            mayDecide: subject.mayDecide || !subject.mayManage,
            usesBadge: subject.usesBadge,
            since: firstDays.get(subject.id) ?? null,
            overtimeOnDaysOff: settings.overtimeOnDaysOff,
            version: opened.version,
          },
          plans: [presentPlan(planOn(plans, opened.calendar.at(-1)?.day ?? '').week)],
          causes: listCauses(caller.language),
          companies: subject.mayManage ? companies.map(({ id, name }) => ({ id, name })) : [],
          ...manages,
          days: opened.calendar.map((day) =>
            presentDay(day, opened.days.get(day.day), {
              language: caller.language,
              isEditable: editable,
              times: times.get(day.day),
              absences: opened.absences.get(day.day) ?? [],
            }),
          ),
        },
      };
    },

    /**
     * Saves the hours of a day; what stands already is left as it is. @throws AppError `conflict` where somebody saved other hours
     * since, or where the month is locked; `invalid-input` on the field that is wrong.
     */
    updateDay: async (
      caller: SignedInCaller,
      input: InputOf<typeof updateDay>,
    ): Promise<{ day: MonthDay }> => {
      const subject = await directory.openEmployee(caller, { employeeId: input.employeeId });
      const { language } = caller;
      const wanted = hoursOf(input);
      requireMonth(input, clock);
      const day = requireDay(input, language);
      return db.transaction(async (tx) => {
        const key = { employeeId: subject.id, month: monthText(input), companyId: subject.companyId };
        const month = await lockMonth(tx, key);
        if (!isEditable(month.status, { mayManage: subject.mayDecide }))
          throw new AppError('conflict', { text: timesheetTexts.monthLocked });
        const calendar = await monthCalendar(tx, subject, { month, of: input });
        const planned = calendar.find((each) => each.day === day);
        if (!planned) throw new AppError('invalid-input');
        const [saved] = await listDays(tx, { employeeId: subject.id, from: day, to: day });
        const times = (await timesOf(tx, subject, input)).get(day);
        const approved = await readApprovedDays(tx, { employeeId: subject.id, from: day, to: day });
        const absences = approved.get(day) ?? [];
        const shown = { language, isEditable: true, times, absences };
        if (areSameHours(saved ?? noHours, wanted)) return { day: presentDay(planned, saved, shown) };
        if ((saved?.version ?? 0) !== input.version)
          throw new AppError('conflict', { details: { ...(await describeConflict(tx, saved)) } });
        requireHours(wanted, {
          limits: limitsOf({ ...planned, absences }, await findSettings(tx, subject.companyId)),
          language,
        });
        const next: DayRecord = {
          ...wanted,
          employeeId: subject.id,
          day,
          // Who only says why they were absent has typed no hours.
          isDerived: saved?.isDerived === true && areSameHours({ ...saved, causeId: wanted.causeId }, wanted),
          version: (saved?.version ?? 0) + 1,
          changedAt: clock.now(),
          changedBy: caller.session.userId,
        };
        await saveDay(tx, next);
        const data = { day, before: hoursOf(saved ?? noHours), after: wanted };
        await recordMonthEvent(audit, tx, {
          ...key,
          action: 'day.changed',
          caller,
          userId: subject.userId,
          data,
        });
        await announceMonth(tx, subject);
        return { day: presentDay(planned, next, shown) };
      });
    },
  };

  async function describeConflict(executor: Executor, saved: DayRecord | undefined): Promise<DayConflict> {
    const [writer] = saved ? await people.findPeople(executor, [saved.changedBy]) : [];
    return {
      changedBy: writer?.name ?? '',
      changedAt: saved?.changedAt.toISOString() ?? null,
      current: { ...hoursOf(saved ?? noHours), version: saved?.version ?? 0 },
    };
  }
}

/** A month with its calendar and the days of which something was entered. */
interface OpenedMonth extends Pick<MonthRecord, 'status' | 'version'> {
  readonly calendar: readonly CalendarDay[];
  readonly days: ReadonlyMap<string, DayRecord>;
  /** What of it was approved as absence. */
  readonly absences: ReadonlyMap<string, readonly ApprovedAbsence[]>;
}

/** Reads a month of somebody. */
async function openMonth(
  executor: Executor,
  subject: Pick<OpenedEmployee, 'id' | 'companyId'>,
  of: PlainMonth,
): Promise<OpenedMonth> {
  const key = { employeeId: subject.id, month: monthText(of) };
  const month = await findMonth(executor, key);
  const days = daysOfMonth(of);
  const span = { employeeId: subject.id, from: days[0] ?? '', to: days.at(-1) ?? '' };
  const [calendar, saved, absences] = await Promise.all([
    monthCalendar(executor, subject, { month, of }),
    listDays(executor, span),
    readApprovedDays(executor, span),
  ]);
  return {
    status: month?.status ?? 'open',
    version: month?.version ?? 0,
    calendar,
    days: new Map(saved.map((day) => [day.day, day])),
    absences,
  };
}

/** The times of each day of a month of who has a badge. */
async function timesOf(
  executor: Executor,
  { id, usesBadge }: Pick<OpenedEmployee, 'id' | 'usesBadge'>,
  of: PlainMonth,
): Promise<ReadonlyMap<string, PunchTimes>> {
  if (!usesBadge) return new Map();
  return listPunchTimes(executor, {
    employeeId: id,
    from: dayOfMonth(of, 1),
    to: daysOfMonth(of).at(-1) ?? '',
  });
}

function requireDay(input: InputOf<typeof updateDay>, language: Language): string {
  const day = dayOfMonth(input, input.dayOfMonth);
  if (day.slice(0, 7) === monthText(input)) return day;
  const sentence = timesheetTexts.dayOutside[language];
  throw new AppError('invalid-input', { fields: { dayOfMonth: sentence } });
}

function requireHours(
  wanted: DayHours,
  { limits, language }: { limits: DayLimits; language: Language },
): void {
  const fields: Record<string, string> = {};
  const { minutes } = limits.approved;
  for (const field of faultsOf(wanted, limits)) {
    if (minutes > 0 && field !== 'overtime') {
      fields[field] = timesheetTexts.approvedAbsence[language].replace(
        '{hours}',
        hoursInWords(minutes, language),
      );
      continue;
    }
    fields[field] =
      field === 'causeId'
        ? timesheetTexts.causeWithoutAbsence[language]
        : timesheetTexts.aboveLimit[language].replace('{hours}', hoursInWords(limits[field], language));
  }
  if (wanted.causeId !== null && !isCause(wanted.causeId))
    fields['causeId'] = timesheetTexts.causeUnknown[language];
  if (Object.keys(fields).length > 0) throw new AppError('invalid-input', { fields });
}

function hoursInWords(minutes: number, language: Language): string {
  return (minutes / 60).toLocaleString(language, { maximumFractionDigits: 2 });
}

/** Whether somebody manages the months of everybody, or of their company (`u_complete`, `az_complete`). */
function managedBy({ flags }: SignedInCaller['session']) {
  return { managesAll: isSuperUser(flags), managesCompany: flags.b !== 'N' };
}
