import type { DeliveryFault } from './deliveries.schema.ts';

/** What a mail server's refusal means. */
interface MailRefusal {
  /** Whose fault it is; null where nobody's: the server is asked too much, or it is not known. */
  readonly fault: DeliveryFault | null;
  /** Whether it is about the mail, or about every mail to that server. */
  readonly concerns: 'mail' | 'server';
  /** Whether another try is useless until somebody changes something. */
  readonly isFinal: boolean;
}

/** What the library says of a failure: which command failed, what the server answered. */
interface SmtpError {
  readonly code?: string;
  readonly command?: string;
  readonly responseCode?: number;
  readonly response?: string;
  readonly message?: string;
}

interface Answer {
  readonly phase: 'connection' | 'sign-in' | 'sender' | 'receiver' | 'content';
  /** The code of the answer; 0 where there was none. */
  readonly code: number;
  /** Class, subject and detail of the enhanced status code (RFC 3463), such as `5.7.1`; empty where there is none. */
  readonly status: string;
  readonly text: string;
}

const busy: MailRefusal = { fault: null, concerns: 'server', isFinal: false };
const unknown: MailRefusal = { fault: null, concerns: 'mail', isFinal: false };
const ofReceiver = (isFinal: boolean): MailRefusal => ({ fault: 'receiver', concerns: 'mail', isFinal });
const ofContent: MailRefusal = { fault: 'content', concerns: 'mail', isFinal: true };
const ofInstallation = (concerns: MailRefusal['concerns']): MailRefusal => ({
  fault: 'installation',
  concerns,
  isFinal: false,
});

const lastTemporaryCode = 499;
const saysGreylisted = /gr[ea]y-?\s?list/i;
const saysTooMany =
  /(sending|sender|daily|hourly|rate|message|submission|recipient)s?\W+(\w+\W+)?(limit|quota)|too many (message|mail|email|recipient|connection)|limit exceeded|quota exceeded for send|throttl/i;
/** Words about who sends, in the place of a status that says so. */
const aboutSender =
  /relay|authenticat|not authori[sz]ed|sender|\bspf\b|\bdkim\b|\bdmarc\b|block(ed|list)|black-?list|deny-?list|spamhaus|\brbl\b|\bdnsbl\b|reputation|client host|reverse (dns|lookup)|\bptr\b/i;
const aboutContent = /spam|virus|malware|content|attachment|phish|unsolicited|too (big|large)|size/i;
/** Statuses of the fourth class by which a server asks for fewer mails, or for later ones. */
const slowDown = /^4\.(7\.\d+|3\.\d+|4\.5|5\.3)$/;
/** Statuses of the fifth class that are about the receiver though their subject is policy (RFC 5248, Exchange's restricted groups). */
const closedReceiver = /^5\.7\.(2|13|17|18|1[2-9]\d)$/;

/** Whose fault a refusal is, by the phase of the dialogue in which it came and by the enhanced status code. */
export function readRefusal(error: unknown): MailRefusal {
  const answer = readAnswer(error as SmtpError);
  const { code, phase, status, text } = answer;
  if (code === 0) return withoutAnswer(error as SmtpError, phase);
  if (code <= lastTemporaryCode) return temporary(answer);
  if (code === 530 || code === 535 || code === 538) return ofInstallation('server');
  if (phase === 'connection' || phase === 'sign-in') return ofInstallation('server');
  if (/^5\.(6\.7|1\.10)$/.test(status)) return ofReceiver(true);
  if (isAboutSize(answer)) return ofContent;
  if (phase === 'sender') return ofInstallation('server');
  if (status === '5.4.5' || saysTooMany.test(text)) return ofInstallation('server');
  return phase === 'receiver' ? atReceiver(answer) : atContent(answer);
}

function withoutAnswer({ code, command = '', message = '' }: SmtpError, phase: Answer['phase']): MailRefusal {
  if (/Message size larger/i.test(message)) return ofContent;
  // The library itself refuses what no server could take: an address that is none, or one that this server cannot write.
  if (code === 'EENVELOPE') return /sender/i.test(message) ? ofInstallation('server') : ofReceiver(true);
  if (code === 'EAUTH') return ofInstallation('server');
  const isBeforeMail = ['ECONNECTION', 'ETIMEDOUT', 'EDNS', 'ESOCKET', 'ETLS', 'EPROTOCOL', 'EOAUTH2'];
  if (phase !== 'content' && command !== 'API' && isBeforeMail.includes(code ?? ''))
    return ofInstallation('server');
  return unknown;
}

function temporary({ code, phase, status, text }: Answer): MailRefusal {
  if (phase === 'receiver' && saysGreylisted.test(text)) return ofReceiver(false);
  if (code === 421 || code === 432 || code === 454) return busy;
  if (phase !== 'receiver' && phase !== 'content') return busy;
  if (slowDown.test(status) || saysTooMany.test(text)) return busy;
  return phase === 'receiver' ? ofReceiver(false) : unknown;
}

const isAboutSize = ({ phase, status, code }: Answer) =>
  /^5\.(3\.4|2\.3)$/.test(status) || (code === 552 && status === '' && phase !== 'receiver');

function atReceiver({ status, text }: Answer): MailRefusal {
  if (closedReceiver.test(status)) return ofReceiver(true);
  if (status.startsWith('5.7.')) return ofInstallation('mail');
  if (status.startsWith('5.6.')) return ofContent;
  if (status === '' && aboutSender.test(text)) return ofInstallation('mail');
  return ofReceiver(true);
}

function atContent({ status, text }: Answer): MailRefusal {
  if (/^5\.[12]\./.test(status) || closedReceiver.test(status)) return ofReceiver(true);
  if (aboutContent.test(text) || status.startsWith('5.6.')) return ofContent;
  if (status.startsWith('5.7.') || aboutSender.test(text)) return ofInstallation('mail');
  return ofContent;
}

function readAnswer({
  command = '',
  code,
  responseCode = 0,
  response = '',
  message = '',
}: SmtpError): Answer {
  const text = response || message;
  const status = /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(text)?.[0] ?? '';
  return { phase: phaseOf(command, code), code: responseCode, status, text };
}

function phaseOf(command: string, code: string | undefined): Answer['phase'] {
  if (command.startsWith('MAIL')) return 'sender';
  if (command.startsWith('RCPT')) return 'receiver';
  if (command.startsWith('DATA') || code === 'EMESSAGE') return 'content';
  if (command.startsWith('AUTH') || code === 'EAUTH') return 'sign-in';
  return 'connection';
}
