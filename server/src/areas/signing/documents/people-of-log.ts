import { guestId } from 'shared-api/contracts/common';
import type { AuditRow } from '../../../platform/audit/audit.schema.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { toEmailKey } from '../actor.ts';
import type { SigningDirectory } from '../signing-directory.ts';
import type { DocumentRecord } from './document.schema.ts';

/** Who stands in a document's log, as people know them. */
export interface LoggedPerson {
  readonly name: string;
  readonly isReceiver: boolean;
  /** Whether the name is the log's; else it is the one of today. */
  readonly isLogged?: boolean | undefined;
}

/** The people of a document's log by their ids; those whose account is gone are left out. */
export async function findPeople(
  executor: Executor,
  directory: Pick<SigningDirectory, 'findPerson'>,
  {
    document: { id, ...document },
    log,
  }: { readonly document: DocumentRecord; readonly log: readonly AuditRow[] },
): Promise<ReadonlyMap<string, LoggedPerson>> {
  const guest = { name: `${document.receiverName} ${document.receiverSurname}`, isReceiver: true };
  const people = new Map([[guestId(id), guest]]);
  for (const actor of new Set(log.flatMap((event) => [event.actor ?? [], event.actingFor ?? []].flat()))) {
    const person = people.has(actor) ? undefined : await directory.findPerson(executor, actor);
    if (!person) continue;
    const isReceiver = toEmailKey(person.email) === document.receiverEmailKey;
    people.set(actor, { name: person.name, isReceiver });
  }
  return people;
}
