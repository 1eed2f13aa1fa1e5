import type { Executor } from '../../../platform/db/database.ts';
import type { Person } from '../../ports/people.port.ts';
import type { SigningDirectory } from '../signing-directory.ts';
import type { DocumentRecord } from './document.schema.ts';

/** What of persons and companies has to be known for it. */
export type AnsweringDirectory = Pick<
  SigningDirectory,
  'findMembers' | 'findPerson' | 'findPeople' | 'listAdministrators'
>;
type Sent = Pick<DocumentRecord, 'senderUserId' | 'companyId'>;

/**
 * Who answers for a document: its sender, while they can sign in; else the active administrators of its company. Nobody without an account,
 * and nobody who was deactivated, is written to or named as who to ask.
 */
export async function listAnswering(
  executor: Executor,
  directory: AnsweringDirectory,
  { senderUserId, companyId }: Sent,
): Promise<readonly Person[]> {
  const isActive = (await directory.findMembers(executor, [senderUserId])).has(senderUserId);
  const sender = isActive ? await directory.findPerson(executor, senderUserId) : undefined;
  if (sender) return [sender];
  return directory.findPeople(executor, await directory.listAdministrators(executor, companyId ?? ''));
}

/** A document as its receiver is told of it: its sender is who answers for it now. */
export async function withAnswering<D extends Sent & Pick<DocumentRecord, 'senderName' | 'senderEmail'>>(
  executor: Executor,
  directory: AnsweringDirectory,
  document: D,
): Promise<D> {
  const [first] = await listAnswering(executor, directory, document);
  if (!first || first.userId === document.senderUserId) return document;
  return { ...document, senderName: first.name, senderEmail: first.email };
}
