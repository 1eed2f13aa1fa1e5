import type { CodePurpose, CodeSent } from 'shared-api/contracts/auth';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Executor } from '../../../platform/db/database.ts';
import type { Deliveries } from '../../../platform/deliveries/deliveries.service.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import { isUuid } from '../../../platform/ids.ts';
import type { OneTimeCodes } from '../../../platform/one-time-codes/one-time-codes.service.ts';
import type { SignInLimits } from '../sign-in/sign-in-limits.ts';
import type { CodeChallengeRecord } from './code-challenge.schema.ts';
import {
  deleteChallengesBefore,
  findChallenge,
  insertChallenge,
  passChallenge,
  consumeChallenge,
  type PassedChallenge,
} from './code-challenges.repository.ts';
import { maskedDestination } from './masked-destination.ts';
import type { CodePlan, CodePurposes, CodeRequest } from './code-purpose.ts';

interface CodesDependencies {
  db: Database;
  clock: Clock;
  oneTimeCodes: OneTimeCodes;
  deliveries: Deliveries;
  limits: SignInLimits;
  purposes: CodePurposes;
}

/** What can be done with the codes that people enter. */
export type Codes = ReturnType<typeof createCodes>;

const minute = 60_000;
const waits = { resendAfter: 30, expiresAfter: 300 };
const passedFor = 10 * minute;

/** The service of codes: sends them, checks them, and lets the call that a code was made for take it, once. */
export function createCodes(dependencies: CodesDependencies) {
  const { db, clock, oneTimeCodes, deliveries, limits, purposes } = dependencies;

  async function sendTo(plan: CodePlan, purpose: CodePurpose, sessionId: string): Promise<string> {
    return db.transaction(async (transaction) => {
      const { subject } = plan;
      const { code, challenge } = await oneTimeCodes.issue(transaction, { purpose, subject });
      const bound = { id: challenge, purpose, subject, sessionId, createdAt: clock.now() };
      await insertChallenge(transaction, bound);
      await deliver(transaction, deliveries, plan, code);
      await plan.onSent?.(transaction, challenge);
      return challenge;
    });
  }

  return {
    /** Sends a code for a purpose. @throws AppError when the purpose does not let the caller, or `resend-too-early`. */
    send: async (purpose: CodePurpose, request: CodeRequest): Promise<CodeSent> => {
      const plan = await purposes[purpose]?.plan(request);
      if (!plan) throw new AppError('invalid-input');
      const { session } = request.caller;
      await limits.countCodeSent(
        session.userId,
        plan.channel === 'sms' ? { to: plan.to, purpose } : undefined,
      );
      const challenge = await sendTo(plan, purpose, session.id);
      return { challenge, ...waits, sentTo: maskedDestination(plan) };
    },

    /** Checks a code that the caller's session asked for. @throws AppError `wrong-code` or `code-expired`. */
    verify: async (
      caller: SignedInCaller,
      { challenge, code }: { challenge: string; code: string },
    ): Promise<CodeChallengeRecord> => {
      const { session, ip } = caller;
      await limits.countCodeTry(session, ip);
      const bound = isUuid(challenge) ? await findChallenge(db, challenge, session.id) : undefined;
      if (!bound) throw new AppError('code-expired');
      await oneTimeCodes.verify({ purpose: bound.purpose, subject: bound.subject }, { challenge, code });
      await passChallenge(db, challenge, clock.now());
      await limits.forgetCodes(session.userId);
      return bound;
    },

    /**
     * Uses a passed code up for the call that it was made for, in that call's transaction.
     * @throws AppError `code-expired` when it was not passed in the last ten minutes for this purpose, subject and session.
     */
    take: async (executor: Executor, passed: PassedChallenge): Promise<void> => {
      const now = clock.now();
      const passedAfter = new Date(now.getTime() - passedFor);
      const isConsumed =
        isUuid(passed.challenge) && (await consumeChallenge(executor, passed, { now, passedAfter }));
      if (!isConsumed) throw new AppError('code-expired');
    },

    /** Throws away what codes of more than a day ago were bound to. */
    clean: (): Promise<void> =>
      deleteChallengesBefore(db, new Date(clock.now().getTime() - 24 * 60 * minute)),
  };
}

async function deliver(
  executor: Executor,
  deliveries: Deliveries,
  plan: CodePlan,
  code: string,
): Promise<void> {
  if (plan.channel === 'sms') await deliveries.sendSms(executor, { to: plan.to, text: plan.write(code) });
  else
    await deliveries.sendMail(executor, { to: plan.to, content: plan.write(code), language: plan.language });
}
