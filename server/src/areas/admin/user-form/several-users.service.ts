import {
  userProblemText,
  type updateUsers,
  type UserFields,
  type UserResult,
} from 'shared-api/contracts/admin';
import { isSuperUser, type InputOf } from 'shared-api/contracts/common';
import { mayAdministerUsers } from 'shared-api/contracts/directory';
import type { Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { errorSentence } from '../../../platform/errors/error-sentence.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import type { Directory } from '../../ports/directory.port.ts';
import type { UserChanges } from '../users/user-changes.ts';

interface SeveralUsersDependencies extends Pick<AreaPlatform, 'db'> {
  readonly directory: Directory;
  readonly userChanges: UserChanges;
}

type Change = InputOf<typeof updateUsers>;

/** The service that changes several users at once. */
export function createSeveralUsers({ db, directory, userChanges }: SeveralUsersDependencies) {
  return {
    /** Changes each user in a transaction of their own. @returns what became of each; whom the caller does not administer is refused as unknown. */
    update: async (
      caller: SignedInCaller,
      { ids, ...change }: Change,
    ): Promise<{ results: UserResult[] }> => {
      if (!mayAdministerUsers(caller.session)) throw new AppError('forbidden');
      const results: UserResult[] = [];
      for (const id of new Set(ids)) results.push(await updateOne(caller, id, change));
      return { results };
    },
  };

  async function updateOne(
    caller: SignedInCaller,
    id: string,
    { isActive, usesBadge, addedGroupIds, removedGroupIds }: Omit<Change, 'ids'>,
  ): Promise<UserResult> {
    let name = '';
    try {
      return await db.transaction(async (tx) => {
        const user = await userChanges.lock(tx, caller, id);
        name = `${user.firstName} ${user.lastName}`.trim();
        const added = await ofCompany(tx, user.companyId, addedGroupIds);
        const left = user.groupIds.filter((groupId) => !removedGroupIds.includes(groupId));
        const groupIds = [...new Set([...left, ...added])];
        const isLastTaken = user.groupIds.length > 0 && groupIds.length === 0 && !isSuperUser(user);
        if (isLastTaken)
          throw new AppError('conflict', { text: userProblemText('groupIds', 'groupsRequired') });
        const fields: Partial<UserFields> = {
          ...(isActive !== undefined && { isActive }),
          ...(usesBadge !== undefined && { usesBadge }),
          groupIds,
        };
        const version = await userChanges.change(tx, caller, { user, fields });
        return { id, name, outcome: version === user.version ? 'unchanged' : 'done', reason: '' };
      });
    } catch (error) {
      if (!(error instanceof AppError) || error.code === 'internal') throw error;
      return { id, name, outcome: 'refused', reason: errorSentence(error, caller.language) };
    }
  }

  /** Those of the groups that are of a company: people of another one are not put into them. */
  async function ofCompany(
    executor: Executor,
    companyId: string | null,
    groupIds: readonly string[],
  ): Promise<string[]> {
    if (companyId === null || groupIds.length === 0) return [];
    const groups = await directory.listGroups(executor, [companyId]);
    return groups.filter(({ id }) => groupIds.includes(id)).map(({ id }) => id);
  }
}
