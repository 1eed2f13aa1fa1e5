import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useCurrentScreen } from 'shared-ui';

/** How long what only adorns the frame waits at most for the screen, in milliseconds. */
const longestWait = 5000;
/** How long it waits at most for the browser to have nothing else to do, once the screen stands, in milliseconds. */
const longestWaitForIdle = 300;

/**
 * Whether the first screen stands: it has said its name, what the page announced has come, nothing is being read, and the browser had
 * a moment to itself. Until then what only adorns the frame leaves line and processor to the screen; it comes after five seconds in
 * any case, and stays when another screen is opened.
 */
export function useScreenStands(): boolean {
  const queries = useQueryClient();
  const [stands, setStands] = useState(false);
  const isThere = useCurrentScreen().title !== '';
  useEffect(() => {
    if (stands) return;
    const timer = setTimeout(() => setStands(true), longestWait);
    return () => clearTimeout(timer);
  }, [stands]);
  useEffect(
    () => (isThere && !stands ? whenQuiet(queries, () => setStands(true)) : undefined),
    [isThere, stands, queries],
  );
  return stands;
}

/** Calls once all that the page announced has come, no query is being answered, and the browser is idle. Answers how to stop. */
function whenQuiet(queries: QueryClient, onQuiet: () => void): () => void {
  let forget = () => {};
  const look = () => {
    forget();
    // What a page announces is part of what its `load` waits for.
    const isQuiet = document.readyState === 'complete' && queries.isFetching() === 0;
    forget = isQuiet ? whenIdle(onQuiet) : () => {};
  };
  const stopFollowing = queries.getQueryCache().subscribe(look);
  window.addEventListener('load', look);
  look();
  return () => {
    forget();
    stopFollowing();
    window.removeEventListener('load', look);
  };
}

function whenIdle(onIdle: () => void): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(onIdle, 1);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(onIdle, { timeout: longestWaitForIdle });
  return () => window.cancelIdleCallback(handle);
}
