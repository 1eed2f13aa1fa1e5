import { useEffect, useEffectEvent, type RefObject } from 'react';

/** What keys do anywhere in the viewer, but where one types. */
interface ViewerKeys {
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  readonly resetZoom: () => void;
  readonly goToPage: (page: number) => void;
  readonly search: (() => void) | undefined;
  readonly pageCount: number;
}

/** + − 0 zoom, Home and End go to the first and the last page, Ctrl F searches. What a part of the pages did with a key stands. */
export function useViewerKeys(root: RefObject<HTMLElement | null>, keys: ViewerKeys): void {
  const actionOf = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) => {
    if (key.toLowerCase() === 'f' && (ctrlKey || metaKey) && !altKey) return keys.search;
    if (ctrlKey || metaKey || altKey || (target instanceof Element && target.closest('input, select')))
      return undefined;
    const actions: Readonly<Record<string, () => void>> = {
      '+': keys.zoomIn,
      '=': keys.zoomIn,
      '-': keys.zoomOut,
      '0': keys.resetZoom,
      Home: () => keys.goToPage(1),
      End: () => keys.goToPage(keys.pageCount),
    };
    return actions[key];
  };
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented) return;
    const action = actionOf(event);
    if (!action) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const listen = (event: KeyboardEvent) => handleKey(event);
    element.addEventListener('keydown', listen);
    return () => element.removeEventListener('keydown', listen);
  }, [root]);
}
