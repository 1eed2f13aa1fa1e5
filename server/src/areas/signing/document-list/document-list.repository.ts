import { sql, type SQL } from 'drizzle-orm';
import { documentPageSize, type DeliveryState } from 'shared-api/contracts/signing';
import type { Executor } from '../../../platform/db/database.ts';
import type { DeliveryFault } from '../../../platform/deliveries/deliveries.schema.ts';
import { preparedOn } from '../../../platform/db/prepared.ts';
import { signingDocuments, type DocumentRecord } from '../documents/document.schema.ts';
import {
  afterRow,
  orderOfDocuments,
  orderOfPage,
  sortValue,
  type ListOrder,
} from './list-order.repository.ts';

/** Whose documents, by what the caller may see at all. */
export type ListScope =
  | { kind: 'all' }
  | { kind: 'company'; companyId: string }
  | { kind: 'receiver'; emailKey: string }
  | { kind: 'document'; id: string };

/** Which documents. */
export interface ListFilter {
  scope: ListScope;
  status: 'all' | 'signed' | 'open';
  /** Patterns of `like` that must all match. */
  patterns: readonly string[];
  /** Only documents that this person sent or receives. */
  person: { userId: string; emailKey: string } | null;
}

/** Which of them, in what order. */
export interface ListQuery extends ListFilter {
  order: ListOrder;
  /** The last row of the page before. */
  after: { sortValue: string; id: string } | null;
  offset: number;
  limit: number;
}

const documentColumns = [
  'id',
  'companyId',
  'createdAt',
  'title',
  'senderEmail',
  'receiverName',
  'receiverSurname',
  'receiverEmail',
  'receiverEmailKey',
  'savesCopy',
  'phoneVerifiedAt',
  'phoneOnRecord',
  'hiddenAt',
  'wrongReceiverAt',
  'receiverLeftAt',
  'sentAt',
  'openedAt',
  'needsCode',
  'expires',
  'expiryHours',
  'expiresAt',
  'state',
  'signedAt',
  'fileName',
  'signaturesDone',
  'signaturesTotal',
  'sealProblem',
  'changedFile',
  'version',
] as const satisfies (keyof DocumentRecord)[];

type DocumentColumn = (typeof documentColumns)[number];
type InJson<T> = T extends Date ? string : T;

/** A document with its delivery as the database writes them into JSON: instants are texts with their offset. */
export type ListedDocument = { [Column in DocumentColumn]: InJson<DocumentRecord[Column]> } & {
  deliveryState: DeliveryState | null;
  deliveryError: string | null;
  deliveryFault: DeliveryFault | null;
  /** When the mail leaves, where mail times put it off. */
  noticeAt: string | null;
  /** What it is sorted by; null where that is its creation. */
  sortValue: string | number | null;
};

const columns: (keyof ListedDocument)[] = [
  ...documentColumns,
  'deliveryState',
  'deliveryError',
  'deliveryFault',
  'noticeAt',
  'sortValue',
];
const documentNames = documentColumns.map((column) => signingDocuments[column].name);
const furtherNames = ['delivery_state', 'delivery_error', 'delivery_fault', 'notice_at', 'sort_value'];

const preparedLists = preparedOn(() => new Map<string, ListStatement>());

/** One page of the grid; one row more than asked for means that there is a next page. */
export async function listDocuments(executor: Executor, query: ListQuery): Promise<ListedDocument[]> {
  const [result] = await statementFor(executor, query).execute({ ...valuesOf(query), ...query.after });
  return (result?.page ?? []).map(toListed);
}

/** How many documents there are, counted no further than `max`. */
export async function countListed(executor: Executor, filter: ListFilter, max: number): Promise<number> {
  const [counted] = await executor
    .select({ total: sql<number>`count(*)::int` })
    .from(
      sql`(
        select from signing_documents
        where ${sql.join(conditionsOf(filter), sql` and `)}
        limit ${sql.raw(`${Math.trunc(max)}`)}
      ) listed`,
    )
    .prepare('')
    .execute(valuesOf(filter));
  return counted?.total ?? 0;
}

type ListStatement = ReturnType<typeof prepareList>;

// The usual pages are prepared once: then the database need not read and plan the same text again and again.
function statementFor(executor: Executor, query: ListQuery): ListStatement {
  const { scope, status, patterns, person, order, after, offset, limit } = query;
  const isNewestFirst = order.sort === 'created' && order.direction === 'descending';
  const isUsual = patterns.length === 0 && isNewestFirst && offset === 0 && limit === documentPageSize;
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
  const conditions = [...conditionsOf(query), ...(query.after ? [afterRow(query.order)] : [])];
  const values = sql.raw([...documentNames, ...furtherNames].map((name) => `listed.${name}`).join(', '));
  return executor
    .select({ page: sql<unknown[][] | null>`json_agg(json_build_array(${values}))` })
    .from(
      sql`(
        select page.*, delivery.state as delivery_state, delivery.last_error as delivery_error, delivery.fault as delivery_fault,
          case when delivery.notice_at > delivery.created_at then delivery.notice_at end as notice_at
        from (
          select ${sql.raw(documentNames.join(', '))}, delivery_id, ${sortValue(query.order)} as sort_value
          from signing_documents
          where ${sql.join(conditions, sql` and `)}
          order by ${orderOfDocuments(query.order)}
          limit ${sql.raw(`${Math.trunc(query.limit) + 1} offset ${Math.trunc(query.offset)}`)}
        ) page
        left join platform_deliveries delivery on delivery.id = page.delivery_id
        order by ${orderOfPage(query.order)}
      ) listed`,
    )
    .prepare(name);
}

function conditionsOf({ scope, status, patterns, person }: ListFilter): SQL[] {
  const value = sql.placeholder;
  const conditions = [sql`deleted_at is null`, scopeConditions[scope.kind]];
  if (status === 'signed') conditions.push(sql`state = 'signed'`);
  if (status === 'open') conditions.push(sql`state <> 'signed'`);
  for (const index of patterns.keys()) conditions.push(sql`search_key like ${value(`pattern${index}`)}`);
  if (person)
    conditions.push(sql`(sender_user_id = ${value('userId')} or receiver_email_key = ${value('emailKey')})`);
  return conditions;
}

const scopeConditions: Readonly<Record<ListScope['kind'], SQL>> = {
  all: sql`hidden_at is null`,
  company: sql`company_id = ${sql.placeholder('company')} and hidden_at is null`,
  receiver: sql`receiver_email_key = ${sql.placeholder('receiver')} and state <> 'draft' and wrong_receiver_at is null and receiver_left_at is null`,
  document: sql`id = ${sql.placeholder('document')} and state <> 'draft' and wrong_receiver_at is null`,
};

function valuesOf({ scope, patterns, person }: ListFilter): Record<string, unknown> {
  return {
    ...person,
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
