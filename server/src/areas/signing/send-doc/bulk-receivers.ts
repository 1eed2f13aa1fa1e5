import {
  mayManageCompany,
  receiverFields,
  type BulkSendProblem,
  type SigningActor,
} from 'shared-api/contracts/signing';
import type { Executor } from '../../../platform/db/database.ts';
import { findPhoneNumber } from '../../../platform/deliveries/phone-number.ts';
import type { Person } from '../../ports/people.port.ts';
import type { SigningDirectory } from '../signing-directory.ts';

/** Somebody to whom a document is to go. */
export interface KnownReceiver {
  readonly userId: string;
  /** Undefined when their account is gone. */
  readonly person: Person | undefined;
  readonly companyId: string | null;
  readonly companyName: string | null;
  /** Why they can get none as things stand. */
  readonly problem: BulkSendProblem | null;
}

/** Reads people to whom somebody wants to send a document, in the order of their ids. */
export async function describeReceivers(
  executor: Executor,
  directory: SigningDirectory,
  { actor, userIds }: { readonly actor: SigningActor; readonly userIds: readonly string[] },
): Promise<KnownReceiver[]> {
  const people = new Map((await directory.findPeople(executor, userIds)).map((one) => [one.userId, one]));
  const members = await directory.findMembers(executor, userIds);
  const companyIds = new Set([...members.values()].flatMap(({ companyId }) => companyId ?? []));
  const companies = await directory.findCompanies(executor, companyIds);
  return userIds.map((userId) => {
    const [person, member] = [people.get(userId), members.get(userId)];
    const companyId = member?.companyId ?? null;
    const company = companyId ? companies.get(companyId) : undefined;
    const isManaged = mayManageCompany(actor, companyId);
    const needsCode = company?.needsSmsCode ?? false;
    const problem = problemOf({ person, isActive: member !== undefined, isManaged, needsCode });
    return { userId, person, companyId, companyName: company?.name ?? null, problem };
  });
}

interface Receiving {
  readonly person: Person | undefined;
  /** Whether their account can be signed in to. */
  readonly isActive: boolean;
  readonly isManaged: boolean;
  /** Whether their company asks for a code by SMS: then they need a phone. */
  readonly needsCode: boolean;
}

function problemOf({ person, isActive, isManaged, needsCode }: Receiving): BulkSendProblem | null {
  if (!person) return 'gone';
  if (!isActive) return 'inactive';
  if (!isManaged) return 'not-allowed';
  if (!receiverFields.receiverEmail.safeParse(person.email).success) return 'no-email';
  return needsCode && !findPhoneNumber(person.phonePrefix, person.phoneMobile) ? 'no-phone' : null;
}
