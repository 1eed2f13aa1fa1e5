/** A number in the digits of the file. */
interface Figure {
  readonly digits: string;
}

/** A cell as its program keeps it. */
export type Cell = string | boolean | Figure | Date | null;

const decimals = 10;

/**
 * The rows of a sheet as lines of CSV: a line each, so that a line's number is the one that its program shows. Numbers have their comma, days
 * and times are written as people write them, and a text that looks like a formula stays one.
 */
export function workbookText(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map((cell) => quoted(textOf(cell))).join(';')}\n`).join('');
}

function textOf(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return cell.replaceAll(/\s+/g, ' ');
  if (typeof cell === 'boolean') return cell ? 'Sì' : 'No';
  return cell instanceof Date ? dayOrTime(cell) : numberOf(cell);
}

/** With a comma, without the dust of binary fractions; what is long and whole, as a telephone number, in its own digits. */
function numberOf({ digits }: Figure): string {
  if (/^-?\d+$/.test(digits)) return digits;
  const figure = Number(digits)
    .toFixed(decimals)
    .replace(/\.?0+$/, '')
    .replace('.', ',');
  // With three decimals a comma could be the point of thousands.
  return /,\d{3}$/.test(figure) ? `${figure}0` : figure;
}

/** Where days begin for a workbook: a time without a day is one of the first. */
const firstDay = Date.UTC(1899, 11, 30);
const lastOfTimes = Date.UTC(1901, 0, 1);
const minute = 60_000;

/** A day, or a time or duration, as the sheet shows it, which has no zone. */
function dayOrTime(date: Date): string {
  const [year, month, day] = date.toISOString().slice(0, 10).split('-');
  if (date.getTime() >= lastOfTimes) return `${day}/${month}/${year}`;
  const minutes = Math.round((date.getTime() - firstDay) / minute);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

function quoted(text: string): string {
  const kept = /^'*[=+\-@]/.test(text) ? `'${text}` : text;
  return /[";]/.test(kept) ? `"${kept.replaceAll('"', '""')}"` : kept;
}
