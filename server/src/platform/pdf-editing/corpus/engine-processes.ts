import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Whether the processes of an engine can be looked at: where the system has /proc. */
export const seesProcesses = existsSync('/proc/self/task');

/** The ids of the engine processes that a process has started. */
export function engineProcessesOf(pid: number): number[] {
  if (!seesProcesses) return [];
  const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    read(`/proc/${pid}/task/${task}/children`).split(' ').filter(Boolean),
  );
  return children.map(Number).filter((child) => read(`/proc/${child}/cmdline`).includes('engine-process'));
}

/** Bytes that a process holds (`VmRSS`) or held at most (`VmHWM`), by the system's count; 0 when it is gone. */
export function memoryOf(pid: number, count: 'VmRSS' | 'VmHWM'): number {
  const kilobytes = new RegExp(`${count}:\\s+(\\d+) kB`).exec(read(`/proc/${pid}/status`))?.[1];
  return Number(kilobytes ?? 0) * 1024;
}

/** Milliseconds, of the system's hundredths, that a process has had the processor; 0 when it is gone. */
export function processorOf(pid: number): number {
  // After the name, which may have spaces: `(node) S 1 …`; the 12th and the 13th are its own time and the system's for it.
  const fields = read(`/proc/${pid}/stat`)
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * 10;
}

/** A process may end while it is looked at. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
