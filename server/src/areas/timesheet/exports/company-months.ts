import { createHash } from 'node:crypto';
import { foldText, matchesWords, type PlainMonth } from 'shared-api/contracts/common';
import { mayExportHours, type MonthStatus } from 'shared-api/contracts/timesheet';
import type { Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import type { CompanyRecord, Directory } from '../../ports/directory.port.ts';
import { collectMonths, type CollectedMonth } from './collect-months.ts';

/** Which months of a company are wanted. */
interface WantedMonths extends PlainMonth {
  readonly companyId: string;
  readonly status?: MonthStatus | undefined;
  /** Words of the person's name. */
  readonly text?: string | undefined;
}

/** Where a company's people are read: the database, or the transaction that is open. */
interface DirectoryAccess {
  readonly db: Executor;
  readonly directory: Directory;
}

/** The company that is asked for, where the caller may take its hours out. @throws AppError `not-found` */
export async function requireCompany(
  { db, directory }: DirectoryAccess,
  { session }: SignedInCaller,
  companyId: string,
): Promise<CompanyRecord> {
  const company = mayExportHours(session, companyId) ? await directory.findCompany(db, companyId) : undefined;
  if (!company) throw new AppError('not-found');
  return company;
}

/** The months of a company's people that fit, by name. */
export async function companyMonths(
  { db, directory }: DirectoryAccess,
  { companyId, status, text = '', ...of }: WantedMonths,
): Promise<CollectedMonth[]> {
  const all = await directory.listEmployees(db, companyId);
  const employees = all.filter(({ name }) => matchesWords(name, text));
  const months = await collectMonths(db, { companyId, employees, of });
  return status === undefined ? months : months.filter((month) => month.status === status);
}

/** A hash of what a month says, whoever writes it down: other hours, another plan or a later holiday make it another one. */
export function contentHash({ days }: CollectedMonth): string {
  const said = days.map((day) => [
    day.day,
    day.planned,
    day.ordinary,
    day.overtime,
    day.absence,
    day.causeId,
    day.holidayName?.it ?? '',
    // A day with one reason says as much as before there could be two.
    ...(day.absenceParts.length > 1 ? [day.absenceParts] : []),
  ]);
  return createHash('sha256').update(JSON.stringify(said)).digest('hex');
}

/** A name as a part of a file's, in its own letters: `acme-s-p-a`, `陈-伟`. What has none is kept apart by its signs. */
export function fileNamePart(name: string): string {
  const part = foldText(name)
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
  return part === '' ? Buffer.from(name).toString('hex').slice(0, 16) : part;
}
