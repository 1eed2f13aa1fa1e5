import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** What is said to a process that watches its thread. */
export type ToWatch = 'begin' | 'end';

/** What some work took of a process: its thread at once, at most, and memory above what it held before. */
export interface ThreadUse {
  readonly heldMs: number;
  readonly grownMb: number;
}

/** Arguments of Node by which a process watches its thread; it needs a channel to its parent (`ipc`). */
export const watchingArguments = ['--import', fileURLToPath(new URL('thread-watch.ts', import.meta.url))];

/** What a process that watches its thread takes for some work. */
export async function threadUseOf(child: ChildProcess, work: () => Promise<unknown>): Promise<ThreadUse> {
  await ask(child, 'begin');
  await work();
  return (await ask(child, 'end')) as ThreadUse;
}

async function ask(child: ChildProcess, message: ToWatch): Promise<unknown> {
  const answered = once(child, 'message');
  child.send(message);
  const [answer] = await answered;
  return answer;
}
