import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Puts the focus on the content after a change of screen, unless the screen has put it somewhere itself. */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (document.activeElement && document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }, [pathname]);
}
