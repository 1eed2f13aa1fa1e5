import { atom, getDefaultStore, useAtomValue } from 'jotai';
import type { DraftReceiver } from '../document-add/draft.ts';

/** What is to be sent: one document a receiver, all of one title. */
export interface SendingFacts {
  readonly title: string;
  readonly receivers: readonly DraftReceiver[];
  /** Whether the hours are asked for. */
  readonly expires: boolean;
}

/** Documents that were just made, in the order of their receivers. */
export interface AddedDocuments extends SendingFacts {
  readonly ids: readonly string[];
}

const store = getDefaultStore();
const added = atom<readonly string[] | null>(null);
const toSend = atom<AddedDocuments | null>(null);

/** Remembers documents that were just made, for the grid to select their rows. */
export function rememberAdded(ids: readonly string[] | null): void {
  store.set(added, ids);
}

/** The documents that were just made and wait for being selected, if any. */
export function useJustAdded(): readonly string[] | null {
  return useAtomValue(added, { store });
}

/** Has the grid ask whether these are to be sent; null when that is answered. */
export function offerSending(documents: AddedDocuments | null): void {
  store.set(toSend, documents);
}

/** The documents about whose sending the grid asks. */
export function useOfferedSending(): AddedDocuments | null {
  return useAtomValue(toSend, { store });
}
