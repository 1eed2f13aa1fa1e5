import type { Language } from 'shared-api/contracts/common';
import type { LeftOut, PayrollChangeRow, PayrollDelivery } from 'shared-api/contracts/timesheet';
import { absenceCauses } from '../month/causes.ts';
import type { PayrollChange } from './payroll-changes.ts';
import type { LeftOutMonth } from './payroll-lines.ts';
import type { DeliverySummary } from './payroll.repository.ts';

const overtime = { it: 'Straordinari', en: 'Overtime' } as const;

/** Who is left out, with what has no code in words. */
export function presentLeftOut({ month, reason, missing }: LeftOutMonth, language: Language): LeftOut {
  const { employee, status } = month;
  const nameOf = (id: string) =>
    absenceCauses.find((cause) => cause.id === id)?.name[language] ??
    (id === 'overtime' ? overtime[language] : id);
  return { employeeId: employee.id, name: employee.name, status, reason, missing: missing.map(nameOf) };
}

/** A changed line, in minutes; of one that is removed nothing is left. */
export function presentChange(
  { kind, line, before }: PayrollChange,
  names: ReadonlyMap<string, string>,
): PayrollChangeRow {
  const { employeeId, employeeCode, day, code, minutes } = line;
  const name = names.get(employeeId) ?? employeeCode;
  return { kind, name, day, code, before, after: kind === 'removed' ? null : minutes };
}

/** A delivery, and who made it. */
export function presentDelivery(delivery: DeliverySummary, madeBy: string): PayrollDelivery {
  const { id, month, format, isChangesOnly, people, lineCount, fileHash, fileName, madeAt, changes } =
    delivery;
  return {
    id,
    year: Number(month.slice(0, 4)),
    month: Number(month.slice(5)),
    format,
    isChangesOnly,
    people,
    lines: lineCount,
    hash: fileHash,
    fileName,
    madeAt: madeAt.toISOString(),
    madeBy,
    changes,
  };
}
