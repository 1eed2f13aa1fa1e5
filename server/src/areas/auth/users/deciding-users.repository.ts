import { eq, sql } from 'drizzle-orm';
import type { DecidingRows } from '../../../platform/noted-rows/deciding-rows.ts';
import { areWanted, byId, limitOf } from '../../../platform/noted-rows/noted-rows.repository.ts';
import { authAuthenticators } from '../authenticator/authenticator.schema.ts';
import { authCompanyIdentities, authCompanySignIn } from '../company-sign-in/company-sign-in.schema.ts';
import { companySignInSubject } from '../company-sign-in/company-sign-in-subject.ts';
import { authPasskeys } from '../passkeys/passkey.schema.ts';
import { userSubject } from './user-audit.ts';
import { authUsers, type UserRecord } from './user.schema.ts';
import { keysOf, lookupKey } from './users.repository.ts';

/** Who somebody is, how they are reached, and what they are. */
const users: DecidingRows = {
  kind: 'user',
  actions: [
    'account.removed',
    'account.rest-erased',
    'administrator.let-in-again',
    'administrator.made',
    'company-sign-in.added',
    'company-sign-in.linked',
    'mail.changed',
    'mail.confirmed',
    'password.changed',
    'password.ended',
    'password.first-chosen',
    'password.recovered',
    'phone.changed',
    'phone.confirmed',
    'profile.changed',
    'sign-in.first',
    'sign-in-codes.allowed',
    'sign-in-codes.ended',
    'sign-in-codes.withdrawn',
    'sign-up.approved',
    'sign-up.confirmed',
    'strong-sign-in.chosen',
    'strong-sign-in.ended',
    'user.added',
    'user.changed',
    'user.removed',
  ],
  ofPerson: async (_, userId) => [userId],
  read: async (executor, wanted) => {
    const rows = await executor
      .select()
      .from(authUsers)
      .where(areWanted(authUsers.id, wanted))
      .orderBy(byId(authUsers.id))
      .limit(limitOf(wanted));
    return rows.map((user) => {
      const earlierFacts = whoAndHowReached(user);
      const { id, passwordChangedAt, emailConfirmedAt, phoneConfirmedAt, firstSignInAt } = user;
      const instants = [passwordChangedAt, emailConfirmedAt, phoneConfirmedAt, firstSignInAt];
      return { id, subjects: [userSubject(id)], facts: [...earlierFacts, instants], earlierFacts };
    });
  },
};

function whoAndHowReached(user: UserRecord): unknown[] {
  return [
    [nameOf(user), user.firstName, user.lastName, user.passwordHash, user.companyId, user.fiscalCode],
    [
      user.a,
      user.b,
      user.isProductEnabled,
      user.secondFactor,
      user.removedAt,
      // What was noted before there was a choice still counts.
      ...(user.strongSignIn || user.codesAllowedFrom ? [user.strongSignIn, user.codesAllowedFrom] : []),
    ],
    // What was noted before there was one of before still counts.
    [user.email, user.emailSince, user.emailBy, ...(user.emailBefore === null ? [] : [user.emailBefore])],
    [
      user.prefix,
      user.mobile,
      user.phoneSince,
      user.phoneBy,
      ...(user.phoneBefore === null ? [] : [user.phoneBefore]),
    ],
  ];
}

/** The user name, by whichever key of its own it is looked up: keys are made anew where the folding is another one. */
function nameOf({ username, usernameKey }: UserRecord): string {
  return keysOf(username).includes(usernameKey) ? lookupKey(username) : usernameKey;
}

/** By what somebody shows who they are: their app. */
const authenticators: DecidingRows = {
  kind: 'authenticator',
  actions: [
    'account.removed',
    'account.rest-erased',
    'authenticator.disabled',
    'authenticator.enabled',
    'authenticator.replaced',
    'user.removed',
  ],
  ofPerson: async (_, userId) => [userId],
  read: async (executor, wanted) => {
    const { userId: id, sealedKey, enabledAt } = authAuthenticators;
    const rows = await executor
      .select({ id, sealedKey, enabledAt })
      .from(authAuthenticators)
      .where(areWanted(id, wanted))
      .orderBy(byId(id))
      .limit(limitOf(wanted));
    return rows.map(({ id: userId, ...facts }) => ({ id: userId, subjects: [userSubject(userId)], facts }));
  },
};

/** Their passkeys. */
const passkeys: DecidingRows = {
  kind: 'passkey',
  actions: ['account.removed', 'account.rest-erased', 'passkey.added', 'passkey.removed', 'user.removed'],
  ofPerson: async (executor, userId) => {
    const { id, userId: whose } = authPasskeys;
    return (await executor.select({ id }).from(authPasskeys).where(eq(whose, userId))).map((row) => row.id);
  },
  read: async (executor, wanted) => {
    const id = sql<string>`${authPasskeys.id}::text`;
    const { userId, userHandle, credentialId, publicKey } = authPasskeys;
    const rows = await executor
      .select({ id, userId, userHandle, credentialId, publicKey })
      .from(authPasskeys)
      .where(areWanted(id, wanted))
      .orderBy(byId(id))
      .limit(limitOf(wanted));
    return rows.map(({ id: key, ...facts }) => ({ id: key, subjects: [userSubject(facts.userId)], facts }));
  },
};

const identityId = sql<string>`${authCompanyIdentities.companyId} || ' ' || ${authCompanyIdentities.issuer} || ' ' || ${authCompanyIdentities.subject}`;

/** Who they are at the provider of their company. */
const identities: DecidingRows = {
  kind: 'identity',
  actions: [
    'account.removed',
    'account.rest-erased',
    'company-sign-in.added',
    'company-sign-in.linked',
    'company-sign-in.moved',
    'company-sign-in.saved',
    'company-sign-in.unlinked',
    'user.removed',
  ],
  ofPerson: async (executor, person) => {
    const { userId } = authCompanyIdentities;
    const whose = executor.select({ id: identityId }).from(authCompanyIdentities);
    return (await whose.where(eq(userId, person))).map(({ id }) => id);
  },
  read: async (executor, wanted) => {
    const { companyId, userId } = authCompanyIdentities;
    const id = identityId;
    const rows = await executor
      .select({ id, companyId, userId })
      .from(authCompanyIdentities)
      .where(areWanted(id, wanted))
      .orderBy(byId(id))
      .limit(limitOf(wanted));
    return rows.map(({ id: key, ...facts }) => ({
      id: key,
      subjects: [userSubject(facts.userId), companySignInSubject(facts.companyId)],
      facts,
    }));
  },
};

/** Who vouches for the people of a company. */
const providers: DecidingRows = {
  kind: 'provider',
  actions: [
    'company-sign-in.confirmed',
    'company-sign-in.domain-accepted',
    'company-sign-in.domain-proved',
    'company-sign-in.moved',
    'company-sign-in.saved',
  ],
  read: async (executor, wanted) => {
    const id = authCompanySignIn.companyId;
    const rows = await executor
      .select()
      .from(authCompanySignIn)
      .where(areWanted(id, wanted))
      .orderBy(byId(id))
      .limit(limitOf(wanted));
    return rows.map((row) => ({
      id: row.companyId,
      subjects: [companySignInSubject(row.companyId)],
      facts: [
        [row.mode, row.issuer, row.clientId, row.domains, row.provedDomains, row.hasOwnReturn],
        [row.addsUnknown, row.secondFactor, row.acrValues, row.groupsClaim, row.groupRules, row.vouched],
      ],
    }));
  },
};

/** Of people and of how they come in. */
export const decidingUsers: readonly DecidingRows[] = [
  users,
  authenticators,
  passkeys,
  identities,
  providers,
];
