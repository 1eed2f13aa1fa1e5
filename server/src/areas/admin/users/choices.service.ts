import { randomUUID } from 'node:crypto';
import { mayAdministerUser } from 'shared-api/contracts/directory';
import type { Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import type { Accounts } from '../../ports/accounts.port.ts';
import type { ChosenUsers } from '../../ports/chosen-users.port.ts';
import { deleteChoicesBefore, findChoice, insertChoice } from './choices.repository.ts';

interface ChoiceDependencies extends Pick<AreaPlatform, 'db' | 'clock'> {
  readonly accounts: Accounts;
}

const day = 24 * 60 * 60_000;

/** Makes what keeps whom an administrator chose, for a day. */
export function createChoices({ db, clock, accounts }: ChoiceDependencies) {
  return {
    /** Keeps a choice. @returns its id. */
    keep: async (caller: SignedInCaller, userIds: readonly string[]): Promise<string> => {
      const id = randomUUID();
      const madeBy = caller.session.userId;
      await insertChoice(db, { id, madeBy, userIds: [...userIds], madeAt: clock.now() });
      return id;
    },

    listChosen: async (executor: Executor, { session }: SignedInCaller, id: string) => {
      const choice = await findChoice(executor, { id, madeBy: session.userId });
      if (!choice) throw new AppError('not-found');
      const users = await accounts.listAccounts(executor, choice.userIds);
      return users
        .filter((user) => user.isActive && mayAdministerUser(session, { ...user, flags: user }))
        .toSorted((one, other) => nameOf(one).localeCompare(nameOf(other), 'it'))
        .map((user) => user.id);
    },

    /** Forgets the choices of more than a day ago. */
    clean: (): Promise<void> => deleteChoicesBefore(db, new Date(clock.now().getTime() - day)),
  } satisfies ChosenUsers & Record<string, unknown>;
}

const nameOf = ({ lastName, firstName }: { lastName: string; firstName: string }) =>
  `${lastName} ${firstName}`;
