import type { Executor } from '../../../platform/db/database.ts';
import type { PersonKeys } from '../../../platform/personal-data/personal-sources.repository.ts';
import type { Directory } from '../../ports/directory.port.ts';
import { userSubject } from '../users/user-audit.ts';
import { phoneOf } from '../users/user-phone.ts';
import type { UserRecord } from '../users/user.schema.ts';

/** Makes what finds by what the rows of people are known. */
export function createPersonKeys({ directory }: { readonly directory: Pick<Directory, 'describeUser'> }) {
  return async (executor: Executor, users: readonly UserRecord[]): Promise<PersonKeys> => {
    const employees: string[] = [];
    for (const { id } of users) {
      const { employee } = await directory.describeUser(executor, id);
      if (employee) employees.push(employee.id);
    }
    return {
      users: users.map(({ id }) => id),
      employees,
      emails: [...new Set(users.flatMap(({ email, emailKey }) => [email, emailKey]))].filter(Boolean),
      phones: users.flatMap((user) => phoneOf(user)?.full ?? []),
      chains: users.map(({ id }) => userSubject(id)),
    };
  };
}

export type FindPersonKeys = ReturnType<typeof createPersonKeys>;
