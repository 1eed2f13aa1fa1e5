import type {
  DrawingRequest,
  PdfEditingFailure,
  PdfLimits,
  Preflight,
  PreflightReason,
  PreflightRequest,
  SignRequest,
  SignResult,
} from '../pdf-editing.ts';

/** What an engine's process is started with. The key is not among it: what is to be signed is asked of the server. */
export interface EngineSettings {
  /** The only kind of job that it gets. */
  readonly task: Task['kind'];
  readonly limits: PdfLimits;
  /** Whether the seal gets a time-stamp. */
  readonly hasTimeStamps: boolean;
  /** Memory that the process may hold, in bytes, as the system counts it. */
  readonly maxMemory: number;
}

/** One job for an engine. */
export type Task =
  | {
      readonly kind: 'preflight';
      readonly request: PreflightRequest;
      /** The installation's own, by which its earlier seals are known. */
      readonly ownCertificates: readonly Uint8Array[];
    }
  | {
      readonly kind: 'sign';
      readonly request: SignRequest;
      /** Room that a signature without a time-stamp needs at most. */
      readonly signatureSize: number;
    }
  | { readonly kind: 'drawing'; readonly request: DrawingRequest };

/** How a job ended. */
export type Outcome =
  | { readonly kind: 'preflight'; readonly result: Preflight }
  | { readonly kind: 'sign'; readonly result: SignResult }
  | { readonly kind: 'drawing'; readonly result: Uint8Array }
  | Failure;

/** A job that failed. */
interface Failure {
  readonly kind: 'failure';
  readonly code: PdfEditingFailure;
  readonly message: string;
  readonly reason: PreflightReason | null;
}

/** What is to be signed with the installation's key: the SHA-256 of a revision. */
export interface DigestToSign {
  readonly digest: Uint8Array;
  readonly isTimeStamped: boolean;
}

/** What came of it. */
export type Signed =
  | { readonly value: Uint8Array }
  | { readonly failure: string; readonly isTimeStampFailure: boolean };

/** From the server to an engine's process. */
export type ToEngine =
  | { readonly kind: 'start'; readonly settings: EngineSettings }
  | { readonly kind: 'task'; readonly task: Task; readonly processorMs: number }
  | { readonly kind: 'signed'; readonly signed: Signed };

/**
 * From an engine's process to the server. `isCold`: it had to compile its sources, and holds the memory of that to its end;
 * `isWornOut`: it holds so much memory that another should take its place.
 */
export type FromEngine =
  | { readonly kind: 'ready'; readonly isCold: boolean }
  | { readonly kind: 'digest'; readonly toSign: DigestToSign }
  | { readonly kind: 'outcome'; readonly outcome: Outcome; readonly isWornOut: boolean };
