import type { APIRequestContext } from '@playwright/test';

/** A message as `/dev/outbox.json` tells it. */
export interface OutboxMessage {
  readonly channel: 'mail' | 'sms';
  readonly to: string;
  readonly subject: string | null;
  readonly text: string;
  readonly html: string | null;
  readonly links: readonly string[];
  readonly at: string;
}

interface MessageSought {
  readonly to: string;
  /** Part of the subject, or of the text of an SMS. */
  readonly about: string | RegExp;
  /** Only messages from this moment on. */
  readonly since: Date;
}

const patienceMs = 15_000;
const pauseMs = 200;

/** Waits until a message is in the outbox. @throws when none came in time. */
export async function findMessage(
  request: APIRequestContext,
  { to, about, since }: MessageSought,
): Promise<OutboxMessage> {
  const end = Date.now() + patienceMs;
  while (Date.now() < end) {
    const messages = await readOutbox(request);
    const found = messages.find(
      (message) =>
        message.to === to &&
        new Date(message.at) >= since &&
        (message.subject ?? message.text).match(about) !== null,
    );
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  throw new Error(`No message to ${to} about ${about} came within ${patienceMs} ms`);
}

/** Everything in the outbox, the newest first. */
export async function readOutbox(request: APIRequestContext): Promise<OutboxMessage[]> {
  const answer = await request.get('/dev/outbox.json');
  const body = (await answer.json()) as OutboxMessage[] | { messages: OutboxMessage[] };
  return Array.isArray(body) ? body : body.messages;
}

/** The one-time code in a message. */
export function codeIn({ subject, text }: OutboxMessage): string {
  const code = /\b\d{6}\b/.exec(`${subject ?? ''} ${text}`)?.[0];
  if (!code) throw new Error('The message holds no code');
  return code;
}

/** The link to a receiver's landing in a message. */
export function receiverLinkIn({ links }: OutboxMessage): string {
  const link = links.find((candidate) => candidate.includes('/reservate/'));
  if (!link) throw new Error('The message holds no link to sign');
  return link;
}
