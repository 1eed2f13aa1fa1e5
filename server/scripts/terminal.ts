import { resolve } from 'node:path';

/** What was asked for makes no sense; the message says why. */
export class UsageError extends Error {}

/** Runs a command and sets the exit code: 1 for what could not be done, 2 for what was asked in the wrong way. */
export async function runCommand(usage: string, main: () => Promise<number>): Promise<void> {
  process.umask(0o077);
  process.exitCode = await main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    if (error instanceof UsageError) console.error(`\n${usage}`);
    return error instanceof UsageError ? 2 : 1;
  });
}

/** A file as the person at the terminal named it: npm runs its scripts elsewhere. */
export function pathOf(name: string): string {
  return resolve(process.env['INIT_CWD'] ?? '.', name);
}

const unit = 1000;

/** Bytes for a person: 12.3 MB. */
export function formatBytes(bytes: number): string {
  if (bytes < unit) return `${bytes} bytes`;
  const names = ['kB', 'MB', 'GB', 'TB'];
  const power = Math.min(Math.floor(Math.log10(bytes) / 3), names.length);
  return `${(bytes / unit ** power).toFixed(1)} ${names[power - 1]}`;
}

/** A count for a person: 1,234 rows. */
export function formatCount(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
}

const shownEveryMs = 200;

/** Shows how far something is, on a terminal alone. */
export function createProgress(describe: (bytes: number) => string) {
  const { isTTY } = process.stderr;
  let shownAt = 0;
  return {
    onProgress: (bytes: number): void => {
      if (!isTTY || Date.now() - shownAt < shownEveryMs) return;
      shownAt = Date.now();
      process.stderr.write(`\r\u001b[K  ${describe(bytes)}`);
    },
    end: (): void => void (isTTY && process.stderr.write('\r\u001b[K')),
  };
}
