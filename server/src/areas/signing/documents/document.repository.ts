import { and, asc, eq, gte, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { isOneOf } from '../../../platform/db/is-one-of.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { announceDocument, concernedColumns } from './document-changes.repository.ts';
import { signingDocuments, type DocumentRecord, type NewDocument } from './document.schema.ts';

type Changes = Partial<NewDocument>;
type Written = PgUpdateSetSource<typeof signingDocuments>;

const isLive = isNull(signingDocuments.deletedAt);

/** Adds a document. */
export async function insertDocument(executor: Executor, document: NewDocument): Promise<void> {
  const { id, companyId = null, receiverEmailKey } = document;
  await executor.insert(signingDocuments).values(document);
  await announceDocument(executor, { id, companyId, receiverEmailKey });
}

/** A document that was not deleted. */
export async function findDocument(executor: Executor, id: string): Promise<DocumentRecord | undefined> {
  const [document] = await executor
    .select()
    .from(signingDocuments)
    .where(and(eq(signingDocuments.id, id), isLive));
  return document;
}

/** A document that was deleted. */
export async function findDeletedDocument(
  executor: Executor,
  id: string,
): Promise<DocumentRecord | undefined> {
  const [document] = await executor
    .select()
    .from(signingDocuments)
    .where(and(eq(signingDocuments.id, id), isNotNull(signingDocuments.deletedAt)));
  return document;
}

/** How many of these documents were made, deleted ones too. */
export async function countDocuments(executor: Executor, ids: readonly string[]): Promise<number> {
  return executor.$count(signingDocuments, isOneOf(signingDocuments.id, ids));
}

/** Whether documents are signed, sealed or about to be, by their ids; deleted ones are left out. */
export async function findSignedStates(
  executor: Executor,
  ids: readonly string[],
): Promise<ReadonlyMap<string, boolean>> {
  const { id, state } = signingDocuments;
  const rows = await executor
    .select({ id, state })
    .from(signingDocuments)
    .where(and(isOneOf(id, ids), isLive));
  return new Map(rows.map((row) => [row.id, row.state === 'signed' || row.state === 'sealing']));
}

/** The titles of documents by their ids; deleted ones are left out. */
export async function findDocumentTitles(
  executor: Executor,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { id, title } = signingDocuments;
  const rows = await executor
    .select({ id, title })
    .from(signingDocuments)
    .where(and(isOneOf(id, ids), isLive));
  return new Map(rows.map((row) => [row.id, row.title]));
}

/** Documents that were not deleted, held until the transaction ends; ordered by id, to avoid deadlock. */
export async function lockDocuments(executor: Executor, ids: readonly string[]): Promise<DocumentRecord[]> {
  return executor
    .select()
    .from(signingDocuments)
    .where(and(isOneOf(signingDocuments.id, ids), isLive))
    .orderBy(signingDocuments.id)
    .for('update');
}

/** Writes changes and counts the version up. */
export async function updateDocument(executor: Executor, id: string, changes: Changes): Promise<void> {
  await recordOutcome(executor, id, { ...changes, version: sql`${signingDocuments.version} + 1` });
}

/** Writes what happened to a document without being a change that an editor has to know of. */
export async function recordOutcome(executor: Executor, id: string, changes: Written): Promise<void> {
  const [written] = await executor
    .update(signingDocuments)
    .set(changes)
    .where(eq(signingDocuments.id, id))
    .returning(concernedColumns);
  if (written) await announceDocument(executor, written);
}

/** Keeps the sealed file, if nobody did before; answers whether it was kept. */
export async function keepSealed(
  executor: Executor,
  id: string,
  sealed: Pick<NewDocument, 'sealedHash' | 'sealedSize' | 'sealedEvents' | 'sealedEventsHash' | 'signedAt'>,
): Promise<boolean> {
  const kept = await executor
    .update(signingDocuments)
    .set({
      ...sealed,
      state: 'signed',
      sealProblem: null,
      changedFile: null,
      version: sql`${signingDocuments.version} + 1`,
    })
    .where(
      and(
        eq(signingDocuments.id, id),
        eq(signingDocuments.state, 'sealing'),
        isNull(signingDocuments.sealedHash),
      ),
    )
    .returning(concernedColumns);
  for (const document of kept) await announceDocument(executor, document);
  return kept.length > 0;
}

/** How many sent documents wait for a receiver's signature, counted no further than `limit`. */
export async function countWaiting(
  executor: Executor,
  { emailKey, documentId, now, limit }: WaitingFilter,
): Promise<number> {
  const mine = documentId
    ? sql`id = ${documentId}`
    : sql`receiver_email_key = ${emailKey ?? ''} and receiver_left_at is null`;
  const { rows } = await executor.execute<{ total: number }>(sql`
    select count(*)::int as total from (
      select 1 from signing_documents
      where ${mine} and deleted_at is null and state = 'sent' and wrong_receiver_at is null
        and (expires_at is null or expires_at > ${now.toISOString()})
      limit ${limit}
    ) waiting`);
  return rows[0]?.total ?? 0;
}

interface WaitingFilter {
  emailKey: string | null;
  documentId: string | null;
  now: Date;
  limit: number;
}

/** The ids of documents that are signed in every box and not completed yet. */
export async function listFullySigned(executor: Executor, limit: number): Promise<string[]> {
  const { id, state, progress, signaturesDone, signaturesTotal } = signingDocuments;
  const rows = await executor
    .select({ id })
    .from(signingDocuments)
    .where(and(eq(progress, partlySigned), gte(signaturesDone, signaturesTotal), eq(state, 'sent'), isLive))
    .orderBy(id)
    .limit(limit);
  return rows.map((row) => row.id);
}

/** What `progress` is of a sent document with some box signed. */
const partlySigned = 3;

/** The ids of a company's documents without any signature that expired, or as drafts were changed, before a moment. */
export async function listUnsigned(
  executor: Executor,
  { companyId, before, limit }: { readonly companyId: string; readonly before: Date; readonly limit: number },
): Promise<string[]> {
  const { id, state, expiresAt, updatedAt, signaturesDone, completedAt, deletedAt } = signingDocuments;
  const isOver = or(
    and(eq(state, 'draft'), lt(updatedAt, before)),
    and(eq(state, 'sent'), lt(expiresAt, before)),
  );
  const rows = await executor
    .select({ id })
    .from(signingDocuments)
    .where(
      and(
        eq(signingDocuments.companyId, companyId),
        eq(signaturesDone, 0),
        isNull(completedAt),
        isNull(deletedAt),
        isOver,
      ),
    )
    .limit(limit);
  return rows.map((row) => row.id);
}

/** Notes that who received at some addresses is gone, of what was sent there; of what was noted before it stays as it was. */
export async function leaveSent(executor: Executor, receiverKeys: readonly string[], now: Date) {
  const { state, receiverEmailKey, receiverLeftAt, version } = signingDocuments;
  return executor
    .update(signingDocuments)
    .set({ receiverLeftAt: now, version: sql`${version} + 1` })
    .where(and(isOneOf(receiverEmailKey, receiverKeys), ne(state, 'draft'), isNull(receiverLeftAt)))
    .returning(concernedColumns);
}

/** The drafts to some addresses or of some senders, those that were deleted too. Holds them until the transaction ends. */
export async function lockDraftsOf(
  executor: Executor,
  {
    receiverKeys,
    companies,
    senderIds,
  }: {
    readonly receiverKeys: readonly string[];
    /** Whose drafts to these addresses are meant. */
    readonly companies: readonly string[];
    readonly senderIds: readonly string[];
  },
): Promise<DocumentRecord[]> {
  const { state, receiverEmailKey, companyId, senderUserId, id } = signingDocuments;
  return executor
    .select()
    .from(signingDocuments)
    .where(
      and(
        eq(state, 'draft'),
        or(
          and(isOneOf(receiverEmailKey, receiverKeys), isOneOf(companyId, companies)),
          isOneOf(senderUserId, senderIds),
        ),
      ),
    )
    .orderBy(asc(id))
    .for('update');
}
