import { isSuperUser, type PermissionCode, type RoleFlags } from '../common/index.ts';
import { mayManageAccount, maySeeCompany } from '../directory/index.ts';

/** Whose profile it is. */
export interface ProfilePerson {
  readonly userId: string;
  readonly flags: RoleFlags;
  readonly companyId: string | null;
}

/** Who wants to read or change a profile. */
export interface ProfileActor extends ProfilePerson {
  readonly permissions: readonly PermissionCode[];
}

/** Whether somebody may change data on a profile (dati): `profilo_docsign` gives it, a super user has it (spec 01 §6). */
export function mayEditProfile({ flags, permissions }: Pick<ProfileActor, 'flags' | 'permissions'>): boolean {
  return isSuperUser(flags) || permissions.includes('profilo_docsign');
}

/** Who wants to change where mails and codes reach a person. */
interface ContactsActor extends ProfileActor {
  /** For whom the session acts; null for its own person. */
  readonly actingFor: unknown;
}

/**
 * Whether somebody may give a profile another mail address (recapiti): as they may change its other data, but not their own
 * while they act for others, since it is then easily mistaken for that person's.
 */
export function mayChangeEmail(actor: ContactsActor, person: Pick<ProfilePerson, 'userId'>): boolean {
  return mayEditProfile(actor) && (actor.userId !== person.userId || !actor.actingFor);
}

/** Whether somebody may give a profile another phone number: their own, where they may give it another address. */
export function mayChangePhone(actor: ContactsActor, person: Pick<ProfilePerson, 'userId'>): boolean {
  return actor.userId === person.userId && mayChangeEmail(actor, person);
}

/**
 * Whether somebody may open a profile (spec 01 §2): their own; a super user everybody's; a company's administrator those of their
 * company, but not a super user's, whose address would lead to greater rights.
 */
export function mayOpenProfile(actor: ProfileActor, person: ProfilePerson): boolean {
  if (actor.userId === person.userId || isSuperUser(actor.flags)) return true;
  return maySeeCompany(actor, person.companyId) && mayManageAccount(actor, person.flags);
}
