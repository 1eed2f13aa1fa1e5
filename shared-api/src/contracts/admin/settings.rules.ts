import { z } from 'zod';
import { minutesOfTime, typedText } from '../common/index.ts';

/** Most minutes between two mails: a week. */
const maxMailMinutes = 10_080;
/** Most months that sent messages are kept: the product keeps none longer. */
const maxDeliveryMonths = 6;
/** Most months that documents which nobody signed are kept; 0 keeps them. */
const maxUnsignedMonths = 60;
/** Least months that documents which nobody signed are kept, where they are not kept for good. */
const minUnsignedMonths = 3;
/** Most domains of a company's mail addresses. */
export const maxSignUpDomains = 20;

/** Domains of which everybody gets an address: whoever has one belongs to no company for it. */
const publicProviders: ReadonlySet<string> = new Set(
  `alice.it aol.com aruba.it email.it fastwebnet.it gmail.com gmx.com gmx.net googlemail.com hotmail.com hotmail.it icloud.com
  inwind.it iol.it legalmail.it libero.it live.com live.it mac.com mail.com mail.ru me.com msn.com outlook.com outlook.it pec.it
  poste.it posteo.de proton.me protonmail.com tim.it tin.it tiscali.it virgilio.it web.de yahoo.com yahoo.it yandex.com ymail.com`.split(
    /\s+/,
  ),
);

/** Whether everybody can have a mail address of a domain. */
function isPublicProvider(domain: string): boolean {
  return publicProviders.has(domain);
}

/** A domain of a company's mail addresses, in small letters; refused by the name of its text. */
export const signUpDomain = typedText
  .trim()
  .toLowerCase()
  .max(253, 'domainInvalid')
  .regex(/^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/, 'domainInvalid')
  .refine((domain) => !isPublicProvider(domain), 'domainPublic');

/** The company's colour, `#rrggbb`; empty for the product's own. What is too pale to read is darkened where it is shown. */
export const companyAccent = typedText
  .trim()
  .toLowerCase()
  .regex(/^(?:#[\da-f]{6})?$/, 'accentInvalid');

/** Minutes between two mails; 0 for no pause. */
export const mailMinutes = z
  .number('minutesInvalid')
  .int('minutesInvalid')
  .min(0, 'minutesInvalid')
  .max(maxMailMinutes, 'minutesInvalid');

/** Months that sent messages are kept. */
export const deliveryMonths = z
  .number('monthsInvalid')
  .int('monthsInvalid')
  .min(1, 'monthsInvalid')
  .max(maxDeliveryMonths, 'monthsInvalid');

/** Months that documents which nobody signed are kept after they expired; 0 for good. */
export const unsignedMonths = z
  .number('unsignedInvalid')
  .int('unsignedInvalid')
  .max(maxUnsignedMonths, 'unsignedInvalid')
  .refine((months) => months === 0 || months >= minUnsignedMonths, 'unsignedInvalid');

/** The days of the week, as the fields of the settings are called. */
export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

type MailKind = 'mail' | 'expiring';
type MailDays = Readonly<Record<`${MailKind}${(typeof weekdays)[number]}`, boolean>>;

/** What depends on one another in the settings of a company. */
interface ConnectedSettings extends MailDays {
  readonly signUp: 'closed' | 'approval' | 'open';
  readonly signUpDomains: readonly string[];
  readonly mailFrom: string | null;
  readonly mailTo: string | null;
  readonly expiringFrom: string | null;
  readonly expiringTo: string | null;
}

/** The fields that do not fit the others, each with the name of its text: who is let in by address needs a domain, a time of day both its ends, and mails a day. */
export function settingsProblems(
  settings: ConnectedSettings,
): Partial<Record<keyof ConnectedSettings, 'domainRequired' | 'timesInvalid' | 'dayRequired'>> {
  const { signUp, signUpDomains, mailFrom, mailTo, expiringFrom, expiringTo } = settings;
  return {
    ...(signUp === 'open' && signUpDomains.length === 0 && { signUpDomains: 'domainRequired' }),
    ...(!isSpan(mailFrom, mailTo) && { mailTo: 'timesInvalid' }),
    ...(!isSpan(expiringFrom, expiringTo) && { expiringTo: 'timesInvalid' }),
    ...(!hasDay(settings, 'mail') && { mailMonday: 'dayRequired' }),
    ...(!hasDay(settings, 'expiring') && { expiringMonday: 'dayRequired' }),
  };
}

/** Without any day nothing would ever leave. */
function hasDay(settings: MailDays, kind: MailKind): boolean {
  return weekdays.some((day) => settings[`${kind}${day}`]);
}

function isSpan(from: string | null, to: string | null): boolean {
  if (from === null || to === null) return from === to;
  return minutesOfTime(from) < minutesOfTime(to);
}
