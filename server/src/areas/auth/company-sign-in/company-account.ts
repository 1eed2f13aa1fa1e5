import { randomUUID } from 'node:crypto';
import { groupsByClaim } from 'shared-api/contracts/auth';
import { violatedConstraint, type Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import type { AuthPlatform } from '../auth-platform.ts';
import { noPassword } from '../passwords/password-hasher.ts';
import { originOf, recordUserEvent } from '../users/user-audit.ts';
import type { UserRecord } from '../users/user.schema.ts';
import { listTakenUsernames } from '../users/named-users.repository.ts';
import { findUser, insertUser, lockUsers, setFirstPassword } from '../users/users.repository.ts';
import type { PersonName, Stranger } from './claims.ts';
import { linkedMail } from './company-sign-in.mail.ts';
import { insertLink } from './company-sign-in.repository.ts';
import type { CompanySignInRecord } from './company-sign-in.schema.ts';
import { companySignInSubject } from './company-sign-in-subject.ts';

type CompanyAccountDependencies = Pick<
  AuthPlatform,
  'clock' | 'audit' | 'deliveries' | 'directory' | 'readings' | 'product' | 'publicUrl'
>;

/** Their account or link was written meanwhile: by themselves in another tab, or by somebody else. */
export class CameElsewhere extends Error {}

/** Somebody who comes from the provider of a company, as they are written down. */
interface Arrival {
  readonly settings: CompanySignInRecord;
  readonly stranger: Stranger;
  readonly caller: Caller;
}

/** Writes down who came by their company: link, account, groups. Each in the transaction of the sign-in. */
export type CompanyAccounts = ReturnType<typeof createCompanyAccounts>;

/** Makes what a sign-in by the company changes of accounts. */
export function createCompanyAccounts(dependencies: CompanyAccountDependencies) {
  const { clock, audit, deliveries, directory, readings, product, publicUrl } = dependencies;

  return {
    /** Links an account to who came, and has its person notified by mail; `confirmedBy` is by what of their own they answered for it. @throws CameElsewhere where either was linked meanwhile */
    link: async (
      executor: Executor,
      user: UserRecord,
      arrival: Arrival,
      confirmedBy: 'code' | 'passkey' | null,
    ): Promise<void> => {
      await insert(executor, user.id, arrival);
      const { name: provider } = arrival.settings;
      const event = {
        userId: user.id,
        from: arrival.caller,
        action: 'company-sign-in.linked' as const,
        data: { provider, ...(confirmedBy && { confirmedBy }) },
      };
      await recordUserEvent(audit, executor, event);
      const words = {
        product: product.name,
        name: user.firstName,
        provider,
        address: `${publicUrl}/profile?section=security`,
      };
      await deliveries.sendMail(executor, {
        to: user.email,
        content: linkedMail(words),
        language: user.language,
        companyId: user.companyId,
      });
    },

    /** Makes one of the company's people of who came, without rights. @returns their id. @throws CameElsewhere */
    add: async (
      executor: Executor,
      arrival: Arrival,
      { firstName, lastName }: PersonName,
    ): Promise<string> => {
      const { stranger, settings, caller } = arrival;
      const { email } = stranger;
      const { companyId, name: provider } = settings;
      const [userId, now] = [randomUUID(), clock.now()];
      const person = { username: email, firstName, lastName, email, companyId, language: caller.language };
      const taken = await listTakenUsernames(executor, [person]);
      if (taken.size > 0) throw new CameElsewhere('the name is another’s');
      await orElsewhere(() =>
        insertUser(executor, {
          id: userId,
          ...person,
          passwordHash: noPassword,
          passwordChangedAt: now,
          emailSince: now,
          createdAt: now,
        }),
      );
      await directory.addEmployee(executor, { companyId, userId, name: `${lastName} ${firstName}`.trim() });
      await insert(executor, userId, arrival);
      const event = { userId, from: caller, action: 'company-sign-in.added' as const, data: { provider } };
      await recordUserEvent(audit, executor, event);
      return userId;
    },

    /** A first password that somebody else knows is nobody's any more once its person came by the company. */
    endFirstPassword: async (executor: Executor, userId: string, from: Caller): Promise<void> => {
      const isEnded = await setFirstPassword(executor, {
        userId,
        passwordHash: noPassword,
        now: clock.now(),
      });
      if (isEnded) await recordUserEvent(audit, executor, { userId, from, action: 'password.ended' });
    },

    /** Puts somebody into the groups that the provider gives them, and takes them out of those of the table that it does not. */
    followGroups: async (
      executor: Executor,
      userId: string,
      { settings, stranger, caller }: Arrival,
    ): Promise<void> => {
      const { groupsClaim, groupRules, companyId } = settings;
      if (groupsClaim === '' || groupRules.length === 0) return;
      if (stranger.values === null) return noteUnsaid(executor, userId, { settings, stranger, caller });
      await lockUsers(executor, [userId]);
      const existing = (await directory.listGroups(executor, [companyId])).map(({ id }) => id);
      const rules = groupRules.filter(({ groupId }) => existing.includes(groupId));
      const { given, notGiven } = groupsByClaim(rules, stranger.values);
      const { groupIds: stood } = await directory.describeUser(executor, userId);
      const groupIds = [...new Set([...stood.filter((id) => !notGiven.includes(id)), ...given])];
      if (isSameSet(stood, groupIds)) return;
      await directory.setGroups(executor, [{ userId, companyId, groupIds }]);
      const data = { before: { groupIds: stood }, after: { groupIds }, provider: settings.name };
      await recordUserEvent(audit, executor, {
        userId,
        from: caller,
        action: 'company-sign-in.groups',
        data,
      });
    },

    get: async (executor: Executor, userId: string): Promise<UserRecord> => {
      const user = await findUser(executor, userId);
      if (!user) throw new AppError('not-signed-in');
      return user;
    },
  };

  /** Not there is not empty: the groups stay, and whoever set it up reads so, once a day for each person. */
  function noteUnsaid(
    executor: Executor,
    userId: string,
    { settings, stranger, caller }: Arrival,
  ): Promise<void> {
    const { companyId, groupsClaim, name: provider } = settings;
    const data = { claim: groupsClaim, reason: stranger.groupsSent, provider, ...originOf(caller) };
    const subject = companySignInSubject(companyId);
    return readings.note(executor, [
      { subject, action: 'company-sign-in.groups-unsaid', actor: userId, companyId, data },
    ]);
  }

  async function insert(executor: Executor, userId: string, { settings, stranger }: Arrival): Promise<void> {
    const { issuer, subject } = stranger;
    const link = { companyId: settings.companyId, issuer, subject, userId, linkedAt: clock.now() };
    await orElsewhere(() => insertLink(executor, link));
  }
}

async function orElsewhere<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    throw violatedConstraint(error) ? new CameElsewhere('written meanwhile', { cause: error }) : error;
  }
}

const isSameSet = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id) => other.includes(id));
