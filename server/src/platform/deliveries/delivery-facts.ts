import type { RowFacts } from '../secrets/row-proofs.ts';
import type { DeliveryRow } from './deliveries.schema.ts';

/** What the proof of a message is over: to whom it goes and what it says. */
export function deliveryFacts({
  channel,
  recipient,
  subject,
  text,
  html,
  replyTo,
  onBehalfOf,
  attachments,
  unsubscribeAddress,
}: Pick<
  DeliveryRow,
  | 'channel'
  | 'recipient'
  | 'subject'
  | 'text'
  | 'html'
  | 'replyTo'
  | 'onBehalfOf'
  | 'attachments'
  | 'unsubscribeAddress'
>): RowFacts {
  const files = JSON.stringify(attachments.map(({ name, hash }) => [name, hash]));
  const reply = replyTo && JSON.stringify([replyTo.name, replyTo.email]);
  return [channel, recipient, subject, text, html, reply, onBehalfOf, files, unsubscribeAddress];
}
