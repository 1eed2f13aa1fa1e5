import type { InputOf, OutputOf } from 'shared-api/contracts/common';
import {
  documentProblems,
  expiryAfter,
  isExpiryComplete,
  isSameRequest,
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
import { namesOf, recordEvent } from '../documents/document-audit.ts';
import { announceDocument } from '../documents/document-changes.repository.ts';
import { presentConflict, presentForm } from './document-form.presenter.ts';
import { updateDocument } from '../documents/document.repository.ts';
import type { DocumentRecord } from '../documents/document.schema.ts';
import { sendGuestsAway } from '../guest-link/send-guests-away.ts';
import type { NotifyWithdrawal } from '../notices/withdrawal-notice.ts';
import { receiverFields } from '../documents/receiver-fields.ts';
import { namesToDraw, requireDrawable } from '../documents/require-drawable.ts';
import type { SigningDirectory } from '../signing-directory.ts';

type UpdateInput = InputOf<typeof updateDocumentCall>;

interface DocumentEditDependencies extends Pick<AreaPlatform, 'db' | 'clock' | 'audit' | 'sessions'> {
  access: DocumentAccess;
  directory: SigningDirectory;
  notifyWithdrawal: NotifyWithdrawal;
}

/** Editing and deleting documents. */
export function createDocumentEditService(dependencies: DocumentEditDependencies) {
  const { db, clock, audit, sessions, access, directory, notifyWithdrawal } = dependencies;
  return {
    /** One document for its edit form. */
    get: async (caller: Caller, { id }: InputOf<typeof getDocumentForm>) => {
      const { document } = await access.requireDocument(db, caller, id, mayEdit);
      return { ...presentForm(document), isSent: document.state === 'sent' };
    },

    /** Saves the edit form; what a second writer did not know of is not overwritten (409). */
    save: async (caller: Caller, input: UpdateInput): Promise<OutputOf<typeof updateDocumentCall>> => {
      if (!isExpiryComplete(input))
        throw new AppError('invalid-input', {
          fields: { expiryHours: documentProblems[caller.language]['hours-required'] },
        });
      await requireDrawable(caller, namesToDraw(input));
      return db.transaction(async (tx) => {
        const { actor, document } = await access.lockDocument(tx, caller, input.id, mayEdit);
        if (document.version !== input.version) {
          const writer = await directory.findPerson(tx, document.updatedBy);
          throw new AppError('conflict', { details: presentConflict(document, writer?.name ?? '') });
        }
        const changes = await changesOf(tx, document, input);
        await updateDocument(tx, document.id, {
          ...changes,
          updatedAt: clock.now(),
          updatedBy: actor.userId,
        });
        await recordEvent(audit, tx, {
          documentId: document.id,
          action: 'document.edited',
          caller,
          data: {
            before: { ...namesOf(document), expiryHours: document.expiryHours, state: document.state },
            after: {
              ...namesOf(input),
              expiryHours: changes.expiryHours,
              state: changes.state ?? document.state,
            },
          },
        });
        const isTakenBack = document.state === 'sent' && changes.state === 'draft';
        return { version: document.version + 1, ...(isTakenBack && { isTakenBack }) };
      });
    },

    /**
     * Deletes documents, all or none; their links end, and receivers for whom one waits get a mail (departure D192). Files and events stay as evidence. A signed one goes out of the sight of who
     * manages it alone: its signer keeps the link and the copy (departure D81).
     */
    remove: async (caller: Caller, { ids }: InputOf<typeof deleteDocuments>): Promise<void> => {
      const now = clock.now();
      await db.transaction(async (tx) => {
        for (const { actor, document } of await access.lockDocuments(tx, caller, ids, mayRemove)) {
          const { id, state } = document;
          const isKept = state === 'signed';
          const change = isKept ? { hiddenAt: now } : { deletedAt: now };
          await updateDocument(tx, id, { ...change, updatedAt: now, updatedBy: actor.userId });
          const delivery = isKept ? undefined : await notifyWithdrawal(tx, document);
          if (!isKept) await sendGuestsAway(tx, { documentId: id, sessions, now, because: 'withdrawn' });
          await recordEvent(audit, tx, {
            documentId: id,
            action: 'document.deleted',
            caller,
            data: { isKeptForReceiver: isKept, ...(delivery && { delivery }) },
          });
        }
      });
    },
  };

  async function changesOf(
    tx: Executor,
    document: DocumentRecord,
    input: UpdateInput,
  ): Promise<Partial<DocumentRecord> & { expiryHours: number | null }> {
    const expiryHours = input.expires ? (input.expiryHours ?? null) : null;
    const fields = { ...receiverFields(input, document), expiryHours };
    if (isSameRequest(fields, document))
      return {
        ...fields,
        expiresAt: document.sentAt ? expiryAfter(document.sentAt, expiryHours) : null,
      };
    // Something else is asked now, or of somebody else, which nobody was sent yet; who was asked before no longer sees it.
    await announceDocument(tx, document);
    const departing = { documentId: document.id, sessions, now: clock.now() };
    await sendGuestsAway(tx, { ...departing, because: 'withdrawn' });
    return { ...fields, ...unsent };
  }
}

const unsent = {
  state: 'draft',
  sentAt: null,
  openedAt: null,
  wrongReceiverAt: null,
  receiverLeftAt: null,
  expiresAt: null,
  deliveryId: null,
  phoneOnRecord: false,
  phoneVerifiedAt: null,
  phonePrefix: '',
  phoneMobile: '',
  emailVerifiedAt: null,
} as const;
