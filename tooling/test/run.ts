import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../webpack/folders.ts';

const running = new Set<ChildProcess>();
/** Where Node keeps what it compiled: tests start the server some sixty times. */
const compiled = join(root, 'node_modules/.cache/compiled');

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    for (const child of running) child.kill(signal);
    process.exitCode = 1;
  });
}

/** Runs a command of the project and shows what it says. Answers whether it ended well. */
export async function run(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
) {
  const child = spawn(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_COMPILE_CACHE: compiled, ...env },
    shell: process.platform === 'win32',
  });
  running.add(child);
  const code = await new Promise<number>((resolve) => {
    child.on('error', () => resolve(1));
    child.on('exit', (exitCode) => resolve(exitCode ?? 1));
  });
  running.delete(child);
  return code === 0;
}
