export { actFor, actingFor, stopActingFor } from './acting-for.contract.ts';
export type { ActingFor } from './acting-for.contract.ts';
export { mayActFor, mayActForOthers } from './acting-for.policy.ts';
export type { ActingCandidate, ActingSubject } from './acting-for.policy.ts';
export { company, employee, getFilterAziende } from './companies.contract.ts';
export type { Company, Employee } from './companies.contract.ts';
export { maySeeCompany, visibleCompanies } from './companies.policy.ts';
export type { CompanyMember } from './companies.policy.ts';
