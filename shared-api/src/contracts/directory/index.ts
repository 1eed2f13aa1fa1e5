export { company, employee, getFilterAziende } from './companies.contract.ts';
export type { Company, Employee } from './companies.contract.ts';
export { maySeeCompany, visibleCompanies } from './companies.policy.ts';
export type { CompanyMember } from './companies.policy.ts';
