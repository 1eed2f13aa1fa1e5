import { mayEditProfile, type Profile, type ProfileConflict } from 'shared-api/contracts/auth';
import type { Audit } from '../../../platform/audit/audit.service.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SessionRecord } from '../../../platform/sessions/session.ts';
import type { Directory } from '../../directory/directory.service.ts';
import { fullNameOf } from '../sign-in/signed-in-user.ts';
import type { UserRecord } from '../users/user.schema.ts';
import { findUser } from '../users/users.repository.ts';
import { lockUser, updateProfileOf } from './profile.repository.ts';

interface ProfilesDependencies {
  db: Database;
  clock: Clock;
  audit: Audit;
  directory: Directory;
}

/** What somebody writes into a profile. */
export interface ProfileInput {
  readonly userId?: string | undefined;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly version: number;
}

/** What can be done with profiles. */
export type Profiles = ReturnType<typeof createProfiles>;

/** The service of profiles (spec 01 §2 and §7). */
export function createProfiles({ db, clock, audit, directory }: ProfilesDependencies) {
  return {
    /** A person's data. */
    get: async (actor: SessionRecord, userId = actor.userId): Promise<Profile> => {
      requireOwn(actor, userId);
      const user = await findUser(db, userId);
      if (!user) throw new AppError('not-found');
      const company = await directory.findCompany(db, user.companyId);
      return present(user, { company: company?.name ?? null, mayEdit: mayEditProfile(actor) });
    },

    /** Saves a person's data; what a second writer did not know of is not overwritten (409). @returns the new version. */
    save: async (actor: SessionRecord, input: ProfileInput): Promise<number> => {
      const { userId = actor.userId, firstName, lastName } = input;
      requireOwn(actor, userId);
      if (!mayEditProfile(actor)) throw new AppError('forbidden');
      return db.transaction(async (transaction) => {
        const user = await lockUser(transaction, userId);
        if (!user) throw new AppError('not-found');
        if (user.profileVersion !== input.version)
          throw new AppError('conflict', { details: { ...(await describeConflict(transaction, user)) } });
        const fields = changedFields(user, input);
        if (fields.length === 0) return user.profileVersion;
        const change = { userId, firstName, lastName, changedAt: clock.now(), changedBy: actor.userId };
        const version = await updateProfileOf(transaction, change);
        await directory.renameUser(transaction, { userId, firstName, lastName });
        const event = { subject: `auth_users:${userId}`, action: 'profile.changed', actor: actor.userId };
        await audit.append(transaction, { ...event, data: { fields } });
        return version;
      });
    },
  };
}

function requireOwn(actor: SessionRecord, userId: string): void {
  if (userId !== actor.userId) throw new AppError('forbidden');
}

function changedFields(user: UserRecord, input: ProfileInput): string[] {
  return (['firstName', 'lastName'] as const).filter((field) => user[field] !== input[field]);
}

async function describeConflict(executor: Executor, user: UserRecord): Promise<ProfileConflict> {
  const { firstName, lastName, email, profileVersion, profileChangedAt, profileChangedBy } = user;
  const writer = profileChangedBy ? await findUser(executor, profileChangedBy) : undefined;
  return {
    changedBy: writer ? fullNameOf(writer) : '',
    changedAt: profileChangedAt?.toISOString() ?? null,
    current: { firstName, lastName, email, version: profileVersion },
  };
}

function present(user: UserRecord, more: Pick<Profile, 'company' | 'mayEdit'>): Profile {
  const { id, username, firstName, lastName, email, prefix, mobile, profileVersion } = user;
  return {
    userId: id,
    username,
    firstName,
    lastName,
    email,
    prefix,
    mobile,
    version: profileVersion,
    ...more,
  };
}
