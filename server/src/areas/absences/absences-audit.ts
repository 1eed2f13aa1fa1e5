import type { Audit, AuditEvent } from '../../platform/audit/audit.service.ts';
import type { Executor } from '../../platform/db/database.ts';
import type { SignedInCaller } from '../../platform/http/caller.ts';
import { companyOfRequest } from './requests/request-company.repository.ts';

/** Name of the chain of events of a request. */
export function requestSubject(requestId: string): string {
  return `absence_requests:${requestId}`;
}

/** What can happen to a request; each is an event of its chain. */
export type AbsenceAction =
  | 'absence.added'
  | 'absence.changed'
  | 'absence.deleted'
  | 'absence.open'
  | 'absence.toApprove'
  | 'absence.approved'
  | 'absence.refused'
  | 'absence.withdrawn'
  | 'absence.withdrawalAsked'
  | 'absence.withdrawalRefused'
  | 'absence.daysAsked'
  | 'absence.daysRefused'
  | 'absence.givenBack'
  | 'absence.recounted'
  | 'certificate.added'
  | 'certificate.read'
  | 'sickness.read';

interface OfRequest {
  readonly requestId: string;
  readonly action: AbsenceAction;
  /** Null for the product itself. */
  readonly caller: SignedInCaller | null;
  /** The account of whose request it is, or of the administrator in whose place it was decided. */
  readonly actingFor: string | null;
  /** Of a request that stands no more; by default the request says it. */
  readonly companyId?: string;
  readonly data?: Record<string, unknown>;
}

/** Writes an event of a request: who did it, in whose place, and from where. */
export async function recordAbsenceEvent(audit: Audit, executor: Executor, event: OfRequest): Promise<void> {
  await audit.append(executor, absenceEvent(event));
}

/** An event of a request, as the log takes it. */
export function absenceEvent(event: OfRequest): AuditEvent {
  const { requestId, action, caller, actingFor, companyId = companyOfRequest(requestId), data } = event;
  const actor = caller?.session.userId ?? null;
  const from = caller && { ip: caller.ip, userAgent: caller.userAgent, requestId: caller.requestId };
  return {
    subject: requestSubject(requestId),
    action,
    actor,
    actingFor: actor === null || actingFor === actor ? null : actingFor,
    companyId,
    data: { ...data, ...from },
  };
}

/** Name of the chain of events of a company's absences. */
export function companySubject(companyId: string): string {
  return `absence_company:${companyId}`;
}

/** What can happen to how a company has its absences. */
type CompanyAction =
  | 'settings.saved'
  | 'policy.saved'
  | 'policy.removed'
  | 'closure.added'
  | 'closure.removed'
  | 'blocked.added'
  | 'blocked.removed'
  | 'balances.imported'
  | 'balances.read'
  | 'balance.adjusted';

interface OfCompany {
  readonly companyId: string;
  readonly action: CompanyAction;
  readonly caller: SignedInCaller;
  readonly data: Record<string, unknown>;
}

/** Writes an event of a company's absences. */
export async function recordCompanyEvent(audit: Audit, executor: Executor, event: OfCompany): Promise<void> {
  await audit.append(executor, companyEvent(event));
}

/** An event of a company's absences, as the log takes it. */
export function companyEvent({ companyId, action, caller, data }: OfCompany): AuditEvent {
  const { ip, userAgent, requestId } = caller;
  return {
    subject: companySubject(companyId),
    action,
    actor: caller.session.userId,
    companyId,
    data: { ...data, ip, userAgent, requestId },
  };
}
