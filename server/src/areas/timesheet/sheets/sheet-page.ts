import { weekdayOf, type PlainMonth } from 'shared-api/contracts/common';
import { totalsOf, type MonthStatus } from 'shared-api/contracts/timesheet';
import type { PdfElement } from '../../../platform/pdf-writing/structure-tree.ts';
import type { PdfItem, PdfPage } from '../../../platform/pdf-writing/write-pdf.ts';
import { absenceCauses } from '../month/causes.ts';
import { unsaidCause } from './sensitive-causes.ts';
import { causesInWords, type CollectedDay, type CollectedMonth } from '../exports/collect-months.ts';

/** What a monthly sheet (cartellino) says. */
export interface SheetContent {
  readonly month: CollectedMonth;
  readonly of: PlainMonth;
  readonly companyName: string;
}

/** A4, in points. */
const [pageWidth, pageHeight] = [595, 842];
const margin = 42;
const right = pageWidth - margin;
const rowHeight = 16;
const tableTop = 138;
const cellPadding = 4;
const gray = { head: 0.86, dayOff: 0.94, line: 0.75 } as const;

interface Column {
  readonly header: string;
  readonly x: number;
  readonly width: number;
  readonly align: 'left' | 'right';
  readonly cell: (day: CollectedDay) => string;
}

const columns: readonly Column[] = [
  { header: 'Giorno', x: margin, width: 72, align: 'left', cell: ({ day }) => dayLabel(day) },
  { header: 'Previste', x: 114, width: 56, align: 'right', cell: ({ planned }) => clockHours(planned) },
  { header: 'Ordinari', x: 170, width: 56, align: 'right', cell: ({ ordinary }) => clockHours(ordinary) },
  { header: 'Straordinari', x: 226, width: 70, align: 'right', cell: ({ overtime }) => clockHours(overtime) },
  { header: 'Assenza', x: 296, width: 56, align: 'right', cell: ({ absence }) => clockHours(absence) },
  { header: 'Causale', x: 362, width: 100, align: 'left', cell: (day) => causesInWords(day, causeName) },
  {
    header: 'Festività',
    x: 462,
    width: right - 462,
    align: 'left',
    cell: ({ holidayName }) => holidayName?.it ?? '',
  },
];

const statusNames: Readonly<Record<MonthStatus, string>> = {
  open: 'Aperto',
  forApproval: 'In approvazione',
  closed: 'Chiuso',
};

/** Where the employee signs, as shares of the page: the box of the document that a sheet becomes. */
export const signatureBoxOfSheet = {
  page: 1,
  x: 333 / pageWidth,
  y: 722 / pageHeight,
  width: 220 / pageWidth,
  height: 70 / pageHeight,
};

/** The sheet of a month on one page, in Italian: a line a day, the totals, and the place for a signature. */
export function sheetPage({ month, of, companyName }: SheetContent): PdfPage {
  const { employee, status, days } = month;
  const bottom = tableTop + (days.length + 1) * rowHeight;
  const whole: PdfElement = { tag: 'Document' };
  const title: PdfElement = { tag: 'H1', parent: whole };
  const facts: PdfElement = { tag: 'Table', parent: whole };
  const table: PdfElement = { tag: 'Table', parent: whole };
  const items = [
    text('Cartellino ', { x: margin, y: 60, size: 20, weight: 'bold', maxWidth: 220, element: title }),
    text(monthName(of), { x: right, y: 60, size: 14, align: 'right', maxWidth: 250, element: title }),
    ...labelled('Dipendente', employee.name, { x: margin, maxWidth: 230, facts }),
    ...labelled('Azienda', companyName, { x: 285, maxWidth: 160, facts }),
    ...labelled('Stato', statusNames[status], { x: 462, maxWidth: right - 462, facts }),
    fill({ y: tableTop, height: rowHeight, gray: gray.head }),
    ...headRow(table),
    ...days.flatMap((day, index) => dayRow(day, { y: tableTop + (index + 1) * rowHeight, table })),
    fill({ y: bottom, height: rowHeight + 2, gray: gray.head }),
    ...totalRow(days, { y: bottom + 1, table }),
    ...signaturePlace(whole),
  ];
  return { width: pageWidth, height: pageHeight, items };
}

/** The title of a sheet, as its document and its file bear it: `Cartellino marzo 2026`. */
export function sheetTitle(of: PlainMonth): string {
  return `Cartellino ${monthName(of)}`;
}

/** Where a row of the table stands. */
interface RowPlace {
  readonly y: number;
  readonly table: PdfElement;
}

function headRow(table: PdfElement): PdfItem[] {
  const row: PdfElement = { tag: 'TR', parent: table };
  return columns.map((column) =>
    cellText(column, column.header, {
      y: tableTop,
      weight: 'bold',
      element: { tag: 'TH', scope: 'Column', parent: row },
    }),
  );
}

/** The first cell of a row names it. */
function cellsOf(table: PdfElement): (index: number) => PdfElement {
  const row: PdfElement = { tag: 'TR', parent: table };
  return (index) => ({ tag: index === 0 ? 'TH' : 'TD', parent: row });
}

function dayRow(day: CollectedDay, { y, table }: RowPlace): PdfItem[] {
  const shade = day.planned === 0 ? [fill({ y, height: rowHeight, gray: gray.dayOff })] : [];
  const line = fill({ y: y + rowHeight - 0.5, height: 0.5, gray: gray.line });
  const cell = cellsOf(table);
  const words = columns.map((column, index) =>
    cellText(column, column.cell(day), { y, element: cell(index) }),
  );
  return [...shade, line, ...words];
}

function totalRow(days: readonly CollectedDay[], { y, table }: RowPlace): PdfItem[] {
  const cell = cellsOf(table);
  const { present, overtime, absence } = totalsOf(days);
  const planned = days.reduce((sum, day) => sum + day.planned, 0);
  const totals = ['Totale', ...[planned, present, overtime, absence].map(clockHours)];
  return totals.flatMap((value, index) => {
    const column = columns[index];
    return column ? [cellText(column, value, { y, weight: 'bold', element: cell(index) })] : [];
  });
}

function signaturePlace(whole: PdfElement): PdfItem[] {
  const { x, y, width, height } = signatureBoxOfSheet;
  const bottom = (y + height) * pageHeight;
  const line = { x: x * pageWidth, width: width * pageWidth };
  return [
    { kind: 'fill', ...line, y: bottom, height: 0.7, gray: 0.3 },
    text('Firma del dipendente', {
      x: line.x,
      y: bottom + 13,
      size: 8,
      maxWidth: line.width,
      element: { tag: 'P', parent: whole },
    }),
  ];
}

function labelled(
  label: string,
  value: string,
  { facts, ...at }: { readonly x: number; readonly maxWidth: number; readonly facts: PdfElement },
) {
  const row: PdfElement = { tag: 'TR', parent: facts };
  return [
    text(label, { ...at, y: 92, size: 8, element: { tag: 'TH', parent: row } }),
    text(value, { ...at, y: 108, size: 11, weight: 'bold' as const, element: { tag: 'TD', parent: row } }),
  ];
}

type TextLook = Omit<Extract<PdfItem, { kind: 'text' }>, 'kind' | 'text'>;

function text(words: string, look: TextLook): PdfItem {
  return { kind: 'text', text: words.normalize('NFC').replace(/\p{Cc}+/gu, ' '), ...look };
}

interface CellLook extends Pick<TextLook, 'weight'> {
  readonly y: number;
  readonly element: PdfElement;
}

function cellText(column: Column, words: string, { y, ...look }: CellLook): PdfItem {
  const { x, width, align } = column;
  const at = align === 'right' ? x + width - cellPadding : x + cellPadding;
  return text(words, { x: at, y: y + 11.5, size: 8.5, align, maxWidth: width - 2 * cellPadding, ...look });
}

function fill(surface: { readonly y: number; readonly height: number; readonly gray: number }): PdfItem {
  return { kind: 'fill', x: margin, width: right - margin, ...surface };
}

const weekdays = ['lun', 'mar', 'mer', 'gio', 'ven', 'sab', 'dom'];

function dayLabel(day: string): string {
  return `${weekdays[weekdayOf(day)] ?? ''} ${Number(day.slice(8))}`;
}

function monthName({ year, month }: PlainMonth): string {
  const format = new Intl.DateTimeFormat('it', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return format.format(Date.UTC(year, month - 1, 1));
}

function clockHours(minutes: number): string {
  return minutes === 0 ? '–' : `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

function causeName(causeId: string | null): string {
  if (causeId === unsaidCause.id) return unsaidCause.name;
  return absenceCauses.find(({ id }) => id === causeId)?.name.it ?? causeId ?? '';
}
