import { AsyncLocalStorage } from 'node:async_hooks';
import { PdfEditingError } from '../pdf-editing.ts';
import { refuseToSign } from './lane-parts.ts';
import type { Outcome, Task } from './messages.ts';
import { startEngine, type Engine, type EngineOptions, type JobMeans } from './start-engine.ts';

/** A lane: one engine and the queue before it. */
export interface LaneOptions extends EngineOptions {
  /** Jobs that may wait, of all people and of one. */
  readonly maxWaiting: number;
  readonly maxWaitingPerPerson: number;
  readonly start?: typeof startEngine;
  /** How long any job may last on a machine that is busy with others, in milliseconds. */
  readonly leastMs?: number;
}

/** For whom a job is, what time of a processor it may take, and who signs what it asks to have signed: by default nobody. */
interface Terms extends Partial<Pick<JobMeans, 'sign'>>, Pick<JobMeans, 'processorMs'> {
  readonly person: string | undefined;
}

/** Does one job at a time, people in turn. */
interface Lane {
  /**
   * @throws PdfEditingError `took-too-long` past the limits of processor and memory, which are the file's fault; `unavailable` when too
   * many jobs wait, the lane is closed, or the machine gave the job no time for it
   */
  readonly run: (task: Task, terms: Terms) => Promise<Outcome>;
  readonly close: () => Promise<void>;
}

interface Job extends Terms {
  readonly task: Task;
  /** What ran when it was asked for: a lane works on the jobs of many. */
  readonly keep: JobMeans['keep'];
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: unknown) => void;
}

const startLimitMs = 30_000;
const idleMs = 5 * 60_000;
/** How much longer than its own time a job may last on a machine that is busy with others. */
const patience = 6;

/** Makes a lane. Its engine is started when there is work, replaced when it overran its limits, and ended when it was long idle. */
export function createLane(lane: LaneOptions): Lane {
  const { maxWaiting, maxWaitingPerPerson, start = startEngine, leastMs = 5000, ...options } = lane;
  // A person's turn is where their key stands: who was served goes to the end.
  const waiting = new Map<string, Job[]>();
  let count = 0;
  let engine: Engine | undefined;
  let isBusy = false;
  let isClosed = false;
  let hasCompiled = false;
  let idleTimer: NodeJS.Timeout | undefined;
  return { run, close };

  async function run(task: Task, terms: Terms): Promise<Outcome> {
    if (isClosed) throw closedError();
    const { promise, resolve, reject } = Promise.withResolvers<Outcome>();
    add({ ...terms, task, keep: AsyncLocalStorage.snapshot(), resolve, reject });
    void work();
    return promise;
  }

  function add(job: Job) {
    const { person = '' } = job;
    const own = waiting.get(person) ?? [];
    const isFull = count >= maxWaiting || (person !== '' && own.length >= maxWaitingPerPerson);
    if (isFull) throw new PdfEditingError('unavailable', 'too many jobs wait for the PDF engine');
    waiting.set(person, [...own, job]);
    count++;
  }

  function takeNext(): Job | undefined {
    for (const [person, [job, ...others]] of waiting) {
      waiting.delete(person);
      if (others.length > 0) waiting.set(person, others);
      count--;
      return job;
    }
    return undefined;
  }

  async function work() {
    if (isBusy) return;
    isBusy = true;
    clearTimeout(idleTimer);
    for (let job = takeNext(); job; job = takeNext()) {
      await perform(job).then(job.resolve, job.reject);
    }
    isBusy = false;
    idleTimer = setTimeout(() => void replace(closedError()), idleMs).unref();
  }

  async function perform({ task, processorMs, keep, sign = refuseToSign }: Job): Promise<Outcome> {
    if (isClosed) throw closedError();
    if (!engine?.isRunning()) engine = start(options);
    let current = engine;
    try {
      const { isCold } = await within(startLimitMs, current.ready);
      if (isCold && !hasCompiled) {
        // Every job is to have the same memory, the first after an installation too.
        hasCompiled = true;
        await replace(closedError());
        engine = current = start(options);
        await within(startLimitMs, current.ready);
      }
      const { outcome, isWornOut } = await within(
        Math.max(processorMs, 0) * patience + leastMs,
        current.perform(task, { keep, sign, processorMs }),
      );
      if (isWornOut) await replace(closedError());
      return outcome;
    } catch (error) {
      if (engine === current) await replace(busyError());
      throw isClosed ? closedError() : error;
    }
  }

  /** The next job starts a new engine. */
  async function replace(reason: PdfEditingError) {
    const ended = engine;
    engine = undefined;
    await ended?.kill(reason);
  }

  async function close(): Promise<void> {
    isClosed = true;
    clearTimeout(idleTimer);
    for (let job = takeNext(); job; job = takeNext()) job.reject(closedError());
    await replace(closedError());
  }
}

async function within<T>(limitMs: number, work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(busyError()), limitMs);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}

function busyError() {
  return new PdfEditingError('unavailable', 'the PDF engine did not come to an end in time');
}

function closedError() {
  return new PdfEditingError('unavailable', 'the PDF engine is closed');
}
