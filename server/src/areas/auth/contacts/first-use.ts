import type { ContactKind } from 'shared-api/contracts/directory';
import type { Executor } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import type { People } from '../../ports/people.port.ts';
import type { AuthPlatform } from '../auth-platform.ts';
import { recordUserEvent } from '../users/user-audit.ts';
import { findUser, lookupKey } from '../users/users.repository.ts';
import { writeConfirmed, writeFirstSignIn } from './contact.repository.ts';

type Noting = Pick<AuthPlatform, 'audit' | 'clock'>;

interface Confirmed {
  readonly userId: string;
  readonly from: Caller;
  readonly kind: ContactKind;
  /** Where the code or the link went. */
  readonly to: string;
}

/** Notes, with an event, that a code or a link was first used that went to the address or the number on record. @returns whether it was the first */
export async function noteConfirmed(
  tx: Executor,
  { audit, clock }: Noting,
  { userId, from, kind, to }: Confirmed,
): Promise<boolean> {
  if (!(await writeConfirmed(tx, userId, { kind, to, now: clock.now() }))) return false;
  const event =
    kind === 'email' ? { action: 'mail.confirmed' as const } : { action: 'phone.confirmed' as const };
  await recordUserEvent(audit, tx, { ...event, userId, from, data: { to } });
  return true;
}

/** Notes, with an event, when a person first came in. @returns whether it is now */
export async function noteFirstSignIn(
  tx: Executor,
  { audit, clock }: Noting,
  { userId, from }: Pick<Confirmed, 'userId' | 'from'>,
): Promise<boolean> {
  if (!(await writeFirstSignIn(tx, userId, clock.now()))) return false;
  await recordUserEvent(audit, tx, { userId, from, action: 'sign-in.first' });
  return true;
}

/** Makes what notes that somebody who is signed in used a link of another area that went to their address. */
export function createConfirmAddress(noting: Noting): People['confirmAddress'] {
  return async (executor, caller, email) => {
    const { userId, actingFor } = caller.session;
    const user = actingFor ? undefined : await findUser(executor, userId);
    if (!user || user.emailKey !== lookupKey(email)) return false;
    await noteConfirmed(executor, noting, { userId, from: caller, kind: 'email', to: user.email });
    return true;
  };
}
