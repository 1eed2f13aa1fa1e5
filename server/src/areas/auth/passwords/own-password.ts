import { countInWords } from '../../../platform/rate-limit/count-in-words.ts';
import type { AuthPlatform } from '../auth-platform.ts';
import type { UserRecord } from '../users/user.schema.ts';
import type { PasswordHasher } from './password-hasher.ts';

interface OwnPasswordDependencies extends Pick<AuthPlatform, 'rateLimits'> {
  passwords: PasswordHasher;
}

/** Asks somebody who is signed in for their password again, before what an open browser must not be enough for. */
export type OwnPassword = ReturnType<typeof createOwnPassword>;

const name = 'auth.own-password';
const windowMs = 15 * 60_000;

/** Makes the check of one's own password: ten tries a quarter of an hour, over all calls that ask for it. */
export function createOwnPassword({ rateLimits, passwords }: OwnPasswordDependencies) {
  return {
    /** Whether a password is a user's. @throws AppError `too-many-requests` */
    isRight: async ({ id, passwordHash }: UserRecord, password: string): Promise<boolean> => {
      await countInWords(rateLimits, { name, key: id, limit: 10, windowMs });
      const isRight = await passwords.verify(passwordHash, password);
      if (isRight) await rateLimits.forget({ name, key: id });
      return isRight;
    },
  };
}
