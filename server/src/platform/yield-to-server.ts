import { setPriority } from 'node:os';

/** Of the system's scale (-20 to 19): on a busy processor, a third of what the server gets. */
const priority = 5;

/** Lets the server go first where a process of its own works on a file: somebody waits for every call, and only one person for a file. */
export function yieldToServer({ pid }: { readonly pid?: number | undefined }): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, priority);
  } catch {
    // It has ended already, or this machine does not let us.
  }
}
