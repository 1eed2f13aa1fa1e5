import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { yieldToServer } from '../../yield-to-server.ts';
import { PdfEditingError } from '../pdf-editing.ts';
import type {
  DigestToSign,
  EngineSettings,
  FromEngine,
  Outcome,
  Signed,
  Task,
  ToEngine,
} from './messages.ts';

/** With what an engine is started. */
export interface EngineOptions {
  readonly settings: EngineSettings;
}

/** What the server does for a job. */
export interface JobMeans {
  /** Signs with the installation's key, which stays in the server. */
  readonly sign: (toSign: DigestToSign) => Promise<Signed>;
  /** Runs it where the job was asked for. */
  readonly keep: KeepTrace;
  /** What time of a processor the job may take, in milliseconds. */
  readonly processorMs: number;
}

/** How a job ended, and whether the process should be replaced before the next. */
export interface Answer {
  readonly outcome: Outcome;
  readonly isWornOut: boolean;
}

/** Runs something as a part of what ran when this was made (`AsyncLocalStorage.snapshot`). */
type KeepTrace = <T>(work: () => T) => T;

/** A running engine in a process of its own. */
export interface Engine {
  /** Resolves when it can be given jobs; `isCold`: the next one will hold less memory, because its sources are compiled now. */
  readonly ready: Promise<{ isCold: boolean }>;
  readonly isRunning: () => boolean;
  readonly perform: (task: Task, means: JobMeans) => Promise<Answer>;
  /** Ends the process whatever it does; the job in hand fails with `reason`. */
  readonly kill: (reason: PdfEditingError) => Promise<void>;
}

const entry = fileURLToPath(new URL('./engine-process.ts', import.meta.url));
/** Where Node keeps the compiled sources: beside the packages, where nobody writes who could not change them anyway. */
const compiled = fileURLToPath(new URL('../../../../../node_modules/.cache/pdf-engine', import.meta.url));
const megabyte = 1024 * 1024;
/** Share of the memory that the engine's own objects may take; buffers and Node itself take the rest. */
const heapShare = 0.6;

/** Starts an engine. What it must not know, such as the server's environment, it is not given. */
export function startEngine({ settings }: EngineOptions): Engine {
  const child = fork(entry, [], {
    execArgv: argumentsFor(settings.maxMemory),
    // One arena: what V8's helpers free would stay with theirs.
    env: { NODE_COMPILE_CACHE: compiled, MALLOC_ARENA_MAX: '1' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  yieldToServer(child, settings.task === 'drawing' ? 'drawing' : 'file');
  const started = Promise.withResolvers<{ isCold: boolean }>();
  const ended = Promise.withResolvers<void>();
  let job: (JobMeans & { digestsLeft: number; resolve: (answer: Answer) => void }) | undefined;
  let abandon: (error: Error) => void = started.reject;
  let reason: PdfEditingError | undefined;

  child.on('message', (message: FromEngine) => {
    if (message.kind === 'ready') started.resolve(message);
    else if (message.kind === 'digest') void answerDigest(message.toSign);
    else job?.resolve(message);
  });
  child.on('error', (error) => lose(failed(error.message)));
  child.on('exit', (code, signal) => lose(reason ?? lossOf(code, signal)));
  send({ kind: 'start', settings });
  return { ready: started.promise, isRunning, perform, kill };

  function isRunning() {
    return child.connected && child.exitCode === null && child.signalCode === null;
  }

  async function perform(task: Task, means: JobMeans): Promise<Answer> {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    job = { ...means, digestsLeft: digestsOf(task), resolve };
    abandon = reject;
    hold(child, true);
    try {
      send({ kind: 'task', task, processorMs: means.processorMs });
      return await promise;
    } finally {
      job = undefined;
      hold(child, false);
    }
  }

  async function answerDigest(toSign: DigestToSign) {
    if (!job || job.digestsLeft-- <= 0) return kill(failed('it asked for more signatures than the job has'));
    const { keep, sign } = job;
    send({ kind: 'signed', signed: await keep(() => sign(toSign)) });
  }

  function send(message: ToEngine) {
    if (child.connected) child.send(message, () => undefined);
  }

  function lose(error: PdfEditingError) {
    started.reject(error);
    abandon(error);
    ended.resolve();
  }

  async function kill(why: PdfEditingError): Promise<void> {
    reason ??= why;
    hold(child, true);
    child.kill('SIGKILL');
    await ended.promise;
  }
}

/** A job of n drawings has n revisions and the seal's; one whose time-stamp did not fit is signed twice. */
function digestsOf(task: Task): number {
  return task.kind === 'sign' ? (task.request.signatures.length + 1) * 2 : 0;
}

/** The objects of a large file come and go: with V8's own default they pile up to twice the memory first. */
function argumentsFor(maxMemory: number): string[] {
  const heap = Math.floor((maxMemory / megabyte) * heapShare);
  return [`--max-old-space-size=${heap}`, '--max-semi-space-size=2', '--no-warnings'];
}

/** Whether the server stays up for this process: only while it has a job. */
function hold(child: ChildProcess, isHeld: boolean) {
  const change = isHeld ? 'ref' : 'unref';
  child[change]();
  child.channel?.[change]();
}

/** Out of memory, V8 aborts; the watchdog and the system kill. */
function lossOf(code: number | null, signal: NodeJS.Signals | null): PdfEditingError {
  if (signal === 'SIGKILL' || signal === 'SIGABRT' || code === 134) return overrun();
  return failed(`it ended with ${signal ?? code}`);
}

/** The job took too much. */
function overrun(): PdfEditingError {
  return new PdfEditingError('took-too-long', 'the PDF took more time or memory than allowed');
}

function failed(message: string): PdfEditingError {
  return new PdfEditingError('failed', `the process of the PDF engine failed: ${message}`);
}
