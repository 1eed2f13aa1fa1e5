import type { Executor } from '../../../platform/db/database.ts';
import {
  findOrInsertValue,
  lockValue,
  setValue,
} from '../../../platform/installation/installation.repository.ts';
import type { PersonalDataService } from '../../../platform/personal-data/personal-data.service.ts';
import type { AuthPlatform } from '../auth-platform.ts';
import { recordUserEvent, userSubject } from '../users/user-audit.ts';
import type { UserRecord } from '../users/user.schema.ts';
import { findUserByEmail, findRemovedAfter } from '../users/users.repository.ts';

interface EarlierLeaversDependencies extends Pick<AuthPlatform, 'db' | 'audit' | 'directory'> {
  readonly personalData: Pick<PersonalDataService, 'erase'>;
}

/** How far it has come: the id of the last account, or that there is none left. */
const placeName = 'auth.earlier-leavers';
const done = 'done';
const batchSize = 20;
const nobodyThere = { ip: '', userAgent: 'sportello' };

/** Makes the chore that erases of people who left before areas erased what is theirs (decision 113) the same as of who leaves now: once, a few accounts at a time, each in a transaction of its own. */
export function createEarlierLeavers({ db, audit, directory, personalData }: EarlierLeaversDependencies) {
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

  async function eraseRest(tx: Executor, { id, removedAt }: UserRecord): Promise<void> {
    const employees = await directory.markLeft(tx, id, removedAt ?? new Date(0));
    const emails = await emailsOf(tx, id);
    const chains = [userSubject(id)];
    await personalData.erase(tx, { users: [id], employees, emails, phones: [], chains });
    await recordUserEvent(audit, tx, {
      userId: id,
      actor: null,
      from: nobodyThere,
      action: 'account.rest-erased',
      data: {},
    });
  }

  /** The addresses that they had, which their events alone know yet; none that is somebody's now. */
  async function emailsOf(tx: Executor, id: string): Promise<string[]> {
    const events = await audit.list(tx, userSubject(id));
    const found = new Set(events.flatMap(({ data }) => addressesIn(data)));
    const free: string[] = [];
    for (const email of found) if (!(await findUserByEmail(tx, email))) free.push(email, email.toLowerCase());
    return [...new Set(free)];
  }
}

/** Every text under a name that addresses have in events, however deep. */
function addressesIn(data: unknown, name = ''): string[] {
  if (typeof data === 'string')
    return ['email', 'before', 'after'].includes(name) && /^[^\s@]+@[^\s@]+$/.test(data) ? [data] : [];
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => addressesIn(value, key));
}
