import {
  isAdmin,
  isSuperUser,
  permissionCodes,
  type PermissionCode,
  type RoleFlags,
} from '../common/index.ts';
import { mayManageAccount, maySeeCompany, type CompanyMember } from './companies.policy.ts';

/** Who wants to act for somebody else. */
export interface ActingCandidate extends CompanyMember {
  readonly userId: string;
}

/** For whom: a company, or one of its people. */
export interface ActingSubject {
  readonly companyId: string;
  readonly person: {
    readonly userId: string;
    readonly flags: RoleFlags;
    readonly companyId: string | null;
  } | null;
}

/** Whether somebody is offered to act for others at all: administrators are (spec 03 §1). */
export const mayActForOthers = ({ flags }: Pick<CompanyMember, 'flags'>): boolean => isAdmin(flags);

/**
 * Whether somebody may act for a company or an employee (spec 03 §1): a super user for all, a company's administrator within
 * their company; nobody for themselves, and nobody for a person with greater rights.
 */
export function mayActFor(actor: ActingCandidate, { companyId, person }: ActingSubject): boolean {
  if (!mayActForOthers(actor) || !maySeeCompany(actor, companyId)) return false;
  if (!person) return true;
  const isOther = person.userId !== actor.userId && person.companyId === companyId;
  return isOther && mayManageAccount(actor, person.flags);
}

/** What somebody may do, and where. */
interface Rights extends CompanyMember {
  readonly permissions: readonly PermissionCode[];
}

/**
 * What somebody may do while they act for a company or one of its people: a super user has the rights of that company's administrator, there
 * alone, so that nothing of another company is found; a company's administrator acts within their own anyway (decision 110).
 */
export function rightsWhileActing<R extends Rights>(
  rights: R,
  { companyId }: Pick<ActingSubject, 'companyId'>,
): R {
  if (!isSuperUser(rights.flags)) return rights;
  return { ...rights, flags: { a: 'N', b: 'S' }, companyId, permissions: permissionCodes };
}
