import { addDays, dayInItaly, weekdayOf, type PlainDay } from 'shared-api/contracts/common';
import { holidaysOf } from 'shared-api/contracts/timesheet';

/** Who writes absences into a week of their own: all stories of a run meet one server, at both sizes of the screen. */
const stories = ['leave', 'sickness', 'decisions', 'decision-link', 'fewer-days'] as const;
const sizes = ['phone', 'desktop'] as const;

/** The demo's requests reach 120 days ahead, and are counted on when they begin after its closure. */
const firstWeek = 20;

/** The demo's company in Milan keeps its patron saint, and is closed at the end of a year. */
const patronDay = '12-07';
const closedFrom = '12-28';

/** A day as the screens write it. */
export interface WrittenDay {
  readonly day: PlainDay;
  /** `15-02-2027`. */
  readonly onScreen: string;
  /** `15 febbraio 2027`. */
  readonly inWords: string;
  /** `lunedì 15 febbraio`. */
  readonly withWeekday: string;
  /** `febbraio 2027`. */
  readonly month: string;
}

interface Try {
  readonly project: { readonly name: string };
  readonly retry: number;
}

/** Seven days from a Monday on, five of them worked, on which nobody asked for anything, whenever the stories run; others at another try. */
export function quietWeek(story: (typeof stories)[number], { project, retry }: Try) {
  const place = stories.indexOf(story) * sizes.length + (project.name === 'phone' ? 0 : 1);
  const wanted = place + retry * stories.length * sizes.length;
  const today = dayInItaly(new Date());
  let monday = addDays(today, firstWeek * 7 - weekdayOf(today));
  for (let quiet = 0; ; monday = addDays(monday, 7)) {
    if (!isQuiet(monday)) continue;
    if (quiet === wanted) return weekFrom(monday);
    quiet += 1;
  }
}

function isQuiet(monday: PlainDay): boolean {
  const sunday = addDays(monday, 6);
  const holidays = holidaysOf(Number(monday.slice(0, 4)), patronDay);
  return (
    monday.slice(0, 7) === sunday.slice(0, 7) &&
    sunday.slice(5) < closedFrom &&
    !holidays.some(({ day }) => day >= monday && day <= sunday)
  );
}

function weekFrom(monday: PlainDay) {
  const at = (index: number) => write(addDays(monday, index));
  return [at(0), at(1), at(2), at(3), at(4), at(5), at(6)] as const;
}

function write(day: PlainDay): WrittenDay {
  const inItalian = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('it', { ...options, timeZone: 'UTC' }).format(new Date(day));
  return {
    day,
    onScreen: day.split('-').toReversed().join('-'),
    inWords: inItalian({ dateStyle: 'long' }),
    withWeekday: inItalian({ weekday: 'long', day: 'numeric', month: 'long' }),
    month: inItalian({ month: 'long', year: 'numeric' }),
  };
}
