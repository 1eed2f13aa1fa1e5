import { usersLiveKey, type UserFields } from 'shared-api/contracts/admin';
import type { Executor } from '../../../platform/db/database.ts';
import { publishChange } from '../../../platform/live/live-messages.ts';

/** Has whoever administers users of these companies read their lists again. */
export async function announceUsers(
  executor: Executor,
  companyIds: readonly (string | null)[],
): Promise<void> {
  for (const managersOf of new Set(companyIds))
    await publishChange(executor, { to: { managersOf }, keys: [usersLiveKey] });
}

/** Those of a user's fields that stand in the account itself, but for their role. */
export function accountFieldsOf<Fields extends Partial<UserFields>>({
  groupIds: _groups,
  isSuper: _super,
  isCompanyAdmin: _admin,
  usesBadge: _badge,
  ...fields
}: Fields) {
  return fields;
}
