import { setTimeout } from 'node:timers/promises';
import { liveEvents } from 'shared-api/contracts/platform';

/** A page that follows what changes, and comes again when its line ends. */
interface LiveLine {
  /** The keys that it was told of. */
  readonly keys: ReadonlySet<string>;
  /** How often it connected. */
  connections(): number;
  close(): Promise<void>;
}

/** Follows the live line of whoever has this cookie. */
export function followLive(address: string, cookie: string): LiveLine {
  const closing = new AbortController();
  const keys = new Set<string>();
  let connections = 0;

  async function follow(): Promise<void> {
    const answer = await fetch(address + liveEvents.path, { headers: { cookie }, signal: closing.signal });
    if (!answer.ok || !answer.body) return;
    connections += 1;
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      const events = (text + part.value).split('\n\n');
      text = events.pop() ?? '';
      for (const event of events) read(event);
    }
  }

  function read(event: string): void {
    const [, name, data = ''] = /^event: (\w+)\ndata: (.*)$/.exec(event) ?? [];
    if (name !== 'change') return;
    for (const key of liveEvents.events.change.parse(JSON.parse(data)).keys) keys.add(JSON.stringify(key));
  }

  const following = (async () => {
    for (; !closing.signal.aborted; await setTimeout(20)) await follow().catch(() => undefined);
  })();
  return {
    keys,
    connections: () => connections,
    close: async () => {
      closing.abort();
      await following;
    },
  };
}
