import { clock } from '../device/clock.ts';
import type { LiveEnd, LiveKey } from '../contracts/platform/index.ts';
import { openBrowserLine, sharesLine, type LineHandlers } from './browser-line.ts';

/** What is done when the server says that something changed. */
export interface LiveListeners {
  /** These data should be read again. */
  readonly onChange: (keys: readonly LiveKey[]) => void;
  /** Anything may have changed: the line was cut for a while. */
  readonly onGap: () => void;
  /** Another build of an area or of the shell is live. */
  readonly onBuilds: () => void;
  /** The server closed the stream because its session is over. Where the page has another by now, `goOn` opens the line again. */
  readonly onSessionEnd: (goOn: () => void) => void;
  /** Whether the line says nothing: what changed has to be asked for. */
  readonly onMute: (isMute: boolean) => void;
}

/** Milliseconds. A server that stops is asked again soon, one that does not answer ever more rarely. */
const firstPause = 1000;
const longestPause = 60_000;
/** After so many failures the pause is the longest. */
const rarely = 6;
/** A line on which the beat was missed twice is dead, whatever the browser thinks. */
const longestSilence = 50_000;
/** Something on the way may take the line and keep back all that is said on it. */
const longestOpening = 15_000;
/** After so many lines that were cut one after the other nothing is heard any more. */
const cutsToMute = 2;
/** A page out of sight lets go of its line after this, sooner where it is one of its own; it reads anew when one comes back. */
const hiddenFor = { shared: 30_000, own: 2000 } as const;
/** A line that is opened again after the end of its session, and ended for that once more, waits its time. */
const shortestLife = 30_000;
/** The server says again what changed in the last moments: a line that was away for less has missed nothing. */
const shortGap = 5000;

/**
 * Keeps a stream of changes open while the page is looked at, and opens it again when it is cut. Answers how to stop. Streams are
 * few for a browser (six lines to a server over HTTP/1.1), so a page that nobody sees has none.
 */
export function connectLive(listeners: LiveListeners): () => void {
  let leaveLine: (() => void) | undefined;
  let isMute = false;
  let failures = 0;
  let lastMessageAt = 0;
  let isFirst = true;
  let openedAgainAt = -Infinity;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let hiding: ReturnType<typeof setTimeout> | undefined;

  const drop = () => {
    for (const timer of [retry, silence, hiding]) clearTimeout(timer);
    retry = undefined;
    leaveLine?.();
    leaveLine = undefined;
  };
  const recordMessage = () => {
    lastMessageAt = clock.now();
    clearTimeout(silence);
    silence = setTimeout(takeForMute, longestSilence);
  };
  const setMute = (isNow: boolean) => {
    if (isMute === isNow) return;
    isMute = isNow;
    listeners.onMute(isNow);
  };
  const takeForMute = () => {
    setMute(true);
    tryLater();
  };
  const onCut = () => {
    if (failures + 1 >= cutsToMute) setMute(true);
    tryLater();
  };
  const tryLater = () => {
    drop();
    const pause = Math.min(longestPause, firstPause * 2 ** failures);
    failures += 1;
    retry = setTimeout(open, pause * (0.5 + Math.random() / 2));
  };
  const onEnd = ({ because }: { because: LiveEnd }) => {
    // Another page of the session took the place: this one waits until it is looked at again.
    if (because === 'replaced') {
      setMute(true);
      return drop();
    }
    if (because === 'renew') {
      lastMessageAt = clock.now();
      return tryLater();
    }
    failures = rarely;
    tryLater();
    const endedAt = clock.now();
    listeners.onSessionEnd(() => {
      if (retry === undefined || endedAt - openedAgainAt < shortestLife) return;
      openedAgainAt = endedAt;
      open();
    });
  };

  function open(): void {
    drop();
    if (document.visibilityState === 'hidden') return;
    silence = setTimeout(takeForMute, longestOpening);
    const handlers: LineHandlers = {
      ready: () => {
        const missed = (!isFirst || isMute) && clock.now() - lastMessageAt > shortGap;
        isFirst = false;
        failures = 0;
        recordMessage();
        setMute(false);
        if (missed) listeners.onGap();
      },
      beat: recordMessage,
      change: ({ keys }) => {
        recordMessage();
        if (keys.length === 0) listeners.onGap();
        else listeners.onChange(keys);
      },
      builds: listeners.onBuilds,
      end: onEnd,
    };
    leaveLine = openBrowserLine(handlers, onCut);
  }

  const onVisibility = () => {
    clearTimeout(hiding);
    if (document.visibilityState === 'hidden')
      hiding = setTimeout(drop, sharesLine() ? hiddenFor.shared : hiddenFor.own);
    else if (!leaveLine) open();
  };
  const onOnline = () => {
    failures = 0;
    open();
  };
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('online', onOnline);
  open();
  return () => {
    drop();
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('online', onOnline);
  };
}
