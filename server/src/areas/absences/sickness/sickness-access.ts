import type { Database, Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import type { Directory, OpenedEmployee } from '../../ports/directory.port.ts';
import { findRequest, lockPerson } from '../requests/requests.repository.ts';
import type { RequestRecord } from '../requests/requests.schema.ts';

interface AccessDependencies {
  readonly db: Database;
  readonly directory: Pick<Directory, 'openEmployee'>;
}

/** A sickness, with whose it is and what the caller may do with their records. */
export interface OpenedSickness {
  readonly sickness: RequestRecord;
  readonly employee: OpenedEmployee;
}

/**
 * Finds a sickness for its person, or for who manages them; who decides in an administrator's place does not open it.
 * @throws AppError `not-found`
 */
export async function requireSickness(
  { db, directory }: AccessDependencies,
  caller: SignedInCaller,
  id: string,
): Promise<OpenedSickness> {
  const sickness = await findRequest(db, id);
  if (sickness?.kind !== 'sickness') throw new AppError('not-found');
  const employee = await directory.openEmployee(caller, { employeeId: sickness.employeeId });
  return { sickness, employee };
}

/** Holds the person of a sickness until the transaction ends, and reads it as it stands. @throws AppError `not-found` */
export async function holdSickness(
  tx: Executor,
  { sickness: { id }, employee }: OpenedSickness,
): Promise<RequestRecord> {
  await lockPerson(tx, employee);
  const sickness = await findRequest(tx, id);
  if (!sickness) throw new AppError('not-found');
  return sickness;
}
