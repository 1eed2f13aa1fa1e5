import type { listTeamAbsences, TeamAbsence, TeamDay } from 'shared-api/contracts/absences';
import {
  matchesWords,
  isAdmin,
  type InputOf,
  type Language,
  type OutputOf,
  type PlainDay,
} from 'shared-api/contracts/common';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import type { Directory, EmployeeRecord } from '../../ports/directory.port.ts';
import type { Months } from '../../ports/months.port.ts';
import { joinSharedDays } from '../requests/join-shared-days.ts';
import type { RequestRecord } from '../requests/requests.schema.ts';
import type { SicknessReadings } from '../sickness/sickness-readings.ts';
import { listAwayBetween } from './team.repository.ts';

interface TeamDependencies extends Pick<AreaPlatform, 'db'> {
  readonly directory: Pick<
    Directory,
    'openEmployee' | 'listManaged' | 'listEmployees' | 'namesApart' | 'listGroups' | 'listMembers'
  >;
  readonly months: Pick<Months, 'listWorkDays'>;
  readonly readings: Pick<SicknessReadings, 'note'>;
}

/** People of a company, and about whom of them the caller knows why they are away. */
interface Team {
  readonly companyId: string;
  readonly employees: readonly EmployeeRecord[];
  readonly managed: ReadonlySet<string>;
  /** The company's groups, for who administers it. */
  readonly groups?: readonly { readonly id: string; readonly name: string }[];
}

/** The service of who is away (decision 044). */
export function createTeamService({ db, directory, months, readings }: TeamDependencies) {
  return {
    /** Who is away, day by day. @throws AppError `not-found` for a company that is not the caller's to see. */
    list: async (
      caller: SignedInCaller,
      input: InputOf<typeof listTeamAbsences>,
    ): Promise<OutputOf<typeof listTeamAbsences>> => {
      const { companyId, managed, groups, ...team } = await readTeam(caller, input.companyId);
      const inGroup = await readGroup(groups, input.groupId);
      const employees = team.employees.filter(
        ({ name, userId: of }) =>
          matchesWords(name, input.search) && (!inGroup || (of !== null && inGroup.has(of))),
      );
      const requests = await listAwayBetween(db, {
        companyId,
        from: input.from,
        to: input.to,
        statuses: ['approved', 'toApprove'],
      });
      const { userId } = caller.session;
      const knows = ({ id, userId: of }: EmployeeRecord) => managed.has(id) || of === userId;
      const known = new Map(employees.map((employee) => [employee.id, knows(employee)]));
      const visible = requests.filter(
        ({ employeeId, status }) =>
          known.has(employeeId) && (status === 'approved' || known.get(employeeId) === true),
      );
      const byEmployee = Map.groupBy(visible, ({ employeeId }) => employeeId);
      const wanted = employees.filter(({ id }) => !input.awayOnly || byEmployee.has(id));
      const page = wanted.slice(input.offset, input.offset + input.length);
      await readings.note(
        db,
        caller,
        page
          .filter(({ id }) => known.get(id) === true)
          .flatMap((employee) => {
            const rights = {
              employee,
              isOwn: employee.userId === userId,
              mayManage: managed.has(employee.id),
            };
            return (byEmployee.get(employee.id) ?? []).map((record) => ({ record, rights }));
          }),
      );
      const names = await directory.namesApart(db, page);
      return {
        companyId,
        days: await readDays({ companyId, ...input }, { language: caller.language, requests: visible }),
        rows: page.map((employee) => ({
          id: employee.id,
          name: names.get(employee.id) ?? employee.name,
          isOwn: employee.userId === userId,
          absences: presentAbsences(byEmployee.get(employee.id) ?? [], known.get(employee.id) === true),
        })),
        total: wanted.length,
        ...(groups && { groups: groups.map(({ id, name }) => ({ id, name })) }),
      };
    },
  };

  /** Administrators see the companies that they manage, everybody else their own. */
  async function readTeam(caller: SignedInCaller, wanted: string | undefined): Promise<Team> {
    if (isAdmin(caller.session.flags)) {
      const { companyId, employees } = await directory.listManaged(db, caller, wanted);
      const managed = new Set(employees.map(({ id }) => id));
      const [all, groups] = await Promise.all([
        directory.listEmployees(db, companyId),
        directory.listGroups(db, [companyId]),
      ]);
      return { companyId, employees: all, managed, groups };
    }
    const { companyId } = await directory.openEmployee(caller);
    if (wanted !== undefined && wanted !== companyId) throw new AppError('not-found');
    return { companyId, employees: await directory.listEmployees(db, companyId), managed: new Set() };
  }

  /** The users of a group; undefined for everybody. What gives rights is nothing that colleagues learn of each other. */
  async function readGroup(groups: Team['groups'], wanted: string | undefined) {
    if (wanted === undefined) return undefined;
    if (!groups?.some(({ id }) => id === wanted)) throw new AppError('not-found');
    return new Set(await directory.listMembers(db, wanted));
  }

  async function readDays(
    { companyId, from, to }: { readonly companyId: string; readonly from: PlainDay; readonly to: PlainDay },
    { language, requests }: { readonly language: Language; readonly requests: readonly RequestRecord[] },
  ): Promise<TeamDay[]> {
    // Nobody has this id: the days are those of the company's own plan.
    const days = await months.listWorkDays(db, { id: '', companyId }, { from, to });
    return days.map(({ day, planned, holidayName }) => ({
      day,
      isFree: planned === 0,
      holidayName: holidayName?.[language] ?? '',
      away: new Set(
        requests
          .filter((request) => request.status === 'approved' && request.from <= day && day <= request.to)
          .map(({ employeeId }) => employeeId),
      ).size,
    }));
  }
}

function presentAbsences(requests: readonly RequestRecord[], isReasonKnown: boolean): TeamAbsence[] {
  const shown = isReasonKnown ? requests : joinSharedDays(requests);
  return shown.map((request) => presentAbsence(request, isReasonKnown));
}

function presentAbsence(
  { from, to, start, end, cause, status }: RequestRecord,
  isReasonKnown: boolean,
): TeamAbsence {
  const reason = isReasonKnown ? (cause ?? 'sickness') : null;
  return { from, to, start, end, reason, isPending: status === 'toApprove' };
}
