import { groupOfAction, type LogEvent } from 'shared-api/contracts/admin';
import type { AuditRow } from '../../../platform/audit/audit.schema.ts';
import type { LogNames } from './log-names.ts';
import { readSubject } from './log-subject.ts';

/** An event as a row of the log shows it. */
export function presentEvent(event: AuditRow, names: LogNames): LogEvent {
  const { id, at, action, actor, actingFor, data, subject } = event;
  return {
    id,
    at: at.toISOString(),
    action,
    group: groupOfAction(action) ?? null,
    outcome: data['outcome'] === 'refused' ? 'refused' : 'done',
    actor: names.personOf(actor),
    actingFor: names.personOf(actingFor),
    subject: { kind: readSubject(subject).kind, ...names.subjectOf(event) },
    ip: textIn(event, 'ip'),
  };
}

/** The browser with which it was done; empty where with none. */
export function browserOf(event: AuditRow): string {
  return textIn(event, 'browser') || textIn(event, 'userAgent');
}

function textIn({ data }: AuditRow, name: string): string {
  return typeof data[name] === 'string' ? data[name] : '';
}
