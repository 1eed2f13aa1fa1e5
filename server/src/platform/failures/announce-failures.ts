import { failureLiveKeys } from 'shared-api/contracts/platform';
import type { Executor } from '../db/database.ts';
import { publishChange } from '../live/live-messages.ts';

/** Has the pages of those who may read of a company's failures (null: super users alone) read them again. */
export async function announceFailures(executor: Executor, companyId: string | null): Promise<void> {
  await publishChange(executor, { to: { managersOf: companyId }, keys: failureLiveKeys });
}
