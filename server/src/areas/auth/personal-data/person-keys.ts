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
import { eventsOfContacts, formerContactsOf, provedEmailsOf } from './former-contacts.ts';

interface PersonKeysDependencies {
  readonly audit: Pick<Audit, 'listWith'>;
  readonly directory: Pick<Directory, 'listEmployeesOf'>;
}

/** To hand out what somebody may read anyway, or to erase what is nobody else's. */
type Purpose = 'hand-out' | 'erase';

/**
 * Makes what finds by what the rows of people are known, today and before: every employee that they are or were, every address and number that
 * counted for them (decision 141). What is another account's now is left with it; only the address at which a person receives is handed out
 * although another has it too. An address is theirs where it was shown that they read there: what was only written into their account
 * may be anybody's, and reaches the mails of their own companies alone (decision 148).
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
        (await ownsAddress(executor, id)) && (purpose === 'hand-out' || !others.emailKeys.has(emailKey));
      if (isTheirs) emails.push(email, emailKey);
    }
    const left = formerEmails.filter((email) => !others.emailKeys.has(lookupKey(email)));
    const proved = new Set(
      ids.flatMap((id) => provedEmailsOf(id, ofChain.get(userSubject(id)) ?? [])).map(lookupKey),
    );
    const isProved = (email: string) => proved.has(lookupKey(email));
    const unshared = standing.filter(({ emailKey }) => !others.emailKeys.has(emailKey));
    const written = [...left.filter((email) => !isProved(email)), ...unshared.map(({ email }) => email)];
    const employees = await directory.listEmployeesOf(executor, ids);
    return {
      users: ids,
      employees: employees.map(({ id }) => id),
      companies: [
        ...new Set(
          [...users, ...employees].flatMap(({ companyId }) => (companyId === null ? [] : [companyId])),
        ),
      ],
      emails: [...new Set(emails)].filter(Boolean),
      formerEmails: spellingsOf(left.filter(isProved)).filter((email) => !emails.includes(email)),
      writtenEmails: spellingsOf(written).filter((email) => email !== '' && !emails.includes(email)),
      phones: [...new Set([...phones, ...formerPhones].filter((phone) => !others.phones.has(phone)))],
      usernames: standing.flatMap(({ username, usernameKey }) => [username, usernameKey]),
      names: standing.map(fullNameOf),
      fiscalCodes: standing.map(({ fiscalCode }) => fiscalCode).filter(Boolean),
      chains,
    };
  };
}

const spellingsOf = (emails: readonly string[]) => [
  ...new Set(emails.flatMap((email) => [email, lookupKey(email)])),
];

export type FindPersonKeys = ReturnType<typeof createPersonKeys>;
