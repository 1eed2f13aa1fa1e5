import type { FormerMeans } from 'shared-api/contracts/signing';
import { maskedDestination } from '../../../platform/codes/masked-destination.ts';
import type { Codes } from '../../../platform/codes/codes.service.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { sessionOf } from '../../../platform/http/resolve-caller.ts';
import { romeTime } from '../../../platform/texts/format-instant.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import type { YoungChange } from '../../ports/people.port.ts';
import { toEmailKey } from '../actor.ts';
import type { DocumentRecord } from '../documents/document.schema.ts';
import type { SigningDirectory } from '../signing-directory.ts';
import { signingTexts } from '../signing.texts.ts';
import { formerSubject } from '../verification/code-subjects.ts';

/** What is signed, by whom, and whose rule holds. */
type ToSign = Pick<DocumentRecord, 'id' | 'fileHash' | 'receiverEmail' | 'companyId'>;

/** A change of who signs that is young, and what their company makes of it. */
export interface YoungSigner {
  readonly change: YoungChange;
  readonly isRefused: boolean;
  /** What the code to the means from before is bound to. */
  readonly subject: string;
}

/** By which means from before a signature was confirmed, as its event keeps it. */
export interface FormerRecord {
  readonly kind: YoungChange['kind'];
  readonly changedAt: string;
  readonly channel: 'mail' | 'sms';
  readonly to: string;
  readonly passedAt: string;
  readonly challenge: string;
}

interface FormerMeansDependencies extends Pick<AreaPlatform, 'db' | 'clock'> {
  readonly directory: Pick<SigningDirectory, 'findYoungChange' | 'findYoungChangeAt' | 'findCompany'>;
  readonly codes: Pick<Codes, 'findPassed' | 'noteUse'>;
}

/** What has a say in a signature while how its signer is reached, or what they came in by, changed a short time ago (decision 119). */
export type FormerMeansService = ReturnType<typeof createFormerMeans>;

/** Makes it. */
export function createFormerMeans({ db, clock, directory, codes }: FormerMeansDependencies) {
  return {
    find: findYoung,

    /** What a screen has to know before anything is drawn; null where nothing is asked. */
    describe: async (caller: Caller, toSign: ToSign): Promise<FormerMeans | null> => {
      const young = await findYoung(db, caller, toSign);
      if (!young) return null;
      const { change, isRefused, subject } = young;
      const { id: sessionId } = sessionOf(caller);
      const passed = await codes.findPassed(db, { purpose: 'former', subject, sessionId });
      return {
        kind: change.kind,
        channel: change.former.channel,
        sentTo: maskedDestination(change.former),
        until: change.until.toISOString(),
        isRefused,
        isPassed: passed !== undefined,
      };
    },

    /**
     * Asks for what has to be there before a signature, in its transaction. @returns the code of the means from before, with whether it is
     * used for the first time; undefined where nothing is asked. @throws AppError `forbidden` until when nobody signs, `wrong-code`
     */
    require: async (
      tx: Executor,
      caller: Caller,
      toSign: ToSign,
    ): Promise<(FormerRecord & { readonly isFirst: boolean }) | undefined> => {
      const young = await findYoung(tx, caller, toSign);
      if (!young) return undefined;
      const { change, subject } = young;
      if (young.isRefused) throw refusedUntil(change);
      const { id: sessionId } = sessionOf(caller);
      const passed = await codes.findPassed(tx, { purpose: 'former', subject, sessionId });
      if (!passed)
        throw new AppError('wrong-code', {
          text: signingTexts.formerCodeNeeded,
          details: { needsFormerCode: true },
        });
      const { challenge, passedAt } = passed;
      return {
        kind: change.kind,
        changedAt: change.since.toISOString(),
        ...change.former,
        passedAt: passedAt.toISOString(),
        challenge,
        isFirst: await codes.noteUse(tx, challenge),
      };
    },
  };

  async function findYoung(
    executor: Executor,
    caller: Caller,
    { id, fileHash, receiverEmail, companyId }: ToSign,
  ): Promise<YoungSigner | undefined> {
    const { kind, userId, signedInBy } = sessionOf(caller);
    const now = clock.now();
    // A link goes to an address: where that is an account's, it is its person who is asked.
    const change =
      kind === 'guest'
        ? await directory.findYoungChangeAt(executor, { email: receiverEmail, companyId, now })
        : await directory.findYoungChange(executor, { userId, signedInBy, now });
    if (!change) return undefined;
    const company = companyId ? await directory.findCompany(executor, companyId) : undefined;
    const bound = { id, fileHash, receiverEmailKey: toEmailKey(receiverEmail) };
    return {
      change,
      isRefused: company?.youngChange === 'refuse',
      subject: formerSubject(bound, { userId, to: change.former.to }),
    };
  }
}

/** Says until when nobody signs, and what to do. */
export function refusedUntil({ until }: YoungChange): AppError {
  const details = { ...romeTime(until), until: until.toISOString() };
  return new AppError('forbidden', { text: signingTexts.changedTooRecently, details });
}
