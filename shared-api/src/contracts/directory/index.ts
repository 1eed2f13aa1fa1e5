export { actFor, actingFor, stopActingFor } from './acting-for.contract.ts';
export type { ActingFor } from './acting-for.contract.ts';
export { mayActFor, mayActForOthers, rightsWhileActing } from './acting-for.policy.ts';
export type { ActingCandidate } from './acting-for.policy.ts';
export { listOwnCompanies, listManagedCompanies, readOwnCompanies } from './companies.contract.ts';
export type { Company, CompanyName, Employee } from './companies.contract.ts';
export { mayManageAccount, maySeeCompany, ownCompanies, visibleCompanies } from './companies.policy.ts';
export type { CompanyMember } from './companies.policy.ts';
export {
  isAnothersToDecide,
  mayManageEmployee,
  mayManageEmployees,
  mayOpenEmployee,
} from './employees.policy.ts';
export type { EmployeeSubject } from './employees.policy.ts';
export { findEmployees, maxEmployeesFound } from './employees.contract.ts';
export type { EmployeeFound } from './employees.contract.ts';
export { maxBulkReceivers } from './chosen-users.rules.ts';
export { companyName } from './company.rules.ts';
export { listGroups } from './groups.contract.ts';
export type { Group } from './groups.contract.ts';
export { phoneLimit, readPhoneNumber, readWholePhoneNumber } from './phone-number.rules.ts';
export type { PhoneNumber } from './phone-number.rules.ts';
export { phonePrefixChoices } from './phone-prefix-choices.ts';
export { listPhonePrefixes } from './phone-prefixes.contract.ts';
export type { PhonePrefix } from './phone-prefixes.contract.ts';
export { countryPrefixes } from './phone-prefixes.rules.ts';
export { typedMobile } from './typed-mobile.rules.ts';
export type { TypedMobile } from './typed-mobile.rules.ts';
export { contactKind, contactWaitDays, youngChangeRule } from './contacts.rules.ts';
export type { ContactKind, YoungChangeRule } from './contacts.rules.ts';
export { canBeName, isOtherAddress, maxEmailLength, maxNameLength, profileFields } from './profile.rules.ts';
export { canBecomeUsername, canBeUsername, maxUsernameLength, typedUsername } from './username.rules.ts';
export {
  flagsOf,
  mayAdministerCompany,
  mayAdministerUser,
  mayAdministerUsers,
  mayGiveRights,
  mayGiveSuperUser,
} from './users.policy.ts';
