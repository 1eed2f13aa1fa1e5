import { durations, type DurationName } from './durations.ts';

/** What a popup says: it worked, look out, it failed, good to know. */
export type PopupKind = 'success' | 'warning' | 'error' | 'info';

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
  /** Told once, when it closes by time or by hand. */
  readonly onClosed?: () => void;
}

/** Closes the popup it came from. */
export type ClosePopup = () => void;

const maxAtOnce = 3;
const defaultDuration = { success: 'brief', info: 'brief', warning: 'normal', error: 'failure' } as const;
const listeners = new Set<() => void>();
let popups: readonly Popup[] = [];
let lastId = 0;

/** Shows popups: `notify.error(text, { duration: 'failure' })`. Each answers how to close it. */
export const notify = {
  success: (text: string, options?: PopupOptions) => show('success', text, options),
  warning: (text: string, options?: PopupOptions) => show('warning', text, options),
  error: (text: string, options?: PopupOptions) => show('error', text, options),
  info: (text: string, options?: PopupOptions) => show('info', text, options),
  /** Closes every popup. */
  clear: () => popups.forEach((popup) => closePopup(popup.id)),
};

interface UndoOffer {
  readonly text: string;
  readonly label: string;
}

/** Says what was done and offers to take it back for ten seconds. Answers whether the person did. */
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
export function currentPopups(): readonly Popup[] {
  return popups;
}

/** Listens to changes of the popups; answers how to stop. */
export function subscribeToPopups(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Closes one popup; one that is closed already is left alone. */
export function closePopup(id: number): void {
  const closed = popups.find((popup) => popup.id === id);
  if (!closed) return;
  change(popups.filter((popup) => popup.id !== id));
  closed.onClosed?.();
}

function show(kind: PopupKind, text: string, options: PopupOptions = {}): ClosePopup {
  const same = popups.find((popup) => popup.kind === kind && popup.text === text);
  if (same) closePopup(same.id);
  const id = ++lastId;
  const { duration = defaultDuration[kind], action, onClosed } = options;
  for (const old of popups.slice(0, Math.max(0, popups.length - maxAtOnce + 1))) closePopup(old.id);
  change([...popups, { id, kind, text, time: { left: durations[duration] }, action, onClosed }]);
  return () => closePopup(id);
}

function change(next: readonly Popup[]): void {
  popups = next;
  for (const listener of listeners) listener();
}
