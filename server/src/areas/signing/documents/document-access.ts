import {
  isReceiver,
  mayComplete,
  mayEdit,
  mayGiveMobile,
  mayManage,
  maySealAgain,
  maySee,
  maySend,
  maySendCopy,
  maySign,
  mayView,
  type DocumentFacts,
  type SigningActor,
} from 'shared-api/contracts/signing';
import type { Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import { actorOf, factsOf } from '../actor.ts';
import { signingTexts } from '../signing.texts.ts';
import { findDeletedDocument, findDocument, lockDocuments } from './document.repository.ts';
import type { DocumentRecord } from './document.schema.ts';

/** What somebody may do with a document: a sentence of `signing.policy.ts`. */
export type DocumentRight = (actor: SigningActor, facts: DocumentFacts) => boolean;

/** A document, who asks for it, and what the policy knows of it. */
export interface KnownDocument {
  readonly actor: SigningActor;
  readonly document: DocumentRecord;
  readonly facts: DocumentFacts;
}

/** How services reach documents on behalf of a caller: never without the right that they need. */
export type DocumentAccess = ReturnType<typeof createDocumentAccess>;

/** Makes the access to documents. */
export function createDocumentAccess({ clock }: Pick<AreaPlatform, 'clock'>) {
  return {
    /**
     * A document with which the caller may do what they want to. @throws AppError `not-found`, whether it is absent or somebody
     * else's, and with `isWithdrawn` to the receiver whom it was taken back from; else the refusal that goes with the right.
     */
    requireDocument: async (
      executor: Executor,
      caller: Caller,
      id: string,
      right: DocumentRight,
    ): Promise<KnownDocument> => {
      const document = await findDocument(executor, id);
      if (!document) await refuseWithdrawn(executor, caller, id);
      return allow(caller, document, right);
    },

    /** The same, locked until the transaction ends. */
    lockDocument: async (
      tx: Executor,
      caller: Caller,
      id: string,
      right: DocumentRight,
    ): Promise<KnownDocument> => {
      const [document] = await lockDocuments(tx, [id]);
      return allow(caller, document, right);
    },

    /** Several, locked until the transaction ends; all or none. */
    lockDocuments: async (
      tx: Executor,
      caller: Caller,
      ids: readonly string[],
      right: DocumentRight,
    ): Promise<KnownDocument[]> => {
      const wanted = new Set(ids);
      const documents = await lockDocuments(tx, [...wanted]);
      if (documents.length !== wanted.size) throw new AppError('not-found');
      return documents.map((document) => allow(caller, document, right));
    },
  };

  /** To who was asked to sign it, it is not as if it had never been there. */
  async function refuseWithdrawn(executor: Executor, caller: Caller, id: string): Promise<void> {
    const document = await findDeletedDocument(executor, id);
    if (!document?.sentAt || !isReceiver(actorOf(caller), factsOf(document, clock.now()))) return;
    throw new AppError('not-found', { text: signingTexts.withdrawn, details: { isWithdrawn: true } });
  }

  function allow(caller: Caller, document: DocumentRecord | undefined, right: DocumentRight): KnownDocument {
    const actor = actorOf(caller);
    if (!document) throw new AppError('not-found');
    const facts = factsOf(document, clock.now());
    if (!maySee(actor, facts)) throw new AppError('not-found');
    const known = { actor, document, facts };
    requireRight(known, right);
    return known;
  }
}

/** Asks for a further right to a document that was loaded with another. @throws AppError the refusal that goes with the right */
export function requireRight(known: KnownDocument, right: DocumentRight): void {
  if (right(known.actor, known.facts)) return;
  throw refusals.get(right)?.(known) ?? new AppError('forbidden');
}

/** Why a right is refused, where there is more to it than that it is. */
const refusals: ReadonlyMap<DocumentRight, (known: KnownDocument) => AppError> = new Map([
  ...[maySend, mayView, maySign, mayComplete].map((right) => [right, refusalByState] as const),
  [mayGiveMobile, refusalOfNumber],
  [mayEdit, refusalOfChange],
  [maySendCopy, refusalOfCopy],
  [maySealAgain, refusalOfSealing],
]);

function refusalByState({ document, facts }: KnownDocument): AppError {
  if (facts.state === 'sealing' || facts.state === 'signed') return new AppError('document-already-signed');
  if (facts.isExpired) {
    const { title, senderEmail: sender } = document;
    return new AppError('document-expired', { details: { title, sender } });
  }
  if (facts.needsCode && !facts.isPhoneVerified)
    return new AppError('forbidden', {
      text: signingTexts.phoneNotVerified,
      details: { mustVerifyPhone: true },
    });
  return new AppError('forbidden');
}

function refusalOfChange(known: KnownDocument): AppError {
  return known.facts.signaturesDone > 0 ? new AppError('document-already-signed') : refusalByState(known);
}

function refusalOfNumber(known: KnownDocument): AppError {
  const isKept = isReceiver(known.actor, known.facts) && known.facts.isPhoneVerified;
  if (!isKept || known.facts.state !== 'sent') return refusalByState(known);
  return new AppError('forbidden', { text: signingTexts.phoneKept });
}

function refusalOfCopy({ actor, facts }: KnownDocument): AppError {
  const isConcerned = isReceiver(actor, facts) || mayManage(actor, facts);
  return isConcerned ? new AppError('conflict', { text: signingTexts.notSigned }) : new AppError('forbidden');
}

function refusalOfSealing({ actor, facts }: KnownDocument): AppError {
  return new AppError(mayManage(actor, facts) ? 'signatures-incomplete' : 'forbidden');
}
