import { expect, type APIRequestContext } from '@playwright/test';
import { outboxHeaders } from './outbox-token.ts';

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

/** Every message of the local outbox. */
export async function listMails(request: APIRequestContext): Promise<OutboxMessage[]> {
  const answer = await request.get('/dev/outbox.json', { headers: outboxHeaders });
  return (await answer.json()) as OutboxMessage[];
}

/** Waits for a message of the local outbox that fits; the newest one. */
export async function findMail(
  request: APIRequestContext,
  fits: (message: OutboxMessage) => boolean,
): Promise<OutboxMessage> {
  let found: OutboxMessage | undefined;
  await expect
    .poll(async () => {
      const messages = await listMails(request);
      found = messages.filter(fits).toSorted((one, other) => other.at.localeCompare(one.at))[0];
      return found !== undefined;
    })
    .toBe(true);
  if (!found) throw new Error('There is no such message');
  return found;
}
