import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { freePort } from './free-port.ts';
import { keepOutboxToken } from './outbox-token.ts';

const root = resolve(import.meta.dirname, '../..');

/** A running Sportello of a test's own. */
export interface RunningServer {
  readonly address: string;
  readonly dataFolder: string;
  /** What it has printed so far. */
  said(): string;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

interface ServerOptions {
  readonly dataFolder: string;
  readonly distFolder: string;
  /** The data folder of a server that was stopped, to begin with a copy of: a first start takes three times as long as a later one. */
  readonly like?: string;
  readonly env?: Readonly<Record<string, string>>;
}

const startLimit = 600_000;

/** Starts the server on a free port and waits until it can do its work. @throws with what it said when it cannot. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { dataFolder, distFolder, like, env } = options;
  if (like) await cp(like, dataFolder, { recursive: true });
  await keepOutboxToken(dataFolder);
  const port = await freePort();
  // Passkeys want a domain, which numbers are not.
  const address = `http://localhost:${port}`;
  const server = spawn(process.execPath, [join(root, 'server/src/main.ts')], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: address,
      DATA_DIR: dataFolder,
      DIST_DIR: distFolder,
      LOG_LEVEL: 'warn',
      // The tests stand for a proxy that says where somebody comes from.
      TRUSTED_PROXIES: '127.0.0.1,::1',
      ...env,
    },
  });
  let said = '';
  server.stdout.on('data', (text: Buffer) => (said += text.toString()));
  server.stderr.on('data', (text: Buffer) => (said += text.toString()));
  const hasEnded = once(server, 'exit');
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    server.kill(signal);
    await hasEnded;
  };
  if (await isReady(address, hasEnded)) return { address, dataFolder, said: () => said, stop };
  await stop('SIGKILL');
  throw new Error(`The server did not start:\n${said}`);
}

async function isReady(address: string, hasEnded: Promise<unknown>): Promise<boolean> {
  const end = Date.now() + startLimit;
  const state = { isRunning: true };
  void hasEnded.then(() => {
    state.isRunning = false;
  });
  while (state.isRunning && Date.now() < end) {
    const answer = await fetch(`${address}/readyz`).catch(() => undefined);
    if (answer?.ok) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}
