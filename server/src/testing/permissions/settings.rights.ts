import * as admin from 'shared-api/contracts/admin';
import {
  acceptCompanyDomain,
  confirmCompanySignIn,
  getCompanySignIn,
  getSignUpDomains,
  proveCompanyDomain,
  saveCompanySignIn,
  tryCompanySignIn,
} from 'shared-api/contracts/auth';
import { anyTime } from '../../areas/admin/settings/mail-timing.ts';
import { managers, right, type Right } from './rights.ts';

const about = 'a company’s settings';
const settings = {
  companyName: 'acme',
  accent: '',
  isNotifying: true,
  asksSmsCode: false,
  asksAllPages: false,
  ...anyTime,
  deliveryMonths: 6,
  unsignedMonths: 0,
  signUp: 'closed' as const,
  signUpDomains: [],
};

const companySignIn = {
  mode: 'off' as const,
  issuer: 'https://login.acme.example',
  clientId: 'sportello',
  clientSecret: 'secret',
  name: 'Acme ID',
  domains: ['acme.example'],
  addsUnknown: false,
  secondFactor: 'said' as const,
  acrValues: '',
  groupsClaim: '',
  groupRules: [],
  endsAtProvider: false,
};

/** What a company chose; an administrator needs the permission for it (`notif_docsign`). */
export const companySettings: readonly Right[] = [
  right(admin.getSettings, { about, may: managers, input: ({ companyId }) => ({ companyId }) }),
  right(admin.saveSettings, {
    about,
    may: managers,
    input: ({ companyId }) => ({ ...settings, companyId, version: 0 }),
  }),
  right(admin.listDueData, { about, may: managers, input: ({ companyId }) => ({ companyId }) }),
  right(admin.getTestDeliveries, { about, may: managers, input: ({ companyId }) => ({ companyId }) }),
  right(admin.sendTest, {
    about,
    may: managers,
    input: ({ companyId }) => ({ companyId, channel: 'mail' as const }),
  }),
  right(getCompanySignIn, { about, may: managers, input: ({ companyId }) => ({ companyId }) }),
  right(getSignUpDomains, { about, may: managers, input: ({ companyId }) => ({ companyId }) }),
  right(saveCompanySignIn, {
    about,
    may: managers,
    input: ({ companyId }) => ({ ...companySignIn, companyId, version: 0 }),
  }),
  right(confirmCompanySignIn, {
    about,
    may: managers,
    input: ({ companyId }) => ({ companyId, version: 1 }),
  }),
  right(proveCompanyDomain, {
    about,
    may: managers,
    input: ({ companyId }) => ({ companyId, domain: 'acme.example' }),
  }),
  right(acceptCompanyDomain, {
    about,
    may: ['superUser'],
    input: ({ companyId }) => ({ companyId, domain: 'acme.example' }),
  }),
  right(tryCompanySignIn, { about, may: managers, input: ({ companyId }) => ({ companyId }) }),
];
