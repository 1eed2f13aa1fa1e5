import { addDays, dayInItaly, type InputOf, type PlainDay } from 'shared-api/contracts/common';
import type { listDueData } from 'shared-api/contracts/admin';
import {
  dataTermKinds,
  termBegin,
  termNoticeDays,
  type DataTermKind,
  type DataTermMonths,
} from 'shared-api/contracts/platform';
import type { Executor } from '../../../platform/db/database.ts';
import { findOrInsertValue } from '../../../platform/installation/installation.repository.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import type { JobContext } from '../../../platform/jobs/job-handler.ts';
import type { PersonalDataService } from '../../../platform/personal-data/personal-data.service.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import type { Directory } from '../../ports/directory.port.ts';
import { requireCompany } from './settings.service.ts';
import { termMonths } from './settings.repository.ts';

interface DataTermsDependencies extends Pick<AreaPlatform, 'db' | 'clock' | 'audit' | 'jobs'> {
  readonly directory: Pick<Directory, 'findCompany' | 'listCompanyIds' | 'listLeft' | 'findEmployee'>;
  readonly personalData: Pick<PersonalDataService, 'countDue' | 'removeDue' | 'forgetEmployee'>;
}

const kind = 'admin.data-terms';
/** Of each kind in one transaction; so many of them are done in one run for a company, and the next day goes on. */
const batchSize = 200;
const maxBatches = 100;
/** At night in Italy, whatever the time of the year. */
const hourOfRun = 2;

/**
 * Makes what keeps the terms of companies (decision 112): every night, in batches, each with an event of how much of each kind ended. Nothing
 * ends before the notice is over that began when the installation first ran with terms.
 */
export function createDataTerms(dependencies: DataTermsDependencies) {
  const { db, clock, audit, jobs, directory, personalData } = dependencies;

  jobs.handle(kind, (_payload: unknown, context) => run(context));

  return {
    /** Begins the notice, where it has not begun. */
    begin: (): Promise<PlainDay> => findFirstDay(db),

    /** Has the job run next night, unless it waits already. */
    clean: async (): Promise<void> => {
      if ((await jobs.findLive(db, [kind])).has(kind)) return;
      await jobs.enqueue(db, { kind, payload: {}, dedupeKey: kind, runAt: nextNight(clock.now()) });
    },

    /** What would end, and from when on. @throws AppError `not-found` */
    listDue: async (caller: SignedInCaller, { companyId }: InputOf<typeof listDueData>) => {
      await requireCompany(dependencies, caller, companyId);
      const months = await termMonths(db, companyId);
      const due = await Promise.all(
        dataTermKinds.map(async (each) => ({
          kind: each,
          count: await personalData.countDue(db, each, { companyId, before: beginOf(each, months) }),
        })),
      );
      return { beginsOn: await findFirstDay(db), due };
    },
  };

  async function run({ signal }: Pick<JobContext, 'signal'>): Promise<void> {
    if (dayInItaly(clock.now()) < (await findFirstDay(db))) return;
    for (const companyId of await directory.listCompanyIds(db))
      for (let batch = 0; batch < maxBatches && !signal.aborted; batch += 1)
        if (!(await endSome(companyId))) break;
    for (const employeeId of await directory.listLeft(db)) {
      if (signal.aborted) return;
      await endEmployee(employeeId);
    }
  }

  /** @returns whether there may be more */
  function endSome(companyId: string): Promise<boolean> {
    return db.transaction(async (tx) => {
      const months = await termMonths(tx, companyId);
      const counts: Partial<Record<DataTermKind, number>> = {};
      for (const each of dataTermKinds) {
        const due = { companyId, before: beginOf(each, months), limit: batchSize };
        const ended = await personalData.removeDue(tx, each, due);
        if (ended > 0) counts[each] = ended;
      }
      if (Object.keys(counts).length === 0) return false;
      await record(tx, companyId, counts);
      return true;
    });
  }

  function endEmployee(employeeId: string): Promise<void> {
    return db.transaction(async (tx) => {
      const employee = await directory.findEmployee(tx, employeeId);
      if (employee && (await personalData.forgetEmployee(tx, employeeId)))
        await record(tx, employee.companyId, { employees: 1 });
    });
  }

  function record(
    executor: Executor,
    companyId: string,
    counts: Readonly<Record<string, number>>,
  ): Promise<void> {
    return audit.append(executor, {
      subject: `admin_settings:${companyId}`,
      action: 'data.expired',
      actor: null,
      companyId,
      data: { ...counts, outcome: 'done' },
    });
  }

  /** The day before which what is of a kind ends; of hours whole months do. */
  function beginOf(each: DataTermKind, months: DataTermMonths): PlainDay {
    const day = termBegin(dayInItaly(clock.now()), months[each]);
    return each === 'hours' ? `${day.slice(0, 7)}-01` : day;
  }

  async function findFirstDay(executor: Executor): Promise<PlainDay> {
    const since = await findOrInsertValue(executor, 'data-terms.since', dayInItaly(clock.now()));
    return addDays(since, termNoticeDays);
  }
}

function nextNight(now: Date): Date {
  const night = new Date(now);
  night.setUTCHours(hourOfRun, 0, 0, 0);
  if (night <= now) night.setUTCDate(night.getUTCDate() + 1);
  return night;
}
