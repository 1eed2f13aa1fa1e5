import { monthOf, timeInItaly, type PlainDay } from 'shared-api/contracts/common';
import {
  areSameHours,
  hoursOfPunches,
  isUnmatched,
  limitsOf,
  noHours,
  noPunchTimes,
  slotsOf,
  workedMinutes,
  type DayHours,
  type PunchSlot,
  type PunchTimes,
} from 'shared-api/contracts/timesheet';
import type { Executor } from '../../../platform/db/database.ts';
import { readApprovedDays } from '../absences/approved-days.repository.ts';
import { monthCalendar } from '../month/month-calendar.ts';
import { listDays, saveDay } from '../month/month.repository.ts';
import type { DayRecord, MonthRecord } from '../month/month.schema.ts';
import type { OpenedEmployee } from '../../ports/directory.port.ts';
import { findSettings } from '../work-calendar/work-calendar.repository.ts';
import { listPunches } from './punches.repository.ts';
import type { PunchRecord } from './punches.schema.ts';

type Employed = Pick<OpenedEmployee, 'id' | 'companyId'>;
type Slots = Record<PunchSlot, PunchRecord | null>;

const noPunches: Slots = { entrata1: null, uscita1: null, entrata2: null, uscita2: null };

/** A day with its punches, what is entered, and what the punches make of it. */
export interface PunchedDayRecord {
  readonly day: PlainDay;
  readonly slots: Slots;
  readonly times: PunchTimes;
  readonly worked: number;
  /** What is to be worked: the plan, less what was approved as absence. */
  readonly planned: number;
  readonly isAbsent: boolean;
  readonly hours: DayHours;
  readonly saved: DayRecord | undefined;
}

/** Punches as the rules know them, with what the table has of each. */
export function toRulePunches(records: readonly PunchRecord[]) {
  return records.map((record) => ({
    record,
    kind: record.kind,
    at: record.at.toISOString(),
    day: record.day,
  }));
}

/** The four places of a day's punches; those of a day with more than fit are empty. */
function slotsOfRecords(records: readonly PunchRecord[]): Slots {
  const slots = slotsOf(toRulePunches(records));
  if (!slots) return noPunches;
  const { entrata1, uscita1, entrata2, uscita2 } = slots;
  return {
    entrata1: entrata1?.record ?? null,
    uscita1: uscita1?.record ?? null,
    entrata2: entrata2?.record ?? null,
    uscita2: uscita2?.record ?? null,
  };
}

/** The times of a day's punches in Italy. */
function timesOfRecords(records: readonly PunchRecord[]): PunchTimes {
  const { entrata1, uscita1, entrata2, uscita2 } = slotsOfRecords(records);
  const time = (punch: PunchRecord | null) => punch && timeInItaly(punch.at);
  return {
    entrata1: time(entrata1),
    uscita1: time(uscita1),
    entrata2: time(entrata2),
    uscita2: time(uscita2),
  };
}

/** The times of each day of somebody's that has punches. */
export async function listPunchTimes(
  executor: Executor,
  of: { readonly employeeId: string; readonly from: PlainDay; readonly to: PlainDay },
): Promise<ReadonlyMap<PlainDay, PunchTimes>> {
  const byDay = Map.groupBy(await listPunches(executor, of), ({ day }) => day);
  return new Map([...byDay].map(([day, records]) => [day, timesOfRecords(records)]));
}

/** Reads a day with its punches. */
export async function readPunchedDay(
  executor: Executor,
  subject: Employed,
  { day, month }: { readonly day: PlainDay; readonly month: Pick<MonthRecord, 'calendar'> | undefined },
): Promise<PunchedDayRecord> {
  const of = { employeeId: subject.id, from: day, to: day };
  const [records, [saved], approved, calendar, settings] = await Promise.all([
    listPunches(executor, of),
    listDays(executor, of),
    readApprovedDays(executor, of),
    monthCalendar(executor, subject, { month, of: monthOf(day) }),
    findSettings(executor, subject.companyId),
  ]);
  const planned = calendar.find((each) => each.day === day);
  if (!planned) throw new Error('A calendar lacks one of its days');
  const slots = slotsOfRecords(records);
  const limits = limitsOf({ ...planned, absences: approved.get(day) ?? [] }, settings);
  const at = (punch: PunchRecord | null) => punch && { at: punch.at.toISOString() };
  const { entrata1, uscita1, entrata2, uscita2 } = slots;
  const worked = workedMinutes({
    entrata1: at(entrata1),
    uscita1: at(uscita1),
    entrata2: at(entrata2),
    uscita2: at(uscita2),
  });
  const punched = { worked, isMatched: !isUnmatched(slots) };
  const hours = hoursOfPunches(punched, { limits, causeId: saved?.causeId ?? null });
  const times = records.length > 0 ? timesOfRecords(records) : noPunchTimes;
  const isAbsent = limits.approved.minutes > 0 && limits.ordinary === 0;
  return { day, slots, times, worked, planned: limits.ordinary, isAbsent, hours, saved };
}

/** Whether the hours of a day were typed: punches leave those alone. */
export function areHoursTyped(saved: DayRecord | undefined): boolean {
  return saved !== undefined && !saved.isDerived && !areSameHours(saved, noHours);
}

interface Derivation {
  readonly day: PlainDay;
  readonly month: Pick<MonthRecord, 'calendar'> | undefined;
  readonly changedAt: Date;
  readonly changedBy: string;
  /** Whether hours that were typed are given up. */
  readonly replacesTyped: boolean;
}

/** Writes the hours of a day by its punches, and a new version of the day; hours that were typed stay as they are. */
export async function deriveDay(
  executor: Executor,
  subject: Employed,
  { day, month, changedAt, changedBy, replacesTyped }: Derivation,
): Promise<PunchedDayRecord> {
  const punched = await readPunchedDay(executor, subject, { day, month });
  const { saved } = punched;
  const staysTyped = areHoursTyped(saved) && !replacesTyped;
  const { ordinary, overtime, absence, causeId } = staysTyped && saved ? saved : punched.hours;
  const next: DayRecord = {
    employeeId: subject.id,
    day,
    ordinary,
    overtime,
    absence,
    causeId,
    isDerived: !staysTyped,
    version: (saved?.version ?? 0) + 1,
    changedAt,
    changedBy,
  };
  await saveDay(executor, next);
  return { ...punched, saved: next };
}
