import type { Executor } from '../../../platform/db/database.ts';
import type { Contacts, Person } from '../../ports/people.port.ts';
import { fullNameOf } from '../sign-in/signed-in-user.ts';
import { listReceivers } from './meant-users.repository.ts';
import { phoneOf } from './user-phone.ts';
import type { UserRecord } from './user.schema.ts';
import { findUser, listUsers } from './users.repository.ts';

/** What other areas can ask about users. */
export const people = {
  /** A user by their id; undefined when the account is gone. */
  findPerson: async (executor: Executor, userId: string): Promise<Person | undefined> => {
    const user = await findUser(executor, userId);
    return user && !user.removedAt ? toPerson(user) : undefined;
  },
  /** How a user is reached, and since when; undefined when the account is gone. */
  findContacts: async (executor: Executor, userId: string): Promise<Contacts | undefined> => {
    const user = await findUser(executor, userId);
    if (!user || user.removedAt) return undefined;
    const administrators = [user.emailBy, user.phoneBy].filter((id) => id !== null);
    const names = new Map((await listUsers(executor, administrators)).map((by) => [by.id, fullNameOf(by)]));
    const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? id));
    const { createdAt, emailSince, phoneSince } = user;
    const number = phoneOf(user)?.full;
    return {
      email: {
        value: user.email,
        since: emailSince ?? createdAt,
        enteredBy: nameOf(user.emailBy),
        confirmedAt: user.emailConfirmedAt,
      },
      phone: number
        ? {
            value: number,
            since: phoneSince ?? createdAt,
            enteredBy: nameOf(user.phoneBy),
            confirmedAt: user.phoneConfirmedAt,
          }
        : null,
      passwordSince: user.passwordChangedAt,
    };
  },
  /** Users by their ids, in that order; those whose account is gone are left out. */
  findPeople: async (executor: Executor, userIds: readonly string[]): Promise<Person[]> => {
    const users = new Map((await listUsers(executor, userIds)).map((user) => [user.id, user]));
    return userIds.flatMap((id) => {
      const user = users.get(id);
      return user && !user.removedAt ? [toPerson(user)] : [];
    });
  },
  /** Who receives at a mail address; of several, the first that was made. */
  findPersonByEmail: async (executor: Executor, email: string): Promise<Person | undefined> => {
    const [user] = await listReceivers(executor, email);
    return user && toPerson(user);
  },
};

function toPerson(user: UserRecord): Person {
  return {
    userId: user.id,
    name: fullNameOf(user),
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    language: user.language,
    phonePrefix: user.prefix,
    phoneMobile: user.mobile,
  };
}
