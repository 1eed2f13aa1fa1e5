import { patternOf } from '../db/folded-text.ts';
import { and, desc, eq, gt, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { PlainDay } from 'shared-api/contracts/common';
import { isOneOf } from '../db/is-one-of.ts';
import type { Executor } from '../db/database.ts';
import { platformAudit, platformAuditWords, type AuditRow } from './audit.schema.ts';

/** What narrows the events of all chains; what is left out narrows nothing. */
export interface EventFilter {
  /** Those of one company; `all` is every one's, and those of none. */
  readonly companyId: string;
  readonly actions?: readonly string[] | undefined;
  /** Who did it, for whom it was done, or whose records it happened to. */
  readonly person?: EventPerson | undefined;
  readonly isRefused?: boolean | undefined;
  /** Days of Italy, both included. */
  readonly from?: PlainDay | undefined;
  readonly to?: PlainDay | undefined;
  readonly text?: EventText | undefined;
  /** What is nobody's to read here. */
  readonly without?: readonly HiddenEvents[] | undefined;
}

/** A person by their account, and by the subjects that are theirs, whole or by how they begin. */
export interface EventPerson {
  readonly userId: string;
  readonly subjects: readonly string[];
  readonly prefixes: readonly string[];
}

/** Events of subjects that begin so; of `own` only those that somebody did for themselves, or others did for them. */
export interface HiddenEvents {
  readonly userId: string;
  readonly prefixes: readonly string[];
  readonly own: readonly string[];
}

/** What is searched for: all the words in an event, or one of the actions or people that the words stand for. */
interface EventText {
  readonly words: readonly string[];
  readonly actions: readonly string[];
  readonly userIds: readonly string[];
  readonly subjects: readonly string[];
}

/** Where an event stands among all of them, the newest first. */
export interface EventPlace {
  /** ISO 8601, to the millisecond. */
  readonly at: string;
  readonly id: number;
}

/** The newest events under a filter, behind a place. */
export async function searchEvents(
  executor: Executor,
  filter: EventFilter,
  { after, limit }: { readonly after?: EventPlace | undefined; readonly limit: number },
): Promise<AuditRow[]> {
  const { at, id } = platformAudit;
  const isBehind = after && sql`(${at}, ${id}) < (${after.at}::timestamptz, ${after.id}::bigint)`;
  return executor
    .select()
    .from(platformAudit)
    .where(and(fits(filter), isBehind))
    .orderBy(desc(at), desc(id))
    .limit(limit);
}

/** How many events under a filter were written after one; no more than `limit` are counted. */
export async function countEventsAfter(
  executor: Executor,
  filter: EventFilter,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<number> {
  const newer = executor
    .select({ id: platformAudit.id })
    .from(platformAudit)
    .where(and(gt(platformAudit.id, after), fits(filter)))
    .limit(limit);
  const { rows } = await executor.execute<{ total: number }>(
    sql`select count(*)::int as total from (${newer}) as newer`,
  );
  return rows[0]?.total ?? 0;
}

/** An event by its id, if it is under a filter. */
export async function findEvent(
  executor: Executor,
  filter: EventFilter,
  id: number,
): Promise<AuditRow | undefined> {
  const [row] = await executor
    .select()
    .from(platformAudit)
    .where(and(eq(platformAudit.id, id), fits(filter)));
  return row;
}

/** The last event of each chain that tells what its subject was called: it has one of these fields, before or after a change or by itself. */
export async function findNamingEvents(
  executor: Executor,
  { subjects, fields }: { readonly subjects: readonly string[]; readonly fields: readonly string[] },
): Promise<AuditRow[]> {
  if (subjects.length === 0) return [];
  const { subject, sequence, data } = platformAudit;
  const names = sql`array[${sql.join(
    fields.map((field) => sql`${field}`),
    sql`, `,
  )}]::text[]`;
  const holdsName = (place: SQL) => sql`(jsonb_typeof(${place}) = 'object' and ${place} ?| ${names})`;
  return executor
    .selectDistinctOn([subject])
    .from(platformAudit)
    .where(
      and(
        isAnyOf(subject, subjects),
        or(
          holdsName(sql`${data}`),
          holdsName(sql`(${data} -> 'after')`),
          holdsName(sql`(${data} -> 'before')`),
        ),
      ),
    )
    .orderBy(subject, desc(sequence));
}

/** Those of some chains in which something happened. */
export async function findChainsWith(
  executor: Executor,
  { subjects, action }: { readonly subjects: readonly string[]; readonly action: string },
): Promise<ReadonlySet<string>> {
  if (subjects.length === 0) return new Set();
  const rows = await executor
    .selectDistinct({ subject: platformAudit.subject })
    .from(platformAudit)
    .where(and(isAnyOf(platformAudit.subject, subjects), eq(platformAudit.action, action)));
  return new Set(rows.map(({ subject }) => subject));
}

function fits({
  companyId,
  actions,
  person,
  isRefused,
  from,
  to,
  text,
  without = [],
}: EventFilter): SQL | undefined {
  return and(
    companyId === 'all' ? undefined : eq(platformAudit.companyId, companyId),
    actions && isAnyOf(platformAudit.action, actions),
    person && isOf(person),
    isRefused === undefined ? undefined : outcomeIs(isRefused),
    from === undefined ? undefined : sql`${platformAudit.at} >= ${startOf(from)}`,
    to === undefined ? undefined : sql`${platformAudit.at} < ${startOf(to)} + interval '1 day'`,
    text && hasText(text),
    ...without.map((each) => sql`not coalesce(${isHidden(each)}, false)`),
  );
}

function isOf({ userId, subjects, prefixes }: EventPerson): SQL | undefined {
  const { actor, actingFor, subject } = platformAudit;
  return or(
    eq(actor, userId),
    eq(actingFor, userId),
    isAnyOf(subject, subjects),
    ...prefixes.map(beginsWith),
  );
}

function isHidden({ userId, prefixes, own }: HiddenEvents): SQL | undefined {
  const { actor, actingFor } = platformAudit;
  const isOwn = or(eq(actingFor, userId), sql`${actingFor} is null and ${actor} = ${userId}`);
  return or(...prefixes.map(beginsWith), and(or(...own.map(beginsWith)), isOwn));
}

function beginsWith(prefix: string): SQL {
  return sql`starts_with(${platformAudit.subject}, ${prefix})`;
}

function outcomeIs(isRefused: boolean): SQL {
  return isRefused
    ? sql`${platformAudit.data} ->> 'outcome' = 'refused'`
    : sql`${platformAudit.data} ->> 'outcome' is distinct from 'refused'`;
}

function hasText({ words, actions, userIds, subjects }: EventText): SQL | undefined {
  const { subject, action, data, actor, actingFor, searchText } = platformAudit;
  const written = sql`(${subject} || ' ' || ${action} || ' ' || ${data}::text)`;
  // Letters without accents alone are made small byte by byte, in less than half the time: every event is read for a word that none has.
  const folded = sql`coalesce(${searchText}, lower(${written} collate "C"))`;
  return or(
    and(...words.map((word) => holds(folded, patternOf(word)))),
    hasWordsOfBefore(words),
    isAnyOf(action, actions),
    isAnyOf(actor, userIds),
    isAnyOf(actingFor, userIds),
    isAnyOf(subject, subjects),
  );
}

const holds = (text: SQL, pattern: string): SQL => sql`${text} like ${pattern}`;

/** The same of events that were written before texts were folded. */
function hasWordsOfBefore(words: readonly string[]): SQL | undefined {
  if (words.length === 0) return undefined;
  const { eventId, words: kept } = platformAuditWords;
  const found = sql.join(
    words.map((word) => holds(sql`${kept}`, patternOf(word))),
    sql` and `,
  );
  return sql`${platformAudit.id} in (select ${eventId} from ${platformAuditWords} where ${found})`;
}

function isAnyOf(column: AnyPgColumn, values: readonly string[]): SQL {
  return isOneOf(column, values);
}

/** When a day begins in Italy. */
function startOf(day: PlainDay): SQL {
  return sql`(${day}::date::timestamp at time zone 'Europe/Rome')`;
}
