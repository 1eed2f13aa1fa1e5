import { parentPort, workerData } from 'node:worker_threads';
import writeExcelFile from 'write-excel-file/node';
import type { Workbook } from './workbook.ts';

const { sheet, columns, rows } = workerData as Workbook;

/** A cell as the library takes it; a text is never a formula. */
function cellOf(value: string | number | undefined, kind: Workbook['columns'][number]['kind'] = 'text') {
  if (value === undefined || value === '') return null;
  if (kind === 'hours') return { value: Number(value), type: Number, format: '0.00' };
  if (kind === 'day') return { value: new Date(value), type: Date, format: 'dd/mm/yyyy' };
  return { value: asOwnText(String(value)), type: String };
}

/** The library looks texts up in a plain object, which has some names from the start: `constructor`. A sign that nobody sees keeps them apart. */
function asOwnText(text: string): string {
  return Object.hasOwn(Object.prototype, text) ? `${text}\u200B` : text;
}

const head = columns.map(({ header }) => ({ value: header, type: String, fontWeight: 'bold' as const }));
const body = rows.map((row) => columns.map(({ kind }, index) => cellOf(row[index], kind)));
const widths = columns.map(({ width }) => ({ width }));
const options = { columns: widths, stickyRowsCount: 1, sheet };
parentPort?.postMessage(await writeExcelFile([head, ...body], options).toBuffer());
