import { rmSync } from 'node:fs';
import { createCmsSigner, type CmsSigner } from '../../sealing/cms.ts';
import type { SealingIdentity } from '../../sealing/identity.ts';
import { SealUnavailableError, type SealProvider } from '../../sealing/seal-provider.ts';
import { createTimeStamper, TimeStampError } from '../../sealing/time-stamp.ts';
import {
  PdfEditingError,
  type PdfEditing,
  type Preflight,
  type PreflightRequest,
  type SignRequest,
  type SignResult,
} from '../pdf-editing.ts';
import { createDrawingReader } from './create-drawing-reader.ts';
import { createLane } from './lane.ts';
import { failureOf, standardMemoryMb, standardQueue } from './lane-parts.ts';
import type { DigestToSign, Signed } from './messages.ts';

/** How the engine of this host is set up; everything but the seal has a default. */
export interface PdfEditingOptions {
  readonly seal: SealProvider;
  /** Address of an RFC 3161 time-stamping authority for the seal (PAdES B-T). */
  readonly timeStampUrl?: string | undefined;
  readonly maxBytes?: number;
  readonly maxPages?: number;
  /** Time of a processor that a check, or a sealing besides its drawings, may take. */
  readonly preflightMs?: number;
  readonly signMs?: number;
  /** What a process of the engine may hold, Node itself with its 75 MB included. */
  readonly memoryMb?: number;
}

const defaults = {
  maxBytes: 100 * 1024 * 1024,
  maxPages: 2000,
  preflightMs: 5000,
  signMs: 20_000,
  memoryMb: standardMemoryMb,
};
const perBoxMs = 100;
const timeStampTimeoutMs = 8000;
const megabyte = 1024 * 1024;

/**
 * Makes the engine: a process for uploads, one for drawings and one for sealing, each with limits of time and memory and a queue
 * of its own, so that none of them waits for another. The key stays here.
 */
export async function createPdfEditing(options: PdfEditingOptions): Promise<PdfEditing> {
  const { maxBytes, maxPages, preflightMs, signMs, memoryMb } = { ...defaults, ...options };
  const { findIdentity, listOwnCertificates } = options.seal;
  const settings = {
    limits: { maxBytes, maxPages },
    hasTimeStamps: options.timeStampUrl !== undefined,
    maxMemory: memoryMb * megabyte,
  };
  const uploads = createLane({
    ...standardQueue,
    settings: { ...settings, task: 'preflight' },
  });
  const sealing = createLane({
    ...standardQueue,
    settings: { ...settings, task: 'sign' },
  });
  const drawings = createDrawingReader();
  let last: { readonly identity: SealingIdentity; readonly cms: CmsSigner } | undefined;
  return { preflight, sign, readDrawing: drawings.readDrawing, close };

  async function preflight(request: PreflightRequest): Promise<Preflight> {
    try {
      const terms = { person: request.person, processorMs: preflightMs };
      const ownCertificates = await listOwnCertificates();
      const outcome = await uploads.run({ kind: 'preflight', request, ownCertificates }, terms);
      if (outcome.kind === 'preflight') return outcome.result;
      throw failureOf(outcome);
    } catch (error) {
      if (request.repairTo) rmSync(request.repairTo, { force: true });
      if (error instanceof PdfEditingError && error.code === 'took-too-long') return tookTooLong;
      throw error;
    }
  }

  async function sign(request: SignRequest): Promise<SignResult> {
    try {
      const processorMs = signMs + request.signatures.length * perBoxMs;
      // Whoever signs at its beginning signs the whole document.
      const cms = await findSigner();
      const sign = signerOf(cms, options.timeStampUrl);
      const task = { kind: 'sign', request, signatureSize: cms.size } as const;
      const outcome = await sealing.run(task, { person: undefined, processorMs, sign });
      if (outcome.kind === 'sign') return { ...outcome.result, certificate: cms.fingerprint };
      throw failureOf(outcome);
    } catch (error) {
      if (request.outputPath !== request.inputPath) rmSync(request.outputPath, { force: true });
      throw error;
    }
  }

  async function findSigner(): Promise<CmsSigner> {
    try {
      const identity = await findIdentity();
      if (last?.identity !== identity) last = { identity, cms: await createCmsSigner(identity) };
      return last.cms;
    } catch (error) {
      if (error instanceof SealUnavailableError) throw new PdfEditingError('seal-unavailable', error.message);
      throw error;
    }
  }

  async function close(): Promise<void> {
    await Promise.all([uploads.close(), sealing.close(), drawings.close()]);
  }
}

const tookTooLong: Preflight = {
  verdict: 'refuse',
  reason: 'took-too-long',
  notes: [],
  pages: [],
  signatures: [],
  encrypted: false,
};

function signerOf(cms: CmsSigner, timeStampUrl: string | undefined) {
  const timeStamper = timeStampUrl
    ? createTimeStamper({ url: timeStampUrl, timeoutMs: timeStampTimeoutMs })
    : undefined;
  return async ({ digest, isTimeStamped }: DigestToSign): Promise<Signed> => {
    try {
      return { value: await cms.sign(digest, isTimeStamped ? timeStamper : undefined) };
    } catch (error) {
      const failure = error instanceof Error ? error.message : String(error);
      return { failure, isTimeStampFailure: error instanceof TimeStampError };
    }
  };
}
