import { and, count, eq, lt, sql } from 'drizzle-orm';
import { isOneOf } from '../../../platform/db/is-one-of.ts';
import type { DataTerm, DueRows } from '../../../platform/personal-data/personal-table.ts';
import { signingMessageSends, signingMessageWaiting } from '../message-write/message-write.schema.ts';
import { signingMessageCopies, signingMessages } from './message.schema.ts';

/** How messages end: text, attachment and everybody's copies. What was signed of one is a document of its own, and stays. */
export const messageTerms: readonly DataTerm[] = [
  {
    kind: 'messages',
    count: async (executor, due) => {
      const [found] = await executor.select({ rows: count() }).from(signingMessages).where(areOld(due));
      return found?.rows ?? 0;
    },
    remove: async (executor, due, { removeFiles }) => {
      const old = await executor
        .select({
          id: signingMessages.id,
          fileHash: signingMessages.fileHash,
          uploadedHash: signingMessages.uploadedHash,
        })
        .from(signingMessages)
        .where(areOld(due))
        .limit(due.limit);
      if (old.length === 0) return 0;
      const ids = old.map(({ id }) => id);
      for (const table of [signingMessageCopies, signingMessageWaiting, signingMessageSends])
        await executor.delete(table).where(isOneOf(table.messageId, ids));
      await executor.delete(signingMessages).where(isOneOf(signingMessages.id, ids));
      await removeFiles(
        executor,
        old.flatMap(({ fileHash, uploadedHash }) => [fileHash ?? [], uploadedHash ?? []].flat()),
      );
      return old.length;
    },
  },
];

function areOld({ companyId, before }: DueRows) {
  const { createdAt } = signingMessages;
  return and(
    eq(signingMessages.companyId, companyId),
    lt(createdAt, sql`${before}::date at time zone 'Europe/Rome'`),
  );
}
