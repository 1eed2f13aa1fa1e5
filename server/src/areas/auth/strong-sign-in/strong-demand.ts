import type { StrongDemand } from 'shared-api/contracts/auth';
import type { Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { AuthPlatform } from '../auth-platform.ts';
import { findAuthenticator } from '../authenticator/authenticators.repository.ts';
import { hasPasskeys } from '../passkeys/passkeys.repository.ts';
import { listReceivers } from '../users/meant-users.repository.ts';
import type { UserRecord } from '../users/user.schema.ts';
import { strongSignInTexts } from './strong-sign-in.texts.ts';

/** Whether somebody signs in by an app or a passkey alone (decision 120). */
export type StrongDemands = ReturnType<typeof createStrongDemands>;

type Person = Pick<UserRecord, 'id' | 'companyId' | 'strongSignIn' | 'codesAllowedFrom'>;

/** Makes what says so: the company wants it, or they do; not while an administrator let codes count again. */
export function createStrongDemands({ clock, directory }: Pick<AuthPlatform, 'clock' | 'directory'>) {
  return {
    demandOf,

    /** Whether codes by mail and SMS count for nothing now. */
    isDemanded,

    /** Whether they count for nothing for somebody who receives at an address. */
    isDemandedAt: async (executor: Executor, email: string): Promise<boolean> => {
      for (const user of await listReceivers(executor, email))
        if (await isDemanded(executor, user)) return true;
      return false;
    },

    /** By what somebody can come in then. */
    findMeans: async (executor: Executor, userId: string) => ({
      hasApp: (await findAuthenticator(executor, userId)) !== undefined,
      hasPasskey: await hasPasskeys(executor, userId),
    }),

    /** Refuses a code by mail or SMS where it counts for nothing. @throws AppError `forbidden` */
    requireCodes: async (executor: Executor, user: Person): Promise<void> => {
      if (await isDemanded(executor, user))
        throw new AppError('forbidden', { text: strongSignInTexts.noCodes });
    },

    /** Refuses to give up the last of them. @throws AppError `conflict` */
    requireOther: async (
      executor: Executor,
      user: Person,
      { isAppGoing, passkeysGoing }: { readonly isAppGoing: boolean; readonly passkeysGoing: boolean },
    ): Promise<void> => {
      if ((await demandOf(executor, user)) === 'none') return;
      const hasApp = (await findAuthenticator(executor, user.id)) !== undefined;
      const isLeft = (hasApp && !isAppGoing) || ((await hasPasskeys(executor, user.id)) && !passkeysGoing);
      if (!isLeft) throw new AppError('conflict', { text: strongSignInTexts.lastMeans });
    },
  };

  async function demandOf(
    executor: Executor,
    { companyId, strongSignIn }: Omit<Person, 'codesAllowedFrom'>,
  ): Promise<StrongDemand> {
    const company = await directory.findCompany(executor, companyId);
    if (company?.asksStrongSignIn) return 'company';
    return strongSignIn ? 'own' : 'none';
  }

  async function isDemanded(executor: Executor, user: Person): Promise<boolean> {
    const { codesAllowedFrom } = user;
    if (codesAllowedFrom !== null && codesAllowedFrom <= clock.now()) return false;
    return (await demandOf(executor, user)) !== 'none';
  }
}
