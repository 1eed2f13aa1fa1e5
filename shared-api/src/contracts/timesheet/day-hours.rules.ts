import type { PlainDay } from '../common/index.ts';
import { approvedOf, type ApprovedAbsence, type ApprovedPart } from './approved-absence.rules.ts';
import { plannedMinutes, type PlannedDay } from './work-plan.rules.ts';

/** The hours of a day as they are entered, in whole minutes (spec 01 §3 and §4). */
export interface DayHours {
  readonly ordinary: number;
  readonly overtime: number;
  readonly absence: number;
  /** Why somebody was absent (causale); null without absence, and until one is chosen. */
  readonly causeId: string | null;
}

/** One change of a day, as somebody makes it. */
export type DayEdit =
  | { readonly field: 'ordinary' | 'overtime' | 'absence'; readonly minutes: number }
  | { readonly field: 'cause'; readonly causeId: string | null };

/** What the hours of a day may be at most, in minutes. */
export interface DayLimits {
  readonly ordinary: number;
  readonly overtime: number;
  readonly absence: number;
  /** The least of the absence, with its cause: what was approved is changed by its request alone. */
  readonly approved: ApprovedPart;
}

/** The most that a field holds: ten hours (spec 01 §9). */
const maxFieldMinutes = 600;
/** Below this a working day is incomplete, or below its plan where that is shorter (spec 01 §4, departure D11). */
const incompleteBelow = 480;

/** A day of which nothing was entered. */
export const noHours: DayHours = { ordinary: 0, overtime: 0, absence: 0, causeId: null };

/**
 * What the hours of a day may be: at most the plan of its weekday, and ten hours. On days off there is nothing to work or to miss, and
 * overtime only where the company has it. What was approved as absence stays one.
 */
export function limitsOf(
  day: PlannedDay & { readonly absences?: readonly ApprovedAbsence[] },
  { overtimeOnDaysOff }: { overtimeOnDaysOff: boolean },
): DayLimits {
  const planned = Math.min(plannedMinutes(day), maxFieldMinutes);
  const dayOff = overtimeOnDaysOff ? maxFieldMinutes : 0;
  const approved = approvedOf(day.absences ?? []);
  // A plan that became shorter leaves what was approved before as it is, until it is recounted.
  const absence = Math.max(planned, approved.minutes);
  return {
    ordinary: absence - approved.minutes,
    absence,
    overtime: planned > 0 ? planned : dayOff,
    approved,
  };
}

/**
 * A day after a change. Ordinary hours and absence fill the plan together: when one changes, the other is the rest of it. Without absence
 * there is no cause, and what was approved keeps its own. What lies outside the limits is taken to their ends.
 */
export function editDay(hours: DayHours, edit: DayEdit, limits: DayLimits): DayHours {
  switch (edit.field) {
    case 'ordinary': {
      const ordinary = within(edit.minutes, limits.ordinary);
      return withCause({ ...hours, ordinary, absence: limits.absence - ordinary }, limits);
    }
    case 'absence': {
      const absence = Math.max(within(edit.minutes, limits.absence), limits.approved.minutes);
      return withCause({ ...hours, absence, ordinary: limits.absence - absence }, limits);
    }
    case 'overtime':
      return { ...hours, overtime: within(edit.minutes, limits.overtime) };
    case 'cause':
      return withCause({ ...hours, causeId: edit.causeId }, limits);
  }
}

/** Totale of a day: ordinary and overtime, in minutes. */
export function totalOf({ ordinary, overtime }: DayHours): number {
  return ordinary + overtime;
}

/** What is wrong with the hours of a day, field by field; empty where nothing is. The server refuses what is. */
export function faultsOf(hours: DayHours, limits: DayLimits): readonly (keyof DayHours)[] {
  const faults: (keyof DayHours)[] = (['ordinary', 'overtime', 'absence'] as const).filter(
    (field) => hours[field] < 0 || hours[field] > limits[field],
  );
  const { approved } = limits;
  const isOverPlan = hours.ordinary + hours.absence > limits.absence || hours.absence < approved.minutes;
  if (isOverPlan && !faults.includes('ordinary') && !faults.includes('absence')) faults.push('absence');
  if (withCause(hours, limits).causeId !== hours.causeId) faults.push('causeId');
  return faults;
}

/** Whether the hours of two versions of a day are the same. */
export function areSameHours(one: DayHours, other: DayHours): boolean {
  return (
    one.ordinary === other.ordinary &&
    one.overtime === other.overtime &&
    one.absence === other.absence &&
    one.causeId === other.causeId
  );
}

/** What a day looks like in the calendar. */
type DayState = 'holiday' | 'nonWorking' | 'future' | 'incomplete' | 'absent' | 'complete';

/** From when and until when somebody's days are looked at. */
export interface DayFrame {
  /** It is not over yet, and nothing is missing of it. */
  readonly today: PlainDay;
  /** The person's first day, before which nothing is missing; null where nobody knows it. */
  readonly since: PlainDay | null;
}

/**
 * What a day is: a holiday or a day off, whatever is entered, or a day before the person's first; not over yet and not full; complete; away
 * for a known reason; or incomplete, when ordinary hours are below eight, or below the plan where it is shorter, and no absence with a cause
 * makes up for them.
 */
export function stateOf(day: PlannedDay, hours: DayHours, { today, since }: DayFrame): DayState {
  if (day.isHoliday) return 'holiday';
  const planned = plannedMinutes(day);
  if (planned === 0) return 'nonWorking';
  if (hours.ordinary >= Math.min(incompleteBelow, planned)) return 'complete';
  if (hours.absence > 0 && hours.causeId !== null && hours.ordinary + hours.absence >= planned)
    return 'absent';
  if (day.day >= today) return 'future';
  return since !== null && day.day < since ? 'nonWorking' : 'incomplete';
}

function within(minutes: number, max: number): number {
  return Math.min(Math.max(Math.round(minutes), 0), max);
}

/** The cause of hours: none without absence, and its own where all of it was approved. */
function withCause(hours: DayHours, { approved }: Pick<DayLimits, 'approved'>): DayHours {
  if (hours.absence > approved.minutes) return hours;
  return hours.causeId === approved.causeId ? hours : { ...hours, causeId: approved.causeId };
}
