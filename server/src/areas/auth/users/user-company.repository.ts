import { sql, type SQL } from 'drizzle-orm';
import { authUsers } from './user.schema.ts';

/** The company of an account, for the log: none for a super user's, whose affairs are for super users alone. */
export function companyOfUser(userId: string): SQL {
  return sql`(select ${authUsers.companyId} from ${authUsers} where ${authUsers.id} = ${userId} and ${authUsers.a} = 'N')`;
}
