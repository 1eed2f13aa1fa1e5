import { sql, type SQL } from 'drizzle-orm';
import { foldText, foldingVersion, usernameKeyOf } from 'shared-api/contracts/common';
import { foldEvents } from '../platform/audit/folded-events.repository.ts';
import type { Executor } from '../platform/db/database.ts';
import { findValue, setValue } from '../platform/installation/installation.repository.ts';

/** A column that keeps a text folded, with what it is the folding of. */
interface FoldedColumn {
  readonly table: string;
  readonly key?: string;
  readonly column: string;
  readonly of: SQL;
}

const message = (column: string) =>
  sql`(select ${sql.identifier(column)} from signing_messages where signing_messages.id = message_id)`;

/** Every column that keeps a folded text and is not made by the database; whoever writes what it is of writes it too. */
const columns: readonly FoldedColumn[] = [
  { table: 'auth_users', column: 'first_name_fold', of: sql`first_name` },
  { table: 'auth_users', column: 'last_name_fold', of: sql`last_name` },
  { table: 'auth_users', column: 'username_fold', of: sql`username` },
  { table: 'auth_users', column: 'email_fold', of: sql`email` },
  { table: 'directory_companies', column: 'name_fold', of: sql`name` },
  { table: 'directory_employees', column: 'name_fold', of: sql`name` },
  { table: 'directory_groups', column: 'name_fold', of: sql`name` },
  { table: 'absence_requests', column: 'note_fold', of: sql`note` },
  {
    table: 'signing_documents',
    column: 'receiver_fold',
    of: sql`receiver_surname || ' ' || receiver_name`,
  },
  {
    table: 'signing_documents',
    column: 'search_key',
    of: sql`concat_ws(' ', title, receiver_name, receiver_surname, receiver_email, sender_name, sender_email)`,
  },
  { table: 'signing_confirmation_mails', column: 'email_fold', of: sql`email` },
  { table: 'signing_message_copies', column: 'receiver_fold', of: sql`receiver_name` },
  {
    table: 'signing_message_copies',
    column: 'search_key',
    of: sql`concat_ws(' ', ${message('title')}, ${message('sender_company')}, receiver_name)`,
  },
  {
    table: 'signing_message_sends',
    key: 'message_id',
    column: 'search_key',
    of: sql`concat_ws(' ', ${message('title')}, receivers)`,
  },
];

interface Kept extends Record<string, unknown> {
  readonly id: string;
  readonly kept: string;
  readonly text: string;
}

const valueName = 'folding';
const pageSize = 1000;

/**
 * Folds at the start what is not folded: all texts where they were folded by another version of the product, and otherwise what a server of
 * before wrote beside this one.
 */
export async function foldTexts(db: Executor): Promise<void> {
  await foldEvents(db);
  const isCurrent = (await findValue(db, valueName)) === String(foldingVersion);
  for (const column of columns) await foldColumn(db, column, isCurrent);
  if (isCurrent) return;
  await renewUsernameKeys(db);
  await setValue(db, valueName, String(foldingVersion));
}

async function foldColumn(
  db: Executor,
  { table, key = 'id', column, of }: FoldedColumn,
  isCurrent: boolean,
): Promise<void> {
  const [at, kept, id] = [table, column, key].map((name) => sql.identifier(name));
  const isMissing = isCurrent ? sql`and ${kept} = '' and ${of} <> ''` : sql``;
  for (let after: string | undefined = ''; after !== undefined;) {
    const { rows }: { rows: Kept[] } = await db.execute<Kept>(sql`
      select ${id} as id, ${kept} as kept, ${of} as text from ${at}
      where ${id} > ${after} ${isMissing} order by ${id} limit ${pageSize}`);
    const stale = rows
      .map((row) => ({ ...row, folded: foldText(row.text) }))
      .filter((row) => row.folded !== row.kept);
    if (stale.length > 0)
      await db.execute(sql`
        update ${at} set ${kept} = written.folded
        from jsonb_to_recordset(${JSON.stringify(stale)}::jsonb) as written (id text, kept text, folded text)
        where ${at}.${id} = written.id and ${at}.${kept} = written.kept`);
    after = rows.length < pageSize ? undefined : rows.at(-1)?.id;
  }
}

/** Gives user names the key that they have today; of two that look alike the later one keeps the key of before, by which its person still signs in. */
async function renewUsernameKeys(db: Executor): Promise<void> {
  const { rows } = await db.execute<{ id: string; username: string; key: string }>(sql`
    select id, username, username_key as key from auth_users where removed_at is null order by created_at, id`);
  for (const { id, username, key } of rows) {
    const renewed = usernameKeyOf(username);
    if (renewed !== key)
      await db.execute(sql`
        update auth_users set username_key = ${renewed}
        where id = ${id} and not exists (select from auth_users other where other.username_key = ${renewed})`);
  }
}
