import {
  mayChangeEmail,
  mayChangePhone,
  mayEditProfile,
  mayOpenProfile,
  type Profile,
  type ProfileConflict,
  type ProfilePerson,
} from 'shared-api/contracts/auth';
import type { Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import type { SessionRecord } from '../../../platform/sessions/session.ts';
import { fullNameOf } from '../sign-in/signed-in-user.ts';
import type { UserRecord } from '../users/user.schema.ts';
import { pendingPhoneOf } from '../users/user-phone.ts';
import { findUser, lookupKey } from '../users/users.repository.ts';
import { maskedDestination } from '../../../platform/codes/masked-destination.ts';
import type { AuthPlatform } from '../auth-platform.ts';
import type { OwnPassword } from '../passwords/own-password.ts';
import { addressProposedMail } from './email-change.mail.ts';
import { createPasswordProof } from './password-proof.ts';
import { addressNeedsPassword, ownContactsWhileActing } from './profile.texts.ts';
import { lockUser, updateProfileOf, type ProfileChange } from './profile.repository.ts';

interface ProfilesDependencies extends Pick<
  AuthPlatform,
  'db' | 'clock' | 'audit' | 'directory' | 'deliveries' | 'product' | 'publicUrl'
> {
  ownPassword: OwnPassword;
}

/** What somebody writes into a profile. */
export interface ProfileInput {
  readonly userId?: string | undefined;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password?: string | undefined;
  readonly version: number;
}

/** What stands after saving. */
export interface SavedProfile {
  readonly version: number;
  readonly pendingEmail: string | null;
}

/** The service of profiles (spec 01 §2 and §7). */
export function createProfileService(dependencies: ProfilesDependencies) {
  const { db, clock, audit, directory, deliveries, ownPassword, product, publicUrl } = dependencies;
  const requirePassword = createPasswordProof({ db, ownPassword });

  async function getUser(actor: SessionRecord, userId: string): Promise<UserRecord> {
    const user = await findUser(db, userId);
    if (!user || user.removedAt || !mayOpenProfile(actor, personOf(user))) throw new AppError('forbidden');
    return user;
  }

  /** Tells somebody that an administrator wrote a new address for him. */
  async function notifyProposed(
    executor: Executor,
    { user, to, by }: { user: UserRecord; to: string; by: string },
  ): Promise<void> {
    const writer = await findUser(executor, by);
    const content = addressProposedMail({
      product: product.name,
      name: user.firstName,
      by: writer ? fullNameOf(writer) : '',
      newAddress: maskedDestination({ channel: 'mail', to }),
      address: `${publicUrl}/profile`,
    });
    await deliveries.sendMail(executor, { to: user.email, content, language: user.language });
  }

  return {
    /** A person's data. */
    get: async (actor: SessionRecord, userId = actor.userId): Promise<Profile> => {
      const user = await getUser(actor, userId);
      const company = await directory.findCompany(db, user.companyId);
      return {
        ...present(user),
        company: company?.name ?? null,
        passwordChangedAt: (userId === actor.userId && user.passwordChangedAt?.toISOString()) || null,
        mayEdit: mayEditProfile(actor),
        mayChangeEmail: mayChangeEmail(actor, { userId }),
        mayChangePhone: mayChangePhone(actor, { userId }),
      };
    },

    /** Saves a person's data; what a second writer did not know of is not overwritten (409). */
    save: async (caller: SignedInCaller, input: ProfileInput): Promise<SavedProfile> => {
      const { session: actor } = caller;
      const { userId = actor.userId } = input;
      const known = await getUser(actor, userId);
      if (!mayEditProfile(actor)) throw new AppError('forbidden');
      if (isOtherAddress(known, input.email)) {
        if (!mayChangeEmail(actor, { userId }))
          throw new AppError('forbidden', { text: ownContactsWhileActing });
        await requirePassword(caller, input.password, addressNeedsPassword);
      }
      return db.transaction(async (tx) => {
        const user = await lockUser(tx, userId);
        if (!user) throw new AppError('not-found');
        if (user.profileVersion !== input.version)
          throw new AppError('conflict', { details: { ...(await describeConflict(tx, user)) } });
        const fields = changedFields(user, input);
        const pendingEmail = fields.pendingEmail ?? user.pendingEmail;
        if (Object.keys(fields).length === 0) return { version: user.profileVersion, pendingEmail };
        const change = { fields, changedAt: clock.now(), changedBy: actor.userId };
        const version = await updateProfileOf(tx, userId, change);
        await directory.renameUser(tx, { ...user, ...fields, userId });
        const event = { subject: `auth_users:${userId}`, action: 'profile.changed', actor: actor.userId };
        const actingFor = userId === actor.userId ? null : userId;
        await audit.append(tx, { ...event, actingFor, data: { fields: Object.keys(fields) } });
        if (fields.pendingEmail && actingFor)
          await notifyProposed(tx, { user, to: fields.pendingEmail, by: actor.userId });
        return { version, pendingEmail };
      });
    },
  };
}

function personOf({ id: userId, a, b, companyId }: UserRecord): ProfilePerson {
  return { userId, flags: { a, b }, companyId };
}

function isOtherAddress({ email }: UserRecord, wanted: string): boolean {
  return lookupKey(email) !== lookupKey(wanted);
}

function changedFields(
  user: UserRecord,
  { firstName, lastName, email }: ProfileInput,
): ProfileChange['fields'] {
  return {
    ...(user.firstName !== firstName && { firstName }),
    ...(user.lastName !== lastName && { lastName }),
    ...(isOtherAddress(user, email) && { pendingEmail: email }),
  };
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

type Presented = Omit<
  Profile,
  'company' | 'passwordChangedAt' | 'mayEdit' | 'mayChangeEmail' | 'mayChangePhone'
>;

function present(user: UserRecord): Presented {
  const { id: userId, username, firstName, lastName, email, pendingEmail, prefix, mobile } = user;
  const names = { userId, username, firstName, lastName };
  const pendingPhone = pendingPhoneOf(user);
  return { ...names, email, pendingEmail, prefix, mobile, pendingPhone, version: user.profileVersion };
}
