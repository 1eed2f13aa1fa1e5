import type { Executor } from '../../../platform/db/database.ts';
import type { PersonalDataService } from '../../../platform/personal-data/personal-data.service.ts';
import type { AuthPlatform } from '../auth-platform.ts';
import { blankUser } from '../removal/removal.repository.ts';
import type { UserRecord } from '../users/user.schema.ts';
import type { FindPersonKeys } from './person-keys.ts';

interface ErasePersonDependencies extends Pick<AuthPlatform, 'clock' | 'directory' | 'sessions'> {
  readonly personalData: Pick<PersonalDataService, 'erase'>;
  readonly findPersonKeys: FindPersonKeys;
}

/**
 * Makes the one place where a person is erased, whoever asked for it: sessions end, every area erases what is theirs (decision 113), and the
 * account keeps its id alone. Within the caller's transaction, before anything is written to the person once more.
 */
export function createErasePerson(dependencies: ErasePersonDependencies) {
  const { clock, directory, sessions, personalData, findPersonKeys } = dependencies;
  return async (executor: Executor, user: UserRecord): Promise<void> => {
    const keys = await findPersonKeys(executor, [user]);
    await sessions.revokeAll(executor, user.id, 'ended');
    await directory.forgetUser(executor, user.id, clock.now());
    // By the sessions their codes are known, so that they go with all the rest.
    await personalData.erase(executor, keys);
    await blankUser(executor, user, clock.now());
  };
}

export type ErasePerson = ReturnType<typeof createErasePerson>;
