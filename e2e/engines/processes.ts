import { spawn, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A program that was started for a browser. */
interface Program {
  /** What it has written so far, to both of its outputs. */
  said(): string;
  /** Waits until it has written something. @throws with all that it wrote when it ends before. */
  waitFor(pattern: RegExp): Promise<string>;
  /** Ends it and all that it started. */
  stop(): Promise<void>;
}

const graceMs = 5000;
const running = new Set<ChildProcess>();
const folders = new Set<string>();

// Playwright ends a worker by `exit`, on a signal too, once its fixtures are done: what they could not end any more ends here.
process.on('exit', () => {
  for (const child of running) signalGroup(child, 'SIGKILL');
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
});

/**
 * Starts a program at the head of a group of its own, with what it starts. The system ends it when this process dies without a word.
 * Only Debian's programs are started, where `setpriv` is always there.
 */
export function startProgram(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Program {
  const child = spawn('setpriv', ['--pdeathsig', 'KILL', '--', command, ...args], {
    detached: true,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let said = '';
  const hasEnded = once(child, 'exit').catch((error: unknown) => (said += String(error)));
  void hasEnded.then(() => running.delete(child));
  for (const output of [child.stdout, child.stderr])
    output.on('data', (text: Buffer) => (said += text.toString()));
  return {
    said: () => said,
    waitFor: async (pattern) => {
      const state = { isRunning: true };
      void hasEnded.then(() => (state.isRunning = false));
      for (;;) {
        const found = pattern.exec(said);
        if (found) return found[1] ?? found[0];
        if (!state.isRunning) throw new Error(`${command} ended:\n${said}`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    stop: async () => {
      signalGroup(child, 'SIGTERM');
      const late = setTimeout(() => signalGroup(child, 'SIGKILL'), graceMs);
      await hasEnded;
      clearTimeout(late);
      // What it started may outlive it.
      signalGroup(child, 'SIGKILL');
    },
  };
}

/** A folder for a profile; gone with this process at the latest. */
export async function makeFolder(name: string): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), `sportello-${name}-`));
  folders.add(path);
  return {
    path,
    remove: async () => {
      await rm(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
      folders.delete(path);
    },
  };
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // It has ended by itself.
  }
}
