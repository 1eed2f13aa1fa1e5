import { parentPort, workerData } from 'node:worker_threads';
import { PdfEditingError } from '../pdf-editing.ts';
import { preflightFile } from '../preflight/preflight-file.ts';
import { signFile } from '../signing/sign-file.ts';
import type { Outcome, Task, WorkerSettings } from './messages.ts';

const settings = workerData as WorkerSettings;

parentPort?.on('message', (task: Task) => {
  void perform(task).then((outcome) => parentPort?.postMessage(outcome));
});

async function perform(task: Task): Promise<Outcome> {
  try {
    return task.kind === 'preflight'
      ? { kind: 'preflight', result: preflightFile(task.request, settings.limits) }
      : { kind: 'sign', result: await signFile(task.request, settings) };
  } catch (error) {
    return failureOf(error);
  }
}

function failureOf(error: unknown): Outcome {
  if (error instanceof PdfEditingError) {
    return { kind: 'failure', code: error.code, message: error.message, reason: error.reason };
  }
  const message = error instanceof Error ? error.message : String(error);
  return { kind: 'failure', code: 'failed', message, reason: null };
}
