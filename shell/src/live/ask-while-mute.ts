import type { QueryClient } from '@tanstack/react-query';

/** Milliseconds between two questions while nothing is said. */
const askEvery = 60_000;
/** When it is asked after an act, in milliseconds: what the act began may be done a while later. */
const afterAct = [1000, 4000, 10_000, 25_000] as const;

/**
 * Asks for what changed while the line of changes says nothing: every minute, on coming back to the page, and after an act. A page
 * that nobody sees asks for nothing.
 */
export function askWhileMute(queries: QueryClient, read: () => void) {
  let isMute = false;
  let minute: ReturnType<typeof setInterval> | undefined;
  let afterwards: ReturnType<typeof setTimeout>[] = [];

  const ask = () => {
    if (isMute && document.visibilityState === 'visible') read();
  };
  const stopAsking = () => {
    clearInterval(minute);
    for (const timer of afterwards) clearTimeout(timer);
    afterwards = [];
  };
  const unsubscribe = queries.getMutationCache().subscribe((event) => {
    if (!isMute || event.type !== 'updated' || event.action.type !== 'success') return;
    for (const timer of afterwards) clearTimeout(timer);
    afterwards = afterAct.map((pause) => setTimeout(ask, pause));
  });
  document.addEventListener('visibilitychange', ask);
  return {
    /** The line says nothing from now on, or speaks again. */
    setMute(isNow: boolean): void {
      isMute = isNow;
      stopAsking();
      if (isNow) minute = setInterval(ask, askEvery);
      ask();
    },
    stop(): void {
      stopAsking();
      unsubscribe();
      document.removeEventListener('visibilitychange', ask);
    },
  };
}
