import { liveEvents, type LiveEnd, type LiveEvents, type LiveKey } from '../contracts/platform/index.ts';

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
}

/** Milliseconds. A server that stops is asked again soon, one that does not answer ever more rarely. */
const firstPause = 1000;
const longestPause = 60_000;
/** After so many failures the pause is the longest. */
const rarely = 6;
/** A line on which the beat was missed twice is dead, whatever the browser thinks. */
const longestSilence = 50_000;
/** A page out of sight lets go of its line after this; it reads anew when one comes back. */
const hiddenFor = 30_000;
/** A line that is opened again after the end of its session, and ended for that once more, waits its time. */
const shortestLife = 30_000;
/** The server says again what changed in the last moments: a line that was away for less has missed nothing. */
const shortGap = 5000;

/**
 * Keeps a stream of changes open while the page is looked at, and opens it again when it is cut. Answers how to stop. Streams are
 * few for a browser (six lines to a server over HTTP/1.1), so a page that nobody sees has none.
 */
export function connectLive(listeners: LiveListeners): () => void {
  let source: EventSource | undefined;
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
    source?.close();
    source = undefined;
  };
  const recordMessage = () => {
    lastMessageAt = Date.now();
    clearTimeout(silence);
    silence = setTimeout(tryLater, longestSilence);
  };
  const tryLater = () => {
    drop();
    const pause = Math.min(longestPause, firstPause * 2 ** failures);
    failures += 1;
    retry = setTimeout(open, pause * (0.5 + Math.random() / 2));
  };
  const onEnd = ({ because }: { because: LiveEnd }) => {
    // Another page of the session took the place: this one waits until it is looked at again.
    if (because === 'replaced') return drop();
    if (because === 'renew') return tryLater();
    failures = rarely;
    tryLater();
    const endedAt = Date.now();
    listeners.onSessionEnd(() => {
      if (retry === undefined || endedAt - openedAgainAt < shortestLife) return;
      openedAgainAt = endedAt;
      open();
    });
  };

  function open(): void {
    drop();
    if (document.visibilityState === 'hidden') return;
    source = new EventSource(liveEvents.path);
    listen(source, {
      ready: () => {
        const missed = !isFirst && Date.now() - lastMessageAt > shortGap;
        isFirst = false;
        failures = 0;
        recordMessage();
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
    });
    source.addEventListener('error', tryLater);
  }

  const onVisibility = () => {
    clearTimeout(hiding);
    if (document.visibilityState === 'hidden') hiding = setTimeout(drop, hiddenFor);
    else if (!source) open();
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

type Handlers = { [Name in keyof LiveEvents]: (data: LiveEvents[Name]) => void };

function listen(source: EventSource, handlers: Handlers): void {
  for (const name of Object.keys(handlers) as (keyof LiveEvents)[])
    source.addEventListener(name, ({ data }: MessageEvent<string>) => {
      const read = liveEvents.events[name].safeParse(JSON.parse(data));
      if (read.success) (handlers[name] as (data: unknown) => void)(read.data);
    });
}
