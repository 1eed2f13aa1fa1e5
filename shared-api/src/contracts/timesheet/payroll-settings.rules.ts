import { z } from 'zod';
import { payrollRefusal, type PayrollProblem } from './payroll-settings.texts.ts';

/** The kinds of payroll files: Zucchetti's TRRIPW, and the two that a company lays out itself. */
export const payrollFormats = ['zucchetti', 'fixedWidth', 'csv'] as const;
export type PayrollFormat = (typeof payrollFormats)[number];

/** What a field of a laid-out file holds. */
export const layoutValues = [
  'companyCode',
  'employeeCode',
  'dayIso',
  'dayCompact',
  'dayItalian',
  'code',
  'hours',
  'minutes',
  'totalMinutes',
  'hundredths',
  'restDay',
  'change',
  'text',
] as const;

const refuse = (problem: PayrollProblem) => payrollRefusal(problem);
const between = (min: number, max: number) => (value: number) =>
  Number.isInteger(value) && value >= min && value <= max;
const codeLength = z
  .number(refuse('length-out-of-range'))
  .refine(between(1, 50), refuse('length-out-of-range'));
const code = z
  .string()
  .trim()
  .max(50, { abort: true })
  .refine((text) => /^[A-Za-z0-9]*$/.test(text), refuse('code-shape'));

/** A field of a laid-out line: what it holds, from which column on, how wide, and what fills the rest. CSV keeps the order alone. */
const layoutField = z.object({
  value: z.enum(layoutValues),
  /** The first column, from 1. */
  position: z
    .number(refuse('position-out-of-range'))
    .refine(between(1, 500), refuse('position-out-of-range')),
  length: codeLength,
  filler: z.string().refine((text) => text.length === 1 && text >= ' ', refuse('filler-shape')),
  alignment: z.enum(['left', 'right']),
  /** What a field of kind `text` says. */
  text: z.string().refine((text) => text.length <= 50, refuse('text-too-long')),
});
export type LayoutField = z.infer<typeof layoutField>;

/** How a company's hours become a payroll file. Codes that are empty are not known yet. */
export const payrollSettings = z
  .object({
    companyCode: code,
    companyCodeLength: codeLength,
    employeeCodeLength: codeLength,
    causeCodeLength: codeLength,
    /** The payroll's code of ordinary hours; empty where the payroll reckons them itself. */
    ordinaryCode: code,
    overtimeCode: code,
    causes: z.array(z.object({ id: z.string().max(20), code })).max(100),
    employees: z.array(z.object({ id: z.string().max(100), code })).max(20_000),
    layout: z.array(layoutField).max(40),
  })
  .superRefine((settings, context) => {
    for (const { path, problem } of faultsOfSettings(settings))
      context.addIssue({ code: 'custom', path: [...path], message: problem, params: refuse(problem).params });
  });
export type PayrollSettings = z.infer<typeof payrollSettings>;

interface Fault {
  readonly path: readonly (string | number)[];
  readonly problem: PayrollProblem;
}

interface CheckedSettings extends Omit<PayrollSettings, 'layout'> {
  readonly layout: readonly LayoutField[];
}

/** What is wrong between the fields of the settings: codes that are too long or twice there, fields of a line over one another. */
function faultsOfSettings(settings: CheckedSettings): Fault[] {
  const { companyCodeLength, employeeCodeLength, causeCodeLength, causes, employees, layout } = settings;
  const faults: Fault[] = [];
  const requireLength = (path: Fault['path'], text: string, length: number) => {
    if (text.length > length) faults.push({ path, problem: 'code-too-long' });
  };
  requireLength(['companyCode'], settings.companyCode, companyCodeLength);
  requireLength(['ordinaryCode'], settings.ordinaryCode, causeCodeLength);
  requireLength(['overtimeCode'], settings.overtimeCode, causeCodeLength);
  for (const [index, each] of causes.entries())
    requireLength(['causes', index, 'code'], each.code, causeCodeLength);
  const seen = new Set<string>();
  for (const [index, each] of employees.entries()) {
    const path = ['employees', index, 'code'];
    requireLength(path, each.code, employeeCodeLength);
    const key = padCode(each.code, employeeCodeLength);
    if (each.code !== '' && seen.has(key)) faults.push({ path, problem: 'code-repeated' });
    seen.add(key);
  }
  return [...faults, ...overlapsOf(layout)];
}

function overlapsOf(layout: readonly LayoutField[]): Fault[] {
  const inOrder = layout
    .map((field, index) => ({ ...field, index }))
    .toSorted((one, other) => one.position - other.position);
  return inOrder.flatMap((field, place) => {
    const before = inOrder[place - 1];
    const isOver = before !== undefined && before.position + before.length > field.position;
    return isOver ? [{ path: ['layout', field.index, 'position'], problem: 'fields-overlap' as const }] : [];
  });
}

/** A code in the width that the payroll expects: zeros before it. */
export function padCode(text: string, length: number): string {
  return text.padStart(length, '0');
}

/** The settings of a company that has chosen none: Zucchetti's usual widths, and a line that most programs can be taught to read. */
export const defaultPayrollSettings: Omit<PayrollSettings, 'causes' | 'employees'> = {
  companyCode: '',
  companyCodeLength: 6,
  employeeCodeLength: 7,
  causeCodeLength: 2,
  ordinaryCode: '',
  overtimeCode: '',
  layout: [
    { value: 'companyCode', position: 1, length: 6, filler: '0', alignment: 'right', text: '' },
    { value: 'employeeCode', position: 7, length: 7, filler: '0', alignment: 'right', text: '' },
    { value: 'dayCompact', position: 14, length: 8, filler: ' ', alignment: 'left', text: '' },
    { value: 'code', position: 22, length: 4, filler: ' ', alignment: 'left', text: '' },
    { value: 'hours', position: 26, length: 2, filler: '0', alignment: 'right', text: '' },
    { value: 'minutes', position: 28, length: 2, filler: '0', alignment: 'right', text: '' },
  ],
};

/** What two versions of the settings are compared by, a line each: lists are told in a row. */
export function summaryOfSettings({ causes, employees, layout, ...rest }: PayrollSettings) {
  const { companyCode, companyCodeLength, employeeCodeLength, causeCodeLength, ordinaryCode, overtimeCode } =
    rest;
  const inRow = (texts: readonly string[]) => texts.filter(Boolean).join(', ');
  return {
    companyCode,
    companyCodeLength,
    employeeCodeLength,
    causeCodeLength,
    ordinaryCode,
    overtimeCode,
    causes: inRow(causes.map(({ id, code: known }) => known && `${id} ${known}`)),
    employees: inRow(employees.map(({ code: known }) => known)),
    layout: inRow(layout.map(({ value, position, length }) => `${position}+${length} ${value}`)),
  };
}

/** A line of a file of codes, `Rossi Mario;123`: the person's name and their code. */
interface CodeLine {
  readonly name: string;
  readonly code: string;
}

/** Reads a pasted list of employees' codes: a line each, the name and the code apart by a semicolon, a comma or a tab. */
export function readCodeLines(text: string): CodeLine[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const [name = '', found = ''] = line.split(/[;,\t]/).map((part) => part.trim().replaceAll('"', ''));
    return name !== '' && /^[A-Za-z0-9]+$/.test(found) ? [{ name, code: found }] : [];
  });
}
