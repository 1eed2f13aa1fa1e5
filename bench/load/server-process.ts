import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { requireLoopback } from './loopback.ts';
import { freePort } from '../../server/src/testing/free-port.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const watch = fileURLToPath(new URL('server-watch.ts', import.meta.url));
const metricsToken = 'the token of the load tool';
const keptOutput = 20_000;

/** Memory of a process in MB after a collection of garbage: of the process, and what its own code holds (heap, buffers). */
export interface SettledMemory {
  readonly rss: number;
  readonly held: number;
}

/** A server in a process of its own, as people run it, with the real clock. */
export interface ServerUnderLoad {
  readonly address: string;
  /** What it has printed, the last of it. */
  output(): string;
  settledMemory(): Promise<SettledMemory>;
  /** Reads `/metrics`. @returns what gives a figure by its name: the sum over its labels, 0 where it is not told */
  metrics(): Promise<(name: string) => number>;
  /** @returns what it ended with; 0 when all was well */
  stop(): Promise<number | null>;
}

interface ServerOptions {
  readonly env: Readonly<Record<string, string>>;
  readonly nodeArguments?: readonly string[];
}

/** Starts a server on a free port of this machine, and waits until it answers. */
export async function startServerUnderLoad({
  env,
  nodeArguments = [],
}: ServerOptions): Promise<ServerUnderLoad> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  requireLoopback(address);
  const child = spawn(
    process.execPath,
    [...nodeArguments, '--expose-gc', '--import', watch, 'server/src/main.ts'],
    {
      cwd: root,
      env: {
        PATH: process.env['PATH'],
        PORT: `${port}`,
        HOST: '127.0.0.1',
        PUBLIC_URL: address,
        // Everybody comes through a proxy that says from where: limits by network count as they do in the field.
        TRUSTED_PROXIES: '127.0.0.1',
        METRICS_TOKEN: metricsToken,
        LOG_LEVEL: 'warn',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  );
  const output = collectOutput(child);
  const hasEnded = once(child, 'exit') as Promise<[number | null]>;
  const metrics = async () => {
    const answer = await fetch(`${address}/metrics`, {
      headers: { authorization: `Bearer ${metricsToken}` },
    });
    const text = await answer.text();
    return (name: string) => sumOf(text, name);
  };
  await untilItAnswers(`${address}/healthz`, child, output);
  return {
    address,
    output,
    settledMemory: async () => {
      const answered = once(child, 'message') as Promise<[SettledMemory]>;
      child.send('settle');
      return (await answered)[0];
    },
    metrics,
    stop: async () => {
      child.kill('SIGTERM');
      return (await hasEnded)[0];
    },
  };
}

function sumOf(text: string, name: string): number {
  const values = [...text.matchAll(new RegExp(String.raw`^${name}(?:\{[^}]*\})? (\S+)$`, 'gm'))];
  return values.reduce((sum, [, value]) => sum + Number(value), 0);
}

function collectOutput(child: ChildProcess): () => string {
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text: Buffer) => (output = (output + text.toString()).slice(-keptOutput)));
  return () => output;
}

async function untilItAnswers(address: string, child: ChildProcess, output: () => string): Promise<void> {
  while (child.exitCode === null && child.signalCode === null) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return;
    await wait(50);
  }
  throw new Error(`The server ended before it answered:\n${output()}`);
}
