import type { Audit } from '../../../platform/audit/audit.service.ts';
import type { Executor } from '../../../platform/db/database.ts';
import type { PersonKeys } from '../../../platform/personal-data/personal-sources.repository.ts';
import type { Directory } from '../../ports/directory.port.ts';
import { fullNameOf } from '../sign-in/signed-in-user.ts';
import { userSubject } from '../users/user-audit.ts';
import { phoneOf } from '../users/user-phone.ts';
import type { UserRecord } from '../users/user.schema.ts';
import { lookupKey } from '../users/users.repository.ts';
import { findContactsOfOthers, ownsAddress } from './contacts-of-others.repository.ts';
import { eventsOfContacts, formerContactsOf } from './former-contacts.ts';

interface PersonKeysDependencies {
  readonly audit: Pick<Audit, 'listWith'>;
  readonly directory: Pick<Directory, 'listEmployeesOf'>;
}

/** To hand out what somebody may read anyway, or to erase what is nobody else's. */
type Purpose = 'hand-out' | 'erase';

/**
 * Makes what finds by what the rows of people are known, today and before: every employee that they are or were, every address and number that
 * counted for them (decision 141). What is another account's now is left with it; only the address at which a person receives is handed out
 * although another has it too.
 */
export function createPersonKeys({ audit, directory }: PersonKeysDependencies) {
  return async (
    executor: Executor,
    users: readonly UserRecord[],
    purpose: Purpose = 'erase',
  ): Promise<PersonKeys> => {
    const ids = users.map(({ id }) => id);
    const chains = ids.map(userSubject);
    const events = await audit.listWith(executor, { subjects: chains, ...eventsOfContacts });
    const ofChain = Map.groupBy(events, ({ subject }) => subject);
    const former = users.map((user) => formerContactsOf(user, ofChain.get(userSubject(user.id)) ?? []));
    const formerEmails = former.flatMap(({ emails }) => emails);
    const phones = users.flatMap((user) => phoneOf(user)?.full ?? []);
    const formerPhones = former.flatMap((contacts) => contacts.phones);
    const standing = users.filter(({ removedAt }) => removedAt === null);
    const others = await findContactsOfOthers(executor, ids, {
      emailKeys: new Set([...standing.map(({ emailKey }) => emailKey), ...formerEmails.map(lookupKey)]),
      phones: new Set([...phones, ...formerPhones]),
    });
    const emails: string[] = [];
    for (const { id, email, emailKey } of standing) {
      const isTheirs =
        purpose === 'hand-out' ? await ownsAddress(executor, id) : !others.emailKeys.has(emailKey);
      if (isTheirs) emails.push(email, emailKey);
    }
    const left = formerEmails.filter((email) => !others.emailKeys.has(lookupKey(email)));
    const spellings = new Set(left.flatMap((email) => [email, lookupKey(email)]));
    return {
      users: ids,
      employees: (await directory.listEmployeesOf(executor, ids)).map(({ id }) => id),
      emails: [...new Set(emails)].filter(Boolean),
      formerEmails: [...spellings].filter((email) => !emails.includes(email)),
      phones: [...new Set([...phones, ...formerPhones].filter((phone) => !others.phones.has(phone)))],
      usernames: standing.flatMap(({ username, usernameKey }) => [username, usernameKey]),
      names: standing.map(fullNameOf),
      fiscalCodes: standing.map(({ fiscalCode }) => fiscalCode).filter(Boolean),
      chains,
    };
  };
}

export type FindPersonKeys = ReturnType<typeof createPersonKeys>;
