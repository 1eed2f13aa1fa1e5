import { z } from 'zod';
import {
  claimedUsername,
  defineCall,
  idList,
  instant,
  okAnd,
  okAnswer,
  plainDay,
  siNo,
  timeOfDay,
  versionConflict,
  wholeNumber,
  wireObject,
  yesNo,
} from '../common/index.ts';
import { companyName, youngChangeRule } from '../directory/index.ts';
import { dataTermKinds, termMonths } from '../platform/index.ts';
import {
  companyAccent,
  deliveryMonths,
  mailMinutes,
  maxSignUpDomains,
  signUpDomain,
  unsignedMonths,
} from './settings.rules.ts';

const whose = {
  user: ['v_user', claimedUsername],
  companyId: ['company', z.string().min(1).max(100)],
} as const;

/** The settings of a company (spec 03 §3), by our names and the wire's. */
const settingFields = {
  companyName: ['company_name', companyName],
  accent: ['company_accent', companyAccent],
  /** Whether mails that one can do without leave for the company's people. */
  isNotifying: ['is_notify_enable', siNo],
  /** Whether each signature asks for a code by SMS. */
  asksSmsCode: ['enable_sms_otp', siNo],
  /** Whether whoever signs has every page before their eyes first; left out by a screen of before, and then as it was. */
  asksAllPages: ['enable_all_pages', siNo.optional()],
  /** What holds for who signs while a change of theirs is young (decision 119); left out by a screen of before, and then as it was. */
  youngChange: ['young_change', youngChangeRule.optional()],
  /** Whether the company's people sign in by an app or a passkey alone; left out by a screen of before, and then as it was. */
  asksStrongSignIn: ['strong_sign_in', siNo.optional()],
  /** Minutes between two mails, the time of day and the days of the week on which they may leave. */
  mailMinutes: ['mail_minutes_tot', wholeNumber.pipe(mailMinutes)],
  mailFrom: ['mail_minutes_form_time', timeOfDay],
  mailTo: ['mail_minutes_to_time', timeOfDay],
  mailMonday: ['mail_minutes_monday', yesNo],
  mailTuesday: ['mail_minutes_tuesday', yesNo],
  mailWednesday: ['mail_minutes_wednesday', yesNo],
  mailThursday: ['mail_minutes_thursday', yesNo],
  mailFriday: ['mail_minutes_friday', yesNo],
  mailSaturday: ['mail_minutes_saturday', yesNo],
  mailSunday: ['mail_minutes_sunday', yesNo],
  /** The same of documents that are about to expire. */
  expiringMinutes: ['mail_att_expiring_minute', wholeNumber.pipe(mailMinutes)],
  expiringFrom: ['mail_att_expiring_time_from', timeOfDay],
  expiringTo: ['mail_att_expiring_time_to', timeOfDay],
  expiringMonday: ['mail_att_expiring_monday', yesNo],
  expiringTuesday: ['mail_att_expiring_tuesday', yesNo],
  expiringWednesday: ['mail_att_expiring_wednesday', yesNo],
  expiringThursday: ['mail_att_expiring_thursday', yesNo],
  expiringFriday: ['mail_att_expiring_friday', yesNo],
  expiringSaturday: ['mail_att_expiring_saturday', yesNo],
  expiringSunday: ['mail_att_expiring_sunday', yesNo],
  deliveryMonths: ['retention_delivery_months', wholeNumber.pipe(deliveryMonths)],
  unsignedMonths: ['retention_unsigned_months', wholeNumber.pipe(unsignedMonths)],
  /** Months by kind of personal data; left out by a screen of before, and then as they were. */
  healthMonths: ['retention_health_months', wholeNumber.pipe(termMonths('health')).optional()],
  notesMonths: ['retention_notes_months', wholeNumber.pipe(termMonths('notes')).optional()],
  punchesMonths: ['retention_punches_months', wholeNumber.pipe(termMonths('punches')).optional()],
  hoursMonths: ['retention_hours_months', wholeNumber.pipe(termMonths('hours')).optional()],
  messagesMonths: ['retention_messages_months', wholeNumber.pipe(termMonths('messages')).optional()],
  signUp: ['sign_up', z.enum(['closed', 'approval', 'open'])],
  signUpDomains: [
    'sign_up_domains',
    idList.pipe(z.array(signUpDomain).max(maxSignUpDomains, 'domainsTooMany')),
  ],
} as const;

const companySettings = wireObject(settingFields);
export type CompanySettings = z.output<typeof companySettings>;

/** By what mails and SMS leave: a server of mails or a gateway, else they stay in the outbox of the installation. */
const route = z.enum(['gateway', 'outbox']);

/** The settings of a company. Fails with `not-found` for who may not change them. */
export const getSettings = defineCall({
  name: 'DocSignGetSettings',
  method: 'GET',
  access: 'admin',
  input: wireObject(whose),
  output: wireObject({
    settings: companySettings,
    settings2: wireObject({ asksSmsCode: ['enable_otp_sms', siNo] }),
    version: wholeNumber,
    mailRoute: ['mail_route', route],
    smsRoute: ['sms_route', route],
  }),
});
export type Settings = z.output<typeof getSettings.output>;

/** What the terms of a company would end, by kind, and from when on they do: nothing ends before that day. Fails with `not-found`. */
export const listDueData = defineCall({
  name: 'listDueData',
  method: 'GET',
  access: 'admin',
  input: wireObject({ companyId: ['company', z.string().min(1).max(100)] }),
  output: wireObject({
    /** The first day on which something ends. */
    beginsOn: ['dal', plainDay],
    due: [
      'in_scadenza',
      z.array(
        wireObject({
          kind: z.enum(dataTermKinds),
          count: wholeNumber,
          /** The first day on which a term that was shortened lately ends them. */
          from: ['dal', plainDay.nullable().default(null)],
        }),
      ),
    ],
  }),
});

/** The `details` of a `conflict`: who saved the settings first. */
export const settingsConflict = versionConflict({});

/** Saves the settings of a company. Fails with `invalid-input` by field, `conflict` (`settingsConflict`), and `not-found`. */
export const saveSettings = defineCall({
  name: 'DocSignSaveSettings',
  encoding: 'multipart',
  access: 'admin',
  input: wireObject({ ...whose, ...settingFields, version: wholeNumber }),
  output: okAnd({ version: wholeNumber }),
});

const testChannel = z.enum(['mail', 'sms']);
export type TestChannel = z.output<typeof testChannel>;

const testDelivery = wireObject({
  channel: testChannel,
  to: z.string(),
  state: z.enum(['queued', 'sent', 'failed', 'bounced']),
  /** Why it failed; empty where it did not. */
  reason: z.string(),
  at: instant,
});
export type TestDelivery = z.output<typeof testDelivery>;

/** The caller's latest test mail and test SMS, with their state of delivery. */
export const getTestDeliveries = defineCall({
  name: 'getTestDeliveries',
  method: 'GET',
  access: 'admin',
  input: wireObject({ companyId: ['company', z.string().min(1).max(100)] }),
  output: wireObject({ deliveries: z.array(testDelivery) }),
});

/** Sends a test to the caller's own address or number. Fails with `not-found`, `too-many-requests`, and `conflict` where the caller has no number. */
export const sendTest = defineCall({
  name: 'sendTestDelivery',
  access: 'admin',
  input: wireObject({ companyId: ['company', z.string().min(1).max(100)], channel: testChannel }),
  output: okAnswer,
});
