import type { Transporter } from 'nodemailer';
import type { Storage } from '../storage/storage.ts';
import type { MailSenders } from './mail-sender.ts';
import { isThisMachine } from '../this-machine.ts';
import { RefusedRecipientError, type Channel } from './channel.ts';

interface SmtpOptions {
  url: string;
  senders: Pick<MailSenders, 'find'>;
  storage: Storage;
}

const firstPermanentCode = 500;
const timeoutMs = 30_000;

/** Sends mails by SMTP. A recipient that the server refuses for good bounces; every other failure is tried again. */
export function createSmtpChannel({ url, senders, storage }: SmtpOptions): Channel {
  let opened: Promise<Transporter> | undefined;
  return {
    send: async ({ id, recipient, replyTo, onBehalfOf, subject, text, html, attachments }) => {
      const files = await Promise.all(
        attachments.map(async ({ name, hash }) => ({ filename: name, content: await storage.read(hash) })),
      );
      opened ??= openTransport(url);
      const transport = await opened;
      const { name, address } = await senders.find();
      await transport
        .sendMail({
          // Under the product's own address: a company's would be taken for forged.
          from: { name: onBehalfOf ? `${onBehalfOf} via ${name}` : name, address },
          to: recipient,
          ...(replyTo && { replyTo: { name: replyTo.name, address: replyTo.email } }),
          subject,
          text,
          ...(html && { html }),
          attachments: files,
          headers: { 'auto-submitted': 'auto-generated' },
          messageId: `<${id}@${senderHost(address)}>`,
        })
        .catch((error: unknown) => {
          throw asRefusal(error) ?? error;
        });
    },
  };
}

// The library is loaded with the first mail: an installation that has none leave does without it.
async function openTransport(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport(smtpAddress(url));
  Object.assign(transport.options, { connectionTimeout: timeoutMs, socketTimeout: timeoutMs });
  return transport;
}

function asRefusal(error: unknown): RefusedRecipientError | undefined {
  const { code, responseCode, message } = error as { code?: string; responseCode?: number; message: string };
  const isPermanent = code === 'EENVELOPE' && (responseCode ?? 0) >= firstPermanentCode;
  return isPermanent ? new RefusedRecipientError(message) : undefined;
}

/**
 * The address of a mail server as the library is given it: one without TLS of its own has to begin it (STARTTLS), or no mail leaves,
 * since codes and links would be read on the way. Not so this machine, and where the address itself says `requireTLS=false`.
 */
export function smtpAddress(given: string): string {
  const url = new URL(given);
  if (url.protocol !== 'smtp:' || url.searchParams.has('requireTLS') || isThisMachine(url.hostname))
    return given;
  url.searchParams.set('requireTLS', 'true');
  return url.href;
}

const senderHost = (address: string) => /@([\w.-]+)/.exec(address)?.[1] ?? 'localhost';
