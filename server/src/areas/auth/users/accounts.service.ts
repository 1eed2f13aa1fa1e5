import { randomUUID } from 'node:crypto';
import { contactKind } from 'shared-api/contracts/directory';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { AccountEvent, AccountRecord, Accounts } from '../../ports/accounts.port.ts';
import { invitationReference } from '../../ports/invitation-reference.ts';
import { gainsPower, type PowerNotices } from '../administrators/power-notices.ts';
import type { AuthPlatform } from '../auth-platform.ts';
import { onlyWayMail } from '../company-sign-in/company-sign-in.mail.ts';
import { deleteLinksOf, findLinkOf } from '../company-sign-in/company-sign-in.repository.ts';
import { findOnlyWay } from '../company-sign-in/only-way.ts';
import { hasComeIn, pendingOf } from '../contacts/contact-columns.ts';
import type { EndWaysIn } from '../contacts/end-ways-in.ts';
import type { ProposeContacts } from '../contacts/propose-contacts.ts';
import { pendingContactOf, type SettleContacts } from '../contacts/settle-contacts.ts';
import { listPasskeys } from '../passkeys/passkeys.repository.ts';
import { passwordChangedMail } from '../passwords/password-changed.mail.ts';
import { noPassword, type PasswordHasher } from '../passwords/password-hasher.ts';
import type { RequireStrongPassword } from '../passwords/password-strength.ts';
import type { ErasePerson } from '../personal-data/erase-person.ts';
import { lockUser } from '../profile/profile.repository.ts';
import { printedPurpose, recoveryPurpose } from '../recovery/recovery-purpose.ts';
import { hasOtherSuperUser } from '../removal/removal.repository.ts';
import type { StrongSignIn } from '../strong-sign-in/strong-sign-in.service.ts';
import { listTakenUsernames, listUsersNamed } from './named-users.repository.ts';
import { insertUsers, listUsers, findUser, setPassword } from './users.repository.ts';
import { invitationMail, newPasswordMail } from './invitation.mail.ts';
import { createChangeAccounts } from './change-accounts.ts';
import { withFreeUsername } from './free-username.ts';
import { lockUserRecords } from './user-administration.repository.ts';
import { decodePlace, encodePlace } from './user-place.ts';
import { createUserSearch } from './user-search.repository.ts';
import { recordFirstUserEvents, recordUserEvents, userSubject } from './user-audit.ts';
import type { UserRecord } from './user.schema.ts';

interface AccountsDependencies extends Pick<
  AuthPlatform,
  'clock' | 'audit' | 'deliveries' | 'directory' | 'oneTimeLinks' | 'sessions' | 'product' | 'publicUrl'
> {
  readonly db: AuthPlatform['db'];
  readonly passwords: PasswordHasher;
  readonly endWaysIn: EndWaysIn;
  readonly erasePerson: ErasePerson;
  readonly powerNotices: PowerNotices;
  readonly proposeContacts: ProposeContacts;
  readonly settleContacts: SettleContacts;
  readonly requireStrongPassword: RequireStrongPassword;
  readonly strongSignIn: Pick<StrongSignIn, 'findOf' | 'allow'>;
}

/** What the mail of an invitation is about, for who asks after its state. */

const invitationMs = 3 * 24 * 60 * 60_000;

/** Makes what the area of accounts does for who administers them (port `accounts`). Who may is the caller's to know. */
export function createAccounts(dependencies: AccountsDependencies): Accounts {
  const { db, clock, audit, deliveries, directory, oneTimeLinks, passwords } = dependencies;
  const { endWaysIn, erasePerson, settleContacts, product, publicUrl } = dependencies;
  const search = createUserSearch(directory);

  return {
    findAccount: async (executor, id) => present(await findUser(executor, id)),
    lockAccounts: async (executor, ids) =>
      (await lockUserRecords(executor, ids)).flatMap((user) => present(user) ?? []),
    listAccounts: async (executor, ids) => {
      const users = new Map((await listUsers(executor, ids)).map((user) => [user.id, user]));
      return ids.flatMap((id) => present(users.get(id)) ?? []);
    },
    searchAccounts: async (executor, filter, { order, cursor, offset, limit }) => {
      const after = cursor === undefined ? undefined : decodePlace(order, cursor);
      const start = after ? 0 : offset;
      const found = await search.list(executor, filter, { order, after, offset: start, limit: limit + 1 });
      const page = found.slice(0, limit);
      const last = found.length > limit ? page.at(-1) : undefined;
      return {
        accounts: page.flatMap(({ user }) => present(user) ?? []),
        next: last ? encodePlace(order, { value: last.value, id: last.user.id }) : null,
        total: await search.count(executor, filter),
      };
    },
    listAccountIds: search.listIds,
    listTakenUsernames,

    findAccountsNamed: async (executor, names) =>
      (await listUsersNamed(executor, names)).flatMap((user) => present(user) ?? []),

    addAccounts: async (executor, accounts, event) => {
      const createdAt = clock.now();
      const users = accounts.map(({ isActive: isProductEnabled, ...person }, index) => ({
        id: randomUUID(),
        ...person,
        emailSince: createdAt,
        emailBy: event(index).by.session?.userId ?? null,
        phoneBy: person.mobile === '' ? null : (event(index).by.session?.userId ?? null),
        isProductEnabled,
        // The person chooses one by the link of the invitation.
        passwordHash: noPassword,
        createdAt,
      }));
      await withFreeUsername(() => insertUsers(executor, users));
      const staff = users.flatMap(({ id: userId, companyId, lastName, firstName }) =>
        companyId === null ? [] : [{ companyId, userId, name: `${lastName} ${firstName}` }],
      );
      await directory.addEmployees(executor, staff);
      const events = users.map(({ id: userId }, index) => userEventOf({ userId, ...event(index) }));
      await recordFirstUserEvents(audit, executor, events);
      const gained = users.filter((user) => gainsPower(undefined, user));
      const actor = gained.length > 0 ? (event(0).by.session?.userId ?? null) : null;
      await dependencies.powerNotices.announcePower(executor, gained, actor);
      return users.map(({ id }) => id);
    },

    changeAccounts: createChangeAccounts(dependencies),

    removeAccount: async (executor, id) => {
      const user = await lockUser(executor, id);
      if (!user || user.removedAt) throw new AppError('not-found');
      for (const purpose of [recoveryPurpose, printedPurpose])
        await oneTimeLinks.revoke(executor, { purpose, subject: id });
      await erasePerson(executor, user);
    },

    hasOtherSuperUser,

    sendInvitation: async (executor, id) => {
      const user = await findUser(executor, id);
      if (!user || user.removedAt) throw new AppError('not-found');
      const { email, firstName: name, username, language, companyId } = user;
      const reference = invitationReference(id);
      const only = await findOnlyWay(executor, user);
      if (only) {
        const address = `${publicUrl}/?company=${only.company}`;
        const content = onlyWayMail({ product: product.name, name, provider: only.name, address });
        await deliveries.sendMail(executor, { to: email, content, language, reference, companyId });
        return;
      }
      const secret = await oneTimeLinks.issue(executor, {
        purpose: recoveryPurpose,
        subject: id,
        sentTo: email,
        validForMs: invitationMs,
      });
      const words = { product: product.name, name, username, address: `${publicUrl}/recover#${secret}` };
      const content = user.passwordChangedAt ? newPasswordMail(words) : invitationMail(words);
      await deliveries.sendMail(executor, { to: email, content, language, reference, companyId });
    },

    findInvitation: async (executor, id) => {
      const sent = await deliveries.findLast(executor, invitationReference(id));
      return sent && { state: sent.state, at: sent.createdAt, email: sent.recipient };
    },

    findCompanyLink: findLinkOf,

    unlinkCompany: async (executor, id) => {
      await lockUser(executor, id);
      if (!(await findLinkOf(executor, id))) return false;
      await deleteLinksOf(executor, id);
      await endWaysIn(executor, id);
      return true;
    },

    findStrongSignIn: dependencies.strongSignIn.findOf,
    allowCodes: dependencies.strongSignIn.allow,

    isPassword: async (id, password) => {
      const user = await findUser(db, id);
      return user !== undefined && (await passwords.verify(user.passwordHash, password));
    },

    requireStrongPassword: async (caller, id, password) => {
      const user = await findUser(db, id);
      if (user) await dependencies.requireStrongPassword(caller, password, user);
    },

    setPassword: async (executor, id, password) => {
      const user = await lockUser(executor, id);
      if (!user || user.removedAt) throw new AppError('not-found');
      await setPassword(executor, {
        userId: id,
        passwordHash: await passwords.hash(password),
        now: clock.now(),
      });
      await endWaysIn(executor, id, { because: 'password' });
      const content = passwordChangedMail({
        product: product.name,
        name: user.firstName,
        address: publicUrl,
        passkeys: (await listPasskeys(executor, id)).map(({ name }) => name),
      });
      const { email: to, language, companyId } = user;
      await deliveries.sendMail(executor, { to, content, language, companyId });
    },

    withdrawContact: async (executor, { id, kind, by }) => {
      const waiting = pendingContactOf(await lockUser(executor, id), kind);
      if (!waiting?.pending.by) return;
      const { userId: actor } = by.session;
      await settleContacts.drop(executor, waiting, { why: 'withdrawn', actor, from: by });
    },

    recordAccountEvents: (executor, events) => recordUserEvents(audit, executor, events.map(userEventOf)),

    listAccountEvents: (executor, id, page) => audit.listNewest(executor, userSubject(id), page),
  };
}

function userEventOf({ userId, by, action, data, outcome }: AccountEvent) {
  const actor = by.session?.userId ?? null;
  const actingFor = by.session?.actingFor?.userId ?? null;
  return { userId, actor, actingFor, from: by, action, ...(data && { data }), ...(outcome && { outcome }) };
}

function present(user: UserRecord | undefined): AccountRecord | undefined {
  if (!user || user.removedAt) return undefined;
  const { id, username, firstName, lastName, email, fiscalCode, prefix, mobile, companyId, a, b } = user;
  const { language, permissions, lastLoginAt, createdAt } = user;
  return {
    id,
    username,
    firstName,
    lastName,
    email,
    fiscalCode,
    prefix,
    mobile,
    companyId,
    a,
    b,
    language,
    permissions,
    lastLoginAt,
    createdAt,
    isActive: user.isProductEnabled,
    hasOwnPassword: user.passwordChangedAt !== null,
    confirmsContacts: hasComeIn(user),
    version: user.profileVersion,
    changedAt: user.profileChangedAt,
    changedBy: user.profileChangedBy,
    proposals: contactKind.options.flatMap((kind) => {
      const { value, by, from } = pendingOf(user, kind) ?? {};
      return value !== undefined && by && from ? [{ kind, value, by, from }] : [];
    }),
  };
}
