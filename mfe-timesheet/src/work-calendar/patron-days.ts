import { foldText } from 'shared-api/contracts/common';
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

/** A day of the year as it is typed, `7/12`, as it is kept, `12-07`; undefined for what is none. */
export function parseYearDay(text: string): string | undefined {
  const [, day = '', month = ''] = /^\s*(\d{1,2})\s*[/.-]\s*(\d{1,2})\s*$/.exec(text) ?? [];
  return day && `${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** A day of the year as it is written, `07/12`; empty for none. */
export function writeYearDay(day: string | null): string {
  return day === null ? '' : day.split('-').toReversed().join('/');
}
