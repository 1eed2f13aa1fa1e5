import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../../server/src/testing/free-port.ts';

const main = fileURLToPath(new URL('../../../server/src/main.ts', import.meta.url));
const root = fileURLToPath(new URL('../../..', import.meta.url));
const startMs = 120_000;

/** The real server in a process of its own, on this machine's loopback. */
export interface FuzzedServer {
  readonly port: number;
  isRunning(): boolean;
  /** Bytes that it holds now; 0 where the system does not say. */
  memory(): number;
  /** Lines of its log since the last time, of what went wrong on its side. */
  takeErrors(): string[];
  /** Has it stop. @returns whether it ended well */
  stop(): Promise<boolean>;
}

interface StartOptions {
  readonly dataFolder: string;
  readonly port?: number | undefined;
}

/** Starts the server with the demo on a folder, and waits until it answers. */
export async function startFuzzedServer({ dataFolder, port }: StartOptions): Promise<FuzzedServer> {
  const chosen = port ?? (await freePort());
  const child = spawn(process.execPath, ['--no-warnings', main], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      PORT: `${chosen}`,
      DATA_DIR: dataFolder,
      LOG_LEVEL: 'error',
      // Each request may come from an address of its own, or the limits for one would refuse them all.
      TRUSTED_PROXIES: '127.0.0.1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // Whatever ends the fuzzer ends its server.
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  const errors: string[] = [];
  const keep = (line: string) => {
    if (isOfError(line)) errors.push(line);
  };
  createInterface({ input: child.stdout }).on('line', keep);
  createInterface({ input: child.stderr }).on('line', (line) => errors.push(line));
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  await untilReady(chosen, isRunning).catch((error: unknown) => {
    child.kill('SIGKILL');
    throw new Error(`${String(error)}\n${errors.join('\n')}`);
  });
  return {
    port: chosen,
    isRunning,
    memory: () => memoryOf(child.pid),
    takeErrors: () => errors.splice(0),
    stop: async () => {
      if (!isRunning()) return child.exitCode === 0;
      const ended = once(child, 'exit') as Promise<[number | null]>;
      const timer = setTimeout(() => child.kill('SIGKILL'), 40_000);
      child.kill('SIGTERM');
      const [code] = await ended;
      clearTimeout(timer);
      return code === 0;
    },
  };
}

/** Lines of pino at the levels of errors. */
const isOfError = (line: string) => /^\{"level":(?:50|60|"error"|"fatal")/.test(line);

function memoryOf(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

async function untilReady(port: number, isRunning: () => boolean): Promise<void> {
  const last = performance.now() + startMs;
  while (isRunning() && performance.now() < last) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await wait(50);
  }
  throw new Error('the server did not start');
}
