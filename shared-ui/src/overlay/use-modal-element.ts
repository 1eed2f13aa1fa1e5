import {
  useEffect,
  useRef,
  useState,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { keepPlace } from '../presses/focus-keeper.ts';
import { lastPressed } from '../presses/watch-presses.ts';
import { useOpenOverlay } from './open-overlays.ts';
import { pushLayer } from './top-layer.ts';
import { watchKeyboard } from './watch-keyboard.ts';

interface ModalOptions {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Whether Esc and a press beside it leave it open. */
  readonly isSticky?: boolean;
  /** Whether the address says that it is open, which then is the step of the history. */
  readonly isPlace?: boolean | undefined;
}

interface ModalElement {
  /** Whether the dialog element has to be there: from opening until it has left the screen. */
  readonly isMounted: boolean;
  readonly props: {
    readonly ref: RefObject<HTMLDialogElement | null>;
    readonly onCancel: (event: SyntheticEvent) => void;
    readonly onClose: () => void;
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onClick: (event: MouseEvent) => void;
    readonly 'data-modal': true;
  };
}

/** Opens a native dialog as a modal: focus is kept within, Esc closes, focus goes back to where it was. */
export function useModalElement({
  isOpen,
  onClose,
  isSticky = false,
  isPlace = false,
}: ModalOptions): ModalElement {
  const ref = useRef<HTMLDialogElement>(null);
  const giveBack = useRef<() => void>(undefined);
  const beganBeside = useRef(false);
  const [isMounted, setIsMounted] = useState(isOpen);
  if (isOpen && !isMounted) setIsMounted(true);
  useOpenOverlay(isOpen, () => isSticky || onClose(), { isPlace });

  useEffect(() => {
    const element = ref.current;
    if (!isOpen || !isMounted || !element) return;
    delete element.dataset.leaving;
    if (!element.open) {
      keepScrollbarRoom();
      giveBack.current = keepPlace(focusedOrPressed());
      element.showModal();
    }
    const stopWaiting = focusFirst(element);
    const removeLayer = pushLayer(element);
    const stopWatching = watchKeyboard(element);
    return () => {
      stopWaiting();
      removeLayer();
      stopWatching();
      element.dataset.leaving = '';
    };
  }, [isOpen, isMounted]);

  useEffect(() => {
    const element = ref.current;
    if (isOpen || !isMounted || !element) return;
    let isBack = false;
    void animationsEnd(element).then(() => {
      if (isBack) return;
      element.close();
      setIsMounted(false);
      giveBack.current?.();
    });
    return () => {
      isBack = true;
    };
  }, [isOpen, isMounted]);

  return {
    isMounted,
    props: {
      ref,
      'data-modal': true,
      onCancel: (event) => {
        if (event.target !== ref.current) return;
        event.preventDefault();
        if (!isSticky) onClose();
      },
      onClose: () => {
        if (!isOpen) return;
        // A browser closes it at the second Esc in a row, whatever is asked: whether it closes is for `onClose` to say.
        ref.current?.showModal();
        onClose();
      },
      // A stroke of the pen or a selection of text that ends beside it is no press beside it.
      onPointerDown: (event) => {
        beganBeside.current = event.target === ref.current;
      },
      onClick: (event) => {
        if (event.target === ref.current && beganBeside.current && !isSticky) onClose();
        beganBeside.current = false;
      },
    },
  };
}

/**
 * Gives the focus to what is to have it first. A form that comes late gets it when it is there, if nobody has moved the focus by
 * then. Answers how to stop waiting for one.
 */
function focusFirst(element: HTMLDialogElement): () => void {
  const target = firstField(element);
  const place = target ?? element.querySelector<HTMLElement>('[data-modal-body]') ?? element;
  place.focus({ preventScroll: true });
  if (target) return () => undefined;
  const waiting = new MutationObserver(() => {
    const hasMoved = document.activeElement !== place && document.activeElement !== document.body;
    const field = hasMoved ? null : firstField(element);
    field?.focus({ preventScroll: true });
    if (hasMoved || field) waiting.disconnect();
  });
  waiting.observe(element, { childList: true, subtree: true });
  return () => waiting.disconnect();
}

function firstField(element: HTMLElement): HTMLElement | null {
  const field = 'input:not([type=hidden], :disabled), textarea:not(:disabled), select:not(:disabled)';
  return element.querySelector<HTMLElement>('[data-autofocus]') ?? element.querySelector<HTMLElement>(field);
}

/** What opened it: Safari presses a button without giving it the focus, which goes to what is around it and takes one, or to the body. */
function focusedOrPressed(): Element | null {
  const focused = document.activeElement;
  const pressed = lastPressed();
  return pressed && focused?.contains(pressed) ? pressed : focused;
}

/** The page doesn't jump sideways when its scrollbar goes. */
function keepScrollbarRoom(): void {
  const root = document.documentElement;
  if (document.querySelector('dialog[data-modal][open]')) return;
  root.style.setProperty('--sp-scrollbar', `${window.innerWidth - root.getBoundingClientRect().width}px`);
}

async function animationsEnd(element: HTMLElement): Promise<void> {
  const running = element.getAnimations?.() ?? [];
  await Promise.allSettled(running.map((animation) => animation.finished));
}
