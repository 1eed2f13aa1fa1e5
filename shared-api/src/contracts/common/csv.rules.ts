/** A record of a CSV file. */
interface CsvRecord {
  /** Where it begins, as an editor counts, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/**
 * Reads a CSV file: separated by semicolons, commas or tabs, as its first line is, with or without the mark of UTF-8. A quoted cell may
 * hold separators and line breaks. Records without any text are left out. Undefined where a quote is never closed.
 */
export function readCsv(text: string): CsvRecord[] | undefined {
  const clean = text.replace(/^\uFEFF/, '');
  return readRecords(clean, separatorOf(clean))?.filter(({ cells }) =>
    cells.some((cell) => cell.trim() !== ''),
  );
}

/** A title of a column as it is compared: small letters without accents, with single blanks. */
export function foldTitle(title: string): string {
  return title.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/\s+/g, ' ').trim().toLowerCase();
}

/** The separator that stands most often in the line of titles. */
function separatorOf(text: string): string {
  const [head = ''] = text.trimStart().split(/\r?\n/, 1);
  const countOf = (separator: string) => head.split(separator).length;
  return [';', ',', '\t'].reduce((best, each) => (countOf(each) > countOf(best) ? each : best));
}

function readRecords(text: string, separator: string): CsvRecord[] | undefined {
  const records: CsvRecord[] = [];
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
