import { atom, getDefaultStore, useAtomValue } from 'jotai';
import { durations, type DurationName } from './durations.ts';

/** What a popup is about: it worked, look out, it failed, good to know. */
type PopupKind = 'success' | 'warning' | 'error' | 'info';

/** A popup on the screen. */
export interface Popup {
  readonly id: number;
  readonly kind: PopupKind;
  readonly text: string;
  /** The milliseconds that it still stands, null until closed: they run on when it moves into a dialog that opens. */
  readonly time: { left: number | null };
  readonly action: { readonly label: string; readonly onClick: () => void } | undefined;
  readonly onClosed: (() => void) | undefined;
  /** Whether what its action undoes can be undone as long as it stands: it shows its time, and Esc leaves it. */
  readonly isUndo: boolean;
}

interface PopupOptions {
  /** By default success and info are `brief`, warnings `normal`, errors `failure`. */
  readonly duration?: DurationName;
  readonly action?: { readonly label: string; readonly onClick: () => void };
  /** Called once, when it closes by time or by hand. */
  readonly onClosed?: () => void;
}

/** Closes the popup it came from. */
export type ClosePopup = () => void;

const maxAtOnce = 3;
const defaultDuration = { success: 'brief', info: 'brief', warning: 'normal', error: 'failure' } as const;
const store = getDefaultStore();
const popupsState = atom<readonly Popup[]>([]);
let lastId = 0;

/** Shows popups: `notify.error(text, { duration: 'failure' })`. Each answers how to close it. */
export const notify = {
  success: (text: string, options?: PopupOptions) => show('success', text, options),
  warning: (text: string, options?: PopupOptions) => show('warning', text, options),
  error: (text: string, options?: PopupOptions) => show('error', text, options),
  info: (text: string, options?: PopupOptions) => show('info', text, options),
  /** Closes every popup. */
  clear: () => store.get(popupsState).forEach((popup) => closePopup(popup.id)),
};

interface UndoOffer {
  readonly text: string;
  readonly label: string;
  /** Ends the offer: it was undone in another way. */
  readonly signal?: AbortSignal;
}

interface UndoPopup extends UndoOffer {
  readonly onUndo: () => void;
  /** Called when it closes, after `onUndo` where it was undone. */
  readonly onClosed: () => void;
}

/** Shows for ten seconds what was done, with the way to undo it and the time that is left. Answers the popup's id. */
export function showUndo({ text, label, onUndo, onClosed }: UndoPopup): number {
  const action = { label, onClick: onUndo };
  return addPopup({ kind: 'success', text, duration: 'undo', action, onClosed, isUndo: true });
}

/** Shows what was done and offers to undo it for ten seconds. Answers whether the person did. */
export function offerUndo({ text, label, signal }: UndoOffer): Promise<boolean> {
  return new Promise((resolve) => {
    const id = showUndo({ text, label, onUndo: () => resolve(true), onClosed: () => resolve(false) });
    signal?.addEventListener('abort', () => closePopup(id));
  });
}

/** The popups of the moment, oldest first. */
export function usePopups(): readonly Popup[] {
  return useAtomValue(popupsState, { store });
}

/** Closes one popup; one that is closed already is left alone. */
export function closePopup(id: number): void {
  const popups = store.get(popupsState);
  const closed = popups.find((popup) => popup.id === id);
  if (!closed) return;
  store.set(
    popupsState,
    popups.filter((popup) => popup.id !== id),
  );
  closed.onClosed?.();
}

function show(kind: PopupKind, text: string, options: PopupOptions = {}): ClosePopup {
  const same = store.get(popupsState).find((popup) => popup.kind === kind && popup.text === text);
  if (same && !same.isUndo) closePopup(same.id);
  const id = addPopup({ kind, text, duration: defaultDuration[kind], isUndo: false, ...options });
  return () => closePopup(id);
}

interface NewPopup extends PopupOptions {
  readonly kind: PopupKind;
  readonly text: string;
  readonly duration: DurationName;
  readonly isUndo: boolean;
}

function addPopup({ kind, text, duration, action, onClosed, isUndo }: NewPopup): number {
  const id = ++lastId;
  for (const old of surplus(store.get(popupsState))) closePopup(old.id);
  const popup = { id, kind, text, time: { left: durations[duration] }, action, onClosed, isUndo };
  store.set(popupsState, (popups) => [...popups, popup]);
  return id;
}

/** Those that make room for one more: the oldest, and what can be undone last of all. */
function surplus(popups: readonly Popup[]): readonly Popup[] {
  const count = Math.max(0, popups.length + 1 - maxAtOnce);
  return popups.toSorted((a, b) => Number(a.isUndo) - Number(b.isUndo)).slice(0, count);
}
