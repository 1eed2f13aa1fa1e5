import { randomInt, randomUUID } from 'node:crypto';
import type { CodePurpose, CodeSent } from 'shared-api/contracts/platform';
import { isLandline } from 'shared-api/contracts/platform/landline';
import type { Clock } from '../clock.ts';
import type { Database, Executor } from '../db/database.ts';
import type { Deliveries } from '../deliveries/deliveries.service.ts';
import type { SmsLimits } from '../deliveries/sms-limits.ts';
import { AppError } from '../errors/app-error.ts';
import type { SignedInCaller } from '../http/caller.ts';
import { isSameText, isUuid } from '../ids.ts';
import type { RateLimits } from '../rate-limit/rate-limit.service.ts';
import type { RowProofs } from '../secrets/row-proofs.ts';
import type { OpenedSession } from '../sessions/sessions.service.ts';
import { createCodeLimits, type CodeKind } from './code-limits.ts';
import { createCodeProofs } from './code-proofs.ts';
import type { CodePlan, CodePurposeHandler, CodePurposes, CodeRequest } from './code-purpose.ts';
import {
  consumeCode,
  countTry,
  deleteCodesExpiredBefore,
  endCodes,
  findCode,
  findLastCode,
  insertCode,
  isTriedOut,
  listPassedCodes,
  lockBinding,
  noteUse,
  passCode,
  type CodeBinding,
  type OwnCode,
  type PassedCode,
  type TriedCode,
} from './codes.repository.ts';
import type { CodeRecord } from './codes.schema.ts';
import { codeTexts } from './codes.texts.ts';
import { maskedDestination } from './masked-destination.ts';

interface CodeDependencies {
  db: Database;
  clock: Clock;
  deliveries: Deliveries;
  rateLimits: RateLimits;
  smsLimits: SmsLimits;
  rowProofs: RowProofs;
  /** Secret of the server with which codes are hashed: six digits alone could be guessed from a stolen table. */
  secret: string;
  /** Chance; tests may set it. */
  makeCode?: () => string;
}

/** A code as somebody enters it. */
interface EnteredCode {
  readonly challenge: string;
  readonly code: string;
}

/** Who asks for a code, for what, and whether one that is under way will do. */
interface AskedCode extends CodeBinding {
  readonly sessionId: string;
  readonly resumes: boolean;
}

/** A code that can be entered. */
interface IssuedCode {
  readonly challenge: string;
  readonly createdAt: Date;
  /** Whether it was sent before. */
  readonly isResumed: boolean;
}

/** A code that was entered rightly and goes on counting. */
interface LastingCode {
  readonly challenge: string;
  readonly passedAt: Date;
}

/** What can be done with one-time codes. */
export type Codes = ReturnType<typeof createCodeService>;

const minute = 60_000;
const validForMs = 5 * minute;
const resendAfterMs = 30_000;
/** So long a code must still be good for somebody to be sent back to their mailbox for it. */
const resumableForMs = minute;
const passedForMs = 10 * minute;
/** So long one counts that a purpose uses more than once. */
const lastingForMs = 60 * minute;
const maxTries = 5;

/**
 * The service of one-time codes (departure D1): random, hashed, five minutes, five tries, one use, bound to a purpose, a subject and
 * the session that asked. It sends them, checks them, and lets the call that a code was made for use it up.
 */
export function createCodeService(dependencies: CodeDependencies) {
  const { db, clock, deliveries, rateLimits, smsLimits, makeCode = randomCode } = dependencies;
  const proofs = createCodeProofs(dependencies);
  const limits = createCodeLimits(rateLimits);
  const handlers = new Map<CodePurpose, CodePurposeHandler>();

  return {
    /** Registers the purposes of an area, before the first call. @throws when one of them is registered already. */
    handle: (purposes: CodePurposes): void => {
      for (const [name, handler] of Object.entries(purposes) as [CodePurpose, CodePurposeHandler][]) {
        if (handlers.has(name)) throw new Error(`Codes for ${name} have a handler already`);
        handlers.set(name, handler);
      }
    },

    /**
     * Sends a code for a purpose; it replaces the one before, unless that one is asked to be gone on with and still can be (decision 084).
     * @throws AppError as the purpose refuses, `invalid-input` when nobody registered it or the number is a landline's, `too-many-requests`, or
     * `resend-too-early` within 30 s of the one before, with the `seconds` to wait.
     */
    send: async (purpose: CodePurpose, request: CodeRequest): Promise<CodeSent> => {
      const handler = handlers.get(purpose);
      if (!handler) throw new AppError('invalid-input');
      const plan = await handler.plan(request);
      requireMobile(plan, request);
      const { session } = request.caller;
      const asked = {
        purpose,
        subject: plan.subject,
        sessionId: session.id,
        resumes: request.resumes ?? false,
      };
      const present = ({ challenge, createdAt, isResumed }: IssuedCode): CodeSent => {
        const age = clock.now().getTime() - createdAt.getTime();
        const waits = {
          resendAfter: secondsOf(resendAfterMs - age),
          expiresAfter: secondsOf(validForMs - age),
        };
        return { challenge, ...waits, sentTo: maskedDestination(plan), ...(isResumed && { isResumed }) };
      };
      const before = await findUnderWay(db, asked);
      if (before) return present(before);
      const sms = plan.channel === 'sms' ? { to: plan.to, maxPerHour: handler.maxSmsPerHour } : undefined;
      await limits.countSent(session.userId, kindOf(asked), sms);
      if (plan.channel === 'sms') await smsLimits.count(plan);
      return present(
        await db.transaction(async (tx) => {
          await lockBinding(tx, asked);
          // Another window may have had one sent meanwhile.
          const other = await findUnderWay(tx, asked);
          if (other) return other;
          const issued = await issue(tx, asked, plan);
          await deliver(tx, deliveries, plan, issued.code);
          await plan.onSent?.(tx, issued.challenge);
          return issued;
        }),
      );
    },

    /**
     * Checks a code that the caller's session asked for, and does what its purpose has follow. Never call it in a transaction that
     * may roll back: the try would not count.
     * @returns the session that the browser gets in place of its own, if the purpose opens one.
     * @throws AppError `wrong-code`, `too-many-requests`, or `code-expired` when it is too old, entered, replaced or tried too
     * often (which its text says).
     */
    verify: async (caller: SignedInCaller, entered: EnteredCode): Promise<OpenedSession | undefined> => {
      const { session, ip } = caller;
      const own = { id: entered.challenge, sessionId: session.id };
      const asked = isUuid(own.id) ? await findCode(db, own) : undefined;
      const kind = asked && kindOf(asked);
      await limits.countTry(session, ip, kind);
      const { purpose: wanted = '', subject: about = '', sentTo = null } = asked ?? {};
      const binding = { sessionId: session.id, purpose: wanted, subject: about, sentTo };
      const triedHash = proofs.hash({ ...entered, ...binding });
      const { purpose, subject, codeHash, channel } = await getTried(own, triedHash);
      if (!isSameText(codeHash, triedHash)) {
        await handlers.get(purpose)?.onFailed?.(caller);
        throw new AppError('wrong-code');
      }
      const passedAt = clock.now();
      const passedProof = proofs.ofPassed({ ...own, purpose, subject, passedAt });
      if (!(await passCode(db, own, { passedAt, passedProof }))) throw new AppError('code-expired');
      if (kind) await limits.forgetKind(session.userId, kind);
      return handlers.get(purpose)?.onPassed?.(caller, { channel, sentTo });
    },

    /**
     * Uses a passed code up for the call that it was made for, in that call's transaction.
     * @throws AppError `code-expired` when it was not passed in the last ten minutes for this purpose, subject and session.
     */
    consume: async (executor: Executor, passed: PassedCode): Promise<void> => {
      const now = clock.now();
      const passedAfter = new Date(now.getTime() - passedForMs);
      const consumed = isUuid(passed.challenge)
        ? await consumeCode(executor, passed, { now, passedAfter })
        : undefined;
      if (!consumed || !proofs.isPassed(consumed)) throw new AppError('code-expired');
    },

    /**
     * The code that was entered rightly for a binding in a session in the last hour, where it may be used more than once: it is not used up.
     */
    findPassed: async (
      executor: Executor,
      binding: CodeBinding & { readonly sessionId: string },
    ): Promise<LastingCode | undefined> => {
      const passedAfter = new Date(clock.now().getTime() - lastingForMs);
      const last = (await listPassedCodes(executor, binding, passedAfter)).find(proofs.isPassed);
      return last?.passedAt ? { challenge: last.id, passedAt: last.passedAt } : undefined;
    },

    /** Notes that such a code was used. @returns whether it was the first time */
    noteUse: (executor: Executor, challenge: string): Promise<boolean> =>
      noteUse(executor, challenge, clock.now()),

    /** Deletes codes that expired more than a day ago. */
    clean: (): Promise<void> =>
      deleteCodesExpiredBefore(db, new Date(clock.now().getTime() - 24 * 60 * minute)),
  };

  function kindOf({ purpose, subject }: CodeBinding): CodeKind {
    return { purpose, scope: handlers.get(purpose)?.countedBy?.(subject) ?? '' };
  }

  async function findUnderWay(executor: Executor, asked: AskedCode): Promise<IssuedCode | undefined> {
    const last = asked.resumes ? await findLastCode(executor, asked) : undefined;
    if (!last || last.endedAt || last.sessionId !== asked.sessionId || last.tries >= maxTries)
      return undefined;
    const isGood = last.expiresAt.getTime() - clock.now().getTime() >= resumableForMs;
    return isGood ? { challenge: last.id, createdAt: last.createdAt, isResumed: true } : undefined;
  }

  async function issue(
    tx: Executor,
    { sessionId, purpose, subject }: AskedCode,
    { channel, to: sentTo }: Pick<CodePlan, 'channel' | 'to'>,
  ) {
    const now = clock.now();
    const binding = { purpose, subject };
    refuseEarly(await findLastCode(tx, binding), now);
    await endCodes(tx, binding, now);
    const issued = { code: makeCode(), challenge: randomUUID() };
    await insertCode(tx, {
      ...binding,
      sessionId,
      id: issued.challenge,
      codeHash: proofs.hash({ ...issued, ...binding, sessionId, sentTo }),
      channel,
      sentTo,
      createdAt: now,
      expiresAt: new Date(now.getTime() + validForMs),
    });
    return { ...issued, createdAt: now, isResumed: false } satisfies EnteredCode & IssuedCode;
  }

  async function getTried(own: OwnCode, triedHash: string): Promise<TriedCode> {
    if (!isUuid(own.id)) throw new AppError('code-expired');
    const row = await countTry(db, own, { triedHash, maxTries });
    if (!row && (await isTriedOut(db, own, maxTries)))
      throw new AppError('code-expired', { text: codeTexts.triedOut });
    if (!row || row.expiresAt <= clock.now()) throw new AppError('code-expired');
    return row;
  }
}

async function deliver(tx: Executor, deliveries: Deliveries, plan: CodePlan, code: string): Promise<void> {
  const { to, companyId } = plan;
  const message = { to, companyId, mayRetry: false };
  if (plan.channel === 'sms')
    await deliveries.sendSms(tx, { ...message, text: plan.write(code), reference: plan.reference });
  else await deliveries.sendMail(tx, { ...message, content: plan.write(code), language: plan.language });
}

/** A code to a line that takes no SMS would be waited for in vain. */
function requireMobile({ channel, to }: CodePlan, { caller }: CodeRequest): void {
  if (channel !== 'sms' || !isLandline(to)) return;
  const text = codeTexts.landline;
  throw new AppError('invalid-input', { text, fields: { mobile: text[caller.language] } });
}

function refuseEarly(last: CodeRecord | undefined, now: Date): void {
  if (!last || last.endedAt) return;
  const wait = last.createdAt.getTime() + resendAfterMs - now.getTime();
  if (wait > 0) throw new AppError('resend-too-early', { details: { seconds: Math.ceil(wait / 1000) } });
}

const secondsOf = (ms: number) => Math.max(0, Math.ceil(ms / 1000));

function randomCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}
