import { addDays, dayOfMonth, type LocalizedText, type PlainDay } from '../common/index.ts';

/** A day of the year that is a public holiday, in the years in which it is one. */
interface HolidayRule {
  /** `MM-DD`. */
  readonly date: string;
  readonly name: LocalizedText;
  readonly from?: number;
  readonly to?: number;
}

/** What else a place keeps, beside its patron saint. */
export interface LocalDays {
  /** Days after Easter Sunday of a holiday that moves with it, below 0 before it: 50 is Whit Monday. Null for none. */
  readonly movableDay?: number | null;
  /** Days of which half is worked, `MM-DD`: 24 and 31 December above all. */
  readonly halfDays?: readonly string[] | null;
}

/** A public holiday. */
interface Holiday {
  readonly day: PlainDay;
  readonly name: LocalizedText;
}

/** The patron saint of a place, as `MM-DD`; null where a place keeps none. */
export type PatronDay = string | null;

// L. 260/1949, art. 2, as amended; each rule with its years, so that counting an old year again gives what was true then.
const fixed: readonly HolidayRule[] = [
  { date: '01-01', name: { it: 'Capodanno', en: 'New Year’s Day' } },
  { date: '01-06', name: { it: 'Epifania', en: 'Epiphany' } },
  { date: '03-17', name: { it: 'Unità d’Italia', en: 'Unification of Italy' }, from: 2011, to: 2011 },
  { date: '04-25', name: { it: 'Festa della Liberazione', en: 'Liberation Day' } },
  { date: '05-01', name: { it: 'Festa dei lavoratori', en: 'Labour Day' } },
  { date: '06-02', name: { it: 'Festa della Repubblica', en: 'Republic Day' } },
  { date: '08-15', name: { it: 'Ferragosto', en: 'Assumption Day' } },
  // L. 151/2025, in force from 1 January 2026.
  { date: '10-04', name: { it: 'San Francesco d’Assisi', en: 'Saint Francis of Assisi' }, from: 2026 },
  { date: '11-01', name: { it: 'Ognissanti', en: 'All Saints’ Day' } },
  { date: '12-08', name: { it: 'Immacolata Concezione', en: 'Immaculate Conception' } },
  { date: '12-25', name: { it: 'Natale', en: 'Christmas Day' } },
  { date: '12-26', name: { it: 'Santo Stefano', en: 'Saint Stephen’s Day' } },
];

const easter: LocalizedText = { it: 'Pasqua', en: 'Easter Sunday' };
const easterMonday: LocalizedText = { it: 'Lunedì dell’Angelo', en: 'Easter Monday' };
const patron: LocalizedText = { it: 'Santo patrono', en: 'Patron saint' };
const halfHoliday: LocalizedText = { it: 'Mezza festività', en: 'Half holiday' };
const localHoliday: LocalizedText = { it: 'Festa locale', en: 'Local holiday' };

/** The holidays that move with Easter and have a name, by the days between them and Easter Sunday. */
export const movableDays = {
  '-2': { it: 'Venerdì santo', en: 'Good Friday' },
  '39': { it: 'Ascensione', en: 'Ascension Day' },
  '50': { it: 'Lunedì di Pentecoste', en: 'Whit Monday' },
  '60': { it: 'Corpus Domini', en: 'Corpus Christi' },
} as const satisfies Record<string, LocalizedText>;

/** The name of a holiday so many days after Easter Sunday. */
export function movableDayName(days: number): LocalizedText {
  return Object.entries(movableDays).find(([known]) => Number(known) === days)?.[1] ?? localHoliday;
}

/**
 * The public holidays of a year in Italy, by day, with the patron saint of a place and its day that moves with Easter. One that falls on
 * another holiday counts once, under the name of that holiday.
 */
export function holidaysOf(
  year: number,
  patronDay: PatronDay,
  { movableDay = null }: LocalDays = {},
): Holiday[] {
  const sunday = easterOf(year);
  const national = fixed
    .filter(({ from = -Infinity, to = Infinity }) => year >= from && year <= to)
    .map(({ date, name }) => ({ day: `${year}-${date}`, name }));
  const all = [...national, { day: sunday, name: easter }, { day: addDays(sunday, 1), name: easterMonday }];
  if (patronDay !== null) all.push({ day: `${year}-${patronDay}`, name: patron });
  if (movableDay !== null) all.push({ day: addDays(sunday, movableDay), name: movableDayName(movableDay) });
  const once = all.filter(({ day }, index) => all.findIndex((each) => each.day === day) === index);
  return once.toSorted((one, other) => one.day.localeCompare(other.day));
}

/** The name of a half holiday, where a day is one of a place and no holiday. */
export function halfHolidayOn(day: PlainDay, { halfDays }: LocalDays): LocalizedText | null {
  return halfDays?.includes(day.slice(5)) ? halfHoliday : null;
}

/** Easter Sunday of a year of the Gregorian calendar (the method of Meeus, Jones and Butcher). */
export function easterOf(year: number): PlainDay {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7;
  const shift = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * shift + 114;
  return dayOfMonth({ year, month: Math.floor(days / 31) }, (days % 31) + 1);
}
