import { ApiError } from 'shared-api';
import { createFailure } from 'shared-ui';
import { reportFailure, type FailurePlace } from './report-failure.ts';

/** A screen that fails in each frame must not fill the log: so many reports a minute, and none of them twice. */
const maxReports = 5;
const period = 60_000;

/** Reports errors that reach the window, of timers, promises and presses, by the area whose script they come from. Answers how to stop. */
export function reportUncaughtErrors(): () => void {
  let reported = new Map<string, number>();

  const report = (error: unknown, script: string) => {
    const place = findPlace(script, error);
    if (!place || isExpected(error)) return;
    const now = performance.now();
    reported = new Map([...reported].filter(([, at]) => now - at < period));
    const key = `${place.area} ${String(error)}`;
    if (reported.has(key) || reported.size >= maxReports) return;
    reported.set(key, now);
    reportFailure({ ...createFailure('stopped', error), kind: 'background' }, place);
  };
  const handleError = (event: Event) => {
    if (event instanceof ErrorEvent) report(event.error ?? event.message, event.filename);
  };
  const handleRejection = ({ reason }: PromiseRejectionEvent) => report(reason, '');

  window.addEventListener('error', handleError);
  window.addEventListener('unhandledrejection', handleRejection);
  return () => {
    window.removeEventListener('error', handleError);
    window.removeEventListener('unhandledrejection', handleRejection);
  };
}

/** By the first script of an area among the places of the error; what comes from elsewhere, an extension say, is not ours. */
function findPlace(script: string, error: unknown): FailurePlace | undefined {
  const places = `${script}\n${error instanceof Error ? (error.stack ?? '') : ''}`;
  const [, area, build] = /\/modules\/([^/\s]+)\/([^/\s]+)\//.exec(places) ?? [];
  if (area && build) return { area, build };
  const [, shell] = /\/shell\/([^/\s]+)\//.exec(places) ?? [];
  return shell === undefined ? undefined : { area: 'shell', build: shell };
}

/** WebKit's and Firefox's word for a size that is measured again in the next frame. */
const isMeasuredLater = (error: unknown) =>
  typeof error === 'string' && error.startsWith('ResizeObserver loop');

/** The server knows its own refusals, and what is given up on purpose is no failure. */
function isExpected(error: unknown): boolean {
  const isGivenUp = error instanceof Error && error.name === 'AbortError';
  return error instanceof ApiError || isGivenUp || isMeasuredLater(error);
}
