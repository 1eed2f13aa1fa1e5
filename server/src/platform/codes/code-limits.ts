import { codePurpose, type CodePurpose } from 'shared-api/contracts/platform';
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
const hour = 60 * minute;
const year = 365 * 24 * hour;

/** Counts codes. Each `count…` throws `too-many-requests` with the wait in words. */
export function createCodeLimits(rateLimits: RateLimits) {
  return {
    /** A code is sent: 10 of a kind a quarter of an hour to a person who enters none rightly, and so many SMS an hour to a number. */
    countSent: (userId: string, kind: CodeKind, sms?: CodeSms): Promise<void> =>
      countInWords(
        rateLimits,
        { name: 'codes.sent', key: keyOf(userId, kind), limit: 10, windowMs: 15 * minute },
        ...(sms ? [{ name: 'codes.sms', key: sms.to, limit: sms.maxPerHour ?? 30, windowMs: hour }] : []),
      ),
    /**
     * A code is tried: 30 times an hour by a person for a kind, over however many codes and addresses; 300 times in all, and 300
     * times from an address. After a hundred wrong ones in a row whoever tries knows the password and is not the person: it has to
     * be chosen anew.
     */
    countTry: (
      { userId, kind: session }: Pick<SessionRecord, 'userId' | 'kind'>,
      ip: string,
      kind: CodeKind = signIn,
    ): Promise<void> =>
      countInWords(
        rateLimits,
        { name: 'codes.address', key: ip, limit: 300, windowMs: hour },
        { name: 'codes.person', key: userId, limit: 300, windowMs: hour },
        { name: 'codes.try', key: keyOf(userId, kind), limit: 30, windowMs: hour },
        ...(session === 'guest'
          ? []
          : [
              { ...row(userId, kind.purpose), limit: 100, windowMs: year, text: codeTexts.tooManyWrongCodes },
            ]),
      ),
    /** A code was right: its kind begins anew, and no other. */
    forgetKind: (userId: string, kind: CodeKind): Promise<void> =>
      rateLimits.forget(...countersOf(userId, kind)),
    /** The password is a new one, or a code of the app was right: the sign-in begins anew, and no row of wrong codes stands. */
    forget: (userId: string): Promise<void> =>
      rateLimits.forget(
        ...countersOf(userId, signIn),
        ...codePurpose.options.map((purpose) => row(userId, purpose)),
      ),
  };
}

function row(userId: string, purpose: CodePurpose) {
  return { name: 'codes.row', key: `${userId} ${purpose}` };
}

function countersOf(userId: string, kind: CodeKind) {
  const key = keyOf(userId, kind);
  return [{ name: 'codes.sent', key }, { name: 'codes.try', key }, row(userId, kind.purpose)];
}
