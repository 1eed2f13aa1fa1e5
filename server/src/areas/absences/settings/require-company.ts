import { mayManageEmployees, maySeeCompany } from 'shared-api/contracts/directory';
import type { Database } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import type { Directory } from '../../ports/directory.port.ts';

/** Makes sure that the caller manages a company. @throws AppError `not-found`. */
export async function requireCompany(
  { db, directory }: { readonly db: Database; readonly directory: Pick<Directory, 'findCompany'> },
  { session }: SignedInCaller,
  companyId: string,
): Promise<void> {
  const isManaged = mayManageEmployees(session) && maySeeCompany(session, companyId);
  if (!isManaged || !(await directory.findCompany(db, companyId))) throw new AppError('not-found');
}
