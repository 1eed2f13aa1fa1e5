/** Why a P12 cannot be used. */
export type P12Fault =
  | 'too-large'
  | 'not-p12'
  | 'unknown-cipher'
  | 'too-many-rounds'
  | 'wrong-password'
  | 'no-key'
  | 'no-certificate'
  | 'key-kind';

/** The P12 cannot be used, in words for whoever operates the server. */
export class P12Error extends Error {
  readonly fault: P12Fault;

  constructor(fault: P12Fault, message: string, { cause }: { readonly cause?: unknown } = {}) {
    super(message, { cause });
    this.fault = fault;
  }
}
