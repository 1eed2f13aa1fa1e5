import type { SealingIdentity } from '../identity.ts';
import type { P12Fault } from '../p12-error.ts';

/** Why an uploaded file cannot become the seal. */
export type SealFileFault =
  | P12Fault
  | 'key-size'
  | 'key-usage'
  | 'expired'
  | 'not-yet-valid'
  | 'cannot-sign'
  | 'took-too-long';

/** A file to read: P12 with its password, and the moment at which it has to be valid. */
export interface SealFile {
  readonly bytes: Uint8Array;
  readonly password: string;
  readonly now: Date;
}

/** What was found: key and certificates, of which a signature on trial was good, or why not. */
export type SealFileOutcome =
  | { readonly fault: SealFileFault }
  | { readonly fault: null; readonly identity: SealingIdentity };
