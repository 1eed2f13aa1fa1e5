import { useCallback, useState } from 'react';

/** The props of a scroll container: `tabIndex` is there only while it is to be a Tab stop. */
interface ScrollStop<Scroller extends HTMLElement> {
  readonly ref: (scroller: Scroller | null) => (() => void) | undefined;
  readonly tabIndex: 0 | undefined;
}

/**
 * Puts a container in reach of the arrow keys while more stands in it than is seen, and nothing in it can take the focus. Browsers do so
 * by themselves, except Safari; the container needs a role and a name to be read out with.
 */
export function useScrollStop<Scroller extends HTMLElement = HTMLElement>(): ScrollStop<Scroller> {
  const [isStop, setIsStop] = useState(false);
  const ref = useCallback((scroller: Scroller | null) => {
    if (!scroller) return undefined;
    const look = () => setIsStop(scrolls(scroller) && !scroller.querySelector(stops));
    const sizes = new ResizeObserver(look);
    sizes.observe(scroller);
    // What comes late may overflow a container that is as large as it can be.
    const contents = new MutationObserver(look);
    contents.observe(scroller, { childList: true, subtree: true });
    return () => {
      sizes.disconnect();
      contents.disconnect();
    };
  }, []);
  return { ref, tabIndex: isStop ? 0 : undefined };
}

const stops = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, summary';

const scrolls = (element: HTMLElement) =>
  element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth;
