export { company, employee, getFilterAziende } from './companies.contract.ts';
export type { Company, Employee } from './companies.contract.ts';
