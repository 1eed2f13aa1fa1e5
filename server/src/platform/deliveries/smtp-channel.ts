import type { Transporter } from 'nodemailer';
import type { Options as PoolOptions } from 'nodemailer/lib/smtp-pool';
import type { Storage } from '../storage/storage.ts';
import type { ReturnAddresses } from './bounces/return-address.ts';
import type { DeliveryRow } from './deliveries.schema.ts';
import type { MailSenders } from './mail-sender.ts';
import { isThisMachine } from '../this-machine.ts';
import {
  RecipientNotReadyError,
  RefusedContentError,
  RefusedRecipientError,
  UnsentError,
  type Channel,
} from './channel.ts';
import type { MailPace } from './mail-pace.ts';
import { readRefusal } from './mail-refusal.ts';

interface SmtpOptions {
  url: string;
  senders: Pick<MailSenders, 'find'>;
  storage: Storage;
  pace: MailPace;
  returnAddresses: Pick<ReturnAddresses, 'of'>;
  /** A token to sign in with; undefined where the address has a password, or none is needed. */
  findToken: FindToken | undefined;
  /** Address of the product: its host is the name by which mails are brought. */
  publicUrl: string;
}

const timeoutMs = 30_000;
/** A connection stays open that long for the next mail. */
const idleMs = 30_000;
const mailsPerConnection = 100;

/**
 * Sends mails by SMTP, over a few connections that stay open between mails, at the pace of the server. A recipient that the server
 * refuses for good bounces; what is no fault of the mail costs it nothing; every other failure is tried again.
 */
export function createSmtpChannel({
  url,
  senders,
  storage,
  pace,
  publicUrl,
  returnAddresses,
  findToken,
}: SmtpOptions): Channel {
  let opened: Promise<Transporter> | undefined;
  return {
    pace,
    send: async (delivery) => {
      const { id, recipient, replyTo, onBehalfOf, subject, text, html, attachments } = delivery;
      const files = await Promise.all(
        attachments.map(async ({ name, hash }) => ({ filename: name, content: await storage.read(hash) })),
      );
      const { name, address } = await senders.find();
      opened ??= openTransport({
        url,
        connections: pace.atOnce,
        name: greetingName(publicUrl, address),
        findToken,
      });
      const transport = await opened;
      await transport
        .sendMail({
          // Under the product's own address: a company's would be taken for forged.
          from: { name: onBehalfOf ? `${onBehalfOf} via ${name}` : name, address },
          to: recipient,
          envelope: { from: returnAddresses.of(id) ?? address, to: recipient },
          // Asked for where the server takes it: a report of what did not arrive, with the headers alone.
          dsn: { id, return: 'headers', notify: ['failure', 'delay'] },
          ...(replyTo && { replyTo: { name: replyTo.name, address: replyTo.email } }),
          subject,
          text,
          ...(html && { html }),
          attachments: files,
          headers: headersOf(delivery),
          messageId: `<${id}@${senderHost(address)}>`,
        })
        .catch((error: unknown) => {
          throw asProblem(error);
        });
    },
    close: () => {
      void opened?.then((transport) => transport.close());
      opened = undefined;
    },
  };
}

/** Nobody answers a machine: nor do absence notes, also those of Exchange, which does not heed the first. A notice says where it is switched off. */
function headersOf({ unsubscribeAddress: address }: DeliveryRow): Record<string, string> {
  return {
    'auto-submitted': 'auto-generated',
    'x-auto-response-suppress': 'OOF, AutoReply, RN, NRN',
    ...(address && {
      'list-unsubscribe': `<${address}>`,
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    }),
  };
}

/**
 * The name by which a mail server is greeted (EHLO): the host of the product, else the domain of the sender. What a container is called
 * says nothing to anybody, and big providers refuse who greets by an address.
 */
export function greetingName(publicUrl: string, sender: string): string | undefined {
  return [new URL(publicUrl).hostname, senderHost(sender)].find(isDomain);
}

const isDomain = (host: string) =>
  /^[a-z\d-]+(\.[a-z\d-]+)*\.[a-z][a-z\d-]+$/i.test(host) && !isThisMachine(host);

type FindToken = (options: { readonly renew: boolean }) => Promise<string>;

interface TransportOptions {
  readonly url: string;
  readonly connections: number;
  /** By which the server is greeted; undefined for the machine's own. */
  readonly name: string | undefined;
  readonly findToken: FindToken | undefined;
}

// The library is loaded with the first mail: an installation that has none leave does without it.
async function openTransport({ url, connections, name, findToken }: TransportOptions): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    url: smtpAddress(url),
    pool: true,
    ...(name && { name }),
    ...(findToken && { auth: { type: 'OAuth2', user: decodeURIComponent(new URL(url).username) } }),
    maxConnections: connections,
    maxMessages: mailsPerConnection,
    // The queue of jobs tries again, not the library.
    maxRequeues: 0,
    idleTimeout: idleMs,
    connectionTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  } as PoolOptions);
  if (findToken)
    transport.set('oauth2_provision_cb', (_user, renew, callback) => {
      findToken({ renew }).then(
        (token) => callback(null, token),
        (error: unknown) => callback(error instanceof Error ? error : new Error(String(error))),
      );
    });
  return transport;
}

function asProblem(error: unknown): unknown {
  const { fault, concerns, isFinal } = readRefusal(error);
  const reason = error instanceof Error ? error.message : String(error);
  if (fault === 'receiver')
    return isFinal ? new RefusedRecipientError(reason) : new RecipientNotReadyError(reason);
  if (fault === 'content') return new RefusedContentError(reason);
  if (fault === 'installation') return new UnsentError(reason, { isOurFault: true, concerns });
  return concerns === 'server' ? new UnsentError(reason, { isOurFault: false, concerns }) : error;
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
