import { weekdays, type CompanySettings, type MailTimes } from 'shared-api/contracts/admin';

type TimingField = Extract<keyof CompanySettings, `mail${string}` | `expiring${string}`>;

/** When mails may leave, as a company wants it: every day at any hour while it says nothing. */
export type MailTiming = Pick<CompanySettings, TimingField>;

export const anyTime: MailTiming = {
  mailMinutes: 0,
  mailFrom: null,
  mailTo: null,
  mailMonday: true,
  mailTuesday: true,
  mailWednesday: true,
  mailThursday: true,
  mailFriday: true,
  mailSaturday: true,
  mailSunday: true,
  expiringMinutes: 0,
  expiringFrom: null,
  expiringTo: null,
  expiringMonday: true,
  expiringTuesday: true,
  expiringWednesday: true,
  expiringThursday: true,
  expiringFriday: true,
  expiringSaturday: true,
  expiringSunday: true,
};

const timingFields = Object.keys(anyTime) as readonly TimingField[];

/** When mails may leave, of all settings. */
export function timingOf(settings: MailTiming): MailTiming {
  return Object.fromEntries(timingFields.map((field) => [field, settings[field]])) as unknown as MailTiming;
}

/** The times of one kind of mail, as the rule has them. */
export function timesOf(timing: MailTiming, kind: 'mail' | 'expiring'): MailTimes {
  return {
    minutes: timing[`${kind}Minutes`],
    from: timing[`${kind}From`],
    to: timing[`${kind}To`],
    days: weekdays.map((day) => timing[`${kind}${day}`]),
  };
}
