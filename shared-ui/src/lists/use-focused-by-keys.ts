import { useEffect, useState, type RefObject } from 'react';

/** Whether the focus is in an element, and came there by a key: what has the focus of a press is aimed at by the pointer. */
export function useFocusedByKeys(place: RefObject<HTMLElement | null>): boolean {
  const [isFocused, setIsFocused] = useState(false);
  useEffect(() => {
    let isByKey = false;
    const handleKey = () => {
      isByKey = true;
    };
    const handlePress = () => {
      isByKey = false;
      setIsFocused(false);
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Of the whole document: what is taken away loses the focus without an event of its own.
    const handleFocus = () => {
      clearTimeout(timer);
      setIsFocused(isByKey && place.current?.contains(document.activeElement) === true);
    };
    // Another window takes the focus from nobody here; the bar of the browser does.
    const handleBlur = () => {
      timer = setTimeout(handleFocus);
    };
    window.addEventListener('keydown', handleKey, true);
    window.addEventListener('pointerdown', handlePress, true);
    document.addEventListener('focusin', handleFocus);
    document.addEventListener('focusout', handleBlur);
    return () => {
      window.removeEventListener('keydown', handleKey, true);
      window.removeEventListener('pointerdown', handlePress, true);
      document.removeEventListener('focusin', handleFocus);
      document.removeEventListener('focusout', handleBlur);
      clearTimeout(timer);
    };
  }, [place]);
  return isFocused;
}
