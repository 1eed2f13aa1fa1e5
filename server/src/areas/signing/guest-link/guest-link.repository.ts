import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/database.ts';
import { signingGuestLinks, type GuestLinkRecord } from './guest-link.schema.ts';

/** Adds a link. */
export async function insertGuestLink(
  executor: Executor,
  link: typeof signingGuestLinks.$inferInsert,
): Promise<void> {
  await executor.insert(signingGuestLinks).values(link);
}

/** The link of a secret, revoked or not. */
export async function findGuestLink(
  executor: Executor,
  secretHash: string,
): Promise<GuestLinkRecord | undefined> {
  const [link] = await executor
    .select()
    .from(signingGuestLinks)
    .where(eq(signingGuestLinks.secretHash, secretHash));
  return link;
}

/** Revokes every link of a document. */
export async function revokeGuestLinks(executor: Executor, documentId: string, now: Date): Promise<void> {
  await executor
    .update(signingGuestLinks)
    .set({ revokedAt: now })
    .where(and(eq(signingGuestLinks.documentId, documentId), isNull(signingGuestLinks.revokedAt)));
}

/** How often a document was sent after a moment: each sending makes a link. */
export async function countGuestLinksAfter(
  executor: Executor,
  documentId: string,
  moment: Date,
): Promise<number> {
  return executor.$count(
    signingGuestLinks,
    and(eq(signingGuestLinks.documentId, documentId), gt(signingGuestLinks.madeAt, moment)),
  );
}
