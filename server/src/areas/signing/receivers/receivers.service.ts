import { matchesWords, type InputOf, type OutputOf } from 'shared-api/contracts/common';
import { maySeeCompany } from 'shared-api/contracts/directory';
import {
  maxReceiversFound,
  mayAdd,
  type findReceivers,
  type KnownReceiver,
  type SigningActor,
} from 'shared-api/contracts/signing';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import { actorOf, toEmailKey } from '../actor.ts';
import { toSearchPatterns } from '../document-list/search-key.ts';
import type { SigningDirectory } from '../signing-directory.ts';
import { listEarlierReceivers } from './receivers.repository.ts';

interface ReceiverDependencies extends Pick<AreaPlatform, 'db'> {
  directory: SigningDirectory;
}

/** Whom a document can be addressed to. */
export function createReceiverService({ db, directory }: ReceiverDependencies) {
  return {
    /** Finds employees, and earlier receivers of the caller's own documents, by a name or an address. */
    find: async (
      caller: Caller,
      { text }: InputOf<typeof findReceivers>,
    ): Promise<OutputOf<typeof findReceivers>> => {
      const actor = actorOf(caller);
      if (!mayAdd(actor)) throw new AppError('forbidden');
      const found = [
        ...(await findByAddress(actor, text)),
        ...(await findByName(actor, text)),
        ...(await findEarlier(actor, text)),
      ];
      return { receivers: oncePerAddress(found).slice(0, maxReceiversFound) };
    },
  };

  async function findByName(actor: SigningActor, text: string): Promise<KnownReceiver[]> {
    const { employees } = await directory.findEmployees(actor, { text });
    const first = employees.slice(0, maxReceiversFound);
    const companies = new Map(first.map(({ userId, companyName }) => [userId, companyName]));
    const people = await directory.findPeople(db, [...companies.keys()]);
    return people.map((person) => toReceiver(person, companies.get(person.userId) ?? null));
  }

  /** The employee whose whole address it is, where the caller may choose among the people of their company. */
  async function findByAddress(actor: SigningActor, text: string): Promise<KnownReceiver[]> {
    const person = text.includes('@') ? await directory.findPersonByEmail(db, text) : undefined;
    if (!person) return [];
    const { employee } = await directory.describeUser(db, person.userId);
    if (!employee || !maySeeCompany(actor, employee.companyId)) return [];
    const company = await directory.findCompany(db, employee.companyId);
    return [toReceiver(person, company?.name ?? null)];
  }

  /** Whoever received a document that the caller sent for the company that they work for now. */
  async function findEarlier(actor: SigningActor, text: string): Promise<KnownReceiver[]> {
    const { userId: senderUserId, companyId } = actor;
    const patterns = toSearchPatterns(text);
    const receivers = await listEarlierReceivers(db, { senderUserId, companyId, patterns });
    return receivers
      .filter(({ receiverName, receiverSurname, receiverEmail }) =>
        matchesWords(`${receiverName} ${receiverSurname} ${receiverEmail}`, text),
      )
      .map((receiver) => ({ ...receiver, companyName: null }));
  }
}

interface Named {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

function toReceiver({ firstName, lastName, email }: Named, companyName: string | null): KnownReceiver {
  return { receiverName: firstName, receiverSurname: lastName, receiverEmail: email, companyName };
}

/** Of several with one address the first: an employee before what was once typed, the latest before what is older. */
function oncePerAddress(receivers: readonly KnownReceiver[]): KnownReceiver[] {
  const byAddress = new Map<string, KnownReceiver>();
  for (const receiver of receivers) {
    const key = toEmailKey(receiver.receiverEmail);
    if (!byAddress.has(key)) byAddress.set(key, receiver);
  }
  return [...byAddress.values()];
}
