import { foldTitle, readCsv } from './csv.rules.ts';

/** A column of a table as it was understood. */
export interface TableColumn<Column extends string> {
  /** As the file has it; empty for one without a title. */
  readonly title: string;
  /** What it is; null where nobody knows, and nothing below it is read. */
  readonly column: Column | null;
  /** What it may be meant to be, where nobody knows. */
  readonly guess: Column | null;
}

/** A line of a table. */
export interface TableLine<Column extends string> {
  /** As an editor counts, from 1. */
  readonly line: number;
  /** The cells with a text, by column. */
  readonly cells: Readonly<Partial<Record<Column, string>>>;
  /** What stands behind the last title: the line has more cells than there are titles, so that none is surely where it belongs. */
  readonly beyond?: string;
}

interface Table<Column extends string> {
  readonly columns: readonly TableColumn<Column>[];
  readonly lines: readonly TableLine<Column>[];
}

/** Titles of columns, folded (`foldTitle`), and what they are. */
type TableTitles<Column extends string> = Readonly<Record<string, Column>>;

/** How many lines may stand above the titles: a heading of the sheet, its date. */
const maxAbove = 10;

/**
 * Reads a table: a line of titles, in any order, then a line each. What stands above the titles is left out, and so are columns that nobody
 * knows, which are named with a guess. Undefined where a quote is never closed.
 */
export function readTable<Column extends string>(
  text: string,
  titles: TableTitles<Column>,
): Table<Column> | undefined {
  const records = readCsv(text);
  if (!records) return undefined;
  const knownIn = ({ cells }: { cells: readonly string[] }) =>
    cells.filter((cell) => columnOf(cell, titles) !== null).length;
  const counts = records.slice(0, maxAbove).map(knownIn);
  const most = Math.max(0, ...counts);
  // One word alone may stand above the titles too: two are needed to look further down.
  const at = most > 1 ? counts.indexOf(most) : 0;
  const [head, ...rest] = records.slice(at);
  const columns = (head?.cells ?? []).map((title) => describe(title, titles));
  const lastTitle = columns.findLastIndex(({ title }) => title !== '');
  const lines = rest.map(({ line, cells }) => {
    const beyond = cells.slice(lastTitle + 1).find((cell) => cell !== '');
    const named = columns.flatMap(({ column }, index) => {
      const cell = cells[index] ?? '';
      return column === null || cell === '' ? [] : [[column, cell] as const];
    });
    const own: Partial<Record<Column, string>> = {};
    for (const [column, cell] of named) own[column] ??= cell;
    return { line, cells: own, ...(beyond !== undefined && { beyond }) };
  });
  return { columns: columns.slice(0, lastTitle + 1), lines };
}

/** The title of the first column that is there twice; undefined where none is. */
export function titleTwice<Column extends string>(
  columns: readonly TableColumn<Column>[],
): string | undefined {
  return columns.find(
    ({ column }, index) => column !== null && columns.findIndex((each) => each.column === column) < index,
  )?.title;
}

function describe<Column extends string>(title: string, titles: TableTitles<Column>): TableColumn<Column> {
  const column = columnOf(title, titles);
  return { title, column, guess: column === null ? guessOf(foldTitle(title), titles) : null };
}

/** Columns are known with their unit too: `Ferie (ore)`. */
function columnOf<Column extends string>(title: string, titles: TableTitles<Column>): Column | null {
  const folded = foldTitle(title);
  const bare = folded.replace(/ (?:ore|hours|h)$/, '');
  const known = [folded, bare].find((name) => Object.hasOwn(titles, name));
  return known === undefined ? null : (titles[known] ?? null);
}

const shortest = 3;

/** The column whose title has the same beginning, or is within it. */
function guessOf<Column extends string>(folded: string, titles: TableTitles<Column>): Column | null {
  if (folded.length < shortest) return null;
  const alike = Object.keys(titles).find(
    (known) =>
      known.length >= shortest &&
      (known.startsWith(folded) || folded.startsWith(known) || distance(folded, known) <= 1),
  );
  return alike === undefined ? null : (titles[alike] ?? null);
}

/** How many letters are to be written, left out or changed between two titles. */
function distance(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [row, letter] of one.split('').entries()) {
    const line = [row + 1];
    for (const [column, against] of other.split('').entries())
      line.push(
        Math.min(
          (above[column + 1] ?? 0) + 1,
          (line[column] ?? 0) + 1,
          (above[column] ?? 0) + Number(letter !== against),
        ),
      );
    above = line;
  }
  return above.at(-1) ?? 0;
}
