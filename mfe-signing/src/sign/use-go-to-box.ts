import { useCallback, type RefObject } from 'react';
import { useIsPhone } from 'shared-ui';
import type { FileViewerHandle } from 'shared-ui/viewer';
import { areaAround, boxElementId, type BoxView } from './boxes.ts';

/**
 * Brings a box into sight and focuses it; while a dialog leaves, the focus waits for it. On a phone it is zoomed to, so that it can be
 * read and hit.
 */
export function useGoToBox(viewer: RefObject<FileViewerHandle | null>): (box: BoxView) => void {
  const isPhone = useIsPhone();
  return useCallback(
    (box) => {
      if (isPhone) viewer.current?.zoomTo(box.page, areaAround(box));
      else viewer.current?.show(box.page, box.place, { align: 'center' });
      const focus = () => document.getElementById(boxElementId(box.index))?.focus({ preventScroll: true });
      if (document.querySelector('dialog[open]'))
        document.addEventListener('close', focus, { capture: true, once: true });
      else focus();
    },
    [viewer, isPhone],
  );
}
