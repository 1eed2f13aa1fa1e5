import { randomUUID } from 'node:crypto';
import type { Executor } from '../../../platform/db/database.ts';
import { absenceDelegations, type DelegationRecord } from '../delegations/delegations.schema.ts';

/** Somebody of Acme has somebody else decide in their place, all of March 2026 where nothing else is said. */
export async function addDelegation(
  executor: Executor,
  delegation: Pick<DelegationRecord, 'byUserId' | 'toUserId' | 'createdAt'> & Partial<DelegationRecord>,
): Promise<void> {
  await executor
    .insert(absenceDelegations)
    .values({ id: randomUUID(), companyId: 'acme', from: '2026-03-01', to: '2026-03-31', ...delegation });
}
