import type { SentCode } from './one-time-code.ts';

interface KeptCode {
  readonly sent: SentCode;
  /** Until then another cannot be sent; milliseconds since 1970. */
  readonly resendAt: number;
}

const kept = new Map<string, KeptCode>();

/** Keeps a code that was sent, in this page, for the form that is opened again. */
export function keepCode(name: string | undefined, code: KeptCode): void {
  if (name !== undefined) kept.set(name, code);
}

/** The code of that name, as long as another cannot be sent. */
export function findKeptCode(name: string | undefined): KeptCode | undefined {
  const code = name === undefined ? undefined : kept.get(name);
  return code && code.resendAt > Date.now() ? code : undefined;
}

/** Forgets a code that is good no more. */
export function forgetCode(name: string | undefined): void {
  if (name !== undefined) kept.delete(name);
}
