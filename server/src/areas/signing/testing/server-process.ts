import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { encodeRequest, type Call, type Given } from 'shared-api/contracts/common';
import type { z } from 'zod';
import { threadUseOf, watchingArguments, type ThreadUse } from '../../../testing/watched-thread.ts';
import { freePort } from '../../../testing/free-port.ts';

const main = fileURLToPath(new URL('../../../main.ts', import.meta.url));

/** A server in a process of its own, as people run it. */
export interface ServerProcess {
  readonly address: string;
  /** Makes a call; rejects when the process dies before it answers. */
  call<I extends z.ZodType, O extends z.ZodType>(
    contract: Call<I, O>,
    input: Given<I>,
    cookie?: string,
  ): Promise<{ status: number; body: unknown; cookie: string }>;
  /** What some work takes of its own thread and its memory, where it was started to watch them. */
  useDuring(work: () => Promise<unknown>): Promise<ThreadUse>;
  /** Ends it at once, as a power cut would. */
  kill(): Promise<void>;
  /** Has it stop as who operates it does. @returns what it ended with; 0 when all was well */
  stop(): Promise<number | null>;
  /** Has it stand still, until it is to go on. */
  pause(isPaused: boolean): void;
}

interface ProcessOptions {
  /** Whether what it takes of thread and memory is watched. */
  readonly isWatched?: boolean;
  /** Variables beside those that every test has. */
  readonly env?: Readonly<Record<string, string>>;
}

/** Starts a server with the demo on a folder, and waits until it answers. */
export async function startServerProcess(
  dataFolder: string,
  { isWatched = false, env: given = {} }: ProcessOptions = {},
): Promise<ServerProcess> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const own = { PATH: process.env['PATH'], PORT: `${port}`, DATA_DIR: dataFolder, LOG_LEVEL: 'silent' };
  const env = { ...own, ...given };
  const child = spawn(process.execPath, [...(isWatched ? watchingArguments : []), main], {
    env,
    stdio: ['ignore', 'pipe', 'inherit', ...(isWatched ? (['ipc'] as const) : [])],
  });
  await untilWelcome(child);
  return {
    address,
    call: async (contract, input, cookie = '') => {
      const { method, url, headers, body = null } = encodeRequest(contract, input);
      const response = await fetch(address + url, {
        method,
        headers: { 'x-sportello-client': 'test', cookie, ...headers },
        body,
      });
      const given = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
      return { status: response.status, body: await response.json(), cookie: given };
    },
    useDuring: (work) => threadUseOf(child, work),
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
    stop: async () => {
      const ended = once(child, 'exit') as Promise<[number | null]>;
      child.kill('SIGTERM');
      return (await ended)[0];
    },
    pause: (isPaused) => void child.kill(isPaused ? 'SIGSTOP' : 'SIGCONT'),
  };
}

async function untilWelcome(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit').then(() => {
    throw new Error('the server ended before it was there');
  });
  ended.catch(() => undefined);
  // The welcome is printed when the server listens.
  await Promise.race([once(child.stdout ?? child, 'data'), ended]);
}
