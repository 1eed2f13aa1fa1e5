import { padCode, type LayoutField, type PayrollSettings } from 'shared-api/contracts/timesheet';
import type { PayrollChange } from './payroll-changes.ts';
import type { PayrollLine } from './payroll-lines.ts';
import { csvText } from '../../../platform/texts/csv-text.ts';

type LaidOutSettings = Pick<PayrollSettings, 'companyCode' | 'companyCodeLength' | 'layout'>;

/** A line, and where a file holds only changes, what happened to it. */
export interface LaidOutLine {
  readonly line: PayrollLine;
  readonly kind: PayrollChange['kind'];
}

/** How a file says what happened to a line: aggiunta, modificata, cancellata. */
const letters: Readonly<Record<PayrollChange['kind'], string>> = { added: 'A', changed: 'M', removed: 'C' };

/** The lines with a place for each field; what is longer than its place is refused by the settings, or cut. */
export function writeFixedWidthFile(lines: readonly LaidOutLine[], settings: LaidOutSettings): string {
  const layout = settings.layout.toSorted((one, other) => one.position - other.position);
  return lines.map((line) => `${fixedLine(line, { ...settings, layout })}\r\n`).join('');
}

/** The fields of the layout in their order, with their fillers where they are wider than what they hold. */
export function writePayrollCsv(lines: readonly LaidOutLine[], settings: LaidOutSettings): string {
  const layout = settings.layout.toSorted((one, other) => one.position - other.position);
  return csvText(
    lines.map((line) => layout.map((field) => fill(valueOf(field, line, settings), field).trim())),
  );
}

function fixedLine(line: LaidOutLine, settings: LaidOutSettings): string {
  return settings.layout.reduce(
    (text, field) => text.padEnd(field.position - 1, ' ') + fill(valueOf(field, line, settings), field),
    '',
  );
}

function fill(value: string, { length, filler, alignment }: LayoutField): string {
  const cut = alignment === 'right' ? value.slice(-length) : value.slice(0, length);
  return alignment === 'right' ? cut.padStart(length, filler) : cut.padEnd(length, filler);
}

function valueOf(field: LayoutField, { line, kind }: LaidOutLine, settings: LaidOutSettings): string {
  const [year = '', month = '', day = ''] = line.day.split('-');
  switch (field.value) {
    case 'companyCode':
      return padCode(settings.companyCode, settings.companyCodeLength);
    case 'employeeCode':
      return line.employeeCode;
    case 'dayIso':
      return line.day;
    case 'dayCompact':
      return `${year}${month}${day}`;
    case 'dayItalian':
      return `${day}${month}${year}`;
    case 'code':
      return line.code;
    case 'hours':
      return String(Math.floor(line.minutes / 60));
    case 'minutes':
      return String(line.minutes % 60).padStart(2, '0');
    case 'totalMinutes':
      return String(line.minutes);
    case 'hundredths':
      return String(Math.round((line.minutes * 100) / 60));
    case 'restDay':
      return line.isRestDay ? 'S' : 'N';
    case 'change':
      return letters[kind];
    case 'text':
      return field.text;
  }
}
