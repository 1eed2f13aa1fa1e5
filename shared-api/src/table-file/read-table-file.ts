import { fileTextProblem, readFileText, type LocalizedText } from '../contracts/common/index.ts';
import { workbookText, type Cell } from './workbook-text.ts';

type TableFile = ReturnType<typeof readFileText>;

/** The files that a field for a table offers first. */
export const tableFileTypes =
  '.csv,text/csv,.xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * Reads a table's file as text, whatever program wrote it: text by its letters (`readFileText`), the first filled sheet of a workbook (XLSX)
 * as lines of CSV. What reads workbooks is loaded where one is chosen.
 * @throws where that cannot be loaded: the file is not to blame
 */
export async function readTableFile(file: Blob): Promise<TableFile> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const read = readFileText(bytes);
  return read.kind === 'xlsx' ? readWorkbook(bytes) : read;
}

/** A table's file as the server reads it: a workbook as lines of CSV under its own name, any other as it is; or why it cannot be read. */
export async function readableTableFile(
  file: File,
): Promise<
  | { readonly file: File; readonly problem?: never }
  | { readonly file?: never; readonly problem: LocalizedText }
> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (readFileText(bytes).kind !== 'xlsx') return { file };
  const { text, ...problem } = await readWorkbook(bytes);
  if (text === null) return { problem: fileTextProblem(problem) };
  return { file: new File([text], file.name, { type: 'text/csv' }) };
}

async function readWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<TableFile> {
  const { default: read } = await import(/* webpackChunkName: "workbook" */ 'read-excel-file/universal');
  try {
    const sheets = await read(bytes.buffer, { parseNumber: (digits) => ({ digits }) });
    const filled = sheets.find(({ data }) => data.some((row) => row.some((cell) => cell !== null)));
    // The library's types name the class of days for a day.
    const rows = (filled?.data ?? []) as unknown as readonly (readonly Cell[])[];
    return { text: workbookText(rows), kind: null, line: null };
  } catch {
    return { text: null, kind: 'brokenXlsx', line: null };
  }
}
