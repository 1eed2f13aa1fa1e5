import { documentProblems, expiryAfter, mayEdit, mayRemove } from 'shared-api/contracts/signing';
import type { Audit } from '../../../platform/audit/audit.service.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import type { Sessions } from '../../../platform/sessions/sessions.service.ts';
import {
  getDocument,
  lockAll,
  lockDocument,
  refusalOf,
  type KnownDocument,
} from '../documents/document-access.ts';
import { recordEvent } from '../documents/document-audit.ts';
import { announceDocument } from '../documents/document-changes.repository.ts';
import { presentConflict, presentForm } from './document-form.presenter.ts';
import { updateDocument } from '../documents/document.repository.ts';
import type { DocumentRecord } from '../documents/document.schema.ts';
import { revokeGuestLinks } from '../guest-link/guest-link.repository.ts';
import { receiverFields, type ReceiverInput } from '../documents/receiver-fields.ts';
import { actorOf, guestUserId } from '../actor.ts';
import type { SigningDirectory } from '../signing-directory.ts';

interface SaveInput extends ReceiverInput {
  id: string;
  expiryHours?: number | undefined;
  version: number;
}

interface DocumentEditDependencies {
  db: Database;
  clock: Clock;
  audit: Audit;
  sessions: Sessions;
  directory: SigningDirectory;
}

/** Editing and deleting documents. */
export function createDocumentEditService(dependencies: DocumentEditDependencies) {
  const { db, clock, audit, sessions, directory } = dependencies;
  return {
    /** One document for its edit form. */
    get: async (caller: Caller, id: string) => {
      const actor = actorOf(caller);
      const known = await getDocument(db, { actor, id, now: clock.now() });
      if (!mayEdit(actor, known.facts)) throw refusalOfChange(known);
      return presentForm(known.document);
    },

    /** Saves the edit form; what a second writer did not know of is not overwritten (409). */
    save: async (caller: Caller, input: SaveInput): Promise<number> => {
      const actor = actorOf(caller);
      const now = clock.now();
      if (input.expires && input.expiryHours === undefined)
        throw new AppError('invalid-input', {
          fields: { expiryHours: documentProblems[caller.language]['hours-required'] },
        });
      return db.transaction(async (tx) => {
        const known = await lockDocument(tx, { actor, id: input.id, now });
        const { document } = known;
        if (!mayEdit(actor, known.facts)) throw refusalOfChange(known);
        if (document.version !== input.version) {
          const writer = await directory.findPerson(tx, document.updatedBy);
          throw new AppError('conflict', { details: presentConflict(document, writer?.name ?? '') });
        }
        await updateDocument(tx, document.id, {
          ...(await changesOf(tx, document, input)),
          updatedAt: now,
          updatedBy: actor.userId,
        });
        const { title, receiverEmail: receiver } = input;
        await recordEvent(audit, tx, {
          documentId: document.id,
          action: 'document.edited',
          caller,
          data: { title, receiver, expiryHours: input.expiryHours ?? null },
        });
        return document.version + 1;
      });
    },

    /** Deletes documents, all or none; their links end. Files and events stay as evidence. */
    remove: async (caller: Caller, ids: readonly string[]): Promise<void> => {
      const actor = actorOf(caller);
      const now = clock.now();
      await db.transaction(async (tx) => {
        const documents = await lockAll(tx, { actor, ids, now });
        if (!documents.every(({ facts }) => mayRemove(actor, facts))) throw new AppError('forbidden');
        for (const { document } of documents) {
          await updateDocument(tx, document.id, { deletedAt: now, updatedAt: now, updatedBy: actor.userId });
          await sendGuestsAway(tx, document.id, now);
          await recordEvent(audit, tx, { documentId: document.id, action: 'document.deleted', caller });
        }
      });
    },
  };

  async function changesOf(tx: Executor, document: DocumentRecord, input: SaveInput) {
    const expiryHours = input.expires ? (input.expiryHours ?? null) : null;
    const fields = { ...receiverFields(input, document), expiryHours };
    if (fields.receiverEmailKey === document.receiverEmailKey)
      return {
        ...fields,
        expiresAt: document.sentAt ? expiryAfter(document.sentAt, expiryHours) : null,
      };
    // Somebody else is the receiver now, to whom nothing was sent yet; the one before no longer sees it.
    await announceDocument(tx, document);
    await sendGuestsAway(tx, document.id, clock.now());
    return { ...fields, ...unsent };
  }

  async function sendGuestsAway(tx: Executor, documentId: string, now: Date): Promise<void> {
    await revokeGuestLinks(tx, [documentId], now);
    await sessions.revokeAll(tx, guestUserId(documentId));
  }
}

const unsent = {
  state: 'draft',
  sentAt: null,
  expiresAt: null,
  deliveryId: null,
  phoneVerifiedAt: null,
  phonePrefix: '',
  phoneMobile: '',
  emailVerifiedAt: null,
} as const;

function refusalOfChange(known: KnownDocument): AppError {
  const isBegun = known.facts.signaturesDone > 0;
  return isBegun ? new AppError('document-already-signed') : refusalOf(known);
}
