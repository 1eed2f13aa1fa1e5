import { expect, type APIRequestContext } from '@playwright/test';

/** A message that would have left, were a gateway configured. */
export interface OutboxMessage {
  readonly channel: 'mail' | 'sms';
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly links: readonly string[];
  readonly at: string;
}

/** Waits for a message of the local outbox that fits; the newest one. */
export async function findMail(
  request: APIRequestContext,
  fits: (message: OutboxMessage) => boolean,
): Promise<OutboxMessage> {
  let found: OutboxMessage | undefined;
  await expect
    .poll(async () => {
      const messages = (await (await request.get('/dev/outbox.json')).json()) as OutboxMessage[];
      found = messages.filter(fits).toSorted((one, other) => other.at.localeCompare(one.at))[0];
      return found !== undefined;
    })
    .toBe(true);
  if (!found) throw new Error('There is no such message');
  return found;
}
