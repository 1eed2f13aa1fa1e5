import {
  mayChangeEmail,
  mayChangePhone,
  mayEditProfile,
  mayOpenProfile,
  type getProfile,
  type Profile,
  type ProfileConflict,
  type ProfilePerson,
  type updateProfile,
} from 'shared-api/contracts/auth';
import type { InputOf } from 'shared-api/contracts/common';
import { isOtherAddress } from 'shared-api/contracts/directory';
import type { Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import type { SessionRecord } from '../../../platform/sessions/session.ts';
import { fullNameOf } from '../sign-in/signed-in-user.ts';
import { recordUserEvent } from '../users/user-audit.ts';
import type { UserRecord } from '../users/user.schema.ts';
import { pendingPhoneOf } from '../users/user-phone.ts';
import { findUser } from '../users/users.repository.ts';
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

type ProfileInput = InputOf<typeof updateProfile>;

/** What stands after saving. */
interface SavedProfile {
  readonly version: number;
  readonly pendingEmail: string | null;
}

/** The service of profiles (spec 01 §2 and §7). */
export function createProfileService(dependencies: ProfilesDependencies) {
  const { db, clock, audit, directory, deliveries, ownPassword, product, publicUrl } = dependencies;
  const requirePassword = createPasswordProof({ db, ownPassword });

  return {
    /** A person's data. */
    get: async (
      { session: actor }: SignedInCaller,
      { userId = actor.userId }: InputOf<typeof getProfile>,
    ): Promise<Profile> => {
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
        await requirePassword(caller, { password: input.password, needed: addressNeedsPassword });
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
        await directory.renameUsers(tx, [{ ...user, ...fields, userId }]);
        const actingFor = userId === actor.userId ? null : userId;
        const event = { userId, from: caller, action: 'profile.changed', actor: actor.userId, actingFor };
        await recordUserEvent(audit, tx, {
          ...event,
          data: { before: beforeOf(user, fields), after: fields },
        });
        if (fields.pendingEmail && actingFor)
          await notifyProposed(tx, { user, to: fields.pendingEmail, by: actor.userId });
        return { version, pendingEmail };
      });
    },
  };

  async function getUser(actor: SessionRecord, userId: string): Promise<UserRecord> {
    const user = await findUser(db, userId);
    if (!user || user.removedAt || !mayOpenProfile(actor, personOf(user))) throw new AppError('forbidden');
    return user;
  }

  /** Notifies somebody that an administrator wrote a new address for them. */
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
    const { email, language, companyId } = user;
    await deliveries.sendMail(executor, { to: email, content, language, companyId });
  }
}

function personOf({ id: userId, a, b, companyId }: UserRecord): ProfilePerson {
  return { userId, flags: { a, b }, companyId };
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

/** What stood in the fields that are changed. */
function beforeOf(user: UserRecord, fields: ProfileChange['fields']): Record<string, unknown> {
  const known: Readonly<Record<string, unknown>> = { ...user };
  return Object.fromEntries(Object.keys(fields).map((name) => [name, known[name]]));
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
