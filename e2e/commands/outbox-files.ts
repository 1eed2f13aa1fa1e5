import type { APIRequestContext } from '@playwright/test';
import { outboxHeaders } from '../core/outbox-token.ts';
import { findMail, listMails, type OutboxMessage } from '../core/outbox.ts';

/** A message with what is attached to it. */
interface MessageWithFiles extends OutboxMessage {
  readonly attachments: readonly { readonly name: string; readonly address: string }[];
}

interface MailSought {
  readonly to: string;
  readonly subject: RegExp;
}

/** The link to the receiver's landing in the mail that invites to sign. */
export async function findReceiverLink(request: APIRequestContext, sought: MailSought): Promise<string> {
  const { links } = await findMail(request, (message) => fits(message, sought));
  const link = links.find((candidate) => candidate.includes('/reservate/'));
  if (!link) throw new Error('The mail holds no link to sign');
  return link;
}

/** The file attached to a mail. */
export async function findAttachment(request: APIRequestContext, sought: MailSought): Promise<Buffer> {
  const mail = (await findMail(request, (message) => fits(message, sought))) as MessageWithFiles;
  const [file] = mail.attachments;
  if (!file) throw new Error(`Nothing is attached to the mail '${mail.subject}'`);
  return (await request.get(file.address, { headers: outboxHeaders })).body();
}

/** How many mails of a kind have gone to somebody. */
export async function countMails(request: APIRequestContext, sought: MailSought): Promise<number> {
  return (await listMails(request)).filter((message) => fits(message, sought)).length;
}

const fits = (message: OutboxMessage, { to, subject }: MailSought) =>
  message.to === to && subject.test(message.subject);
