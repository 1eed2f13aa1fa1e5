import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { StrayedEnd } from '../../../platform/audit/audit.service.ts';
import { platformAudit } from '../../../platform/audit/audit.schema.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { documentSubject } from '../documents/document-audit.ts';
import { signingDocuments } from '../documents/document.schema.ts';

const { id, sealedHash, sealedEvents, sealedEventsHash } = signingDocuments;
const { action, data, hash, sequence, subject } = platformAudit;

/**
 * The sealed documents whose log does not hold the event with which it ended when they were sealed, or says of another file that it is
 * the sealed one.
 */
export async function findStrayedEnds(executor: Executor): Promise<StrayedEnd[]> {
  const isOfDocument = eq(subject, sql<string>`${documentSubject('')} || ${id}`);
  const isEnd = and(isOfDocument, eq(sequence, sealedEvents));
  const ends = await executor
    .select({ id, brokenAt: sealedEvents })
    .from(signingDocuments)
    .leftJoin(platformAudit, isEnd)
    .where(and(isNotNull(sealedEventsHash), sql`${hash} is distinct from ${sealedEventsHash}`))
    .orderBy(id);
  const isOther = sql`${data} ->> 'sealed' is distinct from ${sealedHash}`;
  const seals = await executor
    .select({ id, brokenAt: sequence })
    .from(platformAudit)
    .innerJoin(signingDocuments, isOfDocument)
    .where(and(eq(action, 'document.sealed'), isOther))
    .orderBy(id);
  return [...ends, ...seals].map((row) => ({
    subject: documentSubject(row.id),
    brokenAt: row.brokenAt ?? 0,
  }));
}
