import { sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../db/database.ts';

/** What can fail: work in the background, a message by a channel, an area in browsers. */
type FailureKind = 'job' | 'mail' | 'sms' | 'area';

/** A failure that nobody put aside, of any kind. */
export interface FailureRecord {
  readonly kind: FailureKind;
  /** Of the job, the message or the area's failure: unique within the kind. */
  readonly recordId: string;
  /** When it failed last. */
  readonly at: Date;
  /** The kind of job, to whom the message went, or the area. */
  readonly name: string;
  /** The subject of a mail, the kind of an area's failure; empty otherwise. */
  readonly detail: string;
  /** Of an area: build and support code. Empty otherwise. */
  readonly build: string;
  readonly supportCode: string;
  /** How often it was tried, or happened. */
  readonly times: number;
  readonly error: string;
  /** Whether a message's content is kept. */
  readonly isKept: boolean;
  readonly companyId: string | null;
}

/** Which failures are meant: of a company, or all of them (`all`). */
export interface FailureFilter {
  readonly companyId: string;
  readonly kind?: FailureKind | undefined;
}

/** A place in the list: what comes after it failed earlier. */
export interface FailurePlace {
  readonly at: Date;
  readonly key: string;
}

/** The failures that fit, the last first; after a place. */
export async function listOpenFailures(
  executor: Executor,
  filter: FailureFilter,
  { after, limit }: { readonly after?: FailurePlace | undefined; readonly limit: number },
): Promise<FailureRecord[]> {
  const isAfter = after ? sql`and (at, key) < (${after.at.toISOString()}::timestamptz, ${after.key})` : sql``;
  const { rows } = await executor.execute<FailureWire>(
    sql`select * from (${openFailures(filter)}) as open where ${fits(filter)} ${isAfter} order by at desc, key desc limit ${limit}`,
  );
  return rows.map(toRecord);
}

/** How many failures fit. */
export async function countOpenFailures(executor: Executor, filter: FailureFilter): Promise<number> {
  const { rows } = await executor.execute<{ total: string | number }>(
    sql`select count(*) as total from (${openFailures(filter)}) as open where ${fits(filter)}`,
  );
  return Number(rows[0]?.total ?? 0);
}

/** Those of some failures that fit, by their keys (`keyOf`). */
export async function findOpenFailures(
  executor: Executor,
  filter: FailureFilter,
  keys: readonly string[],
): Promise<FailureRecord[]> {
  const { rows } = await executor.execute<FailureWire>(
    sql`select * from (${openFailures(filter)}) as open where ${fits(filter)} and key = any(${sql.param([...keys])}::text[])`,
  );
  return rows.map(toRecord);
}

/** By which a failure is known in a list. */
export const keyOf = ({ kind, recordId }: Pick<FailureRecord, 'kind' | 'recordId'>) => `${kind}:${recordId}`;

/** In the place of a message's id: all those of a channel that do not leave by the installation's own fault. */
export const ofInstallation = 'installation';

/** Puts failures aside, of all kinds. */
export async function setArchived(
  executor: Executor,
  all: readonly Pick<FailureRecord, 'kind' | 'recordId' | 'companyId'>[],
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  for (const { kind, companyId } of all.filter(({ recordId }) => recordId === ofInstallation))
    await executor.execute(
      sql`update platform_deliveries set archived_at = ${at} where ${isInstallationFault(companyId ?? 'all')} and channel = ${kind}`,
    );
  const failures = all.filter(({ recordId }) => recordId !== ofInstallation);
  const of = (...kinds: FailureKind[]) =>
    sql.param(failures.flatMap(({ kind, recordId }) => (kinds.includes(kind) ? recordId : [])));
  await executor.execute(
    sql`update platform_jobs set archived_at = ${at} where dead_at is not null and id = any(${of('job')}::bigint[])`,
  );
  await executor.execute(
    sql`update platform_deliveries set archived_at = ${at} where state in ('failed', 'bounced') and id = any(${of('mail', 'sms')}::uuid[])`,
  );
  await executor.execute(
    sql`update platform_area_failures set archived_at = ${at} where id = any(${of('area')}::bigint[])`,
  );
}

type FailureWire = Record<string, unknown> & {
  readonly kind: FailureKind;
  readonly record_id: string;
  readonly at: string | Date;
  readonly name: string;
  readonly detail: string;
  readonly build: string;
  readonly support_code: string;
  readonly times: number;
  readonly error: string;
  readonly is_kept: boolean;
  readonly company_id: string | null;
};

/**
 * All that failed and was not put aside; each part by an index of its own. Messages that do not leave by the installation's own fault are
 * one for each channel, those that wait among them: it is mended once.
 */
const openFailures = ({ companyId }: FailureFilter) => sql`
  select 'job' as kind, id::text as record_id, 'job:' || id as key, dead_at as at, kind as name, '' as detail, '' as build,
    '' as support_code, attempts as times, coalesce(last_error, '') as error, false as is_kept, company_id
  from platform_jobs where dead_at is not null and archived_at is null
  union all
  select channel, id::text, channel || ':' || id, coalesce(failed_at, created_at), recipient, subject, '',
    '', attempts, coalesce(last_error, ''), sealed_content is not null, company_id
  from platform_deliveries
  where state in ('failed', 'bounced') and archived_at is null and fault is distinct from 'installation'
  union all
  select channel, ${ofInstallation}, channel || ${`:${ofInstallation}`}, max(coalesce(failed_at, created_at)), '', '', '',
    '', count(*)::int, coalesce((array_agg(last_error order by coalesce(failed_at, created_at) desc))[1], ''), true,
    ${companyId === 'all' ? null : companyId}::text
  from platform_deliveries where ${isInstallationFault(companyId)} group by channel
  union all
  select 'area', id::text, 'area:' || id, last_at, area, kind, build, support_code, times,
    concat_ws(' · ', nullif(browser, ''), nullif(file, '')), false, null
  from platform_area_failures where archived_at is null`;

const isInstallationFault = (companyId: string): SQL =>
  sql`fault = 'installation' and archived_at is null and state <> 'sent'
    and ${companyId === 'all' ? sql`true` : sql`company_id = ${companyId}`}`;

/** The messages that failed for good by the installation's fault, of a company or all of them (`all`), the last first. */
export async function listInstallationFaults(
  executor: Executor,
  {
    channel,
    companyId,
    limit,
  }: { readonly channel: string; readonly companyId: string; readonly limit: number },
): Promise<string[]> {
  const { rows } = await executor.execute<{ id: string }>(
    sql`select id from platform_deliveries where ${isInstallationFault(companyId)} and channel = ${channel} and state = 'failed'
      order by failed_at desc limit ${limit}`,
  );
  return rows.map(({ id }) => id);
}

function fits({ companyId, kind }: FailureFilter): SQL {
  const isOfCompany = companyId === 'all' ? sql`true` : sql`company_id = ${companyId}`;
  return kind ? sql`${isOfCompany} and kind = ${kind}` : isOfCompany;
}

function toRecord(row: FailureWire): FailureRecord {
  const { at, record_id: recordId, support_code: supportCode, is_kept: isKept, company_id: companyId } = row;
  const { kind, name, detail, build, times, error } = row;
  const facts = { kind, name, detail, build, times, error };
  return { ...facts, recordId, at: new Date(at), supportCode, isKept, companyId };
}
