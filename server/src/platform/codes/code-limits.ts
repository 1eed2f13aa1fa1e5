import { codePurpose, type CodePurpose } from 'shared-api/contracts/platform';
import { AppError } from '../errors/app-error.ts';
import { countInWords } from '../rate-limit/count-in-words.ts';
import type { RateLimits } from '../rate-limit/rate-limit.service.ts';
import type { SessionRecord } from '../sessions/session.ts';
import { codeTexts } from './codes.texts.ts';

/** How often codes may be sent and tried, counted in the database for all replicas. */
export type CodeLimits = ReturnType<typeof createCodeLimits>;

/** The codes that are counted together: those of a purpose, of a document where it has one. */
export interface CodeKind {
  readonly purpose: CodePurpose;
  readonly scope: string;
}

/** An SMS that is to be sent. */
interface CodeSms {
  /** The whole number. */
  readonly to: string;
  /** How many go to one number in an hour. Default 30. */
  readonly maxPerHour?: number | undefined;
}

const minute = 60_000;
const signIn: CodeKind = { purpose: 'login', scope: '' };
const keyOf = (userId: string, { purpose, scope }: CodeKind) => `${userId} ${purpose} ${scope}`;
const rowKey = (userId: string, purpose: CodePurpose) => `${userId} ${purpose}`;
const year = 365 * 24 * 60 * minute;

/** Counts codes. Each `count…` throws `too-many-requests` with the wait in words. */
export function createCodeLimits(rateLimits: RateLimits) {
  const count = (name: string, key: string, limit: number, windowMs: number) =>
    countInWords(rateLimits, { name, key, limit, windowMs });
  return {
    /** A code is sent: 10 of a kind a quarter of an hour to a person who enters none rightly, and so many SMS an hour to a number. */
    countSent: async (userId: string, kind: CodeKind, sms?: CodeSms): Promise<void> => {
      await count('codes.sent', keyOf(userId, kind), 10, 15 * minute);
      if (sms) await count('codes.sms', sms.to, sms.maxPerHour ?? 30, 60 * minute);
    },
    /**
     * A code is tried: 30 times an hour by a person for a kind, over however many codes and addresses; 300 times in all, and 300
     * times from an address. After a hundred wrong ones in a row whoever tries knows the password and is not the person: it has to
     * be chosen anew.
     */
    countTry: async (
      { userId, kind: session }: Pick<SessionRecord, 'userId' | 'kind'>,
      ip: string,
      kind: CodeKind = signIn,
    ): Promise<void> => {
      await count('codes.address', ip, 300, 60 * minute);
      await count('codes.person', userId, 300, 60 * minute);
      await count('codes.try', keyOf(userId, kind), 30, 60 * minute);
      if (session !== 'guest') await countInARow(rateLimits, rowKey(userId, kind.purpose));
    },
    /** A code was right: its kind begins anew, and no other. */
    forgetKind,
    /** The password is a new one, or a code of the app was right: the sign-in begins anew, and no row of wrong codes stands. */
    forget: async (userId: string): Promise<void> => {
      await forgetKind(userId, signIn);
      for (const purpose of codePurpose.options)
        await rateLimits.forget({ name: 'codes.row', key: rowKey(userId, purpose) });
    },
  };

  async function forgetKind(userId: string, kind: CodeKind): Promise<void> {
    await rateLimits.forget({ name: 'codes.sent', key: keyOf(userId, kind) });
    await rateLimits.forget({ name: 'codes.try', key: keyOf(userId, kind) });
    await rateLimits.forget({ name: 'codes.row', key: rowKey(userId, kind.purpose) });
  }
}

async function countInARow(rateLimits: RateLimits, key: string): Promise<void> {
  try {
    await rateLimits.count({ name: 'codes.row', key, limit: 100, windowMs: year });
  } catch (cause) {
    if (!(cause instanceof AppError) || cause.code !== 'too-many-requests') throw cause;
    throw new AppError('too-many-requests', { text: codeTexts.tooManyWrongCodes, cause });
  }
}
