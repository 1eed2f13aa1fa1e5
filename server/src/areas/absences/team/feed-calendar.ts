import ical, { ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import {
  addDays,
  dayInItaly,
  timeInItaly,
  timeOfMinutes,
  type Language,
  type PlainDay,
} from 'shared-api/contracts/common';
import type { RequestRecord } from '../requests/requests.schema.ts';

/** An absence of the feed, with its person's name where it is of the whole team. */
interface FeedAbsence extends Pick<
  RequestRecord,
  'id' | 'from' | 'to' | 'start' | 'end' | 'version' | 'changedAt'
> {
  readonly name: string | null;
}

const words = {
  it: { title: 'Assenze', away: 'Assente' },
  en: { title: 'Absences', away: 'Away' },
} as const satisfies Record<Language, unknown>;

const hour = 3600;
/** In minutes. */
const dayLength = 24 * 60;

/**
 * Absences as a calendar (iCal, RFC 5545). Each says that somebody is away and nothing else. The same absences make the same text, so
 * that a calendar that has it already gets nothing again.
 */
export function feedCalendar(absences: readonly FeedAbsence[], language: Language): string {
  const { title, away } = words[language];
  const calendar = ical({ name: title, prodId: { company: 'Sportello', product: 'Assenze' }, ttl: hour });
  for (const { id, name, version, changedAt, ...when } of absences)
    calendar.createEvent({
      id: `absence-${id}`,
      summary: name === null ? away : `${away}: ${name}`,
      sequence: version,
      stamp: changedAt,
      lastModified: changedAt,
      status: ICalEventStatus.CONFIRMED,
      // A colleague's absence leaves one's own time free.
      transparency: name === null ? ICalEventTransparency.OPAQUE : ICalEventTransparency.TRANSPARENT,
      ...timesOf(when),
    });
  return calendar.toString();
}

/** Whole days end before the day after them (RFC 5545, 3.6.1); times are instants, whatever zone the calendar is in. */
function timesOf({ from, to, start, end }: Pick<FeedAbsence, 'from' | 'to' | 'start' | 'end'>) {
  if (start === null || end === null)
    return { allDay: true, start: midnight(from), end: midnight(addDays(to, 1)) };
  return { start: instantOf(from, start), end: instantOf(from, end) };
}

function midnight(day: PlainDay): Date {
  return new Date(`${day}T00:00:00Z`);
}

/** Hours that Italy is ahead of UTC, in summer and in winter: of an hour that its clocks have twice the first one counts. */
const aheadInItaly = [2, 1] as const;

/** By what clocks of Italy show, and not by a zone that the server may have: one in an hour that is left out is an hour later. */
function instantOf(day: PlainDay, minutes: number): Date {
  if (minutes >= dayLength) return instantOf(addDays(day, 1), minutes - dayLength);
  const instants = aheadInItaly.map(
    (ahead) => new Date(midnight(day).getTime() + (minutes * 60 - ahead * hour) * 1000),
  );
  const shown = instants.find(
    (each) => dayInItaly(each) === day && timeInItaly(each) === timeOfMinutes(minutes),
  );
  return shown ?? instants[1] ?? midnight(day);
}
