import type { UserFields } from 'shared-api/contracts/admin';
import { isSuperUser, type Language } from 'shared-api/contracts/common';
import {
  flagsOf,
  isOtherAddress,
  mayAdministerCompany,
  mayGiveSuperUser,
} from 'shared-api/contracts/directory';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import type { AccountFields, AccountRecord } from '../../ports/accounts.port.ts';
import { accountFieldsOf } from './user-records.ts';
import { notYourself, ownOnProfile, type usernameTaken } from './users.texts.ts';

/** A user as they stand, with the groups that they are in. */
export interface StandingUser extends AccountRecord {
  /** Whether they punch in and out. */
  readonly usesBadge: boolean;
  readonly groupIds: readonly string[];
}

/** What is said of a user who is held; what is not named stays. */
export interface UserChange {
  readonly user: StandingUser;
  readonly fields: Partial<UserFields>;
}

/** A change as it is written. */
export interface PlannedChange extends UserChange {
  readonly companyId: string | null;
  readonly isActive: boolean;
  readonly isSuper: boolean;
  /** What of the account differs. */
  readonly after: Partial<AccountFields>;
  readonly groupIds: readonly string[];
  readonly addedGroupIds: readonly string[];
  readonly isInOthers: boolean;
  /** Whether they punch in and out, where that is to be written. */
  readonly badge: boolean | undefined;
}

/** Why nothing is written, and of whom it is said. */
export class RefusedChange extends AppError {
  readonly userId: string;

  constructor({ id }: Pick<StandingUser, 'id'>, ...error: ConstructorParameters<typeof AppError>) {
    super(...error);
    this.userId = id;
  }
}

/** @throws RefusedChange for what needs no more than the two of them to be known. */
export function planUserChange(
  { session, language }: SignedInCaller,
  { user, fields }: UserChange,
): PlannedChange {
  const companyId = fields.companyId ?? user.companyId;
  if (!mayAdministerCompany(session, companyId)) throw new RefusedChange(user, 'forbidden');
  const kept = companyId === user.companyId ? user.groupIds : [];
  const groupIds = [...new Set(fields.groupIds ?? kept)];
  const isSuper = fields.isSuper ?? isSuperUser(user);
  if (isSuper && !isSuperUser(user) && !mayGiveSuperUser(session)) throw new RefusedChange(user, 'forbidden');
  const isActive = fields.isActive ?? user.isActive;
  if (!isActive && user.isActive && user.id === session.userId)
    refuse(user, notYourself, { field: 'isActive', language });
  const after = changesOf(user, accountFieldsOf(fields));
  const ownContact = user.id === session.userId ? changedContactOf(user, after) : undefined;
  if (ownContact) refuse(user, ownOnProfile, { field: ownContact, language });
  const flags = flagsOf({ isSuper, isCompanyAdmin: fields.isCompanyAdmin ?? user.b !== 'N' }, user);
  return {
    user,
    fields,
    companyId,
    isActive,
    isSuper,
    after: { ...after, ...changesOf(user, flags) },
    groupIds,
    addedGroupIds: groupIds.filter((id) => !kept.includes(id)),
    isInOthers: !isSame(groupIds, user.groupIds),
    badge: badgeOf(user, { companyId, usesBadge: fields.usesBadge }),
  };
}

/** Which field would change how one is reached oneself: that asks for the password, on the profile. */
function changedContactOf(
  user: StandingUser,
  { email, prefix, mobile }: Partial<AccountFields>,
): 'email' | 'mobile' | undefined {
  if (email !== undefined && isOtherAddress(user, email)) return 'email';
  return prefix === undefined && mobile === undefined ? undefined : 'mobile';
}

/** In another company a user is another employee, who gets it anew. */
function badgeOf(
  user: StandingUser,
  { companyId, usesBadge = user.usesBadge }: { companyId: string | null; usesBadge?: boolean | undefined },
): boolean | undefined {
  const stands = companyId === user.companyId && user.usesBadge;
  return usesBadge === stands ? undefined : usesBadge;
}

/** What differs from how a user stands. */
function changesOf(user: StandingUser, fields: Partial<AccountFields>): Partial<AccountFields> {
  const changed = Object.entries(fields).filter(
    ([name, value]) => value !== undefined && user[name as keyof AccountFields] !== value,
  );
  return Object.fromEntries(changed);
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((id) => other.includes(id));
}

/** Puts a sentence on the field that it is about. */
export function refuse(
  user: StandingUser,
  text: typeof usernameTaken,
  { field, language }: { readonly field: keyof UserFields; readonly language: Language },
): never {
  throw new RefusedChange(user, 'conflict', { text, fields: { [field]: text[language] } });
}
