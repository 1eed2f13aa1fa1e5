import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { StrayedEnd } from '../../../platform/audit/audit.service.ts';
import { platformAudit } from '../../../platform/audit/audit.schema.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { documentSubject } from '../documents/document-audit.ts';
import { signingDocuments } from '../documents/document.schema.ts';

const { id, sealedEvents, sealedEventsHash } = signingDocuments;

/** The sealed documents whose log does not hold the event with which it ended when they were sealed. */
export async function findStrayedEnds(executor: Executor): Promise<StrayedEnd[]> {
  const subject = sql<string>`${documentSubject('')} || ${id}`;
  const isEnd = and(eq(platformAudit.subject, subject), eq(platformAudit.sequence, sealedEvents));
  const rows = await executor
    .select({ id, sealedEvents })
    .from(signingDocuments)
    .leftJoin(platformAudit, isEnd)
    .where(and(isNotNull(sealedEventsHash), sql`${platformAudit.hash} is distinct from ${sealedEventsHash}`))
    .orderBy(id);
  return rows.map((row) => ({ subject: documentSubject(row.id), brokenAt: row.sealedEvents ?? 0 }));
}
