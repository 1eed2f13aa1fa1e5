/** Why the browser gave no passkey: the person turned away or waited too long, the device has one already, or something else. */
type PasskeyProblem = 'cancelled' | 'known' | 'failed';

const problems: Readonly<Record<string, PasskeyProblem>> = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'known',
};

/** Reads a failure of the browser. */
export function passkeyProblemOf(error: unknown): PasskeyProblem {
  return problems[error instanceof Error ? error.name : ''] ?? 'failed';
}
