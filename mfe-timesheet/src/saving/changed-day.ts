import type { PlainDay } from 'shared-api/contracts/common';
import type { DayConflict, DayHours, Month, MonthDay } from 'shared-api/contracts/timesheet';

/** A day of somebody: what is changed offline never lands in another's month. */
export interface DayOfEmployee {
  readonly employeeId: string;
  readonly day: PlainDay;
}

/**
 * How the change of a day stands: about to be sent, on its way, with the server, waiting for a network, refused for a reason, second to
 * what somebody else saved, or of a month that may no longer be changed.
 */
type SaveState = 'pending' | 'saving' | 'saved' | 'waiting' | 'failed' | 'conflict' | 'locked';

/** What the server has of a day. */
export interface SavedHours {
  readonly hours: DayHours;
  readonly version: number;
}

/** A day that was changed here. */
export interface ChangedDay extends DayOfEmployee {
  readonly hours: DayHours;
  /** What was saved before this change; null where there is nothing to go back to. */
  readonly before: SavedHours | null;
  /** The version that the hours are a change of, or, once saved, are. */
  readonly version: number;
  readonly state: SaveState;
  /** What a call took along that no answer came to. */
  readonly attempted: DayHours | null;
  /** Why it was refused, in the server's words, and which fields. */
  readonly problem: { readonly sentence: string; readonly fields: Readonly<Record<string, string>> } | null;
  /** Who saved other hours first, and which. */
  readonly conflict: DayConflict | null;
}

/** The changed days, by `keyOfDay`. */
export type ChangedDays = ReadonlyMap<string, ChangedDay>;

/** What tells days of employees apart. */
export function keyOfDay({ employeeId, day }: DayOfEmployee): string {
  return `${employeeId} ${day}`;
}

/** Whether the server has it. */
export function isSaved({ state }: ChangedDay): boolean {
  return state === 'saved';
}

/** Whether nothing has to be done for it: it is sent, or about to be. */
export function isOnItsWay({ state }: ChangedDay): boolean {
  return state === 'pending' || state === 'saving';
}

/** The changes that count: what a locked month refused is shown on its day and is no hours of the month. */
export function countedChanges(changed: ChangedDays): ChangedDays {
  return new Map([...changed].filter(([, { state }]) => state !== 'locked'));
}

/** A month as the person sees it: what they changed over what the server answered last. */
export function withChanges(month: Month, changed: ChangedDays): Month {
  const { employeeId } = month.info;
  return {
    ...month,
    days: month.days.map((day) => withChange(day, changed.get(keyOfDay({ employeeId, day: day.day })))),
  };
}

function withChange(day: MonthDay, change: ChangedDay | undefined): MonthDay {
  // What was read after it was saved is newer than what was saved.
  if (!change || (isSaved(change) && change.version <= day.version)) return day;
  return { ...day, ...change.hours, version: Math.max(day.version, change.version) };
}
