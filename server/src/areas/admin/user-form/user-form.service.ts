import {
  isFiscalCode,
  type addUser,
  type getUser,
  type getUsers,
  type Invitation,
  type inviteUser,
  type OpenedUser,
  type ContactProposal,
  type unlinkUser,
  type updateUser,
  type UserConflict,
  type UserFields,
  type withdrawContact,
} from 'shared-api/contracts/admin';
import { isSuperUser, type InputOf, type OutputOf } from 'shared-api/contracts/common';
import { mayAdministerUser, mayAdministerUsers } from 'shared-api/contracts/directory';
import type { Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import { countInWords } from '../../../platform/rate-limit/count-in-words.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import type { AccountRecord, Accounts } from '../../ports/accounts.port.ts';
import type { Directory } from '../../ports/directory.port.ts';
import type { StandingUser } from '../users/plan-user-change.ts';
import type { UserChanges } from '../users/user-changes.ts';
import { readUserFields } from './read-user-fields.ts';
import { describeSignInCodes } from './sign-in-codes.service.ts';
import { listUserChoices, presentGroup } from './user-choices.ts';
import { createSharedFinder } from './find-shared.ts';
import { notActive } from './user-form.texts.ts';
import { openedBy } from './user-opened.ts';

interface UserFormDependencies extends Pick<AreaPlatform, 'db' | 'rateLimits' | 'readings'> {
  readonly accounts: Accounts;
  readonly directory: Directory;
  readonly userChanges: UserChanges;
}

const invitationLimit = { name: 'admin.invitation', limit: 5, windowMs: 60 * 60_000 };

/** The service of the form of a user (spec 03 §2 and §7). */
export function createUserForm(dependencies: UserFormDependencies) {
  const { db, rateLimits, readings, accounts, directory, userChanges } = dependencies;
  const findShared = createSharedFinder(db, accounts);
  return {
    /** A user with what they can be given; opening another's record is an event, once a day. @throws AppError `not-found` */
    get: async (
      caller: SignedInCaller,
      { id }: InputOf<typeof getUser>,
    ): Promise<OutputOf<typeof getUser>> => {
      const account = await getAccount(db, caller, id);
      await readings.note(db, openedBy(caller, account));
      const groupIds = await groupIdsOf(db, id);
      const { groups, ...choices } = await listUserChoices(db, directory, caller);
      const badges = await directory.listBadgeUsers(db, [id]);
      const user = await present(caller, account, { groupIds, usesBadge: badges.has(id) });
      const { fiscalCode } = account;
      return {
        ...choices,
        groups: groups.map((group) => presentGroup(caller, group, groupIds.includes(group.id))),
        user,
        isFiscalCodeValid: fiscalCode === '' || isFiscalCode(fiscalCode),
      };
    },

    /** What a new user can be given. @throws AppError `forbidden` */
    getNew: async (caller: SignedInCaller) => {
      if (!mayAdministerUsers(caller.session)) throw new AppError('forbidden');
      const { groups, ...choices } = await listUserChoices(db, directory, caller);
      return {
        ...choices,
        groups: groups.map((group) => presentGroup(caller, group, group.isDefault)),
      };
    },

    /** Adds a user, who gets a mail with a link to their password. @throws AppError `invalid-input`, `conflict`, `forbidden` */
    add: async (
      caller: SignedInCaller,
      input: InputOf<typeof addUser>,
    ): Promise<OutputOf<typeof addUser>> => {
      if (!mayAdministerUsers(caller.session)) throw new AppError('forbidden');
      const fields = readUserFields(input, caller.language);
      const id = await db.transaction((tx) => userChanges.add(tx, caller, fields));
      return { id, ...(await findShared(caller, await getAccount(db, caller, id), fields)) };
    },

    /** Saves a user. @throws AppError `invalid-input`, `conflict` (`userConflict`), `forbidden`, `not-found` */
    save: async (
      caller: SignedInCaller,
      { id, version, ...given }: InputOf<typeof updateUser>,
    ): Promise<OutputOf<typeof updateUser>> => {
      const account = await getAccount(db, caller, id);
      const saved = await db.transaction(async (tx) => {
        const user = await userChanges.lock(tx, caller, id);
        const { usesBadge = user.usesBadge } = given;
        const fields = readUserFields({ ...given, usesBadge }, caller.language);
        if (user.version !== version)
          throw new AppError('conflict', {
            details: { ...(await describeConflict(tx, user, user)) },
          });
        return userChanges.change(tx, caller, { user, fields: keptFields(account, fields) });
      });
      const proposals = await listProposals(await getAccount(db, caller, id));
      const shared = await findShared(caller, await getAccount(db, caller, id), given);
      return { version: saved, ...shared, proposals };
    },

    /** Sends another link to a password. @throws AppError `not-found`, `conflict` for who is not active, `too-many-requests` */
    invite: async (
      caller: SignedInCaller,
      { id }: InputOf<typeof inviteUser>,
    ): Promise<{ invitation: Invitation | null }> => {
      const { isActive } = await getAccount(db, caller, id);
      if (!isActive) throw new AppError('conflict', { text: notActive });
      await countInWords(rateLimits, { ...invitationLimit, key: id });
      await db.transaction(async (tx) => {
        await accounts.sendInvitation(tx, id);
        await accounts.recordAccountEvents(tx, [{ userId: id, by: caller, action: 'user.invited' }]);
      });
      return { invitation: await findInvitation(id) };
    },

    /** Undoes the link of a user to their account at the company's provider; their sessions end. @throws AppError `not-found` */
    unlink: async (caller: SignedInCaller, { id }: InputOf<typeof unlinkUser>): Promise<void> => {
      await getAccount(db, caller, id);
      await db.transaction(async (tx) => {
        const link = await accounts.findCompanyLink(tx, id);
        if (!link || !(await accounts.unlinkCompany(tx, id))) return;
        const data = { provider: link.provider };
        const event = { userId: id, by: caller, action: 'company-sign-in.unlinked' as const, data };
        await accounts.recordAccountEvents(tx, [event]);
      });
    },

    /** Gives up what was proposed to a user and does not count yet. @throws AppError `not-found` */
    withdraw: async (
      caller: SignedInCaller,
      { id, kind }: InputOf<typeof withdrawContact>,
    ): Promise<void> => {
      await getAccount(db, caller, id);
      await db.transaction((tx) => accounts.withdrawContact(tx, { id, kind, by: caller }));
    },

    /** Several users with the groups that they can be in; those whom the caller does not administer are left out. */
    listSeveral: async (
      caller: SignedInCaller,
      { ids }: InputOf<typeof getUsers>,
    ): Promise<OutputOf<typeof getUsers>> => {
      if (!mayAdministerUsers(caller.session)) throw new AppError('forbidden');
      const found = await accounts.listAccounts(db, [...new Set(ids)]);
      const users = found.filter((user) => mayAdministerUser(caller.session, { ...user, flags: user }));
      const groupsOf = await directory.listGroupsOf(
        db,
        users.map(({ id }) => id),
      );
      const badges = await directory.listBadgeUsers(
        db,
        users.map(({ id }) => id),
      );
      const { groups } = await listUserChoices(db, directory, caller);
      const companies = new Set(users.map(({ companyId }) => companyId));
      return {
        users: users.map((user) => ({
          id: user.id,
          name: nameOf(user),
          username: user.username,
          companyId: user.companyId ?? '',
          isActive: user.isActive,
          usesBadge: badges.has(user.id),
          groupIds: (groupsOf.get(user.id) ?? []).map(({ id }) => id),
        })),
        groups: groups
          .filter(({ companyId }) => companies.has(companyId))
          .map((group) => presentGroup(caller, group, false)),
      };
    },
  };

  async function getAccount(
    executor: Executor,
    { session }: SignedInCaller,
    id: string,
  ): Promise<AccountRecord> {
    const account = await accounts.findAccount(executor, id);
    if (!account || !mayAdministerUser(session, { ...account, flags: account }))
      throw new AppError('not-found');
    return account;
  }

  async function groupIdsOf(executor: Executor, id: string): Promise<string[]> {
    return ((await directory.listGroupsOf(executor, [id])).get(id) ?? []).map((group) => group.id);
  }

  async function findInvitation(id: string): Promise<Invitation | null> {
    const sent = await accounts.findInvitation(db, id);
    return sent ? { ...sent, at: sent.at.toISOString() } : null;
  }

  async function present(
    { session }: SignedInCaller,
    account: AccountRecord,
    besides: Besides,
  ): Promise<OpenedUser> {
    const { id, isActive } = account;
    const isSuper = isSuperUser(account);
    const link = await accounts.findCompanyLink(db, id);
    return {
      id,
      ...fieldsOf(account, besides),
      version: account.version,
      name: nameOf(account),
      isSelf: id === session.userId,
      isLastSuper: isSuper && isActive && !(await accounts.hasOtherSuperUser(db, [id])),
      hasOwnPassword: account.hasOwnPassword,
      lastLoginAt: account.lastLoginAt?.toISOString() ?? null,
      createdAt: account.createdAt.toISOString(),
      invitation: await findInvitation(id),
      companyLink: link ? { ...link, linkedAt: link.linkedAt.toISOString() } : null,
      proposals: await listProposals(account),
      signInCodes: await describeSignInCodes(db, accounts, id),
    };
  }

  /** What waits for a user to confirm it, with the names of who proposed it. */
  async function listProposals({ proposals }: AccountRecord): Promise<ContactProposal[]> {
    const proposers = await accounts.listAccounts(db, [...new Set(proposals.map(({ by }) => by))]);
    const names = new Map(proposers.map((proposer) => [proposer.id, nameOf(proposer)]));
    return proposals.map(({ kind, value, by, from }) => ({
      kind,
      value,
      by: names.get(by) ?? '',
      countsFrom: from.toISOString(),
    }));
  }

  async function describeConflict(
    executor: Executor,
    user: AccountRecord,
    besides: Besides,
  ): Promise<UserConflict> {
    const writer = user.changedBy ? await accounts.findAccount(executor, user.changedBy) : undefined;
    return {
      changedBy: writer ? nameOf(writer) : '',
      changedAt: user.changedAt?.toISOString() ?? null,
      current: { ...fieldsOf(user, besides), version: user.version },
    };
  }
}

const nameOf = ({ firstName, lastName }: Pick<AccountRecord, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`.trim();

/** What stands beside the account: the directory knows it. */
type Besides = Pick<StandingUser, 'groupIds' | 'usesBadge'>;

/** What stands on the form. */
function fieldsOf(account: AccountRecord, { groupIds, usesBadge }: Besides): UserFields {
  const { firstName, lastName, username, email, fiscalCode, prefix, mobile, companyId, isActive } = account;
  return {
    firstName,
    lastName,
    username,
    email,
    fiscalCode,
    prefix,
    mobile,
    isActive,
    usesBadge,
    companyId: companyId ?? '',
    isCompanyAdmin: account.b !== 'N',
    isSuper: isSuperUser(account),
    groupIds: [...groupIds],
  };
}

/** What of the form is written: a number that is the same, however its parts were kept, stays as it is. */
function keptFields(account: AccountRecord, fields: UserFields): Partial<UserFields> {
  const { prefix, mobile, ...others } = fields;
  const isSameNumber = `${prefix}${mobile}` === `${account.prefix}${account.mobile}`;
  return isSameNumber ? others : fields;
}
