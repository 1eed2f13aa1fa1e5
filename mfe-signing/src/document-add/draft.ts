import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import { pageShape, signatureBox } from 'shared-api/contracts/signing';

const draftSchema = z.object({
  receiverName: z.string(),
  receiverSurname: z.string(),
  receiverEmail: z.string(),
  title: z.string(),
  savesCopy: z.boolean(),
  expires: z.boolean(),
  upload: z
    .object({
      uploadId: z.string(),
      address: z.string(),
      fileName: z.string(),
      pages: z.array(pageShape),
      notes: z.array(z.string()),
    })
    .nullable(),
  boxes: z.array(signatureBox.extend({ key: z.string() })),
});

/** A document that is being added: what was typed, the upload, the boxes so far. It outlives a reload of the page. */
export type DocumentDraft = z.infer<typeof draftSchema>;

export type UploadedPdf = NonNullable<DocumentDraft['upload']>;

const empty: DocumentDraft = {
  receiverName: '',
  receiverSurname: '',
  receiverEmail: '',
  title: '',
  savesCopy: false,
  expires: false,
  upload: null,
  boxes: [],
};

const listeners = new Set<() => void>();
const drafts = new Map<string, DocumentDraft>();
const keyOf = (userId: string) => `sportello-add-document:${userId}`;

/** Somebody's draft in this tab. */
export function readDraft(userId: string): DocumentDraft {
  const known = drafts.get(userId);
  if (known) return known;
  const draft = parse(sessionStorage.getItem(keyOf(userId)));
  drafts.set(userId, draft);
  return draft;
}

/** Changes the draft, here and for a reload. */
export function changeDraft(userId: string, changes: Partial<DocumentDraft>): void {
  const draft = { ...readDraft(userId), ...changes };
  drafts.set(userId, draft);
  sessionStorage.setItem(keyOf(userId), JSON.stringify(draft));
  for (const listener of listeners) listener();
}

/** Forgets the draft, once its document was made. */
export function clearDraft(userId: string): void {
  drafts.delete(userId);
  sessionStorage.removeItem(keyOf(userId));
  for (const listener of listeners) listener();
}

/** The draft in a component. */
export function useDraft(userId: string): DocumentDraft {
  return useSyncExternalStore(subscribe, () => readDraft(userId));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function parse(text: string | null): DocumentDraft {
  try {
    return draftSchema.parse(JSON.parse(text ?? ''));
  } catch {
    return empty;
  }
}
