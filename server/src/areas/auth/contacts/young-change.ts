import type { Executor } from '../../../platform/db/database.ts';
import type { SignedInBy } from '../../../platform/sessions/session.ts';
import type { YoungChange } from '../../ports/people.port.ts';
import { findAuthenticator } from '../authenticator/authenticators.repository.ts';
import { findLinkOf } from '../company-sign-in/company-sign-in.repository.ts';
import { listPasskeys } from '../passkeys/passkeys.repository.ts';
import { listPossibleReceivers } from '../users/meant-users.repository.ts';
import type { UserRecord } from '../users/user.schema.ts';
import { findUser } from '../users/users.repository.ts';
import { youngEmailBefore, youngPhoneBefore, youngUntil } from './contact-columns.ts';

interface Asked {
  readonly userId: string;
  /** By what they came in; undefined of who came by a link. */
  readonly signedInBy: SignedInBy | undefined;
  readonly now: Date;
}

/** The same of who comes by a link to an address: it may be one that counts since a short time ago. */
export async function findYoungChangeAt(
  executor: Executor,
  { email, companyId, now }: AskedAt,
): Promise<YoungChange | undefined> {
  for (const { id: userId } of await listPossibleReceivers(executor, { email, companyId })) {
    const change = await findYoungChange(executor, { userId, signedInBy: undefined, now });
    if (change) return change;
  }
  return undefined;
}

interface AskedAt {
  readonly email: string;
  /** Whose document it is. */
  readonly companyId: string | null;
  readonly now: Date;
}

/**
 * What changed of how a person is reached, or of how they came in, less than the days of decision 102 ago, with the means from before
 * that have a say in what they sign (decision 119): the number before the address before the factor. Undefined where nothing did, and
 * where who reads at the means from before answered for it.
 */
export async function findYoungChange(
  executor: Executor,
  { userId, signedInBy, now }: Asked,
): Promise<YoungChange | undefined> {
  const user = await findUser(executor, userId);
  if (!user || user.removedAt) return undefined;
  const { phoneSince, emailSince, email } = user;
  const [number, address] = [youngPhoneBefore(user, now), youngEmailBefore(user, now)];
  if (number !== null && phoneSince) return changeOf('phone', phoneSince, { channel: 'sms', to: number });
  if (address !== null && emailSince) return changeOf('email', emailSince, { channel: 'mail', to: address });
  const means = signedInBy && (await findMeans(executor, userId, signedInBy));
  return means && isYoungMeans(user, means.since, now)
    ? changeOf(means.kind, means.since, { channel: 'mail', to: email })
    : undefined;
}

function changeOf(kind: YoungChange['kind'], since: Date, former: YoungChange['former']): YoungChange {
  return { kind, since, until: youngUntil(since), former };
}

/** Since when somebody has what they came in by, where it is something that they added. */
async function findMeans(
  executor: Executor,
  userId: string,
  { method, factor }: SignedInBy,
): Promise<Pick<YoungChange, 'kind' | 'since'> | undefined> {
  if (method === 'company') {
    const link = await findLinkOf(executor, userId);
    return link && { kind: 'company', since: link.linkedAt };
  }
  if (method === 'passkey') {
    // Which of them it was, no session says: the newest one counts.
    const times = (await listPasskeys(executor, userId)).map(({ createdAt }) => createdAt.getTime());
    return times.length > 0 ? { kind: 'passkey', since: new Date(Math.max(...times)) } : undefined;
  }
  if (factor !== 'app' && factor !== 'recovery-code') return undefined;
  const app = await findAuthenticator(executor, userId);
  return app && { kind: 'app', since: app.enabledAt };
}

/** What somebody added in their first days is no change: there was nothing that it took the place of. */
function isYoungMeans({ firstSignInAt }: UserRecord, since: Date, now: Date): boolean {
  return firstSignInAt !== null && since >= youngUntil(firstSignInAt) && youngUntil(since) > now;
}
