import { saveSettings } from 'shared-api/contracts/admin';
import { callOn } from '../../../testing/index.ts';
import { anyTime, type MailTiming } from '../../admin/settings/mail-timing.ts';
import type { SigningTestApp } from './signing-app.ts';

/** Chooses mail times for Acme, as its super user does on the screen; the first choice of the test. */
export async function chooseMailTimes(
  { app, cookies }: SigningTestApp,
  times: Partial<MailTiming>,
  isNotifying = true,
): Promise<void> {
  const settings = {
    companyId: 'acme',
    companyName: 'Acme',
    accent: '',
    isNotifying,
    asksSmsCode: false,
    asksAllPages: false,
    ...anyTime,
    ...times,
    deliveryMonths: 6,
    unsignedMonths: 0,
    signUp: 'closed' as const,
    signUpDomains: [],
    version: 0,
  };
  const { error } = await callOn(app, saveSettings, settings, { cookie: cookies.root });
  if (error) throw new Error(`The mail times were not saved: ${error.code}`);
}

/** From nine to six, Monday to Friday. */
export const officeHours = {
  mailFrom: '09:00',
  mailTo: '18:00',
  mailSaturday: false,
  mailSunday: false,
} as const satisfies Partial<MailTiming>;
