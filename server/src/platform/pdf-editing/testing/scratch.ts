import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder of a test's own. */
interface Scratch {
  readonly path: (name: string) => string;
  /** Writes a file and gives its path. */
  readonly write: (name: string, bytes: Uint8Array | string) => string;
  readonly remove: () => void;
}

/** Makes a folder for a test. */
export function makeScratch(): Scratch {
  const folder = mkdtempSync(join(tmpdir(), 'sportello-pdf-test-'));
  const path = (name: string) => join(folder, name);
  return {
    path,
    write: (name, bytes) => {
      writeFileSync(path(name), bytes);
      return path(name);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Whether a command is installed. */
export function hasCommand(command: string): boolean {
  return spawnSync(command, ['--version']).error === undefined;
}

/**
 * `it` for a test that other programs check: where one is not installed the test counts as left out, but in CI it runs, and fails.
 */
export function itWith(...commands: string[]): typeof it {
  const areInstalled = commands.every(hasCommand);
  return areInstalled || process.env['CI'] ? it : (it.skip as typeof it);
}

/** Runs a command and gives what it wrote; throws when it fails. */
export function run(command: string, ...parameters: string[]): string {
  const finished = spawnSync(command, parameters, { encoding: 'latin1', maxBuffer: 1 << 26 });
  if (finished.status !== 0) throw new Error(`${command} failed: ${finished.stderr}`);
  return finished.stdout + finished.stderr;
}
