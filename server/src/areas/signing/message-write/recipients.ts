import { isSuperUser } from 'shared-api/contracts/common';
import {
  mayWriteMessages,
  mayWriteToCompany,
  type MessageRecipients,
  type SigningActor,
} from 'shared-api/contracts/signing';
import type { Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import type { ChosenUsers } from '../../ports/chosen-users.port.ts';
import { actorOf } from '../actor.ts';
import type { SigningDirectory } from '../signing-directory.ts';

interface RecipientDependencies {
  readonly directory: SigningDirectory;
  readonly chosenUsers: ChosenUsers;
}

/** Who writes a message. @throws AppError `forbidden` for who may not */
export function requireWriter(caller: SignedInCaller): SigningActor {
  const actor = actorOf(caller);
  if (!mayWriteMessages(actor)) throw new AppError('forbidden');
  return actor;
}

/** The companies to whose people somebody may write. */
export function companiesOfWriter(actor: SigningActor): 'all' | readonly string[] {
  if (isSuperUser(actor.flags)) return 'all';
  return actor.companyId === null ? [] : [actor.companyId];
}

/**
 * The ids of the accounts that recipients are, by name: each once, only those that can be signed in to and that the caller may write to, and
 * the writer only where they name themselves. @throws AppError `forbidden`, `not-found` for a company or group of others and for a choice that ran out
 */
export async function listRecipients(
  executor: Executor,
  { directory, chosenUsers }: RecipientDependencies,
  caller: SignedInCaller,
  recipients: MessageRecipients,
): Promise<readonly string[]> {
  const actor = requireWriter(caller);
  const { everybody, companyIds, groupIds, userIds, choiceId } = recipients;
  const inCompanies = (companies: 'all' | readonly string[]) =>
    directory.listAccountIds(executor, {
      companyIds: companies,
      withSuperUsers: true,
      words: [],
      isActive: true,
    });
  const reachable = await inCompanies(companiesOfWriter(actor));
  if (everybody) return reachable.filter((id) => id !== actor.userId || userIds.includes(id));
  if (!companyIds.every((id) => mayWriteToCompany(actor, id))) throw new AppError('not-found');
  const wanted = new Set(companyIds.length > 0 ? await inCompanies(companyIds) : []);
  for (const groupId of groupIds) {
    const group = await directory.findGroup(executor, groupId);
    if (!group || !mayWriteToCompany(actor, group.companyId)) throw new AppError('not-found');
    for (const id of await directory.listMembers(executor, groupId)) wanted.add(id);
  }
  if (choiceId !== null)
    for (const id of await chosenUsers.listChosen(executor, caller, choiceId)) wanted.add(id);
  wanted.delete(actor.userId);
  for (const id of userIds) wanted.add(id);
  return reachable.filter((id) => wanted.has(id));
}

/** Whom recipients name, for who follows a message: companies, groups and the first people. */
export async function describeRecipients(
  executor: Executor,
  { directory }: Pick<RecipientDependencies, 'directory'>,
  { everybody, companyIds, groupIds, userIds, choiceId }: MessageRecipients,
  resolved: readonly string[],
): Promise<string> {
  const named = choiceId === null ? userIds : resolved;
  const [companies, groups, people] = await Promise.all([
    directory.findCompanies(executor, companyIds.slice(0, maxNamed)),
    Promise.all(groupIds.slice(0, maxNamed).map((id) => directory.findGroup(executor, id))),
    directory.findPeople(executor, named.slice(0, maxNamed)),
  ]);
  const names = [
    ...(everybody ? ['Tutte'] : []),
    ...[...companies.values(), ...groups, ...people].map((each) => each?.name ?? ''),
  ];
  const shown = names.filter(Boolean).slice(0, maxNamed).join(', ');
  const count = companyIds.length + groupIds.length + named.length;
  return count > maxNamed ? `${shown} …` : shown;
}

/** Names that are enough to know it again. */
const maxNamed = 5;
