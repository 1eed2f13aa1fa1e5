import { useEffect, useEffectEvent } from 'react';
import type { Boxes } from './use-boxes.ts';

/** Ctrl Z undoes, Ctrl Shift Z and Ctrl Y redo, wherever one is on the screen but where one types. */
export function useUndoKeys({ undo, redo }: Pick<Boxes, 'undo' | 'redo'>): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
    if ((!ctrlKey && !metaKey) || altKey || (target instanceof Element && target.closest('input, dialog')))
      return;
    const letter = key.toLowerCase();
    const action = letter === 'y' || (letter === 'z' && shiftKey) ? redo : letter === 'z' ? undo : undefined;
    if (!action) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
