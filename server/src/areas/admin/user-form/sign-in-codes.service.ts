import type { allowSignInCodes, OpenedUser } from 'shared-api/contracts/admin';
import type { InputOf } from 'shared-api/contracts/common';
import { mayAdministerUser } from 'shared-api/contracts/directory';
import type { Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import type { Accounts } from '../../ports/accounts.port.ts';

interface SignInCodesDependencies extends Pick<AreaPlatform, 'db'> {
  readonly accounts: Accounts;
}

/** The service of codes for who signs in by app or passkey alone and lost both (decision 120). */
export function createSignInCodes({ db, accounts }: SignInCodesDependencies) {
  return {
    /** @throws AppError `not-found` */
    allow: async (
      caller: SignedInCaller,
      { id, isAllowed }: InputOf<typeof allowSignInCodes>,
    ): Promise<void> => {
      const account = await accounts.findAccount(db, id);
      if (!account || !mayAdministerUser(caller.session, { ...account, flags: account }))
        throw new AppError('not-found');
      await db.transaction((tx) => accounts.allowCodes(tx, { id, isAllowed, by: caller }));
    },
  };
}

/** How it stands with them, for the form of a user. */
export async function describeSignInCodes(
  executor: Executor,
  accounts: Pick<Accounts, 'findStrongSignIn'>,
  id: string,
): Promise<OpenedUser['signInCodes']> {
  const strong = await accounts.findStrongSignIn(executor, id);
  return strong ? { countsFrom: strong.allowedFrom?.toISOString() ?? null, by: strong.by } : null;
}
