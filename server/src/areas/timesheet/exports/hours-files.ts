import type { Language } from 'shared-api/contracts/common';
import type { MonthStatus } from 'shared-api/contracts/timesheet';
import { absenceCauses } from '../month/causes.ts';
import { causesInWords, type CollectedDay, type CollectedMonth } from './collect-months.ts';
import { csvText } from '../../../platform/texts/csv-text.ts';
import { writeWorkbook } from '../../../platform/workbooks/workbook.ts';

const headers = {
  it: [
    'Dipendente',
    'Giorno',
    'Previste',
    'Ordinari',
    'Straordinari',
    'Assenza',
    'Codice causale',
    'Causale',
    'Festività',
    'Stato',
  ],
  en: [
    'Employee',
    'Day',
    'Planned',
    'Ordinary',
    'Overtime',
    'Absence',
    'Reason code',
    'Reason',
    'Holiday',
    'State',
  ],
} as const satisfies Record<Language, readonly string[]>;

const statusNames = {
  it: { open: 'Aperto', forApproval: 'In approvazione', closed: 'Chiuso' },
  en: { open: 'Open', forApproval: 'For approval', closed: 'Closed' },
} as const satisfies Record<Language, Record<MonthStatus, string>>;

/** The days of months as CSV: days as Italians write them, hours with a decimal comma. */
export function hoursCsv(months: readonly CollectedMonth[], language: Language): Buffer {
  const rows = eachDay(months, language, ({ name, day, causeName, holiday, status }) => [
    name,
    day.day.split('-').toReversed().join('/'),
    ...minutesOf(day).map(decimalComma),
    causeIdsOf(day),
    causeName,
    holiday,
    status,
  ]);
  return Buffer.from(csvText([headers[language], ...rows]));
}

/** The same as a sheet of a workbook, where days are dates, hours are numbers and no text is a formula. */
export async function hoursWorkbook(months: readonly CollectedMonth[], language: Language): Promise<Buffer> {
  const rows = eachDay(months, language, ({ name, day, causeName, holiday, status }) => [
    name,
    day.day,
    ...minutesOf(day).map(inHours),
    causeIdsOf(day),
    causeName,
    holiday,
    status,
  ]);
  const columns = columnLooks.map((look, index) => ({ ...look, header: headers[language][index] ?? '' }));
  return writeWorkbook({ sheet: sheetNames[language], columns, rows });
}

/** The columns of a workbook, in the order of their headers. */
const columnLooks = [
  { kind: 'text', width: 28 },
  { kind: 'day', width: 12 },
  { kind: 'hours', width: 10 },
  { kind: 'hours', width: 10 },
  { kind: 'hours', width: 14 },
  { kind: 'hours', width: 10 },
  { kind: 'text', width: 14 },
  { kind: 'text', width: 24 },
  { kind: 'text', width: 24 },
  { kind: 'text', width: 16 },
] as const;

const sheetNames = { it: 'Ore', en: 'Hours' } as const satisfies Record<Language, string>;

interface ShownDay {
  readonly name: string;
  readonly day: CollectedDay;
  readonly causeName: string;
  readonly holiday: string;
  readonly status: string;
}

function eachDay<Row>(
  months: readonly CollectedMonth[],
  language: Language,
  show: (day: ShownDay) => Row,
): Row[] {
  const causes = new Map(absenceCauses.map(({ id, name }) => [id, name[language]]));
  return months.flatMap(({ employee: { name }, status, days }) =>
    days.map((day) =>
      show({
        name,
        day,
        causeName: causesInWords(day, (id) => causes.get(id) ?? ''),
        holiday: day.holidayName?.[language] ?? '',
        status: statusNames[language][status],
      }),
    ),
  );
}

/** The ids of a day's causes. */
function causeIdsOf({ absenceParts }: CollectedDay): string {
  return absenceParts.flatMap(({ causeId }) => causeId ?? []).join(' + ');
}

function minutesOf({ planned, ordinary, overtime, absence }: CollectedDay): number[] {
  return [planned, ordinary, overtime, absence];
}

const inHours = (minutes: number) => Number((minutes / 60).toFixed(4));
const decimalComma = (minutes: number) => String(inHours(minutes)).replace('.', ',');
