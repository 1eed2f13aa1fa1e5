import { isSuperUser } from 'shared-api/contracts/common';
import type { Executor } from '../../../platform/db/database.ts';
import type { UserRecord } from '../users/user.schema.ts';
import { listUsersNamed } from '../users/named-users.repository.ts';
import { findUser, lookupKey } from '../users/users.repository.ts';
import { canBecomeAccount, type Stranger } from './claims.ts';
import { findLinkedUser, isLinked } from './company-sign-in.repository.ts';
import type { CompanySignInRecord } from './company-sign-in.schema.ts';

/** Whose account somebody has who comes from a company's provider, or why they have none. */
export type Recognised =
  | { readonly outcome: 'known' | 'link'; readonly user: UserRecord }
  | {
      readonly outcome:
        | 'add'
        | 'noEmail'
        | 'email'
        | 'unverified'
        | 'domain'
        | 'unknown'
        | 'name'
        | 'username'
        | 'other';
      readonly user?: undefined;
    };

/**
 * Finds the account of somebody who comes from a company's provider. What the provider calls them (issuer and subject) counts; where that
 * is new, an address that it confirms and whose domain is the company's. It opens accounts of that company alone, and no super user's:
 * who runs the provider says of whom they will.
 */
export async function recognise(
  executor: Executor,
  settings: Pick<CompanySignInRecord, 'companyId' | 'domains' | 'addsUnknown'>,
  stranger: Stranger,
): Promise<Recognised> {
  const { companyId, domains, addsUnknown } = settings;
  const { issuer, subject, email, isAddress, isVerified, name } = stranger;
  const mayBe = (user: UserRecord) => !user.removedAt && user.companyId === companyId && !isSuperUser(user);
  const linked = await findLinkedUser(executor, { companyId, issuer, subject });
  if (linked !== undefined) {
    const user = await findUser(executor, linked);
    return user && mayBe(user) ? { outcome: 'known', user } : { outcome: 'other' };
  }
  if (email === '') return { outcome: 'noEmail' };
  if (!isAddress) return { outcome: 'email' };
  if (!isVerified) return { outcome: 'unverified' };
  if (!domains.includes(lookupKey(email).split('@').at(-1) ?? '')) return { outcome: 'domain' };
  const named = await listUsersNamed(executor, { usernames: [email], emails: [email] });
  const [user] = named;
  if (!user && !addsUnknown) return { outcome: 'unknown' };
  if (!user && !canBecomeAccount(stranger)) return { outcome: 'username' };
  if (!user) return { outcome: name === 'invalid' ? 'name' : 'add' };
  const isFree = !(await isLinked(executor, { companyId, issuer, userId: user.id }));
  const isTheirs = named.length === 1 && user.emailKey === lookupKey(email);
  return isTheirs && isFree && mayBe(user) ? { outcome: 'link', user } : { outcome: 'other' };
}
