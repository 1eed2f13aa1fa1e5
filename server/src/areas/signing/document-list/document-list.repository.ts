import { sql, type SQL } from 'drizzle-orm';
import { documentPageSize, type DeliveryState, type DocumentState } from 'shared-api/contracts/signing';
import type { Executor } from '../../../platform/db/database.ts';
import { preparedOn } from '../../../platform/db/prepared.ts';

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

/** A row as the database writes it into JSON: instants are texts with their offset. */
export interface ListedDocument {
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
  phone_verified_at: string | null;
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

const documentColumns: (keyof ListedDocument)[] = [
  'id',
  'company_id',
  'created_at',
  'title',
  'sender_email',
  'receiver_name',
  'receiver_surname',
  'receiver_email',
  'receiver_email_key',
  'saves_copy',
  'phone_verified_at',
  'sent_at',
  'needs_code',
  'expires',
  'expiry_hours',
  'expires_at',
  'state',
  'signed_at',
  'file_name',
  'signatures_done',
  'signatures_total',
  'seal_problem',
  'version',
];
const columns: (keyof ListedDocument)[] = [...documentColumns, 'delivery_state', 'delivery_error'];

const preparedLists = preparedOn(() => new Map<string, ListStatement>());

/** One page of the grid, the newest first; one row more than asked for tells that there is a next page. */
export async function listDocuments(executor: Executor, query: ListQuery): Promise<ListedDocument[]> {
  const [result] = await statementFor(executor, query).execute(valuesOf(query));
  return (result?.page ?? []).map(toListed);
}

type ListStatement = ReturnType<typeof prepareList>;

// The usual pages are prepared once: then the database need not read and plan the same text again and again.
function statementFor(executor: Executor, query: ListQuery): ListStatement {
  const { scope, status, patterns, person, after, offset, limit } = query;
  const isUsual = patterns.length === 0 && offset === 0 && limit === documentPageSize;
  if (!isUsual) return prepareList(executor, query, '');
  const prepared = preparedLists(executor);
  const shape = [scope.kind, status, person ? 'person' : '', after ? 'after' : ''].join('_');
  const statement = prepared.get(shape) ?? prepareList(executor, query, `signing_list_${shape}`);
  prepared.set(shape, statement);
  return statement;
}

/**
 * The statement of the grid. The page is cut first, then each of its rows looks its delivery up. All of it comes as one JSON
 * value: node-postgres spends more on 25 columns and their rows than the database spends on finding them.
 */
function prepareList(executor: Executor, query: ListQuery, name: string) {
  const values = sql.raw(columns.map((column) => `listed.${column}`).join(', '));
  return executor
    .select({ page: sql<unknown[][] | null>`json_agg(json_build_array(${values}))` })
    .from(
      sql`(
        select page.*, delivery.state as delivery_state, delivery.last_error as delivery_error
        from (
          select ${sql.raw(documentColumns.join(', '))}, delivery_id
          from signing_documents
          where ${sql.join(conditionsOf(query), sql` and `)}
          order by created_at desc, id desc
          limit ${sql.raw(`${Math.trunc(query.limit) + 1} offset ${Math.trunc(query.offset)}`)}
        ) page
        left join platform_deliveries delivery on delivery.id = page.delivery_id
        order by page.created_at desc, page.id desc
      ) listed`,
    )
    .prepare(name);
}

function conditionsOf({ scope, status, patterns, person, after }: ListQuery): SQL[] {
  const value = sql.placeholder;
  const conditions = [sql`deleted_at is null`, scopeConditions[scope.kind]];
  if (status === 'signed') conditions.push(sql`state = 'signed'`);
  if (status === 'open') conditions.push(sql`state <> 'signed'`);
  for (const index of patterns.keys()) conditions.push(sql`search_key like ${value(`pattern${index}`)}`);
  if (person)
    conditions.push(sql`(sender_user_id = ${value('userId')} or receiver_email_key = ${value('emailKey')})`);
  if (after) conditions.push(sql`(created_at, id) < (${value('createdAt')}::timestamptz, ${value('id')})`);
  return conditions;
}

const scopeConditions: Readonly<Record<ListScope['kind'], SQL>> = {
  all: sql`true`,
  company: sql`company_id = ${sql.placeholder('company')}`,
  receiver: sql`receiver_email_key = ${sql.placeholder('receiver')} and state <> 'draft'`,
  document: sql`id = ${sql.placeholder('document')} and state <> 'draft'`,
};

function valuesOf({ scope, patterns, person, after }: ListQuery): Record<string, unknown> {
  return {
    ...person,
    ...after,
    ...Object.fromEntries(patterns.map((pattern, index) => [`pattern${index}`, pattern])),
    ...(scope.kind === 'company' && { company: scope.companyId }),
    ...(scope.kind === 'receiver' && { receiver: scope.emailKey }),
    ...(scope.kind === 'document' && { document: scope.id }),
  };
}

function toListed(values: readonly unknown[]): ListedDocument {
  const row: Record<string, unknown> = {};
  for (const [place, column] of columns.entries()) row[column] = values[place];
  return row as unknown as ListedDocument;
}
