import type { changeUserPassword } from 'shared-api/contracts/admin';
import type { InputOf, LocalizedText } from 'shared-api/contracts/common';
import { mayAdministerUser } from 'shared-api/contracts/directory';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import { countInWords } from '../../../platform/rate-limit/count-in-words.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import type { Accounts } from '../../ports/accounts.port.ts';

interface UserPasswordDependencies extends Pick<AreaPlatform, 'db' | 'rateLimits'> {
  readonly accounts: Accounts;
}

const limit = { name: 'admin.user-password', limit: 10, windowMs: 15 * 60_000 };

/** Spec 03 §8, in both languages. */
const oldNotFound: LocalizedText = { it: 'Vecchia password non trovata', en: 'Old password not found' };

/** The service of changing the password of a user whom one administers (spec 03 §2). */
export function createUserPassword({ db, rateLimits, accounts }: UserPasswordDependencies) {
  return {
    /**
     * Changes the password of who knows the old one; the person's sessions end, and a mail informs them.
     * @throws AppError `not-found`, `invalid-input` on a field, `too-many-requests`
     */
    change: async (
      caller: SignedInCaller,
      { id, oldPassword, newPassword }: InputOf<typeof changeUserPassword>,
    ): Promise<void> => {
      const { session, language } = caller;
      const user = await accounts.findAccount(db, id);
      if (!user || !mayAdministerUser(session, { ...user, flags: user })) throw new AppError('not-found');
      await accounts.requireStrongPassword(caller, id, newPassword);
      await countInWords(rateLimits, { ...limit, key: id });
      if (!(await accounts.isPassword(id, oldPassword))) {
        const event = { userId: id, by: caller, action: 'password.change-refused' as const };
        await db.transaction((tx) => accounts.recordAccountEvents(tx, [{ ...event, outcome: 'refused' }]));
        throw new AppError('invalid-input', {
          text: oldNotFound,
          fields: { oldPassword: oldNotFound[language] },
        });
      }
      await rateLimits.forget({ name: limit.name, key: id });
      await db.transaction(async (tx) => {
        await accounts.setPassword(tx, id, newPassword);
        await accounts.recordAccountEvents(tx, [{ userId: id, by: caller, action: 'password.changed' }]);
      });
    },
  };
}
