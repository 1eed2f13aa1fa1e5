import { dayInItaly, type PlainDay } from '../common/index.ts';

/** What a punch (timbratura) says: somebody comes in (Entrata) or goes out (Uscita). */
export const punchKinds = ['in', 'out'] as const;
export type PunchKind = (typeof punchKinds)[number];

/** The four punches of a day in their order (spec 01 §2). */
export const punchSlots = ['entrata1', 'uscita1', 'entrata2', 'uscita2'] as const;
export type PunchSlot = (typeof punchSlots)[number];

/** A punch: an instant, never a time of the day, so that no change of the clocks moves it. */
interface Punch {
  readonly kind: PunchKind;
  /** ISO 8601 with its zone. */
  readonly at: string;
  /** The day to which it belongs: that on which its shift began. */
  readonly day: PlainDay;
}

/** A punch whose day is still to be found, or is said by who corrected it. */
export type LoosePunch = Pick<Punch, 'kind' | 'at'> & { readonly day: PlainDay | null };

const millisecondsOfMinute = 60_000;
const millisecondsOfHour = 60 * millisecondsOfMinute;
/** How long a shift may last, breaks included: what is open for longer lacks its exit. */
export const maxShiftHours = 16;
/** A break up to which who comes in after midnight goes on with the shift of the evening. */
const maxBreakHours = 4;
/** The most that a day may hold, in minutes: what would be above belongs to another day. */
const maxWorkedMinutes = 24 * 60;

/** The shift that runs, while punches are gone through in order. */
interface Shift {
  readonly day: PlainDay;
  /** Since when somebody has been at work, but for breaks. */
  readonly begunAt: number;
  readonly last: Pick<Punch, 'kind' | 'at'>;
  readonly worked: number;
}

/**
 * Gives each punch its day, in the order of the clock, whatever the order in which they arrived. An entrance begins a shift on its day
 * in Italy, unless it ends a short break; an exit belongs to the shift that is open. Days that are said are kept.
 */
export function arrangePunches<One extends LoosePunch>(punches: readonly One[]): (One & Punch)[] {
  let shift: Shift | undefined;
  return punches.toSorted(byTime).map((punch) => {
    const day = punch.day ?? dayOfPunch(punch, shift);
    shift = nextShift(shift, { ...punch, day });
    return { ...punch, day };
  });
}

/** The punches of a day in their four places; undefined where there are more than fit. */
export function slotsOf<One extends Pick<Punch, 'kind' | 'at'>>(
  punches: readonly One[],
): Record<PunchSlot, One | null> | undefined {
  const placed: (One | null)[] = [];
  for (const punch of punches.toSorted(byTime)) {
    const isIn = punch.kind === 'in';
    const isFree = placed.length % 2 === (isIn ? 0 : 1);
    if (!isFree) placed.push(null);
    placed.push(punch);
  }
  const [entrata1 = null, uscita1 = null, entrata2 = null, uscita2 = null] = placed;
  return placed.length > punchSlots.length ? undefined : { entrata1, uscita1, entrata2, uscita2 };
}

/** Worked minutes of a day: from each entrance to its exit, in instants cut to the minute as they are shown. What lacks its other half counts nothing. */
export function workedMinutes(slots: Readonly<Record<PunchSlot, Pick<Punch, 'at'> | null>>): number {
  const { entrata1, uscita1, entrata2, uscita2 } = slots;
  return minutesBetween(entrata1, uscita1) + minutesBetween(entrata2, uscita2);
}

/** Whether of some entrance the exit is missing, or the reverse (timbratura mancante). */
export function isUnmatched(slots: Readonly<Record<PunchSlot, unknown>>): boolean {
  const { entrata1, uscita1, entrata2, uscita2 } = slots;
  return (entrata1 === null) !== (uscita1 === null) || (entrata2 === null) !== (uscita2 === null);
}

/** Where somebody stands: at work on a day since an instant, or not. */
interface PunchStanding {
  /** What they punch next; null where the day has its four punches. */
  readonly next: PunchKind | null;
  /** The day of the shift that runs; where none does, that of the next. */
  readonly day: PlainDay;
  /** Whether the other may be punched too: the shift that is open began yesterday, and its exit may have been forgotten. */
  readonly mayAlsoEnter: boolean;
}

/** What somebody punches next, by their punches of the last days. A shift that is open for too long lacks its exit and changes nothing. */
export function punchStateAt(punches: readonly LoosePunch[], now: string): PunchStanding {
  const arranged = arrangePunches(punches.filter(({ at }) => at <= now));
  const shift = arranged.reduce<Shift | undefined>(nextShift, undefined);
  const today = dayOfPunch({ kind: 'in', at: now }, shift);
  const mayEnter = fits(arranged, { kind: 'in', at: now, day: today });
  if (shift && isOpen(shift, now)) {
    const { day } = shift;
    return { next: 'out', day, mayAlsoEnter: mayEnter && day !== dayInItaly(new Date(now)) };
  }
  return { next: mayEnter ? 'in' : null, day: today, mayAlsoEnter: false };
}

/** Whether a punch has a place among those of its day. */
function fits(punches: readonly Punch[], punch: Punch): boolean {
  const ofDay = punches.filter(({ day }) => day === punch.day);
  return slotsOf([...ofDay, punch]) !== undefined;
}

function dayOfPunch({ kind, at }: Pick<Punch, 'kind' | 'at'>, shift: Shift | undefined): PlainDay {
  const day = dayInItaly(new Date(at));
  if (!shift) return day;
  if (kind === 'out') return isOpen(shift, at) ? shift.day : day;
  return continues(shift, at) ? shift.day : day;
}

function isOpen({ last, begunAt, worked }: Shift, at: string): boolean {
  if (last.kind !== 'in') return false;
  if (Date.parse(at) - begunAt > maxShiftHours * millisecondsOfHour) return false;
  return worked + minutesBetween(last, { at }) <= maxWorkedMinutes;
}

function continues({ last, begunAt }: Shift, at: string): boolean {
  if (last.kind !== 'out') return false;
  const now = Date.parse(at);
  const isBreak = now - Date.parse(last.at) <= maxBreakHours * millisecondsOfHour;
  return isBreak && now - begunAt < maxShiftHours * millisecondsOfHour;
}

function nextShift(shift: Shift | undefined, punch: Punch): Shift {
  const { kind, at, day } = punch;
  if (shift?.day !== day) return { day, begunAt: Date.parse(at), last: punch, worked: 0 };
  if (kind === 'in') {
    const begunAt = continues(shift, at) ? shift.begunAt : Date.parse(at);
    return { ...shift, begunAt, last: punch };
  }
  const worked = shift.worked + (shift.last.kind === 'in' ? minutesBetween(shift.last, punch) : 0);
  return { ...shift, last: punch, worked };
}

function minutesBetween(one: Pick<Punch, 'at'> | null, other: Pick<Punch, 'at'> | null): number {
  return one && other ? minuteOf(other) - minuteOf(one) : 0;
}

function minuteOf({ at }: Pick<Punch, 'at'>): number {
  return Math.floor(Date.parse(at) / millisecondsOfMinute);
}

/** Of two at the same instant, who goes out has come in first. */
function byTime(one: Pick<Punch, 'kind' | 'at'>, other: Pick<Punch, 'kind' | 'at'>): number {
  return (
    Date.parse(one.at) - Date.parse(other.at) || punchKinds.indexOf(one.kind) - punchKinds.indexOf(other.kind)
  );
}
