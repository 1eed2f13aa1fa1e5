import { AsyncLocalStorage } from 'node:async_hooks';
import { spawn, type ChildProcess } from 'node:child_process';
import { root } from '../webpack/folders.ts';

const running = new Set<ChildProcess>();

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    for (const child of running) child.kill(signal);
    process.exitCode = 1;
  });
}

const heldBack = new AsyncLocalStorage<Buffer[]>();

/** Does something beside other work: what its commands say is shown in one piece at the end. */
export async function holdingOutput<T>(work: () => Promise<T>): Promise<T> {
  const said: Buffer[] = [];
  try {
    return await heldBack.run(said, work);
  } finally {
    process.stdout.write(Buffer.concat(said));
  }
}

/** Runs a command of the project and shows what it says. Answers whether it ended well. */
export async function run(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
) {
  const said = heldBack.getStore();
  const output = said ? 'pipe' : 'inherit';
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['inherit', output, output],
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  running.add(child);
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => said?.push(part));
  const code = await new Promise<number>((resolve) => {
    child.on('error', () => resolve(1));
    child.on('close', (exitCode) => resolve(exitCode ?? 1));
  });
  running.delete(child);
  return code === 0;
}
