import type { Clock } from '../clock.ts';
import { retryAfterMs } from '../outgoing/retry-after.ts';
import { RefusedRecipientError, UnsentError, type Channel } from './channel.ts';

interface SmsOptions {
  clock: Clock;
  url: string;
  token: string | undefined;
}

const timeoutMs = 15_000;
const refusals = [400, 404, 410, 422];
/** It does not take our token. */
const notAllowed = [401, 403];

/**
 * Sends SMS through an HTTP gateway (`docs/sms-gateway.md`), to its own address alone: no redirection is followed. The message's id
 * lets the gateway drop a repetition.
 */
export function createSmsChannel({ clock, url, token }: SmsOptions): Channel {
  return {
    send: async ({ id, recipient, text }) => {
      const response = await fetch(url, {
        method: 'POST',
        redirect: 'manual',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': id,
          ...(token && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ id, to: recipient, text }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      await response.body?.cancel();
      if (response.ok) return;
      const reason = `The SMS gateway answered ${response.status}`;
      throw problemOf(response, reason, clock.now());
    },
  };
}

function problemOf({ status, headers }: Response, reason: string, now: Date): Error {
  if (refusals.includes(status)) return new RefusedRecipientError(reason);
  if (notAllowed.includes(status)) return new UnsentError(reason, { isOurFault: true, concerns: 'mail' });
  const retryAfter = headers.get('retry-after');
  if (status !== 429 && !(status === 503 && retryAfter)) return new Error(reason);
  return new UnsentError(reason, {
    isOurFault: false,
    concerns: 'mail',
    retryAfterMs: retryAfterMs(retryAfter, now),
  });
}
