import type { Audit, AuditEvent } from '../../../platform/audit/audit.service.ts';
import type { Executor } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import type { SessionRecord } from '../../../platform/sessions/session.ts';
import { companyOfDocument } from './document-company.repository.ts';
import type { DocumentRecord } from './document.schema.ts';

/** What can happen to a document; each is an event of its chain. */
export type DocumentAction =
  | 'document.created'
  | 'document.edited'
  | 'document.readdressed'
  | 'document.sent'
  | 'document.deleted'
  | 'document.handed-over'
  | 'file.changed'
  | 'file.restored'
  | 'link.opened'
  | 'document.new-sending-asked'
  | 'document.wrong-receiver'
  | 'document.receiver-left'
  | 'document.viewed'
  | 'document.file-read'
  | 'document.downloaded'
  | 'code.sent'
  | 'code.passed'
  | 'phone.verified'
  | 'mail.verified'
  | 'box.signed'
  | 'document.completed'
  | 'document.seal-again'
  | 'document.sealed'
  | 'document.mailed'
  | 'document.evidence-made'
  | 'document.reminded';

/** Who did it, from where; all of a caller that an event keeps. */
export interface EventSource extends Pick<Caller, 'ip' | 'userAgent' | 'requestId'> {
  readonly session: Pick<SessionRecord, 'userId' | 'actingFor'> | null;
}

/** Name of a document's chain of events, and of what its mails are about. */
export function documentSubject(documentId: string): string {
  return `signing_documents:${documentId}`;
}

/** Who is asked to sign what, for the log. */
export function namesOf({ title, receiverName, receiverSurname, receiverEmail }: Named) {
  return { title, name: receiverName, surname: receiverSurname, receiver: receiverEmail };
}

type Named = Pick<DocumentRecord, 'title' | 'receiverName' | 'receiverSurname' | 'receiverEmail'>;

interface OfDocument {
  documentId: string;
  action: DocumentAction;
  caller: EventSource | null;
  data?: Record<string, unknown>;
}

/** Writes an event of a document, with from where it was done; `caller` is null for the server itself. */
export async function recordEvent(audit: Audit, executor: Executor, event: OfDocument): Promise<void> {
  await audit.append(executor, documentEvent(event));
}

/** An event of a document, as the log takes it. */
export function documentEvent({ documentId, action, caller, data }: OfDocument): AuditEvent {
  return {
    subject: documentSubject(documentId),
    action,
    actor: caller?.session?.userId ?? null,
    actingFor: caller?.session?.actingFor?.userId ?? null,
    companyId: companyOfDocument(documentId),
    data: {
      ...data,
      ...(caller?.session?.actingFor && { actingForCompany: caller.session.actingFor.companyId }),
      ...(caller && { ip: caller.ip, userAgent: caller.userAgent, requestId: caller.requestId }),
    },
  };
}
