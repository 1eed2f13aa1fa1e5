import { call } from 'shared-api';
import { reportFailure as reportFailureCall } from 'shared-api/contracts/platform';
import type { AreaFailure } from 'shared-ui';

interface Place {
  readonly area: string;
  readonly build: string;
}

const longestMessage = 1000;

/** Tells the server's log of a failure on this page, under the support code that the person sees. */
export function reportFailure({ code, kind, error }: AreaFailure, { area, build }: Place): void {
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const report = { code, kind, area, build, message: message.slice(0, longestMessage) };
  // When the server is out of reach there is nobody to tell; the card is on the screen already.
  call(reportFailureCall, report).catch(() => undefined);
}
