import type { Language, PermissionCode, RoleFlags } from 'shared-api/contracts/common';
import type { ContactKind } from 'shared-api/contracts/directory';
import type { AuditAction } from '../../platform/audit/audit.service.ts';
import type { Executor } from '../../platform/db/database.ts';
import type { Caller, SignedInCaller } from '../../platform/http/caller.ts';

/** What an administrator says of an account. */
export interface AccountFields extends RoleFlags {
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Codice fiscale, in capital letters; empty where none is recorded. */
  readonly fiscalCode: string;
  /** `+39`; empty as `mobile` is where no number is recorded. */
  readonly prefix: string;
  readonly mobile: string;
  /** Null for a super user of no company. */
  readonly companyId: string | null;
  /** Whether one can sign in with it (attivo). */
  readonly isActive: boolean;
}

/** An address or a number that an administrator wrote for somebody, who has not confirmed it yet (decision 102). */
interface ContactProposal {
  readonly kind: ContactKind;
  /** The number has its prefix before a space. */
  readonly value: string;
  /** Id of the administrator. */
  readonly by: string;
  /** From when on it counts, unless it is refused. */
  readonly from: Date;
}

/** What became of what was written of an account. */
export interface ChangedAccount {
  /** The version that stands now. */
  readonly version: number;
  /** The fields that wait for the person, and are as they were. */
  readonly proposed: readonly (keyof AccountFields)[];
}

/** An account that was not removed. */
export interface AccountRecord extends AccountFields {
  readonly id: string;
  readonly language: Language;
  readonly permissions: readonly PermissionCode[];
  /** Whether a password was ever chosen by the person. */
  readonly hasOwnPassword: boolean;
  /** Whether another address or number is theirs to confirm (decision 102): they have come in. */
  readonly confirmsContacts: boolean;
  readonly lastLoginAt: Date | null;
  readonly createdAt: Date;
  /** Counts what was saved, for two writers. */
  readonly version: number;
  readonly changedAt: Date | null;
  /** Id of who saved it last. */
  readonly changedBy: string | null;
  readonly proposals: readonly ContactProposal[];
}

/** Something that happened to an account, for its own chain of the log. */
export interface AccountEvent {
  readonly userId: string;
  /** Who did it, from where. */
  readonly by: Caller;
  /** In the past: `user.changed`. */
  readonly action: AuditAction;
  readonly data?: Record<string, unknown>;
  /** `refused` for what was tried in vain; `done` by default. */
  readonly outcome?: 'done' | 'refused';
}

/** An event of an account's chain of the log. */
interface RecordedAccountEvent {
  /** Its place in the chain, from 1. */
  readonly sequence: number;
  readonly at: Date;
  /** Id of who did it; null where nobody had shown who they are. */
  readonly actor: string | null;
  readonly action: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** The last mail with a link to a password that an administrator had sent, and what became of it. */
interface SentInvitation {
  readonly state: 'queued' | 'sent' | 'failed' | 'bounced';
  readonly at: Date;
  readonly email: string;
}

/** Which accounts of those that were not removed. What is left out narrows nothing. */
export interface AccountFilter {
  readonly companyIds: 'all' | readonly string[];
  /** Whether super users are among them. */
  readonly withSuperUsers: boolean;
  /** Each is within the surname, name, user name or address, whatever its case and accents. */
  readonly words: readonly string[];
  readonly isActive?: boolean | undefined;
  /** Whether they administer their company, or everything. */
  readonly isAdministrator?: boolean | undefined;
  readonly groupId?: string | undefined;
  readonly hasSignedIn?: boolean | undefined;
}

/** By what accounts are ordered; `name` is the surname first. Rows that are alike are ordered by name. */
export interface AccountOrder {
  readonly by: 'name' | 'firstName' | 'username' | 'email' | 'company' | 'groups' | 'active';
  readonly direction: 'ascending' | 'descending';
}

/** Which of them: `limit` after the cursor of the page before, or after so many. */
interface AccountPage {
  readonly order: AccountOrder;
  readonly cursor?: string | undefined;
  readonly offset: number;
  readonly limit: number;
}

/** What the area of accounts does for who administers them; all within the caller's transaction. Who may is the caller's to know. */
export interface Accounts {
  /** An account by its id; undefined when it was removed. */
  findAccount(executor: Executor, id: string): Promise<AccountRecord | undefined>;
  /** Accounts by their ids, held until the transaction ends; in no order, and without the removed ones. */
  lockAccounts(executor: Executor, ids: readonly string[]): Promise<readonly AccountRecord[]>;
  /** Accounts by their ids, in that order; removed ones are left out. */
  listAccounts(executor: Executor, ids: readonly string[]): Promise<readonly AccountRecord[]>;
  /** A page of accounts, and how many there are. `next` is the cursor of the page after it. @throws AppError `invalid-input` for a cursor of another order. */
  searchAccounts(
    executor: Executor,
    filter: AccountFilter,
    page: AccountPage,
  ): Promise<{
    readonly accounts: readonly AccountRecord[];
    readonly next: string | null;
    readonly total: number;
  }>;
  /** The ids of all of them, by name. */
  listAccountIds(executor: Executor, filter: AccountFilter): Promise<readonly string[]>;
  /** Which of these user names are taken, as they are looked up: another account has them, or has one as its address. */
  listTakenUsernames(
    executor: Executor,
    wanted: readonly { readonly username: string; readonly id?: string | undefined }[],
  ): Promise<ReadonlySet<string>>;
  /** The accounts with one of these user names, mail addresses, however they are written, codici fiscali, or mobile numbers. */
  findAccountsNamed(
    executor: Executor,
    names: {
      readonly usernames: readonly string[];
      readonly emails: readonly string[];
      readonly fiscalCodes?: readonly string[];
      /** Without their prefixes. */
      readonly mobiles?: readonly string[];
    },
  ): Promise<readonly AccountRecord[]>;
  /**
   * Adds accounts that nobody can sign in to until their persons chose a password, and writes `event` into the log of each. @returns their ids,
   * in that order. @throws AppError `conflict` for a user name that is taken.
   */
  addAccounts(
    executor: Executor,
    accounts: readonly (AccountFields & { readonly language: Language })[],
    event: (index: number) => Omit<AccountEvent, 'userId'>,
  ): Promise<readonly string[]>;
  /**
   * Writes fields of accounts, each once, and with another address or name what others keep of it. Another address or number of who has come
   * in already is proposed to them instead (decision 102). Sessions end where it can be signed in to no more. @throws AppError `not-found`, and `conflict` for a user name that is taken.
   */
  changeAccounts(
    executor: Executor,
    changes: readonly { readonly id: string; readonly fields: Partial<AccountFields> }[],
    by: SignedInCaller,
  ): Promise<ReadonlyMap<string, ChangedAccount>>;
  /** Gives up what was proposed to somebody, where anything was. */
  withdrawContact(
    executor: Executor,
    which: { readonly id: string; readonly kind: ContactKind; readonly by: SignedInCaller },
  ): Promise<void>;
  /** Blanks an account for good: sessions and ways in are deleted, the employee stays without one; the log and what was signed stay. */
  removeAccount(executor: Executor, id: string): Promise<void>;
  /** Whether anybody but these is a super user who can sign in. Holds the super users until the transaction ends. */
  hasOtherSuperUser(executor: Executor, ids: readonly string[]): Promise<boolean>;
  /** Sends the one-time link by which the person chooses their first password, or another one; earlier links end. */
  sendInvitation(executor: Executor, id: string): Promise<void>;
  /** The last invitation of an account that is still kept. */
  findInvitation(executor: Executor, id: string): Promise<SentInvitation | undefined>;
  /** By which provider of their company its person comes in, and since when; undefined where they never did. */
  findCompanyLink(
    executor: Executor,
    id: string,
  ): Promise<{ readonly provider: string; readonly linkedAt: Date } | undefined>;
  /** Undoes that, and ends every session of the account. @returns whether there was a link */
  unlinkCompany(executor: Executor, id: string): Promise<boolean>;
  /** From when on codes count for who signs in by app or passkey alone, and whose doing that is; undefined for others (decision 120). */
  findStrongSignIn(
    executor: Executor,
    id: string,
  ): Promise<{ readonly allowedFrom: Date | null; readonly by: string } | undefined>;
  /** Lets codes count for them after the days in which they may still show app or passkey, or no longer. @throws AppError `not-found` */
  allowCodes(
    executor: Executor,
    which: { readonly id: string; readonly isAllowed: boolean; readonly by: SignedInCaller },
  ): Promise<void>;
  /** Whether a password is the account's. */
  isPassword(id: string, password: string): Promise<boolean>;
  /** Refuses a password that is guessed at once by who knows the person. @throws AppError `invalid-input` on `newPassword` */
  requireStrongPassword(caller: Caller, id: string, password: string): Promise<void>;
  /** Writes a password and ends every session and link of the person, who is notified by mail. */
  setPassword(executor: Executor, id: string, password: string): Promise<void>;
  /** Writes into the accounts' chains of the log. */
  recordAccountEvents(executor: Executor, events: readonly AccountEvent[]): Promise<void>;
  /** Reads the account's chain of the log, the newest event first, from before a place on. */
  listAccountEvents(
    executor: Executor,
    id: string,
    page: { readonly before?: number | undefined; readonly limit: number },
  ): Promise<readonly RecordedAccountEvent[]>;
}
