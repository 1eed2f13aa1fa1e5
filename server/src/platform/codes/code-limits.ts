import { AppError } from '../errors/app-error.ts';
import { countInWords } from '../rate-limit/count-in-words.ts';
import type { RateLimits } from '../rate-limit/rate-limit.service.ts';
import type { SessionRecord } from '../sessions/session.ts';
import { codeTexts } from './codes.texts.ts';

/** How often codes may be sent and tried, counted in the database for all replicas. */
export type CodeLimits = ReturnType<typeof createCodeLimits>;

/** An SMS that is to be sent. */
interface CodeSms {
  /** The whole number. */
  readonly to: string;
  /** How many go to one number in an hour. Default 30. */
  readonly maxPerHour?: number | undefined;
}

const minute = 60_000;
const year = 365 * 24 * 60 * minute;

/** Counts codes. Each `count…` throws `too-many-requests` with the wait in words. */
export function createCodeLimits(rateLimits: RateLimits) {
  const count = (name: string, key: string, limit: number, windowMs: number) =>
    countInWords(rateLimits, { name, key, limit, windowMs });
  return {
    /** A code is sent: 10 times a quarter of an hour to a person who enters none rightly, and so many SMS an hour to a number. */
    countSent: async (userId: string, sms?: CodeSms): Promise<void> => {
      await count('codes.sent', userId, 10, 15 * minute);
      if (sms) await count('codes.sms', sms.to, sms.maxPerHour ?? 30, 60 * minute);
    },
    /**
     * A code is tried: 30 times an hour by a person, over however many codes and addresses; 300 times from an address. After a
     * hundred wrong ones in a row whoever tries knows the password and is not the person: it has to be chosen anew.
     */
    countTry: async ({ userId, kind }: Pick<SessionRecord, 'userId' | 'kind'>, ip: string): Promise<void> => {
      await count('codes.address', ip, 300, 60 * minute);
      await count('codes.try', userId, 30, 60 * minute);
      if (kind !== 'guest') await countInARow(rateLimits, userId);
    },
    /** The code was right, or the password is a new one: the person begins anew. */
    forget: async (userId: string): Promise<void> => {
      await rateLimits.forget({ name: 'codes.sent', key: userId });
      await rateLimits.forget({ name: 'codes.try', key: userId });
      await rateLimits.forget({ name: 'codes.row', key: userId });
    },
  };
}

async function countInARow(rateLimits: RateLimits, userId: string): Promise<void> {
  try {
    await rateLimits.count({ name: 'codes.row', key: userId, limit: 100, windowMs: year });
  } catch (cause) {
    if (!(cause instanceof AppError) || cause.code !== 'too-many-requests') throw cause;
    throw new AppError('too-many-requests', { text: codeTexts.tooManyWrongCodes, cause });
  }
}
