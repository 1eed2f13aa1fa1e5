export { actFor, actingFor, stopActingFor } from './acting-for.contract.ts';
export type { ActingFor } from './acting-for.contract.ts';
export { mayActFor, mayActForOthers } from './acting-for.policy.ts';
export type { ActingCandidate, ActingSubject } from './acting-for.policy.ts';
export {
  company,
  companyName,
  employee,
  listOwnCompanies,
  listManagedCompanies,
  readOwnCompanies,
} from './companies.contract.ts';
export type { Company, CompanyName, Employee } from './companies.contract.ts';
export { mayManageAccount, maySeeCompany, ownCompanies, visibleCompanies } from './companies.policy.ts';
export type { CompanyMember } from './companies.policy.ts';
export { listGroups, group } from './groups.contract.ts';
export type { Group } from './groups.contract.ts';
export { phoneLimit, readPhoneNumber, readWholePhoneNumber } from './phone-number.rules.ts';
export type { PhoneNumber } from './phone-number.rules.ts';
export { phonePrefixChoices } from './phone-prefix-choices.ts';
export type { PhonePrefixChoice } from './phone-prefix-choices.ts';
export { listPhonePrefixes, phonePrefix } from './phone-prefixes.contract.ts';
export type { PhonePrefix } from './phone-prefixes.contract.ts';
export { countryPrefixes } from './phone-prefixes.rules.ts';
export type { CountryPrefix } from './phone-prefixes.rules.ts';
export { typedMobile } from './typed-mobile.rules.ts';
export type { TypedMobile } from './typed-mobile.rules.ts';
