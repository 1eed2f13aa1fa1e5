import { PdfEditingError } from '../pdf-editing.ts';
import type { Outcome, Signed } from './messages.ts';

/** Jobs that may wait before a lane. */
export const standardQueue = { maxWaiting: 50, maxWaitingPerPerson: 3 };

/** What a process of the engine may hold, in MiB: Node itself takes 75 of it. */
export const standardMemoryMb = 200;

/** The answer to an engine that has nothing to sign. */
export async function refuseToSign(): Promise<Signed> {
  return { failure: 'nothing is signed in this process', isTimeStampFailure: false };
}

/** The error of a job that did not give what was asked for. */
export function failureOf(outcome: Outcome): PdfEditingError {
  return outcome.kind === 'failure'
    ? new PdfEditingError(outcome.code, outcome.message, outcome.reason)
    : new PdfEditingError('failed', 'the PDF engine answered something else');
}
