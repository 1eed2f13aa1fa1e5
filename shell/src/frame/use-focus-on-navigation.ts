import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useCurrentScreen } from 'shared-ui';

/**
 * Puts the focus on the heading of a new screen once it has one, unless the screen has put it somewhere itself; and on that of a further step of
 * a screen, which has another title, where nothing has the focus.
 */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const { title } = useCurrentScreen();
  const reached = useRef(pathname);
  const heading = useRef(title);
  const before = useRef<Element | null>(null);
  useEffect(() => {
    const note = () => {
      before.current = document.activeElement;
    };
    document.addEventListener('click', note, true);
    return () => document.removeEventListener('click', note, true);
  }, []);
  useEffect(() => {
    if (title === '') return;
    const isStep = reached.current === pathname && heading.current !== '' && heading.current !== title;
    heading.current = title;
    if (reached.current === pathname && !(isStep && document.activeElement === document.body)) return;
    reached.current = pathname;
    const focused = document.activeElement;
    const isLeftOver = focused === document.body || focused === before.current;
    if (focused && !isLeftOver && focused.closest('main, dialog')) return;
    const place = document.querySelector<HTMLElement>('[data-screen-title], main h1');
    (place ?? document.querySelector<HTMLElement>('main'))?.focus({ preventScroll: true });
  }, [pathname, title]);
}
