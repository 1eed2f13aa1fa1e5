import { randomUUID } from 'node:crypto';
import {
  counterOf,
  minutesOf,
  takenOf,
  type AbsenceStatus,
  type DayTaken,
} from 'shared-api/contracts/absences';
import { dayInItaly, type PlainDay } from 'shared-api/contracts/common';
import type { Executor } from '../../../platform/db/database.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import type { CalendarChanged } from '../../ports/absences.port.ts';
import type { Directory, EmployeeRecord } from '../../ports/directory.port.ts';
import type { Months } from '../../ports/months.port.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import { recordAbsenceEvent } from '../absences-audit.ts';
import { announceAbsence } from '../requests/announce-absence.ts';
import {
  findRequest,
  listCountingSince,
  listDaysOfRequests,
  listTaking,
  lockPerson,
  replaceDays,
  updateRequest,
} from '../requests/requests.repository.ts';
import type { DayRecord, RequestRecord } from '../requests/requests.schema.ts';
import { causeInMonth } from '../requests/timesheet-causes.ts';
import { insertEntries, sumOfRequest } from './balances.repository.ts';

interface RecountDependencies extends Pick<AreaPlatform, 'clock' | 'audit'> {
  readonly directory: Pick<Directory, 'listEmployees'>;
  readonly months: Pick<Months, 'listWorkDays' | 'setAbsence'>;
}

interface Recounted {
  /** Null for the product itself. */
  readonly caller: SignedInCaller | null;
  readonly employee: EmployeeRecord;
}

/**
 * Makes what counts requests anew when the calendar of work changes (decision 043): those that are open, wait or are approved and end on the day
 * from which on it changes, or later. What closed months hold stays, since they keep the calendar that they were closed with.
 */
export function createRecount({ clock, audit, directory, months }: RecountDependencies): CalendarChanged {
  return async (tx, { companyId, employeeId, from, caller }) => {
    const staff = await directory.listEmployees(tx, companyId);
    const byId = new Map(staff.map((employee) => [employee.id, employee]));
    const employeeIds = employeeId === null ? [...byId.keys()] : [employeeId];
    const requests = await listCountingSince(tx, { employeeIds, from });
    for (const [id, own] of Map.groupBy(requests, (request) => request.employeeId)) {
      const employee = byId.get(id);
      if (!employee) continue;
      await lockPerson(tx, employee);
      let isChanged = false;
      for (const request of own)
        isChanged = (await recount(tx, { caller, employee }, request.id)) || isChanged;
      if (isChanged) await announceAbsence(tx, employee);
    }
  };

  /** @returns whether the request takes something else now. */
  async function recount(tx: Executor, actor: Recounted, requestId: string): Promise<boolean> {
    // As it is now that its person is held.
    const request = await findRequest(tx, requestId);
    if (!request || !stillCounts.includes(request.status)) return false;
    const before = await listDaysOfRequests(tx, [request.id]);
    const kept = before.filter(({ givenBackTo }) => givenBackTo === null);
    const after = await countAnew(tx, actor.employee, request, before);
    if (areSame(kept, after)) return false;
    await replaceDays(tx, request, after);
    await updateRequest(tx, request.id, {});
    if (request.status === 'approved') {
      await correct(tx, actor, request, { before: minutesOf(kept), after: minutesOf(after) });
      await months.setAbsence(tx, {
        ...actor,
        requestId: request.id,
        causeId: causeInMonth(request.cause),
        days: after,
      });
    }
    await recordAbsenceEvent(audit, tx, {
      requestId: request.id,
      action: 'absence.recounted',
      caller: actor.caller,
      actingFor: actor.employee.userId,
      data: {
        before: { days: kept.length, minutes: minutesOf(kept) },
        after: { days: after.length, minutes: minutesOf(after) },
      },
    });
    return true;
  }

  /** What a request takes by the calendar as it is now, without days that are a sickness's. */
  async function countAnew(
    tx: Executor,
    employee: EmployeeRecord,
    request: RequestRecord,
    before: readonly DayRecord[],
  ): Promise<DayTaken[]> {
    const taken = takenOf(request, await months.listWorkDays(tx, employee, request));
    const givenTo = new Set(before.flatMap(({ givenBackTo }) => givenBackTo ?? []));
    if (givenTo.size === 0) return taken;
    const { from, to } = request;
    const others = await listTaking(tx, { employeeId: employee.id, from, to, except: request.id });
    const sick = others.filter(({ id }) => givenTo.has(id));
    return taken.filter(({ day }) => !sick.some((each) => each.from <= day && day <= each.to));
  }

  /** Adds what makes the ledger hold what the request takes now. */
  async function correct(
    tx: Executor,
    { caller, employee }: Recounted,
    request: RequestRecord,
    { before, after }: { readonly before: number; readonly after: number },
  ): Promise<void> {
    const counter = request.cause && counterOf(request.cause);
    const minutes = counter ? -after - (await sumOfRequest(tx, request.id)) : 0;
    if (!counter || minutes === 0) return;
    await insertEntries(tx, [
      {
        id: randomUUID(),
        employeeId: employee.id,
        companyId: employee.companyId,
        counter,
        day: laterOf(request.from, dayInItaly(clock.now())),
        minutes,
        kind: 'correction',
        requestId: request.id,
        note: `${inHours(before)} → ${inHours(after)}`,
        createdAt: clock.now(),
        createdBy: caller?.session.userId ?? null,
      },
    ]);
  }
}

/** What an open request will take is said of it too. */
const stillCounts: readonly AbsenceStatus[] = ['open', 'toApprove', 'approved'];

function areSame(one: readonly DayTaken[], other: readonly DayTaken[]): boolean {
  const byDay = new Map(one.map(({ day, minutes }) => [day, minutes]));
  return one.length === other.length && other.every(({ day, minutes }) => byDay.get(day) === minutes);
}

function laterOf(one: PlainDay, other: PlainDay): PlainDay {
  return one > other ? one : other;
}

/** Hours and minutes, `7:12`: the same in every language. */
function inHours(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}
