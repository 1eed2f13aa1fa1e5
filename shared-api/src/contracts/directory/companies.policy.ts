import { isAdmin, isSuperUser, type RoleFlags } from '../common/index.ts';

/** Somebody's role, and the company that they belong to. */
export interface CompanyMember {
  readonly flags: RoleFlags;
  readonly companyId: string | null;
}

/** Which companies somebody may choose among (spec 01 §6): a super user all, a company's administrator their own, others none. */
export function visibleCompanies({ flags, companyId }: CompanyMember): 'all' | readonly string[] {
  if (isSuperUser(flags)) return 'all';
  return isAdmin(flags) && companyId !== null ? [companyId] : [];
}

/** Whether somebody's rights reach a person's: nobody but a super user has to do with a super user's account. */
export function mayManageAccount({ flags }: Pick<CompanyMember, 'flags'>, person: RoleFlags): boolean {
  return isSuperUser(flags) || !isSuperUser(person);
}

/** Which companies somebody has to do with: a super user all, everybody else their own. */
export function ownCompanies({ flags, companyId }: CompanyMember): 'all' | readonly string[] {
  if (isSuperUser(flags)) return 'all';
  return companyId === null ? [] : [companyId];
}

/** Whether somebody may see what belongs to a company. What belongs to none is for super users. */
export function maySeeCompany(member: CompanyMember, companyId: string | null): boolean {
  const visible = visibleCompanies(member);
  return visible === 'all' || (companyId !== null && visible.includes(companyId));
}
