import { isSuperUser } from 'shared-api/contracts/common';
import type { Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { UserRecord } from '../users/user.schema.ts';
import { findInForce } from './company-sign-in.repository.ts';
import { companySignInTexts } from './company-sign-in.texts.ts';

/** What has to be known of somebody. */
type Person = Pick<UserRecord, 'companyId' | 'a' | 'b'>;

/** A company that wants its people to sign in by its provider alone. */
export interface OnlyWay {
  readonly company: string;
  readonly name: string;
}

/** The one way in that somebody has; undefined where they have others. A super user always has: whoever runs the installation is never locked out by a provider. */
export async function findOnlyWay(executor: Executor, user: Person): Promise<OnlyWay | undefined> {
  if (user.companyId === null || isSuperUser(user)) return undefined;
  const settings = await findInForce(executor, user.companyId);
  return settings?.mode === 'only' ? { company: settings.key, name: settings.name } : undefined;
}

/** Refuses every way in but the company's to who has no other. @throws AppError `forbidden`, with the company's key and name */
export async function requireOtherWay(executor: Executor, user: Person): Promise<void> {
  const only = await findOnlyWay(executor, user);
  if (only) throw new AppError('forbidden', { text: companySignInTexts.onlyWay, details: { ...only } });
}
