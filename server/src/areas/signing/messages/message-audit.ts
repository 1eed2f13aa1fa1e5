import type { Audit, AuditAction } from '../../../platform/audit/audit.service.ts';
import type { Executor } from '../../../platform/db/database.ts';
import type { EventSource } from '../documents/document-audit.ts';

/** What can happen to a message; each is an event of its chain. */
type MessageAction = 'message.sent' | 'file.changed' | 'file.restored';

/** What can happen to the copy that somebody got; each is an event of a chain of its own. */
type MessageCopyAction =
  | 'message.accepted'
  | 'message.viewed'
  | 'message.downloaded'
  | 'message.removed'
  | 'message.code-sent'
  | 'message.signed';

/** Name of a message's chain of events, and of what its mails are about. */
export const messageSubject = (messageId: string) => `signing_messages:${messageId}`;

/** Name of the chain of events of the copy that somebody got. */
export const messageCopySubject = (copyId: string) => `signing_message_copies:${copyId}`;

interface Event<Action> {
  readonly id: string;
  readonly action: Action;
  readonly caller: EventSource | null;
  /** The company whose administrators read of it in the log. */
  readonly companyId: string | null;
  readonly data?: Record<string, unknown>;
}

/** Writes an event of a message; `caller` is null for the server itself. */
export const recordMessageEvent = (audit: Audit, executor: Executor, event: Event<MessageAction>) =>
  append(audit, executor, { ...event, subject: messageSubject(event.id) });

/** Writes an event of the copy that somebody got. */
export const recordCopyEvent = (audit: Audit, executor: Executor, event: Event<MessageCopyAction>) =>
  append(audit, executor, { ...event, subject: messageCopySubject(event.id) });

async function append(
  audit: Audit,
  executor: Executor,
  { subject, action, caller, companyId, data }: Event<AuditAction> & { readonly subject: string },
): Promise<void> {
  await audit.append(executor, {
    subject,
    action,
    companyId,
    actor: caller?.session?.userId ?? null,
    actingFor: caller?.session?.actingFor?.userId ?? null,
    data: {
      ...data,
      ...(caller && { ip: caller.ip, userAgent: caller.userAgent, requestId: caller.requestId }),
    },
  });
}
