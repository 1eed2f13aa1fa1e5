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
import { isOtherAddress, type ContactKind } from 'shared-api/contracts/directory';
import type { Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import type { SessionRecord } from '../../../platform/sessions/session.ts';
import { fullNameOf } from '../sign-in/signed-in-user.ts';
import { recordUserEvent } from '../users/user-audit.ts';
import type { UserRecord } from '../users/user.schema.ts';
import { pendingPhoneOf } from '../users/user-phone.ts';
import { findUser } from '../users/users.repository.ts';
import type { AuthPlatform } from '../auth-platform.ts';
import type { OwnPassword } from '../passwords/own-password.ts';
import { nothingPending, pendingOf } from '../contacts/contact-columns.ts';
import type { ProposeContacts } from '../contacts/propose-contacts.ts';
import { createPasswordProof } from './password-proof.ts';
import { addressNeedsPassword, ownContactsWhileActing } from './profile.texts.ts';
import { lockUser, updateProfileOf, type ProfileChange } from './profile.repository.ts';

interface ProfilesDependencies extends Pick<
  AuthPlatform,
  'db' | 'clock' | 'audit' | 'readings' | 'directory'
> {
  ownPassword: OwnPassword;
  readonly proposeContacts: ProposeContacts;
}

type ProfileInput = InputOf<typeof updateProfile>;

/** What stands after saving. */
interface SavedProfile {
  readonly version: number;
  readonly pendingEmail: string | null;
}

/** The service of profiles (spec 01 §2 and §7). */
export function createProfileService(dependencies: ProfilesDependencies) {
  const { db, clock, audit, readings, directory, ownPassword, proposeContacts } = dependencies;
  const requirePassword = createPasswordProof({ db, ownPassword });

  return {
    /** A person's data; opening another's is an event, once a day. */
    get: async (
      { session: actor, ip, userAgent, requestId }: SignedInCaller,
      { userId = actor.userId }: InputOf<typeof getProfile>,
    ): Promise<Profile> => {
      const user = await getUser(actor, userId);
      if (userId !== actor.userId)
        await readings.note(db, [
          {
            subject: `auth_users:${userId}`,
            action: 'user.opened',
            actor: actor.userId,
            companyId: user.companyId,
            data: { ip, userAgent, requestId },
          },
        ]);
      const company = await directory.findCompany(db, user.companyId);
      return {
        ...present(user),
        emailProposal: await proposalOf(db, user, 'email'),
        phoneProposal: await proposalOf(db, user, 'phone'),
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
        const isOwn = userId === actor.userId;
        const email = isOtherAddress(user, input.email) ? input.email : undefined;
        const fields = {
          ...changedNames(user, input),
          ...(isOwn && email !== undefined && { ...nothingPending.email, pendingEmail: email }),
        };
        const version = await saveFields(tx, caller, { user, fields });
        if (isOwn || email === undefined)
          return { version, pendingEmail: fields.pendingEmail ?? user.pendingEmail };
        await proposeContacts(tx, caller, { user, wanted: { email } });
        return { version, pendingEmail: email };
      });
    },
  };

  /** @returns the version that stands now */
  async function saveFields(
    tx: Executor,
    caller: SignedInCaller,
    { user, fields }: { user: UserRecord; fields: ProfileChange['fields'] },
  ): Promise<number> {
    if (Object.keys(fields).length === 0) return user.profileVersion;
    const { userId: actor } = caller.session;
    const userId = user.id;
    const change = { fields, changedAt: clock.now(), changedBy: actor };
    const version = await updateProfileOf(tx, userId, change);
    await directory.renameUsers(tx, [{ ...user, ...fields, userId }]);
    const actingFor = userId === actor ? null : userId;
    const data = { before: beforeOf(user, fields), after: shownOf(fields) };
    const event = { userId, from: caller, action: 'profile.changed' as const, actor, actingFor, data };
    await recordUserEvent(audit, tx, event);
    return version;
  }

  async function getUser(actor: SessionRecord, userId: string): Promise<UserRecord> {
    const user = await findUser(db, userId);
    if (!user || user.removedAt || !mayOpenProfile(actor, personOf(user))) throw new AppError('forbidden');
    return user;
  }

  /** Who proposed what waits, and from when on it counts. */
  async function proposalOf(executor: Executor, user: UserRecord, kind: ContactKind) {
    const { by, from } = pendingOf(user, kind) ?? {};
    if (!by || !from) return null;
    const proposer = await findUser(executor, by);
    return { by: proposer ? fullNameOf(proposer) : '', countsFrom: from.toISOString() };
  }
}

function personOf({ id: userId, a, b, companyId }: UserRecord): ProfilePerson {
  return { userId, flags: { a, b }, companyId };
}

function changedNames(user: UserRecord, { firstName, lastName }: ProfileInput): ProfileChange['fields'] {
  return {
    ...(user.firstName !== firstName && { firstName }),
    ...(user.lastName !== lastName && { lastName }),
  };
}

/** What of the fields an event holds. */
function shownOf({ pendingEmailBy: _by, pendingEmailFrom: _from, ...fields }: ProfileChange['fields']) {
  return fields;
}

/** What stood in the fields that are changed. */
function beforeOf(user: UserRecord, fields: ProfileChange['fields']): Record<string, unknown> {
  const known: Readonly<Record<string, unknown>> = { ...user };
  return Object.fromEntries(Object.keys(shownOf(fields)).map((name) => [name, known[name]]));
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
  | 'company'
  | 'emailProposal'
  | 'phoneProposal'
  | 'passwordChangedAt'
  | 'mayEdit'
  | 'mayChangeEmail'
  | 'mayChangePhone'
>;

function present(user: UserRecord): Presented {
  const { id: userId, username, firstName, lastName, email, pendingEmail, prefix, mobile } = user;
  const names = { userId, username, firstName, lastName };
  const pendingPhone = pendingPhoneOf(user);
  return { ...names, email, pendingEmail, prefix, mobile, pendingPhone, version: user.profileVersion };
}
