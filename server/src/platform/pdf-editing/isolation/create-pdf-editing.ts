import { rmSync } from 'node:fs';
import type { SealingIdentity } from '../../sealing/identity.ts';
import {
  PdfEditingError,
  type PdfEditing,
  type Preflight,
  type PreflightRequest,
  type SignRequest,
  type SignResult,
} from '../pdf-editing.ts';
import type { Outcome, Task } from './messages.ts';
import { createWorkerSlot, type WorkerSlot } from './worker-slot.ts';

/** How the engine of this process is set up; everything but the identity has a default. */
export interface PdfEditingOptions {
  readonly identity: SealingIdentity;
  /** Address of an RFC 3161 time-stamping authority for the seal (PAdES B-T). */
  readonly timeStampUrl?: string | undefined;
  readonly maxBytes?: number;
  readonly maxPages?: number;
  readonly workers?: number;
  readonly timeoutMs?: number;
  readonly memoryMb?: number;
}

const defaults = {
  maxBytes: 100 * 1024 * 1024,
  maxPages: 2000,
  workers: 1,
  timeoutMs: 20_000,
  memoryMb: 512,
};
const timeStampTimeoutMs = 8000;

/** Makes the engine: workers of this process with limits of time and memory, and a queue before them. */
export function createPdfEditing(options: PdfEditingOptions): PdfEditing {
  const { maxBytes, maxPages, workers, ...limits } = { ...defaults, ...options };
  const settings = {
    identity: options.identity,
    timeStampAuthority: options.timeStampUrl
      ? { url: options.timeStampUrl, timeoutMs: timeStampTimeoutMs }
      : null,
    limits: { maxBytes, maxPages },
  };
  const slots = Array.from({ length: workers }, () => createWorkerSlot(settings, limits));
  const queue = createQueue(slots);
  return { preflight, sign, close };

  async function preflight(request: PreflightRequest): Promise<Preflight> {
    try {
      const outcome = await queue.add({ kind: 'preflight', request });
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
      const outcome = await queue.add({ kind: 'sign', request });
      if (outcome.kind === 'sign') return outcome.result;
      throw failureOf(outcome);
    } catch (error) {
      if (request.outputPath !== request.inputPath) rmSync(request.outputPath, { force: true });
      throw error;
    }
  }

  async function close(): Promise<void> {
    queue.close();
    await Promise.all(slots.map((slot) => slot.stop()));
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

function failureOf(outcome: Outcome): PdfEditingError {
  return outcome.kind === 'failure'
    ? new PdfEditingError(outcome.code, outcome.message, outcome.reason)
    : new PdfEditingError('failed', 'the PDF worker answered something else');
}

interface Waiting {
  readonly start: (slot: WorkerSlot) => void;
  readonly refuse: () => void;
}

function createQueue(slots: readonly WorkerSlot[]) {
  const idle = [...slots];
  const waiting: Waiting[] = [];
  let isClosed = false;
  return { add, close };

  async function add(task: Task): Promise<Outcome> {
    const slot = await acquireSlot();
    try {
      if (isClosed) throw closedError();
      return await slot.run(task);
    } finally {
      giveBack(slot);
    }
  }

  function acquireSlot(): Promise<WorkerSlot> {
    if (isClosed) return Promise.reject(closedError());
    const slot = idle.pop();
    if (slot) return Promise.resolve(slot);
    return new Promise((resolve, reject) => {
      waiting.push({ start: resolve, refuse: () => reject(closedError()) });
    });
  }

  function giveBack(slot: WorkerSlot) {
    const next = waiting.shift();
    if (next) next.start(slot);
    else idle.push(slot);
  }

  function close() {
    isClosed = true;
    for (const { refuse } of waiting.splice(0)) refuse();
  }
}

function closedError() {
  return new PdfEditingError('unavailable', 'the PDF engine is closed');
}
