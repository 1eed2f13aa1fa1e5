import {
  failureCompanyOf,
  maxFailuresAtOnce,
  type archiveFailures,
  type countFailures,
  type Failure,
  type listFailures,
  type retryFailures,
  type RetryRefusal,
} from 'shared-api/contracts/admin';
import { isSuperUser, type InputOf, type OutputOf } from 'shared-api/contracts/common';
import type { Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { announceFailures } from '../../../platform/failures/announce-failures.ts';
import {
  countOpenFailures,
  findOpenFailures,
  keyOf,
  listInstallationFaults,
  listOpenFailures,
  ofInstallation,
  setArchived,
  type FailureFilter,
  type FailureRecord,
} from '../../../platform/failures/failures.repository.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import { toSealInUse } from '../seal/seal-in-use.ts';
import { readPlace, writePlace } from './failure-cursor.ts';
import { reasonOf } from './failure-reason.ts';

type FailureDependencies = Pick<AreaPlatform, 'db' | 'clock' | 'audit' | 'jobs' | 'deliveries' | 'seals'>;

/** The service of what failed (da sistemare): seen, tried again, archived. */
export function createFailures({ db, clock, audit, jobs, deliveries, seals }: FailureDependencies) {
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

    /** How much there is to see to, for super users also the seal whose certificate ends; nothing for who sees to none. */
    count: async ({ session }: SignedInCaller): Promise<OutputOf<typeof countFailures>> => {
      const companyId = failureCompanyOf(session);
      if (companyId === null) return { total: 0 };
      const total = await countOpenFailures(db, { companyId });
      return { total: isSuperUser(session.flags) && (await endsSeal()) ? total + 1 : total };
    },

    /** Tries some again. @throws AppError `forbidden` */
    retry: async (
      caller: SignedInCaller,
      which: InputOf<typeof retryFailures>,
    ): Promise<OutputOf<typeof retryFailures>> => {
      const view = viewOf(caller);
      return db.transaction(async (tx) => {
        const found = await find(tx, view, which);
        const able = found.filter((failure) => refusalOf(failure) === undefined);
        const isOf = (isJob: boolean) =>
          able.filter(({ kind }) => (kind === 'job') === isJob).map(({ recordId }) => recordId);
        const revived = (await jobs.revive(tx, isOf(true).map(Number))).map(String);
        const sent = await deliveries.retry(
          tx,
          isOf(false).filter((id) => id !== ofInstallation),
        );
        for (const failure of able) if (failure.recordId === ofInstallation) await retryChannel(tx, failure);
        const isRetried = ({ kind, recordId }: FailureRecord) =>
          recordId === ofInstallation || (kind === 'job' ? revived : sent).includes(recordId);
        const retried = able.filter(isRetried);
        if (retried.length > 0) await record(tx, { caller, action: 'failures.retried', failures: retried });
        const asked = which.ids ?? found.map(keyOf);
        const refused = asked
          .filter((id) => !retried.some((failure) => keyOf(failure) === id))
          .map((id) => ({ id, reason: reasonFor(found.find((failure) => keyOf(failure) === id)) }));
        return { retried: retried.length, left: refused.length, refused };
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

  async function endsSeal(): Promise<boolean> {
    const { state } = toSealInUse(await seals.find(), clock.now());
    return state !== 'good' && state !== 'unknown';
  }

  function find(
    tx: Executor,
    view: FailureFilter,
    { ids, kind }: InputOf<typeof retryFailures>,
  ): Promise<FailureRecord[]> {
    if (ids) return findOpenFailures(tx, view, ids);
    return listOpenFailures(tx, { ...view, kind }, { limit: maxFailuresAtOnce });
  }

  /** What waits is tried at once, and what failed meanwhile leaves again. */
  async function retryChannel(tx: Executor, { kind: channel, companyId }: FailureRecord): Promise<void> {
    const which = { channel, companyId: companyId ?? 'all', limit: maxFailuresAtOnce };
    await deliveries.retry(tx, await listInstallationFaults(tx, which));
    await deliveries.hurry(tx);
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

  /** Why something cannot be tried again, as its row says. */
  function refusalOf({ kind, name, isKept }: FailureRecord): RetryRefusal | undefined {
    if (kind === 'area') return 'inBrowser';
    if (kind !== 'job') return isKept ? undefined : 'notKept';
    return jobs.kinds().get(name)?.isOverWhenDead === false ? undefined : 'onItsScreen';
  }

  /** Why something was not tried again: what its row allows failed over what changed meanwhile, or a text that nobody can read any more. */
  function reasonFor(failure: FailureRecord | undefined): RetryRefusal {
    if (!failure) return 'gone';
    return refusalOf(failure) ?? (failure.kind === 'job' ? 'gone' : 'notKept');
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
      mayRetry: refusalOf(record) === undefined,
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
