import {
  daysOfAbsence,
  minutesOf,
  takesTime,
  type AbsenceStatus,
  type getSicknessCalendar,
  type listSickness,
  type quoteSickness,
  type Sickness,
} from 'shared-api/contracts/absences';
import { addDays, dayInItaly, type InputOf, type OutputOf } from 'shared-api/contracts/common';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import type { Directory } from '../../ports/directory.port.ts';
import type { Months } from '../../ports/months.port.ts';
import type { AbsenceAccess } from '../requests/absence-access.ts';
import { askInVain, noObstacle, obstacleOf } from '../requests/ask-in-vain.ts';
import type { RequestChanges } from '../requests/request-changes.ts';
import type { RequestList } from '../requests/request-list.service.ts';
import { listInSpan } from '../requests/requests.repository.ts';
import type { RequestRecord } from '../requests/requests.schema.ts';
import { listLeaveOnDays } from './given-back.repository.ts';
import type { HealthTexts } from './health-texts.ts';
import { requireSickness } from './sickness-access.ts';
import type { SicknessReadings } from './sickness-readings.ts';
import { presentSicknesses } from './sickness.presenter.ts';

interface HistoryDependencies extends Pick<AreaPlatform, 'db' | 'clock'> {
  readonly directory: Pick<Directory, 'openEmployee'>;
  readonly months: Pick<Months, 'listWorkDays'>;
  readonly requests: Pick<RequestChanges, 'check'>;
  readonly access: Pick<AbsenceAccess, 'reachOfHistory'>;
  readonly list: Pick<RequestList, 'readPage' | 'present'>;
  readonly texts: Pick<HealthTexts, 'readCertificate'>;
  readonly readings: Pick<SicknessReadings, 'note'>;
}

/** How far a calendar reaches back, and ahead, in days. */
const [daysBack, daysAhead] = [366, 731];

/** Of how many that a word finds it is written down that somebody looked for it. */
const maxFoundNoted = 100;

/** What is shown of sicknesses: histories, calendars, and what one would take before it is sent (spec 03 §7). */
export function createSicknessHistoryService(dependencies: HistoryDependencies) {
  const { db, clock, directory, months, requests, access, list, texts, readings } = dependencies;
  return {
    /** A page of a history. @throws AppError `not-found` for people, or a company, that are not the caller's to open. */
    list: async (
      caller: SignedInCaller,
      input: InputOf<typeof listSickness>,
    ): Promise<OutputOf<typeof listSickness>> => {
      const { employeeId, companyId, ...page } = input;
      const reach = await access.reachOfHistory(db, caller, { employeeId, companyId });
      const { total, rows } = await list.readPage(db, reach, { ...page, kind: 'sickness' });
      // How many have a word in their note tells what it says, whichever page is asked for.
      const found = page.search === '' ? [] : await firstFound(reach, page);
      const handedOut = new Map([...found, ...rows].map((row) => [row.record.id, row]));
      await readings.note(db, caller, [...handedOut.values()]);
      return { list: { total, rows: await presentSicknesses(db, texts, rows) } };
    },

    /** A sickness as its caller may see it. @throws AppError `not-found` */
    present: async (caller: SignedInCaller, { id }: Pick<RequestRecord, 'id'>): Promise<Sickness> => {
      const { sickness: request, employee } = await requireSickness(dependencies, caller, id);
      const presented = await list.present(db, caller, { request, employee });
      await readings.note(db, caller, [presented]);
      const [sickness] = await presentSicknesses(db, texts, [presented]);
      if (!sickness) throw new AppError('not-found');
      return sickness;
    },

    /** The days that carry somebody's sicknesses, and those on which they don't work. @throws AppError `not-found` */
    getCalendar: async (
      caller: SignedInCaller,
      { employeeId }: InputOf<typeof getSicknessCalendar>,
    ): Promise<OutputOf<typeof getSicknessCalendar>> => {
      const employee = await directory.openEmployee(caller, { employeeId });
      const today = dayInItaly(clock.now());
      const span = { from: addDays(today, -daysBack), to: addDays(today, daysAhead) };
      const sicknesses = await listInSpan(db, { employeeId: employee.id, kind: 'sickness', ...span });
      const { isOwn, mayManage } = employee;
      const rights = { employee, isOwn, mayManage };
      await readings.note(
        db,
        caller,
        sicknesses.map((record) => ({ record, rights })),
      );
      const free = (await months.listWorkDays(db, employee, span)).filter(({ planned }) => planned === 0);
      return {
        calendar: {
          days: coloured(sicknesses, span),
          free: free.map(({ day, holidayName }) => ({ day, name: holidayName?.[caller.language] ?? '' })),
        },
      };
    },

    /** What a sickness would take and give back; nothing is kept. @throws AppError `not-found` */
    quote: async (
      caller: SignedInCaller,
      { employeeId, from, to }: InputOf<typeof quoteSickness>,
    ): Promise<OutputOf<typeof quoteSickness>> => {
      const employee = await directory.openEmployee(caller, { employeeId });
      const actor = { caller, employee, mayManage: employee.mayManage };
      const draft = { kind: 'sickness', cause: null, from, to, start: null, end: null, note: '' } as const;
      return askInVain(db, async (tx) => {
        const taken = await requests.check(tx, actor, draft);
        const leave = await listLeaveOnDays(tx, {
          employeeId: employee.id,
          days: taken.map(({ day }) => day),
        });
        return {
          days: taken.length,
          minutes: minutesOf(taken),
          leave: leave.flatMap(({ leave: { id, cause, status }, days }) =>
            cause === null ? [] : [{ id, cause, status, ...extentOf(days), minutes: minutesOf(days) }],
          ),
          ...noObstacle,
        };
      }).catch((error: unknown) => ({
        days: 0,
        minutes: 0,
        leave: [],
        ...obstacleOf(error, caller.language),
      }));
    },
  };

  async function firstFound(
    reach: Parameters<RequestList['readPage']>[1],
    { search }: Pick<InputOf<typeof listSickness>, 'search'>,
  ) {
    const wanted = { search, offset: 0, length: maxFoundNoted, kind: 'sickness' } as const;
    return (await list.readPage(db, reach, wanted)).rows;
  }
}

/** The state of each day, of the newest request where there are several; refused and withdrawn ones colour none. */
function coloured(
  sicknesses: readonly RequestRecord[],
  span: { readonly from: string; readonly to: string },
): Record<string, AbsenceStatus> {
  const days: Record<string, AbsenceStatus> = {};
  for (const { from, to, status } of sicknesses.toReversed()) {
    if (!takesTime(status)) continue;
    for (const day of daysOfAbsence({ from, to })) if (day >= span.from && day <= span.to) days[day] = status;
  }
  return days;
}

function extentOf(days: readonly { readonly day: string }[]) {
  return { from: days[0]?.day ?? '', to: days.at(-1)?.day ?? '', days: days.length };
}
