import { createContext, useContext, useEffect, useRef, useState } from 'react';
import { askBeforeLoss, lostWithin, openWindow, type UnsavedScope } from './unsaved-changes.ts';

interface Scope {
  /** Null on the screen itself. */
  readonly own: UnsavedScope | null;
  /** Closes the window around, once nothing is lost by it. */
  readonly close: (() => void) | undefined;
}

/** The window or tab within which something stands. */
export const ScopeContext = createContext<Scope>({ own: null, close: undefined });

interface WindowOptions {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Whether what is chosen in it stands below at once, so that closing it loses nothing. */
  readonly isPicker?: boolean | undefined;
}

/** Has a dialog or a sheet ask before it closes over what was typed in it. Its content stands within `ScopeContext`. */
export function useWindowScope({ isOpen, onClose, isPicker = false }: WindowOptions) {
  const { own: parent } = useContext(ScopeContext);
  const [own] = useState<UnsavedScope>({ parent });
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => {
    if (isOpen && !isPicker) return openWindow(own);
    return undefined;
  }, [isOpen, isPicker, own]);
  const [close] = useState(
    () => () =>
      askBeforeLoss(isPicker ? [] : lostWithin(own), { lostWith: 'window', onGo: () => latest.current() }),
  );
  const [scope] = useState<Scope>({ own: isPicker ? parent : own, close });
  return { scope, close };
}

/** Has a tab ask before another one takes its place. Its panel stands within `ScopeContext`. */
export function useTabScope() {
  const { own: parent, close } = useContext(ScopeContext);
  const [own] = useState<UnsavedScope>({ parent });
  const [scope] = useState<Scope>({ own, close });
  return { scope, leave: (onGo: () => void) => askBeforeLoss(lostWithin(own), { lostWith: 'page', onGo }) };
}

/** Closes the dialog or sheet around, as its X does. */
export function useCloseWindow(): () => void {
  const { close } = useContext(ScopeContext);
  if (!close) throw new Error('There is no window around to close');
  return close;
}

/** Does what takes the typed away from the screen, as choosing another company, once the person has agreed. */
export function leaveTyped(onGo: () => void): void {
  askBeforeLoss(lostWithin(null), { lostWith: 'page', onGo });
}
