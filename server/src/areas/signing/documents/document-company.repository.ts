import { sql, type SQL } from 'drizzle-orm';
import { signingDocuments } from './document.schema.ts';

/** The company that a document belongs to, for the log. */
export function companyOfDocument(id: string): SQL {
  return sql`(select ${signingDocuments.companyId} from ${signingDocuments} where ${signingDocuments.id} = ${id})`;
}
