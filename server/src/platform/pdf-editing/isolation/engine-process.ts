import { writeFileSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { TimeStampError } from '../../sealing/time-stamp.ts';
import type { CmsSigner } from '../../sealing/cms.ts';
import { PdfEditingError } from '../pdf-editing.ts';
import type { EngineSettings, FromEngine, Outcome, Signed, Task, ToEngine } from './messages.ts';
import { startWatchdog } from './start-watchdog.ts';

type GivenTask = Extract<ToEngine, { readonly kind: 'task' }>;

/** What the watchdog, which looks now and then, did not come to see. */
const tookTooLong: Outcome = {
  kind: 'failure',
  code: 'took-too-long',
  message: 'the PDF took more time than allowed',
  reason: null,
};

/** Share of its memory with which a process goes on to the next job: a file takes some, and not all of it is given back. */
const wornOutShare = 0.75;

/** What each kind of job needs. */
const modules = {
  preflight: () => import('../preflight/preflight-file.ts'),
  sign: () => import('../signing/sign-file.ts'),
  drawing: () => import('../../png/drawing.ts'),
};

/** The process of an engine: started by `start-engine.ts`, it does one job at a time and ends when the server is gone. */
function main() {
  // Whoever stops the server by a signal to all its processes lets the job in hand come to its end.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined);
  process.on('disconnect', () => process.exit());
  offerToSystem();
  let settings: EngineSettings | undefined;
  let watchdog: Awaited<ReturnType<typeof startWatchdog>> | undefined;
  let receiveSigned: ((signed: Signed) => void) | undefined;

  process.on('message', (message: ToEngine) => {
    if (message.kind === 'start') void start(message.settings);
    else if (message.kind === 'signed') receiveSigned?.(message.signed);
    else void perform(message);
  });

  async function start(given: EngineSettings) {
    settings = given;
    watchdog = await startWatchdog(given.maxMemory);
    await modules[given.task]();
    flushCompileCache();
    send({ kind: 'ready', isCold: hasCompiled() });
  }

  async function perform({ task, processorMs }: GivenTask) {
    if (!settings) return;
    const before = process.threadCpuUsage();
    watchdog?.watch(processorMs);
    const found = await outcomeOf(task, settings, cmsSigner);
    watchdog?.watch(undefined);
    const { user, system } = process.threadCpuUsage(before);
    const outcome = (user + system) / 1000 > processorMs ? tookTooLong : found;
    send({
      kind: 'outcome',
      outcome,
      isWornOut: process.memoryUsage.rss() > settings.maxMemory * wornOutShare,
    });
  }

  function cmsSigner(size: number): CmsSigner {
    return {
      size,
      sign: async (digest, timeStamper) => {
        const signed = await new Promise<Signed>((resolve) => {
          receiveSigned = resolve;
          send({ kind: 'digest', toSign: { digest, isTimeStamped: timeStamper !== undefined } });
        });
        if ('value' in signed) return Buffer.from(signed.value);
        throw signed.isTimeStampFailure ? new TimeStampError(signed.failure) : new Error(signed.failure);
      },
    };
  }
}

/** Whether Node had to take the types out of a source: what it does that with is loaded for nothing else. */
function hasCompiled(): boolean {
  const { moduleLoadList = [] } = process as { moduleLoadList?: readonly string[] };
  return moduleLoadList.some((name) => name.includes('amaro'));
}

/** Where memory runs out, the system ends this process before the server. */
function offerToSystem() {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // Systems without it have their own ways.
  }
}

function send(message: FromEngine) {
  process.send?.(message);
}

async function outcomeOf(
  task: Task,
  settings: EngineSettings,
  cmsSigner: (size: number) => CmsSigner,
): Promise<Outcome> {
  try {
    if (task.kind === 'drawing') {
      const { readDrawing } = await modules.drawing();
      return { kind: 'drawing', result: readDrawing(task.request.image, task.request) };
    }
    const { limits, hasTimeStamps } = settings;
    if (task.kind === 'preflight') {
      const { preflightFile } = await modules.preflight();
      return {
        kind: 'preflight',
        result: preflightFile(task.request, { limits, ownCertificates: task.ownCertificates }),
      };
    }
    const { signFile } = await modules.sign();
    // Whom the server asks for time-stamps is no matter of this process.
    const timeStampAuthority = hasTimeStamps ? { url: '', timeoutMs: 0 } : null;
    const cms = cmsSigner(task.signatureSize);
    return { kind: 'sign', result: await signFile(task.request, { cms, timeStampAuthority, limits }) };
  } catch (error) {
    return failureOf(error);
  }
}

function failureOf(error: unknown): Outcome {
  if (error instanceof PdfEditingError) {
    return { kind: 'failure', code: error.code, message: error.message, reason: error.reason };
  }
  const message = error instanceof Error ? error.message : String(error);
  return { kind: 'failure', code: codeOf(error), message, reason: null };
}

function codeOf(error: unknown) {
  const name = error instanceof Error ? error.name : '';
  if (name === 'DrawingTooSmallError') return 'drawing-too-small';
  return name === 'InvalidPngError' ? 'invalid-image' : 'failed';
}

main();
