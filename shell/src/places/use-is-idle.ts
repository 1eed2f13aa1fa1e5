import { useEffect, useState } from 'react';

/** How long the parts of the places wait at most for the browser to have nothing else to do, in milliseconds. */
const longestWait = 150;

/** Whether the frame was drawn and the browser had a moment to itself, so that what is added to it may be loaded. */
export function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    // Safari has no idle callbacks.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(() => setIsIdle(true), 1);
      return () => clearTimeout(timer);
    }
    const handle = window.requestIdleCallback(() => setIsIdle(true), { timeout: longestWait });
    return () => window.cancelIdleCallback(handle);
  }, []);
  return isIdle;
}
