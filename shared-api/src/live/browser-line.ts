import { z } from 'zod';
import { pagePerson } from '../client/page-person.ts';
import { isGuestId } from '../contracts/common/index.ts';
import { clock } from '../device/clock.ts';
import { liveEvents, type LiveEvents } from '../contracts/platform/index.ts';
import { hasChannels, openChannel, type PageChannel } from '../device/channel.ts';
import { openEventSource, webLocks } from '../device/platform.ts';
import { randomId } from '../client/random-id.ts';

type EventName = keyof LiveEvents;
type Deliver = (name: EventName, data: unknown) => void;

/** What is done with each event of the line. */
export type LineHandlers = { readonly [Name in EventName]: (data: LiveEvents[Name]) => void };

/** One line for a person; that of a guest is of their document alone. */
const lineName = () => ['sportello-live', ...guestOfPage()].join('-');
/** A page that holds the line answers at once, out of sight too; one that the device put to sleep does not. Milliseconds. */
const longestAnswer = 2000;
/** A page reads its data a moment before it listens: changes of this time are said to it again. Milliseconds. */
const repeatedFor = 10_000;

const names = Object.keys(liveEvents.events) as EventName[];

/** What pages of a browser say to each other; `to` is the page that asked. */
const passed = z.union([
  z.object({ ask: z.string() }),
  z.object({ name: z.enum(['opening', ...names]), data: z.unknown().optional(), to: z.string().optional() }),
]);
type Passed = z.infer<typeof passed>;

/** Whether the pages of this browser share one line: not over plain http, nor where a setting refuses it. */
export function sharesLine(): boolean {
  return webLocks() !== undefined && hasChannels();
}

/**
 * Opens the stream of changes, one for all pages of the browser where it lets them share one (a browser has six connections to a
 * server over HTTP/1.1): one page holds it and passes on what comes, another takes it over when that one lets go. Answers how to
 * leave it.
 */
export function openBrowserLine(handlers: LineHandlers, onCut: () => void): () => void {
  const deliver: Deliver = (name, data) => {
    const read = liveEvents.events[name].safeParse(data);
    if (read.success) (handlers[name] as (data: unknown) => void)(read.data);
  };
  const locks = webLocks();
  const channel = locks && openChannel(lineName());
  return channel ? shareStream({ locks, channel }, deliver, onCut) : openStream(deliver, onCut);
}

/** A stream has no header that says whose page it is: a guest's says so by its address. Empty for anybody else. */
function guestOfPage(): string[] {
  const person = pagePerson();
  return person !== null && isGuestId(person) ? [person] : [];
}

function openStream(deliver: Deliver, onCut: () => void): () => void {
  const [guest] = guestOfPage();
  const address =
    guest === undefined ? liveEvents.path : `${liveEvents.path}?of=${encodeURIComponent(guest)}`;
  const source = openEventSource(address);
  if (!source) {
    const noticing = setTimeout(onCut);
    return () => clearTimeout(noticing);
  }
  for (const name of names)
    source.addEventListener(name, ({ data }: MessageEvent<string>) => deliver(name, JSON.parse(data)));
  source.addEventListener('error', onCut);
  return () => source.close();
}

/** What the pages of a browser share a stream by. */
interface Sharing {
  readonly locks: LockManager;
  readonly channel: PageChannel;
}

function shareStream({ locks, channel }: Sharing, deliver: Deliver, onCut: () => void): () => void {
  const self = randomId();
  const name = lineName();
  const queue = new AbortController();
  const pass = createPassing(channel);
  let isLeft = false;
  let letGo: (() => void) | undefined;

  const request = (options: LockOptions) => {
    let own: (() => void) | undefined;
    const hold = () => {
      clearTimeout(unanswered);
      if (isLeft) return undefined;
      return new Promise<void>((resolve) => {
        const close = openStream((name, data) => {
          pass.on(name, data);
          deliver(name, data);
        }, onCut);
        own = () => {
          close();
          resolve();
        };
        letGo = own;
      });
    };
    const asked = async () => locks.request(name, options, hold);
    asked().catch((error: unknown) => {
      if (isLeft) return;
      // This one no longer waits in turn; or the browser gives no lock at all, and nothing can be shared.
      if (!own) {
        if (!isFailureOf(error, 'AbortError')) standAlone();
        return;
      }
      // Another page took the line, as this one had not answered.
      own();
      letGo = undefined;
      onCut();
    });
  };
  const standAlone = () => {
    clearTimeout(unanswered);
    letGo ??= openStream(deliver, onCut);
  };
  // Whoever holds the line and says nothing sleeps.
  const unanswered = setTimeout(() => {
    queue.abort();
    request({ steal: true });
  }, longestAnswer);

  channel.listen((said) => {
    const read = passed.safeParse(said);
    if (isLeft || !read.success) return;
    const message = read.data;
    if ('ask' in message) {
      if (letGo) pass.answer(message.ask);
      return;
    }
    if (letGo || (message.to ?? self) !== self) return;
    clearTimeout(unanswered);
    if (message.name !== 'opening') deliver(message.name, message.data);
  });
  // A page that can say nothing to the others has a stream of its own, and takes nobody's.
  if (channel.post({ ask: self } satisfies Passed)) request({ signal: queue.signal });
  else standAlone();

  return () => {
    isLeft = true;
    clearTimeout(unanswered);
    queue.abort();
    letGo?.();
    channel.close();
  };
}

/** What the page that holds the line says to the others. */
function createPassing(channel: PageChannel) {
  const say = (message: Passed) => channel.post(message);
  let isReady = false;
  let recent: { readonly at: number; readonly data: unknown }[] = [];
  return {
    /** Passes an event on. That the time of a stream is over concerns the page alone: another one opens the next. */
    on(name: EventName, data: unknown): void {
      if (name === 'ready') isReady = true;
      if (name === 'change') recent = [...ofLastMoments(recent), { at: clock.now(), data }];
      const isOver =
        name === 'end' &&
        !liveEvents.events.end.extend({ because: z.literal('session') }).safeParse(data).success;
      say(isOver ? { name: 'beat', data: {} } : { name, data });
    },
    /** Answers a page that begins to listen. */
    answer(to: string): void {
      say({ name: isReady ? 'ready' : 'opening', data: {}, to });
      for (const { data } of isReady ? ofLastMoments(recent) : []) say({ name: 'change', data, to });
    },
  };
}

function isFailureOf(error: unknown, name: string): boolean {
  return error instanceof Error && error.name === name;
}

function ofLastMoments<Change extends { readonly at: number }>(changes: readonly Change[]): Change[] {
  return changes.filter(({ at }) => clock.now() - at <= repeatedFor);
}
