import type { PayrollFormat, PayrollSettings } from 'shared-api/contracts/timesheet';
import { writeFixedWidthFile, writePayrollCsv, type LaidOutLine } from './laid-out-file.ts';
import { writeZucchettiFile } from './zucchetti-file.ts';

type FileSettings = Omit<PayrollSettings, 'employees'>;

/** The kinds of payroll files: how each is written, and what its name ends with. */
const formats: Readonly<
  Record<
    PayrollFormat,
    {
      readonly extension: string;
      readonly write: (lines: readonly LaidOutLine[], settings: FileSettings) => string;
    }
  >
> = {
  zucchetti: {
    extension: 'xml',
    write: (lines, settings) =>
      writeZucchettiFile(
        lines.map(({ line }) => line),
        settings,
      ),
  },
  fixedWidth: { extension: 'txt', write: writeFixedWidthFile },
  csv: { extension: 'csv', write: writePayrollCsv },
};

/** Types of files by what their names end with. */
const types: Readonly<Record<string, string>> = {
  xml: 'application/xml',
  txt: 'text/plain; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
};

/** Writes a payroll file. */
export function writePayrollFile(
  format: PayrollFormat,
  lines: readonly LaidOutLine[],
  settings: FileSettings,
): { readonly bytes: Buffer; readonly extension: string } {
  const { extension, write } = formats[format];
  return { bytes: Buffer.from(write(lines, settings)), extension };
}

/** The type of the files of a format. */
export function payrollFileType(format: PayrollFormat): string {
  return types[formats[format].extension] ?? 'application/octet-stream';
}
