import { foldText } from 'shared-api/contracts/common';
import { and, eq, getTableColumns, isNull } from 'drizzle-orm';
import { isOneOf } from '../../../platform/db/is-one-of.ts';
import type { Executor } from '../../../platform/db/database.ts';
import {
  signingMessageCopies,
  signingMessages,
  type MessageCopyRecord,
  type MessageRecord,
} from './message.schema.ts';

/** What somebody got, and the message itself. */
export interface ReceivedMessage {
  readonly copy: MessageCopyRecord;
  readonly message: MessageRecord;
}

const copies = signingMessageCopies;

/** Adds a message. */
export async function insertMessage(
  executor: Executor,
  message: typeof signingMessages.$inferInsert,
): Promise<void> {
  await executor.insert(signingMessages).values(message);
}

/** A message, whoever asks. */
export async function findMessage(executor: Executor, id: string): Promise<MessageRecord | undefined> {
  const [message] = await executor.select().from(signingMessages).where(eq(signingMessages.id, id));
  return message;
}

/** Deletes a message of which nobody has a copy. */
export async function deleteMessage(executor: Executor, id: string): Promise<void> {
  await executor.delete(signingMessages).where(eq(signingMessages.id, id));
}

/** Adds what people got of messages. */
export async function insertCopies(
  executor: Executor,
  rows: readonly (typeof copies.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0)
    await executor
      .insert(copies)
      .values(rows.map((row) => ({ ...row, receiverFold: foldText(row.receiverName) })));
}

/** What somebody got, unless they deleted it. */
export async function findReceived(
  executor: Executor,
  { id, userId }: Pick<MessageCopyRecord, 'id' | 'userId'>,
): Promise<ReceivedMessage | undefined> {
  const [received] = await select(executor).where(
    and(eq(copies.id, id), eq(copies.userId, userId), isNull(copies.deletedAt)),
  );
  return received;
}

/** The message that a document was made of by its signature, whatever became of the copy. */
export async function findSignedMessage(
  executor: Executor,
  documentId: string,
): Promise<ReceivedMessage | undefined> {
  const [received] = await select(executor).where(eq(copies.id, documentId));
  return received;
}

/** The same of several, held until the transaction ends; ordered by id, to avoid deadlock. */
export async function lockReceived(
  executor: Executor,
  { ids, userId }: { readonly ids: readonly string[]; readonly userId: string },
): Promise<ReceivedMessage[]> {
  return select(executor)
    .where(and(isOneOf(copies.id, ids), eq(copies.userId, userId), isNull(copies.deletedAt)))
    .orderBy(copies.id)
    .for('update', { of: copies });
}

/** Writes what became of copies. */
export async function updateCopies(
  executor: Executor,
  ids: readonly string[],
  changes: Partial<Pick<MessageCopyRecord, 'readAt' | 'documentId' | 'noticedAt' | 'deletedAt'>>,
): Promise<void> {
  await executor.update(copies).set(changes).where(isOneOf(copies.id, ids));
}

const select = (executor: Executor) =>
  executor
    .select({ copy: getTableColumns(copies), message: getTableColumns(signingMessages) })
    .from(copies)
    .innerJoin(signingMessages, eq(signingMessages.id, copies.messageId));
