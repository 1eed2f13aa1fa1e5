import type { Executor } from '../../../platform/db/database.ts';
import {
  findOrInsertValue,
  lockValue,
  setValue,
} from '../../../platform/installation/installation.repository.ts';
import type { PersonalDataService } from '../../../platform/personal-data/personal-data.service.ts';
import type { AuthPlatform } from '../auth-platform.ts';
import type { FindPersonKeys } from './person-keys.ts';
import { recordUserEvent } from '../users/user-audit.ts';
import type { UserRecord } from '../users/user.schema.ts';
import { findRemovedAfter } from '../users/users.repository.ts';

interface EarlierLeaversDependencies extends Pick<AuthPlatform, 'db' | 'audit' | 'directory'> {
  readonly personalData: Pick<PersonalDataService, 'erase'>;
  readonly findPersonKeys: FindPersonKeys;
}

/**
 * How far it has come: the id of the last account, or that there is none left. Those of whom a version erased what it knew of alone
 * (`auth.earlier-leavers`) come again.
 */
const placeName = 'auth.earlier-leavers.all-keys';
const done = 'done';
const batchSize = 20;
const nobodyThere = { ip: '', userAgent: 'sportello' };

/** Makes the chore that erases of people who left before areas erased all that is theirs (decisions 113, 141) the same as of who leaves now: once, a few accounts at a time, each in a transaction of its own. */
export function createEarlierLeavers(dependencies: EarlierLeaversDependencies) {
  const { db, audit, directory, personalData, findPersonKeys } = dependencies;
  return {
    clean: async (): Promise<void> => {
      await findOrInsertValue(db, placeName, '');
      for (let count = 0; count < batchSize; count += 1) if (!(await eraseNext())) return;
    },
  };

  /** @returns whether there may be another one */
  function eraseNext(): Promise<boolean> {
    return db.transaction(async (tx) => {
      const place = await lockValue(tx, placeName);
      if (place === undefined || place === done) return false;
      const user = await findRemovedAfter(tx, place);
      await setValue(tx, placeName, user?.id ?? done);
      if (!user) return false;
      await eraseRest(tx, user);
      return true;
    });
  }

  async function eraseRest(tx: Executor, user: UserRecord): Promise<void> {
    await directory.markLeft(tx, user.id, user.removedAt ?? new Date(0));
    await personalData.erase(tx, await findPersonKeys(tx, [user]));
    await recordUserEvent(audit, tx, {
      userId: user.id,
      actor: null,
      from: nobodyThere,
      action: 'account.rest-erased',
      data: {},
    });
  }
}
