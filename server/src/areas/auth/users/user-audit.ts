import type { Audit, AuditEvent } from '../../../platform/audit/audit.service.ts';
import type { Executor } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { networkOf } from '../../../platform/rate-limit/network-of.ts';
import { companyOfUser } from './user-company.repository.ts';

/** From where somebody does something. */
type Origin = Pick<Caller, 'ip' | 'userAgent'>;

/** What happened to a person's account, by themselves where nobody else is named. */
interface UserEvent extends Pick<AuditEvent, 'action' | 'actingFor' | 'data'> {
  readonly userId: string;
  /** Id of who did it; null where nobody has shown who they are. */
  readonly actor?: string | null;
  readonly from: Origin;
  /** `refused` for what was tried in vain. */
  readonly outcome?: 'done' | 'refused';
}

/** Name of a person's chain of events. */
export function userSubject(userId: string): string {
  return `auth_users:${userId}`;
}

/** Name of the chain of what was tried from a network by whom nobody knows. */
export function strangerSubject(ip: string): string {
  return `auth_strangers:${networkOf(ip)}`;
}

/** Writes an event into a person's chain, in the transaction of what happened: who, from where, with which outcome. */
export function recordUserEvent(audit: Audit, executor: Executor, event: UserEvent): Promise<void> {
  return audit.append(executor, auditEventOf(event));
}

/** As `recordUserEvent`, for many events, in a few statements. */
export function recordUserEvents(
  audit: Audit,
  executor: Executor,
  events: readonly UserEvent[],
): Promise<void> {
  return audit.appendMany(executor, events.map(auditEventOf));
}

/** As `recordUserEvent`, for the first event of each of many users whom the same transaction made. */
export function recordFirstUserEvents(
  audit: Audit,
  executor: Executor,
  events: readonly UserEvent[],
): Promise<void> {
  return audit.begin(executor, events.map(auditEventOf));
}

function auditEventOf({ userId, actor = userId, from, outcome = 'done', data, ...event }: UserEvent) {
  const facts = { ...data, ...originOf(from), outcome };
  const subject = userSubject(userId);
  return { ...event, subject, actor, companyId: companyOfUser(userId), data: facts };
}

/** Writes down what was refused to whom nobody knows. What they typed is not kept: it may be a password in the wrong field. */
export function recordStrangerEvent(
  audit: Audit,
  executor: Executor,
  { from, action, data }: Pick<UserEvent, 'from' | 'action' | 'data'>,
): Promise<void> {
  const facts = { ...data, ...originOf(from), outcome: 'refused' };
  return audit.append(executor, { action, subject: strangerSubject(from.ip), actor: null, data: facts });
}

/** An address and a browser as an event keeps them. */
export function originOf({ ip, userAgent }: Origin): { readonly ip: string; readonly browser: string } {
  return { ip, browser: userAgent };
}
