import type { Readable } from 'node:stream';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { DatabaseHandle } from '../db/database.ts';
import { AppError } from '../errors/app-error.ts';
import type { SessionRecord } from '../sessions/session.ts';
import { concerns } from './live-audience.ts';
import { liveChannel, readMessage, type LiveMessage } from './live-messages.ts';
import { openStream, type LiveStream } from './live-stream.ts';
import { createStreamIndex } from './stream-index.ts';

/** How the streams behave, in milliseconds and numbers. */
export interface LivePace {
  /** Between two beats; proxies close a line on which nothing is sent for a minute. */
  readonly heartbeatMs: number;
  /** After this a page has to come again, with the rights that its person has then. */
  readonly longestMs: number;
  readonly maxStreamsOfSession: number;
  readonly maxStreams: number;
}

/** What can be done with the pages that are notified of changes. */
export type Live = ReturnType<typeof createLive>;

interface LiveDependencies {
  database: Pick<DatabaseHandle, 'listen'>;
  clock: Clock;
  logger: Logger;
  pace?: Partial<LivePace>;
}

/** Lines that one process holds: each is a connection, and keeps some kilobytes. */
export const maxLiveLines = 12_000;

const usualPace: LivePace = {
  heartbeatMs: 20_000,
  longestMs: 10 * 60_000,
  maxStreamsOfSession: 4,
  maxStreams: maxLiveLines,
};

/** A page reads its data a moment before its stream opens: what changed in this time is sent again. */
const repeatedMs = 10_000;

/** Lines that are written to before others have their turn on the event loop: what concerns everybody must not hold up a call. */
const linesAtOnce = 100;

/**
 * Notifies pages of what changes. Areas publish by `publishChange` in the transaction of the change; every replica receives it from the
 * database and notifies its own pages.
 */
export function createLive({ database, clock, logger, pace }: LiveDependencies) {
  const { heartbeatMs, longestMs, maxStreamsOfSession, maxStreams } = { ...usualPace, ...pace };
  const streams = createStreamIndex();
  let recent: { at: number; message: LiveMessage }[] = [];
  /** When another build was made live last. */
  let buildsAt = Number.NEGATIVE_INFINITY;
  let unlisten: (() => Promise<void>) | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopping = false;

  function receive(payload: string): void {
    const message = readMessage(payload);
    if (message) return remember(message);
    if (payload !== '') logger.warn({ payload }, 'a live message cannot be read');
    inTurn(streams.all(), (stream) => stream.send('change', { keys: [] }));
  }

  function remember(message: LiveMessage): void {
    const at = clock.now().getTime();
    recent = [...recent.filter((known) => at - known.at <= repeatedMs), { at, message }];
    notify(message);
  }

  function notify(message: LiveMessage): void {
    if ('ended' in message)
      for (const stream of streams.endedBy(message.ended)) stream.end({ because: 'session' });
    else inTurn(streams.concernedBy(message.to), (stream) => stream.send('change', { keys: message.keys }));
  }

  function makeRoomFor(session: SessionRecord): void {
    if (isStopping || streams.size >= maxStreams) throw new AppError('unavailable');
    const own = streams.ofSession(session.id);
    const tooMany = own.slice(0, Math.max(0, own.length - maxStreamsOfSession + 1));
    for (const stream of tooMany) stream.end({ because: 'replaced' });
  }

  function closeInTime(stream: LiveStream, session: SessionRecord): NodeJS.Timeout {
    const left = session.expiresAt.getTime() - clock.now().getTime();
    const because = left <= longestMs ? 'session' : 'renew';
    return setTimeout(() => stream.end({ because }), Math.min(left, longestMs)).unref();
  }

  return {
    /** Begins to listen; before any `open`. */
    start: async (): Promise<void> => {
      unlisten = await database.listen(liveChannel, receive);
      timer = setInterval(() => {
        inTurn(streams.all(), (stream) => stream.send('beat', {}));
      }, heartbeatMs).unref();
    },

    /** Closes every stream; no other is opened. */
    closeStreams: (): void => {
      isStopping = true;
      clearInterval(timer);
      for (const stream of streams.all()) stream.end();
    },

    /** Stops listening. */
    stop: async (): Promise<void> => {
      await unlisten?.();
    },

    /**
     * Opens the stream of a page. A session has a few; one more closes the oldest, which is as a rule of a page that has gone.
     * @throws AppError `unavailable` when there are too many in all.
     */
    open: (session: SessionRecord): Readable => {
      makeRoomFor(session);
      const stream = openStream(session, () => {
        clearTimeout(end);
        streams.remove(stream);
      });
      const end = closeInTime(stream, session);
      streams.add(stream);
      stream.send('ready', {});
      const since = clock.now().getTime() - repeatedMs;
      for (const { at, message } of recent)
        if (at >= since && 'to' in message && concerns(session, message.to))
          stream.send('change', { keys: message.keys });
      if (buildsAt >= since) stream.send('builds', {});
      return stream.output;
    },

    /** Notifies every page that another build is live. */
    announceBuilds: (): void => {
      buildsAt = clock.now().getTime();
      inTurn(streams.all(), (stream) => stream.send('builds', {}));
    },

    /** How many pages are connected. */
    count: (): number => streams.size,
  };
}

/** Does something for each line, with room for other work between some and the next. Lines that close meanwhile take no more. */
function inTurn(streams: readonly LiveStream[], work: (stream: LiveStream) => void, first = 0): void {
  const next = first + linesAtOnce;
  for (const stream of streams.slice(first, next)) work(stream);
  if (next < streams.length) setImmediate(() => inTurn(streams, work, next));
}
