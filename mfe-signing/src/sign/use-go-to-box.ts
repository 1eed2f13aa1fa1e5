import { useCallback } from 'react';
import { useReducedMotion } from 'shared-ui';
import { boxElementId } from './boxes.ts';

/** Brings a box into sight and focuses it; while a dialog leaves, the focus waits for it. */
export function useGoToBox(): (index: number) => void {
  const isStill = useReducedMotion();
  return useCallback(
    (index) => {
      const element = document.getElementById(boxElementId(index));
      if (!element) return;
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: isStill ? 'auto' : 'smooth' });
      const focus = () => element.focus({ preventScroll: true });
      if (document.querySelector('dialog[open]'))
        document.addEventListener('close', focus, { capture: true, once: true });
      else focus();
    },
    [isStill],
  );
}
