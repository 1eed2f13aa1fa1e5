import type { InputOf } from 'shared-api/contracts/common';
import {
  isReceiver,
  mayComplete,
  mayManage,
  maySealAgain,
  type completeDocument,
  type getSealing,
  type sealDocumentAgain,
  type SealingState,
} from 'shared-api/contracts/signing';
import type { Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import { requireRight, type DocumentAccess, type KnownDocument } from '../documents/document-access.ts';
import { recordEvent } from '../documents/document-audit.ts';
import type { DocumentFiles } from '../documents/document-files.ts';
import { listBoxes } from '../documents/box.repository.ts';
import {
  listFullySigned,
  lockDocuments,
  recordOutcome,
  updateDocument,
} from '../documents/document.repository.ts';
import type { createSignService } from '../sign/sign.service.ts';
import { sealJob } from './seal.service.ts';
import { askedAgain, sealingStateOf } from './sealing-state.ts';
import type { SignedMailer } from './signed-mail.service.ts';

interface CompletionDependencies extends Pick<AreaPlatform, 'db' | 'clock' | 'audit' | 'jobs'> {
  access: DocumentAccess;
  files: Pick<DocumentFiles, 'requireUnchanged'>;
  signedMail: Pick<SignedMailer, 'goesToSigner' | 'goesToSender'>;
  sign: Pick<ReturnType<typeof createSignService>, 'sign'>;
}

/** How long a document that is signed in every box is left to the page of its signer. */
const leftOpenAfterMs = 60_000;
/** Documents of one round; the next one goes on. */
const maxAtOnce = 100;

/** Completing documents: from the last signed box to the job that makes the sealed PDF. */
export function createCompletionService(dependencies: CompletionDependencies) {
  const { db, clock, audit, jobs, access, files, sign, signedMail } = dependencies;
  return {
    /**
     * Completes a document once, however often and by however many calls at a time it is asked for. Does not wait for the sealed
     * PDF. @throws AppError `signatures-incomplete` while a box is unsigned, `file-changed`.
     */
    complete: async (caller: Caller, input: InputOf<typeof completeDocument>): Promise<SealingState> => {
      const { id, signatures = [], shownPages, challenge } = input;
      if (signatures.length > 0) await sign.sign(caller, { id, signatures, shownPages, challenge });
      await files.requireUnchanged((await access.requireDocument(db, caller, id, mayComplete)).document);
      return db.transaction(async (tx) => {
        const known = await access.lockDocument(tx, caller, id, mayComplete);
        const { signaturesDone, signaturesTotal } = known.facts;
        if (signaturesDone < signaturesTotal) throw new AppError('signatures-incomplete');
        return begin(tx, caller, known);
      });
    },

    /** Begins to seal a document that is signed in every box, within a transaction of who knows that its signer may have it so. */
    begin,

    /**
     * Completes, each half minute, what somebody signed in every box a minute ago and left open: the page completes it (spec 02 §4, step 6),
     * but may be closed before that.
     */
    clean: async (): Promise<void> => {
      for (const id of await listFullySigned(db, maxAtOnce))
        await db.transaction((tx) => completeLeftOpen(tx, id));
    },

    /** Where sealing stands and whom it is mailed to, for who signed. @throws AppError `signatures-incomplete` before the document is completed. */
    stateOf: async (caller: Caller, { id }: InputOf<typeof getSealing>) => {
      const { document } = await access.requireDocument(db, caller, id, isReceiver);
      const state = sealingStateOf(document);
      if (!state) throw new AppError('signatures-incomplete');
      const isMailed = await signedMail.goesToSigner(db, document);
      const isSenderMailed = await signedMail.goesToSender(db, document);
      return { state, isMailed, isSenderMailed, savesCopy: document.savesCopy };
    },

    /** Has the sealed PDF made now, where it was tried in vain. @throws AppError `signatures-incomplete` before it is completed. */
    sealAgain: async (caller: Caller, { id }: InputOf<typeof sealDocumentAgain>): Promise<SealingState> =>
      db.transaction(async (tx) => {
        const known = await access.lockDocument(tx, caller, id, mayManage);
        if (known.document.state === 'signed') return 'signed';
        requireRight(known, maySealAgain);
        await recordEvent(audit, tx, { documentId: id, action: 'document.seal-again', caller });
        return begin(tx, caller, known);
      }),
  };

  async function completeLeftOpen(tx: Executor, id: string): Promise<void> {
    const [document] = await lockDocuments(tx, [id]);
    const boxes = await listBoxes(tx, id);
    const signed = boxes.flatMap(({ signedAt, signedBy }) =>
      signedAt && signedBy ? [{ signedAt, signedBy }] : [],
    );
    const last = signed.toSorted((one, other) => one.signedAt.getTime() - other.signedAt.getTime()).at(-1);
    const isLeft = last && last.signedAt.getTime() + leftOpenAfterMs <= clock.now().getTime();
    if (document?.state !== 'sent' || !isLeft || signed.length < boxes.length) return;
    await markCompleted(tx, id, { completedBy: last.signedBy, caller: null });
    await jobs.enqueue(tx, sealJob(document));
  }

  async function markCompleted(
    tx: Executor,
    id: string,
    { completedBy, caller }: { readonly completedBy: string; readonly caller: Caller | null },
  ): Promise<void> {
    await updateDocument(tx, id, { state: 'sealing', completedAt: clock.now(), completedBy });
    await recordEvent(audit, tx, { documentId: id, action: 'document.completed', caller });
  }

  async function begin(
    tx: Executor,
    caller: Caller,
    { document }: Pick<KnownDocument, 'document'>,
  ): Promise<SealingState> {
    const { id, state, sealProblem } = document;
    if (state === 'signed') return 'signed';
    if (state === 'sent') await markCompleted(tx, id, { completedBy: caller.session?.userId ?? '', caller });
    if (sealProblem) await recordOutcome(tx, id, { sealProblem: askedAgain });
    await jobs.enqueue(tx, sealJob(document));
    return 'sealing';
  }
}
