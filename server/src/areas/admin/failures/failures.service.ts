import {
  failureCompanyOf,
  maxFailuresAtOnce,
  type archiveFailures,
  type countFailures,
  type Failure,
  type listFailures,
  type retryFailures,
} from 'shared-api/contracts/admin';
import { isSuperUser, type InputOf, type OutputOf } from 'shared-api/contracts/common';
import type { Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { announceFailures } from '../../../platform/failures/announce-failures.ts';
import {
  countOpenFailures,
  findOpenFailures,
  keyOf,
  listOpenFailures,
  setArchived,
  type FailureFilter,
  type FailureRecord,
} from '../../../platform/failures/failures.repository.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import { readPlace, writePlace } from './failure-cursor.ts';
import { reasonOf } from './failure-reason.ts';

type FailureDependencies = Pick<AreaPlatform, 'db' | 'clock' | 'audit' | 'jobs' | 'deliveries'>;

/** The service of what failed (da sistemare): seen, tried again, archived. */
export function createFailures({ db, clock, audit, jobs, deliveries }: FailureDependencies) {
  return {
    /** What failed and nobody has seen to, the last first. @throws AppError `forbidden`, `invalid-input` on a cursor of elsewhere */
    list: async (
      caller: SignedInCaller,
      { kind, length, cursor }: InputOf<typeof listFailures>,
    ): Promise<OutputOf<typeof listFailures>> => {
      const filter = { ...viewOf(caller), kind };
      const after = cursor === undefined ? undefined : readPlace(cursor);
      const [found, total] = await Promise.all([
        listOpenFailures(db, filter, { after, limit: length + 1 }),
        countOpenFailures(db, filter),
      ]);
      const rows = found.slice(0, length);
      const last = rows.at(-1);
      return {
        rows: rows.map((row) => present(row, caller)),
        total,
        next: found.length > length && last ? writePlace(last) : null,
      };
    },

    /** How much there is to see to; nothing for who sees to none. */
    count: async ({ session }: SignedInCaller): Promise<OutputOf<typeof countFailures>> => {
      const companyId = failureCompanyOf(session);
      return { total: companyId === null ? 0 : await countOpenFailures(db, { companyId }) };
    },

    /** Tries some again. @throws AppError `forbidden` */
    retry: async (
      caller: SignedInCaller,
      which: InputOf<typeof retryFailures>,
    ): Promise<OutputOf<typeof retryFailures>> => {
      const view = viewOf(caller);
      return db.transaction(async (tx) => {
        const found = await find(tx, view, which);
        const able = found.filter(mayRetry);
        const isOf = (isJob: boolean) =>
          able.filter(({ kind }) => (kind === 'job') === isJob).map(({ recordId }) => recordId);
        const revived = await jobs.revive(tx, isOf(true).map(Number));
        const sent = await deliveries.retry(tx, isOf(false));
        const retried = revived.length + sent.length;
        if (retried > 0) await record(tx, { caller, action: 'failures.retried', failures: able });
        return { retried, left: (which.ids?.length ?? found.length) - retried };
      });
    },

    /** Puts some away. @throws AppError `forbidden` */
    archive: async (
      caller: SignedInCaller,
      which: InputOf<typeof archiveFailures>,
    ): Promise<OutputOf<typeof archiveFailures>> => {
      const view = viewOf(caller);
      return db.transaction(async (tx) => {
        const found = await find(tx, view, which);
        await setArchived(tx, found, clock.now());
        if (found.length > 0) await record(tx, { caller, action: 'failures.archived', failures: found });
        return { archived: found.length };
      });
    },
  };

  function find(
    tx: Executor,
    view: FailureFilter,
    { ids, kind }: InputOf<typeof retryFailures>,
  ): Promise<FailureRecord[]> {
    if (ids) return findOpenFailures(tx, view, ids);
    return listOpenFailures(tx, { ...view, kind }, { limit: maxFailuresAtOnce });
  }

  /** An event for each company whose failures they are, in its own chain; those of none in the installation's. */
  async function record(tx: Executor, change: FailureChange): Promise<void> {
    const { session, ip, userAgent, requestId } = change.caller;
    const byCompany = Map.groupBy(change.failures, ({ companyId }) => companyId);
    for (const [companyId, failures] of [...byCompany].toSorted(byCompanyId)) {
      const kinds = [
        ...new Set(failures.map(({ kind, name }) => (kind === 'mail' || kind === 'sms' ? kind : name))),
      ];
      await audit.append(tx, {
        subject: companyId === null ? 'platform_failures' : `admin_failures:${companyId}`,
        action: change.action,
        actor: session.userId,
        companyId,
        data: { count: failures.length, kinds, ip, userAgent, requestId },
      });
      await announceFailures(tx, companyId);
    }
  }

  function mayRetry({ kind, name, isKept }: FailureRecord): boolean {
    if (kind !== 'job') return isKept;
    return jobs.kinds().get(name)?.isOverWhenDead === false;
  }

  function present(record: FailureRecord, { session }: SignedInCaller): Failure {
    const { kind, name, detail, build, supportCode, times, error } = record;
    const facts = { kind, name, detail, build, supportCode, times };
    return {
      ...facts,
      id: keyOf(record),
      at: record.at.toISOString(),
      reason: kind === 'area' ? 'inBrowser' : reasonOf(error),
      error: isSuperUser(session.flags) ? error : '',
      mayRetry: mayRetry(record),
    };
  }
}

interface FailureChange {
  readonly caller: SignedInCaller;
  readonly action: 'failures.retried' | 'failures.archived';
  readonly failures: readonly FailureRecord[];
}

/** Chains are locked in one order, to avoid deadlock. */
const byCompanyId = ([one]: [string | null, unknown], [other]: [string | null, unknown]) =>
  (one ?? '').localeCompare(other ?? '');

function viewOf({ session }: SignedInCaller): FailureFilter {
  const companyId = failureCompanyOf(session);
  if (companyId === null) throw new AppError('forbidden');
  return { companyId };
}
