import { atom, getDefaultStore, useAtomValue, type PrimitiveAtom } from 'jotai';
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
type DocumentDraft = z.infer<typeof draftSchema>;

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

const store = getDefaultStore();
const drafts = new Map<string, PrimitiveAtom<DocumentDraft>>();
const keyOf = (userId: string) => `sportello-add-document:${userId}`;

/** Somebody's draft in this tab. */
export function readDraft(userId: string): DocumentDraft {
  return store.get(draftState(userId));
}

/** Changes the draft, here and for a reload. */
export function changeDraft(userId: string, changes: Partial<DocumentDraft>): void {
  const draft = { ...readDraft(userId), ...changes };
  store.set(draftState(userId), draft);
  sessionStorage.setItem(keyOf(userId), JSON.stringify(draft));
}

/** Forgets the draft, once its document was made. */
export function clearDraft(userId: string): void {
  store.set(draftState(userId), empty);
  sessionStorage.removeItem(keyOf(userId));
}

/** The draft in a component. */
export function useDraft(userId: string): DocumentDraft {
  return useAtomValue(draftState(userId), { store });
}

function draftState(userId: string) {
  const state = drafts.get(userId) ?? atom(parse(sessionStorage.getItem(keyOf(userId))));
  drafts.set(userId, state);
  return state;
}

function parse(text: string | null): DocumentDraft {
  try {
    return draftSchema.parse(JSON.parse(text ?? ''));
  } catch {
    return empty;
  }
}
