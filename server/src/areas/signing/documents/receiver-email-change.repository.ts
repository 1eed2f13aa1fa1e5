import { and, eq, gte, isNull, sql } from 'drizzle-orm';
import { foldText } from 'shared-api/contracts/common';
import type { Executor } from '../../../platform/db/database.ts';
import { concernedColumns } from './document-changes.repository.ts';
import { signingDocuments } from './document.schema.ts';

interface Move {
  readonly fromKey: string;
  readonly to: string;
  readonly toKey: string;
  /** Id of who had the address changed. */
  readonly by: string;
  readonly companyId: string | null;
  /** What was sent before stays. */
  readonly since: Date;
  readonly now: Date;
}

/** Gives a company's documents of an address to another. A signed one keeps the address that it was signed at. */
export async function changeReceiverEmail(
  executor: Executor,
  { fromKey, to, toKey, by, companyId, since, now }: Move,
) {
  const { receiverEmail, receiverEmailKey, searchKey, state, version } = signingDocuments;
  const { sentAt, createdAt } = signingDocuments;
  const isOfCompany =
    companyId === null ? isNull(signingDocuments.companyId) : eq(signingDocuments.companyId, companyId);
  return executor
    .update(signingDocuments)
    .set({
      receiverEmailKey: toKey,
      receiverEmail: sql`case when ${state} = 'signed' then ${receiverEmail} else ${to} end`,
      searchKey: sql`case when ${state} = 'signed' then ${searchKey} else replace(${searchKey}, ${foldText(fromKey)}, ${foldText(toKey)}) end`,
      version: sql`${version} + 1`,
      updatedAt: now,
      updatedBy: by,
    })
    .where(
      and(
        eq(receiverEmailKey, fromKey),
        isOfCompany,
        gte(sql`coalesce(${sentAt}, ${createdAt})`, since.toISOString()),
      ),
    )
    .returning(concernedColumns);
}
