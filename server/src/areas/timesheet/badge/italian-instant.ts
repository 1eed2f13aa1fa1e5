import { TZDate } from '@date-fns/tz';
import { addDays, dayInItaly, timeInItaly, type PlainDay } from 'shared-api/contracts/common';
import { punchSlots, type PunchSlot, type PunchTimes } from 'shared-api/contracts/timesheet';

const zone = 'Europe/Rome';
const millisecondsOfHour = 3_600_000;

/** The instants of a day's times in Italy, and the times that no clock shows on their day. */
interface PlacedTimes {
  readonly instants: ReadonlyMap<PunchSlot, Date>;
  readonly unknown: readonly PunchSlot[];
}

/**
 * The instants of a day's times, one after the other: what is earlier than that before it is of the next day, and of an hour that the
 * clocks have twice it is the first that is later. Those that are known already stay.
 */
export function instantsOfTimes(
  day: PlainDay,
  times: PunchTimes,
  known: ReadonlyMap<PunchSlot, Date> = new Map(),
): PlacedTimes {
  const instants = new Map<PunchSlot, Date>();
  const unknown: PunchSlot[] = [];
  let before: Date | undefined;
  for (const slot of punchSlots) {
    const time = times[slot];
    if (time === null) continue;
    const stays = known.get(slot);
    const instant = stays && (!before || stays > before) ? stays : nextInstant(day, time, before);
    if (instant) instants.set(slot, instant);
    else unknown.push(slot);
    before = instant ?? before;
  }
  return { instants, unknown };
}

function nextInstant(day: PlainDay, time: string, before: Date | undefined): Date | undefined {
  if (!before) return instantsOf(day, time)[0];
  const today = dayInItaly(before);
  const later = instantsOf(today, time).find((instant) => instant > before);
  const isOfNextDay = time <= timeInItaly(before);
  return later ?? (isOfNextDay ? instantsOf(addDays(today, 1), time)[0] : undefined);
}

/** None in the hour that the clocks leave out, two in the one that comes twice. */
function instantsOf(day: PlainDay, time: string): Date[] {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const instant = new TZDate(year, month - 1, date, hour, minute, zone).getTime();
  return [instant - millisecondsOfHour, instant, instant + millisecondsOfHour]
    .map((each) => new Date(each))
    .filter((each) => dayInItaly(each) === day && timeInItaly(each) === time);
}
