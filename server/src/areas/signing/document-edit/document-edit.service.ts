import type { InputOf } from 'shared-api/contracts/common';
import {
  documentProblems,
  expiryAfter,
  mayEdit,
  mayRemove,
  type deleteDocuments,
  type getDocumentForm,
  type updateDocument as updateDocumentCall,
} from 'shared-api/contracts/signing';
import type { Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import type { DocumentAccess } from '../documents/document-access.ts';
import { recordEvent } from '../documents/document-audit.ts';
import { announceDocument } from '../documents/document-changes.repository.ts';
import { presentConflict, presentForm } from './document-form.presenter.ts';
import { updateDocument } from '../documents/document.repository.ts';
import type { DocumentRecord } from '../documents/document.schema.ts';
import { revokeGuestLinks } from '../guest-link/guest-link.repository.ts';
import { receiverFields } from '../documents/receiver-fields.ts';
import { guestUserId } from '../actor.ts';
import type { SigningDirectory } from '../signing-directory.ts';

type UpdateInput = InputOf<typeof updateDocumentCall>;

interface DocumentEditDependencies extends Pick<AreaPlatform, 'db' | 'clock' | 'audit' | 'sessions'> {
  access: DocumentAccess;
  directory: SigningDirectory;
}

/** Editing and deleting documents. */
export function createDocumentEditService(dependencies: DocumentEditDependencies) {
  const { db, clock, audit, sessions, access, directory } = dependencies;
  return {
    /** One document for its edit form. */
    get: async (caller: Caller, { id }: InputOf<typeof getDocumentForm>) => {
      const { document } = await access.requireDocument(db, caller, id, mayEdit);
      return presentForm(document);
    },

    /** Saves the edit form; what a second writer did not know of is not overwritten (409). */
    save: async (caller: Caller, input: UpdateInput): Promise<number> => {
      if (input.expires && input.expiryHours === undefined)
        throw new AppError('invalid-input', {
          fields: { expiryHours: documentProblems[caller.language]['hours-required'] },
        });
      return db.transaction(async (tx) => {
        const { actor, document } = await access.lockDocument(tx, caller, input.id, mayEdit);
        if (document.version !== input.version) {
          const writer = await directory.findPerson(tx, document.updatedBy);
          throw new AppError('conflict', { details: presentConflict(document, writer?.name ?? '') });
        }
        await updateDocument(tx, document.id, {
          ...(await changesOf(tx, document, input)),
          updatedAt: clock.now(),
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
    remove: async (caller: Caller, { ids }: InputOf<typeof deleteDocuments>): Promise<void> => {
      const now = clock.now();
      await db.transaction(async (tx) => {
        for (const { actor, document } of await access.lockDocuments(tx, caller, ids, mayRemove)) {
          await updateDocument(tx, document.id, { deletedAt: now, updatedAt: now, updatedBy: actor.userId });
          await sendGuestsAway(tx, document.id, now);
          await recordEvent(audit, tx, { documentId: document.id, action: 'document.deleted', caller });
        }
      });
    },
  };

  async function changesOf(tx: Executor, document: DocumentRecord, input: UpdateInput) {
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
