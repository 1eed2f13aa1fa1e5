import { foldText } from 'shared-api/contracts/common';
import { maxHalfDays, yearDay } from 'shared-api/contracts/timesheet';

/** Patron saints of the larger towns of Italy, `MM-DD`: proposed for a site of that name, to be changed where it is another. */
const patronDays: Readonly<Record<string, string>> = {
  bari: '12-06',
  bologna: '10-04',
  catania: '02-05',
  firenze: '06-24',
  genova: '06-24',
  milano: '12-07',
  napoli: '09-19',
  palermo: '07-15',
  roma: '06-29',
  torino: '06-24',
  venezia: '04-25',
};

/** The patron saint of a town, where it is known. */
export function patronDayOf(town: string): string | undefined {
  return patronDays[foldText(town)];
}

/** Where the day after Pentecost is a holiday: Alto Adige. */
const whitMondayTowns = ['bolzano', 'bozen', 'merano', 'meran', 'bressanone', 'brixen', 'brunico', 'bruneck'];

/** The holiday of a town that moves with Easter, as days after it, where it is known. */
export function movableDayOf(town: string): number | undefined {
  return whitMondayTowns.includes(foldText(town)) ? 50 : undefined;
}

/** Several days of the year as they are typed, `24/12, 31/12`; undefined where one is none, or where there are too many. */
export function parseYearDays(text: string): string[] | undefined {
  const parts = text.split(/[,;\n]/).filter((part) => part.trim() !== '');
  const days = parts.map((part) => parseYearDay(part) ?? '');
  const areGood = days.every((day) => yearDay.safeParse(day).success);
  return areGood && days.length <= maxHalfDays ? days : undefined;
}

/** A day of the year as it is typed, `7/12`, as it is kept, `12-07`; undefined for what is none. */
export function parseYearDay(text: string): string | undefined {
  const [, day = '', month = ''] = /^\s*(\d{1,2})\s*[/.-]\s*(\d{1,2})\s*$/.exec(text) ?? [];
  return day && `${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** A day of the year as it is written, `07/12`; empty for none. */
export function writeYearDay(day: string | null): string {
  return day === null ? '' : day.split('-').toReversed().join('/');
}
