import type { PlainDay } from 'shared-api/contracts/common';
import { padCode, type leftOutReasons, type PayrollSettings } from 'shared-api/contracts/timesheet';
import type { CollectedDay, CollectedMonth } from '../exports/collect-months.ts';

/** So much of something on a day of an employee, as the payroll takes it. */
export interface PayrollLine {
  readonly employeeId: string;
  readonly employeeCode: string;
  readonly day: PlainDay;
  readonly code: string;
  readonly minutes: number;
  /** Whether nothing was to be worked on that day. */
  readonly isRestDay: boolean;
}

/** The codes by which a payroll knows people and hours. */
interface PayrollCodes {
  readonly settings: Omit<PayrollSettings, 'employees' | 'layout'>;
  /** By the employee's id. */
  readonly employeeCodes: ReadonlyMap<string, string>;
}

/** Why somebody is not in the file; `missing` are the ids of causes, or `overtime`. */
export interface LeftOutMonth {
  readonly month: CollectedMonth;
  readonly reason: (typeof leftOutReasons)[number];
  readonly missing: readonly string[];
}

/** The lines of closed months whose every hour has a code, and whom they leave out: nobody is delivered in part. */
export function payrollLinesOf(
  months: readonly CollectedMonth[],
  codes: PayrollCodes,
): { readonly lines: readonly PayrollLine[]; readonly leftOut: readonly LeftOutMonth[] } {
  const lines: PayrollLine[] = [];
  const leftOut: LeftOutMonth[] = [];
  for (const month of months) {
    const refusal = refusalOf(month, codes);
    if (refusal) leftOut.push({ month, ...refusal });
    else lines.push(...month.days.flatMap((day) => linesOfDay(month, day, codes)));
  }
  return { lines, leftOut };
}

function refusalOf(month: CollectedMonth, codes: PayrollCodes): Omit<LeftOutMonth, 'month'> | undefined {
  if (month.status !== 'closed') return { reason: 'notClosed', missing: [] };
  if (!codes.employeeCodes.get(month.employee.id)) return { reason: 'noEmployeeCode', missing: [] };
  if (month.days.some(({ absenceParts }) => absenceParts.some(({ causeId }) => causeId === null)))
    return { reason: 'noCause', missing: [] };
  const { overtimeCode } = codes.settings;
  const withoutCode = month.days.flatMap((day) => [
    ...day.absenceParts.flatMap(({ causeId }) =>
      causeId !== null && !causeCode(codes, causeId) ? [causeId] : [],
    ),
    ...(day.overtime > 0 && overtimeCode === '' ? ['overtime'] : []),
  ]);
  return withoutCode.length > 0 ? { reason: 'noCode', missing: [...new Set(withoutCode)] } : undefined;
}

function causeCode({ settings }: PayrollCodes, causeId: string): string {
  return settings.causes.find(({ id }) => id === causeId)?.code ?? '';
}

function linesOfDay(
  { employee }: CollectedMonth,
  { day, planned, ordinary, overtime, absenceParts }: CollectedDay,
  codes: PayrollCodes,
): PayrollLine[] {
  const { employeeCodeLength, causeCodeLength, ordinaryCode, overtimeCode } = codes.settings;
  const quantities = [
    { code: ordinaryCode, minutes: ordinary },
    { code: overtimeCode, minutes: overtime },
    ...absenceParts.map(({ causeId, minutes }) => ({
      code: causeId === null ? '' : causeCode(codes, causeId),
      minutes,
    })),
  ];
  const employeeCode = padCode(codes.employeeCodes.get(employee.id) ?? '', employeeCodeLength);
  return quantities
    .filter(({ code, minutes }) => code !== '' && minutes > 0)
    .map(({ code, minutes }) => ({
      employeeId: employee.id,
      employeeCode,
      day,
      code: padCode(code, causeCodeLength),
      minutes,
      isRestDay: planned === 0,
    }));
}
