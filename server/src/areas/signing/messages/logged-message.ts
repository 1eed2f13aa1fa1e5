import { AppError } from '../../../platform/errors/app-error.ts';
import type { Audit } from '../../../platform/audit/audit.service.ts';
import type { Executor } from '../../../platform/db/database.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import { signingTexts } from '../signing.texts.ts';
import { messageCopySubject, messageSubject } from './message-audit.ts';
import { lockReceived, type ReceivedMessage } from './message.repository.ts';
import type { MessageRecord } from './message.schema.ts';
import { textHash } from './text-hash.ts';

type LoggedMessageDependencies = Pick<AreaPlatform, 'db' | 'audit' | 'notedRows'>;

/** What of a message counts in its log. */
type SaidMessage = Pick<MessageRecord, 'id' | 'title' | 'body' | 'fileHash'>;

/** A copy, and when its reading was accepted. */
interface Reading {
  readonly id: string;
  readonly readAt: Date | string | null;
}

/**
 * Refuses a message whose text is not the one that was sent or accepted, or whose reading and signature are not those of its log: who can
 * write the database could write them (decision 144). @throws AppError `file-changed`, and reports it
 */
export async function requireLoggedMessage(
  { db, audit, notedRows }: LoggedMessageDependencies,
  received: ReceivedMessage,
): Promise<void> {
  if (!(await isOther(db, audit, received))) return;
  const { id, userId } = received.copy;
  // Rows and events are not read at one moment.
  const isStill = await db.transaction(async (tx) => {
    const [again] = await lockReceived(tx, { ids: [id], userId });
    return again !== undefined && (await isOther(tx, audit, again));
  });
  if (!isStill) return;
  await notedRows.check('message', [received.message.id]);
  throw refusal();
}

/** The same of what was sent alone, for who follows it. @throws AppError `file-changed` */
export async function requireLoggedText(
  { db, audit }: Pick<LoggedMessageDependencies, 'db' | 'audit'>,
  message: SaidMessage,
): Promise<void> {
  if (await isOtherText(db, audit, message)) throw refusal();
}

/** The same of who read it. @throws AppError `file-changed` */
export async function requireLoggedReadings(
  executor: Executor,
  audit: Audit,
  copies: readonly Reading[],
): Promise<void> {
  const events = await audit.listWith(executor, {
    subjects: copies.map(({ id }) => messageCopySubject(id)),
    field: 'readAt',
    actions: ['message.accepted'],
  });
  const accepted = new Map(events.map(({ subject, data }) => [subject, data]));
  if (copies.some((copy) => isOtherReading(copy, accepted.get(messageCopySubject(copy.id))))) throw refusal();
}

/** Whether a message, or what its receiver did with it, is not what its log tells; what events of before did not say is not compared. */
export async function isOther(
  executor: Executor,
  audit: Audit,
  { copy, message }: ReceivedMessage,
): Promise<boolean> {
  const events = await audit.list(executor, messageCopySubject(copy.id));
  const accepted = events.find(({ action }) => action === 'message.accepted')?.data;
  const signed = events.find(({ action }) => action === 'message.signed')?.data;
  return (
    isOtherReading(copy, accepted) ||
    isUnlike(accepted?.['text'], textHash(message)) ||
    copy.documentId !== (signed?.['document'] ?? null) ||
    (await isOtherText(executor, audit, message))
  );
}

async function isOtherText(executor: Executor, audit: Audit, message: SaidMessage): Promise<boolean> {
  const events = await audit.list(executor, messageSubject(message.id));
  const sent = events.findLast(({ action }) => action === 'message.sent')?.data;
  // Each version wrote of every message that it was sent.
  if (!sent) return true;
  return isUnlike(sent['text'], textHash(message)) || isUnlike(sent['file'], message.fileHash);
}

function isOtherReading(
  { readAt }: Omit<Reading, 'id'>,
  accepted: Readonly<Record<string, unknown>> | undefined,
): boolean {
  if ((readAt === null) !== (accepted === undefined)) return true;
  return readAt !== null && isUnlike(accepted?.['readAt'], new Date(readAt).toISOString());
}

const isUnlike = (logged: unknown, value: unknown) => typeof logged === 'string' && logged !== value;

const refusal = () => new AppError('file-changed', { text: signingTexts.notProved });
