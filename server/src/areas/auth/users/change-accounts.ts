import { isOtherAddress } from 'shared-api/contracts/directory';
import type { Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { AccountFields, Accounts } from '../../ports/accounts.port.ts';
import type { AuthPlatform } from '../auth-platform.ts';
import type { MoveAddress } from '../profile/move-address.ts';
import { withFreeUsername } from './free-username.ts';
import type { UserRecord } from './user.schema.ts';
import { lockUserRecords, updateAccounts } from './user-administration.repository.ts';

interface ChangeDependencies extends Pick<AuthPlatform, 'clock' | 'directory' | 'sessions'> {
  readonly moveAddress: MoveAddress;
}

interface Change {
  readonly user: UserRecord;
  readonly fields: Partial<AccountFields>;
}

/** Makes what writes fields of accounts, a few statements for all of them, and what follows for each (port `accounts`). */
export function createChangeAccounts({
  clock,
  directory,
  sessions,
  moveAddress,
}: ChangeDependencies): Accounts['changeAccounts'] {
  return async (executor, changes, by) => {
    const ids = changes.map(({ id }) => id);
    const users = new Map((await lockUserRecords(executor, ids)).map((user) => [user.id, user]));
    const known = changes.map(({ id, fields }) => {
      const user = users.get(id);
      if (!user || user.removedAt) throw new AppError('not-found');
      return { user, fields };
    });
    const stand = known.map(({ user, fields }) => ({ ...user, ...rowOf({ user, fields }) }));
    const stamp = { changedAt: clock.now(), changedBy: by };
    const versions = await withFreeUsername(() => updateAccounts(executor, stand, stamp));
    for (const { user, fields } of known)
      if (isMoved({ user, fields })) await moveAddress(executor, user, fields.email ?? user.email);
    await follow(executor, known);
    for (const { user, fields } of known)
      if (fields.isActive === false) await sessions.revokeAll(executor, user.id);
    return versions;
  };

  /** Lets the directory follow what changed of people: their names, and the companies whose employees they are. */
  async function follow(executor: Executor, changes: readonly Change[]): Promise<void> {
    const renamed = [];
    for (const { user, fields } of changes) {
      const { firstName = user.firstName, lastName = user.lastName, companyId = user.companyId } = fields;
      const userId = user.id;
      if (companyId !== null && companyId !== user.companyId)
        await directory.moveUser(executor, { userId, companyId, name: `${lastName} ${firstName}` });
      else if (firstName !== user.firstName || lastName !== user.lastName)
        renamed.push({ userId, firstName, lastName });
    }
    await directory.renameUsers(executor, renamed);
  }
}

function isMoved({ user, fields }: Change): boolean {
  return fields.email !== undefined && isOtherAddress(user, fields.email);
}

/** What of a user's row is other than it was. */
function rowOf({ user, fields: { isActive, ...written } }: Change): Partial<UserRecord> {
  return {
    ...written,
    ...(isMoved({ user, fields: written }) && { pendingEmail: null }),
    ...(isActive !== undefined && { isProductEnabled: isActive }),
  };
}
