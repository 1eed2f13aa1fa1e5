import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as wait } from 'node:timers/promises';
import { median, type BenchRow, type BenchSize } from './row.ts';
import { freePort } from '../server/src/testing/free-port.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const rounds = { small: 1, whole: 3 };

/** From the start of an installed and built project with the embedded database until it answers: first start and later ones. */
export async function run(size: BenchSize): Promise<BenchRow[]> {
  const data = await mkdtemp(join(tmpdir(), 'sportello-bench-start-'));
  try {
    const first = await startOnce(data);
    const later: number[] = [];
    for (let round = 0; round < rounds[size]; round += 1) later.push(await startOnce(data));
    return [
      { group: 'start', name: 'first start, makes the demo company', measured: seconds(first) },
      {
        group: 'start',
        name: 'start until it answers',
        measured: seconds(median(later)),
        goal: 'under 5 s',
        reached: median(later) < 5000,
      },
    ];
  } finally {
    await rm(data, { recursive: true, force: true });
  }
}

async function startOnce(data: string): Promise<number> {
  const port = await freePort();
  const begun = performance.now();
  const server = spawn(process.execPath, ['server/src/main.ts'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: data, LOG_LEVEL: 'silent', DATABASE_URL: '' },
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  try {
    await untilReady(`http://127.0.0.1:${port}/readyz`, () => server.exitCode === null);
    return performance.now() - begun;
  } finally {
    server.kill('SIGTERM');
    await ended;
  }
}

async function untilReady(address: string, isRunning: () => boolean): Promise<void> {
  while (isRunning()) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return;
    await wait(20);
  }
  throw new Error('the server ended before it answered');
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}
