import { and, eq, ne, or, type SQL } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/database.ts';
import { noteFoldOf } from '../requests/requests.repository.ts';
import { absenceRequests, type RequestRecord } from '../requests/requests.schema.ts';
import { absenceCertificates, type CertificateRecord } from './certificates.schema.ts';

/** Some sicknesses whose texts are in clear text; those that another server holds are left to it. */
export async function holdSicknessesInClear(executor: Executor, limit: number): Promise<RequestRecord[]> {
  return executor
    .select()
    .from(absenceRequests)
    .where(isSicknessInClear())
    .limit(limit)
    .for('update', { skipLocked: true });
}

/** Some certificates whose texts are in clear text; those that another server holds are left to it. */
export async function holdCertificatesInClear(
  executor: Executor,
  limit: number,
): Promise<CertificateRecord[]> {
  const { protocol, fileName } = absenceCertificates;
  return executor
    .select()
    .from(absenceCertificates)
    .where(or(ne(protocol, ''), ne(fileName, '')))
    .limit(limit)
    .for('update', { skipLocked: true });
}

/** Writes texts of a request anew, of which nothing else changes: its version stays. */
export async function replaceTexts(
  executor: Executor,
  id: string,
  texts: Partial<RequestRecord>,
): Promise<void> {
  await executor
    .update(absenceRequests)
    .set({ ...texts, ...noteFoldOf(texts) })
    .where(eq(absenceRequests.id, id));
}

function isSicknessInClear(): SQL | undefined {
  const { kind, note, refusalReason, withdrawalReason } = absenceRequests;
  return and(eq(kind, 'sickness'), or(ne(note, ''), ne(refusalReason, ''), ne(withdrawalReason, '')));
}
