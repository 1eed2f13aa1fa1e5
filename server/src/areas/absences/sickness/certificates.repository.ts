import { asc, eq } from 'drizzle-orm';
import { isOneOf } from '../../../platform/db/is-one-of.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { absenceRequests, type RequestRecord } from '../requests/requests.schema.ts';
import { absenceCertificates, type CertificateRecord } from './certificates.schema.ts';

/** The certificates of sicknesses, the earliest first. */
export async function listCertificates(
  executor: Executor,
  sicknessIds: readonly string[],
): Promise<CertificateRecord[]> {
  if (sicknessIds.length === 0) return [];
  return executor
    .select()
    .from(absenceCertificates)
    .where(isOneOf(absenceCertificates.requestId, sicknessIds))
    .orderBy(asc(absenceCertificates.from), asc(absenceCertificates.addedAt), asc(absenceCertificates.id));
}

/** A certificate, or undefined when there is none. */
export async function findCertificate(
  executor: Executor,
  id: string,
): Promise<CertificateRecord | undefined> {
  const [certificate] = await executor
    .select()
    .from(absenceCertificates)
    .where(eq(absenceCertificates.id, id));
  return certificate;
}

/** Adds a certificate. */
export async function insertCertificate(
  executor: Executor,
  certificate: typeof absenceCertificates.$inferInsert,
): Promise<void> {
  await executor.insert(absenceCertificates).values(certificate);
}

/** Changes a certificate. */
export async function updateCertificate(
  executor: Executor,
  id: string,
  change: Partial<CertificateRecord>,
): Promise<void> {
  await executor.update(absenceCertificates).set(change).where(eq(absenceCertificates.id, id));
}

/** Deletes certificates. */
export async function deleteCertificates(executor: Executor, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await executor.delete(absenceCertificates).where(isOneOf(absenceCertificates.id, ids));
}

/** Writes down when an administrator opened a sickness, or that they have not; its version stays, since nothing else changes. */
export async function setRead(executor: Executor, id: string, readAt: Date | null): Promise<RequestRecord> {
  const [record] = await executor
    .update(absenceRequests)
    .set({ readAt })
    .where(eq(absenceRequests.id, id))
    .returning();
  if (!record) throw new Error('A sickness that was opened is not there');
  return record;
}
