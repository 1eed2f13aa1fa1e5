import { maySee, type DocumentFacts, type SigningActor } from 'shared-api/contracts/signing';
import type { Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { findDocument, lockDocuments } from './document.repository.ts';
import type { DocumentRecord } from './document.schema.ts';
import { factsOf } from '../actor.ts';
import { signingTexts } from '../signing.texts.ts';

/** A document with what the policy must know of it. */
export interface KnownDocument {
  readonly document: DocumentRecord;
  readonly facts: DocumentFacts;
}

interface Question {
  actor: SigningActor;
  id: string;
  now: Date;
}

/** A document that the actor may know of. @throws AppError `not-found`, whether it is absent or somebody else's. */
export async function getDocument(executor: Executor, { actor, id, now }: Question): Promise<KnownDocument> {
  const document = await findDocument(executor, id);
  return known(document, actor, now);
}

/** The same, held until the transaction ends. */
export async function lockDocument(executor: Executor, { actor, id, now }: Question): Promise<KnownDocument> {
  const [document] = await lockDocuments(executor, [id]);
  return known(document, actor, now);
}

/** Several, held until the transaction ends; all or none. */
export async function lockAll(
  executor: Executor,
  { actor, ids, now }: Omit<Question, 'id'> & { ids: readonly string[] },
): Promise<KnownDocument[]> {
  const wanted = new Set(ids);
  const documents = await lockDocuments(executor, [...wanted]);
  if (documents.length !== wanted.size) throw new AppError('not-found');
  return documents.map((document) => known(document, actor, now));
}

function known(document: DocumentRecord | undefined, actor: SigningActor, now: Date): KnownDocument {
  if (!document) throw new AppError('not-found');
  const facts = factsOf(document, now);
  if (!maySee(actor, facts)) throw new AppError('not-found');
  return { document, facts };
}

/** Why a receiver cannot go on with a document that he may know of. */
export function refusalOf({ facts }: KnownDocument): AppError {
  if (facts.state === 'sealing' || facts.state === 'signed') return new AppError('document-already-signed');
  if (facts.isExpired) return new AppError('document-expired');
  if (facts.needsCode && !facts.isPhoneVerified)
    return new AppError('forbidden', { text: signingTexts.phoneNotVerified });
  return new AppError('forbidden');
}
