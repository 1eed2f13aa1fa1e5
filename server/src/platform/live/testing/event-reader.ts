import type { FastifyInstance } from 'fastify';
import { logLiveKey, sessionsLiveKey } from 'shared-api/contracts/platform';
import { liveEvents, type LiveEvents } from 'shared-api/contracts/platform';

interface ReceivedEvent {
  readonly name: keyof LiveEvents;
  readonly data: unknown;
}

/** The stream of a page in a test. */
export interface EventReader {
  readonly status: number;
  readonly headers: Headers;
  /** The next event that is no beat, and none of sessions that came or went; undefined when the server has closed the stream. */
  next(): Promise<ReceivedEvent | undefined>;
  /** The next event that says that sessions came or went. */
  nextOfSessions(): Promise<ReceivedEvent | undefined>;
  /** Goes away, as a page does that is closed. */
  leave(): void;
}

/** Opens the stream over a real connection, as a browser would. The application must listen. */
export async function readEvents(app: FastifyInstance, cookie: string): Promise<EventReader> {
  const leaving = new AbortController();
  const address = app.listeningOrigin + liveEvents.path;
  const response = await fetch(address, { headers: { cookie }, signal: leaving.signal });
  const events = response.ok ? readAll(response) : undefined;
  const nextWhere = async (
    isSought: (event: ReceivedEvent) => boolean,
  ): Promise<ReceivedEvent | undefined> => {
    const { value } = (await events?.next()) ?? {};
    return value === undefined || isSought(value) ? value : nextWhere(isSought);
  };
  return {
    status: response.status,
    headers: response.headers,
    next: () => nextWhere((event) => event.name !== 'beat' && !isOfSessions(event) && !isOfLog(event)),
    nextOfSessions: () => nextWhere(isOfSessions),
    leave: () => leaving.abort(),
  };
}

const ofSessions = JSON.stringify({ keys: [sessionsLiveKey] });
const ofLog = JSON.stringify({ keys: [logLiveKey] });
const isOfLog = ({ data }: ReceivedEvent) => JSON.stringify(data) === ofLog;
const isOfSessions = ({ data }: ReceivedEvent) => JSON.stringify(data) === ofSessions;

async function* readAll(response: Response): AsyncGenerator<ReceivedEvent, undefined> {
  let rest = '';
  for await (const text of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const parts = (rest + text).split('\n\n');
    rest = parts.pop() ?? '';
    for (const part of parts) yield read(part);
  }
  return undefined;
}

function read(part: string): ReceivedEvent {
  const name = /^event: (\w+)$/m.exec(part)?.[1] as keyof LiveEvents;
  const data: unknown = JSON.parse(/^data: (.*)$/m.exec(part)?.[1] ?? '');
  return { name, data: liveEvents.events[name].parse(data) };
}
