import { once } from 'node:events';

type Answer = Readonly<Record<string, unknown>>;

interface Waiting {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

interface Incoming {
  readonly type: 'success' | 'error' | 'event';
  readonly id?: number;
  readonly result?: Answer;
  readonly error?: string;
  readonly message?: string;
  readonly method?: string;
  readonly params?: Answer;
}

/** A session of WebDriver BiDi. */
export interface Bidi {
  /** @throws Error with what the browser says of a command that it refuses, or when it has gone. */
  send(method: string, params: Readonly<Record<string, unknown>>): Promise<Answer>;
  close(): void;
}

/** Opens a session at `ws://…/session`; events go to `hears` by their names. */
export async function openBidi(
  address: string,
  onEvent: (name: string, params: Answer) => void,
): Promise<Bidi> {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const waiting = new Map<number, Waiting>();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const incoming = JSON.parse(String(data)) as Incoming;
    if (incoming.type === 'event') return onEvent(incoming.method ?? '', incoming.params ?? {});
    const command = waiting.get(incoming.id ?? 0);
    waiting.delete(incoming.id ?? 0);
    if (incoming.type === 'success') return command?.resolve(incoming.result ?? {});
    command?.reject(new Error(`${incoming.error}: ${incoming.message}`));
  });
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('The browser has gone'));
  });
  return {
    send: (method, params) => {
      last += 1;
      const id = last;
      return new Promise((resolve, reject) => {
        if (socket.readyState !== WebSocket.OPEN) return reject(new Error('The browser has gone'));
        waiting.set(id, { resolve, reject });
        socket.send(JSON.stringify({ id, method, params }));
      });
    },
    close: () => socket.close(),
  };
}
