import type { Audit } from '../../platform/audit/audit.service.ts';
import type { Executor } from '../../platform/db/database.ts';
import type { SignedInCaller } from '../../platform/http/caller.ts';
import { companyOfMonth } from './month/month-company.repository.ts';
import type { MonthKey } from './month/month.repository.ts';

/** What can happen to a month; each is an event of its chain. */
export type MonthAction =
  | 'day.changed'
  | 'month.open'
  | 'month.forApproval'
  | 'month.closed'
  | 'month.reminded'
  | 'month.read'
  | 'sheet.sent'
  | 'sheet.signed'
  | 'punch.added'
  | 'punches.corrected';

/** Name of the chain of events of an employee's month. */
export function monthSubject({ employeeId, month }: MonthKey): string {
  return `timesheet_months:${employeeId}:${month}`;
}

/** That somebody looked at the month of another, or took its sheet, for `Readings`: it says why somebody was away. */
export function monthReading(
  caller: SignedInCaller,
  {
    id,
    userId,
    companyId,
  }: { readonly id: string; readonly userId: string | null; readonly companyId: string },
  month: string,
) {
  const { ip, userAgent, requestId, session } = caller;
  return {
    subject: monthSubject({ employeeId: id, month }),
    action: 'month.read' as const,
    actor: session.userId,
    actingFor: userId,
    companyId,
    data: { ip, userAgent, requestId },
  };
}

/** Writes an event of a month: who did it, for whom, and from where. */
export async function recordMonthEvent(
  audit: Audit,
  executor: Executor,
  event: MonthKey & {
    readonly action: MonthAction;
    /** Null for the product itself. */
    readonly caller: SignedInCaller | null;
    /** Who did it elsewhere in the product: signed the sheet. */
    readonly signer?: string | null;
    /** The account whose month it is, where they have one. */
    readonly userId: string | null;
    /** Whose month it is, where nobody may have touched it before; by default the month says it. */
    readonly companyId?: string;
    readonly data?: Record<string, unknown>;
  },
): Promise<void> {
  const { action, caller, signer = null, userId, data } = event;
  const actor = caller?.session.userId ?? signer;
  const from = caller && { ip: caller.ip, userAgent: caller.userAgent, requestId: caller.requestId };
  await audit.append(executor, {
    subject: monthSubject(event),
    action,
    actor,
    actingFor: actor === null || userId === actor ? null : userId,
    companyId: event.companyId ?? companyOfMonth(event),
    data: { ...data, ...from },
  });
}

/** Writes an event of a company's payroll: who changed its settings, and which files left the house. */
export async function recordPayrollEvent(
  audit: Audit,
  executor: Executor,
  event: {
    readonly companyId: string;
    readonly action: 'payroll.settings.changed' | 'payroll.delivered';
    readonly caller: SignedInCaller;
    readonly data: Record<string, unknown>;
  },
): Promise<void> {
  const { companyId, action, caller, data } = event;
  await audit.append(executor, {
    subject: `timesheet_payroll:${companyId}`,
    action,
    actor: caller.session.userId,
    companyId,
    data: { ...data, ip: caller.ip, userAgent: caller.userAgent, requestId: caller.requestId },
  });
}
