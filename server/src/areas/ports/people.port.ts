import type { NotificationKind } from 'shared-api/contracts/auth';
import type { Language, PermissionCode, RoleFlags } from 'shared-api/contracts/common';
import type { ActingCandidate } from 'shared-api/contracts/directory';
import type { Executor } from '../../platform/db/database.ts';
import type { SignedInCaller } from '../../platform/http/caller.ts';
import type { SignedInBy } from '../../platform/sessions/session.ts';

/** A person with an account, as other areas may know them. */
export interface Person {
  readonly userId: string;
  readonly name: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly language: Language;
  readonly phonePrefix: string;
  readonly phoneMobile: string;
}

/** An address or a number on record. */
export interface ReachedAt {
  /** The number with its prefix. */
  readonly value: string;
  readonly since: Date;
  /** Name of the administrator who entered it; null where the person did. */
  readonly enteredBy: string | null;
  /** When a code or a link that went there was first used; null where none was, or before it was kept. */
  readonly confirmedAt: Date | null;
}

/** How a person is reached, for the proof of what they sign (decision 103). */
export interface Contacts {
  readonly email: ReachedAt;
  readonly phone: ReachedAt | null;
  /** When the password of now was chosen. */
  readonly passwordSince: Date | null;
}

/** What changed of how a person is reached or came in so short a time ago that the means from before have a say in what they sign (decision 119). */
export interface YoungChange {
  /** The address, the number, or what they came in by: an app, a passkey, the provider of their company. */
  readonly kind: 'email' | 'phone' | 'app' | 'passkey' | 'company';
  readonly since: Date;
  /** From when on it is young no more. */
  readonly until: Date;
  /** The means from before; of a factor the address on record. */
  readonly former: { readonly channel: 'mail' | 'sms'; readonly to: string };
}

/** What the area of accounts answers to others; all within the caller's transaction. */
export interface People {
  /** A person by the id of their account; undefined when the account is gone. */
  findPerson(executor: Executor, userId: string): Promise<Person | undefined>;
  /** How a person is reached; undefined when the account is gone. */
  findContacts(executor: Executor, userId: string): Promise<Contacts | undefined>;
  /** What changed a short time ago of how a person is reached, or of what they came in by. */
  findYoungChange(
    executor: Executor,
    asked: { readonly userId: string; readonly signedInBy: SignedInBy | undefined; readonly now: Date },
  ): Promise<YoungChange | undefined>;
  /** The same of who comes by a link to an address, for a document of a company. */
  findYoungChangeAt(
    executor: Executor,
    asked: { readonly email: string; readonly companyId: string | null; readonly now: Date },
  ): Promise<YoungChange | undefined>;
  /** Whether somebody who receives at an address signs in by an app or a passkey alone (decision 120). */
  demandsStrongSignIn(executor: Executor, email: string): Promise<boolean>;
  /**
   * Notes that a link was used that went to an address, by who is signed in to an account with it (decision 148). @returns whether the account has
   * that address
   */
  confirmAddress(executor: Executor, caller: SignedInCaller, email: string): Promise<boolean>;
  /** Persons by the ids of their accounts, in that order; those whose account is gone are left out. */
  findPeople(executor: Executor, userIds: readonly string[]): Promise<readonly Person[]>;
  /** Who receives at a mail address: an account to which a code or a link that went there was shown (decision 148). */
  findPersonByEmail(executor: Executor, email: string): Promise<Person | undefined>;
  /** The names and roles of accounts by their ids, and when they were made; ids without an account are left out. */
  findAccounts(
    executor: Executor,
    userIds: readonly string[],
  ): Promise<ReadonlyMap<string, RoleFlags & { readonly username: string; readonly createdAt: Date }>>;
  /** What accounts may do that can be signed in to, and to which company they belong; the others are left out. */
  findMembers(executor: Executor, userIds: readonly string[]): Promise<ReadonlyMap<string, ActingCandidate>>;
  /** The ids of the accounts that administer a company: its own administrators and super users, and where it has none every super user. */
  listAdministrators(executor: Executor, companyId: string): Promise<readonly string[]>;
  /** Whether what is a person's own at a company is decided by another administrator of it (decision 111). */
  isDecidedByOthers(
    executor: Executor,
    person: { readonly userId: string; readonly companyId: string },
  ): Promise<boolean>;
  /** How many super users can sign in. */
  countSuperUsers(executor: Executor): Promise<number>;
  /** Whether somebody wants a mail; always true of who could not find the same in the product. */
  wantsMail(
    executor: Executor,
    whom: { readonly userId: string } | { readonly email: string },
    kind: NotificationKind,
  ): Promise<boolean>;
  /** Holds accounts until the transaction ends, so that what they may do is worked out once at a time. */
  lockAccounts(executor: Executor, userIds: readonly string[]): Promise<void>;
  /** Writes what accounts may do; the directory's alone to call (decision 045). @returns the ids of those who may do something else now. */
  setPermissions(
    executor: Executor,
    permissions: ReadonlyMap<string, readonly PermissionCode[]>,
  ): Promise<readonly string[]>;
}

/** Is called, in the transaction that changes it, when a person has another address than the one at which they received. */
export type EmailChanged = (
  executor: Executor,
  change: {
    readonly userId: string;
    /** Id of who had it changed: an administrator, or the person. */
    readonly by: string;
    /** Their company: what others sent to the former address stays there. */
    readonly companyId: string | null;
    readonly from: string;
    readonly to: string;
    /** Since when they received at the former one: what is older was not sent to them. */
    readonly since: Date;
  },
) => Promise<void>;

/** Is called, in its transaction, when everything ends that lets a person in or reads for them, because who they are has to be shown anew. */
export type WaysInEnded = (executor: Executor, person: { readonly userId: string }) => Promise<void>;

/** What is known of a guest: the receiver of their document. */
export interface GuestFacts {
  readonly fullName: string;
  readonly email: string;
  readonly company: { readonly id: string; readonly name: string } | null;
  readonly needsSmsCode: boolean;
}
