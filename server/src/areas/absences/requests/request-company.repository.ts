import { sql, type SQL } from 'drizzle-orm';
import { absenceRequests } from './requests.schema.ts';

/** The company that a request belongs to, for the log. */
export function companyOfRequest(id: string): SQL {
  return sql`(select ${absenceRequests.companyId} from ${absenceRequests} where ${absenceRequests.id} = ${id})`;
}
