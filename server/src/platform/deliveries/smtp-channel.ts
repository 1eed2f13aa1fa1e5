import type { Transporter } from 'nodemailer';
import type { Storage } from '../storage/storage.ts';
import { RefusedRecipientError, type Channel } from './channel.ts';

interface SmtpOptions {
  url: string;
  from: string;
  storage: Storage;
}

const firstPermanentCode = 500;
const timeoutMs = 30_000;

/** Sends mails by SMTP. A recipient that the server refuses for good bounces; every other failure is tried again. */
export function createSmtpChannel({ url, from, storage }: SmtpOptions): Channel {
  let opened: Promise<Transporter> | undefined;
  return {
    send: async ({ id, recipient, subject, text, html, attachments }) => {
      const files = await Promise.all(
        attachments.map(async ({ name, hash }) => ({ filename: name, content: await storage.read(hash) })),
      );
      opened ??= openTransport(url, from);
      const transport = await opened;
      await transport
        .sendMail({
          to: recipient,
          subject,
          text,
          ...(html && { html }),
          attachments: files,
          headers: { 'auto-submitted': 'auto-generated' },
          messageId: `<${id}@${senderHost(from)}>`,
        })
        .catch((error: unknown) => {
          throw asRefusal(error) ?? error;
        });
    },
  };
}

// The library is loaded with the first mail: an installation that has none leave does without it.
async function openTransport(url: string, from: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport(url, { from });
  Object.assign(transport.options, { connectionTimeout: timeoutMs, socketTimeout: timeoutMs });
  return transport;
}

function asRefusal(error: unknown): RefusedRecipientError | undefined {
  const { code, responseCode, message } = error as { code?: string; responseCode?: number; message: string };
  const isPermanent = code === 'EENVELOPE' && (responseCode ?? 0) >= firstPermanentCode;
  return isPermanent ? new RefusedRecipientError(message) : undefined;
}

const senderHost = (from: string) => /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
