import { readTable, titleTwice, type TableColumn, type TableLine } from '../common/index.ts';
import { counters, type Counter } from './balance.rules.ts';

/** What is wrong with a file as a whole, or with a line. */
export type FileFault = 'noName' | 'noBalance' | 'noLines' | 'openQuote' | 'columnTwice' | 'tooManyLines';
export type LineFault = 'moreCells' | 'twoWays' | 'notHours' | 'tooLarge' | 'noValue' | 'noPerson';

/** Most people of a file, as of a file of people. */
const maxLines = 5000;

/** A line of a file of balances. */
export interface BalanceLine {
  /** As an editor counts, from 1. */
  readonly line: number;
  readonly name: string;
  /** The name of the account, where the file has it: it tells people of one name apart. */
  readonly username: string;
  /** Minutes by balance; what a line leaves empty is not there. */
  readonly minutes: Readonly<Partial<Record<Counter, number>>>;
  readonly fault: LineFault | null;
}

type BalanceFile =
  | { readonly fault: FileFault; readonly lines: null }
  | {
      readonly fault: null;
      readonly columns: readonly TableColumn<BalanceColumn>[];
      readonly lines: readonly BalanceLine[];
    };

/** What a column of such a file can be. */
export const balanceColumns = ['name', 'username', ...counters] as const;
export type BalanceColumn = (typeof balanceColumns)[number];

/** Most hours that a line may give: more is a mistake of the file. */
const maxHours = 10_000;

/** The titles of columns, folded. */
const titles: Readonly<Record<string, BalanceColumn>> = {
  dipendente: 'name',
  'cognome e nome': 'name',
  nominativo: 'name',
  'nome e cognome': 'name',
  employee: 'name',
  utente: 'username',
  username: 'username',
  ferie: 'holiday',
  holiday: 'holiday',
  permessi: 'paidLeave',
  rol: 'paidLeave',
  'permessi rol': 'paidLeave',
  'rol permessi': 'paidLeave',
  'paid leave': 'paidLeave',
  'ex festivita': 'formerHolidays',
  'festivita soppresse': 'formerHolidays',
  'former holidays': 'formerHolidays',
};

/**
 * Reads a file of balances (`readTable`): a line of titles (`Dipendente;Utente;Ferie;Permessi;Ex festività`, in any order; `columns` says which
 * were not known), then a line a person with hours, with a comma or a point (`12,5`, quoted where commas separate), or as hours and minutes
 * (`12:30`).
 */
export function readBalanceFile(text: string): BalanceFile {
  const table = readTable(text, titles);
  if (!table) return { fault: 'openQuote', lines: null };
  const { columns, lines } = table;
  const known = columns.flatMap(({ column }) => column ?? []);
  if (!known.includes('name') && !known.includes('username')) return { fault: 'noName', lines: null };
  if (!known.some((column) => column !== 'name' && column !== 'username'))
    return { fault: 'noBalance', lines: null };
  if (titleTwice(columns) !== undefined) return { fault: 'columnTwice', lines: null };
  if (lines.length === 0) return { fault: 'noLines', lines: null };
  if (lines.length > maxLines) return { fault: 'tooManyLines', lines: null };
  return { fault: null, columns, lines: lines.map(readLine) };
}

/**
 * Whether a figure has two readings: `1.234` is a thousand and more where points group thousands, and a good hour where they are decimals.
 * People mean the one, programs the other, so that somebody has to say.
 */
function hasTwoReadings(text: string): boolean {
  return /^[1-9]\d{0,2}\.\d{3}$/.test(bareFigure(text).figure);
}

/**
 * Hours as payslips, spreadsheets and people write them, in whole minutes; null for what is none: `12,5`, `12.5`, `1.234,50`, `1 234,5`, `+12,5`,
 * `3,50-`, `(3,50)`, `12:30`, `12,5 h`, as many decimals as a spreadsheet calculates.
 */
export function readHours(text: string): number | null {
  const { figure, sign } = bareFigure(text);
  const clock = /^(\d{1,6}):([0-5]\d)$/.exec(figure);
  if (clock) return sign * (Number(clock[1]) * 60 + Number(clock[2])) || 0;
  const plain = decimalOf(figure);
  // Never minus nothing.
  return plain === null ? null : sign * Math.round(Number(plain) * 60) || 0;
}

/** A figure without its sign and its unit. */
export function bareFigure(text: string): { readonly figure: string; readonly sign: 1 | -1 } {
  const typed = text
    .trim()
    .replaceAll(/[−–‑]/g, '-')
    .replace(/\s*(?:h|hh|ore|ora|hours?)\.?$/i, '');
  const [, before = '', figure = typed, after = ''] =
    /^([-+(]?)\s*([\d.,:h'’\s]*\d)\s*([-+)]?)$/i.exec(typed) ?? [];
  const isBracketed = before === '(' && after === ')';
  if ((before !== '' && after !== '' && !isBracketed) || (!isBracketed && /[()]/.test(before + after)))
    return { figure: typed, sign: 1 };
  return { figure, sign: isBracketed || `${before}${after}` === '-' ? -1 : 1 };
}

/** A figure with a point before its decimals; null where it is none. */
function decimalOf(figure: string): string | null {
  const groups = /^\d{1,3}(?:[.\s'’]\d{3})+(?:,\d{1,15})?$/.test(figure);
  const foreign = /^\d{1,3}(?:,\d{3})+\.\d{1,15}$/.test(figure);
  if (foreign) return figure.replaceAll(',', '');
  const isDecimalPoint = /^\d{1,7}\.\d{1,15}$/.test(figure);
  if (groups && !isDecimalPoint) return figure.replaceAll(/[.\s'’]/g, '').replace(',', '.');
  return /^\d{1,7}(?:[.,]\d{1,15})?$/.test(figure) ? figure.replace(',', '.') : null;
}

function readLine({ line, cells, beyond }: TableLine<BalanceColumn>): BalanceLine {
  const { name = '', username = '', ...figures } = cells;
  const minutes: Partial<Record<Counter, number>> = {};
  let fault: LineFault | null = beyond === undefined ? null : 'moreCells';
  for (const counter of counters) {
    const cell = figures[counter];
    if (cell === undefined) continue;
    const value = readHours(cell);
    if (value === null) fault ??= 'notHours';
    else if (hasTwoReadings(cell)) fault ??= 'twoWays';
    else if (Math.abs(value) > maxHours * 60) fault ??= 'tooLarge';
    else minutes[counter] = value;
  }
  if (name === '' && username === '') fault ??= 'noPerson';
  if (Object.keys(minutes).length === 0) fault ??= 'noValue';
  return { line, name, username, minutes, fault };
}
