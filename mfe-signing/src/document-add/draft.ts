import { atom, getDefaultStore, useAtomValue, type PrimitiveAtom } from 'jotai';
import { z } from 'zod';
import { tabStore, clock } from 'shared-api';
import { pageShape, signatureBox } from 'shared-api/contracts/signing';

const draftReceiver = z.object({
  receiverName: z.string(),
  receiverSurname: z.string(),
  receiverEmail: z.string(),
});

const draftSchema = z.object({
  receivers: z.array(draftReceiver).min(1),
  title: z.string(),
  savesCopy: z.boolean(),
  expires: z.boolean(),
  needsAllPages: z.boolean().default(false),
  upload: z
    .object({
      uploadId: z.string(),
      address: z.string(),
      fileName: z.string(),
      fileSize: z.number(),
      pages: z.array(pageShape),
      notes: z.array(z.string()),
    })
    .nullable(),
  boxes: z.array(signatureBox.extend({ key: z.string() })),
  /** Of a draft for chosen users: who of them is left out, and as what it was sent, which can be taken back. */
  leftOut: z.array(z.string()).default([]),
  sentAs: z.string().nullable().default(null),
  /** When it was changed last; null of one that was never. */
  changedAt: z.string().nullable(),
});

/** Documents that are being added: what was typed, the upload, the boxes so far. It outlives a reload of the page. */
export type DocumentDraft = z.infer<typeof draftSchema>;

export type UploadedPdf = NonNullable<DocumentDraft['upload']>;

/** Who is to receive it, while it is typed. */
export type DraftReceiver = z.infer<typeof draftReceiver>;

/** A receiver of whom nothing was typed. */
export const emptyReceiver: DraftReceiver = { receiverName: '', receiverSurname: '', receiverEmail: '' };

const empty: DocumentDraft = {
  receivers: [emptyReceiver],
  title: '',
  savesCopy: false,
  expires: false,
  needsAllPages: false,
  upload: null,
  boxes: [],
  leftOut: [],
  sentAs: null,
  changedAt: null,
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
  const draft = { ...readDraft(userId), changedAt: new Date(clock.now()).toISOString(), ...changes };
  store.set(draftState(userId), draft);
  tabStore.setItem(keyOf(userId), JSON.stringify(draft));
}

/** Forgets the draft, once its document was made or was given up. */
export function clearDraft(userId: string): void {
  store.set(draftState(userId), empty);
  tabStore.removeItem(keyOf(userId));
}

/** Whether there is anything in a draft that one would not want to do again. */
export function isStarted({ receivers, title, upload }: DocumentDraft): boolean {
  return (
    upload !== null || title !== '' || receivers.some((receiver) => Object.values(receiver).some(Boolean))
  );
}

/** The draft in a component. */
export function useDraft(userId: string): DocumentDraft {
  return useAtomValue(draftState(userId), { store });
}

function draftState(userId: string) {
  const state = drafts.get(userId) ?? atom(parse(tabStore.getItem(keyOf(userId))));
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
