import { z } from 'zod';
import {
  companyAccent,
  deliveryMonths,
  mailMinutes,
  maxSignUpDomains,
  settingsProblems,
  signUpDomain,
  unsignedMonths,
  type CompanySettings,
} from 'shared-api/contracts/admin';
import { companyName, youngChangeRule } from 'shared-api/contracts/directory';
import { dataTerms, termMonths } from 'shared-api/contracts/platform';

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

const time = z.string().transform((text) => text || null);
const domains = z
  .string()
  .transform((text) => text.split(/[\s,;]+/).filter(Boolean))
  .pipe(z.array(signUpDomain).max(maxSignUpDomains, 'domainsTooMany'));

/** The settings as a form holds them: times and domains are texts. */
export const settingsForm = z
  .object({
    companyName,
    accent: companyAccent,
    isNotifying: z.boolean(),
    asksSmsCode: z.boolean(),
    asksAllPages: z.boolean(),
    youngChange: youngChangeRule,
    asksStrongSignIn: z.boolean(),
    mailMinutes,
    mailFrom: time,
    mailTo: time,
    mailMonday: z.boolean(),
    mailTuesday: z.boolean(),
    mailWednesday: z.boolean(),
    mailThursday: z.boolean(),
    mailFriday: z.boolean(),
    mailSaturday: z.boolean(),
    mailSunday: z.boolean(),
    expiringMinutes: mailMinutes,
    expiringFrom: time,
    expiringTo: time,
    expiringMonday: z.boolean(),
    expiringTuesday: z.boolean(),
    expiringWednesday: z.boolean(),
    expiringThursday: z.boolean(),
    expiringFriday: z.boolean(),
    expiringSaturday: z.boolean(),
    expiringSunday: z.boolean(),
    deliveryMonths,
    unsignedMonths,
    healthMonths: termMonths('health'),
    notesMonths: termMonths('notes'),
    punchesMonths: termMonths('punches'),
    hoursMonths: termMonths('hours'),
    messagesMonths: termMonths('messages'),
    signUp: z.enum(['closed', 'approval', 'open']),
    signUpDomains: domains,
  })
  .check(({ value, issues }) => {
    for (const [field, message] of Object.entries(settingsProblems(value)))
      issues.push({ code: 'custom', path: [field], message, input: value });
  });

export type SettingsForm = z.input<typeof settingsForm>;

/** The settings as they are edited. */
export function toForm(settings: CompanySettings): SettingsForm {
  const { mailFrom, mailTo, expiringFrom, expiringTo, signUpDomains, ...others } = settings;
  return {
    ...others,
    healthMonths: others.healthMonths ?? dataTerms.health.usual,
    notesMonths: others.notesMonths ?? dataTerms.notes.usual,
    punchesMonths: others.punchesMonths ?? dataTerms.punches.usual,
    hoursMonths: others.hoursMonths ?? dataTerms.hours.usual,
    messagesMonths: others.messagesMonths ?? dataTerms.messages.usual,
    asksAllPages: others.asksAllPages ?? false,
    youngChange: others.youngChange ?? 'code',
    asksStrongSignIn: others.asksStrongSignIn ?? false,
    mailFrom: mailFrom ?? '',
    mailTo: mailTo ?? '',
    expiringFrom: expiringFrom ?? '',
    expiringTo: expiringTo ?? '',
    signUpDomains: signUpDomains.join(', '),
  };
}
