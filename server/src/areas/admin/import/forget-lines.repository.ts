import { and, isNull, or, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/database.ts';
import { isOneOf } from '../../../platform/db/is-one-of.ts';
import type { PersonKeys } from '../../../platform/personal-data/personal-sources.repository.ts';
import { adminImportRows, adminImports } from './import.schema.ts';

/**
 * Empties the lines of people, however they are known: by account, and by address as the file writes it or codice fiscale in the files of
 * their companies and of who administers them all. What another company has in a file of its own stays. That a cell was wrong stays too,
 * not what it said.
 */
export async function forgetLinesOf(
  executor: Executor,
  { users, emails, formerEmails, fiscalCodes, companies }: PersonKeys,
): Promise<void> {
  const { importId, userId, email, cells, problems } = adminImportRows;
  const addresses = [...emails, ...formerEmails].map((address) => address.toLowerCase());
  const valuesOf = (values: readonly string[]) => sql`${sql.param([...values])}::text[]`;
  const isNamed = or(
    sql`lower(${email}) = any(${valuesOf(addresses)})`,
    sql`upper(${cells} ->> 'fiscalCode') = any(${valuesOf(fiscalCodes)})`,
    sql`exists (select 1 from jsonb_array_elements(${problems}) as each where upper(each ->> 'value') = any(${valuesOf(fiscalCodes)}))`,
  );
  const theirs = executor
    .select({ id: adminImports.id })
    .from(adminImports)
    .where(or(isNull(adminImports.companyId), isOneOf(adminImports.companyId, companies)));
  const isTheirs = sql`${importId} in ${theirs}`;
  await executor
    .update(adminImportRows)
    .set({
      name: '',
      username: '',
      email: '',
      cells: null,
      isInvitationDue: false,
      problems: sql`(select coalesce(jsonb_agg(each || '{"value": ""}'::jsonb), '[]'::jsonb) from jsonb_array_elements(${problems}) as each)`,
    })
    .where(or(isOneOf(userId, users), and(isTheirs, isNamed)));
}
