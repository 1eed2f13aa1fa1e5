import { sql } from 'drizzle-orm';
import type { Executor } from '../db/database.ts';

/** How the whole installation stands, as its database knows. */
export interface InstallationFigures {
  readonly jobs: readonly {
    readonly kind: string;
    readonly state: 'later' | 'due' | 'running' | 'dead';
    readonly count: number;
    /** Seconds for which the oldest has been due. */
    readonly oldestSeconds: number;
  }[];
  readonly deliveries: readonly {
    readonly channel: string;
    readonly state: string;
    readonly count: number;
  }[];
  readonly failures: readonly { readonly kind: string; readonly count: number }[];
  readonly sessions: readonly { readonly kind: string; readonly count: number }[];
}

/** Reads them, as they stand at a moment. */
export async function readInstallationFigures(db: Executor, now: Date): Promise<InstallationFigures> {
  const at = now.toISOString();
  const count = 'count(*)::int as count';
  const jobs = await db.execute<Row<'jobs'>>(sql`
    select kind, case when dead_at is not null then 'dead' when locked_until > ${at} then 'running'
      when run_at <= ${at} then 'due' else 'later' end as state,
      ${sql.raw(count)}, greatest(0, extract(epoch from ${at}::timestamptz - min(run_at)))::float as "oldestSeconds"
    from platform_jobs where done_at is null and archived_at is null group by 1, 2 order by 1, 2`);
  const deliveries = await db.execute<Row<'deliveries'>>(sql`
    select channel, state, ${sql.raw(count)} from platform_deliveries
    where created_at > ${at}::timestamptz - interval '1 day' group by 1, 2 order by 1, 2`);
  const failures = await db.execute<Row<'failures'>>(sql`
    select 'job' as kind, ${sql.raw(count)} from platform_jobs where dead_at is not null and archived_at is null
    union all select channel, ${sql.raw(count)} from platform_deliveries
      where state in ('failed', 'bounced') and archived_at is null group by 1
    union all select 'area', ${sql.raw(count)} from platform_area_failures where archived_at is null`);
  const sessions = await db.execute<Row<'sessions'>>(sql`
    select kind, ${sql.raw(count)} from platform_sessions
    where revoked_at is null and expires_at > ${at} group by 1 order by 1`);
  return { jobs: jobs.rows, deliveries: deliveries.rows, failures: failures.rows, sessions: sessions.rows };
}

type Row<Name extends keyof InstallationFigures> = InstallationFigures[Name][number] &
  Record<string, unknown>;
