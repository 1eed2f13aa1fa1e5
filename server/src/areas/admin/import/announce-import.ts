import { importsLiveKey } from 'shared-api/contracts/admin';
import type { Executor } from '../../../platform/db/database.ts';
import { publishChange } from '../../../platform/live/live-messages.ts';
import type { ImportRecord } from './import.schema.ts';

/** Has whoever administers the company of an import read it again. */
export async function announceImport(
  executor: Executor,
  { companyId }: Pick<ImportRecord, 'companyId'>,
): Promise<void> {
  await publishChange(executor, { to: { managersOf: companyId }, keys: [importsLiveKey] });
}
