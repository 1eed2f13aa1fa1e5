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
}

/** Shows what was done and offers to undo it for ten seconds. Answers whether the person did. */
export function offerUndo({ text, label }: UndoOffer): Promise<boolean> {
  return new Promise((resolve) => {
    notify.success(text, {
      duration: 'undo',
      action: { label, onClick: () => resolve(true) },
      onClosed: () => resolve(false),
    });
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
  if (same) closePopup(same.id);
  const id = ++lastId;
  const { duration = defaultDuration[kind], action, onClosed } = options;
  for (const old of store.get(popupsState).slice(0, 1 - maxAtOnce)) closePopup(old.id);
  const popup = { id, kind, text, time: { left: durations[duration] }, action, onClosed };
  store.set(popupsState, (popups) => [...popups, popup]);
  return () => closePopup(id);
}
