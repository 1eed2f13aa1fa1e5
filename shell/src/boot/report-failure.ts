import type { AreaFailure } from 'shared-ui';
import { loadShellCalls } from '../load-shell-calls.ts';
import { describeFailure } from './describe-failure.ts';

/** Where something failed. */
export interface FailurePlace {
  /** `shell` where it is none of the areas'. */
  readonly area: string;
  readonly build: string;
}

interface Known extends Omit<AreaFailure, 'kind'> {
  /** `background`: an error that nobody saw, of a timer, a promise, a press. */
  readonly kind: AreaFailure['kind'] | 'background';
}

/** Tells the server's log of a failure on this page, under the support code that the person sees. */
export function reportFailure({ code, kind, error, file }: Known, place: FailurePlace): void {
  const report = { code, kind, message: describeFailure(error), ...place, ...(file && { file }) };
  // When the server is out of reach there is nobody to report to; the card is on the screen already.
  loadShellCalls()
    .then(({ sendFailure }) => sendFailure(report))
    .catch(() => undefined);
}
