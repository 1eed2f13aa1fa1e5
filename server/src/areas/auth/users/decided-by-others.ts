import { isAnothersToDecide } from 'shared-api/contracts/directory';
import type { Executor } from '../../../platform/db/database.ts';
import { findAccounts, findMembers, listAdministrators } from './users.repository.ts';

/** Whether what is a person's own at a company – requests, balances, months – is decided by somebody else: another active administrator (decision 111). */
export async function isDecidedByOthers(
  executor: Executor,
  { userId, companyId }: { readonly userId: string; readonly companyId: string },
): Promise<boolean> {
  const others = (await listAdministrators(executor, companyId)).filter((id) => id !== userId);
  if (others.length === 0) return false;
  const members = await findMembers(executor, others);
  const flags = (await findAccounts(executor, [userId])).get(userId) ?? { a: 'N', b: 'N' };
  return isAnothersToDecide({ userId, companyId, flags }, [...members.values()]);
}
