import type { SealingIdentity } from '../../sealing/identity.ts';
import type { TimeStampAuthority } from '../../sealing/time-stamp.ts';
import type { PdfLimits } from '../inspection/open-for-signing.ts';
import type {
  PdfEditingFailure,
  Preflight,
  PreflightReason,
  PreflightRequest,
  SignRequest,
  SignResult,
} from '../pdf-editing.ts';

/** What a worker is started with. */
export interface WorkerSettings {
  readonly identity: SealingIdentity;
  readonly timeStampAuthority: TimeStampAuthority | null;
  readonly limits: PdfLimits;
}

/** One job for a worker. */
export type Task =
  | { readonly kind: 'preflight'; readonly request: PreflightRequest }
  | { readonly kind: 'sign'; readonly request: SignRequest };

/** How a job ended. */
export type Outcome =
  | { readonly kind: 'preflight'; readonly result: Preflight }
  | { readonly kind: 'sign'; readonly result: SignResult }
  | {
      readonly kind: 'failure';
      readonly code: PdfEditingFailure;
      readonly message: string;
      readonly reason: PreflightReason | null;
    };
