import { useEffect } from 'react';
import { closePopup, type Popup } from './notify.ts';

const writes = 'input, textarea, select, [contenteditable]';

/** Control or Command with Z undoes what was done last, as long as it can be; within a text it is the text's own. */
export function useUndoKey(popups: readonly Popup[]): void {
  const last = popups.findLast(({ isUndo }) => isUndo);
  useEffect(() => {
    if (!last) return;
    const undo = (event: KeyboardEvent) => {
      const isKey = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
      if (!isKey || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest(writes)) return;
      event.preventDefault();
      last.action?.onClick();
      closePopup(last.id);
    };
    document.addEventListener('keydown', undo);
    return () => document.removeEventListener('keydown', undo);
  }, [last]);
}
