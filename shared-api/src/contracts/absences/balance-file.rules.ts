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
  const clean = text.replace(/^\uFEFF/, '');
  const records = readRecords(clean, separatorOf(clean));
  if (!records) return { fault: 'openQuote', lines: null };
  const [head, ...rest] = records.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
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

/** The separator that stands most often in the line of titles. */
function separatorOf(text: string): string {
  const [head = ''] = text.trimStart().split(/\r?\n/, 1);
  const countOf = (separator: string) => head.split(separator).length;
  return [';', ',', '\t'].reduce((best, each) => (countOf(each) > countOf(best) ? each : best));
}

interface FileRecord {
  readonly line: number;
  readonly cells: readonly string[];
}

/** The cells of each record; undefined where a quote is never closed. A quoted cell may hold separators and line breaks. */
function readRecords(text: string, separator: string): FileRecord[] | undefined {
  const records: FileRecord[] = [];
  let [cells, cell, isQuoted, line, began] = [[] as string[], '', false, 1, 1];
  const endRecord = () => {
    records.push({ line: began, cells: [...cells, cell] });
    [cells, cell] = [[], ''];
  };
  for (let index = 0; index < text.length; index += 1) {
    const char = text[index] ?? '';
    if (char === '\n') line += 1;
    if (isQuoted) {
      if (char !== '"') cell += char;
      else if (text[index + 1] === '"') {
        cell += char;
        index += 1;
      } else isQuoted = false;
    } else if (char === '"' && cell.trim() === '') [cell, isQuoted] = ['', true];
    else if (char === separator) {
      cells.push(cell);
      cell = '';
    } else if (char === '\n') {
      endRecord();
      began = line;
    } else if (char !== '\r') cell += char;
  }
  if (isQuoted) return undefined;
  endRecord();
  return records;
}

function foldTitle(title: string): string {
  return title.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase();
}
