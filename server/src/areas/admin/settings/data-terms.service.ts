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
import type { People } from '../../ports/people.port.ts';
import { requireCompany } from './settings.service.ts';
import { termMonths } from './settings.repository.ts';
import { shortenedTermMail } from './shortened-term.mail.ts';
import { findHeldTerms, holdShortened, monthsToday } from './shortened-terms.ts';

interface DataTermsDependencies extends Pick<
  AreaPlatform,
  'db' | 'clock' | 'audit' | 'config' | 'deliveries' | 'jobs'
> {
  readonly directory: Pick<Directory, 'findCompany' | 'listCompanyIds' | 'listLeft' | 'findEmployee'>;
  readonly people: Pick<People, 'findPeople' | 'findPerson' | 'listAdministrators'>;
  readonly personalData: Pick<PersonalDataService, 'countDue' | 'removeDue' | 'forgetEmployee'>;
}

/** What was saved in the place of which terms, by whom. */
interface SavedTerms {
  readonly companyId: string;
  readonly before: DataTermMonths;
  readonly by: string;
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
  const { db, clock, audit, config, deliveries, jobs, directory, people, personalData } = dependencies;

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
      const today = dayInItaly(clock.now());
      const months = await termMonths(db, companyId);
      const held = await findHeldTerms(db, companyId);
      const due = [];
      for (const each of dataTermKinds) {
        const until = held[each]?.until ?? '';
        due.push({
          kind: each,
          count: await countDue(db, companyId, { kind: each, months }),
          from: today < until ? until : null,
        });
      }
      return { beginsOn: await findFirstDay(db), due };
    },

    /** Has terms that were just saved wait where they are shorter, and the administrators know what they end, and when. */
    announceShortened: async (tx: Executor, { companyId, before, by }: SavedTerms): Promise<void> => {
      const after = await termMonths(tx, companyId);
      const change = { companyId, before, after, today: dayInItaly(clock.now()) };
      const { kinds, from } = await holdShortened(tx, change);
      const due = [];
      for (const each of kinds) {
        const count = await countDue(tx, companyId, { kind: each, months: after });
        if (count > 0) due.push({ kind: each, count });
      }
      if (due.length === 0) return;
      const firstDay = await findFirstDay(tx);
      const words = {
        product: config.product.name,
        by: (await people.findPerson(tx, by))?.name ?? '',
        company: (await directory.findCompany(tx, companyId))?.name ?? '',
        day: from > firstDay ? from : firstDay,
        due,
        address: `${config.http.publicUrl}/settings`,
      };
      // Whoever shortened it, too: it may not have been them.
      for (const person of await people.findPeople(tx, await people.listAdministrators(tx, companyId))) {
        const { email: to, firstName: name, language } = person;
        const content = shortenedTermMail({ ...words, name });
        await deliveries.sendMail(tx, { to, content, language, companyId });
      }
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
      const saved = await termMonths(tx, companyId);
      const months = monthsToday(saved, await findHeldTerms(tx, companyId), dayInItaly(clock.now()));
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

  function countDue(
    executor: Executor,
    companyId: string,
    { kind: each, months }: { readonly kind: DataTermKind; readonly months: DataTermMonths },
  ): Promise<number> {
    return personalData.countDue(executor, each, { companyId, before: beginOf(each, months) });
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
