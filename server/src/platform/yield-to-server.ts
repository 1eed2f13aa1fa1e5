import { setPriority } from 'node:os';

/**
 * Of the system's scale (-20 to 19): on a busy processor a third of what the server gets for a drawing, whose signer waits for it, and a
 * tenth for a file of any size.
 */
const priorities = { drawing: 5, file: 10 };

/** Lets the server go first where a process of its own works on something: somebody waits for every call, and only one person for a file. */
export function yieldToServer(
  { pid }: { readonly pid?: number | undefined },
  workOn: keyof typeof priorities,
): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, priorities[workOn]);
  } catch {
    // It has ended already, or this machine does not let us.
  }
}
