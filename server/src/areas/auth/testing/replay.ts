import type { InjectOptions } from 'fastify';
import type { TestApp } from '../../../testing/index.ts';
import { cookieOf, enterPassword } from './auth-app.ts';

/** What came of a request that was sent again. */
interface Replay {
  readonly url: string;
  readonly status: number;
  /** The session cookie that it gave; empty when none. */
  readonly cookie: string;
}

/**
 * From here to `stop` every request to one of the addresses that succeeds is sent again at once, before anything could expire:
 * twice as it was, and once with the cookie of somebody (mario.rossi) who has just entered the password.
 */
export function replayAll(app: TestApp, urls: ReadonlySet<string>): { stop: () => Replay[] } {
  const fastify = app.app;
  const inject = fastify.inject.bind(fastify);
  const replays: Replay[] = [];

  async function sendAgain(options: InjectOptions, url: string, cookie?: string) {
    const headers = { ...options.headers, ...(cookie && { cookie }) };
    const answer = await inject({ ...options, headers });
    replays.push({ url, status: answer.statusCode, cookie: cookieOf(answer) });
  }

  async function injectAndReplay(options: InjectOptions) {
    const answer = await inject(options);
    const url = typeof options.url === 'string' ? options.url : '';
    if (!urls.has(url) || answer.statusCode >= 400) return answer;
    await sendAgain(options, url);
    await sendAgain(options, url);
    const channel = url.includes('TwoFactor') ? 'AUTH' : 'MAIL';
    await sendAgain(options, url, cookieOf(await enterPassword(app, { channel })));
    return answer;
  }

  fastify.inject = injectAndReplay as typeof fastify.inject;
  return {
    stop: () => {
      fastify.inject = inject;
      return replays;
    },
  };
}
