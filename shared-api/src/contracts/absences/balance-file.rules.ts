import { foldTitle, readCsv } from '../common/index.ts';
import type { Counter } from './balance.rules.ts';

/** What is wrong with a file as a whole, or with a line. */
export type FileFault = 'noName' | 'noBalance' | 'noLines' | 'openQuote';
export type LineFault = 'notHours' | 'tooLarge' | 'noValue' | 'noPerson';

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
  | { readonly fault: null; readonly lines: readonly BalanceLine[] };

type Column = 'name' | 'username' | Counter;

/** Most hours that a line may give: more is a mistake of the file. */
const maxHours = 10_000;

/** The titles of columns, in small letters and without accents. */
const titles: Readonly<Record<string, Column>> = {
  dipendente: 'name',
  'cognome e nome': 'name',
  nominativo: 'name',
  employee: 'name',
  utente: 'username',
  username: 'username',
  ferie: 'holiday',
  holiday: 'holiday',
  permessi: 'paidLeave',
  rol: 'paidLeave',
  'permessi (rol)': 'paidLeave',
  'paid leave': 'paidLeave',
  'ex festivita': 'formerHolidays',
  'former holidays': 'formerHolidays',
};

/**
 * Reads a file of balances: a line of titles (`Dipendente;Utente;Ferie;Permessi;Ex festività`, in any order, what is not known is left
 * out), then a line a person with hours. Separated by semicolons, commas or tabs, as the first line is; hours with a comma or a point
 * (`12,5`, quoted where commas separate), or as hours and minutes (`12:30`).
 */
export function readBalanceFile(text: string): BalanceFile {
  const records = readCsv(text);
  if (!records) return { fault: 'openQuote', lines: null };
  const [head, ...rest] = records;
  const columns = (head?.cells ?? []).map((title) => titles[foldTitle(title)]);
  if (!columns.includes('name') && !columns.includes('username')) return { fault: 'noName', lines: null };
  if (!columns.some((column) => column && column !== 'name' && column !== 'username'))
    return { fault: 'noBalance', lines: null };
  if (rest.length === 0) return { fault: 'noLines', lines: null };
  return { fault: null, lines: rest.map(({ line, cells }) => readLine(line, cells, columns)) };
}

/** Hours as a payslip writes them, in whole minutes; null for what is none. `1.234,5` has a point for the thousands. */
export function readHours(text: string): number | null {
  const typed = text.trim().replaceAll(/\s/g, '').replace(/^−/, '-');
  const clock = /^(-?)(\d{1,6}):([0-5]\d)$/.exec(typed);
  if (clock) return (clock[1] ? -1 : 1) * (Number(clock[2]) * 60 + Number(clock[3]));
  const plain = typed.includes(',') ? typed.replaceAll(/\.(?=\d{3}(?:\D|$))/g, '').replace(',', '.') : typed;
  if (!/^-?\d{1,7}(\.\d{1,6})?$/.test(plain)) return null;
  // Never minus nothing.
  return Math.round(Number(plain) * 60) || 0;
}

function readLine(
  line: number,
  cells: readonly string[],
  columns: readonly (Column | undefined)[],
): BalanceLine {
  const cellOf = (column: Column) => (cells[columns.indexOf(column)] ?? '').trim();
  const minutes: Partial<Record<Counter, number>> = {};
  let fault: LineFault | null = null;
  for (const [index, column] of columns.entries()) {
    const cell = (cells[index] ?? '').trim();
    if (!column || column === 'name' || column === 'username' || cell === '') continue;
    const value = readHours(cell);
    if (value === null) fault ??= 'notHours';
    else if (Math.abs(value) > maxHours * 60) fault ??= 'tooLarge';
    else minutes[column] = value;
  }
  const [name, username] = [cellOf('name'), cellOf('username')];
  if (name === '' && username === '') fault ??= 'noPerson';
  if (Object.keys(minutes).length === 0) fault ??= 'noValue';
  return { line, name, username, minutes, fault };
}
