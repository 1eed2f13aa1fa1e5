import { minutesOfTime, timeOfMinutes } from '../common/index.ts';
import { punchSlots, maxShiftHours, type PunchSlot } from './punches.rules.ts';

/** The times of a day's four punches, `HH:MM` in Italy; null where there is none. */
export type PunchTimes = Readonly<Record<PunchSlot, string | null>>;

/** What may be wrong with a time that somebody typed. */
export type PunchTimeFault = 'missing' | 'notAfter' | 'tooLong';

/** A day without punches. */
export const noPunchTimes: PunchTimes = { entrata1: null, uscita1: null, entrata2: null, uscita2: null };

const minutesOfDay = 24 * 60;

/**
 * What is wrong with the times of a day, field by field: one is missing before another that is there; one is no later than that before
 * it; the shift is longer than any. A time before that in front of it is of the next day, once; from one on that is meant in the second of
 * two hours of the same name (`inSecondHour`) all are an hour later.
 */
export function faultsOfTimes(
  times: PunchTimes,
  inSecondHour: readonly PunchSlot[] = [],
): Partial<Record<PunchSlot, PunchTimeFault>> {
  const faults: Partial<Record<PunchSlot, PunchTimeFault>> = {};
  const last = punchSlots.findLastIndex((slot) => times[slot] !== null);
  let before: number | undefined;
  let first: number | undefined;
  let shift = 0;
  for (const slot of punchSlots.slice(0, last + 1)) {
    const time = times[slot];
    if (time === null) {
      faults[slot] = 'missing';
      continue;
    }
    if (inSecondHour.includes(slot)) shift = 60;
    const minutes = onwards(minutesOfTime(time) + shift, before);
    first ??= minutes;
    if (minutes === before || minutes >= 2 * minutesOfDay) faults[slot] = 'notAfter';
    else if (minutes - first > maxSpan(slot)) faults[slot] = 'tooLong';
    before = minutes;
  }
  return faults;
}

/** What proposals are made from: the times of somebody's last days, and what they work on the day. */
interface UsualDay {
  readonly lastDays: readonly PunchTimes[];
  readonly planned: number;
}

/**
 * A time for each punch that is missing: the one that is usual for this person, or what the plan makes of the others; null for punches
 * that are there, for those that nothing calls for, and where no time lies between its neighbours.
 */
export function proposeTimes(times: PunchTimes, usual: UsualDay): PunchTimes {
  const proposed = { ...noPunchTimes } as Record<PunchSlot, string | null>;
  for (const [entrance, exit] of [
    ['entrata1', 'uscita1'],
    ['entrata2', 'uscita2'],
  ] as const) {
    const missing = missingOf(times, entrance, exit);
    if (!missing) continue;
    const candidates = [usualTime(missing, usual.lastDays), plannedTime(times, missing, usual.planned)];
    proposed[missing] =
      candidates.find(
        (time) => time !== null && Object.keys(faultsOfTimes({ ...times, [missing]: time })).length === 0,
      ) ?? null;
  }
  return proposed;
}

function missingOf(times: PunchTimes, entrance: PunchSlot, exit: PunchSlot): PunchSlot | undefined {
  if ((times[entrance] === null) === (times[exit] === null)) return undefined;
  return times[entrance] === null ? entrance : exit;
}

/** The middle of the last times, where there are three at least. */
function usualTime(slot: PunchSlot, lastDays: readonly PunchTimes[]): string | null {
  const known = lastDays.map((times) => times[slot]).filter((time) => time !== null);
  return known.length < 3 ? null : (known.toSorted()[Math.floor(known.length / 2)] ?? null);
}

/** When the plan is fulfilled by the pair that lacks one. */
function plannedTime(times: PunchTimes, slot: PunchSlot, planned: number): string | null {
  const [start, end] =
    slot === 'entrata1' || slot === 'uscita1'
      ? (['entrata2', 'uscita2'] as const)
      : (['entrata1', 'uscita1'] as const);
  const [from, to] = [times[start], times[end]];
  const elsewhere =
    from !== null && to !== null ? onwards(minutesOfTime(to), minutesOfTime(from)) - minutesOfTime(from) : 0;
  const rest = planned - elsewhere;
  if (rest <= 0) return null;
  const isExit = slot.startsWith('uscita');
  const half = times[`${isExit ? 'entrata' : 'uscita'}${slot.slice(-1) as '1' | '2'}`];
  return half === null ? null : timeOfMinutes(minutesOfTime(half) + (isExit ? rest : -rest));
}

/** A time that is earlier than that before it is of the next day. */
function onwards(minutes: number, before: number | undefined): number {
  if (before === undefined) return minutes;
  const day = Math.floor(before / minutesOfDay) * minutesOfDay;
  return minutes + day < before ? minutes + day + minutesOfDay : minutes + day;
}

function maxSpan(slot: PunchSlot): number {
  return slot === 'uscita1' || slot === 'entrata2' ? maxShiftHours * 60 : minutesOfDay;
}
