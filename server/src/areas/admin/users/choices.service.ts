import { compareNames } from 'shared-api/contracts/common';
import { randomUUID } from 'node:crypto';
import { mayAdministerUser } from 'shared-api/contracts/directory';
import type { Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import type { AccountRecord, Accounts } from '../../ports/accounts.port.ts';
import type { ChosenUsers } from '../../ports/chosen-users.port.ts';
import { deleteChoicesBefore, findChoice, insertChoice } from './choices.repository.ts';

interface ChoiceDependencies extends Pick<AreaPlatform, 'db' | 'clock'> {
  readonly accounts: Accounts;
}

const day = 24 * 60 * 60_000;

/** Makes what keeps whom an administrator chose, for a day (decision 046). */
export function createChoices({ db, clock, accounts }: ChoiceDependencies) {
  return {
    /** Keeps a choice. @returns its id. */
    keep: async (caller: SignedInCaller, userIds: readonly string[]): Promise<string> => {
      const id = randomUUID();
      const madeBy = caller.session.userId;
      await insertChoice(db, { id, madeBy, userIds: [...userIds], madeAt: clock.now() });
      return id;
    },

    /** The ids of a choice whom its maker still administers, in its order. @throws AppError `not-found` for a choice that is not theirs, or ran out */
    listIds: async (executor: Executor, caller: SignedInCaller, id: string): Promise<readonly string[]> =>
      (await listUsersOf(executor, caller, id)).map((user) => user.id),

    /** Those of some ids whose users the caller administers, each once. */
    onlyAdministered: async (
      executor: Executor,
      caller: SignedInCaller,
      ids: readonly string[],
    ): Promise<readonly string[]> => {
      const users = await accounts.listAccounts(executor, [...new Set(ids)]);
      return users.filter(administeredBy(caller)).map(({ id }) => id);
    },

    listChosen: async (executor: Executor, caller: SignedInCaller, id: string) =>
      (await listUsersOf(executor, caller, id))
        .toSorted((one, other) => compareNames(nameOf(one), nameOf(other)))
        .map((user) => user.id),

    /** Forgets the choices of more than a day ago. */
    clean: (): Promise<void> => deleteChoicesBefore(db, new Date(clock.now().getTime() - day)),
  } satisfies ChosenUsers & Record<string, unknown>;

  async function listUsersOf(executor: Executor, caller: SignedInCaller, id: string) {
    const choice = await findChoice(executor, { id, madeBy: caller.session.userId });
    if (!choice) throw new AppError('not-found');
    return (await accounts.listAccounts(executor, choice.userIds)).filter(administeredBy(caller));
  }
}

const administeredBy =
  ({ session }: SignedInCaller) =>
  (user: AccountRecord) =>
    mayAdministerUser(session, { flags: user, companyId: user.companyId });

const nameOf = ({ lastName, firstName }: AccountRecord) => `${lastName} ${firstName}`;
