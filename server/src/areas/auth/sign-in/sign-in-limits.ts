import type { CodePurpose } from 'shared-api/contracts/auth';
import type { RateLimits } from '../../../platform/rate-limit/rate-limit.service.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SessionRecord } from '../../../platform/sessions/session.ts';
import { countInWords } from '../limits/count-in-words.ts';
import { lookupKey } from '../users/users.repository.ts';
import { tooManyWrongCodes } from './sign-in.texts.ts';

/** How often signing in may be tried, counted in the database for all replicas. */
export type SignInLimits = ReturnType<typeof createSignInLimits>;

type Trying = Pick<SessionRecord, 'userId' | 'kind'>;

interface PasswordTry {
  readonly username: string;
  /** Hash of the browser's token, where this person has signed in from it. */
  readonly knownDevice?: string | undefined;
}

const minute = 60_000;
const year = 365 * 24 * 60 * minute;
/** SMS an hour to a phone number. To sign, each box of a document takes one, and the number is a verified one. */
const smsAnHour = (purpose: CodePurpose) => (purpose === 'sign' ? 300 : 30);

const deviceKey = (username: string, device: string) => `${lookupKey(username)} ${device}`;

/** Counts attempts to sign in. Each `count…` throws `too-many-requests` with the wait in words. */
export function createSignInLimits(rateLimits: RateLimits) {
  const count = (name: string, key: string, limit: number, windowMs: number) =>
    countInWords(rateLimits, { name, key, limit, windowMs });
  return {
    /**
     * A password is tried: 10 times a quarter of an hour for a user name, 200 times for an address. A browser from which its person
     * has signed in before counts for itself, so that nobody can lock somebody out from elsewhere.
     */
    countPasswordTry: async ({ username, knownDevice }: PasswordTry, ip: string): Promise<void> => {
      await count('auth.login-address', ip, 200, 15 * minute);
      if (knownDevice) await count('auth.login-device', deviceKey(username, knownDevice), 10, 15 * minute);
      else await count('auth.login-user', lookupKey(username), 10, 15 * minute);
    },
    /** The password was right, or is a new one: the browser, or the user name for all others, begins anew. */
    forgetPasswordTries: ({ username, knownDevice }: PasswordTry): Promise<void> =>
      knownDevice
        ? rateLimits.forget({ name: 'auth.login-device', key: deviceKey(username, knownDevice) })
        : rateLimits.forget({ name: 'auth.login-user', key: lookupKey(username) }),
    /** A code is sent: 10 times a quarter of an hour to a person who enters none rightly, 30 times an hour to a phone number, 300 to sign. */
    countCodeSent: async (userId: string, sms?: { to: string; purpose: CodePurpose }): Promise<void> => {
      await count('auth.code-sent', userId, 10, 15 * minute);
      if (sms) await count('auth.code-sms', sms.to, smsAnHour(sms.purpose), 60 * minute);
    },
    /**
     * A code is tried: 30 times an hour by a person, over however many codes and addresses; 300 times from an address. After a
     * hundred wrong ones in a row whoever tries knows the password and is not the person: it has to be chosen anew.
     */
    countCodeTry: async ({ userId, kind }: Trying, ip: string): Promise<void> => {
      await count('auth.code-address', ip, 300, 60 * minute);
      await count('auth.code-try', userId, 30, 60 * minute);
      if (kind !== 'guest') await countInARow(rateLimits, userId);
    },
    /** The code was right, or the password is a new one: the person begins anew. */
    forgetCodes: async (userId: string): Promise<void> => {
      await rateLimits.forget({ name: 'auth.code-sent', key: userId });
      await rateLimits.forget({ name: 'auth.code-try', key: userId });
      await rateLimits.forget({ name: 'auth.code-row', key: userId });
    },
  };
}

async function countInARow(rateLimits: RateLimits, userId: string): Promise<void> {
  try {
    await rateLimits.count({ name: 'auth.code-row', key: userId, limit: 100, windowMs: year });
  } catch (cause) {
    if (!(cause instanceof AppError) || cause.code !== 'too-many-requests') throw cause;
    throw new AppError('too-many-requests', { text: tooManyWrongCodes, cause });
  }
}
