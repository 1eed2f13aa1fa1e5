import { addDays, dayInItaly, instantsInItaly, timeInItaly, type PlainDay } from '../common/index.ts';
import type { PunchTimes } from './punch-times.rules.ts';
import { punchSlots, type PunchSlot } from './punches.rules.ts';

/** The instants of a day's times in Italy, and the times that no clock shows on their day. */
interface PlacedTimes {
  readonly instants: ReadonlyMap<PunchSlot, Date>;
  readonly unknown: readonly PunchSlot[];
  /** Those of the hour that comes twice in the night in which the clocks go back. */
  readonly twice: readonly PunchSlot[];
}

interface Known {
  /** Those that are known already stay, unless one before them is later. */
  readonly instants?: ReadonlyMap<PunchSlot, Date>;
  /** Which of an hour that comes twice are meant the second time. */
  readonly inSecondHour?: readonly PunchSlot[];
}

/**
 * The instants of a day's times, one after the other: what is earlier than that before it is of the next day, and of an hour that comes twice
 * it is the first that is later, or the second where that is said.
 */
export function instantsOfTimes(
  day: PlainDay,
  times: PunchTimes,
  { instants: known = new Map(), inSecondHour = [] }: Known = {},
): PlacedTimes {
  const instants = new Map<PunchSlot, Date>();
  const unknown: PunchSlot[] = [];
  const twice: PunchSlot[] = [];
  let before: Date | undefined;
  for (const slot of punchSlots) {
    const time = times[slot];
    if (time === null) continue;
    const stays = known.get(slot);
    const possible = possibleInstants(day, time, before);
    const instant =
      stays && (!before || stays > before) ? stays : possible.at(inSecondHour.includes(slot) ? -1 : 0);
    if (instant) instants.set(slot, instant);
    else unknown.push(slot);
    if (instant && instantsInItaly(dayInItaly(instant), time).length > 1) twice.push(slot);
    before = instant ?? before;
  }
  return { instants, unknown, twice };
}

/** In which of two hours of the same name an instant lies; undefined where there is one alone. */
export function hourOfTwo(instant: Date): 'first' | 'second' | undefined {
  const second = instantsInItaly(dayInItaly(instant), timeInItaly(instant))[1];
  if (!second) return undefined;
  return instant >= second ? 'second' : 'first';
}

function possibleInstants(day: PlainDay, time: string, before: Date | undefined): Date[] {
  if (!before) return instantsInItaly(day, time);
  const today = dayInItaly(before);
  const later = instantsInItaly(today, time).filter((instant) => instant > before);
  const isOfNextDay = later.length === 0 && time <= timeInItaly(before);
  return isOfNextDay ? instantsInItaly(addDays(today, 1), time) : later;
}
