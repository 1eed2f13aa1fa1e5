import { setTimeout as wait } from 'node:timers/promises';

/** A session of classic WebDriver. */
export interface WebDriver {
  /** @throws Error with what the driver says of a command that it refuses. */
  post(path: string, body: Readonly<Record<string, unknown>>): Promise<unknown>;
  /** What is seen, as PNG. @throws when the browser does not draw. */
  screenshot(): Promise<Buffer>;
  evaluate(functionText: string, ...args: readonly unknown[]): Promise<unknown>;
  /** The ids of the elements that fit a selector. */
  find(selector: string): Promise<readonly string[]>;
  end(): Promise<void>;
}

/** Waits until a driver listens, and opens a session. */
export async function openWebDriver(
  address: string,
  capabilities: Readonly<Record<string, unknown>>,
): Promise<WebDriver> {
  while (!(await isReady(address))) await wait(50);
  const opened = await command(`${address}/session`, 'POST', { capabilities: { alwaysMatch: capabilities } });
  const { sessionId } = opened as { readonly sessionId: string };
  const session = `${address}/session/${sessionId}`;
  const post: WebDriver['post'] = (path, body) => command(session + path, 'POST', body);
  return {
    post,
    screenshot: async () => {
      const address = `${session}/screenshot`;
      return Buffer.from(String(await command(address, 'GET', undefined, pictureLimit)), 'base64');
    },
    evaluate: async (functionText, ...args) => {
      const script = `return JSON.stringify((${functionText})(...JSON.parse(arguments[0])) ?? null)`;
      return JSON.parse(String(await post('/execute/sync', { script, args: [JSON.stringify(args)] })));
    },
    find: async (selector) => {
      const found = await post('/elements', { using: 'css selector', value: selector });
      return (found as readonly Record<string, string>[]).flatMap((element) => Object.values(element));
    },
    end: async () => {
      await command(session, 'DELETE').catch(() => undefined);
    },
  };
}

/** In milliseconds: the driver answers no question that a page took with it when it went, nor always one for a picture. */
const answerLimit = 60_000;
const pictureLimit = 10_000;

const isReady = (address: string) =>
  fetch(`${address}/status`).then(
    ({ ok }) => ok,
    () => false,
  );

async function command(
  address: string,
  method: 'POST' | 'GET' | 'DELETE',
  body?: Readonly<Record<string, unknown>>,
  limit = answerLimit,
): Promise<unknown> {
  const answer = await fetch(address, {
    method,
    signal: AbortSignal.timeout(limit),
    ...(body && { body: JSON.stringify(body) }),
  });
  const { value } = (await answer.json()) as { readonly value: unknown };
  if (answer.ok) return value;
  const { error, message } = value as { readonly error: string; readonly message: string };
  throw new Error(`${error}: ${message}`);
}
