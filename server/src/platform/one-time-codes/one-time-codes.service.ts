import { createHmac, randomInt, randomUUID } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { AppError } from '../errors/app-error.ts';
import { isSameText, isUuid } from '../ids.ts';
import {
  countTry,
  deleteCodesExpiredBefore,
  endCodes,
  findLastCode,
  insertCode,
  isTriedOut,
  lockBinding,
  useCode,
  type CodeBinding,
} from './one-time-codes.repository.ts';
import type { Executor } from '../db/database.ts';
import { oneTimeCodeTexts } from './one-time-codes.texts.ts';

/** A code that was just made: the code goes to the person, the challenge to the browser. */
export interface IssuedCode {
  readonly code: string;
  readonly challenge: string;
}

/** What can be done with one-time codes. */
export type OneTimeCodes = ReturnType<typeof createOneTimeCodes>;

interface OneTimeCodesDependencies {
  db: Database;
  clock: Clock;
  /** Secret of the server with which codes are hashed: six digits alone could be guessed from a stolen table. */
  secret: string;
  /** Chance; tests may set it. */
  makeCode?: () => string;
}

const validForMs = 5 * 60_000;
const resendAfterMs = 30_000;
const maxTries = 5;

/** The service of one-time codes (departure 1): random, hashed, five minutes, five tries, one use, bound to a purpose. */
export function createOneTimeCodes({ db, clock, secret, makeCode = randomCode }: OneTimeCodesDependencies) {
  const hash = (challenge: string, code: string) =>
    createHmac('sha256', secret).update(`${challenge}:${code}`).digest('base64url');

  return {
    /**
     * Makes a code in the caller's transaction; it replaces the one before.
     * @throws AppError `resend-too-early` within 30 s of the one before, with the `seconds` to wait.
     */
    issue: async (executor: Executor, binding: CodeBinding): Promise<IssuedCode> => {
      const now = clock.now();
      await lockBinding(executor, binding);
      refuseEarly(await findLastCode(executor, binding), now);
      await endCodes(executor, binding, now);
      const [code, challenge] = [makeCode(), randomUUID()];
      const expiresAt = new Date(now.getTime() + validForMs);
      const { purpose, subject } = binding;
      const codeHash = hash(challenge, code);
      await insertCode(executor, { id: challenge, purpose, subject, codeHash, createdAt: now, expiresAt });
      return { code, challenge };
    },

    /**
     * Checks a code and uses it up. Never call it in a transaction that may roll back: the try would not count.
     * @throws AppError `wrong-code`, or `code-expired` when it is too old, used, replaced or tried too often (which its text says).
     */
    verify: async (binding: CodeBinding, { challenge, code }: IssuedCode): Promise<void> => {
      if (!isUuid(challenge)) throw new AppError('code-expired');
      const now = clock.now();
      const row = await countTry(db, challenge, binding, maxTries);
      if (!row && (await isTriedOut(db, challenge, binding, maxTries)))
        throw new AppError('code-expired', { text: oneTimeCodeTexts.triedOut });
      if (!row || row.expiresAt <= now) throw new AppError('code-expired');
      if (!isSameText(row.codeHash, hash(challenge, code))) throw new AppError('wrong-code');
      if (!(await useCode(db, challenge, now))) throw new AppError('code-expired');
    },

    /** Throws away codes that are long over. */
    clean: (): Promise<void> =>
      deleteCodesExpiredBefore(db, new Date(clock.now().getTime() - 24 * 60 * 60_000)),
  };
}

function refuseEarly(last: { createdAt: Date; endedAt: Date | null } | undefined, now: Date): void {
  if (!last || last.endedAt) return;
  const wait = last.createdAt.getTime() + resendAfterMs - now.getTime();
  if (wait > 0) throw new AppError('resend-too-early', { details: { seconds: Math.ceil(wait / 1000) } });
}

function randomCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}
