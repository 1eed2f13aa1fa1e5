import { foldText } from './fold.rules.ts';
import { plainLine } from './plain-line.ts';

/** A record of a CSV file. */
interface CsvRecord {
  /** Where it begins, as an editor counts, from 1. */
  readonly line: number;
  /** Clean: what is read here is what is checked, compared and written. */
  readonly cells: readonly string[];
}

const endMark = '\x1A';

/**
 * Reads a CSV file: separated by semicolons, commas or tabs, as its first line is or as it says itself (`sep=;`), with or without the mark of
 * UTF-8, with line ends of any system. A quoted cell may hold separators and line breaks. Records without any text are left out, and so is the
 * mark by which old programs end a file (0x1A). Undefined where a quote is never closed.
 */
export function readCsv(text: string): CsvRecord[] | undefined {
  const clean = text.replace(/^\uFEFF/, '').replaceAll(endMark, '');
  const [said, separator] = /^"?sep=([;,\t|])"?(?:\r\n|\r|\n|$)/i.exec(clean) ?? [];
  const table = said === undefined ? clean : clean.slice(said.length);
  return readRecords(table, { separator: separator ?? separatorOf(table), first: said === undefined ? 1 : 2 })
    ?.map(({ line, cells }) => ({ line, cells: cells.map(cleanCell) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
}

/** A title of a column as it is compared: folded, its words alone. */
export function foldTitle(title: string): string {
  return foldText(title)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * A cell without what only spreadsheets and the web put into it: blanks around it, signs that nobody sees, `="…"`, and the apostrophe by which
 * a text that looks like a formula is kept a text (the product's own files have it too).
 */
function cleanCell(cell: string): string {
  const line = plainLine(cell).trim();
  const text = /^="([^"]*)"$/.exec(line)?.[1]?.trim() ?? line;
  return text.replace(/^'(?='*[=+\-@])/, '');
}

/** The separator that stands most often in the line of titles. */
function separatorOf(text: string): string {
  const [head = ''] = text.trimStart().split(/\r\n|\r|\n/, 1);
  const countOf = (separator: string) => head.replace(/"[^"]*"/g, '').split(separator).length;
  return [';', ',', '\t'].reduce((best, each) => (countOf(each) > countOf(best) ? each : best));
}

function readRecords(
  text: string,
  { separator, first }: { readonly separator: string; readonly first: number },
): CsvRecord[] | undefined {
  const records: CsvRecord[] = [];
  let [cells, cell, isQuoted, line, began] = [[] as string[], '', false, first, first];
  const endRecord = () => {
    records.push({ line: began, cells: [...cells, cell] });
    [cells, cell] = [[], ''];
  };
  for (let index = 0; index < text.length; index += 1) {
    const char = text[index] ?? '';
    const isEnd = char === '\n' || (char === '\r' && text[index + 1] !== '\n');
    if (isEnd) line += 1;
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
    } else if (isEnd) {
      endRecord();
      began = line;
    } else if (char !== '\r') cell += char;
  }
  if (isQuoted) return undefined;
  endRecord();
  return records;
}
