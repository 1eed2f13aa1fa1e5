import { useEffect, useRef, useState, type MouseEvent, type RefObject, type SyntheticEvent } from 'react';
import { pushLayer } from './top-layer.ts';

interface ModalOptions {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Whether Esc and a press beside it leave it open. */
  readonly isSticky?: boolean;
}

interface ModalElement {
  /** Whether the dialog element has to be there: from opening until it has left the screen. */
  readonly isMounted: boolean;
  readonly props: {
    readonly ref: RefObject<HTMLDialogElement | null>;
    readonly onCancel: (event: SyntheticEvent) => void;
    readonly onClose: () => void;
    readonly onClick: (event: MouseEvent) => void;
    readonly 'data-modal': true;
  };
}

/** Opens a native dialog as a modal: focus is kept within, Esc closes, focus goes back to where it was. */
export function useModalElement({ isOpen, onClose, isSticky = false }: ModalOptions): ModalElement {
  const ref = useRef<HTMLDialogElement>(null);
  const [isMounted, setIsMounted] = useState(isOpen);
  if (isOpen && !isMounted) setIsMounted(true);

  useEffect(() => {
    const element = ref.current;
    if (!isOpen || !isMounted || !element) return;
    delete element.dataset.leaving;
    if (!element.open) {
      keepScrollbarRoom();
      element.showModal();
    }
    firstTarget(element).focus({ preventScroll: true });
    const removeLayer = pushLayer(element);
    return () => {
      removeLayer();
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
        if (isOpen) onClose();
      },
      onClick: (event) => {
        if (event.target === ref.current && !isSticky) onClose();
      },
    },
  };
}

function firstTarget(element: HTMLDialogElement): HTMLElement {
  const field = 'input:not([type=hidden], :disabled), textarea:not(:disabled), select:not(:disabled)';
  return (
    element.querySelector<HTMLElement>('[data-autofocus]') ??
    element.querySelector<HTMLElement>(field) ??
    element.querySelector<HTMLElement>('[data-modal-body]') ??
    element
  );
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
