import { and, eq, gte, sql } from 'drizzle-orm';
import { foldText } from 'shared-api/contracts/common';
import type { Executor } from '../../../platform/db/database.ts';
import { concernedColumns } from './document-changes.repository.ts';
import { signingDocuments } from './document.schema.ts';

interface Move {
  readonly fromKey: string;
  readonly to: string;
  readonly toKey: string;
  readonly userId: string;
  readonly since?: Date | undefined;
  readonly now: Date;
}

/** Gives the documents of an address to another. A signed one keeps the address that it was signed at. */
export async function changeReceiverEmail(
  executor: Executor,
  { fromKey, to, toKey, userId, since, now }: Move,
) {
  const { receiverEmail, receiverEmailKey, searchKey, state, version, createdAt } = signingDocuments;
  return executor
    .update(signingDocuments)
    .set({
      receiverEmailKey: toKey,
      receiverEmail: sql`case when ${state} = 'signed' then ${receiverEmail} else ${to} end`,
      searchKey: sql`case when ${state} = 'signed' then ${searchKey} else replace(${searchKey}, ${foldText(fromKey)}, ${foldText(toKey)}) end`,
      version: sql`${version} + 1`,
      updatedAt: now,
      updatedBy: userId,
    })
    .where(and(eq(receiverEmailKey, fromKey), since && gte(createdAt, since)))
    .returning(concernedColumns);
}
