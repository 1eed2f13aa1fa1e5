import { sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../platform/db/database.ts';
import { updateUsers } from 'shared-api/contracts/admin';
import { listOpenFailures } from '../platform/failures/failures.repository.ts';
import { callOn, tamperWith } from '../testing/index.ts';
import { forgetRounds } from '../testing/forget-rounds.ts';
import { decidingRows } from './deciding-rows.ts';
import { describeAbsences, giveBalance } from './absences/testing/absences-app.ts';
import { sendLeave } from './absences/testing/decision-steps.ts';

const day = 24 * 60 * 60_000;

interface Kind {
  readonly kind: string;
  /** What takes rows of it away. */
  readonly taken: SQL;
  /** A row, of a kind of which the others have none, and what it refers to. */
  readonly made?: readonly (readonly [table: string, values?: Readonly<Record<string, string>>])[];
}

const giulia = { user_id: 'giulia' };
const acme = { company_id: 'acme' };
const january = { employee_id: 'employee-mario', month: '2026-01', status: 'closed' };

const kinds: readonly Kind[] = [
  { kind: 'user', taken: sql`delete from auth_users where id = 'giulia'` },
  {
    kind: 'authenticator',
    taken: sql`delete from auth_authenticators`,
    made: [['auth_authenticators', giulia]],
  },
  { kind: 'passkey', taken: sql`delete from auth_passkeys`, made: [['auth_passkeys', giulia]] },
  {
    kind: 'identity',
    taken: sql`delete from auth_company_identities`,
    made: [['auth_company_identities', { ...giulia, ...acme }]],
  },
  { kind: 'provider', taken: sql`delete from auth_company_sign_in`, made: [['auth_company_sign_in', acme]] },
  { kind: 'company', taken: sql`delete from directory_companies where id = 'beta'` },
  { kind: 'group', taken: sql`delete from directory_groups`, made: [['directory_groups', acme]] },
  {
    kind: 'membership',
    taken: sql`delete from directory_group_members`,
    made: [
      ['directory_groups', acme],
      ['directory_group_members', giulia],
    ],
  },
  {
    kind: 'employment',
    taken: sql`update directory_employees set user_id = null where user_id = 'giulia'`,
  },
  { kind: 'rights', taken: sql`delete from auth_users where id = 'giulia'` },
  {
    kind: 'message',
    taken: sql`delete from signing_messages`,
    made: [
      ['signing_messages', acme],
      ['signing_message_sends', { began_at: '2026-01-01T00:00:00Z' }],
    ],
  },
  { kind: 'document', taken: sql`delete from signing_documents`, made: [['signing_documents', acme]] },
  {
    kind: 'month',
    taken: sql`delete from timesheet_months`,
    made: [['timesheet_months', { ...acme, ...january }]],
  },
  { kind: 'absence', taken: sql`delete from absence_requests` },
  { kind: 'balance', taken: sql`delete from absence_entries where employee_id = 'employee-mario'` },
  { kind: 'accrual-policy', taken: sql`delete from absence_policies`, made: [['absence_policies', acme]] },
  { kind: 'delegation', taken: sql`delete from absence_delegations`, made: [['absence_delegations', acme]] },
];

/** Some value of a type. */
const anyOf: Readonly<Record<string, string>> = {
  ARRAY: '{}',
  bigint: '1',
  boolean: 'false',
  date: '2026-01-01',
  integer: '1',
  jsonb: '[]',
  text: '0198a7a4-0000-7000-8000-000000000001',
  'timestamp with time zone': '2026-01-01T00:00:00Z',
  uuid: '0198a7a4-0000-7000-8000-000000000001',
};

/** Writes a row of which only some columns matter. */
async function insertRow(tx: Executor, [table, values]: NonNullable<Kind['made']>[number]): Promise<void> {
  const { rows } = await tx.execute<{ name: string; type: string }>(
    sql`select column_name as name, data_type as type from information_schema.columns
      where table_name = ${table} and is_nullable = 'NO' and column_default is null and is_generated = 'NEVER' and is_identity = 'NO'`,
  );
  const row = { ...Object.fromEntries(rows.map(({ name, type }) => [name, anyOf[type] ?? ''])), ...values };
  const columns = sql.raw(Object.keys(row).join(', '));
  const given = sql.join(
    Object.values(row).map((value) => sql`${value}`),
    sql`, `,
  );
  await tx.execute(sql`insert into ${sql.raw(table)} (${columns}) values (${given})`);
}

describeAbsences('rows that decide, taken away with what was noted of them', (app) => {
  beforeEach(() => forgetRounds(app().platform));

  /** Has all rows compared, a day later. @returns what stands on the page of what failed */
  const compare = async () => {
    app().clock.advance(day);
    await app().platform.notedRows.clean();
    await app().platform.jobs.runDue();
    const open = await listOpenFailures(app().db, { companyId: 'all' }, { limit: 100 });
    return open.map(({ name, error }) => `${name}: ${error}`).toSorted();
  };
  const tamper = (...statements: SQL[]) =>
    tamperWith(app().db, async (tx) => {
      for (const statement of statements) await tx.execute(statement);
    });
  const forgetNote = (kind: string) => sql`delete from platform_noted_rows where kind = ${kind}`;
  const missing = (kind: string) =>
    expect.stringContaining(`platform.anchor-check: Error: The rows of 'rows.${kind}'`) as string;

  const noted = async (kind: string, id: string) => {
    const { rows } = await app().db.execute<Record<string, string>>(
      sql`select row_to_json(note)::text as note from platform_noted_rows note where kind = ${kind} and id = ${id}`,
    );
    return rows[0]?.['note'] ?? '';
  };
  const putBack = (note: string) =>
    sql`insert into platform_noted_rows select * from json_populate_record(null::platform_noted_rows, ${note}::json)`;

  it('are missed where a company’s rules were written, and their note is gone', async () => {
    expect(await compare()).toEqual([]);
    await tamper(
      sql`update directory_companies set sms_otp = false, sign_up = 'open', sign_up_domains = '{evil.example}' where id = 'beta'`,
      forgetNote('company'),
    );
    // Without its note it is one that came, and no new company comes with such rules.
    const came = expect.stringContaining('The row company beta and the event log do not agree: came');
    expect(await compare()).toEqual([missing('company'), came]);
  });

  it('are missed where somebody’s right was taken away, and its note', async () => {
    expect(await compare()).toEqual([]);
    await tamper(sql`update auth_users set permissions = '{}' where id = 'hr'`, forgetNote('rights'));
    expect(await compare()).toContainEqual(missing('rights'));
  });

  it('are missed where row and note were put back to what both were once', async () => {
    expect(await compare()).toEqual([]);
    const former = await noted('user', 'giulia');
    const added = { ids: ['giulia'], addedGroupIds: [], removedGroupIds: [], isActive: false };
    const { error } = await callOn(app().app, updateUsers, added, { cookie: app().cookies.root });
    expect(error).toBeUndefined();
    expect(await compare()).toEqual([]);
    await tamper(
      sql`update auth_users set product_enable = true where id = 'giulia'`,
      sql`delete from platform_noted_rows where kind = 'user' and id = 'giulia'`,
      putBack(former),
    );
    expect(await compare()).toContainEqual(missing('user'));
  });

  it('are missed where what was counted is gone too, or was put back with them', async () => {
    expect(await compare()).toEqual([]);
    const { rows } = await app().db.execute<{ value: string }>(
      sql`select value from platform_installation where name = 'tally.rows.user'`,
    );
    const former = await noted('user', 'giulia');
    const changed = { ids: ['giulia'], addedGroupIds: [], removedGroupIds: [], isActive: false };
    await callOn(app().app, updateUsers, changed, { cookie: app().cookies.root });
    expect(await compare()).toEqual([]);
    await tamper(
      sql`delete from auth_users where id = 'giulia'`,
      sql`delete from platform_noted_rows where kind = 'user' and id = 'giulia'`,
      putBack(former),
      sql`update platform_installation set value = ${rows[0]?.value ?? ''} where name = 'tally.rows.user'`,
    );
    expect(await compare()).toContainEqual(
      expect.stringContaining("'rows.user' was put back to what it was"),
    );
  });

  it('stay on the page of what failed until they are right, and no longer', async () => {
    await tamperWith(app().db, (tx) => insertRow(tx, ['absence_policies', acme]));
    expect(await compare()).toEqual([]);
    const note = await noted('accrual-policy', anyOf['uuid'] ?? '');
    const { rows: policies } = await app().db.execute<{ row: string }>(
      sql`select row_to_json(absence_policies)::text as row from absence_policies`,
    );
    await tamper(sql`delete from absence_policies`, forgetNote('accrual-policy'));
    expect(await compare()).toEqual([missing('accrual-policy')]);
    await tamper(
      putBack(note),
      sql`insert into absence_policies select * from json_populate_record(null::absence_policies, ${policies[0]?.row}::json)`,
    );
    const { rows } = await app().db.execute<{ id: string }>(
      sql`select id from platform_jobs where kind = 'platform.anchor-check'`,
    );
    await app().db.transaction((tx) =>
      app().platform.jobs.revive(
        tx,
        rows.map(({ id }) => Number(id)),
      ),
    );
    await app().platform.jobs.runDue();
    expect(await compare()).toEqual([]);
  });

  it('stand among what failed where somebody had put their entry aside before it was there', async () => {
    expect(await compare()).toEqual([]);
    await tamper(
      sql`insert into platform_jobs (kind, payload, run_at, max_attempts, attempts, dead_at, archived_at, former_key, created_at)
        values ('platform.row-check', '{}', now(), 1, 1, now(), now(), 'platform.row-check:user:mario', now())`,
      sql`update auth_users set a = 'Y' where id = 'mario'`,
    );
    expect(await compare()).toEqual([expect.stringContaining('The row user mario')]);
  });

  it('are of every kind', () => {
    expect(kinds.map(({ kind }) => kind).toSorted()).toEqual(decidingRows.map(({ kind }) => kind).toSorted());
  });

  it.each(kinds)('are missed of the kind $kind', async ({ kind, taken, made = [] }) => {
    await giveBalance(app(), 'mario', { minutes: 4800 });
    await sendLeave(app(), 'mario');
    for (const row of made) await tamperWith(app().db, (tx) => insertRow(tx, row));
    expect(await compare()).toEqual([]);
    await tamper(taken, forgetNote(kind));
    expect(await compare()).toContainEqual(missing(kind));
  });
});
