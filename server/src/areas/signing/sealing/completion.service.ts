import {
  mayComplete,
  mayManage,
  maySealAgain,
  sealingTimeoutMs,
  type DrawnSignature,
} from 'shared-api/contracts/signing';
import type { Audit } from '../../../platform/audit/audit.service.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import type { Jobs } from '../../../platform/jobs/jobs.service.ts';
import { lockDocument, refusalOf, type KnownDocument } from '../documents/document-access.ts';
import { recordEvent } from '../documents/document-audit.ts';
import { findDocument, updateDocument } from '../documents/document.repository.ts';
import type { DocumentRecord } from '../documents/document.schema.ts';
import { sealJob } from './seal.service.ts';
import type { SignedMailer } from './signed-mail.service.ts';
import type { SealingWaiter } from './sealing-signal.ts';
import type { createSignService } from '../sign/sign.service.ts';
import { actorOf } from '../actor.ts';
import { signingTexts } from '../signing.texts.ts';

interface CompletionInput {
  id: string;
  signatures?: readonly DrawnSignature[] | undefined;
  challenge?: string | undefined;
}

interface CompletionDependencies {
  db: Database;
  clock: Clock;
  audit: Audit;
  jobs: Jobs;
  sealing: SealingWaiter;
  signedMail: Pick<SignedMailer, 'goesToSigner'>;
  signing: Pick<ReturnType<typeof createSignService>, 'sign'>;
  /** Milliseconds to wait for the sealed file. */
  timeoutMs?: number;
}

/** Completing documents: from the last signed box to the sealed PDF. */
export function createCompletionService(dependencies: CompletionDependencies) {
  const { db, clock, audit, jobs, sealing, signing, signedMail } = dependencies;
  const { timeoutMs = sealingTimeoutMs * 1000 } = dependencies;
  return {
    /**
     * Completes a document once, however often and by however many calls at a time it is asked for, and waits for its sealed
     * PDF. @returns whether it is mailed to who signed. @throws AppError `signatures-incomplete`, or `pdf-editing-failed` when the PDF is not there yet.
     */
    complete: async (
      caller: Caller,
      { id, signatures = [], challenge }: CompletionInput,
    ): Promise<boolean> => {
      if (signatures.length > 0) await signing.sign(caller, { id, signatures, challenge });
      const actor = actorOf(caller);
      await withSeal(id, async (tx) => {
        const known = await lockDocument(tx, { actor, id, now: clock.now() });
        const { signaturesDone, signaturesTotal } = known.facts;
        if (!mayComplete(actor, known.facts)) throw refusalOf(known);
        if (signaturesDone < signaturesTotal) throw new AppError('signatures-incomplete');
        return begin(tx, caller, known);
      });
      const document = await findDocument(db, id);
      return document !== undefined && signedMail.goesToSigner(db, document);
    },

    /** Has the sealed PDF made now, where it was tried in vain, for who manages the document. @throws like `complete` */
    sealAgain: async (caller: Caller, id: string): Promise<void> => {
      const actor = actorOf(caller);
      await withSeal(id, async (tx) => {
        const known = await lockDocument(tx, { actor, id, now: clock.now() });
        if (!mayManage(actor, known.facts)) throw new AppError('forbidden');
        if (known.document.state === 'signed') return 'signed';
        if (!maySealAgain(actor, known.facts)) throw new AppError('signatures-incomplete');
        await recordEvent(audit, tx, { documentId: id, action: 'document.seal-again', caller });
        return begin(tx, caller, known);
      });
    },
  };

  /** Begins to seal in a transaction, and waits for what comes of it. */
  async function withSeal(id: string, start: (tx: Executor) => Promise<DocumentRecord['state']>) {
    const wait = sealing.expect(id);
    try {
      const state = await db.transaction(start);
      if (state !== 'signed') answerFor(await wait.outcome(timeoutMs));
    } finally {
      wait.forget();
    }
  }

  async function begin(
    tx: Executor,
    caller: Caller,
    { document }: KnownDocument,
  ): Promise<DocumentRecord['state']> {
    if (document.state === 'sent') {
      const now = clock.now();
      const completedBy = caller.session?.userId ?? '';
      await updateDocument(tx, document.id, { state: 'sealing', completedAt: now, completedBy });
      await recordEvent(audit, tx, { documentId: document.id, action: 'document.completed', caller });
    }
    if (document.state !== 'signed') await jobs.enqueue(tx, sealJob(document.id));
    return document.state;
  }
}

function answerFor(outcome: 'sealed' | 'failed' | 'waiting'): void {
  if (outcome === 'failed') throw new AppError('pdf-editing-failed');
  if (outcome === 'waiting')
    throw new AppError('pdf-editing-failed', {
      text: signingTexts.sealingGoesOn,
      details: { goesOn: true },
    });
}
