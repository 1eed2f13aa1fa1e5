import {
  leaveCauses,
  type addLeave,
  type getLeaveCalendar,
  type Leave,
  type listLeave,
  type listLeaveCauses,
} from 'shared-api/contracts/absences';
import type { InputOf, OutputOf } from 'shared-api/contracts/common';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import type { Directory } from '../../ports/directory.port.ts';
import type { Months } from '../../ports/months.port.ts';
import { absencesTexts } from '../absences.texts.ts';
import type { AbsenceAccess } from '../requests/absence-access.ts';
import { readDayColours } from '../requests/day-colours.ts';
import type { RequestChanges } from '../requests/request-changes.ts';
import type { PresentedRequest, RequestList } from '../requests/request-list.service.ts';

interface LeaveDependencies extends Pick<AreaPlatform, 'db' | 'clock'> {
  readonly directory: Pick<Directory, 'openEmployee'>;
  readonly months: Pick<Months, 'listWorkDays'>;
  readonly access: AbsenceAccess;
  readonly requests: Pick<RequestChanges, 'add' | 'setStatus'>;
  readonly list: RequestList;
}

/** The service of requests of leave (spec 03 §2). */
export function createLeaveService(dependencies: LeaveDependencies) {
  const { db, clock, directory, months, access, requests, list } = dependencies;
  return {
    /** Adds a request, and sends it where that is wanted: both or none. @throws AppError `not-found`, `invalid-input`, `conflict`. */
    add: async (
      caller: SignedInCaller,
      input: InputOf<typeof addLeave>,
    ): Promise<OutputOf<typeof addLeave>> => {
      const { from, to, start, end, cause, note, employeeId, send } = input;
      const employee = await directory.openEmployee(caller, { employeeId });
      const actor = { caller, employee, mayManage: employee.mayManage };
      return db.transaction(async (tx) => {
        const added = await requests.add(tx, actor, { kind: 'leave', cause, from, to, start, end, note });
        const request = send ? await requests.setStatus(tx, actor, added.id, { to: 'toApprove' }) : added;
        return { leave: presentLeave(await list.present(tx, caller, { request, employee })) };
      });
    },

    /** A page of the history. @throws AppError `not-found` for whom the caller may know nothing of. */
    list: async (
      caller: SignedInCaller,
      input: InputOf<typeof listLeave>,
    ): Promise<OutputOf<typeof listLeave>> => {
      const { employeeId, companyId, ...page } = input;
      const reach = await access.reachOfHistory(db, caller, { employeeId, companyId });
      const { total, rows } = await list.readPage(db, reach, { ...page, kind: 'leave' });
      return { list: { total, rows: rows.map(presentLeave) } };
    },

    /** The causali, in the caller's language. */
    listCauses: ({ language }: SignedInCaller): OutputOf<typeof listLeaveCauses> => ({
      causes: leaveCauses.map((id) => ({ id, description: absencesTexts.cause[id][language] })),
    }),

    /** The days that carry leave. @throws AppError `not-found` for whom the caller may know nothing of. */
    getCalendar: async (
      caller: SignedInCaller,
      { employeeId }: InputOf<typeof getLeaveCalendar>,
    ): Promise<OutputOf<typeof getLeaveCalendar>> => {
      const employee = await directory.openEmployee(caller, { employeeId });
      const { language } = caller;
      const wanted = { employee, kind: 'leave', now: clock.now(), language } as const;
      return { calendar: await readDayColours(db, months, wanted) };
    },
  };
}

function presentLeave({ fields, record: { cause, closureId } }: PresentedRequest): Leave {
  return { ...fields, cause: cause ?? 'holiday', isClosure: closureId !== null };
}
