import { mayManageEmployees, maySeeCompany, type CompanyMember } from '../directory/index.ts';

/** May take the hours of a company out, whoever's they are: its administrators and super users. The payroll has everybody in it. */
export function mayExportHours(actor: CompanyMember, companyId: string): boolean {
  return mayManageEmployees(actor) && maySeeCompany(actor, companyId);
}
