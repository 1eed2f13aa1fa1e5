import type { saveLanguage } from 'shared-api/contracts/auth';
import type { InputOf } from 'shared-api/contracts/common';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import type { AuthPlatform } from '../auth-platform.ts';
import { setLanguage } from '../users/users.repository.ts';

/** The service of the language in which somebody is answered and written to. */
export function createLanguageService({ db }: Pick<AuthPlatform, 'db'>) {
  return {
    /** Saves the caller's choice; from the next call on they are answered in it, on every device. */
    save: (
      { session: { userId } }: SignedInCaller,
      { language }: InputOf<typeof saveLanguage>,
    ): Promise<void> => setLanguage(db, userId, language),
  };
}
