import { sql, type SQL } from 'drizzle-orm';
import type { DeliveryState, DocumentState } from 'shared-api/contracts/signing';
import type { Executor } from '../../platform/db/database.ts';

/** Whose documents, by what the caller may see at all. */
export type ListScope =
  | { kind: 'all' }
  | { kind: 'company'; companyId: string }
  | { kind: 'receiver'; emailKey: string }
  | { kind: 'document'; id: string };

export interface ListQuery {
  scope: ListScope;
  status: 'all' | 'signed' | 'open';
  /** Patterns of `like` that must all match. */
  patterns: readonly string[];
  /** Only documents that this person sent or receives. */
  person: { userId: string; emailKey: string } | null;
  /** The last row of the page before. */
  after: { createdAt: string; id: string } | null;
  offset: number;
  limit: number;
}

/** A row as the database gives it: instants are texts in its own notation. */
export interface ListedDocument extends Record<string, unknown> {
  id: string;
  company_id: string | null;
  created_at: string;
  title: string;
  sender_email: string;
  receiver_name: string;
  receiver_surname: string;
  receiver_email: string;
  receiver_email_key: string;
  saves_copy: boolean;
  phone_verified: boolean;
  sent_at: string | null;
  needs_code: boolean;
  expires: boolean;
  expiry_hours: number | null;
  expires_at: string | null;
  state: DocumentState;
  signed_at: string | null;
  file_name: string;
  signatures_done: number;
  signatures_total: number;
  seal_problem: string | null;
  version: number;
  delivery_state: DeliveryState | null;
  delivery_error: string | null;
}

/** One page of the grid, the newest first; one row more than asked for tells that there is a next page. */
export async function listDocuments(executor: Executor, query: ListQuery): Promise<ListedDocument[]> {
  const { rows } = await executor.execute<ListedDocument>(listStatement(query));
  return rows;
}

/** The statement of the grid. The page is cut first, then each of its rows looks its delivery up. */
export function listStatement(query: ListQuery): SQL {
  return sql`
    select page.*, delivery.state as delivery_state, delivery.last_error as delivery_error
    from (
      select id, company_id, created_at, title, sender_email, receiver_name, receiver_surname, receiver_email,
        receiver_email_key, saves_copy, phone_verified_at is not null as phone_verified, sent_at, needs_code, expires,
        expiry_hours, expires_at, state, signed_at, file_name, signatures_done, signatures_total, seal_problem, version,
        delivery_id
      from signing_documents
      where deleted_at is null and ${sql.join(conditionsOf(query), sql` and `)}
      order by created_at desc, id desc
      limit ${query.limit + 1} offset ${query.offset}
    ) page
    left join platform_deliveries delivery on delivery.id = page.delivery_id
    order by page.created_at desc, page.id desc`;
}

function conditionsOf({ scope, status, patterns, person, after }: ListQuery): SQL[] {
  const conditions = [scopeCondition(scope)];
  if (status === 'signed') conditions.push(sql`state = 'signed'`);
  if (status === 'open') conditions.push(sql`state <> 'signed'`);
  for (const pattern of patterns) conditions.push(sql`search_key like ${pattern}`);
  if (person)
    conditions.push(sql`(sender_user_id = ${person.userId} or receiver_email_key = ${person.emailKey})`);
  if (after) conditions.push(sql`(created_at, id) < (${after.createdAt}::timestamptz, ${after.id})`);
  return conditions;
}

function scopeCondition(scope: ListScope): SQL {
  if (scope.kind === 'all') return sql`true`;
  if (scope.kind === 'company') return sql`company_id = ${scope.companyId}`;
  if (scope.kind === 'receiver') return sql`receiver_email_key = ${scope.emailKey} and state <> 'draft'`;
  return sql`id = ${scope.id} and state <> 'draft'`;
}
