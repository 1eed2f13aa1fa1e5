import { and, desc, eq, isNull, like, ne } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/database.ts';
import { signingDocuments } from '../documents/document.schema.ts';

interface EarlierReceivers {
  /** Who sent the documents, and for which company. */
  readonly senderUserId: string;
  readonly companyId: string | null;
  /** Patterns of `like` that a document's search key must all match: it holds more than its receiver. */
  readonly patterns: readonly string[];
}

/** How far back one's receivers are looked for: so many documents of the company, which its index brings newest first. */
const maxDocumentsLookedAt = 5000;

/** The receivers of documents that somebody sent for a company, the latest first; the same one as often as they received. */
export async function listEarlierReceivers(executor: Executor, wanted: EarlierReceivers) {
  const { companyId, createdAt, id, deletedAt, hiddenAt, senderUserId, state, searchKey } = signingDocuments;
  const { receiverName, receiverSurname, receiverEmail } = signingDocuments;
  const recent = executor
    .select({
      receiverName,
      receiverSurname,
      receiverEmail,
      createdAt,
      id,
      hiddenAt,
      senderUserId,
      state,
      searchKey,
    })
    .from(signingDocuments)
    .where(
      and(isNull(deletedAt), wanted.companyId === null ? isNull(companyId) : eq(companyId, wanted.companyId)),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(maxDocumentsLookedAt)
    .as('recent');
  return executor
    .select({
      receiverName: recent.receiverName,
      receiverSurname: recent.receiverSurname,
      receiverEmail: recent.receiverEmail,
    })
    .from(recent)
    .where(
      and(
        eq(recent.senderUserId, wanted.senderUserId),
        ne(recent.state, 'draft'),
        isNull(recent.hiddenAt),
        ...wanted.patterns.map((pattern) => like(recent.searchKey, pattern)),
      ),
    )
    .orderBy(desc(recent.createdAt), desc(recent.id));
}
