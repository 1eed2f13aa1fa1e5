import { sql, type SQL } from 'drizzle-orm';
import type { DocumentSort } from 'shared-api/contracts/signing';
import { sortKeys } from '../documents/document.schema.ts';

/** By what the grid is sorted; rows of the same value by their id. */
export interface ListOrder {
  sort: DocumentSort;
  direction: 'ascending' | 'descending';
}

const keys: Readonly<Record<DocumentSort, { key: SQL; cast: SQL }>> = {
  created: { key: sql`created_at`, cast: sql`::timestamptz` },
  lifecycle: { key: sortKeys.lifecycle, cast: sql`::smallint` },
  title: { key: sortKeys.title, cast: sql`::text collate "C"` },
  receiver: { key: sortKeys.receiver, cast: sql`::text collate "C"` },
  sent: { key: sortKeys.sent, cast: sql`::timestamptz` },
  signed: { key: sortKeys.signed, cast: sql`::timestamptz` },
};

/** The value that a row is sorted by, for the cursor; null where that is its creation, which a row has anyway. */
export function sortValue({ sort }: ListOrder): SQL {
  return sort === 'created' ? sql`null::text` : keys[sort].key;
}

/** The order of documents. */
export function orderOfDocuments(order: ListOrder): SQL {
  return inOrder(order, { value: keys[order.sort].key, id: sql`id` });
}

/** The same order of the rows of a page, which have their value as `sort_value`. */
export function orderOfPage(order: ListOrder): SQL {
  const value = order.sort === 'created' ? sql`page.created_at` : sql`page.sort_value`;
  return inOrder(order, { value, id: sql`page.id` });
}

function inOrder({ direction }: ListOrder, { value, id }: { value: SQL; id: SQL }): SQL {
  const way = direction === 'ascending' ? sql`asc` : sql`desc`;
  return sql`${value} ${way}, ${id} ${way}`;
}

/** Only what comes after the row that the placeholders `sortValue` and `id` name. */
export function afterRow({ sort, direction }: ListOrder): SQL {
  const { key, cast } = keys[sort];
  const beyond = direction === 'ascending' ? sql`>` : sql`<`;
  return sql`(${key}, id) ${beyond} (${sql.placeholder('sortValue')}${cast}, ${sql.placeholder('id')})`;
}
